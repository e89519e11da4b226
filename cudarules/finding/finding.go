// Package finding holds the findings of the CUDA rules in one form, from the rule to the output.
package finding

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/source"
)

// A Finding is one breach of a rule in a CUDA source or one of its headers.
type Finding struct {
	Rule  *rule.Info
	Class rule.Class // the rule's own, or that of code that nvcc accepts
	Span
	Message string // one sentence in lower case, without the rule's id
	Related []Related
	Fixes   []Fix
}

// A Span is a stretch of a source file.
type Span struct{ Pos, End source.Position }

// Related points at another place that a finding speaks of.
type Related struct {
	Span
	Message string
}

// A Fix is a change that mends a finding.
type Fix struct {
	Message string
	Edits   []Edit
}

// An Edit replaces a stretch of source with New.
type Edit struct {
	Span
	New string
}
