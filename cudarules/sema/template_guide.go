package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A guide is one way to deduce the arguments of a class template from the
// initializer of an object: a constructor of the template, or a deduction guide
// ([over.match.class.deduct]).
type guide struct {
	result   *Type
	ranks    []rank  // of the arguments' conversions
	params   []*Type // of the pattern
	depth    int     // of the template parameters in these
	open     int     // how many these are
	written  bool    // a deduction guide
	template bool    // has template parameters of its own
}

// placeholder returns the class template that a type specifier names without
// arguments, so that they are deduced; nil for other types.
func (s *Scope) placeholder(spec syntax.Node) *Record {
	if !spec.Is(syntax.TypeIdentifier, syntax.Identifier, syntax.QualifiedIdentifier) || hasArguments(spec) {
		return nil
	}
	found := s.LookupNode(spec)
	if len(found) == 0 {
		return nil
	}
	if r, ok := found[0].(*Record); ok && r.IsTemplate() && s.within(r) == nil {
		return r
	}
	return nil
}

// initialized returns the type that a specifier names of an object with the given
// initializer, an expression or a list: the arguments of a class template are
// deduced from it.
func (s *Scope) initialized(spec, init syntax.Node, direct bool) *Type {
	t := s.Type(spec)
	if t.Kind != UnknownType {
		return t
	}
	r := s.placeholder(spec)
	if r == nil {
		return unknown
	}
	var values []Value
	switch init.Kind() {
	case syntax.None:
	case syntax.ArgumentList, syntax.InitializerList, syntax.ParameterList:
		for a := range init.Children() {
			switch a.Kind() {
			case syntax.Comment:
			case syntax.InitializerList, syntax.InitializerPair, syntax.ParameterPackExpansion:
				return unknown
			default:
				values = append(values, s.Value(a))
			}
		}
	default:
		values = append(values, s.Value(init))
	}
	return r.deduceFrom(values, direct)
}

// deduceClass returns the type of a variable whose type specifier names a class
// template without arguments; unknown for others.
func (s *Scope) deduceClass(v *Variable) *Type {
	spec := v.Node.Child(syntax.FieldType)
	switch {
	case v.Node.Kind() == syntax.ForRangeLoop:
		if r := s.placeholder(spec); r != nil {
			return r.deduceFrom([]Value{s.rangeElement(v.Node.Child(syntax.FieldRight))}, false)
		}
		return unknown
	case v.parenInit:
		return s.initialized(spec, v.Declarator.Child(syntax.FieldParameters), true)
	}
	init := v.Initializer()
	return s.initialized(spec, init, init.IsZero() || v.isDirect())
}

// deduceFrom deduces the arguments of a class template from the values that
// initialize an object of the class; unknown where they are not certain.
func (r *Record) deduceFrom(values []Value, direct bool) *Type {
	if u := r.TU.Unit(r.node()); u.Prelude || u.hidesGuide(r.Name, len(values)) || slices.ContainsFunc(values, Value.isUnknown) {
		return unknown // built-in knowledge has no deduction guides
	}
	if len(values) == 1 && values[0].Type.Kind == RecordType {
		if t := values[0].Type.Record.instanceOf(r); t != nil {
			return t // a copy
		}
	}
	guides, all := r.guides(values, direct)
	if !all {
		return unknown
	}
	for i, g := range guides {
		if !slices.ContainsFunc(guides, func(h *guide) bool { return h != g && !g.wins(h, len(values)) }) {
			return guides[i].result
		}
	}
	return unknown
}

// instanceOf returns the instance of a class template that the class is or is
// derived from; nil if there is none, or more than one base.
func (r *Record) instanceOf(template *Record) *Type {
	for depth := 0; r.TU.limits.Allows(limit.BaseDepth, depth); depth++ {
		if r.Pattern != nil && r.Pattern.primary() == template {
			return r.Type()
		}
		bases := r.Bases()
		if len(bases) != 1 || bases[0].Type.Kind != RecordType {
			return nil
		}
		r = bases[0].Type.Record
	}
	return nil
}

// guides lists the guides that are viable for the given values, and reports
// whether it is known of all others that they are not.
func (r *Record) guides(values []Value, direct bool) (viable []*guide, all bool) {
	all = true
	add := func(g *guide, known bool) {
		if g != nil && g.result.Kind == RecordType && !g.result.IsDependent() {
			viable = append(viable, g)
		} else {
			all = all && known && g == nil
		}
	}
	constructors := r.Constructors()
	for i, f := range constructors {
		if direct || !f.First().Specifiers().Has(syntax.Explicit) {
			add(r.constructorGuide(i, f, values))
		}
	}
	if len(constructors) == 0 {
		add(r.implicitGuide(values))
	}
	for _, e := range r.Outer.Find(r.Name) {
		if f, ok := e.(*Function); ok && f.isGuide() && (direct || !f.First().Specifiers().Has(syntax.Explicit)) {
			add(f.writtenGuide(values))
		}
	}
	return viable, all
}

// isGuide reports whether the declaration is a deduction guide.
func (f *Function) isGuide() bool {
	fd := f.First()
	return fd.Node.Child(syntax.FieldType).IsZero() && !fd.FunctionDeclarator().ChildOf(syntax.TrailingReturnType).IsZero()
}

// hidesGuide reports whether there is a deduction guide for a class template, and
// for so many values, in the unit that the tree does not show.
func (u *Unit) hidesGuide(name string, values int) bool {
	return slices.ContainsFunc(u.Tree.Marks, func(m syntax.Mark) bool {
		if m.Word != syntax.Guide {
			return false
		}
		text := strings.TrimSpace(strings.TrimPrefix(string(u.Tree.Text[m.Start:m.End]), "explicit"))
		rest, isNamed := strings.CutPrefix(text, name)
		params, ok := strings.CutPrefix(strings.TrimSpace(rest), "(")
		return isNamed && ok && mayTake(params, values)
	})
}

// mayTake reports whether a function could take so many arguments; text begins with its parameters and
// continues after them.
func mayTake(text string, arguments int) bool {
	depth, params := 1, 1
	for i := 0; i < len(text) && depth > 0; i++ {
		switch text[i] {
		case '(', '<', '{', '[':
			depth++
		case ')', '>', '}', ']':
			if depth--; depth == 0 && strings.TrimSpace(text[:i]) == "" {
				return arguments == 0
			}
		case ',':
			if depth == 1 {
				params++
			}
		case '=', '.': // a default, a pack
			return true
		}
	}
	return params == arguments
}

// implicitGuide is that of a class without constructors, which takes nothing; from
// C++20 on an aggregate takes its elements.
func (r *Record) implicitGuide(values []Value) (g *guide, known bool) {
	if len(values) > 0 {
		return nil, r.TU.inStandard(20) == No || r.IsAggregate() == No
	}
	return r.guideWith(nil), true
}

// guideWith returns the guide that yields the class with the given arguments; nil
// if they do not fit.
func (r *Record) guideWith(args []Argument) *guide {
	full := r.Outer.complete(r.template(), args)
	if full == nil {
		return nil
	}
	in := r.Instance(full)
	if in == nil {
		return nil
	}
	return &guide{result: in.Type()}
}

// constructorGuide returns the guide that the i-th constructor of the class is;
// nil if it is not viable, or that is not known.
func (r *Record) constructorGuide(i int, f *Function, values []Value) (g *guide, known bool) {
	t := f.Type()
	if t.Kind != FunctionType || f.isConstrained() {
		return nil, false
	}
	if !f.takes(len(values)) {
		return nil, true
	}
	params := r.Outer.templateParams(r.template())
	b := bindings{args: make([]*Argument, len(params)), depth: params[0].Depth}
	for j, p := range f.First().Params() {
		pt := p.Type()
		own := f.IsTemplate() && mentions(pt, b.depth+1)
		switch {
		case !mentions(pt, b.depth) || j >= len(values) && !p.pack:
			continue
		case own:
			return nil, false
		case p.pack:
			if !b.deducePack(pt, values[min(j, len(values)):]) {
				return nil, true
			}
			continue
		}
		v := values[j]
		if pt.Kind == RValueReference && pt.Elem.Kind == TemplateParamType && v.Category == LValue {
			return nil, true // no forwarding reference: the parameter is the class's
		}
		if !b.deduce(pt, v) {
			return nil, true
		}
	}
	args, ok := b.leading(params)
	if !ok {
		return nil, true
	}
	if g = r.guideWith(args); g == nil {
		return nil, true
	}
	g.params, g.depth, g.open, g.template = t.Params, b.depth, len(params), true
	in := g.result.Record
	if in.Pattern != r || i >= len(in.Constructors()) {
		return g, true // a specialization: of its constructors nothing is asked
	}
	c := in.Constructors()[i]
	if c.IsTemplate() {
		if c = c.deduced(nil, values); c == nil {
			return nil, true
		}
	}
	switch c.isEnabled() {
	case No:
		return nil, true
	case Unknown:
		return nil, false
	}
	if g.ranks, ok = c.viable(values, nil); !ok {
		return nil, true
	}
	return g, true
}

// leading returns the arguments of parameters up to the first one that needs a default, and reports
// whether no later one is bound.
func (b *bindings) leading(params []*TypeParam) ([]Argument, bool) {
	var args []Argument
	for i, a := range b.args {
		switch {
		case a == nil && params[i].Pack:
			a = &Argument{IsPack: true}
		case a == nil:
			return args, !slices.ContainsFunc(b.args[i:], func(a *Argument) bool { return a != nil })
		}
		args = append(args, *a)
	}
	return args, true
}

// writtenGuide returns the result of a deduction guide for the values; nil if it is not viable.
func (f *Function) writtenGuide(values []Value) (g *guide, known bool) {
	t := f.Type()
	if t.Kind != FunctionType || f.isConstrained() {
		return nil, false
	}
	g = &guide{params: t.Params, written: true, template: f.IsTemplate()}
	if f.IsTemplate() {
		if !f.takes(len(values)) {
			return nil, true
		}
		params := f.First().scope.Parent.templateParams(f.First().Template)
		g.depth, g.open = params[0].Depth, len(params)
		if f = f.deduced(nil, values); f == nil {
			return nil, true
		}
		switch f.isEnabled() {
		case No:
			return nil, true
		case Unknown:
			return nil, false
		}
	}
	var ok bool
	if g.ranks, ok = f.viable(values, nil); !ok {
		return nil, true
	}
	g.result = f.Result()
	return g, true
}

// wins reports whether g is known to be chosen rather than h for n values, or that
// it makes no difference.
func (g *guide) wins(h *guide, n int) bool {
	if Equal(g.result, h.result) {
		return true
	}
	less, greater := false, false
	for i := range n {
		if i >= len(g.ranks) || i >= len(h.ranks) || g.ranks[i] == unknownRank || h.ranks[i] == unknownRank {
			return false
		}
		less = less || g.ranks[i] < h.ranks[i]
		greater = greater || g.ranks[i] > h.ranks[i]
	}
	switch {
	case less != greater:
		return less
	case less:
		return false
	case g.template != h.template:
		return !g.template
	case g.template && g.accepts(h, n) != h.accepts(g, n):
		return h.accepts(g, n)
	}
	return g.written && !h.written
}

// accepts reports whether a guide takes whatever another one takes.
func (g *guide) accepts(h *guide, n int) bool {
	b := bindings{args: make([]*Argument, g.open), depth: g.depth}
	for i := range n {
		if i >= len(g.params) || i >= len(h.params) ||
			!b.unify(g.params[i].NonReference().Unqualified(), h.params[i].NonReference().Unqualified()) {
			return false
		}
	}
	return true
}
