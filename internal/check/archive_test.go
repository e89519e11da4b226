package check

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/internal/load"
)

// The way from Go to the kernel leads out of the module, to a source that only a build rule beside it names.
const beside = `
-- README.md --
-- cuda/k.cu --
__global__ void kernel(float *x) { x[0] = 1; }
extern "C" void launch(float *x) { kernel<<<1, 1>>>(x); }
__global__ void loose(const float &x) {}
-- cuda/k.h --
void launch(float *x);
-- bindings/go/go.mod --
module m

go 1.21
-- bindings/go/m.go --
package m

// #cgo CFLAGS: -I${SRCDIR}/../../cuda
// #include "k.h"
import "C"

import "unsafe"

func F() {
	var x [4]float32
	C.launch((*C.float)(unsafe.Pointer(&x[0])))
}
`

// TestArchive checks a repository as a clone and as an archive of it: the findings are the same.
func TestArchive(t *testing.T) {
	found := func(clone bool) (lines []string, line string) {
		dir := filepath.Join(t.TempDir(), "repository")
		for _, f := range txtar.Parse([]byte(beside)).Files {
			write(t, filepath.Join(dir, filepath.FromSlash(f.Name)), string(f.Data))
		}
		if clone {
			write(t, filepath.Join(dir, ".git", "HEAD"), "ref: refs/heads/main\n")
		}
		run := NewRun(&options.Options{}, load.Config{Dir: filepath.Join(dir, "bindings", "go")})
		run.NoCache = true
		r := run.Packages([]string{"./..."})
		if len(r.Failures) > 0 {
			t.Errorf("not checked: %q", r.Failures)
		}
		for _, f := range r.Findings {
			inside, _ := filepath.Rel(dir, f.Path)
			lines = append(lines, filepath.ToSlash(inside)+" "+f.Rule)
		}
		return lines, strings.ReplaceAll(r.Summary.Line(), dir, "DIR")
	}
	clone, line := found(true)
	archive, without := found(false)
	want := []string{"bindings/go/m.go go-memory-to-kernel", "cuda/k.cu kernel-param-reference"}
	slices.Sort(clone)
	slices.Sort(archive)
	if !slices.Equal(clone, want) || !slices.Equal(archive, want) {
		t.Errorf("in the clone %q\nin the archive %q\nwant %q", clone, archive, want)
	}
	if want := line + "; no git repository: the root is DIR (it has cuda/k.cu)"; without != want {
		t.Errorf("got  %s\nwant %s", without, want)
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}
