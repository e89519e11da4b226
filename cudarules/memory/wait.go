package memory

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Enqueued work, and waiting for it.

// MayWait reports whether the effect may wait on the host for enqueued work, or report its completion.
func (e *Effect) MayWait() bool {
	return e.Kind == Strays || e.Kind == Runs && e.API.MayWait()
}

// noteUnknownCall records that the host calls an unknown function, which may have any effect on CUDA; f is
// nil if it cannot be resolved. Known functions of the C and C++ libraries do not use CUDA, except
// through functions passed to them.
func (a *Analysis) noteUnknownCall(op *body.Op, f *sema.Function) {
	isMessaging := op.Kind == body.Call && headers.IsMessaging(sema.LibraryName(f, op.Call()))
	if !a.gather || !a.program.Waits || f != nil && KnowsNoCUDA(f) || isMessaging {
		return
	}
	if in := a.Body.Decl; in == nil || in.Function.RunsOn(sema.Host) != sema.No {
		a.note(&Effect{Kind: Strays, Op: op})
	}
}

// unknownIn returns an operation of a body that is not understood; nil if there is none.
func unknownIn(b *body.Body) *body.Op {
	if b.Partly == nil {
		return nil
	}
	for op := range b.Root.All() {
		if op.Kind == body.Unknown {
			return op
		}
	}
	return nil
}

// KnowsNoCUDA reports whether a function without a visible definition is known to neither wait for the
// device nor query its errors: known functions of the C and C++ library, and dim3, except for objects
// that hold a function and functions that wait for another thread, which may do so.
func KnowsNoCUDA(f *sema.Function) bool {
	if !f.TU.Unit(f.First().Node).Prelude {
		_, ok := headers.LookupC(f.Name)
		return ok
	}
	name := f.String()
	return !isFunctionObject(f.Class) && !waitsForThread(f) &&
		(!strings.Contains(name, "::") || strings.HasPrefix(name, "std::") || strings.HasPrefix(name, "dim3::"))
}

func waitsForThread(f *sema.Function) bool {
	return f.Class != nil && headers.Waits(f.Class.Name, f.Name) != headers.NoWait
}

// settle computes for which of the enqueued operations the body may wait. Paths on which a CUDA
// function has failed are left out; where a parameter decides, only the caller knows the path.
func (a *Analysis) settle() {
	enqueues := func(e *Effect) bool { return e.Kind == Runs && e.API.Async && !e.Settled }
	isPending := func(e *Effect) bool {
		return (e.Kind == Hands || e.Kind == Runs && e.API.Async) && (e.Inner == nil || e.Inner.Pending)
	}
	if !slices.ContainsFunc(a.effects, func(e *Effect) bool { return enqueues(e) || isPending(e) }) {
		return
	}
	waits, blocks := map[*body.Op]bool{}, map[*body.Op]bool{}
	for _, e := range a.effects {
		for _, op := range append([]*body.Op{e.Op}, e.Again...) {
			waits[op] = waits[op] || e.MayWait()
			blocks[op] = blocks[op] || e.MayWait() && !(e.Kind == Runs && e.API.Operation == headers.Record)
		}
	}
	w := &waiting{waits: waits, unsettled: map[*flow.Block]bool{}, ends: endingBlocks(a.Graph), status: statusOf(a.Body)}
	w.solve(a.Graph)
	unclear := a.Graph.Partial || unknownIn(a.Body) != nil
	leaves := func(op *body.Op) bool { return w.leaves(a.Graph, op) }
	mayFollow := mayFollow(a.Graph, blocks)
	for _, e := range a.effects {
		if enqueues(e) {
			e.Settled = unclear || !leaves(e.Op) && !slices.ContainsFunc(e.Again, leaves)
		}
		e.Pending = !unclear && isPending(e) && !slices.ContainsFunc(append([]*body.Op{e.Op}, e.Again...), mayFollow)
	}
}

// mayFollow returns a test whether some path leads from an operation to one of others.
func mayFollow(g *flow.Graph, others map[*body.Op]bool) func(*body.Op) bool {
	waits := func(op *body.Op) bool { return others[op] }
	before := map[*flow.Block]bool{} // blocks from which a way leads to one of them
	for changed := true; changed; {
		changed = false
		for _, b := range slices.Backward(g.Blocks) {
			if !before[b] && (slices.ContainsFunc(b.Ops, waits) ||
				slices.ContainsFunc(b.Succs, func(next *flow.Block) bool { return before[next] })) {
				before[b], changed = true, true
			}
		}
	}
	return func(op *body.Op) bool {
		for _, b := range g.Blocks {
			if i := slices.Index(b.Ops, op); i >= 0 {
				return slices.ContainsFunc(b.Ops[i+1:], waits) || slices.ContainsFunc(b.Succs, func(next *flow.Block) bool { return before[next] })
			}
		}
		return true // in invisible code
	}
}

// A waiting says from which blocks a way leads to the end of a body on which nothing may wait.
type waiting struct {
	waits     map[*body.Op]bool
	unsettled map[*flow.Block]bool
	ends      map[*flow.Block]bool // from which a way leads to the end at all: none does where an exception is thrown
	status    func(*body.Op) bool  // whether a value is a status of CUDA functions
}

// endingBlocks returns the blocks from which a way leads to the end of a body.
func endingBlocks(g *flow.Graph) map[*flow.Block]bool {
	ends := map[*flow.Block]bool{g.Exit: true}
	for changed := true; changed; {
		changed = false
		for _, b := range slices.Backward(g.Blocks) {
			if !ends[b] && slices.ContainsFunc(b.Succs, func(next *flow.Block) bool { return ends[next] }) {
				ends[b], changed = true, true
			}
		}
	}
	return ends
}

func (w *waiting) solve(g *flow.Graph) {
	for changed := true; changed; {
		changed = false
		for _, b := range slices.Backward(g.Blocks) {
			if !w.unsettled[b] && !slices.ContainsFunc(b.Ops, func(op *body.Op) bool { return w.waits[op] }) && w.leavesBehind(g, b) {
				w.unsettled[b], changed = true, true
			}
		}
	}
}

// leaves reports whether a way leads from an operation to the end on which nothing may wait.
func (w *waiting) leaves(g *flow.Graph, op *body.Op) bool {
	for _, b := range g.Blocks {
		if i := slices.Index(b.Ops, op); i >= 0 {
			return !slices.ContainsFunc(b.Ops[i+1:], func(op *body.Op) bool { return w.waits[op] }) && w.leavesBehind(g, b)
		}
	}
	return true // in invisible code, such as a lambda that a callee runs
}

// leavesBehind reports the same of the ways on from the end of a block.
func (w *waiting) leavesBehind(g *flow.Graph, b *flow.Block) bool {
	if b == g.Exit {
		return true
	}
	settled, unsettled := 0, 0
	for i, next := range b.Succs {
		switch {
		case !w.ends[next]:
		case !w.unsettled[next]:
			settled++
		case b.End != flow.Branch || b.Cond == nil || i != w.failure(b.Cond):
			unsettled++
		}
	}
	return unsettled > 0 && (settled == 0 || b.Cond == nil || !dependsOnParameter(b.Cond))
}

func dependsOnParameter(cond *body.Op) bool {
	for op := range cond.All() {
		if op.Kind == body.Var && op.Variable != nil && op.Variable.Parameter {
			return true
		}
	}
	return false
}

// failure returns which successor of a condition is for a function of CUDA's that has failed,
// -1 for neither.
func (w *waiting) failure(cond *body.Op) int {
	cond = unconverted(cond)
	switch {
	case cond.Kind == body.Unary && cond.Operator == syntax.Not:
		if failed := w.failure(cond.Args[0]); failed >= 0 {
			return 1 - failed
		}
	case cond.Kind == body.Binary && (cond.Operator == syntax.Equal || cond.Operator == syntax.NotEqual):
		x, y := cond.Args[0], cond.Args[1]
		if isZero(x) {
			x, y = y, x
		}
		if !isZero(y) || !w.status(x) {
			return -1
		}
		if cond.Operator == syntax.NotEqual {
			return 0
		}
		return 1
	case w.status(cond) && cond.Type != nil && cond.Type.Kind == sema.Bool: // true is success
		return 1
	case w.status(cond):
		return 0
	}
	return -1
}

func isZero(op *body.Op) bool {
	c, ok := op.Constant()
	return ok && c.Int() == 0
}

func unconverted(op *body.Op) *body.Op {
	for op.Is(body.Load, body.Convert, body.Cast) && len(op.Args) > 0 && op.Args[0] != nil {
		op = op.Args[0]
	}
	return op
}

// statusOf returns a test of values of a body: whether one may be the status of a function
// that was called, or an integer that was made of one.
func statusOf(b *body.Body) func(*body.Op) bool {
	given := map[*sema.Variable][]*body.Op{}
	for op := range b.Root.All() {
		switch {
		case op.Kind == body.Declare && op.Variable != nil && len(op.Args) > 0 && op.Args[0] != nil:
			given[op.Variable] = append(given[op.Variable], op.Args[0])
		case op.Kind == body.Assign && op.Args[0].Is(body.Var):
			given[op.Args[0].Variable] = append(given[op.Args[0].Variable], op.Args[1])
		}
	}
	var isStatus func(op *body.Op, depth int) bool
	isStatus = func(op *body.Op, depth int) bool {
		op = unconverted(op)
		switch op.Kind {
		case body.Call:
			return op.Type == nil || op.Type.IsInteger() || op.Type.Kind == sema.EnumType
		case body.Assign:
			return isStatus(op.Args[1], depth)
		case body.Var:
			return depth > 0 && slices.ContainsFunc(given[op.Variable], func(value *body.Op) bool { return isStatus(value, depth-1) })
		}
		return false
	}
	return func(op *body.Op) bool { return isStatus(op, 3) }
}

// Failures returns a test of the conditions of a body: which successor is for a function of
// CUDA's that has failed, -1 for neither.
func Failures(b *body.Body) func(cond *body.Op) int { return (&waiting{status: statusOf(b)}).failure }
