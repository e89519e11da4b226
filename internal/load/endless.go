package load

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// builtExtensions are those of files that the go command takes for part of a package.
var builtExtensions = strings.Fields(".go .c .cc .cpp .cxx .h .hh .hpp .hxx .s .S .sx .m .f .F .f90 .for .swig .swigcxx .syso .mod .sum .work")

// endless returns the files below a folder that the go command would read, and whose end it
// would wait for: pipes, devices, links to them.
func endless(dir string) []string {
	var found []string
	filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil
		case d.IsDir():
			if name := d.Name(); path != dir && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata" || name == "node_modules") {
				return fs.SkipDir
			}
			return nil
		case d.Type().IsRegular() || !slices.Contains(builtExtensions, filepath.Ext(path)):
			return nil
		}
		if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() && !info.IsDir() {
			found = append(found, path)
		}
		return nil
	})
	return found
}

// nothing returns what the go command is given in place of files: empty headers, and other
// texts that belong to no build.
func nothing(names []string) map[string][]byte {
	files := map[string][]byte{}
	for _, name := range names {
		files[name] = []byte("//go:build ignore\n\npackage ignored\n")
		if strings.HasPrefix(filepath.Ext(name), ".h") { // what includes it is built
			files[name] = nil
		}
	}
	return files
}
