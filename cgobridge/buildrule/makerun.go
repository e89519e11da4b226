package buildrule

import (
	"fmt"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/buildfile"
)

// A makeRun is one run of make: the targets that it has already made.
type makeRun struct {
	*makefile
	done map[string]bool
}

// emit adds the steps of the goals, or of make without any, and then those of all
// other targets. A goal with variables of its own is another run.
func (m *makefile) emit(goals []string) {
	main := makeRun{m, map[string]bool{}}
	if len(goals) == 0 {
		if goal := strings.TrimSpace(m.value(".DEFAULT_GOAL", nil)); goal != "" {
			goals = []string{goal}
		} else if len(m.order) > 0 {
			goals = m.order[:1]
		}
	}
	for _, goal := range goals {
		main.update(goal, 0)
	}
	for _, goal := range m.order {
		if main.done[goal] {
			continue
		}
		run := main
		if slices.ContainsFunc(m.specific, func(v specificVariable) bool { return v.target == goal }) {
			run.done = map[string]bool{}
		}
		run.update(goal, 0)
		main.done[goal] = true
	}
}

// update adds the steps that make a target and its prerequisites.
func (m makeRun) update(target string, depth int) {
	if m.done[target] || !m.budget.allows(depth) || !m.budget.spend(len(target)) {
		return
	}
	m.done[target] = true
	rules := m.rulesFor(target)
	if len(rules) == 0 {
		return
	}
	outer := m.vars
	inherited := m.withSpecific(target)
	for _, rule := range rules {
		for _, p := range slices.Concat(rule.prereq, rule.orderOnly) {
			for _, p := range m.rules.allWords([]string{p}) {
				own := m.vars
				m.vars = inherited
				m.update(p, depth+1)
				m.vars = own
			}
		}
	}
	for _, rule := range rules {
		m.step(rule)
	}
	m.vars = outer
}

// withSpecific sets the variables of a target, and returns those that its prerequisites inherit.
func (m makeRun) withSpecific(target string) (inherited map[string]makeVariable) {
	if !slices.ContainsFunc(m.specific, func(v specificVariable) bool { return v.isFor(target) }) {
		return m.vars
	}
	m.budget.copies(2 * len(m.vars))
	own := maps.Clone(m.vars)
	inherited = maps.Clone(m.vars)
	for _, v := range m.specific {
		if !v.isFor(target) || m.given[v.name] {
			continue
		}
		m.assign(own, v.name, v.op, v.value)
		if !v.private {
			m.assign(inherited, v.name, v.op, v.value)
		}
	}
	m.vars = own
	return inherited
}

// isFor reports whether the variable is one of a target's.
func (v *specificVariable) isFor(target string) bool {
	_, matches := matchStem(v.target, target)
	return matches || v.target == target
}

// rulesFor returns the rules that make a target: the explicit ones, put together,
// or the first pattern rule whose prerequisites there are.
func (m makeRun) rulesFor(target string) []*makeRule {
	var all makeRule
	var recipes []*makeRule
	for _, rule := range m.explicit[target] {
		all.prereq = append(all.prereq, rule.prereq...)
		all.orderOnly = append(all.orderOnly, rule.orderOnly...)
		all.target, all.place, all.maybe = target, rule.place, all.maybe || rule.maybe
		if len(rule.recipe) > 0 {
			recipes = append(recipes, rule)
		}
	}
	if len(recipes) == 0 {
		if p := m.implicit(target, 0); p != nil {
			p.prereq = append(p.prereq, all.prereq...)
			p.orderOnly = append(p.orderOnly, all.orderOnly...)
			return []*makeRule{p}
		}
		if all.target == "" {
			return nil
		}
		return []*makeRule{&all}
	}
	var rules []*makeRule
	for i, rule := range recipes {
		if i < len(recipes)-1 && !rule.maybe && !recipes[i+1].maybe {
			continue // the last one holds
		}
		combined := *rule
		combined.prereq = slices.Clone(rule.prereq)
		has := map[string]bool{}
		for _, p := range rule.prereq {
			has[p] = true
		}
		for _, p := range all.prereq { // of the rules without a recipe
			if !has[p] {
				has[p] = true
				combined.prereq = append(combined.prereq, p)
			}
		}
		rules = append(rules, &combined)
	}
	return rules
}

// implicit returns the pattern rule for a target: of those that match that with
// the shortest stem.
func (m makeRun) implicit(target string, depth int) *makeRule {
	var best *makeRule
	for _, p := range m.patterns {
		stem, ok := matchStem(p.target, target)
		dir := ""
		if !ok && !strings.Contains(p.target, "/") { // a pattern without a folder holds in each
			if stem, ok = matchStem(p.target, path.Base(target)); ok && strings.Contains(target, "/") {
				dir = path.Dir(target) + "/"
			}
		}
		if !ok || len(p.recipe) == 0 || best != nil && len(best.stem) <= len(dir+stem) {
			continue
		}
		rule := *p
		rule.target, rule.stem, rule.prereq = target, dir+stem, withStem(p.prereq, stem)
		for i := range rule.prereq {
			if strings.Contains(p.prereq[i], "%") {
				rule.prereq[i] = dir + rule.prereq[i]
			}
		}
		if !slices.ContainsFunc(rule.prereq, func(name string) bool { return !m.canBe(name, depth) }) {
			best = &rule
		}
	}
	return best
}

// canBe reports whether a file exists or can be made.
func (m makeRun) canBe(name string, depth int) bool {
	return m.explicit[name] != nil || m.exists(m.found(name)) || depth < 3 && m.budget.spend(0) && m.implicit(name, depth+1) != nil
}

func (m *makefile) exists(name string) bool {
	return known(name) && len(m.rules.glob(absolute(name, m.dir))) > 0
}

// found returns where make finds a file that a rule names: there, or in a
// folder of vpath or VPATH.
func (m *makefile) found(name string) string {
	if m.exists(name) || m.explicit[name] != nil {
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

// step adds the step of a rule.
func (m makeRun) step(rule *makeRule) {
	var prereq, inputs []string
	for _, p := range rule.prereq {
		p = m.found(p)
		prereq = append(prereq, p)
		inputs = append(inputs, m.rules.inputs(p, m.dir)...)
	}
	inputs = slices.DeleteFunc(inputs, func(in string) bool { return !known(in) })
	if len(inputs) > 0 {
		m.rules.add(Step{Output: absolute(rule.target, m.dir), Inputs: inputs, Rule: rule.place, dependency: true})
	}
	first := ""
	if len(prereq) > 0 {
		first = prereq[0]
	}
	automatic := map[string]string{"@": rule.target, "<": first, "*": rule.stem}
	all := strings.Join(prereq, " ")
	automatic["^"], automatic["?"], automatic["+"] = all, all, all
	automatic["|"] = strings.Join(rule.orderOnly, " ")
	for _, l := range rule.recipe {
		text := m.recipeText(l.text, automatic)
		if !m.budget.spend(len(text)) {
			return
		}
		for line := range strings.SplitSeq(text, "\n") { // of a variable with several
			m.recipe(strings.TrimLeft(line, "@+ \t"), Place{rule.place.File, l.line}, rule.maybe || l.maybe)
		}
	}
}

// recipeText expands a line of a recipe. Where its program is a variable that nothing
// defines, the makefile is for a make that another one runs, or for an environment that
// has it: so may the other variables come from there.
func (m makeRun) recipeText(line string, automatic map[string]string) string {
	line = strings.TrimLeft(line, "@-+ \t")
	text := m.expand(line, automatic)
	if m.missing == "" && strings.HasPrefix(line, "$") && strings.HasPrefix(strings.TrimSpace(text), "-") {
		m.missing = "nothing defines the program of a recipe"
		text = m.expand(line, automatic)
	}
	return text
}

// recipe follows a line of a recipe.
func (m makeRun) recipe(line string, place Place, maybe bool) {
	sh := newShell(m.rules, m.dir, place.File, m.budget)
	sh.first = place.Line - 1
	sh.make = m.again
	if maybe {
		sh.uncertain++
	}
	for _, name := range slices.Sorted(maps.Keys(m.exported)) {
		if name != "" {
			sh.vars[name] = textVariable(m.value(name, nil))
		}
	}
	sh.run(line)
}

// run names the inputs that a run of make has before it reads anything.
func (m *makefile) run(file string, goals []string) string {
	var b strings.Builder
	fmt.Fprintln(&b, m.dir, file, goals)
	for _, name := range slices.Sorted(maps.Keys(m.vars)) {
		if m.exported[name] || m.given[name] {
			fmt.Fprintln(&b, name, m.given[name], m.vars[name].text)
		}
	}
	return b.String()
}

// again follows a make that a recipe runs in a folder: with the variables that
// are exported to it, and those that its command line gives.
func (m makeRun) again(dir string, args []string) {
	file := ""
	var goals []string
	inner := newMakefile(m.rules, dir, m.budget)
	inner.nested, inner.runs = m.nested+1, m.runs
	for _, name := range slices.Sorted(maps.Keys(m.vars)) {
		if m.exported[name] || m.exported[""] && isIdentifier(name) || m.given[name] {
			inner.vars[name] = makeVariable{m.value(name, nil), true}
			inner.exported[name], inner.given[name] = true, m.given[name]
		}
	}
	for i := 0; i < len(args); i++ {
		name, value, assigns := strings.Cut(args[i], "=")
		switch {
		case args[i] == "-C" && i+1 < len(args):
			i++
			inner.dir = absolute(args[i], inner.dir)
		case args[i] == "-f" && i+1 < len(args):
			i++
			file = args[i]
		case strings.HasPrefix(args[i], "-C"):
			inner.dir = absolute(args[i][2:], inner.dir)
		case strings.HasPrefix(args[i], "-"):
		case assigns:
			name = strings.TrimRight(name, ":+?")
			inner.vars[name], inner.given[name], inner.exported[name] = makeVariable{value, true}, true, true
		default:
			goals = append(goals, args[i])
		}
	}
	for name, text := range map[string]string{"CURDIR": inner.dir, "PWD": inner.dir, "MAKE": "make", "MAKEFILE_LIST": ""} {
		inner.vars[name] = makeVariable{text, true}
	}
	if !known(inner.dir) || inner.dir == m.dir && len(goals) == 0 || inner.nested > 8 || !m.budget.spend(1000) || m.runs[inner.run(file, goals)] {
		return
	}
	m.runs[inner.run(file, goals)] = true
	names := []string{"GNUmakefile", "makefile", "Makefile"}
	if file != "" {
		names = []string{file}
	}
	for _, name := range names {
		path := filepath.Join(inner.dir, name)
		seen, first := m.rules.seen[path], len(m.rules.Steps)
		if !inner.read(path) {
			continue
		}
		run := makeRun{inner, map[string]bool{}}
		if len(goals) == 0 {
			inner.emit(nil)
		}
		for _, goal := range goals {
			run.update(goal, 0)
		}
		if !slices.ContainsFunc(m.rules.Steps[first:], func(s Step) bool { return slices.ContainsFunc(s.Inputs, buildfile.IsCUDA) }) {
			m.rules.seen[path] = seen // it was to clean, or the like
		}
		return
	}
}
