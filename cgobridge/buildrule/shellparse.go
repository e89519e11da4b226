package buildrule

import (
	"regexp"
	"strings"
)

// functionHead is the beginning of a function's definition.
var functionHead = regexp.MustCompile(`(?m)^([ \t]*)(?:function[ \t]+)?([A-Za-z_][\w-]*)[ \t]*\([ \t]*\)[ \t]*(\n[ \t]*)?\{`)

// splitShell cuts a script into simple commands. Quotes stay in the words.
func splitShell(text string) []shellCommand {
	text = functionHead.ReplaceAllString(text, "$1$2() {$3")
	var commands []shellCommand
	piped := false
	var words []string
	var word strings.Builder
	line, start := 1, 1
	inWord := false
	endWord := func() {
		if inWord {
			words = append(words, word.String())
			word.Reset()
			inWord = false
		}
	}
	endCommand := func() {
		endWord()
		if len(words) > 0 {
			commands = append(commands, shellCommand{start, words, piped})
			words, piped = nil, false
		}
		start = line
	}
	for i := 0; i < len(text); i++ {
		c := text[i]
		if !inWord && len(words) == 0 {
			start = line
		}
		switch {
		case c == '\\' && i+1 < len(text):
			i++
			if text[i] == '\r' && i+1 < len(text) && text[i+1] == '\n' {
				i++
			}
			if text[i] == '\n' {
				line++
				endWord()
				continue
			}
			word.WriteByte(c)
			word.WriteByte(text[i])
			inWord = true
		case c == '"' || c == '\'' || c == '`':
			n := quotedLength(text[i:])
			line += strings.Count(text[i:i+n], "\n")
			word.WriteString(text[i : i+n])
			inWord = true
			i += n - 1
		case c == '$' && i+1 < len(text) && (text[i+1] == '(' || text[i+1] == '{'):
			open, close := text[i+1], byte(')')
			if open == '{' {
				close = '}'
			}
			n := min(closing(text[i+1:], open, close)+2, len(text)-i)
			line += strings.Count(text[i:i+n], "\n")
			word.WriteString(text[i : i+n])
			inWord = true
			i += n - 1
		case c == '#' && !inWord:
			n := strings.IndexByte(text[i:], '\n')
			if n < 0 {
				n = len(text) - i
			}
			i += n - 1
		case c == '\n':
			endCommand()
			line++
			start = line
		case c == ';' || c == '&' || c == '|':
			if c == '&' && i > 0 && (text[i-1] == '>' || i+1 < len(text) && text[i+1] == '>') {
				word.WriteByte(c) // a redirection
				inWord = true
				continue
			}
			endCommand()
			if c == '|' {
				piped = i+1 == len(text) || text[i+1] != '|'
				if !piped {
					i++
				}
			}
		case c == '(' && strings.HasSuffix(word.String(), "="): // an array
			n := min(closing(text[i:], '(', ')')+1, len(text)-i)
			line += strings.Count(text[i:i+n], "\n")
			word.WriteString(text[i : i+n])
			i += n - 1
		case (c == '(' || c == ')') && !inWord:
			endCommand()
		case c == ' ' || c == '\t' || c == '\r':
			endWord()
		default:
			word.WriteByte(c)
			inWord = true
		}
	}
	endCommand()
	return commands
}

// quotedLength returns the length of the quoted text that s begins with.
func quotedLength(s string) int {
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] == '\\' && s[0] != '\'':
			i++
		case s[i] == s[0]:
			return i + 1
		}
	}
	return len(s)
}

func isIdentifier(s string) bool {
	for i := range len(s) {
		c := s[i]
		if !(c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || i > 0 && c >= '0' && c <= '9') {
			return false
		}
	}
	return s != ""
}
