package source

import (
	"bytes"
	"slices"
)

// Libraries write loops over macro arguments, each use of which takes thousands of steps, and use them
// in the same words for every declaration. The expansion of such a use is cached and serves every use
// of the same text for which all names mean the same.

const (
	costlySteps   = 256     // tokens read in the expansion of a use whose macro's uses are kept
	maxExpansions = 32      // kept of one macro
	maxKept       = 1 << 12 // tokens of one of them
)

// An expansion is the expansion of a use of a macro in the text.
type expansion struct {
	text    []byte    // of the use, from the macro's name to the last token read
	used    []binding // the meanings of names that the expansion depends on
	tokens  []token   // src counts from the use's start
	at, dir int       // where the use begins; the next directive there
	looks   int       // the number of look-aheads into the text after the expansion
	spoiled bool      // more decides on it than its text and the names
}

// beginRecord has the expansion of the use of m that begins now recorded, if m
// is costly.
func (p *preprocessor) beginRecord(m *macro) {
	if p.record = nil; m.costly {
		p.record = &expansion{at: p.useAt, dir: p.frame.dir, used: p.asked[:0], tokens: p.emitted[:0]}
	}
}

func (e *expansion) asked(sym symbol, m *macro) {
	if e != nil && !e.spoiled {
		e.used = append(e.used, binding{sym, m})
	}
}

func (e *expansion) emitted(t token) {
	if e != nil && !e.spoiled {
		if e.spoiled = len(e.tokens) == maxKept; e.spoiled {
			return
		}
		if t.src >= 0 {
			t.src -= int32(e.at)
		}
		e.tokens = append(e.tokens, t)
	}
}

// reached notes that the expansion looks for a parenthesis in the file.
func (e *expansion) reached() {
	if e != nil {
		e.looks++
	}
}

func (e *expansion) spoil() {
	if e != nil {
		e.spoiled = true
	}
}

// endRecord caches the recorded expansion for further uses of m.
func (p *preprocessor) endRecord(m *macro) {
	e := p.record
	p.record = nil
	if e != nil {
		p.asked, p.emitted = e.used, e.tokens
	}
	own := 0
	if m.function {
		own = 1 // the parenthesis after its own name
	}
	if e == nil || e.spoiled || e.looks != own || e.dir != p.frame.dir || p.err != nil {
		return
	}
	e.text = p.frame.clean[e.at:p.frame.pos]
	slices.SortFunc(e.used, func(a, b binding) int { return int(a.sym) - int(b.sym) })
	e.used = slices.Clone(slices.CompactFunc(e.used, func(a, b binding) bool { return a.sym == b.sym }))
	e.tokens = slices.Clone(e.tokens)
	m.known = append(m.known, e)
	m.known = m.known[max(0, len(m.known)-maxExpansions):]
}

// repeat emits the cached expansion of the current use of m, if there is one for the same text. It
// returns false, having changed nothing, if none is.
func (p *preprocessor) repeat(m *macro, macroIndex int32) bool {
	f := p.frame
	rest := f.clean[p.useAt:f.limit()]
	for _, e := range m.known {
		if !bytes.HasPrefix(rest, e.text) || !p.agrees(e) {
			continue
		}
		for _, b := range e.used {
			p.unit.depend(p, b.sym, b.macro)
		}
		for _, t := range e.tokens {
			if t.src >= 0 {
				t.src += int32(p.useAt)
			}
			p.emit(&t, macroIndex)
		}
		p.steps -= len(e.tokens)
		f.pos = p.useAt + len(e.text)
		return true
	}
	return false
}

// agrees reports whether names have the same meanings as in an expansion.
func (p *preprocessor) agrees(e *expansion) bool {
	for _, b := range e.used {
		if p.meaning(b.sym) != b.macro {
			return false
		}
	}
	return true
}
