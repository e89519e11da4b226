package devicepointer

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
)

// handles reports addresses of handles that callbacks of CUDA's get.
func (c *checker) handles() {
	for _, call := range c.Calls {
		if summary := c.CallSummary(call); summary != nil {
			for i, arg := range call.Expr.Args {
				if i < len(summary.Params) {
					c.handle(call.Expr, call.Name, arg, &summary.Params[i])
				}
			}
		}
	}
	for _, h := range c.HelperArgs {
		c.handle(h.Call, h.Name, h.Arg, h.Param)
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
		if effect.Kind == cgobridge.HostCallData && effect.Level == 1 && (effect.Field == "" && isAddress(arg) || effect.Field != "" && inField(effect.Field)) && !c.pins(call) {
			c.reporter.Argument(handleAddress, call, arg,
				fmt.Sprintf("%s has the address of a cgo.Handle given to a function that CUDA calls later, when the variable may be gone or have moved; give it the handle's value", function))
			return
		}
	}
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
