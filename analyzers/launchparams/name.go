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
// read in full, from PTX in the Go code, from a package without kernels. It
// reports whether something was said.
func (c *checker) checkName(pos, end token.Pos, name string) bool {
	kernels := c.Kernels()
	if c.hasPTX() || len(kernels) == 0 || len(c.KernelsNamed(name)) > 0 || c.hasOtherKernels() {
		return false
	}
	if strings.HasPrefix(name, "_Z") {
		return c.checkMangled(pos, end, name)
	}
	if list := kernels[name]; len(list) > 0 {
		defined := list[0].Func.TU.Pos(list[0].Func.Definition().Name())
		c.reporter.Report(launchKernelName, pos, end,
			fmt.Sprintf("kernel '%s' has C++ linkage and a mangled name in the module; define it extern \"C\"", name),
			c.reporter.Related(defined, "'"+name+"' is defined here"))
		return true
	}
	if c.MayBeElsewhere(name) { // in a source that is made into a module of its own
		return false
	}
	message := fmt.Sprintf("no linked CUDA source defines a kernel named '%s'", name)
	if near := nearest(name, kernels); near != "" {
		message += "; did you mean '" + near + "'?"
	}
	c.reporter.Report(launchKernelName, pos, end, message)
	return true
}

// checkMangled reports the name of a function with C++ linkage that is no kernel's. Names of template
// instances are not judged: whether they are in a module depends on their instantiations.
func (c *checker) checkMangled(pos, end token.Pos, name string) bool {
	base, signature := cgobridge.Demangled(name)
	if base == "" {
		return false
	}
	like := c.KernelsLike(base)
	if slices.ContainsFunc(like, func(k cgobridge.Kernel) bool { return k.Func.IsTemplate() }) {
		return false
	}
	message := fmt.Sprintf("no linked CUDA source defines kernel '%s', whose mangled name this is", signature)
	if len(like) == 0 {
		if c.MayBeElsewhere(base[strings.LastIndex(base, ":")+1:]) {
			return false
		}
		c.reporter.Report(launchKernelName, pos, end, message)
		return true
	}
	defined := like[0].Func
	if defined.HasCLinkage() {
		message = fmt.Sprintf("kernel '%s' has C linkage: its name in the module is '%s', not a mangled one", base, base)
	}
	c.reporter.Report(launchKernelName, pos, end, message, c.reporter.Related(cgobridge.KernelPos(defined), "'"+base+"' is defined here"))
	return true
}

// hasOtherKernels reports whether kernels may come from where they cannot be
// seen.
func (c *checker) hasOtherKernels() bool {
	for _, s := range c.Sources {
		if s.TU == nil || len(s.TU.Source.Missing) > 0 {
			return true
		}
	}
	return false
}

// hasPTX reports whether the package has PTX among its literals.
func (c *checker) hasPTX() bool {
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
