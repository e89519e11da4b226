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
	params := map[*types.Var][]*cgobridge.Param{}
	add := func(arg ast.Expr, p *cgobridge.Param) {
		if v := c.parameter(arg); v != nil {
			params[v] = append(params[v], p)
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
				for i, v := range c.parametersOf(call) {
					for _, p := range params[v] {
						name := types.ExprString(call.Fun)
						found = append(found, helperCall{handover{call, name, call.Args[i]}, p})
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

// parametersOf returns the parameters of the function that a call calls, one
// for each argument, if it is declared in the package.
func (c *checker) parametersOf(call *ast.CallExpr) []*types.Var {
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
	if !ok || fn.Pkg() != c.pkg.Types {
		return nil
	}
	params := fn.Origin().Signature().Params()
	if params.Len() != len(call.Args) {
		return nil
	}
	var list []*types.Var
	for v := range params.Variables() {
		list = append(list, v)
	}
	return list
}
