// Package devicepointer checks uses in Go code of pointers that are valid only in Go, in C or on the
// device.
//
//   - pointer-as-uintptr: the address of Go memory becomes a number that is taken for a
//     device pointer, or that is kept across a call and made a pointer again;
//   - handle-address: a callback that CUDA calls later gets the address of a cgo.Handle;
//   - go-pointer-stored-in-c: a Go pointer is stored in memory of C's that outlives the
//     function. The run-time check of cgo sees such a store only under GOEXPERIMENT=cgocheck2,
//     and none that C code makes;
//   - device-pointer-deref: Go code reads or writes what lies behind a device pointer;
//   - wrong-free: memory is freed by a function that frees another kind, or twice;
//   - use-after-free: memory or a handle is used after it is freed;
//   - defer-argument-frees: a resource is ended among the arguments of a deferred call, which
//     are evaluated at once;
//   - keepalive-device-owner: an object whose finalizer ends a resource may be finalized while
//     C works with the resource;
//   - device-leak-on-return: a function returns without having ended what it has acquired.
package devicepointer

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.AnalyzerOfClasses("devicepointer", "check pointers that belong to Go, to C or to the device alone", run, base.Facts)
}

func run(base *report.Base, pass *analysis.Pass) (any, error) {
	pkg := base.WithFacts(pass)
	if pkg == nil {
		return report.Classes(nil), nil
	}
	var classes report.Classes
	err := base.Ask(pass, pkg.Package, func(reporter *report.Reporter) error {
		classes = reporter.Classes()
		c := &checker{Package: pkg, reporter: reporter, told: map[token.Pos]bool{}, keptAt: map[token.Pos]bool{}, registers: registers(pkg)}
		c.numbers()
		c.handles()
		c.stores()
		c.keeps()
		reporter.InContexts(pkg, c.inContext)
		c.derefs()
		c.frees()
		c.lateUses()
		c.deferredArguments()
		c.leaks()
		c.owners()
		return nil
	})
	return classes, err
}

type checker struct {
	*gofact.Package
	reporter *report.Reporter
	told     map[token.Pos]bool // numbers that become device pointers
	keptAt   map[token.Pos]bool // numbers that are kept

	registers bool // memory is made known to the device
}

// goAddress returns the value of an expression that is the address of a variable or element
// of Go's.
func (c *checker) goAddress(e ast.Expr) (cgobridge.Value, bool) {
	v := c.ValueKnowing(c.ResultMemory, e)
	return v, (v.Kind == cgobridge.Address || v.Kind == cgobridge.Element) && v.Memory.Kind == cgobridge.GoMemory
}

// functions yields the declared functions of the package that have a body.
func (c *checker) functions(yield func(*ast.FuncDecl) bool) {
	for _, file := range c.Files {
		for _, decl := range file.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok && fn.Body != nil && !yield(fn) {
				return
			}
		}
	}
}

// calls reports whether a function calls one of package runtime, or a method of a type of it,
// of a name.
func (c *checker) calls(fn *ast.FuncDecl, name string) bool {
	for n := range ast.Preorder(fn) {
		if sel, ok := n.(*ast.SelectorExpr); ok && sel.Sel.Name == name {
			if f, ok := c.Info.Uses[sel.Sel].(*types.Func); ok && f.Pkg() != nil && f.Pkg().Path() == "runtime" {
				return true
			}
		}
	}
	return false
}

// inContext checks the uses in a function that depend on its caller.
func (c *checker) inContext(in *gomemory.Context) {
	c.told = map[token.Pos]bool{}
	if fn, ok := in.Function.(*ast.FuncDecl); ok {
		c.numbersIn(fn)
		c.storesIn(fn)
		c.keepsIn(fn)
		c.handlesIn(fn)
	}
}
