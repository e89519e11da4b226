package sema_test

import (
	"testing"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// TestReachedEnds follows calls that name ever new instances: in terms of
// template parameters one of them speaks for all, and of those with arguments
// a few are looked at.
func TestReachedEnds(t *testing.T) {
	for name, text := range map[string]string{
		"members of a class template":    `template <class T> struct S { void f() { S<T *> s; s.f(); } }; template <class T> void g(T t) { S<T> s; s.f(); end(); }`,
		"instances of a class template":  `template <class T> struct S { void f() { S<T *> s; s.f(); } }; void g() { S<int> s; s.f(); end(); }`,
		"a function template":            `template <class T> void f(T t) { f(&t); } template <class T> void g(T t) { f(t); end(); }`,
		"instances of a template":        `template <class T> void f(T t) { f(&t); } void g() { f(1); end(); }`,
		"two instances for each of them": `template <int i, class T> void f(T t) { f<1>(&t); f<2>(&t); } void g() { f<0>(1); end(); }`,
	} {
		tu := loadText(t, "void end() {} "+text)
		reached := tu.Reached(func(f *sema.Function) bool { return f.Name == "g" })
		end := false
		for f := range reached {
			end = end || f.Name == "end"
		}
		if !end || len(reached) > 50 {
			t.Errorf("%s: %d functions are reached, end among them: %t", name, len(reached), end)
		}
	}
}

// TestDeducedResult asks for the types of functions that need each other's.
func TestDeducedResult(t *testing.T) {
	tu := loadText(t, `auto base() { return 1.5f; }
		auto twice(int n) { return base() + base(); }
		auto endless(int n) { return endless(n - 1); }
		typedef decltype(twice(1)) known; typedef decltype(endless(1)) unknown;`)
	for name, want := range map[string]sema.TypeKind{"known": sema.Float, "unknown": sema.UnknownType} {
		if got := typeNamed(tu, name); got.Kind != want {
			t.Errorf("%s is %s", name, got)
		}
	}
}
