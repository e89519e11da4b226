package gomemory

import (
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
)

// A Handed is a C argument that a function passes whenever it runs, and that is its receiver or lies in memory reachable from a
// parameter: no argument of the function's callers corresponds to it.
type Handed struct {
	Of   Source
	Call *cgobridge.Call
	Arg  int
}

// A HandedArg is the value of a Handed at a call of a function in another package.
type HandedArg struct {
	Call  *ast.CallExpr
	Fn    *types.Func
	Index int      // in [Helps.Hands]
	Arg   ast.Expr // an expression that denotes it
}

// Handed returns the values that functions of the package pass to C, in the order of [Helps.Hands].
func (f *Finder) Handed() map[*types.Func][]Handed { return f.handed }

// HandedArgs returns those of the calls of functions in other packages.
func (f *Finder) HandedArgs() []HandedArg { return f.handedArgs }

// hands records the arguments of a C call that callers can resolve.
func (fr *frame) hands(call *ast.CallExpr, args []value) {
	first, c := outermost(fr), fr.f.C(call)
	if c == nil || first.fn == nil || !first.fn.Exported() || !fr.tellsAll() {
		return
	}
	always := fr.happens().always
	for i, v := range args {
		source, ok := first.source(v)
		if ok && source.Path == "" && !source.Behind && source.Index != Receiver {
			fr.f.takes[first.fn] = union(fr.f.takes[first.fn], []int{source.Index})
		} else if ok && always {
			fr.f.handed[first.fn] = union(fr.f.handed[first.fn], []Handed{{source, c, i}})
		}
	}
}

// handedFor records the memory reachable from receiver and parameters that a function in another package passes to
// C.
func (a *application) handedFor(helps *Helps) {
	if !a.tellsAll() || outermost(a.frame).function == nil {
		return
	}
	for i, source := range helps.Hands {
		key := handedKey{a.call, a.of, i}
		e := a.f.standIns[key]
		if e == nil {
			e = &ast.Ident{NamePos: a.call.Pos() - 1, Name: a.text(source)} // beside the call, which a finding is of
			a.f.standIns[key] = e
			a.f.StandIn(e, types.Typ[types.UnsafePointer])
			a.f.handedArgs = append(a.f.handedArgs, HandedArg{a.call, a.of, i, e})
		}
		a.note(e, a.valueOf(source))
	}
}

type handedKey struct {
	call  *ast.CallExpr
	of    *types.Func
	index int
}
