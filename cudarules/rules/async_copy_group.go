package rules

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// The rule on cuda::memcpy_async for a group of threads: libcu++, the notes of
// memcpy_async.

func init() {
	register(asyncCopyGroupDivergent, rule.Info{
		ID: "memcpy-async-group-divergent", Class: rule.Undefined, Section: "libcu++ memcpy_async, Notes",
		Doc: "All threads of a group call its cuda::memcpy_async, with the same arguments.",
		Bad: `#include <cuda/barrier>
#include <cooperative_groups.h>
__device__ void stage(int *tile, const int *from, cuda::barrier<cuda::thread_scope_block> &bar) {
    auto block = cooperative_groups::this_thread_block();
    if (threadIdx.x < 32) cuda::memcpy_async(block, tile, from, 128, bar);
    bar.arrive_and_wait();
}`,
		Good: `#include <cuda/barrier>
#include <cooperative_groups.h>
__device__ void stage(int *tile, const int *from, cuda::barrier<cuda::thread_scope_block> &bar) {
    auto block = cooperative_groups::this_thread_block();
    cuda::memcpy_async(block, tile, from, 128, bar);
    bar.arrive_and_wait();
}`,
	})
}

// eachThreadCopy has visit look once at the copies of threads that a rule is about, by the operation at
// which it reports them.
func (p *pass) eachThreadCopy(at func(*threads.Copy) *body.Op, visit func(*threads.Copy, *body.Op)) {
	told := map[syntax.Node]bool{}
	of := func(run *threads.Run) []*threads.Copy {
		var out []*threads.Copy
		for _, c := range run.Copies {
			if at(c) != nil {
				out = append(out, c)
			}
		}
		return out
	}
	p.eachThreadRun(func(r *threadRun) {
		each(r, of, func(c *threads.Copy) any { return at(c).Node }, func(_ *threads.Run, c *threads.Copy) {
			if op := at(c); !told[op.Node] {
				told[op.Node] = true
				visit(c, op)
			}
		})
	})
}

func (p *pass) reportThreadCopy(at *body.Op, format string, args ...any) {
	p.reportCall(sema.Use{Kind: sema.Calls, Node: at.Node, Call: at.Call()}, format, args...)
}

// textOf returns the source text of an operation, in one line.
func textOf(op *body.Op) string { return strings.Join(strings.Fields(op.Written().Node.Text()), " ") }

func asyncCopyGroupDivergent(p *pass) {
	p.eachThreadCopy(func(c *threads.Copy) *body.Op { return c.At }, func(c *threads.Copy, at *body.Op) {
		group, callee := textOf(c.Call().Arguments()[0]), "'cuda::memcpy_async'"
		switch {
		case at == c.Call():
		case at.Function != nil:
			callee = "'" + at.Function.Name + "', which copies with it,"
		default:
			callee = "the call, which copies with it,"
		}
		if c.Different != nil {
			p.reportThreadCopy(at, "threads of group '%s' pass %s different arguments: '%s'", group, callee, textOf(c.Different))
		} else {
			p.reportThreadCopy(at, "only some threads of group '%s' reach %s: '%s' differs between them", group, callee, textOf(c.Cond))
		}
	})
}
