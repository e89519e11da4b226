package gosymbol

import (
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gotext"
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
	for i, left := range assign.Lhs {
		star, ok := ast.Unparen(left).(*ast.StarExpr)
		if !ok {
			continue
		}
		var name ast.Expr
		if len(assign.Lhs) == len(assign.Rhs) {
			name = f.symbolName(assign.Rhs[i])
		} else if call, ok := ast.Unparen(assign.Rhs[0]).(*ast.CallExpr); ok && i == 0 { // *e.address, err = …
			name = f.nameIn(call, maxSteps)
		}
		if name == nil {
			continue
		}
		f.storeAt(assign, star.X, name)
	}
}

// A Storer stores the address of a symbol, or its procedure, where its callers say.
type Storer struct{ Pointer, Name Place }

// storeBy is storeThrough for a call of a function that stores for its callers.
func (f *Finder) storeBy(call *ast.CallExpr) {
	fn := f.calleeOf(call)
	if fn == nil {
		return
	}
	by, ok := f.storers[fn]
	if fact := f.others[fn]; !ok && fact != nil && fact.Storer != nil {
		by, ok = *fact.Storer, true
	}
	if !ok {
		return
	}
	pointer, name := f.argumentAt(call, by.Pointer), f.argumentAt(call, by.Name)
	if pointer != nil && name != nil {
		f.storeAt(call, pointer, name)
	}
}

// storeAt notes that the symbol of a name is stored where a pointer points: in each round of a loop, or by the callers of the function
// around it.
func (f *Finder) storeAt(at ast.Node, pointer, name ast.Expr) {
	rows := f.texts.Rows(name, pointer)
	if len(rows) == 0 {
		rows = []*gotext.Row{nil}
	}
	for _, row := range rows {
		unary, ok := f.texts.Value(row, pointer).(*ast.UnaryExpr)
		if !ok {
			continue
		}
		if v := f.VariableOf(unary.X); v != nil {
			text := name
			if row != nil {
				text = f.texts.Value(row, name)
			}
			f.stored[v.Origin()] = append(f.stored[v.Origin()], text)
		}
	}
	for _, file := range f.Files {
		if at.Pos() < file.FileStart || at.Pos() >= file.FileEnd {
			continue
		}
		for _, decl := range file.Decls {
			decl, ok := decl.(*ast.FuncDecl)
			if !ok || at.Pos() < decl.Pos() || decl.End() < at.End() {
				continue
			}
			fn, ok := f.Info.Defs[decl.Name].(*types.Func)
			if !ok {
				continue
			}
			by := Storer{f.placeOf(fn.Signature(), pointer), f.placeOf(fn.Signature(), name)}
			if by.Pointer.isKnown() && by.Name.isKnown() && by.Pointer.Each == Whole && by.Name.Each == Whole {
				f.storers[fn] = by
			}
		}
	}
}

// storedUnder returns the name of the symbol whose address, or procedure, an element of a map, slice or array is, where each is stored
// under its own name, or under a constant.
func (f *Finder) storedUnder(x *ast.IndexExpr, depth int) ast.Expr {
	v := f.VariableOf(x.X)
	if v == nil {
		return nil
	}
	wanted, isText := f.text(x.Index)
	index, isIndex := f.Constant(x.Index)
	var found ast.Expr
	for _, store := range f.texts.ElementStores(v) {
		var name ast.Expr
		if store.Value != nil {
			name = f.nameWithin(store.Value, depth)
		} else if store.Call != nil {
			name = f.nameIn(store.Call, depth)
		}
		if name == nil {
			return nil
		}
		switch root := f.VariableOf(f.Assigned(store.Index)); {
		case root != nil && root == f.VariableOf(f.Assigned(name)): // under its own name
			name = x.Index
		case isText:
			under, known := f.text(store.Index)
			if !known {
				return nil
			}
			if under != wanted {
				continue
			}
		case isIndex:
			if name = f.storedAt(store.Index, name, index); name == nil {
				continue
			}
		default:
			return nil
		}
		if found != nil && found != name {
			return nil
		}
		found = name
	}
	return found
}

// storedAt returns the name that is stored at an index, in a round of the loop that decides it.
func (f *Finder) storedAt(at, name ast.Expr, index int64) ast.Expr {
	if n, ok := f.Constant(at); ok {
		if n == index {
			return name
		}
		return nil
	}
	for _, row := range f.texts.Rows(name) {
		if n, ok := f.texts.Index(row, at); ok && n == index {
			return f.texts.Value(row, name)
		}
	}
	return nil
}

// bindsEach records the bindings of a call of a helper that binds the symbols of a list, and reports whether it is one.
func (r registration) bindsEach() bool {
	id := cgobridge.CalleeIdent(r.call.Fun)
	if id == nil {
		return false
	}
	h, known := r.helperNamed(id)
	if !known || h.Name.Each == Whole || h.Function.Each == Whole || h.Name.Param != h.Function.Param ||
		h.Name.Param < 0 || h.Name.Param >= len(r.call.Args) {
		return false
	}
	rows := r.texts.RowsOver(r.call.Args[h.Name.Param])
	if sig, ok := r.TypeOf(r.call.Fun).(*types.Signature); ok && sig.Variadic() && h.Name.Param == sig.Params().Len()-1 &&
		!r.call.Ellipsis.IsValid() {
		rows = r.texts.RowsAmong(r.call.Args[h.Name.Param:])
	}
	part := func(row *gotext.Row, p Place) ast.Expr {
		e := row.Value()
		if p.Each == KeyOf {
			e = row.Key()
		}
		if e == nil {
			return nil
		}
		return r.selectedAll(e, p.Fields)
	}
	for _, row := range rows {
		symbol, ok := r.text(part(row, h.Name))
		pointer := part(row, h.Function)
		if !ok || pointer == nil {
			continue
		}
		if t, v := r.target(r.texts.Value(nil, pointer), nil); t != nil {
			r.Bindings = append(r.Bindings, Binding{symbol, t, v, row.At})
		}
	}
	return true
}
