// Package gostatus tracks the errors of CUDA functions in Go: which results carry one, where such a
// result is discarded, and which functions query the errors of earlier launches.
package gostatus

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// Helps is the summary of a Go function with respect to errors.
type Helps struct {
	Results map[int]Origin // results that carry an error, by index
	Asks    bool           // it asks for the error of an earlier launch
}

// An Origin is the source of the error that a value carries.
type Origin struct {
	Own    bool   // from a call that the function makes
	Params uint64 // from the arguments of its parameters: bit 0 for the receiver, bit i+1 for parameter i
}

func (o Origin) isZero() bool { return o == Origin{} }

func (o *Origin) add(p Origin) {
	o.Own = o.Own || p.Own
	o.Params |= p.Params
}

// A Finder answers for one package. It is used within [cgobridge.Package.Ask].
type Finder struct {
	*cgobridge.Package
	order     *goorder.Finder
	target    func(*ast.CallExpr) ast.Node
	imported  func(*types.Func) *Helps
	calls     map[*ast.CallExpr]*cgobridge.Call
	functions map[ast.Node]*function       // by *ast.FuncDecl and *ast.FuncLit
	declared  map[*types.Func]*function    // those of declarations
	owners    map[*types.Var]parameter     // of parameters and receivers
	dropped   map[*ast.CallExpr]ast.Stmt   // calls that are statements, by the call
	errno     map[*ast.CallExpr]ast.Stmt   // calls of C whose value alone is assigned to _
	blank     map[*ast.CallExpr]bool       // calls all of whose values are assigned to _
	callers   map[*function][]callerOf     // calls of declared functions in the package
	around    map[*ast.CallExpr][]ast.Node // the nodes around calls of C and of declared functions, from the outside in
}

// A function is a declaration or a literal.
type function struct {
	node    ast.Node
	body    *ast.BlockStmt
	sig     *types.Signature
	named   []*types.Var // results with names; nil if they have none
	results []Origin
	asks    answer              // whether it asks for the error of an earlier launch
	fatal   map[*types.Var]bool // the program ends if the variable holds an error
}

type parameter struct {
	of  *function
	bit uint64
}

// A callerOf is a call of a function in the package.
type callerOf struct {
	call *ast.CallExpr
	in   *ast.FuncDecl // nil at package level
}

// New returns a finder for the package of order. Target resolves calls of function values and interface methods; nil if
// unknown. Imported returns the summary of a function of another package, nil if unknown.
func New(order *goorder.Finder, target func(*ast.CallExpr) ast.Node, imported func(*types.Func) *Helps) *Finder {
	f := &Finder{
		Package: order.Package, order: order, target: target, imported: imported,
		calls:     map[*ast.CallExpr]*cgobridge.Call{},
		functions: map[ast.Node]*function{},
		declared:  map[*types.Func]*function{},
		owners:    map[*types.Var]parameter{},
		dropped:   map[*ast.CallExpr]ast.Stmt{},
		errno:     map[*ast.CallExpr]ast.Stmt{},
		blank:     map[*ast.CallExpr]bool{},
		callers:   map[*function][]callerOf{},
		around:    map[*ast.CallExpr][]ast.Node{},
	}
	for _, call := range f.Calls {
		f.calls[call.Expr] = call
	}
	for _, file := range f.Files {
		for n := range ast.Preorder(file) {
			f.gather(n)
		}
	}
	for _, file := range f.Files {
		ast.PreorderStack(file, nil, func(n ast.Node, stack []ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				f.place(call, stack)
			}
			return true
		})
	}
	for changed := true; changed; {
		changed = false
		for _, fn := range f.functions {
			changed = f.improve(fn) || changed
		}
	}
	return f
}

// gather records functions and the calls whose results are discarded.
func (f *Finder) gather(n ast.Node) {
	switch n := n.(type) {
	case *ast.FuncDecl:
		if fn, ok := f.Info.Defs[n.Name].(*types.Func); ok && n.Body != nil {
			f.declared[fn] = f.function(n, n.Body, fn.Signature())
		}
	case *ast.FuncLit:
		if sig, ok := f.Info.TypeOf(n).(*types.Signature); ok {
			f.function(n, n.Body, sig)
		}
	case *ast.ExprStmt:
		if call, ok := ast.Unparen(n.X).(*ast.CallExpr); ok {
			f.dropped[call] = n
		}
	case *ast.DeferStmt:
		f.dropped[n.Call] = n
	case *ast.GoStmt:
		f.dropped[n.Call] = n
	case *ast.AssignStmt:
		if call, ok := ast.Unparen(n.Rhs[0]).(*ast.CallExpr); ok && len(n.Rhs) == 1 && !slices.ContainsFunc(n.Lhs, func(e ast.Expr) bool { return !isBlank(e) }) {
			f.blank[call] = true
		}
		if len(n.Lhs) == 2 && len(n.Rhs) == 1 && isBlank(n.Lhs[0]) && !isBlank(n.Lhs[1]) {
			if call, ok := ast.Unparen(n.Rhs[0]).(*ast.CallExpr); ok && f.calls[call] != nil {
				f.errno[call] = n
			}
		}
	}
}

func isBlank(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "_"
}

func (f *Finder) function(node ast.Node, body *ast.BlockStmt, sig *types.Signature) *function {
	fn := &function{node: node, body: body, sig: sig, results: make([]Origin, sig.Results().Len()), fatal: map[*types.Var]bool{}}
	if recv := sig.Recv(); recv != nil {
		f.owners[recv] = parameter{fn, 1}
	}
	for i := range min(sig.Params().Len(), 63) {
		f.owners[sig.Params().At(i)] = parameter{fn, 2 << i}
	}
	for v := range sig.Results().Variables() {
		if v.Name() != "" {
			fn.named = append(fn.named, v)
		}
	}
	for n := range ast.Preorder(body) {
		if stmt, ok := n.(*ast.IfStmt); ok && f.endsProgram(stmt.Body) {
			f.noteFatal(fn, stmt.Cond)
		}
	}
	f.functions[node] = fn
	return fn
}

// place records the position of a call.
func (f *Finder) place(call *ast.CallExpr, stack []ast.Node) {
	fn := f.callee(call)
	if f.calls[call] == nil && fn == nil {
		return
	}
	f.around[call] = slices.Clone(stack)
	if fn != nil {
		in, _ := outermost(stack).(*ast.FuncDecl)
		f.callers[fn] = append(f.callers[fn], callerOf{call, in})
	}
}

// outermost returns the first function of a stack of nodes, nil if there is none.
func outermost(stack []ast.Node) ast.Node {
	for _, n := range stack {
		switch n.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			return n
		}
	}
	return nil
}

// callee returns the function of the package that a call calls, nil if that is not known.
func (f *Finder) callee(call *ast.CallExpr) *function {
	if lit := f.Literal(call.Fun); lit != nil {
		return f.functions[lit]
	}
	if fn := f.called(call); fn != nil && f.declared[fn] != nil {
		return f.declared[fn]
	}
	return f.functions[f.target(call)]
}

// called returns the declared function that a call calls, in whatever package.
func (f *Finder) called(call *ast.CallExpr) *types.Func {
	var id *ast.Ident
	switch fun := uninstantiated(call.Fun).(type) {
	case *ast.Ident:
		id = fun
	case *ast.SelectorExpr:
		id = fun.Sel
	default:
		return nil
	}
	fn, ok := f.Info.Uses[id].(*types.Func)
	if !ok {
		return nil
	}
	return fn.Origin()
}

func uninstantiated(fun ast.Expr) ast.Expr {
	switch fun := ast.Unparen(fun).(type) {
	case *ast.IndexExpr:
		return uninstantiated(fun.X)
	case *ast.IndexListExpr:
		return uninstantiated(fun.X)
	default:
		return fun
	}
}

// improve looks at a function again, and reports whether more is known of it than before.
func (f *Finder) improve(fn *function) bool {
	w := f.newWalk(fn)
	w.results = slices.Clone(fn.results)
	w.statement(fn.body, Origin{})
	for i, v := range fn.named {
		if len(fn.named) == len(w.results) {
			w.results[i].add(w.variable(v))
		}
	}
	changed := !slices.Equal(w.results, fn.results)
	fn.results = w.results
	if a := f.bodyAsks(fn); a > fn.asks {
		fn.asks, changed = a, true
	}
	return changed
}

// Helpers returns the summaries of the functions that other packages can call.
func (f *Finder) Helpers() map[*types.Func]*Helps {
	helps := map[*types.Func]*Helps{}
	for obj, fn := range f.declared {
		h := &Helps{Results: map[int]Origin{}, Asks: fn.asks == yes}
		for i, o := range fn.results {
			if !o.isZero() {
				h.Results[i] = o
			}
		}
		if h.Asks || len(h.Results) > 0 {
			helps[obj] = h
		}
	}
	return helps
}

// A Discard is a call that returns an error which nothing reads.
type Discard struct {
	Call     *ast.CallExpr
	Stmt     ast.Stmt        // that the call is, or that assigns its values
	C        *cgobridge.Call // nil if a Go function is called
	Variable *types.Var      // that holds the error and is dead after the statement; nil if none does
}

// Discards returns those of the package, in the order of the text.
func (f *Finder) Discards() []Discard {
	var list []Discard
	for call, stmt := range f.dropped {
		if c := f.calls[call]; c != nil {
			if f.ReturnsStatus(c) {
				list = append(list, Discard{Call: call, Stmt: stmt, C: c})
			}
			continue
		}
		if _, ok := stmt.(*ast.DeferStmt); !ok && f.tellsOfError(call) {
			list = append(list, Discard{Call: call, Stmt: stmt})
		}
	}
	for call, stmt := range f.errno {
		if c := f.calls[call]; f.ReturnsStatus(c) {
			list = append(list, Discard{Call: call, Stmt: stmt, C: c})
		}
	}
	list = append(list, f.lost()...)
	slices.SortFunc(list, func(a, b Discard) int { return int(a.Call.Pos() - b.Call.Pos()) })
	return list
}

// tellsOfError reports whether one of a call's results is an error, or an error number, that
// originates in CUDA.
func (f *Finder) tellsOfError(call *ast.CallExpr) bool {
	sig, ok := f.Info.TypeOf(call.Fun).(*types.Signature)
	if !ok {
		return false
	}
	w := f.newWalk(f.functionAround(call))
	for i := range sig.Results().Len() {
		if t := sig.Results().At(i).Type(); (isError(t) || isNumber(t)) && !f.isUnknown(call) && w.call(call, i).Own {
			return true
		}
	}
	return false
}

// isUnknown reports whether the callee of a call is unknown.
func (f *Finder) isUnknown(call *ast.CallExpr) bool {
	if f.callee(call) != nil {
		return false
	}
	fn := f.called(call)
	return fn == nil || f.imported(fn) == nil
}

// functionAround returns the innermost function around a call that is a statement.
func (f *Finder) functionAround(call *ast.CallExpr) *function {
	var in *function
	for _, fn := range f.functions {
		if fn.body.Pos() <= call.Pos() && call.End() <= fn.body.End() && (in == nil || in.body.Pos() < fn.body.Pos()) {
			in = fn
		}
	}
	return in
}

var errorType = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

func isError(t types.Type) bool {
	if _, ok := t.Underlying().(*types.TypeParam); ok {
		return false
	}
	return types.Implements(t, errorType)
}

// isNumber reports whether values of a type may be statuses that are numbers.
func isNumber(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}
