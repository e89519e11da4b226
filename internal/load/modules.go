package load

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/regular"
)

// inModule reports whether a folder belongs to a module or a workspace.
func inModule(dir string) bool { return around(dir, "go.mod") != "" || around(dir, "go.work") != "" }

// around returns the nearest folder, from one upwards, that has a file of a name; "" if there is none.
func around(dir, name string) string {
	for {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.Mode().IsRegular() {
			return dir
		}
		if dir == filepath.Dir(dir) {
			return ""
		}
		dir = filepath.Dir(dir)
	}
}

// Mentions reports whether the file of the module or workspace around a folder has a word: it may be the path of a module.
func Mentions(dir, word string) bool {
	whole := regexp.MustCompile(`(?m)(?:^|\s)"?` + regexp.QuoteMeta(word) + `"?(?:\s|$)`)
	for _, name := range []string{"go.mod", "go.work"} {
		if folder := around(dir, name); folder != "" {
			if text, err := regular.ReadFile(filepath.Join(folder, name)); err == nil && whole.Match(text) {
				return true
			}
		}
	}
	return false
}

// HasGoFilesBelow reports whether there are Go files below a folder where the go command looks for packages.
func HasGoFilesBelow(root string) bool {
	for range goFiles(root) {
		return true
	}
	return false
}

// A group is the patterns of one module, as seen from a folder.
type group struct {
	dir      string
	env      []string
	patterns []string
}

// groups cuts patterns by the modules that their folders belong to, as far as that is another one than the module around the
// working directory: a folder there is one of the go command's own business.
func (c Config) groups(here string, patterns []string) (list []*group) {
	add := func(dir, pattern string, env ...string) {
		i := slices.IndexFunc(list, func(g *group) bool { return g.dir == dir })
		if i < 0 {
			i, list = len(list), append(list, &group{dir: dir, env: env})
		}
		list[i].patterns = append(list[i].patterns, pattern)
	}
	home := around(here, "go.mod")
	for _, pattern := range patterns {
		folder, below := folderOf(here, pattern)
		module := around(folder, "go.mod")
		inside, err := filepath.Rel(module, folder)
		switch {
		case folder == "" || around(here, "go.work") != "" || module == home && home != "":
			add(here, pattern)
		case module != "" && err == nil:
			add(module, "./"+filepath.ToSlash(filepath.Join(inside, dots(below))))
		default:
			c.addLoose(add, here, folder, pattern, below)
		}
	}
	return list
}

// addLoose adds the targets of a pattern outside of modules: the modules below its folder, and packages without modules.
func (c Config) addLoose(add func(dir, pattern string, env ...string), here, folder, pattern string, below bool) {
	var modules []string
	if below && c.AllModules {
		modules = modulesBelow(folder)
	}
	for _, dir := range modules {
		add(dir, "./...")
	}
	if len(modules) == 0 || hasLoose(folder) {
		add(here, pattern, gopath(here)...)
	}
}

func dots(below bool) string {
	if below {
		return "..."
	}
	return ""
}

// folderOf returns the folder that a pattern names, and whether it is for all that lies below; "" of a pattern that names packages by
// their paths.
func folderOf(here, pattern string) (folder string, below bool) {
	base, below := strings.CutSuffix(filepath.ToSlash(pattern), "...")
	first, _, _ := strings.Cut(base, "/")
	if strings.Contains(base, "...") || filepath.Ext(base) == ".go" || first != "." && first != ".." && !filepath.IsAbs(pattern) {
		return "", false
	}
	folder = filepath.FromSlash(base)
	if !filepath.IsAbs(folder) {
		folder = filepath.Join(here, folder)
	}
	return filepath.Clean(folder), below
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
