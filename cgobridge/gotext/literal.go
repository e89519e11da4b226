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
	}
	return nil, nil, false
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
	if v := s.VariableOf(x.Index); v != nil && s.scope != nil {
		if i, ok := s.scope.indices[v]; ok && int(i) < len(lit.Elts) {
			return bound{valueIn(lit.Elts[i]), in}, true
		}
	}
	if _, isMap := s.Info.TypeOf(lit).Underlying().(*types.Map); isMap {
		key, ok := s.single(x.Index, depth)
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
	i, ok := s.Constant(x.Index)
	if !ok || i < 0 || int(i) >= len(lit.Elts) {
		return bound{}, false
	}
	if _, hasIndices := lit.Elts[i].(*ast.KeyValueExpr); hasIndices {
		return bound{}, false
	}
	return bound{lit.Elts[i], in}, true
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

// A Row is one round of a loop over a literal.
type Row struct {
	At      ast.Node // the element
	values  map[*types.Var]bound
	indices map[*types.Var]int64
}

// Rows returns the iterations of the loop whose variables determine one of some expressions; none if no loop does, or its
// operand is not a literal.
func (f *Finder) Rows(list ...ast.Expr) []*Row {
	for _, e := range list {
		s := f.search(nil)
		if e == nil {
			continue
		}
		if _, ok := s.within(e, maxDepth); ok || *s.open == nil {
			if _, _, ok := s.literal(e, maxDepth); ok || *s.open == nil {
				continue
			}
		}
		if rows := f.rowsOf(*s.open); len(rows) > 0 {
			return rows
		}
	}
	return nil
}

func (f *Finder) rowsOf(loop *ast.RangeStmt) []*Row {
	lit, in, ok := f.search(nil).literal(loop.X, maxDepth)
	if !ok {
		return nil
	}
	variable := func(e ast.Expr) *types.Var {
		if id, ok := e.(*ast.Ident); ok {
			v, _ := f.Info.Defs[id].(*types.Var)
			return v
		}
		return nil
	}
	key, value := variable(loop.Key), variable(loop.Value)
	var rows []*Row
	for i, e := range lit.Elts {
		row := &Row{At: e, values: map[*types.Var]bound{}, indices: map[*types.Var]int64{}}
		if value != nil {
			row.values[value] = bound{valueIn(e), in}
		}
		pair, isPair := e.(*ast.KeyValueExpr)
		switch {
		case key == nil:
		case isPair:
			row.values[key] = bound{pair.Key, in}
		default:
			row.indices[key] = int64(i)
		}
		rows = append(rows, row)
	}
	return rows
}

// Value returns the expression that another denotes in one iteration of a loop.
func (f *Finder) Value(row *Row, e ast.Expr) ast.Expr {
	s := f.search(row)
	for range maxDepth {
		switch x := f.Assigned(e).(type) {
		case *ast.Ident:
			b, ok := s.given(f.VariableOf(x))
			if !ok {
				return x
			}
			e, s.scope = b.Expr, b.in
		case *ast.SelectorExpr:
			b, ok := s.field(x, maxDepth)
			if !ok {
				return x
			}
			e, s.scope = b.Expr, b.in
		case *ast.IndexExpr:
			b, ok := s.elementOf(x, maxDepth)
			if !ok {
				return x
			}
			e, s.scope = b.Expr, b.in
		default:
			return x
		}
	}
	return e
}
