package source

import (
	"bytes"
	"regexp"
	"strings"
)

// A Branch is a part of a file that an #if, #elif or #else begins.
type Branch struct {
	First, Last int    // its lines, from 1; the directive precedes First
	Directive   string // as it is written, on one line
	Line        int    // of the directive
}

// Branches returns the branches that contain a line of the file, the outermost first.
func (f *File) Branches(line int) []Branch {
	var open, around []Branch
	end := func(last int) {
		b := open[len(open)-1]
		open = open[:len(open)-1]
		if b.Last = last; b.First <= line && line <= b.Last {
			around = append([]Branch{b}, around...)
		}
	}
	for i := range f.scan.directives {
		d := &f.scan.directives[i]
		at := f.Position(int(d.start)).Line
		switch d.kind {
		case ifDirective, ifdefDirective, ifndefDirective:
		case elifDirective, elifdefDirective, elifndefDirective, elseDirective, endifDirective:
			if len(open) > 0 {
				end(at - 1)
			}
			if d.kind == endifDirective {
				continue
			}
		default:
			continue
		}
		text := strings.Join(strings.Fields(string(f.Text[d.start:d.end])), " ")
		open = append(open, Branch{First: f.Position(int(d.end)).Line + 1, Directive: text, Line: at})
	}
	for len(open) > 0 {
		end(f.Position(len(f.Text)).Line)
	}
	return around
}

// IsEmpty reports whether a line has nothing but comments, or is part of a directive.
func (f *File) IsEmpty(line int) bool {
	start := f.start(line)
	end := start + len(f.Line(line))
	for _, d := range f.scan.directives {
		if int(d.start) < end && start < int(d.end) {
			return true
		}
	}
	return len(bytes.TrimSpace(f.scan.clean[start:end])) == 0
}

// Has reports whether the unit's text has anything of the lines of its file from first to
// last.
func (u *Unit) Has(first, last int) bool {
	lines := u.linesInText()
	for line := first; line <= last; line++ {
		if lines[line] {
			return true
		}
	}
	return false
}

// Files returns the files that the unit's text came from, its own first.
func (u *Unit) Files() []*File {
	if len(u.files) == 0 {
		return []*File{u.File}
	}
	return u.files
}

// From returns the offsets of the text's bytes that come from a line of a file, blanks apart.
func (u *Unit) From(file *File, line int) []int { return u.from(file, line, line) }

// HasFrom reports whether the text has anything of the lines of a file from first to last.
func (u *Unit) HasFrom(file *File, first, last int) bool {
	if file == u.File {
		return u.Has(first, last)
	}
	return len(u.from(file, first, last)) > 0
}

func (u *Unit) from(file *File, first, last int) []int {
	var offsets []int
	for i, c := range u.Text {
		if c == ' ' || c == '\n' || c == '\t' || c == '\r' {
			continue
		}
		if p := u.Origin(i); p.File == file && first <= p.Line && p.Line <= last {
			offsets = append(offsets, i)
		}
	}
	return offsets
}

// ConditionalOn returns the parts of a file that are controlled by a conditional that names one of the
// macros: the branch of the first directive that does, and those after it. They ascend and are
// disjoint.
func (f *File) ConditionalOn(macros ...string) []Range {
	word := regexp.MustCompile(`\b(?:` + strings.Join(macros, "|") + `)\b`)
	return f.conditional(func(i int) bool { return word.Match(f.condition(i)) })
}

// Conditional returns the parts of a file that are controlled by a conditional, other than its include guard and those that
// distinguish C from C++. They ascend and are disjoint.
func (f *File) Conditional() []Range {
	return f.conditional(func(i int) bool {
		isGuard := i == 0 && f.scan.guard != noSymbol
		return !isGuard && !forCPlusPlus.Match(f.condition(i))
	})
}

var forCPlusPlus = regexp.MustCompile(`\b__cplusplus\b`)

// condition returns the text of a directive.
func (f *File) condition(directive int) []byte {
	d := &f.scan.directives[directive]
	return f.scan.clean[d.start:d.end]
}

// conditional returns the parts of a file that one of the conditionals decides on whose first or a later directive, other than
// #else, is wanted.
func (f *File) conditional(isWanted func(directive int) bool) []Range {
	var starts []int // of each open conditional: where the first such branch begins, -1 for none
	var parts []Range
	for i := range f.scan.directives {
		d := &f.scan.directives[i]
		switch d.kind {
		case ifDirective, ifdefDirective, ifndefDirective:
			starts = append(starts, -1)
		case elifDirective, elifdefDirective, elifndefDirective:
		case endifDirective:
			if n := len(starts); n > 0 {
				if starts[n-1] >= 0 {
					parts = append(parts, Range{starts[n-1], int(d.start)})
				}
				starts = starts[:n-1]
			}
			continue
		default:
			continue
		}
		if n := len(starts); n > 0 && starts[n-1] < 0 && isWanted(i) {
			starts[n-1] = int(d.end)
		}
	}
	return joinRanges(parts)
}
