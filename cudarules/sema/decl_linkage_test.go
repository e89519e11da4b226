package sema_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/sema"
)

func TestIsDefined(t *testing.T) {
	for _, test := range []struct {
		text string // in which a function g calls one function
		want sema.Answer
	}{
		{`int f(int n); int g() { return f(1); }`, sema.No},
		{`int f(int n); int g() { return f(1); } int f(int n) { return n; }`, sema.Yes},
		{`extern "C" int f(int n); int g() { return f(1); }`, sema.No},
		{`int f(int n); int g() { return f(1); } int f(int ( [ n) { return n; }`, sema.Unknown},
		{`int f(int n); int g() { return f(1); } namespace n { int h(int ( [ n) { return n; } }`, sema.No},
		{`struct S { int f(); }; int g() { return S().f(); } struct T { int h(int ( [ n); }; int S::f() { return 1; }`, sema.Yes},
		{`extern "C" float __nv_f(float x); float g() { return __nv_f(1); }`, sema.Unknown},
		{`float __nv_f(float x); float g() { return __nv_f(1); }`, sema.No},
		{`template <int n> int f(); int g() { return f<3>(); }`, sema.No},
		{`template <int n> int f(); template <> int f<3>() { return 3; } int g() { return f<3>(); }`, sema.Yes},
		{`template <int n> int f(); template <> int f<3>() { return 3; } int g() { return f<4>(); }`, sema.No},
		{`template <int n> int f(); template <> int f<3>() { return 3; } template <int n> int g() { return f<n>(); }`, sema.Unknown},
		{`template <class T, int n> struct V { void f(); }; template <int n> struct V<int, n> { void f() {} };
			void g() { V<int, 1> v; v.f(); }`, sema.Yes},
		{`template <class T, int n> struct V { void f(); }; template <int n> struct V<int, n> { void f() {} };
			void g() { V<char, 1> v; v.f(); }`, sema.No},
		{`template <class T, int n> struct V { void f(); }; template <int n> struct V<int, n> { void f() {} };
			template <int n> void g() { V<int, n> v; v.f(); }`, sema.Unknown},
		{`template <class T, int n> struct V { void f(); }; template <int n> struct V<int, n> { void f() {} };
			void g() { V<int, unseen> v; v.f(); }`, sema.Unknown},
	} {
		tu := loadText(t, test.text)
		var called *sema.Function
		for _, b := range tu.Bodies() {
			for _, u := range b.Uses() {
				if b.Function.Name == "g" && u.Kind == sema.Calls {
					called = u.Function
				}
			}
		}
		got := sema.Unknown // the callee is unknown
		if called != nil {
			got = called.IsDefined()
		}
		if got != test.want {
			t.Errorf("%s: got %v, want %v", test.text, got, test.want)
		}
	}
}

func TestIsPattern(t *testing.T) {
	for _, test := range []struct {
		text string // with a function f
		want []bool // for each of its bodies
	}{
		{`void f() {}`, []bool{false}},
		{`template <int n> void f() {}`, []bool{true}},
		{`template <int n> void f() {} void g() { f<1>(); }`, []bool{true, false}},
		{`template <int n> void f() {} template <int n> void g() { f<n>(); }`, []bool{true}},
		{`template <class T> struct S { void f() {} }; void g() { S<int> s; s.f(); }`, []bool{true, false}},
		{`template <class T> struct S { void f() {} }; template <class T> void g() { S<T *> s; s.f(); }`, []bool{true}},
	} {
		var got []bool
		for _, b := range loadText(t, test.text).Bodies() {
			if b.Function.Name == "f" {
				got = append(got, b.IsPattern())
			}
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.text, diff)
		}
	}
}

// TestHiddenSpaces asks for the space of functions with macros that nothing defines.
func TestHiddenSpaces(t *testing.T) {
	for text, want := range map[string]bool{
		`AGENT(f, In, Out) { return; }`:                                  true,
		`ON_BOTH auto f() { return 1; }`:                                 true,
		`template <int I> ON_BOTH auto &f() { static int x; return x; }`: true,
		`void LAUNCH_BOUNDS(12, 8) f(int *p) {}`:                         true,
		`int *ON_DEVICE f() { return 0; }`:                               true,
		`int *f() { return 0; }`:                                         false,
		`template <class T> concept C = true; C auto f() { return 1; }`:  false,
		`struct S { S() {} };`:                                           false,
		`Unseen::Unseen() {}`:                                            false,
		`int main() {}`:                                                  false,
	} {
		tu := loadText(t, text)
		for _, b := range tu.Bodies() {
			if got := b.Function.RunsOn(sema.Host) == sema.Unknown; got != want {
				t.Errorf("%s: the space of %s is unseen: %t", text, b.Function, got)
			}
		}
	}
}
