// device-heap-unchecked: the device heap is smaller than what the threads ask for; malloc returns null, and who
// writes without a look at it faults. The limit is set before a launch and after one.
#include <cstdio>

__global__ void looks(int *failed) {
    int *p = static_cast<int *>(malloc(1 << 20));
    if (!p) {
        atomicAdd(failed, 1);
        return;
    }
    p[0] = 1;
}
__global__ void writes() {
    int *p = static_cast<int *>(malloc(1 << 20));
    p[0] = 1;
}

int main() {
    cudaError_t e = cudaDeviceSetLimit(cudaLimitMallocHeapSize, 4 << 20);
    std::printf("heap of 4 MiB, set before the first launch: %s\n", cudaGetErrorString(e));
    int *d = nullptr, failed = -1;
    cudaMalloc(&d, sizeof failed);
    cudaMemset(d, 0, sizeof failed);
    looks<<<1, 64>>>(d);
    e = cudaMemcpy(&failed, d, sizeof failed, cudaMemcpyDeviceToHost);
    std::printf("64 times 1 MiB, with a null check: %s; expected 60 or more to fail, got %d\n", cudaGetErrorString(e), failed);
    e = cudaDeviceSetLimit(cudaLimitMallocHeapSize, 256 << 20);
    std::printf("heap of 256 MiB, set after a launch: %s\n", cudaGetErrorString(e));
    cudaGetLastError();
    writes<<<1, 64>>>();
    e = cudaDeviceSynchronize();
    std::printf("64 times 1 MiB, without a null check: expected no error, got %s\n", cudaGetErrorString(e));
}
