package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on launch bounds: CUDA C++ Guidelines 4.4, CUDA C++ Programming Guide, launch bounds.

func init() {
	register(launchBoundsVary, rule.Info{
		ID: "launch-bounds-vary", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-4.4",
		Doc: "The declarations of one __global__ function that have __launch_bounds__ give the same values. nvcc accepts others.",
		Bad: `__global__ void __launch_bounds__(128) blur(float *px);
__global__ void __launch_bounds__(256) blur(float *px) { px[threadIdx.x] *= 0.5f; }`,
		Good: `__global__ void __launch_bounds__(256) blur(float *px);
__global__ void __launch_bounds__(256) blur(float *px) { px[threadIdx.x] *= 0.5f; }`,
	})
	register(launchBoundsExceeded, rule.Info{
		ID: "launch-bounds-exceeded", Class: rule.Undefined, Section: "CUDA C++ Programming Guide, launch bounds",
		Doc: "A launch has no more threads a block than the __launch_bounds__ of its kernel say: else it fails.",
		Bad: `__global__ void __launch_bounds__(256) scale(float *x) { x[threadIdx.x] *= 2; }
void run(float *x) { scale<<<64, 512>>>(x); }`,
		Good: `__global__ void __launch_bounds__(512) scale(float *x) { x[threadIdx.x] *= 2; }
void run(float *x) { scale<<<64, 512>>>(x); }`,
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
			p.report(fd.Name(), "launch bounds of '%s' differ from those of an earlier declaration", fd.Function.Name).
				related(p.at(d.Name()), "previously declared here")
			return true
		}
	}
	return false
}

// launchBounds returns the launch bounds of a declaration that is certain to have them.
func (p *pass) launchBounds(fd *sema.FuncDecl) (bounds [3]int64, ok bool) {
	m, ok := fd.Mark(syntax.LaunchBounds)
	if !ok || fd.HasError() || fd.Function.TU.Unit(fd.Node).Source.IsUndecided(m.Start) {
		return bounds, false
	}
	return fd.LaunchBounds()
}

// launchBoundsExceeded leaves limits of all kernels to launch-config.
func launchBoundsExceeded(p *pass) {
	if p.mayBeHIP() { // the warps of its devices have other sizes, which bounds may be made of
		return
	}
	p.eachConfiguredLaunch(func(c *launchconfig.Launch) {
		k := c.Kernel
		if threads, ok := leastThreads(c); ok && k != nil && threads <= launchconfig.MaxThreads {
			if limit, ok := p.maxThreads(k); ok && threads > limit {
				least := ""
				if len(c.Choices) > 1 {
					least = "at least "
				}
				p.report(c.Node, "launch fails: the block has %s%d threads, more than the %d of '%s's __launch_bounds__", least, threads, limit, k.Name)
			}
		}
	})
}

// leastThreads returns how many threads a block of a launch has at least, by the configurations that it may have.
func leastThreads(c *launchconfig.Launch) (least int64, ok bool) {
	for i, config := range c.Choices {
		threads, ok := config.Threads()
		if !ok {
			return 0, false
		}
		if i == 0 || threads < least {
			least = threads
		}
	}
	return least, len(c.Choices) > 0
}

// maxThreads returns how many threads a block of a kernel may have by its launch bounds, which
// are those that the device's compilation sees.
func (p *pass) maxThreads(k *sema.Function) (limit int64, ok bool) {
	if len(k.Decls) == 0 || !slices.ContainsFunc(k.Decls, hasLaunchBounds) {
		return 0, false
	}
	if k = p.kernelOnDevice(k); k == nil {
		return 0, false
	}
	for _, d := range k.Decls {
		if !hasLaunchBounds(d) {
			continue
		}
		bounds, known := p.launchBounds(d)
		if !known {
			return 0, false
		}
		limit = max(limit, bounds[0])
	}
	return limit, limit > 0
}

func hasLaunchBounds(d *sema.FuncDecl) bool {
	_, ok := d.Mark(syntax.LaunchBounds)
	return ok
}
