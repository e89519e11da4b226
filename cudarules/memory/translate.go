package memory

import (
	"cmp"
	"iter"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
)

// A translation says in a caller's terms what a function's summary says in its own.
type translation struct {
	a      *Analysis
	before *state // of the caller, at the call
	callee *Summary
	this   Value
	args   map[*Object]Value // by the objects of the parameters
}

// effect returns an effect of the function's as one of the call.
func (t *translation) effect(op *body.Op, e *Effect) *Effect {
	out := *e
	out.Op, out.Inner = op, e
	out.Value, out.Other = t.value(e.Value), t.value(e.Other)
	out.Args, out.Held = nil, nil
	for i := range e.Args {
		out.Args = append(out.Args, t.value(e.Args[i]))
		out.Held = append(out.Held, t.value(e.Held[i]))
	}
	return &out
}

func (t *translation) value(v Value) Value {
	out := t.whole(v.Whole)
	for at, s := range v.Parts {
		out = out.With(at, t.whole(s), false)
	}
	return out
}

// whole returns what a set is, with the parts that what it stands for has.
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

// contents returns what a place of the function's held when it was called.
func (t *translation) contents(p Place) Value {
	if v, ok := t.args[p.Object]; ok {
		return v.From(p.Path)
	}
	if p.Object == t.callee.This {
		return t.this.From(p.Path)
	}
	return t.before.load(t.a.address(t.object(p.Object), p.Path))
}

// object returns the addresses of what an object of the function's is to the caller.
func (t *translation) object(o *Object) Set {
	switch o.Kind {
	case Pointee:
		return t.a.pointed(t.contents(o.Of).Whole)
	case Mapped:
		return t.a.address(t.object(o.Of.Object), o.Of.Path).mapped(func(x Atom) Set {
			if m := t.a.program.objects.pointee(x.Place, Mapped); m != nil {
				return setOf(Atom{Kind: Address, Place: Place{Object: m}})
			}
			return open
		})
	case Parameter:
		return Set{}
	}
	if _, isParam := t.args[o]; isParam {
		return open // the address of a parameter, which is gone
	}
	return setOf(Atom{Kind: Address, Place: Place{Object: o}})
}

// stored yields what an object was given, by its parts, the whole first; what it held
// from the beginning is left out.
func (o *Object) stored(v Value) iter.Seq2[string, Value] {
	own := setOf(Atom{Kind: Contents, Place: Place{Object: o}})
	return func(yield func(string, Value) bool) {
		if !v.Whole.Equal(own) && !v.Whole.Equal(Set{}) && !yield("", valueOf(v.Whole)) {
			return
		}
		for _, at := range slices.Sorted(maps.Keys(v.Parts)) {
			if !yield(at, valueOf(v.Parts[at])) {
				return
			}
		}
	}
}

// compareObjects orders objects by what they are.
func compareObjects(a, b *Object) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.id, b.id))
}
