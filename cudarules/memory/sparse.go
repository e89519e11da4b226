package memory

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// An Interest selects the calls that an analysis follows.
type Interest struct {
	Makes func(*sema.Function) bool // whether a function may come to make an address that matters
	Hands func(*sema.Function) bool // whether it may come to hand addresses to kernels or to CUDA's copies
}

// Sparse is Of for rules that need few bodies: calls of no interest count as not followed. These are
// the calls that neither receive an address of memory that the body knows, nor create any.
func (p *Program) Sparse(fd *sema.FuncDecl, interest *Interest) *Analysis {
	if fd == nil || fd.Body().IsZero() {
		return nil
	}
	return p.analyze(body.Of(fd), interest)
}

// follow is callee for a call with arguments, the object among them.
func (a *Analysis) follow(s *state, f *sema.Function, args []*body.Op) *Summary {
	if a.interest == nil || f == nil || f.Lambda != nil || isInlineOfLibrary(f) ||
		a.program.isShort(f.Definition()) ||
		slices.ContainsFunc(args, func(e *body.Op) bool { return a.isGivenMemory(s, f, e) }) || a.mayMake(f, args) {
		return a.callee(f)
	}
	return nil
}

// mayMake reports whether a call may make an address that matters, and return it or store
// it where an argument leads.
func (a *Analysis) mayMake(f *sema.Function, args []*body.Op) bool {
	t := f.Result()
	returns := t.Kind == sema.RecordType || t.IsReference() || t.Kind == sema.Pointer
	if t.Kind == sema.Pointer && t.Elem.Kind == sema.FunctionType {
		return true
	}
	stores := f.Class != nil && f.Name == f.Class.Name || slices.ContainsFunc(args, func(e *body.Op) bool {
		return e != nil && slices.ContainsFunc(a.value(e).Whole.Atoms,
			func(x Atom) bool { return x.Kind == Address && x.Place.Object.Kind == Automatic })
	})
	return (returns || stores) && a.interest.Makes(f)
}

// isGivenMemory reports whether an argument is, holds or leads to an address of distinguished memory.
func (a *Analysis) isGivenMemory(s *state, f *sema.Function, e *body.Op) bool {
	if e == nil || e.Type == nil {
		return false
	}
	v := a.value(e)
	if a.tells(f, v, e.Type.Kind == sema.Pointer) {
		return true
	}
	return (e.Category != sema.PRValue || e.Type.Kind == sema.Pointer) && a.tells(f, s.load(v.Whole), true)
}

// isInlineOfLibrary reports whether a library header defines a function: such definitions are short.
func isInlineOfLibrary(f *sema.Function) bool {
	return f.TU.Unit(f.First().Node).Prelude && f.Definition() != nil
}

// maxShort bounds the text of functions that are followed whatever they are given.
const maxShort = 240

// isShort reports whether the body of a function, and of those that it calls, is short: constructors, getters, setters and helpers.
func (p *Program) isShort(fd *sema.FuncDecl) bool {
	if fd == nil {
		return false
	}
	if known, ok := p.short[fd]; ok {
		return known
	}
	p.short[fd] = false // while it is worked out
	b := fd.Body()
	if b.IsZero() || b.End()-b.Start() > maxShort || fd.Function.IsKernel() {
		return false
	}
	in := body.Of(fd)
	if in == nil {
		return false
	}
	for op := range in.Root.All() {
		if f := op.Function; f != nil && op.Is(body.Call, body.Construct, body.Destroy) {
			if callee := f.Definition(); callee != nil && !p.isShort(callee) {
				return false
			}
		}
	}
	p.short[fd] = true
	return true
}

// tells reports whether a value contains the address of such memory; for functions that pass addresses
// on this includes variables, and for device functions in any manner.
func (a *Analysis) tells(f *sema.Function, v Value, isPointer bool) bool {
	for s := range v.Sets() {
		for _, x := range s.Atoms {
			if x.Kind == Integer && a.interest.Hands(f) {
				return true
			}
			if x.Kind != Address {
				continue
			}
			switch x.Place.Object.Kind {
			case Heap, Managed, Device, Pinned, Mapped:
				return true
			case DeviceVariable, ConstantVariable:
				if a.interest.Hands(f) {
					return true
				}
			case Automatic:
				if isPointer && a.interest.Hands(f) {
					return true
				}
			}
		}
	}
	return false
}
