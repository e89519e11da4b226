package load

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/internal/relative"
)

// causes returns a line for each package with errors of its own. Errors about names of an imported
// package with errors follow from those.
func causes(roots []*packages.Package) []string {
	lines := map[string]string{} // by the package and the place and message of the cause
	troubled := map[*packages.Package]bool{}
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		own := slices.Clone(pkg.Errors)
		for _, imported := range pkg.Imports {
			if troubled[imported] && len(imported.GoFiles) > 0 {
				troubled[pkg] = true
				own = slices.DeleteFunc(own, func(e packages.Error) bool {
					return isWithoutCgo(e) || e.Kind == packages.TypeError && mentions(e.Msg, imported.Name)
				})
			}
		}
		troubled[pkg] = troubled[pkg] || len(pkg.Errors) > 0
		nowhere := len(pkg.GoFiles) == 0 && !slices.Contains(roots, pkg) // whoever imports it says so
		if len(own) > 0 && !isTestMain(pkg) && !nowhere {
			e := cause(pkg, own)
			key := pkg.PkgPath + "\n" + e.Pos + "\n" + e.Msg
			if m := missingHeader.FindStringSubmatch(e.Msg); m != nil {
				key = pkg.PkgPath + "\n" + m[2] // whichever file was the first to include it
			}
			if line := problem(pkg, own); lines[key] == "" || pkg.ID == pkg.PkgPath { // its variant for tests has the same
				lines[key] = line
			}
		}
	})
	return slices.Sorted(maps.Values(lines))
}

// mentions reports whether a message has a qualified name of a package.
func mentions(message, pkgName string) bool {
	return regexp.MustCompile(`\b` + regexp.QuoteMeta(pkgName) + `\.`).MatchString(message)
}

// isWithoutCgo reports whether an error only says that the go command could not run cgo, because of
// another package or for a reason later in the message.
func isWithoutCgo(e packages.Error) bool {
	return strings.HasPrefix(e.Msg, "go list failed to return CompiledGoFiles") || strings.HasPrefix(e.Msg, "could not import C ")
}

// cause returns the error of a package from which the others follow.
func cause(pkg *packages.Package, errors []packages.Error) packages.Error {
	first := func(errors []packages.Error) packages.Error {
		return slices.MinFunc(errors, func(a, b packages.Error) int { return cmp.Compare(rank(a), rank(b)) })
	}
	e := first(errors)
	if rest, ok := strings.CutPrefix(e.Msg, "could not import "); ok && !isWithoutCgo(e) {
		path, _, _ := strings.Cut(rest, " ")
		if imported := pkg.Imports[path]; imported != nil && len(imported.Errors) > 0 && len(imported.GoFiles) == 0 {
			e.Msg = "could not import " + path + ": " + oneLine(first(imported.Errors).Msg)
		}
	}
	if !isWithoutCgo(e) {
		return e
	}
	for _, path := range slices.Sorted(maps.Keys(pkg.Imports)) {
		if imported := pkg.Imports[path]; len(imported.Errors) > 0 && len(imported.GoFiles) == 0 {
			return first(imported.Errors)
		}
	}
	return e
}

// problem describes in one line why a package is not checked as a whole: the cause, from which other
// errors follow, and the part that is checked anyway.
func problem(pkg *packages.Package, errors []packages.Error) string {
	e := cause(pkg, errors)
	if isWithoutCgo(e) {
		if _, reason, ok := strings.Cut(e.Msg, "\n"); ok {
			e.Msg = reason
		}
	}
	message := oneLine(e.Msg)
	place, outcome := pkg.PkgPath, pkg.PkgPath+" is not checked"
	if len(pkg.Syntax) > 0 {
		outcome = pkg.PkgPath + " is checked as far as its types are known"
	}
	if e.Pos != "" && e.Pos != "-" {
		place = relative.Path(e.Pos)
	}
	if m := missingHeader.FindStringSubmatch(message); m != nil && m[1] != "" {
		if own, ok := ownPlace(pkg, m[1]); ok {
			return fmt.Sprintf("%s: the header %s is not found; %s", own, m[2], outcome)
		}
		return fmt.Sprintf("%s: the header %s, included by a file outside of the module, is not found; %s", pkg.PkgPath, m[2], outcome)
	}
	if m := compilerPlace.FindStringSubmatch(message); m != nil {
		if _, ok := ownPlace(pkg, m[1]); !ok {
			message = m[2]
		}
	}
	if names := missingLibraries(e.Msg); len(names) > 0 {
		return fmt.Sprintf("%s: pkg-config does not know %s; %s", place, strings.Join(names, " "), outcome)
	}
	if strings.HasPrefix(message, "could not import C ") || strings.HasPrefix(message, "This may indicate failure to perform cgo") {
		return fmt.Sprintf("%s: cgo did not run for it; %s", pkg.PkgPath, outcome)
	}
	message = strings.TrimSuffix(message, " in any of:") // GOPATH's folders, a line each
	if info, err := os.Stat(pkg.PkgPath); err == nil && info.IsDir() && len(pkg.GoFiles) == 0 {
		outcome += "; the folder here is ./" + filepath.ToSlash(pkg.PkgPath)
	}
	if name, ok := strings.CutPrefix(message, "undefined: "); ok {
		message += declaredElsewhere(pkg, name)
	}
	if more := len(errors) - 1; more > 0 {
		message += fmt.Sprintf(", and %d more errors", more)
		if more == 1 {
			message = strings.TrimSuffix(message, "s")
		}
	}
	return fmt.Sprintf("%s: %s; %s", place, message, outcome)
}

// compilerPlace splits an error of the C compiler into its place and the rest.
var compilerPlace = regexp.MustCompile(`^(.+?:\d+(?::\d+)?): ((?:fatal )?error: .*)$`)

// ownPlace returns the place, as the user sees it, that the C compiler names in a file of the package's module. A #line directive names
// any file, so that a place outside is not shown.
func ownPlace(pkg *packages.Package, place string) (string, bool) {
	root := pkg.Dir
	if pkg.Module != nil && pkg.Module.Dir != "" {
		root = pkg.Module.Dir
	}
	switch {
	case strings.HasPrefix(place, "."): // cgo runs the compiler in the package's folder
		place = filepath.Join(pkg.Dir, place)
	case !filepath.IsAbs(place): // the go command has made it so, for its own folder
		return place, filepath.IsLocal(place)
	}
	rel, err := filepath.Rel(root, place)
	return relative.Path(place), err == nil && filepath.IsLocal(rel)
}

// rank orders errors by causality: no error of the go command follows from one of the type checker.
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

// missingLibraries returns the libraries that pkg-config complains about.
func missingLibraries(message string) []string {
	var names []string
	for line := range strings.Lines(message) {
		if rest, found := strings.CutPrefix(strings.TrimSpace(line), "Package "); found {
			if name, _, found := strings.Cut(rest, " was not found"); found {
				names = append(names, name)
			}
		}
	}
	return names
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

// oneLine returns the line of a message that has an error, or else the first one that is more than a
// heading of the go command.
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
