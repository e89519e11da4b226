// Package goorder knows in which order the functions of a Go package call CUDA: the calls of a
// function on its control flow, those that are deferred at its end, and which of them may
// wait for work that was enqueued before.
//
// What is not known, a function of another package, a function value, an interface's method,
// may wait.
package goorder

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/cfg"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/cudavet/cudavet/cgobridge"
)

// A Finder answers for the functions of one package.
type Finder struct {
	*cgobridge.Package

	calls    map[*ast.CallExpr]*cgobridge.Call
	declared map[*types.Func]*ast.FuncDecl
	callers  map[*types.Func][]Site
	graphs   map[ast.Node]*cfg.CFG
	may      map[question]bool
}

// A Site is a call in a function.
type Site struct {
	Call *ast.CallExpr
	In   ast.Node // the innermost *ast.FuncDecl or *ast.FuncLit around it
}

// A Trait is something that a C function, by its name, may do.
type Trait struct {
	Name string
	OfC  func(name string) bool
}

type question struct {
	function ast.Node
	trait    string
}

// New gathers the calls of a package.
func New(pkg *cgobridge.Package) *Finder {
	f := &Finder{
		Package: pkg, calls: map[*ast.CallExpr]*cgobridge.Call{}, declared: map[*types.Func]*ast.FuncDecl{},
		callers: map[*types.Func][]Site{}, graphs: map[ast.Node]*cfg.CFG{}, may: map[question]bool{},
	}
	for _, call := range pkg.Calls {
		f.calls[call.Expr] = call
	}
	for _, file := range pkg.Files {
		ast.PreorderStack(file, nil, func(n ast.Node, stack []ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if fn, ok := pkg.Info.Defs[n.Name].(*types.Func); ok && n.Body != nil {
					f.declared[fn] = n
				}
			case *ast.CallExpr:
				if fn := f.Callee(n); fn != nil {
					f.callers[fn] = append(f.callers[fn], Site{n, around(stack)})
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

// Waits is the trait of what may wait for work that was enqueued before, or tell when it is
// done.
func (f *Finder) Waits() Trait { return Trait{"waits", f.MayWait} }

// May reports whether a call may have a trait, itself or through what it calls.
func (f *Finder) May(trait Trait, call *ast.CallExpr) bool {
	fun := f.Info.Types[call.Fun]
	switch {
	case fun.IsType() || fun.IsBuiltin():
		return false
	case f.calls[call] != nil:
		return trait.OfC(f.calls[call].Name)
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && f.IsC(sel.X) {
		return false // of the cgo tool's own functions
	}
	if lit := f.Literal(call.Fun); lit != nil {
		return f.bodyMay(trait, lit, lit.Body)
	}
	fn := f.Callee(call)
	if fn == nil {
		return true
	}
	if decl := f.declared[fn]; decl != nil {
		return f.bodyMay(trait, decl, decl.Body)
	}
	recv := fn.Signature().Recv()
	switch {
	case fn.Pkg() == nil: // error's method
		return false
	case recv != nil && types.IsInterface(recv.Type()), !cgobridge.IsStandard(fn.Pkg().Path()):
		return true
	}
	for _, arg := range call.Args { // the library may call it
		if t := f.Info.TypeOf(arg); t != nil {
			if _, ok := t.Underlying().(*types.Signature); ok {
				return true
			}
		}
	}
	return fn.Pkg().Path() == "sync" && fn.Name() == "Wait"
}

// bodyMay answers for a function; of one that is being asked about it is not known. What
// stands in a function literal is taken to run.
func (f *Finder) bodyMay(trait Trait, function ast.Node, body *ast.BlockStmt) bool {
	q := question{function, trait.Name}
	if may, ok := f.may[q]; ok {
		return may
	}
	f.may[q] = true
	may := false
	ast.Inspect(body, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && f.May(trait, call) || isCommunication(n) {
			may = true
		}
		return !may
	})
	f.may[q] = may
	return may
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
