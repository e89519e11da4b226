// bfloat16 numbers as C passes them. Their C++ classes are declared apart.
#ifndef __CUDA_BF16_H__
#define __CUDA_BF16_H__

#include "host_defines.h"

#ifndef __CUDACC__
typedef struct __align__(2) { unsigned short x; } __nv_bfloat16_raw;
typedef struct __align__(4) { unsigned short x; unsigned short y; } __nv_bfloat162_raw;
typedef struct __align__(2) { unsigned short __x; } __nv_bfloat16;
typedef struct __align__(4) { __nv_bfloat16 x; __nv_bfloat16 y; } __nv_bfloat162;
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
#endif

#endif
