// Package asynccopy checks how long host memory lives that CUDA uses after a call returns.
//
// An asynchronous copy, or a C wrapper that enqueues one and does not wait for it, may read or write
// its host memory until the stream has come so far. cgo keeps Go memory alive for the time of the call
// alone. The analyzer follows the paths through the function after the call and reports
//
//   - async-go-memory: the function can return before anything waits, and the memory is Go's
//     and not pinned, or is unpinned on the way; or it waits, and nothing keeps memory that it
//     made itself alive until then;
//   - async-early-free: memory of C's, page-locked or not, is freed before anything waits;
//   - host-register-go-memory: Go memory is registered by cudaHostRegister or
//     cuMemHostRegister, and no runtime.Pinner pins it until it is unregistered;
//   - async-read-before-sync: Go reads page-locked memory before anything waits for a copy to it;
//   - stream-unordered: operations in two streams work on the same memory, and nothing orders them.
//
// A helper in Go that enqueues a copy of its argument is judged at its callers. A function that
// returns a stream, an event or an object transfers the duty to wait to its caller, memory that
// escapes stays alive, and a call that may wait is assumed to wait.
package asynccopy

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/lifetime"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.Analyzer("asynccopy", "check how long host memory lives that CUDA uses after a call",
		func(pass *analysis.Pass) (any, error) { return nil, run(base, pass) }, base.Facts)
}

func run(base *report.Base, pass *analysis.Pass) error {
	pkg := base.WithFacts(pass)
	if pkg == nil {
		return nil
	}
	return base.Ask(pass, pkg.Package, func(reporter *report.Reporter) error {
		if reporter.Enabled(asyncGoMemory, asyncEarlyFree, hostRegisterGoMemory, lifetime.CaptureUnsafeCall, lifetime.AsyncReadBeforeSync, lifetime.StreamUnordered) {
			c := &checker{Finder: pkg.Order, facts: pkg, reporter: reporter, asked: map[use]bool{},
				told: map[ast.Node]bool{}, forbade: map[*ast.CallExpr]bool{}}
			c.check()
		}
		return nil
	})
}

type checker struct {
	*goorder.Finder
	facts    *gofact.Package
	reporter *report.Reporter
	asked    map[use]bool // that were looked at
	told     map[ast.Node]bool
	forbade  map[*ast.CallExpr]bool // reported calls during a capture
	made     map[*types.Var]*handle
}

type use = goorder.Use

func (c *checker) check() {
	for _, u := range c.Uses() {
		c.inFlight(u)
		c.freed(u)
	}
	c.captures()
	for _, e := range c.facts.Memory.Ends() {
		c.ends(e)
	}
	for _, call := range c.Calls {
		if i, ok := registered(call); ok {
			c.register(use{Call: call.Expr, Arg: call.Expr.Args[i], In: call.In, Name: "C." + call.Name, What: call})
		}
	}
	for _, r := range c.facts.Memory.Registrations() {
		c.registersUnpinned(r)
	}
	for _, r := range c.facts.Memory.EarlyReads() {
		c.readsEarly(r)
	}
	for _, u := range c.facts.Memory.Unordered() {
		c.unordered(u)
	}
}

// registered returns the argument that a call makes known to the device.
func registered(call *cgobridge.Call) (int, bool) {
	api, ok := headers.Lookup(call.Name)
	if !ok || api.Operation != headers.Register {
		return 0, false
	}
	i, ok := api.Param(headers.Object)
	return i, ok && i < len(call.Expr.Args)
}

// inFlight reports Go memory that an operation may use after the function has returned. Arguments of a
// helper are checked at its calls.
func (c *checker) inFlight(u use) {
	if u.In == nil || c.asked[u] {
		return
	}
	c.asked[u] = true
	if !c.leaves(u) {
		c.dropped(u)
		return
	}
	if callers := c.CallersOf(u); len(callers) > 0 {
		if c.IsDecided(u, func(call *ast.CallExpr) bool { return c.mayWaitFor(u, call) }) {
			return
		}
		for _, caller := range callers {
			c.inFlight(caller)
		}
		return
	}
	root := c.root(u.Arg)
	if !c.isGoMemory(u.Arg) || root == nil || !c.isOwn(root, u.In) || c.isKept(root, u) {
		return
	}
	pinner, pinned := c.pinner(root, "", u)
	unpinned := pinned && c.unpins(u, pinner, func(call *ast.CallExpr) bool { return c.mayWaitFor(u, call) })
	if pinned && !unpinned {
		return
	}
	message := fmt.Sprintf("'%s' %s after the function returns; %s", u.Name, mayStill(u, "'"+types.ExprString(u.Arg)+"'"), orPin(holder(root)))
	if unpinned {
		message = unpinnedEarly(u, pinner)
	}
	c.told[u.Call] = true
	c.reporter.Argument(asyncGoMemory, u.Call, u.Arg, message)
}

// isGoMemory reports whether the pointee of a pointer, or the elements of a helper's slice argument,
// are Go memory.
func (c *checker) isGoMemory(arg ast.Expr) bool {
	if c.IsSlice(arg) {
		return c.ElementMemory(c.facts.ResultMemory, arg).Kind == cgobridge.GoMemory
	}
	v := c.ValueKnowing(c.facts.ResultMemory, arg)
	return v.Memory.Kind == cgobridge.GoMemory && !isHeader(v)
}

// isHeader reports whether a value is the address of a slice, string or interface itself,
// which is another rule's.
func isHeader(v cgobridge.Value) bool {
	if v.Type == nil {
		return false
	}
	switch t := v.Type.Underlying().(type) {
	case *types.Slice, *types.Interface:
		return true
	case *types.Basic:
		return t.Kind() == types.String
	}
	return false
}

// rooted is [checker.root] extended to a field of a variable, with the field's name.
func (c *checker) rooted(arg ast.Expr) (root *types.Var, path string) {
	if v := c.Value(arg); v.Kind == cgobridge.Address && c.makes(v.Expr) {
		return c.Owner(arg), ""
	}
	return c.Root(arg)
}

// root returns the variable whose memory a pointer leads to: s for &s[0], x for &x, and p for
// a p that is given new memory.
func (c *checker) root(arg ast.Expr) *types.Var {
	root, path := c.rooted(arg)
	if path != "" {
		return nil
	}
	return root
}

// isOwn reports whether a variable is declared in a function, literals within apart.
func (c *checker) isOwn(v *types.Var, in ast.Node) bool {
	if v.Pos() < in.Pos() || v.Pos() >= in.End() || v.IsField() {
		return false
	}
	own := true
	ast.Inspect(in, func(n ast.Node) bool {
		lit, ok := n.(*ast.FuncLit)
		if ok && n != in && lit.Pos() <= v.Pos() && v.Pos() < lit.End() {
			own = false
		}
		return own
	})
	return own
}

// isKept reports whether a variable's memory may escape: to another variable, a field, a literal, a
// function that receives or captures it.
func (c *checker) isKept(v *types.Var, u use) bool {
	kept := false
	is := func(e ast.Expr) bool {
		for {
			switch x := ast.Unparen(e).(type) {
			case *ast.SliceExpr:
				e = x.X
				continue
			case *ast.UnaryExpr:
				e = x.X
				continue
			case *ast.Ident:
				return c.Info.ObjectOf(x) == v
			}
			return false
		}
	}
	ast.Inspect(u.In, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			if n != u.In && c.Mentions(n, v) {
				kept = true
			}
		case *ast.AssignStmt:
			for i, r := range n.Rhs {
				if is(r) && (i >= len(n.Lhs) || !is(n.Lhs[i]) && !isBlank(n.Lhs[i])) {
					kept = true
				}
			}
		case *ast.ValueSpec:
			kept = kept || slices.ContainsFunc(n.Values, is)
		case *ast.KeyValueExpr:
			kept = kept || is(n.Value)
		case *ast.CompositeLit:
			kept = kept || slices.ContainsFunc(n.Elts, is)
		case *ast.SendStmt:
			kept = kept || is(n.Value)
		case *ast.CallExpr:
			if n == u.Call || c.C(n) != nil || !slices.ContainsFunc(n.Args, is) {
				break
			}
			fun := c.Info.Types[n.Fun]
			fn := c.Callee(n)
			builtin, _ := ast.Unparen(n.Fun).(*ast.Ident)
			standard := fn != nil && fn.Pkg() != nil && cgobridge.IsStandard(fn.Pkg().Path())
			kept = kept || !fun.IsType() && !standard && !(fun.IsBuiltin() && (builtin == nil || builtin.Name != "append" || is(n.Args[0])))
		}
		return !kept
	})
	return kept
}

func isBlank(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "_"
}

// leaves reports whether a way leads from a call to the function's end on which nothing may
// wait, and hands no duty to wait to the caller.
func (c *checker) leaves(u use) bool {
	return c.Leaves(u, func(call *ast.CallExpr) bool { return c.mayWaitFor(u, call) })
}
