package cgobridge

import (
	"go/ast"
	"go/types"
)

// VariableOf returns the variable or field that an expression names, or nil.
func (p *Package) VariableOf(e ast.Expr) *types.Var {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		v, _ := p.Info.ObjectOf(x).(*types.Var)
		return v
	case *ast.SelectorExpr:
		v, _ := p.Info.Uses[x.Sel].(*types.Var)
		return v
	}
	return nil
}
