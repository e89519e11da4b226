package gothread

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
)

// locked is the depth of a goroutine of which it is not known that it is not locked.
const locked = maxLocks

// findEntries computes the lock depth of the goroutine at the entry of each function: the minimum over
// all known calls, or the depth at one of them where callees are not distinguished.
func (f *Finder) findEntries() {
	f.findHandedOn()
	f.findBinder()
	for _, fn := range f.order {
		fn.callers = slices.DeleteFunc(fn.callers, func(c caller) bool { return c.in != nil && f.isTest(c.in) && !f.isTest(fn) })
		fn.entry = locked
	}
	for again := true; again; {
		again = false
		for _, fn := range f.order {
			if entry := f.entryOf(fn); entry < fn.entry {
				fn.entry, again = entry, true
			}
		}
	}
}

// isTest reports whether a function is in a test file. Tests lock their goroutine for their own
// purposes.
func (f *Finder) isTest(fn *function) bool {
	return strings.HasSuffix(f.Fset.PositionFor(fn.node.Pos(), false).Filename, "_test.go")
}

func (f *Finder) entryOf(fn *function) int {
	switch {
	case fn.object != nil && fn.object.Signature().Recv() == nil && f.isBeginning(fn.object):
		return f.beginning(fn.object)
	case len(fn.callers) > 0:
		least := locked
		for _, c := range fn.callers {
			least = min(least, c.entry())
		}
		return least
	case len(fn.waiting) > 0:
		most, called := 0, false
		for _, call := range f.dynamic {
			if slices.ContainsFunc(fn.waiting, func(t types.Type) bool { return types.Identical(t, call.of) }) {
				most, called = max(most, call.entry()), true
			}
		}
		if called {
			return most
		}
		return locked
	case fn.unseen || fn.object != nil && f.hasCallersElsewhere(fn):
		return locked
	}
	return 0
}

// hasCallersElsewhere reports whether a declared function has unknown callers that may hold a lock:
// callers of the package's binder, and packages for whose interfaces it is a method.
func (f *Finder) hasCallersElsewhere(fn *function) bool {
	if !fn.object.Exported() || f.isTest(fn) {
		return false
	}
	return f.binds || len(fn.uses) > 0 && f.implementsForeign(fn.object)
}

// implementsForeign reports whether a method is one of an interface that a package which is
// imported, and is not of the standard library, declares.
func (f *Finder) implementsForeign(method *types.Func) bool {
	recv := method.Signature().Recv()
	if recv == nil {
		return false
	}
	for _, pkg := range f.Types.Imports() {
		if cgobridge.IsStandard(pkg.Path()) {
			continue
		}
		for _, name := range pkg.Scope().Names() {
			declared, ok := pkg.Scope().Lookup(name).(*types.TypeName)
			if !ok {
				continue
			}
			in, ok := declared.Type().Underlying().(*types.Interface)
			if !ok || !implements(recv.Type(), in) {
				continue
			}
			for m := range in.Methods() {
				if m.Name() == method.Name() {
					return true
				}
			}
		}
	}
	return false
}

// findBinder finds out whether the package or one of its imports has a function that locks the
// caller's goroutine for good and selects a device. External callers of the package's other functions
// are then assumed to have called that one.
func (f *Finder) findBinder() {
	isBinder := func(fn *types.Func, helps *Helps) bool {
		return fn.Exported() && helps != nil && helps.Locks > 0 && helps.Sets
	}
	for fn, helps := range f.Helpers() {
		f.binds = f.binds || isBinder(fn, helps)
	}
	for _, object := range f.Info.Uses {
		if fn, ok := object.(*types.Func); ok && fn.Pkg() != f.Types {
			f.binds = f.binds || isBinder(fn, f.imported(fn.Origin()))
		}
	}
}

// entry returns how deep the goroutine of a function that is called there is locked.
func (c caller) entry() int {
	switch {
	case c.fresh:
		return 0
	case c.in == nil, c.in.unsettled:
		return locked
	}
	return max(c.in.entry+c.depth, 0)
}

// isBeginning reports whether the program, or its test, begins with a function.
func (f *Finder) isBeginning(fn *types.Func) bool {
	switch fn.Name() {
	case "init", "TestMain":
		return true
	case "main":
		return fn.Pkg().Name() == "main"
	}
	return false
}

// beginning returns how deep the main goroutine is locked in a function. The runtime locks it
// while packages are initialized, and leaves it so if one of the init functions does
// (package runtime, LockOSThread). A program that starts no goroutine has nothing to run on
// the thread in its place.
func (f *Finder) beginning(fn *types.Func) int {
	if fn.Name() == "init" || !f.spawns {
		return locked
	}
	for _, other := range f.order {
		if other.object != nil && other.object.Name() == "init" && other.object.Signature().Recv() == nil && other.helps().Locks > 0 {
			return locked
		}
	}
	return 0
}

// findHandedOn notes the functions that are sent to other goroutines or kept in slices and
// maps, and the calls that initialize the package.
func (f *Finder) findHandedOn() {
	note := func(e ast.Expr) {
		for _, t := range f.given(e) {
			f.handOn(t, e)
		}
	}
	for _, file := range f.Files {
		for n := range ast.Preorder(file) {
			switch n := n.(type) {
			case *ast.SendStmt:
				note(n.Value)
			case *ast.CompositeLit:
				if _, isStruct := f.Underlying(n).(*types.Struct); isStruct {
					break
				}
				for _, e := range n.Elts {
					if kv, ok := e.(*ast.KeyValueExpr); ok {
						e = kv.Value
					}
					note(e)
				}
			case *ast.AssignStmt:
				for i, l := range n.Lhs {
					if _, element := ast.Unparen(l).(*ast.IndexExpr); element && len(n.Lhs) == len(n.Rhs) {
						note(n.Rhs[i])
					}
				}
			}
		}
		for _, decl := range file.Decls {
			f.findInitializers(decl)
		}
	}
}

// findInitializers notes the functions that the values of a declaration's variables call.
func (f *Finder) findInitializers(decl ast.Decl) {
	if _, ok := decl.(*ast.GenDecl); !ok {
		return
	}
	ast.Inspect(decl, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			for _, t := range f.called(call) {
				if t.own != nil {
					t.own.callers = append(t.own.callers, caller{})
				}
			}
		}
		_, literal := n.(*ast.FuncLit)
		return !literal
	})
}
