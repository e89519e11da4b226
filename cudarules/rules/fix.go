package rules

import (
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// suggestInsertion adds a fix to a report that inserts text before a node. There
// is none for code from a macro: the change would touch the macro's other uses.
func (p *pass) suggestInsertion(r *report, text string, before syntax.Node, message string) {
	u := p.Unit(before).Source
	if _, ok := u.FromMacro(before.Start()); ok {
		return
	}
	at := u.Origin(before.Start())
	r.Fixes = append(r.Fixes, finding.Fix{Message: message, Edits: []finding.Edit{{Span: finding.Span{Pos: at, End: at}, New: text}}})
}
