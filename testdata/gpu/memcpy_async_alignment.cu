// memcpy-async-alignment: aligned_size_t<16> promises 16 bytes of alignment; the source begins 4 bytes behind
// such an address. aligned_size_t<4> copies the same bytes.
#include <cstdio>
#include <cuda/pipeline>

const int bytes = 64;
__device__ alignas(16) char table[bytes + 16];

__global__ void fill() {
    for (int i = 0; i < bytes + 16; ++i) table[i] = i;
}
__global__ void four(char *out) {
    __shared__ alignas(16) char tile[bytes];
    auto pipe = cuda::make_pipeline();
    pipe.producer_acquire();
    cuda::memcpy_async(tile, table + 4, cuda::aligned_size_t<4>(bytes), pipe);
    pipe.producer_commit();
    pipe.consumer_wait();
    for (int i = 0; i < bytes; ++i) out[i] = tile[i];
    pipe.consumer_release();
}
__global__ void sixteen(char *out) {
    __shared__ alignas(16) char tile[bytes];
    auto pipe = cuda::make_pipeline();
    pipe.producer_acquire();
    cuda::memcpy_async(tile, table + 4, cuda::aligned_size_t<16>(bytes), pipe);
    pipe.producer_commit();
    pipe.consumer_wait();
    for (int i = 0; i < bytes; ++i) out[i] = tile[i];
    pipe.consumer_release();
}

void run(const char *what, void (*kernel)(char *)) {
    char got[bytes] = {}, *out = nullptr;
    cudaMalloc(&out, sizeof got);
    kernel<<<1, 1>>>(out);
    cudaError_t e = cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost);
    int wrong = 0;
    for (int i = 0; i < bytes; ++i) wrong += got[i] != i + 4;
    std::printf("%s: %s; expected 0 wrong bytes of %d, got %d\n", what, cudaGetErrorString(e), bytes, wrong);
}

int main() {
    fill<<<1, 1>>>();
    run("aligned_size_t<4>", four);
    run("aligned_size_t<16>", sixteen);
}
