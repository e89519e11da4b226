package source

import (
	"bytes"
	"slices"
	"sort"
	"sync"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// A TranslationUnit is one view of a .cu file.
type TranslationUnit struct {
	View View
	Main *File

	// Units holds the file and the project headers that are units of their own, each once: a header
	// precedes its includer, the file is last.
	Units []*Unit

	Missing []Include // includes that were not found and whose contents are unknown
	System  []string  // includes that built-in knowledge represents, each once, sorted

	forced []Lookup // of -include
}

// A Unit is the text of one file as one macro state sees it: directives and
// inactive branches are blank lines, comments are blanks, macros are expanded.
// Units are shared between translation units and never change.
type Unit struct {
	File     *File
	Text     []byte // the text to parse
	Includes []Include
	Macros   []MacroEvent
	Pragmas  []Pragma
	Errors   []Error
	Limits   limit.Set // that the text exceeds

	// Undecided has the output of macros that may have another definition, or none, in an unseen
	// header or on the build's command line. Ascending.
	Undecided []Range

	ArchConditionals []ArchConditional // in the order of the text

	findLines sync.Once
	inText    map[int]bool // see linesInText

	files    []*File   // that the text came from; the first is File
	segments []segment // ascending, the first starts at 0
	names    []string  // of the macros that segments name
	branches []Range   // that are undecided, ascending

	compilers []Range // branches that are for some compilers alone, it is not known which; inner ones first

	chosen   []Range // branches that a header which was not seen decides on, and that are one of several, ascending
	compared []Range // those whose condition compares the value of a macro of the header's

	alternatives []Range // undecided branches of conditionals that have others, inner ones first

	lookups lookups // by whoever made the unit
	keyOnce sync.Once
	key     Sum

	serial int // of the last translation unit that it became part of; the loader's alone
}

// An Include is one #include directive.
type Include struct {
	Pos    Position
	Offset int    // in the unit's text, at the place of the included text
	Name   string // between the quotes or angle brackets
	Angled bool
	File   *File // the file found, or nil
	Kind   IncludeKind
}

// IncludeKind is the outcome of an include.
type IncludeKind uint8

const (
	Project IncludeKind = iota // File is a unit of its own, or was included before and says not again
	Spliced                    // File's text is part of this unit's
	System                     // a header that built-in knowledge represents
	Missing                    // not found
)

// A MacroEvent is a #define or #undef of the project's own code.
type MacroEvent struct {
	Pos       Position // of the name
	Name      string
	Undef     bool
	Function  bool // the macro has a parameter list
	Undecided bool // a macro that was not seen decides whether the directive is carried out
}

// A Pragma is a #pragma directive or a _Pragma operator.
type Pragma struct {
	Pos    Position
	Offset int    // in the unit's text, where it takes effect
	Text   string // the text after the word pragma, such as "pack(push, 1)"
}

// An Error is a fault that the preprocessor found in a file that can still be analyzed: an #error
// directive, an unterminated comment.
type Error struct {
	Pos     Position
	Message string
}

// A segment says where a stretch of a unit's text came from.
type segment struct {
	text  int32 // offset of its first byte in the text
	src   int32 // offset of that byte in the file
	macro int32 // 1 + index of the outermost macro that produced it; 0: none
	file  int32 // index in the unit's files
	fixed bool  // every byte belongs to src: the text is in no file
}

// find returns the segment that the byte at offset lies in.
func (u *Unit) find(offset int) segment {
	i := sort.Search(len(u.segments), func(i int) bool { return int(u.segments[i].text) > offset })
	return u.segments[max(i-1, 0)]
}

// Origin returns where the byte at offset of the text was written. In the
// expansion of a macro that is the use of the outermost macro, and for an
// argument that appears as it was written, the argument.
func (u *Unit) Origin(offset int) Position {
	if len(u.segments) == 0 {
		return u.File.Position(offset)
	}
	s := u.find(offset)
	src := int(s.src)
	if !s.fixed {
		src += offset - int(s.text)
	}
	return u.files[s.file].Position(src)
}

// FromMacro returns the name of the outermost macro whose use produced the
// byte at offset of the text, if one did.
func (u *Unit) FromMacro(offset int) (name string, ok bool) {
	if len(u.segments) == 0 {
		return "", false
	}
	s := u.find(offset)
	if s.macro == 0 {
		return "", false
	}
	return u.names[s.macro-1], true
}

// IsUndecided reports whether the byte at offset of the text lies in a branch
// of which a macro that was not seen decides whether it is compiled.
func (u *Unit) IsUndecided(offset int) bool { return inRanges(u.branches, offset) }

// IsChosen reports whether the byte at offset lies in a branch that a header which was not seen decides on, and that is
// one of several.
func (u *Unit) IsChosen(offset int) bool { return inRanges(u.chosen, offset) }

// IsAlternative reports whether the byte at offset lies in an undecided branch that has an alternative, and another byte does not.
func (u *Unit) IsAlternative(offset, other int) bool {
	for _, r := range u.alternatives {
		if r.Start <= offset && offset < r.End {
			return other < r.Start || r.End <= other
		}
	}
	return false
}

// IsMadeByUndecided reports whether an undecided macro made the byte at offset.
func (u *Unit) IsMadeByUndecided(offset int) bool { return inRanges(u.Undecided, offset) }

// IsCompared reports whether the byte at offset lies in a branch whose condition compares the value of a macro that a header
// which was not seen defines: that it is read is no more likely than that it is not.
func (u *Unit) IsCompared(offset int) bool { return inRanges(u.compared, offset) }

// CompilerBranch returns the innermost branch around the byte at offset that is for
// some compilers alone, such as HIP's, where it is not known which: a header that was not seen
// may define the macro that decides.
func (u *Unit) CompilerBranch(offset int) (branch Range, ok bool) {
	for _, r := range u.compilers {
		if r.Start <= offset && offset < r.End {
			return r, true
		}
	}
	return Range{}, false
}

// joinRanges returns the union of the ranges, ascending and disjoint.
func joinRanges(all []Range) []Range {
	slices.SortFunc(all, func(a, b Range) int { return a.Start - b.Start })
	joined := all[:0]
	for _, r := range all {
		if n := len(joined); n > 0 && r.Start <= joined[n-1].End {
			joined[n-1].End = max(joined[n-1].End, r.End)
		} else {
			joined = append(joined, r)
		}
	}
	return joined
}

// InText reports whether every line of the units' file from first to last that
// has more than comments and directives is in the text of one of the units: no
// conditional leaves it out and no macro drops it.
func InText(first, last int, units ...*Unit) bool {
	if len(units) == 0 || units[0].File.scan == nil {
		return false
	}
	f := units[0].File
	seen := func(line int) bool {
		return slices.ContainsFunc(units, func(u *Unit) bool { return u.linesInText()[line] })
	}
	inDirective := 0 // index of the first directive that ends after the line
	for line := first; line <= last; line++ {
		start := f.start(line)
		end := start + len(f.Line(line))
		directives := f.scan.directives
		for inDirective < len(directives) && int(directives[inDirective].end) < end {
			inDirective++
		}
		if inDirective < len(directives) && int(directives[inDirective].start) < end {
			continue
		}
		if len(bytes.TrimSpace(f.scan.clean[start:end])) > 0 && !seen(line) {
			return false
		}
	}
	return true
}

// linesInText returns the lines of the unit's file that its text has something of.
func (u *Unit) linesInText() map[int]bool {
	u.findLines.Do(func() {
		u.inText = map[int]bool{}
		if len(u.segments) == 0 {
			u.noteLines(0, u.Text, false)
		}
		for i, s := range u.segments {
			end := len(u.Text)
			if i+1 < len(u.segments) {
				end = int(u.segments[i+1].text)
			}
			if u.files[s.file] == u.File {
				u.noteLines(int(s.src), u.Text[s.text:end], s.fixed)
			}
		}
	})
	return u.inText
}

// noteLines notes the lines of a stretch of the text that begins at an offset of the
// file, and is of that place as a whole if fixed.
func (u *Unit) noteLines(offset int, text []byte, fixed bool) {
	line, next := 0, 0 // the last line recorded, and the start of the next
	for i, c := range text {
		if c == ' ' || c == '\n' || c == '\t' || c == '\r' {
			continue
		}
		at := offset
		if !fixed {
			at += i
		}
		if line > 0 && at < next {
			continue
		}
		line = u.File.Position(at).Line
		next = u.File.start(line + 1)
		u.inText[line] = true
		if fixed {
			return
		}
	}
}
