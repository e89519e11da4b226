package load

import (
	"bytes"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/packages"
)

// without is a program that stands before the go command's tools and the C compiler: it has them say which they are, by which
// what they made is found in the build cache, and runs none of them.
const without = `-toolexec=sh -c 'case "$2" in -V=full|-###) exec "$@";; esac; exit 1' cudavet`

// typed gives packages of which the go command has told the files what packages.Load would give them. What they use of the
// standard library is taken from the go command's build cache, where it mostly is already, which is many times
// faster than to read the sources. Nothing is built for it: where something is not there, and where there is
// anything to complain of, it reports false, and some of the packages may have been given something.
func (l *loading) typed(roots []*packages.Package) bool {
	if len(l.config.Overlay) > 0 || slices.ContainsFunc(roots, l.files.isStandard) {
		return false
	}
	var ordered []*packages.Package // each after those that it imports
	standard := map[string]bool{"syscall": true, "runtime/cgo": true}
	whole := true
	packages.Visit(roots, func(pkg *packages.Package) bool { return !l.files.isStandard(pkg) && !isTestMain(pkg) }, func(pkg *packages.Package) {
		switch {
		case pkg.PkgPath == "unsafe", isTestMain(pkg):
		case l.files.isStandard(pkg):
			standard[pkg.PkgPath] = true
		default:
			ordered = append(ordered, pkg)
		}
		whole = whole && len(pkg.Errors) == 0
	})
	if !whole {
		return false
	}
	t := &typing{files: l.files, fset: token.NewFileSet(), parsed: map[string]*parsedFile{}, cores: make(chan struct{}, runtime.GOMAXPROCS(0))}
	if !t.read(exports(&l.config, slices.Sorted(maps.Keys(standard)))) {
		return false
	}
	return t.check(ordered)
}

// exports returns the files with export data of packages, as far as the build cache has them.
func exports(config *packages.Config, paths []string) map[string]string {
	args := slices.Concat([]string{"list", "-e", "-export", without, "-f={{.ImportPath}}\t{{.Export}}"}, config.BuildFlags, []string{"--"}, paths)
	command := exec.CommandContext(config.Context, "go", args...)
	command.Dir, command.Env = config.Dir, config.Env
	text, _ := command.Output() // what is not there has no line
	found := map[string]string{}
	for line := range strings.Lines(string(text)) {
		if path, file, _ := strings.Cut(strings.TrimSpace(line), "\t"); file != "" {
			found[path] = file
		}
	}
	for _, path := range paths {
		if found[path] == "" {
			return nil
		}
	}
	return found
}

// A typing gives types to packages.
type typing struct {
	files    fileParser
	fset     *token.FileSet
	standard map[string]*types.Package
	cores    chan struct{} // holds as many as there are cores

	mu     sync.Mutex
	parsed map[string]*parsedFile
}

type parsedFile struct {
	once sync.Once
	file *ast.File
	err  error
}

// read reads export data, and reports whether all of it could be read.
func (t *typing) read(files map[string]string) bool {
	all := map[string]*types.Package{}
	for _, path := range slices.Sorted(maps.Keys(files)) {
		data, err := os.ReadFile(files[path])
		if err != nil {
			return false
		}
		r, err := gcexportdata.NewReader(bytes.NewReader(data))
		if err != nil {
			return false
		}
		if _, err := gcexportdata.Read(r, t.fset, all, path); err != nil {
			return false
		}
	}
	t.standard = all
	return len(files) > 0
}

// check parses and checks packages, each of which comes after those that it imports, and reports whether nothing is wrong
// with them.
func (t *typing) check(ordered []*packages.Package) bool {
	checked := map[*packages.Package]chan struct{}{}
	for _, pkg := range ordered {
		checked[pkg] = make(chan struct{})
	}
	fine := make([]bool, len(ordered))
	var all sync.WaitGroup
	for i, pkg := range ordered {
		all.Go(func() {
			defer close(checked[pkg])
			for _, imported := range pkg.Imports {
				if done := checked[imported]; done != nil {
					<-done
				}
			}
			t.cores <- struct{}{}
			defer func() { <-t.cores }()
			fine[i] = t.checkPackage(pkg) == nil
		})
	}
	all.Wait()
	return !slices.Contains(fine, false)
}

func (t *typing) checkPackage(pkg *packages.Package) error {
	pkg.Fset, pkg.IllTyped = t.fset, false
	pkg.Syntax = make([]*ast.File, 0, len(pkg.CompiledGoFiles))
	for _, name := range pkg.CompiledGoFiles {
		file, err := t.parse(name)
		if err != nil {
			return err
		}
		pkg.Syntax = append(pkg.Syntax, file)
	}
	c := newChecking(pkg)
	c.config.Importer = typedImporter{importer(pkg.Imports), t.standard}
	pkg.TypesInfo = c.info
	pkg.Types = types.NewPackage(pkg.PkgPath, pkg.Name)
	return types.NewChecker(c.config, t.fset, pkg.Types, c.info).Files(pkg.Syntax)
}

// parse returns a file, which several variants of a package may have.
func (t *typing) parse(name string) (*ast.File, error) {
	t.mu.Lock()
	p := t.parsed[name]
	if p == nil {
		p = &parsedFile{}
		t.parsed[name] = p
	}
	t.mu.Unlock()
	p.once.Do(func() {
		var text []byte
		if text, p.err = os.ReadFile(name); p.err == nil {
			p.file, p.err = t.files.parse(t.fset, name, text)
		}
	})
	return p.file, p.err
}

// A typedImporter knows the standard library from export data, and what is typed here.
type typedImporter struct {
	typed    importer
	standard map[string]*types.Package
}

func (i typedImporter) Import(path string) (*types.Package, error) {
	if pkg := i.standard[path]; pkg != nil && pkg.Complete() {
		return pkg, nil
	}
	return i.typed.Import(path)
}
