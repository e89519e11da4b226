// Package gopls puts cudavet into gopls, the language server that editors use
// for Go. gopls has no plugins: [Build] makes a gopls of its source with a few
// lines changed, and the changed lines call the rest of this package.
//
// Findings of Go files and CUDA sources have their own places, with the other side of the cgo call as
// related information, and are renewed when a CUDA source, header or build rule changes on disk.
package gopls

import (
	"crypto/sha256"
	"path/filepath"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/inputs"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/analyzers/placement"
	"github.com/cudavet/cudavet/cgobridge"
)

// Analyzer is cudavet as one analyzer, with no settings: gopls gives none.
var Analyzer = newAnalyzer(&options.Options{})

func newAnalyzer(settings *options.Options) *analysis.Analyzer {
	return placement.Merge(
		"cudavet",
		"check values on their way from Go through cgo into CUDA kernels, and the CUDA sources themselves",
		analyzers.New(settings, cgobridge.NewRun(settings.Bridge)).All, "", placement.InPlace)
}

// IsForeign reports whether a file that gopls does not know is none of Go's:
// its diagnostics are then published, and it is served with their fixes alone.
func IsForeign(name string) bool { return filepath.Ext(name) != ".go" }

// Watched returns the globs of the files, besides those of Go, whose changes gopls must be notified
// of.
func Watched() []string { return inputs.Globs() }

// Keys make the keys under which gopls keeps a package's results depend on the
// CUDA inputs of the package's module. They look at a module once and are to be
// used while a snapshot of the workspace is analysed.
type Keys struct {
	modules sync.Map // folder -> func() string
}

// Extend returns the key of a package in a module. A key remains as it is
// where CUDA sources do not change: in the standard library and in modules of
// the module cache.
func (k *Keys) Extend(key [sha256.Size]byte, module *packages.Module) [sha256.Size]byte {
	if module == nil || !module.Main && (module.Replace == nil || module.Replace.Version != "") {
		return key
	}
	hash, _ := k.modules.LoadOrStore(module.Dir, sync.OnceValue(func() string { return inputs.Hash(module.Dir) }))
	return sha256.Sum256(append(key[:], hash.(func() string)()...))
}
