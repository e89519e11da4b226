package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on volatile as a means of synchronization: CUDA C++ Programming
// Guide 5.3.9.4.3.

func init() {
	register(volatileSynchronization, rule.Info{
		ID: "volatile-synchronization", Class: rule.Advice, Section: "CUDA C++ Programming Guide 5.3.9.4.3",
		Doc: "Threads do not synchronize through volatile objects, neither by waiting for one to change nor by exchanging elements of a volatile array: volatile orders nothing.",
		Bad: `__global__ void consume(volatile int *flag, int *data) {
    while (*flag == 0) {}
    ++*data;
}`,
		Good: `__global__ void consume(int *flag, int *data) {
    cuda::atomic_ref<int, cuda::thread_scope_device> ready{*flag};
    while (ready.load(cuda::memory_order_acquire) == 0) {}
    ++*data;
}`,
	})
}

func volatileSynchronization(p *pass) {
	told := map[syntax.Node]bool{} // functions
	uses := callSearch[bool]{pass: p, finds: usesVolatile, follows: func(u sema.Use) bool { return u.Kind == sema.Calls }}
	p.eachDeviceBody(func(b *sema.Body) {
		if told[b.FuncDecl.Node] || !uses.from(b.Function) {
			return
		}
		a := p.program.Of(b.FuncDecl)
		if a == nil {
			return
		}
		x := newVolatiles(a)
		at, format := x.awaited(), "%s waits for volatile object '%s' to change; volatile does not synchronize"
		if to := x.exchanged(); at == nil || to != nil && to.Node.Start() < at.Node.Start() {
			at, format = to, "%s exchanges data between threads through volatile '%s'; volatile does not synchronize"
		}
		if at != nil {
			told[b.FuncDecl.Node] = true
			p.report(at.Node, format, describe(b.Function), at.Node.Text())
		}
	})
}

// usesVolatile reports whether a body names a volatile object.
func usesVolatile(b *sema.Body) bool {
	for op := range body.Of(b.FuncDecl).Root.All() {
		if op.Category != sema.PRValue && op.Type.IsVolatile() {
			return true
		}
	}
	return false
}

// A volatiles has the uses by a body of volatile objects that other threads can access.
type volatiles struct {
	*memory.Analysis
	reads  map[*body.Op][]memory.Atom // addresses, by the Load, or the Call of a function that only returns a read value
	writes map[*body.Op][]memory.Atom
}

func newVolatiles(a *memory.Analysis) *volatiles {
	x := &volatiles{a, map[*body.Op][]memory.Atom{}, map[*body.Op][]memory.Atom{}}
	for _, e := range a.Effects() {
		if !e.Volatile || isPrivate(e.Value) {
			continue
		}
		for _, op := range append([]*body.Op{e.Op}, e.Again...) {
			switch {
			case e.Kind == memory.Writes:
				x.writes[op] = append(x.writes[op], e.Value.Whole.Atoms...)
			case e.Inner == nil || returnsValue(e):
				x.reads[op] = append(x.reads[op], e.Value.Whole.Atoms...)
			}
		}
	}
	return x
}

// isPrivate reports whether addresses lead to variables of the thread alone, or to the pointee of a
// captured local variable, which may be one.
func isPrivate(v memory.Value) bool {
	return v.Whole.Only(func(x memory.Atom) bool {
		if x.Kind > memory.Contents {
			return false
		}
		root, level := x.Place.Root()
		return root.Kind == memory.Temporary || root.Kind == memory.Automatic && (level == 0 || !root.Variable.Parameter)
	})
}

// returnsValue reports whether the functions that the body calls, and those that they
// call, up to the one that reads, do nothing but return a value.
func returnsValue(e *memory.Effect) bool {
	for ; e.Inner != nil; e = e.Inner {
		f := e.Op.Function
		if f == nil || f.Definition() == nil {
			return false
		}
		first := body.Of(f.Definition()).Root
		for first.Kind == body.Block && len(first.Args) > 0 {
			first = first.Args[0]
		}
		if first.Kind != body.Return {
			return false
		}
	}
	return true
}

// awaited returns the read of a volatile object shared between threads that alone
// decides when a loop ends; nil if there is none.
func (x *volatiles) awaited() *body.Op {
	if x.Graph.Partial { // a loop may end in ways that are not seen
		return nil
	}
	var first *body.Op
	seen := map[*flow.Loop]bool{}
	for _, b := range x.Graph.Blocks {
		for l := b.Loop; l != nil && !seen[l]; l = l.Parent {
			seen[l] = true
			if at := x.decides(l); at != nil && (first == nil || at.Node.Start() < first.Node.Start()) {
				first = at
			}
		}
	}
	return first
}

// decides is awaited for one loop.
func (x *volatiles) decides(l *flow.Loop) *body.Op {
	c := &changes{x, gifts(l), nil, map[*sema.Variable]bool{}}
	for _, b := range l.Blocks {
		for _, op := range b.Ops {
			c.written = append(c.written, x.writes[op]...)
		}
	}
	var at *body.Op
	for _, b := range l.Blocks {
		for _, s := range b.Succs {
			switch {
			case l.Contains(s) || s.End == flow.NoReturn:
				continue
			case b.Cond == nil:
				return nil
			}
			read, ok := c.follows(b.Cond)
			if !ok {
				return nil
			}
			if read != nil {
				at = read
			}
		}
	}
	if at != nil && at.Kind == body.Load {
		return at.Args[0]
	}
	return at
}

// gifts returns the values that the operations of a loop assign to the thread's variables: nil for
// unknown ones.
func gifts(l *flow.Loop) map[*sema.Variable][]*body.Op {
	out := map[*sema.Variable][]*body.Op{}
	for _, b := range l.Blocks {
		for _, op := range b.Ops {
			var to, value *body.Op
			switch {
			case op.Kind == body.Declare && len(op.Args) > 0 && op.Args[0] != nil:
				out[op.Variable] = append(out[op.Variable], op.Args[0])
			case op.Kind == body.Assign && op.Operator == syntax.Assign:
				to, value = op.Args[0], op.Args[1]
			case op.Is(body.Assign, body.Step, body.AddressOf), op.Kind == body.Bind && !op.Type.IsConst():
				to = op.Args[0]
			}
			if to != nil {
				if to.Kind != body.Var {
					to, value = variableAt(to), nil
				}
				if to.Kind == body.Var && !to.Variable.IsStatic() && (to.Variable.IsLocal() || to.Variable.Parameter) && to.Variable.LiesIn(sema.AnyMemory) == sema.No {
					out[to.Variable] = append(out[to.Variable], value)
				}
			}
		}
	}
	return out
}

// A changes is the set of changes by a loop.
type changes struct {
	*volatiles
	given   map[*sema.Variable][]*body.Op
	written []memory.Atom // addresses of shared volatile objects
	asked   map[*sema.Variable]bool
}

// follows returns a volatile read that an expression in the loop takes its value from, if
// any. It is false if the loop changes the value in another way: if it gives a variable
// in it another value, writes to the volatile object itself, looks at another one each
// time, or calls a function.
func (c *changes) follows(e *body.Op) (read *body.Op, ok bool) {
	if e == nil {
		return nil, false
	}
	if at, isRead := c.reads[e]; isRead {
		for op := range e.All() {
			if op.Kind == body.Var && len(c.given[op.Variable]) > 0 {
				return nil, false
			}
		}
		return e, !slices.ContainsFunc(at, c.writesTo)
	}
	from := e.Args
	if e.Kind == body.Var && !c.asked[e.Variable] {
		c.asked[e.Variable] = true
		from = c.given[e.Variable]
	}
	for _, source := range from {
		if source == nil && e.Kind != body.Var {
			continue // an operand that is left out
		}
		r, ok := c.follows(source)
		if !ok || r == nil && e.Kind == body.Var {
			return nil, false
		}
		if r != nil {
			read = r
		}
	}
	return read, read != nil || !e.Is(body.Call, body.Construct)
}

// writesTo reports whether the loop writes to a shared volatile object, or to a part of it.
func (c *changes) writesTo(x memory.Atom) bool {
	return slices.ContainsFunc(c.written, func(y memory.Atom) bool {
		return x.Place.Object == y.Place.Object && (strings.HasPrefix(x.Place.Path, y.Place.Path) || strings.HasPrefix(y.Place.Path, x.Place.Path))
	})
}

// exchanged returns the element of volatile shared memory that an assignment gives a value
// which other threads wrote to another element of it; nil if there is none.
func (x *volatiles) exchanged() *body.Op {
	for op := range x.Body.Root.All() {
		if op.Kind != body.Assign || !op.Args[0].Type.IsVolatile() || isPrivate(x.Value(op.Args[0])) {
			continue
		}
		to := element(op.Args[0])
		if to == nil {
			continue
		}
		for e := range op.Args[1].All() {
			if _, isRead := x.reads[e]; !isRead || e.Kind != body.Load {
				continue
			}
			if from := element(e.Args[0]); from != nil && x.isSame(from.Args[0], to.Args[0]) && !x.isSame(from.Args[1], to.Args[1]) {
				return op.Args[0]
			}
		}
	}
	return nil
}

// element returns the Index of the element that a glvalue denotes, maybe by a cast or a pointer to it;
// nil if there is none.
func element(op *body.Op) *body.Op {
	for op.Is(body.Cast, body.Convert, body.Deref, body.AddressOf, body.Bind) {
		op = op.Args[0]
	}
	if op.Kind != body.Index {
		return nil
	}
	return op
}

// isSame reports whether two operations give the same pointer or number: they do the same,
// or come from the same unchanged contents.
func (x *volatiles) isSame(a, b *body.Op) bool {
	v, w := x.Value(a).Whole, x.Value(b).Whole
	if len(v.Atoms) == 1 && v.Equal(w) && v.Only(func(at memory.Atom) bool { return at.Kind <= memory.Contents && !at.Moved }) {
		return true
	}
	for a.Is(body.Convert, body.Cast) {
		a = a.Args[0]
	}
	for b.Is(body.Convert, body.Cast) {
		b = b.Args[0]
	}
	if c, ok := a.Constant(); ok {
		d, ok := b.Constant()
		return ok && c.Equal(d)
	}
	return a.Kind == b.Kind && a.Operator == b.Operator && a.Variable == b.Variable && a.Function == b.Function &&
		slices.EqualFunc(a.Args, b.Args, func(a, b *body.Op) bool { return a == nil && b == nil || a != nil && b != nil && x.isSame(a, b) })
}
