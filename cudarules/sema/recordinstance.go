package sema

import (
	"strings"

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

// primaryArgs returns the arguments in the order of the primary template.
func (r *Record) primaryArgs() []Argument {
	if r.args != nil {
		return r.args
	}
	return r.Args
}

// selfArgs returns the arguments that a template's own parameters stand for:
// those of an instance, or the parameters themselves.
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
	var key strings.Builder
	for i := range args {
		args[i].key(&key)
	}
	k := pointerKey(r) + key.String()
	if in := r.TU.instances[k]; in != nil {
		return in
	}
	if !r.TU.mayInstantiate() {
		return nil
	}
	r.TU.depth++
	defer func() { r.TU.depth-- }()
	full := r.Outer.complete(r.template(), args)
	if full == nil {
		return nil
	}
	key.Reset()
	dependent := false
	for i := range full {
		full[i].key(&key)
		dependent = dependent || full[i].IsDependent()
	}
	kFull := pointerKey(r) + key.String()
	if in := r.TU.instances[kFull]; in != nil {
		r.TU.instances[k] = in
		return in
	}
	in := &Record{TU: r.TU, Name: r.Name, Outer: r.Outer, Pattern: r, Args: full, dependent: dependent}
	r.TU.instances[k], r.TU.instances[kFull] = in, in
	r.TU.made++
	if !dependent {
		in.specialize()
	}
	return in
}

// specialize replaces an instance's pattern by the specialization that fits
// its arguments best. Where two fit and neither is more special, the instance
// stays without a definition.
func (r *Record) specialize() {
	var best *Record
	var bestArgs []Argument
	for _, spec := range r.Pattern.specializations() {
		args, ok := spec.match(r.Args)
		if !ok {
			continue
		}
		switch {
		case best == nil || !spec.IsTemplate():
			best, bestArgs = spec, args
		case !best.IsTemplate():
		default:
			if _, less := best.match(spec.specArgs); less { // best accepts all that spec accepts
				best, bestArgs = spec, args
			}
		}
	}
	if best != nil {
		r.args = r.Args
		r.Pattern, r.Args = best, bestArgs
	}
}

// match deduces a specialization's own arguments from those of the primary
// template.
func (r *Record) match(args []Argument) ([]Argument, bool) {
	template := r.template()
	params := r.Outer.templateParams(template)
	b := bindings{args: make([]*Argument, len(params))}
	if len(params) > 0 {
		b.depth = params[0].Depth
	}
	if !b.unifyArguments(r.specArgs, args) {
		return nil, false
	}
	own := []Argument{}
	for i, a := range b.args {
		if a == nil {
			if params[i].Pack {
				a = &Argument{IsPack: true}
			} else {
				return nil, false
			}
		}
		own = append(own, *a)
	}
	return own, true
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
	for _, d := range r.Outer.named(r.Name) {
		if d.kind == recordDecl && d.node.Child(syntax.FieldName).Kind() == syntax.TemplateType && !d.node.Child(syntax.FieldBody).IsZero() {
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
	args := in.arguments(d.node.Child(syntax.FieldName).Child(syntax.FieldArguments))
	if full := s.complete(primary.template(), args); full != nil {
		args = full
	}
	r.specArgs = args
	if !r.dependent {
		r.args = args // for its name
	}
	return r
}
