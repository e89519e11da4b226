// Package position places diagnostics where their text is. A line directive may name any file and line, and drivers
// open the file that a diagnostic names, show its lines and change it.
package position

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cudarules/plain"
)

// Places makes places physical in a file set. It is not safe for concurrent use.
type Places struct {
	fset   *token.FileSet
	copies map[*token.File]*token.File // of files, without line directives
}

// New returns a converter to physical places in a file set.
func New(fset *token.FileSet) *Places { return &Places{fset, map[*token.File]*token.File{}} }

// At returns where the text at a place is.
func (p *Places) At(pos token.Pos) token.Position { return p.fset.PositionFor(pos, false) }

// Pos returns a place as one in a copy of its file that has no line directives: whoever asks the file set, in whatever
// way, learns where the text is.
func (p *Places) Pos(pos token.Pos) token.Pos {
	file := p.fset.File(pos)
	if file == nil {
		return pos
	}
	copied := p.copies[file]
	if copied == nil {
		copied = p.fset.AddFile(file.Name(), -1, file.Size())
		copied.SetLines(file.Lines())
		p.copies[file], p.copies[copied] = copied, copied
	}
	return copied.Pos(file.Offset(pos))
}

// Physical returns a diagnostic with all its places, and those of its fixes, as [Places.Pos] has them, and plain messages.
func (p *Places) Physical(d analysis.Diagnostic) analysis.Diagnostic {
	d.Pos, d.End = p.Pos(d.Pos), p.Pos(d.End)
	d.Related = slices.Clone(d.Related)
	for i, r := range d.Related {
		d.Related[i] = analysis.RelatedInformation{Pos: p.Pos(r.Pos), End: p.Pos(r.End), Message: plain.Line(r.Message)}
	}
	d.SuggestedFixes = slices.Clone(d.SuggestedFixes)
	for i, fix := range d.SuggestedFixes {
		edits := slices.Clone(fix.TextEdits)
		for j, e := range edits {
			edits[j].Pos, edits[j].End = p.Pos(e.Pos), p.Pos(e.End)
		}
		d.SuggestedFixes[i].TextEdits = edits
	}
	return d
}
