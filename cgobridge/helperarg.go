package cgobridge

import (
	"go/ast"
	"go/types"
	"slices"

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
	Param *Param // the use by C
}

// HelperArgs returns the calls in the package that pass a value to a helper: a Go function with a
// parameter of an opaque type that becomes a C argument unchanged. The arguments of its callers are
// checked at their calls. imported returns the parameters of a function of another package, by index;
// certain reports whether a function with a parameter makes a call on all paths on which that is not
// nil: memory that it frees on some paths only is not known to be freed. helpers are the parameters of
// this package's.
func (p *Package) HelperArgs(imported func(*types.Func) map[int]*Param,
	certain func(*ast.CallExpr, *types.Var) bool) (calls []HelperArg, helpers map[*types.Var][]*Param) {
	helpers = map[*types.Var][]*Param{}
	add := func(call *ast.CallExpr, arg ast.Expr, param *Param) {
		v, asserted := p.opaqueParam(arg)
		if v == nil {
			return
		}
		if mayFree := slices.ContainsFunc(param.Effects, Effect.isFree); asserted != nil || mayFree && !certain(call, v) {
			narrow := *param
			narrow.Asserted = asserted
			if mayFree {
				narrow.Effects = slices.DeleteFunc(slices.Clone(param.Effects), Effect.isFree)
			}
			param = &narrow
		}
		helpers[v] = append(helpers[v], param)
	}
	for _, call := range p.Calls {
		if summary := p.CallSummary(call); summary != nil {
			for i, arg := range call.Expr.Args {
				if i < len(summary.Params) {
					add(call.Expr, arg, &summary.Params[i])
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
			add(h.Call, h.Arg, h.Param)
		}
		calls = append(calls, found...)
	}
	return calls, helpers
}

// opaqueParam returns the parameter of a Go function that an argument resolves to, if it is an address
// of an opaque type, or one of those that a variadic parameter holds. Of an interface it also returns
// the type that it is asserted to have.
func (p *Package) opaqueParam(arg ast.Expr) (v *types.Var, asserted types.Type) {
	value := p.Value(arg)
	if value.Kind == Bytes || value.Expr == nil {
		return nil, nil
	}
	e := ast.Unparen(value.Expr)
	if assert, ok := e.(*ast.TypeAssertExpr); ok && assert.Type != nil {
		e, asserted = ast.Unparen(assert.X), p.Info.TypeOf(assert)
	} else if v := p.usedVariable(e); v != nil && p.assignments().switched[v] != nil {
		e, asserted = ast.Unparen(p.assignments().switched[v]), v.Type()
	}
	elements := false
	if index, ok := e.(*ast.IndexExpr); ok {
		e, elements = ast.Unparen(index.X), true
	} else if v := p.usedVariable(e); v != nil && p.assignments().elements[v] != nil {
		e, elements = ast.Unparen(p.assignments().elements[v]), true
	}
	if v = p.usedVariable(e); v == nil || !p.IsParameter(v) || v.Parent() != nil && !v.Parent().Contains(arg.Pos()) {
		return nil, nil
	}
	t := v.Type()
	if elements {
		fn, index := p.ParameterOf(v)
		slice, ok := t.Underlying().(*types.Slice)
		if fn == nil || !ok || !fn.Signature().Variadic() || index != fn.Signature().Params().Len()-1 {
			return nil, nil
		}
		t = slice.Elem()
	}
	if types.IsInterface(t) && asserted == nil || !types.IsInterface(t) && asserted != nil {
		return nil, nil
	}
	switch t := t.Underlying().(type) {
	case *types.Basic: // unsafe.Pointer, uintptr
	case *types.Interface:
		if types.IsInterface(asserted) {
			return nil, nil
		}
	case *types.Pointer:
		if _, isParameter := types.Unalias(t.Elem()).(*types.TypeParam); !isParameter && !cgoname.IsType(t.Elem()) {
			return nil, nil
		}
	default:
		return nil, nil
	}
	return v, asserted
}

// usedVariable returns the variable that an expression names, or nil.
func (p *Package) usedVariable(e ast.Expr) *types.Var {
	id, ok := e.(*ast.Ident)
	if !ok {
		return nil
	}
	v, _ := p.Info.Uses[id].(*types.Var)
	return v
}

// paramsOf returns the parameters of the Go function that a call calls, by index.
func (p *Package) paramsOf(call *ast.CallExpr, helpers map[*types.Var][]*Param,
	imported func(*types.Func) map[int]*Param) map[int][]*Param {
	id := CalleeIdent(call.Fun)
	if id == nil {
		return nil
	}
	fn, ok := p.Info.Uses[id].(*types.Func)
	if !ok {
		return nil
	}
	fn = fn.Origin()
	params := fn.Signature().Params()
	fixed := params.Len()
	if fn.Signature().Variadic() {
		fixed--
	}
	if len(call.Args) < fixed || call.Ellipsis.IsValid() || fixed == params.Len() && len(call.Args) > fixed {
		return nil
	}
	found := map[int][]*Param{}
	if fn.Pkg() == p.Types {
		for i, arg := range call.Args {
			for _, param := range helpers[params.At(min(i, params.Len()-1))] {
				if param.Asserted == nil || sameType(p.Info.TypeOf(arg), param.Asserted) {
					found[i] = append(found[i], param)
				}
			}
		}
		return found
	}
	if fn.Pkg() != nil {
		known := imported(fn)
		for i := range call.Args {
			if param := known[min(i, params.Len()-1)]; param != nil {
				found[i] = []*Param{param}
			}
		}
	}
	return found
}
