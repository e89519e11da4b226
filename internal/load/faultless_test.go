package load

import (
	"context"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/packages"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/internal/process"
)

const faultless = `
-- go.mod --
module m

go 1.24
-- cgo/cgo.go --
package cgo

// int one(void);
import "C"

// One is one.
func One() int { return int(C.one()) }
-- cgo/plain.go --
package cgo

import "m/plain"

func Two() int { return plain.Twice(One()) }
-- cgo/one.c --
int one(void) { return 1; }
-- cgo/other_windows.go --
package cgo
-- cgo/cgo_test.go --
package cgo

import "testing"

func TestOne(t *testing.T) {
	if One() != 1 {
		t.Error("not one")
	}
}
-- cgo/other_test.go --
package cgo_test

import (
	"testing"

	"m/cgo"
	"m/uses"
)

func TestTwo(t *testing.T) { uses.Uses(); cgo.Two() }
-- plain/plain.go --
package plain

import "math"

func Twice(n int) int { return int(math.Ldexp(float64(n), 1)) }
-- uses/uses.go --
package uses

import "m/cgo"

func Uses() { cgo.One() }
`

// A described package is the part of a package that must not depend on the way of loading.
type described struct {
	ID, Name, PkgPath, Dir, Module                string
	GoFiles, CompiledGoFiles, OtherFiles, Ignored []string
	Imports                                       map[string]string
	Syntax, Errors                                int
	Declares                                      []string
	Typed                                         bool
}

func describe(roots []*packages.Package) map[string]described {
	all := map[string]described{}
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		if pkg.Module == nil || isTestMain(pkg) {
			return
		}
		d := described{
			ID: pkg.ID, Name: pkg.Name, PkgPath: pkg.PkgPath, Dir: pkg.Dir, Module: fmt.Sprint(pkg.Module.Path, pkg.Module.Main, pkg.Module.GoVersion),
			GoFiles: pkg.GoFiles, CompiledGoFiles: pkg.CompiledGoFiles, OtherFiles: pkg.OtherFiles, Ignored: pkg.IgnoredFiles, Imports: map[string]string{},
			Syntax: len(pkg.Syntax), Errors: len(pkg.Errors), Declares: pkg.Types.Scope().Names(), Typed: pkg.Types.Complete() && !pkg.IllTyped && len(pkg.TypesInfo.Types) > 0,
		}
		for path, imported := range pkg.Imports {
			d.Imports[path] = imported.ID
		}
		all[pkg.ID] = d
	})
	return all
}

// TestFaultless requires packages without fault to be as packages.Load has them, and those with one to be left to it.
func TestFaultless(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	files, err := txtar.FS(txtar.Parse([]byte(faultless)))
	if err == nil {
		err = os.CopyFS(dir, files)
	}
	if err != nil {
		t.Fatal(err)
	}
	env, err := goEnvs("", "GOROOT", "GOARCH")
	if err != nil {
		t.Fatal(err)
	}
	l := &loading{
		Config: Config{Tests: true, Run: cgobridge.NewRun(new(options.Options).Bridge)}, runner: process.ForGo(), patterns: []string{"./..."}, files: newFileParser(env[0]), arch: env[1],
		config: packages.Config{Context: context.Background(), Mode: packages.LoadAllSyntax | packages.NeedModule, Tests: true, Dir: dir, Env: os.Environ()},
	}
	l.config.ParseFile = l.files.parse
	roots, err := l.runner.Load(l.config, l.patterns...) // by which the cgo tool's files come into the build cache
	if err != nil {
		t.Fatal(err)
	}
	sameFaultless(t, l, roots)
	for name, text := range map[string]string{
		"plain/plain.go": "package plain\n\nfunc Twice(n int) string { return n }\n",
		"uses/uses.go":   "package uses\n\nimport \"m/nowhere\"\n",
		"cgo/cgo.go":     "package cgo\n\n// #include \"none.h\"\nimport \"C\"\n\nfunc One() int { return 1 }\n",
	} {
		path := filepath.Join(dir, name)
		old, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if l.faultless() != nil {
			t.Errorf("%s has a fault, and is taken for faultless", name)
		}
		if err := os.WriteFile(path, old, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	const toolkit = "package cgo\n\n// #cgo LDFLAGS: -lcudart\n// #include <cuda_runtime.h>\nimport \"C\"\n\nfunc One() int { return int(C.cudaFree(nil)) }\n"
	if err := os.WriteFile(filepath.Join(dir, "cgo/cgo.go"), []byte(toolkit), 0o666); err != nil {
		t.Fatal(err)
	}
	if roots, err = l.faulty(); err != nil {
		t.Fatal(err)
	}
	sameFaultless(t, l, roots)
}

// sameFaultless requires packages that are loaded as ones without fault to be like others.
func sameFaultless(t *testing.T, l *loading, roots []*packages.Package) {
	t.Helper()
	want, got := describe(roots), describe(l.faultless())
	if len(got) == 0 {
		t.Fatal("the packages are not taken for faultless")
	}
	if diff := cmp.Diff(slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got))); diff != "" {
		t.Errorf("other packages are loaded (-want +got):\n%s", diff)
	}
	for id, pkg := range want {
		if diff := cmp.Diff(pkg, got[id]); diff != "" {
			t.Errorf("%s is loaded otherwise (-want +got):\n%s", id, diff)
		}
	}
}
