// lambda-capture-arch-dependent: the host's closure captures nothing that the device's wants.
#include <cstdio>

template <typename F>
__global__ void call(F f, int *out) { *out = f(); }

void run(int *d, int a, int b) {
    auto value = [=] __host__ __device__ {
#ifdef __CUDA_ARCH__
        return a;
#else
        return b;
#endif
    };
    call<<<1, 1>>>(value, d);
}

int main() {
    int *d = nullptr, got = -1;
    cudaMalloc(&d, sizeof got);
    run(d, 42, 17);
    cudaError_t e = cudaMemcpy(&got, d, sizeof got, cudaMemcpyDeviceToHost);
    std::printf("%s; expected 42 (a), got %d (b is 17)\n", cudaGetErrorString(e), got);
}
