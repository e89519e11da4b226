package ptx

// A token is a word, a number, a string or a sign of PTX. A directive, a type
// and a part of an instruction's name begin with a dot.
type token struct {
	text   string
	offset int
}

// A lexer cuts PTX into tokens; comments are none.
type lexer struct {
	text string
	at   int
}

// next returns the next token; its text is empty at the end.
func (l *lexer) next() token {
	l.skipBlank()
	start := l.at
	if start >= len(l.text) {
		return token{"", start}
	}
	switch c := l.text[start]; {
	case c == '"':
		l.at = start + 1
		for l.at < len(l.text) && l.text[l.at] != '"' && l.text[l.at] != '\n' {
			l.at++
		}
		l.at = min(l.at+1, len(l.text))
	case c == '.' && start+1 < len(l.text) && isWord(l.text[start+1]), isWord(c):
		for l.at++; l.at < len(l.text) && isWord(l.text[l.at]); {
			l.at++
		}
	default:
		l.at++
	}
	return token{l.text[start:l.at], start}
}

// skipBlank goes over white space and comments. A comment without an end takes
// the rest of the text.
func (l *lexer) skipBlank() {
	for l.at < len(l.text) {
		rest := l.text[l.at:]
		switch c := rest[0]; {
		case c == ' ' || '\t' <= c && c <= '\r':
			l.at++
		case len(rest) > 1 && rest[:2] == "//":
			l.at += until(rest, "\n")
		case len(rest) > 1 && rest[:2] == "/*":
			l.at += 2 + until(rest[2:], "*/")
		default:
			return
		}
	}
}

// isWord reports whether a character may be part of identifiers and numbers (PTX ISA, identifiers:
// letters, digits, _, $ and, in front, %).
func isWord(c byte) bool {
	return c == '_' || c == '$' || c == '%' || '0' <= c && c <= '9' || 'a' <= c|' ' && c|' ' <= 'z'
}
