package rules

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Calls of CUDA's API that a host body reaches through callees, with their arguments.

// Bounds on how far calls are followed from one body.
const (
	maxReachDepth = 4
	maxReachCalls = 256
)

// A frame is a run of a body that a call of another one, its caller's, begins; of the outermost nothing is known of the caller.
type frame struct {
	*amounts // with the call of the caller's body that begins it
	body     *body.Body
	outer    *frame
}

// A reached call is one of CUDA's API in a frame.
type reached struct {
	api headers.API
	op  *body.Op
	at  *frame
}

// first returns the operation of the outermost body by which it comes to the call.
func (r reached) first() *body.Op {
	op := r.op
	for f := r.at; f.outer != nil; f = f.outer {
		op = f.call
	}
	return op
}

// argument returns the argument for a role; nil if there is none.
func (r reached) argument(role headers.Role) *body.Op {
	i, ok := r.api.Param(role)
	if !ok {
		return nil
	}
	return argumentOf(r.op, i)
}

// alone returns the call as the function sees it that the outermost body calls, which knows nothing of its caller; false if
// the outermost body makes it itself.
func (r reached) alone() (reached, bool) {
	if r.at.outer == nil {
		return r, false
	}
	r.at = r.at.withoutOutermost()
	return r, true
}

func (f *frame) withoutOutermost() *frame {
	if f.outer.outer == nil {
		return &frame{amounts: f.amounts.alone(), body: f.body}
	}
	out := &frame{body: f.body, outer: f.outer.withoutOutermost()}
	out.amounts = f.amounts.calledBy(out.outer.amounts, f.call)
	return out
}

// root returns the outermost frame.
func (f *frame) root() *frame {
	for f.outer != nil {
		f = f.outer
	}
	return f
}

// eachReachedCall has visit look at the calls of certain functions of CUDA's API that the bodies of the host's make, by
// themselves and through functions that they call.
func (p *pass) eachReachedCall(is func(headers.API) bool, visit func(reached)) {
	calls := p.calling(is, isReached)
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes || !calls.from(b.Function) {
			return
		}
		in := body.Of(b.FuncDecl)
		if in == nil {
			return
		}
		w := &reachWalk{pass: p, is: is, calls: &calls, visit: visit, left: maxReachCalls}
		w.walk(&frame{amounts: p.amountsOf(in), body: in}, maxReachDepth)
	})
}

// A reachWalk follows calls from one body.
type reachWalk struct {
	pass  *pass
	is    func(headers.API) bool
	calls *callSearch[bool]
	visit func(reached)
	left  int // calls that may still be followed
}

func (w *reachWalk) walk(f *frame, depth int) {
	for op := range f.body.Root.All() {
		if !op.Is(body.Call, body.Construct) || w.pass.LiesInOffloaded(op.Node) {
			continue
		}
		if op.Kind == body.Call {
			if api, ok := headers.Lookup(sema.LibraryName(op.Function, op.Call())); ok {
				if w.is(api) {
					w.visit(reached{api, op, f})
				}
				continue
			}
		}
		if op.Function == nil || depth == 0 || w.left == 0 || f.runs(op.Function) || !w.calls.from(op.Function) {
			continue
		}
		callee := body.Of(op.Function.Definition())
		if callee == nil {
			continue
		}
		w.left--
		w.walk(&frame{amounts: w.pass.amountsOf(callee).calledBy(f.amounts, op), body: callee, outer: f}, depth-1)
	}
}

// runs reports whether a function runs in a frame or one around it.
func (f *frame) runs(called *sema.Function) bool {
	for ; f != nil; f = f.outer {
		if f.body.Function == called {
			return true
		}
	}
	return false
}

// kept returns the expression whose value a variable of the frame's body keeps, and its frame; nil if unknown.
func (f *frame) kept(v *sema.Variable) (*body.Op, *frame) {
	if v == nil {
		return nil, nil
	}
	if v.Parameter {
		if arg := f.given(v); arg != nil {
			return bound(arg), f.outer
		}
		return nil, nil
	}
	if value := f.values[v]; value != nil && f.keeps(v) {
		return value, f
	}
	return nil, nil
}

// constant returns the integer that an expression is in the frame, as callers may give it.
func (f *frame) constant(op *body.Op, depth int) (int64, bool) {
	for depth > 0 && op != nil {
		if c, ok := op.Constant(); ok {
			return c.Int(), c.Type == nil || !c.Type.IsFloating()
		}
		switch {
		case op.Is(body.Load, body.Bind, body.Materialize), op.Kind == body.Convert && op.Type.Kind == op.Args[0].Type.Kind:
			op = op.Args[0]
		case op.Kind == body.Var:
			op, f = f.kept(op.Variable)
			depth--
		default:
			return 0, false
		}
	}
	return 0, false
}

// calls returns the frame of the function that an operation of the frame's body calls; nil if its body is not known.
func (f *frame) calls(op *body.Op, called *sema.FuncDecl, amountsOf func(*body.Body) *amounts) *frame {
	if !op.Is(body.Call, body.Construct, body.Destroy) || called == nil {
		return nil
	}
	callee := body.Of(called)
	if callee == nil {
		return nil
	}
	return &frame{amounts: amountsOf(callee).calledBy(f.amounts, op), body: callee, outer: f}
}

// frameOf returns the frame in which an operation has an effect of a body in the end, and the operation; nil if a body between is not
// known.
func frameOf(b *body.Body, e *memory.Effect, amountsOf func(*body.Body) *amounts) (*frame, *body.Op) {
	f := &frame{amounts: amountsOf(b), body: b}
	for ; e.Inner != nil; e = e.Inner {
		if f = f.calls(e.Op, e.Callee(), amountsOf); f == nil {
			return nil, nil
		}
	}
	return f, e.Op
}

// source follows a pointer, or a glvalue, to its origin: through conversions and parameters, and through variables with
// uninformative types.
func (f *frame) source(op *body.Op) (*body.Op, *frame) {
	for depth := maxReachDepth; op != nil; {
		switch {
		case op.Is(body.Bind, body.Materialize), op.Kind == body.Convert && len(op.Args) > 0 && op.Args[0].Type != nil && op.Args[0].Type.Kind == sema.Pointer:
			op = op.Args[0]
			continue
		case depth > 0 && op.Kind == body.Load && op.Args[0].Is(body.Var):
			v := op.Args[0].Variable
			if next, at := f.kept(v); next != nil && (v.Parameter || isVoidPointer(v.Type())) {
				op, f = next, at
				depth--
				continue
			}
		case depth > 0 && op.Kind == body.Var && op.Variable.Parameter:
			if next, at := f.kept(op.Variable); next != nil {
				op, f = next, at
				depth--
				continue
			}
		}
		break
	}
	return op, f
}
