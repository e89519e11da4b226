// grid-constant-write: one thread writes through a const_cast; what do it and the other threads read after?
#include <cstdio>

struct State { int x; int y; };

__global__ void step(const __grid_constant__ State s, int *out) {
    const State *p = &s;
    if (threadIdx.x == 0) const_cast<State *>(p)->x = 99;
    __syncthreads();
    out[threadIdx.x] = static_cast<const volatile State *>(p)->x;
}

int main() {
    int *d = nullptr, out[64];
    cudaMalloc(&d, sizeof out);
    cudaMemset(d, 0, sizeof out);
    step<<<1, 64>>>(State{1, 2}, d);
    cudaError_t e = cudaMemcpy(out, d, sizeof out, cudaMemcpyDeviceToHost);
    if (e != cudaSuccess) std::printf("%s\n", cudaGetErrorString(e));
    else std::printf("thread 0 reads %d, thread 1 %d, thread 63 %d (1 before the write of 99)\n", out[0], out[1], out[63]);
}
