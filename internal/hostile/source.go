package hostile

import (
	"fmt"
	"strings"
)

// circles returns sources whose declarations refer to themselves or each other. Package
// cudarules has more of them, for its own tests.
func circles() []Input {
	texts := map[string]string{
		"underlying types of enumerations":   "enum F : G {}; enum G : F {}; __global__ void k(F f) {}",
		"underlying type of itself":          "enum F : F {}; enum class E : decltype(E::a) { a }; __global__ void k(F f, E e) {}",
		"underlying type by typedef":         "typedef enum F T; enum F : T { a }; __global__ void k(F f, T t) { k<<<a, 1>>>(f, t); }",
		"underlying type by template":        "template <class T> struct S { enum E : typename S<S>::E { a }; }; __global__ void k(S<int>::E e) {}",
		"underlying type by member":          "struct S; struct T { enum A : decltype(S::b) { a }; }; struct S { enum B : T::A { b }; }; __global__ void k(T::A a, S::B b) {}",
		"enumerators":                        "enum { a = b, b = c, c = a }; __global__ void k() { __shared__ int x[a]; }",
		"default argument of itself":         "int f(int a = f()); __global__ void k() { f(); }",
		"default arguments of each other":    "int g(int); int f(int a = g()); int g(int a = f()); __global__ void k() { f(); g(); }",
		"default argument by lambda":         "int f(int a = [] { return f(); }()); __global__ void k() { f(); }",
		"default argument of a constructor":  "struct S { S(S s = S()); }; __global__ void k(S s = S()) { S t; }",
		"default argument of a member":       "struct S { int f(int a = S().f()); S(int a = S().f()); }; __global__ void k() { S s; s.f(); }",
		"default argument of a template":     "template <class T> int f(T a = f(T())); template <int n = sizeof(f(1))> int g(); __global__ void k() { f<int>(); g(); }",
		"template parameter of itself":       "template <class T = decltype(f())> T f(); __global__ void k() { f(); }",
		"template parameters of each other":  "template <class T = decltype(g())> T f(); template <class T = decltype(f())> T g(); auto x = f(); __global__ void k() { g(); }",
		"template parameter of a class":      "template <class T = S<>> struct S { T t; }; __global__ void k(S<> s) {}",
		"constant parameter of itself":       "template <int n = f()> constexpr int f() { return n; } __global__ void k() { __shared__ int a[f()]; }",
		"launch among its own arguments":     "#include <cuda_runtime.h>\n__global__ void k(); void f() { void *a[] = {cudaLaunchKernel(k, 1, 1, a, 0, 0)}; }",
		"launch of what it returns":          "#include <cuda_runtime.h>\n__global__ void k(int); void f() { auto e = cudaLaunchKernel((void *) e, dim3(e), dim3(e), (void **) &e, e, e); }",
		"launch configured by itself":        "__global__ void k(int); void f() { int n = (k<<<n, n, n>>>(n), n); k<<<[&] { k<<<n, n>>>(n); return n; }(), 1>>>(1); }",
		"launch in its own parameter":        "__global__ void k(int a = (k<<<1, 1>>>(), 1)); void f() { k<<<1, 1>>>(); }",
		"array of arguments of itself":       "#include <cuda_runtime.h>\n__global__ void k(int); void **a = a; void *b[] = {b, a, &b}; void f() { cudaLaunchKernel((void *) k, 1, 1, b, 0, 0); cudaLaunchKernel((void *) k, 1, 1, a, 0, 0); }",
		"configuration variables":            "__global__ void k(); void f() { dim3 a = b, b = a; cudaLaunchConfig_t c = {c.gridDim, c.blockDim}; k<<<a, b>>>(); cudaLaunchKernelEx(&c, k); }",
		"sizes of each other":                "extern int a[], b[]; int a[sizeof b], b[sizeof a]; __global__ void k() { __shared__ int c[sizeof c]; }",
		"alignments of each other":           "struct alignas(B) A { int a; }; struct alignas(A) B { int b; }; struct alignas(C) C { C *c; }; __global__ void k(A a, B b, C c) {}",
		"bit fields of each other":           "struct A { int a : sizeof(A); int b : B::c; }; struct B { enum { c = sizeof(A) }; }; __global__ void k(A a) {}",
		"exception specifications":           "int f() noexcept(noexcept(f())); int g() noexcept(noexcept(h())); int h() noexcept(noexcept(g())); __global__ void k() { f(); g(); }",
		"results of each other":              "auto g(); auto f() { return g(); } auto g() { return f(); } decltype(h()) h(); auto i() -> decltype(i()); __global__ void k(decltype(f()) x) {}",
		"results of operators":               "struct S {}; auto operator+(S a, S b) { return a + b; } auto operator,(S a, S b) -> decltype(a, b); __global__ void k() { S s; s + s; s, s; }",
		"conversions of each other":          "struct B; struct A { A(B); operator B(); }; struct B { B(A); operator A(); }; void f(A); void f(B); __global__ void k(A a, B b) { a = b; b = a; a = A(B(a)); } void g(A a) { f(a); a == a; }",
		"conversion operators to deduced":    "struct A { operator auto() { return *this + 1; } }; __global__ void k(A a) { int b = a; }",
		"constructors that delegate":         "struct S { S() : S(1) {} S(int) : S() {} S(const S &s) : S(s) {} }; __device__ S s; __global__ void k(S t) { S u(t); }",
		"initializers of members":            "struct S { int a = b, b = a; S s = S(); static constexpr int c = c; }; __device__ S s; __global__ void k(S t) { S u; }",
		"members by decltype":                "struct A { decltype(B().a) b; }; struct B { decltype(A().b) a; }; __global__ void k(A a, B b) {}",
		"bases by typedef":                   "struct A; typedef A T; struct A : T { using U = T; }; struct B : B::C { struct C : B {}; }; __global__ void k(A a, B b) {}",
		"bases by template":                  "template <class T> struct A : T::type {}; struct B : A<B> { using type = A<B>; }; __global__ void k(B b) {}",
		"virtual functions over bases":       "struct B; struct A : B { virtual void f(); ~A(); }; struct B : A { void f(); virtual ~B(); }; __global__ void k(A a, B *b) { b->f(); delete b; }",
		"friends of each other":              "template <class T> struct A { friend auto f(A a) { return f(a); } template <class U> friend struct A; friend A<A<T>>; }; __global__ void k(A<int> a) { f(a); }",
		"using directives":                   "namespace a { using namespace b; } namespace b { using namespace a; using namespace b; } using namespace a; int x = y; __global__ void k(a::T t, b::c::d e) { a::f(); }",
		"using declarations":                 "namespace a { using b::x; } namespace b { using a::x; } using a::x; using ::x; int y = x; struct A { using A::f; using B::f; }; struct B : A { using B::f; }; __global__ void k() { B b; b.f(); }",
		"namespace aliases":                  "namespace a = b; namespace b = a; namespace c = c::c; a::T x; c::T y; __global__ void k(a::b::c t) {}",
		"functions that call each other":     "__device__ int g(int *p); __device__ int f(int *p) { return g(p) + f(p); } __device__ int g(int *p) { return f(p) * g(p); } __global__ void k(int *p) { f(p); }",
		"functions that free what they get":  "#include <cuda_runtime.h>\nvoid *g(void *p); void *f(void *p) { cudaFree(p); return g(f(p)); } void *g(void *p) { return f(g(p)); } int main() { void *p; cudaMalloc(&p, 4); f(p); g(p); }",
		"function pointers to themselves":    "typedef void (*F)(F); struct S { S (*f)(S); decltype(f) g; }; auto p = &p; auto q = *q; __global__ void k(F f, S s) { f(f); }",
		"lambdas in themselves":              "auto f = [](auto g) { return g(g); }; auto x = f(f); auto h = [&] { return h(); }; __global__ void k() { auto l = [&](int n) { return l(n); }; l(1); }",
		"closures as template arguments":     "template <class F> auto f(F g) { return f([g] { return g(); }); } __global__ void k() { f([] { return 1; }); }",
		"deduction guides":                   "template <class T> struct S { S(T); }; template <class T> S(T) -> S<decltype(S(T()))>; auto x = S(1); S y = S(S(1)); __global__ void k() { S z(1); }",
		"concepts of each other":             "template <class T> concept A = B<T>; template <class T> concept B = A<T>; template <class T> concept C = requires(T t) { requires C<T>; }; template <A T> void f(T); template <C T> void f(T); void g() { f(1); }",
		"constraints by overloads":           "template <class T> requires requires(T t) { f(t); } void f(T t); __global__ void k() { f(1); }",
		"partial specializations":            "template <class T, class U = void> struct S; template <class T> struct S<T, typename S<T>::type> {}; template <class T> struct S<T *, decltype(S<T>())> {}; S<int *> s; __global__ void k(S<int> t) {}",
		"variables by template":              "template <int n> constexpr int v = v<n>; template <int n> constexpr int w = w<v<n>>; int a[v<1>], b[w<1>]; __global__ void k() { __shared__ int c[v<1>]; }",
		"references to themselves":           "int &a = a; int &b = c, &c = b; __device__ int &d = d; __global__ void k() { int &e = e; auto &&f = f; e = f; }",
		"pointers in circles":                "void f(int *a, int *b) { for (int *c = a;;) { int *d = c; a = b; b = d; c = a; *c = 1; } } __global__ void k(int *p) { while (1) { p = (int *) (long) p; __syncthreads(); } }",
		"goto in circles":                    "__global__ void k(int *p) { a: *p = 1; goto b; b: __syncthreads(); if (*p) goto a; c: goto d; d: goto c; e: goto e; }",
		"structured bindings":                "auto [a, b] = b; auto [c] = d; auto [d] = c; struct S { int x; } s; __global__ void k() { auto [e, f] = e; auto &[g] = g; }",
		"attributes of themselves":           "__global__ void __launch_bounds__(sizeof(k)) k(int a[sizeof(a)]); template <int n = n> __global__ void __launch_bounds__(n, l<n>) l(); void f() { l<<<1, 1>>>(); }",
		"memory of its own size":             "#include <cuda_runtime.h>\nvoid f() { size_t n = n; int *p = (int *) malloc(n * sizeof *p); cudaMemcpy(p, p, sizeof p[n], cudaMemcpyKind(n)); cudaMalloc(&p, sizeof(*p) * n); }",
		"kernels that launch each other":     "__global__ void l(int *p); __global__ void k(int *p) { l<<<1, 1>>>(p); k<<<1, *p>>>(p); } __global__ void l(int *p) { k<<<1, 1>>>(p); __syncthreads(); }",
		"constexpr functions of each other":  "constexpr int g(int); constexpr int f(int n) { return g(n); } constexpr int g(int n) { return f(n); } constexpr int x = f(x); __global__ void k() { __shared__ int a[f(1)], b[x]; }",
		"classes within their own functions": "struct A { auto f() { struct B : decltype(f()) {}; return B(); } }; __global__ void k(A a) { a.f(); }",
	}
	return sources(texts)
}

func sources(texts map[string]string) []Input {
	var all []Input
	for name, text := range texts {
		all = append(all, source(name, text))
	}
	return all
}

// doublings returns sources of which a careless program makes twice as much with each
// level.
func doublings() []Input {
	const levels = 60
	return sources(map[string]string{
		"members of a type": chain(levels, "struct S0 { int a; };",
			"struct SNEXT { SLAST a, b; };\n") + "__global__ void k(S59 s) {} __constant__ S59 x; S30 y; void f(S30 s) { S30 t = s; t = s; }",
		"members with functions": chain(levels, "struct S0 { S0(); ~S0(); };",
			"struct SNEXT { SLAST a; SLAST b; virtual void f(); };\n") + "__global__ void k(S20 s) {} __device__ S20 x; __shared__ S20 y;",
		"members of unions": chain(levels, "struct S0 { int a; };",
			"union UNEXT { SLAST a, b; }; struct SNEXT { UNEXT a, b; };\n") + "__global__ void k(S20 s) {}",
		"members of templates": "template <int n> struct S { S<n - 1> a, b; }; template <> struct S<0> { int a; }; __global__ void k(S<25> s) {} __device__ S<25> x;",
		"empty members": chain(levels, "struct S0 {};",
			"struct SNEXT { SLAST a, b; };\n") + "struct T : S20 { S20 a; S20 b; }; __global__ void k(T t) {} __shared__ S20 x;",
		"empty bases": chain(levels, "struct S0 {};",
			"struct ANEXT : SLAST {}; struct BNEXT : SLAST {}; struct SNEXT : ANEXT, BNEXT {};\n") + "__global__ void k(S30 t) {}",
		"private members": chain(levels, "class S0 { int a; };",
			"class SNEXT { SLAST a; public: SLAST b; };\n") + "__global__ void k(S25 s) {} S25 f(S25 s) { return s; }",
		"bases with functions":   chain(levels, "struct S0 { virtual void f(); };", "struct ANEXT : SLAST {}; struct BNEXT : SLAST {}; struct SNEXT : ANEXT, BNEXT { void f(); };\n") + "__global__ void k(S59 *p) { p->f(); }",
		"virtual bases":          chain(levels, "struct S0 { virtual void f(); };", "struct ANEXT : virtual SLAST {}; struct BNEXT : virtual SLAST {}; struct SNEXT : virtual ANEXT, virtual BNEXT { void f(); };\n") + "__global__ void k(S59 *p, S59 s) { p->f(); }",
		"names over bases":       chain(levels, "struct S0 {};", "struct ANEXT : SLAST {}; struct BNEXT : SLAST {}; struct SNEXT : ANEXT, BNEXT {};\n") + "__global__ void k(S59 *p) { p->nowhere(); p->x = S59::y; }",
		"conversions over bases": chain(levels, "struct S0 {};", "struct ANEXT : SLAST {}; struct BNEXT : SLAST {}; struct SNEXT : ANEXT, BNEXT {};\n") + "void f(S0 &); void f(S1 &); void f(void *); void g(S59 s) { f(s); f(&s); }",
		"using directives":       chain(levels, "namespace n0 {}", "namespace aNEXT { using namespace nLAST; } namespace bNEXT { using namespace nLAST; } namespace nNEXT { using namespace aNEXT; using namespace bNEXT; }\n") + "int x = n59::y; n59::T t; n59::u::v w; namespace z = n59::zz;",
		"inline namespaces": chain(levels, "namespace n0 {}",
			"inline namespace nNEXT { using namespace nLAST; using namespace nNEXT; }\n") + "n59::T t; using namespace n59; U u;",
		"types of functions": chain(levels, "typedef int T0;",
			"typedef TLAST (*TNEXT)(TLAST, TLAST);\n") + "__global__ void k(T59 t); T30 x; auto y = x;",
		"arguments of templates": "template <class A, class B> struct P { A a; B b; };\n" + chain(levels, "typedef int T0;", "typedef P<TLAST, TLAST> TNEXT;\n") + "__global__ void k(T59 *t); __device__ T20 x; template <class T> void h(T); void g(T59 &t) { h(t); }",
		"packs":                  "template <class... T> struct S { using t = typename S<T..., T...>::t; }; S<int>::t x; template <int... n> constexpr int f() { return f<n..., n...>(); } int a[f<1>()];",
		"instances by constants": "template <int n> struct S { enum { v = S<n - 1>::v + S<n - 2>::v + S<n - 3>::v }; }; template <> struct S<0> { enum { v = 1 }; }; int a[S<200>::v];",
		"constants": chain(levels, "constexpr int c0 = 1;",
			"constexpr int cNEXT = cLAST + cLAST;\n") + "__global__ void k() { __shared__ int a[c20], b[c59]; }",
		"references to constants": chain(levels, "const int &c0 = 1;",
			"const int &cNEXT = cLAST + cLAST;\n") + "__global__ void k() { int a = c59; }",
		"conditional expressions": "__global__ void k(int *a, int *b, int c) { " + chain(levels, "int *p0 = a;",
			"int *pNEXT = c ? pLAST : (c ? pLAST : b);") + " *p59 = 1; }",
		"enumerators": "enum { a0 = 1" + chain(levels, "",
			", aNEXT = aLAST + aLAST") + " }; __global__ void k() { __shared__ int x[a20]; }",
		"sizes": chain(levels, "typedef char T0[1];",
			"typedef char TNEXT[sizeof(TLAST) + sizeof(TLAST)];\n") + "__global__ void k() { __shared__ T20 a; }",
		"default arguments": chain(levels, "int f0();",
			"int fNEXT(int a = fLAST(), int b = fLAST());\n") + "__global__ void k() { f59(); }",
		"default initializers": chain(levels, "struct S0 { int a = 1; };",
			"struct SNEXT { SLAST a = SLAST(), b = SLAST(); };\n") + "__device__ S30 x; __global__ void k() { S59 s; }",
		"results": chain(levels, "auto f0() { return 1; }", "auto fNEXT() { return fLAST() + fLAST(); }\n") + "auto x = f59();",
		"results by decltype": chain(levels, "int f0();",
			"decltype(fLAST() + fLAST()) fNEXT();\n") + "decltype(f59()) x; __global__ void k(decltype(f59()) y) {}",
		"result types behind": chain(levels, "int f0(int);",
			"auto fNEXT(int a) -> decltype(fLAST(fLAST(a)) + fLAST(a));\n") + "auto x = f59(1);",
		"deduced by overloads": chain(levels, "template <class T> auto f(T t, int) { return t; } struct S0 {};",
			"struct SNEXT {}; auto f(SNEXT s, int n) { return f(SLAST(), n), f(SLAST(), n); }\n") + "auto x = f(S59(), 1);",
		"calls with memory": chain(levels, "void f0(int *p) { *p = 1; }",
			"void fNEXT(int *p) { fLAST(p); fLAST(p); }\n") + "int main() { int x; f59(&x); }",
		"calls with two pointers": chain(levels, "__device__ void f0(int **p, int **q) { *p = *q; }",
			"__device__ void fNEXT(int **p, int **q) { fLAST(p, q); fLAST(q, p); }\n") + "__global__ void k(int **p) { f59(p, p + 1); }",
		"calls in device code": chain(levels, "inline int f0() { return 1; }",
			"inline __host__ __device__ int fNEXT() { return fLAST() + fLAST(); }\n") + "__global__ void k(int *p) { *p = f59(); }",
		"calls of three instances": "template <int n, int m> __device__ void f() { f<n - 1, m>(); f<n - 1, m + 1>(); f<n - 1, m - n>(); } template <int m> __device__ void f<0, m>() {} __global__ void k() { f<30, 0>(); }",
		"closures": "__global__ void k() { auto f0 = [] { return 1; };" + chain(20, "",
			"auto fNEXT = [=] { return fLAST() + fLAST(); };") + " f19(); }",
		"closures that capture": "void g() { int x = 1; auto f0 = [=] { return x; };" + chain(40, "",
			"auto fNEXT = [fLAST, g = fLAST] { return fLAST() + g(); };") + " f39(); }",
		"branches": "__global__ void k(int *p) { __shared__ int s[32]; " + times(60,
			"if (p[NUM]) { s[NUM] = 1; } else { s[threadIdx.x] = NUM; }\n") + " __syncthreads(); *p = s[0]; }",
		"branches with barriers": "__global__ void k(int *p, int n) { __shared__ int s[32]; " + times(60,
			"if (n > NUM + threadIdx.x % 2) { s[NUM] = 1; __syncthreads(); }\n") + " *p = s[0]; } void f(int *p) { k<<<1, 64>>>(p, 3); }",
		"loops": "__global__ void k(int *p) { __shared__ int s; " + nested(25,
			"for (int i = 0; i < 100; ++i) {", "s += *p; __syncthreads();", "}") + " }",
		"freed or not":           "#include <cuda_runtime.h>\nvoid f(int n) { void *p; cudaMalloc(&p, 4);" + times(60, " if (n == NUM) cudaFree(p); else if (n > NUM) { p = 0; }\n") + " }",
		"operators of templates": "template <class A, class B> struct E {}; template <class A, class B> auto operator+(A, B) -> E<A, B>; struct X {}; auto x = X()" + strings.Repeat(" + X()", 400) + ";",
		"arguments of calls":     "template <class A, class B> struct E {}; template <class T> E<T, T> f(T); auto x = " + nested(30, "f(", "1", ")") + ";",
		"overloads of arguments": times(8, "struct ANUM; struct BNUM { BNUM(ANUM); operator int(); }; int f(BNUM, BNUM); ANUM f(int, BNUM);\n") + "auto x = " + nested(14, "f(", "1", ", 1)") + ";",
		"macros":                 chain(levels, "#define A0 x x\n", "#define ANEXT ALAST ALAST\n") + "A59\n",
		"macros that vanish": "#define D(...)\n#define E(...) D(__VA_ARGS__)\n" + chain(levels,
			"#define A0 x x\n", "#define ANEXT ALAST ALAST\n") + "E(A59)\n",
		"arguments of macros":  "#define F(x) x x\n" + nested(60, "F(", "a", ")"),
		"macros in conditions": chain(levels, "#define A0 1 + 1\n", "#define ANEXT ALAST + ALAST\n") + "#if A59\nint x;\n#endif\n",
	})
}

// products returns sources with many repetitions of a thing just within a limit.
func products() []Input {
	body := times(3000, "p[NUM] = p[NUM + 1] * NUM;\n")
	var uses, templates, lists strings.Builder
	for j := range 10 {
		fmt.Fprintf(&templates, "template <class T> __device__ void g%d(T *p) {\n%s}\n", j, body)
		uses.WriteString(times(40, fmt.Sprintf("{ TNUM *p; g%d(p); }\n", j)))
	}
	for i := range 1500 {
		fmt.Fprintf(&lists, "__global__ void k%d(M<90%s> s) {}\n", i, strings.ReplaceAll(times(200, ", BASE + NUM"), "BASE", fmt.Sprint(i)))
	}
	all := sources(map[string]string{
		"constants": "constexpr int f(int n) { int s = 0; while (n) { s += n; --n; } return s; }\n" + times(3000, "__global__ void kNUM() { __shared__ int a[f(20000 + NUM) % 7 + 1]; a[0] = 1; }\n"),
		"default arguments": chain(22, "struct S { int v; }; __device__ int d0(int a = 1);\n",
			"__device__ int dNEXT(int a = dLAST() + dLAST());\n") + times(5000, "__global__ void kNUM() { d12(); }\n"),
		"loops of threads": times(3000, "__global__ void kNUM(int *p) { __shared__ int s[1024]; for (int i = 0; i < 100000; ++i) { s[threadIdx.x] = i; __syncthreads(); *p += s[1023 - threadIdx.x]; __syncthreads(); } }\n") + "void f(int *p) {\n" + times(3000, "kNUM<<<1, 1024>>>(p);\n") + "}",
		"bodies of instances": templates.String() + times(40,
			"struct TNUM { int x; __device__ TNUM operator*(int); };\n") + "__global__ void f() {\n" + uses.String() + "}",
		"packs of instances": "template <int... n> struct Q { int a; }; template <int i, int... n> struct M : M<i - 1, i, n...> {}; template <int... n> struct M<0, n...> { using type = Q<n...>; };\n" + lists.String(),
	})
	for i := range all {
		all[i].Says = `^main\.cu: .*\[limit steps\]$`
	}
	return all
}

// deep returns sources whose parts lie far within each other.
func deep() []Input {
	texts := map[string]string{}
	for name, part := range map[string][3]string{
		"parentheses":        {"int x = ", "(", ")"},
		"brackets":           {"int x = a", "[", "]"},
		"braces":             {"int x[] = ", "{", "}"},
		"blocks":             {"void f() ", "{", "}"},
		"namespaces":         {"", "namespace n {", "}"},
		"classes":            {"", "struct S {", "};"},
		"function types":     {"void f", "(int (*)", ")"},
		"template arguments": {"A<", "A<", ">"},
		"lambdas":            {"auto x = ", "[] { return ", "; }()"},
		"calls":              {"int x = ", "f(", ")"},
		"launches":           {"__global__ void k(int); void f() { ", "k<<<1, 1>>>(", "); "},
		"conditionals":       {"int x = ", "1 ? ", " : 1"},
		"ifs":                {"void f() { ", "if (1) ", ";"},
		"loops":              {"void f() { ", "for (;;) ", ";"},
		"templates":          {"", "template <template <class> ", "class T>"},
		"attributes":         {"int x ", "[[a(", ")]]"},
		"casts":              {"int x = ", "(int) ", ""},
		"decltypes":          {"", "decltype(", ") x"},
		"sizes":              {"int x = ", "sizeof(", ")"},
		"requirements":       {"template <class T> concept C = ", "requires { requires ", "; }"},
	} {
		for _, n := range []int{900, 100_000} {
			texts[fmt.Sprintf("%s %d", name, n)] = part[0] + nested(n, part[1], "1", part[2]) + ";"
		}
	}
	for name, part := range map[string]string{
		"angle brackets": "A<", "stars": "*", "minus": "- ", "negations": "!", "braces without end": "{", "parentheses without end": "(",
		"qualified names": "a::", "commas": "1, ", "strings": "\"a\" ", "arrows": "a->", "less": "a < ", "templates": "template <> ",
		"ends": "}", "elses": "else ", "labels": "a: ", "words": "__global__ ", "launch marks": "<<<",
		"shifts": "a >> ", "dots": "a.", "attributes": "[[a]] ",
		"types": "int ", "pointers": "int * const ", "raw strings": "R\"(", "questions": "a ? ", "colons": ": ",
		"templates of templates": "template <template <", "operators": "operator ",
		"casts": "(a) ", "new": "new ", "lambdas": "[] ", "lambdas with braces": "[]{", "backslashes": "\\\n",
		"hashes": "# ", "digraphs": "<:", "quotes": "'", "semicolons": ";",
	} {
		texts["250 kB of "+name] = strings.Repeat(part, 250_000/len(part))
	}
	texts["a million A<"] = strings.Repeat("A<", 1_000_000)
	texts["a million launches without end"] = "__global__ void k(); void f() {" + strings.Repeat("k<<<1, ", 140_000)
	texts["chain of operators"] = "int x = 1" + strings.Repeat(" + 1", 250_000) + ";"
	texts["chain of else ifs"] = "__global__ void k(int *p, int n) { if (n == -1) {} " + times(10_000,
		"else if (n == NUM) { p[NUM] = NUM; }\n") + "}"
	texts["chain of conditionals"] = "int f(int n) { return " + times(10_000, "n == NUM ? NUM : ") + "0; }"
	texts["chain of calls"] = "struct S { S f(); }; auto g(S s) { return s" + strings.Repeat(".f()", 20_000) + "; }"
	texts["chain of typedefs"] = chain(50_000, "typedef int T0;", "typedef TLAST TNEXT;\n") + "__global__ void k(T49999 t);"
	texts["chain of pointers"] = "int " + strings.Repeat("*", 20_000) + "p; __global__ void k(decltype(p) q);"
	texts["chain of bases"] = chain(3000, "struct S0 {};", "struct SNEXT : SLAST {};\n") + "__global__ void k(S2999 s) {}"
	texts["chain of functions"] = chain(30_000, "__device__ void f0() {}",
		"__device__ void fNEXT() { fLAST(); }\n") + "__global__ void k() { f29999(); }"
	texts["one line"] = "__global__ void k(int *p) {" + strings.Repeat(" *p = 1;", 100_000) + " }"
	texts["one name"] = "int " + strings.Repeat("a", 1_000_000) + ";"
	texts["one number"] = "int a = " + strings.Repeat("9", 1_000_000) + ";"
	texts["one string"] = "const char *a = \"" + strings.Repeat("a", 1_000_000) + "\";"
	texts["one array"] = "__constant__ int a[] = {" + strings.Repeat("1,", 200_000) + "};"
	texts["one format"] = "#include <cstdio>\n__global__ void k() { printf(\"" + strings.Repeat("%d",
		30_000) + "\"" + strings.Repeat(", 1", 30_000) + "); }"
	return sources(texts)
}

// preprocessor returns sources and headers with much to preprocess.
func preprocessor() []Input {
	const cat = "#define CAT(a) a##a\n#define C(a) CAT(a)\n"
	all := sources(map[string]string{
		"pasted names":          cat + "int " + nested(60, "C(", "x", ")") + ";",
		"pasted numbers":        cat + "int a = " + nested(60, "C(", "1", ")") + ";",
		"pasted in a condition": cat + "#if " + nested(60, "C(", "1", ")") + "\n#endif",
		"pasted and dropped":    cat + "#define D(...)\n#define E(...) D(__VA_ARGS__)\nE(" + nested(60, "C(", "x", ")") + ")",
		"pasted by levels": "#define P(a, b) a##b\n#define Q(a, b) P(a, b)\n" + chain(60, "#define A0 x\n",
			"#define ANEXT Q(ALAST, ALAST)\n") + "int A59;",
		"pasted long names": "#define P(a, b) a##b\n#define Q(a, b) P(a, b)\n#define L " + strings.Repeat("x",
			100_000) + "\n" + times(20_000, "Q(L, NUM)\n"),
		"stringized":       "#define S(x) #x\n#define T(x) S(x)\nconst char *a = " + nested(40, "T(", "\"\\\"", ")") + ";",
		"stringized twice": "#define S(x) #x #x\n#define T(x) S(x)\nconst char *a = " + nested(60, "T(", "a", ")") + ";",
		"stringized by levels": "#define S(x) #x\n#define T(x) S(x)\n" + chain(60, "#define A0 \"\\\\\"\n",
			"#define ANEXT T(ALAST ALAST)\n") + "const char *a = A59;",
		"stringized with options": "#define S(...) #__VA_OPT__(__VA_ARGS__ __VA_ARGS__)\n#define T(...) S(__VA_ARGS__)\nconst char *a = " + nested(60, "T(", "a", ")") + ";",
		"one argument many times": "#define F(x) " + strings.Repeat("x ",
			10_000) + "\n#define G(x) F(x)\nG(G(" + strings.Repeat("a ", 1000) + "))",
		"many parameters": "#define M(" + times(40_000, "aNUM, ") + "z) a0 a39999 z\nint M(" + times(40_000, "xNUM, ") + "y);",
		"many variable parameters": "#define M(" + times(40_000,
			"aNUM, ") + "...) a39999 __VA_ARGS__ __VA_OPT__(a32768)\nint M(" + times(40_000, "xNUM, ") + "y, z);",
		"many tokens optional": "#define M(...) __VA_OPT__(" + strings.Repeat("a ", 40_000) + ")\nM(1)",
		"many parameters used": "#define M(" + times(10_000, "aNUM, ") + "z) " + times(10_000,
			"aNUM ") + "\nM(" + times(10_000, "xNUM, ") + "y)",
		"many definitions":        times(200_000, "#define MNUM NUM\n") + "int a = M199999;",
		"many redefinitions":      times(100_000, "#define M NUM\nint aNUM = M;\n"),
		"many undefinitions":      times(100_000, "#define MNUM\n#undef MNUM\n"),
		"many conditions":         times(100_000, "#if M == NUM\nint aNUM;\n#endif\n"),
		"many else ifs":           "#if A\n" + times(50_000, "#elif A == NUM\nint aNUM;\n") + "#endif",
		"deep conditions":         nested(100_000, "#if 1\n", "int a;\n", "#endif\n"),
		"deep unknown conditions": "#include <unseen.h>\n" + nested(10_000, "#if A\n", "int a;\n", "#endif\n"),
		"conditions without end":  strings.Repeat("#ifdef A\n", 100_000),
		"many pragmas":            strings.Repeat("#pragma unroll\n", 100_000) + "int a;",
		"many pragma operators":   strings.Repeat("_Pragma(\"unroll\") ", 50_000) + "int a;",
		"many comments":           strings.Repeat("/**/", 250_000) + strings.Repeat("//\n", 200_000),
		"many suppressions":       strings.Repeat("int a; // NOLINT(device-thread-local)\n", 20_000),
		"many missing headers":    times(50_000, "#include \"noNUM.h\"\n"),
		"many counters":           strings.Repeat("int C __COUNTER__;\n", 50_000),
		"continued lines":         "#define A " + strings.Repeat("x \\\n", 200_000) + "\nint a;",
		"uses without end":        "#define F(x) x\n" + strings.Repeat("F(", 100_000),
		"uses across conditions":  "#define F(x) x\n" + strings.Repeat("F(\n#if 1\n", 20_000),
		"mutual macros":           "#define A(x) B(x)\n#define B(x) A(x) A\n" + nested(150, "A(", "x", ")") + "\n" + nested(150, "A", "", "(x)"),
		"macros of macros":        "#define D() \n#define R(x) x D D D ()()() (x)\n#define E(x) x\n" + "#define E1(x) E(E(E(x)))\n#define E2(x) E1(E1(E1(x)))\n#define E3(x) E2(E2(E2(x)))\n#define E4(x) E3(E3(E3(x)))\nE4(E4(E4(R(a))))",
		"conditions of numbers":   "#if " + strings.Repeat("1 << 1 + ", 100_000) + "1\n#endif",
		"deep condition": "#if " + nested(100_000, "(", "1", ")") + "\n#endif\n#if " + strings.Repeat("!",
			100_000) + "1\n#endif\n#if " + strings.Repeat("1 ? ", 100_000) + "1\n#endif",
	})
	add := func(name, main string, files map[string]string) {
		if files == nil {
			files = map[string]string{}
		}
		files["main.cu"] = main + "\n"
		all = append(all, Input{Name: name, Files: files})
	}
	variants := map[string]string{}
	for i := range 40 {
		variants[fmt.Sprintf("v%d.h", i)] = fmt.Sprintf("#define M%d\n#include \"v%d.h\"\n#undef M%[1]d\n#include \"v%[2]d.h\"\n", i, i+1)
	}
	var depend strings.Builder
	for i := range 40 {
		fmt.Fprintf(&depend, "#ifdef M%d\nint a%[1]d;\n#endif\n", i)
	}
	variants["v40.h"] = depend.String()
	add("variants of headers", "#include \"v0.h\"", variants)
	spliced := map[string]string{}
	for i := range 40 {
		spliced[fmt.Sprintf("s%d.h", i)] = strings.Repeat(fmt.Sprintf("#include \"s%d.h\"\n", i+1), 3)
	}
	spliced["s40.h"] = "1,"
	add("headers within a declaration", "int a[] = {\n#include \"s0.h\"\n};", spliced)
	counted := map[string]string{"c.h": "#if N == 0\n" + times(2000,
		"#elif N == NUM\n#undef N\n#define N (NUM + 1)\n") + "#endif\n#include \"c.h\"\n"}
	add("header that counts", "#define N 1\n#include \"c.h\"", counted)
	add("header that includes itself twice", "#include \"c.h\"\nint a;", map[string]string{"c.h": "#include \"c.h\"\n#include \"c.h\"\n"})
	computed := map[string]string{}
	for i := range 300 {
		computed[fmt.Sprintf("i%d.h", i)] = fmt.Sprintf("#define NAME%d <i%d.h>\n#include NAME%[1]d\n", i, i+1)
	}
	add("computed includes", "#define N \"i0.h\"\n#include N", computed)
	many := map[string]string{}
	for i := range 2000 {
		many[fmt.Sprintf("h%d.h", i)] = fmt.Sprintf("#pragma once\n#define H%d\nint h%[1]d;\n", i)
	}
	add("many headers", times(2000, "#include \"hNUM.h\"\n"), many)
	const inState = "#undef NAME\n#define NAME xNUM\n#include \"x.h\"\n"
	add("long header in many states", times(2000, inState),
		map[string]string{"x.h": times(2500, "__device__ int fNUM(int a) { return a + NUM; }\n") + "int NAME;\n"})
	literals := map[string]string{}
	for i := range 100 {
		literals[fmt.Sprintf("h%d.h", i)] = fmt.Sprintf("const char *s%d = %s;\n", i, strings.Repeat("L ", 150))
	}
	add("headers of a long literal", "#define L \""+strings.Repeat("a", 100_000)+"\"\n"+times(100, "#include \"hNUM.h\"\n"), literals)
	add("long header in many namespaces", times(300, "namespace nNUM {\n#include \"s.h\"\n}\n"),
		map[string]string{"s.h": "int a[] = {" + strings.Repeat("1,", 50_000) + "};\n"})
	many = map[string]string{}
	for i := range 100 {
		many[fmt.Sprintf("h%d.h", i)] = fmt.Sprintf("#define A int x%d;\n#define B %[2]s\n#define C %[3]s\n%[4]s\n#undef A\n#undef B\n#undef C\n",
			i, strings.Repeat("A ", 20), strings.Repeat("B ", 20), strings.Repeat("C ", 25))
	}
	add("headers of one variable", times(100, "#include \"hNUM.h\"\n"), many)
	states := map[string]string{"x.h": "int PREFIX(a);\n"}
	add("header in many states", times(5000, "#undef PREFIX\n#define PREFIX(x) x##_NUM\n#include \"x.h\"\n"), states)
	return all
}

// many returns sources with much of a kind. The benchmark of growth has more.
func many() []Input {
	var all []Input
	for _, s := range AllSeries() {
		all = append(all, s.Input(s.Hostile))
	}
	return all
}
