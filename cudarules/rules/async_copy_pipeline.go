package rules

import (
	"maps"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on when cuda::memcpy_async may start and when it is done: libcu++, the notes
// of memcpy_async.

func init() {
	register(asyncCopyQuitPipeline, rule.Info{
		ID: "memcpy-async-quit-pipeline", Class: rule.Undefined, Section: "libcu++ memcpy_async, Notes",
		Doc: "A pipeline that the thread has quit takes no further cuda::memcpy_async.",
		Bad: `#include <cuda/pipeline>
__device__ void stage(float *to, const float *from) {
    auto pipe = cuda::make_pipeline();
    pipe.quit();
    cuda::memcpy_async(to, from, sizeof(float), pipe);
}`,
		Good: `#include <cuda/pipeline>
__device__ void stage(float *to, const float *from) {
    auto pipe = cuda::make_pipeline();
    pipe.producer_acquire();
    cuda::memcpy_async(to, from, sizeof(float), pipe);
    pipe.producer_commit();
    pipe.consumer_wait();
    pipe.consumer_release();
    pipe.quit();
}`,
	})
	register(asyncCopyUnwaited, rule.Info{
		ID: "memcpy-async-unwaited", Class: rule.Undefined, Section: "libcu++ memcpy_async, Notes",
		Doc: "The barrier or pipeline of a cuda::memcpy_async is waited for before the destination is read and before the kernel ends.",
		Bad: `#include <cuda/barrier>
__global__ void copy(char *to, const char *from) {
    cuda::barrier<cuda::thread_scope_thread> bar;
    init(&bar, 1);
    cuda::memcpy_async(to, from, 64, bar);
}`,
		Good: `#include <cuda/barrier>
__global__ void copy(char *to, const char *from) {
    cuda::barrier<cuda::thread_scope_thread> bar;
    init(&bar, 1);
    cuda::memcpy_async(to, from, 64, bar);
    bar.arrive_and_wait();
}`,
	})
}

// isOfCuda reports whether a type is the class template of a name in namespace cuda.
func isOfCuda(t *sema.Type, name string) bool {
	t = t.NonReference()
	return t.Kind == sema.RecordType && t.Record.Name == name && t.Record.Outer != nil && t.Record.Outer.String() == "cuda"
}

// memberOfCuda returns the name of the member function that an expression calls for
// an object of a class of libcu++'s, and the object; empty for other expressions.
func memberOfCuda(b *sema.Body, n syntax.Node, class string) (name string, object syntax.Node) {
	fun := n.Child(syntax.FieldFunction).Unparen()
	if n.Kind() != syntax.CallExpression || fun.Kind() != syntax.FieldExpression {
		return "", syntax.Node{}
	}
	object = fun.Child(syntax.FieldArgument)
	t := b.BodyScope().ValueAt(object).Type
	if t.Kind == sema.Pointer {
		t = t.Elem
	}
	if !isOfCuda(t, class) {
		return "", syntax.Node{}
	}
	field := fun.Child(syntax.FieldField)
	if field.Kind() == syntax.TemplateMethod || field.Kind() == syntax.TemplateFunction {
		field = field.Child(syntax.FieldName)
	}
	return field.Text(), object
}

func asyncCopyQuitPipeline(p *pass) {
	q := &quitRule{pass: p, quits: map[*sema.Body]map[int]bool{}}
	p.eachDeviceBody(func(b *sema.Body) {
		copies := map[syntax.Node]asyncCopy{}
		for _, c := range p.asyncCopies(b) {
			copies[c.Node] = c
		}
		if len(copies) == 0 {
			return
		}
		variables := variablesOf(b)
		q.run(b, 0, func(n syntax.Node, state factSet[*sema.Variable]) {
			c, ok := copies[n]
			if v := variables.aliased(b, c.completes); ok && v != nil && state[v] {
				delete(copies, n)
				p.reportCall(c.Use, "cuda::memcpy_async gets the pipeline %s, which the thread has quit", c.completes.Text())
			}
		}, nil)
	})
}

// A quitRule looks for pipelines that a thread has quit.
type quitRule struct {
	pass  *pass
	quits map[*sema.Body]map[int]bool // the parameters that a body quits on every way
}

// run follows which pipelines were quit, on every way.
func (q *quitRule) run(b *sema.Body, depth int, visit func(syntax.Node, factSet[*sema.Variable]), exit func(factSet[*sema.Variable])) {
	variables := variablesOf(b)
	x := &execution[factSet[*sema.Variable]]{body: b, state: factSet[*sema.Variable]{}}
	isOne := func(v *sema.Variable) bool { // not one of several
		return v != nil && isOfCuda(v.Type(), "pipeline")
	}
	x.declare = func(v *sema.Variable, init syntax.Node) {
		if !v.Type().IsReference() {
			delete(x.state, v)
		}
	}
	x.visit = func(n syntax.Node) {
		visit(n, x.state)
		if n.Kind() == syntax.AssignmentExpression {
			delete(x.state, variables.aliased(b, n.Child(syntax.FieldLeft)))
			return
		}
		if n.Kind() != syntax.CallExpression {
			return
		}
		if name, object := memberOfCuda(b, n, "pipeline"); name == "quit" {
			if v := variables.aliased(b, object); isOne(v) {
				x.state[v] = true
			}
			return
		}
		if c := b.BodyScope().CallAt(n); c != nil && c.Function != nil && q.pass.Allows(limit.CallDepth, depth+1) {
			for i := range q.parameters(c.Function, depth) {
				if i < len(c.Args) {
					if v := variables.aliased(b, c.Args[i]); isOne(v) {
						x.state[v] = true
					}
				}
			}
		}
	}
	if exit != nil {
		x.exit = func() { exit(x.state) }
	}
	x.run()
}

// parameters returns which pipelines among its parameters a function quits on every
// way.
func (q *quitRule) parameters(f *sema.Function, depth int) map[int]bool {
	if q.pass.Unit(f.First().Node).Prelude || f.IsVirtual() {
		return nil
	}
	b := q.pass.BodyOf(f)
	if b == nil {
		return nil
	}
	if known, ok := q.quits[b]; ok {
		return known
	}
	q.quits[b] = nil // against recursion
	if takes := b.Params(); len(takes) == 0 {
		return nil
	}
	var end factSet[*sema.Variable]
	q.run(b, depth+1, func(syntax.Node, factSet[*sema.Variable]) {}, func(s factSet[*sema.Variable]) {
		if end == nil {
			end = s.clone()
		} else {
			end = end.join(s)
		}
	})
	out := map[int]bool{}
	for v := range end {
		if v.Parameter && v.Type().IsReference() {
			out[v.Index] = true
		}
	}
	q.quits[b] = out
	return out
}

// A pendingCopy is a copy that may not be done.
type pendingCopy struct {
	asyncCopy
	tracker     *sema.Variable // the barrier or pipeline
	conditional bool           // it stands in a branch
	own         bool           // the tracker ends with the body, or the kernel
}

// A pendingFlow holds the copies that nothing waited for yet, on some way.
type pendingFlow map[syntax.Node]*pendingCopy

func (s pendingFlow) clone() pendingFlow { return maps.Clone(s) }

func (s pendingFlow) equal(t pendingFlow) bool { return maps.Equal(s, t) }

func (s pendingFlow) join(t pendingFlow) pendingFlow {
	out := maps.Clone(s)
	maps.Copy(out, t)
	return out
}

func asyncCopyUnwaited(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		copies := map[syntax.Node]asyncCopy{}
		for _, c := range p.asyncCopies(b) {
			copies[c.Node] = c
		}
		if len(copies) > 0 {
			w := &waitRule{pass: p, body: b, copies: copies, addresses: addressesOf(b), told: map[syntax.Node]bool{}}
			w.run()
		}
	})
}

// A waitRule follows the copies of a body.
type waitRule struct {
	pass      *pass
	body      *sema.Body
	copies    map[syntax.Node]asyncCopy
	addresses *addressing
	told      map[syntax.Node]bool
	waited    map[*sema.Variable]bool // anywhere in the body
	perhaps   map[*sema.Variable]bool // waited for under a condition, or in a loop
}

func (w *waitRule) run() {
	w.waited, w.perhaps = map[*sema.Variable]bool{}, map[*sema.Variable]bool{}
	for n := range w.body.Nodes() {
		if v := w.waits(n); v != nil {
			w.waited[v] = true
			w.perhaps[v] = w.perhaps[v] || w.isConditional(n)
		}
	}
	escaped := w.captured()
	x := &execution[pendingFlow]{body: w.body, state: pendingFlow{}, runsLoops: true}
	x.branch = func(_ syntax.Node, then, otherwise pendingFlow) pendingFlow {
		out := pendingFlow{}
		for n, c := range then {
			if !c.conditional || otherwise[n] != nil || !w.perhaps[c.tracker] {
				out[n] = c
			}
		}
		for n, c := range otherwise {
			if !c.conditional || then[n] != nil || !w.perhaps[c.tracker] {
				out[n] = c
			}
		}
		return out
	}
	x.visit = func(n syntax.Node) {
		if c, ok := w.copies[n]; ok {
			v := w.addresses.variables.aliased(w.body, c.completes)
			if v != nil && !escaped[v] {
				x.state[n] = &pendingCopy{c, v, len(x.around) > 0, w.isOwn(v)}
			}
			return
		}
		if v := w.waits(n); v != nil {
			for at, c := range x.state {
				if c.tracker == v {
					delete(x.state, at)
				}
			}
			return
		}
		w.read(n, x.state, len(x.around) > 0)
	}
	x.exit = func() {
		for _, c := range x.state {
			if c.own && (!c.conditional || !w.waited[c.tracker]) {
				w.report(c, "nothing waits for %s, which tells when this cuda::memcpy_async is done", c.completes.Text())
			}
		}
	}
	x.run()
}

func (w *waitRule) report(c *pendingCopy, format string, args ...any) {
	if !w.told[c.Node] {
		w.told[c.Node] = true
		w.pass.reportCall(c.Use, format, args...)
	}
}

// isConditional reports whether a statement or a part of an expression around a node
// may not be run.
func (w *waitRule) isConditional(n syntax.Node) bool {
	for body := w.body.FuncDecl.Body(); n != body && !n.IsZero(); n = n.Parent() {
		if n.Is(syntax.IfStatement, syntax.WhileStatement, syntax.DoStatement, syntax.ForStatement, syntax.ForRangeLoop, syntax.SwitchStatement, syntax.ConditionalExpression) ||
			n.Kind() == syntax.BinaryExpression && (n.Op() == syntax.LogicalAnd || n.Op() == syntax.LogicalOr) {
			return true
		}
	}
	return false
}

// isOwn reports whether nobody can wait for a barrier or pipeline once the body has
// ended.
func (w *waitRule) isOwn(v *sema.Variable) bool {
	if !v.IsLocal() || v.Parameter || v.Type().IsReference() || v.Type().Kind == sema.Pointer {
		return false
	}
	return v.LiesIn(sema.AnyMemory) != sema.Yes && !v.IsStatic() || w.body.Function.IsKernel()
}

// captured returns the variables that lambdas of the body refer to.
func (w *waitRule) captured() map[*sema.Variable]bool {
	out := map[*sema.Variable]bool{}
	for _, l := range w.body.Lambdas() {
		for _, c := range l.Captures() {
			out[c.Variable] = true
		}
	}
	return out
}

// waits returns the barrier or pipeline that an expression waits for, or hands to
// others who may.
func (w *waitRule) waits(n syntax.Node) *sema.Variable {
	if n.Kind() != syntax.CallExpression {
		return nil
	}
	if _, ok := w.copies[n]; ok {
		return nil
	}
	for _, class := range []string{"barrier", "pipeline"} {
		name, object := memberOfCuda(w.body, n, class)
		switch name {
		case "":
			continue
		case "arrive_and_wait", "wait", "wait_parity", "try_wait", "try_wait_for", "try_wait_until", "try_wait_parity", "try_wait_parity_for", "try_wait_parity_until", "consumer_wait", "consumer_wait_for", "consumer_wait_until":
			return w.addresses.variables.aliased(w.body, object)
		}
		return nil
	}
	c := w.body.BodyScope().CallAt(n)
	if c == nil || c.Construct != nil && c.Construct.Kind != sema.RecordType {
		return nil
	}
	if c.Function != nil && c.Function.Name == "init" && w.pass.Unit(c.Function.First().Node).Prelude {
		return nil
	}
	for _, a := range c.Args {
		v := namedRoot(w.body, a)
		if v == nil {
			continue
		}
		t := v.Type().NonReference()
		for t.Kind == sema.Array || t.Kind == sema.Pointer {
			t = t.Elem
		}
		if isOfCuda(t, "barrier") || isOfCuda(t, "pipeline") {
			return w.addresses.variables.aliased(w.body, a)
		}
	}
	return nil
}

// read reports a copy whose destination an expression reads before it is done. What
// is read under a condition may have the condition of the copy.
func (w *waitRule) read(n syntax.Node, state pendingFlow, conditional bool) {
	if len(state) == 0 || !n.Is(syntax.SubscriptExpression, syntax.PointerExpression, syntax.FieldExpression) || !isRead(n) {
		return
	}
	t := w.addresses.value(n).Type
	isWhole := t.Kind == sema.RecordType && n.Field() == syntax.FieldRight && n.Parent().Kind() == syntax.AssignmentExpression
	if n.Kind() == syntax.PointerExpression && n.Op() != syntax.Deref || t.IsScalar() != sema.Yes && !isWhole {
		return
	}
	at, ok := w.addresses.place(n)
	if !ok {
		return
	}
	bytes, _, ok := w.pass.SizeAlign(w.addresses.value(n).Type)
	if !ok {
		return
	}
	for _, c := range state {
		to, ok := w.addresses.of(c.dst)
		if !ok || conditional && c.conditional && w.waited[c.tracker] {
			continue
		}
		size, known := sizeOf(w.body, c.size)
		distance, ok := at.distance(to)
		switch {
		case ok && known && (distance == 0 && (!size.known || size.bytes > 0) || size.known && distance > -bytes && distance < size.bytes):
		case known && size.known && w.coversAll(to, at, size.bytes):
		default:
			continue
		}
		w.report(c, "%s is read before anything waits for %s, which tells when this cuda::memcpy_async is done", n.Text(), c.completes.Text())
	}
}

// coversAll reports whether a copy to an address fills the array that another address
// lies in.
func (w *waitRule) coversAll(to, at address, bytes int64) bool {
	if to.base != at.base || to.pointer || at.pointer || to.offset != 0 || len(to.terms) != 0 {
		return false
	}
	size, _, ok := w.pass.SizeAlign(to.base.Type())
	return ok && to.base.Type().Kind == sema.Array && bytes >= size
}
