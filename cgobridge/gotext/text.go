// Package gotext finds the texts known at compile time in Go code, and where they are written:
// constants, embedded files, files of the repository that Go reads by constant names, and results of
// packages fmt, strings and bytes.
package gotext

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A Text is one that Go code has when it is compiled.
type Text struct {
	Content  string
	Embedded *types.Var // the variable that the file is embedded in, if the text is one file
	File     string     // its path
	Holes    []int      // offsets of digits that represent a number known only at run time
	Words    []int      // offsets of blanks, hole in number, that represent a text known only at run time

	IsPossible bool // of a list: it may be without this text

	pieces []piece // in order; none where the text is not followed to them
	isLong bool    // it was to be made longer than maxText or of more than maxPieces: nothing of it is known
}

// A piece is where a stretch of a text is written.
type piece struct {
	start int           // in the text
	from  int           // offset in the literal's value, or in the file
	lit   *ast.BasicLit // nil for a file, and for text without a source; of another package's file its place is the offset there
	file  *File
}

// A File is one that a text has a part of.
type File struct {
	Path     string
	Text     string
	Embedded *types.Var // nil for one that is read
}

func (p piece) isWritten() bool { return p.lit != nil || p.file != nil }

func (p piece) moved(by int) piece {
	p.start += by
	return p
}

// Name names the text for people.
func (t Text) Name() string {
	if t.File != "" {
		return "'" + filepath.Base(t.File) + "'"
	}
	return "the PTX text"
}

// hole represents a text that is known only at run time.
const hole = "            "

// FilledWith returns the text with a digit for each unknown number and a word for each unknown text.
func (t Text) FilledWith(digit byte, word string) string {
	content := t.Filled(digit)
	if len(t.Words) == 0 {
		return content
	}
	filled := []byte(content)
	for _, i := range t.Words {
		copy(filled[i:i+len(hole)], (word + hole)[:len(hole)])
	}
	return string(filled)
}

// HasOpenLine reports whether an unknown text makes a line of its own, which may be anything.
func (t Text) HasOpenLine() bool {
	for _, i := range t.Words {
		begin := strings.LastIndexByte(t.Content[:i], '\n') + 1
		end := len(t.Content)
		if n := strings.IndexByte(t.Content[i:], '\n'); n >= 0 {
			end = i + n
		}
		if strings.TrimSpace(t.Content[begin:end]) == "" {
			return true
		}
	}
	return false
}

// Filled returns the text with a digit in its holes.
func (t Text) Filled(digit byte) string {
	if len(t.Holes) == 0 {
		return t.Content
	}
	content := []byte(t.Content)
	for _, i := range t.Holes {
		content[i] = digit
	}
	return string(content)
}

const (
	maxText   = 1 << 20 // bytes of a text that is made
	maxPieces = 1 << 12
)

// join returns two texts in a row.
func (t Text) join(u Text) Text {
	var j joiner
	j.add(t)
	j.add(u)
	return j.text()
}

// A joiner puts texts in a row.
type joiner struct {
	one     Text // while there is no other
	content strings.Builder
	holes   []int
	words   []int
	pieces  []piece
	isLong  bool
}

func (j *joiner) add(t Text) {
	n := j.content.Len()
	switch {
	case t.isLong || n > 0 && n+len(t.Content) > maxText || len(j.pieces)+len(t.pieces) > maxPieces:
		j.isLong = true
	case t.Content == "" || n > 0 && t.Content == "\x00": // the terminator of a C string does not belong to it
		return
	}
	if j.isLong {
		return
	}
	if n == 0 {
		j.one = t
	} else {
		j.one = Text{}
	}
	j.content.WriteString(t.Content)
	for _, i := range t.Holes {
		j.holes = append(j.holes, n+i)
	}
	for _, i := range t.Words {
		j.words = append(j.words, n+i)
	}
	if last := len(j.pieces) - 1; len(t.pieces) == 0 && (last < 0 || j.pieces[last].isWritten()) {
		j.pieces = append(j.pieces, piece{start: n})
	}
	for _, p := range t.pieces {
		j.pieces = append(j.pieces, p.moved(n))
	}
}

func (j *joiner) text() Text {
	switch {
	case j.isLong:
		return Text{isLong: true}
	case j.one.Content != "" || j.content.Len() == 0:
		return j.one
	}
	return Text{Content: j.content.String(), Holes: j.holes, Words: j.words, pieces: j.pieces}
}

// slice returns a part of a text.
func (t Text) slice(from, to int) Text {
	if from == 0 && to == len(t.Content) {
		return t
	}
	part := Text{Content: t.Content[from:to]}
	for _, i := range t.Holes {
		if from <= i && i < to {
			part.Holes = append(part.Holes, i-from)
		}
	}
	for _, i := range t.Words {
		if from <= i && i+len(hole) <= to {
			part.Words = append(part.Words, i-from)
		}
	}
	for i, p := range t.pieces {
		if p.start >= to || i+1 < len(t.pieces) && t.pieces[i+1].start <= from {
			continue
		}
		p.start -= from
		if p.start < 0 {
			p.from, p.start = p.from-p.start, 0
		}
		part.pieces = append(part.pieces, p)
	}
	return part
}

// replaced returns a text with another for all occurrences of a third.
func (t Text) replaced(old string, with Text) Text {
	if old == "" || !strings.Contains(t.Content, old) {
		return t
	}
	var j joiner
	for !j.isLong {
		i := strings.Index(t.Content, old)
		if i < 0 {
			break
		}
		j.add(t.slice(0, i))
		j.add(with)
		t = t.slice(i+len(old), len(t.Content))
	}
	j.add(t)
	return j.text()
}

// repeated returns a text n times in a row.
func (t Text) repeated(n int64) Text {
	if n > maxText {
		return Text{isLong: true}
	}
	var j joiner
	for ; n > 0 && !j.isLong; n-- {
		j.add(t)
	}
	return j.text()
}

// at returns the piece that a byte of the text comes from.
func (t Text) at(offset int) (piece, bool) {
	for _, p := range slices.Backward(t.pieces) {
		if offset >= p.start {
			return p, p.isWritten()
		}
	}
	return piece{}, false
}

// Pos returns the place in Go of a byte of the text, if that is written there.
func (t Text) Pos(offset int) (token.Pos, bool) {
	p, ok := t.at(offset)
	switch {
	case !ok:
		return token.NoPos, false
	case p.file == nil:
		return p.lit.Pos() + token.Pos(within(p.lit.Value, p.from+offset-p.start)), true
	case p.file.Embedded != nil:
		return p.file.Embedded.Pos(), true
	}
	return token.NoPos, false
}

// InFile returns the file that a byte of the text comes from, and where in it; nil if it is written in Go.
func (t Text) InFile(offset int) (*File, int) {
	if p, ok := t.at(offset); ok && p.file != nil && p.lit != nil {
		return p.file, min(int(p.lit.ValuePos)+within(p.lit.Value, p.from+offset-p.start), len(p.file.Text))
	}
	if p, ok := t.at(offset); ok && p.file != nil {
		return p.file, min(p.from+offset-p.start, len(p.file.Text))
	}
	return nil, 0
}

// within returns the offset in a literal of a byte of its value.
func within(literal string, offset int) int {
	if strings.HasPrefix(literal, "`") {
		at := 1
		for ; offset > 0 && at < len(literal); at++ {
			if literal[at] != '\r' { // these are no part of the value
				offset--
			}
		}
		return at
	}
	rest := literal[1:]
	for offset > 0 && rest != "" {
		r, multibyte, tail, err := strconv.UnquoteChar(rest, '"')
		if err != nil {
			break
		}
		if n := len(string(r)); multibyte {
			offset -= n
		} else {
			offset--
		}
		if offset >= 0 {
			rest = tail
		}
	}
	return len(literal) - len(rest)
}
