// lambda-arch-dependent: a function has one extended lambda more for the host than for the device, so that the
// two compilations count them differently.
#include <cstdio>

template <typename F>
__global__ void call(F f, int *out) { *out = f(); }

int first(int *d) {
#ifndef __CUDA_ARCH__
    auto extra = [] __device__ { return 1; };
    call<<<1, 1>>>(extra, d);
#endif
    auto value = [] __device__ { return 42; };
    call<<<1, 1>>>(value, d);
    return 0;
}

int main() {
    int *d = nullptr, got = -1;
    cudaMalloc(&d, sizeof got);
    cudaMemset(d, 0xff, sizeof got);
    first(d);
    cudaError_t launch = cudaGetLastError();
    cudaError_t e = cudaMemcpy(&got, d, sizeof got, cudaMemcpyDeviceToHost);
    std::printf("launch: %s; copy: %s; expected 42, got %d\n", cudaGetErrorString(launch), cudaGetErrorString(e), got);
}
