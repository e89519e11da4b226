package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// operatorCall resolves an operator on class or enumeration operands.
func (s *Scope) operatorCall(n syntax.Node) *Call {
	first, second := n.Child(syntax.FieldArgument), syntax.Node{}
	if n.Is(syntax.BinaryExpression, syntax.AssignmentExpression, syntax.CommaExpression) {
		first, second = n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	}
	if !s.mayOverload(first) && !s.mayOverload(second) {
		return nil
	}
	op := n.Child(syntax.FieldOperator).Text()
	args := []syntax.Node{first}
	if !second.IsZero() {
		args = append(args, second)
	}
	switch n.Kind() {
	case syntax.CommaExpression:
		op = ","
	case syntax.SubscriptExpression:
		op = "[]"
		args = slices.AppendSeq(args, n.Child(syntax.FieldIndices).Children())
	}
	name := "operator" + op
	c := &Call{Node: n, Scope: s, Args: args}
	object := s.Value(args[0]).Type
	var members []*Function
	if object.Kind == RecordType {
		copies := op == "=" && s.Value(args[1]).Type.Kind == RecordType && s.Value(args[1]).Type.Record == object.Record
		for _, e := range object.Record.Find(name) {
			if f, ok := e.(*Function); ok && !(copies && f.IsTemplate()) { // a template is no copy assignment
				members = append(members, f)
			}
		}
	}
	post := n.Kind() == syntax.UpdateExpression && n.First().Field() != syntax.FieldOperator
	var free []*Function
	for _, e := range s.lookupOperator(name, n) {
		if f, ok := e.(*Function); ok && f.Class == nil {
			free = append(free, f)
		}
	}
	free = s.byArgument(name, args, free)
	var operands []*Type
	for _, a := range args {
		operands = append(operands, s.Value(a).Type)
	}
	if !slices.ContainsFunc(operands, func(t *Type) bool { return t.Kind == RecordType }) {
		free = forEnums(free, operands)
	}
	c.Candidates = append(append([]*Function{}, members...), free...)
	if len(c.Candidates) == 0 {
		return nil
	}
	rest := args[1:]
	extra := 0
	if post {
		extra = 1 // the int that tells x++ from ++x
	}
	m, ambiguous := s.pick(members, nil, rest, object, extra)
	f, alsoAmbiguous := s.pick(free, nil, args, nil, extra)
	switch {
	case ambiguous || alsoAmbiguous || m != nil && f != nil:
	case m != nil:
		c.Function, c.Args, c.Object = m, rest, args[0]
	case f != nil && f.Pattern != nil && compares(op, operands):
		return nil
	case f != nil:
		c.Function = f
	default:
		return nil
	}
	return c
}

// forEnums returns the operator functions that are candidates where no operand is
// of class type: those with a parameter of the type of an operand that is an
// enumeration, or a reference to it ([over.match.oper]).
func forEnums(set []*Function, operands []*Type) []*Function {
	var suited []*Function
	for _, f := range set {
		t := f.Type()
		takes := f.IsTemplate() || t.Kind != FunctionType
		for i, o := range operands {
			if !takes && i < len(t.Params) && o.Kind == EnumType {
				p := t.Params[i].NonReference()
				takes = Equal(p.Unqualified(), o.Unqualified()) || p.Kind == UnknownType
			}
		}
		if takes {
			suited = append(suited, f)
		}
	}
	return suited
}

// compares reports whether an operator that is built in compares two values of one
// enumeration: no function template is a better match ([over.built]).
func compares(op string, operands []*Type) bool {
	return len(operands) == 2 && operands[0].Kind == EnumType && Equal(operands[0].Unqualified(), operands[1].Unqualified()) &&
		slices.Contains([]string{"==", "!=", "<", ">", "<=", ">="}, op)
}

// mayOverload reports whether an operator function may apply to an operand: it
// is of class or enumeration type.
func (s *Scope) mayOverload(operand syntax.Node) bool {
	t := s.Value(operand).Type
	return t.Kind == RecordType || t.Kind == EnumType
}

func (s *Scope) lookupOperator(name string, n syntax.Node) []Entity {
	for o := s; o != nil; o = o.Parent {
		if o.Kind == ClassScope {
			continue
		}
		if found := o.Find(name); len(found) > 0 {
			return found
		}
	}
	return nil
}

// overloadedValue returns the value of an operator expression that calls an
// operator function, unknown where it is not known which, and reports whether it
// may do so.
func (s *Scope) overloadedValue(n syntax.Node) (Value, bool) {
	c := s.Call(n)
	switch {
	case c == nil:
		return unknownValue, false
	case c.Function == nil:
		return unknownValue, true
	}
	return valueOf(c.Function.Result()), true
}

// mayHaveOperators reports whether nothing is known of a value's type, so that
// operators may be overloaded for it.
func (v Value) mayHaveOperators() bool {
	return v.Type.Kind == UnknownType || v.Type.Kind == TemplateParamType || v.Type.Kind == Auto
}
