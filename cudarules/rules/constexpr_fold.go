package rules

import (
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// What nvcc makes a constant of, where device code reads a constexpr variable of the
// host: then the variable itself is not needed on the device.

// isEvaluable reports whether the compiler may evaluate the call of the function in
// which a use stands: a constexpr one, or a lambda that depends on nothing but
// constants.
func isEvaluable(u variableUse) bool {
	l := u.in.Function.Lambda
	if l == nil || u.in.Function.IsConstexpr() {
		return u.in.Function.IsConstexpr()
	}
	return l.DeclaredSpaces() == 0 && !u.in.HasRuntimePart(l.Body())
}

// isFolded reports whether the compiler makes a constant of what a use reads: of an
// element or member at a constant place, and of pointers that are compared. nvcc takes
// what a subscript names for a constant in an initializer alone, unless the array is a
// data member.
func isFolded(u variableUse) bool {
	read, ok := chain(u)
	if !ok || u.in.HasRuntimePart(read) {
		return false
	}
	inner := read.Unparen()
	if u.Variable.Type().Kind == sema.Array || u.Element || inner.Is(syntax.FieldExpression, syntax.PointerExpression, syntax.BinaryExpression) {
		return inner.Kind() != syntax.SubscriptExpression || u.Variable.Member != nil || isInitializing(u.in, read)
	}
	return false
}

// chain returns the whole expression that reads the variable of a use, an element or a
// member of it, or compares its address; false if the address goes elsewhere.
func chain(u variableUse) (read syntax.Node, ok bool) {
	points := func(n syntax.Node) bool {
		t := u.Scope.Value(n).Type
		return t.Kind == sema.Pointer || t.Kind == sema.Array
	}
	n := u.Node
	for {
		p := n.Parent()
		switch p.Kind() {
		case syntax.ParenthesizedExpression, syntax.PointerExpression:
		case syntax.ParameterDeclaration: // T x(a[1]), which reads like a function
			return p, true
		case syntax.FieldExpression:
			if n.Field() != syntax.FieldArgument {
				return n, false
			}
		case syntax.SubscriptExpression:
			if !points(n) {
				return n, true
			}
		case syntax.SubscriptArgumentList:
			if points(n) {
				p = p.Parent()
			} else {
				return n, true
			}
		case syntax.CastExpression:
			if !points(p) {
				return n, !points(n)
			}
		case syntax.ArgumentList:
			call := u.Scope.CallAt(p.Parent())
			if call == nil || call.Construct == nil || !points(call.Node) {
				return n, !points(n)
			}
			p = call.Node // static_cast<T *>(a)
		case syntax.UnaryExpression: // !a
			if points(n) {
				return p, true
			}
			return n, true
		case syntax.BinaryExpression:
			if !points(n) {
				return n, true
			}
			if !points(p) { // compared, or subtracted
				return p, true
			}
		default:
			return n, !points(n) && p.Kind() != syntax.CallExpression
		}
		n = p
	}
}

// isInitializing reports whether an expression is part of the initializer of a
// variable or member, is evaluated whenever that is, and is no subscript itself.
func isInitializing(b *sema.Body, n syntax.Node) bool {
	if n.Kind() == syntax.ParameterDeclaration {
		return true
	}
	for n.Parent().Is(syntax.ParenthesizedExpression, syntax.CastExpression) {
		n = n.Parent()
	}
	if n.Parent().Is(syntax.SubscriptExpression, syntax.SubscriptArgumentList) {
		return false
	}
	for ; ; n = n.Parent() {
		switch p := n.Parent(); p.Kind() {
		case syntax.InitDeclarator, syntax.Declaration:
			return n.Field() == syntax.FieldValue
		case syntax.FieldDeclaration:
			return n.Field() == syntax.FieldDefaultValue && !b.HasRuntimePart(n)
		case syntax.MemberInitializer: // a constant as a whole or not at all
			return !b.HasRuntimePart(n)
		case syntax.ConditionalExpression:
			if c := p.Child(syntax.FieldCondition); n != c && b.HasRuntimePart(c) {
				return false
			}
		case syntax.ExpressionStatement, syntax.ReturnStatement, syntax.CompoundStatement, syntax.None:
			return false
		}
	}
}
