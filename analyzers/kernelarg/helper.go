package kernelarg

import (
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
)

// A helperCall is an argument of a Go function that passes it on to C.
type helperCall struct {
	handover
	param *cgobridge.Param // what C does with it
}

// maxHelpers bounds how many helpers an argument may pass through.
const maxHelpers = 4

// helperCalls returns the calls in the package that hand something to a helper:
// a Go function with a parameter that becomes an argument of C as it is, and
// whose type does not tell what it is. What its callers give is checked at
// their calls.
func (c *checker) helperCalls() []helperCall {
	c.helpers = map[*types.Var][]*cgobridge.Param{}
	add := func(arg ast.Expr, p *cgobridge.Param) {
		if v := c.parameter(arg); v != nil {
			c.helpers[v] = append(c.helpers[v], p)
		}
	}
	for _, call := range c.pkg.Calls {
		if summary := c.pkg.Summary(call.Name); summary != nil {
			for i, arg := range call.Expr.Args {
				if i < len(summary.Params) {
					add(arg, &summary.Params[i])
				}
			}
		}
	}
	var calls []helperCall
	done := map[*ast.CallExpr]bool{}
	for range maxHelpers {
		var found []helperCall
		for _, file := range c.pkg.Files {
			for n := range ast.Preorder(file) {
				call, ok := n.(*ast.CallExpr)
				if !ok || done[call] {
					continue
				}
				for i, params := range c.paramsOf(call) {
					for _, p := range params {
						found = append(found, helperCall{handover{call, types.ExprString(call.Fun), call.Args[i]}, p})
						done[call] = true
					}
				}
			}
		}
		for _, h := range found {
			add(h.arg, h.param)
		}
		calls = append(calls, found...)
	}
	return calls
}

// parameter returns the parameter of a Go function that an argument comes
// down to, if it is an address whose type does not tell what lies there.
func (c *checker) parameter(arg ast.Expr) *types.Var {
	value := c.pkg.Value(arg)
	id, ok := value.Expr.(*ast.Ident)
	if !ok || value.Kind == cgobridge.Bytes {
		return nil
	}
	v, ok := c.pkg.Info.Uses[id].(*types.Var)
	if !ok || !c.pkg.IsParameter(v) {
		return nil
	}
	switch t := v.Type().Underlying().(type) {
	case *types.Basic:
		return v // unsafe.Pointer, uintptr
	case *types.Pointer:
		if named, ok := types.Unalias(t.Elem()).(*types.Named); ok && isC(named) {
			return v
		}
	}
	return nil
}

// paramsOf returns what the Go function that a call calls does with its
// parameters, by index.
func (c *checker) paramsOf(call *ast.CallExpr) map[int][]*cgobridge.Param {
	var id *ast.Ident
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		id = fun
	case *ast.SelectorExpr:
		id = fun.Sel
	default:
		return nil
	}
	fn, ok := c.pkg.Info.Uses[id].(*types.Func)
	if !ok {
		return nil
	}
	fn = fn.Origin()
	params := fn.Signature().Params()
	if params.Len() != len(call.Args) {
		return nil
	}
	found := map[int][]*cgobridge.Param{}
	if fn.Pkg() == c.pkg.Types {
		for i := range params.Len() {
			if list := c.helpers[params.At(i)]; len(list) > 0 {
				found[i] = list
			}
		}
		return found
	}
	for i, p := range c.importedParams(fn) {
		found[i] = []*cgobridge.Param{p}
	}
	return found
}
