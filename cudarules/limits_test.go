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
