package hostile

import (
	"go/token"
	"math"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Words returns texts with characters that control a terminal, a log or a reader of a format, and that break
// formats.
func Words() []string {
	var controls strings.Builder
	for c := rune(1); c < 0xa0; c++ { // C0, DEL, C1
		if c < ' ' || c >= 0x7f {
			controls.WriteRune(c)
		}
	}
	words := []string{
		controls.String(),
		"\u202a\u202b\u202c\u202d\u202e", "\u2066\u2067\u2068\u2069", "\u200e\u200f\u061c", "\u2028\u2029",
		"\u200b\u200d\ufeff\u00ad", "\U000e0001\U000e007f",
		"\xff\xfe\x80", "\xc2", "\xe2\x80", "\x1b[31m\x1b]0;title\x07", "a\r\n::error file=b,line=1::c",
		"a%0A::error::b", "::stop-commands::x", "##[error]x", "a,b:c=d",
		"</code><script>alert(1)</script>", "]]><x a=\"&lt;\">", "\"],\n\"x\": [\"", "{{.}}", "$(id)`id`", "\\u202e\\n", "", " ", "\t",
	}
	return append(words, strings.Join(words, ""))
}

// Names returns [Words] as names that files can have, at their beginnings and in them, two for each.
func Names() []string {
	var names []string
	for i, word := range Words() {
		const longest = 200
		word = strings.ReplaceAll(word, "/", "")
		names = append(names, string(rune('a'+i))+word[:min(longest, len(word))]+".cu", word[:min(longest, len(word))]+string(rune('A'+i))+".cu")
	}
	return names
}

// Positions returns invalid positions, as untrusted directives may name.
func Positions() []token.Position {
	var all []token.Position
	numbers := []int{math.MinInt, -1, 0, 1, 2, 3, 7, 1 << 30, math.MaxInt}
	for _, line := range numbers {
		for _, column := range numbers {
			for _, offset := range []int{math.MinInt, -1, 0, 5, 1 << 30, math.MaxInt} {
				all = append(all, token.Position{Line: line, Column: column, Offset: offset})
			}
		}
	}
	return all
}

// Control returns a line of a text with a character that a terminal, a log or an editor would obey, or that is no text;
// "" if there is none.
func Control(text string) string {
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		bad := func(c rune) bool { return c != '\t' && unicode.In(c, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) }
		if !utf8.ValidString(line) || strings.ContainsFunc(line, bad) {
			return line
		}
	}
	return ""
}
