package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// This file has the operations that the language inserts at an expression, an initialization or a
// loop, for packages that make them explicit.

// Above returns the value that a higher package keeps of the translation unit under a key of its own;
// make creates it the first time.
func (tu *TU) Above(key any, make func() any) any {
	kept, ok := tu.above[key]
	if !ok {
		if tu.above == nil {
			tu.above = map[any]any{}
		}
		kept = make()
		tu.above[key] = kept
	}
	return kept
}

// Of returns the value of an expression of a declared type, as the call of a function
// with that result.
func (t *Type) Of() Value { return valueOf(t) }

// Reference returns the type of references to t of a kind, collapsed as C++ does.
func Reference(t *Type, kind TypeKind) *Type { return reference(t, kind) }

// Element returns the type of the elements of an array of any dimension, and
// other types as they are.
func (t *Type) Element() *Type { return t.element() }

// Usual returns the type to which the usual arithmetic conversions bring two
// operands; unknown for operands of other types.
func Usual(a, b Value) *Type {
	ta, tb := a.Type.Decay(), b.Type.Decay()
	if !isNumber(ta) || !isNumber(tb) {
		return unknown
	}
	if !ta.IsFloating() {
		ta = a.promoted()
	}
	if !tb.IsFloating() {
		tb = b.promoted()
	}
	if !ta.IsArithmetic() || !tb.IsArithmetic() {
		return unknown
	}
	return usual(ta, tb)
}

// isNumber reports whether t is an arithmetic or enumeration type.
func isNumber(t *Type) bool { return t.IsArithmetic() || t.Kind == EnumType }

// Promoted applies the integral promotions to the type of a value: that of a
// bit-field depends on its width.
func (v Value) Promoted() *Type { return v.promoted() }

// ArgumentValue is the value of an argument; a braced list has none.
func (s *Scope) ArgumentValue(n syntax.Node) Value { return s.argumentValue(n) }

// Expand calls do with the pattern of a pack expansion once for each element of the packs in it, and
// its scope for that element. It reports false, and calls nothing, if a pack is not bound.
func (s *Scope) Expand(n syntax.Node, do func(in *Scope, pattern syntax.Node)) bool {
	return s.expand(n, do, s.expandPack)
}

// ExpandFold is [Scope.Expand] for the pattern of a fold expression.
func (s *Scope) ExpandFold(n, pattern syntax.Node, do func(in *Scope, pattern syntax.Node)) bool {
	return s.expand(n, do, func(n syntax.Node, eval func(*Scope, syntax.Node) Argument) []Argument {
		return s.expandPattern(pattern, n, eval)
	})
}

func (s *Scope) expand(n syntax.Node, do func(*Scope, syntax.Node), by func(syntax.Node, func(*Scope, syntax.Node) Argument) []Argument) bool {
	type element struct {
		in      *Scope
		pattern syntax.Node
	}
	var found []element
	all := by(n, func(in *Scope, pattern syntax.Node) Argument {
		found = append(found, element{in, pattern})
		return Argument{}
	})
	if len(found) != len(all) {
		return false
	}
	for _, e := range found {
		do(e.in, e.pattern)
	}
	return true
}

// Constructor returns the constructor that makes an object of the class from values; nil if it is an
// implicit one, or not known. Certain reports that no other one may be meant. For copies, according to
// special, only copy and move constructors are considered.
func (r *Record) Constructor(values []Value, special SpecialKind) (f *Function, certain bool) {
	set := r.Initializers()
	copies := special == CopyConstructor || special == MoveConstructor
	if copies {
		set = r.copying()
	}
	f, ambiguous := pickFor(set, nil, values, nil)
	if f == nil && !ambiguous && copies && len(set) == 1 {
		f = set[0]
	}
	return f, !ambiguous
}

// copying returns the declared constructors that copy or move an object of the
// class. A template is none; the implicit ones are not declared.
func (r *Record) copying() []*Function {
	var out []*Function
	for _, f := range r.Constructors() {
		if t := f.Type(); t.Kind == FunctionType && !f.IsTemplate() && len(t.Params) > 0 && t.Params[0].IsReference() &&
			t.Params[0].Elem.Record == r && (len(t.Params) == 1 || f.hasDefault(1)) {
			out = append(out, f)
		}
	}
	return out
}

// Copying returns which special member makes a copy of the value.
func (v Value) Copying() SpecialKind {
	if v.Category == LValue {
		return CopyConstructor
	}
	return MoveConstructor
}

// ConversionTo returns the conversion function that turns a value of class type
// into type t, in a direct initialization or not; nil if there is none, or more than
// one may be it.
func (v Value) ConversionTo(t *Type, direct bool) *Function {
	if v.Type.Kind != RecordType || t.IsDependent() {
		return nil
	}
	return v.conversionTo(t, direct)
}

// ConversionToInteger returns the only conversion function of a value of class type
// that yields an integer or enumeration; nil if there is none.
func (v Value) ConversionToInteger() *Function {
	if v.Type.Kind != RecordType {
		return nil
	}
	return v.soleConversion(func(t *Type) bool { return t.IsInteger() || t.Kind == EnumType })
}

// ConversionToPointer returns the only conversion function of a value of class type
// that yields a pointer, to a function or to an object; nil if there is none.
func (v Value) ConversionToPointer(function bool) *Function {
	if v.Type.Kind != RecordType {
		return nil
	}
	return v.soleConversion(func(t *Type) bool { return t.Kind == Pointer && (t.Elem.Kind == FunctionType) == function })
}

// OperandConversion returns the conversion function that turns an operand of class
// type into one of the built-in operator n; nil if there is none, or it is not known.
func (s *Scope) OperandConversion(n, operand syntax.Node) *Function {
	return s.operandConversion(n, operand)
}

// AlternativeConversion returns the conversion function that turns one alternative of
// the conditional expression n into the type of the other; nil if there is none.
func (s *Scope) AlternativeConversion(n, alternative syntax.Node) *Function {
	return s.alternativeConversion(n, alternative)
}

// RangeFunction returns the begin or end of a range of class type, which is a member
// if the class has either; nil if that is not known.
func (v Value) RangeFunction(name string) *Function {
	if v.Type.Kind != RecordType {
		return nil
	}
	return v.rangeFunction(name)
}

// rangeFunction returns the begin or end of a range, which is a member if the
// class has either; nil if that is not known.
func (v Value) rangeFunction(name string) *Function {
	v.Category = LValue // the loop has a name for the range
	r := v.Type.Record
	if members := r.functions(name); len(members) > 0 {
		f, _ := pickFor(members, nil, nil, v.Type)
		return f
	}
	if r.HasUnknownBase() || len(r.Find("begin"))+len(r.Find("end")) > 0 {
		return nil
	}
	f, _ := pickFor(byType(name, []*Type{v.Type}, nil), nil, []Value{v}, nil)
	return f
}

// OperatorFor returns the operator function for operands of class type; nil if
// there is none, or which one it is is not known.
func (s *Scope) OperatorFor(name string, operands ...Value) *Function {
	types := make([]*Type, len(operands))
	for i, o := range operands {
		types[i] = o.Type
	}
	if types[0].Kind != RecordType {
		return nil
	}
	m, unsure := pickFor(types[0].Record.functions(name), nil, operands[1:], types[0])
	f, alsoUnsure := pickFor(byType(name, types, s.TU.functionsOf(s.lookupOperator(name, syntax.Node{}))), nil, operands, nil)
	switch {
	case unsure || alsoUnsure || m != nil && f != nil:
		return nil
	case m != nil:
		return m
	}
	return f
}

// Arrow returns the operator-> that "->" calls for an object of class type; nil if
// none is known.
func (t *Type) Arrow() *Function {
	if t.Kind != RecordType {
		return nil
	}
	for _, e := range t.Record.Find("operator->") {
		if f, ok := e.(*Function); ok {
			return f
		}
	}
	return nil
}

// DefaultArgument returns the i-th parameter as a declaration has it that gives it a
// default argument, or nil. An explicit specialization has those of its template.
func (f *Function) DefaultArgument(i int) *Variable {
	for _, d := range f.Decls {
		if p := d.Params(); i < len(p) && !p[i].Initializer().IsZero() {
			return p[i]
		}
	}
	if !f.special || f.Pattern == nil {
		return nil
	}
	for _, d := range f.Pattern.Decls {
		instance := &FuncDecl{Function: f, Node: d.Node, Declarator: d.Declarator, Template: d.Template, scope: d.scope.Parent.templateScope(d.Template, f.Args)}
		if p := instance.Params(); i < len(p) && !p[i].Initializer().IsZero() {
			return p[i]
		}
	}
	return nil
}

// Intrinsic evaluates a compiler built-in that asks about types.
func (s *Scope) Intrinsic(n syntax.Node) (Constant, bool) { return s.intrinsic(n) }

// IsDirect reports whether the variable is initialized directly, as in T x(e) and T x{e}: without =
// before its initializer.
func (v *Variable) IsDirect() bool { return v.isDirect() }

// ParenInitArguments returns the arguments of a variable that is declared like a function,
// see [Variable.IsParenInit].
func (v *Variable) ParenInitArguments() []syntax.Node {
	return parameterNodes(initializedDeclarator(v.Declarator).Child(syntax.FieldParameters))
}

// IsPadding reports whether a member is an unnamed bit-field.
func (v *Variable) IsPadding() bool { return v.isPadding() }

// Bounds yields the sizes of the arrays that the declarator d of a variable names.
func Bounds(d syntax.Node) []syntax.Node {
	var sizes []syntax.Node
	for ; !d.IsZero(); d = innerDeclarator(d) {
		if size := d.Child(syntax.FieldSize); !size.IsZero() {
			sizes = append(sizes, size)
		}
	}
	return sizes
}

// Initializes returns the member that an initializer in a constructor of the class
// names, nil for a base or the class itself, and its type; scope is that of the
// constructor.
func (r *Record) Initializes(init syntax.Node, scope *Scope) (member *Variable, t *Type) {
	name := init.First()
	for _, e := range r.Scope().Find(name.Text()) {
		if v, ok := e.(*Variable); ok {
			member = v
		}
	}
	return member, r.initializedBy(init, scope)
}

// initializedBy returns the type of the base or member that an initializer in a
// constructor of the class names; scope is that of the constructor.
func (r *Record) initializedBy(init syntax.Node, scope *Scope) *Type {
	t := unknown
	for _, e := range r.Scope().Find(init.First().Text()) {
		if v, ok := e.(*Variable); ok {
			t = v.Type()
		}
	}
	if t.Kind == UnknownType {
		t = scope.Type(init.First())
	}
	return t
}

// Allocation returns the operator new or delete, as name says, that a class defines
// for objects of its own, and that is called with values; nil if there is none.
func (t *Type) Allocation(name string, values []Value) *Function {
	if t.Kind != RecordType {
		return nil
	}
	f, _ := pickFor(t.Record.functions(name), nil, values, nil)
	return f
}

// GlobalAllocation returns the operator new, as name says, that is declared outside of classes and called with values; nil if
// there is none, or if it is not known.
func (s *Scope) GlobalAllocation(name string, values []Value) *Function {
	f, ambiguous := pickFor(s.TU.functionsOf(s.TU.Global.Find(name)), nil, values, nil)
	if ambiguous {
		return nil
	}
	return f
}

// Selected returns the function of an overload set that converts to a pointer or reference of type t
// ([over.over]); nil if there is none, or it is unknown.
func Selected(set []*Function, t *Type) *Function {
	if t = t.NonReference().Unqualified(); t.Kind == Pointer {
		t = t.Elem
	}
	if t.Kind != FunctionType {
		return nil
	}
	var found *Function
	for _, f := range set {
		if f.IsTemplate() || f.Type().Kind != FunctionType {
			return nil
		}
		if Equal(f.Type(), t) {
			found = f
		}
	}
	return found
}

// Unnamed returns a variable that the language introduces at a node: nothing names it.
func (s *Scope) Unnamed(t *Type, n syntax.Node) *Variable {
	return &Variable{TU: s.TU, Scope: s, Node: n, typ: t, unnamed: true}
}

// BindingNames returns the names that a structured binding with declarator d declares,
// and whether its object is a copy and no reference; nil if it is none.
func BindingNames(d syntax.Node) (names []syntax.Node, copied bool) {
	list, _ := declaratorName(d)
	if list.Kind() != syntax.StructuredBindingDeclarator {
		return nil, false
	}
	for n := range list.Children() {
		if n.Kind() == syntax.Identifier {
			names = append(names, n)
		}
	}
	inner := d
	if d.Kind() == syntax.InitDeclarator {
		inner = innerDeclarator(d)
	}
	return names, inner == list
}

// BoundFields returns the members that a structured binding names: all of the class,
// or all of a base of it.
func (r *Record) BoundFields() []*Variable {
	return slices.DeleteFunc(slices.Clone(r.boundFields()), (*Variable).isPadding)
}

// IsTupleLike reports whether there is a std::tuple_size of the type.
func (s *Scope) IsTupleLike(t *Type) bool {
	size, ok := s.TU.std("tuple_size").(*Record)
	if !ok || !size.IsTemplate() {
		return false
	}
	in := size.Instance([]Argument{{Type: t.Unqualified()}})
	return in != nil && in.Pattern != size && in.IsComplete() == Yes
}

// TupleElement returns the get<i> that gives an element of a structured binding from
// an object of type t; nil if it is not known. Member says that it is one.
func (s *Scope) TupleElement(t *Type, i int64) (f *Function, member bool) {
	index := IntConst(i)
	explicit := []Argument{{Value: &index}}
	set := slices.DeleteFunc(t.Record.functions("get"), func(f *Function) bool { return !f.IsTemplate() })
	if len(set) > 0 {
		f, _ = pickFor(set, explicit, nil, t)
		return f, true
	}
	f, _ = pickFor(byType("get", []*Type{t}, nil), explicit, []Value{{Type: t, Category: XValue}}, nil)
	return f, false
}

// IsUnevaluatedCall recognises operators that the grammar reads as calls, as noexcept
// and typeid.
func IsUnevaluatedCall(call syntax.Node) bool {
	switch call.Child(syntax.FieldFunction).Text() {
	case "noexcept", "typeid", "alignof", "__alignof", "__alignof__", "offsetof", "__builtin_offsetof", "decltype":
		return true
	}
	return false
}

// This returns the type of "this" in s: a pointer, or unknown.
func (s *Scope) This() *Type { return s.thisType() }

// ArrayOf returns the type of arrays of n elements; -1 if that is not known.
func ArrayOf(t *Type, n int64) *Type { return &Type{Kind: Array, Elem: t, Len: n} }

// IsStatic reports whether the function is a static member or has internal linkage by
// the word static.
func (f *Function) IsStatic() bool {
	for _, d := range f.Decls {
		if d.Specifiers().Has(syntax.Static) {
			return true
		}
	}
	return false
}

// InPattern reports whether s lies in a template, or in a member of one, without its
// arguments.
func (s *Scope) InPattern() bool { return s.inPattern() }

// EqualUnqualified reports whether two types are known and, qualifiers of their own
// apart, the same.
func EqualUnqualified(a, b *Type) bool {
	if a == b && a.Kind != UnknownType && a.Kind != Auto {
		return true
	}
	if a.Kind != b.Kind {
		return false
	}
	if a.Kind == Array {
		return Equal(a.Unqualified(), b.Unqualified())
	}
	x, y := *a, *b
	x.Qual, y.Qual = 0, 0
	return Equal(&x, &y)
}

// ConvertsTo answers whether there is an implicit conversion of the value to a type.
func (v Value) ConvertsTo(t *Type) Answer {
	switch r := convert(v, t); {
	case r == impossible:
		return No
	case r.isUnknown():
		return Unknown
	}
	return Yes
}

// ListConstructor returns the constructor that takes a std::initializer_list and no other
// argument, and the type of the list's elements; nil if the class has none, or several.
func (r *Record) ListConstructor() (f *Function, list *Type) {
	for _, c := range r.Constructors() {
		t := c.Type()
		if t.Kind != FunctionType || c.IsTemplate() || len(t.Params) == 0 || len(t.Params) > 1 && !c.hasDefault(1) {
			continue
		}
		p := t.Params[0].NonReference().Unqualified()
		if p.Kind != RecordType || p.Record.Name != "initializer_list" || p.Record.Outer == nil || p.Record.Outer.String() != "std" ||
			len(p.Record.Args) == 0 || p.Record.Args[0].Type == nil {
			continue
		}
		if f != nil {
			return nil, nil
		}
		f, list = c, p
	}
	return f, list
}
