// kernel-arg-copy-ctor: the device's copy of an argument is made by memcpy, so what the copy constructor
// establishes (here: current points into the object itself) does not hold in the kernel.
#include <cstdio>

static int copies = 0;

struct Window {
    float weight = 1.5f;
    const float *current;
    Window() : current(&weight) {}
    Window(const Window &other) : weight(other.weight), current(&weight) { ++copies; }
    __host__ __device__ bool holds() const { return current == &weight; }
};

__global__ void look(Window w, int *holds) { *holds = w.holds(); }

int main() {
    int *d = nullptr, holds = -1;
    cudaMalloc(&d, sizeof(int));
    Window w;
    look<<<1, 1>>>(w, d);
    cudaError_t e = cudaMemcpy(&holds, d, sizeof(int), cudaMemcpyDeviceToHost);
    std::printf("%s; copy constructor ran %d times on the host; current == &weight on the host: %d, in the kernel: %d\n",
                cudaGetErrorString(e), copies, w.holds(), holds);
}
