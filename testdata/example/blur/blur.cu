#include <cuda_runtime.h>

#include "blur.h"

__device__ int clamp(int i, int n) { return i < 0 ? 0 : i < n ? i : n - 1; }

// The mean of the pixels to the left and right.
__global__ void blur_rows(const unsigned char *src, unsigned char *dst,
                          __grid_constant__ blur_image img, int radius) { // want grid-constant-const
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= img.width || y >= img.height) return;
  int sum = 0;
  for (int i = -radius; i <= radius; ++i) sum += src[y * img.stride + clamp(x + i, img.width)];
  dst[y * img.stride + x] = sum / (2 * radius + 1);
}

struct Columns {
  // The mean of the pixels above and below.
  __global__ static void blur(const unsigned char *src, unsigned char *dst, blur_image img, int radius) { // want kernel-member
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= img.width || y >= img.height) return;
    int sum = 0;
    for (int i = -radius; i <= radius; ++i) sum += src[clamp(y + i, img.height) * img.stride + x];
    dst[y * img.stride + x] = sum / (2 * radius + 1);
  }
};

int blur_box(unsigned char *pixels, blur_image img, int radius) {
  size_t size = (size_t)img.stride * img.height;
  unsigned char *src = nullptr, *dst = nullptr;
  cudaError_t err = cudaMalloc(&src, size);
  if (err == cudaSuccess) err = cudaMalloc(&dst, size);
  if (err == cudaSuccess) err = cudaMemcpy(src, pixels, size, cudaMemcpyHostToDevice);
  if (err == cudaSuccess) {
    // 64 by 32 is 2048 threads; a block has at most 1024.
    dim3 block(64, 32);
    dim3 grid((img.width + block.x - 1) / block.x, (img.height + block.y - 1) / block.y);
    blur_rows<<<grid, block>>>(src, dst, img, radius); // want launch-config
    Columns::blur<<<grid, block>>>(dst, src, img, radius); // want launch-config
    err = cudaGetLastError();
  }
  if (err == cudaSuccess) err = cudaMemcpy(pixels, src, size, cudaMemcpyDeviceToHost);
  cudaFree(dst);
  cudaFree(src);
  return err;
}
