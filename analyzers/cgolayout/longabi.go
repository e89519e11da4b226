package cgolayout

import (
	"fmt"
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cgobridge/layout"
)

// longs reports Go memory of 8-byte integers that is accessed as C's longs, or the other way round, in
// a package that is also built for Windows.
func (c *checker) longs() {
	if !c.reporter.Enabled(longABI) || !c.pkg.IsForWindows() {
		return
	}
	views := map[*types.Var][]types.Type{} // types that helpers access the pointee of a parameter as
	for _, file := range c.pkg.Files {
		if !c.pkg.MayBuildForWindows(file) {
			continue
		}
		for n := range ast.Preorder(file) {
			if conversion, ok := n.(*ast.CallExpr); ok && len(conversion.Args) == 1 && c.pkg.Info.Types[conversion.Fun].IsType() {
				c.longConversion(conversion, views)
			}
		}
	}
	for _, file := range c.pkg.Files {
		if !c.pkg.MayBuildForWindows(file) {
			continue
		}
		for n := range ast.Preorder(file) {
			if call, ok := n.(*ast.CallExpr); ok && len(views) > 0 {
				c.longHelper(call, views)
			}
		}
	}
}

// longConversion checks a conversion of a pointer to memory, or of an address to a number. Conversions
// in a helper for its callers are recorded in views.
func (c *checker) longConversion(conversion *ast.CallExpr, views map[*types.Var][]types.Type) {
	arg := conversion.Args[0]
	to := c.pkg.Info.TypeOf(conversion)
	if to == nil {
		return // the type is not known
	}
	if c.isLong(to) {
		if c.isAddress(arg) {
			c.reporter.Report(longABI, conversion.Pos(), conversion.End(),
				fmt.Sprintf("address does not fit into '%s' on Windows, where long has 4 bytes; use uintptr_t", cgoname.TypeString(to, nil)))
		}
		return
	}
	pointer, ok := to.Underlying().(*types.Pointer)
	if !ok || !isUnsafePointer(c.pkg.Info.TypeOf(arg)) {
		return
	}
	value := c.pkg.Value(arg)
	if v := c.parameter(value.Expr); v != nil && (value.Type == nil || isUnsafePointer(v.Type())) {
		views[v] = append(views[v], pointer.Elem())
		return
	}
	if value.IsPointer() && value.Type != nil {
		c.longView(conversion, value.Type, pointer.Elem())
	}
}

// parameter returns the parameter of a declared function that an expression is, or is an
// element of.
func (c *checker) parameter(e ast.Expr) *types.Var {
	for {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
		case *ast.UnaryExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.CallExpr: // unsafe.SliceData(s)
			if len(x.Args) != 1 {
				return nil
			}
			e = x.Args[0]
		case *ast.Ident:
			v, ok := c.pkg.Info.Uses[x].(*types.Var)
			if !ok || !c.pkg.IsParameter(v) {
				return nil
			}
			if fn, _ := c.pkg.ParameterOf(v); fn == nil {
				return nil
			}
			return v
		default:
			return nil
		}
	}
}

// longHelper checks a call of a helper that converts its argument.
func (c *checker) longHelper(call *ast.CallExpr, views map[*types.Var][]types.Type) {
	for v, targets := range views {
		fn, i := c.pkg.ParameterOf(v)
		if !c.calls(call, fn) || i >= len(call.Args) {
			continue
		}
		from := c.pkg.Info.TypeOf(call.Args[i])
		switch t := from.Underlying().(type) {
		case *types.Slice:
			from = t.Elem()
		case *types.Pointer:
			from = t.Elem()
		default:
			if from = c.pkg.Value(call.Args[i]).Type; from == nil {
				continue
			}
		}
		for _, to := range targets {
			c.longView(call, from, to)
		}
	}
}

// calls reports whether a call is of a declared function, or of an instance of it.
func (c *checker) calls(call *ast.CallExpr, fn *types.Func) bool {
	fun := ast.Unparen(call.Fun)
	switch x := fun.(type) {
	case *ast.IndexExpr:
		fun = x.X
	case *ast.IndexListExpr:
		fun = x.X
	}
	var id *ast.Ident
	switch x := fun.(type) {
	case *ast.Ident:
		id = x
	case *ast.SelectorExpr:
		id = x.Sel
	default:
		return false
	}
	called, ok := c.pkg.Info.Uses[id].(*types.Func)
	return ok && called.Origin() == fn
}

// longView reports memory of one type that is taken for another which agrees with it where
// long has 8 bytes alone.
func (c *checker) longView(at ast.Node, from, to types.Type) {
	if types.Identical(from, to) || isParameter(from) || isParameter(to) {
		return
	}
	got, want := layout.OfGo(c.pkg.Sizes, from), layout.OfGo(c.pkg.Sizes, to)
	_, struct1 := from.Underlying().(*types.Struct)
	_, struct2 := to.Underlying().(*types.Struct)
	if struct1 != struct2 {
		return
	}
	if struct1 {
		if difference, _ := layout.Differ(got, want); difference != "" {
			return
		}
	} else {
		one, ok1 := got.Uniform()
		other, ok2 := want.Uniform()
		if !ok1 || !ok2 || one.Size != other.Size {
			return
		}
		got.Scalars, want.Scalars = got.Scalars[:1], want.Scalars[:1]
	}
	longFrom, longTo := map[int64]bool{}, map[int64]bool{}
	c.longsIn(from, 0, longFrom)
	c.longsIn(to, 0, longTo)
	words := map[int64]bool{} // of Go's, by their places
	for _, s := range got.Scalars {
		words[s.Offset] = s.Size == 8 && s.Kind != layout.Floating && s.Kind != layout.Opaque
	}
	for _, s := range want.Scalars {
		if words[s.Offset] && longFrom[s.Offset] != longTo[s.Offset] {
			c.reporter.Report(longABI, at.Pos(), at.End(),
				fmt.Sprintf("'%s' is read as '%s', and the package is built for Windows, where long has 4 bytes; use int64_t or long long in C", cgoname.TypeString(from, nil), cgoname.TypeString(to, nil)))
			return
		}
	}
}

// longsIn notes where C's longs lie in a type.
func (c *checker) longsIn(t types.Type, offset int64, at map[int64]bool) {
	if c.isLong(t) {
		at[offset] = true
		return
	}
	switch u := t.Underlying().(type) {
	case *types.Array:
		for i := range min(u.Len(), 1024) {
			c.longsIn(u.Elem(), offset+i*c.pkg.Sizes.Sizeof(u.Elem()), at)
		}
	case *types.Struct:
		if name, ok := cgoname.OfType(t); ok && !c.pkg.IsPortable(name) {
			return
		}
		var fields []*types.Var
		for f := range u.Fields() {
			fields = append(fields, f)
		}
		for i, start := range c.pkg.Sizes.Offsetsof(fields) {
			c.longsIn(fields[i].Type(), offset+start, at)
		}
	}
}

// isLong reports whether a type is C's long or unsigned long, or a typedef of the package's
// own C code for one, the same for every system. Those of system headers, such as int64_t
// and size_t, are other types on other systems.
func (c *checker) isLong(t types.Type) bool {
	for {
		alias, ok := t.(*types.Alias)
		if !ok {
			break
		}
		if name, ok := cgoname.OfAlias(alias); ok && name != "long" && name != "ulong" && !c.pkg.IsPortable(name) {
			return false
		}
		t = alias.Rhs()
	}
	name, ok := cgoname.OfType(t)
	return ok && (name == "long" || name == "ulong") && c.pkg.Sizes.Sizeof(t) == 8
}

// isAddress reports whether an expression is the number of an address.
func (c *checker) isAddress(e ast.Expr) bool {
	call, ok := ast.Unparen(c.pkg.Assigned(e)).(*ast.CallExpr)
	if !ok || len(call.Args) != 1 || !c.pkg.Info.Types[call.Fun].IsType() {
		return false
	}
	return isUnsafePointer(c.pkg.Info.TypeOf(call.Args[0])) || c.isAddress(call.Args[0])
}

func isParameter(t types.Type) bool { _, ok := t.(*types.TypeParam); return ok }
