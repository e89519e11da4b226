package asynccopy

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/astutil"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// dropped reports Go memory that a function makes, hands to an operation, and never mentions
// again, though it waits for the operation later: nothing keeps the memory alive until then.
func (c *checker) dropped(u use) {
	root := c.root(u.Arg)
	if root == nil || c.IsParameter(root) || !c.isOwn(root, u.In) || !c.isGoMemory(u.Arg) ||
		!c.isMadeHere(root, "") || c.isKept(root, u) || c.isMentionedAfter(root, u) ||
		c.facts.Memory.IsHeldAfter(u.In, u.Call, u.Arg) {
		return
	}
	if _, pinned := c.pinner(root, "", u); pinned {
		return
	}
	var waits []*ast.CallExpr
	unknown := false
	c.After(u.In, u.Call, func(s goorder.Step) bool {
		switch {
		case s.IsEnd:
			return false
		case s.Call == nil, c.mayWaitFor(u, s.Call) && c.Extent(goorder.Waits, s.Call) < cgobridge.Sometimes:
			unknown = true
		case c.mayWaitFor(u, s.Call):
			waits = append(waits, s.Call)
			return false
		}
		return !unknown
	})
	if unknown || len(waits) == 0 {
		return
	}
	message := fmt.Sprintf("'%s' %s after '%s' is collected; call runtime.KeepAlive(%s) after '%s'",
		u.Name, mayStill(u, "'"+types.ExprString(u.Arg)+"'"), root.Name(), holder(root), types.ExprString(waits[0].Fun))
	var fixes []analysis.SuggestedFix
	if len(waits) == 1 {
		fixes = c.keepAlive(root, waits[0])
	}
	at := report.Place(u.Call, u.Arg)
	c.reporter.ReportFix(asyncGoMemory, at.Pos(), at.End(), message, fixes)
}

// holder returns the object that must be kept alive for a variable's memory: its pointee, or the
// variable itself.
func holder(v *types.Var) string {
	switch v.Type().Underlying().(type) {
	case *types.Slice, *types.Pointer:
		return v.Name()
	}
	return "&" + v.Name()
}

// isMentionedAfter reports whether a variable is mentioned after a call, in the text or in another
// iteration of a loop.
func (c *checker) isMentionedAfter(v *types.Var, u use) bool {
	for n := range ast.Preorder(u.In) {
		switch n := n.(type) {
		case *ast.Ident:
			if n.Pos() >= u.Call.End() && c.Info.Uses[n] == v {
				return true
			}
		case *ast.ForStmt, *ast.RangeStmt:
			if n.Pos() <= u.Call.Pos() && u.Call.End() <= n.End() && !(n.Pos() <= v.Pos() && v.Pos() < n.End()) {
				return true
			}
		case *ast.DeferStmt:
			if c.Mentions(n, v) {
				return true
			}
		case *ast.LabeledStmt:
			return true
		}
	}
	return false
}

// keepAlive returns the fix that keeps a variable alive until a call has waited: a call of
// runtime.KeepAlive after the statement, a deferred one before a return.
func (c *checker) keepAlive(v *types.Var, wait *ast.CallExpr) []analysis.SuggestedFix {
	file := c.fileOf(wait.Pos())
	if file == nil {
		return nil
	}
	path, _ := astutil.PathEnclosingInterval(file, wait.Pos(), wait.End())
	for i, n := range path[:len(path)-1] {
		stmt, ok := n.(ast.Stmt)
		if !ok {
			continue
		}
		switch path[i+1].(type) {
		case *ast.BlockStmt, *ast.CaseClause:
		default:
			return nil
		}
		name, imports := c.runtimeIn(file)
		if name == "" || c.isShadowed(name, wait.Pos()) {
			return nil
		}
		call := name + ".KeepAlive(" + holder(v) + ")"
		indent := report.Indent(c.Fset, stmt.Pos())
		edit := analysis.TextEdit{Pos: stmt.End(), End: stmt.End(), NewText: []byte("\n" + indent + call)}
		switch stmt.(type) {
		case *ast.ExprStmt, *ast.AssignStmt:
		case *ast.ReturnStmt:
			edit = analysis.TextEdit{Pos: stmt.Pos(), End: stmt.Pos(), NewText: []byte("defer " + call + "\n" + indent)}
		default:
			return nil
		}
		return []analysis.SuggestedFix{{Message: "keep '" + v.Name() + "' alive until then", TextEdits: append(imports, edit)}}
	}
	return nil
}

func (c *checker) fileOf(pos token.Pos) *ast.File {
	for _, file := range c.Files {
		if file.FileStart <= pos && pos < file.FileEnd {
			return file
		}
	}
	return nil
}

// runtimeIn returns the name of package runtime in a file, and the change that imports it if
// that is not done; no name where there is no list of imports to add it to.
func (c *checker) runtimeIn(file *ast.File) (name string, imports []analysis.TextEdit) {
	var list *ast.GenDecl
	for _, decl := range file.Decls {
		decl, ok := decl.(*ast.GenDecl)
		if !ok || decl.Tok != token.IMPORT {
			continue
		}
		for _, spec := range decl.Specs {
			spec := spec.(*ast.ImportSpec)
			switch path, _ := strconv.Unquote(spec.Path.Value); {
			case path == "runtime" && spec.Name == nil:
				return "runtime", nil
			case path == "runtime" && spec.Name.Name != "_" && spec.Name.Name != ".":
				return spec.Name.Name, nil
			case path != "C" && decl.Lparen.IsValid() && list == nil:
				list = decl
			}
		}
	}
	if list == nil {
		return "", nil
	}
	before := list.Specs[0]
	for _, spec := range list.Specs {
		if path, _ := strconv.Unquote(spec.(*ast.ImportSpec).Path.Value); path < "runtime" && !strings.Contains(path, ".") {
			continue
		}
		before = spec
		break
	}
	return "runtime", []analysis.TextEdit{{Pos: before.Pos(), End: before.Pos(), NewText: []byte("\"runtime\"\n\t")}}
}

// isShadowed reports whether a name denotes something other than a package at a place.
func (c *checker) isShadowed(name string, pos token.Pos) bool {
	if c.Types == nil {
		return true
	}
	scope := c.Types.Scope().Innermost(pos)
	if scope == nil {
		return c.Types.Scope().Lookup(name) != nil
	}
	_, obj := scope.LookupParent(name, pos)
	_, isPackage := obj.(*types.PkgName)
	return obj != nil && !isPackage
}
