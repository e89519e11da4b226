// lambda-default-argument: a device function's default argument is a lambda of no space, called in a kernel.
#include <cstdio>

__device__ int apply(int x, int (*op)(int) = [](int v) { return 2 * v; }) { return op(x); }

__global__ void run(int *out) { *out = apply(21); }

int main() {
    int *d = nullptr, got = -1;
    cudaMalloc(&d, sizeof got);
    run<<<1, 1>>>(d);
    cudaError_t e = cudaMemcpy(&got, d, sizeof got, cudaMemcpyDeviceToHost);
    std::printf("%s; expected 42, got %d\n", cudaGetErrorString(e), got);
}
