package gosymbol

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// table notes the bindings of a loop over a table that is written down: of structures with
// the name and the address of the function variable, or a map from the one to the other. It
// reports whether the call has its arguments from such a table.
func (r registration) table(function, name ast.Expr) bool {
	if function == nil {
		return false
	}
	f, fOver := r.column(function)
	n, nOver := r.column(name)
	if fOver == nil || fOver != nOver {
		return false
	}
	lit := r.literal(fOver)
	if lit == nil {
		return true // of an unknown table
	}
	for _, e := range lit.Elts {
		symbol, ok := r.text(cell(r.Info, e, n))
		pointer := cell(r.Info, e, f)
		if !ok || pointer == nil {
			continue
		}
		if t, v := r.target(pointer, nil); t != nil {
			r.Bindings = append(r.Bindings, Binding{symbol, t, v, e})
		}
	}
	return true
}

// A column says which part of a table's element is meant: a field, or the key or value of a map.
type column struct {
	field *types.Var
	token token.Token // token.KEY of nothing; ARROW for a key, ASSIGN for a value
}

// column returns of which part of the elements of which table an expression is; the table is nil if it is none.
func (r registration) column(e ast.Expr) (column, ast.Expr) {
	switch x := ast.Unparen(e).(type) {
	case *ast.SelectorExpr: // entry.field, table[i].field
		field := r.VariableOf(x)
		if field == nil || !field.IsField() {
			return column{}, nil
		}
		if index, ok := ast.Unparen(x.X).(*ast.IndexExpr); ok {
			return column{field: field}, r.tableOf(index.X)
		}
		loop, _ := r.loop(x.X)
		if loop == nil {
			return column{}, nil
		}
		return column{field: field}, r.tableOf(loop.X)
	case *ast.Ident:
		loop, isKey := r.loop(x)
		if loop == nil {
			return column{}, nil
		}
		if _, isMap := r.Underlying(loop.X).(*types.Map); !isMap {
			return column{}, nil
		}
		if isKey {
			return column{token: token.ARROW}, r.tableOf(loop.X)
		}
		return column{token: token.ASSIGN}, r.tableOf(loop.X)
	}
	return column{}, nil
}

// loop returns the loop around the call whose variable an expression names, and whether that is the key.
func (r registration) loop(e ast.Expr) (loop *ast.RangeStmt, isKey bool) {
	v := r.VariableOf(e)
	for _, n := range slices.Backward(r.stack) {
		s, ok := n.(*ast.RangeStmt)
		if !ok || v == nil {
			continue
		}
		for i, of := range []ast.Expr{s.Key, s.Value} {
			if id, ok := of.(*ast.Ident); ok && r.Info.ObjectOf(id) == types.Object(v) {
				return s, i == 0
			}
		}
	}
	return nil, false
}

// tableOf returns one expression for all uses of a table: its declaration's, or the literal itself.
func (r registration) tableOf(e ast.Expr) ast.Expr { return r.Assigned(e) }

// literal returns the literal that a table is.
func (r registration) literal(e ast.Expr) *ast.CompositeLit {
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		return x
	case *ast.UnaryExpr:
		lit, _ := x.X.(*ast.CompositeLit)
		return lit
	}
	return nil
}

// cell returns what an element of a table's literal has in a column, or nil.
func cell(info *types.Info, element ast.Expr, c column) ast.Expr {
	if pair, ok := element.(*ast.KeyValueExpr); ok {
		switch c.token {
		case token.ARROW:
			return pair.Key
		case token.ASSIGN:
			return pair.Value
		}
		element = pair.Value // of an array with indices
	}
	lit, ok := ast.Unparen(element).(*ast.CompositeLit)
	if unary, isAddress := ast.Unparen(element).(*ast.UnaryExpr); isAddress {
		lit, ok = unary.X.(*ast.CompositeLit)
	}
	if !ok || c.field == nil {
		return nil
	}
	for i, e := range lit.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			if key, ok := pair.Key.(*ast.Ident); ok && info.Uses[key] == types.Object(c.field) {
				return pair.Value
			}
			continue
		}
		if t, ok := structOf(info.TypeOf(lit)); ok && i < t.NumFields() && t.Field(i) == c.field {
			return e
		}
	}
	return nil
}

func structOf(t types.Type) (*types.Struct, bool) {
	if t == nil {
		return nil, false
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	s, ok := t.Underlying().(*types.Struct)
	return s, ok
}
