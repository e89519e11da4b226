//		__nv_bfloat16_raw
typedef struct __align__(2) { unsigned short x; } __nv_bfloat16_raw;
//		__nv_bfloat162_raw
typedef struct __align__(4) { unsigned short x; unsigned short y; } __nv_bfloat162_raw;
//		__nv_bfloat16
struct __align__(2) __nv_bfloat16 {
protected:
    unsigned short __x;
public:
    __nv_bfloat16() = default;
    __host__ __device__ constexpr __nv_bfloat16(const __nv_bfloat16_raw &raw) : __x(raw.x) {}
    __host__ __device__ __nv_bfloat16(float);
    __host__ __device__ __nv_bfloat16(double);
    explicit __host__ __device__ __nv_bfloat16(__half);
    __host__ __device__ __nv_bfloat16(short);
    __host__ __device__ __nv_bfloat16(unsigned short);
    __host__ __device__ __nv_bfloat16(int);
    __host__ __device__ __nv_bfloat16(unsigned int);
    __host__ __device__ __nv_bfloat16(long);
    __host__ __device__ __nv_bfloat16(unsigned long);
    __host__ __device__ __nv_bfloat16(long long);
    __host__ __device__ __nv_bfloat16(unsigned long long);
    __host__ __device__ operator __nv_bfloat16_raw() const;
    __host__ __device__ operator __nv_bfloat16_raw() const volatile;
    __host__ __device__ operator float() const;
    __host__ __device__ constexpr operator bool() const { return (__x & 0x7fff) != 0; }
    __host__ __device__ operator signed char() const;
    __host__ __device__ operator unsigned char() const;
    __host__ __device__ operator char() const;
    __host__ __device__ operator short() const;
    __host__ __device__ operator unsigned short() const;
    __host__ __device__ operator int() const;
    __host__ __device__ operator unsigned int() const;
    __host__ __device__ operator long() const;
    __host__ __device__ operator unsigned long() const;
    __host__ __device__ operator long long() const;
    __host__ __device__ operator unsigned long long() const;
    __host__ __device__ __nv_bfloat16 &operator=(float);
    __host__ __device__ __nv_bfloat16 &operator=(double);
    __host__ __device__ __nv_bfloat16 &operator=(short);
    __host__ __device__ __nv_bfloat16 &operator=(unsigned short);
    __host__ __device__ __nv_bfloat16 &operator=(int);
    __host__ __device__ __nv_bfloat16 &operator=(unsigned int);
    __host__ __device__ __nv_bfloat16 &operator=(long);
    __host__ __device__ __nv_bfloat16 &operator=(unsigned long);
    __host__ __device__ __nv_bfloat16 &operator=(long long);
    __host__ __device__ __nv_bfloat16 &operator=(unsigned long long);
};
//		__nv_bfloat162
struct __align__(4) __nv_bfloat162 {
    __nv_bfloat16 x;
    __nv_bfloat16 y;
    __nv_bfloat162() = default;
    __host__ __device__ constexpr __nv_bfloat162(const __nv_bfloat16 &a, const __nv_bfloat16 &b) : x(a), y(b) {}
    __host__ __device__ __nv_bfloat162(const __nv_bfloat162_raw &);
    __host__ __device__ __nv_bfloat162 &operator=(const __nv_bfloat162_raw &);
    __host__ __device__ operator __nv_bfloat162_raw() const;
};
//		nv_bfloat16
typedef __nv_bfloat16 nv_bfloat16;
//		nv_bfloat162
typedef __nv_bfloat162 nv_bfloat162;
//		make_bfloat162
__host__ __device__ __nv_bfloat162 make_bfloat162(__nv_bfloat16, __nv_bfloat16);
//		__double2bfloat16
__host__ __device__ __nv_bfloat16 __double2bfloat16(double);
//		__float2bfloat16
__host__ __device__ __nv_bfloat16 __float2bfloat16(float);
//		__float2bfloat16_rn
__host__ __device__ __nv_bfloat16 __float2bfloat16_rn(float);
//		__float2bfloat16_rz
__host__ __device__ __nv_bfloat16 __float2bfloat16_rz(float);
//		__float2bfloat16_rd
__host__ __device__ __nv_bfloat16 __float2bfloat16_rd(float);
//		__float2bfloat16_ru
__host__ __device__ __nv_bfloat16 __float2bfloat16_ru(float);
//		__bfloat162float
__host__ __device__ float __bfloat162float(__nv_bfloat16);
//		__float2bfloat162_rn
__host__ __device__ __nv_bfloat162 __float2bfloat162_rn(float);
//		__floats2bfloat162_rn
__host__ __device__ __nv_bfloat162 __floats2bfloat162_rn(float, float);
//		__low2float
__host__ __device__ float __low2float(__nv_bfloat162);
//		__high2float
__host__ __device__ float __high2float(__nv_bfloat162);
//		__float22bfloat162_rn
__host__ __device__ __nv_bfloat162 __float22bfloat162_rn(const float2);
//		__bfloat1622float2
__host__ __device__ float2 __bfloat1622float2(__nv_bfloat162);
//		__bfloat162char_rz
__host__ __device__ signed char __bfloat162char_rz(__nv_bfloat16);
//		__bfloat162uchar_rz
__host__ __device__ unsigned char __bfloat162uchar_rz(__nv_bfloat16);
//		__bfloat162int_rn
__device__ int __bfloat162int_rn(__nv_bfloat16);
//		__bfloat162int_rz
__host__ __device__ int __bfloat162int_rz(__nv_bfloat16);
//		__bfloat162int_rd
__device__ int __bfloat162int_rd(__nv_bfloat16);
//		__bfloat162int_ru
__device__ int __bfloat162int_ru(__nv_bfloat16);
//		__int2bfloat16_rn
__host__ __device__ __nv_bfloat16 __int2bfloat16_rn(int);
//		__int2bfloat16_rz
__device__ __nv_bfloat16 __int2bfloat16_rz(int);
//		__int2bfloat16_rd
__device__ __nv_bfloat16 __int2bfloat16_rd(int);
//		__int2bfloat16_ru
__device__ __nv_bfloat16 __int2bfloat16_ru(int);
//		__bfloat162short_rn
__device__ short __bfloat162short_rn(__nv_bfloat16);
//		__bfloat162short_rz
__host__ __device__ short __bfloat162short_rz(__nv_bfloat16);
//		__bfloat162short_rd
__device__ short __bfloat162short_rd(__nv_bfloat16);
//		__bfloat162short_ru
__device__ short __bfloat162short_ru(__nv_bfloat16);
//		__short2bfloat16_rn
__host__ __device__ __nv_bfloat16 __short2bfloat16_rn(short);
//		__short2bfloat16_rz
__device__ __nv_bfloat16 __short2bfloat16_rz(short);
//		__short2bfloat16_rd
__device__ __nv_bfloat16 __short2bfloat16_rd(short);
//		__short2bfloat16_ru
__device__ __nv_bfloat16 __short2bfloat16_ru(short);
//		__bfloat162uint_rn
__device__ unsigned int __bfloat162uint_rn(__nv_bfloat16);
//		__bfloat162uint_rz
__host__ __device__ unsigned int __bfloat162uint_rz(__nv_bfloat16);
//		__bfloat162uint_rd
__device__ unsigned int __bfloat162uint_rd(__nv_bfloat16);
//		__bfloat162uint_ru
__device__ unsigned int __bfloat162uint_ru(__nv_bfloat16);
//		__uint2bfloat16_rn
__host__ __device__ __nv_bfloat16 __uint2bfloat16_rn(unsigned int);
//		__uint2bfloat16_rz
__device__ __nv_bfloat16 __uint2bfloat16_rz(unsigned int);
//		__uint2bfloat16_rd
__device__ __nv_bfloat16 __uint2bfloat16_rd(unsigned int);
//		__uint2bfloat16_ru
__device__ __nv_bfloat16 __uint2bfloat16_ru(unsigned int);
//		__bfloat162ushort_rn
__device__ unsigned short __bfloat162ushort_rn(__nv_bfloat16);
//		__bfloat162ushort_rz
__host__ __device__ unsigned short __bfloat162ushort_rz(__nv_bfloat16);
//		__bfloat162ushort_rd
__device__ unsigned short __bfloat162ushort_rd(__nv_bfloat16);
//		__bfloat162ushort_ru
__device__ unsigned short __bfloat162ushort_ru(__nv_bfloat16);
//		__ushort2bfloat16_rn
__host__ __device__ __nv_bfloat16 __ushort2bfloat16_rn(unsigned short);
//		__ushort2bfloat16_rz
__device__ __nv_bfloat16 __ushort2bfloat16_rz(unsigned short);
//		__ushort2bfloat16_rd
__device__ __nv_bfloat16 __ushort2bfloat16_rd(unsigned short);
//		__ushort2bfloat16_ru
__device__ __nv_bfloat16 __ushort2bfloat16_ru(unsigned short);
//		__bfloat162ull_rn
__device__ unsigned long long __bfloat162ull_rn(__nv_bfloat16);
//		__bfloat162ull_rz
__host__ __device__ unsigned long long __bfloat162ull_rz(__nv_bfloat16);
//		__bfloat162ull_rd
__device__ unsigned long long __bfloat162ull_rd(__nv_bfloat16);
//		__bfloat162ull_ru
__device__ unsigned long long __bfloat162ull_ru(__nv_bfloat16);
//		__ull2bfloat16_rn
__host__ __device__ __nv_bfloat16 __ull2bfloat16_rn(unsigned long long);
//		__ull2bfloat16_rz
__device__ __nv_bfloat16 __ull2bfloat16_rz(unsigned long long);
//		__ull2bfloat16_rd
__device__ __nv_bfloat16 __ull2bfloat16_rd(unsigned long long);
//		__ull2bfloat16_ru
__device__ __nv_bfloat16 __ull2bfloat16_ru(unsigned long long);
//		__bfloat162ll_rn
__device__ long long __bfloat162ll_rn(__nv_bfloat16);
//		__bfloat162ll_rz
__host__ __device__ long long __bfloat162ll_rz(__nv_bfloat16);
//		__bfloat162ll_rd
__device__ long long __bfloat162ll_rd(__nv_bfloat16);
//		__bfloat162ll_ru
__device__ long long __bfloat162ll_ru(__nv_bfloat16);
//		__ll2bfloat16_rn
__host__ __device__ __nv_bfloat16 __ll2bfloat16_rn(long long);
//		__ll2bfloat16_rz
__device__ __nv_bfloat16 __ll2bfloat16_rz(long long);
//		__ll2bfloat16_rd
__device__ __nv_bfloat16 __ll2bfloat16_rd(long long);
//		__ll2bfloat16_ru
__device__ __nv_bfloat16 __ll2bfloat16_ru(long long);
//		htrunc
__device__ __nv_bfloat16 htrunc(__nv_bfloat16);
//		hceil
__device__ __nv_bfloat16 hceil(__nv_bfloat16);
//		hfloor
__device__ __nv_bfloat16 hfloor(__nv_bfloat16);
//		hrint
__device__ __nv_bfloat16 hrint(__nv_bfloat16);
//		h2trunc
__device__ __nv_bfloat162 h2trunc(__nv_bfloat162);
//		h2ceil
__device__ __nv_bfloat162 h2ceil(__nv_bfloat162);
//		h2floor
__device__ __nv_bfloat162 h2floor(__nv_bfloat162);
//		h2rint
__device__ __nv_bfloat162 h2rint(__nv_bfloat162);
//		__bfloat162bfloat162
__host__ __device__ __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16);
//		__lowhigh2highlow
__host__ __device__ __nv_bfloat162 __lowhigh2highlow(__nv_bfloat162);
//		__lows2bfloat162
__host__ __device__ __nv_bfloat162 __lows2bfloat162(__nv_bfloat162, __nv_bfloat162);
//		__highs2bfloat162
__host__ __device__ __nv_bfloat162 __highs2bfloat162(__nv_bfloat162, __nv_bfloat162);
//		__high2bfloat16
__host__ __device__ __nv_bfloat16 __high2bfloat16(__nv_bfloat162);
//		__low2bfloat16
__host__ __device__ __nv_bfloat16 __low2bfloat16(__nv_bfloat162);
//		__hisinf
__host__ __device__ int __hisinf(__nv_bfloat16);
//		__halves2bfloat162
__host__ __device__ __nv_bfloat162 __halves2bfloat162(__nv_bfloat16, __nv_bfloat16);
//		__low2bfloat162
__host__ __device__ __nv_bfloat162 __low2bfloat162(__nv_bfloat162);
//		__high2bfloat162
__host__ __device__ __nv_bfloat162 __high2bfloat162(__nv_bfloat162);
//		__bfloat16_as_short
__host__ __device__ short __bfloat16_as_short(__nv_bfloat16);
//		__bfloat16_as_ushort
__host__ __device__ unsigned short __bfloat16_as_ushort(__nv_bfloat16);
//		__short_as_bfloat16
__host__ __device__ __nv_bfloat16 __short_as_bfloat16(short);
//		__ushort_as_bfloat16
__host__ __device__ __nv_bfloat16 __ushort_as_bfloat16(unsigned short);
//		__shfl_sync
__device__ __nv_bfloat162 __shfl_sync(unsigned int, __nv_bfloat162, int, int = 32);
//		__shfl_up_sync
__device__ __nv_bfloat162 __shfl_up_sync(unsigned int, __nv_bfloat162, unsigned int, int = 32);
//		__shfl_down_sync
__device__ __nv_bfloat162 __shfl_down_sync(unsigned int, __nv_bfloat162, unsigned int, int = 32);
//		__shfl_xor_sync
__device__ __nv_bfloat162 __shfl_xor_sync(unsigned int, __nv_bfloat162, int, int = 32);
//		__shfl_sync
__device__ __nv_bfloat16 __shfl_sync(unsigned int, __nv_bfloat16, int, int = 32);
//		__shfl_up_sync
__device__ __nv_bfloat16 __shfl_up_sync(unsigned int, __nv_bfloat16, unsigned int, int = 32);
//		__shfl_down_sync
__device__ __nv_bfloat16 __shfl_down_sync(unsigned int, __nv_bfloat16, unsigned int, int = 32);
//		__shfl_xor_sync
__device__ __nv_bfloat16 __shfl_xor_sync(unsigned int, __nv_bfloat16, int, int = 32);
//		__heq2
__host__ __device__ __nv_bfloat162 __heq2(__nv_bfloat162, __nv_bfloat162);
//		__hne2
__host__ __device__ __nv_bfloat162 __hne2(__nv_bfloat162, __nv_bfloat162);
//		__hle2
__host__ __device__ __nv_bfloat162 __hle2(__nv_bfloat162, __nv_bfloat162);
//		__hge2
__host__ __device__ __nv_bfloat162 __hge2(__nv_bfloat162, __nv_bfloat162);
//		__hlt2
__host__ __device__ __nv_bfloat162 __hlt2(__nv_bfloat162, __nv_bfloat162);
//		__hgt2
__host__ __device__ __nv_bfloat162 __hgt2(__nv_bfloat162, __nv_bfloat162);
//		__hequ2
__host__ __device__ __nv_bfloat162 __hequ2(__nv_bfloat162, __nv_bfloat162);
//		__hneu2
__host__ __device__ __nv_bfloat162 __hneu2(__nv_bfloat162, __nv_bfloat162);
//		__hleu2
__host__ __device__ __nv_bfloat162 __hleu2(__nv_bfloat162, __nv_bfloat162);
//		__hgeu2
__host__ __device__ __nv_bfloat162 __hgeu2(__nv_bfloat162, __nv_bfloat162);
//		__hltu2
__host__ __device__ __nv_bfloat162 __hltu2(__nv_bfloat162, __nv_bfloat162);
//		__hgtu2
__host__ __device__ __nv_bfloat162 __hgtu2(__nv_bfloat162, __nv_bfloat162);
//		__heq2_mask
__host__ __device__ unsigned int __heq2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hne2_mask
__host__ __device__ unsigned int __hne2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hle2_mask
__host__ __device__ unsigned int __hle2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hge2_mask
__host__ __device__ unsigned int __hge2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hlt2_mask
__host__ __device__ unsigned int __hlt2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hgt2_mask
__host__ __device__ unsigned int __hgt2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hequ2_mask
__host__ __device__ unsigned int __hequ2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hneu2_mask
__host__ __device__ unsigned int __hneu2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hleu2_mask
__host__ __device__ unsigned int __hleu2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hgeu2_mask
__host__ __device__ unsigned int __hgeu2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hltu2_mask
__host__ __device__ unsigned int __hltu2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hgtu2_mask
__host__ __device__ unsigned int __hgtu2_mask(__nv_bfloat162, __nv_bfloat162);
//		__hisnan2
__host__ __device__ __nv_bfloat162 __hisnan2(__nv_bfloat162);
//		__hadd2
__host__ __device__ __nv_bfloat162 __hadd2(__nv_bfloat162, __nv_bfloat162);
//		__hsub2
__host__ __device__ __nv_bfloat162 __hsub2(__nv_bfloat162, __nv_bfloat162);
//		__hmul2
__host__ __device__ __nv_bfloat162 __hmul2(__nv_bfloat162, __nv_bfloat162);
//		__hadd2_rn
__host__ __device__ __nv_bfloat162 __hadd2_rn(__nv_bfloat162, __nv_bfloat162);
//		__hsub2_rn
__host__ __device__ __nv_bfloat162 __hsub2_rn(__nv_bfloat162, __nv_bfloat162);
//		__hmul2_rn
__host__ __device__ __nv_bfloat162 __hmul2_rn(__nv_bfloat162, __nv_bfloat162);
//		__h2div
__host__ __device__ __nv_bfloat162 __h2div(__nv_bfloat162, __nv_bfloat162);
//		__habs2
__host__ __device__ __nv_bfloat162 __habs2(__nv_bfloat162);
//		__hadd2_sat
__host__ __device__ __nv_bfloat162 __hadd2_sat(__nv_bfloat162, __nv_bfloat162);
//		__hsub2_sat
__host__ __device__ __nv_bfloat162 __hsub2_sat(__nv_bfloat162, __nv_bfloat162);
//		__hmul2_sat
__host__ __device__ __nv_bfloat162 __hmul2_sat(__nv_bfloat162, __nv_bfloat162);
//		__hfma2
__device__ __nv_bfloat162 __hfma2(__nv_bfloat162, __nv_bfloat162, __nv_bfloat162);
//		__hfma2_sat
__device__ __nv_bfloat162 __hfma2_sat(__nv_bfloat162, __nv_bfloat162, __nv_bfloat162);
//		__hneg2
__host__ __device__ __nv_bfloat162 __hneg2(__nv_bfloat162);
//		__habs
__host__ __device__ __nv_bfloat16 __habs(__nv_bfloat16);
//		__hadd
__host__ __device__ __nv_bfloat16 __hadd(__nv_bfloat16, __nv_bfloat16);
//		__hsub
__host__ __device__ __nv_bfloat16 __hsub(__nv_bfloat16, __nv_bfloat16);
//		__hmul
__host__ __device__ __nv_bfloat16 __hmul(__nv_bfloat16, __nv_bfloat16);
//		__hadd_rn
__host__ __device__ __nv_bfloat16 __hadd_rn(__nv_bfloat16, __nv_bfloat16);
//		__hsub_rn
__host__ __device__ __nv_bfloat16 __hsub_rn(__nv_bfloat16, __nv_bfloat16);
//		__hmul_rn
__host__ __device__ __nv_bfloat16 __hmul_rn(__nv_bfloat16, __nv_bfloat16);
//		__hdiv
__host__ __device__ __nv_bfloat16 __hdiv(__nv_bfloat16, __nv_bfloat16);
//		__hadd_sat
__host__ __device__ __nv_bfloat16 __hadd_sat(__nv_bfloat16, __nv_bfloat16);
//		__hsub_sat
__host__ __device__ __nv_bfloat16 __hsub_sat(__nv_bfloat16, __nv_bfloat16);
//		__hmul_sat
__host__ __device__ __nv_bfloat16 __hmul_sat(__nv_bfloat16, __nv_bfloat16);
//		__hfma
__device__ __nv_bfloat16 __hfma(__nv_bfloat16, __nv_bfloat16, __nv_bfloat16);
//		__hfma_sat
__device__ __nv_bfloat16 __hfma_sat(__nv_bfloat16, __nv_bfloat16, __nv_bfloat16);
//		__hneg
__host__ __device__ __nv_bfloat16 __hneg(__nv_bfloat16);
//		__hbeq2
__host__ __device__ bool __hbeq2(__nv_bfloat162, __nv_bfloat162);
//		__hbne2
__host__ __device__ bool __hbne2(__nv_bfloat162, __nv_bfloat162);
//		__hble2
__host__ __device__ bool __hble2(__nv_bfloat162, __nv_bfloat162);
//		__hbge2
__host__ __device__ bool __hbge2(__nv_bfloat162, __nv_bfloat162);
//		__hblt2
__host__ __device__ bool __hblt2(__nv_bfloat162, __nv_bfloat162);
//		__hbgt2
__host__ __device__ bool __hbgt2(__nv_bfloat162, __nv_bfloat162);
//		__hbequ2
__host__ __device__ bool __hbequ2(__nv_bfloat162, __nv_bfloat162);
//		__hbneu2
__host__ __device__ bool __hbneu2(__nv_bfloat162, __nv_bfloat162);
//		__hbleu2
__host__ __device__ bool __hbleu2(__nv_bfloat162, __nv_bfloat162);
//		__hbgeu2
__host__ __device__ bool __hbgeu2(__nv_bfloat162, __nv_bfloat162);
//		__hbltu2
__host__ __device__ bool __hbltu2(__nv_bfloat162, __nv_bfloat162);
//		__hbgtu2
__host__ __device__ bool __hbgtu2(__nv_bfloat162, __nv_bfloat162);
//		__heq
__host__ __device__ bool __heq(__nv_bfloat16, __nv_bfloat16);
//		__hne
__host__ __device__ bool __hne(__nv_bfloat16, __nv_bfloat16);
//		__hle
__host__ __device__ bool __hle(__nv_bfloat16, __nv_bfloat16);
//		__hge
__host__ __device__ bool __hge(__nv_bfloat16, __nv_bfloat16);
//		__hlt
__host__ __device__ bool __hlt(__nv_bfloat16, __nv_bfloat16);
//		__hgt
__host__ __device__ bool __hgt(__nv_bfloat16, __nv_bfloat16);
//		__hequ
__host__ __device__ bool __hequ(__nv_bfloat16, __nv_bfloat16);
//		__hneu
__host__ __device__ bool __hneu(__nv_bfloat16, __nv_bfloat16);
//		__hleu
__host__ __device__ bool __hleu(__nv_bfloat16, __nv_bfloat16);
//		__hgeu
__host__ __device__ bool __hgeu(__nv_bfloat16, __nv_bfloat16);
//		__hltu
__host__ __device__ bool __hltu(__nv_bfloat16, __nv_bfloat16);
//		__hgtu
__host__ __device__ bool __hgtu(__nv_bfloat16, __nv_bfloat16);
//		__hisnan
__host__ __device__ bool __hisnan(__nv_bfloat16);
//		__hmax
__host__ __device__ __nv_bfloat16 __hmax(__nv_bfloat16, __nv_bfloat16);
//		__hmin
__host__ __device__ __nv_bfloat16 __hmin(__nv_bfloat16, __nv_bfloat16);
//		__hmax_nan
__host__ __device__ __nv_bfloat16 __hmax_nan(__nv_bfloat16, __nv_bfloat16);
//		__hmin_nan
__host__ __device__ __nv_bfloat16 __hmin_nan(__nv_bfloat16, __nv_bfloat16);
//		__hfma_relu
__device__ __nv_bfloat16 __hfma_relu(__nv_bfloat16, __nv_bfloat16, __nv_bfloat16);
//		__hmax2
__host__ __device__ __nv_bfloat162 __hmax2(__nv_bfloat162, __nv_bfloat162);
//		__hmin2
__host__ __device__ __nv_bfloat162 __hmin2(__nv_bfloat162, __nv_bfloat162);
//		__hmax2_nan
__host__ __device__ __nv_bfloat162 __hmax2_nan(__nv_bfloat162, __nv_bfloat162);
//		__hmin2_nan
__host__ __device__ __nv_bfloat162 __hmin2_nan(__nv_bfloat162, __nv_bfloat162);
//		__hfma2_relu
__device__ __nv_bfloat162 __hfma2_relu(__nv_bfloat162, __nv_bfloat162, __nv_bfloat162);
//		__hcmadd
__device__ __nv_bfloat162 __hcmadd(__nv_bfloat162, __nv_bfloat162, __nv_bfloat162);
//		hsqrt
__device__ __nv_bfloat16 hsqrt(__nv_bfloat16);
//		hrsqrt
__device__ __nv_bfloat16 hrsqrt(__nv_bfloat16);
//		hrcp
__device__ __nv_bfloat16 hrcp(__nv_bfloat16);
//		hlog
__device__ __nv_bfloat16 hlog(__nv_bfloat16);
//		hlog2
__device__ __nv_bfloat16 hlog2(__nv_bfloat16);
//		hlog10
__device__ __nv_bfloat16 hlog10(__nv_bfloat16);
//		hexp
__device__ __nv_bfloat16 hexp(__nv_bfloat16);
//		htanh_approx
__device__ __nv_bfloat16 htanh_approx(__nv_bfloat16);
//		h2tanh_approx
__device__ __nv_bfloat162 h2tanh_approx(__nv_bfloat162);
//		htanh
__device__ __nv_bfloat16 htanh(__nv_bfloat16);
//		h2tanh
__device__ __nv_bfloat162 h2tanh(__nv_bfloat162);
//		hexp2
__device__ __nv_bfloat16 hexp2(__nv_bfloat16);
//		hexp10
__device__ __nv_bfloat16 hexp10(__nv_bfloat16);
//		hcos
__device__ __nv_bfloat16 hcos(__nv_bfloat16);
//		hsin
__device__ __nv_bfloat16 hsin(__nv_bfloat16);
//		h2sqrt
__device__ __nv_bfloat162 h2sqrt(__nv_bfloat162);
//		h2rsqrt
__device__ __nv_bfloat162 h2rsqrt(__nv_bfloat162);
//		h2rcp
__device__ __nv_bfloat162 h2rcp(__nv_bfloat162);
//		h2log
__device__ __nv_bfloat162 h2log(__nv_bfloat162);
//		h2log2
__device__ __nv_bfloat162 h2log2(__nv_bfloat162);
//		h2log10
__device__ __nv_bfloat162 h2log10(__nv_bfloat162);
//		h2exp
__device__ __nv_bfloat162 h2exp(__nv_bfloat162);
//		h2exp2
__device__ __nv_bfloat162 h2exp2(__nv_bfloat162);
//		h2exp10
__device__ __nv_bfloat162 h2exp10(__nv_bfloat162);
//		h2cos
__device__ __nv_bfloat162 h2cos(__nv_bfloat162);
//		h2sin
__device__ __nv_bfloat162 h2sin(__nv_bfloat162);
//		atomicAdd
__device__ __nv_bfloat162 atomicAdd(__nv_bfloat162 *const, __nv_bfloat162);
__device__ __nv_bfloat16 atomicAdd(__nv_bfloat16 *const, __nv_bfloat16);
//		operator+
__host__ __device__ __nv_bfloat16 operator+(const __nv_bfloat16 &, const __nv_bfloat16 &);
//		operator-
__host__ __device__ __nv_bfloat16 operator-(const __nv_bfloat16 &, const __nv_bfloat16 &);
//		operator*
__host__ __device__ __nv_bfloat16 operator*(const __nv_bfloat16 &, const __nv_bfloat16 &);
//		operator/
__host__ __device__ __nv_bfloat16 operator/(const __nv_bfloat16 &, const __nv_bfloat16 &);
//		operator+=
__host__ __device__ __nv_bfloat16 &operator+=(__nv_bfloat16 &, const __nv_bfloat16 &);
//		operator-=
__host__ __device__ __nv_bfloat16 &operator-=(__nv_bfloat16 &, const __nv_bfloat16 &);
//		operator*=
__host__ __device__ __nv_bfloat16 &operator*=(__nv_bfloat16 &, const __nv_bfloat16 &);
//		operator/=
__host__ __device__ __nv_bfloat16 &operator/=(__nv_bfloat16 &, const __nv_bfloat16 &);
//		operator++
__host__ __device__ __nv_bfloat16 &operator++(__nv_bfloat16 &);
//		operator--
__host__ __device__ __nv_bfloat16 &operator--(__nv_bfloat16 &);
//		operator++
__host__ __device__ __nv_bfloat16 operator++(__nv_bfloat16 &, int);
//		operator--
__host__ __device__ __nv_bfloat16 operator--(__nv_bfloat16 &, int);
//		operator+
__host__ __device__ __nv_bfloat16 operator+(const __nv_bfloat16 &);
//		operator-
__host__ __device__ __nv_bfloat16 operator-(const __nv_bfloat16 &);
//		operator==
__host__ __device__ bool operator==(const __nv_bfloat16 &, const __nv_bfloat16 &);
//		operator!=
__host__ __device__ bool operator!=(const __nv_bfloat16 &, const __nv_bfloat16 &);
//		operator>
__host__ __device__ bool operator>(const __nv_bfloat16 &, const __nv_bfloat16 &);
//		operator<
__host__ __device__ bool operator<(const __nv_bfloat16 &, const __nv_bfloat16 &);
//		operator>=
__host__ __device__ bool operator>=(const __nv_bfloat16 &, const __nv_bfloat16 &);
//		operator<=
__host__ __device__ bool operator<=(const __nv_bfloat16 &, const __nv_bfloat16 &);
//		operator+
__host__ __device__ __nv_bfloat162 operator+(const __nv_bfloat162 &, const __nv_bfloat162 &);
//		operator-
__host__ __device__ __nv_bfloat162 operator-(const __nv_bfloat162 &, const __nv_bfloat162 &);
//		operator*
__host__ __device__ __nv_bfloat162 operator*(const __nv_bfloat162 &, const __nv_bfloat162 &);
//		operator/
__host__ __device__ __nv_bfloat162 operator/(const __nv_bfloat162 &, const __nv_bfloat162 &);
//		operator+=
__host__ __device__ __nv_bfloat162 &operator+=(__nv_bfloat162 &, const __nv_bfloat162 &);
//		operator-=
__host__ __device__ __nv_bfloat162 &operator-=(__nv_bfloat162 &, const __nv_bfloat162 &);
//		operator*=
__host__ __device__ __nv_bfloat162 &operator*=(__nv_bfloat162 &, const __nv_bfloat162 &);
//		operator/=
__host__ __device__ __nv_bfloat162 &operator/=(__nv_bfloat162 &, const __nv_bfloat162 &);
//		operator++
__host__ __device__ __nv_bfloat162 &operator++(__nv_bfloat162 &);
//		operator--
__host__ __device__ __nv_bfloat162 &operator--(__nv_bfloat162 &);
//		operator++
__host__ __device__ __nv_bfloat162 operator++(__nv_bfloat162 &, int);
//		operator--
__host__ __device__ __nv_bfloat162 operator--(__nv_bfloat162 &, int);
//		operator+
__host__ __device__ __nv_bfloat162 operator+(const __nv_bfloat162 &);
//		operator-
__host__ __device__ __nv_bfloat162 operator-(const __nv_bfloat162 &);
//		operator==
__host__ __device__ bool operator==(const __nv_bfloat162 &, const __nv_bfloat162 &);
//		operator!=
__host__ __device__ bool operator!=(const __nv_bfloat162 &, const __nv_bfloat162 &);
//		operator>
__host__ __device__ bool operator>(const __nv_bfloat162 &, const __nv_bfloat162 &);
//		operator<
__host__ __device__ bool operator<(const __nv_bfloat162 &, const __nv_bfloat162 &);
//		operator>=
__host__ __device__ bool operator>=(const __nv_bfloat162 &, const __nv_bfloat162 &);
//		operator<=
__host__ __device__ bool operator<=(const __nv_bfloat162 &, const __nv_bfloat162 &);
