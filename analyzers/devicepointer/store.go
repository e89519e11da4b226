package devicepointer

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
)

// stores reports Go pointers that are stored in memory of C's.
func (c *checker) stores() {
	for fn := range c.functions {
		pins := c.Launcher.Pinned(fn)
		freed := c.freed(fn)
		store := func(at ast.Node, memory cgobridge.Memory, value ast.Expr) {
			if !memory.Kind.IsForeign() || slices.ContainsFunc(memory.Origins, func(origin ast.Expr) bool { return slices.Contains(freed, origin) }) {
				return
			}
			for _, pointer := range c.pointersIn(value) {
				if v, ok := c.goAddress(pointer); ok && !pins.Has(c.Launcher, v) {
					c.reporter.Report(goPointerStoredInC, at.Pos(), at.End(),
						fmt.Sprintf("the Go pointer %s is stored in memory of C's, where the garbage collector does not see it; pin the memory for as long, or copy it to C's", types.ExprString(v.Expr)))
					return
				}
			}
		}
		for n := range ast.Preorder(fn) {
			switch n := n.(type) {
			case *ast.AssignStmt:
				if len(n.Lhs) != len(n.Rhs) {
					continue
				}
				for i, left := range n.Lhs {
					store(n.Rhs[i], c.memoryOf(left), n.Rhs[i])
				}
			case *ast.CallExpr:
				if s, ok := c.ElementStore(n); ok {
					store(n, c.Value(s.Table).Memory, s.Value)
				}
			}
		}
	}
}

// memoryOf returns the memory that is stored to.
func (c *checker) memoryOf(left ast.Expr) cgobridge.Memory {
	left = ast.Unparen(left)
	if id, ok := left.(*ast.Ident); ok {
		if v, ok := c.Info.ObjectOf(id).(*types.Var); !ok || v.Parent() != c.Types.Scope() {
			return cgobridge.Memory{}
		}
	}
	return c.MemoryOf(left)
}

// pointersIn returns the pointers that a value is or has in its fields and elements.
func (c *checker) pointersIn(e ast.Expr) []ast.Expr {
	lit, ok := ast.Unparen(e).(*ast.CompositeLit)
	if !ok {
		return []ast.Expr{e}
	}
	var list []ast.Expr
	for _, element := range lit.Elts {
		if kv, ok := element.(*ast.KeyValueExpr); ok {
			element = kv.Value
		}
		list = append(list, c.pointersIn(element)...)
	}
	return list
}

// freed returns the calls that made the memory which a function frees.
func (c *checker) freed(fn *ast.FuncDecl) []ast.Expr {
	var list []ast.Expr
	for _, call := range c.Calls {
		if call.Name == "free" && fn.Pos() <= call.Expr.Pos() && call.Expr.End() <= fn.End() && len(call.Expr.Args) == 1 {
			list = append(list, c.Value(call.Expr.Args[0]).Memory.Origins...)
		}
	}
	return list
}
