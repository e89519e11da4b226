package memory

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// initial returns the value of an object made by an implicit constructor: members have their default initializers.
func (p *Program) initial(r *sema.Record) Value {
	out := Value{}
	if r == nil || r.IsComplete() != sema.Yes || r.IsUnion() {
		return out
	}
	for _, m := range r.Fields() {
		var v Value
		switch {
		case m.IsPadding():
			continue
		case !m.Initializer().IsZero():
			v = p.initialOf(m)
		case m.Type().Kind == sema.RecordType && m.Type().Record != r:
			v = p.initial(m.Type().Record)
		}
		if !v.isEmpty() {
			out = out.With("."+m.Name, v, false)
		}
	}
	return out
}

// withInitials returns the value of an aggregate with the members that a list leaves to their own initializers.
func (p *Program) withInitials(v Value, list *body.Op) Value {
	at := len(list.Type.Record.Bases())
	for _, m := range list.Type.Record.Fields() {
		if m.IsPadding() {
			continue
		}
		if missing := at >= len(list.Args) || list.Args[at] == nil; missing && !m.Initializer().IsZero() {
			v = v.With("."+m.Name, p.initialOf(m), false)
		}
		at++
	}
	return v
}

// initialOf returns the value that the initializer of a member gives it, as far as that does not depend on the object.
func (p *Program) initialOf(m *sema.Variable) Value {
	if v, ok := p.initials[m]; ok {
		if v == nil {
			return openValue
		}
		return *v
	}
	p.initials[m] = nil
	out := openValue
	b := body.OfInitializer(m)
	a := p.analyze(b, nil)
	for op := range b.Root.All() {
		if op.Kind == body.Declare && op.Variable == m && len(op.Args) > 0 && op.Args[0] != nil {
			out = p.independent(a.Value(op.Args[0]))
		}
	}
	p.initials[m] = &out
	return out
}

// independent returns a value without initial contents of places.
func (p *Program) independent(v Value) Value {
	known := func(s Set) Set {
		return s.mapped(func(x Atom) Set {
			if x.Kind == Contents || x.Kind == Address && x.Place.Object.Kind == Pointee {
				return open
			}
			return setOf(x)
		})
	}
	out := Value{Whole: known(v.Whole)}
	for _, part := range v.Parts {
		out = out.With(part.Path, valueOf(known(part.Set)), false)
	}
	return out
}
