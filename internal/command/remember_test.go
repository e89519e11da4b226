package command

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/internal/check"
)

// TestNoCache requires a second run to print the same as the first, and -no-cache to leave no files.
func TestNoCache(t *testing.T) {
	kept := t.TempDir()
	t.Setenv(check.CacheFolder, kept)
	source := filepath.Join(t.TempDir(), "k.cu")
	if err := os.WriteFile(source, []byte("__global__ int k() { return 1; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	entries := func() []string {
		names, err := filepath.Glob(filepath.Join(kept, "results", "*", "*"))
		if err != nil {
			t.Fatal(err)
		}
		return names
	}
	status, first, _ := cudavetHere("-no-cache", source)
	if left, err := os.ReadDir(kept); status != StatusFound || err != nil || len(left) != 0 {
		t.Errorf("status %d, %v kept (%v)", status, left, err)
	}
	for range 2 {
		if status, again, _ := cudavetHere(source); status != StatusFound || again != first {
			t.Errorf("status %d\n%swant\n%s", status, again, first)
		}
	}
	if len(entries()) != 1 {
		t.Errorf("%v kept, want one entry", entries())
	}
	if builds, err := filepath.Glob(filepath.Join(kept, "builds", "*", "*")); err != nil || len(builds) != 1 {
		t.Errorf("of build files %v is kept (%v), want one entry", builds, err)
	}
}

// TestCookedIsKept requires the cgo tool's files to be kept, but not with -no-cache.
func TestCookedIsKept(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the go command keeps them")
	}
	kept, dir := t.TempDir(), t.TempDir()
	t.Setenv(check.CacheFolder, kept)
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	const source = "package m\n\n// static int f(void) { return 1; }\nimport \"C\"\n\nfunc F() { C.f() }\n"
	write("go.mod", "module m\n\ngo 1.24\n")
	write("m.go", source)
	t.Chdir(dir)
	want := printedBy("-no-cache", "./...")
	if left, err := os.ReadDir(kept); want.status != StatusClean || err != nil || len(left) != 0 {
		t.Errorf("%+v, %v kept (%v)", want, left, err)
	}
	write("m.go", source+"// which the go command has not built\n")
	time.Sleep(50 * time.Millisecond) // a file just written may be newer than the one read
	for _, args := range [][]string{{"bridge", "./..."}, {"./..."}, {"-v", "./..."}} {
		if got := printedBy(args...); got.status != StatusClean || len(args) == 1 && got != want {
			t.Errorf("%q: %+v", args, got)
		}
		if entries, err := filepath.Glob(filepath.Join(kept, "cooked", "*", "*")); err != nil || len(entries) != 1 {
			t.Errorf("%q: %v kept (%v)", args, entries, err)
		}
	}
}

// A rememberedModule is a module that is checked repeatedly; kept is the cache folder.
type rememberedModule struct {
	*testing.T
	dir, kept string
}

// A printed result is the output of a run.
type printed struct {
	status         int
	stdout, stderr string
}

func printedBy(args ...string) (p printed) {
	p.status, p.stdout, p.stderr = cudavetHere(args...)
	return p
}

// check checks the packages, requires the output of a run without a cache, and reports whether they were
// checked anew.
func (m rememberedModule) check(what string, want printed) (anew bool) {
	m.Helper()
	before := m.entries()
	if got := printedBy("./..."); got != want {
		m.Errorf("%s: %+v\nwant %+v", what, got, want)
	}
	return m.entries() > before
}

func (m rememberedModule) entries() int {
	names, err := filepath.Glob(filepath.Join(m.kept, "results", "*", "*"))
	if err != nil {
		m.Fatal(err)
	}
	return len(names)
}

// edit writes a file, and returns a function that undoes that.
func (m rememberedModule) edit(name, text string) (undo func()) {
	m.Helper()
	path := filepath.Join(m.dir, name)
	old, err := os.ReadFile(path)
	existed := err == nil
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		m.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		m.Fatal(err)
	}
	return func() {
		err := os.Remove(path)
		if existed {
			err = os.WriteFile(path, old, 0o666)
		}
		if err != nil {
			m.Fatal(err)
		}
	}
}

const remembered = `
-- m/go.mod --
module m

go 1.24

require lib v0.0.0

replace lib => ../lib
-- m/k.go --
package m

/*
#cgo CFLAGS: -I${SRCDIR}/../include
void go_k(int n);
*/
import "C"

import "lib"

func K(n int) { C.go_k(C.int(lib.N(n))) }
-- m/k.cu --
#include "k.template"
extern "C" void go_k(int n) { k<<<n, 32>>>(); }
-- m/k.template --
__global__ void k() {}
-- lib/go.mod --
module lib

go 1.24
-- lib/lib.go --
package lib

func N(n int) int { return n }
-- include/other.h --
int other(void);
`

// TestPackagesAreRemembered changes all that a check of packages rests on, one after another, and requires the
// packages to be checked anew, and with the change undone not to be.
func TestPackagesAreRemembered(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	files, err := txtar.FS(txtar.Parse([]byte(remembered)))
	if err == nil {
		err = os.CopyFS(dir, files)
	}
	if err != nil {
		t.Fatal(err)
	}
	m := rememberedModule{t, filepath.Join(dir, "m"), t.TempDir()}
	t.Setenv(check.CacheFolder, m.kept)
	t.Chdir(m.dir)
	first := printedBy("-no-cache", "./...")
	if !m.check("the first run", first) {
		t.Fatal("nothing is kept")
	}
	if m.check("the second run", first) {
		t.Error("the second run leaves another entry")
	}
	const badKernel = "__global__ int k() { return 1; }\n"
	for _, test := range []struct{ name, text string }{
		{"k.go", "package m\n\n// void go_k(int n, int m);\nimport \"C\"\n\nfunc K(n int) { C.go_k(1, 2) }\n"},
		{"new.go", "package m\n"},
		{"sub/sub.go", "package sub\n"},
		{"k.cu", badKernel + "extern \"C\" void go_k(int n) {}\n"},
		{"k.template", badKernel},
		{"new.cu", badKernel},
		{"Makefile", "k.o: k.cu\n\tnvcc -rdc=true -c k.cu\n"},
		{"flags.mk", "NVCCFLAGS=-rdc=true\n"},
		{".cudavet.yml", "disable: ill-formed\n"},
		{"go.mod", "module m\n\ngo 1.25\n\nrequire lib v0.0.0\n\nreplace lib => ../lib\n"},
		{"../lib/lib.go", "package lib\n\nfunc N(n int) int { return 0 * n }\n"},
		{"../lib/lib.cu", badKernel},
		{"../include/new.h", "int added;\n"},
	} {
		undo := m.edit(test.name, test.text)
		changed := printedBy("-no-cache", "./...")
		if !m.check(test.name, changed) {
			t.Errorf("%s has changed, and the packages are not checked anew", test.name)
		}
		if m.check(test.name+", again", changed) {
			t.Errorf("%s: the second run leaves another entry", test.name)
		}
		undo()
		if m.check(test.name+", as it was", first) && test.name != "../include/new.h" { // a folder is not as it was
			t.Errorf("%s is as it was, and the packages are checked anew", test.name)
		}
	}
	for name, value := range map[string]string{"NVCC_APPEND_FLAGS": "-rdc=true", "CGO_CFLAGS": "-DX", "CPATH": dir, "GOFLAGS": "-tags=x"} {
		t.Run(name, func(t *testing.T) {
			t.Setenv(name, value)
			if m := (rememberedModule{t, m.dir, m.kept}); !m.check(name, printedBy("-no-cache", "./...")) {
				t.Errorf("%s is set, and the packages are not checked anew", name)
			}
		})
	}
	entries, err := filepath.Glob(filepath.Join(m.kept, "results", "*", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range entries {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text[len(text)-1] ^= 1
		if err := os.WriteFile(name, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	m.check("damaged entries", first)
}

// TestFailuresAreNotRemembered requires packages that could not be checked as a whole to be checked each time.
func TestFailuresAreNotRemembered(t *testing.T) {
	m := rememberedModule{t, t.TempDir(), t.TempDir()}
	t.Setenv(check.CacheFolder, m.kept)
	t.Chdir(m.dir)
	m.edit("go.mod", "module m\n\ngo 1.24\n")
	m.edit("m.go", "package m\n\nvar x int = \"\"\n")
	if m.check("a type error", printedBy("-no-cache", "./...")) {
		t.Error("a result with a failure is kept")
	}
}
