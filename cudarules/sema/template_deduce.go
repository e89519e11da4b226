package sema

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Result returns the type that a call of the function has; a deduced one is
// taken from the body's return statements.
func (f *Function) Result() *Type {
	if len(f.Decls) == 0 {
		return unknown
	}
	t := f.Decls[0].Result()
	if !containsAuto(t) {
		return t
	}
	q := &f.TU.inquiry
	switch {
	case f.result != nil:
		return f.result
	case f.asked != 0:
		q.repeat(f.asked)
		return unknown
	}
	def := f.Definition()
	if def == nil || f.IsTemplate() || !f.TU.allowsDepth(limit.TemplateDepth, f.TU.instantiationDepth) {
		return unknown
	}
	at, ok := q.begin()
	f.asked = at
	result := unknown
	if ok {
		f.TU.instantiationDepth++ // a call in the body may be of yet another instance
		result = def.deducedResult(t)
		f.TU.instantiationDepth--
	}
	f.asked, f.result = 0, nil
	if q.end(at) {
		f.result = result
		if q.tooDeep {
			q.later(func() { f.result = nil })
		}
	}
	return result
}

// deducedResult returns the type that the return statements of a body deduce for the placeholder in t.
func (def *FuncDecl) deducedResult(t *Type) *Type {
	root := def.BodyScope()
	result := (*Type)(nil)
	for n := range root.Returns(def.Body()) {
		e := n.First()
		if e.IsZero() {
			return Basic(Void)
		}
		r := root.At(e).deduceFrom(t, e)
		if result != nil && !Equal(result, r) {
			return unknown
		}
		if result = r; r.Kind != UnknownType {
			def.Function.result = r // for recursive calls later on
		}
	}
	if result == nil {
		return Basic(Void)
	}
	return result
}

// Returns yields the return statements of a body in s, those of lambdas, local
// classes and discarded branches apart.
func (s *Scope) Returns(body syntax.Node) iter.Seq[syntax.Node] {
	return func(yield func(syntax.Node) bool) {
		var walk func(n syntax.Node) bool
		walk = func(n syntax.Node) bool {
			switch n.Kind() {
			case syntax.LambdaExpression, syntax.StructSpecifier, syntax.ClassSpecifier:
				return true
			case syntax.ReturnStatement:
				return yield(n)
			}
			skip := s.discarded(n)
			for c := range n.Children() {
				if c != skip && !walk(c) {
					return false
				}
			}
			return true
		}
		walk(body)
	}
}

func containsAuto(t *Type) bool {
	switch t.Kind {
	case Auto:
		return true
	case Pointer, LValueReference, RValueReference:
		return containsAuto(t.Elem)
	}
	return false
}

// deduce replaces the placeholder in t by the type deduced from the value.
func deduce(t *Type, v Value) *Type {
	if v.Type.Kind == UnknownType {
		return unknown
	}
	switch t.Kind {
	case Auto:
		return v.Type.Decay().With(t.Qual)
	case LValueReference:
		if t.Elem.Kind == Auto {
			return reference(v.Type.With(t.Elem.Qual), LValueReference)
		}
		return reference(deduce(t.Elem, v), LValueReference)
	case RValueReference:
		if v.Category == LValue && t.Elem.Kind == Auto && t.Elem.Qual == 0 {
			return reference(v.Type, LValueReference)
		}
		return reference(v.Type.With(t.Elem.Qual), RValueReference)
	case Pointer:
		d := v.Type.Decay()
		if d.Kind != Pointer {
			return unknown
		}
		if t.Elem.Kind == Auto {
			return pointerTo(d.Elem.With(t.Elem.Qual)).With(t.Qual)
		}
		return pointerTo(deduce(t.Elem, lvalue(d.Elem))).With(t.Qual)
	}
	return unknown
}

// deduceFrom replaces the placeholder in t by the type deduced from an expression, or from a braced
// list after a sign =.
func (s *Scope) deduceFrom(t *Type, e syntax.Node) *Type {
	switch {
	case t.exact:
		return s.typeOfExpression(e)
	case e.Kind() == syntax.InitializerList:
		return deduce(t, prvalue(s.listType(e)))
	}
	return deduce(t, s.Value(e))
}

// listType returns the std::initializer_list that a braced list deduces; unknown
// where its elements are not of one type.
func (s *Scope) listType(list syntax.Node) *Type {
	var elem *Type
	for c := range list.Children() {
		if c.Kind() == syntax.Comment {
			continue
		}
		t := s.Value(c).Type.Decay()
		if t.IsDependent() || elem != nil && !Equal(elem, t) {
			return unknown
		}
		elem = t
	}
	r, ok := s.TU.std("initializer_list").(*Record)
	if elem == nil || !ok || !r.IsTemplate() {
		return unknown
	}
	if in := r.Instance([]Argument{{Type: elem}}); in != nil {
		return in.Type()
	}
	return unknown
}

// ListArray returns the type of the array in which the elements of a braced list lie that is a std::initializer_list; nil if that is
// not known.
func (s *Scope) ListArray(list syntax.Node) *Type {
	t := s.listType(list)
	if t.Kind != RecordType {
		return nil
	}
	length, ok := listLength(list)
	if !ok {
		return nil
	}
	return &Type{Kind: Array, Elem: t.Record.Args[0].Type.With(Const), Len: length}
}

// std returns the entity of a name in namespace std; nil if unknown.
func (tu *TU) std(name string) Entity {
	for _, e := range tu.Global.Find("std") {
		if ns, ok := e.(*Scope); ok {
			for _, e := range ns.member(name) {
				return e
			}
		}
	}
	return nil
}

func (s *Scope) deduceAuto(t *Type, v *Variable) *Type {
	if v.Parameter {
		return t // an abbreviated template
	}
	if v.Node.Kind() == syntax.ForRangeLoop {
		return deduce(t, s.rangeElement(v.Node.Child(syntax.FieldRight)))
	}
	init := v.Initializer()
	if v.isDirect() {
		init = init.First()
	}
	if init.IsZero() || !init.Next().IsZero() && v.isDirect() {
		return unknown
	}
	return s.deduceFrom(t, init)
}

// rangeElement returns the element of a range-based for loop over an expression.
func (s *Scope) rangeElement(n syntax.Node) Value {
	if n.Kind() == syntax.InitializerList {
		if t := s.listType(n); t.Kind == RecordType {
			return lvalue(t.Record.Args[0].Type.With(Const))
		}
		return unknownValue
	}
	v := s.Value(n)
	switch v.Type.Kind {
	case Array:
		return lvalue(v.Type.Elem)
	case RecordType:
		begin := v.rangeFunction("begin")
		if begin == nil {
			return unknownValue
		}
		iterator := begin.Result().NonReference()
		switch iterator.Kind {
		case Pointer:
			return lvalue(iterator.Elem)
		case RecordType:
			if f := s.resolveCall(iterator.Record.functions("operator*"), nil, iterator); f != nil {
				return valueOf(f.Result())
			}
		}
	}
	return unknownValue
}

// functions returns the member functions of a name, those of bases included.
func (r *Record) functions(name string) []*Function {
	return r.TU.functionsOf(r.Find(name))
}

func (s *Scope) initializerLength(v *Variable) (int64, bool) {
	init := v.Initializer()
	switch init.Kind() {
	case syntax.InitializerList:
		return listLength(init)
	}
	t, ok := s.TU.stringType(init)
	return t.Len, ok
}

// listLength returns the number of elements of a braced list; false if that is not known.
func listLength(list syntax.Node) (n int64, ok bool) {
	for c := range list.Children() {
		switch c.Kind() {
		case syntax.Comment:
		case syntax.InitializerPair, syntax.ParameterPackExpansion:
			return 0, false
		default:
			n++
		}
	}
	return n, true
}

// deduced instantiates a function template for a call, with the leading
// arguments that are given explicitly. It returns nil if deduction fails.
func (f *Function) deduced(explicit []Argument, values []Value) *Function {
	pattern := f.Decls[0]
	params := pattern.scope.Parent.templateParams(pattern.Template)
	b := bindings{args: make([]*Argument, len(params))}
	if len(params) > 0 {
		b.depth = params[0].Depth
	}
	for i := range explicit {
		if i == len(params) {
			break
		}
		b.args[i] = &explicit[i]
		if params[i].Pack && isWritten(explicit[i:]) {
			b.args[i] = &Argument{IsPack: true, Pack: slices.Clip(explicit[i:])}
			break
		}
	}
	for i, p := range pattern.Params() {
		if p.pack {
			if !b.deducePack(p.Type(), values[min(i, len(values)):]) {
				return nil
			}
			break
		}
		if i >= len(values) {
			break
		}
		if !b.deduce(p.Type(), values[i]) {
			return nil
		}
	}
	args := make([]Argument, 0, len(params))
	for i, a := range b.args {
		if a == nil {
			if params[i].Pack {
				a = &Argument{IsPack: true}
			} else {
				break // a default must fill it
			}
		}
		args = append(args, *a)
	}
	return f.Instance(args)
}

// isWritten reports whether each of the arguments is written out and known.
func isWritten(args []Argument) bool {
	for i := range args {
		if args[i].IsPack || args[i].expands != nil || args[i].IsDependent() {
			return false
		}
	}
	return true
}

// deducePack matches the values of the arguments for a function parameter pack
// of type p, the first of which may have been given explicitly.
func (b *bindings) deducePack(p *Type, values []Value) bool {
	pack := Argument{IsPack: true}
	index := slices.IndexFunc(b.args, func(a *Argument) bool { return a != nil && a.IsPack })
	if index >= 0 {
		pack = *b.args[index]
		b.args[index] = nil
		values = values[min(len(pack.Pack), len(values)):]
	}
	for _, v := range values {
		one := bindings{depth: b.depth, args: make([]*Argument, len(b.args))}
		if !one.deduce(p, v) {
			return false
		}
		for i, a := range one.args {
			if a != nil {
				index = i
				pack.Pack = append(pack.Pack, *a)
			}
		}
	}
	if index >= 0 {
		return b.bind(index, pack)
	}
	return true
}

// deduce matches the value of an argument against parameter type p.
func (b *bindings) deduce(p *Type, v Value) bool {
	if !mentions(p, b.depth) {
		return true // nothing to deduce; the conversion is graded later
	}
	if v.Type.Kind == UnknownType {
		if l := p.NonReference(); v.list != nil && l.Kind == RecordType && l.Record.Pattern == v.list.Record.Pattern {
			return b.unify(l.Unqualified(), v.list)
		}
		if len(v.Functions()) == 1 && v.Functions()[0].Type().Kind == FunctionType {
			v.Type = v.Functions()[0].Type()
		} else {
			return p.Kind == UnknownType
		}
	}
	a := v.Type
	if p.IsReference() {
		e := p.Elem
		if p.Kind == RValueReference && e.Kind == TemplateParamType && e.Qual == 0 && e.Param.Depth == b.depth {
			if v.Category == LValue {
				a = reference(a, LValueReference)
			}
			return b.bindType(e.Param.Index, a)
		}
		p = e
		if a.Kind != Array || p.Kind != Array {
			a = a.With(p.Qual)
		}
	} else {
		a = a.Decay()
		p = p.Unqualified()
	}
	if p.Kind == Pointer && a.Kind == Pointer && a.Elem.Kind != UnknownType {
		a = pointerTo(a.Elem.With(p.Elem.Qual))
		p = pointerTo(p.Elem)
	}
	if p.Kind == RecordType && a.Kind == RecordType && p.Record.Pattern != nil {
		return b.unifyDerived(p, a)
	}
	if p.Kind == TemplateParamType && p.Param.Depth == b.depth {
		rest := *a
		rest.Qual &^= p.Qual
		return b.bindType(p.Param.Index, &rest)
	}
	return b.unify(p, a)
}

// bindType binds a deduced type; an explicit argument wins over it.
func (b *bindings) bindType(index int, t *Type) bool {
	if index < len(b.args) && b.args[index] != nil && b.args[index].Node != (syntax.Node{}) {
		return true
	}
	return b.bind(index, Argument{Type: t})
}

// unifyDerived matches class a, or one of its bases, against p.
func (b *bindings) unifyDerived(p, a *Type) bool {
	saved := append([]*Argument{}, b.args...)
	if b.unify(p, a) {
		return true
	}
	for _, base := range a.Record.ancestry().classes {
		copy(b.args, saved)
		if b.unify(p, base.Type().With(a.Qual)) {
			return true
		}
	}
	copy(b.args, saved)
	return false
}

// mentions reports whether t names a template parameter of the given depth.
func mentions(t *Type, depth int) bool { return mentionsFrom(t, depth, 0) }

// mentionsFrom reports whether t names a template parameter of the given depth that is not one of the first ones.
func mentionsFrom(t *Type, depth, first int) bool {
	switch t.Kind {
	case TemplateParamType:
		return t.Param.Depth == depth && t.Param.Index >= first
	case UnknownType:
		return t.Param != nil && (t.Param.Depth == depth && t.Param.Index >= first ||
			slices.ContainsFunc(t.applied, func(a Argument) bool { return argumentMentions(&a, depth, first) }))
	case Pointer, LValueReference, RValueReference, Array, MemberPointer, FunctionType:
		if t.lenParam != nil && t.lenParam.Depth == depth && t.lenParam.Index >= first {
			return true
		}
		for _, p := range t.Params {
			if mentionsFrom(p, depth, first) {
				return true
			}
		}
		return mentionsFrom(t.Elem, depth, first)
	case RecordType:
		for _, a := range t.Record.primaryArgs() {
			if argumentMentions(&a, depth, first) {
				return true
			}
		}
	}
	return false
}

func argumentMentions(a *Argument, depth, first int) bool {
	if a.expands != nil {
		return a.expands.Depth == depth && a.expands.Index >= first
	}
	if a.Type != nil {
		return mentionsFrom(a.Type, depth, first)
	}
	if p, ok := a.Entity.(*TypeParam); ok {
		return p.Depth == depth && p.Index >= first
	}
	for i := range a.Pack {
		if argumentMentions(&a.Pack[i], depth, first) {
			return true
		}
	}
	return false
}

// leavesDeduction reports whether a call may deduce arguments of a function template that are not among the explicit ones, even if they
// have defaults.
func (f *Function) leavesDeduction(explicit []Argument) bool {
	pattern := f.Decls[0]
	params := pattern.scope.Parent.templateParams(pattern.Template)
	if len(explicit) >= len(params) {
		return false
	}
	return slices.ContainsFunc(pattern.Params(), func(p *Variable) bool { return mentionsFrom(p.Type(), params[0].Depth, len(explicit)) })
}
