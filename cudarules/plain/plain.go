// Package plain escapes untrusted text for a line of output, so that it cannot control a terminal, a
// log or an editor.
package plain

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Line returns text with everything quoted, as Go quotes it, that is no plain text of one line:
// control characters (Unicode's C0 and C1, except tabs), those that reorder or join neighbors
// (category Cf, with the bidirectional ones), separators of lines, and invalid UTF-8.
func Line(text string) string {
	if isPlain(text) {
		return text
	}
	var b strings.Builder
	for i, c := range text {
		switch _, size := utf8.DecodeRuneInString(text[i:]); {
		case c == utf8.RuneError && size == 1:
			fmt.Fprintf(&b, `\x%02x`, text[i])
		case !isQuoted(c):
			b.WriteRune(c)
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\r':
			b.WriteString(`\r`)
		case c < 0x80:
			fmt.Fprintf(&b, `\x%02x`, c)
		case c > 0xffff:
			fmt.Fprintf(&b, `\U%08x`, c)
		default:
			fmt.Fprintf(&b, `\u%04x`, c)
		}
	}
	return b.String()
}

// Lines returns a text of several lines, each made plain by [Line].
func Lines(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = Line(line)
	}
	return strings.Join(lines, "\n")
}

func isPlain(text string) bool {
	return utf8.ValidString(text) && !strings.ContainsFunc(text, isQuoted)
}

func isQuoted(c rune) bool {
	if c >= ' ' && c < 0x7f || c == '\t' {
		return false
	}
	return unicode.In(c, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp)
}
