package sema_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// TestManyOverloads has a call mean the same whether its overload set is small or has
// more functions which nothing can be passed to: large sets are searched by other means.
func TestManyOverloads(t *testing.T) {
	const declared = `struct A {}; struct B : A {}; struct C : B { C(); C(const C &); };
struct FromInt { FromInt(int); }; struct FromA { FromA(const A &); explicit FromA(double); }; struct FromAll { template <class T> FromAll(T); };
struct ToInt { operator int() const; }; struct ToPointer { operator A *(); }; struct ToA : FromInt { operator A() const; };
struct Open; struct OfUnseen : Unseen {}; union U { int n; };
enum E { e }; enum class F { f }; typedef A Alias; typedef int Ints[4];
template <class T> struct Box { T t; }; template <class T> struct Sub : Box<T> {}; template <> struct Box<char> { Box(char); }; template <int n> struct Num {};
struct Boxed : Box<float> {};
A a; const A ca = {}; B b; C c; FromInt fi(1); FromA fa(a); ToInt ti; ToPointer tp; ToA ta(1); OfUnseen ou; U u; E x; F y; Ints ints; Open *open; unseen_t unseen;
Box<int> bi; Sub<int> si; Boxed bf; const Box<char> bc('a'); Num<3> num; int n; const int *cn; volatile void *vv; char **ss; int (*pf)(int); int A::*mp; int grid[2][4];
void callee(int); void twice(int); void twice(float);
`
	params := []string{
		"A", "A &", "const A &", "A &&", "const A *", "A *", "B", "B *", "C", "const C &", "FromInt", "const FromA &", "FromA", "FromAll", "ToInt", "Open", "Open *", "OfUnseen",
		"OfUnseen *", "U", "E", "F", "const E &", "int", "unsigned char", "float", "bool", "int *", "const int *", "float *", "void *", "const void *", "char **", "int (*)(int)",
		"int A::*", "const Ints *", "Ints *", "int (&)[4]", "Box<int>", "const Box<float> &", "Box<int> *", "Box<char>", "Num<3>", "Unseen", "Unseen *", "...", "Alias &", "std::nullptr_t",
		"E *", "A *const &", "A **", "volatile A &",
	}
	templates := []string{
		"Box<T>", "const Box<T> &", "Box<T> *", "T", "T *", "const T &", "T &&", "Sub<T>", "Box<T *>", "T (&)[4]", "Unseen<T>", "typename Box<T>::X", "T (*)(T)",
	}
	args := []string{
		"a", "ca", "b", "c", "A()", "C()", "fi", "fa", "ti", "tp", "ta", "ou", "u", "x", "y", "e", "F::f", "ints", "open", "unseen", "bi", "si", "bf", "bc", "num", "n", "0", "1.5f", "'c'", "true",
		"nullptr", "cn", "vv", "ss", "pf", "mp", "grid", "&a", "&ca", "&b", "&c", "&ou", "&bi", "&si", "&x", "&n", "callee", "twice", "\"s\"", "{}", "[] (int n) { return n; }", "Box<int>()", "&num",
	}
	var text strings.Builder
	text.WriteString(declared)
	few := func(set int, declaration string) {
		fmt.Fprintf(&text, declaration+";\n", fmt.Sprintf("few%d", set))
		fmt.Fprintf(&text, declaration+";\n", fmt.Sprintf("many%d", set))
	}
	const size, sets = 10, 40
	for set := range sets {
		for i := range size {
			few(set, "void %s("+params[(set*7+i*(set%5+1))%len(params)]+")")
		}
		few(set, "template <class T> void %s("+templates[set%len(templates)]+")")
		few(set, "template <class T> void %s("+templates[(set*3+1)%len(templates)]+")")
		few(set, "void %s("+strings.Trim(params[set%len(params)], ".")+" , F)")
		for i := range 20 {
			fmt.Fprintf(&text, "enum class Pad%d_%d {}; void many%[1]d(Pad%[1]d_%[2]d, Pad%[1]d_%[2]d);\n", set, i)
		}
	}
	text.WriteString("void use() {\n")
	for set := range sets {
		for _, a := range args {
			fmt.Fprintf(&text, "few%d(%s); many%[1]d(%[2]s); few%[1]d(%[2]s, y); many%[1]d(%[2]s, y);\n", set, a)
		}
	}
	text.WriteString("}\n")
	tu := loadText(t, text.String())
	called := func(c *sema.Call) string {
		if c == nil || c.Function == nil {
			return "unknown"
		}
		return c.Function.Type().String()
	}
	var last string
	known, compared := 0, 0
	for _, b := range tu.Bodies() {
		if b.Function.Name != "use" {
			continue
		}
		b.Node.Walk(func(n syntax.Node) bool {
			if n.Kind() != syntax.CallExpression || n.Parent().Kind() != syntax.ExpressionStatement {
				return true
			}
			got := called(tu.Global.CallAt(n))
			if strings.HasPrefix(n.Text(), "few") {
				last = got
				return true
			}
			compared++
			if got != "unknown" {
				known++
			}
			if got != last {
				t.Errorf("%s calls %s, and %s where there are fewer", n.Text(), got, last)
			}
			return true
		})
	}
	if want := sets * len(args) * 2; compared != want || known < want/5 {
		t.Errorf("%d calls compared, want %d; %d of them are known", compared, want, known)
	}
}

// TestManyDeclarations has two declarations declare one function or two, whether they
// are the only ones of their name or not.
func TestManyDeclarations(t *testing.T) {
	const declared = `struct A {}; typedef A Alias; typedef int Ints[4]; enum E {}; template <class T> struct Box { typedef T X; }; template <class T> using BoxOf = Box<T>;
template <class T> struct S { struct In {}; void f(In); void f(T); };
`
	pairs := []string{
		"void f(A); void f(Alias)", "void f(A); void f(A *)", "void f(const A); void f(A a) {}", "void f(Ints); void f(int *)", "void f(int [3]); void f(const int *)",
		"void f(int (*)(A)); void f(int (Alias))", "void f(E, A); void f(A, E)", "void f(A, ...); void f(A)", "void f(Unseen); void f(Unseen)", "void f(Unseen, A); void f(Unseen, A *)",
		"void f(Unseen *); void f(Unseen)", "template <class T> void f(T); template <class U> void f(U)", "template <class T> void f(Box<T>); template <class T> void f(BoxOf<T>)",
		"template <class T> void f(Box<T>, A); template <class T> void f(Box<T>, Alias)", "template <class T> void f(typename Box<T>::X); template <class T> void f(typename Box<T>::X)",
		"template <class T> void f(typename Box<T>::X, T); template <class T> void f(typename BoxOf<T>::X, T)", "template <class T> void f(T); template <int n> void f(int (&)[n])",
		"template <class T> void f(T); void f(A)", "template <class T> A f(T); template <class T> E f(T)", "void f(); void f(void)", "void f(A &); void f(A &&)",
		"template <class T> void f(Unseen<T>); template <class T> void f(Unseen<T>)", "template <class T> void f(T, Unseen); template <class T> void f(T, Unseen *)",
	}
	var text strings.Builder
	text.WriteString(declared)
	for i, pair := range pairs {
		fmt.Fprintf(&text, "namespace few%d { %s {} }\nnamespace many%[1]d {\n", i, strings.TrimSuffix(pair, " {}"))
		for j := range 20 {
			fmt.Fprintf(&text, "struct Pad%d {}; void f(Pad%[1]d, Pad%[1]d);\n", j)
		}
		fmt.Fprintf(&text, "%s {} }\n", strings.TrimSuffix(pair, " {}"))
	}
	tu := loadText(t, text.String())
	functions := map[string]map[*sema.Function]bool{}
	for fd := range tu.FuncDecls(tu.Units[0]) {
		space := fd.Function.Scope.String()
		if functions[space] == nil {
			functions[space] = map[*sema.Function]bool{}
		}
		functions[space][fd.Function] = true
	}
	once := 0
	for i, pair := range pairs {
		few, many := len(functions[fmt.Sprintf("few%d", i)]), len(functions[fmt.Sprintf("many%d", i)])-20
		if few != many || few == 0 {
			t.Errorf("%s: %d functions, %d of them among many", pair, few, many)
		}
		if few == 1 {
			once++
		}
	}
	if once < 8 || once == len(pairs) {
		t.Errorf("%d of %d pairs declare one function", once, len(pairs))
	}
}
