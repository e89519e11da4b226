// Package sourcetext gives the text around positions that are reported.
package sourcetext

import (
	"bytes"
	"go/token"
	"unicode/utf8"

	"github.com/cudavet/cudavet/cudarules/regular"
)

// A Cache keeps the files that findings stand in. A file that cannot be read is
// empty.
type Cache map[string][]byte

// Of returns the text of a file.
func (c Cache) Of(name string) []byte {
	text, ok := c[name]
	if !ok {
		text, _ = regular.ReadFile(name)
		c[name] = text
	}
	return text
}

// Position returns the line and column of an offset.
func (c Cache) Position(name string, offset int) token.Position {
	before := c.Of(name)
	before = before[:min(offset, len(before))]
	return token.Position{
		Filename: name, Offset: offset,
		Line: bytes.Count(before, []byte("\n")) + 1, Column: len(before) - bytes.LastIndexByte(before, '\n'),
	}
}

// Column returns the column of a position in characters, from 1. Where the
// file is not at hand it is the column in bytes.
func (c Cache) Column(p token.Position) int {
	text := c.Of(p.Filename)
	start := p.Offset - (p.Column - 1)
	if start < 0 || p.Offset > len(text) || start > p.Offset {
		return max(1, p.Column)
	}
	return utf8.RuneCount(text[start:p.Offset]) + 1
}

// Line returns the line of a file that a position is on.
func (c Cache) Line(name string, at token.Position) []byte {
	text := c.Of(name)
	start := at.Offset - (at.Column - 1)
	if start < 0 || start > len(text) {
		return nil
	}
	line, _, _ := bytes.Cut(text[start:], []byte("\n"))
	return line
}
