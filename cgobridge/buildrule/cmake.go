package buildrule

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
)

// readCMake adds the targets of a CMakeLists.txt and of the folders that it
// adds. All branches of an if are read.
func (r *Rules) readCMake(name string) {
	dir := filepath.Dir(name)
	root := &cmake{rules: r, targets: map[string]*cmakeTarget{}}
	root.enter(name, map[string]string{
		"CMAKE_SOURCE_DIR": dir, "PROJECT_SOURCE_DIR": dir,
		"CMAKE_BINARY_DIR": filepath.Join(dir, "build"), "PROJECT_BINARY_DIR": filepath.Join(dir, "build"),
	}, nil)
	for _, target := range slices.Sorted(maps.Keys(root.targets)) {
		root.targets[target].emit(r)
	}
}

// A cmake is one run of cmake over a tree of lists.
type cmake struct {
	rules   *Rules
	targets map[string]*cmakeTarget
}

// A cmakeTarget is a library or program.
type cmakeTarget struct {
	name, output string
	sources      []string
	libraries    []string // names of other targets
	flags        []string
	place        Place
}

// A cmakeScope is one folder's variables and the flags that hold for all of
// its targets.
type cmakeScope struct {
	*cmake
	file  string
	dir   string
	vars  map[string]string
	flags []string
}

func (c *cmake) enter(name string, vars map[string]string, flags []string) {
	text, ok := c.rules.read(name)
	if !ok {
		return
	}
	dir := filepath.Dir(name)
	s := &cmakeScope{c, name, dir, maps.Clone(vars), slices.Clone(flags)}
	s.vars["CMAKE_CURRENT_SOURCE_DIR"] = dir
	s.vars["CMAKE_CURRENT_LIST_DIR"] = dir
	s.vars["CMAKE_CURRENT_BINARY_DIR"] = dir
	for _, command := range splitCMake(text) {
		s.command(command)
	}
}

// A cmakeCommand is name(arguments…).
type cmakeCommand struct {
	name string
	line int
	args []cmakeArg
}

// A cmakeArg is an argument; one in quotes does not split at semicolons.
type cmakeArg struct {
	text   string
	quoted bool
}

func (s *cmakeScope) command(c cmakeCommand) {
	args := s.expandAll(c.args)
	if len(args) == 0 {
		return
	}
	name, rest := args[0], args[1:]
	switch strings.ToLower(c.name) {
	case "set":
		s.vars[name] = strings.Join(cmakeValue(rest), ";")
	case "list":
		s.list(args)
	case "file":
		s.glob(args)
	case "project":
		s.vars["PROJECT_NAME"], s.vars["CMAKE_PROJECT_NAME"] = name, name
	case "add_library", "add_executable", "cuda_add_library", "cuda_add_executable":
		t := &cmakeTarget{name: name, output: name, place: Place{s.file, c.line}}
		t.flags = append(s.globalFlags(), s.flags...)
		t.sources = s.sources(rest)
		s.targets[name] = t
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
			t.flags = append(t.flags, s.includes(rest)...)
		}
	case "target_compile_definitions":
		if t := s.targets[name]; t != nil {
			t.flags = append(t.flags, definitions(rest)...)
		}
	case "target_compile_options":
		if t := s.targets[name]; t != nil {
			t.flags = append(t.flags, compileOptions(rest)...)
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
		s.enter(filepath.Join(absolute(name, s.dir), "CMakeLists.txt"), s.vars, s.flags)
	}
}

// cmakeValue drops what follows a cache variable's value.
func cmakeValue(words []string) []string {
	for i, w := range words {
		if w == "CACHE" || w == "PARENT_SCOPE" {
			return words[:i]
		}
	}
	return words
}

// list follows list(APPEND …).
func (s *cmakeScope) list(args []string) {
	if len(args) < 3 || args[0] != "APPEND" && args[0] != "PREPEND" {
		return
	}
	items := strings.Join(args[2:], ";")
	if old := s.vars[args[1]]; old != "" {
		items = old + ";" + items
	}
	s.vars[args[1]] = items
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
	s.vars[args[1]] = strings.Join(slices.Compact(files), ";")
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

func (s *cmakeScope) includes(args []string) []string {
	var flags []string
	for _, a := range args {
		switch a {
		case "PUBLIC", "PRIVATE", "INTERFACE", "SYSTEM", "BEFORE", "AFTER":
			continue
		}
		if a = strings.TrimPrefix(a, "$<BUILD_INTERFACE:"); a != "" && !strings.HasPrefix(a, "$<") {
			flags = append(flags, "-I"+absolute(strings.TrimSuffix(a, ">"), s.dir))
		}
	}
	return flags
}

func definitions(args []string) []string {
	var flags []string
	for _, a := range args {
		switch a {
		case "PUBLIC", "PRIVATE", "INTERFACE":
			continue
		}
		if !strings.HasPrefix(a, "$<") {
			flags = append(flags, "-D"+strings.TrimPrefix(a, "-D"))
		}
	}
	return flags
}

// compileOptions returns the options that hold for CUDA sources.
func compileOptions(args []string) []string {
	var flags []string
	for _, a := range args {
		switch a {
		case "PUBLIC", "PRIVATE", "INTERFACE":
			continue
		}
		inner, ok := strings.CutPrefix(a, "$<$<COMPILE_LANGUAGE:CUDA>:")
		if ok {
			a = strings.TrimSuffix(inner, ">")
		} else if !strings.Contains(a, "<") {
			a = strings.TrimSuffix(a, ">") // the last option of an expression with several
		}
		if !strings.HasPrefix(a, "$<") {
			flags = append(flags, strings.FieldsFunc(strings.TrimPrefix(a, "SHELL:"), func(r rune) bool { return r == ' ' || r == ';' })...)
		}
	}
	return flags
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

// globalFlags returns the flags that the folder's variables mean.
func (s *cmakeScope) globalFlags() []string {
	var flags []string
	for _, name := range []string{"CMAKE_CUDA_STANDARD", "CMAKE_CUDA_ARCHITECTURES", "CMAKE_CUDA_SEPARABLE_COMPILATION", "CUDA_SEPARABLE_COMPILATION", "CMAKE_CUDA_FLAGS", "CUDA_NVCC_FLAGS"} {
		flags = append(flags, propertyFlags(name, s.vars[name])...)
	}
	return flags
}

// propertyFlags spells a variable or property of CMake as nvcc's flags.
func propertyFlags(name, value string) []string {
	if value == "" {
		return nil
	}
	switch name {
	case "CMAKE_CUDA_STANDARD":
		return []string{"-std=c++" + value}
	case "CMAKE_CUDA_SEPARABLE_COMPILATION", "CUDA_SEPARABLE_COMPILATION":
		switch strings.ToUpper(value) {
		case "ON", "TRUE", "1", "YES":
			return []string{"-rdc=true"}
		}
	case "CMAKE_CUDA_FLAGS", "CUDA_NVCC_FLAGS":
		return splitQuoted(strings.ReplaceAll(value, ";", " "))
	case "CMAKE_CUDA_ARCHITECTURES":
		var flags []string
		for arch := range strings.SplitSeq(value, ";") {
			number, _, _ := strings.Cut(arch, "-")
			if number != "" && strings.Trim(number, "0123456789") == "" {
				flags = append(flags, "-gencode=arch=compute_"+number+",code=sm_"+number)
			}
		}
		return flags
	}
	return nil
}

// emit adds the steps of a target: what it is made from, and that other
// targets are linked into it.
func (t *cmakeTarget) emit(r *Rules) {
	inputs := slices.Clone(t.sources)
	for _, l := range t.libraries {
		inputs = append(inputs, "lib"+l)
	}
	r.add(Step{Output: "lib" + t.output, Inputs: inputs, Flags: t.flags, Rule: t.place})
	if t.output != t.name {
		r.add(Step{Output: "lib" + t.name, Inputs: inputs, Flags: t.flags, Rule: t.place})
	}
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
		b.WriteString(s.vars[s.expand(inner, depth+1)])
		text = text[min(i+2+end, len(text)):]
	}
}

// splitCMake cuts a list file into commands.
func splitCMake(text string) []cmakeCommand {
	var commands []cmakeCommand
	line := 1
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '\n':
			line++
			i++
		case c == '#':
			n := cmakeComment(text[i:])
			line += strings.Count(text[i:i+n], "\n")
			i += n
		case isIdentifier(text[i : i+1]):
			start := i
			for i < len(text) && isIdentifier(text[start:i+1]) {
				i++
			}
			name := text[start:i]
			for i < len(text) && (text[i] == ' ' || text[i] == '\t') {
				i++
			}
			if i < len(text) && text[i] == '(' {
				args, n := cmakeArguments(text[i:])
				commands = append(commands, cmakeCommand{name, line, args})
				line += strings.Count(text[i:i+n], "\n")
				i += n
			}
		default:
			i++
		}
	}
	return commands
}

// cmakeComment returns the length of the comment that s begins with.
func cmakeComment(s string) int {
	if strings.HasPrefix(s, "#[[") {
		if n := strings.Index(s, "]]"); n >= 0 {
			return n + 2
		}
	}
	if n := strings.IndexByte(s, '\n'); n >= 0 {
		return n
	}
	return len(s)
}

// cmakeArguments reads the arguments in the brackets that s begins with, and
// returns how long they are.
func cmakeArguments(s string) ([]cmakeArg, int) {
	var args []cmakeArg
	var word strings.Builder
	depth := 0
	end := func() {
		if word.Len() > 0 {
			args = append(args, cmakeArg{word.String(), false})
			word.Reset()
		}
	}
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '(':
			if depth++; depth > 1 {
				end()
			}
		case c == ')':
			end()
			if depth--; depth == 0 {
				return args, i + 1
			}
		case c == '"':
			n := quotedLength(s[i:])
			text := strings.TrimSuffix(s[i+1:i+n], `"`)
			if word.Len() > 0 {
				word.WriteString(text)
			} else {
				args = append(args, cmakeArg{strings.ReplaceAll(text, `\"`, `"`), true})
			}
			i += n - 1
		case c == '#':
			end()
			i += cmakeComment(s[i:]) - 1
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			end()
		default:
			word.WriteByte(c)
		}
	}
	end()
	return args, len(s)
}
