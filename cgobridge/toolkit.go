package cgobridge

import (
	"path"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
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
