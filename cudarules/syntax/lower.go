package syntax

import (
	"bytes"
	"fmt"
)

// A lowering turns text into text of the same length, with the same line
// breaks, that the grammar of C++ reads: CUDA's words become blanks, launches
// become calls, and what the grammar is known to fail on is written in another
// way that means the same to the reader of the tree.
type lowering struct {
	text  []byte
	c     bool // the language is C
	out   []byte
	toks  []token
	marks []Mark

	respelled []byte  // see Tree.Text; nil while it is text
	opens     []int32 // the offsets of <<<
}

// maxNesting limits the depth of brackets.
const maxNesting = 1000

func lower(text []byte, c bool) (*lowering, error) {
	lex := lexer{text: text, out: bytes.Clone(text), toks: make([]token, 0, len(text)/4+16)}
	lex.run()
	l := &lowering{text: text, c: c, out: lex.out, toks: lex.toks}
	l.hideWords()
	if err := l.pair(); err != nil {
		return nil, err
	}
	if !c {
		l.launches()
	}
	return l, nil
}

// spelled returns the text in which keywords may be respelled.
func (l *lowering) spelled() []byte {
	if l.respelled == nil {
		l.respelled = bytes.Clone(l.text)
	}
	return l.respelled
}

func (l *lowering) is(i int, kind tokenKind) bool {
	return i >= 0 && i < len(l.toks) && l.toks[i].kind == kind
}

// str returns the spelling of token i, "" if there is none.
func (l *lowering) str(i int) string {
	if i < 0 || i >= len(l.toks) {
		return ""
	}
	return string(l.text[l.toks[i].start:l.toks[i].end])
}

// isWord reports whether token i is the given identifier or keyword.
func (l *lowering) isWord(i int, s string) bool {
	return l.is(i, word) && string(l.text[l.toks[i].start:l.toks[i].end]) == s
}

// run returns the number of tokens from i on that are the byte c and touch.
func (l *lowering) run(i int, c tokenKind) int {
	n := 0
	for l.is(i+n, c) && (n == 0 || l.toks[i+n].start == l.toks[i+n-1].end) {
		n++
	}
	return n
}

// pair finds the mates of the brackets.
func (l *lowering) pair() error {
	var open []int32
	for i := range l.toks {
		switch l.toks[i].kind {
		case '(', '[', '{':
			if len(open) == maxNesting {
				return fmt.Errorf("line %d: brackets are nested more than %d deep", l.line(l.toks[i].start), maxNesting)
			}
			open = append(open, int32(i))
		case ')', ']', '}':
			// A bracket of another sort: what it jumps over stays open.
			for j := len(open) - 1; j >= 0; j-- {
				if opening(l.toks[i].kind) == l.toks[open[j]].kind {
					l.toks[i].mate, l.toks[open[j]].mate = open[j], int32(i)
					open = open[:j]
					break
				}
			}
		}
	}
	return nil
}

func opening(closing tokenKind) tokenKind {
	switch closing {
	case ')':
		return '('
	case ']':
		return '['
	}
	return '{'
}

func (l *lowering) line(offset int32) int { return 1 + bytes.Count(l.text[:offset], []byte{'\n'}) }

// launches writes k<<<g, b>>>(x) as k(g, b)(x).
func (l *lowering) launches() {
	for i := 0; i < len(l.toks); i++ {
		if !l.is(i, '<') || l.run(i, '<') != 3 || l.isWord(i-1, "operator") {
			continue
		}
		end := l.configEnd(i + 3)
		if end < 0 {
			continue
		}
		open, shut := l.toks[i].start, l.toks[end].start
		copy(l.out[open:], "(  ")
		copy(l.out[shut:], "  )")
		l.opens = append(l.opens, open)
		i += 2
	}
}

// configEnd returns the first token of the >>> that closes the launch
// configuration whose first token is i, or -1. In k<<<f<A<B<C>>>(), 1>>>(x)
// the first >>> closes templates.
func (l *lowering) configEnd(i int) int {
	candidate := -1
	templates := 0
	for ; i < len(l.toks); i++ {
		switch t := l.toks[i]; t.kind {
		case '(', '[', '{':
			if t.mate < 0 {
				return candidate
			}
			i = int(t.mate)
		case ')', ']', '}', ';':
			return candidate
		case '<':
			if l.run(i, '<') > 1 {
				i += l.run(i, '<') - 1 // a shift
			} else {
				templates++
			}
		case '>':
			n := l.run(i, '>')
			switch {
			case n >= templates+3:
				return i + n - 3
			case n >= 3 && candidate < 0:
				candidate = i + n - 3
			case n >= 3:
				return i + n - 3
			}
			templates = max(templates-n, 0)
			i += n - 1
		}
	}
	return candidate
}
