#define API __host__ __device__
__global__ void __launch_bounds__(256, 2) k(const __grid_constant__ int n, float *__restrict__ out);
API inline int twice(int x) { return 2 * x; }
__constant__ alignas(16) float table[4];
struct __align__(8) Pair { int a, b; };
void launch(float *out) { k<<<dim3(1), 256>>>(2, out); }
auto lambda = [] __device__ (int x) { return x; };
