package threadaffinity

import (
	"go/ast"
	"go/types"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cgobridge/gothread"
)

// lock returns the change that holds the goroutine on its thread from the beginning to the
// end of the function: where the function does not lock or unlock it yet in some other way.
func (c *checker) lock(m gothread.Misplaced) []analysis.SuggestedFix {
	body := goorder.Body(m.In)
	if body == nil || m.Call.Pos() < body.Pos() || body.End() < m.Call.End() || c.locks(body) {
		return nil
	}
	for _, file := range c.pkg.Files {
		if file.FileStart > body.Pos() || body.Pos() >= file.FileEnd {
			continue
		}
		runtime, edits := c.runtimeIn(file, body)
		if runtime == "" {
			return nil
		}
		first := body.List[0]
		indent := "\n" + report.Indent(c.pkg.Fset, first.Pos())
		if c.line(first) == c.line(body) { // func() { f() }
			indent = "; "
		}
		text := runtime + ".LockOSThread()" + indent + "defer " + runtime + ".UnlockOSThread()" + indent
		return []analysis.SuggestedFix{{
			Message:   "lock the goroutine to its thread",
			TextEdits: append(edits, analysis.TextEdit{Pos: first.Pos(), End: first.Pos(), NewText: []byte(text)}),
		}}
	}
	return nil
}

// locks reports whether a function body locks its goroutine to the thread, or unlocks it.
func (c *checker) locks(body *ast.BlockStmt) bool {
	for n := range ast.Preorder(body) {
		if id, ok := n.(*ast.Ident); ok {
			fn, ok := c.pkg.Info.Uses[id].(*types.Func)
			if ok && fn.Pkg() != nil && fn.Pkg().Path() == "runtime" && (fn.Name() == "LockOSThread" || fn.Name() == "UnlockOSThread") {
				return true
			}
		}
	}
	return false
}

// runtimeIn returns the name of package runtime in a file, and the change that imports it if
// the file does not; "" if something else has the name where it is wanted.
func (c *checker) runtimeIn(file *ast.File, at *ast.BlockStmt) (name string, edits []analysis.TextEdit) {
	for _, spec := range file.Imports {
		if path, _ := strconv.Unquote(spec.Path.Value); path != "runtime" {
			continue
		}
		name = "runtime"
		if spec.Name != nil {
			name = spec.Name.Name
		}
		if _, object := c.scopeOf(at, name); name == "." || name == "_" || !isPackage(object) {
			return "", nil
		}
		return name, nil
	}
	scope, object := c.scopeOf(at, "runtime")
	if scope == nil || object != nil {
		return "", nil
	}
	for _, decl := range file.Decls {
		imports, ok := decl.(*ast.GenDecl)
		if !ok || len(imports.Specs) == 0 || !isGoImport(imports.Specs[0]) {
			continue
		}
		first := imports.Specs[0]
		if !imports.Lparen.IsValid() {
			return "runtime", []analysis.TextEdit{{Pos: imports.Pos(), End: imports.Pos(), NewText: []byte("import \"runtime\"\n")}}
		}
		place, before := first.Pos(), "\"runtime\"\n\t"
		for _, spec := range imports.Specs {
			spec := spec.(*ast.ImportSpec)
			if c.line(spec) > c.line(first)+1 || spec.Path.Value > `"runtime"` { // another group, or later in this one
				break
			}
			first, place, before = spec, spec.End(), "\n\t\"runtime\""
		}
		return "runtime", []analysis.TextEdit{{Pos: place, End: place, NewText: []byte(before)}}
	}
	for _, spec := range file.Imports { // "C" alone
		return "runtime", []analysis.TextEdit{{Pos: spec.End(), End: spec.End(), NewText: []byte("\n\nimport \"runtime\"")}}
	}
	return "", nil
}

func isPackage(object types.Object) bool {
	_, ok := object.(*types.PkgName)
	return ok
}

// isGoImport reports whether a declaration's part imports a package other than "C", below
// whose comment nothing may be put.
func isGoImport(spec ast.Spec) bool {
	i, ok := spec.(*ast.ImportSpec)
	return ok && i.Path.Value != `"C"`
}

// scopeOf returns the scope at the beginning of a function's body, and the object of a name there; nil
// if the scope is unknown.
func (c *checker) scopeOf(body *ast.BlockStmt, name string) (*types.Scope, types.Object) {
	inner := c.pkg.Types.Scope().Innermost(body.Pos() + 1)
	if inner == nil {
		return nil, nil
	}
	_, object := inner.LookupParent(name, body.Pos()+1)
	return inner, object
}
