package asynccopy

import (
	"fmt"
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/lifetime"
)

// captures reports calls that end a capture with an error: those on a way from its beginning on which nothing may end it.
func (c *checker) captures() {
	for function, call := range c.AllCalls() {
		if c.Extent(goorder.Captures, call) < cgobridge.Sometimes {
			continue
		}
		c.After(function, call, func(s goorder.Step) bool {
			if s.IsEnd || s.Call == nil {
				return false
			}
			c.forbiddenIn(call, s.Call)
			if c.May(goorder.EndsCapture, s.Call) {
				return false
			}
			if _, other := s.At.(*ast.GoStmt); !other {
				if what := c.forbidden(call, s.Call); what != "" {
					c.forbid(call, s.Call, what)
				}
			}
			return true
		})
	}
}

// forbiddenIn reports the calls in functions that are passed for a parameter which is called during a capture.
func (c *checker) forbiddenIn(begin, call *ast.CallExpr) {
	v := c.VariableOf(call.Fun)
	if v == nil || !c.IsParameter(v) {
		return
	}
	fn, index := c.ParameterOf(v)
	if fn == nil || fn.Signature().Variadic() {
		return
	}
	for _, site := range c.Callers(fn) {
		if index >= len(site.Call.Args) {
			continue
		}
		lit, ok := ast.Unparen(site.Call.Args[index]).(*ast.FuncLit)
		if !ok {
			continue
		}
		ended := false
		ast.Inspect(lit.Body, func(n ast.Node) bool {
			inner, isCall := n.(*ast.CallExpr)
			if isCall && !ended {
				if what := c.forbidden(begin, inner); what != "" {
					c.forbid(begin, inner, what)
				}
			}
			ended = ended || isCall && c.May(goorder.EndsCapture, inner)
			_, literal := n.(*ast.FuncLit)
			return !literal
		})
	}
}

// forbidden describes the part of a call that is an error during a capture begun by another call; empty if none is
// known.
func (c *checker) forbidden(begin, call *ast.CallExpr) string {
	switch {
	case c.Extent(goorder.Allocates, call) == cgobridge.Always:
		return "allocates or frees memory"
	case c.Extent(goorder.WaitsForAll, call) == cgobridge.Always, c.waitsForCaptured(begin, call):
		return "synchronizes the stream"
	}
	return ""
}

// waitsForCaptured reports whether a call of CUDA's API waits for, or asks after, the stream that one captures.
func (c *checker) waitsForCaptured(begin, call *ast.CallExpr) bool {
	if c.C(begin) == nil || c.C(call) == nil || len(begin.Args) == 0 {
		return false
	}
	began, isBegin := headers.Lookup(c.C(begin).Name)
	api, ok := headers.Lookup(c.C(call).Name)
	if !isBegin || began.Operation != headers.Capture || !ok || api.Operation != headers.Synchronize && api.Operation != headers.QueryReady {
		return false
	}
	i, ok := api.Param(headers.Object)
	if !ok || i >= len(call.Args) {
		return false
	}
	v := c.Owner(call.Args[i])
	return v != nil && v == c.Owner(begin.Args[0]) && types.ExprString(call.Args[i]) == types.ExprString(begin.Args[0]) ||
		c.facts.Memory.AreSame(call.Args[i], begin.Args[0])
}

func (c *checker) forbid(begin, call *ast.CallExpr, what string) {
	if c.forbade[call] {
		return
	}
	c.forbade[call] = true
	c.reporter.Report(lifetime.CaptureUnsafeCall, call.Pos(), call.End(),
		fmt.Sprintf("'%s' %s during stream capture, which invalidates the capture", types.ExprString(call.Fun), what),
		analysis.RelatedInformation{Pos: begin.Pos(), End: begin.End(), Message: "capture begins here"})
}
