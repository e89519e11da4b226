package devicepointer

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// numbers reports addresses of Go memory that become numbers.
func (c *checker) numbers() {
	for fn := range c.functions {
		c.numbersIn(fn)
	}
	if !c.registers {
		for _, h := range c.HelperArgs {
			if !isUintptr(c.Info.TypeOf(h.Arg)) ||
				!slices.ContainsFunc(h.Param.Effects, func(e cgobridge.Effect) bool { return e.Kind == cgobridge.OnDevice && e.WantsDeviceMemory() }) {
				continue
			}
			if _, ok := c.goAddress(h.Arg); ok {
				c.number(h.Arg, "is used as a device pointer by '"+h.Name+"'")
			}
		}
	}
	for fn := range c.functions {
		if !c.calls(fn, "Pin") && !c.calls(fn, "KeepAlive") {
			c.kept(fn)
		}
	}
	for _, conversion := range c.Memory.KeptNumbers() {
		_, isAddress := c.goAddress(conversion)
		if _, memory, ok := c.Memory.Resolve(conversion); !isAddress && (!ok || memory.Kind != cgobridge.GoMemory) {
			continue
		}
		if fn := c.Launcher.FunctionAround(conversion); fn == nil || !c.calls(fn, "Pin") && !c.calls(fn, "KeepAlive") {
			c.keptNumber(conversion)
		}
	}
}

// registers reports whether the package makes memory known to the device, which may reach it by its own address.
func registers(pkg *gofact.Package) bool {
	return slices.ContainsFunc(pkg.Calls, func(call *cgobridge.Call) bool {
		api, ok := headers.Lookup(call.Name)
		return ok && api.Operation == headers.Register
	})
}

// numbersIn reports addresses that a function makes device pointers.
func (c *checker) numbersIn(fn *ast.FuncDecl) {
	if c.registers {
		return
	}
	for n := range ast.Preorder(fn) {
		if call, ok := n.(*ast.CallExpr); ok {
			c.devicePointer(call)
		}
	}
}

// devicePointer checks a conversion to a device pointer.
func (c *checker) devicePointer(conversion *ast.CallExpr) {
	if len(conversion.Args) != 1 || !isDevicePointer(c.Info.Types[conversion.Fun]) || !isUintptr(c.Info.TypeOf(conversion.Args[0])) {
		return
	}
	if _, ok := c.goAddress(conversion.Args[0]); ok {
		c.number(conversion.Args[0], "becomes a device pointer")
	}
}

func isDevicePointer(tv types.TypeAndValue) bool {
	if !tv.IsType() {
		return false
	}
	t := tv.Type
	for {
		if alias, ok := t.(*types.Alias); ok {
			if name, ok := cgoname.OfAlias(alias); ok && headers.IsDevicePointer(name) {
				return true
			}
			t = alias.Rhs()
			continue
		}
		name, ok := cgoname.OfType(t)
		return ok && headers.IsDevicePointer(name)
	}
}

func isUintptr(t types.Type) bool {
	if t == nil {
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Uintptr
}

// number reports the conversion by which an address has become a number: the expression
// itself where a helper makes it.
func (c *checker) number(e ast.Expr, what string) {
	at := e
	if conversion := c.conversion(e); conversion != nil {
		at = conversion
	}
	if c.told[at.Pos()] {
		return
	}
	c.told[at.Pos()] = true
	c.reporter.Report(pointerAsUintptr, at.Pos(), at.End(),
		"address of Go memory "+what+"; a uintptr does not keep the memory alive, and the device cannot access it")
}

// conversion returns the uintptr(unsafe.Pointer(…)) that a number comes from, or nil.
func (c *checker) conversion(e ast.Expr) ast.Expr {
	switch x := ast.Unparen(c.Assigned(ast.Unparen(e))).(type) {
	case *ast.BinaryExpr:
		return c.conversion(x.X)
	case *ast.CallExpr:
		if len(x.Args) != 1 || !c.Info.Types[x.Fun].IsType() {
			return nil
		}
		if isUnsafePointer(c.Info.TypeOf(x.Args[0])) && isUintptr(c.Info.TypeOf(x)) {
			return x
		}
		return c.conversion(x.Args[0])
	}
	return nil
}

func isUnsafePointer(t types.Type) bool {
	if t == nil {
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.UnsafePointer
}

// kept reports integers in fields and variables of the package that are converted back to pointers after another
// call.
func (c *checker) kept(fn *ast.FuncDecl) {
	type made struct {
		variable *types.Var
		value    ast.Expr
	}
	var list []made
	note := func(left ast.Expr, right ast.Expr) {
		v := c.VariableOf(left)
		if v == nil || !isUintptr(v.Type()) || !v.IsField() && v.Parent() != c.Types.Scope() || c.conversion(right) == nil {
			return
		}
		if _, ok := c.goAddress(right); ok {
			list = append(list, made{v, right})
		}
	}
	for n := range ast.Preorder(fn) {
		switch n := n.(type) {
		case *ast.AssignStmt:
			if len(n.Lhs) == len(n.Rhs) {
				for i := range n.Lhs {
					note(n.Lhs[i], n.Rhs[i])
				}
			}
		case *ast.ValueSpec:
			if len(n.Names) == len(n.Values) {
				for i := range n.Names {
					note(n.Names[i], n.Values[i])
				}
			}
		}
	}
	for _, m := range list {
		if c.madePointer(fn, m.variable, m.value) {
			c.keptNumber(m.value)
		}
	}
}

// keptNumber reports an address that is kept as a number, once.
func (c *checker) keptNumber(e ast.Expr) {
	if conversion := c.conversion(e); conversion != nil {
		if c.keptAt[conversion.Pos()] {
			return
		}
		c.keptAt[conversion.Pos()] = true
	}
	c.reporter.Report(pointerAsUintptr, e.Pos(), e.End(),
		"address of Go memory is stored as a uintptr; the memory may be freed or moved before it is converted back")
}

// madePointer reports whether a variable is converted back to a pointer, or passed to C, after a call
// that follows its assignment.
func (c *checker) madePointer(fn *ast.FuncDecl, v *types.Var, value ast.Expr) bool {
	var calls []*ast.CallExpr // after the value
	for n := range ast.Preorder(fn) {
		if call, ok := n.(*ast.CallExpr); ok && call.Pos() > value.End() && !c.Info.Types[call.Fun].IsType() &&
			!c.Info.Types[call.Fun].IsBuiltin() {
			calls = append(calls, call)
		}
	}
	for n := range ast.Preorder(fn) {
		conversion, ok := n.(*ast.CallExpr)
		if !ok || len(conversion.Args) != 1 || !c.Info.Types[conversion.Fun].IsType() ||
			!isUnsafePointer(c.Info.TypeOf(conversion)) || !c.Mentions(conversion.Args[0], v) {
			continue
		}
		if slices.ContainsFunc(calls, func(call *ast.CallExpr) bool { return call.End() < conversion.Pos() }) {
			return true
		}
	}
	return false
}
