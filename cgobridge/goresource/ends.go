package goresource

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// Ends reports whether a call is known to end a resource, or a registration, or to wait for
// the device, itself or through what it calls before it returns. What a function makes and
// ends itself does not count, nor do functions that return a fresh resource.
func (f *Finder) Ends(call *ast.CallExpr) bool {
	fun := f.Info.Types[call.Fun]
	if fun.IsType() || fun.IsBuiltin() {
		return false
	}
	if c := f.C(call); c != nil {
		r := f.Resources(c.Name)
		return r != nil && r.Ends
	}
	if t, ok := f.target(call.Fun); ok {
		if f.bodyEnds(t.function) {
			return true
		}
		for i, arg := range call.Args {
			if given, ok := f.target(arg); ok && f.onlyCalls(call, i) && f.bodyEnds(given.function) {
				return true
			}
		}
		return false
	}
	fn := f.declaredElsewhere(call.Fun)
	if fn == nil {
		return false
	}
	helps := f.imported(fn)
	return helps != nil && helps.Ends
}

// declaredElsewhere returns the function or method, of another package too, that an expression
// stands for: itself, or what the variable that it names is given once; nil if it is not known.
func (f *Finder) declaredElsewhere(e ast.Expr) *types.Func {
	switch x := f.Assigned(e).(type) {
	case *ast.Ident:
		if fn, ok := f.Info.Uses[x].(*types.Func); ok {
			return fn.Origin()
		}
	case *ast.SelectorExpr:
		if fn, ok := f.Info.Uses[x.Sel].(*types.Func); ok {
			return fn.Origin()
		}
	case *ast.IndexExpr:
		return f.declaredElsewhere(x.X)
	}
	return nil
}

// bodyEnds answers for a function of the package.
func (f *Finder) bodyEnds(function ast.Node) bool { return f.ends.Solve(function) }

func (f *Finder) findEnds(function ast.Node) bool {
	ends := false
	ast.PreorderStack(goorder.Body(function), nil, func(n ast.Node, stack []ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return runsInPlace(stack, n)
		case *ast.CallExpr:
			ends = ends || f.Ends(n) && !f.endsOwn(n, function)
		}
		return !ends
	})
	return ends && len(f.freshResults(function)) == 0
}

// endsEverything reports whether a call ends all there is on a device or in a context, itself
// or through what it calls.
func (f *Finder) endsEverything(call *ast.CallExpr) bool {
	if c := f.C(call); c != nil {
		r := f.Resources(c.Name)
		return r != nil && r.Everything
	}
	if f.Info.Types[call.Fun].IsType() || f.Info.Types[call.Fun].IsBuiltin() {
		return false
	}
	if t, ok := f.target(call.Fun); ok {
		return f.endsAll.Solve(t.function)
	}
	if fn := f.declaredElsewhere(call.Fun); fn != nil {
		helps := f.imported(fn)
		return helps != nil && helps.EndsAll
	}
	return false
}

func (f *Finder) findEndsAll(function ast.Node) bool {
	for n := range ast.Preorder(goorder.Body(function)) {
		if call, ok := n.(*ast.CallExpr); ok && f.endsEverything(call) {
			return true
		}
	}
	return false
}

// runsInPlace reports whether a function literal is called or deferred where it stands, on top
// of a stack.
func runsInPlace(stack []ast.Node, lit *ast.FuncLit) bool {
	if len(stack) == 0 {
		return false
	}
	call, ok := stack[len(stack)-1].(*ast.CallExpr)
	return ok && ast.Unparen(call.Fun) == ast.Expr(lit) && !isStarted(stack)
}

// endsOwn reports whether a call ends nothing but what the function around it has made.
func (f *Finder) endsOwn(call *ast.CallExpr, function ast.Node) bool {
	own := f.acquiredIn(function)
	return len(own) > 0 && slices.ContainsFunc(call.Args, func(arg ast.Expr) bool {
		for _, s := range f.Sources(arg) {
			if own[s.Root] {
				return true
			}
		}
		return own[f.addressed(arg)]
	})
}
