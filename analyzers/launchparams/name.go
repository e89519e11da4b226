package launchparams

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// lookup checks the name in a call that looks up a kernel.
func (c *checker) lookup(call *ast.CallExpr, api headers.API) {
	if name := kernelName(call, api); name != nil {
		c.checkName(call, name)
	}
}

// kernelName returns the argument of a call that names a kernel, or nil if the
// call looks up something else.
func kernelName(call *ast.CallExpr, api headers.API) ast.Expr {
	switch api.Name {
	case "cuModuleGetFunction", "cuLibraryGetKernel":
	default:
		return nil
	}
	i, ok := api.Param(headers.Name)
	if !ok || i >= len(call.Args) {
		return nil
	}
	return call.Args[i]
}

// checkName reports a constant name that is no kernel's. Nothing is said where
// the kernels may come from elsewhere: from a source that cannot be read in
// full, from PTX in the Go code, from a package without kernels.
func (c *checker) checkName(call *ast.CallExpr, arg ast.Expr) {
	name, ok := c.String(arg)
	if !ok {
		return
	}
	c.found.LookUps = append(c.found.LookUps, LookUp{call, name})
	kernels := c.Kernels()
	if strings.HasPrefix(name, "_Z") || len(kernels) == 0 || c.hasOtherKernels() {
		return
	}
	list := kernels[name]
	if slices.ContainsFunc(list, func(k cgobridge.Kernel) bool { return k.Func.HasCLinkage() }) {
		return
	}
	if len(list) > 0 {
		pos := list[0].Func.TU.Pos(list[0].Func.Definition().Name())
		c.reporter.Report(launchKernelName, call.Pos(), call.End(),
			fmt.Sprintf("kernel %s has C++ linkage: the module knows it under a mangled name; define it extern \"C\"", name),
			c.reporter.Related(pos, name+" is defined here"))
		return
	}
	message := fmt.Sprintf("no linked CUDA source defines a kernel named %s", name)
	if near := nearest(name, kernels); near != "" {
		message += "; there is " + near
	}
	c.reporter.Report(launchKernelName, call.Pos(), call.End(), message)
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
