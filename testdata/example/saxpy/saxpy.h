#ifndef SAXPY_H
#define SAXPY_H

#ifdef __cplusplus
extern "C" {
#endif

// All of them return a cudaError_t.
int vector_upload(float **dst, const void *src, int n);
int vector_free(float *v);
int vector_norm(const float *v, int n, float *sum);
int saxpy(int n, float a, const float *x, float *y);

#ifdef __cplusplus
}
#endif
#endif
