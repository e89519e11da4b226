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
	"github.com/cudavet/cudavet/cudarules/threads"
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

// copying is a body of device code that copies with cuda::memcpy_async, itself or through
// the functions that it calls.
type copying struct {
	*memory.Analysis
	body    *sema.Body
	effects map[*body.Op][]*memory.Effect
}

// eachCopying has visit look at the bodies of device code that copy.
func (p *pass) eachCopying(visit func(copying)) {
	copies := callSearch[bool]{
		pass: p,
		finds: func(b *sema.Body) bool {
			return slices.ContainsFunc(b.Uses(), func(u sema.Use) bool {
				return u.Kind == sema.Calls && u.Call != nil && p.isLibcudacxx(u.Call, "memcpy_async")
			})
		},
		follows: isReached,
	}
	p.eachDeviceBody(func(b *sema.Body) {
		if !copies.from(b.Function) {
			return
		}
		if a := p.program.Of(b.FuncDecl); a.Complete() && isUnderstood(a.Graph) {
			visit(copying{a, b, effectsOf(a)})
		}
	})
}

// isCopy reports whether an effect is a copy of cuda::memcpy_async's.
func isCopy(e *memory.Effect) bool {
	return e.Kind == memory.Asks && e.Function.Class == nil && e.Function.Name == "memcpy_async" && len(e.Args) >= 4
}

// tracker returns the barrier or pipeline that reports the completion of a copy, by its address; it
// reports false if there are several candidates.
func tracker(e *memory.Effect) (memory.Atom, bool) {
	x, ok := certainly(e.Args[len(e.Args)-1])
	return x, ok && x.Kind == memory.Address && !x.Moved && isOne(x.Place)
}

// member returns the name of the member function of class cuda::barrier or cuda::pipeline
// that an effect calls; empty for others.
func member(e *memory.Effect) string {
	if e.Kind != memory.Asks || e.Function.Class == nil || e.Function.Class.Name != "barrier" && e.Function.Class.Name != "pipeline" {
		return ""
	}
	return e.Function.Name
}

// reportCopy reports the copy of an effect where the body makes or calls for it.
func (p *pass) reportCopy(e *memory.Effect, format string, args ...any) {
	p.reportCall(sema.Use{Kind: sema.Calls, Node: e.Op.Node, Call: e.Op.Call()}, format, args...)
}

func asyncCopyQuitPipeline(p *pass) {
	p.eachCopying(func(c copying) {
		told := map[*body.Op]bool{}
		certainty[memory.Atom]{graph: c.Graph, entry: factSet[memory.Atom]{}, op: func(quit factSet[memory.Atom], op *body.Op) {
			for x := range quit {
				if op.Kind == body.Declare && op.Variable == x.Place.Object.Variable {
					delete(quit, x)
				}
			}
			for _, e := range c.effects[op] {
				switch member(e) {
				case "quit":
					if x, ok := certainly(e.Args[0]); ok && !x.Moved && isOne(x.Place) && (e.Inner == nil || e.Inner.Always) {
						quit[x] = true
					}
				case "operator=", "pipeline":
					for _, x := range e.Args[0].Whole.Atoms {
						delete(quit, x)
					}
				}
			}
		}}.each(func(quit factSet[memory.Atom], op *body.Op) {
			for _, e := range c.effects[op] {
				if !isCopy(e) || told[op] {
					continue
				}
				if x, ok := tracker(e); ok && quit[x] {
					told[op] = true
					p.reportCopy(e, "'cuda::memcpy_async' uses pipeline '%s' after the thread has quit it", c.tracker(e))
				}
			}
		})
	})
}

// tracker returns how the body names the barrier or pipeline of a copy.
func (c copying) tracker(e *memory.Effect) string {
	return giving(c.Analysis, e.Op, e.Args[len(e.Args)-1]).Node.Text()
}

// asyncCopyUnwaited follows the copies of each body through operations on barriers and pipelines by it and its callees,
// and finds with package threads which elements are read before completion, also by other threads.
func asyncCopyUnwaited(p *pass) {
	told := map[syntax.Node]bool{}
	p.eachCopying(func(c copying) {
		w := &waitRule{copying: c, pass: p, copies: map[syntax.Node]asyncCopy{}, at: map[*body.Op]point{}, told: told}
		w.run()
	})
	p.eachThreadCopy(func(c *threads.Copy) *body.Op { return c.Early }, func(c *threads.Copy, at *body.Op) {
		if !told[at.Node] {
			told[at.Node] = true
			args := c.Call().Arguments()
			p.reportThreadCopy(at, "data of this 'cuda::memcpy_async' is read in %s without a wait for '%s' first", p.where(c.Read.Node, at.Node), textOf(args[len(args)-1]))
		}
	})
}

// A waitRule follows the copies of a body that nothing has waited for.
type waitRule struct {
	copying
	pass      *pass
	copies    map[syntax.Node]asyncCopy
	addresses *addressing
	at        map[*body.Op]point
	waits     []wait
	told      map[syntax.Node]bool // reported calls
}

// A wait is an operation by which the body waits for a barrier or pipeline, or passes it to others who may.
type wait struct {
	point
	memory.Place
}

// overlaps reports whether one place is the other, or lies in it.
func overlaps(p, q memory.Place) bool {
	return p.Object == q.Object && (strings.HasPrefix(p.Path, q.Path) || strings.HasPrefix(q.Path, p.Path))
}

// A point is a place in a graph.
type point struct {
	*flow.Block
	index int // of the operation in the block
}

// reaches reports whether a way leads from p to q.
func (p point) reaches(q point) bool {
	if p.Block == q.Block && p.Loop == nil {
		return p.index < q.index
	}
	return p.Reaches(q.Block)
}

func (w *waitRule) run() {
	for _, c := range w.pass.asyncCopies(w.body) {
		w.copies[c.Node] = c
	}
	w.addresses = addressesOf(w.body)
	for _, block := range w.Graph.Blocks {
		for i, op := range block.Ops {
			w.at[op] = point{block, i}
			for _, e := range w.effects[op] {
				for _, place := range waitedFor(e) {
					w.waits = append(w.waits, wait{w.at[op], place})
				}
			}
		}
	}
	s := possibility[*memory.Effect]{graph: w.Graph, op: w.step, edge: w.leave}.solve()
	if s == nil {
		return
	}
	s.Each(func(pending factSet[*memory.Effect], op *body.Op) {
		if len(pending) > 0 {
			w.read(op, pending)
		}
	})
	pending, _ := s.At(w.Graph.Exit)
	for e := range pending {
		if x, _ := tracker(e); w.isOwn(x.Place.Object) && !w.mayHaveWaited(e, point{w.Graph.Exit, 0}) {
			w.report(e, "nothing waits for '%s', which completes this 'cuda::memcpy_async'", w.tracker(e))
		}
	}
}

func (w *waitRule) report(e *memory.Effect, format string, args ...any) {
	if n := e.Op.Node; !w.told[n] {
		w.told[n] = true
		w.pass.reportCopy(e, format, args...)
	}
}

func (w *waitRule) step(pending factSet[*memory.Effect], op *body.Op) {
	for _, e := range w.effects[op] {
		if isCopy(e) {
			if _, ok := tracker(e); ok {
				pending[e] = true
			}
			continue
		}
		waited := waitedFor(e)
		for c := range pending {
			if x, _ := tracker(c); slices.ContainsFunc(waited, func(place memory.Place) bool { return overlaps(place, x.Place) }) {
				delete(pending, c)
			}
		}
	}
	if f := op.Function; op.Kind == body.Destroy && f != nil && f.Definition() == nil && !f.TU.Unit(f.First().Node).Prelude {
		clear(pending) // the destructor may wait
	}
}

// leave follows the way out of a loop: one that waits is taken to run.
func (w *waitRule) leave(pending factSet[*memory.Effect], from *flow.Block, successor int) {
	for l := from.Loop; l != nil && !l.Contains(from.Succs[successor]); l = l.Parent {
		for c := range pending {
			if x, _ := tracker(c); !l.Contains(w.at[c.Op].Block) && slices.ContainsFunc(w.waits, func(by wait) bool { return overlaps(by.Place, x.Place) && l.Contains(by.Block) }) {
				delete(pending, c)
			}
		}
	}
}

// waitedFor returns the barriers and pipelines that an effect waits for, or passes to unknown
// functions that may wait.
func waitedFor(e *memory.Effect) []memory.Place {
	var given []memory.Value
	switch name := member(e); {
	case name != "":
		switch name {
		case "arrive_and_wait", "wait", "wait_parity", "try_wait", "try_wait_for", "try_wait_until", "try_wait_parity", "try_wait_parity_for", "try_wait_parity_until", "consumer_wait", "consumer_wait_for", "consumer_wait_until":
			given = e.Args[:1]
		}
	case e.Kind == memory.Asks && !isCopy(e):
		given = e.Args
	case e.Kind == memory.Passes && memory.Asked(e.Origin()) == nil:
		given = []memory.Value{e.Value}
	}
	var out []memory.Place
	for _, v := range given {
		for _, x := range v.All().Atoms {
			if x.Kind == memory.Address {
				out = append(out, x.Place)
			}
		}
	}
	return out
}

// mayHaveWaited reports whether the body, or other threads in it, may have waited for a copy
// when it comes to a point, whenever it has made the copy: there is a wait under a condition,
// which may be the copy's or its opposite.
func (w *waitRule) mayHaveWaited(e *memory.Effect, at point) bool {
	x, _ := tracker(e)
	from := w.at[e.Op]
	return slices.ContainsFunc(w.waits, func(by wait) bool {
		isEarlier := by.reaches(from) && !from.reaches(by.point)
		return overlaps(by.Place, x.Place) && !from.Dominates(by.Block) && !isEarlier && by.reaches(at)
	})
}

// isOwn reports whether nothing can wait for a barrier or pipeline once the body has ended.
func (w *waitRule) isOwn(o *memory.Object) bool {
	switch o.Kind {
	case memory.Automatic:
		return w.Declares(o.Variable)
	case memory.SharedVariable, memory.Static:
		return w.body.Function.IsKernel()
	}
	return false
}

// read reports a copy whose destination an operation reads before completion. A conditional read may
// have the condition of the copy.
func (w *waitRule) read(op *body.Op, pending factSet[*memory.Effect]) {
	for e := range pending {
		c, direct := w.copies[e.Op.Node]
		from, at := w.at[e.Op], w.at[op]
		if !direct || e.Inner != nil || !from.Dominates(at.Block) && !at.PostDominates(from.Block) || w.mayHaveWaited(e, at) {
			continue
		}
		to, ok := w.addresses.of(c.dst)
		size, known := sizeOf(w.body, c.size)
		if !ok || !known {
			continue
		}
		if n := w.reads(op, to, size); !n.IsZero() {
			w.report(e, "'%s' is read without a wait for '%s', which completes this 'cuda::memcpy_async'", n.Text(), w.tracker(e))
		}
	}
}

// reads returns the expression by which an operation certainly reads the destination of a copy at an
// address; zero if it does not.
func (w *waitRule) reads(op *body.Op, to address, size copySize) syntax.Node {
	var object *body.Op
	switch {
	case op.Kind == body.Load && op.Type.IsScalar() == sema.Yes:
		object = op.Args[0]
	case op.Is(body.Construct, body.Call) && (op.Special == sema.CopyConstructor || op.Special == sema.CopyAssignment):
		object = op.Args[len(op.Args)-1]
	}
	for object.Is(body.Bind, body.Cast, body.Convert) {
		object = object.Args[0]
	}
	if !object.Is(body.Index, body.Deref, body.Member) {
		return w.readsAll(op, to, size)
	}
	at, ok := w.addresses.place(object.Node)
	bytes, _, known := w.pass.SizeAlign(object.Type)
	if !ok || !known {
		return syntax.Node{}
	}
	distance, ok := at.distance(to)
	if ok && (distance == 0 && (!size.known || size.bytes > 0) || size.known && distance > -bytes && distance < size.bytes) || w.coversAll(to, at.base, size) {
		return object.Node
	}
	return syntax.Node{}
}

// readsAll returns the operation if it calls a function that reads elements of an array
// which is copied to as a whole.
func (w *waitRule) readsAll(op *body.Op, to address, size copySize) syntax.Node {
	for _, e := range w.effects[op] {
		if x, ok := certainly(e.Value); e.Kind == memory.Reads && e.Inner != nil && e.Inner.Always && ok && x.Kind == memory.Address && x.Place.Object.Variable != nil && w.coversAll(to, x.Place.Object.Variable, size) {
			return op.Node
		}
	}
	return syntax.Node{}
}

// coversAll reports whether a copy to an address fills an array.
func (w *waitRule) coversAll(to address, array *sema.Variable, copied copySize) bool {
	if to.base != array || to.pointer || to.offset != 0 || len(to.terms) != 0 || array.Type().Kind != sema.Array {
		return false
	}
	size, _, ok := w.pass.SizeAlign(array.Type())
	return ok && copied.known && copied.bytes >= size
}
