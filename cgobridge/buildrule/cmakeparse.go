package buildrule

import "strings"

// A cmakeCommand is name(arguments…).
type cmakeCommand struct {
	name  string
	place Place
	args  []cmakeArg
}

// A cmakeArg is an argument; one in quotes does not split at semicolons.
type cmakeArg struct {
	text   string
	quoted bool
}

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
				commands = append(commands, cmakeCommand{name, Place{file, line}, args})
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
	if strings.HasPrefix(s, "#[[") {
		if n := strings.Index(s, "]]"); n >= 0 {
			return n + 2
		}
	}
	if n := strings.IndexByte(s, '\n'); n >= 0 {
		return n
	}
	return len(s)
}

// cmakeArguments reads the arguments in the brackets that s begins with, and
// returns how long they are.
func cmakeArguments(s string) ([]cmakeArg, int) {
	var args []cmakeArg
	var word strings.Builder
	depth := 0
	end := func() {
		if word.Len() > 0 {
			args = append(args, cmakeArg{word.String(), false})
			word.Reset()
		}
	}
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '(':
			if depth++; depth > 1 {
				end()
				args = append(args, cmakeArg{"(", false})
			}
		case c == ')':
			end()
			if depth--; depth == 0 {
				return args, i + 1
			}
			args = append(args, cmakeArg{")", false})
		case c == '"':
			n := quotedLength(s[i:])
			text := strings.TrimSuffix(s[i+1:i+n], `"`)
			if word.Len() > 0 {
				word.WriteString(text)
			} else {
				args = append(args, cmakeArg{strings.ReplaceAll(text, `\"`, `"`), true})
			}
			i += n - 1
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
