package buildrule

import (
	"cmp"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// predefined returns the variables that cmake begins with, as it does on the system
// that cudavet runs on.
func (c *cmake) predefined(dir string) map[string]string {
	build := filepath.Join(dir, "build")
	toolkit := c.rules.toolkit
	compiler := c.rules.either("the version of the compiler", "11.5", "12.4", "13.3", "14.2", "15.1") // of GCC, as systems of today have it
	vars := map[string]string{
		"CMAKE_SOURCE_DIR": dir, "PROJECT_SOURCE_DIR": dir, "CMAKE_BINARY_DIR": build, "PROJECT_BINARY_DIR": build,
		"CMAKE_VERSION": "3.31.0", "CMAKE_MAJOR_VERSION": "3", "CMAKE_MINOR_VERSION": "31", "CMAKE_COMMAND": "cmake",
		"CMAKE_GENERATOR": "Unix Makefiles", "CMAKE_SIZEOF_VOID_P": "8", "CMAKE_INSTALL_PREFIX": "/usr/local",
		"CMAKE_C_COMPILER_ID": "GNU", "CMAKE_CXX_COMPILER_ID": "GNU", "CMAKE_CXX_COMPILER_VERSION": compiler, "CMAKE_C_COMPILER_VERSION": compiler,
		"CMAKE_COMPILER_IS_GNUCXX": "1", "CMAKE_COMPILER_IS_GNUCC": "1", "CMAKE_BUILD_TYPE": "", "CMAKE_CXX_COMPILER": "c++", "CMAKE_C_COMPILER": "cc",
		"CMAKE_CUDA_COMPILER_ID": "NVIDIA", "CMAKE_CUDA_COMPILER_VERSION": toolkit.String(), "CUDA_NVCC_EXECUTABLE": "nvcc",
		"CUDA_VERSION_STRING":    toolkit.String(),
		"CMAKE_CUDA_FLAGS_DEBUG": "-g", "CMAKE_CUDA_FLAGS_RELEASE": "-O3 -DNDEBUG", "CMAKE_CUDA_FLAGS_RELWITHDEBINFO": "-O2 -g -DNDEBUG",
		"CMAKE_CUDA_FLAGS_MINSIZEREL": "-O1 -DNDEBUG", "CMAKE_CXX_FLAGS_DEBUG": "-g", "CMAKE_CXX_FLAGS_RELEASE": "-O3 -DNDEBUG",
		"CMAKE_CXX_FLAGS_RELWITHDEBINFO": "-O2 -g -DNDEBUG", "CMAKE_CXX_FLAGS_MINSIZEREL": "-Os -DNDEBUG",
		"CMAKE_SYSTEM_PROCESSOR": uname([]string{"-m"}), "CMAKE_HOST_SYSTEM_PROCESSOR": uname([]string{"-m"}),
	}
	for _, name := range strings.Fields("CMAKE_CUDA_IMPLICIT_INCLUDE_DIRECTORIES CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES") {
		vars[name] = c.rules.found("a folder of the machine")
	}
	for names, folder := range map[string]string{ // where the toolkit is, unless it is elsewhere; it is never the repository
		"CUDA_TOOLKIT_ROOT_DIR CUDAToolkit_ROOT CUDAToolkit_TARGET_DIR":                                          "",
		"CUDA_INCLUDE_DIRS CUDA_TOOLKIT_INCLUDE CUDAToolkit_INCLUDE_DIRS CMAKE_CUDA_TOOLKIT_INCLUDE_DIRECTORIES": "/include",
		"CUDAToolkit_BIN_DIR": "/bin", "CUDAToolkit_LIBRARY_DIR": "/lib64",
	} {
		for name := range strings.FieldsSeq(names) {
			vars[name] = "/usr/local/cuda" + folder
		}
	}
	for _, name := range strings.Fields("ALL ALL_MAJOR NATIVE") { // each cmake has tables of its own
		vars["CMAKE_CUDA_ARCHITECTURES_"+name] = c.rules.about(nvcc.Architecture, "cmake's list of architectures")
	}
	for _, prefix := range []string{"CUDA", "CUDAToolkit"} {
		vars[prefix+"_VERSION"] = toolkit.String()
		vars[prefix+"_VERSION_MAJOR"], vars[prefix+"_VERSION_MINOR"] = strconv.Itoa(toolkit.Major), strconv.Itoa(toolkit.Minor)
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

// set gives a variable a value.
func (s *cmakeScope) set(name, value string) {
	if !s.allows(len(value)) {
		value = s.tooLong(name)
	}
	s.vars.set(name, value)
}

// allows reports whether a variable may have a value of so many bytes, and pays for it.
func (s *cmakeScope) allows(bytes int) bool {
	if bytes > maxValue || !s.budget.spend(bytes) {
		s.budget.bytes = -1
		return false
	}
	return true
}

// tooLong returns the representation of a variable's value that is too long.
func (s *cmakeScope) tooLong(name string) string {
	return s.rules.unknown("${" + name + "} is too long")
}

// unknown makes variables unknown.
func (s *cmakeScope) unknown(about nvcc.Aspects, reason string, names ...string) {
	for _, name := range names {
		if name != "" {
			s.vars.set(name, s.rules.about(about, reason))
		}
	}
}

// value returns a variable's value.
func (s *cmakeScope) value(name string) string {
	value, _ := s.lookUp(name)
	return value
}

// lookUp returns a variable's value, and whether it is defined.
func (s *cmakeScope) lookUp(name string) (value string, defined bool) {
	if !known(name) {
		return s.rules.unknown(s.rules.reason(name)), true
	}
	if value, ok := s.vars.lookUp(name); ok {
		return value, true
	}
	if value, ok := s.cache[name]; ok {
		return value, true
	}
	if name == "CMAKE_MATCH_0" || strings.HasPrefix(name, "CMAKE_") {
		return "", false
	}
	if before, _, ok := strings.Cut(name, "_"); ok {
		if reason := s.unseen[strings.ToUpper(before)]; reason != "" {
			return s.rules.about(variableAspects(name), "${"+name+"}: "+reason), true
		}
	}
	return "", false
}

// variableAspects returns the aspects that the value of a package's variable can have. The flags of
// threads and of OpenMP are the host compiler's own.
func variableAspects(name string) nvcc.Aspects {
	switch upper := strings.ToUpper(name); {
	case strings.HasPrefix(upper, "OPENMP_") || strings.HasPrefix(upper, "THREADS_"):
		return 0
	case strings.Contains(upper, "INCLUDE") || strings.Contains(upper, "LIB") || strings.HasSuffix(upper, "_FOUND") || strings.Contains(upper, "VERSION") || strings.HasSuffix(upper, "_DIR"):
		return 0
	}
	return nvcc.All
}

// assign follows set(name value… [CACHE type doc | PARENT_SCOPE]).
func (s *cmakeScope) assign(name string, words []string) {
	if strings.HasPrefix(name, "ENV{") {
		return
	}
	for i, w := range words {
		switch {
		case w == "CACHE" && len(words) >= i+3:
			value := strings.Join(words[:i], ";")
			_, cached := s.cache[name]
			if _, given := s.given[name]; given || cached && !slices.Contains(words[i:], "FORCE") {
				return
			}
			if _, set := s.vars.lookUp(name); !set || slices.Contains(words[i:], "FORCE") {
				s.set(name, value)
			}
			s.cache[name] = value
			return
		case w == "PARENT_SCOPE" && i == len(words)-1:
			s.assignOutside(name, binding{strings.Join(words[:i], ";"), true})
			return
		}
	}
	if len(words) == 0 {
		s.vars.unset(name)
		return
	}
	s.set(name, strings.Join(words, ";"))
}

// assignOutside follows PARENT_SCOPE: it gives a variable of a function's caller, or of
// the folder that added this one, a value, or takes it away.
func (s *cmakeScope) assignOutside(name string, to binding) {
	old := binding{}
	switch {
	case s.returned != nil:
		b, ok := s.returned[name]
		if !ok {
			b = s.vars.before(s.mark, name)
		}
		old = b
	case s.parent != nil:
		old.value, old.set = s.parent.vars.lookUp(name)
	default:
		return
	}
	if s.uncertain != "" {
		if !old.set {
			old.value = s.cache[name]
		}
		to = binding{s.rules.merge(old.value, to.value, s.uncertain), true}
	}
	if s.returned != nil {
		s.returned[name] = to
	} else {
		s.parent.vars.bind(name, to)
	}
}

func (s *cmakeScope) unset(args []string) {
	switch {
	case slices.Contains(args, "PARENT_SCOPE"):
		s.assignOutside(args[0], binding{})
		return
	case slices.Contains(args, "CACHE"):
		delete(s.cache, args[0])
	}
	s.vars.unset(args[0])
}

func (s *cmakeScope) option(args []string) {
	name := args[0]
	if _, set := s.lookUp(name); set {
		return
	}
	s.cache[name] = cmp.Or(strings.Join(args[min(2, len(args)):], ";"), "OFF")
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
	}
	switch depends {
	case no:
		value = args[4]
	case unknown:
		value = s.rules.either(args[0]+" depends on what is not known", value, args[4])
	}
	s.set(args[0], value)
}
