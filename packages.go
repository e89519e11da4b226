package main

import (
	"cmp"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/placement"
	reporting "github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/relative"
)

// checkPackages runs the analyzers over the packages that patterns name. A
// package that does not load as a whole is a failure; what there is of it and the
// others are still checked.
func checkPackages(patterns []string, config load.Config, line *progress) report {
	var r report
	line.at("loading %s", strings.Join(patterns, " "))
	loaded, problems := load.Packages(patterns, config)
	r.failures = problems
	line.at("checking %d packages", len(loaded))
	defer cgobridge.Together()() // run tells equal findings once
	graph, err := checker.Analyze(placement.Each(analyzers.All(), placement.InPlace), loaded, nil)
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
	return r
}

// fromDiagnostic converts an analyzer's diagnostic.
func fromDiagnostic(action *checker.Action, d analysis.Diagnostic) finding {
	fset := action.Package.Fset
	span := func(pos, end token.Pos, message string) place {
		return place{fset.Position(pos), fset.Position(cmp.Or(end, pos)), message}
	}
	classes, _ := placement.Result(action.Result).(reporting.Classes)
	f := finding{
		unit:     action.Package.ID,
		analyzer: action.Analyzer.Name,
		rule:     d.Category,
		class:    classes.Of(d),
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
