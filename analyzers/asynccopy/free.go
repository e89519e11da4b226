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
	owner := c.owner(u.Arg)
	if u.In == nil || owner == nil {
		return
	}
	c.After(u.In, u.Call, func(s goorder.Step) bool {
		if s.Call == nil {
			return false
		}
		if arg := c.freedBy(s.Call, owner); arg != nil && !c.May(goorder.WaitsBesides, s.Call) {
			message := fmt.Sprintf("%s is freed before anything waits for %s", types.ExprString(arg), u.Name)
			at := ast.Node(s.Call)
			if d, ok := s.At.(*ast.DeferStmt); ok {
				message = fmt.Sprintf("%s is freed when the function returns, and nothing waits before that for %s", types.ExprString(arg), u.Name)
				if d.Call == s.Call {
					at = d
				}
			}
			c.reporter.Report(asyncEarlyFree, at.Pos(), at.End(), message+", which "+c.promise(u, owner))
			return false
		}
		return !c.mayWaitFor(u, s.Call)
	})
}

// freedBy returns the argument of a call whose host memory, that of an owner, the call frees,
// itself or through what it calls.
func (c *checker) freedBy(call *ast.CallExpr, owner *types.Var) ast.Expr {
	if called := c.C(call); called != nil {
		if summary := c.CallSummary(called); summary != nil {
			for i, arg := range call.Args {
				if i < len(summary.Params) && frees(&summary.Params[i]) && c.owner(arg) == owner {
					return arg
				}
			}
		}
		return nil
	}
	for _, h := range c.facts.HelperArgs {
		if h.Call == call && frees(h.Param) && c.owner(h.Arg) == owner {
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

// owner returns the local variable that holds a pointer, conversions apart, if it is given a
// value by name once: or, where functions write through its address, never.
func (c *checker) owner(e ast.Expr) *types.Var {
	for {
		e = ast.Unparen(e)
		if call, ok := e.(*ast.CallExpr); ok && len(call.Args) == 1 && c.Info.Types[call.Fun].IsType() {
			e = call.Args[0]
			continue
		}
		id, ok := e.(*ast.Ident)
		if !ok {
			return nil
		}
		v, ok := c.Info.ObjectOf(id).(*types.Var)
		if !ok || v.IsField() || v.Pkg() == nil || v.Parent() == v.Pkg().Scope() {
			return nil
		}
		values, known := c.AssignedTo(v)
		if !known || len(values) > 1 {
			return nil
		}
		if len(values) == 1 && isAlias(values[0], c.Info) {
			e = values[0]
			continue
		}
		return v
	}
}

// isAlias reports whether an expression is another variable, perhaps converted.
func isAlias(e ast.Expr, info *types.Info) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		_, ok := info.ObjectOf(x).(*types.Var)
		return ok
	case *ast.CallExpr:
		return len(x.Args) == 1 && info.Types[x.Fun].IsType() && isAlias(x.Args[0], info)
	}
	return false
}
