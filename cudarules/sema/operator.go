package sema

import (
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// operatorCall resolves an operator on class or enumeration operands.
func (s *Scope) operatorCall(n syntax.Node) *Call {
	var args []syntax.Node
	op := n.Child(syntax.FieldOperator).Text()
	switch n.Kind() {
	case syntax.BinaryExpression, syntax.AssignmentExpression:
		args = []syntax.Node{n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)}
	case syntax.SubscriptExpression:
		op = "[]"
		args = append(args, n.Child(syntax.FieldArgument))
		for a := range n.Child(syntax.FieldIndices).Children() {
			args = append(args, a)
		}
	default:
		args = []syntax.Node{n.Child(syntax.FieldArgument)}
	}
	if !s.mayOverload(args...) {
		return nil
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
	case f != nil:
		c.Function = f
	default:
		return nil
	}
	return c
}

// mayOverload reports whether an operator function may apply to operands: one
// of them is of class or enumeration type.
func (s *Scope) mayOverload(operands ...syntax.Node) bool {
	for _, n := range operands {
		if t := s.Value(n).Type; t.Kind == RecordType || t.Kind == EnumType {
			return true
		}
	}
	return false
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

func (s *Scope) operatorValue(n syntax.Node) Value {
	if c := s.Call(n); c != nil && c.Function != nil {
		return valueOf(c.Function.Result())
	}
	if n.Kind() == syntax.AssignmentExpression { // the implicit assignment
		return lvalue(s.Value(n.Child(syntax.FieldLeft)).Type)
	}
	return unknownValue
}
