// cuFFT.
#ifndef _CUFFT_H_
#define _CUFFT_H_

#include "cuComplex.h"
#include "driver_types.h"
#include "library_types.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUFFT_VER_MAJOR 10
#define CUFFT_VER_MINOR 9
#define CUFFT_VER_PATCH 0
#define CUFFT_VER_BUILD 58
#define CUFFT_VERSION 10900
#define MAX_CUFFT_ERROR 0x11
#define CUFFT_FORWARD -1
#define CUFFT_INVERSE 1
#define CUFFT_COMPATIBILITY_DEFAULT CUFFT_COMPATIBILITY_FFTW_PADDING
#define MAX_SHIM_RANK 3
#define CUFFT_PLAN_NULL -1

enum cufftResult_t {
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
};

typedef enum cufftResult_t cufftResult;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;

enum cufftType_t {
    CUFFT_C2C = 41,
    CUFFT_R2C = 42,
    CUFFT_C2R = 44,
    CUFFT_Z2Z = 105,
    CUFFT_D2Z = 106,
    CUFFT_Z2D = 108,
};

typedef enum cufftType_t cufftType;

enum cufftCompatibility_t {
    CUFFT_COMPATIBILITY_NATIVE = 0, // this and the last two up to CUDA 9
    CUFFT_COMPATIBILITY_FFTW_PADDING = 1,
    CUFFT_COMPATIBILITY_FFTW_ASYMMETRIC = 2,
    CUFFT_COMPATIBILITY_FFTW_ALL = 3,
};

typedef enum cufftCompatibility_t cufftCompatibility;
typedef int cufftHandle;

enum cufftProperty_t {
    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1,
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2,
};

typedef enum cufftProperty_t cufftProperty;

cufftResult cufftPlan1d(cufftHandle *, int, cufftType, int);
cufftResult cufftPlan2d(cufftHandle *, int, int, cufftType);
cufftResult cufftPlan3d(cufftHandle *, int, int, int, cufftType);
cufftResult cufftPlanMany(cufftHandle *, int, int *, int *, int, int, int *, int, int, cufftType, int);
cufftResult cufftMakePlan1d(cufftHandle, int, cufftType, int, size_t *);
cufftResult cufftMakePlan2d(cufftHandle, int, int, cufftType, size_t *);
cufftResult cufftMakePlan3d(cufftHandle, int, int, int, cufftType, size_t *);
cufftResult cufftMakePlanMany(cufftHandle, int, int *, int *, int, int, int *, int, int, cufftType, int, size_t *);
cufftResult cufftMakePlanMany64(cufftHandle, int, long long *, long long *, long long, long long, long long *, long long, long long, cufftType, long long, size_t *);
cufftResult cufftGetSizeMany64(cufftHandle, int, long long *, long long *, long long, long long, long long *, long long, long long, cufftType, long long, size_t *);
cufftResult cufftEstimate1d(int, cufftType, int, size_t *);
cufftResult cufftEstimate2d(int, int, cufftType, size_t *);
cufftResult cufftEstimate3d(int, int, int, cufftType, size_t *);
cufftResult cufftEstimateMany(int, int *, int *, int, int, int *, int, int, cufftType, int, size_t *);
cufftResult cufftCreate(cufftHandle *);
cufftResult cufftGetSize1d(cufftHandle, int, cufftType, int, size_t *);
cufftResult cufftGetSize2d(cufftHandle, int, int, cufftType, size_t *);
cufftResult cufftGetSize3d(cufftHandle, int, int, int, cufftType, size_t *);
cufftResult cufftGetSizeMany(cufftHandle, int, int *, int *, int, int, int *, int, int, cufftType, int, size_t *);
cufftResult cufftGetSize(cufftHandle, size_t *);
cufftResult cufftSetWorkArea(cufftHandle, void *);
cufftResult cufftSetCompatibilityMode(cufftHandle, cufftCompatibility); // up to CUDA 9
cufftResult cufftSetAutoAllocation(cufftHandle, int);
cufftResult cufftExecC2C(cufftHandle, cufftComplex *, cufftComplex *, int);
cufftResult cufftExecR2C(cufftHandle, cufftReal *, cufftComplex *);
cufftResult cufftExecC2R(cufftHandle, cufftComplex *, cufftReal *);
cufftResult cufftExecZ2Z(cufftHandle, cufftDoubleComplex *, cufftDoubleComplex *, int);
cufftResult cufftExecD2Z(cufftHandle, cufftDoubleReal *, cufftDoubleComplex *);
cufftResult cufftExecZ2D(cufftHandle, cufftDoubleComplex *, cufftDoubleReal *);
cufftResult cufftSetStream(cufftHandle, cudaStream_t);
cufftResult cufftDestroy(cufftHandle);
cufftResult cufftGetVersion(int *);
cufftResult cufftGetProperty(libraryPropertyType, int *);
cufftResult cufftSetPlanPropertyInt64(cufftHandle, cufftProperty, const long long);
cufftResult cufftGetPlanPropertyInt64(cufftHandle, cufftProperty, long long *);
cufftResult cufftResetPlanProperty(cufftHandle, cufftProperty);

#ifdef __cplusplus
}
#endif

#endif
