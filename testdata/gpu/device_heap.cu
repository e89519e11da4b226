// device-heap-host-api: memory of the device heap given to the host's API, and memory of cudaMalloc freed in
// a kernel.
#include <cstdio>
#include <cstdlib>

__device__ int *table;

__global__ void allocate() {
    table = static_cast<int *>(malloc(64 * sizeof(int)));
    if (table) table[0] = 42;
}
__global__ void release(int *p) { free(p); }

int main() {
    int *p = nullptr, value = -1;
    allocate<<<1, 1>>>();
    cudaError_t e = cudaMemcpyFromSymbol(&p, table, sizeof p);
    std::printf("device malloc: %s, %s\n", cudaGetErrorString(e), p ? "not null" : "null");
    e = cudaMemcpy(&value, p, sizeof value, cudaMemcpyDeviceToHost);
    std::printf("cudaMemcpy of it: %s, value %d\n", cudaGetErrorString(e), value);
    cudaGetLastError();
    e = cudaFree(p);
    std::printf("cudaFree of it: %s\n", cudaGetErrorString(e));
    cudaGetLastError();
    int *q = nullptr;
    cudaMalloc(&q, 256);
    release<<<1, 1>>>(q);
    e = cudaDeviceSynchronize();
    std::printf("free of cudaMalloc's memory in a kernel: %s\n", cudaGetErrorString(e));
}
