package cgobridge

import (
	"go/ast"
	"go/types"
	"maps"
	"slices"
)

// A Call is a call of a C function from Go.
type Call struct {
	Expr *ast.CallExpr
	Name string      // of the C function
	Func *types.Func // cgo's declaration of it, which has the Go view of its prototype
	In   ast.Node    // the innermost *ast.FuncDecl or *ast.FuncLit around the call; nil at package level

	// BySymbol is set for a call without cgo: Func has the types of the Go code.
	BySymbol *SymbolCall
}

// Signature returns the C function's prototype as cgo sees it.
func (c *Call) Signature() *types.Signature { return c.Func.Signature() }

// calls lists the calls of C functions in source order.
func (side *goSide) calls() []*Call {
	var calls []*Call
	for _, file := range side.files {
		ast.PreorderStack(file, nil, func(n ast.Node, stack []ast.Node) bool {
			if expr, ok := n.(*ast.CallExpr); ok {
				if fn := side.cFunction(expr.Fun); fn != nil {
					sel := ast.Unparen(expr.Fun).(*ast.SelectorExpr)
					calls = append(calls, &Call{expr, sel.Sel.Name, fn, enclosingFunction(stack), side.bySymbol[expr]})
				}
			}
			return true
		})
	}
	return calls
}

// cFunction returns the function that an expression C.name denotes, or nil.
func (side *goSide) cFunction(e ast.Expr) *types.Func {
	sel, ok := ast.Unparen(e).(*ast.SelectorExpr)
	if !ok || !side.isC(sel.X) {
		return nil
	}
	fn, _ := side.info.Uses[sel.Sel].(*types.Func)
	return fn
}

// UnknownNames returns the names after "C." that nothing is known of, as where a
// header is missing: functions, types, macros. Each is there once, sorted.
func (p *Package) UnknownNames() []string {
	names := map[string]bool{}
	for _, file := range p.side.cgo {
		for n := range ast.Preorder(file.File) {
			if sel, ok := n.(*ast.SelectorExpr); ok && p.side.isC(sel.X) && p.side.info.Uses[sel.Sel] == nil {
				names[sel.Sel.Name] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(names))
}

// isC reports whether e names the pseudo package C.
func (side *goSide) isC(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	if !ok || id.Name != "C" {
		return false
	}
	pkg, ok := side.info.Uses[id].(*types.PkgName)
	return ok && pkg.Imported().Path() == "C"
}

// enclosingFunction returns the innermost function of a stack of nodes.
func enclosingFunction(stack []ast.Node) ast.Node {
	for i := len(stack) - 1; i >= 0; i-- {
		switch stack[i].(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			return stack[i]
		}
	}
	return nil
}
