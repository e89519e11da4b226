package cgobridge

import (
	"bytes"
	"go/ast"
	"go/build/constraint"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

var windows = target{"windows", "amd64"}

// IsForWindows reports whether the package is also built for Windows: one of its #cgo lines has a
// condition for that system, or a file that imports "C" has it in its name or build constraint.
func (p *Package) IsForWindows() bool {
	return p.UsesCgo() && slices.ContainsFunc(filesIn(p.Dir, isGoSource), func(path string) bool {
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

// IsPortable reports whether the package's own C code, headers of the system apart, declares the type of a name, and no
// conditional decides on that: every compiler then sees the same declaration.
func (p *Package) IsPortable(name string) bool {
	_, tag, isTagged := strings.Cut(name, "_")
	found := false
	for tu := range p.cSide.isText {
		declared := declaredIn(tu, name)
		if isTagged {
			declared = append(declared, declaredIn(tu, tag)...)
		}
		for _, e := range declared {
			if !isUnconditional(tu, e) {
				return false
			}
			found = true
		}
	}
	return found
}

// isUnconditional reports whether no conditional decides on the declaration of a type or anything in it.
func isUnconditional(tu *sema.TU, e sema.Entity) bool {
	var n syntax.Node
	switch e := e.(type) {
	case *sema.Alias:
		n = e.Node
	case *sema.Record:
		n = e.Node()
	default:
		return true
	}
	unit := tu.Unit(n)
	if unit == nil {
		return false
	}
	from, to := unit.Source.Origin(n.Start()), unit.Source.Origin(n.End())
	return from.File == to.File && !isConditional(tu, from, to.Offset, map[*source.File]bool{})
}

// isConditional reports whether a conditional decides on a part of a file, or on whether the file is included.
func isConditional(tu *sema.TU, from source.Position, to int, seen map[*source.File]bool) bool {
	if seen[from.File] {
		return false
	}
	seen[from.File] = true
	for _, part := range from.File.Conditional() {
		if part.Start < to && from.Offset < part.End {
			return true
		}
	}
	for _, unit := range tu.Units {
		for _, include := range unit.Source.Includes {
			if include.File == from.File && isConditional(tu, include.Pos, include.Pos.Offset+1, seen) {
				return true
			}
		}
	}
	return false
}
