package main

import (
	"cmp"
	"go/token"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/launchparams"
	"github.com/cudavet/cudavet/analyzers/placement"
	reporting "github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/relative"
)

// checkPackages runs the analyzers over the packages that patterns name. A
// package that does not load as a whole is a failure; what there is of it and the
// others are still checked; so are the CUDA sources that no package is linked with,
// if unlinked says so.
func checkPackages(patterns []string, config load.Config, unlinked bool, line *progress) report {
	var r report
	line.at("loading %s", strings.Join(patterns, " "))
	loaded := load.Packages(patterns, config)
	r.failures = loaded.Problems
	line.at("checking %d packages", len(loaded.Packages))
	defer cgobridge.Together()()                       // run tells equal findings once
	all := append(analyzers.All(), cgobridge.Analyzer) // the bridge's results are for the summary
	graph, err := checker.Analyze(placement.Each(all, placement.InPlace), loaded.Packages, nil)
	if err != nil {
		r.fail("cudavet: %v", err)
		return r
	}
	for _, action := range graph.Roots {
		if action.Err != nil {
			r.fail("%s: %v", action.Package.PkgPath, action.Err)
		}
		for _, d := range action.Diagnostics {
			f := fromDiagnostic(action, d)
			if f.rule == "" {
				r.fail("%s: %s", relative.Path(f.pos.String()), f.message)
			} else {
				r.findings = append(r.findings, f)
			}
		}
	}
	slices.Sort(r.failures)
	r.failures = slices.Compact(r.failures)
	loose := r.summarize(loaded, graph)
	if unlinked {
		files := make([]cudaFile, len(loose))
		for i, path := range loose {
			files[i].name = path
			files[i].flags, files[i].built = cgobridge.RuleFlags(path)
		}
		r.add(checkFiles(files, line))
	}
	return r
}

// summarize says what the analyzers have looked at, and returns the CUDA sources
// of the modules that no package is linked with.
func (r *report) summarize(loaded load.Result, graph *checker.Graph) (loose []string) {
	r.summary.PackagesWhole, r.summary.PackagesInPart, r.summary.PackagesSkipped = loaded.Whole, loaded.InPart, loaded.Skipped
	r.summary.Untagged = loaded.Untagged
	survey := bridgemap.NewSurvey()
	withCgo := map[string]bool{}
	missing := map[string]bool{}
	for _, action := range graph.Roots {
		switch result := placement.Result(action.Result).(type) {
		case *cgobridge.Package:
			if result != nil {
				survey.Add(action.Package.PkgPath, result)
				withCgo[action.Package.PkgPath] = true
				for _, name := range result.MissingHeaders() {
					missing[name] = true
				}
			}
		case *launchparams.Found:
			if result != nil {
				survey.AddLookUps(action.Package.PkgPath, result)
			}
		}
	}
	for _, path := range cgobridge.SourcesAround(loaded.Folders) {
		if !survey.Links(path) {
			loose = append(loose, path)
		}
	}
	r.summary.PackagesCgo, r.summary.Unlinked = len(withCgo), len(loose)
	r.summary.MissingHeaders = slices.Sorted(maps.Keys(missing))
	r.summary.Bridge = survey.Result().Counts
	return loose
}

// fromDiagnostic converts an analyzer's diagnostic.
func fromDiagnostic(action *checker.Action, d analysis.Diagnostic) finding {
	fset := action.Package.Fset
	span := func(pos, end token.Pos, message string) place {
		return place{fset.Position(pos), fset.Position(cmp.Or(end, pos)), message}
	}
	f := finding{
		unit:     action.Package.ID,
		analyzer: action.Analyzer.Name,
		rule:     d.Category,
		class:    reporting.ClassOf(placement.Result(action.Result), d),
		place:    span(d.Pos, d.End, d.Message),
	}
	f.path = f.pos.Filename
	for _, r := range d.Related {
		f.related = append(f.related, span(r.Pos, r.End, r.Message))
	}
	for _, x := range d.SuggestedFixes {
		converted := fix{message: x.Message}
		for _, e := range x.TextEdits {
			start := fset.Position(e.Pos)
			end := fset.Position(cmp.Or(e.End, e.Pos))
			converted.edits = append(converted.edits, edit{start.Filename, start.Offset, end.Offset, string(e.NewText)})
		}
		f.fixes = append(f.fixes, converted)
	}
	return f
}
