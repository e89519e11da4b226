package cudarules

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// TestLimits checks sources that have no end, or whose analysis would have
// none if it were done without thought. What stands behind is checked all the
// same.
func TestLimits(t *testing.T) {
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
	limited := map[string]bool{"twice as many instances each time": true, "members of ever new instances": true}
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
		"a long chain of initializers":      chain(1500, "struct S0 { int a = 1; };", "struct SNEXT { SLAST a = SLAST(); };\n") + "__device__ S1499 x; __global__ void k() { S1499 s; }",
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
			if (a.Limit != nil) != limited[name] {
				t.Errorf("limit: %v", a.Limit)
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

func allRules(t testing.TB) rule.Set {
	t.Helper()
	set, err := rule.NewSet("ill-formed,undefined,conditional,advice", "")
	if err != nil {
		t.Fatal(err)
	}
	return set
}
