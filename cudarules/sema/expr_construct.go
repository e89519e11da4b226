package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// A construction says whether something can be done with values of given
// types, and whether it then calls nothing that is not trivial.
type construction struct{ possible, trivial Answer }

var (
	impossibleConstruction = construction{No, No}
	unknownConstruction    = construction{}
)

// declval is the value that std::declval makes of a type.
func declval(t *Type) Value {
	if t.IsReference() {
		return valueOf(t)
	}
	return Value{Type: t, Category: XValue}
}

// construct answers whether "T t(args...)" is well-formed for values of the
// given types, as std::is_constructible asks.
func (t *Type) construct(args []*Type) construction {
	if t.IsDependent() {
		return unknownConstruction
	}
	var values []Value
	for _, a := range args {
		if a.IsDependent() {
			return unknownConstruction
		}
		if a.Kind == Void {
			return impossibleConstruction
		}
		values = append(values, declval(a))
	}
	switch t.Kind {
	case Void, FunctionType:
		return impossibleConstruction
	case Array:
		if t.Unbound || len(args) > 0 {
			return impossibleConstruction
		}
		return t.Elem.construct(nil)
	case RecordType:
		c := t.Record.construct(values)
		d := t.Record.Special(Destructor)
		c.possible = c.possible.And(d.IsUsable()).And(t.Record.isPublic(&d)).And(t.Record.IsAbstract().Not())
		c.trivial = c.trivial.And(c.possible).And(d.Trivial)
		return c
	}
	switch {
	case len(values) == 0:
		a := answer(!t.IsReference())
		return construction{a, a}
	case len(values) > 1:
		return impossibleConstruction
	}
	if t.Kind == Bool && values[0].Type.Kind == NullPtr {
		return construction{Yes, Yes}
	}
	a := converts(values[0], t)
	return construction{a, a.And(answer(values[0].Type.Kind != RecordType || t.IsReference() && t.Elem.Kind == RecordType))}
}

// converts answers whether a value that is no literal converts to type t.
func converts(v Value, t *Type) Answer {
	if t.Decay().Kind == Pointer && v.Type.IsInteger() {
		return No // only a literal 0 is a null pointer
	}
	switch convert(v, t) {
	case impossible:
		return No
	case unknownRank:
		return Unknown
	}
	return Yes
}

// construct is [Type.construct] for a class, its destructor apart.
func (r *Record) construct(values []Value) construction {
	if len(values) == 0 {
		m := r.Special(DefaultConstructor)
		return construction{m.IsUsable().And(r.isPublic(&m)), m.Trivial}
	}
	own, ok := r.ownSpecials()
	if !ok || !r.isKnown() {
		return unknownConstruction
	}
	templates := false
	for _, list := range own {
		for _, f := range list {
			templates = templates || f.IsTemplate() || f.isConstrained()
		}
	}
	if from := values[0].Type; len(values) == 1 && from.Kind == RecordType {
		switch from.Record.DerivesFrom(r) {
		case Yes:
			return r.copyFrom(values[0], templates, CopyConstructor, MoveConstructor)
		case Unknown:
			return unknownConstruction
		}
		if len(from.Record.Find(conversionName)) > 0 || from.Record.HasUnknownBase() {
			return unknownConstruction // it may convert to the copied type
		}
	}
	f, ambiguous := pickFor(r.Initializers(), nil, values, nil)
	switch {
	case f == nil && (ambiguous || templates || r.inheritsConstructors() && hasTemplate(r.Initializers())):
		return unknownConstruction
	case f == nil && r.TU.inStandard(20) != No && r.IsAggregate() != No:
		return unknownConstruction // a list in parentheses
	case f == nil:
		return impossibleConstruction
	case f.Pattern != nil || f.isConstrained() || f.Type().Kind != FunctionType:
		return unknownConstruction
	}
	for i, v := range values {
		if i < len(f.Type().Params) && convert(v, f.Type().Params[i]) == unknownRank {
			return unknownConstruction
		}
	}
	return construction{answer(f.Class.MemberAccess(f.First().Node) == Public && !f.First().IsDeleted()), No}
}

// copyFrom answers whether an object of the class is copied or moved from a
// value of the class or one derived from it; templates says that there are
// templates which may fit better.
func (r *Record) copyFrom(v Value, templates bool, copying, moving SpecialKind) construction {
	k := copying
	if v.Category != LValue && !v.Type.IsConst() {
		k = moving
	}
	m := r.selected(k)
	c := construction{m.IsUsable().And(r.isPublic(&m)), m.Trivial}
	exact := v.Type.Record == r && (v.Category != LValue || v.Type.IsConst())
	if v.Type.IsVolatile() || templates && !exact {
		return unknownConstruction
	}
	if v.Type.IsConst() {
		for _, f := range m.Functions {
			if p := f.Type().Params; len(p) > 0 && p[0].IsReference() && !p[0].Elem.IsConst() {
				return unknownConstruction // X(X &) takes no const object; there may be another
			}
		}
	}
	c.trivial = c.trivial.And(c.possible)
	return c
}

// isPublic answers whether one of the special members is accessible to all.
func (r *Record) isPublic(m *SpecialMember) Answer {
	for _, f := range m.Functions {
		if r.MemberAccess(f.First().Node) == Public {
			return Yes
		}
	}
	return answer(len(m.Functions) == 0)
}

// assign answers whether a value of type from can be assigned to one of type
// t, as std::is_assignable asks.
func (t *Type) assign(from *Type) construction {
	if t.IsDependent() || from.IsDependent() {
		return unknownConstruction
	}
	to, v := declval(t), declval(from)
	if t.Kind == Void || from.Kind == Void || to.Type.Kind == Array || to.Type.Kind == FunctionType {
		return impossibleConstruction
	}
	if to.Type.Kind != RecordType {
		if to.Category != LValue || to.Type.IsConst() {
			return impossibleConstruction
		}
		a := converts(v, to.Type)
		return construction{a, a.And(answer(v.Type.Kind != RecordType))}
	}
	r := to.Type.Record
	if !r.isKnown() || to.Type.IsVolatile() {
		return unknownConstruction
	}
	declared := r.methodsNamed("operator=")
	templates := false
	for _, f := range declared {
		templates = templates || f.IsTemplate() || f.isConstrained()
	}
	if v.Type.Kind == RecordType && v.Type.Record == r {
		if to.Type.IsConst() {
			if len(declared) > 0 {
				return unknownConstruction
			}
			return impossibleConstruction
		}
		return r.copyFrom(v, templates, CopyAssignment, MoveAssignment)
	}
	f, ambiguous := pickFor(declared, nil, []Value{v}, to.Type)
	switch {
	case f == nil && (ambiguous || templates || v.Type.Kind == RecordType):
		return unknownConstruction
	case f == nil:
		// The implicit assignment accepts an operand that converts to the class.
		if a := converts(v, to.Type.Unqualified()); a != No {
			return unknownConstruction
		}
		return impossibleConstruction
	case f.Pattern != nil || f.isConstrained():
		return unknownConstruction
	}
	return construction{answer(r.MemberAccess(f.First().Node) == Public && !f.First().IsDeleted()), No}
}

// convertsTo answers whether a value of type t converts implicitly to type to,
// as std::is_convertible asks.
func (t *Type) convertsTo(to *Type) Answer {
	switch {
	case t.IsDependent() || to.IsDependent():
		return Unknown
	case to.Kind == Void || t.Kind == Void:
		return answer(to.Kind == t.Kind)
	case to.Kind == Array || to.Kind == FunctionType:
		return No
	}
	v := declval(t)
	if v.Type.Kind == RecordType {
		if to.Kind == RecordType && v.Type.Record == to.Record {
			return to.construct([]*Type{t}).possible
		}
		for _, e := range v.Type.Record.Find(conversionName) {
			if f, ok := e.(*Function); !ok || f.First().Specifiers().Has(syntax.Explicit) || f.IsTemplate() {
				return Unknown
			}
		}
	}
	return converts(v, to)
}

// destroyed answers whether objects of the type can be destroyed, as
// std::is_destructible asks.
func (t *Type) destroyed() Answer {
	switch {
	case t.IsReference():
		return Yes
	case t.Kind == Array && t.Unbound:
		return No
	}
	return t.property(func(r *Record) Answer {
		m := r.Special(Destructor)
		return m.IsUsable().And(r.isPublic(&m))
	})
}

// invoked answers whether a value of type t can be called with values of the
// given types, and returns the result.
func (t *Type) invoked(args []*Type) (Answer, *Type) {
	if t.IsDependent() {
		return Unknown, unknown
	}
	var values []Value
	for _, a := range args {
		if a.IsDependent() {
			return Unknown, unknown
		}
		values = append(values, declval(a))
	}
	f := t.NonReference()
	if f.Kind == Pointer {
		f = f.Elem
	}
	switch {
	case f.Kind == MemberPointer:
		return Unknown, unknown
	case f.Kind == FunctionType:
		if len(values) < len(f.Params) || len(values) > len(f.Params) && !f.Variadic {
			return No, unknown
		}
		a := Yes
		for i, p := range f.Params {
			a = a.And(converts(values[i], p))
		}
		return a, f.Elem
	case f.Kind != RecordType || t.NonReference().Kind == Pointer:
		return No, unknown
	}
	var set []*Function
	if l := f.Record.Closure; l != nil {
		set = append(set, l.Operator())
	}
	for _, e := range f.Record.Find("operator()") {
		if g, ok := e.(*Function); ok {
			set = append(set, g)
		}
	}
	g, ambiguous := pickFor(set, nil, values, f)
	switch {
	case g != nil && g.Pattern == nil && !g.isConstrained():
		for i, v := range values {
			if p := g.Type().Params; i < len(p) && convert(v, p[i]) == unknownRank {
				return Unknown, unknown
			}
		}
		return Yes, g.Result()
	case g == nil && !ambiguous && !f.Record.HasUnknownBase() && len(f.Record.Find(conversionName)) == 0 && !hasTemplate(set):
		return No, unknown
	}
	return Unknown, unknown
}

func hasTemplate(set []*Function) bool {
	for _, f := range set {
		if f.IsTemplate() || f.Lambda != nil && f.Lambda.IsGeneric() {
			return true
		}
	}
	return false
}

// hasUniqueRepresentations answers whether equal values of the type are equal
// as bytes: it is trivially copyable and has no padding and no floating-point
// parts.
func (tu *TU) hasUniqueRepresentations(t *Type, device bool) Answer {
	t = t.element()
	switch {
	case t.IsDependent():
		return Unknown
	case t.IsFloating() || t.IsReference() || t.Kind == Void || t.Kind == FunctionType || t.Kind == NullPtr:
		return No
	case t.Kind != RecordType:
		return Yes
	}
	q := uniqueOnHost
	if device {
		q = uniqueOnDevice
	}
	return t.Record.ask(q, func() Answer { return tu.hasUniqueClass(t.Record, device) })
}

func (tu *TU) hasUniqueClass(r *Record, device bool) Answer {
	a := r.IsTriviallyCopyable()
	l, ok := tu.Layout(r, device)
	if a == No || !ok {
		return a.And(Unknown)
	}
	bits := int64(0)
	for _, f := range l.Fields {
		a = a.And(tu.hasUniqueRepresentations(f.Field.Type(), device))
		if f.Width >= 0 {
			bits += f.Width
			continue
		}
		size, _, ok := tu.memberSizeAlign(f.Field.Type(), device)
		if !ok {
			return Unknown
		}
		if r.IsUnion() && 8*size != 8*l.Size {
			return No
		}
		bits += 8 * size
	}
	for _, b := range l.Bases {
		a = a.And(tu.hasUniqueRepresentations(b.Record.Type(), device).Or(b.Record.IsEmpty()))
		if b.Record.IsEmpty() != Yes {
			if in, ok := tu.Layout(b.Record, device); ok {
				bits += 8 * in.Size
			}
		}
	}
	return a.And(answer(r.IsUnion() || bits == 8*l.Size))
}
