#include "cuComplex.h"
#include "cublas_v2.h"
#include "cusolver_common.h"
#include "cusparse.h"
//		cusolverSpContext
extern "C" { struct cusolverSpContext; }
//		cusolverSpHandle_t
extern "C" { typedef struct cusolverSpContext *cusolverSpHandle_t; }
//		csrqrInfo
extern "C" { struct csrqrInfo; }
//		csrqrInfo_t
extern "C" { typedef struct csrqrInfo *csrqrInfo_t; }
//		cusolverSpCreate
extern "C" { cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *); }
//		cusolverSpDestroy
extern "C" { cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t); }
//		cusolverSpSetStream
extern "C" { cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t, cudaStream_t); }
//		cusolverSpGetStream
extern "C" { cusolverStatus_t cusolverSpGetStream(cusolverSpHandle_t, cudaStream_t *); }
//		cusolverSpXcsrissymHost
extern "C" { cusolverStatus_t cusolverSpXcsrissymHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *, const int *, const int *, int *); }
//		cusolverSpScsrlsvluHost
extern "C" { cusolverStatus_t cusolverSpScsrlsvluHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, float, int, float *, int *); }
//		cusolverSpDcsrlsvluHost
extern "C" { cusolverStatus_t cusolverSpDcsrlsvluHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, double, int, double *, int *); }
//		cusolverSpCcsrlsvluHost
extern "C" { cusolverStatus_t cusolverSpCcsrlsvluHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex *, float, int, cuComplex *, int *); }
//		cusolverSpZcsrlsvluHost
extern "C" { cusolverStatus_t cusolverSpZcsrlsvluHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, double, int, cuDoubleComplex *, int *); }
//		cusolverSpScsrlsvqr
extern "C" { cusolverStatus_t cusolverSpScsrlsvqr(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, float, int, float *, int *); }
//		cusolverSpDcsrlsvqr
extern "C" { cusolverStatus_t cusolverSpDcsrlsvqr(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, double, int, double *, int *); }
//		cusolverSpCcsrlsvqr
extern "C" { cusolverStatus_t cusolverSpCcsrlsvqr(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex *, float, int, cuComplex *, int *); }
//		cusolverSpZcsrlsvqr
extern "C" { cusolverStatus_t cusolverSpZcsrlsvqr(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, double, int, cuDoubleComplex *, int *); }
//		cusolverSpScsrlsvqrHost
extern "C" { cusolverStatus_t cusolverSpScsrlsvqrHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, float, int, float *, int *); }
//		cusolverSpDcsrlsvqrHost
extern "C" { cusolverStatus_t cusolverSpDcsrlsvqrHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, double, int, double *, int *); }
//		cusolverSpCcsrlsvqrHost
extern "C" { cusolverStatus_t cusolverSpCcsrlsvqrHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex *, float, int, cuComplex *, int *); }
//		cusolverSpZcsrlsvqrHost
extern "C" { cusolverStatus_t cusolverSpZcsrlsvqrHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, double, int, cuDoubleComplex *, int *); }
//		cusolverSpScsrlsvcholHost
extern "C" { cusolverStatus_t cusolverSpScsrlsvcholHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, float, int, float *, int *); }
//		cusolverSpDcsrlsvcholHost
extern "C" { cusolverStatus_t cusolverSpDcsrlsvcholHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, double, int, double *, int *); }
//		cusolverSpCcsrlsvcholHost
extern "C" { cusolverStatus_t cusolverSpCcsrlsvcholHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex *, float, int, cuComplex *, int *); }
//		cusolverSpZcsrlsvcholHost
extern "C" { cusolverStatus_t cusolverSpZcsrlsvcholHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, double, int, cuDoubleComplex *, int *); }
//		cusolverSpScsrlsvchol
extern "C" { cusolverStatus_t cusolverSpScsrlsvchol(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, float, int, float *, int *); }
//		cusolverSpDcsrlsvchol
extern "C" { cusolverStatus_t cusolverSpDcsrlsvchol(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, double, int, double *, int *); }
//		cusolverSpCcsrlsvchol
extern "C" { cusolverStatus_t cusolverSpCcsrlsvchol(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex *, float, int, cuComplex *, int *); }
//		cusolverSpZcsrlsvchol
extern "C" { cusolverStatus_t cusolverSpZcsrlsvchol(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, double, int, cuDoubleComplex *, int *); }
//		cusolverSpScsrlsqvqrHost
extern "C" { cusolverStatus_t cusolverSpScsrlsqvqrHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, float, int *, float *, int *, float *); }
//		cusolverSpDcsrlsqvqrHost
extern "C" { cusolverStatus_t cusolverSpDcsrlsqvqrHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, double, int *, double *, int *, double *); }
//		cusolverSpCcsrlsqvqrHost
extern "C" { cusolverStatus_t cusolverSpCcsrlsqvqrHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex *, float, int *, cuComplex *, int *, float *); }
//		cusolverSpZcsrlsqvqrHost
extern "C" { cusolverStatus_t cusolverSpZcsrlsqvqrHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, double, int *, cuDoubleComplex *, int *, double *); }
//		cusolverSpScsreigvsiHost
extern "C" { cusolverStatus_t cusolverSpScsreigvsiHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, float, const float *, int, float, float *, float *); }
//		cusolverSpDcsreigvsiHost
extern "C" { cusolverStatus_t cusolverSpDcsreigvsiHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, double, const double *, int, double, double *, double *); }
//		cusolverSpCcsreigvsiHost
extern "C" { cusolverStatus_t cusolverSpCcsreigvsiHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, cuComplex, const cuComplex *, int, float, cuComplex *, cuComplex *); }
//		cusolverSpZcsreigvsiHost
extern "C" { cusolverStatus_t cusolverSpZcsreigvsiHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, cuDoubleComplex, const cuDoubleComplex *, int, double, cuDoubleComplex *, cuDoubleComplex *); }
//		cusolverSpScsreigvsi
extern "C" { cusolverStatus_t cusolverSpScsreigvsi(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, float, const float *, int, float, float *, float *); }
//		cusolverSpDcsreigvsi
extern "C" { cusolverStatus_t cusolverSpDcsreigvsi(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, double, const double *, int, double, double *, double *); }
//		cusolverSpCcsreigvsi
extern "C" { cusolverStatus_t cusolverSpCcsreigvsi(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, cuComplex, const cuComplex *, int, float, cuComplex *, cuComplex *); }
//		cusolverSpZcsreigvsi
extern "C" { cusolverStatus_t cusolverSpZcsreigvsi(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, cuDoubleComplex, const cuDoubleComplex *, int, double, cuDoubleComplex *, cuDoubleComplex *); }
//		cusolverSpScsreigsHost
extern "C" { cusolverStatus_t cusolverSpScsreigsHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, cuComplex, cuComplex, int *); }
//		cusolverSpDcsreigsHost
extern "C" { cusolverStatus_t cusolverSpDcsreigsHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, cuDoubleComplex, cuDoubleComplex, int *); }
//		cusolverSpCcsreigsHost
extern "C" { cusolverStatus_t cusolverSpCcsreigsHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, cuComplex, cuComplex, int *); }
//		cusolverSpZcsreigsHost
extern "C" { cusolverStatus_t cusolverSpZcsreigsHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, cuDoubleComplex, cuDoubleComplex, int *); }
//		cusolverSpXcsrsymrcmHost
extern "C" { cusolverStatus_t cusolverSpXcsrsymrcmHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *, const int *, int *); }
//		cusolverSpXcsrsymmdqHost
extern "C" { cusolverStatus_t cusolverSpXcsrsymmdqHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *, const int *, int *); }
//		cusolverSpXcsrsymamdHost
extern "C" { cusolverStatus_t cusolverSpXcsrsymamdHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *, const int *, int *); }
//		cusolverSpXcsrmetisndHost
extern "C" { cusolverStatus_t cusolverSpXcsrmetisndHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const int *, const int *, const int64_t *, int *); }
//		cusolverSpScsrzfdHost
extern "C" { cusolverStatus_t cusolverSpScsrzfdHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int *, int *); }
//		cusolverSpDcsrzfdHost
extern "C" { cusolverStatus_t cusolverSpDcsrzfdHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int *, int *); }
//		cusolverSpCcsrzfdHost
extern "C" { cusolverStatus_t cusolverSpCcsrzfdHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int *, int *); }
//		cusolverSpZcsrzfdHost
extern "C" { cusolverStatus_t cusolverSpZcsrzfdHost(cusolverSpHandle_t, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int *, int *); }
//		cusolverSpXcsrperm_bufferSizeHost
extern "C" { cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const int *, const int *, const int *, const int *, size_t *); }
//		cusolverSpXcsrpermHost
extern "C" { cusolverStatus_t cusolverSpXcsrpermHost(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, int *, int *, const int *, const int *, int *, void *); }
//		cusolverSpCreateCsrqrInfo
extern "C" { cusolverStatus_t cusolverSpCreateCsrqrInfo(csrqrInfo_t *); }
//		cusolverSpDestroyCsrqrInfo
extern "C" { cusolverStatus_t cusolverSpDestroyCsrqrInfo(csrqrInfo_t); }
//		cusolverSpXcsrqrAnalysisBatched
extern "C" { cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const int *, const int *, csrqrInfo_t); }
//		cusolverSpScsrqrBufferInfoBatched
extern "C" { cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, int, csrqrInfo_t, size_t *, size_t *); }
//		cusolverSpDcsrqrBufferInfoBatched
extern "C" { cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, int, csrqrInfo_t, size_t *, size_t *); }
//		cusolverSpCcsrqrBufferInfoBatched
extern "C" { cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, int, csrqrInfo_t, size_t *, size_t *); }
//		cusolverSpZcsrqrBufferInfoBatched
extern "C" { cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, int, csrqrInfo_t, size_t *, size_t *); }
//		cusolverSpScsrqrsvBatched
extern "C" { cusolverStatus_t cusolverSpScsrqrsvBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const float *, const int *, const int *, const float *, float *, int, csrqrInfo_t, void *); }
//		cusolverSpDcsrqrsvBatched
extern "C" { cusolverStatus_t cusolverSpDcsrqrsvBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const double *, const int *, const int *, const double *, double *, int, csrqrInfo_t, void *); }
//		cusolverSpCcsrqrsvBatched
extern "C" { cusolverStatus_t cusolverSpCcsrqrsvBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const cuComplex *, const int *, const int *, const cuComplex *, cuComplex *, int, csrqrInfo_t, void *); }
//		cusolverSpZcsrqrsvBatched
extern "C" { cusolverStatus_t cusolverSpZcsrqrsvBatched(cusolverSpHandle_t, int, int, int, const cusparseMatDescr_t, const cuDoubleComplex *, const int *, const int *, const cuDoubleComplex *, cuDoubleComplex *, int, csrqrInfo_t, void *); }
