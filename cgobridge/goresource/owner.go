package goresource

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// A Use is a call by which C gets what an object's finalizer releases, but not to release it.
type Use struct {
	Call   *ast.CallExpr
	In     ast.Node // the innermost function around the call
	Object *types.Var
	Field  *types.Var // that is released
}

// Uses returns those in a function, literals within apart: calls of C functions, and of
// functions that hand on to C what they are given.
func (f *Finder) Uses(function ast.Node) []Use {
	var list []Use
	ast.Inspect(goorder.Body(function), func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			for i, arg := range call.Args {
				if f.reachesC(call, i) {
					list = f.addUses(list, call, arg, function)
				}
			}
		}
		_, literal := n.(*ast.FuncLit)
		return !literal
	})
	return list
}

// addUses adds the uses that an argument of a call is. An object that C gets the address of
// lives as long as the call.
func (f *Finder) addUses(list []Use, call *ast.CallExpr, arg ast.Expr, function ast.Node) []Use {
	for _, s := range f.Sources(arg) {
		if !f.isFinalized(s) {
			continue
		}
		if slices.ContainsFunc(list, func(u Use) bool { return u.Call == call && u.Object == s.Root }) || f.addresses(call, s.Root) {
			continue
		}
		list = append(list, Use{call, function, s.Root, s.Last()})
	}
	return list
}

// addresses reports whether a call is given an object itself, or the address of a part of it.
func (f *Finder) addresses(call *ast.CallExpr, object *types.Var) bool {
	found := false
	for _, arg := range call.Args {
		ast.PreorderStack(arg, nil, func(n ast.Node, stack []ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && f.Info.Uses[id] == object {
				e := ast.Node(id)
				read := false
				for i := len(stack) - 1; i >= 0; i-- {
					if sel, ok := stack[i].(*ast.SelectorExpr); ok && sel.X == e {
						read = true
					} else if unary, ok := stack[i].(*ast.UnaryExpr); ok && unary.Op == token.AND {
						read = false
						break
					} else {
						break
					}
					e = stack[i]
				}
				found = found || !read
			}
			return true
		})
	}
	return found
}

// reachesC reports whether C gets an argument of a call as it is, and not to release it.
func (f *Finder) reachesC(call *ast.CallExpr, arg int) bool {
	if c := f.C(call); c != nil {
		r := f.Resources(c.Name)
		return r == nil || !slices.Contains(r.Releases, arg) && !slices.Contains(r.Frees, arg)
	}
	if t, ok := f.target(call.Fun); ok {
		sig := f.signatureOf(t.function)
		if sig == nil || t.receiver == nil && sig.Recv() != nil {
			return false
		}
		v := parameters(sig)[parameter(sig, arg)]
		reaches := false
		for _, e := range f.effectsOf(t.function) {
			if e.source.Root == v && len(e.source.Path) == 0 {
				if e.kind == ended {
					return false
				}
				reaches = reaches || e.kind == handed
			}
		}
		return reaches
	}
	if fn := f.Callee(call); fn != nil {
		if helps := f.imported(fn); helps != nil {
			index := parameter(fn.Signature(), arg)
			return helps.Hands[index] && !f.releasesElsewhere(fn, index)
		}
	}
	return false
}

// IsUnkept reports whether nothing keeps a use's object alive until C returns: it is known
// where the object comes from and that nobody else holds it, and on some way behind the call
// nothing names it any more. Functions that release the object's resource are finalizers, or
// stand for them. Finalizers are those of [Finder.Finalizers].
func (f *Finder) IsUnkept(u Use, finalizers map[ast.Node]bool) bool {
	owner := f.declaring(u.Object, u.In)
	if owner == nil || finalizers[u.In] || f.releases(owner, u) {
		return false
	}
	h := f.Holders(u.Object, owner)
	if f.isTakenAway(u, owner) || f.isKept(h, owner, u.In) {
		return false
	}
	return f.isOwnObject(u, owner) && f.diesBehind(u.Call, u.In, owner, h) && !f.callersKeep(u.Object, owner, map[ast.Node]bool{})
}

// callersKeep reports whether a function that the package alone calls gets an object which all
// of its callers keep alive until it returns.
func (f *Finder) callersKeep(object *types.Var, function ast.Node, asked map[ast.Node]bool) bool {
	decl, ok := function.(*ast.FuncDecl)
	if !ok || decl.Name.IsExported() || !f.IsParameter(object) {
		return false
	}
	if asked[decl] { // it calls itself: those who called it first tell
		return true
	}
	asked[decl] = true
	fn, ok := f.Info.Defs[decl.Name].(*types.Func)
	if !ok {
		return false
	}
	index := slices.Index(parameters(fn.Signature()), object)
	sites := f.Callers(fn)
	return len(sites) > 0 && !slices.ContainsFunc(sites, func(site goorder.Site) bool {
		t, ok := f.target(site.Call.Fun)
		if !ok || index < 0 {
			return true
		}
		v := f.variable(t.argument(fn.Signature(), site.Call, index))
		if v == nil {
			return true
		}
		if f.isGlobal(v) {
			return false
		}
		owner := f.declaring(v, site.In)
		if owner == nil {
			return true
		}
		h := f.Holders(v, owner)
		return !f.isKept(h, owner, site.In) && f.diesBehind(site.Call, site.In, owner, h) && !f.callersKeep(v, owner, asked)
	})
}

// declaring returns the function that declares a variable, or has it as parameter: one, or one
// around it; nil if there is none.
func (f *Finder) declaring(v *types.Var, function ast.Node) ast.Node {
	if f.isGlobal(v) || v.IsField() {
		return nil
	}
	for function != nil {
		inner := false
		for n := range ast.Preorder(goorder.Body(function)) {
			if lit, ok := n.(*ast.FuncLit); ok && lit.Pos() <= v.Pos() && v.Pos() < lit.End() {
				inner = true
			}
		}
		if !inner && function.Pos() <= v.Pos() && v.Pos() < function.End() {
			return function
		}
		function = f.outer(function)
	}
	return nil
}

// outer returns the function around a literal, or nil.
func (f *Finder) outer(function ast.Node) ast.Node {
	stack := f.around[function]
	for i := len(stack) - 1; i >= 0; i-- {
		switch stack[i].(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			return stack[i]
		}
	}
	return nil
}

// releases reports whether a function releases the resource of a use's object.
func (f *Finder) releases(function ast.Node, u Use) bool {
	return slices.ContainsFunc(f.effectsOf(function), func(e effect) bool {
		return e.kind == ended && e.source.Root == u.Object && f.isFinalized(e.source)
	})
}

// isTakenAway reports whether a function takes the object's finalizer away before a use.
func (f *Finder) isTakenAway(u Use, function ast.Node) bool {
	for n := range ast.Preorder(goorder.Body(function)) {
		call, ok := n.(*ast.CallExpr)
		if !ok || call.Pos() > u.Call.Pos() {
			continue
		}
		fn := f.Callee(call)
		if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "runtime" {
			continue
		}
		switch fn.Name() {
		case "SetFinalizer":
			if len(call.Args) == 2 && f.variable(call.Args[0]) == u.Object && f.Info.Types[call.Args[1]].IsNil() {
				return true
			}
		case "Stop": // of a Cleanup
			if f.Mentions(call.Fun, u.Object) {
				return true
			}
		}
	}
	return false
}

// isKept reports whether something else may hold an object: what it is stored in, a function
// that may keep it, a literal other than that of the use.
func (f *Finder) isKept(h Holder, function, except ast.Node) bool {
	kept := false
	ast.PreorderStack(goorder.Body(function), nil, func(n ast.Node, stack []ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			if v, ok := f.Info.Uses[id].(*types.Var); ok && h.variables[v] {
				kept = kept || f.mention(append(slices.Clone(stack), n), h, true)
			}
		}
		return !kept && (n != except || n == function)
	})
	return kept
}

// isOwnObject reports whether it is known that nobody but the function and its callers holds
// an object: it is a parameter, or was made for the function. One that the function itself
// makes has to have a finalizer before the use.
func (f *Finder) isOwnObject(u Use, function ast.Node) bool {
	v := u.Object
	if f.IsParameter(v) {
		return true
	}
	if _, ok := f.elements[v]; ok {
		return false
	}
	values, known := f.AssignedTo(v)
	results := f.Results(v)
	if !known && len(results) == 0 || len(values)+len(results) == 0 {
		return false
	}
	for _, value := range values {
		switch {
		case f.Info.Types[value].IsNil():
		case f.isMade(value):
			if !f.isRegistered(v, u.Call) {
				return false
			}
		default:
			call, ok := ast.Unparen(value).(*ast.CallExpr)
			if !ok || !f.constructs(call, 0) {
				return false
			}
		}
	}
	return !slices.ContainsFunc(results, func(r cgobridge.Result) bool { return !f.constructs(r.Call, r.Index) })
}

// isMade reports whether an expression makes an object.
func (f *Finder) isMade(e ast.Expr) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.UnaryExpr:
		_, ok := ast.Unparen(x.X).(*ast.CompositeLit)
		return ok && x.Op == token.AND
	case *ast.CallExpr:
		id, ok := ast.Unparen(x.Fun).(*ast.Ident)
		return ok && id.Name == "new" && f.Info.Types[x.Fun].IsBuiltin()
	}
	return false
}

// isRegistered reports whether a variable's object gets a finalizer before a call.
func (f *Finder) isRegistered(v *types.Var, before *ast.CallExpr) bool {
	return slices.ContainsFunc(f.Registrations(), func(r Registration) bool {
		return f.variable(r.Object) == v && r.Call.Pos() < before.Pos()
	})
}

// constructs reports whether a result of a call is an object that the called function has made
// and that nobody else holds.
func (f *Finder) constructs(call *ast.CallExpr, result int) bool {
	t, ok := f.target(call.Fun)
	return ok && f.constructors.Solve(resultOf{t.function, result})
}

// A resultOf is one of a function's results.
type resultOf struct {
	function ast.Node
	index    int
}

func (f *Finder) findConstructs(result resultOf) bool {
	sig := f.signatureOf(result.function)
	if sig == nil || result.index >= sig.Results().Len() {
		return false
	}
	return !slices.ContainsFunc(cgobridge.ReturnsOf(goorder.Body(result.function)), func(r *ast.ReturnStmt) bool {
		return !f.returnsMade(r, result, sig)
	})
}

// returnsMade reports whether a return statement returns an object that its function has made
// and that nobody else holds, or nil.
func (f *Finder) returnsMade(r *ast.ReturnStmt, result resultOf, sig *types.Signature) bool {
	switch len(r.Results) {
	case 0:
		return f.isMadeVariable(sig.Results().At(result.index), result.function)
	case sig.Results().Len():
	default: // those of a call
		call, ok := ast.Unparen(r.Results[0]).(*ast.CallExpr)
		return ok && f.constructs(call, result.index)
	}
	e := ast.Unparen(r.Results[result.index])
	if f.Info.Types[e].IsNil() || f.isMade(e) {
		return true
	}
	if v := f.variable(e); v != nil {
		return f.isMadeVariable(v, result.function)
	}
	call, ok := e.(*ast.CallExpr)
	return ok && f.constructs(call, 0)
}

// isMadeVariable reports whether a local variable holds an object that its function makes and
// gives to nobody but its caller.
func (f *Finder) isMadeVariable(v *types.Var, function ast.Node) bool {
	if f.isGlobal(v) || f.IsParameter(v) || v.IsField() {
		return false
	}
	values, _ := f.AssignedTo(v)
	for _, value := range values {
		if f.Info.Types[value].IsNil() || f.isMade(value) {
			continue
		}
		call, ok := ast.Unparen(value).(*ast.CallExpr)
		if !ok || !f.constructs(call, 0) {
			return false
		}
	}
	results := f.Results(v)
	if len(values)+len(results) == 0 || slices.ContainsFunc(results, func(r cgobridge.Result) bool { return !f.constructs(r.Call, r.Index) }) {
		return false
	}
	return !f.isKept(f.Holders(v, function), function, nil)
}

// diesBehind reports whether a way leads from a call in a function to its end on which nothing
// names an object any more; of a literal within the function that declares the object, that
// the function does not either behind the literal.
func (f *Finder) diesBehind(call *ast.CallExpr, in, owner ast.Node, h Holder) bool {
	if !f.diesIn(call, in, h) {
		return false
	}
	if in == owner {
		return true
	}
	stack := f.around[in]
	outer := f.outer(in)
	if len(stack) == 0 || outer == nil {
		return false
	}
	up, isCall := stack[len(stack)-1].(*ast.CallExpr)
	if isCall && !isStarted(stack) {
		return f.diesBehind(up, outer, owner, h)
	}
	switch stack[len(stack)-1].(type) {
	case *ast.ReturnStmt, *ast.CompositeLit, *ast.KeyValueExpr, *ast.SendStmt:
		return true
	}
	dies := true // unless the function goes on with the object
	for n := range ast.Preorder(goorder.Body(outer)) {
		if id, ok := n.(*ast.Ident); ok && id.Pos() > in.End() {
			if v, ok := f.Info.Uses[id].(*types.Var); ok && h.variables[v] {
				dies = false
			}
		}
	}
	return dies
}

// diesIn answers for the function around the call.
func (f *Finder) diesIn(call *ast.CallExpr, function ast.Node, h Holder) bool {
	if d := f.deferOf(call, function); d != nil {
		dies := true
		for n := range ast.Preorder(goorder.Body(function)) {
			if earlier, ok := n.(*ast.DeferStmt); ok && earlier.End() < d.Pos() && f.names(earlier, h) {
				dies = false
			}
		}
		return dies
	}
	dies := false
	f.Ways.After(function, call, func(p goorder.Point) bool {
		contains := p.Node.Pos() <= call.Pos() && call.End() <= p.Node.End()
		switch {
		case contains && f.usedBehind(p.Node, call, h), !contains && f.names(p.Node, h):
			return false
		case p.End != nil && !f.isReturned(p.End, h, function):
			dies = true
		}
		return !dies
	})
	return dies
}

// isReturned reports whether a return statement without values returns a resource: a variable
// that holds it is a result.
func (f *Finder) isReturned(r *ast.ReturnStmt, h Holder, function ast.Node) bool {
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

// deferOf returns the statement by which a call is deferred, or nil.
func (f *Finder) deferOf(call *ast.CallExpr, function ast.Node) *ast.DeferStmt {
	for n := range ast.Preorder(goorder.Body(function)) {
		if d, ok := n.(*ast.DeferStmt); ok && d.Call == call {
			return d
		}
	}
	return nil
}

// names reports whether a node names one of the variables, other than to overwrite it.
func (f *Finder) names(n ast.Node, h Holder) bool {
	found := false
	ast.PreorderStack(n, nil, func(m ast.Node, stack []ast.Node) bool {
		if id, ok := m.(*ast.Ident); ok && h.variables[f.variable(id)] {
			found = found || !isOverwritten(id, stack)
		}
		return true
	})
	return found
}

// isOverwritten reports whether a name stands where something is assigned to it; stack holds
// what is around it.
func isOverwritten(id *ast.Ident, stack []ast.Node) bool {
	if len(stack) == 0 {
		return false
	}
	a, ok := stack[len(stack)-1].(*ast.AssignStmt)
	return ok && slices.Contains(a.Lhs, ast.Expr(id))
}

// usedBehind reports whether the node that a call stands in may use an object when the call
// has returned: behind it, or as an operand of what the call is an operand of, of which it is
// not known when it is read.
func (f *Finder) usedBehind(n ast.Node, call *ast.CallExpr, h Holder) bool {
	found := false
	ast.PreorderStack(n, nil, func(m ast.Node, stack []ast.Node) bool {
		if m == ast.Node(call) {
			return false
		}
		if other, ok := m.(*ast.CallExpr); ok && other.End() <= call.Pos() && !f.Info.Types[other.Fun].IsType() {
			return false // has returned before
		}
		if id, ok := m.(*ast.Ident); ok && h.variables[f.variable(id)] {
			found = found || !isOverwritten(id, stack)
		}
		return true
	})
	return found
}
