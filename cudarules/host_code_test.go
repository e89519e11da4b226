package cudarules

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// hostCode is the ways in which host code gets into a statement of device code. nvcc rejects each of
// them, in every place of devicePlaces. Where the fault is not in the statement, its line ends in
// "//!".
var hostCode = []struct{ name, declarations, statement string }{
	// calls
	{"call", `int h(int i) { return i; }`, `o[0] = h(1);`},
	{"call in parentheses", `int h(int i) { return i; }`, `o[0] = (h)(1);`},
	{"call of a dereferenced function", `int h(int i) { return i; }`, `o[0] = (*h)(1);`},
	{"call as an argument", `int h(int i) { return i; } __device__ int d(int i) { return i; }`, `o[0] = d(h(1));`},
	{"call as an operand", `int h(int i) { return i; }`, `o[0] += 2 * h(1) - 1;`},
	{"call as a subscript", `int h(int i) { return i; }`, `o[h(1)] = 0;`},
	{"call behind a comma", `int h(int i) { return i; }`, `o[0] = (o[1] = 0, h(1));`},
	{"call in a conditional expression", `int h(int i) { return i; }`, `o[0] = o[1] ? h(1) : 0;`},
	{"call in a condition", `int h(int i) { return i; }`, `if (h(1)) o[0] = 1;`},
	{"call in the initializer of a condition", `int h(int i) { return i; }`, `if (int i = h(1); i > 0) o[0] = i;`},
	{"call in a declaration that is a condition", `int h(int i) { return i; }`, `if (int i = h(1)) o[0] = i;`},
	{"call in a switch", `int h(int i) { return i; }`, `switch (h(1)) { case 0: o[0] = 1; }`},
	{"call behind a case label", `int h(int i) { return i; }`, `switch (o[0]) { case 0: h(1); }`},
	{"call in the head of a loop", `int h(int i) { return i; }`, `for (int i = 0; i < h(1); i++) o[i] = 0;`},
	{"call in the step of a loop", `int h(int i) { return i; }`, `for (int i = 0; i < 2; i += h(1)) o[i] = 0;`},
	{"call in a while loop", `int h(int i) { return i; }`, `while (h(1)) o[0]++;`},
	{"call in a do loop", `int h(int i) { return i; }`, `do o[0]++; while (h(1));`},
	{"call in a braced initializer", `int h(int i) { return i; }`, `int a[] = {0, h(1)}; o[0] = a[1];`},
	{"call in an initializer in parentheses", `int h(int i) { return i; }`, `int a(h(1)); o[0] = a;`},
	{"call in a cast", `int h(int i) { return i; }`, `o[0] = (int)(float)h(1);`},
	{"call in a named cast", `int h(int i) { return i; }`, `o[0] = static_cast<int>(h(1));`},
	{"qualified call", `namespace n { int h(int i) { return i; } }`, `o[0] = n::h(1);`},
	{"call through the global namespace", `int h(int i) { return i; }`, `o[0] = ::h(1);`},
	{"using-declaration", `namespace n { int h(int i) { return i; } }`, `using n::h; o[0] = h(1);`},
	{"using-directive", `namespace n { int h(int i) { return i; } }`, `using namespace n; o[0] = h(1);`},
	{"namespace alias", `namespace n { int h(int i) { return i; } } namespace m = n;`, `o[0] = m::h(1);`},
	{"inline namespace", `inline namespace n { int h(int i) { return i; } }`, `o[0] = h(1);`},
	{"block-scope declaration", `int h(int i) { return i; }`, `int h(int); o[0] = h(1);`},
	{"argument-dependent lookup", `namespace n { struct A {}; int h(A) { return 1; } }`, `n::A a; o[0] = h(a);`},
	{"friend that its class defines", `struct A { friend int h(A) { return 1; } };`, `A a; o[0] = h(a);`},
	{"friend of a class template", `template <class T> struct A { friend int h(A) { return 1; } };`, `A<int> a; o[0] = h(a);`},
	{"overload", `__device__ int h(float f) { return 0; } int h(int i) { return i; }`, `o[0] = h(1);`},
	{"macro", "int h(int i) { return i; }\n#define H(x) h(x)\n", `o[0] = H(1);`},

	// templates
	{"template", `template <class U> int h(U u) { return u; }`, `o[0] = h(1);`},
	{"template with arguments", `template <class U, int i> int h(U u) { return u + i; }`, `o[0] = h<int, 2>(1);`},
	{"explicit specialization", `template <class U> int h(U u) { return u; } template <> int h<int>(int i) { return i; }`, `o[0] = h(1);`},
	{"template parameter that is a function", `int h(int i) { return i; } template <int f(int)> __device__ int call() { return f(1); } //!`, `o[0] = call<h>();`},
	{"pack expansion", `int h(int i) { return i; } template <class... U> __device__ int sum(U... u) { return (0 + ... + h(u)); } //!`, `o[0] = sum(1, 2);`},
	{"function object", `struct F { int operator()(int i) const { return i; } }; template <class U> __device__ int apply(U u) { return u(1); } //!`, `F f; o[0] = apply(f);`},

	// members
	{"member function", `struct S { int h() { return 1; } };`, `S s; o[0] = s.h();`},
	{"member function that is defined outside", "struct S { int h(); };\nint S::h() { return 1; }", `S s; o[0] = s.h();`},
	{"member function through a pointer", `struct S { int h() { return 1; } };`, `S s, *p = &s; o[0] = p->h();`},
	{"member function of a temporary object", `struct S { int h() { return 1; } };`, `o[0] = S().h();`},
	{"member function of a base", `struct B { int h() { return 1; } }; struct S : B {};`, `S s; o[0] = s.h();`},
	{"member function with its class's name", `struct B { int h() { return 1; } }; struct S : B { __device__ int h() { return 2; } };`, `S s; o[0] = s.B::h();`},
	{"member function through a using-declaration", `struct B { int h() { return 1; } }; struct S : private B { using B::h; };`, `S s; o[0] = s.h();`},
	{"member function called by another one", "struct S {\nint h() { return 1; }\n__device__ int d() { return h(); } //!\n};", `S s; o[0] = s.d();`},
	{"member function called with this", "struct S {\nint h() { return 1; }\n__device__ int d() { return this->h(); } //!\n};", `S s; o[0] = s.d();`},
	{"static member function", `struct S { static int h() { return 1; } };`, `o[0] = S::h();`},
	{"static member function through an object", `struct S { static int h() { return 1; } };`, `S s; o[0] = s.h();`},
	{"virtual function", `struct S { virtual int h() { return 1; } };`, `S *s = (S *)o; o[0] = s->h();`},
	{"member function of a class template", `template <class U> struct S { U h(U u) { return u; } };`, `S<int> s; o[0] = s.h(1);`},
	{"member function of a class template that is defined outside", "template <class U> struct S { U h(U u); };\ntemplate <class U> U S<U>::h(U u) { return u; }", `S<int> s; o[0] = s.h(1);`},
	{"member function of a specialization", `template <class U> struct S { __device__ int h() { return 1; } }; template <> struct S<int> { int h() { return 2; } };`, `S<int> s; o[0] = s.h();`},
	{"specialized member function", `template <class U> struct S { int h() { return 1; } }; template <> int S<int>::h() { return 2; }`, `S<int> s; o[0] = s.h();`},
	{"call in a specialized member function", "int h() { return 1; } template <class U> struct S { __device__ int d() { return 1; } };\ntemplate <> int S<int>::d() { return h(); } //!", `S<int> s; o[0] = s.d();`},
	{"member template", `struct S { template <class U> U h(U u) { return u; } };`, `S s; o[0] = s.h(1);`},
	{"member template with arguments", `struct S { template <int i> int h() { return i; } };`, `S s; o[0] = s.h<2>();`},
	{"member of a typedef", `struct B { static int h() { return 1; } }; typedef B S;`, `o[0] = S::h();`},
	{"member of a nested class", `struct A { struct S { static int h() { return 1; } }; };`, `o[0] = A::S::h();`},

	// constructors
	{"default constructor", `struct S { int i; S() {} };`, `S s;`},
	{"default constructor of a value", `struct S { int i; S() {} };`, `S s{};`},
	{"default constructor with a default argument", `struct S { int i; S(int i = 0) {} };`, `S s;`},
	{"default argument of a constructor", `int h() { return 1; } struct S { int i; __device__ S(int i = h()) {} }; //!`, `S s;`},
	{"constructor", `struct S { int i; S(int) {} };`, `S s(1);`},
	{"constructor with braces", `struct S { int i; S(int) {} };`, `S s{1};`},
	{"constructor with variables", `struct S { int i; S(int) {} };`, `int i = 1; S s(i);`},
	{"converting constructor", `struct S { int i; S(int) {} };`, `S s = 1;`},
	{"converting constructor with braces", `struct S { int i; S(int) {} };`, `S s = {1};`},
	{"constructor that is elided into", `struct S { int i; S(int) {} };`, `S s = S(1);`},
	{"constructor of auto", `struct S { int i; S(int) {} };`, `auto s = S(1);`},
	{"constructor of a temporary object", `struct S { int i; S(int) {} };`, `S(1);`},
	{"constructor of a temporary object with braces", `struct S { int i; S(int) {} };`, `S{1};`},
	{"constructor in a C cast", `struct S { int i; S(int) {} };`, `(S)1;`},
	{"constructor in a named cast", `struct S { int i; S(int) {} };`, `static_cast<S>(1);`},
	{"constructor of an alias", `struct S { int i; S(int) {} }; using A = S;`, `A s(1);`},
	{"constructor of the type of an expression", `struct S { int i; S() {} };`, `decltype(S()) s;`},
	{"constructor of array elements", `struct S { int i; S() {} };`, `S s[3];`},
	{"constructor of array elements with arguments", `struct S { int i; S(int) {} };`, `S s[2] = {1, 2};`},
	{"constructor of elements without initializer", `struct S { int i; __device__ S(int) {} S() {} };`, `S s[2] = {1};`},
	{"constructor of an argument", `struct S { int i; S(int) {} }; __device__ void d(S) {}`, `d(1);`},
	{"constructor of an argument for a reference", `struct S { int i; S(int) {} }; __device__ void d(const S &) {}`, `d(1);`},
	{"constructor of a braced argument", `struct S { int i; S(int, int) {} }; __device__ void d(S) {}`, `d({1, 2});`},
	{"constructor of a default argument", `struct S { int i; S(int) {} }; __device__ void d(S s = 1) {} //!`, `d();`},
	{"constructor of a reference's temporary object", `struct S { int i; S(int) {} };`, `const S &s = 1;`},
	{"constructor of a result", "struct S { int i; S(int) {} };\n__device__ S d() { return 1; } //!", `d();`},
	{"constructor of a braced result", "struct S { int i; S(int) {} };\n__device__ S d() { return {1}; } //!", `d();`},
	{"constructor of an assigned value", `struct S { int i; __device__ S() {} S(int) {} };`, `S s; s = 1;`},
	{"constructor in a conditional expression", `struct S { int i; S(int) {} };`, `S s = o[0] ? S(1) : S(2);`},
	{"constructor template", `struct S { int i; template <class U> S(U) {} };`, `S s(1);`},
	{"constructor of a class template", `template <class U> struct S { U u; S(U) {} };`, `S<int> s(1);`},
	{"constructor of a class template that is defined outside", "template <class U> struct S { U u; S(U); };\ntemplate <class U> S<U>::S(U) {}", `S<int> s(1);`},
	{"specialized constructor", `template <class U> struct S { U u; S() {} }; template <> S<float>::S() {}`, `S<float> s;`},
	{"call in a specialized constructor", "int h() { return 1; } template <class U> struct S { U u; __device__ S() {} };\ntemplate <> S<float>::S() { h(); } //!", `S<float> s;`},
	{"delegating constructor", "struct S { int i;\n__device__ S() : S(1) {} //!\nS(int) {} };", `S s;`},
	{"inherited constructor", `struct B { int i; B(int) {} }; struct S : B { using B::B; };`, `S s(1);`},
	{"base of a constructor", "struct B { int i; B(int) {} };\nstruct S : B { __device__ S() : B(1) {} }; //!", `S s;`},
	{"base of a constructor without initializer", "struct B { int i; B() {} };\nstruct S : B { __device__ S() {} }; //!", `S s;`},
	{"member of a constructor", "struct B { int i; B(int) {} };\nstruct S { B b; __device__ S() : b(1) {} }; //!", `S s;`},
	{"member of a constructor without initializer", "struct B { int i; B() {} };\nstruct S { B b; __device__ S() {} }; //!", `S s;`},
	{"member initializer", "int h() { return 1; }\nstruct S { int i; __device__ S() : i(h()) {} }; //!", `S s;`},
	{"base initializer", "int h() { return 1; } struct B { int i; __device__ B(int) {} };\nstruct S : B { __device__ S() : B(h()) {} }; //!", `S s;`},
	{"default member initializer of a constructor", "int h() { return 1; }\nstruct S { int i = h(); __device__ S() {} }; //!", `S s;`},
	{"base of an implicit constructor", `struct B { int i; B() {} }; struct S : B {};`, `S s;`},
	{"member of an implicit constructor", `struct B { int i; B() {} }; struct S { B b; };`, `S s;`},
	{"member array of an implicit constructor", `struct B { int i; B() {} }; struct S { B b[2][2]; };`, `S s;`},
	{"base of a defaulted constructor", `struct B { int i; B() {} }; struct S : B { S() = default; };`, `S s;`},
	{"implicit constructor of a member of a member", `struct A { int i; A() {} }; struct B { A a; }; struct S { B b; };`, `S s;`},
	{"member of an aggregate", `struct B { int i; B(int) {} }; struct S { B b; int j; };`, `S s = {1, 2};`},
	{"member of an aggregate without initializer", `struct B { int i; B() {} }; struct S { int j; B b; };`, `S s = {1};`},
	{"base of an aggregate", `struct B { int i; B(int) {} }; struct S : B { int j; };`, `S s = {1, 2};`},
	{"member of an aggregate with a designator", `struct B { int i; B(int) {} }; struct S { B b; };`, `S s = {.b = 1};`},

	// copies
	{"copy", `struct S { int i; __device__ S() {} S(const S &) {} };`, `S s; S t = s;`},
	{"copy in parentheses", `struct S { int i; __device__ S() {} S(const S &) {} };`, `S s; S t(s);`},
	{"copy in braces", `struct S { int i; __device__ S() {} S(const S &) {} };`, `S s; S t{s};`},
	{"copy into auto", `struct S { int i; __device__ S() {} S(const S &) {} };`, `S s; auto t = s;`},
	{"copy of an argument", `struct S { int i; __device__ S() {} S(const S &) {} }; __device__ void d(S) {}`, `S s; d(s);`},
	{"copy of a parameter as a result", "struct S { int i; __device__ S() {} S(const S &) {} };\n__device__ S d(S &s) { return s; } //!", `S s; d(s);`},
	{"copy of a dereferenced pointer", `struct S { int i; __device__ S() {} S(const S &) {} };`, `S s, *p = &s; S t = *p;`},
	{"copy of an array element", `struct S { int i; __device__ S() {} S(const S &) {} };`, `S s[2]; S t = s[1];`},
	{"copy of a base", `struct S { int i; __device__ S() {} S(const S &) {} }; struct D : S { __device__ D() {} };`, `D d; S t = d;`},
	{"implicit copy of a member", `struct B { int i; __device__ B() {} B(const B &) {} }; struct S { B b; };`, `S s; S t = s;`},
	{"implicit copy of a base", `struct B { int i; __device__ B() {} B(const B &) {} }; struct S : B {};`, `S s; S t = s;`},
	{"move", `struct S { int i; __device__ S() {} S(S &&) {} };`, `S s; S t = static_cast<S &&>(s);`},
	{"copy assignment", `struct S { int i; S &operator=(const S &) { return *this; } };`, `S s, t; t = s;`},
	{"move assignment", `struct S { int i; S &operator=(S &&) { return *this; } };`, `S s; s = S();`},
	{"implicit assignment of a member", `struct B { int i; B &operator=(const B &) { return *this; } }; struct S { B b; };`, `S s, t; t = s;`},
	{"implicit assignment of a base", `struct B { int i; B &operator=(const B &) { return *this; } }; struct S : B {};`, `S s, t; t = s;`},
	{"copy into a capture", `struct S { int i; __device__ S() {} S(const S &) {} };`, `S s; auto f = [s] { return s.i; }; o[0] = f();`},
	{"copy into an implicit capture", `struct S { int i; __device__ S() {} S(const S &) {} };`, `S s; auto f = [=] { return s.i; }; o[0] = f();`},
	{"copy of the object of a loop", `struct S { int i; __device__ S() {} S(const S &) {} };`, `S a[2]; for (S s : a) o[0] = s.i;`},

	// destructors
	{"destructor", `struct S { int i; ~S() {} };`, `S s;`},
	{"destructor of a temporary object", `struct S { int i; ~S() {} };`, `S();`},
	{"destructor of array elements", `struct S { int i; ~S() {} };`, `S s[2];`},
	{"destructor of a result", "struct S { int i; ~S() {} }; __device__ S d() { return S(); }", `d();`},
	{"destructor of a member", `struct B { int i; ~B() {} }; struct S { B b; };`, `S s;`},
	{"destructor of a base", `struct B { int i; ~B() {} }; struct S : B {};`, `S s;`},
	{"destructor of a member in a destructor", "struct B { int i; ~B() {} };\nstruct S { B b; __device__ ~S() {} }; //!", `S s;`},
	{"destructor by name", `struct S { int i; ~S() {} };`, `S *s = (S *)o; s->~S();`},
	{"destructor in delete", `struct S { int i; ~S() {} };`, `S *s = (S *)o; delete s;`},
	{"destructor that is defined outside", "struct S { int i; ~S(); };\nS::~S() {}", `S s;`},

	// operators
	{"binary operator", `struct S { int operator+(int) { return 1; } };`, `S s; o[0] = s + 1;`},
	{"binary operator that is no member", `struct S {}; int operator+(S, int) { return 1; }`, `S s; o[0] = s + 1;`},
	{"binary operator that is a friend", `struct S { friend int operator+(S, S) { return 1; } };`, `S s; o[0] = s + s;`},
	{"binary operator in the operands' namespace", `namespace n { struct S {}; int operator+(S, S) { return 1; } }`, `n::S s; o[0] = s + s;`},
	{"binary operator template", `struct S {}; template <class U> int operator+(S, U u) { return u; }`, `S s; o[0] = s + 1;`},
	{"operator of enumerators", `enum E { e }; int operator+(E, E) { return 1; }`, `o[0] = e + e;`},
	{"unary operator", `struct S { int operator-() { return 1; } };`, `S s; o[0] = -s;`},
	{"operator !", `struct S { bool operator!() { return true; } };`, `S s; o[0] = !s;`},
	{"operator *", `struct S { int &operator*() { return i; } int i; };`, `S s; o[0] = *s;`},
	{"operator &", `struct S { int operator&() { return 1; } };`, `S s; o[0] = &s;`},
	{"operator ->", `struct P { int i; }; struct S { P *operator->() { return &p; } P p; };`, `S s; o[0] = s->i;`},
	{"operator []", `struct S { int operator[](int i) { return i; } };`, `S s; o[0] = s[1];`},
	{"operator ()", `struct S { int operator()(int i) { return i; } };`, `S s; o[0] = s(1);`},
	{"operator () of a temporary object", `struct S { int operator()(int i) { return i; } };`, `o[0] = S()(1);`},
	{"operator ++", `struct S { int operator++() { return 1; } };`, `S s; o[0] = ++s;`},
	{"operator ++ behind", `struct S { int operator++(int) { return 1; } };`, `S s; o[0] = s++;`},
	{"compound assignment", `struct S { int operator+=(int) { return 1; } };`, `S s; o[0] = s += 1;`},
	{"assignment of another type", `struct S { int operator=(int) { return 1; } };`, `S s; o[0] = s = 1;`},
	{"shift", `struct S { int operator<<(int) { return 1; } };`, `S s; o[0] = s << 1;`},
	{"comparison", `struct S { bool operator<(const S &) const { return true; } };`, `S s, t; o[0] = s < t;`},
	{"equality", `struct S {}; bool operator==(const S &, const S &) { return true; }`, `S s, t; o[0] = s == t;`},
	{"comma", `struct S { int operator,(int i) { return i; } };`, `S s; o[0] = (s, 1);`},
	{"logical operator", `struct S { bool operator&&(const S &) { return true; } };`, `S s, t; o[0] = s && t;`},
	{"operator as a function", `struct S { int operator+(int) { return 1; } };`, `S s; o[0] = s.operator+(1);`},
	{"operator ->*", `struct S { int operator->*(int i) { return i; } };`, `S s; o[0] = s->*1;`},
	{"operator new of a class", `struct S { int i; void *operator new(size_t) { return 0; } };`, `S *s = new S; o[0] = s->i;`},
	{"operator delete of a class", `struct S { int i; void operator delete(void *) {} };`, `S *s = (S *)o; delete s;`},
	{"constructor in new", `struct S { int i; S(int) {} };`, `S *s = new S(1); o[0] = s->i;`},
	{"constructor in new without arguments", `struct S { int i; S() {} };`, `S *s = new S; o[0] = s->i;`},
	{"constructor in new of an array", `struct S { int i; S() {} };`, `S *s = new S[2]; o[0] = s->i;`},
	{"constructor in new with braces", `struct S { int i; S(int) {} };`, `S *s = new S{1}; o[0] = s->i;`},
	{"constructor in new at a place", `struct S { int i; S(int) {} };`, `S *s = new (o) S(1); o[0] = s->i;`},
	{"argument of a constructor in new", `int h() { return 1; } struct S { int i; __device__ S(int) {} };`, `S *s = new (o) S(h()); o[0] = s->i;`},

	// conversions
	{"conversion in an initializer", `struct S { operator int() { return 1; } };`, `S s; int i = s; o[0] = i;`},
	{"conversion in an assignment", `struct S { operator int() { return 1; } };`, `S s; o[0] = s;`},
	{"conversion in a cast", `struct S { operator int() { return 1; } };`, `S s; o[0] = (int)s;`},
	{"conversion in a named cast", `struct S { operator int() { return 1; } };`, `S s; o[0] = static_cast<int>(s);`},
	{"conversion in a functional cast", `struct S { operator int() { return 1; } };`, `S s; o[0] = int(s);`},
	{"conversion of an argument", `struct S { operator int() { return 1; } }; __device__ void d(int) {}`, `S s; d(s);`},
	{"conversion of a result", "struct S { operator int() { return 1; } };\n__device__ int d(S s) { return s; } //!", `S s; o[0] = d(s);`},
	{"conversion of an operand", `struct S { operator int() { return 1; } };`, `S s; o[0] = s + 1;`},
	{"conversion of a subscript", `struct S { operator int() { return 1; } };`, `S s; o[s] = 1;`},
	{"conversion of a condition", `struct S { operator bool() { return true; } };`, `S s; if (s) o[0] = 1;`},
	{"explicit conversion of a condition", `struct S { explicit operator bool() { return true; } };`, `S s; if (s) o[0] = 1;`},
	{"conversion of a loop's condition", `struct S { operator bool() { return true; } };`, `S s; while (s) o[0] = 1;`},
	{"conversion of the condition of a for loop", `struct S { operator bool() { return true; } };`, `S s; for (; s;) o[0] = 1;`},
	{"conversion of the condition of a do loop", `struct S { operator bool() { return true; } };`, `S s; do o[0] = 1; while (s);`},
	{"conversion in a conditional expression", `struct S { operator bool() { return true; } };`, `S s; o[0] = s ? 1 : 2;`},
	{"conversion of a negated operand", `struct S { operator bool() { return true; } };`, `S s; o[0] = !s;`},
	{"conversion of a logical operand", `struct S { operator bool() { return true; } };`, `S s; o[0] = s && o[1];`},
	{"conversion in a switch", `struct S { operator int() { return 1; } };`, `S s; switch (s) { case 1: o[0] = 1; }`},
	{"conversion to a pointer", `struct S { operator int *() { return 0; } };`, `S s; int *p = s; o[0] = *p;`},
	{"conversion to a class", `struct R { int i; }; struct S { operator R() { return R(); } };`, `S s; R r = s; o[0] = r.i;`},
	{"conversion to a reference", `struct S { operator int &() { return i; } int i; };`, `S s; int &r = s; o[0] = r;`},
	{"conversion template", `struct S { template <class U> operator U() { return U(); } };`, `S s; int i = s; o[0] = i;`},

	// loops over ranges
	{"begin of a range", `struct S { int *begin() { return 0; } __device__ int *end() { return 0; } };`, `S s; for (int i : s) o[0] = i;`},
	{"end of a range", `struct S { __device__ int *begin() { return 0; } int *end() { return 0; } };`, `S s; for (int i : s) o[0] = i;`},
	{"begin of a range that is no member", `struct S {}; int *begin(S &) { return 0; } __device__ int *end(S &) { return 0; }`, `S s; for (int i : s) o[0] = i;`},
	{"end of a range that is no member", `struct S {}; __device__ int *begin(S &) { return 0; } int *end(S &) { return 0; }`, `S s; for (int i : s) o[0] = i;`},
	{"step of an iterator", `struct I { __device__ int operator*() { return 1; } I &operator++() { return *this; } __device__ bool operator!=(const I &) { return false; } };
struct S { __device__ I begin() { return I(); } __device__ I end() { return I(); } };`, `S s; for (int i : s) o[0] = i;`},
	{"value of an iterator", `struct I { int operator*() { return 1; } __device__ I &operator++() { return *this; } __device__ bool operator!=(const I &) { return false; } };
struct S { __device__ I begin() { return I(); } __device__ I end() { return I(); } };`, `S s; for (int i : s) o[0] = i;`},
	{"comparison of iterators", `struct I { __device__ int operator*() { return 1; } __device__ I &operator++() { return *this; } bool operator!=(const I &) { return false; } };
struct S { __device__ I begin() { return I(); } __device__ I end() { return I(); } };`, `S s; for (int i : s) o[0] = i;`},
	{"range that a call makes", `struct S { int a[2]; }; typedef int A[2]; A &h() { static A a; return a; }`, `for (int i : h()) o[0] = i;`},

	// structured bindings
	{"value of a structured binding", `struct S { int a, b; }; S h() { return S(); }`, `auto [a, b] = h(); o[0] = a;`},
	{"copy for a structured binding", `struct S { int a, b; __device__ S() {} S(const S &) {} };`, `S s; auto [a, b] = s; o[0] = a;`},
	{"get for a structured binding", `#include <utility>
struct S { int a; };
template <> struct std::tuple_size<S> { static const int value = 1; };
template <> struct std::tuple_element<0, S> { typedef int type; };
template <size_t i> int get(S) { return 1; }`, `S s; auto [a] = s; o[0] = a;`},
	{"member get for a structured binding", `#include <utility>
struct S { int a; template <size_t i> int get() { return 1; } };
template <> struct std::tuple_size<S> { static const int value = 1; };
template <> struct std::tuple_element<0, S> { typedef int type; };`, `S s; auto [a] = s; o[0] = a;`},

	// lambdas and local classes
	{"call in a lambda", `int h(int i) { return i; }`, `auto f = [] { return h(1); }; o[0] = f();`},
	{"call in a lambda that is called at once", `int h(int i) { return i; }`, `o[0] = [] { return h(1); }();`},
	{"call in an initializer of a capture", `int h(int i) { return i; }`, `auto f = [i = h(1)] { return i; }; o[0] = f();`},
	{"call in a generic lambda", `int h(int i) { return i; }`, `auto f = [](auto i) { return h(i); }; o[0] = f(1);`},
	{"call in a member of a local class", `int h(int i) { return i; }`, `struct L { __device__ int d() { return h(1); } }; o[0] = L().d();`},
	{"member of a local class", ``, `struct L { __host__ int d() { return 1; } }; o[0] = L().d();`},
	{"constructor of a local class", ``, `struct L { int i; __host__ L() {} }; L l; o[0] = l.i;`},
	{"base of a local class", `struct B { int i; B() {} };`, `struct L : B {}; L l; o[0] = l.i;`},
}

// devicePlaces are the contexts of the statement; %s is the statement.
var devicePlaces = []struct{ name, text string }{
	{"a kernel", "__global__ void k(int *o) {\n%s\n}"},
	{"a template kernel", "template <class T> __global__ void k(T *o) {\n%s\n}\ntemplate __global__ void k(int *);"},
	{"a member defined in its class", "struct Caller { __device__ void run(int *o) {\n%s\n} };\n__global__ void k(int *o) { Caller c; c.run(o); }"},
	{"a member defined outside", "struct Caller { __device__ void run(int *o); };\nvoid __device__ Caller::run(int *o) {\n%s\n}"},
	{"a member of a class template", "template <class T> struct Caller { __device__ void run(T *o) {\n%s\n} };\n__global__ void k(int *o) { Caller<int> c; c.run(o); }"},
	{"a function for both that a kernel calls", "__host__ __device__ void run(int *o) {\n%s\n}\n__global__ void k(int *o) { run(o); }"},
}

// TestHostCode checks that each way in which host code gets into device code is found.
func TestHostCode(t *testing.T) {
	for _, construct := range hostCode {
		for _, place := range devicePlaces {
			text := construct.declarations + "\n" + fmt.Sprintf(place.text, construct.statement) + "\n"
			at := strings.Index(text, construct.statement)
			if i := strings.Index(text, "//!"); i >= 0 {
				at = i
			}
			line := strings.Count(text[:at], "\n") + 1
			if diff := cmp.Diff([]int{line}, hostCalls(t, text)); diff != "" {
				t.Errorf("%s in %s (-want +got):\n%s", construct.name, place.name, diff)
			}
		}
	}
}

// TestHostCodeElsewhere has the same statements where the device does not run them.
func TestHostCodeElsewhere(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for place, format := range map[string]string{
		"a host function":                  "void run(int *o) {\n%s\n}",
		"a host template":                  "template <class T> void run(T *o) {\n%s\n}\nvoid f(int *o) { run(o); }",
		"a host member":                    "struct Caller { void run(int *o) {\n%s\n} };",
		"a device function nobody calls":   "inline __device__ void run(int *o) {\n%s\n}",
		"a device member nobody calls":     "struct Caller { __device__ void run(int *o) {\n%s\n} };",
		"a device template nobody calls":   "template <class T> __device__ void run(T *o) {\n%s\n}",
		"a function for both, on the host": "inline __host__ __device__ void run(int *o) {\n%s\n}\nvoid f(int *o) { run(o); }",
	} {
		for _, construct := range hostCode {
			if strings.Contains(construct.declarations, "//!") {
				continue // not in the statement
			}
			if lines := hostCalls(t, construct.declarations+"\n"+fmt.Sprintf(format, construct.statement)+"\n"); lines != nil {
				t.Errorf("%s in %s: found in lines %v", construct.name, place, lines)
			}
		}
	}
}

// hostCalls returns the lines of a unit in which device code calls host code.
func hostCalls(t *testing.T, text string) []int {
	t.Helper()
	checker := NewCheckerReading(allRules(t), func(string) ([]byte, error) { return []byte(text), nil })
	options := nvcc.Default()
	options.Std = 20
	a, err := checker.Check("k.cu", options)
	if err != nil {
		t.Fatal(err)
	}
	var lines []int
	for _, f := range a.Findings {
		if f.Rule.ID == "device-call-host" {
			lines = append(lines, f.Pos.Line)
		}
	}
	return slices.Compact(lines)
}
