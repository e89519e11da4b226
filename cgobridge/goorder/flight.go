package goorder

import (
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
)

// A Use is an argument of a call whose memory may be read or written when the call has
// returned.
type Use struct {
	Call *ast.CallExpr
	Arg  ast.Expr
	In   ast.Node        // the function around the call
	Name string          // of the callee
	What *cgobridge.Call // which enqueues it; nil if another package does
	How  cgobridge.Flight
}

// Uses returns those that C functions make, and functions of other packages.
func (f *Finder) Uses() []Use {
	var list []Use
	for _, call := range f.Calls {
		for _, flight := range f.InFlight(call) {
			list = append(list, Use{call.Expr, call.Expr.Args[flight.Arg], call.In, "C." + call.Name, call, flight})
		}
	}
	for _, function := range f.functions {
		for _, s := range f.steps[function] {
			if s.call == nil {
				continue
			}
			if f.C(s.call) != nil {
				continue
			}
			for _, flight := range f.Flights(s.call) {
				if flight.Arg < len(s.call.Args) {
					list = append(list, Use{s.call, s.call.Args[flight.Arg], function, types.ExprString(s.call.Fun), nil, flight})
				}
			}
		}
	}
	return list
}

// Flights returns the arguments of a call of C, or of a function of another package, that may be in use when it has returned.
func (f *Finder) Flights(call *ast.CallExpr) []cgobridge.Flight {
	if c := f.C(call); c != nil {
		return f.InFlight(c)
	}
	fn := f.Callee(call)
	if fn == nil || f.declared[fn] != nil || fn.Pkg() == nil || fn.Pkg() == f.Types || fn.Signature().Variadic() {
		return nil
	}
	helps, _ := f.imported(fn)
	return helps.InFlight
}

// flights returns the parameters of the package's functions that may still be in use after the
// function returns. Only parameters whose owner the package cannot determine, or whose function it
// calls itself, are included.
func (f *Finder) flights() map[*types.Func][]cgobridge.Flight {
	found := map[*types.Func]map[int]cgobridge.Flight{}
	seen := map[Use]bool{}
	pending := f.Uses()
	for len(pending) > 0 {
		u := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		root, path := f.Root(u.Arg)
		if seen[u] || root == nil || path != "" || !f.IsParameter(root) {
			continue
		}
		seen[u] = true
		fn, index := f.ParameterOf(root)
		waits := func(call *ast.CallExpr) bool { return f.May(Waits, call) }
		if fn == nil || ast.Node(f.declared[fn]) != u.In || !f.Leaves(u, waits) || f.IsDecided(u, waits) {
			continue
		}
		if callers := f.CallersOf(u); len(callers) > 0 {
			pending = append(pending, callers...)
		} else if !isOpaque(root.Type()) {
			continue
		}
		if found[fn] == nil {
			found[fn] = map[int]cgobridge.Flight{}
		}
		flight := found[fn][index]
		found[fn][index] = cgobridge.Flight{Arg: index, Reads: flight.Reads || u.How.Reads, Writes: flight.Writes || u.How.Writes}
	}
	list := map[*types.Func][]cgobridge.Flight{}
	for fn, params := range found {
		for i := range fn.Signature().Params().Len() {
			if flight, ok := params[i]; ok {
				list[fn] = append(list[fn], flight)
			}
		}
	}
	return list
}

// isOpaque reports whether the owner of the memory that values of a type point to cannot be determined from the
// type.
func isOpaque(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Kind() == types.UnsafePointer || u.Kind() == types.Uintptr
	case *types.Pointer:
		return cgoname.IsType(u.Elem())
	}
	return false
}

// CallersOf returns the arguments that callers in the package pass for the parameter that owns the
// memory. It returns none if the memory belongs to no parameter or the package does not call the
// function.
func (f *Finder) CallersOf(u Use) []Use {
	root, path := f.Root(u.Arg)
	if root == nil || path != "" || !f.IsParameter(root) {
		return nil
	}
	fn, index := f.ParameterOf(root)
	if fn == nil || ast.Node(f.Declared(fn)) != u.In {
		return nil
	}
	var list []Use
	for _, site := range f.Callers(fn) {
		if index < len(site.Call.Args) && !site.Call.Ellipsis.IsValid() && !fn.Signature().Variadic() {
			list = append(list, Use{site.Call, site.Call.Args[index], site.In, types.ExprString(site.Call.Fun), u.What, u.How})
		}
	}
	return list
}

// Root returns the variable whose memory a pointer leads to, or is made of: s for &s[0], x for &x,
// p for p; with the name of a field if it is one of the variable's.
func (f *Finder) Root(arg ast.Expr) (root *types.Var, path string) {
	v := f.Value(arg)
	e := v.Expr
	if f.IsSlice(arg) {
		e = arg
	}
	for e != nil {
		switch x := ast.Unparen(e).(type) {
		case *ast.UnaryExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.CallExpr: // SliceData, StringData, a conversion
			if len(x.Args) != 1 || f.Callee(x) != nil {
				return nil, ""
			}
			e = x.Args[0]
		case *ast.SelectorExpr:
			id, ok := ast.Unparen(x.X).(*ast.Ident)
			if !ok || path != "" {
				return nil, ""
			}
			e, path = id, x.Sel.Name
		case *ast.Ident:
			root, _ = f.Info.ObjectOf(x).(*types.Var)
			return root, path
		default:
			return nil, ""
		}
	}
	return nil, ""
}

// IsSlice reports whether an expression is a slice.
func (f *Finder) IsSlice(e ast.Expr) bool {
	t := f.Info.TypeOf(e)
	if t == nil {
		return false
	}
	_, ok := t.Underlying().(*types.Slice)
	return ok
}

// Leaves reports whether a way leads from a call to the function's end on which nothing may
// wait, and hands no duty to wait to the caller.
func (f *Finder) Leaves(u Use, waits func(*ast.CallExpr) bool) bool {
	left := false
	f.After(u.In, u.Call, func(s Step) bool {
		if s.IsEnd && !f.HandsOn(s.Return) {
			left = true
		}
		return !left && s.Call != nil && !waits(s.Call)
	})
	return left
}

// IsDecided reports whether a parameter decides whether the function waits after a call, so that the
// answer depends on the caller.
func (f *Finder) IsDecided(u Use, waits func(*ast.CallExpr) bool) bool {
	decides, mayWait := false, false
	for n := range ast.Preorder(u.In) {
		if n.Pos() < u.Call.End() {
			continue
		}
		switch n := n.(type) {
		case *ast.IfStmt:
			decides = decides || f.mentionsParameter(n.Cond)
		case *ast.SwitchStmt:
			decides = decides || n.Tag != nil && f.mentionsParameter(n.Tag)
		case *ast.CallExpr:
			mayWait = mayWait || waits(n)
		}
	}
	return decides && mayWait
}

func (f *Finder) mentionsParameter(e ast.Expr) bool {
	for n := range ast.Preorder(e) {
		if id, ok := n.(*ast.Ident); ok {
			if v, ok := f.Info.Uses[id].(*types.Var); ok && f.IsParameter(v) {
				return true
			}
		}
	}
	return false
}

// HandsOn reports whether the results of a function may let its caller wait: a C handle, a function, a
// channel, an object. Errors, numbers, strings and slices of those do not.
func (f *Finder) HandsOn(r *ast.ReturnStmt) bool {
	if r == nil {
		return false
	}
	for _, e := range r.Results {
		if t := f.Info.TypeOf(e); t != nil && !f.Info.Types[e].IsNil() && !isPlain(t) {
			return true
		}
	}
	return false
}

func isPlain(t types.Type) bool {
	if types.Identical(t, types.Universe.Lookup("error").Type()) {
		return true
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Kind() != types.UnsafePointer && u.Kind() != types.Uintptr
	case *types.Slice:
		return isPlain(u.Elem())
	case *types.Array:
		return isPlain(u.Elem())
	case *types.Tuple:
		for v := range u.Variables() {
			if !isPlain(v.Type()) {
				return false
			}
		}
		return true
	}
	return false
}
