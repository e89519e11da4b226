package lsp

import (
	"slices"
	"strings"
	"unicode/utf8"

	"go.lsp.dev/protocol"
)

// A draft is a text during several successive changes. It is kept in pieces: a change rebuilds one or two of them, and skips
// the others by their sizes.
type draft struct {
	pieces []piece
	in     encoding
}

// A piece is a part of a text, never empty.
type piece struct {
	text   string
	breaks int // ends of lines; of \r\n that two pieces share each has one
	units  int
}

// pieceSize is how many bytes a piece has at most. A file of some MB has about as many pieces.
const pieceSize = 4 << 10

func newDraft(text string, in encoding) *draft {
	d := &draft{in: in}
	d.pieces = d.split(text)
	return d
}

// text returns the whole text.
func (d *draft) text() string {
	var b strings.Builder
	for _, p := range d.pieces {
		b.WriteString(p.text)
	}
	return b.String()
}

// split returns a text in pieces of about the same size, which begin where characters do.
func (d *draft) split(text string) (pieces []piece) {
	for parts := (len(text) + pieceSize - 1) / pieceSize; parts > 0; parts-- {
		end := len(text) / parts
		for end < len(text) && !utf8.RuneStart(text[end]) {
			end++
		}
		if end > 0 {
			pieces = append(pieces, piece{text[:end], breaksIn(text[:end]), units(text[:end], d.in)})
		}
		text = text[end:]
	}
	return pieces
}

// breaksIn returns how many lines end in a text.
func breaksIn(text string) int {
	return strings.Count(text, "\n") + strings.Count(text, "\r") - strings.Count(text, "\r\n")
}

// replace puts a text in place of that between two positions, and reports false if the second lies in front of the first.
func (d *draft) replace(from, to protocol.Position, text string) bool {
	start, end := d.find(from), d.find(to)
	if end.piece < start.piece || end.piece == start.piece && end.offset < start.offset {
		return false
	}
	first, last := start.piece, end.piece
	switch {
	case first < len(d.pieces):
		text = d.pieces[first].text[:start.offset] + text
	case first > 0: // at the end of the last piece
		first--
		text = d.pieces[first].text + text
	}
	if last < len(d.pieces) {
		text += d.pieces[last].text[end.offset:]
		last++
	}
	d.pieces = slices.Replace(d.pieces, first, last, d.split(text)...)
	return true
}

// A spot is a place in a draft: an offset within a piece, or the end, as the beginning of the piece after the
// last.
type spot struct{ piece, offset int }

// find returns the spot of a position. A position after the end of its line is the line's end, one after the last line the
// text's.
func (d *draft) find(p protocol.Position) spot {
	at := d.line(int(p.Line))
	left := int(p.Character)
	for ; at.piece < len(d.pieces); at = (spot{at.piece + 1, 0}) {
		piece := d.pieces[at.piece]
		if at.offset == 0 && piece.breaks == 0 && piece.units <= left {
			left -= piece.units
			continue
		}
		rest := piece.text[at.offset:]
		line := rest
		if i := strings.IndexAny(rest, "\r\n"); i >= 0 {
			line = rest[:i]
		}
		offset := offsetIn(line, left, d.in)
		if offset < len(rest) {
			return spot{at.piece, at.offset + offset}
		}
		left -= units(line, d.in)
	}
	return at
}

// line returns the spot where a line begins; the text's end if there is none.
func (d *draft) line(number int) spot {
	ended := 0 // lines
	for i, p := range d.pieces {
		start := 0
		if i > 0 && p.text[0] == '\n' && strings.HasSuffix(d.pieces[i-1].text, "\r") {
			start, p.breaks = 1, p.breaks-1 // the line has ended with the piece before
		}
		if ended == number && start < len(p.text) {
			return spot{i, start}
		}
		if ended+p.breaks < number {
			ended += p.breaks
			continue
		}
		for ; ended < number; ended++ {
			start += strings.IndexAny(p.text[start:], "\r\n") + 1
			if p.text[start-1] == '\r' && strings.HasPrefix(p.text[start:], "\n") {
				start++
			}
		}
		if start < len(p.text) {
			return spot{i, start}
		}
	}
	return spot{len(d.pieces), 0}
}
