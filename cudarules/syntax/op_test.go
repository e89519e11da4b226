package syntax

import (
	"fmt"
	"strings"
	"testing"
)

// first returns the first node below the body of void f() that ok accepts.
func first(t *testing.T, code string, ok func(Node) bool) Node {
	t.Helper()
	tree, err := Parse([]byte("void f() { " + code + " }"))
	if err != nil {
		t.Fatal(err)
	}
	for n := range tree.Root().ChildOf(FunctionDefinition).Child(FieldBody).All() {
		if ok(n) {
			return n
		}
	}
	t.Fatalf("%s: nothing found in\n%s", code, dump(tree.Root()))
	return Node{}
}

func TestOp(t *testing.T) {
	for _, c := range []struct {
		code string
		want Op
	}{
		{"+a;", Plus}, {"-a;", Minus}, {"~a;", Complement}, {"!a;", Not}, {"x = &a;", Assign}, {"g(&a);", AddressOf}, {"g(*a);", Deref},
		{"++a;", PreIncrement}, {"--a;", PreDecrement}, {"a++;", PostIncrement}, {"a--;", PostDecrement},
		{"not a;", Not}, {"g(compl a);", Complement}, {"g(a and b);", LogicalAnd}, {"g(a or b);", LogicalOr}, {"g(a bitand b);", BitAnd},
		{"g(a bitor b);", BitOr}, {"g(a xor b);", BitXor}, {"g(a not_eq b);", NotEqual}, {"a and_eq b;", BitAndAssign},
		{"a or_eq b;", BitOrAssign}, {"a xor_eq b;", BitXorAssign},
		{"a + b;", Add}, {"a - b;", Sub}, {"g(a * b);", Mul}, {"a / b;", Div}, {"a % b;", Mod}, {"a << b;", ShiftLeft}, {"a >> b;", ShiftRight},
		{"g(a & b);", BitAnd}, {"a | b;", BitOr}, {"a ^ b;", BitXor}, {"g(a && b);", LogicalAnd}, {"a || b;", LogicalOr}, {"a, b;", Comma},
		{"a == b;", Equal}, {"a != b;", NotEqual}, {"g((a < b));", Less}, {"g((a > b));", Greater}, {"a <= b;", LessEqual}, {"a >= b;", GreaterEqual},
		{"a <=> b;", ThreeWay},
		{"a += b;", AddAssign}, {"a -= b;", SubAssign}, {"a *= b;", MulAssign}, {"a /= b;", DivAssign}, {"a %= b;", ModAssign},
		{"a <<= b;", ShiftLeftAssign}, {"a >>= b;", ShiftRightAssign}, {"a &= b;", BitAndAssign}, {"a |= b;", BitOrAssign}, {"a ^= b;", BitXorAssign},
		{"g(a.b);", Dot}, {"g(a->b);", Arrow}, {"g(a.*b);", DotStar}, {"g(a->*b);", ArrowStar}, {"g(a[b]);", Subscript},
	} {
		n := first(t, c.code, func(n Node) bool { return n.Op() != NoOp })
		if got := n.Op(); got != c.want {
			t.Errorf("%s: operator %v (%d), want %v (%d)", c.code, got, got, c.want, c.want)
		}
	}
}

func TestOpNames(t *testing.T) {
	if len(functionNames) != int(Subscript)+1 {
		t.Fatalf("%d names of %d operators", len(functionNames), Subscript+1)
	}
	for o := range Subscript {
		name := o.String()
		if sign := o.Compounds(); sign != NoOp && sign.String()+"=" != name {
			t.Errorf("%s compounds %s", name, sign)
		}
		if strings.HasSuffix(name, "=") != (o.Assigns() || o == Equal || o == NotEqual || o == LessEqual || o == GreaterEqual) {
			t.Errorf("%s: assigns %v", name, o.Assigns())
		}
	}
	if Add.FunctionName() != "operator+" || NoOp.FunctionName() != "" || NoOp.String() != "" {
		t.Error("names of operator functions")
	}
}

func TestCast(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"g((int) x);", "cast int of x"},
		{"g((T *) x);", "cast T * of x"},
		{"g((void (*)(int)) x);", "cast void (*)(int) of x"},
		{"g(int(x));", "cast int of x"},
		{"g((int)(x));", "cast int of (x)"},
		{"g(int{x});", "cast int of x"},
		{"g(decltype(y)(x));", "cast decltype(y) of x"},
		{"g(static_cast<T *>(x));", "static_cast T * of x"},
		{"g(const_cast<T &>(x));", "const_cast T & of x"},
		{"g(reinterpret_cast<unsigned long>(x));", "reinterpret_cast unsigned long of x"},
		{"g(dynamic_cast<T *>(x));", "dynamic_cast T * of x"},
		{"g(T(x));", ""},
		{"g((T)(x));", ""},
		{"g(int());", ""},
		{"g(T{x});", ""},
		{"g(get<T>(x));", ""},
	} {
		n := first(t, c.code, func(n Node) bool { return n.Kind() == ArgumentList }).First()
		got := ""
		if cast, ok := n.Cast(); ok {
			got = fmt.Sprintf("%v %s of %s", cast.Kind, cast.Type.Text(), cast.Operand.Text())
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.code, got, c.want)
		}
	}
}

func TestUnparen(t *testing.T) {
	n := first(t, "g(((x)));", func(n Node) bool { return n.Kind() == ParenthesizedExpression })
	if inner := n.Unparen(); inner.Text() != "x" || inner.Parenthesized() != n {
		t.Errorf("%q in %q", inner.Text(), inner.Parenthesized().Text())
	}
	n = first(t, "g((int) (static_cast<long>((x))));", func(n Node) bool { return n.Kind() == ArgumentList }).First()
	if got := n.Uncast().Text(); got != "x" {
		t.Errorf("%q is cast", got)
	}
}

func TestSpecifiers(t *testing.T) {
	for _, c := range []struct {
		code string
		kind Kind
		want Specifiers
	}{
		{"extern int x;", Declaration, Extern},
		{"static inline constexpr int x = 0;", Declaration, Static | Inline | Constexpr},
		{"thread_local static int x;", Declaration, ThreadLocal | Static},
		{"__thread int x;", Declaration, GNUThread},
		{"typedef int x;", TypeDefinition, Typedef},
		{"consteval int f() { return 0; }", FunctionDefinition, Consteval},
		{"struct S { virtual void f() const final; };", FieldDeclaration, Virtual | Final},
		{"struct S { void f() override; };", FieldDeclaration, Override},
		{"struct S { mutable int x; };", FieldDeclaration, Mutable},
		{"struct S { explicit(true) S(int); };", Declaration, Explicit},
		{"struct S { friend int f(); };", Declaration, Friend},
		{"auto l = [](int) mutable constexpr { };", LambdaExpression, Mutable | Constexpr},
		{"auto l = [=] mutable { };", LambdaExpression, Mutable},
		{"const volatile int x = 0;", Declaration, 0},
	} {
		tree, err := Parse([]byte(c.code))
		if err != nil {
			t.Fatal(err)
		}
		for n := range tree.Root().All() {
			if n.Kind() == c.kind {
				if got := n.Specifiers(); got != c.want {
					t.Errorf("%s: %b, want %b", c.code, got, c.want)
				}
				break
			}
		}
	}
}
