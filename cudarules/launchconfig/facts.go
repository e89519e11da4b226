package launchconfig

import (
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Of returns what is known of the configuration of a launch where k holds: by <<<>>>,
// cudaLaunchKernel, cudaLaunchCooperativeKernel, cudaLaunchKernelEx or cudaLaunchKernelExC.
func Of(k *flow.Known, op *body.Op) Config {
	if op.Kind != body.Call {
		config := of(k, argument(op, 1), argument(op, 2), argument(op, 3))
		config.Shared.Known = config.Shared.Known || argument(op, 3) == nil // 0
		return config
	}
	api, _ := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
	if api.Driver {
		return Config{}
	}
	param := func(r headers.Role) *body.Op {
		if i, ok := api.Param(r); ok {
			return argument(op, i+1)
		}
		return nil
	}
	if config := param(headers.Config); config != nil { // a cudaLaunchConfig_t
		member := func(path string) func(string) (sema.Constant, bool) {
			return func(axis string) (sema.Constant, bool) { return k.Pointee(config, path+axis) }
		}
		return Config{Grid: dimensions(member(".gridDim.")), Block: dimensions(member(".blockDim.")), Shared: number(member(".dynamicSmemBytes")(""))}
	}
	return of(k, param(headers.Grid), param(headers.Block), param(headers.Shared))
}

func argument(op *body.Op, i int) *body.Op {
	if i < len(op.Args) {
		return op.Args[i]
	}
	return nil
}

func of(k *flow.Known, grid, block, shared *body.Op) Config {
	member := func(of *body.Op) func(string) (sema.Constant, bool) {
		return func(axis string) (sema.Constant, bool) { return k.Member(of, axis) }
	}
	return Config{Grid: dimensions(member(grid)), Block: dimensions(member(block)), Shared: number(k.Value(shared))}
}

// dimensions returns the members of a dim3. Negative numbers are shown as they were before
// they became unsigned.
func dimensions(member func(axis string) (sema.Constant, bool)) (dims [3]Number) {
	for i, axis := range []string{"x", "y", "z"} {
		if c, ok := member(axis); ok {
			dims[i] = Number{Value: int64(int32(c.Int())), Known: true}
		}
	}
	return dims
}

func number(c sema.Constant, ok bool) Number {
	if !ok || !c.Type.IsInteger() {
		return Number{}
	}
	return Number{Value: c.Int(), Known: true}
}

// Threads returns how many threads a block has.
func (c Config) Threads() (n int64, ok bool) {
	n = 1
	for _, b := range c.Block {
		if !b.Known || b.Value <= 0 {
			return 0, false
		}
		n *= b.Value
	}
	return n, true
}
