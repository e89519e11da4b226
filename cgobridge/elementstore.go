package cgobridge

import (
	"go/ast"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// An ElementStore is a call of a C function that stores one of its arguments in
// an element of another.
type ElementStore struct{ Table, Index, Value ast.Expr }

// ElementStore returns the store made by a call of a C function that only executes t[i] = x, with its
// own parameters.
func (p *Package) ElementStore(call *ast.CallExpr) (ElementStore, bool) {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || p.cSide == nil || p.side.cFunction(sel) == nil {
		return ElementStore{}, false
	}
	d := p.Definition(sel.Sel.Name)
	if d == nil {
		return ElementStore{}, false
	}
	m := p.cSide.memory.Summary(d.Decl)
	if m == nil || len(m.Effects) != 1 {
		return ElementStore{}, false
	}
	e := m.Effects[0]
	if e.Kind != memory.Writes || !e.Always || e.Inner != nil || !e.Op.Is(body.Assign) ||
		e.Op.Operator != syntax.Assign || !e.Op.Args[0].Is(body.Index) {
		return ElementStore{}, false
	}
	argument := func(op *body.Op) ast.Expr { // that an operand is, as it was given
		v := m.Analysis().Value(op).Whole
		if !v.IsKnown() || len(v.Atoms) != 1 || v.Atoms[0].Kind != memory.Contents || v.Atoms[0].Moved || v.Atoms[0].Place.Path != "" {
			return nil
		}
		i := slices.Index(d.Decl.Params(), v.Atoms[0].Place.Object.Variable)
		if i < 0 || i >= len(call.Args) {
			return nil
		}
		return call.Args[i]
	}
	element := e.Op.Args[0]
	s := ElementStore{argument(element.Args[0]), argument(element.Args[1]), argument(e.Op.Args[1])}
	return s, s.Table != nil && s.Index != nil && s.Value != nil
}
