package memory

import (
	"cmp"
	"iter"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A translation maps a function's summary to the terms of a caller.
type translation struct {
	a      *Analysis
	before *state // of the caller, at the call; not changed before all is translated
	callee *Summary
	call   *body.Op // nil: of no call
	this   Value
	args   map[*Object]Value // by the objects of the parameters
}

// translation returns that of a call in state s. The captures of a lambda are found through the
// closure, to which this points.
func (a *Analysis) translation(s *state, callee *Summary, this Value) *translation {
	if callee.Function.Lambda != nil {
		return a.closureTranslation(s, callee, s.load(this.Whole))
	}
	return &translation{a: a, before: s, callee: callee, this: this, args: map[*Object]Value{}}
}

// closureTranslation returns the translation of a call of a lambda by its closure.
func (a *Analysis) closureTranslation(s *state, callee *Summary, closure Value) *translation {
	t := &translation{a: a, before: s, callee: callee, this: closure.From(".this"), args: map[*Object]Value{}}
	l := callee.Function.Lambda
	for _, c := range l.Captures() {
		if c.Variable == nil || c.ByReference {
			continue
		}
		held := closure.From("." + c.Variable.Name)
		if l.Mutable { // of an earlier call, perhaps
			held = openValue
		}
		t.give(c.Variable, held)
	}
	return t
}

// give sets the initial contents of a parameter or of a capture.
func (t *translation) give(v *sema.Variable, held Value) {
	if o := t.a.program.objects.variable(v); o != nil && (o.Kind == Automatic || v.Parameter) {
		t.args[o] = held
	}
}

// leave applies the stores of the function to s, the state before the call.
func (t *translation) leave(s *state) {
	type store struct {
		to Set
		v  Value
	}
	end := t.callee.end
	var stores []store
	for _, h := range end.holdings {
		if !t.isGiven(h.in) {
			stores = append(stores, store{t.a.address(t.object(h.in), h.path), t.value(valueOf(h.value))})
		}
	}
	var escaped []Set
	for _, o := range end.escaped {
		escaped = append(escaped, t.object(o))
	}
	var registered []*Object
	for _, o := range end.registered {
		for _, x := range t.object(o).Atoms {
			registered = append(registered, x.Place.Object)
		}
	}
	for _, st := range stores {
		s.store(st.to, st.v)
	}
	for _, set := range escaped {
		s.escape(set)
	}
	for _, o := range registered {
		s.registered = s.registered.with(s.in.number(o), o, struct{}{})
	}
	if end.havocked {
		s.havoc()
	}
}

// isGiven reports whether an object is a parameter, or a copy that a lambda has captured.
func (t *translation) isGiven(o *Object) bool { _, ok := t.args[o]; return ok }

// effect returns an effect of the function's as one of the call.
func (t *translation) effect(op *body.Op, e *Effect) Effect {
	out := *e
	out.Op, out.Inner, out.callee = op, e, t.callee
	out.Value, out.Other = t.value(e.Value), t.value(e.Other)
	out.Args, out.Held, out.Again = nil, nil, nil
	for i := range e.Args {
		out.Args = append(out.Args, t.value(e.Args[i]))
	}
	for i := range e.Held {
		out.Held = append(out.Held, t.value(e.Held[i]))
	}
	return out
}

func (t *translation) value(v Value) Value {
	out := t.whole(v.Whole)
	for _, p := range v.Parts {
		out = out.With(p.Path, t.whole(p.Set), false)
	}
	return out
}

// whole returns the translated value of a set, with the parts of the objects that it represents.
func (t *translation) whole(s Set) Value {
	out := Value{}
	if s.Open {
		out = openValue
	}
	for _, x := range s.Atoms {
		switch {
		case x.Kind == Contents:
			v := t.contents(x.Place)
			if x.Moved {
				v = valueOf(moved(v.Whole))
			}
			out = out.join(v)
		case x.Kind == Address:
			at := t.a.address(t.object(x.Place.Object), x.Place.Path)
			if x.Moved {
				at = moved(at)
			}
			out = out.join(valueOf(at))
		default:
			out = out.join(valueOf(setOf(x)))
		}
	}
	return out
}

// contents returns the contents of a place of the function at the call.
func (t *translation) contents(p Place) Value {
	if v, ok := t.args[p.Object]; ok {
		return v.From(p.Path)
	}
	if p.Object == t.callee.This {
		return t.this.From(p.Path)
	}
	return t.before.load(t.a.address(t.object(p.Object), p.Path))
}

// object returns the addresses of the caller's objects that an object of the function represents.
func (t *translation) object(o *Object) Set {
	switch o.Kind {
	case Pointee:
		return t.a.pointed(t.contents(o.Of).Whole)
	case Mapped:
		return t.a.address(t.object(o.Of.Object), o.Of.Path).mapped(func(x Atom) Set {
			if m := t.a.program.objects.pointee(x.Place, Mapped); m != nil {
				return m.address()
			}
			return open
		})
	case Parameter:
		return Set{}
	}
	if t.isGiven(o) {
		return open // the address of a parameter, which is gone
	}
	if t.call != nil && o.isAllocated() && t.callee.leaves(o) {
		return t.a.program.objects.byCall(t.call, o).address()
	}
	return o.address()
}

// isAllocated reports whether an operation makes the object, and it lasts until it is freed.
func (o *Object) isAllocated() bool {
	switch o.Kind {
	case Heap, Pinned, Managed, Device, Array, Handle:
		return o.Made != nil
	}
	return false
}

// stored yields the values stored in an object, by its parts, the whole first; initial contents are
// left out.
func (o *Object) stored(v Value) iter.Seq2[string, Set] {
	own := o.contents()
	return func(yield func(string, Set) bool) {
		if !v.Whole.Equal(own) && !v.Whole.Equal(Set{}) && !yield("", v.Whole) {
			return
		}
		for _, p := range v.Parts {
			if !yield(p.Path, p.Set) {
				return
			}
		}
	}
}

// compareObjects is a deterministic order of objects.
func compareObjects(a, b *Object) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.id, b.id))
}
