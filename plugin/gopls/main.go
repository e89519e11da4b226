// Command cudavet is gopls with cudavet in it: editors show its findings as
// they show those of vet.
//
//	cd plugin/gopls && go build -o ~/go/bin/gopls .
//
// gopls shows findings in Go files alone. What is found in a CUDA source
// stands at the cgo call or #include line that brings it into the package, and
// the source's own place is its related information. gopls looks again when a
// Go file changes, and at its start when a CUDA source has changed.
//
// The module's name lies below gopls' own, because gopls' packages are
// internal to it.
package main

import (
	"context"
	"os"
	"reflect"
	"unsafe"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/gopls/internal/cmd"
	"golang.org/x/tools/gopls/internal/settings"
	"golang.org/x/tools/gopls/internal/tool"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/inputs"
	"github.com/cudavet/cudavet/analyzers/placement"
)

func main() {
	settings.AllAnalyzers = append(settings.AllAnalyzers, adopt(linter()))
	tool.Main(context.Background(), cmd.New(), os.Args[1:])
}

// linter returns cudavet as one analyzer. gopls keeps results under the names
// of analyzers, those behind this one included; these have the hash of the
// CUDA inputs in them.
func linter() *analysis.Analyzer {
	dir, err := os.Getwd()
	if err != nil {
		dir = ""
	}
	return placement.Gather(
		"cudavet",
		"check values on their way from Go through cgo into CUDA kernels, and the CUDA sources themselves",
		analyzers.All(), "_"+inputs.Hash(dir),
		func(pass *analysis.Pass, diagnostics []analysis.Diagnostic) []analysis.Diagnostic {
			return placement.AtGo(pass, placement.WithID(pass, diagnostics))
		})
}

// adopt makes an analyzer one of gopls', whose field for it is not exported.
func adopt(a *analysis.Analyzer) *settings.Analyzer {
	adopted := &settings.Analyzer{}
	field := reflect.ValueOf(adopted).Elem().FieldByName("analyzer")
	reflect.NewAt(field.Type(), unsafe.Pointer(field.UnsafeAddr())).Elem().Set(reflect.ValueOf(a))
	return adopted
}
