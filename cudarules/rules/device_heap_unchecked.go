package rules

import (
	"maps"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the limits of the device's heap: CUDA C++ Programming Guide 5.3.6.4.

func init() {
	register(deviceHeapUnchecked, rule.Info{
		ID: "device-heap-unchecked", Class: rule.Advice, Section: "CUDA C++ Programming Guide 5.3.6.4",
		Doc: "What malloc returns in device code is compared with null before it is used, as the heap may be exhausted; its size is set before the first launch.",
		Bad: `#include <cstdlib>
__global__ void scratch(int *out) {
    int *t = (int *)malloc(4 * sizeof(int));
    t[0] = threadIdx.x;
    out[threadIdx.x] = t[0];
    free(t);
}`,
		Good: `#include <cstdlib>
__global__ void scratch(int *out) {
    int *t = (int *)malloc(4 * sizeof(int));
    if (t == nullptr) return;
    t[0] = threadIdx.x;
    out[threadIdx.x] = t[0];
    free(t);
}`,
	})
}

func deviceHeapUnchecked(p *pass) {
	usesHeap := false
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if isDeviceMalloc(u.Function) {
				uncheckedUses(p, b)
				break
			}
		}
	})
	var hosts []*sema.Body
	p.eachHostBody(func(b *sema.Body) { hosts = append(hosts, b) })
	p.atEnd(func() {
		if !p.onHost {
			return
		}
		for _, b := range p.deviceTU().Bodies() {
			if b.Function.RunsOn(sema.Device) == sema.Yes {
				usesHeap = usesHeap || touchesHeap(b)
			}
		}
		if !usesHeap {
			return
		}
		launches := &callSearch[syntax.Node]{pass: p, finds: firstLaunch, follows: func(u sema.Use) bool { return u.Kind == sema.Calls }}
		for _, b := range hosts {
			lateLimit(p, b, launches)
		}
	})
}

// touchesHeap reports whether a body takes memory of the device's heap or gives it
// back.
func touchesHeap(b *sema.Body) bool {
	for n := range b.Nodes() {
		if n.Kind() == syntax.DeleteExpression || allocates(b, n, nil) == onHeap && n.Is(syntax.CallExpression, syntax.NewExpression) {
			return true
		}
	}
	return false
}

// firstLaunch returns the first launch of a body; zero if it has none.
func firstLaunch(b *sema.Body) syntax.Node {
	for _, u := range b.Uses() {
		if u.Launch != nil {
			return u.Node
		}
	}
	return syntax.Node{}
}

// lateLimit reports where a body sets the size of the device's heap after a launch.
func lateLimit(p *pass, b *sema.Body, launches *callSearch[syntax.Node]) {
	const launched = "launched"
	x := &execution[factSet[string]]{body: b, state: factSet[string]{}}
	told := map[syntax.Node]bool{}
	x.visit = func(n syntax.Node) {
		if n.Kind() != syntax.CallExpression {
			return
		}
		if b.BodyScope().At(n).Launch(n) != nil {
			x.state[launched] = true
			return
		}
		c := b.BodyScope().CallAt(n)
		if c == nil {
			return
		}
		if c.Function != nil && !p.Unit(c.Function.First().Node).Prelude && !launches.from(c.Function).IsZero() {
			x.state[launched] = true
		}
		if api, ok := p.apiCalled(c); ok && api.Operation == headers.Launch {
			x.state[launched] = true
		}
		if len(c.Candidates) == 0 || !isLibraryFunction(c.Candidates[0]) {
			return
		}
		switch c.Candidates[0].Name {
		case "cudaDeviceReset":
			delete(x.state, launched)
		case "cudaDeviceSetLimit", "cudaThreadSetLimit":
			if len(c.Args) == 2 && x.state[launched] && !told[n] {
				if e, ok := b.BodyScope().ValueAt(c.Args[0]).Entity.(*sema.Enumerator); ok && e.Name == "cudaLimitMallocHeapSize" {
					told[n] = true
					p.report(n, "the size of the device's heap is set after a launch, when it is fixed")
				}
			}
		}
	}
	x.run()
}

// An uncheckedFlow holds the pointers to memory from malloc that nothing compared
// with null yet, on some way, each with the call that returned it.
type uncheckedFlow map[*sema.Variable]syntax.Node

func (s uncheckedFlow) clone() uncheckedFlow { return maps.Clone(s) }

func (s uncheckedFlow) equal(t uncheckedFlow) bool { return maps.Equal(s, t) }

func (s uncheckedFlow) join(t uncheckedFlow) uncheckedFlow {
	out := maps.Clone(s)
	maps.Copy(out, t)
	return out
}

// uncheckedUses reports the first use of what each call of malloc in a body returns,
// if it is not compared with null before.
func uncheckedUses(p *pass, b *sema.Body) {
	variables := variablesOf(b)
	told := map[syntax.Node]bool{} // calls of malloc
	x := &execution[uncheckedFlow]{body: b, state: uncheckedFlow{}}
	source := func(n syntax.Node) syntax.Node {
		n = b.BodyScope().Uncast(n)
		if n.Kind() == syntax.CallExpression {
			if c := b.BodyScope().CallAt(n); c != nil && isDeviceMalloc(c.Function) {
				return n
			}
		}
		if v := namedVariable(b, n); v != nil {
			return x.state[v]
		}
		return syntax.Node{}
	}
	forget := func(call syntax.Node) {
		for v, c := range x.state {
			if c == call {
				delete(x.state, v)
			}
		}
	}
	set := func(v *sema.Variable, call syntax.Node) {
		delete(x.state, v)
		shared := v.IsLocal() && v.LiesIn(sema.SharedMemory) == sema.Yes && !variables.escaped[v]
		if !call.IsZero() && (variables.isFollowed(v) || shared) && v.Type().Kind == sema.Pointer {
			x.state[v] = call
		}
	}
	used := func(at, pointer syntax.Node) {
		if call := source(pointer); !call.IsZero() && !told[call] {
			told[call] = true
			p.report(at, "%s points to what malloc returned, which nothing compared with null", pointer.Text())
		}
	}
	x.declare = func(v *sema.Variable, init syntax.Node) { set(v, source(onlyValue(init))) }
	x.assume = func(cond syntax.Node, holds bool) {
		for n := range cond.All() {
			if v := namedVariable(b, n); v != nil {
				forget(x.state[v])
			}
		}
		if cond.Kind() == syntax.Declaration {
			if v := b.BodyScope().At(cond).LocalAt(cond.Child(syntax.FieldDeclarator)); v != nil {
				forget(x.state[v])
			}
		}
	}
	x.visit = func(n syntax.Node) {
		switch n.Kind() {
		case syntax.AssignmentExpression:
			if v := namedVariable(b, n.Child(syntax.FieldLeft)); v != nil {
				call := syntax.Node{}
				if n.Op() == syntax.Assign {
					call = source(n.Child(syntax.FieldRight))
				}
				set(v, call)
			}
		case syntax.PointerExpression:
			if n.Op() == syntax.Deref {
				used(n, n.Child(syntax.FieldArgument))
			}
		case syntax.SubscriptExpression:
			used(n, n.Child(syntax.FieldArgument))
		case syntax.FieldExpression:
			if n.Op() == syntax.Arrow {
				used(n, n.Child(syntax.FieldArgument))
			}
		case syntax.BinaryExpression:
			if n.Op() == syntax.Equal || n.Op() == syntax.NotEqual {
				for c := range n.Children() {
					if call := source(c); !call.IsZero() {
						forget(call)
					}
				}
			}
		case syntax.UnaryExpression:
			if n.Op() == syntax.Not {
				forget(source(n.Child(syntax.FieldArgument)))
			}
		case syntax.CallExpression:
			c := b.BodyScope().CallAt(n)
			if c == nil || c.Construct != nil && c.Construct.Kind != sema.Bool {
				return
			}
			access := isLibraryFunction(c.Function) && (c.Function.Name == "memcpy" || c.Function.Name == "memset")
			for i, a := range c.Args {
				switch call := source(a); {
				case call.IsZero() || isDeviceMalloc(c.Function):
				case access && i < 2:
					used(n, a)
				case isLibraryFunction(c.Function) && c.Function.Name == "free":
				default:
					forget(call) // the function may compare it
				}
			}
		}
	}
	x.run()
}
