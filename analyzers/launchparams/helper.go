package launchparams

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/types/typeutil"

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
	Name     int     // parameter that is the name of a kernel that is looked up
	Function int     // result that is the kernel of that name
	Kernel   int     // parameter that is the kernel that is launched
	Launched int     // parameter that is the name of the kernel that is launched
	Constant string  // the name of the kernel that is launched, if it is always the same
	Params   int     // parameter that is the slice of pointers to the values
	Pins     bool    // it pins what is pointed to
	Values   []Value // what it gives itself, with parameters among it; nil if that is not how it works
	Copy     *Copy   // how it copies the values that Params holds or points to; nil if it hands the pointers on
}

// A Value is what a helper gives for a parameter of the kernel: a parameter of
// its own, or a value of a kind that it knows.
type Value struct {
	Param int // or none
	Kind  Kind
}

const (
	none     = -1
	receiver = -2
)

func (*Helps) AFact() {}

func (h *Helps) String() string {
	return fmt.Sprintf("helps with name %d, function %d, kernel %d or %d, params %d", h.Name, h.Function, h.Kernel, h.Launched, h.Params)
}

// exportFacts tells other packages of the helpers in this one.
func (c *checker) exportFacts() {
	for fn, h := range c.helpers {
		if h == nil || h.decl == nil {
			continue
		}
		if own := cgobridge.SameObjectIn(c.pass.Pkg, fn); own != nil {
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
		if !ok || api.Operation != headers.LookUp {
			continue
		}
		name := kernelName(call.Expr, api)
		if name == nil {
			continue
		}
		c.passesOn(call.In, name, func(h *helper, i int) { h.Name = i })
		if i, ok := api.Param(headers.Result); ok {
			for _, v := range c.addressed(call.Expr.Args[i]) {
				c.lookups[v] = append(c.lookups[v], name)
			}
		}
	}
	c.returnedKernels()
	for _, call := range c.Calls {
		if api, ok := headers.Lookup(call.Name); ok && api.Operation == headers.Launch {
			c.helpsToLaunch(call.In, c.launchOf(call.Expr, api))
		}
	}
	c.calls = c.findHelperCalls()
	for range 3 { // helpers of helpers
		if len(c.calls) == 0 {
			break
		}
		for _, call := range c.calls {
			if name := call.argument(call.helper.Name); name != nil {
				c.passesOn(call.in, name, func(h *helper, i int) { h.Name = i })
			}
			c.helpsToLaunch(call.in, c.launchBy(call))
		}
		c.returnedKernels()
		c.calls = c.findHelperCalls()
	}
}

// helpsToLaunch tells the function around a launch what it is given by its
// callers for it.
func (c *checker) helpsToLaunch(in ast.Node, l launch) {
	known := false
	if l.kernel != nil {
		c.passesOn(in, l.kernel, func(h *helper, i int) { h.Kernel, known = i, true })
	}
	names := c.namesFor(l)
	if len(names) == 1 && names[0] != nil {
		c.passesOn(in, names[0], func(h *helper, i int) { h.Launched, known = i, true })
	}
	constant := c.constantName(l, names)
	if table := c.tableOf(l.params); table != nil {
		c.passesOn(in, table, func(h *helper, i int) { h.Params, h.Copy, h.Constant = i, l.copy, constant })
	}
	decl := c.functionAround(in)
	if decl == nil || !known {
		return
	}
	h := c.helpers[c.Info.Defs[decl.Name].(*types.Func)]
	if h.Params != none || h.Values != nil {
		return
	}
	if values, ok := c.valuesOf(l); ok {
		h.Values = c.ownValues(decl, values)
	} else {
		h.Params, h.Copy = c.copiedParams(decl, l)
	}
}

// ownValues returns the values that a helper gives as its callers see them.
func (c *checker) ownValues(decl *ast.FuncDecl, values []value) []Value {
	own := make([]Value, len(values))
	for i, v := range values {
		own[i] = Value{none, v.kind}
		if id, ok := ast.Unparen(v.expr).(*ast.Ident); ok && v.expr != nil {
			if p := parameterIndex(c.Info, decl, id); p >= 0 {
				own[i].Param = p
			}
		}
	}
	return own
}

// returnedKernels finds the helpers that return the kernel that they look up.
func (c *checker) returnedKernels() {
	for _, h := range c.helpers {
		if h != nil && h.decl != nil {
			h.Function = c.returnedKernel(h)
		}
	}
}

// passesOn tells the helper that a function is if an expression in it comes
// down to one of the function's parameters.
func (c *checker) passesOn(in ast.Node, e ast.Expr, set func(*helper, int)) {
	decl := c.functionAround(in)
	if decl == nil {
		return
	}
	i := c.parameterOf(decl, e)
	fn, ok := c.Info.Defs[decl.Name].(*types.Func)
	if i == none || !ok {
		return
	}
	if c.helpers[fn] == nil {
		c.helpers[fn] = &helper{Helps{Name: none, Function: none, Kernel: none, Launched: none, Params: none}, decl}
	}
	set(c.helpers[fn], i)
}

// parameterOf returns the index of the parameter that an expression comes down
// to: as it is, converted, as a field of it, or with the zero byte that ends a
// string in C.
func (c *checker) parameterOf(decl *ast.FuncDecl, e ast.Expr) int {
	for range maxRoots {
		switch x := c.Assigned(e).(type) {
		case *ast.Ident:
			return parameterIndex(c.Info, decl, x)
		case *ast.ParenExpr:
			e = x.X
		case *ast.CallExpr: // C.CString(name), []byte(name), append(bytes, 0)
			if len(x.Args) != 1 && (len(x.Args) != 2 || !c.isZero(x.Args[1])) {
				return none
			}
			e = x.Args[0]
		case *ast.SelectorExpr:
			e = x.X
		case *ast.UnaryExpr: // &bytes[0]
			index, ok := ast.Unparen(x.X).(*ast.IndexExpr)
			if !ok || x.Op != token.AND || !c.isZero(index.Index) {
				return none
			}
			e = index.X
		case *ast.BinaryExpr: // name + "\x00"
			if x.Op != token.ADD || !c.isZero(x.Y) {
				return none
			}
			e = x.X
		default:
			return none
		}
	}
	return none
}

// isZero reports whether an expression is the constant 0 or "\x00".
func (c *checker) isZero(e ast.Expr) bool {
	value := c.Info.Types[e].Value
	return value != nil && (value.ExactString() == "0" || value.Kind() == constant.String && constant.StringVal(value) == "\x00")
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

// addressed returns v for &v, and for &x.v also the local variable x.
func (c *checker) addressed(e ast.Expr) []*types.Var {
	unary, ok := c.Value(e).Expr.(*ast.UnaryExpr)
	if !ok || unary.Op != token.AND {
		return nil
	}
	var list []*types.Var
	if v := c.variable(unary.X); v != nil {
		list = append(list, v)
	}
	if sel, ok := ast.Unparen(unary.X).(*ast.SelectorExpr); ok {
		if x, ok := sel.X.(*ast.Ident); ok {
			if v := c.variable(x); v != nil && !c.IsParameter(v) {
				list = append(list, v)
			}
		}
	}
	return list
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
	isIt := func(e ast.Expr) bool {
		names := c.kernelNames(e)
		return len(names) > 0 && !slices.ContainsFunc(names, func(name ast.Expr) bool { return c.parameterOf(h.decl, name) != h.Name })
	}
	i := 0
	for _, field := range h.decl.Type.Results.List {
		for _, name := range field.Names {
			if isIt(name) {
				return i
			}
			i++
		}
	}
	index := none
	ast.Inspect(h.decl.Body, func(n ast.Node) bool {
		if r, ok := n.(*ast.ReturnStmt); ok {
			for i, e := range r.Results {
				if isIt(e) {
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
	fn := typeutil.StaticCallee(c.Info, call)
	if fn == nil {
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

// launchBy returns the launch that a call of a helper makes.
func (c *checker) launchBy(call helperCall) launch {
	h := call.helper
	l := launch{
		call: call.CallExpr, kernel: call.argument(h.Kernel), name: call.argument(h.Launched), constant: h.Constant,
		pinned: h.Pins || h.decl != nil && c.pinned(h.decl).any, copy: h.Copy,
	}
	switch {
	case h.Values != nil:
		l.values = c.valuesFor(call)
	case h.Params == none:
	case call.oneByOne(c) && h.Copy != nil:
		l.values = c.copiedValues(h.Copy, call.Args[h.Params:])
	case call.oneByOne(c):
		l.pointers = call.Args[h.Params:]
	case h.Copy != nil:
		l.params = call.argument(h.Params)
		if list, ok := c.pointers(l.params); ok {
			l.values = c.copiedValues(h.Copy, list)
		}
	default:
		l.params = call.argument(h.Params)
	}
	return l
}

// valuesFor returns the values that a helper gives for a call of it.
func (c *checker) valuesFor(call helperCall) []value {
	sig, ok := c.Info.TypeOf(call.Fun).(*types.Signature)
	if !ok || sig.Variadic() || sig.Params().Len() != len(call.Args) {
		return nil
	}
	values := make([]value, len(call.helper.Values))
	for i, v := range call.helper.Values {
		values[i].kind = v.Kind
		if v.Param == none {
			continue
		}
		values[i] = value{expr: call.Args[v.Param]}
		if t := sig.Params().At(v.Param).Type(); !types.IsInterface(t) { // a type parameter's constraint is one
			values[i].kind = c.kindOf(t)
		}
	}
	return values
}

// helperCalls checks what callers give to helpers.
func (c *checker) helperCalls() {
	for _, call := range c.calls {
		h := call.helper
		if name := call.argument(h.Name); name != nil {
			c.checkName(call.CallExpr, name)
		}
		if h.Kernel == none && h.Launched == none && h.Constant == "" {
			continue
		}
		l := c.launchBy(call)
		c.signature(l)
		if h.Copy == nil {
			c.memory(l)
		}
	}
}
