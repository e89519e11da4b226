package rules

import (
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on local objects that asynchronous operations work on: CUDA Runtime API, API
// synchronization behavior.

func init() {
	register(asyncHostLocal, rule.Info{
		ID: "async-host-local", Class: rule.Undefined, Section: "CUDA Runtime API, API synchronization behavior; cudaLaunchHostFunc",
		Doc: "A local object outlives the asynchronous copy that writes it and the host function that is given its address: its function waits for them.",
		Bad: `int peek(const int *d, cudaStream_t s) {
    int flag = 0;
    cudaMemcpyAsync(&flag, d, sizeof flag, cudaMemcpyDeviceToHost, s);
    return flag;
}`,
		Good: `int peek(const int *d, cudaStream_t s) {
    int flag = 0;
    cudaMemcpyAsync(&flag, d, sizeof flag, cudaMemcpyDeviceToHost, s);
    cudaStreamSynchronize(s);
    return flag;
}`,
	})
}

func asyncHostLocal(p *pass) {
	p.eachEnqueued(outlivesCall, func(l *lifetimes, b *sema.Body, e *memory.Effect) {
		if at := l.worksOn(b, e); at != nil {
			l.judge(e, at)
		}
	})
}

// eachEnqueued has visit look at operations that bodies of the host's enqueue, by themselves or whenever they call a function that
// does not wait for them.
func (p *pass) eachEnqueued(is func(headers.API) bool, visit func(*lifetimes, *sema.Body, *memory.Effect)) {
	reaches := p.calling(is, isReached)
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes || !reaches.from(b.Function) {
			return
		}
		a := p.waiting.Of(b.FuncDecl)
		if a == nil || !a.Complete() || !isUnderstood(a.Graph) {
			return
		}
		l := &lifetimes{pass: p, queue: newQueue(a), owners: owners(a.Body), waits: append(p.waits(b), spins(a.Body)...)}
		for _, e := range a.Effects() {
			if e.Kind == memory.Runs && is(e.API) && (e.Inner == nil || e.Inner.Always && !e.Inner.Settled) {
				visit(l, b, e)
			}
		}
	})
}

// outlivesCall recognizes the functions of CUDA's API that enqueue work on host memory: a copy, or a call of a host function.
func outlivesCall(api headers.API) bool {
	return api.Async && (api.Operation == headers.Copy || api.Operation == headers.CallHost)
}

// lifetimes determines whether the storage of variables of a body ends before operations do.
type lifetimes struct {
	pass *pass
	*queue
	owners map[*body.Op]*sema.Variable
	waits  []callbackWait // for work of a host function, or of another thread
}

// spins returns the loops of a body that wait for a change by others of a variable: one that is volatile or atomic.
func spins(b *body.Body) (loops []callbackWait) {
	for loop := range b.Root.All() {
		if !loop.Is(body.While, body.Do, body.For) {
			continue
		}
		for condition := range conditionsOf(loop) {
			for op := range condition.All() {
				if v := op.Variable; op.Is(body.Var, body.Member) && v != nil && (v.Type().IsVolatile() || isAtomic(v.Type())) {
					loops = append(loops, callbackWait{op: loop, on: []*sema.Variable{v}})
				}
			}
		}
	}
	return loops
}

// isAtomic reports whether a type is one of the library's of objects that threads share.
func isAtomic(t *sema.Type) bool {
	t = t.NonReference()
	return t.Kind == sema.RecordType && t.Record.IsBuiltIn() && slices.Contains([]string{"atomic", "atomic_ref", "atomic_flag"}, t.Record.Name)
}

// owners returns the local containers of a body by the operations that make them.
func owners(b *body.Body) map[*body.Op]*sema.Variable {
	all := map[*body.Op]*sema.Variable{}
	traversed := map[*body.Op]bool{}
	for op := range b.Root.All() {
		if op.Kind != body.Declare || op.Variable == nil || len(op.Args) == 0 {
			continue
		}
		if op.Args[0].Is(body.Construct) {
			all[op.Args[0]] = op.Variable
		}
		traversed[op.Args[0]] = op.Inserted // by a range-based for
	}
	for op := range b.Root.All() {
		// A moved, returned or swapped object transfers its memory.
		var given *body.Op
		switch {
		case op.Is(body.Return) && len(op.Args) > 0:
			if given = op.Args[0]; given.Is(body.Construct) && len(given.Args) > 0 {
				given = given.Args[0]
			}
			given = bound(given)
		case op.Is(body.Construct, body.AddressOf) && len(op.Args) > 0, op.Is(body.Bind) && !op.Type.IsConst() && !traversed[op]:
			given = op.Args[0]
		}
		if given.Is(body.Var) {
			maps.DeleteFunc(all, func(_ *body.Op, v *sema.Variable) bool { return v == given.Variable })
		}
	}
	return all
}

// A storage is memory of the host that ends in a body: that of a local variable with its block, that of the heap by a free.
type storage struct {
	name   string
	object *memory.Object // of the heap, which ends where it is freed
	block  syntax.Node    // with which a variable ends
}

// worksOn returns the storage that an operation reads or writes when it comes to run; nil if it is none that ends in the body.
func (l *lifetimes) worksOn(b *sema.Body, e *memory.Effect) *storage {
	role := headers.Data
	if e.API.Operation != headers.CallHost {
		role = headers.Dst
	}
	i, ok := e.API.Param(role)
	if !ok || i >= len(e.Args) {
		return nil
	}
	x, ok := certainly(e.Args[i])
	if !ok || x.Kind != memory.Address {
		return nil
	}
	at := l.endsInBody(x.Place.Object)
	if at == nil || e.API.Operation != headers.CallHost && !l.isDownload(b, e) {
		return nil
	}
	return at
}

// endsInBody returns the storage that an object is; nil if it may outlive the body.
func (l *lifetimes) endsInBody(o *memory.Object) *storage {
	switch {
	case o.Kind == memory.Heap && o.Made != nil && l.owners[o.Made] != nil:
		return l.storageOf(l.owners[o.Made])
	case o.Kind == memory.Heap && o.Made != nil:
		return &storage{name: "heap memory", object: o}
	case o.Kind == memory.Automatic && o.Variable != nil && (l.Declares(o.Variable) || slices.Contains(l.Body.Params, o.Variable)) && !o.Variable.Type().IsReference():
		return l.storageOf(o.Variable)
	}
	return nil
}

func (l *lifetimes) storageOf(v *sema.Variable) *storage {
	if v.Parameter {
		return &storage{name: "'" + v.Name + "'", block: l.Body.Decl.Node}
	}
	block := v.Node
	for block = block.Parent(); !block.IsZero() && !block.Is(syntax.CompoundStatement, syntax.FunctionDefinition, syntax.LambdaExpression); {
		block = block.Parent()
	}
	return &storage{name: "'" + v.Name + "'", block: block}
}

// isDownload reports whether a copy to memory of the host comes from the device, by its direction, which callers may give, or with
// cudaMemcpyDefault because its source is not known to be memory of the host.
func (l *lifetimes) isDownload(b *sema.Body, e *memory.Effect) bool {
	api := e.API
	if api.To == headers.HostMemory || api.From != headers.AnyMemory {
		return api.To == headers.HostMemory && (api.From == headers.DeviceMemory || api.From == headers.ArrayMemory)
	}
	i, ok := api.Param(headers.Direction)
	if !ok {
		return false
	}
	f, op := frameOf(body.Of(b.FuncDecl), e, l.pass.amountsOf)
	if f == nil {
		return false
	}
	kind, ok := f.constant(argumentOf(op, i), maxReachDepth)
	if !ok {
		return false
	}
	if to, from, ok := headers.Ends(kind); ok {
		return to == headers.HostMemory && from == headers.DeviceMemory
	}
	j, ok := api.Param(headers.Src)
	if !ok || j >= len(e.Args) || kind != copyByAddress {
		return false
	}
	return !slices.ContainsFunc(e.Args[j].Whole.Atoms, func(x memory.Atom) bool {
		return isHostMemory(x) || x.Kind == memory.Address && x.Place.Object.Kind == memory.Pinned
	})
}

// copyByAddress is cudaMemcpyDefault: the addresses say in which direction is copied.
const copyByAddress = 4

// judge reports an operation, in each place where the body has it, if a way leads from its success to the end of a storage on
// which nothing may wait for it.
func (l *lifetimes) judge(e *memory.Effect, at *storage) {
	for _, op := range operationsOf(e) {
		if l.ends(e, op, at) {
			l.pass.report(op.Node, "'%s' may access %s after its lifetime ends; synchronize first", e.API.Name, at.name)
		}
	}
}

// endedBy reports whether an operation is where a storage ends.
func (l *lifetimes) endedBy(op *body.Op, at *storage) bool {
	if at.object == nil { // default arguments are written elsewhere
		return !at.block.Contains(op.Node) && l.Body.Decl.Node.Contains(op.Node)
	}
	return slices.ContainsFunc(l.effects[op], func(e *memory.Effect) bool {
		x, ok := certainly(e.Value)
		return e.Kind == memory.Frees && (e.Inner == nil || e.Inner.Always) && ok && x.Kind == memory.Address && x.Place.Object == at.object
	})
}

// ends reports whether a way leads from an operation that has succeeded to the end of a storage on which nothing may wait for the
// operation.
func (l *lifetimes) ends(e *memory.Effect, start *body.Op, at *storage) bool {
	seen := map[*flow.Block]bool{}
	var from func(b *flow.Block, ops []*body.Op) bool
	from = func(b *flow.Block, ops []*body.Op) bool {
		for _, op := range ops {
			if l.mayWait(op, e) {
				return false
			}
			if l.endedBy(op, at) {
				return true
			}
		}
		if b == l.Graph.Exit || b.End == flow.Returns {
			return b == l.Graph.Exit && at.object == nil || b != l.Graph.Exit && from(l.Graph.Exit, l.Graph.Exit.Ops)
		}
		for i, next := range b.Succs {
			if seen[next] || b.End == flow.Branch && b.Cond != nil && len(b.Succs) == 2 && l.failure(b.Cond) == i {
				continue
			}
			seen[next] = true
			if from(next, next.Ops) {
				return true
			}
		}
		return false
	}
	for _, b := range l.Graph.Blocks {
		if i := slices.Index(b.Ops, start); i >= 0 {
			return from(b, b.Ops[i+1:])
		}
	}
	return false
}

// mayWait reports whether an operation may wait for another: not if it waits for another stream alone, or records an event, for
// which the wait may come after the storage has ended.
func (l *lifetimes) mayWait(op *body.Op, e *memory.Effect) bool {
	if slices.ContainsFunc(l.waits, func(w callbackWait) bool { return w.op.Node.Contains(op.Node) }) {
		return true
	}
	stream := (*body.Op)(nil)
	if i, ok := e.API.Param(headers.Stream); ok && e.Inner == nil {
		stream = argumentOf(e.Op, i)
	}
	return slices.ContainsFunc(l.effects[op], func(w *memory.Effect) bool {
		return w.MayWait() && !l.waitsForOther(w, stream) && (w.Kind != memory.Runs || w.API.Operation != headers.Record)
	})
}
