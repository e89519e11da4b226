// The CUDA runtime as C and as plain C++ see it. The templates that nvcc adds
// for .cu files are declared apart from it.
#ifndef __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_H__

#include "builtin_types.h"
#include "cuda_runtime_api.h"
#include "driver_functions.h"
#include "library_types.h"
#include "vector_functions.h"

#endif
