package goorder

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/cfg"

	"github.com/cudavet/cudavet/cgobridge"
)

// MayReturn reports whether control may come back from a call: the callee neither ends the
// program or the goroutine nor panics on all paths, itself or through its own callees. It is
// the only answer to that question; control flow graphs are built with it.
func (f *Finder) MayReturn(call *ast.CallExpr) bool {
	fun := f.Assigned(call.Fun)
	if id, ok := fun.(*ast.Ident); ok {
		if b, ok := f.Info.Uses[id].(*types.Builtin); ok {
			return b.Name() != "panic"
		}
	}
	if lit, ok := fun.(*ast.FuncLit); ok {
		return f.returns.Solve(lit)
	}
	fn := f.named(fun)
	if fn == nil || fn.Pkg() == nil {
		return true
	}
	if decl := f.declared[fn]; decl != nil {
		return f.returns.Solve(decl)
	}
	if cgobridge.IsStandard(fn.Pkg().Path()) {
		return !neverReturns(fn)
	}
	helps, _ := f.imported(fn)
	return !helps.NoReturn
}

// named returns the declared function or method that an expression names, an instance's
// generic one; nil if there is none.
func (f *Finder) named(fun ast.Expr) *types.Func {
	id := cgobridge.CalleeIdent(fun)
	if id == nil {
		return nil
	}
	fn, ok := f.Info.Uses[id].(*types.Func)
	if !ok {
		return nil
	}
	return fn.Origin()
}

// neverReturns reports whether a function or method of the standard library, whose bodies
// are not analyzed, ends the program or the goroutine, or panics.
func neverReturns(fn *types.Func) bool {
	name := fn.Name()
	switch fn.Pkg().Path() {
	case "os", "syscall":
		return name == "Exit"
	case "runtime":
		return name == "Goexit"
	case "log":
		return strings.HasPrefix(name, "Fatal") || strings.HasPrefix(name, "Panic")
	case "testing":
		return strings.HasPrefix(name, "Fatal") || name == "FailNow" || name == "Skip" || name == "Skipf" || name == "SkipNow"
	}
	return false
}

// findReturns reports whether control may come back from a function of the package.
func (f *Finder) findReturns(function ast.Node) bool {
	if !f.mayNotEnd(function) || f.Recovers(function) {
		return true
	}
	for _, b := range cfg.New(Body(function), f.MayReturn).Blocks {
		if b.Live && b.Return() != nil {
			return true
		}
	}
	return false
}

// mayNotEnd reports whether a function contains a statement that may not complete. A function without
// one returns, and needs no control flow graph.
func (f *Finder) mayNotEnd(function ast.Node) bool {
	if f.blocks[function] {
		return true
	}
	for _, s := range f.steps[function] {
		if s.call != nil && !f.MayReturn(s.call) {
			return true
		}
	}
	return false
}

// isBlocking reports whether a statement may keep control for ever: a loop without a
// condition, a goto, a select statement without cases.
func isBlocking(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ForStmt:
		return n.Cond == nil
	case *ast.BranchStmt:
		return n.Tok == token.GOTO
	case *ast.SelectStmt:
		return len(n.Body.List) == 0
	}
	return false
}

// Recovers reports whether a function may return after a panic in it: it defers a call that
// may recover.
func (f *Finder) Recovers(function ast.Node) bool {
	for _, d := range defersOf(Body(function)) {
		if f.mayRecover(d.Call) {
			return true
		}
	}
	return false
}

// mayRecover reports whether a deferred call may call recover: recover counts in the deferred function
// itself alone. C functions and functions of the standard library do not; unknown functions may.
func (f *Finder) mayRecover(call *ast.CallExpr) bool {
	if f.C(call) != nil || f.Info.Types[call.Fun].IsBuiltin() {
		return false
	}
	var body *ast.BlockStmt
	if lit := f.Literal(call.Fun); lit != nil {
		body = lit.Body
	} else {
		fn := f.Callee(call)
		if fn == nil {
			return true
		}
		decl := f.declared[fn]
		if decl == nil {
			return fn.Pkg() != nil && !cgobridge.IsStandard(fn.Pkg().Path())
		}
		body = decl.Body
	}
	found := false
	ast.Inspect(body, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			b, ok := f.Info.Uses[id].(*types.Builtin)
			found = found || ok && b.Name() == "recover"
		}
		_, literal := n.(*ast.FuncLit)
		return !literal
	})
	return found
}
