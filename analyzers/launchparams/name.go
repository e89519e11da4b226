package launchparams

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
)

// checkName reports a name from pos to end that is no kernel's. Nothing is
// said where the kernels may come from elsewhere: from a source that cannot be
// read in full, from PTX in the Go code, from a package without kernels.
func (c *checker) checkName(pos, end token.Pos, name string) {
	kernels := c.Kernels()
	if strings.HasPrefix(name, "_Z") || len(kernels) == 0 || c.hasOtherKernels() {
		return
	}
	list := kernels[name]
	if slices.ContainsFunc(list, func(k cgobridge.Kernel) bool { return k.Func.HasCLinkage() }) {
		return
	}
	if len(list) > 0 {
		defined := list[0].Func.TU.Pos(list[0].Func.Definition().Name())
		c.reporter.Report(launchKernelName, pos, end,
			fmt.Sprintf("kernel %s has C++ linkage: the module knows it under a mangled name; define it extern \"C\"", name),
			c.reporter.Related(defined, name+" is defined here"))
		return
	}
	message := fmt.Sprintf("no linked CUDA source defines a kernel named %s", name)
	if near := nearest(name, kernels); near != "" {
		message += "; there is " + near
	}
	c.reporter.Report(launchKernelName, pos, end, message)
}

// hasOtherKernels reports whether kernels may come from where they cannot be
// seen.
func (c *checker) hasOtherKernels() bool {
	for _, s := range c.Sources {
		if s.TU == nil || len(s.TU.Source.Missing) > 0 {
			return true
		}
	}
	for _, file := range c.Files {
		for n := range ast.Preorder(file) {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && strings.Contains(lit.Value, ".entry") {
				return true
			}
		}
	}
	return false
}

// nearest returns the kernel whose name differs from the given one only in
// case and underscores, or "".
func nearest(name string, kernels map[string][]cgobridge.Kernel) string {
	plain := func(s string) string { return strings.ToLower(strings.ReplaceAll(s, "_", "")) }
	for k := range kernels {
		if plain(k) == plain(name) {
			return k
		}
	}
	return ""
}
