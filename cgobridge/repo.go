package cgobridge

import (
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cgobridge/buildrule"
)

// A module is what the folders around a package hold: its build rules, its
// CUDA sources and its other cgo packages. It is read when first asked for.
type module struct {
	root  string
	rules func() *buildrule.Rules
	files func() []string      // CUDA sources, sorted
	cgo   func() []*cgoFolder  // sorted by path
	plans map[string][]planned // by folder of a cgo package

	foreignSlices func() map[argumentPlace]bool
}

// A cgoFolder is the folder of a cgo package, as far as its text tells.
type cgoFolder struct {
	path  string
	flags CgoFlags
	names map[string]bool // x of every C.x
}

// moduleOf returns the module that a folder belongs to. A folder outside of
// any module is one of its own.
func moduleOf(dir string) *module {
	root := dir
	for d := dir; ; d = filepath.Dir(d) {
		if _, err := os.Stat(filepath.Join(d, "go.mod")); err == nil {
			root = d
			break
		}
		if d == filepath.Dir(d) {
			break
		}
	}
	m := &module{root: root, plans: map[string][]planned{}}
	m.rules = sync.OnceValue(func() *buildrule.Rules { return buildrule.Scan(root) })
	m.files = sync.OnceValue(func() []string { return filesBelow(root, buildrule.IsCUDA) })
	m.cgo = sync.OnceValue(m.cgoFolders)
	m.foreignSlices = sync.OnceValue(m.findForeignSlices)
	return m
}

// filesBelow returns the files of the module at root whose names are wanted.
func filesBelow(root string, wanted func(string) bool) []string {
	var files []string
	filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil
		case d.IsDir():
			if path != root && skipFolder(path, d.Name()) {
				return fs.SkipDir
			}
		case d.Type().IsRegular() && wanted(d.Name()):
			files = append(files, path)
		}
		return nil
	})
	return files
}

// skipFolder reports whether the go command would not look for packages of
// the module in a folder.
func skipFolder(path, name string) bool {
	if strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata" || name == "vendor" || name == "node_modules" {
		return true
	}
	_, err := os.Stat(filepath.Join(path, "go.mod"))
	return err == nil
}

// cgoFolders finds the module's cgo packages by their text alone: build tags
// count as set, since the tags of a run are not known here.
func (m *module) cgoFolders() []*cgoFolder {
	byPath := map[string]*cgoFolder{}
	for _, name := range filesBelow(m.root, isGoSource) {
		dir := filepath.Dir(name)
		text, err := os.ReadFile(name)
		if err != nil || !strings.Contains(string(text), `"C"`) {
			continue
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil || !importsC(file) || !mayBeBuilt(file, name) {
			continue
		}
		folder := byPath[dir]
		if folder == nil {
			folder = &cgoFolder{path: dir, names: map[string]bool{}}
			byPath[dir] = folder
		}
		_, flags := newPreamble(fset, cgoFile{file, name, text})
		folder.flags.add(flags)
		for n := range ast.Preorder(file) {
			if sel, ok := n.(*ast.SelectorExpr); ok {
				if id, ok := sel.X.(*ast.Ident); ok && id.Name == "C" {
					folder.names[sel.Sel.Name] = true
				}
			}
		}
	}
	var folders []*cgoFolder
	for _, f := range byPath {
		folders = append(folders, f)
	}
	slices.SortFunc(folders, func(a, b *cgoFolder) int { return strings.Compare(a.path, b.path) })
	return folders
}

// mayBeBuilt reports whether a file can be part of a build for this system,
// under some build tags.
func mayBeBuilt(file *ast.File, name string) bool {
	_, suffixes, _ := strings.Cut(strings.TrimSuffix(filepath.Base(name), ".go"), "_")
	for part := range strings.SplitSeq(suffixes, "_") {
		if !mayHold(part) {
			return false
		}
	}
	for _, group := range file.Comments {
		for _, c := range group.List {
			if c.Pos() > file.Package || !constraint.IsGoBuild(c.Text) {
				continue
			}
			expr, err := constraint.Parse(c.Text)
			if err == nil && !expr.Eval(func(tag string) bool { return tag != "ignore" && mayHold(tag) }) {
				return false
			}
		}
	}
	return true
}

func isGoSource(name string) bool {
	return filepath.Ext(name) == ".go" && !strings.HasSuffix(name, "_test.go")
}
