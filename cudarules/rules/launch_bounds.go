package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on launch bounds of one kernel: CUDA C++ Guidelines 4.4.

func init() {
	register(launchBoundsVary, rule.Info{
		ID: "launch-bounds-vary", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-4.4",
		Doc: "The declarations of one __global__ function that have __launch_bounds__ give the same values. nvcc accepts others.",
		Bad: `__global__ void __launch_bounds__(128) blur(float *px);
__global__ void __launch_bounds__(256) blur(float *px) { px[threadIdx.x] *= 0.5f; }`,
		Good: `__global__ void __launch_bounds__(256) blur(float *px);
__global__ void __launch_bounds__(256) blur(float *px) { px[threadIdx.x] *= 0.5f; }`,
	})
}

func launchBoundsVary(p *pass) {
	p.eachKernel(func(fd *sema.FuncDecl) {
		if p.varies(fd) {
			return
		}
		for _, in := range fd.Instances() {
			if p.varies(in) {
				return
			}
		}
	})
}

// varies reports a declaration whose launch bounds are others than those of one before it.
func (p *pass) varies(fd *sema.FuncDecl) bool {
	now, ok := p.launchBounds(fd)
	if !ok {
		return false
	}
	for _, d := range fd.Function.Decls {
		if before, ok := p.launchBounds(d); ok && p.Before(d.Node, fd.Node) && before != now {
			p.report(fd.Name(), "%s has other launch bounds here than in a declaration before", fd.Function.Name).
				related(p.at(d.Name()), "the declaration before")
			return true
		}
	}
	return false
}

// launchBounds returns the launch bounds of a declaration that is certain to have them.
func (p *pass) launchBounds(fd *sema.FuncDecl) (bounds [3]int64, ok bool) {
	m, ok := fd.Mark(syntax.LaunchBounds)
	if !ok || fd.HasError() || p.Unit(fd.Node).Source.IsUndecided(m.Start) {
		return bounds, false
	}
	return fd.LaunchBounds()
}
