package buildrule

import (
	"cmp"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

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
