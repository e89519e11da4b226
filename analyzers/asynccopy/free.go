package asynccopy

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// freed reports the free of memory that an operation may still use.
func (c *checker) freed(u use) {
	owner := c.Owner(u.Arg)
	if u.In == nil || owner == nil {
		return
	}
	c.After(u.In, u.Call, func(s goorder.Step) bool {
		if s.Call == nil {
			return false
		}
		arg := c.freedBy(s.Call, owner)
		if arg != nil && !c.facts.Memory.AreApart(arg, u.Arg) && c.isCertain(s, owner) && !c.May(goorder.WaitsBesides, s.Call) {
			message := fmt.Sprintf("'%s' is freed without a wait for '%s'", types.ExprString(arg), u.Name)
			at := ast.Node(s.Call)
			if d, ok := s.At.(*ast.DeferStmt); ok {
				message = fmt.Sprintf("'%s' is freed when the function returns, without a wait for '%s'", types.ExprString(arg), u.Name)
				if d.Call == s.Call {
					at = d
				}
			}
			c.told[s.Call] = true
			c.reporter.Report(asyncEarlyFree, at.Pos(), at.End(), message+", which "+mayStill(u, "it"))
			return false
		}
		return !c.mayWaitFor(u, s.Call)
	})
}

// isCertain reports whether the call of a step is certainly made on the path: in a deferred literal a
// condition may precede it that the path does not show.
func (c *checker) isCertain(s goorder.Step, owner *types.Var) bool {
	d, ok := s.At.(*ast.DeferStmt)
	if !ok || d.Call == s.Call {
		return true
	}
	lit, ok := ast.Unparen(d.Call.Fun).(*ast.FuncLit)
	return !ok || s.Call.Pos() < lit.Pos() || s.Call.End() > lit.End() || c.IsCertainIn(lit, s.Call, owner)
}

// freedBy returns the argument of a call that frees its host memory, that of an owner, directly or
// through a callee.
func (c *checker) freedBy(call *ast.CallExpr, owner *types.Var) ast.Expr {
	if called := c.C(call); called != nil {
		if summary := c.CallSummary(called); summary != nil {
			for i, arg := range call.Args {
				if i < len(summary.Params) && frees(&summary.Params[i]) && c.Owner(arg) == owner {
					return arg
				}
			}
		}
		return nil
	}
	for _, h := range c.facts.HelperArgs {
		if h.Call == call && frees(h.Param) && c.Owner(h.Arg) == owner {
			return h.Arg
		}
	}
	return nil
}

// frees reports whether C frees the memory that a parameter points to.
func frees(p *cgobridge.Param) bool {
	return slices.ContainsFunc(p.Effects, func(e cgobridge.Effect) bool {
		return e.Kind == cgobridge.Freed && e.Level == 1 && e.Field == ""
	})
}
