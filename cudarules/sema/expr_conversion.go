package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// conversions lists the conversion functions of the class and, where it does not
// hide them, of its bases.
func (r *Record) conversions() []*Function {
	var out []*Function
	seen := map[*Record]bool{}
	var visit func(*Record)
	visit = func(r *Record) {
		if seen[r] {
			return
		}
		seen[r] = true
		for _, e := range r.findOwn(conversionName) {
			f, ok := e.(*Function)
			hidden := func(g *Function) bool { return Equal(g.Type().Elem, f.Type().Elem) && g.Class != r }
			if ok && f.Type().Kind == FunctionType && !slices.ContainsFunc(out, hidden) {
				out = append(out, f)
			}
		}
		for _, b := range r.Bases() {
			if b.Type.Kind == RecordType {
				visit(b.Type.Record)
			}
		}
	}
	visit(r)
	return out
}

// viableFor reports whether a member function without parameters can be called
// for an object, and whether its qualifiers are those of the object.
func (f *Function) viableFor(object *Type) (exact, ok bool) {
	q := f.Type().Method & (Const | Volatile)
	return q == object.Qual&(Const|Volatile), object.Qual&(Const|Volatile)&^q == 0
}

// conversionTo returns the conversion function that turns a value of class type
// into type t; nil if there is none, or more than one may be it. One that is
// explicit counts in a direct initialization alone, and only for the very type.
func (v Value) conversionTo(t *Type, direct bool) *Function {
	var best *Function
	var bestRank rank
	var bestExact, tie bool
	for _, f := range v.Type.Record.conversions() {
		exact, ok := f.viableFor(v.Type)
		explicit := f.First().Specifiers().Has(syntax.Explicit)
		if !ok || explicit && !direct {
			continue
		}
		if f = f.convertingTo(t); f == nil {
			continue
		}
		r := v.yields(f, t)
		switch {
		case r == unknownRank:
			return nil
		case r == impossible || explicit && r > exactQualified:
			continue
		case best == nil || exact && !bestExact || exact == bestExact && r < bestRank:
			best, bestRank, bestExact, tie = f, r, exact, false
		case exact == bestExact && r == bestRank:
			tie = true
		}
	}
	if tie {
		return nil
	}
	return best
}

// yields grades the conversion of a conversion function's result to type t: a standard one, since a
// second user-defined one is not permitted.
func (v Value) yields(f *Function, t *Type) rank {
	result := valueOf(f.Result())
	if to := t.NonReference(); to.Kind == RecordType || result.Type.Kind == RecordType {
		switch {
		case result.Type.Kind == UnknownType:
			return unknownRank
		case to.Kind != RecordType || result.Type.Kind != RecordType:
			return impossible
		case to.Record == result.Type.Record:
			return exact
		}
		switch result.Type.Record.DerivesFrom(to.Record) {
		case Yes:
			return derivedToBase
		case Unknown:
			return unknownRank
		}
		return impossible
	}
	if t.Decay().Kind == Pointer && result.Type.IsInteger() {
		return impossible // no null pointer: that must be a literal
	}
	return convert(result, t)
}

// convertingTo returns the instance of a template of conversion functions that
// yields type t, and other conversion functions as they are; nil if none does.
func (f *Function) convertingTo(t *Type) *Function {
	if !f.IsTemplate() {
		return f
	}
	pattern := f.Decls[0]
	params := pattern.scope.Parent.templateParams(pattern.Template)
	b := bindings{args: make([]*Argument, len(params))}
	if len(params) > 0 {
		b.depth = params[0].Depth
	}
	if !b.unify(f.Type().Elem.NonReference().Unqualified(), t.Decay()) {
		return nil
	}
	args, ok := b.complete(params)
	if !ok {
		return nil
	}
	return f.Instance(args)
}

// soleConversion returns the only conversion function that is not explicit and
// yields a type of a kind. Of two that differ in qualifiers alone it is the one
// for the object's.
func (v Value) soleConversion(kind func(*Type) bool) *Function {
	var found []*Function
	for _, f := range v.Type.Record.conversions() {
		if f.First().Specifiers().Has(syntax.Explicit) {
			continue
		}
		if f.IsTemplate() || f.Result().NonReference().Kind == UnknownType {
			return nil
		}
		if _, ok := f.viableFor(v.Type); ok && kind(f.Result().NonReference()) {
			found = append(found, f)
		}
	}
	if len(found) == 2 {
		found = slices.DeleteFunc(found, func(f *Function) bool { exact, _ := f.viableFor(v.Type); return !exact })
	}
	if len(found) != 1 {
		return nil
	}
	return found[0]
}

// isOperandType reports whether t is a type of which the built-in arithmetic
// operators have operands.
func isOperandType(t *Type) bool {
	return t.IsArithmetic() || t.Kind == EnumType && !t.Enum.IsScoped()
}

func isIndexType(t *Type) bool { return isOperandType(t) && !t.IsFloating() }

func isObjectPointer(t *Type) bool {
	return t.Kind == Pointer && t.Elem.Kind != FunctionType
}

// operandConversion returns the conversion function that turns an operand of
// class type into one of the built-in operator n; nil if there is none, or it is
// not known.
func (s *Scope) operandConversion(n, operand syntax.Node) *Function {
	v := s.Value(operand)
	if v.Type.Kind != RecordType || v.Type.Record.IsComplete() != Yes || v.Type.Record.HasUnknownBase() {
		return nil
	}
	op := n.Op()
	switch n.Kind() {
	case syntax.UnaryExpression:
		if op == syntax.Not {
			return v.conversionTo(Basic(Bool), true)
		}
		return v.soleConversion(isOperandType)
	case syntax.PointerExpression:
		if op == syntax.Deref {
			return v.soleConversion(isObjectPointer)
		}
	case syntax.SubscriptExpression:
		if operand.Field() == syntax.FieldArgument {
			return v.soleConversion(isObjectPointer)
		}
		return v.soleConversion(isIndexType)
	case syntax.AssignmentExpression:
		left := s.Value(n.Child(syntax.FieldLeft)).Type
		switch {
		case operand.Field() == syntax.FieldLeft || left.Kind == RecordType:
		case op == syntax.Assign:
			return v.conversionTo(left, false)
		case left.Kind == Pointer:
			return v.soleConversion(isIndexType)
		case left.IsArithmetic():
			return v.soleConversion(isOperandType)
		}
	case syntax.BinaryExpression:
		other := n.Child(syntax.FieldRight)
		if other == operand {
			other = n.Child(syntax.FieldLeft)
		}
		return v.binaryConversion(op, s.Value(other).Type.Decay())
	}
	return nil
}

// binaryConversion is operandConversion for a built-in binary operator, the other
// operand of which has a given type.
func (v Value) binaryConversion(op syntax.Op, other *Type) *Function {
	switch op {
	case syntax.LogicalAnd, syntax.LogicalOr:
		return v.conversionTo(Basic(Bool), true)
	case syntax.Comma, syntax.ThreeWay:
		return nil
	}
	switch {
	case other.Kind == Pointer && (op == syntax.Add || op == syntax.Sub):
		return v.soleConversion(isIndexType)
	case other.Kind == Pointer || other.Kind == EnumType && other.Enum.IsScoped():
		return v.conversionTo(other, false)
	case other.Kind == NullPtr:
		return v.soleConversion(func(t *Type) bool { return t.Kind == Pointer })
	case !isOperandType(other) && other.Kind != RecordType:
		return nil
	case op == syntax.Add || op == syntax.Sub:
		return v.soleConversion(func(t *Type) bool { return isOperandType(t) || isObjectPointer(t) })
	}
	return v.soleConversion(isOperandType)
}

// builtInOperand returns the operand of the built-in operator n: for one of class type the result of
// its conversion function.
func (s *Scope) builtInOperand(n, operand syntax.Node) Value {
	v := s.Value(operand)
	if v.Type.Kind != RecordType {
		return v
	}
	if f := s.operandConversion(n, operand); f != nil {
		return valueOf(f.Result())
	}
	return unknownValue
}

// alternativeConversion returns the conversion function that turns one alternative
// of the conditional expression n into the type of the other; nil if there is none.
func (s *Scope) alternativeConversion(n, alternative syntax.Node) *Function {
	other := n.Child(syntax.FieldAlternative)
	if other == alternative {
		other = n.Child(syntax.FieldConsequence)
	}
	v, to := s.Value(alternative), s.Value(other)
	if v.Type.Kind != RecordType || to.Type.IsDependent() || to.Type.Kind == RecordType && to.Type.Record == v.Type.Record || convert(to, v.Type) != impossible {
		return nil
	}
	return v.conversionTo(to.Type.Decay(), false)
}

// alternativeValue returns the value that a conditional expression has where it
// takes an alternative.
func (s *Scope) alternativeValue(n, alternative syntax.Node) Value {
	if f := s.alternativeConversion(n, alternative); f != nil {
		return valueOf(f.Result())
	}
	return s.Value(alternative)
}
