// device-long-double: how large it is and how it counts in each execution space.
#include <cstdio>

struct Sum { char tag; long double value; };

__host__ __device__ void measure(long long *r, int bits) {
    volatile long double one = 1, small = 1;
    for (int i = 0; i < bits; ++i) small = small / 2;
    r[0] = sizeof(long double);
    r[1] = alignof(long double);
    r[2] = sizeof(Sum);
    r[3] = one + small != one;
}

__global__ void on_device(long long *r) { measure(r, 60); }

int main() {
    long long *d = nullptr, host[4], device[4];
    measure(host, 60);
    cudaMalloc(&d, sizeof device);
    on_device<<<1, 1>>>(d);
    cudaError_t e = cudaMemcpy(device, d, sizeof device, cudaMemcpyDeviceToHost);
    std::printf("%s\n", cudaGetErrorString(e));
    std::printf("host:   size %lld, alignment %lld, in a struct after a char %lld, 1 + 2^-60 differs from 1: %lld\n", host[0], host[1], host[2], host[3]);
    std::printf("device: size %lld, alignment %lld, in a struct after a char %lld, 1 + 2^-60 differs from 1: %lld\n", device[0], device[1], device[2], device[3]);
}
