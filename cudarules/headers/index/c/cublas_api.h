#include "cuComplex.h"
#include "cuda_bf16.h"
#include "cuda_fp16.h"
#include "cuda_runtime_api.h"
#include "library_types.h"
//		CUBLAS_VER_MAJOR
extern "C" { enum { CUBLAS_VER_MAJOR = 11 }; }
//		CUBLAS_VER_MINOR
extern "C" { enum { CUBLAS_VER_MINOR = 11 }; }
//		CUBLAS_VER_PATCH
extern "C" { enum { CUBLAS_VER_PATCH = 3 }; }
//		CUBLAS_VER_BUILD
extern "C" { enum { CUBLAS_VER_BUILD = 6 }; }
//		cublasStatus_t	CUBLAS_STATUS_SUCCESS	CUBLAS_STATUS_NOT_INITIALIZED	CUBLAS_STATUS_ALLOC_FAILED	CUBLAS_STATUS_INVALID_VALUE	CUBLAS_STATUS_ARCH_MISMATCH	CUBLAS_STATUS_MAPPING_ERROR	CUBLAS_STATUS_EXECUTION_FAILED	CUBLAS_STATUS_INTERNAL_ERROR	CUBLAS_STATUS_NOT_SUPPORTED	CUBLAS_STATUS_LICENSE_ERROR
extern "C" { typedef enum {
    CUBLAS_STATUS_SUCCESS = 0,
    CUBLAS_STATUS_NOT_INITIALIZED = 1,
    CUBLAS_STATUS_ALLOC_FAILED = 3,
    CUBLAS_STATUS_INVALID_VALUE = 7,
    CUBLAS_STATUS_ARCH_MISMATCH = 8,
    CUBLAS_STATUS_MAPPING_ERROR = 11,
    CUBLAS_STATUS_EXECUTION_FAILED = 13,
    CUBLAS_STATUS_INTERNAL_ERROR = 14,
    CUBLAS_STATUS_NOT_SUPPORTED = 15,
    CUBLAS_STATUS_LICENSE_ERROR = 16,
} cublasStatus_t; }
//		cublasFillMode_t	CUBLAS_FILL_MODE_LOWER	CUBLAS_FILL_MODE_UPPER	CUBLAS_FILL_MODE_FULL
extern "C" { typedef enum {
    CUBLAS_FILL_MODE_LOWER = 0,
    CUBLAS_FILL_MODE_UPPER = 1,
    CUBLAS_FILL_MODE_FULL = 2,
} cublasFillMode_t; }
//		cublasDiagType_t	CUBLAS_DIAG_NON_UNIT	CUBLAS_DIAG_UNIT
extern "C" { typedef enum {
    CUBLAS_DIAG_NON_UNIT = 0,
    CUBLAS_DIAG_UNIT = 1,
} cublasDiagType_t; }
//		cublasSideMode_t	CUBLAS_SIDE_LEFT	CUBLAS_SIDE_RIGHT
extern "C" { typedef enum {
    CUBLAS_SIDE_LEFT = 0,
    CUBLAS_SIDE_RIGHT = 1,
} cublasSideMode_t; }
//		cublasOperation_t	CUBLAS_OP_N	CUBLAS_OP_T	CUBLAS_OP_C	CUBLAS_OP_HERMITAN	CUBLAS_OP_CONJG
extern "C" { typedef enum {
    CUBLAS_OP_N = 0,
    CUBLAS_OP_T = 1,
    CUBLAS_OP_C = 2,
    CUBLAS_OP_HERMITAN = 2,
    CUBLAS_OP_CONJG = 3,
} cublasOperation_t; }
//		cublasPointerMode_t	CUBLAS_POINTER_MODE_HOST	CUBLAS_POINTER_MODE_DEVICE
extern "C" { typedef enum {
    CUBLAS_POINTER_MODE_HOST = 0,
    CUBLAS_POINTER_MODE_DEVICE = 1,
} cublasPointerMode_t; }
//		cublasAtomicsMode_t	CUBLAS_ATOMICS_NOT_ALLOWED	CUBLAS_ATOMICS_ALLOWED
extern "C" { typedef enum {
    CUBLAS_ATOMICS_NOT_ALLOWED = 0,
    CUBLAS_ATOMICS_ALLOWED = 1,
} cublasAtomicsMode_t; }
//		cublasGemmAlgo_t	CUBLAS_GEMM_DFALT	CUBLAS_GEMM_DEFAULT	CUBLAS_GEMM_ALGO0	CUBLAS_GEMM_ALGO1	CUBLAS_GEMM_ALGO2	CUBLAS_GEMM_ALGO3	CUBLAS_GEMM_ALGO4	CUBLAS_GEMM_ALGO5	CUBLAS_GEMM_ALGO6	CUBLAS_GEMM_ALGO7	CUBLAS_GEMM_ALGO8	CUBLAS_GEMM_ALGO9	CUBLAS_GEMM_ALGO10	CUBLAS_GEMM_ALGO11	CUBLAS_GEMM_ALGO12	CUBLAS_GEMM_ALGO13	CUBLAS_GEMM_ALGO14	CUBLAS_GEMM_ALGO15	CUBLAS_GEMM_ALGO16	CUBLAS_GEMM_ALGO17	CUBLAS_GEMM_ALGO18	CUBLAS_GEMM_ALGO19	CUBLAS_GEMM_ALGO20	CUBLAS_GEMM_ALGO21	CUBLAS_GEMM_ALGO22	CUBLAS_GEMM_ALGO23	CUBLAS_GEMM_DEFAULT_TENSOR_OP	CUBLAS_GEMM_DFALT_TENSOR_OP	CUBLAS_GEMM_ALGO0_TENSOR_OP	CUBLAS_GEMM_ALGO1_TENSOR_OP	CUBLAS_GEMM_ALGO2_TENSOR_OP	CUBLAS_GEMM_ALGO3_TENSOR_OP	CUBLAS_GEMM_ALGO4_TENSOR_OP	CUBLAS_GEMM_ALGO5_TENSOR_OP	CUBLAS_GEMM_ALGO6_TENSOR_OP	CUBLAS_GEMM_ALGO7_TENSOR_OP	CUBLAS_GEMM_ALGO8_TENSOR_OP	CUBLAS_GEMM_ALGO9_TENSOR_OP	CUBLAS_GEMM_ALGO10_TENSOR_OP	CUBLAS_GEMM_ALGO11_TENSOR_OP	CUBLAS_GEMM_ALGO12_TENSOR_OP	CUBLAS_GEMM_ALGO13_TENSOR_OP	CUBLAS_GEMM_ALGO14_TENSOR_OP	CUBLAS_GEMM_ALGO15_TENSOR_OP	CUBLAS_GEMM_AUTOTUNE
extern "C" { typedef enum {
    CUBLAS_GEMM_DFALT = -1,
    CUBLAS_GEMM_DEFAULT = -1,
    CUBLAS_GEMM_ALGO0 = 0,
    CUBLAS_GEMM_ALGO1 = 1,
    CUBLAS_GEMM_ALGO2 = 2,
    CUBLAS_GEMM_ALGO3 = 3,
    CUBLAS_GEMM_ALGO4 = 4,
    CUBLAS_GEMM_ALGO5 = 5,
    CUBLAS_GEMM_ALGO6 = 6,
    CUBLAS_GEMM_ALGO7 = 7,
    CUBLAS_GEMM_ALGO8 = 8,
    CUBLAS_GEMM_ALGO9 = 9,
    CUBLAS_GEMM_ALGO10 = 10,
    CUBLAS_GEMM_ALGO11 = 11,
    CUBLAS_GEMM_ALGO12 = 12,
    CUBLAS_GEMM_ALGO13 = 13,
    CUBLAS_GEMM_ALGO14 = 14,
    CUBLAS_GEMM_ALGO15 = 15,
    CUBLAS_GEMM_ALGO16 = 16,
    CUBLAS_GEMM_ALGO17 = 17,
    CUBLAS_GEMM_ALGO18 = 18,
    CUBLAS_GEMM_ALGO19 = 19,
    CUBLAS_GEMM_ALGO20 = 20,
    CUBLAS_GEMM_ALGO21 = 21,
    CUBLAS_GEMM_ALGO22 = 22,
    CUBLAS_GEMM_ALGO23 = 23,
    CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99,
    CUBLAS_GEMM_DFALT_TENSOR_OP = 99,
    CUBLAS_GEMM_ALGO0_TENSOR_OP = 100,
    CUBLAS_GEMM_ALGO1_TENSOR_OP = 101,
    CUBLAS_GEMM_ALGO2_TENSOR_OP = 102,
    CUBLAS_GEMM_ALGO3_TENSOR_OP = 103,
    CUBLAS_GEMM_ALGO4_TENSOR_OP = 104,
    CUBLAS_GEMM_ALGO5_TENSOR_OP = 105,
    CUBLAS_GEMM_ALGO6_TENSOR_OP = 106,
    CUBLAS_GEMM_ALGO7_TENSOR_OP = 107,
    CUBLAS_GEMM_ALGO8_TENSOR_OP = 108,
    CUBLAS_GEMM_ALGO9_TENSOR_OP = 109,
    CUBLAS_GEMM_ALGO10_TENSOR_OP = 110,
    CUBLAS_GEMM_ALGO11_TENSOR_OP = 111,
    CUBLAS_GEMM_ALGO12_TENSOR_OP = 112,
    CUBLAS_GEMM_ALGO13_TENSOR_OP = 113,
    CUBLAS_GEMM_ALGO14_TENSOR_OP = 114,
    CUBLAS_GEMM_ALGO15_TENSOR_OP = 115,
    CUBLAS_GEMM_AUTOTUNE = 999,
} cublasGemmAlgo_t; }
//		cublasMath_t	CUBLAS_DEFAULT_MATH	CUBLAS_TENSOR_OP_MATH	CUBLAS_PEDANTIC_MATH	CUBLAS_TF32_TENSOR_OP_MATH	CUBLAS_FP32_EMULATED_BF16X9_MATH	CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH	CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION
extern "C" { typedef enum {
    CUBLAS_DEFAULT_MATH = 0,
    CUBLAS_TENSOR_OP_MATH = 1,
    CUBLAS_PEDANTIC_MATH = 2,
    CUBLAS_TF32_TENSOR_OP_MATH = 3,
    CUBLAS_FP32_EMULATED_BF16X9_MATH = 4,
    CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = 8,
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16,
} cublasMath_t; }
//		cublasDataType_t
extern "C" { typedef cudaDataType cublasDataType_t; }
//		cublasComputeType_t	CUBLAS_COMPUTE_16F	CUBLAS_COMPUTE_16F_PEDANTIC	CUBLAS_COMPUTE_32F	CUBLAS_COMPUTE_32F_PEDANTIC	CUBLAS_COMPUTE_64F	CUBLAS_COMPUTE_64F_PEDANTIC	CUBLAS_COMPUTE_32I	CUBLAS_COMPUTE_32I_PEDANTIC	CUBLAS_COMPUTE_32F_FAST_16F	CUBLAS_COMPUTE_32F_FAST_16BF	CUBLAS_COMPUTE_32F_FAST_TF32	CUBLAS_COMPUTE_32F_EMULATED_16BFX9	CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT
extern "C" { typedef enum {
    CUBLAS_COMPUTE_16F = 64,
    CUBLAS_COMPUTE_16F_PEDANTIC = 65,
    CUBLAS_COMPUTE_32F = 68,
    CUBLAS_COMPUTE_32F_PEDANTIC = 69,
    CUBLAS_COMPUTE_64F = 70,
    CUBLAS_COMPUTE_64F_PEDANTIC = 71,
    CUBLAS_COMPUTE_32I = 72,
    CUBLAS_COMPUTE_32I_PEDANTIC = 73,
    CUBLAS_COMPUTE_32F_FAST_16F = 74,
    CUBLAS_COMPUTE_32F_FAST_16BF = 75,
    CUBLAS_COMPUTE_32F_FAST_TF32 = 77,
    CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78,
    CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = 79,
} cublasComputeType_t; }
//		cublasContext
extern "C" { struct cublasContext; }
//		cublasHandle_t
extern "C" { typedef struct cublasContext *cublasHandle_t; }
//		cublasLogCallback
extern "C" { typedef void (*cublasLogCallback)(const char *); }
//		cublasEmulationStrategy_t	CUBLAS_EMULATION_STRATEGY_DEFAULT	CUBLAS_EMULATION_STRATEGY_PERFORMANT	CUBLAS_EMULATION_STRATEGY_EAGER
extern "C" { typedef enum {
    CUBLAS_EMULATION_STRATEGY_DEFAULT = 0,
    CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1,
    CUBLAS_EMULATION_STRATEGY_EAGER = 2,
} cublasEmulationStrategy_t; }
//		cublasCreate_v2
extern "C" { cublasStatus_t cublasCreate_v2(cublasHandle_t *); }
//		cublasDestroy_v2
extern "C" { cublasStatus_t cublasDestroy_v2(cublasHandle_t); }
//		cublasGetVersion_v2
extern "C" { cublasStatus_t cublasGetVersion_v2(cublasHandle_t, int *); }
//		cublasGetProperty
extern "C" { cublasStatus_t cublasGetProperty(libraryPropertyType, int *); }
//		cublasGetCudartVersion
extern "C" { size_t cublasGetCudartVersion(void); }
//		cublasSetWorkspace_v2
extern "C" { cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t, void *, size_t); }
//		cublasSetStream_v2
extern "C" { cublasStatus_t cublasSetStream_v2(cublasHandle_t, cudaStream_t); }
//		cublasGetStream_v2
extern "C" { cublasStatus_t cublasGetStream_v2(cublasHandle_t, cudaStream_t *); }
//		cublasGetPointerMode_v2
extern "C" { cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t, cublasPointerMode_t *); }
//		cublasSetPointerMode_v2
extern "C" { cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t, cublasPointerMode_t); }
//		cublasGetAtomicsMode
extern "C" { cublasStatus_t cublasGetAtomicsMode(cublasHandle_t, cublasAtomicsMode_t *); }
//		cublasSetAtomicsMode
extern "C" { cublasStatus_t cublasSetAtomicsMode(cublasHandle_t, cublasAtomicsMode_t); }
//		cublasGetMathMode
extern "C" { cublasStatus_t cublasGetMathMode(cublasHandle_t, cublasMath_t *); }
//		cublasSetMathMode
extern "C" { cublasStatus_t cublasSetMathMode(cublasHandle_t, cublasMath_t); }
//		cublasGetSmCountTarget
extern "C" { cublasStatus_t cublasGetSmCountTarget(cublasHandle_t, int *); }
//		cublasSetSmCountTarget
extern "C" { cublasStatus_t cublasSetSmCountTarget(cublasHandle_t, int); }
//		cublasGetStatusName
extern "C" { const char *cublasGetStatusName(cublasStatus_t); }
//		cublasGetStatusString
extern "C" { const char *cublasGetStatusString(cublasStatus_t); }
//		cublasLoggerConfigure
extern "C" { cublasStatus_t cublasLoggerConfigure(int, int, int, const char *); }
//		cublasSetLoggerCallback
extern "C" { cublasStatus_t cublasSetLoggerCallback(cublasLogCallback); }
//		cublasGetLoggerCallback
extern "C" { cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *); }
//		cublasSetVector
extern "C" { cublasStatus_t cublasSetVector(int, int, const void *, int, void *, int); }
//		cublasGetVector
extern "C" { cublasStatus_t cublasGetVector(int, int, const void *, int, void *, int); }
//		cublasSetMatrix
extern "C" { cublasStatus_t cublasSetMatrix(int, int, int, const void *, int, void *, int); }
//		cublasGetMatrix
extern "C" { cublasStatus_t cublasGetMatrix(int, int, int, const void *, int, void *, int); }
//		cublasSetVectorAsync
extern "C" { cublasStatus_t cublasSetVectorAsync(int, int, const void *, int, void *, int, cudaStream_t); }
//		cublasGetVectorAsync
extern "C" { cublasStatus_t cublasGetVectorAsync(int, int, const void *, int, void *, int, cudaStream_t); }
//		cublasSetMatrixAsync
extern "C" { cublasStatus_t cublasSetMatrixAsync(int, int, int, const void *, int, void *, int, cudaStream_t); }
//		cublasGetMatrixAsync
extern "C" { cublasStatus_t cublasGetMatrixAsync(int, int, int, const void *, int, void *, int, cudaStream_t); }
//		cublasXerbla
extern "C" { void cublasXerbla(const char *, int); }
//		cublasNrm2Ex
extern "C" { cublasStatus_t cublasNrm2Ex(cublasHandle_t, int, const void *, cudaDataType, int, void *, cudaDataType, cudaDataType); }
//		cublasSnrm2_v2
extern "C" { cublasStatus_t cublasSnrm2_v2(cublasHandle_t, int, const float *, int, float *); }
//		cublasDnrm2_v2
extern "C" { cublasStatus_t cublasDnrm2_v2(cublasHandle_t, int, const double *, int, double *); }
//		cublasScnrm2_v2
extern "C" { cublasStatus_t cublasScnrm2_v2(cublasHandle_t, int, const cuComplex *, int, float *); }
//		cublasDznrm2_v2
extern "C" { cublasStatus_t cublasDznrm2_v2(cublasHandle_t, int, const cuDoubleComplex *, int, double *); }
//		cublasDotEx
extern "C" { cublasStatus_t cublasDotEx(cublasHandle_t, int, const void *, cudaDataType, int, const void *, cudaDataType, int, void *, cudaDataType, cudaDataType); }
//		cublasDotcEx
extern "C" { cublasStatus_t cublasDotcEx(cublasHandle_t, int, const void *, cudaDataType, int, const void *, cudaDataType, int, void *, cudaDataType, cudaDataType); }
//		cublasSdot_v2
extern "C" { cublasStatus_t cublasSdot_v2(cublasHandle_t, int, const float *, int, const float *, int, float *); }
//		cublasDdot_v2
extern "C" { cublasStatus_t cublasDdot_v2(cublasHandle_t, int, const double *, int, const double *, int, double *); }
//		cublasCdotu_v2
extern "C" { cublasStatus_t cublasCdotu_v2(cublasHandle_t, int, const cuComplex *, int, const cuComplex *, int, cuComplex *); }
//		cublasCdotc_v2
extern "C" { cublasStatus_t cublasCdotc_v2(cublasHandle_t, int, const cuComplex *, int, const cuComplex *, int, cuComplex *); }
//		cublasZdotu_v2
extern "C" { cublasStatus_t cublasZdotu_v2(cublasHandle_t, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *); }
//		cublasZdotc_v2
extern "C" { cublasStatus_t cublasZdotc_v2(cublasHandle_t, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *); }
//		cublasScalEx
extern "C" { cublasStatus_t cublasScalEx(cublasHandle_t, int, const void *, cudaDataType, void *, cudaDataType, int, cudaDataType); }
//		cublasSscal_v2
extern "C" { cublasStatus_t cublasSscal_v2(cublasHandle_t, int, const float *, float *, int); }
//		cublasDscal_v2
extern "C" { cublasStatus_t cublasDscal_v2(cublasHandle_t, int, const double *, double *, int); }
//		cublasCscal_v2
extern "C" { cublasStatus_t cublasCscal_v2(cublasHandle_t, int, const cuComplex *, cuComplex *, int); }
//		cublasCsscal_v2
extern "C" { cublasStatus_t cublasCsscal_v2(cublasHandle_t, int, const float *, cuComplex *, int); }
//		cublasZscal_v2
extern "C" { cublasStatus_t cublasZscal_v2(cublasHandle_t, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasZdscal_v2
extern "C" { cublasStatus_t cublasZdscal_v2(cublasHandle_t, int, const double *, cuDoubleComplex *, int); }
//		cublasAxpyEx
extern "C" { cublasStatus_t cublasAxpyEx(cublasHandle_t, int, const void *, cudaDataType, const void *, cudaDataType, int, void *, cudaDataType, int, cudaDataType); }
//		cublasSaxpy_v2
extern "C" { cublasStatus_t cublasSaxpy_v2(cublasHandle_t, int, const float *, const float *, int, float *, int); }
//		cublasDaxpy_v2
extern "C" { cublasStatus_t cublasDaxpy_v2(cublasHandle_t, int, const double *, const double *, int, double *, int); }
//		cublasCaxpy_v2
extern "C" { cublasStatus_t cublasCaxpy_v2(cublasHandle_t, int, const cuComplex *, const cuComplex *, int, cuComplex *, int); }
//		cublasZaxpy_v2
extern "C" { cublasStatus_t cublasZaxpy_v2(cublasHandle_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasCopyEx
extern "C" { cublasStatus_t cublasCopyEx(cublasHandle_t, int, const void *, cudaDataType, int, void *, cudaDataType, int); }
//		cublasScopy_v2
extern "C" { cublasStatus_t cublasScopy_v2(cublasHandle_t, int, const float *, int, float *, int); }
//		cublasDcopy_v2
extern "C" { cublasStatus_t cublasDcopy_v2(cublasHandle_t, int, const double *, int, double *, int); }
//		cublasCcopy_v2
extern "C" { cublasStatus_t cublasCcopy_v2(cublasHandle_t, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZcopy_v2
extern "C" { cublasStatus_t cublasZcopy_v2(cublasHandle_t, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSswap_v2
extern "C" { cublasStatus_t cublasSswap_v2(cublasHandle_t, int, float *, int, float *, int); }
//		cublasDswap_v2
extern "C" { cublasStatus_t cublasDswap_v2(cublasHandle_t, int, double *, int, double *, int); }
//		cublasCswap_v2
extern "C" { cublasStatus_t cublasCswap_v2(cublasHandle_t, int, cuComplex *, int, cuComplex *, int); }
//		cublasZswap_v2
extern "C" { cublasStatus_t cublasZswap_v2(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSwapEx
extern "C" { cublasStatus_t cublasSwapEx(cublasHandle_t, int, void *, cudaDataType, int, void *, cudaDataType, int); }
//		cublasIsamax_v2
extern "C" { cublasStatus_t cublasIsamax_v2(cublasHandle_t, int, const float *, int, int *); }
//		cublasIdamax_v2
extern "C" { cublasStatus_t cublasIdamax_v2(cublasHandle_t, int, const double *, int, int *); }
//		cublasIcamax_v2
extern "C" { cublasStatus_t cublasIcamax_v2(cublasHandle_t, int, const cuComplex *, int, int *); }
//		cublasIzamax_v2
extern "C" { cublasStatus_t cublasIzamax_v2(cublasHandle_t, int, const cuDoubleComplex *, int, int *); }
//		cublasIamaxEx
extern "C" { cublasStatus_t cublasIamaxEx(cublasHandle_t, int, const void *, cudaDataType, int, int *); }
//		cublasIsamin_v2
extern "C" { cublasStatus_t cublasIsamin_v2(cublasHandle_t, int, const float *, int, int *); }
//		cublasIdamin_v2
extern "C" { cublasStatus_t cublasIdamin_v2(cublasHandle_t, int, const double *, int, int *); }
//		cublasIcamin_v2
extern "C" { cublasStatus_t cublasIcamin_v2(cublasHandle_t, int, const cuComplex *, int, int *); }
//		cublasIzamin_v2
extern "C" { cublasStatus_t cublasIzamin_v2(cublasHandle_t, int, const cuDoubleComplex *, int, int *); }
//		cublasIaminEx
extern "C" { cublasStatus_t cublasIaminEx(cublasHandle_t, int, const void *, cudaDataType, int, int *); }
//		cublasAsumEx
extern "C" { cublasStatus_t cublasAsumEx(cublasHandle_t, int, const void *, cudaDataType, int, void *, cudaDataType, cudaDataType); }
//		cublasSasum_v2
extern "C" { cublasStatus_t cublasSasum_v2(cublasHandle_t, int, const float *, int, float *); }
//		cublasDasum_v2
extern "C" { cublasStatus_t cublasDasum_v2(cublasHandle_t, int, const double *, int, double *); }
//		cublasScasum_v2
extern "C" { cublasStatus_t cublasScasum_v2(cublasHandle_t, int, const cuComplex *, int, float *); }
//		cublasDzasum_v2
extern "C" { cublasStatus_t cublasDzasum_v2(cublasHandle_t, int, const cuDoubleComplex *, int, double *); }
//		cublasSrot_v2
extern "C" { cublasStatus_t cublasSrot_v2(cublasHandle_t, int, float *, int, float *, int, const float *, const float *); }
//		cublasDrot_v2
extern "C" { cublasStatus_t cublasDrot_v2(cublasHandle_t, int, double *, int, double *, int, const double *, const double *); }
//		cublasCrot_v2
extern "C" { cublasStatus_t cublasCrot_v2(cublasHandle_t, int, cuComplex *, int, cuComplex *, int, const float *, const cuComplex *); }
//		cublasCsrot_v2
extern "C" { cublasStatus_t cublasCsrot_v2(cublasHandle_t, int, cuComplex *, int, cuComplex *, int, const float *, const float *); }
//		cublasZrot_v2
extern "C" { cublasStatus_t cublasZrot_v2(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, const double *, const cuDoubleComplex *); }
//		cublasZdrot_v2
extern "C" { cublasStatus_t cublasZdrot_v2(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, const double *, const double *); }
//		cublasRotEx
extern "C" { cublasStatus_t cublasRotEx(cublasHandle_t, int, void *, cudaDataType, int, void *, cudaDataType, int, const void *, const void *, cudaDataType, cudaDataType); }
//		cublasSrotg_v2
extern "C" { cublasStatus_t cublasSrotg_v2(cublasHandle_t, float *, float *, float *, float *); }
//		cublasDrotg_v2
extern "C" { cublasStatus_t cublasDrotg_v2(cublasHandle_t, double *, double *, double *, double *); }
//		cublasCrotg_v2
extern "C" { cublasStatus_t cublasCrotg_v2(cublasHandle_t, cuComplex *, cuComplex *, float *, cuComplex *); }
//		cublasZrotg_v2
extern "C" { cublasStatus_t cublasZrotg_v2(cublasHandle_t, cuDoubleComplex *, cuDoubleComplex *, double *, cuDoubleComplex *); }
//		cublasRotgEx
extern "C" { cublasStatus_t cublasRotgEx(cublasHandle_t, void *, void *, cudaDataType, void *, void *, cudaDataType, cudaDataType); }
//		cublasSrotm_v2
extern "C" { cublasStatus_t cublasSrotm_v2(cublasHandle_t, int, float *, int, float *, int, const float *); }
//		cublasDrotm_v2
extern "C" { cublasStatus_t cublasDrotm_v2(cublasHandle_t, int, double *, int, double *, int, const double *); }
//		cublasRotmEx
extern "C" { cublasStatus_t cublasRotmEx(cublasHandle_t, int, void *, cudaDataType, int, void *, cudaDataType, int, const void *, cudaDataType, cudaDataType); }
//		cublasSrotmg_v2
extern "C" { cublasStatus_t cublasSrotmg_v2(cublasHandle_t, float *, float *, float *, const float *, float *); }
//		cublasDrotmg_v2
extern "C" { cublasStatus_t cublasDrotmg_v2(cublasHandle_t, double *, double *, double *, const double *, double *); }
//		cublasRotmgEx
extern "C" { cublasStatus_t cublasRotmgEx(cublasHandle_t, void *, cudaDataType, void *, cudaDataType, void *, cudaDataType, const void *, cudaDataType, void *, cudaDataType, cudaDataType); }
//		cublasSgemv_v2
extern "C" { cublasStatus_t cublasSgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDgemv_v2
extern "C" { cublasStatus_t cublasDgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCgemv_v2
extern "C" { cublasStatus_t cublasCgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZgemv_v2
extern "C" { cublasStatus_t cublasZgemv_v2(cublasHandle_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasSgbmv_v2
extern "C" { cublasStatus_t cublasSgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDgbmv_v2
extern "C" { cublasStatus_t cublasDgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCgbmv_v2
extern "C" { cublasStatus_t cublasCgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZgbmv_v2
extern "C" { cublasStatus_t cublasZgbmv_v2(cublasHandle_t, cublasOperation_t, int, int, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasStrmv_v2
extern "C" { cublasStatus_t cublasStrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *, int, float *, int); }
//		cublasDtrmv_v2
extern "C" { cublasStatus_t cublasDtrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double *, int, double *, int); }
//		cublasCtrmv_v2
extern "C" { cublasStatus_t cublasCtrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZtrmv_v2
extern "C" { cublasStatus_t cublasZtrmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasStbmv_v2
extern "C" { cublasStatus_t cublasStbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const float *, int, float *, int); }
//		cublasDtbmv_v2
extern "C" { cublasStatus_t cublasDtbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const double *, int, double *, int); }
//		cublasCtbmv_v2
extern "C" { cublasStatus_t cublasCtbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZtbmv_v2
extern "C" { cublasStatus_t cublasZtbmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasStpmv_v2
extern "C" { cublasStatus_t cublasStpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *, float *, int); }
//		cublasDtpmv_v2
extern "C" { cublasStatus_t cublasDtpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double *, double *, int); }
//		cublasCtpmv_v2
extern "C" { cublasStatus_t cublasCtpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuComplex *, cuComplex *, int); }
//		cublasZtpmv_v2
extern "C" { cublasStatus_t cublasZtpmv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasStrsv_v2
extern "C" { cublasStatus_t cublasStrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *, int, float *, int); }
//		cublasDtrsv_v2
extern "C" { cublasStatus_t cublasDtrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double *, int, double *, int); }
//		cublasCtrsv_v2
extern "C" { cublasStatus_t cublasCtrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZtrsv_v2
extern "C" { cublasStatus_t cublasZtrsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasStpsv_v2
extern "C" { cublasStatus_t cublasStpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *, float *, int); }
//		cublasDtpsv_v2
extern "C" { cublasStatus_t cublasDtpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double *, double *, int); }
//		cublasCtpsv_v2
extern "C" { cublasStatus_t cublasCtpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuComplex *, cuComplex *, int); }
//		cublasZtpsv_v2
extern "C" { cublasStatus_t cublasZtpsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasStbsv_v2
extern "C" { cublasStatus_t cublasStbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const float *, int, float *, int); }
//		cublasDtbsv_v2
extern "C" { cublasStatus_t cublasDtbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const double *, int, double *, int); }
//		cublasCtbsv_v2
extern "C" { cublasStatus_t cublasCtbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZtbsv_v2
extern "C" { cublasStatus_t cublasZtbsv_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSsymv_v2
extern "C" { cublasStatus_t cublasSsymv_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDsymv_v2
extern "C" { cublasStatus_t cublasDsymv_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCsymv_v2
extern "C" { cublasStatus_t cublasCsymv_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZsymv_v2
extern "C" { cublasStatus_t cublasZsymv_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasChemv_v2
extern "C" { cublasStatus_t cublasChemv_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZhemv_v2
extern "C" { cublasStatus_t cublasZhemv_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasSsbmv_v2
extern "C" { cublasStatus_t cublasSsbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDsbmv_v2
extern "C" { cublasStatus_t cublasDsbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasChbmv_v2
extern "C" { cublasStatus_t cublasChbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZhbmv_v2
extern "C" { cublasStatus_t cublasZhbmv_v2(cublasHandle_t, cublasFillMode_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasSspmv_v2
extern "C" { cublasStatus_t cublasSspmv_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, const float *, int, const float *, float *, int); }
//		cublasDspmv_v2
extern "C" { cublasStatus_t cublasDspmv_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, const double *, int, const double *, double *, int); }
//		cublasChpmv_v2
extern "C" { cublasStatus_t cublasChpmv_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZhpmv_v2
extern "C" { cublasStatus_t cublasZhpmv_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasSger_v2
extern "C" { cublasStatus_t cublasSger_v2(cublasHandle_t, int, int, const float *, const float *, int, const float *, int, float *, int); }
//		cublasDger_v2
extern "C" { cublasStatus_t cublasDger_v2(cublasHandle_t, int, int, const double *, const double *, int, const double *, int, double *, int); }
//		cublasCgeru_v2
extern "C" { cublasStatus_t cublasCgeru_v2(cublasHandle_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasCgerc_v2
extern "C" { cublasStatus_t cublasCgerc_v2(cublasHandle_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZgeru_v2
extern "C" { cublasStatus_t cublasZgeru_v2(cublasHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasZgerc_v2
extern "C" { cublasStatus_t cublasZgerc_v2(cublasHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSsyr_v2
extern "C" { cublasStatus_t cublasSsyr_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, float *, int); }
//		cublasDsyr_v2
extern "C" { cublasStatus_t cublasDsyr_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, double *, int); }
//		cublasCsyr_v2
extern "C" { cublasStatus_t cublasCsyr_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, cuComplex *, int); }
//		cublasZsyr_v2
extern "C" { cublasStatus_t cublasZsyr_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasCher_v2
extern "C" { cublasStatus_t cublasCher_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const cuComplex *, int, cuComplex *, int); }
//		cublasZher_v2
extern "C" { cublasStatus_t cublasZher_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSspr_v2
extern "C" { cublasStatus_t cublasSspr_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, float *); }
//		cublasDspr_v2
extern "C" { cublasStatus_t cublasDspr_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, double *); }
//		cublasChpr_v2
extern "C" { cublasStatus_t cublasChpr_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const cuComplex *, int, cuComplex *); }
//		cublasZhpr_v2
extern "C" { cublasStatus_t cublasZhpr_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const cuDoubleComplex *, int, cuDoubleComplex *); }
//		cublasSsyr2_v2
extern "C" { cublasStatus_t cublasSsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, const float *, int, float *, int); }
//		cublasDsyr2_v2
extern "C" { cublasStatus_t cublasDsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, const double *, int, double *, int); }
//		cublasCsyr2_v2
extern "C" { cublasStatus_t cublasCsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZsyr2_v2
extern "C" { cublasStatus_t cublasZsyr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasCher2_v2
extern "C" { cublasStatus_t cublasCher2_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZher2_v2
extern "C" { cublasStatus_t cublasZher2_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSspr2_v2
extern "C" { cublasStatus_t cublasSspr2_v2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, const float *, int, float *); }
//		cublasDspr2_v2
extern "C" { cublasStatus_t cublasDspr2_v2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, const double *, int, double *); }
//		cublasChpr2_v2
extern "C" { cublasStatus_t cublasChpr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *); }
//		cublasZhpr2_v2
extern "C" { cublasStatus_t cublasZhpr2_v2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *); }
//		cublasSgemvBatched
extern "C" { cublasStatus_t cublasSgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const float *, const float *const *, int, const float *const *, int, const float *, float *const *, int, int); }
//		cublasDgemvBatched
extern "C" { cublasStatus_t cublasDgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const double *, const double *const *, int, const double *const *, int, const double *, double *const *, int, int); }
//		cublasCgemvBatched
extern "C" { cublasStatus_t cublasCgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *const *, int, const cuComplex *const *, int, const cuComplex *, cuComplex *const *, int, int); }
//		cublasZgemvBatched
extern "C" { cublasStatus_t cublasZgemvBatched(cublasHandle_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *const *, int, const cuDoubleComplex *const *, int, const cuDoubleComplex *, cuDoubleComplex *const *, int, int); }
//		cublasSgemvStridedBatched
extern "C" { cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int, const float *, const float *, int, long long, const float *, int, long long, const float *, float *, int, long long, int); }
//		cublasDgemvStridedBatched
extern "C" { cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int, const double *, const double *, int, long long, const double *, int, long long, const double *, double *, int, long long, int); }
//		cublasCgemvStridedBatched
extern "C" { cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, long long, const cuComplex *, int, long long, const cuComplex *, cuComplex *, int, long long, int); }
//		cublasZgemvStridedBatched
extern "C" { cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, long long, const cuDoubleComplex *, int, long long, const cuDoubleComplex *, cuDoubleComplex *, int, long long, int); }
//		cublasSgemm_v2
extern "C" { cublasStatus_t cublasSgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDgemm_v2
extern "C" { cublasStatus_t cublasDgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCgemm_v2
extern "C" { cublasStatus_t cublasCgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasCgemm3m
extern "C" { cublasStatus_t cublasCgemm3m(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasCgemm3mEx
extern "C" { cublasStatus_t cublasCgemm3mEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuComplex *, const void *, cudaDataType, int, const void *, cudaDataType, int, const cuComplex *, void *, cudaDataType, int); }
//		cublasZgemm_v2
extern "C" { cublasStatus_t cublasZgemm_v2(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasZgemm3m
extern "C" { cublasStatus_t cublasZgemm3m(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasSgemmEx
extern "C" { cublasStatus_t cublasSgemmEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const float *, const void *, cudaDataType, int, const void *, cudaDataType, int, const float *, void *, cudaDataType, int); }
//		cublasGemmEx
extern "C" { cublasStatus_t cublasGemmEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const void *, const void *, cudaDataType, int, const void *, cudaDataType, int, const void *, void *, cudaDataType, int, cublasComputeType_t, cublasGemmAlgo_t); }
//		cublasCgemmEx
extern "C" { cublasStatus_t cublasCgemmEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuComplex *, const void *, cudaDataType, int, const void *, cudaDataType, int, const cuComplex *, void *, cudaDataType, int); }
//		cublasUint8gemmBias
extern "C" { cublasStatus_t cublasUint8gemmBias(cublasHandle_t, cublasOperation_t, cublasOperation_t, cublasOperation_t, int, int, int, const unsigned char *, int, int, const unsigned char *, int, int, unsigned char *, int, int, int, int); }
//		cublasSsyrk_v2
extern "C" { cublasStatus_t cublasSsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const float *, int, const float *, float *, int); }
//		cublasDsyrk_v2
extern "C" { cublasStatus_t cublasDsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, const double *, int, const double *, double *, int); }
//		cublasCsyrk_v2
extern "C" { cublasStatus_t cublasCsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZsyrk_v2
extern "C" { cublasStatus_t cublasZsyrk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasCsyrkEx
extern "C" { cublasStatus_t cublasCsyrkEx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const void *, cudaDataType, int, const cuComplex *, void *, cudaDataType, int); }
//		cublasCsyrk3mEx
extern "C" { cublasStatus_t cublasCsyrk3mEx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const void *, cudaDataType, int, const cuComplex *, void *, cudaDataType, int); }
//		cublasCherk_v2
extern "C" { cublasStatus_t cublasCherk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const cuComplex *, int, const float *, cuComplex *, int); }
//		cublasZherk_v2
extern "C" { cublasStatus_t cublasZherk_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, const cuDoubleComplex *, int, const double *, cuDoubleComplex *, int); }
//		cublasCherkEx
extern "C" { cublasStatus_t cublasCherkEx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const void *, cudaDataType, int, const float *, void *, cudaDataType, int); }
//		cublasCherk3mEx
extern "C" { cublasStatus_t cublasCherk3mEx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const void *, cudaDataType, int, const float *, void *, cudaDataType, int); }
//		cublasSsyr2k_v2
extern "C" { cublasStatus_t cublasSsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDsyr2k_v2
extern "C" { cublasStatus_t cublasDsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCsyr2k_v2
extern "C" { cublasStatus_t cublasCsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZsyr2k_v2
extern "C" { cublasStatus_t cublasZsyr2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasCher2k_v2
extern "C" { cublasStatus_t cublasCher2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const float *, cuComplex *, int); }
//		cublasZher2k_v2
extern "C" { cublasStatus_t cublasZher2k_v2(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const double *, cuDoubleComplex *, int); }
//		cublasSsyrkx
extern "C" { cublasStatus_t cublasSsyrkx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDsyrkx
extern "C" { cublasStatus_t cublasDsyrkx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCsyrkx
extern "C" { cublasStatus_t cublasCsyrkx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZsyrkx
extern "C" { cublasStatus_t cublasZsyrkx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasCherkx
extern "C" { cublasStatus_t cublasCherkx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const float *, cuComplex *, int); }
//		cublasZherkx
extern "C" { cublasStatus_t cublasZherkx(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const double *, cuDoubleComplex *, int); }
//		cublasSsymm_v2
extern "C" { cublasStatus_t cublasSsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDsymm_v2
extern "C" { cublasStatus_t cublasDsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCsymm_v2
extern "C" { cublasStatus_t cublasCsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZsymm_v2
extern "C" { cublasStatus_t cublasZsymm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasChemm_v2
extern "C" { cublasStatus_t cublasChemm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZhemm_v2
extern "C" { cublasStatus_t cublasZhemm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasStrsm_v2
extern "C" { cublasStatus_t cublasStrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const float *, const float *, int, float *, int); }
//		cublasDtrsm_v2
extern "C" { cublasStatus_t cublasDtrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const double *, const double *, int, double *, int); }
//		cublasCtrsm_v2
extern "C" { cublasStatus_t cublasCtrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuComplex *, const cuComplex *, int, cuComplex *, int); }
//		cublasZtrsm_v2
extern "C" { cublasStatus_t cublasZtrsm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasStrmm_v2
extern "C" { cublasStatus_t cublasStrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const float *, const float *, int, const float *, int, float *, int); }
//		cublasDtrmm_v2
extern "C" { cublasStatus_t cublasDtrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const double *, const double *, int, const double *, int, double *, int); }
//		cublasCtrmm_v2
extern "C" { cublasStatus_t cublasCtrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZtrmm_v2
extern "C" { cublasStatus_t cublasZtrmm_v2(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSgemmBatched
extern "C" { cublasStatus_t cublasSgemmBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const float *, const float *const *, int, const float *const *, int, const float *, float *const *, int, int); }
//		cublasDgemmBatched
extern "C" { cublasStatus_t cublasDgemmBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const double *, const double *const *, int, const double *const *, int, const double *, double *const *, int, int); }
//		cublasCgemmBatched
extern "C" { cublasStatus_t cublasCgemmBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuComplex *, const cuComplex *const *, int, const cuComplex *const *, int, const cuComplex *, cuComplex *const *, int, int); }
//		cublasCgemm3mBatched
extern "C" { cublasStatus_t cublasCgemm3mBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuComplex *, const cuComplex *const *, int, const cuComplex *const *, int, const cuComplex *, cuComplex *const *, int, int); }
//		cublasZgemmBatched
extern "C" { cublasStatus_t cublasZgemmBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuDoubleComplex *, const cuDoubleComplex *const *, int, const cuDoubleComplex *const *, int, const cuDoubleComplex *, cuDoubleComplex *const *, int, int); }
//		cublasGemmBatchedEx
extern "C" { cublasStatus_t cublasGemmBatchedEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const void *, const void *const *, cudaDataType, int, const void *const *, cudaDataType, int, const void *, void *const *, cudaDataType, int, int, cublasComputeType_t, cublasGemmAlgo_t); }
//		cublasGemmStridedBatchedEx
extern "C" { cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const void *, const void *, cudaDataType, int, long long, const void *, cudaDataType, int, long long, const void *, void *, cudaDataType, int, long long, int, cublasComputeType_t, cublasGemmAlgo_t); }
//		cublasSgemmStridedBatched
extern "C" { cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const float *, const float *, int, long long, const float *, int, long long, const float *, float *, int, long long, int); }
//		cublasDgemmStridedBatched
extern "C" { cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const double *, const double *, int, long long, const double *, int, long long, const double *, double *, int, long long, int); }
//		cublasCgemmStridedBatched
extern "C" { cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuComplex *, const cuComplex *, int, long long, const cuComplex *, int, long long, const cuComplex *, cuComplex *, int, long long, int); }
//		cublasCgemm3mStridedBatched
extern "C" { cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuComplex *, const cuComplex *, int, long long, const cuComplex *, int, long long, const cuComplex *, cuComplex *, int, long long, int); }
//		cublasZgemmStridedBatched
extern "C" { cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, long long, const cuDoubleComplex *, int, long long, const cuDoubleComplex *, cuDoubleComplex *, int, long long, int); }
//		cublasSgeam
extern "C" { cublasStatus_t cublasSgeam(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, const float *, const float *, int, const float *, const float *, int, float *, int); }
//		cublasDgeam
extern "C" { cublasStatus_t cublasDgeam(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, const double *, const double *, int, const double *, const double *, int, double *, int); }
//		cublasCgeam
extern "C" { cublasStatus_t cublasCgeam(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, const cuComplex *, int, cuComplex *, int); }
//		cublasZgeam
extern "C" { cublasStatus_t cublasZgeam(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSgetrfBatched
extern "C" { cublasStatus_t cublasSgetrfBatched(cublasHandle_t, int, float *const *, int, int *, int *, int); }
//		cublasDgetrfBatched
extern "C" { cublasStatus_t cublasDgetrfBatched(cublasHandle_t, int, double *const *, int, int *, int *, int); }
//		cublasCgetrfBatched
extern "C" { cublasStatus_t cublasCgetrfBatched(cublasHandle_t, int, cuComplex *const *, int, int *, int *, int); }
//		cublasZgetrfBatched
extern "C" { cublasStatus_t cublasZgetrfBatched(cublasHandle_t, int, cuDoubleComplex *const *, int, int *, int *, int); }
//		cublasSgetriBatched
extern "C" { cublasStatus_t cublasSgetriBatched(cublasHandle_t, int, const float *const *, int, const int *, float *const *, int, int *, int); }
//		cublasDgetriBatched
extern "C" { cublasStatus_t cublasDgetriBatched(cublasHandle_t, int, const double *const *, int, const int *, double *const *, int, int *, int); }
//		cublasCgetriBatched
extern "C" { cublasStatus_t cublasCgetriBatched(cublasHandle_t, int, const cuComplex *const *, int, const int *, cuComplex *const *, int, int *, int); }
//		cublasZgetriBatched
extern "C" { cublasStatus_t cublasZgetriBatched(cublasHandle_t, int, const cuDoubleComplex *const *, int, const int *, cuDoubleComplex *const *, int, int *, int); }
//		cublasSgetrsBatched
extern "C" { cublasStatus_t cublasSgetrsBatched(cublasHandle_t, cublasOperation_t, int, int, const float *const *, int, const int *, float *const *, int, int *, int); }
//		cublasDgetrsBatched
extern "C" { cublasStatus_t cublasDgetrsBatched(cublasHandle_t, cublasOperation_t, int, int, const double *const *, int, const int *, double *const *, int, int *, int); }
//		cublasCgetrsBatched
extern "C" { cublasStatus_t cublasCgetrsBatched(cublasHandle_t, cublasOperation_t, int, int, const cuComplex *const *, int, const int *, cuComplex *const *, int, int *, int); }
//		cublasZgetrsBatched
extern "C" { cublasStatus_t cublasZgetrsBatched(cublasHandle_t, cublasOperation_t, int, int, const cuDoubleComplex *const *, int, const int *, cuDoubleComplex *const *, int, int *, int); }
//		cublasStrsmBatched
extern "C" { cublasStatus_t cublasStrsmBatched(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const float *, const float *const *, int, float *const *, int, int); }
//		cublasDtrsmBatched
extern "C" { cublasStatus_t cublasDtrsmBatched(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const double *, const double *const *, int, double *const *, int, int); }
//		cublasCtrsmBatched
extern "C" { cublasStatus_t cublasCtrsmBatched(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuComplex *, const cuComplex *const *, int, cuComplex *const *, int, int); }
//		cublasZtrsmBatched
extern "C" { cublasStatus_t cublasZtrsmBatched(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *const *, int, cuDoubleComplex *const *, int, int); }
//		cublasSmatinvBatched
extern "C" { cublasStatus_t cublasSmatinvBatched(cublasHandle_t, int, const float *const *, int, float *const *, int, int *, int); }
//		cublasDmatinvBatched
extern "C" { cublasStatus_t cublasDmatinvBatched(cublasHandle_t, int, const double *const *, int, double *const *, int, int *, int); }
//		cublasCmatinvBatched
extern "C" { cublasStatus_t cublasCmatinvBatched(cublasHandle_t, int, const cuComplex *const *, int, cuComplex *const *, int, int *, int); }
//		cublasZmatinvBatched
extern "C" { cublasStatus_t cublasZmatinvBatched(cublasHandle_t, int, const cuDoubleComplex *const *, int, cuDoubleComplex *const *, int, int *, int); }
//		cublasSgeqrfBatched
extern "C" { cublasStatus_t cublasSgeqrfBatched(cublasHandle_t, int, int, float *const *, int, float *const *, int *, int); }
//		cublasDgeqrfBatched
extern "C" { cublasStatus_t cublasDgeqrfBatched(cublasHandle_t, int, int, double *const *, int, double *const *, int *, int); }
//		cublasCgeqrfBatched
extern "C" { cublasStatus_t cublasCgeqrfBatched(cublasHandle_t, int, int, cuComplex *const *, int, cuComplex *const *, int *, int); }
//		cublasZgeqrfBatched
extern "C" { cublasStatus_t cublasZgeqrfBatched(cublasHandle_t, int, int, cuDoubleComplex *const *, int, cuDoubleComplex *const *, int *, int); }
//		cublasSgelsBatched
extern "C" { cublasStatus_t cublasSgelsBatched(cublasHandle_t, cublasOperation_t, int, int, int, float *const *, int, float *const *, int, int *, int *, int); }
//		cublasDgelsBatched
extern "C" { cublasStatus_t cublasDgelsBatched(cublasHandle_t, cublasOperation_t, int, int, int, double *const *, int, double *const *, int, int *, int *, int); }
//		cublasCgelsBatched
extern "C" { cublasStatus_t cublasCgelsBatched(cublasHandle_t, cublasOperation_t, int, int, int, cuComplex *const *, int, cuComplex *const *, int, int *, int *, int); }
//		cublasZgelsBatched
extern "C" { cublasStatus_t cublasZgelsBatched(cublasHandle_t, cublasOperation_t, int, int, int, cuDoubleComplex *const *, int, cuDoubleComplex *const *, int, int *, int *, int); }
//		cublasSdgmm
extern "C" { cublasStatus_t cublasSdgmm(cublasHandle_t, cublasSideMode_t, int, int, const float *, int, const float *, int, float *, int); }
//		cublasDdgmm
extern "C" { cublasStatus_t cublasDdgmm(cublasHandle_t, cublasSideMode_t, int, int, const double *, int, const double *, int, double *, int); }
//		cublasCdgmm
extern "C" { cublasStatus_t cublasCdgmm(cublasHandle_t, cublasSideMode_t, int, int, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZdgmm
extern "C" { cublasStatus_t cublasZdgmm(cublasHandle_t, cublasSideMode_t, int, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasStpttr
extern "C" { cublasStatus_t cublasStpttr(cublasHandle_t, cublasFillMode_t, int, const float *, float *, int); }
//		cublasDtpttr
extern "C" { cublasStatus_t cublasDtpttr(cublasHandle_t, cublasFillMode_t, int, const double *, double *, int); }
//		cublasCtpttr
extern "C" { cublasStatus_t cublasCtpttr(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, cuComplex *, int); }
//		cublasZtpttr
extern "C" { cublasStatus_t cublasZtpttr(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasStrttp
extern "C" { cublasStatus_t cublasStrttp(cublasHandle_t, cublasFillMode_t, int, const float *, int, float *); }
//		cublasDtrttp
extern "C" { cublasStatus_t cublasDtrttp(cublasHandle_t, cublasFillMode_t, int, const double *, int, double *); }
//		cublasCtrttp
extern "C" { cublasStatus_t cublasCtrttp(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, int, cuComplex *); }
//		cublasZtrttp
extern "C" { cublasStatus_t cublasZtrttp(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, int, cuDoubleComplex *); }
//		cublasGetEmulationStrategy
extern "C" { cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t, cublasEmulationStrategy_t *); }
//		cublasSetEmulationStrategy
extern "C" { cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t, cublasEmulationStrategy_t); }
//		cublasGetEmulationSpecialValuesSupport
extern "C" { cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t, cudaEmulationSpecialValuesSupport *); }
//		cublasSetEmulationSpecialValuesSupport
extern "C" { cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t, cudaEmulationSpecialValuesSupport); }
//		cublasGetFixedPointEmulationMantissaControl
extern "C" { cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t, cudaEmulationMantissaControl *); }
//		cublasSetFixedPointEmulationMantissaControl
extern "C" { cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t, cudaEmulationMantissaControl); }
//		cublasGetFixedPointEmulationMaxMantissaBitCount
extern "C" { cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t, int *); }
//		cublasSetFixedPointEmulationMaxMantissaBitCount
extern "C" { cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t, int); }
//		cublasGetFixedPointEmulationMantissaBitOffset
extern "C" { cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t, int *); }
//		cublasSetFixedPointEmulationMantissaBitOffset
extern "C" { cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t, int); }
//		cublasGetFixedPointEmulationMantissaBitCountPointer
extern "C" { cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t, int **); }
//		cublasSetFixedPointEmulationMantissaBitCountPointer
extern "C" { cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t, int *); }
//		cublasSetVector_64
extern "C" { cublasStatus_t cublasSetVector_64(int64_t, int64_t, const void *, int64_t, void *, int64_t); }
//		cublasGetVector_64
extern "C" { cublasStatus_t cublasGetVector_64(int64_t, int64_t, const void *, int64_t, void *, int64_t); }
//		cublasSetMatrix_64
extern "C" { cublasStatus_t cublasSetMatrix_64(int64_t, int64_t, int64_t, const void *, int64_t, void *, int64_t); }
//		cublasGetMatrix_64
extern "C" { cublasStatus_t cublasGetMatrix_64(int64_t, int64_t, int64_t, const void *, int64_t, void *, int64_t); }
//		cublasSetVectorAsync_64
extern "C" { cublasStatus_t cublasSetVectorAsync_64(int64_t, int64_t, const void *, int64_t, void *, int64_t, cudaStream_t); }
//		cublasGetVectorAsync_64
extern "C" { cublasStatus_t cublasGetVectorAsync_64(int64_t, int64_t, const void *, int64_t, void *, int64_t, cudaStream_t); }
//		cublasSetMatrixAsync_64
extern "C" { cublasStatus_t cublasSetMatrixAsync_64(int64_t, int64_t, int64_t, const void *, int64_t, void *, int64_t, cudaStream_t); }
//		cublasGetMatrixAsync_64
extern "C" { cublasStatus_t cublasGetMatrixAsync_64(int64_t, int64_t, int64_t, const void *, int64_t, void *, int64_t, cudaStream_t); }
//		cublasNrm2Ex_64
extern "C" { cublasStatus_t cublasNrm2Ex_64(cublasHandle_t, int64_t, const void *, cudaDataType, int64_t, void *, cudaDataType, cudaDataType); }
//		cublasSnrm2_v2_64
extern "C" { cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t, int64_t, const float *, int64_t, float *); }
//		cublasDnrm2_v2_64
extern "C" { cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t, int64_t, const double *, int64_t, double *); }
//		cublasScnrm2_v2_64
extern "C" { cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t, int64_t, const cuComplex *, int64_t, float *); }
//		cublasDznrm2_v2_64
extern "C" { cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t, int64_t, const cuDoubleComplex *, int64_t, double *); }
//		cublasDotEx_64
extern "C" { cublasStatus_t cublasDotEx_64(cublasHandle_t, int64_t, const void *, cudaDataType, int64_t, const void *, cudaDataType, int64_t, void *, cudaDataType, cudaDataType); }
//		cublasDotcEx_64
extern "C" { cublasStatus_t cublasDotcEx_64(cublasHandle_t, int64_t, const void *, cudaDataType, int64_t, const void *, cudaDataType, int64_t, void *, cudaDataType, cudaDataType); }
//		cublasSdot_v2_64
extern "C" { cublasStatus_t cublasSdot_v2_64(cublasHandle_t, int64_t, const float *, int64_t, const float *, int64_t, float *); }
//		cublasDdot_v2_64
extern "C" { cublasStatus_t cublasDdot_v2_64(cublasHandle_t, int64_t, const double *, int64_t, const double *, int64_t, double *); }
//		cublasCdotu_v2_64
extern "C" { cublasStatus_t cublasCdotu_v2_64(cublasHandle_t, int64_t, const cuComplex *, int64_t, const cuComplex *, int64_t, cuComplex *); }
//		cublasCdotc_v2_64
extern "C" { cublasStatus_t cublasCdotc_v2_64(cublasHandle_t, int64_t, const cuComplex *, int64_t, const cuComplex *, int64_t, cuComplex *); }
//		cublasZdotu_v2_64
extern "C" { cublasStatus_t cublasZdotu_v2_64(cublasHandle_t, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *); }
//		cublasZdotc_v2_64
extern "C" { cublasStatus_t cublasZdotc_v2_64(cublasHandle_t, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *); }
//		cublasScalEx_64
extern "C" { cublasStatus_t cublasScalEx_64(cublasHandle_t, int64_t, const void *, cudaDataType, void *, cudaDataType, int64_t, cudaDataType); }
//		cublasSscal_v2_64
extern "C" { cublasStatus_t cublasSscal_v2_64(cublasHandle_t, int64_t, const float *, float *, int64_t); }
//		cublasDscal_v2_64
extern "C" { cublasStatus_t cublasDscal_v2_64(cublasHandle_t, int64_t, const double *, double *, int64_t); }
//		cublasCscal_v2_64
extern "C" { cublasStatus_t cublasCscal_v2_64(cublasHandle_t, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasCsscal_v2_64
extern "C" { cublasStatus_t cublasCsscal_v2_64(cublasHandle_t, int64_t, const float *, cuComplex *, int64_t); }
//		cublasZscal_v2_64
extern "C" { cublasStatus_t cublasZscal_v2_64(cublasHandle_t, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasZdscal_v2_64
extern "C" { cublasStatus_t cublasZdscal_v2_64(cublasHandle_t, int64_t, const double *, cuDoubleComplex *, int64_t); }
//		cublasAxpyEx_64
extern "C" { cublasStatus_t cublasAxpyEx_64(cublasHandle_t, int64_t, const void *, cudaDataType, const void *, cudaDataType, int64_t, void *, cudaDataType, int64_t, cudaDataType); }
//		cublasSaxpy_v2_64
extern "C" { cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t, int64_t, const float *, const float *, int64_t, float *, int64_t); }
//		cublasDaxpy_v2_64
extern "C" { cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t, int64_t, const double *, const double *, int64_t, double *, int64_t); }
//		cublasCaxpy_v2_64
extern "C" { cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t, int64_t, const cuComplex *, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZaxpy_v2_64
extern "C" { cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasCopyEx_64
extern "C" { cublasStatus_t cublasCopyEx_64(cublasHandle_t, int64_t, const void *, cudaDataType, int64_t, void *, cudaDataType, int64_t); }
//		cublasScopy_v2_64
extern "C" { cublasStatus_t cublasScopy_v2_64(cublasHandle_t, int64_t, const float *, int64_t, float *, int64_t); }
//		cublasDcopy_v2_64
extern "C" { cublasStatus_t cublasDcopy_v2_64(cublasHandle_t, int64_t, const double *, int64_t, double *, int64_t); }
//		cublasCcopy_v2_64
extern "C" { cublasStatus_t cublasCcopy_v2_64(cublasHandle_t, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZcopy_v2_64
extern "C" { cublasStatus_t cublasZcopy_v2_64(cublasHandle_t, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasSswap_v2_64
extern "C" { cublasStatus_t cublasSswap_v2_64(cublasHandle_t, int64_t, float *, int64_t, float *, int64_t); }
//		cublasDswap_v2_64
extern "C" { cublasStatus_t cublasDswap_v2_64(cublasHandle_t, int64_t, double *, int64_t, double *, int64_t); }
//		cublasCswap_v2_64
extern "C" { cublasStatus_t cublasCswap_v2_64(cublasHandle_t, int64_t, cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZswap_v2_64
extern "C" { cublasStatus_t cublasZswap_v2_64(cublasHandle_t, int64_t, cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasSwapEx_64
extern "C" { cublasStatus_t cublasSwapEx_64(cublasHandle_t, int64_t, void *, cudaDataType, int64_t, void *, cudaDataType, int64_t); }
//		cublasIsamax_v2_64
extern "C" { cublasStatus_t cublasIsamax_v2_64(cublasHandle_t, int64_t, const float *, int64_t, int64_t *); }
//		cublasIdamax_v2_64
extern "C" { cublasStatus_t cublasIdamax_v2_64(cublasHandle_t, int64_t, const double *, int64_t, int64_t *); }
//		cublasIcamax_v2_64
extern "C" { cublasStatus_t cublasIcamax_v2_64(cublasHandle_t, int64_t, const cuComplex *, int64_t, int64_t *); }
//		cublasIzamax_v2_64
extern "C" { cublasStatus_t cublasIzamax_v2_64(cublasHandle_t, int64_t, const cuDoubleComplex *, int64_t, int64_t *); }
//		cublasIamaxEx_64
extern "C" { cublasStatus_t cublasIamaxEx_64(cublasHandle_t, int64_t, const void *, cudaDataType, int64_t, int64_t *); }
//		cublasIsamin_v2_64
extern "C" { cublasStatus_t cublasIsamin_v2_64(cublasHandle_t, int64_t, const float *, int64_t, int64_t *); }
//		cublasIdamin_v2_64
extern "C" { cublasStatus_t cublasIdamin_v2_64(cublasHandle_t, int64_t, const double *, int64_t, int64_t *); }
//		cublasIcamin_v2_64
extern "C" { cublasStatus_t cublasIcamin_v2_64(cublasHandle_t, int64_t, const cuComplex *, int64_t, int64_t *); }
//		cublasIzamin_v2_64
extern "C" { cublasStatus_t cublasIzamin_v2_64(cublasHandle_t, int64_t, const cuDoubleComplex *, int64_t, int64_t *); }
//		cublasIaminEx_64
extern "C" { cublasStatus_t cublasIaminEx_64(cublasHandle_t, int64_t, const void *, cudaDataType, int64_t, int64_t *); }
//		cublasAsumEx_64
extern "C" { cublasStatus_t cublasAsumEx_64(cublasHandle_t, int64_t, const void *, cudaDataType, int64_t, void *, cudaDataType, cudaDataType); }
//		cublasSasum_v2_64
extern "C" { cublasStatus_t cublasSasum_v2_64(cublasHandle_t, int64_t, const float *, int64_t, float *); }
//		cublasDasum_v2_64
extern "C" { cublasStatus_t cublasDasum_v2_64(cublasHandle_t, int64_t, const double *, int64_t, double *); }
//		cublasScasum_v2_64
extern "C" { cublasStatus_t cublasScasum_v2_64(cublasHandle_t, int64_t, const cuComplex *, int64_t, float *); }
//		cublasDzasum_v2_64
extern "C" { cublasStatus_t cublasDzasum_v2_64(cublasHandle_t, int64_t, const cuDoubleComplex *, int64_t, double *); }
//		cublasSrot_v2_64
extern "C" { cublasStatus_t cublasSrot_v2_64(cublasHandle_t, int64_t, float *, int64_t, float *, int64_t, const float *, const float *); }
//		cublasDrot_v2_64
extern "C" { cublasStatus_t cublasDrot_v2_64(cublasHandle_t, int64_t, double *, int64_t, double *, int64_t, const double *, const double *); }
//		cublasCrot_v2_64
extern "C" { cublasStatus_t cublasCrot_v2_64(cublasHandle_t, int64_t, cuComplex *, int64_t, cuComplex *, int64_t, const float *, const cuComplex *); }
//		cublasCsrot_v2_64
extern "C" { cublasStatus_t cublasCsrot_v2_64(cublasHandle_t, int64_t, cuComplex *, int64_t, cuComplex *, int64_t, const float *, const float *); }
//		cublasZrot_v2_64
extern "C" { cublasStatus_t cublasZrot_v2_64(cublasHandle_t, int64_t, cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t, const double *, const cuDoubleComplex *); }
//		cublasZdrot_v2_64
extern "C" { cublasStatus_t cublasZdrot_v2_64(cublasHandle_t, int64_t, cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t, const double *, const double *); }
//		cublasRotEx_64
extern "C" { cublasStatus_t cublasRotEx_64(cublasHandle_t, int64_t, void *, cudaDataType, int64_t, void *, cudaDataType, int64_t, const void *, const void *, cudaDataType, cudaDataType); }
//		cublasSrotm_v2_64
extern "C" { cublasStatus_t cublasSrotm_v2_64(cublasHandle_t, int64_t, float *, int64_t, float *, int64_t, const float *); }
//		cublasDrotm_v2_64
extern "C" { cublasStatus_t cublasDrotm_v2_64(cublasHandle_t, int64_t, double *, int64_t, double *, int64_t, const double *); }
//		cublasRotmEx_64
extern "C" { cublasStatus_t cublasRotmEx_64(cublasHandle_t, int64_t, void *, cudaDataType, int64_t, void *, cudaDataType, int64_t, const void *, cudaDataType, cudaDataType); }
//		cublasSgemv_v2_64
extern "C" { cublasStatus_t cublasSgemv_v2_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t); }
//		cublasDgemv_v2_64
extern "C" { cublasStatus_t cublasDgemv_v2_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t); }
//		cublasCgemv_v2_64
extern "C" { cublasStatus_t cublasCgemv_v2_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZgemv_v2_64
extern "C" { cublasStatus_t cublasZgemv_v2_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasSgbmv_v2_64
extern "C" { cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t); }
//		cublasDgbmv_v2_64
extern "C" { cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t); }
//		cublasCgbmv_v2_64
extern "C" { cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZgbmv_v2_64
extern "C" { cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasStrmv_v2_64
extern "C" { cublasStatus_t cublasStrmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const float *, int64_t, float *, int64_t); }
//		cublasDtrmv_v2_64
extern "C" { cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const double *, int64_t, double *, int64_t); }
//		cublasCtrmv_v2_64
extern "C" { cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZtrmv_v2_64
extern "C" { cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasStbmv_v2_64
extern "C" { cublasStatus_t cublasStbmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const float *, int64_t, float *, int64_t); }
//		cublasDtbmv_v2_64
extern "C" { cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const double *, int64_t, double *, int64_t); }
//		cublasCtbmv_v2_64
extern "C" { cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZtbmv_v2_64
extern "C" { cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasStpmv_v2_64
extern "C" { cublasStatus_t cublasStpmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const float *, float *, int64_t); }
//		cublasDtpmv_v2_64
extern "C" { cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const double *, double *, int64_t); }
//		cublasCtpmv_v2_64
extern "C" { cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZtpmv_v2_64
extern "C" { cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasStrsv_v2_64
extern "C" { cublasStatus_t cublasStrsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const float *, int64_t, float *, int64_t); }
//		cublasDtrsv_v2_64
extern "C" { cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const double *, int64_t, double *, int64_t); }
//		cublasCtrsv_v2_64
extern "C" { cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZtrsv_v2_64
extern "C" { cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasStpsv_v2_64
extern "C" { cublasStatus_t cublasStpsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const float *, float *, int64_t); }
//		cublasDtpsv_v2_64
extern "C" { cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const double *, double *, int64_t); }
//		cublasCtpsv_v2_64
extern "C" { cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZtpsv_v2_64
extern "C" { cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasStbsv_v2_64
extern "C" { cublasStatus_t cublasStbsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const float *, int64_t, float *, int64_t); }
//		cublasDtbsv_v2_64
extern "C" { cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const double *, int64_t, double *, int64_t); }
//		cublasCtbsv_v2_64
extern "C" { cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZtbsv_v2_64
extern "C" { cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasSsymv_v2_64
extern "C" { cublasStatus_t cublasSsymv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t); }
//		cublasDsymv_v2_64
extern "C" { cublasStatus_t cublasDsymv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t); }
//		cublasCsymv_v2_64
extern "C" { cublasStatus_t cublasCsymv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZsymv_v2_64
extern "C" { cublasStatus_t cublasZsymv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasChemv_v2_64
extern "C" { cublasStatus_t cublasChemv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZhemv_v2_64
extern "C" { cublasStatus_t cublasZhemv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasSsbmv_v2_64
extern "C" { cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t); }
//		cublasDsbmv_v2_64
extern "C" { cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t); }
//		cublasChbmv_v2_64
extern "C" { cublasStatus_t cublasChbmv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZhbmv_v2_64
extern "C" { cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasSspmv_v2_64
extern "C" { cublasStatus_t cublasSspmv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const float *, const float *, const float *, int64_t, const float *, float *, int64_t); }
//		cublasDspmv_v2_64
extern "C" { cublasStatus_t cublasDspmv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const double *, const double *, const double *, int64_t, const double *, double *, int64_t); }
//		cublasChpmv_v2_64
extern "C" { cublasStatus_t cublasChpmv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuComplex *, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZhpmv_v2_64
extern "C" { cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasSger_v2_64
extern "C" { cublasStatus_t cublasSger_v2_64(cublasHandle_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, float *, int64_t); }
//		cublasDger_v2_64
extern "C" { cublasStatus_t cublasDger_v2_64(cublasHandle_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, double *, int64_t); }
//		cublasCgeru_v2_64
extern "C" { cublasStatus_t cublasCgeru_v2_64(cublasHandle_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasCgerc_v2_64
extern "C" { cublasStatus_t cublasCgerc_v2_64(cublasHandle_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZgeru_v2_64
extern "C" { cublasStatus_t cublasZgeru_v2_64(cublasHandle_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasZgerc_v2_64
extern "C" { cublasStatus_t cublasZgerc_v2_64(cublasHandle_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasSsyr_v2_64
extern "C" { cublasStatus_t cublasSsyr_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const float *, const float *, int64_t, float *, int64_t); }
//		cublasDsyr_v2_64
extern "C" { cublasStatus_t cublasDsyr_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const double *, const double *, int64_t, double *, int64_t); }
//		cublasCsyr_v2_64
extern "C" { cublasStatus_t cublasCsyr_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuComplex *, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZsyr_v2_64
extern "C" { cublasStatus_t cublasZsyr_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasCher_v2_64
extern "C" { cublasStatus_t cublasCher_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const float *, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZher_v2_64
extern "C" { cublasStatus_t cublasZher_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const double *, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasSspr_v2_64
extern "C" { cublasStatus_t cublasSspr_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const float *, const float *, int64_t, float *); }
//		cublasDspr_v2_64
extern "C" { cublasStatus_t cublasDspr_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const double *, const double *, int64_t, double *); }
//		cublasChpr_v2_64
extern "C" { cublasStatus_t cublasChpr_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const float *, const cuComplex *, int64_t, cuComplex *); }
//		cublasZhpr_v2_64
extern "C" { cublasStatus_t cublasZhpr_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const double *, const cuDoubleComplex *, int64_t, cuDoubleComplex *); }
//		cublasSsyr2_v2_64
extern "C" { cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, float *, int64_t); }
//		cublasDsyr2_v2_64
extern "C" { cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, double *, int64_t); }
//		cublasCsyr2_v2_64
extern "C" { cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZsyr2_v2_64
extern "C" { cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasCher2_v2_64
extern "C" { cublasStatus_t cublasCher2_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZher2_v2_64
extern "C" { cublasStatus_t cublasZher2_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasSspr2_v2_64
extern "C" { cublasStatus_t cublasSspr2_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, float *); }
//		cublasDspr2_v2_64
extern "C" { cublasStatus_t cublasDspr2_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, double *); }
//		cublasChpr2_v2_64
extern "C" { cublasStatus_t cublasChpr2_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, cuComplex *); }
//		cublasZhpr2_v2_64
extern "C" { cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t, cublasFillMode_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *); }
//		cublasSgemvBatched_64
extern "C" { cublasStatus_t cublasSgemvBatched_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const float *, const float *const *, int64_t, const float *const *, int64_t, const float *, float *const *, int64_t, int64_t); }
//		cublasDgemvBatched_64
extern "C" { cublasStatus_t cublasDgemvBatched_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const double *, const double *const *, int64_t, const double *const *, int64_t, const double *, double *const *, int64_t, int64_t); }
//		cublasCgemvBatched_64
extern "C" { cublasStatus_t cublasCgemvBatched_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const cuComplex *const *, int64_t, const cuComplex *const *, int64_t, const cuComplex *, cuComplex *const *, int64_t, int64_t); }
//		cublasZgemvBatched_64
extern "C" { cublasStatus_t cublasZgemvBatched_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *const *, int64_t, const cuDoubleComplex *const *, int64_t, const cuDoubleComplex *, cuDoubleComplex *const *, int64_t, int64_t); }
//		cublasSgemvStridedBatched_64
extern "C" { cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const float *, const float *, int64_t, long long, const float *, int64_t, long long, const float *, float *, int64_t, long long, int64_t); }
//		cublasDgemvStridedBatched_64
extern "C" { cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const double *, const double *, int64_t, long long, const double *, int64_t, long long, const double *, double *, int64_t, long long, int64_t); }
//		cublasCgemvStridedBatched_64
extern "C" { cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, long long, const cuComplex *, int64_t, long long, const cuComplex *, cuComplex *, int64_t, long long, int64_t); }
//		cublasZgemvStridedBatched_64
extern "C" { cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t, cublasOperation_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, long long, const cuDoubleComplex *, int64_t, long long, const cuDoubleComplex *, cuDoubleComplex *, int64_t, long long, int64_t); }
//		cublasSgemm_v2_64
extern "C" { cublasStatus_t cublasSgemm_v2_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t); }
//		cublasDgemm_v2_64
extern "C" { cublasStatus_t cublasDgemm_v2_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t); }
//		cublasCgemm_v2_64
extern "C" { cublasStatus_t cublasCgemm_v2_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasCgemm3m_64
extern "C" { cublasStatus_t cublasCgemm3m_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasCgemm3mEx_64
extern "C" { cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuComplex *, const void *, cudaDataType, int64_t, const void *, cudaDataType, int64_t, const cuComplex *, void *, cudaDataType, int64_t); }
//		cublasZgemm_v2_64
extern "C" { cublasStatus_t cublasZgemm_v2_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasZgemm3m_64
extern "C" { cublasStatus_t cublasZgemm3m_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasSgemmEx_64
extern "C" { cublasStatus_t cublasSgemmEx_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const float *, const void *, cudaDataType, int64_t, const void *, cudaDataType, int64_t, const float *, void *, cudaDataType, int64_t); }
//		cublasGemmEx_64
extern "C" { cublasStatus_t cublasGemmEx_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const void *, const void *, cudaDataType, int64_t, const void *, cudaDataType, int64_t, const void *, void *, cudaDataType, int64_t, cublasComputeType_t, cublasGemmAlgo_t); }
//		cublasCgemmEx_64
extern "C" { cublasStatus_t cublasCgemmEx_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuComplex *, const void *, cudaDataType, int64_t, const void *, cudaDataType, int64_t, const cuComplex *, void *, cudaDataType, int64_t); }
//		cublasSsyrk_v2_64
extern "C" { cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, float *, int64_t); }
//		cublasDsyrk_v2_64
extern "C" { cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, double *, int64_t); }
//		cublasCsyrk_v2_64
extern "C" { cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZsyrk_v2_64
extern "C" { cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasCsyrkEx_64
extern "C" { cublasStatus_t cublasCsyrkEx_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const void *, cudaDataType, int64_t, const cuComplex *, void *, cudaDataType, int64_t); }
//		cublasCsyrk3mEx_64
extern "C" { cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const void *, cudaDataType, int64_t, const cuComplex *, void *, cudaDataType, int64_t); }
//		cublasCherk_v2_64
extern "C" { cublasStatus_t cublasCherk_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const float *, const cuComplex *, int64_t, const float *, cuComplex *, int64_t); }
//		cublasZherk_v2_64
extern "C" { cublasStatus_t cublasZherk_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const double *, const cuDoubleComplex *, int64_t, const double *, cuDoubleComplex *, int64_t); }
//		cublasCherkEx_64
extern "C" { cublasStatus_t cublasCherkEx_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const float *, const void *, cudaDataType, int64_t, const float *, void *, cudaDataType, int64_t); }
//		cublasCherk3mEx_64
extern "C" { cublasStatus_t cublasCherk3mEx_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const float *, const void *, cudaDataType, int64_t, const float *, void *, cudaDataType, int64_t); }
//		cublasSsyr2k_v2_64
extern "C" { cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t); }
//		cublasDsyr2k_v2_64
extern "C" { cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t); }
//		cublasCsyr2k_v2_64
extern "C" { cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZsyr2k_v2_64
extern "C" { cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasCher2k_v2_64
extern "C" { cublasStatus_t cublasCher2k_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const float *, cuComplex *, int64_t); }
//		cublasZher2k_v2_64
extern "C" { cublasStatus_t cublasZher2k_v2_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const double *, cuDoubleComplex *, int64_t); }
//		cublasSsyrkx_64
extern "C" { cublasStatus_t cublasSsyrkx_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t); }
//		cublasDsyrkx_64
extern "C" { cublasStatus_t cublasDsyrkx_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t); }
//		cublasCsyrkx_64
extern "C" { cublasStatus_t cublasCsyrkx_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZsyrkx_64
extern "C" { cublasStatus_t cublasZsyrkx_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasCherkx_64
extern "C" { cublasStatus_t cublasCherkx_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const float *, cuComplex *, int64_t); }
//		cublasZherkx_64
extern "C" { cublasStatus_t cublasZherkx_64(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const double *, cuDoubleComplex *, int64_t); }
//		cublasSsymm_v2_64
extern "C" { cublasStatus_t cublasSsymm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, const float *, float *, int64_t); }
//		cublasDsymm_v2_64
extern "C" { cublasStatus_t cublasDsymm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, const double *, double *, int64_t); }
//		cublasCsymm_v2_64
extern "C" { cublasStatus_t cublasCsymm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZsymm_v2_64
extern "C" { cublasStatus_t cublasZsymm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasChemm_v2_64
extern "C" { cublasStatus_t cublasChemm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, const cuComplex *, cuComplex *, int64_t); }
//		cublasZhemm_v2_64
extern "C" { cublasStatus_t cublasZhemm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, cuDoubleComplex *, int64_t); }
//		cublasStrsm_v2_64
extern "C" { cublasStatus_t cublasStrsm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const float *, const float *, int64_t, float *, int64_t); }
//		cublasDtrsm_v2_64
extern "C" { cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const double *, const double *, int64_t, double *, int64_t); }
//		cublasCtrsm_v2_64
extern "C" { cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZtrsm_v2_64
extern "C" { cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasStrmm_v2_64
extern "C" { cublasStatus_t cublasStrmm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, int64_t, float *, int64_t); }
//		cublasDtrmm_v2_64
extern "C" { cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, int64_t, double *, int64_t); }
//		cublasCtrmm_v2_64
extern "C" { cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZtrmm_v2_64
extern "C" { cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasSgemmBatched_64
extern "C" { cublasStatus_t cublasSgemmBatched_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const float *, const float *const *, int64_t, const float *const *, int64_t, const float *, float *const *, int64_t, int64_t); }
//		cublasDgemmBatched_64
extern "C" { cublasStatus_t cublasDgemmBatched_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const double *, const double *const *, int64_t, const double *const *, int64_t, const double *, double *const *, int64_t, int64_t); }
//		cublasCgemmBatched_64
extern "C" { cublasStatus_t cublasCgemmBatched_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuComplex *, const cuComplex *const *, int64_t, const cuComplex *const *, int64_t, const cuComplex *, cuComplex *const *, int64_t, int64_t); }
//		cublasCgemm3mBatched_64
extern "C" { cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuComplex *, const cuComplex *const *, int64_t, const cuComplex *const *, int64_t, const cuComplex *, cuComplex *const *, int64_t, int64_t); }
//		cublasZgemmBatched_64
extern "C" { cublasStatus_t cublasZgemmBatched_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *const *, int64_t, const cuDoubleComplex *const *, int64_t, const cuDoubleComplex *, cuDoubleComplex *const *, int64_t, int64_t); }
//		cublasSgemmStridedBatched_64
extern "C" { cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const float *, const float *, int64_t, long long, const float *, int64_t, long long, const float *, float *, int64_t, long long, int64_t); }
//		cublasDgemmStridedBatched_64
extern "C" { cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const double *, const double *, int64_t, long long, const double *, int64_t, long long, const double *, double *, int64_t, long long, int64_t); }
//		cublasCgemmStridedBatched_64
extern "C" { cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, long long, const cuComplex *, int64_t, long long, const cuComplex *, cuComplex *, int64_t, long long, int64_t); }
//		cublasCgemm3mStridedBatched_64
extern "C" { cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, long long, const cuComplex *, int64_t, long long, const cuComplex *, cuComplex *, int64_t, long long, int64_t); }
//		cublasZgemmStridedBatched_64
extern "C" { cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, long long, const cuDoubleComplex *, int64_t, long long, const cuDoubleComplex *, cuDoubleComplex *, int64_t, long long, int64_t); }
//		cublasGemmBatchedEx_64
extern "C" { cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const void *, const void *const *, cudaDataType, int64_t, const void *const *, cudaDataType, int64_t, const void *, void *const *, cudaDataType, int64_t, int64_t, cublasComputeType_t, cublasGemmAlgo_t); }
//		cublasGemmStridedBatchedEx_64
extern "C" { cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, int64_t, const void *, const void *, cudaDataType, int64_t, long long, const void *, cudaDataType, int64_t, long long, const void *, void *, cudaDataType, int64_t, long long, int64_t, cublasComputeType_t, cublasGemmAlgo_t); }
//		cublasSgemmGroupedBatched
extern "C" { cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t, const cublasOperation_t *, const cublasOperation_t *, const int *, const int *, const int *, const float *, const float *const *, const int *, const float *const *, const int *, const float *, float *const *, const int *, int, const int *); }
//		cublasSgemmGroupedBatched_64
extern "C" { cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t, const cublasOperation_t *, const cublasOperation_t *, const int64_t *, const int64_t *, const int64_t *, const float *, const float *const *, const int64_t *, const float *const *, const int64_t *, const float *, float *const *, const int64_t *, int64_t, const int64_t *); }
//		cublasDgemmGroupedBatched
extern "C" { cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t, const cublasOperation_t *, const cublasOperation_t *, const int *, const int *, const int *, const double *, const double *const *, const int *, const double *const *, const int *, const double *, double *const *, const int *, int, const int *); }
//		cublasDgemmGroupedBatched_64
extern "C" { cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t, const cublasOperation_t *, const cublasOperation_t *, const int64_t *, const int64_t *, const int64_t *, const double *, const double *const *, const int64_t *, const double *const *, const int64_t *, const double *, double *const *, const int64_t *, int64_t, const int64_t *); }
//		cublasGemmGroupedBatchedEx
extern "C" { cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t, const cublasOperation_t *, const cublasOperation_t *, const int *, const int *, const int *, const void *, const void *const *, cudaDataType_t, const int *, const void *const *, cudaDataType_t, const int *, const void *, void *const *, cudaDataType_t, const int *, int, const int *, cublasComputeType_t); }
//		cublasGemmGroupedBatchedEx_64
extern "C" { cublasStatus_t cublasGemmGroupedBatchedEx_64(cublasHandle_t, const cublasOperation_t *, const cublasOperation_t *, const int64_t *, const int64_t *, const int64_t *, const void *, const void *const *, cudaDataType_t, const int64_t *, const void *const *, cudaDataType_t, const int64_t *, const void *, void *const *, cudaDataType_t, const int64_t *, int64_t, const int64_t *, cublasComputeType_t); }
//		cublasSgeam_64
extern "C" { cublasStatus_t cublasSgeam_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, const float *, const float *, int64_t, const float *, const float *, int64_t, float *, int64_t); }
//		cublasDgeam_64
extern "C" { cublasStatus_t cublasDgeam_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, const double *, const double *, int64_t, const double *, const double *, int64_t, double *, int64_t); }
//		cublasCgeam_64
extern "C" { cublasStatus_t cublasCgeam_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, const cuComplex *, const cuComplex *, int64_t, const cuComplex *, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZgeam_64
extern "C" { cublasStatus_t cublasZgeam_64(cublasHandle_t, cublasOperation_t, cublasOperation_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
//		cublasStrsmBatched_64
extern "C" { cublasStatus_t cublasStrsmBatched_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const float *, const float *const *, int64_t, float *const *, int64_t, int64_t); }
//		cublasDtrsmBatched_64
extern "C" { cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const double *, const double *const *, int64_t, double *const *, int64_t, int64_t); }
//		cublasCtrsmBatched_64
extern "C" { cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const cuComplex *, const cuComplex *const *, int64_t, cuComplex *const *, int64_t, int64_t); }
//		cublasZtrsmBatched_64
extern "C" { cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int64_t, int64_t, const cuDoubleComplex *, const cuDoubleComplex *const *, int64_t, cuDoubleComplex *const *, int64_t, int64_t); }
//		cublasSdgmm_64
extern "C" { cublasStatus_t cublasSdgmm_64(cublasHandle_t, cublasSideMode_t, int64_t, int64_t, const float *, int64_t, const float *, int64_t, float *, int64_t); }
//		cublasDdgmm_64
extern "C" { cublasStatus_t cublasDdgmm_64(cublasHandle_t, cublasSideMode_t, int64_t, int64_t, const double *, int64_t, const double *, int64_t, double *, int64_t); }
//		cublasCdgmm_64
extern "C" { cublasStatus_t cublasCdgmm_64(cublasHandle_t, cublasSideMode_t, int64_t, int64_t, const cuComplex *, int64_t, const cuComplex *, int64_t, cuComplex *, int64_t); }
//		cublasZdgmm_64
extern "C" { cublasStatus_t cublasZdgmm_64(cublasHandle_t, cublasSideMode_t, int64_t, int64_t, const cuDoubleComplex *, int64_t, const cuDoubleComplex *, int64_t, cuDoubleComplex *, int64_t); }
