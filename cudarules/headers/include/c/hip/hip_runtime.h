// The HIP runtime as C sees it.
#ifndef HIP_RUNTIME_H
#define HIP_RUNTIME_H

#include "hip_runtime_api.h"

#endif
