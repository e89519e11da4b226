package source

import (
	"bytes"
	"hash/maphash"
	"slices"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// A unitBuilder is a unit under construction, with its dependencies.
type unitBuilder struct {
	file  *File
	out   []byte // the text so far
	whole bool   // the text is the file's clean text
	limit int    // how long the text may get
	cost  int    // of [limit.ExpansionSteps], without those of included units

	segments  []segment
	files     []*File
	names     []string
	numbers   map[symbol]int32 // 1 + index in names
	includes  []Include
	macros    []MacroEvent
	pragmas   []Pragma
	branches  []Range // undecided ones that are read
	compilers []Range // those of them that a compiler's macro decides on, inner ones first
	chosen    []Range // see Unit
	compared  []Range // likewise

	alternatives []Range // see Unit
	words        []Range // output of undecided macros
	errors       []Error
	passes       []ArchConditional
	limits       limit.Set
	missing      []Include
	lookups      lookups
	system       []string
	undecided    int // conditionals around the place at hand that are
	scope        scope

	steps []step
	// The dependencies of the current step; see step.
	used    []binding
	absent  []symbol
	asked   symbolSet // the symbols of used and absent
	start   int       // length of the log when the step began
	counter int       // value of __COUNTER__ that the step saw first; -1: it saw none
}

// beginStep begins a step.
func (u *unitBuilder) beginStep(p *preprocessor) {
	u.start, u.counter = len(p.log), -1
}

// endStep ends the step at hand, with the include of a header that is a unit
// of its own, or nil.
func (u *unitBuilder) endStep(p *preprocessor, include *File) {
	s := step{
		used: slices.Clone(u.used), absent: slices.Clone(u.absent),
		counterFrom: u.counter, counterTo: p.counter, include: include, undecided: u.undecided > 0,
	}
	for i, c := range p.log[u.start:] {
		if int(p.changed[c.sym]) == u.start+i+1 {
			s.effects = append(s.effects, binding{c.sym, p.table[c.sym]})
		}
	}
	u.steps = append(u.steps, s)
	for _, b := range u.used {
		u.asked.remove(b.sym)
	}
	for _, sym := range u.absent {
		u.asked.remove(sym)
	}
	u.used, u.absent = u.used[:0], u.absent[:0]
}

// depend records that the step depends on the meaning of sym, which is m.
func (u *unitBuilder) depend(p *preprocessor, sym symbol, m *macro) {
	if u.asked.has(sym) || int(sym) < len(p.changed) && int(p.changed[sym]) > u.start {
		return // known, or the step itself gave it that meaning
	}
	u.asked.add(sym)
	if m == nil {
		u.absent = append(u.absent, sym)
	} else {
		u.used = append(u.used, binding{sym, m})
	}
}

// countFrom records that the step depends on __COUNTER__, which is n.
func (u *unitBuilder) countFrom(n int) {
	if u.counter < 0 {
		u.counter = n
	}
}

// locate says where the text that is appended next comes from. The segment's
// place in the text is filled in.
func (u *unitBuilder) locate(s segment) {
	s.text = int32(len(u.out))
	if n := len(u.segments); n > 0 {
		last := &u.segments[n-1]
		if last.file == s.file && last.macro == s.macro && last.fixed == s.fixed &&
			(s.fixed && last.src == s.src || !s.fixed && last.src-last.text == s.src-s.text) {
			return
		}
	}
	u.segments = append(u.segments, s)
}

// fileIndex returns the index of file among those that the text came from.
func (u *unitBuilder) fileIndex(file *File) int32 {
	i := slices.Index(u.files, file)
	if i < 0 {
		i = len(u.files)
		u.files = append(u.files, file)
	}
	return int32(i)
}

// macroIndex returns the number of a macro in a segment.
func (u *unitBuilder) macroIndex(sym symbol, name string) int32 {
	index, known := u.numbers[sym]
	if !known {
		u.names = append(u.names, name)
		index = int32(len(u.names))
		if u.numbers == nil {
			u.numbers = map[symbol]int32{}
		}
		u.numbers[sym] = index
	}
	return index
}

func (u *unitBuilder) problem(file *File, offset int, message string) {
	u.errors = append(u.errors, Error{file.Position(offset), message})
}

func (u *unitBuilder) pragma(file *File, offset int, text string) {
	u.pragmas = append(u.pragmas, Pragma{file.Position(offset), len(u.out), text})
}

// word notes that an undecided macro made text[start:end].
func (u *unitBuilder) word(start, end int) {
	if n := len(u.words); n > 0 && u.words[n-1].End+1 >= start {
		u.words[n-1].End = end
		return
	}
	u.words = append(u.words, Range{start, end})
}

// atFileScope reports whether a declaration may begin where the text ends,
// outside every namespace, block and other declaration.
func (u *unitBuilder) atFileScope() bool {
	n := len(u.out)
	u.out = append(u.out, make([]byte, padding)...)
	u.scope.read(u.out, n)
	u.out = u.out[:n]
	return u.scope.outermost() && (u.scope.last == 0 || u.scope.last == ';' || u.scope.last == '}')
}

// A scope knows how deep in brackets a place of a text is.
type scope struct {
	at    int
	depth int
	last  byte // of the last token; 0: none
}

func (s *scope) outermost() bool { return s.depth == 0 }

// read goes on up to text[end:]. The text is padded after end.
func (s *scope) read(text []byte, end int) {
	for s.at < end {
		c := text[s.at]
		switch classes[c] {
		case identByte:
			next := s.at + 1
			for isWord(text[next]) {
				next++
			}
			if classes[text[next]] == quoteByte && isPrefix(text[s.at:next]) {
				next = lexLiteral(text[:end+padding], next, end, text[next-1] == 'R')
			}
			s.at, s.last = next, 'a'
		case digitByte:
			s.at, s.last = numberEnd(text, s.at), '0'
		case quoteByte:
			s.at, s.last = literalEnd(text[:end+padding], s.at), '"'
		default:
			s.at++
			switch c {
			case ' ', '\n', '\t', '\r', '\v', '\f':
				continue
			case '(', '[', '{':
				s.depth++
			case ')', ']', '}':
				s.depth--
			}
			s.last = c
		}
	}
}

// length returns the length of the text.
func (u *unitBuilder) length() int {
	if u.whole {
		return len(u.file.scan.clean)
	}
	return len(u.out)
}

// isComplete reports whether another declaration may follow the text. A name
// or a closing parenthesis at its end is taken for a macro of an unseen header.
func (u *unitBuilder) isComplete() bool {
	if u.whole {
		u.scope.read(u.file.scan.padded(), len(u.file.scan.clean))
	} else {
		u.atFileScope()
	}
	switch u.scope.last {
	case 0, ';', '}', ')', 'a':
		return u.scope.outermost()
	}
	return false
}

// A unitKey is the key of equal units: their file, and the hash of their text.
type unitKey struct {
	file *File
	text uint64
}

func (p *preprocessor) unitKey(file *File, text []byte) unitKey {
	return unitKey{file, maphash.Bytes(p.seed, text)}
}

// unit returns the finished unit, or an equal one that exists already.
func (u *unitBuilder) unit(p *preprocessor) *Unit {
	text := u.out
	if u.whole {
		text = u.file.scan.clean
	}
	branches, chosen, compared := joinRanges(u.branches), joinRanges(u.chosen), joinRanges(u.compared)
	alike := p.unitKey(u.file, text)
	isOwn := !u.whole // the text lies in the builder's memory
	for _, old := range p.units[alike] {
		if !bytes.Equal(old.Text, text) {
			continue
		}
		text, isOwn = old.Text, false
		if slices.Equal(old.segments, u.segments) && slices.Equal(old.files, u.files) &&
			slices.Equal(old.names, u.names) && slices.Equal(old.Includes, u.includes) && slices.Equal(old.Macros, u.macros) &&
			slices.Equal(old.Pragmas, u.pragmas) && slices.Equal(old.branches, branches) && slices.Equal(old.compilers, u.compilers) && slices.Equal(old.chosen, chosen) && slices.Equal(old.compared, compared) && slices.Equal(old.alternatives, u.alternatives) &&
			equalConditionals(old.ArchConditionals, u.passes) &&
			slices.Equal(old.Undecided, u.words) && slices.Equal(old.Errors, u.errors) && old.Limits == u.limits {
			for x := range u.lookups {
				old.lookups.add(x)
			}
			return old
		}
	}
	if isOwn {
		text = bytes.Clone(text)
	}
	unit := &Unit{
		File: u.file, Text: text,
		Includes: u.includes, Macros: u.macros, Pragmas: u.pragmas, Undecided: u.words, Errors: u.errors, Limits: u.limits, ArchConditionals: u.passes,
		files: u.files, segments: slices.Clone(u.segments), names: u.names, branches: branches, compilers: u.compilers, chosen: chosen, compared: compared, alternatives: u.alternatives, lookups: u.lookups,
	}
	p.units[alike] = append(p.units[alike], unit)
	return unit
}
