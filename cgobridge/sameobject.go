package cgobridge

import "go/types"

// SameObjectIn returns the function or method of a package that has the name of
// one from another check of the same package: a pass exports facts of its own
// objects, and those of a [Package] may be others.
func SameObjectIn(pkg *types.Package, fn *types.Func) *types.Func {
	if fn.Pkg() == pkg {
		return fn
	}
	recv := fn.Signature().Recv()
	if recv == nil {
		own, _ := pkg.Scope().Lookup(fn.Name()).(*types.Func)
		return own
	}
	t := recv.Type()
	if pointer, ok := t.(*types.Pointer); ok {
		t = pointer.Elem()
	}
	named, ok := t.(*types.Named)
	if !ok {
		return nil
	}
	name, ok := pkg.Scope().Lookup(named.Obj().Name()).(*types.TypeName)
	if !ok {
		return nil
	}
	own, ok := name.Type().(*types.Named)
	if !ok {
		return nil
	}
	for m := range own.Methods() {
		if m.Name() == fn.Name() {
			return m
		}
	}
	return nil
}
