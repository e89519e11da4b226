package gomemory

import (
	"go/ast"
	"go/types"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
)

// A function is the callee that a value of a function type denotes.
type function struct {
	literal  *ast.FuncLit
	named    *types.Func // a declared function, or a method
	bound    any         // the method has its receiver, that of this object; else it takes it as its first argument
	yields   *ast.RangeStmt
	elements any      // set for an iterator over the elements of this object
	in       *context // in which the literal is evaluated
}

// receiverPart is where a method with its receiver holds that.
const receiverPart = ".()"

// functionValue returns the value of a function.
func (f *Finder) functionValue(fn function) value {
	o := f.functions[fn]
	if o == nil {
		o = &object{kind: functionObject, function: fn}
		f.functions[fn] = o
		if fn.literal != nil {
			f.literals[fn.in] = append(f.literals[fn.in], o)
		}
	}
	return addressOf(place{object: o})
}

// functionNamed returns the declared function, or the method of a type, that an expression names; an open value if it names none.
func (fr *frame) functionNamed(e ast.Expr) value {
	e = ast.Unparen(e)
	if sel, ok := e.(*ast.SelectorExpr); ok && fr.f.IsC(sel.X) {
		return openValue
	}
	id := cgobridge.CalleeIdent(e)
	if id == nil {
		return openValue
	}
	fn, ok := fr.f.Info.Uses[id].(*types.Func)
	if !ok || fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type()) {
		return openValue
	}
	return fr.f.functionValue(function{named: fn.Origin()})
}

// method returns the value of a method with its receiver.
func (fr *frame) method(s *state, sel *ast.SelectorExpr, selection *types.Selection) value {
	recv := fr.receiver(s, sel)
	fn, ok := selection.Obj().(*types.Func)
	if ok && types.IsInterface(selection.Recv()) {
		fn = fr.implementation(fn, recv)
	}
	if !ok || fn == nil {
		fr.expose(s, recv)
		return openValue
	}
	made := fr.f.make(sel, asMethod, fr.in, cgobridge.GoMemory)
	v := fr.f.functionValue(function{named: fn.Origin(), bound: made.object})
	s.held.set(place{v.atoms[0].to.object, receiverPart}, recv)
	return v
}

// boxed returns the address of a copy of a struct or array, by which an interface holds it.
func (fr *frame) boxed(s *state, e ast.Expr) value {
	p := fr.f.make(e, asBox, fr.in, cgobridge.GoMemory)
	p.object.boxed = fr.f.Info.TypeOf(e)
	fr.renew(s, p.object)
	fr.prepare(s, p, fr.f.TypeOf(e), e)()
	return addressOf(p)
}

// Target returns the function of the package, *ast.FuncDecl or *ast.FuncLit, that a call of a value or of an interface's method
// always calls; nil if that is not known, or up to the callers of the function that makes the call.
func (f *Finder) Target(call *ast.CallExpr) ast.Node {
	if id, ok := ast.Unparen(call.Fun).(*ast.Ident); ok {
		if v, ok := f.Info.Uses[id].(*types.Var); ok && f.IsParameter(v) {
			return nil
		}
	}
	if list := f.targets[call]; len(list) > 0 {
		if len(list) == 1 {
			return list[0]
		}
		return nil
	}
	if fn := f.Callee(call); fn != nil && fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type()) {
		if only := f.onlyImplementation(fn); only != nil {
			return f.node(function{named: only})
		}
	}
	return nil
}

// calling records a possible callee of a call; nil if it is unknown.
func (f *Finder) calling(call *ast.CallExpr, function ast.Node) {
	if !slices.Contains(f.targets[call], function) {
		f.targets[call] = append(f.targets[call], function)
	}
}

// node returns the declaration or literal that a function is, nil for others.
func (f *Finder) node(fn function) ast.Node {
	if fn.literal != nil {
		return fn.literal
	}
	if fn.named != nil {
		if decl := f.Declared(fn.named); decl != nil {
			return decl
		}
	}
	return nil
}

// dynamic applies a call of a value of a function type.
func (fr *frame) dynamic(s *state, call *ast.CallExpr, target value, args []value) []result {
	if !target.isFunction() {
		fr.f.calling(call, nil)
		fr.callback(target, args)
		return fr.unknown(s, value{}, args)
	}
	var results []result
	var after *state // nil as long as no call returns
	for _, a := range target.atoms {
		if a.isNil() {
			continue
		}
		fr.f.calling(call, fr.f.node(a.to.object.function))
		at := s.clone()
		list := fr.callFunction(at, call, a.to.object, args)
		if at.dead {
			continue
		}
		if results == nil {
			results = list
		} else {
			results = either(results, list)
		}
		after = fr.join(after, at)
	}
	if after == nil {
		s.dead = true
		return openResults()
	}
	*s = *after
	return results
}

// either returns the results of one call or another.
func either(a, b []result) []result {
	var out []result
	for i := range min(len(a), len(b)) {
		if a[i].from.object != nil || b[i].from.object != nil {
			out = append(out, result{value: openValue})
			continue
		}
		out = append(out, result{value: a[i].value.join(b[i].value)})
	}
	return out
}

// isFunction reports whether a value is a function that is known, or one of several.
func (v value) isFunction() bool {
	return !v.open && v.mayBeAddress() && !slices.ContainsFunc(v.atoms, func(a atom) bool { return !a.isNil() && a.to.object.kind != functionObject })
}

// callFunction applies a call of a function.
func (fr *frame) callFunction(s *state, call *ast.CallExpr, o *object, args []value) []result {
	switch fn := o.function; {
	case fn.elements != nil:
		return fr.yieldElements(s, call, o, args)
	case fn.yields != nil:
		return fr.yielded(s, fn.yields, args)
	case fn.literal != nil:
		return fr.enterLiteral(s, call, o, args)
	case fn.bound != nil:
		return fr.callNamed(s, call, fn.named, fr.load(s, place{o, receiverPart}), args)
	case fn.named.Signature().Recv() != nil:
		if len(args) == 0 {
			return fr.unknown(s, value{}, args)
		}
		return fr.callNamed(s, call, fn.named, args[0], args[1:])
	default:
		return fr.callNamed(s, call, fn.named, value{}, args)
	}
}

// capturedPart is where a function that was made by another, which has returned, holds a variable of that.
func capturedPart(o *object, v *types.Var) place {
	return place{o, ".(" + strconv.Itoa(int(v.Pos())) + ")"}
}

// keepCaptured has the functions that a declared one has made keep its variables when it returns.
func (fr *frame) keepCaptured(s *state, decl *ast.FuncDecl) {
	for _, o := range fr.f.literals[fr.in] {
		literal := o.function.literal
		if literal.Pos() < decl.Pos() || decl.End() < literal.End() {
			continue
		}
		for v := range fr.f.mentioned[literal] {
			if v.Pos() < decl.Pos() || decl.End() <= v.Pos() {
				continue
			}
			from := fr.f.objects.variable(v)
			for path, w := range s.held.of(from.object) {
				to := capturedPart(o, v)
				to.path += path
				s.held.set(to, w)
			}
		}
	}
}

// enterLiteral applies a call of a literal. Variables of a function that has returned are those that the literal holds.
func (fr *frame) enterLiteral(s *state, call *ast.CallExpr, o *object, args []value) []result {
	var own []*types.Var
	for v := range fr.f.mentioned[o.function.literal] {
		if !fr.declares(v) && !fr.isParameter(v) {
			own = append(own, v)
		}
	}
	move := func(from, to place) {
		for path, w := range maps.Clone(s.held.of(from.object)) {
			if rest, ok := strings.CutPrefix(path, from.path); ok {
				s.held.set(place{to.object, to.path + rest}, w)
			}
		}
	}
	for _, v := range own {
		move(capturedPart(o, v), fr.f.objects.variable(v))
	}
	results := fr.enter(s, o.function.literal, call, value{}, args)
	for _, v := range own {
		variable := fr.f.objects.variable(v)
		move(variable, capturedPart(o, v))
		delete(s.held, variable.object)
	}
	return results
}

// implementation returns the method that an interface call invokes, by the dynamic type or because no other type has it; nil if that
// is unknown.
func (fr *frame) implementation(method *types.Func, recv value) *types.Func {
	if fn := fr.implementationIn(recv, method); fn != nil {
		return fn
	}
	return fr.f.onlyImplementation(method)
}

// onlyImplementation returns the method of the only type of the package that implements an interface which is the package's own and
// not exported; nil if there is none, or another.
func (f *Finder) onlyImplementation(method *types.Func) *types.Func {
	if found, known := f.implementations[method]; known {
		return found
	}
	f.implementations[method] = nil
	named, ok := types.Unalias(method.Signature().Recv().Type()).(*types.Named)
	if !ok || named.Obj().Pkg() != f.Types || named.Obj().Exported() && f.Types.Name() != "main" || named.TypeParams() != nil {
		return nil
	}
	i, ok := named.Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	var found *types.Func
	for _, name := range f.Types.Scope().Names() {
		tn, ok := f.Types.Scope().Lookup(name).(*types.TypeName)
		if !ok || tn.IsAlias() || types.IsInterface(tn.Type()) {
			continue
		}
		t, isNamed := tn.Type().(*types.Named)
		if !isNamed || t.TypeParams() != nil || !types.Implements(types.NewPointer(t), i) {
			continue
		}
		selection := types.NewMethodSet(types.NewPointer(t)).Lookup(method.Pkg(), method.Name())
		if selection == nil || len(selection.Index()) != 1 || found != nil {
			return nil
		}
		found, _ = selection.Obj().(*types.Func)
	}
	f.implementations[method] = found
	return found
}

// implementationIn returns the method that the dynamic types of a value have; nil if that is unknown.
func (fr *frame) implementationIn(recv value, method *types.Func) *types.Func {
	if recv.open {
		return nil
	}
	var found *types.Func
	for _, a := range recv.atoms {
		if a.isNil() {
			continue
		}
		fn := fr.methodOf(a, method)
		if fn == nil || found != nil && fn != found {
			return nil
		}
		found = fn
	}
	return found
}

// methodOf returns the method of the type that an address, or a struct in an interface, has.
func (fr *frame) methodOf(a atom, method *types.Func) *types.Func {
	t := a.to.object.boxed
	if t == nil {
		if t = fr.typeAt(a); t == nil {
			return nil
		}
		t = types.NewPointer(t)
	}
	selection := types.NewMethodSet(t).Lookup(method.Pkg(), method.Name())
	if selection == nil || len(selection.Index()) != 1 {
		return nil
	}
	fn, _ := selection.Obj().(*types.Func)
	return fn
}

// typeAt returns the type of the struct that lies at an address; nil if it is not known.
func (fr *frame) typeAt(a atom) types.Type {
	o := a.to.object
	if a.to.path != "" || a.offset != 0 {
		return nil
	}
	var t types.Type
	switch {
	case o.typ != nil:
		t = o.typ
	case o.kind == variableObject:
		t = o.variable.Type()
	case o.kind == pointeeObject && o.slot.v != nil && !o.slot.elements:
		if pointer, ok := o.slot.v.Type().Underlying().(*types.Pointer); ok {
			t = pointer.Elem()
		}
	case o.kind == madeObject && o.by != nil && !o.memory.IsForeign():
		t = fr.f.Info.TypeOf(o.by)
		if _, literal := o.by.(*ast.CompositeLit); !literal && t != nil { // new(T)
			t = pointed(t)
		}
	}
	if t == nil {
		return nil
	}
	if named, ok := types.Unalias(t).(*types.Named); ok {
		if _, ok := named.Underlying().(*types.Struct); ok {
			return named
		}
	}
	return nil
}
