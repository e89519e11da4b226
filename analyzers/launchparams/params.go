package launchparams

import (
	"fmt"
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
)

// memory checks that no unpinned Go pointers are in the table of a launch.
func (c *checker) memory(l golaunch.Launch) {
	if l.Params == nil && l.Pointers == nil {
		return
	}
	function := c.FunctionAround(l.Call)
	pins := c.Pinned(function)
	for _, call := range c.pkg.Memory.Around() {
		pins = pins.Or(c.Pinned(c.FunctionAround(call)))
	}
	pins.Any = pins.Any || l.Pinned
	list, ok := c.Given(l)
	if !ok || l.Params != nil && c.Value(l.Params).Memory.Kind.IsForeign() {
		c.storesInC(l, function, pins)
		return
	}
	for _, e := range list {
		if v := c.Value(e); v.IsPointer() && v.Memory.Kind == cgobridge.GoMemory && !pins.Has(c.Finder, v) {
			c.reporter.Report(launchParamsGoMemory, l.Call.Pos(), l.Call.End(),
				fmt.Sprintf("launch parameters are Go memory that holds Go pointer '%s'; pin its target with a runtime.Pinner, or copy the values to C memory", types.ExprString(v.Expr)))
			return
		}
	}
}

// storesInC checks the stores of Go pointers into a table in C memory.
func (c *checker) storesInC(l golaunch.Launch, function *ast.FuncDecl, pins golaunch.Pins) {
	value := c.Value(l.Params)
	base := value.Expr
	if unary, ok := base.(*ast.UnaryExpr); ok && value.Kind == cgobridge.Element {
		base = c.memoryOf(unary.X)
	}
	if !value.Memory.Kind.IsForeign() || base == nil || function == nil {
		return
	}
	ast.Inspect(function, func(n ast.Node) bool {
		assign, ok := n.(*ast.AssignStmt)
		if !ok || len(assign.Lhs) != len(assign.Rhs) {
			return true
		}
		for i, left := range assign.Lhs {
			if c.memoryOf(left) != base {
				continue
			}
			if v := c.Value(assign.Rhs[i]); v.IsPointer() && v.Memory.Kind == cgobridge.GoMemory && !pins.Has(c.Finder, v) {
				c.reporter.Report(launchParamsGoMemory, assign.Pos(), assign.End(),
					fmt.Sprintf("Go pointer '%s' is stored in C memory for a launch; pin its target with a runtime.Pinner, or copy the value to C memory", types.ExprString(v.Expr)))
			}
		}
		return true
	})
}

// memoryOf returns the expression that made the memory in which an element or
// pointee lies: the C.malloc for table[i], where table is an unsafe.Slice of
// its result. It is nil for other left sides.
func (c *checker) memoryOf(left ast.Expr) ast.Expr {
	switch x := ast.Unparen(left).(type) {
	case *ast.IndexExpr:
		if call, ok := c.Assigned(x.X).(*ast.CallExpr); ok && len(call.Args) == 2 {
			return c.Value(call.Args[0]).Expr // unsafe.Slice(p, n)
		}
		if slice, ok := c.Assigned(x.X).(*ast.SliceExpr); ok { // (*[n]T)(p)[:]
			return c.Value(slice.X).Expr
		}
		return c.Value(x.X).Expr
	case *ast.StarExpr:
		return c.Value(x.X).Expr
	}
	return nil
}
