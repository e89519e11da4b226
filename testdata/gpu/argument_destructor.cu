// kernel-arg-dtor: the host's copy of an argument is destroyed when the launch returns, while the kernel
// runs. Here the destructor raises a flag in mapped memory that the kernel sees.
#include <cstdio>

struct Lease {
    volatile int *released;
    explicit Lease(int *r) : released(r) {}
    Lease(const Lease &) = default;
    ~Lease() { *released = 1; }
};

// work waits for the flag, at most for cycles ticks, and notes what it saw first and last.
__global__ void work(Lease lease, volatile int *flag, int *seen, long long cycles) {
    long long start = clock64();
    seen[0] = *flag;
    while (*flag == 0 && clock64() - start < cycles) {}
    seen[1] = *flag;
}

int main() {
    int *flag = nullptr, *d_flag = nullptr, *d_seen = nullptr, seen[2] = {-1, -1};
    cudaHostAlloc(&flag, sizeof(int), cudaHostAllocMapped);
    cudaHostGetDevicePointer(&d_flag, flag, 0);
    cudaMalloc(&d_seen, sizeof seen);
    *flag = 0;
    work<<<1, 1>>>(Lease(flag), d_flag, d_seen, 2000000000ll);
    cudaError_t running = cudaStreamQuery(0);
    cudaError_t e = cudaMemcpy(seen, d_seen, sizeof seen, cudaMemcpyDeviceToHost);
    std::printf("%s; the running kernel saw the destructor's flag: %s (stream right after the launch: %s)\n",
                cudaGetErrorString(e), seen[1] ? "yes" : "no", cudaGetErrorName(running));
}
