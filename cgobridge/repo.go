package cgobridge

import (
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cgobridge/buildfile"
	"github.com/cudavet/cudavet/cgobridge/buildrule"
	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// A module is the content of the folders around a package: build rules, CUDA sources and other cgo
// packages. It is read on first use, and safe for concurrent use.
type module struct {
	run        *Run
	root       string
	repository string // the root of the enclosing repository, which bounds the search
	isFolder   bool   // the root is a folder that nothing shows to be a repository or module

	own         func() moduleListing
	beside      func() moduleListing // files of the repository in no module below it
	rules       func() *buildrule.Rules
	folderRules func() *buildrule.Rules // those of the root folder alone
	cgo         func() []*cgoFolder     // sorted by path
	foreign     func() []*foreignFile
	byName      func() map[string][]string  // headers and CUDA sources
	inHost      func() map[string][]string  // C and C++ files by the names they seem to define
	inCUDA      func() map[string]bool      // functions that CUDA sources seem to define
	apart       func() map[string]*fileText // sources that are part of no package

	plans sync.Map // planKey -> func() []planned
	texts sync.Map // path of a Go file -> goText

	checkedLists sync.Map // of lists of sources -> *checkedSources
}

// A cgoFolder is the folder of a cgo package, as far as its text shows.
type cgoFolder struct {
	path  string
	flags CgoFlags
	names map[string]bool // x of every C.x
}

// SourcesAround returns the CUDA sources of the modules that folders lie in, and
// those beside these that belong to no module, each once.
func (r *Run) SourcesAround(folders []string) []string {
	var paths []string
	seen := map[string]bool{}
	for _, dir := range folders {
		m := r.moduleOf(dir)
		if seen[m.root] {
			continue
		}
		seen[m.root] = true
		paths = append(paths, m.own().cuda...)
		if _, err := os.Stat(filepath.Join(m.repository, "go.mod")); err != nil {
			paths = append(paths, m.beside().cuda...)
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

// SourcesBelow returns the CUDA sources below a folder, and the C and C++ sources there that include a header of CUDA's; where there
// are none, the headers of CUDA code. They ascend.
func SourcesBelow(folder string) []string {
	below := list(folder, nil)
	sources := below.cuda
	for _, name := range below.host {
		if text, err := regular.ReadFile(name); err == nil && includesCUDA(text) {
			sources = append(sources, name)
		}
	}
	if len(sources) == 0 {
		sources = slices.DeleteFunc(below.headers, func(name string) bool { return filepath.Ext(name) != ".cuh" })
	}
	slices.Sort(sources)
	return sources
}

// includesCUDA reports whether the text of a source includes a header of CUDA's or of a library on it.
func includesCUDA(text []byte) bool {
	return slices.ContainsFunc(includeLine.FindAllSubmatch(text, -1),
		func(m [][]byte) bool { return headers.IsHeader(path.Base(string(m[1]))) })
}

// RootsAround returns the roots of the repositories of the modules that folders lie in, each once.
func (r *Run) RootsAround(folders []string) []reporoot.Root {
	var roots []reporoot.Root
	for _, dir := range folders {
		_, root := reporoot.Module(dir)
		known := slices.IndexFunc(roots, func(r reporoot.Root) bool { return r.Dir == root.Dir })
		switch {
		case known < 0:
			roots = append(roots, root)
		case roots[known].IsFolder():
			roots[known] = root
		}
	}
	return roots
}

// RuleFlags returns the compiler flags that the build rules of its repository or module assign to a
// CUDA source, and whether any rule compiles it. For a source outside of both only the rules of its
// own folder count: the folders below are arbitrary.
func (r *Run) RuleFlags(path string) (flags nvcc.BuildFlags, ok bool) {
	path, err := filepath.Abs(path)
	if err != nil {
		return flags, false
	}
	m := r.moduleOf(filepath.Dir(path))
	step, ok := m.flagRules().Compile(path)
	return step.BuildFlags, ok
}

func (r *Run) newModule(root string, repository reporoot.Root) *module {
	m := &module{run: r, root: root, repository: repository.Dir, isFolder: repository.IsFolder()}
	m.own = sync.OnceValue(func() moduleListing { return list(root, r.removed()) })
	m.beside = sync.OnceValue(m.listBeside)
	m.rules = sync.OnceValue(func() *buildrule.Rules { return r.exceed(m.scanRules()) })
	m.folderRules = sync.OnceValue(func() *buildrule.Rules { return r.exceed(m.scanFolder()) })
	m.cgo = sync.OnceValue(m.cgoFolders)
	m.foreign = sync.OnceValue(m.foreignFiles)
	m.byName = sync.OnceValue(m.filesByName)
	m.inHost = sync.OnceValue(m.hostDefinitions)
	m.inCUDA = sync.OnceValue(m.cudaDefinitions)
	m.apart = sync.OnceValue(m.apartTexts)
	return m
}

// flagRules returns the build rules that give a source on the command line its
// flags.
func (m *module) flagRules() *buildrule.Rules {
	if m.isFolder {
		return m.folderRules()
	}
	return m.rules()
}

func (m *module) scanRules() *buildrule.Rules {
	scans, toolkit := m.run.scans()
	if m.repository == m.root {
		return scans.Scan(toolkit, m.root)
	}
	return scans.Scan(toolkit, m.repository, m.root)
}

func (m *module) scanFolder() *buildrule.Rules {
	scans, toolkit := m.run.scans()
	return scans.ScanFolder(toolkit, m.root)
}

// files returns the CUDA sources of the module, followed by those of its repository that belong to no
// module below.
func (m *module) files() []string { return slices.Concat(m.own().cuda, m.beside().cuda) }

// headers returns the C++ headers of the same folders.
func (m *module) headers() []string { return slices.Concat(m.own().headers, m.beside().headers) }

// hostDefinitions returns the C and C++ files of the same folders by the functions that
// they seem to define.
func (m *module) hostDefinitions() map[string][]string {
	files := map[string][]string{}
	for _, path := range slices.Concat(m.own().host, m.beside().host) {
		text, err := m.run.Overlay.ReadFile(path)
		if err != nil {
			continue
		}
		for name := range mayBeDefined(text) {
			files[name] = append(files[name], path)
		}
	}
	return files
}

// cudaDefinitions returns the functions that the CUDA sources of the same folders seem to define.
func (m *module) cudaDefinitions() map[string]bool {
	names := map[string]bool{}
	for _, path := range m.files() {
		if text, err := m.run.Overlay.ReadFile(path); err == nil {
			for name := range mayBeDefined(text) {
				names[name] = true
			}
		}
	}
	return names
}

// goFiles returns the Go files of the module, tests included.
func (m *module) goFiles() []string { return m.own().golang }

// owns reports whether a file is one of the module itself.
func (m *module) owns(path string) bool {
	rel, err := filepath.Rel(m.root, path)
	return err == nil && filepath.IsLocal(rel)
}

// listBeside lists the files of the repository outside of the module.
func (m *module) listBeside() moduleListing {
	if m.repository == m.root {
		return moduleListing{}
	}
	return list(m.repository, m.run.removed())
}

// headerExtensions are those of files that a CUDA source includes.
var headerExtensions = []string{".cuh", ".h", ".hh", ".hpp", ".hxx", ".inl", ".inc", ".ipp", ".tcc", ".tpp", ".impl"}

// A moduleListing lists files of a module, sorted.
type moduleListing struct{ cuda, host, headers, golang []string }

// list returns the files of the module at root, and those of others that lie there.
func list(root string, others []string) moduleListing {
	var l moduleListing
	for _, path := range others {
		if isBelow(root, path) {
			l.add(path)
		}
	}
	filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil
		case d.IsDir():
			if path != root && skipFolder(path, d.Name()) {
				return fs.SkipDir
			}
		case d.Type().IsRegular():
			l.add(path)
		}
		return nil
	})
	if len(others) > 0 {
		for _, paths := range [][]string{l.cuda, l.host, l.headers, l.golang} {
			slices.Sort(paths)
		}
	}
	return l
}

func (l *moduleListing) add(path string) {
	switch extension := filepath.Ext(path); {
	case buildfile.IsCUDA(path):
		l.cuda = append(l.cuda, path)
	case slices.Contains(hostExtensions, extension):
		l.host = append(l.host, path)
	case slices.Contains(headerExtensions, extension):
		l.headers = append(l.headers, path)
	case extension == ".go":
		l.golang = append(l.golang, path)
	}
}

// isBelow reports whether a file lies below a folder, in none that is skipped.
func isBelow(root, path string) bool {
	rel, err := filepath.Rel(root, path)
	if err != nil || !filepath.IsLocal(rel) {
		return false
	}
	for dir := filepath.Dir(path); dir != root; dir = filepath.Dir(dir) {
		if skipFolder(dir, filepath.Base(dir)) {
			return false
		}
	}
	return true
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
		text, err := m.run.Overlay.ReadFile(name)
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
func mayBeBuiltAs(name string, comments []string) bool { return thisTarget().mayBuild(name, comments) }

func (t target) mayBuild(name string, comments []string) bool {
	base := filepath.Base(name)
	_, suffixes, _ := strings.Cut(strings.TrimSuffix(base, filepath.Ext(base)), "_")
	for part := range strings.SplitSeq(suffixes, "_") {
		if !t.mayHold(part) {
			return false
		}
	}
	for _, line := range comments {
		if !constraint.IsGoBuild(line) {
			continue
		}
		expr, err := constraint.Parse(line)
		if err == nil && !expr.Eval(func(tag string) bool { return tag != "ignore" && t.mayHold(tag) }) {
			return false
		}
	}
	return true
}

func isGoSource(name string) bool {
	return filepath.Ext(name) == ".go" && !strings.HasSuffix(name, "_test.go")
}

// ModuleRoot returns the folder of the module that the package belongs to, "" if its own is not known.
func (p *Package) ModuleRoot() string {
	if p.Dir == "" {
		return ""
	}
	return p.run.moduleOf(p.Dir).root
}
