package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on dynamic shared memory: CUDA C++ Guidelines 3.4.

func init() {
	register(externSharedMultiple, rule.Info{
		ID: "extern-shared-multiple", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-3.4",
		Doc: "A kernel and the functions that it calls use one extern __shared__ array of unknown bound: all begin at the same address.",
		Bad: `extern __shared__ int keys[];
extern __shared__ float values[];
__global__ void pair(int *k, float *v) {
    keys[threadIdx.x] = k[threadIdx.x];
    values[threadIdx.x] = v[threadIdx.x];
}`,
		Good: `extern __shared__ unsigned char space[];
__global__ void pair(int *k, float *v) {
    int *keys = (int *) space;
    float *values = (float *) (keys + blockDim.x);
    keys[threadIdx.x] = k[threadIdx.x];
    values[threadIdx.x] = v[threadIdx.x];
}`,
	})
}

func externSharedMultiple(p *pass) {
	d := dynamicShared{pass: p}
	p.eachDeviceBody(func(b *sema.Body) {
		if b.Function.IsKernel() && len(d.from(b)) > 1 {
			d.report(b)
		}
	})
}

// dynamicShared finds the extern __shared__ arrays of unknown bound that bodies use, by their external
// names: declarations in several functions declare the same array.
type dynamicShared struct {
	pass  *pass
	own   map[*sema.Body][]externalName // direct uses by bodies
	names []externalName                // in the order in which they are found
	users map[externalName]*callSearch[bool]
}

// isDynamicShared reports whether a variable is such an array.
func isDynamicShared(v *sema.Variable) bool {
	return v != nil && v.IsExtern() && v.LiesIn(sema.SharedMemory) == sema.Yes && v.Type().Kind == sema.Array && v.Type().Unbound
}

// from returns the arrays that a body and the functions that it calls use.
func (d *dynamicShared) from(b *sema.Body) []externalName {
	d.find(b)
	var names []externalName
	for _, name := range d.names {
		if d.users[name].in(b) {
			names = append(names, name)
		}
	}
	return names
}

// find finds the arrays that a body and the functions that it calls use, if that was not asked before.
func (d *dynamicShared) find(b *sema.Body) {
	if d.own == nil {
		d.own, d.users = map[*sema.Body][]externalName{}, map[externalName]*callSearch[bool]{}
	}
	for pending := []*sema.Body{b}; len(pending) > 0; {
		at := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		if _, seen := d.own[at]; seen {
			continue
		}
		d.own[at] = arraysIn(at)
		for _, name := range d.own[at] {
			if d.users[name] == nil {
				d.names = append(d.names, name)
				d.users[name] = &callSearch[bool]{pass: d.pass, follows: callsOnDevice, finds: func(b *sema.Body) bool {
					return slices.Contains(d.own[b], name)
				}}
			}
		}
		for callee := range d.pass.callees(at, callsOnDevice) {
			pending = append(pending, callee)
		}
	}
}

// arraysIn returns the arrays that a body itself uses.
func arraysIn(b *sema.Body) []externalName {
	var names []externalName
	for _, u := range b.Uses() {
		if !u.Constant && isDynamicShared(u.Variable) {
			names = append(names, externalNameOf(u.Variable))
		}
	}
	return names
}

// callsOnDevice reports whether the function of a use runs for it, on the same side.
func callsOnDevice(u sema.Use) bool {
	return !u.Constant && u.Kind != sema.Launches && u.Kind != sema.Refers
}

// report reports the first operation of a kernel that uses an array where another one may
// have been used before.
func (d *dynamicShared) report(b *sema.Body) {
	used := func(op *body.Op) []externalName {
		switch {
		case op.Is(body.Var):
			if isDynamicShared(op.Variable) {
				return []externalName{externalNameOf(op.Variable)}
			}
		case op.Is(body.Call, body.Construct, body.Destroy, body.New, body.Delete) && op.Function != nil:
			if callee := d.pass.BodyOf(op.Function); callee != nil && !d.pass.Unit(op.Function.First().Node).Prelude {
				return d.from(callee)
			}
		}
		return nil
	}
	solution := possibility[externalName]{graph: flow.Of(body.Of(b.FuncDecl)), op: func(facts factSet[externalName], op *body.Op) {
		for _, name := range used(op) {
			facts[name] = true
		}
	}}.solve()
	if solution == nil {
		return
	}
	var first externalName
	for op := range body.Of(b.FuncDecl).Root.All() {
		if names := used(op); len(names) > 0 {
			first = names[0]
			break
		}
	}
	others := map[*body.Op]string{} // of operations that use another one
	solution.Each(func(facts factSet[externalName], op *body.Op) {
		for _, n := range used(op) {
			if n != first && (facts[first] || op.Kind != body.Var && slices.Contains(used(op), first)) {
				others[op] = n.name
			}
		}
	})
	for op := range body.Of(b.FuncDecl).Root.All() {
		if other, ok := others[op]; ok {
			d.pass.report(op.Node, "%s uses extern __shared__ arrays '%s' and '%s', which begin at the same address", describe(b.Function), first.name, other)
			return
		}
	}
}
