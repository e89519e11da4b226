// memcpy-async-overlap: a group shifts an array by three elements within itself. Into another array it works.
#include <cooperative_groups.h>
#include <cstdio>
#include <cuda/barrier>

const int threads = 256, n = 1 << 16;

#pragma nv_diag_suppress static_var_with_dynamic_init

__global__ void apart(int *a, int *b) {
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    auto block = cooperative_groups::this_thread_block();
    if (block.thread_rank() == 0) init(&bar, block.size());
    block.sync();
    cuda::memcpy_async(block, b + 3, a, sizeof(int) * n, bar);
    bar.arrive_and_wait();
}
__global__ void within(int *a) {
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    auto block = cooperative_groups::this_thread_block();
    if (block.thread_rank() == 0) init(&bar, block.size());
    block.sync();
    cuda::memcpy_async(block, a + 3, a, sizeof(int) * n, bar);
    bar.arrive_and_wait();
}

void check(const char *what, const int *to) {
    int *got = new int[n];
    cudaError_t e = cudaMemcpy(got, to + 3, n * sizeof(int), cudaMemcpyDeviceToHost);
    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += got[i] != i;
    std::printf("%s: %s; expected 0 wrong elements of %d, got %d\n", what, cudaGetErrorString(e), n, wrong);
    delete[] got;
}

int main() {
    int *a = nullptr, *b = nullptr, *host = new int[n];
    for (int i = 0; i < n; ++i) host[i] = i;
    cudaMalloc(&a, (n + 3) * sizeof(int));
    cudaMalloc(&b, (n + 3) * sizeof(int));
    cudaMemcpy(a, host, n * sizeof(int), cudaMemcpyHostToDevice);
    apart<<<1, threads>>>(a, b);
    check("into another array", b);
    within<<<1, threads>>>(a);
    check("within the array", a);
    delete[] host;
}
