package buildrule

import (
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
)

// run follows commands: blocks here, the others one by one.
func (s *cmakeScope) run(commands []cmakeCommand) {
	for i := 0; i < len(commands); i++ {
		if s.commands++; s.commands > maxCommands {
			return
		}
		c := commands[i]
		name := strings.ToLower(c.name)
		switch name {
		case "if":
			end := blockEnd(commands, i)
			s.branches(commands[i:end])
			i = end
		case "foreach":
			end := blockEnd(commands, i)
			s.foreach(c, commands[i+1:end])
			i = end
		case "function", "macro":
			end := blockEnd(commands, i)
			if args := s.expandAll(c.args); len(args) > 0 {
				s.functions[strings.ToLower(args[0])] = cmakeFunction{args[1:], commands[i+1 : end], name == "macro"}
			}
			i = end
		default:
			if f, ok := s.functions[name]; ok {
				s.call(f, c)
				continue
			}
			s.command(c)
		}
	}
}

// blockEnd returns the index of the command that ends the block that begins at
// the given one, or that of the last command's successor.
func blockEnd(commands []cmakeCommand, start int) int {
	begin := strings.ToLower(commands[start].name)
	depth := 0
	for i := start; i < len(commands); i++ {
		switch strings.ToLower(commands[i].name) {
		case begin:
			depth++
		case "end" + begin:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(commands)
}

// branches follows an if without its endif. A branch whose condition is not
// known runs, and so may those behind it.
func (s *cmakeScope) branches(block []cmakeCommand) {
	before := s.uncertain
	defer func() { s.uncertain = before }()
	for len(block) > 0 {
		next := 1
		for next < len(block) && !slices.Contains([]string{"elseif", "else"}, strings.ToLower(block[next].name)) {
			if strings.EqualFold(block[next].name, "if") {
				next = min(blockEnd(block, next), len(block)-1)
			}
			next++
		}
		holds := yes
		if !strings.EqualFold(block[0].name, "else") {
			holds = s.holds(block[0].args)
		}
		switch {
		case holds == no:
			s.decided = true
		case holds == unknown && s.uncertain == before:
			s.uncertain++
			fallthrough
		default:
			s.run(block[1:next])
		}
		if holds == yes {
			s.decided = s.decided || next < len(block)
			return
		}
		block = block[next:]
	}
}

// foreach follows foreach(name values…), foreach(name IN LISTS lists…) and
// foreach(name IN ITEMS values…).
func (s *cmakeScope) foreach(c cmakeCommand, body []cmakeCommand) {
	args := s.expandAll(c.args)
	if len(args) < 2 || args[1] == "RANGE" {
		return
	}
	values := args[1:]
	if values[0] == "IN" {
		var in []string
		lists := false
		for _, w := range values[1:] {
			switch {
			case w == "LISTS" || w == "ITEMS":
				lists = w == "LISTS"
			case lists:
				in = append(in, strings.FieldsFunc(s.vars[w].text, isSemicolon)...)
			default:
				in = append(in, w)
			}
		}
		values = in
	}
	for _, value := range values {
		s.set(args[0], value)
		s.run(body)
	}
}

func isSemicolon(r rune) bool { return r == ';' }

// call runs a function in a scope of its own, or a macro in this one.
func (s *cmakeScope) call(f cmakeFunction, c cmakeCommand) {
	if s.depth >= maxMakeDepth {
		return
	}
	s.depth++
	defer func() { s.depth-- }()
	args := s.expandAll(c.args)
	in := s
	if !f.macro {
		inner := *s
		in = &inner
		in.parent = s
		in.vars = map[string]cmakeVariable{}
		for name, v := range s.vars {
			in.vars[name] = v
		}
	}
	for i, parameter := range f.parameters {
		if i < len(args) {
			in.set(parameter, args[i])
		}
	}
	in.set("ARGC", strconv.Itoa(len(args)))
	in.set("ARGV", strings.Join(args, ";"))
	in.set("ARGN", strings.Join(args[min(len(f.parameters), len(args)):], ";"))
	in.run(f.body)
	s.flags = in.flags
}

// A truth is what is known of a condition.
type truth uint8

const (
	no truth = iota
	unknown
	yes
)

func truthOf(b bool) truth {
	if b {
		return yes
	}
	return no
}

// holds answers whether a condition is true, in the order of CMake's
// operators: tests, comparisons, NOT, AND, OR.
func (s *cmakeScope) holds(args []cmakeArg) truth {
	for i, a := range args { // what stands in brackets comes first
		if a.text != "(" || a.quoted {
			continue
		}
		depth := 0
		for j := i; j < len(args); j++ {
			if args[j].quoted {
				continue
			}
			switch args[j].text {
			case "(":
				depth++
			case ")":
				depth--
			}
			if depth == 0 {
				value := map[truth]string{yes: "TRUE", no: "FALSE", unknown: "${}"}[s.holds(args[i+1:j])]
				return s.holds(slices.Concat(args[:i], []cmakeArg{{value, false}}, args[j+1:]))
			}
		}
		return unknown
	}
	index := func(word string) int {
		return slices.IndexFunc(args, func(a cmakeArg) bool { return a.text == word && !a.quoted })
	}
	if i := index("OR"); i >= 0 {
		return max(s.holds(args[:i]), s.holds(args[i+1:]))
	}
	if i := index("AND"); i >= 0 {
		return min(s.holds(args[:i]), s.holds(args[i+1:]))
	}
	if len(args) > 0 && args[0].text == "NOT" && !args[0].quoted {
		return yes - s.holds(args[1:])
	}
	switch len(args) {
	case 1:
		return s.isTrue(args[0])
	case 2:
		if v, ok := s.vars[args[1].text]; args[0].text == "DEFINED" && ok && !v.open {
			return yes
		}
	case 3:
		return s.compare(args[0], args[1].text, args[2])
	}
	return unknown
}

// systems are the variables that tell the system apart, by GOOS.
var systems = map[string][]string{"WIN32": {"windows"}, "MSVC": {"windows"}, "APPLE": {"darwin"}, "UNIX": {"linux", "darwin"}}

// isTrue answers whether a constant or a variable is true.
func (s *cmakeScope) isTrue(a cmakeArg) truth {
	text, ok := s.known(a.text)
	if !ok {
		return unknown
	}
	if constant := constantTruth(text); constant != unknown {
		return constant
	}
	if a.quoted {
		return no
	}
	if v, ok := s.vars[text]; ok {
		if v.open {
			return unknown
		}
		return truthOf(constantTruth(v.text) != no)
	}
	if on, ok := systems[text]; ok {
		return truthOf(slices.Contains(on, runtime.GOOS))
	}
	return unknown
}

// constantTruth answers what CMake's names for true and false and numbers say;
// other words say nothing.
func constantTruth(text string) truth {
	switch upper := strings.ToUpper(text); upper {
	case "1", "ON", "YES", "TRUE", "Y":
		return yes
	case "", "0", "OFF", "NO", "FALSE", "N", "IGNORE", "NOTFOUND":
		return no
	}
	if strings.HasSuffix(text, "-NOTFOUND") {
		return no
	}
	if number, err := strconv.ParseFloat(text, 64); err == nil {
		return truthOf(number != 0)
	}
	return unknown
}

// known expands an argument, if no variable in it is unknown or open.
func (s *cmakeScope) known(text string) (string, bool) {
	for rest := text; ; {
		_, after, found := strings.Cut(rest, "${")
		if !found {
			return s.expand(text, 0), true
		}
		name, _, _ := strings.Cut(after, "}")
		if v, ok := s.vars[name]; !ok || v.open {
			return "", false
		}
		rest = after
	}
}

// operand returns what a side of a comparison stands for: the value of the
// variable of that name, or the text itself.
func (s *cmakeScope) operand(a cmakeArg) (string, bool) {
	text, ok := s.known(a.text)
	if !ok || a.quoted || strings.Contains(a.text, "${") {
		return text, ok
	}
	if v, isVariable := s.vars[text]; isVariable {
		return v.text, !v.open
	}
	_, err := strconv.ParseFloat(text, 64)
	return text, err == nil || !isIdentifier(text)
}

// compare answers a STREQUAL b and its kin.
func (s *cmakeScope) compare(left cmakeArg, operator string, right cmakeArg) truth {
	a, ok := s.operand(left)
	if !ok {
		return unknown
	}
	if operator == "IN_LIST" {
		v, ok := s.vars[right.text]
		if !ok || v.open {
			return unknown
		}
		return truthOf(slices.Contains(strings.Split(v.text, ";"), a))
	}
	b, ok := s.operand(right)
	if word := right.text; !ok && !right.quoted && isIdentifier(word) {
		b, ok = word, true // a word that is no variable: people leave the quotes out
	}
	if !ok {
		return unknown
	}
	switch operator {
	case "STREQUAL":
		return truthOf(a == b)
	case "MATCHES":
		if pattern, err := regexp.Compile(b); err == nil {
			return truthOf(pattern.MatchString(a))
		}
	case "EQUAL", "LESS", "GREATER", "LESS_EQUAL", "GREATER_EQUAL":
		x, errX := strconv.ParseFloat(a, 64)
		y, errY := strconv.ParseFloat(b, 64)
		if errX != nil || errY != nil {
			return unknown
		}
		switch operator {
		case "EQUAL":
			return truthOf(x == y)
		case "LESS":
			return truthOf(x < y)
		case "GREATER":
			return truthOf(x > y)
		case "LESS_EQUAL":
			return truthOf(x <= y)
		}
		return truthOf(x >= y)
	}
	return unknown
}
