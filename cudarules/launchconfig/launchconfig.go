// Package launchconfig judges launch configurations, wherever they are written:
// as <<<>>> in CUDA C++ or as a call of CUDA's API in Go.
package launchconfig

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rule is the rule that a configuration must be in range.
var Rule = rule.Register(&rule.Info{
	ID:       "launch-config",
	Class:    rule.Undefined,
	Section:  "CUDA C++ Programming Guide, execution configuration and compute capabilities",
	Doc:      "A launch configuration must be in range: 1 to 1024 threads a block, at most 64 in z, at most 65535 blocks in y and z, dynamic shared memory within the limit.",
	Bad:      "C.cuLaunchKernel(fn, 16, 16, 1, 4, 2, 128, 0, nil, params, nil)",
	Good:     "C.cuLaunchKernel(fn, 16, 16, 2, 4, 2, 64, 0, nil, params, nil)",
	Analyzer: "launchparams, cudasource",
})

// Params is the rule on the values that a launch gives by their addresses.
var Params = rule.Register(&rule.Info{
	ID:       "launch-params-signature",
	Class:    rule.Undefined,
	Section:  "CUDA Runtime API, cudaLaunchKernel; CUDA Driver API, cuLaunchKernel",
	Doc:      "The values given for a kernel by their addresses must match its parameter list in number, size and kind.",
	Bad:      "params := []unsafe.Pointer{unsafe.Pointer(&x), unsafe.Pointer(&a)} // a is a float64, the kernel takes a float",
	Good:     "a32 := float32(a)\nparams := []unsafe.Pointer{unsafe.Pointer(&x), unsafe.Pointer(&a32)}",
	Analyzer: "launchparams, cudasource",
})

// Limits of a launch on every device of compute capability 3.0 and later.
// (CUDA C++ Programming Guide, compute capabilities, technical specifications.)
const (
	MaxThreads = 1024 // of a block
	maxGridX   = 1<<31 - 1
	maxGridYZ  = 65535
	MaxShared  = 48 << 10  // dynamic shared memory without opting in
	maxOptedIn = 227 << 10 // with opting in, on any device
)

var maxBlock = [3]int64{1024, 1024, 64}

// A Number is a dimension of a grid or block in blocks or threads, or an amount
// of memory in bytes, as far as it is known.
type Number struct {
	Value int64
	Known bool
}

// A Config is the configuration of a launch.
type Config struct {
	Grid, Block [3]Number
	Cluster     [3]Number // in blocks: by the attributes of the launch, or those of the kernel
	Shared      Number
	OptedIn     bool // the kernel may have been given more dynamic shared memory
}

// Violation describes the fault of a configuration, or returns "". Unknown parts are assumed to be
// right.
func (c Config) Violation() string {
	axes := [3]string{"x", "y", "z"}
	threads := int64(1)
	for i, b := range c.Block {
		switch {
		case !b.Known:
			continue
		case b.Value <= 0:
			return fmt.Sprintf("block has %d threads in %s", b.Value, axes[i])
		case b.Value > maxBlock[i]:
			return fmt.Sprintf("block has %d threads in %s, more than the limit of %d", b.Value, axes[i], maxBlock[i])
		}
		threads *= b.Value
	}
	if threads > MaxThreads {
		return fmt.Sprintf("block has %d threads, more than the limit of %d", threads, MaxThreads)
	}
	for i, g := range c.Grid {
		limit := int64(maxGridYZ)
		if i == 0 {
			limit = maxGridX
		}
		switch {
		case !g.Known:
		case g.Value <= 0:
			return fmt.Sprintf("grid has %d blocks in %s", g.Value, axes[i])
		case g.Value > limit:
			return fmt.Sprintf("grid has %d blocks in %s, more than the limit of %d", g.Value, axes[i], limit)
		}
	}
	switch {
	case !c.Shared.Known:
	case c.Shared.Value > maxOptedIn:
		return fmt.Sprintf("%d bytes of dynamic shared memory exceed the maximum of any device, %d", c.Shared.Value, maxOptedIn)
	case c.Shared.Value > MaxShared && !c.OptedIn:
		return fmt.Sprintf("%d bytes of dynamic shared memory exceed the %d that a kernel has unless cudaFuncAttributeMaxDynamicSharedMemorySize is raised", c.Shared.Value, MaxShared)
	}
	return ""
}

// RaisesLimits reports whether a unit requests more dynamic shared memory than a kernel has by
// default, for any kernel.
func RaisesLimits(u *sema.Unit) bool {
	names := u.CUDANames()
	return names["cudaFuncSetAttribute"] || names["cuFuncSetAttribute"]
}
