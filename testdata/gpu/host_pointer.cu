// pointer-wrong-space: a kernel follows a pointer from malloc and one to a host variable; host code reads a
// __device__ variable, of which it sees the shadow.
#include <cstdio>
#include <cstdlib>

__device__ int counter = 7;

__global__ void add(int *p) { *p += 1; }
__global__ void set() { counter = 11; }

int main() {
    set<<<1, 1>>>();
    int real = -1;
    cudaError_t e = cudaMemcpyFromSymbol(&real, counter, sizeof real);
    std::printf("__device__ variable: %s, %d on the device, host code reads %d\n", cudaGetErrorString(e), real, counter);
    int *heap = static_cast<int *>(std::malloc(sizeof(int)));
    *heap = 1;
    add<<<1, 1>>>(heap);
    e = cudaDeviceSynchronize();
    std::printf("pointer from malloc: %s, value %d (2 if the kernel reached it)\n", cudaGetErrorString(e), *heap);
    std::free(heap);
}
