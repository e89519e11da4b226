package gosymbol

import (
	"go/ast"
	"go/types"
)

// A trampoline is a Go function that calls a C function by its address with words, which each system and processor has in its own way, in
// assembly often: func(function uintptr, args ...uintptr) uintptr. Its partner gives the address of a symbol: func(library uintptr, symbol
// string) uintptr, or with an error. They are known by these types, and by the name of a symbol that CUDA's libraries have.

// usesTrampolines reports whether some code names a function that may be a trampoline. There is no information of a package without types.
func usesTrampolines(info *types.Info) bool {
	if info == nil {
		return false
	}
	for _, used := range info.Uses {
		if fn, ok := used.(*types.Func); ok && isTrampoline(fn) {
			return true
		}
	}
	return false
}

func isTrampoline(fn *types.Func) bool {
	sig := fn.Signature()
	if !sig.Variadic() || sig.Params().Len() != 2 || sig.Results().Len() == 0 || sig.TypeParams() != nil {
		return false
	}
	rest, ok := sig.Params().At(1).Type().(*types.Slice)
	return ok && isWord(sig.Params().At(0).Type()) && isWord(rest.Elem()) && isWord(sig.Results().At(0).Type())
}

func isWord(t types.Type) bool {
	b, ok := types.Unalias(t).(*types.Basic)
	return ok && b.Kind() == types.Uintptr
}

// trampoline returns the address and the arguments of the C function that a call of a trampoline calls, if the symbol is one of CUDA's.
func (f *Finder) trampoline(call *ast.CallExpr) (address ast.Expr, args []ast.Expr, ok bool) {
	fn := f.function(call.Fun)
	if fn == nil || !isTrampoline(fn) || len(call.Args) == 0 || call.Ellipsis.IsValid() {
		return nil, nil, false
	}
	symbol, known := f.text(f.symbolName(call.Args[0]))
	if !known || !isOfCUDA(symbol) {
		return nil, nil, false
	}
	return call.Args[0], call.Args[1:], true
}

// lookedUp returns the name of the symbol whose address a call gets from a library, nil if it has another type.
func (f *Finder) lookedUp(fn *types.Func, call *ast.CallExpr) ast.Expr {
	sig := fn.Signature()
	if sig.Variadic() || sig.Params().Len() != 2 || len(call.Args) != 2 || sig.Results().Len() == 0 || sig.TypeParams() != nil {
		return nil
	}
	name, ok := types.Unalias(sig.Params().At(1).Type()).(*types.Basic)
	if !ok || name.Kind() != types.String || !isWord(sig.Params().At(0).Type()) || !isWord(sig.Results().At(0).Type()) {
		return nil
	}
	return call.Args[1]
}
