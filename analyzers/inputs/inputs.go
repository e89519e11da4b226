// Package inputs knows the files that findings depend on. Those that the go command does
// not know of are CUDA sources, their headers and the build rules that tie them to packages:
// drivers that keep results for unchanged packages put the hash of these into their keys.
package inputs

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// Hash returns a hash of the CUDA inputs of the module or workspace that
// contains dir, and of the repository around it, and of the environment
// variables that nvcc heeds. It depends on the names and contents of files
// alone, so that an undone change restores it. A file that cannot be read counts
// with its name. Outside of a module and a repository there are no inputs.
func Hash(dir string) string {
	h := sha256.New()
	for _, name := range []string{"NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS"} {
		fmt.Fprintf(h, "%s=%q\n", name, os.Getenv(name))
	}
	for _, root := range repositories(roots(dir)) {
		folders := &regular.Folders{}
		folders.Allow(root)
		paths := filesBelow(root)
		named := map[string]bool{} // base names of files that build rules include
		for _, path := range paths {
			for _, name := range includedByRule(path) {
				named[name] = true
			}
		}
		for _, path := range paths {
			if base := filepath.Base(path); isInput(base) || named[base] {
				writeFile(h, folders, root, path, math.MaxInt64)
			}
		}
	}
	return hex.EncodeToString(h.Sum(nil))
}

// maxOther is the size from which a file that is none of the inputs counts with its name and size alone, in
// bytes: no source includes one like that.
const maxOther = 1 << 20

// Bounds on the files that are read to validate a cached result: beyond them caching does not pay.
const (
	maxFiles = 50_000
	maxBytes = 512 << 20
)

// WriteAll writes names and contents of all files of the modules or workspaces that contain dirs, and of the
// repositories around them. It is for drivers without input from the go command. It reports false if that is too much.
func WriteAll(w io.Writer, dirs []string) bool {
	var all []string
	for _, dir := range dirs {
		all = append(all, roots(dir)...)
	}
	files, left := 0, int64(maxBytes)
	for _, root := range repositories(all) {
		fmt.Fprintf(w, "%q\n", root)
		folders := &regular.Folders{}
		folders.Allow(root)
		paths := filesBelow(root)
		if files += len(paths); files > maxFiles {
			return false
		}
		for _, path := range paths {
			most := int64(maxOther)
			if Counts(path) {
				most = math.MaxInt64
			}
			if left -= writeFile(w, folders, root, path, most); left < 0 {
				return false
			}
		}
	}
	return true
}

// filesBelow returns the files of a repository, sorted by folder. Folders that cannot be read have none: there is
// no error.
func filesBelow(root string) []string {
	var paths []string
	_ = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return fs.SkipDir
		case entry.IsDir():
			if path != root && (strings.HasPrefix(entry.Name(), ".") || entry.Name() == "node_modules") {
				return fs.SkipDir
			}
		default:
			paths = append(paths, path)
		}
		return nil
	})
	return paths
}

// repositories returns the roots of the repositories that folders lie in, each once.
func repositories(folders []string) []string {
	var list []string
	for _, folder := range folders {
		if root := reporoot.Around(folder); !slices.Contains(list, root) {
			list = append(list, root)
		}
	}
	return list
}

// ruleInclude matches the include of another file in a makefile, a CMake file or a shell script.
var ruleInclude = regexp.MustCompile(`(?mi)^[ \t]*(?:-?include|sinclude|source|\.)[ \t(]+([^\n#]+)`)

// maxRule bounds the size of a build rule that is looked through, in bytes.
const maxRule = 4 << 20

// includedByRule returns the base names of the files that a file includes if it
// is a build rule.
func includedByRule(path string) []string {
	switch base := filepath.Base(path); {
	case slices.Contains(inputNames, base) && base != "compile_commands.json", strings.HasPrefix(base, "Makefile."):
	case slices.Contains([]string{".mk", ".mak", ".cmake", ".sh"}, filepath.Ext(base)):
	default:
		return nil
	}
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxRule {
		return nil
	}
	text, err := regular.ReadFile(path)
	if err != nil {
		return nil
	}
	var names []string
	for _, m := range ruleInclude.FindAllSubmatch(text, -1) {
		for word := range strings.FieldsSeq(string(m[1])) {
			if base := filepath.Base(strings.Trim(word, `"')`)); base != "" && base != "." {
				names = append(names, base)
			}
		}
	}
	return names
}

// writeFile writes the name of a file of a repository, and the size and content of a regular file in its folders,
// without the content if it is larger than most or than the greatest size ever read. Anything else is not opened: a
// pipe might block, and a check does not follow links out of the repository either. It returns the number of bytes
// read.
func writeFile(w io.Writer, folders *regular.Folders, root, path string, most int64) (read int64) {
	name, _ := filepath.Rel(root, path)
	fmt.Fprintf(w, "%q ", filepath.ToSlash(name))
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		fmt.Fprintln(w, "no file")
		return 0
	}
	if _, _, err := folders.Find(path); err != nil {
		fmt.Fprintln(w, "elsewhere")
		return 0
	}
	fmt.Fprintln(w, info.Size())
	if info.Size() > min(most, int64(limit.FileBytes.Value())) {
		return 0
	}
	text, err := regular.ReadFile(path)
	if err != nil {
		fmt.Fprintln(w, "unreadable")
		return 0
	}
	n, _ := w.Write(text)
	return int64(n)
}

var (
	// The package's own C files are in the go command's keys, but a wrapper
	// may be defined in those of another folder.
	inputExtensions = []string{
		".cu", ".cuh", ".h", ".hh", ".hpp", ".hxx", ".inl", ".inc", ".ipp", ".tpp", ".def",
		".c", ".cc", ".cpp", ".cxx", ".ptx", ".mk", ".mak", ".cmake", ".sh",
	}
	inputNames = append([]string{"Makefile", "makefile", "GNUmakefile", "CMakeLists.txt", "compile_commands.json"}, options.FileNames...)
)

// Globs returns patterns, as of the Language Server Protocol, that match the
// files that count.
func Globs() []string {
	var extensions []string
	for _, extension := range inputExtensions {
		extensions = append(extensions, strings.TrimPrefix(extension, "."))
	}
	return []string{
		"**/*.{" + strings.Join(extensions, ",") + "}",
		"**/{" + strings.Join(inputNames, ",") + "}",
	}
}

// Counts reports whether findings may depend on a file of the name: a Go file, a CUDA source, a header or a build rule.
// Of the files included by build rules it only knows the usual names.
func Counts(path string) bool {
	return filepath.Ext(path) == ".go" || isInput(filepath.Base(path))
}

func isInput(name string) bool {
	return slices.Contains(inputExtensions, strings.ToLower(filepath.Ext(name))) || slices.Contains(inputNames, name)
}

// roots returns the folders of the modules that the go command works on in dir: those of the
// workspace, or else the module that contains dir; with them the replacement folders of other modules.
// A file that does not parse names no further folders: the go command will complain of it.
func roots(dir string) []string {
	if work := workspace(dir); work != "" {
		data, _ := regular.ReadFile(work)
		file, err := modfile.ParseWork(work, data, nil)
		if err != nil {
			return nil
		}
		var used []string
		for _, use := range file.Use {
			used = append(used, use.Path)
		}
		return local(filepath.Dir(work), used, file.Replace)
	}
	mod := above(dir, "go.mod")
	if mod == "" {
		if root := reporoot.Of(dir); !root.IsFolder() {
			return []string{root.Dir}
		}
		return nil
	}
	data, _ := regular.ReadFile(mod)
	var replaced []*modfile.Replace
	if file, err := modfile.Parse(mod, data, nil); err == nil {
		replaced = file.Replace
	}
	return local(filepath.Dir(mod), []string{"."}, replaced)
}

// local resolves folders and the local replacements against base, as far as they are folders of modules: the go command
// takes no others, and go.mod may name the root of all files.
func local(base string, folders []string, replaced []*modfile.Replace) []string {
	for _, replace := range replaced {
		if modfile.IsDirectoryPath(replace.New.Path) {
			folders = append(folders, replace.New.Path)
		}
	}
	var resolved []string
	for _, folder := range folders {
		if !filepath.IsAbs(folder) {
			folder = filepath.Join(base, folder)
		}
		if info, err := os.Stat(filepath.Join(folder, "go.mod")); err == nil && info.Mode().IsRegular() {
			resolved = append(resolved, folder)
		}
	}
	return resolved
}

// workspace returns the go.work file in force in dir, or "".
func workspace(dir string) string {
	switch work := os.Getenv("GOWORK"); work {
	case "off":
		return ""
	case "":
		return above(dir, "go.work")
	default:
		return work
	}
}

// above returns the nearest file of the given name in dir or a folder above.
func above(dir, name string) string {
	for {
		path := filepath.Join(dir, name)
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}
