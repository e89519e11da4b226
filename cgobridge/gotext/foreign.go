package gotext

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"regexp"
	"strconv"
)

// foreign returns the text of a constant or variable of another package, or that a function there always returns: text that its file
// has, and that the package does not change.
func (s search) foreign(o types.Object, depth int) (Text, bool) {
	name := s.Fset.PositionFor(o.Pos(), false).Filename
	if depth <= 0 || name == "" || !s.work.Step() {
		return Text{}, false
	}
	text, err := s.ReadFile(name)
	if err != nil {
		return Text{}, false
	}
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
	if err != nil {
		return Text{}, false
	}
	p := foreignFile{fset, file, &File{Path: name, Text: string(text)}, s.ReadFile}
	if _, isVar := o.(*types.Var); isVar && p.mayChange(o.Name()) {
		return Text{}, false
	}
	if fn, ok := o.(*types.Func); ok && fn.Signature().Recv() != nil {
		return Text{}, false
	}
	return p.named(o.Name(), maxForeign)
}

// maxForeign bounds how far names are followed in another package's file.
const maxForeign = 8

// A foreignFile is a file of another package.
type foreignFile struct {
	fset *token.FileSet
	*ast.File
	file *File
	read func(path string) ([]byte, error)
}

// named returns the text that a name of the package is.
func (p foreignFile) named(name string, depth int) (Text, bool) {
	for _, decl := range p.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if decl.Name.Name == name && decl.Recv == nil && decl.Body != nil && len(decl.Body.List) == 1 {
				if r, ok := decl.Body.List[0].(*ast.ReturnStmt); ok && len(r.Results) > 0 {
					return p.text(r.Results[0], depth)
				}
			}
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				spec, ok := spec.(*ast.ValueSpec)
				if !ok || len(spec.Names) != len(spec.Values) {
					continue
				}
				for i, id := range spec.Names {
					if id.Name == name {
						return p.text(spec.Values[i], depth)
					}
				}
			}
		}
	}
	return Text{}, false
}

// text returns the text that an expression of the file is.
func (p foreignFile) text(e ast.Expr, depth int) (Text, bool) {
	if depth--; depth < 0 {
		return Text{}, false
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.BasicLit:
		content, err := strconv.Unquote(x.Value)
		if err != nil || x.Kind != token.STRING {
			return Text{}, false
		}
		lit := &ast.BasicLit{ValuePos: token.Pos(p.fset.PositionFor(x.Pos(), false).Offset), Kind: x.Kind, Value: x.Value}
		return Text{Content: content, pieces: []piece{{lit: lit, file: p.file}}}, true
	case *ast.BinaryExpr:
		left, ok := p.text(x.X, depth)
		right, known := p.text(x.Y, depth)
		return left.join(right), ok && known && x.Op == token.ADD
	case *ast.Ident:
		return p.named(x.Name, depth)
	}
	return Text{}, false
}

// mayChange reports whether a file of the package seems to give a variable another value.
func (p foreignFile) mayChange(name string) bool {
	paths, err := filepath.Glob(filepath.Join(filepath.Dir(p.file.Path), "*.go"))
	if err != nil {
		return true
	}
	changes := regexp.MustCompile(`(?m)(&\s*` + name + `\b|^[^\n]*\b` + name + `\s*(\+=|=[^=]|,[^\n]*=))`)
	n := 0
	for _, path := range paths {
		text, err := p.read(path)
		if err != nil {
			return true
		}
		n += len(changes.FindAll(text, -1))
	}
	return n > 1
}
