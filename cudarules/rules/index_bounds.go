package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// Indices out of the bounds of arrays in device code: CUDA C++ Guidelines for Robust and
// Safety-Critical Programming, CUDASecurity-ARR01.

func init() {
	registerThreads(indexOutOfBounds, rule.Info{
		ID: "index-out-of-bounds", Class: rule.Undefined, Section: warpGuidelines + "CUDASecurity-ARR01",
		Doc: "The index of an element lies in its array, whichever thread computes it.",
		Bad: `__global__ void copy(const int *v) {
    __shared__ int s[64];
    s[threadIdx.x] = v[threadIdx.x];
}
void run(const int *v) { copy<<<1, 128>>>(v); }`,
		Good: `__global__ void copy(const int *v) {
    __shared__ int s[128];
    s[threadIdx.x] = v[threadIdx.x];
}
void run(const int *v) { copy<<<1, 128>>>(v); }`,
	})
}

func indexOutOfBounds(p *pass) {
	seen := map[syntax.Node]bool{}
	p.eachThreadRun(func(r *threadRun) {
		isKnown := func() bool { return len(r.any) == 0 && r.launches != nil && !r.launches.IsNamed() } // all launches are
		of := func(run *threads.Run) []*threads.Overrun { return run.Overruns }
		each(r, of, func(x *threads.Overrun) any { return x.At.Node }, func(run *threads.Run, x *threads.Overrun) {
			switch {
			case x.Thread < 0:
				p.reportOnce(seen, x.At, "index %d is out of bounds of an array of %d elements", x.Index, x.Len)
			case isKnown():
				p.reportOnce(seen, x.At, "index %d in thread %s of %s is out of bounds of an array of %d elements", x.Index, threadName(run, x.Thread), p.blockOf(run, x.At), x.Len)
			}
		})
	})
}
