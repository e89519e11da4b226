package goorder

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/cfg"

	"github.com/cudavet/cudavet/cgobridge"
)

// isAlways reports whether every way through a function to one of its ends has a trait, by a
// call on it or by one that is deferred there.
func (f *Finder) isAlways(trait Trait, function ast.Node) bool {
	return f.everyWay(function, nil, func(call *ast.CallExpr) bool { return f.of(call)[trait] == cgobridge.Always })
}

// IsCertain reports whether the function whose parameter v is makes a call, itself or deferred,
// on all its ways to an end on which v is not nil. A literal that the function calls is part of
// it.
func (f *Finder) IsCertain(call *ast.CallExpr, v *types.Var) bool {
	fn, _ := f.ParameterOf(v)
	decl := f.declared[fn]
	in := f.functionAround(call)
	if decl == nil || in == nil {
		return false
	}
	if !f.IsCertainIn(in, call, v) {
		return false
	}
	if in == ast.Node(decl) {
		return true
	}
	outer := f.functionAround(in)
	return slices.ContainsFunc(f.steps[outer], func(s step) bool {
		return s.call != nil && s.most != cgobridge.Unknown && ast.Node(f.Literal(s.call.Fun)) == in && f.IsCertain(s.call, v)
	})
}

// IsCertainIn reports whether a function or literal makes a call of its own on all its ways on
// which v is not nil.
func (f *Finder) IsCertainIn(function ast.Node, call *ast.CallExpr, v *types.Var) bool {
	return f.everyWay(function, v, func(other *ast.CallExpr) bool { return other == call })
}

// functionAround returns the innermost function or literal around a node, other than that
// itself; nil if there is none.
func (f *Finder) functionAround(n ast.Node) ast.Node {
	for _, function := range slices.Backward(f.functions) {
		if function != n && function.Pos() <= n.Pos() && n.End() <= function.End() {
			return function
		}
	}
	return nil
}

// everyWay reports whether every way through a function to one of its ends comes to a call
// that fits, those ways apart on which a variable is nil; there may be no such variable.
func (f *Finder) everyWay(function ast.Node, notNil *types.Var, fits func(*ast.CallExpr) bool) bool {
	g := f.Graph(function)
	seen := map[*cfg.Block]bool{g.Blocks[0]: true}
	pending := []*cfg.Block{g.Blocks[0]}
	for len(pending) > 0 {
		b := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		if slices.ContainsFunc(b.Nodes, func(n ast.Node) bool { return comesTo(n, fits) }) {
			continue
		}
		if b.Return() != nil {
			return false
		}
		isNil := -1
		if len(b.Succs) == 2 && len(b.Nodes) > 0 && notNil != nil {
			isNil = f.isNilBehind(b.Nodes[len(b.Nodes)-1], notNil)
		}
		for i, next := range b.Succs {
			if i != isNil && !seen[next] {
				seen[next] = true
				pending = append(pending, next)
			}
		}
	}
	return true
}

// comesTo reports whether a call that fits is made whenever a statement or expression is come
// to.
func comesTo(n ast.Node, fits func(*ast.CallExpr) bool) bool {
	found := false
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit, *ast.GoStmt:
			return false
		case *ast.BinaryExpr:
			if n.Op == token.LAND || n.Op == token.LOR {
				found = found || comesTo(n.X, fits)
				return false
			}
		case *ast.CallExpr:
			found = found || fits(n)
		}
		return !found
	})
	return found
}

// isNilBehind returns the successor of a condition on which a variable is nil, or -1.
func (f *Finder) isNilBehind(cond ast.Node, v *types.Var) int {
	e, ok := cond.(ast.Expr)
	if !ok {
		return -1
	}
	b, ok := ast.Unparen(e).(*ast.BinaryExpr)
	if !ok || b.Op != token.EQL && b.Op != token.NEQ {
		return -1
	}
	x, y := b.X, b.Y
	if f.isNothing(x) {
		x, y = y, x
	}
	if !f.isNothing(y) || f.Owner(x) != v {
		return -1
	}
	if b.Op == token.EQL {
		return 0
	}
	return 1
}

// isNothing reports whether an expression is nil or zero.
func (f *Finder) isNothing(e ast.Expr) bool {
	if f.Info.Types[e].IsNil() {
		return true
	}
	n, ok := f.Constant(e)
	return ok && n == 0
}
