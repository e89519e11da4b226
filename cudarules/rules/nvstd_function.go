package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A rule on nvstd::function: CUDA C++ Programming Guide 5.3.8.

func init() {
	register(nvstdFunctionCrossing, rule.Info{
		ID: "nvstd-function-crossing", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.8",
		Doc: "No nvstd::function, in itself or as a part, is passed to a kernel that the host launches or copied between host and device: what it calls is an address of one side. nvcc accepts it.",
		Bad: `#include <nvfunctional>
void upload(void *slot, nvstd::function<float(float)> op) {
    cudaMemcpy(slot, &op, sizeof op, cudaMemcpyHostToDevice);
}`,
		Good: `#include <nvfunctional>
__global__ void map(float *x) {
    nvstd::function<float(float)> op = [](float v) { return 2 * v; };
    x[threadIdx.x] = op(x[threadIdx.x]);
}`,
	})
}

func nvstdFunctionCrossing(p *pass) {
	p.eachHostLaunch(func(l *sema.Launch) {
		for i, t := range l.Type().Params {
			if holdsNvstdFunction(t) {
				p.reportArgument(l, i, "the launch of %s passes %s, with an nvstd::function of the host's", kernelName(l), t)
			}
		}
	})
	p.eachCrossingCopy(func(c crossingCopy) {
		for _, t := range c.types {
			if holdsNvstdFunction(t) {
				p.report(c.at, "%s copies %s, with an nvstd::function, between host and device", c.function, t.Unqualified())
				break
			}
		}
	})
}

// holdsNvstdFunction reports whether an object of the type is an
// nvstd::function or holds one.
func holdsNvstdFunction(t *sema.Type) bool {
	for r := range t.Subobjects() {
		if isNvstdFunction(r) {
			return true
		}
	}
	return false
}
