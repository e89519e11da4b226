package gosymbol

import (
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
)

// A caller is a function that calls a symbol for its callers, with the arguments that these give. Indices are those of parameters.
type caller struct {
	name   int // of the symbol, or none
	symbol int // its address or procedure, or none
	words  int // the first of the arguments, which are the last parameter
	before int // how many the function has itself before these
}

// called notes a call, within a declaration, of a symbol by its address, if that is one.
func (f *Finder) called(call *ast.CallExpr, in ast.Decl) {
	var name, address ast.Expr
	args := call.Args
	sel, _ := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	fn := f.function(call.Fun)
	by, known := f.callers[fn]
	before := 0
	switch {
	case known && fn != nil && len(args) >= by.words:
		if by.name != none {
			name = args[by.name]
		} else {
			address = args[by.symbol]
		}
		args, before = args[by.words:], by.before
	case f.isFunc(call, "SyscallN") && len(args) > 0:
		address, args = args[0], args[1:]
	case sel != nil && sel.Sel.Name == "Call" && f.isProcedure(sel.X):
		address = sel.X
	default:
		return
	}
	if name == nil {
		name = f.symbolName(address)
	}
	if call.Ellipsis.IsValid() {
		f.callsFor(in, name, address, args, before)
		return
	}
	if symbol, ok := f.text(name); ok {
		f.Calls = append(f.Calls, Call{symbol, before + len(args), call})
	}
}

// callsFor records that a function calls a symbol named by its callers, with their arguments after its own.
func (f *Finder) callsFor(in ast.Decl, name, address ast.Expr, args []ast.Expr, before int) {
	decl, ok := in.(*ast.FuncDecl)
	if !ok || len(args) == 0 {
		return
	}
	fn, ok := f.Info.Defs[decl.Name].(*types.Func)
	if !ok || !fn.Signature().Variadic() {
		return
	}
	params := fn.Signature().Params()
	index := func(e ast.Expr) int {
		if e == nil {
			return none
		}
		v := f.VariableOf(f.Assigned(e))
		for i := range params.Len() {
			if v != nil && params.At(i) == v && f.IsParameter(v) {
				return i
			}
		}
		return none
	}
	by := caller{index(name), index(address), params.Len() - 1, before + len(args) - 1}
	if index(args[len(args)-1]) == by.words && (by.name != none || by.symbol != none) {
		f.callers[fn] = by
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
	case *ast.IndexExpr:
		if element := f.texts.Value(nil, x); element != ast.Expr(x) {
			return f.nameWithin(element, depth)
		}
	case *ast.Ident, *ast.SelectorExpr:
		v := f.VariableOf(x)
		if v == nil {
			return nil
		}
		if stored := f.stored[v.Origin()]; len(stored) == 1 {
			return stored[0]
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
	if fn.Pkg() == f.Types {
		return f.nameBy(call, depth)
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

// nameBy returns the name of the one symbol that a function of the package looks up for a call of it.
func (f *Finder) nameBy(call *ast.CallExpr, depth int) ast.Expr {
	yields, known := f.Yields(call, 0)
	sig, _ := f.SignatureOf(call)
	if !known || sig == nil || sig.Variadic() || sig.Params().Len() != len(call.Args) {
		return nil
	}
	var name ast.Expr
	for _, y := range yields {
		var found ast.Expr
		switch inner, isCall := y.Expr.(*ast.CallExpr); {
		case f.Info.Types[y.Expr].IsNil(), f.Info.Types[y.Expr].Value != nil: // with an error
			continue
		case y.Index == 0 && isCall:
			found = f.nameIn(inner, depth)
		case y.Index < 0:
			found = f.nameWithin(y.Expr, depth)
		}
		if found == nil || name != nil {
			return nil
		}
		name = found
	}
	if name == nil {
		return nil
	}
	v := f.VariableOf(f.Assigned(name))
	for i := range sig.Params().Len() {
		if v != nil && sig.Params().At(i) == v {
			return call.Args[i]
		}
	}
	return name
}
