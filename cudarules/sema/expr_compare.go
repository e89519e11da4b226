package sema

import (
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Comparison is a relational or three-way comparison of objects of class type
// that an operator<=> decides.
type Comparison struct {
	Node      syntax.Node
	Operator  syntax.Op
	ThreeWay  *Function // the operator<=>
	Ordering  *Record   // the class of std that it yields; nil if it yields something else
	Rewritten *Function // the function of std that "(a <=> b) < 0" calls; nil for "a <=> b" itself
}

// ComparisonAt returns the comparison that an expression somewhere in the body
// that s belongs to makes by an operator<=>, or nil: C++20 rewrites a < b to
// (a <=> b) < 0 where no operator< fits.
func (s *Scope) ComparisonAt(n syntax.Node) *Comparison { return s.At(n).comparison(n) }

func (s *Scope) comparison(n syntax.Node) *Comparison {
	if n.Kind() != syntax.BinaryExpression || s.TU.Options.Std < 20 {
		return nil
	}
	op := n.Op()
	if !op.Compares() || op == syntax.Equal || op == syntax.NotEqual {
		return nil
	}
	if c := s.operatorCall(n); c != nil && op != syntax.ThreeWay && (c.Function != nil || len(c.Candidates) > 0) {
		return nil
	}
	left, right := n.Child(syntax.FieldLeft), n.Child(syntax.FieldRight)
	if !s.mayOverload(left) && !s.mayOverload(right) {
		return nil
	}
	f := s.threeWay(left, right)
	if f == nil {
		f = s.threeWay(right, left)
	}
	if f == nil {
		return nil
	}
	c := &Comparison{Node: n, Operator: op, ThreeWay: f, Ordering: s.TU.ordering(f)}
	if op != syntax.ThreeWay && c.Ordering != nil {
		for _, g := range c.Ordering.Friends() {
			if t := g.Type(); g.Name == op.FunctionName() && len(t.Params) == 2 && t.Params[0].Kind == RecordType && t.Params[0].Record == c.Ordering {
				c.Rewritten = g
			}
		}
	}
	return c
}

// value returns the value of the comparison.
func (c *Comparison) value() Value {
	switch {
	case c.Operator != syntax.ThreeWay:
		return prvalue(Basic(Bool))
	case c.Ordering != nil:
		return prvalue(c.Ordering.Type())
	}
	return valueOf(c.ThreeWay.Result())
}

// threeWay returns the operator<=> that fits "a <=> b", or nil.
func (s *Scope) threeWay(a, b syntax.Node) *Function {
	object := s.Value(a).Type
	if object.Kind == Pointer || object.Kind == UnknownType {
		return nil
	}
	const name = "operator<=>"
	if object.Kind == RecordType {
		var members []*Function
		for _, e := range object.Record.Find(name) {
			if f, ok := e.(*Function); ok {
				members = append(members, f)
			}
		}
		if f := s.resolveCall(members, []syntax.Node{b}, object); f != nil {
			return f
		}
	}
	var free []*Function
	for _, e := range s.lookupOperator(name, a) {
		if f, ok := e.(*Function); ok && f.Class == nil {
			free = append(free, f)
		}
	}
	args := []syntax.Node{a, b}
	return s.resolveCall(s.byArgument(name, args, free), args, nil)
}

// ordering returns the comparison category that an operator<=> yields: the
// declared one, or for a defaulted one that says auto the weakest of its
// members'.
func (tu *TU) ordering(f *Function) *Record {
	t := f.First().Result()
	if t.Kind == RecordType {
		if ns := t.Record.Outer; ns == nil || ns.String() != "std" {
			return nil
		}
		switch t.Record.Name {
		case "strong_ordering", "weak_ordering", "partial_ordering":
			return t.Record
		}
		return nil
	}
	if !containsAuto(t) || !f.First().IsDefaulted() {
		return nil
	}
	name := "strong_ordering"
	if params := f.Type().Params; len(params) > 0 {
		if class := params[0].NonReference(); class.Kind == RecordType && class.Record.holdsFloating() == Yes {
			name = "partial_ordering"
		}
	}
	r, _ := tu.std(name).(*Record)
	return r
}

// holdsFloating answers whether a subobject of the class is of a floating-point
// type.
func (r *Record) holdsFloating() Answer {
	return r.ask(holdsFloating, func() Answer {
		holds := func(t *Type) Answer {
			if t = t.element(); t.Kind == RecordType {
				return t.Record.holdsFloating()
			}
			return t.known(t.IsFloating())
		}
		return r.eachBase(No, Answer.Or, (*Record).holdsFloating).Or(r.eachMember(Yes, func(t *Type) Answer { return holds(t).Not() }).Not())
	})
}
