// The words of CUDA that are not C. A C or C++ compiler gets spellings that it
// knows; a reader of CUDA, which defines __CUDACC__, keeps the words.
#ifndef __HOST_DEFINES_H__
#define __HOST_DEFINES_H__

#define CUDARTAPI
#define CUDART_CB

#ifndef __CUDACC__
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __grid_constant__
#define __launch_bounds__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ __inline__ __attribute__((always_inline))
#endif

#endif
