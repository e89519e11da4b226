package kernelarg

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ast/astutil"

	"github.com/cudavet/cudavet/cgobridge"
)

// meantToFail reports whether a test requires that a call fails: the test fails if the call's error is
// nil. Such a call is not meant to reach a kernel, and its arguments are often dummies.
func meantToFail(pkg *cgobridge.Package, call *ast.CallExpr) bool {
	for _, file := range pkg.Files {
		if file.FileStart > call.Pos() || call.Pos() >= file.FileEnd || !strings.HasSuffix(pkg.Fset.File(file.FileStart).Name(), "_test.go") {
			continue
		}
		path, _ := astutil.PathEnclosingInterval(file, call.Pos(), call.End())
		for i, n := range path {
			if stmt, ok := n.(ast.Stmt); ok {
				return (&demand{pkg.Info, call}).in(stmt, path[i+1:])
			}
		}
	}
	return false
}

// A demand is the question whether a call is to fail.
type demand struct {
	info *types.Info
	call *ast.CallExpr
}

// in reports whether the statement with the call, or a following one, requires that it fails. around
// has the enclosing nodes, from the inside out.
func (d *demand) in(stmt ast.Stmt, around []ast.Node) bool {
	switch stmt := stmt.(type) {
	case *ast.IfStmt: // if f() == nil
		return d.demands(stmt, func(e ast.Expr) bool { return ast.Unparen(e) == d.call })
	case *ast.ExprStmt: // require.Error(t, f())
		return d.asserts(stmt.X, func(e ast.Expr) bool { return ast.Unparen(e) == d.call })
	case *ast.AssignStmt:
		if len(stmt.Rhs) != 1 || ast.Unparen(stmt.Rhs[0]) != d.call || len(around) == 0 {
			return false
		}
		err := d.object(stmt.Lhs[len(stmt.Lhs)-1])
		isErr := func(e ast.Expr) bool { return err != nil && d.object(e) == err }
		switch outer := around[0].(type) {
		case *ast.IfStmt: // if err := f(); err == nil
			return outer.Init == stmt && d.demands(outer, isErr)
		case *ast.BlockStmt: // err := f()
			for i, s := range outer.List[:len(outer.List)-1] {
				if s != ast.Stmt(stmt) {
					continue
				}
				switch next := outer.List[i+1].(type) {
				case *ast.IfStmt:
					return next.Init == nil && d.demands(next, isErr)
				case *ast.ExprStmt:
					return d.asserts(next.X, isErr)
				}
			}
		}
	}
	return false
}

func (d *demand) object(e ast.Expr) types.Object {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return nil
	}
	return d.info.ObjectOf(id)
}

// demands reports whether an if statement has the test fail where an error is nil.
func (d *demand) demands(stmt *ast.IfStmt, isErr func(ast.Expr) bool) bool {
	return d.comparesNil(stmt.Cond, token.EQL, isErr) && d.fails(stmt.Body) ||
		stmt.Else != nil && d.comparesNil(stmt.Cond, token.NEQ, isErr) && d.fails(stmt.Else)
}

// comparesNil reports whether a condition, or for == one of several that are each
// enough, compares an error with nil.
func (d *demand) comparesNil(cond ast.Expr, op token.Token, isErr func(ast.Expr) bool) bool {
	b, ok := ast.Unparen(cond).(*ast.BinaryExpr)
	switch {
	case !ok:
		return false
	case b.Op == token.LOR && op == token.EQL:
		return d.comparesNil(b.X, op, isErr) || d.comparesNil(b.Y, op, isErr)
	}
	isNil := func(e ast.Expr) bool { return d.info.Types[ast.Unparen(e)].IsNil() }
	return b.Op == op && (isErr(b.X) && isNil(b.Y) || isNil(b.X) && isErr(b.Y))
}

// fails reports whether a statement has a test fail.
func (d *demand) fails(stmt ast.Stmt) bool {
	for n := range ast.Preorder(stmt) {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			continue
		}
		if sel, ok := call.Fun.(*ast.SelectorExpr); ok {
			switch name := sel.Sel.Name; name {
			case "Error", "Errorf", "Fatal", "Fatalf", "Fail", "FailNow":
				if fn := d.info.Uses[sel.Sel]; fn != nil && fn.Pkg() != nil && fn.Pkg().Path() == "testing" {
					return true
				}
			}
		}
	}
	return false
}

// asserts reports whether an expression is a call by which testify's users demand an
// error.
func (d *demand) asserts(e ast.Expr, isErr func(ast.Expr) bool) bool {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok {
		return false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	fn := d.info.Uses[sel.Sel]
	if fn == nil || fn.Pkg() == nil || !strings.HasPrefix(fn.Pkg().Path(), "github.com/stretchr/testify/") {
		return false
	}
	if name := fn.Name(); !strings.HasPrefix(name, "Error") && !strings.HasPrefix(name, "EqualError") {
		return false
	}
	for _, arg := range call.Args {
		if isErr(arg) {
			return true
		}
	}
	return false
}
