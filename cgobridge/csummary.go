package cgobridge

import "github.com/cudavet/cudavet/cudarules/memory"

// MemorySummary returns what the definition of a C function does to memory, in the terms of
// package memory; nil if the function is not defined in the package's sources, or if what it
// does is not known.
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
