#include "driver_types.h"
//		make_cudaPitchedPtr	cudaPitchedPtr
static __inline__ __host__ __device__ struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz) { struct cudaPitchedPtr v = {d, p, xsz, ysz}; return v; }
//		make_cudaPos	cudaPos
static __inline__ __host__ __device__ struct cudaPos make_cudaPos(size_t x, size_t y, size_t z) { struct cudaPos v = {x, y, z}; return v; }
//		make_cudaExtent	cudaExtent
static __inline__ __host__ __device__ struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d) { struct cudaExtent v = {w, h, d}; return v; }
