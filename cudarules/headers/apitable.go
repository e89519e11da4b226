package headers

// apiRows lists the functions by operation. A line holds a name and, in order, the role of each
// parameter; '-' is a parameter without one. The test compares the lines with the prototypes in
// include/c.
var apiRows = []struct {
	operation Operation
	to, from  Memory
	async     bool
	functions string
}{
	{operation: Allocate, to: DeviceMemory, functions: `
		cudaMalloc result size
		cudaMallocPitch result pitch size height
		cudaMalloc3D result -
		cuMemAlloc result size
		cuMemAllocPitch result pitch size height -`},
	{operation: Allocate, to: AnyMemory, functions: `
		cuMemAddressReserve result size - - flags
		cuMemCreate result size - flags`},
	{operation: Allocate, to: DeviceMemory, async: true, functions: `
		cudaMallocAsync result size stream
		cudaMallocFromPoolAsync result size - stream
		cuMemAllocAsync result size stream
		cuMemAllocFromPoolAsync result size - stream`},
	{operation: Allocate, to: ManagedMemory, functions: `
		cudaMallocManaged result size flags
		cuMemAllocManaged result size flags`},
	{operation: Allocate, to: PinnedMemory, functions: `
		cudaMallocHost result size
		cudaHostAlloc result size flags
		cuMemAllocHost result size
		cuMemHostAlloc result size flags`},
	{operation: Allocate, to: ArrayMemory, functions: `
		cudaMallocArray result - - - flags
		cudaMalloc3DArray result - - flags
		cudaMallocMipmappedArray result - - - flags
		cuArrayCreate result -
		cuArray3DCreate result -
		cuMipmappedArrayCreate result - -`},
	{operation: Free, to: DeviceMemory, functions: `
		cudaFree object
		cuMemFree object`},
	{operation: Free, to: AnyMemory, functions: `
		cuMemAddressFree object size
		cuMemRelease object`},
	{operation: Free, to: DeviceMemory, async: true, functions: `
		cudaFreeAsync object stream
		cuMemFreeAsync object stream`},
	{operation: Free, to: PinnedMemory, functions: `
		cudaFreeHost object
		cuMemFreeHost object`},
	{operation: Free, to: ArrayMemory, functions: `
		cudaFreeArray object
		cudaFreeMipmappedArray object
		cuArrayDestroy object
		cuMipmappedArrayDestroy object`},
	{operation: Register, to: PinnedMemory, functions: `
		cudaHostRegister object size flags
		cuMemHostRegister object size flags`},
	{operation: Unregister, to: PinnedMemory, functions: `
		cudaHostUnregister object
		cuMemHostUnregister object`},
	{operation: Address, to: DeviceMemory, functions: `
		cudaHostGetDevicePointer result object flags
		cuMemHostGetDevicePointer result object flags
		cudaGetSymbolAddress result symbol
		cudaIpcOpenMemHandle result - flags
		cuIpcOpenMemHandle result - flags
		cudaGraphicsResourceGetMappedPointer result size object
		cuGraphicsResourceGetMappedPointer result size object
		cudaMemPoolImportPointer result - -
		cuMemPoolImportPointer result - -`},
	{operation: Address, to: ArrayMemory, functions: `
		cudaGraphicsSubResourceGetMappedArray result object - -
		cuGraphicsSubResourceGetMappedArray result object - -
		cudaGetMipmappedArrayLevel result object -
		cuMipmappedArrayGetLevel result object -`},

	// Those for three dimensions and for batches read the operands of the copy from descriptors and
	// arrays of addresses, which are not copied themselves.
	{operation: Copy, to: AnyMemory, from: AnyMemory, functions: `
		cudaMemcpy dst src size direction
		cudaMemcpy2D dst - src - size - direction
		cudaMemcpy3D -
		cudaMemcpy3DPeer -
		cuMemcpy dst src size
		cuMemcpy2D -
		cuMemcpy2DUnaligned -
		cuMemcpy3D -
		cuMemcpy3DPeer -`},
	{operation: Copy, to: AnyMemory, from: AnyMemory, async: true, functions: `
		cudaMemcpyAsync dst src size direction stream
		cudaMemcpy2DAsync dst - src - size - direction stream
		cudaMemcpy3DAsync - stream
		cudaMemcpy3DPeerAsync - stream
		cudaMemcpyBatchAsync - - - - - - - - stream
		cuMemcpyAsync dst src size stream
		cuMemcpy2DAsync - stream
		cuMemcpy3DAsync - stream
		cuMemcpy3DPeerAsync - stream
		cuMemcpyBatchAsync - - - - - - - - stream`},
	{operation: Copy, to: DeviceMemory, from: DeviceMemory, functions: `
		cudaMemcpyPeer dst - src - size
		cuMemcpyDtoD dst src size
		cuMemcpyPeer dst - src - size`},
	{operation: Copy, to: DeviceMemory, from: DeviceMemory, async: true, functions: `
		cudaMemcpyPeerAsync dst - src - size stream
		cuMemcpyDtoDAsync dst src size stream
		cuMemcpyPeerAsync dst - src - size stream`},
	{operation: Copy, to: DeviceMemory, from: HostMemory, functions: `
		cuMemcpyHtoD dst src size`},
	{operation: Copy, to: DeviceMemory, from: HostMemory, async: true, functions: `
		cuMemcpyHtoDAsync dst src size stream`},
	{operation: Copy, to: HostMemory, from: DeviceMemory, functions: `
		cuMemcpyDtoH dst src size`},
	{operation: Copy, to: HostMemory, from: DeviceMemory, async: true, functions: `
		cuMemcpyDtoHAsync dst src size stream`},
	{operation: Copy, to: ArrayMemory, from: AnyMemory, functions: `
		cudaMemcpyToArray dst - - src size direction
		cudaMemcpy2DToArray dst - - src - size - direction`},
	{operation: Copy, to: ArrayMemory, from: AnyMemory, async: true, functions: `
		cudaMemcpyToArrayAsync dst - - src size direction stream
		cudaMemcpy2DToArrayAsync dst - - src - size - direction stream`},
	{operation: Copy, to: AnyMemory, from: ArrayMemory, functions: `
		cudaMemcpyFromArray dst src - - size direction
		cudaMemcpy2DFromArray dst - src - - size - direction`},
	{operation: Copy, to: AnyMemory, from: ArrayMemory, async: true, functions: `
		cudaMemcpyFromArrayAsync dst src - - size direction stream
		cudaMemcpy2DFromArrayAsync dst - src - - size - direction stream`},
	{operation: Copy, to: ArrayMemory, from: ArrayMemory, functions: `
		cudaMemcpyArrayToArray dst - - src - - size direction
		cudaMemcpy2DArrayToArray dst - - src - - size - direction
		cuMemcpyAtoA dst - src - size`},
	{operation: Copy, to: ArrayMemory, from: HostMemory, functions: `
		cuMemcpyHtoA dst - src size`},
	{operation: Copy, to: ArrayMemory, from: HostMemory, async: true, functions: `
		cuMemcpyHtoAAsync dst - src size stream`},
	{operation: Copy, to: HostMemory, from: ArrayMemory, functions: `
		cuMemcpyAtoH dst src - size`},
	{operation: Copy, to: HostMemory, from: ArrayMemory, async: true, functions: `
		cuMemcpyAtoHAsync dst src - size stream`},
	{operation: Copy, to: ArrayMemory, from: DeviceMemory, functions: `
		cuMemcpyDtoA dst - src size`},
	{operation: Copy, to: DeviceMemory, from: ArrayMemory, functions: `
		cuMemcpyAtoD dst src - size`},
	{operation: Copy, to: DeviceMemory, from: AnyMemory, functions: `
		cudaMemcpyToSymbol symbol src size offset direction`},
	{operation: Copy, to: DeviceMemory, from: AnyMemory, async: true, functions: `
		cudaMemcpyToSymbolAsync symbol src size offset direction stream`},
	{operation: Copy, to: AnyMemory, from: DeviceMemory, functions: `
		cudaMemcpyFromSymbol dst symbol size offset direction`},
	{operation: Copy, to: AnyMemory, from: DeviceMemory, async: true, functions: `
		cudaMemcpyFromSymbolAsync dst symbol size offset direction stream`},

	{operation: Fill, to: DeviceMemory, functions: `
		cudaMemset dst value size
		cudaMemset2D dst - value size -
		cudaMemset3D dst value size
		cuMemsetD8 dst value size
		cuMemsetD16 dst value size
		cuMemsetD32 dst value size
		cuMemsetD2D8 dst - value size -
		cuMemsetD2D16 dst - value size -
		cuMemsetD2D32 dst - value size -`},
	{operation: Fill, to: DeviceMemory, async: true, functions: `
		cudaMemsetAsync dst value size stream
		cudaMemset2DAsync dst - value size - stream
		cudaMemset3DAsync dst value size stream
		cuMemsetD8Async dst value size stream
		cuMemsetD16Async dst value size stream
		cuMemsetD32Async dst value size stream
		cuMemsetD2D8Async dst - value size - stream
		cuMemsetD2D16Async dst - value size - stream
		cuMemsetD2D32Async dst - value size - stream`},
	{operation: Prefetch, to: ManagedMemory, async: true, functions: `
		cudaMemPrefetchAsync object size - stream
		cudaStreamAttachMemAsync stream object size flags
		cuMemPrefetchAsync object size - stream
		cuMemPrefetchAsync_v2 object size - flags stream
		cuStreamAttachMemAsync stream object size flags`},
	{operation: Prefetch, to: ManagedMemory, functions: `
		cudaMemAdvise object size - -
		cuMemAdvise object size - -`},

	{operation: Launch, async: true, functions: `
		cudaLaunchKernel function grid block args shared stream
		cudaLaunchCooperativeKernel function grid block args shared stream
		cudaLaunchKernelExC config function args
		cudaLaunchKernelEx config function
		cudaLaunchCooperativeKernelMultiDevice config - flags
		cuLaunchKernel function grid - - block - - shared stream args extra
		cuLaunchCooperativeKernel function grid - - block - - shared stream args
		cuLaunchCooperativeKernelMultiDevice config - flags
		cuLaunchKernelEx config function args extra
		cuLaunch function
		cuLaunchGrid function grid -
		cuLaunchGridAsync function grid - stream`},
	{operation: LaunchGraph, async: true, functions: `
		cudaGraphLaunch object stream
		cuGraphLaunch object stream`},

	{operation: Synchronize, functions: `
		cudaDeviceSynchronize
		cudaThreadSynchronize
		cudaStreamSynchronize object
		cudaEventSynchronize object
		cuCtxSynchronize
		cuStreamSynchronize object
		cuEventSynchronize object`},
	{operation: QueryReady, functions: `
		cudaStreamQuery object
		cudaEventQuery object
		cudaEventElapsedTime result object -
		cuStreamQuery object
		cuEventQuery object
		cuEventElapsedTime result object -`},
	{operation: LastError, functions: `
		cudaGetLastError
		cudaPeekAtLastError`},
	{operation: DescribeError, functions: `
		cudaGetErrorName -
		cudaGetErrorString -
		cuGetErrorName - result
		cuGetErrorString - result`},
	{operation: GetVersion, functions: `
		cudaDriverGetVersion result
		cudaRuntimeGetVersion result
		cuDriverGetVersion result`},

	{operation: SetCurrent, functions: `
		cudaSetDevice device
		cudaSetValidDevices object -
		cuCtxSetCurrent object
		cuCtxPushCurrent object`},
	{operation: PopCurrent, functions: `
		cuCtxPopCurrent result`},
	{operation: GetCurrent, functions: `
		cudaGetDevice result
		cuCtxGetCurrent result
		cuCtxGetDevice result`},

	{operation: Create, functions: `
		cudaStreamCreate result
		cudaStreamCreateWithFlags result flags
		cudaStreamCreateWithPriority result flags -
		cudaEventCreate result
		cudaEventCreateWithFlags result flags
		cudaIpcOpenEventHandle result -
		cudaGraphCreate result flags
		cudaGraphClone result -
		cudaGraphInstantiate result - flags
		cudaGraphInstantiateWithFlags result - flags
		cudaGraphInstantiateWithParams result - -
		cudaStreamEndCapture stream result
		cudaCreateTextureObject result - - -
		cudaCreateSurfaceObject result -
		cudaMemPoolCreate result -
		cudaUserObjectCreate result data function - flags
		cudaImportExternalMemory result -
		cudaImportExternalSemaphore result -
		cuStreamCreate result flags
		cuStreamCreateWithPriority result flags -
		cuEventCreate result flags
		cuIpcOpenEventHandle result -
		cuGraphCreate result flags
		cuGraphClone result -
		cuGraphInstantiate result - flags
		cuGraphInstantiateWithFlags result - flags
		cuStreamEndCapture stream result
		cuTexObjectCreate result - - -
		cuSurfObjectCreate result -
		cuTexRefCreate result
		cuMemPoolCreate result -
		cuImportExternalMemory result -
		cuImportExternalSemaphore result -
		cuUserObjectCreate result data function - flags
		cuGreenCtxCreate result - device flags
		cuLinkCreate - - - result`},
	// A context that is made is current for the thread that made it.
	{operation: SetCurrent, functions: `
		cuCtxCreate result flags device
		cuCtxCreate_v3 result - - flags device
		cuCtxCreate_v4 result - flags device`},
	{operation: Create, functions: `
		cuDevicePrimaryCtxRetain result device`},
	{operation: Destroy, functions: `
		cudaStreamDestroy object
		cudaEventDestroy object
		cudaGraphDestroy object
		cudaGraphExecDestroy object
		cudaDestroyTextureObject object
		cudaDestroySurfaceObject object
		cudaMemPoolDestroy object
		cudaUserObjectRelease object -
		cudaDestroyExternalMemory object
		cudaDestroyExternalSemaphore object
		cudaIpcCloseMemHandle object
		cuStreamDestroy object
		cuEventDestroy object
		cuCtxDestroy object
		cuDevicePrimaryCtxRelease device
		cuDevicePrimaryCtxReset device
		cuGraphDestroy object
		cuGraphExecDestroy object
		cuTexObjectDestroy object
		cuSurfObjectDestroy object
		cuTexRefDestroy object
		cuMemPoolDestroy object
		cuDestroyExternalMemory object
		cuDestroyExternalSemaphore object
		cuUserObjectRelease object -
		cuGreenCtxDestroy object
		cuIpcCloseMemHandle object
		cuLinkDestroy object`},

	{operation: Load, functions: `
		cuModuleLoad result name
		cuModuleLoadData result data
		cuModuleLoadDataEx result data - - -
		cuModuleLoadFatBinary result data
		cuLibraryLoadData result data - - - - - -
		cuLibraryLoadFromFile result name - - - - - -
		cudaLibraryLoadData result data - - - - - -
		cudaLibraryLoadFromFile result name - - - - - -`},
	{operation: Unload, functions: `
		cuModuleUnload object
		cuLibraryUnload object
		cudaLibraryUnload object`},
	{operation: LookUp, functions: `
		cuModuleGetFunction result object name
		cuModuleGetGlobal result size object name
		cuModuleGetTexRef result object name
		cuModuleGetSurfRef result object name
		cuLibraryGetKernel result object name
		cuLibraryGetGlobal result size object name
		cuLibraryGetManaged result size object name
		cuLibraryGetUnifiedFunction result object name
		cuKernelGetFunction result object
		cudaLibraryGetKernel result object name
		cudaLibraryGetGlobal result size object name
		cudaLibraryGetManaged result size object name
		cudaLibraryGetUnifiedFunction result object name
		cudaGetFuncBySymbol result symbol
		cudaGetKernel result symbol
		cudaGetDriverEntryPoint name result flags -
		cuGetProcAddress name result - flags -`},

	{operation: Capture, functions: `
		cudaStreamBeginCapture stream -
		cudaStreamBeginCaptureToGraph stream - - - - -
		cuStreamBeginCapture stream -
		cuStreamBeginCaptureToGraph stream - - - - -`},
	{operation: Record, async: true, functions: `
		cudaEventRecord object stream
		cudaEventRecordWithFlags object stream flags
		cuEventRecord object stream
		cuEventRecordWithFlags object stream flags`},
	{operation: Wait, async: true, functions: `
		cudaStreamWaitEvent stream object flags
		cuStreamWaitEvent stream object flags
		cuStreamWaitValue32 stream object value flags
		cuStreamWaitValue64 stream object value flags`},
	{operation: CallHost, async: true, functions: `
		cudaLaunchHostFunc stream function data
		cudaStreamAddCallback stream function data flags
		cudaGraphAddHostNode result - - - config
		cudaGraphHostNodeSetParams - config
		cudaGraphExecHostNodeSetParams - - config
		cuLaunchHostFunc stream function data
		cuStreamAddCallback stream function data flags
		cuGraphAddHostNode result - - - config
		cuGraphHostNodeSetParams - config
		cuGraphExecHostNodeSetParams - - config`},

	{operation: Subscribe, functions: `
		cuptiSubscribe result function data`},

	{operation: Configure, functions: `
		cudaSetDeviceFlags flags
		cudaInitDevice device - flags
		cudaDeviceReset
		cudaThreadExit
		cudaThreadExchangeStreamCaptureMode -
		cuThreadExchangeStreamCaptureMode -
		cudaDeviceSetLimit - value
		cudaThreadSetLimit - value
		cudaDeviceSetCacheConfig value
		cudaDeviceSetSharedMemConfig value
		cudaDeviceEnablePeerAccess object flags
		cudaDeviceDisablePeerAccess object
		cudaFuncSetAttribute function - value
		cudaFuncSetCacheConfig function value
		cudaFuncSetSharedMemConfig function value
		cuCtxAttach result flags
		cuCtxDetach object
		cuCtxSetLimit - value
		cuCtxSetCacheConfig value
		cuCtxSetSharedMemConfig value
		cuCtxEnablePeerAccess object flags
		cuCtxDisablePeerAccess object
		cuFuncSetAttribute function - value
		cuFuncSetCacheConfig function value
		cuFuncSetSharedMemConfig function value
		cuFuncSetBlockShape function block - -
		cuFuncSetSharedSize function shared
		cuParamSetSize function size
		cuParamSeti function - value
		cuParamSetf function - value
		cuParamSetv function - data size`},
	{operation: Enumerate, functions: `
		cuInit flags
		cudaGetDeviceCount result
		cudaChooseDevice result -
		cuDeviceGetCount result
		cuDeviceGet result -`},
	{operation: Inquire, functions: `
		cudaGetDeviceProperties result device
		cudaDeviceGetAttribute result - device
		cudaDeviceGetLimit result -
		cudaDeviceCanAccessPeer result device -
		cudaDeviceGetStreamPriorityRange result -
		cudaMemGetInfo result -
		cudaPointerGetAttributes result object
		cudaFuncGetAttributes result function
		cudaGetSymbolSize result symbol
		cudaStreamGetFlags stream result
		cudaStreamGetPriority stream result
		cudaStreamIsCapturing stream result
		cudaOccupancyMaxActiveBlocksPerMultiprocessor result function block shared
		cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags result function block shared flags
		cuDeviceGetName result - device
		cuDeviceGetAttribute result - device
		cuDeviceTotalMem result device
		cuDeviceComputeCapability result - device
		cuDeviceCanAccessPeer result device -
		cuMemGetInfo result -
		cuMemGetAddressRange result - object
		cuPointerGetAttribute result - object
		cuFuncGetAttribute result - function
		cuCtxGetLimit result -
		cuOccupancyMaxActiveBlocksPerMultiprocessor result function block shared
		cuOccupancyMaxPotentialBlockSize result - function - shared -`},
}
