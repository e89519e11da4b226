package cgobridge

import "github.com/cudavet/cudavet/cudarules/memory"

// MemorySummary returns the effects of the definition of a C function on memory, in the terms of
// package memory; nil if the function is not defined in the package's sources, or its effects are
// unknown.
func (p *Package) MemorySummary(name string) *memory.Summary {
	if p.cSide == nil {
		return nil
	}
	d := p.Definition(name)
	if d == nil {
		return nil
	}
	return p.cSide.memory.Summary(d.Decl)
}
