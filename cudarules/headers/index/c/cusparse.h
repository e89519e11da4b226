#include "cuComplex.h"
#include "driver_types.h"
#include "library_types.h"
//		CUSPARSE_VER_MAJOR
extern "C" { enum { CUSPARSE_VER_MAJOR = 12 }; }
//		CUSPARSE_VER_MINOR
extern "C" { enum { CUSPARSE_VER_MINOR = 6 }; }
//		CUSPARSE_VER_PATCH
extern "C" { enum { CUSPARSE_VER_PATCH = 3 }; }
//		CUSPARSE_VER_BUILD
extern "C" { enum { CUSPARSE_VER_BUILD = 3 }; }
//		cusparseContext
extern "C" { struct cusparseContext; }
//		cusparseHandle_t
extern "C" { typedef struct cusparseContext *cusparseHandle_t; }
//		cusparseMatDescr
extern "C" { struct cusparseMatDescr; }
//		cusparseMatDescr_t
extern "C" { typedef struct cusparseMatDescr *cusparseMatDescr_t; }
//		bsrsv2Info
extern "C" { struct bsrsv2Info; }
//		bsrsv2Info_t
extern "C" { typedef struct bsrsv2Info *bsrsv2Info_t; }
//		bsrsm2Info
extern "C" { struct bsrsm2Info; }
//		bsrsm2Info_t
extern "C" { typedef struct bsrsm2Info *bsrsm2Info_t; }
//		csric02Info
extern "C" { struct csric02Info; }
//		csric02Info_t
extern "C" { typedef struct csric02Info *csric02Info_t; }
//		bsric02Info
extern "C" { struct bsric02Info; }
//		bsric02Info_t
extern "C" { typedef struct bsric02Info *bsric02Info_t; }
//		csrilu02Info
extern "C" { struct csrilu02Info; }
//		csrilu02Info_t
extern "C" { typedef struct csrilu02Info *csrilu02Info_t; }
//		bsrilu02Info
extern "C" { struct bsrilu02Info; }
//		bsrilu02Info_t
extern "C" { typedef struct bsrilu02Info *bsrilu02Info_t; }
//		csru2csrInfo
extern "C" { struct csru2csrInfo; }
//		csru2csrInfo_t
extern "C" { typedef struct csru2csrInfo *csru2csrInfo_t; }
//		cusparseColorInfo
extern "C" { struct cusparseColorInfo; }
//		cusparseColorInfo_t
extern "C" { typedef struct cusparseColorInfo *cusparseColorInfo_t; }
//		pruneInfo
extern "C" { struct pruneInfo; }
//		pruneInfo_t
extern "C" { typedef struct pruneInfo *pruneInfo_t; }
//		cusparseStatus_t	CUSPARSE_STATUS_SUCCESS	CUSPARSE_STATUS_NOT_INITIALIZED	CUSPARSE_STATUS_ALLOC_FAILED	CUSPARSE_STATUS_INVALID_VALUE	CUSPARSE_STATUS_ARCH_MISMATCH	CUSPARSE_STATUS_MAPPING_ERROR	CUSPARSE_STATUS_EXECUTION_FAILED	CUSPARSE_STATUS_INTERNAL_ERROR	CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED	CUSPARSE_STATUS_ZERO_PIVOT	CUSPARSE_STATUS_NOT_SUPPORTED	CUSPARSE_STATUS_INSUFFICIENT_RESOURCES
extern "C" { typedef enum {
    CUSPARSE_STATUS_SUCCESS = 0,
    CUSPARSE_STATUS_NOT_INITIALIZED = 1,
    CUSPARSE_STATUS_ALLOC_FAILED = 2,
    CUSPARSE_STATUS_INVALID_VALUE = 3,
    CUSPARSE_STATUS_ARCH_MISMATCH = 4,
    CUSPARSE_STATUS_MAPPING_ERROR = 5,
    CUSPARSE_STATUS_EXECUTION_FAILED = 6,
    CUSPARSE_STATUS_INTERNAL_ERROR = 7,
    CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
    CUSPARSE_STATUS_ZERO_PIVOT = 9,
    CUSPARSE_STATUS_NOT_SUPPORTED = 10,
    CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11,
} cusparseStatus_t; }
//		cusparsePointerMode_t	CUSPARSE_POINTER_MODE_HOST	CUSPARSE_POINTER_MODE_DEVICE
extern "C" { typedef enum {
    CUSPARSE_POINTER_MODE_HOST = 0,
    CUSPARSE_POINTER_MODE_DEVICE = 1,
} cusparsePointerMode_t; }
//		cusparseAction_t	CUSPARSE_ACTION_SYMBOLIC	CUSPARSE_ACTION_NUMERIC
extern "C" { typedef enum {
    CUSPARSE_ACTION_SYMBOLIC = 0,
    CUSPARSE_ACTION_NUMERIC = 1,
} cusparseAction_t; }
//		cusparseMatrixType_t	CUSPARSE_MATRIX_TYPE_GENERAL	CUSPARSE_MATRIX_TYPE_SYMMETRIC	CUSPARSE_MATRIX_TYPE_HERMITIAN	CUSPARSE_MATRIX_TYPE_TRIANGULAR
extern "C" { typedef enum {
    CUSPARSE_MATRIX_TYPE_GENERAL = 0,
    CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1,
    CUSPARSE_MATRIX_TYPE_HERMITIAN = 2,
    CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3,
} cusparseMatrixType_t; }
//		cusparseFillMode_t	CUSPARSE_FILL_MODE_LOWER	CUSPARSE_FILL_MODE_UPPER
extern "C" { typedef enum {
    CUSPARSE_FILL_MODE_LOWER = 0,
    CUSPARSE_FILL_MODE_UPPER = 1,
} cusparseFillMode_t; }
//		cusparseDiagType_t	CUSPARSE_DIAG_TYPE_NON_UNIT	CUSPARSE_DIAG_TYPE_UNIT
extern "C" { typedef enum {
    CUSPARSE_DIAG_TYPE_NON_UNIT = 0,
    CUSPARSE_DIAG_TYPE_UNIT = 1,
} cusparseDiagType_t; }
//		cusparseIndexBase_t	CUSPARSE_INDEX_BASE_ZERO	CUSPARSE_INDEX_BASE_ONE
extern "C" { typedef enum {
    CUSPARSE_INDEX_BASE_ZERO = 0,
    CUSPARSE_INDEX_BASE_ONE = 1,
} cusparseIndexBase_t; }
//		cusparseOperation_t	CUSPARSE_OPERATION_NON_TRANSPOSE	CUSPARSE_OPERATION_TRANSPOSE	CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE
extern "C" { typedef enum {
    CUSPARSE_OPERATION_NON_TRANSPOSE = 0,
    CUSPARSE_OPERATION_TRANSPOSE = 1,
    CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2,
} cusparseOperation_t; }
//		cusparseDirection_t	CUSPARSE_DIRECTION_ROW	CUSPARSE_DIRECTION_COLUMN
extern "C" { typedef enum {
    CUSPARSE_DIRECTION_ROW = 0,
    CUSPARSE_DIRECTION_COLUMN = 1,
} cusparseDirection_t; }
//		cusparseSolvePolicy_t	CUSPARSE_SOLVE_POLICY_NO_LEVEL	CUSPARSE_SOLVE_POLICY_USE_LEVEL
extern "C" { typedef enum {
    CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0,
    CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1,
} cusparseSolvePolicy_t; }
//		cusparseColorAlg_t	CUSPARSE_COLOR_ALG0	CUSPARSE_COLOR_ALG1
extern "C" { typedef enum {
    CUSPARSE_COLOR_ALG0 = 0,
    CUSPARSE_COLOR_ALG1 = 1,
} cusparseColorAlg_t; }
//		cusparseLoggerCallback_t
extern "C" { typedef void (*cusparseLoggerCallback_t)(int, const char *, const char *); }
//		cusparseCsr2CscAlg_t	CUSPARSE_CSR2CSC_ALG_DEFAULT	CUSPARSE_CSR2CSC_ALG1	CUSPARSE_CSR2CSC_ALG2
extern "C" { typedef enum {
    CUSPARSE_CSR2CSC_ALG_DEFAULT = 1,
    CUSPARSE_CSR2CSC_ALG1 = 1,
    CUSPARSE_CSR2CSC_ALG2 = 2,
} cusparseCsr2CscAlg_t; }
//		cusparseFormat_t	CUSPARSE_FORMAT_CSR	CUSPARSE_FORMAT_CSC	CUSPARSE_FORMAT_COO	CUSPARSE_FORMAT_COO_AOS	CUSPARSE_FORMAT_BLOCKED_ELL	CUSPARSE_FORMAT_BSR	CUSPARSE_FORMAT_SLICED_ELLPACK
extern "C" { typedef enum {
    CUSPARSE_FORMAT_CSR = 1,
    CUSPARSE_FORMAT_CSC = 2,
    CUSPARSE_FORMAT_COO = 3,
    CUSPARSE_FORMAT_COO_AOS = 4,
    CUSPARSE_FORMAT_BLOCKED_ELL = 5,
    CUSPARSE_FORMAT_BSR = 6,
    CUSPARSE_FORMAT_SLICED_ELLPACK = 7,
} cusparseFormat_t; }
//		cusparseOrder_t	CUSPARSE_ORDER_COL	CUSPARSE_ORDER_ROW
extern "C" { typedef enum {
    CUSPARSE_ORDER_COL = 1,
    CUSPARSE_ORDER_ROW = 2,
} cusparseOrder_t; }
//		cusparseIndexType_t	CUSPARSE_INDEX_16U	CUSPARSE_INDEX_32I	CUSPARSE_INDEX_64I
extern "C" { typedef enum {
    CUSPARSE_INDEX_16U = 1,
    CUSPARSE_INDEX_32I = 2,
    CUSPARSE_INDEX_64I = 3,
} cusparseIndexType_t; }
//		cusparseSpVecDescr
extern "C" { struct cusparseSpVecDescr; }
//		cusparseDnVecDescr
extern "C" { struct cusparseDnVecDescr; }
//		cusparseSpMatDescr
extern "C" { struct cusparseSpMatDescr; }
//		cusparseDnMatDescr
extern "C" { struct cusparseDnMatDescr; }
//		cusparseSpVecDescr_t
extern "C" { typedef struct cusparseSpVecDescr *cusparseSpVecDescr_t; }
//		cusparseDnVecDescr_t
extern "C" { typedef struct cusparseDnVecDescr *cusparseDnVecDescr_t; }
//		cusparseSpMatDescr_t
extern "C" { typedef struct cusparseSpMatDescr *cusparseSpMatDescr_t; }
//		cusparseDnMatDescr_t
extern "C" { typedef struct cusparseDnMatDescr *cusparseDnMatDescr_t; }
//		cusparseConstSpVecDescr_t
extern "C" { typedef const struct cusparseSpVecDescr *cusparseConstSpVecDescr_t; }
//		cusparseConstDnVecDescr_t
extern "C" { typedef const struct cusparseDnVecDescr *cusparseConstDnVecDescr_t; }
//		cusparseConstSpMatDescr_t
extern "C" { typedef const struct cusparseSpMatDescr *cusparseConstSpMatDescr_t; }
//		cusparseConstDnMatDescr_t
extern "C" { typedef const struct cusparseDnMatDescr *cusparseConstDnMatDescr_t; }
//		cusparseSpMatAttribute_t	CUSPARSE_SPMAT_FILL_MODE	CUSPARSE_SPMAT_DIAG_TYPE
extern "C" { typedef enum {
    CUSPARSE_SPMAT_FILL_MODE = 0,
    CUSPARSE_SPMAT_DIAG_TYPE = 1,
} cusparseSpMatAttribute_t; }
//		cusparseSparseToDenseAlg_t	CUSPARSE_SPARSETODENSE_ALG_DEFAULT
extern "C" { typedef enum {
    CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0,
} cusparseSparseToDenseAlg_t; }
//		cusparseDenseToSparseAlg_t	CUSPARSE_DENSETOSPARSE_ALG_DEFAULT
extern "C" { typedef enum {
    CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0,
} cusparseDenseToSparseAlg_t; }
//		cusparseSpMVAlg_t	CUSPARSE_SPMV_ALG_DEFAULT	CUSPARSE_MV_ALG_DEFAULT	CUSPARSE_SPMV_COO_ALG1	CUSPARSE_COOMV_ALG	CUSPARSE_SPMV_CSR_ALG1	CUSPARSE_CSRMV_ALG1	CUSPARSE_SPMV_CSR_ALG2	CUSPARSE_CSRMV_ALG2	CUSPARSE_SPMV_COO_ALG2	CUSPARSE_SPMV_SELL_ALG1	CUSPARSE_SPMV_BSR_ALG1
extern "C" { typedef enum {
    CUSPARSE_SPMV_ALG_DEFAULT = 0,
    CUSPARSE_MV_ALG_DEFAULT = 0,
    CUSPARSE_SPMV_COO_ALG1 = 1,
    CUSPARSE_COOMV_ALG = 1,
    CUSPARSE_SPMV_CSR_ALG1 = 2,
    CUSPARSE_CSRMV_ALG1 = 2,
    CUSPARSE_SPMV_CSR_ALG2 = 3,
    CUSPARSE_CSRMV_ALG2 = 3,
    CUSPARSE_SPMV_COO_ALG2 = 4,
    CUSPARSE_SPMV_SELL_ALG1 = 5,
    CUSPARSE_SPMV_BSR_ALG1 = 6,
} cusparseSpMVAlg_t; }
//		cusparseSpSVAlg_t	CUSPARSE_SPSV_ALG_DEFAULT
extern "C" { typedef enum {
    CUSPARSE_SPSV_ALG_DEFAULT = 0,
} cusparseSpSVAlg_t; }
//		cusparseSpSVUpdate_t	CUSPARSE_SPSV_UPDATE_GENERAL	CUSPARSE_SPSV_UPDATE_DIAGONAL
extern "C" { typedef enum {
    CUSPARSE_SPSV_UPDATE_GENERAL = 0,
    CUSPARSE_SPSV_UPDATE_DIAGONAL = 1,
} cusparseSpSVUpdate_t; }
//		cusparseSpSVDescr
extern "C" { struct cusparseSpSVDescr; }
//		cusparseSpSVDescr_t
extern "C" { typedef struct cusparseSpSVDescr *cusparseSpSVDescr_t; }
//		cusparseSpSMAlg_t	CUSPARSE_SPSM_ALG_DEFAULT
extern "C" { typedef enum {
    CUSPARSE_SPSM_ALG_DEFAULT = 0,
} cusparseSpSMAlg_t; }
//		cusparseSpSMUpdate_t	CUSPARSE_SPSM_UPDATE_GENERAL	CUSPARSE_SPSM_UPDATE_DIAGONAL
extern "C" { typedef enum {
    CUSPARSE_SPSM_UPDATE_GENERAL = 0,
    CUSPARSE_SPSM_UPDATE_DIAGONAL = 1,
} cusparseSpSMUpdate_t; }
//		cusparseSpSMDescr
extern "C" { struct cusparseSpSMDescr; }
//		cusparseSpSMDescr_t
extern "C" { typedef struct cusparseSpSMDescr *cusparseSpSMDescr_t; }
//		cusparseSpMMAlg_t	CUSPARSE_SPMM_ALG_DEFAULT	CUSPARSE_MM_ALG_DEFAULT	CUSPARSE_SPMM_COO_ALG1	CUSPARSE_COOMM_ALG1	CUSPARSE_SPMM_COO_ALG2	CUSPARSE_COOMM_ALG2	CUSPARSE_SPMM_COO_ALG3	CUSPARSE_COOMM_ALG3	CUSPARSE_SPMM_CSR_ALG1	CUSPARSE_CSRMM_ALG1	CUSPARSE_SPMM_COO_ALG4	CUSPARSE_SPMM_CSR_ALG2	CUSPARSE_SPMM_CSR_ALG3	CUSPARSE_SPMM_BLOCKED_ELL_ALG1	CUSPARSE_SPMM_BSR_ALG1
extern "C" { typedef enum {
    CUSPARSE_SPMM_ALG_DEFAULT = 0,
    CUSPARSE_MM_ALG_DEFAULT = 0,
    CUSPARSE_SPMM_COO_ALG1 = 1,
    CUSPARSE_COOMM_ALG1 = 1,
    CUSPARSE_SPMM_COO_ALG2 = 2,
    CUSPARSE_COOMM_ALG2 = 2,
    CUSPARSE_SPMM_COO_ALG3 = 3,
    CUSPARSE_COOMM_ALG3 = 3,
    CUSPARSE_SPMM_CSR_ALG1 = 4,
    CUSPARSE_CSRMM_ALG1 = 4,
    CUSPARSE_SPMM_COO_ALG4 = 5,
    CUSPARSE_SPMM_CSR_ALG2 = 6,
    CUSPARSE_SPMM_CSR_ALG3 = 12,
    CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13,
    CUSPARSE_SPMM_BSR_ALG1 = 14,
} cusparseSpMMAlg_t; }
//		cusparseSpGEMMAlg_t	CUSPARSE_SPGEMM_DEFAULT	CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC	CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC	CUSPARSE_SPGEMM_ALG1	CUSPARSE_SPGEMM_ALG2	CUSPARSE_SPGEMM_ALG3
extern "C" { typedef enum {
    CUSPARSE_SPGEMM_DEFAULT = 0,
    CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1,
    CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2,
    CUSPARSE_SPGEMM_ALG1 = 3,
    CUSPARSE_SPGEMM_ALG2 = 4,
    CUSPARSE_SPGEMM_ALG3 = 5,
} cusparseSpGEMMAlg_t; }
//		cusparseSpGEMMDescr
extern "C" { struct cusparseSpGEMMDescr; }
//		cusparseSpGEMMDescr_t
extern "C" { typedef struct cusparseSpGEMMDescr *cusparseSpGEMMDescr_t; }
//		cusparseSDDMMAlg_t	CUSPARSE_SDDMM_ALG_DEFAULT
extern "C" { typedef enum {
    CUSPARSE_SDDMM_ALG_DEFAULT = 0,
} cusparseSDDMMAlg_t; }
//		cusparseSpMMOpPlan
extern "C" { struct cusparseSpMMOpPlan; }
//		cusparseSpMMOpPlan_t
extern "C" { typedef struct cusparseSpMMOpPlan *cusparseSpMMOpPlan_t; }
//		cusparseSpMMOpAlg_t	CUSPARSE_SPMM_OP_ALG_DEFAULT
extern "C" { typedef enum {
    CUSPARSE_SPMM_OP_ALG_DEFAULT = 0,
} cusparseSpMMOpAlg_t; }
//		csrsv2Info
extern "C" { struct csrsv2Info; }
//		csrsv2Info_t
extern "C" { typedef struct csrsv2Info *csrsv2Info_t; }
//		csrsm2Info
extern "C" { struct csrsm2Info; }
//		csrsm2Info_t
extern "C" { typedef struct csrsm2Info *csrsm2Info_t; }
//		csrgemm2Info
extern "C" { struct csrgemm2Info; }
//		csrgemm2Info_t
extern "C" { typedef struct csrgemm2Info *csrgemm2Info_t; }
//		cusparseAlgMode_t	CUSPARSE_ALG_MERGE_PATH
extern "C" { typedef enum {
    CUSPARSE_ALG_MERGE_PATH = 0,
} cusparseAlgMode_t; }
//		cusparseCreate
extern "C" { cusparseStatus_t cusparseCreate(cusparseHandle_t *); }
//		cusparseDestroy
extern "C" { cusparseStatus_t cusparseDestroy(cusparseHandle_t); }
//		cusparseGetVersion
extern "C" { cusparseStatus_t cusparseGetVersion(cusparseHandle_t, int *); }
//		cusparseGetProperty
extern "C" { cusparseStatus_t cusparseGetProperty(libraryPropertyType, int *); }
//		cusparseGetErrorName
extern "C" { const char *cusparseGetErrorName(cusparseStatus_t); }
//		cusparseGetErrorString
extern "C" { const char *cusparseGetErrorString(cusparseStatus_t); }
//		cusparseSetStream
extern "C" { cusparseStatus_t cusparseSetStream(cusparseHandle_t, cudaStream_t); }
//		cusparseGetStream
extern "C" { cusparseStatus_t cusparseGetStream(cusparseHandle_t, cudaStream_t *); }
//		cusparseGetPointerMode
extern "C" { cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t, cusparsePointerMode_t *); }
//		cusparseSetPointerMode
extern "C" { cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t, cusparsePointerMode_t); }
//		cusparseLoggerSetCallback
extern "C" { cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t); }
//		cusparseLoggerSetFile
extern "C" { cusparseStatus_t cusparseLoggerSetFile(FILE *); }
//		cusparseLoggerOpenFile
extern "C" { cusparseStatus_t cusparseLoggerOpenFile(const char *); }
//		cusparseLoggerSetLevel
extern "C" { cusparseStatus_t cusparseLoggerSetLevel(int); }
//		cusparseLoggerSetMask
extern "C" { cusparseStatus_t cusparseLoggerSetMask(int); }
//		cusparseLoggerForceDisable
extern "C" { cusparseStatus_t cusparseLoggerForceDisable(void); }
//		cusparseCreateMatDescr
extern "C" { cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *); }
//		cusparseDestroyMatDescr
extern "C" { cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t); }
//		cusparseSetMatType
extern "C" { cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t, cusparseMatrixType_t); }
//		cusparseGetMatType
extern "C" { cusparseMatrixType_t cusparseGetMatType(const cusparseMatDescr_t); }
//		cusparseSetMatFillMode
extern "C" { cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t, cusparseFillMode_t); }
//		cusparseGetMatFillMode
extern "C" { cusparseFillMode_t cusparseGetMatFillMode(const cusparseMatDescr_t); }
//		cusparseSetMatDiagType
extern "C" { cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t, cusparseDiagType_t); }
//		cusparseGetMatDiagType
extern "C" { cusparseDiagType_t cusparseGetMatDiagType(const cusparseMatDescr_t); }
//		cusparseSetMatIndexBase
extern "C" { cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t, cusparseIndexBase_t); }
//		cusparseGetMatIndexBase
extern "C" { cusparseIndexBase_t cusparseGetMatIndexBase(const cusparseMatDescr_t); }
//		cusparseCreateCsric02Info
extern "C" { cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *); }
//		cusparseDestroyCsric02Info
extern "C" { cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t); }
//		cusparseCreateBsric02Info
extern "C" { cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *); }
//		cusparseDestroyBsric02Info
extern "C" { cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t); }
//		cusparseCreateCsrilu02Info
extern "C" { cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *); }
//		cusparseDestroyCsrilu02Info
extern "C" { cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t); }
//		cusparseCreateBsrilu02Info
extern "C" { cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *); }
//		cusparseDestroyBsrilu02Info
extern "C" { cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t); }
//		cusparseCreateBsrsv2Info
extern "C" { cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *); }
//		cusparseDestroyBsrsv2Info
extern "C" { cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t); }
//		cusparseCreateBsrsm2Info
extern "C" { cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *); }
//		cusparseDestroyBsrsm2Info
extern "C" { cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t); }
//		cusparseCreateCsru2csrInfo
extern "C" { cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *); }
//		cusparseDestroyCsru2csrInfo
extern "C" { cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t); }
//		cusparseCreateColorInfo
extern "C" { cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *); }
//		cusparseDestroyColorInfo
extern "C" { cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t); }
//		cusparseCreatePruneInfo
extern "C" { cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *); }
//		cusparseDestroyPruneInfo
extern "C" { cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t); }
//		cusparseSgemvi
extern "C" { cusparseStatus_t cusparseSgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const float *, const float *, int, int, const float *, const int *, const float *, float *, cusparseIndexBase_t, void *); }
//		cusparseSgemvi_bufferSize
extern "C" { cusparseStatus_t cusparseSgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int, int *); }
//		cusparseDgemvi
extern "C" { cusparseStatus_t cusparseDgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const double *, const double *, int, int, const double *, const int *, const double *, double *, cusparseIndexBase_t, void *); }
//		cusparseDgemvi_bufferSize
extern "C" { cusparseStatus_t cusparseDgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int, int *); }
//		cusparseCgemvi
extern "C" { cusparseStatus_t cusparseCgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const cuComplex *, const cuComplex *, int, int, const cuComplex *, const int *, const cuComplex *, cuComplex *, cusparseIndexBase_t, void *); }
//		cusparseCgemvi_bufferSize
extern "C" { cusparseStatus_t cusparseCgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int, int *); }
//		cusparseZgemvi
extern "C" { cusparseStatus_t cusparseZgemvi(cusparseHandle_t, cusparseOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, int, const cuDoubleComplex *, const int *, const cuDoubleComplex *, cuDoubleComplex *, cusparseIndexBase_t, void *); }
//		cusparseZgemvi_bufferSize
extern "C" { cusparseStatus_t cusparseZgemvi_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, int, int *); }
//		cusparseSbsrmv
extern "C" { cusparseStatus_t cusparseSbsrmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, int, const float *, const float *, float *); }
//		cusparseDbsrmv
extern "C" { cusparseStatus_t cusparseDbsrmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, int, const double *, const double *, double *); }
//		cusparseCbsrmv
extern "C" { cusparseStatus_t cusparseCbsrmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, const cuComplex *, const cuComplex *, cuComplex *); }
//		cusparseZbsrmv
extern "C" { cusparseStatus_t cusparseZbsrmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, const cuDoubleComplex *, const cuDoubleComplex *, cuDoubleComplex *); }
//		cusparseSbsrxmv
extern "C" { cusparseStatus_t cusparseSbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, const int *, const int *, int, const float *, const float *, float *); }
//		cusparseDbsrxmv
extern "C" { cusparseStatus_t cusparseDbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, const int *, const int *, int, const double *, const double *, double *); }
//		cusparseCbsrxmv
extern "C" { cusparseStatus_t cusparseCbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const int *, const int *, int, const cuComplex *, const cuComplex *, cuComplex *); }
//		cusparseZbsrxmv
extern "C" { cusparseStatus_t cusparseZbsrxmv(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const int *, const int *, int, const cuDoubleComplex *, const cuDoubleComplex *, cuDoubleComplex *); }
//		cusparseXbsrsv2_zeroPivot
extern "C" { cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t, bsrsv2Info_t, int *); }
//		cusparseSbsrsv2_bufferSize
extern "C" { cusparseStatus_t cusparseSbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsrsv2Info_t, int *); }
//		cusparseDbsrsv2_bufferSize
extern "C" { cusparseStatus_t cusparseDbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsrsv2Info_t, int *); }
//		cusparseCbsrsv2_bufferSize
extern "C" { cusparseStatus_t cusparseCbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrsv2Info_t, int *); }
//		cusparseZbsrsv2_bufferSize
extern "C" { cusparseStatus_t cusparseZbsrsv2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrsv2Info_t, int *); }
//		cusparseSbsrsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsrsv2Info_t, size_t *); }
//		cusparseDbsrsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsrsv2Info_t, size_t *); }
//		cusparseCbsrsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrsv2Info_t, size_t *); }
//		cusparseZbsrsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZbsrsv2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrsv2Info_t, size_t *); }
//		cusparseSbsrsv2_analysis
extern "C" { cusparseStatus_t cusparseSbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, bsrsv2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDbsrsv2_analysis
extern "C" { cusparseStatus_t cusparseDbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, bsrsv2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCbsrsv2_analysis
extern "C" { cusparseStatus_t cusparseCbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, bsrsv2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZbsrsv2_analysis
extern "C" { cusparseStatus_t cusparseZbsrsv2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, bsrsv2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseSbsrsv2_solve
extern "C" { cusparseStatus_t cusparseSbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, int, bsrsv2Info_t, const float *, float *, cusparseSolvePolicy_t, void *); }
//		cusparseDbsrsv2_solve
extern "C" { cusparseStatus_t cusparseDbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, int, bsrsv2Info_t, const double *, double *, cusparseSolvePolicy_t, void *); }
//		cusparseCbsrsv2_solve
extern "C" { cusparseStatus_t cusparseCbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, bsrsv2Info_t, const cuComplex *, cuComplex *, cusparseSolvePolicy_t, void *); }
//		cusparseZbsrsv2_solve
extern "C" { cusparseStatus_t cusparseZbsrsv2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, bsrsv2Info_t, const cuDoubleComplex *, cuDoubleComplex *, cusparseSolvePolicy_t, void *); }
//		cusparseSbsrmm
extern "C" { cusparseStatus_t cusparseSbsrmm(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, const int, const float *, const int, const float *, float *, int); }
//		cusparseDbsrmm
extern "C" { cusparseStatus_t cusparseDbsrmm(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, const int, const double *, const int, const double *, double *, int); }
//		cusparseCbsrmm
extern "C" { cusparseStatus_t cusparseCbsrmm(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const int, const cuComplex *, const int, const cuComplex *, cuComplex *, int); }
//		cusparseZbsrmm
extern "C" { cusparseStatus_t cusparseZbsrmm(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const int, const cuDoubleComplex *, const int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cusparseXbsrsm2_zeroPivot
extern "C" { cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t, bsrsm2Info_t, int *); }
//		cusparseSbsrsm2_bufferSize
extern "C" { cusparseStatus_t cusparseSbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsrsm2Info_t, int *); }
//		cusparseDbsrsm2_bufferSize
extern "C" { cusparseStatus_t cusparseDbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsrsm2Info_t, int *); }
//		cusparseCbsrsm2_bufferSize
extern "C" { cusparseStatus_t cusparseCbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrsm2Info_t, int *); }
//		cusparseZbsrsm2_bufferSize
extern "C" { cusparseStatus_t cusparseZbsrsm2_bufferSize(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrsm2Info_t, int *); }
//		cusparseSbsrsm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsrsm2Info_t, size_t *); }
//		cusparseDbsrsm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsrsm2Info_t, size_t *); }
//		cusparseCbsrsm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrsm2Info_t, size_t *); }
//		cusparseZbsrsm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZbsrsm2_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrsm2Info_t, size_t *); }
//		cusparseSbsrsm2_analysis
extern "C" { cusparseStatus_t cusparseSbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, bsrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDbsrsm2_analysis
extern "C" { cusparseStatus_t cusparseDbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, bsrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCbsrsm2_analysis
extern "C" { cusparseStatus_t cusparseCbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, bsrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZbsrsm2_analysis
extern "C" { cusparseStatus_t cusparseZbsrsm2_analysis(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, bsrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseSbsrsm2_solve
extern "C" { cusparseStatus_t cusparseSbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, int, bsrsm2Info_t, const float *, int, float *, int, cusparseSolvePolicy_t, void *); }
//		cusparseDbsrsm2_solve
extern "C" { cusparseStatus_t cusparseDbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, int, bsrsm2Info_t, const double *, int, double *, int, cusparseSolvePolicy_t, void *); }
//		cusparseCbsrsm2_solve
extern "C" { cusparseStatus_t cusparseCbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, bsrsm2Info_t, const cuComplex *, int, cuComplex *, int, cusparseSolvePolicy_t, void *); }
//		cusparseZbsrsm2_solve
extern "C" { cusparseStatus_t cusparseZbsrsm2_solve(cusparseHandle_t, cusparseDirection_t, cusparseOperation_t, cusparseOperation_t, int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, bsrsm2Info_t, const cuDoubleComplex *, int, cuDoubleComplex *, int, cusparseSolvePolicy_t, void *); }
//		cusparseScsrilu02_numericBoost
extern "C" { cusparseStatus_t cusparseScsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *, float *); }
//		cusparseDcsrilu02_numericBoost
extern "C" { cusparseStatus_t cusparseDcsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *, double *); }
//		cusparseCcsrilu02_numericBoost
extern "C" { cusparseStatus_t cusparseCcsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *, cuComplex *); }
//		cusparseZcsrilu02_numericBoost
extern "C" { cusparseStatus_t cusparseZcsrilu02_numericBoost(cusparseHandle_t, csrilu02Info_t, int, double *, cuDoubleComplex *); }
//		cusparseXcsrilu02_zeroPivot
extern "C" { cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t, csrilu02Info_t, int *); }
//		cusparseScsrilu02_bufferSize
extern "C" { cusparseStatus_t cusparseScsrilu02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, csrilu02Info_t, int *); }
//		cusparseDcsrilu02_bufferSize
extern "C" { cusparseStatus_t cusparseDcsrilu02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, csrilu02Info_t, int *); }
//		cusparseCcsrilu02_bufferSize
extern "C" { cusparseStatus_t cusparseCcsrilu02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, csrilu02Info_t, int *); }
//		cusparseZcsrilu02_bufferSize
extern "C" { cusparseStatus_t cusparseZcsrilu02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, csrilu02Info_t, int *); }
//		cusparseScsrilu02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseScsrilu02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, csrilu02Info_t, size_t *); }
//		cusparseDcsrilu02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDcsrilu02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, csrilu02Info_t, size_t *); }
//		cusparseCcsrilu02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCcsrilu02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, csrilu02Info_t, size_t *); }
//		cusparseZcsrilu02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZcsrilu02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, csrilu02Info_t, size_t *); }
//		cusparseScsrilu02_analysis
extern "C" { cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDcsrilu02_analysis
extern "C" { cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCcsrilu02_analysis
extern "C" { cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZcsrilu02_analysis
extern "C" { cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseScsrilu02
extern "C" { cusparseStatus_t cusparseScsrilu02(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDcsrilu02
extern "C" { cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCcsrilu02
extern "C" { cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZcsrilu02
extern "C" { cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, csrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseSbsrilu02_numericBoost
extern "C" { cusparseStatus_t cusparseSbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *, float *); }
//		cusparseDbsrilu02_numericBoost
extern "C" { cusparseStatus_t cusparseDbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *, double *); }
//		cusparseCbsrilu02_numericBoost
extern "C" { cusparseStatus_t cusparseCbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *, cuComplex *); }
//		cusparseZbsrilu02_numericBoost
extern "C" { cusparseStatus_t cusparseZbsrilu02_numericBoost(cusparseHandle_t, bsrilu02Info_t, int, double *, cuDoubleComplex *); }
//		cusparseXbsrilu02_zeroPivot
extern "C" { cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t, bsrilu02Info_t, int *); }
//		cusparseSbsrilu02_bufferSize
extern "C" { cusparseStatus_t cusparseSbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsrilu02Info_t, int *); }
//		cusparseDbsrilu02_bufferSize
extern "C" { cusparseStatus_t cusparseDbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsrilu02Info_t, int *); }
//		cusparseCbsrilu02_bufferSize
extern "C" { cusparseStatus_t cusparseCbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrilu02Info_t, int *); }
//		cusparseZbsrilu02_bufferSize
extern "C" { cusparseStatus_t cusparseZbsrilu02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, int *); }
//		cusparseSbsrilu02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsrilu02Info_t, size_t *); }
//		cusparseDbsrilu02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsrilu02Info_t, size_t *); }
//		cusparseCbsrilu02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrilu02Info_t, size_t *); }
//		cusparseZbsrilu02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZbsrilu02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, size_t *); }
//		cusparseSbsrilu02_analysis
extern "C" { cusparseStatus_t cusparseSbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDbsrilu02_analysis
extern "C" { cusparseStatus_t cusparseDbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCbsrilu02_analysis
extern "C" { cusparseStatus_t cusparseCbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZbsrilu02_analysis
extern "C" { cusparseStatus_t cusparseZbsrilu02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseSbsrilu02
extern "C" { cusparseStatus_t cusparseSbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDbsrilu02
extern "C" { cusparseStatus_t cusparseDbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCbsrilu02
extern "C" { cusparseStatus_t cusparseCbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZbsrilu02
extern "C" { cusparseStatus_t cusparseZbsrilu02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsrilu02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseXcsric02_zeroPivot
extern "C" { cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t, csric02Info_t, int *); }
//		cusparseScsric02_bufferSize
extern "C" { cusparseStatus_t cusparseScsric02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, csric02Info_t, int *); }
//		cusparseDcsric02_bufferSize
extern "C" { cusparseStatus_t cusparseDcsric02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, csric02Info_t, int *); }
//		cusparseCcsric02_bufferSize
extern "C" { cusparseStatus_t cusparseCcsric02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, csric02Info_t, int *); }
//		cusparseZcsric02_bufferSize
extern "C" { cusparseStatus_t cusparseZcsric02_bufferSize(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, csric02Info_t, int *); }
//		cusparseScsric02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseScsric02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, csric02Info_t, size_t *); }
//		cusparseDcsric02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDcsric02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, csric02Info_t, size_t *); }
//		cusparseCcsric02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCcsric02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, csric02Info_t, size_t *); }
//		cusparseZcsric02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZcsric02_bufferSizeExt(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, csric02Info_t, size_t *); }
//		cusparseScsric02_analysis
extern "C" { cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDcsric02_analysis
extern "C" { cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCcsric02_analysis
extern "C" { cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZcsric02_analysis
extern "C" { cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseScsric02
extern "C" { cusparseStatus_t cusparseScsric02(cusparseHandle_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDcsric02
extern "C" { cusparseStatus_t cusparseDcsric02(cusparseHandle_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCcsric02
extern "C" { cusparseStatus_t cusparseCcsric02(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZcsric02
extern "C" { cusparseStatus_t cusparseZcsric02(cusparseHandle_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, csric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseXbsric02_zeroPivot
extern "C" { cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t, bsric02Info_t, int *); }
//		cusparseSbsric02_bufferSize
extern "C" { cusparseStatus_t cusparseSbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsric02Info_t, int *); }
//		cusparseDbsric02_bufferSize
extern "C" { cusparseStatus_t cusparseDbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsric02Info_t, int *); }
//		cusparseCbsric02_bufferSize
extern "C" { cusparseStatus_t cusparseCbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsric02Info_t, int *); }
//		cusparseZbsric02_bufferSize
extern "C" { cusparseStatus_t cusparseZbsric02_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsric02Info_t, int *); }
//		cusparseSbsric02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsric02Info_t, size_t *); }
//		cusparseDbsric02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsric02Info_t, size_t *); }
//		cusparseCbsric02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsric02Info_t, size_t *); }
//		cusparseZbsric02_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZbsric02_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsric02Info_t, size_t *); }
//		cusparseSbsric02_analysis
extern "C" { cusparseStatus_t cusparseSbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDbsric02_analysis
extern "C" { cusparseStatus_t cusparseDbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCbsric02_analysis
extern "C" { cusparseStatus_t cusparseCbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZbsric02_analysis
extern "C" { cusparseStatus_t cusparseZbsric02_analysis(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseSbsric02
extern "C" { cusparseStatus_t cusparseSbsric02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDbsric02
extern "C" { cusparseStatus_t cusparseDbsric02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCbsric02
extern "C" { cusparseStatus_t cusparseCbsric02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZbsric02
extern "C" { cusparseStatus_t cusparseZbsric02(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, int, bsric02Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseSgtsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSgtsv2_bufferSizeExt(cusparseHandle_t, int, int, const float *, const float *, const float *, const float *, int, size_t *); }
//		cusparseDgtsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDgtsv2_bufferSizeExt(cusparseHandle_t, int, int, const double *, const double *, const double *, const double *, int, size_t *); }
//		cusparseCgtsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCgtsv2_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *, const cuComplex *, const cuComplex *, const cuComplex *, int, size_t *); }
//		cusparseZgtsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZgtsv2_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int, size_t *); }
//		cusparseSgtsv2
extern "C" { cusparseStatus_t cusparseSgtsv2(cusparseHandle_t, int, int, const float *, const float *, const float *, float *, int, void *); }
//		cusparseDgtsv2
extern "C" { cusparseStatus_t cusparseDgtsv2(cusparseHandle_t, int, int, const double *, const double *, const double *, double *, int, void *); }
//		cusparseCgtsv2
extern "C" { cusparseStatus_t cusparseCgtsv2(cusparseHandle_t, int, int, const cuComplex *, const cuComplex *, const cuComplex *, cuComplex *, int, void *); }
//		cusparseZgtsv2
extern "C" { cusparseStatus_t cusparseZgtsv2(cusparseHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, cuDoubleComplex *, int, void *); }
//		cusparseSgtsv2_nopivot_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const float *, const float *, const float *, const float *, int, size_t *); }
//		cusparseDgtsv2_nopivot_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const double *, const double *, const double *, const double *, int, size_t *); }
//		cusparseCgtsv2_nopivot_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *, const cuComplex *, const cuComplex *, const cuComplex *, int, size_t *); }
//		cusparseZgtsv2_nopivot_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZgtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int, size_t *); }
//		cusparseSgtsv2_nopivot
extern "C" { cusparseStatus_t cusparseSgtsv2_nopivot(cusparseHandle_t, int, int, const float *, const float *, const float *, float *, int, void *); }
//		cusparseDgtsv2_nopivot
extern "C" { cusparseStatus_t cusparseDgtsv2_nopivot(cusparseHandle_t, int, int, const double *, const double *, const double *, double *, int, void *); }
//		cusparseCgtsv2_nopivot
extern "C" { cusparseStatus_t cusparseCgtsv2_nopivot(cusparseHandle_t, int, int, const cuComplex *, const cuComplex *, const cuComplex *, cuComplex *, int, void *); }
//		cusparseZgtsv2_nopivot
extern "C" { cusparseStatus_t cusparseZgtsv2_nopivot(cusparseHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, cuDoubleComplex *, int, void *); }
//		cusparseSgtsv2StridedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, int, const float *, const float *, const float *, const float *, int, int, size_t *); }
//		cusparseDgtsv2StridedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, int, const double *, const double *, const double *, const double *, int, int, size_t *); }
//		cusparseCgtsv2StridedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, int, const cuComplex *, const cuComplex *, const cuComplex *, const cuComplex *, int, int, size_t *); }
//		cusparseZgtsv2StridedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, int, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int, int, size_t *); }
//		cusparseSgtsv2StridedBatch
extern "C" { cusparseStatus_t cusparseSgtsv2StridedBatch(cusparseHandle_t, int, const float *, const float *, const float *, float *, int, int, void *); }
//		cusparseDgtsv2StridedBatch
extern "C" { cusparseStatus_t cusparseDgtsv2StridedBatch(cusparseHandle_t, int, const double *, const double *, const double *, double *, int, int, void *); }
//		cusparseCgtsv2StridedBatch
extern "C" { cusparseStatus_t cusparseCgtsv2StridedBatch(cusparseHandle_t, int, const cuComplex *, const cuComplex *, const cuComplex *, cuComplex *, int, int, void *); }
//		cusparseZgtsv2StridedBatch
extern "C" { cusparseStatus_t cusparseZgtsv2StridedBatch(cusparseHandle_t, int, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, cuDoubleComplex *, int, int, void *); }
//		cusparseSgtsvInterleavedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const float *, const float *, const float *, const float *, int, size_t *); }
//		cusparseDgtsvInterleavedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const double *, const double *, const double *, const double *, int, size_t *); }
//		cusparseCgtsvInterleavedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *, const cuComplex *, const cuComplex *, const cuComplex *, int, size_t *); }
//		cusparseZgtsvInterleavedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int, size_t *); }
//		cusparseSgtsvInterleavedBatch
extern "C" { cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t, int, int, float *, float *, float *, float *, int, void *); }
//		cusparseDgtsvInterleavedBatch
extern "C" { cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t, int, int, double *, double *, double *, double *, int, void *); }
//		cusparseCgtsvInterleavedBatch
extern "C" { cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t, int, int, cuComplex *, cuComplex *, cuComplex *, cuComplex *, int, void *); }
//		cusparseZgtsvInterleavedBatch
extern "C" { cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t, int, int, cuDoubleComplex *, cuDoubleComplex *, cuDoubleComplex *, cuDoubleComplex *, int, void *); }
//		cusparseSgpsvInterleavedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const float *, const float *, const float *, const float *, const float *, const float *, int, size_t *); }
//		cusparseDgpsvInterleavedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const double *, const double *, const double *, const double *, const double *, const double *, int, size_t *); }
//		cusparseCgpsvInterleavedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *, const cuComplex *, const cuComplex *, const cuComplex *, const cuComplex *, const cuComplex *, int, size_t *); }
//		cusparseZgpsvInterleavedBatch_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int, size_t *); }
//		cusparseSgpsvInterleavedBatch
extern "C" { cusparseStatus_t cusparseSgpsvInterleavedBatch(cusparseHandle_t, int, int, float *, float *, float *, float *, float *, float *, int, void *); }
//		cusparseDgpsvInterleavedBatch
extern "C" { cusparseStatus_t cusparseDgpsvInterleavedBatch(cusparseHandle_t, int, int, double *, double *, double *, double *, double *, double *, int, void *); }
//		cusparseCgpsvInterleavedBatch
extern "C" { cusparseStatus_t cusparseCgpsvInterleavedBatch(cusparseHandle_t, int, int, cuComplex *, cuComplex *, cuComplex *, cuComplex *, cuComplex *, cuComplex *, int, void *); }
//		cusparseZgpsvInterleavedBatch
extern "C" { cusparseStatus_t cusparseZgpsvInterleavedBatch(cusparseHandle_t, int, int, cuDoubleComplex *, cuDoubleComplex *, cuDoubleComplex *, cuDoubleComplex *, cuDoubleComplex *, cuDoubleComplex *, int, void *); }
//		cusparseScsrgeam2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseScsrgeam2_bufferSizeExt(cusparseHandle_t, int, int, const float *, const cusparseMatDescr_t, int, const float *, const int *, const int *, const float *, const cusparseMatDescr_t, int, const float *, const int *, const int *, const cusparseMatDescr_t, const float *, const int *, const int *, size_t *); }
//		cusparseDcsrgeam2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDcsrgeam2_bufferSizeExt(cusparseHandle_t, int, int, const double *, const cusparseMatDescr_t, int, const double *, const int *, const int *, const double *, const cusparseMatDescr_t, int, const double *, const int *, const int *, const cusparseMatDescr_t, const double *, const int *, const int *, size_t *); }
//		cusparseCcsrgeam2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCcsrgeam2_bufferSizeExt(cusparseHandle_t, int, int, const cuComplex *, const cusparseMatDescr_t, int, const cuComplex *, const int *, const int *, const cuComplex *, const cusparseMatDescr_t, int, const cuComplex *, const int *, const int *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, size_t *); }
//		cusparseZcsrgeam2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZcsrgeam2_bufferSizeExt(cusparseHandle_t, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, int, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, const cusparseMatDescr_t, int, const cuDoubleComplex *, const int *, const int *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, size_t *); }
//		cusparseXcsrgeam2Nnz
extern "C" { cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t, int, int, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int *, int *, void *); }
//		cusparseScsrgeam2
extern "C" { cusparseStatus_t cusparseScsrgeam2(cusparseHandle_t, int, int, const float *, const cusparseMatDescr_t, int, const float *, const int *, const int *, const float *, const cusparseMatDescr_t, int, const float *, const int *, const int *, const cusparseMatDescr_t, float *, int *, int *, void *); }
//		cusparseDcsrgeam2
extern "C" { cusparseStatus_t cusparseDcsrgeam2(cusparseHandle_t, int, int, const double *, const cusparseMatDescr_t, int, const double *, const int *, const int *, const double *, const cusparseMatDescr_t, int, const double *, const int *, const int *, const cusparseMatDescr_t, double *, int *, int *, void *); }
//		cusparseCcsrgeam2
extern "C" { cusparseStatus_t cusparseCcsrgeam2(cusparseHandle_t, int, int, const cuComplex *, const cusparseMatDescr_t, int, const cuComplex *, const int *, const int *, const cuComplex *, const cusparseMatDescr_t, int, const cuComplex *, const int *, const int *, const cusparseMatDescr_t, cuComplex *, int *, int *, void *); }
//		cusparseZcsrgeam2
extern "C" { cusparseStatus_t cusparseZcsrgeam2(cusparseHandle_t, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, int, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, const cusparseMatDescr_t, int, const cuDoubleComplex *, const int *, const int *, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *, void *); }
//		cusparseScsrcolor
extern "C" { cusparseStatus_t cusparseScsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, int *, int *, int *, const cusparseColorInfo_t); }
//		cusparseDcsrcolor
extern "C" { cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, int *, int *, int *, const cusparseColorInfo_t); }
//		cusparseCcsrcolor
extern "C" { cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const float *, int *, int *, int *, const cusparseColorInfo_t); }
//		cusparseZcsrcolor
extern "C" { cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const double *, int *, int *, int *, const cusparseColorInfo_t); }
//		cusparseSnnz
extern "C" { cusparseStatus_t cusparseSnnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float *, int, int *, int *); }
//		cusparseDnnz
extern "C" { cusparseStatus_t cusparseDnnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const double *, int, int *, int *); }
//		cusparseCnnz
extern "C" { cusparseStatus_t cusparseCnnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuComplex *, int, int *, int *); }
//		cusparseZnnz
extern "C" { cusparseStatus_t cusparseZnnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, int, int *, int *); }
//		cusparseSnnz_compress
extern "C" { cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t, const float *, const int *, int *, int *, float); }
//		cusparseDnnz_compress
extern "C" { cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t, const double *, const int *, int *, int *, double); }
//		cusparseCnnz_compress
extern "C" { cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t, const cuComplex *, const int *, int *, int *, cuComplex); }
//		cusparseZnnz_compress
extern "C" { cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, int *, int *, cuDoubleComplex); }
//		cusparseScsr2csr_compress
extern "C" { cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, const int *, float *, int *, int *, float); }
//		cusparseDcsr2csr_compress
extern "C" { cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, const int *, double *, int *, int *, double); }
//		cusparseCcsr2csr_compress
extern "C" { cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, const int *, cuComplex *, int *, int *, cuComplex); }
//		cusparseZcsr2csr_compress
extern "C" { cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, const int *, cuDoubleComplex *, int *, int *, cuDoubleComplex); }
//		cusparseXcoo2csr
extern "C" { cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t, const int *, int, int, int *, cusparseIndexBase_t); }
//		cusparseXcsr2coo
extern "C" { cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t, const int *, int, int, int *, cusparseIndexBase_t); }
//		cusparseXcsr2bsrNnz
extern "C" { cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const int *, const int *, int, const cusparseMatDescr_t, int *, int *); }
//		cusparseScsr2bsr
extern "C" { cusparseStatus_t cusparseScsr2bsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, const cusparseMatDescr_t, float *, int *, int *); }
//		cusparseDcsr2bsr
extern "C" { cusparseStatus_t cusparseDcsr2bsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, const cusparseMatDescr_t, double *, int *, int *); }
//		cusparseCcsr2bsr
extern "C" { cusparseStatus_t cusparseCcsr2bsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, const cusparseMatDescr_t, cuComplex *, int *, int *); }
//		cusparseZcsr2bsr
extern "C" { cusparseStatus_t cusparseZcsr2bsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *); }
//		cusparseSbsr2csr
extern "C" { cusparseStatus_t cusparseSbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, const cusparseMatDescr_t, float *, int *, int *); }
//		cusparseDbsr2csr
extern "C" { cusparseStatus_t cusparseDbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, const cusparseMatDescr_t, double *, int *, int *); }
//		cusparseCbsr2csr
extern "C" { cusparseStatus_t cusparseCbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, const cusparseMatDescr_t, cuComplex *, int *, int *); }
//		cusparseZbsr2csr
extern "C" { cusparseStatus_t cusparseZbsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *); }
//		cusparseSgebsr2gebsc_bufferSize
extern "C" { cusparseStatus_t cusparseSgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const float *, const int *, const int *, int, int, int *); }
//		cusparseDgebsr2gebsc_bufferSize
extern "C" { cusparseStatus_t cusparseDgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const double *, const int *, const int *, int, int, int *); }
//		cusparseCgebsr2gebsc_bufferSize
extern "C" { cusparseStatus_t cusparseCgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const cuComplex *, const int *, const int *, int, int, int *); }
//		cusparseZgebsr2gebsc_bufferSize
extern "C" { cusparseStatus_t cusparseZgebsr2gebsc_bufferSize(cusparseHandle_t, int, int, int, const cuDoubleComplex *, const int *, const int *, int, int, int *); }
//		cusparseSgebsr2gebsc_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const float *, const int *, const int *, int, int, size_t *); }
//		cusparseDgebsr2gebsc_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const double *, const int *, const int *, int, int, size_t *); }
//		cusparseCgebsr2gebsc_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const cuComplex *, const int *, const int *, int, int, size_t *); }
//		cusparseZgebsr2gebsc_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZgebsr2gebsc_bufferSizeExt(cusparseHandle_t, int, int, int, const cuDoubleComplex *, const int *, const int *, int, int, size_t *); }
//		cusparseSgebsr2gebsc
extern "C" { cusparseStatus_t cusparseSgebsr2gebsc(cusparseHandle_t, int, int, int, const float *, const int *, const int *, int, int, float *, int *, int *, cusparseAction_t, cusparseIndexBase_t, void *); }
//		cusparseDgebsr2gebsc
extern "C" { cusparseStatus_t cusparseDgebsr2gebsc(cusparseHandle_t, int, int, int, const double *, const int *, const int *, int, int, double *, int *, int *, cusparseAction_t, cusparseIndexBase_t, void *); }
//		cusparseCgebsr2gebsc
extern "C" { cusparseStatus_t cusparseCgebsr2gebsc(cusparseHandle_t, int, int, int, const cuComplex *, const int *, const int *, int, int, cuComplex *, int *, int *, cusparseAction_t, cusparseIndexBase_t, void *); }
//		cusparseZgebsr2gebsc
extern "C" { cusparseStatus_t cusparseZgebsr2gebsc(cusparseHandle_t, int, int, int, const cuDoubleComplex *, const int *, const int *, int, int, cuDoubleComplex *, int *, int *, cusparseAction_t, cusparseIndexBase_t, void *); }
//		cusparseXgebsr2csr
extern "C" { cusparseStatus_t cusparseXgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const int *, const int *, int, int, const cusparseMatDescr_t, int *, int *); }
//		cusparseSgebsr2csr
extern "C" { cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, int, const cusparseMatDescr_t, float *, int *, int *); }
//		cusparseDgebsr2csr
extern "C" { cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, int, const cusparseMatDescr_t, double *, int *, int *); }
//		cusparseCgebsr2csr
extern "C" { cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, int, const cusparseMatDescr_t, cuComplex *, int *, int *); }
//		cusparseZgebsr2csr
extern "C" { cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, int, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *); }
//		cusparseScsr2gebsr_bufferSize
extern "C" { cusparseStatus_t cusparseScsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, int, int *); }
//		cusparseDcsr2gebsr_bufferSize
extern "C" { cusparseStatus_t cusparseDcsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, int, int *); }
//		cusparseCcsr2gebsr_bufferSize
extern "C" { cusparseStatus_t cusparseCcsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, int, int *); }
//		cusparseZcsr2gebsr_bufferSize
extern "C" { cusparseStatus_t cusparseZcsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, int, int *); }
//		cusparseScsr2gebsr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseScsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, int, size_t *); }
//		cusparseDcsr2gebsr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDcsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, int, size_t *); }
//		cusparseCcsr2gebsr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCcsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, int, size_t *); }
//		cusparseZcsr2gebsr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZcsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, int, size_t *); }
//		cusparseXcsr2gebsrNnz
extern "C" { cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const int *, const int *, const cusparseMatDescr_t, int *, int, int, int *, void *); }
//		cusparseScsr2gebsr
extern "C" { cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const cusparseMatDescr_t, float *, int *, int *, int, int, void *); }
//		cusparseDcsr2gebsr
extern "C" { cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const cusparseMatDescr_t, double *, int *, int *, int, int, void *); }
//		cusparseCcsr2gebsr
extern "C" { cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cusparseMatDescr_t, cuComplex *, int *, int *, int, int, void *); }
//		cusparseZcsr2gebsr
extern "C" { cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *, int, int, void *); }
//		cusparseSgebsr2gebsr_bufferSize
extern "C" { cusparseStatus_t cusparseSgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, int, int, int, int *); }
//		cusparseDgebsr2gebsr_bufferSize
extern "C" { cusparseStatus_t cusparseDgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, int, int, int, int *); }
//		cusparseCgebsr2gebsr_bufferSize
extern "C" { cusparseStatus_t cusparseCgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, int, int, int, int *); }
//		cusparseZgebsr2gebsr_bufferSize
extern "C" { cusparseStatus_t cusparseZgebsr2gebsr_bufferSize(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, int, int, int, int *); }
//		cusparseSgebsr2gebsr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, int, int, int, size_t *); }
//		cusparseDgebsr2gebsr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, int, int, int, size_t *); }
//		cusparseCgebsr2gebsr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, int, int, int, size_t *); }
//		cusparseZgebsr2gebsr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZgebsr2gebsr_bufferSizeExt(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, int, int, int, size_t *); }
//		cusparseXgebsr2gebsrNnz
extern "C" { cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const int *, const int *, int, int, const cusparseMatDescr_t, int *, int, int, int *, void *); }
//		cusparseSgebsr2gebsr
extern "C" { cusparseStatus_t cusparseSgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, int, const cusparseMatDescr_t, float *, int *, int *, int, int, void *); }
//		cusparseDgebsr2gebsr
extern "C" { cusparseStatus_t cusparseDgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, int, const cusparseMatDescr_t, double *, int *, int *, int, int, void *); }
//		cusparseCgebsr2gebsr
extern "C" { cusparseStatus_t cusparseCgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, int, const cusparseMatDescr_t, cuComplex *, int *, int *, int, int, void *); }
//		cusparseZgebsr2gebsr
extern "C" { cusparseStatus_t cusparseZgebsr2gebsr(cusparseHandle_t, cusparseDirection_t, int, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, int, const cusparseMatDescr_t, cuDoubleComplex *, int *, int *, int, int, void *); }
//		cusparseCreateIdentityPermutation
extern "C" { cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t, int, int *); }
//		cusparseXcoosort_bufferSizeExt
extern "C" { cusparseStatus_t cusparseXcoosort_bufferSizeExt(cusparseHandle_t, int, int, int, const int *, const int *, size_t *); }
//		cusparseXcoosortByRow
extern "C" { cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t, int, int, int, int *, int *, int *, void *); }
//		cusparseXcoosortByColumn
extern "C" { cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t, int, int, int, int *, int *, int *, void *); }
//		cusparseXcsrsort_bufferSizeExt
extern "C" { cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t, int, int, int, const int *, const int *, size_t *); }
//		cusparseXcsrsort
extern "C" { cusparseStatus_t cusparseXcsrsort(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const int *, int *, int *, void *); }
//		cusparseXcscsort_bufferSizeExt
extern "C" { cusparseStatus_t cusparseXcscsort_bufferSizeExt(cusparseHandle_t, int, int, int, const int *, const int *, size_t *); }
//		cusparseXcscsort
extern "C" { cusparseStatus_t cusparseXcscsort(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const int *, int *, int *, void *); }
//		cusparseScsru2csr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseScsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, float *, const int *, int *, csru2csrInfo_t, size_t *); }
//		cusparseDcsru2csr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDcsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, double *, const int *, int *, csru2csrInfo_t, size_t *); }
//		cusparseCcsru2csr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCcsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, cuComplex *, const int *, int *, csru2csrInfo_t, size_t *); }
//		cusparseZcsru2csr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZcsru2csr_bufferSizeExt(cusparseHandle_t, int, int, int, cuDoubleComplex *, const int *, int *, csru2csrInfo_t, size_t *); }
//		cusparseScsru2csr
extern "C" { cusparseStatus_t cusparseScsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, float *, const int *, int *, csru2csrInfo_t, void *); }
//		cusparseDcsru2csr
extern "C" { cusparseStatus_t cusparseDcsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, double *, const int *, int *, csru2csrInfo_t, void *); }
//		cusparseCcsru2csr
extern "C" { cusparseStatus_t cusparseCcsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, cuComplex *, const int *, int *, csru2csrInfo_t, void *); }
//		cusparseZcsru2csr
extern "C" { cusparseStatus_t cusparseZcsru2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, int *, csru2csrInfo_t, void *); }
//		cusparseScsr2csru
extern "C" { cusparseStatus_t cusparseScsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, float *, const int *, int *, csru2csrInfo_t, void *); }
//		cusparseDcsr2csru
extern "C" { cusparseStatus_t cusparseDcsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, double *, const int *, int *, csru2csrInfo_t, void *); }
//		cusparseCcsr2csru
extern "C" { cusparseStatus_t cusparseCcsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, cuComplex *, const int *, int *, csru2csrInfo_t, void *); }
//		cusparseZcsr2csru
extern "C" { cusparseStatus_t cusparseZcsr2csru(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, int *, csru2csrInfo_t, void *); }
//		cusparseSpruneDense2csr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSpruneDense2csr_bufferSizeExt(cusparseHandle_t, int, int, const float *, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, size_t *); }
//		cusparseDpruneDense2csr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDpruneDense2csr_bufferSizeExt(cusparseHandle_t, int, int, const double *, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, size_t *); }
//		cusparseSpruneDense2csrNnz
extern "C" { cusparseStatus_t cusparseSpruneDense2csrNnz(cusparseHandle_t, int, int, const float *, int, const float *, const cusparseMatDescr_t, int *, int *, void *); }
//		cusparseDpruneDense2csrNnz
extern "C" { cusparseStatus_t cusparseDpruneDense2csrNnz(cusparseHandle_t, int, int, const double *, int, const double *, const cusparseMatDescr_t, int *, int *, void *); }
//		cusparseSpruneDense2csr
extern "C" { cusparseStatus_t cusparseSpruneDense2csr(cusparseHandle_t, int, int, const float *, int, const float *, const cusparseMatDescr_t, float *, const int *, int *, void *); }
//		cusparseDpruneDense2csr
extern "C" { cusparseStatus_t cusparseDpruneDense2csr(cusparseHandle_t, int, int, const double *, int, const double *, const cusparseMatDescr_t, double *, const int *, int *, void *); }
//		cusparseSpruneCsr2csr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSpruneCsr2csr_bufferSizeExt(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, size_t *); }
//		cusparseDpruneCsr2csr_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDpruneCsr2csr_bufferSizeExt(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, size_t *); }
//		cusparseSpruneCsr2csrNnz
extern "C" { cusparseStatus_t cusparseSpruneCsr2csrNnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, const cusparseMatDescr_t, int *, int *, void *); }
//		cusparseDpruneCsr2csrNnz
extern "C" { cusparseStatus_t cusparseDpruneCsr2csrNnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, const cusparseMatDescr_t, int *, int *, void *); }
//		cusparseSpruneCsr2csr
extern "C" { cusparseStatus_t cusparseSpruneCsr2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, const cusparseMatDescr_t, float *, const int *, int *, void *); }
//		cusparseDpruneCsr2csr
extern "C" { cusparseStatus_t cusparseDpruneCsr2csr(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, const cusparseMatDescr_t, double *, const int *, int *, void *); }
//		cusparseSpruneDense2csrByPercentage_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, const float *, int, float, const cusparseMatDescr_t, const float *, const int *, const int *, pruneInfo_t, size_t *); }
//		cusparseDpruneDense2csrByPercentage_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, const double *, int, float, const cusparseMatDescr_t, const double *, const int *, const int *, pruneInfo_t, size_t *); }
//		cusparseSpruneDense2csrNnzByPercentage
extern "C" { cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(cusparseHandle_t, int, int, const float *, int, float, const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *); }
//		cusparseDpruneDense2csrNnzByPercentage
extern "C" { cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(cusparseHandle_t, int, int, const double *, int, float, const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *); }
//		cusparseSpruneDense2csrByPercentage
extern "C" { cusparseStatus_t cusparseSpruneDense2csrByPercentage(cusparseHandle_t, int, int, const float *, int, float, const cusparseMatDescr_t, float *, const int *, int *, pruneInfo_t, void *); }
//		cusparseDpruneDense2csrByPercentage
extern "C" { cusparseStatus_t cusparseDpruneDense2csrByPercentage(cusparseHandle_t, int, int, const double *, int, float, const cusparseMatDescr_t, double *, const int *, int *, pruneInfo_t, void *); }
//		cusparseSpruneCsr2csrByPercentage_bufferSizeExt
extern "C" { cusparseStatus_t cusparseSpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, float, const cusparseMatDescr_t, const float *, const int *, const int *, pruneInfo_t, size_t *); }
//		cusparseDpruneCsr2csrByPercentage_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, float, const cusparseMatDescr_t, const double *, const int *, const int *, pruneInfo_t, size_t *); }
//		cusparseSpruneCsr2csrNnzByPercentage
extern "C" { cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, float, const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *); }
//		cusparseDpruneCsr2csrNnzByPercentage
extern "C" { cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, float, const cusparseMatDescr_t, int *, int *, pruneInfo_t, void *); }
//		cusparseSpruneCsr2csrByPercentage
extern "C" { cusparseStatus_t cusparseSpruneCsr2csrByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, float, const cusparseMatDescr_t, float *, const int *, int *, pruneInfo_t, void *); }
//		cusparseDpruneCsr2csrByPercentage
extern "C" { cusparseStatus_t cusparseDpruneCsr2csrByPercentage(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, float, const cusparseMatDescr_t, double *, const int *, int *, pruneInfo_t, void *); }
//		cusparseCsr2cscEx2
extern "C" { cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t, int, int, int, const void *, const int *, const int *, void *, int *, int *, cudaDataType, cusparseAction_t, cusparseIndexBase_t, cusparseCsr2CscAlg_t, void *); }
//		cusparseCsr2cscEx2_bufferSize
extern "C" { cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t, int, int, int, const void *, const int *, const int *, void *, int *, int *, cudaDataType, cusparseAction_t, cusparseIndexBase_t, cusparseCsr2CscAlg_t, size_t *); }
//		cusparseCreateSpVec
extern "C" { cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *, int64_t, int64_t, void *, void *, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCreateConstSpVec
extern "C" { cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *, int64_t, int64_t, const void *, const void *, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseDestroySpVec
extern "C" { cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t); }
//		cusparseSpVecGet
extern "C" { cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t, int64_t *, int64_t *, void **, void **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseConstSpVecGet
extern "C" { cusparseStatus_t cusparseConstSpVecGet(cusparseConstSpVecDescr_t, int64_t *, int64_t *, const void **, const void **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseSpVecGetIndexBase
extern "C" { cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t, cusparseIndexBase_t *); }
//		cusparseSpVecGetValues
extern "C" { cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t, void **); }
//		cusparseConstSpVecGetValues
extern "C" { cusparseStatus_t cusparseConstSpVecGetValues(cusparseConstSpVecDescr_t, const void **); }
//		cusparseSpVecSetValues
extern "C" { cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t, void *); }
//		cusparseCreateDnVec
extern "C" { cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *, int64_t, void *, cudaDataType); }
//		cusparseCreateConstDnVec
extern "C" { cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *, int64_t, const void *, cudaDataType); }
//		cusparseDestroyDnVec
extern "C" { cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t); }
//		cusparseDnVecGet
extern "C" { cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t, int64_t *, void **, cudaDataType *); }
//		cusparseConstDnVecGet
extern "C" { cusparseStatus_t cusparseConstDnVecGet(cusparseConstDnVecDescr_t, int64_t *, const void **, cudaDataType *); }
//		cusparseDnVecGetValues
extern "C" { cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t, void **); }
//		cusparseConstDnVecGetValues
extern "C" { cusparseStatus_t cusparseConstDnVecGetValues(cusparseConstDnVecDescr_t, const void **); }
//		cusparseDnVecSetValues
extern "C" { cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t, void *); }
//		cusparseDestroySpMat
extern "C" { cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t); }
//		cusparseSpMatGetFormat
extern "C" { cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t, cusparseFormat_t *); }
//		cusparseSpMatGetIndexBase
extern "C" { cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t, cusparseIndexBase_t *); }
//		cusparseSpMatGetValues
extern "C" { cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t, void **); }
//		cusparseConstSpMatGetValues
extern "C" { cusparseStatus_t cusparseConstSpMatGetValues(cusparseConstSpMatDescr_t, const void **); }
//		cusparseSpMatSetValues
extern "C" { cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t, void *); }
//		cusparseSpMatGetSize
extern "C" { cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *); }
//		cusparseSpMatGetStridedBatch
extern "C" { cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t, int *); }
//		cusparseCooSetStridedBatch
extern "C" { cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t, int, int64_t); }
//		cusparseCsrSetStridedBatch
extern "C" { cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t, int, int64_t, int64_t); }
//		cusparseBsrSetStridedBatch
extern "C" { cusparseStatus_t cusparseBsrSetStridedBatch(cusparseSpMatDescr_t, int, int64_t, int64_t, int64_t); }
//		cusparseSpMatGetAttribute
extern "C" { cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t, cusparseSpMatAttribute_t, void *, size_t); }
//		cusparseSpMatSetAttribute
extern "C" { cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t, cusparseSpMatAttribute_t, void *, size_t); }
//		cusparseCreateCsr
extern "C" { cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCreateConstCsr
extern "C" { cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *, const void *, const void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCreateCsc
extern "C" { cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCreateConstCsc
extern "C" { cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *, const void *, const void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCsrGet
extern "C" { cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void **, cusparseIndexType_t *, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseConstCsrGet
extern "C" { cusparseStatus_t cusparseConstCsrGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **, const void **, const void **, cusparseIndexType_t *, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseCscGet
extern "C" { cusparseStatus_t cusparseCscGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void **, cusparseIndexType_t *, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseConstCscGet
extern "C" { cusparseStatus_t cusparseConstCscGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **, const void **, const void **, cusparseIndexType_t *, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseCsrSetPointers
extern "C" { cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t, void *, void *, void *); }
//		cusparseCscSetPointers
extern "C" { cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t, void *, void *, void *); }
//		cusparseCreateBsr
extern "C" { cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t, void *, void *, void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType, cusparseOrder_t); }
//		cusparseCreateConstBsr
extern "C" { cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t, const void *, const void *, const void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType, cusparseOrder_t); }
//		cusparseCreateCoo
extern "C" { cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, void *, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCreateConstCoo
extern "C" { cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, const void *, const void *, const void *, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCooGet
extern "C" { cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, void **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseConstCooGet
extern "C" { cusparseStatus_t cusparseConstCooGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, const void **, const void **, const void **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseCooSetPointers
extern "C" { cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t, void *, void *, void *); }
//		cusparseCreateBlockedEll
extern "C" { cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, void *, void *, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCreateConstBlockedEll
extern "C" { cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, const void *, const void *, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseBlockedEllGet
extern "C" { cusparseStatus_t cusparseBlockedEllGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, int64_t *, void **, void **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseConstBlockedEllGet
extern "C" { cusparseStatus_t cusparseConstBlockedEllGet(cusparseConstSpMatDescr_t, int64_t *, int64_t *, int64_t *, int64_t *, const void **, const void **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseCreateSlicedEll
extern "C" { cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t, void *, void *, void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCreateConstSlicedEll
extern "C" { cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *, int64_t, int64_t, int64_t, int64_t, int64_t, const void *, const void *, const void *, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCreateDnMat
extern "C" { cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *, int64_t, int64_t, int64_t, void *, cudaDataType, cusparseOrder_t); }
//		cusparseCreateConstDnMat
extern "C" { cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *, int64_t, int64_t, int64_t, const void *, cudaDataType, cusparseOrder_t); }
//		cusparseDestroyDnMat
extern "C" { cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t); }
//		cusparseDnMatGet
extern "C" { cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t, int64_t *, int64_t *, int64_t *, void **, cudaDataType *, cusparseOrder_t *); }
//		cusparseConstDnMatGet
extern "C" { cusparseStatus_t cusparseConstDnMatGet(cusparseConstDnMatDescr_t, int64_t *, int64_t *, int64_t *, const void **, cudaDataType *, cusparseOrder_t *); }
//		cusparseDnMatGetValues
extern "C" { cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t, void **); }
//		cusparseConstDnMatGetValues
extern "C" { cusparseStatus_t cusparseConstDnMatGetValues(cusparseConstDnMatDescr_t, const void **); }
//		cusparseDnMatSetValues
extern "C" { cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t, void *); }
//		cusparseDnMatSetStridedBatch
extern "C" { cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t, int, int64_t); }
//		cusparseDnMatGetStridedBatch
extern "C" { cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t, int *, int64_t *); }
//		cusparseAxpby
extern "C" { cusparseStatus_t cusparseAxpby(cusparseHandle_t, const void *, cusparseConstSpVecDescr_t, const void *, cusparseDnVecDescr_t); }
//		cusparseGather
extern "C" { cusparseStatus_t cusparseGather(cusparseHandle_t, cusparseConstDnVecDescr_t, cusparseSpVecDescr_t); }
//		cusparseScatter
extern "C" { cusparseStatus_t cusparseScatter(cusparseHandle_t, cusparseConstSpVecDescr_t, cusparseDnVecDescr_t); }
//		cusparseRot
extern "C" { cusparseStatus_t cusparseRot(cusparseHandle_t, const void *, const void *, cusparseSpVecDescr_t, cusparseDnVecDescr_t); }
//		cusparseSpVV_bufferSize
extern "C" { cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseConstSpVecDescr_t, cusparseConstDnVecDescr_t, const void *, cudaDataType, size_t *); }
//		cusparseSpVV
extern "C" { cusparseStatus_t cusparseSpVV(cusparseHandle_t, cusparseOperation_t, cusparseConstSpVecDescr_t, cusparseConstDnVecDescr_t, void *, cudaDataType, void *); }
//		cusparseSparseToDense_bufferSize
extern "C" { cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t, cusparseConstSpMatDescr_t, cusparseDnMatDescr_t, cusparseSparseToDenseAlg_t, size_t *); }
//		cusparseSparseToDense
extern "C" { cusparseStatus_t cusparseSparseToDense(cusparseHandle_t, cusparseConstSpMatDescr_t, cusparseDnMatDescr_t, cusparseSparseToDenseAlg_t, void *); }
//		cusparseDenseToSparse_bufferSize
extern "C" { cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t, cusparseConstDnMatDescr_t, cusparseSpMatDescr_t, cusparseDenseToSparseAlg_t, size_t *); }
//		cusparseDenseToSparse_analysis
extern "C" { cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t, cusparseConstDnMatDescr_t, cusparseSpMatDescr_t, cusparseDenseToSparseAlg_t, void *); }
//		cusparseDenseToSparse_convert
extern "C" { cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t, cusparseConstDnMatDescr_t, cusparseSpMatDescr_t, cusparseDenseToSparseAlg_t, void *); }
//		cusparseSpMV
extern "C" { cusparseStatus_t cusparseSpMV(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType, cusparseSpMVAlg_t, void *); }
//		cusparseSpMV_bufferSize
extern "C" { cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType, cusparseSpMVAlg_t, size_t *); }
//		cusparseSpMV_preprocess
extern "C" { cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType, cusparseSpMVAlg_t, void *); }
//		cusparseSpSV_createDescr
extern "C" { cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *); }
//		cusparseSpSV_destroyDescr
extern "C" { cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t); }
//		cusparseSpSV_bufferSize
extern "C" { cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t, cusparseSpSVDescr_t, size_t *); }
//		cusparseSpSV_analysis
extern "C" { cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t, cusparseSpSVDescr_t, void *); }
//		cusparseSpSV_solve
extern "C" { cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType, cusparseSpSVAlg_t, cusparseSpSVDescr_t); }
//		cusparseSpSV_updateMatrix
extern "C" { cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t, cusparseSpSVDescr_t, void *, cusparseSpSVUpdate_t); }
//		cusparseSpSM_createDescr
extern "C" { cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *); }
//		cusparseSpSM_destroyDescr
extern "C" { cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t); }
//		cusparseSpSM_bufferSize
extern "C" { cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType, cusparseSpSMAlg_t, cusparseSpSMDescr_t, size_t *); }
//		cusparseSpSM_analysis
extern "C" { cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType, cusparseSpSMAlg_t, cusparseSpSMDescr_t, void *); }
//		cusparseSpSM_solve
extern "C" { cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType, cusparseSpSMAlg_t, cusparseSpSMDescr_t); }
//		cusparseSpSM_updateMatrix
extern "C" { cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t, cusparseSpSMDescr_t, void *, cusparseSpSMUpdate_t); }
//		cusparseSpMM_bufferSize
extern "C" { cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t, size_t *); }
//		cusparseSpMM_preprocess
extern "C" { cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t, void *); }
//		cusparseSpMM
extern "C" { cusparseStatus_t cusparseSpMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType, cusparseSpMMAlg_t, void *); }
//		cusparseSpGEMM_createDescr
extern "C" { cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *); }
//		cusparseSpGEMM_destroyDescr
extern "C" { cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t); }
//		cusparseSpGEMM_workEstimation
extern "C" { cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *, void *); }
//		cusparseSpGEMM_getNumProducts
extern "C" { cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t, int64_t *); }
//		cusparseSpGEMM_estimateMemory
extern "C" { cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, float, size_t *, void *, size_t *); }
//		cusparseSpGEMM_compute
extern "C" { cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *, void *); }
//		cusparseSpGEMM_copy
extern "C" { cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t); }
//		cusparseSpGEMMreuse_workEstimation
extern "C" { cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *, void *); }
//		cusparseSpGEMMreuse_nnz
extern "C" { cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *, void *, size_t *, void *, size_t *, void *); }
//		cusparseSpGEMMreuse_copy
extern "C" { cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, cusparseSpMatDescr_t, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *, void *); }
//		cusparseSpGEMMreuse_compute
extern "C" { cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t); }
//		cusparseSDDMM_bufferSize
extern "C" { cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSDDMMAlg_t, size_t *); }
//		cusparseSDDMM_preprocess
extern "C" { cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSDDMMAlg_t, void *); }
//		cusparseSDDMM
extern "C" { cusparseStatus_t cusparseSDDMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstDnMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, cusparseSDDMMAlg_t, void *); }
//		cusparseSpMMOp_createPlan
extern "C" { cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t, cusparseSpMMOpPlan_t *, cusparseOperation_t, cusparseOperation_t, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, cusparseDnMatDescr_t, cudaDataType, cusparseSpMMOpAlg_t, const void *, size_t, const void *, size_t, const void *, size_t, size_t *); }
//		cusparseSpMMOp
extern "C" { cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t, void *); }
//		cusparseSpMMOp_destroyPlan
extern "C" { cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t); }
//		cusparseCopyMatDescr
extern "C" { cusparseStatus_t cusparseCopyMatDescr(cusparseMatDescr_t, const cusparseMatDescr_t); }
//		cusparseCreateCsrsv2Info
extern "C" { cusparseStatus_t cusparseCreateCsrsv2Info(csrsv2Info_t *); }
//		cusparseDestroyCsrsv2Info
extern "C" { cusparseStatus_t cusparseDestroyCsrsv2Info(csrsv2Info_t); }
//		cusparseSetColorAlgs
extern "C" { cusparseStatus_t cusparseSetColorAlgs(cusparseColorInfo_t, cusparseColorAlg_t); }
//		cusparseGetColorAlgs
extern "C" { cusparseStatus_t cusparseGetColorAlgs(cusparseColorInfo_t, cusparseColorAlg_t *); }
//		cusparseSaxpyi
extern "C" { cusparseStatus_t cusparseSaxpyi(cusparseHandle_t, int, const float *, const float *, const int *, float *, cusparseIndexBase_t); }
//		cusparseDaxpyi
extern "C" { cusparseStatus_t cusparseDaxpyi(cusparseHandle_t, int, const double *, const double *, const int *, double *, cusparseIndexBase_t); }
//		cusparseCaxpyi
extern "C" { cusparseStatus_t cusparseCaxpyi(cusparseHandle_t, int, const cuComplex *, const cuComplex *, const int *, cuComplex *, cusparseIndexBase_t); }
//		cusparseZaxpyi
extern "C" { cusparseStatus_t cusparseZaxpyi(cusparseHandle_t, int, const cuDoubleComplex *, const cuDoubleComplex *, const int *, cuDoubleComplex *, cusparseIndexBase_t); }
//		cusparseSgthr
extern "C" { cusparseStatus_t cusparseSgthr(cusparseHandle_t, int, const float *, float *, const int *, cusparseIndexBase_t); }
//		cusparseDgthr
extern "C" { cusparseStatus_t cusparseDgthr(cusparseHandle_t, int, const double *, double *, const int *, cusparseIndexBase_t); }
//		cusparseCgthr
extern "C" { cusparseStatus_t cusparseCgthr(cusparseHandle_t, int, const cuComplex *, cuComplex *, const int *, cusparseIndexBase_t); }
//		cusparseZgthr
extern "C" { cusparseStatus_t cusparseZgthr(cusparseHandle_t, int, const cuDoubleComplex *, cuDoubleComplex *, const int *, cusparseIndexBase_t); }
//		cusparseSgthrz
extern "C" { cusparseStatus_t cusparseSgthrz(cusparseHandle_t, int, float *, float *, const int *, cusparseIndexBase_t); }
//		cusparseDgthrz
extern "C" { cusparseStatus_t cusparseDgthrz(cusparseHandle_t, int, double *, double *, const int *, cusparseIndexBase_t); }
//		cusparseCgthrz
extern "C" { cusparseStatus_t cusparseCgthrz(cusparseHandle_t, int, cuComplex *, cuComplex *, const int *, cusparseIndexBase_t); }
//		cusparseZgthrz
extern "C" { cusparseStatus_t cusparseZgthrz(cusparseHandle_t, int, cuDoubleComplex *, cuDoubleComplex *, const int *, cusparseIndexBase_t); }
//		cusparseSsctr
extern "C" { cusparseStatus_t cusparseSsctr(cusparseHandle_t, int, const float *, const int *, float *, cusparseIndexBase_t); }
//		cusparseDsctr
extern "C" { cusparseStatus_t cusparseDsctr(cusparseHandle_t, int, const double *, const int *, double *, cusparseIndexBase_t); }
//		cusparseCsctr
extern "C" { cusparseStatus_t cusparseCsctr(cusparseHandle_t, int, const cuComplex *, const int *, cuComplex *, cusparseIndexBase_t); }
//		cusparseZsctr
extern "C" { cusparseStatus_t cusparseZsctr(cusparseHandle_t, int, const cuDoubleComplex *, const int *, cuDoubleComplex *, cusparseIndexBase_t); }
//		cusparseSroti
extern "C" { cusparseStatus_t cusparseSroti(cusparseHandle_t, int, float *, const int *, float *, const float *, const float *, cusparseIndexBase_t); }
//		cusparseDroti
extern "C" { cusparseStatus_t cusparseDroti(cusparseHandle_t, int, double *, const int *, double *, const double *, const double *, cusparseIndexBase_t); }
//		cusparseCsrmvEx_bufferSize
extern "C" { cusparseStatus_t cusparseCsrmvEx_bufferSize(cusparseHandle_t, cusparseAlgMode_t, cusparseOperation_t, int, int, int, const void *, cudaDataType, const cusparseMatDescr_t, const void *, cudaDataType, const int *, const int *, const void *, cudaDataType, const void *, cudaDataType, void *, cudaDataType, cudaDataType, size_t *); }
//		cusparseCsrmvEx
extern "C" { cusparseStatus_t cusparseCsrmvEx(cusparseHandle_t, cusparseAlgMode_t, cusparseOperation_t, int, int, int, const void *, cudaDataType, const cusparseMatDescr_t, const void *, cudaDataType, const int *, const int *, const void *, cudaDataType, const void *, cudaDataType, void *, cudaDataType, cudaDataType, void *); }
//		cusparseXcsrsv2_zeroPivot
extern "C" { cusparseStatus_t cusparseXcsrsv2_zeroPivot(cusparseHandle_t, csrsv2Info_t, int *); }
//		cusparseScsrsv2_bufferSize
extern "C" { cusparseStatus_t cusparseScsrsv2_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, csrsv2Info_t, int *); }
//		cusparseDcsrsv2_bufferSize
extern "C" { cusparseStatus_t cusparseDcsrsv2_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, csrsv2Info_t, int *); }
//		cusparseCcsrsv2_bufferSize
extern "C" { cusparseStatus_t cusparseCcsrsv2_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, csrsv2Info_t, int *); }
//		cusparseZcsrsv2_bufferSize
extern "C" { cusparseStatus_t cusparseZcsrsv2_bufferSize(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, csrsv2Info_t, int *); }
//		cusparseScsrsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseScsrsv2_bufferSizeExt(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, float *, const int *, const int *, csrsv2Info_t, size_t *); }
//		cusparseDcsrsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDcsrsv2_bufferSizeExt(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, double *, const int *, const int *, csrsv2Info_t, size_t *); }
//		cusparseCcsrsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCcsrsv2_bufferSizeExt(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, cuComplex *, const int *, const int *, csrsv2Info_t, size_t *); }
//		cusparseZcsrsv2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZcsrsv2_bufferSizeExt(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, cuDoubleComplex *, const int *, const int *, csrsv2Info_t, size_t *); }
//		cusparseScsrsv2_analysis
extern "C" { cusparseStatus_t cusparseScsrsv2_analysis(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, csrsv2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDcsrsv2_analysis
extern "C" { cusparseStatus_t cusparseDcsrsv2_analysis(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, csrsv2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCcsrsv2_analysis
extern "C" { cusparseStatus_t cusparseCcsrsv2_analysis(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, csrsv2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZcsrsv2_analysis
extern "C" { cusparseStatus_t cusparseZcsrsv2_analysis(cusparseHandle_t, cusparseOperation_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, csrsv2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseScsrsv2_solve
extern "C" { cusparseStatus_t cusparseScsrsv2_solve(cusparseHandle_t, cusparseOperation_t, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, csrsv2Info_t, const float *, float *, cusparseSolvePolicy_t, void *); }
//		cusparseDcsrsv2_solve
extern "C" { cusparseStatus_t cusparseDcsrsv2_solve(cusparseHandle_t, cusparseOperation_t, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, csrsv2Info_t, const double *, double *, cusparseSolvePolicy_t, void *); }
//		cusparseCcsrsv2_solve
extern "C" { cusparseStatus_t cusparseCcsrsv2_solve(cusparseHandle_t, cusparseOperation_t, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, csrsv2Info_t, const cuComplex *, cuComplex *, cusparseSolvePolicy_t, void *); }
//		cusparseZcsrsv2_solve
extern "C" { cusparseStatus_t cusparseZcsrsv2_solve(cusparseHandle_t, cusparseOperation_t, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, csrsv2Info_t, const cuDoubleComplex *, cuDoubleComplex *, cusparseSolvePolicy_t, void *); }
//		cusparseSgemmi
extern "C" { cusparseStatus_t cusparseSgemmi(cusparseHandle_t, int, int, int, int, const float *, const float *, int, const float *, const int *, const int *, const float *, float *, int); }
//		cusparseDgemmi
extern "C" { cusparseStatus_t cusparseDgemmi(cusparseHandle_t, int, int, int, int, const double *, const double *, int, const double *, const int *, const int *, const double *, double *, int); }
//		cusparseCgemmi
extern "C" { cusparseStatus_t cusparseCgemmi(cusparseHandle_t, int, int, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, const int *, const int *, const cuComplex *, cuComplex *, int); }
//		cusparseZgemmi
extern "C" { cusparseStatus_t cusparseZgemmi(cusparseHandle_t, int, int, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cusparseCreateCsrsm2Info
extern "C" { cusparseStatus_t cusparseCreateCsrsm2Info(csrsm2Info_t *); }
//		cusparseDestroyCsrsm2Info
extern "C" { cusparseStatus_t cusparseDestroyCsrsm2Info(csrsm2Info_t); }
//		cusparseXcsrsm2_zeroPivot
extern "C" { cusparseStatus_t cusparseXcsrsm2_zeroPivot(cusparseHandle_t, csrsm2Info_t, int *); }
//		cusparseScsrsm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseScsrsm2_bufferSizeExt(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, int, csrsm2Info_t, cusparseSolvePolicy_t, size_t *); }
//		cusparseDcsrsm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDcsrsm2_bufferSizeExt(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, int, csrsm2Info_t, cusparseSolvePolicy_t, size_t *); }
//		cusparseCcsrsm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCcsrsm2_bufferSizeExt(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex *, int, csrsm2Info_t, cusparseSolvePolicy_t, size_t *); }
//		cusparseZcsrsm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZcsrsm2_bufferSizeExt(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, int, csrsm2Info_t, cusparseSolvePolicy_t, size_t *); }
//		cusparseScsrsm2_analysis
extern "C" { cusparseStatus_t cusparseScsrsm2_analysis(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, int, csrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDcsrsm2_analysis
extern "C" { cusparseStatus_t cusparseDcsrsm2_analysis(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, int, csrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCcsrsm2_analysis
extern "C" { cusparseStatus_t cusparseCcsrsm2_analysis(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex *, int, csrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZcsrsm2_analysis
extern "C" { cusparseStatus_t cusparseZcsrsm2_analysis(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, int, csrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseScsrsm2_solve
extern "C" { cusparseStatus_t cusparseScsrsm2_solve(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const float *, const cusparseMatDescr_t, const float *, const int *, const int *, float *, int, csrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseDcsrsm2_solve
extern "C" { cusparseStatus_t cusparseDcsrsm2_solve(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const double *, const cusparseMatDescr_t, const double *, const int *, const int *, double *, int, csrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCcsrsm2_solve
extern "C" { cusparseStatus_t cusparseCcsrsm2_solve(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const cuComplex *, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, cuComplex *, int, csrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseZcsrsm2_solve
extern "C" { cusparseStatus_t cusparseZcsrsm2_solve(cusparseHandle_t, int, cusparseOperation_t, cusparseOperation_t, int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, cuDoubleComplex *, int, csrsm2Info_t, cusparseSolvePolicy_t, void *); }
//		cusparseCreateCsrgemm2Info
extern "C" { cusparseStatus_t cusparseCreateCsrgemm2Info(csrgemm2Info_t *); }
//		cusparseDestroyCsrgemm2Info
extern "C" { cusparseStatus_t cusparseDestroyCsrgemm2Info(csrgemm2Info_t); }
//		cusparseScsrgemm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseScsrgemm2_bufferSizeExt(cusparseHandle_t, int, int, int, const float *, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const float *, const cusparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *); }
//		cusparseDcsrgemm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseDcsrgemm2_bufferSizeExt(cusparseHandle_t, int, int, int, const double *, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const double *, const cusparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *); }
//		cusparseCcsrgemm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseCcsrgemm2_bufferSizeExt(cusparseHandle_t, int, int, int, const cuComplex *, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const cuComplex *, const cusparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *); }
//		cusparseZcsrgemm2_bufferSizeExt
extern "C" { cusparseStatus_t cusparseZcsrgemm2_bufferSizeExt(cusparseHandle_t, int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const cuDoubleComplex *, const cusparseMatDescr_t, int, const int *, const int *, csrgemm2Info_t, size_t *); }
//		cusparseXcsrgemm2Nnz
extern "C" { cusparseStatus_t cusparseXcsrgemm2Nnz(cusparseHandle_t, int, int, int, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int, const int *, const int *, const cusparseMatDescr_t, int *, int *, const csrgemm2Info_t, void *); }
//		cusparseScsrgemm2
extern "C" { cusparseStatus_t cusparseScsrgemm2(cusparseHandle_t, int, int, int, const float *, const cusparseMatDescr_t, int, const float *, const int *, const int *, const cusparseMatDescr_t, int, const float *, const int *, const int *, const float *, const cusparseMatDescr_t, int, const float *, const int *, const int *, const cusparseMatDescr_t, float *, const int *, int *, const csrgemm2Info_t, void *); }
//		cusparseDcsrgemm2
extern "C" { cusparseStatus_t cusparseDcsrgemm2(cusparseHandle_t, int, int, int, const double *, const cusparseMatDescr_t, int, const double *, const int *, const int *, const cusparseMatDescr_t, int, const double *, const int *, const int *, const double *, const cusparseMatDescr_t, int, const double *, const int *, const int *, const cusparseMatDescr_t, double *, const int *, int *, const csrgemm2Info_t, void *); }
//		cusparseCcsrgemm2
extern "C" { cusparseStatus_t cusparseCcsrgemm2(cusparseHandle_t, int, int, int, const cuComplex *, const cusparseMatDescr_t, int, const cuComplex *, const int *, const int *, const cusparseMatDescr_t, int, const cuComplex *, const int *, const int *, const cuComplex *, const cusparseMatDescr_t, int, const cuComplex *, const int *, const int *, const cusparseMatDescr_t, cuComplex *, const int *, int *, const csrgemm2Info_t, void *); }
//		cusparseZcsrgemm2
extern "C" { cusparseStatus_t cusparseZcsrgemm2(cusparseHandle_t, int, int, int, const cuDoubleComplex *, const cusparseMatDescr_t, int, const cuDoubleComplex *, const int *, const int *, const cusparseMatDescr_t, int, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, const cusparseMatDescr_t, int, const cuDoubleComplex *, const int *, const int *, const cusparseMatDescr_t, cuDoubleComplex *, const int *, int *, const csrgemm2Info_t, void *); }
//		cusparseSdense2csr
extern "C" { cusparseStatus_t cusparseSdense2csr(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, int, const int *, float *, int *, int *); }
//		cusparseDdense2csr
extern "C" { cusparseStatus_t cusparseDdense2csr(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, int, const int *, double *, int *, int *); }
//		cusparseCdense2csr
extern "C" { cusparseStatus_t cusparseCdense2csr(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, int, const int *, cuComplex *, int *, int *); }
//		cusparseZdense2csr
extern "C" { cusparseStatus_t cusparseZdense2csr(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, int, const int *, cuDoubleComplex *, int *, int *); }
//		cusparseScsr2dense
extern "C" { cusparseStatus_t cusparseScsr2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, float *, int); }
//		cusparseDcsr2dense
extern "C" { cusparseStatus_t cusparseDcsr2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, double *, int); }
//		cusparseCcsr2dense
extern "C" { cusparseStatus_t cusparseCcsr2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, cuComplex *, int); }
//		cusparseZcsr2dense
extern "C" { cusparseStatus_t cusparseZcsr2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, cuDoubleComplex *, int); }
//		cusparseSdense2csc
extern "C" { cusparseStatus_t cusparseSdense2csc(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, int, const int *, float *, int *, int *); }
//		cusparseDdense2csc
extern "C" { cusparseStatus_t cusparseDdense2csc(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, int, const int *, double *, int *, int *); }
//		cusparseCdense2csc
extern "C" { cusparseStatus_t cusparseCdense2csc(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, int, const int *, cuComplex *, int *, int *); }
//		cusparseZdense2csc
extern "C" { cusparseStatus_t cusparseZdense2csc(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, int, const int *, cuDoubleComplex *, int *, int *); }
//		cusparseScsc2dense
extern "C" { cusparseStatus_t cusparseScsc2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, float *, int); }
//		cusparseDcsc2dense
extern "C" { cusparseStatus_t cusparseDcsc2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, double *, int); }
//		cusparseCcsc2dense
extern "C" { cusparseStatus_t cusparseCcsc2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, cuComplex *, int); }
//		cusparseZcsc2dense
extern "C" { cusparseStatus_t cusparseZcsc2dense(cusparseHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, cuDoubleComplex *, int); }
//		cusparseSpMatSetStridedBatch
extern "C" { cusparseStatus_t cusparseSpMatSetStridedBatch(cusparseSpMatDescr_t, int); }
//		cusparseCreateCooAoS
extern "C" { cusparseStatus_t cusparseCreateCooAoS(cusparseSpMatDescr_t *, int64_t, int64_t, int64_t, void *, void *, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType); }
//		cusparseCooAoSGet
extern "C" { cusparseStatus_t cusparseCooAoSGet(cusparseSpMatDescr_t, int64_t *, int64_t *, int64_t *, void **, void **, cusparseIndexType_t *, cusparseIndexBase_t *, cudaDataType *); }
//		cusparseConstrainedGeMM
extern "C" { cusparseStatus_t cusparseConstrainedGeMM(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseDnMatDescr_t, cusparseDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, void *); }
//		cusparseConstrainedGeMM_bufferSize
extern "C" { cusparseStatus_t cusparseConstrainedGeMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseDnMatDescr_t, cusparseDnMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType, size_t *); }
