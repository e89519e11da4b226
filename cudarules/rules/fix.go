package rules

import (
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// suggestInsertion adds a fix to a report that inserts text before a node. There
// is none for code from a macro: the change would touch the macro's other uses.
func (p *pass) suggestInsertion(r *report, text string, before syntax.Node, message string) {
	if edit, ok := p.replace(before, 0, text); ok {
		r.Fixes = append(r.Fixes, finding.Fix{Message: message, Edits: []finding.Edit{edit}})
	}
}

// replace returns the edit that replaces the first bytes of a node; ok is false for code from a macro.
func (p *pass) replace(n syntax.Node, size int, text string) (edit finding.Edit, ok bool) {
	u := p.Unit(n).Source
	if _, ok := u.FromMacro(n.Start()); ok {
		return finding.Edit{}, false
	}
	at := u.Origin(n.Start())
	return finding.Edit{Span: finding.Span{Pos: at, End: at.File.Position(at.Offset + size)}, New: text}, true
}
