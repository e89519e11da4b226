package gotext

import (
	"go/ast"
	"go/token"
	"go/types"
)

// An ElementStore gives an element of a slice, array or map a value. It is nil if it is no expression of its own; Call is the
// call whose first result it is then, if it is one.
type ElementStore struct {
	Index, Value ast.Expr
	Call         *ast.CallExpr
}

// ElementStores returns the stores in elements of a variable or field by its name.
func (f *Finder) ElementStores(v *types.Var) []ElementStore { return f.elementStores()[v.Origin()] }

func (f *Finder) elementStores() map[*types.Var][]ElementStore {
	if f.elements == nil {
		f.gather()
	}
	return f.elements
}

// gather records loops and stores to parts of variables.
func (f *Finder) gather() {
	f.elements, f.loops, f.fields = map[*types.Var][]ElementStore{}, map[*types.Var]*ast.RangeStmt{}, map[*types.Var]bool{}
	for _, file := range f.Files {
		for n := range ast.Preorder(file) {
			switch x := n.(type) {
			case *ast.AssignStmt:
				for i, left := range x.Lhs {
					f.gatherStore(x, i, left)
				}
			case *ast.ForStmt:
				f.gatherLoop(x)
			case *ast.RangeStmt:
				for _, e := range []ast.Expr{x.Key, x.Value} {
					if id, ok := e.(*ast.Ident); ok && x.Tok == token.DEFINE {
						if v, ok := f.Info.Defs[id].(*types.Var); ok {
							f.loops[v] = x
						}
					}
				}
			}
		}
	}
}

// gatherLoop notes a loop that counts up to the length of a list, as one over the list.
func (f *Finder) gatherLoop(loop *ast.ForStmt) {
	init, isAssign := loop.Init.(*ast.AssignStmt)
	cond, isBinary := loop.Cond.(*ast.BinaryExpr)
	if !isAssign || !isBinary || init.Tok != token.DEFINE || len(init.Lhs) != 1 || cond.Op != token.LSS {
		return
	}
	id, isIdent := init.Lhs[0].(*ast.Ident)
	call, isCall := ast.Unparen(cond.Y).(*ast.CallExpr)
	_, counts := loop.Post.(*ast.IncDecStmt)
	if !isIdent || !isCall || !counts || !f.isZero(init.Rhs[0]) || len(call.Args) != 1 || !f.IsBuiltin(call.Fun, "len") {
		return
	}
	if v, ok := f.Info.Defs[id].(*types.Var); ok && f.VariableOf(cond.X) == v {
		f.loops[v] = &ast.RangeStmt{For: loop.For, Key: id, Tok: token.DEFINE, X: call.Args[0], Body: loop.Body}
	}
}

func (f *Finder) gatherStore(assign *ast.AssignStmt, i int, left ast.Expr) {
	switch left := ast.Unparen(left).(type) {
	case *ast.SelectorExpr:
		if v := f.VariableOf(left); v != nil {
			f.fields[v.Origin()] = true
		}
	case *ast.IndexExpr:
		of := left.X
		if call, ok := ast.Unparen(of).(*ast.CallExpr); ok && len(call.Args) == 2 && f.IsBuiltin(call.Fun, "Slice") { // unsafe.Slice(p, n)[i]
			of = call.Args[0]
		}
		if v := f.VariableOf(of); v != nil {
			s := ElementStore{Index: left.Index}
			if len(assign.Lhs) == len(assign.Rhs) {
				s.Value = assign.Rhs[i]
			} else if i == 0 {
				s.Call, _ = ast.Unparen(assign.Rhs[0]).(*ast.CallExpr)
			}
			f.elements[v.Origin()] = append(f.elements[v.Origin()], s)
		}
	}
}

// LoopOf returns the loop over a list that gives a variable its values, nil if none does.
func (f *Finder) LoopOf(v *types.Var) *ast.RangeStmt { return f.loopOf(v) }

// loopOf returns the loop whose variable a variable is.
func (f *Finder) loopOf(v *types.Var) *ast.RangeStmt {
	f.elementStores()
	return f.loops[v]
}

// IsStored reports whether a field is also assigned outside of literals.
func (f *Finder) IsStored(v *types.Var) bool {
	f.elementStores()
	return f.fields[v.Origin()]
}

// isCopiedInto reports whether some copy of the package has a variable, or a part of it, as its destination.
func (f *Finder) isCopiedInto(v *types.Var) bool { return len(f.copies()[v.Origin()]) > 0 }

// copies returns the sources of copies by the variables that are their destination; nil for a copy into a part of one.
func (f *Finder) copies() map[*types.Var][]ast.Expr {
	if f.copied != nil {
		return f.copied
	}
	f.copied = map[*types.Var][]ast.Expr{}
	for _, file := range f.Files {
		for n := range ast.Preorder(file) {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) != 2 || !f.IsBuiltin(call.Fun, "copy") {
				continue
			}
			to, from := ast.Unparen(call.Args[0]), call.Args[1]
			if part, ok := to.(*ast.SliceExpr); ok {
				to = part.X
				if part.Low != nil || part.High != nil {
					from = nil
				}
			}
			if v := f.VariableOf(to); v != nil {
				f.copied[v.Origin()] = append(f.copied[v.Origin()], from)
			}
		}
	}
	return f.copied
}

// CopyOf returns the expression whose bytes a local variable holds, zeros at the end apart: it is made as long as that or longer, and that
// is copied into it. It may be the expression itself, too. The result is nil for other variables.
func (f *Finder) CopyOf(v *types.Var) ast.Expr {
	sources := f.copies()[v.Origin()]
	values, known := f.AssignedTo(v)
	if len(sources) != 1 || sources[0] == nil || !known || v.IsField() {
		return nil
	}
	from := f.VariableOf(sources[0])
	for _, store := range f.ElementStores(v) {
		if store.Value == nil || !f.isZero(store.Value) {
			return nil
		}
	}
	made := false
	for _, e := range values {
		call, ok := ast.Unparen(e).(*ast.CallExpr)
		switch {
		case ok && len(call.Args) >= 2 && f.IsBuiltin(call.Fun, "make") && f.holdsAll(call.Args[1], sources[0]):
			made = true
		case from == nil || f.VariableOf(e) != from:
			return nil
		}
	}
	if !made {
		return nil
	}
	return sources[0]
}

// holdsAll reports whether a number is the length of a text, or that and a constant that is not negative.
func (f *Finder) holdsAll(n, text ast.Expr) bool {
	n = f.Assigned(n)
	if sum, ok := n.(*ast.BinaryExpr); ok && sum.Op == token.ADD {
		if more, ok := f.Constant(sum.Y); ok && more >= 0 {
			n = f.Assigned(sum.X)
		}
	}
	call, ok := n.(*ast.CallExpr)
	return ok && len(call.Args) == 1 && f.IsBuiltin(call.Fun, "len") && types.ExprString(call.Args[0]) == types.ExprString(text)
}
