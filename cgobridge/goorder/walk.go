package goorder

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/cfg"
)

// A Step is one thing on a way through a function: a call, or the function's end.
type Step struct {
	Call   *ast.CallExpr   // nil at the end, and where goroutines communicate
	Return *ast.ReturnStmt // at the end
	At     ast.Node        // the enclosing statement; a defer statement for deferred calls

	IsEnd bool
}

// Body returns the body of an *ast.FuncDecl or *ast.FuncLit.
func Body(function ast.Node) *ast.BlockStmt {
	switch function := function.(type) {
	case *ast.FuncDecl:
		return function.Body
	case *ast.FuncLit:
		return function.Body
	}
	return nil
}

// After follows the ways on from a call in a function up to the function's ends, with the deferred
// calls before each. visit decides whether the path continues after a step. Paths on which the call
// has failed, according to its result, are left out; a path ends where the result is tested in a way
// that is not understood.
func (f *Finder) After(function ast.Node, call *ast.CallExpr, visit func(Step) bool) {
	body := Body(function)
	if body == nil {
		return
	}
	g := f.Graph(function)
	w := &walk{Finder: f, call: call, visit: visit, seen: map[place]bool{}, defers: defersOf(body)}
	for _, b := range g.Blocks {
		for i, n := range b.Nodes {
			if b.Live && n.Pos() <= call.Pos() && call.End() <= n.End() && !inLiteral(n, call) {
				w.from(b, i)
				return
			}
		}
	}
}

// Graph returns the control flow of a function with a body.
func (f *Finder) Graph(function ast.Node) *cfg.CFG {
	g := f.graphs[function]
	if g == nil {
		g = cfg.New(Body(function), f.MayReturn)
		f.graphs[function] = g
	}
	return g
}

// inLiteral reports whether a call lies in a function literal within a node.
func inLiteral(n ast.Node, call *ast.CallExpr) bool {
	for m := range ast.Preorder(n) {
		if lit, ok := m.(*ast.FuncLit); ok && lit.Pos() <= call.Pos() && call.End() <= lit.End() {
			return true
		}
	}
	return false
}

func defersOf(body *ast.BlockStmt) []*ast.DeferStmt {
	var list []*ast.DeferStmt
	ast.Inspect(body, func(n ast.Node) bool {
		if d, ok := n.(*ast.DeferStmt); ok {
			list = append(list, d)
		}
		_, literal := n.(*ast.FuncLit)
		return !literal
	})
	slices.Reverse(list)
	return list
}

type walk struct {
	*Finder
	call   *ast.CallExpr
	visit  func(Step) bool
	defers []*ast.DeferStmt // the last one first
	seen   map[place]bool
	status []*types.Var // that hold the call's result
}

// A place is a block with the facts known on entry.
type place struct {
	block *cfg.Block
	told  bool // the call's result is still in its variables
}

// from begins at the node that contains the call.
func (w *walk) from(b *cfg.Block, i int) {
	switch n := b.Nodes[i].(type) {
	case *ast.AssignStmt:
		for _, l := range n.Lhs {
			w.result(l)
		}
	case *ast.ValueSpec:
		for _, name := range n.Names {
			w.result(name)
		}
	}
	calls := callsIn(b.Nodes[i])
	rest := calls[slices.Index(calls, ast.Node(w.call))+1:]
	w.block(b, i, rest, true)
}

func (w *walk) result(e ast.Expr) {
	if id, ok := ast.Unparen(e).(*ast.Ident); ok {
		if v, ok := w.Info.ObjectOf(id).(*types.Var); ok {
			w.status = append(w.status, v)
		}
	}
}

// block visits the given calls of a block's node and everything after them.
func (w *walk) block(b *cfg.Block, i int, calls []ast.Node, told bool) {
	for ; i < len(b.Nodes); i++ {
		n := b.Nodes[i]
		if calls == nil {
			calls = callsIn(n)
			if w.assigns(n) {
				told = false
			}
		}
		for _, c := range calls {
			call, _ := c.(*ast.CallExpr)
			if !w.visit(Step{Call: call, At: n}) {
				return
			}
		}
		calls = nil
		if r, ok := n.(*ast.ReturnStmt); ok {
			w.end(r)
			return
		}
	}
	failed := -1
	if len(b.Succs) == 2 && len(b.Nodes) > 0 && told {
		var unclear bool
		if failed, unclear = w.failure(b.Nodes[len(b.Nodes)-1]); unclear {
			return
		}
	}
	for i, next := range b.Succs {
		if i == failed || w.seen[place{next, told}] {
			continue
		}
		w.seen[place{next, told}] = true
		w.block(next, 0, nil, told)
	}
}

// end visits the deferred calls and the exit.
func (w *walk) end(r *ast.ReturnStmt) {
	for _, d := range w.defers {
		if d.Pos() > r.Pos() {
			continue
		}
		if lit, ok := ast.Unparen(d.Call.Fun).(*ast.FuncLit); ok {
			for _, c := range callsIn(lit.Body) {
				call, _ := c.(*ast.CallExpr)
				if !w.visit(Step{Call: call, At: d}) {
					return
				}
			}
		} else if !w.visit(Step{Call: d.Call, At: d}) {
			return
		}
	}
	w.visit(Step{Return: r, At: r, IsEnd: true})
}

// assigns reports whether a statement gives a variable that holds the result something else.
func (w *walk) assigns(n ast.Node) bool {
	a, ok := n.(*ast.AssignStmt)
	return ok && slices.ContainsFunc(a.Lhs, w.isStatus)
}

func (w *walk) isStatus(e ast.Expr) bool {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return false
	}
	v, ok := w.Info.ObjectOf(id).(*types.Var)
	return ok && slices.Contains(w.status, v)
}

// failure returns which successor of a condition a failure of the call leads to, -1 for
// neither, and whether the condition asks about it in a manner that is not understood.
func (w *walk) failure(cond ast.Node) (failed int, unclear bool) {
	e, ok := cond.(ast.Expr)
	if !ok {
		return -1, false
	}
	b, ok := ast.Unparen(e).(*ast.BinaryExpr)
	if !ok {
		return -1, w.mentions(e)
	}
	switch b.Op {
	case token.EQL, token.NEQ:
		x, y := b.X, b.Y
		if w.isNothing(x) {
			x, y = y, x
		}
		if w.isNothing(y) && w.mentions(x) {
			if b.Op == token.NEQ {
				return 0, false
			}
			return 1, false
		}
	case token.LAND, token.LOR:
		left, leftUnclear := w.failure(b.X)
		right, rightUnclear := w.failure(b.Y)
		both := 0 // the successor on which both operands have the value of the whole
		if b.Op == token.LOR {
			both = 1
		}
		if failed = -1; left == both || right == both {
			failed = both
		}
		return failed, leftUnclear || rightUnclear
	}
	return -1, w.mentions(e)
}

// mentions reports whether an expression contains the call or its result.
func (w *walk) mentions(e ast.Expr) bool {
	for n := range ast.Preorder(e) {
		if n == ast.Node(w.call) {
			return true
		}
		if x, ok := n.(ast.Expr); ok && w.isStatus(x) {
			return true
		}
	}
	return false
}

// callsIn returns the calls in a node in execution order; nil represents communication between
// goroutines. Arguments of a deferred call are evaluated at the defer statement, the call itself runs
// later.
func callsIn(n ast.Node) []ast.Node {
	list := []ast.Node{}
	var later ast.Node
	if d, ok := n.(*ast.DeferStmt); ok {
		later = d.Call
	}
	var stack []ast.Node
	ast.Inspect(n, func(n ast.Node) bool {
		if n != nil {
			if _, literal := n.(*ast.FuncLit); literal {
				return false
			}
			stack = append(stack, n)
			return true
		}
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if _, ok := top.(*ast.CallExpr); ok && top != later {
			list = append(list, top)
		} else if isCommunication(top) {
			list = append(list, nil)
		}
		return true
	})
	return list
}
