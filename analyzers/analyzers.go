// Package analyzers lists cudavet's analyzers. Each has a package of its own
// below this one, whose comment is its documentation.
package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/cgolayout"
	"github.com/cudavet/cudavet/analyzers/cgoproto"
	"github.com/cudavet/cudavet/analyzers/cudasource"
	"github.com/cudavet/cudavet/analyzers/kernelarg"
	"github.com/cudavet/cudavet/analyzers/launchparams"
)

// All returns every analyzer, in the order in which their findings are told.
func All() []*analysis.Analyzer {
	return []*analysis.Analyzer{
		cudasource.Analyzer,
		kernelarg.Analyzer,
		cgoproto.Analyzer,
		cgolayout.Analyzer,
		launchparams.Analyzer,
	}
}
