package asynccopy

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// A handle is a variable or field of the package that holds a stream or event of its own: it
// is made by one call, and nothing but C functions that neither keep it nor make it wait for
// another get it.
type handle struct {
	made        int
	spoilt      bool
	isStream    bool
	nonBlocking bool       // a stream that does not wait for the default stream, nor the other way round
	recordedIn  []ast.Expr // of an event
}

// handles returns the streams and events of which it is known that they are different.
func (c *checker) handles() map[*types.Var]*handle {
	if c.made != nil {
		return c.made
	}
	c.made = map[*types.Var]*handle{}
	for _, call := range c.Calls {
		api, ok := headers.Lookup(call.Name)
		i, makes := api.Param(headers.Result)
		if !ok || api.Operation != headers.Create || !makes || i >= len(call.Expr.Args) {
			continue
		}
		out, ok := c.unconverted(call.Expr.Args[i]).(*ast.UnaryExpr)
		if !ok || out.Op != token.AND {
			continue
		}
		if v := c.named(out.X); v != nil {
			h := c.made[v]
			if h == nil {
				h = &handle{}
				c.made[v] = h
			}
			h.made++
			h.isStream = strings.Contains(api.Name, "Stream")
			if flags, ok := api.Param(headers.Flags); ok && flags < len(call.Expr.Args) {
				n, known := c.Constant(call.Expr.Args[flags])
				h.nonBlocking = known && n&1 != 0 // cudaStreamNonBlocking, CU_STREAM_NON_BLOCKING
			}
		}
	}
	for _, file := range c.Files {
		ast.PreorderStack(file, nil, func(n ast.Node, stack []ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				if v, ok := c.Info.Uses[id].(*types.Var); ok && c.made[v] != nil && !c.isOnlyUsed(c.made[v], id, stack) {
					c.made[v].spoilt = true
				}
			}
			return true
		})
	}
	return c.made
}

// isOnlyUsed reports whether a mention of a handle neither changes it, nor passes it to a function
// that may retain it or make it wait for another one. It records the stream in which an event is
// recorded.
func (c *checker) isOnlyUsed(h *handle, id *ast.Ident, stack []ast.Node) bool {
	at := ast.Node(id)
	taken := false
	for i := len(stack) - 1; i >= 0; i-- {
		switch n := stack[i].(type) {
		case *ast.ParenExpr:
		case *ast.SelectorExpr:
			if n.Sel != at {
				return false
			}
		case *ast.UnaryExpr:
			taken = taken || n.Op == token.AND
		case *ast.BinaryExpr:
			return !taken
		case *ast.AssignStmt:
			return !taken && n.Tok == token.ASSIGN && len(n.Rhs) == 1 && len(n.Lhs) == 1 && n.Lhs[0] == at && c.Info.Types[n.Rhs[0]].IsNil()
		case *ast.CallExpr:
			if c.Info.Types[n.Fun].IsType() {
				break
			}
			call := c.C(n)
			if call == nil {
				return false
			}
			api, ok := headers.Lookup(call.Name)
			if taken {
				return ok && api.Operation == headers.Create
			}
			if stream, ok := api.Param(headers.Stream); ok && api.Operation == headers.Record && stream < len(n.Args) && n.Args[stream] != at {
				h.recordedIn = append(h.recordedIn, n.Args[stream])
			}
			if stream, ok := api.Param(headers.Stream); ok && api.Operation == headers.Wait {
				return stream < len(n.Args) && n.Args[stream] != at
			}
			return c.Runs(call.Name, func(inner headers.API) bool {
				return inner.Operation == headers.Wait || inner.Operation == headers.Record && !ok
			}) == cgobridge.Never
		default:
			return false
		}
		at = stack[i]
	}
	return false
}

// unconverted returns an expression without conversions and parentheses.
func (c *checker) unconverted(e ast.Expr) ast.Expr {
	for {
		e = ast.Unparen(e)
		call, ok := e.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 || !c.Info.Types[call.Fun].IsType() {
			return e
		}
		e = call.Args[0]
	}
}

// named returns the variable or field that an expression names, conversions apart, or nil.
func (c *checker) named(e ast.Expr) *types.Var { return c.VariableOf(c.unconverted(e)) }

// handle returns the handle that an expression names, nil if it may be another one's.
func (c *checker) handle(e ast.Expr) (*types.Var, *handle) {
	if e == nil {
		return nil, nil
	}
	v := c.named(e)
	if h := c.handles()[v]; h != nil && h.made == 1 && !h.spoilt {
		return v, h
	}
	return nil, nil
}

// mayWaitFor reports whether a call may wait for an operation that another has enqueued. It does not
// if it only waits for another stream than the operation's, or for an event that is recorded in
// others. Waiting for the default stream waits for the blocking streams: CUDA Runtime API, stream
// synchronization behavior.
func (c *checker) mayWaitFor(u use, call *ast.CallExpr) bool {
	if !c.May(goorder.Waits, call) {
		return false
	}
	called := c.C(call)
	if called == nil || u.What == nil || u.Call != u.What.Expr {
		return true
	}
	stream, own := c.handle(c.Stream(u.What))
	if stream == nil {
		return true
	}
	if api, ok := headers.Lookup(called.Name); ok && api.Operation == headers.Copy && !api.Async {
		return !own.nonBlocking
	}
	awaited, h := c.handle(c.Awaited(called))
	switch {
	case awaited == nil:
		return true
	case h.isStream:
		return awaited == stream
	}
	for _, in := range h.recordedIn {
		if other, _ := c.handle(in); other == nil || other == stream {
			return true
		}
	}
	return false
}
