package cgobridge

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"strings"
)

const (
	processedSuffix = ".cgo1.go" // of the cgo tool's output for a file
	// the cgo tool's declarations for all of them; the go command ignores files of such a name in a package's folder
	declarations = "_cgo_gotypes.go"
	headLines    = 8 // of a processed file, which name its original
)

// WrittenName returns the name of the file, one of those of a package, that a person wrote: of a file that the cgo tool made the
// one that it made it from. A line directive of anybody else's names no file.
func WrittenName(fset *token.FileSet, files []*ast.File, file *ast.File) string {
	f := fset.File(file.FileStart)
	if isProcessed(fset, files, f.Name()) {
		for line := 1; line <= min(headLines, f.LineCount()); line++ {
			if name := f.Position(f.LineStart(line)).Filename; name != f.Name() {
				return name
			}
		}
	}
	return f.Name()
}

// isProcessed reports whether a file of a package is output of the cgo tool: it has a name of a file in the go command's cache,
// none of which end in .go, or lies in the same folder as the tool's declarations, where nothing else is.
func isProcessed(fset *token.FileSet, files []*ast.File, name string) bool {
	if filepath.Ext(name) != ".go" {
		return true
	}
	if !strings.HasSuffix(name, processedSuffix) {
		return false
	}
	for _, file := range files {
		if other := fset.File(file.FileStart).Name(); filepath.Base(other) == declarations && filepath.Dir(other) == filepath.Dir(name) {
			return true
		}
	}
	return false
}
