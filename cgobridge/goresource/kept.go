package goresource

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/fixpoint"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// A Holder is a set of variables that hold the same object.
type Holder struct {
	variables map[*types.Var]bool
	literals  *fixpoint.Solver[*ast.FuncLit, bool] // whether function literals keep the object when they run
}

// Holders returns the variables of a function that hold what a variable holds, perhaps
// converted or moved by an offset.
func (f *Finder) Holders(v *types.Var, function ast.Node) Holder {
	h := Holder{variables: map[*types.Var]bool{v: true}}
	h.literals = fixpoint.New(func(lit *ast.FuncLit) bool { return f.keeps(lit.Body, h, true) }, func(a, b bool) bool { return a == b })
	for changed := true; changed; {
		changed = false
		note := func(left, right ast.Expr) {
			if to := f.variable(left); to != nil && !h.variables[to] && !f.isGlobal(to) && h.variables[f.held(right)] {
				h.variables[to], changed = true, true
			}
		}
		for n := range ast.Preorder(goorder.Body(function)) {
			switch n := n.(type) {
			case *ast.AssignStmt:
				if len(n.Lhs) == len(n.Rhs) {
					for i := range n.Lhs {
						note(n.Lhs[i], n.Rhs[i])
					}
				}
			case *ast.ValueSpec:
				if len(n.Names) == len(n.Values) {
					for i := range n.Names {
						note(n.Names[i], n.Values[i])
					}
				}
			}
		}
	}
	return h
}

func (f *Finder) isGlobal(v *types.Var) bool { return v.Pkg() != nil && v.Parent() == v.Pkg().Scope() }

// held returns the variable whose value an expression is, perhaps converted or moved.
func (f *Finder) held(e ast.Expr) *types.Var {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		return f.variable(x)
	case *ast.BinaryExpr:
		if x.Op == token.ADD || x.Op == token.SUB {
			return f.held(x.X)
		}
	case *ast.CallExpr:
		if len(x.Args) > 0 && (f.Info.Types[x.Fun].IsType() || f.isUnsafe(x)) {
			return f.held(x.Args[0])
		}
	}
	return nil
}

// isUnsafe reports whether a call is of a function of package unsafe that makes one pointer
// or slice of another.
func (f *Finder) isUnsafe(call *ast.CallExpr) bool {
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok || !f.Info.Types[call.Fun].IsBuiltin() {
		return false
	}
	return slices.Contains([]string{"Add", "Slice", "SliceData"}, sel.Sel.Name)
}

// keeps reports whether a node may keep an object, or return it. What stands in a function literal counts where that is called or
// deferred.
func (f *Finder) keeps(n ast.Node, h Holder, mayReturn bool) bool {
	keeps := false
	ast.PreorderStack(n, nil, func(m ast.Node, stack []ast.Node) bool {
		if id, ok := m.(*ast.Ident); ok {
			v, ok := f.Info.ObjectOf(id).(*types.Var)
			switch {
			case !ok:
			case h.variables[v]:
				keeps = keeps || f.mention(append(slices.Clone(stack), m), h, mayReturn)
			case f.isClosure(id, h):
				keeps = keeps || f.closure(append(slices.Clone(stack), m), h)
			}
		}
		return !keeps
	})
	return keeps
}

func inLiteral(stack []ast.Node) bool {
	return slices.ContainsFunc(stack, func(n ast.Node) bool { _, ok := n.(*ast.FuncLit); return ok })
}

// isClosure reports whether an identifier names a local variable with a function literal that
// holds the object.
func (f *Finder) isClosure(id *ast.Ident, h Holder) bool {
	lit := f.Literal(id)
	if lit == nil {
		return false
	}
	for n := range ast.Preorder(lit.Body) {
		if e, ok := n.(ast.Expr); ok && h.variables[f.variable(e)] {
			return true
		}
	}
	return false
}

// closure reports whether an object may be kept where a variable with a literal that holds it is
// named.
func (f *Finder) closure(stack []ast.Node, h Holder) bool {
	id := stack[len(stack)-1].(*ast.Ident)
	if f.Info.Defs[id] != nil {
		return false
	}
	inner := h.literals.Solve(f.Literal(id))
	if len(stack) > 1 {
		if call, ok := stack[len(stack)-2].(*ast.CallExpr); ok && call.Fun == ast.Expr(id) && !isStarted(stack[:len(stack)-1]) {
			return inner
		}
		if a, ok := stack[len(stack)-2].(*ast.AssignStmt); ok && slices.Contains(a.Lhs, ast.Expr(id)) {
			return false
		}
	}
	return true
}

// isStarted reports whether the call on top of a stack is that of a go statement.
func isStarted(stack []ast.Node) bool {
	if len(stack) < 2 {
		return false
	}
	_, ok := stack[len(stack)-2].(*ast.GoStmt)
	return ok
}

// mention reports whether an object may be kept where a variable that holds it is named, on top
// of the stack.
func (f *Finder) mention(stack []ast.Node, h Holder, mayReturn bool) bool {
	for i, n := range stack {
		if lit, ok := n.(*ast.FuncLit); ok {
			return f.literal(stack[:i], lit, f.mention(stack[i+1:], h, true))
		}
	}
	address := false
	for i := len(stack) - 1; i > 0; i-- {
		e := stack[i]
		switch parent := stack[i-1].(type) {
		case *ast.ParenExpr:
		case *ast.StarExpr:
			address = false
		case *ast.UnaryExpr:
			if parent.Op != token.AND {
				return false
			}
			address = true
		case *ast.BinaryExpr:
			if parent.Op != token.ADD && parent.Op != token.SUB {
				return false
			}
		case *ast.IndexExpr:
			if parent.Index == e || !address {
				return false
			}
		case *ast.SelectorExpr:
			if i > 1 {
				if call, ok := stack[i-2].(*ast.CallExpr); ok && ast.Unparen(call.Fun) == ast.Expr(parent) {
					return f.argument(stack[:i-1], call, -1)
				}
			}
			return false
		case *ast.KeyValueExpr, *ast.CompositeLit:
			if !address {
				return true
			}
		case *ast.CallExpr:
			at := slices.Index(parent.Args, e.(ast.Expr))
			switch {
			case at < 0:
				return false
			case f.Info.Types[parent.Fun].IsType() || f.isUnsafe(parent) && at == 0:
				continue
			}
			return f.argument(stack[:i], parent, at)
		case *ast.AssignStmt:
			return f.assignment(parent, e, address, h)
		case *ast.ValueSpec:
			for j, value := range parent.Values {
				if ast.Node(value) == e && len(parent.Values) == len(parent.Names) && address && !f.isForC(f.variable(parent.Names[j])) {
					return true
				}
			}
			return false
		case *ast.ReturnStmt:
			if mayReturn {
				return false
			}
			return true
		case *ast.SendStmt:
			if parent.Value == e {
				return true
			}
			return false
		default:
			return false
		}
	}
	return false
}

// assignment reports whether an object may be kept that stands on a side of an assignment.
func (f *Finder) assignment(a *ast.AssignStmt, e ast.Node, address bool, h Holder) bool {
	if slices.Contains(a.Lhs, e.(ast.Expr)) {
		return false
	}
	i := slices.Index(a.Rhs, e.(ast.Expr))
	if i < 0 || len(a.Lhs) != len(a.Rhs) {
		return true
	}
	left := a.Lhs[i]
	if index, ok := ast.Unparen(left).(*ast.IndexExpr); ok && address {
		left = index.X
	}
	v := f.variable(left)
	switch {
	case v == nil:
		if id, ok := ast.Unparen(left).(*ast.Ident); ok && id.Name == "_" {
			return false
		}
		return true
	case f.isGlobal(v), address && !f.isForC(v), !address && !h.variables[v]:
		return true
	}
	return false
}

// isForC reports whether a local variable, which holds the address of a resource's variable,
// is given to functions of C and to nothing else, as the arguments of a launch are.
func (f *Finder) isForC(v *types.Var) bool {
	if v == nil || f.isGlobal(v) || v.IsField() || f.isNamedResult(v) {
		return false
	}
	for _, function := range f.functions {
		if function.Pos() > v.Pos() || v.Pos() >= function.End() {
			continue
		}
		for n := range ast.Preorder(function) {
			call, ok := n.(*ast.CallExpr)
			if !ok || f.C(call) != nil || f.Info.Types[call.Fun].IsType() || f.Info.Types[call.Fun].IsBuiltin() {
				continue
			}
			for _, arg := range call.Args {
				if f.Mentions(arg, v) && !f.isWithinC(arg, v) {
					return false
				}
			}
		}
		for n := range ast.Preorder(function) {
			switch n := n.(type) {
			case *ast.ReturnStmt, *ast.SendStmt, *ast.CompositeLit:
				if f.Mentions(n, v) && !f.isWithinC(n, v) {
					return false
				}
			case *ast.RangeStmt:
				if f.Mentions(n.X, v) {
					return false
				}
			case *ast.AssignStmt:
				for _, r := range n.Rhs {
					if f.Mentions(r, v) && !f.isWithinC(r, v) {
						return false
					}
				}
			}
		}
	}
	return true
}

// isNamedResult reports whether a variable is a result of a function, which a return statement
// without values returns.
func (f *Finder) isNamedResult(v *types.Var) bool {
	return slices.ContainsFunc(f.functions, func(function ast.Node) bool {
		sig := f.signatureOf(function)
		return function.Pos() <= v.Pos() && v.Pos() < function.End() && sig != nil && isResultOf(v, sig)
	})
}

func isResultOf(v *types.Var, sig *types.Signature) bool {
	for r := range sig.Results().Variables() {
		if r == v {
			return true
		}
	}
	return false
}

// isWithinC reports whether every mention of a variable in a node stands in a call of C.
func (f *Finder) isWithinC(n ast.Node, v *types.Var) bool {
	within := true
	ast.PreorderStack(n, nil, func(m ast.Node, stack []ast.Node) bool {
		if e, ok := m.(ast.Expr); ok && f.variable(e) == v {
			within = within && slices.ContainsFunc(stack, func(s ast.Node) bool {
				call, ok := s.(*ast.CallExpr)
				return ok && f.C(call) != nil
			})
		}
		return true
	})
	return within
}

// literal reports whether an object may be kept that a function literal holds; inner is whether
// that keeps it when it runs.
func (f *Finder) literal(stack []ast.Node, lit *ast.FuncLit, inner bool) bool {
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		if _, ok := top.(*ast.ParenExpr); !ok {
			break
		}
		stack = stack[:len(stack)-1]
	}
	if len(stack) == 0 {
		return inner
	}
	switch parent := stack[len(stack)-1].(type) {
	case *ast.CallExpr:
		switch {
		case isStarted(stack):
			return true
		case ast.Unparen(parent.Fun) == ast.Expr(lit):
			return inner
		}
		for i, arg := range parent.Args {
			if ast.Unparen(arg) == ast.Expr(lit) && f.onlyCalls(parent, i) {
				return inner
			}
		}
		return true
	case *ast.AssignStmt:
		for i, r := range parent.Rhs {
			if ast.Unparen(r) == ast.Expr(lit) && len(parent.Lhs) == len(parent.Rhs) {
				if id, ok := ast.Unparen(parent.Lhs[i]).(*ast.Ident); ok && f.Literal(id) == lit {
					return false // until it is called
				}
			}
		}
	case *ast.ValueSpec:
		for i, r := range parent.Values {
			if ast.Unparen(r) == ast.Expr(lit) && f.Literal(parent.Names[i]) == lit {
				return false
			}
		}
	}
	return true
}

// onlyCalls reports whether a function of the package does nothing with a parameter but call
// it, before it returns.
func (f *Finder) onlyCalls(call *ast.CallExpr, arg int) bool {
	t, ok := f.target(call.Fun)
	if !ok {
		return false
	}
	sig := f.signatureOf(t.function)
	if sig == nil || sig.Variadic() {
		return false
	}
	v := parameters(sig)[parameter(sig, arg)]
	only, called := true, false
	ast.PreorderStack(goorder.Body(t.function), nil, func(n ast.Node, stack []ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && f.Info.Uses[id] == v {
			up, ok := stack[len(stack)-1].(*ast.CallExpr)
			if ok && up.Fun == ast.Expr(id) && !isStarted(stack) && !inLiteral(stack) {
				called = true
			} else if b, isComparison := stack[len(stack)-1].(*ast.BinaryExpr); !isComparison || b.Op != token.EQL && b.Op != token.NEQ {
				only = false
			}
		}
		return true
	})
	return only && called
}

// argument reports whether a call on top of the stack may keep an argument, or what its method is
// called on, -1.
func (f *Finder) argument(stack []ast.Node, call *ast.CallExpr, at int) bool {
	fun := f.Info.Types[call.Fun]
	if c := f.C(call); c != nil {
		return f.argumentOfC(c, at)
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && f.IsC(sel.X) {
		return false // of the cgo tool's own functions
	}
	if fun.IsBuiltin() {
		if id, ok := ast.Unparen(call.Fun).(*ast.Ident); ok && id.Name == "append" {
			return true
		}
		return false
	}
	return isStarted(stack) || f.argumentOfGo(call, at)
}

func (f *Finder) argumentOfC(c *cgobridge.Call, at int) bool {
	r := f.Resources(c.Name)
	switch {
	case r == nil:
		return true
	case r.Everything, slices.Contains(r.Releases, at), slices.Contains(r.Frees, at):
		return false
	case slices.Contains(r.Keeps, at):
		return true
	}
	return false
}

func (f *Finder) argumentOfGo(call *ast.CallExpr, at int) bool {
	if t, ok := f.target(call.Fun); ok {
		sig := f.signatureOf(t.function)
		if sig == nil {
			return true
		}
		index := 0
		if at >= 0 {
			if t.receiver == nil && sig.Recv() != nil {
				return true
			}
			index = parameter(sig, at)
		}
		v := parameters(sig)[index]
		if v == nil {
			return true
		}
		return f.kept.Solve(owned{v, t.function})
	}
	fn := f.Callee(call)
	if fn == nil || fn.Pkg() == nil {
		return true
	}
	if helps := f.memory(fn); helps != nil {
		index := gomemory.Receiver
		if at >= 0 {
			index = parameter(fn.Signature(), at) - 1
		}
		return !slices.Contains(helps.Borrows, index)
	}
	switch fn.Pkg().Path() {
	case "fmt", "log", "log/slog", "errors", "testing", "strconv": // which print what they are given
		return false
	case "runtime":
		if at == 0 { // an object that is kept alive or gets a finalizer
			return false
		}
	}
	return true
}

// An owned variable is a parameter of a function.
type owned struct {
	variable *types.Var
	function ast.Node
}

func (f *Finder) findKept(o owned) bool {
	return f.keeps(goorder.Body(o.function), f.Holders(o.variable, o.function), false)
}
