package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on null pointers given to cuda::memcpy_async: libcu++, its notes.

func init() {
	register(asyncCopyNull, rule.Info{
		ID: "memcpy-async-null", Class: rule.Undefined, Section: "libcu++ memcpy_async, Notes",
		Doc: "Neither source nor destination of a cuda::memcpy_async is a null pointer, even if nothing is to be copied.",
		Bad: `#include <cuda/barrier>
__device__ void stage(float *to, cuda::barrier<cuda::thread_scope_block> &bar) {
    const float *from = nullptr;
    cuda::memcpy_async(to, from, 16, bar);
    bar.arrive_and_wait();
}`,
		Good: `#include <cuda/barrier>
__device__ void stage(float *to, const float *from, cuda::barrier<cuda::thread_scope_block> &bar) {
    if (from != nullptr) cuda::memcpy_async(to, from, 16, bar);
    bar.arrive_and_wait();
}`,
	})
}

func asyncCopyNull(p *pass) {
	copies := map[*sema.Body]map[syntax.Node]asyncCopy{}
	search := &nullSearch{pass: p, own: map[*sema.Body]map[syntax.Node]bool{}, taken: func(b *sema.Body, call syntax.Node) []syntax.Node {
		if copies[b] == nil {
			copies[b] = map[syntax.Node]asyncCopy{}
			for _, c := range p.asyncCopies(b) {
				copies[b][c.Node] = c
			}
		}
		if c, ok := copies[b][call]; ok {
			return []syntax.Node{c.dst, c.src}
		}
		return nil
	}}
	p.eachDeviceBody(func(b *sema.Body) {
		search.look(b, nil, 0, func(call, pointer syntax.Node) {
			p.report(call, "argument '%s' of 'cuda::memcpy_async' is a null pointer", pointer.Text())
		})
	})
}

// nullPointers has visit look at each call of a body, with a function that reports whether a written
// pointer is null there, on some path that repeats a loop or on all paths. Given are the parameters
// that are null.
func nullPointers(p *pass, b *sema.Body, given map[int]bool, visit func(call syntax.Node, isNull func(syntax.Node) bool)) {
	a := p.program.Of(b.FuncDecl)
	if !a.Complete() {
		return
	}
	f := &nullFlow{a, variablesOf(b), map[syntax.Node]*body.Op{}}
	for op := range a.Body.Root.All() {
		if _, ok := f.written[op.Node]; !ok && op.Type != nil {
			f.written[op.Node] = op // with the conversions applied to it
		}
	}
	entry := factSet[nullness]{}
	for _, v := range b.Params() {
		if given[v.Index] {
			f.set(entry, a.Address(v), true)
		}
	}
	certainty[nullness]{graph: a.Graph, entry: entry, op: f.step, edge: f.branch}.each(func(facts factSet[nullness], op *body.Op) {
		if op.Kind == body.Call {
			visit(op.Node, func(n syntax.Node) bool { return f.isNull(facts, f.written[n.Unparen()]) })
		}
	})
}

// A nullness is a certain fact about the pointer in a place, beyond the assigned values.
type nullness struct {
	place memory.Atom
	null  bool // it is; else it is not
}

// A nullFlow follows which pointers of a body are null.
type nullFlow struct {
	*memory.Analysis
	variables variablesUse
	written   map[syntax.Node]*body.Op
}

// set notes that pointers are, or are not, null from here on.
func (f *nullFlow) set(facts factSet[nullness], places memory.Value, null bool) {
	f.forget(facts, places)
	if at, ok := certainly(places); ok && at.Place.Object.Kind == memory.Automatic && isOne(at.Place) && f.variables.isFollowed(at.Place.Object.Variable) {
		facts[nullness{at, null}] = true
	}
}

func (f *nullFlow) forget(facts factSet[nullness], places memory.Value) {
	for known := range facts {
		if slices.ContainsFunc(places.Whole.Atoms, func(x memory.Atom) bool { return x.Place.Object == known.place.Place.Object }) {
			delete(facts, known)
		}
	}
}

func (f *nullFlow) step(facts factSet[nullness], op *body.Op) {
	var to memory.Value
	var value *body.Op
	switch {
	case op.Kind == body.Declare:
		to = f.Address(op.Variable)
		if len(op.Args) > 0 {
			value = op.Args[0]
		}
	case op.Kind == body.Assign && op.Operator == syntax.Assign:
		to, value = f.Value(op.Args[0]), op.Args[1]
	case op.Is(body.Assign, body.Step), op.Kind == body.Call && op.Record != nil && op.Args[0] != nil:
		to = f.Value(op.Args[0])
	default:
		return
	}
	if value != nil && f.isNull(facts, value) {
		f.set(facts, to, true)
	} else {
		f.forget(facts, to)
	}
}

// branch follows a comparison of a pointer with null.
func (f *nullFlow) branch(facts factSet[nullness], from *flow.Block, successor int) {
	if from.End != flow.Branch || from.Cond == nil {
		return
	}
	cond, null := from.Cond, successor == 1
	if cond.Kind == body.Declared {
		cond = cond.Args[1]
	}
	if cond.Kind != body.Binary {
		f.compared(facts, cond, null)
		return
	}
	if cond.Operator == syntax.Equal {
		null = !null
	} else if cond.Operator != syntax.NotEqual {
		return
	}
	left, right := cond.Args[0], cond.Args[1]
	switch {
	case f.isNull(facts, right):
		f.compared(facts, left, null)
	case f.isNull(facts, left):
		f.compared(facts, right, null)
	}
}

// compared notes that a pointer is, or is not, null.
func (f *nullFlow) compared(facts factSet[nullness], pointer *body.Op, null bool) {
	for pointer.Is(body.Convert) {
		pointer = pointer.Args[0]
	}
	if pointer.Is(body.Load) && pointer.Type.Kind == sema.Pointer {
		f.set(facts, f.Value(pointer.Args[0]), null)
	}
}

// isNull reports whether a pointer is certain to be null.
func (f *nullFlow) isNull(facts factSet[nullness], op *body.Op) bool {
	for op.Is(body.Convert) && op.Type.Kind == sema.Pointer {
		op = op.Args[0]
	}
	switch {
	case op == nil:
		return false
	case op.Kind == body.Conditional && op.Args[1] != nil:
		return f.isNull(facts, op.Args[1]) && f.isNull(facts, op.Args[2])
	case op.Kind == body.Load:
		at, ok := certainly(f.Value(op.Args[0]))
		switch {
		case ok && (facts[nullness{at, true}] || facts[nullness{at, false}]):
			return facts[nullness{at, true}]
		case ok && at.Place.Path == "" && holdsNullAlways(at.Place.Object.Variable):
			return true
		}
	}
	return isNullValue(f.Value(op)) || isNullConstant(op)
}

// isNullValue reports whether a value is null and nothing else.
func isNullValue(v memory.Value) bool {
	return v.Whole.IsKnown() && !slices.ContainsFunc(v.Whole.Atoms, func(x memory.Atom) bool { return x.Kind != memory.Null })
}

// isNullConstant reports whether an expression is a null pointer constant.
func isNullConstant(op *body.Op) bool {
	c, ok := op.Constant()
	return op.Is(body.Literal) && (op.Type.Kind == sema.NullPtr || ok && op.Type.IsInteger() && c.Int() == 0)
}

// holdsNullAlways reports whether a variable outside of functions is a constant pointer that
// is initialized with null.
func holdsNullAlways(v *sema.Variable) bool {
	if v == nil || v.Type().Kind != sema.Pointer || v.IsLocal() || v.Parameter || !v.IsConstexpr() && !v.Type().IsConst() {
		return false
	}
	for op := range body.OfInitializer(v).Root.All() {
		if op.Kind == body.Declare && op.Variable == v && len(op.Args) > 0 {
			init := op.Args[0]
			for init.Is(body.Convert) {
				init = init.Args[0]
			}
			return init.Is(body.Zero) || init != nil && isNullConstant(init)
		}
	}
	return false
}
