package load

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// builtExtensions are those of files that the go command takes for part of a package.
var builtExtensions = strings.Fields(".go .c .cc .cpp .cxx .h .hh .hpp .hxx .s .S .sx .m .f .F .f90 .for .swig .swigcxx .syso .mod .sum .work")

// isPackageFile reports whether the go command may take a file for part of a package.
func isPackageFile(path string) bool {
	return slices.Contains(builtExtensions, filepath.Ext(path)) || filepath.Base(path) == vendored
}

// unreadable returns the files of packages below a folder, and those of the modules around it, that the go command would wait for
// the end of, such as pipes, devices and links to them, and those that are too large to be checked.
func unreadable(dir string) []string {
	var found []string
	add := func(path string) {
		if isUnreadable(path) {
			found = append(found, path)
		}
	}
	filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil
		case d.IsDir():
			if name := d.Name(); path != dir && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata" || name == "node_modules") {
				return fs.SkipDir
			}
		case isPackageFile(path):
			add(path)
		}
		return nil
	})
	for around := filepath.Dir(dir); ; around = filepath.Dir(around) {
		for _, name := range moduleFiles {
			add(filepath.Join(around, name))
		}
		if around == filepath.Dir(around) {
			return found
		}
	}
}

// moduleFiles are those that the go command reads for a module, or a workspace, that a folder lies in.
var moduleFiles = []string{"go.mod", "go.sum", "go.work", "go.work.sum", filepath.Join("vendor", vendored)}

// vendored is the name of the file that lists the vendored packages.
const vendored = "modules.txt"

// nothing returns empty replacements of files for the go command: empty headers, and texts excluded
// from every build.
func nothing(names []string) map[string][]byte {
	files := map[string][]byte{}
	for _, name := range names {
		files[name] = []byte("//go:build ignore\n\npackage ignored\n")
		if strings.HasPrefix(filepath.Ext(name), ".h") { // its includer is built
			files[name] = nil
		}
	}
	return files
}

// isUnreadable reports whether a file is there that is neither regular nor a folder, nor the device that ends at once, or that
// is too large.
func isUnreadable(path string) bool {
	info, err := os.Stat(path)
	switch {
	case err != nil || info.IsDir() || path == os.DevNull:
		return false
	case info.Mode().IsRegular():
		return info.Size() > int64(limit.FileBytes.Value())
	}
	return true
}
