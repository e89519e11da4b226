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
	r := &uncheckedRule{
		pass: p,
		mallocs: callSearch[bool]{pass: p, finds: func(b *sema.Body) bool {
			return slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return isDeviceMalloc(u.Function) })
		}, follows: func(u sema.Use) bool { return u.Kind == sema.Calls }},
		left: map[*sema.FuncDecl]factSet[*memory.Object]{},
	}
	p.eachDeviceBody(func(b *sema.Body) {
		if r.mallocs.from(b.Function) {
			r.look(b.FuncDecl, true)
		}
	})
	var hosts []*sema.Body
	p.eachHostBody(func(b *sema.Body) {
		if slices.ContainsFunc(b.Uses(), setsLimit) {
			hosts = append(hosts, b)
		}
	})
	p.atEnd(func() {
		if len(hosts) == 0 || !slices.ContainsFunc(p.deviceTU().Bodies(), func(b *sema.Body) bool { return b.Function.RunsOn(sema.Device) == sema.Yes && touchesHeap(b) }) {
			return
		}
		launches := &callSearch[bool]{
			pass:    p,
			finds:   hasUse(isLaunch),
			follows: func(u sema.Use) bool { return u.Kind == sema.Calls },
		}
		for _, b := range hosts {
			lateLimit(p, b, launches)
		}
	})
}

// setsLimit recognises calls that set a limit of the device.
func setsLimit(u sema.Use) bool {
	return libraryName(u) == "cudaDeviceSetLimit" || libraryName(u) == "cudaThreadSetLimit"
}

// lateLimit reports where a body sets the size of the device's heap after a launch.
func lateLimit(p *pass, b *sema.Body, launches *callSearch[bool]) {
	const mallocHeapSize = 2 // cudaLimitMallocHeapSize (CUDA Runtime API, enum cudaLimit)
	type launched struct{}
	told := map[*body.Op]bool{}
	certainty[launched]{graph: flow.Of(body.Of(b.FuncDecl)), entry: factSet[launched]{}, op: func(facts factSet[launched], op *body.Op) {
		api, _ := apiOf(op)
		switch {
		case op.Launch() != nil, api.Operation == headers.Launch, op.Function != nil && launches.from(op.Function):
			facts[launched{}] = true
		case isLibraryFunction(op.Function) && op.Function.Name == "cudaDeviceReset":
			clear(facts)
		}
	}}.each(func(facts factSet[launched], op *body.Op) {
		if op.Kind != body.Call || !isLibraryFunction(op.Function) || len(op.Arguments()) != 2 || !facts[launched{}] || told[op] {
			return
		}
		if name := op.Function.Name; name == "cudaDeviceSetLimit" || name == "cudaThreadSetLimit" {
			if c, ok := op.Arguments()[0].Constant(); ok && c.Int() == mallocHeapSize {
				told[op] = true
				p.report(op.Node, "size of the device heap is set after a launch has fixed it")
			}
		}
	})
}

// An uncheckedRule looks for uses of memory of malloc's that nothing compared with null.
type uncheckedRule struct {
	pass    *pass
	mallocs callSearch[bool]                           // functions that call malloc, themselves or through others
	left    map[*sema.FuncDecl]factSet[*memory.Object] // memory that a function returns without a comparison, or leaves behind on some path
}

// look follows a body of device code, and returns the memory from malloc that nothing has
// compared with null when it returns, on some way.
func (r *uncheckedRule) look(fd *sema.FuncDecl, tell bool) factSet[*memory.Object] {
	if left, ok := r.left[fd]; ok && !tell {
		return left
	}
	r.left[fd] = nil // against recursion
	a := r.pass.program.Of(fd)
	s := possibility[*memory.Object]{graph: a.Graph, op: func(unchecked factSet[*memory.Object], op *body.Op) { r.step(a, unchecked, op) }}.solve()
	if s == nil || !a.Complete() {
		return nil
	}
	if tell {
		first := map[*memory.Object]*body.Op{} // in the text, whose order loops run in
		s.Each(func(unchecked factSet[*memory.Object], op *body.Op) {
			for _, pointer := range accesses(op) {
				for _, o := range heapObjects(a, pointer) {
					if unchecked[o] && isFromMalloc(a, pointer) && (first[o] == nil || op.Node.Start() < first[o].Node.Start()) {
						first[o] = op
					}
				}
			}
		})
		for o, op := range first {
			for _, pointer := range accesses(op) {
				if slices.Contains(heapObjects(a, pointer), o) {
					r.pass.report(op.Node, "result of malloc, '%s', is not compared with null before use", pointer.Written().Node.Text())
					break
				}
			}
		}
	}
	left, _ := s.At(a.Graph.Exit)
	r.left[fd] = left
	return left
}

// step follows an operation: malloc allocates memory that has not been compared yet; a comparison, and
// a call of a function that may compare, ends that on all paths from there.
func (r *uncheckedRule) step(a *memory.Analysis, unchecked factSet[*memory.Object], op *body.Op) {
	forget := func(pointers ...*body.Op) {
		for _, pointer := range pointers {
			for _, o := range heapObjects(a, pointer) {
				delete(unchecked, o)
			}
		}
	}
	switch {
	case op.Kind == body.Convert && op.Type.Kind == sema.Bool, op.Kind == body.Binary && (op.Operator == syntax.Equal || op.Operator == syntax.NotEqual):
		forget(op.Args...)
	case op.Kind != body.Call && op.Kind != body.Construct:
	case isDeviceMalloc(op.Function):
		for _, o := range heapObjects(a, op) {
			unchecked[o] = true
		}
	case len(accesses(op)) > 0, isLibraryFunction(op.Function) && op.Function.Name == "free":
	default:
		forget(op.Arguments()...)
		if op.Function != nil && op.Function.Definition() != nil && r.mallocs.from(op.Function) {
			left := r.look(op.Function.Definition(), false)
			for _, o := range heapObjects(a, op) {
				if left[o.InCallee()] {
					unchecked[o] = true
				}
			}
		}
	}
}

// isDeviceMalloc reports whether a function is one that gives memory of the device's heap,
// when device code calls it, or none.
func isDeviceMalloc(f *sema.Function) bool {
	return isLibraryFunction(f) && (f.Name == "malloc" || f.Name == "__nv_aligned_device_malloc")
}

// accesses returns the pointers through which an operation accesses memory.
func accesses(op *body.Op) []*body.Op {
	switch {
	case op.Is(body.Deref, body.Index):
		return op.Args[:1]
	case op.Kind == body.Call && isLibraryFunction(op.Function) && (op.Function.Name == "memcpy" || op.Function.Name == "memset"):
		return op.Arguments()[:min(2, len(op.Arguments()))]
	}
	return nil
}

// heapObjects returns the memory of the heap that a pointer, or a reference to one, may lead
// to.
func heapObjects(a *memory.Analysis, pointer *body.Op) []*memory.Object {
	if pointer == nil {
		return nil
	}
	var out []*memory.Object
	for _, x := range a.Value(pointer).Whole.Atoms {
		if isHeapMemory(x) {
			out = append(out, x.Place.Object)
		}
	}
	return out
}

// isFromMalloc reports whether all pointees of a pointer are heap memory; the initial contents of a
// kernel's shared variable do not count.
func isFromMalloc(a *memory.Analysis, pointer *body.Op) bool {
	isNothing := func(x memory.Atom) bool {
		v := x.Place.Object.Variable
		return x.Kind == memory.Contents && x.Place.Object.Kind == memory.SharedVariable && v != nil && v.IsLocal() && a.Body.Function.IsKernel()
	}
	return a.Value(pointer).Whole.Only(func(x memory.Atom) bool { return isHeapMemory(x) || isNothing(x) })
}
