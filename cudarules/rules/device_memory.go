package rules

import (
	"maps"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// Uses by kernels of memory allocated in the function that launches them: CUDA Runtime API, cudaMalloc; CUDA C++ Programming
// Guide, device memory accesses.

func init() {
	registerThreads(deviceUninitialized, rule.Info{
		ID: "device-uninitialized", Class: rule.Undefined, Section: "CUDA Runtime API, memory management, cudaMalloc",
		Doc: "Device memory is written before a kernel reads it: cudaMalloc does not clear it.",
		Bad: `__global__ void add(int *n) { *n += 1; }
void run() {
    int *n = nullptr, sum = 0;
    if (cudaMalloc(&n, sizeof(int)) != cudaSuccess) return;
    add<<<1, 1>>>(n);
    cudaMemcpy(&sum, n, sizeof(int), cudaMemcpyDeviceToHost);
}`,
		Good: `__global__ void add(int *n) { *n += 1; }
void run() {
    int *n = nullptr, sum = 0;
    if (cudaMalloc(&n, sizeof(int)) != cudaSuccess) return;
    cudaMemset(n, 0, sizeof(int));
    add<<<1, 1>>>(n);
    cudaMemcpy(&sum, n, sizeof(int), cudaMemcpyDeviceToHost);
}`,
	})
	registerThreads(allocationBounds, rule.Info{
		ID: "allocation-bounds", Class: rule.Undefined, Section: "CUDA C++ Programming Guide, device memory accesses",
		Doc: "A kernel uses no element behind the end of the memory that the function which launches it has allocated.",
		Bad: `__global__ void ramp(int *v) { v[threadIdx.x] = threadIdx.x; }
void run() {
    int *v = nullptr;
    if (cudaMalloc(&v, 64) == cudaSuccess) ramp<<<1, 64>>>(v);
}`,
		Good: `__global__ void ramp(int *v) { v[threadIdx.x] = threadIdx.x; }
void run() {
    int *v = nullptr;
    if (cudaMalloc(&v, 64 * sizeof(int)) == cudaSuccess) ramp<<<1, 64>>>(v);
}`,
	})
}

// An allocation is a call that allocates device memory for a variable of the function that makes it, which has no other memory.
type allocation struct {
	variable *sema.Variable
	call     *body.Op
	size     *body.Op
}

// A launcher is a body that allocates memory and launches kernels.
type launcher struct {
	body        *body.Body
	allocations map[*sema.Variable]*allocation
}

// launchersOf gathers the bodies that allocate and launch, by the launches.
func (v *view) launchersOf() map[syntax.Node]*launcher {
	all := map[syntax.Node]*launcher{}
	for _, b := range v.Bodies() {
		if b.IsUnclosed() || b.InTemplate() || !slices.ContainsFunc(b.Uses(), isLaunch) || !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return allocatesOnDevice(u.Function) }) {
			continue
		}
		in := body.Of(b.FuncDecl)
		l := &launcher{in, allocationsIn(in)}
		for op := range in.Root.All() {
			if op.Kind == body.LaunchKernel && all[op.Node] == nil {
				all[op.Node] = l
			}
		}
	}
	return all
}

func allocatesOnDevice(f *sema.Function) bool {
	return f != nil && (f.Name == "cudaMalloc" || f.Name == "cudaMallocAsync") && f.TU.Unit(f.First().Node).Prelude
}

// allocationsIn returns the allocations in a body whose pointers are otherwise only assigned null.
func allocationsIn(b *body.Body) map[*sema.Variable]*allocation {
	all := map[*sema.Variable]*allocation{}
	other := map[*sema.Variable]bool{}
	own := map[*body.Op]bool{}
	for op := range b.Root.All() {
		if op.Kind == body.Call && allocatesOnDevice(op.Function) && len(op.Arguments()) > 1 {
			own[unconvertedOp(op.Arguments()[0])] = true
		}
	}
	for op := range b.Root.All() {
		switch {
		case op.Kind == body.Call && allocatesOnDevice(op.Function) && len(op.Arguments()) > 1:
			at := unconvertedOp(op.Arguments()[0])
			if at == nil || at.Kind != body.AddressOf || !at.Args[0].Is(body.Var) {
				continue
			}
			v := at.Args[0].Variable
			other[v] = other[v] || all[v] != nil || !v.IsLocal() || v.Parameter || v.IsStatic() || v.Type().IsReference()
			all[v] = &allocation{v, op, op.Arguments()[1]}
		case op.Is(body.AddressOf, body.Bind, body.Step, body.Assign) && !own[op] && op.Args[0].Is(body.Var):
			other[op.Args[0].Variable] = true
		case op.Is(body.Lambda):
			for x := range op.All() {
				if x.Is(body.Var) {
					other[x.Variable] = true
				}
			}
		}
	}
	maps.DeleteFunc(all, func(v *sema.Variable, _ *allocation) bool { return other[v] })
	return all
}

// given returns the allocation that a launch gives a kernel for a parameter, and no other parameter; nil if that is not known.
func (l *launcher) given(launch *body.Op, parameter int) *allocation {
	var found *allocation
	for i, arg := range launchArguments(launch) {
		for op := range arg.All() {
			if a := l.allocations[op.Variable]; op.Is(body.Var) && a != nil {
				switch {
				case i == parameter && unconvertedOp(arg) == op:
					found = a
				case found == a:
					return nil
				}
			}
		}
	}
	if found == nil {
		return nil
	}
	n := 0
	for _, arg := range launchArguments(launch) {
		if x := unconvertedOp(arg); x.Is(body.Var) && x.Variable == found.variable {
			n++
		}
	}
	if n != 1 {
		return nil
	}
	return found
}

// launchArguments returns the kernel arguments of a launch.
func launchArguments(launch *body.Op) []*body.Op {
	if launch.Kind != body.LaunchKernel || len(launch.Args) < 5 {
		return nil
	}
	return launch.Args[5:]
}

// isGiven reports whether a body that launches a kernel allocates memory.
func (v *view) isGiven(_ *sema.Body, launches *threads.Launches) bool {
	return launches != nil && slices.ContainsFunc(launches.All, func(l *launchconfig.Launch) bool {
		return l.Op != nil && v.launchers()[l.Op.Node] != nil
	})
}

// eachGiven calls visit for the uses by kernels of memory allocated in the functions that launch them.
func (p *pass) eachGiven(visit func(run *threads.Run, l *launcher, launch *body.Op, parameter int, a *allocation, u *threads.GivenUse)) {
	if p.view.launchers == nil {
		p.view.launchers = sync.OnceValue(p.launchersOf)
	}
	p.eachGlobalRun(p.isGiven, func(r *threadRun) {
		for _, run := range r.known {
			if !run.Complete || run.Launch == nil || run.Launch.Op == nil || run.Launch.Outside != "" {
				continue
			}
			op := run.Launch.Op
			l := p.launchers()[op.Node]
			if l == nil {
				continue
			}
			for i := range launchArguments(op) {
				u := run.Given[i]
				if u == nil || !u.IsFollowed() {
					continue
				}
				if a := l.given(op, i); a != nil {
					visit(run, l, op, i, a, u)
				}
			}
		}
	})
}

func deviceUninitialized(p *pass) {
	seen := map[syntax.Node]bool{}
	p.eachHanded(func(h *handed, u *threads.GivenUse) {
		if u.ReadFirst == nil || !h.fresh {
			return
		}
		if r := p.reportOnce(seen, h.call, "kernel reads %s, which is uninitialized since its allocation", h.name); r != nil {
			r.related(p.at(u.ReadFirst.Node), "read here")
			r.related(p.at(h.made.Node), "allocated here")
		}
	})
	p.eachGiven(func(_ *threads.Run, l *launcher, launch *body.Op, _ int, a *allocation, u *threads.GivenUse) {
		if u.ReadFirst == nil || !l.isFresh(a, launch) {
			return
		}
		var r *report
		if clears := l.clears(a); len(clears) == 0 {
			if !l.isObserved(launch) {
				return
			}
			r = p.reportOnce(seen, launch, "kernel reads '%s', which is uninitialized since its allocation", a.variable.Name)
		} else if cleared, ok := p.cleared(l, clears); ok {
			if at, end := u.ReadsBeyond(cleared); at != nil {
				r = p.reportOnce(seen, launch, "kernel reads '%s' up to byte %d, of which %d bytes are initialized since its allocation", a.variable.Name, end, cleared)
			}
		}
		if r != nil {
			r.related(p.at(u.ReadFirst.Node), "read here")
			r.related(p.at(a.call.Node), "allocated here")
		}
	})
}

// clears returns the calls that set the first bytes of memory.
func (l *launcher) clears(a *allocation) (all []*body.Op) {
	for op := range l.body.Root.All() {
		if a.isClearedBy(op) {
			all = append(all, op)
		}
	}
	return all
}

// isClearedBy reports whether an operation is a call that sets the first bytes of memory, some number of them.
func (a *allocation) isClearedBy(op *body.Op) bool {
	if op.Kind != body.Call || op.Function == nil || len(op.Arguments()) < 3 {
		return false
	}
	name := sema.LibraryName(op.Function, op.Call())
	to := unconvertedOp(op.Arguments()[0])
	return (name == "cudaMemset" || name == "cudaMemsetAsync") && to != nil && to.Is(body.Var) && to.Variable == a.variable
}

// cleared returns how many bytes calls set at most; false if that is not known.
func (p *pass) cleared(l *launcher, clears []*body.Op) (most int64, ok bool) {
	for _, call := range clears {
		n, ok := p.amountsOf(l.body).of(call.Arguments()[2])
		if !ok || len(n.factors) > 0 {
			return 0, false
		}
		most = max(most, n.constant)
	}
	return most, true
}

// isObserved reports whether the output of a launch may be used: one of its pointer arguments is used elsewhere, or is not
// memory that the body allocates.
func (l *launcher) isObserved(launch *body.Op) bool {
	for _, arg := range launchArguments(launch) {
		x := unconvertedOp(arg)
		if t := arg.Type; t != nil && t.Kind == sema.Pointer && !t.Elem.IsConst() && (!x.Is(body.Var) || l.allocations[x.Variable] == nil) {
			return true
		}
		if !x.Is(body.Var) || l.allocations[x.Variable] == nil {
			continue
		}
		a := l.allocations[x.Variable]
		unseen := l.unseen(a, launch)
		for op := range l.body.Root.All() {
			if op.Is(body.Var) && op.Variable == a.variable && !unseen[op] {
				return true
			}
		}
	}
	return false
}

// calls reports whether an operation is a call of one of CUDA's functions that do something.
func calls(op *body.Op, operation headers.Operation) bool {
	if op.Kind != body.Call || op.Function == nil {
		return false
	}
	api, ok := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
	return ok && api.Operation == operation
}

// isFresh reports whether every path to a launch allocates the memory and uses it for nothing else.
func (l *launcher) isFresh(a *allocation, launch *body.Op) bool {
	g := flow.Of(l.body)
	if g.Partial {
		return false
	}
	for op := range l.body.Root.All() {
		if calls(op, headers.Capture) {
			return false // the launch may run later, as part of a graph
		}
	}
	harmless := l.unseen(a, launch)
	const allocated, touched, none = 1, 2, 4
	s := flow.Forward(g, flow.Problem[*int]{
		Copy: func(s *int) *int { n := *s; return &n },
		Join: func(into, from *int) (*int, bool) {
			n := *into | *from
			changed := n != *into
			return &n, changed
		},
		Op: func(s *int, op *body.Op) *int {
			n := *s
			switch {
			case op == a.call:
				n = allocated
			case op.Kind == body.LaunchKernel && op.Node == launch.Node, op.Is(body.Var) && op.Variable == a.variable && !harmless[op]:
				n = touched
			}
			return &n
		},
	}, func() *int { n := none; return &n }())
	fresh := false
	if s.Complete {
		s.Each(func(in *int, op *body.Op) {
			if op.Kind == body.LaunchKernel && op.Node == launch.Node {
				fresh = *in == allocated
			}
		})
	}
	return fresh
}

// unseen returns the operations that name memory and neither read nor write it, but for a launch: where it is declared, allocated,
// compared and freed. What sets its first bytes is looked at by itself.
func (l *launcher) unseen(a *allocation, launch *body.Op) map[*body.Op]bool {
	all := map[*body.Op]bool{}
	for op := range l.body.Root.All() {
		switch {
		case op == a.call, op.Kind == body.LaunchKernel && op.Node == launch.Node, op.Kind == body.Declare && op.Variable == a.variable,
			calls(op, headers.Free), a.isClearedBy(op):
			for x := range op.All() {
				all[x] = true
			}
		case op.Kind == body.Binary && op.Operator.Compares(), op.Kind == body.Unary:
			for _, arg := range op.Args {
				all[unconvertedOp(arg)] = true
			}
		}
	}
	return all
}

func allocationBounds(p *pass) {
	seen := map[syntax.Node]bool{}
	p.eachHanded(func(h *handed, u *threads.GivenUse) {
		if !h.sized {
			return
		}
		if at, end := u.Beyond(h.size); at != nil {
			if r := p.reportOnce(seen, h.call, "kernel accesses %s out of bounds: up to byte %d, and %d bytes were allocated", h.name, end, h.size); r != nil {
				r.related(p.at(at.Node), "the access")
			}
		}
	})
	p.eachGiven(func(run *threads.Run, l *launcher, launch *body.Op, parameter int, a *allocation, u *threads.GivenUse) {
		size, ok := p.amountsOf(l.body).of(a.size)
		if !ok {
			return
		}
		if len(size.factors) == 0 {
			if at, end := u.Beyond(size.constant); at != nil {
				if r := p.reportOnce(seen, launch, "kernel accesses '%s' out of bounds: up to byte %d, and %d bytes were allocated", a.variable.Name, end, size.constant); r != nil {
					r.related(p.at(at.Node), "the access")
				}
			}
			return
		}
		if len(size.factors) != 1 || l.isMultiple(a) {
			return
		}
		for i, arg := range launchArguments(launch) {
			count, ok := p.amountsOf(l.body).of(arg)
			if !ok || count.constant != 1 || !slices.Equal(count.factors, size.factors) {
				continue
			}
			if at, over := u.BeyondCount(i, size.constant); at != nil {
				if r := p.reportOnce(seen, launch, "kernel accesses '%s' out of bounds: up to element '%s + %d', and '%s' elements were allocated", a.variable.Name, arg.Node.Text(), over, arg.Node.Text()); r != nil {
					r.related(p.at(at.Node), "the access")
				}
			}
		}
	})
}

// isMultiple reports whether the body has to do with remainders, as where it asks whether a number is a multiple of the block.
func (l *launcher) isMultiple(*allocation) bool {
	for op := range l.body.Root.All() {
		if op.Kind == body.Binary && op.Operator == syntax.Mod {
			return true
		}
	}
	return false
}
