// Copies of cuda::memcpy_async.
#include <cuda/barrier>
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
using Barrier = cuda::barrier<cuda::thread_scope_block>;

__device__ void fetch(cg::thread_block &block, int *to, const int *from, Barrier &bar) {
    cuda::memcpy_async(block, to, from, 64, bar);
}

__global__ void stage(int *v, int n) {
    __shared__ int s[128];
    __shared__ Barrier bar;
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    if (threadIdx.x == 0) init(&bar, 64);
    __syncthreads();
    cuda::memcpy_async(block, s, v, cuda::aligned_size_t<16>(256), bar);
    cuda::memcpy_async(tile, s + tile.meta_group_rank() * 32, v, 128, bar);
    cuda::memcpy_async(block, s + tile.meta_group_rank() * 32, v, 128, bar);
    fetch(block, s, v, bar);
    fetch(block, s + threadIdx.x, v, bar);
    if (threadIdx.x < 32) fetch(block, s, v, bar);
    if (n) fetch(block, s, v, bar);
    cuda::memcpy_async(s + 4 * threadIdx.x, s + 4 * threadIdx.x + 2, 16, bar);
    cuda::memcpy_async(s + n, s + n, n, bar);
    bar.arrive_and_wait();
}

void run(int *v) { stage<<<1, 64>>>(v, 1); }
