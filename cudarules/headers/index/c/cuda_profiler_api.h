#include "driver_types.h"
//		cudaProfilerInitialize
extern "C" { cudaError_t cudaProfilerInitialize(const char *, const char *, cudaOutputMode_t); }
//		cudaProfilerStart
extern "C" { cudaError_t cudaProfilerStart(void); }
//		cudaProfilerStop
extern "C" { cudaError_t cudaProfilerStop(void); }
