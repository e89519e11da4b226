package gomemory

import (
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
)

// record records a store to a variable, a field or an element.
func (f *Finder) record(p place, v value) {
	s, ok := f.slots[p]
	if !ok {
		return
	}
	f.recordIn(s, v)
}

func (f *Finder) recordIn(s slot, v value) {
	if v.isNumber() || v.isText() {
		v = openValue
	}
	if !f.quiet && !slices.ContainsFunc(f.stored[s], v.equal) {
		f.stored[s] = append(f.stored[s], v)
	}
}

// directly reports whether a variable is a parameter of unknown value: its uses are reported at the
// calls of the function.
func (f *Finder) directly(v *types.Var) bool { return f.IsParameter(v) || f.parameterOf(v) }

func (f *Finder) parameterOf(v *types.Var) bool {
	fn, _ := f.ParameterOf(v)
	return fn != nil
}

// kindOf returns the kind of memory that a value is an address in, and whether it is of one kind that
// is known. The contents of variables for which except returns true are not resolved.
func (f *Finder) kindOf(v value, except func(*types.Var) bool) (cgobridge.MemoryKind, bool) {
	if v.open {
		return cgobridge.UnknownMemory, false
	}
	kind, found := cgobridge.UnknownMemory, false
	for _, a := range v.atoms {
		if a.isNil() {
			continue
		}
		k := f.kindOfObject(a.to.object, except)
		if k == cgobridge.UnknownMemory || found && k != kind {
			return cgobridge.UnknownMemory, false
		}
		kind, found = k, true
	}
	return kind, found
}

func (f *Finder) kindOfObject(o *object, except func(*types.Var) bool) cgobridge.MemoryKind {
	switch o.kind {
	case madeObject:
		return o.memory
	case variableObject:
		return cgobridge.GoMemory
	}
	if o.slot.v == nil || except != nil && !o.slot.v.IsField() && except(o.slot.v) {
		return cgobridge.UnknownMemory
	}
	return f.kindIn(o.slot)
}

// kindIn returns the kind of memory that a slot points at, wherever it is given a value.
func (f *Finder) kindIn(s slot) cgobridge.MemoryKind {
	if !f.isClosed(s.v) {
		return cgobridge.UnknownMemory
	}
	if kind, ok := f.kinds[s]; ok {
		return kind
	}
	f.kinds[s] = cgobridge.UnknownMemory // while it is being computed
	kind := cgobridge.UnknownMemory
	for _, v := range f.stored[s] {
		v.atoms = slices.DeleteFunc(slices.Clone(v.atoms), func(a atom) bool { // values derived from the slot itself add nothing
			return a.to.object != nil && a.to.object.slot == s
		})
		if !v.open && !v.mayBeAddress() {
			continue
		}
		k, known := f.kindOf(v, nil)
		if !known || kind != cgobridge.UnknownMemory && k != kind {
			kind = cgobridge.UnknownMemory
			break
		}
		kind = k
	}
	if kind == cgobridge.GoMemory && !f.parts.sees(s.v) {
		kind = cgobridge.UnknownMemory
	}
	f.kinds[s] = kind
	return kind
}

// isClosed reports whether all that gives a variable or field a value is in the package.
func (f *Finder) isClosed(v *types.Var) bool {
	switch {
	case v.Pkg() != f.Types || cgoname.IsVariable(v):
		return false
	case v.IsField():
		return f.closed[v]
	case v.Parent() == f.Types.Scope():
		return !v.Exported() || f.Types.Name() == "main"
	}
	if fn, _ := f.ParameterOf(v); fn != nil {
		return !fn.Exported() && !f.opaque[fn]
	}
	return !f.isForeignParameter(v)
}

// isForeignParameter reports whether a variable is a parameter that no declared function has:
// a literal's, a receiver.
func (f *Finder) isForeignParameter(v *types.Var) bool { return f.IsParameter(v) }
