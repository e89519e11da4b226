// memcpy-async-trivially-copyable: an object with a pointer into itself is copied by its bytes, and the copy's
// pointer is the source's.
#include <cstdio>
#include <cuda/barrier>

struct Cursor {
    int data[4];
    int *at;
    __device__ Cursor() : data{0, 1, 2, 3}, at(data) {}
    __device__ Cursor(const Cursor &o) : data{o.data[0], o.data[1], o.data[2], o.data[3]}, at(data + (o.at - o.data)) {}
};

__global__ void copy(int *out) {
    cuda::barrier<cuda::thread_scope_block> bar;
    init(&bar, 1);
    Cursor from;
    Cursor by_constructor(from), by_bytes;
    cuda::memcpy_async(reinterpret_cast<char *>(&by_bytes), reinterpret_cast<const char *>(&from), sizeof(Cursor), bar);
    bar.arrive_and_wait();
    from.data[0] = 99;
    out[0] = *by_constructor.at;
    out[1] = *by_bytes.at;
}

int main() {
    int *d = nullptr, out[2] = {-1, -1};
    cudaMalloc(&d, sizeof out);
    copy<<<1, 1>>>(d);
    cudaError_t e = cudaMemcpy(out, d, sizeof out, cudaMemcpyDeviceToHost);
    std::printf("%s; behind the cursor: expected 0, got %d from the constructor, %d from memcpy_async\n", cudaGetErrorString(e),
                out[0], out[1]);
}
