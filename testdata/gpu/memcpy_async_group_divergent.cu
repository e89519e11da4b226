// memcpy-async-group-divergent: the group's threads give their own source, or only half of them come to the copy.
#include <cooperative_groups.h>
#include <cstdio>
#include <cuda/barrier>

const int threads = 64, n = 1024;
enum Way { same, own, part };

template <Way W>
__global__ void copy(const int *in, int *out) {
    __shared__ alignas(16) int tile[n];
#pragma nv_diag_suppress static_var_with_dynamic_init
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    auto block = cooperative_groups::this_thread_block();
    if (block.thread_rank() == 0) init(&bar, block.size());
    for (int i = threadIdx.x; i < n; i += threads) tile[i] = -1;
    block.sync();
    if (W == same) cuda::memcpy_async(block, tile, in, sizeof(int) * n, bar);
    if (W == own) {
        int per = n / threads;
        cuda::memcpy_async(block, tile + threadIdx.x * per, in + threadIdx.x * per, sizeof(int) * per, bar);
    }
    if (W == part && threadIdx.x < threads / 2) cuda::memcpy_async(block, tile, in, sizeof(int) * n, bar);
    bar.arrive_and_wait();
    for (int i = threadIdx.x; i < n; i += threads) out[i] = tile[i];
}

template <Way W>
void run(const char *what) {
    int *in = nullptr, *out = nullptr, host[n], got[n];
    for (int i = 0; i < n; ++i) host[i] = i;
    cudaMalloc(&in, sizeof host);
    cudaMalloc(&out, sizeof host);
    cudaMemcpy(in, host, sizeof host, cudaMemcpyHostToDevice);
    copy<W><<<1, threads>>>(in, out);
    cudaError_t e = cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost);
    int missing = 0;
    for (int i = 0; i < n; ++i) missing += got[i] != i;
    std::printf("%s: %s; expected 0 elements not copied of %d, got %d\n", what, cudaGetErrorString(e), n, missing);
}

int main() {
    run<same>("the same arguments in all threads");
    run<own>("each thread its own part");
    run<part>("half of the threads");
}
