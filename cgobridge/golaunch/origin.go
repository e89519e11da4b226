package golaunch

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
)

// kernelLookUps returns the possible look-ups of the kernel that an expression denotes or holds; none
// if they are incomplete.
func (f *Finder) kernelLookUps(e ast.Expr) []lookUp {
	if x, ok := f.Assigned(e).(*ast.IndexExpr); ok && e != nil {
		if list := f.registered(x); list != nil {
			return list
		}
	}
	return originSearch[lookUp]{f, f.NewWork(), f.lookups, f.lookUpBy}.of(e)
}

// modulesOf returns the possible loads of the module that an expression denotes or holds; none if they
// are incomplete.
func (f *Finder) modulesOf(e ast.Expr) []loaded {
	return originSearch[loaded]{f, f.NewWork(), f.loads, f.loadedBy}.of(e)
}

// An originSearch looks for the calls that make one kernel or module.
type originSearch[T any] struct {
	*Finder
	work   *cgobridge.Work
	stored map[*types.Var][]T                             // values that calls store in variables
	made   func(call *ast.CallExpr, result int) (T, bool) // the value of a call of a helper
}

func (f originSearch[T]) of(e ast.Expr) []T {
	list := f.within(e, maxRoots)
	if f.work.IsSpent() {
		return nil
	}
	return list
}

func (f originSearch[T]) within(e ast.Expr, depth int) []T {
	if depth--; e == nil || depth < 0 || !f.work.Step() {
		return nil
	}
	if id, ok := ast.Unparen(e).(*ast.Ident); ok { // p := new(T), &p.field
		if v := f.VariableOf(id); v != nil && len(f.stored[v.Origin()]) > 0 {
			return f.variable(v, depth)
		}
	}
	if v := f.VariableOf(e); v != nil && !v.IsField() {
		if from := f.texts.CopyOf(v); from != nil {
			return f.within(from, depth)
		}
	}
	switch x := f.Assigned(e).(type) {
	case *ast.ParenExpr:
		return f.within(x.X, depth)
	case *ast.UnaryExpr: // &Kernel{fn}
		return f.within(x.X, depth)
	case *ast.CompositeLit:
		var list []T
		for _, elt := range x.Elts {
			if pair, ok := elt.(*ast.KeyValueExpr); ok {
				elt = pair.Value
			}
			if _, isText := f.String(elt); !isText {
				list = append(list, f.within(elt, depth)...)
			}
		}
		return list
	case *ast.CallExpr:
		if f.Info.Types[x.Fun].IsType() && len(x.Args) == 1 {
			return f.within(x.Args[0], depth)
		}
		if sel, ok := ast.Unparen(x.Fun).(*ast.SelectorExpr); ok && f.IsC(sel.X) && len(x.Args) > 0 && copiesBytes[sel.Sel.Name] {
			return f.within(x.Args[0], depth)
		}
		return f.result(x, 0, depth)
	case *ast.IndexExpr: // &code[0]
		return f.within(x.X, depth)
	case *ast.SelectorExpr:
		if list := f.variable(f.VariableOf(x), depth); list != nil {
			return list
		}
		return f.within(x.X, depth)
	case *ast.Ident:
		return f.variable(f.VariableOf(x), depth)
	}
	return nil
}

// copiesBytes are the functions of package C that copy a text or bytes.
var copiesBytes = map[string]bool{"CString": true, "CBytes": true, "GoString": true, "GoStringN": true, "GoBytes": true}

// result is within for a result of a call, by index.
func (f originSearch[T]) result(call *ast.CallExpr, index, depth int) []T {
	if made, ok := f.made(call, index); ok {
		return []T{made}
	}
	yields, _ := f.Yields(call, index)
	if depth--; depth < 0 || !f.work.Step() {
		return nil
	}
	var list []T
	for _, y := range yields {
		if y.Index >= 0 {
			list = append(list, f.result(y.Expr.(*ast.CallExpr), y.Index, depth)...)
		} else {
			list = append(list, f.within(y.Expr, depth)...)
		}
	}
	return list
}

// variable is within for a variable or field: values that calls store in it, else values assigned to it.
func (f originSearch[T]) variable(v *types.Var, depth int) []T {
	if v == nil {
		return nil
	}
	list := slices.Clone(f.stored[v.Origin()])
	for _, r := range f.Results(v) {
		given := f.result(r.Call, r.Index, depth)
		if len(given) == 0 {
			return nil
		}
		list = append(list, given...)
	}
	if len(list) > 0 {
		return list
	}
	values, known := f.AssignedTo(v)
	for _, e := range values {
		given := f.within(e, depth)
		if !known || len(given) == 0 {
			return nil
		}
		list = append(list, given...)
	}
	return list
}
