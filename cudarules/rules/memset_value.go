package rules

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the value of a fill: CUDA Runtime API, cudaMemset.

func init() {
	register(memsetValue, rule.Info{
		ID: "memset-value", Class: rule.Undefined, Section: "CUDA Runtime API, memory management, cudaMemset",
		Doc: "The value of cudaMemset and its kin, which is stored in each byte, is one that a byte holds, and no floating-point number.",
		Bad: `cudaError_t reset(int *owner, size_t n) {
    return cudaMemset(owner, 1000, n * sizeof(int));
}`,
		Good: `cudaError_t reset(int *owner, size_t n) {
    return cudaMemset(owner, -1, n * sizeof(int));
}`,
	})
}

func memsetValue(p *pass) {
	v := &fillValues{pass: p, zero: map[*body.Op]bool{}, other: map[*body.Op]bool{}, told: map[*body.Op]bool{}}
	p.eachReachedCall(fillsBytes, v.look)
	p.eachHostCopy(v.lookAt)
	p.atEnd(func() {
		for _, r := range v.open {
			if !v.zero[r.op] || v.other[r.op] {
				v.tell(r, r.op, fillFault(r.argument(headers.Value), r.at, maxReachDepth))
			}
		}
	})
}

// fillValues judges the values of fills.
type fillValues struct {
	pass        *pass
	open        []reached         // fills with a parameter of floating-point type: their callers decide
	zero, other map[*body.Op]bool // those that some caller gives 0, and another value
	told        map[*body.Op]bool
}

// lookAt judges the integer that a fill is given by whatever way.
func (v *fillValues) lookAt(e effect) {
	i, ok := e.API.Param(headers.Value)
	if !ok || !fillsBytes(e.API) || i >= len(e.Args) || v.told[e.Op] || e.Op.Kind == body.Lambda {
		return
	}
	n, ok := e.Args[i].Whole.Integer()
	if !ok || -128 <= n && n <= 255 {
		return
	}
	if e.Inner != nil {
		if inner, known := e.Inner.Args[i].Whole.Integer(); known && inner == n {
			return // reported where the function makes the call
		}
	}
	v.tell(reached{api: e.API, op: e.Origin()}, e.Op, fmt.Sprintf("%d does not fit into a byte", n))
}

func (v *fillValues) look(r reached) {
	value := r.argument(headers.Value)
	fault := fillFault(value, r.at, maxReachDepth)
	alone, called := r.alone()
	switch {
	case !called && fault != "" && isParameterOf(value, r.at):
		v.open = append(v.open, r)
	case !called && fault != "":
		v.tell(r, r.op, fault)
	case !called:
	case fillFault(alone.argument(headers.Value), alone.at, maxReachDepth) == "":
		if fault != "" {
			v.tell(r, r.first(), fault)
		}
	case isZeroIn(value, r.at, maxReachDepth):
		v.zero[r.op] = true
	default:
		v.other[r.op] = true
	}
}

func (v *fillValues) tell(r reached, at *body.Op, fault string) {
	v.told[at] = true
	told := v.pass.report(at.Node, "'%s' sets each byte to its value, but %s", r.api.Spelled(), fault)
	if at != r.op {
		told.related(v.pass.at(r.op.Node), "filled here")
	}
}

// isParameterOf reports whether a value is a parameter of the function.
func isParameterOf(op *body.Op, f *frame) bool {
	op = unconvertedOp(op)
	return op.Is(body.Var) && op.Variable.Parameter && f.outer == nil
}

// fillsBytes recognises the functions that set each byte of memory to a value.
func fillsBytes(api headers.API) bool {
	if api.Operation != headers.Fill {
		return false
	}
	switch api.Name {
	case "cuMemsetD16", "cuMemsetD32", "cuMemsetD2D16", "cuMemsetD2D32", "cuMemsetD16Async", "cuMemsetD32Async", "cuMemsetD2D16Async", "cuMemsetD2D32Async":
		return false
	}
	return true
}

// fillFault describes the fault of a fill value in a frame; empty if none is known.
func fillFault(op *body.Op, f *frame, depth int) string {
	for depth > 0 && op != nil {
		if op.Type != nil && op.Type.IsFloating() {
			if isZeroIn(op, f, depth) {
				return ""
			}
			return "'" + op.Node.Text() + "' is a floating-point number"
		}
		if op.Kind == body.Convert && op.Args[0].Type != nil && op.Args[0].Type.IsFloating() {
			op = op.Args[0]
			continue
		}
		if op.Kind == body.Convert && isByte(op.Type) && !op.Explicit && op.Args[0].Type != nil && op.Args[0].Type.IsInteger() {
			op = op.Args[0]
			continue
		}
		if c, ok := op.Constant(); ok && c.Type.IsInteger() {
			if n := c.Int(); n < -128 || n > 255 {
				return c.String() + " does not fit into a byte"
			}
			return ""
		}
		switch {
		case op.Kind == body.Convert && isByte(op.Type) && op.Explicit:
			return "" // on purpose
		case op.Is(body.Load, body.Convert, body.Bind):
			op = op.Args[0]
		case op.Kind == body.Conditional:
			return fillFaultOf(op.Args[1:], f, depth)
		case op.Kind == body.Var:
			if isByte(op.Variable.Type().NonReference()) {
				return ""
			}
			op, f = f.kept(op.Variable)
			depth--
		default:
			return ""
		}
	}
	return ""
}

// fillFaultOf describes the fault of the possible values of a fill.
func fillFaultOf(values []*body.Op, f *frame, depth int) string {
	for _, op := range values {
		if fault := fillFault(op, f, depth-1); fault != "" {
			return fault
		}
	}
	return ""
}

// isZeroIn reports whether a floating-point expression is 0, or a value that is not distinguished from it.
func isZeroIn(op *body.Op, f *frame, depth int) bool {
	for depth > 0 && op != nil {
		if c, ok := op.Constant(); ok {
			return c.Float() == 0
		}
		switch {
		case op.Is(body.Load, body.Convert):
			op = op.Args[0]
		case op.Kind == body.Unary && (op.Operator == syntax.Minus || op.Operator == syntax.Plus):
			op = op.Args[0]
		case op.Is(body.Zero):
			return true
		case op.Kind == body.Var:
			op, f = f.kept(op.Variable)
			depth--
		default:
			return false
		}
	}
	return false
}

func isByte(t *sema.Type) bool {
	if t == nil {
		return false
	}
	switch t.Unqualified().Kind {
	case sema.Char, sema.SChar, sema.UChar, sema.Bool:
		return true
	}
	return false
}
