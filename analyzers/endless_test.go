package analyzers_test

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"runtime/debug"
	"sync"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/analyzertest"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/internal/hostile"
)

const (
	maxStack = 64 << 20    // bytes: an endless recursion ends the test at once
	maxWait  = time.Minute // an endless loop ends it as well
)

// bounded ends the tests if the following code takes too much stack or time, until the returned function is called.
func bounded(what string) (end func()) {
	stack := debug.SetMaxStack(maxStack)
	watch := time.AfterFunc(maxWait, func() { panic("no end: " + what) })
	return func() {
		watch.Stop()
		debug.SetMaxStack(stack)
	}
}

// TestSelfReference runs all analyzers over each way in which Go code refers to itself, and
// over code whose paths double with each step.
func TestSelfReference(t *testing.T) {
	steps := 40
	if testing.Short() {
		steps = 8
	}
	for _, shape := range append(hostile.GoShapes(), hostile.GoChains(steps)...) {
		t.Run(shape.Name, func(t *testing.T) {
			defer bounded(shape.Name)()
			analyzeText(t, hostile.GoPackage(shape))
		})
	}
}

// seeds returns how many of n seeds run as tests: with -short a tenth.
func seeds(n uint64) uint64 {
	if testing.Short() {
		return n / 10
	}
	return n
}

// FuzzGo runs all analyzers over functions that give random things to random variables.
func FuzzGo(f *testing.F) {
	for seed := range seeds(20) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		defer bounded(fmt.Sprintf("seed %d", seed))()
		analyzeText(t, hostile.RandomGo(seed))
	})
}

// FuzzBrokenGo is FuzzGo with names in the functions that mean nothing, or something else.
func FuzzBrokenGo(f *testing.F) {
	for seed := range seeds(20) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		defer bounded(fmt.Sprintf("seed %d", seed))()
		analyzeBroken(t, hostile.BrokenGo(seed))
	})
}

// analyzeText runs all analyzers over a package of one file that imports "C", as a driver
// that does not run the cgo tool hands it over.
func analyzeText(t *testing.T, text string) {
	t.Helper()
	if errs := analyzeBroken(t, text); len(errs) > 0 {
		t.Fatal(errs)
	}
}

// analyzeBroken is analyzeText for a package with type errors, which it returns.
func analyzeBroken(t *testing.T, text string) []types.Error {
	t.Helper()
	dir := t.TempDir()
	name := filepath.Join(dir, "m.go")
	for name, text := range map[string]string{name: text, filepath.Join(dir, "k.cu"): hostile.GoSource} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	pkg := &packages.Package{
		ID: "m", PkgPath: "m", Name: "m", Fset: fset, CompiledGoFiles: []string{name}, Syntax: []*ast.File{file}, IllTyped: true,
		TypesSizes: types.SizesFor("gc", "amd64"), TypesInfo: newInfo(),
	}
	config := types.Config{
		Sizes: pkg.TypesSizes, Importer: standard(t), FakeImportC: true, GoVersion: "go1.26",
		Error: func(err error) {
			if e, ok := errors.AsType[types.Error](err); ok {
				pkg.TypeErrors = append(pkg.TypeErrors, e)
			}
		},
	}
	pkg.Types, _ = config.Check("m", fset, pkg.Syntax, pkg.TypesInfo)
	options := analyzertest.Options()
	graph, err := checker.Analyze(analyzers.New(options, cgobridge.NewRun(options.Bridge)).All, []*packages.Package{pkg}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, action := range graph.Roots {
		if action.Err != nil {
			t.Errorf("%s: %v", action.Analyzer.Name, action.Err)
		}
	}
	return pkg.TypeErrors
}

func newInfo() *types.Info {
	return &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Instances: map[*ast.Ident]types.Instance{}, Defs: map[*ast.Ident]types.Object{},
		Uses: map[*ast.Ident]types.Object{}, Implicits: map[ast.Node]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
		Scopes: map[ast.Node]*types.Scope{}, FileVersions: map[*ast.File]string{},
	}
}

// standard returns an importer of the packages that the shapes import.
func standard(t *testing.T) types.Importer {
	t.Helper()
	pkgs, err := loadStandard()
	if err != nil {
		t.Fatal(err)
	}
	return pkgs
}

type importer map[string]*types.Package

func (pkgs importer) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if pkg := pkgs[path]; pkg != nil {
		return pkg, nil
	}
	return nil, fmt.Errorf("package %s is not loaded", path)
}

var loadStandard = sync.OnceValues(func() (importer, error) {
	pkgs, err := packages.Load(&packages.Config{Mode: packages.NeedName | packages.NeedTypes | packages.NeedImports},
		"errors", "fmt", "runtime", "strings", "sync")
	loaded := importer{}
	for _, pkg := range pkgs {
		loaded[pkg.PkgPath] = pkg.Types
	}
	return loaded, err
})
