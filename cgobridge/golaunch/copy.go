package golaunch

import (
	"go/ast"
	"go/token"
	"go/types"
)

// A Copy is how a helper copies the values of a launch, each into the memory
// of one parameter: values that it is given as interfaces or as words of one
// size, or those that it is given pointers to.
type Copy struct {
	Pointers bool  // it is given pointers
	Word     int64 // how many bytes it copies of each value; 0 if that is not known

	Cases    []Case // of its type switch over an interface
	Reflects bool   // by package reflect: the bytes are those of the value itself
}

// A Case is a helper's conversion of values of one type.
type Case struct {
	Type      string // with the path of its package
	Interface bool   // values of many types are among it
	Kind      Kind
}

// copiedParams returns the parameter of a function that holds the values of a launch or pointers to
// them, and how the function copies them: the only slice over which a loop goes that fills the table
// of pointers, one for each value. The copy is nil where the table receives the pointers themselves.
func (f *Finder) copiedParams(decl *ast.FuncDecl, l Launch) (int, *Copy) {
	table := f.rootOf(l.Params)
	if table == nil || decl.Body == nil {
		return none, nil
	}
	var found loop
	index := none
	for n := range ast.Preorder(decl.Body) {
		l, ok := f.loopOver(n)
		if !ok {
			continue
		}
		if i := parameterIndex(f.Info, decl, l.over); i >= 0 && f.Info.Uses[l.over] != types.Object(table) {
			if index != none {
				return none, nil
			}
			found, index = l, i
		}
	}
	if index == none || !f.fills(found, table) {
		return none, nil
	}
	elem := f.elem(found.over)
	if isInterface(elem) {
		return index, f.conversion(found.body, found.isElement, true)
	}
	copied := f.copyOf(found, table)
	if copied != nil && copied.Word == 0 && isInteger(elem) {
		copied = &Copy{Word: f.Sizes.Sizeof(elem)}
	}
	return index, copied
}

// A loop goes over the elements of a slice.
type loop struct {
	*Finder
	over       *ast.Ident
	key, value *ast.Ident // nil for a variable that the loop does not have
	body       *ast.BlockStmt
}

// loopOver returns the loop that a node is, if it goes over a slice of
// interfaces, pointers or integers.
func (f *Finder) loopOver(n ast.Node) (l loop, ok bool) {
	switch s := n.(type) {
	case *ast.RangeStmt:
		over := ast.Unparen(s.X)
		if of := f.lengthOf(over); of != nil { // range len(x)
			over = of
		}
		l.over, _ = over.(*ast.Ident)
		l.key, _ = s.Key.(*ast.Ident)
		l.value, _ = s.Value.(*ast.Ident)
		l.body = s.Body
	case *ast.ForStmt: // for i := 0; i < len(x); i++
		cond, ok := s.Cond.(*ast.BinaryExpr)
		if !ok || cond.Op != token.LSS {
			return l, false
		}
		l.over, _ = f.lengthOf(cond.Y).(*ast.Ident)
		l.key, _ = ast.Unparen(cond.X).(*ast.Ident)
		l.body = s.Body
	}
	if l.over == nil {
		return l, false
	}
	l.Finder = f
	elem := f.elem(l.over)
	return l, elem != nil && (isInterface(elem) || holdsAddress(elem) || isInteger(elem))
}

// lengthOf returns x for len(x), and nil for other expressions.
func (f *Finder) lengthOf(e ast.Expr) ast.Expr {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok || len(call.Args) != 1 {
		return nil
	}
	id, ok := ast.Unparen(call.Fun).(*ast.Ident)
	if b, isBuiltin := f.Info.Uses[id].(*types.Builtin); !ok || !isBuiltin || b.Name() != "len" {
		return nil
	}
	return ast.Unparen(call.Args[0])
}

// elem returns the element type of a slice, or nil.
func (f *Finder) elem(e ast.Expr) types.Type {
	if t := f.Info.TypeOf(e); t != nil {
		if slice, ok := t.Underlying().(*types.Slice); ok {
			return slice.Elem()
		}
	}
	return nil
}

func isInterface(t types.Type) bool { return types.IsInterface(t) && !isTypeParam(t) }

func isTypeParam(t types.Type) bool { _, ok := types.Unalias(t).(*types.TypeParam); return ok }

// isElement reports whether an expression is the element that a turn of the
// loop is about.
func (l loop) isElement(e ast.Expr) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		return l.value != nil && l.Info.Uses[x] != nil && l.Info.Uses[x] == l.Info.ObjectOf(l.value)
	case *ast.IndexExpr:
		of, ok := ast.Unparen(x.X).(*ast.Ident)
		return ok && l.Info.Uses[of] == l.Info.Uses[l.over]
	}
	return false
}

// points reports whether an expression is the pointer that a turn of the loop
// is about, or a conversion of it.
func (l loop) points(e ast.Expr) bool {
	if call, ok := ast.Unparen(e).(*ast.CallExpr); ok && len(call.Args) == 1 && l.Info.Types[call.Fun].IsType() {
		return l.points(call.Args[0])
	}
	return l.isElement(e)
}

// copyOf returns how a loop copies the pointees of pointers, and nil where it stores a pointer itself
// in the table.
func (f *Finder) copyOf(l loop, table *types.Var) *Copy {
	found := &Copy{Pointers: true}
	for n := range ast.Preorder(l.body) {
		switch x := n.(type) {
		case *ast.AssignStmt:
			for i, left := range x.Lhs {
				if len(x.Lhs) == len(x.Rhs) && f.rootOf(left) == table && l.points(x.Rhs[i]) {
					return nil
				}
			}
		case *ast.StarExpr: // *(*uint64)(p)
			if l.points(x.X) {
				found.Word = max(found.Word, f.Sizes.Sizeof(f.Info.TypeOf(x)))
			}
		case *ast.CallExpr: // C.memcpy(slot, p, 8)
			if len(x.Args) == 3 && l.points(x.Args[1]) {
				found.Word, _ = f.Constant(x.Args[2])
			}
		}
	}
	return found
}

// rootOf returns the variable that holds the memory in which an expression such
// as &table[0] or *(*unsafe.Pointer)(offset(table, i)) lies, or nil.
func (f *Finder) rootOf(e ast.Expr) *types.Var { return f.rootWithin(e, maxRoots) }

func (f *Finder) rootWithin(e ast.Expr, depth int) *types.Var {
	for ; depth > 0; depth-- {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
		case *ast.UnaryExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.CallExpr: // a conversion, or a function that moves a pointer
			if len(x.Args) == 0 || !holdsAddress(f.Info.TypeOf(x.Args[0])) {
				return nil
			}
			e = x.Args[0]
		case *ast.Ident:
			v, ok := f.Info.ObjectOf(x).(*types.Var)
			if !ok {
				return nil
			}
			if from := f.Assigned(x); from != ast.Expr(x) {
				if root := f.rootWithin(from, depth-1); root != nil {
					return root
				}
			}
			return v
		default:
			return nil
		}
	}
	return nil
}

// maxRoots bounds how deep rootOf looks.
const maxRoots = 20

// holdsAddress reports whether a value of a type says where memory lies.
func holdsAddress(t types.Type) bool {
	if t == nil {
		return false
	}
	switch t := t.Underlying().(type) {
	case *types.Pointer, *types.Slice:
		return true
	case *types.Basic:
		return t.Kind() == types.UnsafePointer || t.Kind() == types.Uintptr
	}
	return false
}

// fills reports whether each turn of a loop stores in a table once: there is
// one statement that does, and nothing leaves the turn early but a return.
func (f *Finder) fills(loop loop, table *types.Var) bool {
	stores := 0
	for n := range ast.Preorder(loop.body) {
		switch x := n.(type) {
		case *ast.BranchStmt:
			if x.Tok != token.BREAK && x.Tok != token.FALLTHROUGH {
				return false
			}
		case *ast.AssignStmt:
			for _, left := range x.Lhs {
				if f.rootOf(left) == table {
					stores++
				}
			}
		case *ast.RangeStmt, *ast.ForStmt:
			return false
		}
	}
	return stores == 1
}
