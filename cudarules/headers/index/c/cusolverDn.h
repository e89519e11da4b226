#include "cuComplex.h"
#include "cublas_v2.h"
#include "cusolver_common.h"
#include "driver_types.h"
//		cusolverDnContext
extern "C" { struct cusolverDnContext; }
//		cusolverDnHandle_t
extern "C" { typedef struct cusolverDnContext *cusolverDnHandle_t; }
//		syevjInfo
extern "C" { struct syevjInfo; }
//		syevjInfo_t
extern "C" { typedef struct syevjInfo *syevjInfo_t; }
//		gesvdjInfo
extern "C" { struct gesvdjInfo; }
//		gesvdjInfo_t
extern "C" { typedef struct gesvdjInfo *gesvdjInfo_t; }
//		cusolverDnIRSParams
extern "C" { struct cusolverDnIRSParams; }
//		cusolverDnIRSParams_t
extern "C" { typedef struct cusolverDnIRSParams *cusolverDnIRSParams_t; }
//		cusolverDnIRSInfos
extern "C" { struct cusolverDnIRSInfos; }
//		cusolverDnIRSInfos_t
extern "C" { typedef struct cusolverDnIRSInfos *cusolverDnIRSInfos_t; }
//		cusolverDnParams
extern "C" { struct cusolverDnParams; }
//		cusolverDnParams_t
extern "C" { typedef struct cusolverDnParams *cusolverDnParams_t; }
//		cusolverDnFunction_t	CUSOLVERDN_GETRF	CUSOLVERDN_POTRF	CUSOLVERDN_SYEVBATCHED
extern "C" { typedef enum {
    CUSOLVERDN_GETRF = 0,
    CUSOLVERDN_POTRF = 1,
    CUSOLVERDN_SYEVBATCHED = 2,
} cusolverDnFunction_t; }
//		cusolverDnLoggerCallback_t
extern "C" { typedef void (*cusolverDnLoggerCallback_t)(int, const char *, const char *); }
//		cusolverDnCreate
extern "C" { cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *); }
//		cusolverDnDestroy
extern "C" { cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t); }
//		cusolverDnSetStream
extern "C" { cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t, cudaStream_t); }
//		cusolverDnGetStream
extern "C" { cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t, cudaStream_t *); }
//		cusolverDnIRSParamsCreate
extern "C" { cusolverStatus_t cusolverDnIRSParamsCreate(cusolverDnIRSParams_t *); }
//		cusolverDnIRSParamsDestroy
extern "C" { cusolverStatus_t cusolverDnIRSParamsDestroy(cusolverDnIRSParams_t); }
//		cusolverDnIRSParamsSetRefinementSolver
extern "C" { cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(cusolverDnIRSParams_t, cusolverIRSRefinement_t); }
//		cusolverDnIRSParamsSetSolverMainPrecision
extern "C" { cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(cusolverDnIRSParams_t, cusolverPrecType_t); }
//		cusolverDnIRSParamsSetSolverLowestPrecision
extern "C" { cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(cusolverDnIRSParams_t, cusolverPrecType_t); }
//		cusolverDnIRSParamsSetSolverPrecisions
extern "C" { cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(cusolverDnIRSParams_t, cusolverPrecType_t, cusolverPrecType_t); }
//		cusolverDnIRSParamsSetTol
extern "C" { cusolverStatus_t cusolverDnIRSParamsSetTol(cusolverDnIRSParams_t, double); }
//		cusolverDnIRSParamsSetTolInner
extern "C" { cusolverStatus_t cusolverDnIRSParamsSetTolInner(cusolverDnIRSParams_t, double); }
//		cusolverDnIRSParamsSetMaxIters
extern "C" { cusolverStatus_t cusolverDnIRSParamsSetMaxIters(cusolverDnIRSParams_t, cusolver_int_t); }
//		cusolverDnIRSParamsSetMaxItersInner
extern "C" { cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(cusolverDnIRSParams_t, cusolver_int_t); }
//		cusolverDnIRSParamsGetMaxIters
extern "C" { cusolverStatus_t cusolverDnIRSParamsGetMaxIters(cusolverDnIRSParams_t, cusolver_int_t *); }
//		cusolverDnIRSParamsEnableFallback
extern "C" { cusolverStatus_t cusolverDnIRSParamsEnableFallback(cusolverDnIRSParams_t); }
//		cusolverDnIRSParamsDisableFallback
extern "C" { cusolverStatus_t cusolverDnIRSParamsDisableFallback(cusolverDnIRSParams_t); }
//		cusolverDnIRSInfosDestroy
extern "C" { cusolverStatus_t cusolverDnIRSInfosDestroy(cusolverDnIRSInfos_t); }
//		cusolverDnIRSInfosCreate
extern "C" { cusolverStatus_t cusolverDnIRSInfosCreate(cusolverDnIRSInfos_t *); }
//		cusolverDnIRSInfosGetNiters
extern "C" { cusolverStatus_t cusolverDnIRSInfosGetNiters(cusolverDnIRSInfos_t, cusolver_int_t *); }
//		cusolverDnIRSInfosGetOuterNiters
extern "C" { cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(cusolverDnIRSInfos_t, cusolver_int_t *); }
//		cusolverDnIRSInfosRequestResidual
extern "C" { cusolverStatus_t cusolverDnIRSInfosRequestResidual(cusolverDnIRSInfos_t); }
//		cusolverDnIRSInfosGetResidualHistory
extern "C" { cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(cusolverDnIRSInfos_t, void **); }
//		cusolverDnIRSInfosGetMaxIters
extern "C" { cusolverStatus_t cusolverDnIRSInfosGetMaxIters(cusolverDnIRSInfos_t, cusolver_int_t *); }
//		cusolverDnZZgesv
extern "C" { cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnZCgesv
extern "C" { cusolverStatus_t cusolverDnZCgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnZKgesv
extern "C" { cusolverStatus_t cusolverDnZKgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnZEgesv
extern "C" { cusolverStatus_t cusolverDnZEgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnZYgesv
extern "C" { cusolverStatus_t cusolverDnZYgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnCCgesv
extern "C" { cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnCEgesv
extern "C" { cusolverStatus_t cusolverDnCEgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnCKgesv
extern "C" { cusolverStatus_t cusolverDnCKgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnCYgesv
extern "C" { cusolverStatus_t cusolverDnCYgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnDDgesv
extern "C" { cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnDSgesv
extern "C" { cusolverStatus_t cusolverDnDSgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnDHgesv
extern "C" { cusolverStatus_t cusolverDnDHgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnDBgesv
extern "C" { cusolverStatus_t cusolverDnDBgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnDXgesv
extern "C" { cusolverStatus_t cusolverDnDXgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnSSgesv
extern "C" { cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnSHgesv
extern "C" { cusolverStatus_t cusolverDnSHgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnSBgesv
extern "C" { cusolverStatus_t cusolverDnSBgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnSXgesv
extern "C" { cusolverStatus_t cusolverDnSXgesv(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnZZgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnZCgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnZCgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnZKgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnZKgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnZEgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnZEgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnZYgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnZYgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cusolver_int_t *, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnCCgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnCKgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnCKgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnCEgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnCEgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnCYgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnCYgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cusolver_int_t *, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnDDgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t *); }
//		cusolverDnDSgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnDSgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t *); }
//		cusolverDnDHgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnDHgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t *); }
//		cusolverDnDBgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnDBgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t *); }
//		cusolverDnDXgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnDXgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, cusolver_int_t *, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t *); }
//		cusolverDnSSgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t *); }
//		cusolverDnSHgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnSHgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t *); }
//		cusolverDnSBgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnSBgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t *); }
//		cusolverDnSXgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnSXgesv_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, cusolver_int_t *, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t *); }
//		cusolverDnZZgels
extern "C" { cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnZCgels
extern "C" { cusolverStatus_t cusolverDnZCgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnZKgels
extern "C" { cusolverStatus_t cusolverDnZKgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnZEgels
extern "C" { cusolverStatus_t cusolverDnZEgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnZYgels
extern "C" { cusolverStatus_t cusolverDnZYgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnCCgels
extern "C" { cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnCKgels
extern "C" { cusolverStatus_t cusolverDnCKgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnCEgels
extern "C" { cusolverStatus_t cusolverDnCEgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnCYgels
extern "C" { cusolverStatus_t cusolverDnCYgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnDDgels
extern "C" { cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnDSgels
extern "C" { cusolverStatus_t cusolverDnDSgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnDHgels
extern "C" { cusolverStatus_t cusolverDnDHgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnDBgels
extern "C" { cusolverStatus_t cusolverDnDBgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnDXgels
extern "C" { cusolverStatus_t cusolverDnDXgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnSSgels
extern "C" { cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnSHgels
extern "C" { cusolverStatus_t cusolverDnSHgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnSBgels
extern "C" { cusolverStatus_t cusolverDnSBgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnSXgels
extern "C" { cusolverStatus_t cusolverDnSXgels(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnZZgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnZCgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnZCgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnZKgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnZKgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnZEgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnZEgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnZYgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnZYgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, cuDoubleComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnCCgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnCKgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnCKgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnCEgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnCEgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnCYgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnCYgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, cuComplex *, cusolver_int_t, void *, size_t *); }
//		cusolverDnDDgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t *); }
//		cusolverDnDSgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnDSgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t *); }
//		cusolverDnDHgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnDHgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t *); }
//		cusolverDnDBgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnDBgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t *); }
//		cusolverDnDXgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnDXgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, double *, cusolver_int_t, void *, size_t *); }
//		cusolverDnSSgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t *); }
//		cusolverDnSHgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnSHgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t *); }
//		cusolverDnSBgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnSBgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t *); }
//		cusolverDnSXgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnSXgels_bufferSize(cusolverDnHandle_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, float *, cusolver_int_t, void *, size_t *); }
//		cusolverDnIRSXgesv
extern "C" { cusolverStatus_t cusolverDnIRSXgesv(cusolverDnHandle_t, cusolverDnIRSParams_t, cusolverDnIRSInfos_t, cusolver_int_t, cusolver_int_t, void *, cusolver_int_t, void *, cusolver_int_t, void *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnIRSXgesv_bufferSize
extern "C" { cusolverStatus_t cusolverDnIRSXgesv_bufferSize(cusolverDnHandle_t, cusolverDnIRSParams_t, cusolver_int_t, cusolver_int_t, size_t *); }
//		cusolverDnIRSXgels
extern "C" { cusolverStatus_t cusolverDnIRSXgels(cusolverDnHandle_t, cusolverDnIRSParams_t, cusolverDnIRSInfos_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, void *, cusolver_int_t, void *, cusolver_int_t, void *, cusolver_int_t, void *, size_t, cusolver_int_t *, cusolver_int_t *); }
//		cusolverDnIRSXgels_bufferSize
extern "C" { cusolverStatus_t cusolverDnIRSXgels_bufferSize(cusolverDnHandle_t, cusolverDnIRSParams_t, cusolver_int_t, cusolver_int_t, cusolver_int_t, size_t *); }
//		cusolverDnSpotrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, int *); }
//		cusolverDnDpotrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, int *); }
//		cusolverDnCpotrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, int *); }
//		cusolverDnZpotrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSpotrf
extern "C" { cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, float *, int, int *); }
//		cusolverDnDpotrf
extern "C" { cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, double *, int, int *); }
//		cusolverDnCpotrf
extern "C" { cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, cuComplex *, int, int *); }
//		cusolverDnZpotrf
extern "C" { cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSpotrs
extern "C" { cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t, cublasFillMode_t, int, int, const float *, int, float *, int, int *); }
//		cusolverDnDpotrs
extern "C" { cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t, cublasFillMode_t, int, int, const double *, int, double *, int, int *); }
//		cusolverDnCpotrs
extern "C" { cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t, cublasFillMode_t, int, int, const cuComplex *, int, cuComplex *, int, int *); }
//		cusolverDnZpotrs
extern "C" { cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t, cublasFillMode_t, int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSpotrfBatched
extern "C" { cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t, cublasFillMode_t, int, float **, int, int *, int); }
//		cusolverDnDpotrfBatched
extern "C" { cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t, cublasFillMode_t, int, double **, int, int *, int); }
//		cusolverDnCpotrfBatched
extern "C" { cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex **, int, int *, int); }
//		cusolverDnZpotrfBatched
extern "C" { cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex **, int, int *, int); }
//		cusolverDnSpotrsBatched
extern "C" { cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t, cublasFillMode_t, int, int, float **, int, float **, int, int *, int); }
//		cusolverDnDpotrsBatched
extern "C" { cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t, cublasFillMode_t, int, int, double **, int, double **, int, int *, int); }
//		cusolverDnCpotrsBatched
extern "C" { cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t, cublasFillMode_t, int, int, cuComplex **, int, cuComplex **, int, int *, int); }
//		cusolverDnZpotrsBatched
extern "C" { cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t, cublasFillMode_t, int, int, cuDoubleComplex **, int, cuDoubleComplex **, int, int *, int); }
//		cusolverDnSpotri_bufferSize
extern "C" { cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, int *); }
//		cusolverDnDpotri_bufferSize
extern "C" { cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, int *); }
//		cusolverDnCpotri_bufferSize
extern "C" { cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, int *); }
//		cusolverDnZpotri_bufferSize
extern "C" { cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSpotri
extern "C" { cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, float *, int, int *); }
//		cusolverDnDpotri
extern "C" { cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, double *, int, int *); }
//		cusolverDnCpotri
extern "C" { cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, cuComplex *, int, int *); }
//		cusolverDnZpotri
extern "C" { cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, int *); }
//		cusolverDnXtrtri_bufferSize
extern "C" { cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, cublasDiagType_t, int64_t, cudaDataType, void *, int64_t, size_t *, size_t *); }
//		cusolverDnXtrtri
extern "C" { cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t, cublasFillMode_t, cublasDiagType_t, int64_t, cudaDataType, void *, int64_t, void *, size_t, void *, size_t, int *); }
//		cusolverDnSlauum_bufferSize
extern "C" { cusolverStatus_t cusolverDnSlauum_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, int *); }
//		cusolverDnDlauum_bufferSize
extern "C" { cusolverStatus_t cusolverDnDlauum_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, int *); }
//		cusolverDnClauum_bufferSize
extern "C" { cusolverStatus_t cusolverDnClauum_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, int *); }
//		cusolverDnZlauum_bufferSize
extern "C" { cusolverStatus_t cusolverDnZlauum_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSlauum
extern "C" { cusolverStatus_t cusolverDnSlauum(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, float *, int, int *); }
//		cusolverDnDlauum
extern "C" { cusolverStatus_t cusolverDnDlauum(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, double *, int, int *); }
//		cusolverDnClauum
extern "C" { cusolverStatus_t cusolverDnClauum(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, cuComplex *, int, int *); }
//		cusolverDnZlauum
extern "C" { cusolverStatus_t cusolverDnZlauum(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSgetrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t, int, int, float *, int, int *); }
//		cusolverDnDgetrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t, int, int, double *, int, int *); }
//		cusolverDnCgetrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t, int, int, cuComplex *, int, int *); }
//		cusolverDnZgetrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t, int, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSgetrf
extern "C" { cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t, int, int, float *, int, float *, int *, int *); }
//		cusolverDnDgetrf
extern "C" { cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t, int, int, double *, int, double *, int *, int *); }
//		cusolverDnCgetrf
extern "C" { cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t, int, int, cuComplex *, int, cuComplex *, int *, int *); }
//		cusolverDnZgetrf
extern "C" { cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t, int, int, cuDoubleComplex *, int, cuDoubleComplex *, int *, int *); }
//		cusolverDnSlaswp
extern "C" { cusolverStatus_t cusolverDnSlaswp(cusolverDnHandle_t, int, float *, int, int, int, const int *, int); }
//		cusolverDnDlaswp
extern "C" { cusolverStatus_t cusolverDnDlaswp(cusolverDnHandle_t, int, double *, int, int, int, const int *, int); }
//		cusolverDnClaswp
extern "C" { cusolverStatus_t cusolverDnClaswp(cusolverDnHandle_t, int, cuComplex *, int, int, int, const int *, int); }
//		cusolverDnZlaswp
extern "C" { cusolverStatus_t cusolverDnZlaswp(cusolverDnHandle_t, int, cuDoubleComplex *, int, int, int, const int *, int); }
//		cusolverDnSgetrs
extern "C" { cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t, cublasOperation_t, int, int, const float *, int, const int *, float *, int, int *); }
//		cusolverDnDgetrs
extern "C" { cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t, cublasOperation_t, int, int, const double *, int, const int *, double *, int, int *); }
//		cusolverDnCgetrs
extern "C" { cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t, cublasOperation_t, int, int, const cuComplex *, int, const int *, cuComplex *, int, int *); }
//		cusolverDnZgetrs
extern "C" { cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t, cublasOperation_t, int, int, const cuDoubleComplex *, int, const int *, cuDoubleComplex *, int, int *); }
//		cusolverDnSgeqrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t, int, int, float *, int, int *); }
//		cusolverDnDgeqrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t, int, int, double *, int, int *); }
//		cusolverDnCgeqrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t, int, int, cuComplex *, int, int *); }
//		cusolverDnZgeqrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t, int, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSgeqrf
extern "C" { cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t, int, int, float *, int, float *, float *, int, int *); }
//		cusolverDnDgeqrf
extern "C" { cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t, int, int, double *, int, double *, double *, int, int *); }
//		cusolverDnCgeqrf
extern "C" { cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t, int, int, cuComplex *, int, cuComplex *, cuComplex *, int, int *); }
//		cusolverDnZgeqrf
extern "C" { cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t, int, int, cuDoubleComplex *, int, cuDoubleComplex *, cuDoubleComplex *, int, int *); }
//		cusolverDnSorgqr_bufferSize
extern "C" { cusolverStatus_t cusolverDnSorgqr_bufferSize(cusolverDnHandle_t, int, int, int, const float *, int, const float *, int *); }
//		cusolverDnDorgqr_bufferSize
extern "C" { cusolverStatus_t cusolverDnDorgqr_bufferSize(cusolverDnHandle_t, int, int, int, const double *, int, const double *, int *); }
//		cusolverDnCungqr_bufferSize
extern "C" { cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t, int, int, int, const cuComplex *, int, const cuComplex *, int *); }
//		cusolverDnZungqr_bufferSize
extern "C" { cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t, int, int, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int *); }
//		cusolverDnSorgqr
extern "C" { cusolverStatus_t cusolverDnSorgqr(cusolverDnHandle_t, int, int, int, float *, int, const float *, float *, int, int *); }
//		cusolverDnDorgqr
extern "C" { cusolverStatus_t cusolverDnDorgqr(cusolverDnHandle_t, int, int, int, double *, int, const double *, double *, int, int *); }
//		cusolverDnCungqr
extern "C" { cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t, int, int, int, cuComplex *, int, const cuComplex *, cuComplex *, int, int *); }
//		cusolverDnZungqr
extern "C" { cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t, int, int, int, cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int, int *); }
//		cusolverDnSormqr_bufferSize
extern "C" { cusolverStatus_t cusolverDnSormqr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, int, const float *, int, const float *, const float *, int, int *); }
//		cusolverDnDormqr_bufferSize
extern "C" { cusolverStatus_t cusolverDnDormqr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, int, const double *, int, const double *, const double *, int, int *); }
//		cusolverDnCunmqr_bufferSize
extern "C" { cusolverStatus_t cusolverDnCunmqr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, int, const cuComplex *, int, const cuComplex *, const cuComplex *, int, int *); }
//		cusolverDnZunmqr_bufferSize
extern "C" { cusolverStatus_t cusolverDnZunmqr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, int, const cuDoubleComplex *, int, const cuDoubleComplex *, const cuDoubleComplex *, int, int *); }
//		cusolverDnSormqr
extern "C" { cusolverStatus_t cusolverDnSormqr(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, int, const float *, int, const float *, float *, int, float *, int, int *); }
//		cusolverDnDormqr
extern "C" { cusolverStatus_t cusolverDnDormqr(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, int, const double *, int, const double *, double *, int, double *, int, int *); }
//		cusolverDnCunmqr
extern "C" { cusolverStatus_t cusolverDnCunmqr(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, int, const cuComplex *, int, const cuComplex *, cuComplex *, int, cuComplex *, int, int *); }
//		cusolverDnZunmqr
extern "C" { cusolverStatus_t cusolverDnZunmqr(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int, int, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSsytrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnSsytrf_bufferSize(cusolverDnHandle_t, int, float *, int, int *); }
//		cusolverDnDsytrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnDsytrf_bufferSize(cusolverDnHandle_t, int, double *, int, int *); }
//		cusolverDnCsytrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnCsytrf_bufferSize(cusolverDnHandle_t, int, cuComplex *, int, int *); }
//		cusolverDnZsytrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnZsytrf_bufferSize(cusolverDnHandle_t, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSsytrf
extern "C" { cusolverStatus_t cusolverDnSsytrf(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, int *, float *, int, int *); }
//		cusolverDnDsytrf
extern "C" { cusolverStatus_t cusolverDnDsytrf(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, int *, double *, int, int *); }
//		cusolverDnCsytrf
extern "C" { cusolverStatus_t cusolverDnCsytrf(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, int *, cuComplex *, int, int *); }
//		cusolverDnZsytrf
extern "C" { cusolverStatus_t cusolverDnZsytrf(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, int *, cuDoubleComplex *, int, int *); }
//		cusolverDnXsytrs_bufferSize
extern "C" { cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int64_t, int64_t, cudaDataType, const void *, int64_t, const int64_t *, cudaDataType, void *, int64_t, size_t *, size_t *); }
//		cusolverDnXsytrs
extern "C" { cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t, cublasFillMode_t, int64_t, int64_t, cudaDataType, const void *, int64_t, const int64_t *, cudaDataType, void *, int64_t, void *, size_t, void *, size_t, int *); }
//		cusolverDnSsytri_bufferSize
extern "C" { cusolverStatus_t cusolverDnSsytri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, const int *, int *); }
//		cusolverDnDsytri_bufferSize
extern "C" { cusolverStatus_t cusolverDnDsytri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, const int *, int *); }
//		cusolverDnCsytri_bufferSize
extern "C" { cusolverStatus_t cusolverDnCsytri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, const int *, int *); }
//		cusolverDnZsytri_bufferSize
extern "C" { cusolverStatus_t cusolverDnZsytri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, const int *, int *); }
//		cusolverDnSsytri
extern "C" { cusolverStatus_t cusolverDnSsytri(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, const int *, float *, int, int *); }
//		cusolverDnDsytri
extern "C" { cusolverStatus_t cusolverDnDsytri(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, const int *, double *, int, int *); }
//		cusolverDnCsytri
extern "C" { cusolverStatus_t cusolverDnCsytri(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, const int *, cuComplex *, int, int *); }
//		cusolverDnZsytri
extern "C" { cusolverStatus_t cusolverDnZsytri(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, const int *, cuDoubleComplex *, int, int *); }
//		cusolverDnSgebrd_bufferSize
extern "C" { cusolverStatus_t cusolverDnSgebrd_bufferSize(cusolverDnHandle_t, int, int, int *); }
//		cusolverDnDgebrd_bufferSize
extern "C" { cusolverStatus_t cusolverDnDgebrd_bufferSize(cusolverDnHandle_t, int, int, int *); }
//		cusolverDnCgebrd_bufferSize
extern "C" { cusolverStatus_t cusolverDnCgebrd_bufferSize(cusolverDnHandle_t, int, int, int *); }
//		cusolverDnZgebrd_bufferSize
extern "C" { cusolverStatus_t cusolverDnZgebrd_bufferSize(cusolverDnHandle_t, int, int, int *); }
//		cusolverDnSgebrd
extern "C" { cusolverStatus_t cusolverDnSgebrd(cusolverDnHandle_t, int, int, float *, int, float *, float *, float *, float *, float *, int, int *); }
//		cusolverDnDgebrd
extern "C" { cusolverStatus_t cusolverDnDgebrd(cusolverDnHandle_t, int, int, double *, int, double *, double *, double *, double *, double *, int, int *); }
//		cusolverDnCgebrd
extern "C" { cusolverStatus_t cusolverDnCgebrd(cusolverDnHandle_t, int, int, cuComplex *, int, float *, float *, cuComplex *, cuComplex *, cuComplex *, int, int *); }
//		cusolverDnZgebrd
extern "C" { cusolverStatus_t cusolverDnZgebrd(cusolverDnHandle_t, int, int, cuDoubleComplex *, int, double *, double *, cuDoubleComplex *, cuDoubleComplex *, cuDoubleComplex *, int, int *); }
//		cusolverDnSorgbr_bufferSize
extern "C" { cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, int, int, int, const float *, int, const float *, int *); }
//		cusolverDnDorgbr_bufferSize
extern "C" { cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, int, int, int, const double *, int, const double *, int *); }
//		cusolverDnCungbr_bufferSize
extern "C" { cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, int, int, int, const cuComplex *, int, const cuComplex *, int *); }
//		cusolverDnZungbr_bufferSize
extern "C" { cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, int, int, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int *); }
//		cusolverDnSorgbr
extern "C" { cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t, cublasSideMode_t, int, int, int, float *, int, const float *, float *, int, int *); }
//		cusolverDnDorgbr
extern "C" { cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t, cublasSideMode_t, int, int, int, double *, int, const double *, double *, int, int *); }
//		cusolverDnCungbr
extern "C" { cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t, cublasSideMode_t, int, int, int, cuComplex *, int, const cuComplex *, cuComplex *, int, int *); }
//		cusolverDnZungbr
extern "C" { cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t, cublasSideMode_t, int, int, int, cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int, int *); }
//		cusolverDnSsytrd_bufferSize
extern "C" { cusolverStatus_t cusolverDnSsytrd_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const float *, int, const float *, const float *, const float *, int *); }
//		cusolverDnDsytrd_bufferSize
extern "C" { cusolverStatus_t cusolverDnDsytrd_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const double *, int, const double *, const double *, const double *, int *); }
//		cusolverDnChetrd_bufferSize
extern "C" { cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const cuComplex *, int, const float *, const float *, const cuComplex *, int *); }
//		cusolverDnZhetrd_bufferSize
extern "C" { cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, int, const double *, const double *, const cuDoubleComplex *, int *); }
//		cusolverDnSsytrd
extern "C" { cusolverStatus_t cusolverDnSsytrd(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, float *, float *, float *, float *, int, int *); }
//		cusolverDnDsytrd
extern "C" { cusolverStatus_t cusolverDnDsytrd(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, double *, double *, double *, double *, int, int *); }
//		cusolverDnChetrd
extern "C" { cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, float *, float *, cuComplex *, cuComplex *, int, int *); }
//		cusolverDnZhetrd
extern "C" { cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, double *, double *, cuDoubleComplex *, cuDoubleComplex *, int, int *); }
//		cusolverDnSorgtr_bufferSize
extern "C" { cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const float *, int, const float *, int *); }
//		cusolverDnDorgtr_bufferSize
extern "C" { cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const double *, int, const double *, int *); }
//		cusolverDnCungtr_bufferSize
extern "C" { cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const cuComplex *, int, const cuComplex *, int *); }
//		cusolverDnZungtr_bufferSize
extern "C" { cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int *); }
//		cusolverDnSorgtr
extern "C" { cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t, cublasFillMode_t, int, float *, int, const float *, float *, int, int *); }
//		cusolverDnDorgtr
extern "C" { cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t, cublasFillMode_t, int, double *, int, const double *, double *, int, int *); }
//		cusolverDnCungtr
extern "C" { cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t, cublasFillMode_t, int, cuComplex *, int, const cuComplex *, cuComplex *, int, int *); }
//		cusolverDnZungtr
extern "C" { cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t, cublasFillMode_t, int, cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int, int *); }
//		cusolverDnSormtr_bufferSize
extern "C" { cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, int, const float *, const float *, int, int *); }
//		cusolverDnDormtr_bufferSize
extern "C" { cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, int, const double *, const double *, int, int *); }
//		cusolverDnCunmtr_bufferSize
extern "C" { cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, int, const cuComplex *, const cuComplex *, int, int *); }
//		cusolverDnZunmtr_bufferSize
extern "C" { cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *, int, const cuDoubleComplex *, const cuDoubleComplex *, int, int *); }
//		cusolverDnSormtr
extern "C" { cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, int, int, float *, int, float *, float *, int, float *, int, int *); }
//		cusolverDnDormtr
extern "C" { cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, int, int, double *, int, double *, double *, int, double *, int, int *); }
//		cusolverDnCunmtr
extern "C" { cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, int, int, cuComplex *, int, cuComplex *, cuComplex *, int, cuComplex *, int, int *); }
//		cusolverDnZunmtr
extern "C" { cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, int, int, cuDoubleComplex *, int, cuDoubleComplex *, cuDoubleComplex *, int, cuDoubleComplex *, int, int *); }
//		cusolverDnSgesvd_bufferSize
extern "C" { cusolverStatus_t cusolverDnSgesvd_bufferSize(cusolverDnHandle_t, int, int, int *); }
//		cusolverDnDgesvd_bufferSize
extern "C" { cusolverStatus_t cusolverDnDgesvd_bufferSize(cusolverDnHandle_t, int, int, int *); }
//		cusolverDnCgesvd_bufferSize
extern "C" { cusolverStatus_t cusolverDnCgesvd_bufferSize(cusolverDnHandle_t, int, int, int *); }
//		cusolverDnZgesvd_bufferSize
extern "C" { cusolverStatus_t cusolverDnZgesvd_bufferSize(cusolverDnHandle_t, int, int, int *); }
//		cusolverDnSgesvd
extern "C" { cusolverStatus_t cusolverDnSgesvd(cusolverDnHandle_t, signed char, signed char, int, int, float *, int, float *, float *, int, float *, int, float *, int, float *, int *); }
//		cusolverDnDgesvd
extern "C" { cusolverStatus_t cusolverDnDgesvd(cusolverDnHandle_t, signed char, signed char, int, int, double *, int, double *, double *, int, double *, int, double *, int, double *, int *); }
//		cusolverDnCgesvd
extern "C" { cusolverStatus_t cusolverDnCgesvd(cusolverDnHandle_t, signed char, signed char, int, int, cuComplex *, int, float *, cuComplex *, int, cuComplex *, int, cuComplex *, int, float *, int *); }
//		cusolverDnZgesvd
extern "C" { cusolverStatus_t cusolverDnZgesvd(cusolverDnHandle_t, signed char, signed char, int, int, cuDoubleComplex *, int, double *, cuDoubleComplex *, int, cuDoubleComplex *, int, cuDoubleComplex *, int, double *, int *); }
//		cusolverDnSsyevd_bufferSize
extern "C" { cusolverStatus_t cusolverDnSsyevd_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const float *, int, const float *, int *); }
//		cusolverDnDsyevd_bufferSize
extern "C" { cusolverStatus_t cusolverDnDsyevd_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const double *, int, const double *, int *); }
//		cusolverDnCheevd_bufferSize
extern "C" { cusolverStatus_t cusolverDnCheevd_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const cuComplex *, int, const float *, int *); }
//		cusolverDnZheevd_bufferSize
extern "C" { cusolverStatus_t cusolverDnZheevd_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const cuDoubleComplex *, int, const double *, int *); }
//		cusolverDnSsyevd
extern "C" { cusolverStatus_t cusolverDnSsyevd(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, float *, int, float *, float *, int, int *); }
//		cusolverDnDsyevd
extern "C" { cusolverStatus_t cusolverDnDsyevd(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, double *, int, double *, double *, int, int *); }
//		cusolverDnCheevd
extern "C" { cusolverStatus_t cusolverDnCheevd(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, cuComplex *, int, float *, cuComplex *, int, int *); }
//		cusolverDnZheevd
extern "C" { cusolverStatus_t cusolverDnZheevd(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, cuDoubleComplex *, int, double *, cuDoubleComplex *, int, int *); }
//		cusolverDnSsyevdx_bufferSize
extern "C" { cusolverStatus_t cusolverDnSsyevdx_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, const float *, int, float, float, int, int, int *, const float *, int *); }
//		cusolverDnDsyevdx_bufferSize
extern "C" { cusolverStatus_t cusolverDnDsyevdx_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, const double *, int, double, double, int, int, int *, const double *, int *); }
//		cusolverDnCheevdx_bufferSize
extern "C" { cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, const cuComplex *, int, float, float, int, int, int *, const float *, int *); }
//		cusolverDnZheevdx_bufferSize
extern "C" { cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, const cuDoubleComplex *, int, double, double, int, int, int *, const double *, int *); }
//		cusolverDnSsyevdx
extern "C" { cusolverStatus_t cusolverDnSsyevdx(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, float *, int, float, float, int, int, int *, float *, float *, int, int *); }
//		cusolverDnDsyevdx
extern "C" { cusolverStatus_t cusolverDnDsyevdx(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, double *, int, double, double, int, int, int *, double *, double *, int, int *); }
//		cusolverDnCheevdx
extern "C" { cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, cuComplex *, int, float, float, int, int, int *, float *, cuComplex *, int, int *); }
//		cusolverDnZheevdx
extern "C" { cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, cuDoubleComplex *, int, double, double, int, int, int *, double *, cuDoubleComplex *, int, int *); }
//		cusolverDnSsygvdx_bufferSize
extern "C" { cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, const float *, int, const float *, int, float, float, int, int, int *, const float *, int *); }
//		cusolverDnDsygvdx_bufferSize
extern "C" { cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, const double *, int, const double *, int, double, double, int, int, int *, const double *, int *); }
//		cusolverDnChegvdx_bufferSize
extern "C" { cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, const cuComplex *, int, const cuComplex *, int, float, float, int, int, int *, const float *, int *); }
//		cusolverDnZhegvdx_bufferSize
extern "C" { cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int, double, double, int, int, int *, const double *, int *); }
//		cusolverDnSsygvdx
extern "C" { cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, float *, int, float *, int, float, float, int, int, int *, float *, float *, int, int *); }
//		cusolverDnDsygvdx
extern "C" { cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, double *, int, double *, int, double, double, int, int, int *, double *, double *, int, int *); }
//		cusolverDnChegvdx
extern "C" { cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, cuComplex *, int, cuComplex *, int, float, float, int, int, int *, float *, cuComplex *, int, int *); }
//		cusolverDnZhegvdx
extern "C" { cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, double, double, int, int, int *, double *, cuDoubleComplex *, int, int *); }
//		cusolverDnSsygvd_bufferSize
extern "C" { cusolverStatus_t cusolverDnSsygvd_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, const float *, int, const float *, int, const float *, int *); }
//		cusolverDnDsygvd_bufferSize
extern "C" { cusolverStatus_t cusolverDnDsygvd_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, const double *, int, const double *, int, const double *, int *); }
//		cusolverDnChegvd_bufferSize
extern "C" { cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, const cuComplex *, int, const cuComplex *, int, const float *, int *); }
//		cusolverDnZhegvd_bufferSize
extern "C" { cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const double *, int *); }
//		cusolverDnSsygvd
extern "C" { cusolverStatus_t cusolverDnSsygvd(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, float *, int, float *, int, float *, float *, int, int *); }
//		cusolverDnDsygvd
extern "C" { cusolverStatus_t cusolverDnDsygvd(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, double *, int, double *, int, double *, double *, int, int *); }
//		cusolverDnChegvd
extern "C" { cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, cuComplex *, int, cuComplex *, int, float *, cuComplex *, int, int *); }
//		cusolverDnZhegvd
extern "C" { cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, double *, cuDoubleComplex *, int, int *); }
//		cusolverDnCreateSyevjInfo
extern "C" { cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *); }
//		cusolverDnDestroySyevjInfo
extern "C" { cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t); }
//		cusolverDnXsyevjSetTolerance
extern "C" { cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t, double); }
//		cusolverDnXsyevjSetMaxSweeps
extern "C" { cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t, int); }
//		cusolverDnXsyevjSetSortEig
extern "C" { cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t, int); }
//		cusolverDnXsyevjGetResidual
extern "C" { cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t, syevjInfo_t, double *); }
//		cusolverDnXsyevjGetSweeps
extern "C" { cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t, syevjInfo_t, int *); }
//		cusolverDnSsyevjBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const float *, int, const float *, int *, syevjInfo_t, int); }
//		cusolverDnDsyevjBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const double *, int, const double *, int *, syevjInfo_t, int); }
//		cusolverDnCheevjBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnCheevjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const cuComplex *, int, const float *, int *, syevjInfo_t, int); }
//		cusolverDnZheevjBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnZheevjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const cuDoubleComplex *, int, const double *, int *, syevjInfo_t, int); }
//		cusolverDnSsyevjBatched
extern "C" { cusolverStatus_t cusolverDnSsyevjBatched(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, float *, int, float *, float *, int, int *, syevjInfo_t, int); }
//		cusolverDnDsyevjBatched
extern "C" { cusolverStatus_t cusolverDnDsyevjBatched(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, double *, int, double *, double *, int, int *, syevjInfo_t, int); }
//		cusolverDnCheevjBatched
extern "C" { cusolverStatus_t cusolverDnCheevjBatched(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, cuComplex *, int, float *, cuComplex *, int, int *, syevjInfo_t, int); }
//		cusolverDnZheevjBatched
extern "C" { cusolverStatus_t cusolverDnZheevjBatched(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, cuDoubleComplex *, int, double *, cuDoubleComplex *, int, int *, syevjInfo_t, int); }
//		cusolverDnSsyevj_bufferSize
extern "C" { cusolverStatus_t cusolverDnSsyevj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const float *, int, const float *, int *, syevjInfo_t); }
//		cusolverDnDsyevj_bufferSize
extern "C" { cusolverStatus_t cusolverDnDsyevj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const double *, int, const double *, int *, syevjInfo_t); }
//		cusolverDnCheevj_bufferSize
extern "C" { cusolverStatus_t cusolverDnCheevj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const cuComplex *, int, const float *, int *, syevjInfo_t); }
//		cusolverDnZheevj_bufferSize
extern "C" { cusolverStatus_t cusolverDnZheevj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, const cuDoubleComplex *, int, const double *, int *, syevjInfo_t); }
//		cusolverDnSsyevj
extern "C" { cusolverStatus_t cusolverDnSsyevj(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, float *, int, float *, float *, int, int *, syevjInfo_t); }
//		cusolverDnDsyevj
extern "C" { cusolverStatus_t cusolverDnDsyevj(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, double *, int, double *, double *, int, int *, syevjInfo_t); }
//		cusolverDnCheevj
extern "C" { cusolverStatus_t cusolverDnCheevj(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, cuComplex *, int, float *, cuComplex *, int, int *, syevjInfo_t); }
//		cusolverDnZheevj
extern "C" { cusolverStatus_t cusolverDnZheevj(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int, cuDoubleComplex *, int, double *, cuDoubleComplex *, int, int *, syevjInfo_t); }
//		cusolverDnSsygvj_bufferSize
extern "C" { cusolverStatus_t cusolverDnSsygvj_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, const float *, int, const float *, int, const float *, int *, syevjInfo_t); }
//		cusolverDnDsygvj_bufferSize
extern "C" { cusolverStatus_t cusolverDnDsygvj_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, const double *, int, const double *, int, const double *, int *, syevjInfo_t); }
//		cusolverDnChegvj_bufferSize
extern "C" { cusolverStatus_t cusolverDnChegvj_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, const cuComplex *, int, const cuComplex *, int, const float *, int *, syevjInfo_t); }
//		cusolverDnZhegvj_bufferSize
extern "C" { cusolverStatus_t cusolverDnZhegvj_bufferSize(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const double *, int *, syevjInfo_t); }
//		cusolverDnSsygvj
extern "C" { cusolverStatus_t cusolverDnSsygvj(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, float *, int, float *, int, float *, float *, int, int *, syevjInfo_t); }
//		cusolverDnDsygvj
extern "C" { cusolverStatus_t cusolverDnDsygvj(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, double *, int, double *, int, double *, double *, int, int *, syevjInfo_t); }
//		cusolverDnChegvj
extern "C" { cusolverStatus_t cusolverDnChegvj(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, cuComplex *, int, cuComplex *, int, float *, cuComplex *, int, int *, syevjInfo_t); }
//		cusolverDnZhegvj
extern "C" { cusolverStatus_t cusolverDnZhegvj(cusolverDnHandle_t, cusolverEigType_t, cusolverEigMode_t, cublasFillMode_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, double *, cuDoubleComplex *, int, int *, syevjInfo_t); }
//		cusolverDnCreateGesvdjInfo
extern "C" { cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *); }
//		cusolverDnDestroyGesvdjInfo
extern "C" { cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t); }
//		cusolverDnXgesvdjSetTolerance
extern "C" { cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t, double); }
//		cusolverDnXgesvdjSetMaxSweeps
extern "C" { cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t, int); }
//		cusolverDnXgesvdjSetSortEig
extern "C" { cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t, int); }
//		cusolverDnXgesvdjGetResidual
extern "C" { cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t, gesvdjInfo_t, double *); }
//		cusolverDnXgesvdjGetSweeps
extern "C" { cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t, gesvdjInfo_t, int *); }
//		cusolverDnSgesvdjBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, const float *, int, const float *, const float *, int, const float *, int, int *, gesvdjInfo_t, int); }
//		cusolverDnDgesvdjBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, const double *, int, const double *, const double *, int, const double *, int, int *, gesvdjInfo_t, int); }
//		cusolverDnCgesvdjBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, const cuComplex *, int, const float *, const cuComplex *, int, const cuComplex *, int, int *, gesvdjInfo_t, int); }
//		cusolverDnZgesvdjBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, const cuDoubleComplex *, int, const double *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, int *, gesvdjInfo_t, int); }
//		cusolverDnSgesvdjBatched
extern "C" { cusolverStatus_t cusolverDnSgesvdjBatched(cusolverDnHandle_t, cusolverEigMode_t, int, int, float *, int, float *, float *, int, float *, int, float *, int, int *, gesvdjInfo_t, int); }
//		cusolverDnDgesvdjBatched
extern "C" { cusolverStatus_t cusolverDnDgesvdjBatched(cusolverDnHandle_t, cusolverEigMode_t, int, int, double *, int, double *, double *, int, double *, int, double *, int, int *, gesvdjInfo_t, int); }
//		cusolverDnCgesvdjBatched
extern "C" { cusolverStatus_t cusolverDnCgesvdjBatched(cusolverDnHandle_t, cusolverEigMode_t, int, int, cuComplex *, int, float *, cuComplex *, int, cuComplex *, int, cuComplex *, int, int *, gesvdjInfo_t, int); }
//		cusolverDnZgesvdjBatched
extern "C" { cusolverStatus_t cusolverDnZgesvdjBatched(cusolverDnHandle_t, cusolverEigMode_t, int, int, cuDoubleComplex *, int, double *, cuDoubleComplex *, int, cuDoubleComplex *, int, cuDoubleComplex *, int, int *, gesvdjInfo_t, int); }
//		cusolverDnSgesvdj_bufferSize
extern "C" { cusolverStatus_t cusolverDnSgesvdj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const float *, int, const float *, const float *, int, const float *, int, int *, gesvdjInfo_t); }
//		cusolverDnDgesvdj_bufferSize
extern "C" { cusolverStatus_t cusolverDnDgesvdj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const double *, int, const double *, const double *, int, const double *, int, int *, gesvdjInfo_t); }
//		cusolverDnCgesvdj_bufferSize
extern "C" { cusolverStatus_t cusolverDnCgesvdj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const cuComplex *, int, const float *, const cuComplex *, int, const cuComplex *, int, int *, gesvdjInfo_t); }
//		cusolverDnZgesvdj_bufferSize
extern "C" { cusolverStatus_t cusolverDnZgesvdj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const cuDoubleComplex *, int, const double *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, int *, gesvdjInfo_t); }
//		cusolverDnSgesvdj
extern "C" { cusolverStatus_t cusolverDnSgesvdj(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, float *, int, float *, float *, int, float *, int, float *, int, int *, gesvdjInfo_t); }
//		cusolverDnDgesvdj
extern "C" { cusolverStatus_t cusolverDnDgesvdj(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, double *, int, double *, double *, int, double *, int, double *, int, int *, gesvdjInfo_t); }
//		cusolverDnCgesvdj
extern "C" { cusolverStatus_t cusolverDnCgesvdj(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, cuComplex *, int, float *, cuComplex *, int, cuComplex *, int, cuComplex *, int, int *, gesvdjInfo_t); }
//		cusolverDnZgesvdj
extern "C" { cusolverStatus_t cusolverDnZgesvdj(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, cuDoubleComplex *, int, double *, cuDoubleComplex *, int, cuDoubleComplex *, int, cuDoubleComplex *, int, int *, gesvdjInfo_t); }
//		cusolverDnSgesvdaStridedBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const float *, int, long long, const float *, long long, const float *, int, long long, const float *, int, long long, int *, int); }
//		cusolverDnDgesvdaStridedBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const double *, int, long long, const double *, long long, const double *, int, long long, const double *, int, long long, int *, int); }
//		cusolverDnCgesvdaStridedBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const cuComplex *, int, long long, const float *, long long, const cuComplex *, int, long long, const cuComplex *, int, long long, int *, int); }
//		cusolverDnZgesvdaStridedBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const cuDoubleComplex *, int, long long, const double *, long long, const cuDoubleComplex *, int, long long, const cuDoubleComplex *, int, long long, int *, int); }
//		cusolverDnSgesvdaStridedBatched
extern "C" { cusolverStatus_t cusolverDnSgesvdaStridedBatched(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const float *, int, long long, float *, long long, float *, int, long long, float *, int, long long, float *, int, int *, double *, int); }
//		cusolverDnDgesvdaStridedBatched
extern "C" { cusolverStatus_t cusolverDnDgesvdaStridedBatched(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const double *, int, long long, double *, long long, double *, int, long long, double *, int, long long, double *, int, int *, double *, int); }
//		cusolverDnCgesvdaStridedBatched
extern "C" { cusolverStatus_t cusolverDnCgesvdaStridedBatched(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const cuComplex *, int, long long, float *, long long, cuComplex *, int, long long, cuComplex *, int, long long, cuComplex *, int, int *, double *, int); }
//		cusolverDnZgesvdaStridedBatched
extern "C" { cusolverStatus_t cusolverDnZgesvdaStridedBatched(cusolverDnHandle_t, cusolverEigMode_t, int, int, int, const cuDoubleComplex *, int, long long, double *, long long, cuDoubleComplex *, int, long long, cuDoubleComplex *, int, long long, cuDoubleComplex *, int, int *, double *, int); }
//		cusolverDnCreateParams
extern "C" { cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *); }
//		cusolverDnDestroyParams
extern "C" { cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t); }
//		cusolverDnSetAdvOptions
extern "C" { cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t, cusolverDnFunction_t, cusolverAlgMode_t); }
//		cusolverDnPotrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnPotrf_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cublasFillMode_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *); }
//		cusolverDnPotrf
extern "C" { cusolverStatus_t cusolverDnPotrf(cusolverDnHandle_t, cusolverDnParams_t, cublasFillMode_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, size_t, int *); }
//		cusolverDnPotrs
extern "C" { cusolverStatus_t cusolverDnPotrs(cusolverDnHandle_t, cusolverDnParams_t, cublasFillMode_t, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, void *, int64_t, int *); }
//		cusolverDnGeqrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnGeqrf_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, size_t *); }
//		cusolverDnGeqrf
extern "C" { cusolverStatus_t cusolverDnGeqrf(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, size_t, int *); }
//		cusolverDnGetrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnGetrf_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *); }
//		cusolverDnGetrf
extern "C" { cusolverStatus_t cusolverDnGetrf(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType, void *, int64_t, int64_t *, cudaDataType, void *, size_t, int *); }
//		cusolverDnGetrs
extern "C" { cusolverStatus_t cusolverDnGetrs(cusolverDnHandle_t, cusolverDnParams_t, cublasOperation_t, int64_t, int64_t, cudaDataType, const void *, int64_t, const int64_t *, cudaDataType, void *, int64_t, int *); }
//		cusolverDnSyevd_bufferSize
extern "C" { cusolverStatus_t cusolverDnSyevd_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cublasFillMode_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, size_t *); }
//		cusolverDnSyevd
extern "C" { cusolverStatus_t cusolverDnSyevd(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cublasFillMode_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, size_t, int *); }
//		cusolverDnSyevdx_bufferSize
extern "C" { cusolverStatus_t cusolverDnSyevdx_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int64_t, cudaDataType, const void *, int64_t, void *, void *, int64_t, int64_t, int64_t *, cudaDataType, const void *, cudaDataType, size_t *); }
//		cusolverDnSyevdx
extern "C" { cusolverStatus_t cusolverDnSyevdx(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int64_t, cudaDataType, void *, int64_t, void *, void *, int64_t, int64_t, int64_t *, cudaDataType, void *, cudaDataType, void *, size_t, int *); }
//		cusolverDnGesvd_bufferSize
extern "C" { cusolverStatus_t cusolverDnGesvd_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, const void *, int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *); }
//		cusolverDnGesvd
extern "C" { cusolverStatus_t cusolverDnGesvd(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char, int64_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, size_t, int *); }
//		cusolverDnXpotrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cublasFillMode_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *, size_t *); }
//		cusolverDnXpotrf
extern "C" { cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t, cusolverDnParams_t, cublasFillMode_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, size_t, void *, size_t, int *); }
//		cusolverDnXpotrs
extern "C" { cusolverStatus_t cusolverDnXpotrs(cusolverDnHandle_t, cusolverDnParams_t, cublasFillMode_t, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, void *, int64_t, int *); }
//		cusolverDnXgeqrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, size_t *, size_t *); }
//		cusolverDnXgeqrf
extern "C" { cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, size_t, void *, size_t, int *); }
//		cusolverDnXgetrf_bufferSize
extern "C" { cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *, size_t *); }
//		cusolverDnXgetrf
extern "C" { cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t, cusolverDnParams_t, int64_t, int64_t, cudaDataType, void *, int64_t, int64_t *, cudaDataType, void *, size_t, void *, size_t, int *); }
//		cusolverDnXgetrs
extern "C" { cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t, cusolverDnParams_t, cublasOperation_t, int64_t, int64_t, cudaDataType, const void *, int64_t, const int64_t *, cudaDataType, void *, int64_t, int *); }
//		cusolverDnXsyevd_bufferSize
extern "C" { cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cublasFillMode_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, size_t *, size_t *); }
//		cusolverDnXsyevd
extern "C" { cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cublasFillMode_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, size_t, void *, size_t, int *); }
//		cusolverDnXsyevdx_bufferSize
extern "C" { cusolverStatus_t cusolverDnXsyevdx_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int64_t, cudaDataType, const void *, int64_t, void *, void *, int64_t, int64_t, int64_t *, cudaDataType, const void *, cudaDataType, size_t *, size_t *); }
//		cusolverDnXsyevdx
extern "C" { cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cusolverEigRange_t, cublasFillMode_t, int64_t, cudaDataType, void *, int64_t, void *, void *, int64_t, int64_t, int64_t *, cudaDataType, void *, cudaDataType, void *, size_t, void *, size_t, int *); }
//		cusolverDnXgesvd_bufferSize
extern "C" { cusolverStatus_t cusolverDnXgesvd_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, const void *, int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *, size_t *); }
//		cusolverDnXgesvd
extern "C" { cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char, int64_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, size_t, void *, size_t, int *); }
//		cusolverDnXgesvdp_bufferSize
extern "C" { cusolverStatus_t cusolverDnXgesvdp_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, int, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, const void *, int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *, size_t *); }
//		cusolverDnXgesvdp
extern "C" { cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, int, int64_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, size_t, void *, size_t, int *, double *); }
//		cusolverDnXgesvdr_bufferSize
extern "C" { cusolverStatus_t cusolverDnXgesvdr_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char, int64_t, int64_t, int64_t, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, const void *, int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *, size_t *); }
//		cusolverDnXgesvdr
extern "C" { cusolverStatus_t cusolverDnXgesvdr(cusolverDnHandle_t, cusolverDnParams_t, signed char, signed char, int64_t, int64_t, int64_t, int64_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, size_t, void *, size_t, int *); }
//		cusolverDnLoggerSetCallback
extern "C" { cusolverStatus_t cusolverDnLoggerSetCallback(cusolverDnLoggerCallback_t); }
//		cusolverDnLoggerSetFile
extern "C" { cusolverStatus_t cusolverDnLoggerSetFile(FILE *); }
//		cusolverDnLoggerOpenFile
extern "C" { cusolverStatus_t cusolverDnLoggerOpenFile(const char *); }
//		cusolverDnLoggerSetLevel
extern "C" { cusolverStatus_t cusolverDnLoggerSetLevel(int); }
//		cusolverDnLoggerSetMask
extern "C" { cusolverStatus_t cusolverDnLoggerSetMask(int); }
//		cusolverDnLoggerForceDisable
extern "C" { cusolverStatus_t cusolverDnLoggerForceDisable(void); }
//		cusolverDnSetDeterministicMode
extern "C" { cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t, cusolverDeterministicMode_t); }
//		cusolverDnGetDeterministicMode
extern "C" { cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t, cusolverDeterministicMode_t *); }
//		cusolverDnSetMathMode
extern "C" { cusolverStatus_t cusolverDnSetMathMode(cusolverDnHandle_t, cusolverMathMode_t); }
//		cusolverDnGetMathMode
extern "C" { cusolverStatus_t cusolverDnGetMathMode(cusolverDnHandle_t, cusolverMathMode_t *); }
//		cusolverDnSetEmulationStrategy
extern "C" { cusolverStatus_t cusolverDnSetEmulationStrategy(cusolverDnHandle_t, cudaEmulationStrategy_t); }
//		cusolverDnGetEmulationStrategy
extern "C" { cusolverStatus_t cusolverDnGetEmulationStrategy(cusolverDnHandle_t, cudaEmulationStrategy_t *); }
//		cusolverDnXsyevBatched_bufferSize
extern "C" { cusolverStatus_t cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cublasFillMode_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, size_t *, size_t *, int64_t); }
//		cusolverDnXsyevBatched
extern "C" { cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cublasFillMode_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, size_t, void *, size_t, int *, int64_t); }
//		cusolverDnXgeev_bufferSize
extern "C" { cusolverStatus_t cusolverDnXgeev_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cusolverEigMode_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, const void *, int64_t, cudaDataType, const void *, int64_t, cudaDataType, size_t *, size_t *); }
//		cusolverDnXgeev
extern "C" { cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t, cusolverDnParams_t, cusolverEigMode_t, cusolverEigMode_t, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, cudaDataType, void *, int64_t, cudaDataType, void *, int64_t, cudaDataType, void *, size_t, void *, size_t, int *); }
//		cusolverDnXlarft_bufferSize
extern "C" { cusolverStatus_t cusolverDnXlarft_bufferSize(cusolverDnHandle_t, cusolverDnParams_t, cusolverDirectMode_t, cusolverStorevMode_t, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, void *, int64_t, cudaDataType, size_t *, size_t *); }
//		cusolverDnXlarft
extern "C" { cusolverStatus_t cusolverDnXlarft(cusolverDnHandle_t, cusolverDnParams_t, cusolverDirectMode_t, cusolverStorevMode_t, int64_t, int64_t, cudaDataType, const void *, int64_t, cudaDataType, const void *, cudaDataType, void *, int64_t, cudaDataType, void *, size_t, void *, size_t); }
