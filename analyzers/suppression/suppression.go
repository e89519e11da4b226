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
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/ignore"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/nolint"
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
	known := seesAll(pass)
	for _, comment := range pass.ResultOf[ignore.Analyzer].(*ignore.Comments).All() {
		tell := func(info *rule.Info, format string, args ...any) {
			reporter.Report(info, comment.Pos, comment.End, fmt.Sprintf(format, args...))
		}
		if comment.Nested { // it may be an example in prose
			continue
		}
		if comment.Reason == "" {
			tell(nolint.Reason, "cudavet:ignore gives no reason")
		}
		if len(comment.Rules) == 0 {
			tell(nolint.Unused, "cudavet:ignore names no rule")
		}
		var unused []string
		for _, id := range comment.Rules {
			info := rule.Lookup(id)
			switch {
			case info == nil:
				tell(nolint.Unused, "there is no rule %s%s", id, near(id))
			case known && enabled.Has(info) && info.Class != rule.Conditional && !comment.Used(id):
				unused = append(unused, id)
			}
		}
		if len(unused) > 0 {
			tell(nolint.Unused, "cudavet:ignore silences nothing: no finding of %s here", strings.Join(unused, ", "))
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

func near(id string) string {
	names := rule.Near(id)
	if len(names) == 0 {
		return ""
	}
	return "; near: " + strings.Join(names, ", ")
}
