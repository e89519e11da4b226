package devicepointer

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/astutil"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
)

// owners reports calls that pass C an object released by a finalizer, without keeping the owner alive
// afterwards.
func (c *checker) owners() {
	unkept := c.Memory.Unkept()
	for len(unkept) > 0 {
		end := slices.IndexFunc(unkept, func(u gomemory.Unkept) bool { return u.Call != unkept[0].Call })
		if end < 0 {
			end = len(unkept)
		}
		c.unkept(unkept[:end])
		unkept = unkept[end:]
	}
}

// unkept reports a call after which nothing keeps some objects alive.
func (c *checker) unkept(uses []gomemory.Unkept) {
	call := uses[0].Call
	var objects []*types.Var
	var quoted, fields, keeps []string
	for _, use := range uses {
		name := use.Object.Name()
		objects, quoted = append(objects, use.Object), append(quoted, "'"+name+"'")
		fields = append(fields, "'"+name+"."+use.Field+"'")
		keeps = append(keeps, "runtime.KeepAlive("+name+")")
	}
	finalizers := "its finalizer or cleanup"
	if len(uses) > 1 {
		finalizers = "their finalizers or cleanups"
	}
	c.reporter.ReportFix(keepaliveDeviceOwner, call.Pos(), call.End(),
		fmt.Sprintf("%s may be collected before '%s' returns: %s may release %s meanwhile; call %s after it",
			enumerated(quoted), types.ExprString(call.Fun), finalizers, enumerated(fields), enumerated(keeps)),
		c.keepAlive(call, objects, enumerated(quoted)))
}

// enumerated returns words as a sentence has them.
func enumerated(words []string) string {
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

// keepAlive returns the fix that keeps objects alive after a call: after its statement, or until the function returns if it is
// in a return statement. There is none where another variable has the name of one.
func (c *checker) keepAlive(call *ast.CallExpr, objects []*types.Var, names string) []analysis.SuggestedFix {
	file, path := c.pathTo(call)
	for i := 1; i < len(path); i++ {
		stmt, ok := path[i-1].(ast.Stmt)
		if !ok {
			continue
		}
		if _, ok := path[i].(*ast.BlockStmt); !ok {
			return nil
		}
		name, edit := c.runtimeName(file)
		if name == "" {
			return nil
		}
		indent := report.Indent(c.Fset, stmt.Pos())
		var behind, deferred strings.Builder
		for _, object := range objects {
			if _, named := c.Types.Scope().Innermost(stmt.Pos()).LookupParent(object.Name(), stmt.Pos()); named != object {
				return nil
			}
			keep := name + ".KeepAlive(" + object.Name() + ")"
			behind.WriteString("\n" + indent + keep)
			deferred.WriteString("defer " + keep + "\n" + indent)
		}
		change := analysis.TextEdit{Pos: stmt.End(), End: stmt.End(), NewText: []byte(behind.String())}
		switch stmt.(type) {
		case *ast.ExprStmt, *ast.AssignStmt:
		case *ast.ReturnStmt:
			change = analysis.TextEdit{Pos: stmt.Pos(), End: stmt.Pos(), NewText: []byte(deferred.String())}
		default:
			return nil
		}
		return []analysis.SuggestedFix{{Message: "keep " + names + " alive", TextEdits: append(edit, change)}}
	}
	return nil
}

// pathTo returns the file of a node and the nodes around it, from the inside out.
func (c *checker) pathTo(n ast.Node) (*ast.File, []ast.Node) {
	for _, file := range c.Files {
		if file.FileStart <= n.Pos() && n.Pos() < file.FileEnd {
			path, _ := astutil.PathEnclosingInterval(file, n.Pos(), n.End())
			return file, path
		}
	}
	return nil, nil
}

// runtimeName returns the name of package runtime in a file, and the edit that imports it if
// necessary; "" if the name denotes something else.
func (c *checker) runtimeName(file *ast.File) (string, []analysis.TextEdit) {
	for _, spec := range file.Imports {
		if spec.Path.Value == `"runtime"` {
			if spec.Name == nil {
				return "runtime", nil
			}
			if spec.Name.Name != "_" && spec.Name.Name != "." {
				return spec.Name.Name, nil
			}
		}
	}
	if c.Types.Scope().Lookup("runtime") != nil {
		return "", nil
	}
	var last *ast.GenDecl
	for _, decl := range file.Decls {
		if d, ok := decl.(*ast.GenDecl); ok && d.Tok == token.IMPORT {
			last = d
		}
	}
	if last == nil {
		return "", nil
	}
	if last.Lparen.IsValid() {
		return "runtime", []analysis.TextEdit{{Pos: last.Rparen, End: last.Rparen, NewText: []byte("\t\"runtime\"\n")}}
	}
	return "runtime", []analysis.TextEdit{{Pos: last.End(), End: last.End(), NewText: []byte("\n\nimport \"runtime\"")}}
}
