// The CUDA runtime as C and as plain C++ see it. The templates that nvcc adds
// for .cu files are declared apart from it.
#ifndef CUDAVET_CUDA_RUNTIME_H
#define CUDAVET_CUDA_RUNTIME_H

#include "builtin_types.h"
#include "cuda_runtime_api.h"
#include "driver_functions.h"
#include "library_types.h"
#include "vector_functions.h"

#endif
