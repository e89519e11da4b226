package check

import (
	"cmp"
	"go/token"
	"path/filepath"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/cudavet/cudavet/analyzers/placement"
	diagnostics "github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/internal/report"
)

// fromCUDA converts a finding of the CUDA rules.
func fromCUDA(unit string, f finding.Finding) report.Finding {
	converted := report.Finding{
		Unit:     unit,
		Analyzer: "cudasource",
		Rule:     f.Rule.ID,
		Class:    f.Class,
		Place:    report.Place{Pos: tokenPosition(f.Pos), End: tokenPosition(f.End), Message: f.Message},
	}
	converted.Path, _ = filepath.Abs(converted.Pos.Filename)
	for _, r := range f.Related {
		converted.Related = append(converted.Related, report.Place{Pos: tokenPosition(r.Pos), End: tokenPosition(r.End), Message: r.Message})
	}
	for _, x := range f.Fixes {
		converted.Fixes = append(converted.Fixes, fromCUDAFix(x))
	}
	return converted
}

func fromCUDAFix(x finding.Fix) report.Fix {
	converted := report.Fix{Message: x.Message}
	for _, e := range x.Edits {
		converted.Edits = append(converted.Edits, report.Edit{File: e.Pos.File.Name, Start: e.Pos.Offset, End: e.End.Offset, Text: e.New})
	}
	return converted
}

func tokenPosition(p source.Position) token.Position {
	if p.File == nil {
		return token.Position{}
	}
	return token.Position{Filename: p.File.Name, Offset: p.Offset, Line: p.Line, Column: p.Column}
}

// fromDiagnostic converts an analyzer's diagnostic.
func fromDiagnostic(action *checker.Action, d analysis.Diagnostic) report.Finding {
	fset := action.Package.Fset
	span := func(pos, end token.Pos, message string) report.Place {
		return report.Place{Pos: fset.Position(pos), End: fset.Position(cmp.Or(end, pos)), Message: message}
	}
	f := report.Finding{
		Unit:     action.Package.ID,
		Analyzer: action.Analyzer.Name,
		Rule:     d.Category,
		Class:    diagnostics.ClassOf(placement.Result(action.Result), d),
		Place:    span(d.Pos, d.End, d.Message),
	}
	f.Path = f.Pos.Filename
	anchor, others := placement.Anchor(fset, d)
	if anchor != nil {
		at := span(anchor.Pos, anchor.End, anchor.Message)
		f.Anchor = &at
	}
	for _, r := range others {
		f.Related = append(f.Related, span(r.Pos, r.End, r.Message))
	}
	for _, x := range d.SuggestedFixes {
		converted := report.Fix{Message: x.Message}
		for _, e := range x.TextEdits {
			start := fset.Position(e.Pos)
			end := fset.Position(cmp.Or(e.End, e.Pos))
			converted.Edits = append(converted.Edits, report.Edit{File: start.Filename, Start: start.Offset, End: end.Offset, Text: string(e.NewText)})
		}
		f.Fixes = append(f.Fixes, converted)
	}
	return f
}
