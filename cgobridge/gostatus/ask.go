package gostatus

import (
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
)

// bodyAsks reports whether a call in a function may ask for the error of an earlier launch.
// What stands in a function literal runs somewhere else, perhaps.
func (f *Finder) bodyAsks(fn *function) bool {
	asks := false
	ast.Inspect(fn.body, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && f.mayAsk(call) {
			asks = true
		}
		return !asks
	})
	return asks
}

// mayAsk reports whether a call may ask for the error of an earlier launch: what is not
// known may.
func (f *Finder) mayAsk(call *ast.CallExpr) bool {
	fun := f.Info.Types[call.Fun]
	switch {
	case fun.IsType() || fun.IsBuiltin():
		return false
	case f.calls[call] != nil:
		_, statement := f.dropped[call].(*ast.ExprStmt)
		return f.AsksForErrors(f.calls[call].Name) && !(statement && f.Definition(f.calls[call].Name) == nil)
	case f.callee(call) != nil:
		return f.callee(call).asks
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && f.IsC(sel.X) {
		return false // of the cgo tool's own functions
	}
	fn := f.called(call)
	switch {
	case fn == nil:
		return true
	case fn.Pkg() == nil || cgobridge.IsStandard(fn.Pkg().Path()):
		return false
	}
	helps := f.imported(fn)
	return helps == nil || helps.Asks
}

// UncheckedLaunches returns the launches of C functions that Go calls and behind which
// neither the C side nor Go asks whether they failed.
func (f *Finder) UncheckedLaunches() []*cgobridge.Launch {
	var list []*cgobridge.Launch
	for _, call := range f.Calls {
		launches := f.UnaskedLaunches(call.Name)
		if len(launches) == 0 {
			continue
		}
		in, ok := outermost(f.around[call.Expr]).(*ast.FuncDecl)
		if ok && !f.askedBehind(call.Expr, in, map[*ast.FuncDecl]bool{}) {
			list = append(list, launches...)
		}
	}
	return list
}

// askedBehind reports whether something asks behind a call in a function: in the
// function itself, or in one of the package that calls it.
func (f *Finder) askedBehind(call *ast.CallExpr, in *ast.FuncDecl, seen map[*ast.FuncDecl]bool) bool {
	if in == nil || seen[in] {
		return false
	}
	seen[in] = true
	var loop ast.Node // the outermost around the call
	for _, n := range f.around[call] {
		switch n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			if loop == nil {
				loop = n
			}
		}
	}
	asked := false
	deferred := map[ast.Node]bool{}
	for n := range ast.Preorder(in) {
		switch n := n.(type) {
		case *ast.DeferStmt:
			for m := range ast.Preorder(n) {
				deferred[m] = true
			}
		case *ast.CallExpr:
			inLoop := loop != nil && loop.Pos() <= n.Pos() && n.End() <= loop.End()
			if n != call && (n.End() > call.End() || inLoop || deferred[n]) && f.mayAsk(n) {
				asked = true
			}
		}
	}
	if asked {
		return true
	}
	fn, ok := f.Info.Defs[in.Name].(*types.Func)
	if !ok {
		return false
	}
	for _, caller := range f.callers[f.declared[fn]] {
		if f.askedBehind(caller.call, caller.in, seen) {
			return true
		}
	}
	return false
}
