package cgobridge

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/source"
)

// A HostMemoryArg is a place in the package's own C code that hands memory of
// the host's heap or stack to where the device's is wanted.
type HostMemoryArg struct {
	What   string // the argument, as written
	To     string // the function called
	Pos    source.Position
	Effect Effect
}

// HostMemoryArgs returns those of the package's preambles, of the headers that
// they include and of the C and C++ files in its folder, each once.
func (p *Package) HostMemoryArgs() []HostMemoryArg {
	if p.cSide == nil || !p.cSide.textReachesDevice() {
		return nil
	}
	seen := map[source.Position]bool{}
	var list []HostMemoryArg
	for _, d := range p.cSide.inText {
		for _, h := range p.cSide.summarize(d).HostMemoryArgs {
			if !seen[h.Pos] {
				seen[h.Pos] = true
				list = append(list, h)
			}
		}
	}
	return list
}

// textReachesDevice reports whether the package's own C and C++ code may call CUDA, itself or by a source that the package is linked
// with. In plain C every function that is called and not defined is declared.
func (l *linkage) textReachesDevice() bool {
	for tu := range l.isText {
		if !l.isC[tu] {
			return true
		}
	}
	return slices.ContainsFunc(l.prototypes, func(p Prototype) bool {
		if _, isCUDA := headers.Lookup(p.Name); isCUDA {
			return true
		}
		d := l.pkg.Definition(p.Name)
		return d != nil && d.Source != nil
	})
}

// makesHostMemory reports whether a C function's value is fresh memory of the
// heap.
func (l *linkage) makesHostMemory(name string) bool {
	if d := l.pkg.Definition(name); d != nil {
		return l.summarize(d.Decl).MakesHostMemory
	}
	return headers.AllocatesHeap(name) || name == "CString" || name == "CBytes"
}
