// Half precision numbers as C passes them. Their C++ classes are declared apart.
#ifndef __CUDA_FP16_H__
#define __CUDA_FP16_H__

#include "host_defines.h"

#ifndef __CUDACC__
typedef struct __align__(2) { unsigned short x; } __half_raw;
typedef struct __align__(4) { unsigned short x; unsigned short y; } __half2_raw;
typedef struct __align__(2) { unsigned short __x; } __half;
typedef struct __align__(4) { __half x; __half y; } __half2;
typedef __half half;
typedef __half2 half2;
#endif

#endif
