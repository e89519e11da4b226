package gosymbol

import (
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
)

// called notes a call of a symbol by its address, if that is one.
func (f *Finder) called(call *ast.CallExpr) {
	if call.Ellipsis.IsValid() {
		return
	}
	var name ast.Expr
	args := len(call.Args)
	switch sel, _ := ast.Unparen(call.Fun).(*ast.SelectorExpr); {
	case f.isFunc(call, "SyscallN") && args > 0:
		name, args = f.symbolName(call.Args[0]), args-1
	case sel != nil && sel.Sel.Name == "Call" && f.isProcedure(sel.X):
		name = f.symbolName(sel.X)
	}
	if name == nil {
		return
	}
	if symbol, ok := f.text(name); ok {
		f.Calls = append(f.Calls, Call{symbol, args, call})
	}
}

// isProcedure reports whether an expression is a LazyProc or Proc of a library of Windows.
func (f *Finder) isProcedure(e ast.Expr) bool {
	t := f.TypeOf(e)
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok || named.Obj().Pkg() == nil || !isWindows(named.Obj().Pkg().Path()) {
		return false
	}
	return named.Obj().Name() == "LazyProc" || named.Obj().Name() == "Proc"
}

// symbolName returns the name of the one symbol whose address, or procedure, an expression
// is; nil where there may be several.
func (f *Finder) symbolName(e ast.Expr) ast.Expr { return f.nameWithin(e, maxSteps) }

// maxSteps bounds how far the address of a symbol is followed.
const maxSteps = 8

func (f *Finder) nameWithin(e ast.Expr, depth int) ast.Expr {
	if depth--; depth < 0 {
		return nil
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.CallExpr:
		return f.nameIn(x, depth)
	case *ast.Ident, *ast.SelectorExpr:
		v := f.VariableOf(x)
		if v == nil {
			return nil
		}
		results := f.Results(v)
		values, known := f.AssignedTo(v)
		switch {
		case len(results) == 1 && len(values) == 0 && results[0].Index == 0:
			return f.nameIn(results[0].Call, depth)
		case len(results) == 0 && known && len(values) == 1:
			return f.nameWithin(values[0], depth)
		}
	}
	return nil
}

// nameIn returns the name that a call looks up.
func (f *Finder) nameIn(call *ast.CallExpr, depth int) ast.Expr {
	if f.Info.Types[call.Fun].IsType() && len(call.Args) == 1 {
		return f.nameWithin(call.Args[0], depth)
	}
	if f.isFunc(call, "Dlsym") && len(call.Args) == 2 {
		return call.Args[1]
	}
	id := cgobridge.CalleeIdent(call.Fun)
	if id == nil {
		return nil
	}
	fn, ok := f.Info.Uses[id].(*types.Func)
	if !ok || fn.Pkg() == nil {
		return nil
	}
	sel, isSelector := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	switch fn.Name() {
	case "NewProc", "FindProc", "MustFindProc":
		if isWindows(fn.Pkg().Path()) && fn.Signature().Recv() != nil && len(call.Args) == 1 {
			return call.Args[0]
		}
	case "GetProcAddress":
		if isWindows(fn.Pkg().Path()) && len(call.Args) == 2 {
			return call.Args[1]
		}
	case "Addr":
		if isSelector && isWindows(fn.Pkg().Path()) {
			return f.nameWithin(sel.X, depth)
		}
	}
	return nil
}
