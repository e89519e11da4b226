package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// A Cast is an explicit conversion of one operand ([expr.cast],
// [expr.type.conv]), however it is written: (T) x, T(x), T{x}, static_cast<T>(x).
type Cast struct {
	syntax.Cast
	To *Type // a class where the cast makes an object; a reference where it names the operand anew
}

// CastAt returns the cast that an expression somewhere in the body of s is;
// false if it is none, or not known to be one.
func (s *Scope) CastAt(n syntax.Node) (Cast, bool) {
	if !n.Is(syntax.CastExpression, syntax.CallExpression, syntax.CompoundLiteralExpression) {
		return Cast{}, false
	}
	return s.At(n).Cast(n)
}

// Cast is [Scope.CastAt] for an expression in scope s.
func (s *Scope) Cast(n syntax.Node) (Cast, bool) {
	written, ok := n.Cast()
	switch n.Kind() {
	case syntax.CastExpression:
		return Cast{written, s.Type(written.Type)}, true
	case syntax.CallExpression:
		c := s.Call(n)
		if c == nil || c.Construct == nil || len(c.Args) != 1 {
			return Cast{}, false
		}
		if !ok {
			written = namedType(n, c)
		}
		return Cast{written, c.Construct}, true
	case syntax.CompoundLiteralExpression:
		return s.listCast(n)
	}
	return Cast{}, false
}

// namedType returns the cast that the conversion T(x) or (T)(x) to a named type is.
func namedType(n syntax.Node, c *Call) syntax.Cast {
	fun := n.Child(syntax.FieldFunction)
	kind := syntax.FunctionalCast
	if fun.Kind() == syntax.ParenthesizedExpression {
		kind = syntax.CCast
	}
	return syntax.Cast{Kind: kind, Type: fun.Unparen(), Operand: c.Args[0]}
}

// listCast returns the cast that T{x} is. The elements in the braces may initialize the members of a
// class or the elements of an array.
func (s *Scope) listCast(n syntax.Node) (Cast, bool) {
	to, list := n.Child(syntax.FieldType), n.Child(syntax.FieldValue)
	operand := list.First()
	if operand.IsZero() || !operand.Next().IsZero() || operand.Is(syntax.InitializerList, syntax.InitializerPair) {
		return Cast{}, false
	}
	t := s.initialized(to, list, true)
	if t.IsScalar() != Yes && !t.IsReference() {
		return Cast{}, false
	}
	return Cast{syntax.Cast{Kind: syntax.FunctionalCast, Type: to, Operand: operand}, t}, true
}

// Uncast returns an expression somewhere in the body of s without the parentheses
// around it and the casts to types that are no classes.
func (s *Scope) Uncast(n syntax.Node) syntax.Node {
	for {
		n = n.Unparen()
		c, ok := s.CastAt(n)
		if !ok || c.To.Kind == RecordType {
			return n
		}
		n = c.Operand
	}
}
