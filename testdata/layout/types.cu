// Written by testdata/layout/gen; do not edit.
// flags: -std=c++17
#include <cstddef>
#include <cstdint>
#include <cuda_fp16.h>
#include <cuda_bf16.h>

typedef bool scalar_bool;

typedef char scalar_char;

typedef signed char scalar_signed_char;

typedef unsigned char scalar_unsigned_char;

typedef short scalar_short;

typedef unsigned short scalar_unsigned_short;

typedef int scalar_int;

typedef unsigned scalar_unsigned;

typedef long scalar_long;

typedef unsigned long scalar_unsigned_long;

typedef long long scalar_long_long;

typedef unsigned long long scalar_unsigned_long_long;

typedef float scalar_float;

typedef double scalar_double;

typedef wchar_t scalar_wchar_t;

typedef char16_t scalar_char16_t;

typedef char32_t scalar_char32_t;

typedef size_t scalar_size_t;

typedef ptrdiff_t scalar_ptrdiff_t;

typedef int8_t scalar_int8_t;

typedef uint8_t scalar_uint8_t;

typedef int16_t scalar_int16_t;

typedef uint32_t scalar_uint32_t;

typedef int64_t scalar_int64_t;

typedef uintptr_t scalar_uintptr_t;

typedef __int128 scalar___int128;

typedef unsigned __int128 scalar_unsigned___int128;

typedef __half scalar___half;

typedef __half2 scalar___half2;

typedef __nv_bfloat16 scalar___nv_bfloat16;

typedef __nv_bfloat162 scalar___nv_bfloat162;

typedef cudaError_t scalar_cudaError_t;

typedef cudaStream_t scalar_cudaStream_t;

typedef cudaEvent_t scalar_cudaEvent_t;

typedef cudaTextureObject_t scalar_cudaTextureObject_t;

typedef cudaSurfaceObject_t scalar_cudaSurfaceObject_t;

typedef cudaExtent scalar_cudaExtent;

typedef cudaPos scalar_cudaPos;

typedef cudaPitchedPtr scalar_cudaPitchedPtr;

typedef dim3 scalar_dim3;

typedef char1 vector_char1;

typedef char2 vector_char2;

typedef char3 vector_char3;

typedef char4 vector_char4;

typedef uchar1 vector_uchar1;

typedef uchar2 vector_uchar2;

typedef uchar3 vector_uchar3;

typedef uchar4 vector_uchar4;

typedef short1 vector_short1;

typedef short2 vector_short2;

typedef short3 vector_short3;

typedef short4 vector_short4;

typedef ushort1 vector_ushort1;

typedef ushort2 vector_ushort2;

typedef ushort3 vector_ushort3;

typedef ushort4 vector_ushort4;

typedef int1 vector_int1;

typedef int2 vector_int2;

typedef int3 vector_int3;

typedef int4 vector_int4;

typedef uint1 vector_uint1;

typedef uint2 vector_uint2;

typedef uint3 vector_uint3;

typedef uint4 vector_uint4;

typedef long1 vector_long1;

typedef long2 vector_long2;

typedef long3 vector_long3;

typedef long4 vector_long4;

typedef ulong1 vector_ulong1;

typedef ulong2 vector_ulong2;

typedef ulong3 vector_ulong3;

typedef ulong4 vector_ulong4;

typedef longlong1 vector_longlong1;

typedef longlong2 vector_longlong2;

typedef longlong3 vector_longlong3;

typedef longlong4 vector_longlong4;

typedef ulonglong1 vector_ulonglong1;

typedef ulonglong2 vector_ulonglong2;

typedef ulonglong3 vector_ulonglong3;

typedef ulonglong4 vector_ulonglong4;

typedef float1 vector_float1;

typedef float2 vector_float2;

typedef float3 vector_float3;

typedef float4 vector_float4;

typedef double1 vector_double1;

typedef double2 vector_double2;

typedef double3 vector_double3;

typedef double4 vector_double4;

struct CharInt { char c; int i; };

struct CharShortChar { char a; short b; char c; };

struct CharDouble { char c; double d; };

struct CharLongLong { char c; long long l; char d; };

struct BoolPointer { bool b; void *p; bool c; };

struct CharLongDouble { char c; long double l; };

struct CharInt128 { char c; __int128 i; char d; };

struct CharFloat2 { char c; float2 v; };

struct CharFloat3 { char c; float3 v; char d; };

struct CharFloat4 { char c; float4 v; };

struct CharDouble3 { char c; double3 v; };

struct CharDouble4 { char c; double4 v; };

struct CharLonglong2 { char c; longlong2 v; };

struct CharLong4 { char c; long4 v; };

struct CharUchar4 { char c; uchar4 v; };

struct CharShort3 { char c; short3 v; };

struct ByteDim3 { char c; dim3 g, b; };

struct Halves { __half a; __half2 b; __nv_bfloat16 c; __nv_bfloat162 d; };

struct Double4Variants {
    char a;
#if CUDART_VERSION >= 13000
    double4_16a b;
    char c;
    double4_32a d;
#else
    double2 b[2];
    char c;
    alignas(32) double d[4];
#endif
};

struct Long4Variants {
    char a;
#if CUDART_VERSION >= 13000
    longlong4_16a b;
    ulong4_32a c;
#else
    longlong2 b[2];
    alignas(32) unsigned long c[4];
#endif
};

struct Empty {};

class EmptyClass { public: void touch() {} typedef int value; enum { a, b }; static int count; };

struct OnlyStatics { static int a; static const int b = 3; static constexpr double c = 1.0; char x; };

struct EmptyMembers { Empty a; Empty b; int c; };

struct EmptyArray { Empty a[3]; short b; };

struct EmptyBase : Empty { int x; };

struct EmptyToo {};
struct TwoEmptyBases : Empty, EmptyToo { int x; };

struct EmptyBaseFirstField : Empty { Empty e; int x; };

struct HoldsEmpty { Empty e; int y; };
struct EmptyBaseFirstFieldDeep : Empty { HoldsEmpty h; int x; };

struct DerivesEmpty : Empty { char y; };
struct EmptyBaseFieldDerivesEmpty : Empty { DerivesEmpty d; char x; };

struct OverEmptyA : Empty {};
struct OverEmptyB : Empty {};
struct EmptyBaseTwice : OverEmptyA, OverEmptyB { char x; };

struct EmptyBaseSecond : CharInt, Empty { char x; };

struct EmptyBaseSecondReused : HoldsEmpty, Empty { char x; };

struct DerivedEmpty : Empty, EmptyToo {};
struct EmptyOverEmpty : DerivedEmpty { EmptyToo x; };

struct alignas(16) AlignedEmpty {};

struct AlignedEmptyBase : AlignedEmpty { int x; };

struct PodBase { int a; char b; };
struct PodBaseTail : PodBase { char c; };

struct CtorBase { int a; char b; __host__ __device__ CtorBase() {} };
struct CtorBaseTail : CtorBase { char c; };

struct DefaultedCtorBase { int a; char b; DefaultedCtorBase() = default; };
struct DefaultedCtorBaseTail : DefaultedCtorBase { char c; };

struct CopyCtorBase { int a; char b; CopyCtorBase() = default; __host__ __device__ CopyCtorBase(const CopyCtorBase &) {} };
struct CopyCtorBaseTail : CopyCtorBase { char c; };

struct DtorBase { int a; char b; __host__ __device__ ~DtorBase() {} };
struct DtorBaseTail : DtorBase { char c; };

struct AssignBase { int a; char b; __host__ __device__ AssignBase &operator=(const AssignBase &) { return *this; } };
struct AssignBaseTail : AssignBase { char c; };

class PrivateMemberBase { int a; char b; };
struct PrivateBaseTail : PrivateMemberBase { char c; };

struct ProtectedMemberBase { int a; protected: char b; };
struct ProtectedBaseTail : ProtectedMemberBase { char c; };

struct InitializerBase { int a = 1; char b = 2; };
struct InitializerBaseTail : InitializerBase { char c; };

struct OtherCtorBase { int a; char b; OtherCtorBase() = default; __host__ __device__ OtherCtorBase(int v) : a(v), b(0) {} };
struct OtherCtorBaseTail : OtherCtorBase { char c; };

struct DerivedBaseTail : PodBaseTail { char d; };

struct NonPodMemberBase { int a; CtorBase m; };
struct NonPodMemberBaseTail : NonPodMemberBase { char c; };

struct NonPodMemberNotReused { CtorBase m; char c; };

struct ReferenceBase { int &r; char b; };
struct ReferenceBaseTail : ReferenceBase { char c; };

struct DeletedCopyBase { int a; char b; DeletedCopyBase() = default; DeletedCopyBase(const DeletedCopyBase &) = delete; };
struct DeletedCopyBaseTail : DeletedCopyBase { char c; };

struct BitFieldBase { int a : 3; __host__ __device__ BitFieldBase() {} };
struct BitFieldBaseTail : BitFieldBase { int c : 5; };

struct TwoBases : CharInt, CharShortChar { char x; };

struct TwoNonPodBases : CtorBase, DtorBase { char x; };

struct ThreeLevels : TwoBases { char y; };

struct VectorBase : float4 { char w; };

class PrivateInheritance : CharInt { public: char x; };

struct Virtual { __host__ __device__ virtual int f() const { return 0; } char x; int y; };

struct VirtualDerived : Virtual { __host__ __device__ int f() const override { return 1; } char z; };

struct VirtualSecondBase : CharInt, Virtual { char z; };

struct VirtualIntroduced : CharInt { __host__ __device__ virtual void g() {} char z; };

struct VirtualDestructor { char p; __host__ __device__ virtual ~VirtualDestructor() {} };

struct VirtualTwo : Virtual, VirtualDestructor { char z; };

struct VirtualEmptyBase : Empty { __host__ __device__ virtual void g() {} char x; };

struct VirtualBaseLeft : virtual CharInt { char l; };

struct VirtualBaseRight : virtual CharInt { int r; };

struct Diamond : VirtualBaseLeft, VirtualBaseRight { char d; };

struct VirtualEmptyVirtualBase : virtual Empty { int x; };

struct __attribute__((packed)) Packed { char c; int i; double d; };

struct PackedAfter { char c; int i; short s; } __attribute__((packed));

struct PackedMember { char c; int i __attribute__((packed)); double d; };

struct __attribute__((packed)) PackedNested { char c; CharInt n; };

struct __attribute__((packed)) PackedVector { char c; float4 v; };

struct __attribute__((packed)) PackedBits { char c : 3; int i : 30; short s : 7; };

struct __attribute__((packed, aligned(4))) PackedAligned { char c; int i; };

struct PackedHoldsPacked { char c; Packed p; short s; };

struct PackedBase : Packed { short s; };

#pragma pack(push, 1)
struct Pack1 { char c; int i; double d; };
#pragma pack(pop)

#pragma pack(push, 2)
struct Pack2 { char c; int i; double d; float4 v; };
#pragma pack(pop)

#pragma pack(4)
struct Pack4 { char c; double d; long long l; };
#pragma pack()

#pragma pack(push)
#pragma pack(8)
struct Pack8 { char c; float4 v; };
#pragma pack(pop)

#pragma pack(push, 4)
struct PackInner { char c; double d; };
#pragma pack(push, 1)
struct PackNested { char c; PackInner n; char e; };
#pragma pack(pop)
#pragma pack(pop)

struct PackEnded { char c; double d; };

#pragma pack(push, 1)
struct PackBits { int a : 12; int b : 25; char c; };
#pragma pack(pop)

#pragma pack(push, 1)
struct alignas(8) PackAlignas { char c; int i; };
#pragma pack(pop)

#pragma pack(push, 16)
struct Pack16 { char c; float4 v; };
#pragma pack(pop)

struct Bits { unsigned a : 3, b : 7, c : 22; };

struct BitsCrossing { unsigned a : 20, b : 20, c : 20; };

struct BitsZero { unsigned a : 3; unsigned : 0; unsigned b : 5; };

struct BitsZeroChar { char a : 3; char : 0; char b : 2; char c; };

struct BitsZeroLong { char a : 3; long : 0; char b : 2; };

struct BitsZeroOnly { char a; int : 0; char b; };

struct BitsZeroLast { char a : 1; int : 0; };

struct BitsUnnamed { int a : 5; int : 9; int b : 4; };

struct BitsUnnamedFirst { int : 11; char b : 4; };

struct BitsUnnamedOnly { char x; int : 9; };

struct BitsMixed { char a : 4; short b : 9; int c : 17; long long d : 33; };

struct BitsMixedDown { long long a : 40; int b : 20; char c : 5; };

struct BitsBool { bool a : 1, b : 1; char c; };

struct BitsAfterChar { char c; int b : 24; char d; };

struct BitsAfterCharWide { char c; int b : 25; char d; };

struct BitsLong { unsigned long long a : 1, b : 63, c : 1; };

enum BitsColour { bits_red, bits_green, bits_blue };
struct BitsEnum { BitsColour a : 2; BitsColour b : 31; };

enum class BitsMode : unsigned char { off, on };
struct BitsScopedEnum { BitsMode a : 3; BitsMode b : 6; };

typedef unsigned long long bits_word;
struct BitsWide { bits_word a : 48, b : 16; };

struct BitsSigned { signed a : 1; signed char b : 8; };

struct BitsAligned { int a : 3; int b : 4 __attribute__((aligned(8))); };

union BitsInUnion { unsigned a : 3; unsigned char b : 7; char c; };

struct BitsNested { Bits n; char b : 2; Bits c; };

union UnionSimple { char c; int i; double d; };

union UnionArray { unsigned char b[13]; unsigned w; };

union UnionVector { float4 v; float f[5]; };

union UnionStruct { CharInt s; char c[9]; };

union __attribute__((packed)) UnionPacked { int i; char c[5]; };

union alignas(16) UnionAligned { char c; };

#pragma pack(push, 2)
union UnionPack { double d; char c[9]; };
#pragma pack(pop)

struct UnionInStruct { char k; UnionSimple u; char t; };

struct AnonymousUnion { char k; union { int i; float f; }; char t; };

union AnonymousStruct { int i; struct { short a; char b; }; double w; };

struct AnonymousNested { char k; union { long i; struct { float x, y; }; }; char t; };

struct UnnamedMember { char k; struct { short a; int b; } s; char t; };

struct UnnamedMemberArray { char k; union { short a; char b[3]; } s[3]; char t; };

enum EnumPlain { ep_a, ep_b };

enum EnumNegative { en_a = -1, en_b = 5 };

enum EnumBig { eb_a = 1, eb_b = 0x100000000ll };

enum EnumUnsigned { eu_a = 0xffffffffu };

enum EnumChar : char { ec_a, ec_b };

enum class EnumShort : short { a, b };

enum class EnumClass { a, b };

enum class EnumLong : unsigned long long { a, b };

enum EnumBool : bool { eo_no, eo_yes };

struct EnumFields { EnumChar a; EnumShort b; EnumPlain c; EnumBig d; EnumBool e; };

enum class Opaque : unsigned short;
struct EnumOpaque { char a; Opaque b; };

struct alignas(double) AlignasType { char c; };

struct alignas(float4) AlignasVector { char c[3]; };

struct AlignasMember { char c; alignas(16) int x; char d; };

struct AlignasMemberType { char c; alignas(long long) char x; };

struct alignas(4) alignas(32) AlignasTwice { char c; };

struct alignas(0) AlignasZero { char c; int i; };

constexpr int align_base = 4;
struct alignas(align_base * 2) AlignasExpression { char c; };

struct __align__(16) AlignMacro { float x, y, z; };

struct __align__(8) AlignMacro8 { int a, b; };

struct AlignMacroMember { char c; __align__(8) char x; };

struct __builtin_align__(32) BuiltinAlign { char a; };

struct __attribute__((aligned(16))) AttributeAligned { int a; char b; };

struct AttributeAlignedAfter { char a; } __attribute__((aligned(64)));

struct __attribute__((aligned)) AttributeAlignedPlain { char a; };

struct AttributeAlignedMember { char c; int x __attribute__((aligned(32))); };

struct [[gnu::aligned(8)]] GnuAttribute { char c; };

struct __attribute__((aligned(2))) AlignedWeaker { double d; };

struct AlignedArray { char c; AlignMacro a[2]; };

typedef int aligned_int __attribute__((aligned(16)));
struct AlignedTypedef { char c; aligned_int x; };

typedef int weak_int __attribute__((aligned(1)));
struct WeakTypedef { char c; weak_int x; };

struct AlignedBase : AlignMacro8 { char c; };

struct alignas(16) OverAlignedBase { int a; __host__ __device__ OverAlignedBase() {} };
struct OverAlignedBaseTail : OverAlignedBase { int c; };

struct Pointers { char a; int *b; void (*c)(int); const char *const *d; char e; };

struct MemberPointers { char a; int CharInt::*d; void (EmptyClass::*f)(); char b; };

typedef double CharDouble::*data_member;
typedef int (Virtual::*function_member)() const;
struct MemberPointerTypedef { data_member d; function_member f; };

struct PointerToArray { int (*p)[4]; float *q[3]; };

struct References { char a; int &r; float4 &&s; char b; };

struct NullPointer { char a; decltype(nullptr) n; char b; };

struct Matrices { char a; float m[3][5]; double n[2][2][2]; };

typedef short row[5];
struct ArrayTypedef { char c; row r[3]; };

struct ConstVolatile { const char a; volatile int b; const volatile double c; };

struct FlexibleArray { int n; double data[]; };

struct ZeroArray { int n; char tail[0]; };

struct NestedClass { char c; struct Inner { short s; double d; }; Inner i; struct Second { char x; } j; };

struct OutOfLineNested { struct Inner; Inner *p; int i; };
struct OutOfLineNested::Inner { double d[4]; };

struct MembersBetween { char a; int get() const { return b; } static int s; friend void poke(MembersBetween &); using T = double; int b; };

struct Mutable { mutable char a; mutable long long b; };

class Sections { public: char a; int b; protected: int hidden; public: char c; private: char last; };

template <typename A, typename B> struct Pair { A first; B second; };
using Pair_int_double = Pair<int, double>;

typedef Pair<char, float4> Pair_char_float4;

using Pair_nested = Pair<Pair<char, short>, Pair<char, Pair<char, double>>>;

using Pair_pointers = Pair<const Pair<int, int> *, char[3]>;

template <typename T, int N> struct Array { T v[N]; int n; };
using Array_float_7 = Array<float, 7>;

using Array_computed = Array<char, sizeof(float4) + 3>;

template <int A, typename T> struct alignas(A) Aligned { T data; };
using Aligned_16 = Aligned<16, char>;

template <typename T> struct alignas(sizeof(T) * 2) AlignedBySize { T data; };
using Aligned_size = AlignedBySize<int>;

template <typename T> using WithFlag = Pair<T, bool>;
using AliasTemplate = WithFlag<double>;

template <typename T> struct Storage { T v[4]; };
template <> struct Storage<bool> { unsigned char x; };
using Specialized = Storage<bool>;

template <typename T> struct Storage<T *> { T *p; int n; };
using PartlySpecialized = Storage<float *>;

template <typename T = short, int N = 3> struct Defaulted { char a; T b[N]; };
using DefaultArgument = Defaulted<>;

template <typename D> struct Crtp { __host__ __device__ D &self() { return static_cast<D &>(*this); } };
struct TemplateBase : Crtp<TemplateBase> { int x; };

template <int I, typename T> struct Leaf { T value; };
struct TupleLike : Leaf<0, char>, Leaf<1, double>, Leaf<2, Empty> {};

template <int I, typename T, bool = __is_empty(T)> struct Slot { T value; };
template <int I, typename T> struct Slot<I, T, true> : T {};
struct EmptyLeaf : Slot<0, Empty>, Slot<1, int> {};

template <typename T> struct Outer { template <typename U> struct Inner { T t; U u; }; };
struct NestedTemplate { Outer<char>::Inner<int> i; char t; };

namespace geo { inline namespace v1 { struct Point { short x; double y; }; } typedef Point point_t; }
struct Namespaced { char a; geo::point_t b; };

using geo::Point;
struct UsingDeclaration { bool a; Point b; };

struct Redeclared;
typedef struct Redeclared redeclared_t;
struct Redeclared { redeclared_t *next; char a; };

struct ElaboratedMember { char c; struct CharInt n; enum EnumShort *e; };

typedef struct { char a; long b; } TypedefStruct;

#define FIELD_PAIR(type, name) type name##_1; type name##_2;
struct MacroFields { FIELD_PAIR(char, x) FIELD_PAIR(double, y) };

#ifdef __CUDACC__
#define CUDA_ALIGN(n) __align__(n)
#else
#define CUDA_ALIGN(n)
#endif
struct CUDA_ALIGN(16) MacroAligned { char a; };

struct CommaDeclarators { char a, *b, c[3], (*d)(char); };

struct SizeofBound { char a[sizeof(double3)]; short b[alignof(float4)]; };

enum { bound_rows = 3 };
constexpr int bound_columns = bound_rows * 2 - 1;
const int bound_depth = 1 << 2;
struct ConstantBounds { char a[bound_rows][bound_columns]; int b[bound_depth]; };

struct LargeArray { float v[4096]; char n; };

struct StructOfEverything { char c; float3 v; Packed p; UnionSimple u; unsigned b : 9; dim3 d; };

struct R000 {
    wchar_t r000_a;
};

struct R001 {
    unsigned r001_a : 27;
    char16_t r001_b;
    unsigned char r001_c;
    longlong2 r001_d;
    int r001_e : 26;
    char32_t r001_f[3];
    short r001_g : 3;
};

struct R002 {
    uint64_t r002_a[5][1];
    unsigned char r002_b : 2;
    R001 r002_c;
    unsigned long long r002_d : 43;
    long r002_e[4];
    short r002_f[5][4];
    unsigned char r002_g : 2;
};

#pragma pack(push, 4)
struct R003 {
    unsigned short r003_a;
};
#pragma pack(pop)

#pragma pack(push, 8)
struct R004 {
    size_t r004_a[4];
    int2 r004_b;
};
#pragma pack(pop)

#pragma pack(push, 8)
struct R005 {
    char32_t r005_a;
    long long r005_b;
    unsigned long long r005_c;
    unsigned r005_d;
    cudaStream_t r005_e[4];
    unsigned long long r005_f;
};
#pragma pack(pop)

struct R006 {
    dim3 r006_a[5];
    R003 r006_b;
    short4 r006_c;
    alignas(32) unsigned char r006_d;
};

struct R007 {
    unsigned r007_a;
    int r007_b : 13;
    int32_t r007_c;
};

struct R008 {
    unsigned long long : 11;
    int r008_b : 11;
    cudaTextureObject_t r008_c;
    R004 r008_d;
    dim3 r008_e;
};

struct __attribute__((packed)) R009 {
    ushort3 r009_a[3];
    int8_t r009_b;
    double r009_c;
    int32_t r009_d[5];
    short : 0;
    R008 r009_f[2];
    R002 r009_g[3];
};

struct __attribute__((aligned(64))) R010 {
    unsigned r010_a : 21;
    double1 r010_b;
    double2 r010_c;
    size_t r010_d;
    unsigned long long r010_e;
    unsigned char r010_f;
};

struct R011 {
    void * r011_a;
    unsigned char r011_b : 7;
    uint4 r011_c;
    short4 r011_d;
};

struct R012 {
    alignas(32) unsigned long r012_a;
};

struct R013 {
    long r013_a : 7;
    long1 r013_b[2];
    long r013_c[5][3];
    size_t r013_d;
    long : 0;
    uint4 r013_f[3];
    short4 r013_g;
};

struct __attribute__((aligned(16))) R014 : R002 {
    unsigned char r014_a : 2;
};

struct __attribute__((aligned(16))) R015 {
    R013 r015_a;
    long r015_b : 57;
    int r015_c : 3;
    long r015_d : 59;
    unsigned : 20;
    unsigned char r015_f : 1;
};

struct R016 {
    cudaStream_t r016_a;
    unsigned short r016_b[4];
};

union R017 {
    ushort3 r017_a;
    cudaStream_t r017_b;
};

struct R018 {
    unsigned r018_a : 15;
    longlong2 r018_b[4];
};

union R019 {
    int r019_a : 28;
};

struct R020 {
    size_t r020_a;
    char2 r020_b;
    unsigned short r020_c : 4;
    alignas(32) size_t r020_d;
    unsigned char r020_e : 2;
    long r020_f : 63;
};

struct R021 {
    unsigned long r021_a;
    unsigned char r021_b : 1;
    short2 r021_c;
};

struct R022 : R013 {
    char r022_a;
    char r022_b : 1;
    long r022_c;
    double2 r022_d;
};

struct R023 {
    unsigned char r023_a : 2;
    char2 r023_b;
    const float * r023_c;
    int r023_d : 11;
};

struct __attribute__((packed)) R024 {
    long r024_a : 22;
    R006 r024_b;
    short2 r024_c;
    wchar_t r024_d;
    char32_t r024_e;
};

struct R025 {
    float r025_a;
    R006 r025_b[1][3];
    unsigned long long r025_c : 57;
    char2 r025_d;
    unsigned long r025_e;
};

struct R026 : R011, R002 {
    float r026_a;
    R009 r026_b;
    unsigned r026_c;
    longlong2 r026_d;
};

struct __attribute__((aligned(32))) R027 {
    bool r027_a : 1;
    R004 r027_b[3][1];
    long long r027_c;
    uint4 r027_d;
    alignas(32) short r027_e[2];
    int r027_f : 12;
};

struct R028 {
    short r028_a : 1;
    bool r028_b : 1;
    unsigned long long r028_c : 52;
    char r028_d : 3;
};

struct R029 : R011 {
    uint64_t r029_a[5][4];
    R016 r029_b;
};

struct R030 {
    uint16_t r030_a;
    int r030_b : 32;
};

struct R031 {
    int r031_a;
    size_t r031_b;
    cudaStream_t r031_c;
};

struct R032 {
    alignas(32) uint64_t r032_a;
    alignas(32) unsigned r032_b;
    size_t r032_c;
    double r032_d;
};

struct R033 {
    short2 r033_a;
    float r033_b;
};

struct R034 {
    cudaStream_t r034_a;
};

struct alignas(16) R035 {
    unsigned char r035_a : 2;
    R004 r035_b;
    char r035_c : 5;
};

struct R036 {
    long long r036_a[1][4];
    uint64_t r036_b;
    ushort3 r036_c;
    long r036_d;
    unsigned r036_e[3][4];
    float r036_f;
};

struct R037 {
    double1 r037_a[3][3];
    short r037_b : 2;
    short : 0;
};

struct R038 {
    signed char r038_a;
};

struct __attribute__((packed)) R039 {
    int32_t r039_a;
    R010 r039_b;
    short r039_c;
    char : 0;
    char r039_e;
    bool r039_f;
    char r039_g;
};

struct R040 {
    unsigned short r040_a : 4;
    int3 r040_b;
    float3 r040_c;
};

struct __attribute__((packed)) R041 {
    uint64_t r041_a;
    short r041_b;
    char16_t r041_c[3];
};

struct __attribute__((packed)) R042 {
    unsigned r042_a : 15;
    unsigned long r042_b;
    cudaStream_t r042_c;
    short r042_d : 14;
    long r042_e : 41;
    R017 r042_f[5];
    R005 r042_g[2];
};

struct R043 {
    char16_t r043_a;
    void * r043_b;
    uint16_t r043_c[5];
    int32_t r043_d;
};

struct __attribute__((packed)) R044 {
    char32_t r044_a;
    char2 r044_b;
    char32_t r044_c[3];
};

struct R045 {
    bool r045_a : 1;
    char r045_b : 7;
    R017 r045_c[5];
    bool r045_d : 1;
    bool r045_e;
};

struct R046 {
    R041 r046_a;
    int r046_b;
    long r046_c : 3;
    dim3 r046_d;
};

struct R047 {
    unsigned char r047_a : 7;
    R011 r047_b[5];
    short r047_c : 2;
};

struct __attribute__((packed)) R048 {
    cudaTextureObject_t r048_a;
    long long r048_b;
    bool r048_c : 1;
    short r048_d;
    uint16_t r048_e;
    int r048_f;
    signed char r048_g;
};

struct R049 {
    R007 r049_a;
    bool r049_b : 1;
    unsigned r049_c : 27;
    long long r049_d;
    unsigned short r049_e : 1;
    uint16_t r049_f;
    unsigned long long r049_g;
};

struct R050 {
    double r050_a;
    int8_t r050_b;
};

struct R051 {
    bool r051_a : 1;
    long r051_b : 27;
    unsigned char r051_c;
};

#pragma pack(push, 2)
union R052 {
    double3 r052_a;
    R035 r052_b;
};
#pragma pack(pop)

struct __attribute__((aligned(16))) R053 {
    R045 r053_a;
    unsigned r053_b;
    unsigned short r053_c : 5;
    short r053_d : 12;
};

struct R054 : R038, R034 {
    unsigned r054_a : 19;
    size_t r054_b;
    int r054_c;
    void * r054_d[1];
};

struct __attribute__((packed)) R055 {
    unsigned short r055_a;
    long r055_b;
    bool r055_c;
    int r055_d;
    int r055_e : 16;
    short r055_f : 12;
};

struct __attribute__((aligned(32))) R056 : R037 {
    unsigned char r056_a;
    int8_t r056_b;
    int2 r056_c;
    int r056_d : 29;
    cudaStream_t r056_e;
    int32_t r056_f;
    long long r056_g[3];
};

struct R057 {
    float r057_a;
    R030 r057_b;
};

#pragma pack(push, 4)
struct R058 {
    R044 r058_a[4];
    short r058_b : 16;
    int r058_c : 1;
    double2 r058_d;
    unsigned r058_e : 1;
    cudaTextureObject_t r058_f;
    short r058_g : 9;
};
#pragma pack(pop)

union R059 {
    bool r059_a : 1;
    double r059_b;
    unsigned long long r059_c : 44;
    int r059_d : 4;
    unsigned char r059_e : 7;
    int r059_f[4];
    char r059_g : 2;
};

struct R060 {
    longlong2 r060_a;
    char r060_b : 5;
};

struct __attribute__((packed)) R061 {
    unsigned char r061_a : 5;
    int r061_b : 32;
    double3 r061_c;
};

struct __attribute__((packed)) R062 {
    float1 r062_a;
    short4 r062_b;
    unsigned char r062_c : 5;
    short r062_d : 9;
};

struct R063 {
    signed char r063_a;
    const float * r063_b;
    short4 r063_c;
    unsigned r063_d;
};

struct R064 {
    int32_t r064_a;
    size_t r064_b;
    unsigned short r064_c : 13;
    int8_t r064_d;
    double2 r064_e;
    unsigned long long r064_f[4][2];
    unsigned short r064_g : 2;
};

struct __attribute__((aligned(64))) R065 {
    unsigned long long r065_a : 51;
    char2 r065_b;
    unsigned r065_c : 22;
    double r065_d;
};

struct R066 {
    short2 r066_a;
    uint16_t r066_b;
    int r066_c : 9;
    char r066_d;
    uchar4 r066_e[2];
};

struct R067 {
    uint16_t r067_a;
    float3 r067_b;
    long r067_c;
    long long r067_d[3][2];
    R033 r067_e;
    short r067_f;
    R043 r067_g;
};

struct __attribute__((packed)) R068 {
    float r068_a;
};

struct R069 : R012, R068 {
    cudaStream_t r069_a;
};

union R070 {
    alignas(16) cudaTextureObject_t r070_a;
    uint16_t r070_b;
    bool r070_c : 1;
    cudaStream_t r070_d[4];
};

struct __attribute__((packed)) R071 {
    unsigned short r071_a : 9;
    wchar_t r071_b;
    char32_t r071_c;
    uint64_t r071_d;
    uint16_t r071_e;
};

struct R072 {
    float3 r072_a;
};

struct R073 {
    char r073_a;
    float3 r073_b;
    unsigned char r073_c : 4;
    size_t r073_d;
    longlong1 r073_e[1];
    unsigned char r073_f;
};

struct R074 {
    int r074_a : 26;
    double3 r074_b;
};

union R075 {
    unsigned long r075_a;
    longlong2 r075_b;
    cudaTextureObject_t r075_c;
    bool r075_d : 1;
};

struct R076 {
    size_t r076_a;
    short r076_b : 13;
    alignas(32) double1 r076_c;
    long r076_d : 62;
    unsigned long r076_e;
};

struct R077 : R065 {
    unsigned char r077_a : 8;
};

#pragma pack(push, 2)
struct R078 {
    long1 r078_a;
    unsigned long r078_b;
    unsigned long long r078_c;
    ulong2 r078_d;
    int8_t r078_e[4][3];
    unsigned char r078_f : 1;
    long r078_g : 52;
};
#pragma pack(pop)

struct R079 {
    long r079_a : 46;
    alignas(16) unsigned r079_b;
    int r079_c : 22;
    int8_t r079_d;
};

struct R080 {
    char32_t r080_a[1];
    int r080_b : 3;
    alignas(16) signed char r080_c;
    void * r080_d[4];
    float r080_e;
    R013 r080_f;
};

struct R081 {
    long long r081_a;
    uchar4 r081_b;
    R039 r081_c;
};

struct R082 {
    unsigned long long r082_a;
    double1 r082_b;
};

struct R083 : R040, R015 {
    unsigned short r083_a;
    int32_t r083_b;
    int r083_c : 32;
    cudaStream_t r083_d;
    double3 r083_e;
    cudaStream_t r083_f;
};

struct R084 {
    short r084_a : 10;
    int3 r084_b;
    char3 r084_c;
};

struct R085 {
    float2 r085_a[4];
    alignas(32) char16_t r085_b;
    double r085_c;
    long : 0;
};

struct R086 {
    unsigned long long r086_a : 64;
    alignas(16) float4 r086_b;
    unsigned long long r086_c : 26;
    unsigned r086_d[4];
    float1 r086_e;
    int8_t r086_f[3];
};

struct R087 : R049 {
    char r087_a : 4;
    unsigned r087_b : 25;
    unsigned long r087_c;
    char r087_d : 7;
    int r087_e;
};

struct R088 {
    int r088_a : 8;
    const float * r088_b[5];
    long r088_c : 4;
    R080 r088_d;
    float4 r088_e[1];
    long r088_f;
};

struct R089 : R013, R016 {
    unsigned long r089_a[5];
    R053 r089_b;
    alignas(16) long long r089_c;
    char32_t r089_d;
    short r089_e : 16;
    R023 r089_f;
    short2 r089_g;
};

#pragma pack(push, 1)
struct R090 {
    float2 r090_a;
    short4 r090_b;
};
#pragma pack(pop)

union R091 {
    bool r091_a : 1;
    int8_t r091_b;
    int r091_c : 7;
    longlong1 r091_d[1];
    unsigned long long r091_e : 21;
};

#pragma pack(push, 4)
struct R092 {
    long r092_a : 51;
};
#pragma pack(pop)

struct R093 : R061, R078 {
    int r093_a[5];
};

union alignas(32) R094 {
    unsigned char r094_a[3];
    int32_t r094_b;
    int r094_c : 28;
    unsigned short r094_d;
    bool r094_e;
};

struct __align__(64) R095 : R007 {
    R024 r095_a;
};

struct R096 {
    signed char r096_a;
    char r096_b[2];
};

struct R097 {
    ulong2 r097_a;
};

struct R098 {
    int r098_a : 7;
};

struct R099 {
    unsigned short r099_a;
    unsigned r099_b : 11;
    unsigned long long r099_c : 7;
};

struct R100 {
    bool r100_a : 1;
};

union alignas(64) R101 {
    alignas(32) uint16_t r101_a;
    unsigned short r101_b;
    long long r101_c[1];
    unsigned r101_d[3][4];
    const float * r101_e[3][1];
    unsigned r101_f : 7;
    short r101_g;
};

#pragma pack(push, 1)
struct R102 {
    unsigned char r102_a;
    uchar4 r102_b;
    longlong1 r102_c;
    bool r102_d[4];
    unsigned short r102_e : 13;
};
#pragma pack(pop)

struct R103 : R037 {
    unsigned char r103_a;
};

struct alignas(64) R104 {
    alignas(32) wchar_t r104_a;
    cudaStream_t r104_b;
};

struct R105 {
    float1 r105_a;
    char3 r105_b;
    unsigned char r105_c : 2;
};

struct R106 : R008 {
    unsigned char r106_a : 6;
    R006 r106_b;
};

struct R107 {
    unsigned long long : 0;
    const float * r107_b[3];
    bool r107_c[5];
    unsigned long long r107_d;
    unsigned short r107_e;
    unsigned long long r107_f;
};

struct R108 : R027, R100 {
    float2 r108_a;
};

struct R109 {
    uint64_t r109_a;
    unsigned char r109_b;
    uint16_t r109_c;
    char r109_d[2];
    uint64_t r109_e;
    uint64_t r109_f;
    unsigned long long r109_g;
};

struct R110 {
    unsigned short r110_a : 15;
    short r110_b;
    unsigned long long r110_c : 33;
    unsigned long r110_d;
    bool r110_e : 1;
    double r110_f[1];
};

struct R111 {
    long r111_a;
    char r111_b;
    alignas(16) unsigned short r111_c[4][2];
};

struct R112 {
    unsigned long long r112_a : 30;
    short : 0;
    alignas(16) int8_t r112_c[4];
    unsigned r112_d[5];
    ushort3 r112_e;
};

struct __align__(128) R113 {
    unsigned long long r113_a : 19;
    longlong1 r113_b;
    unsigned char r113_c : 1;
    unsigned char r113_d : 6;
    R104 r113_e;
    unsigned char r113_f;
};

struct R114 {
    dim3 r114_a;
    uchar4 r114_b;
    short r114_c;
    short4 r114_d;
    void * r114_e;
};

struct R115 {
    float2 r115_a;
    uint64_t r115_b[4][2];
    short r115_c;
    int32_t r115_d;
};

struct alignas(16) R116 {
    wchar_t r116_a;
    longlong2 r116_b;
    short2 r116_c[1];
    char2 r116_d;
    double r116_e;
};

struct R117 {
    char16_t r117_a[5];
    short r117_b : 12;
    alignas(16) int3 r117_c;
    unsigned char r117_d;
};

struct R118 {
    double r118_a;
    long r118_b : 61;
    bool r118_c : 1;
    unsigned char : 6;
    double r118_e[4];
    long1 r118_f;
};

struct __attribute__((packed)) R119 {
    uint64_t r119_a[5];
};

union R120 {
    alignas(16) int8_t r120_a;
    short r120_b : 16;
    int3 r120_c[1];
    short r120_d;
};

struct R121 {
    float3 r121_a;
    short2 r121_b;
    double r121_c;
    long1 r121_d;
    unsigned long long r121_e : 16;
    short r121_f;
    short r121_g : 16;
};

struct R122 {
    unsigned char r122_a : 8;
    int r122_b : 4;
    int r122_c[1];
    float3 r122_d;
    int8_t r122_e;
};

struct R123 {
    unsigned char : 3;
    unsigned short r123_b : 6;
    cudaTextureObject_t r123_c;
    long long r123_d;
};

struct __builtin_align__(16) R124 {
    uint64_t r124_a;
    signed char r124_b;
    bool r124_c : 1;
    longlong2 r124_d;
    const float * r124_e[1];
    unsigned char r124_f : 7;
};

struct R125 {
    double2 r125_a;
    int r125_b : 19;
    long long r125_c;
    int8_t r125_d;
};

struct R126 {
    R021 r126_a;
    float4 r126_b;
};

struct __attribute__((packed)) R127 {
    char32_t r127_a;
    longlong2 r127_b;
    longlong2 r127_c;
    char32_t r127_d;
};

struct R128 : R112 {
    unsigned long long r128_a;
    char32_t r128_b;
    double3 r128_c[3];
};

struct R129 : R038, R035 {
    unsigned long r129_a[1];
};

struct R130 {
    R004 r130_a;
    ushort3 r130_b;
    const float * r130_c;
    unsigned long long r130_d : 6;
    longlong2 r130_e;
    float r130_f;
};

struct R131 : R065 {
    unsigned short r131_a;
    size_t r131_b;
    short r131_c : 7;
    float2 r131_d[2];
    bool r131_e : 1;
};

struct R132 {
    char r132_a;
    R117 r132_b;
};

struct __attribute__((aligned(128))) R133 {
    double r133_a;
    unsigned r133_b : 31;
    float r133_c;
    unsigned short r133_d : 16;
    char16_t r133_e[4][4];
};

struct R134 {
    uint16_t r134_a;
    char16_t r134_b[2];
    char3 r134_c;
};

struct R135 {
    uint64_t r135_a[3];
};

#pragma pack(push, 4)
struct R136 {
    unsigned short : 7;
    unsigned char r136_b : 4;
    char r136_c : 1;
    double r136_d[1];
};
#pragma pack(pop)

struct R137 : R081 {
    unsigned short r137_a : 15;
    char32_t r137_b;
    cudaTextureObject_t r137_c;
    char r137_d;
    bool r137_e;
    long long r137_f;
    signed char r137_g;
};

struct __attribute__((packed)) R138 {
    unsigned char r138_a : 2;
    short r138_b;
    int r138_c : 9;
    int : 0;
    double r138_e;
    unsigned char r138_f : 8;
};

struct __attribute__((packed)) R139 {
    bool r139_a : 1;
    unsigned char : 0;
    size_t r139_c;
    unsigned char r139_d;
    const float * r139_e[5];
};

struct alignas(64) R140 {
    bool r140_a;
    double r140_b[2];
    void * r140_c;
    char r140_d;
    double r140_e[2][3];
};

struct __attribute__((packed)) R141 {
    unsigned long r141_a;
    R114 r141_b;
    int r141_c : 17;
    int32_t r141_d;
    short2 r141_e[3];
};

struct alignas(64) R142 {
    unsigned r142_a;
    double r142_b;
    short r142_c;
    char : 2;
    int8_t r142_e;
    unsigned long long r142_f : 8;
    ushort3 r142_g;
};

struct R143 : R034 {
    alignas(16) int3 r143_a;
    uint64_t r143_b;
};

struct R144 {
    unsigned short r144_a;
    R055 r144_b;
    alignas(16) void * r144_c;
    unsigned r144_d;
};

struct R145 : R099, R107 {
    unsigned short r145_a;
    size_t r145_b;
    double1 r145_c[3][1];
    uint16_t r145_d;
    const float * r145_e;
    int r145_f : 3;
};

#pragma pack(push, 8)
struct R146 {
    short r146_a : 9;
};
#pragma pack(pop)

union alignas(32) R147 {
    R123 r147_a[3][3];
    const float * r147_b;
    cudaStream_t r147_c[2];
};

struct R148 {
    unsigned long long r148_a;
};

struct __attribute__((aligned(32))) R149 {
    alignas(32) ushort3 r149_a;
};

struct R150 : R041, R090 {
    uint16_t r150_a[4];
    double1 r150_b[3];
    long r150_c;
    R009 r150_d[2];
};

struct R151 {
    unsigned short r151_a : 5;
    long : 46;
    short r151_c : 8;
    double3 r151_d;
    long r151_e : 60;
};

struct R152 {
    unsigned short r152_a;
};

union R153 {
    unsigned short r153_a;
    R132 r153_b[2][1];
    char16_t r153_c;
    longlong1 r153_d;
    int2 r153_e;
    wchar_t r153_f[1];
};

struct __builtin_align__(16) R154 {
    unsigned char r154_a : 4;
    char2 r154_b[5];
    unsigned char r154_c : 2;
};

struct R155 {
    short r155_a : 2;
};

struct __builtin_align__(16) R156 : R132, R144 {
    unsigned r156_a : 14;
    int r156_b : 24;
    float2 r156_c;
    dim3 r156_d;
    unsigned long r156_e;
    int r156_f : 13;
    double2 r156_g;
};

struct R157 {
    bool r157_a : 1;
    unsigned short r157_b : 13;
    unsigned long long r157_c : 54;
};

struct R158 {
    char32_t r158_a;
    unsigned short r158_b;
    R017 r158_c;
    unsigned long long r158_d : 52;
    dim3 r158_e;
    cudaTextureObject_t r158_f;
    R076 r158_g[2];
};

struct R159 : R044, R049 {
    unsigned short r159_a;
};

struct R160 : R141 {
    unsigned long long r160_a[4][3];
    unsigned char r160_b : 3;
    unsigned short r160_c : 12;
};

struct R161 {
    short r161_a : 7;
    float r161_b;
};

struct R162 {
    alignas(32) cudaTextureObject_t r162_a;
    alignas(32) double3 r162_b;
    bool : 1;
    bool r162_d : 1;
    bool r162_e;
    cudaStream_t r162_f;
};

struct R163 {
    const float * r163_a;
    bool r163_b;
    unsigned short r163_c;
    cudaStream_t r163_d;
    size_t r163_e;
};

struct __align__(16) R164 : R035 {
    char32_t r164_a;
    char16_t r164_b[4];
    bool r164_c : 1;
};

struct R165 : R031, R098 {
    R125 r165_a;
    int3 r165_b[1];
};

struct __attribute__((packed)) R166 {
    cudaStream_t r166_a;
    float r166_b;
    unsigned r166_c : 14;
    float r166_d[2];
    unsigned char r166_e : 7;
    unsigned short r166_f : 8;
};

struct R167 {
    char3 r167_a;
    unsigned short r167_b : 10;
    uint64_t r167_c;
    const float * r167_d;
};

struct R168 {
    unsigned r168_a : 24;
    alignas(32) bool r168_b;
};

struct __attribute__((packed)) R169 {
    unsigned long r169_a;
    short r169_b : 12;
    char16_t r169_c;
    unsigned short r169_d : 6;
    float r169_e;
    double3 r169_f;
};

struct __attribute__((aligned(128))) R170 {
    short r170_a : 13;
};

#pragma pack(push, 1)
struct R171 {
    R118 r171_a;
    char r171_b : 6;
    R120 r171_c;
};
#pragma pack(pop)

struct R172 {
    char16_t r172_a;
    cudaStream_t r172_b;
    unsigned long r172_c;
};

struct __attribute__((packed)) R173 {
    unsigned r173_a : 9;
    const float * r173_b;
};

struct R174 {
    alignas(32) wchar_t r174_a;
    alignas(32) float r174_b[2][1];
};

struct R175 : R104, R090 {
    short r175_a : 13;
    bool r175_b;
    float1 r175_c;
    float4 r175_d;
    unsigned short r175_e : 16;
    float r175_f;
    uint4 r175_g[3];
};

#pragma pack(push, 1)
struct R176 {
    R049 r176_a;
    double r176_b[1];
    long r176_c;
    unsigned : 0;
    bool r176_e;
    unsigned long long r176_f : 41;
    R058 r176_g;
};
#pragma pack(pop)

struct __attribute__((packed)) R177 {
    cudaTextureObject_t r177_a;
    double1 r177_b;
    void * r177_c[4];
    wchar_t r177_d;
    unsigned char : 4;
};

#pragma pack(push, 8)
struct R178 {
    unsigned char r178_a : 6;
    double r178_b;
    int32_t r178_c[5];
    short4 r178_d[2];
    unsigned short r178_e : 16;
};
#pragma pack(pop)

struct __attribute__((packed)) R179 {
    char32_t r179_a;
    signed char r179_b;
    unsigned r179_c : 17;
    cudaStream_t r179_d;
    R101 r179_e;
    short r179_f : 12;
    long long r179_g;
};

union alignas(16) R180 {
    unsigned r180_a : 8;
    unsigned long long r180_b : 11;
    short r180_c : 5;
    R179 r180_d;
    int r180_e : 20;
    unsigned r180_f : 32;
};

struct __attribute__((packed)) R181 {
    short r181_a;
    void * r181_b;
    char3 r181_c[5][4];
    double1 r181_d;
    longlong2 r181_e[2];
};

struct __align__(64) R182 {
    unsigned r182_a;
    cudaTextureObject_t r182_b;
    dim3 r182_c[2];
    int8_t r182_d[4][3];
    longlong2 r182_e;
};

union R183 {
    char r183_a : 2;
    unsigned short r183_b : 4;
    double r183_c;
    wchar_t r183_d;
    double r183_e;
};

struct R184 {
    unsigned char : 0;
    int8_t r184_b;
    double r184_c;
};

struct R185 {
    unsigned short r185_a : 9;
    short r185_b;
    long r185_c : 8;
    size_t r185_d;
};

struct alignas(64) R186 {
    bool r186_a : 1;
    wchar_t r186_b;
    char16_t r186_c;
    char16_t r186_d[5];
    cudaTextureObject_t r186_e;
};

struct R187 : R085 {
    char16_t r187_a;
    alignas(32) uint16_t r187_b;
    unsigned char r187_c;
    double1 r187_d;
    wchar_t r187_e;
    uchar4 r187_f;
    unsigned short r187_g : 4;
};

struct R188 {
    alignas(16) double r188_a;
    short r188_b;
    wchar_t r188_c;
};

struct R189 {
    unsigned long long : 38;
    double r189_b;
    bool r189_c : 1;
};

union R190 {
    R018 r190_a[1][2];
};

struct R191 {
    double r191_a;
    unsigned char r191_b;
    wchar_t r191_c;
    signed char r191_d;
};

struct R192 {
    alignas(16) char3 r192_a;
    wchar_t r192_b;
    bool r192_c : 1;
    size_t r192_d;
    unsigned : 0;
};

struct R193 {
    float1 r193_a;
};

struct R194 : R176 {
    R149 r194_a[1][1];
    uint16_t r194_b;
    uchar4 r194_c;
    wchar_t r194_d;
};

struct R195 : R042, R005 {
    float r195_a;
    float3 r195_b;
    long long r195_c;
    float r195_d;
    long r195_e : 33;
};

#pragma pack(push, 2)
union R196 {
    R000 r196_a;
    const float * r196_b;
    unsigned long long r196_c;
    char32_t r196_d;
    char r196_e : 3;
};
#pragma pack(pop)

struct __align__(32) R197 {
    float1 r197_a;
    int r197_b : 11;
    uint4 r197_c;
    R070 r197_d;
    unsigned short : 0;
    alignas(16) size_t r197_f;
    char2 r197_g;
};

struct R198 {
    char r198_a : 2;
    unsigned r198_b : 21;
    unsigned char r198_c : 3;
    longlong1 r198_d;
    cudaStream_t r198_e;
    char32_t r198_f;
};

union __attribute__((aligned(128))) R199 {
    alignas(32) char2 r199_a;
    unsigned r199_b : 16;
    unsigned long long r199_c;
    cudaStream_t r199_d;
};

struct R200 {
    bool r200_a;
};

struct R201 : R181 {
    short r201_a : 14;
    uint16_t r201_b;
};

struct R202 : R176, R157 {
    longlong2 r202_a;
};

struct R203 {
    alignas(32) float r203_a;
    uint16_t r203_b;
    short r203_c;
    R007 r203_d;
};

struct alignas(64) R204 : R113, R088 {
    alignas(32) ulong2 r204_a;
    R071 r204_b;
    long r204_c : 18;
    unsigned short r204_d : 12;
    wchar_t r204_e;
    wchar_t r204_f[5];
    double r204_g;
};

struct R205 {
    R144 r205_a;
    double3 r205_b;
    long r205_c : 1;
    R124 r205_d;
    R080 r205_e;
    int8_t r205_f;
};

struct R206 : R064, R053 {
    size_t r206_a;
    double2 r206_b;
    int32_t r206_c;
    alignas(16) char r206_d;
    uchar4 r206_e;
    float r206_f[5];
    unsigned short r206_g : 10;
};

struct R207 {
    double1 r207_a;
};

struct __align__(16) R208 : R062, R018 {
    int r208_a : 27;
    unsigned long long r208_b : 45;
    int3 r208_c;
    int8_t r208_d[5][3];
    float2 r208_e;
    char3 r208_f;
    alignas(16) uint64_t r208_g;
};

struct R209 {
    float4 r209_a;
};

struct R210 {
    wchar_t r210_a;
    unsigned r210_b : 26;
    long long r210_c;
    R051 r210_d[5];
    short : 0;
    R038 r210_f;
};

struct __attribute__((packed)) R211 {
    uint16_t r211_a;
    unsigned char : 0;
};

struct R212 {
    size_t r212_a;
};

struct R213 {
    unsigned char : 1;
    unsigned long long r213_b;
    cudaStream_t r213_c;
};

struct alignas(128) R214 {
    char32_t r214_a;
    unsigned short r214_b;
    unsigned r214_c : 2;
    double3 r214_d;
};

#pragma pack(push, 2)
struct R215 {
    unsigned short r215_a;
    unsigned char r215_b;
    bool r215_c;
    unsigned short r215_d : 12;
};
#pragma pack(pop)

union R216 {
    unsigned long r216_a;
};

#pragma pack(push, 1)
struct R217 {
    unsigned r217_a;
    uint4 r217_b;
    short r217_c : 15;
    unsigned r217_d;
    signed char r217_e;
    char16_t r217_f;
};
#pragma pack(pop)

struct R218 {
    const float * r218_a;
    bool r218_b : 1;
    R162 r218_c;
    cudaStream_t r218_d;
    float3 r218_e;
    int r218_f : 30;
    char r218_g : 1;
};

#pragma pack(push, 8)
struct R219 {
    char : 0;
};
#pragma pack(pop)

struct R220 {
    signed char r220_a;
    double1 r220_b;
    unsigned long long r220_c : 23;
    wchar_t r220_d;
    R203 r220_e;
};

struct __attribute__((packed)) R221 {
    unsigned long long r221_a;
};

struct __align__(32) R222 {
    uint64_t r222_a;
    float r222_b;
    R028 r222_c;
    float3 r222_d;
    int2 r222_e;
    unsigned long long r222_f : 47;
};

struct R223 {
    unsigned short : 11;
    unsigned long r223_b;
    R163 r223_c;
    R176 r223_d;
};

struct R224 {
    short r224_a;
    long long r224_b;
    double r224_c;
    unsigned short r224_d : 3;
    int r224_e : 8;
};

struct R225 : R191, R142 {
    short r225_a;
    cudaStream_t r225_b;
    float r225_c;
};

union R226 {
    R174 r226_a;
    unsigned short r226_b[1][1];
    int r226_c : 30;
    double r226_d[5][1];
    double r226_e;
    char16_t r226_f;
};

struct R227 {
    const float * r227_a[3];
    bool r227_b;
    short r227_c;
    R154 r227_d;
    bool r227_e;
};

struct R228 : R009 {
    uint16_t r228_a[1];
    char r228_b : 4;
    char16_t r228_c;
    R133 r228_d;
    double3 r228_e;
    char r228_f : 4;
};

struct R229 {
    long long r229_a;
    unsigned short r229_b : 10;
    long r229_c;
    unsigned char r229_d : 5;
    bool r229_e : 1;
    cudaTextureObject_t r229_f;
};

struct R230 {
    char32_t r230_a;
    bool r230_b : 1;
};

struct R231 : R162 {
    long r231_a : 50;
    ushort3 r231_b[1];
    int8_t r231_c;
    longlong2 r231_d;
    R090 r231_e;
    bool r231_f[4];
    const float * r231_g;
};

struct alignas(16) R232 {
    R230 r232_a;
};

struct R233 {
    long1 r233_a;
};

union __align__(16) R234 {
    double1 r234_a;
    int r234_b;
};

struct R235 {
    float3 r235_a;
    bool : 0;
    short2 r235_c;
    unsigned long long r235_d[5][4];
};

struct R236 {
    long long r236_a;
    cudaTextureObject_t r236_b;
    unsigned long long r236_c : 18;
    unsigned long long r236_d : 16;
    unsigned r236_e : 29;
};

struct R237 {
    R036 r237_a;
    uchar4 r237_b;
    unsigned r237_c[5];
};

struct alignas(128) R238 {
    ulong2 r238_a;
    void * r238_b[2];
    long r238_c : 16;
    int32_t r238_d[1];
    unsigned : 0;
};

struct R239 {
    uint64_t r239_a[5];
    char32_t r239_b;
};

struct R240 {
    uint64_t r240_a;
    uint4 r240_b;
    float4 r240_c;
};

struct R241 {
    char16_t r241_a[3][1];
    cudaStream_t r241_b;
    longlong2 r241_c;
    unsigned r241_d : 24;
    char r241_e : 5;
    char32_t r241_f;
};

struct R242 {
    float r242_a;
    char3 r242_b;
    char r242_c;
    unsigned short r242_d : 4;
    alignas(32) char r242_e;
};

struct R243 {
    unsigned long r243_a;
    int32_t r243_b;
    cudaStream_t r243_c;
    bool r243_d : 1;
    R226 r243_e;
    unsigned r243_f[2];
    int32_t r243_g;
};

#pragma pack(push, 2)
struct R244 {
    unsigned char r244_a : 2;
    const float * r244_b;
    char r244_c : 2;
    longlong1 r244_d;
};
#pragma pack(pop)

#pragma pack(push, 8)
struct R245 {
    uint64_t r245_a;
    unsigned short r245_b : 13;
    int r245_c : 13;
    R038 r245_d[4];
    unsigned long long r245_e : 40;
    longlong2 r245_f;
    long r245_g : 16;
};
#pragma pack(pop)

struct R246 {
    R070 r246_a;
    float4 r246_b;
    const float * r246_c;
    double3 r246_d;
    alignas(32) unsigned r246_e;
    cudaTextureObject_t r246_f[3];
};

struct __builtin_align__(32) R247 {
    alignas(16) double r247_a;
    wchar_t r247_b[4][4];
    int r247_c;
    uchar4 r247_d;
    unsigned long r247_e;
    unsigned long r247_f;
};

struct R248 {
    double2 r248_a;
    unsigned long long r248_b : 54;
    uint4 r248_c;
};

struct R249 {
    char r249_a;
    uint64_t r249_b;
    long r249_c;
    short r249_d[1];
    long1 r249_e[3][2];
    cudaTextureObject_t r249_f[4];
    unsigned short r249_g : 9;
};

struct R250 {
    cudaTextureObject_t r250_a;
    int2 r250_b;
    char r250_c : 7;
};

struct R251 {
    alignas(16) uint64_t r251_a;
};

struct R252 {
    int2 r252_a;
};

#pragma pack(push, 8)
struct R253 {
    R239 r253_a;
    const float * r253_b;
    size_t r253_c;
    R152 r253_d;
    long r253_e : 30;
    unsigned short r253_f : 13;
};
#pragma pack(pop)

struct __attribute__((aligned(16))) R254 {
    char3 r254_a;
    unsigned short r254_b : 4;
    wchar_t r254_c;
    double r254_d[5][2];
};

struct R255 {
    unsigned short r255_a;
    int3 r255_b;
    long r255_c;
};

struct R256 {
    unsigned r256_a : 9;
    unsigned r256_b : 12;
    R167 r256_c;
    double3 r256_d;
    unsigned r256_e;
};

struct __attribute__((packed)) R257 {
    char2 r257_a;
    unsigned r257_b : 10;
    short r257_c : 7;
    uint16_t r257_d;
    int r257_e;
    const float * r257_f[2];
    float1 r257_g[1];
};

union R258 {
    long r258_a[2];
    uint16_t r258_b;
    uint16_t r258_c;
    int32_t r258_d;
    uint64_t r258_e;
    unsigned long long r258_f;
};

struct R259 : R135 {
    int8_t r259_a;
    unsigned r259_b;
};

