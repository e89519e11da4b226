package asynccopy

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// pinner returns the runtime.Pinner, as it is written, by which a function pins the memory of
// a variable, or of a field of it, before a call.
func (c *checker) pinner(root *types.Var, path string, u use) (pinner string, ok bool) {
	for n := range ast.Preorder(u.In) {
		call, isCall := n.(*ast.CallExpr)
		if !isCall || call.Pos() > u.Call.Pos() || len(call.Args) != 1 {
			continue
		}
		if x := c.ofPinner(call, "Pin"); x != nil {
			if v, field := c.rooted(call.Args[0]); v == root && field == path && !isHeader(c.Value(call.Args[0])) {
				return types.ExprString(x), true
			}
		}
	}
	return "", false
}

// ofPinner returns the runtime.Pinner whose method a call calls; nil if it calls another.
func (c *checker) ofPinner(call *ast.CallExpr, method string) ast.Expr {
	fn := c.Callee(call)
	if fn == nil || fn.Name() != method || fn.Pkg() == nil || fn.Pkg().Path() != "runtime" || fn.Signature().Recv() == nil {
		return nil
	}
	sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	if !ok {
		return nil
	}
	return sel.X
}

// unpins reports whether a way from a call leads to the end of the pinning, and no call on it
// ends the need for it before.
func (c *checker) unpins(u use, pinner string, ends func(*ast.CallExpr) bool) bool {
	found := false
	c.After(u.In, u.Call, func(s goorder.Step) bool {
		if s.Call == nil {
			return false
		}
		if x := c.ofPinner(s.Call, "Unpin"); x != nil && types.ExprString(x) == pinner {
			found = true
		}
		return !found && !ends(s.Call)
	})
	return found
}

// register reports Go memory that is registered and not pinned until it is unregistered. Arguments of
// a helper are checked at its calls.
func (c *checker) register(u use) {
	if u.In == nil || c.asked[u] {
		return
	}
	c.asked[u] = true
	value := c.Value(u.Arg)
	root, path := c.rooted(u.Arg)
	if v := c.parameter(u.Arg); v != nil {
		fn, index := c.ParameterOf(v)
		for _, site := range c.Callers(fn) {
			if fn != nil && index < len(site.Call.Args) && !fn.Signature().Variadic() {
				c.register(use{Call: site.Call, Arg: site.Call.Args[index], In: site.In, Name: types.ExprString(site.Call.Fun), What: u.What})
			}
		}
		return
	}
	if root == nil || !c.isOwn(root, u.In) || c.IsParameter(root) || isHeader(value) ||
		value.Memory.Kind != cgobridge.GoMemory || !c.isMadeHere(root, path) {
		return
	}
	what := types.ExprString(u.Arg)
	pinner, pinned := c.pinner(root, path, u)
	switch {
	case !pinned:
		c.told[u.Call] = true
		c.reporter.Argument(hostRegisterGoMemory, u.Call, u.Arg, fmt.Sprintf("'%s' registers '%s', which is Go memory; pin it with a runtime.Pinner until it is unregistered, or allocate it with cudaHostAlloc", u.Name, what))
	case c.unpins(u, pinner, func(call *ast.CallExpr) bool { return c.May(goorder.Unregisters, call) }):
		c.reporter.Argument(hostRegisterGoMemory, u.Call, u.Arg,
			fmt.Sprintf("'%s' registers '%s', which is Go memory, and '%s.Unpin()' unpins it before it is unregistered", u.Name, what, pinner))
	}
}

// parameter returns the parameter that a pointer or slice comes from as it is.
func (c *checker) parameter(arg ast.Expr) *types.Var {
	root, path := c.rooted(arg)
	if root == nil || path != "" || !c.IsParameter(root) {
		return nil
	}
	return root
}

// isMadeHere reports whether all that a variable, or a field of it, is given is made where it
// is given: memory that a call returns may lie anywhere.
func (c *checker) isMadeHere(v *types.Var, path string) bool {
	var values []ast.Expr
	if path == "" {
		switch v.Type().Underlying().(type) {
		case *types.Slice, *types.Pointer:
		default:
			return true // it lies in the variable
		}
		assigned, known := c.AssignedTo(v)
		if !known {
			return false
		}
		values = assigned
	}
	for _, f := range c.FieldsOf(v) {
		if path != "" && f.Path == path {
			values = append(values, f.Expr)
		}
	}
	return len(values) > 0 && !slices.ContainsFunc(values, func(e ast.Expr) bool { return !c.makes(e) })
}

// makes reports whether an expression allocates: make, new, append, a literal or its address.
func (c *checker) makes(e ast.Expr) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		return true
	case *ast.UnaryExpr:
		return c.makes(x.X)
	case *ast.CallExpr:
		id, ok := ast.Unparen(x.Fun).(*ast.Ident)
		if !ok {
			return false
		}
		b, ok := c.Info.Uses[id].(*types.Builtin)
		return ok && (b.Name() == "make" || b.Name() == "new" || b.Name() == "append" && c.appendsToMade(x.Args[0]))
	}
	return false
}

// appendsToMade reports whether the first argument of append is nil, or allocates memory itself.
func (c *checker) appendsToMade(e ast.Expr) bool {
	if call, ok := ast.Unparen(e).(*ast.CallExpr); ok && len(call.Args) == 1 && c.Info.Types[call.Fun].IsType() {
		e = call.Args[0]
	}
	return c.Info.Types[e].IsNil() || c.makes(e)
}
