package sema_test

import (
	"testing"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// TestSpecializations asks for the value of S<…>::n, which is 0 in the primary
// template and as the others say in its specializations.
func TestSpecializations(t *testing.T) {
	for _, test := range []struct {
		templates, arguments string
		want                 int64 // -1: unknown
	}{
		{`template <class T> struct S { static const int n = 0; }; template <> struct S<float> { static const int n = 1; };`, "float", 1},
		{`template <class T> struct S { static const int n = 0; }; template <> struct S<float> { static const int n = 1; };`, "int", 0},
		{`template <class T> struct S { static const int n = 0; }; template <> struct S<float> { static const int n = 1; };`, "unseen", -1},
		{`template <class T> struct S { static const int n = 0; };`, "unseen", 0},
		{`template <class T, int i> struct S { static const int n = 0; }; template <int i> struct S<float, i> { static const int n = 1; };`, "int, unseen", 0},
		{`template <class T, int i> struct S { static const int n = 0; }; template <int i> struct S<float, i> { static const int n = 1; };`, "float, unseen", -1},
		{`template <class T, int i> struct S { static const int n = 0; }; template <class T> struct S<T, sizeof(T)> { static const int n = 1; };`, "int, 4", 1},
		{`template <class T, int i> struct S { static const int n = 0; }; template <class T> struct S<T, sizeof(T)> { static const int n = 1; };`, "int, 8", 0},
		{`template <class T, int i> struct S { static const int n = 0; }; template <class T> struct S<T, T::x> { static const int n = 1; };`, "int, 8", -1},
		{`template <class T, class U = void> struct S { static const int n = 0; };
			template <bool b> struct on {}; template <> struct on<true> { typedef void type; };
			template <class T> struct S<T, typename on<(sizeof(T) > 4)>::type> { static const int n = 1; };`, "double", 1},
		{`template <class T, class U = void> struct S { static const int n = 0; };
			template <class T> struct S<T, typename T::unknown> { static const int n = 1; };
			template <> struct S<int, void> { static const int n = 2; };`, "int", 2},
		{`template <class...> using void_t = void; struct A { typedef int type; };
			template <class T, class U = void> struct S { static const int n = 0; };
			template <class T> struct S<T, void_t<typename T::type>> { static const int n = 1; };`, "A", 1},
		{`template <class...> using void_t = void; struct A { typedef int type; };
			template <class T, class U = void> struct S { static const int n = 0; };
			template <class T> struct S<T, void_t<typename T::type>> { static const int n = 1; };`, "int", -1},
		{`template <class... T> struct S { static const int n = 0; }; template <class T, class... U> struct S<T *, U...> { static const int n = 1; };`, "int *, char", 1},
		{`template <class T> struct S { static const int n; }; template <class T> const int S<T>::n = 0; template <> const int S<float>::n = 1;`, "float", 1},
		{`template <class T> struct S { static const int n; }; template <class T> const int S<T>::n = 0; template <> const int S<float>::n = 1;`, "int", 0},
		{`namespace a { template <class T> struct S { static const int n = 0; }; } template <> struct a::S<float> { static const int n = 1; }; using a::S;`, "float", 1},
		{`template <class T> struct Q { struct M { enum { n = 0 }; }; }; template <> struct Q<float>::M { enum { n = 1 }; }; template <class T> struct S { static const int n = Q<T>::M::n; };`, "float", 1},
		{`template <class T> struct Q { struct M { enum { n = 0 }; }; }; template <> struct Q<float>::M { enum { n = 1 }; }; template <class T> struct S { static const int n = Q<T>::M::n; };`, "int", 0},
		{`template <class... T> struct S { static const int n = 0; }; template <class T, class... U> struct S<T *, U...> { static const int n = 1; };`, "int, char", 0},
	} {
		tu := loadText(t, test.templates+" struct R { char c[S<"+test.arguments+">::n + 1]; };")
		size, _, ok := tu.SizeAlign(typeNamed(tu, "R"))
		if !ok {
			size = 0
		}
		if size-1 != test.want {
			t.Errorf("%s: S<%s>::n is %d, want %d", test.templates, test.arguments, size-1, test.want)
		}
	}
}

// TestAmbiguousSpecializations asks for the space of a function where arguments in terms
// of parameters may select a specialization.
func TestAmbiguousSpecializations(t *testing.T) {
	for text, want := range map[string]bool{
		`template <class T> void f() {} template <class T> void g() { f<T>(); }`:                                         false,
		`template <class T> void f() {} template <> __device__ void f<int>() {} template <class T> void g() { f<T>(); }`: true,
		`template <class T> void f() {} template <> __device__ void f<int>() {} void g() { f<char>(); }`:                 false,
	} {
		tu := loadText(t, text)
		for _, b := range tu.Bodies() {
			for _, u := range b.Uses() {
				if u.Kind == sema.Calls && (u.Function.RunsOn(sema.Host) == sema.Unknown) != want {
					t.Errorf("%s: the space of f is unseen: %t", text, !want)
				}
			}
		}
	}
}
