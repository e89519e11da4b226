package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// resolveCall picks the function that a call with the given arguments calls;
// nil if that is not certain. object is the type of a member call's object.
func (s *Scope) resolveCall(set []*Function, args []syntax.Node, object *Type) *Function {
	f, _ := s.pick(set, nil, args, object, 0)
	return f
}

// pick is overload resolution: the best viable function, or whether there is
// more than one that may be it. extra counts further arguments of type int.
func (s *Scope) pick(set []*Function, explicit []Argument, args []syntax.Node, object *Type, extra int) (best *Function, ambiguous bool) {
	values := make([]Value, 0, len(args)+extra)
	for _, a := range args {
		if a.Kind() != syntax.ParameterPackExpansion {
			values = append(values, s.argumentValue(a))
			continue
		}
		expanded, ok := s.expandedValues(a)
		switch {
		case ok:
			values = append(values, expanded...)
		case len(set) == 1 && !set[0].IsTemplate():
			return set[0], false
		default:
			return nil, true
		}
	}
	for range extra {
		values = append(values, prvalue(Basic(Int)))
	}
	return pickFor(set, explicit, values, object)
}

// pickFor is pick for arguments of which only the values are known.
func pickFor(set []*Function, explicit []Argument, values []Value, object *Type) (best *Function, ambiguous bool) {
	viable, ok := candidates(set, explicit, values, object)
	if !ok {
		return nil, true
	}
	return bestOf(viable, len(values))
}

// A candidate is a function that can be called, with the ranks of the conversions
// of its arguments.
type candidate struct {
	f     *Function
	ranks []rank
}

// candidates lists the viable functions of an overload set. It reports false if that depends on
// unknown parts of the arguments.
func candidates(set []*Function, explicit []Argument, values []Value, object *Type) (viable []candidate, ok bool) {
	for _, f := range shortlist(set, explicit, values) {
		in := f
		if f.IsTemplate() {
			if in = f.deduced(explicit, values); in == nil {
				if slices.ContainsFunc(values, Value.isUnknown) && f.takes(len(values)) {
					return nil, false // it may be the one, depending on unknown parts
				}
				continue
			}
			if in.copiesByValue() {
				continue
			}
		}
		if in.hasPlaceholders() {
			if g := in.abbreviated(values); g != nil {
				in = g
			}
		}
		if ranks, ok := in.viable(values, object); ok && (in.Pattern == nil || in.satisfies() != No) {
			viable = append(viable, candidate{in, ranks})
		}
	}
	return viable, true
}

// suited returns a set without the member functions whose ref-qualifiers do not suit an object ([over.match.funcs.general]): of those
// that an rvalue suits, && goes before const &.
func (v Value) suited(set []*Function) []*Function {
	qualifier := func(f *Function) Qual { return f.Type().Method & (OnLValue | OnRValue) }
	onRValue := slices.ContainsFunc(set, func(f *Function) bool { return qualifier(f) == OnRValue })
	if !onRValue && !slices.ContainsFunc(set, func(f *Function) bool { return qualifier(f) == OnLValue }) {
		return set
	}
	isLValue := v.Category == LValue || v.Type.Kind == Pointer
	return slices.DeleteFunc(slices.Clone(set), func(f *Function) bool {
		switch qualifier(f) {
		case OnRValue:
			return isLValue
		case OnLValue:
			return !isLValue && (onRValue || f.Type().Method&Const == 0)
		}
		return false
	})
}

// copiesByValue reports whether f is a constructor that takes an object of its own class by
// value: no template is instantiated for that ([class.copy.ctor]).
func (f *Function) copiesByValue() bool {
	if f.Class == nil || f.Name != f.Class.Name {
		return false
	}
	t := f.Type()
	return t.Kind == FunctionType && len(t.Params) > 0 && t.Params[0].Kind == RecordType && t.Params[0].Record == f.Class &&
		(len(t.Params) == 1 || f.hasDefault(1))
}

// bestOf returns the best one for n arguments, nil if there is none or if it is
// ambiguous which it is.
func bestOf(viable []candidate, n int) (best *Function, ambiguous bool) {
	if len(viable) == 0 {
		return nil, false
	}
	if len(viable) == 1 {
		return viable[0].f, false
	}
	enabled := make([]bool, len(viable))
	for i, c := range viable {
		enabled[i] = c.f.isEnabled() == Yes
	}
	for i, c := range viable {
		wins := enabled[i]
		for j, d := range viable {
			if i == j || !wins {
				continue
			}
			wins = better(c.f, d.f, c.ranks, d.ranks, n)
			if !wins && !enabled[j] { // or the call would be ambiguous
				wins = !better(d.f, c.f, d.ranks, c.ranks, n) && c.f.sameParameters(d.f)
			}
		}
		if wins {
			return c.f, false
		}
	}
	return nil, true
}

// isUnknown reports whether nothing is known of the type of a value.
func (v Value) isUnknown() bool {
	return len(v.Functions()) == 0 && (v.Type.Kind == UnknownType || v.Type.IsDependent())
}

// takes reports whether f may be called with n arguments.
func (f *Function) takes(n int) bool {
	params := f.First().Params()
	for i, p := range params {
		if i >= n && !p.pack && !f.hasDefault(i) {
			return false
		}
	}
	return n <= len(params) || f.First().HasEllipsis() || len(params) > 0 && params[len(params)-1].pack
}

// argumentValue is the value of an argument; a braced list has no type.
func (s *Scope) argumentValue(n syntax.Node) Value {
	if n.Kind() == syntax.InitializerList {
		v := unknownValue
		if list := s.listType(n); list.Kind == RecordType {
			v.list = list
		}
		return v
	}
	return s.Value(n)
}

// expandedValues returns the values of the arguments that a pack expansion expands to; false if a pack
// in it is not bound.
func (s *Scope) expandedValues(n syntax.Node) ([]Value, bool) {
	var values []Value
	elements := s.expandPack(n, func(in *Scope, pattern syntax.Node) Argument {
		values = append(values, in.argumentValue(pattern))
		return Argument{}
	})
	return values, len(values) == len(elements)
}

// A rank grades the conversion of an argument to a parameter.
type rank uint8

// better reports whether f is known to be a better choice than g for a call with n
// arguments, whose conversions a and b grade.
func better(f, g *Function, a, b []rank, n int) bool {
	less, greater := false, false
	for i := range a {
		if i >= len(b) {
			break
		}
		if a[i].isUnknown() || b[i].isUnknown() {
			less = less || b[i] == perhapsByClass && a[i] < derivedToBase
			greater = greater || a[i] == perhapsByClass && b[i] < derivedToBase
			continue
		}
		less = less || a[i] < b[i]
		greater = greater || a[i] > b[i]
	}
	if less != greater {
		return less
	}
	if less {
		return false
	}
	if f.prefersTemporaries(g, a) != g.prefersTemporaries(f, b) {
		return f.prefersTemporaries(g, a)
	}
	if (f.Pattern == nil) != (g.Pattern == nil) {
		return f.Pattern == nil && !slices.ContainsFunc(a, rank.isUnknown)
	}
	return f.Pattern != nil && !slices.ContainsFunc(a, rank.isUnknown) && f.Pattern.moreSpecialized(g.Pattern, n)
}

// prefersTemporaries reports whether a parameter of f is an rvalue reference where g has an lvalue reference to the same class,
// and both bind to the result of a user-defined conversion of the argument ([over.ics.rank]).
func (f *Function) prefersTemporaries(g *Function, ranks []rank) bool {
	t, u := f.Type(), g.Type()
	for i, r := range ranks {
		if r == userDefined && i < len(t.Params) && i < len(u.Params) && t.Params[i].Kind == RValueReference && u.Params[i].Kind == LValueReference &&
			Equal(t.Params[i].Elem.Unqualified(), u.Params[i].Elem.Unqualified()) {
			return true
		}
	}
	return false
}

// viable grades a call of f with the given arguments.
func (f *Function) viable(args []Value, object *Type) ([]rank, bool) {
	if len(f.Decls) == 0 {
		return nil, false
	}
	t := f.Type()
	if t.Kind != FunctionType {
		return make([]rank, len(args)), true
	}
	if len(args) > len(t.Params) && !t.Variadic {
		return nil, false
	}
	for i := len(args); i < len(t.Params); i++ {
		if !f.hasDefault(i) {
			return nil, false
		}
	}
	ranks := make([]rank, 0, len(args)+1)
	for i, a := range args {
		if i >= len(t.Params) {
			ranks = append(ranks, ellipsisRank)
			continue
		}
		r := convert(a, t.Params[i])
		switch {
		case r == impossible:
			return nil, false
		case r == unknownRank && t.Params[i].NonReference().Kind == RecordType && !a.isUnknown():
			r = perhapsByClass
		}
		ranks = append(ranks, r)
	}
	if object != nil && f.Class != nil {
		switch {
		case object.Qual&Const != 0 && t.Method&Const == 0 && !f.Decls[0].Specifiers().Has(syntax.Static) && object.Kind == RecordType:
			return nil, false
		case object.Qual&Const == 0 && t.Method&Const != 0:
			ranks = append(ranks, exactQualified)
		default:
			ranks = append(ranks, exact)
		}
	}
	return ranks, true
}

// hasDefault reports whether a call needs no argument for the i-th parameter.
func (f *Function) hasDefault(i int) bool {
	p := f.First().Params()
	return i < len(p) && p[i].pack || f.DefaultArgument(i) != nil
}

// convert grades the implicit conversion of a value to a parameter type.
func convert(a Value, p *Type) rank { return conversion(a, p, true) }

// conversion grades a conversion sequence: a standard one, or with userDefined also one by a
// constructor or conversion function, with only standard ones on both sides of it ([over.best.ics]).
func conversion(a Value, p *Type, userDefined bool) rank {
	if p.Kind == UnknownType || p.Kind == TemplateParamType || p.Kind == Auto {
		return unknownRank
	}
	if len(a.Functions()) > 0 {
		return conversionOfFunctions(a.Functions(), p.NonReference())
	}
	if a.Type.Kind == UnknownType || a.Type.IsDependent() {
		return unknownRank
	}
	if p.IsReference() {
		return binding(a, p, userDefined)
	}
	t := a.Type.Decay()
	p = p.Unqualified()
	switch {
	case Equal(t, p):
		return exact
	case p.IsDependent():
		return unknownRank
	case t.Kind == RecordType || p.Kind == RecordType:
		return convertClass(a, t, p, userDefined)
	}
	return standardConversion(t, p)
}

// conversionOfFunctions grades the conversion of the name of functions to a pointer to one.
func conversionOfFunctions(functions []*Function, p *Type) rank {
	if len(functions) == 1 && Equal(pointerTo(functions[0].Type()), p.Unqualified()) {
		return exact
	}
	if len(functions) == 1 && functions[0].isNoPointerTo(p) {
		return impossible
	}
	if p.Kind == Pointer && p.Elem.Kind == FunctionType || p.Kind == RecordType || p.Kind == FunctionType {
		return unknownRank
	}
	return impossible
}

// binding grades how a value initializes a reference ([over.ics.ref]).
func binding(a Value, p *Type, userDefined bool) rank {
	t, e := a.Type, p.Elem
	switch {
	case Equal(t.Unqualified(), e.Unqualified()):
		return directBinding(a, p, exact)
	case t.Kind == RecordType && e.Kind == RecordType && t.Record.DerivesFrom(e.Record) != No:
		return directBinding(a, p, derivedToBase)
	case p.Kind == LValueReference && e.Qual&Const == 0:
		if e.IsDependent() {
			return unknownRank
		}
		return impossible
	}
	return max(conversion(prvalue(t.Decay()), e.Unqualified(), userDefined), exactQualified)
}

// directBinding grades how a reference binds to a value of its own class or of a derived
// one, to which the rank leads.
func directBinding(a Value, p *Type, to rank) rank {
	t, e := a.Type, p.Elem
	switch {
	case p.Kind == LValueReference && e.Qual&Const == 0 && a.Category != LValue:
		return impossible
	case p.Kind == RValueReference && a.Category == LValue:
		return impossible
	case t.Qual&^e.Qual != 0:
		return impossible
	case e.Qual != t.Qual || p.Kind == LValueReference && a.Category != LValue:
		return max(to, exactQualified)
	}
	return to
}

// standardConversion grades a conversion between types that are no classes ([conv]).
func standardConversion(t, p *Type) rank {
	switch {
	case p.Kind == Bool && (t.Kind == Pointer || t.IsArithmetic() || t.Kind == EnumType && !t.Enum.IsScoped()):
		return conversionRank
	case t.IsArithmetic() && p.IsArithmetic():
		if promoted(t).Kind == p.Kind && t.Kind != p.Kind && t.IsInteger() || t.Kind == Float && p.Kind == Double {
			return promotion
		}
		return conversionRank
	case t.Kind == EnumType && p.IsArithmetic():
		switch {
		case t.Enum.IsScoped():
			return impossible
		case promoted(t).Kind == p.Kind:
			return promotion
		}
		return conversionRank
	case p.Kind == Pointer && t.Kind == Pointer:
		return convertPointer(t, p)
	case p.Kind == Pointer && (t.Kind == NullPtr || t.IsInteger()):
		return conversionRank // a literal 0, or NULL
	case p.Kind == NullPtr && t.Kind == NullPtr:
		return exact
	case p.Kind == MemberPointer && (t.Kind == MemberPointer || t.Kind == NullPtr):
		return unknownRank
	}
	return impossible
}

// isNoPointerTo reports whether a pointer to f is known not to convert to t, a
// pointer to a function.
func (f *Function) isNoPointerTo(t *Type) bool {
	own := f.Type()
	if t.Kind != Pointer || t.Elem.Kind != FunctionType || own.Kind != FunctionType || f.IsTemplate() || own.IsDependent() || t.IsDependent() {
		return false
	}
	return !Equal(own, t.Elem) && !slices.ContainsFunc(append(append([]*Type{own.Elem, t.Elem.Elem}, own.Params...), t.Elem.Params...), func(t *Type) bool { return t.NonReference().Kind == UnknownType })
}

func convertPointer(t, p *Type) rank {
	te, pe := t.Elem, p.Elem
	if te.Qual&^pe.Qual&(Const|Volatile) != 0 {
		return impossible
	}
	switch {
	case te.Kind == UnknownType || pe.Kind == UnknownType:
		return unknownRank
	case Equal(te.Unqualified(), pe.Unqualified()):
		return exactQualified
	case pe.Kind == Void:
		return conversionRank
	case te.Kind == RecordType && pe.Kind == RecordType:
		switch te.Record.DerivesFrom(pe.Record) {
		case Yes:
			return derivedToBase
		case Unknown:
			return unknownRank
		}
	case te.Kind == Pointer && pe.Kind == Pointer:
		return convertPointer(te, pe)
	case te.Kind == FunctionType && pe.Kind == FunctionType && (te.IsDependent() || pe.IsDependent()):
		return unknownRank
	}
	return impossible
}

// convertClass grades conversions from or to class types.
func convertClass(a Value, t, p *Type, user bool) rank {
	if t.Kind == RecordType && p.Kind == RecordType {
		switch t.Record.DerivesFrom(p.Record) {
		case Yes:
			return derivedToBase
		case Unknown:
			return unknownRank
		}
	}
	if !user {
		return impossible
	}
	if p.Kind == RecordType {
		if p.Record.IsComplete() != Yes {
			return unknownRank
		}
		unsure := false
		for _, c := range p.Record.Constructors() {
			if c.Decls[0].Specifiers().Has(syntax.Explicit) {
				continue
			}
			if c.IsTemplate() {
				return unknownRank
			}
			ct := c.Type()
			if ct.Kind != FunctionType {
				return unknownRank
			}
			if len(ct.Params) == 0 || len(ct.Params) > 1 && !c.hasDefault(1) {
				continue
			}
			switch conversion(a, ct.Params[0], false) {
			case impossible:
			case unknownRank:
				unsure = true
			default:
				return userDefined
			}
		}
		if unsure {
			return unknownRank
		}
	}
	if t.Kind == RecordType {
		if t.Record.IsComplete() != Yes || t.Record.HasUnknownBase() {
			return unknownRank
		}
		for _, e := range t.Record.Find(conversionName) {
			if f, ok := e.(*Function); ok {
				if f.IsTemplate() {
					return unknownRank
				}
				v := valueOf(f.Result())
				if p.Kind == Pointer && v.Type.IsInteger() {
					continue // no null pointer: that must be a literal
				}
				switch conversion(v, p, false) {
				case impossible:
				case unknownRank:
					return unknownRank
				default:
					return userDefined
				}
			}
		}
	}
	return impossible
}
