package gomemory

import (
	"cmp"
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// An Unkept is a call that passes C memory which an object's finalizer or cleanup releases, without anything keeping the object
// alive afterwards. The collector may free it after the last read of a variable that leads to it.
type Unkept struct {
	Call   *ast.CallExpr
	Object *types.Var // the variable that holds the object
	Field  string     // that is released
}

// An ownerUse is a call that passes C something reachable from an object.
type ownerUse struct {
	Unkept
	of      *types.TypeName
	owner   *object
	used    *object
	path    string
	arg     int // of the C call, through which C receives it
	stands  []standing
	holders map[*types.Var]bool // that lead to the object
	alone   *ast.FuncLit        // that is analyzed without its callers
}

// A standing is a call in a function, of C or leading to C; apart says that another goroutine makes it.
type standing struct {
	function ast.Node
	call     *ast.CallExpr
	apart    bool
}

// usesOwned records the arguments through which C receives memory that objects with finalizers may own.
func (fr *frame) usesOwned(s *state, call *ast.CallExpr, args []value, ends func(int) bool) {
	if !fr.f.finalizers.registers || fr.function == nil || !fr.tellsAll() {
		return
	}
	given := map[*object]bool{}
	for _, v := range args {
		for _, a := range v.atoms {
			given[a.to.object] = true
		}
	}
	for i, v := range args {
		if ends(i) {
			continue
		}
		for _, x := range fr.leads(s, v) {
			for _, owner := range fr.owners(s, x) {
				if !given[owner.object] && !s.kept[owner.object] && !s.escaped[owner.object] {
					fr.usesOf(s, call, i, owner, x)
				}
			}
		}
	}
}

// leads returns the objects to which a value leads.
func (fr *frame) leads(s *state, v value) (list []*object) {
	for _, a := range v.atoms {
		if o := a.to.object; o != nil && !slices.Contains(list, o) {
			list = append(list, o)
		}
	}
	for i := 0; i < len(list); i++ {
		if list[i].memory.IsForeign() {
			continue
		}
		for _, w := range fr.heldBy(s, list[i]) {
			for _, a := range w.atoms {
				if o := a.to.object; o != nil && !slices.Contains(list, o) {
					list = append(list, o)
				}
			}
		}
	}
	return list
}

// An ownership is a way from an object to another.
type ownership struct {
	object *object
	of     *types.TypeName
	path   string
}

// owners returns the objects with possible finalizers that lead to another object, those of functions on the call stack or of
// the outermost one's arguments.
func (fr *frame) owners(s *state, x *object) (list []ownership) {
	for o, guarded := range s.guarded {
		if name := fr.ownerType(atom{to: place{object: o}}); guarded && o.kind == madeObject && name != nil {
			if path, ok := pathTo(fr.leadsTo(s, o), o, x); ok && path != "" {
				list = append(list, ownership{o, name, path})
			}
		}
	}
	for _, x := range fr.givenTo(x) {
		path := ""
		for at := x; at.of.object != nil; at = at.of.object {
			if at.kind == pointeeObject && at.of.path == "" && at.of.object.kind == variableObject {
				name := fr.ownerType(atom{to: place{object: at}})
				if guarded, asked := s.guarded[at]; name != nil && (guarded || !asked) && fr.isGiven(at.of.object.variable) {
					list = append(list, ownership{at, name, ownerPath(path)})
				}
			}
			path = at.of.path + path
		}
	}
	return list
}

// givenTo returns the objects assigned to a captured variable of a literal that is analyzed without its callers.
func (fr *frame) givenTo(x *object) []*object {
	first := outermost(fr)
	_, literal := first.function.(*ast.FuncLit)
	if !literal || x.kind != pointeeObject || x.of.path != "" || x.of.object.kind != variableObject {
		return []*object{x}
	}
	list := []*object{x}
	for _, v := range fr.f.stored[slot{v: x.of.object.variable}] {
		for _, a := range v.atoms {
			if o := a.to.object; o != nil && o != x && !slices.Contains(list, o) {
				list = append(list, o)
			}
		}
	}
	return list
}

// isGiven reports whether a variable is a parameter of a declared function on the call stack, or of one around a
// literal.
func (fr *frame) isGiven(v *types.Var) bool {
	first := outermost(fr).function
	if decl, ok := first.(*ast.FuncDecl); ok {
		return fr.f.IsParameter(v) && decl.Pos() <= v.Pos() && v.Pos() < decl.Body.Pos()
	}
	p := fr.f.parameters()[v]
	return p.fn != nil && fr.f.Declared(p.fn).Pos() <= first.Pos() && first.End() <= fr.f.Declared(p.fn).End()
}

// usesOf records that C receives memory reachable from an object.
func (fr *frame) usesOf(s *state, call *ast.CallExpr, arg int, owner ownership, x *object) {
	u := ownerUse{of: owner.of, owner: owner.object, used: x, path: owner.path, arg: arg, holders: map[*types.Var]bool{}}
	direct := map[*types.Var]bool{}
	if owner.object.kind == pointeeObject {
		direct[owner.object.of.object.variable] = true
	}
	for o, c := range s.held {
		if o.kind != variableObject {
			continue
		}
		for path, v := range c.parts {
			if slices.Contains(fr.leads(s, v), owner.object) {
				u.holders[o.variable] = true
				direct[o.variable] = direct[o.variable] || path == "" && v.only() == owner.object
			} else if path == "" {
				delete(direct, o.variable)
			}
		}
	}
	for v := range direct {
		u.holders[v] = true
	}
	first := outermost(fr)
	for at, c := fr, call; at != nil; c, at = at.call, at.caller {
		u.stands = append(u.stands, standing{at.function, c, at.apart})
		if u.Object == nil {
			if u.Object = fr.f.holderIn(direct, fr.f.around(at.function), c); u.Object == nil && at != first {
				u.stands = nil
			}
			u.Call = c
		}
	}
	if u.alone, _ = first.function.(*ast.FuncLit); u.alone != nil && u.Object == nil && owner.object.kind == pointeeObject {
		u.Object, u.Call = owner.object.of.object.variable, call
	}
	if u.Object != nil {
		fr.f.finalizers.uses = append(fr.f.finalizers.uses, u)
	}
}

// holderIn returns the variable of a function that holds an object: one that a call names, else the first; nil if none does.
func (f *Finder) holderIn(direct map[*types.Var]bool, function ast.Node, call *ast.CallExpr) (found *types.Var) {
	for v, is := range direct {
		if is && function.Pos() <= v.Pos() && v.Pos() < function.End() && (found == nil || v.Pos() < found.Pos()) {
			found = v
		}
	}
	if found == nil {
		return nil
	}
	for n := range ast.Preorder(call) {
		if id, ok := n.(*ast.Ident); ok {
			if v, ok := f.Info.Uses[id].(*types.Var); ok && direct[v] && function.Pos() <= v.Pos() && v.Pos() < function.End() {
				return v
			}
		}
	}
	return found
}

// Unkept returns, in source order and by argument, the calls after which nothing keeps an object alive whose finalizer or
// cleanup may release memory that C has.
func (f *Finder) Unkept() (list []Unkept) {
	f.finalizers.settle()
	slices.SortStableFunc(f.finalizers.uses, func(a, b ownerUse) int {
		return cmp.Or(cmp.Compare(a.Call.Pos(), b.Call.Pos()), a.arg-b.arg, cmp.Compare(a.path, b.path), cmp.Compare(a.Object.Pos(), b.Object.Pos()))
	})
	for _, u := range f.finalizers.uses {
		if f.finalizers.paths[u.of][u.path] && !f.finalizers.ended[place{object: u.used}] && !f.finalizers.ended[u.used.of] && f.isUnkept(u) {
			steps := strings.Split(strings.ReplaceAll(u.path, "[]", ""), ".")
			u.Field = steps[len(steps)-1]
			if !slices.ContainsFunc(list, func(o Unkept) bool { return o.Call == u.Call && o.Object == u.Object }) {
				list = append(list, u.Unkept)
			}
		}
	}
	return list
}

// isUnkept reports whether an object may be dead before a C call has returned: no function that leads to the call mentions a
// variable that reaches the object after it. A function that only the package calls is judged at its callers.
func (f *Finder) isUnkept(u ownerUse) bool {
	outer := u.stands[len(u.stands)-1].function
	if f.finalizers.functions[outer] || f.finalizers.functions[u.stands[0].function] {
		return false
	}
	if decl, ok := outer.(*ast.FuncDecl); ok && !decl.Name.IsExported() && u.owner.kind == pointeeObject {
		if fn, ok := f.Info.Defs[decl.Name].(*types.Func); ok && len(f.Callers(fn)) > 0 {
			return false
		}
	}
	if u.alone != nil && !f.diesBeside(u) {
		return false
	}
	return !slices.ContainsFunc(u.stands, func(at standing) bool { return !f.dies(at, u.holders) })
}

// diesBeside reports whether a literal that is analyzed without its callers does not lead to the object, and its enclosing
// function does not use the object afterwards. Calls of the literal in that function have been followed.
func (f *Finder) diesBeside(u ownerUse) bool {
	for s, values := range f.stored {
		if slices.ContainsFunc(values, func(v value) bool { return v.root() == u.owner }) {
			u.holders[s.v] = true
		}
	}
	if f.finalizers.entered[u.alone] || f.finalizers.isKnown(u.owner, u.alone) {
		return false
	}
	around := f.around(u.alone)
	call, in := argumentOf(u.alone, around)
	if call != nil { // whoever runs it need not hold it any more
		return f.dies(standing{function: in, call: call}, u.holders)
	}
	return !f.names(u.alone, u.holders, nil) && !f.names(around, u.holders, func(id *ast.Ident) bool { return id.Pos() < u.alone.End() })
}

// argumentOf returns the call of which a literal is an argument, and the function that makes it; nil if there is none.
func argumentOf(lit *ast.FuncLit, around ast.Node) (call *ast.CallExpr, function ast.Node) {
	ast.PreorderStack(around, nil, func(n ast.Node, stack []ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok && slices.Contains(c.Args, ast.Expr(lit)) {
			call, function = c, around
			for _, outer := range stack {
				if f, ok := outer.(*ast.FuncLit); ok {
					function = f
				}
			}
		}
		return call == nil
	})
	return call, function
}

// around returns the declaration that contains a function, or is it.
func (f *Finder) around(function ast.Node) ast.Node {
	for _, file := range f.Files {
		for _, decl := range file.Decls {
			if decl.Pos() <= function.Pos() && function.End() <= decl.End() {
				return decl
			}
		}
	}
	return function
}

// dies reports whether a way leads from a call to the end of its function on which nothing names a holder any more.
func (f *Finder) dies(at standing, holders map[*types.Var]bool) bool {
	within := func(n ast.Node) bool { return n.Pos() <= at.call.Pos() && at.call.End() <= n.End() }
	body := goorder.Body(at.function)
	for n := range ast.Preorder(body) {
		if d, ok := n.(*ast.DeferStmt); ok && d.Call == at.call { // calls deferred before it run after it
			return !f.names(body, holders, func(id *ast.Ident) bool { return id.Pos() > d.Pos() || !isDeferred(body, id) })
		}
	}
	if at.apart && f.names(body, holders, func(id *ast.Ident) bool { return id.Pos() < at.call.End() }) {
		return false
	}
	dies := false
	f.ways.After(at.function, at.call, func(p goorder.Point) bool {
		switch {
		case within(p.Node) && f.names(p.Node, holders, func(id *ast.Ident) bool { return f.isReadBefore(p.Node, id, at.call) }),
			!within(p.Node) && f.names(p.Node, holders, nil), p.End != nil && f.returnsHolder(p.End, at.function, holders):
			return false
		case p.End != nil:
			dies = true
		}
		return !dies
	})
	return dies
}

// isDeferred reports whether an identifier occurs in a deferred call.
func isDeferred(body ast.Node, id *ast.Ident) bool {
	for n := range ast.Preorder(body) {
		if d, ok := n.(*ast.DeferStmt); ok && d.Pos() <= id.Pos() && id.End() <= d.End() {
			return true
		}
	}
	return false
}

// returnsHolder reports whether a return statement without values returns a holder: it is a result.
func (f *Finder) returnsHolder(r *ast.ReturnStmt, function ast.Node, holders map[*types.Var]bool) bool {
	if len(r.Results) > 0 {
		return false
	}
	return slices.ContainsFunc(f.newFrame(function, nil, nil).results, func(p place) bool {
		return p.object.kind == variableObject && holders[p.object.variable]
	})
}

// names reports whether a node names one of the variables, other than to overwrite it or where skip says so.
func (f *Finder) names(n ast.Node, variables map[*types.Var]bool, skip func(*ast.Ident) bool) bool {
	found := false
	ast.PreorderStack(n, nil, func(m ast.Node, stack []ast.Node) bool {
		if id, ok := m.(*ast.Ident); ok {
			if v, ok := f.Info.Uses[id].(*types.Var); ok && variables[v.Origin()] && (skip == nil || !skip(id)) {
				a, isAssigned := stack[max(0, len(stack)-1)].(*ast.AssignStmt)
				found = found || !isAssigned || !slices.Contains(a.Lhs, ast.Expr(id))
			}
		}
		return !found
	})
	return found
}

// isReadBefore reports whether a name in the node of a call is not read after the call: it is an operand of the call, or of one
// that has returned before.
func (f *Finder) isReadBefore(n ast.Node, id *ast.Ident, call *ast.CallExpr) bool {
	for m := range ast.Preorder(n) {
		other, ok := m.(*ast.CallExpr)
		if !ok || id.Pos() < other.Pos() || other.End() < id.End() {
			continue
		}
		if other == call || other.End() <= call.Pos() && !f.Info.Types[other.Fun].IsType() {
			return true
		}
	}
	return false
}
