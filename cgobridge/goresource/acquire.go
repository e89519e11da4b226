package goresource

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// An Acquisition is a call by which a local variable gets a resource.
type Acquisition struct {
	Call *ast.CallExpr
	Name string // of what is called
	Var  *types.Var
	In   ast.Node // the function, which declares the variable
}

// Acquisitions returns those in a function, literals within apart.
func (f *Finder) Acquisitions(function ast.Node) []Acquisition {
	var list []Acquisition
	ast.Inspect(goorder.Body(function), func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			for _, v := range f.acquiredBy(n) {
				if v != nil && f.isOwn(v, function) {
					list = append(list, Acquisition{n, types.ExprString(n.Fun), v, function})
				}
			}
		}
		return true
	})
	return list
}

// isOwn reports whether a function declares a variable: it is none of its parameters, and
// none of a function around it.
func (f *Finder) isOwn(v *types.Var, function ast.Node) bool {
	body := goorder.Body(function)
	if v.IsField() || f.isGlobal(v) {
		return false
	}
	if sig := f.signatureOf(function); sig != nil && isResultOf(v, sig) {
		return true
	}
	return body.Pos() <= v.Pos() && v.Pos() < body.End()
}

// acquiredBy returns the variables that get a resource by a call.
func (f *Finder) acquiredBy(call *ast.CallExpr) []*types.Var {
	var list []*types.Var
	if c := f.C(call); c != nil {
		r := f.Resources(c.Name)
		if r == nil {
			return nil
		}
		for _, i := range r.Acquires {
			if i < len(call.Args) {
				list = append(list, f.addressed(call.Args[i]))
			}
		}
		if r.Makes {
			list = append(list, f.resultIn(call, 0))
		}
		return list
	}
	for i := range f.acquiresOf(call) {
		list = append(list, f.resultIn(call, i))
	}
	return list
}

// addressed returns the variable whose address an expression is.
func (f *Finder) addressed(e ast.Expr) *types.Var {
	value := f.Value(e)
	if unary, ok := value.Expr.(*ast.UnaryExpr); ok && value.Kind == cgobridge.Address && unary.Op == token.AND {
		return f.variable(unary.X)
	}
	return nil
}

// resultIn returns the variable that a result of a call is assigned to.
func (f *Finder) resultIn(call *ast.CallExpr, result int) *types.Var {
	left := f.assigned[call]
	if result >= len(left) {
		return nil
	}
	return f.variable(left[result])
}

// acquiresOf returns the results of a Go function that are fresh resources.
func (f *Finder) acquiresOf(call *ast.CallExpr) map[int]bool {
	if f.Info.Types[call.Fun].IsType() || f.Info.Types[call.Fun].IsBuiltin() {
		return nil
	}
	if t, ok := f.target(call.Fun); ok {
		return f.freshResults(t.function)
	}
	if fn := f.Callee(call); fn != nil {
		if helps := f.imported(fn); helps != nil {
			return helps.Acquires
		}
	}
	return nil
}

// freshResults returns the results of a function that are, where they are not nil or zero, a
// resource that it has made and that nobody else holds.
func (f *Finder) freshResults(function ast.Node) map[int]bool { return f.fresh.Solve(function) }

func (f *Finder) findFresh(function ast.Node) map[int]bool {
	sig := f.signatureOf(function)
	if sig == nil || sig.Results().Len() == 0 {
		return nil
	}
	fresh := map[int]bool{}
	returns := cgobridge.ReturnsOf(goorder.Body(function))
	for i := range sig.Results().Len() {
		found := false
		for _, r := range returns {
			is := f.isFresh(r, i, function, sig)
			if is == no {
				found = false
				break
			}
			found = found || is == yes
		}
		if found {
			fresh[i] = true
		}
	}
	return fresh
}

type answer uint8

const (
	no    answer = iota
	empty        // nil or zero
	yes
)

// isFresh reports whether a return statement gives back a fresh resource as a result.
func (f *Finder) isFresh(r *ast.ReturnStmt, i int, function ast.Node, sig *types.Signature) answer {
	var v *types.Var
	switch {
	case len(r.Results) == 0:
		v = sig.Results().At(i)
	case len(r.Results) != sig.Results().Len():
		call, ok := ast.Unparen(r.Results[0]).(*ast.CallExpr)
		if !ok {
			return no
		}
		if f.makes(call, i) {
			return yes
		}
		return no
	default:
		e := ast.Unparen(r.Results[i])
		if f.Info.Types[e].IsNil() {
			return empty
		}
		if n, ok := f.Constant(e); ok && n == 0 {
			return empty
		}
		for {
			call, ok := ast.Unparen(e).(*ast.CallExpr)
			if !ok {
				break
			}
			if !f.Info.Types[call.Fun].IsType() || len(call.Args) != 1 {
				if f.makes(call, 0) {
					return yes
				}
				return no
			}
			e = call.Args[0]
		}
		v = f.variable(e)
	}
	if v == nil {
		return no
	}
	for own := range f.acquiredIn(function) {
		if h := f.Holders(own, function); h.variables[v] && f.fate(goorder.Body(function), h, true) != Kept {
			return yes
		}
	}
	return no
}

// IsReturned reports whether a return statement without values returns a resource: a variable
// that holds it is a result.
func (f *Finder) IsReturned(r *ast.ReturnStmt, h Holder, function ast.Node) bool {
	sig := f.signatureOf(function)
	if len(r.Results) > 0 || sig == nil {
		return false
	}
	for v := range h.variables {
		if isResultOf(v, sig) {
			return true
		}
	}
	return false
}

// makes reports whether a result of a call is a fresh resource.
func (f *Finder) makes(call *ast.CallExpr, result int) bool {
	if c := f.C(call); c != nil {
		r := f.Resources(c.Name)
		return r != nil && r.Makes && result == 0
	}
	return f.acquiresOf(call)[result]
}

// acquiredIn returns the variables that get a resource in a function.
func (f *Finder) acquiredIn(function ast.Node) map[*types.Var]bool {
	vars, ok := f.acquired[function]
	if !ok {
		vars = map[*types.Var]bool{}
		for _, a := range f.Acquisitions(function) {
			vars[a.Var] = true
		}
		if !f.fresh.IsOpen() {
			f.acquired[function] = vars
		}
	}
	return vars
}
