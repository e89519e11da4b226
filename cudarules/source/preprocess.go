package source

import (
	"bytes"
	"fmt"
	"hash/maphash"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// A preprocessor makes units of files under one set of options. At any moment it is at one place of
// one translation unit; table has the meanings of names there. Every change of a meaning is logged, so
// that a translation unit's changes can be taken back and a header's can be made again without reading
// the header.
type preprocessor struct {
	expander

	loader  *Loader
	symbols *symbols
	definer *definer
	options nvcc.Options
	search  *search // where includes are looked for

	arch         *macro // __CUDA_ARCH__ as the device sees it
	definedWord  symbol // defined
	unseenHeader symbol // means something once a header that was not found may have been read

	versions  map[symbol]*macro   // of the toolkit and its libraries, which their headers define
	libraries map[string][]*macro // of headers that are not there, by their directives

	table   []*macro // the meaning of a symbol; nil: none
	changed []int32  // 1 + index of the last change of a symbol in log; 0: none
	log     []change
	counter int // the next value of __COUNTER__

	variants map[*File][]*variant
	units    map[unitKey][]*Unit
	seed     maphash.Seed // of their keys
	record   *expansion   // of the use that is being expanded, if it is recorded
	asked    []binding    // memory of records, to be used again
	emitted  []token

	compares bool // the condition that was read last compares a value that is undecided

	tu       *TranslationUnit // being made
	frame    *frame           // the file being read
	unit     *unitBuilder
	useAt    int            // offset of the macro use being expanded, in the frame's file
	open     int            // how many files are being read
	count    int            // how many were, in this translation unit
	builders []*unitBuilder // to be used again
	serial   int            // of the translation unit
	text     int            // bytes that its units may still have
	probed   map[Sum]bool   // texts that it asked the existence of
	err      error
}

// A change of the meaning of a symbol.
type change struct {
	sym     symbol
	changed int32 // the change of the symbol before this one
	old     *macro
}

// exceed gives up the translation unit at a limit.
func (p *preprocessor) exceed(l limit.Limit, format string, args ...any) {
	if p.err != nil {
		return
	}
	p.err = l.Errorf(format, args...)
	if p.frame != nil {
		at := p.frame.file.Position(max(p.useAt, p.frame.pos))
		p.err = fmt.Errorf("%s:%d: %w", at.File.Name, at.Line, p.err)
	}
}

// meaning returns the meaning of sym, or nil.
func (p *preprocessor) meaning(sym symbol) *macro {
	if int(sym) < len(p.table) {
		return p.table[sym]
	}
	return nil
}

// consult returns the meaning of sym and records that the unit depends on it.
func (p *preprocessor) consult(sym symbol) *macro {
	m := p.meaning(sym)
	p.unit.depend(p, sym, m)
	p.record.asked(sym, m)
	return m
}

// set gives sym a meaning. Setting an equal meaning is also a change: another state may have had none.
func (p *preprocessor) set(sym symbol, m *macro) {
	p.growTable()
	p.log = append(p.log, change{sym, p.changed[sym], p.table[sym]})
	p.table[sym] = m
	p.changed[sym] = int32(len(p.log))
}

func (p *preprocessor) growTable() {
	if n := len(p.symbols.names); n > len(p.table) {
		p.table = append(p.table, make([]*macro, n-len(p.table))...)
		p.changed = append(p.changed, make([]int32, n-len(p.changed))...)
	}
}

// rollback takes back every change since the log had the given length.
func (p *preprocessor) rollback(length int) {
	for i := len(p.log) - 1; i >= length; i-- {
		c := p.log[i]
		p.table[c.sym] = c.old
		p.changed[c.sym] = c.changed
	}
	p.log = p.log[:length]
}

// A frame is a file being read.
type frame struct {
	*scan
	file   *File
	index  int32 // of file among the unit's files
	root   bool  // it is the unit's own file, not one spliced in
	pos    int   // where reading goes on
	copied int   // the text before it has been processed
	ident  int   // the next ident
	dir    int   // the next directive
	conds  []conditional

	lineShift int    // the offset that #line adds to line numbers
	name      string // that #line gives the file; empty: its own
}

// limit returns where the next directive starts.
func (f *frame) limit() int {
	if f.dir < len(f.directives) {
		return int(f.directives[f.dir].start)
	}
	return len(f.clean)
}

// openParen reads the next token if it is an opening parenthesis and no directive precedes it.
func (f *frame) openParen() bool {
	limit := f.limit()
	at := f.pos
	for at < limit && isSpace(f.clean[at]) {
		at++
	}
	if at == limit || f.clean[at] != '(' {
		return false
	}
	f.pos = at + 1
	return true
}

// fileToken returns the next token of the file, after carrying out the
// directives before it.
func (p *preprocessor) fileToken() token {
	f := p.frame
	for gap := tokenFlags(0); ; gap = spaceBefore {
		t, next := lexToken(f.padded(), f.pos, f.limit(), p.symbols)
		f.pos = next
		if t.kind != endToken || f.dir == len(f.directives) || p.err != nil {
			t.flags |= gap
			return t
		}
		p.directive()
	}
}

// readFile reads a whole file into the unit.
func (p *preprocessor) readFile(f *frame) {
	outer := p.frame
	p.frame = f
	p.growTable()
	p.spend(len(f.file.Text) / fileBytesPerStep)
	u := p.unit
	for p.err == nil {
		limit := int32(f.limit())
		table := p.table
		for f.ident < len(f.idents) && p.err == nil {
			id := f.idents[f.ident]
			if id.at >= limit {
				break
			}
			f.ident++
			if m := table[id.sym]; m != nil {
				p.name(id, m)
				limit = int32(f.limit())
				table = p.table
			} else if !u.asked.has(id.sym) {
				u.depend(p, id.sym, nil)
			}
		}
		if f.dir == len(f.directives) {
			break
		}
		p.directive()
	}
	p.flush(len(f.clean))
	for _, c := range f.conds {
		p.unit.problem(f.file, c.opened, "conditional has no #endif")
	}
	for _, b := range f.broken {
		p.unit.problem(f.file, int(b.at), b.message)
	}
	p.frame = outer
}

// flush appends the text up to offset to to the unit's.
func (p *preprocessor) flush(to int) {
	f, u := p.frame, p.unit
	if to <= f.copied {
		return
	}
	if f.copied == 0 && to == len(f.clean) && len(u.out) == 0 && f.root {
		u.whole = true
		f.copied = to
		return
	}
	if len(u.out)+to-f.copied > cap(u.out) {
		u.out = slices.Grow(u.out, to-f.copied+len(f.clean)/4)
	}
	u.locate(segment{src: int32(f.copied), file: f.index})
	u.out = append(u.out, f.clean[f.copied:to]...)
	f.copied = to
	p.checkSize()
}

// cut leaves out the text from one offset to another, but for its line breaks.
func (p *preprocessor) cut(from, to int) {
	f := p.frame
	f.pos = to
	if p.file {
		return // inside a macro's arguments, which are no text of the unit
	}
	p.flush(from)
	for range bytes.Count(f.clean[from:to], []byte{'\n'}) {
		p.unit.out = append(p.unit.out, '\n')
	}
	f.copied = to
}

func (p *preprocessor) checkSize() {
	if len(p.unit.out) > p.unit.limit {
		p.exceedText()
	}
}

func (p *preprocessor) exceedText() {
	p.exceed(limit.TextBytes, "the preprocessed text of %s goes beyond all bounds", p.tu.Main.Name)
}

// name deals with an identifier of the text that means something: it expands
// the macro if the identifier is a use of it.
func (p *preprocessor) name(id ident, m *macro) {
	f, u := p.frame, p.unit
	if int(id.at) < f.pos {
		return // an argument of the macro before it
	}
	u.depend(p, id.sym, m)
	text := p.symbols.names[id.sym]
	end := int(id.at) + len(text)
	if m.kind == keptMacro || m.kind == testMacro || m.kind == absentMacro {
		if m.undecided {
			start := len(u.out) + int(id.at) - f.copied // nothing between is left out
			u.word(start, start+len(text))
		}
		return
	}
	p.useAt = int(id.at)
	f.pos = end
	use := token{kind: identToken, sym: id.sym, src: id.at, text: f.clean[id.at:end]}
	if !p.isUse(m) {
		f.pos = int(id.at)
		return
	}
	p.flush(int(id.at))
	macroIndex := u.macroIndex(id.sym, text)
	if !p.repeat(m, macroIndex) {
		p.expandUse(use, m, macroIndex)
	}
	if n := len(u.out); n > 0 && f.pos < len(f.clean) && mayMerge(u.out[n-1], f.clean[f.pos]) {
		u.out = append(u.out, ' ')
	}
	f.copied = f.pos
	for f.ident < len(f.idents) && int(f.idents[f.ident].at) < f.pos {
		f.ident++
	}
	p.useAt = 0
	p.tokens.reset()
	p.checkSize()
}

// expandUse expands a use of m in the text.
func (p *preprocessor) expandUse(use token, m *macro, macroIndex int32) {
	steps := p.steps
	p.beginRecord(m)
	p.space, p.seam = false, false
	p.enter(use, m)
	p.seam = true
	for p.moreTokens() {
		t := p.expanded()
		if t.kind == endToken {
			break
		}
		p.emit(&t, macroIndex)
		p.record.emitted(t)
	}
	p.unwind(0)
	p.endRecord(m)
	m.costly = m.costly || steps-p.steps > costlySteps
}

// isUse reports whether the name of m that was just read is a use of it.
func (p *preprocessor) isUse(m *macro) bool {
	if !m.function && m.kind != pragmaMacro {
		return true
	}
	at := p.frame.pos
	found := p.frame.openParen()
	p.frame.pos = at
	return found
}

// moreTokens reports whether tokens of the expansion are left.
func (p *preprocessor) moreTokens() bool {
	for i := len(p.stack) - 1; i >= 0; i-- {
		if p.stack[i].next < len(p.stack[i].tokens) {
			return true
		}
	}
	return false
}

// emit appends a token of an expansion to the unit's text.
func (p *preprocessor) emit(t *token, macroIndex int32) {
	u := p.unit
	if len(u.out) > 0 && t.kind != placemarker {
		if t.flags&spaceBefore != 0 || t.flags&seamBefore != 0 && mayMerge(u.out[len(u.out)-1], t.text[0]) {
			u.out = append(u.out, ' ')
		}
	}
	s := segment{src: t.src, file: p.frame.index, macro: macroIndex}
	if t.src < 0 {
		s.src, s.fixed = int32(p.useAt), true
	}
	u.locate(s)
	start := len(u.out)
	if u.out = append(u.out, t.text...); t.kind == placemarker {
		u.out = append(u.out, ' ')
	}
	if t.flags&undecidedToken != 0 && t.src < 0 {
		u.word(start, len(u.out))
	}
}

// pragmaOperator records the _Pragma whose argument was read.
func (p *preprocessor) pragmaOperator(use *macroUse) {
	var words []string
	for i := range use.arguments {
		for _, t := range use.raw(i) {
			words = append(words, string(t.text))
		}
	}
	text := strings.Join(words, " ")
	if open := strings.IndexByte(text, '"'); open >= 0 && len(words) == 1 {
		text = strings.TrimSuffix(text[open+1:], `"`)
		text = strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(text)
	}
	p.unit.pragma(p.frame.file, p.useAt, text)
}
