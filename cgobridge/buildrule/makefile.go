package buildrule

import (
	"fmt"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/buildfile"
)

// readMakefile adds the steps of a makefile's rules: the prerequisites of every target, and the
// compiler lines of the recipes.
func (r *Rules) readMakefile(name string) {
	if r.seen[name] {
		return
	}
	spent := r.newBudget()
	begin := len(r.Steps)
	wanted := map[string]string{}
	for range maxWishes { // a variable may enable code that depends on others
		first, loose, configurations := len(r.Steps), len(r.loose), len(r.configurations)
		m := r.runMake(name, wanted, "", spent)
		if m.missing != m.missingAtRead { // variables found missing by a recipe also affect the lines read before it
			r.Steps, r.loose, r.configurations = r.Steps[:first], r.loose[:loose], r.configurations[:configurations]
			m = r.runMake(name, wanted, m.missing, spent)
		}
		old := len(wanted)
		if addNew(wanted, m.wishes); len(wanted) == old || spent.over() {
			break
		}
	}
	r.limit(spent, name, begin)
	r.dropRepeated(begin)
}

// runMake runs a makefile with variables of the command line, where others may be
// missing from the begin on, for a reason.
func (r *Rules) runMake(name string, given map[string]string, missing string, spent *budget) *makefile {
	m := newMakefile(r, filepath.Dir(name), spent)
	m.missing = missing
	for name, value := range given {
		m.vars[name], m.given[name] = makeVariable{value, true}, true
	}
	m.read(name)
	m.missingAtRead = m.missing
	m.emit(nil)
	return m
}

// dropRepeated drops the steps from the first on that repeat earlier ones.
func (r *Rules) dropRepeated(first int) {
	known := map[string]bool{}
	kept := r.Steps[:first]
	for _, s := range r.Steps[first:] {
		if key := fmt.Sprint(s); !known[key] {
			known[key] = true
			kept = append(kept, s)
		}
	}
	r.Steps = kept
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

	missingAtRead string // missing as it was before any recipe

	wishes map[string]string // values of variables with which branches about CUDA are taken that were left out
	runs   map[string]bool   // of make in recipes, by folder, goals and variables: shared by all

	current []*makeRule // that the next recipe line belongs to
}

// A makeVariable is a variable's text: expanded if it is simple.
type makeVariable struct {
	text   string
	simple bool
}

// A specificVariable is an assignment for a target, or for those that match a pattern, and their
// prerequisites.
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
	after int // for a line that opens a conditional, the number of lines to its endif; math.MaxInt if there is none
}

func newMakefile(r *Rules, dir string, b *budget) *makefile {
	m := &makefile{rules: r, budget: b, dir: dir, vars: map[string]makeVariable{}, exported: map[string]bool{}, given: map[string]bool{}, explicit: map[string][]*makeRule{}, files: map[string]bool{}, runs: map[string]bool{}, wishes: map[string]string{}}
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
	if filepath.Ext(name) == ".am" {
		text = substitution.ReplaceAllString(text, "$$($1)")
		if m.missing == "" {
			m.missing = "configure defines variables"
		}
	}
	m.parse(name, logicalLines(text))
	m.current = nil
	if filepath.Ext(name) == ".am" {
		m.linkPrograms()
	}
	return true
}

// linkPrograms adds the rules that Automake writes: the objects of the CUDA sources in NAME_SOURCES are linked.
func (m *makefile) linkPrograms() {
	for _, name := range slices.Sorted(maps.Keys(m.vars)) {
		program, ok := strings.CutSuffix(name, "_SOURCES")
		if !ok {
			continue
		}
		var objects []string
		for _, file := range strings.Fields(m.expand("$("+name+")", nil)) {
			if known(file) && buildfile.IsCUDA(file) {
				objects = append(objects, strings.TrimSuffix(file, filepath.Ext(file))+".o")
			}
		}
		if len(objects) > 0 {
			m.eval(program + ": " + strings.Join(objects, " "))
		}
	}
}

// substitution matches a variable that configure puts into a file of Automake's, which defines it for make as well.
var substitution = regexp.MustCompile(`@([A-Za-z_][A-Za-z_0-9]*)@`)

func relativeTo(dir, name string) string {
	if rel, err := filepath.Rel(dir, name); err == nil {
		return rel
	}
	return name
}
