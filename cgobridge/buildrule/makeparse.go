package buildrule

import (
	"path/filepath"
	"strings"
)

// parse reads lines of a makefile, or of the text that $(eval) makes.
func (m *makefile) parse(name string, lines []makeLine) {
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		m.at = Place{name, l.line}
		if !m.budget.spend(len(l.text)) {
			return
		}
		if strings.HasPrefix(l.text, "\t") && m.current != nil {
			for _, rule := range m.current {
				rule.recipe = append(rule.recipe, makeLine{text: strings.TrimSpace(l.text), line: l.line, maybe: m.uncertain > 0})
			}
			continue
		}
		s := strings.TrimSpace(uncomment(l.text))
		if s == "" {
			continue
		}
		if opensConditional(l) {
			i = m.conditional(name, lines, i)
			continue
		}
		switch word := firstWord(s); word {
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
		} else if text := strings.TrimSpace(m.expand(s, nil)); text != "" && text != s {
			m.eval(text)
		}
	}
}

// include reads other makefiles. The definitions of a required makefile that is missing are unknown.
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
	if m.depth++; !m.budget.allows(m.depth) {
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
	lines := make([]makeLine, 0, 1+strings.Count(text, "\n"))
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
		if joined.Len() > 0 {
			joined.WriteString(line)
			line = joined.String()
			joined.Reset()
		}
		lines = append(lines, makeLine{text: line, line: start})
		start = 0
	}
	if joined.Len() > 0 {
		lines = append(lines, makeLine{text: joined.String(), line: start})
	}
	closeConditionals(lines)
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
