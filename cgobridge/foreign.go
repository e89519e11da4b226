package cgobridge

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"slices"
	"sync"
)

// getsForeignSlice reports whether some call in the module may give a
// parameter of a declared function a slice whose elements are not Go's: one
// that unsafe.Slice made of a pointer. The callers may be in packages that
// import this one, and behind an interface, so that the function's name and
// the argument's place are what tells.
func (p *Package) getsForeignSlice(v *types.Var) bool {
	fn, i := p.ParameterOf(v)
	return fn != nil && p.world != nil && p.world.module.getForeignSlice(argumentPlace{fn.Name(), i})
}

// An argumentPlace is the place of an argument in calls of functions and
// methods of a name.
type argumentPlace struct {
	function string
	index    int
}

// A foreignFile is a Go file that calls unsafe.Slice.
type foreignFile struct {
	text   []byte
	places func() map[argumentPlace]bool // that get what unsafe.Slice makes
}

// foreignFiles returns those of the module.
func (m *module) foreignFiles() []*foreignFile {
	var files []*foreignFile
	for _, name := range m.goFiles() {
		if !m.text(name).makesSlice {
			continue
		}
		if text, err := os.ReadFile(name); err == nil {
			files = append(files, &foreignFile{text, sync.OnceValue(func() map[argumentPlace]bool { return foreignPlaces(text) })})
		}
	}
	return files
}

// getForeignSlice reports whether some call in the module has at a place what
// unsafe.Slice makes. Only files that have the function's name are parsed.
func (m *module) getForeignSlice(place argumentPlace) bool {
	return slices.ContainsFunc(m.foreign(), func(f *foreignFile) bool {
		return bytes.Contains(f.text, []byte(place.function)) && f.places()[place]
	})
}

// foreignPlaces finds by its text the calls in a Go file that have a slice made
// by unsafe.Slice as an argument, directly or by the name of a variable of the
// same function.
func foreignPlaces(text []byte) map[argumentPlace]bool {
	places := map[argumentPlace]bool{}
	file, err := parser.ParseFile(token.NewFileSet(), "", text, parser.SkipObjectResolution)
	if err != nil {
		return places
	}
	for _, decl := range file.Decls {
		foreign := foreignVariables(decl)
		for n := range ast.Preorder(decl) {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				continue
			}
			for i, arg := range call.Args {
				if id, ok := arg.(*ast.Ident); ok && foreign[id.Name] || isUnsafeSlice(arg) {
					places[argumentPlace{calledName(call), i}] = true
				}
			}
		}
	}
	return places
}

// foreignVariables returns the names that a declaration gives to slices made
// by unsafe.Slice.
func foreignVariables(decl ast.Decl) map[string]bool {
	names := map[string]bool{}
	note := func(name, value ast.Expr) {
		if id, ok := name.(*ast.Ident); ok && isUnsafeSlice(value) {
			names[id.Name] = true
		}
	}
	for n := range ast.Preorder(decl) {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, value := range n.Rhs {
				if len(n.Lhs) == len(n.Rhs) {
					note(n.Lhs[i], value)
				}
			}
		case *ast.ValueSpec:
			for i, value := range n.Values {
				if len(n.Names) == len(n.Values) {
					note(n.Names[i], value)
				}
			}
		}
	}
	return names
}

// isUnsafeSlice reports whether e is a call of unsafe.Slice, or a part of the
// slice that it makes.
func isUnsafeSlice(e ast.Expr) bool {
	if part, ok := e.(*ast.SliceExpr); ok {
		e = part.X
	}
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != "Slice" {
		return false
	}
	id, ok := sel.X.(*ast.Ident)
	return ok && id.Name == "unsafe"
}

// calledName returns the name of the function or method that a call calls.
func calledName(call *ast.CallExpr) string {
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		return fun.Name
	case *ast.SelectorExpr:
		return fun.Sel.Name
	}
	return ""
}
