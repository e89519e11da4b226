// Package threadaffinity looks for devices and contexts that are chosen for one thread and
// used on another.
//
// cudaSetDevice, cuCtxSetCurrent, cuCtxPushCurrent and cuCtxCreate choose for the calling
// thread. A goroutine may go on on another thread after any call, unless
// runtime.LockOSThread keeps it where it is. The analyzer reports
//
//   - device-unlocked-thread: a call chooses a device, calls that depend on it follow in the
//     function or its callers, and neither the function nor all callers that are seen hold
//     the goroutine on its thread in between; or the goroutine is held, and starts another
//     one that calls CUDA without a choice of its own;
//   - device-finalizer: a finalizer or cleanup, which runs on a thread of the runtime's,
//     frees memory or ends an object of a device without locking the thread and choosing
//     that device.
//
// A function that selects a device for its callers is judged where it is called, in other packages as
// well. A C function that selects a device and works within one call stays on one thread. The main
// function of a program that starts no goroutine, and the initialization of packages, are left alone,
// as is a program that never chooses another device than 0.
package threadaffinity

import (
	"fmt"
	"go/ast"
	"go/types"
	"path/filepath"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/gothread"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.Analyzer("threadaffinity", "look for devices that are chosen for one thread and used on another",
		func(pass *analysis.Pass) (any, error) { return nil, run(base, pass) }, base.Facts)
}

func run(base *report.Base, pass *analysis.Pass) error {
	pkg := base.WithFacts(pass)
	if pkg == nil || pkg.Threads == nil {
		return nil
	}
	return base.Ask(pass, pkg.Package, func(reporter *report.Reporter) error {
		c := &checker{pkg, reporter}
		c.check()
		return nil
	})
}

type checker struct {
	pkg      *gofact.Package
	reporter *report.Reporter
}

func (c *checker) check() {
	for _, m := range c.pkg.Threads.Misplaced() {
		c.misplaced(m)
	}
	for _, s := range c.pkg.Threads.Strays() {
		c.reporter.Report(deviceUnlockedThread, s.Call.Pos(), s.Call.End(), fmt.Sprintf(
			"%s runs in another goroutine, whose thread does not have the device set by %s in %s; call runtime.LockOSThread and set the device there, too",
			name(s.Call), name(s.Set), c.place(s.Set, s.Call)))
	}
	for _, call := range c.pkg.Threads.Finalizers() {
		c.reporter.Report(deviceFinalizer, call.Pos(), call.End(), fmt.Sprintf(
			"function passed to %s releases a device object on a runtime thread, whose current device may differ; release it in the goroutine that owns it, or lock the thread and set the device there",
			name(call)))
	}
}

func (c *checker) misplaced(m gothread.Misplaced) {
	fix := c.lock(m)
	c.reporter.ReportFix(deviceUnlockedThread, m.Call.Pos(), m.Call.End(), fmt.Sprintf(
		"%s sets the device of a thread that the goroutine may leave before %s in %s; call runtime.LockOSThread first",
		name(m.Call), name(m.Use), c.place(m.Use, m.Call)), fix)
}

func name(call *ast.CallExpr) string {
	if _, ok := ast.Unparen(call.Fun).(*ast.FuncLit); ok {
		return "the function literal"
	}
	return "'" + types.ExprString(call.Fun) + "'"
}

// place returns the position of a node for a finding at another.
func (c *checker) place(n, at ast.Node) string {
	pos := c.pkg.Fset.PositionFor(n.Pos(), false)
	if pos.Filename == c.pkg.Fset.PositionFor(at.Pos(), false).Filename {
		return fmt.Sprintf("line %d", pos.Line)
	}
	return fmt.Sprintf("%s:%d", filepath.Base(pos.Filename), pos.Line)
}

func (c *checker) line(n ast.Node) int { return c.pkg.Fset.PositionFor(n.Pos(), false).Line }
