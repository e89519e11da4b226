// Makers of the runtime's descriptions of memory.
#ifndef __DRIVER_FUNCTIONS_H__
#define __DRIVER_FUNCTIONS_H__

#include "driver_types.h"

static __inline__ __host__ __device__ struct cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz) { struct cudaPitchedPtr v = {d, p, xsz, ysz}; return v; }
static __inline__ __host__ __device__ struct cudaPos make_cudaPos(size_t x, size_t y, size_t z) { struct cudaPos v = {x, y, z}; return v; }
static __inline__ __host__ __device__ struct cudaExtent make_cudaExtent(size_t w, size_t h, size_t d) { struct cudaExtent v = {w, h, d}; return v; }

#endif
