package gostatus

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/cfg"

	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// lost returns the calls whose error is assigned to a variable that nothing reads before it is assigned again or ends.
func (f *Finder) lost() []Discard {
	var list []Discard
	for node := range f.functions {
		l := &liveness{Finder: f, function: node}
		for _, b := range f.order.Graph(node).Blocks {
			for i, n := range b.Nodes {
				if b.Live {
					list = append(list, l.lostAt(b, i, n)...)
				}
			}
		}
	}
	return list
}

// A liveness is the set of local variables that are live after a node of the control flow graph.
type liveness struct {
	*Finder
	function ast.Node
}

// lostAt returns the calls of a node that assign their errors to variables that are dead afterwards.
func (l *liveness) lostAt(b *cfg.Block, i int, n ast.Node) []Discard {
	var list []Discard
	check := func(to ast.Expr, source ast.Expr, result int) {
		v := l.local(to)
		if v == nil || !isError(v.Type()) && !isNumber(v.Type()) {
			return
		}
		call := l.origin(source, result)
		if call == nil || l.escapes(v) || l.isReadBehind(v, b, i+1, map[*cfg.Block]bool{}) {
			return
		}
		stmt, _ := n.(ast.Stmt)
		list = append(list, Discard{Call: call, Stmt: stmt, C: l.calls[call], Variable: v})
	}
	each := func(to []ast.Expr, values []ast.Expr) {
		for i, e := range to {
			switch {
			case len(values) == len(to):
				check(e, values[i], 0)
			case len(values) == 1:
				check(e, values[0], i)
			}
		}
	}
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok == token.ASSIGN || n.Tok == token.DEFINE {
			each(n.Lhs, n.Rhs)
		}
	case *ast.ValueSpec:
		var names []ast.Expr
		for _, name := range n.Names {
			names = append(names, name)
		}
		each(names, n.Values)
	}
	return list
}

// local returns the variable of the function that an expression names; nil if it names none.
func (l *liveness) local(e ast.Expr) *types.Var {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok || isBlank(id) {
		return nil
	}
	v, ok := l.Info.ObjectOf(id).(*types.Var)
	if !ok || v.Pos() < l.function.Pos() || l.function.End() <= v.Pos() {
		return nil
	}
	return v
}

// origin returns the call that creates the CUDA error carried by a result of an expression; nil if there is none.
func (l *liveness) origin(e ast.Expr, result int) *ast.CallExpr {
	w := l.newWalk(l.functions[l.function])
	outer, isCall := ast.Unparen(e).(*ast.CallExpr)
	if isCall && l.isUnknown(outer) && l.calls[outer] == nil && !l.Info.Types[outer.Fun].IsType() {
		return nil // the callee may check its arguments
	}
	if isCall && !w.call(outer, result).Own || !isCall && !w.value(e).Own {
		return nil
	}
	var made *ast.CallExpr
	ast.Inspect(e, func(n ast.Node) bool {
		if _, isLiteral := n.(*ast.FuncLit); isLiteral {
			return false
		}
		call, ok := n.(*ast.CallExpr)
		switch {
		case !ok:
		case l.calls[call] != nil && l.ReturnsStatus(l.calls[call]):
			made = call
		case made == nil && l.callee(call) != nil && slices.ContainsFunc(l.callee(call).results, func(o Origin) bool { return o.Own }):
			made = call
		case made == nil && l.called(call) != nil && l.makesError(l.called(call)):
			made = call
		}
		return true
	})
	return made
}

// makesError reports whether a function of another package returns an error of CUDA's from a call of its own.
func (f *Finder) makesError(fn *types.Func) bool {
	helps := f.imported(fn)
	if helps == nil {
		return false
	}
	for _, o := range helps.Results {
		if o.Own {
			return true
		}
	}
	return false
}

// escapes reports whether a variable may be read outside the function's own statements: by a function literal, through its
// address, or as a result after a recovered panic.
func (l *liveness) escapes(v *types.Var) bool {
	escapes := false
	body := goorder.Body(l.function)
	recovers := l.recovers(body)
	ast.PreorderStack(body, nil, func(n ast.Node, stack []ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if l.Info.ObjectOf(n) == v {
				escapes = escapes || slices.ContainsFunc(stack, isLiteral) || l.isAddressed(n, stack)
			}
		case *ast.DeferStmt:
			if fn := l.called(n.Call); fn != nil && l.declared[fn] != nil {
				recovers = recovers || l.recovers(l.declared[fn].body)
			}
		}
		return true
	})
	return escapes || recovers && slices.Contains(l.functions[l.function].named, v)
}

func isLiteral(n ast.Node) bool { _, ok := n.(*ast.FuncLit); return ok }

// recovers reports whether a body calls recover.
func (f *Finder) recovers(body ast.Node) bool {
	for n := range ast.Preorder(body) {
		if id, ok := n.(*ast.Ident); ok {
			if b, ok := f.Info.Uses[id].(*types.Builtin); ok && b.Name() == "recover" {
				return true
			}
		}
	}
	return false
}

// isAddressed reports whether the address of a variable is taken where it is named: by & or by a method of its pointer.
func (f *Finder) isAddressed(id *ast.Ident, stack []ast.Node) bool {
	for i := len(stack) - 1; i >= 0; i-- {
		switch outer := stack[i].(type) {
		case *ast.ParenExpr:
			continue
		case *ast.UnaryExpr:
			return outer.Op == token.AND
		case *ast.SelectorExpr:
			selection := f.Info.Selections[outer]
			if selection == nil || selection.Kind() != types.MethodVal {
				return false
			}
			fn, ok := selection.Obj().(*types.Func)
			if !ok {
				return true
			}
			_, pointer := fn.Signature().Recv().Type().(*types.Pointer)
			return pointer
		}
		return false
	}
	return false
}

// isReadBehind reports whether something may read a variable from the node of a block on before it is assigned again.
func (l *liveness) isReadBehind(v *types.Var, b *cfg.Block, i int, seen map[*cfg.Block]bool) bool {
	for _, n := range b.Nodes[i:] {
		switch l.use(v, n) {
		case read:
			return true
		case written:
			return false
		}
	}
	if len(b.Succs) == 0 {
		return !endsInReturn(b) // the program ends: a handler may read the variable
	}
	for _, next := range b.Succs {
		if !seen[next] {
			seen[next] = true
			if l.isReadBehind(v, next, 0, seen) {
				return true
			}
		}
	}
	return false
}

func endsInReturn(b *cfg.Block) bool {
	if len(b.Nodes) == 0 {
		return false
	}
	_, ok := b.Nodes[len(b.Nodes)-1].(*ast.ReturnStmt)
	return ok
}

// A variableUse is the use of a variable by a node.
type variableUse uint8

const (
	unused  variableUse = iota
	read                // and maybe written after that
	written             // and not read
)

func (l *liveness) use(v *types.Var, n ast.Node) variableUse {
	if r, ok := n.(*ast.ReturnStmt); ok && len(r.Results) == 0 && slices.Contains(l.functions[l.function].named, v) {
		return read
	}
	targets := map[*ast.Ident]bool{}
	target := func(e ast.Expr) {
		if id, ok := ast.Unparen(e).(*ast.Ident); ok && l.Info.ObjectOf(id) == v {
			targets[id] = true
		}
	}
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok == token.ASSIGN || n.Tok == token.DEFINE {
			for _, to := range n.Lhs {
				target(to)
			}
		}
	case *ast.ValueSpec:
		for _, name := range n.Names {
			target(name)
		}
	}
	for m := range ast.Preorder(n) {
		if id, ok := m.(*ast.Ident); ok && !targets[id] && l.Info.ObjectOf(id) == v {
			return read
		}
	}
	if len(targets) > 0 {
		return written
	}
	return unused
}
