package hostile

import "strings"

// A Series is input of one kind in any size.
type Series struct {
	Name    string
	Element string             // what there is more and more of
	Source  func(n int) string // a source with n elements
	Sizes   []int              // to be measured, each larger than the one before
	Hostile int                // the size that the test takes
}

// AllSeries returns the kinds of input whose cost has to grow no faster than their size.
func AllSeries() []Series {
	large := []int{12_500, 25_000, 50_000, 100_000}
	medium := []int{1250, 2500, 5000, 10_000}
	fields := func(each, use string) func(n int) string {
		return func(n int) string {
			return "struct P {\n" + times(n, each) + "};\n__global__ void k(P p) {" + use + "}\nvoid f(P p) { k<<<1, 1>>>(p); }"
		}
	}
	return []Series{
		{Name: "functions", Element: "function", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return times(n, "__device__ int f#(int *p, int n) { return p[n] + #; }\n")
		}},
		{Name: "functions that call the next", Element: "function", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "__device__ int f0(int n) { return n; }\n" + chain(n, "", "__device__ int fNEXT(int n) { return fLAST(n) + NEXT; }\n") + "__global__ void k(int *p) { *p = f9(1); }"
		}},
		{Name: "kernels", Element: "kernel", Sizes: []int{2500, 5000, 10_000, 20_000}, Hostile: 5000, Source: func(n int) string {
			return times(n, "__global__ void k#(int *p) { __shared__ int s[32]; s[threadIdx.x] = p[#]; __syncthreads(); *p = s[0]; }\n")
		}},
		{Name: "launches", Element: "launch", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "__global__ void k(int *p, int n) { *p = n; }\n" + times(n, "void f#(int *p) { k<<<1, 64>>>(p, #); }\n")
		}},
		{Name: "launches in one function", Element: "launch", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "__global__ void k(int *p, int n) { *p = n; }\nvoid f(int *p) {\n" + times(n, "k<<<1, 64>>>(p, #);\n") + "}"
		}},
		{Name: "launches of dim3 variables", Element: "launch", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "__global__ void k(int *p) { *p = 1; }\nvoid f(int *p) {\ndim3 g(1), b(2);\n" + times(n, "b.x = #; k<<<g, b>>>(p);\n") + "}"
		}},
		{Name: "launches that need launch_config", Element: "launch", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "__global__ void __launch_bounds__(128) k(int *p) { extern __shared__ int s[]; *p = s[0]; }\nconstexpr int block = 256;\nvoid f(int *p) {\n" + times(n, "k<<<#, block, 4 * block>>>(p);\n") + "}"
		}},
		{Name: "configurations", Element: "configuration", Sizes: []int{375, 750, 1500, 3000}, Hostile: 1500, Source: func(n int) string {
			return "template <int n, int m> __global__ void k(int *p) { __shared__ int s[n]; s[threadIdx.x % n] = m; __syncthreads(); *p = s[0]; }\nvoid f(int *p) {\n" + times(n, "k<# + 1, 2><<<1, # + 1>>>(p);\n") + "}"
		}},
		{Name: "configurations of one kernel", Element: "configuration", Sizes: []int{375, 750, 1500, 3000}, Hostile: 1500, Source: func(n int) string {
			return "__global__ void k(int *p) { __shared__ int s[64]; s[threadIdx.x % 64] = 1; __syncthreads(); *p = s[0]; }\nvoid f(int *p) {\n" + times(n, "k<<<1, # % 1024 + 1>>>(p);\n") + "}"
		}},
		{Name: "explicit instantiations", Element: "instance", Sizes: []int{1250, 2500, 5000, 10_000}, Hostile: 3000, Source: func(n int) string {
			return "template <int n> __global__ void k(int *p) { *p = n; }\n" + times(n, "template __global__ void k<#>(int *);\n")
		}},
		{Name: "fields", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: fields("int a#;\n", "")},
		{Name: "fields that are used", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: func(n int) string {
			return fields("int a#;\n", times(n, "p.a# = #;\n"))(n)
		}},
		{Name: "fields of classes", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: func(n int) string {
			return "struct V { float x, y, z; V(); V(const V &) = default; };\n" + fields("V a#;\n", "")(n)
		}},
		{Name: "fields that are empty", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: func(n int) string {
			return "struct V {};\n" + fields("V a#;\n", "")(n)
		}},
		{Name: "fields of classes of their own", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: func(n int) string {
			return times(n, "struct V# { int x; char y; };\n") + fields("V# a#;\n", "")(n)
		}},
		{Name: "bit fields", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: fields("unsigned a# : 3;\n", "")},
		{Name: "bases", Element: "base", Sizes: []int{100, 200, 400, 800}, Hostile: 500, Source: func(n int) string {
			return times(n, "struct B# { int b#; void f#(); };\n") + "struct P : B0" + chain(n, "", ", BNEXT") + " {};\n__global__ void k(P p) {}\nvoid f(P p) { k<<<1, 1>>>(p); }"
		}},
		{Name: "member functions", Element: "function", Sizes: medium, Hostile: 5000, Source: func(n int) string {
			return "struct P {\n" + times(n, "__device__ int f#() { return #; }\n") + "};\n__global__ void k(P p, int *q) {" + times(n, "*q += p.f#();\n") + "}"
		}},
		{Name: "overloads and calls", Element: "overload and call", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 2000, Source: func(n int) string {
			return times(n, "struct A# {}; void f(A#);\n") + "void g() {\n" + times(n, "f(A#());\n") + "}"
		}},
		{Name: "overloads and calls with pointers", Element: "overload and call", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 2000, Source: func(n int) string {
			return times(n, "struct A#; __device__ void f(A# *);\n") + "__global__ void g(int *p) {\n" + times(n, "f((A# *) p);\n") + "}"
		}},
		{Name: "overloaded templates and calls", Element: "overload and call", Sizes: []int{250, 500, 1000, 2000}, Hostile: 1000, Source: func(n int) string {
			return times(n, "template <class T> struct A# {}; template <class T> void f(A#<T>);\n") + "void g() {\n" + times(n, "f(A#<int>());\n") + "}"
		}},
		{Name: "overloaded operators and uses", Element: "operator and use", Sizes: []int{250, 500, 1000, 2000}, Hostile: 1000, Source: func(n int) string {
			return times(n, "struct A# {}; A# operator+(A#, A#);\n") + "void g() {\n" + times(n, "A#() + A#();\n") + "}"
		}},
		{Name: "redeclarations", Element: "declaration", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return strings.Repeat("__device__ void f(int *p);\n", n) + "__global__ void k(int *p) { f(p); }"
		}},
		{Name: "redeclared variables", Element: "declaration", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return strings.Repeat("extern __device__ int v;\n", n) + "__global__ void k(int *p) { *p = v; }"
		}},
		{Name: "redeclared classes", Element: "declaration", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return strings.Repeat("struct S;\n", n) + "struct S { int a; };\n__global__ void k(S s) {}"
		}},
		{Name: "redeclared typedefs", Element: "declaration", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return strings.Repeat("typedef int T;\n", n) + "__global__ void k(T t) {}"
		}},
		{Name: "redeclared templates", Element: "declaration", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return strings.Repeat("template <class T> __device__ void f(T);\n", n) + "__global__ void k() { f(1); }"
		}},
		{Name: "reopened namespaces", Element: "namespace", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return times(n, "namespace n { __device__ int f#(); }\n") + "__global__ void k(int *p) { *p = n::f0(); }"
		}},
		{Name: "reopened namespaces with uses", Element: "namespace", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "namespace n { struct T { int a; }; }\n" + times(n, "namespace n { inline int f#(T t) { return t.a; } }\n")
		}},
		{Name: "namespaces", Element: "namespace", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return times(n, "namespace n# { struct T { int a; }; inline int f(T t) { return t.a; } }\n")
		}},
		{Name: "using directives", Element: "directive", Sizes: medium, Hostile: 5000, Source: func(n int) string {
			return times(n, "namespace n# { int a#; }\nusing namespace n#;\n") + "void f() {" + times(n, "int b# = a#;\n") + "}"
		}},
		{Name: "using declarations", Element: "declaration", Sizes: medium, Hostile: 5000, Source: func(n int) string {
			return "namespace n {" + times(n, "int a#;\n") + "}\n" + times(n, "using n::a#;\n") + "void f() {" + times(n, "int b# = a#;\n") + "}"
		}},
		{Name: "enumerators", Element: "enumerator", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "enum E {" + times(n, "e#,\n") + "};\n__global__ void k(int *p) { *p = e9; }\nint a[e9 + 1];"
		}},
		{Name: "enumerators that refer back", Element: "enumerator", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "enum E { e0 = 1" + chain(n, "", ",\neNEXT = eLAST + 1") + "};\n__global__ void k(E e) {}\nvoid f() {" + times(n, "int a#[e#];\n") + "}"
		}},
		{Name: "enumerators of enumerations", Element: "enumerator", Sizes: medium, Hostile: 5000, Source: func(n int) string {
			return "enum E0 { e0 = 1 };\n" + chain(n, "", "enum ENEXT { eNEXT = eLAST + 1 };\n") + "void f() {" + times(n, "int a#[e#];\n") + "}"
		}},
		{Name: "constants that refer back", Element: "constant", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "constexpr int c0 = 1;\n" + chain(n, "", "constexpr int cNEXT = cLAST + 1;\n") + "__global__ void k(int *p) { *p = c9; }"
		}},
		{Name: "constants as bounds", Element: "constant", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "constexpr int c0 = 1;\n" + chain(n, "", "constexpr int cNEXT = cLAST + 1; extern int aNEXT[cNEXT];\n")
		}},
		{Name: "macros that refer back", Element: "macro", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 2000, Source: func(n int) string {
			return "#define M0 1\n" + chain(n, "", "#define MNEXT (MLAST)\n") + "int a = M100;"
		}},
		{Name: "typedefs", Element: "typedef", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return times(n, "typedef int *T#;\n__device__ void f#(T#);\n")
		}},
		{Name: "statements", Element: "statement", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "__global__ void k(int *p) {\n" + times(n, "p[#] = p[#] + 1;\n") + "}"
		}},
		{Name: "variables", Element: "variable", Sizes: medium, Hostile: 5000, Source: func(n int) string {
			return "__global__ void k(int *p) {\n" + times(n, "int a# = p[#];\n") + times(n, "p[#] = a#;\n") + "}"
		}},
		{Name: "pointers", Element: "pointer", Sizes: medium, Hostile: 5000, Source: func(n int) string {
			return "#include <cuda_runtime.h>\nvoid f() {\n" + times(n, "int *a#; cudaMalloc(&a#, 4);\n") + times(n, "cudaFree(a#);\n") + "}"
		}},
		{Name: "global variables", Element: "variable", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return times(n, "__device__ int a#;\n") + "__global__ void k(int *p) {\n*p = a0; }"
		}},
		{Name: "global variables that are written", Element: "variable", Sizes: medium, Hostile: 5000, Source: func(n int) string {
			return times(n, "__device__ int a#;\n__device__ void f#() { a# = #; }\n") + "__global__ void k() {\n" + times(n, "f#();\n") + "}"
		}},
		{Name: "else ifs", Element: "branch", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 2000, Source: func(n int) string {
			return "__global__ void k(int *p, int n) {\nif (n < 0) *p = n;\n" + times(n, "else if (n == #) p[#] = n;\n") + "}"
		}},
		{Name: "cases", Element: "branch", Sizes: medium, Hostile: 5000, Source: func(n int) string {
			return "__global__ void k(int *p, int n) {\nswitch (n) {\n" + times(n, "case #: p[#] = n; break;\n") + "}\n}"
		}},
		{Name: "branches", Element: "branch", Sizes: medium, Hostile: 5000, Source: func(n int) string {
			return "__global__ void k(int *p, int n) {\n" + times(n, "if (n == #) p[#] = n;\n") + "}"
		}},
		{Name: "loops", Element: "loop", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "__global__ void k(int *p, int n) {\n" + times(n, "for (int i = 0; i < n; ++i) p[i] += #;\n") + "}"
		}},
		{Name: "barriers", Element: "barrier", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "__global__ void k(int *p) {\n__shared__ int s[32];\n" + times(n, "s[threadIdx.x] = #; __syncthreads();\n") + "*p = s[0]; }"
		}},
		{Name: "lambdas", Element: "lambda", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "void f() {\n" + times(n, "auto l# = [=] __device__ (int x) { return x + #; };\n") + "}"
		}},
		{Name: "calls", Element: "call", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return "__device__ void g(int *p, int n);\n__global__ void k(int *p) {\n" + times(n, "g(p, #);\n") + "}"
		}},
		{Name: "findings", Element: "finding", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return times(n, "__global__ void k#(int &x);\n")
		}},
		{Name: "classes", Element: "class", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return times(n, "struct S# { int a; __device__ int f() { return a; } };\n")
		}},
		{Name: "class templates", Element: "instance", Sizes: medium, Hostile: 5000, Source: func(n int) string {
			return "template <int n> struct S { int a[n + 1]; };\n" + times(n, "__global__ void k#(S<#> s) {}\n")
		}},
		{Name: "specializations", Element: "specialization", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 2000, Source: func(n int) string {
			return "template <int n> struct S;\n" + times(n, "template <> struct S<#> { int a; };\n") + times(n, "__global__ void k#(S<#> s) {}\n")
		}},
		{Name: "errors", Element: "error", Sizes: large, Hostile: 20_000, Source: func(n int) string {
			return times(n, "int f#( { ) } ;\n")
		}},
	}
}
