package devicepointer

import (
	"fmt"
	"go/ast"
	"go/types"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
)

// stores reports Go pointers that are stored in memory of C's.
func (c *checker) stores() {
	for fn := range c.functions {
		c.storesIn(fn)
	}
}

func (c *checker) storesIn(fn *ast.FuncDecl) {
	pins := c.pinned(fn)
	freed := c.freed(fn)
	store := func(at ast.Node, memory cgobridge.Memory, value ast.Expr) {
		if !memory.Kind.IsForeign() || slices.ContainsFunc(memory.Origins, func(origin ast.Expr) bool { return slices.Contains(freed, origin) }) {
			return
		}
		for _, pointer := range c.pointersIn(value) {
			if v, ok := c.goAddress(pointer); ok && !pins.Has(c.Launcher, v) {
				c.reporter.Report(goPointerStoredInC, at.Pos(), at.End(),
					fmt.Sprintf("Go pointer '%s' is stored in C memory, which the garbage collector does not scan; pin its target, or copy it to C memory", types.ExprString(v.Expr)))
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

// keeps reports Go pointers that C functions keep: in a static variable, or in memory of C's that
// another argument points to.
func (c *checker) keeps() {
	for fn := range c.functions {
		c.keepsIn(fn)
	}
}

func (c *checker) keepsIn(fn *ast.FuncDecl) {
	pins := c.pinned(fn)
	freed := c.freed(fn)
	for _, call := range c.Calls {
		summary := c.Summary(call.Name)
		if summary == nil || call.Expr.Pos() < fn.Pos() || fn.End() < call.Expr.End() {
			continue
		}
		for i, arg := range call.Expr.Args {
			if i >= len(summary.Params) || len(summary.Params[i].Kept) == 0 {
				continue
			}
			v, ok := c.goAddress(arg)
			if !ok || pins.Has(c.Launcher, v) || c.takesBack(fn, call, i) {
				continue
			}
			if where := c.keptIn(call, summary.Params[i].Kept, freed); where != "" {
				c.reporter.Argument(goPointerStoredInC, call.Expr, arg,
					fmt.Sprintf("'C.%s' stores Go pointer '%s' in %s, which the garbage collector does not scan; pin its target, or copy it to C memory", call.Name, types.ExprString(v.Expr), where))
			}
		}
	}
}

// pinned returns the memory pinned by a function, and by its callers.
func (c *checker) pinned(fn *ast.FuncDecl) golaunch.Pins {
	pins := c.Launcher.Pinned(fn)
	for _, call := range c.Memory.Around() {
		pins = pins.Or(c.Launcher.Pinned(c.Launcher.FunctionAround(call)))
	}
	return pins
}

// takesBack reports whether a Go function calls a C function once more, with nil for an argument.
func (c *checker) takesBack(fn *ast.FuncDecl, call *cgobridge.Call, arg int) bool {
	return slices.ContainsFunc(c.Calls, func(other *cgobridge.Call) bool {
		return other.Name == call.Name && fn.Pos() <= other.Expr.Pos() && other.Expr.End() <= fn.End() &&
			arg < len(other.Expr.Args) && c.Value(other.Expr.Args[arg]).Kind == cgobridge.Nil
	})
}

// keptIn says where of a call's C function keeps a pointer beyond the Go function; empty if it
// may keep it nowhere.
func (c *checker) keptIn(call *cgobridge.Call, kept []int, freed []ast.Expr) string {
	for _, into := range kept {
		switch {
		case into < 0:
			return "a C variable"
		case into < len(call.Expr.Args):
			m := c.ValueKnowing(c.ResultMemory, call.Expr.Args[into]).Memory
			if m.Kind.IsForeign() && !slices.ContainsFunc(m.Origins, func(origin ast.Expr) bool { return slices.Contains(freed, origin) }) {
				return "C memory"
			}
		}
	}
	return ""
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
		return append(c.givenBefore(e), e)
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

// givenBefore returns the pointers that the fields of a variable were given before it is mentioned, if each was given once.
func (c *checker) givenBefore(e ast.Expr) []ast.Expr {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return nil
	}
	v := c.VariableOf(id)
	if v == nil {
		return nil
	}
	if _, isStruct := v.Type().Underlying().(*types.Struct); !isStruct {
		return nil
	}
	given := map[string][]ast.Expr{}
	for _, f := range c.FieldsOf(v) {
		given[f.Path] = append(given[f.Path], f.Expr)
	}
	var list []ast.Expr
	for _, path := range slices.Sorted(maps.Keys(given)) {
		if values := given[path]; len(values) == 1 && values[0].End() <= e.Pos() {
			list = append(list, values[0])
		}
	}
	return list
}

// freed returns the calls that made the memory which a function frees: whenever it has not failed before.
func (c *checker) freed(fn *ast.FuncDecl) (list []ast.Expr) {
	frees := map[*ast.CallExpr]bool{}
	for _, call := range c.Calls {
		if call.Name == "free" && len(call.Expr.Args) == 1 {
			frees[call.Expr] = true
		}
	}
	ast.PreorderStack(fn, nil, func(n ast.Node, stack []ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && frees[call] && !isOnEarlyReturn(stack) {
			list = append(list, c.Value(call.Args[0]).Memory.Origins...)
		}
		return true
	})
	return list
}

// isOnEarlyReturn reports whether a node, inside of others, is in a branch that returns while other ways through the function go on.
func isOnEarlyReturn(stack []ast.Node) bool {
	for i := len(stack) - 1; i > 0; i-- {
		switch outer := stack[i].(type) {
		case *ast.FuncLit, *ast.DeferStmt:
			return false
		case *ast.BlockStmt:
			branch, ok := stack[i-1].(*ast.IfStmt)
			if !ok || branch.Else != nil || len(outer.List) == 0 {
				continue
			}
			if _, returns := outer.List[len(outer.List)-1].(*ast.ReturnStmt); returns {
				return true
			}
		}
	}
	return false
}
