package load

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/internal/process"
)

// without is a program that replaces the go command's tools and the C compiler: it has them print their versions, which
// identify their cached output, and runs none of them.
const without = `-toolexec=sh -c 'case "$2" in -V=full|-###) exec "$@";; esac; exit 1' cudavet`

// typed completes packages whose files the go command has listed to the result of packages.Load. Types of the standard library
// come from the go command's build cache, where they mostly are already, which is many times faster than reading the sources;
// nothing is built for it. If there is any error it reports false, and some of the packages may have been changed. Of the
// packages in cgo, by their paths, the cgo tool's files are not known yet.
func (l *loading) typed(roots []*packages.Package, cgo map[string]*cgoPackage) bool {
	if len(l.config.Overlay) > 0 || slices.ContainsFunc(roots, l.files.isStandard) {
		return false
	}
	whole := true
	used := map[string]bool{}     // of the standard library, by other packages
	standard := map[string]bool{} // all of its imported packages
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		whole = whole && len(pkg.Errors) == 0
		if l.files.isStandard(pkg) {
			standard[pkg.PkgPath] = true
			return
		}
		for _, imported := range pkg.Imports {
			if l.files.isStandard(imported) && !isTestMain(pkg) {
				used[imported.PkgPath] = true
			}
		}
	})
	if !whole {
		return false
	}
	delete(used, "unsafe") // has no export data
	cgo, standardCgo := ofStandard(cgo)
	k := l.openKitchen(cgo)
	left := k.take(cgo)
	exported, made := l.exports(used, k.asked(left))
	if len(exported) > 0 && len(exported) < len(used) {
		exported, _ = l.exports(standard, nil)
	}
	visited := func(pkg *packages.Package) bool { return !isTestMain(pkg) && exported[pkg.PkgPath] == "" }
	if k != nil {
		notBuilt := map[string]*cgoPackage{}
		packages.Visit(roots, visited, func(pkg *packages.Package) {
			if p := standardCgo[pkg.PkgPath]; p != nil && visited(pkg) {
				notBuilt[pkg.PkgPath] = p
			}
		})
		maps.Copy(left, k.take(notBuilt))
	}
	if !l.cook(k, left, made) {
		return false
	}
	t := &typing{files: l.files, fset: token.NewFileSet(), parsed: map[string]*parsedFile{}, cores: make(chan struct{}, runtime.GOMAXPROCS(0))}
	if k != nil {
		t.texts = k.texts
	}
	var ordered []*packages.Package // those to be read from source, each after those that it imports
	var read []string               // those to be read from export data
	packages.Visit(roots, visited, func(pkg *packages.Package) {
		switch {
		case pkg.PkgPath == "unsafe", isTestMain(pkg):
		case exported[pkg.PkgPath] != "":
			read = append(read, pkg.PkgPath)
		default:
			ordered = append(ordered, pkg)
		}
	})
	return t.read(exported, read) && t.check(ordered)
}

// ofStandard takes the packages of the standard library out of those that the cgo tool makes files for.
func ofStandard(cgo map[string]*cgoPackage) (others, standard map[string]*cgoPackage) {
	others, standard = map[string]*cgoPackage{}, map[string]*cgoPackage{}
	for path, p := range cgo {
		if p.standard {
			standard[path] = p
		} else {
			others[path] = p
		}
	}
	return others, standard
}

// exports returns the files with export data of packages, as far as the build cache has them, and those that the cgo tool has made
// for others, as far as it has these and all that they import.
func (l *loading) exports(standard map[string]bool, cgo map[string]*cgoPackage) (exported map[string]string, made map[string][]string) {
	exported, made = map[string]string{}, map[string][]string{}
	paths := slices.AppendSeq(slices.Sorted(maps.Keys(standard)), maps.Keys(cgo))
	text, _ := l.goList([]string{"-export", without, fmt.Sprintf("-compiled=%t", len(cgo) > 0), compiledFormat}, paths) // which has no more than is there
	for path, files := range compiledFiles(text) {
		switch {
		case cgo[path] != nil:
			made[path] = files[1:]
		case files[0] != "":
			exported[path] = files[0]
		}
	}
	return exported, made
}

// compiledFormat makes the go command print, for a package in a line, its export data file and its compiled files.
const compiledFormat = "-f={{.ImportPath}}\t{{.Export}}{{range .CompiledGoFiles}}\t{{.}}{{end}}"

// compiledFiles parses the go command's output in that format.
func compiledFiles(text []byte) map[string][]string {
	all := map[string][]string{}
	for line := range strings.Lines(string(text)) {
		if fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t"); len(fields) > 1 {
			all[fields[0]] = fields[1:]
		}
	}
	return all
}

// goList returns the go command's output for packages.
func (l *loading) goList(args, paths []string) ([]byte, error) {
	return l.goListIn(l.config.Env, args, paths)
}

// goListIn returns the go command's output for packages in an environment.
func (l *loading) goListIn(env, args, paths []string) ([]byte, error) {
	if len(paths) == 0 {
		return nil, nil
	}
	command := process.Go(l.config.Dir, slices.Concat([]string{"list", "-e"}, args, l.config.BuildFlags, []string{"--"}, paths)...)
	command.Env = env
	text, _, err := l.runner.Output(l.config.Context, command)
	return text, err
}

// A typing gives types to packages.
type typing struct {
	files    fileParser
	fset     *token.FileSet
	standard map[string]*types.Package
	texts    map[string][]byte // of files that are none on disk
	cores    chan struct{}     // holds as many as there are cores

	mu     sync.Mutex
	parsed map[string]*parsedFile
}

type parsedFile struct {
	once sync.Once
	file *ast.File
	err  error
}

// read reads export data of packages, and reports whether all of it could be read.
func (t *typing) read(files map[string]string, paths []string) bool {
	t.standard = map[string]*types.Package{}
	for _, path := range paths {
		data, err := os.ReadFile(files[path])
		if err != nil {
			return false
		}
		r, err := gcexportdata.NewReader(bytes.NewReader(data)) //nolint:staticcheck // deprecated for Go 1.29: until then the build cache has archives
		if err != nil {
			return false
		}
		if _, err := gcexportdata.Read(r, t.fset, t.standard, path); err != nil {
			return false
		}
	}
	return true
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
	if t.standard[pkg.PkgPath] != nil { // which another package's export data speaks of
		return fmt.Errorf("two packages %s", pkg.PkgPath)
	}
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
	c.config.Importer = typedImporter{pkg.Imports, t.standard}
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
		text, ok := t.texts[name]
		if !ok {
			text, p.err = os.ReadFile(name)
		}
		if p.err == nil {
			p.file, p.err = t.files.parse(t.fset, name, text)
		}
	})
	return p.file, p.err
}

// A typedImporter resolves imports to packages that were type-checked here and to export data.
type typedImporter struct {
	imports  importer
	standard map[string]*types.Package
}

func (i typedImporter) Import(path string) (*types.Package, error) {
	if imported := i.imports[path]; imported != nil {
		if pkg := i.standard[imported.PkgPath]; pkg != nil && pkg.Complete() {
			return pkg, nil
		}
	}
	return i.imports.Import(path)
}
