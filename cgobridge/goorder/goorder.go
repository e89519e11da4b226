// Package goorder knows in which order the functions of a Go package call CUDA: the calls of a
// function on its control flow, those that are deferred at its end, and the traits of each,
// as that it may wait for work that was enqueued before.
//
// Functions of other packages are described by their facts. An unknown callee (a function value, an
// interface method, a function without a fact) may do anything. Functions of the standard library call
// their function arguments and have no trait of their own.
package goorder

import (
	"go/ast"
	"go/token"
	"go/types"
	"iter"
	"maps"

	"golang.org/x/tools/go/cfg"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/fixpoint"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// A Finder answers for the functions of one package.
type Finder struct {
	*cgobridge.Package

	imported  func(*types.Func) (Helps, bool)
	calls     map[*ast.CallExpr]*cgobridge.Call
	declared  map[*types.Func]*ast.FuncDecl
	callers   map[*types.Func][]Site
	graphs    map[ast.Node]*cfg.CFG
	functions []ast.Node          // in source order, each *ast.FuncDecl and *ast.FuncLit
	steps     map[ast.Node][]step // of functions
	traits    map[ast.Node]Traits // of functions; computed on demand
	ofC       map[string]Traits   // of C functions
	blocks    map[ast.Node]bool   // functions with a statement that may keep control for ever
	returns   *fixpoint.Solver[ast.Node, bool]
}

// A step is an action of a function at one place of its body.
type step struct {
	call *ast.CallExpr    // nil for communication between goroutines and for function literals
	lit  *ast.FuncLit     // that may be called somewhere
	most cgobridge.Extent // upper bound of the extent of the callee's traits that apply here
}

// A Site is a call in a function.
type Site struct {
	Call *ast.CallExpr
	In   ast.Node // the innermost *ast.FuncDecl or *ast.FuncLit around it
}

// New gathers the calls of a package. imported returns the summary of a function of another package,
// if known; it may be nil.
func New(pkg *cgobridge.Package, imported func(*types.Func) (Helps, bool)) *Finder {
	if imported == nil {
		imported = func(*types.Func) (Helps, bool) { return Helps{}, false }
	}
	f := &Finder{
		Package: pkg, imported: imported,
		calls:    map[*ast.CallExpr]*cgobridge.Call{},
		declared: map[*types.Func]*ast.FuncDecl{},
		callers:  map[*types.Func][]Site{},
		graphs:   map[ast.Node]*cfg.CFG{},
		steps:    map[ast.Node][]step{},
		ofC:      map[string]Traits{},
		blocks:   map[ast.Node]bool{},
	}
	f.returns = fixpoint.New(f.findReturns, func(a, b bool) bool { return a == b })
	for _, call := range pkg.Calls {
		f.calls[call.Expr] = call
	}
	for _, file := range pkg.Files {
		ast.PreorderStack(file, nil, func(n ast.Node, stack []ast.Node) bool {
			in := around(stack)
			if isBlocking(n) {
				f.blocks[in] = true
			}
			switch n := n.(type) {
			case *ast.FuncDecl:
				if n.Body == nil {
					return false
				}
				f.functions = append(f.functions, n)
				if fn, ok := pkg.Info.Defs[n.Name].(*types.Func); ok {
					f.declared[fn] = n
				}
			case *ast.FuncLit:
				f.functions = append(f.functions, n)
				f.steps[in] = append(f.steps[in], step{lit: n, most: cgobridge.Unknown})
			case *ast.CallExpr:
				s := step{call: n, most: cgobridge.Sometimes}
				if _, other := stack[len(stack)-1].(*ast.GoStmt); other {
					s.most = cgobridge.Unknown
				}
				f.steps[in] = append(f.steps[in], s)
				if fn := f.Callee(n); fn != nil {
					f.callers[fn] = append(f.callers[fn], Site{n, in})
				}
			default:
				if isCommunication(n) {
					f.steps[in] = append(f.steps[in], step{most: cgobridge.Unknown})
				}
			}
			return true
		})
	}
	return f
}

func around(stack []ast.Node) ast.Node {
	for i := len(stack) - 1; i >= 0; i-- {
		switch stack[i].(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			return stack[i]
		}
	}
	return nil
}

// C returns the call of a C function that an expression is, or nil.
func (f *Finder) C(call *ast.CallExpr) *cgobridge.Call { return f.calls[call] }

// Callers returns the calls in the package of one of its functions.
func (f *Finder) Callers(fn *types.Func) []Site { return f.callers[fn] }

// Declared returns the declaration of a function of the package, or nil.
func (f *Finder) Declared(fn *types.Func) *ast.FuncDecl { return f.declared[fn] }

// Callee returns the declared function or method that a call calls, in whatever package; nil
// if that is not known.
func (f *Finder) Callee(call *ast.CallExpr) *types.Func {
	fn, ok := typeutil.Callee(f.Info, call).(*types.Func)
	if !ok {
		return nil
	}
	return fn.Origin()
}

// AllCalls yields the calls of the package's functions that are made there, each with the innermost function or literal around it.
func (f *Finder) AllCalls() iter.Seq2[ast.Node, *ast.CallExpr] {
	return func(yield func(ast.Node, *ast.CallExpr) bool) {
		for _, function := range f.functions {
			for _, s := range f.steps[function] {
				if s.call != nil && s.most > cgobridge.Unknown && !yield(function, s.call) {
					return
				}
			}
		}
	}
}

// May reports whether a call may have a trait, directly or through its callees.
func (f *Finder) May(trait Trait, call *ast.CallExpr) bool {
	return f.Extent(trait, call) != cgobridge.Never
}

// Extent returns on which paths through its callees a call has a trait.
func (f *Finder) Extent(trait Trait, call *ast.CallExpr) cgobridge.Extent {
	f.solve()
	return f.of(call)[trait]
}

// Helps is the summary of a Go function for its callers.
type Helps struct {
	Traits   Traits
	InFlight []cgobridge.Flight // parameters, by index, whose memory may be in use when it has returned
	NoReturn bool               // control never comes back from it
}

// IsZero reports whether the summary is empty.
func (h Helps) IsZero() bool { return h.HasNoTraits() && !h.NoReturn }

// HasNoTraits reports whether the function does nothing to CUDA.
func (h Helps) HasNoTraits() bool { return h.Traits == Traits{} && len(h.InFlight) == 0 }

// Helpers returns the non-empty summaries of the functions that other packages can call, and whether
// the set is complete. If no function is known to have a trait and some may have any, only functions
// that do not return are worth exporting.
func (f *Finder) Helpers() (helps map[*types.Func]Helps, all bool) {
	f.solve()
	flights := f.flights()
	none, known := true, len(flights) > 0
	helps = map[*types.Func]Helps{}
	for fn, decl := range f.declared {
		h := Helps{f.traits[decl], flights[fn], !f.returns.Solve(decl)}
		none = none && h.HasNoTraits()
		known = known || h.Traits.isKnown()
		if fn.Exported() && !h.IsZero() {
			helps[fn] = h
		}
	}
	if none || known {
		return helps, true
	}
	maps.DeleteFunc(helps, func(_ *types.Func, h Helps) bool { return !h.NoReturn })
	for fn := range helps {
		helps[fn] = Helps{NoReturn: true}
	}
	return helps, false
}

// IsIdle reports whether a function of the package is known to do nothing to CUDA.
func (f *Finder) IsIdle(fn *types.Func) bool {
	f.solve()
	decl := f.declared[fn]
	return decl != nil && f.traits[decl] == Traits{}
}

// solve finds the traits of all functions of the package: the least that fit together, so that
// a recursion has those of the rest of its functions.
func (f *Finder) solve() {
	if f.traits != nil {
		return
	}
	f.traits = map[ast.Node]Traits{}
	for changed := true; changed; {
		changed = false
		for _, function := range f.functions {
			if t := f.ofFunction(function); t != f.traits[function] {
				f.traits[function], changed = t, true
			}
		}
	}
}

// of returns the traits of a call, from the summaries computed so far.
func (f *Finder) of(call *ast.CallExpr) Traits {
	fun := f.Info.Types[call.Fun]
	switch {
	case fun.IsType() || fun.IsBuiltin():
		return Traits{}
	case f.calls[call] != nil:
		return f.ofCCall(f.calls[call])
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && f.IsC(sel.X) {
		return Traits{} // of the cgo tool's own functions
	}
	if lit := f.Literal(call.Fun); lit != nil {
		return f.traits[lit]
	}
	fn := f.Callee(call)
	if fn == nil {
		return anything
	}
	if decl := f.declared[fn]; decl != nil {
		return f.traits[decl]
	}
	recv := fn.Signature().Recv()
	switch {
	case fn.Pkg() == nil: // error's method
		return Traits{}
	case recv != nil && types.IsInterface(recv.Type()):
		return anything
	case !cgobridge.IsStandard(fn.Pkg().Path()):
		if helps, ok := f.imported(fn); ok {
			return helps.Traits.join(f.ofArguments(call))
		}
		return anything
	case fn.Pkg().Path() == "sync" && fn.Name() == "Wait":
		return communicates
	}
	return f.ofArguments(call)
}

// ofArguments returns the traits of function arguments that the callee may call.
func (f *Finder) ofArguments(call *ast.CallExpr) Traits {
	for _, arg := range call.Args {
		if t := f.Info.TypeOf(arg); t != nil {
			if _, ok := t.Underlying().(*types.Signature); ok {
				return anything
			}
		}
	}
	return Traits{}
}

// ofCCall returns the traits of a call of a C function. Whether one of CUDA's begins a capture that forbids to allocate memory,
// its argument says.
func (f *Finder) ofCCall(call *cgobridge.Call) Traits {
	t := f.ofCFunction(call.Name)
	if api, ok := headers.Lookup(call.Name); ok && api.Operation == headers.Capture {
		t[Captures] = cgobridge.Unknown
		if len(call.Expr.Args) > 1 {
			if mode, ok := f.Constant(call.Expr.Args[1]); ok && !headers.IsRelaxedCapture(mode) {
				t[Captures] = cgobridge.Always
			}
		}
	}
	return t
}

func (f *Finder) ofCFunction(name string) Traits {
	t, ok := f.ofC[name]
	if !ok {
		for i, trait := range traits {
			t[i] = trait.ofC(f.Package, name)
		}
		f.ofC[name] = t
	}
	return t
}

// ofFunction returns the traits of a function, from the summaries computed so far.
func (f *Finder) ofFunction(function ast.Node) Traits {
	var t, always Traits
	for _, s := range f.steps[function] {
		does := communicates
		switch {
		case s.call != nil:
			does = f.of(s.call)
			always = always.join(does)
		case s.lit != nil:
			does = f.traits[s.lit]
		}
		t = t.join(does.atMost(s.most))
	}
	for i := range t {
		if always[i] == cgobridge.Always && f.isAlways(Trait(i), function) {
			t[i] = cgobridge.Always
		}
	}
	return t
}

// isCommunication reports whether a node hands something to another goroutine or waits for one.
func isCommunication(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.SendStmt, *ast.SelectStmt:
		return true
	case *ast.UnaryExpr:
		return n.Op == token.ARROW
	}
	return false
}
