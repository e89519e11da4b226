package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

func init() {
	register(deviceLaunch, rule.Info{
		ID: "device-launch", Class: rule.Safety, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASafety-3.2",
		Doc: "Device code launches no kernel: dynamic parallelism is outside of the safety subset.",
		Bad: `__global__ void leaf(int *x) { x[threadIdx.x] += 1; }
__global__ void root(int *x) { leaf<<<1, 32>>>(x); }`,
		Good: `__global__ void leaf(int *x) { x[threadIdx.x] += 1; }
void run(int *x) { leaf<<<1, 32>>>(x); }`,
	})
}

func deviceLaunch(p *pass) {
	selfLaunches := p.set.Has(rule.Lookup("kernel-self-launch"))
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if u.Kind == sema.Launches && !(selfLaunches && p.launchesItself(b, u)) {
				p.report(u.Node, "%s launches a kernel", describe(b.Function))
			}
		}
	})
}
