package cgobridge

import (
	"go/ast"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// An ElementStore is a call of a C function that stores one of its arguments in
// an element of another.
type ElementStore struct{ Table, Index, Value ast.Expr }

// ElementStore returns what a call stores, if all that the C function does is
// t[i] = x, with its own parameters.
func (p *Package) ElementStore(call *ast.CallExpr) (ElementStore, bool) {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || p.cSide == nil || p.side.cFunction(sel) == nil {
		return ElementStore{}, false
	}
	d := p.Definition(sel.Sel.Name)
	if d == nil {
		return ElementStore{}, false
	}
	var store syntax.Node
	for n := range d.Decl.Body().All() {
		switch n.Kind() {
		case syntax.AssignmentExpression:
			if !store.IsZero() {
				return ElementStore{}, false
			}
			store = n
		case syntax.CallExpression, syntax.IfStatement, syntax.ForStatement, syntax.WhileStatement, syntax.DoStatement, syntax.UpdateExpression:
			return ElementStore{}, false
		}
	}
	left := store.Child(syntax.FieldLeft).Unparen()
	if store.IsZero() || left.Kind() != syntax.SubscriptExpression || store.Op() != syntax.Assign {
		return ElementStore{}, false
	}
	param := func(n syntax.Node) ast.Expr {
		n = d.Decl.BodyScope().Uncast(n)
		for _, e := range d.Decl.BodyScope().At(n).LookupNode(n) {
			for i, v := range d.Decl.Params() {
				if e == sema.Entity(v) && i < len(call.Args) {
					return call.Args[i]
				}
			}
		}
		return nil
	}
	var index syntax.Node
	for c := range left.Children() { // the grammars of C and C++ name it differently
		index = c
	}
	if index.Kind() == syntax.SubscriptArgumentList {
		index = index.First()
	}
	s := ElementStore{param(left.Child(syntax.FieldArgument)), param(index), param(store.Child(syntax.FieldRight))}
	return s, s.Table != nil && s.Index != nil && s.Value != nil
}
