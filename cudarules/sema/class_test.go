package sema_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// TestClasses evaluates the assertions on classes, which a host compiler
// accepts as well.
func TestClasses(t *testing.T) {
	tu := load(t, "testdata/classes.cu", nvcc.Default()).Host
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
	if asserted < 250 {
		t.Errorf("%d assertions were found, want 250", asserted)
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
		{"struct S { template <class... A> S(A...) {} };", "unknown", "yes"},
		{"struct S { S() {;} };", "unknown", "yes"},
		{"union S { int a; float b; };", "yes", "yes"},
	} {
		path := filepath.Join(t.TempDir(), "s.cu")
		if err := os.WriteFile(path, []byte(c.code), 0o666); err != nil {
			t.Fatal(err)
		}
		r := typeNamed(load(t, path, nvcc.Default()).Host, "S").Record
		if got := r.HasEmptyDefaultConstructor().String(); got != c.constructor {
			t.Errorf("%s: the constructor is empty: %s, want %s", c.code, got, c.constructor)
		}
		if got := r.HasEmptyDestructor().String(); got != c.destructor {
			t.Errorf("%s: the destructor is empty: %s, want %s", c.code, got, c.destructor)
		}
	}
}
