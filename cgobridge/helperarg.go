package cgobridge

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/ast/inspector"

	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/limit"
)

// A HelperArg is an argument of a call of a Go function that passes it on to C:
// of a helper.
type HelperArg struct {
	Call  *ast.CallExpr
	Name  string // of the helper, as the call has it
	Arg   ast.Expr
	Param *Param // what C does with it
}

// HelperArgs returns the calls in the package that hand something to a helper:
// a Go function with a parameter that becomes an argument of C as it is, and
// whose type does not tell what it is. What its callers give is to be checked at
// their calls. imported says what a function of another package does with its
// parameters, by index; helpers are the parameters of this package's.
func (p *Package) HelperArgs(imported func(*types.Func) map[int]*Param) (calls []HelperArg, helpers map[*types.Var][]*Param) {
	helpers = map[*types.Var][]*Param{}
	add := func(arg ast.Expr, param *Param) {
		if v := p.opaqueParam(arg); v != nil {
			helpers[v] = append(helpers[v], param)
		}
	}
	for _, call := range p.Calls {
		if summary := p.CallSummary(call); summary != nil {
			for i, arg := range call.Expr.Args {
				if i < len(summary.Params) {
					add(arg, &summary.Params[i])
				}
			}
		}
	}
	done := map[*ast.CallExpr]bool{}
	for round := 1; p.limits.Allows(limit.HelperDepth, round); round++ {
		var found []HelperArg
		for call := range inspector.All[*ast.CallExpr](p.inspector()) {
			if done[call] {
				continue
			}
			for i, params := range p.paramsOf(call, helpers, imported) {
				for _, param := range params {
					found = append(found, HelperArg{call, types.ExprString(call.Fun), call.Args[i], param})
					done[call] = true
				}
			}
		}
		if len(found) == 0 {
			break
		}
		for _, h := range found {
			add(h.Arg, h.Param)
		}
		calls = append(calls, found...)
	}
	return calls, helpers
}

// opaqueParam returns the parameter of a Go function that an argument comes down
// to, if it is an address whose type does not tell what lies there.
func (p *Package) opaqueParam(arg ast.Expr) *types.Var {
	value := p.Value(arg)
	id, ok := value.Expr.(*ast.Ident)
	if !ok || value.Kind == Bytes {
		return nil
	}
	v, ok := p.Info.Uses[id].(*types.Var)
	if !ok || !p.IsParameter(v) {
		return nil
	}
	switch t := v.Type().Underlying().(type) {
	case *types.Basic:
		return v // unsafe.Pointer, uintptr
	case *types.Pointer:
		if cgoname.IsType(t.Elem()) {
			return v
		}
	}
	return nil
}

// paramsOf returns what the Go function that a call calls does with its
// parameters, by index.
func (p *Package) paramsOf(call *ast.CallExpr, helpers map[*types.Var][]*Param, imported func(*types.Func) map[int]*Param) map[int][]*Param {
	id := calleeIdent(call.Fun)
	if id == nil {
		return nil
	}
	fn, ok := p.Info.Uses[id].(*types.Func)
	if !ok {
		return nil
	}
	fn = fn.Origin()
	params := fn.Signature().Params()
	if params.Len() != len(call.Args) {
		return nil
	}
	found := map[int][]*Param{}
	if fn.Pkg() == p.Types {
		for i := range params.Len() {
			if list := helpers[params.At(i)]; len(list) > 0 {
				found[i] = list
			}
		}
		return found
	}
	if fn.Pkg() != nil {
		for i, param := range imported(fn) {
			found[i] = []*Param{param}
		}
	}
	return found
}
