package main

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

const (
	onHost   = sema.HostSpace
	onDevice = sema.DeviceSpace
	onBoth   = sema.HostSpace | sema.DeviceSpace
	isKernel = sema.GlobalSpace
)

// A spaceChange replaces one space word of a declaration that writes certain
// spaces.
type spaceChange struct {
	name  string
	share int
	of    sema.ExecSpace
	word  syntax.Word
	with  string
}

var spaceChanges = []spaceChange{
	{"device-removed", 8, onDevice, syntax.Device, ""},
	{"device-to-host", 8, onDevice, syntax.Device, "__host__"},
	{"device-to-both", 2, onDevice, syntax.Device, "__host__ __device__"},
	{"device-to-global", 1, onDevice, syntax.Device, "__global__"},
	{"both-to-host", 3, onBoth, syntax.Device, ""},
	{"both-to-device", 3, onBoth, syntax.Host, ""},
	{"global-removed", 2, isKernel, syntax.Global, ""},
	{"global-to-device", 2, isKernel, syntax.Global, "__device__"},
	{"global-to-host", 1, isKernel, syntax.Global, "__host__"},
}

// spaceOperators change the execution space of one declaration.
func spaceOperators() []*operator {
	var list []*operator
	for _, c := range spaceChanges {
		list = append(list, &operator{c.name, fmt.Sprintf("%v of a %v function becomes %q", c.word, c.of, c.with), c.share, func(p *program, add func([]place)) {
			for _, f := range p.functions {
				if f.DeclaredSpaces() == c.of {
					add(p.word(f.Node, f.Marks(), c.word, c.with))
				}
			}
		}})
	}
	return append(list,
		&operator{"device-added", "__device__ before a function without a space", 2, addSpace("__device__ ")},
		&operator{"both-added", "__host__ __device__ before a function without a space", 2, addSpace("__host__ __device__ ")},
		&operator{"global-added", "__global__ before a function without a space", 1, addSpace("__global__ ")},
		&operator{"override-space", "an overriding function gets or loses its space", 2, overrideSpace},
	)
}

func addSpace(words string) func(p *program, add func([]place)) {
	return func(p *program, add func([]place)) {
		for _, f := range p.functions {
			if f.DeclaredSpaces() == 0 && f.IsDefinition() && f.Function.Name != "main" && !f.HasError() {
				add(p.insert(f.Node, f.Node.Start(), words))
			}
		}
	}
}

func overrideSpace(p *program, add func([]place)) {
	for _, f := range p.functions {
		if len(f.Function.Overridden()) == 0 {
			continue
		}
		if f.DeclaredSpaces() == 0 {
			add(p.insert(f.Node, f.Node.Start(), "__device__ "))
			add(p.insert(f.Node, f.Node.Start(), "__host__ __device__ "))
		} else {
			add(p.word(f.Node, f.Marks(), syntax.Device, ""))
			add(p.word(f.Node, f.Marks(), syntax.Host, ""))
		}
	}
}
