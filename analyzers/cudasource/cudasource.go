// Package cudasource checks the CUDA sources that a Go package is linked with
// against the language restrictions of CUDA C++: kernel parameters, execution
// and memory spaces, device code, launches, lambdas, templates.
//
// A source is linked with a package if it is in the package's folder, if the package's #cgo LDFLAGS
// name a library or object that a build rule of the repository makes from it, or if it alone in the
// module defines a function that the package calls. A finding is placed in the .cu file; it is
// reported once, however many packages are linked with the file.
package cudasource

import (
	"errors"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/source"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.AnalyzerOfClasses("cudasource",
		"check the CUDA sources linked with a package against the restrictions of CUDA C++", run, base.Facts)
}

func run(base *report.Base, pass *analysis.Pass) (any, error) {
	pkg := base.WithFacts(pass)
	if pkg == nil {
		return report.Classes(nil), nil
	}
	var classes report.Classes
	err := base.Ask(pass, pkg.Package, func(reporter *report.Reporter) error {
		classes = reporter.Classes()
		var err error
		if base.Package(pass) != nil {
			err = check(pkg.Package, reporter)
		}
		launched(pkg, reporter)
		return errors.Join(err, programs(pkg, reporter))
	})
	return classes, err
}

// launched reports findings in the sources about launches by Go. The launching package reports it,
// whichever owns the source: a launch in Go is in one package.
func launched(pkg *gofact.Package, reporter *report.Reporter) {
	outside := pkg.Launcher.Outside()
	for _, s := range pkg.Sources {
		if len(outside[s]) == 0 {
			continue
		}
		for _, f := range pkg.CheckLaunched(s, outside[s]) {
			tell(f, reporter, report.Linked(pkg.Package, s))
		}
	}
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
			tell(f, reporter, report.Linked(pkg, s))
		}
	}
	return errors.Join(failures...)
}

// tell reports a finding in a source; linked is the place that links it with the package.
func tell(f finding.Finding, reporter *report.Reporter, linked analysis.RelatedInformation) {
	related := []analysis.RelatedInformation{linked}
	for _, r := range f.Related {
		related = append(related, analysis.RelatedInformation{Pos: reporter.Pos(r.Pos), End: reporter.Pos(end(r.Pos, r.End)), Message: r.Message})
	}
	reporter.ReportAs(f.Class, f.Rule, reporter.Pos(f.Pos), reporter.Pos(end(f.Pos, f.End)), f.Message, fixes(reporter, f.Fixes), related...)
}

// end returns the end of a range; if it is missing or in another file, as after a macro, the
// beginning.
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
			fix.TextEdits = append(fix.TextEdits,
				analysis.TextEdit{Pos: reporter.Pos(e.Pos), End: reporter.Pos(end(e.Pos, e.End)), NewText: []byte(e.New)})
		}
		out = append(out, fix)
	}
	return out
}
