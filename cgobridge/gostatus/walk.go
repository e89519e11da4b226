package gostatus

import (
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/fixpoint"
)

// A walk follows errors through a function.
type walk struct {
	*Finder
	in        *function // nil at package level
	variables *fixpoint.Solver[*types.Var, Origin]
	results   []Origin
}

func (f *Finder) newWalk(in *function) *walk {
	w := &walk{Finder: f, in: in}
	w.variables = fixpoint.New(w.findVariable, func(a, b Origin) bool { return a == b })
	return w
}

// statement looks for returns. Tested is the origin of the errors that enclosing conditions depend on:
// an error created under them is derived from these.
func (w *walk) statement(n ast.Node, tested Origin) {
	ast.Inspect(n, func(m ast.Node) bool {
		if m == n {
			return true
		}
		switch m := m.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ReturnStmt:
			w.returns(m, tested)
			return false
		case *ast.IfStmt:
			below := tested
			below.add(w.value(m.Cond))
			w.statement(m.Body, below)
			if m.Else != nil {
				w.statement(&ast.BlockStmt{List: []ast.Stmt{m.Else}}, below)
			}
			return false
		case *ast.SwitchStmt:
			below := tested
			if m.Tag != nil {
				below.add(w.value(m.Tag))
			}
			for _, c := range m.Body.List {
				for _, e := range c.(*ast.CaseClause).List {
					below.add(w.value(e))
				}
			}
			w.statement(m.Body, below)
			return false
		}
		return true
	})
}

// returns records the origins of the returned values.
func (w *walk) returns(r *ast.ReturnStmt, tested Origin) {
	for i := range w.results {
		switch {
		case len(r.Results) == len(w.results):
			w.results[i].add(w.value(r.Results[i]))
			if t := w.in.sig.Results().At(i).Type(); isError(t) && !w.Info.Types[r.Results[i]].IsNil() {
				w.results[i].add(tested)
			}
		case len(r.Results) == 1:
			if call, ok := ast.Unparen(r.Results[0]).(*ast.CallExpr); ok {
				w.results[i].add(w.call(call, i))
			}
		}
	}
}

// noteFatal notes the variables of a condition under which the program ends.
func (f *Finder) noteFatal(fn *function, cond ast.Expr) {
	for n := range ast.Preorder(cond) {
		if id, ok := n.(*ast.Ident); ok {
			if v, ok := f.Info.Uses[id].(*types.Var); ok {
				fn.fatal[v] = true
			}
		}
	}
}

// endsProgram reports whether a block ends in a call from which control does not come back.
func (f *Finder) endsProgram(block *ast.BlockStmt) bool {
	if len(block.List) == 0 {
		return false
	}
	stmt, ok := block.List[len(block.List)-1].(*ast.ExprStmt)
	if !ok {
		return false
	}
	call, ok := ast.Unparen(stmt.X).(*ast.CallExpr)
	return ok && !f.order.MayReturn(call)
}

// value returns the origin of the error that a value carries.
func (w *walk) value(e ast.Expr) (o Origin) {
	if tv := w.Info.Types[e]; tv.Value != nil || tv.IsNil() || tv.IsType() {
		return o
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return w.value(e.X)
	case *ast.Ident:
		if v, ok := w.Info.ObjectOf(e).(*types.Var); ok {
			return w.variable(v)
		}
	case *ast.CallExpr:
		return w.call(e, 0)
	case *ast.UnaryExpr:
		return w.value(e.X)
	case *ast.StarExpr:
		return w.value(e.X)
	case *ast.TypeAssertExpr:
		return w.value(e.X)
	case *ast.BinaryExpr:
		o.add(w.value(e.X))
		o.add(w.value(e.Y))
	case *ast.IndexExpr:
		o.add(w.value(e.Index))
	case *ast.SelectorExpr:
		if _, ok := w.Info.Uses[e.Sel].(*types.Var); ok && cgobridge.IsStatus(w.Info.TypeOf(e)) {
			return Origin{Own: true}
		}
	case *ast.CompositeLit:
		for _, element := range e.Elts {
			if kv, ok := element.(*ast.KeyValueExpr); ok {
				element = kv.Value
			}
			o.add(w.value(element))
		}
	}
	return o
}

// variable returns the origin of the values assigned to a variable on any path.
func (w *walk) variable(v *types.Var) Origin { return w.variables.Solve(v) }

func (w *walk) findVariable(v *types.Var) (o Origin) {
	if w.in != nil && w.in.fatal[v] {
		return o
	}
	if owner, ok := w.owners[v]; ok {
		if owner.of == w.in {
			return Origin{Params: owner.bit}
		}
		return Origin{Own: cgobridge.IsStatus(v.Type())}
	}
	if v.Parent() == w.Types.Scope() || v.IsField() {
		return Origin{Own: cgobridge.IsStatus(v.Type())}
	}
	values, _ := w.AssignedTo(v)
	for _, value := range values {
		o.add(w.value(value))
	}
	for _, r := range w.Results(v) {
		o.add(w.call(r.Call, r.Index))
	}
	return o
}

// call returns the origin of one of a call's results. An unknown function is assumed to derive its
// error from its arguments, as fmt.Errorf does.
func (w *walk) call(call *ast.CallExpr, result int) (o Origin) {
	if w.Info.Types[call.Fun].IsType() {
		if len(call.Args) == 1 {
			return w.value(call.Args[0])
		}
		return o
	}
	if c := w.calls[call]; c != nil && w.ReturnsStatus(c) && result == 0 {
		return Origin{Own: true}
	}
	if fn := w.callee(call); fn != nil {
		if result < len(fn.results) {
			return w.through(call, fn.results[result])
		}
		return o
	}
	fn := w.called(call)
	if fn != nil {
		if helps := w.imported(fn); helps != nil {
			return w.through(call, helps.Results[result])
		}
	}
	if t := w.Info.TypeOf(call); t == nil || isNumber(t) {
		return o
	}
	for _, arg := range call.Args {
		o.add(w.value(arg))
	}
	o.add(w.receiver(call))
	return o
}

// through returns the origin of a result in the words of the caller.
func (w *walk) through(call *ast.CallExpr, result Origin) Origin {
	o := Origin{Own: result.Own}
	if result.Params&1 != 0 {
		o.add(w.receiver(call))
	}
	last := 0
	if sig, ok := w.Underlying(call.Fun).(*types.Signature); ok {
		last = max(0, sig.Params().Len()-1)
	}
	for i, arg := range call.Args {
		if result.Params&(2<<min(i, last)) != 0 { // arguments after the last parameter are variadic
			o.add(w.value(arg))
		}
	}
	return o
}

// receiver returns the origin of the object of a method call.
func (w *walk) receiver(call *ast.CallExpr) Origin {
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && w.Info.Selections[sel] != nil {
		return w.value(sel.X)
	}
	return Origin{}
}
