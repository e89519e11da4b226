package command

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// targets are what arguments name to be checked.
type targets struct {
	patterns []string // of packages
	files    []string // of CUDA
	strays   []string // a line for each argument that is neither
}

func targetsOf(args []string) (t targets) {
	for _, arg := range args {
		switch {
		case !isCUDA(arg):
			t.patterns = append(t.patterns, arg)
		case mayBeCUDA(arg):
			t.files = append(t.files, arg)
		default:
			t.strays = append(t.strays, arg+" is no CUDA source: it has neither the extension of one nor a word of CUDA's")
		}
	}
	return t
}

// checkTargets checks what arguments name.
func checkTargets(run *check.Run, t targets) (found check.Result) {
	if len(t.files) > 0 {
		found = run.Files(t.files)
	}
	if len(t.patterns) > 0 {
		found.AddPackages(run.Packages(t.patterns))
	}
	found.Findings = report.Dedupe(found.Findings)
	found.Failures = append(t.strays, found.Failures...)
	if found.Nothing != "" {
		found.Failures = append(found.Failures, found.Nothing)
	}
	checked := found.Checked
	found.Texts = sourcetext.New(func() *regular.Folders { return run.Readable(slices.Concat(t.files, checked), len(t.patterns) > 0) })
	return found
}

// isCUDA reports whether an argument is a file for the CUDA rules rather than
// a package pattern: by its extension, or because it is a file and not Go's.
func isCUDA(arg string) bool {
	switch filepath.Ext(arg) {
	case ".cu", ".cuh":
		return !strings.Contains(arg, "...")
	case ".go":
		return false
	}
	info, err := os.Stat(arg)
	return err == nil && !info.IsDir()
}

// cudaWord matches what tells CUDA C++ from other languages.
var cudaWord = regexp.MustCompile(`\b__(global|device|host|shared|constant|managed)__\b`)

// mayBeCUDA reports whether a file that was named may be a CUDA source or a header: by its extension, or by a
// word in it. One that cannot be read is told of where it is checked.
func mayBeCUDA(file string) bool {
	switch strings.ToLower(filepath.Ext(file)) {
	case ".cu", ".cuh", ".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx", ".inl", ".inc", ".ipp", ".tpp":
		return true
	}
	text, err := regular.ReadFile(file)
	return err != nil || cudaWord.Match(text)
}
