package devicepointer

import (
	"fmt"
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// handles reports addresses of handles that callbacks of CUDA's get.
func (c *checker) handles() {
	for fn := range c.functions {
		c.handlesIn(fn)
	}
	for _, h := range c.HelperArgs {
		c.handle(h.Call, h.Name, h.Arg, h.Param)
	}
}

// handlesIn reports callback arguments of C calls in a function.
func (c *checker) handlesIn(fn *ast.FuncDecl) {
	for _, call := range c.Calls {
		summary := c.CallSummary(call)
		if summary == nil || call.Expr.Pos() < fn.Pos() || fn.End() < call.Expr.End() {
			continue
		}
		for i, arg := range call.Expr.Args {
			if i < len(summary.Params) {
				c.handle(call.Expr, call.Name, arg, &summary.Params[i])
			}
		}
	}
}

func (c *checker) handle(call *ast.CallExpr, function string, arg ast.Expr, param *cgobridge.Param) {
	isAddress := func(e ast.Expr) bool {
		value := c.ValueKnowing(c.ResultMemory, e)
		return value.IsPointer() && !value.Memory.Kind.IsForeign() && isHandle(value.Type)
	}
	for _, effect := range param.Effects {
		if effect.Kind != cgobridge.HostCallData || effect.Level != 1 {
			continue
		}
		for _, data := range c.dataIn(arg, effect.Field) {
			if isAddress(data) && !c.pins(call) {
				c.reporter.Argument(handleAddress, call, arg,
					fmt.Sprintf("'%s' passes the address of a cgo.Handle to a callback that may run after the variable is gone; "+
						"pass the handle's value", function))
				return
			}
			c.hostCallData(call, function, arg, data)
		}
		return
	}
}

// dataIn returns an argument, or the values of a field of the structure that it points to.
func (c *checker) dataIn(arg ast.Expr, field string) []ast.Expr {
	if field == "" {
		return []ast.Expr{arg}
	}
	var list []ast.Expr
	for _, f := range c.FieldValues(c.Value(arg)) {
		if f.Path == field {
			list = append(list, f.Expr)
		}
	}
	return list
}

// hostCallData reports Go memory, the data in an argument, passed to a host function that CUDA calls later: C retains the pointer until
// then, which cgo's pointer passing rules permit only for memory pinned by a runtime.Pinner.
func (c *checker) hostCallData(call *ast.CallExpr, function string, arg, data ast.Expr) {
	v := c.ValueKnowing(c.ResultMemory, data)
	fn := c.Launcher.FunctionAround(call)
	if !v.IsPointer() || v.Memory.Kind != cgobridge.GoMemory || fn == nil || c.isOfPackage(v) ||
		c.pinned(fn).Has(c.Launcher, v) || c.mayWait(fn, call) {
		return
	}
	for _, outer := range c.Memory.Around() {
		if around := c.Launcher.FunctionAround(outer); around == nil || c.mayWait(around, outer) {
			return
		}
	}
	c.reporter.Argument(goPointerStoredInC, call, arg,
		fmt.Sprintf("'%s' keeps Go pointer '%s' for a callback that runs later; pin the memory until then, or pass a cgo.Handle", function, types.ExprString(v.Expr)))
}

// isOfPackage reports whether a value is the address of a variable of a package, or of a part of one, which lives as long as the program.
func (c *checker) isOfPackage(v cgobridge.Value) bool {
	unary, ok := v.Expr.(*ast.UnaryExpr)
	if !ok {
		return false
	}
	e := ast.Unparen(unary.X)
	for {
		switch x := e.(type) {
		case *ast.SelectorExpr:
			if _, isPointer := c.TypeOf(x.X).Underlying().(*types.Pointer); isPointer {
				return false
			}
			if o := c.VariableOf(x); o != nil && !o.IsField() {
				return o.Parent() == o.Pkg().Scope()
			}
			e = ast.Unparen(x.X)
		case *ast.IndexExpr:
			if _, isArray := c.TypeOf(x.X).Underlying().(*types.Array); !isArray {
				return false
			}
			e = ast.Unparen(x.X)
		case *ast.Ident:
			o := c.VariableOf(x)
			return o != nil && o.Pkg() != nil && o.Parent() == o.Pkg().Scope()
		default:
			return false
		}
	}
}

// mayWait reports whether a function may wait for enqueued work after a call, or when it ends.
func (c *checker) mayWait(fn *ast.FuncDecl, call *ast.CallExpr) bool {
	waits := func(n ast.Node) bool {
		other, ok := n.(*ast.CallExpr)
		return ok && other != call && c.Order.May(goorder.Waits, other)
	}
	for n := range ast.Preorder(fn) {
		if d, ok := n.(*ast.DeferStmt); ok {
			for m := range ast.Preorder(d) {
				if waits(m) {
					return true
				}
			}
		}
		if n.End() > call.Pos() && waits(n) {
			return true
		}
	}
	return false
}

// pins reports whether the function around a call pins something.
func (c *checker) pins(call *ast.CallExpr) bool {
	for fn := range c.functions {
		if fn.Pos() <= call.Pos() && call.End() <= fn.End() && c.calls(fn, "Pin") {
			return true
		}
	}
	return false
}

func isHandle(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Name() == "Handle" && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == "runtime/cgo"
}
