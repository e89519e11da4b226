package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on what is launched: CUDA C++ Guidelines 4.2.

func init() {
	register(launchNonKernel, rule.Info{
		ID: "launch-non-kernel", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-4.2",
		Doc: "What <<<>>> launches is a __global__ function: no function of the host or device, no object with a call operator. nvcc accepts a pointer or reference to such a function and calls it on the host.",
		Bad: `__device__ void clear(float *px) { px[threadIdx.x] = 0; }
void reset(float *px) { clear<<<1, 256>>>(px); }`,
		Good: `__global__ void clear(float *px) { px[threadIdx.x] = 0; }
void reset(float *px) { clear<<<1, 256>>>(px); }`,
	})
}

func launchNonKernel(p *pass) {
	p.eachRunningBody(func(b *sema.Body) {
		pattern := b.IsPattern()
		for _, u := range b.Uses() {
			if u.Kind != sema.Launches || !u.Node.IsLaunch() || pattern && u.Launch.IsDependent() {
				continue
			}
			if f, indirect := u.Launch.NonKernel(); f != nil {
				r := p.report(u.Launch.Callee, "%s is launched, but is no kernel", describe(f))
				if indirect {
					r.accepted()
				}
			}
		}
	})
	p.eachPointerUses(func(uses *pointerUses) {
		for _, l := range uses.launches {
			if l.callee == hostFunction && len(l.Candidates) == 0 && l.Node.IsLaunch() {
				p.report(l.Callee, "%s, which is launched, points to a function that is no kernel", l.Callee.Text()).accepted()
			}
		}
	})
}
