package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on the owners of resources: CUDA C++ Guidelines, CUDADirective-1.2.

func init() {
	register(raiiResource, rule.Info{
		ID: "raii-resource", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDADirective-1.2",
		Doc: "An object whose destructor releases it takes over each resource of CUDA's, such as memory, a stream, an event or a graph, as soon as it is acquired.",
		Bad: `bool run(size_t n) {
    float *d = nullptr;
    if (cudaMalloc(&d, n) != cudaSuccess) return false;
    return cudaFree(d) == cudaSuccess;
}`,
		Good: `#include <memory>
struct Free { void operator()(void *p) const noexcept { (void)cudaFree(p); } };
std::unique_ptr<float, Free> make(size_t n) {
    float *d = nullptr;
    if (cudaMalloc(&d, n * sizeof(float)) != cudaSuccess) d = nullptr;
    return std::unique_ptr<float, Free>(d);
}`,
	})
}

func raiiResource(p *pass) {
	o := &ownership{pass: p, classes: map[*sema.Record]bool{}, released: map[*sema.Variable]bool{}}
	o.releasing = callSearch[bool]{pass: p, follows: runsFunction, finds: mayRelease}
	var acquiring []*sema.Body
	p.eachHostBody(func(b *sema.Body) {
		o.bodies = append(o.bodies, b)
		acquires := func(u sema.Use) bool { _, ok := acquired(libraryName(u)); return ok }
		if slices.ContainsFunc(b.Uses(), acquires) {
			acquiring = append(acquiring, b)
		}
		if b.Function.IsDestructor() && o.releasing.from(b.Function) {
			for in := range p.reachedFrom(b) {
				for _, u := range in.Uses() {
					if u.Variable != nil {
						o.released[u.Variable] = true
					}
				}
			}
		}
	})
	p.atEnd(func() {
		for _, b := range acquiring {
			for op := range body.Of(b.FuncDecl).Root.All() {
				if op.Kind != body.Call {
					continue
				}
				i, ok := acquired(sema.LibraryName(op.Function, op.Call()))
				if ok && i < len(op.Arguments()) && o.staysRaw(b, op, op.Arguments()[i], 4) {
					p.report(op.Node, "resource acquired by '%s' is not owned by an object whose destructor releases it", op.Callee())
				}
			}
		}
	})
}

// acquired returns the parameter through which a function of the runtime or driver API hands
// out a resource.
func acquired(function string) (result int, ok bool) {
	if _, known := headers.Lookup(function); !known {
		return 0, false
	}
	return headers.Acquires(function)
}

// mayRelease reports whether a body releases a resource, or has unknown effects.
func mayRelease(b *sema.Body) bool {
	if body.Of(b.FuncDecl).Partly != nil {
		return true
	}
	return slices.ContainsFunc(b.Uses(), func(u sema.Use) bool {
		if _, releases := headers.Releases(libraryName(u)); releases {
			return true
		}
		return runsFunction(u) && isUnseen(u.Function)
	})
}

// isUnseen reports whether the definition of a function that project code declares is not seen.
func isUnseen(f *sema.Function) bool {
	return f != nil && f.Definition() == nil && !f.IsDefaultedDestructor() && !f.TU.Unit(f.First().Node).Prelude
}

// ownership determines which objects own resources.
type ownership struct {
	pass      *pass
	bodies    []*sema.Body
	releasing callSearch[bool]
	classes   map[*sema.Record]bool   // results of [ownership.mayOwn]
	released  map[*sema.Variable]bool // that destructors that release know of
}

// mayOwn reports whether the destructor of a class, or of its bases and members, may release a
// resource.
func (o *ownership) mayOwn(r *sema.Record) bool {
	if r == nil || r.IsBuiltIn() || r.HasUnknownBase() {
		return true
	}
	if known, ok := o.classes[r]; ok {
		return known
	}
	o.classes[r] = false // a class is not part of itself
	owns := o.destroys(r)
	for _, f := range r.Fields() {
		t := f.Type()
		owns = owns || t.Kind == sema.RecordType && !t.Record.IsBuiltIn() && o.mayOwn(t.Record)
	}
	o.classes[r] = owns
	return owns
}

// destroys reports whether the destructor of a class, or of a base, may release a resource.
func (o *ownership) destroys(r *sema.Record) bool {
	if d := r.Destructor(); d != nil && !d.IsDefaultedDestructor() && (d.Definition() == nil || o.releasing.from(d)) {
		return true
	}
	return slices.ContainsFunc(r.Bases(), func(b sema.Base) bool { r := b.Type.Record; return r == nil || o.destroys(r) })
}

// A holder is where an operation puts a resource.
type holder struct {
	variable  *sema.Variable   // the object or its whole, if it has a name
	members   []*sema.Variable // of it, the innermost first
	parameter bool             // variable is, or leads to it: it is the caller's
}

// holderAt returns the variable that an address, or a glvalue, leads to; false if that is not followed.
func holderAt(op *body.Op) (h holder, ok bool) {
	for op != nil {
		switch op.Kind {
		case body.Load:
			v := op.Args[0]
			if v.Is(body.Var) && (v.Variable.Type().IsReference() || v.Variable.Type().NonReference().Kind == sema.Pointer && !v.Variable.Parameter) && len(h.members) == 0 {
				return h, false
			}
			op = v
		case body.Convert, body.Cast, body.Bind, body.AddressOf, body.Decay, body.Index, body.Deref:
			op = op.Args[0]
		case body.Member:
			h.members = append(h.members, op.Variable)
			op = op.Args[0]
		case body.Call: // the element of a container
			if op.Function == nil || op.Function.Class == nil || !op.Function.Class.IsBuiltIn() {
				return h, false
			}
			op = op.Args[0]
		case body.This:
			return h, len(h.members) > 0
		case body.Var:
			t := op.Variable.Type()
			h.variable = op.Variable
			h.parameter = op.Variable.Parameter && (t.IsReference() || t.Kind == sema.Pointer)
			return h, h.parameter || !t.IsReference()
		default:
			return h, false
		}
	}
	return h, false
}

// staysRaw reports whether no owning object takes over the resource that op acquires and stores at the
// address target, at least on some path through the body.
func (o *ownership) staysRaw(b *sema.Body, op, target *body.Op, calls int) bool {
	h, ok := holderAt(elementPointer(target))
	if !ok || calls == 0 || o.released[h.variable] {
		return false
	}
	for _, m := range h.members {
		if o.released[m] || m.Member == nil || o.destroysMember(m.Member) {
			return false
		}
	}
	switch {
	case h.variable == nil || !h.parameter && !h.variable.IsLocal():
		return true
	case h.parameter:
		return len(h.members) == 0 && o.eachCall(b.Function, func(caller *sema.Body, call *body.Op) bool {
			i := h.variable.Index
			return i < len(call.Arguments()) && o.staysRaw(caller, call, call.Arguments()[i], calls-1)
		})
	}
	takers, returned := o.takers(b, func(at *body.Op) bool { return at.Is(body.Var) && at.Variable == h.variable }, calls)
	if returned && o.eachCall(b.Function, func(caller *sema.Body, call *body.Op) bool {
		takers, _ := o.takers(caller, func(at *body.Op) bool { return at == call }, calls)
		return len(takers) > 0
	}) {
		return false
	}
	return len(takers) == 0 || leaks(b, op, takers)
}

// elementPointer returns the variable that a pointer to the elements of an array is read from
// if an address is one of those; else the address.
func elementPointer(op *body.Op) *body.Op {
	if at := unconvertedOp(op); at.Is(body.AddressOf) && at.Args[0].Is(body.Index) {
		if array := unconvertedOp(at.Args[0].Args[0]); array.Is(body.Var) {
			return array
		}
	}
	return op
}

func (o *ownership) destroysMember(r *sema.Record) bool {
	return r.IsBuiltIn() || r.HasUnknownBase() || o.destroys(r)
}

// eachCall reports whether is holds for a call of a function in the translation unit.
func (o *ownership) eachCall(f *sema.Function, is func(caller *sema.Body, call *body.Op) bool) bool {
	for _, b := range o.bodies {
		if !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Function == f && u.Kind == sema.Calls }) {
			continue
		}
		for op := range body.Of(b.FuncDecl).Root.All() {
			if op.Is(body.Call) && op.Function == f && is(b, op) {
				return true
			}
		}
	}
	return false
}

// takers returns the operations of a body by which a possible owner receives the value of a source,
// and whether the body returns that unchanged.
func (o *ownership) takers(b *sema.Body, source func(*body.Op) bool, calls int) (takers factSet[*body.Op], returned bool) {
	in := body.Of(b.FuncDecl)
	aliases := map[*sema.Variable]bool{}
	carries := func(op *body.Op) bool {
		return carries(op, func(at *body.Op) bool { return source(at) || at.Is(body.Var) && aliases[at.Variable] })
	}
	for before := -1; before < len(aliases); {
		before = len(aliases)
		for op := range in.Root.All() {
			if v, value := stored(op); v != nil && value != nil && carries(value) {
				aliases[v] = true
			}
			if op.Is(body.Assign) {
				if h, ok := holderAt(op.Args[0]); ok && h.variable != nil && h.variable.IsLocal() && carries(op.Args[1]) {
					aliases[h.variable] = true
				}
			}
		}
	}
	takers = factSet[*body.Op]{}
	for op := range in.Root.All() {
		takes := false
		switch op.Kind {
		case body.Return:
			returned = returned || len(op.Args) > 0 && op.Args[0] != nil && carries(op.Args[0])
		case body.Construct, body.List:
			r := op.Record
			if op.Kind == body.List && op.Type != nil {
				if op.Type.Kind != sema.RecordType {
					continue
				}
				r = op.Type.Record
			}
			takes = slices.ContainsFunc(op.Args, carries) && o.mayOwn(r)
		case body.Initialize:
			takes = op.Variable != nil && op.Variable.Member != nil && len(op.Args) > 0 && op.Args[0] != nil && carries(op.Args[0]) && (o.released[op.Variable] || o.destroysMember(op.Variable.Member))
		case body.Assign:
			if !carries(op.Args[1]) {
				continue
			}
			h, ok := holderAt(op.Args[0])
			takes = !ok || h.parameter || o.released[h.variable] ||
				slices.ContainsFunc(h.members, func(m *sema.Variable) bool { return m.Member == nil || o.released[m] || o.destroysMember(m.Member) })
		case body.Call:
			for i, arg := range op.Arguments() {
				takes = takes || arg != nil && carries(arg) && o.callTakes(op, i, calls)
			}
		case body.Unknown:
			takes = slices.ContainsFunc(op.Args, carries)
		}
		if takes {
			takers[op] = true
		}
	}
	return takers, returned
}

// callTakes reports whether a call may make an owner of its i-th argument.
func (o *ownership) callTakes(op *body.Op, i, calls int) bool {
	name := sema.LibraryName(op.Function, op.Call())
	switch f := op.Function; {
	case headers.ReturnsStatus(name):
		return false
	case f == nil:
		return true
	case f.Class != nil && o.mayOwn(f.Class):
		return true
	case isLibraryFunction(f), memory.KnowsNoCUDA(f):
		return false
	default:
		b := o.pass.BodyOf(f)
		if b == nil || calls == 0 || i >= len(b.Params()) {
			return true
		}
		takers, returned := o.takers(b, func(at *body.Op) bool { return at.Is(body.Var) && at.Variable == b.Params()[i] }, calls-1)
		return returned || len(takers) > 0
	}
}

// carries reports whether the value of an expression is, holds or leads to that of a source.
func carries(op *body.Op, source func(*body.Op) bool) bool {
	if op == nil {
		return false
	}
	if source(op) {
		return true
	}
	switch op.Kind {
	case body.Load, body.Convert, body.Cast, body.Materialize, body.Bind, body.AddressOf, body.Decay, body.Conditional,
		body.Comma, body.Construct, body.List, body.Lambda, body.Full, body.New:
		return slices.ContainsFunc(op.Args, func(arg *body.Op) bool { return carries(arg, source) })
	case body.Index, body.Member:
		return carries(op.Args[0], source)
	}
	return false
}

// leaks reports whether a path leads from a successful acquisition to the end of a body past all
// operations that may take it over.
func leaks(b *sema.Body, acquires *body.Op, takers factSet[*body.Op]) bool {
	in := body.Of(b.FuncDecl)
	failure := memory.Failures(in)
	var status *sema.Variable
	for op := range in.Root.All() {
		if v, value := stored(op); v != nil && slices.Contains(errorsIn(value), acquires) {
			status = v
		}
	}
	asks := func(cond *body.Op) bool {
		for op := range cond.All() {
			if op == acquires || op.Is(body.Var) && op.Variable == status {
				return true
			}
		}
		return false
	}
	pending := possibility[*body.Op]{graph: flow.Of(in), op: func(facts factSet[*body.Op], op *body.Op) {
		switch {
		case op == acquires:
			facts[op] = true
		case takers[op]:
			delete(facts, acquires)
		}
	}, edge: func(facts factSet[*body.Op], from *flow.Block, successor int) {
		if from.End == flow.Branch && from.Cond != nil && asks(from.Cond) && failure(from.Cond) == successor {
			delete(facts, acquires)
		}
	}}
	solution := pending.solve()
	if solution == nil || !solution.Complete {
		return false
	}
	left, _ := solution.At(pending.graph.Exit)
	return left[acquires]
}
