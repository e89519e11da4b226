package sema

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// CUDANames returns the names in the unit's code that begin like those of the functions of CUDA's
// runtime and driver API, with "cu". No code of the unit calls functions of other names by name.
func (u *Unit) CUDANames() map[string]bool { return u.cudaNames() }

func (u *Unit) findCUDANames() map[string]bool {
	names := map[string]bool{}
	for n := range u.Tree.Root().All() {
		if n.Is(syntax.Identifier, syntax.TypeIdentifier) {
			if text := n.Text(); strings.HasPrefix(text, "cu") {
				names[text] = true
			}
		}
	}
	return names
}
