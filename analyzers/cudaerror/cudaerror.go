// Package cudaerror finds unchecked errors of CUDA functions.
//
//   - unchecked-cuda-error: the status that a function of CUDA's or of one of its libraries
//     returns is thrown away, or the result of a wrapper in C or of a helper in Go that
//     tells of one. A helper that panics or ends the program on an error has dealt with it.
//     "_ =" says that the error is not wanted; what a deferred Go function returns, as in
//     "defer b.Close()", does not count either.
//   - unchecked-launch: a kernel is launched, and neither the C wrapper nor its caller in
//     Go asks for the error of the launch: by cudaGetLastError, cudaPeekAtLastError, or the
//     result of a call that waits for the device.
//
// Where the function returns an error and the package has a function that makes an error
// of the status, there is a fix.
package cudaerror

import (
	"fmt"
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/gostatus"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.AnalyzerOfClasses("cudaerror", "find unchecked errors of CUDA functions", run, base.Facts)
}

func run(base *report.Base, pass *analysis.Pass) (any, error) {
	pkg := base.WithFacts(pass)
	if pkg == nil || pkg.Errors == nil {
		return report.Classes(nil), nil
	}
	var classes report.Classes
	err := base.Ask(pass, pkg.Package, func(reporter *report.Reporter) error {
		classes = reporter.Classes()
		c := &checker{pkg, reporter}
		for _, d := range pkg.Errors.Discards() {
			c.discard(d)
		}
		for _, l := range pkg.Errors.UncheckedLaunches() {
			c.launch(l)
		}
		return nil
	})
	return classes, err
}

type checker struct {
	pkg      *gofact.Package
	reporter *report.Reporter
}

// discard reports a call whose error nothing reads.
func (c *checker) discard(d gostatus.Discard) {
	name := types.ExprString(d.Call.Fun)
	message := fmt.Sprintf("error returned by '%s' is not checked; assign it to _ to ignore it", name)
	switch _, assigned := d.Stmt.(*ast.AssignStmt); {
	case d.Variable != nil:
		message = fmt.Sprintf("error returned by '%s' is assigned to '%s', but never checked", name, d.Variable.Name())
	case assigned:
		message = fmt.Sprintf("second result of '%s' is errno, which CUDA does not set; the error in the first result is not checked", name)
	case d.C == nil:
		message = fmt.Sprintf("CUDA error returned by '%s' is not checked; assign it to _ to ignore it", name)
	}
	c.reporter.ReportFix(uncheckedCUDAError, d.Call.Pos(), d.Call.End(), message, c.fix(d))
}

// launch reports a launch whose error is not checked.
func (c *checker) launch(l *cgobridge.Launch) {
	what := "the launch"
	if l.Kernel != nil {
		what = "launch of '" + l.Kernel.Name + "'"
	}
	pos := c.reporter.Pos(l.Pos)
	var related []analysis.RelatedInformation
	for _, s := range c.pkg.Sources {
		if s.TU == l.TU {
			related = append(related, report.Linked(c.pkg.Package, s))
		}
	}
	c.reporter.Report(uncheckedLaunch, pos, pos,
		what+" may fail, and neither the wrapper nor its Go caller checks; return cudaGetLastError() after it", related...)
}
