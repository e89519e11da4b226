package source

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// The macros that nvcc with gcc 12 on x86-64 Linux, or with Visual Studio 2022, predefines or defines
// in the headers that it includes before every .cu file. Macros whose expansion no rule can use are
// kept: they count as defined and their names stay in the text.

// commonMacros are defined everywhere.
const commonMacros = `
#define __CUDACC__ 1
#define __NVCC__ 1
#define __NVCC_DIAG_PRAGMA_SUPPORT__ 1
#define __STDC_HOSTED__ 1
#define __DATE__ "Jan  1 2000"
#define __TIME__ "00:00:00"
#define __TIMESTAMP__ "Sat Jan  1 00:00:00 2000"
#define CHAR_BIT 8
#define SCHAR_MIN (-128)
#define SCHAR_MAX 127
#define UCHAR_MAX 255
#define CHAR_MIN (-128)
#define CHAR_MAX 127
#define SHRT_MIN (-32768)
#define SHRT_MAX 32767
#define USHRT_MAX 65535
#define INT_MIN (-2147483647 - 1)
#define INT_MAX 2147483647
#define UINT_MAX 4294967295U
#define LLONG_MIN (-9223372036854775807LL - 1)
#define LLONG_MAX 9223372036854775807LL
#define ULLONG_MAX 18446744073709551615ULL
#define INT8_MIN (-128)
#define INT8_MAX 127
#define UINT8_MAX 255
#define INT16_MIN (-32768)
#define INT16_MAX 32767
#define UINT16_MAX 65535
#define INT32_MIN (-2147483647 - 1)
#define INT32_MAX 2147483647
#define UINT32_MAX 4294967295U
#define INT8_C(c) c
#define UINT8_C(c) c
#define INT16_C(c) c
#define UINT16_C(c) c
#define INT32_C(c) c
#define UINT32_C(c) c ## U
#define FLT_RADIX 2
#define FLT_MANT_DIG 24
#define FLT_DIG 6
#define FLT_MIN 1.17549435e-38F
#define FLT_MAX 3.40282347e+38F
#define FLT_EPSILON 1.19209290e-7F
#define FLT_MIN_EXP (-125)
#define FLT_MAX_EXP 128
#define DBL_MANT_DIG 53
#define DBL_DIG 15
#define DBL_MIN 2.2250738585072014e-308
#define DBL_MAX 1.7976931348623157e+308
#define DBL_EPSILON 2.2204460492503131e-16
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define __HOST_CONFIG_H__
#define __HOST_DEFINES_H__
#define __DRIVER_TYPES_H__
#define __DEVICE_TYPES_H__
#define __VECTOR_TYPES_H__
#define __SURFACE_TYPES_H__
#define __TEXTURE_TYPES_H__
#define __LIBRARY_TYPES_H__
#define __CHANNEL_DESCRIPTOR_H__
#define __DRIVER_FUNCTIONS_H__
#define __VECTOR_FUNCTIONS_H__
#define __CUDA_RUNTIME_API_H__
#define __CUDA_RUNTIME_H__
#define CUDARTAPI
#define CUDAAPI
#define CUDART_CB
#define CUDA_CB
`

// gccMacros are those of the host compiler on Linux.
const gccMacros = `
#define __GNUC__ 12
#define __GNUC_MINOR__ 2
#define __GNUC_PATCHLEVEL__ 0
#define __GNUG__ 12
#define __VERSION__ "12.2.0"
#define __linux__ 1
#define __unix__ 1
#define __ELF__ 1
#define _GNU_SOURCE 1
#define __x86_64__ 1
#define __x86_64 1
#define __amd64__ 1
#define __amd64 1
#define _LP64 1
#define __LP64__ 1
#define __SSE__ 1
#define __SSE2__ 1
#define __EXCEPTIONS 1
#define __GXX_RTTI 1
#define __GXX_ABI_VERSION 1017
#define __CHAR_BIT__ 8
#define __SIZEOF_SHORT__ 2
#define __SIZEOF_INT__ 4
#define __SIZEOF_LONG__ 8
#define __SIZEOF_LONG_LONG__ 8
#define __SIZEOF_FLOAT__ 4
#define __SIZEOF_DOUBLE__ 8
#define __SIZEOF_LONG_DOUBLE__ 16
#define __SIZEOF_POINTER__ 8
#define __SIZEOF_SIZE_T__ 8
#define __SIZEOF_INT128__ 16
#define __ORDER_LITTLE_ENDIAN__ 1234
#define __ORDER_BIG_ENDIAN__ 4321
#define __BYTE_ORDER__ __ORDER_LITTLE_ENDIAN__
#define __SCHAR_MAX__ 127
#define __SHRT_MAX__ 32767
#define __INT_MAX__ 2147483647
#define __LONG_MAX__ 9223372036854775807L
#define __LONG_LONG_MAX__ 9223372036854775807LL
#define __SIZE_TYPE__ unsigned long
#define __PTRDIFF_TYPE__ long
#define __GLIBC__ 2
#define __GLIBC_MINOR__ 36
#define __GLIBCXX__ 20220819
#define _GLIBCXX_RELEASE 12
#define __BEGIN_DECLS extern "C" {
#define __END_DECLS }
#define LONG_MIN (-9223372036854775807L - 1)
#define LONG_MAX 9223372036854775807L
#define ULONG_MAX 18446744073709551615UL
#define INT64_MIN (-9223372036854775807L - 1)
#define INT64_MAX 9223372036854775807L
#define UINT64_MAX 18446744073709551615UL
#define INT64_C(c) c ## L
#define UINT64_C(c) c ## UL
#define INTPTR_MAX 9223372036854775807L
#define UINTPTR_MAX 18446744073709551615UL
#define PTRDIFF_MAX 9223372036854775807L
#define SIZE_MAX 18446744073709551615UL
#define __cdecl
#define __import__
#define __export__
#define __annotate__(a) __attribute__((a))
#define __location__(a) __annotate__(a)
#define __specialization_static
#define CUDARTAPI_CDECL
`

// msvcMacros are those of the host compiler on Windows.
const msvcMacros = `
#define _MSC_VER 1939
#define _MSC_FULL_VER 193933523
#define _WIN32 1
#define _WIN64 1
#define _M_X64 100
#define _M_AMD64 100
#define _MT 1
#define _CPPUNWIND 1
#define _CPPRTTI 1
#define __cdecl
#define __stdcall
#define LONG_MIN (-2147483647L - 1)
#define LONG_MAX 2147483647L
#define ULONG_MAX 4294967295UL
#define INT64_MIN (-9223372036854775807LL - 1)
#define INT64_MAX 9223372036854775807LL
#define UINT64_MAX 18446744073709551615ULL
#define INT64_C(c) c ## LL
#define UINT64_C(c) c ## ULL
#define INTPTR_MAX 9223372036854775807LL
#define UINTPTR_MAX 18446744073709551615ULL
#define PTRDIFF_MAX 9223372036854775807LL
#define SIZE_MAX 18446744073709551615ULL
`

// cudaWords are macros of CUDA's whose names stay in the text: the next stage has eyes
// for them.
const cudaWords = `
__host__ __device__ __global__ __shared__ __constant__ __managed__ __launch_bounds__ __grid_constant__
__cluster_dims__ __block_size__ __maxnreg__ __noinline__ __forceinline__ __align__ __builtin_align__ __nv_pure__
__inline_hint__ __device_builtin__ __cudart_builtin__ __no_return__ __thread__`

// keptMacros are defined, and their names stay in the text: CUDA's words and standard
// macros that read like names.
const keptMacros = cudaWords + `
__BASE_FILE__ __INCLUDE_LEVEL__
NULL assert errno offsetof va_start va_arg va_end va_copy setjmp stdin stdout stderr
NAN INFINITY HUGE_VAL HUGE_VALF EOF RAND_MAX BUFSIZ CLOCKS_PER_SEC`

// specialMacros have meanings that no replacement list can express.
var specialMacros = map[string]macroKind{
	"__LINE__": lineMacro, "__FILE__": fileMacro, "__COUNTER__": counterMacro,
	"_Pragma": pragmaMacro, "__pragma": pragmaMacro,
	"__has_include": testMacro, "__has_include_next": testMacro, "__has_attribute": testMacro,
	"__has_cpp_attribute": testMacro, "__has_builtin": testMacro,
}

// IsCUDAMacro reports whether nvcc predefines a macro of that name, or the headers of the
// runtime and the driver API define one (CUDA Compiler Driver NVCC, NVCC Identification
// Macro).
func IsCUDAMacro(name string) bool {
	for _, prefix := range []string{"__CUDACC_", "__CUDA_ARCH_", "__NVCC_"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return headers.DefinesMacro(name) || slices.Contains(strings.Fields(cudaWords), name)
}

// standards are the values of __cplusplus.
var standards = map[int]string{3: "199711L", 11: "201103L", 14: "201402L", 17: "201703L", 20: "202002L", 23: "202302L"}

// predefined returns the definitions that hold before the first line of a
// file compiled with the options, in both views.
func predefined(o *nvcc.Options) string {
	var b strings.Builder
	define := func(name string, value any) { fmt.Fprintf(&b, "#define %s %v\n", name, value) }
	b.WriteString(commonMacros)
	standard := standards[o.Std]
	if o.MSVC {
		b.WriteString(msvcMacros)
		define("_MSVC_LANG", standard)
		define("__cplusplus", standards[3]) // unless /Zc:__cplusplus says otherwise
	} else {
		b.WriteString(gccMacros)
		define("__cplusplus", standard)
	}
	defineFormats(o.MSVC, define)
	define("__CUDACC_VER_MAJOR__", o.Toolkit.Major)
	define("__CUDACC_VER_MINOR__", o.Toolkit.Minor)
	define("__CUDACC_VER_BUILD__", 0)
	define("CUDART_VERSION", headers.ToolkitNumber(o.Toolkit))
	if o.RDC {
		define("__CUDACC_RDC__", 1)
	}
	if o.ExtendedLambda {
		define("__CUDACC_EXTENDED_LAMBDA__", 1)
	}
	if o.RelaxedConstexpr {
		define("__CUDACC_RELAXED_CONSTEXPR__", 1)
	}
	if len(o.Archs) > 0 {
		archs := slices.Clone(o.Archs)
		slices.Sort(archs)
		list := strings.Trim(strings.ReplaceAll(fmt.Sprint(archs), " ", "0,"), "[]") + "0"
		define("__CUDA_ARCH_LIST__", list)
	}
	return b.String()
}

// defineFormats defines the macros of <cinttypes> for printf: PRIu64 and its like.
func defineFormats(msvc bool, define func(name string, value any)) {
	type group struct{ size, types string }
	groups := []group{{"", "8 16 32 FAST8 LEAST8 LEAST16 LEAST32"}, {"l", "64 FAST16 FAST32 FAST64 LEAST64 MAX PTR"}}
	if msvc {
		groups = []group{{"hh", "8 FAST8 LEAST8"}, {"h", "16 LEAST16"}, {"", "32 FAST16 FAST32 LEAST32"}, {"ll", "64 FAST64 LEAST64 MAX PTR"}}
	}
	for _, g := range groups {
		for t := range strings.FieldsSeq(g.types) {
			for _, conversion := range "dioxXu" {
				define("PRI"+string(conversion)+t, fmt.Sprintf("%q", g.size+string(conversion)))
			}
		}
	}
}

// isForeign reports whether a macro names a compiler, a system or a processor: the actual ones are
// predefined, and no header defines the others.
func isForeign(name string) bool {
	if !isReserved(name) {
		return slices.Contains(foreignNames, name)
	}
	return slices.ContainsFunc(foreignPrefixes, func(prefix string) bool { return strings.HasPrefix(name, prefix) })
}

// foreignNames are those that a project for Windows has from its build.
var foreignNames = []string{"WIN32", "WIN64", "WINNT"}

var foreignPrefixes = strings.Fields(`
__clang __apple __APPLE__ __MACH__ __INTEL __ICC __ECC __ICL __PGI __NVCOMPILER __MINGW __CYGWIN __FreeBSD__ __OpenBSD__
__NetBSD__ __ANDROID__ __EMSCRIPTEN__ __unix __linux __gnu_linux __sun __IBM __xl __HP_ __SUNPRO __BORLANDC__ __DMC__
__GNU __GLIBC __GXX _GLIBCXX _LIBCPP _MSC_ _MSVC_ _WIN32 _WIN64 _CPP _M_ __x86_64 __amd64 __i386 __i686 __ia64 __arm __ARM
__aarch64__ __powerpc __ppc __PPC _ARCH_ __riscv __mips __s390 __sparc __alpha__ __SSE __AVX __FMA__ __F16C__ __BMI
__OPTIMIZE __NO_INLINE__ __SANITIZE __EXCEPTIONS __cpp_ __has_ __is_identifier __STDC __STRICT_ANSI__ __cplusplus
__CUDACC_ __CUDA_ARCH __NVCC __INTELLISENSE__ __JETBRAINS_IDE__ __EDG _OPENMP _OPENACC __SYCL_DEVICE`)

// isSystemHeader reports whether a header is one of the C++ standard, of Linux
// or of the CUDA toolkit, which built-in knowledge represents.
func isSystemHeader(name string) bool {
	if systemHeaders[name] || headers.HasC(name) && !headers.IsOfHIP(name) {
		return true
	}
	folder, rest, ok := strings.Cut(name, "/")
	if !ok {
		return isToolkitHeader(name)
	}
	switch folder {
	case "cuda", "cub", "thrust", "nv", "cooperative_groups", "crt", "nvtx3", "sys", "linux", "bits", "arpa", "netinet", "experimental":
		return rest != ""
	}
	return false
}

// installed returns the name of a header of the toolkit's that an #include names
// by the absolute path where that is installed; other names as they are.
func installed(name string) string {
	if _, rest, ok := strings.Cut(filepath.ToSlash(name), "/include/"); ok && filepath.IsAbs(name) && isSystemHeader(rest) {
		return rest
	}
	return name
}

// isToolkitHeader reports whether a header without a folder comes with the
// toolkit or one of its libraries.
func isToolkitHeader(name string) bool {
	stem, isHeader := strings.CutSuffix(name, ".h")
	if !isHeader {
		if stem, isHeader = strings.CutSuffix(name, ".hpp"); !isHeader {
			stem = strings.TrimSuffix(name, ".cuh")
		}
	}
	if toolkitHeaders[stem] {
		return true
	}
	for _, library := range []string{"cublas", "cufft", "curand", "cusparse", "cusolver", "cudnn", "npp", "nvjpeg", "cupti", "nvrtc", "nvJitLink", "nvToolsExt", "nvml", "sm_"} {
		if strings.HasPrefix(stem, library) {
			return true
		}
	}
	return false
}

var toolkitHeaders = set(`
cuda cuda_runtime cuda_runtime_api cuda_device_runtime_api driver_types driver_functions builtin_types channel_descriptor
host_defines host_config device_types device_functions device_atomic_functions device_double_functions
device_launch_parameters vector_types vector_functions math_constants math_functions common_functions library_types
cuda_fp16 cuda_bf16 cuda_fp8 cuda_fp6 cuda_fp4 cuComplex cooperative_groups cuda_pipeline cuda_pipeline_primitives
cuda_pipeline_helpers cuda_awbarrier cuda_awbarrier_primitives cuda_awbarrier_helpers cuda_occupancy
cuda_profiler_api cudaProfiler cudaTypedefs cudaGL cuda_gl_interop cudaEGL cuda_egl_interop cudaVDPAU cuda_vdpau_interop
cuda_d3d9_interop cuda_d3d10_interop cuda_d3d11_interop cuda_surface_types cuda_texture_types texture_types surface_types
texture_fetch_functions texture_indirect_functions surface_functions surface_indirect_functions
cuda_stdint mma fatbinary_section nvPTXCompiler nvblas nvfunctional cufile cudalibxt`)

var systemHeaders = set(`
algorithm any array atomic barrier bit bitset charconv chrono codecvt compare complex concepts condition_variable coroutine
deque exception execution expected filesystem format forward_list fstream functional future initializer_list iomanip ios
iosfwd iostream istream iterator latch limits list locale map memory memory_resource mutex new numbers numeric optional
ostream print queue random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location span sstream
stack stdexcept stop_token streambuf string string_view strstream syncstream system_error thread tuple type_traits
typeindex typeinfo unordered_map unordered_set utility valarray variant vector version
cassert cctype cerrno cfenv cfloat cinttypes climits clocale cmath csetjmp csignal cstdarg cstdbool cstddef cstdint cstdio
cstdlib cstring ctime cuchar cwchar cwctype ccomplex ctgmath ciso646 cstdalign
assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h iso646.h limits.h locale.h math.h setjmp.h signal.h stdalign.h
stdarg.h stdatomic.h stdbool.h stddef.h stdint.h stdio.h stdlib.h stdnoreturn.h string.h tgmath.h threads.h time.h uchar.h
wchar.h wctype.h memory.h malloc.h alloca.h unistd.h fcntl.h dlfcn.h pthread.h sched.h semaphore.h getopt.h dirent.h
endian.h byteswap.h execinfo.h strings.h netdb.h poll.h libgen.h syslog.h features.h cxxabi.h immintrin.h xmmintrin.h
emmintrin.h x86intrin.h intrin.h windows.h winsock2.h io.h direct.h process.h omp.h mpi.h GL/gl.h GL/glu.h nvfunctional mma`)

func set(names string) map[string]bool {
	m := map[string]bool{}
	for _, name := range strings.Fields(names) {
		m[name] = true
	}
	return m
}
