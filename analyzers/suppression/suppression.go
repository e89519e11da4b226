// Package suppression checks the comments by which Go code silences findings.
//
//   - unused-suppression: without the comment there would be no finding, or
//     there is no rule of the name;
//   - suppression-reason: the comment does not say why.
//
// Both are off unless enabled. What is wrong with such comments in a CUDA
// source is among the source's own findings.
package suppression

import (
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/ignore"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// New returns the analyzer. It has to run after those whose findings the
// comments may silence.
func New(after ...*analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:             "suppression",
		Doc:              "check the comments by which Go code silences cudavet, if -enable names their rules",
		URL:              "https://pkg.go.dev/github.com/cudavet/cudavet/analyzers/suppression",
		RunDespiteErrors: true,
		Run:              run,
		Requires:         append([]*analysis.Analyzer{cgobridge.Analyzer, ignore.Analyzer}, after...),
	}
}

func run(pass *analysis.Pass) (any, error) {
	reporter, err := report.New(pass)
	if err != nil {
		return nil, err
	}
	enabled, err := options.Current.Rules()
	if err != nil {
		return nil, err
	}
	seesAll := seesAll(pass)
	for _, file := range pass.ResultOf[ignore.Analyzer].(*ignore.Comments).Files {
		problems := slices.Concat(
			file.Comments.WithoutReason(),
			file.Comments.Unused(func(info *rule.Info, _, _ int) bool { return seesAll && enabled.Has(info) }))
		for _, p := range problems {
			reporter.Report(p.Rule, file.Pos(p.Comment.Start), file.Pos(p.Comment.End), p.Message)
		}
	}
	return nil, nil
}

// seesAll reports whether the analyzers saw all CUDA sources of the package.
func seesAll(pass *analysis.Pass) bool {
	pkg := pass.ResultOf[cgobridge.Analyzer].(*cgobridge.Package)
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
