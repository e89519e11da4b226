package gotext

import (
	"go/ast"
	"go/token"
	"go/types"
)

// An ElementStore gives an element of a slice, array or map a value, which is nil if
// it is no expression of its own.
type ElementStore struct{ Index, Value ast.Expr }

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

func (f *Finder) gatherStore(assign *ast.AssignStmt, i int, left ast.Expr) {
	switch left := ast.Unparen(left).(type) {
	case *ast.SelectorExpr:
		if v := f.VariableOf(left); v != nil {
			f.fields[v.Origin()] = true
		}
	case *ast.IndexExpr:
		if v := f.VariableOf(left.X); v != nil {
			s := ElementStore{Index: left.Index}
			if len(assign.Lhs) == len(assign.Rhs) {
				s.Value = assign.Rhs[i]
			}
			f.elements[v.Origin()] = append(f.elements[v.Origin()], s)
		}
	}
}

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
func (f *Finder) isCopiedInto(v *types.Var) bool {
	if f.copied == nil {
		f.copied = map[*types.Var]bool{}
		for _, file := range f.Files {
			for n := range ast.Preorder(file) {
				call, ok := n.(*ast.CallExpr)
				if !ok || len(call.Args) != 2 || !f.isBuiltin(call, "copy") {
					continue
				}
				to := ast.Unparen(call.Args[0])
				if part, ok := to.(*ast.SliceExpr); ok {
					to = part.X
				}
				if v := f.VariableOf(to); v != nil {
					f.copied[v.Origin()] = true
				}
			}
		}
	}
	return f.copied[v.Origin()]
}
