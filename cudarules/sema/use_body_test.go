package sema_test

import (
	"slices"
	"testing"

	"github.com/cudavet/cudavet/cudarules/limit"
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
		end, count := false, 0
		for _, b := range tu.Bodies() {
			if reached(b.Function) {
				end = end || b.Function.Name == "end"
				count++
			}
		}
		if !end || count > 50 {
			t.Errorf("%s: %d functions are reached, end among them: %t", name, count, end)
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

// TestUsesEnd asks for the uses of code whose conversions and default arguments
// lead back to themselves.
func TestUsesEnd(t *testing.T) {
	for _, text := range []string{
		`struct B; struct A { A(const B &); }; struct B { B(const A &); }; void f(A); void g() { f(unseen); A a(unseen); B b = unseen; end(); }`,
		`struct B; struct A { A(B); }; struct B { B(A); }; void f(A); void g() { f(unseen); A a(unseen); B b = unseen; end(); }`,
		`template <class T> struct A { template <class U> A(const A<U> &); }; void f(A<int>); void g() { f(unseen); A<int> a(unseen); end(); }`,
		`struct A { A(A a = A()); int i; }; void g() { A a; A(); end(); }`,
		`struct A { A(int i = A().i); int i; }; void f(A a = A()); void g() { f(); A a; end(); }`,
		`struct A { A b = A(); A *c = new A; int i; }; void g() { A a; end(); }`,
		`struct A; struct B { A a; }; struct A { B b; }; void g() { A a; B b; end(); }`,
		`struct A : A { int i = A().i; }; void g() { A a; end(); }`,
		`template <class T> struct A { A<T *> *p = new A<T *>(); }; void g() { A<int> a; end(); }`,
	} {
		tu := loadText(t, "void end() {} "+text)
		reached := tu.Reached(func(f *sema.Function) bool { return f.Name == "g" })
		if !slices.ContainsFunc(tu.Bodies(), func(b *sema.Body) bool { return b.Function.Name == "end" && reached(b.Function) }) {
			t.Errorf("%s: end is not reached", text)
		}
	}
}

// TestHidden asks whether a member that was not seen may hide the function f.
func TestHidden(t *testing.T) {
	const f = "__device__ int f(int); template <class T> int f(T *); namespace n { using ::f; } "
	for text, want := range map[string]bool{
		`int g() { return f(1); }`:                        false,
		`struct S { int g() { return f(1); } };`:          false,
		`struct S : Unseen { int g() { return f(1); } };`: true,
		`struct S : Unseen<int> { int g(); }; int S::g() { auto l = [] { return f(1); }; return 2; }`: true,
		`struct R : Unseen {}; struct S : R { int g() { return n::f(1); } };`:                         false,
		`struct R : Unseen {}; struct S : R { struct T { int g() { return f(1); } }; };`:              true,
		`struct R; struct S : R { int g() { int (*p)(int) = f; return 1; } };`:                        true,
		`template <class B> struct S : B { int g() { return f(1); } };`:                               false,
		`int Unseen::g() { return f(1); }`:                                                            true,
		`template <class T> Unseen<T>::Unseen() { auto p = &f; }`:                                     true,
		`namespace n { int g(); } int n::g() { return f(1); }`:                                        false,
	} {
		tu := loadText(t, f+text)
		asked := 0
		for _, b := range tu.Bodies() {
			for _, u := range b.Uses() {
				if u.Kind == sema.Calls || u.Kind == sema.Refers || u.Kind == sema.TakesAddress {
					asked++
					if u.MayBeHidden() != want {
						t.Errorf("%s: f may be hidden: %t", text, !want)
					}
				}
			}
		}
		if asked == 0 {
			t.Errorf("%s: nothing names f", text)
		}
	}
}

// TestUnknownArguments has classes name themselves as arguments of their bases
// where one of their own arguments is not known: it is the same one again.
func TestUnknownArguments(t *testing.T) {
	for _, text := range []string{
		`template <class T> struct Base {}; template <class T, int n> struct Op : Base<Op<T, n>> {}; void g() { Op<int, unseen(1)> o; f(o); o + o; end(); }`,
		`template <class T> struct Base {}; template <class T, int... n> struct Op : Base<Op<T, n...>> {}; void g() { Op<int, unseen(1), 2> o; f(o); o + o; end(); }`,
		`template <class T> struct Base {}; template <template <class> class T, int n> struct Op : Base<Op<T, n>> { Op<T, n> *next; }; void g() { Op<Unseen, unseen(1)> o; f(o.next); o == o; end(); }`,
		`template <class T> struct Base {}; template <class T, int n> struct Op : Base<Op<T, n>> {}; template <int n> using Alias = Op<int, n>; void g() { Alias<unseen(1)> o; f(o); end(); }`,
		`template <class A, int n> struct Sum; template <class T> struct Base {}; template <class A, int n> struct Sum : Base<Sum<A, n>> {}; template <class A, int n> auto add(Sum<A, n> s) { return Sum<Sum<A, n>, n>(); } void g() { auto s = add(add(Sum<int, unseen(2)>())); f(s); end(); }`,
	} {
		tu := loadText(t, text)
		for _, b := range tu.Bodies() {
			b.Uses()
		}
		if tu.Limits().Has(limit.TemplateInstances) {
			t.Errorf("instances without end in %s", text)
		}
	}
}
