// Package goresource knows which memory and handles of CUDA's the finalizers and cleanups of Go
// objects release, and which calls of C nothing keeps the objects alive for.
//
// A variable is followed through the statements that name it. What is not known, a function
// value, an interface's method, a function of another package without a fact, is taken to
// keep what it is given.
package goresource

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge/fixpoint"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// A Finder answers for the functions of one package.
type Finder struct {
	*goorder.Finder
	Ways *goorder.Ways

	imported  func(*types.Func) *Helps
	memory    func(*types.Func) *gomemory.Helps
	elements  map[*types.Var]ast.Expr // variables of range statements, by what is ranged over
	functions []ast.Node              // *ast.FuncDecl and *ast.FuncLit with a body
	around    map[ast.Node][]ast.Node // the nodes around a function literal, from the file on

	kept         *fixpoint.Solver[owned, bool]
	effects      *fixpoint.Solver[ast.Node, []effect]
	queues       *fixpoint.Solver[ast.Node, []effect]
	constructors *fixpoint.Solver[resultOf, bool]

	finalized map[*types.TypeName][][]*types.Var
}

// Helps is what a function of another package does for its callers: parameters by their
// index behind the receiver, which is 0 where there is one, and those that follow from 1.
type Helps struct {
	Hands map[int]bool // parameters that C gets
}

// New returns a finder for a package, of whose calls order knows. Imported says what a
// function of another package does, nil if nothing is known of it; so does memory.
func New(order *goorder.Finder, imported func(*types.Func) *Helps, memory func(*types.Func) *gomemory.Helps) *Finder {
	f := &Finder{
		Finder:   order,
		imported: imported,
		memory:   memory,
		elements: map[*types.Var]ast.Expr{},
		around:   map[ast.Node][]ast.Node{},
	}
	same := func(a, b bool) bool { return a == b }
	f.kept, f.constructors = fixpoint.New(f.findKept, same), fixpoint.New(f.findConstructs, same)
	grown := func(a, b []effect) bool { return len(a) == len(b) } // they only grow
	f.effects, f.queues = fixpoint.New(f.findEffects, grown), fixpoint.New(f.findQueues, grown)
	f.Ways = goorder.NewWays(f.Finder)
	for _, file := range order.Files {
		ast.PreorderStack(file, nil, func(n ast.Node, stack []ast.Node) bool {
			if _, ok := n.(*ast.FuncLit); ok {
				f.around[n] = slices.Clone(stack)
			}
			f.gather(n)
			return true
		})
	}
	return f
}

func (f *Finder) gather(n ast.Node) {
	switch n := n.(type) {
	case *ast.FuncDecl:
		if n.Body != nil {
			f.functions = append(f.functions, n)
		}
	case *ast.FuncLit:
		f.functions = append(f.functions, n)
	case *ast.RangeStmt:
		for _, e := range []ast.Expr{n.Key, n.Value} {
			if v := f.variable(e); v != nil {
				f.elements[v] = n.X
			}
		}
	}
}

// variable returns the variable that an identifier names, or nil.
func (f *Finder) variable(e ast.Expr) *types.Var {
	if e == nil {
		return nil
	}
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return nil
	}
	v, _ := f.Info.ObjectOf(id).(*types.Var)
	return v
}

// Functions returns the functions of the package, declared ones and literals.
func (f *Finder) Functions() []ast.Node { return f.functions }

// Helpers returns what the functions of the package do that other packages can call.
func (f *Finder) Helpers() map[*types.Func]*Helps {
	helpers := map[*types.Func]*Helps{}
	for _, node := range f.functions {
		decl, ok := node.(*ast.FuncDecl)
		if !ok {
			continue
		}
		fn, ok := f.Info.Defs[decl.Name].(*types.Func)
		if !ok {
			continue
		}
		h := &Helps{Hands: map[int]bool{}}
		for i, v := range parameters(fn.Signature()) {
			is := func(e effect) bool { return e.kind == handed && e.source.Root == v && len(e.source.Path) == 0 }
			if v != nil && slices.ContainsFunc(f.effectsOf(decl), is) {
				h.Hands[i] = true
			}
		}
		if len(h.Hands) > 0 {
			helpers[fn] = h
		}
	}
	return helpers
}

// parameters returns a function's receiver, nil where it has none, and its parameters.
func parameters(sig *types.Signature) []*types.Var {
	list := []*types.Var{sig.Recv()}
	for v := range sig.Params().Variables() {
		list = append(list, v)
	}
	return list
}

// parameter returns the index of a call's i-th argument among the parameters: those behind
// the last one are variadic.
func parameter(sig *types.Signature, i int) int { return min(i, sig.Params().Len()-1) + 1 }

// signatureOf returns the signature of a function of the package.
func (f *Finder) signatureOf(function ast.Node) *types.Signature {
	switch function := function.(type) {
	case *ast.FuncDecl:
		if fn, ok := f.Info.Defs[function.Name].(*types.Func); ok {
			return fn.Signature()
		}
	case *ast.FuncLit:
		sig, _ := f.Info.TypeOf(function).(*types.Signature)
		return sig
	}
	return nil
}

// A target is the function of the package that a call calls or an expression stands for.
type target struct {
	function ast.Node
	receiver ast.Expr // of a method that is called, or bound in a method value; nil if there is none
}

// target returns the function of the package that an expression stands for, and whether it is
// known: a literal, a declared function, a method of a known object, a variable that is given
// one of these once, what a function of the package returns. Variables and functions that lead
// back to themselves are not known.
func (f *Finder) target(fun ast.Expr) (target, bool) {
	for seen := map[ast.Expr]bool{}; fun != nil && !seen[fun]; {
		seen[fun] = true
		fun = ast.Unparen(fun)
		switch x := fun.(type) {
		case *ast.FuncLit:
			return target{function: x}, true
		case *ast.Ident:
			if fn, ok := f.Info.Uses[x].(*types.Func); ok {
				decl := f.Declared(fn.Origin())
				return target{function: decl}, decl != nil
			}
		case *ast.SelectorExpr:
			if fn, ok := f.Info.Uses[x.Sel].(*types.Func); ok {
				decl := f.Declared(fn.Origin())
				t := target{function: decl}
				if selection := f.Info.Selections[x]; selection != nil && selection.Kind() == types.MethodVal {
					t.receiver = x.X
				}
				return t, decl != nil
			}
		}
		fun = f.standsFor(fun)
	}
	return target{}, false
}

// standsFor returns the expression that another one stands for: the generic function of an
// instance, the only value of a variable, the only result of a function; nil if there is none.
func (f *Finder) standsFor(fun ast.Expr) ast.Expr {
	var values []ast.Expr
	switch x := fun.(type) {
	case *ast.IndexExpr:
		if f.Info.Types[x.Index].IsType() {
			return x.X
		}
	case *ast.IndexListExpr:
		return x.X
	case *ast.Ident, *ast.SelectorExpr:
		if v := f.VariableOf(x); v != nil && !f.IsParameter(v) {
			if all, known := f.AssignedTo(v); known {
				values = all
			}
		}
	case *ast.CallExpr:
		values = f.Returned(x)
	}
	if len(values) != 1 {
		return nil
	}
	return values[0]
}

// argument returns what a call gives for a parameter of its target, counted as those of
// [Helps]; nil if that is not known.
func (t target) argument(sig *types.Signature, call *ast.CallExpr, index int) ast.Expr {
	if index == 0 {
		return t.receiver
	}
	if t.receiver == nil && sig.Recv() != nil { // a method expression, whose first argument is the receiver
		return nil
	}
	if sig.Variadic() && index == sig.Params().Len() || index > len(call.Args) {
		return nil
	}
	return call.Args[index-1]
}
