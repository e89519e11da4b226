package golaunch

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
)

// described are the functions that read a launch from a structure, with the index of the argument that points to it: launches with
// attributes, nodes of graphs, which copy the values as a launch does, and launches on several devices (CUDA Driver API and CUDA Runtime
// API, execution control and graph management).
var described = map[string]int{
	"cuLaunchKernelEx": 0, "cudaLaunchKernelExC": 0,
	"cuLaunchCooperativeKernelMultiDevice": 0, "cudaLaunchCooperativeKernelMultiDevice": 0,
	"cuGraphAddKernelNode": 4, "cuGraphKernelNodeSetParams": 1, "cuGraphExecKernelNodeSetParams": 2,
	"cudaGraphAddKernelNode": 4, "cudaGraphKernelNodeSetParams": 1, "cudaGraphExecKernelNodeSetParams": 2,
}

// describedBy returns the index of the argument in which a function reads a launch.
func describedBy(function string) (int, bool) {
	i, ok := described[strings.TrimSuffix(function, "_v2")]
	return i, ok
}

// describe adds to a launch, of a function of the runtime API or of the driver's, the fields of a structure that are known; it reports
// whether the kernel is.
func (f *Finder) describe(l *Launch, structure ast.Expr, runtime bool) bool {
	given := f.fieldsOf(structure, l.Call)
	either := func(names ...string) ast.Expr {
		for _, name := range names {
			if e := given[name]; e != nil {
				return e
			}
		}
		return nil
	}
	if l.Kernel == nil {
		l.Kernel, l.Params = either("func", "function"), either("kernelParams", "args")
	}
	l.Shared = either("sharedMemBytes", "sharedMem", "dynamicSmemBytes")
	dimensions := func(name string) []ast.Expr {
		if e := given[name]; e != nil {
			return []ast.Expr{e}
		}
		if x, y, z := either(name+"X", name+".x"), either(name+"Y", name+".y"), either(name+"Z", name+".z"); x != nil {
			return []ast.Expr{x, y, z}
		}
		return nil
	}
	l.Grid, l.Block = dimensions("gridDim"), dimensions("blockDim")
	l.Runtime = runtime
	return l.Kernel != nil
}

// fieldsOf returns the values of the fields of a structure, or of the one that an expression points to, by their paths. A field that is
// given several values has the last one before the use, if all ways lead over that, else none here; no field has one where something else
// may write to the structure.
func (f *Finder) fieldsOf(e ast.Expr, use *ast.CallExpr) map[string]ast.Expr {
	var list []cgobridge.FieldValue
	for depth := maxRoots; depth > 0 && e != nil; depth-- {
		e = ast.Unparen(e)
		if unary, ok := e.(*ast.UnaryExpr); ok && unary.Op == token.AND {
			e = ast.Unparen(unary.X)
		}
		if index, ok := e.(*ast.IndexExpr); ok && f.isZero(index.Index) { // the first of one
			if lit := f.texts.Literal(index.X); lit != nil && len(lit.Elts) == 1 {
				e = lit.Elts[0]
			}
		}
		if lit, ok := e.(*ast.CompositeLit); ok {
			list = append(list, f.FieldValues(cgobridge.Value{Expr: lit})...)
			break
		}
		if call, ok := e.(*ast.CallExpr); ok && len(call.Args) == 1 && f.Info.Types[call.Fun].IsType() {
			e = call.Args[0]
			continue
		}
		v := f.VariableOf(e)
		if v == nil || v.IsField() || f.isShared(v) {
			return nil
		}
		list = append(list, f.FieldsOf(v)...)
		values, known := f.AssignedTo(v)
		if !known || len(values) > 1 {
			return nil
		}
		if e = nil; len(values) == 1 {
			if unary, ok := ast.Unparen(values[0]).(*ast.UnaryExpr); ok && f.VariableOf(unary.X) != nil {
				e = unary.X
			}
		}
	}
	given := map[string]ast.Expr{}
	for _, field := range list {
		path := strings.TrimPrefix(field.Path, "_") // func is a keyword of Go's
		before, twice := given[path]
		switch {
		case !twice:
			given[path] = field.Expr
		case field.Expr.Pos() > use.Pos(): // later
		case before == nil || before.Pos() > use.Pos() || f.leadsTo(field.Expr, use):
			given[path] = field.Expr
		default:
			given[path] = nil
		}
	}
	return given
}

// leadsTo reports whether all ways to a call, of those that begin before both, lead over an expression that precedes it.
func (f *Finder) leadsTo(e ast.Expr, use *ast.CallExpr) bool {
	function := f.FunctionAround(use)
	if function == nil {
		return false
	}
	leads := true
	for n := range ast.Preorder(function) {
		switch n.(type) {
		case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause, *ast.FuncLit:
			inside := n.Pos() <= e.Pos() && e.End() <= n.End()
			if inside && (use.Pos() < n.Pos() || n.End() < use.End()) {
				leads = false
			}
		}
	}
	return leads
}

// isShared reports whether a local structure, or the one that a variable points to, may be written otherwise than by naming its fields.
func (f *Finder) isShared(v *types.Var) bool {
	function := f.FunctionAround(f.identAt(v))
	if function == nil || f.IsParameter(v) {
		return true
	}
	shared := false
	ast.PreorderStack(function, nil, func(n ast.Node, stack []ast.Node) bool {
		id, ok := n.(*ast.Ident)
		if !ok || f.Info.Uses[id] != types.Object(v) || shared {
			return !shared
		}
		shared = !f.isReadAsStructure(id, stack)
		return !shared
	})
	return shared
}

// identAt returns an identifier at the declaration of a variable.
func (f *Finder) identAt(v *types.Var) ast.Node { return &ast.Ident{NamePos: v.Pos(), Name: v.Name()} }

// isReadAsStructure reports whether a use of a variable names a field or element, assigns the whole, or gives it to a function that reads a launch.
func (f *Finder) isReadAsStructure(id *ast.Ident, stack []ast.Node) bool {
	of := ast.Node(id)
	for i := len(stack) - 1; i >= 0; i-- {
		switch outer := stack[i].(type) {
		case *ast.ParenExpr, *ast.UnaryExpr:
			of = outer
		case *ast.SelectorExpr:
			return outer.X == of && !isAddressed(stack[:i])
		case *ast.IndexExpr:
			return outer.X == of && !isAddressed(stack[:i])
		case *ast.AssignStmt:
			for _, left := range outer.Lhs {
				if left == of {
					return true
				}
			}
			_, taken := of.(*ast.UnaryExpr) // p := &v, and all of p are looked at
			return taken && len(outer.Lhs) == 1 && outer.Tok == token.DEFINE
		case *ast.CallExpr:
			if f.Info.Types[outer.Fun].IsType() {
				of = outer
				continue
			}
			sel, ok := ast.Unparen(outer.Fun).(*ast.SelectorExpr)
			if !ok || !f.IsC(sel.X) {
				return false
			}
			_, reads := describedBy(sel.Sel.Name)
			return reads
		default:
			return false
		}
	}
	return false
}

// isAddressed reports whether the innermost of some nodes takes an address.
func isAddressed(stack []ast.Node) bool {
	if len(stack) == 0 {
		return false
	}
	unary, ok := stack[len(stack)-1].(*ast.UnaryExpr)
	return ok && unary.Op == token.AND
}
