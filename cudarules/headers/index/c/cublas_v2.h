#include "cublas_api.h"
//		cublasCreate
extern "C" { cublasStatus_t cublasCreate(cublasHandle_t *); }
//		cublasDestroy
extern "C" { cublasStatus_t cublasDestroy(cublasHandle_t); }
//		cublasGetVersion
extern "C" { cublasStatus_t cublasGetVersion(cublasHandle_t, int *); }
//		cublasSetWorkspace
extern "C" { cublasStatus_t cublasSetWorkspace(cublasHandle_t, void *, size_t); }
//		cublasSetStream
extern "C" { cublasStatus_t cublasSetStream(cublasHandle_t, cudaStream_t); }
//		cublasGetStream
extern "C" { cublasStatus_t cublasGetStream(cublasHandle_t, cudaStream_t *); }
//		cublasGetPointerMode
extern "C" { cublasStatus_t cublasGetPointerMode(cublasHandle_t, cublasPointerMode_t *); }
//		cublasSetPointerMode
extern "C" { cublasStatus_t cublasSetPointerMode(cublasHandle_t, cublasPointerMode_t); }
//		cublasSnrm2
extern "C" { cublasStatus_t cublasSnrm2(cublasHandle_t, int, const float *, int, float *); }
//		cublasDnrm2
extern "C" { cublasStatus_t cublasDnrm2(cublasHandle_t, int, const double *, int, double *); }
//		cublasScnrm2
extern "C" { cublasStatus_t cublasScnrm2(cublasHandle_t, int, const cuComplex *, int, float *); }
//		cublasDznrm2
extern "C" { cublasStatus_t cublasDznrm2(cublasHandle_t, int, const cuDoubleComplex *, int, double *); }
//		cublasSdot
extern "C" { cublasStatus_t cublasSdot(cublasHandle_t, int, const float *, int, const float *, int, float *); }
//		cublasDdot
extern "C" { cublasStatus_t cublasDdot(cublasHandle_t, int, const double *, int, const double *, int, double *); }
//		cublasCdotu
extern "C" { cublasStatus_t cublasCdotu(cublasHandle_t, int, const cuComplex *, int, const cuComplex *, int, cuComplex *); }
//		cublasCdotc
extern "C" { cublasStatus_t cublasCdotc(cublasHandle_t, int, const cuComplex *, int, const cuComplex *, int, cuComplex *); }
//		cublasZdotu
extern "C" { cublasStatus_t cublasZdotu(cublasHandle_t, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *); }
//		cublasZdotc
extern "C" { cublasStatus_t cublasZdotc(cublasHandle_t, int, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *); }
//		cublasSscal
extern "C" { cublasStatus_t cublasSscal(cublasHandle_t, int, const float *, float *, int); }
//		cublasDscal
extern "C" { cublasStatus_t cublasDscal(cublasHandle_t, int, const double *, double *, int); }
//		cublasCscal
extern "C" { cublasStatus_t cublasCscal(cublasHandle_t, int, const cuComplex *, cuComplex *, int); }
//		cublasCsscal
extern "C" { cublasStatus_t cublasCsscal(cublasHandle_t, int, const float *, cuComplex *, int); }
//		cublasZscal
extern "C" { cublasStatus_t cublasZscal(cublasHandle_t, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasZdscal
extern "C" { cublasStatus_t cublasZdscal(cublasHandle_t, int, const double *, cuDoubleComplex *, int); }
//		cublasSaxpy
extern "C" { cublasStatus_t cublasSaxpy(cublasHandle_t, int, const float *, const float *, int, float *, int); }
//		cublasDaxpy
extern "C" { cublasStatus_t cublasDaxpy(cublasHandle_t, int, const double *, const double *, int, double *, int); }
//		cublasCaxpy
extern "C" { cublasStatus_t cublasCaxpy(cublasHandle_t, int, const cuComplex *, const cuComplex *, int, cuComplex *, int); }
//		cublasZaxpy
extern "C" { cublasStatus_t cublasZaxpy(cublasHandle_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasScopy
extern "C" { cublasStatus_t cublasScopy(cublasHandle_t, int, const float *, int, float *, int); }
//		cublasDcopy
extern "C" { cublasStatus_t cublasDcopy(cublasHandle_t, int, const double *, int, double *, int); }
//		cublasCcopy
extern "C" { cublasStatus_t cublasCcopy(cublasHandle_t, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZcopy
extern "C" { cublasStatus_t cublasZcopy(cublasHandle_t, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSswap
extern "C" { cublasStatus_t cublasSswap(cublasHandle_t, int, float *, int, float *, int); }
//		cublasDswap
extern "C" { cublasStatus_t cublasDswap(cublasHandle_t, int, double *, int, double *, int); }
//		cublasCswap
extern "C" { cublasStatus_t cublasCswap(cublasHandle_t, int, cuComplex *, int, cuComplex *, int); }
//		cublasZswap
extern "C" { cublasStatus_t cublasZswap(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasIsamax
extern "C" { cublasStatus_t cublasIsamax(cublasHandle_t, int, const float *, int, int *); }
//		cublasIdamax
extern "C" { cublasStatus_t cublasIdamax(cublasHandle_t, int, const double *, int, int *); }
//		cublasIcamax
extern "C" { cublasStatus_t cublasIcamax(cublasHandle_t, int, const cuComplex *, int, int *); }
//		cublasIzamax
extern "C" { cublasStatus_t cublasIzamax(cublasHandle_t, int, const cuDoubleComplex *, int, int *); }
//		cublasIsamin
extern "C" { cublasStatus_t cublasIsamin(cublasHandle_t, int, const float *, int, int *); }
//		cublasIdamin
extern "C" { cublasStatus_t cublasIdamin(cublasHandle_t, int, const double *, int, int *); }
//		cublasIcamin
extern "C" { cublasStatus_t cublasIcamin(cublasHandle_t, int, const cuComplex *, int, int *); }
//		cublasIzamin
extern "C" { cublasStatus_t cublasIzamin(cublasHandle_t, int, const cuDoubleComplex *, int, int *); }
//		cublasSasum
extern "C" { cublasStatus_t cublasSasum(cublasHandle_t, int, const float *, int, float *); }
//		cublasDasum
extern "C" { cublasStatus_t cublasDasum(cublasHandle_t, int, const double *, int, double *); }
//		cublasScasum
extern "C" { cublasStatus_t cublasScasum(cublasHandle_t, int, const cuComplex *, int, float *); }
//		cublasDzasum
extern "C" { cublasStatus_t cublasDzasum(cublasHandle_t, int, const cuDoubleComplex *, int, double *); }
//		cublasSrot
extern "C" { cublasStatus_t cublasSrot(cublasHandle_t, int, float *, int, float *, int, const float *, const float *); }
//		cublasDrot
extern "C" { cublasStatus_t cublasDrot(cublasHandle_t, int, double *, int, double *, int, const double *, const double *); }
//		cublasCrot
extern "C" { cublasStatus_t cublasCrot(cublasHandle_t, int, cuComplex *, int, cuComplex *, int, const float *, const cuComplex *); }
//		cublasCsrot
extern "C" { cublasStatus_t cublasCsrot(cublasHandle_t, int, cuComplex *, int, cuComplex *, int, const float *, const float *); }
//		cublasZrot
extern "C" { cublasStatus_t cublasZrot(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, const double *, const cuDoubleComplex *); }
//		cublasZdrot
extern "C" { cublasStatus_t cublasZdrot(cublasHandle_t, int, cuDoubleComplex *, int, cuDoubleComplex *, int, const double *, const double *); }
//		cublasSrotg
extern "C" { cublasStatus_t cublasSrotg(cublasHandle_t, float *, float *, float *, float *); }
//		cublasDrotg
extern "C" { cublasStatus_t cublasDrotg(cublasHandle_t, double *, double *, double *, double *); }
//		cublasCrotg
extern "C" { cublasStatus_t cublasCrotg(cublasHandle_t, cuComplex *, cuComplex *, float *, cuComplex *); }
//		cublasZrotg
extern "C" { cublasStatus_t cublasZrotg(cublasHandle_t, cuDoubleComplex *, cuDoubleComplex *, double *, cuDoubleComplex *); }
//		cublasSrotm
extern "C" { cublasStatus_t cublasSrotm(cublasHandle_t, int, float *, int, float *, int, const float *); }
//		cublasDrotm
extern "C" { cublasStatus_t cublasDrotm(cublasHandle_t, int, double *, int, double *, int, const double *); }
//		cublasSrotmg
extern "C" { cublasStatus_t cublasSrotmg(cublasHandle_t, float *, float *, float *, const float *, float *); }
//		cublasDrotmg
extern "C" { cublasStatus_t cublasDrotmg(cublasHandle_t, double *, double *, double *, const double *, double *); }
//		cublasSgemv
extern "C" { cublasStatus_t cublasSgemv(cublasHandle_t, cublasOperation_t, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDgemv
extern "C" { cublasStatus_t cublasDgemv(cublasHandle_t, cublasOperation_t, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCgemv
extern "C" { cublasStatus_t cublasCgemv(cublasHandle_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZgemv
extern "C" { cublasStatus_t cublasZgemv(cublasHandle_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasSgbmv
extern "C" { cublasStatus_t cublasSgbmv(cublasHandle_t, cublasOperation_t, int, int, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDgbmv
extern "C" { cublasStatus_t cublasDgbmv(cublasHandle_t, cublasOperation_t, int, int, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCgbmv
extern "C" { cublasStatus_t cublasCgbmv(cublasHandle_t, cublasOperation_t, int, int, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZgbmv
extern "C" { cublasStatus_t cublasZgbmv(cublasHandle_t, cublasOperation_t, int, int, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasStrmv
extern "C" { cublasStatus_t cublasStrmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *, int, float *, int); }
//		cublasDtrmv
extern "C" { cublasStatus_t cublasDtrmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double *, int, double *, int); }
//		cublasCtrmv
extern "C" { cublasStatus_t cublasCtrmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZtrmv
extern "C" { cublasStatus_t cublasZtrmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasStbmv
extern "C" { cublasStatus_t cublasStbmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const float *, int, float *, int); }
//		cublasDtbmv
extern "C" { cublasStatus_t cublasDtbmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const double *, int, double *, int); }
//		cublasCtbmv
extern "C" { cublasStatus_t cublasCtbmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZtbmv
extern "C" { cublasStatus_t cublasZtbmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasStpmv
extern "C" { cublasStatus_t cublasStpmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *, float *, int); }
//		cublasDtpmv
extern "C" { cublasStatus_t cublasDtpmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double *, double *, int); }
//		cublasCtpmv
extern "C" { cublasStatus_t cublasCtpmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuComplex *, cuComplex *, int); }
//		cublasZtpmv
extern "C" { cublasStatus_t cublasZtpmv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasStrsv
extern "C" { cublasStatus_t cublasStrsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *, int, float *, int); }
//		cublasDtrsv
extern "C" { cublasStatus_t cublasDtrsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double *, int, double *, int); }
//		cublasCtrsv
extern "C" { cublasStatus_t cublasCtrsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZtrsv
extern "C" { cublasStatus_t cublasZtrsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasStpsv
extern "C" { cublasStatus_t cublasStpsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const float *, float *, int); }
//		cublasDtpsv
extern "C" { cublasStatus_t cublasDtpsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const double *, double *, int); }
//		cublasCtpsv
extern "C" { cublasStatus_t cublasCtpsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuComplex *, cuComplex *, int); }
//		cublasZtpsv
extern "C" { cublasStatus_t cublasZtpsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasStbsv
extern "C" { cublasStatus_t cublasStbsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const float *, int, float *, int); }
//		cublasDtbsv
extern "C" { cublasStatus_t cublasDtbsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const double *, int, double *, int); }
//		cublasCtbsv
extern "C" { cublasStatus_t cublasCtbsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZtbsv
extern "C" { cublasStatus_t cublasZtbsv(cublasHandle_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSsymv
extern "C" { cublasStatus_t cublasSsymv(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDsymv
extern "C" { cublasStatus_t cublasDsymv(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCsymv
extern "C" { cublasStatus_t cublasCsymv(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZsymv
extern "C" { cublasStatus_t cublasZsymv(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasChemv
extern "C" { cublasStatus_t cublasChemv(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZhemv
extern "C" { cublasStatus_t cublasZhemv(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasSsbmv
extern "C" { cublasStatus_t cublasSsbmv(cublasHandle_t, cublasFillMode_t, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDsbmv
extern "C" { cublasStatus_t cublasDsbmv(cublasHandle_t, cublasFillMode_t, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasChbmv
extern "C" { cublasStatus_t cublasChbmv(cublasHandle_t, cublasFillMode_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZhbmv
extern "C" { cublasStatus_t cublasZhbmv(cublasHandle_t, cublasFillMode_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasSspmv
extern "C" { cublasStatus_t cublasSspmv(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, const float *, int, const float *, float *, int); }
//		cublasDspmv
extern "C" { cublasStatus_t cublasDspmv(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, const double *, int, const double *, double *, int); }
//		cublasChpmv
extern "C" { cublasStatus_t cublasChpmv(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZhpmv
extern "C" { cublasStatus_t cublasZhpmv(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasSger
extern "C" { cublasStatus_t cublasSger(cublasHandle_t, int, int, const float *, const float *, int, const float *, int, float *, int); }
//		cublasDger
extern "C" { cublasStatus_t cublasDger(cublasHandle_t, int, int, const double *, const double *, int, const double *, int, double *, int); }
//		cublasCgeru
extern "C" { cublasStatus_t cublasCgeru(cublasHandle_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasCgerc
extern "C" { cublasStatus_t cublasCgerc(cublasHandle_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZgeru
extern "C" { cublasStatus_t cublasZgeru(cublasHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasZgerc
extern "C" { cublasStatus_t cublasZgerc(cublasHandle_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSsyr
extern "C" { cublasStatus_t cublasSsyr(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, float *, int); }
//		cublasDsyr
extern "C" { cublasStatus_t cublasDsyr(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, double *, int); }
//		cublasCsyr
extern "C" { cublasStatus_t cublasCsyr(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, cuComplex *, int); }
//		cublasZsyr
extern "C" { cublasStatus_t cublasZsyr(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasCher
extern "C" { cublasStatus_t cublasCher(cublasHandle_t, cublasFillMode_t, int, const float *, const cuComplex *, int, cuComplex *, int); }
//		cublasZher
extern "C" { cublasStatus_t cublasZher(cublasHandle_t, cublasFillMode_t, int, const double *, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSspr
extern "C" { cublasStatus_t cublasSspr(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, float *); }
//		cublasDspr
extern "C" { cublasStatus_t cublasDspr(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, double *); }
//		cublasChpr
extern "C" { cublasStatus_t cublasChpr(cublasHandle_t, cublasFillMode_t, int, const float *, const cuComplex *, int, cuComplex *); }
//		cublasZhpr
extern "C" { cublasStatus_t cublasZhpr(cublasHandle_t, cublasFillMode_t, int, const double *, const cuDoubleComplex *, int, cuDoubleComplex *); }
//		cublasSsyr2
extern "C" { cublasStatus_t cublasSsyr2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, const float *, int, float *, int); }
//		cublasDsyr2
extern "C" { cublasStatus_t cublasDsyr2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, const double *, int, double *, int); }
//		cublasCsyr2
extern "C" { cublasStatus_t cublasCsyr2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZsyr2
extern "C" { cublasStatus_t cublasZsyr2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasCher2
extern "C" { cublasStatus_t cublasCher2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZher2
extern "C" { cublasStatus_t cublasZher2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasSspr2
extern "C" { cublasStatus_t cublasSspr2(cublasHandle_t, cublasFillMode_t, int, const float *, const float *, int, const float *, int, float *); }
//		cublasDspr2
extern "C" { cublasStatus_t cublasDspr2(cublasHandle_t, cublasFillMode_t, int, const double *, const double *, int, const double *, int, double *); }
//		cublasChpr2
extern "C" { cublasStatus_t cublasChpr2(cublasHandle_t, cublasFillMode_t, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *); }
//		cublasZhpr2
extern "C" { cublasStatus_t cublasZhpr2(cublasHandle_t, cublasFillMode_t, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *); }
//		cublasSgemm
extern "C" { cublasStatus_t cublasSgemm(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDgemm
extern "C" { cublasStatus_t cublasDgemm(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCgemm
extern "C" { cublasStatus_t cublasCgemm(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZgemm
extern "C" { cublasStatus_t cublasZgemm(cublasHandle_t, cublasOperation_t, cublasOperation_t, int, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasSsyrk
extern "C" { cublasStatus_t cublasSsyrk(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const float *, int, const float *, float *, int); }
//		cublasDsyrk
extern "C" { cublasStatus_t cublasDsyrk(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, const double *, int, const double *, double *, int); }
//		cublasCsyrk
extern "C" { cublasStatus_t cublasCsyrk(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZsyrk
extern "C" { cublasStatus_t cublasZsyrk(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasCherk
extern "C" { cublasStatus_t cublasCherk(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const cuComplex *, int, const float *, cuComplex *, int); }
//		cublasZherk
extern "C" { cublasStatus_t cublasZherk(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, const cuDoubleComplex *, int, const double *, cuDoubleComplex *, int); }
//		cublasSsyr2k
extern "C" { cublasStatus_t cublasSsyr2k(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDsyr2k
extern "C" { cublasStatus_t cublasDsyr2k(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCsyr2k
extern "C" { cublasStatus_t cublasCsyr2k(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZsyr2k
extern "C" { cublasStatus_t cublasZsyr2k(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasCher2k
extern "C" { cublasStatus_t cublasCher2k(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const float *, cuComplex *, int); }
//		cublasZher2k
extern "C" { cublasStatus_t cublasZher2k(cublasHandle_t, cublasFillMode_t, cublasOperation_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const double *, cuDoubleComplex *, int); }
//		cublasSsymm
extern "C" { cublasStatus_t cublasSsymm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const float *, const float *, int, const float *, int, const float *, float *, int); }
//		cublasDsymm
extern "C" { cublasStatus_t cublasDsymm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const double *, const double *, int, const double *, int, const double *, double *, int); }
//		cublasCsymm
extern "C" { cublasStatus_t cublasCsymm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZsymm
extern "C" { cublasStatus_t cublasZsymm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasChemm
extern "C" { cublasStatus_t cublasChemm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, const cuComplex *, cuComplex *, int); }
//		cublasZhemm
extern "C" { cublasStatus_t cublasZhemm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, const cuDoubleComplex *, cuDoubleComplex *, int); }
//		cublasStrsm
extern "C" { cublasStatus_t cublasStrsm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const float *, const float *, int, float *, int); }
//		cublasDtrsm
extern "C" { cublasStatus_t cublasDtrsm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const double *, const double *, int, double *, int); }
//		cublasCtrsm
extern "C" { cublasStatus_t cublasCtrsm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuComplex *, const cuComplex *, int, cuComplex *, int); }
//		cublasZtrsm
extern "C" { cublasStatus_t cublasZtrsm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
//		cublasStrmm
extern "C" { cublasStatus_t cublasStrmm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const float *, const float *, int, const float *, int, float *, int); }
//		cublasDtrmm
extern "C" { cublasStatus_t cublasDtrmm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const double *, const double *, int, const double *, int, double *, int); }
//		cublasCtrmm
extern "C" { cublasStatus_t cublasCtrmm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuComplex *, const cuComplex *, int, const cuComplex *, int, cuComplex *, int); }
//		cublasZtrmm
extern "C" { cublasStatus_t cublasZtrmm(cublasHandle_t, cublasSideMode_t, cublasFillMode_t, cublasOperation_t, cublasDiagType_t, int, int, const cuDoubleComplex *, const cuDoubleComplex *, int, const cuDoubleComplex *, int, cuDoubleComplex *, int); }
