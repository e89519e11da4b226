package golaunch

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
)

// built returns the elements of a table that a function fills before it uses it: the elements appended
// to a slice, or stored in one of constant length. The result is false unless all stores to the
// variable until then are statements of the function's outermost block.
func (f *Finder) built(use *ast.Ident) ([]ast.Expr, bool) {
	elements := f.tables.Solve(use)
	return elements, len(elements) > 0
}

// findTable returns the elements of a table at a use of it, none if they are not known. A
// table that is put together from itself is not.
func (f *Finder) findTable(use *ast.Ident) []ast.Expr {
	v, ok := f.Info.Uses[use].(*types.Var)
	function := f.FunctionAround(use)
	if !ok || function == nil {
		return nil
	}
	t := table{Finder: f, variable: v}
	steps, stores := 0, 0
	for _, s := range function.Body.List {
		if s.Pos() > use.Pos() { // not before the use, which may at most be in a loop of its own
			break
		}
		stores += t.stores(s)
		if n := t.parallel(s); n > 0 {
			steps += n
		} else if t.step(s) {
			steps++
		}
	}
	if t.unknown || steps != stores || slices.Contains(t.elements, nil) {
		return nil
	}
	return t.elements
}

// A table is a variable on its way through a block.
type table struct {
	*Finder
	variable *types.Var
	elements []ast.Expr // nil for those that nothing is stored in
	grows    bool       // its length is determined by the stores alone
	unknown  bool
}

// is reports whether an expression names the table's variable.
func (t *table) is(e ast.Expr) bool {
	id, ok := ast.Unparen(e).(*ast.Ident)
	return ok && t.Info.ObjectOf(id) == t.variable
}

// holder returns x for x and x[i].
func holder(e ast.Expr) ast.Expr {
	if index, ok := ast.Unparen(e).(*ast.IndexExpr); ok {
		return index.X
	}
	return e
}

// stores counts the places that store something in the variable.
func (t *table) stores(body ast.Stmt) int {
	n := 0
	for node := range ast.Preorder(body) {
		switch x := node.(type) {
		case *ast.AssignStmt:
			for _, left := range x.Lhs {
				if t.is(holder(left)) {
					n++
				}
			}
		case *ast.ValueSpec:
			for _, name := range x.Names {
				if t.is(name) {
					n++
				}
			}
		case *ast.CallExpr:
			if _, _, ok := t.storedByC(x); ok {
				n++
			}
		}
	}
	return n
}

// storedByC returns the value that a call of a C function stores in the table, and its index, if that
// is the call's effect.
func (t *table) storedByC(call *ast.CallExpr) (index, value ast.Expr, ok bool) {
	store, ok := t.ElementStore(call)
	if !ok || !t.is(store.Table) && t.rootOf(store.Table) != t.variable {
		return nil, nil, false
	}
	return store.Index, store.Value, true
}

// set stores an element.
func (t *table) set(index, value ast.Expr) {
	i, ok := t.Constant(index)
	if ok && t.grows && 0 <= i && i < maxTable {
		for int64(len(t.elements)) <= i {
			t.elements = append(t.elements, nil)
		}
	}
	if !ok || i < 0 || i >= int64(len(t.elements)) {
		t.unknown = true
		return
	}
	t.elements[i] = value
}

// parallel follows t[0], t[1] = p, q, and counts the elements of the table that it stores.
func (t *table) parallel(s ast.Stmt) (n int) {
	assign, ok := s.(*ast.AssignStmt)
	if !ok || len(assign.Lhs) < 2 || len(assign.Lhs) != len(assign.Rhs) {
		return 0
	}
	for i, left := range assign.Lhs {
		if index, ok := ast.Unparen(left).(*ast.IndexExpr); ok && t.is(index.X) {
			t.set(index.Index, assign.Rhs[i])
			n++
		}
	}
	return n
}

// step follows one statement and reports whether it stores something in the
// variable.
func (t *table) step(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.DeclStmt:
		gen, ok := s.Decl.(*ast.GenDecl)
		if !ok || len(gen.Specs) != 1 {
			return false
		}
		spec, ok := gen.Specs[0].(*ast.ValueSpec)
		if !ok || len(spec.Names) != 1 || !t.is(spec.Names[0]) {
			return false
		}
		if len(spec.Values) == 1 {
			t.assign(spec.Values[0])
		} else if array, ok := t.variable.Type().Underlying().(*types.Array); ok {
			t.allocate(array.Len())
		}
		return true
	case *ast.AssignStmt:
		if len(s.Lhs) != 1 || len(s.Rhs) != 1 || !t.is(holder(s.Lhs[0])) {
			return false
		}
		index, ok := ast.Unparen(s.Lhs[0]).(*ast.IndexExpr)
		if !ok {
			t.assign(s.Rhs[0])
			return true
		}
		t.set(index.Index, s.Rhs[0])
		return true
	case *ast.RangeStmt:
		return t.loop(s)
	case *ast.ExprStmt:
		call, ok := s.X.(*ast.CallExpr)
		if !ok {
			return false
		}
		index, value, ok := t.storedByC(call)
		if ok {
			t.set(index, value)
		}
		return ok
	}
	return false
}

// loop follows a loop over a table that is known, each turn of which stores one
// of its elements, as t[i] = other[i] and t = append(t, p) do.
func (t *table) loop(s *ast.RangeStmt) bool {
	if len(s.Body.List) != 1 || t.stores(s) != 1 {
		return false
	}
	assign, ok := s.Body.List[0].(*ast.AssignStmt)
	if !ok || len(assign.Lhs) != 1 || len(assign.Rhs) != 1 {
		return false
	}
	other, ok := t.pointers(s.X)
	if !ok {
		return false
	}
	stored := assign.Rhs[0]
	if index, ok := ast.Unparen(assign.Lhs[0]).(*ast.IndexExpr); ok {
		if !t.isTurn(index.Index, s.Key) || len(other) > len(t.elements) {
			return false
		}
	} else {
		call, ok := ast.Unparen(stored).(*ast.CallExpr)
		if !ok || !t.appends(call) || len(call.Args) != 2 {
			return false
		}
		stored = call.Args[1]
		t.elements = append(t.elements, make([]ast.Expr, len(other))...)
	}
	ofTurn := t.isTurn(stored, s.Value)
	if index, ok := ast.Unparen(stored).(*ast.IndexExpr); ok {
		ofTurn = t.isTurn(index.Index, s.Key) && types.ExprString(index.X) == types.ExprString(s.X)
	}
	if !ofTurn {
		return false
	}
	copy(t.elements[len(t.elements)-len(other):], other)
	return true
}

// isTurn reports whether an expression is the variable that a loop gives a value
// in each turn.
func (t *table) isTurn(e, variable ast.Expr) bool {
	name, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return false
	}
	defined, ok := variable.(*ast.Ident)
	return ok && t.Info.ObjectOf(defined) != nil && t.Info.Uses[name] == t.Info.ObjectOf(defined)
}

// appends reports whether a call is append(t, …).
func (t *table) appends(call *ast.CallExpr) bool {
	name, _ := ast.Unparen(call.Fun).(*ast.Ident)
	if name == nil || len(call.Args) == 0 || !t.is(call.Args[0]) || call.Ellipsis.IsValid() {
		return false
	}
	builtin, ok := t.Info.Uses[name].(*types.Builtin)
	return ok && builtin.Name() == "append"
}

// assign follows an assignment to the variable as a whole.
func (t *table) assign(value ast.Expr) {
	switch value := ast.Unparen(value).(type) {
	case *ast.CompositeLit:
		t.elements = append([]ast.Expr(nil), value.Elts...)
		for _, e := range value.Elts {
			if _, ok := e.(*ast.KeyValueExpr); ok {
				t.unknown = true
			}
		}
		if array, ok := t.variable.Type().Underlying().(*types.Array); ok && array.Len() > int64(len(t.elements)) && array.Len() <= maxTable {
			t.elements = append(t.elements, make([]ast.Expr, array.Len()-int64(len(t.elements)))...)
		}
		return
	case *ast.CallExpr:
		if t.appends(value) {
			t.elements = append(t.elements, value.Args[1:]...)
			return
		}
		if n, ok := t.length(value); ok {
			t.allocate(n)
			return
		}
		if t.grows = t.isFresh(value); t.grows {
			return
		}
	case *ast.SliceExpr: // of an array at an address in C's memory
		if n, ok := t.bounds(value); ok {
			t.allocate(n)
			return
		}
	case *ast.Ident:
		if value.Name == "nil" {
			t.elements = nil
			return
		}
	}
	t.unknown = true
}

// length returns the number of elements of a call's result: make(T, n), an unsafe.Slice of memory that
// C allocated, or such memory converted to an array.
func (t *table) length(call *ast.CallExpr) (int64, bool) {
	if fun := t.Info.Types[call.Fun]; fun.IsType() && len(call.Args) == 1 {
		pointer, ok := fun.Type.Underlying().(*types.Pointer)
		if !ok || !t.isFresh(call.Args[0]) {
			return 0, false
		}
		array, ok := pointer.Elem().Underlying().(*types.Array)
		if !ok {
			return 0, false
		}
		return array.Len(), true
	}
	var name *ast.Ident
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		name = fun
	case *ast.SelectorExpr:
		name = fun.Sel
	default:
		return 0, false
	}
	builtin, ok := t.Info.Uses[name].(*types.Builtin)
	if !ok || len(call.Args) < 2 || builtin.Name() != "make" && (builtin.Name() != "Slice" || !t.isFresh(call.Args[0])) {
		return 0, false
	}
	return t.count(call.Args[1])
}

// count is the value of a constant, or of len of a table that is known.
func (t *table) count(e ast.Expr) (int64, bool) {
	if n, ok := t.Constant(e); ok {
		return n, true
	}
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok || len(call.Args) != 1 {
		return 0, false
	}
	name, _ := ast.Unparen(call.Fun).(*ast.Ident)
	builtin, ok := t.Info.Uses[name].(*types.Builtin)
	if name == nil || !ok || builtin.Name() != "len" {
		return 0, false
	}
	list, ok := t.pointers(call.Args[0])
	return int64(len(list)), ok
}

// bounds returns the length of a part of fresh memory that C allocated.
func (t *table) bounds(s *ast.SliceExpr) (int64, bool) {
	if !t.isFresh(s.X) || s.High == nil {
		return 0, false
	}
	low, ok := int64(0), true
	if s.Low != nil {
		low, ok = t.Constant(s.Low)
	}
	high, known := t.count(s.High)
	return high - low, ok && known
}

// isFresh reports whether an expression is the address of memory of C's heap.
func (t *table) isFresh(e ast.Expr) bool { return t.Value(e).Memory.Kind == cgobridge.HostMemory }

// maxTable bounds the length of a table: kernels have few parameters.
const maxTable = 4096

func (t *table) allocate(n int64) {
	if n < 0 || n > maxTable {
		t.unknown = true
		return
	}
	t.elements = make([]ast.Expr, n)
}

// kept returns the elements of a table that lives longer than a launch: a
// field or a variable of the package, of a constant length, each element of which
// is given its pointer at one place of the package.
func (f *Finder) kept(table ast.Expr) ([]ast.Expr, bool) {
	v := f.VariableOf(table)
	if v == nil || !v.IsField() && v.Parent() != f.Types.Scope() {
		return nil, false
	}
	length, ok := f.lengthKept(v.Origin())
	if !ok || length == 0 || length > maxTable {
		return nil, false
	}
	elements := make([]ast.Expr, length)
	for _, s := range f.texts.ElementStores(v) {
		i, ok := f.Constant(s.Index)
		if !ok || i < 0 || i >= length || elements[i] != nil {
			return nil, false
		}
		elements[i] = s.Value
	}
	for _, e := range elements {
		if e == nil {
			return nil, false
		}
	}
	return elements, true
}

// lengthKept returns the length of an array, or of a slice that is made with
// one at the only place that gives it a value.
func (f *Finder) lengthKept(v *types.Var) (int64, bool) {
	values, known := f.AssignedTo(v)
	if array, ok := v.Type().Underlying().(*types.Array); ok {
		return array.Len(), known && len(values) == 0
	}
	if !known || len(values) != 1 {
		return 0, false
	}
	call, ok := ast.Unparen(values[0]).(*ast.CallExpr)
	if !ok || len(call.Args) < 2 {
		return 0, false
	}
	id, _ := ast.Unparen(call.Fun).(*ast.Ident)
	if b, ok := f.Info.Uses[id].(*types.Builtin); !ok || b.Name() != "make" {
		return 0, false
	}
	return f.Constant(call.Args[1])
}
