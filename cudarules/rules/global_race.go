package rules

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// What the threads of a launch do to global memory that they share: CUDA C++ Programming Guide,
// memory consistency model.

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
	write, other, what := x.Second, x.FirstAt, "one of which writes it, use"
	switch {
	case x.BothWrite:
		what = "both of which write it, use"
	case x.FirstWrites:
		write, other = x.First, x.SecondAt
	}
	which := fmt.Sprintf("threads %s and %s of %s", threadName(run, x.Threads[0]), threadName(run, x.Threads[1]), p.blockOf(run, write))
	order := "no barrier between"
	if x.Apart {
		which = fmt.Sprintf("thread %s of block %s and thread %s of block %s, of %s", threadName(run, x.Threads[0]), blockName(x, 0), threadName(run, x.Threads[1]), blockName(x, 1), p.blockOf(run, write))
		order = "nothing to order them"
	}
	r := p.reportOnce(seen, write, "%s, %s %s with %s: %s", which, what, p.globalElementName(x), order, p.lines(x.FirstAt, x.SecondAt, write))
	if r != nil && x.FirstAt.Node != x.SecondAt.Node {
		r.related(p.at(other.Node), "the other access")
	}
}

// reportUnfenced reports a read of what another block has written before it took a ticket, and the ticket.
func (p *pass) reportUnfenced(seen map[syntax.Node]bool, run *threads.Run, x *threads.Pair) {
	element := p.globalElementName(x)
	r := p.reportOnce(seen, x.Ticket, "block %s writes %s before it counts itself here, with no __threadfence between: the block that this tells of it may read what was there before", blockName(x, 0), element)
	if r != nil {
		r.related(p.at(x.FirstAt.Node), "the write")
	}
	r = p.reportOnce(seen, x.Second, "thread %s of block %s, of %s, reads %s, which block %s writes: %s counts it with no __threadfence behind that", threadName(run, x.Threads[1]), blockName(x, 1), p.blockOf(run, x.Second), element, blockName(x, 0), p.where(x.Ticket.Node, x.Second.Node))
	if r != nil {
		r.related(p.at(x.FirstAt.Node), "the write")
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
		return "an element of " + x.Name
	case x.Object != nil && x.Object.Type().Kind != sema.Array:
		return x.Name
	case x.Object != nil:
		return p.elementName(x)
	case x.Size > 0:
		return fmt.Sprintf("%s[%d]", x.Name, x.Element/x.Size)
	}
	return fmt.Sprintf("byte %d of %s", x.Element, x.Name)
}
