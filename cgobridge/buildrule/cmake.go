package buildrule

import (
	"cmp"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// A configuration is a run of cmake: the cache entries set by -D.
type configuration struct {
	dir   string // of the CMakeLists.txt
	cache map[string]string
}

// configure notes the configuration that a cmake command line in folder dir
// makes.
func (r *Rules) configure(args []string, dir string) {
	c := configuration{dir: dir, cache: map[string]string{}}
	for i := 0; i < len(args); i++ {
		w := args[i]
		next := func(option string) string {
			if w == option && i+1 < len(args) {
				i++
				return args[i]
			}
			return strings.TrimPrefix(w, option)
		}
		switch {
		case w == "--build" || w == "--install" || w == "-E" || w == "-P":
			return
		case strings.HasPrefix(w, "-D"):
			name, value, ok := strings.Cut(next("-D"), "=")
			name, _, _ = strings.Cut(name, ":")
			if ok && name != "" {
				c.cache[name] = value
			}
		case strings.HasPrefix(w, "-S"):
			c.dir = absolute(next("-S"), dir)
		case strings.HasPrefix(w, "-B") || strings.HasPrefix(w, "-G"):
			next(w[:2])
		case !strings.HasPrefix(w, "-") && !strings.ContainsAny(w, "<>"):
			c.dir = absolute(w, dir)
		}
	}
	if len(c.cache) > 0 {
		r.configurations = append(r.configurations, c)
	}
}

// How a run of cmake decides.
type cmakeMode uint8

const (
	plainMode cmakeMode = iota // as cmake with the options that it is given
	openMode                   // all branches are read
)

// readCMake adds the targets of a CMakeLists.txt and of its subdirectories: first those of cmake
// without options, then for each configuration named in a script, then with the options that the
// remaining CUDA code depends on, and last those in any branch of any if.
func (r *Rules) readCMake(name string) {
	dir := filepath.Dir(name)
	known := map[string]bool{}
	spent := r.newBudget()
	wanted, needed := map[string]string{}, map[string]string{}
	run := func(cache map[string]string, mode cmakeMode) *cmake {
		first := len(r.Steps)
		c := newCMake(r, dir, cache, mode, spent)
		c.needed = needed
		c.enter(name, nil)
		orphan := !c.isProject && r.listAbove(dir)
		for _, target := range slices.Sorted(maps.Keys(c.targets)) {
			for _, step := range c.steps(c.targets[target]) {
				if orphan {
					step.BuildFlags = nvcc.BuildFlags{Unknown: nvcc.All, Reason: "no list that was read adds the folder " + relativeTo(r.Root, dir)}
				}
				if key := fmt.Sprint(step); !known[key] {
					known[key] = true
					r.add(step)
				}
			}
		}
		r.limit(c.budget, name, first)
		return c
	}
	plain := run(nil, plainMode)
	decided := plain.decided
	for _, c := range r.configurations {
		if c.dir == dir {
			decided = run(c.cache, plainMode).decided || decided
		}
	}
	for range maxWishes { // an option may enable code that depends on others
		old := len(wanted) + len(needed)
		addNew(wanted, plain.wishes)
		addNew(needed, plain.needs)
		if len(wanted)+len(needed) == old || spent.over() {
			break
		}
		plain = run(maps.Clone(wanted), plainMode)
	}
	if decided && !spent.over() {
		run(nil, openMode)
	}
}

// maxWishes is how often cmake is run again with options that the last run left off.
const maxWishes = 6

// addNew adds the missing entries to a map.
func addNew(to, from map[string]string) {
	for name, value := range from {
		if _, ok := to[name]; !ok {
			to[name] = value
		}
	}
}

// listAbove reports whether a folder above one has a list, which may add it.
func (r *Rules) listAbove(dir string) bool {
	for dir != r.Root && r.inside(dir) && dir != filepath.Dir(dir) {
		dir = filepath.Dir(dir)
		if r.disk.has(dir, "CMakeLists.txt") {
			return true
		}
	}
	return false
}

// A cmake is one run of cmake over a tree of lists.
type cmake struct {
	rules     *Rules
	budget    *budget
	root      string // folder of the first list
	targets   map[string]*cmakeTarget
	aliases   map[string]string
	functions map[string]cmakeFunction
	cache     map[string]string // of the command line, option and set(… CACHE)
	given     map[string]string // of the command line alone
	global    map[string]string // properties
	sources   map[string]map[string]string
	unseen    map[string]string // first parts of the names that packages define which are not here, in capitals, and why
	missing   string            // why commands and targets may be defined that are not; empty if they are not
	mode      cmakeMode
	decided   bool                       // some branch was left out
	isProject bool                       // some list has project(…)
	wishes    map[string]string          // values of options with which branches about CUDA are taken that were left out
	needs     map[string]string          // values of other variables with which they are
	needed    map[string]string          // those that the runs before needed
	depth     int                        // of lists and functions within each other
	undecided int                        // how many branches we are in that may not be taken
	calls     map[string]int             // those of functions that we are in, by name and arguments: undecided where they begin
	lines     map[string]nvcc.BuildFlags // cached results of flags, by folder and words: sources with properties often have the same
}

func newCMake(r *Rules, dir string, cache map[string]string, mode cmakeMode, b *budget) *cmake {
	c := &cmake{
		rules: r, budget: b, root: dir, mode: mode, given: cache,
		lines: map[string]nvcc.BuildFlags{}, targets: map[string]*cmakeTarget{}, aliases: map[string]string{}, functions: map[string]cmakeFunction{}, calls: map[string]int{},
		cache: maps.Clone(cache), global: map[string]string{}, sources: map[string]map[string]string{}, unseen: map[string]string{}, wishes: map[string]string{}, needs: map[string]string{},
	}
	if c.cache == nil {
		c.cache = map[string]string{}
	}
	return c
}

// A cmakeFunction is the definition made by function(name parameters…) or macro.
type cmakeFunction struct {
	parameters []string
	body       []cmakeCommand
	macro      bool // runs in its caller's scope
	folder     string
}

// A cmakeFolder is a folder with a list file: the settings of its targets.
type cmakeFolder struct {
	path        string
	parent      string   // the folder whose list adds it; "" of the first
	vars        *journal // at the end
	includes    []string
	definitions []string
	options     []string
	libraries   []string
	targets     []*cmakeTarget
}

// A cmakeScope is the variables of one folder or function.
type cmakeScope struct {
	*cmake
	parent    *cmakeScope
	folder    *cmakeFolder
	vars      *journal
	returned  map[string]binding // variables that a function sets in PARENT_SCOPE; nil for a folder
	mark      int                // of a function's begin
	uncertain string             // why the branch that we are in may not be taken; empty if it is
	ended     bool               // by return, or an error
	left      bool               // a loop's body, by break or continue
}

// enter runs the list of a folder inside the scope of another.
func (c *cmake) enter(name string, outer *cmakeScope) {
	dir := filepath.Dir(name)
	s := &cmakeScope{cmake: c, parent: outer, folder: &cmakeFolder{path: dir}}
	if outer == nil {
		values := c.predefined(dir)
		maps.Copy(values, c.given)
		s.vars = newJournal(values)
	} else {
		o := outer.folder
		s.folder.parent = o.path
		s.budget.copies(len(outer.vars.values))
		s.vars, s.uncertain = outer.vars.clone(), outer.uncertain
		s.folder.includes, s.folder.definitions = slices.Clone(o.includes), slices.Clone(o.definitions)
		s.folder.options, s.folder.libraries = slices.Clone(o.options), slices.Clone(o.libraries)
	}
	s.vars.set("CMAKE_CURRENT_SOURCE_DIR", dir)
	s.vars.set("CMAKE_CURRENT_BINARY_DIR", filepath.Join(c.root, "build", relativeTo(c.root, dir)))
	if !s.include(name) {
		c.missing = cmp.Or(c.missing, relativeTo(c.rules.Root, name)+" is not there")
	}
	s.folder.vars = s.vars
}

// include runs the commands of a file.
func (s *cmakeScope) include(name string) bool {
	text, ok := s.rules.text(name)
	if !ok || !s.budget.allows(s.depth+1) || !s.budget.spend(len(text)) {
		return false
	}
	s.rules.seen[name] = true
	s.depth++
	outerDir, outerFile := s.vars.value("CMAKE_CURRENT_LIST_DIR"), s.vars.value("CMAKE_CURRENT_LIST_FILE")
	s.vars.set("CMAKE_CURRENT_LIST_DIR", filepath.Dir(name))
	s.vars.set("CMAKE_CURRENT_LIST_FILE", name)
	s.run(splitCMake(name, text))
	s.vars.set("CMAKE_CURRENT_LIST_DIR", outerDir)
	s.vars.set("CMAKE_CURRENT_LIST_FILE", outerFile)
	s.ended = false // return leaves the file
	s.depth--
	return true
}
