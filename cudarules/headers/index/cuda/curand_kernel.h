//		curandStateXORWOW
struct curandStateXORWOW { unsigned int d; unsigned int v[5]; int boxmuller_flag; int boxmuller_flag_double; float boxmuller_extra; double boxmuller_extra_double; };
//		curandStateMRG32k3a
struct curandStateMRG32k3a { unsigned int s1[3]; unsigned int s2[3]; int boxmuller_flag; int boxmuller_flag_double; float boxmuller_extra; double boxmuller_extra_double; };
//		curandStatePhilox4_32_10
struct curandStatePhilox4_32_10 { uint4 ctr; uint4 output; uint2 key; unsigned int STATE; int boxmuller_flag; int boxmuller_flag_double; float boxmuller_extra; double boxmuller_extra_double; };
//		curandStateSobol32
struct curandStateSobol32 { unsigned int i; unsigned int x; unsigned int c; unsigned int direction_vectors[32]; };
//		curandStateScrambledSobol32
struct curandStateScrambledSobol32 { unsigned int i; unsigned int x; unsigned int c; unsigned int direction_vectors[32]; };
//		curandStateSobol64
struct curandStateSobol64 { unsigned long long i; unsigned long long x; unsigned long long c; unsigned long long direction_vectors[64]; };
//		curandStateScrambledSobol64
struct curandStateScrambledSobol64 { unsigned long long i; unsigned long long x; unsigned long long c; unsigned long long direction_vectors[64]; };
//		curandStateMtgp32
struct curandStateMtgp32 { unsigned int s[1024]; int offset; int pIdx; void *k; };
//		curandStateXORWOW_t
typedef struct curandStateXORWOW curandStateXORWOW_t;
//		curandState_t
typedef struct curandStateXORWOW curandState_t;
//		curandState
typedef struct curandStateXORWOW curandState;
//		curandStateMRG32k3a_t
typedef struct curandStateMRG32k3a curandStateMRG32k3a_t;
//		curandStatePhilox4_32_10_t
typedef struct curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
//		curandStateSobol32_t
typedef struct curandStateSobol32 curandStateSobol32_t;
//		curandStateScrambledSobol32_t
typedef struct curandStateScrambledSobol32 curandStateScrambledSobol32_t;
//		curandStateSobol64_t
typedef struct curandStateSobol64 curandStateSobol64_t;
//		curandStateScrambledSobol64_t
typedef struct curandStateScrambledSobol64 curandStateScrambledSobol64_t;
//		curandStateMtgp32_t
typedef struct curandStateMtgp32 curandStateMtgp32_t;
//		curand_init
template <class S> __device__ void curand_init(unsigned long long seed, unsigned long long subsequence, unsigned long long offset, S *state);
template <class S> __device__ void curand_init(const unsigned int *vectors, unsigned int offset, S *state);
template <class S> __device__ void curand_init(const unsigned long long *vectors, unsigned long long offset, S *state);
//		curand
template <class S> __device__ unsigned int curand(S *state);
__device__ unsigned long long curand(curandStateSobol64_t *);
__device__ unsigned long long curand(curandStateScrambledSobol64_t *);
//		curand4
__device__ uint4 curand4(curandStatePhilox4_32_10_t *);
//		curand_uniform
template <class S> __device__ float curand_uniform(S *state);
//		curand_uniform_double
template <class S> __device__ double curand_uniform_double(S *state);
//		curand_uniform4
template <class S> __device__ float4 curand_uniform4(S *state);
//		curand_uniform2_double
template <class S> __device__ double2 curand_uniform2_double(S *state);
//		curand_normal
template <class S> __device__ float curand_normal(S *state);
//		curand_normal_double
template <class S> __device__ double curand_normal_double(S *state);
//		curand_normal2
template <class S> __device__ float2 curand_normal2(S *state);
//		curand_normal2_double
template <class S> __device__ double2 curand_normal2_double(S *state);
//		curand_normal4
template <class S> __device__ float4 curand_normal4(S *state);
//		curand_log_normal
template <class S> __device__ float curand_log_normal(S *state, float mean, float stddev);
//		curand_log_normal_double
template <class S> __device__ double curand_log_normal_double(S *state, double mean, double stddev);
//		curand_log_normal2
template <class S> __device__ float2 curand_log_normal2(S *state, float mean, float stddev);
//		curand_log_normal4
template <class S> __device__ float4 curand_log_normal4(S *state, float mean, float stddev);
//		curand_poisson
template <class S> __device__ unsigned int curand_poisson(S *state, double lambda);
//		curand_poisson4
template <class S> __device__ uint4 curand_poisson4(S *state, double lambda);
//		skipahead
template <class S> __device__ void skipahead(unsigned long long n, S *state);
//		skipahead_sequence
template <class S> __device__ void skipahead_sequence(unsigned long long n, S *state);
//		skipahead_subsequence
template <class S> __device__ void skipahead_subsequence(unsigned long long n, S *state);
