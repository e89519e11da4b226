package source

import (
	"bytes"
	"regexp"
	"sort"
)

// generatedLine is the line by which a program tells that it has written a file
// (https://go.dev/s/generatedcode).
var generatedLine = regexp.MustCompile(`^(?://|/\*) Code generated .* DO NOT EDIT\.(?: \*/)?$`)

// IsGenerated reports whether a comment before any code says that a program has written the file.
// Changes of it would be lost.
func IsGenerated(text []byte) bool {
	for line := range bytes.Lines(text) {
		line = bytes.TrimSpace(line)
		if generatedLine.Match(line) {
			return true
		}
		if len(line) > 0 && !bytes.HasPrefix(line, []byte("/")) && !bytes.HasPrefix(line, []byte("*")) {
			return false
		}
	}
	return false
}

// BeginsStatement reports whether what stands at an offset of the file comes right behind a
// semicolon, a brace, a directive, or nothing at all, comments apart. Otherwise what stands
// between may be part of the same statement for another compilation.
func (f *File) BeginsStatement(offset int) bool {
	if f.scan == nil {
		return false
	}
	before := bytes.TrimRight(f.scan.clean[:offset], " \t\r\n\v\f")
	if len(before) == 0 {
		return true
	}
	directives := f.scan.directives
	next := sort.Search(len(directives), func(i int) bool { return int(directives[i].start) >= len(before) })
	if next > 0 && int(directives[next-1].end) >= len(before) {
		return true
	}
	return bytes.IndexByte([]byte(";{}"), before[len(before)-1]) >= 0
}

// BeginsLine reports whether nothing but blanks stand before an offset on its line, and the line
// before does not go on in it.
func (f *File) BeginsLine(offset int) bool {
	start := bytes.LastIndexByte(f.Text[:offset], '\n') + 1
	return len(bytes.TrimSpace(f.Text[start:offset])) == 0 && !bytes.HasSuffix(bytes.TrimRight(f.Text[:start], "\r\n"), []byte(`\`))
}
