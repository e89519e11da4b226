package launchparams

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// lookup checks the name in a call that looks up a kernel.
func (c *checker) lookup(call *ast.CallExpr, api headers.API) {
	if name := kernelName(call, api); name != nil {
		c.checkName(call, name)
	}
}

// kernelName returns the argument of a call that names a kernel, or nil if the
// call looks up something else.
func kernelName(call *ast.CallExpr, api headers.API) ast.Expr {
	switch api.Name {
	case "cuModuleGetFunction", "cuLibraryGetKernel":
	default:
		return nil
	}
	i, ok := api.Param(headers.Name)
	if !ok || i >= len(call.Args) {
		return nil
	}
	return call.Args[i]
}

// checkName reports a constant name that is no kernel's. Nothing is said where
// the kernels may come from elsewhere: from a source that cannot be read in
// full, from PTX in the Go code, from a package without kernels.
func (c *checker) checkName(call *ast.CallExpr, arg ast.Expr) {
	name, ok := c.String(arg)
	kernels := c.Kernels()
	if !ok || strings.HasPrefix(name, "_Z") || len(kernels) == 0 || c.hasOtherKernels() {
		return
	}
	list := kernels[name]
	if slices.ContainsFunc(list, func(k cgobridge.Kernel) bool { return k.Func.HasCLinkage() }) {
		return
	}
	if len(list) > 0 {
		pos := list[0].Func.TU.Pos(list[0].Func.Definition().Name())
		c.reporter.Report(launchKernelName, call.Pos(), call.End(),
			fmt.Sprintf("kernel %s has C++ linkage: the module knows it under a mangled name; define it extern \"C\"", name),
			c.reporter.Related(pos, name+" is defined here"))
		return
	}
	message := fmt.Sprintf("no linked CUDA source defines a kernel named %s", name)
	if near := nearest(name, kernels); near != "" {
		message += "; there is " + near
	}
	c.reporter.Report(launchKernelName, call.Pos(), call.End(), message)
}

// hasOtherKernels reports whether kernels may come from where they cannot be
// seen.
func (c *checker) hasOtherKernels() bool {
	for _, s := range c.Sources {
		if s.TU == nil || len(s.TU.Source.Missing) > 0 {
			return true
		}
	}
	for _, file := range c.Files {
		for n := range ast.Preorder(file) {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING && strings.Contains(lit.Value, ".entry") {
				return true
			}
		}
	}
	return false
}

// nearest returns the kernel whose name differs from the given one only in
// case and underscores, or "".
func nearest(name string, kernels map[string][]cgobridge.Kernel) string {
	plain := func(s string) string { return strings.ToLower(strings.ReplaceAll(s, "_", "")) }
	for k := range kernels {
		if plain(k) == plain(name) {
			return k
		}
	}
	return ""
}

// A helper is what a Go function of the package does with kernels on behalf of
// its callers. Indices are those of parameters and results; -1 for none.
type helper struct {
	decl     *ast.FuncDecl
	name     int // parameter that is the name of a kernel that is looked up
	function int // result that is the kernel of that name
	kernel   int // parameter that is the kernel that is launched
	params   int // parameter that is the slice of pointers to the values
}

// findHelpers finds the package's helpers, those that call helpers included.
func (c *checker) findHelpers() {
	c.helpers = map[*types.Func]*helper{}
	c.lookups = map[*types.Var][]ast.Expr{}
	for _, call := range c.Calls {
		api, ok := headers.Lookup(call.Name)
		if !ok {
			continue
		}
		switch api.Operation {
		case headers.LookUp:
			name := kernelName(call.Expr, api)
			if name == nil {
				continue
			}
			c.passesOn(call.In, name, func(h *helper, i int) { h.name = i })
			if i, ok := api.Param(headers.Result); ok {
				if v := c.addressed(call.Expr.Args[i]); v != nil {
					c.lookups[v] = append(c.lookups[v], name)
				}
			}
		case headers.Launch:
			l := c.launchOf(call.Expr, api)
			if l.kernel != nil {
				c.passesOn(call.In, l.kernel, func(h *helper, i int) { h.kernel = i })
			}
			if table := c.tableOf(l.params); table != nil {
				c.passesOn(call.In, table, func(h *helper, i int) { h.params = i })
			}
		}
	}
	for range 3 { // helpers of helpers
		c.eachHelperCall(func(call *ast.CallExpr, h *helper, in ast.Node) {
			for _, p := range []struct {
				arg int
				set func(*helper, int)
			}{
				{h.name, func(h *helper, i int) { h.name = i }},
				{h.kernel, func(h *helper, i int) { h.kernel = i }},
				{h.params, func(h *helper, i int) { h.params = i }},
			} {
				if p.arg >= 0 && p.arg < len(call.Args) {
					c.passesOn(in, call.Args[p.arg], p.set)
				}
			}
		})
	}
	for _, h := range c.helpers {
		h.function = c.returnedKernel(h)
	}
}

// passesOn tells the helper that a function is if an expression in it comes
// down to one of the function's parameters.
func (c *checker) passesOn(in ast.Node, e ast.Expr, set func(*helper, int)) {
	decl, ok := in.(*ast.FuncDecl)
	if !ok {
		return
	}
	e = c.Assigned(e)
	for { // C.CString(name), []byte(name)
		call, ok := e.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 {
			break
		}
		e = c.Assigned(call.Args[0])
	}
	id, ok := e.(*ast.Ident)
	if !ok {
		return
	}
	i := parameterIndex(c.Info, decl, id)
	fn, ok := c.Info.Defs[decl.Name].(*types.Func)
	if i < 0 || !ok {
		return
	}
	if c.helpers[fn] == nil {
		c.helpers[fn] = &helper{decl: decl, name: -1, function: -1, kernel: -1, params: -1}
	}
	set(c.helpers[fn], i)
}

// parameterIndex returns the index of the parameter that an identifier names,
// or -1.
func parameterIndex(info *types.Info, decl *ast.FuncDecl, id *ast.Ident) int {
	i := 0
	for _, field := range decl.Type.Params.List {
		for _, name := range field.Names {
			if info.Defs[name] == info.Uses[id] && info.Uses[id] != nil {
				return i
			}
			i++
		}
	}
	return -1
}

// addressed returns v for &v and &x.v, or nil.
func (c *checker) addressed(e ast.Expr) *types.Var {
	unary, ok := c.Value(e).Expr.(*ast.UnaryExpr)
	if !ok || unary.Op != token.AND {
		return nil
	}
	return c.variable(unary.X)
}

// variable returns the variable or field that an expression names, or nil.
func (c *checker) variable(e ast.Expr) *types.Var {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		v, _ := c.Info.ObjectOf(x).(*types.Var)
		return v
	case *ast.SelectorExpr:
		v, _ := c.Info.Uses[x.Sel].(*types.Var)
		return v
	}
	return nil
}

// returnedKernel returns the index of the result that holds the kernel which
// a helper looks up by a name that it is given, or -1.
func (c *checker) returnedKernel(h *helper) int {
	if h.name < 0 || h.decl.Body == nil || h.decl.Type.Results == nil {
		return -1
	}
	index := -1
	i := 0
	for _, field := range h.decl.Type.Results.List {
		for _, name := range field.Names {
			if v, ok := c.Info.Defs[name].(*types.Var); ok && len(c.lookups[v]) > 0 {
				index = i
			}
			i++
		}
	}
	if index >= 0 {
		return index
	}
	ast.Inspect(h.decl.Body, func(n ast.Node) bool {
		if r, ok := n.(*ast.ReturnStmt); ok {
			for i, e := range r.Results {
				if v := c.variable(e); v != nil && len(c.lookups[v]) > 0 {
					index = i
				}
			}
		}
		_, literal := n.(*ast.FuncLit)
		return !literal
	})
	return index
}

// eachHelperCall calls visit for every call of a helper in the package.
func (c *checker) eachHelperCall(visit func(call *ast.CallExpr, h *helper, in ast.Node)) {
	for _, file := range c.Files {
		for _, decl := range file.Decls {
			ast.Inspect(decl, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					if h := c.helperOf(call); h != nil {
						visit(call, h, decl)
					}
				}
				return true
			})
		}
	}
}

// helperOf returns the helper that a call calls, or nil.
func (c *checker) helperOf(call *ast.CallExpr) *helper {
	var id *ast.Ident
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		id = fun
	case *ast.SelectorExpr:
		id = fun.Sel
	default:
		return nil
	}
	fn, ok := c.Info.Uses[id].(*types.Func)
	if !ok {
		return nil
	}
	return c.helpers[fn.Origin()]
}

// helperCalls checks what callers give to helpers.
func (c *checker) helperCalls() {
	c.eachHelperCall(func(call *ast.CallExpr, h *helper, _ ast.Node) {
		arg := func(i int) ast.Expr {
			if i < 0 || i >= len(call.Args) || call.Ellipsis.IsValid() {
				return nil
			}
			return call.Args[i]
		}
		if name := arg(h.name); name != nil {
			c.checkName(call, name)
		}
		if h.params >= 0 && h.kernel >= 0 {
			c.signature(launch{call: call, kernel: arg(h.kernel), params: arg(h.params)})
		}
		if params := arg(h.params); params != nil && h.kernel >= 0 {
			c.memory(launch{call: call, params: params, pinned: c.pinned(h.decl).any})
		}
	})
}
