//		pthread_t
extern "C" { typedef unsigned long pthread_t; }
//		sig_atomic_t
extern "C" { typedef int sig_atomic_t; }
//		lconv
extern "C" { struct lconv; }
//		signal
extern "C" { void (*signal(int, void (*)(int)))(int); }
//		raise
extern "C" { int raise(int); }
//		setjmp
extern "C" { __host__ __device__ int setjmp(void *); }
//		longjmp
extern "C" { [[noreturn]] void longjmp(void *, int); }
//		setlocale
extern "C" { char *setlocale(int, const char *); }
//		sleep
extern "C" { unsigned int sleep(unsigned int); }
//		usleep
extern "C" { int usleep(unsigned int); }
//		nanosleep
extern "C" { int nanosleep(const struct timespec *, struct timespec *); }
//		getpid
extern "C" { pid_t getpid(); }
//		fork
extern "C" { pid_t fork(); }
//		vfork
extern "C" { pid_t vfork(); }
//		execv
extern "C" { int execv(const char *, char *const *); }
//		execve
extern "C" { int execve(const char *, char *const *, char *const *); }
//		execvp
extern "C" { int execvp(const char *, char *const *); }
//		execl
extern "C" { int execl(const char *, const char *, ...); }
//		execle
extern "C" { int execle(const char *, const char *, ...); }
//		execlp
extern "C" { int execlp(const char *, const char *, ...); }
//		getppid
extern "C" { pid_t getppid(); }
//		wait
extern "C" { pid_t wait(int *); }
//		waitpid
extern "C" { pid_t waitpid(pid_t, int *, int); }
//		kill
extern "C" { int kill(pid_t, int); }
//		pipe
extern "C" { int pipe(int *); }
//		dup2
extern "C" { int dup2(int, int); }
//		fsync
extern "C" { int fsync(int); }
//		ftruncate
extern "C" { int ftruncate(int, off_t); }
//		mkdir
extern "C" { int mkdir(const char *, unsigned int); }
//		chdir
extern "C" { int chdir(const char *); }
//		getcwd
extern "C" { char *getcwd(char *, size_t); }
//		isatty
extern "C" { int isatty(int); }
//		sysconf
extern "C" { long sysconf(int); }
//		getpagesize
extern "C" { int getpagesize(); }
//		gethostname
extern "C" { int gethostname(char *, size_t); }
//		open
extern "C" { int open(const char *, int, ...); }
//		close
extern "C" { int close(int); }
//		read
extern "C" { ssize_t read(int, void *, size_t); }
//		write
extern "C" { ssize_t write(int, const void *, size_t); }
//		lseek
extern "C" { off_t lseek(int, off_t, int); }
//		unlink
extern "C" { int unlink(const char *); }
//		access
extern "C" { int access(const char *, int); }
//		mmap
extern "C" { void *mmap(void *, size_t, int, int, int, off_t); }
//		munmap
extern "C" { int munmap(void *, size_t); }
//		dlopen
extern "C" { void *dlopen(const char *, int); }
//		dlsym
extern "C" { void *dlsym(void *, const char *); }
//		dlclose
extern "C" { int dlclose(void *); }
//		dlerror
extern "C" { char *dlerror(); }
//		sched_yield
extern "C" { int sched_yield(); }
//		pthread_self
extern "C" { pthread_t pthread_self(); }
//		pthread_equal
extern "C" { int pthread_equal(pthread_t, pthread_t); }
//		pthread_yield
extern "C" { int pthread_yield(); }
//	std	signal
namespace std { using ::signal; }
//	std	raise
namespace std { using ::raise; }
//	std	longjmp
namespace std { using ::longjmp; }
//	std	setlocale
namespace std { using ::setlocale; }
