package buildrule

import (
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// makeFunctions are the functions of make, with how many arguments each has at
// most: the last one may have commas.
var makeFunctions = map[string]int{
	"wildcard": 1, "patsubst": 3, "subst": 3, "addprefix": 2, "addsuffix": 2, "notdir": 1, "dir": 1, "basename": 1, "suffix": 1,
	"filter": 2, "filter-out": 2, "sort": 1, "strip": 1, "abspath": 1, "realpath": 1, "firstword": 1, "lastword": 1,
	"foreach": 3, "if": 3, "or": 99, "and": 99, "join": 2, "word": 2, "words": 1, "wordlist": 3, "findstring": 2, "shell": 1,
	"info": 1, "warning": 1, "error": 1, "call": 99, "eval": 1, "value": 1, "origin": 1, "flavor": 1, "file": 2, "let": 3,
}

// call applies a function of make.
func (m *makefile) call(name, rest string, automatic map[string]string) string {
	switch name {
	case "eval":
		m.eval(m.expand(rest, automatic))
		return ""
	case "shell":
		return m.shell(m.expand(rest, automatic))
	case "value":
		return m.vars[m.expand(rest, automatic)].text
	}
	raw := splitArguments(rest, makeFunctions[name])
	switch name {
	case "foreach":
		return m.foreach(raw, automatic)
	case "if", "or", "and":
		return m.choose(name, raw, automatic)
	}
	args := make([]string, max(3, len(raw)))
	length := 0
	for i, a := range raw {
		args[i] = m.expand(a, automatic)
		length += len(args[i])
	}
	if !m.budget.spend(length) {
		return m.rules.unknown("$(" + name + ") is too much")
	}
	if name == "call" {
		return m.callUser(args[:len(raw)], automatic)
	}
	return m.function(name, args)
}

// function applies a function that takes its arguments expanded.
func (m *makefile) function(name string, args []string) string {
	each := m.rules.eachWord
	words := strings.Fields(args[0])
	switch name {
	case "wildcard":
		return m.wildcard(args[0])
	case "patsubst":
		return m.patsubst(strings.TrimSpace(args[0]), strings.TrimSpace(args[1]), args[2])
	case "subst":
		return m.subst(args[0], args[1], args[2])
	case "addprefix", "addsuffix":
		add := strings.TrimSpace(args[0])
		if len(strings.Fields(args[1]))*len(add) > maxValue {
			m.budget.bytes = -1
			return m.rules.unknown("$(" + name + ") is too long")
		}
		if name == "addprefix" {
			return each(args[1], func(w string) string { return add + w })
		}
		return each(args[1], func(w string) string { return w + add })
	case "notdir":
		return each(args[0], func(w string) string { return w[strings.LastIndexByte(w, '/')+1:] })
	case "dir":
		return each(args[0], func(w string) string {
			if i := strings.LastIndexByte(w, '/'); i >= 0 {
				return w[:i+1]
			}
			return "./"
		})
	case "basename":
		return each(args[0], func(w string) string { return strings.TrimSuffix(w, path.Ext(w)) })
	case "suffix":
		return each(args[0], path.Ext)
	case "abspath", "realpath":
		return each(args[0], func(w string) string { return absolute(w, m.dir) })
	case "filter", "filter-out":
		return m.filter(strings.Fields(args[0]), args[1], name == "filter")
	case "sort":
		slices.Sort(words)
		return strings.Join(slices.Compact(words), " ")
	case "strip":
		return strings.Join(words, " ")
	case "firstword", "lastword", "word", "words", "wordlist":
		return m.pick(name, args)
	case "findstring":
		switch {
		case known(args[0]) && strings.Contains(args[1], args[0]):
			return args[0]
		case !known(args[0] + args[1]):
			return m.rules.unknown(m.rules.reason(args[0] + args[1]))
		}
	case "join":
		other := strings.Fields(args[1])
		for i, w := range other {
			if i < len(words) {
				words[i] += w
			} else {
				words = append(words, w)
			}
		}
		return strings.Join(words, " ")
	case "origin", "flavor":
		return m.nature(name, strings.TrimSpace(args[0]))
	case "file", "let":
		return m.rules.unknown("$(" + name + ")")
	}
	return ""
}

// nature answers where a variable comes from, or how it is expanded.
func (m *makefile) nature(question, name string) string {
	v, ok := m.vars[name]
	switch {
	case !ok && m.missing != "":
		return m.rules.unknown(m.missing)
	case !ok:
		return "undefined"
	case question == "origin" && m.given[name]:
		return "command line"
	case question == "origin":
		return "file"
	case v.simple:
		return "simple"
	}
	return "recursive"
}

// pick answers the functions that take some of a text's words.
func (m *makefile) pick(name string, args []string) string {
	text := args[map[string]int{"word": 1, "wordlist": 2}[name]]
	words := strings.Fields(text)
	switch {
	case len(words) == 0 && name != "words":
		return ""
	case name == "firstword" && known(words[0]):
		return words[0]
	case name == "lastword" && known(words[len(words)-1]):
		return words[len(words)-1]
	case !known(strings.Join(args, "")):
		return m.rules.unknown(m.rules.reason(strings.Join(args, "")))
	case name == "words":
		return strconv.Itoa(len(words))
	}
	first, err := strconv.Atoi(strings.TrimSpace(args[0]))
	last := first
	if name == "wordlist" {
		last, _ = strconv.Atoi(strings.TrimSpace(args[1]))
	}
	if err != nil || first < 1 || first > len(words) || last < first {
		return ""
	}
	return strings.Join(words[first-1:min(last, len(words))], " ")
}

// shell returns the output of a command, its lines as words.
func (m *makefile) shell(command string) string {
	sh := newShell(m.rules, m.dir, m.at.File, m.budget)
	sh.first = m.at.Line - 1
	sh.output = &strings.Builder{}
	sh.run(command)
	return strings.TrimSpace(strings.ReplaceAll(sh.output.String(), "\n", " "))
}

// choose answers if, or, and: all that may be chosen.
func (m *makefile) choose(name string, args []string, automatic map[string]string) string {
	expanded := func(i int) string {
		if i < len(args) {
			return m.expand(args[i], automatic)
		}
		return ""
	}
	if name == "if" {
		condition := strings.TrimSpace(expanded(0))
		switch m.rules.isEmpty(condition) {
		case yes:
			return expanded(2)
		case no:
			return expanded(1)
		}
		return m.rules.merge(expanded(1), expanded(2), m.rules.reason(condition))
	}
	last := ""
	for i := range args {
		last = strings.TrimSpace(expanded(i))
		switch empty := m.rules.isEmpty(last); {
		case empty == unknown:
			return m.rules.unknown(m.rules.reason(last))
		case (empty == no) == (name == "or"):
			return last
		}
	}
	return last
}

// callUser expands a variable with $(1), $(2) and so on set to arguments.
func (m *makefile) callUser(args []string, automatic map[string]string) string {
	bound := maps.Clone(automatic)
	if bound == nil {
		bound = map[string]string{}
	}
	for i := range max(10, len(args)) {
		bound[strconv.Itoa(i)] = ""
		if i < len(args) {
			bound[strconv.Itoa(i)] = strings.TrimSpace(args[i])
		}
	}
	name := strings.TrimSpace(args[0])
	v, ok := m.vars[name]
	if most := makeFunctions[name]; !ok && most > 0 {
		return m.function(name, append(args[1:], "", "", ""))
	}
	if !known(name) || !ok && m.missing != "" {
		return m.rules.unknown("$(call " + name + ")")
	}
	if v.simple {
		return v.text
	}
	return m.expand(v.text, bound)
}

func (m *makefile) foreach(args []string, automatic map[string]string) string {
	if len(args) != 3 {
		return ""
	}
	name := strings.TrimSpace(m.expand(args[0], automatic))
	saved, had := m.vars[name]
	var out []string
	length := 0
	for w := range strings.FieldsSeq(m.expand(args[1], automatic)) {
		m.vars[name] = makeVariable{w, true}
		out = append(out, m.expand(args[2], automatic))
		if length += len(out[len(out)-1]); length > maxValue || m.budget.over() {
			m.budget.bytes = -1
			break
		}
	}
	if had {
		m.vars[name] = saved
	} else {
		delete(m.vars, name)
	}
	return strings.Join(out, " ")
}

// wildcard returns the files that match the patterns, as make spells them:
// relative where the pattern is.
func (m *makefile) wildcard(patterns string) string {
	var out []string
	for p := range strings.FieldsSeq(patterns) {
		if !known(p) {
			out = append(out, m.rules.unknown(m.rules.reason(p)))
			continue
		}
		for _, file := range m.rules.glob(absolute(p, m.dir)) {
			if !filepath.IsAbs(p) {
				if rel, err := filepath.Rel(m.dir, file); err == nil {
					file = rel
				}
				if strings.HasPrefix(p, "./") {
					file = "./" + file
				}
			}
			out = append(out, file)
		}
	}
	return strings.Join(out, " ")
}

func (m *makefile) patsubst(from, to, text string) string {
	if len(strings.Fields(text))*len(to) > maxValue {
		m.budget.bytes = -1
		return m.rules.unknown("$(patsubst) is too long")
	}
	return m.rules.eachWord(text, func(w string) string {
		if stem, ok := matchStem(from, w); ok {
			return strings.Replace(to, "%", stem, 1)
		}
		if w == from {
			return to
		}
		return w
	})
}

func (m *makefile) subst(from, to, text string) string {
	switch {
	case from == "":
		return text + to
	case strings.Count(text, from)*len(to) > maxValue:
		m.budget.bytes = -1
		return m.rules.unknown("$(subst) is too long")
	case !known(from):
		return m.rules.unknown(m.rules.reason(from))
	}
	if readings := m.rules.readings(text); !known(text) && readings != nil {
		for i, reading := range readings {
			readings[i] = strings.ReplaceAll(reading, from, to)
		}
		return m.rules.either(m.rules.reason(text), readings...)
	}
	return strings.ReplaceAll(text, from, to)
}

func (m *makefile) filter(patterns []string, text string, keep bool) string {
	return m.rules.eachWord(text, func(w string) string {
		if !known(w) {
			return w
		}
		matches := slices.ContainsFunc(patterns, func(p string) bool {
			_, ok := matchStem(p, w)
			return ok || p == w
		})
		if matches == keep {
			return w
		}
		return ""
	})
}

// splitArguments cuts a function's arguments at the commas outside brackets, into
// so many at most.
func splitArguments(s string, most int) []string {
	var args []string
	depth, start := 0, 0
	for i := range len(s) {
		switch s[i] {
		case '(', '{':
			depth++
		case ')', '}':
			depth--
		case ',':
			if depth == 0 && len(args) < most-1 {
				args = append(args, s[start:i])
				start = i + 1
			}
		}
	}
	return append(args, s[start:])
}

func cutBlank(s string) (before, after string, ok bool) {
	if i := strings.IndexAny(s, " \t"); i > 0 {
		return s[:i], strings.TrimLeft(s[i:], " \t"), true
	}
	return s, "", false
}
