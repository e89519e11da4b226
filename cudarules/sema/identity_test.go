package sema_test

import (
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// TestIdentity looks a function named target up in several ways, which must all
// give the same object: the one that its definition belongs to. No other function
// may be two objects either.
func TestIdentity(t *testing.T) {
	for name, text := range map[string]string{
		"unqualified and qualified":        `namespace n { void target() {} void a() { target(); n::target(); ::n::target(); } }`,
		"declared before":                  `void target(); void a() { target(); } void target() {} void b() { target(); void target(); target(); }`,
		"using-declaration":                `namespace n { void target() {} } using n::target; void a() { target(); ::target(); } void b() { using n::target; target(); }`,
		"using-directive":                  `namespace n { void target() {} } using namespace n; void a() { target(); ::target(); }`,
		"inline namespace":                 `namespace n { inline namespace m { void target() {} } } void a() { n::target(); n::m::target(); }`,
		"namespace alias":                  `namespace n { void target() {} } namespace m = n; void a() { n::target(); m::target(); }`,
		"defined outside of its namespace": `namespace n { void target(); } void n::target() {} void a() { n::target(); }`,
		"argument-dependent":               `namespace n { struct A {}; void target(A) {} } void a() { n::A x; target(x); n::target(x); }`,
		"reference and address":            `void target() {} void a() { void (*p)() = target; p = &target; (target)(); (*target)(); (*&target)(); }`,
		"friend":                           `struct A { friend void target(A); }; void target(A) {} void a() { A x; target(x); ::target(x); }`,
		"friend that is declared before":   `struct A; void target(A); struct A { friend void target(A) {} }; void a() { A x; target(x); ::target(x); }`,
		"friend in its class alone":        `struct A { friend void target(A) {} }; void a() { A x; target(x); } void b(A x) { target(x); }`,
		"friend of two classes":            `struct B; struct A { friend void target(A, B); }; struct B { friend void target(A, B); }; void target(A, B) {} void a() { A x; B y; target(x, y); }`,
		"overloads":                        `void target(int) {} void over(float); void a() { target(1); target(2); }`,

		"member defined in its class":   `struct A { void target() {} void a() { target(); this->target(); A::target(); } }; void b(A x, A *p) { x.target(); p->target(); (*p).target(); x.A::target(); }`,
		"member defined outside":        `struct A { void target(); void a() { target(); } }; void b(A x) { x.target(); } void A::target() { target(); }`,
		"member of two overloads":       `struct A { void target(int) {} void other(float); void other(int) {} void a() { target(1); other(1); } }; void b(A x) { x.target(1); x.other(1); }`,
		"member through a typedef":      `struct A { void target() {} }; typedef A B; using C = B; void a(B x, C y) { x.target(); y.target(); y.B::target(); }`,
		"member of a base":              `struct A { void target() {} }; struct B : A { void a() { target(); A::target(); B::target(); } }; struct C : B {}; void b(C x) { x.target(); x.A::target(); }`,
		"member by a using-declaration": `struct A { void target() {} }; struct B : A { using A::target; void a() { target(); } }; void b(B x) { x.target(); }`,
		"static member":                 `struct A { static void target() {} }; void a(A x) { A::target(); x.target(); } void b() { void (*p)() = A::target; p = &A::target; }`,
		"member of a nested class":      `struct A { struct B { void target(); }; B b; }; void A::B::target() {} void a(A x, A::B y) { x.b.target(); y.target(); }`,
		"class defined outside":         `struct A { struct B; B *b; }; struct A::B { void target() {} void c() { target(); } }; void a(A x, A::B y) { x.b->target(); y.target(); }`,
		"class of a namespace":          `namespace n { struct A; } struct n::A { void target(); void c() { target(); } }; void n::A::target() {} void a(n::A x) { x.target(); }`,
		"member of a local class":       `void a() { struct A { void target() {} void b() { target(); } }; A x; x.target(); }`,
		"member of an unnamed class":    `struct { void target() {} void b() { target(); } } x; void a() { x.target(); }`,
		"virtual":                       `struct A { virtual void target() {} void a() { target(); } }; void b(A *p) { p->target(); p->A::target(); }`,
		"overload that needs another":   `struct A { int target(int) { return 1; } int more(int) { return 1; } auto more(float *) -> decltype(more(1)); void a() { more(1); more(0.f); } };`,

		"operator":             `struct A { void operator+(int) {} void target() { *this + 1; operator+(1); } }; void b(A x) { x + 1; x.operator+(1); x.target(); }`,
		"operator of a friend": `struct A { friend void operator+(A, int) {} }; void target(A x) { x + 1; x + 2; operator+(x, 1); }`,
		"call operator":        `struct A { void operator()(int) {} void target() { (*this)(1); operator()(1); } }; void b(A x) { x(1); x.operator()(1); x.target(); }`,
		"conversion":           `struct A { operator int() { return 1; } int target() { return *this; } }; int b(A x) { x.target(); int i = x; return x + i; }`,
		"constructor":          `struct target { target(int) {} }; struct D : target { using target::target; D() : target(1) {} }; void a() { target x(1); target y = 1; target(1); D d(1); target *p = new target{1}; }`,
		"destructor":           `struct target { ~target() {} }; void a() { target x; x.~target(); target *p = new target; delete p; }`,

		"function template":           `template <class T> void target(T) {} void a() { target(1); target<int>(1); ::target(2); }`,
		"class template":              `template <class T> struct A { void target() {} void a() { target(); } }; void b(A<int> x) { x.target(); x.a(); A<int>().target(); }`,
		"member defined out of a":     `template <class T> struct A { void target(); void a() { target(); } }; template <class T> void A<T>::target() {} typedef A<int> B; void b(A<int> x, B y) { x.target(); y.target(); x.a(); }`,
		"member template":             `struct A { template <class T> void target(T) {} void a() { target(1); } }; void b(A x) { x.target(1); x.template target<int>(2); }`,
		"specialization":              `template <class T> void target(T) {} template <> void target(int) { target(1); } void a() { target(1); target<int>(2); }`,
		"specialized member":          `template <class T> struct A { void target() {} }; template <> void A<int>::target() { target(); } void b(A<int> x) { x.target(); x.A<int>::target(); }`,
		"specialized class":           `template <class T> struct A {}; template <> struct A<int> { void target(); void c() { target(); } }; void A<int>::target() {} void b(A<int> x) { x.target(); }`,
		"specialized elsewhere":       `namespace n { template <class T> struct A {}; } template <> struct n::A<int> { void target() {} void c() { target(); } }; void b(n::A<int> x) { x.target(); }`,
		"member of an instance":       `template <class T> struct A { struct B { void target() {} void c() { target(); } }; }; void b(A<int>::B x) { x.target(); x.c(); }`,
		"constructor of a template":   `template <class T> struct target { target(T); }; template <class T> target<T>::target(T) {} void b() { target<int> x(1), y = 2; target<int>(3); }`,
		"destructor of a template":    `template <class T> struct target { ~target(); }; template <class T> target<T>::~target() {} void b() { target<int> x; x.~target(); }`,
		"operator of a template":      `template <class T> struct A { T operator[](int) const; T target() { return (*this)[1]; } }; template <class T> T A<T>::operator[](int) const { return T(); } void b(A<int> x) { x[1]; x.operator[](2); x.target(); }`,
		"conversion of a template":    `template <class T> struct A { operator T() const; operator T *(); int target() { return *this; } }; template <class T> A<T>::operator T() const { return T(); } template <class T> A<T>::operator T *() { return 0; } int b(A<int> x) { int i = x; int *p = x; return x.target(); }`,
		"template of a template":      `template <class T> struct A { template <class U> void target(U); }; template <class T> template <class U> void A<T>::target(U) {} void b(A<int> x) { x.target(1); x.target<int>(2); }`,
		"friend of a template":        `template <class T> struct A; template <class T> void target(A<T>); template <class T> struct A { friend void target<T>(A<T>); }; template <class T> void target(A<T>) {} void b(A<int> x) { target(x); target<int>(x); }`,
		"alias template":              `template <class T> struct A { void target() {} }; template <class T> using B = A<T>; void b(B<int> x, A<int> y) { x.target(); y.target(); }`,
		"partial specialization":      `template <class T> struct A; template <class T> struct A<T *> { void target(); }; template <class T> void A<T *>::target() {} void b(A<int *> x) { x.target(); A<int *>().target(); }`,
		"using-declaration of a base": `template <class T> struct A { void target() {} }; template <class T> struct B : A<T> { using A<T>::target; void c() { target(); this->target(); } }; void b(B<int> x) { x.target(); x.c(); }`,
		"base that is a template":     `template <class T> struct A { void target() {} }; struct B : A<int> { void a() { target(); } }; void b(B x, A<int> y) { x.target(); y.target(); }`,
	} {
		tu := loadText(t, text)
		type declaration struct {
			node     syntax.Node
			function string // with the arguments of an instance
		}
		known := map[declaration]*sema.Function{}
		targets := map[*sema.Function]bool{}
		see := func(f *sema.Function) {
			if f == nil || (&sema.Body{FuncDecl: f.First()}).IsPattern() {
				return
			}
			if strings.Trim(f.Name, "~") == "target" {
				targets[f] = true
				if f.Definition() == nil {
					t.Errorf("%s: %s is not known to be defined", name, f)
				}
			}
			for _, d := range f.Decls {
				at := declaration{d.Node, f.String()}
				if g := known[at]; g != nil && g != f {
					t.Errorf("%s: %s is two functions", name, f)
				}
				known[at] = f
			}
		}
		for fd := range tu.FuncDecls(tu.Main()) {
			see(fd.Function)
		}
		for r := range tu.Records(tu.Main()) {
			for _, f := range r.Methods() {
				see(f)
			}
		}
		for _, b := range tu.Bodies() {
			for _, u := range b.Uses() {
				see(u.Function)
			}
		}
		if len(targets) != 1 {
			t.Errorf("%s: target is %d functions", name, len(targets))
		}
	}
}
