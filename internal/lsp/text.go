package lsp

import (
	"sort"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"go.lsp.dev/protocol"
)

// A text is one of a file, with its lines as the protocol counts them: they end at \n, \r\n and \r
// (LSP 3.17, Text Documents).
type text struct {
	content string
	lines   []int // offsets of their first bytes
}

func newText(content string) *text {
	t := &text{content, []int{0}}
	for i := 0; i < len(content); i++ {
		if content[i] == '\n' || content[i] == '\r' && !strings.HasPrefix(content[i+1:], "\n") {
			t.lines = append(t.lines, i+1)
		}
	}
	return t
}

// An encoding is the unit in which columns of positions are counted.
type encoding = protocol.PositionEncodingKind

// encodings are those that the server speaks, the ones that cost least first.
var encodings = []encoding{protocol.PositionEncodingKindUTF8, protocol.PositionEncodingKindUTF32, protocol.PositionEncodingKindUTF16}

// units returns how many units of an encoding a text has.
func units(s string, in encoding) int {
	switch in {
	case protocol.PositionEncodingKindUTF8:
		return len(s)
	case protocol.PositionEncodingKindUTF32:
		return utf8.RuneCountInString(s)
	}
	n := 0
	for _, r := range s { // a byte that is no UTF-8 counts as U+FFFD
		n += utf16.RuneLen(r)
	}
	return n
}

// position returns the position of an offset in bytes; one beyond the end is the end's.
func (t *text) position(offset int, in encoding) protocol.Position {
	offset = min(max(offset, 0), len(t.content))
	line := sort.SearchInts(t.lines, offset+1) - 1
	return protocol.Position{Line: uint32(line), Character: uint32(units(t.content[t.lines[line]:offset], in))}
}

// span returns the range between two offsets in bytes.
func (t *text) span(start, end int, in encoding) protocol.Range {
	return protocol.Range{Start: t.position(start, in), End: t.position(max(start, end), in)}
}

// offset returns the offset in bytes of a position. A position after the end of its line is the line's
// end, one after the last line the text's.
func (t *text) offset(p protocol.Position, in encoding) int {
	if int(p.Line) >= len(t.lines) {
		return len(t.content)
	}
	start := t.lines[p.Line]
	end := len(t.content)
	if int(p.Line)+1 < len(t.lines) {
		end = start + len(strings.TrimRight(t.content[start:t.lines[p.Line+1]], "\r\n"))
	}
	return start + offsetIn(t.content[start:end], int(p.Character), in)
}

// offsetIn returns the offset in bytes of the character after some units of a line; the line's length if it has no more.
func offsetIn(line string, unit int, in encoding) int {
	if in == protocol.PositionEncodingKindUTF8 {
		return min(max(unit, 0), len(line))
	}
	seen := 0
	for i, r := range line {
		if seen >= unit {
			return i
		}
		seen++
		if in == protocol.PositionEncodingKindUTF16 && r > 0xFFFF {
			seen++
		}
	}
	return len(line)
}

// at returns the offset in bytes of a place that counts lines by \n and columns in bytes, both from 1.
func (t *text) at(line, column int) int {
	start := 0
	for ; line > 1; line-- {
		next := strings.IndexByte(t.content[start:], '\n')
		if next < 0 {
			return len(t.content)
		}
		start += next + 1
	}
	return min(start+max(column-1, 0), len(t.content))
}

// line returns the number, from 1, of the line that an offset lies in, by \n alone.
func (t *text) line(offset int) int {
	return 1 + strings.Count(t.content[:min(max(offset, 0), len(t.content))], "\n")
}

// An edition is the change from one text to a later one: the common beginning and end, and the rest.
type edition struct {
	prefix, suffix int // bytes that are the same
	before, after  int // length of each text
}

func editionOf(before, after string) edition {
	e := edition{before: len(before), after: len(after)}
	most := min(len(before), len(after))
	for e.prefix < most && before[e.prefix] == after[e.prefix] {
		e.prefix++
	}
	for e.suffix < most-e.prefix && before[len(before)-1-e.suffix] == after[len(after)-1-e.suffix] {
		e.suffix++
	}
	return e
}

// span returns where a part of the earlier text is in the later one, and whether it is still there
// unchanged.
func (e edition) span(start, end int) (newStart, newEnd int, ok bool) {
	moved := e.after - e.before
	switch {
	case e.before == e.after && e.prefix == e.before, end <= e.prefix:
		return start, end, true
	case start >= e.before-e.suffix:
		return start + moved, end + moved, true
	}
	return 0, 0, false
}
