// Package target sorts the arguments of a run into Go packages and CUDA sources.
package target

import (
	"errors"
	"fmt"
	"go/build"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/buildfile"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/spelling"
	"github.com/cudavet/cudavet/internal/load"
)

// Targets are the files and packages named by arguments.
type Targets struct {
	Patterns []string // of packages, as the go command takes them
	Files    []string // CUDA sources
	Problems []string // a line for each argument that is neither
}

// Resolve sorts arguments; without any, the packages below the working directory are meant. A folder, or a pattern of the paths
// below one, denotes the Go packages there and, if there are none, the CUDA sources below. The error says that the first is a
// word that names nothing, and suggests similar words.
func Resolve(args []string, words []string) (t Targets, err error) {
	if len(args) == 0 {
		args = []string{"./..."}
	}
	for i, arg := range args {
		if !t.add(arg) {
			continue
		}
		unknown := fmt.Sprintf("no command, package, file or folder %q%s", arg, list(spelling.Near(arg, words)))
		if i == 0 {
			return t, errors.New(unknown)
		}
		t.problem("cudavet: %s", unknown)
	}
	return t, nil
}

// add adds the target of an argument. It reports whether that is a word which names nothing.
func (t *Targets) add(arg string) (isUnknown bool) {
	folder, below := strings.CutSuffix(filepath.ToSlash(arg), "/...")
	info, err := os.Stat(filepath.FromSlash(folder))
	switch {
	case err == nil && info.IsDir():
		t.addFolder(arg, folder, below)
	case isCUDA(arg) || err == nil && filepath.Ext(arg) != ".go" && !below:
		t.addFile(arg, err)
	case err != nil && isPath(arg):
		t.problem("%s: no such file or folder%s", arg, nearFile(folder))
	case err != nil && isWord(arg):
		return true
	default:
		t.Patterns = append(t.Patterns, arg)
	}
	return false
}

func (t *Targets) problem(format string, args ...any) {
	t.Problems = append(t.Problems, fmt.Sprintf(format, args...))
}

// addFolder adds the content of a folder, or everything below it.
func (t *Targets) addFolder(arg, folder string, below bool) {
	switch {
	case below && load.HasGoFilesBelow(folder), !below && hasGoFiles(folder):
		t.Patterns = append(t.Patterns, asPattern(arg))
		return
	}
	files := cgobridge.SourcesBelow(folder)
	if len(files) == 0 {
		t.problem("%s: neither Go files nor CUDA sources lie there", arg)
	}
	for _, file := range files {
		if !slices.Contains(t.Files, file) {
			t.Files = append(t.Files, file)
		}
	}
}

// asPattern returns the pattern by which the go command takes a folder for that, and not for the path of a package.
func asPattern(arg string) string {
	arg = strings.TrimSuffix(filepath.ToSlash(arg), "/")
	if first, _, _ := strings.Cut(arg, "/"); first == "." || first == ".." || filepath.IsAbs(arg) || arg == "" {
		return arg
	}
	return "./" + arg
}

// hasGoFiles reports whether a Go file lies in a folder itself.
func hasGoFiles(folder string) bool {
	entries, err := os.ReadDir(folder)
	return err == nil && slices.ContainsFunc(entries, func(e os.DirEntry) bool {
		return filepath.Ext(e.Name()) == ".go" && e.Type().IsRegular()
	})
}

// addFile adds a CUDA source that is named, or says why it is none.
func (t *Targets) addFile(arg string, err error) {
	switch {
	case os.IsNotExist(err):
		t.problem("%s: no such file%s", arg, nearFile(arg))
	case err != nil || mayBeCUDA(arg):
		t.Files = append(t.Files, arg)
	default:
		t.problem("%s is no CUDA source: it has neither the extension of one nor a word of CUDA's", arg)
	}
}

// isCUDA reports whether an argument has the extension of a CUDA source.
func isCUDA(arg string) bool {
	ext := filepath.Ext(arg)
	return (ext == ".cu" || ext == ".cuh") && !strings.Contains(arg, "...")
}

// mayBeCUDA reports whether a named file may be a CUDA source or a header: by its extension, or by a word in
// it. A file that cannot be read is reported when it is checked.
func mayBeCUDA(file string) bool {
	switch strings.ToLower(filepath.Ext(file)) {
	case ".cu", ".cuh", ".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx", ".inl", ".inc", ".ipp", ".tpp":
		return true
	}
	text, err := regular.ReadFile(file)
	return err != nil || buildfile.HasCUDA(text)
}

// isPath reports whether an argument that is not there can be nothing but the path of a file or folder: it begins or ends as one, or
// has an extension and lies in a folder that is there. The go command would ask the network for some of them.
func isPath(arg string) bool {
	slashed := filepath.ToSlash(arg)
	base, isPattern := strings.CutSuffix(slashed, "...")
	switch {
	case filepath.IsAbs(arg), strings.HasPrefix(slashed, "./"), strings.HasPrefix(slashed, "../"):
		return true
	case isPattern:
		return false
	}
	if strings.HasSuffix(base, "/") {
		return true
	}
	info, err := os.Stat(filepath.Dir(arg))
	return err == nil && info.IsDir() && filepath.Ext(base) != "" && filepath.Ext(base) != ".go"
}

// isWord reports whether an argument is one word that is no package the go command knows: it names none itself, nor one of the
// standard library, nor does the module or workspace around speak of it.
func isWord(arg string) bool {
	if strings.ContainsAny(arg, "/.\\") || slices.Contains([]string{"all", "std", "cmd", "tool", "work", "main"}, arg) {
		return false
	}
	if _, err := os.Stat(filepath.Join(build.Default.GOROOT, "src", arg)); err == nil && build.Default.GOROOT != "" {
		return false
	}
	here, err := os.Getwd()
	return err == nil && !load.Mentions(here, arg)
}

// nearFile names files and folders beside one that is not there.
func nearFile(path string) string {
	path = filepath.Clean(filepath.FromSlash(path))
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		return ""
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	near := spelling.Near(filepath.Base(path), names)
	for i := range near {
		near[i] = filepath.Join(filepath.Dir(path), near[i])
	}
	return list(near)
}

// list returns the part of a message that suggests similar names; "" if there are none.
func list(near []string) string {
	if len(near) == 0 {
		return ""
	}
	return "; near: " + strings.Join(near, ", ")
}
