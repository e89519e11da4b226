package buildrule

import (
	"slices"
	"strconv"
	"strings"
)

// expandAll replaces references and splits unquoted arguments at semicolons.
func (s *cmakeScope) expandAll(args []cmakeArg) []string {
	var out []string
	for _, a := range args {
		text := s.argument(a)
		if a.kind != unquotedArg {
			out = append(out, text)
			continue
		}
		out = append(out, items(text)...)
	}
	return out
}

// argument returns the value of one argument.
func (s *cmakeScope) argument(a cmakeArg) string {
	switch a.kind {
	case unquotedArg, quotedArg:
		return s.expand(a.text, 0)
	}
	return a.text
}

// items cuts a list at its semicolons; empty items go, and \; is no separator.
func items(list string) []string {
	var all []string
	start := 0
	for i := 0; i <= len(list); i++ {
		if i < len(list) && (list[i] != ';' || i > 0 && list[i-1] == '\\') {
			continue
		}
		if start < i {
			all = append(all, strings.ReplaceAll(list[start:i], `\;`, ";"))
		}
		start = i + 1
	}
	return all
}

// expand replaces ${…} and escapes.
func (s *cmakeScope) expand(text string, depth int) string {
	if !strings.ContainsAny(text, `$\`) {
		return text
	}
	if !s.budget.allows(depth) || !s.budget.spend(len(text)) {
		return s.rules.unknown("it goes too deep")
	}
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		switch rest := text[i:]; {
		case rest[0] == '\\' && len(rest) > 1:
			i++
			b.WriteString(escape(rest[1]))
		case strings.HasPrefix(rest, "${"):
			end := closing(rest[1:], '{', '}')
			b.WriteString(s.value(s.expand(rest[2:min(1+end, len(rest))], depth+1)))
			i += min(end+1, len(rest)-1)
		case strings.HasPrefix(rest, "$ENV{"):
			end := closing(rest[4:], '{', '}')
			b.WriteString(s.rules.unknown("the environment's " + rest[5:min(4+end, len(rest))]))
			i += min(end+4, len(rest)-1)
		case strings.HasPrefix(rest, "$CACHE{"):
			end := closing(rest[6:], '{', '}')
			b.WriteString(s.value(rest[7:min(6+end, len(rest))]))
			i += min(end+6, len(rest)-1)
		default:
			b.WriteByte(rest[0])
		}
		if b.Len() > maxValue {
			s.budget.bytes = -1
			return s.rules.unknown("it is too long")
		}
	}
	return b.String()
}

// escape returns what a backslash and a byte stand for.
func escape(c byte) string {
	switch c {
	case 'n':
		return "\n"
	case 't':
		return "\t"
	case 'r':
		return "\r"
	case ';':
		return `\;`
	}
	return string(c)
}

// parseArguments follows cmake_parse_arguments(prefix options one-value
// multi-value arguments…), and that of PARSE_ARGV.
func (s *cmakeScope) parseArguments(args []string) {
	if args[0] == "PARSE_ARGV" && len(args) >= 6 {
		n, _ := strconv.Atoi(args[1])
		argv := items(s.value("ARGV"))
		args = append(slices.Clone(args[2:6]), argv[min(max(n, 0), len(argv)):]...)
	}
	if len(args) < 4 {
		return
	}
	prefix := args[0] + "_"
	options, single, multiple := items(args[1]), items(args[2]), items(args[3])
	for _, name := range options {
		s.set(prefix+name, "FALSE")
	}
	for _, name := range slices.Concat(single, multiple, []string{"UNPARSED_ARGUMENTS", "KEYWORDS_MISSING_VALUES"}) {
		s.vars.unset(prefix + name)
	}
	current, many := "UNPARSED_ARGUMENTS", true
	for _, a := range args[4:] {
		switch {
		case slices.Contains(options, a):
			s.set(prefix+a, "TRUE")
			current, many = "UNPARSED_ARGUMENTS", true
		case slices.Contains(single, a):
			current, many = a, false
		case slices.Contains(multiple, a):
			current, many = a, true
		default:
			value := a
			if old := s.vars.value(prefix + current); many && old != "" {
				value = old + ";" + a
			}
			s.set(prefix+current, value)
			if !many {
				current, many = "UNPARSED_ARGUMENTS", true
			}
		}
	}
}
