// Functions of the HIP runtime, which have the parameters of CUDA's that they stand for. What differs between the releases of ROCm, as the
// values of attributes, is as in one of them.
#ifndef HIP_RUNTIME_API_H
#define HIP_RUNTIME_API_H

#include <stddef.h>
#include <stdint.h>
#include <vector_types.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum hipError_t {
    hipSuccess = 0,
    hipErrorInvalidValue = 1,
    hipErrorOutOfMemory = 2,
    hipErrorMemoryAllocation = 2,
    hipErrorNotInitialized = 3,
    hipErrorInitializationError = 3,
    hipErrorDeinitialized = 4,
    hipErrorProfilerDisabled = 5,
    hipErrorProfilerNotInitialized = 6,
    hipErrorProfilerAlreadyStarted = 7,
    hipErrorProfilerAlreadyStopped = 8,
    hipErrorInvalidConfiguration = 9,
    hipErrorInvalidPitchValue = 12,
    hipErrorInvalidSymbol = 13,
    hipErrorInvalidDevicePointer = 17,
    hipErrorInvalidMemcpyDirection = 21,
    hipErrorInsufficientDriver = 35,
    hipErrorMissingConfiguration = 52,
    hipErrorPriorLaunchFailure = 53,
    hipErrorInvalidDeviceFunction = 98,
    hipErrorNoDevice = 100,
    hipErrorInvalidDevice = 101,
    hipErrorInvalidImage = 200,
    hipErrorInvalidContext = 201,
    hipErrorContextAlreadyCurrent = 202,
    hipErrorMapFailed = 205,
    hipErrorMapBufferObjectFailed = 205,
    hipErrorUnmapFailed = 206,
    hipErrorArrayIsMapped = 207,
    hipErrorAlreadyMapped = 208,
    hipErrorNoBinaryForGpu = 209,
    hipErrorAlreadyAcquired = 210,
    hipErrorNotMapped = 211,
    hipErrorNotMappedAsArray = 212,
    hipErrorNotMappedAsPointer = 213,
    hipErrorECCNotCorrectable = 214,
    hipErrorUnsupportedLimit = 215,
    hipErrorContextAlreadyInUse = 216,
    hipErrorPeerAccessUnsupported = 217,
    hipErrorInvalidKernelFile = 218,
    hipErrorInvalidGraphicsContext = 219,
    hipErrorInvalidSource = 300,
    hipErrorFileNotFound = 301,
    hipErrorSharedObjectSymbolNotFound = 302,
    hipErrorSharedObjectInitFailed = 303,
    hipErrorOperatingSystem = 304,
    hipErrorInvalidHandle = 400,
    hipErrorInvalidResourceHandle = 400,
    hipErrorIllegalState = 401,
    hipErrorNotFound = 500,
    hipErrorNotReady = 600,
    hipErrorIllegalAddress = 700,
    hipErrorLaunchOutOfResources = 701,
    hipErrorLaunchTimeOut = 702,
    hipErrorPeerAccessAlreadyEnabled = 704,
    hipErrorPeerAccessNotEnabled = 705,
    hipErrorSetOnActiveProcess = 708,
    hipErrorContextIsDestroyed = 709,
    hipErrorAssert = 710,
    hipErrorHostMemoryAlreadyRegistered = 712,
    hipErrorHostMemoryNotRegistered = 713,
    hipErrorLaunchFailure = 719,
    hipErrorCooperativeLaunchTooLarge = 720,
    hipErrorNotSupported = 801,
    hipErrorStreamCaptureUnsupported = 900,
    hipErrorUnknown = 999,
    hipErrorRuntimeMemory = 1052,
    hipErrorRuntimeOther = 1053,
} hipError_t;

typedef struct ihipCtx_t *hipCtx_t;
typedef int hipDevice_t;
typedef struct ihipStream_t *hipStream_t;
typedef struct ihipEvent_t *hipEvent_t;
typedef struct ihipModule_t *hipModule_t;
typedef struct ihipModuleSymbol_t *hipFunction_t;
typedef struct ihipGraph *hipGraph_t;
typedef struct hipGraphNode *hipGraphNode_t;
typedef struct hipGraphExec *hipGraphExec_t;
typedef void *hipDeviceptr_t;
typedef struct hipArray hipArray;
typedef struct hipArray *hipArray_t;
typedef const struct hipArray *hipArray_const_t;
typedef struct hip_Memcpy2D hip_Memcpy2D;
typedef struct HIP_ARRAY_DESCRIPTOR HIP_ARRAY_DESCRIPTOR;
typedef struct HIP_ARRAY3D_DESCRIPTOR HIP_ARRAY3D_DESCRIPTOR;
typedef void (*hipStreamCallback_t)(hipStream_t, hipError_t, void *);
typedef void (*hipHostFn_t)(void *);

typedef enum hipMemcpyKind {
    hipMemcpyHostToHost = 0,
    hipMemcpyHostToDevice = 1,
    hipMemcpyDeviceToHost = 2,
    hipMemcpyDeviceToDevice = 3,
    hipMemcpyDefault = 4,
} hipMemcpyKind;
typedef enum hipFuncCache_t {
    hipFuncCachePreferNone = 0,
    hipFuncCachePreferShared = 1,
    hipFuncCachePreferL1 = 2,
    hipFuncCachePreferEqual = 3,
} hipFuncCache_t;
typedef enum hipSharedMemConfig {
    hipSharedMemBankSizeDefault = 0,
    hipSharedMemBankSizeFourByte = 1,
    hipSharedMemBankSizeEightByte = 2,
} hipSharedMemConfig;
typedef enum hipLimit_t {
    hipLimitStackSize = 0,
    hipLimitPrintfFifoSize = 1,
    hipLimitMallocHeapSize = 2,
} hipLimit_t;
typedef enum hipComputeMode {
    hipComputeModeDefault = 0,
    hipComputeModeExclusive = 1,
    hipComputeModeProhibited = 2,
    hipComputeModeExclusiveProcess = 3,
} hipComputeMode;
typedef enum hipStreamCaptureMode {
    hipStreamCaptureModeGlobal = 0,
    hipStreamCaptureModeThreadLocal = 1,
    hipStreamCaptureModeRelaxed = 2,
} hipStreamCaptureMode;
typedef enum hipDeviceAttribute_t {
    hipDeviceAttributeMaxThreadsPerBlock = 0,
    hipDeviceAttributeMaxBlockDimX = 1,
    hipDeviceAttributeMaxBlockDimY = 2,
    hipDeviceAttributeMaxBlockDimZ = 3,
    hipDeviceAttributeMaxGridDimX = 4,
    hipDeviceAttributeMaxGridDimY = 5,
    hipDeviceAttributeMaxGridDimZ = 6,
    hipDeviceAttributeMaxSharedMemoryPerBlock = 7,
    hipDeviceAttributeTotalConstantMemory = 8,
    hipDeviceAttributeWarpSize = 9,
    hipDeviceAttributeMaxRegistersPerBlock = 10,
    hipDeviceAttributeClockRate = 11,
    hipDeviceAttributeMemoryClockRate = 12,
    hipDeviceAttributeMemoryBusWidth = 13,
    hipDeviceAttributeMultiprocessorCount = 14,
    hipDeviceAttributeComputeMode = 15,
    hipDeviceAttributeL2CacheSize = 16,
    hipDeviceAttributeMaxThreadsPerMultiProcessor = 17,
    hipDeviceAttributeComputeCapabilityMajor = 18,
    hipDeviceAttributeComputeCapabilityMinor = 19,
    hipDeviceAttributeConcurrentKernels = 20,
    hipDeviceAttributePciBusId = 21,
    hipDeviceAttributePciDeviceId = 22,
    hipDeviceAttributeMaxSharedMemoryPerMultiprocessor = 23,
    hipDeviceAttributeIsMultiGpuBoard = 24,
    hipDeviceAttributeIntegrated = 25,
    hipDeviceAttributeCooperativeLaunch = 26,
    hipDeviceAttributeCooperativeMultiDeviceLaunch = 27,
} hipDeviceAttribute_t;
typedef enum hipJitOption {
    hipJitOptionMaxRegisters = 0,
    hipJitOptionThreadsPerBlock = 1,
    hipJitOptionWallTime = 2,
    hipJitOptionInfoLogBuffer = 3,
    hipJitOptionInfoLogBufferSizeBytes = 4,
    hipJitOptionErrorLogBuffer = 5,
    hipJitOptionErrorLogBufferSizeBytes = 6,
    hipJitOptionOptimizationLevel = 7,
    hipJitOptionTargetFromContext = 8,
    hipJitOptionTarget = 9,
    hipJitOptionFallbackStrategy = 10,
    hipJitOptionGenerateDebugInfo = 11,
    hipJitOptionLogVerbose = 12,
    hipJitOptionGenerateLineInfo = 13,
    hipJitOptionCacheMode = 14,
    hipJitOptionSm3xOpt = 15,
    hipJitOptionFastCompile = 16,
    hipJitOptionNumOptions = 17,
} hipJitOption;

typedef struct hipDeviceArch_t {
    unsigned hasGlobalInt32Atomics : 1;
    unsigned hasGlobalFloatAtomicExch : 1;
    unsigned hasSharedInt32Atomics : 1;
    unsigned hasSharedFloatAtomicExch : 1;
    unsigned hasFloatAtomicAdd : 1;
    unsigned hasGlobalInt64Atomics : 1;
    unsigned hasSharedInt64Atomics : 1;
    unsigned hasDoubles : 1;
    unsigned hasWarpVote : 1;
    unsigned hasWarpBallot : 1;
    unsigned hasWarpShuffle : 1;
    unsigned hasFunnelShift : 1;
    unsigned hasThreadFenceSystem : 1;
    unsigned hasSyncThreadsExt : 1;
    unsigned hasSurfaceFuncs : 1;
    unsigned has3dGrid : 1;
    unsigned hasDynamicParallelism : 1;
} hipDeviceArch_t;

typedef struct hipDeviceProp_t {
    char name[256];
    size_t totalGlobalMem;
    size_t sharedMemPerBlock;
    int regsPerBlock;
    int warpSize;
    int maxThreadsPerBlock;
    int maxThreadsDim[3];
    int maxGridSize[3];
    int clockRate;
    int memoryClockRate;
    int memoryBusWidth;
    size_t totalConstMem;
    int major;
    int minor;
    int multiProcessorCount;
    int l2CacheSize;
    int maxThreadsPerMultiProcessor;
    int computeMode;
    int clockInstructionRate;
    hipDeviceArch_t arch;
    int concurrentKernels;
    int pciDomainID;
    int pciBusID;
    int pciDeviceID;
    size_t maxSharedMemoryPerMultiProcessor;
    int isMultiGpuBoard;
    int canMapHostMemory;
    int gcnArch;
    char gcnArchName[256];
    int integrated;
    int cooperativeLaunch;
    int cooperativeMultiDeviceLaunch;
} hipDeviceProp_t;

typedef struct hipFuncAttributes {
    int binaryVersion;
    int cacheModeCA;
    size_t constSizeBytes;
    size_t localSizeBytes;
    int maxDynamicSharedSizeBytes;
    int maxThreadsPerBlock;
    int numRegs;
    int preferredShmemCarveout;
    int ptxVersion;
    size_t sharedSizeBytes;
} hipFuncAttributes;

typedef struct hipPointerAttribute_t {
    int type;
    int device;
    void *devicePointer;
    void *hostPointer;
    int isManaged;
    unsigned allocationFlags;
} hipPointerAttribute_t;

typedef struct hipExtent {
    size_t width, height, depth;
} hipExtent;

typedef struct hipPitchedPtr {
    void *ptr;
    size_t pitch, xsize, ysize;
} hipPitchedPtr;

typedef struct hipPos {
    size_t x, y, z;
} hipPos;

typedef struct hipMemcpy3DParms {
    hipArray_t srcArray;
    hipPos srcPos;
    hipPitchedPtr srcPtr;
    hipArray_t dstArray;
    hipPos dstPos;
    hipPitchedPtr dstPtr;
    hipExtent extent;
    hipMemcpyKind kind;
} hipMemcpy3DParms;

typedef struct hipLaunchParams {
    void *func;
    dim3 gridDim, blockDim;
    void **args;
    size_t sharedMem;
    hipStream_t stream;
} hipLaunchParams;

typedef struct hipChannelFormatDesc {
    int x, y, z, w, f;
} hipChannelFormatDesc;

typedef struct hipIpcMemHandle_t {
    char reserved[64];
} hipIpcMemHandle_t;
typedef struct hipIpcEventHandle_t {
    char reserved[64];
} hipIpcEventHandle_t;

#define hipStreamDefault 0x0
#define hipStreamNonBlocking 0x1
#define hipEventDefault 0x0
#define hipEventBlockingSync 0x1
#define hipEventDisableTiming 0x2
#define hipEventInterprocess 0x4
#define hipHostMallocDefault 0x0
#define hipHostMallocPortable 0x1
#define hipHostMallocMapped 0x2
#define hipHostMallocWriteCombined 0x4
#define hipHostMallocCoherent 0x40000000
#define hipHostMallocNonCoherent 0x80000000
#define hipHostRegisterDefault 0x0
#define hipHostRegisterPortable 0x1
#define hipHostRegisterMapped 0x2
#define hipHostRegisterIoMemory 0x4
#define hipDeviceScheduleAuto 0x0
#define hipDeviceScheduleSpin 0x1
#define hipDeviceScheduleYield 0x2
#define hipDeviceScheduleBlockingSync 0x4
#define hipDeviceScheduleMask 0x7
#define hipDeviceMapHost 0x8
#define hipDeviceLmemResizeToMax 0x10
#define hipDeviceMallocDefault 0x0
#define hipDeviceMallocFinegrained 0x1
#define hipArrayDefault 0x0
#define hipArrayLayered 0x1
#define hipArraySurfaceLoadStore 0x2
#define hipArrayCubemap 0x4
#define hipArrayTextureGather 0x8
#define hipMemAttachGlobal 0x1
#define hipMemAttachHost 0x2

hipError_t hipArray3DCreate(hipArray_t *, const HIP_ARRAY3D_DESCRIPTOR *);
hipError_t hipArrayCreate(hipArray_t *, const HIP_ARRAY_DESCRIPTOR *);
hipError_t hipArrayDestroy(hipArray_t);
hipError_t hipChooseDevice(int *, const hipDeviceProp_t *);
hipError_t hipCtxDestroy(hipCtx_t);
hipError_t hipCtxDisablePeerAccess(hipCtx_t);
hipError_t hipCtxEnablePeerAccess(hipCtx_t, unsigned int);
hipError_t hipCtxGetApiVersion(hipCtx_t, unsigned int *);
hipError_t hipCtxGetCacheConfig(hipFuncCache_t *);
hipError_t hipCtxGetCurrent(hipCtx_t *);
hipError_t hipCtxGetDevice(hipDevice_t *);
hipError_t hipCtxGetFlags(unsigned int *);
hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig *);
hipError_t hipCtxPopCurrent(hipCtx_t *);
hipError_t hipCtxPushCurrent(hipCtx_t);
hipError_t hipCtxSetCacheConfig(hipFuncCache_t);
hipError_t hipCtxSetCurrent(hipCtx_t);
hipError_t hipCtxSetSharedMemConfig(hipSharedMemConfig);
hipError_t hipCtxSynchronize(void);
hipError_t hipDeviceCanAccessPeer(int *, int, int);
hipError_t hipDeviceComputeCapability(int *, int *, hipDevice_t);
hipError_t hipDeviceDisablePeerAccess(int);
hipError_t hipDeviceEnablePeerAccess(int, unsigned int);
hipError_t hipDeviceGet(hipDevice_t *, int);
hipError_t hipDeviceGetAttribute(int *, hipDeviceAttribute_t, int);
hipError_t hipDeviceGetByPCIBusId(int *, const char *);
hipError_t hipDeviceGetCacheConfig(hipFuncCache_t *);
hipError_t hipDeviceGetLimit(size_t *, hipLimit_t);
hipError_t hipDeviceGetName(char *, int, hipDevice_t);
hipError_t hipDeviceGetPCIBusId(char *, int, int);
hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig *);
hipError_t hipDeviceGetStreamPriorityRange(int *, int *);
hipError_t hipDevicePrimaryCtxGetState(hipDevice_t, unsigned int *, int *);
hipError_t hipDevicePrimaryCtxRelease(hipDevice_t);
hipError_t hipDevicePrimaryCtxReset(hipDevice_t);
hipError_t hipDevicePrimaryCtxRetain(hipCtx_t *, hipDevice_t);
hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t, unsigned int);
hipError_t hipDeviceReset(void);
hipError_t hipDeviceSetCacheConfig(hipFuncCache_t);
hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig);
hipError_t hipDeviceSynchronize(void);
hipError_t hipDeviceTotalMem(size_t *, hipDevice_t);
hipError_t hipDriverGetVersion(int *);
hipError_t hipEventCreate(hipEvent_t *);
hipError_t hipEventCreateWithFlags(hipEvent_t *, unsigned int);
hipError_t hipEventDestroy(hipEvent_t);
hipError_t hipEventElapsedTime(float *, hipEvent_t, hipEvent_t);
hipError_t hipEventQuery(hipEvent_t);
hipError_t hipEventSynchronize(hipEvent_t);
hipError_t hipExtMallocWithFlags(void **, size_t, unsigned int);
hipError_t hipFree(void *);
hipError_t hipFreeArray(hipArray_t);
hipError_t hipFreeAsync(void *, hipStream_t);
hipError_t hipFreeHost(void *);
hipError_t hipFuncGetAttributes(hipFuncAttributes *, const void *);
hipError_t hipFuncSetCacheConfig(const void *, hipFuncCache_t);
hipError_t hipGetDevice(int *);
hipError_t hipGetDeviceCount(int *);
hipError_t hipGetDeviceProperties(hipDeviceProp_t *, int);
const char * hipGetErrorName(hipError_t);
const char * hipGetErrorString(hipError_t);
hipError_t hipGetLastError(void);
hipError_t hipGetSymbolAddress(void **, const void *);
hipError_t hipGetSymbolSize(size_t *, const void *);
hipError_t hipGraphCreate(hipGraph_t *, unsigned int);
hipError_t hipGraphDestroy(hipGraph_t);
hipError_t hipGraphExecDestroy(hipGraphExec_t);
hipError_t hipGraphInstantiate(hipGraphExec_t *, hipGraph_t, hipGraphNode_t *, char *, size_t);
hipError_t hipGraphLaunch(hipGraphExec_t, hipStream_t);
hipError_t hipHostAlloc(void **, size_t, unsigned int);
hipError_t hipHostFree(void *);
hipError_t hipHostGetDevicePointer(void **, void *, unsigned int);
hipError_t hipHostGetFlags(unsigned int *, void *);
hipError_t hipHostMalloc(void **, size_t, unsigned int);
hipError_t hipHostRegister(void *, size_t, unsigned int);
hipError_t hipHostUnregister(void *);
hipError_t hipInit(unsigned int);
hipError_t hipIpcCloseMemHandle(void *);
hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *, void *);
hipError_t hipIpcOpenMemHandle(void **, hipIpcMemHandle_t, unsigned int);
hipError_t hipLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t, hipStream_t);
hipError_t hipLaunchHostFunc(hipStream_t, hipHostFn_t, void *);
hipError_t hipLaunchKernel(const void *, dim3, dim3, void **, size_t, hipStream_t);
hipError_t hipMalloc(void **, size_t);
hipError_t hipMallocAsync(void **, size_t, hipStream_t);
hipError_t hipMallocHost(void **, size_t);
hipError_t hipMallocPitch(void **, size_t *, size_t, size_t);
hipError_t hipMemAllocHost(void **, size_t);
hipError_t hipMemAllocPitch(hipDeviceptr_t *, size_t *, size_t, size_t, unsigned int);
hipError_t hipMemGetAddressRange(hipDeviceptr_t *, size_t *, hipDeviceptr_t);
hipError_t hipMemGetInfo(size_t *, size_t *);
hipError_t hipMemPrefetchAsync(const void *, size_t, int, hipStream_t);
hipError_t hipMemcpy(void *, const void *, size_t, hipMemcpyKind);
hipError_t hipMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpy2DToArray(hipArray_t, size_t, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpyAtoH(void *, hipArray_t, size_t, size_t);
hipError_t hipMemcpyDtoD(hipDeviceptr_t, hipDeviceptr_t, size_t);
hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t, hipDeviceptr_t, size_t, hipStream_t);
hipError_t hipMemcpyDtoH(void *, hipDeviceptr_t, size_t);
hipError_t hipMemcpyDtoHAsync(void *, hipDeviceptr_t, size_t, hipStream_t);
hipError_t hipMemcpyFromArray(void *, hipArray_const_t, size_t, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpyHtoA(hipArray_t, size_t, const void *, size_t);
hipError_t hipMemcpyHtoD(hipDeviceptr_t, const void *, size_t);
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t, const void *, size_t, hipStream_t);
hipError_t hipMemcpyParam2D(const hip_Memcpy2D *);
hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D *, hipStream_t);
hipError_t hipMemcpyPeer(void *, int, const void *, int, size_t);
hipError_t hipMemcpyToArray(hipArray_t, size_t, size_t, const void *, size_t, hipMemcpyKind);
hipError_t hipMemset(void *, int, size_t);
hipError_t hipMemset2D(void *, size_t, int, size_t, size_t);
hipError_t hipMemsetD16(hipDeviceptr_t, unsigned short, size_t);
hipError_t hipMemsetD32(hipDeviceptr_t, unsigned int, size_t);
hipError_t hipMemsetD32Async(hipDeviceptr_t, unsigned int, size_t, hipStream_t);
hipError_t hipMemsetD8(hipDeviceptr_t, unsigned char, size_t);
hipError_t hipMemsetD8Async(hipDeviceptr_t, unsigned char, size_t, hipStream_t);
hipError_t hipModuleGetFunction(hipFunction_t *, hipModule_t, const char *);
hipError_t hipModuleGetGlobal(hipDeviceptr_t *, size_t *, hipModule_t, const char *);
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, hipStream_t, void **);
hipError_t hipModuleLaunchKernel(hipFunction_t, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, hipStream_t, void **, void **);
hipError_t hipModuleLoad(hipModule_t *, const char *);
hipError_t hipModuleLoadData(hipModule_t *, const void *);
hipError_t hipModuleLoadDataEx(hipModule_t *, const void *, unsigned int, hipJitOption *, void **);
hipError_t hipModuleUnload(hipModule_t);
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t, unsigned int);
hipError_t hipPeekAtLastError(void);
hipError_t hipPointerGetAttributes(hipPointerAttribute_t *, const void *);
hipError_t hipRuntimeGetVersion(int *);
hipError_t hipSetDevice(int);
hipError_t hipSetDeviceFlags(unsigned int);
hipError_t hipStreamAddCallback(hipStream_t, hipStreamCallback_t, void *, unsigned int);
hipError_t hipStreamBeginCapture(hipStream_t, hipStreamCaptureMode);
hipError_t hipStreamCreate(hipStream_t *);
hipError_t hipStreamCreateWithFlags(hipStream_t *, unsigned int);
hipError_t hipStreamCreateWithPriority(hipStream_t *, unsigned int, int);
hipError_t hipStreamDestroy(hipStream_t);
hipError_t hipStreamEndCapture(hipStream_t, hipGraph_t *);
hipError_t hipStreamGetFlags(hipStream_t, unsigned int *);
hipError_t hipStreamGetPriority(hipStream_t, int *);
hipError_t hipStreamQuery(hipStream_t);
hipError_t hipStreamSynchronize(hipStream_t);
hipError_t hipCtxCreate(hipCtx_t *, unsigned int, hipDevice_t);
hipError_t hipEventRecord(hipEvent_t, hipStream_t);
hipError_t hipMallocArray(hipArray_t *, const hipChannelFormatDesc *, size_t, size_t, unsigned int);
hipError_t hipMallocManaged(void **, size_t, unsigned int);
hipError_t hipMemPtrGetInfo(void *, size_t *);
hipError_t hipMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind, hipStream_t);
hipError_t hipMemcpyAsync(void *, const void *, size_t, hipMemcpyKind, hipStream_t);
hipError_t hipMemcpyFromSymbol(void *, const void *, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpyFromSymbolAsync(void *, const void *, size_t, size_t, hipMemcpyKind, hipStream_t);
hipError_t hipMemcpyPeerAsync(void *, int, const void *, int, size_t, hipStream_t);
hipError_t hipMemcpyToSymbol(const void *, const void *, size_t, size_t, hipMemcpyKind);
hipError_t hipMemcpyToSymbolAsync(const void *, const void *, size_t, size_t, hipMemcpyKind, hipStream_t);
hipError_t hipMemset2DAsync(void *, size_t, int, size_t, size_t, hipStream_t);
hipError_t hipMemsetAsync(void *, int, size_t, hipStream_t);
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *, hipFunction_t, int, size_t);
hipError_t hipProfilerStart(void);
hipError_t hipConfigureCall(dim3, dim3, size_t, hipStream_t);
hipError_t hipExtGetLinkTypeAndHopCount(int, int, uint32_t *, uint32_t *);
hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams *, int, unsigned int);
hipError_t hipLaunchByPtr(const void *);
hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams *, int, unsigned int);
hipError_t hipMalloc3D(hipPitchedPtr *, hipExtent);
hipError_t hipMalloc3DArray(hipArray_t *, const hipChannelFormatDesc *, hipExtent, unsigned int);
hipError_t hipMemcpy3D(const hipMemcpy3DParms *);
hipError_t hipMemset3D(hipPitchedPtr, int, hipExtent);
hipError_t hipMemset3DAsync(hipPitchedPtr, int, hipExtent, hipStream_t);
hipError_t hipModuleGetTexRef(void **, hipModule_t, const char *);
hipError_t hipSetupArgument(const void *, size_t, size_t);
hipError_t hipProfilerStop(void);
hipError_t hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned int);

#ifdef __cplusplus
}
#endif
#endif
