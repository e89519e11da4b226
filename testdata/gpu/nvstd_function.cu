// nvstd-function-crossing: a function object filled in host code, by value as kernel parameter.
#include <cstdio>
#include <nvfunctional>

__host__ __device__ int seven() { return 7; }

__global__ void call(nvstd::function<int()> f, int *out) { *out = f(); }
__global__ void call_own(int *out) {
    nvstd::function<int()> f = seven;
    *out = f();
}

int main() {
    int *d = nullptr, v = -1;
    cudaMalloc(&d, sizeof v);
    call_own<<<1, 1>>>(d);
    cudaError_t e = cudaMemcpy(&v, d, sizeof v, cudaMemcpyDeviceToHost);
    std::printf("filled in the kernel: %s, value %d\n", cudaGetErrorString(e), v);
    nvstd::function<int()> f = seven;
    call<<<1, 1>>>(f, d);
    e = cudaDeviceSynchronize();
    std::printf("filled in host code: %s\n", cudaGetErrorString(e));
}
