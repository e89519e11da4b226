package rules

import (
	"iter"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rules on the arguments of launches: CUDA C++ Programming Guide 5.3.7.1 and
// 5.3.9.5.5.

func init() {
	register(kernelParamClosure, rule.Info{
		ID: "kernel-param-closure", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7.1",
		Doc: "A lambda that is passed to a __global__ function by the host is defined in a function and runs on the device: an extended lambda.",
		Bad: `template <typename F>
__global__ void map(float *x, F f) { x[threadIdx.x] = f(x[threadIdx.x]); }
void run(float *x) { map<<<1, 32>>>(x, [](float v) { return 2 * v; }); }`,
		Good: `template <typename F>
__global__ void map(float *x, F f) { x[threadIdx.x] = f(x[threadIdx.x]); }
void run(float *x) { map<<<1, 32>>>(x, [] __device__ (float v) { return 2 * v; }); }`,
	})
}

// launchesIn yields the launches in the bodies to check, those of template
// instances among them, with the body that makes each.
func (p *pass) launchesIn() iter.Seq2[*sema.Body, *sema.Launch] {
	return func(yield func(*sema.Body, *sema.Launch) bool) {
		for _, b := range p.Bodies() {
			for _, u := range b.Uses() {
				if u.Launch != nil && !yield(b, u.Launch) {
					return
				}
			}
		}
	}
}

func kernelParamClosure(p *pass) {
	for b, l := range p.launchesIn() {
		if !b.Function.Spaces().OnHost() {
			continue
		}
		for _, t := range l.Type().Params {
			if !isClosure(t) {
				continue
			}
			closure := t.Record.Closure
			switch {
			case closure.Outer.EnclosingBody() == nil:
				p.report(l.Node, "the launch of %s passes a lambda that is defined outside of any function", kernelName(l))
			case !closure.Operator().Spaces().OnDevice():
				p.report(l.Node, "the launch of %s passes a lambda that runs on the host alone", kernelName(l))
			}
		}
	}
}

func kernelName(l *sema.Launch) string {
	if l.Kernel != nil {
		return l.Kernel.Name
	}
	return l.Callee.Text()
}
