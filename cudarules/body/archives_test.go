package body_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// TestArchives builds the bodies of all cases: every operation occurs once, expressions have a type,
// and unknown operations have a reason.
func TestArchives(t *testing.T) {
	if testing.Short() {
		t.Skip("the rules' test of the same name asks these bodies, too")
	}
	built, ops, partly := 0, 0, 0
	for name, tu := range views(t) {
		for _, b := range bodies(tu) {
			built++
			if b.Partly != nil {
				partly++
			}
			seen := map[*body.Op]bool{}
			for op := range b.Root.All() {
				ops++
				checkOp(t, name, op)
				if seen[op] {
					t.Fatalf("%s: %v at %s is there twice", name, op.Kind, tu.Pos(op.Node))
				}
				seen[op] = true
			}
		}
	}
	t.Logf("%d bodies of %d operations, %d of them understood in part", built, ops, partly)
}

func checkOp(t *testing.T, name string, op *body.Op) {
	t.Helper()
	switch {
	case op.Kind == body.None:
		t.Errorf("%s: an operation without a kind", name)
	case op.Kind < body.Destroy && op.Type == nil:
		t.Errorf("%s: %v has no type", name, op.Kind)
	case op.Kind == body.Unknown && op.Reason() == 0:
		t.Errorf("%s: nobody says why %q is unknown", name, op.Node.Text())
	case slices.Contains([]body.Kind{body.Load, body.Decay, body.Bind, body.Materialize, body.Convert}, op.Kind) &&
		(len(op.Args) != 1 || op.Args[0] == nil):
		t.Errorf("%s: %v of %q has no operand", name, op.Kind, op.Node.Text())
	case op.Kind == body.Load && op.Args[0].Category == sema.PRValue:
		t.Errorf("%s: a value is loaded: %q", name, op.Node.Text())
	}
}

// views yields the translation units of all files in the archives of cases, by name.
func views(t *testing.T) func(func(string, *sema.TU) bool) {
	return func(yield func(string, *sema.TU) bool) {
		for _, pattern := range []string{"conformance/cuda", "spellings/cuda"} {
			archives, err := filepath.Glob("../../testdata/" + pattern + "/*.txtar")
			if err != nil || len(archives) == 0 {
				t.Fatal(archives, err)
			}
			for _, name := range archives {
				if !eachFile(t, name, yield) {
					return
				}
			}
		}
	}
}

func eachFile(t *testing.T, archive string, yield func(string, *sema.TU) bool) bool {
	t.Helper()
	a, err := txtar.ParseFile(archive)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, f := range a.Files {
		path := filepath.Join(dir, f.Name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range a.Files {
		if filepath.Ext(f.Name) != ".cu" {
			continue
		}
		analysis, err := cudarules.NewChecker(rule.Set{}).Load(filepath.Join(dir, f.Name), nvcc.Default())
		if err != nil {
			continue // a case of a file that cannot be read
		}
		name := filepath.Base(archive) + "/" + f.Name
		if !yield(name, analysis.Host) || analysis.Device != analysis.Host && !yield(name+" (device)", analysis.Device) {
			return false
		}
	}
	return true
}

// bodies returns the bodies of a translation unit, instances and initializers included.
func bodies(tu *sema.TU) []*body.Body {
	var all []*body.Body
	for _, b := range tu.Bodies() {
		if b := body.Of(b.FuncDecl); b != nil {
			all = append(all, b)
		}
	}
	for _, u := range tu.Focus {
		for v := range tu.Variables(u) {
			if v.Scope.Kind == sema.NamespaceScope && v.HasInitializer() {
				all = append(all, body.OfInitializer(v))
			}
		}
	}
	return all
}
