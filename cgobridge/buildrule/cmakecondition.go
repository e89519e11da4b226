package buildrule

import (
	"cmp"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// holds evaluates a condition, in the order of CMake's operators: parentheses, tests, comparisons,
// NOT, AND, OR.
func (s *cmakeScope) holds(args []cmakeArg) truth {
	for i, a := range args {
		if a.kind != openBracket {
			continue
		}
		depth := 0
		for j := i; j < len(args); j++ {
			switch args[j].kind {
			case openBracket:
				depth++
			case closeBracket:
				depth--
			}
			if depth == 0 {
				value := map[truth]string{yes: "TRUE", no: "FALSE", unknown: s.rules.unknown("a condition")}[s.holds(args[i+1:j])]
				return s.holds(slices.Concat(args[:i], []cmakeArg{{value, knownArg}}, args[j+1:]))
			}
		}
		return unknown
	}
	if part, rest, ok := cutAt(args, "OR"); ok {
		any := s.holds(part)
		for ok {
			part, rest, ok = cutAt(rest, "OR")
			any = max(any, s.holds(part))
		}
		return any
	}
	if part, rest, ok := cutAt(args, "AND"); ok {
		all := s.holds(part)
		for ok {
			part, rest, ok = cutAt(rest, "AND")
			all = min(all, s.holds(part))
		}
		return all
	}
	rest := args
	for len(rest) > 0 && rest[0].isWord("NOT") {
		rest = rest[1:]
	}
	if negations := len(args) - len(rest); negations > 0 {
		value := s.holds(rest)
		if negations%2 == 1 {
			value = yes - value
		}
		return value
	}
	if s.mode == openMode && slices.ContainsFunc(args, s.isOpen) {
		return unknown
	}
	expanded := s.expandArgs(args)
	switch len(expanded) {
	case 0:
		return no
	case 1:
		return s.isTrue(expanded[0])
	case 2:
		return s.test(expanded[0].text, expanded[1].text)
	case 3:
		return s.compare(expanded[0], expanded[1].text, expanded[2])
	}
	return unknown
}

// cutAt returns the operands before and after the first operator of a name.
func cutAt(args []cmakeArg, operator string) (before, after []cmakeArg, found bool) {
	for i := range args {
		if args[i].isWord(operator) {
			return args[:i], args[i+1:], true
		}
	}
	return args, nil, false
}

// isWord reports whether the argument is an operator's name.
func (a *cmakeArg) isWord(name string) bool { return a.kind == unquotedArg && a.text == name }

// isOpen reports whether an operand may differ in another run of cmake: it is a variable that does not
// identify the system.
func (s *cmakeScope) isOpen(a cmakeArg) bool {
	if a.kind == bracketArg || a.kind == knownArg {
		return false
	}
	name := a.text
	if before, after, ok := strings.Cut(name, "${"); ok {
		name, _, _ = strings.Cut(before+after, "}")
	} else if a.kind == quotedArg || !isIdentifier(name) || constantTruth(name) != unknown {
		return false
	} else if _, defined := s.lookUp(name); !defined {
		return !systemVariables[name] && !conditionWords[name]
	}
	return !systemVariables[name]
}

var (
	systemVariables = map[string]bool{
		"WIN32": true, "MSVC": true, "APPLE": true, "UNIX": true, "LINUX": true, "MINGW": true, "CYGWIN": true, "ANDROID": true, "IOS": true,
		"CMAKE_SYSTEM_NAME": true, "CMAKE_HOST_SYSTEM_NAME": true, "CMAKE_SYSTEM_PROCESSOR": true, "CMAKE_VERSION": true,
	}
	conditionWords = map[string]bool{
		"DEFINED": true, "TARGET": true, "EXISTS": true, "COMMAND": true, "POLICY": true, "IS_DIRECTORY": true, "IS_ABSOLUTE": true,
		"STREQUAL": true, "MATCHES": true, "EQUAL": true, "LESS": true, "GREATER": true, "LESS_EQUAL": true, "GREATER_EQUAL": true, "IN_LIST": true,
		"VERSION_LESS": true, "VERSION_GREATER": true, "VERSION_EQUAL": true, "VERSION_LESS_EQUAL": true, "VERSION_GREATER_EQUAL": true,
		"STRLESS": true, "STRGREATER": true, "STRLESS_EQUAL": true, "STRGREATER_EQUAL": true, "PATH_EQUAL": true, "TEST": true,
		"Linux": true, "Windows": true, "Darwin": true, "GNU": true, "Clang": true, "AppleClang": true, "Intel": true,
	}
)

// expandArgs expands the arguments of a condition; the unquoted ones split.
func (s *cmakeScope) expandArgs(args []cmakeArg) []cmakeArg {
	out := make([]cmakeArg, 0, len(args))
	for _, a := range args {
		text := s.argument(a)
		if a.kind != unquotedArg {
			out = append(out, cmakeArg{text, a.kind})
			continue
		}
		for _, item := range items(text) {
			out = append(out, cmakeArg{item, unquotedArg})
		}
	}
	return out
}

// test answers the operators with one operand.
func (s *cmakeScope) test(operator, operand string) truth {
	if !known(operand) {
		return unknown
	}
	switch operator {
	case "DEFINED":
		if name, ok := strings.CutPrefix(operand, "ENV{"); ok {
			if s.mode == openMode || slices.Contains(environmentNames, strings.TrimSuffix(name, "}")) {
				return unknown
			}
			return no // cmake as it is run without further ado
		}
		operand = strings.TrimSuffix(strings.TrimPrefix(operand, "CACHE{"), "}")
		value, defined := s.lookUp(operand)
		if _, own := s.vars.lookUp(operand); !own && defined && s.cache[operand] == "" && !known(value) {
			return unknown // a package may define it
		}
		return truthOf(defined)
	case "TARGET":
		if s.target(operand) != nil {
			return yes
		}
		if package_, _, imported := strings.Cut(operand, "::"); imported && (package_ == "CUDA" || package_ == "Threads") {
			return yes
		}
		if s.missing != "" || len(s.unseen) > 0 {
			return unknown
		}
		return no
	case "COMMAND":
		if _, ok := s.functions[strings.ToLower(operand)]; ok {
			return yes
		}
		if s.missing != "" || len(s.unseen) > 0 {
			return unknown
		}
		return truthOf(cmakeCommands[strings.ToLower(operand)] != nil)
	case "EXISTS", "IS_DIRECTORY":
		if path := absolute(operand, s.folder.path); s.rules.inside(path) && !within(filepath.Join(s.root, "build"), path) {
			return truthOf(s.rules.disk.has(filepath.Dir(path), filepath.Base(path)))
		}
		return unknown
	case "IS_ABSOLUTE":
		return truthOf(filepath.IsAbs(operand))
	case "POLICY":
		return yes
	}
	return unknown
}

// isTrue answers whether a constant or a variable is true.
func (s *cmakeScope) isTrue(a cmakeArg) truth {
	if !known(a.text) {
		return s.rules.truthOfText(a.text)
	}
	if constant := constantTruth(a.text); constant != unknown {
		return constant
	}
	if a.kind != unquotedArg {
		return no
	}
	value, defined := s.lookUp(a.text)
	if !defined {
		return no
	}
	return s.rules.truthOfText(value)
}

// truthOfText answers whether a variable's value is true, in all its readings.
func (h *holes) truthOfText(text string) truth {
	if h.isThere(text) {
		return yes
	}
	readings := h.readings(text)
	if readings == nil {
		return unknown
	}
	answer := func(t string) truth { return truthOf(constantTruth(t) != no) }
	for _, reading := range readings {
		if answer(reading) != answer(readings[0]) {
			return unknown
		}
	}
	return answer(readings[0])
}

// constantTruth evaluates CMake's names for true and false and numbers; other words are unknown.
func constantTruth(text string) truth {
	if len(text) > len("NOTFOUND") {
		if strings.HasSuffix(text, "-NOTFOUND") {
			return no
		}
	} else if truth := truthOfWord(strings.ToUpper(text)); truth != unknown {
		return truth
	}
	if number, ok := parseNumber(text); ok {
		return truthOf(number != 0)
	}
	return unknown
}

// truthOfWord evaluates CMake's names for true and false.
func truthOfWord(upper string) truth {
	switch upper {
	case "1", "ON", "YES", "TRUE", "Y":
		return yes
	case "", "0", "OFF", "NO", "FALSE", "N", "IGNORE", "NOTFOUND":
		return no
	}
	return unknown
}

// parseNumber returns the number that a text spells. Most texts are words, of which
// package strconv would make errors.
func parseNumber(text string) (number float64, ok bool) {
	if text == "" || strings.IndexByte("0123456789+-.iInN", text[0]) < 0 { // infinity and nan are also numbers
		return 0, false
	}
	number, err := strconv.ParseFloat(text, 64)
	return number, err == nil
}

// operand returns the value of a side of a comparison: that of the variable of that name, or the text
// itself.
func (s *cmakeScope) operand(a cmakeArg) string {
	if a.kind == unquotedArg && known(a.text) {
		if value, ok := s.lookUp(a.text); ok {
			return value
		}
	}
	return a.text
}

// compare answers a STREQUAL b and its kin.
func (s *cmakeScope) compare(left cmakeArg, operator string, right cmakeArg) truth {
	a, b := s.operand(left), s.operand(right)
	switch operator {
	case "IN_LIST":
		list := s.value(right.text)
		if slices.Contains(items(list), a) && known(a) {
			return yes
		}
		if !known(list + a) {
			return unknown
		}
		return no
	case "STREQUAL":
		return s.rules.equal(a, b)
	case "MATCHES":
		b = right.text
	}
	if !known(a) || !known(b) {
		if operator == "MATCHES" && known(b) {
			return s.matchReadings(a, b)
		}
		return s.compareReadings(a, operator, b)
	}
	return s.compareKnown(a, operator, b)
}

// compareReadings answers a comparison for all that the left side may be.
func (s *cmakeScope) compareReadings(a, operator, b string) truth {
	readings := s.rules.readings(a)
	if readings == nil || !known(b) || operator == "MATCHES" {
		return unknown
	}
	answer := s.compareKnown(readings[0], operator, b)
	for _, reading := range readings[1:] {
		if s.compareKnown(reading, operator, b) != answer {
			return unknown
		}
	}
	return answer
}

// compareKnown answers a comparison of texts without holes.
func (s *cmakeScope) compareKnown(a, operator, b string) truth {
	order := strings.TrimPrefix(operator, "VERSION_")
	var numbers int
	switch {
	case operator == "MATCHES":
		return s.match(a, b)
	case order != operator:
		numbers = compareVersions(a, b)
	case strings.HasPrefix(operator, "STR"):
		order, numbers = strings.TrimPrefix(operator, "STR"), strings.Compare(a, b)
	case operator == "PATH_EQUAL":
		return truthOf(filepath.Clean(a) == filepath.Clean(b))
	default:
		x, okX := parseNumber(a)
		y, okY := parseNumber(b)
		if !okX || !okY {
			return no
		}
		numbers = cmp.Compare(x, y)
	}
	switch order {
	case "EQUAL":
		return truthOf(numbers == 0)
	case "LESS":
		return truthOf(numbers < 0)
	case "GREATER":
		return truthOf(numbers > 0)
	case "LESS_EQUAL":
		return truthOf(numbers <= 0)
	case "GREATER_EQUAL":
		return truthOf(numbers >= 0)
	}
	return unknown
}

// match evaluates a MATCHES b, and sets the variables of the groups.
func (s *cmakeScope) match(a, b string) truth {
	re := s.rules.cmakeRegexp(b)
	if re == nil || !s.budget.spend(len(a)) {
		return unknown
	}
	groups := re.FindStringSubmatch(a)
	if groups != nil {
		s.setMatches(groups)
	}
	return truthOf(groups != nil)
}

func (s *cmakeScope) setMatches(groups []string) {
	for i, g := range groups[:min(10, len(groups))] {
		s.set("CMAKE_MATCH_"+strconv.Itoa(i), g)
	}
	s.set("CMAKE_MATCH_COUNT", strconv.Itoa(len(groups)-1))
}

// matchReadings answers a MATCHES b for all that a may be.
func (s *cmakeScope) matchReadings(a, b string) truth {
	readings, re := s.rules.readings(a), s.rules.cmakeRegexp(b)
	if readings == nil || re == nil {
		return unknown
	}
	for _, reading := range readings {
		if re.MatchString(reading) != re.MatchString(readings[0]) {
			return unknown
		}
	}
	return truthOf(re.MatchString(readings[0]))
}
