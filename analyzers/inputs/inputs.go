// Package inputs knows the files that findings depend on and that the go
// command does not know of: CUDA sources, their headers and the build rules
// that tie them to packages. Drivers that keep results for unchanged packages
// put the hash of these files into their keys.
package inputs

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"
)

// Hash returns a hash of the CUDA inputs of the module or workspace that
// contains dir, and of the environment variables that nvcc heeds. It depends
// on the names and contents of files alone, so that an undone change restores
// it. A file that cannot be read counts with its name. Outside of a module
// there are no inputs.
func Hash(dir string) string {
	h := sha256.New()
	for _, name := range []string{"NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS"} {
		fmt.Fprintf(h, "%s=%q\n", name, os.Getenv(name))
	}
	for _, root := range roots(dir) {
		// Folders that cannot be read have no inputs: there is no error.
		_ = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return fs.SkipDir
			case entry.IsDir():
				if path != root && (strings.HasPrefix(entry.Name(), ".") || entry.Name() == "node_modules") {
					return fs.SkipDir
				}
			case isInput(entry.Name()):
				name, _ := filepath.Rel(root, path)
				fmt.Fprintf(h, "%q ", filepath.ToSlash(name))
				writeContent(h, path)
			}
			return nil
		})
	}
	return hex.EncodeToString(h.Sum(nil))
}

// writeContent writes the size and content of a regular file. Anything else,
// such as a pipe, is not opened: it might block.
func writeContent(w io.Writer, path string) {
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		fmt.Fprintln(w, "no file")
		return
	}
	f, err := os.Open(path)
	if err != nil {
		fmt.Fprintln(w, "unreadable")
		return
	}
	defer f.Close()
	fmt.Fprintln(w, info.Size())
	if _, err := io.Copy(w, f); err != nil {
		fmt.Fprintln(w, "unreadable")
	}
}

var (
	// The package's own C files are in the go command's keys, but a wrapper
	// may be defined in those of another folder.
	inputExtensions = []string{
		".cu", ".cuh", ".h", ".hh", ".hpp", ".hxx", ".inl", ".inc", ".ipp", ".tpp", ".def",
		".c", ".cc", ".cpp", ".cxx", ".ptx", ".mk", ".cmake", ".sh",
	}
	inputNames = []string{"Makefile", "makefile", "GNUmakefile", "CMakeLists.txt", "compile_commands.json"}
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

func isInput(name string) bool {
	return slices.Contains(inputExtensions, strings.ToLower(filepath.Ext(name))) || slices.Contains(inputNames, name)
}

// roots returns the folders of the modules that the go command works on in
// dir: those of the workspace, or else the module that dir lies in; with them
// the folders that stand in for other modules. A file that does not parse
// names no further folders: the go command will complain of it.
func roots(dir string) []string {
	if work := workspace(dir); work != "" {
		data, _ := os.ReadFile(work)
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
		return nil
	}
	data, _ := os.ReadFile(mod)
	var replaced []*modfile.Replace
	if file, err := modfile.Parse(mod, data, nil); err == nil {
		replaced = file.Replace
	}
	return local(filepath.Dir(mod), []string{"."}, replaced)
}

// local resolves folders and the local replacements against base.
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
		resolved = append(resolved, folder)
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
