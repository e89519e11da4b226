package sema_test

import (
	"testing"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// TestTooDeep asks for the type of a, which needs more instances within each other
// than are followed, and then for that of b, which needs some of the same ones.
func TestTooDeep(t *testing.T) {
	for name, text := range map[string]string{
		"typedef of members": `template <int n> struct S { typedef typename S<n - 1>::type type; };
			template <> struct S<0> { typedef int type; };
			S<1200>::type a; S<800>::type b;`,
		"alias templates": `template <int n> struct S;
			template <int n> using A = typename S<n>::type;
			template <int n> struct S { using type = A<n - 1>; };
			template <> struct S<0> { using type = int; };
			A<150> a; A<90> b;`,
		"results of functions": `template <int n> struct I {};
			template <int n> auto f(I<n>) { return f(I<n - 1>()); }
			inline int f(I<0>) { return 0; }
			decltype(f(I<150>())) a; decltype(f(I<90>())) b;`,
		"class questions": `template <int n> struct S { S<n - 1> next; };
			template <> struct S<0> { int x; };
			S<600> a; S<400> b;`,
	} {
		t.Run(name, func(t *testing.T) {
			tu := loadText(t, text)
			kinds := map[string]sema.Answer{}
			for v := range tu.Variables(tu.Main()) {
				kinds[v.Name] = v.Type().IsScalar()
				if r := v.Type(); r.Kind == sema.RecordType {
					kinds[v.Name] = r.Record.IsTriviallyCopyable()
				}
			}
			if kinds["a"] != sema.Unknown {
				t.Errorf("the type of a is known: is there another limit?")
			}
			if kinds["b"] != sema.Yes {
				t.Errorf("the type of b is not known once that of a was asked for")
			}
		})
	}
}

// TestSpecializationOfOpenClass asks for the size of a class that names an instance
// whose specialization depends on that size, and then for that instance.
func TestSpecializationOfOpenClass(t *testing.T) {
	for name, declared := range map[string]string{
		"pointer":  "struct S { P<S, 16> *p; long x; };",
		"function": "struct S { void f(P<S, 16> &); P<S, 16> &r; long x; };",
		"typedef":  "struct S { typedef P<S, 16> Self; Self *p; long x; };",
		"template": "template <class T> struct B { P<T, 16> *p; long x; }; struct S : B<S> {};",
	} {
		tu := loadText(t, "template <class T, unsigned long n> struct P { int a; };\ntemplate <class T> struct P<T, sizeof(T)> { double b; };\n"+
			declared+"\nS &s;\nP<S, 16> &y;")
		var size int64
		var fields []string
		for v := range tu.Variables(tu.Main()) {
			switch r := v.Type().NonReference(); v.Name {
			case "s":
				size, _, _ = tu.SizeAlign(r)
			case "y":
				for _, f := range r.Record.Fields() {
					fields = append(fields, f.Name)
				}
			}
		}
		if size != 16 || len(fields) != 1 || fields[0] != "b" {
			t.Errorf("%s: S has %d bytes, P<S, 16> the members %v", name, size, fields)
		}
	}
}
