package buildrule

import (
	"path/filepath"
	"strconv"
	"strings"
)

// A cmakeCommand is name(arguments…).
type cmakeCommand struct {
	name  string // in lower case
	place Place
	args  []cmakeArg

	undecided string // of an if: why its branches may be taken or not
}

// A cmakeArg is an argument, still with its references and escapes.
type cmakeArg struct {
	text string
	kind cmakeArgKind
}

type cmakeArgKind uint8

const (
	unquotedArg  cmakeArgKind = iota // splits at semicolons
	quotedArg                        // "…"
	bracketArg                       // [[…]]: nothing in it is expanded
	knownArg                         // the value of a part of a condition
	openBracket                      // ( in a condition
	closeBracket                     // )
)

// splitCMake cuts a list file into commands.
func splitCMake(file, text string) []cmakeCommand {
	var commands []cmakeCommand
	line := 1
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '\n':
			line++
			i++
		case c == '#':
			n := cmakeComment(text[i:])
			line += strings.Count(text[i:i+n], "\n")
			i += n
		case isIdentifier(text[i : i+1]):
			start := i
			for i < len(text) && isIdentifier(text[start:i+1]) {
				i++
			}
			name := text[start:i]
			for i < len(text) && (text[i] == ' ' || text[i] == '\t') {
				i++
			}
			if i < len(text) && text[i] == '(' {
				args, n := cmakeArguments(text[i:])
				c := cmakeCommand{name: strings.ToLower(name), place: Place{file, line}, args: args}
				if c.name == "if" {
					c.undecided = "line " + strconv.Itoa(line) + " of " + filepath.Base(file) + " is not decided"
				}
				commands = append(commands, c)
				line += strings.Count(text[i:i+n], "\n")
				i += n
			}
		default:
			i++
		}
	}
	return commands
}

// cmakeComment returns the length of the comment that s begins with.
func cmakeComment(s string) int {
	if _, n := bracketText(s[1:]); n > 0 {
		return n + 1
	}
	if n := strings.IndexByte(s, '\n'); n >= 0 {
		return n
	}
	return len(s)
}

// bracketText returns the content of the [=[…]=] at the beginning of s, and its length; 0 if there is
// none.
func bracketText(s string) (text string, length int) {
	if s == "" || s[0] != '[' {
		return "", 0
	}
	equals := 0
	for equals+1 < len(s) && s[equals+1] == '=' {
		equals++
	}
	if equals+1 >= len(s) || s[equals+1] != '[' {
		return "", 0
	}
	open := equals + 2
	shut := "]" + strings.Repeat("=", equals) + "]"
	n := strings.Index(s[open:], shut)
	if n < 0 {
		return s[open:], len(s)
	}
	return strings.TrimPrefix(s[open:open+n], "\n"), open + n + len(shut)
}

// cmakeArguments reads the arguments in the brackets that s begins with, and
// returns how long they are.
func cmakeArguments(s string) ([]cmakeArg, int) {
	var args []cmakeArg
	var word strings.Builder
	depth := 0
	end := func() {
		if word.Len() > 0 {
			args = append(args, cmakeArg{word.String(), unquotedArg})
			word.Reset()
		}
	}
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '(':
			if depth++; depth > 1 {
				end()
				args = append(args, cmakeArg{"(", openBracket})
			}
		case c == ')':
			end()
			if depth--; depth == 0 {
				return args, i + 1
			}
			args = append(args, cmakeArg{")", closeBracket})
		case c == '"':
			n := quotedLength(s[i:])
			if word.Len() > 0 { // the quotes belong to a word as people wrote them once
				word.WriteString(s[i : i+n])
			} else {
				text := strings.TrimSuffix(s[i+1:i+n], `"`)
				args = append(args, cmakeArg{strings.ReplaceAll(text, "\\\n", ""), quotedArg})
			}
			i += n - 1
		case c == '[' && word.Len() == 0:
			if text, n := bracketText(s[i:]); n > 0 {
				args = append(args, cmakeArg{text, bracketArg})
				i += n - 1
			} else {
				word.WriteByte(c)
			}
		case c == '\\' && i+1 < len(s):
			word.WriteString(s[i : i+2])
			i++
		case c == '#':
			end()
			i += cmakeComment(s[i:]) - 1
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			end()
		default:
			word.WriteByte(c)
		}
	}
	end()
	return args, len(s)
}

// quotedLength returns the length of the quoted text that s begins with.
func quotedLength(s string) int {
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case s[0]:
			return i + 1
		}
	}
	return len(s)
}
