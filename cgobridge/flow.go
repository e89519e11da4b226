package cgobridge

import (
	"go/types"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rules"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
)

// A Summary describes the effects of a C function on its arguments, direct and through its callees.
type Summary struct {
	Params []Param

	// KernelCalls are kernels that are called like host functions, without a
	// launch configuration.
	KernelCalls []*sema.Function

	// MakesHostMemory is set if all that the function returns, null pointers
	// apart, is fresh memory of C's heap.
	MakesHostMemory bool

	// Stream is the index of the parameter that is the stream of all the copies which may
	// still run when the function has returned, and Awaited that of the stream or event that
	// is all it waits for; -1 if there is none, or if that is not known.
	Stream, Awaited int

	// Launch is the launch that the function makes of a kernel which it is given; nil if there
	// is none, or more than one.
	Launch *GivenLaunch

	// HostMemoryArgs are the function's own calls that take memory of its stack or
	// of the heap for the device's. They are known of C and C++ code alone: in
	// a CUDA source other rules look at the whole way.
	HostMemoryArgs []HostMemoryArg
}

// A Param has the effects on one parameter.
type Param struct {
	Effects []Effect

	// Registered is set if the memory that the parameter points to is made
	// known to the device, or asked where it lies: a kernel may then use it.
	Registered bool

	// Kept says where the function leaves the pointer when it returns, on every way: the
	// index of the parameter in whose memory, -1 for a static variable.
	Kept []int

	// Asserted is the type to which a Go helper asserts an interface value that C receives; nil where
	// C receives any argument of the helper.
	Asserted types.Type
}

// An Effect is one thing that happens to the bytes of a parameter, or to those
// it points to.
type Effect struct {
	Kind EffectKind

	// Level says whose bytes: 0 for the parameter's own, 1 for those that it
	// points to, and so on. Field names the part of a struct, as in "a.b";
	// it is empty for the whole.
	Level int
	Field string
	Span  Span // of the field

	Launch   *Launch // of a kernel's argument
	Arg      int     // index of the kernel's parameter
	InFlight bool    // of a copy: it may still run when the function has returned
	ToKernel bool    // of a copy to the device: a kernel is launched with the copy

	// Bytes says how many bytes are copied, where that is known.
	Bytes *rules.CopiedBytes

	// Type is the type that the bytes are accessed as: that of a dereferenced element. It is nil if
	// unknown.
	Type *sema.Type
	TU   *sema.TU // that Type belongs to
	Pos  source.Position
}

// A Span is the place of a field in the bytes of a struct. Its size is 0 for the
// whole struct, and where the layout is not known.
type Span struct{ Offset, Size int64 }

// An EffectKind is the kind of an effect on bytes.
type EffectKind uint8

const (
	KernelArgument EffectKind = iota // they are (part of) an argument of a kernel
	CopiedFrom                       // they are copied to the device
	CopiedTo                         // they are overwritten from the device
	HostAccess                       // host code reads or writes them
	CastTo                           // the pointer to them is cast to a pointer to Type
	OnDevice                         // they are the device's end of a copy of known direction
	HostCallData                     // a host function that CUDA calls later receives the pointer to them
	Freed                            // they lie in memory of the host's that is freed, on every way
)

// WantsDeviceMemory reports whether a pointer with this effect must point to memory that the device
// can access.
func (f Effect) WantsDeviceMemory() bool {
	return f.Field == "" && (f.Kind == KernelArgument && f.Level == 0 || f.Kind == OnDevice && f.Level == 1)
}

func (f Effect) isFree() bool { return f.Kind == Freed }

// Summary returns the summary of the definition of a C function, or nil if the function is not defined
// in the package's sources.
func (p *Package) Summary(name string) *Summary {
	if s := builtinSummary(name, copyUnknown); s != nil {
		return s
	}
	d := p.Definition(name)
	if d == nil {
		return nil
	}
	return p.cSide.summarize(d.Decl)
}

// CallSummary returns the summary of a call's callee, refined by constant arguments: the direction of
// a copy.
func (p *Package) CallSummary(call *Call) *Summary {
	if api, ok := headers.Lookup(call.Name); ok {
		if i, ok := api.Param(headers.Direction); ok && i < len(call.Expr.Args) {
			if kind, ok := p.Constant(call.Expr.Args[i]); ok {
				return builtinSummary(call.Name, kind)
			}
		}
	}
	return p.Summary(call.Name)
}
