package goresource

import (
	"github.com/cudavet/cudavet/cgobridge/goorder"

	"go/ast"
	"go/types"
	"slices"
)

// A Registration is a call of runtime.SetFinalizer or runtime.AddCleanup.
type Registration struct {
	Call   *ast.CallExpr
	Object ast.Expr
	run    ast.Expr // the finalizer or cleanup
	arg    ast.Expr // of a cleanup; nil for a finalizer
}

// Registrations returns those of the package, those apart that take a finalizer away. Where a
// function registers what it is given, its calls in the package stand for it.
func (f *Finder) Registrations() []Registration {
	var list []Registration
	for _, file := range f.Files {
		for n := range ast.Preorder(file) {
			if call, ok := n.(*ast.CallExpr); ok {
				if r, ok := f.registration(call); ok {
					list = append(list, f.expanded(r)...)
				}
			}
		}
	}
	return list
}

func (f *Finder) registration(call *ast.CallExpr) (Registration, bool) {
	fn := f.Callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Pkg().Path() != "runtime" {
		return Registration{}, false
	}
	switch {
	case fn.Name() == "SetFinalizer" && len(call.Args) == 2 && !f.Info.Types[call.Args[1]].IsNil():
		return Registration{call, call.Args[0], call.Args[1], nil}, true
	case fn.Name() == "AddCleanup" && len(call.Args) == 3:
		return Registration{call, call.Args[0], call.Args[1], call.Args[2]}, true
	}
	return Registration{}, false
}

// expanded returns what the callers of the function around a registration give for those of
// its parameters that it registers.
func (f *Finder) expanded(r Registration) []Registration {
	fn, _ := f.ParameterOf(f.parameterOf(r.run))
	if fn == nil && objectName(f.Info.TypeOf(r.Object)) == nil {
		fn, _ = f.ParameterOf(f.parameterOf(r.Object))
	}
	if fn == nil {
		return []Registration{r}
	}
	var list []Registration
	for _, site := range f.Callers(fn) {
		given := func(e ast.Expr) ast.Expr {
			if v := f.parameterOf(e); v != nil {
				if of, i := f.ParameterOf(v); of == fn && i < len(site.Call.Args) {
					return site.Call.Args[i]
				}
			}
			return e
		}
		list = append(list, Registration{site.Call, given(r.Object), given(r.run), given(r.arg)})
	}
	return list
}

func (f *Finder) parameterOf(e ast.Expr) *types.Var {
	if v := f.variable(e); v != nil && f.IsParameter(v) {
		return v
	}
	return nil
}

// Finalized returns which fields hold what is released when nobody holds an object any more,
// by the object's struct: by a finalizer or cleanup itself, or by those who take it from where
// it puts it. A field of a field comes as both.
func (f *Finder) Finalized() map[*types.TypeName][][]*types.Var {
	if f.finalized != nil {
		return f.finalized
	}
	f.finalized = map[*types.TypeName][][]*types.Var{}
	for _, r := range f.Registrations() {
		if name := objectName(f.Info.TypeOf(r.Object)); name != nil {
			for _, s := range f.releasedBy(r) {
				f.finalized[name] = append(f.finalized[name], f.pathsOf(r.Object, s)...)
			}
		}
	}
	return f.finalized
}

// isFinalized reports whether a source is a field of an object that a finalizer releases.
func (f *Finder) isFinalized(s Source) bool {
	name := objectName(s.Root.Type())
	return name != nil && slices.ContainsFunc(f.Finalized()[name], func(path []*types.Var) bool { return slices.Equal(path, s.Path) })
}

// Finalizers returns the functions of the package that finalizers and cleanups are, and those
// that they call.
func (f *Finder) Finalizers() map[ast.Node]bool {
	found := map[ast.Node]bool{}
	var visit func(t target)
	visit = func(t target) {
		if found[t.function] {
			return
		}
		found[t.function] = true
		for n := range ast.Preorder(goorder.Body(t.function)) {
			switch n := n.(type) {
			case *ast.FuncLit:
				found[n] = true
			case *ast.CallExpr:
				if called, ok := f.target(n.Fun); ok {
					visit(called)
				}
			}
		}
	}
	for _, r := range f.Registrations() {
		if t, ok := f.target(r.run); ok {
			visit(t)
		}
	}
	return found
}

// releasedBy returns what a registered function releases in the end, seen from where it is
// registered.
func (f *Finder) releasedBy(r Registration) []Source {
	t, ok := f.target(r.run)
	if !ok {
		return f.releasedElsewhere(r)
	}
	sig := f.signatureOf(t.function)
	if sig == nil {
		return nil
	}
	// A method expression's receiver is the first parameter.
	params := parameters(sig)
	if t.receiver != nil || params[0] == nil {
		params = params[1:]
	}
	if len(params) == 0 {
		return nil
	}
	given := []part{{}} // the object
	if r.arg != nil {
		given = f.parts(r.arg)
	}
	var list []Source
	for _, e := range slices.Concat(f.effectsOf(t.function), f.queuedBy(t.function)) {
		if e.source.Root != params[0] { // captured
			list = append(list, f.released(e)...)
			continue
		}
		for _, p := range given {
			if translated, ok := p.in(e); ok {
				list = append(list, f.released(translated)...)
			}
		}
	}
	return list
}

// releasedElsewhere answers for a function of another package, as a cleanup of a handle.
func (f *Finder) releasedElsewhere(r Registration) []Source {
	fn := f.declaredElsewhere(r.run)
	if fn == nil || r.arg == nil {
		return nil
	}
	if f.releasesElsewhere(fn, 1) {
		return f.Sources(r.arg)
	}
	return nil
}

// declaredElsewhere returns the function or method, of another package too, that an expression
// stands for: itself, or what the variable that it names is given once; nil if it is not known.
func (f *Finder) declaredElsewhere(e ast.Expr) *types.Func {
	switch x := f.Assigned(e).(type) {
	case *ast.Ident:
		if fn, ok := f.Info.Uses[x].(*types.Func); ok {
			return fn.Origin()
		}
	case *ast.SelectorExpr:
		if fn, ok := f.Info.Uses[x.Sel].(*types.Func); ok {
			return fn.Origin()
		}
	case *ast.IndexExpr:
		return f.declaredElsewhere(x.X)
	}
	return nil
}

// released returns what an effect releases, now or where what it queues is taken.
func (f *Finder) released(e effect) []Source {
	switch {
	case e.elsewhere:
	case e.kind == ended:
		return []Source{e.source}
	case e.kind == queued:
		var list []Source
		for _, behind := range f.consumed(e.into) {
			if e.field != nil {
				if len(behind) == 0 || behind[0] != e.field {
					continue
				}
				behind = behind[1:]
			}
			list = append(list, Source{e.source.Root, slices.Concat(e.source.Path, behind)})
		}
		return list
	}
	return nil
}

// consumed returns what is released of that which lies in a queue: the fields behind it.
func (f *Finder) consumed(queue *types.Var) [][]*types.Var {
	var list [][]*types.Var
	for _, function := range f.functions {
		for _, e := range f.effectsOf(function) {
			if e.kind != ended {
				continue
			}
			if behind, ok := e.source.Has(queue); ok {
				list = append(list, slices.DeleteFunc(slices.Clone(behind), func(v *types.Var) bool { return v.Pkg() != f.Types }))
			}
		}
	}
	return list
}

// pathsOf returns the fields of an object through which a source of what is released is
// reached: those that were named, or one that was given the variable's value.
func (f *Finder) pathsOf(object ast.Expr, s Source) [][]*types.Var {
	if len(s.Path) > 0 {
		return [][]*types.Var{s.Path}
	}
	var list [][]*types.Var
	v := f.variable(object)
	name := objectName(f.Info.TypeOf(object))
	if v == nil || name == nil || s.Root == nil {
		return nil
	}
	fields, ok := name.Type().Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	for _, value := range f.FieldsOf(v) {
		if slices.ContainsFunc(f.Sources(value.Expr), func(o Source) bool { return o.Root == s.Root && len(o.Path) == 0 }) {
			for field := range fields.Fields() {
				if field.Name() == value.Path {
					list = append(list, []*types.Var{field})
				}
			}
		}
	}
	return list
}
