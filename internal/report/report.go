// Package report shows findings: as text for people, and in the forms that
// other programs read.
package report

import (
	"cmp"
	"go/token"
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
)

// A Finding is one breach of a rule, in Go or CUDA.
type Finding struct {
	Unit     string // a package's id or a file as given
	Analyzer string
	Rule     string
	Class    rule.Class
	Path     string // of the file, absolute
	Place
	Anchor  *Place // the place in Go by which a CUDA source came into a package; nil for findings in Go and of files alone
	Related []Place
	Fixes   []Fix
}

// compare orders findings by place, rule and message. It is 0 for those that
// say the same.
func (f Finding) compare(other Finding) int {
	return cmp.Or(
		cmp.Compare(f.Path, other.Path),
		cmp.Compare(f.Pos.Offset, other.Pos.Offset),
		cmp.Compare(f.Rule, other.Rule),
		cmp.Compare(f.Message, other.Message))
}

// allPlaces returns the further places of a finding, its anchor first.
func (f Finding) allPlaces() []Place {
	if f.Anchor == nil {
		return f.Related
	}
	return append([]Place{*f.Anchor}, f.Related...)
}

// A Place is a stretch of a file with something to say about it.
type Place struct {
	Pos, End token.Position
	Message  string
}

// line and column return where a place begins, from 1, for readers that know no others.
func (p Place) line() int   { return max(1, p.Pos.Line) }
func (p Place) column() int { return max(1, p.Pos.Column) }

// A Fix is a change that mends a finding.
type Fix struct {
	Message string
	Edits   []Edit
}

// An Edit replaces the bytes from Start to End of a file, and holds for the text that was analysed alone.
type Edit struct {
	File       string
	Start, End int
	Text       string
	Old        string // the replaced text
	Size       int    // of the whole text, in bytes
}

// NewEdit returns the edit that replaces the bytes from start to end of a file's text.
func NewEdit(name, text string, start, end int, by string) Edit {
	return Edit{File: name, Start: start, End: end, Text: by, Old: text[start:end], Size: len(text)}
}

// IsFor reports whether the edit is one of a text.
func (e Edit) IsFor(text string) bool {
	return e.Size == len(text) && 0 <= e.Start && e.Start <= e.End && e.End <= len(text) && text[e.Start:e.End] == e.Old
}

// Dedupe sorts findings and drops duplicates: a file may have been checked in several packages or
// variants of one, and alone under another name.
func Dedupe(findings []Finding) []Finding {
	Sort(findings)
	return slices.CompactFunc(findings, func(a, b Finding) bool { return a.compare(b) == 0 })
}

// Sort orders findings by place, rule and message.
func Sort(findings []Finding) {
	slices.SortStableFunc(findings, func(a, b Finding) int {
		return cmp.Or(a.compare(b), cmp.Compare(a.Unit, b.Unit))
	})
}
