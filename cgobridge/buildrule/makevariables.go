package buildrule

import (
	"path"
	"slices"
	"strings"
	"unicode/utf8"
)

// assignment follows a variable's definition.
func (m *makefile) assignment(s string) bool {
	export := false
	for _, word := range []string{"export", "override", "private", "export"} {
		if firstWord(s) == word {
			export = export || word == "export"
			s = strings.TrimSpace(s[len(word):])
		}
	}
	before, op := splitOperator(s)
	name := strings.TrimSpace(before)
	if op == "" || op == ":" || strings.ContainsAny(name, " \t") && !strings.HasPrefix(name, "$") {
		return false
	}
	if name = strings.TrimSpace(m.expand(name, nil)); name == "" {
		return false
	}
	if export {
		m.exported[name] = true
	}
	if !m.given[name] {
		m.assign(m.vars, name, op, strings.TrimLeft(s[len(before)+len(op):], " \t"))
	}
	return true
}

// assign gives a variable of vars a value as an operator says.
func (m *makefile) assign(vars map[string]makeVariable, name, op, value string) {
	old, defined := vars[name]
	switch op {
	case "=":
		vars[name] = makeVariable{value, false}
	case ":=", "::=", ":::=":
		vars[name] = makeVariable{m.expand(value, nil), true}
	case "+=":
		if old.simple {
			value = m.expand(value, nil)
		}
		if old.text != "" {
			value = old.text + " " + value
		} else if !defined && m.missing != "" {
			value = m.rules.unknown(m.missing) + " " + value
		}
		vars[name] = makeVariable{value, old.simple}
	case "?=":
		switch {
		case defined:
		case m.missing != "":
			vars[name] = makeVariable{m.rules.unknown(m.missing), true}
		default:
			vars[name] = makeVariable{value, false}
		}
	case "!=":
		vars[name] = makeVariable{m.shell(m.expand(value, nil)), true}
	}
	if v := vars[name]; len(v.text) > maxValue || !m.budget.spend(len(v.text)) {
		m.budget.bytes = -1
		vars[name] = makeVariable{m.rules.unknown("$(" + name + ") is too long"), true}
	}
}

func (m *makefile) merge(a, b makeVariable, reason string) makeVariable {
	switch {
	case a == b:
		return a
	case a.text == "":
		a.simple = b.simple
	case b.text == "":
		b.simple = a.simple
	}
	simple := a.simple && b.simple
	if !simple {
		a, b = a.recursive(), b.recursive()
	}
	return makeVariable{m.rules.merge(a.text, b.text, reason), simple}
}

// recursive returns a variable that says the same when it is expanded.
func (v makeVariable) recursive() makeVariable {
	if v.simple {
		return makeVariable{strings.ReplaceAll(v.text, "$", "$$"), false}
	}
	return v
}

// specificAssignment follows "target: NAME = value".
func (m *makefile) specificAssignment(targets []string, s string) bool {
	private := false
	for _, word := range []string{"export", "override", "private"} {
		if firstWord(s) == word {
			private = private || word == "private"
			s = strings.TrimSpace(s[len(word):])
		}
	}
	before, op := splitOperator(s)
	name := strings.TrimSpace(before)
	if op == "" || op == ":" || strings.ContainsAny(name, " \t;") {
		return false
	}
	name = m.expand(name, nil)
	for _, t := range targets {
		m.specific = append(m.specific, specificVariable{t, name, op, strings.TrimSpace(s[len(before)+len(op):]), private})
	}
	return true
}

// Variables of every environment.
var environmentNames = strings.Fields("HOME PATH USER LOGNAME LANG TERM HOSTNAME TMPDIR")

// value returns a variable's expanded value.
func (m *makefile) value(name string, automatic map[string]string) string {
	if v, ok := automatic[name]; ok {
		return v
	}
	if len(name) == 2 && strings.IndexByte("@<*^?+", name[0]) >= 0 {
		whole, ok := automatic[name[:1]]
		switch {
		case ok && name[1] == 'D':
			return m.rules.eachWord(whole, path.Dir)
		case ok && name[1] == 'F':
			return m.rules.eachWord(whole, path.Base)
		}
	}
	switch v, ok := m.vars[name]; {
	case v.simple:
		return v.text
	case ok:
		return m.expand(v.text, automatic)
	case slices.Contains(environmentNames, name):
		return m.rules.about(0, "$("+name+") is the environment's")
	case m.missing != "" && len(name) > 1:
		return m.rules.unknown("$(" + name + "): " + m.missing)
	}
	return ""
}

// reference evaluates the content of $(…).
func (m *makefile) reference(s string, automatic map[string]string) string {
	if name, rest, ok := cutBlank(s); ok && makeFunctions[name] > 0 {
		return m.call(name, rest, automatic)
	}
	if name, change, ok := cutOutside(s, ':'); ok && strings.Contains(change, "=") { // $(SRC:.cu=.o)
		from, to, _ := cutOutside(change, '=')
		from, to = m.expand(from, automatic), m.expand(to, automatic)
		if !strings.Contains(from, "%") {
			from, to = "%"+from, "%"+to
		}
		return m.patsubst(from, to, m.value(m.expand(name, automatic), automatic))
	}
	name := m.expand(s, automatic)
	if !known(name) {
		if readings := m.rules.readings(name); readings != nil {
			for i, reading := range readings {
				readings[i] = m.value(strings.TrimSpace(reading), automatic)
			}
			return m.rules.either(m.rules.reason(name), readings...)
		}
		return m.rules.unknown(m.rules.reason(name))
	}
	return m.value(name, automatic)
}

// expand replaces the variables and functions of make in s. In a recipe,
// automatic holds $@ and its kin, and $$ becomes the shell's $.
func (m *makefile) expand(s string, automatic map[string]string) string {
	if !strings.Contains(s, "$") && known(s) {
		return s
	}
	if m.depth++; !m.budget.allows(m.depth) || !m.budget.spend(len(s)) {
		m.depth--
		return m.rules.unknown("it goes too deep")
	}
	defer func() { m.depth-- }()
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if b.Len() > maxValue {
			m.budget.bytes = -1
			return m.rules.unknown("it is too long")
		}
		if s[i] == holeByte {
			r, n := utf8.DecodeRuneInString(s[i:])
			b.WriteString(m.expandHole(r, automatic))
			i += n - 1
			continue
		}
		if s[i] != '$' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch c := s[i]; c {
		case '$':
			b.WriteByte('$')
		case '(', '{':
			shut := byte(')')
			if c == '{' {
				shut = '}'
			}
			n := closing(s[i:], c, shut)
			b.WriteString(m.reference(s[i+1:min(i+n, len(s))], automatic))
			i += n
		default:
			b.WriteString(m.value(string(c), automatic))
		}
	}
	return b.String()
}

// expandHole expands the alternatives of a hole.
func (m *makefile) expandHole(r rune, automatic map[string]string) string {
	h := m.rules.of(r)
	if !slices.ContainsFunc(h.texts, func(t string) bool { return strings.Contains(t, "$") }) {
		return string(r)
	}
	texts := make([]string, len(h.texts))
	for i, t := range h.texts {
		texts[i] = m.expand(t, automatic)
	}
	return m.rules.either(h.reason, texts...)
}
