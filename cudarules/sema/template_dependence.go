package sema

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A dependence is the relation of an expression in a template to template parameters, as compilers
// that look at the template itself see it: nvcc judges a call there once it knows the types of all
// arguments.
type dependence struct {
	constant bool // it is made of constants and value parameters alone
	value    bool // a constant whose value parameters decide
	unknown  bool // its type is not known before the template has arguments
	open     bool // likewise, unless a cast gives it one
}

// dependsInCall reports whether an argument keeps a call in a template from being judged:
// by its type, or because it is a constant that parameters decide; the size of a type and
// a variable are none, for nvcc.
func (s *Scope) dependsInCall(n syntax.Node) bool {
	d := s.dependence(n)
	return d.unknown || d.open || d.value && !s.isSize(n) && !s.isVariableName(n) || s.Value(n).Type.IsDependent()
}

// isSize reports whether an expression is the sizeof of something, or a cast of it.
func (s *Scope) isSize(n syntax.Node) bool {
	for {
		n = n.Unparen()
		c, ok := s.Cast(n)
		if !ok {
			return n.Kind() == syntax.SizeofExpression && !strings.Contains(n.Text(), "...")
		}
		n = c.Operand
	}
}

func (s *Scope) isVariableName(n syntax.Node) bool {
	_, ok := s.Value(n.Unparen()).Entity.(*Variable)
	return ok && n.Unparen().Kind() == syntax.Identifier
}

func (s *Scope) dependence(n syntax.Node) dependence {
	if c, ok := s.Cast(n); ok {
		d := s.dependence(c.Operand)
		d.open = false
		if !c.To.IsInteger() && c.To.Kind != EnumType {
			d.constant, d.value = false, false
		}
		return d
	}
	switch n.Kind() {
	case syntax.ParenthesizedExpression:
		return s.dependence(n.First())
	case syntax.NumberLiteral, syntax.CharLiteral, syntax.True, syntax.False:
		return dependence{constant: s.Value(n).Type.IsInteger()}
	case syntax.Identifier:
		return s.dependenceOfName(n)
	case syntax.QualifiedIdentifier:
		if !s.namesParameter(n) {
			return s.dependenceOfName(n)
		}
	case syntax.SizeofExpression, syntax.AlignofExpression:
		return dependence{constant: true, value: s.hasDependentPart(n)}
	case syntax.UnaryExpression:
		operand := n.Child(syntax.FieldArgument)
		d := s.dependence(operand)
		d.open = d.open || s.Value(operand).Type.IsDependent()
		return d
	case syntax.BinaryExpression:
		return s.dependenceOfBinary(n)
	case syntax.ConditionalExpression:
		d := s.dependence(n.Child(syntax.FieldCondition)).with(s.dependence(n.Child(syntax.FieldConsequence)))
		return d.with(s.dependence(n.Child(syntax.FieldAlternative)))
	case syntax.PointerExpression, syntax.UpdateExpression:
		return s.dependence(n.Child(syntax.FieldArgument)).variable()
	case syntax.FieldExpression:
		object := n.Child(syntax.FieldArgument)
		d := s.dependence(object).variable()
		d.open = d.open || object.Kind() == syntax.This && s.inPattern()
		return d
	case syntax.AssignmentExpression, syntax.CommaExpression:
		return s.dependence(n.Child(syntax.FieldLeft)).with(s.dependence(n.Child(syntax.FieldRight))).variable()
	case syntax.SubscriptExpression:
		d := dependence{}
		for part := range n.Children() {
			d = d.with(s.dependence(part))
		}
		return d.variable()
	case syntax.SubscriptArgumentList:
		return s.dependence(n.First())
	case syntax.CallExpression:
		if isNoexcept(n) {
			return dependence{constant: true, value: s.hasDependentPart(n.Child(syntax.FieldArguments))}
		}
		c := s.Call(n)
		return dependence{unknown: c == nil || c.IsDependent()}
	}
	return dependence{unknown: s.namesParameter(n)}
}

// with joins the dependences of two parts of an expression.
func (d dependence) with(e dependence) dependence {
	constant := d.constant && e.constant
	return dependence{constant, constant && (d.value || e.value), d.unknown || e.unknown, d.open || e.open}
}

// variable is the dependence of a non-constant derived from an expression.
func (d dependence) variable() dependence { return dependence{unknown: d.unknown, open: d.open} }

// dependenceOfName is that of a name: of a value parameter, a constant, a variable. An
// array whose length parameters decide has no type yet.
func (s *Scope) dependenceOfName(n syntax.Node) dependence {
	for _, e := range s.LookupNode(n) {
		switch e := e.(type) {
		case *TypeParam:
			return dependence{constant: true, value: true}
		case *Enumerator:
			return dependence{constant: true, unknown: e.Enum.Scope.inPattern()}
		case *Variable:
			return e.dependence()
		}
	}
	return dependence{}
}

func (v *Variable) dependence() dependence {
	t, init := v.Type(), v.Initializer()
	switch {
	case t.Kind == Array:
		return dependence{open: t.lenParam != nil || t.Len < 0 && !t.Unbound}
	case !t.IsConst() || !t.IsInteger() || init.IsZero():
		return dependence{}
	case v.Scope.hasDependentPart(init):
		return dependence{constant: true, value: true}
	}
	_, known := v.Scope.Constant(init)
	return dependence{constant: known}
}

// dependenceOfBinary is that of an operation: for two constants, one of them a parameter's, the type
// is unknown, and so is that of arithmetic on operands without a type yet.
func (s *Scope) dependenceOfBinary(n syntax.Node) dependence {
	left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	first := s.dependence(left)
	d := first.with(s.dependence(right))
	d.unknown = d.unknown || d.value
	switch op := n.Op(); {
	case op.Compares(), op == syntax.LogicalAnd, op == syntax.LogicalOr:
	case s.Value(left).Type.IsDependent(), s.Value(right).Type.IsDependent():
		d.open = true
	case s.Value(left).Type.Decay().Kind == Pointer: // whatever is added to it
		d = first.variable()
	}
	return d
}

// hasDependentPart reports whether an expression or type names a template parameter, or
// a variable whose type depends on one, or a member of a class template.
func (s *Scope) hasDependentPart(n syntax.Node) bool {
	if s.namesParameter(n) {
		return true
	}
	for name := range n.All() {
		if name.Kind() != syntax.Identifier {
			continue
		}
		x := s.Value(name)
		if v, ok := x.Entity.(*Variable); x.Type.IsDependent() || ok && v.Member != nil && v.Member.dependent {
			return true
		}
	}
	return false
}
