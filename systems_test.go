package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/internal/load"
)

// TestOtherSystems type-checks the packages that need no cgo for Windows and macOS. The grammar is C, for which there is no
// cross compiler here.
func TestOtherSystems(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	own := packagesWithoutGrammar(t)
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for _, system := range []string{"windows", "darwin"} {
		found, err := packages.Load(&packages.Config{
			Mode:  packages.LoadAllSyntax,
			Env:   append(os.Environ(), "GOOS="+system, "CGO_ENABLED=0"),
			Tests: true,
			ParseFile: func(fset *token.FileSet, name string, text []byte) (*ast.File, error) {
				if strings.HasPrefix(name, root+string(filepath.Separator)) {
					return parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
				}
				return load.ParseDeclared(fset, name, text)
			},
		}, own...)
		if err != nil {
			t.Fatal(err)
		}
		packages.Visit(found, nil, func(pkg *packages.Package) {
			for _, e := range pkg.Errors {
				t.Errorf("%s: %s: %v", system, pkg.ID, e)
			}
		})
	}
}

// packagesWithoutGrammar returns those of the module of which neither they nor their tests import the grammar.
func packagesWithoutGrammar(t *testing.T) (own []string) {
	t.Helper()
	listed, err := packages.Load(&packages.Config{Mode: packages.NeedName | packages.NeedImports | packages.NeedDeps, Tests: true}, "./...")
	if err != nil {
		t.Fatal(err)
	}
	needs := map[string]bool{} // by ID: whether the grammar
	with := map[string]bool{}  // by path
	packages.Visit(listed, nil, func(pkg *packages.Package) {
		needs[pkg.ID] = pkg.PkgPath == "github.com/smacker/go-tree-sitter"
		for _, imported := range pkg.Imports {
			needs[pkg.ID] = needs[pkg.ID] || needs[imported.ID]
		}
	})
	for _, pkg := range listed {
		path := strings.TrimSuffix(strings.TrimSuffix(pkg.PkgPath, ".test"), "_test")
		with[path] = with[path] || needs[pkg.ID]
	}
	for path, needs := range with {
		if !needs {
			own = append(own, path)
		}
	}
	if len(own) < 25 {
		t.Fatalf("only %q need no grammar", own)
	}
	return own
}
