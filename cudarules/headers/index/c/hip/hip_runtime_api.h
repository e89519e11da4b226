//		hipError_t	hipSuccess	hipErrorInvalidValue	hipErrorOutOfMemory	hipErrorMemoryAllocation	hipErrorNotInitialized	hipErrorInitializationError	hipErrorDeinitialized	hipErrorProfilerDisabled	hipErrorProfilerNotInitialized	hipErrorProfilerAlreadyStarted	hipErrorProfilerAlreadyStopped	hipErrorInvalidConfiguration	hipErrorInvalidPitchValue	hipErrorInvalidSymbol	hipErrorInvalidDevicePointer	hipErrorInvalidMemcpyDirection	hipErrorInsufficientDriver	hipErrorMissingConfiguration	hipErrorPriorLaunchFailure	hipErrorInvalidDeviceFunction	hipErrorNoDevice	hipErrorInvalidDevice	hipErrorInvalidImage	hipErrorInvalidContext	hipErrorContextAlreadyCurrent	hipErrorMapFailed	hipErrorMapBufferObjectFailed	hipErrorUnmapFailed	hipErrorArrayIsMapped	hipErrorAlreadyMapped	hipErrorNoBinaryForGpu	hipErrorAlreadyAcquired	hipErrorNotMapped	hipErrorNotMappedAsArray	hipErrorNotMappedAsPointer	hipErrorECCNotCorrectable	hipErrorUnsupportedLimit	hipErrorContextAlreadyInUse	hipErrorPeerAccessUnsupported	hipErrorInvalidKernelFile	hipErrorInvalidGraphicsContext	hipErrorInvalidSource	hipErrorFileNotFound	hipErrorSharedObjectSymbolNotFound	hipErrorSharedObjectInitFailed	hipErrorOperatingSystem	hipErrorInvalidHandle	hipErrorInvalidResourceHandle	hipErrorIllegalState	hipErrorNotFound	hipErrorNotReady	hipErrorIllegalAddress	hipErrorLaunchOutOfResources	hipErrorLaunchTimeOut	hipErrorPeerAccessAlreadyEnabled	hipErrorPeerAccessNotEnabled	hipErrorSetOnActiveProcess	hipErrorContextIsDestroyed	hipErrorAssert	hipErrorHostMemoryAlreadyRegistered	hipErrorHostMemoryNotRegistered	hipErrorLaunchFailure	hipErrorCooperativeLaunchTooLarge	hipErrorNotSupported	hipErrorStreamCaptureUnsupported	hipErrorUnknown	hipErrorRuntimeMemory	hipErrorRuntimeOther
extern "C" { typedef enum hipError_t {
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
} hipError_t; }
//		hipCtx_t	ihipCtx_t
extern "C" { typedef struct ihipCtx_t *hipCtx_t; }
//		hipDevice_t
extern "C" { typedef int hipDevice_t; }
//		hipStream_t	ihipStream_t
extern "C" { typedef struct ihipStream_t *hipStream_t; }
//		hipEvent_t	ihipEvent_t
extern "C" { typedef struct ihipEvent_t *hipEvent_t; }
//		hipModule_t	ihipModule_t
extern "C" { typedef struct ihipModule_t *hipModule_t; }
//		hipFunction_t	ihipModuleSymbol_t
extern "C" { typedef struct ihipModuleSymbol_t *hipFunction_t; }
//		hipGraph_t	ihipGraph
extern "C" { typedef struct ihipGraph *hipGraph_t; }
//		hipGraphNode_t	hipGraphNode
extern "C" { typedef struct hipGraphNode *hipGraphNode_t; }
//		hipGraphExec_t	hipGraphExec
extern "C" { typedef struct hipGraphExec *hipGraphExec_t; }
//		hipDeviceptr_t
extern "C" { typedef void *hipDeviceptr_t; }
//		hipArray
extern "C" { typedef struct hipArray hipArray; }
//		hipArray_t
extern "C" { typedef struct hipArray *hipArray_t; }
//		hipArray_const_t
extern "C" { typedef const struct hipArray *hipArray_const_t; }
//		hip_Memcpy2D
extern "C" { typedef struct hip_Memcpy2D hip_Memcpy2D; }
//		HIP_ARRAY_DESCRIPTOR
extern "C" { typedef struct HIP_ARRAY_DESCRIPTOR HIP_ARRAY_DESCRIPTOR; }
//		HIP_ARRAY3D_DESCRIPTOR
extern "C" { typedef struct HIP_ARRAY3D_DESCRIPTOR HIP_ARRAY3D_DESCRIPTOR; }
//		hipStreamCallback_t
extern "C" { typedef void (*hipStreamCallback_t)(hipStream_t, hipError_t, void *); }
//		hipHostFn_t
extern "C" { typedef void (*hipHostFn_t)(void *); }
//		hipMemcpyKind	hipMemcpyHostToHost	hipMemcpyHostToDevice	hipMemcpyDeviceToHost	hipMemcpyDeviceToDevice	hipMemcpyDefault
extern "C" { typedef enum hipMemcpyKind {
    hipMemcpyHostToHost = 0,
    hipMemcpyHostToDevice = 1,
    hipMemcpyDeviceToHost = 2,
    hipMemcpyDeviceToDevice = 3,
    hipMemcpyDefault = 4,
} hipMemcpyKind; }
//		hipFuncCache_t	hipFuncCachePreferNone	hipFuncCachePreferShared	hipFuncCachePreferL1	hipFuncCachePreferEqual
extern "C" { typedef enum hipFuncCache_t {
    hipFuncCachePreferNone = 0,
    hipFuncCachePreferShared = 1,
    hipFuncCachePreferL1 = 2,
    hipFuncCachePreferEqual = 3,
} hipFuncCache_t; }
//		hipSharedMemConfig	hipSharedMemBankSizeDefault	hipSharedMemBankSizeFourByte	hipSharedMemBankSizeEightByte
extern "C" { typedef enum hipSharedMemConfig {
    hipSharedMemBankSizeDefault = 0,
    hipSharedMemBankSizeFourByte = 1,
    hipSharedMemBankSizeEightByte = 2,
} hipSharedMemConfig; }
//		hipLimit_t	hipLimitStackSize	hipLimitPrintfFifoSize	hipLimitMallocHeapSize
extern "C" { typedef enum hipLimit_t {
    hipLimitStackSize = 0,
    hipLimitPrintfFifoSize = 1,
    hipLimitMallocHeapSize = 2,
} hipLimit_t; }
//		hipComputeMode	hipComputeModeDefault	hipComputeModeExclusive	hipComputeModeProhibited	hipComputeModeExclusiveProcess
extern "C" { typedef enum hipComputeMode {
    hipComputeModeDefault = 0,
    hipComputeModeExclusive = 1,
    hipComputeModeProhibited = 2,
    hipComputeModeExclusiveProcess = 3,
} hipComputeMode; }
//		hipStreamCaptureMode	hipStreamCaptureModeGlobal	hipStreamCaptureModeThreadLocal	hipStreamCaptureModeRelaxed
extern "C" { typedef enum hipStreamCaptureMode {
    hipStreamCaptureModeGlobal = 0,
    hipStreamCaptureModeThreadLocal = 1,
    hipStreamCaptureModeRelaxed = 2,
} hipStreamCaptureMode; }
//		hipDeviceAttribute_t	hipDeviceAttributeMaxThreadsPerBlock	hipDeviceAttributeMaxBlockDimX	hipDeviceAttributeMaxBlockDimY	hipDeviceAttributeMaxBlockDimZ	hipDeviceAttributeMaxGridDimX	hipDeviceAttributeMaxGridDimY	hipDeviceAttributeMaxGridDimZ	hipDeviceAttributeMaxSharedMemoryPerBlock	hipDeviceAttributeTotalConstantMemory	hipDeviceAttributeWarpSize	hipDeviceAttributeMaxRegistersPerBlock	hipDeviceAttributeClockRate	hipDeviceAttributeMemoryClockRate	hipDeviceAttributeMemoryBusWidth	hipDeviceAttributeMultiprocessorCount	hipDeviceAttributeComputeMode	hipDeviceAttributeL2CacheSize	hipDeviceAttributeMaxThreadsPerMultiProcessor	hipDeviceAttributeComputeCapabilityMajor	hipDeviceAttributeComputeCapabilityMinor	hipDeviceAttributeConcurrentKernels	hipDeviceAttributePciBusId	hipDeviceAttributePciDeviceId	hipDeviceAttributeMaxSharedMemoryPerMultiprocessor	hipDeviceAttributeIsMultiGpuBoard	hipDeviceAttributeIntegrated	hipDeviceAttributeCooperativeLaunch	hipDeviceAttributeCooperativeMultiDeviceLaunch
extern "C" { typedef enum hipDeviceAttribute_t {
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
} hipDeviceAttribute_t; }
//		hipJitOption	hipJitOptionMaxRegisters	hipJitOptionThreadsPerBlock	hipJitOptionWallTime	hipJitOptionInfoLogBuffer	hipJitOptionInfoLogBufferSizeBytes	hipJitOptionErrorLogBuffer	hipJitOptionErrorLogBufferSizeBytes	hipJitOptionOptimizationLevel	hipJitOptionTargetFromContext	hipJitOptionTarget	hipJitOptionFallbackStrategy	hipJitOptionGenerateDebugInfo	hipJitOptionLogVerbose	hipJitOptionGenerateLineInfo	hipJitOptionCacheMode	hipJitOptionSm3xOpt	hipJitOptionFastCompile	hipJitOptionNumOptions
extern "C" { typedef enum hipJitOption {
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
} hipJitOption; }
//		hipDeviceArch_t
extern "C" { typedef struct hipDeviceArch_t {
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
} hipDeviceArch_t; }
//		hipDeviceProp_t
extern "C" { typedef struct hipDeviceProp_t {
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
} hipDeviceProp_t; }
//		hipFuncAttributes
extern "C" { typedef struct hipFuncAttributes {
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
} hipFuncAttributes; }
//		hipPointerAttribute_t
extern "C" { typedef struct hipPointerAttribute_t {
    int type;
    int device;
    void *devicePointer;
    void *hostPointer;
    int isManaged;
    unsigned allocationFlags;
} hipPointerAttribute_t; }
//		hipExtent
extern "C" { typedef struct hipExtent {
    size_t width, height, depth;
} hipExtent; }
//		hipPitchedPtr
extern "C" { typedef struct hipPitchedPtr {
    void *ptr;
    size_t pitch, xsize, ysize;
} hipPitchedPtr; }
//		hipPos
extern "C" { typedef struct hipPos {
    size_t x, y, z;
} hipPos; }
//		hipMemcpy3DParms
extern "C" { typedef struct hipMemcpy3DParms {
    hipArray_t srcArray;
    hipPos srcPos;
    hipPitchedPtr srcPtr;
    hipArray_t dstArray;
    hipPos dstPos;
    hipPitchedPtr dstPtr;
    hipExtent extent;
    hipMemcpyKind kind;
} hipMemcpy3DParms; }
//		hipLaunchParams
extern "C" { typedef struct hipLaunchParams {
    void *func;
    dim3 gridDim, blockDim;
    void **args;
    size_t sharedMem;
    hipStream_t stream;
} hipLaunchParams; }
//		hipChannelFormatDesc
extern "C" { typedef struct hipChannelFormatDesc {
    int x, y, z, w, f;
} hipChannelFormatDesc; }
//		hipIpcMemHandle_t
extern "C" { typedef struct hipIpcMemHandle_t {
    char reserved[64];
} hipIpcMemHandle_t; }
//		hipIpcEventHandle_t
extern "C" { typedef struct hipIpcEventHandle_t {
    char reserved[64];
} hipIpcEventHandle_t; }
//		hipStreamDefault
extern "C" { enum { hipStreamDefault = 0x0 }; }
//		hipStreamNonBlocking
extern "C" { enum { hipStreamNonBlocking = 0x1 }; }
//		hipEventDefault
extern "C" { enum { hipEventDefault = 0x0 }; }
//		hipEventBlockingSync
extern "C" { enum { hipEventBlockingSync = 0x1 }; }
//		hipEventDisableTiming
extern "C" { enum { hipEventDisableTiming = 0x2 }; }
//		hipEventInterprocess
extern "C" { enum { hipEventInterprocess = 0x4 }; }
//		hipHostMallocDefault
extern "C" { enum { hipHostMallocDefault = 0x0 }; }
//		hipHostMallocPortable
extern "C" { enum { hipHostMallocPortable = 0x1 }; }
//		hipHostMallocMapped
extern "C" { enum { hipHostMallocMapped = 0x2 }; }
//		hipHostMallocWriteCombined
extern "C" { enum { hipHostMallocWriteCombined = 0x4 }; }
//		hipHostMallocCoherent
extern "C" { enum { hipHostMallocCoherent = 0x40000000 }; }
//		hipHostMallocNonCoherent
extern "C" { enum { hipHostMallocNonCoherent = 0x80000000 }; }
//		hipHostRegisterDefault
extern "C" { enum { hipHostRegisterDefault = 0x0 }; }
//		hipHostRegisterPortable
extern "C" { enum { hipHostRegisterPortable = 0x1 }; }
//		hipHostRegisterMapped
extern "C" { enum { hipHostRegisterMapped = 0x2 }; }
//		hipHostRegisterIoMemory
extern "C" { enum { hipHostRegisterIoMemory = 0x4 }; }
//		hipDeviceScheduleAuto
extern "C" { enum { hipDeviceScheduleAuto = 0x0 }; }
//		hipDeviceScheduleSpin
extern "C" { enum { hipDeviceScheduleSpin = 0x1 }; }
//		hipDeviceScheduleYield
extern "C" { enum { hipDeviceScheduleYield = 0x2 }; }
//		hipDeviceScheduleBlockingSync
extern "C" { enum { hipDeviceScheduleBlockingSync = 0x4 }; }
//		hipDeviceScheduleMask
extern "C" { enum { hipDeviceScheduleMask = 0x7 }; }
//		hipDeviceMapHost
extern "C" { enum { hipDeviceMapHost = 0x8 }; }
//		hipDeviceLmemResizeToMax
extern "C" { enum { hipDeviceLmemResizeToMax = 0x10 }; }
//		hipDeviceMallocDefault
extern "C" { enum { hipDeviceMallocDefault = 0x0 }; }
//		hipDeviceMallocFinegrained
extern "C" { enum { hipDeviceMallocFinegrained = 0x1 }; }
//		hipArrayDefault
extern "C" { enum { hipArrayDefault = 0x0 }; }
//		hipArrayLayered
extern "C" { enum { hipArrayLayered = 0x1 }; }
//		hipArraySurfaceLoadStore
extern "C" { enum { hipArraySurfaceLoadStore = 0x2 }; }
//		hipArrayCubemap
extern "C" { enum { hipArrayCubemap = 0x4 }; }
//		hipArrayTextureGather
extern "C" { enum { hipArrayTextureGather = 0x8 }; }
//		hipMemAttachGlobal
extern "C" { enum { hipMemAttachGlobal = 0x1 }; }
//		hipMemAttachHost
extern "C" { enum { hipMemAttachHost = 0x2 }; }
//		hipArray3DCreate
extern "C" { hipError_t hipArray3DCreate(hipArray_t *, const HIP_ARRAY3D_DESCRIPTOR *); }
//		hipArrayCreate
extern "C" { hipError_t hipArrayCreate(hipArray_t *, const HIP_ARRAY_DESCRIPTOR *); }
//		hipArrayDestroy
extern "C" { hipError_t hipArrayDestroy(hipArray_t); }
//		hipChooseDevice
extern "C" { hipError_t hipChooseDevice(int *, const hipDeviceProp_t *); }
//		hipCtxDestroy
extern "C" { hipError_t hipCtxDestroy(hipCtx_t); }
//		hipCtxDisablePeerAccess
extern "C" { hipError_t hipCtxDisablePeerAccess(hipCtx_t); }
//		hipCtxEnablePeerAccess
extern "C" { hipError_t hipCtxEnablePeerAccess(hipCtx_t, unsigned int); }
//		hipCtxGetApiVersion
extern "C" { hipError_t hipCtxGetApiVersion(hipCtx_t, unsigned int *); }
//		hipCtxGetCacheConfig
extern "C" { hipError_t hipCtxGetCacheConfig(hipFuncCache_t *); }
//		hipCtxGetCurrent
extern "C" { hipError_t hipCtxGetCurrent(hipCtx_t *); }
//		hipCtxGetDevice
extern "C" { hipError_t hipCtxGetDevice(hipDevice_t *); }
//		hipCtxGetFlags
extern "C" { hipError_t hipCtxGetFlags(unsigned int *); }
//		hipCtxGetSharedMemConfig
extern "C" { hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig *); }
//		hipCtxPopCurrent
extern "C" { hipError_t hipCtxPopCurrent(hipCtx_t *); }
//		hipCtxPushCurrent
extern "C" { hipError_t hipCtxPushCurrent(hipCtx_t); }
//		hipCtxSetCacheConfig
extern "C" { hipError_t hipCtxSetCacheConfig(hipFuncCache_t); }
//		hipCtxSetCurrent
extern "C" { hipError_t hipCtxSetCurrent(hipCtx_t); }
//		hipCtxSetSharedMemConfig
extern "C" { hipError_t hipCtxSetSharedMemConfig(hipSharedMemConfig); }
//		hipCtxSynchronize
extern "C" { hipError_t hipCtxSynchronize(void); }
//		hipDeviceCanAccessPeer
extern "C" { hipError_t hipDeviceCanAccessPeer(int *, int, int); }
//		hipDeviceComputeCapability
extern "C" { hipError_t hipDeviceComputeCapability(int *, int *, hipDevice_t); }
//		hipDeviceDisablePeerAccess
extern "C" { hipError_t hipDeviceDisablePeerAccess(int); }
//		hipDeviceEnablePeerAccess
extern "C" { hipError_t hipDeviceEnablePeerAccess(int, unsigned int); }
//		hipDeviceGet
extern "C" { hipError_t hipDeviceGet(hipDevice_t *, int); }
//		hipDeviceGetAttribute
extern "C" { hipError_t hipDeviceGetAttribute(int *, hipDeviceAttribute_t, int); }
//		hipDeviceGetByPCIBusId
extern "C" { hipError_t hipDeviceGetByPCIBusId(int *, const char *); }
//		hipDeviceGetCacheConfig
extern "C" { hipError_t hipDeviceGetCacheConfig(hipFuncCache_t *); }
//		hipDeviceGetLimit
extern "C" { hipError_t hipDeviceGetLimit(size_t *, hipLimit_t); }
//		hipDeviceGetName
extern "C" { hipError_t hipDeviceGetName(char *, int, hipDevice_t); }
//		hipDeviceGetPCIBusId
extern "C" { hipError_t hipDeviceGetPCIBusId(char *, int, int); }
//		hipDeviceGetSharedMemConfig
extern "C" { hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig *); }
//		hipDeviceGetStreamPriorityRange
extern "C" { hipError_t hipDeviceGetStreamPriorityRange(int *, int *); }
//		hipDevicePrimaryCtxGetState
extern "C" { hipError_t hipDevicePrimaryCtxGetState(hipDevice_t, unsigned int *, int *); }
//		hipDevicePrimaryCtxRelease
extern "C" { hipError_t hipDevicePrimaryCtxRelease(hipDevice_t); }
//		hipDevicePrimaryCtxReset
extern "C" { hipError_t hipDevicePrimaryCtxReset(hipDevice_t); }
//		hipDevicePrimaryCtxRetain
extern "C" { hipError_t hipDevicePrimaryCtxRetain(hipCtx_t *, hipDevice_t); }
//		hipDevicePrimaryCtxSetFlags
extern "C" { hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t, unsigned int); }
//		hipDeviceReset
extern "C" { hipError_t hipDeviceReset(void); }
//		hipDeviceSetCacheConfig
extern "C" { hipError_t hipDeviceSetCacheConfig(hipFuncCache_t); }
//		hipDeviceSetSharedMemConfig
extern "C" { hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig); }
//		hipDeviceSynchronize
extern "C" { hipError_t hipDeviceSynchronize(void); }
//		hipDeviceTotalMem
extern "C" { hipError_t hipDeviceTotalMem(size_t *, hipDevice_t); }
//		hipDriverGetVersion
extern "C" { hipError_t hipDriverGetVersion(int *); }
//		hipEventCreate
extern "C" { hipError_t hipEventCreate(hipEvent_t *); }
//		hipEventCreateWithFlags
extern "C" { hipError_t hipEventCreateWithFlags(hipEvent_t *, unsigned int); }
//		hipEventDestroy
extern "C" { hipError_t hipEventDestroy(hipEvent_t); }
//		hipEventElapsedTime
extern "C" { hipError_t hipEventElapsedTime(float *, hipEvent_t, hipEvent_t); }
//		hipEventQuery
extern "C" { hipError_t hipEventQuery(hipEvent_t); }
//		hipEventSynchronize
extern "C" { hipError_t hipEventSynchronize(hipEvent_t); }
//		hipExtMallocWithFlags
extern "C" { hipError_t hipExtMallocWithFlags(void **, size_t, unsigned int); }
//		hipFree
extern "C" { hipError_t hipFree(void *); }
//		hipFreeArray
extern "C" { hipError_t hipFreeArray(hipArray_t); }
//		hipFreeAsync
extern "C" { hipError_t hipFreeAsync(void *, hipStream_t); }
//		hipFreeHost
extern "C" { hipError_t hipFreeHost(void *); }
//		hipFuncGetAttributes
extern "C" { hipError_t hipFuncGetAttributes(hipFuncAttributes *, const void *); }
//		hipFuncSetCacheConfig
extern "C" { hipError_t hipFuncSetCacheConfig(const void *, hipFuncCache_t); }
//		hipGetDevice
extern "C" { hipError_t hipGetDevice(int *); }
//		hipGetDeviceCount
extern "C" { hipError_t hipGetDeviceCount(int *); }
//		hipGetDeviceProperties
extern "C" { hipError_t hipGetDeviceProperties(hipDeviceProp_t *, int); }
//		hipGetErrorName
extern "C" { const char * hipGetErrorName(hipError_t); }
//		hipGetErrorString
extern "C" { const char * hipGetErrorString(hipError_t); }
//		hipGetLastError
extern "C" { hipError_t hipGetLastError(void); }
//		hipGetSymbolAddress
extern "C" { hipError_t hipGetSymbolAddress(void **, const void *); }
//		hipGetSymbolSize
extern "C" { hipError_t hipGetSymbolSize(size_t *, const void *); }
//		hipGraphCreate
extern "C" { hipError_t hipGraphCreate(hipGraph_t *, unsigned int); }
//		hipGraphDestroy
extern "C" { hipError_t hipGraphDestroy(hipGraph_t); }
//		hipGraphExecDestroy
extern "C" { hipError_t hipGraphExecDestroy(hipGraphExec_t); }
//		hipGraphInstantiate
extern "C" { hipError_t hipGraphInstantiate(hipGraphExec_t *, hipGraph_t, hipGraphNode_t *, char *, size_t); }
//		hipGraphLaunch
extern "C" { hipError_t hipGraphLaunch(hipGraphExec_t, hipStream_t); }
//		hipHostAlloc
extern "C" { hipError_t hipHostAlloc(void **, size_t, unsigned int); }
//		hipHostFree
extern "C" { hipError_t hipHostFree(void *); }
//		hipHostGetDevicePointer
extern "C" { hipError_t hipHostGetDevicePointer(void **, void *, unsigned int); }
//		hipHostGetFlags
extern "C" { hipError_t hipHostGetFlags(unsigned int *, void *); }
//		hipHostMalloc
extern "C" { hipError_t hipHostMalloc(void **, size_t, unsigned int); }
//		hipHostRegister
extern "C" { hipError_t hipHostRegister(void *, size_t, unsigned int); }
//		hipHostUnregister
extern "C" { hipError_t hipHostUnregister(void *); }
//		hipInit
extern "C" { hipError_t hipInit(unsigned int); }
//		hipIpcCloseMemHandle
extern "C" { hipError_t hipIpcCloseMemHandle(void *); }
//		hipIpcGetMemHandle
extern "C" { hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *, void *); }
//		hipIpcOpenMemHandle
extern "C" { hipError_t hipIpcOpenMemHandle(void **, hipIpcMemHandle_t, unsigned int); }
//		hipLaunchCooperativeKernel
extern "C" { hipError_t hipLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t, hipStream_t); }
//		hipLaunchHostFunc
extern "C" { hipError_t hipLaunchHostFunc(hipStream_t, hipHostFn_t, void *); }
//		hipLaunchKernel
extern "C" { hipError_t hipLaunchKernel(const void *, dim3, dim3, void **, size_t, hipStream_t); }
//		hipMalloc
extern "C" { hipError_t hipMalloc(void **, size_t); }
//		hipMallocAsync
extern "C" { hipError_t hipMallocAsync(void **, size_t, hipStream_t); }
//		hipMallocHost
extern "C" { hipError_t hipMallocHost(void **, size_t); }
//		hipMallocPitch
extern "C" { hipError_t hipMallocPitch(void **, size_t *, size_t, size_t); }
//		hipMemAllocHost
extern "C" { hipError_t hipMemAllocHost(void **, size_t); }
//		hipMemAllocPitch
extern "C" { hipError_t hipMemAllocPitch(hipDeviceptr_t *, size_t *, size_t, size_t, unsigned int); }
//		hipMemGetAddressRange
extern "C" { hipError_t hipMemGetAddressRange(hipDeviceptr_t *, size_t *, hipDeviceptr_t); }
//		hipMemGetInfo
extern "C" { hipError_t hipMemGetInfo(size_t *, size_t *); }
//		hipMemPrefetchAsync
extern "C" { hipError_t hipMemPrefetchAsync(const void *, size_t, int, hipStream_t); }
//		hipMemcpy
extern "C" { hipError_t hipMemcpy(void *, const void *, size_t, hipMemcpyKind); }
//		hipMemcpy2D
extern "C" { hipError_t hipMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind); }
//		hipMemcpy2DToArray
extern "C" { hipError_t hipMemcpy2DToArray(hipArray_t, size_t, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind); }
//		hipMemcpyAtoH
extern "C" { hipError_t hipMemcpyAtoH(void *, hipArray_t, size_t, size_t); }
//		hipMemcpyDtoD
extern "C" { hipError_t hipMemcpyDtoD(hipDeviceptr_t, hipDeviceptr_t, size_t); }
//		hipMemcpyDtoDAsync
extern "C" { hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t, hipDeviceptr_t, size_t, hipStream_t); }
//		hipMemcpyDtoH
extern "C" { hipError_t hipMemcpyDtoH(void *, hipDeviceptr_t, size_t); }
//		hipMemcpyDtoHAsync
extern "C" { hipError_t hipMemcpyDtoHAsync(void *, hipDeviceptr_t, size_t, hipStream_t); }
//		hipMemcpyFromArray
extern "C" { hipError_t hipMemcpyFromArray(void *, hipArray_const_t, size_t, size_t, size_t, hipMemcpyKind); }
//		hipMemcpyHtoA
extern "C" { hipError_t hipMemcpyHtoA(hipArray_t, size_t, const void *, size_t); }
//		hipMemcpyHtoD
extern "C" { hipError_t hipMemcpyHtoD(hipDeviceptr_t, const void *, size_t); }
//		hipMemcpyHtoDAsync
extern "C" { hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t, const void *, size_t, hipStream_t); }
//		hipMemcpyParam2D
extern "C" { hipError_t hipMemcpyParam2D(const hip_Memcpy2D *); }
//		hipMemcpyParam2DAsync
extern "C" { hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D *, hipStream_t); }
//		hipMemcpyPeer
extern "C" { hipError_t hipMemcpyPeer(void *, int, const void *, int, size_t); }
//		hipMemcpyToArray
extern "C" { hipError_t hipMemcpyToArray(hipArray_t, size_t, size_t, const void *, size_t, hipMemcpyKind); }
//		hipMemset
extern "C" { hipError_t hipMemset(void *, int, size_t); }
//		hipMemset2D
extern "C" { hipError_t hipMemset2D(void *, size_t, int, size_t, size_t); }
//		hipMemsetD16
extern "C" { hipError_t hipMemsetD16(hipDeviceptr_t, unsigned short, size_t); }
//		hipMemsetD32
extern "C" { hipError_t hipMemsetD32(hipDeviceptr_t, unsigned int, size_t); }
//		hipMemsetD32Async
extern "C" { hipError_t hipMemsetD32Async(hipDeviceptr_t, unsigned int, size_t, hipStream_t); }
//		hipMemsetD8
extern "C" { hipError_t hipMemsetD8(hipDeviceptr_t, unsigned char, size_t); }
//		hipMemsetD8Async
extern "C" { hipError_t hipMemsetD8Async(hipDeviceptr_t, unsigned char, size_t, hipStream_t); }
//		hipModuleGetFunction
extern "C" { hipError_t hipModuleGetFunction(hipFunction_t *, hipModule_t, const char *); }
//		hipModuleGetGlobal
extern "C" { hipError_t hipModuleGetGlobal(hipDeviceptr_t *, size_t *, hipModule_t, const char *); }
//		hipModuleLaunchCooperativeKernel
extern "C" { hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, hipStream_t, void **); }
//		hipModuleLaunchKernel
extern "C" { hipError_t hipModuleLaunchKernel(hipFunction_t, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, hipStream_t, void **, void **); }
//		hipModuleLoad
extern "C" { hipError_t hipModuleLoad(hipModule_t *, const char *); }
//		hipModuleLoadData
extern "C" { hipError_t hipModuleLoadData(hipModule_t *, const void *); }
//		hipModuleLoadDataEx
extern "C" { hipError_t hipModuleLoadDataEx(hipModule_t *, const void *, unsigned int, hipJitOption *, void **); }
//		hipModuleUnload
extern "C" { hipError_t hipModuleUnload(hipModule_t); }
//		hipOccupancyMaxActiveBlocksPerMultiprocessor
extern "C" { hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t); }
//		hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
extern "C" { hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t, unsigned int); }
//		hipPeekAtLastError
extern "C" { hipError_t hipPeekAtLastError(void); }
//		hipPointerGetAttributes
extern "C" { hipError_t hipPointerGetAttributes(hipPointerAttribute_t *, const void *); }
//		hipRuntimeGetVersion
extern "C" { hipError_t hipRuntimeGetVersion(int *); }
//		hipSetDevice
extern "C" { hipError_t hipSetDevice(int); }
//		hipSetDeviceFlags
extern "C" { hipError_t hipSetDeviceFlags(unsigned int); }
//		hipStreamAddCallback
extern "C" { hipError_t hipStreamAddCallback(hipStream_t, hipStreamCallback_t, void *, unsigned int); }
//		hipStreamBeginCapture
extern "C" { hipError_t hipStreamBeginCapture(hipStream_t, hipStreamCaptureMode); }
//		hipStreamCreate
extern "C" { hipError_t hipStreamCreate(hipStream_t *); }
//		hipStreamCreateWithFlags
extern "C" { hipError_t hipStreamCreateWithFlags(hipStream_t *, unsigned int); }
//		hipStreamCreateWithPriority
extern "C" { hipError_t hipStreamCreateWithPriority(hipStream_t *, unsigned int, int); }
//		hipStreamDestroy
extern "C" { hipError_t hipStreamDestroy(hipStream_t); }
//		hipStreamEndCapture
extern "C" { hipError_t hipStreamEndCapture(hipStream_t, hipGraph_t *); }
//		hipStreamGetFlags
extern "C" { hipError_t hipStreamGetFlags(hipStream_t, unsigned int *); }
//		hipStreamGetPriority
extern "C" { hipError_t hipStreamGetPriority(hipStream_t, int *); }
//		hipStreamQuery
extern "C" { hipError_t hipStreamQuery(hipStream_t); }
//		hipStreamSynchronize
extern "C" { hipError_t hipStreamSynchronize(hipStream_t); }
//		hipCtxCreate
extern "C" { hipError_t hipCtxCreate(hipCtx_t *, unsigned int, hipDevice_t); }
//		hipEventRecord
extern "C" { hipError_t hipEventRecord(hipEvent_t, hipStream_t); }
//		hipMallocArray
extern "C" { hipError_t hipMallocArray(hipArray_t *, const hipChannelFormatDesc *, size_t, size_t, unsigned int); }
//		hipMallocManaged
extern "C" { hipError_t hipMallocManaged(void **, size_t, unsigned int); }
//		hipMemPtrGetInfo
extern "C" { hipError_t hipMemPtrGetInfo(void *, size_t *); }
//		hipMemcpy2DAsync
extern "C" { hipError_t hipMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind, hipStream_t); }
//		hipMemcpyAsync
extern "C" { hipError_t hipMemcpyAsync(void *, const void *, size_t, hipMemcpyKind, hipStream_t); }
//		hipMemcpyFromSymbol
extern "C" { hipError_t hipMemcpyFromSymbol(void *, const void *, size_t, size_t, hipMemcpyKind); }
//		hipMemcpyFromSymbolAsync
extern "C" { hipError_t hipMemcpyFromSymbolAsync(void *, const void *, size_t, size_t, hipMemcpyKind, hipStream_t); }
//		hipMemcpyPeerAsync
extern "C" { hipError_t hipMemcpyPeerAsync(void *, int, const void *, int, size_t, hipStream_t); }
//		hipMemcpyToSymbol
extern "C" { hipError_t hipMemcpyToSymbol(const void *, const void *, size_t, size_t, hipMemcpyKind); }
//		hipMemcpyToSymbolAsync
extern "C" { hipError_t hipMemcpyToSymbolAsync(const void *, const void *, size_t, size_t, hipMemcpyKind, hipStream_t); }
//		hipMemset2DAsync
extern "C" { hipError_t hipMemset2DAsync(void *, size_t, int, size_t, size_t, hipStream_t); }
//		hipMemsetAsync
extern "C" { hipError_t hipMemsetAsync(void *, int, size_t, hipStream_t); }
//		hipModuleOccupancyMaxActiveBlocksPerMultiprocessor
extern "C" { hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *, hipFunction_t, int, size_t); }
//		hipProfilerStart
extern "C" { hipError_t hipProfilerStart(void); }
//		hipConfigureCall
extern "C" { hipError_t hipConfigureCall(dim3, dim3, size_t, hipStream_t); }
//		hipExtGetLinkTypeAndHopCount
extern "C" { hipError_t hipExtGetLinkTypeAndHopCount(int, int, uint32_t *, uint32_t *); }
//		hipExtLaunchMultiKernelMultiDevice
extern "C" { hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams *, int, unsigned int); }
//		hipLaunchByPtr
extern "C" { hipError_t hipLaunchByPtr(const void *); }
//		hipLaunchCooperativeKernelMultiDevice
extern "C" { hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams *, int, unsigned int); }
//		hipMalloc3D
extern "C" { hipError_t hipMalloc3D(hipPitchedPtr *, hipExtent); }
//		hipMalloc3DArray
extern "C" { hipError_t hipMalloc3DArray(hipArray_t *, const hipChannelFormatDesc *, hipExtent, unsigned int); }
//		hipMemcpy3D
extern "C" { hipError_t hipMemcpy3D(const hipMemcpy3DParms *); }
//		hipMemset3D
extern "C" { hipError_t hipMemset3D(hipPitchedPtr, int, hipExtent); }
//		hipMemset3DAsync
extern "C" { hipError_t hipMemset3DAsync(hipPitchedPtr, int, hipExtent, hipStream_t); }
//		hipModuleGetTexRef
extern "C" { hipError_t hipModuleGetTexRef(void **, hipModule_t, const char *); }
//		hipSetupArgument
extern "C" { hipError_t hipSetupArgument(const void *, size_t, size_t); }
//		hipProfilerStop
extern "C" { hipError_t hipProfilerStop(void); }
//		hipStreamWaitEvent
extern "C" { hipError_t hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned int); }
