package devicepointer

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

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
	inField := func(path string) bool {
		return slices.ContainsFunc(c.FieldValues(c.Value(arg)), func(f cgobridge.FieldValue) bool { return f.Path == path && isAddress(f.Expr) })
	}
	for _, effect := range param.Effects {
		if effect.Kind == cgobridge.HostCallData && effect.Level == 1 &&
			(effect.Field == "" && isAddress(arg) || effect.Field != "" && inField(effect.Field)) && !c.pins(call) {
			c.reporter.Argument(handleAddress, call, arg,
				fmt.Sprintf("'%s' passes the address of a cgo.Handle to a callback that may run after the variable is gone; pass the handle's value", function))
			return
		}
		if effect.Kind == cgobridge.HostCallData && effect.Level == 1 && effect.Field == "" {
			c.hostCallData(call, function, arg)
			return
		}
	}
}

// hostCallData reports Go memory passed to a host function that CUDA calls later: C retains the pointer until then, which cgo's
// pointer passing rules permit only for memory pinned by a runtime.Pinner.
func (c *checker) hostCallData(call *ast.CallExpr, function string, arg ast.Expr) {
	v := c.ValueKnowing(c.ResultMemory, arg)
	fn := c.Launcher.FunctionAround(call)
	if !v.IsPointer() || v.Memory.Kind != cgobridge.GoMemory || fn == nil || c.pinned(fn).Has(c.Launcher, v) || c.mayWait(fn, call) {
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
