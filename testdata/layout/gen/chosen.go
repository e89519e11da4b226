package main

import "strings"

// chosen returns the types that ask one question each, plus an alias for every scalar and vector type.
func chosen() []Type {
	var types []Type
	alias := func(group string, names ...string) {
		for _, n := range names {
			name := group + "_" + strings.NewReplacer(" ", "_", "*", "ptr").Replace(n)
			types = append(types, Type{Name: name, Decl: "typedef " + n + " " + name + ";"})
		}
	}
	alias("scalar", "bool", "char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long",
		"unsigned long", "long long", "unsigned long long", "float", "double", "wchar_t", "char16_t", "char32_t",
		"size_t", "ptrdiff_t", "int8_t", "uint8_t", "int16_t", "uint32_t", "int64_t", "uintptr_t", "__int128", "unsigned __int128",
		"__half", "__half2", "__nv_bfloat16", "__nv_bfloat162", "cudaError_t", "cudaStream_t", "cudaEvent_t",
		"cudaTextureObject_t", "cudaSurfaceObject_t", "cudaExtent", "cudaPos", "cudaPitchedPtr", "dim3")
	for _, base := range []string{"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "longlong", "ulonglong", "float", "double"} {
		alias("vector", base+"1", base+"2", base+"3", base+"4")
	}
	for _, l := range strings.Split(strings.TrimSpace(questions), "\n--\n") {
		types = append(types, question(l))
	}
	return types
}

// question reads one entry of questions: a first line with the name and the members to locate ("!" asks
// for a constructed object), then the definition.
func question(text string) Type {
	first, decl, _ := strings.Cut(text, "\n")
	words := strings.Fields(first)
	t := Type{Name: words[0], Decl: decl}
	for _, w := range words[1:] {
		if w == "!" {
			t.Built = true
		} else {
			t.Fields = append(t.Fields, w)
		}
	}
	return t
}

const questions = `
CharInt c i
struct CharInt { char c; int i; };
--
CharShortChar a b c
struct CharShortChar { char a; short b; char c; };
--
CharDouble c d
struct CharDouble { char c; double d; };
--
CharLongLong c l d
struct CharLongLong { char c; long long l; char d; };
--
BoolPointer b p c
struct BoolPointer { bool b; void *p; bool c; };
--
CharLongDouble c l
struct CharLongDouble { char c; long double l; };
--
CharInt128 c i d
struct CharInt128 { char c; __int128 i; char d; };
--
CharFloat2 c v
struct CharFloat2 { char c; float2 v; };
--
CharFloat3 c v d
struct CharFloat3 { char c; float3 v; char d; };
--
CharFloat4 c v
struct CharFloat4 { char c; float4 v; };
--
CharDouble3 c v
struct CharDouble3 { char c; double3 v; };
--
CharDouble4 c v
struct CharDouble4 { char c; double4 v; };
--
CharLonglong2 c v
struct CharLonglong2 { char c; longlong2 v; };
--
CharLong4 c v
struct CharLong4 { char c; long4 v; };
--
CharUchar4 c v
struct CharUchar4 { char c; uchar4 v; };
--
CharShort3 c v
struct CharShort3 { char c; short3 v; };
--
ByteDim3 c g b
struct ByteDim3 { char c; dim3 g, b; };
--
Halves a b c d
struct Halves { __half a; __half2 b; __nv_bfloat16 c; __nv_bfloat162 d; };
--
Double4Variants a b c d
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
--
Long4Variants a b c
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
--
Empty
struct Empty {};
--
EmptyClass
class EmptyClass { public: void touch() {} typedef int value; enum { a, b }; static int count; };
--
OnlyStatics x
struct OnlyStatics { static int a; static const int b = 3; static constexpr double c = 1.0; char x; };
--
EmptyMembers a b c
struct EmptyMembers { Empty a; Empty b; int c; };
--
EmptyArray a b
struct EmptyArray { Empty a[3]; short b; };
--
EmptyBase base:Empty x
struct EmptyBase : Empty { int x; };
--
TwoEmptyBases base:Empty base:EmptyToo x
struct EmptyToo {};
struct TwoEmptyBases : Empty, EmptyToo { int x; };
--
EmptyBaseFirstField base:Empty e x
struct EmptyBaseFirstField : Empty { Empty e; int x; };
--
EmptyBaseFirstFieldDeep base:Empty h x
struct HoldsEmpty { Empty e; int y; };
struct EmptyBaseFirstFieldDeep : Empty { HoldsEmpty h; int x; };
--
EmptyBaseFieldDerivesEmpty base:Empty d x
struct DerivesEmpty : Empty { char y; };
struct EmptyBaseFieldDerivesEmpty : Empty { DerivesEmpty d; char x; };
--
EmptyBaseTwice base:OverEmptyA base:OverEmptyB x
struct OverEmptyA : Empty {};
struct OverEmptyB : Empty {};
struct EmptyBaseTwice : OverEmptyA, OverEmptyB { char x; };
--
EmptyBaseSecond base:CharInt base:Empty x
struct EmptyBaseSecond : CharInt, Empty { char x; };
--
EmptyBaseSecondReused base:HoldsEmpty base:Empty x
struct EmptyBaseSecondReused : HoldsEmpty, Empty { char x; };
--
EmptyOverEmpty base:DerivedEmpty x
struct DerivedEmpty : Empty, EmptyToo {};
struct EmptyOverEmpty : DerivedEmpty { EmptyToo x; };
--
AlignedEmpty
struct alignas(16) AlignedEmpty {};
--
AlignedEmptyBase base:AlignedEmpty x
struct AlignedEmptyBase : AlignedEmpty { int x; };
--
PodBaseTail base:PodBase c
struct PodBase { int a; char b; };
struct PodBaseTail : PodBase { char c; };
--
CtorBaseTail base:CtorBase c
struct CtorBase { int a; char b; __host__ __device__ CtorBase() {} };
struct CtorBaseTail : CtorBase { char c; };
--
DefaultedCtorBaseTail base:DefaultedCtorBase c
struct DefaultedCtorBase { int a; char b; DefaultedCtorBase() = default; };
struct DefaultedCtorBaseTail : DefaultedCtorBase { char c; };
--
CopyCtorBaseTail base:CopyCtorBase c
struct CopyCtorBase { int a; char b; CopyCtorBase() = default; __host__ __device__ CopyCtorBase(const CopyCtorBase &) {} };
struct CopyCtorBaseTail : CopyCtorBase { char c; };
--
DtorBaseTail base:DtorBase c
struct DtorBase { int a; char b; __host__ __device__ ~DtorBase() {} };
struct DtorBaseTail : DtorBase { char c; };
--
AssignBaseTail base:AssignBase c
struct AssignBase { int a; char b; __host__ __device__ AssignBase &operator=(const AssignBase &) { return *this; } };
struct AssignBaseTail : AssignBase { char c; };
--
PrivateBaseTail base:PrivateMemberBase c
class PrivateMemberBase { int a; char b; };
struct PrivateBaseTail : PrivateMemberBase { char c; };
--
ProtectedBaseTail base:ProtectedMemberBase c
struct ProtectedMemberBase { int a; protected: char b; };
struct ProtectedBaseTail : ProtectedMemberBase { char c; };
--
InitializerBaseTail base:InitializerBase c
struct InitializerBase { int a = 1; char b = 2; };
struct InitializerBaseTail : InitializerBase { char c; };
--
OtherCtorBaseTail base:OtherCtorBase c
struct OtherCtorBase { int a; char b; OtherCtorBase() = default; __host__ __device__ OtherCtorBase(int v) : a(v), b(0) {} };
struct OtherCtorBaseTail : OtherCtorBase { char c; };
--
DerivedBaseTail base:PodBaseTail d
struct DerivedBaseTail : PodBaseTail { char d; };
--
NonPodMemberBaseTail base:NonPodMemberBase c
struct NonPodMemberBase { int a; CtorBase m; };
struct NonPodMemberBaseTail : NonPodMemberBase { char c; };
--
NonPodMemberNotReused m c
struct NonPodMemberNotReused { CtorBase m; char c; };
--
ReferenceBaseTail base:ReferenceBase c
struct ReferenceBase { int &r; char b; };
struct ReferenceBaseTail : ReferenceBase { char c; };
--
DeletedCopyBaseTail base:DeletedCopyBase c
struct DeletedCopyBase { int a; char b; DeletedCopyBase() = default; DeletedCopyBase(const DeletedCopyBase &) = delete; };
struct DeletedCopyBaseTail : DeletedCopyBase { char c; };
--
BitFieldBaseTail base:BitFieldBase c:
struct BitFieldBase { int a : 3; __host__ __device__ BitFieldBase() {} };
struct BitFieldBaseTail : BitFieldBase { int c : 5; };
--
TwoBases base:CharInt base:CharShortChar x
struct TwoBases : CharInt, CharShortChar { char x; };
--
TwoNonPodBases base:CtorBase base:DtorBase x
struct TwoNonPodBases : CtorBase, DtorBase { char x; };
--
ThreeLevels base:TwoBases y
struct ThreeLevels : TwoBases { char y; };
--
VectorBase base:float4 w
struct VectorBase : float4 { char w; };
--
PrivateInheritance x
class PrivateInheritance : CharInt { public: char x; };
--
Virtual x y !
struct Virtual { __host__ __device__ virtual int f() const { return 0; } char x; int y; };
--
VirtualDerived base:Virtual z !
struct VirtualDerived : Virtual { __host__ __device__ int f() const override { return 1; } char z; };
--
VirtualSecondBase base:Virtual base:CharInt z !
struct VirtualSecondBase : CharInt, Virtual { char z; };
--
VirtualIntroduced base:CharInt z !
struct VirtualIntroduced : CharInt { __host__ __device__ virtual void g() {} char z; };
--
VirtualDestructor p !
struct VirtualDestructor { char p; __host__ __device__ virtual ~VirtualDestructor() {} };
--
VirtualTwo base:Virtual base:VirtualDestructor z !
struct VirtualTwo : Virtual, VirtualDestructor { char z; };
--
VirtualEmptyBase base:Empty x !
struct VirtualEmptyBase : Empty { __host__ __device__ virtual void g() {} char x; };
--
VirtualBaseLeft base:CharInt l !
struct VirtualBaseLeft : virtual CharInt { char l; };
--
VirtualBaseRight base:CharInt r !
struct VirtualBaseRight : virtual CharInt { int r; };
--
Diamond base:VirtualBaseLeft base:VirtualBaseRight base:CharInt d !
struct Diamond : VirtualBaseLeft, VirtualBaseRight { char d; };
--
VirtualEmptyVirtualBase base:Empty x !
struct VirtualEmptyVirtualBase : virtual Empty { int x; };
--
Packed c i d
struct __attribute__((packed)) Packed { char c; int i; double d; };
--
PackedAfter c i s
struct PackedAfter { char c; int i; short s; } __attribute__((packed));
--
PackedMember c i d
struct PackedMember { char c; int i __attribute__((packed)); double d; };
--
PackedNested c n
struct __attribute__((packed)) PackedNested { char c; CharInt n; };
--
PackedVector c v
struct __attribute__((packed)) PackedVector { char c; float4 v; };
--
PackedBits c: i: s:
struct __attribute__((packed)) PackedBits { char c : 3; int i : 30; short s : 7; };
--
PackedAligned c i
struct __attribute__((packed, aligned(4))) PackedAligned { char c; int i; };
--
PackedHoldsPacked c p s
struct PackedHoldsPacked { char c; Packed p; short s; };
--
PackedBase base:Packed s
struct PackedBase : Packed { short s; };
--
Pack1 c i d
#pragma pack(push, 1)
struct Pack1 { char c; int i; double d; };
#pragma pack(pop)
--
Pack2 c i d v
#pragma pack(push, 2)
struct Pack2 { char c; int i; double d; float4 v; };
#pragma pack(pop)
--
Pack4 c d l
#pragma pack(4)
struct Pack4 { char c; double d; long long l; };
#pragma pack()
--
Pack8 c v
#pragma pack(push)
#pragma pack(8)
struct Pack8 { char c; float4 v; };
#pragma pack(pop)
--
PackNested c n e
#pragma pack(push, 4)
struct PackInner { char c; double d; };
#pragma pack(push, 1)
struct PackNested { char c; PackInner n; char e; };
#pragma pack(pop)
#pragma pack(pop)
--
PackEnded c d
struct PackEnded { char c; double d; };
--
PackBits a: b: c
#pragma pack(push, 1)
struct PackBits { int a : 12; int b : 25; char c; };
#pragma pack(pop)
--
PackAlignas c i
#pragma pack(push, 1)
struct alignas(8) PackAlignas { char c; int i; };
#pragma pack(pop)
--
Pack16 c v
#pragma pack(push, 16)
struct Pack16 { char c; float4 v; };
#pragma pack(pop)
--
Bits a: b: c:
struct Bits { unsigned a : 3, b : 7, c : 22; };
--
BitsCrossing a: b: c:
struct BitsCrossing { unsigned a : 20, b : 20, c : 20; };
--
BitsZero a: b:
struct BitsZero { unsigned a : 3; unsigned : 0; unsigned b : 5; };
--
BitsZeroChar a: b: c
struct BitsZeroChar { char a : 3; char : 0; char b : 2; char c; };
--
BitsZeroLong a: b:
struct BitsZeroLong { char a : 3; long : 0; char b : 2; };
--
BitsZeroOnly a b
struct BitsZeroOnly { char a; int : 0; char b; };
--
BitsZeroLast a:
struct BitsZeroLast { char a : 1; int : 0; };
--
BitsUnnamed a: b:
struct BitsUnnamed { int a : 5; int : 9; int b : 4; };
--
BitsUnnamedFirst b:
struct BitsUnnamedFirst { int : 11; char b : 4; };
--
BitsUnnamedOnly x
struct BitsUnnamedOnly { char x; int : 9; };
--
BitsMixed a: b: c: d:
struct BitsMixed { char a : 4; short b : 9; int c : 17; long long d : 33; };
--
BitsMixedDown a: b: c:
struct BitsMixedDown { long long a : 40; int b : 20; char c : 5; };
--
BitsBool a: b: c
struct BitsBool { bool a : 1, b : 1; char c; };
--
BitsAfterChar c b: d
struct BitsAfterChar { char c; int b : 24; char d; };
--
BitsAfterCharWide c b: d
struct BitsAfterCharWide { char c; int b : 25; char d; };
--
BitsLong a: b: c:
struct BitsLong { unsigned long long a : 1, b : 63, c : 1; };
--
BitsEnum a: b:
enum BitsColour { bits_red, bits_green, bits_blue };
struct BitsEnum { BitsColour a : 2; BitsColour b : 31; };
--
BitsScopedEnum a: b:
enum class BitsMode : unsigned char { off, on };
struct BitsScopedEnum { BitsMode a : 3; BitsMode b : 6; };
--
BitsWide a: b:
typedef unsigned long long bits_word;
struct BitsWide { bits_word a : 48, b : 16; };
--
BitsSigned a: b:
struct BitsSigned { signed a : 1; signed char b : 8; };
--
BitsAligned a: b:
struct BitsAligned { int a : 3; int b : 4 __attribute__((aligned(8))); };
--
BitsInUnion a: b: c
union BitsInUnion { unsigned a : 3; unsigned char b : 7; char c; };
--
BitsNested n b: c
struct BitsNested { Bits n; char b : 2; Bits c; };
--
UnionSimple c i d
union UnionSimple { char c; int i; double d; };
--
UnionArray b w
union UnionArray { unsigned char b[13]; unsigned w; };
--
UnionVector v f
union UnionVector { float4 v; float f[5]; };
--
UnionStruct s c
union UnionStruct { CharInt s; char c[9]; };
--
UnionPacked i c
union __attribute__((packed)) UnionPacked { int i; char c[5]; };
--
UnionAligned c
union alignas(16) UnionAligned { char c; };
--
UnionPack d c
#pragma pack(push, 2)
union UnionPack { double d; char c[9]; };
#pragma pack(pop)
--
UnionInStruct k u t
struct UnionInStruct { char k; UnionSimple u; char t; };
--
AnonymousUnion k i f t
struct AnonymousUnion { char k; union { int i; float f; }; char t; };
--
AnonymousStruct i a b w
union AnonymousStruct { int i; struct { short a; char b; }; double w; };
--
AnonymousNested k i x y t
struct AnonymousNested { char k; union { long i; struct { float x, y; }; }; char t; };
--
UnnamedMember k s s.a s.b t
struct UnnamedMember { char k; struct { short a; int b; } s; char t; };
--
UnnamedMemberArray k s t
struct UnnamedMemberArray { char k; union { short a; char b[3]; } s[3]; char t; };
--
EnumPlain
enum EnumPlain { ep_a, ep_b };
--
EnumNegative
enum EnumNegative { en_a = -1, en_b = 5 };
--
EnumBig
enum EnumBig { eb_a = 1, eb_b = 0x100000000ll };
--
EnumUnsigned
enum EnumUnsigned { eu_a = 0xffffffffu };
--
EnumChar
enum EnumChar : char { ec_a, ec_b };
--
EnumShort
enum class EnumShort : short { a, b };
--
EnumClass
enum class EnumClass { a, b };
--
EnumLong
enum class EnumLong : unsigned long long { a, b };
--
EnumBool
enum EnumBool : bool { eo_no, eo_yes };
--
EnumFields a b c d e
struct EnumFields { EnumChar a; EnumShort b; EnumPlain c; EnumBig d; EnumBool e; };
--
EnumOpaque a b
enum class Opaque : unsigned short;
struct EnumOpaque { char a; Opaque b; };
--
AlignasType c
struct alignas(double) AlignasType { char c; };
--
AlignasVector c
struct alignas(float4) AlignasVector { char c[3]; };
--
AlignasMember c x d
struct AlignasMember { char c; alignas(16) int x; char d; };
--
AlignasMemberType c x
struct AlignasMemberType { char c; alignas(long long) char x; };
--
AlignasTwice c
struct alignas(4) alignas(32) AlignasTwice { char c; };
--
AlignasZero c i
struct alignas(0) AlignasZero { char c; int i; };
--
AlignasExpression c
constexpr int align_base = 4;
struct alignas(align_base * 2) AlignasExpression { char c; };
--
AlignMacro x y z
struct __align__(16) AlignMacro { float x, y, z; };
--
AlignMacro8 a b
struct __align__(8) AlignMacro8 { int a, b; };
--
AlignMacroMember c x
struct AlignMacroMember { char c; __align__(8) char x; };
--
BuiltinAlign a
struct __builtin_align__(32) BuiltinAlign { char a; };
--
AttributeAligned a b
struct __attribute__((aligned(16))) AttributeAligned { int a; char b; };
--
AttributeAlignedAfter a
struct AttributeAlignedAfter { char a; } __attribute__((aligned(64)));
--
AttributeAlignedPlain a
struct __attribute__((aligned)) AttributeAlignedPlain { char a; };
--
AttributeAlignedMember c x
struct AttributeAlignedMember { char c; int x __attribute__((aligned(32))); };
--
GnuAttribute c
struct [[gnu::aligned(8)]] GnuAttribute { char c; };
--
AlignedWeaker d
struct __attribute__((aligned(2))) AlignedWeaker { double d; };
--
AlignedArray c a
struct AlignedArray { char c; AlignMacro a[2]; };
--
AlignedTypedef c x
typedef int aligned_int __attribute__((aligned(16)));
struct AlignedTypedef { char c; aligned_int x; };
--
WeakTypedef c x
typedef int weak_int __attribute__((aligned(1)));
struct WeakTypedef { char c; weak_int x; };
--
AlignedBase base:AlignMacro8 c
struct AlignedBase : AlignMacro8 { char c; };
--
OverAlignedBaseTail base:OverAlignedBase c
struct alignas(16) OverAlignedBase { int a; __host__ __device__ OverAlignedBase() {} };
struct OverAlignedBaseTail : OverAlignedBase { int c; };
--
Pointers a b c d e
struct Pointers { char a; int *b; void (*c)(int); const char *const *d; char e; };
--
MemberPointers a d f b
struct MemberPointers { char a; int CharInt::*d; void (EmptyClass::*f)(); char b; };
--
MemberPointerTypedef d f
typedef double CharDouble::*data_member;
typedef int (Virtual::*function_member)() const;
struct MemberPointerTypedef { data_member d; function_member f; };
--
PointerToArray p q
struct PointerToArray { int (*p)[4]; float *q[3]; };
--
References a b
struct References { char a; int &r; float4 &&s; char b; };
--
NullPointer a n b
struct NullPointer { char a; decltype(nullptr) n; char b; };
--
Matrices a m n
struct Matrices { char a; float m[3][5]; double n[2][2][2]; };
--
ArrayTypedef c r
typedef short row[5];
struct ArrayTypedef { char c; row r[3]; };
--
ConstVolatile a b c
struct ConstVolatile { const char a; volatile int b; const volatile double c; };
--
FlexibleArray n data
struct FlexibleArray { int n; double data[]; };
--
ZeroArray n tail
struct ZeroArray { int n; char tail[0]; };
--
NestedClass c i j
struct NestedClass { char c; struct Inner { short s; double d; }; Inner i; struct Second { char x; } j; };
--
OutOfLineNested p i
struct OutOfLineNested { struct Inner; Inner *p; int i; };
struct OutOfLineNested::Inner { double d[4]; };
--
MembersBetween a b
struct MembersBetween { char a; int get() const { return b; } static int s; friend void poke(MembersBetween &); using T = double; int b; };
--
Mutable a b
struct Mutable { mutable char a; mutable long long b; };
--
Sections a b c
class Sections { public: char a; int b; protected: int hidden; public: char c; private: char last; };
--
Pair_int_double first second
template <typename A, typename B> struct Pair { A first; B second; };
using Pair_int_double = Pair<int, double>;
--
Pair_char_float4 first second
typedef Pair<char, float4> Pair_char_float4;
--
Pair_nested first second
using Pair_nested = Pair<Pair<char, short>, Pair<char, Pair<char, double>>>;
--
Pair_pointers first second
using Pair_pointers = Pair<const Pair<int, int> *, char[3]>;
--
Array_float_7 v n
template <typename T, int N> struct Array { T v[N]; int n; };
using Array_float_7 = Array<float, 7>;
--
Array_computed v n
using Array_computed = Array<char, sizeof(float4) + 3>;
--
Aligned_16 data
template <int A, typename T> struct alignas(A) Aligned { T data; };
using Aligned_16 = Aligned<16, char>;
--
Aligned_size data
template <typename T> struct alignas(sizeof(T) * 2) AlignedBySize { T data; };
using Aligned_size = AlignedBySize<int>;
--
AliasTemplate first second
template <typename T> using WithFlag = Pair<T, bool>;
using AliasTemplate = WithFlag<double>;
--
Specialized x
template <typename T> struct Storage { T v[4]; };
template <> struct Storage<bool> { unsigned char x; };
using Specialized = Storage<bool>;
--
PartlySpecialized p
template <typename T> struct Storage<T *> { T *p; int n; };
using PartlySpecialized = Storage<float *>;
--
DefaultArgument a b
template <typename T = short, int N = 3> struct Defaulted { char a; T b[N]; };
using DefaultArgument = Defaulted<>;
--
TemplateBase base:Crtp<TemplateBase> x
template <typename D> struct Crtp { __host__ __device__ D &self() { return static_cast<D &>(*this); } };
struct TemplateBase : Crtp<TemplateBase> { int x; };
--
TupleLike base:Leaf<0,char> base:Leaf<1,double> base:Leaf<2,Empty>
template <int I, typename T> struct Leaf { T value; };
struct TupleLike : Leaf<0, char>, Leaf<1, double>, Leaf<2, Empty> {};
--
EmptyLeaf base:Slot<0,Empty> base:Slot<1,int>
template <int I, typename T, bool = __is_empty(T)> struct Slot { T value; };
template <int I, typename T> struct Slot<I, T, true> : T {};
struct EmptyLeaf : Slot<0, Empty>, Slot<1, int> {};
--
NestedTemplate i t
template <typename T> struct Outer { template <typename U> struct Inner { T t; U u; }; };
struct NestedTemplate { Outer<char>::Inner<int> i; char t; };
--
Namespaced a b
namespace geo { inline namespace v1 { struct Point { short x; double y; }; } typedef Point point_t; }
struct Namespaced { char a; geo::point_t b; };
--
UsingDeclaration a b
using geo::Point;
struct UsingDeclaration { bool a; Point b; };
--
Redeclared a
struct Redeclared;
typedef struct Redeclared redeclared_t;
struct Redeclared { redeclared_t *next; char a; };
--
ElaboratedMember c n
struct ElaboratedMember { char c; struct CharInt n; enum EnumShort *e; };
--
TypedefStruct a b
typedef struct { char a; long b; } TypedefStruct;
--
MacroFields x_1 x_2 y_1 y_2
#define FIELD_PAIR(type, name) type name##_1; type name##_2;
struct MacroFields { FIELD_PAIR(char, x) FIELD_PAIR(double, y) };
--
MacroAligned a
#ifdef __CUDACC__
#define CUDA_ALIGN(n) __align__(n)
#else
#define CUDA_ALIGN(n)
#endif
struct CUDA_ALIGN(16) MacroAligned { char a; };
--
CommaDeclarators a b c d
struct CommaDeclarators { char a, *b, c[3], (*d)(char); };
--
SizeofBound a b
struct SizeofBound { char a[sizeof(double3)]; short b[alignof(float4)]; };
--
ConstantBounds a b
enum { bound_rows = 3 };
constexpr int bound_columns = bound_rows * 2 - 1;
const int bound_depth = 1 << 2;
struct ConstantBounds { char a[bound_rows][bound_columns]; int b[bound_depth]; };
--
LargeArray v n
struct LargeArray { float v[4096]; char n; };
--
StructOfEverything c v p u b: d
struct StructOfEverything { char c; float3 v; Packed p; UnionSimple u; unsigned b : 9; dim3 d; };
`
