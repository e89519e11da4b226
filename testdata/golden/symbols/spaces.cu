__global__ void kernel(int *p) {}
__device__ int onDevice();
__host__ __device__ constexpr int both(int x) { return x + 1; }
static inline void onHost() {}
MACRO void unknown();
template <class T> __device__ T generic(T t) { return t; }
__constant__ float table[4];
__device__ int counter;
__managed__ double shared_by_both;
MACRO int undecided;
const int answer = both(41);
constexpr unsigned mask = ~0u >> 4;
