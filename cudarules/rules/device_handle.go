package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on handles of devices: CUDA C++ Guidelines 1.5.

func init() {
	register(cudeviceAsInteger, rule.Info{
		ID: "cudevice-as-integer", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.5",
		Doc: "A CUdevice comes from cuDeviceGet or another function of the driver's, not from an integer, and is not used as one: not calculated with, ordered, compared with integers, or taken for an index or the ordinal of a device. nvcc accepts it.",
		Bad: `#include <cuda.h>
bool name(char *text, int n) { return cuDeviceGetName(text, n, 0) == CUDA_SUCCESS; }`,
		Good: `#include <cuda.h>
bool name(char *text, int n) {
    CUdevice d;
    return cuDeviceGet(&d, 0) == CUDA_SUCCESS && cuDeviceGetName(text, n, d) == CUDA_SUCCESS;
}`,
	})
}

func cudeviceAsInteger(p *pass) {
	p.eachHostBody(func(b *sema.Body) {
		if b.IsPattern() || !isHandleType(b.Function.First().ResultName()) && !slices.ContainsFunc(b.Uses(), mentionsDeviceHandle) {
			return
		}
		h := newDeviceHandles(b)
		for op := range h.tree.Root.All() {
			h.look(op, func(at *body.Op, format string) { p.report(at.Node, format, at.Written().Node.Text()) })
		}
	})
}

// mentionsDeviceHandle recognises uses of variables of type CUdevice, and calls of functions
// with parameters of it.
func mentionsDeviceHandle(u sema.Use) bool {
	return isHandleVariable(u.Variable) || u.Kind == sema.Calls && u.Function != nil && slices.ContainsFunc(u.Function.First().Params(), isHandleVariable)
}

// isHandleVariable reports whether a variable is declared as a CUdevice.
func isHandleVariable(v *sema.Variable) bool { return v != nil && isHandleType(v.TypeName()) }

func isHandleType(a *sema.Alias) bool {
	for seen := map[*sema.Alias]bool{}; a != nil && !seen[a]; a = a.Target() {
		if headers.IsDeviceHandle(a.Name) {
			return true
		}
		seen[a] = true
	}
	return false
}

// A handleKind is the meaning of a value, a CUdevice or a number. The types do not distinguish them:
// CUdevice is an alias of int.
type handleKind uint8

const (
	unknownValue handleKind = iota
	handleValue
	numberValue
)

// deviceHandles distinguishes handles and numbers in one body.
type deviceHandles struct {
	tree      *body.Body
	variables variablesUse
	given     map[*sema.Variable]bool // integer variables that are given something else than a number
}

func newDeviceHandles(b *sema.Body) *deviceHandles {
	h := &deviceHandles{body.Of(b.FuncDecl), variablesOf(b), map[*sema.Variable]bool{}}
	for op := range h.tree.Root.All() {
		if v, value := stored(op); v != nil && value != nil && !isHandleVariable(v) && h.kind(value) == handleValue {
			h.given[v] = true
		}
	}
	return h
}

// kind returns the kind of an expression's value.
func (h *deviceHandles) kind(op *body.Op) handleKind {
	if op == nil || op.Type == nil || !op.Type.IsInteger() || op.Type.Kind == sema.Bool {
		return unknownValue
	}
	switch op.Kind {
	case body.Literal:
		return numberValue
	case body.Load:
		return h.kind(op.Args[0])
	case body.Convert:
		if op.Explicit && isHandleType(castTo(op)) {
			return handleValue
		}
		return h.kind(op.Args[0])
	case body.Var, body.Member:
		return h.variable(op.Variable)
	case body.Call:
		if f := op.Function; f != nil && isHandleType(f.First().ResultName()) {
			return handleValue
		}
	case body.Conditional:
		if a, b := h.kind(op.Args[1]), h.kind(op.Args[2]); a == b {
			return a
		}
	case body.Unary, body.Binary:
		for _, arg := range op.Args {
			if h.kind(arg) == unknownValue {
				return unknownValue
			}
		}
		return numberValue
	}
	return unknownValue
}

// variable returns the kind of a variable's value: a number if it is declared with another name for an
// integer, and not written through its address.
func (h *deviceHandles) variable(v *sema.Variable) handleKind {
	switch alias := v.TypeName(); {
	case isHandleType(alias):
		return handleValue
	case h.given[v] || !h.variables.isFollowed(v):
		return unknownValue
	case alias != nil, v.Node.Child(syntax.FieldType).Is(syntax.PrimitiveType, syntax.SizedTypeSpecifier):
		return numberValue
	}
	return unknownValue
}

// castTo returns the typedef that an explicit cast names as its type, or nil.
func castTo(op *body.Op) *sema.Alias {
	cast, ok := op.Scope().CastAt(op.Node)
	if !ok {
		return nil
	}
	return op.Scope().NamedAlias(cast.Type)
}

// look reports wrong uses of handles and numbers by one operation.
func (h *deviceHandles) look(op *body.Op, report func(at *body.Op, format string)) {
	const made, used = "integer '%s' is used as a CUdevice", "CUdevice '%s' is used as an integer"
	isNumber := func(e *body.Op) bool { return h.kind(e) == numberValue }
	isHandle := func(e *body.Op) bool { return h.kind(e) == handleValue }
	switch op.Kind {
	case body.Declare, body.Assign:
		v, value := stored(op)
		if isHandleVariable(v) && isNumber(value) && !(op.Kind == body.Declare && h.variables.escaped[v]) { // a function gives it its value
			report(value, made)
		} else if op.Kind == body.Assign && op.Operator != syntax.Assign && isHandle(op.Args[0]) {
			report(op.Args[0], used)
		}
	case body.Step:
		if isHandle(op.Args[0]) {
			report(op.Args[0], used)
		}
	case body.Convert:
		if op.Explicit && isHandleType(castTo(op)) && isNumber(op.Args[0]) {
			report(op.Args[0], made)
		}
	case body.Index:
		if isHandle(op.Args[1]) {
			report(op.Args[1], used)
		}
	case body.Unary, body.Binary:
		h.lookAtOperands(op, func(at *body.Op) { report(at, used) })
	case body.Call:
		if op.Function == nil {
			return
		}
		params := op.Function.First().Params()
		api, _ := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
		ordinal, takesOrdinal := api.Param(headers.Device)
		for i, arg := range op.Arguments() {
			switch {
			case i < len(params) && isHandleVariable(params[i]) && isNumber(arg):
				report(arg, made)
			case takesOrdinal && !api.Driver && i == ordinal && isHandle(arg):
				report(arg, used)
			}
		}
	case body.Return:
		if f := h.tree.Function; len(op.Args) > 0 && f != nil && isHandleType(f.First().ResultName()) && isNumber(op.Args[0]) {
			report(op.Args[0], made)
		}
	}
}

// lookAtOperands reports a handle that is an operand: of a comparison for equality only if
// the other operand is a number.
func (h *deviceHandles) lookAtOperands(op *body.Op, report func(at *body.Op)) {
	equality := op.Operator == syntax.Equal || op.Operator == syntax.NotEqual
	for i, arg := range op.Args {
		if h.kind(arg) == handleValue && op.Operator != syntax.Not && (!equality || h.kind(op.Args[1-i]) == numberValue) {
			report(arg)
			return
		}
	}
}
