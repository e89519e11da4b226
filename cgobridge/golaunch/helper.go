package golaunch

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/types/typeutil"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
)

// A helper is the role of a Go function in launches on behalf of its callers.
type helper struct {
	Helps
	decl   *ast.FuncDecl // nil if it is another package's
	launch *ast.CallExpr // the one that it makes for its callers
	mixed  bool          // it makes several
}

// Helps says that a Go function is a helper: it looks up or launches kernels for its
// callers. Indices are those of parameters and results, none or
// receiver.
type Helps struct {
	Name     int           // parameter that is the name of a kernel that is looked up
	Function int           // result that is the kernel of that name
	Stored   int           // parameter that points to where the kernel of that name is stored
	Kernel   int           // parameter that is the kernel that is launched
	Launched int           // parameter that is the name of the kernel that is launched
	Constant string        // the name of the kernel that is launched, if it is always the same
	Params   int           // parameter that is the slice of pointers to the values
	Pins     bool          // it pins the pointee, or uses no cgo
	Values   []HelperValue // the kernel's arguments, parameters of the helper among them; nil if the helper works in another way
	Copy     *Copy         // how it copies the values that Params holds or points to; nil if it hands the pointers on

	Module int    // parameter that is, or holds, the module in which the kernel is looked up
	Image  int    // parameter that is the image of that module
	Fixed  *Image // that image, if it is always the same

	ImageKind, LoadedKind uint8 // the meaning of Image and LoadedImage

	Source      int      // parameter that is CUDA source which NVRTC compiles
	HasSettings bool     // with options
	Options     int      // parameter that is the list of options
	Settings    Settings // the options, or those besides that list

	Loaded      int    // result that is, or holds, a module
	LoadedImage int    // parameter that is the image of that
	LoadedFixed *Image // that image, if it is always the same

	Grid, Block     [3]int                 // parameters that are dimensions of the launch
	GridIs, BlockIs [3]launchconfig.Number // dimensions that are constants
}

// noHelp is a function that does none of it.
func noHelp() Helps {
	unset := [3]int{none, none, none}
	return Helps{Name: none, Function: none, Stored: none, Kernel: none, Launched: none, Params: none, Module: none, Image: none, Loaded: none,
		LoadedImage: none, Source: none, Options: none, Grid: unset, Block: unset}
}

// A HelperValue is the helper's argument for a parameter of the kernel: a parameter of its own, or a
// value of a known kind.
type HelperValue struct {
	Param int // or none
	Kind  Kind
}

const (
	none     = -1
	receiver = -2
)

// findHelpers finds the package's helpers, those that call helpers included.
func (f *Finder) findHelpers() {
	f.helpers = map[*types.Func]*helper{}
	f.lookups, f.loads = map[*types.Var][]lookUp{}, map[*types.Var][]loaded{}
	for _, call := range f.Calls {
		f.configure(call)
	}
	for _, call := range f.Calls {
		f.load(call)
		if ofNVRTC(call.Name) == "nvrtcCreateProgram" && len(call.Expr.Args) == 6 {
			f.passesOn(call.In, call.Expr.Args[1], func(h *helper, i int) {
				h.Source, h.HasSettings = i, f.defines
				f.optionsOf(h, call)
			})
		}
	}
	for _, call := range f.Calls {
		api, ok := headers.Lookup(call.Name)
		if !ok || api.Operation != headers.LookUp {
			continue
		}
		from := lookUpOf(call.Expr, api)
		if from.name == nil {
			continue
		}
		f.passesOn(call.In, from.name, func(h *helper, i int) { h.Name = i })
		if i, ok := api.Param(headers.Result); ok {
			for _, one := range f.rounds(from) {
				for _, v := range f.addressed(f.in(one, call.Expr.Args[i])) {
					f.lookups[v] = append(f.lookups[v], one)
				}
			}
			f.passesOn(call.In, call.Expr.Args[i], func(h *helper, param int) {
				if h.Name != none && h.Name != param {
					h.Stored = param
				}
			})
			f.inClosure(call, from, call.Expr.Args[i])
		}
	}
	for _, call := range f.Calls {
		f.functionOfKernel(call)
	}
	f.returnedKernels()
	f.returnedModules()
	for _, call := range f.Calls {
		if api, ok := headers.Lookup(call.Name); ok && api.Operation == headers.LookUp {
			f.modulesFor(call.In, lookUpOf(call.Expr, api))
		}
	}
	for _, call := range f.Calls {
		if l, ok := f.launchIn(call); ok {
			l.Pinned = call.BySymbol != nil
			f.helpsToLaunch(call.In, l)
		}
	}
	f.calls = f.findHelperCalls()
	f.storedByHelpers()
	f.storedKernels()
	for range 3 { // helpers of helpers
		if len(f.calls) == 0 {
			break
		}
		for _, call := range f.calls {
			if name := call.argument(call.helper.Name); name != nil {
				f.passesOn(call.in, name, func(h *helper, i int) { h.Name = i })
				f.modulesFor(call.in, call.lookUp())
			}
			if text := call.argument(call.helper.Source); text != nil {
				f.passesOn(call.in, text, func(h *helper, i int) { f.compilesBy(h, i, call) })
			}
			f.helpsToLaunch(call.in, f.launchBy(call))
		}
		f.returnedKernels()
		f.returnedModules()
		f.calls = f.findHelperCalls()
		f.storedByHelpers()
		f.storedKernels()
	}
}

// functionOfKernel notes that the function which cuKernelGetFunction makes of a kernel has
// the kernel's name.
func (f *Finder) functionOfKernel(call *cgobridge.Call) {
	api, ok := headers.Lookup(call.Name)
	if !ok || api.Name != "cuKernelGetFunction" || len(call.Expr.Args) != 2 {
		return
	}
	from := f.kernelLookUps(call.Expr.Args[1])
	for _, v := range f.addressed(call.Expr.Args[0]) {
		f.lookups[v] = append(f.lookups[v], from...)
	}
}

// helpsToLaunch records in the function around a launch the roles of its parameters for the launch.
func (f *Finder) helpsToLaunch(in ast.Node, l Launch) {
	known := false
	if l.Kernel != nil {
		f.passesOn(in, l.Kernel, func(h *helper, i int) { h.Kernel, known = i, true })
	}
	lookUps := f.lookUpsFor(l)
	if len(lookUps) == 1 && lookUps[0].name != nil && lookUps[0].row == nil {
		f.passesOn(in, lookUps[0].name, func(h *helper, i int) { h.Launched, known = i, true })
	}
	for _, from := range lookUps {
		f.modulesFor(in, from)
	}
	f.dimensionsOf(in, l)
	constant := f.constantName(l, lookUps)
	if table := f.tableOf(l.Params); table != nil {
		f.passesOn(in, table, func(h *helper, i int) {
			h.Params, h.Copy, h.Constant, h.Pins = i, l.Copy, constant, h.Pins || l.Pinned
		})
	}
	decl := f.FunctionAround(in)
	if decl == nil || !known {
		return
	}
	h := f.helpers[f.Info.Defs[decl.Name].(*types.Func)]
	h.mixed = h.mixed || h.launch != nil && h.launch != l.Call
	h.launch, h.GridIs, h.BlockIs = l.Call, [3]launchconfig.Number{}, [3]launchconfig.Number{}
	if config := f.ConfigOf(l); !h.mixed {
		h.GridIs, h.BlockIs = config.Grid, config.Block
	}
	if h.Params != none || h.Values != nil {
		return
	}
	if values, ok := f.ValuesOf(l); ok {
		h.Values = f.ownValues(decl, values)
	} else {
		h.Params, h.Copy = f.copiedParams(decl, l)
	}
}

// dimensionsOf records which parameters of the function around a launch are dimensions of it.
func (f *Finder) dimensionsOf(in ast.Node, l Launch) {
	for i := range 3 {
		if len(l.Grid) == 3 && l.Grid[i] != nil {
			f.passesOn(in, l.Grid[i], func(h *helper, param int) { h.Grid[i] = param })
		}
		if len(l.Block) == 3 && l.Block[i] != nil {
			f.passesOn(in, l.Block[i], func(h *helper, param int) { h.Block[i] = param })
		}
	}
}

// dimensions returns the arguments for the dimensions of the launch; none if the call has none.
func (call helperCall) dimensions(params [3]int) []ast.Expr {
	list := make([]ast.Expr, 3)
	given := false
	for i, param := range params {
		list[i] = call.argument(param)
		given = given || list[i] != nil
	}
	if !given {
		return nil
	}
	return list
}

// ownValues returns the values that a helper gives as its callers see them.
func (f *Finder) ownValues(decl *ast.FuncDecl, values []Value) []HelperValue {
	own := make([]HelperValue, len(values))
	for i, v := range values {
		own[i] = HelperValue{none, v.Kind}
		if id, ok := ast.Unparen(v.Expr).(*ast.Ident); ok && v.Expr != nil {
			if p := parameterIndex(f.Info, decl, id); p >= 0 {
				own[i].Param = p
			}
		}
	}
	return own
}

// returnedKernels finds the helpers that return the kernel that they look up.
func (f *Finder) returnedKernels() {
	for _, h := range f.helpers {
		if h != nil && h.decl != nil {
			h.Function = f.returnedKernel(h)
		}
	}
}

// passesOn passes set the helper and the parameter that an expression in it resolves to, if it does.
func (f *Finder) passesOn(in ast.Node, e ast.Expr, set func(*helper, int)) {
	decl := f.FunctionAround(in)
	if decl == nil {
		return
	}
	i := f.parameterOf(decl, e)
	fn, ok := f.Info.Defs[decl.Name].(*types.Func)
	if i == none || !ok {
		return
	}
	if f.helpers[fn] == nil {
		f.helpers[fn] = &helper{Helps: noHelp(), decl: decl}
	}
	set(f.helpers[fn], i)
}

// parameterOf returns the index of the parameter that an expression comes down
// to: as it is, converted, as a field of it, or with the zero byte that ends a
// string in C.
func (f *Finder) parameterOf(decl *ast.FuncDecl, e ast.Expr) int {
	for range maxRoots {
		if v := f.VariableOf(e); v != nil && !v.IsField() {
			if from := f.texts.CopyOf(v); from != nil {
				e = from
			}
		}
		switch x := f.Assigned(e).(type) {
		case *ast.Ident:
			return parameterIndex(f.Info, decl, x)
		case *ast.ParenExpr:
			e = x.X
		case *ast.CallExpr: // C.CString(name), []byte(name), append(bytes, 0)
			if len(x.Args) != 1 && (len(x.Args) != 2 || !f.isZero(x.Args[1])) {
				return none
			}
			e = x.Args[0]
		case *ast.SelectorExpr:
			e = x.X
		case *ast.UnaryExpr: // &bytes[0]
			index, ok := ast.Unparen(x.X).(*ast.IndexExpr)
			if !ok || x.Op != token.AND || !f.isZero(index.Index) {
				return none
			}
			e = index.X
		case *ast.BinaryExpr: // name + "\x00"
			if x.Op != token.ADD || !f.isZero(x.Y) {
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
func (f *Finder) isZero(e ast.Expr) bool {
	value := f.Info.Types[e].Value
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

// addressed returns v for &v, and for &x.v also the local variable or the field x that is a structure.
func (f *Finder) addressed(e ast.Expr) []*types.Var {
	unary, ok := f.Value(e).Expr.(*ast.UnaryExpr)
	if !ok || unary.Op != token.AND {
		return nil
	}
	var list []*types.Var
	if v := f.VariableOf(unary.X); v != nil {
		list = append(list, v)
	}
	if sel, ok := ast.Unparen(unary.X).(*ast.SelectorExpr); ok {
		if x, ok := sel.X.(*ast.Ident); ok {
			if v := f.VariableOf(x); v != nil && !f.IsParameter(v) {
				list = append(list, v)
			}
		} else if v := f.VariableOf(sel.X); v != nil {
			if _, isStruct := v.Type().Underlying().(*types.Struct); isStruct {
				list = append(list, v.Origin())
			}
		}
	}
	return list
}

// returnedKernel returns the index of the result that holds the kernel which
// a helper looks up by a name that it is given, or none.
func (f *Finder) returnedKernel(h *helper) int {
	if h.Name < 0 || h.decl.Body == nil || h.decl.Type.Results == nil {
		return none
	}
	isIt := func(e ast.Expr) bool {
		from := f.kernelLookUps(e)
		return len(from) > 0 && !slices.ContainsFunc(from, func(l lookUp) bool { return f.parameterOf(h.decl, l.name) != h.Name })
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

// argument returns the argument for a parameter or the receiver, or nil.
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

// LooksUpFor reports whether a function looks up kernels by names that its callers give it: [Finder.LookUps] has its calls.
func (f *Finder) LooksUpFor(function ast.Node) bool {
	decl, ok := function.(*ast.FuncDecl)
	if !ok {
		return false
	}
	fn, _ := f.Info.Defs[decl.Name].(*types.Func)
	h := f.helpers[fn]
	return h != nil && h.Name != none
}

// findHelperCalls finds the calls of helpers in the package.
func (f *Finder) findHelperCalls() []helperCall {
	var calls []helperCall
	for _, file := range f.Files {
		for _, decl := range file.Decls {
			ast.Inspect(decl, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					if h := f.helperOf(call); h != nil {
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
func (f *Finder) helperOf(call *ast.CallExpr) *helper {
	fn := typeutil.StaticCallee(f.Info, call)
	if fn == nil {
		return nil
	}
	fn = fn.Origin()
	if h, ok := f.helpers[fn]; ok || fn.Pkg() == nil || fn.Pkg() == f.Types {
		return h
	}
	var h *helper
	if helps := f.imported(fn); helps != nil {
		h = &helper{Helps: *helps}
	}
	f.helpers[fn] = h
	return h
}

// oneByOne reports whether the call gives the pointers to the values as single
// arguments.
func (call helperCall) oneByOne(f *Finder) bool {
	sig, ok := f.Info.TypeOf(call.Fun).(*types.Signature)
	return ok && sig.Variadic() && call.helper.Params == sig.Params().Len()-1 && !call.Ellipsis.IsValid()
}

// launchBy returns the launch that a call of a helper makes.
func (f *Finder) launchBy(call helperCall) Launch {
	h := call.helper
	l := Launch{
		Call: call.CallExpr, Kernel: call.argument(h.Kernel), Name: call.argument(h.Launched), Constant: h.Constant,
		from: call.lookUp(),
		Grid: call.dimensions(h.Grid), Block: call.dimensions(h.Block), GridIs: h.GridIs, BlockIs: h.BlockIs,
		ByHelper: true, Pinned: h.Pins || h.decl != nil && f.Pinned(h.decl).Any, Copy: h.Copy,
	}
	switch {
	case h.Values != nil:
		l.Values = f.valuesFor(call)
	case h.Params == none:
	case call.oneByOne(f) && h.Copy != nil:
		l.Values = f.copiedValues(h.Copy, call.Args[h.Params:])
	case call.oneByOne(f):
		l.Pointers = call.Args[h.Params:]
	case h.Copy != nil:
		l.Params = call.argument(h.Params)
		if list, ok := f.pointers(l.Params); ok {
			l.Values = f.copiedValues(h.Copy, list)
		}
	default:
		l.Params = call.argument(h.Params)
	}
	return l
}

// valuesFor returns the values that a helper gives for a call of it.
func (f *Finder) valuesFor(call helperCall) []Value {
	sig, ok := f.Info.TypeOf(call.Fun).(*types.Signature)
	if !ok || sig.Variadic() || sig.Params().Len() != len(call.Args) {
		return nil
	}
	values := make([]Value, len(call.helper.Values))
	for i, v := range call.helper.Values {
		values[i].Kind = v.Kind
		if v.Param == none {
			continue
		}
		values[i] = Value{Expr: call.Args[v.Param]}
		if t := sig.Params().At(v.Param).Type(); !types.IsInterface(t) { // a type parameter's constraint is one
			values[i].Kind = f.KindOf(t)
		}
	}
	return values
}
