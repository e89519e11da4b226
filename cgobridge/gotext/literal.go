package gotext

import (
	"go/ast"
	"go/token"
	"go/types"
)

// literal returns the composite literal that an expression is, or points to.
func (s search) literal(e ast.Expr, depth int) (*ast.CompositeLit, *scope, bool) {
	if depth--; e == nil || depth < 0 || !s.work.Step() {
		return nil, nil, false
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		return x, s.scope, true
	case *ast.UnaryExpr:
		if x.Op == token.AND {
			return s.literal(x.X, depth)
		}
	case *ast.StarExpr:
		return s.literal(x.X, depth)
	case *ast.IndexExpr:
		if b, ok := s.elementOf(x, depth); ok {
			return s.of(b, depth)
		}
	case *ast.SelectorExpr:
		if b, ok := s.field(x, depth); ok {
			return s.of(b, depth)
		}
		return s.literalIn(s.VariableOf(x), depth)
	case *ast.Ident:
		return s.literalIn(s.VariableOf(x), depth)
	case *ast.CallExpr:
		if b, ok := s.yielded(x); ok {
			return s.of(b, depth)
		}
	}
	return nil, nil, false
}

// yielded returns the one value that a call returns, or converts.
func (s search) yielded(call *ast.CallExpr) (bound, bool) {
	if s.Info.Types[call.Fun].IsType() && len(call.Args) == 1 {
		return bound{call.Args[0], s.scope}, true
	}
	yields, known := s.Yields(call, 0)
	if !known || len(yields) != 1 || yields[0].Index >= 0 {
		return bound{}, false
	}
	return bound{yields[0].Expr, s.calling(call)}, true
}

// Literal returns the composite literal that an expression is, or points to, nil if that is not known.
func (f *Finder) Literal(e ast.Expr) *ast.CompositeLit {
	s := f.search(nil)
	s.local = true
	lit, _, _ := s.literal(e, maxDepth)
	return lit
}

// of is literal for a bound expression.
func (s search) of(b bound, depth int) (*ast.CompositeLit, *scope, bool) {
	s.scope = b.in
	return s.literal(b.Expr, depth)
}

func (s search) literalIn(v *types.Var, depth int) (*ast.CompositeLit, *scope, bool) {
	if v == nil {
		return nil, nil, false
	}
	if b, ok := s.given(v); ok {
		return s.of(b, depth)
	}
	if loop := s.loopOf(v); loop != nil {
		if *s.open == nil {
			*s.open = loop
		}
		return nil, nil, false
	}
	values, known := s.AssignedTo(v)
	if args, ok := s.ArgumentsOf(v); ok && !s.local {
		values, known = args, true
	}
	if !known || len(values) != 1 || len(s.ElementStores(v)) > 0 {
		return nil, nil, false
	}
	return s.literal(values[0], depth)
}

// field returns the value of the field that an expression selects from a structure literal.
func (s search) field(x *ast.SelectorExpr, depth int) (bound, bool) {
	v := s.VariableOf(x)
	if v == nil || !v.IsField() || s.IsStored(v) {
		return bound{}, false
	}
	lit, in, ok := s.literal(x.X, depth)
	if !ok {
		return bound{}, false
	}
	e := Cell(s.Info, lit, v)
	return bound{e, in}, e != nil
}

// Cell returns the value of a field in a structure literal, nil if it is omitted.
func Cell(info *types.Info, lit *ast.CompositeLit, field *types.Var) ast.Expr {
	t := info.TypeOf(lit)
	if p, ok := t.Underlying().(*types.Pointer); ok { // of elements whose type is left out
		t = p.Elem()
	}
	of, ok := t.Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	for i, e := range lit.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			if key, ok := pair.Key.(*ast.Ident); ok && of.NumFields() > 0 && key.Name == field.Name() {
				return pair.Value
			}
		} else if i < of.NumFields() && of.Field(i).Name() == field.Name() {
			return e
		}
	}
	return nil
}

// elementOf returns the element of a literal that a constant index or key names.
func (s search) elementOf(x *ast.IndexExpr, depth int) (bound, bool) {
	lit, in, ok := s.literal(x.X, depth)
	if !ok {
		return bound{}, false
	}
	index := x.Index
	if v := s.VariableOf(index); v != nil {
		if s.scope != nil {
			if i, ok := s.scope.indices[v]; ok {
				return elementAt(s.Finder, lit, in, i)
			}
		}
		if b, ok := s.given(v); ok {
			index, s.scope = b.Expr, b.in
		} else if loop := s.loopOf(v); loop != nil {
			if *s.open == nil {
				*s.open = loop
			}
			return bound{}, false
		}
	}
	if _, isMap := s.Info.TypeOf(lit).Underlying().(*types.Map); isMap {
		key, ok := s.single(index, depth)
		if !ok {
			return bound{}, false
		}
		for _, e := range lit.Elts {
			if pair, ok := e.(*ast.KeyValueExpr); ok {
				if name, ok := s.single(pair.Key, depth); ok && name.Content == key.Content {
					return bound{pair.Value, in}, true
				}
			}
		}
		return bound{}, false
	}
	i, ok := s.Constant(index)
	if !ok {
		return bound{}, false
	}
	return elementAt(s.Finder, lit, in, i)
}

// elementAt returns the element of an array or slice literal at an index.
func elementAt(f *Finder, lit *ast.CompositeLit, in *scope, index int64) (bound, bool) {
	at := int64(0)
	for _, e := range lit.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			n, ok := f.Constant(pair.Key)
			if !ok {
				return bound{}, false
			}
			at = n
		}
		if at == index {
			return bound{valueIn(e), in}, true
		}
		at++
	}
	return bound{}, false
}

func valueIn(element ast.Expr) ast.Expr {
	if pair, ok := element.(*ast.KeyValueExpr); ok {
		return pair.Value
	}
	return element
}

// element is within for an element: one, or any of those of a literal.
func (s search) element(x *ast.IndexExpr, depth int) ([]Text, bool) {
	if b, ok := s.elementOf(x, depth); ok {
		return s.inside(b, depth)
	}
	lit, in, ok := s.literal(x.X, depth)
	if !ok || s.Info.Types[x.Index].Value != nil {
		return nil, false
	}
	var list []bound
	for _, e := range lit.Elts {
		list = append(list, bound{valueIn(e), in})
	}
	return s.all(list, depth)
}
