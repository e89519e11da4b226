package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on kernels that run themselves: CUDA C++ Programming Guide 5.3.9.5.1.

func init() {
	register(kernelRecursion, rule.Info{
		ID: "kernel-recursion", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.5.1, CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-4.1",
		Doc: "Device code does not call a __global__ function like any other function: neither itself nor another one.",
		Bad: `__global__ void countdown(int *x, int n) {
    x[threadIdx.x] = n;
    if (n > 0) countdown(x, n - 1);
}`,
		Good: `__device__ void count(int *x, int n) {
    x[threadIdx.x] = n;
    if (n > 0) count(x, n - 1);
}
__global__ void countdown(int *x, int n) { count(x, n); }`,
	})
	register(kernelSelfLaunch, rule.Info{
		ID: "kernel-self-launch", Class: rule.Safety, Section: "CUDA C++ Programming Guide 5.3.9.5.1, CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASafety-3.2",
		Doc: "A __global__ function does not launch itself, directly or through device functions; nvcc accepts it with -rdc=true as dynamic parallelism.",
		Bad: `__global__ void subdivide(float *cells, int depth) {
    if (depth < 4) subdivide<<<1, 4>>>(cells, depth + 1);
}`,
		Good: `__global__ void subdivide(float *cells) { cells[threadIdx.x] *= 0.5f; }
void run(float *cells) {
    for (int depth = 0; depth < 4; ++depth) subdivide<<<1, 4>>>(cells);
}`,
	})
}

func kernelRecursion(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if u.Kind != sema.Calls || u.Constant || u.Call == nil {
				continue
			}
			switch k := calledKernel(u.Call); {
			case k == nil:
			case definitionOf(k) == definitionOf(b.Function):
				p.reportCall(u, "__global__ function '%s' calls itself", k.Name)
			default:
				p.reportCall(u, "%s calls __global__ function '%s' without a launch", describe(b.Function), k.Name)
			}
		}
	})
}

// calledKernel returns the kernel that a call names; nil if it is none, or one
// of several functions.
func calledKernel(c *sema.Call) *sema.Function {
	f := c.Function
	if f == nil && len(c.Candidates) > 0 {
		f = c.Candidates[0]
		for _, g := range c.Candidates {
			if !g.IsKernel() {
				return nil
			}
		}
	}
	if f == nil || !f.IsKernel() {
		return nil
	}
	return f
}

// definitionOf returns the common first declaration of a function and the instances of a template.
func definitionOf(f *sema.Function) syntax.Node { return f.First().Node }

func kernelSelfLaunch(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if p.launchesItself(b, u) {
				p.report(u.Node, "__global__ function '%s' launches itself", u.Function.Name)
			}
		}
	})
}

// launchesItself reports whether a use in device code is the launch of a kernel
// that runs it, directly or through device functions.
func (p *pass) launchesItself(b *sema.Body, u sema.Use) bool {
	if u.Kind != sema.Launches || u.Function == nil {
		return false
	}
	if p.callers == nil {
		p.callers = p.deviceCallers()
	}
	return runs(p.callers, u.Function.Self(), b.Function, map[*sema.Function]bool{})
}

// deviceCallers maps functions to those device functions that call them. Each instance of a template
// is a function; a callee in terms of the template's own parameters is a template. A lambda counts as
// called by the function in which it is written.
func (v *view) deviceCallers() map[*sema.Function][]*sema.Function {
	callers := map[*sema.Function][]*sema.Function{}
	for _, b := range v.Bodies() {
		if b.Function.RunsOn(sema.Device) != sema.Yes || b.Function.RunsOn(sema.Host) == sema.Unknown {
			continue
		}
		if l := b.Function.Lambda; l != nil {
			if f := l.Outer.EnclosingBody(); f != nil {
				callers[b.Function] = append(callers[b.Function], f)
			}
		}
		for _, u := range b.Uses() {
			if f := u.Function; f != nil && (u.Kind == sema.Calls || u.Kind == sema.Constructs || u.Kind == sema.Destroys) {
				callers[f.Self()] = append(callers[f.Self()], b.Function)
			}
		}
	}
	return callers
}

// runs reports whether kernel k is, or calls at some remove, function f.
func runs(callers map[*sema.Function][]*sema.Function, k, f *sema.Function, seen map[*sema.Function]bool) bool {
	f = f.Self()
	if f == k {
		return true
	}
	if seen[f] {
		return false
	}
	seen[f] = true
	for _, caller := range callers[f] {
		if runs(callers, k, caller, seen) {
			return true
		}
	}
	return false
}
