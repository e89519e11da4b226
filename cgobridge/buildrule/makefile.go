package buildrule

import (
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// readMakefile adds the steps of a makefile's rules: what every target is
// made from, and what the recipes' compiler lines say.
func (r *Rules) readMakefile(name string) {
	dir := filepath.Dir(name)
	m := &makefile{rules: r, dir: dir, vars: map[string]string{
		"CURDIR": dir, "PWD": dir, "CC": "cc", "CXX": "g++", "AR": "ar", "LD": "ld", "RM": "rm -f",
	}}
	m.read(name)
	m.emit()
}

// A makefile is a makefile and those that it includes, with its variables
// expanded as make expands them.
type makefile struct {
	rules    *Rules
	dir      string
	vars     map[string]string // unexpanded, except after :=
	explicit []makeRule
	patterns []makeRule
	paths    []makePath
	at       Place // of the line that is read
	depth    int   // of nested expansions
}

// A makePath is a vpath directive: folders in which files are looked for.
type makePath struct {
	pattern string
	folders []string
}

// A makeRule is one target of a rule.
type makeRule struct {
	target string
	stem   string // of a static pattern rule
	prereq []string
	recipe []makeLine
	place  Place
}

type makeLine struct {
	text string
	line int
}

// read reads the lines of one makefile.
func (m *makefile) read(name string) {
	if text, ok := m.rules.read(name); ok {
		m.parse(name, logicalLines(text))
	}
}

// parse reads lines of a makefile, or of what $(eval) makes.
func (m *makefile) parse(name string, lines []makeLine) {
	var current []*makeRule  // the rules that a recipe line belongs to
	var recipe []makeLine    // of current
	var conditions []condTry // open conditionals
	finish := func() {
		for _, rule := range current {
			rule.recipe = recipe
			if strings.Contains(rule.target, "%") {
				m.patterns = append(m.patterns, *rule)
			} else {
				m.explicit = append(m.explicit, *rule)
			}
		}
		current, recipe = nil, nil
	}
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		m.at = Place{name, l.line}
		if strings.HasPrefix(l.text, "\t") && current != nil {
			if active(conditions) {
				recipe = append(recipe, makeLine{strings.TrimSpace(l.text), l.line})
			}
			continue
		}
		s := strings.TrimSpace(uncomment(l.text))
		if s == "" {
			continue
		}
		if m.conditional(s, &conditions) {
			continue
		}
		word, rest, _ := strings.Cut(s, " ")
		if word == "define" {
			i = m.define(rest, lines, i, active(conditions))
			continue
		}
		if !active(conditions) {
			continue
		}
		if strings.HasPrefix(s, "$") && closing(s[1:], '(', ')') == len(s)-2 { // $(eval …), or a rule by $(call …)
			if s = strings.TrimSpace(m.expand(s, nil)); s == "" {
				continue
			}
		}
		if m.assignment(s) {
			continue
		}
		switch strings.TrimPrefix(word, "-") {
		case "include", "sinclude":
			for _, file := range strings.Fields(m.expand(rest, nil)) {
				m.read(absolute(file, m.dir))
			}
			continue
		case "vpath":
			if words := strings.Fields(m.expand(rest, nil)); len(words) > 1 {
				m.paths = append(m.paths, makePath{words[0], folders(words[1:])})
			}
			continue
		case "unexport", "undefine":
			continue
		}
		if strings.Contains(s, ":") {
			finish()
			current, recipe = m.rule(s, Place{name, l.line})
		}
	}
	finish()
}

// folders splits the folders of a vpath at colons.
func folders(words []string) []string {
	return strings.FieldsFunc(strings.Join(words, ":"), func(r rune) bool { return r == ':' })
}

// define keeps the lines of a variable of several lines and returns the index
// of its endef.
func (m *makefile) define(name string, lines []makeLine, start int, active bool) int {
	name, _, _ = strings.Cut(strings.TrimSpace(name), " ")
	var text []string
	depth := 1
	for i := start + 1; i < len(lines); i++ {
		word, _, _ := strings.Cut(strings.TrimSpace(lines[i].text), " ")
		switch word {
		case "define":
			depth++
		case "endef":
			depth--
		}
		if depth == 0 {
			if active {
				m.vars[name] = strings.Join(text, "\n")
			}
			return i
		}
		text = append(text, lines[i].text)
	}
	return len(lines)
}

// eval reads a text that $(eval) makes as lines of the makefile.
func (m *makefile) eval(text string) {
	lines := logicalLines(text)
	at := m.at
	for i := range lines {
		lines[i].line = at.Line
	}
	m.parse(at.File, lines)
	m.at = at
}

// found returns where make finds a file that a rule names: there, or in a
// folder of vpath or VPATH.
func (m *makefile) found(name string) string {
	if m.exists(name) {
		return name
	}
	for _, p := range append(slices.Clip(m.paths), makePath{"%", folders(strings.Fields(m.value("VPATH", nil)))}) {
		if _, ok := matchStem(p.pattern, name); !ok && p.pattern != name {
			continue
		}
		for _, folder := range p.folders {
			if path := path.Join(folder, name); m.exists(path) {
				return path
			}
		}
	}
	return name
}

// logicalLines joins the lines that end in a backslash.
func logicalLines(text string) []makeLine {
	var lines []makeLine
	n, start := 0, 0
	var joined strings.Builder
	for raw := range strings.Lines(text) {
		n++
		line := strings.TrimRight(raw, "\r\n")
		if start == 0 {
			start = n
		}
		if body, ok := strings.CutSuffix(line, "\\"); ok {
			joined.WriteString(body)
			joined.WriteByte(' ')
			continue
		}
		joined.WriteString(line)
		lines = append(lines, makeLine{joined.String(), start})
		joined.Reset()
		start = 0
	}
	if joined.Len() > 0 {
		lines = append(lines, makeLine{joined.String(), start})
	}
	return lines
}

func uncomment(s string) string {
	for i := range len(s) {
		if s[i] == '#' && (i == 0 || s[i-1] != '\\') {
			return s[:i]
		}
	}
	return s
}

// assignment follows a variable's definition.
func (m *makefile) assignment(s string) bool {
	for _, word := range []string{"export ", "override "} {
		s = strings.TrimPrefix(s, word)
	}
	i := strings.IndexByte(s, '=')
	if i < 0 {
		return false
	}
	name, op, value := s[:i], "=", strings.TrimSpace(s[i+1:])
	for _, o := range []string{"::", ":", "+", "?", "!"} {
		if head, ok := strings.CutSuffix(name, o); ok {
			name, op = head, o+"="
			break
		}
	}
	name = strings.TrimSpace(m.expand(name, nil))
	if name == "" || strings.ContainsAny(name, " \t:") {
		return false // a rule with an assignment, or a recipe
	}
	switch op {
	case "=":
		m.vars[name] = value
	case ":=", "::=":
		m.vars[name] = strings.ReplaceAll(m.expand(value, nil), "$", "$$")
	case "+=":
		m.vars[name] = strings.TrimSpace(m.vars[name] + " " + value)
	case "?=":
		if _, ok := m.vars[name]; !ok {
			m.vars[name] = value
		}
	case "!=":
		m.vars[name] = ""
	}
	return true
}

// A condTry is an open conditional: whether the branch we are in is taken, and
// whether any has been.
type condTry struct{ taken, done bool }

func active(conditions []condTry) bool {
	return !slices.ContainsFunc(conditions, func(c condTry) bool { return !c.taken })
}

// conditional follows ifeq and its kin.
func (m *makefile) conditional(s string, open *[]condTry) bool {
	word, rest, _ := strings.Cut(s, " ")
	if i := strings.IndexByte(word, '('); i > 0 {
		word, rest = s[:i], s[i:]
	}
	switch word {
	case "ifdef", "ifndef", "ifeq", "ifneq":
		holds := m.holds(word, strings.TrimSpace(rest))
		*open = append(*open, condTry{holds, holds})
	case "else":
		if n := len(*open); n > 0 {
			c := &(*open)[n-1]
			c.taken = !c.done
			if word, rest, ok := strings.Cut(strings.TrimSpace(rest), " "); ok && c.taken {
				c.taken = m.holds(word, strings.TrimSpace(rest))
			}
			c.done = c.done || c.taken
		}
	case "endif":
		if n := len(*open); n > 0 {
			*open = (*open)[:n-1]
		}
	default:
		return false
	}
	return true
}

func (m *makefile) holds(word, operands string) bool {
	switch word {
	case "ifdef", "ifndef":
		return (m.vars[m.expand(operands, nil)] != "") == (word == "ifdef")
	}
	var a, b string
	if inner, ok := strings.CutPrefix(operands, "("); ok {
		a, b, _ = strings.Cut(strings.TrimSuffix(inner, ")"), ",")
	} else if words := splitQuoted(operands); len(words) == 2 {
		a, b = words[0], words[1]
	}
	equal := strings.TrimSpace(m.expand(a, nil)) == strings.TrimSpace(m.expand(b, nil))
	return equal == (word == "ifeq")
}

func splitQuoted(s string) []string {
	sh := shell{}
	var words []string
	for _, c := range splitShell(s) {
		words = append(words, sh.expandAll(c.words)...)
	}
	return words
}

// rule reads a rule's first line.
func (m *makefile) rule(s string, place Place) ([]*makeRule, []makeLine) {
	head, recipe, hasRecipe := strings.Cut(s, ";")
	parts := strings.SplitN(m.expand(head, nil), ":", 3)
	if len(parts) < 2 {
		return nil, nil
	}
	targets := strings.Fields(parts[0])
	prereq := strings.Fields(strings.ReplaceAll(strings.TrimLeft(parts[1], ":"), "|", " "))
	var lines []makeLine
	if hasRecipe {
		lines = append(lines, makeLine{recipe, place.Line})
	}
	var rules []*makeRule
	for _, t := range targets {
		rule := &makeRule{target: t, prereq: prereq, place: place}
		switch {
		case len(parts) == 3: // a static pattern rule: targets: pattern: prerequisites
			stem, ok := matchStem(strings.TrimSpace(parts[1]), t)
			if !ok {
				continue
			}
			rule.stem = stem
			rule.prereq = withStem(strings.Fields(parts[2]), stem)
		case strings.HasPrefix(t, ".") && strings.Count(t, ".") == 2 && len(prereq) == 0: // a suffix rule: .cu.o
			from, to, _ := strings.Cut(t[1:], ".")
			rule.target, rule.prereq = "%."+to, []string{"%." + from}
		case strings.HasPrefix(t, ".") && !strings.Contains(t, "/"): // .PHONY and its kin
			continue
		}
		rules = append(rules, rule)
	}
	return rules, lines
}

func matchStem(pattern, s string) (string, bool) {
	prefix, suffix, ok := strings.Cut(pattern, "%")
	if !ok || len(s) < len(prefix)+len(suffix) || !strings.HasPrefix(s, prefix) || !strings.HasSuffix(s, suffix) {
		return "", false
	}
	return s[len(prefix) : len(s)-len(suffix)], true
}

func withStem(patterns []string, stem string) []string {
	out := make([]string, len(patterns))
	for i, p := range patterns {
		out[i] = strings.Replace(p, "%", stem, 1)
	}
	return out
}

// emit adds the steps of all rules. A target without a rule of its own gets
// the pattern rule whose prerequisites exist or can be made in turn.
func (m *makefile) emit() {
	made := map[string]bool{}
	for _, rule := range m.explicit {
		if len(rule.recipe) > 0 {
			made[rule.target] = true
		}
	}
	var queue []string
	for _, rule := range m.explicit {
		m.step(rule)
		queue = append(queue, rule.target)
		queue = append(queue, rule.prereq...)
	}
	for i := 0; i < len(queue) && i < maxCommands; i++ {
		target := queue[i]
		if made[target] {
			continue
		}
		made[target] = true
		for _, p := range m.patterns {
			stem, ok := matchStem(p.target, target)
			if !ok || len(p.prereq) == 0 {
				continue
			}
			rule := p
			rule.target, rule.stem, rule.prereq = target, stem, withStem(p.prereq, stem)
			if !m.exists(m.found(rule.prereq[0])) && !strings.Contains(rule.prereq[0], ".o") {
				continue
			}
			m.step(rule)
			queue = append(queue, rule.prereq...)
			break
		}
	}
}

func (m *makefile) exists(name string) bool {
	return len(m.rules.glob(absolute(name, m.dir))) > 0
}

// step adds what one rule says.
func (m *makefile) step(rule makeRule) {
	rule.prereq = slices.Clone(rule.prereq)
	for i, p := range rule.prereq {
		rule.prereq[i] = m.found(p)
	}
	var inputs []string
	for _, p := range rule.prereq {
		inputs = append(inputs, m.rules.inputs(p, m.dir)...)
	}
	if len(inputs) > 0 {
		m.rules.add(Step{Output: absolute(rule.target, m.dir), Inputs: inputs, Rule: rule.place})
	}
	first := ""
	if len(rule.prereq) > 0 {
		first = rule.prereq[0]
	}
	automatic := map[string]string{
		"@": rule.target, "@D": path.Dir(rule.target), "@F": path.Base(rule.target),
		"<": first, "<D": path.Dir(first), "<F": path.Base(first),
		"^": strings.Join(rule.prereq, " "), "?": strings.Join(rule.prereq, " "), "+": strings.Join(rule.prereq, " "),
		"*": rule.stem, "*F": path.Base(rule.stem),
	}
	for _, l := range rule.recipe {
		sh := shell{rules: m.rules, dir: m.dir, file: rule.place.File, first: l.line - 1, vars: map[string]string{}}
		sh.run(splitShell(m.expand(l.text, automatic)))
	}
}
