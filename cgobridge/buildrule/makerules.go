package buildrule

import "strings"

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
