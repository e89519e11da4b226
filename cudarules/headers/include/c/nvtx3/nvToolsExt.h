// NVTX by its newer path.
#include "../nvToolsExt.h"
