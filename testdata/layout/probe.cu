// Written by testdata/layout/gen; do not edit.
// Prints the layout table: nvcc -std=c++17 -o probe probe.cu && ./probe
// With an argument it prints the host's columns alone and needs no GPU.
#include <cstdio>
#include <cstdlib>
#include <new>
#include <vector>
#include "types.cu"

// One member of one type: the size and alignment of the type in bytes, and the member's offset, in bytes,
// or in bits where width, a bit-field's, is not negative. A type without members has offset -1.
struct Row {
    long long size, align, offset, width;
};

template <typename T, typename M>
__host__ __device__ void place(Row *&r, const char *at, const volatile M *member) {
    *r++ = Row{sizeof(T), alignof(T), reinterpret_cast<const volatile char *>(member) - at, -1};
}

__host__ __device__ __noinline__ void clear(volatile char *at, size_t n) {
    for (size_t i = 0; i < n; ++i) at[i] = 0;
}

// bits finds the bits that are set in an object that was zero but for one bit-field.
template <typename T>
__host__ __device__ void bits(Row *&r, const volatile char *at) {
    long long first = -1, width = 0;
    for (size_t i = 0; i < 8 * sizeof(T); ++i)
        if (at[i / 8] >> (i % 8) & 1) {
            if (first < 0) first = i;
            ++width;
        }
    *r++ = Row{sizeof(T), alignof(T), first, width};
}

__host__ __device__ __noinline__ void measure_scalar_bool(Row *&r, char *at) {
    typedef scalar_bool T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_char(Row *&r, char *at) {
    typedef scalar_char T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_signed_char(Row *&r, char *at) {
    typedef scalar_signed_char T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_unsigned_char(Row *&r, char *at) {
    typedef scalar_unsigned_char T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_short(Row *&r, char *at) {
    typedef scalar_short T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_unsigned_short(Row *&r, char *at) {
    typedef scalar_unsigned_short T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_int(Row *&r, char *at) {
    typedef scalar_int T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_unsigned(Row *&r, char *at) {
    typedef scalar_unsigned T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_long(Row *&r, char *at) {
    typedef scalar_long T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_unsigned_long(Row *&r, char *at) {
    typedef scalar_unsigned_long T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_long_long(Row *&r, char *at) {
    typedef scalar_long_long T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_unsigned_long_long(Row *&r, char *at) {
    typedef scalar_unsigned_long_long T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_float(Row *&r, char *at) {
    typedef scalar_float T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_double(Row *&r, char *at) {
    typedef scalar_double T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_wchar_t(Row *&r, char *at) {
    typedef scalar_wchar_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_char16_t(Row *&r, char *at) {
    typedef scalar_char16_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_char32_t(Row *&r, char *at) {
    typedef scalar_char32_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_size_t(Row *&r, char *at) {
    typedef scalar_size_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_ptrdiff_t(Row *&r, char *at) {
    typedef scalar_ptrdiff_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_int8_t(Row *&r, char *at) {
    typedef scalar_int8_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_uint8_t(Row *&r, char *at) {
    typedef scalar_uint8_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_int16_t(Row *&r, char *at) {
    typedef scalar_int16_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_uint32_t(Row *&r, char *at) {
    typedef scalar_uint32_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_int64_t(Row *&r, char *at) {
    typedef scalar_int64_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_uintptr_t(Row *&r, char *at) {
    typedef scalar_uintptr_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar___int128(Row *&r, char *at) {
    typedef scalar___int128 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_unsigned___int128(Row *&r, char *at) {
    typedef scalar_unsigned___int128 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar___half(Row *&r, char *at) {
    typedef scalar___half T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar___half2(Row *&r, char *at) {
    typedef scalar___half2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar___nv_bfloat16(Row *&r, char *at) {
    typedef scalar___nv_bfloat16 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar___nv_bfloat162(Row *&r, char *at) {
    typedef scalar___nv_bfloat162 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_cudaError_t(Row *&r, char *at) {
    typedef scalar_cudaError_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_cudaStream_t(Row *&r, char *at) {
    typedef scalar_cudaStream_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_cudaEvent_t(Row *&r, char *at) {
    typedef scalar_cudaEvent_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_cudaTextureObject_t(Row *&r, char *at) {
    typedef scalar_cudaTextureObject_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_cudaSurfaceObject_t(Row *&r, char *at) {
    typedef scalar_cudaSurfaceObject_t T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_cudaExtent(Row *&r, char *at) {
    typedef scalar_cudaExtent T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_cudaPos(Row *&r, char *at) {
    typedef scalar_cudaPos T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_cudaPitchedPtr(Row *&r, char *at) {
    typedef scalar_cudaPitchedPtr T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_scalar_dim3(Row *&r, char *at) {
    typedef scalar_dim3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_char1(Row *&r, char *at) {
    typedef vector_char1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_char2(Row *&r, char *at) {
    typedef vector_char2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_char3(Row *&r, char *at) {
    typedef vector_char3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_char4(Row *&r, char *at) {
    typedef vector_char4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_uchar1(Row *&r, char *at) {
    typedef vector_uchar1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_uchar2(Row *&r, char *at) {
    typedef vector_uchar2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_uchar3(Row *&r, char *at) {
    typedef vector_uchar3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_uchar4(Row *&r, char *at) {
    typedef vector_uchar4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_short1(Row *&r, char *at) {
    typedef vector_short1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_short2(Row *&r, char *at) {
    typedef vector_short2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_short3(Row *&r, char *at) {
    typedef vector_short3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_short4(Row *&r, char *at) {
    typedef vector_short4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ushort1(Row *&r, char *at) {
    typedef vector_ushort1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ushort2(Row *&r, char *at) {
    typedef vector_ushort2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ushort3(Row *&r, char *at) {
    typedef vector_ushort3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ushort4(Row *&r, char *at) {
    typedef vector_ushort4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_int1(Row *&r, char *at) {
    typedef vector_int1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_int2(Row *&r, char *at) {
    typedef vector_int2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_int3(Row *&r, char *at) {
    typedef vector_int3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_int4(Row *&r, char *at) {
    typedef vector_int4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_uint1(Row *&r, char *at) {
    typedef vector_uint1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_uint2(Row *&r, char *at) {
    typedef vector_uint2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_uint3(Row *&r, char *at) {
    typedef vector_uint3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_uint4(Row *&r, char *at) {
    typedef vector_uint4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_long1(Row *&r, char *at) {
    typedef vector_long1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_long2(Row *&r, char *at) {
    typedef vector_long2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_long3(Row *&r, char *at) {
    typedef vector_long3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_long4(Row *&r, char *at) {
    typedef vector_long4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ulong1(Row *&r, char *at) {
    typedef vector_ulong1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ulong2(Row *&r, char *at) {
    typedef vector_ulong2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ulong3(Row *&r, char *at) {
    typedef vector_ulong3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ulong4(Row *&r, char *at) {
    typedef vector_ulong4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_longlong1(Row *&r, char *at) {
    typedef vector_longlong1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_longlong2(Row *&r, char *at) {
    typedef vector_longlong2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_longlong3(Row *&r, char *at) {
    typedef vector_longlong3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_longlong4(Row *&r, char *at) {
    typedef vector_longlong4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ulonglong1(Row *&r, char *at) {
    typedef vector_ulonglong1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ulonglong2(Row *&r, char *at) {
    typedef vector_ulonglong2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ulonglong3(Row *&r, char *at) {
    typedef vector_ulonglong3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_ulonglong4(Row *&r, char *at) {
    typedef vector_ulonglong4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_float1(Row *&r, char *at) {
    typedef vector_float1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_float2(Row *&r, char *at) {
    typedef vector_float2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_float3(Row *&r, char *at) {
    typedef vector_float3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_float4(Row *&r, char *at) {
    typedef vector_float4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_double1(Row *&r, char *at) {
    typedef vector_double1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_double2(Row *&r, char *at) {
    typedef vector_double2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_double3(Row *&r, char *at) {
    typedef vector_double3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_vector_double4(Row *&r, char *at) {
    typedef vector_double4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_CharInt(Row *&r, char *at) {
    typedef CharInt T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
}
__host__ __device__ __noinline__ void measure_CharShortChar(Row *&r, char *at) {
    typedef CharShortChar T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_CharDouble(Row *&r, char *at) {
    typedef CharDouble T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_CharLongLong(Row *&r, char *at) {
    typedef CharLongLong T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->l);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_BoolPointer(Row *&r, char *at) {
    typedef BoolPointer T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->p);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_CharLongDouble(Row *&r, char *at) {
    typedef CharLongDouble T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->l);
}
__host__ __device__ __noinline__ void measure_CharInt128(Row *&r, char *at) {
    typedef CharInt128 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_CharFloat2(Row *&r, char *at) {
    typedef CharFloat2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_CharFloat3(Row *&r, char *at) {
    typedef CharFloat3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_CharFloat4(Row *&r, char *at) {
    typedef CharFloat4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_CharDouble3(Row *&r, char *at) {
    typedef CharDouble3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_CharDouble4(Row *&r, char *at) {
    typedef CharDouble4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_CharLonglong2(Row *&r, char *at) {
    typedef CharLonglong2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_CharLong4(Row *&r, char *at) {
    typedef CharLong4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_CharUchar4(Row *&r, char *at) {
    typedef CharUchar4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_CharShort3(Row *&r, char *at) {
    typedef CharShort3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_ByteDim3(Row *&r, char *at) {
    typedef ByteDim3 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->g);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_Halves(Row *&r, char *at) {
    typedef Halves T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_Double4Variants(Row *&r, char *at) {
    typedef Double4Variants T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_Long4Variants(Row *&r, char *at) {
    typedef Long4Variants T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_Empty(Row *&r, char *at) {
    typedef Empty T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_EmptyClass(Row *&r, char *at) {
    typedef EmptyClass T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_OnlyStatics(Row *&r, char *at) {
    typedef OnlyStatics T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_EmptyMembers(Row *&r, char *at) {
    typedef EmptyMembers T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_EmptyArray(Row *&r, char *at) {
    typedef EmptyArray T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_EmptyBase(Row *&r, char *at) {
    typedef EmptyBase T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<Empty *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_TwoEmptyBases(Row *&r, char *at) {
    typedef TwoEmptyBases T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<Empty *>(p));
    place<T>(r, at, static_cast<EmptyToo *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_EmptyBaseFirstField(Row *&r, char *at) {
    typedef EmptyBaseFirstField T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<Empty *>(p));
    place<T>(r, at, &p->e);
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_EmptyBaseFirstFieldDeep(Row *&r, char *at) {
    typedef EmptyBaseFirstFieldDeep T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<Empty *>(p));
    place<T>(r, at, &p->h);
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_EmptyBaseFieldDerivesEmpty(Row *&r, char *at) {
    typedef EmptyBaseFieldDerivesEmpty T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<Empty *>(p));
    place<T>(r, at, &p->d);
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_EmptyBaseTwice(Row *&r, char *at) {
    typedef EmptyBaseTwice T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<OverEmptyA *>(p));
    place<T>(r, at, static_cast<OverEmptyB *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_EmptyBaseSecond(Row *&r, char *at) {
    typedef EmptyBaseSecond T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<CharInt *>(p));
    place<T>(r, at, static_cast<Empty *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_EmptyBaseSecondReused(Row *&r, char *at) {
    typedef EmptyBaseSecondReused T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<HoldsEmpty *>(p));
    place<T>(r, at, static_cast<Empty *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_EmptyOverEmpty(Row *&r, char *at) {
    typedef EmptyOverEmpty T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<DerivedEmpty *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_AlignedEmpty(Row *&r, char *at) {
    typedef AlignedEmpty T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_AlignedEmptyBase(Row *&r, char *at) {
    typedef AlignedEmptyBase T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<AlignedEmpty *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_PodBaseTail(Row *&r, char *at) {
    typedef PodBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<PodBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_CtorBaseTail(Row *&r, char *at) {
    typedef CtorBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<CtorBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_DefaultedCtorBaseTail(Row *&r, char *at) {
    typedef DefaultedCtorBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<DefaultedCtorBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_CopyCtorBaseTail(Row *&r, char *at) {
    typedef CopyCtorBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<CopyCtorBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_DtorBaseTail(Row *&r, char *at) {
    typedef DtorBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<DtorBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_AssignBaseTail(Row *&r, char *at) {
    typedef AssignBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<AssignBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_PrivateBaseTail(Row *&r, char *at) {
    typedef PrivateBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<PrivateMemberBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_ProtectedBaseTail(Row *&r, char *at) {
    typedef ProtectedBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<ProtectedMemberBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_InitializerBaseTail(Row *&r, char *at) {
    typedef InitializerBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<InitializerBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_OtherCtorBaseTail(Row *&r, char *at) {
    typedef OtherCtorBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<OtherCtorBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_DerivedBaseTail(Row *&r, char *at) {
    typedef DerivedBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<PodBaseTail *>(p));
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_NonPodMemberBaseTail(Row *&r, char *at) {
    typedef NonPodMemberBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<NonPodMemberBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_NonPodMemberNotReused(Row *&r, char *at) {
    typedef NonPodMemberNotReused T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->m);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_ReferenceBaseTail(Row *&r, char *at) {
    typedef ReferenceBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<ReferenceBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_DeletedCopyBaseTail(Row *&r, char *at) {
    typedef DeletedCopyBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<DeletedCopyBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_BitFieldBaseTail(Row *&r, char *at) {
    typedef BitFieldBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<BitFieldBase *>(p));
    clear(at, sizeof(T));
    p->c = static_cast<decltype(p->c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_TwoBases(Row *&r, char *at) {
    typedef TwoBases T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<CharInt *>(p));
    place<T>(r, at, static_cast<CharShortChar *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_TwoNonPodBases(Row *&r, char *at) {
    typedef TwoNonPodBases T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<CtorBase *>(p));
    place<T>(r, at, static_cast<DtorBase *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_ThreeLevels(Row *&r, char *at) {
    typedef ThreeLevels T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<TwoBases *>(p));
    place<T>(r, at, &p->y);
}
__host__ __device__ __noinline__ void measure_VectorBase(Row *&r, char *at) {
    typedef VectorBase T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<float4 *>(p));
    place<T>(r, at, &p->w);
}
__host__ __device__ __noinline__ void measure_PrivateInheritance(Row *&r, char *at) {
    typedef PrivateInheritance T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_Virtual(Row *&r, char *at) {
    typedef Virtual T;
    T *p = new (at) T;
    place<T>(r, at, &p->x);
    place<T>(r, at, &p->y);
}
__host__ __device__ __noinline__ void measure_VirtualDerived(Row *&r, char *at) {
    typedef VirtualDerived T;
    T *p = new (at) T;
    place<T>(r, at, static_cast<Virtual *>(p));
    place<T>(r, at, &p->z);
}
__host__ __device__ __noinline__ void measure_VirtualSecondBase(Row *&r, char *at) {
    typedef VirtualSecondBase T;
    T *p = new (at) T;
    place<T>(r, at, static_cast<Virtual *>(p));
    place<T>(r, at, static_cast<CharInt *>(p));
    place<T>(r, at, &p->z);
}
__host__ __device__ __noinline__ void measure_VirtualIntroduced(Row *&r, char *at) {
    typedef VirtualIntroduced T;
    T *p = new (at) T;
    place<T>(r, at, static_cast<CharInt *>(p));
    place<T>(r, at, &p->z);
}
__host__ __device__ __noinline__ void measure_VirtualDestructor(Row *&r, char *at) {
    typedef VirtualDestructor T;
    T *p = new (at) T;
    place<T>(r, at, &p->p);
}
__host__ __device__ __noinline__ void measure_VirtualTwo(Row *&r, char *at) {
    typedef VirtualTwo T;
    T *p = new (at) T;
    place<T>(r, at, static_cast<Virtual *>(p));
    place<T>(r, at, static_cast<VirtualDestructor *>(p));
    place<T>(r, at, &p->z);
}
__host__ __device__ __noinline__ void measure_VirtualEmptyBase(Row *&r, char *at) {
    typedef VirtualEmptyBase T;
    T *p = new (at) T;
    place<T>(r, at, static_cast<Empty *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_VirtualBaseLeft(Row *&r, char *at) {
    typedef VirtualBaseLeft T;
    T *p = new (at) T;
    place<T>(r, at, static_cast<CharInt *>(p));
    place<T>(r, at, &p->l);
}
__host__ __device__ __noinline__ void measure_VirtualBaseRight(Row *&r, char *at) {
    typedef VirtualBaseRight T;
    T *p = new (at) T;
    place<T>(r, at, static_cast<CharInt *>(p));
    place<T>(r, at, &p->r);
}
__host__ __device__ __noinline__ void measure_Diamond(Row *&r, char *at) {
    typedef Diamond T;
    T *p = new (at) T;
    place<T>(r, at, static_cast<VirtualBaseLeft *>(p));
    place<T>(r, at, static_cast<VirtualBaseRight *>(p));
    place<T>(r, at, static_cast<CharInt *>(p));
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_VirtualEmptyVirtualBase(Row *&r, char *at) {
    typedef VirtualEmptyVirtualBase T;
    T *p = new (at) T;
    place<T>(r, at, static_cast<Empty *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_Packed(Row *&r, char *at) {
    typedef Packed T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_PackedAfter(Row *&r, char *at) {
    typedef PackedAfter T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->s);
}
__host__ __device__ __noinline__ void measure_PackedMember(Row *&r, char *at) {
    typedef PackedMember T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_PackedNested(Row *&r, char *at) {
    typedef PackedNested T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->n);
}
__host__ __device__ __noinline__ void measure_PackedVector(Row *&r, char *at) {
    typedef PackedVector T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_PackedBits(Row *&r, char *at) {
    typedef PackedBits T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->c = static_cast<decltype(p->c)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->i = static_cast<decltype(p->i)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->s = static_cast<decltype(p->s)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_PackedAligned(Row *&r, char *at) {
    typedef PackedAligned T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
}
__host__ __device__ __noinline__ void measure_PackedHoldsPacked(Row *&r, char *at) {
    typedef PackedHoldsPacked T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->p);
    place<T>(r, at, &p->s);
}
__host__ __device__ __noinline__ void measure_PackedBase(Row *&r, char *at) {
    typedef PackedBase T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<Packed *>(p));
    place<T>(r, at, &p->s);
}
__host__ __device__ __noinline__ void measure_Pack1(Row *&r, char *at) {
    typedef Pack1 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_Pack2(Row *&r, char *at) {
    typedef Pack2 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->d);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_Pack4(Row *&r, char *at) {
    typedef Pack4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->d);
    place<T>(r, at, &p->l);
}
__host__ __device__ __noinline__ void measure_Pack8(Row *&r, char *at) {
    typedef Pack8 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_PackNested(Row *&r, char *at) {
    typedef PackNested T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->n);
    place<T>(r, at, &p->e);
}
__host__ __device__ __noinline__ void measure_PackEnded(Row *&r, char *at) {
    typedef PackEnded T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_PackBits(Row *&r, char *at) {
    typedef PackBits T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_PackAlignas(Row *&r, char *at) {
    typedef PackAlignas T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
}
__host__ __device__ __noinline__ void measure_Pack16(Row *&r, char *at) {
    typedef Pack16 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
}
__host__ __device__ __noinline__ void measure_Bits(Row *&r, char *at) {
    typedef Bits T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->c = static_cast<decltype(p->c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsCrossing(Row *&r, char *at) {
    typedef BitsCrossing T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->c = static_cast<decltype(p->c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsZero(Row *&r, char *at) {
    typedef BitsZero T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsZeroChar(Row *&r, char *at) {
    typedef BitsZeroChar T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_BitsZeroLong(Row *&r, char *at) {
    typedef BitsZeroLong T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsZeroOnly(Row *&r, char *at) {
    typedef BitsZeroOnly T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_BitsZeroLast(Row *&r, char *at) {
    typedef BitsZeroLast T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsUnnamed(Row *&r, char *at) {
    typedef BitsUnnamed T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsUnnamedFirst(Row *&r, char *at) {
    typedef BitsUnnamedFirst T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsUnnamedOnly(Row *&r, char *at) {
    typedef BitsUnnamedOnly T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_BitsMixed(Row *&r, char *at) {
    typedef BitsMixed T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->c = static_cast<decltype(p->c)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->d = static_cast<decltype(p->d)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsMixedDown(Row *&r, char *at) {
    typedef BitsMixedDown T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->c = static_cast<decltype(p->c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsBool(Row *&r, char *at) {
    typedef BitsBool T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_BitsAfterChar(Row *&r, char *at) {
    typedef BitsAfterChar T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_BitsAfterCharWide(Row *&r, char *at) {
    typedef BitsAfterCharWide T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_BitsLong(Row *&r, char *at) {
    typedef BitsLong T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->c = static_cast<decltype(p->c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsEnum(Row *&r, char *at) {
    typedef BitsEnum T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsScopedEnum(Row *&r, char *at) {
    typedef BitsScopedEnum T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsWide(Row *&r, char *at) {
    typedef BitsWide T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsSigned(Row *&r, char *at) {
    typedef BitsSigned T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsAligned(Row *&r, char *at) {
    typedef BitsAligned T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_BitsInUnion(Row *&r, char *at) {
    typedef BitsInUnion T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->a = static_cast<decltype(p->a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_BitsNested(Row *&r, char *at) {
    typedef BitsNested T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->n);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_UnionSimple(Row *&r, char *at) {
    typedef UnionSimple T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_UnionArray(Row *&r, char *at) {
    typedef UnionArray T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->w);
}
__host__ __device__ __noinline__ void measure_UnionVector(Row *&r, char *at) {
    typedef UnionVector T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->v);
    place<T>(r, at, &p->f);
}
__host__ __device__ __noinline__ void measure_UnionStruct(Row *&r, char *at) {
    typedef UnionStruct T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->s);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_UnionPacked(Row *&r, char *at) {
    typedef UnionPacked T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_UnionAligned(Row *&r, char *at) {
    typedef UnionAligned T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_UnionPack(Row *&r, char *at) {
    typedef UnionPack T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->d);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_UnionInStruct(Row *&r, char *at) {
    typedef UnionInStruct T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->k);
    place<T>(r, at, &p->u);
    place<T>(r, at, &p->t);
}
__host__ __device__ __noinline__ void measure_AnonymousUnion(Row *&r, char *at) {
    typedef AnonymousUnion T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->k);
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->f);
    place<T>(r, at, &p->t);
}
__host__ __device__ __noinline__ void measure_AnonymousStruct(Row *&r, char *at) {
    typedef AnonymousStruct T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->w);
}
__host__ __device__ __noinline__ void measure_AnonymousNested(Row *&r, char *at) {
    typedef AnonymousNested T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->k);
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->x);
    place<T>(r, at, &p->y);
    place<T>(r, at, &p->t);
}
__host__ __device__ __noinline__ void measure_UnnamedMember(Row *&r, char *at) {
    typedef UnnamedMember T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->k);
    place<T>(r, at, &p->s);
    place<T>(r, at, &p->s.a);
    place<T>(r, at, &p->s.b);
    place<T>(r, at, &p->t);
}
__host__ __device__ __noinline__ void measure_UnnamedMemberArray(Row *&r, char *at) {
    typedef UnnamedMemberArray T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->k);
    place<T>(r, at, &p->s);
    place<T>(r, at, &p->t);
}
__host__ __device__ __noinline__ void measure_EnumPlain(Row *&r, char *at) {
    typedef EnumPlain T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_EnumNegative(Row *&r, char *at) {
    typedef EnumNegative T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_EnumBig(Row *&r, char *at) {
    typedef EnumBig T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_EnumUnsigned(Row *&r, char *at) {
    typedef EnumUnsigned T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_EnumChar(Row *&r, char *at) {
    typedef EnumChar T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_EnumShort(Row *&r, char *at) {
    typedef EnumShort T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_EnumClass(Row *&r, char *at) {
    typedef EnumClass T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_EnumLong(Row *&r, char *at) {
    typedef EnumLong T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_EnumBool(Row *&r, char *at) {
    typedef EnumBool T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_EnumFields(Row *&r, char *at) {
    typedef EnumFields T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->d);
    place<T>(r, at, &p->e);
}
__host__ __device__ __noinline__ void measure_EnumOpaque(Row *&r, char *at) {
    typedef EnumOpaque T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_AlignasType(Row *&r, char *at) {
    typedef AlignasType T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_AlignasVector(Row *&r, char *at) {
    typedef AlignasVector T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_AlignasMember(Row *&r, char *at) {
    typedef AlignasMember T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->x);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_AlignasMemberType(Row *&r, char *at) {
    typedef AlignasMemberType T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_AlignasTwice(Row *&r, char *at) {
    typedef AlignasTwice T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_AlignasZero(Row *&r, char *at) {
    typedef AlignasZero T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
}
__host__ __device__ __noinline__ void measure_AlignasExpression(Row *&r, char *at) {
    typedef AlignasExpression T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_AlignMacro(Row *&r, char *at) {
    typedef AlignMacro T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->x);
    place<T>(r, at, &p->y);
    place<T>(r, at, &p->z);
}
__host__ __device__ __noinline__ void measure_AlignMacro8(Row *&r, char *at) {
    typedef AlignMacro8 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_AlignMacroMember(Row *&r, char *at) {
    typedef AlignMacroMember T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_BuiltinAlign(Row *&r, char *at) {
    typedef BuiltinAlign T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
}
__host__ __device__ __noinline__ void measure_AttributeAligned(Row *&r, char *at) {
    typedef AttributeAligned T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_AttributeAlignedAfter(Row *&r, char *at) {
    typedef AttributeAlignedAfter T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
}
__host__ __device__ __noinline__ void measure_AttributeAlignedPlain(Row *&r, char *at) {
    typedef AttributeAlignedPlain T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
}
__host__ __device__ __noinline__ void measure_AttributeAlignedMember(Row *&r, char *at) {
    typedef AttributeAlignedMember T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_GnuAttribute(Row *&r, char *at) {
    typedef GnuAttribute T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_AlignedWeaker(Row *&r, char *at) {
    typedef AlignedWeaker T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_AlignedArray(Row *&r, char *at) {
    typedef AlignedArray T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->a);
}
__host__ __device__ __noinline__ void measure_AlignedTypedef(Row *&r, char *at) {
    typedef AlignedTypedef T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_WeakTypedef(Row *&r, char *at) {
    typedef WeakTypedef T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_AlignedBase(Row *&r, char *at) {
    typedef AlignedBase T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<AlignMacro8 *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_OverAlignedBaseTail(Row *&r, char *at) {
    typedef OverAlignedBaseTail T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<OverAlignedBase *>(p));
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_Pointers(Row *&r, char *at) {
    typedef Pointers T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->d);
    place<T>(r, at, &p->e);
}
__host__ __device__ __noinline__ void measure_MemberPointers(Row *&r, char *at) {
    typedef MemberPointers T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->d);
    place<T>(r, at, &p->f);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_MemberPointerTypedef(Row *&r, char *at) {
    typedef MemberPointerTypedef T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->d);
    place<T>(r, at, &p->f);
}
__host__ __device__ __noinline__ void measure_PointerToArray(Row *&r, char *at) {
    typedef PointerToArray T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->p);
    place<T>(r, at, &p->q);
}
__host__ __device__ __noinline__ void measure_References(Row *&r, char *at) {
    typedef References T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_NullPointer(Row *&r, char *at) {
    typedef NullPointer T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->n);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_Matrices(Row *&r, char *at) {
    typedef Matrices T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->m);
    place<T>(r, at, &p->n);
}
__host__ __device__ __noinline__ void measure_ArrayTypedef(Row *&r, char *at) {
    typedef ArrayTypedef T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->r);
}
__host__ __device__ __noinline__ void measure_ConstVolatile(Row *&r, char *at) {
    typedef ConstVolatile T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_FlexibleArray(Row *&r, char *at) {
    typedef FlexibleArray T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->n);
    place<T>(r, at, &p->data);
}
__host__ __device__ __noinline__ void measure_ZeroArray(Row *&r, char *at) {
    typedef ZeroArray T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->n);
    place<T>(r, at, &p->tail);
}
__host__ __device__ __noinline__ void measure_NestedClass(Row *&r, char *at) {
    typedef NestedClass T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->j);
}
__host__ __device__ __noinline__ void measure_OutOfLineNested(Row *&r, char *at) {
    typedef OutOfLineNested T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->p);
    place<T>(r, at, &p->i);
}
__host__ __device__ __noinline__ void measure_MembersBetween(Row *&r, char *at) {
    typedef MembersBetween T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_Mutable(Row *&r, char *at) {
    typedef Mutable T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_Sections(Row *&r, char *at) {
    typedef Sections T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->c);
}
__host__ __device__ __noinline__ void measure_Pair_int_double(Row *&r, char *at) {
    typedef Pair_int_double T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->first);
    place<T>(r, at, &p->second);
}
__host__ __device__ __noinline__ void measure_Pair_char_float4(Row *&r, char *at) {
    typedef Pair_char_float4 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->first);
    place<T>(r, at, &p->second);
}
__host__ __device__ __noinline__ void measure_Pair_nested(Row *&r, char *at) {
    typedef Pair_nested T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->first);
    place<T>(r, at, &p->second);
}
__host__ __device__ __noinline__ void measure_Pair_pointers(Row *&r, char *at) {
    typedef Pair_pointers T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->first);
    place<T>(r, at, &p->second);
}
__host__ __device__ __noinline__ void measure_Array_float_7(Row *&r, char *at) {
    typedef Array_float_7 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->v);
    place<T>(r, at, &p->n);
}
__host__ __device__ __noinline__ void measure_Array_computed(Row *&r, char *at) {
    typedef Array_computed T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->v);
    place<T>(r, at, &p->n);
}
__host__ __device__ __noinline__ void measure_Aligned_16(Row *&r, char *at) {
    typedef Aligned_16 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->data);
}
__host__ __device__ __noinline__ void measure_Aligned_size(Row *&r, char *at) {
    typedef Aligned_size T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->data);
}
__host__ __device__ __noinline__ void measure_AliasTemplate(Row *&r, char *at) {
    typedef AliasTemplate T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->first);
    place<T>(r, at, &p->second);
}
__host__ __device__ __noinline__ void measure_Specialized(Row *&r, char *at) {
    typedef Specialized T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_PartlySpecialized(Row *&r, char *at) {
    typedef PartlySpecialized T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->p);
}
__host__ __device__ __noinline__ void measure_DefaultArgument(Row *&r, char *at) {
    typedef DefaultArgument T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_TemplateBase(Row *&r, char *at) {
    typedef TemplateBase T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<Crtp<TemplateBase> *>(p));
    place<T>(r, at, &p->x);
}
__host__ __device__ __noinline__ void measure_TupleLike(Row *&r, char *at) {
    typedef TupleLike T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<Leaf<0,char> *>(p));
    place<T>(r, at, static_cast<Leaf<1,double> *>(p));
    place<T>(r, at, static_cast<Leaf<2,Empty> *>(p));
}
__host__ __device__ __noinline__ void measure_EmptyLeaf(Row *&r, char *at) {
    typedef EmptyLeaf T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<Slot<0,Empty> *>(p));
    place<T>(r, at, static_cast<Slot<1,int> *>(p));
}
__host__ __device__ __noinline__ void measure_NestedTemplate(Row *&r, char *at) {
    typedef NestedTemplate T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->i);
    place<T>(r, at, &p->t);
}
__host__ __device__ __noinline__ void measure_Namespaced(Row *&r, char *at) {
    typedef Namespaced T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_UsingDeclaration(Row *&r, char *at) {
    typedef UsingDeclaration T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_Redeclared(Row *&r, char *at) {
    typedef Redeclared T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
}
__host__ __device__ __noinline__ void measure_ElaboratedMember(Row *&r, char *at) {
    typedef ElaboratedMember T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->n);
}
__host__ __device__ __noinline__ void measure_TypedefStruct(Row *&r, char *at) {
    typedef TypedefStruct T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_MacroFields(Row *&r, char *at) {
    typedef MacroFields T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->x_1);
    place<T>(r, at, &p->x_2);
    place<T>(r, at, &p->y_1);
    place<T>(r, at, &p->y_2);
}
__host__ __device__ __noinline__ void measure_MacroAligned(Row *&r, char *at) {
    typedef MacroAligned T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
}
__host__ __device__ __noinline__ void measure_CommaDeclarators(Row *&r, char *at) {
    typedef CommaDeclarators T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_SizeofBound(Row *&r, char *at) {
    typedef SizeofBound T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_ConstantBounds(Row *&r, char *at) {
    typedef ConstantBounds T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->a);
    place<T>(r, at, &p->b);
}
__host__ __device__ __noinline__ void measure_LargeArray(Row *&r, char *at) {
    typedef LargeArray T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->v);
    place<T>(r, at, &p->n);
}
__host__ __device__ __noinline__ void measure_StructOfEverything(Row *&r, char *at) {
    typedef StructOfEverything T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->c);
    place<T>(r, at, &p->v);
    place<T>(r, at, &p->p);
    place<T>(r, at, &p->u);
    clear(at, sizeof(T));
    p->b = static_cast<decltype(p->b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->d);
}
__host__ __device__ __noinline__ void measure_R000(Row *&r, char *at) {
    typedef R000 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r000_a);
}
__host__ __device__ __noinline__ void measure_R001(Row *&r, char *at) {
    typedef R001 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r001_a = static_cast<decltype(p->r001_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r001_b);
    place<T>(r, at, &p->r001_c);
    place<T>(r, at, &p->r001_d);
    clear(at, sizeof(T));
    p->r001_e = static_cast<decltype(p->r001_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r001_f);
    clear(at, sizeof(T));
    p->r001_g = static_cast<decltype(p->r001_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R002(Row *&r, char *at) {
    typedef R002 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r002_a);
    clear(at, sizeof(T));
    p->r002_b = static_cast<decltype(p->r002_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r002_c);
    clear(at, sizeof(T));
    p->r002_d = static_cast<decltype(p->r002_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r002_e);
    place<T>(r, at, &p->r002_f);
    clear(at, sizeof(T));
    p->r002_g = static_cast<decltype(p->r002_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R003(Row *&r, char *at) {
    typedef R003 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r003_a);
}
__host__ __device__ __noinline__ void measure_R004(Row *&r, char *at) {
    typedef R004 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r004_a);
    place<T>(r, at, &p->r004_b);
}
__host__ __device__ __noinline__ void measure_R005(Row *&r, char *at) {
    typedef R005 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r005_a);
    place<T>(r, at, &p->r005_b);
    place<T>(r, at, &p->r005_c);
    place<T>(r, at, &p->r005_d);
    place<T>(r, at, &p->r005_e);
    place<T>(r, at, &p->r005_f);
}
__host__ __device__ __noinline__ void measure_R006(Row *&r, char *at) {
    typedef R006 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r006_a);
    place<T>(r, at, &p->r006_b);
    place<T>(r, at, &p->r006_c);
    place<T>(r, at, &p->r006_d);
}
__host__ __device__ __noinline__ void measure_R007(Row *&r, char *at) {
    typedef R007 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r007_a);
    clear(at, sizeof(T));
    p->r007_b = static_cast<decltype(p->r007_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r007_c);
}
__host__ __device__ __noinline__ void measure_R008(Row *&r, char *at) {
    typedef R008 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r008_b = static_cast<decltype(p->r008_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r008_c);
    place<T>(r, at, &p->r008_d);
    place<T>(r, at, &p->r008_e);
}
__host__ __device__ __noinline__ void measure_R009(Row *&r, char *at) {
    typedef R009 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r009_a);
    place<T>(r, at, &p->r009_b);
    place<T>(r, at, &p->r009_c);
    place<T>(r, at, &p->r009_d);
    place<T>(r, at, &p->r009_f);
    place<T>(r, at, &p->r009_g);
}
__host__ __device__ __noinline__ void measure_R010(Row *&r, char *at) {
    typedef R010 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r010_a = static_cast<decltype(p->r010_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r010_b);
    place<T>(r, at, &p->r010_c);
    place<T>(r, at, &p->r010_d);
    place<T>(r, at, &p->r010_e);
    place<T>(r, at, &p->r010_f);
}
__host__ __device__ __noinline__ void measure_R011(Row *&r, char *at) {
    typedef R011 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r011_a);
    clear(at, sizeof(T));
    p->r011_b = static_cast<decltype(p->r011_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r011_c);
    place<T>(r, at, &p->r011_d);
}
__host__ __device__ __noinline__ void measure_R012(Row *&r, char *at) {
    typedef R012 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r012_a);
}
__host__ __device__ __noinline__ void measure_R013(Row *&r, char *at) {
    typedef R013 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r013_a = static_cast<decltype(p->r013_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r013_b);
    place<T>(r, at, &p->r013_c);
    place<T>(r, at, &p->r013_d);
    place<T>(r, at, &p->r013_f);
    place<T>(r, at, &p->r013_g);
}
__host__ __device__ __noinline__ void measure_R014(Row *&r, char *at) {
    typedef R014 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R002 *>(p));
    clear(at, sizeof(T));
    p->r014_a = static_cast<decltype(p->r014_a)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R015(Row *&r, char *at) {
    typedef R015 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r015_a);
    clear(at, sizeof(T));
    p->r015_b = static_cast<decltype(p->r015_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r015_c = static_cast<decltype(p->r015_c)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r015_d = static_cast<decltype(p->r015_d)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r015_f = static_cast<decltype(p->r015_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R016(Row *&r, char *at) {
    typedef R016 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r016_a);
    place<T>(r, at, &p->r016_b);
}
__host__ __device__ __noinline__ void measure_R017(Row *&r, char *at) {
    typedef R017 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r017_a);
    place<T>(r, at, &p->r017_b);
}
__host__ __device__ __noinline__ void measure_R018(Row *&r, char *at) {
    typedef R018 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r018_a = static_cast<decltype(p->r018_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r018_b);
}
__host__ __device__ __noinline__ void measure_R019(Row *&r, char *at) {
    typedef R019 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r019_a = static_cast<decltype(p->r019_a)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R020(Row *&r, char *at) {
    typedef R020 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r020_a);
    place<T>(r, at, &p->r020_b);
    clear(at, sizeof(T));
    p->r020_c = static_cast<decltype(p->r020_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r020_d);
    clear(at, sizeof(T));
    p->r020_e = static_cast<decltype(p->r020_e)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r020_f = static_cast<decltype(p->r020_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R021(Row *&r, char *at) {
    typedef R021 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r021_a);
    clear(at, sizeof(T));
    p->r021_b = static_cast<decltype(p->r021_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r021_c);
}
__host__ __device__ __noinline__ void measure_R022(Row *&r, char *at) {
    typedef R022 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R013 *>(p));
    place<T>(r, at, &p->r022_a);
    clear(at, sizeof(T));
    p->r022_b = static_cast<decltype(p->r022_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r022_c);
    place<T>(r, at, &p->r022_d);
}
__host__ __device__ __noinline__ void measure_R023(Row *&r, char *at) {
    typedef R023 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r023_a = static_cast<decltype(p->r023_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r023_b);
    place<T>(r, at, &p->r023_c);
    clear(at, sizeof(T));
    p->r023_d = static_cast<decltype(p->r023_d)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R024(Row *&r, char *at) {
    typedef R024 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r024_a = static_cast<decltype(p->r024_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r024_b);
    place<T>(r, at, &p->r024_c);
    place<T>(r, at, &p->r024_d);
    place<T>(r, at, &p->r024_e);
}
__host__ __device__ __noinline__ void measure_R025(Row *&r, char *at) {
    typedef R025 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r025_a);
    place<T>(r, at, &p->r025_b);
    clear(at, sizeof(T));
    p->r025_c = static_cast<decltype(p->r025_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r025_d);
    place<T>(r, at, &p->r025_e);
}
__host__ __device__ __noinline__ void measure_R026(Row *&r, char *at) {
    typedef R026 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R011 *>(p));
    place<T>(r, at, static_cast<R002 *>(p));
    place<T>(r, at, &p->r026_a);
    place<T>(r, at, &p->r026_b);
    place<T>(r, at, &p->r026_c);
    place<T>(r, at, &p->r026_d);
}
__host__ __device__ __noinline__ void measure_R027(Row *&r, char *at) {
    typedef R027 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r027_a = static_cast<decltype(p->r027_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r027_b);
    place<T>(r, at, &p->r027_c);
    place<T>(r, at, &p->r027_d);
    place<T>(r, at, &p->r027_e);
    clear(at, sizeof(T));
    p->r027_f = static_cast<decltype(p->r027_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R028(Row *&r, char *at) {
    typedef R028 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r028_a = static_cast<decltype(p->r028_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r028_b = static_cast<decltype(p->r028_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r028_c = static_cast<decltype(p->r028_c)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r028_d = static_cast<decltype(p->r028_d)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R029(Row *&r, char *at) {
    typedef R029 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R011 *>(p));
    place<T>(r, at, &p->r029_a);
    place<T>(r, at, &p->r029_b);
}
__host__ __device__ __noinline__ void measure_R030(Row *&r, char *at) {
    typedef R030 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r030_a);
    clear(at, sizeof(T));
    p->r030_b = static_cast<decltype(p->r030_b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R031(Row *&r, char *at) {
    typedef R031 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r031_a);
    place<T>(r, at, &p->r031_b);
    place<T>(r, at, &p->r031_c);
}
__host__ __device__ __noinline__ void measure_R032(Row *&r, char *at) {
    typedef R032 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r032_a);
    place<T>(r, at, &p->r032_b);
    place<T>(r, at, &p->r032_c);
    place<T>(r, at, &p->r032_d);
}
__host__ __device__ __noinline__ void measure_R033(Row *&r, char *at) {
    typedef R033 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r033_a);
    place<T>(r, at, &p->r033_b);
}
__host__ __device__ __noinline__ void measure_R034(Row *&r, char *at) {
    typedef R034 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r034_a);
}
__host__ __device__ __noinline__ void measure_R035(Row *&r, char *at) {
    typedef R035 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r035_a = static_cast<decltype(p->r035_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r035_b);
    clear(at, sizeof(T));
    p->r035_c = static_cast<decltype(p->r035_c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R036(Row *&r, char *at) {
    typedef R036 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r036_a);
    place<T>(r, at, &p->r036_b);
    place<T>(r, at, &p->r036_c);
    place<T>(r, at, &p->r036_d);
    place<T>(r, at, &p->r036_e);
    place<T>(r, at, &p->r036_f);
}
__host__ __device__ __noinline__ void measure_R037(Row *&r, char *at) {
    typedef R037 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r037_a);
    clear(at, sizeof(T));
    p->r037_b = static_cast<decltype(p->r037_b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R038(Row *&r, char *at) {
    typedef R038 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r038_a);
}
__host__ __device__ __noinline__ void measure_R039(Row *&r, char *at) {
    typedef R039 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r039_a);
    place<T>(r, at, &p->r039_b);
    place<T>(r, at, &p->r039_c);
    place<T>(r, at, &p->r039_e);
    place<T>(r, at, &p->r039_f);
    place<T>(r, at, &p->r039_g);
}
__host__ __device__ __noinline__ void measure_R040(Row *&r, char *at) {
    typedef R040 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r040_a = static_cast<decltype(p->r040_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r040_b);
    place<T>(r, at, &p->r040_c);
}
__host__ __device__ __noinline__ void measure_R041(Row *&r, char *at) {
    typedef R041 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r041_a);
    place<T>(r, at, &p->r041_b);
    place<T>(r, at, &p->r041_c);
}
__host__ __device__ __noinline__ void measure_R042(Row *&r, char *at) {
    typedef R042 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r042_a = static_cast<decltype(p->r042_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r042_b);
    place<T>(r, at, &p->r042_c);
    clear(at, sizeof(T));
    p->r042_d = static_cast<decltype(p->r042_d)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r042_e = static_cast<decltype(p->r042_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r042_f);
    place<T>(r, at, &p->r042_g);
}
__host__ __device__ __noinline__ void measure_R043(Row *&r, char *at) {
    typedef R043 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r043_a);
    place<T>(r, at, &p->r043_b);
    place<T>(r, at, &p->r043_c);
    place<T>(r, at, &p->r043_d);
}
__host__ __device__ __noinline__ void measure_R044(Row *&r, char *at) {
    typedef R044 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r044_a);
    place<T>(r, at, &p->r044_b);
    place<T>(r, at, &p->r044_c);
}
__host__ __device__ __noinline__ void measure_R045(Row *&r, char *at) {
    typedef R045 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r045_a = static_cast<decltype(p->r045_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r045_b = static_cast<decltype(p->r045_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r045_c);
    clear(at, sizeof(T));
    p->r045_d = static_cast<decltype(p->r045_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r045_e);
}
__host__ __device__ __noinline__ void measure_R046(Row *&r, char *at) {
    typedef R046 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r046_a);
    place<T>(r, at, &p->r046_b);
    clear(at, sizeof(T));
    p->r046_c = static_cast<decltype(p->r046_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r046_d);
}
__host__ __device__ __noinline__ void measure_R047(Row *&r, char *at) {
    typedef R047 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r047_a = static_cast<decltype(p->r047_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r047_b);
    clear(at, sizeof(T));
    p->r047_c = static_cast<decltype(p->r047_c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R048(Row *&r, char *at) {
    typedef R048 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r048_a);
    place<T>(r, at, &p->r048_b);
    clear(at, sizeof(T));
    p->r048_c = static_cast<decltype(p->r048_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r048_d);
    place<T>(r, at, &p->r048_e);
    place<T>(r, at, &p->r048_f);
    place<T>(r, at, &p->r048_g);
}
__host__ __device__ __noinline__ void measure_R049(Row *&r, char *at) {
    typedef R049 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r049_a);
    clear(at, sizeof(T));
    p->r049_b = static_cast<decltype(p->r049_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r049_c = static_cast<decltype(p->r049_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r049_d);
    clear(at, sizeof(T));
    p->r049_e = static_cast<decltype(p->r049_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r049_f);
    place<T>(r, at, &p->r049_g);
}
__host__ __device__ __noinline__ void measure_R050(Row *&r, char *at) {
    typedef R050 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r050_a);
    place<T>(r, at, &p->r050_b);
}
__host__ __device__ __noinline__ void measure_R051(Row *&r, char *at) {
    typedef R051 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r051_a = static_cast<decltype(p->r051_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r051_b = static_cast<decltype(p->r051_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r051_c);
}
__host__ __device__ __noinline__ void measure_R052(Row *&r, char *at) {
    typedef R052 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r052_a);
    place<T>(r, at, &p->r052_b);
}
__host__ __device__ __noinline__ void measure_R053(Row *&r, char *at) {
    typedef R053 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r053_a);
    place<T>(r, at, &p->r053_b);
    clear(at, sizeof(T));
    p->r053_c = static_cast<decltype(p->r053_c)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r053_d = static_cast<decltype(p->r053_d)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R054(Row *&r, char *at) {
    typedef R054 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R038 *>(p));
    place<T>(r, at, static_cast<R034 *>(p));
    clear(at, sizeof(T));
    p->r054_a = static_cast<decltype(p->r054_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r054_b);
    place<T>(r, at, &p->r054_c);
    place<T>(r, at, &p->r054_d);
}
__host__ __device__ __noinline__ void measure_R055(Row *&r, char *at) {
    typedef R055 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r055_a);
    place<T>(r, at, &p->r055_b);
    place<T>(r, at, &p->r055_c);
    place<T>(r, at, &p->r055_d);
    clear(at, sizeof(T));
    p->r055_e = static_cast<decltype(p->r055_e)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r055_f = static_cast<decltype(p->r055_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R056(Row *&r, char *at) {
    typedef R056 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R037 *>(p));
    place<T>(r, at, &p->r056_a);
    place<T>(r, at, &p->r056_b);
    place<T>(r, at, &p->r056_c);
    clear(at, sizeof(T));
    p->r056_d = static_cast<decltype(p->r056_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r056_e);
    place<T>(r, at, &p->r056_f);
    place<T>(r, at, &p->r056_g);
}
__host__ __device__ __noinline__ void measure_R057(Row *&r, char *at) {
    typedef R057 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r057_a);
    place<T>(r, at, &p->r057_b);
}
__host__ __device__ __noinline__ void measure_R058(Row *&r, char *at) {
    typedef R058 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r058_a);
    clear(at, sizeof(T));
    p->r058_b = static_cast<decltype(p->r058_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r058_c = static_cast<decltype(p->r058_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r058_d);
    clear(at, sizeof(T));
    p->r058_e = static_cast<decltype(p->r058_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r058_f);
    clear(at, sizeof(T));
    p->r058_g = static_cast<decltype(p->r058_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R059(Row *&r, char *at) {
    typedef R059 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r059_a = static_cast<decltype(p->r059_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r059_b);
    clear(at, sizeof(T));
    p->r059_c = static_cast<decltype(p->r059_c)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r059_d = static_cast<decltype(p->r059_d)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r059_e = static_cast<decltype(p->r059_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r059_f);
    clear(at, sizeof(T));
    p->r059_g = static_cast<decltype(p->r059_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R060(Row *&r, char *at) {
    typedef R060 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r060_a);
    clear(at, sizeof(T));
    p->r060_b = static_cast<decltype(p->r060_b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R061(Row *&r, char *at) {
    typedef R061 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r061_a = static_cast<decltype(p->r061_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r061_b = static_cast<decltype(p->r061_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r061_c);
}
__host__ __device__ __noinline__ void measure_R062(Row *&r, char *at) {
    typedef R062 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r062_a);
    place<T>(r, at, &p->r062_b);
    clear(at, sizeof(T));
    p->r062_c = static_cast<decltype(p->r062_c)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r062_d = static_cast<decltype(p->r062_d)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R063(Row *&r, char *at) {
    typedef R063 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r063_a);
    place<T>(r, at, &p->r063_b);
    place<T>(r, at, &p->r063_c);
    place<T>(r, at, &p->r063_d);
}
__host__ __device__ __noinline__ void measure_R064(Row *&r, char *at) {
    typedef R064 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r064_a);
    place<T>(r, at, &p->r064_b);
    clear(at, sizeof(T));
    p->r064_c = static_cast<decltype(p->r064_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r064_d);
    place<T>(r, at, &p->r064_e);
    place<T>(r, at, &p->r064_f);
    clear(at, sizeof(T));
    p->r064_g = static_cast<decltype(p->r064_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R065(Row *&r, char *at) {
    typedef R065 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r065_a = static_cast<decltype(p->r065_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r065_b);
    clear(at, sizeof(T));
    p->r065_c = static_cast<decltype(p->r065_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r065_d);
}
__host__ __device__ __noinline__ void measure_R066(Row *&r, char *at) {
    typedef R066 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r066_a);
    place<T>(r, at, &p->r066_b);
    clear(at, sizeof(T));
    p->r066_c = static_cast<decltype(p->r066_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r066_d);
    place<T>(r, at, &p->r066_e);
}
__host__ __device__ __noinline__ void measure_R067(Row *&r, char *at) {
    typedef R067 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r067_a);
    place<T>(r, at, &p->r067_b);
    place<T>(r, at, &p->r067_c);
    place<T>(r, at, &p->r067_d);
    place<T>(r, at, &p->r067_e);
    place<T>(r, at, &p->r067_f);
    place<T>(r, at, &p->r067_g);
}
__host__ __device__ __noinline__ void measure_R068(Row *&r, char *at) {
    typedef R068 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r068_a);
}
__host__ __device__ __noinline__ void measure_R069(Row *&r, char *at) {
    typedef R069 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R012 *>(p));
    place<T>(r, at, static_cast<R068 *>(p));
    place<T>(r, at, &p->r069_a);
}
__host__ __device__ __noinline__ void measure_R070(Row *&r, char *at) {
    typedef R070 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r070_a);
    place<T>(r, at, &p->r070_b);
    clear(at, sizeof(T));
    p->r070_c = static_cast<decltype(p->r070_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r070_d);
}
__host__ __device__ __noinline__ void measure_R071(Row *&r, char *at) {
    typedef R071 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r071_a = static_cast<decltype(p->r071_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r071_b);
    place<T>(r, at, &p->r071_c);
    place<T>(r, at, &p->r071_d);
    place<T>(r, at, &p->r071_e);
}
__host__ __device__ __noinline__ void measure_R072(Row *&r, char *at) {
    typedef R072 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r072_a);
}
__host__ __device__ __noinline__ void measure_R073(Row *&r, char *at) {
    typedef R073 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r073_a);
    place<T>(r, at, &p->r073_b);
    clear(at, sizeof(T));
    p->r073_c = static_cast<decltype(p->r073_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r073_d);
    place<T>(r, at, &p->r073_e);
    place<T>(r, at, &p->r073_f);
}
__host__ __device__ __noinline__ void measure_R074(Row *&r, char *at) {
    typedef R074 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r074_a = static_cast<decltype(p->r074_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r074_b);
}
__host__ __device__ __noinline__ void measure_R075(Row *&r, char *at) {
    typedef R075 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r075_a);
    place<T>(r, at, &p->r075_b);
    place<T>(r, at, &p->r075_c);
    clear(at, sizeof(T));
    p->r075_d = static_cast<decltype(p->r075_d)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R076(Row *&r, char *at) {
    typedef R076 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r076_a);
    clear(at, sizeof(T));
    p->r076_b = static_cast<decltype(p->r076_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r076_c);
    clear(at, sizeof(T));
    p->r076_d = static_cast<decltype(p->r076_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r076_e);
}
__host__ __device__ __noinline__ void measure_R077(Row *&r, char *at) {
    typedef R077 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R065 *>(p));
    clear(at, sizeof(T));
    p->r077_a = static_cast<decltype(p->r077_a)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R078(Row *&r, char *at) {
    typedef R078 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r078_a);
    place<T>(r, at, &p->r078_b);
    place<T>(r, at, &p->r078_c);
    place<T>(r, at, &p->r078_d);
    place<T>(r, at, &p->r078_e);
    clear(at, sizeof(T));
    p->r078_f = static_cast<decltype(p->r078_f)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r078_g = static_cast<decltype(p->r078_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R079(Row *&r, char *at) {
    typedef R079 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r079_a = static_cast<decltype(p->r079_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r079_b);
    clear(at, sizeof(T));
    p->r079_c = static_cast<decltype(p->r079_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r079_d);
}
__host__ __device__ __noinline__ void measure_R080(Row *&r, char *at) {
    typedef R080 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r080_a);
    clear(at, sizeof(T));
    p->r080_b = static_cast<decltype(p->r080_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r080_c);
    place<T>(r, at, &p->r080_d);
    place<T>(r, at, &p->r080_e);
    place<T>(r, at, &p->r080_f);
}
__host__ __device__ __noinline__ void measure_R081(Row *&r, char *at) {
    typedef R081 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r081_a);
    place<T>(r, at, &p->r081_b);
    place<T>(r, at, &p->r081_c);
}
__host__ __device__ __noinline__ void measure_R082(Row *&r, char *at) {
    typedef R082 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r082_a);
    place<T>(r, at, &p->r082_b);
}
__host__ __device__ __noinline__ void measure_R083(Row *&r, char *at) {
    typedef R083 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R040 *>(p));
    place<T>(r, at, static_cast<R015 *>(p));
    place<T>(r, at, &p->r083_a);
    place<T>(r, at, &p->r083_b);
    clear(at, sizeof(T));
    p->r083_c = static_cast<decltype(p->r083_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r083_d);
    place<T>(r, at, &p->r083_e);
    place<T>(r, at, &p->r083_f);
}
__host__ __device__ __noinline__ void measure_R084(Row *&r, char *at) {
    typedef R084 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r084_a = static_cast<decltype(p->r084_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r084_b);
    place<T>(r, at, &p->r084_c);
}
__host__ __device__ __noinline__ void measure_R085(Row *&r, char *at) {
    typedef R085 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r085_a);
    place<T>(r, at, &p->r085_b);
    place<T>(r, at, &p->r085_c);
}
__host__ __device__ __noinline__ void measure_R086(Row *&r, char *at) {
    typedef R086 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r086_a = static_cast<decltype(p->r086_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r086_b);
    clear(at, sizeof(T));
    p->r086_c = static_cast<decltype(p->r086_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r086_d);
    place<T>(r, at, &p->r086_e);
    place<T>(r, at, &p->r086_f);
}
__host__ __device__ __noinline__ void measure_R087(Row *&r, char *at) {
    typedef R087 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R049 *>(p));
    clear(at, sizeof(T));
    p->r087_a = static_cast<decltype(p->r087_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r087_b = static_cast<decltype(p->r087_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r087_c);
    clear(at, sizeof(T));
    p->r087_d = static_cast<decltype(p->r087_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r087_e);
}
__host__ __device__ __noinline__ void measure_R088(Row *&r, char *at) {
    typedef R088 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r088_a = static_cast<decltype(p->r088_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r088_b);
    clear(at, sizeof(T));
    p->r088_c = static_cast<decltype(p->r088_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r088_d);
    place<T>(r, at, &p->r088_e);
    place<T>(r, at, &p->r088_f);
}
__host__ __device__ __noinline__ void measure_R089(Row *&r, char *at) {
    typedef R089 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R013 *>(p));
    place<T>(r, at, static_cast<R016 *>(p));
    place<T>(r, at, &p->r089_a);
    place<T>(r, at, &p->r089_b);
    place<T>(r, at, &p->r089_c);
    place<T>(r, at, &p->r089_d);
    clear(at, sizeof(T));
    p->r089_e = static_cast<decltype(p->r089_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r089_f);
    place<T>(r, at, &p->r089_g);
}
__host__ __device__ __noinline__ void measure_R090(Row *&r, char *at) {
    typedef R090 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r090_a);
    place<T>(r, at, &p->r090_b);
}
__host__ __device__ __noinline__ void measure_R091(Row *&r, char *at) {
    typedef R091 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r091_a = static_cast<decltype(p->r091_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r091_b);
    clear(at, sizeof(T));
    p->r091_c = static_cast<decltype(p->r091_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r091_d);
    clear(at, sizeof(T));
    p->r091_e = static_cast<decltype(p->r091_e)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R092(Row *&r, char *at) {
    typedef R092 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r092_a = static_cast<decltype(p->r092_a)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R093(Row *&r, char *at) {
    typedef R093 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R061 *>(p));
    place<T>(r, at, static_cast<R078 *>(p));
    place<T>(r, at, &p->r093_a);
}
__host__ __device__ __noinline__ void measure_R094(Row *&r, char *at) {
    typedef R094 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r094_a);
    place<T>(r, at, &p->r094_b);
    clear(at, sizeof(T));
    p->r094_c = static_cast<decltype(p->r094_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r094_d);
    place<T>(r, at, &p->r094_e);
}
__host__ __device__ __noinline__ void measure_R095(Row *&r, char *at) {
    typedef R095 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R007 *>(p));
    place<T>(r, at, &p->r095_a);
}
__host__ __device__ __noinline__ void measure_R096(Row *&r, char *at) {
    typedef R096 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r096_a);
    place<T>(r, at, &p->r096_b);
}
__host__ __device__ __noinline__ void measure_R097(Row *&r, char *at) {
    typedef R097 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r097_a);
}
__host__ __device__ __noinline__ void measure_R098(Row *&r, char *at) {
    typedef R098 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r098_a = static_cast<decltype(p->r098_a)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R099(Row *&r, char *at) {
    typedef R099 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r099_a);
    clear(at, sizeof(T));
    p->r099_b = static_cast<decltype(p->r099_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r099_c = static_cast<decltype(p->r099_c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R100(Row *&r, char *at) {
    typedef R100 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r100_a = static_cast<decltype(p->r100_a)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R101(Row *&r, char *at) {
    typedef R101 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r101_a);
    place<T>(r, at, &p->r101_b);
    place<T>(r, at, &p->r101_c);
    place<T>(r, at, &p->r101_d);
    place<T>(r, at, &p->r101_e);
    clear(at, sizeof(T));
    p->r101_f = static_cast<decltype(p->r101_f)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r101_g);
}
__host__ __device__ __noinline__ void measure_R102(Row *&r, char *at) {
    typedef R102 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r102_a);
    place<T>(r, at, &p->r102_b);
    place<T>(r, at, &p->r102_c);
    place<T>(r, at, &p->r102_d);
    clear(at, sizeof(T));
    p->r102_e = static_cast<decltype(p->r102_e)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R103(Row *&r, char *at) {
    typedef R103 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R037 *>(p));
    place<T>(r, at, &p->r103_a);
}
__host__ __device__ __noinline__ void measure_R104(Row *&r, char *at) {
    typedef R104 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r104_a);
    place<T>(r, at, &p->r104_b);
}
__host__ __device__ __noinline__ void measure_R105(Row *&r, char *at) {
    typedef R105 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r105_a);
    place<T>(r, at, &p->r105_b);
    clear(at, sizeof(T));
    p->r105_c = static_cast<decltype(p->r105_c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R106(Row *&r, char *at) {
    typedef R106 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R008 *>(p));
    clear(at, sizeof(T));
    p->r106_a = static_cast<decltype(p->r106_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r106_b);
}
__host__ __device__ __noinline__ void measure_R107(Row *&r, char *at) {
    typedef R107 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r107_b);
    place<T>(r, at, &p->r107_c);
    place<T>(r, at, &p->r107_d);
    place<T>(r, at, &p->r107_e);
    place<T>(r, at, &p->r107_f);
}
__host__ __device__ __noinline__ void measure_R108(Row *&r, char *at) {
    typedef R108 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R027 *>(p));
    place<T>(r, at, static_cast<R100 *>(p));
    place<T>(r, at, &p->r108_a);
}
__host__ __device__ __noinline__ void measure_R109(Row *&r, char *at) {
    typedef R109 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r109_a);
    place<T>(r, at, &p->r109_b);
    place<T>(r, at, &p->r109_c);
    place<T>(r, at, &p->r109_d);
    place<T>(r, at, &p->r109_e);
    place<T>(r, at, &p->r109_f);
    place<T>(r, at, &p->r109_g);
}
__host__ __device__ __noinline__ void measure_R110(Row *&r, char *at) {
    typedef R110 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r110_a = static_cast<decltype(p->r110_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r110_b);
    clear(at, sizeof(T));
    p->r110_c = static_cast<decltype(p->r110_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r110_d);
    clear(at, sizeof(T));
    p->r110_e = static_cast<decltype(p->r110_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r110_f);
}
__host__ __device__ __noinline__ void measure_R111(Row *&r, char *at) {
    typedef R111 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r111_a);
    place<T>(r, at, &p->r111_b);
    place<T>(r, at, &p->r111_c);
}
__host__ __device__ __noinline__ void measure_R112(Row *&r, char *at) {
    typedef R112 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r112_a = static_cast<decltype(p->r112_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r112_c);
    place<T>(r, at, &p->r112_d);
    place<T>(r, at, &p->r112_e);
}
__host__ __device__ __noinline__ void measure_R113(Row *&r, char *at) {
    typedef R113 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r113_a = static_cast<decltype(p->r113_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r113_b);
    clear(at, sizeof(T));
    p->r113_c = static_cast<decltype(p->r113_c)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r113_d = static_cast<decltype(p->r113_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r113_e);
    place<T>(r, at, &p->r113_f);
}
__host__ __device__ __noinline__ void measure_R114(Row *&r, char *at) {
    typedef R114 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r114_a);
    place<T>(r, at, &p->r114_b);
    place<T>(r, at, &p->r114_c);
    place<T>(r, at, &p->r114_d);
    place<T>(r, at, &p->r114_e);
}
__host__ __device__ __noinline__ void measure_R115(Row *&r, char *at) {
    typedef R115 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r115_a);
    place<T>(r, at, &p->r115_b);
    place<T>(r, at, &p->r115_c);
    place<T>(r, at, &p->r115_d);
}
__host__ __device__ __noinline__ void measure_R116(Row *&r, char *at) {
    typedef R116 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r116_a);
    place<T>(r, at, &p->r116_b);
    place<T>(r, at, &p->r116_c);
    place<T>(r, at, &p->r116_d);
    place<T>(r, at, &p->r116_e);
}
__host__ __device__ __noinline__ void measure_R117(Row *&r, char *at) {
    typedef R117 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r117_a);
    clear(at, sizeof(T));
    p->r117_b = static_cast<decltype(p->r117_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r117_c);
    place<T>(r, at, &p->r117_d);
}
__host__ __device__ __noinline__ void measure_R118(Row *&r, char *at) {
    typedef R118 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r118_a);
    clear(at, sizeof(T));
    p->r118_b = static_cast<decltype(p->r118_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r118_c = static_cast<decltype(p->r118_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r118_e);
    place<T>(r, at, &p->r118_f);
}
__host__ __device__ __noinline__ void measure_R119(Row *&r, char *at) {
    typedef R119 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r119_a);
}
__host__ __device__ __noinline__ void measure_R120(Row *&r, char *at) {
    typedef R120 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r120_a);
    clear(at, sizeof(T));
    p->r120_b = static_cast<decltype(p->r120_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r120_c);
    place<T>(r, at, &p->r120_d);
}
__host__ __device__ __noinline__ void measure_R121(Row *&r, char *at) {
    typedef R121 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r121_a);
    place<T>(r, at, &p->r121_b);
    place<T>(r, at, &p->r121_c);
    place<T>(r, at, &p->r121_d);
    clear(at, sizeof(T));
    p->r121_e = static_cast<decltype(p->r121_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r121_f);
    clear(at, sizeof(T));
    p->r121_g = static_cast<decltype(p->r121_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R122(Row *&r, char *at) {
    typedef R122 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r122_a = static_cast<decltype(p->r122_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r122_b = static_cast<decltype(p->r122_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r122_c);
    place<T>(r, at, &p->r122_d);
    place<T>(r, at, &p->r122_e);
}
__host__ __device__ __noinline__ void measure_R123(Row *&r, char *at) {
    typedef R123 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r123_b = static_cast<decltype(p->r123_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r123_c);
    place<T>(r, at, &p->r123_d);
}
__host__ __device__ __noinline__ void measure_R124(Row *&r, char *at) {
    typedef R124 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r124_a);
    place<T>(r, at, &p->r124_b);
    clear(at, sizeof(T));
    p->r124_c = static_cast<decltype(p->r124_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r124_d);
    place<T>(r, at, &p->r124_e);
    clear(at, sizeof(T));
    p->r124_f = static_cast<decltype(p->r124_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R125(Row *&r, char *at) {
    typedef R125 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r125_a);
    clear(at, sizeof(T));
    p->r125_b = static_cast<decltype(p->r125_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r125_c);
    place<T>(r, at, &p->r125_d);
}
__host__ __device__ __noinline__ void measure_R126(Row *&r, char *at) {
    typedef R126 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r126_a);
    place<T>(r, at, &p->r126_b);
}
__host__ __device__ __noinline__ void measure_R127(Row *&r, char *at) {
    typedef R127 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r127_a);
    place<T>(r, at, &p->r127_b);
    place<T>(r, at, &p->r127_c);
    place<T>(r, at, &p->r127_d);
}
__host__ __device__ __noinline__ void measure_R128(Row *&r, char *at) {
    typedef R128 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R112 *>(p));
    place<T>(r, at, &p->r128_a);
    place<T>(r, at, &p->r128_b);
    place<T>(r, at, &p->r128_c);
}
__host__ __device__ __noinline__ void measure_R129(Row *&r, char *at) {
    typedef R129 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R038 *>(p));
    place<T>(r, at, static_cast<R035 *>(p));
    place<T>(r, at, &p->r129_a);
}
__host__ __device__ __noinline__ void measure_R130(Row *&r, char *at) {
    typedef R130 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r130_a);
    place<T>(r, at, &p->r130_b);
    place<T>(r, at, &p->r130_c);
    clear(at, sizeof(T));
    p->r130_d = static_cast<decltype(p->r130_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r130_e);
    place<T>(r, at, &p->r130_f);
}
__host__ __device__ __noinline__ void measure_R131(Row *&r, char *at) {
    typedef R131 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R065 *>(p));
    place<T>(r, at, &p->r131_a);
    place<T>(r, at, &p->r131_b);
    clear(at, sizeof(T));
    p->r131_c = static_cast<decltype(p->r131_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r131_d);
    clear(at, sizeof(T));
    p->r131_e = static_cast<decltype(p->r131_e)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R132(Row *&r, char *at) {
    typedef R132 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r132_a);
    place<T>(r, at, &p->r132_b);
}
__host__ __device__ __noinline__ void measure_R133(Row *&r, char *at) {
    typedef R133 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r133_a);
    clear(at, sizeof(T));
    p->r133_b = static_cast<decltype(p->r133_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r133_c);
    clear(at, sizeof(T));
    p->r133_d = static_cast<decltype(p->r133_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r133_e);
}
__host__ __device__ __noinline__ void measure_R134(Row *&r, char *at) {
    typedef R134 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r134_a);
    place<T>(r, at, &p->r134_b);
    place<T>(r, at, &p->r134_c);
}
__host__ __device__ __noinline__ void measure_R135(Row *&r, char *at) {
    typedef R135 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r135_a);
}
__host__ __device__ __noinline__ void measure_R136(Row *&r, char *at) {
    typedef R136 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r136_b = static_cast<decltype(p->r136_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r136_c = static_cast<decltype(p->r136_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r136_d);
}
__host__ __device__ __noinline__ void measure_R137(Row *&r, char *at) {
    typedef R137 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R081 *>(p));
    clear(at, sizeof(T));
    p->r137_a = static_cast<decltype(p->r137_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r137_b);
    place<T>(r, at, &p->r137_c);
    place<T>(r, at, &p->r137_d);
    place<T>(r, at, &p->r137_e);
    place<T>(r, at, &p->r137_f);
    place<T>(r, at, &p->r137_g);
}
__host__ __device__ __noinline__ void measure_R138(Row *&r, char *at) {
    typedef R138 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r138_a = static_cast<decltype(p->r138_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r138_b);
    clear(at, sizeof(T));
    p->r138_c = static_cast<decltype(p->r138_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r138_e);
    clear(at, sizeof(T));
    p->r138_f = static_cast<decltype(p->r138_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R139(Row *&r, char *at) {
    typedef R139 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r139_a = static_cast<decltype(p->r139_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r139_c);
    place<T>(r, at, &p->r139_d);
    place<T>(r, at, &p->r139_e);
}
__host__ __device__ __noinline__ void measure_R140(Row *&r, char *at) {
    typedef R140 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r140_a);
    place<T>(r, at, &p->r140_b);
    place<T>(r, at, &p->r140_c);
    place<T>(r, at, &p->r140_d);
    place<T>(r, at, &p->r140_e);
}
__host__ __device__ __noinline__ void measure_R141(Row *&r, char *at) {
    typedef R141 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r141_a);
    place<T>(r, at, &p->r141_b);
    clear(at, sizeof(T));
    p->r141_c = static_cast<decltype(p->r141_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r141_d);
    place<T>(r, at, &p->r141_e);
}
__host__ __device__ __noinline__ void measure_R142(Row *&r, char *at) {
    typedef R142 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r142_a);
    place<T>(r, at, &p->r142_b);
    place<T>(r, at, &p->r142_c);
    place<T>(r, at, &p->r142_e);
    clear(at, sizeof(T));
    p->r142_f = static_cast<decltype(p->r142_f)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r142_g);
}
__host__ __device__ __noinline__ void measure_R143(Row *&r, char *at) {
    typedef R143 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R034 *>(p));
    place<T>(r, at, &p->r143_a);
    place<T>(r, at, &p->r143_b);
}
__host__ __device__ __noinline__ void measure_R144(Row *&r, char *at) {
    typedef R144 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r144_a);
    place<T>(r, at, &p->r144_b);
    place<T>(r, at, &p->r144_c);
    place<T>(r, at, &p->r144_d);
}
__host__ __device__ __noinline__ void measure_R145(Row *&r, char *at) {
    typedef R145 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R099 *>(p));
    place<T>(r, at, static_cast<R107 *>(p));
    place<T>(r, at, &p->r145_a);
    place<T>(r, at, &p->r145_b);
    place<T>(r, at, &p->r145_c);
    place<T>(r, at, &p->r145_d);
    place<T>(r, at, &p->r145_e);
    clear(at, sizeof(T));
    p->r145_f = static_cast<decltype(p->r145_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R146(Row *&r, char *at) {
    typedef R146 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r146_a = static_cast<decltype(p->r146_a)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R147(Row *&r, char *at) {
    typedef R147 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r147_a);
    place<T>(r, at, &p->r147_b);
    place<T>(r, at, &p->r147_c);
}
__host__ __device__ __noinline__ void measure_R148(Row *&r, char *at) {
    typedef R148 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r148_a);
}
__host__ __device__ __noinline__ void measure_R149(Row *&r, char *at) {
    typedef R149 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r149_a);
}
__host__ __device__ __noinline__ void measure_R150(Row *&r, char *at) {
    typedef R150 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R041 *>(p));
    place<T>(r, at, static_cast<R090 *>(p));
    place<T>(r, at, &p->r150_a);
    place<T>(r, at, &p->r150_b);
    place<T>(r, at, &p->r150_c);
    place<T>(r, at, &p->r150_d);
}
__host__ __device__ __noinline__ void measure_R151(Row *&r, char *at) {
    typedef R151 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r151_a = static_cast<decltype(p->r151_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r151_c = static_cast<decltype(p->r151_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r151_d);
    clear(at, sizeof(T));
    p->r151_e = static_cast<decltype(p->r151_e)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R152(Row *&r, char *at) {
    typedef R152 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r152_a);
}
__host__ __device__ __noinline__ void measure_R153(Row *&r, char *at) {
    typedef R153 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r153_a);
    place<T>(r, at, &p->r153_b);
    place<T>(r, at, &p->r153_c);
    place<T>(r, at, &p->r153_d);
    place<T>(r, at, &p->r153_e);
    place<T>(r, at, &p->r153_f);
}
__host__ __device__ __noinline__ void measure_R154(Row *&r, char *at) {
    typedef R154 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r154_a = static_cast<decltype(p->r154_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r154_b);
    clear(at, sizeof(T));
    p->r154_c = static_cast<decltype(p->r154_c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R155(Row *&r, char *at) {
    typedef R155 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r155_a = static_cast<decltype(p->r155_a)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R156(Row *&r, char *at) {
    typedef R156 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R132 *>(p));
    place<T>(r, at, static_cast<R144 *>(p));
    clear(at, sizeof(T));
    p->r156_a = static_cast<decltype(p->r156_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r156_b = static_cast<decltype(p->r156_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r156_c);
    place<T>(r, at, &p->r156_d);
    place<T>(r, at, &p->r156_e);
    clear(at, sizeof(T));
    p->r156_f = static_cast<decltype(p->r156_f)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r156_g);
}
__host__ __device__ __noinline__ void measure_R157(Row *&r, char *at) {
    typedef R157 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r157_a = static_cast<decltype(p->r157_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r157_b = static_cast<decltype(p->r157_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r157_c = static_cast<decltype(p->r157_c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R158(Row *&r, char *at) {
    typedef R158 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r158_a);
    place<T>(r, at, &p->r158_b);
    place<T>(r, at, &p->r158_c);
    clear(at, sizeof(T));
    p->r158_d = static_cast<decltype(p->r158_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r158_e);
    place<T>(r, at, &p->r158_f);
    place<T>(r, at, &p->r158_g);
}
__host__ __device__ __noinline__ void measure_R159(Row *&r, char *at) {
    typedef R159 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R044 *>(p));
    place<T>(r, at, static_cast<R049 *>(p));
    place<T>(r, at, &p->r159_a);
}
__host__ __device__ __noinline__ void measure_R160(Row *&r, char *at) {
    typedef R160 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R141 *>(p));
    place<T>(r, at, &p->r160_a);
    clear(at, sizeof(T));
    p->r160_b = static_cast<decltype(p->r160_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r160_c = static_cast<decltype(p->r160_c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R161(Row *&r, char *at) {
    typedef R161 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r161_a = static_cast<decltype(p->r161_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r161_b);
}
__host__ __device__ __noinline__ void measure_R162(Row *&r, char *at) {
    typedef R162 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r162_a);
    place<T>(r, at, &p->r162_b);
    clear(at, sizeof(T));
    p->r162_d = static_cast<decltype(p->r162_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r162_e);
    place<T>(r, at, &p->r162_f);
}
__host__ __device__ __noinline__ void measure_R163(Row *&r, char *at) {
    typedef R163 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r163_a);
    place<T>(r, at, &p->r163_b);
    place<T>(r, at, &p->r163_c);
    place<T>(r, at, &p->r163_d);
    place<T>(r, at, &p->r163_e);
}
__host__ __device__ __noinline__ void measure_R164(Row *&r, char *at) {
    typedef R164 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R035 *>(p));
    place<T>(r, at, &p->r164_a);
    place<T>(r, at, &p->r164_b);
    clear(at, sizeof(T));
    p->r164_c = static_cast<decltype(p->r164_c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R165(Row *&r, char *at) {
    typedef R165 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R031 *>(p));
    place<T>(r, at, static_cast<R098 *>(p));
    place<T>(r, at, &p->r165_a);
    place<T>(r, at, &p->r165_b);
}
__host__ __device__ __noinline__ void measure_R166(Row *&r, char *at) {
    typedef R166 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r166_a);
    place<T>(r, at, &p->r166_b);
    clear(at, sizeof(T));
    p->r166_c = static_cast<decltype(p->r166_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r166_d);
    clear(at, sizeof(T));
    p->r166_e = static_cast<decltype(p->r166_e)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r166_f = static_cast<decltype(p->r166_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R167(Row *&r, char *at) {
    typedef R167 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r167_a);
    clear(at, sizeof(T));
    p->r167_b = static_cast<decltype(p->r167_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r167_c);
    place<T>(r, at, &p->r167_d);
}
__host__ __device__ __noinline__ void measure_R168(Row *&r, char *at) {
    typedef R168 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r168_a = static_cast<decltype(p->r168_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r168_b);
}
__host__ __device__ __noinline__ void measure_R169(Row *&r, char *at) {
    typedef R169 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r169_a);
    clear(at, sizeof(T));
    p->r169_b = static_cast<decltype(p->r169_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r169_c);
    clear(at, sizeof(T));
    p->r169_d = static_cast<decltype(p->r169_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r169_e);
    place<T>(r, at, &p->r169_f);
}
__host__ __device__ __noinline__ void measure_R170(Row *&r, char *at) {
    typedef R170 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r170_a = static_cast<decltype(p->r170_a)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R171(Row *&r, char *at) {
    typedef R171 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r171_a);
    clear(at, sizeof(T));
    p->r171_b = static_cast<decltype(p->r171_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r171_c);
}
__host__ __device__ __noinline__ void measure_R172(Row *&r, char *at) {
    typedef R172 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r172_a);
    place<T>(r, at, &p->r172_b);
    place<T>(r, at, &p->r172_c);
}
__host__ __device__ __noinline__ void measure_R173(Row *&r, char *at) {
    typedef R173 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r173_a = static_cast<decltype(p->r173_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r173_b);
}
__host__ __device__ __noinline__ void measure_R174(Row *&r, char *at) {
    typedef R174 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r174_a);
    place<T>(r, at, &p->r174_b);
}
__host__ __device__ __noinline__ void measure_R175(Row *&r, char *at) {
    typedef R175 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R104 *>(p));
    place<T>(r, at, static_cast<R090 *>(p));
    clear(at, sizeof(T));
    p->r175_a = static_cast<decltype(p->r175_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r175_b);
    place<T>(r, at, &p->r175_c);
    place<T>(r, at, &p->r175_d);
    clear(at, sizeof(T));
    p->r175_e = static_cast<decltype(p->r175_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r175_f);
    place<T>(r, at, &p->r175_g);
}
__host__ __device__ __noinline__ void measure_R176(Row *&r, char *at) {
    typedef R176 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r176_a);
    place<T>(r, at, &p->r176_b);
    place<T>(r, at, &p->r176_c);
    place<T>(r, at, &p->r176_e);
    clear(at, sizeof(T));
    p->r176_f = static_cast<decltype(p->r176_f)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r176_g);
}
__host__ __device__ __noinline__ void measure_R177(Row *&r, char *at) {
    typedef R177 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r177_a);
    place<T>(r, at, &p->r177_b);
    place<T>(r, at, &p->r177_c);
    place<T>(r, at, &p->r177_d);
}
__host__ __device__ __noinline__ void measure_R178(Row *&r, char *at) {
    typedef R178 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r178_a = static_cast<decltype(p->r178_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r178_b);
    place<T>(r, at, &p->r178_c);
    place<T>(r, at, &p->r178_d);
    clear(at, sizeof(T));
    p->r178_e = static_cast<decltype(p->r178_e)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R179(Row *&r, char *at) {
    typedef R179 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r179_a);
    place<T>(r, at, &p->r179_b);
    clear(at, sizeof(T));
    p->r179_c = static_cast<decltype(p->r179_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r179_d);
    place<T>(r, at, &p->r179_e);
    clear(at, sizeof(T));
    p->r179_f = static_cast<decltype(p->r179_f)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r179_g);
}
__host__ __device__ __noinline__ void measure_R180(Row *&r, char *at) {
    typedef R180 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r180_a = static_cast<decltype(p->r180_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r180_b = static_cast<decltype(p->r180_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r180_c = static_cast<decltype(p->r180_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r180_d);
    clear(at, sizeof(T));
    p->r180_e = static_cast<decltype(p->r180_e)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r180_f = static_cast<decltype(p->r180_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R181(Row *&r, char *at) {
    typedef R181 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r181_a);
    place<T>(r, at, &p->r181_b);
    place<T>(r, at, &p->r181_c);
    place<T>(r, at, &p->r181_d);
    place<T>(r, at, &p->r181_e);
}
__host__ __device__ __noinline__ void measure_R182(Row *&r, char *at) {
    typedef R182 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r182_a);
    place<T>(r, at, &p->r182_b);
    place<T>(r, at, &p->r182_c);
    place<T>(r, at, &p->r182_d);
    place<T>(r, at, &p->r182_e);
}
__host__ __device__ __noinline__ void measure_R183(Row *&r, char *at) {
    typedef R183 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r183_a = static_cast<decltype(p->r183_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r183_b = static_cast<decltype(p->r183_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r183_c);
    place<T>(r, at, &p->r183_d);
    place<T>(r, at, &p->r183_e);
}
__host__ __device__ __noinline__ void measure_R184(Row *&r, char *at) {
    typedef R184 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r184_b);
    place<T>(r, at, &p->r184_c);
}
__host__ __device__ __noinline__ void measure_R185(Row *&r, char *at) {
    typedef R185 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r185_a = static_cast<decltype(p->r185_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r185_b);
    clear(at, sizeof(T));
    p->r185_c = static_cast<decltype(p->r185_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r185_d);
}
__host__ __device__ __noinline__ void measure_R186(Row *&r, char *at) {
    typedef R186 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r186_a = static_cast<decltype(p->r186_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r186_b);
    place<T>(r, at, &p->r186_c);
    place<T>(r, at, &p->r186_d);
    place<T>(r, at, &p->r186_e);
}
__host__ __device__ __noinline__ void measure_R187(Row *&r, char *at) {
    typedef R187 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R085 *>(p));
    place<T>(r, at, &p->r187_a);
    place<T>(r, at, &p->r187_b);
    place<T>(r, at, &p->r187_c);
    place<T>(r, at, &p->r187_d);
    place<T>(r, at, &p->r187_e);
    place<T>(r, at, &p->r187_f);
    clear(at, sizeof(T));
    p->r187_g = static_cast<decltype(p->r187_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R188(Row *&r, char *at) {
    typedef R188 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r188_a);
    place<T>(r, at, &p->r188_b);
    place<T>(r, at, &p->r188_c);
}
__host__ __device__ __noinline__ void measure_R189(Row *&r, char *at) {
    typedef R189 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r189_b);
    clear(at, sizeof(T));
    p->r189_c = static_cast<decltype(p->r189_c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R190(Row *&r, char *at) {
    typedef R190 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r190_a);
}
__host__ __device__ __noinline__ void measure_R191(Row *&r, char *at) {
    typedef R191 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r191_a);
    place<T>(r, at, &p->r191_b);
    place<T>(r, at, &p->r191_c);
    place<T>(r, at, &p->r191_d);
}
__host__ __device__ __noinline__ void measure_R192(Row *&r, char *at) {
    typedef R192 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r192_a);
    place<T>(r, at, &p->r192_b);
    clear(at, sizeof(T));
    p->r192_c = static_cast<decltype(p->r192_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r192_d);
}
__host__ __device__ __noinline__ void measure_R193(Row *&r, char *at) {
    typedef R193 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r193_a);
}
__host__ __device__ __noinline__ void measure_R194(Row *&r, char *at) {
    typedef R194 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R176 *>(p));
    place<T>(r, at, &p->r194_a);
    place<T>(r, at, &p->r194_b);
    place<T>(r, at, &p->r194_c);
    place<T>(r, at, &p->r194_d);
}
__host__ __device__ __noinline__ void measure_R195(Row *&r, char *at) {
    typedef R195 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R042 *>(p));
    place<T>(r, at, static_cast<R005 *>(p));
    place<T>(r, at, &p->r195_a);
    place<T>(r, at, &p->r195_b);
    place<T>(r, at, &p->r195_c);
    place<T>(r, at, &p->r195_d);
    clear(at, sizeof(T));
    p->r195_e = static_cast<decltype(p->r195_e)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R196(Row *&r, char *at) {
    typedef R196 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r196_a);
    place<T>(r, at, &p->r196_b);
    place<T>(r, at, &p->r196_c);
    place<T>(r, at, &p->r196_d);
    clear(at, sizeof(T));
    p->r196_e = static_cast<decltype(p->r196_e)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R197(Row *&r, char *at) {
    typedef R197 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r197_a);
    clear(at, sizeof(T));
    p->r197_b = static_cast<decltype(p->r197_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r197_c);
    place<T>(r, at, &p->r197_d);
    place<T>(r, at, &p->r197_f);
    place<T>(r, at, &p->r197_g);
}
__host__ __device__ __noinline__ void measure_R198(Row *&r, char *at) {
    typedef R198 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r198_a = static_cast<decltype(p->r198_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r198_b = static_cast<decltype(p->r198_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r198_c = static_cast<decltype(p->r198_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r198_d);
    place<T>(r, at, &p->r198_e);
    place<T>(r, at, &p->r198_f);
}
__host__ __device__ __noinline__ void measure_R199(Row *&r, char *at) {
    typedef R199 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r199_a);
    clear(at, sizeof(T));
    p->r199_b = static_cast<decltype(p->r199_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r199_c);
    place<T>(r, at, &p->r199_d);
}
__host__ __device__ __noinline__ void measure_R200(Row *&r, char *at) {
    typedef R200 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r200_a);
}
__host__ __device__ __noinline__ void measure_R201(Row *&r, char *at) {
    typedef R201 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R181 *>(p));
    clear(at, sizeof(T));
    p->r201_a = static_cast<decltype(p->r201_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r201_b);
}
__host__ __device__ __noinline__ void measure_R202(Row *&r, char *at) {
    typedef R202 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R176 *>(p));
    place<T>(r, at, static_cast<R157 *>(p));
    place<T>(r, at, &p->r202_a);
}
__host__ __device__ __noinline__ void measure_R203(Row *&r, char *at) {
    typedef R203 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r203_a);
    place<T>(r, at, &p->r203_b);
    place<T>(r, at, &p->r203_c);
    place<T>(r, at, &p->r203_d);
}
__host__ __device__ __noinline__ void measure_R204(Row *&r, char *at) {
    typedef R204 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R113 *>(p));
    place<T>(r, at, static_cast<R088 *>(p));
    place<T>(r, at, &p->r204_a);
    place<T>(r, at, &p->r204_b);
    clear(at, sizeof(T));
    p->r204_c = static_cast<decltype(p->r204_c)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r204_d = static_cast<decltype(p->r204_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r204_e);
    place<T>(r, at, &p->r204_f);
    place<T>(r, at, &p->r204_g);
}
__host__ __device__ __noinline__ void measure_R205(Row *&r, char *at) {
    typedef R205 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r205_a);
    place<T>(r, at, &p->r205_b);
    clear(at, sizeof(T));
    p->r205_c = static_cast<decltype(p->r205_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r205_d);
    place<T>(r, at, &p->r205_e);
    place<T>(r, at, &p->r205_f);
}
__host__ __device__ __noinline__ void measure_R206(Row *&r, char *at) {
    typedef R206 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R064 *>(p));
    place<T>(r, at, static_cast<R053 *>(p));
    place<T>(r, at, &p->r206_a);
    place<T>(r, at, &p->r206_b);
    place<T>(r, at, &p->r206_c);
    place<T>(r, at, &p->r206_d);
    place<T>(r, at, &p->r206_e);
    place<T>(r, at, &p->r206_f);
    clear(at, sizeof(T));
    p->r206_g = static_cast<decltype(p->r206_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R207(Row *&r, char *at) {
    typedef R207 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r207_a);
}
__host__ __device__ __noinline__ void measure_R208(Row *&r, char *at) {
    typedef R208 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R062 *>(p));
    place<T>(r, at, static_cast<R018 *>(p));
    clear(at, sizeof(T));
    p->r208_a = static_cast<decltype(p->r208_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r208_b = static_cast<decltype(p->r208_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r208_c);
    place<T>(r, at, &p->r208_d);
    place<T>(r, at, &p->r208_e);
    place<T>(r, at, &p->r208_f);
    place<T>(r, at, &p->r208_g);
}
__host__ __device__ __noinline__ void measure_R209(Row *&r, char *at) {
    typedef R209 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r209_a);
}
__host__ __device__ __noinline__ void measure_R210(Row *&r, char *at) {
    typedef R210 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r210_a);
    clear(at, sizeof(T));
    p->r210_b = static_cast<decltype(p->r210_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r210_c);
    place<T>(r, at, &p->r210_d);
    place<T>(r, at, &p->r210_f);
}
__host__ __device__ __noinline__ void measure_R211(Row *&r, char *at) {
    typedef R211 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r211_a);
}
__host__ __device__ __noinline__ void measure_R212(Row *&r, char *at) {
    typedef R212 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r212_a);
}
__host__ __device__ __noinline__ void measure_R213(Row *&r, char *at) {
    typedef R213 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r213_b);
    place<T>(r, at, &p->r213_c);
}
__host__ __device__ __noinline__ void measure_R214(Row *&r, char *at) {
    typedef R214 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r214_a);
    place<T>(r, at, &p->r214_b);
    clear(at, sizeof(T));
    p->r214_c = static_cast<decltype(p->r214_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r214_d);
}
__host__ __device__ __noinline__ void measure_R215(Row *&r, char *at) {
    typedef R215 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r215_a);
    place<T>(r, at, &p->r215_b);
    place<T>(r, at, &p->r215_c);
    clear(at, sizeof(T));
    p->r215_d = static_cast<decltype(p->r215_d)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R216(Row *&r, char *at) {
    typedef R216 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r216_a);
}
__host__ __device__ __noinline__ void measure_R217(Row *&r, char *at) {
    typedef R217 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r217_a);
    place<T>(r, at, &p->r217_b);
    clear(at, sizeof(T));
    p->r217_c = static_cast<decltype(p->r217_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r217_d);
    place<T>(r, at, &p->r217_e);
    place<T>(r, at, &p->r217_f);
}
__host__ __device__ __noinline__ void measure_R218(Row *&r, char *at) {
    typedef R218 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r218_a);
    clear(at, sizeof(T));
    p->r218_b = static_cast<decltype(p->r218_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r218_c);
    place<T>(r, at, &p->r218_d);
    place<T>(r, at, &p->r218_e);
    clear(at, sizeof(T));
    p->r218_f = static_cast<decltype(p->r218_f)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r218_g = static_cast<decltype(p->r218_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R219(Row *&r, char *at) {
    typedef R219 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    *r++ = Row{sizeof(T), alignof(T), -1, -1};
}
__host__ __device__ __noinline__ void measure_R220(Row *&r, char *at) {
    typedef R220 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r220_a);
    place<T>(r, at, &p->r220_b);
    clear(at, sizeof(T));
    p->r220_c = static_cast<decltype(p->r220_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r220_d);
    place<T>(r, at, &p->r220_e);
}
__host__ __device__ __noinline__ void measure_R221(Row *&r, char *at) {
    typedef R221 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r221_a);
}
__host__ __device__ __noinline__ void measure_R222(Row *&r, char *at) {
    typedef R222 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r222_a);
    place<T>(r, at, &p->r222_b);
    place<T>(r, at, &p->r222_c);
    place<T>(r, at, &p->r222_d);
    place<T>(r, at, &p->r222_e);
    clear(at, sizeof(T));
    p->r222_f = static_cast<decltype(p->r222_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R223(Row *&r, char *at) {
    typedef R223 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r223_b);
    place<T>(r, at, &p->r223_c);
    place<T>(r, at, &p->r223_d);
}
__host__ __device__ __noinline__ void measure_R224(Row *&r, char *at) {
    typedef R224 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r224_a);
    place<T>(r, at, &p->r224_b);
    place<T>(r, at, &p->r224_c);
    clear(at, sizeof(T));
    p->r224_d = static_cast<decltype(p->r224_d)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r224_e = static_cast<decltype(p->r224_e)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R225(Row *&r, char *at) {
    typedef R225 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R191 *>(p));
    place<T>(r, at, static_cast<R142 *>(p));
    place<T>(r, at, &p->r225_a);
    place<T>(r, at, &p->r225_b);
    place<T>(r, at, &p->r225_c);
}
__host__ __device__ __noinline__ void measure_R226(Row *&r, char *at) {
    typedef R226 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r226_a);
    place<T>(r, at, &p->r226_b);
    clear(at, sizeof(T));
    p->r226_c = static_cast<decltype(p->r226_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r226_d);
    place<T>(r, at, &p->r226_e);
    place<T>(r, at, &p->r226_f);
}
__host__ __device__ __noinline__ void measure_R227(Row *&r, char *at) {
    typedef R227 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r227_a);
    place<T>(r, at, &p->r227_b);
    place<T>(r, at, &p->r227_c);
    place<T>(r, at, &p->r227_d);
    place<T>(r, at, &p->r227_e);
}
__host__ __device__ __noinline__ void measure_R228(Row *&r, char *at) {
    typedef R228 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R009 *>(p));
    place<T>(r, at, &p->r228_a);
    clear(at, sizeof(T));
    p->r228_b = static_cast<decltype(p->r228_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r228_c);
    place<T>(r, at, &p->r228_d);
    place<T>(r, at, &p->r228_e);
    clear(at, sizeof(T));
    p->r228_f = static_cast<decltype(p->r228_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R229(Row *&r, char *at) {
    typedef R229 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r229_a);
    clear(at, sizeof(T));
    p->r229_b = static_cast<decltype(p->r229_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r229_c);
    clear(at, sizeof(T));
    p->r229_d = static_cast<decltype(p->r229_d)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r229_e = static_cast<decltype(p->r229_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r229_f);
}
__host__ __device__ __noinline__ void measure_R230(Row *&r, char *at) {
    typedef R230 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r230_a);
    clear(at, sizeof(T));
    p->r230_b = static_cast<decltype(p->r230_b)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R231(Row *&r, char *at) {
    typedef R231 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R162 *>(p));
    clear(at, sizeof(T));
    p->r231_a = static_cast<decltype(p->r231_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r231_b);
    place<T>(r, at, &p->r231_c);
    place<T>(r, at, &p->r231_d);
    place<T>(r, at, &p->r231_e);
    place<T>(r, at, &p->r231_f);
    place<T>(r, at, &p->r231_g);
}
__host__ __device__ __noinline__ void measure_R232(Row *&r, char *at) {
    typedef R232 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r232_a);
}
__host__ __device__ __noinline__ void measure_R233(Row *&r, char *at) {
    typedef R233 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r233_a);
}
__host__ __device__ __noinline__ void measure_R234(Row *&r, char *at) {
    typedef R234 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r234_a);
    place<T>(r, at, &p->r234_b);
}
__host__ __device__ __noinline__ void measure_R235(Row *&r, char *at) {
    typedef R235 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r235_a);
    place<T>(r, at, &p->r235_c);
    place<T>(r, at, &p->r235_d);
}
__host__ __device__ __noinline__ void measure_R236(Row *&r, char *at) {
    typedef R236 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r236_a);
    place<T>(r, at, &p->r236_b);
    clear(at, sizeof(T));
    p->r236_c = static_cast<decltype(p->r236_c)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r236_d = static_cast<decltype(p->r236_d)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r236_e = static_cast<decltype(p->r236_e)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R237(Row *&r, char *at) {
    typedef R237 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r237_a);
    place<T>(r, at, &p->r237_b);
    place<T>(r, at, &p->r237_c);
}
__host__ __device__ __noinline__ void measure_R238(Row *&r, char *at) {
    typedef R238 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r238_a);
    place<T>(r, at, &p->r238_b);
    clear(at, sizeof(T));
    p->r238_c = static_cast<decltype(p->r238_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r238_d);
}
__host__ __device__ __noinline__ void measure_R239(Row *&r, char *at) {
    typedef R239 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r239_a);
    place<T>(r, at, &p->r239_b);
}
__host__ __device__ __noinline__ void measure_R240(Row *&r, char *at) {
    typedef R240 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r240_a);
    place<T>(r, at, &p->r240_b);
    place<T>(r, at, &p->r240_c);
}
__host__ __device__ __noinline__ void measure_R241(Row *&r, char *at) {
    typedef R241 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r241_a);
    place<T>(r, at, &p->r241_b);
    place<T>(r, at, &p->r241_c);
    clear(at, sizeof(T));
    p->r241_d = static_cast<decltype(p->r241_d)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r241_e = static_cast<decltype(p->r241_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r241_f);
}
__host__ __device__ __noinline__ void measure_R242(Row *&r, char *at) {
    typedef R242 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r242_a);
    place<T>(r, at, &p->r242_b);
    place<T>(r, at, &p->r242_c);
    clear(at, sizeof(T));
    p->r242_d = static_cast<decltype(p->r242_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r242_e);
}
__host__ __device__ __noinline__ void measure_R243(Row *&r, char *at) {
    typedef R243 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r243_a);
    place<T>(r, at, &p->r243_b);
    place<T>(r, at, &p->r243_c);
    clear(at, sizeof(T));
    p->r243_d = static_cast<decltype(p->r243_d)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r243_e);
    place<T>(r, at, &p->r243_f);
    place<T>(r, at, &p->r243_g);
}
__host__ __device__ __noinline__ void measure_R244(Row *&r, char *at) {
    typedef R244 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r244_a = static_cast<decltype(p->r244_a)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r244_b);
    clear(at, sizeof(T));
    p->r244_c = static_cast<decltype(p->r244_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r244_d);
}
__host__ __device__ __noinline__ void measure_R245(Row *&r, char *at) {
    typedef R245 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r245_a);
    clear(at, sizeof(T));
    p->r245_b = static_cast<decltype(p->r245_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r245_c = static_cast<decltype(p->r245_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r245_d);
    clear(at, sizeof(T));
    p->r245_e = static_cast<decltype(p->r245_e)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r245_f);
    clear(at, sizeof(T));
    p->r245_g = static_cast<decltype(p->r245_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R246(Row *&r, char *at) {
    typedef R246 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r246_a);
    place<T>(r, at, &p->r246_b);
    place<T>(r, at, &p->r246_c);
    place<T>(r, at, &p->r246_d);
    place<T>(r, at, &p->r246_e);
    place<T>(r, at, &p->r246_f);
}
__host__ __device__ __noinline__ void measure_R247(Row *&r, char *at) {
    typedef R247 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r247_a);
    place<T>(r, at, &p->r247_b);
    place<T>(r, at, &p->r247_c);
    place<T>(r, at, &p->r247_d);
    place<T>(r, at, &p->r247_e);
    place<T>(r, at, &p->r247_f);
}
__host__ __device__ __noinline__ void measure_R248(Row *&r, char *at) {
    typedef R248 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r248_a);
    clear(at, sizeof(T));
    p->r248_b = static_cast<decltype(p->r248_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r248_c);
}
__host__ __device__ __noinline__ void measure_R249(Row *&r, char *at) {
    typedef R249 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r249_a);
    place<T>(r, at, &p->r249_b);
    place<T>(r, at, &p->r249_c);
    place<T>(r, at, &p->r249_d);
    place<T>(r, at, &p->r249_e);
    place<T>(r, at, &p->r249_f);
    clear(at, sizeof(T));
    p->r249_g = static_cast<decltype(p->r249_g)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R250(Row *&r, char *at) {
    typedef R250 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r250_a);
    place<T>(r, at, &p->r250_b);
    clear(at, sizeof(T));
    p->r250_c = static_cast<decltype(p->r250_c)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R251(Row *&r, char *at) {
    typedef R251 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r251_a);
}
__host__ __device__ __noinline__ void measure_R252(Row *&r, char *at) {
    typedef R252 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r252_a);
}
__host__ __device__ __noinline__ void measure_R253(Row *&r, char *at) {
    typedef R253 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r253_a);
    place<T>(r, at, &p->r253_b);
    place<T>(r, at, &p->r253_c);
    place<T>(r, at, &p->r253_d);
    clear(at, sizeof(T));
    p->r253_e = static_cast<decltype(p->r253_e)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r253_f = static_cast<decltype(p->r253_f)>(-1);
    bits<T>(r, at);
}
__host__ __device__ __noinline__ void measure_R254(Row *&r, char *at) {
    typedef R254 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r254_a);
    clear(at, sizeof(T));
    p->r254_b = static_cast<decltype(p->r254_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r254_c);
    place<T>(r, at, &p->r254_d);
}
__host__ __device__ __noinline__ void measure_R255(Row *&r, char *at) {
    typedef R255 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r255_a);
    place<T>(r, at, &p->r255_b);
    place<T>(r, at, &p->r255_c);
}
__host__ __device__ __noinline__ void measure_R256(Row *&r, char *at) {
    typedef R256 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    clear(at, sizeof(T));
    p->r256_a = static_cast<decltype(p->r256_a)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r256_b = static_cast<decltype(p->r256_b)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r256_c);
    place<T>(r, at, &p->r256_d);
    place<T>(r, at, &p->r256_e);
}
__host__ __device__ __noinline__ void measure_R257(Row *&r, char *at) {
    typedef R257 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r257_a);
    clear(at, sizeof(T));
    p->r257_b = static_cast<decltype(p->r257_b)>(-1);
    bits<T>(r, at);
    clear(at, sizeof(T));
    p->r257_c = static_cast<decltype(p->r257_c)>(-1);
    bits<T>(r, at);
    place<T>(r, at, &p->r257_d);
    place<T>(r, at, &p->r257_e);
    place<T>(r, at, &p->r257_f);
    place<T>(r, at, &p->r257_g);
}
__host__ __device__ __noinline__ void measure_R258(Row *&r, char *at) {
    typedef R258 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, &p->r258_a);
    place<T>(r, at, &p->r258_b);
    place<T>(r, at, &p->r258_c);
    place<T>(r, at, &p->r258_d);
    place<T>(r, at, &p->r258_e);
    place<T>(r, at, &p->r258_f);
}
__host__ __device__ __noinline__ void measure_R259(Row *&r, char *at) {
    typedef R259 T;
    T *p = reinterpret_cast<T *>(at);
    (void)p;
    place<T>(r, at, static_cast<R135 *>(p));
    place<T>(r, at, &p->r259_a);
    place<T>(r, at, &p->r259_b);
}

__host__ __device__ void measure(Row *r, char *at) {
    measure_scalar_bool(r, at);
    measure_scalar_char(r, at);
    measure_scalar_signed_char(r, at);
    measure_scalar_unsigned_char(r, at);
    measure_scalar_short(r, at);
    measure_scalar_unsigned_short(r, at);
    measure_scalar_int(r, at);
    measure_scalar_unsigned(r, at);
    measure_scalar_long(r, at);
    measure_scalar_unsigned_long(r, at);
    measure_scalar_long_long(r, at);
    measure_scalar_unsigned_long_long(r, at);
    measure_scalar_float(r, at);
    measure_scalar_double(r, at);
    measure_scalar_wchar_t(r, at);
    measure_scalar_char16_t(r, at);
    measure_scalar_char32_t(r, at);
    measure_scalar_size_t(r, at);
    measure_scalar_ptrdiff_t(r, at);
    measure_scalar_int8_t(r, at);
    measure_scalar_uint8_t(r, at);
    measure_scalar_int16_t(r, at);
    measure_scalar_uint32_t(r, at);
    measure_scalar_int64_t(r, at);
    measure_scalar_uintptr_t(r, at);
    measure_scalar___int128(r, at);
    measure_scalar_unsigned___int128(r, at);
    measure_scalar___half(r, at);
    measure_scalar___half2(r, at);
    measure_scalar___nv_bfloat16(r, at);
    measure_scalar___nv_bfloat162(r, at);
    measure_scalar_cudaError_t(r, at);
    measure_scalar_cudaStream_t(r, at);
    measure_scalar_cudaEvent_t(r, at);
    measure_scalar_cudaTextureObject_t(r, at);
    measure_scalar_cudaSurfaceObject_t(r, at);
    measure_scalar_cudaExtent(r, at);
    measure_scalar_cudaPos(r, at);
    measure_scalar_cudaPitchedPtr(r, at);
    measure_scalar_dim3(r, at);
    measure_vector_char1(r, at);
    measure_vector_char2(r, at);
    measure_vector_char3(r, at);
    measure_vector_char4(r, at);
    measure_vector_uchar1(r, at);
    measure_vector_uchar2(r, at);
    measure_vector_uchar3(r, at);
    measure_vector_uchar4(r, at);
    measure_vector_short1(r, at);
    measure_vector_short2(r, at);
    measure_vector_short3(r, at);
    measure_vector_short4(r, at);
    measure_vector_ushort1(r, at);
    measure_vector_ushort2(r, at);
    measure_vector_ushort3(r, at);
    measure_vector_ushort4(r, at);
    measure_vector_int1(r, at);
    measure_vector_int2(r, at);
    measure_vector_int3(r, at);
    measure_vector_int4(r, at);
    measure_vector_uint1(r, at);
    measure_vector_uint2(r, at);
    measure_vector_uint3(r, at);
    measure_vector_uint4(r, at);
    measure_vector_long1(r, at);
    measure_vector_long2(r, at);
    measure_vector_long3(r, at);
    measure_vector_long4(r, at);
    measure_vector_ulong1(r, at);
    measure_vector_ulong2(r, at);
    measure_vector_ulong3(r, at);
    measure_vector_ulong4(r, at);
    measure_vector_longlong1(r, at);
    measure_vector_longlong2(r, at);
    measure_vector_longlong3(r, at);
    measure_vector_longlong4(r, at);
    measure_vector_ulonglong1(r, at);
    measure_vector_ulonglong2(r, at);
    measure_vector_ulonglong3(r, at);
    measure_vector_ulonglong4(r, at);
    measure_vector_float1(r, at);
    measure_vector_float2(r, at);
    measure_vector_float3(r, at);
    measure_vector_float4(r, at);
    measure_vector_double1(r, at);
    measure_vector_double2(r, at);
    measure_vector_double3(r, at);
    measure_vector_double4(r, at);
    measure_CharInt(r, at);
    measure_CharShortChar(r, at);
    measure_CharDouble(r, at);
    measure_CharLongLong(r, at);
    measure_BoolPointer(r, at);
    measure_CharLongDouble(r, at);
    measure_CharInt128(r, at);
    measure_CharFloat2(r, at);
    measure_CharFloat3(r, at);
    measure_CharFloat4(r, at);
    measure_CharDouble3(r, at);
    measure_CharDouble4(r, at);
    measure_CharLonglong2(r, at);
    measure_CharLong4(r, at);
    measure_CharUchar4(r, at);
    measure_CharShort3(r, at);
    measure_ByteDim3(r, at);
    measure_Halves(r, at);
    measure_Double4Variants(r, at);
    measure_Long4Variants(r, at);
    measure_Empty(r, at);
    measure_EmptyClass(r, at);
    measure_OnlyStatics(r, at);
    measure_EmptyMembers(r, at);
    measure_EmptyArray(r, at);
    measure_EmptyBase(r, at);
    measure_TwoEmptyBases(r, at);
    measure_EmptyBaseFirstField(r, at);
    measure_EmptyBaseFirstFieldDeep(r, at);
    measure_EmptyBaseFieldDerivesEmpty(r, at);
    measure_EmptyBaseTwice(r, at);
    measure_EmptyBaseSecond(r, at);
    measure_EmptyBaseSecondReused(r, at);
    measure_EmptyOverEmpty(r, at);
    measure_AlignedEmpty(r, at);
    measure_AlignedEmptyBase(r, at);
    measure_PodBaseTail(r, at);
    measure_CtorBaseTail(r, at);
    measure_DefaultedCtorBaseTail(r, at);
    measure_CopyCtorBaseTail(r, at);
    measure_DtorBaseTail(r, at);
    measure_AssignBaseTail(r, at);
    measure_PrivateBaseTail(r, at);
    measure_ProtectedBaseTail(r, at);
    measure_InitializerBaseTail(r, at);
    measure_OtherCtorBaseTail(r, at);
    measure_DerivedBaseTail(r, at);
    measure_NonPodMemberBaseTail(r, at);
    measure_NonPodMemberNotReused(r, at);
    measure_ReferenceBaseTail(r, at);
    measure_DeletedCopyBaseTail(r, at);
    measure_BitFieldBaseTail(r, at);
    measure_TwoBases(r, at);
    measure_TwoNonPodBases(r, at);
    measure_ThreeLevels(r, at);
    measure_VectorBase(r, at);
    measure_PrivateInheritance(r, at);
    measure_Virtual(r, at);
    measure_VirtualDerived(r, at);
    measure_VirtualSecondBase(r, at);
    measure_VirtualIntroduced(r, at);
    measure_VirtualDestructor(r, at);
    measure_VirtualTwo(r, at);
    measure_VirtualEmptyBase(r, at);
    measure_VirtualBaseLeft(r, at);
    measure_VirtualBaseRight(r, at);
    measure_Diamond(r, at);
    measure_VirtualEmptyVirtualBase(r, at);
    measure_Packed(r, at);
    measure_PackedAfter(r, at);
    measure_PackedMember(r, at);
    measure_PackedNested(r, at);
    measure_PackedVector(r, at);
    measure_PackedBits(r, at);
    measure_PackedAligned(r, at);
    measure_PackedHoldsPacked(r, at);
    measure_PackedBase(r, at);
    measure_Pack1(r, at);
    measure_Pack2(r, at);
    measure_Pack4(r, at);
    measure_Pack8(r, at);
    measure_PackNested(r, at);
    measure_PackEnded(r, at);
    measure_PackBits(r, at);
    measure_PackAlignas(r, at);
    measure_Pack16(r, at);
    measure_Bits(r, at);
    measure_BitsCrossing(r, at);
    measure_BitsZero(r, at);
    measure_BitsZeroChar(r, at);
    measure_BitsZeroLong(r, at);
    measure_BitsZeroOnly(r, at);
    measure_BitsZeroLast(r, at);
    measure_BitsUnnamed(r, at);
    measure_BitsUnnamedFirst(r, at);
    measure_BitsUnnamedOnly(r, at);
    measure_BitsMixed(r, at);
    measure_BitsMixedDown(r, at);
    measure_BitsBool(r, at);
    measure_BitsAfterChar(r, at);
    measure_BitsAfterCharWide(r, at);
    measure_BitsLong(r, at);
    measure_BitsEnum(r, at);
    measure_BitsScopedEnum(r, at);
    measure_BitsWide(r, at);
    measure_BitsSigned(r, at);
    measure_BitsAligned(r, at);
    measure_BitsInUnion(r, at);
    measure_BitsNested(r, at);
    measure_UnionSimple(r, at);
    measure_UnionArray(r, at);
    measure_UnionVector(r, at);
    measure_UnionStruct(r, at);
    measure_UnionPacked(r, at);
    measure_UnionAligned(r, at);
    measure_UnionPack(r, at);
    measure_UnionInStruct(r, at);
    measure_AnonymousUnion(r, at);
    measure_AnonymousStruct(r, at);
    measure_AnonymousNested(r, at);
    measure_UnnamedMember(r, at);
    measure_UnnamedMemberArray(r, at);
    measure_EnumPlain(r, at);
    measure_EnumNegative(r, at);
    measure_EnumBig(r, at);
    measure_EnumUnsigned(r, at);
    measure_EnumChar(r, at);
    measure_EnumShort(r, at);
    measure_EnumClass(r, at);
    measure_EnumLong(r, at);
    measure_EnumBool(r, at);
    measure_EnumFields(r, at);
    measure_EnumOpaque(r, at);
    measure_AlignasType(r, at);
    measure_AlignasVector(r, at);
    measure_AlignasMember(r, at);
    measure_AlignasMemberType(r, at);
    measure_AlignasTwice(r, at);
    measure_AlignasZero(r, at);
    measure_AlignasExpression(r, at);
    measure_AlignMacro(r, at);
    measure_AlignMacro8(r, at);
    measure_AlignMacroMember(r, at);
    measure_BuiltinAlign(r, at);
    measure_AttributeAligned(r, at);
    measure_AttributeAlignedAfter(r, at);
    measure_AttributeAlignedPlain(r, at);
    measure_AttributeAlignedMember(r, at);
    measure_GnuAttribute(r, at);
    measure_AlignedWeaker(r, at);
    measure_AlignedArray(r, at);
    measure_AlignedTypedef(r, at);
    measure_WeakTypedef(r, at);
    measure_AlignedBase(r, at);
    measure_OverAlignedBaseTail(r, at);
    measure_Pointers(r, at);
    measure_MemberPointers(r, at);
    measure_MemberPointerTypedef(r, at);
    measure_PointerToArray(r, at);
    measure_References(r, at);
    measure_NullPointer(r, at);
    measure_Matrices(r, at);
    measure_ArrayTypedef(r, at);
    measure_ConstVolatile(r, at);
    measure_FlexibleArray(r, at);
    measure_ZeroArray(r, at);
    measure_NestedClass(r, at);
    measure_OutOfLineNested(r, at);
    measure_MembersBetween(r, at);
    measure_Mutable(r, at);
    measure_Sections(r, at);
    measure_Pair_int_double(r, at);
    measure_Pair_char_float4(r, at);
    measure_Pair_nested(r, at);
    measure_Pair_pointers(r, at);
    measure_Array_float_7(r, at);
    measure_Array_computed(r, at);
    measure_Aligned_16(r, at);
    measure_Aligned_size(r, at);
    measure_AliasTemplate(r, at);
    measure_Specialized(r, at);
    measure_PartlySpecialized(r, at);
    measure_DefaultArgument(r, at);
    measure_TemplateBase(r, at);
    measure_TupleLike(r, at);
    measure_EmptyLeaf(r, at);
    measure_NestedTemplate(r, at);
    measure_Namespaced(r, at);
    measure_UsingDeclaration(r, at);
    measure_Redeclared(r, at);
    measure_ElaboratedMember(r, at);
    measure_TypedefStruct(r, at);
    measure_MacroFields(r, at);
    measure_MacroAligned(r, at);
    measure_CommaDeclarators(r, at);
    measure_SizeofBound(r, at);
    measure_ConstantBounds(r, at);
    measure_LargeArray(r, at);
    measure_StructOfEverything(r, at);
    measure_R000(r, at);
    measure_R001(r, at);
    measure_R002(r, at);
    measure_R003(r, at);
    measure_R004(r, at);
    measure_R005(r, at);
    measure_R006(r, at);
    measure_R007(r, at);
    measure_R008(r, at);
    measure_R009(r, at);
    measure_R010(r, at);
    measure_R011(r, at);
    measure_R012(r, at);
    measure_R013(r, at);
    measure_R014(r, at);
    measure_R015(r, at);
    measure_R016(r, at);
    measure_R017(r, at);
    measure_R018(r, at);
    measure_R019(r, at);
    measure_R020(r, at);
    measure_R021(r, at);
    measure_R022(r, at);
    measure_R023(r, at);
    measure_R024(r, at);
    measure_R025(r, at);
    measure_R026(r, at);
    measure_R027(r, at);
    measure_R028(r, at);
    measure_R029(r, at);
    measure_R030(r, at);
    measure_R031(r, at);
    measure_R032(r, at);
    measure_R033(r, at);
    measure_R034(r, at);
    measure_R035(r, at);
    measure_R036(r, at);
    measure_R037(r, at);
    measure_R038(r, at);
    measure_R039(r, at);
    measure_R040(r, at);
    measure_R041(r, at);
    measure_R042(r, at);
    measure_R043(r, at);
    measure_R044(r, at);
    measure_R045(r, at);
    measure_R046(r, at);
    measure_R047(r, at);
    measure_R048(r, at);
    measure_R049(r, at);
    measure_R050(r, at);
    measure_R051(r, at);
    measure_R052(r, at);
    measure_R053(r, at);
    measure_R054(r, at);
    measure_R055(r, at);
    measure_R056(r, at);
    measure_R057(r, at);
    measure_R058(r, at);
    measure_R059(r, at);
    measure_R060(r, at);
    measure_R061(r, at);
    measure_R062(r, at);
    measure_R063(r, at);
    measure_R064(r, at);
    measure_R065(r, at);
    measure_R066(r, at);
    measure_R067(r, at);
    measure_R068(r, at);
    measure_R069(r, at);
    measure_R070(r, at);
    measure_R071(r, at);
    measure_R072(r, at);
    measure_R073(r, at);
    measure_R074(r, at);
    measure_R075(r, at);
    measure_R076(r, at);
    measure_R077(r, at);
    measure_R078(r, at);
    measure_R079(r, at);
    measure_R080(r, at);
    measure_R081(r, at);
    measure_R082(r, at);
    measure_R083(r, at);
    measure_R084(r, at);
    measure_R085(r, at);
    measure_R086(r, at);
    measure_R087(r, at);
    measure_R088(r, at);
    measure_R089(r, at);
    measure_R090(r, at);
    measure_R091(r, at);
    measure_R092(r, at);
    measure_R093(r, at);
    measure_R094(r, at);
    measure_R095(r, at);
    measure_R096(r, at);
    measure_R097(r, at);
    measure_R098(r, at);
    measure_R099(r, at);
    measure_R100(r, at);
    measure_R101(r, at);
    measure_R102(r, at);
    measure_R103(r, at);
    measure_R104(r, at);
    measure_R105(r, at);
    measure_R106(r, at);
    measure_R107(r, at);
    measure_R108(r, at);
    measure_R109(r, at);
    measure_R110(r, at);
    measure_R111(r, at);
    measure_R112(r, at);
    measure_R113(r, at);
    measure_R114(r, at);
    measure_R115(r, at);
    measure_R116(r, at);
    measure_R117(r, at);
    measure_R118(r, at);
    measure_R119(r, at);
    measure_R120(r, at);
    measure_R121(r, at);
    measure_R122(r, at);
    measure_R123(r, at);
    measure_R124(r, at);
    measure_R125(r, at);
    measure_R126(r, at);
    measure_R127(r, at);
    measure_R128(r, at);
    measure_R129(r, at);
    measure_R130(r, at);
    measure_R131(r, at);
    measure_R132(r, at);
    measure_R133(r, at);
    measure_R134(r, at);
    measure_R135(r, at);
    measure_R136(r, at);
    measure_R137(r, at);
    measure_R138(r, at);
    measure_R139(r, at);
    measure_R140(r, at);
    measure_R141(r, at);
    measure_R142(r, at);
    measure_R143(r, at);
    measure_R144(r, at);
    measure_R145(r, at);
    measure_R146(r, at);
    measure_R147(r, at);
    measure_R148(r, at);
    measure_R149(r, at);
    measure_R150(r, at);
    measure_R151(r, at);
    measure_R152(r, at);
    measure_R153(r, at);
    measure_R154(r, at);
    measure_R155(r, at);
    measure_R156(r, at);
    measure_R157(r, at);
    measure_R158(r, at);
    measure_R159(r, at);
    measure_R160(r, at);
    measure_R161(r, at);
    measure_R162(r, at);
    measure_R163(r, at);
    measure_R164(r, at);
    measure_R165(r, at);
    measure_R166(r, at);
    measure_R167(r, at);
    measure_R168(r, at);
    measure_R169(r, at);
    measure_R170(r, at);
    measure_R171(r, at);
    measure_R172(r, at);
    measure_R173(r, at);
    measure_R174(r, at);
    measure_R175(r, at);
    measure_R176(r, at);
    measure_R177(r, at);
    measure_R178(r, at);
    measure_R179(r, at);
    measure_R180(r, at);
    measure_R181(r, at);
    measure_R182(r, at);
    measure_R183(r, at);
    measure_R184(r, at);
    measure_R185(r, at);
    measure_R186(r, at);
    measure_R187(r, at);
    measure_R188(r, at);
    measure_R189(r, at);
    measure_R190(r, at);
    measure_R191(r, at);
    measure_R192(r, at);
    measure_R193(r, at);
    measure_R194(r, at);
    measure_R195(r, at);
    measure_R196(r, at);
    measure_R197(r, at);
    measure_R198(r, at);
    measure_R199(r, at);
    measure_R200(r, at);
    measure_R201(r, at);
    measure_R202(r, at);
    measure_R203(r, at);
    measure_R204(r, at);
    measure_R205(r, at);
    measure_R206(r, at);
    measure_R207(r, at);
    measure_R208(r, at);
    measure_R209(r, at);
    measure_R210(r, at);
    measure_R211(r, at);
    measure_R212(r, at);
    measure_R213(r, at);
    measure_R214(r, at);
    measure_R215(r, at);
    measure_R216(r, at);
    measure_R217(r, at);
    measure_R218(r, at);
    measure_R219(r, at);
    measure_R220(r, at);
    measure_R221(r, at);
    measure_R222(r, at);
    measure_R223(r, at);
    measure_R224(r, at);
    measure_R225(r, at);
    measure_R226(r, at);
    measure_R227(r, at);
    measure_R228(r, at);
    measure_R229(r, at);
    measure_R230(r, at);
    measure_R231(r, at);
    measure_R232(r, at);
    measure_R233(r, at);
    measure_R234(r, at);
    measure_R235(r, at);
    measure_R236(r, at);
    measure_R237(r, at);
    measure_R238(r, at);
    measure_R239(r, at);
    measure_R240(r, at);
    measure_R241(r, at);
    measure_R242(r, at);
    measure_R243(r, at);
    measure_R244(r, at);
    measure_R245(r, at);
    measure_R246(r, at);
    measure_R247(r, at);
    measure_R248(r, at);
    measure_R249(r, at);
    measure_R250(r, at);
    measure_R251(r, at);
    measure_R252(r, at);
    measure_R253(r, at);
    measure_R254(r, at);
    measure_R255(r, at);
    measure_R256(r, at);
    measure_R257(r, at);
    measure_R258(r, at);
    measure_R259(r, at);
}

const struct { const char *type, *field; } names[] = {
    {"scalar_bool", ""},
    {"scalar_char", ""},
    {"scalar_signed_char", ""},
    {"scalar_unsigned_char", ""},
    {"scalar_short", ""},
    {"scalar_unsigned_short", ""},
    {"scalar_int", ""},
    {"scalar_unsigned", ""},
    {"scalar_long", ""},
    {"scalar_unsigned_long", ""},
    {"scalar_long_long", ""},
    {"scalar_unsigned_long_long", ""},
    {"scalar_float", ""},
    {"scalar_double", ""},
    {"scalar_wchar_t", ""},
    {"scalar_char16_t", ""},
    {"scalar_char32_t", ""},
    {"scalar_size_t", ""},
    {"scalar_ptrdiff_t", ""},
    {"scalar_int8_t", ""},
    {"scalar_uint8_t", ""},
    {"scalar_int16_t", ""},
    {"scalar_uint32_t", ""},
    {"scalar_int64_t", ""},
    {"scalar_uintptr_t", ""},
    {"scalar___int128", ""},
    {"scalar_unsigned___int128", ""},
    {"scalar___half", ""},
    {"scalar___half2", ""},
    {"scalar___nv_bfloat16", ""},
    {"scalar___nv_bfloat162", ""},
    {"scalar_cudaError_t", ""},
    {"scalar_cudaStream_t", ""},
    {"scalar_cudaEvent_t", ""},
    {"scalar_cudaTextureObject_t", ""},
    {"scalar_cudaSurfaceObject_t", ""},
    {"scalar_cudaExtent", ""},
    {"scalar_cudaPos", ""},
    {"scalar_cudaPitchedPtr", ""},
    {"scalar_dim3", ""},
    {"vector_char1", ""},
    {"vector_char2", ""},
    {"vector_char3", ""},
    {"vector_char4", ""},
    {"vector_uchar1", ""},
    {"vector_uchar2", ""},
    {"vector_uchar3", ""},
    {"vector_uchar4", ""},
    {"vector_short1", ""},
    {"vector_short2", ""},
    {"vector_short3", ""},
    {"vector_short4", ""},
    {"vector_ushort1", ""},
    {"vector_ushort2", ""},
    {"vector_ushort3", ""},
    {"vector_ushort4", ""},
    {"vector_int1", ""},
    {"vector_int2", ""},
    {"vector_int3", ""},
    {"vector_int4", ""},
    {"vector_uint1", ""},
    {"vector_uint2", ""},
    {"vector_uint3", ""},
    {"vector_uint4", ""},
    {"vector_long1", ""},
    {"vector_long2", ""},
    {"vector_long3", ""},
    {"vector_long4", ""},
    {"vector_ulong1", ""},
    {"vector_ulong2", ""},
    {"vector_ulong3", ""},
    {"vector_ulong4", ""},
    {"vector_longlong1", ""},
    {"vector_longlong2", ""},
    {"vector_longlong3", ""},
    {"vector_longlong4", ""},
    {"vector_ulonglong1", ""},
    {"vector_ulonglong2", ""},
    {"vector_ulonglong3", ""},
    {"vector_ulonglong4", ""},
    {"vector_float1", ""},
    {"vector_float2", ""},
    {"vector_float3", ""},
    {"vector_float4", ""},
    {"vector_double1", ""},
    {"vector_double2", ""},
    {"vector_double3", ""},
    {"vector_double4", ""},
    {"CharInt", "c"},
    {"CharInt", "i"},
    {"CharShortChar", "a"},
    {"CharShortChar", "b"},
    {"CharShortChar", "c"},
    {"CharDouble", "c"},
    {"CharDouble", "d"},
    {"CharLongLong", "c"},
    {"CharLongLong", "l"},
    {"CharLongLong", "d"},
    {"BoolPointer", "b"},
    {"BoolPointer", "p"},
    {"BoolPointer", "c"},
    {"CharLongDouble", "c"},
    {"CharLongDouble", "l"},
    {"CharInt128", "c"},
    {"CharInt128", "i"},
    {"CharInt128", "d"},
    {"CharFloat2", "c"},
    {"CharFloat2", "v"},
    {"CharFloat3", "c"},
    {"CharFloat3", "v"},
    {"CharFloat3", "d"},
    {"CharFloat4", "c"},
    {"CharFloat4", "v"},
    {"CharDouble3", "c"},
    {"CharDouble3", "v"},
    {"CharDouble4", "c"},
    {"CharDouble4", "v"},
    {"CharLonglong2", "c"},
    {"CharLonglong2", "v"},
    {"CharLong4", "c"},
    {"CharLong4", "v"},
    {"CharUchar4", "c"},
    {"CharUchar4", "v"},
    {"CharShort3", "c"},
    {"CharShort3", "v"},
    {"ByteDim3", "c"},
    {"ByteDim3", "g"},
    {"ByteDim3", "b"},
    {"Halves", "a"},
    {"Halves", "b"},
    {"Halves", "c"},
    {"Halves", "d"},
    {"Double4Variants", "a"},
    {"Double4Variants", "b"},
    {"Double4Variants", "c"},
    {"Double4Variants", "d"},
    {"Long4Variants", "a"},
    {"Long4Variants", "b"},
    {"Long4Variants", "c"},
    {"Empty", ""},
    {"EmptyClass", ""},
    {"OnlyStatics", "x"},
    {"EmptyMembers", "a"},
    {"EmptyMembers", "b"},
    {"EmptyMembers", "c"},
    {"EmptyArray", "a"},
    {"EmptyArray", "b"},
    {"EmptyBase", "base:Empty"},
    {"EmptyBase", "x"},
    {"TwoEmptyBases", "base:Empty"},
    {"TwoEmptyBases", "base:EmptyToo"},
    {"TwoEmptyBases", "x"},
    {"EmptyBaseFirstField", "base:Empty"},
    {"EmptyBaseFirstField", "e"},
    {"EmptyBaseFirstField", "x"},
    {"EmptyBaseFirstFieldDeep", "base:Empty"},
    {"EmptyBaseFirstFieldDeep", "h"},
    {"EmptyBaseFirstFieldDeep", "x"},
    {"EmptyBaseFieldDerivesEmpty", "base:Empty"},
    {"EmptyBaseFieldDerivesEmpty", "d"},
    {"EmptyBaseFieldDerivesEmpty", "x"},
    {"EmptyBaseTwice", "base:OverEmptyA"},
    {"EmptyBaseTwice", "base:OverEmptyB"},
    {"EmptyBaseTwice", "x"},
    {"EmptyBaseSecond", "base:CharInt"},
    {"EmptyBaseSecond", "base:Empty"},
    {"EmptyBaseSecond", "x"},
    {"EmptyBaseSecondReused", "base:HoldsEmpty"},
    {"EmptyBaseSecondReused", "base:Empty"},
    {"EmptyBaseSecondReused", "x"},
    {"EmptyOverEmpty", "base:DerivedEmpty"},
    {"EmptyOverEmpty", "x"},
    {"AlignedEmpty", ""},
    {"AlignedEmptyBase", "base:AlignedEmpty"},
    {"AlignedEmptyBase", "x"},
    {"PodBaseTail", "base:PodBase"},
    {"PodBaseTail", "c"},
    {"CtorBaseTail", "base:CtorBase"},
    {"CtorBaseTail", "c"},
    {"DefaultedCtorBaseTail", "base:DefaultedCtorBase"},
    {"DefaultedCtorBaseTail", "c"},
    {"CopyCtorBaseTail", "base:CopyCtorBase"},
    {"CopyCtorBaseTail", "c"},
    {"DtorBaseTail", "base:DtorBase"},
    {"DtorBaseTail", "c"},
    {"AssignBaseTail", "base:AssignBase"},
    {"AssignBaseTail", "c"},
    {"PrivateBaseTail", "base:PrivateMemberBase"},
    {"PrivateBaseTail", "c"},
    {"ProtectedBaseTail", "base:ProtectedMemberBase"},
    {"ProtectedBaseTail", "c"},
    {"InitializerBaseTail", "base:InitializerBase"},
    {"InitializerBaseTail", "c"},
    {"OtherCtorBaseTail", "base:OtherCtorBase"},
    {"OtherCtorBaseTail", "c"},
    {"DerivedBaseTail", "base:PodBaseTail"},
    {"DerivedBaseTail", "d"},
    {"NonPodMemberBaseTail", "base:NonPodMemberBase"},
    {"NonPodMemberBaseTail", "c"},
    {"NonPodMemberNotReused", "m"},
    {"NonPodMemberNotReused", "c"},
    {"ReferenceBaseTail", "base:ReferenceBase"},
    {"ReferenceBaseTail", "c"},
    {"DeletedCopyBaseTail", "base:DeletedCopyBase"},
    {"DeletedCopyBaseTail", "c"},
    {"BitFieldBaseTail", "base:BitFieldBase"},
    {"BitFieldBaseTail", "c"},
    {"TwoBases", "base:CharInt"},
    {"TwoBases", "base:CharShortChar"},
    {"TwoBases", "x"},
    {"TwoNonPodBases", "base:CtorBase"},
    {"TwoNonPodBases", "base:DtorBase"},
    {"TwoNonPodBases", "x"},
    {"ThreeLevels", "base:TwoBases"},
    {"ThreeLevels", "y"},
    {"VectorBase", "base:float4"},
    {"VectorBase", "w"},
    {"PrivateInheritance", "x"},
    {"Virtual", "x"},
    {"Virtual", "y"},
    {"VirtualDerived", "base:Virtual"},
    {"VirtualDerived", "z"},
    {"VirtualSecondBase", "base:Virtual"},
    {"VirtualSecondBase", "base:CharInt"},
    {"VirtualSecondBase", "z"},
    {"VirtualIntroduced", "base:CharInt"},
    {"VirtualIntroduced", "z"},
    {"VirtualDestructor", "p"},
    {"VirtualTwo", "base:Virtual"},
    {"VirtualTwo", "base:VirtualDestructor"},
    {"VirtualTwo", "z"},
    {"VirtualEmptyBase", "base:Empty"},
    {"VirtualEmptyBase", "x"},
    {"VirtualBaseLeft", "base:CharInt"},
    {"VirtualBaseLeft", "l"},
    {"VirtualBaseRight", "base:CharInt"},
    {"VirtualBaseRight", "r"},
    {"Diamond", "base:VirtualBaseLeft"},
    {"Diamond", "base:VirtualBaseRight"},
    {"Diamond", "base:CharInt"},
    {"Diamond", "d"},
    {"VirtualEmptyVirtualBase", "base:Empty"},
    {"VirtualEmptyVirtualBase", "x"},
    {"Packed", "c"},
    {"Packed", "i"},
    {"Packed", "d"},
    {"PackedAfter", "c"},
    {"PackedAfter", "i"},
    {"PackedAfter", "s"},
    {"PackedMember", "c"},
    {"PackedMember", "i"},
    {"PackedMember", "d"},
    {"PackedNested", "c"},
    {"PackedNested", "n"},
    {"PackedVector", "c"},
    {"PackedVector", "v"},
    {"PackedBits", "c"},
    {"PackedBits", "i"},
    {"PackedBits", "s"},
    {"PackedAligned", "c"},
    {"PackedAligned", "i"},
    {"PackedHoldsPacked", "c"},
    {"PackedHoldsPacked", "p"},
    {"PackedHoldsPacked", "s"},
    {"PackedBase", "base:Packed"},
    {"PackedBase", "s"},
    {"Pack1", "c"},
    {"Pack1", "i"},
    {"Pack1", "d"},
    {"Pack2", "c"},
    {"Pack2", "i"},
    {"Pack2", "d"},
    {"Pack2", "v"},
    {"Pack4", "c"},
    {"Pack4", "d"},
    {"Pack4", "l"},
    {"Pack8", "c"},
    {"Pack8", "v"},
    {"PackNested", "c"},
    {"PackNested", "n"},
    {"PackNested", "e"},
    {"PackEnded", "c"},
    {"PackEnded", "d"},
    {"PackBits", "a"},
    {"PackBits", "b"},
    {"PackBits", "c"},
    {"PackAlignas", "c"},
    {"PackAlignas", "i"},
    {"Pack16", "c"},
    {"Pack16", "v"},
    {"Bits", "a"},
    {"Bits", "b"},
    {"Bits", "c"},
    {"BitsCrossing", "a"},
    {"BitsCrossing", "b"},
    {"BitsCrossing", "c"},
    {"BitsZero", "a"},
    {"BitsZero", "b"},
    {"BitsZeroChar", "a"},
    {"BitsZeroChar", "b"},
    {"BitsZeroChar", "c"},
    {"BitsZeroLong", "a"},
    {"BitsZeroLong", "b"},
    {"BitsZeroOnly", "a"},
    {"BitsZeroOnly", "b"},
    {"BitsZeroLast", "a"},
    {"BitsUnnamed", "a"},
    {"BitsUnnamed", "b"},
    {"BitsUnnamedFirst", "b"},
    {"BitsUnnamedOnly", "x"},
    {"BitsMixed", "a"},
    {"BitsMixed", "b"},
    {"BitsMixed", "c"},
    {"BitsMixed", "d"},
    {"BitsMixedDown", "a"},
    {"BitsMixedDown", "b"},
    {"BitsMixedDown", "c"},
    {"BitsBool", "a"},
    {"BitsBool", "b"},
    {"BitsBool", "c"},
    {"BitsAfterChar", "c"},
    {"BitsAfterChar", "b"},
    {"BitsAfterChar", "d"},
    {"BitsAfterCharWide", "c"},
    {"BitsAfterCharWide", "b"},
    {"BitsAfterCharWide", "d"},
    {"BitsLong", "a"},
    {"BitsLong", "b"},
    {"BitsLong", "c"},
    {"BitsEnum", "a"},
    {"BitsEnum", "b"},
    {"BitsScopedEnum", "a"},
    {"BitsScopedEnum", "b"},
    {"BitsWide", "a"},
    {"BitsWide", "b"},
    {"BitsSigned", "a"},
    {"BitsSigned", "b"},
    {"BitsAligned", "a"},
    {"BitsAligned", "b"},
    {"BitsInUnion", "a"},
    {"BitsInUnion", "b"},
    {"BitsInUnion", "c"},
    {"BitsNested", "n"},
    {"BitsNested", "b"},
    {"BitsNested", "c"},
    {"UnionSimple", "c"},
    {"UnionSimple", "i"},
    {"UnionSimple", "d"},
    {"UnionArray", "b"},
    {"UnionArray", "w"},
    {"UnionVector", "v"},
    {"UnionVector", "f"},
    {"UnionStruct", "s"},
    {"UnionStruct", "c"},
    {"UnionPacked", "i"},
    {"UnionPacked", "c"},
    {"UnionAligned", "c"},
    {"UnionPack", "d"},
    {"UnionPack", "c"},
    {"UnionInStruct", "k"},
    {"UnionInStruct", "u"},
    {"UnionInStruct", "t"},
    {"AnonymousUnion", "k"},
    {"AnonymousUnion", "i"},
    {"AnonymousUnion", "f"},
    {"AnonymousUnion", "t"},
    {"AnonymousStruct", "i"},
    {"AnonymousStruct", "a"},
    {"AnonymousStruct", "b"},
    {"AnonymousStruct", "w"},
    {"AnonymousNested", "k"},
    {"AnonymousNested", "i"},
    {"AnonymousNested", "x"},
    {"AnonymousNested", "y"},
    {"AnonymousNested", "t"},
    {"UnnamedMember", "k"},
    {"UnnamedMember", "s"},
    {"UnnamedMember", "s.a"},
    {"UnnamedMember", "s.b"},
    {"UnnamedMember", "t"},
    {"UnnamedMemberArray", "k"},
    {"UnnamedMemberArray", "s"},
    {"UnnamedMemberArray", "t"},
    {"EnumPlain", ""},
    {"EnumNegative", ""},
    {"EnumBig", ""},
    {"EnumUnsigned", ""},
    {"EnumChar", ""},
    {"EnumShort", ""},
    {"EnumClass", ""},
    {"EnumLong", ""},
    {"EnumBool", ""},
    {"EnumFields", "a"},
    {"EnumFields", "b"},
    {"EnumFields", "c"},
    {"EnumFields", "d"},
    {"EnumFields", "e"},
    {"EnumOpaque", "a"},
    {"EnumOpaque", "b"},
    {"AlignasType", "c"},
    {"AlignasVector", "c"},
    {"AlignasMember", "c"},
    {"AlignasMember", "x"},
    {"AlignasMember", "d"},
    {"AlignasMemberType", "c"},
    {"AlignasMemberType", "x"},
    {"AlignasTwice", "c"},
    {"AlignasZero", "c"},
    {"AlignasZero", "i"},
    {"AlignasExpression", "c"},
    {"AlignMacro", "x"},
    {"AlignMacro", "y"},
    {"AlignMacro", "z"},
    {"AlignMacro8", "a"},
    {"AlignMacro8", "b"},
    {"AlignMacroMember", "c"},
    {"AlignMacroMember", "x"},
    {"BuiltinAlign", "a"},
    {"AttributeAligned", "a"},
    {"AttributeAligned", "b"},
    {"AttributeAlignedAfter", "a"},
    {"AttributeAlignedPlain", "a"},
    {"AttributeAlignedMember", "c"},
    {"AttributeAlignedMember", "x"},
    {"GnuAttribute", "c"},
    {"AlignedWeaker", "d"},
    {"AlignedArray", "c"},
    {"AlignedArray", "a"},
    {"AlignedTypedef", "c"},
    {"AlignedTypedef", "x"},
    {"WeakTypedef", "c"},
    {"WeakTypedef", "x"},
    {"AlignedBase", "base:AlignMacro8"},
    {"AlignedBase", "c"},
    {"OverAlignedBaseTail", "base:OverAlignedBase"},
    {"OverAlignedBaseTail", "c"},
    {"Pointers", "a"},
    {"Pointers", "b"},
    {"Pointers", "c"},
    {"Pointers", "d"},
    {"Pointers", "e"},
    {"MemberPointers", "a"},
    {"MemberPointers", "d"},
    {"MemberPointers", "f"},
    {"MemberPointers", "b"},
    {"MemberPointerTypedef", "d"},
    {"MemberPointerTypedef", "f"},
    {"PointerToArray", "p"},
    {"PointerToArray", "q"},
    {"References", "a"},
    {"References", "b"},
    {"NullPointer", "a"},
    {"NullPointer", "n"},
    {"NullPointer", "b"},
    {"Matrices", "a"},
    {"Matrices", "m"},
    {"Matrices", "n"},
    {"ArrayTypedef", "c"},
    {"ArrayTypedef", "r"},
    {"ConstVolatile", "a"},
    {"ConstVolatile", "b"},
    {"ConstVolatile", "c"},
    {"FlexibleArray", "n"},
    {"FlexibleArray", "data"},
    {"ZeroArray", "n"},
    {"ZeroArray", "tail"},
    {"NestedClass", "c"},
    {"NestedClass", "i"},
    {"NestedClass", "j"},
    {"OutOfLineNested", "p"},
    {"OutOfLineNested", "i"},
    {"MembersBetween", "a"},
    {"MembersBetween", "b"},
    {"Mutable", "a"},
    {"Mutable", "b"},
    {"Sections", "a"},
    {"Sections", "b"},
    {"Sections", "c"},
    {"Pair_int_double", "first"},
    {"Pair_int_double", "second"},
    {"Pair_char_float4", "first"},
    {"Pair_char_float4", "second"},
    {"Pair_nested", "first"},
    {"Pair_nested", "second"},
    {"Pair_pointers", "first"},
    {"Pair_pointers", "second"},
    {"Array_float_7", "v"},
    {"Array_float_7", "n"},
    {"Array_computed", "v"},
    {"Array_computed", "n"},
    {"Aligned_16", "data"},
    {"Aligned_size", "data"},
    {"AliasTemplate", "first"},
    {"AliasTemplate", "second"},
    {"Specialized", "x"},
    {"PartlySpecialized", "p"},
    {"DefaultArgument", "a"},
    {"DefaultArgument", "b"},
    {"TemplateBase", "base:Crtp<TemplateBase>"},
    {"TemplateBase", "x"},
    {"TupleLike", "base:Leaf<0,char>"},
    {"TupleLike", "base:Leaf<1,double>"},
    {"TupleLike", "base:Leaf<2,Empty>"},
    {"EmptyLeaf", "base:Slot<0,Empty>"},
    {"EmptyLeaf", "base:Slot<1,int>"},
    {"NestedTemplate", "i"},
    {"NestedTemplate", "t"},
    {"Namespaced", "a"},
    {"Namespaced", "b"},
    {"UsingDeclaration", "a"},
    {"UsingDeclaration", "b"},
    {"Redeclared", "a"},
    {"ElaboratedMember", "c"},
    {"ElaboratedMember", "n"},
    {"TypedefStruct", "a"},
    {"TypedefStruct", "b"},
    {"MacroFields", "x_1"},
    {"MacroFields", "x_2"},
    {"MacroFields", "y_1"},
    {"MacroFields", "y_2"},
    {"MacroAligned", "a"},
    {"CommaDeclarators", "a"},
    {"CommaDeclarators", "b"},
    {"CommaDeclarators", "c"},
    {"CommaDeclarators", "d"},
    {"SizeofBound", "a"},
    {"SizeofBound", "b"},
    {"ConstantBounds", "a"},
    {"ConstantBounds", "b"},
    {"LargeArray", "v"},
    {"LargeArray", "n"},
    {"StructOfEverything", "c"},
    {"StructOfEverything", "v"},
    {"StructOfEverything", "p"},
    {"StructOfEverything", "u"},
    {"StructOfEverything", "b"},
    {"StructOfEverything", "d"},
    {"R000", "r000_a"},
    {"R001", "r001_a"},
    {"R001", "r001_b"},
    {"R001", "r001_c"},
    {"R001", "r001_d"},
    {"R001", "r001_e"},
    {"R001", "r001_f"},
    {"R001", "r001_g"},
    {"R002", "r002_a"},
    {"R002", "r002_b"},
    {"R002", "r002_c"},
    {"R002", "r002_d"},
    {"R002", "r002_e"},
    {"R002", "r002_f"},
    {"R002", "r002_g"},
    {"R003", "r003_a"},
    {"R004", "r004_a"},
    {"R004", "r004_b"},
    {"R005", "r005_a"},
    {"R005", "r005_b"},
    {"R005", "r005_c"},
    {"R005", "r005_d"},
    {"R005", "r005_e"},
    {"R005", "r005_f"},
    {"R006", "r006_a"},
    {"R006", "r006_b"},
    {"R006", "r006_c"},
    {"R006", "r006_d"},
    {"R007", "r007_a"},
    {"R007", "r007_b"},
    {"R007", "r007_c"},
    {"R008", "r008_b"},
    {"R008", "r008_c"},
    {"R008", "r008_d"},
    {"R008", "r008_e"},
    {"R009", "r009_a"},
    {"R009", "r009_b"},
    {"R009", "r009_c"},
    {"R009", "r009_d"},
    {"R009", "r009_f"},
    {"R009", "r009_g"},
    {"R010", "r010_a"},
    {"R010", "r010_b"},
    {"R010", "r010_c"},
    {"R010", "r010_d"},
    {"R010", "r010_e"},
    {"R010", "r010_f"},
    {"R011", "r011_a"},
    {"R011", "r011_b"},
    {"R011", "r011_c"},
    {"R011", "r011_d"},
    {"R012", "r012_a"},
    {"R013", "r013_a"},
    {"R013", "r013_b"},
    {"R013", "r013_c"},
    {"R013", "r013_d"},
    {"R013", "r013_f"},
    {"R013", "r013_g"},
    {"R014", "base:R002"},
    {"R014", "r014_a"},
    {"R015", "r015_a"},
    {"R015", "r015_b"},
    {"R015", "r015_c"},
    {"R015", "r015_d"},
    {"R015", "r015_f"},
    {"R016", "r016_a"},
    {"R016", "r016_b"},
    {"R017", "r017_a"},
    {"R017", "r017_b"},
    {"R018", "r018_a"},
    {"R018", "r018_b"},
    {"R019", "r019_a"},
    {"R020", "r020_a"},
    {"R020", "r020_b"},
    {"R020", "r020_c"},
    {"R020", "r020_d"},
    {"R020", "r020_e"},
    {"R020", "r020_f"},
    {"R021", "r021_a"},
    {"R021", "r021_b"},
    {"R021", "r021_c"},
    {"R022", "base:R013"},
    {"R022", "r022_a"},
    {"R022", "r022_b"},
    {"R022", "r022_c"},
    {"R022", "r022_d"},
    {"R023", "r023_a"},
    {"R023", "r023_b"},
    {"R023", "r023_c"},
    {"R023", "r023_d"},
    {"R024", "r024_a"},
    {"R024", "r024_b"},
    {"R024", "r024_c"},
    {"R024", "r024_d"},
    {"R024", "r024_e"},
    {"R025", "r025_a"},
    {"R025", "r025_b"},
    {"R025", "r025_c"},
    {"R025", "r025_d"},
    {"R025", "r025_e"},
    {"R026", "base:R011"},
    {"R026", "base:R002"},
    {"R026", "r026_a"},
    {"R026", "r026_b"},
    {"R026", "r026_c"},
    {"R026", "r026_d"},
    {"R027", "r027_a"},
    {"R027", "r027_b"},
    {"R027", "r027_c"},
    {"R027", "r027_d"},
    {"R027", "r027_e"},
    {"R027", "r027_f"},
    {"R028", "r028_a"},
    {"R028", "r028_b"},
    {"R028", "r028_c"},
    {"R028", "r028_d"},
    {"R029", "base:R011"},
    {"R029", "r029_a"},
    {"R029", "r029_b"},
    {"R030", "r030_a"},
    {"R030", "r030_b"},
    {"R031", "r031_a"},
    {"R031", "r031_b"},
    {"R031", "r031_c"},
    {"R032", "r032_a"},
    {"R032", "r032_b"},
    {"R032", "r032_c"},
    {"R032", "r032_d"},
    {"R033", "r033_a"},
    {"R033", "r033_b"},
    {"R034", "r034_a"},
    {"R035", "r035_a"},
    {"R035", "r035_b"},
    {"R035", "r035_c"},
    {"R036", "r036_a"},
    {"R036", "r036_b"},
    {"R036", "r036_c"},
    {"R036", "r036_d"},
    {"R036", "r036_e"},
    {"R036", "r036_f"},
    {"R037", "r037_a"},
    {"R037", "r037_b"},
    {"R038", "r038_a"},
    {"R039", "r039_a"},
    {"R039", "r039_b"},
    {"R039", "r039_c"},
    {"R039", "r039_e"},
    {"R039", "r039_f"},
    {"R039", "r039_g"},
    {"R040", "r040_a"},
    {"R040", "r040_b"},
    {"R040", "r040_c"},
    {"R041", "r041_a"},
    {"R041", "r041_b"},
    {"R041", "r041_c"},
    {"R042", "r042_a"},
    {"R042", "r042_b"},
    {"R042", "r042_c"},
    {"R042", "r042_d"},
    {"R042", "r042_e"},
    {"R042", "r042_f"},
    {"R042", "r042_g"},
    {"R043", "r043_a"},
    {"R043", "r043_b"},
    {"R043", "r043_c"},
    {"R043", "r043_d"},
    {"R044", "r044_a"},
    {"R044", "r044_b"},
    {"R044", "r044_c"},
    {"R045", "r045_a"},
    {"R045", "r045_b"},
    {"R045", "r045_c"},
    {"R045", "r045_d"},
    {"R045", "r045_e"},
    {"R046", "r046_a"},
    {"R046", "r046_b"},
    {"R046", "r046_c"},
    {"R046", "r046_d"},
    {"R047", "r047_a"},
    {"R047", "r047_b"},
    {"R047", "r047_c"},
    {"R048", "r048_a"},
    {"R048", "r048_b"},
    {"R048", "r048_c"},
    {"R048", "r048_d"},
    {"R048", "r048_e"},
    {"R048", "r048_f"},
    {"R048", "r048_g"},
    {"R049", "r049_a"},
    {"R049", "r049_b"},
    {"R049", "r049_c"},
    {"R049", "r049_d"},
    {"R049", "r049_e"},
    {"R049", "r049_f"},
    {"R049", "r049_g"},
    {"R050", "r050_a"},
    {"R050", "r050_b"},
    {"R051", "r051_a"},
    {"R051", "r051_b"},
    {"R051", "r051_c"},
    {"R052", "r052_a"},
    {"R052", "r052_b"},
    {"R053", "r053_a"},
    {"R053", "r053_b"},
    {"R053", "r053_c"},
    {"R053", "r053_d"},
    {"R054", "base:R038"},
    {"R054", "base:R034"},
    {"R054", "r054_a"},
    {"R054", "r054_b"},
    {"R054", "r054_c"},
    {"R054", "r054_d"},
    {"R055", "r055_a"},
    {"R055", "r055_b"},
    {"R055", "r055_c"},
    {"R055", "r055_d"},
    {"R055", "r055_e"},
    {"R055", "r055_f"},
    {"R056", "base:R037"},
    {"R056", "r056_a"},
    {"R056", "r056_b"},
    {"R056", "r056_c"},
    {"R056", "r056_d"},
    {"R056", "r056_e"},
    {"R056", "r056_f"},
    {"R056", "r056_g"},
    {"R057", "r057_a"},
    {"R057", "r057_b"},
    {"R058", "r058_a"},
    {"R058", "r058_b"},
    {"R058", "r058_c"},
    {"R058", "r058_d"},
    {"R058", "r058_e"},
    {"R058", "r058_f"},
    {"R058", "r058_g"},
    {"R059", "r059_a"},
    {"R059", "r059_b"},
    {"R059", "r059_c"},
    {"R059", "r059_d"},
    {"R059", "r059_e"},
    {"R059", "r059_f"},
    {"R059", "r059_g"},
    {"R060", "r060_a"},
    {"R060", "r060_b"},
    {"R061", "r061_a"},
    {"R061", "r061_b"},
    {"R061", "r061_c"},
    {"R062", "r062_a"},
    {"R062", "r062_b"},
    {"R062", "r062_c"},
    {"R062", "r062_d"},
    {"R063", "r063_a"},
    {"R063", "r063_b"},
    {"R063", "r063_c"},
    {"R063", "r063_d"},
    {"R064", "r064_a"},
    {"R064", "r064_b"},
    {"R064", "r064_c"},
    {"R064", "r064_d"},
    {"R064", "r064_e"},
    {"R064", "r064_f"},
    {"R064", "r064_g"},
    {"R065", "r065_a"},
    {"R065", "r065_b"},
    {"R065", "r065_c"},
    {"R065", "r065_d"},
    {"R066", "r066_a"},
    {"R066", "r066_b"},
    {"R066", "r066_c"},
    {"R066", "r066_d"},
    {"R066", "r066_e"},
    {"R067", "r067_a"},
    {"R067", "r067_b"},
    {"R067", "r067_c"},
    {"R067", "r067_d"},
    {"R067", "r067_e"},
    {"R067", "r067_f"},
    {"R067", "r067_g"},
    {"R068", "r068_a"},
    {"R069", "base:R012"},
    {"R069", "base:R068"},
    {"R069", "r069_a"},
    {"R070", "r070_a"},
    {"R070", "r070_b"},
    {"R070", "r070_c"},
    {"R070", "r070_d"},
    {"R071", "r071_a"},
    {"R071", "r071_b"},
    {"R071", "r071_c"},
    {"R071", "r071_d"},
    {"R071", "r071_e"},
    {"R072", "r072_a"},
    {"R073", "r073_a"},
    {"R073", "r073_b"},
    {"R073", "r073_c"},
    {"R073", "r073_d"},
    {"R073", "r073_e"},
    {"R073", "r073_f"},
    {"R074", "r074_a"},
    {"R074", "r074_b"},
    {"R075", "r075_a"},
    {"R075", "r075_b"},
    {"R075", "r075_c"},
    {"R075", "r075_d"},
    {"R076", "r076_a"},
    {"R076", "r076_b"},
    {"R076", "r076_c"},
    {"R076", "r076_d"},
    {"R076", "r076_e"},
    {"R077", "base:R065"},
    {"R077", "r077_a"},
    {"R078", "r078_a"},
    {"R078", "r078_b"},
    {"R078", "r078_c"},
    {"R078", "r078_d"},
    {"R078", "r078_e"},
    {"R078", "r078_f"},
    {"R078", "r078_g"},
    {"R079", "r079_a"},
    {"R079", "r079_b"},
    {"R079", "r079_c"},
    {"R079", "r079_d"},
    {"R080", "r080_a"},
    {"R080", "r080_b"},
    {"R080", "r080_c"},
    {"R080", "r080_d"},
    {"R080", "r080_e"},
    {"R080", "r080_f"},
    {"R081", "r081_a"},
    {"R081", "r081_b"},
    {"R081", "r081_c"},
    {"R082", "r082_a"},
    {"R082", "r082_b"},
    {"R083", "base:R040"},
    {"R083", "base:R015"},
    {"R083", "r083_a"},
    {"R083", "r083_b"},
    {"R083", "r083_c"},
    {"R083", "r083_d"},
    {"R083", "r083_e"},
    {"R083", "r083_f"},
    {"R084", "r084_a"},
    {"R084", "r084_b"},
    {"R084", "r084_c"},
    {"R085", "r085_a"},
    {"R085", "r085_b"},
    {"R085", "r085_c"},
    {"R086", "r086_a"},
    {"R086", "r086_b"},
    {"R086", "r086_c"},
    {"R086", "r086_d"},
    {"R086", "r086_e"},
    {"R086", "r086_f"},
    {"R087", "base:R049"},
    {"R087", "r087_a"},
    {"R087", "r087_b"},
    {"R087", "r087_c"},
    {"R087", "r087_d"},
    {"R087", "r087_e"},
    {"R088", "r088_a"},
    {"R088", "r088_b"},
    {"R088", "r088_c"},
    {"R088", "r088_d"},
    {"R088", "r088_e"},
    {"R088", "r088_f"},
    {"R089", "base:R013"},
    {"R089", "base:R016"},
    {"R089", "r089_a"},
    {"R089", "r089_b"},
    {"R089", "r089_c"},
    {"R089", "r089_d"},
    {"R089", "r089_e"},
    {"R089", "r089_f"},
    {"R089", "r089_g"},
    {"R090", "r090_a"},
    {"R090", "r090_b"},
    {"R091", "r091_a"},
    {"R091", "r091_b"},
    {"R091", "r091_c"},
    {"R091", "r091_d"},
    {"R091", "r091_e"},
    {"R092", "r092_a"},
    {"R093", "base:R061"},
    {"R093", "base:R078"},
    {"R093", "r093_a"},
    {"R094", "r094_a"},
    {"R094", "r094_b"},
    {"R094", "r094_c"},
    {"R094", "r094_d"},
    {"R094", "r094_e"},
    {"R095", "base:R007"},
    {"R095", "r095_a"},
    {"R096", "r096_a"},
    {"R096", "r096_b"},
    {"R097", "r097_a"},
    {"R098", "r098_a"},
    {"R099", "r099_a"},
    {"R099", "r099_b"},
    {"R099", "r099_c"},
    {"R100", "r100_a"},
    {"R101", "r101_a"},
    {"R101", "r101_b"},
    {"R101", "r101_c"},
    {"R101", "r101_d"},
    {"R101", "r101_e"},
    {"R101", "r101_f"},
    {"R101", "r101_g"},
    {"R102", "r102_a"},
    {"R102", "r102_b"},
    {"R102", "r102_c"},
    {"R102", "r102_d"},
    {"R102", "r102_e"},
    {"R103", "base:R037"},
    {"R103", "r103_a"},
    {"R104", "r104_a"},
    {"R104", "r104_b"},
    {"R105", "r105_a"},
    {"R105", "r105_b"},
    {"R105", "r105_c"},
    {"R106", "base:R008"},
    {"R106", "r106_a"},
    {"R106", "r106_b"},
    {"R107", "r107_b"},
    {"R107", "r107_c"},
    {"R107", "r107_d"},
    {"R107", "r107_e"},
    {"R107", "r107_f"},
    {"R108", "base:R027"},
    {"R108", "base:R100"},
    {"R108", "r108_a"},
    {"R109", "r109_a"},
    {"R109", "r109_b"},
    {"R109", "r109_c"},
    {"R109", "r109_d"},
    {"R109", "r109_e"},
    {"R109", "r109_f"},
    {"R109", "r109_g"},
    {"R110", "r110_a"},
    {"R110", "r110_b"},
    {"R110", "r110_c"},
    {"R110", "r110_d"},
    {"R110", "r110_e"},
    {"R110", "r110_f"},
    {"R111", "r111_a"},
    {"R111", "r111_b"},
    {"R111", "r111_c"},
    {"R112", "r112_a"},
    {"R112", "r112_c"},
    {"R112", "r112_d"},
    {"R112", "r112_e"},
    {"R113", "r113_a"},
    {"R113", "r113_b"},
    {"R113", "r113_c"},
    {"R113", "r113_d"},
    {"R113", "r113_e"},
    {"R113", "r113_f"},
    {"R114", "r114_a"},
    {"R114", "r114_b"},
    {"R114", "r114_c"},
    {"R114", "r114_d"},
    {"R114", "r114_e"},
    {"R115", "r115_a"},
    {"R115", "r115_b"},
    {"R115", "r115_c"},
    {"R115", "r115_d"},
    {"R116", "r116_a"},
    {"R116", "r116_b"},
    {"R116", "r116_c"},
    {"R116", "r116_d"},
    {"R116", "r116_e"},
    {"R117", "r117_a"},
    {"R117", "r117_b"},
    {"R117", "r117_c"},
    {"R117", "r117_d"},
    {"R118", "r118_a"},
    {"R118", "r118_b"},
    {"R118", "r118_c"},
    {"R118", "r118_e"},
    {"R118", "r118_f"},
    {"R119", "r119_a"},
    {"R120", "r120_a"},
    {"R120", "r120_b"},
    {"R120", "r120_c"},
    {"R120", "r120_d"},
    {"R121", "r121_a"},
    {"R121", "r121_b"},
    {"R121", "r121_c"},
    {"R121", "r121_d"},
    {"R121", "r121_e"},
    {"R121", "r121_f"},
    {"R121", "r121_g"},
    {"R122", "r122_a"},
    {"R122", "r122_b"},
    {"R122", "r122_c"},
    {"R122", "r122_d"},
    {"R122", "r122_e"},
    {"R123", "r123_b"},
    {"R123", "r123_c"},
    {"R123", "r123_d"},
    {"R124", "r124_a"},
    {"R124", "r124_b"},
    {"R124", "r124_c"},
    {"R124", "r124_d"},
    {"R124", "r124_e"},
    {"R124", "r124_f"},
    {"R125", "r125_a"},
    {"R125", "r125_b"},
    {"R125", "r125_c"},
    {"R125", "r125_d"},
    {"R126", "r126_a"},
    {"R126", "r126_b"},
    {"R127", "r127_a"},
    {"R127", "r127_b"},
    {"R127", "r127_c"},
    {"R127", "r127_d"},
    {"R128", "base:R112"},
    {"R128", "r128_a"},
    {"R128", "r128_b"},
    {"R128", "r128_c"},
    {"R129", "base:R038"},
    {"R129", "base:R035"},
    {"R129", "r129_a"},
    {"R130", "r130_a"},
    {"R130", "r130_b"},
    {"R130", "r130_c"},
    {"R130", "r130_d"},
    {"R130", "r130_e"},
    {"R130", "r130_f"},
    {"R131", "base:R065"},
    {"R131", "r131_a"},
    {"R131", "r131_b"},
    {"R131", "r131_c"},
    {"R131", "r131_d"},
    {"R131", "r131_e"},
    {"R132", "r132_a"},
    {"R132", "r132_b"},
    {"R133", "r133_a"},
    {"R133", "r133_b"},
    {"R133", "r133_c"},
    {"R133", "r133_d"},
    {"R133", "r133_e"},
    {"R134", "r134_a"},
    {"R134", "r134_b"},
    {"R134", "r134_c"},
    {"R135", "r135_a"},
    {"R136", "r136_b"},
    {"R136", "r136_c"},
    {"R136", "r136_d"},
    {"R137", "base:R081"},
    {"R137", "r137_a"},
    {"R137", "r137_b"},
    {"R137", "r137_c"},
    {"R137", "r137_d"},
    {"R137", "r137_e"},
    {"R137", "r137_f"},
    {"R137", "r137_g"},
    {"R138", "r138_a"},
    {"R138", "r138_b"},
    {"R138", "r138_c"},
    {"R138", "r138_e"},
    {"R138", "r138_f"},
    {"R139", "r139_a"},
    {"R139", "r139_c"},
    {"R139", "r139_d"},
    {"R139", "r139_e"},
    {"R140", "r140_a"},
    {"R140", "r140_b"},
    {"R140", "r140_c"},
    {"R140", "r140_d"},
    {"R140", "r140_e"},
    {"R141", "r141_a"},
    {"R141", "r141_b"},
    {"R141", "r141_c"},
    {"R141", "r141_d"},
    {"R141", "r141_e"},
    {"R142", "r142_a"},
    {"R142", "r142_b"},
    {"R142", "r142_c"},
    {"R142", "r142_e"},
    {"R142", "r142_f"},
    {"R142", "r142_g"},
    {"R143", "base:R034"},
    {"R143", "r143_a"},
    {"R143", "r143_b"},
    {"R144", "r144_a"},
    {"R144", "r144_b"},
    {"R144", "r144_c"},
    {"R144", "r144_d"},
    {"R145", "base:R099"},
    {"R145", "base:R107"},
    {"R145", "r145_a"},
    {"R145", "r145_b"},
    {"R145", "r145_c"},
    {"R145", "r145_d"},
    {"R145", "r145_e"},
    {"R145", "r145_f"},
    {"R146", "r146_a"},
    {"R147", "r147_a"},
    {"R147", "r147_b"},
    {"R147", "r147_c"},
    {"R148", "r148_a"},
    {"R149", "r149_a"},
    {"R150", "base:R041"},
    {"R150", "base:R090"},
    {"R150", "r150_a"},
    {"R150", "r150_b"},
    {"R150", "r150_c"},
    {"R150", "r150_d"},
    {"R151", "r151_a"},
    {"R151", "r151_c"},
    {"R151", "r151_d"},
    {"R151", "r151_e"},
    {"R152", "r152_a"},
    {"R153", "r153_a"},
    {"R153", "r153_b"},
    {"R153", "r153_c"},
    {"R153", "r153_d"},
    {"R153", "r153_e"},
    {"R153", "r153_f"},
    {"R154", "r154_a"},
    {"R154", "r154_b"},
    {"R154", "r154_c"},
    {"R155", "r155_a"},
    {"R156", "base:R132"},
    {"R156", "base:R144"},
    {"R156", "r156_a"},
    {"R156", "r156_b"},
    {"R156", "r156_c"},
    {"R156", "r156_d"},
    {"R156", "r156_e"},
    {"R156", "r156_f"},
    {"R156", "r156_g"},
    {"R157", "r157_a"},
    {"R157", "r157_b"},
    {"R157", "r157_c"},
    {"R158", "r158_a"},
    {"R158", "r158_b"},
    {"R158", "r158_c"},
    {"R158", "r158_d"},
    {"R158", "r158_e"},
    {"R158", "r158_f"},
    {"R158", "r158_g"},
    {"R159", "base:R044"},
    {"R159", "base:R049"},
    {"R159", "r159_a"},
    {"R160", "base:R141"},
    {"R160", "r160_a"},
    {"R160", "r160_b"},
    {"R160", "r160_c"},
    {"R161", "r161_a"},
    {"R161", "r161_b"},
    {"R162", "r162_a"},
    {"R162", "r162_b"},
    {"R162", "r162_d"},
    {"R162", "r162_e"},
    {"R162", "r162_f"},
    {"R163", "r163_a"},
    {"R163", "r163_b"},
    {"R163", "r163_c"},
    {"R163", "r163_d"},
    {"R163", "r163_e"},
    {"R164", "base:R035"},
    {"R164", "r164_a"},
    {"R164", "r164_b"},
    {"R164", "r164_c"},
    {"R165", "base:R031"},
    {"R165", "base:R098"},
    {"R165", "r165_a"},
    {"R165", "r165_b"},
    {"R166", "r166_a"},
    {"R166", "r166_b"},
    {"R166", "r166_c"},
    {"R166", "r166_d"},
    {"R166", "r166_e"},
    {"R166", "r166_f"},
    {"R167", "r167_a"},
    {"R167", "r167_b"},
    {"R167", "r167_c"},
    {"R167", "r167_d"},
    {"R168", "r168_a"},
    {"R168", "r168_b"},
    {"R169", "r169_a"},
    {"R169", "r169_b"},
    {"R169", "r169_c"},
    {"R169", "r169_d"},
    {"R169", "r169_e"},
    {"R169", "r169_f"},
    {"R170", "r170_a"},
    {"R171", "r171_a"},
    {"R171", "r171_b"},
    {"R171", "r171_c"},
    {"R172", "r172_a"},
    {"R172", "r172_b"},
    {"R172", "r172_c"},
    {"R173", "r173_a"},
    {"R173", "r173_b"},
    {"R174", "r174_a"},
    {"R174", "r174_b"},
    {"R175", "base:R104"},
    {"R175", "base:R090"},
    {"R175", "r175_a"},
    {"R175", "r175_b"},
    {"R175", "r175_c"},
    {"R175", "r175_d"},
    {"R175", "r175_e"},
    {"R175", "r175_f"},
    {"R175", "r175_g"},
    {"R176", "r176_a"},
    {"R176", "r176_b"},
    {"R176", "r176_c"},
    {"R176", "r176_e"},
    {"R176", "r176_f"},
    {"R176", "r176_g"},
    {"R177", "r177_a"},
    {"R177", "r177_b"},
    {"R177", "r177_c"},
    {"R177", "r177_d"},
    {"R178", "r178_a"},
    {"R178", "r178_b"},
    {"R178", "r178_c"},
    {"R178", "r178_d"},
    {"R178", "r178_e"},
    {"R179", "r179_a"},
    {"R179", "r179_b"},
    {"R179", "r179_c"},
    {"R179", "r179_d"},
    {"R179", "r179_e"},
    {"R179", "r179_f"},
    {"R179", "r179_g"},
    {"R180", "r180_a"},
    {"R180", "r180_b"},
    {"R180", "r180_c"},
    {"R180", "r180_d"},
    {"R180", "r180_e"},
    {"R180", "r180_f"},
    {"R181", "r181_a"},
    {"R181", "r181_b"},
    {"R181", "r181_c"},
    {"R181", "r181_d"},
    {"R181", "r181_e"},
    {"R182", "r182_a"},
    {"R182", "r182_b"},
    {"R182", "r182_c"},
    {"R182", "r182_d"},
    {"R182", "r182_e"},
    {"R183", "r183_a"},
    {"R183", "r183_b"},
    {"R183", "r183_c"},
    {"R183", "r183_d"},
    {"R183", "r183_e"},
    {"R184", "r184_b"},
    {"R184", "r184_c"},
    {"R185", "r185_a"},
    {"R185", "r185_b"},
    {"R185", "r185_c"},
    {"R185", "r185_d"},
    {"R186", "r186_a"},
    {"R186", "r186_b"},
    {"R186", "r186_c"},
    {"R186", "r186_d"},
    {"R186", "r186_e"},
    {"R187", "base:R085"},
    {"R187", "r187_a"},
    {"R187", "r187_b"},
    {"R187", "r187_c"},
    {"R187", "r187_d"},
    {"R187", "r187_e"},
    {"R187", "r187_f"},
    {"R187", "r187_g"},
    {"R188", "r188_a"},
    {"R188", "r188_b"},
    {"R188", "r188_c"},
    {"R189", "r189_b"},
    {"R189", "r189_c"},
    {"R190", "r190_a"},
    {"R191", "r191_a"},
    {"R191", "r191_b"},
    {"R191", "r191_c"},
    {"R191", "r191_d"},
    {"R192", "r192_a"},
    {"R192", "r192_b"},
    {"R192", "r192_c"},
    {"R192", "r192_d"},
    {"R193", "r193_a"},
    {"R194", "base:R176"},
    {"R194", "r194_a"},
    {"R194", "r194_b"},
    {"R194", "r194_c"},
    {"R194", "r194_d"},
    {"R195", "base:R042"},
    {"R195", "base:R005"},
    {"R195", "r195_a"},
    {"R195", "r195_b"},
    {"R195", "r195_c"},
    {"R195", "r195_d"},
    {"R195", "r195_e"},
    {"R196", "r196_a"},
    {"R196", "r196_b"},
    {"R196", "r196_c"},
    {"R196", "r196_d"},
    {"R196", "r196_e"},
    {"R197", "r197_a"},
    {"R197", "r197_b"},
    {"R197", "r197_c"},
    {"R197", "r197_d"},
    {"R197", "r197_f"},
    {"R197", "r197_g"},
    {"R198", "r198_a"},
    {"R198", "r198_b"},
    {"R198", "r198_c"},
    {"R198", "r198_d"},
    {"R198", "r198_e"},
    {"R198", "r198_f"},
    {"R199", "r199_a"},
    {"R199", "r199_b"},
    {"R199", "r199_c"},
    {"R199", "r199_d"},
    {"R200", "r200_a"},
    {"R201", "base:R181"},
    {"R201", "r201_a"},
    {"R201", "r201_b"},
    {"R202", "base:R176"},
    {"R202", "base:R157"},
    {"R202", "r202_a"},
    {"R203", "r203_a"},
    {"R203", "r203_b"},
    {"R203", "r203_c"},
    {"R203", "r203_d"},
    {"R204", "base:R113"},
    {"R204", "base:R088"},
    {"R204", "r204_a"},
    {"R204", "r204_b"},
    {"R204", "r204_c"},
    {"R204", "r204_d"},
    {"R204", "r204_e"},
    {"R204", "r204_f"},
    {"R204", "r204_g"},
    {"R205", "r205_a"},
    {"R205", "r205_b"},
    {"R205", "r205_c"},
    {"R205", "r205_d"},
    {"R205", "r205_e"},
    {"R205", "r205_f"},
    {"R206", "base:R064"},
    {"R206", "base:R053"},
    {"R206", "r206_a"},
    {"R206", "r206_b"},
    {"R206", "r206_c"},
    {"R206", "r206_d"},
    {"R206", "r206_e"},
    {"R206", "r206_f"},
    {"R206", "r206_g"},
    {"R207", "r207_a"},
    {"R208", "base:R062"},
    {"R208", "base:R018"},
    {"R208", "r208_a"},
    {"R208", "r208_b"},
    {"R208", "r208_c"},
    {"R208", "r208_d"},
    {"R208", "r208_e"},
    {"R208", "r208_f"},
    {"R208", "r208_g"},
    {"R209", "r209_a"},
    {"R210", "r210_a"},
    {"R210", "r210_b"},
    {"R210", "r210_c"},
    {"R210", "r210_d"},
    {"R210", "r210_f"},
    {"R211", "r211_a"},
    {"R212", "r212_a"},
    {"R213", "r213_b"},
    {"R213", "r213_c"},
    {"R214", "r214_a"},
    {"R214", "r214_b"},
    {"R214", "r214_c"},
    {"R214", "r214_d"},
    {"R215", "r215_a"},
    {"R215", "r215_b"},
    {"R215", "r215_c"},
    {"R215", "r215_d"},
    {"R216", "r216_a"},
    {"R217", "r217_a"},
    {"R217", "r217_b"},
    {"R217", "r217_c"},
    {"R217", "r217_d"},
    {"R217", "r217_e"},
    {"R217", "r217_f"},
    {"R218", "r218_a"},
    {"R218", "r218_b"},
    {"R218", "r218_c"},
    {"R218", "r218_d"},
    {"R218", "r218_e"},
    {"R218", "r218_f"},
    {"R218", "r218_g"},
    {"R219", ""},
    {"R220", "r220_a"},
    {"R220", "r220_b"},
    {"R220", "r220_c"},
    {"R220", "r220_d"},
    {"R220", "r220_e"},
    {"R221", "r221_a"},
    {"R222", "r222_a"},
    {"R222", "r222_b"},
    {"R222", "r222_c"},
    {"R222", "r222_d"},
    {"R222", "r222_e"},
    {"R222", "r222_f"},
    {"R223", "r223_b"},
    {"R223", "r223_c"},
    {"R223", "r223_d"},
    {"R224", "r224_a"},
    {"R224", "r224_b"},
    {"R224", "r224_c"},
    {"R224", "r224_d"},
    {"R224", "r224_e"},
    {"R225", "base:R191"},
    {"R225", "base:R142"},
    {"R225", "r225_a"},
    {"R225", "r225_b"},
    {"R225", "r225_c"},
    {"R226", "r226_a"},
    {"R226", "r226_b"},
    {"R226", "r226_c"},
    {"R226", "r226_d"},
    {"R226", "r226_e"},
    {"R226", "r226_f"},
    {"R227", "r227_a"},
    {"R227", "r227_b"},
    {"R227", "r227_c"},
    {"R227", "r227_d"},
    {"R227", "r227_e"},
    {"R228", "base:R009"},
    {"R228", "r228_a"},
    {"R228", "r228_b"},
    {"R228", "r228_c"},
    {"R228", "r228_d"},
    {"R228", "r228_e"},
    {"R228", "r228_f"},
    {"R229", "r229_a"},
    {"R229", "r229_b"},
    {"R229", "r229_c"},
    {"R229", "r229_d"},
    {"R229", "r229_e"},
    {"R229", "r229_f"},
    {"R230", "r230_a"},
    {"R230", "r230_b"},
    {"R231", "base:R162"},
    {"R231", "r231_a"},
    {"R231", "r231_b"},
    {"R231", "r231_c"},
    {"R231", "r231_d"},
    {"R231", "r231_e"},
    {"R231", "r231_f"},
    {"R231", "r231_g"},
    {"R232", "r232_a"},
    {"R233", "r233_a"},
    {"R234", "r234_a"},
    {"R234", "r234_b"},
    {"R235", "r235_a"},
    {"R235", "r235_c"},
    {"R235", "r235_d"},
    {"R236", "r236_a"},
    {"R236", "r236_b"},
    {"R236", "r236_c"},
    {"R236", "r236_d"},
    {"R236", "r236_e"},
    {"R237", "r237_a"},
    {"R237", "r237_b"},
    {"R237", "r237_c"},
    {"R238", "r238_a"},
    {"R238", "r238_b"},
    {"R238", "r238_c"},
    {"R238", "r238_d"},
    {"R239", "r239_a"},
    {"R239", "r239_b"},
    {"R240", "r240_a"},
    {"R240", "r240_b"},
    {"R240", "r240_c"},
    {"R241", "r241_a"},
    {"R241", "r241_b"},
    {"R241", "r241_c"},
    {"R241", "r241_d"},
    {"R241", "r241_e"},
    {"R241", "r241_f"},
    {"R242", "r242_a"},
    {"R242", "r242_b"},
    {"R242", "r242_c"},
    {"R242", "r242_d"},
    {"R242", "r242_e"},
    {"R243", "r243_a"},
    {"R243", "r243_b"},
    {"R243", "r243_c"},
    {"R243", "r243_d"},
    {"R243", "r243_e"},
    {"R243", "r243_f"},
    {"R243", "r243_g"},
    {"R244", "r244_a"},
    {"R244", "r244_b"},
    {"R244", "r244_c"},
    {"R244", "r244_d"},
    {"R245", "r245_a"},
    {"R245", "r245_b"},
    {"R245", "r245_c"},
    {"R245", "r245_d"},
    {"R245", "r245_e"},
    {"R245", "r245_f"},
    {"R245", "r245_g"},
    {"R246", "r246_a"},
    {"R246", "r246_b"},
    {"R246", "r246_c"},
    {"R246", "r246_d"},
    {"R246", "r246_e"},
    {"R246", "r246_f"},
    {"R247", "r247_a"},
    {"R247", "r247_b"},
    {"R247", "r247_c"},
    {"R247", "r247_d"},
    {"R247", "r247_e"},
    {"R247", "r247_f"},
    {"R248", "r248_a"},
    {"R248", "r248_b"},
    {"R248", "r248_c"},
    {"R249", "r249_a"},
    {"R249", "r249_b"},
    {"R249", "r249_c"},
    {"R249", "r249_d"},
    {"R249", "r249_e"},
    {"R249", "r249_f"},
    {"R249", "r249_g"},
    {"R250", "r250_a"},
    {"R250", "r250_b"},
    {"R250", "r250_c"},
    {"R251", "r251_a"},
    {"R252", "r252_a"},
    {"R253", "r253_a"},
    {"R253", "r253_b"},
    {"R253", "r253_c"},
    {"R253", "r253_d"},
    {"R253", "r253_e"},
    {"R253", "r253_f"},
    {"R254", "r254_a"},
    {"R254", "r254_b"},
    {"R254", "r254_c"},
    {"R254", "r254_d"},
    {"R255", "r255_a"},
    {"R255", "r255_b"},
    {"R255", "r255_c"},
    {"R256", "r256_a"},
    {"R256", "r256_b"},
    {"R256", "r256_c"},
    {"R256", "r256_d"},
    {"R256", "r256_e"},
    {"R257", "r257_a"},
    {"R257", "r257_b"},
    {"R257", "r257_c"},
    {"R257", "r257_d"},
    {"R257", "r257_e"},
    {"R257", "r257_f"},
    {"R257", "r257_g"},
    {"R258", "r258_a"},
    {"R258", "r258_b"},
    {"R258", "r258_c"},
    {"R258", "r258_d"},
    {"R258", "r258_e"},
    {"R258", "r258_f"},
    {"R259", "base:R135"},
    {"R259", "r259_a"},
    {"R259", "r259_b"}};

const int rows = sizeof(names) / sizeof(names[0]);
const int room = 1 << 16; // larger than any type

__global__ void probe(Row *r, char *at) { measure(r, at); }

void check(cudaError_t e) {
    if (e == cudaSuccess) return;
    std::fprintf(stderr, "probe: %s\n", cudaGetErrorString(e));
    std::exit(1);
}

void number(long long v) {
    if (v < 0) std::printf("\t");
    else std::printf("\t%lld", v);
}

int main(int argc, char **) {
    std::vector<Row> host(rows), device(rows);
    char *at = static_cast<char *>(std::aligned_alloc(4096, room));
    measure(host.data(), at);
    if (argc == 1) {
        Row *d_rows = nullptr;
        char *d_at = nullptr;
        check(cudaMalloc(&d_rows, rows * sizeof(Row)));
        check(cudaMalloc(&d_at, room));
        probe<<<1, 1>>>(d_rows, d_at);
        check(cudaGetLastError());
        check(cudaMemcpy(device.data(), d_rows, rows * sizeof(Row), cudaMemcpyDeviceToHost));
    }
    std::printf("type\tfield\thost_size\thost_align\thost_offset\thost_bits\tdevice_size\tdevice_align\tdevice_offset\tdevice_bits\n");
    for (int i = 0; i < rows; ++i) {
        std::printf("%s\t%s", names[i].type, names[i].field);
        for (const Row &r : {host[i], device[i]}) {
            number(r.size);
            number(r.align);
            number(r.offset);
            number(r.width);
        }
        std::printf("\n");
    }
}
