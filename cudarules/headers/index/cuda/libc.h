//		size_t
typedef unsigned long size_t;
//		ptrdiff_t
typedef long ptrdiff_t;
//		ssize_t
typedef long ssize_t;
//		int8_t
typedef signed char int8_t;
//		int16_t
typedef short int16_t;
//		int32_t
typedef int int32_t;
//		int64_t
typedef long int64_t;
//		uint8_t
typedef unsigned char uint8_t;
//		uint16_t
typedef unsigned short uint16_t;
//		uint32_t
typedef unsigned int uint32_t;
//		uint64_t
typedef unsigned long uint64_t;
//		int_least8_t
typedef signed char int_least8_t;
//		int_least16_t
typedef short int_least16_t;
//		int_least32_t
typedef int int_least32_t;
//		int_least64_t
typedef long int_least64_t;
//		uint_least8_t
typedef unsigned char uint_least8_t;
//		uint_least16_t
typedef unsigned short uint_least16_t;
//		uint_least32_t
typedef unsigned int uint_least32_t;
//		uint_least64_t
typedef unsigned long uint_least64_t;
//		int_fast8_t
typedef signed char int_fast8_t;
//		int_fast16_t
typedef long int_fast16_t;
//		int_fast32_t
typedef long int_fast32_t;
//		int_fast64_t
typedef long int_fast64_t;
//		uint_fast8_t
typedef unsigned char uint_fast8_t;
//		uint_fast16_t
typedef unsigned long uint_fast16_t;
//		uint_fast32_t
typedef unsigned long uint_fast32_t;
//		uint_fast64_t
typedef unsigned long uint_fast64_t;
//		intptr_t
typedef long intptr_t;
//		uintptr_t
typedef unsigned long uintptr_t;
//		intmax_t
typedef long intmax_t;
//		uintmax_t
typedef unsigned long uintmax_t;
//		uint
typedef unsigned int uint;
//		ushort
typedef unsigned short ushort;
//		ulong
typedef unsigned long ulong;
//		off_t
typedef long off_t;
//		pid_t
typedef int pid_t;
//		time_t
typedef long time_t;
//		clock_t
typedef long clock_t;
//		clockid_t
typedef int clockid_t;
//		wint_t
typedef int wint_t;
//		fpos_t
typedef long fpos_t;
//		va_list
typedef __builtin_va_list va_list;
//		FILE	_IO_FILE
typedef struct _IO_FILE FILE;
//		div_t
typedef struct { int quot; int rem; } div_t;
//		ldiv_t
typedef struct { long quot; long rem; } ldiv_t;
//		lldiv_t
typedef struct { long long quot; long long rem; } lldiv_t;
//		float_t
typedef float float_t;
//		double_t
typedef double double_t;
//		tm
struct tm { int tm_sec; int tm_min; int tm_hour; int tm_mday; int tm_mon; int tm_year; int tm_wday; int tm_yday; int tm_isdst; long tm_gmtoff; const char *tm_zone; };
//		timespec
struct timespec { time_t tv_sec; long tv_nsec; };
//		timeval
struct timeval { time_t tv_sec; long tv_usec; };
//		timezone
struct timezone { int tz_minuteswest; int tz_dsttime; };
//		EOF
enum { EOF = -1 };
//		BUFSIZ
enum { BUFSIZ = 8192 };
//		RAND_MAX
enum { RAND_MAX = 2147483647 };
//		CLOCKS_PER_SEC
enum { CLOCKS_PER_SEC = 1000000 };
//		SEEK_SET
enum { SEEK_SET = 0 };
//		SEEK_CUR
enum { SEEK_CUR = 1 };
//		SEEK_END
enum { SEEK_END = 2 };
//		CLOCK_REALTIME
enum { CLOCK_REALTIME = 0 };
//		CLOCK_MONOTONIC
enum { CLOCK_MONOTONIC = 1 };
//		stdin
extern "C" { extern FILE *stdin; }
//		stdout
extern "C" { extern FILE *stdout; }
//		stderr
extern "C" { extern FILE *stderr; }
//		errno
extern "C" { extern int errno; }
//		printf
extern "C" { __host__ __device__ int printf(const char *, ...); }
//		malloc
extern "C" { __host__ __device__ void *malloc(size_t); }
//		free
extern "C" { __host__ __device__ void free(void *); }
//		memcpy
extern "C" { __host__ __device__ void *memcpy(void *, const void *, size_t); }
//		memset
extern "C" { __host__ __device__ void *memset(void *, int, size_t); }
//		__builtin_memcpy
extern "C" { __host__ __device__ void *__builtin_memcpy(void *, const void *, size_t); }
//		__builtin_memmove
extern "C" { __host__ __device__ void *__builtin_memmove(void *, const void *, size_t); }
//		__builtin_memset
extern "C" { __host__ __device__ void *__builtin_memset(void *, int, size_t); }
//		alloca
extern "C" { __host__ __device__ void *alloca(size_t); }
//		clock
extern "C" { __host__ __device__ clock_t clock(); }
//		clock64
extern "C" { __device__ long long clock64(); }
//		assert
extern "C" { __host__ __device__ void assert(bool); }
//		__assert_fail
extern "C" { [[noreturn]] __host__ __device__ void __assert_fail(const char *, const char *, unsigned int, const char *); }
//		__nv_aligned_device_malloc
extern "C" { __device__ void *__nv_aligned_device_malloc(size_t, size_t); }
//		va_start
extern "C" { __host__ __device__ void va_start(va_list, ...); }
//		va_copy
extern "C" { __host__ __device__ void va_copy(va_list, va_list); }
//		va_end
extern "C" { __host__ __device__ void va_end(va_list); }
//		calloc
extern "C" { void *calloc(size_t, size_t); }
//		realloc
extern "C" { void *realloc(void *, size_t); }
//		aligned_alloc
extern "C" { void *aligned_alloc(size_t, size_t); }
//		posix_memalign
extern "C" { int posix_memalign(void **, size_t, size_t); }
//		memalign
extern "C" { void *memalign(size_t, size_t); }
//		valloc
extern "C" { void *valloc(size_t); }
//		memmove
extern "C" { void *memmove(void *, const void *, size_t); }
//		memcmp
extern "C" { int memcmp(const void *, const void *, size_t); }
//		memchr
extern "C" { void *memchr(const void *, int, size_t); }
//		strcpy
extern "C" { char *strcpy(char *, const char *); }
//		strncpy
extern "C" { char *strncpy(char *, const char *, size_t); }
//		strcat
extern "C" { char *strcat(char *, const char *); }
//		strncat
extern "C" { char *strncat(char *, const char *, size_t); }
//		strcmp
extern "C" { int strcmp(const char *, const char *); }
//		strncmp
extern "C" { int strncmp(const char *, const char *, size_t); }
//		strcasecmp
extern "C" { int strcasecmp(const char *, const char *); }
//		strncasecmp
extern "C" { int strncasecmp(const char *, const char *, size_t); }
//		strcoll
extern "C" { int strcoll(const char *, const char *); }
//		strxfrm
extern "C" { size_t strxfrm(char *, const char *, size_t); }
//		strlen
extern "C" { size_t strlen(const char *); }
//		strnlen
extern "C" { size_t strnlen(const char *, size_t); }
//		strspn
extern "C" { size_t strspn(const char *, const char *); }
//		strcspn
extern "C" { size_t strcspn(const char *, const char *); }
//		strchr
extern "C" { char *strchr(const char *, int); }
//		strrchr
extern "C" { char *strrchr(const char *, int); }
//		strpbrk
extern "C" { char *strpbrk(const char *, const char *); }
//		strstr
extern "C" { char *strstr(const char *, const char *); }
//		strtok
extern "C" { char *strtok(char *, const char *); }
//		strtok_r
extern "C" { char *strtok_r(char *, const char *, char **); }
//		strdup
extern "C" { char *strdup(const char *); }
//		strndup
extern "C" { char *strndup(const char *, size_t); }
//		strerror
extern "C" { char *strerror(int); }
//		bzero
extern "C" { void bzero(void *, size_t); }
//		isalnum
extern "C" { int isalnum(int); }
//		isalpha
extern "C" { int isalpha(int); }
//		isblank
extern "C" { int isblank(int); }
//		iscntrl
extern "C" { int iscntrl(int); }
//		isdigit
extern "C" { int isdigit(int); }
//		isgraph
extern "C" { int isgraph(int); }
//		islower
extern "C" { int islower(int); }
//		isprint
extern "C" { int isprint(int); }
//		ispunct
extern "C" { int ispunct(int); }
//		isspace
extern "C" { int isspace(int); }
//		isupper
extern "C" { int isupper(int); }
//		isxdigit
extern "C" { int isxdigit(int); }
//		tolower
extern "C" { int tolower(int); }
//		toupper
extern "C" { int toupper(int); }
//		atoi
extern "C" { int atoi(const char *); }
//		atol
extern "C" { long atol(const char *); }
//		atoll
extern "C" { long long atoll(const char *); }
//		atof
extern "C" { double atof(const char *); }
//		strtod
extern "C" { double strtod(const char *, char **); }
//		strtof
extern "C" { float strtof(const char *, char **); }
//		strtold
extern "C" { long double strtold(const char *, char **); }
//		strtol
extern "C" { long strtol(const char *, char **, int); }
//		strtoll
extern "C" { long long strtoll(const char *, char **, int); }
//		strtoul
extern "C" { unsigned long strtoul(const char *, char **, int); }
//		strtoull
extern "C" { unsigned long long strtoull(const char *, char **, int); }
//		div
extern "C" { div_t div(int, int); }
//		ldiv
extern "C" { ldiv_t ldiv(long, long); }
//		lldiv
extern "C" { lldiv_t lldiv(long long, long long); }
//		rand
extern "C" { int rand(); }
//		srand
extern "C" { void srand(unsigned int); }
//		rand_r
extern "C" { int rand_r(unsigned int *); }
//		random
extern "C" { long random(); }
//		srandom
extern "C" { void srandom(unsigned int); }
//		drand48
extern "C" { double drand48(); }
//		srand48
extern "C" { void srand48(long); }
//		lrand48
extern "C" { long lrand48(); }
//		qsort
extern "C" { void qsort(void *, size_t, size_t, int (*)(const void *, const void *)); }
//		bsearch
extern "C" { void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *)); }
//		getenv
extern "C" { char *getenv(const char *); }
//		setenv
extern "C" { int setenv(const char *, const char *, int); }
//		putenv
extern "C" { int putenv(char *); }
//		system
extern "C" { int system(const char *); }
//		abort
extern "C" { [[noreturn]] void abort(); }
//		exit
extern "C" { [[noreturn]] void exit(int); }
//		_exit
extern "C" { [[noreturn]] void _exit(int); }
//		_Exit
extern "C" { [[noreturn]] void _Exit(int); }
//		quick_exit
extern "C" { [[noreturn]] void quick_exit(int); }
//		atexit
extern "C" { int atexit(void (*)()); }
//		mblen
extern "C" { int mblen(const char *, size_t); }
//		mbtowc
extern "C" { int mbtowc(wchar_t *, const char *, size_t); }
//		mbstowcs
extern "C" { size_t mbstowcs(wchar_t *, const char *, size_t); }
//		wcslen
extern "C" { size_t wcslen(const wchar_t *); }
//		vprintf
extern "C" { int vprintf(const char *, va_list); }
//		fprintf
extern "C" { int fprintf(FILE *, const char *, ...); }
//		vfprintf
extern "C" { int vfprintf(FILE *, const char *, va_list); }
//		sprintf
extern "C" { int sprintf(char *, const char *, ...); }
//		vsprintf
extern "C" { int vsprintf(char *, const char *, va_list); }
//		snprintf
extern "C" { int snprintf(char *, size_t, const char *, ...); }
//		vsnprintf
extern "C" { int vsnprintf(char *, size_t, const char *, va_list); }
//		scanf
extern "C" { int scanf(const char *, ...); }
//		fscanf
extern "C" { int fscanf(FILE *, const char *, ...); }
//		sscanf
extern "C" { int sscanf(const char *, const char *, ...); }
//		fopen
extern "C" { FILE *fopen(const char *, const char *); }
//		freopen
extern "C" { FILE *freopen(const char *, const char *, FILE *); }
//		fdopen
extern "C" { FILE *fdopen(int, const char *); }
//		popen
extern "C" { FILE *popen(const char *, const char *); }
//		tmpfile
extern "C" { FILE *tmpfile(); }
//		pclose
extern "C" { int pclose(FILE *); }
//		fclose
extern "C" { int fclose(FILE *); }
//		fflush
extern "C" { int fflush(FILE *); }
//		fileno
extern "C" { int fileno(FILE *); }
//		fread
extern "C" { size_t fread(void *, size_t, size_t, FILE *); }
//		fwrite
extern "C" { size_t fwrite(const void *, size_t, size_t, FILE *); }
//		fseek
extern "C" { int fseek(FILE *, long, int); }
//		ftell
extern "C" { long ftell(FILE *); }
//		rewind
extern "C" { void rewind(FILE *); }
//		feof
extern "C" { int feof(FILE *); }
//		ferror
extern "C" { int ferror(FILE *); }
//		clearerr
extern "C" { void clearerr(FILE *); }
//		fgetc
extern "C" { int fgetc(FILE *); }
//		fgets
extern "C" { char *fgets(char *, int, FILE *); }
//		fputc
extern "C" { int fputc(int, FILE *); }
//		fputs
extern "C" { int fputs(const char *, FILE *); }
//		getc
extern "C" { int getc(FILE *); }
//		getchar
extern "C" { int getchar(); }
//		putc
extern "C" { int putc(int, FILE *); }
//		putchar
extern "C" { int putchar(int); }
//		puts
extern "C" { int puts(const char *); }
//		ungetc
extern "C" { int ungetc(int, FILE *); }
//		setvbuf
extern "C" { int setvbuf(FILE *, char *, int, size_t); }
//		setbuf
extern "C" { void setbuf(FILE *, char *); }
//		perror
extern "C" { void perror(const char *); }
//		remove
extern "C" { int remove(const char *); }
//		rename
extern "C" { int rename(const char *, const char *); }
//		getline
extern "C" { ssize_t getline(char **, size_t *, FILE *); }
//		time
extern "C" { time_t time(time_t *); }
//		difftime
extern "C" { double difftime(time_t, time_t); }
//		mktime
extern "C" { time_t mktime(struct tm *); }
//		gmtime
extern "C" { struct tm *gmtime(const time_t *); }
//		localtime
extern "C" { struct tm *localtime(const time_t *); }
//		localtime_r
extern "C" { struct tm *localtime_r(const time_t *, struct tm *); }
//		asctime
extern "C" { char *asctime(const struct tm *); }
//		ctime
extern "C" { char *ctime(const time_t *); }
//		strftime
extern "C" { size_t strftime(char *, size_t, const char *, const struct tm *); }
//		clock_gettime
extern "C" { int clock_gettime(clockid_t, struct timespec *); }
//		gettimeofday
extern "C" { int gettimeofday(struct timeval *, void *); }
//		operator new
__host__ __device__ void *operator new(size_t);
//		operator new[]
__host__ __device__ void *operator new[](size_t);
//		operator new
__host__ __device__ void *operator new(size_t, void *) noexcept;
//		operator new[]
__host__ __device__ void *operator new[](size_t, void *) noexcept;
//		operator delete
__host__ __device__ void operator delete(void *) noexcept;
//		operator delete[]
__host__ __device__ void operator delete[](void *) noexcept;
//		operator delete
__host__ __device__ void operator delete(void *, size_t) noexcept;
//		operator delete[]
__host__ __device__ void operator delete[](void *, size_t) noexcept;
//		operator delete
__host__ __device__ void operator delete(void *, void *) noexcept;
//		operator delete[]
__host__ __device__ void operator delete[](void *, void *) noexcept;
//		__sync_synchronize
void __sync_synchronize();
//		__atomic_thread_fence
void __atomic_thread_fence(int);
//		__builtin_frame_address
void *__builtin_frame_address(unsigned int);
//		__builtin_return_address
void *__builtin_return_address(unsigned int);
//		__builtin_cpu_supports
int __builtin_cpu_supports(const char *);
//		__sync_fetch_and_add
template <class T, class U> T __sync_fetch_and_add(volatile T *, U);
//		__sync_add_and_fetch
template <class T, class U> T __sync_add_and_fetch(volatile T *, U);
//		__atomic_fetch_add
template <class T, class U> T __atomic_fetch_add(volatile T *, U, int);
//		__atomic_add_fetch
template <class T, class U> T __atomic_add_fetch(volatile T *, U, int);
//		__sync_fetch_and_sub
template <class T, class U> T __sync_fetch_and_sub(volatile T *, U);
//		__sync_sub_and_fetch
template <class T, class U> T __sync_sub_and_fetch(volatile T *, U);
//		__atomic_fetch_sub
template <class T, class U> T __atomic_fetch_sub(volatile T *, U, int);
//		__atomic_sub_fetch
template <class T, class U> T __atomic_sub_fetch(volatile T *, U, int);
//		__sync_fetch_and_or
template <class T, class U> T __sync_fetch_and_or(volatile T *, U);
//		__sync_or_and_fetch
template <class T, class U> T __sync_or_and_fetch(volatile T *, U);
//		__atomic_fetch_or
template <class T, class U> T __atomic_fetch_or(volatile T *, U, int);
//		__atomic_or_fetch
template <class T, class U> T __atomic_or_fetch(volatile T *, U, int);
//		__sync_fetch_and_and
template <class T, class U> T __sync_fetch_and_and(volatile T *, U);
//		__sync_and_and_fetch
template <class T, class U> T __sync_and_and_fetch(volatile T *, U);
//		__atomic_fetch_and
template <class T, class U> T __atomic_fetch_and(volatile T *, U, int);
//		__atomic_and_fetch
template <class T, class U> T __atomic_and_fetch(volatile T *, U, int);
//		__sync_fetch_and_xor
template <class T, class U> T __sync_fetch_and_xor(volatile T *, U);
//		__sync_xor_and_fetch
template <class T, class U> T __sync_xor_and_fetch(volatile T *, U);
//		__atomic_fetch_xor
template <class T, class U> T __atomic_fetch_xor(volatile T *, U, int);
//		__atomic_xor_fetch
template <class T, class U> T __atomic_xor_fetch(volatile T *, U, int);
//		__sync_fetch_and_nand
template <class T, class U> T __sync_fetch_and_nand(volatile T *, U);
//		__sync_nand_and_fetch
template <class T, class U> T __sync_nand_and_fetch(volatile T *, U);
//		__atomic_fetch_nand
template <class T, class U> T __atomic_fetch_nand(volatile T *, U, int);
//		__atomic_nand_fetch
template <class T, class U> T __atomic_nand_fetch(volatile T *, U, int);
//		__sync_bool_compare_and_swap
template <class T, class U, class V> bool __sync_bool_compare_and_swap(volatile T *, U, V);
//		__sync_val_compare_and_swap
template <class T, class U, class V> T __sync_val_compare_and_swap(volatile T *, U, V);
//		__sync_lock_test_and_set
template <class T, class U> T __sync_lock_test_and_set(volatile T *, U);
//		__sync_lock_release
template <class T> void __sync_lock_release(volatile T *);
//	std	malloc
namespace std { using ::malloc; }
//	std	free
namespace std { using ::free; }
//	std	memcpy
namespace std { using ::memcpy; }
//	std	memset
namespace std { using ::memset; }
//	std	clock
namespace std { using ::clock; }
//	std	printf
namespace std { using ::printf; }
//	std	calloc
namespace std { using ::calloc; }
//	std	realloc
namespace std { using ::realloc; }
//	std	aligned_alloc
namespace std { using ::aligned_alloc; }
//	std	memmove
namespace std { using ::memmove; }
//	std	memcmp
namespace std { using ::memcmp; }
//	std	memchr
namespace std { using ::memchr; }
//	std	strcpy
namespace std { using ::strcpy; }
//	std	strncpy
namespace std { using ::strncpy; }
//	std	strcat
namespace std { using ::strcat; }
//	std	strncat
namespace std { using ::strncat; }
//	std	strcmp
namespace std { using ::strcmp; }
//	std	strncmp
namespace std { using ::strncmp; }
//	std	strcoll
namespace std { using ::strcoll; }
//	std	strxfrm
namespace std { using ::strxfrm; }
//	std	strlen
namespace std { using ::strlen; }
//	std	strspn
namespace std { using ::strspn; }
//	std	strcspn
namespace std { using ::strcspn; }
//	std	strchr
namespace std { using ::strchr; }
//	std	strrchr
namespace std { using ::strrchr; }
//	std	strpbrk
namespace std { using ::strpbrk; }
//	std	strstr
namespace std { using ::strstr; }
//	std	strtok
namespace std { using ::strtok; }
//	std	strerror
namespace std { using ::strerror; }
//	std	isalnum
namespace std { using ::isalnum; }
//	std	isalpha
namespace std { using ::isalpha; }
//	std	isblank
namespace std { using ::isblank; }
//	std	iscntrl
namespace std { using ::iscntrl; }
//	std	isdigit
namespace std { using ::isdigit; }
//	std	isgraph
namespace std { using ::isgraph; }
//	std	islower
namespace std { using ::islower; }
//	std	isprint
namespace std { using ::isprint; }
//	std	ispunct
namespace std { using ::ispunct; }
//	std	isspace
namespace std { using ::isspace; }
//	std	isupper
namespace std { using ::isupper; }
//	std	isxdigit
namespace std { using ::isxdigit; }
//	std	tolower
namespace std { using ::tolower; }
//	std	toupper
namespace std { using ::toupper; }
//	std	atoi
namespace std { using ::atoi; }
//	std	atol
namespace std { using ::atol; }
//	std	atoll
namespace std { using ::atoll; }
//	std	atof
namespace std { using ::atof; }
//	std	strtod
namespace std { using ::strtod; }
//	std	strtof
namespace std { using ::strtof; }
//	std	strtold
namespace std { using ::strtold; }
//	std	strtol
namespace std { using ::strtol; }
//	std	strtoll
namespace std { using ::strtoll; }
//	std	strtoul
namespace std { using ::strtoul; }
//	std	strtoull
namespace std { using ::strtoull; }
//	std	div
namespace std { using ::div; }
//	std	ldiv
namespace std { using ::ldiv; }
//	std	lldiv
namespace std { using ::lldiv; }
//	std	rand
namespace std { using ::rand; }
//	std	srand
namespace std { using ::srand; }
//	std	qsort
namespace std { using ::qsort; }
//	std	bsearch
namespace std { using ::bsearch; }
//	std	getenv
namespace std { using ::getenv; }
//	std	system
namespace std { using ::system; }
//	std	abort
namespace std { using ::abort; }
//	std	exit
namespace std { using ::exit; }
//	std	_Exit
namespace std { using ::_Exit; }
//	std	quick_exit
namespace std { using ::quick_exit; }
//	std	atexit
namespace std { using ::atexit; }
//	std	mblen
namespace std { using ::mblen; }
//	std	mbtowc
namespace std { using ::mbtowc; }
//	std	mbstowcs
namespace std { using ::mbstowcs; }
//	std	wcslen
namespace std { using ::wcslen; }
//	std	vprintf
namespace std { using ::vprintf; }
//	std	fprintf
namespace std { using ::fprintf; }
//	std	vfprintf
namespace std { using ::vfprintf; }
//	std	sprintf
namespace std { using ::sprintf; }
//	std	vsprintf
namespace std { using ::vsprintf; }
//	std	snprintf
namespace std { using ::snprintf; }
//	std	vsnprintf
namespace std { using ::vsnprintf; }
//	std	scanf
namespace std { using ::scanf; }
//	std	fscanf
namespace std { using ::fscanf; }
//	std	sscanf
namespace std { using ::sscanf; }
//	std	fopen
namespace std { using ::fopen; }
//	std	freopen
namespace std { using ::freopen; }
//	std	tmpfile
namespace std { using ::tmpfile; }
//	std	fclose
namespace std { using ::fclose; }
//	std	fflush
namespace std { using ::fflush; }
//	std	fread
namespace std { using ::fread; }
//	std	fwrite
namespace std { using ::fwrite; }
//	std	fseek
namespace std { using ::fseek; }
//	std	ftell
namespace std { using ::ftell; }
//	std	rewind
namespace std { using ::rewind; }
//	std	feof
namespace std { using ::feof; }
//	std	ferror
namespace std { using ::ferror; }
//	std	clearerr
namespace std { using ::clearerr; }
//	std	fgetc
namespace std { using ::fgetc; }
//	std	fgets
namespace std { using ::fgets; }
//	std	fputc
namespace std { using ::fputc; }
//	std	fputs
namespace std { using ::fputs; }
//	std	getc
namespace std { using ::getc; }
//	std	getchar
namespace std { using ::getchar; }
//	std	putc
namespace std { using ::putc; }
//	std	putchar
namespace std { using ::putchar; }
//	std	puts
namespace std { using ::puts; }
//	std	ungetc
namespace std { using ::ungetc; }
//	std	setvbuf
namespace std { using ::setvbuf; }
//	std	setbuf
namespace std { using ::setbuf; }
//	std	perror
namespace std { using ::perror; }
//	std	remove
namespace std { using ::remove; }
//	std	rename
namespace std { using ::rename; }
//	std	time
namespace std { using ::time; }
//	std	difftime
namespace std { using ::difftime; }
//	std	mktime
namespace std { using ::mktime; }
//	std	gmtime
namespace std { using ::gmtime; }
//	std	localtime
namespace std { using ::localtime; }
//	std	asctime
namespace std { using ::asctime; }
//	std	ctime
namespace std { using ::ctime; }
//	std	strftime
namespace std { using ::strftime; }
//	std	ptrdiff_t
namespace std { using ::ptrdiff_t; }
//	std	int8_t
namespace std { using ::int8_t; }
//	std	int16_t
namespace std { using ::int16_t; }
//	std	int32_t
namespace std { using ::int32_t; }
//	std	int64_t
namespace std { using ::int64_t; }
//	std	uint8_t
namespace std { using ::uint8_t; }
//	std	uint16_t
namespace std { using ::uint16_t; }
//	std	uint32_t
namespace std { using ::uint32_t; }
//	std	uint64_t
namespace std { using ::uint64_t; }
//	std	int_least8_t
namespace std { using ::int_least8_t; }
//	std	int_least16_t
namespace std { using ::int_least16_t; }
//	std	int_least32_t
namespace std { using ::int_least32_t; }
//	std	int_least64_t
namespace std { using ::int_least64_t; }
//	std	uint_least8_t
namespace std { using ::uint_least8_t; }
//	std	uint_least16_t
namespace std { using ::uint_least16_t; }
//	std	uint_least32_t
namespace std { using ::uint_least32_t; }
//	std	uint_least64_t
namespace std { using ::uint_least64_t; }
//	std	int_fast8_t
namespace std { using ::int_fast8_t; }
//	std	int_fast16_t
namespace std { using ::int_fast16_t; }
//	std	int_fast32_t
namespace std { using ::int_fast32_t; }
//	std	int_fast64_t
namespace std { using ::int_fast64_t; }
//	std	uint_fast8_t
namespace std { using ::uint_fast8_t; }
//	std	uint_fast16_t
namespace std { using ::uint_fast16_t; }
//	std	uint_fast32_t
namespace std { using ::uint_fast32_t; }
//	std	uint_fast64_t
namespace std { using ::uint_fast64_t; }
//	std	intptr_t
namespace std { using ::intptr_t; }
//	std	uintptr_t
namespace std { using ::uintptr_t; }
//	std	intmax_t
namespace std { using ::intmax_t; }
//	std	uintmax_t
namespace std { using ::uintmax_t; }
//	std	time_t
namespace std { using ::time_t; }
//	std	clock_t
namespace std { using ::clock_t; }
//	std	va_list
namespace std { using ::va_list; }
//	std	FILE
namespace std { using ::FILE; }
//	std	fpos_t
namespace std { using ::fpos_t; }
//	std	div_t
namespace std { using ::div_t; }
//	std	ldiv_t
namespace std { using ::ldiv_t; }
//	std	lldiv_t
namespace std { using ::lldiv_t; }
//	std	tm
namespace std { using ::tm; }
//	std	timespec
namespace std { using ::timespec; }
//	std	float_t
namespace std { using ::float_t; }
//	std	double_t
namespace std { using ::double_t; }
//	std	size_t
namespace std { using ::size_t; }
