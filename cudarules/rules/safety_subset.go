package rules

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rules on features outside the safety subset: CUDA C++ Guidelines, CUDASafety-1.1, 1.2 and
// CUDA-NoCollectives. Launches in device code are in device_launch.go.

func init() {
	register(hostCallback, rule.Info{
		ID: "host-callback", Class: rule.Safety, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASafety-1.1",
		Doc: "No host function is put into a stream or graph: the safety subset has no callbacks.",
		Bad: `void CUDART_CB done(void *flag) { *(bool *) flag = true; }
cudaError_t notify(cudaStream_t s, bool *flag) { return cudaLaunchHostFunc(s, done, flag); }`,
		Good: `bool isDone(cudaEvent_t e) { return cudaEventQuery(e) == cudaSuccess; }`,
	})
	register(deviceAsm, rule.Info{
		ID: "device-asm", Class: rule.Safety, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASafety-1.2",
		Doc:  "Device code has no inline PTX: the safety subset has none.",
		Bad:  `__global__ void stop() { asm("trap;"); }`,
		Good: `__global__ void stop() { __trap(); }`,
	})
	register(warpCollectiveUse, rule.Info{
		ID: "warp-collective-use", Class: rule.Safety, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-NoCollectives",
		Doc: "Device code uses no warp collectives: no shuffle, vote, match, reduction or barrier of a warp.",
		Bad: `__global__ void sum(int *x) { x[threadIdx.x] += __shfl_down_sync(0xffffffff, x[threadIdx.x], 1); }`,
		Good: `__global__ void sum(int *x) {
    __shared__ int s[256];
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] += s[(threadIdx.x + 1) % 256];
}`,
	})
}

func hostCallback(p *pass) {
	p.eachHostBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if api, ok := headers.Lookup(libraryName(u)); ok && api.Operation == headers.CallHost {
				p.reportCall(u, "'%s' adds a host function to a stream or graph", api.Spelled())
			}
		}
	})
}

func deviceAsm(p *pass) {
	p.eachDeviceCode(func(b *sema.Body) {
		for op := range body.Of(b.FuncDecl).Root.All() {
			if op.Kind == body.Asm {
				p.report(op.Node, "%s uses inline PTX", describe(b.Function))
			}
		}
	})
}

func warpCollectiveUse(p *pass) {
	p.eachDeviceCode(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if name := collectiveName(u); name != "" {
				p.reportCall(u, "%s uses warp collective '%s'", describe(b.Function), name)
			}
		}
	})
}

// collectiveName returns the name of the warp collective that a use calls; empty if it calls
// none.
func collectiveName(u sema.Use) string {
	name := libraryName(u)
	if headers.IsWarpCollective(name) {
		return name
	}
	f := u.Function
	switch {
	case f == nil || u.Call == nil || !headers.IsGroupCollective(f.Name) || !f.TU.Unit(f.First().Node).Prelude:
	case f.Class != nil:
		if isWarpGroup(f.Class) {
			return f.Class.Name + "::" + f.Name
		}
	case f.Scope.String() == "cooperative_groups" && len(u.Call.Args) > 0:
		if t := u.Scope.ValueAt(u.Call.Args[0]).Type; t.Kind == sema.RecordType && isWarpGroup(t.Record) {
			return "cooperative_groups::" + f.Name
		}
	}
	return ""
}

// isWarpGroup reports whether a class is one of cooperative groups that are threads of one
// warp.
func isWarpGroup(r *sema.Record) bool {
	switch {
	case !r.IsBuiltIn() || r.Outer.String() != "cooperative_groups":
		return false
	case r.Name == "thread_block_tile":
		return len(r.Args) > 0 && r.Args[0].Value != nil && r.Args[0].Value.Int() <= 32
	}
	return r.Name == "coalesced_group"
}
