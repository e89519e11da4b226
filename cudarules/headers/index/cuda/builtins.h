//		threadIdx
extern const __device__ uint3 threadIdx;
//		blockIdx
extern const __device__ uint3 blockIdx;
//		blockDim
extern const __device__ dim3 blockDim;
//		gridDim
extern const __device__ dim3 gridDim;
//		warpSize
extern const __device__ int warpSize;
//		__mulhi
extern "C" { __device__ int __mulhi(int, int); }
//		__umulhi
extern "C" { __device__ unsigned int __umulhi(unsigned int, unsigned int); }
//		__mul64hi
extern "C" { __device__ long long __mul64hi(long long, long long); }
//		__umul64hi
extern "C" { __device__ unsigned long long __umul64hi(unsigned long long, unsigned long long); }
//		__int_as_float
extern "C" { __device__ float __int_as_float(int); }
//		__float_as_int
extern "C" { __device__ int __float_as_int(float); }
//		__uint_as_float
extern "C" { __device__ float __uint_as_float(unsigned int); }
//		__float_as_uint
extern "C" { __device__ unsigned int __float_as_uint(float); }
//		__syncthreads
extern "C" { __device__ void __syncthreads(); }
//		__threadfence
extern "C" { __device__ void __threadfence(); }
//		__threadfence_block
extern "C" { __device__ void __threadfence_block(); }
//		__trap
extern "C" { [[noreturn]] __device__ void __trap(); }
//		__brkpt
extern "C" { __device__ void __brkpt(); }
//		__saturatef
extern "C" { __device__ float __saturatef(float); }
//		__sad
extern "C" { __device__ unsigned int __sad(int, int, unsigned int); }
//		__usad
extern "C" { __device__ unsigned int __usad(unsigned int, unsigned int, unsigned int); }
//		__mul24
extern "C" { __device__ int __mul24(int, int); }
//		__umul24
extern "C" { __device__ unsigned int __umul24(unsigned int, unsigned int); }
//		fdividef
extern "C" { __device__ float fdividef(float, float); }
//		__fdividef
extern "C" { __device__ float __fdividef(float, float); }
//		fdivide
extern "C" { __device__ double fdivide(double, double); }
//		__sinf
extern "C" { __device__ float __sinf(float); }
//		__cosf
extern "C" { __device__ float __cosf(float); }
//		__tanf
extern "C" { __device__ float __tanf(float); }
//		__tanhf
extern "C" { __device__ float __tanhf(float); }
//		__sincosf
extern "C" { __device__ void __sincosf(float, float *, float *); }
//		__expf
extern "C" { __device__ float __expf(float); }
//		__exp10f
extern "C" { __device__ float __exp10f(float); }
//		__log2f
extern "C" { __device__ float __log2f(float); }
//		__log10f
extern "C" { __device__ float __log10f(float); }
//		__logf
extern "C" { __device__ float __logf(float); }
//		__powf
extern "C" { __device__ float __powf(float, float); }
//		__float2int_rn
extern "C" { __device__ int __float2int_rn(float); }
//		__float2int_rz
extern "C" { __device__ int __float2int_rz(float); }
//		__float2int_ru
extern "C" { __device__ int __float2int_ru(float); }
//		__float2int_rd
extern "C" { __device__ int __float2int_rd(float); }
//		__float2uint_rn
extern "C" { __device__ unsigned int __float2uint_rn(float); }
//		__float2uint_rz
extern "C" { __device__ unsigned int __float2uint_rz(float); }
//		__float2uint_ru
extern "C" { __device__ unsigned int __float2uint_ru(float); }
//		__float2uint_rd
extern "C" { __device__ unsigned int __float2uint_rd(float); }
//		__int2float_rn
extern "C" { __device__ float __int2float_rn(int); }
//		__int2float_rz
extern "C" { __device__ float __int2float_rz(int); }
//		__int2float_ru
extern "C" { __device__ float __int2float_ru(int); }
//		__int2float_rd
extern "C" { __device__ float __int2float_rd(int); }
//		__uint2float_rn
extern "C" { __device__ float __uint2float_rn(unsigned int); }
//		__uint2float_rz
extern "C" { __device__ float __uint2float_rz(unsigned int); }
//		__uint2float_ru
extern "C" { __device__ float __uint2float_ru(unsigned int); }
//		__uint2float_rd
extern "C" { __device__ float __uint2float_rd(unsigned int); }
//		__float2ll_rn
extern "C" { __device__ long long __float2ll_rn(float); }
//		__float2ll_rz
extern "C" { __device__ long long __float2ll_rz(float); }
//		__float2ll_ru
extern "C" { __device__ long long __float2ll_ru(float); }
//		__float2ll_rd
extern "C" { __device__ long long __float2ll_rd(float); }
//		__float2ull_rn
extern "C" { __device__ unsigned long long __float2ull_rn(float); }
//		__float2ull_rz
extern "C" { __device__ unsigned long long __float2ull_rz(float); }
//		__float2ull_ru
extern "C" { __device__ unsigned long long __float2ull_ru(float); }
//		__float2ull_rd
extern "C" { __device__ unsigned long long __float2ull_rd(float); }
//		__ll2float_rn
extern "C" { __device__ float __ll2float_rn(long long); }
//		__ll2float_rz
extern "C" { __device__ float __ll2float_rz(long long); }
//		__ll2float_ru
extern "C" { __device__ float __ll2float_ru(long long); }
//		__ll2float_rd
extern "C" { __device__ float __ll2float_rd(long long); }
//		__ull2float_rn
extern "C" { __device__ float __ull2float_rn(unsigned long long); }
//		__ull2float_rz
extern "C" { __device__ float __ull2float_rz(unsigned long long); }
//		__ull2float_ru
extern "C" { __device__ float __ull2float_ru(unsigned long long); }
//		__ull2float_rd
extern "C" { __device__ float __ull2float_rd(unsigned long long); }
//		__fadd_rn
extern "C" { __device__ float __fadd_rn(float, float); }
//		__fadd_rz
extern "C" { __device__ float __fadd_rz(float, float); }
//		__fadd_ru
extern "C" { __device__ float __fadd_ru(float, float); }
//		__fadd_rd
extern "C" { __device__ float __fadd_rd(float, float); }
//		__fsub_rn
extern "C" { __device__ float __fsub_rn(float, float); }
//		__fsub_rz
extern "C" { __device__ float __fsub_rz(float, float); }
//		__fsub_ru
extern "C" { __device__ float __fsub_ru(float, float); }
//		__fsub_rd
extern "C" { __device__ float __fsub_rd(float, float); }
//		__fmul_rn
extern "C" { __device__ float __fmul_rn(float, float); }
//		__fmul_rz
extern "C" { __device__ float __fmul_rz(float, float); }
//		__fmul_ru
extern "C" { __device__ float __fmul_ru(float, float); }
//		__fmul_rd
extern "C" { __device__ float __fmul_rd(float, float); }
//		__fmaf_rn
extern "C" { __device__ float __fmaf_rn(float, float, float); }
//		__fmaf_rz
extern "C" { __device__ float __fmaf_rz(float, float, float); }
//		__fmaf_ru
extern "C" { __device__ float __fmaf_ru(float, float, float); }
//		__fmaf_rd
extern "C" { __device__ float __fmaf_rd(float, float, float); }
//		__frcp_rn
extern "C" { __device__ float __frcp_rn(float); }
//		__frcp_rz
extern "C" { __device__ float __frcp_rz(float); }
//		__frcp_ru
extern "C" { __device__ float __frcp_ru(float); }
//		__frcp_rd
extern "C" { __device__ float __frcp_rd(float); }
//		__fsqrt_rn
extern "C" { __device__ float __fsqrt_rn(float); }
//		__fsqrt_rz
extern "C" { __device__ float __fsqrt_rz(float); }
//		__fsqrt_ru
extern "C" { __device__ float __fsqrt_ru(float); }
//		__fsqrt_rd
extern "C" { __device__ float __fsqrt_rd(float); }
//		__frsqrt_rn
extern "C" { __device__ float __frsqrt_rn(float); }
//		__fdiv_rn
extern "C" { __device__ float __fdiv_rn(float, float); }
//		__fdiv_rz
extern "C" { __device__ float __fdiv_rz(float, float); }
//		__fdiv_ru
extern "C" { __device__ float __fdiv_ru(float, float); }
//		__fdiv_rd
extern "C" { __device__ float __fdiv_rd(float, float); }
//		__clz
extern "C" { __device__ int __clz(int); }
//		__ffs
extern "C" { __device__ int __ffs(int); }
//		__popc
extern "C" { __device__ int __popc(unsigned int); }
//		__brev
extern "C" { __device__ unsigned int __brev(unsigned int); }
//		__clzll
extern "C" { __device__ int __clzll(long long); }
//		__ffsll
extern "C" { __device__ int __ffsll(long long); }
//		__popcll
extern "C" { __device__ int __popcll(unsigned long long); }
//		__brevll
extern "C" { __device__ unsigned long long __brevll(unsigned long long); }
//		__byte_perm
extern "C" { __device__ unsigned int __byte_perm(unsigned int, unsigned int, unsigned int); }
//		__hadd
extern "C" { __device__ int __hadd(int, int); }
//		__rhadd
extern "C" { __device__ int __rhadd(int, int); }
//		__uhadd
extern "C" { __device__ unsigned int __uhadd(unsigned int, unsigned int); }
//		__urhadd
extern "C" { __device__ unsigned int __urhadd(unsigned int, unsigned int); }
//		__double2int_rz
extern "C" { __device__ int __double2int_rz(double); }
//		__double2uint_rz
extern "C" { __device__ unsigned int __double2uint_rz(double); }
//		__double2ll_rz
extern "C" { __device__ long long __double2ll_rz(double); }
//		__double2ull_rz
extern "C" { __device__ unsigned long long __double2ull_rz(double); }
//		__vabs2
extern "C" { __device__ unsigned int __vabs2(unsigned int); }
//		__vabsss2
extern "C" { __device__ unsigned int __vabsss2(unsigned int); }
//		__vadd2
extern "C" { __device__ unsigned int __vadd2(unsigned int, unsigned int); }
//		__vaddss2
extern "C" { __device__ unsigned int __vaddss2(unsigned int, unsigned int); }
//		__vaddus2
extern "C" { __device__ unsigned int __vaddus2(unsigned int, unsigned int); }
//		__vavgs2
extern "C" { __device__ unsigned int __vavgs2(unsigned int, unsigned int); }
//		__vavgu2
extern "C" { __device__ unsigned int __vavgu2(unsigned int, unsigned int); }
//		__vhaddu2
extern "C" { __device__ unsigned int __vhaddu2(unsigned int, unsigned int); }
//		__vcmpeq2
extern "C" { __device__ unsigned int __vcmpeq2(unsigned int, unsigned int); }
//		__vcmpges2
extern "C" { __device__ unsigned int __vcmpges2(unsigned int, unsigned int); }
//		__vcmpgeu2
extern "C" { __device__ unsigned int __vcmpgeu2(unsigned int, unsigned int); }
//		__vcmpgts2
extern "C" { __device__ unsigned int __vcmpgts2(unsigned int, unsigned int); }
//		__vcmpgtu2
extern "C" { __device__ unsigned int __vcmpgtu2(unsigned int, unsigned int); }
//		__vcmples2
extern "C" { __device__ unsigned int __vcmples2(unsigned int, unsigned int); }
//		__vcmpleu2
extern "C" { __device__ unsigned int __vcmpleu2(unsigned int, unsigned int); }
//		__vcmplts2
extern "C" { __device__ unsigned int __vcmplts2(unsigned int, unsigned int); }
//		__vcmpltu2
extern "C" { __device__ unsigned int __vcmpltu2(unsigned int, unsigned int); }
//		__vcmpne2
extern "C" { __device__ unsigned int __vcmpne2(unsigned int, unsigned int); }
//		__vabsdiffu2
extern "C" { __device__ unsigned int __vabsdiffu2(unsigned int, unsigned int); }
//		__vmaxs2
extern "C" { __device__ unsigned int __vmaxs2(unsigned int, unsigned int); }
//		__vmaxu2
extern "C" { __device__ unsigned int __vmaxu2(unsigned int, unsigned int); }
//		__vmins2
extern "C" { __device__ unsigned int __vmins2(unsigned int, unsigned int); }
//		__vminu2
extern "C" { __device__ unsigned int __vminu2(unsigned int, unsigned int); }
//		__vseteq2
extern "C" { __device__ unsigned int __vseteq2(unsigned int, unsigned int); }
//		__vsetges2
extern "C" { __device__ unsigned int __vsetges2(unsigned int, unsigned int); }
//		__vsetgeu2
extern "C" { __device__ unsigned int __vsetgeu2(unsigned int, unsigned int); }
//		__vsetgts2
extern "C" { __device__ unsigned int __vsetgts2(unsigned int, unsigned int); }
//		__vsetgtu2
extern "C" { __device__ unsigned int __vsetgtu2(unsigned int, unsigned int); }
//		__vsetles2
extern "C" { __device__ unsigned int __vsetles2(unsigned int, unsigned int); }
//		__vsetleu2
extern "C" { __device__ unsigned int __vsetleu2(unsigned int, unsigned int); }
//		__vsetlts2
extern "C" { __device__ unsigned int __vsetlts2(unsigned int, unsigned int); }
//		__vsetltu2
extern "C" { __device__ unsigned int __vsetltu2(unsigned int, unsigned int); }
//		__vsetne2
extern "C" { __device__ unsigned int __vsetne2(unsigned int, unsigned int); }
//		__vsadu2
extern "C" { __device__ unsigned int __vsadu2(unsigned int, unsigned int); }
//		__vsub2
extern "C" { __device__ unsigned int __vsub2(unsigned int, unsigned int); }
//		__vsubss2
extern "C" { __device__ unsigned int __vsubss2(unsigned int, unsigned int); }
//		__vsubus2
extern "C" { __device__ unsigned int __vsubus2(unsigned int, unsigned int); }
//		__vneg2
extern "C" { __device__ unsigned int __vneg2(unsigned int); }
//		__vnegss2
extern "C" { __device__ unsigned int __vnegss2(unsigned int); }
//		__vabsdiffs2
extern "C" { __device__ unsigned int __vabsdiffs2(unsigned int, unsigned int); }
//		__vsads2
extern "C" { __device__ unsigned int __vsads2(unsigned int, unsigned int); }
//		__vabs4
extern "C" { __device__ unsigned int __vabs4(unsigned int); }
//		__vabsss4
extern "C" { __device__ unsigned int __vabsss4(unsigned int); }
//		__vadd4
extern "C" { __device__ unsigned int __vadd4(unsigned int, unsigned int); }
//		__vaddss4
extern "C" { __device__ unsigned int __vaddss4(unsigned int, unsigned int); }
//		__vaddus4
extern "C" { __device__ unsigned int __vaddus4(unsigned int, unsigned int); }
//		__vavgs4
extern "C" { __device__ unsigned int __vavgs4(unsigned int, unsigned int); }
//		__vavgu4
extern "C" { __device__ unsigned int __vavgu4(unsigned int, unsigned int); }
//		__vhaddu4
extern "C" { __device__ unsigned int __vhaddu4(unsigned int, unsigned int); }
//		__vcmpeq4
extern "C" { __device__ unsigned int __vcmpeq4(unsigned int, unsigned int); }
//		__vcmpges4
extern "C" { __device__ unsigned int __vcmpges4(unsigned int, unsigned int); }
//		__vcmpgeu4
extern "C" { __device__ unsigned int __vcmpgeu4(unsigned int, unsigned int); }
//		__vcmpgts4
extern "C" { __device__ unsigned int __vcmpgts4(unsigned int, unsigned int); }
//		__vcmpgtu4
extern "C" { __device__ unsigned int __vcmpgtu4(unsigned int, unsigned int); }
//		__vcmples4
extern "C" { __device__ unsigned int __vcmples4(unsigned int, unsigned int); }
//		__vcmpleu4
extern "C" { __device__ unsigned int __vcmpleu4(unsigned int, unsigned int); }
//		__vcmplts4
extern "C" { __device__ unsigned int __vcmplts4(unsigned int, unsigned int); }
//		__vcmpltu4
extern "C" { __device__ unsigned int __vcmpltu4(unsigned int, unsigned int); }
//		__vcmpne4
extern "C" { __device__ unsigned int __vcmpne4(unsigned int, unsigned int); }
//		__vabsdiffu4
extern "C" { __device__ unsigned int __vabsdiffu4(unsigned int, unsigned int); }
//		__vmaxs4
extern "C" { __device__ unsigned int __vmaxs4(unsigned int, unsigned int); }
//		__vmaxu4
extern "C" { __device__ unsigned int __vmaxu4(unsigned int, unsigned int); }
//		__vmins4
extern "C" { __device__ unsigned int __vmins4(unsigned int, unsigned int); }
//		__vminu4
extern "C" { __device__ unsigned int __vminu4(unsigned int, unsigned int); }
//		__vseteq4
extern "C" { __device__ unsigned int __vseteq4(unsigned int, unsigned int); }
//		__vsetles4
extern "C" { __device__ unsigned int __vsetles4(unsigned int, unsigned int); }
//		__vsetleu4
extern "C" { __device__ unsigned int __vsetleu4(unsigned int, unsigned int); }
//		__vsetlts4
extern "C" { __device__ unsigned int __vsetlts4(unsigned int, unsigned int); }
//		__vsetltu4
extern "C" { __device__ unsigned int __vsetltu4(unsigned int, unsigned int); }
//		__vsetges4
extern "C" { __device__ unsigned int __vsetges4(unsigned int, unsigned int); }
//		__vsetgeu4
extern "C" { __device__ unsigned int __vsetgeu4(unsigned int, unsigned int); }
//		__vsetgts4
extern "C" { __device__ unsigned int __vsetgts4(unsigned int, unsigned int); }
//		__vsetgtu4
extern "C" { __device__ unsigned int __vsetgtu4(unsigned int, unsigned int); }
//		__vsetne4
extern "C" { __device__ unsigned int __vsetne4(unsigned int, unsigned int); }
//		__vsadu4
extern "C" { __device__ unsigned int __vsadu4(unsigned int, unsigned int); }
//		__vsub4
extern "C" { __device__ unsigned int __vsub4(unsigned int, unsigned int); }
//		__vsubss4
extern "C" { __device__ unsigned int __vsubss4(unsigned int, unsigned int); }
//		__vsubus4
extern "C" { __device__ unsigned int __vsubus4(unsigned int, unsigned int); }
//		__vneg4
extern "C" { __device__ unsigned int __vneg4(unsigned int); }
//		__vnegss4
extern "C" { __device__ unsigned int __vnegss4(unsigned int); }
//		__vabsdiffs4
extern "C" { __device__ unsigned int __vabsdiffs4(unsigned int, unsigned int); }
//		__vsads4
extern "C" { __device__ unsigned int __vsads4(unsigned int, unsigned int); }
//		__vimax_s32_relu
extern "C" { __host__ __device__ int __vimax_s32_relu(int, int); }
//		__vimax_s16x2_relu
extern "C" { __host__ __device__ unsigned int __vimax_s16x2_relu(unsigned int, unsigned int); }
//		__vimin_s32_relu
extern "C" { __host__ __device__ int __vimin_s32_relu(int, int); }
//		__vimin_s16x2_relu
extern "C" { __host__ __device__ unsigned int __vimin_s16x2_relu(unsigned int, unsigned int); }
//		__vimax3_s32
extern "C" { __host__ __device__ int __vimax3_s32(int, int, int); }
//		__vimax3_s16x2
extern "C" { __host__ __device__ unsigned int __vimax3_s16x2(unsigned int, unsigned int, unsigned int); }
//		__vimax3_u32
extern "C" { __host__ __device__ unsigned int __vimax3_u32(unsigned int, unsigned int, unsigned int); }
//		__vimax3_u16x2
extern "C" { __host__ __device__ unsigned int __vimax3_u16x2(unsigned int, unsigned int, unsigned int); }
//		__vimin3_s32
extern "C" { __host__ __device__ int __vimin3_s32(int, int, int); }
//		__vimin3_s16x2
extern "C" { __host__ __device__ unsigned int __vimin3_s16x2(unsigned int, unsigned int, unsigned int); }
//		__vimin3_u32
extern "C" { __host__ __device__ unsigned int __vimin3_u32(unsigned int, unsigned int, unsigned int); }
//		__vimin3_u16x2
extern "C" { __host__ __device__ unsigned int __vimin3_u16x2(unsigned int, unsigned int, unsigned int); }
//		__vimax3_s32_relu
extern "C" { __host__ __device__ int __vimax3_s32_relu(int, int, int); }
//		__vimax3_s16x2_relu
extern "C" { __host__ __device__ unsigned int __vimax3_s16x2_relu(unsigned int, unsigned int, unsigned int); }
//		__vimin3_s32_relu
extern "C" { __host__ __device__ int __vimin3_s32_relu(int, int, int); }
//		__vimin3_s16x2_relu
extern "C" { __host__ __device__ unsigned int __vimin3_s16x2_relu(unsigned int, unsigned int, unsigned int); }
//		__viaddmax_s32
extern "C" { __host__ __device__ int __viaddmax_s32(int, int, int); }
//		__viaddmax_s16x2
extern "C" { __host__ __device__ unsigned int __viaddmax_s16x2(unsigned int, unsigned int, unsigned int); }
//		__viaddmax_u32
extern "C" { __host__ __device__ unsigned int __viaddmax_u32(unsigned int, unsigned int, unsigned int); }
//		__viaddmax_u16x2
extern "C" { __host__ __device__ unsigned int __viaddmax_u16x2(unsigned int, unsigned int, unsigned int); }
//		__viaddmin_s32
extern "C" { __host__ __device__ int __viaddmin_s32(int, int, int); }
//		__viaddmin_s16x2
extern "C" { __host__ __device__ unsigned int __viaddmin_s16x2(unsigned int, unsigned int, unsigned int); }
//		__viaddmin_u32
extern "C" { __host__ __device__ unsigned int __viaddmin_u32(unsigned int, unsigned int, unsigned int); }
//		__viaddmin_u16x2
extern "C" { __host__ __device__ unsigned int __viaddmin_u16x2(unsigned int, unsigned int, unsigned int); }
//		__viaddmax_s32_relu
extern "C" { __host__ __device__ int __viaddmax_s32_relu(int, int, int); }
//		__viaddmax_s16x2_relu
extern "C" { __host__ __device__ unsigned int __viaddmax_s16x2_relu(unsigned int, unsigned int, unsigned int); }
//		__viaddmin_s32_relu
extern "C" { __host__ __device__ int __viaddmin_s32_relu(int, int, int); }
//		__viaddmin_s16x2_relu
extern "C" { __host__ __device__ unsigned int __viaddmin_s16x2_relu(unsigned int, unsigned int, unsigned int); }
//		__vibmax_s32
extern "C" { __host__ __device__ int __vibmax_s32(int, int, bool *const); }
//		__vibmax_u32
extern "C" { __host__ __device__ unsigned int __vibmax_u32(unsigned int, unsigned int, bool *const); }
//		__vibmin_s32
extern "C" { __host__ __device__ int __vibmin_s32(int, int, bool *const); }
//		__vibmin_u32
extern "C" { __host__ __device__ unsigned int __vibmin_u32(unsigned int, unsigned int, bool *const); }
//		__vibmax_s16x2
extern "C" { __host__ __device__ unsigned int __vibmax_s16x2(unsigned int, unsigned int, bool *const, bool *const); }
//		__vibmax_u16x2
extern "C" { __host__ __device__ unsigned int __vibmax_u16x2(unsigned int, unsigned int, bool *const, bool *const); }
//		__vibmin_s16x2
extern "C" { __host__ __device__ unsigned int __vibmin_s16x2(unsigned int, unsigned int, bool *const, bool *const); }
//		__vibmin_u16x2
extern "C" { __host__ __device__ unsigned int __vibmin_u16x2(unsigned int, unsigned int, bool *const, bool *const); }
//		__prof_trigger
extern "C" { __device__ void __prof_trigger(int); }
//		__assertfail
extern "C" { __device__ void __assertfail(const char *, const char *, unsigned int, const char *, size_t); }
//		__double_as_longlong
extern "C" { __device__ long long __double_as_longlong(double); }
//		__longlong_as_double
extern "C" { __device__ double __longlong_as_double(long long); }
//		__fma_rn
extern "C" { __device__ double __fma_rn(double, double, double); }
//		__fma_rz
extern "C" { __device__ double __fma_rz(double, double, double); }
//		__fma_ru
extern "C" { __device__ double __fma_ru(double, double, double); }
//		__fma_rd
extern "C" { __device__ double __fma_rd(double, double, double); }
//		__dadd_rn
extern "C" { __device__ double __dadd_rn(double, double); }
//		__dadd_rz
extern "C" { __device__ double __dadd_rz(double, double); }
//		__dadd_ru
extern "C" { __device__ double __dadd_ru(double, double); }
//		__dadd_rd
extern "C" { __device__ double __dadd_rd(double, double); }
//		__dsub_rn
extern "C" { __device__ double __dsub_rn(double, double); }
//		__dsub_rz
extern "C" { __device__ double __dsub_rz(double, double); }
//		__dsub_ru
extern "C" { __device__ double __dsub_ru(double, double); }
//		__dsub_rd
extern "C" { __device__ double __dsub_rd(double, double); }
//		__dmul_rn
extern "C" { __device__ double __dmul_rn(double, double); }
//		__dmul_rz
extern "C" { __device__ double __dmul_rz(double, double); }
//		__dmul_ru
extern "C" { __device__ double __dmul_ru(double, double); }
//		__dmul_rd
extern "C" { __device__ double __dmul_rd(double, double); }
//		__double2float_rn
extern "C" { __device__ float __double2float_rn(double); }
//		__double2float_rz
extern "C" { __device__ float __double2float_rz(double); }
//		__double2float_ru
extern "C" { __device__ float __double2float_ru(double); }
//		__double2float_rd
extern "C" { __device__ float __double2float_rd(double); }
//		__double2int_rn
extern "C" { __device__ int __double2int_rn(double); }
//		__double2int_ru
extern "C" { __device__ int __double2int_ru(double); }
//		__double2int_rd
extern "C" { __device__ int __double2int_rd(double); }
//		__double2uint_rn
extern "C" { __device__ unsigned int __double2uint_rn(double); }
//		__double2uint_ru
extern "C" { __device__ unsigned int __double2uint_ru(double); }
//		__double2uint_rd
extern "C" { __device__ unsigned int __double2uint_rd(double); }
//		__double2ll_rn
extern "C" { __device__ long long __double2ll_rn(double); }
//		__double2ll_ru
extern "C" { __device__ long long __double2ll_ru(double); }
//		__double2ll_rd
extern "C" { __device__ long long __double2ll_rd(double); }
//		__double2ull_rn
extern "C" { __device__ unsigned long long __double2ull_rn(double); }
//		__double2ull_ru
extern "C" { __device__ unsigned long long __double2ull_ru(double); }
//		__double2ull_rd
extern "C" { __device__ unsigned long long __double2ull_rd(double); }
//		__int2double_rn
extern "C" { __device__ double __int2double_rn(int); }
//		__uint2double_rn
extern "C" { __device__ double __uint2double_rn(unsigned int); }
//		__ll2double_rn
extern "C" { __device__ double __ll2double_rn(long long); }
//		__ll2double_rz
extern "C" { __device__ double __ll2double_rz(long long); }
//		__ll2double_ru
extern "C" { __device__ double __ll2double_ru(long long); }
//		__ll2double_rd
extern "C" { __device__ double __ll2double_rd(long long); }
//		__ull2double_rn
extern "C" { __device__ double __ull2double_rn(unsigned long long); }
//		__ull2double_rz
extern "C" { __device__ double __ull2double_rz(unsigned long long); }
//		__ull2double_ru
extern "C" { __device__ double __ull2double_ru(unsigned long long); }
//		__ull2double_rd
extern "C" { __device__ double __ull2double_rd(unsigned long long); }
//		__double2hiint
extern "C" { __device__ int __double2hiint(double); }
//		__double2loint
extern "C" { __device__ int __double2loint(double); }
//		__hiloint2double
extern "C" { __device__ double __hiloint2double(int, int); }
//		fma
extern "C" { __device__ double fma(double, double, double, enum cudaRoundMode); }
//		__threadfence_system
__device__ void __threadfence_system();
//		__ddiv_rn
__device__ double __ddiv_rn(double, double);
//		__ddiv_rz
__device__ double __ddiv_rz(double, double);
//		__ddiv_ru
__device__ double __ddiv_ru(double, double);
//		__ddiv_rd
__device__ double __ddiv_rd(double, double);
//		__drcp_rn
__device__ double __drcp_rn(double);
//		__drcp_rz
__device__ double __drcp_rz(double);
//		__drcp_ru
__device__ double __drcp_ru(double);
//		__drcp_rd
__device__ double __drcp_rd(double);
//		__dsqrt_rn
__device__ double __dsqrt_rn(double);
//		__dsqrt_rz
__device__ double __dsqrt_rz(double);
//		__dsqrt_ru
__device__ double __dsqrt_ru(double);
//		__dsqrt_rd
__device__ double __dsqrt_rd(double);
//		__ballot
__device__ unsigned int __ballot(int);
//		__syncthreads_count
__device__ int __syncthreads_count(int);
//		__syncthreads_and
__device__ int __syncthreads_and(int);
//		__syncthreads_or
__device__ int __syncthreads_or(int);
//		clock64
__device__ long long clock64();
//		__fmaf_ieee_rn
__device__ float __fmaf_ieee_rn(float, float, float);
//		__fmaf_ieee_rd
__device__ float __fmaf_ieee_rd(float, float, float);
//		__fmaf_ieee_ru
__device__ float __fmaf_ieee_ru(float, float, float);
//		__fmaf_ieee_rz
__device__ float __fmaf_ieee_rz(float, float, float);
//		__isGlobal
__device__ unsigned int __isGlobal(const void *);
//		__isShared
__device__ unsigned int __isShared(const void *);
//		__isConstant
__device__ unsigned int __isConstant(const void *);
//		__isLocal
__device__ unsigned int __isLocal(const void *);
//		__isGridConstant
__device__ unsigned int __isGridConstant(const void *);
//		__cvta_generic_to_global
__device__ size_t __cvta_generic_to_global(const void *);
//		__cvta_generic_to_shared
__device__ size_t __cvta_generic_to_shared(const void *);
//		__cvta_generic_to_constant
__device__ size_t __cvta_generic_to_constant(const void *);
//		__cvta_generic_to_local
__device__ size_t __cvta_generic_to_local(const void *);
//		__cvta_generic_to_grid_constant
__device__ size_t __cvta_generic_to_grid_constant(const void *);
//		__cvta_global_to_generic
__device__ void *__cvta_global_to_generic(size_t);
//		__cvta_shared_to_generic
__device__ void *__cvta_shared_to_generic(size_t);
//		__cvta_constant_to_generic
__device__ void *__cvta_constant_to_generic(size_t);
//		__cvta_local_to_generic
__device__ void *__cvta_local_to_generic(size_t);
//		__cvta_grid_constant_to_generic
__device__ void *__cvta_grid_constant_to_generic(size_t);
//		__fns
__device__ unsigned int __fns(unsigned int, unsigned int, int);
//		__barrier_sync
__device__ void __barrier_sync(unsigned int);
//		__barrier_sync_count
__device__ void __barrier_sync_count(unsigned int, unsigned int);
//		__syncwarp
__device__ void __syncwarp(unsigned int = 0xffffffff);
//		__all_sync
__device__ int __all_sync(unsigned int, int);
//		__any_sync
__device__ int __any_sync(unsigned int, int);
//		__uni_sync
__device__ int __uni_sync(unsigned int, int);
//		__ballot_sync
__device__ unsigned int __ballot_sync(unsigned int, int);
//		__activemask
__device__ unsigned int __activemask();
//		__shfl_sync
__device__ int __shfl_sync(unsigned int, int, int, int = 32);
__device__ unsigned int __shfl_sync(unsigned int, unsigned int, int, int = 32);
//		__shfl_up_sync
__device__ int __shfl_up_sync(unsigned int, int, unsigned int, int = 32);
__device__ unsigned int __shfl_up_sync(unsigned int, unsigned int, unsigned int, int = 32);
//		__shfl_down_sync
__device__ int __shfl_down_sync(unsigned int, int, unsigned int, int = 32);
__device__ unsigned int __shfl_down_sync(unsigned int, unsigned int, unsigned int, int = 32);
//		__shfl_xor_sync
__device__ int __shfl_xor_sync(unsigned int, int, int, int = 32);
__device__ unsigned int __shfl_xor_sync(unsigned int, unsigned int, int, int = 32);
//		__shfl_sync
__device__ float __shfl_sync(unsigned int, float, int, int = 32);
//		__shfl_up_sync
__device__ float __shfl_up_sync(unsigned int, float, unsigned int, int = 32);
//		__shfl_down_sync
__device__ float __shfl_down_sync(unsigned int, float, unsigned int, int = 32);
//		__shfl_xor_sync
__device__ float __shfl_xor_sync(unsigned int, float, int, int = 32);
//		__shfl_sync
__device__ long long __shfl_sync(unsigned int, long long, int, int = 32);
__device__ unsigned long long __shfl_sync(unsigned int, unsigned long long, int, int = 32);
//		__shfl_up_sync
__device__ long long __shfl_up_sync(unsigned int, long long, unsigned int, int = 32);
__device__ unsigned long long __shfl_up_sync(unsigned int, unsigned long long, unsigned int, int = 32);
//		__shfl_down_sync
__device__ long long __shfl_down_sync(unsigned int, long long, unsigned int, int = 32);
__device__ unsigned long long __shfl_down_sync(unsigned int, unsigned long long, unsigned int, int = 32);
//		__shfl_xor_sync
__device__ long long __shfl_xor_sync(unsigned int, long long, int, int = 32);
__device__ unsigned long long __shfl_xor_sync(unsigned int, unsigned long long, int, int = 32);
//		__shfl_sync
__device__ double __shfl_sync(unsigned int, double, int, int = 32);
//		__shfl_up_sync
__device__ double __shfl_up_sync(unsigned int, double, unsigned int, int = 32);
//		__shfl_down_sync
__device__ double __shfl_down_sync(unsigned int, double, unsigned int, int = 32);
//		__shfl_xor_sync
__device__ double __shfl_xor_sync(unsigned int, double, int, int = 32);
//		__shfl_sync
__device__ long __shfl_sync(unsigned int, long, int, int = 32);
__device__ unsigned long __shfl_sync(unsigned int, unsigned long, int, int = 32);
//		__shfl_up_sync
__device__ long __shfl_up_sync(unsigned int, long, unsigned int, int = 32);
__device__ unsigned long __shfl_up_sync(unsigned int, unsigned long, unsigned int, int = 32);
//		__shfl_down_sync
__device__ long __shfl_down_sync(unsigned int, long, unsigned int, int = 32);
__device__ unsigned long __shfl_down_sync(unsigned int, unsigned long, unsigned int, int = 32);
//		__shfl_xor_sync
__device__ long __shfl_xor_sync(unsigned int, long, int, int = 32);
__device__ unsigned long __shfl_xor_sync(unsigned int, unsigned long, int, int = 32);
//		__any
__device__ int __any(int);
//		__all
__device__ int __all(int);
//		__funnelshift_l
__device__ unsigned int __funnelshift_l(unsigned int, unsigned int, unsigned int);
//		__funnelshift_lc
__device__ unsigned int __funnelshift_lc(unsigned int, unsigned int, unsigned int);
//		__funnelshift_r
__device__ unsigned int __funnelshift_r(unsigned int, unsigned int, unsigned int);
//		__funnelshift_rc
__device__ unsigned int __funnelshift_rc(unsigned int, unsigned int, unsigned int);
//		__dp2a_lo
__device__ int __dp2a_lo(int, int, int);
__device__ unsigned int __dp2a_lo(unsigned int, unsigned int, unsigned int);
__device__ int __dp2a_lo(short2, char4, int);
__device__ unsigned int __dp2a_lo(ushort2, uchar4, unsigned int);
//		__dp2a_hi
__device__ int __dp2a_hi(int, int, int);
__device__ unsigned int __dp2a_hi(unsigned int, unsigned int, unsigned int);
__device__ int __dp2a_hi(short2, char4, int);
__device__ unsigned int __dp2a_hi(ushort2, uchar4, unsigned int);
//		__dp4a
__device__ int __dp4a(int, int, int);
__device__ unsigned int __dp4a(unsigned int, unsigned int, unsigned int);
__device__ int __dp4a(char4, char4, int);
__device__ unsigned int __dp4a(uchar4, uchar4, unsigned int);
//		__match_any_sync
__device__ unsigned int __match_any_sync(unsigned int, unsigned int);
__device__ unsigned int __match_any_sync(unsigned int, int);
__device__ unsigned int __match_any_sync(unsigned int, unsigned long);
__device__ unsigned int __match_any_sync(unsigned int, long);
__device__ unsigned int __match_any_sync(unsigned int, unsigned long long);
__device__ unsigned int __match_any_sync(unsigned int, long long);
__device__ unsigned int __match_any_sync(unsigned int, float);
__device__ unsigned int __match_any_sync(unsigned int, double);
//		__match_all_sync
__device__ unsigned int __match_all_sync(unsigned int, unsigned int, int *);
__device__ unsigned int __match_all_sync(unsigned int, int, int *);
__device__ unsigned int __match_all_sync(unsigned int, unsigned long, int *);
__device__ unsigned int __match_all_sync(unsigned int, long, int *);
__device__ unsigned int __match_all_sync(unsigned int, unsigned long long, int *);
__device__ unsigned int __match_all_sync(unsigned int, long long, int *);
__device__ unsigned int __match_all_sync(unsigned int, float, int *);
__device__ unsigned int __match_all_sync(unsigned int, double, int *);
//		__nanosleep
__device__ void __nanosleep(unsigned int);
//		__reduce_add_sync
__device__ unsigned int __reduce_add_sync(unsigned int, unsigned int);
//		__reduce_min_sync
__device__ unsigned int __reduce_min_sync(unsigned int, unsigned int);
//		__reduce_max_sync
__device__ unsigned int __reduce_max_sync(unsigned int, unsigned int);
//		__reduce_add_sync
__device__ int __reduce_add_sync(unsigned int, int);
//		__reduce_min_sync
__device__ int __reduce_min_sync(unsigned int, int);
//		__reduce_max_sync
__device__ int __reduce_max_sync(unsigned int, int);
//		__reduce_and_sync
__device__ unsigned int __reduce_and_sync(unsigned int, unsigned int);
//		__reduce_or_sync
__device__ unsigned int __reduce_or_sync(unsigned int, unsigned int);
//		__reduce_xor_sync
__device__ unsigned int __reduce_xor_sync(unsigned int, unsigned int);
//		__isCtaShared
__device__ unsigned int __isCtaShared(const void *);
//		__isClusterShared
__device__ unsigned int __isClusterShared(const void *);
//		__cluster_map_shared_rank
__device__ void *__cluster_map_shared_rank(const void *, unsigned int);
//		__cluster_query_shared_rank
__device__ unsigned int __cluster_query_shared_rank(const void *);
//		__cluster_map_shared_multicast
__device__ uint2 __cluster_map_shared_multicast(const void *, unsigned int);
//		__clusterDimIsSpecified
__device__ unsigned int __clusterDimIsSpecified();
//		__clusterDim
__device__ dim3 __clusterDim();
//		__clusterRelativeBlockIdx
__device__ dim3 __clusterRelativeBlockIdx();
//		__clusterGridDimInClusters
__device__ dim3 __clusterGridDimInClusters();
//		__clusterIdx
__device__ dim3 __clusterIdx();
//		__clusterRelativeBlockRank
__device__ unsigned int __clusterRelativeBlockRank();
//		__clusterSizeInBlocks
__device__ unsigned int __clusterSizeInBlocks();
//		__cluster_barrier_arrive
__device__ void __cluster_barrier_arrive();
//		__cluster_barrier_arrive_relaxed
__device__ void __cluster_barrier_arrive_relaxed();
//		__cluster_barrier_wait
__device__ void __cluster_barrier_wait();
//		__threadfence_cluster
__device__ void __threadfence_cluster();
//		__ldg
template <class T> __device__ T __ldg(const T *);
//		__ldca
template <class T> __device__ T __ldca(const T *);
//		__ldcg
template <class T> __device__ T __ldcg(const T *);
//		__ldcs
template <class T> __device__ T __ldcs(const T *);
//		__ldlu
template <class T> __device__ T __ldlu(const T *);
//		__ldcv
template <class T> __device__ T __ldcv(const T *);
//		__stwb
template <class T> __device__ void __stwb(T *, T);
//		__stcg
template <class T> __device__ void __stcg(T *, T);
//		__stcs
template <class T> __device__ void __stcs(T *, T);
//		__stwt
template <class T> __device__ void __stwt(T *, T);
//		atomicAdd
__device__ int atomicAdd(int *, int);
__device__ unsigned int atomicAdd(unsigned int *, unsigned int);
//		atomicSub
__device__ int atomicSub(int *, int);
__device__ unsigned int atomicSub(unsigned int *, unsigned int);
//		atomicExch
__device__ int atomicExch(int *, int);
__device__ unsigned int atomicExch(unsigned int *, unsigned int);
__device__ float atomicExch(float *, float);
//		atomicMin
__device__ int atomicMin(int *, int);
__device__ unsigned int atomicMin(unsigned int *, unsigned int);
//		atomicMax
__device__ int atomicMax(int *, int);
__device__ unsigned int atomicMax(unsigned int *, unsigned int);
//		atomicInc
__device__ unsigned int atomicInc(unsigned int *, unsigned int);
//		atomicDec
__device__ unsigned int atomicDec(unsigned int *, unsigned int);
//		atomicAnd
__device__ int atomicAnd(int *, int);
__device__ unsigned int atomicAnd(unsigned int *, unsigned int);
//		atomicOr
__device__ int atomicOr(int *, int);
__device__ unsigned int atomicOr(unsigned int *, unsigned int);
//		atomicXor
__device__ int atomicXor(int *, int);
__device__ unsigned int atomicXor(unsigned int *, unsigned int);
//		atomicCAS
__device__ int atomicCAS(int *, int, int);
__device__ unsigned int atomicCAS(unsigned int *, unsigned int, unsigned int);
//		atomicAdd
__device__ unsigned long long atomicAdd(unsigned long long *, unsigned long long);
//		atomicExch
__device__ unsigned long long atomicExch(unsigned long long *, unsigned long long);
//		atomicCAS
__device__ unsigned long long atomicCAS(unsigned long long *, unsigned long long, unsigned long long);
//		atomicAdd
__device__ float atomicAdd(float *, float);
//		atomicMin
__device__ long long atomicMin(long long *, long long);
//		atomicMax
__device__ long long atomicMax(long long *, long long);
//		atomicAnd
__device__ long long atomicAnd(long long *, long long);
//		atomicOr
__device__ long long atomicOr(long long *, long long);
//		atomicXor
__device__ long long atomicXor(long long *, long long);
//		atomicMin
__device__ unsigned long long atomicMin(unsigned long long *, unsigned long long);
//		atomicMax
__device__ unsigned long long atomicMax(unsigned long long *, unsigned long long);
//		atomicAnd
__device__ unsigned long long atomicAnd(unsigned long long *, unsigned long long);
//		atomicOr
__device__ unsigned long long atomicOr(unsigned long long *, unsigned long long);
//		atomicXor
__device__ unsigned long long atomicXor(unsigned long long *, unsigned long long);
//		atomicAdd
__device__ double atomicAdd(double *, double);
//		atomicAdd_block
__device__ int atomicAdd_block(int *, int);
//		atomicAdd_system
__device__ int atomicAdd_system(int *, int);
//		atomicAdd_block
__device__ unsigned int atomicAdd_block(unsigned int *, unsigned int);
//		atomicAdd_system
__device__ unsigned int atomicAdd_system(unsigned int *, unsigned int);
//		atomicAdd_block
__device__ unsigned long long atomicAdd_block(unsigned long long *, unsigned long long);
//		atomicAdd_system
__device__ unsigned long long atomicAdd_system(unsigned long long *, unsigned long long);
//		atomicAdd_block
__device__ float atomicAdd_block(float *, float);
//		atomicAdd_system
__device__ float atomicAdd_system(float *, float);
//		atomicAdd_block
__device__ double atomicAdd_block(double *, double);
//		atomicAdd_system
__device__ double atomicAdd_system(double *, double);
//		atomicSub_block
__device__ int atomicSub_block(int *, int);
//		atomicSub_system
__device__ int atomicSub_system(int *, int);
//		atomicSub_block
__device__ unsigned int atomicSub_block(unsigned int *, unsigned int);
//		atomicSub_system
__device__ unsigned int atomicSub_system(unsigned int *, unsigned int);
//		atomicExch_block
__device__ int atomicExch_block(int *, int);
//		atomicExch_system
__device__ int atomicExch_system(int *, int);
//		atomicExch_block
__device__ unsigned int atomicExch_block(unsigned int *, unsigned int);
//		atomicExch_system
__device__ unsigned int atomicExch_system(unsigned int *, unsigned int);
//		atomicExch_block
__device__ unsigned long long atomicExch_block(unsigned long long *, unsigned long long);
//		atomicExch_system
__device__ unsigned long long atomicExch_system(unsigned long long *, unsigned long long);
//		atomicExch_block
__device__ float atomicExch_block(float *, float);
//		atomicExch_system
__device__ float atomicExch_system(float *, float);
//		atomicMin_block
__device__ int atomicMin_block(int *, int);
//		atomicMin_system
__device__ int atomicMin_system(int *, int);
//		atomicMin_block
__device__ long long atomicMin_block(long long *, long long);
//		atomicMin_system
__device__ long long atomicMin_system(long long *, long long);
//		atomicMin_block
__device__ unsigned int atomicMin_block(unsigned int *, unsigned int);
//		atomicMin_system
__device__ unsigned int atomicMin_system(unsigned int *, unsigned int);
//		atomicMin_block
__device__ unsigned long long atomicMin_block(unsigned long long *, unsigned long long);
//		atomicMin_system
__device__ unsigned long long atomicMin_system(unsigned long long *, unsigned long long);
//		atomicMax_block
__device__ int atomicMax_block(int *, int);
//		atomicMax_system
__device__ int atomicMax_system(int *, int);
//		atomicMax_block
__device__ long long atomicMax_block(long long *, long long);
//		atomicMax_system
__device__ long long atomicMax_system(long long *, long long);
//		atomicMax_block
__device__ unsigned int atomicMax_block(unsigned int *, unsigned int);
//		atomicMax_system
__device__ unsigned int atomicMax_system(unsigned int *, unsigned int);
//		atomicMax_block
__device__ unsigned long long atomicMax_block(unsigned long long *, unsigned long long);
//		atomicMax_system
__device__ unsigned long long atomicMax_system(unsigned long long *, unsigned long long);
//		atomicInc_block
__device__ unsigned int atomicInc_block(unsigned int *, unsigned int);
//		atomicInc_system
__device__ unsigned int atomicInc_system(unsigned int *, unsigned int);
//		atomicDec_block
__device__ unsigned int atomicDec_block(unsigned int *, unsigned int);
//		atomicDec_system
__device__ unsigned int atomicDec_system(unsigned int *, unsigned int);
//		atomicCAS_block
__device__ int atomicCAS_block(int *, int, int);
//		atomicCAS_system
__device__ int atomicCAS_system(int *, int, int);
//		atomicCAS_block
__device__ unsigned int atomicCAS_block(unsigned int *, unsigned int, unsigned int);
//		atomicCAS_system
__device__ unsigned int atomicCAS_system(unsigned int *, unsigned int, unsigned int);
//		atomicCAS_block
__device__ unsigned long long atomicCAS_block(unsigned long long *, unsigned long long, unsigned long long);
//		atomicCAS_system
__device__ unsigned long long atomicCAS_system(unsigned long long *, unsigned long long, unsigned long long);
//		atomicAnd_block
__device__ int atomicAnd_block(int *, int);
//		atomicAnd_system
__device__ int atomicAnd_system(int *, int);
//		atomicAnd_block
__device__ long long atomicAnd_block(long long *, long long);
//		atomicAnd_system
__device__ long long atomicAnd_system(long long *, long long);
//		atomicAnd_block
__device__ unsigned int atomicAnd_block(unsigned int *, unsigned int);
//		atomicAnd_system
__device__ unsigned int atomicAnd_system(unsigned int *, unsigned int);
//		atomicAnd_block
__device__ unsigned long long atomicAnd_block(unsigned long long *, unsigned long long);
//		atomicAnd_system
__device__ unsigned long long atomicAnd_system(unsigned long long *, unsigned long long);
//		atomicOr_block
__device__ int atomicOr_block(int *, int);
//		atomicOr_system
__device__ int atomicOr_system(int *, int);
//		atomicOr_block
__device__ long long atomicOr_block(long long *, long long);
//		atomicOr_system
__device__ long long atomicOr_system(long long *, long long);
//		atomicOr_block
__device__ unsigned int atomicOr_block(unsigned int *, unsigned int);
//		atomicOr_system
__device__ unsigned int atomicOr_system(unsigned int *, unsigned int);
//		atomicOr_block
__device__ unsigned long long atomicOr_block(unsigned long long *, unsigned long long);
//		atomicOr_system
__device__ unsigned long long atomicOr_system(unsigned long long *, unsigned long long);
//		atomicXor_block
__device__ int atomicXor_block(int *, int);
//		atomicXor_system
__device__ int atomicXor_system(int *, int);
//		atomicXor_block
__device__ long long atomicXor_block(long long *, long long);
//		atomicXor_system
__device__ long long atomicXor_system(long long *, long long);
//		atomicXor_block
__device__ unsigned int atomicXor_block(unsigned int *, unsigned int);
//		atomicXor_system
__device__ unsigned int atomicXor_system(unsigned int *, unsigned int);
//		atomicXor_block
__device__ unsigned long long atomicXor_block(unsigned long long *, unsigned long long);
//		atomicXor_system
__device__ unsigned long long atomicXor_system(unsigned long long *, unsigned long long);
//		atomicCAS
__device__ unsigned short atomicCAS(unsigned short *, unsigned short, unsigned short);
//		atomicAdd
__device__ float2 atomicAdd(float2 *, float2);
//		atomicAdd_block
__device__ float2 atomicAdd_block(float2 *, float2);
//		atomicAdd_system
__device__ float2 atomicAdd_system(float2 *, float2);
//		atomicAdd
__device__ float4 atomicAdd(float4 *, float4);
//		atomicAdd_block
__device__ float4 atomicAdd_block(float4 *, float4);
//		atomicAdd_system
__device__ float4 atomicAdd_system(float4 *, float4);
