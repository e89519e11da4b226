// Package analyzers makes cudavet's analyzers. Each has a package of its own
// below this one, whose comment is its documentation.
package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/asynccopy"
	"github.com/cudavet/cudavet/analyzers/cgolayout"
	"github.com/cudavet/cudavet/analyzers/cgoproto"
	"github.com/cudavet/cudavet/analyzers/constantdrift"
	"github.com/cudavet/cudavet/analyzers/cudaerror"
	"github.com/cudavet/cudavet/analyzers/cudasource"
	"github.com/cudavet/cudavet/analyzers/devicepointer"
	"github.com/cudavet/cudavet/analyzers/kernelarg"
	"github.com/cudavet/cudavet/analyzers/launchparams"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/analyzers/removedapi"
	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/analyzers/suppression"
	"github.com/cudavet/cudavet/analyzers/threadaffinity"
	"github.com/cudavet/cudavet/cgobridge"
)

// A Suite is the analyzers of one run.
type Suite struct {
	// Bridge and Facts report nothing: their results are the [cgobridge.Package] and the
	// [gofact.Package].
	Bridge, Facts *analysis.Analyzer

	// Symbols reports nothing either: its result is the [gosymbol.Finder].
	Symbols *analysis.Analyzer

	// Checks look at code and not at the comments in it: for drivers that show
	// the analyzers a part of the code alone.
	Checks []*analysis.Analyzer

	// All are the reporting analyzers, in the order in which their findings are shown.
	All []*analysis.Analyzer
}

// New returns the analyzers of a run for the options that the user has chosen by the
// time that the first package is analysed.
func New(options *options.Options, run *cgobridge.Run) Suite {
	base := report.NewBase(options, run)
	checks := []*analysis.Analyzer{
		cudasource.New(base),
		kernelarg.New(base),
		cgoproto.New(base),
		cgolayout.New(base),
		launchparams.New(base),
		cudaerror.New(base),
		devicepointer.New(base),
		asynccopy.New(base),
		threadaffinity.New(base),
		removedapi.New(base),
		constantdrift.New(base),
	}
	return Suite{
		Bridge: base.Bridge,
		Facts:  base.Facts,

		Symbols: base.Symbols,
		Checks:  checks,
		All:     append(checks[:len(checks):len(checks)], suppression.New(base, checks...)),
	}
}
