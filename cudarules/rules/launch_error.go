package rules

import (
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on the errors of launches: CUDA C++ Guidelines 1.4.

func init() {
	register(launchErrorUnchecked, rule.Info{
		ID: "launch-error-unchecked", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.4",
		Doc: "Behind a launch the function looks at the result of cudaGetLastError or cudaPeekAtLastError, before it calls another function of CUDA's and on all of its ways. One that waits does not tell of a launch that was rejected.",
		Bad: `__global__ void work(int *p) { *p = 1; }
bool run(int *d) {
    work<<<1, 1>>>(d);
    return cudaDeviceSynchronize() == cudaSuccess;
}`,
		Good: `__global__ void work(int *p) { *p = 1; }
bool run(int *d) {
    work<<<1, 1>>>(d);
    if (cudaGetLastError() != cudaSuccess) return false;
    return cudaDeviceSynchronize() == cudaSuccess;
}`,
	})
}

func launchErrorUnchecked(p *pass) {
	l := lastErrorsOf(p)
	p.eachHostBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), isLaunch) {
			return
		}
		for _, launch := range l.uncheckedLaunches(b) {
			p.report(launch.Node, "error of the launch is not checked with cudaGetLastError or cudaPeekAtLastError before the next use of CUDA")
		}
	})
}

// uncheckedLaunches returns the launches of a body after which it uses CUDA, or ends, without checking
// their error.
func (l *lastErrors) uncheckedLaunches(b *sema.Body) []*body.Op {
	lost := lostErrors(b)
	pending := possibility[*body.Op]{graph: flow.Of(body.Of(b.FuncDecl)), op: func(facts factSet[*body.Op], op *body.Op) {
		if l.effect(op, lost) != leavesError {
			clear(facts)
		}
		if op.Kind == body.LaunchKernel {
			facts[op] = true
		}
	}}
	solution := pending.solve()
	if solution == nil || !solution.Complete {
		return nil
	}
	found := factSet[*body.Op]{}
	solution.Each(func(facts factSet[*body.Op], op *body.Op) {
		if l.effect(op, lost) == passesOver {
			maps.Copy(found, facts)
		}
	})
	left, _ := solution.At(pending.graph.Exit)
	maps.Copy(found, left)
	guarded := pending.graph.Body.UnderUnseenGuard()
	isBeforeHidden := beforeHidden(pending.graph.Body, func(op *body.Op) bool { return l.effect(op, lost) == passesOver })
	var out []*body.Op
	for op := range pending.graph.Body.Root.All() {
		if found[op] && !guarded[op] && !isBeforeHidden(op) {
			out = append(out, op)
		}
	}
	return out
}
