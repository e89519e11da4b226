package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/cudavet/cudavet/analyzers/launchparams"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/load"
)

// bridge is the command that shows how Go calls reach kernels.
func bridge(args []string, stdout, stderr io.Writer) int {
	var (
		loading       = load.Config{Log: stderr}
		asJSON, asDot bool
		unreached     bool
	)
	flags := flag.NewFlagSet("cudavet bridge", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	options.Register(flags)
	loading.Register(flags)
	flags.BoolVar(&asJSON, "json", false, "print JSON")
	flags.BoolVar(&asDot, "dot", false, "print a graph for Graphviz")
	flags.BoolVar(&unreached, "unreached", false, "list the launches in linked sources that no call reaches, too")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, "usage: cudavet bridge [flags] packages…\n\nprints the way of every cgo call to the kernels that it launches\n\n")
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return statusClean
	case err != nil:
		fmt.Fprintln(stderr, "cudavet:", err)
		return statusFailed
	}
	if err := options.Current.Validate(); err != nil {
		fmt.Fprintln(stderr, "cudavet:", err)
		return statusFailed
	}
	loading.CUDA = options.Current.CUDA
	patterns := flags.Args()
	if len(patterns) == 0 {
		patterns = []string{"."}
	}
	found, failures := findRoutes(patterns, loading)
	for _, line := range failures {
		fmt.Fprintln(stderr, line)
	}
	if !unreached {
		found.Unreached = nil
	}
	write := found.WriteText
	switch {
	case asJSON:
		write = found.WriteJSON
	case asDot:
		write = found.WriteDot
	}
	if err := write(stdout); err != nil {
		fmt.Fprintln(stderr, "cudavet:", err)
		return statusFailed
	}
	if len(failures) > 0 {
		return statusFailed
	}
	return statusClean
}

// findRoutes runs the bridge over the packages that patterns name.
func findRoutes(patterns []string, loading load.Config) (*bridgemap.Map, []string) {
	loaded := load.Packages(patterns, loading)
	failures := loaded.Problems
	graph, err := checker.Analyze([]*analysis.Analyzer{cgobridge.Analyzer, launchparams.Analyzer}, loaded.Packages, nil)
	if err != nil {
		return bridgemap.NewSurvey().Result(), append(failures, "cudavet: "+err.Error())
	}
	s := bridgemap.NewSurvey()
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
		case *launchparams.Found:
			if result != nil {
				s.AddLookUps(action.Package.PkgPath, result)
			}
		}
	}
	slices.Sort(failures)
	return s.Result(), slices.Compact(failures)
}
