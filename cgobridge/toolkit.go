package cgobridge

import (
	"path"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// UsesToolkit reports whether the package's own C code belongs to CUDA: it
// includes a header of the CUDA toolkit's, or is linked with a library of it.
func (p *Package) UsesToolkit() bool {
	for _, flag := range p.CgoFlags.LDFLAGS {
		if name, ok := strings.CutPrefix(flag, "-l"); ok {
			if _, ok := headers.IsLibrary(name); ok {
				return true
			}
		}
	}
	if p.cSide == nil {
		return false
	}
	for tu := range p.cSide.isC {
		for _, name := range tu.Source.System {
			if headers.HasC(name) {
				return true
			}
		}
		for _, include := range tu.Source.Missing {
			if headers.IsHeader(path.Base(strings.ReplaceAll(include.Name, `\`, "/"))) {
				return true
			}
		}
	}
	return false
}

// IsOwn reports whether a C name, without the tag keyword of a structure, is the project's and not
// CUDA's: a function that the project defines, and any of its declarations that do not use CUDA.
// Declarations after an include of CUDA's headers are CUDA's.
func (p *Package) IsOwn(name string) bool {
	if len(p.Definitions(name)) > 0 {
		return true
	}
	for tu := range p.cSide.isC {
		if len(declaredIn(tu, name)) > 0 {
			return !p.UsesToolkit()
		}
	}
	return false
}

// Toolkit returns the release of CUDA that the run is for.
func (p *Package) Toolkit() nvcc.Version { return p.run.toolkit() }
