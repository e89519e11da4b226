#include <cuda_runtime.h>

#include "saxpy.h"

// A reference to the launching function's variable means nothing on the GPU.
__global__ void saxpy_kernel(int n, const float &a, const float *x, float *y) { // want kernel-param-reference
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += a * x[i];
}

int saxpy(int n, float a, const float *x, float *y) {
  saxpy_kernel<<<(n + 255) / 256, 256>>>(n, a, x, y);
  return cudaGetLastError();
}

int vector_upload(float **dst, const void *src, int n) {
  size_t size = n * sizeof(float);
  cudaError_t err = cudaMalloc(dst, size);
  if (err != cudaSuccess) return err;
  return cudaMemcpy(*dst, src, size, cudaMemcpyHostToDevice);
}

int vector_free(float *v) { return cudaFree(v); }
