// kernel-param-polymorphic: the object's vtable pointer is the host's; a virtual call in the kernel follows it.
#include <cstdio>

struct Shape {
    float r = 2.0f;
    __host__ __device__ virtual float area() const { return 3.0f * r * r; }
};
struct Square : Shape {
    __host__ __device__ float area() const override { return r * r; }
};

__device__ __noinline__ float measure(const Shape *s) { return s->area(); }

__global__ void direct(Square s, float *out) { *out = s.r; }
__global__ void dispatched(Square s, float *out) { *out = measure(&s); }
__global__ void other(float *out) {
    Shape shape;
    *out = measure(&shape);
}

int main() {
    float *d = nullptr, v = -1;
    cudaMalloc(&d, sizeof(float));
    other<<<1, 1>>>(d);
    cudaError_t e = cudaMemcpy(&v, d, sizeof v, cudaMemcpyDeviceToHost);
    std::printf("object built in the kernel: %s, area %g\n", cudaGetErrorString(e), v);
    direct<<<1, 1>>>(Square(), d);
    e = cudaMemcpy(&v, d, sizeof v, cudaMemcpyDeviceToHost);
    std::printf("member of the parameter: %s, r %g\n", cudaGetErrorString(e), v);
    dispatched<<<1, 1>>>(Square(), d);
    e = cudaDeviceSynchronize();
    std::printf("virtual call on the parameter: %s\n", cudaGetErrorString(e));
}
