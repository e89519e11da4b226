package suppress

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// A Syntax is the form of suppressing comments in a language.
type Syntax struct {
	word    string
	foreign bool // the word belongs to other tools as well: it may name their rules, and patterns

	// reach returns the length of the text after the word that belongs to it.
	reach func(text string) int

	// parse parses that text. Alone means that neither code nor words precede the word on its line.
	// The result is nil where the word is part of another.
	parse func(text string, alone bool) *phrase

	// wrong matches common mistakes in Go, and hint describes the fault. Such a comment silences
	// nothing.
	wrong *regexp.Regexp
	hint  string
}

// A phrase is a comment from one of its words on.
type phrase struct {
	word   string // the whole of it, for messages
	kind   kind
	rules  []string // nil for every rule
	length int      // of the word and its list, in bytes
	reason string
}

// A kind says which lines a phrase is about.
type kind int

const (
	sameLine kind = iota
	nextLine
	begin // of the lines up to the end with the same rules
	end
)

// NOLINT is the syntax of CUDA sources. Its meaning is that of clang-tidy:
//
//	x = 1; // NOLINT                      nothing on this line
//	x = 1; // NOLINT(rule-id, device-*)   none of these rules on this line
//	// NOLINTNEXTLINE(rule-id)            the same for the next line
//	// NOLINTBEGIN(rule-id)               the same for all lines up to the
//	// NOLINTEND(rule-id)                 comment that names the same rules
//
// The rest of the comment is the reason.
var NOLINT = &Syntax{
	word:    "NOLINT",
	foreign: true,
	wrong:   regexp.MustCompile(`//[ \t]*cudavet:[ \t]*ignore`),
	hint:    "is for Go alone; NOLINT is for CUDA sources",
	reach: func(text string) int {
		if i := strings.Index(text, "NOLINT"); i >= 0 {
			return i
		}
		return len(text)
	},
	parse: func(text string, _ bool) *phrase {
		kind, suffix := cutKind(text)
		rules, reason := cutList(text[len(suffix):])
		word := "NOLINT" + suffix
		return &phrase{word, kind, rules, len("NOLINT") + len(text) - len(reason), strings.TrimFunc(reason, isNoLetter)}
	},
}

// Ignore is the syntax of Go:
//
//	C.run(x) //cudavet:ignore rule-id,other-rule reason
//
// silences the rules on its own line, and if no code precedes it, on the next. It may be part of
// another comment: the preamble of a cgo file is one.
var Ignore = &Syntax{
	word:  "//cudavet:ignore",
	wrong: regexp.MustCompile(`//(?:[ \t]+cudavet:[ \t]*|cudavet:[ \t]+)ignore`),
	hint:  "has a blank too many; it is spelt //cudavet:ignore",
	reach: func(text string) int {
		line, _, _ := strings.Cut(text, "\n")
		return len(line)
	},
	parse: func(text string, alone bool) *phrase { return parseIgnore(text, alone) },
}

// parseIgnore parses the text after //cudavet:ignore on its line.
func parseIgnore(text string, alone bool) *phrase {
	if text != "" && strings.TrimLeft(text, " \t\r") == text {
		return nil
	}
	names, reason, _ := strings.Cut(strings.TrimSpace(text), " ")
	p := &phrase{word: "cudavet:ignore", rules: []string{}, length: len("//cudavet:ignore"), reason: strings.TrimSpace(reason)}
	if names != "" {
		p.rules = strings.Split(names, ",")
	}
	if alone {
		p.kind = nextLine
	}
	return p
}

func cutKind(text string) (k kind, suffix string) {
	for _, k := range []struct {
		suffix string
		kind   kind
	}{{"NEXTLINE", nextLine}, {"BEGIN", begin}, {"END", end}} {
		if strings.HasPrefix(text, k.suffix) {
			return k.kind, k.suffix
		}
	}
	return sameLine, ""
}

// cutList cuts the parenthesised list of rules that follows a word; it is nil
// if there is none.
func cutList(text string) (rules []string, rest string) {
	if !strings.HasPrefix(text, "(") {
		return nil, text
	}
	inner, rest, ok := strings.Cut(text[1:], ")")
	if !ok {
		return nil, text
	}
	rules = []string{}
	for name := range strings.SplitSeq(inner, ",") {
		rules = append(rules, strings.TrimSpace(name))
	}
	return rules, rest
}

func isNoLetter(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// A Text is one comment of a file, delimiters included.
type Text struct {
	Start int // bytes into the file
	Text  string
	Code  func() bool // reports whether there is code beside it, on the line that it begins on; nil if that says nothing
}

// Read reads the comments of a file, which come in order. Line returns the line, from 1, of
// a place in the file.
func Read(comments []Text, syntax *Syntax, line func(offset int) int) *File {
	r := reader{syntax: syntax, line: line}
	for _, c := range comments {
		r.read(c)
		r.readWrong(c)
	}
	slices.SortStableFunc(r.comments, func(a, b *Comment) int { return cmp.Compare(a.Start, b.Start) })
	return &File{comments: r.comments}
}

// A reader reads the comments of one file.
type reader struct {
	syntax   *Syntax
	line     func(offset int) int
	comments []*Comment
	open     []*Comment // that have no end yet
}

func (r *reader) read(c Text) {
	text := strings.TrimSuffix(c.Text, "*/")
	for at := 0; ; {
		i := strings.Index(text[at:], r.syntax.word)
		if i < 0 {
			return
		}
		at += i
		behind := at + len(r.syntax.word)
		stop := behind + r.syntax.reach(text[behind:])
		if p := r.syntax.parse(text[behind:stop], c.isAlone(at)); p != nil {
			r.add(p, c.Start+at, at > 0)
		}
		at = stop
	}
}

// readWrong reads a comment that was meant to silence something and does not.
func (r *reader) readWrong(c Text) {
	for _, found := range r.syntax.wrong.FindAllStringIndex(c.Text, -1) {
		rest, _, _ := strings.Cut(strings.TrimSuffix(c.Text[found[1]:], "*/"), "\n")
		p := parseIgnore(rest, c.isAlone(found[0]))
		if p == nil {
			continue
		}
		p.length = found[1] - found[0]
		p.word = c.Text[found[0]:found[1]]
		r.add(p, c.Start+found[0], found[0] > 0)
		r.comments[len(r.comments)-1].fault = p.word + " " + r.syntax.hint
	}
}

// isAlone reports whether neither code nor words precede an offset of the comment on its line.
func (c Text) isAlone(at int) bool {
	before := c.Text[strings.LastIndexByte(c.Text[:at], '\n')+1 : at]
	return strings.TrimSpace(before) == "" && (len(before) < at || c.Code == nil || !c.Code())
}

// add adds a phrase that begins at an offset of the file.
func (r *reader) add(p *phrase, at int, inside bool) {
	line := r.line(at)
	c := &Comment{
		Start: at, End: at + p.length, begins: line, word: p.word, rules: p.rules, reason: p.reason,
		example: inside && !r.syntax.foreign, syntax: r.syntax, silenced: map[string]bool{},
	}
	switch p.kind {
	case sameLine:
		c.first, c.last = line, line
	case nextLine:
		c.first, c.last = line+1, line+1
	case begin:
		r.open = append(r.open, c)
	case end:
		r.close(p.rules, line)
		return
	}
	r.comments = append(r.comments, c)
}

// close ends the innermost comment that is open for the same rules.
func (r *reader) close(rules []string, line int) {
	for i, c := range slices.Backward(r.open) {
		if slices.Equal(c.rules, rules) {
			c.first, c.last = r.line(c.Start), line
			r.open = slices.Delete(r.open, i, i+1)
			return
		}
	}
}
