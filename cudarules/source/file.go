package source

import (
	"bytes"
	"fmt"
	"sort"
	"sync"
)

// A File is the text of one file as it lies on disk. It never changes.
type File struct {
	Name string // as the user named it, or as the include found it
	Text []byte

	scan *scan // set by the loader before anyone else sees the file

	lines *lines // shared with files of the same text
}

// lines are those of a text.
type lines struct {
	starts []int32 // offset of the first byte of every line
	once   sync.Once
}

// NewFile returns a file with the given text, as if it had been read.
func NewFile(name string, text []byte) *File { return &File{Name: name, Text: text, lines: &lines{}} }

// A Position is a place in a file as a person reads it.
type Position struct {
	File   *File
	Offset int // bytes from the start of the file
	Line   int // from 1
	Column int // in bytes, from 1
}

// IsValid reports whether p is a place in some file.
func (p Position) IsValid() bool { return p.File != nil }

// String returns p as file:line:column.
func (p Position) String() string {
	if !p.IsValid() {
		return "-"
	}
	return fmt.Sprintf("%s:%d:%d", p.File.Name, p.Line, p.Column)
}

// A Range is a piece of a file's text, from Start up to but not including End.
type Range struct{ Start, End int }

// Position returns the place of the byte at offset. An offset outside the text
// is moved to its nearer end.
func (f *File) Position(offset int) Position {
	offset = min(max(offset, 0), len(f.Text))
	starts := f.lineStarts()
	line := sort.Search(len(starts), func(i int) bool { return int(starts[i]) > offset })
	return Position{f, offset, line, offset - int(starts[line-1]) + 1}
}

// Line returns the text of a line, counted from 1, without its line break. A
// line that the file does not have is empty.
func (f *File) Line(number int) []byte {
	line := f.Text[f.start(number):]
	if end := bytes.IndexByte(line, '\n'); end >= 0 {
		line = line[:end]
	}
	return bytes.TrimSuffix(line, []byte("\r"))
}

// start returns the offset of a line's first byte; the end of the text for a
// line that the file does not have.
func (f *File) start(number int) int {
	starts := f.lineStarts()
	if number < 1 || number > len(starts) {
		return len(f.Text)
	}
	return int(starts[number-1])
}

// lineStarts returns the offset of the first byte of every line.
func (f *File) lineStarts() []int32 {
	f.lines.once.Do(func() {
		starts := append(make([]int32, 0, 1+bytes.Count(f.Text, []byte{'\n'})), 0)
		for at := 0; ; {
			i := bytes.IndexByte(f.Text[at:], '\n')
			if i < 0 {
				break
			}
			at += i + 1
			starts = append(starts, int32(at))
		}
		f.lines.starts = starts
	})
	return f.lines.starts
}

// Comments returns the ranges of the file's comments, delimiters included, in order.
func (f *File) Comments() []Range {
	if f.scan == nil {
		return nil
	}
	return f.scan.comments
}

// Digraphs returns the positions of <: :> <% %> and %:, which represent brackets and #, in order. In a
// unit's text they are spelled in full.
func (f *File) Digraphs() []Range {
	if f.scan == nil {
		return nil
	}
	return f.scan.digraphs
}

// Trigraphs returns the positions of sequences such as ??=, in order. They are never replaced here.
// Those in raw strings and in comments, where they mean nothing, are left out, except for one that
// continues a line comment.
func (f *File) Trigraphs() []Range {
	var found []Range
	for at := 0; ; {
		i := bytes.Index(f.Text[at:], []byte("??"))
		if i < 0 || at+i+2 >= len(f.Text) {
			return found
		}
		at += i
		if bytes.IndexByte([]byte("=/'()!<>-"), f.Text[at+2]) < 0 {
			at++
			continue
		}
		if f.scan == nil || !inRanges(f.scan.raws, at) && !f.isIdle(at) {
			found = append(found, Range{at, at + 3})
		}
		at += 3
	}
}

// isIdle reports whether the trigraph at is in a comment and is no backslash that would continue the
// comment in the next line.
func (f *File) isIdle(at int) bool {
	comments := f.scan.comments
	i := sort.Search(len(comments), func(i int) bool { return comments[i].End > at })
	if i == len(comments) || comments[i].Start > at {
		return false
	}
	c := comments[i]
	last := at+3 == c.Start+len(bytes.TrimRight(f.Text[c.Start:c.End], "\r\n"))
	return !last || f.Text[at+2] != '/' || !bytes.HasPrefix(f.Text[c.Start:], []byte("//"))
}
