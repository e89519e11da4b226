package sema_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// TestAssertions evaluates the assertions of testdata, which a host compiler
// accepts as well.
func TestAssertions(t *testing.T) {
	for file, least := range map[string]int{"classes.cu": 250, "layouts.cu": 20, "expressions.cu": 285} {
		t.Run(file, func(t *testing.T) {
			tu := load(t, "testdata/"+file, nvcc.Default()).Host
			asserted := 0
			check := func(root *sema.Scope, n syntax.Node) {
				asserted++
				c, ok := root.At(n).Constant(n.Child(syntax.FieldCondition))
				switch {
				case !ok:
					t.Errorf("line %d: not known: %s", tu.Pos(n).Line, n.Text())
				case !c.Bool():
					t.Errorf("line %d: does not hold: %s", tu.Pos(n).Line, n.Text())
				}
			}
			for n := range tu.Main().Tree.Root().Children() {
				if n.Kind() == syntax.StaticAssertDeclaration {
					check(tu.Global, n)
				}
			}
			for fd := range tu.FuncDecls(tu.Main()) {
				for n := range fd.Body().All() {
					if n.Kind() == syntax.StaticAssertDeclaration {
						check(fd.BodyScope(), n)
					}
				}
			}
			if asserted < least {
				t.Errorf("%d assertions were found, want %d", asserted, least)
			}
		})
	}
}

// TestEmptiness asks whether the constructors and destructors of S are empty in
// the sense of the guide: yes, no or unknown for both.
func TestEmptiness(t *testing.T) {
	for _, c := range []struct{ code, constructor, destructor string }{
		{"struct S { int a; };", "yes", "yes"},
		{"struct S { int a; S() {} ~S() {} };", "yes", "yes"},
		{"struct S { int a; S(); ~S(); }; S::S() {} S::~S() { }", "yes", "yes"},
		{"struct S { S(); ~S(); };", "no", "no"},
		{"#include \"missing.h\"\nstruct S { S(); ~S(); };", "unknown", "unknown"},
		{"struct S { int a; S() : a(0) {} ~S() { a = 0; } };", "no", "no"},
		{"struct S { int a; S() { a = 0; } };", "no", "yes"},
		{"struct S { int a; S(int b = 0) {} };", "no", "yes"},
		{"struct S { int a = 1; };", "no", "yes"},
		{"struct S { S(); }; S::S() = default;", "yes", "yes"},
		{"struct S { S() = default; ~S() = default; };", "yes", "yes"},
		{"struct S { virtual void f(); };", "no", "yes"},
		{"struct S { virtual ~S() {} };", "no", "no"},
		{"struct B {}; struct S : virtual B { };", "no", "yes"},
		{"struct B {}; struct S : virtual B { ~S() {} };", "no", "no"},
		{"struct B { B() {} ~B() {} }; struct S : B { B b[2]; };", "yes", "yes"},
		{"struct B { int a; B() : a(1) {} ~B() { a = 0; } }; struct S : B {};", "no", "no"},
		{"struct B { int a; B() : a(1) {} ~B() { a = 0; } }; struct S { B b[2]; S() {} ~S() {} };", "no", "no"},
		{"struct S { Unseen u; };", "unknown", "unknown"},
		{"struct S { Unseen *u; };", "yes", "yes"},
		{"template <class T> struct B { T t; B() {} }; struct S : B<int> {};", "yes", "yes"},
		{"template <class T> struct B { T t; B(); }; template <class T> B<T>::B() : t() {} struct S : B<int> {};", "no", "yes"},
		{"struct S { template <class... A> S(A...) {} };", "yes", "yes"},
		{"struct S { int a; template <class... A> S(A...) { a = 1; } };", "no", "yes"},
		{"struct S { template <class A = int> S(A = A()) {} };", "no", "yes"},
		{"struct S { int a; template <class A = int> S(); }; template <class A> S::S() { a = 1; }", "no", "yes"},
		{"struct N { int a; template <class... A> N(A...) { a = 1; } }; struct S { N n; };", "no", "yes"},
		{"struct E { int a; E() {} }; struct S : E { S() : E() {} };", "yes", "yes"},
		{"struct E { int a; E() {} }; struct S { E a, b[2]; S() : a{}, b() {} };", "yes", "yes"},
		{"struct E { int a; E() {} E(int) {} }; struct S : E { S() : E(1) {} };", "no", "yes"},
		{"struct E { int a; E() { a = 1; } }; struct S : E { S() : E() {} };", "no", "yes"},
		{"struct T { int a; }; struct S : T { S() : T() {} };", "no", "yes"},
		{"struct S { S() : S(1) {} S(int) {} };", "no", "yes"},
		{"struct E { int a; E() {} }; struct S { E e; S() : e(E()) {} };", "unknown", "yes"},
		{"struct S { S(...) {} };", "unknown", "yes"},
		{"struct S { S() {;} };", "no", "yes"},
		{"union S { int a; float b; };", "yes", "yes"},
	} {
		r := typeNamed(loadText(t, c.code), "S").Record
		if got := r.HasEmptyDefaultConstructor().String(); got != c.constructor {
			t.Errorf("%s: the constructor is empty: %s, want %s", c.code, got, c.constructor)
		}
		if got := r.HasEmptyDestructor().String(); got != c.destructor {
			t.Errorf("%s: the destructor is empty: %s, want %s", c.code, got, c.destructor)
		}
	}
}

// TestUnending asks about classes that contain themselves or have no end.
func TestUnending(t *testing.T) {
	for _, code := range []string{
		"struct S { S s; S a[2]; };",
		"struct S; struct S : S { virtual void f() = 0; };",
		"struct B; struct S : B { virtual ~S(); }; struct B : S { virtual void f() = 0; };",
		"struct B; struct S { B b; }; struct B { S s; };",
		"struct alignas(sizeof(S)) S { int a; };",
		"template <int n> struct T : T<n + 1> { virtual void f(); }; struct S : T<0> {};",
		"template <int n> struct T { T<n + 1> t; }; struct S : T<0> {};",
		"template <class X> struct T { T<T<X>> t; }; struct S : T<int> {};",
		"struct S { char a[1ll << 62][1ll << 62]; };",
		"struct S { int a : -3; alignas(3) int b; int c[-1]; };",
	} {
		r := typeNamed(loadText(t, code), "S").Record
		if _, ok := r.TU.Layout(r, true); ok {
			t.Errorf("%s: the layout is known", code)
		}
		for k := sema.DefaultConstructor; k <= sema.Destructor; k++ {
			r.Special(k)
		}
		r.IsStandardLayout()
		r.IsTrivial()
		r.IsAbstract()
		r.IsLiteral()
		r.HasVirtualDestructor()
		r.HasEmptyDefaultConstructor()
		r.HasEmptyDestructor()
	}
}

// TestDiamonds asks about a class with a billion paths to its first base.
func TestDiamonds(t *testing.T) {
	for _, virtual := range []string{"", "virtual "} {
		var code strings.Builder
		code.WriteString("struct A0 { virtual void f(); };\n")
		for i := range 30 {
			fmt.Fprintf(&code, "struct B%d : %sA%[1]d {}; struct C%[1]d : %[2]sA%[1]d {}; struct A%[3]d : B%[1]d, C%[1]d {};\n", i, virtual, i+1)
		}
		tu := loadText(t, code.String())
		last, first := typeNamed(tu, "A30").Record, typeNamed(tu, "A0").Record
		if last.DerivesFrom(first) != sema.Yes || last.IsPolymorphic() != sema.Yes || len(last.Find("g")) > 0 {
			t.Errorf("%sbases are not followed", virtual)
		}
		if _, ok := tu.Layout(last, false); ok != (virtual != "") {
			t.Errorf("%sbases: the layout is known: %t", virtual, ok)
		}
		last.IsStandardLayout()
		last.IsAbstract()
		last.HasVirtualDestructor()
	}
}

// TestABIKind compares types that C, C++ and Go spell differently.
func TestABIKind(t *testing.T) {
	tu := loadText(t, `#include <cstdint>
		enum Plain { a }; enum Small : short { b }; struct Record { int a; };
		typedef int32_t i32; typedef int i; typedef long l; typedef long long ll; typedef Plain plain; typedef unsigned u;
		typedef Small small; typedef short s; typedef float *fp; typedef void (*function)(int); typedef int &ref;
		typedef float f; typedef bool flag; typedef unsigned char byte; typedef Record record; typedef float4 vector; typedef Unseen unseen;`)
	for _, c := range []struct {
		a, b string
		same bool
	}{
		{"i32", "i", true}, {"l", "ll", true}, {"plain", "u", true}, {"small", "s", true}, {"fp", "function", true}, {"fp", "ref", true},
		{"i", "l", false}, {"i", "u", false}, {"i", "f", false}, {"flag", "byte", false}, {"record", "i", false}, {"record", "vector", false},
	} {
		a, okA := tu.ABIKind(typeNamed(tu, c.a))
		b, okB := tu.ABIKind(typeNamed(tu, c.b))
		if !okA || !okB || (a == b) != c.same {
			t.Errorf("%s is %v (%t), %s is %v (%t); want the same: %t", c.a, a, okA, c.b, b, okB, c.same)
		}
	}
	if k, ok := tu.ABIKind(typeNamed(tu, "unseen")); ok {
		t.Errorf("an unknown type is %v", k)
	}
}

// TestErrors asks about classes with syntax errors: those in the body of a
// function say nothing of the class.
func TestErrors(t *testing.T) {
	for code, want := range map[string]string{
		"struct S { int a; void f() { if (a ? ) { } } };":  "yes",
		"struct S { int a; void f() { } int b = ? ; };":    "unknown",
		"template <class T> struct S<T { int a; }; S<int>": "unknown",
	} {
		typ := typeNamed(loadText(t, code), "S")
		if got := typ.TriviallyCopyable().String(); got != want {
			t.Errorf("%s is trivially copyable: %s, want %s", code, got, want)
		}
	}
}

// TestWindows tests differences with Microsoft's host compiler.
func TestWindows(t *testing.T) {
	options := nvcc.Default()
	options.MSVC = true
	path := filepath.Join(t.TempDir(), "s.cu")
	text := `typedef long l; typedef wchar_t w; typedef long double ld; struct Plain { char c; long l; };
		struct Bits { int a : 3; }; struct Derived : Plain { char d; };`
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	tu := load(t, path, options).Host
	for name, want := range map[string]int64{"l": 4, "w": 2, "ld": 8, "Plain": 8, "Bits": 0, "Derived": 0} {
		if size, _, _ := tu.SizeAlign(typeNamed(tu, name)); size != want {
			t.Errorf("%s has %d bytes, want %d, 0 for unknown", name, size, want)
		}
	}
}

// loadText gives the text of a .cu file its meaning on the host.
func loadText(t *testing.T, text string) *sema.TU {
	t.Helper()
	path := filepath.Join(t.TempDir(), "s.cu")
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return load(t, path, nvcc.Default()).Host
}
