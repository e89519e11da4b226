package lsp

import (
	"slices"
	"strings"
	"testing"

	"go.lsp.dev/protocol"
	"golang.org/x/tools/txtar"
)

// TestModule: the package around an open file is checked with the CUDA sources that it is linked with, be they
// open or not, as they are in the editor. Their findings name the way from Go.
func TestModule(t *testing.T) {
	e := start(t, everything, example(t))
	e.open("saxpy/saxpy.go", "go", e.disk("saxpy/saxpy.go"))
	found := e.wait("saxpy/saxpy.go", "26 go-header-to-kernel", "43 go-memory-to-kernel")
	if related := found[1].RelatedInformation; len(related) != 1 ||
		e.name(related[0].Location.URI) != "saxpy/saxpy.cu" || related[0].Location.Range.Start.Line != 11 {
		t.Errorf("related information %+v, want the launch in line 12 of saxpy.cu", related)
	}
	found = e.wait("saxpy/saxpy.cu", "6 kernel-param-reference") // which is not open
	if related := found[0].RelatedInformation; len(related) == 0 || e.name(related[0].Location.URI) != "saxpy/saxpy.go" {
		t.Errorf("related information %+v, want the cgo call", related)
	}
	e.wait("blur/blur.cu", "9 grid-constant-const", "20 kernel-member", "40 launch-config", "41 launch-config")

	// In the editor alone, the wrapper does not launch the kernel any more, and the Go code passes it no Go memory.
	e.open("saxpy/saxpy.cu", "cuda-cpp", e.disk("saxpy/saxpy.cu"))
	e.typed("saxpy/saxpy.cu", "saxpy_kernel<<<(n + 255) / 256, 256>>>(n, a, x, y);", "(void)x;")
	e.wait("saxpy/saxpy.go", "26 go-header-to-kernel")
	e.typed("saxpy/saxpy.go", "unsafe.Pointer(&xs), v.n)", "unsafe.Pointer(&xs[0]), v.n)")
	e.wait("saxpy/saxpy.go")

	// After closing without saving, the content on disk counts.
	e.must(e.server.DidClose(t.Context(), &protocol.DidCloseTextDocumentParams{TextDocument: e.identifier("saxpy/saxpy.cu")}))
	e.wait("saxpy/saxpy.go", "43 go-memory-to-kernel")
}

// TestTypeError: while Go code does not compile, findings in unchanged CUDA sources remain.
func TestTypeError(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	e := start(t, everything, example(t))
	e.open("saxpy/saxpy.go", "go", e.disk("saxpy/saxpy.go"))
	e.wait("saxpy/saxpy.cu", "6 kernel-param-reference")
	e.wait("saxpy/norm.cu", "10 missing-extern-c")
	e.typed("saxpy/saxpy.go", "var sum C.float", "var sum C.float = \"text\" +")
	e.until("word of the error", func() bool { return strings.Contains(strings.Join(e.logged, "\n"), "saxpy.go:49") })
	e.wait("saxpy/saxpy.cu", "6 kernel-param-reference")
	e.wait("saxpy/norm.cu", "10 missing-extern-c")
	e.typed("saxpy/saxpy.go", "var sum C.float = \"text\" +", "var sum C.float")
	e.wait("saxpy/saxpy.go", "26 go-header-to-kernel", "43 go-memory-to-kernel")
	e.wait("saxpy/norm.cu", "10 missing-extern-c")
}

// TestLenses: cgo calls show the kernels that they launch, and kernels their launches; each links to the other.
func TestLenses(t *testing.T) {
	e := start(t, everything, example(t))
	e.open("saxpy/saxpy.go", "go", e.disk("saxpy/saxpy.go"))
	e.open("saxpy/saxpy.cu", "cuda-cpp", e.disk("saxpy/saxpy.cu"))
	e.wait("saxpy/saxpy.go", "26 go-header-to-kernel", "43 go-memory-to-kernel")
	lenses := func(name string, line uint32) (titles []string, first protocol.Command) {
		all, err := e.server.CodeLens(t.Context(), &protocol.CodeLensParams{TextDocument: e.identifier(name)})
		e.must(err)
		for _, l := range all {
			if l.Range.Start.Line+1 == line {
				titles = append(titles, l.Command.Title)
				first = l.Command
			}
		}
		return titles, first
	}
	titles, command := lenses("saxpy/saxpy.go", 43)
	if !slices.Contains(titles, "launches kernel saxpy_kernel, saxpy.cu:6") {
		t.Errorf("above the call %q", titles)
	}
	_, err := e.server.ExecuteCommand(t.Context(), &protocol.ExecuteCommandParams{Command: command.Command, Arguments: command.Arguments})
	e.must(err)
	e.until("the kernel is shown", func() bool {
		return len(e.shown) == 1 && e.name(e.shown[0].URI) == "saxpy/saxpy.cu" && e.shown[0].Selection.Start.Line == 5
	})
	titles, _ = lenses("saxpy/saxpy.cu", 6)
	if !slices.ContainsFunc(titles, func(s string) bool { return strings.Contains(s, "saxpy.go:43") }) {
		t.Errorf("above the kernel %q", titles)
	}
	// One more line above it, and the lens is a line lower.
	e.typed("saxpy/saxpy.cu", "#include <cuda_runtime.h>", "\n#include <cuda_runtime.h>")
	if titles, _ := lenses("saxpy/saxpy.cu", 7); len(titles) == 0 {
		t.Error("no lens above the kernel in its new line")
	}
}

// TestFolders: modules in several folders are checked separately, and forgotten with their folder.
func TestFolders(t *testing.T) {
	e := start(t, everything, txtar.Parse([]byte(`
-- one/go.mod --
module one
-- one/one.go --
package one

// void one(int *);
import "C"

func One() { C.one(nil) }
-- one/one.cu --
__global__ void k(int &x) {}
extern "C" void one(int *x) { k<<<1, 1>>>(*x); }
-- two/go.mod --
module two
-- two/two.go --
package two

// void two(int *);
import "C"

func Two() { C.two(nil) }
-- two/two.cu --
__global__ int k() { return 1; }
extern "C" void two(int *) { k<<<1, 1>>>(); }
`)))
	e.open("one/one.go", "go", e.disk("one/one.go"))
	e.wait("one/one.cu", "1 kernel-param-reference")
	e.open("two/two.go", "go", e.disk("two/two.go"))
	e.wait("two/two.cu", "1 kernel-return-type")
	e.wait("one/one.cu", "1 kernel-param-reference")
	e.must(e.server.DidClose(t.Context(), &protocol.DidCloseTextDocumentParams{TextDocument: e.identifier("two/two.go")}))
	e.wait("two/two.cu")
	e.wait("one/one.cu", "1 kernel-param-reference")
}
