package cgobridge

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"sync"
)

// getsForeignSlice reports whether some call in the module may pass a parameter of a declared function
// a slice whose elements are not Go memory: one that unsafe.Slice made of a pointer. The callers may
// be in packages that import this one, or call through an interface, so they are matched by the
// function's name and the argument's index.
func (p *Package) getsForeignSlice(v *types.Var) bool {
	fn, i := p.ParameterOf(v)
	return fn != nil && p.cSide != nil && p.cSide.module.getForeignSlice(argumentPlace{fn.Name(), i})
}

// An argumentPlace is the place of an argument in calls of functions and
// methods of a name.
type argumentPlace struct {
	function string
	index    int
}

// A foreignFile is a Go file that may hand a slice made by unsafe.Slice on.
type foreignFile struct {
	text   []byte
	places func() map[argumentPlace]bool // that receive results of unsafe.Slice
}

// foreignFiles returns those of the module: the files that call unsafe.Slice, and those that call a
// function which returns its result.
func (m *module) foreignFiles() []*foreignFile {
	makers := sliceMakers{}
	for _, name := range m.goFiles() {
		if m.text(name).makesSlice {
			makers.add(name)
		}
	}
	var files []*foreignFile
	for _, name := range m.goFiles() {
		if !m.text(name).makesSlice && len(makers) == 0 {
			continue
		}
		text, err := m.run.Overlay.ReadFile(name)
		if err == nil && (m.text(name).makesSlice || makers.mayBeCalledIn(text)) {
			files = append(files, &foreignFile{text, sync.OnceValue(func() map[argumentPlace]bool { return makers.places(text) })})
		}
	}
	return files
}

// getForeignSlice reports whether some call in the module passes a result of unsafe.Slice at an
// argument place. Only files that have the function's name are parsed.
func (m *module) getForeignSlice(place argumentPlace) bool {
	return slices.ContainsFunc(m.foreign(), func(f *foreignFile) bool {
		return bytes.Contains(f.text, []byte(place.function)) && f.places()[place]
	})
}

// sliceMakers are the names of functions and methods that return a slice made
// by unsafe.Slice.
type sliceMakers map[string]bool

// add adds those of a Go file; none if it cannot be read.
func (makers sliceMakers) add(name string) {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
	if err != nil {
		return
	}
	for _, decl := range file.Decls {
		f, ok := decl.(*ast.FuncDecl)
		if !ok || f.Body == nil {
			continue
		}
		foreign := sliceMakers{}.variables(f)
		for _, r := range ReturnsOf(f.Body) {
			if slices.ContainsFunc(r.Results, func(e ast.Expr) bool { return sliceMakers{}.makes(e, foreign) }) {
				makers[f.Name.Name] = true
			}
		}
	}
}

// mayBeCalledIn reports whether a text may call one of the functions.
func (makers sliceMakers) mayBeCalledIn(text []byte) bool {
	for name := range makers {
		if bytes.Contains(text, []byte(name)) {
			return true
		}
	}
	return false
}

// places finds by its text the calls in a Go file that have such a slice as an
// argument, directly or by the name of a variable of the same function.
func (makers sliceMakers) places(text []byte) map[argumentPlace]bool {
	places := map[argumentPlace]bool{}
	file, err := parser.ParseFile(token.NewFileSet(), "", text, parser.SkipObjectResolution)
	if err != nil {
		return places
	}
	for _, decl := range file.Decls {
		foreign := makers.variables(decl)
		for n := range ast.Preorder(decl) {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				continue
			}
			for i, arg := range call.Args {
				if makers.makes(arg, foreign) {
					places[argumentPlace{calledName(call), i}] = true
				}
			}
		}
	}
	return places
}

// variables returns the names that a declaration gives to such slices.
func (makers sliceMakers) variables(decl ast.Decl) map[string]bool {
	names := map[string]bool{}
	note := func(name, value ast.Expr) {
		if id, ok := name.(*ast.Ident); ok && makers.makes(value, names) {
			names[id.Name] = true
		}
	}
	for n := range ast.Preorder(decl) {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, name := range n.Lhs {
				note(name, n.Rhs[min(i, len(n.Rhs)-1)])
			}
		case *ast.ValueSpec:
			for i, name := range n.Names {
				if len(n.Values) > 0 {
					note(name, n.Values[min(i, len(n.Values)-1)])
				}
			}
		}
	}
	return names
}

// makes reports whether e is a call that makes such a slice, the name of a
// variable that has it, or a part of it.
func (makers sliceMakers) makes(e ast.Expr, foreign map[string]bool) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.SliceExpr:
		return makers.makes(x.X, foreign)
	case *ast.Ident:
		return foreign[x.Name]
	case *ast.CallExpr:
		if sel, ok := x.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "Slice" {
			if id, ok := sel.X.(*ast.Ident); ok && id.Name == "unsafe" {
				return true
			}
		}
		return makers[calledName(x)]
	}
	return false
}

// calledName returns the name of the function or method that a call calls.
func calledName(call *ast.CallExpr) string {
	if id := CalleeIdent(call.Fun); id != nil {
		return id.Name
	}
	return ""
}
