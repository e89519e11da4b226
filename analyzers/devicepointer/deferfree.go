package devicepointer

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// deferredArguments reports calls that end a resource, or wait, among the arguments of
// deferred calls.
func (c *checker) deferredArguments() {
	for _, file := range c.Files {
		for n := range ast.Preorder(file) {
			if d, ok := n.(*ast.DeferStmt); ok {
				for _, arg := range d.Call.Args {
					c.evaluatedNow(d, arg)
				}
			}
		}
	}
}

// evaluatedNow reports an argument of a deferred call that releases something. A function literal that
// is not called releases nothing.
func (c *checker) evaluatedNow(d *ast.DeferStmt, arg ast.Expr) {
	ast.Inspect(arg, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			if lit, ok := ast.Unparen(n.Fun).(*ast.FuncLit); ok && c.Memory.EndsResource(n) {
				c.endsIn(d, lit, n)
			} else if c.Memory.EndsResource(n) {
				c.endsNow(d, n)
			}
		}
		return true
	})
}

// endsIn reports the releasing calls in a function literal that is called immediately.
func (c *checker) endsIn(d *ast.DeferStmt, lit *ast.FuncLit, call *ast.CallExpr) {
	found := false
	ast.Inspect(lit.Body, func(n ast.Node) bool {
		if inner, ok := n.(*ast.CallExpr); ok && c.Memory.EndsResource(inner) {
			found = true
			c.endsNow(d, inner)
		}
		_, literal := n.(*ast.FuncLit)
		return !literal
	})
	if !found {
		c.endsNow(d, call)
	}
}

func (c *checker) endsNow(d *ast.DeferStmt, call *ast.CallExpr) {
	c.reporter.ReportFix(deferArgumentFrees, call.Pos(), call.End(),
		fmt.Sprintf("'%s' is called when the defer statement runs, since arguments of deferred calls are evaluated at once; defer a function literal", types.ExprString(call.Fun)),
		c.deferLater(d))
}

// deferLater returns the change that defers the whole call in a function literal. A function
// that recovers has to be deferred itself.
func (c *checker) deferLater(d *ast.DeferStmt) []analysis.SuggestedFix {
	if fn := c.Order.Callee(d.Call); fn != nil {
		if decl := c.Order.Declared(fn); decl != nil && c.recovers(decl) {
			return nil
		}
	} else if lit := c.Literal(d.Call.Fun); lit != nil && c.recovers(lit) {
		return nil
	}
	return []analysis.SuggestedFix{{
		Message: "defer a function literal",
		TextEdits: []analysis.TextEdit{
			{Pos: d.Call.Pos(), End: d.Call.Pos(), NewText: []byte("func() { ")},
			{Pos: d.Call.End(), End: d.Call.End(), NewText: []byte(" }()")},
		},
	}}
}

func (c *checker) recovers(function ast.Node) bool {
	for n := range ast.Preorder(goorder.Body(function)) {
		if id, ok := n.(*ast.Ident); ok {
			if b, ok := c.Info.Uses[id].(*types.Builtin); ok && b.Name() == "recover" {
				return true
			}
		}
	}
	return false
}

// isDeferredArgument reports whether a call is part of an argument of a deferred call.
func (c *checker) isDeferredArgument(call *ast.CallExpr) bool {
	isWithin := func(arg ast.Expr) bool { return arg.Pos() <= call.Pos() && call.End() <= arg.End() }
	for _, file := range c.Files {
		if call.Pos() < file.FileStart || file.FileEnd < call.End() {
			continue
		}
		for n := range ast.Preorder(file) {
			if d, ok := n.(*ast.DeferStmt); ok && slices.ContainsFunc(d.Call.Args, isWithin) {
				return true
			}
		}
	}
	return false
}
