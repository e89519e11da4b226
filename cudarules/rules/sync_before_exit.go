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
)

// The rule on work that is under way when the program ends: CUDA C++ Guidelines 1.2.

func init() {
	register(syncBeforeExit, rule.Info{
		ID: "sync-before-exit", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.2",
		Doc: "The program waits for what it has launched or enqueued before it ends: before main returns, and before it calls exit, quick_exit or abort.",
		Bad: `__global__ void work() {}
int main() {
    work<<<1, 32>>>();
    return 0;
}`,
		Good: `__global__ void work() {}
int main() {
    work<<<1, 32>>>();
    return cudaDeviceSynchronize() == cudaSuccess ? 0 : 1;
}`,
	})
}

func syncBeforeExit(p *pass) {
	w := &outstanding{p, map[*sema.FuncDecl]*leftover{}}
	var bodies []*sema.Body
	runsAtExit := false
	p.eachHostBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			runsAtExit = runsAtExit || headers.RegistersExit(libraryName(u))
		}
		bodies = append(bodies, b)
	})
	p.atEnd(func() {
		if runsAtExit {
			return
		}
		told := map[*body.Op]bool{}
		for _, b := range bodies {
			isMain := b.Function.Name == "main" && b.Function.Class == nil && b.Function.Scope == p.Global
			if !isMain && !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Kind == sema.Calls && endsProgram(u.Function) }) {
				continue
			}
			left := w.of(b.FuncDecl)
			ops := maps.Clone(left.whereItEnds)
			if isMain {
				maps.Copy(ops, left.ops)
			}
			for _, op := range slices.SortedFunc(maps.Keys(ops), func(a, b *body.Op) int { return a.Node.Start() - b.Node.Start() }) {
				if !told[op] {
					told[op] = true
					p.report(op.Node, "program may exit before this has finished on the device; synchronize first")
				}
			}
		}
	})
}

// endsProgram reports whether a function of the C library ends the program in a normal way, or by
// a signal of its own (C17 7.22.4).
func endsProgram(f *sema.Function) bool {
	if f == nil || f.Class != nil || !f.TU.Unit(f.First().Node).Prelude {
		return false
	}
	return f.Name == "exit" || f.Name == "quick_exit" || f.Name == "abort"
}

// outstanding follows launched and enqueued work until the host waits for it.
type outstanding struct {
	pass  *pass
	known map[*sema.FuncDecl]*leftover
}

// A leftover is the work that a function has enqueued and not waited for.
type leftover struct {
	ops         factSet[*body.Op] // where it returns, on some way
	whereItEnds factSet[*body.Op] // where it ends the program
	mayWait     bool              // on some way, for anything
}

// of returns the work that a function leaves. A function without a body, or whose body is not understood, is unknown: it
// may wait.
func (w *outstanding) of(fd *sema.FuncDecl) *leftover {
	if known, ok := w.known[fd]; ok {
		return known
	}
	out := &leftover{ops: factSet[*body.Op]{}, whereItEnds: factSet[*body.Op]{}}
	w.known[fd] = out // a call of itself adds nothing
	in := body.Of(fd)
	if in == nil { // defaulted: it may end objects that wait
		out.mayWait = true
		return out
	}
	streams := streamsOf(in)
	failure := memory.Failures(in)
	graph := flow.Of(in)
	waitsIn := map[*flow.Loop]bool{}
	for _, b := range graph.Blocks {
		for l := b.Loop; l != nil; l = l.Parent {
			waitsIn[l] = waitsIn[l] || slices.ContainsFunc(b.Ops, func(op *body.Op) bool { return w.step(factSet[*body.Op]{}, op, streams) })
		}
	}
	pending := possibility[*body.Op]{graph: graph, op: func(facts factSet[*body.Op], op *body.Op) {
		out.mayWait = w.step(facts, op, streams) || out.mayWait
	}, edge: func(facts factSet[*body.Op], from *flow.Block, successor int) {
		// A failure ends the program in a way of its own: the code that runs then is unknown.
		if from.End == flow.Branch && from.Cond != nil && failure(from.Cond) == successor {
			clear(facts)
		}
		// A loop that waits, for one stream each time, is taken to run as often as that which has enqueued.
		if l := from.Loop; l != nil && waitsIn[l] && !l.Contains(from.Succs[successor]) {
			clear(facts)
		}
	}}
	solution := pending.solve()
	if solution == nil || !solution.Complete {
		out.mayWait = true
		return out
	}
	solution.Each(func(facts factSet[*body.Op], op *body.Op) {
		if op.Is(body.Call) && endsProgram(op.Function) {
			maps.Copy(out.whereItEnds, facts)
		}
	})
	left, _ := solution.At(graph.Exit)
	left = maps.Clone(left)
	for _, op := range graph.Exit.Ops {
		w.step(left, op, streams)
	}
	maps.Copy(out.ops, left)
	return out
}

// step applies an operation to the outstanding work, and reports whether it may wait.
func (w *outstanding) step(facts factSet[*body.Op], op *body.Op, streams streamUse) bool {
	switch op.Kind {
	case body.Unknown:
		clear(facts)
		return true
	case body.LaunchKernel:
		facts[op] = true
		return false
	case body.Call, body.Construct, body.Destroy, body.New, body.Delete:
	default:
		return false
	}
	name := sema.LibraryName(op.Function, op.Call())
	if api, ok := headers.Lookup(name); ok {
		return w.stepAPI(facts, op, api, streams)
	}
	f := op.Function
	switch {
	case f == nil && (op.Kind != body.Call || op.Record != nil):
		return false // of the compiler's
	case f != nil && memory.KnowsNoCUDA(f):
		return false
	}
	if f != nil {
		if fd := f.Definition(); fd != nil && !w.pass.Unit(fd.Node).Prelude {
			of := w.of(fd)
			if of.mayWait {
				clear(facts)
			}
			maps.Copy(facts, of.ops)
			return of.mayWait
		}
	}
	clear(facts)
	return true
}

func (w *outstanding) stepAPI(facts factSet[*body.Op], op *body.Op, api headers.API, streams streamUse) bool {
	switch api.Operation {
	case headers.Launch, headers.LaunchGraph, headers.CallHost:
		facts[op] = true
		return false
	case headers.Copy, headers.Fill, headers.Prefetch:
		if api.Async {
			facts[op] = true
			return false
		}
		maps.DeleteFunc(facts, func(at *body.Op, _ bool) bool { return !streams.nonBlocking[streams.streamOf(at)] })
		return true
	case headers.Record, headers.Wait, headers.SetCurrent, headers.Configure, headers.Inquire, headers.Enumerate, headers.Address:
		return false
	case headers.Synchronize:
		if i, ok := api.Param(headers.Object); ok {
			on := streams.variable(argumentOf(op, i))
			maps.DeleteFunc(facts, func(at *body.Op, _ bool) bool {
				of := streams.streamOf(at)
				return on == nil || of == nil || on == of
			})
			return true
		}
	}
	if !api.MayWait() {
		return false
	}
	clear(facts)
	return true
}

// A streamUse distinguishes the streams of a body.
type streamUse struct {
	own         map[*sema.Variable]bool // local variables that a function of CUDA's gives a stream of their own
	nonBlocking map[*sema.Variable]bool // those that do not wait for the default stream, nor that for them
}

// streamsOf looks for the local streams that a body makes.
func streamsOf(b *body.Body) streamUse {
	s := streamUse{map[*sema.Variable]bool{}, map[*sema.Variable]bool{}}
	for op := range b.Root.All() {
		if !op.Is(body.Call) {
			continue
		}
		api, ok := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
		if !ok || api.Operation != headers.Create {
			continue
		}
		i, ok := api.Param(headers.Result)
		if !ok {
			continue
		}
		v := unbound(argumentOf(op, i))
		if !v.Is(body.Var) || v.Variable == nil || !v.Variable.IsLocal() || !isStream(v.Variable.Type()) {
			continue
		}
		s.own[v.Variable] = true
		if flags := argumentOf(op, 1); flags != nil {
			c, ok := flags.Constant()
			s.nonBlocking[v.Variable] = ok && c.Int() == streamNonBlocking
		}
	}
	for v := range valuesGiven(b) {
		if s.own[v] && len(valuesGiven(b)[v]) > 1 {
			delete(s.own, v)
			delete(s.nonBlocking, v)
		}
	}
	return s
}

// streamNonBlocking is cudaStreamNonBlocking of driver_types.h.
const streamNonBlocking = 1

// variable returns the stream of the body that an expression names; nil for others.
func (s streamUse) variable(op *body.Op) *sema.Variable {
	if op = unbound(op); op.Is(body.Var) && s.own[op.Variable] {
		return op.Variable
	}
	return nil
}

// streamOf returns the stream of the body into which an operation is put; nil if it is another one.
func (s streamUse) streamOf(op *body.Op) *sema.Variable {
	if op.Kind == body.LaunchKernel {
		if len(op.Args) > 4 {
			return s.variable(op.Args[4])
		}
		return nil
	}
	api, _ := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
	if i, ok := api.Param(headers.Stream); ok {
		return s.variable(argumentOf(op, i))
	}
	return nil
}
