package syntax

import (
	"bytes"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// A lowering turns text into text of the same length, with the same line breaks, that the grammar of
// C++ reads: CUDA's words become blanks, launches become calls, and constructs that the grammar is
// known to fail on are rewritten. Where the rewritten form has another kind of node, amends has the
// right one; where it takes a placeholder, fakes has the nodes to remove from the tree.
type lowering struct {
	text  []byte // the text that nodes show
	c     bool   // the language is C
	out   []byte
	toks  []token
	marks []Mark

	opens   []int32 // the offsets of <<<, ascending
	amends  []amend
	fakes   []int32 // the offsets of one-byte placeholders, ascending
	clauses []int32 // the offsets of the word in `= default;` and `= delete;`, ascending
	turns   []turn

	locals map[int]locals // by the token that begins the body of a function or class

	respelled bool // text is no longer the caller's
	limits    limit.Set
}

// A room is memory for the tokens and the bytes of one text after the other.
type room struct {
	toks []token
	out  []byte
}

var rooms = sync.Pool{New: func() any { return &room{} }}

// release gives the memory to others.
func (l *lowering) release() { rooms.Put(&room{l.toks, l.out}) }

func lower(text []byte, c bool) (*lowering, error) {
	in := rooms.Get().(*room)
	lex := lexer{text: text, out: append(in.out[:0], text...), toks: slices.Grow(in.toks[:0], len(text)/3+16)}
	if !lex.run() {
		return nil, limit.Tokens.Errorf("the text has more than %d tokens", limit.Tokens.Value())
	}
	l := &lowering{text: text, c: c, out: lex.out, toks: lex.toks}
	if err := l.pair(); err != nil {
		return nil, err
	}
	l.hideWords()
	if err := l.pair(); err != nil { // anew, for tokens have gone
		return nil, err
	}
	if !c {
		l.launches()
	}
	l.mend()
	return l, nil
}

// respell writes a token, which is at least as long, as s.
func (l *lowering) respell(t token, s string) {
	if !l.respelled {
		l.text, l.respelled = bytes.Clone(l.text), true
	}
	for _, text := range [][]byte{l.text, l.out} {
		blank(text[t.start:t.end])
		copy(text[t.start:], s)
	}
}

// respellWords writes words into the text from start to end, each as early as it fits into a line
// after the last. It reports whether there is room.
func (l *lowering) respellWords(start, end int32, words []string) bool {
	at := make([]int32, len(words))
	next := start
	for i, w := range words {
		size := int32(len(w))
		for next+size <= end && bytes.ContainsAny(l.text[next:next+size], "\r\n") {
			next++
		}
		if next+size > end {
			return false
		}
		at[i] = next
		next += size + 1
		if next <= end && l.text[next-1] == '\n' {
			next-- // a line break parts words as well as a blank does
		}
	}
	l.respell(token{start: start, end: end}, "")
	for i, w := range words {
		copy(l.text[at[i]:], w)
		copy(l.out[at[i]:], w)
	}
	return true
}

// class returns the class of token i if it is a word.
func (l *lowering) class(i int) wordClass { return l.toks[i].class }

func (l *lowering) is(i int, kind tokenKind) bool {
	return i >= 0 && i < len(l.toks) && l.toks[i].kind == kind
}

// isAny reports whether token i is one of the punctuators.
func (l *lowering) isAny(i int, kinds ...tokenKind) bool {
	for _, k := range kinds {
		if l.is(i, k) {
			return true
		}
	}
	return false
}

// bytes returns the spelling of token i, nil if there is none.
func (l *lowering) bytes(i int) []byte {
	if i < 0 || i >= len(l.toks) {
		return nil
	}
	t := &l.toks[i]
	b := l.text[t.start:t.end]
	if l.respelled {
		b = bytes.TrimRight(b, " ") // a respelled keyword is shorter than its token
	}
	return b
}

func (l *lowering) str(i int) string { return string(l.bytes(i)) }

// isWord reports whether token i is one of the identifiers or keywords.
func (l *lowering) isWord(i int, words ...string) bool {
	if !l.is(i, word) {
		return false
	}
	b := l.bytes(i)
	for _, s := range words {
		if string(b) == s {
			return true
		}
	}
	return false
}

// maxRun is how long a run of angle brackets may be that means something.
const maxRun = 64

// run returns the number of tokens from i on that are the byte c and touch, [maxRun] at
// the most.
func (l *lowering) run(i int, c tokenKind) int {
	n := 0
	for n < maxRun && l.is(i+n, c) && (n == 0 || l.toks[i+n].start == l.toks[i+n-1].end) {
		n++
	}
	return n
}

// hideTokens blanks the tokens [i, j) and the text between them.
func (l *lowering) hideTokens(i, j int) { blank(l.out[l.toks[i].start:l.toks[j-1].end]) }

// isHidden reports whether token i was blanked.
func (l *lowering) isHidden(i int) bool { return l.out[l.toks[i].start] == ' ' }

// skipHidden returns the first token from i on that is not blanked, j at the latest.
func (l *lowering) skipHidden(i, j int) int {
	for i < j && l.isHidden(i) {
		i++
	}
	return i
}

// pair finds the mates of the brackets.
func (l *lowering) pair() error {
	var open []int32
	var unclosed ['}' + 1]int // by kind
	for i := range l.toks {
		t := &l.toks[i]
		t.mate = -1
		switch t.kind {
		case '(', '[', '{':
			if most := limit.BracketDepth.Value(); len(open) == most {
				return limit.BracketDepth.Errorf("line %d: brackets are nested more than %d deep", l.line(t.start), most)
			}
			open = append(open, int32(i))
			unclosed[t.kind]++
		case ')', ']', '}':
			// A bracket of another sort: the brackets that it skips have no mate.
			kind := opening(t.kind)
			for closed := unclosed[kind] == 0; !closed; {
				last := open[len(open)-1]
				open = open[:len(open)-1]
				unclosed[l.toks[last].kind]--
				if closed = l.toks[last].kind == kind; closed {
					t.mate, l.toks[last].mate = last, int32(i)
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

// launches writes k<<<g, b>>>(x) as k(g, b)(x). With a single argument that could be read as a
// declaration of x, so it receives a second one, a placeholder.
func (l *lowering) launches() {
	for i := 0; i < len(l.toks); i++ {
		if !l.opensLaunch(i) || l.isWord(i-1, "operator") {
			continue
		}
		end, arguments := l.configuration(i + 3)
		if end < 0 {
			continue
		}
		open, shut := l.toks[i].start, l.toks[end].start
		l.hideTokens(i, i+3)
		l.hideTokens(end, end+3)
		l.out[open], l.out[l.toks[end+2].start] = '(', ')'
		if arguments == 1 {
			l.out[shut], l.out[shut+1] = ',', '0'
			l.fakes = append(l.fakes, shut+1)
		}
		l.opens = append(l.opens, open)
		i += 2
	}
}

// opensLaunch reports whether the tokens from i on are <<<, which may be parted
// before the last on a line: nvcc reads << < alike, and >> > likewise.
func (l *lowering) opensLaunch(i int) bool {
	switch l.run(i, '<') {
	case 3:
		return true
	case 2:
		return l.run(i+2, '<') == 1 && !bytes.ContainsAny(l.text[l.toks[i+1].end:l.toks[i+2].start], "\r\n")
	}
	return false
}

// configuration returns the first token of the >>> that closes the launch
// configuration whose first token is i, or -1, and the number of arguments.
// In k<<<f<A<B<C>>>(), 1>>>(x) the first >>> closes templates.
func (l *lowering) configuration(i int) (end, arguments int) {
	end, arguments = -1, 1
	templates := 0
	for n := 1; i < len(l.toks) && l.limits.Allows(limit.ConfigurationTokens, n); n++ {
		switch t := l.toks[i]; t.kind {
		case '(', '[', '{':
			if t.mate < 0 {
				return end, arguments
			}
			i = int(t.mate)
		case ')', ']', '}', ';':
			return end, arguments
		case ',':
			if end < 0 {
				arguments++
			}
		case '<':
			if l.run(i, '<') > 1 {
				i += l.run(i, '<') - 1 // a shift
			} else {
				templates++
			}
		case '>':
			n := l.run(i, '>')
			if n == 2 && l.run(i+2, '>') == 1 {
				n = 3
			}
			if n >= 3 {
				first := end < 0
				end = i + n - 3
				if n >= templates+3 || !first {
					return end, arguments
				}
			}
			templates = max(templates-n, 0)
			i += n - 1
		}
		i++
	}
	return end, arguments
}
