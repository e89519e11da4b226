package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Category is the value category of an expression.
type Category uint8

const (
	PRValue Category = iota
	LValue
	XValue
)

// A Value describes an expression: its type (never a reference), its value category, and the entity
// that it names.
type Value struct {
	Type     *Type
	Category Category
	asked    askedAt     // the value is not known yet
	Entity   Entity      // the variable, enumerator or only function that the expression names; nil for others
	Object   syntax.Node // of a member expression: the object
	set      *overloadSet
	list     *Type // of a braced list, which has no type itself: the std::initializer_list that its elements make; nil if that is not known
}

// An overloadSet is the meaning of a name that names functions.
type overloadSet struct {
	functions []*Function
	explicit  []Argument
}

var noFunctions overloadSet

// Functions returns the overload set that the expression names.
func (v Value) Functions() []*Function { return v.overloads().functions }

// Explicit returns the template arguments written after the name of functions.
func (v Value) Explicit() []Argument { return v.overloads().explicit }

func (v Value) overloads() *overloadSet {
	if v.set == nil {
		return &noFunctions
	}
	return v.set
}

var unknownValue = Value{Type: unknown}

func prvalue(t *Type) Value { return Value{Type: t} }
func lvalue(t *Type) Value  { return Value{Type: t, Category: LValue} }

// of returns the value of an expression of a declared type, as the call of a
// function with that result.
func valueOf(t *Type) Value {
	switch t.Kind {
	case LValueReference:
		return lvalue(t.Elem)
	case RValueReference:
		if t.Elem.Kind == FunctionType {
			return lvalue(t.Elem)
		}
		return Value{Type: t.Elem, Category: XValue}
	}
	if t.Kind != RecordType {
		t = t.Unqualified() // a value that is no object has no qualifiers
	}
	return prvalue(t)
}

// ValueAt returns the value of an expression somewhere in the body that s
// belongs to.
func (s *Scope) ValueAt(n syntax.Node) Value { return s.At(n).Value(n) }

// Value describes an expression in scope s.
func (s *Scope) Value(n syntax.Node) Value {
	if n.IsZero() {
		return unknownValue
	}
	m := s.memory(n)
	q := &s.TU.inquiry
	if v, ok := m.value(n); ok {
		if v.asked != 0 {
			q.repeat(v.asked)
			return unknownValue
		}
		return v
	}
	at, ok := q.begin()
	v := unknownValue
	if ok {
		m.setValue(n, Value{Type: unknown, asked: at})
		if v = s.value(n); v.Type == nil {
			v.Type = unknown
		}
	}
	if q.end(at) {
		m.setValue(n, v)
		if q.tooDeep {
			q.later(func() { m.setValue(n, Value{}) })
		}
	} else {
		m.setValue(n, Value{})
	}
	return v
}

func (s *Scope) value(n syntax.Node) Value {
	if n.IsZero() || n.Kind() == syntax.Error {
		return unknownValue
	}
	switch n.Kind() {
	case syntax.ParenthesizedExpression:
		return s.Value(n.First())
	case syntax.NumberLiteral:
		if c, ok := parseNumber(n.Text()); ok {
			return prvalue(c.Type)
		}
	case syntax.CharLiteral:
		if c, ok := s.TU.parseChar(n.Text()); ok {
			return prvalue(c.Type)
		}
		if strings.HasPrefix(n.Text(), "'") {
			return prvalue(Basic(Int)) // of several characters
		}
	case syntax.True, syntax.False:
		return prvalue(Basic(Bool))
	case syntax.Null:
		if n.Text() == "nullptr" {
			return prvalue(Basic(NullPtr))
		}
		return prvalue(Basic(Long))
	case syntax.StringLiteral, syntax.RawStringLiteral, syntax.ConcatenatedString:
		if t, ok := s.TU.stringType(n); ok {
			return lvalue(t)
		}
	case syntax.UserDefinedLiteral:
		return s.literalValue(n)
	case syntax.This:
		return prvalue(s.thisType())
	case syntax.Identifier, syntax.QualifiedIdentifier, syntax.TypeIdentifier, syntax.TemplateFunction, syntax.FieldIdentifier, syntax.OperatorName:
		return s.nameValue(n)
	case syntax.PointerExpression:
		return s.pointerValue(n)
	case syntax.UnaryExpression:
		return s.unaryValue(n)
	case syntax.UpdateExpression:
		if v, ok := s.overloadedValue(n); ok {
			return v
		}
		v := s.Value(n.Child(syntax.FieldArgument))
		if v.Type.Kind == RecordType {
			return unknownValue
		}
		if op := n.Op(); op == syntax.PreIncrement || op == syntax.PreDecrement {
			return lvalue(v.Type)
		}
		return prvalue(v.Type.Unqualified())
	case syntax.BinaryExpression:
		return s.binaryValue(n)
	case syntax.AssignmentExpression:
		if v, ok := s.overloadedValue(n); ok {
			return v
		}
		return lvalue(s.Value(n.Child(syntax.FieldLeft)).Type) // the built-in or implicit assignment
	case syntax.CommaExpression:
		if c := s.Call(n); c != nil {
			if c.Function == nil {
				return unknownValue
			}
			return valueOf(c.Function.Result())
		}
		return s.Value(n.Child(syntax.FieldRight))
	case syntax.ConditionalExpression:
		return s.conditionalValue(n)
	case syntax.SubscriptExpression:
		return s.subscriptValue(n)
	case syntax.FieldExpression:
		return s.memberValue(n)
	case syntax.CallExpression:
		return s.callValue(n)
	case syntax.CastExpression:
		return valueOf(s.Type(n.Child(syntax.FieldType)))
	case syntax.CompoundLiteralExpression:
		return prvalue(s.initialized(n.Child(syntax.FieldType), n.Child(syntax.FieldValue), true))
	case syntax.NewExpression:
		return prvalue(pointerTo(s.newType(n)))
	case syntax.DeleteExpression, syntax.ThrowExpression:
		return prvalue(Basic(Void))
	case syntax.TypeidExpression:
		if r, ok := s.TU.std("type_info").(*Record); ok {
			return lvalue(r.Type().With(Const))
		}
	case syntax.SizeofExpression, syntax.AlignofExpression, syntax.OffsetofExpression:
		return prvalue(Basic(ULong))
	case syntax.ParameterDeclaration: // an argument of "A x(y[0]);", see Scope.isVariable
		return s.parenInitArgument(n)
	case syntax.LambdaExpression:
		return prvalue(s.TU.lambda(s, n).Record.Type())
	}
	return unknownValue
}

// parenInitArgument returns the value of an argument that the grammar reads as a
// parameter: a name, or a name with subscripts.
func (s *Scope) parenInitArgument(n syntax.Node) Value {
	v := s.Value(n.Child(syntax.FieldType))
	for d := n.Child(syntax.FieldDeclarator); !d.IsZero(); d = innerDeclarator(d) {
		if d.Kind() != syntax.AbstractArrayDeclarator || v.Type.Kind != Array && v.Type.Kind != Pointer {
			return unknownValue
		}
		v = lvalue(v.Type.Elem)
	}
	return v
}

// newType returns the type of the object that a new-expression makes, or of the
// elements of the array.
func (s *Scope) newType(n syntax.Node) *Type {
	args := n.Child(syntax.FieldArguments)
	t := s.initialized(n.Child(syntax.FieldType), args, true)
	if t.Kind == Auto {
		t = s.deduceFrom(t, args.First())
	}
	d := n.Child(syntax.FieldDeclarator)
	t = s.declare(t.With(qualifiers(n)), d)
	if t.Kind == Array { // of a typedef
		return t.Elem
	}
	var lengths []int64
	for inner := d.ChildOf(syntax.NewDeclarator); !inner.IsZero(); inner = inner.ChildOf(syntax.NewDeclarator) {
		length := int64(-1)
		if c, ok := s.Constant(inner.Child(syntax.FieldLength)); ok {
			length = c.Int()
		}
		lengths = append(lengths, length)
	}
	for _, length := range slices.Backward(lengths) {
		t = &Type{Kind: Array, Elem: t, Len: length}
	}
	return t
}

func (s *Scope) thisType() *Type {
	q := Qual(0)
	for o := s; o != nil; o = o.Parent {
		if o.Kind == FunctionScope && o.Function != nil {
			q = o.Function.Type().Method & (Const | Volatile)
		}
		if o.Kind == ClassScope && o.Record.Closure == nil {
			return pointerTo(o.Record.Type().With(q))
		}
	}
	return unknown
}

func (s *Scope) nameValue(n syntax.Node) Value {
	found := s.LookupNode(n)
	if len(found) == 0 {
		return s.predefinedValue(n)
	}
	switch e := found[0].(type) {
	case *Variable:
		t := e.Type()
		if e.IsTemplate() {
			t = unknown
			if in, _ := s.variableInstance(e, n); in != nil {
				t = in.Type()
			}
		}
		if e.Member != nil && !e.IsStatic() && !t.IsReference() {
			if this := s.thisType(); this.Kind == Pointer && !e.Specifiers().Has(syntax.Mutable) {
				t = t.With(this.Elem.Qual)
			}
		}
		if c := s.captureOf(e); c != nil && !t.IsReference() && !c.ByReference && !c.Lambda.Mutable {
			t = t.With(Const)
		}
		return Value{Type: t.NonReference(), Category: LValue, Entity: e}
	case *Enumerator:
		return Value{Type: &Type{Kind: EnumType, Enum: e.Enum}, Entity: e}
	case *Argument:
		if e.Value != nil {
			return prvalue(e.Value.Type)
		}
		if f, ok := e.Entity.(*Function); ok {
			return f.value()
		}
		if v, ok := e.Entity.(*Variable); ok {
			return Value{Type: v.Type().NonReference(), Category: LValue, Entity: v}
		}
	case *TypeParam:
		return e.value()
	case *Function:
		return s.functionsValue(n, found)
	}
	return unknownValue
}

// value is the value of a parameter without an argument, of which the type may be known.
func (p *TypeParam) value() Value {
	if !p.Value || p.Pack || p.scope == nil {
		return unknownValue
	}
	t := p.scope.DeclaredType(p.Node, p.Node.Child(syntax.FieldDeclarator))
	if t.IsDependent() || containsAuto(t) || !t.IsInteger() {
		return unknownValue
	}
	return prvalue(t.Unqualified())
}

// functionsValue is the value of a name that names functions. Written template
// arguments, f<int>, are applied to them; a template whose arguments are not all
// given stays as it is.
func (s *Scope) functionsValue(name syntax.Node, found []Entity) Value {
	last := lastName(name)
	explicit := last.Is(syntax.TemplateFunction, syntax.TemplateMethod, syntax.TemplateType)
	if f, ok := found[0].(*Function); ok && len(found) == 1 && !explicit {
		return f.value()
	}
	set := &overloadSet{}
	if explicit {
		set.explicit = s.arguments(last.Child(syntax.FieldArguments))
	}
	if !explicit {
		found, set.functions = nil, s.TU.functionsOf(found)
	}
	for _, x := range found {
		f, ok := x.(*Function)
		if !ok || !f.IsTemplate() {
			continue
		}
		if !f.hasTrailingPack() && !f.leavesDeduction(set.explicit) {
			if in := f.Instance(set.explicit); in != nil {
				f = in
			}
		}
		set.functions = append(set.functions, f)
	}
	v := Value{Type: unknown, Category: LValue, set: set}
	if len(set.functions) == 1 {
		v.Entity, v.Type = set.functions[0], set.functions[0].Type()
	}
	return v
}

// value is the value of a name that names f alone.
func (f *Function) value() Value {
	if f.alone == nil {
		f.alone = &overloadSet{functions: []*Function{f}}
	}
	return Value{Type: f.Type(), Category: LValue, Entity: f, set: f.alone}
}

func (f *Function) hasTrailingPack() bool {
	params := f.Decls[0].scope.Parent.templateParams(f.Decls[0].Template)
	return len(params) > 0 && params[len(params)-1].Pack
}

// variableInstance returns the instance of a variable template with the arguments written after its
// name, and whether these are dependent; nil if they do not fit.
func (s *Scope) variableInstance(v *Variable, name syntax.Node) (in *Variable, dependent bool) {
	list := lastName(name).Child(syntax.FieldArguments)
	if list.IsZero() || !s.TU.mayInstantiate() {
		return nil, false
	}
	s.TU.instantiationDepth++
	defer func() { s.TU.instantiationDepth-- }()
	args := v.Scope.complete(v.template(), s.arguments(list))
	if args == nil {
		return nil, false
	}
	for i := range args {
		dependent = dependent || args[i].IsDependent()
	}
	k := s.TU.instanceKey(v, args)
	if in := s.TU.variableInstances[k]; in != nil {
		return in, dependent
	}
	in = &Variable{TU: v.TU, Name: v.Name, Scope: v.Scope.templateScope(v.template(), args), Node: v.Node, Declarator: v.Declarator,
		Member: v.Member}
	s.TU.variableInstances[k] = in
	s.TU.countInstance(k, args)
	return in, dependent
}

// declaredTypeOf returns the declared type of the entity that a name or member access names, as
// decltype without parentheses does; nil if it names no object.
func (s *Scope) declaredTypeOf(n syntax.Node) *Type {
	v := s.Value(n)
	switch e := v.Entity.(type) {
	case *Variable:
		return e.Type()
	case *Enumerator:
		return &Type{Kind: EnumType, Enum: e.Enum}
	case *Function:
		return e.Type()
	}
	return nil
}

func (s *Scope) pointerValue(n syntax.Node) Value {
	arg := n.Child(syntax.FieldArgument)
	v := s.Value(arg)
	if n.Op() == syntax.Deref {
		if arg.Kind() == syntax.This || v.Type.Kind == Pointer || v.Type.Kind == Array {
			if v.Type.Elem != nil {
				return lvalue(v.Type.Elem)
			}
		}
		if v.Type.Kind == FunctionType {
			return v
		}
		if v.Type.Kind == RecordType {
			if o, ok := s.overloadedValue(n); ok {
				return o
			}
			if o := s.builtInOperand(n, arg); o.Type.Kind == Pointer {
				return lvalue(o.Type.Elem)
			}
		}
		return unknownValue
	}
	if o, ok := s.overloadedValue(n); ok {
		return o
	}
	if len(v.Functions()) > 0 {
		v.Category = PRValue
		switch f := v.Functions()[0]; {
		case v.Type.Kind != FunctionType:
		case arg.Kind() == syntax.QualifiedIdentifier && f.Class != nil && !f.First().Specifiers().Has(syntax.Static):
			v.Type = &Type{Kind: MemberPointer, Elem: v.Type, Record: f.Class}
		default:
			v.Type = pointerTo(v.Type)
		}
		return v
	}
	if m, ok := v.Entity.(*Variable); ok && m.Member != nil && !m.IsStatic() && arg.Kind() == syntax.QualifiedIdentifier {
		return prvalue(&Type{Kind: MemberPointer, Elem: m.Type(), Record: m.Member})
	}
	if v.Type.Kind == UnknownType {
		return prvalue(&Type{Kind: Pointer, Elem: unknown})
	}
	return Value{Type: pointerTo(v.Type)}
}

// promoted applies the integral promotions.
func promoted(t *Type) *Type {
	switch t.Kind {
	case Bool, Char, SChar, UChar, Char8, Char16, Short, UShort, WChar:
		return Basic(Int)
	case Char32:
		return Basic(UInt)
	case EnumType:
		if !t.Enum.IsScoped() {
			return t.Enum.promoted()
		}
	}
	return t.Unqualified()
}

// promoted applies the integral promotions to the type of a value: that of a
// bit-field depends on its width.
func (v Value) promoted() *Type {
	m, ok := v.Entity.(*Variable)
	if !ok || v.Category == PRValue || !m.IsBitField() || !v.Type.IsInteger() {
		return promoted(v.Type)
	}
	switch width, ok := m.BitWidth(); {
	case !ok:
		return unknown
	case width < 32 || width == 32 && !v.Type.IsUnsigned():
		return Basic(Int)
	case width == 32:
		return Basic(UInt)
	}
	return promoted(v.Type)
}

// usual applies the usual arithmetic conversions.
func usual(a, b *Type) *Type {
	a, b = a.Unqualified(), b.Unqualified()
	if a.IsFloating() || b.IsFloating() {
		if a.Kind > b.Kind && a.IsFloating() || !b.IsFloating() {
			return a
		}
		return b
	}
	a, b = promoted(a), promoted(b)
	if a.Kind == b.Kind {
		return a
	}
	if a.Kind < b.Kind {
		a, b = b, a
	}
	// a has the higher kind: unsigned follows its signed twin.
	if a.Kind == Long && b.Kind == UInt || a.Kind == LongLong && b.Kind == UInt {
		return a
	}
	if a.Kind == LongLong && b.Kind == ULong {
		return Basic(ULongLong)
	}
	return a
}

func (s *Scope) unaryValue(n syntax.Node) Value {
	if v, ok := s.overloadedValue(n); ok {
		return v
	}
	v := s.builtInOperand(n, n.Child(syntax.FieldArgument))
	if v.mayHaveOperators() {
		return unknownValue
	}
	switch n.Op() {
	case syntax.Not:
		return prvalue(Basic(Bool))
	case syntax.Minus, syntax.Plus, syntax.Complement:
		if v.Type.IsArithmetic() || v.Type.Kind == EnumType {
			return prvalue(v.promoted())
		}
		if t := v.Type.Decay(); t.Kind == Pointer {
			return prvalue(t)
		}
	}
	return unknownValue
}

func (s *Scope) binaryValue(n syntax.Node) Value {
	if c := s.comparison(n); c != nil {
		return c.value()
	}
	if v, ok := s.overloadedValue(n); ok {
		return v
	}
	op := n.Op()
	a, b := s.builtInOperand(n, n.Child(syntax.FieldLeft)), s.builtInOperand(n, n.Child(syntax.FieldRight))
	if a.mayHaveOperators() || b.mayHaveOperators() {
		return unknownValue
	}
	switch {
	case op == syntax.ThreeWay:
		return unknownValue
	case op.Compares(), op == syntax.LogicalAnd, op == syntax.LogicalOr:
		return prvalue(Basic(Bool))
	case op == syntax.Comma:
		return b
	case op == syntax.ShiftLeft, op == syntax.ShiftRight:
		if a.Type.IsInteger() || a.Type.Kind == EnumType {
			return prvalue(a.promoted())
		}
		return unknownValue
	}
	ta, tb := a.Type.Decay(), b.Type.Decay()
	switch {
	case ta.Kind == UnknownType || tb.Kind == UnknownType:
		return unknownValue
	case ta.Kind == Pointer && tb.Kind == Pointer:
		if op == syntax.Sub {
			return prvalue(Basic(Long))
		}
	case ta.Kind == Pointer:
		return prvalue(ta)
	case tb.Kind == Pointer:
		return prvalue(tb)
	}
	if !ta.IsFloating() {
		ta = a.promoted()
	}
	if !tb.IsFloating() {
		tb = b.promoted()
	}
	if ta.IsArithmetic() && tb.IsArithmetic() {
		return prvalue(usual(ta, tb))
	}
	return unknownValue
}

func (s *Scope) subscriptValue(n syntax.Node) Value {
	if v, ok := s.overloadedValue(n); ok {
		return v
	}
	v := s.builtInOperand(n, n.Child(syntax.FieldArgument))
	switch v.Type.Kind {
	case Array:
		return Value{Type: v.Type.Elem, Category: LValue}
	case Pointer:
		return lvalue(v.Type.Elem)
	}
	if i := s.Value(n.Index()); v.Type.IsInteger() && (i.Type.Kind == Pointer || i.Type.Kind == Array) {
		return lvalue(i.Type.Elem) // 3[p]
	}
	return unknownValue
}

// pointedMember returns the value of x.*p and x->*p.
func (s *Scope) pointedMember(n syntax.Node) Value {
	object, p := s.Value(n.Child(syntax.FieldArgument)), s.Value(n.Child(syntax.FieldField))
	t := object.Type
	if n.Op() != syntax.DotStar {
		if t.Kind != Pointer {
			return unknownValue
		}
		t, object.Category = t.Elem, LValue
	}
	if t.Kind != RecordType || p.Type.Kind != MemberPointer {
		return unknownValue
	}
	if p.Type.Elem.Kind == FunctionType {
		return Value{Type: p.Type.Elem, Category: LValue}
	}
	return Value{Type: p.Type.Elem.With(t.Qual), Category: part(object.Category)}
}

// part returns the category of a part of an object of a category.
func part(c Category) Category {
	if c == PRValue {
		return XValue
	}
	return c
}

func (s *Scope) memberValue(n syntax.Node) Value {
	if op := n.Op(); op == syntax.DotStar || op == syntax.ArrowStar {
		return s.pointedMember(n)
	}
	object := n.Child(syntax.FieldArgument)
	v := s.Value(object)
	t := v.Type
	if n.Op() == syntax.Arrow {
		switch t.Kind {
		case Pointer, Array:
			t = t.Elem
			v.Category = LValue
		case RecordType:
			t = s.arrow(t, 0)
			v.Category = LValue
		}
	}
	if t.Kind != RecordType {
		return unknownValue
	}
	field := n.Child(syntax.FieldField)
	var found []Entity
	switch field.Kind() {
	case syntax.QualifiedIdentifier:
		if found = s.LookupNode(field); len(found) == 0 {
			found = t.Record.Scope().LookupNode(field)
		}
		field = lastName(field)
		if len(found) == 0 { // x.T::~T(), where T is a typedef
			found = t.Record.Find(functionName(field))
		}
	case syntax.DependentName:
		found = t.Record.Find(functionName(templateName(field)))
	default:
		found = t.Record.Find(functionName(field))
	}
	if len(found) == 0 {
		return unknownValue
	}
	switch e := found[0].(type) {
	case *Variable:
		ft := e.Type()
		if e.IsStatic() {
			return Value{Type: ft.NonReference(), Category: LValue, Entity: e, Object: object}
		}
		if !ft.IsReference() {
			q := t.Qual
			if e.Specifiers().Has(syntax.Mutable) {
				q &^= Const
			}
			ft = ft.With(q)
			return Value{Type: ft, Category: part(v.Category), Entity: e, Object: object}
		}
		return Value{Type: ft.Elem, Category: LValue, Entity: e, Object: object}
	case *Enumerator:
		return Value{Type: &Type{Kind: EnumType, Enum: e.Enum}, Entity: e, Object: object}
	case *Function:
		m := s.functionsValue(field, found)
		m.Object = object
		return m
	}
	return unknownValue
}

// arrow follows operator-> to the object that it ends at.
func (s *Scope) arrow(t *Type, depth int) *Type {
	if t.Kind == Pointer {
		return t.Elem
	}
	if t.Kind != RecordType || !s.TU.limits.Allows(limit.ArrowDepth, depth+1) {
		return unknown
	}
	for _, e := range t.Record.Find("operator->") {
		if f, ok := e.(*Function); ok {
			if r := f.Type(); r.Kind == FunctionType {
				return s.arrow(r.Elem.NonReference(), depth+1)
			}
		}
	}
	return unknown
}
