package load

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// inModule reports whether a folder belongs to a module or a workspace.
func inModule(dir string) bool {
	for ; ; dir = filepath.Dir(dir) {
		for _, name := range []string{"go.mod", "go.work"} {
			if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.Mode().IsRegular() {
				return true
			}
		}
		if dir == filepath.Dir(dir) {
			return false
		}
	}
}

// maxFolders bounds how many folders are searched for modules.
const maxFolders = 20_000

// modulesBelow returns the folders of the modules below a folder, sorted.
func modulesBelow(root string) []string {
	var list []string
	folders := 0
	filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil
		case d.IsDir():
			if folders++; folders > maxFolders {
				return fs.SkipAll
			}
			if name := d.Name(); path != root && (strings.HasPrefix(name, ".") || name == "vendor" || name == "testdata" || name == "node_modules") {
				return fs.SkipDir
			}
		case d.Name() == "go.mod":
			list = append(list, filepath.Dir(path))
		}
		return nil
	})
	return list
}

// hasLoose reports whether Go files below a folder belong to none of the modules
// below it.
func hasLoose(root string) bool {
	for name := range goFiles(root) {
		if inSameModule(root, name) {
			return true
		}
	}
	return false
}

// inSameModule reports whether no other module begins between a folder and a
// file below it.
func inSameModule(root, name string) bool {
	for dir := filepath.Dir(name); len(dir) > len(root); dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); !errors.Is(err, fs.ErrNotExist) {
			return false
		}
	}
	return true
}
