package rules

import (
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
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes || !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return outlivesCall(libraryName(u)) }) {
			return
		}
		a := p.waiting.Of(b.FuncDecl)
		if a == nil || !a.Complete() || !isUnderstood(a.Graph) {
			return
		}
		life := &lifetimes{queue: newQueue(a), owners: owners(a.Body), waits: append(p.waits(b), spins(a.Body)...)}
		for _, e := range a.Effects() {
			if e.Kind != memory.Runs || e.Inner != nil || !e.API.Async {
				continue
			}
			if v := life.worksOn(e); v != nil && life.ends(e, v) {
				p.report(e.Op.Node, "%s may work on %s when its storage ends: no wait for it stands between", e.API.Name, v.Name)
			}
		}
	})
}

// outlivesCall reports whether a function of the runtime enqueues what works on host memory
// later: a copy, or a call of a host function.
func outlivesCall(name string) bool {
	api, ok := headers.Lookup(name)
	return ok && api.Async && !api.Driver && (api.Operation == headers.Copy || api.Operation == headers.CallHost)
}

// lifetimes tells whether the storage of variables of a body ends before operations do.
type lifetimes struct {
	*queue
	owners map[*body.Op]*sema.Variable
	waits  []callbackWait // for what a host function, or another thread, does
}

// spins returns the loops of a body that go on until a variable changes that others change, too: one that is volatile or atomic.
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
	for op := range b.Root.All() {
		if op.Kind == body.Declare && op.Variable != nil && len(op.Args) > 0 && op.Args[0].Is(body.Construct) {
			all[op.Args[0]] = op.Variable
		}
	}
	for op := range b.Root.All() {
		// What is moved, returned or swapped leaves its memory to others.
		if op.Is(body.Bind, body.Construct, body.Return, body.AddressOf) && len(op.Args) > 0 && op.Args[0].Is(body.Var) {
			for made, v := range all {
				if v == op.Args[0].Variable {
					delete(all, made)
				}
			}
		}
	}
	return all
}

// worksOn returns the local variable that an operation reads or writes when it comes to run;
// nil if there is none.
func (l *lifetimes) worksOn(e *memory.Effect) *sema.Variable {
	var role headers.Role
	switch {
	case e.API.Operation == headers.CallHost:
		role = headers.Data
	case e.API.Operation == headers.Copy && e.API.To == headers.HostMemory && e.API.From == headers.DeviceMemory:
		role = headers.Dst
	default:
		return nil
	}
	i, ok := e.API.Param(role)
	if !ok || i >= len(e.Args) {
		return nil
	}
	x, ok := certainly(e.Args[i])
	if !ok || x.Kind != memory.Address {
		return nil
	}
	switch o := x.Place.Object; {
	case o.Kind == memory.Heap && o.Made != nil:
		return l.owners[o.Made]
	case o.Kind == memory.Automatic && o.Variable != nil && (l.Declares(o.Variable) || slices.Contains(l.Body.Params, o.Variable)) && !o.Variable.Type().IsReference():
		return o.Variable
	}
	return nil
}

// ends reports whether a way leads from an operation that has succeeded to the end of a
// variable's storage on which nothing may wait for the operation.
func (l *lifetimes) ends(e *memory.Effect, v *sema.Variable) bool {
	block := v.Node
	for block = block.Parent(); !block.IsZero() && !block.Is(syntax.CompoundStatement, syntax.FunctionDefinition, syntax.LambdaExpression); {
		block = block.Parent()
	}
	if v.Parameter {
		block = l.Body.Decl.Node
	}
	seen := map[*flow.Block]bool{}
	var from func(b *flow.Block, ops []*body.Op) bool
	from = func(b *flow.Block, ops []*body.Op) bool {
		for _, op := range ops {
			if l.mayWait(op, e) {
				return false
			}
			if !block.Contains(op.Node) {
				return true
			}
		}
		if b == l.Graph.Exit || b.End == flow.Returns {
			return b == l.Graph.Exit || from(l.Graph.Exit, l.Graph.Exit.Ops)
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
		if i := slices.Index(b.Ops, e.Op); i >= 0 {
			return from(b, b.Ops[i+1:])
		}
	}
	return false
}

// mayWait reports whether an operation may wait for another: not if it waits for another stream alone.
func (l *lifetimes) mayWait(op *body.Op, e *memory.Effect) bool {
	if slices.ContainsFunc(l.waits, func(w callbackWait) bool { return w.op.Node.Contains(op.Node) }) {
		return true
	}
	stream := (*body.Op)(nil)
	if i, ok := e.API.Param(headers.Stream); ok {
		stream = argumentOf(e.Op, i)
	}
	return slices.ContainsFunc(l.effects[op], func(w *memory.Effect) bool { return w.MayWait() && !l.waitsForOther(w, stream) })
}
