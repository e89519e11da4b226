// Package suppression checks the comments by which Go code silences findings.
//
//   - unused-suppression: without the comment there would be no finding, or
//     there is no rule of the name;
//   - suppression-reason: the comment does not say why.
//
// Both are off unless enabled. Faults of such comments in a CUDA source are among the source's own
// findings.
package suppression

import (
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// New returns the analyzer. It has to run after those whose findings the
// comments may silence.
func New(base *report.Base, after ...*analysis.Analyzer) *analysis.Analyzer {
	return base.Analyzer("suppression", "check the comments by which Go code silences cudavet, if -enable names their rules",
		func(pass *analysis.Pass) (any, error) { return nil, run(base, pass) }, after...)
}

func run(base *report.Base, pass *analysis.Pass) error {
	reporter, err := base.New(pass)
	if err != nil {
		return err
	}
	seesAll := seesAll(base.Package(pass))
	for _, file := range base.Comments(pass).Files {
		problems := slices.Concat(
			file.Comments.WithoutReason(),
			file.Comments.Unused(func(info *rule.Info, _, _ int) bool { return seesAll && reporter.EnabledIn(file.Name(), info) }))
		for _, p := range problems {
			reporter.Report(p.Rule, file.Pos(p.Comment.Start), file.Pos(p.Comment.End), p.Message)
		}
	}
	return nil
}

// seesAll reports whether the analyzers saw all CUDA sources of a package; nil uses
// no cgo.
func seesAll(pkg *cgobridge.Package) bool {
	if pkg == nil {
		return true
	}
	for _, s := range pkg.Sources {
		if s.Err != nil {
			return false
		}
	}
	return true
}
