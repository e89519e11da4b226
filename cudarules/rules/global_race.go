package rules

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// Races of the threads of a launch on global memory: CUDA C++ Programming Guide, memory consistency
// model.

func init() {
	registerThreads(globalRace, rule.Info{
		ID: "global-race", Class: rule.Advice, Section: "CUDA C++ Programming Guide, memory consistency model, data races",
		Doc: "Of two threads of a launch that use one element of global memory, of one block or of two, none writes it, but for what a barrier, an atomic function or a ticket orders.",
		Bad: `__global__ void square(const float *in, float *out) {
    float v = in[blockIdx.x * blockDim.x + threadIdx.x];
    out[threadIdx.x] = v * v;
}
void run(const float *in, float *out) { square<<<16, 256>>>(in, out); }`,
		Good: `__global__ void square(const float *in, float *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i] * in[i];
}
void run(const float *in, float *out) { square<<<16, 256>>>(in, out); }`,
	})
}

func globalRace(p *pass) {
	seen := map[syntax.Node]bool{}
	p.eachGlobalRun(func(*sema.Body, *threads.Launches) bool { return true }, func(r *threadRun) {
		for _, run := range r.known {
			for _, x := range run.Pairs {
				if x.Global && x.Bits[0] == nil {
					p.reportGlobalPair(seen, run, x)
				}
			}
		}
	})
}

// reportGlobalPair reports a write that races: of two, the second.
func (p *pass) reportGlobalPair(seen map[syntax.Node]bool, run *threads.Run, x *threads.Pair) {
	if x.Ticket != nil {
		p.reportUnfenced(seen, run, x)
		return
	}
	write, other := x.Second, x.FirstAt
	if x.FirstWrites && !x.BothWrite {
		write, other = x.First, x.SecondAt
	}
	r := p.reportOnce(seen, write, "data race on %s: %s %s it %s", p.globalElementName(x), p.threadsOf(run, x, write), accessesOf(x), orderOfPair(x))
	if r != nil && x.FirstAt.Node != x.SecondAt.Node {
		r.related(p.at(other.Node), "other access")
	}
}

// reportUnfenced reports a read of memory that another block has written before it took a ticket, and the ticket.
func (p *pass) reportUnfenced(seen map[syntax.Node]bool, run *threads.Run, x *threads.Pair) {
	element := p.globalElementName(x)
	r := p.reportOnce(seen, x.Ticket, "no __threadfence orders the write to %s by block %s before this atomic: the block that sees it may read an old value", element, blockName(x, 0))
	if r != nil {
		r.related(p.at(x.FirstAt.Node), "written here")
	}
	r = p.reportOnce(seen, x.Second, "data race on %s: thread %s of block %s, %s, reads it after block %s has written it with no __threadfence before its atomic", element, threadName(run, x.Threads[1]), blockName(x, 1), p.blockOf(run, x.Second), blockName(x, 0))
	if r != nil {
		r.related(p.at(x.Ticket.Node), "atomic")
		r.related(p.at(x.FirstAt.Node), "written here")
	}
}

// blockName names one of the two blocks of a pair.
func blockName(x *threads.Pair, i int) string {
	b, c := x.Blocks[i], x.Blocks[1]
	switch {
	case c[2] > 0:
		return fmt.Sprintf("(%d, %d, %d)", b[0], b[1], b[2])
	case c[1] > 0:
		return fmt.Sprintf("(%d, %d)", b[0], b[1])
	}
	return fmt.Sprint(b[0])
}

// globalElementName names the element that two accesses share.
func (p *pass) globalElementName(x *threads.Pair) string {
	switch {
	case x.Relative:
		return "an element of " + quoted(x.Name)
	case x.Object != nil && x.Object.Type().Kind != sema.Array:
		return quoted(x.Name)
	case x.Object != nil:
		return p.elementName(x)
	case x.Size > 0:
		return fmt.Sprintf("'%s[%d]'", x.Name, x.Element/x.Size)
	}
	return fmt.Sprintf("byte %d of '%s'", x.Element, x.Name)
}
