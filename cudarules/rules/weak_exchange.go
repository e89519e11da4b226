package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on exchanges that may fail spuriously: C++ [atomics.types.operations], CERT CON41.

func init() {
	register(weakExchangeNoLoop, rule.Info{
		ID: "weak-exchange-no-loop", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASecurity-CON (spurious failure)",
		Doc: "compare_exchange_weak, which may fail though the value is the expected one, is called in a loop that tries it again.",
		Bad: `#include <cuda/atomic>
__device__ bool lock(cuda::atomic<int> &a) {
    int idle = 0;
    if (!a.compare_exchange_weak(idle, 1)) return false;
    return true;
}`,
		Good: `#include <cuda/atomic>
__device__ bool lock(cuda::atomic<int> &a) {
    int idle = 0;
    if (!a.compare_exchange_strong(idle, 1)) return false;
    return true;
}`,
	})
}

func weakExchangeNoLoop(p *pass) {
	p.eachRunningBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool {
			return u.Kind == sema.Calls && u.Call != nil && strings.Contains(u.Call.Node.Text(), weakExchange)
		}) {
			return
		}
		g := flow.Of(body.Of(b.FuncDecl))
		if g.Partial {
			return
		}
		for _, block := range g.Blocks {
			for _, op := range block.Ops {
				if block.Loop == nil && isWeakExchange(op) && !p.isRetried(b, g, op) {
					p.report(op.Node, "compare_exchange_weak may fail spuriously and is not retried in a loop")
				}
			}
		}
	})
}

const weakExchange = "compare_exchange_weak"

// isWeakExchange recognises calls of the C++ library's.
func isWeakExchange(op *body.Op) bool {
	if op.Kind != body.Call {
		return false
	}
	if f := op.Function; f != nil {
		return f.Name == weakExchange && f.Class != nil && f.TU.Unit(f.First().Node).Prelude
	}
	c := op.Call()
	if c == nil {
		return false
	}
	name := strings.TrimPrefix(strings.TrimPrefix(c.UnseenName(), "cuda::"), "std::")
	return strings.TrimSuffix(name, "_explicit") == "atomic_"+weakExchange
}

// isRetried reports whether the callers of a body may try an exchange again that it returns
// the outcome of: those that are not seen may.
func (p *pass) isRetried(b *sema.Body, g *flow.Graph, exchange *body.Op) bool {
	returned := slices.ContainsFunc(g.Blocks, func(block *flow.Block) bool {
		return slices.ContainsFunc(block.Ops, func(op *body.Op) bool {
			return op.Kind == body.Return && len(op.Args) > 0 && op.Args[0].Written() == exchange
		})
	})
	if !returned {
		return false
	}
	if b.Function.Lambda != nil || b.Function.Name == weakExchange {
		return true
	}
	for _, caller := range p.Bodies() {
		if !slices.ContainsFunc(caller.Uses(), func(u sema.Use) bool { return u.Function == b.Function }) {
			continue
		}
		for _, block := range flow.Of(body.Of(caller.FuncDecl)).Blocks {
			if block.Loop != nil && slices.ContainsFunc(block.Ops, func(op *body.Op) bool { return op.Kind == body.Call && op.Function == b.Function }) {
				return true
			}
		}
	}
	return false
}
