// Each launch whose block is known is a case of its own; kernels without one have a block of 64.
template <int N> __global__ void tile(int *v) {
    __shared__ int s[N];
    s[threadIdx.x] = v[threadIdx.x];
    __syncthreads();
    v[threadIdx.x] = s[threadIdx.x ^ 1];
}
__global__ void row(int *v) {
    extern __shared__ int d[];
    d[threadIdx.y * blockDim.x + threadIdx.x] = v[blockIdx.x];
    d[100] = 1;
}
__global__ void unseen(int *v) { v[threadIdx.x + blockIdx.x] = gridDim.x; }

void run(int *v, int n) {
    tile<32><<<1, 32>>>(v);
    tile<32><<<1, 64>>>(v);
    tile<64><<<1, n>>>(v);
    dim3 block(4, 2);
    row<<<3, block, 32>>>(v);
    row<<<1, dim3(8, 1, 1), 32>>>(v);
}
