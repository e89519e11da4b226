package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The rule on launches of kernels that synchronize the grid: CUDA C++ Programming Guide, cooperative groups.

func init() {
	register(cooperativeLaunchMissing, rule.Info{
		ID: "cooperative-launch-missing", Class: rule.Undefined, Section: "CUDA C++ Programming Guide, cooperative groups, grid synchronization",
		Doc: "A kernel that synchronizes its grid is launched by cudaLaunchCooperativeKernel, or with the attribute for a cooperative launch.",
		Bad: `__global__ void step(float *x) { cooperative_groups::this_grid().sync(); }
void run(float *x) { step<<<4, 128>>>(x); }`,
		Good: `__global__ void step(float *x) { cooperative_groups::this_grid().sync(); }
void run(float *x) {
    void *args[] = {&x};
    cudaLaunchCooperativeKernel((void *)step, dim3(4), dim3(128), args, 0, 0);
}`,
	})
}

func cooperativeLaunchMissing(p *pass) {
	syncs := map[*sema.Function]bool{}
	p.eachConfiguredLaunch(func(c *launchconfig.Launch) {
		if c.Kernel == nil || isCooperative(c) {
			return
		}
		k := p.kernelOnDevice(c.Kernel)
		if k == nil {
			return
		}
		does, known := syncs[k]
		if !known {
			does = syncsGrid(k, 4)
			syncs[k] = does
		}
		if does {
			p.report(c.Node, "kernel '%s' synchronizes its grid, but the launch is not cooperative", k.Name)
		}
	})
}

// isCooperative reports whether a launch is a cooperative one, or may be one.
func isCooperative(c *launchconfig.Launch) bool {
	if c.Op == nil {
		return true
	}
	if c.Op.Kind == body.LaunchKernel {
		return false
	}
	name := sema.LibraryName(c.Op.Function, c.Op.Call())
	api, ok := headers.Lookup(name)
	if !ok || name != "cudaLaunchKernel" && name != "cuLaunchKernel" {
		_, hasConfig := api.Param(headers.Config)
		return !hasConfig || c.MayCooperate
	}
	return false
}

// syncsGrid reports whether each thread of a function that comes to its end, or loops, certainly synchronizes the grid.
func syncsGrid(f *sema.Function, depth int) bool {
	if f == nil || depth == 0 {
		return false
	}
	b := body.Of(f.Definition())
	if b == nil {
		return false
	}
	g := flow.Of(b)
	if !isUnderstood(g) || g.Exit.Index < 0 || slices.ContainsFunc(g.Blocks, func(b *flow.Block) bool { return slices.ContainsFunc(b.Ops, asksIfValid) }) {
		return false
	}
	for _, block := range g.Blocks {
		if !block.PostDominates(g.Entry()) && !isInPlainLoop(block, g) {
			continue
		}
		for _, op := range block.Ops {
			if isGridSync(op) || op.Kind == body.Call && op.Function != nil && !op.Function.TU.Unit(op.Function.First().Node).Prelude && syncsGrid(op.Function, depth-1) {
				return true
			}
		}
	}
	return false
}

// isInPlainLoop reports whether a block runs in each round of a loop to which all ways lead, whose count is one of the function's.
func isInPlainLoop(b *flow.Block, g *flow.Graph) bool {
	l := b.Loop
	if l == nil || !l.Head.PostDominates(g.Entry()) || l.Head.Cond == nil {
		return false
	}
	for op := range l.Head.Cond.All() {
		if op.Is(body.Index, body.Deref, body.Call) {
			return false
		}
	}
	for _, back := range l.Head.Preds {
		if l.Contains(back) && !b.Dominates(back) {
			return false
		}
	}
	return true
}

// isGridSync recognises a barrier of the grid.
func isGridSync(op *body.Op) bool {
	if op.Kind != body.Call || op.Function == nil {
		return false
	}
	f := op.Function
	if f.Class != nil {
		return f.Class.Name == "grid_group" && (f.Name == "sync" || f.Name == "barrier_arrive")
	}
	if f.Name != "sync" {
		return f.Name == "cudaCGSynchronize"
	}
	args := op.Arguments()
	if len(args) != 1 || args[0] == nil || args[0].Type == nil {
		return false
	}
	t := args[0].Type.NonReference()
	return t.Kind == sema.RecordType && t.Record.Name == "grid_group"
}

func asksIfValid(op *body.Op) bool {
	return op.Kind == body.Call && op.Function != nil && op.Function.Name == "is_valid"
}
