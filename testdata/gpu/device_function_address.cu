// device-function-address: the address of a __device__ function, taken in host code and called in a kernel.
#include <cstdio>

typedef float (*unary)(float);
__device__ float square(float v) { return v * v; }
__device__ unary d_square = square;

__global__ void apply(unary f, float *x) { *x = f(*x); }

int main() {
    float *d = nullptr, v = 3;
    cudaMalloc(&d, sizeof v);
    cudaMemcpy(d, &v, sizeof v, cudaMemcpyHostToDevice);
    unary f = nullptr;
    cudaMemcpyFromSymbol(&f, d_square, sizeof f);
    apply<<<1, 1>>>(f, d);
    cudaError_t e = cudaMemcpy(&v, d, sizeof v, cudaMemcpyDeviceToHost);
    std::printf("address from the device: %s, value %g\n", cudaGetErrorString(e), v);
    apply<<<1, 1>>>(&square, d);
    e = cudaDeviceSynchronize();
    std::printf("address from host code: %s\n", cudaGetErrorString(e));
}
