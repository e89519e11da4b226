package cgobridge

import (
	"go/ast"
	"go/types"
)

// atCall instantiates a value that a function returns for a call: the argument, if it is an unchanged
// parameter, or a value with a type that depends on the call's type arguments.
func (p tracer) atCall(v Value, call *ast.CallExpr, depth int) Value {
	id := CalleeIdent(call.Fun)
	fn, ok := p.Info.Uses[id].(*types.Func)
	if id == nil || !ok {
		return v
	}
	if name, ok := v.Expr.(*ast.Ident); ok {
		param, ok := p.Info.Uses[name].(*types.Var)
		owner, index := p.ParameterOf(param)
		if ok && owner == fn.Origin() && p.IsParameter(param) && len(call.Args) == fn.Signature().Params().Len() && !fn.Signature().Variadic() {
			return p.trace(call.Args[index], depth)
		}
	}
	if v.Type != nil {
		v.Type = p.instantiate(v.Type, id, fn.Origin().Signature())
	}
	return v
}

// instantiate replaces the type parameters of a function or of its receiver in a type by the type
// arguments at a call.
func (p *Package) instantiate(t types.Type, id *ast.Ident, sig *types.Signature) types.Type {
	params, args := sig.TypeParams(), p.Info.Instances[id].TypeArgs
	if sig.RecvTypeParams().Len() > 0 {
		params, args = sig.RecvTypeParams(), nil
		if instance, ok := p.Info.Uses[id].(*types.Func); ok {
			if recv, ok := types.Unalias(deref(instance.Signature().Recv().Type())).(*types.Named); ok {
				args = recv.TypeArgs()
			}
		}
	}
	if params.Len() == 0 || params.Len() != args.Len() {
		return t
	}
	return substitute(t, params, args)
}

// substitute replaces type parameters by arguments, as far as the layout of
// values of the type depends on them.
func substitute(t types.Type, params *types.TypeParamList, args *types.TypeList) types.Type {
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		for i := range params.Len() {
			if params.At(i) == t {
				return args.At(i)
			}
		}
	case *types.Array:
		return types.NewArray(substitute(t.Elem(), params, args), t.Len())
	case *types.Named:
		if t.TypeArgs().Len() == 0 {
			break
		}
		own := make([]types.Type, t.TypeArgs().Len())
		for i := range own {
			own[i] = substitute(t.TypeArgs().At(i), params, args)
		}
		if instance, err := types.Instantiate(nil, t.Origin(), own, false); err == nil {
			return instance
		}
	}
	return t
}
