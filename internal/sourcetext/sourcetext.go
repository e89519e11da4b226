// Package sourcetext gives the text around positions that are reported.
package sourcetext

import (
	"bytes"
	"go/token"
	"sync"
	"unicode/utf8"

	"github.com/cudavet/cudavet/cudarules/regular"
)

// A Reader provides the texts of files that may be shown: those in some folders, as they were when first read. Any other file
// is empty to it, as is one that cannot be read. All text that is shown, or whose lines and columns are counted, is read
// through it. It is not safe for concurrent use.
type Reader struct {
	folders func() *regular.Folders
	texts   map[string][]byte
}

// New returns a reader of files in folders, which it asks for when the first file is to be read.
func New(folders func() *regular.Folders) *Reader {
	return &Reader{sync.OnceValue(folders), map[string][]byte{}}
}

// None returns a reader to which every file is empty.
func None() *Reader { return New(func() *regular.Folders { return &regular.Folders{} }) }

// Of returns the text of a file.
func (r *Reader) Of(name string) []byte {
	text, ok := r.texts[name]
	if !ok {
		text, _ = r.folders().ReadFile(name)
		r.texts[name] = text
	}
	return text
}

// Allow has the texts in one more folder be shown.
func (r *Reader) Allow(folder string) { r.folders().Allow(folder) }

// Contains reports whether a name leads to where texts may be shown, whether or not there is something.
func (r *Reader) Contains(name string) bool { return r.folders().Contains(name) }

// Position returns the line and column of an offset.
func (r *Reader) Position(name string, offset int) token.Position {
	before := r.Of(name)
	before = before[:min(max(offset, 0), len(before))]
	return token.Position{
		Filename: name, Offset: offset,
		Line: bytes.Count(before, []byte("\n")) + 1, Column: len(before) - bytes.LastIndexByte(before, '\n'),
	}
}

// Column returns the column of a position in characters, from 1. Where the
// file is not at hand it is the column in bytes.
func (r *Reader) Column(p token.Position) int {
	text := r.Of(p.Filename)
	start := p.Offset - (p.Column - 1)
	if start < 0 || p.Offset > len(text) || start > p.Offset {
		return max(1, p.Column)
	}
	return utf8.RuneCount(text[start:p.Offset]) + 1
}

// Line returns the line of a file that a position is on.
func (r *Reader) Line(name string, at token.Position) []byte {
	text := r.Of(name)
	start := at.Offset - (at.Column - 1)
	if start < 0 || start > len(text) {
		return nil
	}
	line, _, _ := bytes.Cut(text[start:], []byte("\n"))
	return line
}
