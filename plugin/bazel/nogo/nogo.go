// Package nogo makes cudavet one analyzer for nogo, the program that Bazel's
// rules for Go build from analyzers and run on every package.
//
// Its settings are cudavet's flags, in nogo's configuration:
//
//	{
//	  "cudavet": {
//	    "analyzer_flags": {"nvccflags": "-std=c++20 -arch=sm_90", "disable": "launch-config"},
//	    "exclude_files": {"external/": "not our code"}
//	  }
//	}
//
// A nogo action sees the files that its Go rule names and no others: Go, C and headers, no CUDA
// sources. Rules that need those apply where they are visible; elsewhere cudavet is silent about them.
// They themselves are checked by actions of their own: see the rule in cudavet.bzl, in the folder
// above.
package nogo

import (
	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/analyzers/placement"
	"github.com/cudavet/cudavet/cgobridge"
)

// Analyzer reports the findings of all of cudavet's analyzers, at their places: nogo shows files of
// every kind. Messages end with the rule's id. It has to be a variable: nogo's own program names it.
var Analyzer = newAnalyzer()

func newAnalyzer() *analysis.Analyzer {
	// Bazel's folders are made of links, whose targets are Bazel's choice.
	settings := &options.Options{Linked: true}
	a := placement.Merge(
		"cudavet",
		"check values on their way from Go through cgo into CUDA kernels, and the CUDA sources themselves",
		analyzers.New(settings, cgobridge.NewRun(settings.Bridge)).Checks, "", placement.WithID)
	check := a.Run
	a.Run = func(pass *analysis.Pass) (any, error) {
		if err := settings.Validate(); err != nil {
			return nil, err
		}
		return check(pass)
	}
	settings.Register(&a.Flags)
	return a
}
