package load

import (
	"go/ast"
	"testing"

	"golang.org/x/tools/go/packages"
)

// TestStandard: the standard library without function bodies type-checks with the same exported
// declarations, and a package of it that is itself to be checked has its bodies.
func TestStandard(t *testing.T) {
	root, err := goEnv("", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	config := packages.Config{Mode: packages.LoadAllSyntax, ParseFile: newFileParser(root).parse}
	std, err := packages.Load(&config, "std")
	if err != nil {
		t.Fatal(err)
	}
	dropped := 0
	packages.Visit(std, nil, func(pkg *packages.Package) {
		for _, e := range pkg.Errors {
			t.Errorf("%s: %v", pkg.PkgPath, e)
		}
		if pkg.PkgPath == "strings" && pkg.Types.Scope().Lookup("Cut") != nil {
			dropped++
		}
	})
	if dropped != 1 {
		t.Errorf("there are %d packages strings with a function Cut, want 1", dropped)
	}
}

// TestCheckStandard loads a package of the standard library as one to be checked.
func TestCheckStandard(t *testing.T) {
	r := Packages([]string{"errors"}, Config{})
	if len(r.Packages) != 1 {
		t.Fatalf("%d packages: %q", len(r.Packages), r.Problems)
	}
	for _, file := range r.Packages[0].Syntax {
		for _, decl := range file.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok && fn.Body == nil {
				t.Errorf("%s, which is to be checked, has no body", fn.Name.Name)
			}
		}
	}
}
