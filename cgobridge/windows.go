package cgobridge

import (
	"bytes"
	"go/ast"
	"go/build/constraint"
	"path/filepath"
	"slices"
	"strings"
)

var windows = target{"windows", "amd64"}

// IsForWindows reports whether the package says that it is built for Windows, too: a #cgo
// line of it has a condition for that system, or a file that imports "C" has it in its name
// or in its build constraint.
func (p *Package) IsForWindows() bool {
	return slices.ContainsFunc(filesIn(p.Dir, isGoSource), func(path string) bool {
		text, err := p.cSide.files.ReadFile(path)
		return err == nil && bytes.Contains(text, []byte(`import "C"`)) && speaksOfWindows(path, text)
	})
}

// speaksOfWindows reports whether a file that imports "C" says that it is for Windows.
func speaksOfWindows(path string, text []byte) bool {
	_, suffixes, _ := strings.Cut(strings.TrimSuffix(filepath.Base(path), ".go"), "_")
	if slices.Contains(strings.Split(suffixes, "_"), windows.system) {
		return true
	}
	for _, line := range leadingComments(text) {
		if constraint.IsGoBuild(line) {
			if expr, err := constraint.Parse(line); err == nil && names(expr, windows.system, true) {
				return true
			}
		}
	}
	for line := range bytes.Lines(text) {
		head, _, ok := strings.Cut(strings.TrimLeft(string(line), "/* \t"), ":")
		conditions := strings.Fields(head)
		if !ok || len(conditions) < 3 || conditions[0] != "#cgo" {
			continue
		}
		for _, condition := range conditions[1 : len(conditions)-1] {
			if slices.Contains(strings.Split(condition, ","), windows.system) {
				return true
			}
		}
	}
	return false
}

// names reports whether a build constraint names a tag that is to be set, or not to be.
func names(expr constraint.Expr, tag string, set bool) bool {
	switch expr := expr.(type) {
	case *constraint.TagExpr:
		return set && expr.Tag == tag
	case *constraint.NotExpr:
		return names(expr.X, tag, !set)
	case *constraint.AndExpr:
		return names(expr.X, tag, set) || names(expr.Y, tag, set)
	case *constraint.OrExpr:
		return names(expr.X, tag, set) || names(expr.Y, tag, set)
	}
	return false
}

// MayBuildForWindows reports whether a file of the package can be part of a build for
// Windows.
func (p *Package) MayBuildForWindows(file *ast.File) bool {
	var comments []string
	for _, group := range file.Comments {
		for _, c := range group.List {
			if c.Pos() < file.Package {
				comments = append(comments, c.Text)
			}
		}
	}
	return windows.mayBuild(p.Fset.PositionFor(file.Package, false).Filename, comments)
}

// DefinesType reports whether the package's own C code, headers of the system apart, has a
// typedef of a name: its meaning is then the same for every compiler.
func (p *Package) DefinesType(name string) bool {
	for tu := range p.cSide.isText {
		if len(declaredIn(tu, name)) > 0 {
			return true
		}
	}
	return false
}
