package buildrule

import (
	"slices"
	"strconv"
	"strings"
)

// expandAll replaces references and splits unquoted arguments at semicolons.
func (s *cmakeScope) expandAll(args []cmakeArg) []string {
	out := make([]string, 0, len(args))
	for _, a := range args {
		text := s.argument(a)
		if a.kind != unquotedArg {
			out = append(out, text)
			continue
		}
		out = appendItems(out, text)
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
	if list == "" {
		return nil
	}
	return appendItems(make([]string, 0, 1+strings.Count(list, ";")), list)
}

// appendItems appends the items of a list.
func appendItems(all []string, list string) []string {
	if list != "" && strings.IndexByte(list, ';') < 0 {
		return append(all, list)
	}
	start := 0
	for end := 0; end <= len(list); end++ {
		if n := strings.IndexByte(list[end:], ';'); n >= 0 {
			end += n
		} else {
			end = len(list)
		}
		if end < len(list) && end > 0 && list[end-1] == '\\' {
			continue
		}
		if start < end {
			all = append(all, strings.ReplaceAll(list[start:end], `\;`, ";"))
		}
		start = end + 1
	}
	return all
}

// expand replaces ${…} and escapes.
func (s *cmakeScope) expand(text string, depth int) string {
	next := nextSpecial(text)
	if next == len(text) {
		return text
	}
	if !s.budget.allows(depth) || !s.budget.spend(len(text)) {
		return s.rules.unknown("it goes too deep")
	}
	var b strings.Builder
	for next < len(text) {
		b.WriteString(text[:next])
		value, n := s.special(text[next:], depth)
		if b.Len() == 0 && n == len(text) && len(value) <= maxValue {
			return value // of nothing else
		}
		b.WriteString(value)
		text = text[next+n:]
		next = nextSpecial(text)
		if b.Len()+next > maxValue {
			s.budget.bytes = -1
			return s.rules.unknown("it is too long")
		}
	}
	b.WriteString(text)
	return b.String()
}

// nextSpecial returns the index of the first byte that begins a reference or an escape,
// or the length of the text.
func nextSpecial(text string) int {
	for i := range len(text) {
		if text[i] == '$' || text[i] == '\\' {
			return i
		}
	}
	return len(text)
}

// special returns the value of the reference or escape at the beginning of a text, and its length.
func (s *cmakeScope) special(text string, depth int) (value string, length int) {
	switch {
	case text[0] == '\\' && len(text) > 1:
		return escape(text[1]), 2
	case strings.HasPrefix(text, "${"):
		end := 1 + closing(text[1:], '{', '}')
		return s.value(s.expand(text[2:end], depth+1)), min(end+1, len(text))
	case strings.HasPrefix(text, "$ENV{"):
		end := 4 + closing(text[4:], '{', '}')
		return s.rules.unknown("the environment's " + text[5:end]), min(end+1, len(text))
	case strings.HasPrefix(text, "$CACHE{"):
		end := 6 + closing(text[6:], '{', '}')
		return s.value(text[7:end]), min(end+1, len(text))
	}
	return text[:1], 1
}

// escape returns the text of a backslash and a byte.
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
	values := map[string]*argumentList{}
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
			list := values[current]
			if list == nil || !many {
				list = &argumentList{}
				values[current] = list
			}
			if list.add(a); !s.allows(list.length) {
				*list = argumentList{}
				list.add(s.tooLong(prefix + current))
			}
			if !many {
				current, many = "UNPARSED_ARGUMENTS", true
			}
		}
	}
	for name, list := range values {
		s.vars.set(prefix+name, strings.Join(list.items, ";"))
	}
}

// An argumentList is the values of a keyword.
type argumentList struct {
	items  []string
	length int // of the list as a text
}

// add adds a value. An empty list and one of an empty value are the same.
func (l *argumentList) add(value string) {
	if l.length == 0 {
		l.items, l.length = append(l.items[:0], value), len(value)
		return
	}
	l.items, l.length = append(l.items, value), l.length+len(";")+len(value)
}
