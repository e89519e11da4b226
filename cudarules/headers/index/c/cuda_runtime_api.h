#include "builtin_types.h"
//		cudaStreamCallback_t
extern "C" { typedef void (*cudaStreamCallback_t)(cudaStream_t, cudaError_t, void *); }
//		cudaLogsCallback_t
extern "C" { typedef void (*cudaLogsCallback_t)(void *, cudaLogLevel, char *, size_t); }
//		cudaDeviceReset
extern "C" { cudaError_t cudaDeviceReset(void); }
//		cudaDeviceSynchronize
extern "C" { cudaError_t cudaDeviceSynchronize(void); }
//		cudaDeviceSetLimit
extern "C" { cudaError_t cudaDeviceSetLimit(enum cudaLimit, size_t); }
//		cudaDeviceGetLimit
extern "C" { __host__ __device__ cudaError_t cudaDeviceGetLimit(size_t *, enum cudaLimit); }
//		cudaDeviceGetTexture1DLinearMaxWidth
extern "C" { cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *, const struct cudaChannelFormatDesc *, int); }
//		cudaDeviceGetCacheConfig
extern "C" { __host__ __device__ cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *); }
//		cudaDeviceGetStreamPriorityRange
extern "C" { cudaError_t cudaDeviceGetStreamPriorityRange(int *, int *); }
//		cudaDeviceSetCacheConfig
extern "C" { cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache); }
//		cudaDeviceGetSharedMemConfig
extern "C" { __host__ __device__ cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *); }
//		cudaDeviceSetSharedMemConfig
extern "C" { cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig); }
//		cudaDeviceGetByPCIBusId
extern "C" { cudaError_t cudaDeviceGetByPCIBusId(int *, const char *); }
//		cudaDeviceGetPCIBusId
extern "C" { cudaError_t cudaDeviceGetPCIBusId(char *, int, int); }
//		cudaIpcGetEventHandle
extern "C" { cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *, cudaEvent_t); }
//		cudaIpcOpenEventHandle
extern "C" { cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *, cudaIpcEventHandle_t); }
//		cudaIpcGetMemHandle
extern "C" { cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *, void *); }
//		cudaIpcOpenMemHandle
extern "C" { cudaError_t cudaIpcOpenMemHandle(void **, cudaIpcMemHandle_t, unsigned int); }
//		cudaIpcCloseMemHandle
extern "C" { cudaError_t cudaIpcCloseMemHandle(void *); }
//		cudaDeviceFlushGPUDirectRDMAWrites
extern "C" { cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget, enum cudaFlushGPUDirectRDMAWritesScope); }
//		cudaThreadExit
extern "C" { cudaError_t cudaThreadExit(void); }
//		cudaThreadSynchronize
extern "C" { cudaError_t cudaThreadSynchronize(void); }
//		cudaThreadSetLimit
extern "C" { cudaError_t cudaThreadSetLimit(enum cudaLimit, size_t); }
//		cudaThreadGetLimit
extern "C" { cudaError_t cudaThreadGetLimit(size_t *, enum cudaLimit); }
//		cudaThreadGetCacheConfig
extern "C" { cudaError_t cudaThreadGetCacheConfig(enum cudaFuncCache *); }
//		cudaThreadSetCacheConfig
extern "C" { cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache); }
//		cudaGetLastError
extern "C" { __host__ __device__ cudaError_t cudaGetLastError(void); }
//		cudaPeekAtLastError
extern "C" { __host__ __device__ cudaError_t cudaPeekAtLastError(void); }
//		cudaGetErrorName
extern "C" { __host__ __device__ const char *cudaGetErrorName(cudaError_t); }
//		cudaGetErrorString
extern "C" { __host__ __device__ const char *cudaGetErrorString(cudaError_t); }
//		cudaGetDeviceCount
extern "C" { __host__ __device__ cudaError_t cudaGetDeviceCount(int *); }
//		cudaGetDeviceProperties
extern "C" { cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *, int); }
//		cudaDeviceGetAttribute
extern "C" { __host__ __device__ cudaError_t cudaDeviceGetAttribute(int *, enum cudaDeviceAttr, int); }
//		cudaDeviceGetDefaultMemPool
extern "C" { cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *, int); }
//		cudaDeviceSetMemPool
extern "C" { cudaError_t cudaDeviceSetMemPool(int, cudaMemPool_t); }
//		cudaDeviceGetMemPool
extern "C" { cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *, int); }
//		cudaDeviceGetNvSciSyncAttributes
extern "C" { cudaError_t cudaDeviceGetNvSciSyncAttributes(void *, int, int); }
//		cudaDeviceGetP2PAttribute
extern "C" { cudaError_t cudaDeviceGetP2PAttribute(int *, enum cudaDeviceP2PAttr, int, int); }
//		cudaChooseDevice
extern "C" { cudaError_t cudaChooseDevice(int *, const struct cudaDeviceProp *); }
//		cudaSetDevice
extern "C" { cudaError_t cudaSetDevice(int); }
//		cudaGetDevice
extern "C" { __host__ __device__ cudaError_t cudaGetDevice(int *); }
//		cudaSetValidDevices
extern "C" { cudaError_t cudaSetValidDevices(int *, int); }
//		cudaSetDeviceFlags
extern "C" { cudaError_t cudaSetDeviceFlags(unsigned int); }
//		cudaGetDeviceFlags
extern "C" { cudaError_t cudaGetDeviceFlags(unsigned int *); }
//		cudaStreamCreate
extern "C" { cudaError_t cudaStreamCreate(cudaStream_t *); }
//		cudaStreamCreateWithFlags
extern "C" { __host__ __device__ cudaError_t cudaStreamCreateWithFlags(cudaStream_t *, unsigned int); }
//		cudaStreamCreateWithPriority
extern "C" { cudaError_t cudaStreamCreateWithPriority(cudaStream_t *, unsigned int, int); }
//		cudaStreamGetPriority
extern "C" { cudaError_t cudaStreamGetPriority(cudaStream_t, int *); }
//		cudaStreamGetFlags
extern "C" { cudaError_t cudaStreamGetFlags(cudaStream_t, unsigned int *); }
//		cudaCtxResetPersistingL2Cache
extern "C" { cudaError_t cudaCtxResetPersistingL2Cache(void); }
//		cudaStreamCopyAttributes
extern "C" { cudaError_t cudaStreamCopyAttributes(cudaStream_t, cudaStream_t); }
//		cudaStreamGetAttribute
extern "C" { cudaError_t cudaStreamGetAttribute(cudaStream_t, cudaLaunchAttributeID, cudaLaunchAttributeValue *); }
//		cudaStreamSetAttribute
extern "C" { cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaLaunchAttributeID, const cudaLaunchAttributeValue *); }
//		cudaStreamDestroy
extern "C" { __host__ __device__ cudaError_t cudaStreamDestroy(cudaStream_t); }
//		cudaStreamWaitEvent
extern "C" { __host__ __device__ cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned int = 0); }
//		cudaStreamAddCallback
extern "C" { cudaError_t cudaStreamAddCallback(cudaStream_t, cudaStreamCallback_t, void *, unsigned int); }
//		cudaStreamSynchronize
extern "C" { cudaError_t cudaStreamSynchronize(cudaStream_t); }
//		cudaStreamQuery
extern "C" { cudaError_t cudaStreamQuery(cudaStream_t); }
//		cudaStreamAttachMemAsync
extern "C" { cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void *, size_t = 0, unsigned int = cudaMemAttachSingle); }
//		cudaStreamBeginCapture
extern "C" { cudaError_t cudaStreamBeginCapture(cudaStream_t, enum cudaStreamCaptureMode); }
//		cudaThreadExchangeStreamCaptureMode
extern "C" { cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *); }
//		cudaStreamEndCapture
extern "C" { cudaError_t cudaStreamEndCapture(cudaStream_t, cudaGraph_t *); }
//		cudaStreamIsCapturing
extern "C" { cudaError_t cudaStreamIsCapturing(cudaStream_t, enum cudaStreamCaptureStatus *); }
//		cudaStreamGetCaptureInfo
extern "C" { cudaError_t cudaStreamGetCaptureInfo(cudaStream_t, enum cudaStreamCaptureStatus *, unsigned long long * = 0); }
//		cudaStreamGetCaptureInfo_v2
extern "C" { cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t, enum cudaStreamCaptureStatus *, unsigned long long *id_out = 0, cudaGraph_t *graph_out = 0, const cudaGraphNode_t **dependencies_out = 0, size_t *numDependencies_out = 0); }
//		cudaStreamGetCaptureInfo_v3
extern "C" { cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t, enum cudaStreamCaptureStatus *, unsigned long long *id_out = 0, cudaGraph_t *graph_out = 0, const cudaGraphNode_t **dependencies_out = 0, const cudaGraphEdgeData **edgeData_out = 0, size_t *numDependencies_out = 0); }
//		cudaStreamUpdateCaptureDependencies
extern "C" { cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t, cudaGraphNode_t *, size_t, unsigned int); }
//		cudaEventCreate
extern "C" { cudaError_t cudaEventCreate(cudaEvent_t *); }
//		cudaEventCreateWithFlags
extern "C" { __host__ __device__ cudaError_t cudaEventCreateWithFlags(cudaEvent_t *, unsigned int); }
//		cudaEventRecord
extern "C" { __host__ __device__ cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t = 0); }
//		cudaEventRecordWithFlags
extern "C" { __host__ __device__ cudaError_t cudaEventRecordWithFlags(cudaEvent_t, cudaStream_t = 0, unsigned int = 0); }
//		cudaEventQuery
extern "C" { cudaError_t cudaEventQuery(cudaEvent_t); }
//		cudaEventSynchronize
extern "C" { cudaError_t cudaEventSynchronize(cudaEvent_t); }
//		cudaEventDestroy
extern "C" { __host__ __device__ cudaError_t cudaEventDestroy(cudaEvent_t); }
//		cudaEventElapsedTime
extern "C" { cudaError_t cudaEventElapsedTime(float *, cudaEvent_t, cudaEvent_t); }
//		cudaImportExternalMemory
extern "C" { cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *, const struct cudaExternalMemoryHandleDesc *); }
//		cudaExternalMemoryGetMappedBuffer
extern "C" { cudaError_t cudaExternalMemoryGetMappedBuffer(void **, cudaExternalMemory_t, const struct cudaExternalMemoryBufferDesc *); }
//		cudaExternalMemoryGetMappedMipmappedArray
extern "C" { cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *, cudaExternalMemory_t, const struct cudaExternalMemoryMipmappedArrayDesc *); }
//		cudaDestroyExternalMemory
extern "C" { cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t); }
//		cudaImportExternalSemaphore
extern "C" { cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *, const struct cudaExternalSemaphoreHandleDesc *); }
//		cudaSignalExternalSemaphoresAsync_v2
extern "C" { cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *, const struct cudaExternalSemaphoreSignalParams *, unsigned int, cudaStream_t = 0); }
//		cudaWaitExternalSemaphoresAsync_v2
extern "C" { cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *, const struct cudaExternalSemaphoreWaitParams *, unsigned int, cudaStream_t = 0); }
//		cudaDestroyExternalSemaphore
extern "C" { cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t); }
//		cudaLaunchKernel
extern "C" { cudaError_t cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, cudaStream_t); }
//		cudaLaunchKernelExC
extern "C" { cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *, const void *, void **); }
//		cudaLaunchCooperativeKernel
extern "C" { cudaError_t cudaLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t, cudaStream_t); }
//		cudaLaunchCooperativeKernelMultiDevice
extern "C" { cudaError_t cudaLaunchCooperativeKernelMultiDevice(struct cudaLaunchParams *, unsigned int, unsigned int = 0); }
//		cudaFuncSetCacheConfig
extern "C" { cudaError_t cudaFuncSetCacheConfig(const void *, enum cudaFuncCache); }
//		cudaFuncSetSharedMemConfig
extern "C" { cudaError_t cudaFuncSetSharedMemConfig(const void *, enum cudaSharedMemConfig); }
//		cudaFuncGetAttributes
extern "C" { __host__ __device__ cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *, const void *); }
//		cudaFuncSetAttribute
extern "C" { cudaError_t cudaFuncSetAttribute(const void *, enum cudaFuncAttribute, int); }
//		cudaSetDoubleForDevice
extern "C" { cudaError_t cudaSetDoubleForDevice(double *); }
//		cudaSetDoubleForHost
extern "C" { cudaError_t cudaSetDoubleForHost(double *); }
//		cudaLaunchHostFunc
extern "C" { cudaError_t cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t, void *); }
//		cudaOccupancyMaxActiveBlocksPerMultiprocessor
extern "C" { __host__ __device__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t); }
//		cudaOccupancyAvailableDynamicSMemPerBlock
extern "C" { cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, const void *, int, int); }
//		cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
extern "C" { __host__ __device__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t, unsigned int); }
//		cudaOccupancyMaxPotentialClusterSize
extern "C" { cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, const void *, const cudaLaunchConfig_t *); }
//		cudaOccupancyMaxActiveClusters
extern "C" { cudaError_t cudaOccupancyMaxActiveClusters(int *, const void *, const cudaLaunchConfig_t *); }
//		cudaMallocManaged
extern "C" { cudaError_t cudaMallocManaged(void **, size_t, unsigned int = cudaMemAttachGlobal); }
//		cudaMalloc
extern "C" { __host__ __device__ cudaError_t cudaMalloc(void **, size_t); }
//		cudaMallocHost
extern "C" { cudaError_t cudaMallocHost(void **, size_t); }
//		cudaMallocPitch
extern "C" { cudaError_t cudaMallocPitch(void **, size_t *, size_t, size_t); }
//		cudaMallocArray
extern "C" { cudaError_t cudaMallocArray(cudaArray_t *, const struct cudaChannelFormatDesc *, size_t, size_t = 0, unsigned int = 0); }
//		cudaFree
extern "C" { __host__ __device__ cudaError_t cudaFree(void *); }
//		cudaFreeHost
extern "C" { cudaError_t cudaFreeHost(void *); }
//		cudaFreeArray
extern "C" { cudaError_t cudaFreeArray(cudaArray_t); }
//		cudaFreeMipmappedArray
extern "C" { cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t); }
//		cudaHostAlloc
extern "C" { cudaError_t cudaHostAlloc(void **, size_t, unsigned int); }
//		cudaHostRegister
extern "C" { cudaError_t cudaHostRegister(void *, size_t, unsigned int); }
//		cudaHostUnregister
extern "C" { cudaError_t cudaHostUnregister(void *); }
//		cudaHostGetDevicePointer
extern "C" { cudaError_t cudaHostGetDevicePointer(void **, void *, unsigned int); }
//		cudaHostGetFlags
extern "C" { cudaError_t cudaHostGetFlags(unsigned int *, void *); }
//		cudaMalloc3D
extern "C" { cudaError_t cudaMalloc3D(struct cudaPitchedPtr *, struct cudaExtent); }
//		cudaMalloc3DArray
extern "C" { cudaError_t cudaMalloc3DArray(cudaArray_t *, const struct cudaChannelFormatDesc *, struct cudaExtent, unsigned int = 0); }
//		cudaMallocMipmappedArray
extern "C" { cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *, const struct cudaChannelFormatDesc *, struct cudaExtent, unsigned int, unsigned int = 0); }
//		cudaGetMipmappedArrayLevel
extern "C" { cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *, cudaMipmappedArray_const_t, unsigned int); }
//		cudaMemcpy3D
extern "C" { cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *); }
//		cudaMemcpy3DPeer
extern "C" { cudaError_t cudaMemcpy3DPeer(const struct cudaMemcpy3DPeerParms *); }
//		cudaMemcpy3DAsync
extern "C" { __host__ __device__ cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *, cudaStream_t = 0); }
//		cudaMemcpy3DPeerAsync
extern "C" { cudaError_t cudaMemcpy3DPeerAsync(const struct cudaMemcpy3DPeerParms *, cudaStream_t = 0); }
//		cudaMemGetInfo
extern "C" { cudaError_t cudaMemGetInfo(size_t *, size_t *); }
//		cudaArrayGetInfo
extern "C" { cudaError_t cudaArrayGetInfo(struct cudaChannelFormatDesc *, struct cudaExtent *, unsigned int *, cudaArray_t); }
//		cudaArrayGetPlane
extern "C" { cudaError_t cudaArrayGetPlane(cudaArray_t *, cudaArray_t, unsigned int); }
//		cudaArrayGetMemoryRequirements
extern "C" { cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *, cudaArray_t, int); }
//		cudaMipmappedArrayGetMemoryRequirements
extern "C" { cudaError_t cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *, cudaMipmappedArray_t, int); }
//		cudaArrayGetSparseProperties
extern "C" { cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *, cudaArray_t); }
//		cudaMipmappedArrayGetSparseProperties
extern "C" { cudaError_t cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *, cudaMipmappedArray_t); }
//		cudaMemcpy
extern "C" { cudaError_t cudaMemcpy(void *, const void *, size_t, enum cudaMemcpyKind); }
//		cudaMemcpyPeer
extern "C" { cudaError_t cudaMemcpyPeer(void *, int, const void *, int, size_t); }
//		cudaMemcpy2D
extern "C" { cudaError_t cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind); }
//		cudaMemcpy2DToArray
extern "C" { cudaError_t cudaMemcpy2DToArray(cudaArray_t, size_t, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind); }
//		cudaMemcpy2DFromArray
extern "C" { cudaError_t cudaMemcpy2DFromArray(void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind); }
//		cudaMemcpy2DArrayToArray
extern "C" { cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind = cudaMemcpyDeviceToDevice); }
//		cudaMemcpyToSymbol
extern "C" { cudaError_t cudaMemcpyToSymbol(const void *, const void *, size_t, size_t = 0, enum cudaMemcpyKind = cudaMemcpyHostToDevice); }
//		cudaMemcpyFromSymbol
extern "C" { cudaError_t cudaMemcpyFromSymbol(void *, const void *, size_t, size_t = 0, enum cudaMemcpyKind = cudaMemcpyDeviceToHost); }
//		cudaMemcpyAsync
extern "C" { __host__ __device__ cudaError_t cudaMemcpyAsync(void *, const void *, size_t, enum cudaMemcpyKind, cudaStream_t = 0); }
//		cudaMemcpyPeerAsync
extern "C" { cudaError_t cudaMemcpyPeerAsync(void *, int, const void *, int, size_t, cudaStream_t = 0); }
//		cudaMemcpy2DAsync
extern "C" { __host__ __device__ cudaError_t cudaMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = 0); }
//		cudaMemcpy2DToArrayAsync
extern "C" { cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = 0); }
//		cudaMemcpy2DFromArrayAsync
extern "C" { cudaError_t cudaMemcpy2DFromArrayAsync(void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = 0); }
//		cudaMemcpyToSymbolAsync
extern "C" { cudaError_t cudaMemcpyToSymbolAsync(const void *, const void *, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = 0); }
//		cudaMemcpyFromSymbolAsync
extern "C" { cudaError_t cudaMemcpyFromSymbolAsync(void *, const void *, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = 0); }
//		cudaMemset
extern "C" { cudaError_t cudaMemset(void *, int, size_t); }
//		cudaMemset2D
extern "C" { cudaError_t cudaMemset2D(void *, size_t, int, size_t, size_t); }
//		cudaMemset3D
extern "C" { cudaError_t cudaMemset3D(struct cudaPitchedPtr, int, struct cudaExtent); }
//		cudaMemsetAsync
extern "C" { __host__ __device__ cudaError_t cudaMemsetAsync(void *, int, size_t, cudaStream_t = 0); }
//		cudaMemset2DAsync
extern "C" { __host__ __device__ cudaError_t cudaMemset2DAsync(void *, size_t, int, size_t, size_t, cudaStream_t = 0); }
//		cudaMemset3DAsync
extern "C" { __host__ __device__ cudaError_t cudaMemset3DAsync(struct cudaPitchedPtr, int, struct cudaExtent, cudaStream_t = 0); }
//		cudaGetSymbolAddress
extern "C" { cudaError_t cudaGetSymbolAddress(void **, const void *); }
//		cudaGetSymbolSize
extern "C" { cudaError_t cudaGetSymbolSize(size_t *, const void *); }
//		cudaMemPrefetchAsync
extern "C" { cudaError_t cudaMemPrefetchAsync(const void *, size_t, int, cudaStream_t); }
//		cudaMemAdvise
extern "C" { cudaError_t cudaMemAdvise(const void *, size_t, enum cudaMemoryAdvise, int); }
//		cudaMemRangeGetAttribute
extern "C" { cudaError_t cudaMemRangeGetAttribute(void *, size_t, enum cudaMemRangeAttribute, const void *, size_t); }
//		cudaMemRangeGetAttributes
extern "C" { cudaError_t cudaMemRangeGetAttributes(void **, size_t *, enum cudaMemRangeAttribute *, size_t, const void *, size_t); }
//		cudaMemcpyToArray
extern "C" { cudaError_t cudaMemcpyToArray(cudaArray_t, size_t, size_t, const void *, size_t, enum cudaMemcpyKind); }
//		cudaMemcpyFromArray
extern "C" { cudaError_t cudaMemcpyFromArray(void *, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind); }
//		cudaMemcpyArrayToArray
extern "C" { cudaError_t cudaMemcpyArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind = cudaMemcpyDeviceToDevice); }
//		cudaMemcpyToArrayAsync
extern "C" { cudaError_t cudaMemcpyToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t, enum cudaMemcpyKind, cudaStream_t = 0); }
//		cudaMemcpyFromArrayAsync
extern "C" { cudaError_t cudaMemcpyFromArrayAsync(void *, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = 0); }
//		cudaMallocAsync
extern "C" { cudaError_t cudaMallocAsync(void **, size_t, cudaStream_t); }
//		cudaFreeAsync
extern "C" { cudaError_t cudaFreeAsync(void *, cudaStream_t); }
//		cudaMemPoolTrimTo
extern "C" { cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t); }
//		cudaMemPoolSetAttribute
extern "C" { cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, enum cudaMemPoolAttr, void *); }
//		cudaMemPoolGetAttribute
extern "C" { cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t, enum cudaMemPoolAttr, void *); }
//		cudaMemPoolSetAccess
extern "C" { cudaError_t cudaMemPoolSetAccess(cudaMemPool_t, const struct cudaMemAccessDesc *, size_t); }
//		cudaMemPoolGetAccess
extern "C" { cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *, cudaMemPool_t, struct cudaMemLocation *); }
//		cudaMemPoolCreate
extern "C" { cudaError_t cudaMemPoolCreate(cudaMemPool_t *, const struct cudaMemPoolProps *); }
//		cudaMemPoolDestroy
extern "C" { cudaError_t cudaMemPoolDestroy(cudaMemPool_t); }
//		cudaMallocFromPoolAsync
extern "C" { cudaError_t cudaMallocFromPoolAsync(void **, size_t, cudaMemPool_t, cudaStream_t); }
//		cudaMemPoolExportToShareableHandle
extern "C" { cudaError_t cudaMemPoolExportToShareableHandle(void *, cudaMemPool_t, enum cudaMemAllocationHandleType, unsigned int); }
//		cudaMemPoolImportFromShareableHandle
extern "C" { cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *, void *, enum cudaMemAllocationHandleType, unsigned int); }
//		cudaMemPoolExportPointer
extern "C" { cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *, void *); }
//		cudaMemPoolImportPointer
extern "C" { cudaError_t cudaMemPoolImportPointer(void **, cudaMemPool_t, struct cudaMemPoolPtrExportData *); }
//		cudaPointerGetAttributes
extern "C" { cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *, const void *); }
//		cudaDeviceCanAccessPeer
extern "C" { cudaError_t cudaDeviceCanAccessPeer(int *, int, int); }
//		cudaDeviceEnablePeerAccess
extern "C" { cudaError_t cudaDeviceEnablePeerAccess(int, unsigned int); }
//		cudaDeviceDisablePeerAccess
extern "C" { cudaError_t cudaDeviceDisablePeerAccess(int); }
//		cudaGraphicsUnregisterResource
extern "C" { cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t); }
//		cudaGraphicsResourceSetMapFlags
extern "C" { cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t, unsigned int); }
//		cudaGraphicsMapResources
extern "C" { cudaError_t cudaGraphicsMapResources(int, cudaGraphicsResource_t *, cudaStream_t = 0); }
//		cudaGraphicsUnmapResources
extern "C" { cudaError_t cudaGraphicsUnmapResources(int, cudaGraphicsResource_t *, cudaStream_t = 0); }
//		cudaGraphicsResourceGetMappedPointer
extern "C" { cudaError_t cudaGraphicsResourceGetMappedPointer(void **, size_t *, cudaGraphicsResource_t); }
//		cudaGraphicsSubResourceGetMappedArray
extern "C" { cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *, cudaGraphicsResource_t, unsigned int, unsigned int); }
//		cudaGraphicsResourceGetMappedMipmappedArray
extern "C" { cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *, cudaGraphicsResource_t); }
//		cudaBindTexture
extern "C" { cudaError_t cudaBindTexture(size_t *, const struct textureReference *, const void *, const struct cudaChannelFormatDesc *, size_t = 4294967295U); }
//		cudaBindTexture2D
extern "C" { cudaError_t cudaBindTexture2D(size_t *, const struct textureReference *, const void *, const struct cudaChannelFormatDesc *, size_t, size_t, size_t); }
//		cudaBindTextureToArray
extern "C" { cudaError_t cudaBindTextureToArray(const struct textureReference *, cudaArray_const_t, const struct cudaChannelFormatDesc *); }
//		cudaBindTextureToMipmappedArray
extern "C" { cudaError_t cudaBindTextureToMipmappedArray(const struct textureReference *, cudaMipmappedArray_const_t, const struct cudaChannelFormatDesc *); }
//		cudaUnbindTexture
extern "C" { cudaError_t cudaUnbindTexture(const struct textureReference *); }
//		cudaGetTextureAlignmentOffset
extern "C" { cudaError_t cudaGetTextureAlignmentOffset(size_t *, const struct textureReference *); }
//		cudaGetTextureReference
extern "C" { cudaError_t cudaGetTextureReference(const struct textureReference **, const void *); }
//		cudaBindSurfaceToArray
extern "C" { cudaError_t cudaBindSurfaceToArray(const struct surfaceReference *, cudaArray_const_t, const struct cudaChannelFormatDesc *); }
//		cudaGetSurfaceReference
extern "C" { cudaError_t cudaGetSurfaceReference(const struct surfaceReference **, const void *); }
//		cudaGetChannelDesc
extern "C" { cudaError_t cudaGetChannelDesc(struct cudaChannelFormatDesc *, cudaArray_const_t); }
//		cudaCreateChannelDesc	cudaChannelFormatDesc
extern "C" { struct cudaChannelFormatDesc cudaCreateChannelDesc(int, int, int, int, enum cudaChannelFormatKind); }
//		cudaCreateTextureObject
extern "C" { cudaError_t cudaCreateTextureObject(cudaTextureObject_t *, const struct cudaResourceDesc *, const struct cudaTextureDesc *, const struct cudaResourceViewDesc *); }
//		cudaCreateTextureObject_v2
extern "C" { cudaError_t cudaCreateTextureObject_v2(cudaTextureObject_t *, const struct cudaResourceDesc *, const struct cudaTextureDesc_v2 *, const struct cudaResourceViewDesc *); }
//		cudaDestroyTextureObject
extern "C" { cudaError_t cudaDestroyTextureObject(cudaTextureObject_t); }
//		cudaGetTextureObjectResourceDesc
extern "C" { cudaError_t cudaGetTextureObjectResourceDesc(struct cudaResourceDesc *, cudaTextureObject_t); }
//		cudaGetTextureObjectTextureDesc
extern "C" { cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *, cudaTextureObject_t); }
//		cudaGetTextureObjectTextureDesc_v2
extern "C" { cudaError_t cudaGetTextureObjectTextureDesc_v2(struct cudaTextureDesc_v2 *, cudaTextureObject_t); }
//		cudaGetTextureObjectResourceViewDesc
extern "C" { cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *, cudaTextureObject_t); }
//		cudaCreateSurfaceObject
extern "C" { cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *, const struct cudaResourceDesc *); }
//		cudaDestroySurfaceObject
extern "C" { cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t); }
//		cudaGetSurfaceObjectResourceDesc
extern "C" { cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *, cudaSurfaceObject_t); }
//		cudaDriverGetVersion
extern "C" { cudaError_t cudaDriverGetVersion(int *); }
//		cudaRuntimeGetVersion
extern "C" { __host__ __device__ cudaError_t cudaRuntimeGetVersion(int *); }
//		cudaGraphCreate
extern "C" { cudaError_t cudaGraphCreate(cudaGraph_t *, unsigned int); }
//		cudaGraphAddKernelNode
extern "C" { cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const struct cudaKernelNodeParams *); }
//		cudaGraphKernelNodeGetParams
extern "C" { cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t, struct cudaKernelNodeParams *); }
//		cudaGraphKernelNodeSetParams
extern "C" { cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t, const struct cudaKernelNodeParams *); }
//		cudaGraphKernelNodeCopyAttributes
extern "C" { cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t, cudaGraphNode_t); }
//		cudaGraphKernelNodeGetAttribute
extern "C" { cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t, cudaLaunchAttributeID, cudaLaunchAttributeValue *); }
//		cudaGraphKernelNodeSetAttribute
extern "C" { cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t, cudaLaunchAttributeID, const cudaLaunchAttributeValue *); }
//		cudaGraphAddMemcpyNode
extern "C" { cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const struct cudaMemcpy3DParms *); }
//		cudaGraphAddMemcpyNodeToSymbol
extern "C" { cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const void *, const void *, size_t, size_t, enum cudaMemcpyKind); }
//		cudaGraphAddMemcpyNodeFromSymbol
extern "C" { cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *, const void *, size_t, size_t, enum cudaMemcpyKind); }
//		cudaGraphAddMemcpyNode1D
extern "C" { cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *, const void *, size_t, enum cudaMemcpyKind); }
//		cudaGraphMemcpyNodeGetParams
extern "C" { cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t, struct cudaMemcpy3DParms *); }
//		cudaGraphMemcpyNodeSetParams
extern "C" { cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t, const struct cudaMemcpy3DParms *); }
//		cudaGraphMemcpyNodeSetParamsToSymbol
extern "C" { cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t, const void *, const void *, size_t, size_t, enum cudaMemcpyKind); }
//		cudaGraphMemcpyNodeSetParamsFromSymbol
extern "C" { cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t, void *, const void *, size_t, size_t, enum cudaMemcpyKind); }
//		cudaGraphMemcpyNodeSetParams1D
extern "C" { cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t, void *, const void *, size_t, enum cudaMemcpyKind); }
//		cudaGraphAddMemsetNode
extern "C" { cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const struct cudaMemsetParams *); }
//		cudaGraphMemsetNodeGetParams
extern "C" { cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t, struct cudaMemsetParams *); }
//		cudaGraphMemsetNodeSetParams
extern "C" { cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t, const struct cudaMemsetParams *); }
//		cudaGraphAddHostNode
extern "C" { cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const struct cudaHostNodeParams *); }
//		cudaGraphHostNodeGetParams
extern "C" { cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t, struct cudaHostNodeParams *); }
//		cudaGraphHostNodeSetParams
extern "C" { cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t, const struct cudaHostNodeParams *); }
//		cudaGraphAddChildGraphNode
extern "C" { cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaGraph_t); }
//		cudaGraphChildGraphNodeGetGraph
extern "C" { cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t, cudaGraph_t *); }
//		cudaGraphAddEmptyNode
extern "C" { cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t); }
//		cudaGraphAddEventRecordNode
extern "C" { cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaEvent_t); }
//		cudaGraphEventRecordNodeGetEvent
extern "C" { cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t, cudaEvent_t *); }
//		cudaGraphEventRecordNodeSetEvent
extern "C" { cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t, cudaEvent_t); }
//		cudaGraphAddEventWaitNode
extern "C" { cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaEvent_t); }
//		cudaGraphEventWaitNodeGetEvent
extern "C" { cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t, cudaEvent_t *); }
//		cudaGraphEventWaitNodeSetEvent
extern "C" { cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t, cudaEvent_t); }
//		cudaGraphAddExternalSemaphoresSignalNode
extern "C" { cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const struct cudaExternalSemaphoreSignalNodeParams *); }
//		cudaGraphExternalSemaphoresSignalNodeGetParams
extern "C" { cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t, struct cudaExternalSemaphoreSignalNodeParams *); }
//		cudaGraphExternalSemaphoresSignalNodeSetParams
extern "C" { cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t, const struct cudaExternalSemaphoreSignalNodeParams *); }
//		cudaGraphAddExternalSemaphoresWaitNode
extern "C" { cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const struct cudaExternalSemaphoreWaitNodeParams *); }
//		cudaGraphExternalSemaphoresWaitNodeGetParams
extern "C" { cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t, struct cudaExternalSemaphoreWaitNodeParams *); }
//		cudaGraphExternalSemaphoresWaitNodeSetParams
extern "C" { cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t, const struct cudaExternalSemaphoreWaitNodeParams *); }
//		cudaGraphAddMemAllocNode
extern "C" { cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, struct cudaMemAllocNodeParams *); }
//		cudaGraphMemAllocNodeGetParams
extern "C" { cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t, struct cudaMemAllocNodeParams *); }
//		cudaGraphAddMemFreeNode
extern "C" { cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *); }
//		cudaGraphMemFreeNodeGetParams
extern "C" { cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t, void *); }
//		cudaDeviceGraphMemTrim
extern "C" { cudaError_t cudaDeviceGraphMemTrim(int); }
//		cudaDeviceGetGraphMemAttribute
extern "C" { cudaError_t cudaDeviceGetGraphMemAttribute(int, enum cudaGraphMemAttributeType, void *); }
//		cudaDeviceSetGraphMemAttribute
extern "C" { cudaError_t cudaDeviceSetGraphMemAttribute(int, enum cudaGraphMemAttributeType, void *); }
//		cudaGraphClone
extern "C" { cudaError_t cudaGraphClone(cudaGraph_t *, cudaGraph_t); }
//		cudaGraphNodeFindInClone
extern "C" { cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *, cudaGraphNode_t, cudaGraph_t); }
//		cudaGraphNodeGetType
extern "C" { cudaError_t cudaGraphNodeGetType(cudaGraphNode_t, enum cudaGraphNodeType *); }
//		cudaGraphGetNodes
extern "C" { cudaError_t cudaGraphGetNodes(cudaGraph_t, cudaGraphNode_t *, size_t *); }
//		cudaGraphGetRootNodes
extern "C" { cudaError_t cudaGraphGetRootNodes(cudaGraph_t, cudaGraphNode_t *, size_t *); }
//		cudaGraphGetEdges
extern "C" { cudaError_t cudaGraphGetEdges(cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, size_t *); }
//		cudaGraphNodeGetDependencies
extern "C" { cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t, cudaGraphNode_t *, size_t *); }
//		cudaGraphNodeGetDependentNodes
extern "C" { cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t, cudaGraphNode_t *, size_t *); }
//		cudaGraphAddDependencies
extern "C" { cudaError_t cudaGraphAddDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, size_t); }
//		cudaGraphRemoveDependencies
extern "C" { cudaError_t cudaGraphRemoveDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, size_t); }
//		cudaGraphDestroyNode
extern "C" { cudaError_t cudaGraphDestroyNode(cudaGraphNode_t); }
//		cudaGraphInstantiate
extern "C" { cudaError_t cudaGraphInstantiate(cudaGraphExec_t *, cudaGraph_t, cudaGraphNode_t *, char *, size_t); }
//		cudaGraphInstantiateWithFlags
extern "C" { cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *, cudaGraph_t, unsigned long long = 0); }
//		cudaGraphExecKernelNodeSetParams
extern "C" { cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const struct cudaKernelNodeParams *); }
//		cudaGraphExecMemcpyNodeSetParams
extern "C" { cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const struct cudaMemcpy3DParms *); }
//		cudaGraphExecMemcpyNodeSetParamsToSymbol
extern "C" { cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t, cudaGraphNode_t, const void *, const void *, size_t, size_t, enum cudaMemcpyKind); }
//		cudaGraphExecMemcpyNodeSetParamsFromSymbol
extern "C" { cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t, cudaGraphNode_t, void *, const void *, size_t, size_t, enum cudaMemcpyKind); }
//		cudaGraphExecMemcpyNodeSetParams1D
extern "C" { cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t, cudaGraphNode_t, void *, const void *, size_t, enum cudaMemcpyKind); }
//		cudaGraphExecMemsetNodeSetParams
extern "C" { cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const struct cudaMemsetParams *); }
//		cudaGraphExecHostNodeSetParams
extern "C" { cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const struct cudaHostNodeParams *); }
//		cudaGraphExecChildGraphNodeSetParams
extern "C" { cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, cudaGraph_t); }
//		cudaGraphExecEventRecordNodeSetEvent
extern "C" { cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t); }
//		cudaGraphExecEventWaitNodeSetEvent
extern "C" { cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t); }
//		cudaGraphExecExternalSemaphoresSignalNodeSetParams
extern "C" { cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const struct cudaExternalSemaphoreSignalNodeParams *); }
//		cudaGraphExecExternalSemaphoresWaitNodeSetParams
extern "C" { cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const struct cudaExternalSemaphoreWaitNodeParams *); }
//		cudaGraphNodeSetEnabled
extern "C" { cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned int); }
//		cudaGraphNodeGetEnabled
extern "C" { cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned int *); }
//		cudaGraphExecUpdate
extern "C" { cudaError_t cudaGraphExecUpdate(cudaGraphExec_t, cudaGraph_t, cudaGraphNode_t *, enum cudaGraphExecUpdateResult *); }
//		cudaGraphUpload
extern "C" { cudaError_t cudaGraphUpload(cudaGraphExec_t, cudaStream_t); }
//		cudaGraphLaunch
extern "C" { __host__ __device__ cudaError_t cudaGraphLaunch(cudaGraphExec_t, cudaStream_t); }
//		cudaGraphExecDestroy
extern "C" { cudaError_t cudaGraphExecDestroy(cudaGraphExec_t); }
//		cudaGraphDestroy
extern "C" { cudaError_t cudaGraphDestroy(cudaGraph_t); }
//		cudaGraphDebugDotPrint
extern "C" { cudaError_t cudaGraphDebugDotPrint(cudaGraph_t, const char *, unsigned int); }
//		cudaUserObjectCreate
extern "C" { cudaError_t cudaUserObjectCreate(cudaUserObject_t *, void *, cudaHostFn_t, unsigned int, unsigned int); }
//		cudaUserObjectRetain
extern "C" { cudaError_t cudaUserObjectRetain(cudaUserObject_t, unsigned int = 1); }
//		cudaUserObjectRelease
extern "C" { cudaError_t cudaUserObjectRelease(cudaUserObject_t, unsigned int = 1); }
//		cudaGraphRetainUserObject
extern "C" { cudaError_t cudaGraphRetainUserObject(cudaGraph_t, cudaUserObject_t, unsigned int = 1, unsigned int = 0); }
//		cudaGraphReleaseUserObject
extern "C" { cudaError_t cudaGraphReleaseUserObject(cudaGraph_t, cudaUserObject_t, unsigned int = 1); }
//		cudaGetDriverEntryPoint
extern "C" { cudaError_t cudaGetDriverEntryPoint(const char *, void **, unsigned long long); }
//		cudaGetExportTable
extern "C" { cudaError_t cudaGetExportTable(const void **, const cudaUUID_t *); }
//		cudaGetFuncBySymbol
extern "C" { cudaError_t cudaGetFuncBySymbol(cudaFunction_t *, const void *); }
//		cudaDeviceRegisterAsyncNotification
extern "C" { cudaError_t cudaDeviceRegisterAsyncNotification(int, cudaAsyncCallback, void *, cudaAsyncCallbackHandle_t *); }
//		cudaDeviceUnregisterAsyncNotification
extern "C" { cudaError_t cudaDeviceUnregisterAsyncNotification(int, cudaAsyncCallbackHandle_t); }
//		cudaDeviceGetHostAtomicCapabilities
extern "C" { cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *, const enum cudaAtomicOperation *, unsigned int, int); }
//		cudaDeviceGetP2PAtomicCapabilities
extern "C" { cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *, const enum cudaAtomicOperation *, unsigned int, int, int); }
//		cudaInitDevice
extern "C" { cudaError_t cudaInitDevice(int, unsigned int, unsigned int); }
//		cudaStreamGetId
extern "C" { cudaError_t cudaStreamGetId(cudaStream_t, unsigned long long *); }
//		cudaStreamGetDevice
extern "C" { cudaError_t cudaStreamGetDevice(cudaStream_t, int *); }
//		cudaStreamBeginCaptureToGraph
extern "C" { cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t, cudaGraph_t, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, enum cudaStreamCaptureMode); }
//		cudaSignalExternalSemaphoresAsync
extern "C" { cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *, const struct cudaExternalSemaphoreSignalParams *, unsigned int, cudaStream_t = 0); }
//		cudaWaitExternalSemaphoresAsync
extern "C" { cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *, const struct cudaExternalSemaphoreWaitParams *, unsigned int, cudaStream_t = 0); }
//		cudaFuncGetName
extern "C" { cudaError_t cudaFuncGetName(const char **, const void *); }
//		cudaFuncGetParamInfo
extern "C" { cudaError_t cudaFuncGetParamInfo(const void *, size_t, size_t *, size_t *); }
//		cudaMemcpyBatchAsync
extern "C" { cudaError_t cudaMemcpyBatchAsync(void **, void **, size_t *, size_t, struct cudaMemcpyAttributes *, size_t *, size_t, size_t *, cudaStream_t); }
//		cudaMemcpy3DBatchAsync
extern "C" { cudaError_t cudaMemcpy3DBatchAsync(size_t, struct cudaMemcpy3DBatchOp *, size_t *, unsigned long long, cudaStream_t); }
//		cudaMemPrefetchBatchAsync
extern "C" { cudaError_t cudaMemPrefetchBatchAsync(void **, size_t *, size_t, struct cudaMemLocation *, size_t *, size_t, unsigned long long, cudaStream_t); }
//		cudaMemDiscardBatchAsync
extern "C" { cudaError_t cudaMemDiscardBatchAsync(void **, size_t *, size_t, unsigned long long, cudaStream_t); }
//		cudaMemDiscardAndPrefetchBatchAsync
extern "C" { cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **, size_t *, size_t, struct cudaMemLocation *, size_t *, size_t, unsigned long long, cudaStream_t); }
//		cudaMemGetDefaultMemPool
extern "C" { cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *, struct cudaMemLocation *, enum cudaMemAllocationType); }
//		cudaMemGetMemPool
extern "C" { cudaError_t cudaMemGetMemPool(cudaMemPool_t *, struct cudaMemLocation *, enum cudaMemAllocationType); }
//		cudaMemSetMemPool
extern "C" { cudaError_t cudaMemSetMemPool(struct cudaMemLocation *, enum cudaMemAllocationType, cudaMemPool_t); }
//		cudaLogsRegisterCallback
extern "C" { cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t, void *, cudaLogsCallbackHandle *); }
//		cudaLogsUnregisterCallback
extern "C" { cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle); }
//		cudaLogsCurrent
extern "C" { cudaError_t cudaLogsCurrent(cudaLogIterator *, unsigned int); }
//		cudaLogsDumpToFile
extern "C" { cudaError_t cudaLogsDumpToFile(cudaLogIterator *, const char *, unsigned int); }
//		cudaLogsDumpToMemory
extern "C" { cudaError_t cudaLogsDumpToMemory(cudaLogIterator *, char *, size_t *, unsigned int); }
//		cudaGraphInstantiateWithParams
extern "C" { cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *, cudaGraph_t, cudaGraphInstantiateParams *); }
//		cudaGraphExecGetFlags
extern "C" { cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t, unsigned long long *); }
//		cudaGraphAddNode
extern "C" { cudaError_t cudaGraphAddNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, struct cudaGraphNodeParams *); }
//		cudaGraphAddNode_v2
extern "C" { cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, struct cudaGraphNodeParams *); }
//		cudaGraphNodeSetParams
extern "C" { cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t, struct cudaGraphNodeParams *); }
//		cudaGraphExecNodeSetParams
extern "C" { cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, struct cudaGraphNodeParams *); }
//		cudaGraphConditionalHandleCreate
extern "C" { cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *, cudaGraph_t, unsigned int = 0, unsigned int = 0); }
//		cudaGetDriverEntryPointByVersion
extern "C" { cudaError_t cudaGetDriverEntryPointByVersion(const char *, void **, unsigned int, unsigned long long, enum cudaDriverEntryPointQueryResult *); }
//		cudaLibraryLoadData
extern "C" { cudaError_t cudaLibraryLoadData(cudaLibrary_t *, const void *, enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *, void **, unsigned int); }
//		cudaLibraryLoadFromFile
extern "C" { cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *, const char *, enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *, void **, unsigned int); }
//		cudaLibraryUnload
extern "C" { cudaError_t cudaLibraryUnload(cudaLibrary_t); }
//		cudaLibraryGetKernel
extern "C" { cudaError_t cudaLibraryGetKernel(cudaKernel_t *, cudaLibrary_t, const char *); }
//		cudaLibraryGetGlobal
extern "C" { cudaError_t cudaLibraryGetGlobal(void **, size_t *, cudaLibrary_t, const char *); }
//		cudaLibraryGetManaged
extern "C" { cudaError_t cudaLibraryGetManaged(void **, size_t *, cudaLibrary_t, const char *); }
//		cudaLibraryGetUnifiedFunction
extern "C" { cudaError_t cudaLibraryGetUnifiedFunction(void **, cudaLibrary_t, const char *); }
//		cudaLibraryGetKernelCount
extern "C" { cudaError_t cudaLibraryGetKernelCount(unsigned int *, cudaLibrary_t); }
//		cudaLibraryEnumerateKernels
extern "C" { cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *, unsigned int, cudaLibrary_t); }
//		cudaKernelSetAttributeForDevice
extern "C" { cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t, enum cudaFuncAttribute, int, int); }
//		cudaGetKernel
extern "C" { cudaError_t cudaGetKernel(cudaKernel_t *, const void *); }
//		cudaGetDeviceProperties_v2
extern "C" { cudaError_t cudaGetDeviceProperties_v2(struct cudaDeviceProp *, int); }
