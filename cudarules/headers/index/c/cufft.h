#include "cuComplex.h"
#include "driver_types.h"
#include "library_types.h"
//		CUFFT_VER_MAJOR
extern "C" { enum { CUFFT_VER_MAJOR = 10 }; }
//		CUFFT_VER_MINOR
extern "C" { enum { CUFFT_VER_MINOR = 9 }; }
//		CUFFT_VER_PATCH
extern "C" { enum { CUFFT_VER_PATCH = 0 }; }
//		CUFFT_VER_BUILD
extern "C" { enum { CUFFT_VER_BUILD = 58 }; }
//		MAX_CUFFT_ERROR
extern "C" { enum { MAX_CUFFT_ERROR = 0x11 }; }
//		CUFFT_FORWARD
extern "C" { enum { CUFFT_FORWARD = -1 }; }
//		CUFFT_INVERSE
extern "C" { enum { CUFFT_INVERSE = 1 }; }
//		MAX_SHIM_RANK
extern "C" { enum { MAX_SHIM_RANK = 3 }; }
//		CUFFT_PLAN_NULL
extern "C" { enum { CUFFT_PLAN_NULL = -1 }; }
//		cufftResult_t	CUFFT_SUCCESS	CUFFT_INVALID_PLAN	CUFFT_ALLOC_FAILED	CUFFT_INVALID_TYPE	CUFFT_INVALID_VALUE	CUFFT_INTERNAL_ERROR	CUFFT_EXEC_FAILED	CUFFT_SETUP_FAILED	CUFFT_INVALID_SIZE	CUFFT_UNALIGNED_DATA	CUFFT_INCOMPLETE_PARAMETER_LIST	CUFFT_INVALID_DEVICE	CUFFT_PARSE_ERROR	CUFFT_NO_WORKSPACE	CUFFT_NOT_IMPLEMENTED	CUFFT_LICENSE_ERROR	CUFFT_NOT_SUPPORTED	CUFFT_MISSING_DEPENDENCY	CUFFT_NVRTC_FAILURE	CUFFT_NVJITLINK_FAILURE	CUFFT_NVSHMEM_FAILURE
extern "C" { enum cufftResult_t {
    CUFFT_SUCCESS = 0,
    CUFFT_INVALID_PLAN = 1,
    CUFFT_ALLOC_FAILED = 2,
    CUFFT_INVALID_TYPE = 3,
    CUFFT_INVALID_VALUE = 4,
    CUFFT_INTERNAL_ERROR = 5,
    CUFFT_EXEC_FAILED = 6,
    CUFFT_SETUP_FAILED = 7,
    CUFFT_INVALID_SIZE = 8,
    CUFFT_UNALIGNED_DATA = 9,
    CUFFT_INCOMPLETE_PARAMETER_LIST = 10,
    CUFFT_INVALID_DEVICE = 11,
    CUFFT_PARSE_ERROR = 12,
    CUFFT_NO_WORKSPACE = 13,
    CUFFT_NOT_IMPLEMENTED = 14,
    CUFFT_LICENSE_ERROR = 15,
    CUFFT_NOT_SUPPORTED = 16,
    CUFFT_MISSING_DEPENDENCY = 17,
    CUFFT_NVRTC_FAILURE = 18,
    CUFFT_NVJITLINK_FAILURE = 19,
    CUFFT_NVSHMEM_FAILURE = 20,
}; }
//		cufftResult
extern "C" { typedef enum cufftResult_t cufftResult; }
//		cufftReal
extern "C" { typedef float cufftReal; }
//		cufftDoubleReal
extern "C" { typedef double cufftDoubleReal; }
//		cufftComplex
extern "C" { typedef cuComplex cufftComplex; }
//		cufftDoubleComplex
extern "C" { typedef cuDoubleComplex cufftDoubleComplex; }
//		cufftType_t	CUFFT_C2C	CUFFT_R2C	CUFFT_C2R	CUFFT_Z2Z	CUFFT_D2Z	CUFFT_Z2D
extern "C" { enum cufftType_t {
    CUFFT_C2C = 41,
    CUFFT_R2C = 42,
    CUFFT_C2R = 44,
    CUFFT_Z2Z = 105,
    CUFFT_D2Z = 106,
    CUFFT_Z2D = 108,
}; }
//		cufftType
extern "C" { typedef enum cufftType_t cufftType; }
//		cufftCompatibility_t	CUFFT_COMPATIBILITY_NATIVE	CUFFT_COMPATIBILITY_FFTW_PADDING	CUFFT_COMPATIBILITY_FFTW_ASYMMETRIC	CUFFT_COMPATIBILITY_FFTW_ALL
extern "C" { enum cufftCompatibility_t {
    CUFFT_COMPATIBILITY_NATIVE = 0,
    CUFFT_COMPATIBILITY_FFTW_PADDING = 1,
    CUFFT_COMPATIBILITY_FFTW_ASYMMETRIC = 2,
    CUFFT_COMPATIBILITY_FFTW_ALL = 3,
}; }
//		cufftCompatibility
extern "C" { typedef enum cufftCompatibility_t cufftCompatibility; }
//		cufftHandle
extern "C" { typedef int cufftHandle; }
//		cufftProperty_t	NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT	NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS
extern "C" { enum cufftProperty_t {
    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1,
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2,
}; }
//		cufftProperty
extern "C" { typedef enum cufftProperty_t cufftProperty; }
//		cufftPlan1d
extern "C" { cufftResult cufftPlan1d(cufftHandle *, int, cufftType, int); }
//		cufftPlan2d
extern "C" { cufftResult cufftPlan2d(cufftHandle *, int, int, cufftType); }
//		cufftPlan3d
extern "C" { cufftResult cufftPlan3d(cufftHandle *, int, int, int, cufftType); }
//		cufftPlanMany
extern "C" { cufftResult cufftPlanMany(cufftHandle *, int, int *, int *, int, int, int *, int, int, cufftType, int); }
//		cufftMakePlan1d
extern "C" { cufftResult cufftMakePlan1d(cufftHandle, int, cufftType, int, size_t *); }
//		cufftMakePlan2d
extern "C" { cufftResult cufftMakePlan2d(cufftHandle, int, int, cufftType, size_t *); }
//		cufftMakePlan3d
extern "C" { cufftResult cufftMakePlan3d(cufftHandle, int, int, int, cufftType, size_t *); }
//		cufftMakePlanMany
extern "C" { cufftResult cufftMakePlanMany(cufftHandle, int, int *, int *, int, int, int *, int, int, cufftType, int, size_t *); }
//		cufftMakePlanMany64
extern "C" { cufftResult cufftMakePlanMany64(cufftHandle, int, long long *, long long *, long long, long long, long long *, long long, long long, cufftType, long long, size_t *); }
//		cufftGetSizeMany64
extern "C" { cufftResult cufftGetSizeMany64(cufftHandle, int, long long *, long long *, long long, long long, long long *, long long, long long, cufftType, long long, size_t *); }
//		cufftEstimate1d
extern "C" { cufftResult cufftEstimate1d(int, cufftType, int, size_t *); }
//		cufftEstimate2d
extern "C" { cufftResult cufftEstimate2d(int, int, cufftType, size_t *); }
//		cufftEstimate3d
extern "C" { cufftResult cufftEstimate3d(int, int, int, cufftType, size_t *); }
//		cufftEstimateMany
extern "C" { cufftResult cufftEstimateMany(int, int *, int *, int, int, int *, int, int, cufftType, int, size_t *); }
//		cufftCreate
extern "C" { cufftResult cufftCreate(cufftHandle *); }
//		cufftGetSize1d
extern "C" { cufftResult cufftGetSize1d(cufftHandle, int, cufftType, int, size_t *); }
//		cufftGetSize2d
extern "C" { cufftResult cufftGetSize2d(cufftHandle, int, int, cufftType, size_t *); }
//		cufftGetSize3d
extern "C" { cufftResult cufftGetSize3d(cufftHandle, int, int, int, cufftType, size_t *); }
//		cufftGetSizeMany
extern "C" { cufftResult cufftGetSizeMany(cufftHandle, int, int *, int *, int, int, int *, int, int, cufftType, int, size_t *); }
//		cufftGetSize
extern "C" { cufftResult cufftGetSize(cufftHandle, size_t *); }
//		cufftSetWorkArea
extern "C" { cufftResult cufftSetWorkArea(cufftHandle, void *); }
//		cufftSetCompatibilityMode
extern "C" { cufftResult cufftSetCompatibilityMode(cufftHandle, cufftCompatibility); }
//		cufftSetAutoAllocation
extern "C" { cufftResult cufftSetAutoAllocation(cufftHandle, int); }
//		cufftExecC2C
extern "C" { cufftResult cufftExecC2C(cufftHandle, cufftComplex *, cufftComplex *, int); }
//		cufftExecR2C
extern "C" { cufftResult cufftExecR2C(cufftHandle, cufftReal *, cufftComplex *); }
//		cufftExecC2R
extern "C" { cufftResult cufftExecC2R(cufftHandle, cufftComplex *, cufftReal *); }
//		cufftExecZ2Z
extern "C" { cufftResult cufftExecZ2Z(cufftHandle, cufftDoubleComplex *, cufftDoubleComplex *, int); }
//		cufftExecD2Z
extern "C" { cufftResult cufftExecD2Z(cufftHandle, cufftDoubleReal *, cufftDoubleComplex *); }
//		cufftExecZ2D
extern "C" { cufftResult cufftExecZ2D(cufftHandle, cufftDoubleComplex *, cufftDoubleReal *); }
//		cufftSetStream
extern "C" { cufftResult cufftSetStream(cufftHandle, cudaStream_t); }
//		cufftDestroy
extern "C" { cufftResult cufftDestroy(cufftHandle); }
//		cufftGetVersion
extern "C" { cufftResult cufftGetVersion(int *); }
//		cufftGetProperty
extern "C" { cufftResult cufftGetProperty(libraryPropertyType, int *); }
//		cufftSetPlanPropertyInt64
extern "C" { cufftResult cufftSetPlanPropertyInt64(cufftHandle, cufftProperty, const long long); }
//		cufftGetPlanPropertyInt64
extern "C" { cufftResult cufftGetPlanPropertyInt64(cufftHandle, cufftProperty, long long *); }
//		cufftResetPlanProperty
extern "C" { cufftResult cufftResetPlanProperty(cufftHandle, cufftProperty); }
