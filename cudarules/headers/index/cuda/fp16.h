//		__half_raw
typedef struct __align__(2) { unsigned short x; } __half_raw;
//		__half2_raw
typedef struct __align__(4) { unsigned short x; unsigned short y; } __half2_raw;
//		__nv_bfloat16
struct __nv_bfloat16;
//		__half
struct __align__(2) __half {
protected:
    unsigned short __x;
public:
    __half() = default;
    __host__ __device__ constexpr __half(const __half_raw &raw) : __x(raw.x) {}
    __host__ __device__ __half(float);
    __host__ __device__ __half(double);
    explicit __host__ __device__ __half(__nv_bfloat16);
    __host__ __device__ __half(short);
    __host__ __device__ __half(unsigned short);
    __host__ __device__ __half(int);
    __host__ __device__ __half(unsigned int);
    __host__ __device__ __half(long);
    __host__ __device__ __half(unsigned long);
    __host__ __device__ __half(long long);
    __host__ __device__ __half(unsigned long long);
    __host__ __device__ operator __half_raw() const;
    __host__ __device__ operator __half_raw() const volatile;
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
    __host__ __device__ __half &operator=(float);
    __host__ __device__ __half &operator=(double);
    __host__ __device__ __half &operator=(short);
    __host__ __device__ __half &operator=(unsigned short);
    __host__ __device__ __half &operator=(int);
    __host__ __device__ __half &operator=(unsigned int);
    __host__ __device__ __half &operator=(long);
    __host__ __device__ __half &operator=(unsigned long);
    __host__ __device__ __half &operator=(long long);
    __host__ __device__ __half &operator=(unsigned long long);
};
//		__half2
struct __align__(4) __half2 {
    __half x;
    __half y;
    __half2() = default;
    __host__ __device__ constexpr __half2(const __half &a, const __half &b) : x(a), y(b) {}
    __host__ __device__ __half2(const __half2_raw &);
    __host__ __device__ __half2 &operator=(const __half2_raw &);
    __host__ __device__ operator __half2_raw() const;
};
//		half
typedef __half half;
//		half2
typedef __half2 half2;
//		__nv_half
typedef __half __nv_half;
//		__nv_half2
typedef __half2 __nv_half2;
//		make_half2
__host__ __device__ __half2 make_half2(__half, __half);
//		__double2half
__host__ __device__ __half __double2half(double);
//		__float2half
__host__ __device__ __half __float2half(float);
//		__float2half_rn
__host__ __device__ __half __float2half_rn(float);
//		__float2half_rz
__host__ __device__ __half __float2half_rz(float);
//		__float2half_rd
__host__ __device__ __half __float2half_rd(float);
//		__float2half_ru
__host__ __device__ __half __float2half_ru(float);
//		__half2float
__host__ __device__ float __half2float(__half);
//		__float2half2_rn
__host__ __device__ __half2 __float2half2_rn(float);
//		__floats2half2_rn
__host__ __device__ __half2 __floats2half2_rn(float, float);
//		__low2float
__host__ __device__ float __low2float(__half2);
//		__high2float
__host__ __device__ float __high2float(__half2);
//		__half2char_rz
__host__ __device__ signed char __half2char_rz(__half);
//		__half2uchar_rz
__host__ __device__ unsigned char __half2uchar_rz(__half);
//		__half2short_rz
__host__ __device__ short __half2short_rz(__half);
//		__half2ushort_rz
__host__ __device__ unsigned short __half2ushort_rz(__half);
//		__half2int_rz
__host__ __device__ int __half2int_rz(__half);
//		__half2uint_rz
__host__ __device__ unsigned int __half2uint_rz(__half);
//		__half2ll_rz
__host__ __device__ long long __half2ll_rz(__half);
//		__half2ull_rz
__host__ __device__ unsigned long long __half2ull_rz(__half);
//		__float22half2_rn
__host__ __device__ __half2 __float22half2_rn(const float2);
//		__half22float2
__host__ __device__ float2 __half22float2(__half2);
//		__half2int_rn
__device__ int __half2int_rn(__half);
//		__half2int_rd
__device__ int __half2int_rd(__half);
//		__half2int_ru
__device__ int __half2int_ru(__half);
//		__int2half_rn
__host__ __device__ __half __int2half_rn(int);
//		__int2half_rz
__host__ __device__ __half __int2half_rz(int);
//		__int2half_rd
__host__ __device__ __half __int2half_rd(int);
//		__int2half_ru
__host__ __device__ __half __int2half_ru(int);
//		__half2short_rn
__device__ short __half2short_rn(__half);
//		__half2short_rd
__device__ short __half2short_rd(__half);
//		__half2short_ru
__device__ short __half2short_ru(__half);
//		__short2half_rn
__host__ __device__ __half __short2half_rn(short);
//		__short2half_rz
__host__ __device__ __half __short2half_rz(short);
//		__short2half_rd
__host__ __device__ __half __short2half_rd(short);
//		__short2half_ru
__host__ __device__ __half __short2half_ru(short);
//		__half2uint_rn
__device__ unsigned int __half2uint_rn(__half);
//		__half2uint_rd
__device__ unsigned int __half2uint_rd(__half);
//		__half2uint_ru
__device__ unsigned int __half2uint_ru(__half);
//		__uint2half_rn
__host__ __device__ __half __uint2half_rn(unsigned int);
//		__uint2half_rz
__host__ __device__ __half __uint2half_rz(unsigned int);
//		__uint2half_rd
__host__ __device__ __half __uint2half_rd(unsigned int);
//		__uint2half_ru
__host__ __device__ __half __uint2half_ru(unsigned int);
//		__half2ushort_rn
__device__ unsigned short __half2ushort_rn(__half);
//		__half2ushort_rd
__device__ unsigned short __half2ushort_rd(__half);
//		__half2ushort_ru
__device__ unsigned short __half2ushort_ru(__half);
//		__ushort2half_rn
__host__ __device__ __half __ushort2half_rn(unsigned short);
//		__ushort2half_rz
__host__ __device__ __half __ushort2half_rz(unsigned short);
//		__ushort2half_rd
__host__ __device__ __half __ushort2half_rd(unsigned short);
//		__ushort2half_ru
__host__ __device__ __half __ushort2half_ru(unsigned short);
//		__half2ull_rn
__device__ unsigned long long __half2ull_rn(__half);
//		__half2ull_rd
__device__ unsigned long long __half2ull_rd(__half);
//		__half2ull_ru
__device__ unsigned long long __half2ull_ru(__half);
//		__ull2half_rn
__host__ __device__ __half __ull2half_rn(unsigned long long);
//		__ull2half_rz
__host__ __device__ __half __ull2half_rz(unsigned long long);
//		__ull2half_rd
__host__ __device__ __half __ull2half_rd(unsigned long long);
//		__ull2half_ru
__host__ __device__ __half __ull2half_ru(unsigned long long);
//		__half2ll_rn
__device__ long long __half2ll_rn(__half);
//		__half2ll_rd
__device__ long long __half2ll_rd(__half);
//		__half2ll_ru
__device__ long long __half2ll_ru(__half);
//		__ll2half_rn
__host__ __device__ __half __ll2half_rn(long long);
//		__ll2half_rz
__host__ __device__ __half __ll2half_rz(long long);
//		__ll2half_rd
__host__ __device__ __half __ll2half_rd(long long);
//		__ll2half_ru
__host__ __device__ __half __ll2half_ru(long long);
//		htrunc
__device__ __half htrunc(__half);
//		hceil
__device__ __half hceil(__half);
//		hfloor
__device__ __half hfloor(__half);
//		hrint
__device__ __half hrint(__half);
//		h2trunc
__device__ __half2 h2trunc(__half2);
//		h2ceil
__device__ __half2 h2ceil(__half2);
//		h2floor
__device__ __half2 h2floor(__half2);
//		h2rint
__device__ __half2 h2rint(__half2);
//		__half2half2
__host__ __device__ __half2 __half2half2(__half);
//		__lowhigh2highlow
__host__ __device__ __half2 __lowhigh2highlow(__half2);
//		__lows2half2
__host__ __device__ __half2 __lows2half2(__half2, __half2);
//		__highs2half2
__host__ __device__ __half2 __highs2half2(__half2, __half2);
//		__high2half
__host__ __device__ __half __high2half(__half2);
//		__low2half
__host__ __device__ __half __low2half(__half2);
//		__hisinf
__host__ __device__ int __hisinf(__half);
//		__halves2half2
__host__ __device__ __half2 __halves2half2(__half, __half);
//		__low2half2
__host__ __device__ __half2 __low2half2(__half2);
//		__high2half2
__host__ __device__ __half2 __high2half2(__half2);
//		__half_as_short
__host__ __device__ short __half_as_short(__half);
//		__half_as_ushort
__host__ __device__ unsigned short __half_as_ushort(__half);
//		__short_as_half
__host__ __device__ __half __short_as_half(short);
//		__ushort_as_half
__host__ __device__ __half __ushort_as_half(unsigned short);
//		__hmax
__host__ __device__ __half __hmax(__half, __half);
//		__hmin
__host__ __device__ __half __hmin(__half, __half);
//		__hmax2
__host__ __device__ __half2 __hmax2(__half2, __half2);
//		__hmin2
__host__ __device__ __half2 __hmin2(__half2, __half2);
//		__shfl_sync
__device__ __half2 __shfl_sync(unsigned int, __half2, int, int = 32);
//		__shfl_up_sync
__device__ __half2 __shfl_up_sync(unsigned int, __half2, unsigned int, int = 32);
//		__shfl_down_sync
__device__ __half2 __shfl_down_sync(unsigned int, __half2, unsigned int, int = 32);
//		__shfl_xor_sync
__device__ __half2 __shfl_xor_sync(unsigned int, __half2, int, int = 32);
//		__shfl_sync
__device__ __half __shfl_sync(unsigned int, __half, int, int = 32);
//		__shfl_up_sync
__device__ __half __shfl_up_sync(unsigned int, __half, unsigned int, int = 32);
//		__shfl_down_sync
__device__ __half __shfl_down_sync(unsigned int, __half, unsigned int, int = 32);
//		__shfl_xor_sync
__device__ __half __shfl_xor_sync(unsigned int, __half, int, int = 32);
//		__heq2
__host__ __device__ __half2 __heq2(__half2, __half2);
//		__hne2
__host__ __device__ __half2 __hne2(__half2, __half2);
//		__hle2
__host__ __device__ __half2 __hle2(__half2, __half2);
//		__hge2
__host__ __device__ __half2 __hge2(__half2, __half2);
//		__hlt2
__host__ __device__ __half2 __hlt2(__half2, __half2);
//		__hgt2
__host__ __device__ __half2 __hgt2(__half2, __half2);
//		__hequ2
__host__ __device__ __half2 __hequ2(__half2, __half2);
//		__hneu2
__host__ __device__ __half2 __hneu2(__half2, __half2);
//		__hleu2
__host__ __device__ __half2 __hleu2(__half2, __half2);
//		__hgeu2
__host__ __device__ __half2 __hgeu2(__half2, __half2);
//		__hltu2
__host__ __device__ __half2 __hltu2(__half2, __half2);
//		__hgtu2
__host__ __device__ __half2 __hgtu2(__half2, __half2);
//		__heq2_mask
__host__ __device__ unsigned int __heq2_mask(__half2, __half2);
//		__hne2_mask
__host__ __device__ unsigned int __hne2_mask(__half2, __half2);
//		__hle2_mask
__host__ __device__ unsigned int __hle2_mask(__half2, __half2);
//		__hge2_mask
__host__ __device__ unsigned int __hge2_mask(__half2, __half2);
//		__hlt2_mask
__host__ __device__ unsigned int __hlt2_mask(__half2, __half2);
//		__hgt2_mask
__host__ __device__ unsigned int __hgt2_mask(__half2, __half2);
//		__hequ2_mask
__host__ __device__ unsigned int __hequ2_mask(__half2, __half2);
//		__hneu2_mask
__host__ __device__ unsigned int __hneu2_mask(__half2, __half2);
//		__hleu2_mask
__host__ __device__ unsigned int __hleu2_mask(__half2, __half2);
//		__hgeu2_mask
__host__ __device__ unsigned int __hgeu2_mask(__half2, __half2);
//		__hltu2_mask
__host__ __device__ unsigned int __hltu2_mask(__half2, __half2);
//		__hgtu2_mask
__host__ __device__ unsigned int __hgtu2_mask(__half2, __half2);
//		__hisnan2
__host__ __device__ __half2 __hisnan2(__half2);
//		__hadd2
__host__ __device__ __half2 __hadd2(__half2, __half2);
//		__hsub2
__host__ __device__ __half2 __hsub2(__half2, __half2);
//		__hmul2
__host__ __device__ __half2 __hmul2(__half2, __half2);
//		__hadd2_rn
__host__ __device__ __half2 __hadd2_rn(__half2, __half2);
//		__hsub2_rn
__host__ __device__ __half2 __hsub2_rn(__half2, __half2);
//		__hmul2_rn
__host__ __device__ __half2 __hmul2_rn(__half2, __half2);
//		__h2div
__host__ __device__ __half2 __h2div(__half2, __half2);
//		__habs2
__host__ __device__ __half2 __habs2(__half2);
//		__hadd2_sat
__host__ __device__ __half2 __hadd2_sat(__half2, __half2);
//		__hsub2_sat
__host__ __device__ __half2 __hsub2_sat(__half2, __half2);
//		__hmul2_sat
__host__ __device__ __half2 __hmul2_sat(__half2, __half2);
//		__hfma2
__device__ __half2 __hfma2(__half2, __half2, __half2);
//		__hfma2_sat
__device__ __half2 __hfma2_sat(__half2, __half2, __half2);
//		__hneg2
__host__ __device__ __half2 __hneg2(__half2);
//		__habs
__host__ __device__ __half __habs(__half);
//		__hadd
__host__ __device__ __half __hadd(__half, __half);
//		__hsub
__host__ __device__ __half __hsub(__half, __half);
//		__hmul
__host__ __device__ __half __hmul(__half, __half);
//		__hadd_rn
__host__ __device__ __half __hadd_rn(__half, __half);
//		__hsub_rn
__host__ __device__ __half __hsub_rn(__half, __half);
//		__hmul_rn
__host__ __device__ __half __hmul_rn(__half, __half);
//		__hdiv
__host__ __device__ __half __hdiv(__half, __half);
//		__hadd_sat
__host__ __device__ __half __hadd_sat(__half, __half);
//		__hsub_sat
__host__ __device__ __half __hsub_sat(__half, __half);
//		__hmul_sat
__host__ __device__ __half __hmul_sat(__half, __half);
//		__hfma
__device__ __half __hfma(__half, __half, __half);
//		__hfma_sat
__device__ __half __hfma_sat(__half, __half, __half);
//		__hneg
__host__ __device__ __half __hneg(__half);
//		__hbeq2
__host__ __device__ bool __hbeq2(__half2, __half2);
//		__hbne2
__host__ __device__ bool __hbne2(__half2, __half2);
//		__hble2
__host__ __device__ bool __hble2(__half2, __half2);
//		__hbge2
__host__ __device__ bool __hbge2(__half2, __half2);
//		__hblt2
__host__ __device__ bool __hblt2(__half2, __half2);
//		__hbgt2
__host__ __device__ bool __hbgt2(__half2, __half2);
//		__hbequ2
__host__ __device__ bool __hbequ2(__half2, __half2);
//		__hbneu2
__host__ __device__ bool __hbneu2(__half2, __half2);
//		__hbleu2
__host__ __device__ bool __hbleu2(__half2, __half2);
//		__hbgeu2
__host__ __device__ bool __hbgeu2(__half2, __half2);
//		__hbltu2
__host__ __device__ bool __hbltu2(__half2, __half2);
//		__hbgtu2
__host__ __device__ bool __hbgtu2(__half2, __half2);
//		__heq
__host__ __device__ bool __heq(__half, __half);
//		__hne
__host__ __device__ bool __hne(__half, __half);
//		__hle
__host__ __device__ bool __hle(__half, __half);
//		__hge
__host__ __device__ bool __hge(__half, __half);
//		__hlt
__host__ __device__ bool __hlt(__half, __half);
//		__hgt
__host__ __device__ bool __hgt(__half, __half);
//		__hequ
__host__ __device__ bool __hequ(__half, __half);
//		__hneu
__host__ __device__ bool __hneu(__half, __half);
//		__hleu
__host__ __device__ bool __hleu(__half, __half);
//		__hgeu
__host__ __device__ bool __hgeu(__half, __half);
//		__hltu
__host__ __device__ bool __hltu(__half, __half);
//		__hgtu
__host__ __device__ bool __hgtu(__half, __half);
//		__hisnan
__host__ __device__ bool __hisnan(__half);
//		__hmax_nan
__host__ __device__ __half __hmax_nan(__half, __half);
//		__hmin_nan
__host__ __device__ __half __hmin_nan(__half, __half);
//		__hfma_relu
__device__ __half __hfma_relu(__half, __half, __half);
//		__hmax2_nan
__host__ __device__ __half2 __hmax2_nan(__half2, __half2);
//		__hmin2_nan
__host__ __device__ __half2 __hmin2_nan(__half2, __half2);
//		__hfma2_relu
__device__ __half2 __hfma2_relu(__half2, __half2, __half2);
//		__hcmadd
__device__ __half2 __hcmadd(__half2, __half2, __half2);
//		hsqrt
__device__ __half hsqrt(__half);
//		hrsqrt
__device__ __half hrsqrt(__half);
//		hrcp
__device__ __half hrcp(__half);
//		hlog
__device__ __half hlog(__half);
//		hlog2
__device__ __half hlog2(__half);
//		hlog10
__device__ __half hlog10(__half);
//		hexp
__device__ __half hexp(__half);
//		htanh_approx
__device__ __half htanh_approx(__half);
//		h2tanh_approx
__device__ __half2 h2tanh_approx(__half2);
//		htanh
__device__ __half htanh(__half);
//		h2tanh
__device__ __half2 h2tanh(__half2);
//		hexp2
__device__ __half hexp2(__half);
//		hexp10
__device__ __half hexp10(__half);
//		hcos
__device__ __half hcos(__half);
//		hsin
__device__ __half hsin(__half);
//		h2sqrt
__device__ __half2 h2sqrt(__half2);
//		h2rsqrt
__device__ __half2 h2rsqrt(__half2);
//		h2rcp
__device__ __half2 h2rcp(__half2);
//		h2log
__device__ __half2 h2log(__half2);
//		h2log2
__device__ __half2 h2log2(__half2);
//		h2log10
__device__ __half2 h2log10(__half2);
//		h2exp
__device__ __half2 h2exp(__half2);
//		h2exp2
__device__ __half2 h2exp2(__half2);
//		h2exp10
__device__ __half2 h2exp10(__half2);
//		h2cos
__device__ __half2 h2cos(__half2);
//		h2sin
__device__ __half2 h2sin(__half2);
//		atomicAdd
__device__ __half2 atomicAdd(__half2 *const, __half2);
__device__ __half atomicAdd(__half *const, __half);
//		operator+
__host__ __device__ __half operator+(const __half &, const __half &);
//		operator-
__host__ __device__ __half operator-(const __half &, const __half &);
//		operator*
__host__ __device__ __half operator*(const __half &, const __half &);
//		operator/
__host__ __device__ __half operator/(const __half &, const __half &);
//		operator+=
__host__ __device__ __half &operator+=(__half &, const __half &);
//		operator-=
__host__ __device__ __half &operator-=(__half &, const __half &);
//		operator*=
__host__ __device__ __half &operator*=(__half &, const __half &);
//		operator/=
__host__ __device__ __half &operator/=(__half &, const __half &);
//		operator++
__host__ __device__ __half &operator++(__half &);
//		operator--
__host__ __device__ __half &operator--(__half &);
//		operator++
__host__ __device__ __half operator++(__half &, int);
//		operator--
__host__ __device__ __half operator--(__half &, int);
//		operator+
__host__ __device__ __half operator+(const __half &);
//		operator-
__host__ __device__ __half operator-(const __half &);
//		operator==
__host__ __device__ bool operator==(const __half &, const __half &);
//		operator!=
__host__ __device__ bool operator!=(const __half &, const __half &);
//		operator>
__host__ __device__ bool operator>(const __half &, const __half &);
//		operator<
__host__ __device__ bool operator<(const __half &, const __half &);
//		operator>=
__host__ __device__ bool operator>=(const __half &, const __half &);
//		operator<=
__host__ __device__ bool operator<=(const __half &, const __half &);
//		operator+
__host__ __device__ __half2 operator+(const __half2 &, const __half2 &);
//		operator-
__host__ __device__ __half2 operator-(const __half2 &, const __half2 &);
//		operator*
__host__ __device__ __half2 operator*(const __half2 &, const __half2 &);
//		operator/
__host__ __device__ __half2 operator/(const __half2 &, const __half2 &);
//		operator+=
__host__ __device__ __half2 &operator+=(__half2 &, const __half2 &);
//		operator-=
__host__ __device__ __half2 &operator-=(__half2 &, const __half2 &);
//		operator*=
__host__ __device__ __half2 &operator*=(__half2 &, const __half2 &);
//		operator/=
__host__ __device__ __half2 &operator/=(__half2 &, const __half2 &);
//		operator++
__host__ __device__ __half2 &operator++(__half2 &);
//		operator--
__host__ __device__ __half2 &operator--(__half2 &);
//		operator++
__host__ __device__ __half2 operator++(__half2 &, int);
//		operator--
__host__ __device__ __half2 operator--(__half2 &, int);
//		operator+
__host__ __device__ __half2 operator+(const __half2 &);
//		operator-
__host__ __device__ __half2 operator-(const __half2 &);
//		operator==
__host__ __device__ bool operator==(const __half2 &, const __half2 &);
//		operator!=
__host__ __device__ bool operator!=(const __half2 &, const __half2 &);
//		operator>
__host__ __device__ bool operator>(const __half2 &, const __half2 &);
//		operator<
__host__ __device__ bool operator<(const __half2 &, const __half2 &);
//		operator>=
__host__ __device__ bool operator>=(const __half2 &, const __half2 &);
//		operator<=
__host__ __device__ bool operator<=(const __half2 &, const __half2 &);
