package load

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"slices"

	"golang.org/x/tools/go/packages"
)

// retype gives files and types to the packages that the cgo tool could not run
// for, by cudavet's own reading of their C code, and types to those that import
// them: they were checked against packages without content.
func (c Config) retype(roots []*packages.Package) {
	changed := map[*packages.Package]bool{}
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		switch {
		case isTestMain(pkg):
		case lacksCgo(pkg):
			c.retypeCgo(pkg)
			changed[pkg] = true
		case imports(pkg, changed):
			pkg.Errors = slices.DeleteFunc(pkg.Errors, func(e packages.Error) bool { return e.Kind == packages.TypeError })
			again := newChecking(pkg)
			pkg.Types, _ = again.config.Check(pkg.PkgPath, pkg.Fset, pkg.Syntax, again.info)
			again.keep()
			changed[pkg] = true
		}
	})
}

// lacksCgo reports whether the go command has no files for the package because
// the cgo tool failed.
func lacksCgo(pkg *packages.Package) bool {
	return len(pkg.CompiledGoFiles) == 0 && slices.ContainsFunc(pkg.GoFiles, importsC)
}

func imports(pkg *packages.Package, any map[*packages.Package]bool) bool {
	for _, imported := range pkg.Imports {
		if any[imported] {
			return true
		}
	}
	return false
}

// source returns the replacement text of a file for the parser: nil for none.
func (c Config) source(name string) any {
	if text, ok := c.Overlay.Text(name); ok {
		return text
	}
	return nil
}

// retypeCgo type-checks the package's source files. Errors of the type checker are not reported: they
// may well follow from unknown C code.
func (c Config) retypeCgo(pkg *packages.Package) {
	pkg.Syntax = nil
	for _, name := range pkg.GoFiles {
		file, err := parser.ParseFile(pkg.Fset, name, c.source(name), parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			pkg.Errors = append(pkg.Errors, packages.Error{Pos: name, Msg: err.Error(), Kind: packages.ParseError})
		}
		if file != nil {
			pkg.Syntax = append(pkg.Syntax, file)
		}
	}
	again := newChecking(pkg)
	known := len(pkg.Errors)
	pkg.Types, pkg.Syntax = c.Run.CheckWithoutCgo(again.config, pkg.PkgPath, pkg.Fset, pkg.Syntax, again.info)
	again.keep()
	pkg.Errors = pkg.Errors[:known]
}

// A checking is a run of the type checker over a package.
type checking struct {
	pkg    *packages.Package
	config *types.Config
	info   *types.Info
	errors []types.Error
}

func newChecking(pkg *packages.Package) *checking {
	c := &checking{pkg: pkg, info: &types.Info{
		Types:        map[ast.Expr]types.TypeAndValue{},
		Instances:    map[*ast.Ident]types.Instance{},
		Defs:         map[*ast.Ident]types.Object{},
		Uses:         map[*ast.Ident]types.Object{},
		Implicits:    map[ast.Node]types.Object{},
		Selections:   map[*ast.SelectorExpr]*types.Selection{},
		Scopes:       map[ast.Node]*types.Scope{},
		FileVersions: map[*ast.File]string{},
	}}
	c.config = &types.Config{
		Sizes:    pkg.TypesSizes,
		Importer: importer(pkg.Imports),
		Error: func(err error) {
			var e types.Error
			if errors.As(err, &e) {
				c.errors = append(c.errors, e)
			}
		},
	}
	if pkg.Module != nil && pkg.Module.GoVersion != "" {
		c.config.GoVersion = "go" + pkg.Module.GoVersion
	}
	return c
}

// keep stores the type checker's results in the package.
func (c *checking) keep() {
	c.pkg.TypesInfo, c.pkg.TypeErrors, c.pkg.IllTyped = c.info, c.errors, true
	for _, e := range c.errors {
		c.pkg.Errors = append(c.pkg.Errors, packages.Error{Pos: c.pkg.Fset.Position(e.Pos).String(), Msg: e.Msg, Kind: packages.TypeError})
	}
}

type importer map[string]*packages.Package

func (i importer) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if pkg := i[path]; pkg != nil && pkg.Types != nil {
		return pkg.Types, nil
	}
	return nil, fmt.Errorf("no package %s", path)
}
