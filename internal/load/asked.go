package load

import (
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// asked returns a function that reports whether a package imports one that uses cgo, or is imported by one: only for these are
// effects on Go memory needed.
func asked(roots []*packages.Package) func(path string) bool {
	reachesC := map[*packages.Package]bool{}
	paths := map[string]bool{}
	marked := map[*packages.Package]bool{}
	var mark func(*packages.Package)
	mark = func(pkg *packages.Package) {
		for _, imported := range pkg.Imports {
			if !marked[imported] {
				marked[imported], paths[imported.PkgPath] = true, true
				mark(imported)
			}
		}
	}
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		reachesC[pkg] = usesC(pkg)
		for _, imported := range pkg.Imports {
			reachesC[pkg] = reachesC[pkg] || reachesC[imported]
		}
		if reachesC[pkg] {
			mark(pkg)
		}
	})
	return func(path string) bool { return paths[path] }
}

// speakOfCUDA reports whether cgo files of packages, or of those that they import, have a word of CUDA's.
func speakOfCUDA(roots []*packages.Package) (found bool) {
	packages.Visit(roots, func(pkg *packages.Package) bool {
		found = found || usesC(pkg) && slices.ContainsFunc(slices.Concat(pkg.GoFiles, pkg.OtherFiles), func(name string) bool {
			text, err := regular.ReadFile(name)
			return err == nil && hasCUDA.Match(text)
		})
		return !found
	}, nil)
	return found
}

// usesC reports whether a package has files of cgo's, as a person or as the cgo tool has written them.
func usesC(pkg *packages.Package) bool {
	written := func(name string) bool { return strings.HasPrefix(filepath.Base(name), cgobridge.GoTypes) }
	return slices.ContainsFunc(pkg.CompiledGoFiles, written) || slices.ContainsFunc(pkg.Syntax, hasImportC)
}
