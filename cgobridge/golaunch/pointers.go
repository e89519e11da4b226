package golaunch

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"

	"github.com/cudavet/cudavet/cgobridge"
)

// tableOf returns the slice or array whose first element's address is given
// for the pointers to the values: params for &params[0]. It is nil if that is
// not how they are given.
func (f *Finder) tableOf(e ast.Expr) ast.Expr {
	if e == nil {
		return nil
	}
	if _, ok := f.Underlying(e).(*types.Slice); ok {
		return e
	}
	if unary, ok := ast.Unparen(e).(*ast.UnaryExpr); ok && unary.Op == token.AND {
		if index, ok := ast.Unparen(unary.X).(*ast.IndexExpr); ok && f.isZero(index.Index) {
			return index.X
		}
	}
	v := f.Value(e)
	switch x := v.Expr.(type) {
	case *ast.UnaryExpr:
		if index, ok := ast.Unparen(x.X).(*ast.IndexExpr); ok && x.Op == token.AND {
			return index.X
		}
		if x.Op == token.AND && v.Kind == cgobridge.Address {
			return x.X
		}
	case *ast.CallExpr:
		if v.Kind == cgobridge.Element && len(x.Args) == 1 { // unsafe.SliceData(params)
			return x.Args[0]
		}
		if id, ok := ast.Unparen(e).(*ast.Ident); ok && v.Memory.Kind == cgobridge.HostMemory { // C.malloc(…) itself
			return id
		}
	}
	return nil
}

// pointers returns the elements of a table that is written down as a literal,
// as far as it is sliced, or put together step by step, or once for many
// launches.
func (f *Finder) pointers(table ast.Expr) ([]ast.Expr, bool) {
	return f.pointersWithin(table, maxRoots)
}

func (f *Finder) pointersWithin(table ast.Expr, depth int) ([]ast.Expr, bool) {
	if depth--; table == nil || depth < 0 {
		return nil, false
	}
	table = ast.Unparen(table)
	if slice, ok := f.Assigned(table).(*ast.SliceExpr); ok {
		all, ok := f.pointersWithin(slice.X, depth)
		low, high := int64(0), int64(len(all))
		if slice.Low != nil {
			if low, ok = f.Constant(slice.Low); !ok {
				return nil, false
			}
		}
		if slice.High != nil {
			if high, ok = f.Constant(slice.High); !ok {
				return nil, false
			}
		}
		if !ok || low < 0 || low > high || high > int64(len(all)) {
			return nil, false
		}
		return all[low:high], true
	}
	lit, ok := f.Assigned(table).(*ast.CompositeLit)
	if !ok {
		if id, ok := table.(*ast.Ident); ok {
			if list, ok := f.built(id); ok {
				return list, true
			}
		}
		return f.kept(table)
	}
	for _, e := range lit.Elts {
		if _, ok := e.(*ast.KeyValueExpr); ok {
			return nil, false
		}
	}
	switch t := f.Underlying(lit).(type) {
	case *types.Array:
		return lit.Elts, t.Len() == int64(len(lit.Elts))
	case *types.Slice:
		return lit.Elts, true
	}
	return nil, false
}

// Given returns the pointers to the values of a launch, as far as they are
// written down.
func (f *Finder) Given(l Launch) ([]ast.Expr, bool) {
	if l.Pointers != nil {
		return l.Pointers, true
	}
	return f.pointers(f.tableOf(l.Params))
}

// Pins are the variables that a function pins.
type Pins struct {
	variables map[*types.Var]bool
	Any       bool // the pinned objects are unknown
}

// Or returns the variables that one function or the other pins.
func (p Pins) Or(q Pins) Pins {
	all := Pins{maps.Clone(p.variables), p.Any || q.Any}
	maps.Copy(all.variables, q.variables)
	return all
}

func (p Pins) Has(f *Finder, v cgobridge.Value) bool {
	if p.Any {
		return true
	}
	unary, ok := v.Expr.(*ast.UnaryExpr)
	if !ok {
		return false
	}
	operand := unary.X
	if index, ok := ast.Unparen(operand).(*ast.IndexExpr); ok {
		operand = index.X
	}
	variable := f.VariableOf(operand)
	return variable != nil && p.variables[variable]
}

// Pinned gathers the variables whose addresses a function gives to a
// runtime.Pinner.
func (f *Finder) Pinned(function *ast.FuncDecl) Pins {
	p := Pins{variables: map[*types.Var]bool{}}
	if function == nil {
		return p
	}
	ast.Inspect(function, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 {
			return true
		}
		sel, ok := call.Fun.(*ast.SelectorExpr)
		if !ok || sel.Sel.Name != "Pin" {
			return true
		}
		v := f.Value(call.Args[0])
		if unary, ok := v.Expr.(*ast.UnaryExpr); ok {
			operand := unary.X
			if index, ok := ast.Unparen(operand).(*ast.IndexExpr); ok {
				operand = index.X
			}
			if variable := f.VariableOf(operand); variable != nil {
				p.variables[variable] = true
				return true
			}
		}
		p.Any = true
		return true
	})
	return p
}

// FunctionAround returns the function declaration around a node, itself
// included, or nil.
func (f *Finder) FunctionAround(n ast.Node) *ast.FuncDecl {
	if n == nil {
		return nil
	}
	for _, file := range f.Files {
		if n.Pos() < file.FileStart || n.Pos() > file.FileEnd {
			continue
		}
		for _, decl := range file.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok && fn.Pos() <= n.Pos() && n.End() <= fn.End() {
				return fn
			}
		}
	}
	return nil
}
