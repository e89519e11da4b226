#include "cudavet_release.h"
#include "vector_types.h"
//		cudaHostAllocDefault
enum { cudaHostAllocDefault = 0x00 };
//		cudaHostAllocPortable
enum { cudaHostAllocPortable = 0x01 };
//		cudaHostAllocMapped
enum { cudaHostAllocMapped = 0x02 };
//		cudaHostAllocWriteCombined
enum { cudaHostAllocWriteCombined = 0x04 };
//		cudaHostRegisterDefault
enum { cudaHostRegisterDefault = 0x00 };
//		cudaHostRegisterPortable
enum { cudaHostRegisterPortable = 0x01 };
//		cudaHostRegisterMapped
enum { cudaHostRegisterMapped = 0x02 };
//		cudaHostRegisterIoMemory
enum { cudaHostRegisterIoMemory = 0x04 };
//		cudaHostRegisterReadOnly
enum { cudaHostRegisterReadOnly = 0x08 };
//		cudaPeerAccessDefault
enum { cudaPeerAccessDefault = 0x00 };
//		cudaStreamDefault
enum { cudaStreamDefault = 0x00 };
//		cudaStreamNonBlocking
enum { cudaStreamNonBlocking = 0x01 };
//		cudaEventDefault
enum { cudaEventDefault = 0x00 };
//		cudaEventBlockingSync
enum { cudaEventBlockingSync = 0x01 };
//		cudaEventDisableTiming
enum { cudaEventDisableTiming = 0x02 };
//		cudaEventInterprocess
enum { cudaEventInterprocess = 0x04 };
//		cudaEventRecordDefault
enum { cudaEventRecordDefault = 0x00 };
//		cudaEventRecordExternal
enum { cudaEventRecordExternal = 0x01 };
//		cudaEventWaitDefault
enum { cudaEventWaitDefault = 0x00 };
//		cudaEventWaitExternal
enum { cudaEventWaitExternal = 0x01 };
//		cudaDeviceScheduleAuto
enum { cudaDeviceScheduleAuto = 0x00 };
//		cudaDeviceScheduleSpin
enum { cudaDeviceScheduleSpin = 0x01 };
//		cudaDeviceScheduleYield
enum { cudaDeviceScheduleYield = 0x02 };
//		cudaDeviceScheduleBlockingSync
enum { cudaDeviceScheduleBlockingSync = 0x04 };
//		cudaDeviceBlockingSync
enum { cudaDeviceBlockingSync = 0x04 };
//		cudaDeviceScheduleMask
enum { cudaDeviceScheduleMask = 0x07 };
//		cudaDeviceMapHost
enum { cudaDeviceMapHost = 0x08 };
//		cudaDeviceLmemResizeToMax
enum { cudaDeviceLmemResizeToMax = 0x10 };
//		cudaDeviceMask
enum { cudaDeviceMask = 0x1f };
//		cudaArrayDefault
enum { cudaArrayDefault = 0x00 };
//		cudaArrayLayered
enum { cudaArrayLayered = 0x01 };
//		cudaArraySurfaceLoadStore
enum { cudaArraySurfaceLoadStore = 0x02 };
//		cudaArrayCubemap
enum { cudaArrayCubemap = 0x04 };
//		cudaArrayTextureGather
enum { cudaArrayTextureGather = 0x08 };
//		cudaArrayColorAttachment
enum { cudaArrayColorAttachment = 0x20 };
//		cudaArraySparse
enum { cudaArraySparse = 0x40 };
//		cudaArrayDeferredMapping
enum { cudaArrayDeferredMapping = 0x80 };
//		cudaIpcMemLazyEnablePeerAccess
enum { cudaIpcMemLazyEnablePeerAccess = 0x01 };
//		cudaMemAttachGlobal
enum { cudaMemAttachGlobal = 0x01 };
//		cudaMemAttachHost
enum { cudaMemAttachHost = 0x02 };
//		cudaMemAttachSingle
enum { cudaMemAttachSingle = 0x04 };
//		cudaOccupancyDefault
enum { cudaOccupancyDefault = 0x00 };
//		cudaOccupancyDisableCachingOverride
enum { cudaOccupancyDisableCachingOverride = 0x01 };
//		cudaCooperativeLaunchMultiDeviceNoPreSync
enum { cudaCooperativeLaunchMultiDeviceNoPreSync = 0x01 };
//		cudaCooperativeLaunchMultiDeviceNoPostSync
enum { cudaCooperativeLaunchMultiDeviceNoPostSync = 0x02 };
//		cudaArraySparsePropertiesSingleMipTail
enum { cudaArraySparsePropertiesSingleMipTail = 0x1 };
//		CUDA_IPC_HANDLE_SIZE
enum { CUDA_IPC_HANDLE_SIZE = 64 };
//		cudaExternalMemoryDedicated
enum { cudaExternalMemoryDedicated = 0x1 };
//		cudaExternalSemaphoreSignalSkipNvSciBufMemSync
enum { cudaExternalSemaphoreSignalSkipNvSciBufMemSync = 0x01 };
//		cudaExternalSemaphoreWaitSkipNvSciBufMemSync
enum { cudaExternalSemaphoreWaitSkipNvSciBufMemSync = 0x02 };
//		cudaNvSciSyncAttrSignal
enum { cudaNvSciSyncAttrSignal = 0x1 };
//		cudaNvSciSyncAttrWait
enum { cudaNvSciSyncAttrWait = 0x2 };
//		cudaDeviceSyncMemops
enum { cudaDeviceSyncMemops = 0x80 };
//		cudaInitDeviceFlagsAreValid
enum { cudaInitDeviceFlagsAreValid = 0x01 };
//		cudaMemPoolCreateUsageHwDecompress
enum { cudaMemPoolCreateUsageHwDecompress = 0x2 };
//		cudaGraphKernelNodePortDefault
enum { cudaGraphKernelNodePortDefault = 0 };
//		cudaGraphKernelNodePortProgrammatic
enum { cudaGraphKernelNodePortProgrammatic = 1 };
//		cudaGraphKernelNodePortLaunchCompletion
enum { cudaGraphKernelNodePortLaunchCompletion = 2 };
//		cudaError	cudaSuccess	cudaErrorInvalidValue	cudaErrorMemoryAllocation	cudaErrorInitializationError	cudaErrorCudartUnloading	cudaErrorProfilerDisabled	cudaErrorProfilerNotInitialized	cudaErrorProfilerAlreadyStarted	cudaErrorProfilerAlreadyStopped	cudaErrorInvalidConfiguration	cudaErrorInvalidPitchValue	cudaErrorInvalidSymbol	cudaErrorInvalidHostPointer	cudaErrorInvalidDevicePointer	cudaErrorInvalidTexture	cudaErrorInvalidTextureBinding	cudaErrorInvalidChannelDescriptor	cudaErrorInvalidMemcpyDirection	cudaErrorAddressOfConstant	cudaErrorTextureFetchFailed	cudaErrorTextureNotBound	cudaErrorSynchronizationError	cudaErrorInvalidFilterSetting	cudaErrorInvalidNormSetting	cudaErrorMixedDeviceExecution	cudaErrorNotYetImplemented	cudaErrorMemoryValueTooLarge	cudaErrorStubLibrary	cudaErrorInsufficientDriver	cudaErrorCallRequiresNewerDriver	cudaErrorInvalidSurface	cudaErrorDuplicateVariableName	cudaErrorDuplicateTextureName	cudaErrorDuplicateSurfaceName	cudaErrorDevicesUnavailable	cudaErrorIncompatibleDriverContext	cudaErrorMissingConfiguration	cudaErrorPriorLaunchFailure	cudaErrorLaunchMaxDepthExceeded	cudaErrorLaunchFileScopedTex	cudaErrorLaunchFileScopedSurf	cudaErrorSyncDepthExceeded	cudaErrorLaunchPendingCountExceeded	cudaErrorInvalidDeviceFunction	cudaErrorNoDevice	cudaErrorInvalidDevice	cudaErrorDeviceNotLicensed	cudaErrorSoftwareValidityNotEstablished	cudaErrorStartupFailure	cudaErrorInvalidKernelImage	cudaErrorDeviceUninitialized	cudaErrorMapBufferObjectFailed	cudaErrorUnmapBufferObjectFailed	cudaErrorArrayIsMapped	cudaErrorAlreadyMapped	cudaErrorNoKernelImageForDevice	cudaErrorAlreadyAcquired	cudaErrorNotMapped	cudaErrorNotMappedAsArray	cudaErrorNotMappedAsPointer	cudaErrorECCUncorrectable	cudaErrorUnsupportedLimit	cudaErrorDeviceAlreadyInUse	cudaErrorPeerAccessUnsupported	cudaErrorInvalidPtx	cudaErrorInvalidGraphicsContext	cudaErrorNvlinkUncorrectable	cudaErrorJitCompilerNotFound	cudaErrorUnsupportedPtxVersion	cudaErrorJitCompilationDisabled	cudaErrorUnsupportedExecAffinity	cudaErrorUnsupportedDevSideSync	cudaErrorContained	cudaErrorInvalidSource	cudaErrorFileNotFound	cudaErrorSharedObjectSymbolNotFound	cudaErrorSharedObjectInitFailed	cudaErrorOperatingSystem	cudaErrorInvalidResourceHandle	cudaErrorIllegalState	cudaErrorLossyQuery	cudaErrorSymbolNotFound	cudaErrorNotReady	cudaErrorIllegalAddress	cudaErrorLaunchOutOfResources	cudaErrorLaunchTimeout	cudaErrorLaunchIncompatibleTexturing	cudaErrorPeerAccessAlreadyEnabled	cudaErrorPeerAccessNotEnabled	cudaErrorSetOnActiveProcess	cudaErrorContextIsDestroyed	cudaErrorAssert	cudaErrorTooManyPeers	cudaErrorHostMemoryAlreadyRegistered	cudaErrorHostMemoryNotRegistered	cudaErrorHardwareStackError	cudaErrorIllegalInstruction	cudaErrorMisalignedAddress	cudaErrorInvalidAddressSpace	cudaErrorInvalidPc	cudaErrorLaunchFailure	cudaErrorCooperativeLaunchTooLarge	cudaErrorTensorMemoryLeak	cudaErrorNotPermitted	cudaErrorNotSupported	cudaErrorSystemNotReady	cudaErrorSystemDriverMismatch	cudaErrorCompatNotSupportedOnDevice	cudaErrorMpsConnectionFailed	cudaErrorMpsRpcFailure	cudaErrorMpsServerNotReady	cudaErrorMpsMaxClientsReached	cudaErrorMpsMaxConnectionsReached	cudaErrorMpsClientTerminated	cudaErrorCdpNotSupported	cudaErrorCdpVersionMismatch	cudaErrorStreamCaptureUnsupported	cudaErrorStreamCaptureInvalidated	cudaErrorStreamCaptureMerge	cudaErrorStreamCaptureUnmatched	cudaErrorStreamCaptureUnjoined	cudaErrorStreamCaptureIsolation	cudaErrorStreamCaptureImplicit	cudaErrorCapturedEvent	cudaErrorStreamCaptureWrongThread	cudaErrorTimeout	cudaErrorGraphExecUpdateFailure	cudaErrorExternalDevice	cudaErrorInvalidClusterSize	cudaErrorFunctionNotLoaded	cudaErrorInvalidResourceType	cudaErrorInvalidResourceConfiguration	cudaErrorUnknown	cudaErrorApiFailureBase
enum cudaError {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorInitializationError = 3,
    cudaErrorCudartUnloading = 4,
    cudaErrorProfilerDisabled = 5,
    cudaErrorProfilerNotInitialized = 6,
    cudaErrorProfilerAlreadyStarted = 7,
    cudaErrorProfilerAlreadyStopped = 8,
    cudaErrorInvalidConfiguration = 9,
    cudaErrorInvalidPitchValue = 12,
    cudaErrorInvalidSymbol = 13,
    cudaErrorInvalidHostPointer = 16,
    cudaErrorInvalidDevicePointer = 17,
    cudaErrorInvalidTexture = 18,
    cudaErrorInvalidTextureBinding = 19,
    cudaErrorInvalidChannelDescriptor = 20,
    cudaErrorInvalidMemcpyDirection = 21,
    cudaErrorAddressOfConstant = 22,
    cudaErrorTextureFetchFailed = 23,
    cudaErrorTextureNotBound = 24,
    cudaErrorSynchronizationError = 25,
    cudaErrorInvalidFilterSetting = 26,
    cudaErrorInvalidNormSetting = 27,
    cudaErrorMixedDeviceExecution = 28,
    cudaErrorNotYetImplemented = 31,
    cudaErrorMemoryValueTooLarge = 32,
    cudaErrorStubLibrary = 34,
    cudaErrorInsufficientDriver = 35,
    cudaErrorCallRequiresNewerDriver = 36,
    cudaErrorInvalidSurface = 37,
    cudaErrorDuplicateVariableName = 43,
    cudaErrorDuplicateTextureName = 44,
    cudaErrorDuplicateSurfaceName = 45,
    cudaErrorDevicesUnavailable = 46,
    cudaErrorIncompatibleDriverContext = 49,
    cudaErrorMissingConfiguration = 52,
    cudaErrorPriorLaunchFailure = 53,
    cudaErrorLaunchMaxDepthExceeded = 65,
    cudaErrorLaunchFileScopedTex = 66,
    cudaErrorLaunchFileScopedSurf = 67,
    cudaErrorSyncDepthExceeded = 68,
    cudaErrorLaunchPendingCountExceeded = 69,
    cudaErrorInvalidDeviceFunction = 98,
    cudaErrorNoDevice = 100,
    cudaErrorInvalidDevice = 101,
    cudaErrorDeviceNotLicensed = 102,
    cudaErrorSoftwareValidityNotEstablished = 103,
    cudaErrorStartupFailure = 127,
    cudaErrorInvalidKernelImage = 200,
    cudaErrorDeviceUninitialized = 201,
    cudaErrorMapBufferObjectFailed = 205,
    cudaErrorUnmapBufferObjectFailed = 206,
    cudaErrorArrayIsMapped = 207,
    cudaErrorAlreadyMapped = 208,
    cudaErrorNoKernelImageForDevice = 209,
    cudaErrorAlreadyAcquired = 210,
    cudaErrorNotMapped = 211,
    cudaErrorNotMappedAsArray = 212,
    cudaErrorNotMappedAsPointer = 213,
    cudaErrorECCUncorrectable = 214,
    cudaErrorUnsupportedLimit = 215,
    cudaErrorDeviceAlreadyInUse = 216,
    cudaErrorPeerAccessUnsupported = 217,
    cudaErrorInvalidPtx = 218,
    cudaErrorInvalidGraphicsContext = 219,
    cudaErrorNvlinkUncorrectable = 220,
    cudaErrorJitCompilerNotFound = 221,
    cudaErrorUnsupportedPtxVersion = 222,
    cudaErrorJitCompilationDisabled = 223,
    cudaErrorUnsupportedExecAffinity = 224,
    cudaErrorUnsupportedDevSideSync = 225,
    cudaErrorContained = 226,
    cudaErrorInvalidSource = 300,
    cudaErrorFileNotFound = 301,
    cudaErrorSharedObjectSymbolNotFound = 302,
    cudaErrorSharedObjectInitFailed = 303,
    cudaErrorOperatingSystem = 304,
    cudaErrorInvalidResourceHandle = 400,
    cudaErrorIllegalState = 401,
    cudaErrorLossyQuery = 402,
    cudaErrorSymbolNotFound = 500,
    cudaErrorNotReady = 600,
    cudaErrorIllegalAddress = 700,
    cudaErrorLaunchOutOfResources = 701,
    cudaErrorLaunchTimeout = 702,
    cudaErrorLaunchIncompatibleTexturing = 703,
    cudaErrorPeerAccessAlreadyEnabled = 704,
    cudaErrorPeerAccessNotEnabled = 705,
    cudaErrorSetOnActiveProcess = 708,
    cudaErrorContextIsDestroyed = 709,
    cudaErrorAssert = 710,
    cudaErrorTooManyPeers = 711,
    cudaErrorHostMemoryAlreadyRegistered = 712,
    cudaErrorHostMemoryNotRegistered = 713,
    cudaErrorHardwareStackError = 714,
    cudaErrorIllegalInstruction = 715,
    cudaErrorMisalignedAddress = 716,
    cudaErrorInvalidAddressSpace = 717,
    cudaErrorInvalidPc = 718,
    cudaErrorLaunchFailure = 719,
    cudaErrorCooperativeLaunchTooLarge = 720,
    cudaErrorTensorMemoryLeak = 721,
    cudaErrorNotPermitted = 800,
    cudaErrorNotSupported = 801,
    cudaErrorSystemNotReady = 802,
    cudaErrorSystemDriverMismatch = 803,
    cudaErrorCompatNotSupportedOnDevice = 804,
    cudaErrorMpsConnectionFailed = 805,
    cudaErrorMpsRpcFailure = 806,
    cudaErrorMpsServerNotReady = 807,
    cudaErrorMpsMaxClientsReached = 808,
    cudaErrorMpsMaxConnectionsReached = 809,
    cudaErrorMpsClientTerminated = 810,
    cudaErrorCdpNotSupported = 811,
    cudaErrorCdpVersionMismatch = 812,
    cudaErrorStreamCaptureUnsupported = 900,
    cudaErrorStreamCaptureInvalidated = 901,
    cudaErrorStreamCaptureMerge = 902,
    cudaErrorStreamCaptureUnmatched = 903,
    cudaErrorStreamCaptureUnjoined = 904,
    cudaErrorStreamCaptureIsolation = 905,
    cudaErrorStreamCaptureImplicit = 906,
    cudaErrorCapturedEvent = 907,
    cudaErrorStreamCaptureWrongThread = 908,
    cudaErrorTimeout = 909,
    cudaErrorGraphExecUpdateFailure = 910,
    cudaErrorExternalDevice = 911,
    cudaErrorInvalidClusterSize = 912,
    cudaErrorFunctionNotLoaded = 913,
    cudaErrorInvalidResourceType = 914,
    cudaErrorInvalidResourceConfiguration = 915,
    cudaErrorUnknown = 999,
    cudaErrorApiFailureBase = 10000,
};
//		cudaChannelFormatKind	cudaChannelFormatKindSigned	cudaChannelFormatKindUnsigned	cudaChannelFormatKindFloat	cudaChannelFormatKindNone	cudaChannelFormatKindNV12	cudaChannelFormatKindUnsignedNormalized8X1	cudaChannelFormatKindUnsignedNormalized8X2	cudaChannelFormatKindUnsignedNormalized8X4	cudaChannelFormatKindUnsignedNormalized16X1	cudaChannelFormatKindUnsignedNormalized16X2	cudaChannelFormatKindUnsignedNormalized16X4	cudaChannelFormatKindSignedNormalized8X1	cudaChannelFormatKindSignedNormalized8X2	cudaChannelFormatKindSignedNormalized8X4	cudaChannelFormatKindSignedNormalized16X1	cudaChannelFormatKindSignedNormalized16X2	cudaChannelFormatKindSignedNormalized16X4	cudaChannelFormatKindUnsignedBlockCompressed1	cudaChannelFormatKindUnsignedBlockCompressed1SRGB	cudaChannelFormatKindUnsignedBlockCompressed2	cudaChannelFormatKindUnsignedBlockCompressed2SRGB	cudaChannelFormatKindUnsignedBlockCompressed3	cudaChannelFormatKindUnsignedBlockCompressed3SRGB	cudaChannelFormatKindUnsignedBlockCompressed4	cudaChannelFormatKindSignedBlockCompressed4	cudaChannelFormatKindUnsignedBlockCompressed5	cudaChannelFormatKindSignedBlockCompressed5	cudaChannelFormatKindUnsignedBlockCompressed6H	cudaChannelFormatKindSignedBlockCompressed6H	cudaChannelFormatKindUnsignedBlockCompressed7	cudaChannelFormatKindUnsignedBlockCompressed7SRGB	cudaChannelFormatKindUnsignedNormalized1010102
enum cudaChannelFormatKind {
    cudaChannelFormatKindSigned = 0,
    cudaChannelFormatKindUnsigned = 1,
    cudaChannelFormatKindFloat = 2,
    cudaChannelFormatKindNone = 3,
    cudaChannelFormatKindNV12 = 4,
    cudaChannelFormatKindUnsignedNormalized8X1 = 5,
    cudaChannelFormatKindUnsignedNormalized8X2 = 6,
    cudaChannelFormatKindUnsignedNormalized8X4 = 7,
    cudaChannelFormatKindUnsignedNormalized16X1 = 8,
    cudaChannelFormatKindUnsignedNormalized16X2 = 9,
    cudaChannelFormatKindUnsignedNormalized16X4 = 10,
    cudaChannelFormatKindSignedNormalized8X1 = 11,
    cudaChannelFormatKindSignedNormalized8X2 = 12,
    cudaChannelFormatKindSignedNormalized8X4 = 13,
    cudaChannelFormatKindSignedNormalized16X1 = 14,
    cudaChannelFormatKindSignedNormalized16X2 = 15,
    cudaChannelFormatKindSignedNormalized16X4 = 16,
    cudaChannelFormatKindUnsignedBlockCompressed1 = 17,
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18,
    cudaChannelFormatKindUnsignedBlockCompressed2 = 19,
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20,
    cudaChannelFormatKindUnsignedBlockCompressed3 = 21,
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22,
    cudaChannelFormatKindUnsignedBlockCompressed4 = 23,
    cudaChannelFormatKindSignedBlockCompressed4 = 24,
    cudaChannelFormatKindUnsignedBlockCompressed5 = 25,
    cudaChannelFormatKindSignedBlockCompressed5 = 26,
    cudaChannelFormatKindUnsignedBlockCompressed6H = 27,
    cudaChannelFormatKindSignedBlockCompressed6H = 28,
    cudaChannelFormatKindUnsignedBlockCompressed7 = 29,
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30,
    cudaChannelFormatKindUnsignedNormalized1010102 = 31,
};
//		cudaChannelFormatDesc
struct cudaChannelFormatDesc {
    int x;
    int y;
    int z;
    int w;
    enum cudaChannelFormatKind f;
};
//		cudaArray
struct cudaArray;
//		cudaArray_t
typedef struct cudaArray *cudaArray_t;
//		cudaArray_const_t
typedef const struct cudaArray *cudaArray_const_t;
//		cudaMipmappedArray
struct cudaMipmappedArray;
//		cudaMipmappedArray_t
typedef struct cudaMipmappedArray *cudaMipmappedArray_t;
//		cudaMipmappedArray_const_t
typedef const struct cudaMipmappedArray *cudaMipmappedArray_const_t;
//		cudaArraySparseProperties
struct cudaArraySparseProperties {
    struct {
        unsigned int width;
        unsigned int height;
        unsigned int depth;
    } tileExtent;
    unsigned int miptailFirstLevel;
    unsigned long long miptailSize;
    unsigned int flags;
    unsigned int reserved[4];
};
//		cudaArrayMemoryRequirements
struct cudaArrayMemoryRequirements {
    size_t size;
    size_t alignment;
    unsigned int reserved[4];
};
//		cudaMemoryType	cudaMemoryTypeUnregistered	cudaMemoryTypeHost	cudaMemoryTypeDevice	cudaMemoryTypeManaged
enum cudaMemoryType {
    cudaMemoryTypeUnregistered = 0,
    cudaMemoryTypeHost = 1,
    cudaMemoryTypeDevice = 2,
    cudaMemoryTypeManaged = 3,
};
//		cudaMemcpyKind	cudaMemcpyHostToHost	cudaMemcpyHostToDevice	cudaMemcpyDeviceToHost	cudaMemcpyDeviceToDevice	cudaMemcpyDefault
enum cudaMemcpyKind {
    cudaMemcpyHostToHost = 0,
    cudaMemcpyHostToDevice = 1,
    cudaMemcpyDeviceToHost = 2,
    cudaMemcpyDeviceToDevice = 3,
    cudaMemcpyDefault = 4,
};
//		cudaPitchedPtr
struct cudaPitchedPtr {
    void *ptr;
    size_t pitch;
    size_t xsize;
    size_t ysize;
};
//		cudaExtent
struct cudaExtent {
    size_t width;
    size_t height;
    size_t depth;
};
//		cudaPos
struct cudaPos {
    size_t x;
    size_t y;
    size_t z;
};
//		cudaMemcpy3DParms
struct cudaMemcpy3DParms {
    cudaArray_t srcArray;
    struct cudaPos srcPos;
    struct cudaPitchedPtr srcPtr;
    cudaArray_t dstArray;
    struct cudaPos dstPos;
    struct cudaPitchedPtr dstPtr;
    struct cudaExtent extent;
    enum cudaMemcpyKind kind;
};
//		cudaMemcpy3DPeerParms
struct cudaMemcpy3DPeerParms {
    cudaArray_t srcArray;
    struct cudaPos srcPos;
    struct cudaPitchedPtr srcPtr;
    int srcDevice;
    cudaArray_t dstArray;
    struct cudaPos dstPos;
    struct cudaPitchedPtr dstPtr;
    int dstDevice;
    struct cudaExtent extent;
};
//		cudaMemsetParams
struct cudaMemsetParams {
    void *dst;
    size_t pitch;
    unsigned int value;
    unsigned int elementSize;
    size_t width;
    size_t height;
};
//		cudaAccessProperty	cudaAccessPropertyNormal	cudaAccessPropertyStreaming	cudaAccessPropertyPersisting
enum cudaAccessProperty {
    cudaAccessPropertyNormal = 0,
    cudaAccessPropertyStreaming = 1,
    cudaAccessPropertyPersisting = 2,
};
//		cudaAccessPolicyWindow
struct cudaAccessPolicyWindow {
    void *base_ptr;
    size_t num_bytes;
    float hitRatio;
    enum cudaAccessProperty hitProp;
    enum cudaAccessProperty missProp;
};
//		cudaHostFn_t
typedef void (*cudaHostFn_t)(void *);
//		cudaHostNodeParams
struct cudaHostNodeParams {
    cudaHostFn_t fn;
    void *userData;
};
//		cudaStreamCaptureStatus	cudaStreamCaptureStatusNone	cudaStreamCaptureStatusActive	cudaStreamCaptureStatusInvalidated
enum cudaStreamCaptureStatus {
    cudaStreamCaptureStatusNone = 0,
    cudaStreamCaptureStatusActive = 1,
    cudaStreamCaptureStatusInvalidated = 2,
};
//		cudaStreamCaptureMode	cudaStreamCaptureModeGlobal	cudaStreamCaptureModeThreadLocal	cudaStreamCaptureModeRelaxed
enum cudaStreamCaptureMode {
    cudaStreamCaptureModeGlobal = 0,
    cudaStreamCaptureModeThreadLocal = 1,
    cudaStreamCaptureModeRelaxed = 2,
};
//		cudaSynchronizationPolicy	cudaSyncPolicyAuto	cudaSyncPolicySpin	cudaSyncPolicyYield	cudaSyncPolicyBlockingSync
enum cudaSynchronizationPolicy {
    cudaSyncPolicyAuto = 1,
    cudaSyncPolicySpin = 2,
    cudaSyncPolicyYield = 3,
    cudaSyncPolicyBlockingSync = 4,
};
//		cudaClusterSchedulingPolicy	cudaClusterSchedulingPolicyDefault	cudaClusterSchedulingPolicySpread	cudaClusterSchedulingPolicyLoadBalancing
enum cudaClusterSchedulingPolicy {
    cudaClusterSchedulingPolicyDefault = 0,
    cudaClusterSchedulingPolicySpread = 1,
    cudaClusterSchedulingPolicyLoadBalancing = 2,
};
//		cudaStreamUpdateCaptureDependenciesFlags	cudaStreamAddCaptureDependencies	cudaStreamSetCaptureDependencies
enum cudaStreamUpdateCaptureDependenciesFlags {
    cudaStreamAddCaptureDependencies = 0,
    cudaStreamSetCaptureDependencies = 1,
};
//		cudaUserObjectFlags	cudaUserObjectNoDestructorSync
enum cudaUserObjectFlags {
    cudaUserObjectNoDestructorSync = 1,
};
//		cudaUserObjectRetainFlags	cudaGraphUserObjectMove
enum cudaUserObjectRetainFlags {
    cudaGraphUserObjectMove = 1,
};
//		cudaGraphicsResource
struct cudaGraphicsResource;
//		cudaGraphicsRegisterFlags	cudaGraphicsRegisterFlagsNone	cudaGraphicsRegisterFlagsReadOnly	cudaGraphicsRegisterFlagsWriteDiscard	cudaGraphicsRegisterFlagsSurfaceLoadStore	cudaGraphicsRegisterFlagsTextureGather
enum cudaGraphicsRegisterFlags {
    cudaGraphicsRegisterFlagsNone = 0,
    cudaGraphicsRegisterFlagsReadOnly = 1,
    cudaGraphicsRegisterFlagsWriteDiscard = 2,
    cudaGraphicsRegisterFlagsSurfaceLoadStore = 4,
    cudaGraphicsRegisterFlagsTextureGather = 8,
};
//		cudaGraphicsMapFlags	cudaGraphicsMapFlagsNone	cudaGraphicsMapFlagsReadOnly	cudaGraphicsMapFlagsWriteDiscard
enum cudaGraphicsMapFlags {
    cudaGraphicsMapFlagsNone = 0,
    cudaGraphicsMapFlagsReadOnly = 1,
    cudaGraphicsMapFlagsWriteDiscard = 2,
};
//		cudaGraphicsCubeFace	cudaGraphicsCubeFacePositiveX	cudaGraphicsCubeFaceNegativeX	cudaGraphicsCubeFacePositiveY	cudaGraphicsCubeFaceNegativeY	cudaGraphicsCubeFacePositiveZ	cudaGraphicsCubeFaceNegativeZ
enum cudaGraphicsCubeFace {
    cudaGraphicsCubeFacePositiveX = 0,
    cudaGraphicsCubeFaceNegativeX = 1,
    cudaGraphicsCubeFacePositiveY = 2,
    cudaGraphicsCubeFaceNegativeY = 3,
    cudaGraphicsCubeFacePositiveZ = 4,
    cudaGraphicsCubeFaceNegativeZ = 5,
};
//		cudaResourceType	cudaResourceTypeArray	cudaResourceTypeMipmappedArray	cudaResourceTypeLinear	cudaResourceTypePitch2D
enum cudaResourceType {
    cudaResourceTypeArray = 0,
    cudaResourceTypeMipmappedArray = 1,
    cudaResourceTypeLinear = 2,
    cudaResourceTypePitch2D = 3,
};
//		cudaResourceViewFormat	cudaResViewFormatNone	cudaResViewFormatUnsignedChar1	cudaResViewFormatUnsignedChar2	cudaResViewFormatUnsignedChar4	cudaResViewFormatSignedChar1	cudaResViewFormatSignedChar2	cudaResViewFormatSignedChar4	cudaResViewFormatUnsignedShort1	cudaResViewFormatUnsignedShort2	cudaResViewFormatUnsignedShort4	cudaResViewFormatSignedShort1	cudaResViewFormatSignedShort2	cudaResViewFormatSignedShort4	cudaResViewFormatUnsignedInt1	cudaResViewFormatUnsignedInt2	cudaResViewFormatUnsignedInt4	cudaResViewFormatSignedInt1	cudaResViewFormatSignedInt2	cudaResViewFormatSignedInt4	cudaResViewFormatHalf1	cudaResViewFormatHalf2	cudaResViewFormatHalf4	cudaResViewFormatFloat1	cudaResViewFormatFloat2	cudaResViewFormatFloat4	cudaResViewFormatUnsignedBlockCompressed1	cudaResViewFormatUnsignedBlockCompressed2	cudaResViewFormatUnsignedBlockCompressed3	cudaResViewFormatUnsignedBlockCompressed4	cudaResViewFormatSignedBlockCompressed4	cudaResViewFormatUnsignedBlockCompressed5	cudaResViewFormatSignedBlockCompressed5	cudaResViewFormatUnsignedBlockCompressed6H	cudaResViewFormatSignedBlockCompressed6H	cudaResViewFormatUnsignedBlockCompressed7
enum cudaResourceViewFormat {
    cudaResViewFormatNone = 0,
    cudaResViewFormatUnsignedChar1 = 1,
    cudaResViewFormatUnsignedChar2 = 2,
    cudaResViewFormatUnsignedChar4 = 3,
    cudaResViewFormatSignedChar1 = 4,
    cudaResViewFormatSignedChar2 = 5,
    cudaResViewFormatSignedChar4 = 6,
    cudaResViewFormatUnsignedShort1 = 7,
    cudaResViewFormatUnsignedShort2 = 8,
    cudaResViewFormatUnsignedShort4 = 9,
    cudaResViewFormatSignedShort1 = 10,
    cudaResViewFormatSignedShort2 = 11,
    cudaResViewFormatSignedShort4 = 12,
    cudaResViewFormatUnsignedInt1 = 13,
    cudaResViewFormatUnsignedInt2 = 14,
    cudaResViewFormatUnsignedInt4 = 15,
    cudaResViewFormatSignedInt1 = 16,
    cudaResViewFormatSignedInt2 = 17,
    cudaResViewFormatSignedInt4 = 18,
    cudaResViewFormatHalf1 = 19,
    cudaResViewFormatHalf2 = 20,
    cudaResViewFormatHalf4 = 21,
    cudaResViewFormatFloat1 = 22,
    cudaResViewFormatFloat2 = 23,
    cudaResViewFormatFloat4 = 24,
    cudaResViewFormatUnsignedBlockCompressed1 = 25,
    cudaResViewFormatUnsignedBlockCompressed2 = 26,
    cudaResViewFormatUnsignedBlockCompressed3 = 27,
    cudaResViewFormatUnsignedBlockCompressed4 = 28,
    cudaResViewFormatSignedBlockCompressed4 = 29,
    cudaResViewFormatUnsignedBlockCompressed5 = 30,
    cudaResViewFormatSignedBlockCompressed5 = 31,
    cudaResViewFormatUnsignedBlockCompressed6H = 32,
    cudaResViewFormatSignedBlockCompressed6H = 33,
    cudaResViewFormatUnsignedBlockCompressed7 = 34,
};
//		cudaResourceDesc
struct cudaResourceDesc {
    enum cudaResourceType resType;
    union {
        struct {
            cudaArray_t array;
        } array;
        struct {
            cudaMipmappedArray_t mipmap;
        } mipmap;
        struct {
            void *devPtr;
            struct cudaChannelFormatDesc desc;
            size_t sizeInBytes;
        } linear;
        struct {
            void *devPtr;
            struct cudaChannelFormatDesc desc;
            size_t width;
            size_t height;
            size_t pitchInBytes;
        } pitch2D;
    } res;
};
//		cudaResourceViewDesc
struct cudaResourceViewDesc {
    enum cudaResourceViewFormat format;
    size_t width;
    size_t height;
    size_t depth;
    unsigned int firstMipmapLevel;
    unsigned int lastMipmapLevel;
    unsigned int firstLayer;
    unsigned int lastLayer;
};
//		cudaPointerAttributes
struct cudaPointerAttributes {
    enum cudaMemoryType type;
    int device;
    void *devicePointer;
    void *hostPointer;
};
//		cudaFuncAttributes
struct cudaFuncAttributes {
    size_t sharedSizeBytes;
    size_t constSizeBytes;
    size_t localSizeBytes;
    int maxThreadsPerBlock;
    int numRegs;
    int ptxVersion;
    int binaryVersion;
    int cacheModeCA;
    int maxDynamicSharedSizeBytes;
    int preferredShmemCarveout;
};
//		cudaFuncAttribute	cudaFuncAttributeMaxDynamicSharedMemorySize	cudaFuncAttributePreferredSharedMemoryCarveout	cudaFuncAttributeClusterDimMustBeSet	cudaFuncAttributeRequiredClusterWidth	cudaFuncAttributeRequiredClusterHeight	cudaFuncAttributeRequiredClusterDepth	cudaFuncAttributeNonPortableClusterSizeAllowed	cudaFuncAttributeClusterSchedulingPolicyPreference	cudaFuncAttributeMax
enum cudaFuncAttribute {
    cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
    cudaFuncAttributePreferredSharedMemoryCarveout = 9,
    cudaFuncAttributeClusterDimMustBeSet = 10,
    cudaFuncAttributeRequiredClusterWidth = 11,
    cudaFuncAttributeRequiredClusterHeight = 12,
    cudaFuncAttributeRequiredClusterDepth = 13,
    cudaFuncAttributeNonPortableClusterSizeAllowed = 14,
    cudaFuncAttributeClusterSchedulingPolicyPreference = 15,
    cudaFuncAttributeMax = 16,
};
//		cudaFuncCache	cudaFuncCachePreferNone	cudaFuncCachePreferShared	cudaFuncCachePreferL1	cudaFuncCachePreferEqual
enum cudaFuncCache {
    cudaFuncCachePreferNone = 0,
    cudaFuncCachePreferShared = 1,
    cudaFuncCachePreferL1 = 2,
    cudaFuncCachePreferEqual = 3,
};
//		cudaSharedMemConfig	cudaSharedMemBankSizeDefault	cudaSharedMemBankSizeFourByte	cudaSharedMemBankSizeEightByte
enum cudaSharedMemConfig {
    cudaSharedMemBankSizeDefault = 0,
    cudaSharedMemBankSizeFourByte = 1,
    cudaSharedMemBankSizeEightByte = 2,
};
//		cudaSharedCarveout	cudaSharedmemCarveoutDefault	cudaSharedmemCarveoutMaxL1	cudaSharedmemCarveoutMaxShared
enum cudaSharedCarveout {
    cudaSharedmemCarveoutDefault = -1,
    cudaSharedmemCarveoutMaxL1 = 0,
    cudaSharedmemCarveoutMaxShared = 100,
};
//		cudaComputeMode	cudaComputeModeDefault	cudaComputeModeExclusive	cudaComputeModeProhibited	cudaComputeModeExclusiveProcess
enum cudaComputeMode {
    cudaComputeModeDefault = 0,
    cudaComputeModeExclusive = 1,
    cudaComputeModeProhibited = 2,
    cudaComputeModeExclusiveProcess = 3,
};
//		cudaLimit	cudaLimitStackSize	cudaLimitPrintfFifoSize	cudaLimitMallocHeapSize	cudaLimitDevRuntimeSyncDepth	cudaLimitDevRuntimePendingLaunchCount	cudaLimitMaxL2FetchGranularity	cudaLimitPersistingL2CacheSize
enum cudaLimit {
    cudaLimitStackSize = 0,
    cudaLimitPrintfFifoSize = 1,
    cudaLimitMallocHeapSize = 2,
    cudaLimitDevRuntimeSyncDepth = 3,
    cudaLimitDevRuntimePendingLaunchCount = 4,
    cudaLimitMaxL2FetchGranularity = 5,
    cudaLimitPersistingL2CacheSize = 6,
};
//		cudaMemoryAdvise	cudaMemAdviseSetReadMostly	cudaMemAdviseUnsetReadMostly	cudaMemAdviseSetPreferredLocation	cudaMemAdviseUnsetPreferredLocation	cudaMemAdviseSetAccessedBy	cudaMemAdviseUnsetAccessedBy
enum cudaMemoryAdvise {
    cudaMemAdviseSetReadMostly = 1,
    cudaMemAdviseUnsetReadMostly = 2,
    cudaMemAdviseSetPreferredLocation = 3,
    cudaMemAdviseUnsetPreferredLocation = 4,
    cudaMemAdviseSetAccessedBy = 5,
    cudaMemAdviseUnsetAccessedBy = 6,
};
//		cudaMemRangeAttribute	cudaMemRangeAttributeReadMostly	cudaMemRangeAttributePreferredLocation	cudaMemRangeAttributeAccessedBy	cudaMemRangeAttributeLastPrefetchLocation	cudaMemRangeAttributePreferredLocationType	cudaMemRangeAttributePreferredLocationId	cudaMemRangeAttributeLastPrefetchLocationType	cudaMemRangeAttributeLastPrefetchLocationId
enum cudaMemRangeAttribute {
    cudaMemRangeAttributeReadMostly = 1,
    cudaMemRangeAttributePreferredLocation = 2,
    cudaMemRangeAttributeAccessedBy = 3,
    cudaMemRangeAttributeLastPrefetchLocation = 4,
    cudaMemRangeAttributePreferredLocationType = 5,
    cudaMemRangeAttributePreferredLocationId = 6,
    cudaMemRangeAttributeLastPrefetchLocationType = 7,
    cudaMemRangeAttributeLastPrefetchLocationId = 8,
};
//		cudaOutputMode	cudaKeyValuePair	cudaCSV
enum cudaOutputMode {
    cudaKeyValuePair = 0,
    cudaCSV = 1,
};
//		cudaFlushGPUDirectRDMAWritesOptions	cudaFlushGPUDirectRDMAWritesOptionHost	cudaFlushGPUDirectRDMAWritesOptionMemOps
enum cudaFlushGPUDirectRDMAWritesOptions {
    cudaFlushGPUDirectRDMAWritesOptionHost = 1,
    cudaFlushGPUDirectRDMAWritesOptionMemOps = 2,
};
//		cudaGPUDirectRDMAWritesOrdering	cudaGPUDirectRDMAWritesOrderingNone	cudaGPUDirectRDMAWritesOrderingOwner	cudaGPUDirectRDMAWritesOrderingAllDevices
enum cudaGPUDirectRDMAWritesOrdering {
    cudaGPUDirectRDMAWritesOrderingNone = 0,
    cudaGPUDirectRDMAWritesOrderingOwner = 100,
    cudaGPUDirectRDMAWritesOrderingAllDevices = 200,
};
//		cudaFlushGPUDirectRDMAWritesScope	cudaFlushGPUDirectRDMAWritesToOwner	cudaFlushGPUDirectRDMAWritesToAllDevices
enum cudaFlushGPUDirectRDMAWritesScope {
    cudaFlushGPUDirectRDMAWritesToOwner = 100,
    cudaFlushGPUDirectRDMAWritesToAllDevices = 200,
};
//		cudaFlushGPUDirectRDMAWritesTarget	cudaFlushGPUDirectRDMAWritesTargetCurrentDevice
enum cudaFlushGPUDirectRDMAWritesTarget {
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0,
};
//		cudaDeviceAttr	cudaDevAttrMaxThreadsPerBlock	cudaDevAttrMaxBlockDimX	cudaDevAttrMaxBlockDimY	cudaDevAttrMaxBlockDimZ	cudaDevAttrMaxGridDimX	cudaDevAttrMaxGridDimY	cudaDevAttrMaxGridDimZ	cudaDevAttrMaxSharedMemoryPerBlock	cudaDevAttrTotalConstantMemory	cudaDevAttrWarpSize	cudaDevAttrMaxPitch	cudaDevAttrMaxRegistersPerBlock	cudaDevAttrClockRate	cudaDevAttrTextureAlignment	cudaDevAttrGpuOverlap	cudaDevAttrMultiProcessorCount	cudaDevAttrKernelExecTimeout	cudaDevAttrIntegrated	cudaDevAttrCanMapHostMemory	cudaDevAttrComputeMode	cudaDevAttrMaxTexture1DWidth	cudaDevAttrMaxTexture2DWidth	cudaDevAttrMaxTexture2DHeight	cudaDevAttrMaxTexture3DWidth	cudaDevAttrMaxTexture3DHeight	cudaDevAttrMaxTexture3DDepth	cudaDevAttrMaxTexture2DLayeredWidth	cudaDevAttrMaxTexture2DLayeredHeight	cudaDevAttrMaxTexture2DLayeredLayers	cudaDevAttrSurfaceAlignment	cudaDevAttrConcurrentKernels	cudaDevAttrEccEnabled	cudaDevAttrPciBusId	cudaDevAttrPciDeviceId	cudaDevAttrTccDriver	cudaDevAttrMemoryClockRate	cudaDevAttrGlobalMemoryBusWidth	cudaDevAttrL2CacheSize	cudaDevAttrMaxThreadsPerMultiProcessor	cudaDevAttrAsyncEngineCount	cudaDevAttrUnifiedAddressing	cudaDevAttrMaxTexture1DLayeredWidth	cudaDevAttrMaxTexture1DLayeredLayers	cudaDevAttrMaxTexture2DGatherWidth	cudaDevAttrMaxTexture2DGatherHeight	cudaDevAttrMaxTexture3DWidthAlt	cudaDevAttrMaxTexture3DHeightAlt	cudaDevAttrMaxTexture3DDepthAlt	cudaDevAttrPciDomainId	cudaDevAttrTexturePitchAlignment	cudaDevAttrMaxTextureCubemapWidth	cudaDevAttrMaxTextureCubemapLayeredWidth	cudaDevAttrMaxTextureCubemapLayeredLayers	cudaDevAttrMaxSurface1DWidth	cudaDevAttrMaxSurface2DWidth	cudaDevAttrMaxSurface2DHeight	cudaDevAttrMaxSurface3DWidth	cudaDevAttrMaxSurface3DHeight	cudaDevAttrMaxSurface3DDepth	cudaDevAttrMaxSurface1DLayeredWidth	cudaDevAttrMaxSurface1DLayeredLayers	cudaDevAttrMaxSurface2DLayeredWidth	cudaDevAttrMaxSurface2DLayeredHeight	cudaDevAttrMaxSurface2DLayeredLayers	cudaDevAttrMaxSurfaceCubemapWidth	cudaDevAttrMaxSurfaceCubemapLayeredWidth	cudaDevAttrMaxSurfaceCubemapLayeredLayers	cudaDevAttrMaxTexture1DLinearWidth	cudaDevAttrMaxTexture2DLinearWidth	cudaDevAttrMaxTexture2DLinearHeight	cudaDevAttrMaxTexture2DLinearPitch	cudaDevAttrMaxTexture2DMipmappedWidth	cudaDevAttrMaxTexture2DMipmappedHeight	cudaDevAttrComputeCapabilityMajor	cudaDevAttrComputeCapabilityMinor	cudaDevAttrMaxTexture1DMipmappedWidth	cudaDevAttrStreamPrioritiesSupported	cudaDevAttrGlobalL1CacheSupported	cudaDevAttrLocalL1CacheSupported	cudaDevAttrMaxSharedMemoryPerMultiprocessor	cudaDevAttrMaxRegistersPerMultiprocessor	cudaDevAttrManagedMemory	cudaDevAttrIsMultiGpuBoard	cudaDevAttrMultiGpuBoardGroupID	cudaDevAttrHostNativeAtomicSupported	cudaDevAttrSingleToDoublePrecisionPerfRatio	cudaDevAttrPageableMemoryAccess	cudaDevAttrConcurrentManagedAccess	cudaDevAttrComputePreemptionSupported	cudaDevAttrCanUseHostPointerForRegisteredMem	cudaDevAttrReserved92	cudaDevAttrReserved93	cudaDevAttrReserved94	cudaDevAttrCooperativeLaunch	cudaDevAttrCooperativeMultiDeviceLaunch	cudaDevAttrReserved96	cudaDevAttrMaxSharedMemoryPerBlockOptin	cudaDevAttrCanFlushRemoteWrites	cudaDevAttrHostRegisterSupported	cudaDevAttrPageableMemoryAccessUsesHostPageTables	cudaDevAttrDirectManagedMemAccessFromHost	cudaDevAttrMaxBlocksPerMultiprocessor	cudaDevAttrMaxPersistingL2CacheSize	cudaDevAttrMaxAccessPolicyWindowSize	cudaDevAttrReservedSharedMemoryPerBlock	cudaDevAttrSparseCudaArraySupported	cudaDevAttrHostRegisterReadOnlySupported	cudaDevAttrTimelineSemaphoreInteropSupported	cudaDevAttrMaxTimelineSemaphoreInteropSupported	cudaDevAttrMemoryPoolsSupported	cudaDevAttrGPUDirectRDMASupported	cudaDevAttrGPUDirectRDMAFlushWritesOptions	cudaDevAttrGPUDirectRDMAWritesOrdering	cudaDevAttrMemoryPoolSupportedHandleTypes	cudaDevAttrClusterLaunch	cudaDevAttrDeferredMappingCudaArraySupported	cudaDevAttrReserved122	cudaDevAttrReserved123	cudaDevAttrReserved124	cudaDevAttrIpcEventSupport	cudaDevAttrMemSyncDomainCount	cudaDevAttrReserved127	cudaDevAttrReserved128	cudaDevAttrReserved129	cudaDevAttrNumaConfig	cudaDevAttrNumaId	cudaDevAttrReserved132	cudaDevAttrMpsEnabled	cudaDevAttrHostNumaId	cudaDevAttrD3D12CigSupported	cudaDevAttrVulkanCigSupported	cudaDevAttrGpuPciDeviceId	cudaDevAttrGpuPciSubsystemId	cudaDevAttrReserved141	cudaDevAttrHostNumaMemoryPoolsSupported	cudaDevAttrHostNumaMultinodeIpcSupported	cudaDevAttrHostMemoryPoolsSupported	cudaDevAttrReserved145	cudaDevAttrOnlyPartialHostNativeAtomicSupported	cudaDevAttrMax
enum cudaDeviceAttr {
    cudaDevAttrMaxThreadsPerBlock = 1,
    cudaDevAttrMaxBlockDimX = 2,
    cudaDevAttrMaxBlockDimY = 3,
    cudaDevAttrMaxBlockDimZ = 4,
    cudaDevAttrMaxGridDimX = 5,
    cudaDevAttrMaxGridDimY = 6,
    cudaDevAttrMaxGridDimZ = 7,
    cudaDevAttrMaxSharedMemoryPerBlock = 8,
    cudaDevAttrTotalConstantMemory = 9,
    cudaDevAttrWarpSize = 10,
    cudaDevAttrMaxPitch = 11,
    cudaDevAttrMaxRegistersPerBlock = 12,
    cudaDevAttrClockRate = 13,
    cudaDevAttrTextureAlignment = 14,
    cudaDevAttrGpuOverlap = 15,
    cudaDevAttrMultiProcessorCount = 16,
    cudaDevAttrKernelExecTimeout = 17,
    cudaDevAttrIntegrated = 18,
    cudaDevAttrCanMapHostMemory = 19,
    cudaDevAttrComputeMode = 20,
    cudaDevAttrMaxTexture1DWidth = 21,
    cudaDevAttrMaxTexture2DWidth = 22,
    cudaDevAttrMaxTexture2DHeight = 23,
    cudaDevAttrMaxTexture3DWidth = 24,
    cudaDevAttrMaxTexture3DHeight = 25,
    cudaDevAttrMaxTexture3DDepth = 26,
    cudaDevAttrMaxTexture2DLayeredWidth = 27,
    cudaDevAttrMaxTexture2DLayeredHeight = 28,
    cudaDevAttrMaxTexture2DLayeredLayers = 29,
    cudaDevAttrSurfaceAlignment = 30,
    cudaDevAttrConcurrentKernels = 31,
    cudaDevAttrEccEnabled = 32,
    cudaDevAttrPciBusId = 33,
    cudaDevAttrPciDeviceId = 34,
    cudaDevAttrTccDriver = 35,
    cudaDevAttrMemoryClockRate = 36,
    cudaDevAttrGlobalMemoryBusWidth = 37,
    cudaDevAttrL2CacheSize = 38,
    cudaDevAttrMaxThreadsPerMultiProcessor = 39,
    cudaDevAttrAsyncEngineCount = 40,
    cudaDevAttrUnifiedAddressing = 41,
    cudaDevAttrMaxTexture1DLayeredWidth = 42,
    cudaDevAttrMaxTexture1DLayeredLayers = 43,
    cudaDevAttrMaxTexture2DGatherWidth = 45,
    cudaDevAttrMaxTexture2DGatherHeight = 46,
    cudaDevAttrMaxTexture3DWidthAlt = 47,
    cudaDevAttrMaxTexture3DHeightAlt = 48,
    cudaDevAttrMaxTexture3DDepthAlt = 49,
    cudaDevAttrPciDomainId = 50,
    cudaDevAttrTexturePitchAlignment = 51,
    cudaDevAttrMaxTextureCubemapWidth = 52,
    cudaDevAttrMaxTextureCubemapLayeredWidth = 53,
    cudaDevAttrMaxTextureCubemapLayeredLayers = 54,
    cudaDevAttrMaxSurface1DWidth = 55,
    cudaDevAttrMaxSurface2DWidth = 56,
    cudaDevAttrMaxSurface2DHeight = 57,
    cudaDevAttrMaxSurface3DWidth = 58,
    cudaDevAttrMaxSurface3DHeight = 59,
    cudaDevAttrMaxSurface3DDepth = 60,
    cudaDevAttrMaxSurface1DLayeredWidth = 61,
    cudaDevAttrMaxSurface1DLayeredLayers = 62,
    cudaDevAttrMaxSurface2DLayeredWidth = 63,
    cudaDevAttrMaxSurface2DLayeredHeight = 64,
    cudaDevAttrMaxSurface2DLayeredLayers = 65,
    cudaDevAttrMaxSurfaceCubemapWidth = 66,
    cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67,
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68,
    cudaDevAttrMaxTexture1DLinearWidth = 69,
    cudaDevAttrMaxTexture2DLinearWidth = 70,
    cudaDevAttrMaxTexture2DLinearHeight = 71,
    cudaDevAttrMaxTexture2DLinearPitch = 72,
    cudaDevAttrMaxTexture2DMipmappedWidth = 73,
    cudaDevAttrMaxTexture2DMipmappedHeight = 74,
    cudaDevAttrComputeCapabilityMajor = 75,
    cudaDevAttrComputeCapabilityMinor = 76,
    cudaDevAttrMaxTexture1DMipmappedWidth = 77,
    cudaDevAttrStreamPrioritiesSupported = 78,
    cudaDevAttrGlobalL1CacheSupported = 79,
    cudaDevAttrLocalL1CacheSupported = 80,
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
    cudaDevAttrMaxRegistersPerMultiprocessor = 82,
    cudaDevAttrManagedMemory = 83,
    cudaDevAttrIsMultiGpuBoard = 84,
    cudaDevAttrMultiGpuBoardGroupID = 85,
    cudaDevAttrHostNativeAtomicSupported = 86,
    cudaDevAttrSingleToDoublePrecisionPerfRatio = 87,
    cudaDevAttrPageableMemoryAccess = 88,
    cudaDevAttrConcurrentManagedAccess = 89,
    cudaDevAttrComputePreemptionSupported = 90,
    cudaDevAttrCanUseHostPointerForRegisteredMem = 91,
    cudaDevAttrReserved92 = 92,
    cudaDevAttrReserved93 = 93,
    cudaDevAttrReserved94 = 94,
    cudaDevAttrCooperativeLaunch = 95,
    cudaDevAttrCooperativeMultiDeviceLaunch = 96,
    cudaDevAttrReserved96 = 96,
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
    cudaDevAttrCanFlushRemoteWrites = 98,
    cudaDevAttrHostRegisterSupported = 99,
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100,
    cudaDevAttrDirectManagedMemAccessFromHost = 101,
    cudaDevAttrMaxBlocksPerMultiprocessor = 106,
    cudaDevAttrMaxPersistingL2CacheSize = 108,
    cudaDevAttrMaxAccessPolicyWindowSize = 109,
    cudaDevAttrReservedSharedMemoryPerBlock = 111,
    cudaDevAttrSparseCudaArraySupported = 112,
    cudaDevAttrHostRegisterReadOnlySupported = 113,
    cudaDevAttrTimelineSemaphoreInteropSupported = 114,
    cudaDevAttrMaxTimelineSemaphoreInteropSupported = 114,
    cudaDevAttrMemoryPoolsSupported = 115,
    cudaDevAttrGPUDirectRDMASupported = 116,
    cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117,
    cudaDevAttrGPUDirectRDMAWritesOrdering = 118,
    cudaDevAttrMemoryPoolSupportedHandleTypes = 119,
    cudaDevAttrClusterLaunch = 120,
    cudaDevAttrDeferredMappingCudaArraySupported = 121,
    cudaDevAttrReserved122 = 122,
    cudaDevAttrReserved123 = 123,
    cudaDevAttrReserved124 = 124,
    cudaDevAttrIpcEventSupport = 125,
    cudaDevAttrMemSyncDomainCount = 126,
    cudaDevAttrReserved127 = 127,
    cudaDevAttrReserved128 = 128,
    cudaDevAttrReserved129 = 129,
    cudaDevAttrNumaConfig = 130,
    cudaDevAttrNumaId = 131,
    cudaDevAttrReserved132 = 132,
    cudaDevAttrMpsEnabled = 133,
    cudaDevAttrHostNumaId = 134,
    cudaDevAttrD3D12CigSupported = 135,
    cudaDevAttrVulkanCigSupported = 138,
    cudaDevAttrGpuPciDeviceId = 139,
    cudaDevAttrGpuPciSubsystemId = 140,
    cudaDevAttrReserved141 = 141,
    cudaDevAttrHostNumaMemoryPoolsSupported = 142,
    cudaDevAttrHostNumaMultinodeIpcSupported = 143,
    cudaDevAttrHostMemoryPoolsSupported = 144,
    cudaDevAttrReserved145 = 145,
    cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147,
    cudaDevAttrMax = 148,
};
//		cudaMemPoolAttr	cudaMemPoolReuseFollowEventDependencies	cudaMemPoolReuseAllowOpportunistic	cudaMemPoolReuseAllowInternalDependencies	cudaMemPoolAttrReleaseThreshold	cudaMemPoolAttrReservedMemCurrent	cudaMemPoolAttrReservedMemHigh	cudaMemPoolAttrUsedMemCurrent	cudaMemPoolAttrUsedMemHigh
enum cudaMemPoolAttr {
    cudaMemPoolReuseFollowEventDependencies = 1,
    cudaMemPoolReuseAllowOpportunistic = 2,
    cudaMemPoolReuseAllowInternalDependencies = 3,
    cudaMemPoolAttrReleaseThreshold = 4,
    cudaMemPoolAttrReservedMemCurrent = 5,
    cudaMemPoolAttrReservedMemHigh = 6,
    cudaMemPoolAttrUsedMemCurrent = 7,
    cudaMemPoolAttrUsedMemHigh = 8,
};
//		cudaMemLocationType	cudaMemLocationTypeInvalid	cudaMemLocationTypeNone	cudaMemLocationTypeDevice	cudaMemLocationTypeHost	cudaMemLocationTypeHostNuma	cudaMemLocationTypeHostNumaCurrent
enum cudaMemLocationType {
    cudaMemLocationTypeInvalid = 0,
    cudaMemLocationTypeNone = 0,
    cudaMemLocationTypeDevice = 1,
    cudaMemLocationTypeHost = 2,
    cudaMemLocationTypeHostNuma = 3,
    cudaMemLocationTypeHostNumaCurrent = 4,
};
//		cudaMemLocation
struct cudaMemLocation {
    enum cudaMemLocationType type;
    int id;
};
//		cudaMemAccessFlags	cudaMemAccessFlagsProtNone	cudaMemAccessFlagsProtRead	cudaMemAccessFlagsProtReadWrite
enum cudaMemAccessFlags {
    cudaMemAccessFlagsProtNone = 0,
    cudaMemAccessFlagsProtRead = 1,
    cudaMemAccessFlagsProtReadWrite = 3,
};
//		cudaMemAccessDesc
struct cudaMemAccessDesc {
    struct cudaMemLocation location;
    enum cudaMemAccessFlags flags;
};
//		cudaMemAllocationType	cudaMemAllocationTypeInvalid	cudaMemAllocationTypePinned	cudaMemAllocationTypeManaged	cudaMemAllocationTypeMax
enum cudaMemAllocationType {
    cudaMemAllocationTypeInvalid = 0,
    cudaMemAllocationTypePinned = 1,
    cudaMemAllocationTypeManaged = 2,
    cudaMemAllocationTypeMax = 2147483647,
};
//		cudaMemAllocationHandleType	cudaMemHandleTypeNone	cudaMemHandleTypePosixFileDescriptor	cudaMemHandleTypeWin32	cudaMemHandleTypeWin32Kmt	cudaMemHandleTypeFabric
enum cudaMemAllocationHandleType {
    cudaMemHandleTypeNone = 0,
    cudaMemHandleTypePosixFileDescriptor = 1,
    cudaMemHandleTypeWin32 = 2,
    cudaMemHandleTypeWin32Kmt = 4,
    cudaMemHandleTypeFabric = 8,
};
//		cudaMemPoolProps
struct cudaMemPoolProps {
    enum cudaMemAllocationType allocType;
    enum cudaMemAllocationHandleType handleTypes;
    struct cudaMemLocation location;
    void *win32SecurityAttributes;
    size_t maxSize;
    unsigned short usage;
    unsigned char reserved[54];
};
//		cudaMemPoolPtrExportData
struct cudaMemPoolPtrExportData {
    unsigned char reserved[64];
};
//		cudaMemAllocNodeParams
struct cudaMemAllocNodeParams {
    struct cudaMemPoolProps poolProps;
    const struct cudaMemAccessDesc *accessDescs;
    size_t accessDescCount;
    size_t bytesize;
    void *dptr;
};
//		cudaGraphMemAttributeType	cudaGraphMemAttrUsedMemCurrent	cudaGraphMemAttrUsedMemHigh	cudaGraphMemAttrReservedMemCurrent	cudaGraphMemAttrReservedMemHigh
enum cudaGraphMemAttributeType {
    cudaGraphMemAttrUsedMemCurrent = 0,
    cudaGraphMemAttrUsedMemHigh = 1,
    cudaGraphMemAttrReservedMemCurrent = 2,
    cudaGraphMemAttrReservedMemHigh = 3,
};
//		cudaDeviceP2PAttr	cudaDevP2PAttrPerformanceRank	cudaDevP2PAttrAccessSupported	cudaDevP2PAttrNativeAtomicSupported	cudaDevP2PAttrCudaArrayAccessSupported	cudaDevP2PAttrOnlyPartialNativeAtomicSupported
enum cudaDeviceP2PAttr {
    cudaDevP2PAttrPerformanceRank = 1,
    cudaDevP2PAttrAccessSupported = 2,
    cudaDevP2PAttrNativeAtomicSupported = 3,
    cudaDevP2PAttrCudaArrayAccessSupported = 4,
    cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5,
};
//		CUuuid_st
struct CUuuid_st {
    char bytes[16];
};
//		CUuuid
typedef struct CUuuid_st CUuuid;
//		cudaUUID_t
typedef struct CUuuid_st cudaUUID_t;
//		cudaDeviceProp
struct cudaDeviceProp {
    char name[256];
    cudaUUID_t uuid;
    char luid[8];
    unsigned int luidDeviceNodeMask;
    size_t totalGlobalMem;
    size_t sharedMemPerBlock;
    int regsPerBlock;
    int warpSize;
    size_t memPitch;
    int maxThreadsPerBlock;
    int maxThreadsDim[3];
    int maxGridSize[3];
    int clockRate;
    size_t totalConstMem;
    int major;
    int minor;
    size_t textureAlignment;
    size_t texturePitchAlignment;
    int deviceOverlap;
    int multiProcessorCount;
    int kernelExecTimeoutEnabled;
    int integrated;
    int canMapHostMemory;
    int computeMode;
    int maxTexture1D;
    int maxTexture1DMipmap;
    int maxTexture1DLinear;
    int maxTexture2D[2];
    int maxTexture2DMipmap[2];
    int maxTexture2DLinear[3];
    int maxTexture2DGather[2];
    int maxTexture3D[3];
    int maxTexture3DAlt[3];
    int maxTextureCubemap;
    int maxTexture1DLayered[2];
    int maxTexture2DLayered[3];
    int maxTextureCubemapLayered[2];
    int maxSurface1D;
    int maxSurface2D[2];
    int maxSurface3D[3];
    int maxSurface1DLayered[2];
    int maxSurface2DLayered[3];
    int maxSurfaceCubemap;
    int maxSurfaceCubemapLayered[2];
    size_t surfaceAlignment;
    int concurrentKernels;
    int ECCEnabled;
    int pciBusID;
    int pciDeviceID;
    int pciDomainID;
    int tccDriver;
    int asyncEngineCount;
    int unifiedAddressing;
    int memoryClockRate;
    int memoryBusWidth;
    int l2CacheSize;
    int persistingL2CacheMaxSize;
    int maxThreadsPerMultiProcessor;
    int streamPrioritiesSupported;
    int globalL1CacheSupported;
    int localL1CacheSupported;
    size_t sharedMemPerMultiprocessor;
    int regsPerMultiprocessor;
    int managedMemory;
    int isMultiGpuBoard;
    int multiGpuBoardGroupID;
    int hostNativeAtomicSupported;
    int singleToDoublePrecisionPerfRatio;
    int pageableMemoryAccess;
    int concurrentManagedAccess;
    int computePreemptionSupported;
    int canUseHostPointerForRegisteredMem;
    int cooperativeLaunch;
    int cooperativeMultiDeviceLaunch;
    size_t sharedMemPerBlockOptin;
    int pageableMemoryAccessUsesHostPageTables;
    int directManagedMemAccessFromHost;
    int maxBlocksPerMultiProcessor;
    int accessPolicyMaxWindowSize;
    size_t reservedSharedMemPerBlock;
};
//		cudaIpcEventHandle_st
struct cudaIpcEventHandle_st {
    char reserved[64];
};
//		cudaIpcEventHandle_t
typedef struct cudaIpcEventHandle_st cudaIpcEventHandle_t;
//		cudaIpcMemHandle_st
struct cudaIpcMemHandle_st {
    char reserved[64];
};
//		cudaIpcMemHandle_t
typedef struct cudaIpcMemHandle_st cudaIpcMemHandle_t;
//		cudaExternalMemoryHandleType	cudaExternalMemoryHandleTypeOpaqueFd	cudaExternalMemoryHandleTypeOpaqueWin32	cudaExternalMemoryHandleTypeOpaqueWin32Kmt	cudaExternalMemoryHandleTypeD3D12Heap	cudaExternalMemoryHandleTypeD3D12Resource	cudaExternalMemoryHandleTypeD3D11Resource	cudaExternalMemoryHandleTypeD3D11ResourceKmt	cudaExternalMemoryHandleTypeNvSciBuf
enum cudaExternalMemoryHandleType {
    cudaExternalMemoryHandleTypeOpaqueFd = 1,
    cudaExternalMemoryHandleTypeOpaqueWin32 = 2,
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
    cudaExternalMemoryHandleTypeD3D12Heap = 4,
    cudaExternalMemoryHandleTypeD3D12Resource = 5,
    cudaExternalMemoryHandleTypeD3D11Resource = 6,
    cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,
    cudaExternalMemoryHandleTypeNvSciBuf = 8,
};
//		cudaExternalMemoryHandleDesc
struct cudaExternalMemoryHandleDesc {
    enum cudaExternalMemoryHandleType type;
    union {
        int fd;
        struct {
            void *handle;
            const void *name;
        } win32;
        const void *nvSciBufObject;
    } handle;
    unsigned long long size;
    unsigned int flags;
};
//		cudaExternalMemoryBufferDesc
struct cudaExternalMemoryBufferDesc {
    unsigned long long offset;
    unsigned long long size;
    unsigned int flags;
};
//		cudaExternalMemoryMipmappedArrayDesc
struct cudaExternalMemoryMipmappedArrayDesc {
    unsigned long long offset;
    struct cudaChannelFormatDesc formatDesc;
    struct cudaExtent extent;
    unsigned int flags;
    unsigned int numLevels;
};
//		cudaExternalSemaphoreHandleType	cudaExternalSemaphoreHandleTypeOpaqueFd	cudaExternalSemaphoreHandleTypeOpaqueWin32	cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt	cudaExternalSemaphoreHandleTypeD3D12Fence	cudaExternalSemaphoreHandleTypeD3D11Fence	cudaExternalSemaphoreHandleTypeNvSciSync	cudaExternalSemaphoreHandleTypeKeyedMutex	cudaExternalSemaphoreHandleTypeKeyedMutexKmt	cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd	cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32
enum cudaExternalSemaphoreHandleType {
    cudaExternalSemaphoreHandleTypeOpaqueFd = 1,
    cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
    cudaExternalSemaphoreHandleTypeD3D12Fence = 4,
    cudaExternalSemaphoreHandleTypeD3D11Fence = 5,
    cudaExternalSemaphoreHandleTypeNvSciSync = 6,
    cudaExternalSemaphoreHandleTypeKeyedMutex = 7,
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10,
};
//		cudaExternalSemaphoreHandleDesc
struct cudaExternalSemaphoreHandleDesc {
    enum cudaExternalSemaphoreHandleType type;
    union {
        int fd;
        struct {
            void *handle;
            const void *name;
        } win32;
        const void *nvSciSyncObj;
    } handle;
    unsigned int flags;
};
//		cudaExternalSemaphoreSignalParams_v1
struct cudaExternalSemaphoreSignalParams_v1 {
    struct {
        struct {
            unsigned long long value;
        } fence;
        union {
            void *fence;
            unsigned long long reserved;
        } nvSciSync;
        struct {
            unsigned long long key;
        } keyedMutex;
    } params;
    unsigned int flags;
};
//		cudaExternalSemaphoreWaitParams_v1
struct cudaExternalSemaphoreWaitParams_v1 {
    struct {
        struct {
            unsigned long long value;
        } fence;
        union {
            void *fence;
            unsigned long long reserved;
        } nvSciSync;
        struct {
            unsigned long long key;
            unsigned int timeoutMs;
        } keyedMutex;
    } params;
    unsigned int flags;
};
//		cudaExternalSemaphoreSignalParams
struct cudaExternalSemaphoreSignalParams {
    struct {
        struct {
            unsigned long long value;
        } fence;
        union {
            void *fence;
            unsigned long long reserved;
        } nvSciSync;
        struct {
            unsigned long long key;
        } keyedMutex;
        unsigned int reserved[12];
    } params;
    unsigned int flags;
    unsigned int reserved[16];
};
//		cudaExternalSemaphoreWaitParams
struct cudaExternalSemaphoreWaitParams {
    struct {
        struct {
            unsigned long long value;
        } fence;
        union {
            void *fence;
            unsigned long long reserved;
        } nvSciSync;
        struct {
            unsigned long long key;
            unsigned int timeoutMs;
        } keyedMutex;
        unsigned int reserved[10];
    } params;
    unsigned int flags;
    unsigned int reserved[16];
};
//		cudaError_t
typedef enum cudaError cudaError_t;
//		CUstream_st
struct CUstream_st;
//		cudaStream_t
typedef struct CUstream_st *cudaStream_t;
//		CUevent_st
struct CUevent_st;
//		cudaEvent_t
typedef struct CUevent_st *cudaEvent_t;
//		cudaGraphicsResource_t
typedef struct cudaGraphicsResource *cudaGraphicsResource_t;
//		cudaOutputMode_t
typedef enum cudaOutputMode cudaOutputMode_t;
//		CUexternalMemory_st
struct CUexternalMemory_st;
//		cudaExternalMemory_t
typedef struct CUexternalMemory_st *cudaExternalMemory_t;
//		CUexternalSemaphore_st
struct CUexternalSemaphore_st;
//		cudaExternalSemaphore_t
typedef struct CUexternalSemaphore_st *cudaExternalSemaphore_t;
//		CUgraph_st
struct CUgraph_st;
//		cudaGraph_t
typedef struct CUgraph_st *cudaGraph_t;
//		CUgraphNode_st
struct CUgraphNode_st;
//		cudaGraphNode_t
typedef struct CUgraphNode_st *cudaGraphNode_t;
//		CUuserObject_st
struct CUuserObject_st;
//		cudaUserObject_t
typedef struct CUuserObject_st *cudaUserObject_t;
//		CUfunc_st
struct CUfunc_st;
//		cudaFunction_t
typedef struct CUfunc_st *cudaFunction_t;
//		CUmemPoolHandle_st
struct CUmemPoolHandle_st;
//		cudaMemPool_t
typedef struct CUmemPoolHandle_st *cudaMemPool_t;
//		cudaCGScope	cudaCGScopeInvalid	cudaCGScopeGrid	cudaCGScopeMultiGrid	cudaCGScopeReserved
enum cudaCGScope {
    cudaCGScopeInvalid = 0,
    cudaCGScopeGrid = 1,
    cudaCGScopeMultiGrid = 2,
    cudaCGScopeReserved = 2,
};
//		cudaLaunchParams
struct cudaLaunchParams {
    void *func;
    dim3 gridDim;
    dim3 blockDim;
    void **args;
    size_t sharedMem;
    cudaStream_t stream;
};
//		cudaKernelNodeParams
struct cudaKernelNodeParams {
    void *func;
    dim3 gridDim;
    dim3 blockDim;
    unsigned int sharedMemBytes;
    void **kernelParams;
    void **extra;
};
//		cudaExternalSemaphoreSignalNodeParams
struct cudaExternalSemaphoreSignalNodeParams {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreSignalParams *paramsArray;
    unsigned int numExtSems;
};
//		cudaExternalSemaphoreWaitNodeParams
struct cudaExternalSemaphoreWaitNodeParams {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreWaitParams *paramsArray;
    unsigned int numExtSems;
};
//		cudaGraphNodeType	cudaGraphNodeTypeKernel	cudaGraphNodeTypeMemcpy	cudaGraphNodeTypeMemset	cudaGraphNodeTypeHost	cudaGraphNodeTypeGraph	cudaGraphNodeTypeEmpty	cudaGraphNodeTypeWaitEvent	cudaGraphNodeTypeEventRecord	cudaGraphNodeTypeExtSemaphoreSignal	cudaGraphNodeTypeExtSemaphoreWait	cudaGraphNodeTypeMemAlloc	cudaGraphNodeTypeMemFree	cudaGraphNodeTypeConditional	cudaGraphNodeTypeCount
enum cudaGraphNodeType {
    cudaGraphNodeTypeKernel = 0,
    cudaGraphNodeTypeMemcpy = 1,
    cudaGraphNodeTypeMemset = 2,
    cudaGraphNodeTypeHost = 3,
    cudaGraphNodeTypeGraph = 4,
    cudaGraphNodeTypeEmpty = 5,
    cudaGraphNodeTypeWaitEvent = 6,
    cudaGraphNodeTypeEventRecord = 7,
    cudaGraphNodeTypeExtSemaphoreSignal = 8,
    cudaGraphNodeTypeExtSemaphoreWait = 9,
    cudaGraphNodeTypeMemAlloc = 10,
    cudaGraphNodeTypeMemFree = 11,
    cudaGraphNodeTypeConditional = 13,
    cudaGraphNodeTypeCount = 14,
};
//		CUgraphExec_st
struct CUgraphExec_st;
//		cudaGraphExec_t
typedef struct CUgraphExec_st *cudaGraphExec_t;
//		cudaGraphExecUpdateResult	cudaGraphExecUpdateSuccess	cudaGraphExecUpdateError	cudaGraphExecUpdateErrorTopologyChanged	cudaGraphExecUpdateErrorNodeTypeChanged	cudaGraphExecUpdateErrorFunctionChanged	cudaGraphExecUpdateErrorParametersChanged	cudaGraphExecUpdateErrorNotSupported	cudaGraphExecUpdateErrorUnsupportedFunctionChange	cudaGraphExecUpdateErrorAttributesChanged
enum cudaGraphExecUpdateResult {
    cudaGraphExecUpdateSuccess = 0,
    cudaGraphExecUpdateError = 1,
    cudaGraphExecUpdateErrorTopologyChanged = 2,
    cudaGraphExecUpdateErrorNodeTypeChanged = 3,
    cudaGraphExecUpdateErrorFunctionChanged = 4,
    cudaGraphExecUpdateErrorParametersChanged = 5,
    cudaGraphExecUpdateErrorNotSupported = 6,
    cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,
    cudaGraphExecUpdateErrorAttributesChanged = 8,
};
//		cudaGetDriverEntryPointFlags	cudaEnableDefault	cudaEnableLegacyStream	cudaEnablePerThreadDefaultStream
enum cudaGetDriverEntryPointFlags {
    cudaEnableDefault = 0,
    cudaEnableLegacyStream = 1,
    cudaEnablePerThreadDefaultStream = 2,
};
//		cudaGraphDebugDotFlags	cudaGraphDebugDotFlagsVerbose	cudaGraphDebugDotFlagsKernelNodeParams	cudaGraphDebugDotFlagsMemcpyNodeParams	cudaGraphDebugDotFlagsMemsetNodeParams	cudaGraphDebugDotFlagsHostNodeParams	cudaGraphDebugDotFlagsEventNodeParams	cudaGraphDebugDotFlagsExtSemasSignalNodeParams	cudaGraphDebugDotFlagsExtSemasWaitNodeParams	cudaGraphDebugDotFlagsKernelNodeAttributes	cudaGraphDebugDotFlagsHandles	cudaGraphDebugDotFlagsConditionalNodeParams
enum cudaGraphDebugDotFlags {
    cudaGraphDebugDotFlagsVerbose = 1,
    cudaGraphDebugDotFlagsKernelNodeParams = 4,
    cudaGraphDebugDotFlagsMemcpyNodeParams = 8,
    cudaGraphDebugDotFlagsMemsetNodeParams = 16,
    cudaGraphDebugDotFlagsHostNodeParams = 32,
    cudaGraphDebugDotFlagsEventNodeParams = 64,
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
    cudaGraphDebugDotFlagsKernelNodeAttributes = 512,
    cudaGraphDebugDotFlagsHandles = 1024,
    cudaGraphDebugDotFlagsConditionalNodeParams = 32768,
};
//		cudaGraphInstantiateFlags	cudaGraphInstantiateFlagAutoFreeOnLaunch	cudaGraphInstantiateFlagUpload	cudaGraphInstantiateFlagDeviceLaunch	cudaGraphInstantiateFlagUseNodePriority
enum cudaGraphInstantiateFlags {
    cudaGraphInstantiateFlagAutoFreeOnLaunch = 1,
    cudaGraphInstantiateFlagUpload = 2,
    cudaGraphInstantiateFlagDeviceLaunch = 4,
    cudaGraphInstantiateFlagUseNodePriority = 8,
};
//		cudaLaunchAttributeID	cudaLaunchAttributeIgnore	cudaLaunchAttributeAccessPolicyWindow	cudaLaunchAttributeCooperative	cudaLaunchAttributeSynchronizationPolicy	cudaLaunchAttributeClusterDimension	cudaLaunchAttributeClusterSchedulingPolicyPreference	cudaLaunchAttributeProgrammaticStreamSerialization	cudaLaunchAttributeProgrammaticEvent	cudaLaunchAttributePriority	cudaLaunchAttributeMemSyncDomainMap	cudaLaunchAttributeMemSyncDomain	cudaLaunchAttributePreferredClusterDimension	cudaLaunchAttributeLaunchCompletionEvent	cudaLaunchAttributeDeviceUpdatableKernelNode	cudaLaunchAttributePreferredSharedMemoryCarveout	cudaLaunchAttributeNvlinkUtilCentricScheduling
enum cudaLaunchAttributeID {
    cudaLaunchAttributeIgnore = 0,
    cudaLaunchAttributeAccessPolicyWindow = 1,
    cudaLaunchAttributeCooperative = 2,
    cudaLaunchAttributeSynchronizationPolicy = 3,
    cudaLaunchAttributeClusterDimension = 4,
    cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
    cudaLaunchAttributeProgrammaticStreamSerialization = 6,
    cudaLaunchAttributeProgrammaticEvent = 7,
    cudaLaunchAttributePriority = 8,
    cudaLaunchAttributeMemSyncDomainMap = 9,
    cudaLaunchAttributeMemSyncDomain = 10,
    cudaLaunchAttributePreferredClusterDimension = 11,
    cudaLaunchAttributeLaunchCompletionEvent = 12,
    cudaLaunchAttributeDeviceUpdatableKernelNode = 13,
    cudaLaunchAttributePreferredSharedMemoryCarveout = 14,
    cudaLaunchAttributeNvlinkUtilCentricScheduling = 16,
};
//		cudaLaunchAttributeID
typedef enum cudaLaunchAttributeID cudaLaunchAttributeID;
//		cudaLaunchMemSyncDomainMap_st
struct cudaLaunchMemSyncDomainMap_st {
    unsigned char default_;
    unsigned char remote;
};
//		cudaLaunchMemSyncDomainMap
typedef struct cudaLaunchMemSyncDomainMap_st cudaLaunchMemSyncDomainMap;
//		cudaLaunchMemSyncDomain	cudaLaunchMemSyncDomainDefault	cudaLaunchMemSyncDomainRemote
enum cudaLaunchMemSyncDomain {
    cudaLaunchMemSyncDomainDefault = 0,
    cudaLaunchMemSyncDomainRemote = 1,
};
//		cudaLaunchMemSyncDomain
typedef enum cudaLaunchMemSyncDomain cudaLaunchMemSyncDomain;
//		CUgraphDeviceUpdatableNode_st
struct CUgraphDeviceUpdatableNode_st;
//		cudaGraphDeviceNode_t
typedef struct CUgraphDeviceUpdatableNode_st *cudaGraphDeviceNode_t;
//		cudaLaunchAttributeValue
union cudaLaunchAttributeValue {
    char pad[64];
    struct cudaAccessPolicyWindow accessPolicyWindow;
    int cooperative;
    enum cudaSynchronizationPolicy syncPolicy;
    struct {
        unsigned int x;
        unsigned int y;
        unsigned int z;
    } clusterDim;
    enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference;
    int programmaticStreamSerializationAllowed;
    struct {
        cudaEvent_t event;
        int flags;
        int triggerAtBlockStart;
    } programmaticEvent;
    int priority;
    cudaLaunchMemSyncDomainMap memSyncDomainMap;
    cudaLaunchMemSyncDomain memSyncDomain;
    struct {
        unsigned int x;
        unsigned int y;
        unsigned int z;
    } preferredClusterDim;
    struct {
        cudaEvent_t event;
        int flags;
    } launchCompletionEvent;
    struct {
        int deviceUpdatable;
        cudaGraphDeviceNode_t devNode;
    } deviceUpdatableKernelNode;
    unsigned int sharedMemCarveout;
    unsigned int nvlinkUtilCentricScheduling;
};
typedef union cudaLaunchAttributeValue cudaLaunchAttributeValue;
//		cudaLaunchAttribute_st
struct cudaLaunchAttribute_st {
    cudaLaunchAttributeID id;
    char pad[4];
    cudaLaunchAttributeValue val;
};
//		cudaLaunchAttribute
typedef struct cudaLaunchAttribute_st cudaLaunchAttribute;
//		cudaLaunchConfig_st
struct cudaLaunchConfig_st {
    dim3 gridDim;
    dim3 blockDim;
    size_t dynamicSmemBytes;
    cudaStream_t stream;
    cudaLaunchAttribute *attrs;
    unsigned int numAttrs;
};
//		cudaLaunchConfig_t
typedef struct cudaLaunchConfig_st cudaLaunchConfig_t;
//		cudaMemcpyNodeParams
struct cudaMemcpyNodeParams {
    int flags;
    int reserved[3];
    struct cudaMemcpy3DParms copyParams;
};
//		cudaMemsetParamsV2
struct cudaMemsetParamsV2 {
    void *dst;
    size_t pitch;
    unsigned int value;
    unsigned int elementSize;
    size_t width;
    size_t height;
};
//		cudaHostNodeParamsV2
struct cudaHostNodeParamsV2 {
    cudaHostFn_t fn;
    void *userData;
};
//		cudaMemAllocNodeParamsV2
struct cudaMemAllocNodeParamsV2 {
    struct cudaMemPoolProps poolProps;
    const struct cudaMemAccessDesc *accessDescs;
    size_t accessDescCount;
    size_t bytesize;
    void *dptr;
};
//		cudaMemFreeNodeParams
struct cudaMemFreeNodeParams {
    void *dptr;
};
//		cudaMemcpyFlags	cudaMemcpyFlagDefault	cudaMemcpyFlagPreferOverlapWithCompute
enum cudaMemcpyFlags {
    cudaMemcpyFlagDefault = 0,
    cudaMemcpyFlagPreferOverlapWithCompute = 1,
};
//		cudaMemcpySrcAccessOrder	cudaMemcpySrcAccessOrderInvalid	cudaMemcpySrcAccessOrderStream	cudaMemcpySrcAccessOrderDuringApiCall	cudaMemcpySrcAccessOrderAny	cudaMemcpySrcAccessOrderMax
enum cudaMemcpySrcAccessOrder {
    cudaMemcpySrcAccessOrderInvalid = 0,
    cudaMemcpySrcAccessOrderStream = 1,
    cudaMemcpySrcAccessOrderDuringApiCall = 2,
    cudaMemcpySrcAccessOrderAny = 3,
    cudaMemcpySrcAccessOrderMax = 2147483647,
};
//		cudaMemcpyAttributes
struct cudaMemcpyAttributes {
    enum cudaMemcpySrcAccessOrder srcAccessOrder;
    struct cudaMemLocation srcLocHint;
    struct cudaMemLocation dstLocHint;
    unsigned int flags;
};
//		cudaMemcpy3DOperandType	cudaMemcpyOperandTypePointer	cudaMemcpyOperandTypeArray	cudaMemcpyOperandTypeMax
enum cudaMemcpy3DOperandType {
    cudaMemcpyOperandTypePointer = 1,
    cudaMemcpyOperandTypeArray = 2,
    cudaMemcpyOperandTypeMax = 2147483647,
};
//		cudaOffset3D
struct cudaOffset3D {
    size_t x;
    size_t y;
    size_t z;
};
//		cudaMemcpy3DOperand
struct cudaMemcpy3DOperand {
    enum cudaMemcpy3DOperandType type;
    union {
        struct {
            void *ptr;
            size_t rowLength;
            size_t layerHeight;
            struct cudaMemLocation locHint;
        } ptr;
        struct {
            cudaArray_t array;
            struct cudaOffset3D offset;
        } array;
    } op;
};
//		cudaMemcpy3DBatchOp
struct cudaMemcpy3DBatchOp {
    struct cudaMemcpy3DOperand src;
    struct cudaMemcpy3DOperand dst;
    struct cudaExtent extent;
    enum cudaMemcpySrcAccessOrder srcAccessOrder;
    unsigned int flags;
};
//		cudaAtomicOperation	cudaAtomicOperationIntegerAdd	cudaAtomicOperationIntegerMin	cudaAtomicOperationIntegerMax	cudaAtomicOperationIntegerIncrement	cudaAtomicOperationIntegerDecrement	cudaAtomicOperationAnd	cudaAtomicOperationOr	cudaAtomicOperationXOR	cudaAtomicOperationExchange	cudaAtomicOperationCAS	cudaAtomicOperationFloatAdd	cudaAtomicOperationFloatMin	cudaAtomicOperationFloatMax
enum cudaAtomicOperation {
    cudaAtomicOperationIntegerAdd = 0,
    cudaAtomicOperationIntegerMin = 1,
    cudaAtomicOperationIntegerMax = 2,
    cudaAtomicOperationIntegerIncrement = 3,
    cudaAtomicOperationIntegerDecrement = 4,
    cudaAtomicOperationAnd = 5,
    cudaAtomicOperationOr = 6,
    cudaAtomicOperationXOR = 7,
    cudaAtomicOperationExchange = 8,
    cudaAtomicOperationCAS = 9,
    cudaAtomicOperationFloatAdd = 10,
    cudaAtomicOperationFloatMin = 11,
    cudaAtomicOperationFloatMax = 12,
};
//		cudaAtomicOperationCapability	cudaAtomicCapabilitySigned	cudaAtomicCapabilityUnsigned	cudaAtomicCapabilityReduction	cudaAtomicCapabilityScalar32	cudaAtomicCapabilityScalar64	cudaAtomicCapabilityScalar128	cudaAtomicCapabilityVector32x4
enum cudaAtomicOperationCapability {
    cudaAtomicCapabilitySigned = 1,
    cudaAtomicCapabilityUnsigned = 2,
    cudaAtomicCapabilityReduction = 4,
    cudaAtomicCapabilityScalar32 = 8,
    cudaAtomicCapabilityScalar64 = 16,
    cudaAtomicCapabilityScalar128 = 32,
    cudaAtomicCapabilityVector32x4 = 64,
};
//		cudaMemFabricHandle_st
struct cudaMemFabricHandle_st {
    char reserved[64];
};
//		cudaMemFabricHandle_t
typedef struct cudaMemFabricHandle_st cudaMemFabricHandle_t;
//		cudaGraphConditionalHandle
typedef unsigned long long cudaGraphConditionalHandle;
//		CUkern_st
struct CUkern_st;
//		cudaKernel_t
typedef struct CUkern_st *cudaKernel_t;
//		cudaJitOption	cudaJitMaxRegisters	cudaJitThreadsPerBlock	cudaJitWallTime	cudaJitInfoLogBuffer	cudaJitInfoLogBufferSizeBytes	cudaJitErrorLogBuffer	cudaJitErrorLogBufferSizeBytes	cudaJitOptimizationLevel	cudaJitFallbackStrategy	cudaJitGenerateDebugInfo	cudaJitLogVerbose	cudaJitGenerateLineInfo	cudaJitCacheMode	cudaJitPositionIndependentCode	cudaJitMinCtaPerSm	cudaJitMaxThreadsPerBlock	cudaJitOverrideDirectiveValues
enum cudaJitOption {
    cudaJitMaxRegisters = 0,
    cudaJitThreadsPerBlock = 1,
    cudaJitWallTime = 2,
    cudaJitInfoLogBuffer = 3,
    cudaJitInfoLogBufferSizeBytes = 4,
    cudaJitErrorLogBuffer = 5,
    cudaJitErrorLogBufferSizeBytes = 6,
    cudaJitOptimizationLevel = 7,
    cudaJitFallbackStrategy = 10,
    cudaJitGenerateDebugInfo = 11,
    cudaJitLogVerbose = 12,
    cudaJitGenerateLineInfo = 13,
    cudaJitCacheMode = 14,
    cudaJitPositionIndependentCode = 30,
    cudaJitMinCtaPerSm = 31,
    cudaJitMaxThreadsPerBlock = 32,
    cudaJitOverrideDirectiveValues = 33,
};
//		cudaLibraryOption	cudaLibraryHostUniversalFunctionAndDataTable	cudaLibraryBinaryIsPreserved
enum cudaLibraryOption {
    cudaLibraryHostUniversalFunctionAndDataTable = 0,
    cudaLibraryBinaryIsPreserved = 1,
};
//		cudalibraryHostUniversalFunctionAndDataTable
struct cudalibraryHostUniversalFunctionAndDataTable {
    void *functionTable;
    size_t functionWindowSize;
    void *dataTable;
    size_t dataWindowSize;
};
//		cudaJit_CacheMode	cudaJitCacheOptionNone	cudaJitCacheOptionCG	cudaJitCacheOptionCA
enum cudaJit_CacheMode {
    cudaJitCacheOptionNone = 0,
    cudaJitCacheOptionCG = 1,
    cudaJitCacheOptionCA = 2,
};
//		cudaJit_Fallback	cudaPreferPtx	cudaPreferBinary
enum cudaJit_Fallback {
    cudaPreferPtx = 0,
    cudaPreferBinary = 1,
};
//		CUlib_st
struct CUlib_st;
//		cudaLibrary_t
typedef struct CUlib_st *cudaLibrary_t;
//		cudaKernelNodeParamsV2
struct cudaKernelNodeParamsV2 {
    void *func;
    dim3 gridDim;
    dim3 blockDim;
    unsigned int sharedMemBytes;
    void **kernelParams;
    void **extra;
};
//		cudaExternalSemaphoreSignalNodeParamsV2
struct cudaExternalSemaphoreSignalNodeParamsV2 {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreSignalParams *paramsArray;
    unsigned int numExtSems;
};
//		cudaExternalSemaphoreWaitNodeParamsV2
struct cudaExternalSemaphoreWaitNodeParamsV2 {
    cudaExternalSemaphore_t *extSemArray;
    const struct cudaExternalSemaphoreWaitParams *paramsArray;
    unsigned int numExtSems;
};
//		cudaGraphConditionalHandleFlags	cudaGraphCondAssignDefault
enum cudaGraphConditionalHandleFlags {
    cudaGraphCondAssignDefault = 1,
};
//		cudaGraphConditionalNodeType	cudaGraphCondTypeIf	cudaGraphCondTypeWhile	cudaGraphCondTypeSwitch
enum cudaGraphConditionalNodeType {
    cudaGraphCondTypeIf = 0,
    cudaGraphCondTypeWhile = 1,
    cudaGraphCondTypeSwitch = 2,
};
//		cudaConditionalNodeParams
struct cudaConditionalNodeParams {
    cudaGraphConditionalHandle handle;
    enum cudaGraphConditionalNodeType type;
    unsigned int size;
    cudaGraph_t *phGraph_out;
};
//		cudaGraphChildGraphNodeOwnership	cudaGraphChildGraphOwnershipClone	cudaGraphChildGraphOwnershipMove
enum cudaGraphChildGraphNodeOwnership {
    cudaGraphChildGraphOwnershipClone = 0,
    cudaGraphChildGraphOwnershipMove = 1,
};
//		cudaChildGraphNodeParams
struct cudaChildGraphNodeParams {
    cudaGraph_t graph;
};
//		cudaEventRecordNodeParams
struct cudaEventRecordNodeParams {
    cudaEvent_t event;
};
//		cudaEventWaitNodeParams
struct cudaEventWaitNodeParams {
    cudaEvent_t event;
};
//		cudaGraphNodeParams
struct cudaGraphNodeParams {
    enum cudaGraphNodeType type;
    int reserved0[3];
    union {
        long long reserved1[29];
        struct cudaKernelNodeParamsV2 kernel;
        struct cudaMemcpyNodeParams memcpy;
        struct cudaMemsetParamsV2 memset;
        struct cudaHostNodeParamsV2 host;
        struct cudaChildGraphNodeParams graph;
        struct cudaEventWaitNodeParams eventWait;
        struct cudaEventRecordNodeParams eventRecord;
        struct cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal;
        struct cudaExternalSemaphoreWaitNodeParamsV2 extSemWait;
        struct cudaMemAllocNodeParamsV2 alloc;
        struct cudaMemFreeNodeParams free;
        struct cudaConditionalNodeParams conditional;
    };
    long long reserved2;
};
//		cudaGraphDependencyType_enum	cudaGraphDependencyTypeDefault	cudaGraphDependencyTypeProgrammatic
enum cudaGraphDependencyType_enum {
    cudaGraphDependencyTypeDefault = 0,
    cudaGraphDependencyTypeProgrammatic = 1,
};
//		cudaGraphDependencyType
typedef enum cudaGraphDependencyType_enum cudaGraphDependencyType;
//		cudaGraphEdgeData_st
struct cudaGraphEdgeData_st {
    unsigned char from_port;
    unsigned char to_port;
    unsigned char type;
    unsigned char reserved[5];
};
//		cudaGraphEdgeData
typedef struct cudaGraphEdgeData_st cudaGraphEdgeData;
//		cudaGraphInstantiateResult	cudaGraphInstantiateSuccess	cudaGraphInstantiateError	cudaGraphInstantiateInvalidStructure	cudaGraphInstantiateNodeOperationNotSupported	cudaGraphInstantiateMultipleDevicesNotSupported	cudaGraphInstantiateConditionalHandleUnused
enum cudaGraphInstantiateResult {
    cudaGraphInstantiateSuccess = 0,
    cudaGraphInstantiateError = 1,
    cudaGraphInstantiateInvalidStructure = 2,
    cudaGraphInstantiateNodeOperationNotSupported = 3,
    cudaGraphInstantiateMultipleDevicesNotSupported = 4,
    cudaGraphInstantiateConditionalHandleUnused = 5,
};
//		cudaGraphInstantiateResult
typedef enum cudaGraphInstantiateResult cudaGraphInstantiateResult;
//		cudaGraphInstantiateParams_st
struct cudaGraphInstantiateParams_st {
    unsigned long long flags;
    cudaStream_t uploadStream;
    cudaGraphNode_t errNode_out;
    cudaGraphInstantiateResult result_out;
};
//		cudaGraphInstantiateParams
typedef struct cudaGraphInstantiateParams_st cudaGraphInstantiateParams;
//		cudaGraphExecUpdateResultInfo_st
struct cudaGraphExecUpdateResultInfo_st {
    enum cudaGraphExecUpdateResult result;
    cudaGraphNode_t errorNode;
    cudaGraphNode_t errorFromNode;
};
//		cudaGraphExecUpdateResultInfo
typedef struct cudaGraphExecUpdateResultInfo_st cudaGraphExecUpdateResultInfo;
//		cudaGraphKernelNodeField	cudaGraphKernelNodeFieldInvalid	cudaGraphKernelNodeFieldGridDim	cudaGraphKernelNodeFieldParam	cudaGraphKernelNodeFieldEnabled
enum cudaGraphKernelNodeField {
    cudaGraphKernelNodeFieldInvalid = 0,
    cudaGraphKernelNodeFieldGridDim = 1,
    cudaGraphKernelNodeFieldParam = 2,
    cudaGraphKernelNodeFieldEnabled = 3,
};
//		cudaGraphKernelNodeUpdate
struct cudaGraphKernelNodeUpdate {
    cudaGraphDeviceNode_t node;
    enum cudaGraphKernelNodeField field;
    union {
        dim3 gridDim;
        struct {
            const void *pValue;
            size_t offset;
            size_t size;
        } param;
        unsigned int isEnabled;
    } updateData;
};
//		cudaDriverEntryPointQueryResult	cudaDriverEntryPointSuccess	cudaDriverEntryPointSymbolNotFound	cudaDriverEntryPointVersionNotSufficent
enum cudaDriverEntryPointQueryResult {
    cudaDriverEntryPointSuccess = 0,
    cudaDriverEntryPointSymbolNotFound = 1,
    cudaDriverEntryPointVersionNotSufficent = 2,
};
//		cudaDeviceNumaConfig	cudaDeviceNumaConfigNone	cudaDeviceNumaConfigNumaNode
enum cudaDeviceNumaConfig {
    cudaDeviceNumaConfigNone = 0,
    cudaDeviceNumaConfigNumaNode = 1,
};
//		cudaAsyncCallbackEntry
struct cudaAsyncCallbackEntry;
//		cudaAsyncCallbackHandle_t
typedef struct cudaAsyncCallbackEntry *cudaAsyncCallbackHandle_t;
//		cudaAsyncNotificationType_enum	cudaAsyncNotificationTypeOverBudget
enum cudaAsyncNotificationType_enum {
    cudaAsyncNotificationTypeOverBudget = 1,
};
//		cudaAsyncNotificationType
typedef enum cudaAsyncNotificationType_enum cudaAsyncNotificationType;
//		cudaAsyncNotificationInfo
struct cudaAsyncNotificationInfo {
    cudaAsyncNotificationType type;
    union {
        struct {
            unsigned long long bytesOverBudget;
        } overBudget;
    } info;
};
//		cudaAsyncNotificationInfo_t
typedef struct cudaAsyncNotificationInfo cudaAsyncNotificationInfo_t;
//		cudaAsyncCallback
typedef void (*cudaAsyncCallback)(cudaAsyncNotificationInfo_t *, void *, cudaAsyncCallbackHandle_t);
//		CUDAlogLevel_enum	cudaLogLevelError	cudaLogLevelWarning
enum CUDAlogLevel_enum {
    cudaLogLevelError = 0,
    cudaLogLevelWarning = 1,
};
//		cudaLogLevel
typedef enum CUDAlogLevel_enum cudaLogLevel;
//		CUlogsCallbackEntry_st
struct CUlogsCallbackEntry_st;
//		cudaLogsCallbackHandle
typedef struct CUlogsCallbackEntry_st *cudaLogsCallbackHandle;
//		cudaLogIterator
typedef unsigned int cudaLogIterator;
