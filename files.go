package main

import (
	"go/token"
	"runtime"
	"runtime/debug"
	"sync"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/source"
)

// checkFiles applies the CUDA rules to files, without any Go around them.
func checkFiles(names []string) report {
	set, err := options.Current.Rules()
	if err != nil {
		return report{failures: []string{"cudavet: " + err.Error()}}
	}
	compiler, err := options.Current.Compiler(nil)
	if err != nil {
		return report{failures: []string{"cudavet: " + err.Error()}}
	}
	checker := cudarules.NewChecker(set)
	reports := make([]report, len(names))
	seen := make([][]string, len(names))
	next := make(chan int)
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(names)) {
		workers.Go(func() {
			for i := range next {
				reports[i], seen[i] = checkFile(checker, names[i], compiler)
			}
		})
	}
	for i := range names {
		next <- i
	}
	close(next)
	workers.Wait()

	// The checker tells a header's findings once, with the file that came to
	// it first. They belong to the first in the order of the arguments.
	includer := map[string]string{}
	for i, name := range names {
		for _, file := range seen[i] {
			if includer[file] == "" {
				includer[file] = name
			}
		}
	}
	var all report
	for _, r := range reports {
		for i, f := range r.findings {
			if first := includer[f.pos.Filename]; first != "" {
				r.findings[i].unit = first
			}
		}
		all.add(r)
	}
	return all
}

// checkFile checks one file and returns, besides, the names of the files that
// it consists of. A fault of cudavet's own in it is told like any other
// failure, so that the other files are still checked.
func checkFile(checker *cudarules.Checker, name string, compiler nvcc.Options) (r report, seen []string) {
	defer func() {
		if fault := recover(); fault != nil {
			r = report{}
			r.fail("%s: cudavet failed on this file, please report it: %v\n%s", name, fault, debug.Stack())
		}
	}()
	analysis, err := checker.Check(name, compiler)
	if err != nil {
		r.fail("%v", err)
		return r, nil
	}
	for _, f := range analysis.Findings {
		r.findings = append(r.findings, fromCUDA(name, f))
	}
	for _, unit := range analysis.Host.Source.Units {
		seen = append(seen, unit.File.Name)
	}
	return r, seen
}

// fromCUDA converts a finding of the CUDA rules.
func fromCUDA(unit string, f cudarules.Finding) finding {
	converted := finding{
		unit:     unit,
		analyzer: "cudasource",
		rule:     f.Rule.ID,
		place:    place{tokenPosition(f.Pos), tokenPosition(f.End), f.Message},
	}
	for _, r := range f.Related {
		converted.related = append(converted.related, place{tokenPosition(r.Pos), tokenPosition(r.End), r.Message})
	}
	for _, x := range f.Fixes {
		converted.fixes = append(converted.fixes, fromCUDAFix(x))
	}
	return converted
}

func fromCUDAFix(x cudarules.Fix) fix {
	converted := fix{message: x.Message}
	for _, e := range x.Edits {
		converted.edits = append(converted.edits, edit{e.Pos.File.Name, e.Pos.Offset, e.End.Offset, e.New})
	}
	return converted
}

func tokenPosition(p source.Position) token.Position {
	if p.File == nil {
		return token.Position{}
	}
	return token.Position{Filename: p.File.Name, Offset: p.Offset, Line: p.Line, Column: p.Column}
}
