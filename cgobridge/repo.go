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
// CUDA sources and its other cgo packages. It is read when first asked for, and
// safe for concurrent use.
type module struct {
	root    string
	rules   func() *buildrule.Rules
	files   func() []string     // CUDA sources, sorted
	headers func() []string     // of C, C++ and CUDA
	goFiles func() []string     // tests included, sorted
	cgo     func() []*cgoFolder // sorted by path
	foreign func() []*foreignFile

	plans sync.Map // planKey -> func() []planned
	texts sync.Map // path of a Go file -> goText

	examinations sync.Map // of lists of sources -> *examination
}

// A cgoFolder is the folder of a cgo package, as far as its text tells.
type cgoFolder struct {
	path  string
	flags CgoFlags
	names map[string]bool // x of every C.x
}

// together holds the modules of a run by their roots; nil if the driver sees
// one package at a time.
var together *sync.Map

// Together begins a run whose driver sees the findings of all packages and
// tells equal ones once; the caller is to end it. What their modules hold is
// read once in the run. Other drivers look at one package at a time, and so
// leave what is wrong with a header that several packages share to the first of
// them.
func Together() (end func()) {
	together = &sync.Map{}
	return func() { together = nil }
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
	if together == nil {
		return newModule(root)
	}
	m, ok := together.Load(root)
	if !ok {
		m, _ = together.LoadOrStore(root, newModule(root))
	}
	return m.(*module)
}

// SourcesAround returns the CUDA sources of the modules that folders lie in, each
// once.
func SourcesAround(folders []string) []string {
	var paths []string
	seen := map[string]bool{}
	for _, dir := range folders {
		if m := moduleOf(dir); !seen[m.root] {
			seen[m.root] = true
			paths = append(paths, m.files()...)
		}
	}
	return paths
}

// RuleFlags returns the compiler's flags that the build rules of its module give
// a CUDA source.
func RuleFlags(path string) []string {
	step, _ := moduleOf(filepath.Dir(path)).rules().Compile(path)
	return step.Flags
}

func newModule(root string) *module {
	m := &module{root: root}
	listing := sync.OnceValue(func() moduleListing { return list(root) })
	m.rules = sync.OnceValue(func() *buildrule.Rules { return buildrule.Scan(root) })
	m.files = func() []string { return listing().cuda }
	m.headers = func() []string { return listing().headers }
	m.goFiles = func() []string { return listing().golang }
	m.cgo = sync.OnceValue(m.cgoFolders)
	m.foreign = sync.OnceValue(m.foreignFiles)
	return m
}

// headerExtensions are those of files that a CUDA source includes.
var headerExtensions = []string{".cuh", ".h", ".hh", ".hpp", ".hxx", ".inl", ".inc", ".ipp", ".tcc", ".tpp", ".impl"}

// A moduleListing lists files of a module, sorted.
type moduleListing struct{ cuda, headers, golang []string }

// list returns the files of the module at root.
func list(root string) moduleListing {
	var l moduleListing
	filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil
		case d.IsDir():
			if path != root && skipFolder(path, d.Name()) {
				return fs.SkipDir
			}
		case !d.Type().IsRegular():
		case buildrule.IsCUDA(d.Name()):
			l.cuda = append(l.cuda, path)
		case slices.Contains(headerExtensions, filepath.Ext(d.Name())):
			l.headers = append(l.headers, path)
		case filepath.Ext(d.Name()) == ".go":
			l.golang = append(l.golang, path)
		}
		return nil
	})
	return l
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
	for _, name := range m.goFiles() {
		if !isGoSource(name) || !m.text(name).importsC {
			continue
		}
		dir := filepath.Dir(name)
		text, err := os.ReadFile(name)
		if err != nil {
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

// mayBeBuilt reports whether a Go file can be part of a build for this system,
// under some build tags.
func mayBeBuilt(file *ast.File, name string) bool {
	var lines []string
	for _, group := range file.Comments {
		for _, c := range group.List {
			if c.Pos() < file.Package {
				lines = append(lines, c.Text)
			}
		}
	}
	return mayBeBuiltAs(name, lines)
}

// mayBeBuiltAs reports whether a file of a name, with comments before its code,
// can be part of a build for this system, under some build tags.
func mayBeBuiltAs(name string, comments []string) bool {
	base := filepath.Base(name)
	_, suffixes, _ := strings.Cut(strings.TrimSuffix(base, filepath.Ext(base)), "_")
	for part := range strings.SplitSeq(suffixes, "_") {
		if !mayHold(part) {
			return false
		}
	}
	for _, line := range comments {
		if !constraint.IsGoBuild(line) {
			continue
		}
		expr, err := constraint.Parse(line)
		if err == nil && !expr.Eval(func(tag string) bool { return tag != "ignore" && mayHold(tag) }) {
			return false
		}
	}
	return true
}

func isGoSource(name string) bool {
	return filepath.Ext(name) == ".go" && !strings.HasSuffix(name, "_test.go")
}
