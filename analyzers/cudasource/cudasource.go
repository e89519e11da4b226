// Package cudasource checks the CUDA sources that a Go package is linked with
// against the language restrictions of CUDA C++: kernel parameters, execution
// and memory spaces, device code, launches, lambdas, templates.
//
// A source is linked with a package if it lies in the package's folder, if the
// package's #cgo LDFLAGS name a library or object that a build rule of the
// repository makes from it, or if it alone in the module defines a function
// that the package calls. A finding stands in the .cu file; it is reported
// once, however many packages are linked with the file.
package cudasource

import (
	"errors"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/source"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.AnalyzerOfClasses("cudasource", "check the CUDA sources behind a package against the restrictions of CUDA C++", run)
}

func run(base *report.Base, pass *analysis.Pass) (any, error) {
	var classes report.Classes
	_, err := base.OnBridge(func(pkg *cgobridge.Package, reporter *report.Reporter) error {
		classes = reporter.Classes()
		return check(pkg, reporter)
	})(pass)
	return classes, err
}

func check(pkg *cgobridge.Package, reporter *report.Reporter) error {
	var failures []error
	for _, s := range pkg.Sources {
		if !s.Owned {
			continue
		}
		if s.Err != nil {
			failures = append(failures, s.Err)
			continue
		}
		for _, f := range s.Findings {
			related := []analysis.RelatedInformation{report.Linked(pkg, s)}
			for _, r := range f.Related {
				related = append(related, analysis.RelatedInformation{Pos: reporter.Pos(r.Pos), End: reporter.Pos(end(r.Pos, r.End)), Message: r.Message})
			}
			reporter.ReportAs(f.Class, f.Rule, reporter.Pos(f.Pos), reporter.Pos(end(f.Pos, f.End)), f.Message, fixes(reporter, f.Fixes), related...)
		}
	}
	return errors.Join(failures...)
}

// end returns the end of a range; one that is missing or lies in another file,
// as behind a macro, is the beginning.
func end(pos, end source.Position) source.Position {
	if end.File != pos.File || end.Offset < pos.Offset {
		return pos
	}
	return end
}

func fixes(reporter *report.Reporter, list []finding.Fix) []analysis.SuggestedFix {
	var out []analysis.SuggestedFix
	for _, f := range list {
		fix := analysis.SuggestedFix{Message: f.Message}
		for _, e := range f.Edits {
			fix.TextEdits = append(fix.TextEdits, analysis.TextEdit{Pos: reporter.Pos(e.Pos), End: reporter.Pos(end(e.Pos, e.End)), NewText: []byte(e.New)})
		}
		out = append(out, fix)
	}
	return out
}
