// Package analyzers lists cudavet's analyzers. Each has a package of its own
// below this one, whose comment is its documentation.
package analyzers

import (
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/cgolayout"
	"github.com/cudavet/cudavet/analyzers/cgoproto"
	"github.com/cudavet/cudavet/analyzers/cudasource"
	"github.com/cudavet/cudavet/analyzers/kernelarg"
	"github.com/cudavet/cudavet/analyzers/launchparams"
	"github.com/cudavet/cudavet/analyzers/suppression"
)

// All returns every analyzer, in the order in which their findings are told.
func All() []*analysis.Analyzer {
	return append(slices.Clone(checks), comments)
}

// Checks returns the analyzers that look at code and not at the comments in
// it: for drivers that show the analyzers a part of the code alone.
func Checks() []*analysis.Analyzer { return slices.Clone(checks) }

var (
	checks = []*analysis.Analyzer{
		cudasource.Analyzer,
		kernelarg.Analyzer,
		cgoproto.Analyzer,
		cgolayout.Analyzer,
		launchparams.Analyzer,
	}
	comments = suppression.New(checks...)
)
