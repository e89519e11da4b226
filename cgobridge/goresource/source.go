package goresource

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cudarules/limit"
)

// A Source is where a value comes from: a variable, or fields of what it is or points to, as
// far as they are named on the way. Elements, and what a channel or a container of the
// standard library hands out, count as the whole.
type Source struct {
	Root *types.Var
	Path []*types.Var
}

// isFollowed reports whether a way to a value is told apart from others: one through the same
// field twice, as of a list's nodes, has no end.
func (s Source) isFollowed() bool {
	for i, field := range s.Path {
		if slices.Contains(s.Path[:i], field) {
			return false
		}
	}
	return len(s.Path) <= maxFields
}

// maxFields is how many fields a way may go through: objects that hold handles are shallow.
const maxFields = 4

// Last returns the field that the value was read from, the variable if there is none.
func (s Source) Last() *types.Var {
	if len(s.Path) > 0 {
		return s.Path[len(s.Path)-1]
	}
	return s.Root
}

// Has reports whether the value came through a variable or field, and returns the fields
// behind it.
func (s Source) Has(v *types.Var) (behind []*types.Var, ok bool) {
	if i := slices.Index(s.Path, v); i >= 0 {
		return s.Path[i+1:], true
	}
	return s.Path, s.Root == v
}

// Sources returns where a value may come from: through local variables, conversions,
// composite literals and functions of the package that return what they are given or a part
// of it. An object that a pointer points to is a source of its own.
func (f *Finder) Sources(e ast.Expr) []Source {
	t := f.newTracing()
	list := t.sources(e, limit.GoDepth.Value())
	if t.work.IsSpent() {
		return nil
	}
	return list
}

// A tracing is one search for sources.
type tracing struct {
	*Finder
	seen  map[*types.Var]bool
	given map[*types.Var][]Source // for the parameters of a function that is looked into
	work  *cgobridge.Work
}

func (f *Finder) newTracing() tracing {
	return tracing{Finder: f, seen: map[*types.Var]bool{}, work: f.NewWork()}
}

func (t tracing) sources(e ast.Expr, depth int) []Source {
	if e == nil || depth == 0 || !t.work.Step() {
		return nil
	}
	depth--
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if v := t.variable(x); v != nil {
			return t.ofVariable(v, depth)
		}
	case *ast.SelectorExpr:
		return t.ofSelector(x, depth)
	case *ast.StarExpr:
		return t.sources(x.X, depth)
	case *ast.UnaryExpr:
		return t.sources(x.X, depth)
	case *ast.BinaryExpr:
		return append(t.sources(x.X, depth), t.sources(x.Y, depth)...)
	case *ast.IndexExpr:
		return t.sources(x.X, depth)
	case *ast.SliceExpr:
		return t.sources(x.X, depth)
	case *ast.TypeAssertExpr:
		return t.sources(x.X, depth)
	case *ast.CompositeLit:
		var list []Source
		for _, element := range x.Elts {
			if kv, ok := element.(*ast.KeyValueExpr); ok {
				element = kv.Value
			}
			list = append(list, t.sources(element, depth)...)
		}
		return list
	case *ast.CallExpr:
		return t.ofCall(x, 0, depth)
	}
	return nil
}

func (t tracing) ofVariable(v *types.Var, depth int) []Source {
	if given, ok := t.given[v]; ok {
		return given
	}
	itself := []Source{{Root: v}}
	if v.IsField() || t.isGlobal(v) || t.IsParameter(v) || t.seen[v] {
		return itself
	}
	t.seen[v] = true
	defer delete(t.seen, v)
	if x, ok := t.elements[v]; ok {
		return t.sources(x, depth)
	}
	values, known := t.AssignedTo(v)
	results := t.Results(v)
	if !known && len(results) == 0 || len(values)+len(results) == 0 {
		return itself
	}
	var list []Source
	for _, value := range values {
		if !t.Info.Types[value].IsNil() {
			list = append(list, t.ofValue(v, value, depth)...)
		}
	}
	for _, r := range results {
		if isObject(v.Type()) {
			return itself
		}
		list = append(list, t.ofCall(r.Call, r.Index, depth)...)
	}
	if len(list) == 0 {
		return itself
	}
	return list
}

// ofValue returns the sources of a value that a variable is given: an object that is made
// where it is given has none.
func (t tracing) ofValue(v *types.Var, value ast.Expr, depth int) []Source {
	if isObject(v.Type()) {
		switch x := ast.Unparen(value).(type) {
		case *ast.UnaryExpr:
			if x.Op == token.AND {
				return []Source{{Root: v}}
			}
		case *ast.CallExpr:
			if !t.Info.Types[x.Fun].IsType() && t.fromContainer(x) == nil {
				return []Source{{Root: v}}
			}
		}
	}
	return t.sources(value, depth)
}

// isObject reports whether a type is a pointer to a struct that is declared in Go.
func isObject(t types.Type) bool {
	pointer, ok := t.Underlying().(*types.Pointer)
	return ok && objectName(pointer) != nil
}

// objectName returns the name of the struct type that a pointer points to; nil if it is none,
// or has none.
func objectName(t types.Type) *types.TypeName {
	pointer, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return nil
	}
	named, ok := types.Unalias(pointer.Elem()).(*types.Named)
	if !ok {
		return nil
	}
	if _, ok := named.Underlying().(*types.Struct); !ok {
		return nil
	}
	return named.Origin().Obj()
}

// ofSelector returns the sources of a field, or of another package's variable.
func (t tracing) ofSelector(x *ast.SelectorExpr, depth int) []Source {
	field, ok := t.Info.Uses[x.Sel].(*types.Var)
	if !ok {
		return nil
	}
	selection := t.Info.Selections[x]
	if selection == nil {
		return []Source{{Root: field}}
	}
	if lit := t.composite(x.X); lit != nil {
		for _, value := range t.fieldsIn(lit, field) {
			return t.sources(value, depth)
		}
	}
	path := embedded(selection)
	list := t.sources(x.X, depth)
	for i, s := range list {
		list[i].Path = append(append(slices.Clone(s.Path), path...), field.Origin())
	}
	return list
}

// embedded returns the embedded fields that a selection goes through.
func embedded(selection *types.Selection) []*types.Var {
	var path []*types.Var
	at := selection.Recv()
	for _, i := range selection.Index()[:len(selection.Index())-1] {
		if pointer, ok := at.Underlying().(*types.Pointer); ok {
			at = pointer.Elem()
		}
		s, ok := at.Underlying().(*types.Struct)
		if !ok {
			return path
		}
		path = append(path, s.Field(i).Origin())
		at = s.Field(i).Type()
	}
	return path
}

// composite returns the literal of a struct that a variable, no pointer, is given, or nil.
func (t tracing) composite(e ast.Expr) *ast.CompositeLit {
	v := t.variable(e)
	if v == nil || t.isGlobal(v) {
		return nil
	}
	if _, ok := v.Type().Underlying().(*types.Struct); !ok {
		return nil
	}
	values, known := t.AssignedTo(v)
	if !known || len(values) != 1 {
		return nil
	}
	lit, _ := ast.Unparen(values[0]).(*ast.CompositeLit)
	return lit
}

// fieldsIn returns what a struct's literal gives a field.
func (t tracing) fieldsIn(lit *ast.CompositeLit, field *types.Var) []ast.Expr {
	s, ok := t.Underlying(lit).(*types.Struct)
	if !ok {
		return nil
	}
	for i, element := range lit.Elts {
		if kv, ok := element.(*ast.KeyValueExpr); ok {
			if key, ok := kv.Key.(*ast.Ident); ok && key.Name == field.Name() {
				return []ast.Expr{kv.Value}
			}
		} else if i < s.NumFields() && s.Field(i).Name() == field.Name() {
			return []ast.Expr{element}
		}
	}
	return nil
}

// ofCall returns the sources of a result of a call.
func (t tracing) ofCall(call *ast.CallExpr, result, depth int) []Source {
	fun := t.Info.Types[call.Fun]
	switch {
	case fun.IsType(), t.isUnsafe(call):
		if len(call.Args) > 0 {
			return t.sources(call.Args[0], depth)
		}
		return nil
	case fun.IsBuiltin():
		if id, ok := ast.Unparen(call.Fun).(*ast.Ident); ok && id.Name == "append" {
			var list []Source
			for _, arg := range call.Args {
				list = append(list, t.sources(arg, depth)...)
			}
			return list
		}
		return nil
	}
	if from := t.fromContainer(call); from != nil {
		return t.sources(from, depth)
	}
	to, ok := t.target(call.Fun)
	if !ok {
		return nil
	}
	sig := t.signatureOf(to.function)
	if sig == nil || result >= sig.Results().Len() || isObject(sig.Results().At(result).Type()) {
		return nil
	}
	inner := t
	inner.given = map[*types.Var][]Source{}
	for i, v := range parameters(sig) {
		if v != nil {
			inner.given[v] = t.sources(to.argument(sig, call, i), depth)
		}
	}
	var list []Source
	for _, r := range cgobridge.ReturnsOf(goorder.Body(to.function)) {
		if len(r.Results) != sig.Results().Len() {
			return nil
		}
		list = append(list, inner.sources(r.Results[result], depth)...)
	}
	return slices.DeleteFunc(list, func(s Source) bool { // of the function's own
		return goorder.Body(to.function).Pos() <= s.Root.Pos() && s.Root.Pos() < goorder.Body(to.function).End() && !t.isGlobal(s.Root)
	})
}

// fromContainer returns the object of the standard library whose method a call calls, as one
// that hands out what it was given; nil for other calls.
func (f *Finder) fromContainer(call *ast.CallExpr) ast.Expr {
	fn := f.Callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Signature().Recv() == nil || !cgobridge.IsStandard(fn.Pkg().Path()) {
		return nil
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && f.Info.Selections[sel] != nil {
		return sel.X
	}
	return nil
}
