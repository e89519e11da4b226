package cgobridge

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/cudavet/cudavet/internal/hostile"
)

// Limits of FuzzPreamble on a small file, as those of package cudarules for sources.
const (
	maxFuzzedBytes = 16 << 10
	maxFuzzedAlloc = 4 << 30
	maxFuzzedTime  = time.Minute
)

// FuzzPreamble reads arbitrary text as the preamble of a cgo file and declares its content for Go: it
// must neither panic nor exhaust memory or time.
func FuzzPreamble(f *testing.F) {
	fuzzing := flag.Lookup("test.fuzz").Value.String() != "" // else the hostile sources are not seeds: they are checked as such
	for _, in := range hostile.All() {
		if text := in.Files["m.go"]; text != "" && len(text) <= maxFuzzedBytes {
			f.Add([]byte(text))
		}
		if text := in.Files["main.cu"]; fuzzing && text != "" && len(text) <= maxFuzzedBytes {
			f.Add([]byte("package m\n\n/*\n" + text + "\n*/\nimport \"C\"\n\nvar x = C.f(C.T(C.x))\n"))
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		text = text[:min(len(text), maxFuzzedBytes)]
		name := filepath.Join(t.TempDir(), "m.go")
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil || !importsC(file) {
			return
		}
		if err := os.WriteFile(name, text, 0o666); err != nil {
			t.Fatal(err)
		}
		watch := time.AfterFunc(maxFuzzedTime, func() { panic("no end") })
		defer watch.Stop()
		before := allocated()
		declarations, err := NewWholeRun(testSettings).declareC(fset, []cgoFile{{file, name, text}})
		if used := allocated() - before; used > maxFuzzedAlloc {
			t.Errorf("%d bytes take %d MB", len(text), used>>20)
		}
		if err == nil && declarations != nil {
			for n := range ast.Preorder(declarations) {
				if id, ok := n.(*ast.Ident); ok && id.Name == "" {
					t.Error("a name is empty")
				}
			}
		}
	})
}

func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}
