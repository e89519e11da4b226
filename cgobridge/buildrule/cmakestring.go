package buildrule

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// text follows string(operation …).
func (s *cmakeScope) text(args []string) {
	if len(args) < 2 {
		return
	}
	operation := args[0]
	rest := args[1:]
	out := rest[len(rest)-1]
	put := func(name, value string, from ...string) {
		if from := strings.Join(from, ""); !known(from) {
			value = s.rules.about(s.rules.ofHoles(from), s.rules.reason(from))
		}
		s.set(name, value)
	}
	switch operation {
	case "APPEND":
		s.set(rest[0], s.value(rest[0])+strings.Join(rest[1:], ""))
	case "PREPEND":
		s.set(rest[0], strings.Join(rest[1:], "")+s.value(rest[0]))
	case "CONCAT":
		s.set(rest[0], strings.Join(rest[1:], ""))
	case "JOIN":
		if len(rest) > 1 {
			s.set(rest[1], strings.Join(rest[2:], rest[0]))
		}
	case "TOLOWER", "TOUPPER", "STRIP", "LENGTH", "MAKE_C_IDENTIFIER", "GENEX_STRIP", "ASCII", "HEX":
		if len(rest) == 2 {
			s.convert(operation, rest[0], out)
		}
	case "REPLACE":
		if len(rest) >= 4 {
			s.replace(rest[0], rest[1], strings.Join(rest[3:], ""), rest[2])
		}
	case "REGEX":
		if len(rest) >= 4 {
			s.regex(rest[0], rest[1:])
		}
	case "FIND":
		if len(rest) >= 3 {
			i := strings.Index(rest[0], rest[1])
			if len(rest) > 3 {
				i = strings.LastIndex(rest[0], rest[1])
			}
			put(rest[2], strconv.Itoa(i), rest[0], rest[1])
		}
	case "SUBSTRING":
		if len(rest) == 4 {
			begin, _ := strconv.Atoi(rest[1])
			length, _ := strconv.Atoi(rest[2])
			begin = max(0, min(begin, len(rest[0])))
			if length < 0 || begin+length > len(rest[0]) {
				length = len(rest[0]) - begin
			}
			put(rest[3], rest[0][begin:begin+length], rest[0])
		}
	case "REPEAT":
		if n, err := strconv.Atoi(rest[min(1, len(rest)-1)]); err == nil && n >= 0 && n*len(rest[0]) <= maxValue && len(rest) == 3 {
			s.set(out, strings.Repeat(rest[0], n))
		} else {
			s.unknown(nvcc.All, "string(REPEAT)", out)
		}
	case "COMPARE":
		if len(rest) == 4 {
			answer := s.compare(cmakeArg{rest[1], quotedArg}, "STR"+strings.TrimPrefix(rest[0], "NOT"), cmakeArg{rest[2], quotedArg})
			put(rest[3], map[bool]string{true: "1", false: "0"}[(answer == yes) != (rest[0] == "NOTEQUAL")], rest[1], rest[2])
		}
	default: // a hash, the time, JSON, …
		for _, name := range rest {
			if isIdentifier(name) {
				s.unknown(nvcc.All, "string("+operation+")", name)
				break
			}
		}
	}
}

// overReadings sets a variable to the result of applying change to a text, in all its readings.
func (s *cmakeScope) overReadings(name, text string, change func(string) string) {
	readings := s.rules.readings(text)
	if readings == nil || !s.budget.spend(len(text)) {
		s.unknown(s.rules.ofHoles(text), s.rules.reason(text), name)
		return
	}
	for i, reading := range readings {
		readings[i] = change(reading)
	}
	s.set(name, s.rules.either(s.rules.reason(text), readings...))
}

func (s *cmakeScope) convert(operation, text, out string) {
	s.overReadings(out, text, func(t string) string {
		switch operation {
		case "TOLOWER":
			return strings.ToLower(t)
		case "TOUPPER":
			return strings.ToUpper(t)
		case "STRIP":
			return strings.TrimSpace(t)
		case "LENGTH":
			return strconv.Itoa(len(t))
		case "MAKE_C_IDENTIFIER":
			return strings.Map(func(r rune) rune {
				if isIdentifier("_" + string(r)) {
					return r
				}
				return '_'
			}, t)
		}
		return s.rules.unknown("string(" + operation + ")")
	})
}

// replace follows string(REPLACE from to variable texts…).
func (s *cmakeScope) replace(from, to, text, out string) {
	if !known(from) || from == "" {
		s.unknown(nvcc.All, s.rules.reason(from), out)
		return
	}
	if strings.Count(text, from)*len(to) > maxValue {
		s.budget.bytes = -1
		s.unknown(nvcc.All, "${"+out+"} is too long", out)
		return
	}
	if !known(text) && s.rules.readings(text) == nil { // the text between the holes
		s.set(out, strings.ReplaceAll(text, from, to))
		return
	}
	s.overReadings(out, text, func(t string) string { return strings.ReplaceAll(t, from, to) })
}

// regex follows string(REGEX MATCH|MATCHALL|REPLACE pattern …).
func (s *cmakeScope) regex(operation string, args []string) {
	re := s.rules.cmakeRegexp(args[0])
	if operation == "REPLACE" {
		if len(args) < 4 {
			return
		}
		text := strings.Join(args[3:], "")
		if re == nil || !known(args[0]+args[1]) || (len(text)+1)*len(args[1]) > maxValue {
			s.unknown(nvcc.All, "string(REGEX) of "+args[0], args[2])
			return
		}
		s.overReadings(args[2], text, func(t string) string { return re.ReplaceAllString(t, cmakeReplacement(args[1])) })
		return
	}
	text := strings.Join(args[2:], "")
	if re == nil || !known(args[0]) {
		s.unknown(nvcc.All, "string(REGEX) of "+args[0], args[1])
		return
	}
	s.overReadings(args[1], text, func(t string) string {
		if operation == "MATCHALL" {
			return strings.Join(re.FindAllString(t, -1), ";")
		}
		groups := re.FindStringSubmatch(t)
		if groups == nil {
			return ""
		}
		s.setMatches(groups)
		return groups[0]
	})
}

// cmakeReplacement returns \1 as package regexp spells it.
func cmakeReplacement(text string) string {
	text = strings.ReplaceAll(text, "$", "$$")
	for i := range 10 {
		text = strings.ReplaceAll(text, `\`+strconv.Itoa(i), "${"+strconv.Itoa(i)+"}")
	}
	return strings.ReplaceAll(text, `\\`, `\`)
}

// cmakeRegexp compiles a regular expression in cmake's syntax, where a dot also matches a newline; or
// it returns nil.
func (r *Rules) cmakeRegexp(text string) *regexp.Regexp {
	if len(text) > maxTextLength {
		return nil
	}
	if re, ok := r.regexps[text]; ok {
		return re
	}
	re, err := regexp.Compile("(?s)" + strings.ReplaceAll(text, "[]", `[\]`))
	if err != nil {
		re = nil
	}
	if len(r.regexps) < maxRegexps && !strings.Contains(text, "{") { // which may abbreviate a large one
		r.regexps[text] = re
	}
	return re
}

// maxRegexps is how many regular expressions are kept.
const maxRegexps = 64

// math follows math(EXPR variable expression).
func (s *cmakeScope) math(args []string) {
	if len(args) < 3 {
		return
	}
	if strings.Trim(args[2], "0123456789+-*/%()&|^~<> ") != "" {
		s.unknown(nvcc.All, "math("+args[2]+")", args[1])
		return
	}
	sh := newShell(s.rules, s.folder.path, "", s.budget)
	sh.output = &strings.Builder{}
	sh.run("echo $((" + args[2] + "))")
	s.set(args[1], strings.TrimSpace(sh.output.String()))
}

// separate follows separate_arguments(variable [mode text]).
func (s *cmakeScope) separate(args []string) {
	text := s.value(args[0])
	if len(args) > 2 {
		text = strings.Join(args[2:], " ")
	}
	s.set(args[0], strings.Join(splitQuoted(text), ";"))
}
