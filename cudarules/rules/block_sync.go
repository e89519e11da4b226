package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// Barriers that not all threads of a block come to: CUDA C++ Guidelines for Robust and
// Safety-Critical Programming, CUDA-1.14.

const barrierSection = "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.14; CUDA C++ Programming Guide, synchronization functions"

func init() {
	registerThreads(func(p *pass) { blockSync(p, false) }, rule.Info{
		ID: "block-sync-divergent", Class: rule.Undefined, Section: barrierSection,
		Doc: "A barrier of the block, of its cluster or of the grid stands where all threads of the block, and all blocks, come to it: under no condition and in no loop that differs between them.",
		Bad: `__global__ void halve(float *v) {
    if (threadIdx.x < 32) {
        v[threadIdx.x] /= 2;
        __syncthreads();
    }
}`,
		Good: `__global__ void halve(float *v) {
    if (threadIdx.x < 32) v[threadIdx.x] /= 2;
    __syncthreads();
}`,
	})
	registerThreads(func(p *pass) { blockSync(p, true) }, rule.Info{
		ID: "block-sync-after-exit", Class: rule.Advice, Section: barrierSection,
		Doc: "No thread of a block leaves the kernel before a barrier that others come to: hardware below sm_70 waits for it.",
		Bad: `__global__ void next(int *v, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    __shared__ int s[256];
    s[threadIdx.x] = v[i];
    __syncthreads();
    v[i] = s[(threadIdx.x + 1) % 256];
}`,
		Good: `__global__ void next(int *v, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    __shared__ int s[256];
    s[threadIdx.x] = i < n ? v[i] : 0;
    __syncthreads();
    if (i < n) v[i] = s[(threadIdx.x + 1) % 256];
}`,
	})
}

func blockSync(p *pass, exited bool) {
	seen := map[syntax.Node]bool{}
	p.eachThreadRun(func(r *threadRun) {
		of := func(run *threads.Run) []*threads.Divergence { return run.Divergences }
		key := func(d *threads.Divergence) any { return d.At.Node }
		each(r, of, key, func(run *threads.Run, d *threads.Divergence) {
			if d.Exited != exited {
				return
			}
			var r *report
			switch {
			case exited:
				r = p.reportOnce(seen, d.At, "barrier follows an early return that some threads of the block may take")
			case d.Apart:
				r = p.reportOnce(seen, d.At, "block %d of the grid reaches this barrier, but block %d does not", d.In, d.Out)
			case d.In >= 0 && d.Out >= 0:
				r = p.reportOnce(seen, d.At, "thread %s of %s reaches this barrier, but thread %s does not", threadName(run, d.In), p.blockOf(run, d.At), threadName(run, d.Out))
			default:
				r = p.reportOnce(seen, d.At, "not all threads of the block reach this barrier")
			}
			if r != nil {
				between := "threads"
				if d.Apart {
					between = "blocks"
				}
				r.related(p.at(d.Cond.Node), "condition differs between %s", between)
			}
		})
	})
}
