package buildrule

import (
	"cmp"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// cmakeCommands follow the commands that change what is built, with one argument
// or more.
var cmakeCommands map[string]func(s *cmakeScope, args []string, c cmakeCommand)

func init() { // some of them run others
	cmakeCommands = map[string]func(s *cmakeScope, args []string, c cmakeCommand){
		"set":                    func(s *cmakeScope, args []string, _ cmakeCommand) { s.assign(args[0], args[1:]) },
		"unset":                  func(s *cmakeScope, args []string, _ cmakeCommand) { s.unset(args) },
		"option":                 func(s *cmakeScope, args []string, _ cmakeCommand) { s.option(args) },
		"cmake_dependent_option": func(s *cmakeScope, args []string, _ cmakeCommand) { s.dependentOption(args) },
		"include":                func(s *cmakeScope, args []string, _ cmakeCommand) { s.includeModule(args) },
		"list":                   func(s *cmakeScope, args []string, _ cmakeCommand) { s.list(args) },
		"string":                 func(s *cmakeScope, args []string, _ cmakeCommand) { s.text(args) },
		"math":                   func(s *cmakeScope, args []string, _ cmakeCommand) { s.math(args) },
		"file":                   func(s *cmakeScope, args []string, _ cmakeCommand) { s.file(args) },
		"get_filename_component": func(s *cmakeScope, args []string, _ cmakeCommand) { s.fileName(args) },
		"cmake_path":             func(s *cmakeScope, args []string, _ cmakeCommand) { s.path(args) },
		"cmake_parse_arguments":  func(s *cmakeScope, args []string, _ cmakeCommand) { s.parseArguments(args) },
		"separate_arguments":     func(s *cmakeScope, args []string, _ cmakeCommand) { s.separate(args) },
		"project":                func(s *cmakeScope, args []string, _ cmakeCommand) { s.project(args) },
		"enable_language":        func(s *cmakeScope, args []string, _ cmakeCommand) { s.enable(args) },
		"check_language": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.set("CMAKE_"+args[0]+"_COMPILER", strings.ToLower(args[0]))
		},
		"find_package":      func(s *cmakeScope, args []string, _ cmakeCommand) { s.findPackage(args) },
		"find_dependency":   func(s *cmakeScope, args []string, _ cmakeCommand) { s.findPackage(args) },
		"pkg_check_modules": func(s *cmakeScope, args []string, _ cmakeCommand) { s.findPackage(args) },
		"pkg_search_module": func(s *cmakeScope, args []string, _ cmakeCommand) { s.findPackage(args) },
		"find_library":      func(s *cmakeScope, args []string, _ cmakeCommand) { s.find(args) },
		"find_path":         func(s *cmakeScope, args []string, _ cmakeCommand) { s.find(args) },
		"find_file":         func(s *cmakeScope, args []string, _ cmakeCommand) { s.find(args) },
		"find_program":      func(s *cmakeScope, args []string, _ cmakeCommand) { s.find(args) },
		"execute_process":   func(s *cmakeScope, args []string, c cmakeCommand) { s.outputs(args, c) },
		"exec_program":      func(s *cmakeScope, args []string, c cmakeCommand) { s.outputs(args, c) },
		"try_compile": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.unknown(nvcc.All, "the compiler is tried", args[0])
		},
		"try_run": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.unknown(nvcc.All, "the compiler is tried", args[:min(2, len(args))]...)
		},
		"processorcount":         func(s *cmakeScope, args []string, _ cmakeCommand) { s.unknown(0, "of this machine", args[0]) },
		"site_name":              func(s *cmakeScope, args []string, _ cmakeCommand) { s.unknown(0, "of this machine", args[0]) },
		"message":                func(s *cmakeScope, args []string, _ cmakeCommand) { s.ended = s.ended || args[0] == "FATAL_ERROR" },
		"cmake_minimum_required": func(s *cmakeScope, args []string, _ cmakeCommand) { s.require(args) },
		"get_property":           func(s *cmakeScope, args []string, _ cmakeCommand) { s.getProperty(args) },
		"get_target_property":    func(s *cmakeScope, args []string, _ cmakeCommand) { s.getTargetProperty(args) },
		"get_directory_property": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.unknown(nvcc.All, "a folder's property", args[0])
		},
		"get_source_file_property": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.unknown(nvcc.All, "a source's property", args[0])
		},
		"get_cmake_property": func(s *cmakeScope, args []string, _ cmakeCommand) { s.unknown(nvcc.All, "cmake's property", args[0]) },
		"get_test_property": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.unknown(0, "a test's property", args[len(args)-1])
		},
		"cuda_select_nvcc_arch_flags": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.unknown(nvcc.Architecture, "the machine's architectures", args[0])
		},
		"add_subdirectory": func(s *cmakeScope, args []string, _ cmakeCommand) { s.subdirectory(args[0]) },
		"subdirs": func(s *cmakeScope, args []string, _ cmakeCommand) {
			for _, dir := range args {
				s.subdirectory(dir)
			}
		},
		"fetchcontent_makeavailable": func(s *cmakeScope, args []string, _ cmakeCommand) { s.fetch(args) },
		"fetchcontent_populate":      func(s *cmakeScope, args []string, _ cmakeCommand) { s.fetch(args) },
		"cpmaddpackage":              func(s *cmakeScope, args []string, _ cmakeCommand) { s.fetch(args) },
		"cpmfindpackage":             func(s *cmakeScope, args []string, _ cmakeCommand) { s.fetch(args) },
		"aux_source_directory":       func(s *cmakeScope, args []string, _ cmakeCommand) { s.auxSources(args) },

		"add_library":                func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"add_executable":             func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"cuda_add_library":           func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"cuda_add_executable":        func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"pybind11_add_module":        func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"python_add_library":         func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"python3_add_library":        func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"target_sources":             func(s *cmakeScope, args []string, _ cmakeCommand) { s.targetSources(args) },
		"target_link_libraries":      func(s *cmakeScope, args []string, _ cmakeCommand) { s.demand(args, (*cmakeTarget).link) },
		"target_include_directories": func(s *cmakeScope, args []string, _ cmakeCommand) { s.demand(args, (*cmakeTarget).include) },
		"cuda_include_directories":   func(s *cmakeScope, args []string, _ cmakeCommand) { s.includeDirectories(args) },
		"target_compile_definitions": func(s *cmakeScope, args []string, _ cmakeCommand) { s.demand(args, (*cmakeTarget).define) },
		"target_compile_options":     func(s *cmakeScope, args []string, _ cmakeCommand) { s.demand(args, (*cmakeTarget).compile) },
		"target_compile_features":    func(s *cmakeScope, args []string, _ cmakeCommand) { s.demand(args, (*cmakeTarget).feature) },
		"set_target_properties":      func(s *cmakeScope, args []string, _ cmakeCommand) { s.properties("TARGET", args, false) },
		"set_source_files_properties": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.properties("SOURCE", args, false)
		},
		"set_directory_properties": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.properties("DIRECTORY", append([]string{"."}, args...), false)
		},
		"set_property":        func(s *cmakeScope, args []string, _ cmakeCommand) { s.setProperty(args) },
		"include_directories": func(s *cmakeScope, args []string, _ cmakeCommand) { s.includeDirectories(args) },
		"link_libraries": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.folder.libraries = append(s.folder.libraries, s.maybe(args)...)
		},
		"add_definitions": func(s *cmakeScope, args []string, _ cmakeCommand) { s.addDefinitions(args) },
		"add_compile_definitions": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.folder.definitions = append(s.folder.definitions, s.maybe(args)...)
		},
		"add_compile_options": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.folder.options = append(s.folder.options, s.maybe(args)...)
		},
	}
}

// predefined returns the variables that cmake begins with, as it does on the system
// that cudavet runs on.
func (c *cmake) predefined(dir string) map[string]string {
	build := filepath.Join(dir, "build")
	compiler := c.rules.about(0, "the version of the compiler")
	vars := map[string]string{
		"CMAKE_SOURCE_DIR": dir, "PROJECT_SOURCE_DIR": dir, "CMAKE_BINARY_DIR": build, "PROJECT_BINARY_DIR": build,
		"CMAKE_VERSION": "3.31.0", "CMAKE_MAJOR_VERSION": "3", "CMAKE_MINOR_VERSION": "31", "CMAKE_COMMAND": "cmake",
		"CMAKE_GENERATOR": "Unix Makefiles", "CMAKE_SIZEOF_VOID_P": "8", "CMAKE_INSTALL_PREFIX": "/usr/local",
		"CMAKE_C_COMPILER_ID": "GNU", "CMAKE_CXX_COMPILER_ID": "GNU", "CMAKE_CXX_COMPILER_VERSION": compiler, "CMAKE_C_COMPILER_VERSION": compiler,
		"CMAKE_COMPILER_IS_GNUCXX": "1", "CMAKE_COMPILER_IS_GNUCC": "1", "CMAKE_BUILD_TYPE": "", "CMAKE_CXX_COMPILER": "c++", "CMAKE_C_COMPILER": "cc",
		"CMAKE_CUDA_COMPILER_ID": "NVIDIA", "CMAKE_CUDA_COMPILER_VERSION": compiler, "CUDA_VERSION": compiler, "CUDAToolkit_VERSION": compiler,
		"CUDA_VERSION_MAJOR": compiler, "CUDA_VERSION_MINOR": compiler, "CUDAToolkit_VERSION_MAJOR": compiler, "CUDAToolkit_VERSION_MINOR": compiler,
		"CUDA_VERSION_STRING": compiler, "CUDA_NVCC_EXECUTABLE": "nvcc",
		"CMAKE_CUDA_FLAGS_DEBUG": "-g", "CMAKE_CUDA_FLAGS_RELEASE": "-O3 -DNDEBUG", "CMAKE_CUDA_FLAGS_RELWITHDEBINFO": "-O2 -g -DNDEBUG",
		"CMAKE_CUDA_FLAGS_MINSIZEREL": "-O1 -DNDEBUG", "CMAKE_CXX_FLAGS_DEBUG": "-g", "CMAKE_CXX_FLAGS_RELEASE": "-O3 -DNDEBUG",
		"CMAKE_CXX_FLAGS_RELWITHDEBINFO": "-O2 -g -DNDEBUG", "CMAKE_CXX_FLAGS_MINSIZEREL": "-Os -DNDEBUG",
		"CUDA_INCLUDE_DIRS": c.rules.about(nvcc.Includes, "the toolkit's folder"), "CUDAToolkit_INCLUDE_DIRS": c.rules.about(nvcc.Includes, "the toolkit's folder"),
		"CMAKE_CUDA_TOOLKIT_INCLUDE_DIRECTORIES": c.rules.about(nvcc.Includes, "the toolkit's folder"),
		"CUDA_TOOLKIT_ROOT_DIR":                  c.rules.about(0, "the toolkit's folder"),
		"CMAKE_SYSTEM_PROCESSOR":                 uname([]string{"-m"}), "CMAKE_HOST_SYSTEM_PROCESSOR": uname([]string{"-m"}),
	}
	vars["CMAKE_SYSTEM_NAME"], vars["CMAKE_HOST_SYSTEM_NAME"] = systemName(), systemName()
	for name, on := range map[string][]string{
		"WIN32": {"windows"}, "MSVC": {"windows"}, "APPLE": {"darwin"}, "UNIX": {"linux", "darwin"}, "LINUX": {"linux"},
		"CMAKE_HOST_UNIX": {"linux", "darwin"}, "CMAKE_HOST_WIN32": {"windows"}, "CMAKE_HOST_APPLE": {"darwin"},
	} {
		if slices.Contains(on, runtime.GOOS) {
			vars[name] = "1"
		}
	}
	return vars
}

// systemName returns cmake's name of the system that cudavet runs on.
func systemName() string {
	return map[string]string{"linux": "Linux", "darwin": "Darwin", "windows": "Windows"}[runtime.GOOS]
}

// assign follows set(name value… [CACHE type doc | PARENT_SCOPE]).
func (s *cmakeScope) assign(name string, words []string) {
	if strings.HasPrefix(name, "ENV{") {
		return
	}
	for i, w := range words {
		value := strings.Join(words[:i], ";")
		switch {
		case w == "CACHE" && len(words) >= i+3:
			if s.turnsOn(name) && words[i+1] == "BOOL" {
				value = "ON"
			}
			_, cached := s.cache[name]
			if _, given := s.given[name]; given || cached && !slices.Contains(words[i:], "FORCE") {
				return
			}
			if _, set := s.vars[name]; !set || slices.Contains(words[i:], "FORCE") {
				s.set(name, value)
			}
			s.cache[name] = value
			return
		case w == "PARENT_SCOPE" && i == len(words)-1:
			if s.parent != nil {
				if s.uncertain != "" {
					value = s.rules.merge(s.parent.value(name), value, s.uncertain)
				}
				s.parent.set(name, value)
			}
			return
		}
	}
	if len(words) == 0 {
		delete(s.vars, name)
		return
	}
	s.set(name, strings.Join(words, ";"))
}

func (s *cmakeScope) unset(args []string) {
	switch {
	case slices.Contains(args, "PARENT_SCOPE"):
		if s.parent != nil {
			delete(s.parent.vars, args[0])
		}
	case slices.Contains(args, "CACHE"):
		delete(s.cache, args[0])
	}
	delete(s.vars, args[0])
}

func (s *cmakeScope) option(args []string) {
	name := args[0]
	if _, set := s.lookUp(name); set {
		return
	}
	value := cmp.Or(strings.Join(args[min(2, len(args)):], ";"), "OFF")
	if s.turnsOn(name) {
		value = "ON"
	}
	s.cache[name] = value
}

// dependentOption follows cmake_dependent_option(name doc value conditions otherwise).
func (s *cmakeScope) dependentOption(args []string) {
	if len(args) < 5 {
		return
	}
	depends := yes
	for _, condition := range items(args[3]) {
		var words []cmakeArg
		for w := range strings.FieldsSeq(strings.NewReplacer("(", " ( ", ")", " ) ").Replace(condition)) {
			kind := map[string]cmakeArgKind{"(": openBracket, ")": closeBracket}[w]
			words = append(words, cmakeArg{w, kind})
		}
		depends = min(depends, s.holds(words))
	}
	value := args[2]
	if given, ok := s.given[args[0]]; ok {
		value = given
	} else if s.turnsOn(args[0]) {
		value = "ON"
	}
	switch depends {
	case no:
		value = args[4]
	case unknown:
		value = s.rules.either(args[0]+" depends on what is not known", value, args[4])
	}
	s.set(args[0], value)
}

// includeModule follows include(file or module …).
func (s *cmakeScope) includeModule(args []string) {
	name := args[0]
	if i := slices.Index(args, "RESULT_VARIABLE"); i >= 0 && i+1 < len(args) {
		s.set(args[i+1], name)
	}
	if !known(name) {
		s.missing = cmp.Or(s.missing, s.rules.reason(name))
		return
	}
	if filepath.Ext(name) != ".cmake" && !strings.Contains(name, "/") {
		for _, folder := range items(s.value("CMAKE_MODULE_PATH")) {
			if s.include(filepath.Join(absolute(folder, s.folder.path), name+".cmake")) {
				return
			}
		}
		return // of cmake's own
	}
	if !s.include(absolute(name, s.folder.path)) && !slices.Contains(args, "OPTIONAL") {
		s.missing = cmp.Or(s.missing, name+" is not there")
	}
}

func (s *cmakeScope) project(args []string) {
	name := args[0]
	dir := s.folder.path
	build := s.vars["CMAKE_CURRENT_BINARY_DIR"]
	for _, prefix := range []string{"PROJECT", name} {
		s.set(prefix+"_SOURCE_DIR", dir)
		s.set(prefix+"_BINARY_DIR", build)
		s.cache[prefix+"_SOURCE_DIR"], s.cache[prefix+"_BINARY_DIR"] = dir, build
	}
	s.set("PROJECT_NAME", name)
	if _, ok := s.vars["CMAKE_PROJECT_NAME"]; !ok {
		s.set("CMAKE_PROJECT_NAME", name)
	}
	top := "OFF"
	if dir == s.root {
		top = "ON"
	}
	s.set("PROJECT_IS_TOP_LEVEL", top)
	if i := slices.Index(args, "VERSION"); i >= 0 && i+1 < len(args) {
		parts := append(strings.Split(args[i+1], "."), "", "", "", "")
		for _, prefix := range []string{"PROJECT_VERSION", name + "_VERSION", "CMAKE_PROJECT_VERSION"} {
			s.set(prefix, args[i+1])
			for j, part := range []string{"_MAJOR", "_MINOR", "_PATCH", "_TWEAK"} {
				s.set(prefix+part, parts[j])
			}
		}
	}
	s.enable(args[1:])
}

// enable follows what a language brings that is made ready.
func (s *cmakeScope) enable(languages []string) {
	if !slices.Contains(languages, "CUDA") {
		return
	}
	s.set("CMAKE_CUDA_COMPILER", "nvcc")
	s.set("CMAKE_CUDA_COMPILER_LOADED", "1")
	if _, set := s.lookUp("CMAKE_CUDA_ARCHITECTURES"); !set && s.vars["CMAKE_MINIMUM_REQUIRED_VERSION"] != "" && compareVersions(s.vars["CMAKE_MINIMUM_REQUIRED_VERSION"], "3.18") >= 0 {
		s.cache["CMAKE_CUDA_ARCHITECTURES"] = s.rules.about(0, "the compiler's own architecture")
	}
}

// require follows cmake_minimum_required(VERSION a...b).
func (s *cmakeScope) require(args []string) {
	if i := slices.Index(args, "VERSION"); i >= 0 && i+1 < len(args) {
		least, most, ok := strings.Cut(args[i+1], "...")
		if ok {
			least = most // of which it knows the policies
		}
		s.set("CMAKE_MINIMUM_REQUIRED_VERSION", least)
	}
}

// compareVersions compares versions as VERSION_LESS does.
func compareVersions(a, b string) int {
	one, other := strings.Split(a, "."), strings.Split(b, ".")
	for i := range max(len(one), len(other)) {
		number := func(parts []string) int {
			if i >= len(parts) {
				return 0
			}
			n, _ := strconv.Atoi(strings.TrimFunc(parts[i], func(r rune) bool { return r < '0' || r > '9' }))
			return n
		}
		if c := cmp.Compare(number(one), number(other)); c != 0 {
			return c
		}
	}
	return 0
}

// findPackage follows find_package(name …): of what is not here, only that it was
// found is known, if it has to be.
func (s *cmakeScope) findPackage(args []string) {
	name := args[0]
	if !known(name) {
		s.missing = cmp.Or(s.missing, s.rules.reason(name))
		return
	}
	if name == "CUDA" || name == "CUDAToolkit" {
		s.set(name+"_FOUND", "TRUE")
		return
	}
	reason := "the package " + name
	before, _, _ := strings.Cut(strings.ToUpper(name), "_")
	s.unseen[before] = reason
	found := "TRUE"
	if !slices.Contains(args, "REQUIRED") {
		found = s.rules.about(0, reason+" may be there or not")
	}
	s.set(name+"_FOUND", found)
	s.set(strings.ToUpper(name)+"_FOUND", found)
}

func (s *cmakeScope) find(args []string) {
	if _, set := s.lookUp(args[0]); !set {
		s.unknown(0, args[0]+" is looked for on the machine", args[0])
	}
}

// outputs makes what a program prints unknown.
func (s *cmakeScope) outputs(args []string, c cmakeCommand) {
	for i, a := range args[:len(args)-1] {
		switch a {
		case "OUTPUT_VARIABLE", "RESULT_VARIABLE", "ERROR_VARIABLE", "RESULTS_VARIABLE", "RETURN_VALUE":
			s.unknown(nvcc.All, "line "+strconv.Itoa(c.place.Line)+" of "+filepath.Base(c.place.File)+" asks a program", args[i+1])
		}
	}
}

func (s *cmakeScope) subdirectory(dir string) {
	if !known(dir) {
		s.missing = cmp.Or(s.missing, s.rules.reason(dir))
		return
	}
	if s.depth < maxDepth {
		s.enter(filepath.Join(absolute(dir, s.folder.path), "CMakeLists.txt"), s)
	}
}

// fetch follows a command that brings a project from elsewhere.
func (s *cmakeScope) fetch(args []string) {
	name := args[0]
	if i := slices.Index(args, "NAME"); i >= 0 && i+1 < len(args) {
		name = args[i+1]
	}
	s.missing = cmp.Or(s.missing, name+" comes from elsewhere")
	before, _, _ := strings.Cut(strings.ToUpper(name), "_")
	s.unseen[before] = name + " comes from elsewhere"
}

func (s *cmakeScope) auxSources(args []string) {
	if len(args) != 2 || !known(args[0]) {
		return
	}
	var files []string
	for _, name := range s.rules.namesIn(absolute(args[0], s.folder.path)) {
		if slices.Contains(inputExtensions[:5], filepath.Ext(name)) {
			files = append(files, filepath.Join(args[0], name))
		}
	}
	s.set(args[1], strings.Join(files, ";"))
}

// run follows commands: blocks here, the others one by one.
func (s *cmakeScope) run(commands []cmakeCommand) {
	for i := 0; i < len(commands) && !s.ended && !s.left; i++ {
		if !s.budget.spend(0) {
			return
		}
		c := commands[i]
		switch c.name {
		case "if":
			end := blockEnd(commands, i)
			s.branches(commands[i:end])
			i = end
		case "foreach":
			end := blockEnd(commands, i)
			s.foreach(c, commands[i+1:min(end, len(commands))])
			i = end
		case "while":
			end := blockEnd(commands, i)
			s.either("a while loop", false, []func(*cmakeScope){func(s *cmakeScope) { s.run(commands[i+1 : min(end, len(commands))]) }})
			i = end
		case "function", "macro":
			end := blockEnd(commands, i)
			if args := s.expandAll(c.args); len(args) > 0 {
				s.functions[strings.ToLower(args[0])] = cmakeFunction{args[1:], commands[i+1 : min(end, len(commands))], c.name == "macro", filepath.Dir(c.place.File)}
			}
			i = end
		default:
			if f, ok := s.functions[c.name]; ok {
				s.call(f, c)
				continue
			}
			s.command(c)
		}
	}
}

// blockEnd returns the index of the command that ends the block that begins at
// the given one, or that of the last command's successor.
func blockEnd(commands []cmakeCommand, start int) int {
	begin := commands[start].name
	depth := 0
	for i := start; i < len(commands); i++ {
		switch commands[i].name {
		case begin:
			depth++
		case "end" + begin:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(commands)
}

// branches follows an if without its endif.
func (s *cmakeScope) branches(block []cmakeCommand) {
	var possible []func(*cmakeScope)
	complete := false
	line := block[0].place
	for len(block) > 0 && !complete {
		next := 1
		for next < len(block) && block[next].name != "elseif" && block[next].name != "else" {
			if block[next].name == "if" {
				next = min(blockEnd(block, next), len(block)-1)
			}
			next++
		}
		truth := yes
		if block[0].name != "else" {
			truth = s.holds(block[0].args)
		}
		if truth == no || truth == yes && next < len(block) {
			s.decided = true
		}
		if body := block[1:next]; truth != no {
			possible = append(possible, func(s *cmakeScope) { s.run(body) })
		}
		complete = truth == yes
		block = block[next:]
	}
	if complete && len(possible) == 1 {
		possible[0](s)
	} else if len(possible) > 0 {
		s.either("line "+strconv.Itoa(line.Line)+" of "+filepath.Base(line.File)+" is not decided", complete, possible)
	}
}

// either follows branches of which at most one is taken, or exactly one if they
// are complete. What they make of variables is one or another.
func (s *cmakeScope) either(reason string, complete bool, branches []func(*cmakeScope)) {
	before, outer := s.vars, s.uncertain
	var ends []map[string]string
	if !complete {
		ends = append(ends, before)
	}
	s.uncertain = reason
	for _, branch := range branches {
		s.vars = cloneVars(before)
		branch(s)
		if !s.ended || s.mode == openMode {
			ends = append(ends, s.vars)
		}
		s.ended, s.left = false, false // what follows a break that may be is followed, too
	}
	s.uncertain = outer
	if len(ends) == 0 {
		s.vars, s.ended = before, true
		return
	}
	s.vars = cloneVars(ends[0])
	for _, end := range ends[1:] {
		for name, value := range end {
			old, ok := s.vars[name]
			if ok && old == value {
				continue
			}
			if !ok {
				old = s.cache[name]
			}
			s.vars[name] = s.rules.merge(old, value, reason)
		}
		for name, value := range s.vars {
			if _, ok := end[name]; !ok {
				s.vars[name] = s.rules.merge(value, s.cache[name], reason)
			}
		}
	}
}

func cloneVars(vars map[string]string) map[string]string {
	clone := make(map[string]string, len(vars)+8)
	for name, value := range vars {
		clone[name] = value
	}
	return clone
}

// foreach follows foreach(name values…), with IN LISTS, IN ITEMS, IN ZIP_LISTS or
// RANGE.
func (s *cmakeScope) foreach(c cmakeCommand, body []cmakeCommand) {
	args := s.expandAll(c.args)
	if len(args) < 2 {
		return
	}
	values := args[1:]
	switch values[0] {
	case "RANGE":
		values = rangeOf(values[1:])
	case "IN":
		var in []string
		lists := false
		for _, w := range values[1:] {
			switch {
			case w == "LISTS" || w == "ITEMS" || w == "ZIP_LISTS":
				lists = w != "ITEMS"
			case lists:
				in = append(in, items(s.value(w))...)
			default:
				in = append(in, w)
			}
		}
		values = in
	}
	saved, had := s.vars[args[0]]
	for _, value := range s.rules.allItems(values) {
		if !s.budget.spend(0) || s.ended {
			break
		}
		s.set(args[0], value)
		s.run(body)
		s.left = false
	}
	if had {
		s.vars[args[0]] = saved
	} else {
		delete(s.vars, args[0])
	}
}

// allItems returns the items of a list with those that may be several replaced by
// all of them.
func (h *holes) allItems(list []string) []string {
	var all []string
	for _, item := range list {
		readings := h.readings(item)
		if readings == nil {
			all = append(all, item)
		}
		for _, reading := range readings {
			all = append(all, items(reading)...)
		}
	}
	return all
}

// rangeOf returns the numbers of RANGE [start] stop [step].
func rangeOf(args []string) []string {
	numbers := []int{0, 0, 1}
	if len(args) == 1 {
		args = []string{"0", args[0]}
	}
	for i, a := range args[:min(3, len(args))] {
		n, err := strconv.Atoi(a)
		if err != nil {
			return nil
		}
		numbers[i] = n
	}
	var values []string
	for n := numbers[0]; numbers[2] > 0 && n <= numbers[1] && len(values) < 1000; n += numbers[2] {
		values = append(values, strconv.Itoa(n))
	}
	return values
}

// call runs a function in a scope of its own, or a macro in this one.
func (s *cmakeScope) call(f cmakeFunction, c cmakeCommand) {
	if s.depth >= maxDepth {
		return
	}
	args := s.expandAll(c.args)
	s.depth++
	defer func() { s.depth-- }()
	in := s
	if !f.macro {
		inner := *s
		in = &inner
		in.parent = s
		in.vars = cloneVars(s.vars)
		in.vars["CMAKE_CURRENT_FUNCTION_LIST_DIR"] = f.folder
	}
	saved := map[string]string{}
	bind := func(name, value string) {
		if old, ok := in.vars[name]; ok && f.macro {
			saved[name] = old
		}
		in.set(name, value)
	}
	for i, parameter := range f.parameters {
		if i < len(args) {
			bind(parameter, args[i])
		} else {
			bind(parameter, "")
		}
	}
	bind("ARGC", strconv.Itoa(len(args)))
	bind("ARGV", strings.Join(args, ";"))
	bind("ARGN", strings.Join(args[min(len(f.parameters), len(args)):], ";"))
	for i, a := range args {
		if i < 10 {
			bind("ARGV"+strconv.Itoa(i), a)
		}
	}
	in.run(f.body)
	if f.macro {
		for _, name := range append([]string{"ARGC", "ARGV", "ARGN"}, f.parameters...) {
			if old, ok := saved[name]; ok {
				s.vars[name] = old
			} else {
				delete(s.vars, name)
			}
		}
		return
	}
	if in.ended && s.fatal(f.body) {
		s.ended = true
	}
}

// fatal reports whether a function that ended may have done so by an error.
func (s *cmakeScope) fatal(body []cmakeCommand) bool {
	return !slices.ContainsFunc(body, func(c cmakeCommand) bool { return c.name == "return" })
}

// holds answers whether a condition is true, in the order of CMake's
// operators: what stands in brackets, tests, comparisons, NOT, AND, OR.
func (s *cmakeScope) holds(args []cmakeArg) truth {
	for i, a := range args {
		if a.kind != openBracket {
			continue
		}
		depth := 0
		for j := i; j < len(args); j++ {
			switch args[j].kind {
			case openBracket:
				depth++
			case closeBracket:
				depth--
			}
			if depth == 0 {
				value := map[truth]string{yes: "TRUE", no: "FALSE", unknown: s.rules.unknown("a condition")}[s.holds(args[i+1:j])]
				return s.holds(slices.Concat(args[:i], []cmakeArg{{value, knownArg}}, args[j+1:]))
			}
		}
		return unknown
	}
	index := func(word string) int {
		return slices.IndexFunc(args, func(a cmakeArg) bool { return a.kind == unquotedArg && a.text == word })
	}
	if i := index("OR"); i >= 0 {
		return max(s.holds(args[:i]), s.holds(args[i+1:]))
	}
	if i := index("AND"); i >= 0 {
		return min(s.holds(args[:i]), s.holds(args[i+1:]))
	}
	if len(args) > 0 && args[0].kind == unquotedArg && args[0].text == "NOT" {
		return yes - s.holds(args[1:])
	}
	if s.mode == openMode && slices.ContainsFunc(args, s.isOpen) {
		return unknown
	}
	expanded := s.expandArgs(args)
	switch len(expanded) {
	case 0:
		return no
	case 1:
		return s.isTrue(expanded[0])
	case 2:
		return s.test(expanded[0].text, expanded[1].text)
	case 3:
		return s.compare(expanded[0], expanded[1].text, expanded[2])
	}
	return unknown
}

// isOpen reports whether another run of cmake may decide otherwise about an operand:
// it is a variable that does not tell the system apart.
func (s *cmakeScope) isOpen(a cmakeArg) bool {
	if a.kind == bracketArg || a.kind == knownArg {
		return false
	}
	name := a.text
	if before, after, ok := strings.Cut(name, "${"); ok {
		name, _, _ = strings.Cut(before+after, "}")
	} else if a.kind == quotedArg || constantTruth(name) != unknown || !isIdentifier(name) {
		return false
	} else if _, defined := s.lookUp(name); !defined {
		return !systemVariables[name] && !conditionWords[name]
	}
	return !systemVariables[name]
}

var (
	systemVariables = map[string]bool{
		"WIN32": true, "MSVC": true, "APPLE": true, "UNIX": true, "LINUX": true, "MINGW": true, "CYGWIN": true, "ANDROID": true, "IOS": true,
		"CMAKE_SYSTEM_NAME": true, "CMAKE_HOST_SYSTEM_NAME": true, "CMAKE_SYSTEM_PROCESSOR": true, "CMAKE_VERSION": true,
	}
	conditionWords = map[string]bool{
		"DEFINED": true, "TARGET": true, "EXISTS": true, "COMMAND": true, "POLICY": true, "IS_DIRECTORY": true, "IS_ABSOLUTE": true,
		"STREQUAL": true, "MATCHES": true, "EQUAL": true, "LESS": true, "GREATER": true, "LESS_EQUAL": true, "GREATER_EQUAL": true, "IN_LIST": true,
		"VERSION_LESS": true, "VERSION_GREATER": true, "VERSION_EQUAL": true, "VERSION_LESS_EQUAL": true, "VERSION_GREATER_EQUAL": true,
		"STRLESS": true, "STRGREATER": true, "STRLESS_EQUAL": true, "STRGREATER_EQUAL": true, "PATH_EQUAL": true, "TEST": true,
		"Linux": true, "Windows": true, "Darwin": true, "GNU": true, "Clang": true, "AppleClang": true, "Intel": true,
	}
)

// expandArgs expands the arguments of a condition; the unquoted ones split.
func (s *cmakeScope) expandArgs(args []cmakeArg) []cmakeArg {
	var out []cmakeArg
	for _, a := range args {
		text := s.argument(a)
		if a.kind != unquotedArg {
			out = append(out, cmakeArg{text, a.kind})
			continue
		}
		for _, item := range items(text) {
			out = append(out, cmakeArg{item, unquotedArg})
		}
	}
	return out
}

// test answers the operators with one operand.
func (s *cmakeScope) test(operator, operand string) truth {
	if !known(operand) {
		return unknown
	}
	switch operator {
	case "DEFINED":
		if strings.HasPrefix(operand, "ENV{") {
			return unknown
		}
		operand = strings.TrimSuffix(strings.TrimPrefix(operand, "CACHE{"), "}")
		value, defined := s.lookUp(operand)
		if _, own := s.vars[operand]; !own && defined && s.cache[operand] == "" && !known(value) {
			return unknown // a package may define it
		}
		return truthOf(defined)
	case "TARGET":
		if s.target(operand) != nil {
			return yes
		}
		if package_, _, imported := strings.Cut(operand, "::"); imported && (package_ == "CUDA" || package_ == "Threads") {
			return yes
		}
		if s.missing != "" || len(s.unseen) > 0 {
			return unknown
		}
		return no
	case "COMMAND":
		if _, ok := s.functions[strings.ToLower(operand)]; ok {
			return yes
		}
		if s.missing != "" || len(s.unseen) > 0 {
			return unknown
		}
		return truthOf(cmakeCommands[strings.ToLower(operand)] != nil)
	case "EXISTS", "IS_DIRECTORY":
		if path := absolute(operand, s.folder.path); s.rules.inside(path) && !within(filepath.Join(s.root, "build"), path) {
			return truthOf(slices.Contains(s.rules.namesIn(filepath.Dir(path)+"/"), filepath.Base(path)))
		}
		return unknown
	case "IS_ABSOLUTE":
		return truthOf(filepath.IsAbs(operand))
	case "POLICY":
		return yes
	}
	return unknown
}

// isTrue answers whether a constant or a variable is true.
func (s *cmakeScope) isTrue(a cmakeArg) truth {
	if !known(a.text) {
		return s.rules.truthOfText(a.text)
	}
	if constant := constantTruth(a.text); constant != unknown {
		return constant
	}
	if a.kind != unquotedArg {
		return no
	}
	value, defined := s.lookUp(a.text)
	if !defined {
		return no
	}
	return s.rules.truthOfText(value)
}

// truthOfText answers whether a variable's value is true, in all its readings.
func (h *holes) truthOfText(text string) truth {
	readings := h.readings(text)
	if readings == nil {
		return unknown
	}
	answer := func(t string) truth { return truthOf(constantTruth(t) != no) }
	for _, reading := range readings {
		if answer(reading) != answer(readings[0]) {
			return unknown
		}
	}
	return answer(readings[0])
}

// constantTruth answers what CMake's names for true and false and numbers say;
// other words say nothing.
func constantTruth(text string) truth {
	switch upper := strings.ToUpper(text); upper {
	case "1", "ON", "YES", "TRUE", "Y":
		return yes
	case "", "0", "OFF", "NO", "FALSE", "N", "IGNORE", "NOTFOUND":
		return no
	}
	if strings.HasSuffix(text, "-NOTFOUND") {
		return no
	}
	if number, err := strconv.ParseFloat(text, 64); err == nil {
		return truthOf(number != 0)
	}
	return unknown
}

// operand returns what a side of a comparison stands for: the value of the
// variable of that name, or the text itself.
func (s *cmakeScope) operand(a cmakeArg) string {
	if a.kind == unquotedArg && known(a.text) {
		if value, ok := s.lookUp(a.text); ok {
			return value
		}
	}
	return a.text
}

// compare answers a STREQUAL b and its kin.
func (s *cmakeScope) compare(left cmakeArg, operator string, right cmakeArg) truth {
	a, b := s.operand(left), s.operand(right)
	switch operator {
	case "IN_LIST":
		list := s.value(right.text)
		if slices.Contains(items(list), a) && known(a) {
			return yes
		}
		if !known(list + a) {
			return unknown
		}
		return no
	case "STREQUAL":
		return s.rules.equal(a, b)
	case "MATCHES":
		b = right.text
	}
	if !known(a) || !known(b) {
		if operator == "MATCHES" && known(b) {
			return s.matchReadings(a, b)
		}
		return unknown
	}
	order := strings.TrimPrefix(operator, "VERSION_")
	var numbers int
	switch {
	case operator == "MATCHES":
		return s.match(a, b)
	case order != operator:
		numbers = compareVersions(a, b)
	case strings.HasPrefix(operator, "STR"):
		order, numbers = strings.TrimPrefix(operator, "STR"), strings.Compare(a, b)
	case operator == "PATH_EQUAL":
		return truthOf(filepath.Clean(a) == filepath.Clean(b))
	default:
		x, errX := strconv.ParseFloat(a, 64)
		y, errY := strconv.ParseFloat(b, 64)
		if errX != nil || errY != nil {
			return no
		}
		numbers = cmp.Compare(x, y)
	}
	switch order {
	case "EQUAL":
		return truthOf(numbers == 0)
	case "LESS":
		return truthOf(numbers < 0)
	case "GREATER":
		return truthOf(numbers > 0)
	case "LESS_EQUAL":
		return truthOf(numbers <= 0)
	case "GREATER_EQUAL":
		return truthOf(numbers >= 0)
	}
	return unknown
}

// match answers a MATCHES b, and sets what the groups match.
func (s *cmakeScope) match(a, b string) truth {
	re := cmakeRegexp(b)
	if re == nil || !s.budget.spend(len(a)) {
		return unknown
	}
	groups := re.FindStringSubmatch(a)
	if groups != nil {
		s.setMatches(groups)
	}
	return truthOf(groups != nil)
}

func (s *cmakeScope) setMatches(groups []string) {
	for i, g := range groups[:min(10, len(groups))] {
		s.set("CMAKE_MATCH_"+strconv.Itoa(i), g)
	}
	s.set("CMAKE_MATCH_COUNT", strconv.Itoa(len(groups)-1))
}

// matchReadings answers a MATCHES b for all that a may be.
func (s *cmakeScope) matchReadings(a, b string) truth {
	readings, re := s.rules.readings(a), cmakeRegexp(b)
	if readings == nil || re == nil {
		return unknown
	}
	for _, reading := range readings {
		if re.MatchString(reading) != re.MatchString(readings[0]) {
			return unknown
		}
	}
	return truthOf(re.MatchString(readings[0]))
}

// cmakeRegexp compiles a regular expression as cmake spells them, or returns nil.
func cmakeRegexp(text string) *regexp.Regexp {
	if len(text) > maxTextLength {
		return nil
	}
	re, err := regexp.Compile(strings.ReplaceAll(text, "[]", `[\]`))
	if err != nil {
		return nil
	}
	return re
}
