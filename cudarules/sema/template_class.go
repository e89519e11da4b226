package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// pattern returns the template that an instance was made of, or the class itself.
func (r *Record) pattern() *Record {
	if r.Pattern != nil {
		return r.Pattern
	}
	return r
}

// primary returns the primary template of a template or specialization.
func (r *Record) primary() *Record {
	if r.special != nil {
		return r.special
	}
	return r
}

// templateOf returns the primary template of an instance or explicit specialization;
// nil for other classes.
func (r *Record) templateOf() *Record {
	switch {
	case r.Pattern != nil:
		return r.Pattern.primary()
	case !r.dependent:
		return r.special
	}
	return nil
}

// primaryArgs returns the arguments in the order of the primary template.
func (r *Record) primaryArgs() []Argument {
	if r.args != nil {
		return r.args
	}
	return r.Args
}

// selfArgs returns the arguments bound to a template's own parameters: those of an instance, or the
// parameters themselves.
func (r *Record) selfArgs() []Argument {
	if r.Pattern != nil {
		return r.Args
	}
	if !r.IsTemplate() {
		return nil
	}
	var args []Argument
	scope := r.Outer.templateScope(r.template(), nil)
	for _, p := range r.Outer.templateParams(r.template()) {
		p.scope = scope
		switch {
		case p.Pack:
			args = append(args, Argument{expands: p})
		case p.Value || p.Template:
			args = append(args, Argument{Entity: p})
		default:
			args = append(args, Argument{Type: &Type{Kind: TemplateParamType, Param: p}})
		}
	}
	return args
}

// Instance returns the class template with arguments: of an explicit or
// partial specialization where one matches. It is nil if they do not fit.
func (r *Record) Instance(args []Argument) *Record {
	k := r.TU.instanceKey(r, args)
	if in := r.TU.classInstances[k]; in != nil {
		return in
	}
	if !r.TU.mayInstantiate() {
		return nil
	}
	r.TU.instantiationDepth++
	defer func() { r.TU.instantiationDepth-- }()
	full := r.Outer.complete(r.template(), args)
	if full == nil {
		return nil
	}
	dependent := false
	for i := range full {
		dependent = dependent || full[i].IsDependent()
	}
	kFull := r.TU.instanceKey(r, full)
	if in := r.TU.classInstances[kFull]; in != nil {
		r.TU.classInstances[k] = in
		return in
	}
	in := &Record{TU: r.TU, Name: r.Name, Outer: r.Outer, Pattern: r, Args: full, dependent: dependent}
	r.TU.classInstances[k], r.TU.classInstances[kFull] = in, in
	r.TU.countInstance(kFull, full)
	q := &r.TU.inquiry
	at, _ := q.begin()
	special := in.specialize()
	known := q.end(at)
	if in.ambiguousSpecialization && (!known || q.tooDeep) {
		r.TU.forgetInstance(known, k, kFull)
	}
	if special != nil {
		in = special
		r.TU.classInstances[k], r.TU.classInstances[kFull] = in, in
	}
	return in
}

// forgetInstance discards an instance of a class template, immediately or when no query is active.
func (tu *TU) forgetInstance(later bool, keys ...string) {
	forget := func() {
		for _, k := range keys {
			delete(tu.classInstances, k)
		}
	}
	if later {
		tu.inquiry.later(forget)
	} else {
		forget()
	}
}

// specialize returns the explicit specialization for an instance's arguments; if
// there is none, it replaces the instance's pattern by the partial one that fits
// best. Where two fit and neither is more special, or it is not known whether one
// fits, the instance stays without a definition.
func (r *Record) specialize() (explicit *Record) {
	var best *Record
	var bestArgs []Argument
	for _, spec := range r.Pattern.fitting(r.Args) {
		args, fits := spec.match(r.Args)
		switch {
		case fits == Unknown:
			r.ambiguousSpecialization = true
		case fits == No:
		case !spec.IsTemplate():
			return spec
		case best == nil || best.accepts(spec):
			best, bestArgs = spec, args
		}
	}
	if best != nil && !r.ambiguousSpecialization {
		r.args = r.Args
		r.Pattern, r.Args = best, bestArgs
	}
	return nil
}

// match deduces a specialization's own arguments from those of the primary
// template, and answers whether it fits them.
func (r *Record) match(args []Argument) ([]Argument, Answer) {
	params, b := r.bindings()
	open, computed, pack := false, false, false
	for i := range r.specArgs {
		switch p := &r.specArgs[i]; {
		case p.expands != nil: // takes all that is left
			pack = true
			if !b.bind(p.expands.Index, Argument{IsPack: true, Pack: args[i:]}) {
				return nil, No
			}
		case i >= len(args):
			return nil, No
		case args[i].IsDependent():
			open = true
		case p.isComputed():
			computed = true
		case !b.unifyArgument(p, &args[i]):
			return nil, No
		}
	}
	if !pack && len(args) > len(r.specArgs) {
		return nil, No
	}
	own, ok := b.complete(params)
	switch {
	case open || !ok && computed:
		return nil, Unknown
	case !ok:
		return nil, No
	case computed:
		return own, r.computes(own, args)
	}
	return own, Yes
}

// computes answers whether the arguments that a specialization computes from
// its own are those of the primary template.
func (r *Record) computes(own, args []Argument) Answer {
	in := r.Outer.templateScope(r.template(), own)
	computed := in.complete(r.special.template(), in.arguments(lastName(r.node().Child(syntax.FieldName)).Child(syntax.FieldArguments)))
	for i := range r.specArgs {
		switch {
		case i >= len(computed) || computed[i].IsDependent():
			return Unknown
		case !sameArgument(&computed[i], &args[i]):
			return No
		}
	}
	return Yes
}

// accepts reports whether a specialization fits whatever another one fits.
func (r *Record) accepts(spec *Record) bool {
	params, b := r.bindings()
	if !b.unifyArguments(r.specArgs, spec.specArgs) {
		return false
	}
	_, ok := b.complete(params)
	return ok
}

// bindings returns the parameters of a specialization, not yet bound.
func (r *Record) bindings() ([]*TypeParam, *bindings) {
	params := r.Outer.templateParams(r.template())
	b := &bindings{args: make([]*Argument, len(params))}
	if len(params) > 0 {
		b.depth = params[0].Depth
	}
	return params, b
}

// complete returns the arguments that all parameters are bound to.
func (b *bindings) complete(params []*TypeParam) ([]Argument, bool) {
	args := []Argument{}
	for i, a := range b.args {
		switch {
		case a != nil:
			args = append(args, *a)
		case params[i].Pack:
			args = append(args, Argument{IsPack: true})
		default:
			return nil, false
		}
	}
	return args, true
}

// isComputed reports whether an argument of a specialization is no pattern that
// parameters can be deduced from: an expression, a member of a parameter.
func (a *Argument) isComputed() bool {
	switch {
	case a.IsPack:
		return slices.ContainsFunc(a.Pack, func(e Argument) bool { return e.isComputed() })
	case a.Type != nil:
		return a.Type.isComputed()
	}
	return a.Value == nil && a.Entity == nil && a.expands == nil
}

func (t *Type) isComputed() bool {
	switch t.Kind {
	case UnknownType, Auto:
		return true
	case Pointer, LValueReference, RValueReference, MemberPointer:
		return t.Elem.isComputed()
	case Array:
		return t.Len < 0 && t.lenParam == nil && !t.Unbound || t.Elem.isComputed()
	case FunctionType:
		return slices.ContainsFunc(t.Params, (*Type).isComputed) || t.Elem.isComputed()
	case RecordType:
		return t.Record.hasComputedArgs()
	}
	return false
}

// hasComputedArgs reports whether an argument of the class is computed. It is found
// once: classes that are each other's arguments may double with each.
func (r *Record) hasComputedArgs() bool {
	if r.computed == Unknown {
		r.computed = answer(slices.ContainsFunc(r.primaryArgs(), func(a Argument) bool { return a.isComputed() }))
	}
	return r.computed == Yes
}

// specializations lists the explicit and partial specializations of a class
// template.
func (r *Record) specializations() []*Record {
	k := key{scope: r.Outer, name: "specializations " + r.Name}
	if list, ok := r.TU.specials[k]; ok {
		return list
	}
	r.TU.specials[k] = nil
	var list []*Record
	for _, d := range slices.Concat(r.Outer.named(r.Name), r.Outer.outsideDecls(recordDecl, r.Name)) {
		if d.kind == recordDecl && lastName(d.node.Child(syntax.FieldName)).Kind() == syntax.TemplateType && !d.node.Child(syntax.FieldBody).IsZero() {
			if spec := r.Outer.specialization(r, d); spec != nil {
				list = append(list, spec)
			}
		}
	}
	r.TU.specials[k] = list
	return list
}

// specialization returns the record of template<…> struct V<args> {…}.
func (s *Scope) specialization(primary *Record, d *decl) *Record {
	k := s.key(d)
	if r := s.TU.records[k]; r != nil {
		return r
	}
	if d.template.IsZero() {
		return nil
	}
	r := &Record{TU: s.TU, Name: d.name, Outer: s, decls: []*decl{d}, special: primary}
	s.TU.records[k] = r
	in := s
	if !isSpecialization(d.template) {
		in = s.templateScope(d.template, nil)
		r.dependent = true
	}
	args := in.arguments(lastName(d.node.Child(syntax.FieldName)).Child(syntax.FieldArguments))
	if full := s.complete(primary.template(), args); full != nil {
		args = full
	}
	r.specArgs = args
	if !r.dependent {
		r.args = args // for its name
	}
	return r
}
