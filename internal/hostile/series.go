package hostile

import (
	"fmt"
	"strings"
)

// A Series is input of one kind in any size.
type Series struct {
	Name    string
	Element string             // the repeated element
	Source  func(n int) string // a source with n elements
	Folder  func(n int) Input  // if one source does not suffice: a folder with n elements, and the files to check there
	Sizes   []int              // to be measured, each larger than the one before
	Hostile int                // the size that the test takes
}

// Input returns n elements of the series.
func (s Series) Input(n int) Input {
	if s.Folder != nil {
		in := s.Folder(n)
		in.Name = s.Name
		return in
	}
	return source(s.Name, s.Source(n))
}

// AllSeries returns the kinds of input whose cost has to grow no faster than their size.
func AllSeries() []Series {
	large := []int{12_500, 25_000, 50_000, 100_000}
	medium := []int{1250, 2500, 5000, 10_000}
	nested := []int{1000, 2000, 4000, 8000} // within each other, where the depth of a tree is limited
	fields := func(each, use string) func(n int) string {
		return func(n int) string {
			return "struct P {\n" + times(n, each) + "};\n__global__ void k(P p) {" + use + "}\nvoid f(P p) { k<<<1, 1>>>(p); }"
		}
	}
	return []Series{
		{Name: "functions", Element: "function", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return times(n, "__device__ int fNUM(int *p, int n) { return p[n] + NUM; }\n")
		}},
		{Name: "functions that call the next", Element: "function", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "__device__ int f0(int n) { return n; }\n" + chain(n, "",
				"__device__ int fNEXT(int n) { return fLAST(n) + NEXT; }\n") + "__global__ void k(int *p) { *p = f9(1); }"
		}},
		{Name: "functions that call all over", Element: "function", Sizes: []int{500, 1000, 2000, 4000},
			Hostile: 1000, Source: func(n int) string {
				var b strings.Builder
				for i := range n {
					fmt.Fprintf(&b, "__device__ void f%d(float *p, int n) {\n", i)
					for j := range 20 {
						fmt.Fprintf(&b, "f%d(p, n);\n", (i*31+j*97+j*j)%n)
					}
					fmt.Fprintf(&b, "}\n__global__ void k%d() { __shared__ float s[10]; f%[1]d(s, 1); }\n", i)
				}
				return times(n, "__device__ void fNUM(float *p, int n);\n") + b.String()
			}},
		{Name: "kernels", Element: "kernel", Sizes: []int{2500, 5000, 10_000, 20_000}, Hostile: 2500, Source: func(n int) string {
			return times(n, "__global__ void kNUM(int *p) { __shared__ int s[32]; s[threadIdx.x] = p[NUM]; __syncthreads(); *p = s[0]; }\n")
		}},
		{Name: "launches", Element: "launch", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "__global__ void k(int *p, int n) { *p = n; }\n" + times(n, "void fNUM(int *p) { k<<<1, 64>>>(p, NUM); }\n")
		}},
		{Name: "launches in one function", Element: "launch", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "__global__ void k(int *p, int n) { *p = n; }\nvoid f(int *p) {\n" + times(n, "k<<<1, 64>>>(p, NUM);\n") + "}"
		}},
		{Name: "launches of dim3 variables", Element: "launch", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "__global__ void k(int *p) { *p = 1; }\nvoid f(int *p) {\ndim3 g(1), b(2);\n" + times(n, "b.x = NUM; k<<<g, b>>>(p);\n") + "}"
		}},
		{Name: "launches that need launch_config", Element: "launch", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "__global__ void __launch_bounds__(128) k(int *p) { extern __shared__ int s[]; *p = s[0]; }\nconstexpr int block = 256;\nvoid f(int *p) {\n" + times(n, "k<<<NUM, block, 4 * block>>>(p);\n") + "}"
		}},
		{Name: "configurations", Element: "configuration", Sizes: []int{375, 750, 1500, 3000}, Hostile: 1500, Source: func(n int) string {
			return "template <int n, int m> __global__ void k(int *p) { __shared__ int s[n]; s[threadIdx.x % n] = m; __syncthreads(); *p = s[0]; }\nvoid f(int *p) {\n" + times(n, "k<NUM + 1, 2><<<1, NUM + 1>>>(p);\n") + "}"
		}},
		{Name: "configurations of one kernel", Element: "configuration", Sizes: []int{375, 750, 1500, 3000},
			Hostile: 1500, Source: func(n int) string {
				return "__global__ void k(int *p) { __shared__ int s[64]; s[threadIdx.x % 64] = 1; __syncthreads(); *p = s[0]; }\nvoid f(int *p) {\n" + times(n, "k<<<1, NUM % 1024 + 1>>>(p);\n") + "}"
			}},
		{Name: "explicit instantiations", Element: "instance", Sizes: []int{1250, 2500, 5000, 10_000}, Hostile: 3000, Source: func(n int) string {
			return "template <int n> __global__ void k(int *p) { *p = n; }\n" + times(n, "template __global__ void k<NUM>(int *);\n")
		}},
		{Name: "fields", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: fields("int aNUM;\n", "")},
		{Name: "fields that are used", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: func(n int) string {
			return fields("int aNUM;\n", times(n, "p.aNUM = NUM;\n"))(n)
		}},
		{Name: "fields of classes", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: func(n int) string {
			return "struct V { float x, y, z; V(); V(const V &) = default; };\n" + fields("V aNUM;\n", "")(n)
		}},
		{Name: "fields that are empty", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: func(n int) string {
			return "struct V {};\n" + fields("V aNUM;\n", "")(n)
		}},
		{Name: "fields of classes of their own", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000,
			Source: func(n int) string {
				return times(n, "struct VNUM { int x; char y; };\n") + fields("VNUM aNUM;\n", "")(n)
			}},
		{Name: "bit fields", Element: "field", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 4000, Source: fields("unsigned aNUM : 3;\n", "")},
		{Name: "bases", Element: "base", Sizes: []int{100, 200, 400, 800}, Hostile: 500, Source: func(n int) string {
			return times(n, "struct BNUM { int bNUM; void fNUM(); };\n") + "struct P : B0" + chain(n, "",
				", BNEXT") + " {};\n__global__ void k(P p) {}\nvoid f(P p) { k<<<1, 1>>>(p); }"
		}},
		{Name: "inheritance chain", Element: "class", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "struct S0 { int a0; };\n" + chain(n, "", "struct SNEXT : SLAST { int aNEXT; };\n") + "__global__ void k(S9 s, int *p) { *p = s.a0; }\n" + times(n, "__global__ void kNUM(SNUM *s) { s->aNUM = NUM; }\n")
		}},
		{Name: "member functions", Element: "function", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "struct P {\n" + times(n,
				"__device__ int fNUM() { return NUM; }\n") + "};\n__global__ void k(P p, int *q) {" + times(n, "*q += p.fNUM();\n") + "}"
		}},
		{Name: "overloads and calls", Element: "overload and call", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return times(n, "struct ANUM {}; void f(ANUM);\n") + "void g() {\n" + times(n, "f(ANUM());\n") + "}"
		}},
		{Name: "overloads and calls with pointers", Element: "overload and call", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return times(n, "struct ANUM; __device__ void f(ANUM *);\n") + "__global__ void g(int *p) {\n" + times(n, "f((ANUM *) p);\n") + "}"
		}},
		{Name: "overloaded templates and calls", Element: "overload and call", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return times(n, "template <class T> struct ANUM {}; template <class T> void f(ANUM<T>);\n") + "void g() {\n" + times(n, "f(ANUM<int>());\n") + "}"
		}},
		{Name: "overloaded operators and uses", Element: "operator and use", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return times(n, "struct ANUM {}; ANUM operator+(ANUM, ANUM);\n") + "void g() {\n" + times(n, "ANUM() + ANUM();\n") + "}"
		}},
		{Name: "overloads with conversions and calls", Element: "overload and call", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return times(n, "struct ANUM { ANUM(int *); }; void f(ANUM, int (*)[NUM + 1]);\n") + "void g(int *p) {\n" + times(n, "f(p, (int (*)[NUM + 1]) p);\n") + "}"
		}},
		{Name: "overloaded member functions and calls", Element: "overload and call", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return times(n, "struct ANUM {};\n") + "struct S {\n" + times(n,
				"__device__ void f(ANUM);\n") + "};\n__global__ void g(S s) {\n" + times(n, "s.f(ANUM());\n") + "}"
		}},
		{Name: "overloads that are defined", Element: "overload", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return times(n, "struct ANUM {}; __device__ void f(ANUM *);\n") + times(n, "__device__ void f(ANUM *a) {}\n")
		}},
		{Name: "templates of one name", Element: "template and call", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return times(n, "template <int n> struct ANUM {}; template <int n> __device__ void f(ANUM<n> *);\n") + times(n, "template <int n> __device__ void f(ANUM<n> *a) {}\n")
		}},
		{Name: "overloads by a using declaration", Element: "overload and call", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return "namespace n {\n" + times(n,
				"struct ANUM {}; __device__ void f(ANUM);\n") + "}\nusing n::f;\n__global__ void g() {\n" + times(n, "f(n::ANUM());\n") + "}"
		}},
		{Name: "overloads in the namespace of the argument", Element: "overload and call", Sizes: medium,
			Hostile: 1000, Source: func(n int) string {
				return "namespace n {\n" + times(n,
					"struct ANUM {}; __device__ void f(ANUM);\n") + "}\n__global__ void g() {\n" + times(n, "f(n::ANUM());\n") + "}"
			}},
		{Name: "specializations of a function", Element: "specialization and call", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return "template <int n> __device__ int f();\n" + times(n,
				"template <> __device__ int f<NUM>() { return NUM; }\n") + "__global__ void g(int *p) {\n" + times(n, "*p += f<NUM>();\n") + "}"
		}},
		{Name: "members that are defined outside", Element: "class", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return times(n, "struct SNUM { int a; __device__ int f(); };\n__device__ int SNUM::f() { return a; }\n") + "__global__ void k(int *p) {\n" + times(n, "SNUM sNUM; *p += sNUM.f();\n") + "}"
		}},
		{Name: "redeclarations", Element: "declaration", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return strings.Repeat("__device__ void f(int *p);\n", n) + "__global__ void k(int *p) { f(p); }"
		}},
		{Name: "redeclared variables", Element: "declaration", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return strings.Repeat("extern __device__ int v;\n", n) + "__global__ void k(int *p) { *p = v; }"
		}},
		{Name: "redeclared classes", Element: "declaration", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return strings.Repeat("struct S;\n", n) + "struct S { int a; };\n__global__ void k(S s) {}"
		}},
		{Name: "redeclared typedefs", Element: "declaration", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return strings.Repeat("typedef int T;\n", n) + "__global__ void k(T t) {}"
		}},
		{Name: "redeclared templates", Element: "declaration", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return strings.Repeat("template <class T> __device__ void f(T);\n", n) + "__global__ void k() { f(1); }"
		}},
		{Name: "reopened namespaces", Element: "namespace", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return times(n, "namespace n { __device__ int fNUM(); }\n") + "__global__ void k(int *p) { *p = n::f0(); }"
		}},
		{Name: "reopened namespaces with uses", Element: "namespace", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "namespace n { struct T { int a; }; }\n" + times(n, "namespace n { inline int fNUM(T t) { return t.a; } }\n")
		}},
		{Name: "namespaces", Element: "namespace", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return times(n, "namespace nNUM { struct T { int a; }; inline int f(T t) { return t.a; } }\n")
		}},
		{Name: "using directives", Element: "directive", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return times(n, "namespace nNUM { int aNUM; }\nusing namespace nNUM;\n") + "void f() {" + times(n, "int bNUM = aNUM;\n") + "}"
		}},
		{Name: "using declarations", Element: "declaration", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "namespace n {" + times(n, "int aNUM;\n") + "}\n" + times(n,
				"using n::aNUM;\n") + "void f() {" + times(n, "int bNUM = aNUM;\n") + "}"
		}},
		{Name: "enumerators", Element: "enumerator", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "enum E {" + times(n, "eNUM,\n") + "};\n__global__ void k(int *p) { *p = e9; }\nint a[e9 + 1];"
		}},
		{Name: "enumerators that refer back", Element: "enumerator", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "enum E { e0 = 1" + chain(n, "",
				",\neNEXT = eLAST + 1") + "};\n__global__ void k(E e) {}\nvoid f() {" + times(n, "int aNUM[eNUM];\n") + "}"
		}},
		{Name: "enumerators of enumerations", Element: "enumerator", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "enum E0 { e0 = 1 };\n" + chain(n, "", "enum ENEXT { eNEXT = eLAST + 1 };\n") + "void f() {" + times(n, "int aNUM[eNUM];\n") + "}"
		}},
		{Name: "constants that refer back", Element: "constant", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "constexpr int c0 = 1;\n" + chain(n, "", "constexpr int cNEXT = cLAST + 1;\n") + "__global__ void k(int *p) { *p = c9; }"
		}},
		{Name: "constants as bounds", Element: "constant", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "constexpr int c0 = 1;\n" + chain(n, "", "constexpr int cNEXT = cLAST + 1; extern int aNEXT[cNEXT];\n")
		}},
		{Name: "macros that refer back", Element: "macro", Sizes: []int{500, 1000, 2000, 4000}, Hostile: 1000, Source: func(n int) string {
			return "#define M0 1\n" + chain(n, "", "#define MNEXT (MLAST)\n") + "int a = M100;"
		}},
		{Name: "typedefs", Element: "typedef", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return times(n, "typedef int *TNUM;\n__device__ void fNUM(TNUM);\n")
		}},
		{Name: "statements", Element: "statement", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "__global__ void k(int *p) {\n" + times(n, "p[NUM] = p[NUM] + 1;\n") + "}"
		}},
		{Name: "variables", Element: "variable", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "__global__ void k(int *p) {\n" + times(n, "int aNUM = p[NUM];\n") + times(n, "p[NUM] = aNUM;\n") + "}"
		}},
		{Name: "pointers", Element: "pointer", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return "#include <cuda_runtime.h>\nvoid f() {\n" + times(n, "int *aNUM; cudaMalloc(&aNUM, 4);\n") + times(n, "cudaFree(aNUM);\n") + "}"
		}},
		{Name: "pointers and launches", Element: "pointer and launch", Sizes: medium, Hostile: 800, Source: func(n int) string {
			return "#include <cuda_runtime.h>\n__global__ void k(int *p, int n) { p[threadIdx.x] = n; }\nvoid f() {\n" + times(n, "int *aNUM; cudaMalloc(&aNUM, 4);\nk<<<1, 64>>>(aNUM, NUM);\n") + times(n, "cudaFree(aNUM);\n") + "}"
		}},
		{Name: "addresses that are given away", Element: "variable and call", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "#include <cuda_runtime.h>\nvoid give(int **);\nvoid f() {\n" + times(n, "int *aNUM; cudaMalloc(&aNUM, 4); give(&aNUM);\n") + "}"
		}},
		{Name: "global variables", Element: "variable", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return times(n, "__device__ int aNUM;\n") + "__global__ void k(int *p) {\n*p = a0; }"
		}},
		{Name: "global variables that are written", Element: "variable", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return times(n, "__device__ int aNUM;\n__device__ void fNUM() { aNUM = NUM; }\n") + "__global__ void k() {\n" + times(n, "fNUM();\n") + "}"
		}},
		{Name: "sums", Element: "operand", Sizes: nested, Hostile: 2500, Source: func(n int) string {
			return "__global__ void k(int *p, int a) { *p = a" + times(n, "\n+ p[NUM]") + "; }"
		}},
		{Name: "sums of objects", Element: "operand", Sizes: nested, Hostile: 2500, Source: func(n int) string {
			return "struct V { float x; };\n__device__ V operator+(V, V);\n__global__ void k(V *p, V a) { *p = a" + times(n, "\n+ p[NUM]") + "; }"
		}},
		{Name: "else ifs", Element: "branch", Sizes: nested, Hostile: 1000, Source: func(n int) string {
			return "__global__ void k(int *p, int n) {\nif (n < 0) *p = n;\n" + times(n, "else if (n == NUM) p[NUM] = n;\n") + "}"
		}},
		{Name: "cases", Element: "branch", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "__global__ void k(int *p, int n) {\nswitch (n) {\n" + times(n, "case NUM: p[NUM] = n; break;\n") + "}\n}"
		}},
		{Name: "branches", Element: "branch", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "__global__ void k(int *p, int n) {\n" + times(n, "if (n == NUM) p[NUM] = n;\n") + "}"
		}},
		{Name: "loops", Element: "loop", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "__global__ void k(int *p, int n) {\n" + times(n, "for (int i = 0; i < n; ++i) p[i] += NUM;\n") + "}"
		}},
		{Name: "barriers", Element: "barrier", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "__global__ void k(int *p) {\n__shared__ int s[32];\n" + times(n, "s[threadIdx.x] = NUM; __syncthreads();\n") + "*p = s[0]; }"
		}},
		{Name: "lambdas", Element: "lambda", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "void f() {\n" + times(n, "auto lNUM = [=] __device__ (int x) { return x + NUM; };\n") + "}"
		}},
		{Name: "calls", Element: "call", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return "__device__ void g(int *p, int n);\n__global__ void k(int *p) {\n" + times(n, "g(p, NUM);\n") + "}"
		}},
		{Name: "findings", Element: "finding", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return times(n, "__global__ void kNUM(int &x);\n")
		}},
		{Name: "classes", Element: "class", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return times(n, "struct SNUM { int a; __device__ int f() { return a; } };\n")
		}},
		{Name: "class templates", Element: "instance", Sizes: medium, Hostile: 2500, Source: func(n int) string {
			return "template <int n> struct S { int a[n + 1]; };\n" + times(n, "__global__ void kNUM(S<NUM> s) {}\n")
		}},
		{Name: "specializations", Element: "specialization", Sizes: medium, Hostile: 1000, Source: func(n int) string {
			return "template <int n> struct S;\n" + times(n, "template <> struct S<NUM> { int a; };\n") + times(n,
				"__global__ void kNUM(S<NUM> s) {}\n")
		}},
		{Name: "errors", Element: "error", Sizes: large, Hostile: 10_000, Source: func(n int) string {
			return times(n, "int fNUM( { ) } ;\n")
		}},
		{Name: "sources of a compilation database", Element: "source", Sizes: []int{375, 750, 1500, 3000},
			Hostile: 375, Folder: func(n int) Input {
				return manySources(n, "compile_commands.json", "["+chain(n+1, "", `{"directory": ".", "file": "sLAST.cu", "command": "nvcc -DCONFIGURATION=LAST -Iinclude -c sLAST.cu -o sLAST.o"},
`)+`{"directory": ".", "file": "main.cu", "command": "nvcc -c main.cu"}]`)
			}},
		{Name: "entries of one source", Element: "entry", Sizes: []int{375, 750, 1500, 3000}, Hostile: 375, Folder: func(n int) Input {
			in := built("", "compile_commands.json", "["+times(n, `{"directory": ".", "file": "main.cu", "command": "nvcc -DCONFIGURATION=NUM -Iinclude -c main.cu -o NUM.o"},
`)+`{"directory": ".", "file": "other.cu", "command": "nvcc -c other.cu"}]`)
			in.Args = []string{"main.cu"}
			return in
		}},
		{Name: "targets of CMake", Element: "target", Sizes: []int{375, 750, 1500, 3000}, Hostile: 375, Folder: func(n int) Input {
			return manySources(n, "CMakeLists.txt",
				"cmake_minimum_required(VERSION 3.18)\nproject(p CUDA)\n"+times(n,
					"add_library(tNUM sNUM.cu)\ntarget_compile_definitions(tNUM PRIVATE CONFIGURATION=NUM)\n"))
		}},
		{Name: "rules of make", Element: "rule", Sizes: []int{375, 750, 1500, 3000}, Hostile: 375, Folder: func(n int) Input {
			return manySources(n, "Makefile", times(n, "sNUM.o: sNUM.cu\n\tnvcc -DCONFIGURATION=NUM -c sNUM.cu -o sNUM.o\n"))
		}},
		{Name: "Go packages", Element: "package", Sizes: []int{25, 50, 100, 200}, Hostile: 25, Folder: manyPackages},
	}
}

// manySources returns n sources whose compile commands are in a build file.
func manySources(n int, build, text string) Input {
	in := Input{Files: map[string]string{".git/HEAD": "", build: text}}
	for i := range n {
		name := fmt.Sprintf("s%d.cu", i)
		in.Files[name] = "__global__ void k(int *p) { *p = CONFIGURATION; }\n"
		in.Args = append(in.Args, name)
	}
	in.Args = append(in.Args, "other.cu")
	return in
}

// manyPackages returns n Go packages, each with a wrapper around a kernel.
func manyPackages(n int) Input {
	in := Input{Files: map[string]string{".git/HEAD": "", "go.mod": "module m\n\ngo 1.26\n"}, Args: []string{"./..."}}
	for i := range n {
		folder := fmt.Sprintf("p%d/", i)
		in.Files[folder+"p.go"] = fmt.Sprintf("package p%d\n\n// #cgo LDFLAGS: -lk%[1]d\n// void launch%[1]d(float *p, int n);\nimport \"C\"\n\nfunc Launch(n int) { C.launch%[1]d(nil, C.int(n)) }\n", i)
		in.Files[folder+"k.cu"] = fmt.Sprintf("__global__ void k(float *p, int n) { p[threadIdx.x] = n; }\nextern \"C\" void launch%d(float *p, int n) { k<<<1, 32>>>(p, n); }\n", i)
	}
	return in
}
