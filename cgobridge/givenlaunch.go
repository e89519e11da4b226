package cgobridge

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A GivenLaunch is a launch of a kernel that a C function receives as a handle. Indices are those of
// the function's parameters, -1 where it is none of them.
type GivenLaunch struct {
	Kernel      int
	Params      int          // the array of pointers to the values
	Values      []GivenValue // the values that the array points to if the function makes it, else nil
	Grid, Block [3]int
}

// A GivenValue is a value that a C function passes to a kernel: a parameter, or the pointee of one.
type GivenValue struct {
	Param   int // -1: another value
	Pointed bool
}

// launchesGiven records the launch of a kernel that the function is given.
func (r *reading) launchesGiven(e *memory.Effect) {
	if e.API.Operation != headers.Launch || !e.API.Driver {
		return
	}
	param := func(role headers.Role, offset int) int {
		if i, ok := e.API.Param(role); ok && i+offset < len(e.Args) {
			for _, p := range r.pieces(e.Args[i+offset]) {
				if p.level == 0 && p.place.Path == "" {
					return p.param
				}
			}
		}
		return noTarget
	}
	l := &GivenLaunch{Kernel: param(headers.Function, 0), Params: param(headers.Args, 0)}
	r.givenLaunches++
	if l.Kernel == noTarget || r.givenLaunches > 1 {
		r.summary.Launch = nil
		return
	}
	for i := range 3 {
		l.Grid[i], l.Block[i] = noTarget, noTarget
		if e.API.Name == "cuLaunchKernel" || e.API.Name == "cuLaunchCooperativeKernel" {
			l.Grid[i], l.Block[i] = param(headers.Grid, i), param(headers.Block, i)
		}
	}
	r.summary.Launch = l
	if i, ok := e.API.Param(headers.Args); ok && i < len(e.Args) && e.Inner == nil {
		if atoms := e.Args[i].Whole.Atoms; len(atoms) == 1 && atoms[0].Kind == memory.Address && atoms[0].Place.Object.Kind == memory.Automatic {
			r.givenBy = atoms[0].Place.Object.Variable
		}
	}
}

// giveValues adds the kernel's arguments to the launch: an array of addresses that the function
// initializes at its declaration and does not change.
func (r *reading) giveValues() {
	l := r.summary.Launch
	if l == nil || l.Params != noTarget || r.givenBy == nil {
		return
	}
	var list *body.Op
	for op := range r.memory.Analysis().Body.Root.All() {
		switch {
		case op.Kind == body.Declare && op.Variable == r.givenBy && len(op.Args) > 0 && op.Args[0] != nil && op.Args[0].Kind == body.List:
			list = op.Args[0]
		case op.Kind == body.Assign && r.isElement(op.Args[0]):
			return
		}
	}
	if list == nil {
		return
	}
	for _, e := range list.Args {
		v := GivenValue{Param: noTarget}
		if pieces := r.pieces(r.memory.Analysis().Value(e)); len(pieces) == 1 && pieces[0].level <= 0 && pieces[0].place.Path == "" {
			v = GivenValue{pieces[0].param, pieces[0].level == 0}
		}
		l.Values = append(l.Values, v)
	}
}

// isElement reports whether an operand is an element of the array.
func (r *reading) isElement(op *body.Op) bool {
	for op.Is(body.Index, body.Decay) && len(op.Args) > 0 && op.Args[0] != nil {
		op = op.Args[0]
	}
	return op.Kind == body.Var && op.Variable == r.givenBy
}

// A givenLaunch is how far a reading has come with the launches of kernels that are given.
type givenLaunch struct {
	givenLaunches int
	givenBy       *sema.Variable // the array of pointers to the values; nil if the function has none
}
