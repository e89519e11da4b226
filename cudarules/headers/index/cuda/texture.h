//		tex1Dfetch
template <class T> __device__ void tex1Dfetch(T *, cudaTextureObject_t, int);
template <class T> __device__ T tex1Dfetch(cudaTextureObject_t, int);
//		tex1D
template <class T> __device__ void tex1D(T *, cudaTextureObject_t, float);
template <class T> __device__ T tex1D(cudaTextureObject_t, float);
//		tex2D
template <class T> __device__ void tex2D(T *, cudaTextureObject_t, float, float);
template <class T> __device__ T tex2D(cudaTextureObject_t, float, float);
template <class T> __device__ void tex2D(T *, cudaTextureObject_t, float, float, bool *);
template <class T> __device__ T tex2D(cudaTextureObject_t, float, float, bool *);
//		tex3D
template <class T> __device__ void tex3D(T *, cudaTextureObject_t, float, float, float);
template <class T> __device__ T tex3D(cudaTextureObject_t, float, float, float);
template <class T> __device__ void tex3D(T *, cudaTextureObject_t, float, float, float, bool *);
template <class T> __device__ T tex3D(cudaTextureObject_t, float, float, float, bool *);
//		tex1DLayered
template <class T> __device__ void tex1DLayered(T *, cudaTextureObject_t, float, int);
template <class T> __device__ T tex1DLayered(cudaTextureObject_t, float, int);
//		tex2DLayered
template <class T> __device__ void tex2DLayered(T *, cudaTextureObject_t, float, float, int);
template <class T> __device__ T tex2DLayered(cudaTextureObject_t, float, float, int);
template <class T> __device__ void tex2DLayered(T *, cudaTextureObject_t, float, float, int, bool *);
template <class T> __device__ T tex2DLayered(cudaTextureObject_t, float, float, int, bool *);
//		texCubemap
template <class T> __device__ void texCubemap(T *, cudaTextureObject_t, float, float, float);
template <class T> __device__ T texCubemap(cudaTextureObject_t, float, float, float);
//		texCubemapLayered
template <class T> __device__ void texCubemapLayered(T *, cudaTextureObject_t, float, float, float, int);
template <class T> __device__ T texCubemapLayered(cudaTextureObject_t, float, float, float, int);
//		tex2Dgather
template <class T> __device__ void tex2Dgather(T *, cudaTextureObject_t, float, float, int = 0);
template <class T> __device__ T tex2Dgather(cudaTextureObject_t, float, float, int = 0);
template <class T> __device__ void tex2Dgather(T *, cudaTextureObject_t, float, float, bool *, int = 0);
template <class T> __device__ T tex2Dgather(cudaTextureObject_t, float, float, bool *, int = 0);
//		tex1DLod
template <class T> __device__ void tex1DLod(T *, cudaTextureObject_t, float, float);
template <class T> __device__ T tex1DLod(cudaTextureObject_t, float, float);
//		tex2DLod
template <class T> __device__ void tex2DLod(T *, cudaTextureObject_t, float, float, float);
template <class T> __device__ T tex2DLod(cudaTextureObject_t, float, float, float);
template <class T> __device__ void tex2DLod(T *, cudaTextureObject_t, float, float, float, bool *);
template <class T> __device__ T tex2DLod(cudaTextureObject_t, float, float, float, bool *);
//		tex3DLod
template <class T> __device__ void tex3DLod(T *, cudaTextureObject_t, float, float, float, float);
template <class T> __device__ T tex3DLod(cudaTextureObject_t, float, float, float, float);
template <class T> __device__ void tex3DLod(T *, cudaTextureObject_t, float, float, float, float, bool *);
template <class T> __device__ T tex3DLod(cudaTextureObject_t, float, float, float, float, bool *);
//		tex1DLayeredLod
template <class T> __device__ void tex1DLayeredLod(T *, cudaTextureObject_t, float, int, float);
template <class T> __device__ T tex1DLayeredLod(cudaTextureObject_t, float, int, float);
//		tex2DLayeredLod
template <class T> __device__ void tex2DLayeredLod(T *, cudaTextureObject_t, float, float, int, float);
template <class T> __device__ T tex2DLayeredLod(cudaTextureObject_t, float, float, int, float);
template <class T> __device__ void tex2DLayeredLod(T *, cudaTextureObject_t, float, float, int, float, bool *);
template <class T> __device__ T tex2DLayeredLod(cudaTextureObject_t, float, float, int, float, bool *);
//		texCubemapLod
template <class T> __device__ void texCubemapLod(T *, cudaTextureObject_t, float, float, float, float);
template <class T> __device__ T texCubemapLod(cudaTextureObject_t, float, float, float, float);
//		texCubemapGrad
template <class T> __device__ void texCubemapGrad(T *, cudaTextureObject_t, float, float, float, float4, float4);
template <class T> __device__ T texCubemapGrad(cudaTextureObject_t, float, float, float, float4, float4);
//		texCubemapLayeredLod
template <class T> __device__ void texCubemapLayeredLod(T *, cudaTextureObject_t, float, float, float, int, float);
template <class T> __device__ T texCubemapLayeredLod(cudaTextureObject_t, float, float, float, int, float);
//		tex1DGrad
template <class T> __device__ void tex1DGrad(T *, cudaTextureObject_t, float, float, float);
template <class T> __device__ T tex1DGrad(cudaTextureObject_t, float, float, float);
//		tex2DGrad
template <class T> __device__ void tex2DGrad(T *, cudaTextureObject_t, float, float, float2, float2);
template <class T> __device__ T tex2DGrad(cudaTextureObject_t, float, float, float2, float2);
template <class T> __device__ void tex2DGrad(T *, cudaTextureObject_t, float, float, float2, float2, bool *);
template <class T> __device__ T tex2DGrad(cudaTextureObject_t, float, float, float2, float2, bool *);
//		tex3DGrad
template <class T> __device__ void tex3DGrad(T *, cudaTextureObject_t, float, float, float, float4, float4);
template <class T> __device__ T tex3DGrad(cudaTextureObject_t, float, float, float, float4, float4);
template <class T> __device__ void tex3DGrad(T *, cudaTextureObject_t, float, float, float, float4, float4, bool *);
template <class T> __device__ T tex3DGrad(cudaTextureObject_t, float, float, float, float4, float4, bool *);
//		tex1DLayeredGrad
template <class T> __device__ void tex1DLayeredGrad(T *, cudaTextureObject_t, float, int, float, float);
template <class T> __device__ T tex1DLayeredGrad(cudaTextureObject_t, float, int, float, float);
//		tex2DLayeredGrad
template <class T> __device__ void tex2DLayeredGrad(T *, cudaTextureObject_t, float, float, int, float2, float2);
template <class T> __device__ T tex2DLayeredGrad(cudaTextureObject_t, float, float, int, float2, float2);
template <class T> __device__ void tex2DLayeredGrad(T *, cudaTextureObject_t, float, float, int, float2, float2, bool *);
template <class T> __device__ T tex2DLayeredGrad(cudaTextureObject_t, float, float, int, float2, float2, bool *);
//		texCubemapLayeredGrad
template <class T> __device__ void texCubemapLayeredGrad(T *, cudaTextureObject_t, float, float, float, int, float4, float4);
template <class T> __device__ T texCubemapLayeredGrad(cudaTextureObject_t, float, float, float, int, float4, float4);
//		surf1Dread
template <class T> __device__ void surf1Dread(T *, cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T> __device__ T surf1Dread(cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surf2Dread
template <class T> __device__ void surf2Dread(T *, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T> __device__ T surf2Dread(cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surf3Dread
template <class T> __device__ void surf3Dread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T> __device__ T surf3Dread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surf1DLayeredread
template <class T> __device__ void surf1DLayeredread(T *, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T> __device__ T surf1DLayeredread(cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surf2DLayeredread
template <class T> __device__ void surf2DLayeredread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T> __device__ T surf2DLayeredread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surfCubemapread
template <class T> __device__ void surfCubemapread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T> __device__ T surfCubemapread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surfCubemapLayeredread
template <class T> __device__ void surfCubemapLayeredread(T *, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
template <class T> __device__ T surfCubemapLayeredread(cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surf1Dwrite
template <class T> __device__ void surf1Dwrite(T, cudaSurfaceObject_t, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surf2Dwrite
template <class T> __device__ void surf2Dwrite(T, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surf3Dwrite
template <class T> __device__ void surf3Dwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surf1DLayeredwrite
template <class T> __device__ void surf1DLayeredwrite(T, cudaSurfaceObject_t, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surf2DLayeredwrite
template <class T> __device__ void surf2DLayeredwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surfCubemapwrite
template <class T> __device__ void surfCubemapwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
//		surfCubemapLayeredwrite
template <class T> __device__ void surfCubemapLayeredwrite(T, cudaSurfaceObject_t, int, int, int, cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);
