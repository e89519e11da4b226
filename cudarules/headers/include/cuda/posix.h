// Functions of the operating system, which come with headers of their own.

extern "C" {

typedef unsigned long pthread_t;
typedef int sig_atomic_t;
struct lconv;
void (*signal(int, void (*)(int)))(int);
int raise(int);
__host__ __device__ int setjmp(void *); // of which nvcc says nothing in device code
[[noreturn]] void longjmp(void *, int);
char *setlocale(int, const char *);
unsigned int sleep(unsigned int);
int usleep(unsigned int);
int nanosleep(const struct timespec *, struct timespec *);
pid_t getpid();
pid_t fork();
pid_t vfork();
int execv(const char *, char *const *);
int execve(const char *, char *const *, char *const *);
int execvp(const char *, char *const *);
int execl(const char *, const char *, ...);
int execle(const char *, const char *, ...);
int execlp(const char *, const char *, ...);
pid_t getppid();
pid_t wait(int *);
pid_t waitpid(pid_t, int *, int);
int kill(pid_t, int);
int pipe(int *);
int dup2(int, int);
int fsync(int);
int ftruncate(int, off_t);
int mkdir(const char *, unsigned int);
int chdir(const char *);
char *getcwd(char *, size_t);
int isatty(int);
long sysconf(int);
int getpagesize();
int gethostname(char *, size_t);
int open(const char *, int, ...);
int close(int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
off_t lseek(int, off_t, int);
int unlink(const char *);
int access(const char *, int);
void *mmap(void *, size_t, int, int, int, off_t);
int munmap(void *, size_t);
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
int dlclose(void *);
char *dlerror();
int sched_yield();
pthread_t pthread_self();
int pthread_equal(pthread_t, pthread_t);
int pthread_yield();

} // extern "C"

namespace std {
using ::signal;
using ::raise;
using ::longjmp;
using ::setlocale;
} // namespace std
