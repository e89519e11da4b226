// The release of CUDA whose declarations the headers have, in the form of
// CUDA_VERSION; CGO_CFLAGS may name another one.
#ifndef CUDAVET_RELEASE
#define CUDAVET_RELEASE 12080
#endif
