package load

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/internal/relative"
)

// problem tells in one line why a package is not checked as a whole: the cause,
// from which other errors follow, and what is done all the same.
func problem(pkg *packages.Package) string {
	e := slices.MinFunc(pkg.Errors, func(a, b packages.Error) int { return cmp.Compare(rank(a), rank(b)) })
	message := oneLine(e.Msg)
	place, outcome := pkg.PkgPath, pkg.PkgPath+" is not checked"
	if len(pkg.Syntax) > 0 {
		outcome = pkg.PkgPath + " is checked as far as its types are known"
	}
	if e.Pos != "" && e.Pos != "-" {
		place = relative.Path(e.Pos)
	}
	if m := missingHeader.FindStringSubmatch(message); m != nil && m[1] != "" {
		place = m[1]
		if strings.HasPrefix(place, "./") { // cgo runs the compiler in the package's folder
			place = relative.Path(filepath.Join(pkg.Dir, place))
		}
		return fmt.Sprintf("%s: the header %s is not found; %s", place, m[2], outcome)
	}
	if name, ok := missingLibrary(e.Msg); ok {
		return fmt.Sprintf("%s: pkg-config does not know %s; %s", place, name, outcome)
	}
	if strings.HasPrefix(message, "could not import C ") {
		return fmt.Sprintf("%s: cgo did not run for it; %s", pkg.PkgPath, outcome)
	}
	if name, ok := strings.CutPrefix(message, "undefined: "); ok {
		message += declaredElsewhere(pkg, name)
	}
	if more := len(pkg.Errors) - 1; more > 0 {
		message += fmt.Sprintf(", and %d more errors", more)
		if more == 1 {
			message = strings.TrimSuffix(message, "s")
		}
	}
	return fmt.Sprintf("%s: %s; %s", place, message, outcome)
}

// rank orders errors by what follows from what: nothing that the go command
// says follows from an error of the type checker's.
func rank(e packages.Error) int {
	switch {
	case e.Kind == packages.ListError:
		return 0
	case e.Kind == packages.ParseError:
		return 1
	case strings.HasPrefix(e.Msg, "could not import "):
		return 2
	}
	return 3
}

// missingLibrary returns the library that pkg-config complains about.
func missingLibrary(message string) (name string, ok bool) {
	for line := range strings.Lines(message) {
		if rest, found := strings.CutPrefix(strings.TrimSpace(line), "Package "); found {
			if name, _, found := strings.Cut(rest, " was not found"); found {
				return name, true
			}
		}
	}
	return "", false
}

// declaredElsewhere says which file declares a name under a build constraint
// that does not hold, and the constraint; "" if none does.
func declaredElsewhere(pkg *packages.Package, name string) string {
	for _, path := range pkg.IgnoredFiles {
		if filepath.Ext(path) != ".go" {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil || !declares(file, name) {
			continue
		}
		for _, group := range file.Comments {
			for _, c := range group.List {
				if c.Pos() < file.Package && constraint.IsGoBuild(c.Text) {
					return fmt.Sprintf(" (declared in %s, which is built under %s alone)", relative.Path(path), strings.TrimPrefix(c.Text, "//go:build "))
				}
			}
		}
	}
	return ""
}

// declares reports whether a file declares a name at package level.
func declares(file *ast.File, name string) bool {
	for _, decl := range file.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Recv == nil && decl.Name.Name == name {
				return true
			}
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					if spec.Name.Name == name {
						return true
					}
				case *ast.ValueSpec:
					if slices.ContainsFunc(spec.Names, func(id *ast.Ident) bool { return id.Name == name }) {
						return true
					}
				}
			}
		}
	}
	return false
}

// oneLine returns the line of a message that tells an error, or else the first
// one that is more than a heading of the go command.
func oneLine(message string) string {
	first := ""
	for line := range strings.Lines(message) {
		line = strings.TrimSpace(line)
		switch {
		case strings.Contains(line, "error: "):
			return line
		case first == "" && !strings.HasPrefix(line, "#"):
			first = line
		}
	}
	return cmp.Or(first, strings.TrimSpace(message))
}
