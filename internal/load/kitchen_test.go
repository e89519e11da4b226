package load

import (
	"bytes"
	"fmt"
	"go/ast"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/cache"
)

const kitchenModule = `
-- go.mod --
module m

go 1.24
-- first/none --
-- include/shared.h --
typedef int count;
static inline count twice(count n) { return 2 * n; }
-- lower/lower.go --
package lower

/*
#cgo CFLAGS: -I../first -I../include
#include <stdint.h>
#include "shared.h"
*/
import "C"

type Count = C.count

func Twice(n Count) Count { return C.twice(n) }
-- upper/upper.go --
package upper

// typedef long amount;
import "C"

import "m/lower"

func Four(n C.amount) lower.Count { return lower.Twice(lower.Twice(lower.Count(n))) }
-- upper/more.go --
package upper

// static int more(void) { return 1; }
import "C"

func More() int { return int(C.more()) }
-- upper/text.c --
text that is no C
`

// A testedKitchen is a module whose runs of the cgo tool are counted.
type testedKitchen struct {
	*testing.T
	dir, log string
	cooked   *cache.Dir
}

func newTestedKitchen(t *testing.T, folder string) *testedKitchen {
	t.Helper()
	cc, err := exec.LookPath("gcc")
	if err != nil || runtime.GOOS == "windows" {
		t.Skip(err)
	}
	dir := filepath.Join(t.TempDir(), folder)
	files, err := txtar.FS(txtar.Parse([]byte(kitchenModule)))
	if err == nil {
		err = os.CopyFS(dir, files)
	}
	if err != nil {
		t.Fatal(err)
	}
	k := &testedKitchen{T: t, dir: dir, log: filepath.Join(t.TempDir(), "log"), cooked: cache.NewDir(t.TempDir(), 1<<20)}
	// -dM is given once for a file. The cgo tool leaves temporary files behind when it fails.
	text := fmt.Sprintf("#!/bin/sh\ncase \"$*\" in *-dM*) : >\"$TMPDIR/left.$$\"; echo \"$PWD\" >>%q;; esac\nexec %q \"$@\"\n", k.log, cc)
	path := t.TempDir()
	if err := os.WriteFile(filepath.Join(path, "gcc"), []byte(text), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", path+string(filepath.ListSeparator)+os.Getenv("PATH"))
	t.Setenv("CC", "gcc")
	k.setTemporary(t.TempDir())
	return k
}

// setTemporary has temporary files lie in a folder, and requires it to be empty in the end.
func (k *testedKitchen) setTemporary(dir string) {
	k.Setenv("TMPDIR", dir)
	k.Cleanup(func() {
		if left, err := filepath.Glob(filepath.Join(dir, "*")); err != nil || len(left) > 0 {
			k.Errorf("%q are left behind, %v", left, err)
		}
	})
}

// runs loads the packages, and returns for which files, by their folders, the cgo tool has run.
func (k *testedKitchen) runs(c Config) (r Result, folders []string) {
	k.Helper()
	if err := os.RemoveAll(k.log); err != nil {
		k.Fatal(err)
	}
	time.Sleep(50 * time.Millisecond) // a file just written may be newer than the one read
	c.Dir, c.Run = k.dir, cgobridge.NewRun(new(options.Options).Bridge)
	r = Packages([]string{"./..."}, c)
	text, err := os.ReadFile(k.log)
	if err != nil && !os.IsNotExist(err) {
		k.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if folder := filepath.Base(strings.TrimSpace(line)); folder != "cgo" { // of the standard library, where it is not built
			folders = append(folders, folder)
		}
	}
	slices.Sort(folders)
	return r, folders
}

// expect loads the packages, and requires the cgo tool to run for files in folders, and a type of package lower.
func (k *testedKitchen) expect(what, count string, folders ...string) {
	k.Helper()
	r, got := k.runs(Config{Cooked: k.cooked})
	if !slices.Equal(got, folders) {
		k.Errorf("%s: the cgo tool has run for %q, want %q", what, got, folders)
	}
	if len(r.Problems) > 0 || r.Whole != 2 {
		k.Errorf("%s: %d packages are whole: %q", what, r.Whole, r.Problems)
	}
	for _, pkg := range r.Packages {
		if pkg.Name == "lower" {
			if is := pkg.Types.Scope().Lookup("_Ctype_count").Type().Underlying().String(); is != count {
				k.Errorf("%s: the type is %s, want %s", what, is, count)
			}
		}
	}
}

func (k *testedKitchen) write(name, text string) {
	k.Helper()
	write(k.T, filepath.Join(k.dir, name), text)
}

func (k *testedKitchen) replace(name, old, text string) {
	k.Helper()
	before, err := os.ReadFile(filepath.Join(k.dir, name))
	if err != nil || !bytes.Contains(before, []byte(old)) {
		k.Fatalf("%s has no %q: %v", name, old, err)
	}
	k.write(name, strings.ReplaceAll(string(before), old, text))
}

// TestKitchen changes inputs of the cgo tool's files, and requires it to run again only for packages with a changed input. C
// files that do not compile do not matter.
func TestKitchen(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	k := newTestedKitchen(t, `it's a "folder"`)
	k.expect("first", "int32", "lower", "upper", "upper")
	k.expect("again", "int32")
	k.replace("include/shared.h", "typedef int", "typedef long")
	k.expect("header changed", "int64", "lower")
	k.expect("header as it was left", "int64")
	k.write("first/shared.h", "typedef short count;\nstatic inline count twice(count n) { return 2 * n; }\n")
	k.expect("header before it", "int16", "lower")
	k.write("first/stdint.h", "#include_next <stdint.h>\n")
	k.expect("header before one of the system's", "int16", "lower")
	if err := os.RemoveAll(filepath.Join(k.dir, "first")); err != nil {
		t.Fatal(err)
	}
	k.expect("header removed", "int64", "lower")
	k.replace("upper/more.go", "return 1", "return 2")
	k.expect("preamble changed", "int64", "upper", "upper")
	k.write("upper/plain.go", "package upper\n")
	k.expect("another file", "int64")
	t.Setenv("CGO_CFLAGS", "-DOTHER")
	k.expect("other flags", "int64", "lower", "upper", "upper")
	t.Setenv("GOFLAGS", "-trimpath")
	k.expect("-trimpath", "int64", "lower", "upper", "upper")
	k.expect("-trimpath again", "int64")
}

// TestKitchenAsks has a header that tests for another: no list of inputs shows that, and the go command makes the
// files.
func TestKitchenAsks(t *testing.T) {
	k := newTestedKitchen(t, "folder")
	k.write("include/shared.h", "#if __has_include(\"more.h\")\ntypedef long count;\n#else\ntypedef int count;\n#endif\ncount twice(count n);\n")
	k.expect("first", "int32", "lower", "upper", "upper")
	k.expect("by the go command", "int32", "lower")
	k.expect("by its cache", "int32")
}

// TestKitchenFails has the cgo tool fail for a package: the report is the same as without a kitchen, and the tool does not run
// for the others before the go command runs it.
func TestKitchenFails(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	k := newTestedKitchen(t, "folder")
	if err := os.Remove(filepath.Join(k.dir, "upper/text.c")); err != nil {
		t.Fatal(err)
	}
	k.replace("upper/more.go", "static int", "#include <none.h>\n// static int")
	want, _ := k.runs(Config{})
	got, _ := k.runs(Config{Cooked: k.cooked})
	if diff := cmp.Diff(want.Problems, got.Problems); diff != "" || len(want.Problems) != 1 || want.Whole != got.Whole || got.InPart != 1 {
		t.Errorf("%d whole, %d in part, problems (-want +got):\n%s", got.Whole, got.InPart, diff)
	}
	k.replace("upper/more.go", "#include <none.h>\n// ", "")
	k.expect("without the fault", "int32", "lower", "upper", "upper")
}

// TestKitchenPlaces requires all names that a person wrote to be where the go command has them, also with -trimpath and where
// the names of opened files cannot be written.
func TestKitchenPlaces(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	places := func(r Result) (all []string) {
		for _, pkg := range r.Packages {
			for _, file := range pkg.Syntax {
				for n := range ast.Preorder(file) {
					id, ok := n.(*ast.Ident)
					if !ok {
						continue
					}
					if at := pkg.Fset.Position(id.Pos()); filepath.Ext(at.Filename) == ".go" {
						all = append(all, fmt.Sprint(at, " ", id.Name, " ", pkg.TypesInfo.TypeOf(id)))
					}
				}
			}
		}
		slices.Sort(all)
		return all
	}
	k := newTestedKitchen(t, "folder")
	if err := os.Remove(filepath.Join(k.dir, "upper/text.c")); err != nil {
		t.Fatal(err)
	}
	for _, flags := range []string{"", "-trimpath"} {
		t.Setenv("GOFLAGS", flags)
		want, _ := k.runs(Config{})
		for range 2 {
			got, _ := k.runs(Config{Cooked: k.cooked})
			if diff := cmp.Diff(places(want), places(got)); diff != "" || len(places(got)) < 30 {
				t.Errorf("GOFLAGS=%s (-want +got):\n%s", flags, diff)
			}
		}
	}
	dir := filepath.Join(t.TempDir(), "with a space")
	if err := os.Mkdir(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	k.setTemporary(dir)
	k.cooked = cache.NewDir(t.TempDir(), 1<<20)
	k.expect("in a folder with a space", "int32", "lower", "upper", "upper")
}

// TestKitchenToolkit has a package include headers of the toolkit: the cgo tool runs once for it, and the report is the same
// with and without a kitchen, and for cached files.
func TestKitchenToolkit(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	k := newTestedKitchen(t, "folder")
	if err := os.Remove(filepath.Join(k.dir, "upper/text.c")); err != nil {
		t.Fatal(err)
	}
	k.replace("upper/more.go", "static int", "#include <cuda_runtime.h>\n// #include \"stray.h\"\n// static int")
	k.write("elsewhere/deep/stray.h", "typedef int stray;\n")
	said := func(c Config) (string, []string) {
		var log bytes.Buffer
		c.Verbose, c.Log = true, &log
		r, folders := k.runs(c)
		if r.Whole != 2 {
			t.Errorf("%d packages are whole: %q", r.Whole, r.Problems)
		}
		return log.String(), folders
	}
	want, _ := said(Config{})
	if !strings.Contains(want, "cuda_runtime.h is not found") || !strings.Contains(want, "stray.h is found in ") {
		t.Skipf("a toolkit is installed: %s", want)
	}
	for i, runs := range [][]string{{"lower", "upper", "upper", "upper", "upper"}, nil} { // stray.h is missed once
		if got, folders := said(Config{Cooked: k.cooked}); got != want || !slices.Equal(folders, runs) {
			t.Errorf("%d: the cgo tool has run for %q, and said is\n%swant\n%s", i, folders, got, want)
		}
	}
	k.write("other/deep/stray.h", "typedef int stray;\n") // which of the two is meant?
	if r, _ := k.runs(Config{Cooked: k.cooked}); r.InPart != 1 {
		t.Errorf("%d packages are there in part: %q", r.InPart, r.Problems)
	}
}

func TestPrerequisites(t *testing.T) {
	rules := "cudavet: /usr/include/stdio.h \\\n /a\\ b/c$$\\#.h x.h\ncudavet: x\\y.h\ncudavet:\n"
	want := []string{"/usr/include/stdio.h", "/a b/c$#.h", "x.h", `x\y.h`}
	if diff := cmp.Diff(want, prerequisites(rules)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
