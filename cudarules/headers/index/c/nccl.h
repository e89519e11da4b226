#include "cuda_runtime.h"
//		NCCL_MAJOR
extern "C" { enum { NCCL_MAJOR = 2 }; }
//		NCCL_MINOR
extern "C" { enum { NCCL_MINOR = 28 }; }
//		NCCL_PATCH
extern "C" { enum { NCCL_PATCH = 3 }; }
//		NCCL_VERSION_CODE
extern "C" { enum { NCCL_VERSION_CODE = 22803 }; }
//		NCCL_UNIQUE_ID_BYTES
extern "C" { enum { NCCL_UNIQUE_ID_BYTES = 128 }; }
//		NCCL_SPLIT_NOCOLOR
extern "C" { enum { NCCL_SPLIT_NOCOLOR = -1 }; }
//		NCCL_WIN_DEFAULT
extern "C" { enum { NCCL_WIN_DEFAULT = 0x00 }; }
//		NCCL_WIN_COLL_SYMMETRIC
extern "C" { enum { NCCL_WIN_COLL_SYMMETRIC = 0x01 }; }
//		NCCL_WIN_REQUIRED_ALIGNMENT
extern "C" { enum { NCCL_WIN_REQUIRED_ALIGNMENT = 4096 }; }
//		NCCL_CTA_POLICY_DEFAULT
extern "C" { enum { NCCL_CTA_POLICY_DEFAULT = 0x00 }; }
//		NCCL_CTA_POLICY_EFFICIENCY
extern "C" { enum { NCCL_CTA_POLICY_EFFICIENCY = 0x01 }; }
//		NCCL_CTA_POLICY_ZERO
extern "C" { enum { NCCL_CTA_POLICY_ZERO = 0x02 }; }
//		NCCL_SHRINK_DEFAULT
extern "C" { enum { NCCL_SHRINK_DEFAULT = 0x00 }; }
//		NCCL_SHRINK_ABORT
extern "C" { enum { NCCL_SHRINK_ABORT = 0x01 }; }
//		ncclComm
extern "C" { struct ncclComm; }
//		ncclComm_t
extern "C" { typedef struct ncclComm *ncclComm_t; }
//		ncclWindow_vidmem
extern "C" { struct ncclWindow_vidmem; }
//		ncclWindow_t
extern "C" { typedef struct ncclWindow_vidmem *ncclWindow_t; }
//		ncclUniqueId
extern "C" { typedef struct {
    char internal[128];
} ncclUniqueId; }
//		ncclResult_t	ncclSuccess	ncclUnhandledCudaError	ncclSystemError	ncclInternalError	ncclInvalidArgument	ncclInvalidUsage	ncclRemoteError	ncclInProgress	ncclNumResults
extern "C" { typedef enum {
    ncclSuccess = 0,
    ncclUnhandledCudaError = 1,
    ncclSystemError = 2,
    ncclInternalError = 3,
    ncclInvalidArgument = 4,
    ncclInvalidUsage = 5,
    ncclRemoteError = 6,
    ncclInProgress = 7,
    ncclNumResults = 8,
} ncclResult_t; }
//		ncclConfig_v22800
extern "C" { struct ncclConfig_v22800 {
    size_t size;
    unsigned int magic;
    unsigned int version;
    int blocking;
    int cgaClusterSize;
    int minCTAs;
    int maxCTAs;
    const char *netName;
    int splitShare;
    int trafficClass;
    const char *commName;
    int collnetEnable;
    int CTAPolicy;
    int shrinkShare;
    int nvlsCTAs;
    int nChannelsPerNetPeer;
    int nvlinkCentricSched;
}; }
//		ncclConfig_t
extern "C" { typedef struct ncclConfig_v22800 ncclConfig_t; }
//		ncclSimInfo_v22200
extern "C" { struct ncclSimInfo_v22200 {
    size_t size;
    unsigned int magic;
    unsigned int version;
    float estimatedTime;
}; }
//		ncclSimInfo_t
extern "C" { typedef struct ncclSimInfo_v22200 ncclSimInfo_t; }
//		ncclRedOp_dummy_t	ncclNumOps_dummy
extern "C" { typedef enum {
    ncclNumOps_dummy = 5,
} ncclRedOp_dummy_t; }
//		ncclRedOp_t	ncclSum	ncclProd	ncclMax	ncclMin	ncclAvg	ncclNumOps	ncclMaxRedOp
extern "C" { typedef enum {
    ncclSum = 0,
    ncclProd = 1,
    ncclMax = 2,
    ncclMin = 3,
    ncclAvg = 4,
    ncclNumOps = 5,
    ncclMaxRedOp = 2147483647,
} ncclRedOp_t; }
//		ncclDataType_t	ncclInt8	ncclChar	ncclUint8	ncclInt32	ncclInt	ncclUint32	ncclInt64	ncclUint64	ncclFloat16	ncclHalf	ncclFloat32	ncclFloat	ncclFloat64	ncclDouble	ncclBfloat16	ncclFloat8e4m3	ncclFloat8e5m2	ncclNumTypes
extern "C" { typedef enum {
    ncclInt8 = 0,
    ncclChar = 0,
    ncclUint8 = 1,
    ncclInt32 = 2,
    ncclInt = 2,
    ncclUint32 = 3,
    ncclInt64 = 4,
    ncclUint64 = 5,
    ncclFloat16 = 6,
    ncclHalf = 6,
    ncclFloat32 = 7,
    ncclFloat = 7,
    ncclFloat64 = 8,
    ncclDouble = 8,
    ncclBfloat16 = 9,
    ncclFloat8e4m3 = 10,
    ncclFloat8e5m2 = 11,
    ncclNumTypes = 12,
} ncclDataType_t; }
//		ncclScalarResidence_t	ncclScalarDevice	ncclScalarHostImmediate
extern "C" { typedef enum {
    ncclScalarDevice = 0,
    ncclScalarHostImmediate = 1,
} ncclScalarResidence_t; }
//		ncclMemAlloc
extern "C" { ncclResult_t ncclMemAlloc(void **, size_t); }
//		pncclMemAlloc
extern "C" { ncclResult_t pncclMemAlloc(void **, size_t); }
//		ncclMemFree
extern "C" { ncclResult_t ncclMemFree(void *); }
//		pncclMemFree
extern "C" { ncclResult_t pncclMemFree(void *); }
//		ncclGetVersion
extern "C" { ncclResult_t ncclGetVersion(int *); }
//		pncclGetVersion
extern "C" { ncclResult_t pncclGetVersion(int *); }
//		ncclGetUniqueId
extern "C" { ncclResult_t ncclGetUniqueId(ncclUniqueId *); }
//		pncclGetUniqueId
extern "C" { ncclResult_t pncclGetUniqueId(ncclUniqueId *); }
//		ncclCommInitRankConfig
extern "C" { ncclResult_t ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *); }
//		pncclCommInitRankConfig
extern "C" { ncclResult_t pncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *); }
//		ncclCommInitRank
extern "C" { ncclResult_t ncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int); }
//		pncclCommInitRank
extern "C" { ncclResult_t pncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int); }
//		ncclCommInitAll
extern "C" { ncclResult_t ncclCommInitAll(ncclComm_t *, int, const int *); }
//		pncclCommInitAll
extern "C" { ncclResult_t pncclCommInitAll(ncclComm_t *, int, const int *); }
//		ncclCommFinalize
extern "C" { ncclResult_t ncclCommFinalize(ncclComm_t); }
//		pncclCommFinalize
extern "C" { ncclResult_t pncclCommFinalize(ncclComm_t); }
//		ncclCommDestroy
extern "C" { ncclResult_t ncclCommDestroy(ncclComm_t); }
//		pncclCommDestroy
extern "C" { ncclResult_t pncclCommDestroy(ncclComm_t); }
//		ncclCommAbort
extern "C" { ncclResult_t ncclCommAbort(ncclComm_t); }
//		pncclCommAbort
extern "C" { ncclResult_t pncclCommAbort(ncclComm_t); }
//		ncclCommSplit
extern "C" { ncclResult_t ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *); }
//		pncclCommSplit
extern "C" { ncclResult_t pncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *); }
//		ncclCommShrink
extern "C" { ncclResult_t ncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int); }
//		pncclCommShrink
extern "C" { ncclResult_t pncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int); }
//		ncclCommInitRankScalable
extern "C" { ncclResult_t ncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *); }
//		pncclCommInitRankScalable
extern "C" { ncclResult_t pncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *); }
//		ncclGetErrorString
extern "C" { const char *ncclGetErrorString(ncclResult_t); }
//		pncclGetErrorString
extern "C" { const char *pncclGetErrorString(ncclResult_t); }
//		ncclGetLastError
extern "C" { const char *ncclGetLastError(ncclComm_t); }
//		pncclGetLastError
extern "C" { const char *pncclGetLastError(ncclComm_t); }
//		ncclResetDebugInit
extern "C" { void ncclResetDebugInit(void); }
//		pncclResetDebugInit
extern "C" { void pncclResetDebugInit(void); }
//		ncclCommGetAsyncError
extern "C" { ncclResult_t ncclCommGetAsyncError(ncclComm_t, ncclResult_t *); }
//		pncclCommGetAsyncError
extern "C" { ncclResult_t pncclCommGetAsyncError(ncclComm_t, ncclResult_t *); }
//		ncclCommCount
extern "C" { ncclResult_t ncclCommCount(const ncclComm_t, int *); }
//		pncclCommCount
extern "C" { ncclResult_t pncclCommCount(const ncclComm_t, int *); }
//		ncclCommCuDevice
extern "C" { ncclResult_t ncclCommCuDevice(const ncclComm_t, int *); }
//		pncclCommCuDevice
extern "C" { ncclResult_t pncclCommCuDevice(const ncclComm_t, int *); }
//		ncclCommUserRank
extern "C" { ncclResult_t ncclCommUserRank(const ncclComm_t, int *); }
//		pncclCommUserRank
extern "C" { ncclResult_t pncclCommUserRank(const ncclComm_t, int *); }
//		ncclCommRegister
extern "C" { ncclResult_t ncclCommRegister(const ncclComm_t, void *, size_t, void **); }
//		pncclCommRegister
extern "C" { ncclResult_t pncclCommRegister(const ncclComm_t, void *, size_t, void **); }
//		ncclCommDeregister
extern "C" { ncclResult_t ncclCommDeregister(const ncclComm_t, void *); }
//		pncclCommDeregister
extern "C" { ncclResult_t pncclCommDeregister(const ncclComm_t, void *); }
//		ncclCommWindowRegister
extern "C" { ncclResult_t ncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int); }
//		pncclCommWindowRegister
extern "C" { ncclResult_t pncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int); }
//		ncclCommWindowDeregister
extern "C" { ncclResult_t ncclCommWindowDeregister(ncclComm_t, ncclWindow_t); }
//		pncclCommWindowDeregister
extern "C" { ncclResult_t pncclCommWindowDeregister(ncclComm_t, ncclWindow_t); }
//		ncclRedOpCreatePreMulSum
extern "C" { ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *, void *, ncclDataType_t, ncclScalarResidence_t, ncclComm_t); }
//		pncclRedOpCreatePreMulSum
extern "C" { ncclResult_t pncclRedOpCreatePreMulSum(ncclRedOp_t *, void *, ncclDataType_t, ncclScalarResidence_t, ncclComm_t); }
//		ncclRedOpDestroy
extern "C" { ncclResult_t ncclRedOpDestroy(ncclRedOp_t, ncclComm_t); }
//		pncclRedOpDestroy
extern "C" { ncclResult_t pncclRedOpDestroy(ncclRedOp_t, ncclComm_t); }
//		ncclReduce
extern "C" { ncclResult_t ncclReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, cudaStream_t); }
//		pncclReduce
extern "C" { ncclResult_t pncclReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, cudaStream_t); }
//		ncclBcast
extern "C" { ncclResult_t ncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		pncclBcast
extern "C" { ncclResult_t pncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		ncclBroadcast
extern "C" { ncclResult_t ncclBroadcast(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		pncclBroadcast
extern "C" { ncclResult_t pncclBroadcast(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		ncclAllReduce
extern "C" { ncclResult_t ncclAllReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t); }
//		pncclAllReduce
extern "C" { ncclResult_t pncclAllReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t); }
//		ncclReduceScatter
extern "C" { ncclResult_t ncclReduceScatter(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t); }
//		pncclReduceScatter
extern "C" { ncclResult_t pncclReduceScatter(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t); }
//		ncclAllGather
extern "C" { ncclResult_t ncclAllGather(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t); }
//		pncclAllGather
extern "C" { ncclResult_t pncclAllGather(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t); }
//		ncclAlltoAll
extern "C" { ncclResult_t ncclAlltoAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t); }
//		pncclAlltoAll
extern "C" { ncclResult_t pncclAlltoAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t); }
//		ncclGather
extern "C" { ncclResult_t ncclGather(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		pncclGather
extern "C" { ncclResult_t pncclGather(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		ncclScatter
extern "C" { ncclResult_t ncclScatter(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		pncclScatter
extern "C" { ncclResult_t pncclScatter(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		ncclSend
extern "C" { ncclResult_t ncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		pncclSend
extern "C" { ncclResult_t pncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		pncclRecv
extern "C" { ncclResult_t pncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		ncclRecv
extern "C" { ncclResult_t ncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t); }
//		ncclGroupStart
extern "C" { ncclResult_t ncclGroupStart(void); }
//		pncclGroupStart
extern "C" { ncclResult_t pncclGroupStart(void); }
//		ncclGroupEnd
extern "C" { ncclResult_t ncclGroupEnd(void); }
//		pncclGroupEnd
extern "C" { ncclResult_t pncclGroupEnd(void); }
//		ncclGroupSimulateEnd
extern "C" { ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *); }
//		pncclGroupSimulateEnd
extern "C" { ncclResult_t pncclGroupSimulateEnd(ncclSimInfo_t *); }
