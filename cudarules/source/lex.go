package source

// A token is one preprocessing token of a directive, a macro's body or a
// macro's use.
type token struct {
	text  []byte
	sym   symbol // of an identifier
	src   int32  // position in the file that uses the macro; -1: none
	param int32  // in a macro's body: 1 + index of the parameter it names; 0: none
	kind  tokenKind
	flags tokenFlags
}

type tokenKind uint8

const (
	endToken tokenKind = iota // there is no further token
	identToken
	numberToken
	literalToken // string or character
	punctToken
	placemarker // an empty operand of ##
	vaOptToken  // __VA_OPT__( in a variadic macro's body; param is the distance to its vaOptEnd
	vaOptEnd
)

type tokenFlags uint8

const (
	spaceBefore    tokenFlags = 1 << iota
	seamBefore                // it was not adjacent to its predecessor in any source
	pasteAfter                // ## follows in the macro's body
	stringized                // # precedes the parameter
	painted                   // an identifier that is never expanded again
	undecidedToken            // its presence or value depends on a missing header or build
)

// is reports whether t is the given punctuator.
func (t *token) is(punct string) bool { return t.kind == punctToken && string(t.text) == punct }

// lexToken returns the first token of text[at:end] and the offset after it. The text is a scan's clean
// text with its padding.
func lexToken(text []byte, at, end int, table *symbols) (token, int) {
	t := token{sym: noSymbol}
	for at < end && isSpace(text[at]) {
		t.flags = spaceBefore
		at++
	}
	t.src = int32(at)
	if at >= end {
		return t, end
	}
	next := at + 1
	switch c := text[at]; classes[c] {
	case identByte:
		for isWord(text[next]) {
			next++
		}
		if classes[text[next]] == quoteByte && isPrefix(text[at:next]) {
			t.kind = literalToken
			next = lexLiteral(text, next, end, text[next-1] == 'R')
			break
		}
		t.kind = identToken
		next = min(next, end)
		t.sym = table.intern(text[at:next])
	case digitByte:
		t.kind = numberToken
		next = numberEnd(text, at)
	case quoteByte:
		t.kind = literalToken
		next = lexLiteral(text, at, end, false)
	case dotByte:
		if isDigit(text[next]) {
			t.kind = numberToken
			next = numberEnd(text, at)
			break
		}
		fallthrough
	default:
		t.kind = punctToken
		next = at + punctLen(text[at:])
	}
	next = min(next, end)
	t.text = text[at:next:next]
	return t, next
}

func numberEnd(text []byte, at int) int {
	for at++; ; at++ {
		switch c := text[at]; {
		case isWord(c), c == '.',
			c == '\'' && isWord(text[at+1]),
			(c == '+' || c == '-') && isExponent(text[at-1]):
		default:
			return at
		}
	}
}

func lexLiteral(text []byte, at, end int, raw bool) int {
	if raw && text[at] == '"' {
		if next := rawEnd(text[:end], at); next > 0 {
			return next
		}
		return end
	}
	return literalEnd(text, at)
}

// punctLen returns how many bytes the punctuator at the start of text has.
// The text is padded.
func punctLen(text []byte) int {
	switch string(text[:3]) {
	case "...", "<=>", "<<=", ">>=", "->*":
		return 3
	}
	switch string(text[:2]) {
	case "##", "::", ".*", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
		"+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=":
		return 2
	}
	return 1
}

// mayMerge reports whether a byte written directly after last could change how the two are read.
func mayMerge(last, first byte) bool {
	switch {
	case isWord(last):
		return isWord(first) || classes[first] == quoteByte || first == '.'
	case last == '.':
		return isWord(first) || first == '.' || first == '*'
	case classes[last] == quoteByte:
		return classes[first] == identByte
	}
	return isOperator(last) && isOperator(first)
}

func isOperator(c byte) bool {
	switch c {
	case '+', '-', '*', '/', '%', '^', '&', '|', '=', '<', '>', '!', ':', '#', '.':
		return true
	}
	return false
}
