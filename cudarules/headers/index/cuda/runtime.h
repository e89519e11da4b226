//		cudaCreateChannelDesc
template <class T> cudaChannelFormatDesc cudaCreateChannelDesc();
//		cudaEventCreate
cudaError_t cudaEventCreate(cudaEvent_t *, unsigned int);
//		cudaMallocHost
cudaError_t cudaMallocHost(void **, size_t, unsigned int);
//		cudaMallocAsync
cudaError_t cudaMallocAsync(void **, size_t, cudaMemPool_t, cudaStream_t);
//		cudaGraphInstantiate
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *, cudaGraph_t, cudaGraphNode_t *, char *, size_t);
//		cudaGraphExecUpdate
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t, cudaGraph_t, cudaGraphNode_t *, enum cudaGraphExecUpdateResult *);
//		cudaLaunchKernel
template <class T> cudaError_t cudaLaunchKernel(T *, dim3, dim3, void **, size_t = 0, cudaStream_t = 0);
//		cudaLaunchCooperativeKernel
template <class T> cudaError_t cudaLaunchCooperativeKernel(T *, dim3, dim3, void **, size_t = 0, cudaStream_t = 0);
//		cudaLaunchKernelEx
template <class... P, class... A> cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, void (*kernel)(P...), A &&...args);
template <class... A> cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, const cudaKernel_t, A &&...args);
//		cudaMalloc
template <class T> __host__ __device__ cudaError_t cudaMalloc(T **p, size_t);
//		cudaMallocHost
template <class T> cudaError_t cudaMallocHost(T **p, size_t, unsigned int = 0);
//		cudaHostAlloc
template <class T> cudaError_t cudaHostAlloc(T **p, size_t, unsigned int);
//		cudaHostGetDevicePointer
template <class T> cudaError_t cudaHostGetDevicePointer(T **p, void *, unsigned int);
//		cudaMallocManaged
template <class T> cudaError_t cudaMallocManaged(T **p, size_t, unsigned int = cudaMemAttachGlobal);
//		cudaMallocPitch
template <class T> cudaError_t cudaMallocPitch(T **p, size_t *, size_t, size_t);
//		cudaMallocAsync
template <class T> cudaError_t cudaMallocAsync(T **p, size_t, cudaMemPool_t, cudaStream_t);
template <class T> cudaError_t cudaMallocAsync(T **p, size_t, cudaStream_t);
//		cudaMallocFromPoolAsync
template <class T> cudaError_t cudaMallocFromPoolAsync(T **p, size_t, cudaMemPool_t, cudaStream_t);
//		cudaStreamAttachMemAsync
template <class T> cudaError_t cudaStreamAttachMemAsync(cudaStream_t, T *p, size_t = 0, unsigned int = cudaMemAttachSingle);
//		cudaMemcpyToSymbol
template <class T> cudaError_t cudaMemcpyToSymbol(const T &symbol, const void *, size_t, size_t = 0, enum cudaMemcpyKind = cudaMemcpyHostToDevice);
//		cudaMemcpyToSymbolAsync
template <class T> cudaError_t cudaMemcpyToSymbolAsync(const T &symbol, const void *, size_t, size_t = 0, enum cudaMemcpyKind = cudaMemcpyHostToDevice, cudaStream_t = 0);
//		cudaMemcpyFromSymbol
template <class T> cudaError_t cudaMemcpyFromSymbol(void *, const T &symbol, size_t, size_t = 0, enum cudaMemcpyKind = cudaMemcpyDeviceToHost);
//		cudaMemcpyFromSymbolAsync
template <class T> cudaError_t cudaMemcpyFromSymbolAsync(void *, const T &symbol, size_t, size_t = 0, enum cudaMemcpyKind = cudaMemcpyDeviceToHost, cudaStream_t = 0);
//		cudaGetSymbolAddress
template <class T> cudaError_t cudaGetSymbolAddress(void **, const T &symbol);
//		cudaGetSymbolSize
template <class T> cudaError_t cudaGetSymbolSize(size_t *, const T &symbol);
//		cudaGraphAddMemcpyNodeToSymbol
template <class T> cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *deps, size_t, const T &symbol, const void *src, size_t, size_t, enum cudaMemcpyKind);
//		cudaGraphAddMemcpyNodeFromSymbol
template <class T> cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *deps, size_t, void *, const T &symbol, size_t, size_t, enum cudaMemcpyKind);
//		cudaUserObjectCreate
template <class T> cudaError_t cudaUserObjectCreate(cudaUserObject_t *, T *object, unsigned int, unsigned int);
//		cudaFuncSetCacheConfig
template <class T> cudaError_t cudaFuncSetCacheConfig(T *function, enum cudaFuncCache);
//		cudaFuncSetSharedMemConfig
template <class T> cudaError_t cudaFuncSetSharedMemConfig(T *function, enum cudaSharedMemConfig);
//		cudaFuncSetAttribute
template <class T> cudaError_t cudaFuncSetAttribute(T *function, enum cudaFuncAttribute, int);
//		cudaFuncGetAttributes
template <class T> __host__ __device__ cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *, T *function);
//		cudaFuncGetName
template <class T> cudaError_t cudaFuncGetName(const char **, T *function);
//		cudaGetKernel
template <class T> cudaError_t cudaGetKernel(cudaKernel_t *, T *function);
//		cudaOccupancyMaxActiveBlocksPerMultiprocessor
template <class T> __host__ __device__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, T function, int, size_t);
//		cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
template <class T> __host__ __device__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, T function, int, size_t, unsigned int);
//		cudaOccupancyMaxPotentialBlockSize
template <class T> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSize(int *, int *, T function, size_t = 0, int = 0);
//		cudaOccupancyMaxPotentialBlockSizeWithFlags
template <class T> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *, int *, T function, size_t = 0, int = 0, unsigned int = 0);
//		cudaOccupancyMaxPotentialBlockSizeVariableSMem
template <class F, class T> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *, int *, T function, F sharedBytes, int = 0);
//		cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags
template <class F, class T> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *, int *, T function, F sharedBytes, int = 0, unsigned int = 0);
//		cudaOccupancyAvailableDynamicSMemPerBlock
template <class T> cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, T *function, int, int);
//		cudaOccupancyMaxPotentialClusterSize
template <class T> cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, T *function, const cudaLaunchConfig_t *);
//		cudaOccupancyMaxActiveClusters
template <class T> cudaError_t cudaOccupancyMaxActiveClusters(int *, T *function, const cudaLaunchConfig_t *);
//		cudaLibraryGetGlobal
template <class T> cudaError_t cudaLibraryGetGlobal(T **p, size_t *, cudaLibrary_t, const char *);
//		cudaLibraryGetManaged
template <class T> cudaError_t cudaLibraryGetManaged(T **p, size_t *, cudaLibrary_t, const char *);
//		cudaLibraryGetUnifiedFunction
template <class T> cudaError_t cudaLibraryGetUnifiedFunction(T **p, cudaLibrary_t, const char *);
//		cudaGetCurrentGraphExec
extern "C" { __device__ cudaGraphExec_t cudaGetCurrentGraphExec(); }
//		cudaTriggerProgrammaticLaunchCompletion
extern "C" { __device__ void cudaTriggerProgrammaticLaunchCompletion(); }
//		cudaGridDependencySynchronize
extern "C" { __device__ void cudaGridDependencySynchronize(); }
//		cudaGraphSetConditional
extern "C" { __device__ void cudaGraphSetConditional(cudaGraphConditionalHandle, unsigned int); }
//		cudaGraphKernelNodeSetParam
extern "C" { __device__ cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t, size_t, const void *, size_t); }
//		cudaGraphKernelNodeSetEnabled
extern "C" { __device__ cudaError_t cudaGraphKernelNodeSetEnabled(cudaGraphDeviceNode_t, bool); }
//		cudaGraphKernelNodeSetGridDim
extern "C" { __device__ cudaError_t cudaGraphKernelNodeSetGridDim(cudaGraphDeviceNode_t, dim3); }
//		cudaGetParameterBuffer
extern "C" { __device__ void *cudaGetParameterBuffer(size_t, size_t); }
//		cudaGetParameterBufferV2
extern "C" { __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int); }
//		cudaLaunchDevice
extern "C" { __device__ cudaError_t cudaLaunchDevice(void *, void *, dim3, dim3, unsigned int, cudaStream_t); }
//		cudaLaunchDeviceV2
extern "C" { __device__ cudaError_t cudaLaunchDeviceV2(void *, cudaStream_t); }
