package cgobridge

import (
	"go/ast"
	"go/token"
	"go/types"
)

// A Resolver returns the origins of the address that an expression evaluates to, at the place of the expression, and the
// memory. An origin is an expression that creates the address, nil if it is not visible. ok is false if some value is unknown.
type Resolver func(e ast.Expr) (origins []ast.Expr, memory Memory, ok bool)

// ResolveBy makes the package trace values with a flow-sensitive resolver. Others reports whether an expression holds memory
// outside of Go for some call of its function.
func (p *Package) ResolveBy(r Resolver, others func(ast.Expr) bool) {
	p.resolve, p.holdsOthers = r, others
}

// resolution queries the resolver for a variable, a field, an element, a pointee, or the result of a call.
func (p tracer) resolution(e ast.Expr) (origins []ast.Expr, memory Memory, ok bool) {
	if p.resolve == nil {
		return nil, Memory{}, false
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr, *ast.StarExpr, *ast.TypeAssertExpr:
		return p.resolve(x)
	case *ast.UnaryExpr:
		if x.Op == token.ARROW {
			return p.resolve(x)
		}
	case *ast.CallExpr:
		if fun := p.Info.Types[x.Fun]; !fun.IsType() && !fun.IsBuiltin() {
			return p.resolve(x)
		}
	}
	return nil, Memory{}, false
}

// resolved traces an address with the resolver.
func (p tracer) resolved(e ast.Expr, depth int) (Value, bool) {
	t := p.Info.TypeOf(e)
	if t == nil || !isAddress(t) && !isWordType(t) {
		return Value{}, false
	}
	origins, memory, ok := p.resolution(e)
	if !ok {
		return Value{}, false
	}
	var values []Value
	for _, origin := range origins {
		v := p.readyMade(e)
		if origin != nil && origin != ast.Unparen(e) {
			inner, isNew := p.enters(origin, 0)
			if !isNew {
				return Value{}, false
			}
			if v = inner.traceOrigin(origin, depth); v.Type != nil && isParameterized(v.Type, map[types.Type]bool{}) {
				return Value{}, false // the call says of which type
			}
		} else if memory.Kind == UnknownMemory {
			return Value{}, false
		}
		values = append(values, v)
	}
	v, ok := p.common(values)
	if len(values) > 1 {
		v.Expr = e
	}
	if memory.Kind != UnknownMemory {
		v.Memory = memory
	}
	return v, ok
}

// traceOrigin traces the address that an expression makes: of a slice or string, that of its elements.
func (p tracer) traceOrigin(origin ast.Expr, depth int) Value {
	switch t := p.Underlying(origin).(type) {
	case *types.Slice:
		return p.traceElement(origin, origin, depth)
	case *types.Basic:
		if t.Info()&types.IsString != 0 {
			return p.traceElement(origin, origin, depth)
		}
	}
	return p.trace(origin, depth)
}
