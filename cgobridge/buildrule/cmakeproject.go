package buildrule

import (
	"cmp"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

func (s *cmakeScope) project(args []string) {
	name := args[0]
	s.isProject = true
	dir := s.folder.path
	build := s.vars.value("CMAKE_CURRENT_BINARY_DIR")
	for _, prefix := range []string{"PROJECT", name} {
		s.set(prefix+"_SOURCE_DIR", dir)
		s.set(prefix+"_BINARY_DIR", build)
		s.cache[prefix+"_SOURCE_DIR"], s.cache[prefix+"_BINARY_DIR"] = dir, build
	}
	s.set("PROJECT_NAME", name)
	if _, ok := s.vars.lookUp("CMAKE_PROJECT_NAME"); !ok {
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

// enable follows the effects of enabling a language.
func (s *cmakeScope) enable(languages []string) {
	if !slices.Contains(languages, "CUDA") {
		return
	}
	s.set("CMAKE_CUDA_COMPILER", "nvcc")
	s.set("CMAKE_CUDA_COMPILER_LOADED", "1")
	if _, set := s.lookUp("CMAKE_CUDA_ARCHITECTURES"); !set && s.vars.value("CMAKE_MINIMUM_REQUIRED_VERSION") != "" && compareVersions(s.vars.value("CMAKE_MINIMUM_REQUIRED_VERSION"), "3.18") >= 0 {
		s.cache["CMAKE_CUDA_ARCHITECTURES"] = strconv.Itoa(s.rules.toolkit.DefaultArchitecture())
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

func (s *cmakeScope) subdirectory(dir string) {
	if !known(dir) {
		s.missing = cmp.Or(s.missing, s.rules.reason(dir))
		return
	}
	if s.budget.allows(s.depth + 1) {
		s.enter(filepath.Join(absolute(dir, s.folder.path), "CMakeLists.txt"), s)
	}
}
