package gotext

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// A Row is one round of a loop over a list that is written down.
type Row struct {
	At      ast.Node // the element
	values  map[*types.Var]bound
	indices map[*types.Var]int64
	element element
}

// Index returns the index that an expression is in the round.
func (f *Finder) Index(row *Row, e ast.Expr) (int64, bool) {
	if v := f.VariableOf(e); v != nil {
		if i, ok := row.indices[v]; ok {
			return i, true
		}
		if b, ok := row.values[v.Origin()]; ok {
			e = b.Expr
		}
	}
	return f.Constant(e)
}

// Rows returns the iterations of the loop whose variables determine one of some expressions; none if no loop does, or its
// operand is no list that is known.
func (f *Finder) Rows(list ...ast.Expr) []*Row {
	for _, e := range list {
		s := f.search(nil)
		if e == nil {
			continue
		}
		if texts, ok := s.within(e, maxDepth); ok && len(texts) == 1 || *s.open == nil {
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
	rows, _ := f.search(nil).loopRows(loop, maxDepth)
	return rows
}

// loopRows returns the iterations of a loop, if all of them are known.
func (s search) loopRows(loop *ast.RangeStmt, depth int) ([]*Row, bool) {
	f := s.Finder
	list, ok := s.elements(loop.X, depth)
	if !ok {
		return nil, false
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
	for _, e := range list {
		row := &Row{At: e.at, element: e, values: map[*types.Var]bound{}, indices: map[*types.Var]int64{}}
		if value != nil {
			row.values[value] = e.value
		}
		switch {
		case key == nil:
		case e.key != nil:
			row.values[key] = bound{e.key, e.value.in}
		default:
			row.indices[key] = e.index
		}
		rows = append(rows, row)
	}
	return rows, true
}

// RowsOver returns the elements of a list as iterations of a loop without variables; none if the list is not known.
func (f *Finder) RowsOver(list ast.Expr) []*Row {
	found, ok := f.search(nil).elements(list, maxDepth)
	if !ok {
		return nil
	}
	return rowsFor(found)
}

// RowsAmong is RowsOver for a list of expressions.
func (f *Finder) RowsAmong(list []ast.Expr) []*Row { return rowsFor(f.search(nil).inRow(list)) }

func rowsFor(list []element) (rows []*Row) {
	for _, e := range list {
		rows = append(rows, &Row{At: e.at, element: e})
	}
	return rows
}

// Key returns the key of the element, nil if it has none.
func (r *Row) Key() ast.Expr { return r.element.key }

// Value returns the element.
func (r *Row) Value() ast.Expr { return r.element.value.Expr }

// An element of a list, with its key, or else its index.
type element struct {
	at    ast.Node
	key   ast.Expr
	index int64
	value bound

	isPossible bool // it may be missing: another function adds it
}

// maxElements bounds the length of a list.
const maxElements = 1 << 13

// elements returns the elements of a slice, array or map, if all of them are known: of a literal, appended, or stored one by one.
func (s search) elements(e ast.Expr, depth int) ([]element, bool) {
	if depth--; e == nil || depth < 0 || !s.work.Step() {
		return nil, false
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		return s.listed(x), true
	case *ast.SliceExpr:
		if x.Low == nil && x.High == nil {
			return s.elements(x.X, depth)
		}
	case *ast.UnaryExpr:
		if x.Op == token.AND {
			return s.elements(x.X, depth)
		}
	case *ast.StarExpr:
		return s.elements(x.X, depth)
	case *ast.CallExpr:
		switch {
		case s.IsBuiltin(x.Fun, "len") && len(x.Args) == 1: // range len(list)
			return s.elements(x.Args[0], depth)
		case s.IsBuiltin(x.Fun, "make"), s.IsBuiltin(x.Fun, "Slice"): // what is stored counts
			return nil, true
		case s.IsBuiltin(x.Fun, "append") && len(x.Args) > 0:
			before, ok := s.elements(x.Args[0], depth)
			more, known := s.appendedElements(x, depth)
			return append(before, more...), ok && known
		}
		if b, ok := s.yielded(x); ok {
			s.scope = b.in
			return s.elements(b.Expr, depth)
		}
		if sel, ok := ast.Unparen(x.Fun).(*ast.SelectorExpr); ok && s.IsC(sel.X) && (sel.Sel.Name == "malloc" || sel.Sel.Name == "calloc") {
			return nil, true
		}
	case *ast.SelectorExpr:
		if b, ok := s.field(x, depth); ok {
			s.scope = b.in
			return s.elements(b.Expr, depth)
		}
		return s.elementsIn(s.VariableOf(x), depth)
	case *ast.Ident:
		if s.Info.Types[x].IsNil() {
			return nil, true
		}
		return s.elementsIn(s.VariableOf(x), depth)
	}
	lit, in, ok := s.literal(e, depth)
	if !ok {
		return nil, false
	}
	s.scope = in
	return s.listed(lit), true
}

// listed returns the elements of a literal.
func (s search) listed(lit *ast.CompositeLit) []element {
	var list []element
	for i, e := range lit.Elts {
		x := element{at: e, index: int64(i), value: bound{valueIn(e), s.scope}}
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			x.key = pair.Key
		}
		list = append(list, x)
	}
	return list
}

// appendedElements returns those that a call of append adds.
func (s search) appendedElements(call *ast.CallExpr, depth int) ([]element, bool) {
	if call.Ellipsis.IsValid() {
		return s.elements(call.Args[len(call.Args)-1], depth)
	}
	return s.inRow(call.Args[1:]), true
}

// inRow returns expressions as elements.
func (s search) inRow(list []ast.Expr) (elements []element) {
	for i, e := range list {
		elements = append(elements, element{at: e, index: int64(i), value: bound{e, s.scope}})
	}
	return elements
}

// elementsIn is elements for a variable or field.
func (s search) elementsIn(v *types.Var, depth int) (list []element, ok bool) {
	if v == nil {
		return nil, false
	}
	v = v.Origin()
	if v == s.any {
		*s.usesAny = true
		return nil, true
	}
	if b, ok := s.given(v); ok {
		s.scope = b.in
		return s.elements(b.Expr, depth)
	}
	if loop := s.loopOf(v); loop != nil {
		if *s.open == nil {
			*s.open = loop
		}
		return nil, false
	}
	values, known := s.AssignedTo(v)
	if args, spread, ok := s.VariadicOf(v); ok && !s.local {
		values, known, list = args, true, s.inRow(spread)
	} else if args, ok := s.ArgumentsOf(v); ok && !s.local {
		values, known = args, true
	} else if s.IsParameter(v) {
		return nil, false
	}
	if !known || s.only && s.IsParameter(v) && !s.isOneList(values, list, depth) {
		return nil, false
	}
	if s.only && s.IsParameter(v) {
		values = values[:min(1, len(values))]
	}
	for _, value := range values {
		if call, ok := ast.Unparen(value).(*ast.CallExpr); ok && s.IsBuiltin(call.Fun, "append") && len(call.Args) > 0 &&
			s.VariableOf(call.Args[0]) == v {
			more, ok := s.appendedElements(call, depth)
			if !ok {
				return nil, false
			}
			for i := range more {
				more[i].isPossible = v.IsField()
			}
			list = append(list, more...)
			continue
		}
		more, ok := s.elements(value, depth)
		if !ok {
			return nil, false
		}
		list = append(list, more...)
	}
	for _, store := range s.ElementStores(v) {
		if store.Value == nil {
			return nil, false
		}
		list = append(list, element{at: store.Value, key: store.Index, value: bound{store.Value, s.scope}})
	}
	return list, len(list) <= maxElements
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

// isOneList reports whether the lists that calls give for a parameter have the same texts. Those that are given one by one are of one call.
func (s search) isOneList(lists []ast.Expr, single []element, depth int) bool {
	if len(single) > 0 {
		return len(lists) == 0
	}
	var first []Text
	for i, e := range lists {
		texts, ok := s.list(e, depth-1)
		if len(lists) == 1 {
			return true
		}
		if !ok || i > 0 && !slices.EqualFunc(texts, first, func(a, b Text) bool { return a.Content == b.Content }) {
			return false
		}
		first = texts
	}
	return true
}
