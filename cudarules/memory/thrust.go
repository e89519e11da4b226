package memory

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// dispatch records a call of a Thrust algorithm. All of its arguments are passed by value.
func (a *Analysis) dispatch(s *state, op *body.Op) {
	c := op.Call()
	if !a.gather || c == nil || !headers.IsDispatched(c.QualifiedName()) {
		return
	}
	e := Effect{Kind: Dispatches, Op: op}
	for _, x := range op.Args[1:] {
		v := openValue
		if x != nil && x.Type != nil {
			v = a.passed(s, x)
		}
		e.Args = append(e.Args, v)
	}
	a.note(&e)
}

// rawPointer applies a call that makes a pointer to device memory of an object of Thrust's.
func (a *Analysis) rawPointer(op *body.Op) (Value, bool) {
	if !MakesRawPointer(op) {
		return Value{}, false
	}
	return valueOf(a.program.objects.make(a.Body, op, Device).address()), true
}

// MakesRawPointer recognises raw_pointer_cast(x) and x.get() where x is made of a device_vector, a device_ptr or the like.
func MakesRawPointer(op *body.Op) bool {
	c := op.Call()
	if c == nil {
		return false
	}
	fun := c.Node.Child(syntax.FieldFunction)
	switch {
	case fun.Kind() == syntax.FieldExpression && fun.Child(syntax.FieldField).Text() == "get" && len(c.Args) == 0:
		return isDevicePointer(c.Scope, fun.Child(syntax.FieldArgument))
	case len(c.Args) != 1:
		return false
	}
	return c.QualifiedName() == "thrust::raw_pointer_cast" && isDevicePointer(c.Scope, c.Args[0])
}

func isDevicePointer(s *sema.Scope, n syntax.Node) bool {
	// another allocator's memory may also be the host's
	return s.IsSystemNamed(n, func(x sema.Spelled) bool { return headers.IsDeviceOwner(x.Name) && x.Arguments < 2 })
}
