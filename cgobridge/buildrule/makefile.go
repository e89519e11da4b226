package buildrule

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
)

// readMakefile adds the steps of a makefile's rules: what every target is
// made from, and what the recipes' compiler lines say.
func (r *Rules) readMakefile(name string) {
	if r.seen[name] {
		return
	}
	first := len(r.Steps)
	m := newMakefile(r, filepath.Dir(name), newBudget())
	m.read(name)
	m.emit(nil)
	r.limit(m.budget, name, first)
}

// A makefile is a makefile and those that it includes, with its variables
// expanded as make expands them.
type makefile struct {
	rules     *Rules
	budget    *budget
	dir       string
	vars      map[string]makeVariable
	exported  map[string]bool
	given     map[string]bool // variables of the command line, which assignments do not change
	explicit  map[string][]*makeRule
	order     []string // explicit targets as they come
	patterns  []*makeRule
	specific  []specificVariable
	paths     []makePath
	files     map[string]bool // that have been read
	at        Place           // of the line that is read
	depth     int             // of nested expansions
	nested    int             // of makes that run makes
	uncertain int             // how many branches we are in that may not be taken
	missing   string          // why variables may be defined that are not; empty if they are not

	current []*makeRule // that the next recipe line belongs to
}

// A makeVariable is a variable's text: expanded if it is simple.
type makeVariable struct {
	text   string
	simple bool
}

// A specificVariable is an assignment for a target, or those that match a
// pattern, and what these are made from.
type specificVariable struct {
	target, name, op, value string
	private                 bool
}

// A makePath is a vpath directive: folders in which files are looked for.
type makePath struct {
	pattern string
	folders []string
}

// A makeRule is one target of a rule.
type makeRule struct {
	target    string
	stem      string // of a static pattern rule
	prereq    []string
	orderOnly []string
	recipe    []makeLine
	place     Place
	maybe     bool // something not known decides whether it holds
}

type makeLine struct {
	text  string
	line  int
	maybe bool
}

func newMakefile(r *Rules, dir string, b *budget) *makefile {
	m := &makefile{rules: r, budget: b, dir: dir, vars: map[string]makeVariable{}, exported: map[string]bool{}, given: map[string]bool{}, explicit: map[string][]*makeRule{}, files: map[string]bool{}}
	for name, text := range map[string]string{
		"CURDIR": dir, "PWD": dir, "CC": "cc", "CXX": "g++", "AR": "ar", "LD": "ld", "RM": "rm -f", "MAKE": "make", "SHELL": "/bin/sh", "CPP": "cc -E",
	} {
		m.vars[name] = makeVariable{text, true}
	}
	return m
}

// read reads the lines of one makefile.
func (m *makefile) read(name string) (ok bool) {
	if m.files[name] {
		return true
	}
	text, ok := m.rules.text(name)
	if !ok {
		return false
	}
	m.files[name], m.rules.seen[name] = true, true
	m.vars["MAKEFILE_LIST"] = makeVariable{strings.TrimSpace(m.vars["MAKEFILE_LIST"].text + " " + relativeTo(m.dir, name)), true}
	m.parse(name, logicalLines(text))
	m.current = nil
	return true
}

func relativeTo(dir, name string) string {
	if rel, err := filepath.Rel(dir, name); err == nil {
		return rel
	}
	return name
}

// parse reads lines of a makefile, or of what $(eval) makes.
func (m *makefile) parse(name string, lines []makeLine) {
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		m.at = Place{name, l.line}
		if !m.budget.spend(len(l.text)) {
			return
		}
		if strings.HasPrefix(l.text, "\t") && m.current != nil {
			for _, rule := range m.current {
				rule.recipe = append(rule.recipe, makeLine{strings.TrimSpace(l.text), l.line, m.uncertain > 0})
			}
			continue
		}
		s := strings.TrimSpace(uncomment(l.text))
		if s == "" {
			continue
		}
		switch word := firstWord(s); word {
		case "ifdef", "ifndef", "ifeq", "ifneq":
			i = m.conditional(name, lines, i)
		case "define", "override":
			if word == "define" || firstWord(strings.TrimSpace(s[len(word):])) == "define" {
				i = m.define(s[strings.Index(s, "define")+len("define"):], lines, i)
				continue
			}
			m.line(name, s)
		default:
			m.line(name, s)
		}
	}
}

// firstWord returns a line's first word, up to a blank or an opening bracket.
func firstWord(s string) string {
	if i := strings.IndexAny(s, " \t("); i >= 0 {
		return s[:i]
	}
	return s
}

// line follows a line that is no recipe's, and no conditional.
func (m *makefile) line(name, s string) {
	if m.assignment(s) {
		return
	}
	word := firstWord(s)
	rest := strings.TrimSpace(s[len(word):])
	switch word {
	case "include", "-include", "sinclude":
		m.include(rest, word == "include")
	case "vpath":
		if words := strings.Fields(m.expand(rest, nil)); len(words) > 1 {
			m.paths = append(m.paths, makePath{words[0], folders(words[1:])})
		}
	case "export":
		for _, name := range strings.Fields(m.expand(rest, nil)) {
			m.exported[name] = true
		}
		if rest == "" {
			m.exported[""] = true // all
		}
	case "undefine":
		delete(m.vars, m.expand(rest, nil))
	case "unexport", "endif", "endef", "else":
	default:
		if _, op := splitOperator(s); op == ":" {
			m.rule(s)
		} else if text := strings.TrimSpace(m.expand(s, nil)); text != "" {
			m.eval(text)
		}
	}
}

// include reads other makefiles. What one defines that is needed and is not there
// is not known.
func (m *makefile) include(names string, needed bool) {
	for _, file := range strings.Fields(m.expand(names, nil)) {
		if !known(file) {
			m.missing = m.rules.reason(file)
			continue
		}
		found := []string{absolute(file, m.dir)}
		if isPattern(file) {
			found = m.rules.glob(found[0])
		}
		for _, path := range found {
			if at := m.at; !m.read(path) && needed && filepath.Ext(file) != ".d" {
				m.missing = file + " is not there"
				m.at = at
			}
		}
	}
}

// folders splits the folders of a vpath at colons.
func folders(words []string) []string {
	return strings.FieldsFunc(strings.Join(words, ":"), func(r rune) bool { return r == ':' })
}

// define keeps the lines of a variable of several lines and returns the index
// of its endef.
func (m *makefile) define(head string, lines []makeLine, start int) int {
	name, op := splitOperator(head)
	if op == "" {
		name, op = head, "="
	}
	var text []string
	depth := 1
	for i := start + 1; i < len(lines); i++ {
		switch word := firstWord(strings.TrimSpace(lines[i].text)); word {
		case "define":
			depth++
		case "endef":
			depth--
		}
		if depth == 0 {
			m.assign(m.vars, strings.TrimSpace(m.expand(name, nil)), op, strings.Join(text, "\n"))
			return i
		}
		text = append(text, lines[i].text)
	}
	return len(lines)
}

// eval reads a text that $(eval) makes as lines of the makefile.
func (m *makefile) eval(text string) {
	if m.depth++; m.depth > maxDepth {
		m.depth--
		return
	}
	lines := logicalLines(text)
	at := m.at
	for i := range lines {
		lines[i].line = at.Line
	}
	m.parse(at.File, lines)
	m.at = at
	m.depth--
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
		} else {
			line = strings.TrimLeft(line, " \t")
		}
		if body, ok := strings.CutSuffix(line, "\\"); ok && !strings.HasSuffix(body, "\\") {
			joined.WriteString(body)
			joined.WriteByte(' ')
			continue
		}
		joined.WriteString(line)
		lines = append(lines, makeLine{text: joined.String(), line: start})
		joined.Reset()
		start = 0
	}
	if joined.Len() > 0 {
		lines = append(lines, makeLine{text: joined.String(), line: start})
	}
	return lines
}

func uncomment(s string) string {
	for i := range len(s) {
		if s[i] == '#' && (i == 0 || s[i-1] != '\\') {
			return strings.ReplaceAll(s[:i], `\#`, "#")
		}
	}
	return strings.ReplaceAll(s, `\#`, "#")
}

// splitOperator cuts a line at the operator of an assignment, or at the colon of
// a rule, whichever comes first outside of brackets. Without one op is empty.
func splitOperator(s string) (before, op string) {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '(', '{':
			depth++
		case ')', '}':
			depth--
		case '=':
			if depth > 0 {
				continue
			}
			if i > 0 && strings.IndexByte("+?!", s[i-1]) >= 0 {
				return s[:i-1], s[i-1 : i+1]
			}
			return s[:i], "="
		case ':':
			if depth > 0 {
				continue
			}
			for _, op := range []string{":::=", "::=", ":="} {
				if strings.HasPrefix(s[i:], op) {
					return s[:i], op
				}
			}
			return s[:i], ":"
		}
	}
	return s, ""
}

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

// conditional follows the branches of an ifeq or its kin that may be taken, and
// returns the index of its endif.
func (m *makefile) conditional(name string, lines []makeLine, start int) int {
	type branch struct {
		condition string
		lines     []makeLine
	}
	branches := []branch{{strings.TrimSpace(uncomment(lines[start].text)), nil}}
	var end int
	depth, from := 0, start+1
	cut := func(to int) { branches[len(branches)-1].lines = lines[from:to] }
scan:
	for end = start + 1; end < len(lines); end++ {
		text := strings.TrimSpace(uncomment(lines[end].text))
		switch word := firstWord(text); word {
		case "ifdef", "ifndef", "ifeq", "ifneq":
			depth++
		case "endif":
			if depth == 0 {
				break scan
			}
			depth--
		case "else":
			if depth == 0 {
				cut(end)
				branches = append(branches, branch{strings.TrimSpace(text[len("else"):]), nil})
				from = end + 1
			}
		}
	}
	cut(min(end, len(lines)))
	var possible []func()
	complete := false
	for _, b := range branches {
		truth := yes
		if b.condition != "" {
			truth = m.holds(b.condition)
		}
		if truth != no {
			possible = append(possible, func() { m.parse(name, b.lines) })
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

// either follows branches of which at most one is taken, or exactly one if they
// are complete. What they make of variables is one or another.
func (m *makefile) either(reason string, complete bool, branches []func()) {
	var ends []map[string]makeVariable
	before := m.vars
	if !complete {
		ends = append(ends, before)
	}
	m.uncertain++
	for _, branch := range branches {
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
		for name, v := range m.vars {
			if _, ok := end[name]; !ok {
				m.vars[name] = m.merge(v, makeVariable{simple: v.simple}, reason)
			}
		}
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
	var a, b string
	if inner, ok := strings.CutPrefix(operands, "("); ok {
		args := splitArguments(strings.TrimSuffix(inner, ")"), 2)
		a = args[0]
		if len(args) > 1 {
			b = args[1]
		}
	} else if words := quotedOperands(operands); len(words) == 2 {
		a, b = words[0], words[1]
	}
	answer := m.rules.equal(strings.TrimSpace(m.expand(a, nil)), strings.TrimSpace(m.expand(b, nil)))
	if word == "ifneq" {
		answer = yes - answer
	}
	return answer
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

// equal answers whether two texts are equal, in all or some of their readings.
func (h *holes) equal(a, b string) truth {
	if known(a) && known(b) {
		return truthOf(a == b)
	}
	if !known(a) && !known(b) {
		return unknown
	}
	if known(a) {
		a, b = b, a
	}
	readings := h.readings(a)
	if readings == nil {
		if couldBe(a, b) {
			return unknown
		}
		return no
	}
	if !slices.ContainsFunc(readings, func(t string) bool { return strings.TrimSpace(t) == b }) {
		return no
	}
	return unknown
}

// rule reads a rule's first line, or a variable of one target.
func (m *makefile) rule(s string) {
	m.current = nil
	before, _ := splitOperator(s)
	rest := strings.TrimLeft(s[len(before)+1:], ":")
	targets := strings.Fields(m.expand(before, nil))
	if m.specificAssignment(targets, strings.TrimSpace(rest)) {
		return
	}
	head, recipe, hasRecipe := cutOutside(rest, ';')
	parts := strings.Split(m.expand(head, nil), ":")
	pattern, list := "", parts[0]
	if len(parts) > 1 {
		pattern, list = strings.TrimSpace(parts[0]), parts[1]
	}
	normal, orderOnly, _ := strings.Cut(list, "|")
	for _, t := range m.rules.allWords(targets) {
		rule := &makeRule{target: t, prereq: strings.Fields(normal), orderOnly: strings.Fields(orderOnly), place: m.at, maybe: m.uncertain > 0}
		if pattern != "" { // a static pattern rule: targets: pattern: prerequisites
			stem, ok := matchStem(pattern, t)
			if !ok {
				continue
			}
			rule.stem, rule.prereq = stem, withStem(rule.prereq, stem)
		}
		if hasRecipe {
			rule.recipe = append(rule.recipe, makeLine{text: strings.TrimSpace(recipe), line: m.at.Line})
		}
		if m.addRule(rule) {
			m.current = append(m.current, rule)
		}
	}
	if m.current == nil {
		m.current = []*makeRule{} // whatever follows is a recipe still
	}
}

// addRule keeps a rule, unless it is no more than a word to make.
func (m *makefile) addRule(rule *makeRule) bool {
	t := rule.target
	switch {
	case strings.HasPrefix(t, ".") && strings.Count(t, ".") == 2 && !strings.Contains(t, "/") && len(rule.prereq) == 0: // a suffix rule: .cu.o
		from, to, _ := strings.Cut(t[1:], ".")
		rule.target, rule.prereq = "%."+to, []string{"%." + from}
	case strings.HasPrefix(t, ".") && !strings.Contains(t, "/"): // .PHONY and its kin
		return false
	}
	if strings.Contains(rule.target, "%") {
		m.patterns = append(m.patterns, rule)
		return true
	}
	if m.explicit[rule.target] == nil {
		m.order = append(m.order, rule.target)
	}
	m.explicit[rule.target] = append(m.explicit[rule.target], rule)
	return true
}

// allWords returns words with those that may be several replaced by all of them.
func (h *holes) allWords(words []string) []string {
	var all []string
	for _, w := range words {
		readings := h.readings(w)
		if readings == nil {
			all = append(all, w)
		}
		for _, reading := range readings {
			all = append(all, strings.Fields(reading)...)
		}
	}
	return all
}

// cutOutside cuts a text at a byte outside of brackets.
func cutOutside(s string, sep byte) (before, after string, found bool) {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '(', '{':
			depth++
		case ')', '}':
			depth--
		case sep:
			if depth == 0 {
				return s[:i], s[i+1:], true
			}
		}
	}
	return s, "", false
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
