package gostatus

import (
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// An answer is one to the question whether something asks for the error of an earlier launch.
type answer uint8

const (
	no answer = iota
	unknown
	yes
)

// bodyAsks answers for a function.
func (f *Finder) bodyAsks(fn *function) answer {
	asks := no
	for n := range ast.Preorder(fn.body) {
		if call, ok := n.(*ast.CallExpr); ok {
			asks = max(asks, f.asks(call))
		}
	}
	return asks
}

// asks answers for a call.
func (f *Finder) asks(call *ast.CallExpr) answer {
	fun := f.Info.Types[call.Fun]
	if fun.IsType() || fun.IsBuiltin() {
		return no
	}
	if c := f.calls[call]; c != nil {
		_, isAPI := headers.Lookup(c.Name)
		switch {
		case !f.AsksForErrors(c.Name) || isAPI && f.losesValue(call):
			return no
		case isAPI || f.Definition(c.Name) != nil:
			return yes
		}
		return unknown
	}
	if fn := f.callee(call); fn != nil {
		return fn.asks
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && f.IsC(sel.X) {
		return no // of the cgo tool's own functions
	}
	fn := f.called(call)
	switch {
	case fn == nil:
		return unknown
	case fn.Pkg() == nil || cgobridge.IsStandard(fn.Pkg().Path()):
		return no
	}
	switch helps := f.imported(fn); {
	case helps == nil:
		return unknown
	case helps.Asks:
		return yes
	}
	return no
}

// losesValue reports whether the first result of a call is discarded.
func (f *Finder) losesValue(call *ast.CallExpr) bool {
	return f.dropped[call] != nil || f.errno[call] != nil || f.blank[call]
}

// UncheckedLaunches returns the launches of C functions called from Go for which neither C nor Go
// checks the launch error.
func (f *Finder) UncheckedLaunches() []*cgobridge.Launch {
	var list []*cgobridge.Launch
	for _, call := range f.Calls {
		launches := f.UnaskedLaunches(call.Name)
		if len(launches) == 0 {
			continue
		}
		in, ok := outermost(f.around[call.Expr]).(*ast.FuncDecl)
		if ok && !f.askedBehind(call.Expr, in, unknown, map[*ast.FuncDecl]bool{}) {
			list = append(list, launches...)
		}
	}
	return list
}

// askedBehind reports whether an error is queried after a call in a function: in the function itself,
// with an answer of at least enough, or certainly in a caller in the package.
func (f *Finder) askedBehind(call *ast.CallExpr, in *ast.FuncDecl, enough answer, seen map[*ast.FuncDecl]bool) bool {
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
		case *ast.DeferStmt: // whose arguments are evaluated at once
			deferred[n.Call] = true
			if lit, ok := ast.Unparen(n.Call.Fun).(*ast.FuncLit); ok {
				for m := range ast.Preorder(lit) {
					deferred[m] = true
				}
			}
		case *ast.CallExpr:
			inLoop := loop != nil && loop.Pos() <= n.Pos() && n.End() <= loop.End()
			if n != call && (n.End() > call.End() || inLoop || deferred[n]) && f.asks(n) >= enough {
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
		if f.askedBehind(caller.call, caller.in, yes, seen) {
			return true
		}
	}
	return false
}
