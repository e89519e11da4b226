package launchparams

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// A helper is what a Go function does with kernels on behalf of its callers.
type helper struct {
	Helps
	decl *ast.FuncDecl // nil if it is another package's
}

// Helps is the fact that a Go function is a helper: it looks up or launches
// kernels for its callers. Indices are those of parameters and results, none or
// receiver.
type Helps struct {
	Name     int  // parameter that is the name of a kernel that is looked up
	Function int  // result that is the kernel of that name
	Kernel   int  // parameter that is the kernel that is launched
	Params   int  // parameter that is the slice of pointers to the values
	Pins     bool // it pins what is pointed to
}

const (
	none     = -1
	receiver = -2
)

func (*Helps) AFact() {}

func (h *Helps) String() string {
	return fmt.Sprintf("helps with name %d, function %d, kernel %d, params %d", h.Name, h.Function, h.Kernel, h.Params)
}

// exportFacts tells other packages of the helpers in this one.
func (c *checker) exportFacts() {
	for fn, h := range c.helpers {
		if h == nil || h.decl == nil {
			continue
		}
		if own := cgobridge.Counterpart(c.pass.Pkg, fn); own != nil {
			h.Pins = c.pinned(h.decl).any
			c.pass.ExportObjectFact(own, &h.Helps)
		}
	}
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
			c.passesOn(call.In, name, func(h *helper, i int) { h.Name = i })
			if i, ok := api.Param(headers.Result); ok {
				if v := c.addressed(call.Expr.Args[i]); v != nil {
					c.lookups[v] = append(c.lookups[v], name)
				}
			}
		case headers.Launch:
			l := c.launchOf(call.Expr, api)
			if l.kernel != nil {
				c.passesOn(call.In, l.kernel, func(h *helper, i int) { h.Kernel = i })
			}
			if table := c.tableOf(l.params); table != nil {
				c.passesOn(call.In, table, func(h *helper, i int) { h.Params = i })
			}
		}
	}
	c.calls = c.findHelperCalls()
	for range 3 { // helpers of helpers
		if len(c.calls) == 0 {
			break
		}
		for _, call := range c.calls {
			for _, p := range []struct {
				arg int
				set func(*helper, int)
			}{
				{call.helper.Name, func(h *helper, i int) { h.Name = i }},
				{call.helper.Kernel, func(h *helper, i int) { h.Kernel = i }},
				{call.helper.Params, func(h *helper, i int) { h.Params = i }},
			} {
				if arg := call.argument(p.arg); arg != nil && (p.arg != call.helper.Params || !call.oneByOne(c)) {
					c.passesOn(call.in, arg, p.set)
				}
			}
		}
		c.calls = c.findHelperCalls()
	}
	for _, h := range c.helpers {
		if h != nil && h.decl != nil {
			h.Function = c.returnedKernel(h)
		}
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
	if i == none || !ok {
		return
	}
	if c.helpers[fn] == nil {
		c.helpers[fn] = &helper{Helps{none, none, none, none, false}, decl}
	}
	set(c.helpers[fn], i)
}

// parameterIndex returns the index of the parameter that an identifier names.
func parameterIndex(info *types.Info, decl *ast.FuncDecl, id *ast.Ident) int {
	if decl.Recv != nil {
		for _, name := range decl.Recv.List[0].Names {
			if info.Defs[name] == info.Uses[id] && info.Uses[id] != nil {
				return receiver
			}
		}
	}
	i := 0
	for _, field := range decl.Type.Params.List {
		for _, name := range field.Names {
			if info.Defs[name] == info.Uses[id] && info.Uses[id] != nil {
				return i
			}
			i++
		}
	}
	return none
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
// a helper looks up by a name that it is given, or none.
func (c *checker) returnedKernel(h *helper) int {
	if h.Name < 0 || h.decl.Body == nil || h.decl.Type.Results == nil {
		return none
	}
	index := none
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

// A helperCall is a call of a helper, and the declaration around it.
type helperCall struct {
	*ast.CallExpr
	helper *helper
	in     ast.Node
}

// argument returns what the call gives for a parameter or the receiver, or nil.
func (call helperCall) argument(i int) ast.Expr {
	switch {
	case i == receiver:
		if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
			return sel.X
		}
	case i >= 0 && i < len(call.Args):
		return call.Args[i]
	}
	return nil
}

// findHelperCalls finds the calls of helpers in the package.
func (c *checker) findHelperCalls() []helperCall {
	var calls []helperCall
	for _, file := range c.Files {
		for _, decl := range file.Decls {
			ast.Inspect(decl, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					if h := c.helperOf(call); h != nil {
						calls = append(calls, helperCall{call, h, decl})
					}
				}
				return true
			})
		}
	}
	return calls
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
	fn = fn.Origin()
	if h, ok := c.helpers[fn]; ok || fn.Pkg() == nil || fn.Pkg() == c.Types {
		return h
	}
	var h *helper
	var fact Helps
	if c.pass.ImportObjectFact(fn, &fact) {
		h = &helper{Helps: fact}
	}
	c.helpers[fn] = h
	return h
}

// oneByOne reports whether the call gives the pointers to the values as single
// arguments.
func (call helperCall) oneByOne(c *checker) bool {
	sig, ok := c.Info.TypeOf(call.Fun).(*types.Signature)
	return ok && sig.Variadic() && call.helper.Params == sig.Params().Len()-1 && !call.Ellipsis.IsValid()
}

// helperCalls checks what callers give to helpers.
func (c *checker) helperCalls() {
	for _, call := range c.calls {
		h := call.helper
		if name := call.argument(h.Name); name != nil {
			c.checkName(call.CallExpr, name)
		}
		if h.Kernel == none || h.Params == none {
			continue
		}
		l := launch{call: call.CallExpr, kernel: call.argument(h.Kernel), pinned: h.Pins || h.decl != nil && c.pinned(h.decl).any}
		if call.oneByOne(c) {
			l.values = call.Args[h.Params:]
		} else {
			l.params = call.argument(h.Params)
		}
		c.signature(l)
		c.memory(l)
	}
}
