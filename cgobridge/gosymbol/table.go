package gosymbol

import (
	"go/ast"
)

// table records the bindings made by a loop over a literal: structures with the name and the address of the function variable,
// or a map from the one to the other. It reports whether the call has its arguments from such a loop.
func (r registration) table(function, name ast.Expr) bool {
	if function == nil {
		return false
	}
	rows := r.texts.Rows(name, function)
	for _, row := range rows {
		symbol, ok := r.texts.One(row, name)
		pointer := r.texts.Value(row, function)
		if !ok || symbol == "" {
			continue
		}
		if t, v := r.target(pointer, nil); t != nil {
			r.Bindings = append(r.Bindings, Binding{symbol, t, v, row.At})
		}
	}
	return len(rows) > 0
}

// storeThrough notes the addresses of symbols that are stored where a pointer points, in each round of a loop: *e.address = symbol.
func (f *Finder) storeThrough(assign *ast.AssignStmt) {
	if len(assign.Lhs) != len(assign.Rhs) {
		return
	}
	for i, left := range assign.Lhs {
		star, ok := ast.Unparen(left).(*ast.StarExpr)
		if !ok {
			continue
		}
		name := f.symbolName(assign.Rhs[i])
		if name == nil {
			continue
		}
		for _, row := range f.texts.Rows(name) {
			unary, ok := f.texts.Value(row, star.X).(*ast.UnaryExpr)
			if !ok {
				continue
			}
			if v := f.VariableOf(unary.X); v != nil {
				f.stored[v.Origin()] = append(f.stored[v.Origin()], f.texts.Value(row, name))
			}
		}
	}
}
