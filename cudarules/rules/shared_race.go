package rules

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// Races of the threads of a block on shared memory: CUDA C++ Guidelines for Robust and Safety-Critical
// Programming, CUDASecurity-CON and CUDADirective-1.3.

func init() {
	registerThreads(sharedRace, rule.Info{
		ID: "shared-race", Class: rule.Undefined, Section: warpGuidelines + "CUDASecurity-CON; CUDA C++ Programming Guide, shared memory",
		Doc: "Between an access to an element of shared memory and one of another thread of the block, or of its cluster, of which one writes it, stands a barrier.",
		Bad: `__global__ void reverse(int *v) {
    __shared__ int s[64];
    s[threadIdx.x] = v[threadIdx.x];
    v[threadIdx.x] = s[63 - threadIdx.x];
}`,
		Good: `__global__ void reverse(int *v) {
    __shared__ int s[64];
    s[threadIdx.x] = v[threadIdx.x];
    __syncthreads();
    v[threadIdx.x] = s[63 - threadIdx.x];
}`,
	})
	registerThreads(bitfieldRace, rule.Info{
		ID: "bitfield-race", Class: rule.Undefined, Section: warpGuidelines + "CUDASecurity-CON01",
		Doc: "Two threads do not write bit-fields that share a storage unit at the same time.",
		Bad: `struct Flags { unsigned ready : 1, error : 1; };
__global__ void set(Flags *f) {
    if (threadIdx.x == 0) f->ready = 1;
    if (threadIdx.x == 1) f->error = 0;
}`,
		Good: `struct Flags { unsigned ready : 1, error : 1; };
__global__ void set(Flags *f) {
    if (threadIdx.x == 0) {
        f->ready = 1;
        f->error = 0;
    }
}`,
	})
	registerThreads(sharedUninitialized, rule.Info{
		ID: "shared-uninitialized", Class: rule.Undefined, Section: warpGuidelines + "CUDADirective-1.3",
		Doc: "Shared memory is written before it is read.",
		Bad: `__global__ void count(const int *v, int *n) {
    __shared__ int hits;
    if (v[threadIdx.x] > 0) atomicAdd(&hits, 1);
    __syncthreads();
    if (threadIdx.x == 0) *n = hits;
}`,
		Good: `__global__ void count(const int *v, int *n) {
    __shared__ int hits;
    if (threadIdx.x == 0) hits = 0;
    __syncthreads();
    if (v[threadIdx.x] > 0) atomicAdd(&hits, 1);
    __syncthreads();
    if (threadIdx.x == 0) *n = hits;
}`,
	})
}

func pairs(is func(*threads.Pair) bool) func(*threads.Run) []*threads.Pair {
	return func(run *threads.Run) []*threads.Pair {
		var out []*threads.Pair
		for _, x := range run.Pairs {
			if is(x) {
				out = append(out, x)
			}
		}
		return out
	}
}

func pairKey(x *threads.Pair) any { return [2]syntax.Node{x.First.Node, x.Second.Node} }

func sharedRace(p *pass) {
	seen := map[syntax.Node]bool{}
	p.eachThreadRun(func(r *threadRun) {
		if !r.isKernel { // its callers' arguments are unknown
			return
		}
		each(r, pairs(func(x *threads.Pair) bool { return !x.Global && x.Bits[0] == nil }), pairKey, func(run *threads.Run, x *threads.Pair) {
			p.reportPair(seen, run, x)
		})
	})
}

// reportPair reports the second of two accesses that race.
func (p *pass) reportPair(seen map[syntax.Node]bool, run *threads.Run, x *threads.Pair) {
	which, element, barrier := p.threadsOf(run, x, x.Second), p.elementName(x), "barrier"
	if x.Ranks[0] != x.Ranks[1] {
		which = fmt.Sprintf("thread %s of block %d and thread %s of block %d of a cluster, each %s",
			threadName(run, x.Threads[0]), x.Ranks[0], threadName(run, x.Threads[1]), x.Ranks[1], p.blockOf(run, x.Second))
		barrier = "cluster barrier"
	}
	if x.InCluster {
		element += fmt.Sprintf(" of block %d of the cluster", x.Owner)
	}
	r := p.reportOnce(seen, x.Second, "data race on %s: %s %s it with no %s in between", element, which, accessesOf(x), barrier)
	if r != nil && x.FirstAt != x.SecondAt {
		r.related(p.at(x.FirstAt.Node), "other access")
	}
}

// threadsOf names the two threads of a pair, and the block that shows them.
func (p *pass) threadsOf(run *threads.Run, x *threads.Pair, at *body.Op) string {
	i, j := threadName(run, x.Threads[0]), threadName(run, x.Threads[1])
	if x.Apart {
		return fmt.Sprintf("thread %s of block %s and thread %s of block %s, each %s", i, blockName(x, 0), j, blockName(x, 1), p.blockOf(run, at))
	}
	return fmt.Sprintf("threads %s and %s of %s", i, j, p.blockOf(run, at))
}

// accessesOf describes the accesses of a pair of threads.
func accessesOf(x *threads.Pair) string {
	if x.BothWrite {
		return "write"
	}
	return "read and write"
}

// orderOfPair names the missing order of a pair's accesses.
func orderOfPair(x *threads.Pair) string {
	if x.Apart {
		return "without synchronization"
	}
	return "with no barrier in between"
}

// elementName names the element that two accesses share.
func (p *pass) elementName(x *threads.Pair) string {
	if x.Object == nil {
		return fmt.Sprintf("byte %d of '%s'", x.Element, x.Name)
	}
	name, t, at := x.Name, x.Object.Type(), x.Element
	for t.Kind == sema.Array {
		size, _, ok := p.SizeAlignOn(t.Elem, true)
		if !ok || size == 0 {
			return fmt.Sprintf("byte %d of '%s'", x.Element, x.Name)
		}
		name += fmt.Sprintf("[%d]", at/size)
		t, at = t.Elem, at%size
	}
	return quoted(name)
}

func bitfieldRace(p *pass) {
	seen := map[syntax.Node]bool{}
	p.eachThreadRun(func(r *threadRun) {
		if !r.isKernel { // its callers' arguments are unknown
			return
		}
		each(r, pairs(func(x *threads.Pair) bool { return x.Bits[0] != nil && x.BothWrite }), pairKey, func(run *threads.Run, x *threads.Pair) {
			if rep := p.reportOnce(seen, x.Second, "data race on bit-fields '%s' and '%s' of one storage unit: %s write them with no barrier in between",
				x.Bits[0].Field.Name, x.Bits[1].Field.Name, p.threadsOf(run, x, x.Second)); rep != nil {
				rep.related(p.at(x.FirstAt.Node), "other write")
			}
		})
	})
}

func sharedUninitialized(p *pass) {
	seen := map[syntax.Node]bool{}
	p.eachThreadRun(func(r *threadRun) {
		if !r.isKernel {
			return
		}
		of := func(run *threads.Run) []*threads.Fresh { return run.Fresh }
		each(r, of, func(x *threads.Fresh) any { return x.At.Node }, func(run *threads.Run, x *threads.Fresh) {
			if x.Object.Type().EmptyDefaultConstructor() != sema.Yes { // a fault of its own: its source has it initialized
				return
			}
			p.reportOnce(seen, x.At, "shared variable '%s' is read before it is written", x.Name)
		})
	})
}
