package main

import (
	"go/token"
	"path/filepath"

	"github.com/cudavet/cudavet/analyzers/fault"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/source"
)

// A cudaFile is a CUDA source to be checked by itself.
type cudaFile struct {
	name  string
	flags nvcc.BuildFlags // of the rule that compiles it
	built bool            // there is one
}

// checkFiles applies the CUDA rules to files, without any Go around them.
func checkFiles(files []cudaFile, line *progress) report {
	set, err := options.Current.Rules()
	if err != nil {
		return report{failures: []string{"cudavet: " + err.Error()}}
	}
	checker := cudarules.NewChecker(set)
	reports := make([]report, len(files))
	checker.Each(len(files), func(i int, check cudarules.CheckFunc) {
		line.at("%d of %d: %s", i+1, len(files), files[i].name)
		compiler, err := options.Current.Compiler(files[i].flags)
		if err != nil {
			reports[i].fail("cudavet: %v", err)
			return
		}
		compiler.Whole = files[i].built
		reports[i] = checkFile(check, files[i].name, compiler)
	})
	var all report
	for _, r := range reports {
		all.add(r)
	}
	return all
}

// checkFile checks one file. A fault of cudavet's own in it is told like any
// other failure, so that the other files are still checked.
func checkFile(check cudarules.CheckFunc, name string, compiler nvcc.Options) (r report) {
	analysis, err := checkSafely(check, name, compiler)
	if err != nil {
		r.fail("%v", err)
		return r
	}
	if analysis.Limit != nil {
		r.fail("%v", analysis.Limit)
	}
	for _, f := range analysis.Findings {
		r.findings = append(r.findings, fromCUDA(name, f))
	}
	return r
}

func checkSafely(check cudarules.CheckFunc, name string, compiler nvcc.Options) (_ *cudarules.Analysis, err error) {
	defer fault.Recover(&err, name)
	return check(name, compiler)
}

// fromCUDA converts a finding of the CUDA rules.
func fromCUDA(unit string, f cudarules.Finding) finding {
	converted := finding{
		unit:     unit,
		analyzer: "cudasource",
		rule:     f.Rule.ID,
		class:    f.Class,
		place:    place{tokenPosition(f.Pos), tokenPosition(f.End), f.Message},
	}
	converted.path, _ = filepath.Abs(converted.pos.Filename)
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
