package buildrule

import (
	"cmp"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// findPackage follows find_package(name …): a package that is not here is known to be found if it is
// required, and nothing else.
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
	if s.ownModule(args) {
		return
	}
	reason := "the package " + name
	before, _, _ := strings.Cut(strings.ToUpper(name), "_")
	s.unseen[before] = reason
	s.found(name, slices.Contains(args, "REQUIRED"), reason)
}

// findRequired is the variable that makes the search for a file mandatory.
const findRequired = "CMAKE_FIND_REQUIRED"

// ownModule runs the project's own module that finds a package, if it has one.
func (s *cmakeScope) ownModule(args []string) bool {
	name := args[0]
	s.set(name+"_FIND_REQUIRED", truthWord(slices.Contains(args, "REQUIRED")))
	outer := s.vars.value(findRequired)
	s.set(findRequired, s.vars.value(name+"_FIND_REQUIRED")) // it succeeds, or cmake ends
	defer func() { s.vars.set(findRequired, outer) }()
	for _, folder := range items(s.value("CMAKE_MODULE_PATH")) {
		if known(folder) && s.include(filepath.Join(absolute(folder, s.folder.path), "Find"+name+".cmake")) {
			if _, answered := s.lookUp(name + "_FOUND"); !answered {
				s.found(name, slices.Contains(args, "REQUIRED"), "the package "+name)
			}
			return true
		}
	}
	return false
}

// found says that a package was found, if it has to be.
func (s *cmakeScope) found(name string, required bool, reason string) {
	found := "TRUE"
	if !required {
		found = s.rules.about(0, reason+" may be there or not")
	}
	s.set(name+"_FOUND", found)
	s.set(strings.ToUpper(name)+"_FOUND", found)
}

// standardArgs follows find_package_handle_standard_args(name …) of a module.
func (s *cmakeScope) standardArgs(args []string) {
	required := constantTruth(s.value(args[0]+"_FIND_REQUIRED")) == yes
	s.found(args[0], required, "the package "+args[0])
}

// find follows find_path and its kin: files in the folders of the repository that they name are found;
// other results depend on the machine.
func (s *cmakeScope) find(args []string, command string) {
	if _, set := s.lookUp(args[0]); set {
		return
	}
	if command == "find_path" || command == "find_file" {
		if path := s.findInside(args[1:], command == "find_file"); path != "" {
			s.set(args[0], path)
			return
		}
	}
	if slices.Contains(args, "REQUIRED") || constantTruth(s.value(findRequired)) == yes {
		s.set(args[0], s.rules.found(args[0]+" is looked for on the machine"))
		return
	}
	s.unknown(0, args[0]+" is looked for on the machine", args[0])
}

// findInside returns the folder of the repository, or the file, that find_path or
// find_file finds, or "".
func (s *cmakeScope) findInside(args []string, file bool) string {
	var names, folders, suffixes []string
	to := &names
	for _, a := range args {
		switch a {
		case "NAMES":
			to = &names
		case "HINTS", "PATHS":
			to = &folders
		case "PATH_SUFFIXES":
			to = &suffixes
		case "DOC":
			to = new([]string)
		case "REQUIRED", "NO_DEFAULT_PATH", "NO_CMAKE_FIND_ROOT_PATH", "NO_CACHE", "ENV":
		default:
			*to = append(*to, a)
			if to == &names && len(names) == 1 && args[0] != "NAMES" {
				to = &folders // the short form: name, folders
			}
		}
	}
	for _, folder := range folders {
		for _, suffix := range append(suffixes, "") {
			for _, name := range names {
				path := filepath.Join(absolute(folder, s.folder.path), suffix, name)
				if !known(path) || !s.rules.inside(path) || !s.budget.spend(0) || len(s.rules.glob(path)) == 0 {
					continue
				}
				if file {
					return path
				}
				return filepath.Join(absolute(folder, s.folder.path), suffix)
			}
		}
	}
	return ""
}

// tryRun follows try_run(status compiled … RUN_OUTPUT_VARIABLE variable): the output of the program is
// unknown.
func (s *cmakeScope) tryRun(args []string) {
	s.unknown(0, "the compiler is tried", args[:min(2, len(args))]...)
	for i, a := range args[:len(args)-1] {
		if strings.HasSuffix(a, "OUTPUT_VARIABLE") {
			s.unknown(nvcc.All, "a program is tried", args[i+1])
		}
	}
}

// outputs makes the output of a program unknown.
func (s *cmakeScope) outputs(args []string, c cmakeCommand) {
	for i, a := range args[:len(args)-1] {
		switch a {
		case "OUTPUT_VARIABLE", "RESULT_VARIABLE", "ERROR_VARIABLE", "RESULTS_VARIABLE", "RETURN_VALUE":
			s.unknown(nvcc.All, "line "+strconv.Itoa(c.place.Line)+" of "+filepath.Base(c.place.File)+" asks a program", args[i+1])
		}
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
