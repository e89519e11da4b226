package buildrule

import (
	"path/filepath"
	"slices"
	"strings"
)

// The options that enable CUDA in a project are inferred from the code that depends on them: a branch
// that is not taken and that enables the language, looks for the toolkit or adds CUDA sources requests
// the values with which its condition holds.

// isForCUDA reports whether commands, or the lists that they bring in, build
// anything with CUDA. Lists in lists are followed to a depth.
func (s *cmakeScope) isForCUDA(commands []cmakeCommand, depth int) bool {
	return slices.ContainsFunc(commands, func(c cmakeCommand) bool {
		first := ""
		if len(c.args) > 0 {
			first = s.argument(c.args[0])
		}
		switch c.name {
		case "message", "if", "elseif":
			return false
		case "set":
			if value, ok := s.needed[first]; ok && len(c.args) > 1 && (c.args[1].text == value || value == "ON" && constantTruth(c.args[1].text) == yes) {
				return true
			}
		case "find_package", "find_dependency":
			return first == "CUDA" || first == "CUDAToolkit"
		case "enable_language", "project", "check_language":
			return slices.ContainsFunc(c.args, func(a cmakeArg) bool { return a.text == "CUDA" })
		case "add_subdirectory", "include":
			return depth < 3 && s.listIsForCUDA(c.name, first, depth)
		}
		return strings.HasPrefix(c.name, "cuda_") || slices.ContainsFunc(c.args, isCUDAArgument)
	})
}

// isCUDAArgument reports whether an argument names a source of CUDA's.
func isCUDAArgument(a cmakeArg) bool { return filepath.Ext(a.text) == ".cu" }

// listIsForCUDA answers isForCUDA of the list that add_subdirectory or include names.
func (s *cmakeScope) listIsForCUDA(command, name string, depth int) bool {
	if !known(name) {
		return false
	}
	path := absolute(name, s.folder.path)
	if command == "add_subdirectory" {
		path = filepath.Join(path, "CMakeLists.txt")
	}
	text, ok := s.rules.text(path)
	return ok && s.budget.spend(len(text)) && s.isForCUDA(splitCMake(path, text), depth+1)
}

// wish notes values of options with which a condition would hold that does not.
func (s *cmakeScope) wish(condition []cmakeArg) {
	if slices.ContainsFunc(condition, func(a cmakeArg) bool { return a.kind == openBracket }) {
		return
	}
	isWord := func(word string) func(cmakeArg) bool {
		return func(a cmakeArg) bool { return a.kind == unquotedArg && a.text == word }
	}
	if i := slices.IndexFunc(condition, isWord("OR")); i >= 0 {
		condition = condition[:i]
	}
	wishes := map[string]string{}
	for len(condition) > 0 {
		term := condition
		if i := slices.IndexFunc(condition, isWord("AND")); i >= 0 {
			term, condition = condition[:i], condition[i+1:]
		} else {
			condition = nil
		}
		if s.holds(term) != no {
			continue
		}
		name, value := s.wishedFor(term)
		if !s.isOption(name) {
			if isIdentifier(name) && !systemVariables[name] {
				s.needs[name] = value // code that sets it so is requested
			}
			return
		}
		wishes[name] = value
	}
	addNew(s.wishes, wishes)
}

// wishedFor returns the variable that a term of a condition asks for, and the value
// with which it holds; no name if it asks otherwise.
func (s *cmakeScope) wishedFor(term []cmakeArg) (name, value string) {
	variable := func(a cmakeArg) string { return strings.TrimSuffix(strings.TrimPrefix(a.text, "${"), "}") }
	switch {
	case len(term) == 1:
		return variable(term[0]), "ON"
	case len(term) == 2 && term[0].text == "NOT":
		return variable(term[1]), "OFF"
	case len(term) == 3 && (term[1].text == "STREQUAL" || term[1].text == "MATCHES"):
		if value := s.argument(term[2]); value != "" && strings.Trim(value, "^$") != "" && !strings.ContainsAny(value, `.*+?()[]|\;`) {
			return variable(term[0]), strings.Trim(value, "^$")
		}
	}
	return "", ""
}

// isOption reports whether the user of cmake decides about a variable: it is in the cache, or never
// set.
func (s *cmakeScope) isOption(name string) bool {
	if !isIdentifier(name) || systemVariables[name] || strings.HasPrefix(name, "CMAKE_") || strings.HasSuffix(name, "_FOUND") {
		return false
	}
	if _, given := s.given[name]; given {
		return false
	}
	_, cached := s.cache[name]
	_, set := s.vars.lookUp(name)
	return cached || !set
}
