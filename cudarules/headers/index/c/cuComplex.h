#include "vector_types.h"
//		cuFloatComplex
typedef float2 cuFloatComplex;
//		cuDoubleComplex
typedef double2 cuDoubleComplex;
//		cuComplex
typedef cuFloatComplex cuComplex;
//		make_cuFloatComplex
static __inline__ __host__ __device__ cuFloatComplex make_cuFloatComplex(float r, float i) { cuFloatComplex z = {r, i}; return z; }
//		cuCrealf
static __inline__ __host__ __device__ float cuCrealf(cuFloatComplex z) { return z.x; }
//		cuCimagf
static __inline__ __host__ __device__ float cuCimagf(cuFloatComplex z) { return z.y; }
//		cuConjf
static __inline__ __host__ __device__ cuFloatComplex cuConjf(cuFloatComplex z) { return make_cuFloatComplex(z.x, -z.y); }
//		cuCaddf
static __inline__ __host__ __device__ cuFloatComplex cuCaddf(cuFloatComplex a, cuFloatComplex b) { return make_cuFloatComplex(a.x + b.x, a.y + b.y); }
//		cuCsubf
static __inline__ __host__ __device__ cuFloatComplex cuCsubf(cuFloatComplex a, cuFloatComplex b) { return make_cuFloatComplex(a.x - b.x, a.y - b.y); }
//		cuCmulf
static __inline__ __host__ __device__ cuFloatComplex cuCmulf(cuFloatComplex a, cuFloatComplex b) { return make_cuFloatComplex(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
//		cuCfmaf
static __inline__ __host__ __device__ cuFloatComplex cuCfmaf(cuFloatComplex a, cuFloatComplex b, cuFloatComplex c) { return cuCaddf(cuCmulf(a, b), c); }
//		cuCabsf
static __inline__ __host__ __device__ float cuCabsf(cuFloatComplex z) { return hypotf(z.x, z.y); }
//		cuCdivf
static __inline__ __host__ __device__ cuFloatComplex cuCdivf(cuFloatComplex a, cuFloatComplex b)
{
    float n = b.x * b.x + b.y * b.y;
    return make_cuFloatComplex((a.x * b.x + a.y * b.y) / n, (a.y * b.x - a.x * b.y) / n);
}
//		make_cuDoubleComplex
static __inline__ __host__ __device__ cuDoubleComplex make_cuDoubleComplex(double r, double i) { cuDoubleComplex z = {r, i}; return z; }
//		cuCreal
static __inline__ __host__ __device__ double cuCreal(cuDoubleComplex z) { return z.x; }
//		cuCimag
static __inline__ __host__ __device__ double cuCimag(cuDoubleComplex z) { return z.y; }
//		cuConj
static __inline__ __host__ __device__ cuDoubleComplex cuConj(cuDoubleComplex z) { return make_cuDoubleComplex(z.x, -z.y); }
//		cuCadd
static __inline__ __host__ __device__ cuDoubleComplex cuCadd(cuDoubleComplex a, cuDoubleComplex b) { return make_cuDoubleComplex(a.x + b.x, a.y + b.y); }
//		cuCsub
static __inline__ __host__ __device__ cuDoubleComplex cuCsub(cuDoubleComplex a, cuDoubleComplex b) { return make_cuDoubleComplex(a.x - b.x, a.y - b.y); }
//		cuCmul
static __inline__ __host__ __device__ cuDoubleComplex cuCmul(cuDoubleComplex a, cuDoubleComplex b) { return make_cuDoubleComplex(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
//		cuCfma
static __inline__ __host__ __device__ cuDoubleComplex cuCfma(cuDoubleComplex a, cuDoubleComplex b, cuDoubleComplex c) { return cuCadd(cuCmul(a, b), c); }
//		cuCabs
static __inline__ __host__ __device__ double cuCabs(cuDoubleComplex z) { return hypot(z.x, z.y); }
//		cuCdiv
static __inline__ __host__ __device__ cuDoubleComplex cuCdiv(cuDoubleComplex a, cuDoubleComplex b)
{
    double n = b.x * b.x + b.y * b.y;
    return make_cuDoubleComplex((a.x * b.x + a.y * b.y) / n, (a.y * b.x - a.x * b.y) / n);
}
//		make_cuComplex
static __inline__ __host__ __device__ cuComplex make_cuComplex(float r, float i) { return make_cuFloatComplex(r, i); }
//		cuComplexFloatToDouble
static __inline__ __host__ __device__ cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex z) { return make_cuDoubleComplex(z.x, z.y); }
//		cuComplexDoubleToFloat
static __inline__ __host__ __device__ cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex z) { return make_cuFloatComplex((float)z.x, (float)z.y); }
