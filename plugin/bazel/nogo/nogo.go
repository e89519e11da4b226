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
// A nogo action sees the files that its Go rule names and no others: Go, C and
// headers, no CUDA sources. What needs those is checked where they can be
// seen; elsewhere cudavet is silent about it. They themselves are checked by
// actions of their own: see the rule in cudavet.bzl, in the folder above.
package nogo

import (
	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/analyzers/placement"
	"github.com/cudavet/cudavet/cgobridge"
)

// Analyzer reports what all of cudavet's analyzers report, where it is found:
// nogo shows files of every kind. Messages end with the rule's id.
var Analyzer = newAnalyzer()

func newAnalyzer() *analysis.Analyzer {
	a := placement.Gather(
		"cudavet",
		"check values on their way from Go through cgo into CUDA kernels, and the CUDA sources themselves",
		analyzers.Checks(), "", placement.WithID)
	check := a.Run
	a.Run = func(pass *analysis.Pass) (any, error) {
		if err := options.Current.Validate(); err != nil {
			return nil, err
		}
		return check(pass)
	}
	options.Register(&a.Flags)
	return a
}

// Bazel's folders are made of links; what a link leads to is Bazel's choice.
func init() {
	settings := cgobridge.Settings
	cgobridge.Settings = func() (cgobridge.Run, error) {
		run, err := settings()
		run.Linked = true
		return run, err
	}
}
