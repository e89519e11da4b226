package sema_test

import (
	"testing"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// TestEnabled asks which function a call in g is of, where templates are
// enabled for some arguments or specialized: by its space, "" if that is not
// known.
func TestEnabled(t *testing.T) {
	const on = `template <bool b, class T = int> struct on {}; template <class T> struct on<true, T> { typedef T type; };
		template <bool b, class T = int> using on_t = typename on<b, T>::type; `
	values := `template <class T, on_t<(sizeof(T) > 4)> = 0> __device__ int f(T); template <class U, on_t<(sizeof(U) <= 4)> = 0> int f(U); `
	results := `template <class T> __device__ on_t<(sizeof(T) > 4)> f(T); template <class T> on_t<(sizeof(T) <= 4)> f(T); `
	trailing := `template <class T> __device__ auto f(T) -> on_t<(sizeof(T) > 4)>; template <class T> auto f(T) -> on_t<(sizeof(T) <= 4)>; `
	types := `template <class T, class = on_t<(sizeof(T) > 4)>> __device__ int f(T); int f(double); `
	for _, test := range []struct{ text, want string }{
		{values + `void g() { f(1.0); }`, "__device__"},
		{values + `void g() { f(1); }`, "__host__"},
		{values + `template <class T, on_t<(sizeof(T) > 4)>> __device__ int f(T) { return 0; } void g() { f(1); }`, "__host__"},
		{results + `void g() { f(1.0); }`, "__device__"},
		{results + `void g() { f(1); }`, "__host__"},
		{trailing + `void g() { f(1.0); }`, "__device__"},
		{trailing + `void g() { f(1); }`, "__host__"},
		{types + `void g() { f(1.0); }`, "__host__"},
		{types + `void g() { f(1l); }`, "__device__"},
		{types + `void g() { f(1.0f); }`, ""},
		{`namespace n { template <class T> void f(); } template <> __device__ void n::f<int>(); void g() { n::f<int>(); }`, "__device__"},
		{`namespace n { template <class T> void f(); } template <> __device__ void n::f<int>(); void g() { n::f<char>(); }`, "__host__"},
		{`template <class T> struct S { template <class U> static void f(); }; template <> template <> __device__ void S<int>::f<int>() {}
			void g() { S<int>::f<int>(); }`, "__device__"},
		{`template <class T> struct S { template <class U> static void f(); }; template <> template <> __device__ void S<int>::f<int>() {}
			void g() { S<char>::f<int>(); }`, "__host__"},
	} {
		tu := loadText(t, on+test.text)
		got := ""
		for _, b := range tu.Bodies() {
			for _, u := range b.Uses() {
				if b.Function.Name == "g" && u.Kind == sema.Calls && u.Function != nil {
					got = u.Function.Spaces().String()
				}
			}
		}
		if got != test.want {
			t.Errorf("%s: g calls a function of space %q, want %q", test.text, got, test.want)
		}
	}
}

// TestWordlessTypes has types that the grammar has no word for as arguments.
func TestWordlessTypes(t *testing.T) {
	for _, name := range []string{"wchar_t", "__int128", "__uint128_t", "char16_t", "unsigned __int128"} {
		tu := loadText(t, `template <class T> struct S { char c[1]; }; template <> struct S<`+name+`> { char c[2]; }; typedef S<`+name+`> a; typedef S<double> b;`)
		for typ, want := range map[string]int64{"a": 2, "b": 1} {
			if size, _, _ := tu.SizeAlign(typeNamed(tu, typ)); size != want {
				t.Errorf("%s: S has %d bytes, want %d", name, size, want)
			}
		}
	}
}
