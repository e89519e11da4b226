package buildrule

import (
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Limits on expansion: variables may refer to themselves.
const (
	maxMakeDepth = 50
	maxMakeText  = 1 << 20
)

// expand replaces the variables and functions of make in s. In a recipe,
// automatic holds $@ and its kin, and $$ becomes the shell's $.
func (m *makefile) expand(s string, automatic map[string]string) string {
	if !strings.Contains(s, "$") {
		return s
	}
	if m.depth++; m.depth > maxMakeDepth {
		m.depth--
		return ""
	}
	defer func() { m.depth-- }()
	var b strings.Builder
	for i := 0; i < len(s) && b.Len() < maxMakeText; i++ {
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

// value returns a variable's expanded value.
func (m *makefile) value(name string, automatic map[string]string) string {
	if v, ok := automatic[name]; ok {
		return v
	}
	return m.expand(m.vars[name], automatic)
}

// reference answers what stands inside $(…).
func (m *makefile) reference(s string, automatic map[string]string) string {
	if name, rest, ok := cutBlank(s); ok && slices.Contains(makeFunctions, name) {
		return m.call(name, rest, automatic)
	}
	if name, change, ok := strings.Cut(s, ":"); ok && strings.Contains(change, "=") { // $(SRC:.cu=.o)
		from, to, _ := strings.Cut(m.expand(change, automatic), "=")
		if !strings.Contains(from, "%") {
			from, to = "%"+from, "%"+to
		}
		return patsubst(from, to, m.value(m.expand(name, automatic), automatic))
	}
	return m.value(m.expand(s, automatic), automatic)
}

var makeFunctions = strings.Fields(`wildcard patsubst subst addprefix addsuffix notdir dir basename suffix filter filter-out sort strip
	abspath realpath firstword lastword foreach if or join word words shell info warning error call eval`)

// call applies a function of make.
func (m *makefile) call(name, rest string, automatic map[string]string) string {
	switch name {
	case "eval": // these two take their text whole
		m.eval(m.expand(rest, automatic))
		return ""
	case "shell":
		sh := shell{rules: m.rules, dir: m.dir, file: m.at.File, vars: map[string]string{"PWD": m.dir}}
		return sh.substitution(m.expand(rest, automatic))
	}
	raw := splitArguments(rest)
	if name == "foreach" {
		return m.foreach(raw, automatic)
	}
	var args []string
	for _, a := range raw {
		args = append(args, m.expand(a, automatic))
	}
	last := args[len(args)-1]
	arg := func(i int) string {
		if i < len(args) {
			return args[i]
		}
		return ""
	}
	switch name {
	case "wildcard":
		return m.wildcard(last)
	case "patsubst":
		return patsubst(strings.TrimSpace(arg(0)), strings.TrimSpace(arg(1)), arg(2))
	case "subst":
		return strings.ReplaceAll(arg(2), arg(0), arg(1))
	case "addprefix":
		return eachWord(arg(1), func(w string) string { return strings.TrimSpace(arg(0)) + w })
	case "addsuffix":
		return eachWord(arg(1), func(w string) string { return w + strings.TrimSpace(arg(0)) })
	case "notdir":
		return eachWord(last, path.Base)
	case "dir":
		return eachWord(last, func(w string) string { return path.Dir(w) + "/" })
	case "basename":
		return eachWord(last, func(w string) string { return strings.TrimSuffix(w, path.Ext(w)) })
	case "suffix":
		return eachWord(last, path.Ext)
	case "abspath", "realpath":
		return eachWord(last, func(w string) string { return absolute(w, m.dir) })
	case "filter", "filter-out":
		return filterWords(strings.Fields(arg(0)), arg(1), name == "filter")
	case "sort":
		words := strings.Fields(last)
		slices.Sort(words)
		return strings.Join(slices.Compact(words), " ")
	case "strip":
		return strings.Join(strings.Fields(last), " ")
	case "firstword", "lastword":
		words := strings.Fields(last)
		switch {
		case len(words) == 0:
			return ""
		case name == "firstword":
			return words[0]
		}
		return words[len(words)-1]
	case "if":
		if strings.TrimSpace(arg(0)) != "" {
			return arg(1)
		}
		return arg(2)
	case "or":
		for _, a := range args {
			if strings.TrimSpace(a) != "" {
				return a
			}
		}
	case "call":
		return m.callUser(args, automatic)
	}
	return ""
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
	return m.expand(m.vars[strings.TrimSpace(args[0])], bound)
}

func (m *makefile) foreach(args []string, automatic map[string]string) string {
	if len(args) != 3 {
		return ""
	}
	name := strings.TrimSpace(args[0])
	saved, had := m.vars[name]
	var out []string
	for w := range strings.FieldsSeq(m.expand(args[1], automatic)) {
		m.vars[name] = w
		out = append(out, m.expand(args[2], automatic))
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
		for _, file := range m.rules.glob(absolute(p, m.dir)) {
			if !filepath.IsAbs(p) {
				if rel, err := filepath.Rel(m.dir, file); err == nil {
					file = rel
				}
			}
			out = append(out, file)
		}
	}
	return strings.Join(out, " ")
}

func patsubst(from, to, text string) string {
	return eachWord(text, func(w string) string {
		if stem, ok := matchStem(from, w); ok {
			return strings.Replace(to, "%", stem, 1)
		}
		if w == from {
			return to
		}
		return w
	})
}

func filterWords(patterns []string, text string, keep bool) string {
	var out []string
	for w := range strings.FieldsSeq(text) {
		matches := slices.ContainsFunc(patterns, func(p string) bool {
			_, ok := matchStem(p, w)
			return ok || p == w
		})
		if matches == keep {
			out = append(out, w)
		}
	}
	return strings.Join(out, " ")
}

func eachWord(text string, f func(string) string) string {
	words := strings.Fields(text)
	for i, w := range words {
		words[i] = f(w)
	}
	return strings.Join(words, " ")
}

// splitArguments cuts a function's arguments at the commas outside brackets.
func splitArguments(s string) []string {
	var args []string
	depth, start := 0, 0
	for i := range len(s) {
		switch s[i] {
		case '(', '{':
			depth++
		case ')', '}':
			depth--
		case ',':
			if depth == 0 {
				args = append(args, s[start:i])
				start = i + 1
			}
		}
	}
	return append(args, s[start:])
}

func cutBlank(s string) (before, after string, ok bool) {
	if i := strings.IndexAny(s, " \t"); i > 0 {
		return s[:i], strings.TrimSpace(s[i:]), true
	}
	return s, "", false
}
