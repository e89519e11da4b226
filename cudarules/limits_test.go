package cudarules

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/cases"
)

// TestLimits checks sources that are unbounded, or whose naive analysis would not terminate. The code
// after the limit is checked all the same.
func TestLimits(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	chain := func(n int, first, next string) string {
		var b strings.Builder
		b.WriteString(first)
		for i := 1; i < n; i++ {
			b.WriteString(strings.NewReplacer("NEXT", fmt.Sprint(i), "LAST", fmt.Sprint(i-1)).Replace(next))
		}
		return b.String()
	}
	// mutual declares n entities, each in terms of all others.
	mutual := func(n int, declare, define, other string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(strings.ReplaceAll(declare, "#", fmt.Sprint(i)) + "\n")
		}
		for i := range n {
			var others strings.Builder
			for j := range n {
				if j != i {
					others.WriteString(strings.ReplaceAll(other, "#", fmt.Sprint(j)))
				}
			}
			b.WriteString(strings.NewReplacer("#", fmt.Sprint(i), "@", others.String()).Replace(define) + "\n")
		}
		return b.String()
	}
	limited := map[string]string{
		"aliases of ever new instances":     "instances",
		"members of ever new instances":     "template-instances class-depth",
		"twice as many instances each time": "template-depth template-instances",
		"bases of ever new instances":       "base-depth",
		"a long chain of bases":             "class-depth",
		"a long chain of defaults":          "body-depth defaults",
		"a long chain of initializers":      "class-depth",
		"a long chain of constructors":      "base-depth",
		"a long chain of typedefs":          "type-parts",
		"a long chain of arguments":         "class-depth",
		"members that double in size":       "class-depth",
		"private members that double":       "class-depth",
		"unions that double":                "class-depth",
		"bases that double":                 "class-parts",
		"types that double":                 "type-parts",
		"packs that double":                 "pack-length type-parts base-depth",
		"variables of ever new instances":   "followed-names",
		"classes that hold one another":     "dropped-answers",
		"functions that deduce one another": "dropped-answers",
		"constants that need one another":   "dropped-answers",
		"constants of ever new instances":   "followed-names",
		"a loop in a constant expression":   "constant-steps",
		"calls in a constant expression":    "constant-steps",
	}
	for name, text := range map[string]string{
		"members of ever new instances":     `template <class A> struct L {}; template <class T> struct R { typedef typename R<L<T>>::type type; R<L<R<T>>> y; }; R<int>::type z; __global__ void k(R<int> r) {}`,
		"aliases of ever new instances":     `template <class A, class B> struct P {}; template <class A> using D = P<A, A>; template <class T> struct X { typedef X<D<T>> n; void f() { n a; a.f(); } }; __global__ void k(X<int> x) { x.f(); }`,
		"twice as many instances each time": `template <class A> struct L {}; template <class A> struct R {}; template <class T> __host__ __device__ auto f(T t) { return f(L<T>()) + f(R<T>()); } int main() { return f(1); }`,
		"members that double":               `template <class A> struct L { L<L<A>> *p; L<L<L<A>>> f() { return {}; } }; __global__ void k(L<int> l) { l.f().f().f(); }`,
		"bases of ever new instances":       `template <int n> struct B : B<n + 1> {}; __global__ void k(B<0> b) {}`,
		"constants of ever new instances":   `template <int n> struct F { static const int v = F<n - 1>::v + F<n - 2>::v; }; int a[F<40>::v];`,
		"a class that derives from itself":  `template <class T> struct A; template <class T> struct B : A<T> {}; template <class T> struct A : B<T> {}; __global__ void k(A<int> a) {}`,
		"a loop in a constant expression":   `constexpr int f() { int s = 0; for (long i = 0; i < 1L << 40; ++i) s ^= i; return s; } int a[f()];`,
		"calls in a constant expression":    `constexpr int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); } int a[f(60)];`,
		"a long chain of bases":             chain(5000, "struct S0 { virtual void f(); };", "struct SNEXT : virtual SLAST { void f(); };\n") + "__global__ void k(S4999 s) {}",
		"a long chain of constants":         chain(5000, "constexpr int c0 = 1;", "constexpr int cNEXT = cLAST + cLAST;\n") + "int a[c4999];",
		"a long chain of calls":             chain(5000, "void f0();", "inline __host__ __device__ void fNEXT() { fLAST(); }\n") + "__global__ void k() { f4999(); }",
		"a long chain of deduced results":   chain(2000, "auto f0() { return 1; }", "auto fNEXT() { return fLAST() + fLAST(); }\n") + "int a = f1999();",
		"a long chain of defaults":          chain(2000, "int f0();", "int fNEXT(int a = fLAST(), int b = fLAST());\n") + "__global__ void k() { f1999(); }",
		"a long chain of conversions":       chain(1500, "struct S0 { S0(int); operator int(); };", "struct SNEXT { SNEXT(SLAST); operator SLAST(); };\n") + "void f(S1499); void f(S1498); void g(S1499 s) { f(1); f(s); s + 1; }",
		"a long chain of initializers":      chain(700, "struct S0 { int a = 1; };", "struct SNEXT { SLAST a = SLAST(); };\n") + "__device__ S699 x; __global__ void k() { S699 s; }",
		"a long chain of constructors":      chain(1200, "struct S0 { S0(int); };", "struct SNEXT : SLAST { using SLAST::SLAST; };\n") + "S1199 x(1); __global__ void k() { S1199 s(1); }",
		"a long chain of typedefs":          chain(20000, "typedef int T0;", "typedef TLAST *TNEXT;\n") + "__global__ void k(T19999 t);",
		"a long chain of variables":         chain(20000, "auto v0 = 1;", "auto vNEXT = vLAST;\n") + "decltype(v19999) x;",
		"a long chain of arguments":         chain(1200, "template <class T> struct A { T t; }; typedef int T0;", "typedef A<TLAST> TNEXT;\n") + "T1199 t; __global__ void k(T1199 t);",
		"a long enumeration":                "enum E { e0" + chain(30000, "", ", eNEXT") + " }; int a[e29999]; __global__ void k(E e);",
		"members that double in size":       chain(1000, "struct S0 { int a; };", "struct SNEXT { const SLAST a, b; };\n") + "__global__ void k(S999 s); __shared__ S999 x; const S40 y; S40 z; bool f(S40 s) { return s == s; }",
		"private members that double":       chain(1000, "struct S0 { S0(); private: int a; float b; };", "struct SNEXT { SLAST a, b; virtual void f(); auto operator<=>(const SNEXT &) const = default; };\n") + "__device__ S40 x; const S40 y; __global__ void k(S999 s);",
		"unions that double":                chain(1000, "struct S0 { int a; };", "union SNEXT { SLAST a, b; };\n") + "struct B : S0 { S999 s; }; __global__ void k(B b);",
		"bases that double":                 chain(60, "struct S0 { virtual void f(); virtual ~S0(); };", "struct ANEXT : SLAST {}; struct BNEXT : SLAST {}; struct SNEXT : ANEXT, BNEXT { void gNEXT(); };\n") + "struct T : S59 { void f(); ~T(); }; template <class X> struct V; template <class X> void h(V<X>); void g(T a, T b) { a = b; h(a); } __global__ void k(T t, T *p) { p->f(); }",
		"virtual bases that double":         chain(60, "struct S0 { virtual void f(); virtual ~S0(); };", "struct ANEXT : virtual SLAST {}; struct BNEXT : virtual SLAST {}; struct SNEXT : ANEXT, BNEXT { void gNEXT(); };\n") + "struct T : S59 { void f(); ~T(); }; __global__ void k(T t, T *p) { p->f(); }",
		"constructors that double":          chain(60, "struct S0 { S0(int); };", "struct ANEXT : SLAST { using SLAST::SLAST; }; struct BNEXT : SLAST { using SLAST::SLAST; }; struct SNEXT : ANEXT, BNEXT { using ANEXT::ANEXT; using BNEXT::BNEXT; };\n") + "S59 x(1);",
		"namespaces that double":            chain(60, "namespace n0 {}", "namespace aNEXT { using namespace nLAST; } namespace bNEXT { using namespace nLAST; } namespace nNEXT { using namespace aNEXT; using namespace bNEXT; }\n") + "int x = n59::y; n59::T t;",
		"types that double":                 chain(60, "typedef int (*T0)(int);", "typedef TLAST (*TNEXT)(TLAST, TLAST);\n") + "T59 a; T59 b = a; template <class T> void h(T); void g() { h(a); } __global__ void k(T59 t);",
		"arguments that double":             chain(60, "template <class A, class B> struct P {}; typedef int T0;", "typedef P<TLAST, TLAST> TNEXT;\n") + "template <class T> void h(T, T); void g(T59 a) { h(a, a); a + a; } __global__ void k(T59 &t);",
		"spelled arguments that double": chain(60, "template <class A, class B> struct P {}; typedef int T0;", "typedef P<TLAST, TLAST> TNEXT;\n") + `template <class T> __constant__ T held;
#ifdef __CUDA_ARCH__
__device__ T59 some;
#else
__device__ T59 some, other;
#endif
extern __shared__ T59 shared;
__global__ T59 returned();
__global__ void k(T59 t) { t = held<T59>; asm("// %0" : : "r"(t)); }`,
		"packs that double":                 `template <class... T> struct S : S<T..., T...> {}; template <class... T> auto f(T... t) { return f(t..., t...); } S<int> s; auto x = f(1); __global__ void k(S<float> s);`,
		"variables of ever new instances":   `template <class T> auto v = v<T *>; template <class T> constexpr int c = c<T *> + c<T **>; template <class T> struct S { static constexpr auto m = S<T *>::m + S<T **>::m; }; auto x = v<int>; int y[c<int>], z[S<int>::m];`,
		"defaults of ever new instances":    `template <class T, class U = decltype(f(T()))> int f(T *); template <class T> int g(T t, int a = g(&t), int b = g(&a)); int x = f((int *) 0) + g(1); __global__ void k() { g(1); }`,
		"classes that hold one another":     mutual(30, "struct S#;", "struct S# {@};", " S# m#;") + "__global__ void k(S0 s); __device__ S1 x; void f(S2 s) { s = s; S3 t(s); }",
		"functions that deduce one another": mutual(24, "auto f#();", "auto f#() { return 0@; }", " + f#()") + "auto x = f0();",
		"constants that need one another":   mutual(24, "extern const int c#;", "const int c# = 0@;", " + c#") + "int x[c0], y[c1]; __device__ int z = c2;",
		"classes that convert to another":   mutual(24, "struct S#;", "struct S# {@};", " S#(const S# &); operator S#();") + "struct X {}; void f(S0); void f(S1); void g(X x) { f(x); }",
		"many overloads":                    chain(1000, "struct S;", "void f(struct TNEXT *);") + "void g(S *s) {" + strings.Repeat("f(s);", 1000) + "}",
		"many launches":                     "__global__ void k(int); void f() {" + strings.Repeat("k<<<1, 1>>>(1);", 5000) + "}",
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "s.cu")
			if err := os.WriteFile(path, []byte(text+"\n__global__ void last(int &x);\n"), 0o666); err != nil {
				t.Fatal(err)
			}
			a, err := NewChecker(allRules(t)).Check(path, nvcc.Default())
			if err != nil {
				t.Fatal(err)
			}
			var exceeded []string
			for _, e := range a.Exceeded {
				exceeded = append(exceeded, e.Limit.Name())
			}
			if got := strings.Join(exceeded, " "); got != limited[name] {
				t.Errorf("limits exceeded: %s, want %s", got, limited[name])
			}
			for _, f := range a.Findings {
				if f.Rule.ID == "kernel-param-reference" {
					return
				}
			}
			t.Error("the breach behind is not found")
		})
	}
}

// TestEveryLimit has a program for each limit that exceeds it: the run ends, and reports it.
func TestEveryLimit(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	// chain returns n declarations, each in terms of the one before.
	chain := func(n int, first, next string) string {
		var b strings.Builder
		b.WriteString(first)
		for i := 1; i < n; i++ {
			b.WriteString(strings.NewReplacer("NEXT", fmt.Sprint(i), "LAST", fmt.Sprint(i-1)).Replace(next))
		}
		return b.String()
	}
	nested := func(n int, open, inner, end string) string {
		return strings.Repeat(open, n) + inner + strings.Repeat(end, n)
	}
	doubling := func(levels int) string {
		return chain(levels, "#define M0 x x x x x x x x\n", "#define MNEXT MLAST MLAST MLAST MLAST MLAST MLAST MLAST MLAST\n")
	}
	splices := map[string]string{}
	for i := range 40 {
		splices[fmt.Sprintf("s%d.h", i)] = strings.Repeat(fmt.Sprintf("#include \"s%d.h\"\n", i+1), 8)
	}
	splices["s40.h"] = "int x;"
	splices["chain.h"] = "#pragma GCC system_header\n" + chain(60_000, "auto v0 = 1;", "auto vNEXT = vLAST;\n") // no rule depends on its order
	programs := map[limit.Limit]string{
		limit.FileBytes:      string(make([]byte, limit.FileBytes.Value()+1)),
		limit.IncludeDepth:   `#include "k.cu"`,
		limit.Includes:       "namespace n {\n#include \"s0.h\"\n}",
		limit.TextBytes:      doubling(9) + "#define L \"" + strings.Repeat("x", 200) + "\"\n#define T(a) " + strings.Repeat("a ", 1000) + "\nT(T(L))",
		limit.ExpansionDepth: "#define f(x) x\n" + nested(5000, "f(", "", ")"),
		limit.ExpansionSteps: doubling(12) + "#define KEEP(x) x\nKEEP(M11)",
		limit.ConditionDepth: "#if " + nested(5000, "(", "1", ")") + "\n#endif",

		limit.Tokens:              strings.Repeat("1,", limit.Tokens.Value()/2+1),
		limit.BracketDepth:        "int x = " + nested(2000, "(", "1", ")") + ";",
		limit.TreeDepth:           "int x = " + strings.Repeat("-", 100_000) + "1;",
		limit.ParseMemory:         strings.Repeat("A<", 1_000_000),
		limit.HeadTokens:          "template <class> struct A; A<" + strings.Repeat("int, ", 2000) + "int> f(int) { return {}; }",
		limit.ConfigurationTokens: "__global__ void k(); void f() { k<<<" + strings.Repeat("1 + ", 1000) + "1, 1>>>(); }",

		limit.Steps: "constexpr int f(int n) { int s = 0; while (n) { s += n; --n; } return s; }\n" + chain(2000, "", "int aNEXT[f(9000 + NEXT) % 7 + 1];\n"),

		limit.QuestionDepth:     "#include \"chain.h\"\n__global__ void k(decltype(v59999) x) {}",
		limit.Redeclarations:    strings.Repeat("extern __device__ int v;\n", 300),
		limit.DroppedAnswers:    "extern const int c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9;" + everyOther() + "int x[c0], y[c1]; __device__ int z = c2;",
		limit.TemplateDepth:     "template <int n> int f() { return f<n + 1>(); } template <int n> auto g() { return g<n + 1>(); } auto x = g<0>();",
		limit.TemplateInstances: "template <class A> struct L {}; template <class A> struct R {}; template <class T> __host__ __device__ auto f(T t) { return f(L<T>()) + f(R<T>()); } int main() { return f(1); }",
		limit.Instances:         "template <class T> __global__ void k(T *p) {}\n" + chain(50, "void f0();", "struct SNEXT {}; void fNEXT(SNEXT *p) { k<<<1, 1>>>(p); }\n"),
		limit.AlikeInstances:    "template <int n> __global__ void k() {}\n" + chain(20, "void f0();", "void fNEXT() { k<NEXT><<<1, 1>>>(); }\n"),
		limit.PackLength:        "template <class... T> struct S : S<T..., T...> {}; __global__ void k(S<float> s) {}",
		limit.TypeParts:         chain(60, "typedef int (*T0)(int);", "typedef TLAST (*TNEXT)(TLAST, TLAST);\n") + "T59 a; T59 b = a;",
		limit.FollowedNames:     "template <class T> auto v = v<T *>; auto x = v<int>;",
		limit.ClassDepth:        "template <int n> struct S { S<n + 1> next; }; __global__ void k(S<0> s);",
		limit.BaseDepth:         "template <int n> struct B : B<n + 1> {}; __global__ void k(B<0> b) {}",
		limit.ObjectBytes:       "struct S { char a[1l << 40][1l << 20]; }; __global__ void k(S s);",
		limit.ClassParts:        chain(60, "struct S0 { int a; };", "struct ANEXT : SLAST {}; struct BNEXT : SLAST {}; struct SNEXT : ANEXT, BNEXT {};\n") + "__global__ void k(S59 s);",
		limit.AliasDepth:        "#include <thrust/unseen.h>\n" + chain(40, "using A0 = thrust::counting;", "using ANEXT = ALAST;\n") + "struct F { void operator()(int) const; }; void g(A39 at) { thrust::for_each(at, at, F()); }",
		limit.ArrowDepth:        "template <int n> struct P { P<n + 1> operator->(); }; template <> struct P<90> { int *operator->(); }; " + chain(200, "struct Q0 { int *operator->(); };", "struct QNEXT { QLAST operator->(); };") + "auto f(Q199 q) { return q->x; }",
		limit.ConstantDepth:     chain(300, "typedef char T0[1];", "typedef char TNEXT[sizeof(TLAST) + 1];\n") + "__global__ void k() { __shared__ T299 t; }",
		limit.ConstantCalls:     "constexpr int f(int n) { return n < 1 ? n : f(n - 1); } __global__ void k() { __shared__ int a[f(1000)]; }",
		limit.ConstantSteps:     "constexpr int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); } __global__ void k() { __shared__ int a[f(60)]; }",

		limit.CallDepth:  "#include <cstdio>\n__device__ void f0(const char *s) { printf(s); }" + chain(500, "", "__device__ void fNEXT(const char *s) { fLAST(s); }\n") + "__global__ void k() { f499(nullptr); }",
		limit.ValueDepth: "struct S { virtual void f(); };\nvoid g(S *a, S *b) { const size_t n0 = sizeof(S); " + chain(40, "", "const size_t nNEXT = nLAST;\n") + "cudaMemcpy(a, b, n39, cudaMemcpyHostToDevice); }",

		limit.ThreadInstances: "template <int N> __global__ void k(int *p) { __shared__ int s; s = N; *p = s; }\nvoid run(int *p) {" + chain(7, "", "k<NEXT><<<1, 1>>>(p);") + "}",
		limit.ThreadSteps:     "__global__ void k(int *p) { __shared__ int s; s = 0; for (int i = 0; i < 70; ++i) for (int j = 0; j < 70; ++j) for (int k = 0; k < 9; ++k) { if (i > 80) return; p[j] = s; } }",
	}
	for l := range limit.All() {
		switch l {
		case limit.ParseTime:
			continue // no text is known that exceeds it; see package grammar's tests
		case limit.FlowVisits:
			continue // no facts are known that never settle; see package flow's tests
		case limit.BodyDepth, limit.Defaults, limit.DesignatorGap:
			continue // see package body's tests
		case limit.GoDepth, limit.GoPaths, limit.HelperDepth, limit.GoSteps, limit.BuildFileBytes, limit.BuildEntries, limit.BuildSteps, limit.BuildBytes, limit.BuildDepth, limit.ScanBytes, limit.ScanSteps:
			continue // of no CUDA source
		}
		t.Run(l.Name(), func(t *testing.T) {
			text, ok := programs[l]
			if !ok {
				t.Fatal("no program")
			}
			checker := NewCheckerReading(allRules(t), func(name string) ([]byte, error) {
				if name == "k.cu" {
					return []byte(text), nil
				}
				if splice, ok := splices[name]; ok {
					return []byte(splice), nil
				}
				return nil, fs.ErrNotExist
			})
			a, err := checker.Check("k.cu", nvcc.Default())
			var told []string
			if err != nil {
				told = append(told, err.Error())
			} else {
				for _, e := range a.Exceeded {
					told = append(told, e.String())
				}
			}
			if !slices.ContainsFunc(told, func(line string) bool {
				return strings.HasPrefix(line, "k.cu:") && strings.HasSuffix(line, "[limit "+l.Name()+"]")
			}) {
				t.Errorf("told %q", told)
			}
			if a, err := checker.Check("k.cu", nvcc.Default()); err == nil && len(a.Exceeded) > 0 {
				t.Errorf("told again: %v", a.Exceeded)
			}
		})
	}
}

// everyOther defines constants, each in terms of all others.
func everyOther() string {
	var names []string
	for i := range 10 {
		names = append(names, fmt.Sprintf("c%d", i), fmt.Sprintf("d%d", i))
	}
	var b strings.Builder
	for _, name := range names {
		fmt.Fprintf(&b, "const int %s = 0", name)
		for _, other := range names {
			if other != name {
				b.WriteString(" + " + other)
			}
		}
		b.WriteString(";\n")
	}
	return b.String()
}

func allRules(t testing.TB) rule.Set {
	t.Helper()
	own, err := cases.Words("../testdata/conformance/own-archive.txt") // they report practices that most units have
	if err != nil {
		t.Fatal(err)
	}
	own = slices.DeleteFunc(own, func(id string) bool { return rule.Lookup(id) == nil }) // the rules about Go
	set, err := rule.NewSet("ill-formed,undefined,conditional,advice", strings.Join(own, ","))
	if err != nil {
		t.Fatal(err)
	}
	return set
}
