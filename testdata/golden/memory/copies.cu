// flags: -std=c++17
#include <new>
#include <cuda/barrier>

using Bar = cuda::barrier<cuda::thread_scope_thread>;

struct Wait {
    Bar &bar;
    __device__ ~Wait() { bar.arrive_and_wait(); }
};

__device__ void load(int *to, const int *from, Bar &bar) { cuda::memcpy_async(to, from, 16, bar); }

__global__ void k(int *to, const int *from) {
    Bar bar;
    Wait wait{bar};
    load(to, from, bar);
    load(to + 4, from + 4, bar);
}
