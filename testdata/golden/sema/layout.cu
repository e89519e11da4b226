struct Empty {};
struct Mixed { char c; double d; short s; };
struct Reordered { double d; short s; char c; };
struct Bits { int a : 5; int b : 28; unsigned char c : 3; };
struct __attribute__((packed)) Packed { char c; int i; };
struct alignas(32) Aligned { int i; };
struct Virtual { virtual void f(); char c; };
struct Derived : Virtual { char d; };
struct Diamond0 { int x; };
struct Left : virtual Diamond0 {};
struct Right : virtual Diamond0 {};
struct Both : Left, Right { char c; };
struct HasEmpty : Empty { int i; };
struct HoldsEmpty { Empty e; int i; };
union Either { char c[9]; int i; };
template <class T, int n> struct Array { T data[n]; };
#pragma pack(push, 2)
struct Pushed { char c; long l; };
#pragma pack(pop)
void sizes() {
	Empty v0;
//	^^^^^ Empty, size 1, align 1
	Mixed v1;
//	^^^^^ Mixed, size 24, align 8
	Reordered v2;
//	^^^^^^^^^ Reordered, size 16, align 8
	Bits v3;
//	^^^^ Bits, size 8, align 4
	Packed v4;
//	^^^^^^ Packed, size 5, align 1
	Aligned v5;
//	^^^^^^^ Aligned, size 32, align 32
	Derived v6;
//	^^^^^^^ Derived, size 16, align 8
	Both v7;
//	^^^^ Both, size 24, align 8
	HasEmpty v8;
//	^^^^^^^^ HasEmpty, size 4, align 4
	HoldsEmpty v9;
//	^^^^^^^^^^ HoldsEmpty, size 8, align 4
	Either v10;
//	^^^^^^ Either, size 12, align 4
	Array<float4, 3> v11;
//	^^^^^^^^^^^^^^^^ Array<float4, 3>, size 48, align 16
	Pushed v12;
//	^^^^^^ Pushed, size 10, align 2
	double3 v13;
//	^^^^^^^ double3, size 24, align 8
	uchar4 v14;
//	^^^^^^ uchar4, size 4, align 4
	long double v15;
//	^^^^^^^^^^^ long double, size 16, align 16
}
