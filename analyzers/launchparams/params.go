package launchparams

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
)

// tableOf returns the slice or array whose first element's address is given
// for the pointers to the values: params for &params[0]. It is nil if that is
// not how they are given.
func (c *checker) tableOf(e ast.Expr) ast.Expr {
	if e == nil {
		return nil
	}
	if _, ok := c.Info.TypeOf(e).Underlying().(*types.Slice); ok {
		return e
	}
	v := c.Value(e)
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
func (c *checker) pointers(table ast.Expr) ([]ast.Expr, bool) {
	return c.pointersWithin(table, maxRoots)
}

func (c *checker) pointersWithin(table ast.Expr, depth int) ([]ast.Expr, bool) {
	if depth--; table == nil || depth < 0 {
		return nil, false
	}
	table = ast.Unparen(table)
	if slice, ok := c.Assigned(table).(*ast.SliceExpr); ok {
		all, ok := c.pointersWithin(slice.X, depth)
		low, high := int64(0), int64(len(all))
		if slice.Low != nil {
			if low, ok = c.Constant(slice.Low); !ok {
				return nil, false
			}
		}
		if slice.High != nil {
			if high, ok = c.Constant(slice.High); !ok {
				return nil, false
			}
		}
		if !ok || low < 0 || low > high || high > int64(len(all)) {
			return nil, false
		}
		return all[low:high], true
	}
	lit, ok := c.Assigned(table).(*ast.CompositeLit)
	if !ok {
		if id, ok := table.(*ast.Ident); ok {
			if list, ok := c.built(id); ok {
				return list, true
			}
		}
		return c.kept(table)
	}
	for _, e := range lit.Elts {
		if _, ok := e.(*ast.KeyValueExpr); ok {
			return nil, false
		}
	}
	if array, ok := c.Info.TypeOf(lit).Underlying().(*types.Array); ok && array.Len() != int64(len(lit.Elts)) {
		return nil, false
	}
	return lit.Elts, true
}

// given returns the pointers to the values of a launch, as far as they are
// written down.
func (c *checker) given(l launch) ([]ast.Expr, bool) {
	if l.pointers != nil {
		return l.pointers, true
	}
	return c.pointers(c.tableOf(l.params))
}

// memory checks that no unpinned Go pointers stand in the table of a launch.
func (c *checker) memory(l launch) {
	if l.params == nil && l.pointers == nil {
		return
	}
	function := c.functionAround(l.call)
	pins := c.pinned(function)
	pins.any = pins.any || l.pinned
	list, ok := c.given(l)
	if !ok || l.params != nil && c.Value(l.params).Memory.Kind.IsForeign() {
		c.storesInC(l, function, pins)
		return
	}
	for _, e := range list {
		if v := c.Value(e); v.IsPointer() && v.Memory.Kind == cgobridge.GoMemory && !pins.has(c, v) {
			c.reporter.Report(launchParamsGoMemory, l.call.Pos(), l.call.End(),
				fmt.Sprintf("the launch's parameters are Go memory that holds the Go pointer %s: pin the variables with a runtime.Pinner, or copy the values to C memory", types.ExprString(v.Expr)))
			return
		}
	}
}

// storesInC checks the stores of Go pointers into a table in C memory.
func (c *checker) storesInC(l launch, function *ast.FuncDecl, pins pins) {
	value := c.Value(l.params)
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
			if v := c.Value(assign.Rhs[i]); v.IsPointer() && v.Memory.Kind == cgobridge.GoMemory && !pins.has(c, v) {
				c.reporter.Report(launchParamsGoMemory, assign.Pos(), assign.End(),
					fmt.Sprintf("the Go pointer %s is stored in C memory for a launch: pin the variable with a runtime.Pinner, or copy its value to C memory", types.ExprString(v.Expr)))
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

// pins are the variables that a function pins.
type pins struct {
	variables map[*types.Var]bool
	any       bool // what is pinned is not known
}

func (p pins) has(c *checker, v cgobridge.Value) bool {
	if p.any {
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
	variable := c.variable(operand)
	return variable != nil && p.variables[variable]
}

// pinned gathers the variables whose addresses a function gives to a
// runtime.Pinner.
func (c *checker) pinned(function *ast.FuncDecl) pins {
	p := pins{variables: map[*types.Var]bool{}}
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
		v := c.Value(call.Args[0])
		if unary, ok := v.Expr.(*ast.UnaryExpr); ok {
			operand := unary.X
			if index, ok := ast.Unparen(operand).(*ast.IndexExpr); ok {
				operand = index.X
			}
			if variable := c.variable(operand); variable != nil {
				p.variables[variable] = true
				return true
			}
		}
		p.any = true
		return true
	})
	return p
}

// functionAround returns the function declaration around a node, itself
// included, or nil.
func (c *checker) functionAround(n ast.Node) *ast.FuncDecl {
	if n == nil {
		return nil
	}
	for _, file := range c.Files {
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
