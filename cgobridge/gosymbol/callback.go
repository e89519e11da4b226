package gosymbol

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/prototype"
)

// A CallbackFault says how a Go function that a symbol gets as a C function contradicts the calls that C makes of it.
type CallbackFault struct {
	At    ast.Node // the call that makes the C function
	Fault string
}

// CallbackFaults returns the faults of functions that NewCallback of purego, syscall or golang.org/x/sys/windows makes C functions, in the
// order of their calls.
func (f *Finder) CallbackFaults() []CallbackFault {
	var list []CallbackFault
	for _, symbol := range f.ofCUDA() {
		p, ok := prototype.Of(symbol.Symbol)
		if !ok || len(p.Params) != len(symbol.Args) {
			continue
		}
		for i, want := range p.Params {
			if want.Call == nil {
				continue
			}
			made, of := f.callback(symbol.Args[i])
			same := func(other CallbackFault) bool { return other.At == ast.Node(made) }
			if of == nil || slices.ContainsFunc(list, same) {
				continue
			}
			if fault := f.callbackFault(p.Name, want.Call, of); fault != "" {
				list = append(list, CallbackFault{made, fault})
			}
		}
	}
	slices.SortFunc(list, func(a, b CallbackFault) int { return int(a.At.Pos() - b.At.Pos()) })
	return list
}

// callback returns the call that made a C function of a Go function, and the type of that.
func (f *Finder) callback(e ast.Expr) (*ast.CallExpr, *types.Signature) {
	for range maxSteps {
		e = f.Assigned(f.unconverted(e))
		if v := f.VariableOf(e); v != nil {
			values, known := f.AssignedTo(v)
			if !known || len(values) != 1 {
				return nil, nil
			}
			e = values[0]
			continue
		}
		break
	}
	call, ok := e.(*ast.CallExpr)
	if !ok || len(call.Args) != 1 || !f.makesCallback(call) {
		return nil, nil
	}
	sig, _ := f.Underlying(call.Args[0]).(*types.Signature)
	return call, sig
}

func (f *Finder) makesCallback(call *ast.CallExpr) bool {
	id := cgobridge.CalleeIdent(call.Fun)
	if id == nil {
		return false
	}
	fn, ok := f.Info.Uses[id].(*types.Func)
	if !ok || fn.Pkg() == nil || fn.Name() != "NewCallback" && fn.Name() != "NewCallbackCDecl" {
		return false
	}
	return isPurego(fn.Pkg().Path()) || isWindows(fn.Pkg().Path())
}

// callbackFault says how a Go function contradicts the calls that the function of a name makes of it; "" if it does not.
func (f *Finder) callbackFault(name string, want *prototype.Prototype, of *types.Signature) string {
	if of.Variadic() {
		return ""
	}
	if n := of.Params().Len(); n != len(want.Params) {
		return fmt.Sprintf("callback has %s, but '%s' calls it with %s", plain.Count(n, "parameter"), name, plain.Count(len(want.Params), "argument"))
	}
	for i, value := range want.Params {
		param := of.Params().At(i).Type()
		if why := f.differ(param, value, f.Sizes.Sizeof(param)); why != "" {
			return fmt.Sprintf("parameter %d of the callback is '%s' where '%s' calls it, but '%s' in Go: %s", i+1, value.Type, name, spell(param), why)
		}
	}
	if want.Result.Kind != prototype.Void && want.Result.Kind != prototype.Unknown && of.Results().Len() == 0 {
		return fmt.Sprintf("callback returns nothing, but '%s' uses its result '%s'", name, want.Result.Type)
	}
	return ""
}
