package rules

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rules on host functions that streams and graphs call: CUDA C++ Guidelines,
// CUDADirective-1.4 and 1.5.

func init() {
	register(callbackCUDACall, rule.Info{
		ID: "callback-cuda-call", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDADirective-1.4",
		Doc: "A host function that a stream or graph calls does not use CUDA itself: it calls no function of CUDA's that needs the device, launches nothing and touches no __managed__ variable.",
		Bad: `void CUDART_CB done(void *p) { cudaFree(p); }
cudaError_t finish(cudaStream_t s, void *p) { return cudaLaunchHostFunc(s, done, p); }`,
		Good: `void CUDART_CB done(void *p) { *(bool *) p = true; }
cudaError_t finish(cudaStream_t s, bool *p) { return cudaLaunchHostFunc(s, done, p); }`,
	})
	register(callbackWaits, rule.Info{
		ID: "callback-waits", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDADirective-1.5",
		Doc: "A host function that a stream or graph calls does not wait for another such function: they may run one after the other.",
		Bad: `#include <atomic>
std::atomic<bool> ready;
void CUDART_CB consume(void *) { while (!ready) {} }
void CUDART_CB produce(void *) { ready = true; }
bool run(cudaStream_t a, cudaStream_t b) {
    return !cudaLaunchHostFunc(a, consume, nullptr) && !cudaLaunchHostFunc(b, produce, nullptr);
}`,
		Good: `#include <atomic>
std::atomic<bool> ready;
void CUDART_CB produce(void *) { ready = true; }
bool run(cudaStream_t s) {
    if (cudaLaunchHostFunc(s, produce, nullptr)) return false;
    while (!ready) {}
    return true;
}`,
	})
}

// callbacks are the functions registered with streams and graphs, in a deterministic order.
type callbacks struct {
	registering callSearch[bool]
	functions   []*sema.Function
}

// eachCallback has visit look, after all bodies, at the host functions that the host code of
// the unit has streams and graphs call.
func (p *pass) eachCallback(visit func(*sema.Body)) {
	c := &callbacks{registering: p.calling(callsHost, runsFunction)}
	p.eachHostBody(func(b *sema.Body) {
		if c.registering.from(b.Function) {
			c.add(p.program.Of(b.FuncDecl))
		}
	})
	p.atEnd(func() {
		for _, f := range c.functions {
			if b := p.BodyOf(f); b != nil {
				visit(b)
			}
		}
	})
}

// callsHost recognises the functions of CUDA's API that have a stream or graph call a function.
func callsHost(api headers.API) bool { return api.Operation == headers.CallHost }

// add adds the callbacks that a body registers: arguments of CUDA functions, directly or in a
// cudaHostNodeParams.
func (c *callbacks) add(a *memory.Analysis) {
	if a == nil {
		return
	}
	for _, e := range a.Effects() {
		if e.Kind != memory.Runs || e.API.Operation != headers.CallHost {
			continue
		}
		var called memory.Set
		if i, ok := e.API.Param(headers.Function); ok && i < len(e.Args) {
			called = e.Args[i].Whole
		} else if i, ok := e.API.Param(headers.Config); ok && i < len(e.Held) {
			called = e.Held[i].At(".fn")
		}
		for _, x := range called.Atoms {
			if f := functionAt(x); f != nil && !slices.Contains(c.functions, f) {
				c.functions = append(c.functions, f)
			}
		}
	}
}

// functionAt returns the function whose address something is, or that the closure calls whose
// address it is; nil if it is another thing.
func functionAt(x memory.Atom) *sema.Function {
	if x.Kind != memory.Address {
		return nil
	}
	switch made := x.Place.Object.Made; {
	case isObject(x, memory.Code):
		return x.Place.Object.Function
	case isObject(x, memory.Temporary) && made.Is(body.Materialize) && made.Args[0].Is(body.Lambda):
		return made.Args[0].Lambda().Operator()
	}
	return nil
}

func callbackCUDACall(p *pass) {
	search := p.usesOfCUDA()
	p.eachCallback(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if usesCUDA(u) || runsFunction(u) && u.Function != nil && search.from(u.Function) {
				p.reportCall(u, "%s is a stream or graph callback and calls CUDA", describe(b.Function))
			}
		}
	})
}

func callbackWaits(p *pass) {
	var all []*sema.Body
	p.eachCallback(func(b *sema.Body) { all = append(all, b) })
	p.atEnd(func() {
		providers := map[*sema.Variable][]*sema.Body{}
		for _, b := range all {
			for v := range p.provided(b) {
				providers[v] = append(providers[v], b)
			}
		}
		for _, b := range all {
			isOther := func(other *sema.Body) bool { return other != b }
			for _, w := range p.waits(b) {
				for _, v := range w.on {
					if i := slices.IndexFunc(providers[v], isOther); i >= 0 {
						p.report(w.op.Node, "%s waits for %s; both are stream or graph callbacks, which may run one after the other", describe(b.Function), describe(providers[v][i].Function))
						break
					}
				}
			}
		}
	})
}

// A callbackWait is an operation of a callback that comes to an end only when another thread has
// done something.
type callbackWait struct {
	op *body.Op
	on []*sema.Variable // objects of which the other thread has to change one; nil represents the promise of a future, which may be any
}

// waits returns the operations by which a body waits: calls of members of the standard
// library's classes, and loops that go round until a variable changes that they do not change.
func (p *pass) waits(b *sema.Body) (out []callbackWait) {
	tree := body.Of(b.FuncDecl)
	for op := range tree.Root.All() {
		if v, class, method := libraryMember(op); class != "" {
			switch headers.Waits(class, method) {
			case headers.ForNotice:
				if v == nil {
					continue
				}
				out = append(out, callbackWait{op, []*sema.Variable{v}})
			case headers.ForPromise:
				out = append(out, callbackWait{op, []*sema.Variable{v, nil}})
			}
		}
		if op.Is(body.While, body.Do, body.For) {
			if on := p.spinsOn(op); len(on) > 0 {
				out = append(out, callbackWait{op, on})
			}
		}
	}
	return out
}

// spinsOn returns the variables, none of the body's own, that the condition of a loop reads
// and the loop changes nowhere.
func (p *pass) spinsOn(loop *body.Op) (on []*sema.Variable) {
	changed := changedIn(loop)
	for condition := range conditionsOf(loop) {
		for op := range condition.All() {
			if v := sharedVariable(op); v != nil && !changed[v] {
				on = append(on, v)
			}
		}
	}
	return on
}

// conditionsOf yields the conditions that decide whether a loop continues: its own, and those of its exits.
func conditionsOf(loop *body.Op) iter.Seq[*body.Op] {
	return func(yield func(*body.Op) bool) {
		own := loop.Args[map[body.Kind]int{body.While: 0, body.Do: 1, body.For: 1}[loop.Kind]]
		if own != nil && !yield(own) {
			return
		}
		for op := range loop.All() {
			if op.Kind == body.If && leaves(op) && op.Args[1] != nil && !yield(op.Args[1]) {
				return
			}
		}
	}
}

// leaves reports whether one side of an if statement leaves the loop around it at once.
func leaves(op *body.Op) bool {
	for _, side := range op.Args[2:] {
		for side.Is(body.Block) && len(side.Args) > 0 {
			side = side.Args[0]
		}
		if side.Is(body.Break, body.Return) {
			return true
		}
	}
	return false
}

// sharedVariable returns the variable that an operation names if other functions may name it as well:
// a member, or one that is not local.
func sharedVariable(op *body.Op) *sema.Variable {
	if op.Is(body.Member, body.Var) && op.Variable != nil && !op.Variable.IsLocal() && !op.Variable.Parameter {
		return op.Variable
	}
	return nil
}

// changedIn returns the shared variables that an operation assigns to, or calls members of
// the library's to change.
func changedIn(root *body.Op) map[*sema.Variable]bool {
	changed := map[*sema.Variable]bool{}
	note := func(op *body.Op) {
		for v := op; v != nil; {
			if x := sharedVariable(v); x != nil {
				changed[x] = true
			}
			if !v.Is(body.Cast, body.Index, body.Decay, body.Load, body.Deref) || len(v.Args) == 0 {
				return
			}
			v = v.Args[0]
		}
	}
	for op := range root.All() {
		if op.Is(body.Assign, body.Step) {
			note(op.Args[0])
		}
		if v, class, method := libraryMember(op); class != "" && v != nil && headers.Provides(class, method) {
			changed[v] = true
		}
	}
	return changed
}

// provided returns the shared variables that a body, or a callee, changes or notifies; nil represents
// promises that it fulfills.
func (p *pass) provided(b *sema.Body) map[*sema.Variable]bool {
	all := map[*sema.Variable]bool{}
	for of := range p.reachedFrom(b) {
		for v := range changedIn(body.Of(of.FuncDecl).Root) {
			all[v] = true
		}
		for op := range body.Of(of.FuncDecl).Root.All() {
			if _, class, method := libraryMember(op); class == "promise" && headers.Provides(class, method) {
				all[nil] = true
			}
		}
	}
	return all
}

// reachedFrom returns the bodies that a body runs, itself among them.
func (p *pass) reachedFrom(b *sema.Body) map[*sema.Body]bool {
	seen := map[*sema.Body]bool{b: true}
	for pending := []*sema.Body{b}; len(pending) > 0; {
		at := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		for _, u := range at.Uses() {
			if u.Function == nil || !runsFunction(u) || p.Unit(u.Function.First().Node).Prelude {
				continue
			}
			if callee := p.BodyOf(u.Function); callee != nil && !seen[callee] {
				seen[callee] = true
				pending = append(pending, callee)
			}
		}
	}
	return seen
}

// libraryMember returns, for a call of a member function of a class of the standard library,
// the variable that is its object, nil if that is not one alone, the class and the function.
func libraryMember(op *body.Op) (object *sema.Variable, class, method string) {
	f := op.Function
	if op.Kind != body.Call || f == nil || f.Class == nil || !f.Class.IsBuiltIn() || op.Args[0] == nil {
		return nil, "", ""
	}
	at := op.Args[0]
	for at.Is(body.Cast, body.Convert, body.Load) && len(at.Args) > 0 {
		at = at.Args[0]
	}
	return sharedVariable(at), f.Class.Name, f.Name
}
