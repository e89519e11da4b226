__host__ __device__ int both(int n) {
#ifdef __CUDA_ARCH__
	return n + threadIdx.x;
#else
	return n;
#endif
}
__shared__ int unseen;
__global__ void k(int *out) {
	__shared__ int tile[32];
	tile[threadIdx.x] = both(1);
	__syncthreads();
	atomicAdd(out, tile[0]);
}
