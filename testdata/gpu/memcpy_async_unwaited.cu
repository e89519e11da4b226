// memcpy-async-unwaited: shared memory read before the wait on the pipeline that tracks the copy.
#include <cstdio>
#include <cuda/pipeline>

const int n = 1024;

template <bool Wait>
__global__ void stage(const int *in, int *stale) {
    __shared__ alignas(16) int tile[n];
    for (int i = threadIdx.x; i < n; i += blockDim.x) tile[i] = -1;
    __syncthreads();
    auto pipe = cuda::make_pipeline();
    const int *from = in + blockIdx.x * n;
    int per = n / blockDim.x, first = threadIdx.x * per;
    pipe.producer_acquire();
    cuda::memcpy_async(tile + first, from + first, cuda::aligned_size_t<16>(per * sizeof(int)), pipe);
    pipe.producer_commit();
    if (Wait) pipe.consumer_wait();
    int wrong = 0;
    for (int i = first; i < first + per; ++i) wrong += static_cast<volatile int *>(tile)[i] != int(blockIdx.x) * n + i;
    atomicAdd(stale, wrong);
    if (!Wait) pipe.consumer_wait();
    pipe.consumer_release();
}

int main() {
    const int blocks = 256;
    int *in = nullptr, *stale = nullptr, *host = new int[blocks * n];
    for (int i = 0; i < blocks * n; ++i) host[i] = i;
    cudaMalloc(&in, blocks * n * sizeof(int));
    cudaMalloc(&stale, 2 * sizeof(int));
    cudaMemcpy(in, host, blocks * n * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemset(stale, 0, 2 * sizeof(int));
    stage<true><<<blocks, 128>>>(in, stale);
    stage<false><<<blocks, 128>>>(in, stale + 1);
    int got[2] = {-1, -1};
    cudaError_t e = cudaMemcpy(got, stale, sizeof got, cudaMemcpyDeviceToHost);
    std::printf("%s; of %d elements read: stale after the wait %d, stale before it %d\n", cudaGetErrorString(e), blocks * n,
                got[0], got[1]);
    delete[] host;
}
