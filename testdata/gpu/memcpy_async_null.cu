// memcpy-async-null: a null source, with a size of 0 and of 64 bytes.
#include <cstdio>
#include <cuda/pipeline>

__global__ void copy(size_t size, int *out) {
    __shared__ alignas(16) char tile[64];
    for (int i = 0; i < 64; ++i) tile[i] = 7;
    const char *none = nullptr;
    auto pipe = cuda::make_pipeline();
    pipe.producer_acquire();
    cuda::memcpy_async(tile, none, size, pipe);
    pipe.producer_commit();
    pipe.consumer_wait();
    *out = tile[0];
    pipe.consumer_release();
}

void run(size_t size) {
    int *d = nullptr, got = -1;
    cudaMalloc(&d, sizeof got);
    copy<<<1, 1>>>(size, d);
    cudaError_t e = cudaMemcpy(&got, d, sizeof got, cudaMemcpyDeviceToHost);
    std::printf("%d bytes: %s; expected 7 in the destination, got %d\n", int(size), cudaGetErrorString(e), got);
}

int main() {
    run(0);
    run(64);
}
