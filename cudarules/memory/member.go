package memory

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// initial returns the value of an object that an operation makes by an implicit constructor, and applies the default initializers of its
// members.
func (a *Analysis) initial(s *state, op *body.Op, r *sema.Record) Value {
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
			v = a.initializeMember(s, op, m)
		case m.Type().Kind == sema.RecordType && m.Type().Record != r:
			v = a.initial(s, op, m.Type().Record)
		}
		if !v.isEmpty() {
			out = out.With("."+m.Name, v, false)
		}
	}
	return out
}

// withInitials returns the value of an aggregate with the members that a list leaves to their own initializers.
func (a *Analysis) withInitials(s *state, v Value, list *body.Op) Value {
	at := len(list.Type.Record.Bases())
	for _, m := range list.Type.Record.Fields() {
		if m.IsPadding() {
			continue
		}
		if missing := at >= len(list.Args) || list.Args[at] == nil; missing && !m.Initializer().IsZero() {
			v = v.With("."+m.Name, a.initializeMember(s, list, m), false)
		}
		at++
	}
	return v
}

// initializeMember applies the default initializer of a member, and returns the value that it gives the member, as far as that does not
// depend on the object.
func (a *Analysis) initializeMember(s *state, op *body.Op, m *sema.Variable) Value {
	init := a.program.initializer(m)
	if init == nil {
		return openValue
	}
	return a.leaveBy(s, op, &translation{a: a, before: s, callee: init, args: map[*Object]Value{}})
}

// initializer returns the summary of the default initializer of a member, whose result is the value of the member; nil if unknown.
func (p *Program) initializer(m *sema.Variable) *Summary {
	if init, ok := p.initializers[m]; ok {
		return init
	}
	p.initializers[m] = nil // for an initializer that makes another such object
	b := body.OfInitializer(m)
	a := p.analyze(b, nil)
	exit, ok := a.solution.At(a.Graph.Exit)
	if !ok || !a.solution.Complete {
		return nil
	}
	init := &Summary{This: a.this, Effects: a.Effects(), Result: openValue, program: p, end: a.endOf(exit)}
	for op := range b.Root.All() {
		if op.Kind == body.Declare && op.Variable == m && len(op.Args) > 0 && op.Args[0] != nil {
			init.Result = p.independent(a.Value(op.Args[0]))
		}
	}
	p.initializers[m] = init
	return init
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
