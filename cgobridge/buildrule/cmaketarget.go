package buildrule

import (
	"cmp"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// A cmakeTarget is a library or program.
type cmakeTarget struct {
	name, kind string
	folder     *cmakeFolder
	sources    []string
	properties map[string]string
	own        requirements // its own compile requirements
	exported   requirements // the compile requirements of targets that link it
	place      Place
	maybe      bool
}

// Requirements are lists of arguments, with generator expressions and holes.
type requirements struct {
	includes, definitions, options, libraries, features []string
}

// targetProperties are properties that a target takes from the variable of their name prefixed with
// CMAKE_.
var targetProperties = strings.Fields("CUDA_STANDARD CXX_STANDARD CUDA_ARCHITECTURES CUDA_SEPARABLE_COMPILATION")

// target returns the target of a name, or of an alias; nil if there is none.
func (c *cmake) target(name string) *cmakeTarget {
	if aliased, ok := c.aliases[name]; ok {
		name = aliased
	}
	return c.targets[name]
}

// addTarget follows add_library, add_executable and their kin.
func (s *cmakeScope) addTarget(args []string, c cmakeCommand) {
	name, rest := args[0], args[1:]
	if !known(name) {
		s.missing = cmp.Or(s.missing, s.rules.reason(name))
		return
	}
	if len(rest) == 2 && rest[0] == "ALIAS" {
		s.aliases[name] = rest[1]
		return
	}
	t := s.targets[name]
	if t == nil {
		t = s.newTarget(name, c)
	}
	if strings.Contains(c.name, "library") || strings.Contains(c.name, "module") {
		t.kind = "STATIC"
		if shared := s.value("BUILD_SHARED_LIBS"); constantTruth(shared) == yes {
			t.kind = "SHARED"
		}
		if strings.Contains(c.name, "module") {
			t.kind = "MODULE"
		}
		for len(rest) > 0 && slices.Contains([]string{"STATIC", "SHARED", "MODULE", "OBJECT", "INTERFACE", "UNKNOWN", "IMPORTED", "GLOBAL", "EXCLUDE_FROM_ALL"}, rest[0]) {
			if rest[0] != "IMPORTED" && rest[0] != "GLOBAL" && rest[0] != "EXCLUDE_FROM_ALL" {
				t.kind = rest[0]
			}
			rest = rest[1:]
		}
	}
	if strings.HasPrefix(c.name, "cuda_") {
		rest = s.findCUDAFlags(t, rest)
	}
	t.sources = append(t.sources, s.sourceFiles(rest)...)
}

// newTarget returns a target with the settings of its folder.
func (s *cmakeScope) newTarget(name string, c cmakeCommand) *cmakeTarget {
	t := &cmakeTarget{name: name, kind: "EXECUTABLE", folder: s.folder, properties: map[string]string{}, place: c.place, maybe: s.uncertain != ""}
	t.own.options, t.own.includes = slices.Clone(s.folder.options), slices.Clone(s.folder.includes)
	t.own.libraries = slices.Clone(s.folder.libraries)
	for _, property := range targetProperties {
		if value, ok := s.lookUp("CMAKE_" + property); ok {
			t.properties[property] = value
		}
	}
	s.targets[name] = t
	s.folder.targets = append(s.folder.targets, t)
	return t
}

// findCUDAFlags adds to a target the flags of module FindCUDA, which are a variable's and those after
// OPTIONS, and returns its other arguments.
func (s *cmakeScope) findCUDAFlags(t *cmakeTarget, args []string) []string {
	t.own.options = append(t.own.options, items(s.value("CUDA_NVCC_FLAGS"))...)
	if s.rules.truthOfText(s.value("CUDA_SEPARABLE_COMPILATION")) == yes {
		t.properties["CUDA_SEPARABLE_COMPILATION"] = "ON"
	}
	delete(t.properties, "CUDA_ARCHITECTURES")
	delete(t.properties, "CXX_STANDARD")
	delete(t.properties, "CUDA_STANDARD")
	if i := slices.Index(args, "OPTIONS"); i >= 0 { // after the files
		t.own.options = append(t.own.options, args[i+1:]...)
		args = args[:i]
	}
	return args
}

// cudaCompile follows cuda_compile_ptx(variable files… [OPTIONS flags…]) and its kin:
// the files that it makes are a target without a name.
func (s *cmakeScope) cudaCompile(args []string, c cmakeCommand) {
	t := s.newTarget(c.name+" "+args[0]+" "+strconv.Itoa(len(s.targets)), c)
	t.kind = "OBJECT"
	rest := s.findCUDAFlags(t, args[1:])
	if format := strings.TrimPrefix(c.name, "cuda_compile_"); format != c.name {
		t.own.options = append(t.own.options, "-"+format)
	}
	t.sources = append(t.sources, s.sourceFiles(rest)...)
	s.unknown(0, c.name+" names its files", args[0])
}

// sourceFiles returns the absolute paths of the sources that arguments name.
func (s *cmakeScope) sourceFiles(args []string) []string {
	var files []string
	for _, a := range args {
		if object, ok := strings.CutPrefix(a, "$<TARGET_OBJECTS:"); ok {
			files = append(files, "lib"+strings.TrimSuffix(object, ">"))
			continue
		}
		if strings.HasPrefix(a, "$<") {
			a = s.generate(a)
		}
		for _, a := range s.rules.allItems(items(a)) {
			switch {
			case !known(a) && isHole(firstRune(a)):
				files = append(files, a)
			case slices.Contains(inputExtensions, filepath.Ext(a)):
				files = append(files, absolute(a, s.folder.path))
			}
		}
	}
	return files
}

func (s *cmakeScope) targetSources(args []string) {
	if t := s.target(args[0]); t != nil {
		args = s.fileSets(t, args)
		t.sources = append(t.sources, s.sourceFiles(slices.DeleteFunc(args[1:], isVisibility))...)
	}
}

// fileSets adds the folders of the file sets of headers to a target, and returns the
// arguments without these: FILE_SET name [TYPE type] [BASE_DIRS folders…] [FILES …].
func (s *cmakeScope) fileSets(t *cmakeTarget, args []string) []string {
	var rest []string
	visibility, in := "", ""
	var folders []string
	add := func() {
		if folders = s.maybe(s.includes(folders)); visibility != "INTERFACE" {
			t.own.includes = append(t.own.includes, folders...)
		}
		if visibility != "PRIVATE" {
			t.exported.includes = append(t.exported.includes, folders...)
		}
		folders, in = nil, ""
	}
	for _, a := range args {
		switch {
		case isVisibility(a):
			add()
			visibility = a
			rest = append(rest, a)
		case a == "FILE_SET":
			add()
			in = a
		case in != "" && (a == "TYPE" || a == "BASE_DIRS" || a == "FILES"):
			in = a
		case in == "BASE_DIRS":
			folders = append(folders, a)
		case in == "":
			rest = append(rest, a)
		}
	}
	add()
	return rest
}

func isVisibility(word string) bool {
	return word == "PUBLIC" || word == "PRIVATE" || word == "INTERFACE" || word == "LINK_PUBLIC" || word == "LINK_PRIVATE" || word == "LINK_INTERFACE_LIBRARIES"
}

// demand follows target_…(name [PRIVATE|PUBLIC|INTERFACE] arguments…): it gives
// arguments to a target, to those that link it, or to both.
func (s *cmakeScope) demand(args []string, add func(t *cmakeTarget, s *cmakeScope, to *requirements, args []string)) {
	t := s.target(args[0])
	if t == nil {
		return
	}
	args = args[1:]
	own, exported := true, true
	for len(args) > 0 {
		n := slices.IndexFunc(args, isVisibility)
		if n < 0 {
			n = len(args)
		}
		if part := s.maybe(args[:n]); len(part) > 0 {
			if own {
				add(t, s, &t.own, part)
			}
			if exported {
				add(t, s, &t.exported, part)
			}
		}
		if args = args[n:]; len(args) > 0 {
			own, exported = !strings.Contains(args[0], "INTERFACE"), !strings.Contains(args[0], "PRIVATE")
			args = args[1:]
		}
	}
}

// maybe returns arguments as they are in a branch that is taken, and as one hole in
// one that may not be.
func (s *cmakeScope) maybe(args []string) []string {
	if s.uncertain == "" || len(args) == 0 {
		return slices.Clone(args)
	}
	return []string{s.rules.either(s.uncertain, "", strings.Join(args, ";"))}
}

func (*cmakeTarget) link(_ *cmakeScope, to *requirements, args []string) {
	to.libraries = append(to.libraries, args...)
}

func (*cmakeTarget) include(s *cmakeScope, to *requirements, args []string) {
	to.includes = append(to.includes, s.includes(args)...)
}

func (*cmakeTarget) define(_ *cmakeScope, to *requirements, args []string) {
	to.definitions = append(to.definitions, args...)
}

// compile joins the arguments: an expression may go over several.
func (*cmakeTarget) compile(_ *cmakeScope, to *requirements, args []string) {
	if args[0] == "BEFORE" {
		args = args[1:]
	}
	to.options = append(to.options, strings.Join(args, ";"))
}

func (*cmakeTarget) feature(_ *cmakeScope, to *requirements, args []string) {
	to.features = append(to.features, args...)
}

// includes returns folders as absolute paths; expressions remain, prefixed with the folder that they
// are relative to.
func (s *cmakeScope) includes(args []string) []string {
	var out []string
	for _, a := range args {
		switch {
		case a == "SYSTEM" || a == "BEFORE" || a == "AFTER":
		case strings.HasPrefix(a, "$<") || !known(a):
			out = append(out, a)
		default:
			out = append(out, absolute(a, s.folder.path))
		}
	}
	return out
}

func (s *cmakeScope) includeDirectories(args []string) {
	folders := s.maybe(s.includes(args))
	s.folder.includes = append(s.folder.includes, folders...)
	for _, t := range s.folder.targets {
		t.own.includes = append(t.own.includes, folders...)
	}
}

// removeDefinitions follows remove_definitions: it removes definitions that add_definitions added in
// this folder, or in those above.
func (s *cmakeScope) removeDefinitions(args []string) {
	gone := func(list []string) []string {
		return slices.DeleteFunc(slices.Clone(list), func(d string) bool {
			return slices.Contains(args, d) || slices.Contains(args, "-D"+d)
		})
	}
	if s.uncertain != "" {
		s.folder.definitions = append(s.folder.definitions, s.rules.about(nvcc.Macros, s.uncertain))
		return
	}
	s.folder.definitions, s.folder.options = gone(s.folder.definitions), gone(s.folder.options)
}

// addDefinitions follows add_definitions: -D goes among the definitions, the rest
// among the options.
func (s *cmakeScope) addDefinitions(args []string) {
	for _, a := range args {
		if strings.HasPrefix(a, "-D") {
			s.folder.definitions = append(s.folder.definitions, s.maybe([]string{a[2:]})...)
		} else {
			s.folder.options = append(s.folder.options, s.maybe(splitQuoted(a))...)
		}
	}
}
