package buildrule

import (
	"fmt"
	"maps"
	"math"
	"path/filepath"
	"slices"
	"strings"
)

// conditional follows the branches of an ifeq or its kin that may be taken, and
// returns the index of its endif.
func (m *makefile) conditional(name string, lines []makeLine, start int) int {
	type branch struct {
		condition string
		lines     []makeLine
	}
	branches := []branch{{uncommented(lines[start]), nil}}
	end := len(lines)
	if after := lines[start].after; after < end-start {
		end = start + after
	}
	from := start + 1
	cut := func(to int) { branches[len(branches)-1].lines = lines[from:to] }
	for i := from; i < end; i++ {
		text := uncommented(lines[i])
		if opensConditional(lines[i]) {
			if after := lines[i].after; after < end-i {
				i += after
			} else {
				i = end
			}
		} else if firstWord(text) == "else" {
			cut(i)
			branches = append(branches, branch{strings.TrimSpace(text[len("else"):]), nil})
			from = i + 1
		}
	}
	cut(end)
	var possible []func()
	complete := false
	for _, b := range branches {
		truth := yes
		if b.condition != "" {
			truth = m.holds(b.condition)
		}
		if truth != no {
			possible = append(possible, func() { m.parse(name, b.lines) })
		} else if isForCUDA(b.lines) {
			m.wish(b.condition)
		}
		if truth == yes {
			complete = true
			break
		}
	}
	if complete && len(possible) == 1 {
		possible[0]()
	} else if len(possible) > 0 {
		m.either(fmt.Sprintf("line %d of %s is not decided", lines[start].line, filepath.Base(name)), complete, possible)
	}
	return end
}

// closeConditionals finds the ends of the conditionals.
func closeConditionals(lines []makeLine) {
	var open []int
	for i := range lines {
		if opensConditional(lines[i]) {
			lines[i].after = math.MaxInt
			open = append(open, i)
		} else if firstWord(uncommented(lines[i])) == "endif" {
			if n := len(open); n > 0 {
				lines[open[n-1]].after = i - open[n-1]
				open = open[:n-1]
			}
		}
	}
}

// opensConditional reports whether a line is followed by the branches of a conditional: make's, or if NAME of Automake, which
// is decided by configure.
func opensConditional(l makeLine) bool {
	text := uncommented(l)
	switch firstWord(text) {
	case "ifdef", "ifndef", "ifeq", "ifneq":
		return true
	case "if":
		return !strings.HasPrefix(l.text, "\t") && len(strings.Fields(text)) == 2
	}
	return false
}

func uncommented(l makeLine) string { return strings.TrimSpace(uncomment(l.text)) }

// either follows branches of which at most one is taken, or exactly one if they are complete.
// Variables that they set differently have alternative values.
func (m *makefile) either(reason string, complete bool, branches []func()) {
	var ends []map[string]makeVariable
	before := m.vars
	if !complete {
		ends = append(ends, before)
	}
	m.uncertain++
	for _, branch := range branches {
		m.budget.copies(len(before))
		if m.budget.over() {
			break
		}
		m.vars = maps.Clone(before)
		branch()
		ends = append(ends, m.vars)
	}
	m.uncertain--
	m.vars = maps.Clone(ends[0])
	for _, end := range ends[1:] {
		for _, name := range slices.Sorted(maps.Keys(end)) {
			m.vars[name] = m.merge(m.vars[name], end[name], reason)
		}
		for _, name := range slices.Sorted(maps.Keys(m.vars)) {
			if _, ok := end[name]; !ok {
				v := m.vars[name]
				m.vars[name] = m.merge(v, makeVariable{simple: v.simple}, reason)
			}
		}
	}
}

// holds answers a condition.
func (m *makefile) holds(condition string) truth {
	word := firstWord(condition)
	operands := strings.TrimSpace(condition[len(word):])
	switch word {
	case "ifdef", "ifndef":
		name := m.expand(operands, nil)
		v, ok := m.vars[name]
		answer := truthOf(v.text != "")
		if !known(v.text) && isHole(firstRune(v.text)) || !ok && m.missing != "" || !known(name) {
			answer = unknown
		}
		if word == "ifndef" {
			answer = yes - answer
		}
		return answer
	case "ifeq", "ifneq":
	default:
		return unknown
	}
	a, b := comparedOperands(operands)
	answer := m.rules.equal(strings.TrimSpace(m.expand(a, nil)), strings.TrimSpace(m.expand(b, nil)))
	if word == "ifneq" {
		answer = yes - answer
	}
	return answer
}

// comparedOperands returns the operands of ifeq, not expanded: (a,b), "a" "b".
func comparedOperands(operands string) (a, b string) {
	if inner, ok := strings.CutPrefix(operands, "("); ok {
		args := append(splitArguments(strings.TrimSuffix(inner, ")"), 2), "")
		return args[0], args[1]
	}
	if words := quotedOperands(operands); len(words) == 2 {
		return words[0], words[1]
	}
	return "", ""
}

// quotedOperands cuts "a" 'b' apart.
func quotedOperands(s string) []string {
	var words []string
	for s = strings.TrimSpace(s); s != "" && (s[0] == '"' || s[0] == '\''); s = strings.TrimSpace(s) {
		word, rest, ok := strings.Cut(s[1:], s[:1])
		if !ok {
			break
		}
		words, s = append(words, word), rest
	}
	return words
}
