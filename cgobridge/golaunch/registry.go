package golaunch

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
)

// in returns the expression that another denotes in the loop iteration of a look-up.
func (f *Finder) in(from lookUp, e ast.Expr) ast.Expr {
	if from.row == nil {
		return e
	}
	return f.texts.Value(from.row, e)
}

// storedKernels notes the kernels that helpers yield and that are stored where a pointer points, in each round of a loop:
// *k.function, err = load(module, k.name).
func (f *Finder) storedKernels() {
	if !slices.ContainsFunc(f.calls, func(call helperCall) bool { return call.helper.Function >= 0 }) {
		return
	}
	for _, file := range f.Files {
		for n := range ast.Preorder(file) {
			assign, ok := n.(*ast.AssignStmt)
			if !ok || len(assign.Rhs) != 1 {
				continue
			}
			call, ok := ast.Unparen(assign.Rhs[0]).(*ast.CallExpr)
			if !ok {
				continue
			}
			for i, left := range assign.Lhs {
				star, ok := ast.Unparen(left).(*ast.StarExpr)
				if !ok {
					continue
				}
				if from, ok := f.lookUpBy(call, i); ok {
					f.storeThrough(star.X, from)
				}
			}
		}
	}
}

func (f *Finder) storeThrough(pointer ast.Expr, from lookUp) {
	for _, one := range f.rounds(from) {
		for _, v := range f.addressed(f.in(one, pointer)) {
			same := func(l lookUp) bool {
				return l.name == one.name && l.row != nil && one.row != nil && l.row.At == one.row.At
			}
			if !slices.ContainsFunc(f.lookups[v], same) {
				f.lookups[v] = append(f.lookups[v], one)
			}
		}
	}
}

// storedByHelpers notes the kernels that helpers store where their callers say, in each round of a loop.
func (f *Finder) storedByHelpers() {
	for _, call := range f.calls {
		if pointer := call.argument(call.helper.Stored); pointer != nil {
			if from := call.lookUp(); from.name != nil {
				f.storeThrough(pointer, from)
			}
		}
	}
}

// inClosure notes the kernels that calls of a function literal around a look-up store where they say, by names that they give.
func (f *Finder) inClosure(call *cgobridge.Call, from lookUp, pointer ast.Expr) {
	decl := f.FunctionAround(call.Expr)
	if decl == nil {
		return
	}
	for n := range ast.Preorder(decl) {
		assign, ok := n.(*ast.AssignStmt)
		if !ok || len(assign.Lhs) != 1 || len(assign.Rhs) != 1 {
			continue
		}
		lit, ok := ast.Unparen(assign.Rhs[0]).(*ast.FuncLit)
		v := f.VariableOf(assign.Lhs[0])
		if !ok || v == nil || call.Expr.Pos() < lit.Pos() || call.Expr.End() > lit.End() {
			continue
		}
		inner := &ast.FuncDecl{Name: decl.Name, Type: lit.Type, Body: lit.Body}
		name, stored := f.parameterOf(inner, from.name), f.parameterOf(inner, pointer)
		if name < 0 || stored < 0 {
			continue
		}
		for m := range ast.Preorder(decl) {
			use, ok := m.(*ast.CallExpr)
			if !ok || f.VariableOf(use.Fun) != v || max(name, stored) >= len(use.Args) {
				continue
			}
			one := from
			one.name = use.Args[name]
			f.storeThrough(use.Args[stored], one)
			f.closures = append(f.closures, closureLookUp{use, one})
		}
	}
}

// A closureLookUp is a look-up by the call of a function literal.
type closureLookUp struct {
	call *ast.CallExpr
	from lookUp
}

// registered returns how the kernel that an element of a map holds may be looked up, where the map has each kernel under its own name, or
// under a constant.
func (f *Finder) registered(x *ast.IndexExpr) []lookUp {
	v := f.VariableOf(x.X)
	if v == nil || !f.isMap(v) {
		return nil
	}
	var list []lookUp
	for _, store := range f.texts.ElementStores(v) {
		if store.Value == nil {
			return nil
		}
		for _, from := range f.kernelLookUps(store.Value) {
			stored, isConstant := f.name(nil, store.Index)
			wanted, isKnown := f.name(nil, x.Index)
			switch root := f.namedBy(store.Index); {
			case from.name == nil:
				return nil
			case root != nil && root == f.namedBy(from.name):
				from.name, from.row = x.Index, nil
				list = append(list, from)
			case isConstant && isKnown:
				if stored == wanted {
					list = append(list, from)
				}
			default:
				return nil
			}
		}
	}
	return list
}

func (f *Finder) isMap(v *types.Var) bool {
	_, ok := v.Type().Underlying().(*types.Map)
	return ok
}

// namedBy returns the variable that a name is, as it is or in C's memory.
func (f *Finder) namedBy(e ast.Expr) *types.Var {
	for range maxRoots {
		call, ok := f.Assigned(e).(*ast.CallExpr)
		if !ok || len(call.Args) != 1 {
			break
		}
		e = call.Args[0]
	}
	v := f.VariableOf(f.Assigned(e))
	if v != nil && v.IsField() {
		return nil
	}
	return v
}
