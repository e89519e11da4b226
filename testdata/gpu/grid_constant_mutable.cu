// grid-constant-write: a mutable member of a __grid_constant__ parameter is written without any cast.
#include <cstdio>

struct Counter {
    int base;
    mutable int calls;
    __noinline__ __device__ int next() const { return base + ++calls; }
};

__global__ void plain(const Counter c, int *out) { out[threadIdx.x] = c.next(); }
__global__ void constant(const __grid_constant__ Counter c, int *out) { out[threadIdx.x] = c.next(); }

void run(const char *what, void (*kernel)(const Counter, int *)) {
    int *d = nullptr, out[64];
    cudaMalloc(&d, sizeof out);
    cudaMemset(d, 0, sizeof out);
    kernel<<<1, 64>>>(Counter{10, 0}, d);
    cudaError_t e = cudaMemcpy(out, d, sizeof out, cudaMemcpyDeviceToHost);
    if (e != cudaSuccess) std::printf("%s: %s\n", what, cudaGetErrorString(e));
    else std::printf("%s: expected 11 in every thread, got %d in thread 0, %d in thread 63\n", what, out[0], out[63]);
}

int main() {
    run("a parameter of its own", plain);
    run("__grid_constant__", constant);
}
