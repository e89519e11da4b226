package buildrule

import (
	"cmp"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
)

// A configuration is how somebody runs cmake: what -D gives to its cache.
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

// readCMake adds the targets of a CMakeLists.txt and of the folders that it
// adds: first as cmake without options makes them, then for each configuration
// that a script names, and last those that stand in any branch of any if.
func (r *Rules) readCMake(name string) {
	dir := filepath.Dir(name)
	known := map[string]bool{}
	run := func(cache map[string]string, open bool) (decided bool) {
		c := &cmake{rules: r, targets: map[string]*cmakeTarget{}, functions: map[string]cmakeFunction{}, cache: cache, open: open}
		vars := map[string]cmakeVariable{}
		for name, value := range map[string]string{
			"CMAKE_SOURCE_DIR": dir, "PROJECT_SOURCE_DIR": dir,
			"CMAKE_BINARY_DIR": filepath.Join(dir, "build"), "PROJECT_BINARY_DIR": filepath.Join(dir, "build"),
		} {
			vars[name] = cmakeVariable{text: value}
		}
		for name, value := range cache {
			vars[name] = cmakeVariable{text: value}
		}
		c.enter(name, &cmakeScope{vars: vars})
		for _, target := range slices.Sorted(maps.Keys(c.targets)) {
			for _, step := range c.steps(c.targets[target]) {
				if key := fmt.Sprint(step); !known[key] {
					known[key] = true
					r.add(step)
				}
			}
		}
		return c.decided
	}
	decided := run(nil, false)
	for _, c := range r.configurations {
		if c.dir == dir {
			decided = run(c.cache, false) || decided
		}
	}
	if decided {
		run(nil, true)
	}
}

// A cmake is one run of cmake over a tree of lists.
type cmake struct {
	rules     *Rules
	targets   map[string]*cmakeTarget
	functions map[string]cmakeFunction
	cache     map[string]string // what the command line gives
	open      bool              // read all branches
	decided   bool              // some branch was left out
	depth     int               // of lists and functions within each other
	commands  int               // that have been run
}

// A cmakeTarget is a library or program.
type cmakeTarget struct {
	name, output string
	sources      []string
	libraries    []string // names of other targets
	flags        []string
	exported     []string // flags for targets that link it
	place        Place
}

// A cmakeVariable is a variable's value. It is open if other runs of cmake may
// give it another one.
type cmakeVariable struct {
	text string
	open bool
}

// A cmakeFunction is what function(name parameters…) or macro defines.
type cmakeFunction struct {
	parameters []string
	body       []cmakeCommand
	macro      bool // runs in its caller's scope
}

// A cmakeScope is the variables of one folder or function, and the flags that
// hold for all of a folder's targets.
type cmakeScope struct {
	*cmake
	parent    *cmakeScope
	dir       string
	vars      map[string]cmakeVariable
	flags     []string
	uncertain int // how many branches we are in that may not be taken
}

// enter runs the lists of a folder inside the scope of another.
func (c *cmake) enter(name string, outer *cmakeScope) {
	dir := filepath.Dir(name)
	s := &cmakeScope{cmake: c, parent: outer, dir: dir, vars: maps.Clone(outer.vars), flags: slices.Clone(outer.flags), uncertain: outer.uncertain}
	s.set("CMAKE_CURRENT_SOURCE_DIR", dir)
	s.set("CMAKE_CURRENT_BINARY_DIR", dir)
	s.include(name)
}

// include runs the commands of a file.
func (s *cmakeScope) include(name string) {
	text, ok := s.rules.text(name)
	if !ok || s.depth >= maxMakeDepth {
		return
	}
	s.rules.seen[name] = true
	s.depth++
	defer func() { s.depth-- }()
	s.set("CMAKE_CURRENT_LIST_DIR", filepath.Dir(name))
	s.run(splitCMake(name, text))
}

func (s *cmakeScope) set(name, value string) {
	s.vars[name] = cmakeVariable{value, s.uncertain > 0 || s.cmake.open}
}

func (s *cmakeScope) command(c cmakeCommand) {
	args := s.expandAll(c.args)
	if len(args) == 0 {
		return
	}
	name, rest := args[0], args[1:]
	switch strings.ToLower(c.name) {
	case "set":
		s.assign(name, rest)
	case "option":
		if _, given := s.cache[name]; !given {
			s.set(name, cmp.Or(strings.Join(rest[min(1, len(rest)):], ";"), "OFF"))
		}
	case "unset":
		delete(s.vars, name)
	case "include":
		s.include(absolute(name, s.dir))
	case "list":
		s.list(args)
	case "file":
		s.glob(args)
	case "project":
		s.set("PROJECT_NAME", name)
		s.set("CMAKE_PROJECT_NAME", name)
	case "add_library", "add_executable", "cuda_add_library", "cuda_add_executable":
		t := s.targets[name]
		if t == nil {
			t = &cmakeTarget{name: name, output: name, place: c.place}
			t.flags = append(s.globalFlags(), s.flags...)
			s.targets[name] = t
		}
		if i := slices.Index(rest, "OPTIONS"); i >= 0 { // of nvcc, after the files of cuda_add_library
			t.flags = append(t.flags, compileOptions(rest[i+1:])...)
			rest = rest[:i]
		}
		t.sources = append(t.sources, s.sources(rest)...)
	case "target_sources":
		if t := s.targets[name]; t != nil {
			t.sources = append(t.sources, s.sources(rest)...)
		}
	case "target_link_libraries":
		if t := s.targets[name]; t != nil {
			t.libraries = append(t.libraries, rest...)
		}
	case "target_include_directories":
		if t := s.targets[name]; t != nil {
			t.add(rest, s.includes)
		}
	case "target_compile_definitions":
		if t := s.targets[name]; t != nil {
			t.add(rest, definitions)
		}
	case "target_compile_options":
		if t := s.targets[name]; t != nil {
			t.add(rest, compileOptions)
		}
	case "target_compile_features":
		if t := s.targets[name]; t != nil {
			for _, f := range rest {
				if std, ok := strings.CutPrefix(f, "cuda_std_"); ok {
					t.flags = append(t.flags, "-std=c++"+std)
				}
			}
		}
	case "set_target_properties", "set_property":
		s.properties(args)
	case "include_directories", "cuda_include_directories":
		s.flags = append(s.flags, s.includes(args)...)
	case "add_definitions", "add_compile_options":
		s.flags = append(s.flags, compileOptions(args)...)
	case "add_compile_definitions":
		s.flags = append(s.flags, definitions(args)...)
	case "add_subdirectory":
		s.enter(filepath.Join(absolute(name, s.dir), "CMakeLists.txt"), s)
	}
}

// assign follows set(name value… [CACHE type doc | PARENT_SCOPE]).
func (s *cmakeScope) assign(name string, words []string) {
	for i, w := range words {
		switch value := strings.Join(words[:i], ";"); w {
		case "CACHE":
			if _, given := s.cache[name]; !given {
				s.set(name, value)
			}
			return
		case "PARENT_SCOPE":
			if s.parent != nil {
				s.parent.vars[name] = cmakeVariable{value, s.uncertain > 0 || s.cmake.open}
			}
			return
		}
	}
	s.set(name, strings.Join(words, ";"))
}

// list follows list(APPEND …).
func (s *cmakeScope) list(args []string) {
	if len(args) < 3 || args[0] != "APPEND" && args[0] != "PREPEND" {
		return
	}
	items := strings.Join(args[2:], ";")
	if old := s.vars[args[1]].text; old != "" {
		items = old + ";" + items
	}
	s.set(args[1], items)
}

// glob follows file(GLOB variable patterns…).
func (s *cmakeScope) glob(args []string) {
	if len(args) < 3 || args[0] != "GLOB" && args[0] != "GLOB_RECURSE" {
		return
	}
	var files []string
	for i := 2; i < len(args); i++ {
		switch args[i] {
		case "CONFIGURE_DEPENDS":
			continue
		case "RELATIVE":
			i++
			continue
		}
		pattern := absolute(args[i], s.dir)
		files = append(files, s.rules.glob(pattern)...)
		if args[0] == "GLOB_RECURSE" {
			files = append(files, s.rules.globBelow(filepath.Dir(pattern), filepath.Base(pattern))...)
		}
	}
	slices.Sort(files)
	s.set(args[1], strings.Join(slices.Compact(files), ";"))
}

// sources returns the files that a target's arguments name.
func (s *cmakeScope) sources(args []string) []string {
	var files []string
	for _, a := range args {
		if object, ok := strings.CutPrefix(a, "$<TARGET_OBJECTS:"); ok {
			files = append(files, "lib"+strings.TrimSuffix(object, ">"))
			continue
		}
		if slices.Contains(inputExtensions, filepath.Ext(a)) {
			files = append(files, absolute(a, s.dir))
		}
	}
	return files
}

// properties follows set_target_properties(targets… PROPERTIES name value …)
// and set_property(TARGET targets… PROPERTY name value).
func (s *cmakeScope) properties(args []string) {
	at := slices.IndexFunc(args, func(a string) bool { return a == "PROPERTIES" || a == "PROPERTY" })
	if at < 0 {
		return
	}
	names, pairs := args[:at], args[at+1:]
	if args[at] == "PROPERTY" && len(pairs) > 1 {
		pairs = []string{pairs[0], strings.Join(pairs[1:], ";")}
	}
	for _, name := range names {
		t := s.targets[name]
		if t == nil {
			continue
		}
		for i := 0; i+1 < len(pairs); i += 2 {
			if pairs[i] == "OUTPUT_NAME" {
				t.output = pairs[i+1]
				continue
			}
			t.flags = append(t.flags, propertyFlags("CMAKE_"+pairs[i], pairs[i+1])...)
		}
	}
}

// steps returns the steps of a target: what it is made from, and that other
// targets are linked into it.
func (c *cmake) steps(t *cmakeTarget) []Step {
	flags, inputs := c.allFlags(t), slices.Clone(t.sources)
	for _, l := range t.libraries {
		inputs = append(inputs, "lib"+l)
	}
	steps := []Step{{Output: "lib" + t.output, Inputs: inputs, Flags: flags, Rule: t.place}}
	if t.output != t.name {
		steps = append(steps, Step{Output: "lib" + t.name, Inputs: inputs, Flags: flags, Rule: t.place})
	}
	return steps
}

// expandAll replaces variables and splits unquoted arguments at semicolons.
func (s *cmakeScope) expandAll(args []cmakeArg) []string {
	var out []string
	for _, a := range args {
		text := s.expand(a.text, 0)
		if a.quoted {
			out = append(out, text)
			continue
		}
		for item := range strings.SplitSeq(text, ";") {
			if item != "" {
				out = append(out, item)
			}
		}
	}
	return out
}

func (s *cmakeScope) expand(text string, depth int) string {
	if depth > maxMakeDepth {
		return ""
	}
	var b strings.Builder
	for {
		i := strings.Index(text, "${")
		if i < 0 {
			b.WriteString(text)
			return b.String()
		}
		b.WriteString(text[:i])
		end := closing(text[i+1:], '{', '}')
		inner := text[i+2 : min(i+1+end, len(text))]
		b.WriteString(s.vars[s.expand(inner, depth+1)].text)
		text = text[min(i+2+end, len(text)):]
	}
}
