package load

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// A fileParser parses Go files for the type checker: for the standard library, declarations only. The
// bodies of its functions have no facts, and checking them would take most of the loading time.
type fileParser struct {
	standard string // the folder of the standard library, with a trailing separator; "" if unknown
}

func newFileParser(root string) fileParser {
	if root == "" {
		return fileParser{}
	}
	return fileParser{filepath.Join(root, "src") + string(filepath.Separator)}
}

// isStandard reports whether a package lies in the standard library.
func (p fileParser) isStandard(pkg *packages.Package) bool {
	return slices.ContainsFunc(pkg.GoFiles, p.has)
}

func (p fileParser) has(name string) bool {
	return p.standard != "" && strings.HasPrefix(name, p.standard)
}

// parse is a packages.Config.ParseFile.
func (p fileParser) parse(fset *token.FileSet, name string, text []byte) (*ast.File, error) {
	if !p.has(name) {
		return parser.ParseFile(fset, name, text, parser.AllErrors|parser.ParseComments)
	}
	return ParseDeclared(fset, name, text)
}

// ParseDeclared parses a file of the standard library, declarations only.
func ParseDeclared(fset *token.FileSet, name string, text []byte) (*ast.File, error) {
	file, err := parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
	if file != nil && !slices.ContainsFunc(file.Imports, isDot) {
		dropBodies(file)
	}
	return file, err
}

// isDot reports whether an import has no name by which it is seen whether something uses it.
func isDot(spec *ast.ImportSpec) bool { return spec.Name != nil && spec.Name.Name == "." }

// dropBodies removes function bodies from a file, and renames imports that become unused to _, so that
// the rest type-checks.
func dropBodies(file *ast.File) {
	for _, decl := range file.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		switch {
		case !ok || fn.Body == nil:
		case fn.Recv == nil && fn.Name.Name == "init":
			fn.Body.List = nil
		case fn.Type.TypeParams != nil: // has to have one, in which no return is missing
			fn.Body.List = []ast.Stmt{&ast.ForStmt{For: fn.Body.Lbrace, Body: &ast.BlockStmt{Lbrace: fn.Body.Lbrace, Rbrace: fn.Body.Lbrace}}}
		default:
			fn.Body = nil
		}
	}
	used := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if selector, ok := n.(*ast.SelectorExpr); ok {
			if name, ok := selector.X.(*ast.Ident); ok {
				used[name.Name] = true
			}
		}
		return true
	})
	for _, spec := range file.Imports {
		if !used[importedName(spec)] {
			spec.Name = &ast.Ident{NamePos: spec.Pos(), Name: "_"}
		}
	}
}

// importedName returns the name by which a file of the standard library uses a package.
func importedName(spec *ast.ImportSpec) string {
	if spec.Name != nil {
		return spec.Name.Name
	}
	dir, name := path.Split(strings.Trim(spec.Path.Value, `"`))
	if len(name) == 2 && name[0] == 'v' { // math/rand/v2
		name = path.Base(dir)
	}
	return name
}
