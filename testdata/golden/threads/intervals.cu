// What threads do between barriers, and which of it clashes.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

__device__ void put(int *to, int i, int x) { to[i] = x; }

__global__ void reduction(const int *v, int *sum) {
    __shared__ int s[64];
    s[threadIdx.x] = v[threadIdx.x];
    __syncthreads();
    for (int n = 32; n > 0; n /= 2) {
        if (threadIdx.x < n) s[threadIdx.x] += s[threadIdx.x + n];
        __syncthreads();
    }
    if (threadIdx.x == 0) *sum = s[0];
}

__global__ void hasty(const int *v, int *sum) {
    __shared__ int s[64];
    s[threadIdx.x] = v[threadIdx.x];
    for (int n = 32; n > 0; n /= 2) {
        __syncthreads();
        if (threadIdx.x < n) s[threadIdx.x] += s[threadIdx.x + n];
    }
    if (threadIdx.x == 0) *sum = s[0] + s[1];
}

__global__ void around(int *v, int n) {
    __shared__ int s[64];
    for (int k = 0; k < n; k++) {
        s[threadIdx.x] = v[k];
        __syncthreads();
        v[k] = s[63 - threadIdx.x];
    }
}

__global__ void warps(int *v) {
    __shared__ int s[64];
    int i = threadIdx.x;
    put(s, i, i);
    __syncwarp();
    v[i] = s[i ^ 1];
    v[i] += s[i ^ 32];
}

__global__ void groups(int *v) {
    __shared__ int s[64];
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<16>(block);
    s[block.thread_rank()] = tile.thread_rank();
    tile.sync();
    v[block.thread_rank()] = s[block.thread_rank() ^ 1];
    cg::sync(block);
    v[block.thread_rank()] = s[63 - block.thread_rank()];
}

__global__ void counters(const int *v, int *n) {
    __shared__ int bins[8], total;
    atomicAdd(&bins[v[threadIdx.x] & 7], 1);
    total = 4;
    __syncthreads();
    atomicAdd(n, bins[threadIdx.x & 7] + total);
}

void run(int *v, int n) {
    reduction<<<1, 64>>>(v, v);
    hasty<<<1, 64>>>(v, v);
    around<<<1, 64>>>(v, n);
    warps<<<1, 64>>>(v);
    groups<<<1, 64>>>(v);
    counters<<<1, 64>>>(v, v);
}
