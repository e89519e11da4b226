package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// conditionalValue returns the value of c ? a : b ([expr.cond]).
func (s *Scope) conditionalValue(n syntax.Node) Value {
	first, second := n.Child(syntax.FieldConsequence), n.Child(syntax.FieldAlternative)
	a, b := s.alternativeValue(n, first), s.alternativeValue(n, second)
	a.Entity, a.set, b.Entity, b.set = nil, nil, nil, nil
	switch ta, tb := a.Type, b.Type; {
	case isThrow(first):
		return b
	case isThrow(second):
		return a
	case a.mayHaveOperators() || b.mayHaveOperators():
		if Equal(ta, tb) {
			return a.common(b, ta)
		}
		return unknownValue
	case Equal(ta, tb):
		return a.common(b, ta)
	case a.Category != PRValue && a.Category == b.Category && binds(a, tb):
		return Value{Type: tb, Category: a.Category}
	case a.Category != PRValue && a.Category == b.Category && binds(b, ta):
		return Value{Type: ta, Category: a.Category}
	case ta.Kind == RecordType || tb.Kind == RecordType:
		return alternativeClass(ta, tb)
	case isOperandType(ta) && isOperandType(tb):
		if Equal(ta.Unqualified(), tb.Unqualified()) {
			return prvalue(ta.Unqualified())
		}
		return prvalue(usual(promoted(ta), promoted(tb)))
	}
	return prvalue(compositePointer(s.pointerOperand(first, a), s.pointerOperand(second, b)))
}

// common returns the value of two alternatives of one type.
func (v Value) common(w Value, t *Type) Value {
	switch {
	case v.Category == w.Category && v.Category != PRValue:
		return Value{Type: t, Category: v.Category}
	case t.Kind == Array || t.Kind == FunctionType:
		return prvalue(t.Decay())
	case t.Kind == RecordType:
		return prvalue(t)
	}
	return prvalue(t.Unqualified())
}

func isThrow(n syntax.Node) bool {
	n = n.Unparen()
	return n.Kind() == syntax.ThrowExpression
}

// binds reports whether a reference to type t binds to an object as it is.
func binds(v Value, t *Type) bool {
	if v.Type.Qual&^t.Qual != 0 {
		return false
	}
	return Equal(v.Type.Unqualified(), t.Unqualified()) ||
		v.Type.Kind == RecordType && t.Kind == RecordType && v.Type.Record.DerivesFrom(t.Record) == Yes
}

// alternativeClass returns the value of two alternatives of which one is of class
// type, and which no reference can be bound to: that of a class and a base of it.
func alternativeClass(a, b *Type) Value {
	if a.Kind != RecordType || b.Kind != RecordType {
		return unknownValue
	}
	switch {
	case a.Record == b.Record || b.Record.DerivesFrom(a.Record) == Yes && b.Qual&^a.Qual == 0:
		return prvalue(a.With(b.Qual))
	case a.Record.DerivesFrom(b.Record) == Yes && a.Qual&^b.Qual == 0:
		return prvalue(b)
	}
	return unknownValue
}

// pointerOperand returns the type of an operand as the composite pointer type asks
// for it: a literal 0 is a null pointer.
func (s *Scope) pointerOperand(n syntax.Node, v Value) *Type {
	if v.Type.IsInteger() {
		if c, ok := s.Constant(n); ok && c.Int() == 0 {
			return Basic(NullPtr)
		}
	}
	return v.Type.Decay()
}

// compositePointer returns the composite pointer type of two operands
// ([expr.type]); unknown where they have none.
func compositePointer(a, b *Type) *Type {
	switch {
	case Equal(a, b):
		return a
	case a.Kind == NullPtr && (b.Kind == Pointer || b.Kind == MemberPointer):
		return b
	case b.Kind == NullPtr && (a.Kind == Pointer || a.Kind == MemberPointer):
		return a
	case a.Kind != Pointer || b.Kind != Pointer || a.Elem.IsDependent() || b.Elem.IsDependent():
		return unknown
	}
	ea, eb := a.Elem, b.Elem
	switch {
	case ea.Kind == Void || eb.Kind == RecordType && ea.Kind == RecordType && eb.Record.DerivesFrom(ea.Record) == Yes,
		Equal(ea.Unqualified(), eb.Unqualified()):
		return pointerTo(ea.With(eb.Qual))
	case eb.Kind == Void || eb.Kind == RecordType && ea.Kind == RecordType && ea.Record.DerivesFrom(eb.Record) == Yes:
		return pointerTo(eb.With(ea.Qual))
	}
	return unknown
}
