package cudarules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/rules"
	"github.com/cudavet/cudavet/cudarules/source"
)

// A Finding is one breach of a rule in a CUDA source or one of its headers.
type Finding struct {
	Rule     *rule.Info
	Class    rule.Class
	Pos, End source.Position
	Message  string // one sentence in lower case, without the rule's id
	Related  []Related
	Fixes    []Fix
}

// Related points at another place that a finding speaks of.
type Related struct {
	Pos, End source.Position
	Message  string
}

// A Fix is a change that mends a finding.
type Fix struct {
	Message string
	Edits   []Edit
}

// An Edit replaces the bytes from Pos to End of Pos.File with New.
type Edit struct {
	Pos, End source.Position
	New      string
}

func newFinding(r rules.Report) Finding {
	f := Finding{Rule: r.Rule, Class: r.Class, Message: r.Message}
	f.Pos, f.End = r.At.Pos, r.At.End
	for _, rel := range r.Related {
		f.Related = append(f.Related, Related{rel.Pos, rel.End, rel.Message})
	}
	for _, x := range r.Fixes {
		fix := Fix{Message: x.Message}
		for _, e := range x.Edits {
			fix.Edits = append(fix.Edits, Edit{e.At.Pos, e.At.End, e.New})
		}
		f.Fixes = append(f.Fixes, fix)
	}
	return f
}
