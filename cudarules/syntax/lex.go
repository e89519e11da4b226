package syntax

import "github.com/cudavet/cudavet/cudarules/limit"

// A token is a piece of the text that lowering looks at. Comments, directives
// and white space are none.
type token struct {
	kind       tokenKind
	class      wordClass // of a word
	start, end int32
	mate       int32 // index of the other bracket of a pair, -1 if there is none
}

// A tokenKind is one of the constants, or else the only byte of a punctuator.
// Compound punctuators are left in single bytes unless their bytes would be
// mistaken for others.
type tokenKind byte

const (
	word tokenKind = iota + 128
	number
	literal  // a string or a character
	scope    // ::
	arrow    // ->
	ellipsis // ...
	operator // <= >= <<= >>= <=> == != += and their like
	hidden   // removed by lowering
)

// A lexer splits text into tokens and blanks in out the parts that the grammar need not see: comments,
// directives, line splices.
type lexer struct {
	text []byte
	out  []byte
	toks []token
	at   int
}

// run reports whether the text has no more tokens than [limit.Tokens].
func (l *lexer) run() bool {
	most := limit.Tokens.Value()
	bol := true // nothing but blanks since the start of the line
	for l.at < len(l.text) {
		c := l.text[l.at]
		switch {
		case c == '\n':
			bol = true
			l.at++
			continue
		case isBlank(c):
			l.at++
			continue
		case c == '\\' && l.splice(l.at) > 0:
			l.skip(l.at + l.splice(l.at))
			continue
		case c == '/' && l.peek(1) == '/':
			l.skip(l.lineEnd(l.at))
			continue
		case c == '/' && l.peek(1) == '*':
			l.skip(l.commentEnd(l.at))
			continue
		case c == '#' && bol:
			l.skip(l.lineEnd(l.at))
			continue
		}
		if len(l.toks) == most {
			return false
		}
		bol = false
		l.token(c)
	}
	return true
}

func (l *lexer) token(c byte) {
	start := l.at
	var kind tokenKind
	switch {
	case isLetter(c):
		kind = word
		for l.at < len(l.text) && (isLetter(l.text[l.at]) || isDigit(l.text[l.at])) {
			l.at++
		}
		if l.at < len(l.text) && (l.text[l.at] == '"' || l.text[l.at] == '\'') {
			switch string(l.text[start:l.at]) {
			case "R", "LR", "uR", "UR", "u8R":
				if l.text[l.at] == '"' {
					l.rawString()
					kind = literal
				}
			case "L", "u", "U", "u8":
				l.quoted(l.text[l.at])
				kind = literal
			}
		}
	case isDigit(c) || c == '.' && isDigit(l.peek(1)):
		kind = number
		l.number()
	case c == '"' || c == '\'':
		kind = literal
		l.quoted(c)
	default:
		kind = l.punctuator(c)
	}
	class := identifier
	if kind == word && (c >= 'a' || c == '_') {
		class = classOf(string(l.text[start:l.at]))
	}
	l.toks = append(l.toks, token{})
	t := &l.toks[len(l.toks)-1]
	t.kind, t.class, t.start, t.end, t.mate = kind, class, int32(start), int32(l.at), -1
}

func (l *lexer) punctuator(c byte) tokenKind {
	next := l.peek(1)
	kind, n := tokenKind(c), 1
	switch c {
	case ':':
		switch next {
		case ':':
			kind, n = scope, 2
		case '>':
			return l.digraph(']')
		}
	case '-':
		if next == '>' {
			kind, n = arrow, 2
		} else if next == '=' {
			kind, n = operator, 2
		}
	case '.':
		if next == '.' && l.peek(2) == '.' {
			kind, n = ellipsis, 3
		}
	case '<':
		switch {
		case next == '=' && l.peek(2) == '>':
			kind, n = operator, 3
		case next == '=':
			kind, n = operator, 2
		case next == '<' && l.peek(2) == '=':
			kind, n = operator, 3
		case next == '%':
			return l.digraph('{')
		case next == ':' && (l.peek(2) != ':' || l.peek(3) == ':' || l.peek(3) == '>'):
			return l.digraph('[')
		}
	case '>':
		switch {
		case next == '=':
			kind, n = operator, 2
		case next == '>' && l.peek(2) == '=':
			kind, n = operator, 3
		}
	case '%':
		if next == '>' {
			return l.digraph('}')
		}
		fallthrough
	case '=', '!', '+', '*', '/', '^', '&', '|':
		if next == '=' {
			kind, n = operator, 2
		}
	}
	l.at += n
	return kind
}

// digraph writes the digraph of a bracket as that bracket.
func (l *lexer) digraph(bracket byte) tokenKind {
	l.out[l.at], l.out[l.at+1] = bracket, ' '
	l.at += 2
	return tokenKind(bracket)
}

// number skips a preprocessing number: it holds its suffix, exponents with a
// sign, and digit separators.
func (l *lexer) number() {
	for l.at < len(l.text) {
		c := l.text[l.at]
		switch {
		case (c == '+' || c == '-') && l.at > 0 && isExponent(l.text[l.at-1], l.text, l.at):
		case c == '\'' && isAlnum(l.peek(1)):
		case isAlnum(c) || c == '.':
		default:
			return
		}
		l.at++
	}
}

// isExponent reports whether c, the byte before at, begins an exponent: in a
// hexadecimal number e is a digit and p is not.
func isExponent(c byte, text []byte, at int) bool {
	switch c {
	case 'p', 'P':
		return true
	case 'e', 'E':
		start := at - 1
		for start > 0 && (isAlnum(text[start-1]) || text[start-1] == '.' || text[start-1] == '\'') {
			start--
		}
		return !(text[start] == '0' && start+1 < len(text) && text[start+1]|0x20 == 'x')
	}
	return false
}

// quoted skips a string or character literal, which ends at the line's end at
// the latest.
func (l *lexer) quoted(quote byte) {
	for l.at++; l.at < len(l.text); l.at++ {
		switch l.text[l.at] {
		case quote:
			l.at++
			return
		case '\\':
			if n := l.splice(l.at); n > 0 {
				l.at += n - 1
			} else {
				l.at++
			}
		case '\n':
			return
		}
	}
	l.at = min(l.at, len(l.text))
}

func (l *lexer) rawString() {
	open := l.at + 1 // of the delimiter
	paren := open
	for paren < len(l.text) && paren-open <= 16 && l.text[paren] != '(' {
		paren++
	}
	if paren >= len(l.text) || l.text[paren] != '(' {
		l.quoted('"')
		return
	}
	end := ")" + string(l.text[open:paren]) + `"`
	for l.at = paren; l.at < len(l.text); l.at++ {
		if l.text[l.at] == ')' && hasPrefix(l.text[l.at:], end) {
			l.at += len(end)
			return
		}
	}
}

func hasPrefix(text []byte, s string) bool { return len(text) >= len(s) && string(text[:len(s)]) == s }

func (l *lexer) peek(n int) byte {
	if l.at+n < len(l.text) {
		return l.text[l.at+n]
	}
	return 0
}

// splice returns the length of the line splice at offset at, 0 if there is none.
func (l *lexer) splice(at int) int {
	switch rest := l.text[at+1:]; {
	case hasPrefix(rest, "\n"):
		return 2
	case hasPrefix(rest, "\r\n"):
		return 3
	}
	return 0
}

// lineEnd returns the end of the logical line.
func (l *lexer) lineEnd(at int) int {
	for ; at < len(l.text) && l.text[at] != '\n'; at++ {
		if l.text[at] == '\\' {
			if n := l.splice(at); n > 0 {
				at += n - 1
			}
		}
	}
	return at
}

func (l *lexer) commentEnd(at int) int {
	for at += 2; at+1 < len(l.text); at++ {
		if l.text[at] == '*' && l.text[at+1] == '/' {
			return at + 2
		}
	}
	return len(l.text)
}

// skip blanks the text up to end.
func (l *lexer) skip(end int) {
	blank(l.out[l.at:end])
	l.at = end
}

// blank overwrites text with blanks and keeps the line breaks.
func blank(text []byte) {
	for i, c := range text {
		if c != '\n' && c != '\r' {
			text[i] = ' '
		}
	}
}

func isBlank(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }
func isDigit(c byte) bool { return c >= '0' && c <= '9' }
func isLetter(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' || c == '$' || c >= 0x80
}
func isAlnum(c byte) bool { return isLetter(c) || isDigit(c) }
