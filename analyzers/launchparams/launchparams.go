// Package launchparams checks the kernel launches that Go makes through the
// driver or runtime API.
//
//   - launch-config: a constant grid, block or amount of dynamic shared memory
//     that no device accepts; those of the linked CUDA sources are checked with
//     their other rules;
//   - launch-kernel-name: the name under which Go looks up a kernel is no kernel
//     of the linked sources, or one with C++ linkage;
//   - launch-params-signature: the values given for a kernel's parameters are not
//     what its parameter list wants, in number, size or kind;
//   - ptx-signature: the same of a kernel that PTX in the Go code declares, or PTX
//     that is not what its CUDA source would be compiled to;
//   - purego-signature: Go functions that are bound to symbols of CUDA's libraries
//     without cgo, in packages that have nothing else of CUDA, too;
//   - launch-params-go-memory: the array of pointers to the values holds Go
//     pointers that are not pinned.
//
// A Go helper that takes the kernel, its name or the values from its caller is
// checked where it is called, in other packages as well.
package launchparams

import (
	"go/ast"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.AnalyzerOfClasses("launchparams",
		"check the configuration, the kernel and the parameters of kernel launches", run, base.Facts, base.Symbols)
}

func run(base *report.Base, pass *analysis.Pass) (any, error) {
	pkg := base.WithFacts(pass)
	classes, err := symbols(base, pass)
	if err != nil || pkg == nil {
		return classes, err
	}
	err = base.Ask(pass, pkg.Package, func(reporter *report.Reporter) error {
		classes = reporter.Classes()
		c := &checker{Finder: pkg.Launcher, pkg: pkg, reporter: reporter}
		found := base.SymbolsOf(pass)
		c.replaced = found != nil && found.Replaces()
		c.check()
		return nil
	})
	return classes, err
}

type checker struct {
	*golaunch.Finder
	pkg      *gofact.Package
	reporter *report.Reporter
	replaced bool  // other functions take the place of symbols, in tests: modules and kernels may be none
	tuned    *bool // see optsIn
}

// check checks the package's own launches and its calls of helpers, and those of its C
// code.
func (c *checker) check() {
	for _, l := range c.LookUps() {
		c.lookUp(l)
	}
	c.stale()
	launches := c.Launches()
	for _, l := range launches {
		c.config(l)
		if l.Copy == nil {
			c.memory(l)
		}
		c.signature(l)
		c.entry(l)
	}
	c.cSide()
	c.reporter.InContexts(c.pkg, func(in *gomemory.Context) {
		if !c.LooksUpFor(in.Function) {
			for _, l := range c.LookUpsAmong(func(call *ast.CallExpr) bool { return slices.Contains(in.Calls, call) }) {
				c.lookUp(l)
			}
		}
		for _, l := range launches {
			if !slices.Contains(in.Calls, l.Call) {
				continue
			}
			c.config(l)
			if l.Copy == nil {
				c.memory(l)
			}
			c.signature(l)
		}
	})
}
