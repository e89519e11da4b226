package rules

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on launched entities and the form of launches: CUDA C++ Guidelines 4.1 and 4.2.

func init() {
	register(launchUnconfigured, rule.Info{
		ID: "launch-unconfigured", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-4.1",
		Doc: "Host code calls no __global__ function without <<<>>>: neither by its name nor through a pointer, a reference, std::function or std::invoke, which nvcc accepts.",
		Bad: `__global__ void clear(float *px) { px[threadIdx.x] = 0; }
void reset(float *px) { clear(px); }`,
		Good: `__global__ void clear(float *px) { px[threadIdx.x] = 0; }
void reset(float *px) { clear<<<1, 256>>>(px); }`,
	})
	register(launchNonKernel, rule.Info{
		ID: "launch-non-kernel", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-4.2",
		Doc: "What <<<>>> launches is a __global__ function: no function of the host or device, no object with a call operator. nvcc accepts a pointer or reference to such a function and calls it on the host.",
		Bad: `__device__ void clear(float *px) { px[threadIdx.x] = 0; }
void reset(float *px) { clear<<<1, 256>>>(px); }`,
		Good: `__global__ void clear(float *px) { px[threadIdx.x] = 0; }
void reset(float *px) { clear<<<1, 256>>>(px); }`,
	})
}

func launchUnconfigured(p *pass) {
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes || b.IsPattern() {
			return
		}
		for _, u := range b.Uses() {
			if u.Kind != sema.Calls || u.Constant || u.Call == nil {
				continue
			}
			k := calledKernel(u.Call)
			if k == nil || p.isVariant(u.Node) {
				continue
			}
			r := p.report(u.Node, "%s calls __global__ function '%s' without a launch", describe(b.Function), k.Name)
			if isDereferenced(u.Call.Node.Child(syntax.FieldFunction)) {
				r.accepted()
			}
		}
	})
	p.eachHostEffect(func(e effect) {
		if e.Kind == memory.Calls && !e.called && e.Value.Whole.Only(isKernel) {
			p.report(e.op.Node, "'%s', which is called without a launch, is a __global__ function", calledObject(e.op)).accepted()
		}
	})
}

// calledObject returns the callee of a call, as written: for std::invoke its first argument.
func calledObject(op *body.Op) string {
	if f := op.Function; f != nil && f.Name == "invoke" && len(op.Args) > 1 {
		return op.Args[1].Node.Text()
	}
	return op.Node.Child(syntax.FieldFunction).Text()
}

// isVariant reports whether n is in a branch of a function's body that is read because the condition
// is unknown: the other one may launch.
func (p *pass) isVariant(n syntax.Node) bool {
	u := p.Unit(n).Source
	if !u.IsUndecided(n.Start()) {
		return false
	}
	for ; !n.IsZero(); n = n.Parent() {
		if n.Kind() == syntax.FunctionDefinition && !u.IsUndecided(n.Start()) {
			return true
		}
	}
	return false
}

// isDereferenced reports whether a callee is written (*f).
func isDereferenced(n syntax.Node) bool {
	n = n.Unparen()
	return n.Op() == syntax.Deref
}

func launchNonKernel(p *pass) {
	p.eachRunningBody(func(b *sema.Body) {
		pattern := b.IsPattern()
		for _, u := range b.Uses() {
			if u.Kind != sema.Launches || !u.Node.IsLaunch() || pattern && u.Launch.IsDependent() {
				continue
			}
			if f, indirect := u.Launch.NonKernel(); f != nil {
				r := p.report(u.Launch.Callee, "%s is launched, but is not a __global__ function", describe(f))
				if indirect {
					r.accepted()
				}
			}
		}
	})
	p.eachHostEffect(func(e effect) {
		if e.Kind == memory.Launches && !e.called && e.Value.Whole.Only(isHostFunction) {
			p.report(e.Launch.Callee, "'%s', which is launched, points to a function that is not a __global__ function", e.Launch.Callee.Text()).accepted()
		}
	})
}
