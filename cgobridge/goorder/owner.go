package goorder

import (
	"go/ast"
	"go/types"
)

// Owner returns the local variable that holds a pointer, conversions apart, if it is given a
// value by name once: or, where functions write through its address, never. It is nil for
// variables that are aliases of each other alone.
func (f *Finder) Owner(e ast.Expr) *types.Var {
	for seen := map[*types.Var]bool{}; ; {
		e = ast.Unparen(e)
		if call, ok := e.(*ast.CallExpr); ok && len(call.Args) == 1 && f.Info.Types[call.Fun].IsType() {
			e = call.Args[0]
			continue
		}
		id, ok := e.(*ast.Ident)
		if !ok {
			return nil
		}
		v, ok := f.Info.ObjectOf(id).(*types.Var)
		if !ok || seen[v] || v.IsField() || v.Pkg() == nil || v.Parent() == v.Pkg().Scope() {
			return nil
		}
		values, known := f.AssignedTo(v)
		if !known || len(values) > 1 {
			return nil
		}
		if len(values) == 1 && isAlias(values[0], f.Info) {
			seen[v] = true
			e = values[0]
			continue
		}
		return v
	}
}

// isAlias reports whether an expression is another variable, perhaps converted.
func isAlias(e ast.Expr, info *types.Info) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		_, ok := info.ObjectOf(x).(*types.Var)
		return ok
	case *ast.CallExpr:
		return len(x.Args) == 1 && info.Types[x.Fun].IsType() && isAlias(x.Args[0], info)
	}
	return false
}
