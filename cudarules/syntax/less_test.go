package syntax

import (
	"fmt"
	"strings"
	"testing"
)

// Whether < compares or begins the arguments of a template is up to the name before
// it; whether (a) casts or is an operand, to that name.
func TestComparisons(t *testing.T) {
	within := func(head, tail string) func(string) string {
		return func(s string) string { return head + " { " + s + "; }" + tail }
	}
	function := func(head string) func(string) string { return within(head, "") }
	parameters := function("void g(int a, int b, int c, int d, int i, int n, const int *p, float *v, S s)")
	unknown := function("void g()")
	for _, test := range []struct {
		in   func(string) string
		text string
		want string
	}{
		{parameters, "q = i < n && v[i] > *p", "((i < n) && (v[i] > *p))"},
		{parameters, "q = a < b && c > *p", "((a < b) && (c > *p))"},
		{parameters, "q = a < b && c > &d", "((a < b) && (c > &d))"},
		{parameters, "q = a < b && c > -d", "((a < b) && (c > -d))"},
		{parameters, "q = a < b && c > (d)", "((a < b) && (c > d))"},
		{parameters, "q = a < b && c >> (d)", "((a < b) && (c >> d))"},
		{parameters, "q = a < b || c > *p", "((a < b) || (c > *p))"},
		{parameters, "q = a < b & c > (d)", "((a < b) & (c > d))"},
		{parameters, "q = a < b == c > (d)", "((a < b) == (c > d))"},
		{parameters, "q = a < b ? c > (d) : n", "((a < b) ? (c > d) : n)"},
		{parameters, "q = a + b < c && d > (n)", "(((a + b) < c) && (d > n))"},
		{parameters, "q = a < b && i < n && c > (d)", "(((a < b) && (i < n)) && (c > d))"},
		{parameters, "q = a < b && c > (d) && i < n && c > (d)", "((((a < b) && (c > d)) && (i < n)) && (c > d))"},
		{parameters, "q = s.a < s.b && s.c > (d)", "((s.a < s.b) && (s.c > d))"},
		{parameters, "q = N::x < b && c > (d)", "((N::x < b) && (c > d))"},
		{parameters, "q = X < b && c > (d)", "((X < b) && (c > d))"},
		{parameters, "q = f(a < b, c > (d))", "f((a < b), (c > d))"},
		{parameters, "q = f(a < b, c > *p)", "f((a < b), (c > *p))"},
		{parameters, "if (a < b && c > (d)) q", "((a < b) && (c > d))"},
		{parameters, "if (a < b && c > *p) q", "((a < b) && (c > *p))"},
		{parameters, "while (a < b && v[a] > *p) q", "((a < b) && (v[a] > *p))"},
		{parameters, "for (; a < b && v[a] > *p;) q", "((a < b) && (v[a] > *p))"},
		{parameters, "for (int k = 0, e = n; e < X && M > (d);) q", "((e < X) && (M > d))"},
		{parameters, "return a < b && c > *p", "((a < b) && (c > *p))"},
		{parameters, "bool r = a < b && c > (d)", "((a < b) && (c > d))"},
		{parameters, "q = ((a) < (b) && (c) > (d))", "((a < b) && (c > d))"},
		{parameters, "q = ((a) < (b) && (c) > *p)", "((a < b) && (c > *p))"},
		{parameters, "q = ((a) < (b) && (i) > (n) && (c) < d)", "(((a < b) && (i > n)) && (c < d))"},
		{parameters, "q = a > (d) && i < n", "((a > d) && (i < n))"},
		{parameters, "q = (a) < b && c > (d) && i < n", "(((a < b) && (c > d)) && (i < n))"},
		{parameters, "q = s.a < b && c > (d) && i < n", "(((s.a < b) && (c > d)) && (i < n))"},
		{parameters, "q = a > (d) & i", "((a > d) & i)"},
		{parameters, "q = !(d) && i < n", "(!(d) && (i < n))"},
		{unknown, "int x = 1, y; q = X < x && y > (N)", "((X < x) && (y > N))"},
		{unknown, "auto [x, y] = f(); q = x < N && M > (y)", "((x < N) && (M > y))"},
		{unknown, "auto x = f(); q = x < N && M > (y)", "((x < N) && (M > y))"},
		{unknown, "{ int x; } q = x < N && M > (y)", "template_function[x < N && M >](y)"},
		{unknown, "q = X < Y && Z[1] > *p", "((X < Y) && (Z[1] > *p))"},
		{unknown, "f(X < Y && z.x > *p)", "f(((X < Y) && (z.x > *p)))"},
		{unknown, "q = x > (N) && i < n", "((x > N) && (i < n))"},
		{unknown, "q = x > (N::M) && i < n", "((x > N::M) && (i < n))"},
		{unknown, "q = x > (A<B>::M) && i < n", "((x > A<B>::M) && (i < n))"},
		{function("template <int N, class T> void g()"), "q = N < M && X > (Y)", "((N < M) && (X > Y))"},
		{within("struct S { int m; void g() {} void f()", "};"), "q = m < M && X > (Y)", "((m < M) && (X > Y))"},
		{within("auto l = [](int x)", ";"), "q = x < M && X > (Y)", "((x < M) && (X > Y))"},

		{unknown, "f<1 && 2>(c)", "template_function[f<1 && 2>](c)"},
		{unknown, "f<sizeof(T) == 4 && N>(x)", "template_function[f<sizeof(T) == 4 && N>](x)"},
		{unknown, "f<A, B>(x)", "template_function[f<A, B>](x)"},
		{unknown, "q = f<A, B>(x) && y > (z)", "(template_function[f<A, B>](x) && (y > z))"},
		{unknown, "const int c = 3; f<c && 1>(x)", "template_function[f<c && 1>](x)"},
		{unknown, "auto c = Int<3>{}; f<c, 1>(x)", "template_function[f<c, 1>](x)"},
		{unknown, "static int c; f<c, 1>(x)", "template_function[f<c, 1>](x)"},
		{unknown, "typedef int T; f<T, 1>(x)", "template_function[f<T, 1>](x)"},
		{unknown, "f(a * N, b * M); h<N, M>(x)", "template_function[h<N, M>](x)"},
		{unknown, "int x[] = {a * N, b}; h<N, M>(x)", "template_function[h<N, M>](x)"},
		{parameters, "q = s.f<X, Y>(d) && i", "(s.f<X, Y>(d) && i)"},
		{parameters, "q = f<X>(d) && i", "(template_function[f<X>](d) && i)"},
		{parameters, "q = f<X, Y>(d) - i", "(template_function[f<X, Y>](d) - i)"},
		{parameters, "q = v_v<X && Y> * a", "(template_function[v_v<X && Y>] * a)"},
		{parameters, "f<decltype(a), 1>(b)", "template_function[f<decltype(a), 1>](b)"},
		{parameters, "f<S::a, X::n>(b)", "template_function[f<S::a, X::n>](b)"},
		{function("template <int N, bool B> void g()"), "f<N < 3 && B>(x)", "template_function[f<N < 3 && B>](x)"},
		{function("template <int N, bool B> void g()"), "f<N < 3>(x)", "template_function[f<N < 3>](x)"},
		{function("template <int N, bool B> void g()"), "f<B, (N < 3)>(x)", "template_function[f<B, (N < 3)>](x)"},
		{function("template <int N, int M = 2> void g()"), "g<N - 1, M>(x)", "template_function[g<N - 1, M>](x)"},
		{within("struct S { template <bool B> void f(int); void g()", "};"), "f<X && 1>(x)", "template_function[f<X && 1>](x)"},
	} {
		tree, err := Parse([]byte(test.in(test.text)))
		if err != nil {
			t.Fatal(err)
		}
		checkTree(t, tree)
		if got := reading(lastStatement(tree.Root())); got != test.want || tree.Root().HasError() {
			t.Errorf("%s is read as %s, want %s", test.text, got, test.want)
		}
	}
	for _, text := range []string{
		"Foo<A && B> *x = y", "Foo<A && B[1]> &x = y", "Foo<A && B[1]> *x, *y", "for (Foo<A && B[1]> *x = y;;) f()",
	} {
		tree, err := Parse([]byte(unknown(text)))
		if err != nil {
			t.Fatal(err)
		}
		if got := dump(tree.Root()); !strings.Contains(got, "type: template_type") || !strings.Contains(got, "identifier \"x\"") {
			t.Errorf("%s declares no variable:\n%s", text, got)
		}
	}
}

// lastStatement returns the last statement of the last block in n that is not in another.
func lastStatement(n Node) Node {
	var last Node
	for c := range n.Children() {
		if s := lastStatement(c); !s.IsZero() {
			last = s
		}
		if n.Kind() == CompoundStatement {
			last = c
		}
	}
	return last
}

// reading writes an expression with the operands of each operator in parentheses, and the
// names with arguments of a template in brackets.
func reading(n Node) string {
	switch n.Kind() {
	case BinaryExpression:
		return "(" + reading(n.Child(FieldLeft)) + " " + n.Child(FieldOperator).Text() + " " + reading(n.Child(FieldRight)) + ")"
	case ConditionalExpression:
		condition := reading(n.Child(FieldCondition))
		return fmt.Sprintf("(%s ? %s : %s)", condition, reading(n.Child(FieldConsequence)), reading(n.Child(FieldAlternative)))
	case CallExpression:
		return reading(n.Child(FieldFunction)) + reading(n.Child(FieldArguments))
	case TemplateFunction:
		return n.Kind().String() + "[" + n.Text() + "]"
	case ArgumentList:
		var args []string
		for c := range n.Children() {
			args = append(args, reading(c))
		}
		return "(" + strings.Join(args, ", ") + ")"
	case AssignmentExpression:
		return reading(n.Child(FieldRight))
	case ParenthesizedExpression, ConditionClause, ExpressionStatement, ReturnStatement:
		return reading(n.First())
	case IfStatement, WhileStatement, ForStatement:
		return reading(n.Child(FieldCondition))
	case Declaration:
		return reading(n.Child(FieldDeclarator).Child(FieldValue))
	}
	return n.Text()
}
