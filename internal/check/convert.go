package check

import (
	"cmp"
	"go/token"
	"path/filepath"
	"slices"

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
		converted.Edits = append(converted.Edits, report.NewEdit(e.Pos.File.Name, string(e.Pos.File.Text), e.Pos.Offset, e.End.Offset, e.New))
	}
	return converted
}

func tokenPosition(p source.Position) token.Position {
	if p.File == nil {
		return token.Position{}
	}
	return token.Position{Filename: p.File.Name, Offset: p.Offset, Line: p.Line, Column: p.Column}
}

// fromDiagnostic converts an analyzer's diagnostic. Read returns the text of a file. A fix is left out where that is no longer the
// one that was analysed.
func fromDiagnostic(action *checker.Action, d analysis.Diagnostic, read func(name string) ([]byte, error)) report.Finding {
	fset := action.Package.Fset
	span := func(pos, end token.Pos, message string) report.Place {
		return report.Place{Pos: fset.PositionFor(pos, false), End: fset.PositionFor(cmp.Or(end, pos), false), Message: message}
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
		if converted, ok := fromSuggestedFix(fset, x, read); ok {
			f.Fixes = append(f.Fixes, converted)
		}
	}
	return f
}

func fromSuggestedFix(fset *token.FileSet, x analysis.SuggestedFix, read func(name string) ([]byte, error)) (report.Fix, bool) {
	converted := report.Fix{Message: x.Message}
	for _, e := range x.TextEdits {
		file := fset.File(e.Pos)
		text, err := read(file.Name())
		if err != nil || !isOf(file, text) || fset.File(cmp.Or(e.End, e.Pos)) != file {
			return report.Fix{}, false
		}
		start, end := file.Offset(e.Pos), file.Offset(cmp.Or(e.End, e.Pos))
		if end < start {
			return report.Fix{}, false
		}
		converted.Edits = append(converted.Edits, report.NewEdit(file.Name(), string(text), start, end, string(e.NewText)))
	}
	return converted, true
}

// isOf reports whether a file was parsed from a text, judging by the lengths of its lines and its own.
func isOf(file *token.File, text []byte) bool {
	if file.Size() != len(text) {
		return false
	}
	lines := token.NewFileSet().AddFile("", -1, len(text))
	lines.SetLinesForContent(text)
	return slices.Equal(file.Lines(), lines.Lines())
}
