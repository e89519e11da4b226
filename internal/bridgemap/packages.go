package bridgemap

import (
	"fmt"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/gosymbol"
	"github.com/cudavet/cudavet/internal/load"
)

// Of runs the bridge over the packages that patterns name. Failures are returned besides the map, a
// line each. If the user names no build tags, [Counts.Elsewhere] may choose another configuration.
func Of(patterns []string, options *options.Options, loading load.Config) (*Map, []string) {
	run := cgobridge.NewWholeRun(func() (cgobridge.Settings, error) {
		settings, err := options.Bridge()
		settings.NoRules = true
		return settings, err
	})
	loading, err := loading.For(options, run)
	if err != nil {
		return NewSurvey().Result(), []string{"cudavet: " + err.Error()}
	}
	found, failures := of(patterns, options, loading, run)
	loading, taken := found.Counts.Elsewhere(loading)
	if taken.IsZero() {
		return found, failures
	}
	found, failures = of(patterns, options, loading, run)
	found.Tags, found.System = taken.Tags, taken.System
	return found, failures
}

func of(patterns []string, options *options.Options, loading load.Config, run *cgobridge.Run) (*Map, []string) {
	loaded := load.Packages(patterns, loading)
	failures := loaded.Problems
	suite := analyzers.New(options, run)
	graph, err := checker.Analyze([]*analysis.Analyzer{suite.Bridge, suite.Facts, suite.Symbols}, loaded.Packages, nil)
	if err != nil {
		return NewSurvey().Result(), append(failures, "cudavet: "+err.Error())
	}
	s := NewSurvey()
	for _, action := range graph.Roots {
		if action.Err != nil {
			failures = append(failures, fmt.Sprintf("%s: %v", action.Package.PkgPath, action.Err))
			continue
		}
		switch result := action.Result.(type) {
		case *cgobridge.Package:
			if result != nil {
				s.Add(action.Package.PkgPath, result)
			}
		case *gofact.Package:
			if result != nil {
				s.AddLookUps(action.Package.PkgPath, result)
			}
		case *gosymbol.Finder:
			if result != nil {
				s.AddSymbols(action.Package.PkgPath, result)
			}
		}
	}
	slices.Sort(failures)
	return s.Result(), slices.Compact(failures)
}
