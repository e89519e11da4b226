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
	op := n.Op()
	args := []syntax.Node{first}
	if !second.IsZero() {
		args = append(args, second)
	}
	if op == syntax.Subscript {
		args = slices.AppendSeq(args, n.Child(syntax.FieldIndices).Children())
	}
	name := op.FunctionName()
	c := &Call{Node: n, Scope: s, Args: args}
	object := s.Value(args[0]).Type
	var members []*Function
	if object.Kind == RecordType {
		copies := op == syntax.Assign && s.Value(args[1]).Type.Kind == RecordType && s.Value(args[1]).Type.Record == object.Record
		for _, e := range object.Record.Find(name) {
			if f, ok := e.(*Function); ok && !(copies && f.IsTemplate()) { // a template is no copy assignment
				members = append(members, f)
			}
		}
	}
	post := op == syntax.PostIncrement || op == syntax.PostDecrement
	free := s.byArgument(name, args, s.TU.functionsOf(s.lookupOperator(name, n)))
	var operands []*Type
	for _, a := range args {
		operands = append(operands, s.Value(a).Type)
	}
	if !slices.ContainsFunc(operands, func(t *Type) bool { return t.Kind == RecordType }) {
		free = forEnums(free, operands)
	}
	c.Candidates = slices.Clip(free)
	if len(members) > 0 {
		c.Candidates = slices.Concat(members, free)
	}
	if len(c.Candidates) == 0 {
		return nil
	}
	rest := args[1:]
	extra := 0
	if post {
		extra = 1 // the int that distinguishes x++ from ++x
	}
	var m, f *Function
	best, ambiguous := s.pickOperator(members, free, args, object, extra)
	switch {
	case ambiguous:
		return c
	case best != nil && best.Class != nil:
		m = best
	default:
		f = best
	}
	other := No // whether the built-in operator or an implicit one is meant
	switch {
	case op == syntax.Assign && object.Kind == RecordType:
		other = object.Record.assignsImplicitly(m, s.argumentValue(args[1]))
	case m != nil || f != nil:
		var values []Value
		for _, a := range args {
			values = append(values, s.argumentValue(a))
		}
		other = isBuiltIn(op, m, f, values)
	}
	switch {
	case other == Yes || m == nil && f == nil:
		return nil
	case other == Unknown:
	case m != nil:
		c.Function, c.Args, c.Object = m, rest, args[0]
	default:
		c.Function = f
	}
	return c
}

// pickOperator resolves a call of an operator function, for the operands and further
// values. The object of a member counts as its first argument ([over.match.oper]).
func (s *Scope) pickOperator(members, free []*Function, args []syntax.Node, object *Type, extra int) (best *Function, ambiguous bool) {
	values := make([]Value, 0, len(args)+extra)
	for _, a := range args {
		values = append(values, s.argumentValue(a))
	}
	for range extra {
		values = append(values, prvalue(Basic(Int)))
	}
	viable, ok := candidates(values[0].suited(members), nil, values[1:], object)
	for i, c := range viable {
		if len(c.ranks) != len(values) {
			return nil, true
		}
		ranks := append([]rank{c.ranks[len(c.ranks)-1]}, c.ranks[:len(c.ranks)-1]...)
		if c.f.Class != object.Record {
			ranks[0] = derivedToBase
		}
		viable[i].ranks = ranks
	}
	others, alsoOK := candidates(free, nil, values, nil)
	if !ok || !alsoOK {
		return nil, true
	}
	return bestOf(append(viable, others...), len(values))
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

// isBuiltIn answers whether a built-in operator is a better match for operands than
// the one that was picked among those of the program: member m or function f.
func isBuiltIn(op syntax.Op, m, f *Function, operands []Value) Answer {
	own, args := f, operands
	if m != nil {
		own, args = m, operands[1:]
	}
	if (op == syntax.AddressOf || op == syntax.Subscript) && len(operands) < 2 {
		return No
	}
	ranks, _ := own.viable(args, nil)
	if m != nil {
		ranks = append([]rank{exact}, ranks...)
	}
	certain := own.isEnabled() == Yes && !own.isConstrained()
	less, greater := false, false // the built-in operator fits an operand better, worse
	for i, o := range operands {
		if i >= len(ranks) {
			return No
		}
		switch r := o.builtInRank(op, operands); {
		case r == impossible:
			return No
		case r == unknownRank || ranks[i].isUnknown():
			certain = false
		case r == userDefined && ranks[i] >= userDefined:
			certain = false // which of two conversions is better depends on more
		default:
			less, greater = less || r < ranks[i], greater || r > ranks[i]
		}
	}
	switch {
	case less && !greater:
		return Yes
	case !certain || less:
		return Unknown
	}
	return answer(!greater && own.Pattern != nil)
}

// builtInRank grades the conversion of one of several operands to a type that a built-in operator
// takes ([over.built]).
func (v Value) builtInRank(op syntax.Op, operands []Value) rank {
	t := v.Type.NonReference().Unqualified()
	switch t.Kind {
	case RecordType:
		isLogical := op == syntax.Not || op == syntax.LogicalAnd || op == syntax.LogicalOr // which convert to bool, also explicitly
		if t.Record.IsComplete() == Yes && !t.Record.HasUnknownBase() && !t.Record.converts(isLogical) && t.Record.Closure == nil {
			return impossible
		}
		return userDefined
	case EnumType:
		switch {
		case op.Compares() && len(operands) == 2 &&
			Equal(operands[0].Type.Unqualified(), operands[1].Type.Unqualified()):
			return exact
		case t.Enum.IsScoped():
			return impossible
		}
		return promotion
	case UnknownType, TemplateParamType, Auto:
		return unknownRank
	}
	if promoted(t) != t {
		return promotion
	}
	return exact
}

// converts reports whether a class has a conversion function that counts: one that is explicit counts only where a conversion may be.
func (r *Record) converts(explicitly bool) bool {
	return slices.ContainsFunc(r.Find(conversionName), func(e Entity) bool {
		f, ok := e.(*Function)
		return !ok || explicitly || !f.First().Specifiers().Has(syntax.Explicit)
	})
}

// assignsImplicitly answers whether an assignment that the compiler defines for the
// class is a better match for a value than m, the one that was picked among those
// that it declares; nil if none of these fits.
func (r *Record) assignsImplicitly(m *Function, v Value) Answer {
	implicit := impossible
	for _, k := range []SpecialKind{CopyAssignment, MoveAssignment} {
		to := reference(r.Type().With(Const), LValueReference)
		if k == MoveAssignment {
			to = reference(r.Type(), RValueReference)
		}
		switch a := r.Special(k); {
		case !a.IsImplicit() || a.Declared == No:
		case a.Declared == Unknown:
			return Unknown
		default:
			implicit = min(implicit, convert(v, to))
		}
	}
	switch {
	case implicit == impossible:
		return No
	case m == nil:
		return answer(implicit != unknownRank)
	}
	ranks, _ := m.viable([]Value{v}, nil)
	switch {
	case len(ranks) != 1 || ranks[0].isUnknown() || implicit == unknownRank || implicit == userDefined && ranks[0] == userDefined:
		return Unknown
	case implicit == ranks[0]:
		return answer(m.Pattern != nil)
	}
	return answer(implicit < ranks[0])
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
