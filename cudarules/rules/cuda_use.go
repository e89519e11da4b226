package rules

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Operations that use CUDA's device on the host.

// usesCUDA recognises uses that need the device: calls of functions of CUDA's and its
// libraries but for those that name errors or versions, launches, and uses of variables in
// managed memory.
func usesCUDA(u sema.Use) bool {
	switch {
	case u.Constant:
		return false
	case u.Launch != nil:
		return true
	case u.Variable != nil && u.Kind != sema.Initializes:
		return u.Variable.LiesIn(sema.ManagedMemory) == sema.Yes
	}
	return needsDevice(libraryName(u))
}

// needsDevice reports whether a function of CUDA's or of its libraries has to do with a
// device.
func needsDevice(name string) bool {
	if api, ok := headers.Lookup(name); ok {
		return api.Operation != headers.DescribeError && api.Operation != headers.GetVersion
	}
	return headers.ReturnsStatus(name)
}

// usesOfCUDA finds functions that use CUDA, themselves or through those that they call.
func (p *pass) usesOfCUDA() *callSearch[bool] {
	return &callSearch[bool]{
		pass: p,
		finds: func(b *sema.Body) bool {
			for _, u := range b.Uses() {
				if usesCUDA(u) {
					return true
				}
			}
			return false
		},
		follows: runsFunction,
	}
}

// runsFunction reports whether a use runs the function that it names.
func runsFunction(u sema.Use) bool {
	return !u.Constant && (u.Kind == sema.Calls || u.Kind == sema.Constructs || u.Kind == sema.Destroys)
}

// handedFunctions returns the functions that an argument, or a function object in it, denotes where it
// is written.
func handedFunctions(arg *body.Op) (functions []*sema.Function) {
	if arg == nil {
		return nil
	}
	for op := range arg.All() {
		switch {
		case op.Kind == body.Func && op.Function != nil:
			functions = append(functions, op.Function)
		case op.Kind == body.Lambda:
			functions = append(functions, op.Lambda().Operator())
		}
	}
	return functions
}
