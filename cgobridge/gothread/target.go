package gothread

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
)

// maxDepth is how many variables, parameters and results a function value is followed
// through.
const maxDepth = 8

// A target is a function that a function value may be: one of the package, or one of another.
type target struct {
	own     *function
	foreign *types.Func
}

// targets returns the functions that an expression may denote; for an interface method, the package's
// methods that implement it. None if nothing is known.
func (f *Finder) targets(e ast.Expr) []target {
	s := &search{f, f.NewWork()}
	targets := s.within(e, maxDepth)
	if s.work.IsSpent() {
		return nil
	}
	return targets
}

// A search collects the functions that an expression may denote.
type search struct {
	*Finder
	work *cgobridge.Work
}

func (f *search) within(e ast.Expr, depth int) []target {
	if depth == 0 || !f.work.Step() {
		return nil
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.FuncLit:
		return []target{{own: f.functions[x]}}
	case *ast.IndexExpr:
		return f.within(x.X, depth)
	case *ast.IndexListExpr:
		return f.within(x.X, depth)
	case *ast.Ident:
		return f.targetsOf(f.Info.ObjectOf(x), depth)
	case *ast.SelectorExpr:
		return f.targetsOf(f.Info.Uses[x.Sel], depth)
	case *ast.CallExpr:
		if f.Info.Types[x.Fun].IsType() && len(x.Args) == 1 {
			return f.within(x.Args[0], depth-1)
		}
		if fn := f.Callee(x); fn != nil && isOnce(fn) && len(x.Args) == 1 {
			return f.within(x.Args[0], depth-1)
		}
		return f.anyOf(f.Returned(x), depth-1)
	}
	return nil
}

// isOnce reports whether a function is sync.OnceFunc or one of its kind, which return a
// function that calls the one they are given.
func isOnce(fn *types.Func) bool {
	return fn.Pkg() != nil && fn.Pkg().Path() == "sync" && slices.Contains([]string{"OnceFunc", "OnceValue", "OnceValues"}, fn.Name())
}

func (f *search) anyOf(list []ast.Expr, depth int) []target {
	var targets []target
	for _, e := range list {
		for _, t := range f.within(e, depth) {
			if !slices.Contains(targets, t) {
				targets = append(targets, t)
			}
		}
	}
	return targets
}

func (f *search) targetsOf(object types.Object, depth int) []target {
	switch object := object.(type) {
	case *types.Func:
		fn := object.Origin()
		if decl := f.Declared(fn); decl != nil {
			return []target{{own: f.functions[decl]}}
		}
		if recv := fn.Signature().Recv(); recv != nil && types.IsInterface(recv.Type()) {
			return f.implementations(fn)
		}
		return []target{{foreign: fn}}
	case *types.Var:
		if fn, index := f.ParameterOf(object); fn != nil {
			var given []ast.Expr
			for _, site := range f.Callers(fn) {
				if index < len(site.Call.Args) && !site.Call.Ellipsis.IsValid() {
					given = append(given, site.Call.Args[index])
				}
			}
			return f.anyOf(given, depth-1)
		}
		values, _ := f.AssignedTo(object)
		return f.anyOf(values, depth-1)
	}
	return nil
}

// implementations returns the methods of the package that a call of an interface's method
// may call.
func (f *Finder) implementations(method *types.Func) []target {
	in, ok := method.Signature().Recv().Type().Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	var targets []target
	for _, m := range f.methods[method.Name()] {
		if implements(m.Signature().Recv().Type(), in) {
			targets = append(targets, target{own: f.functions[f.Declared(m)]})
		}
	}
	return targets
}

// implements reports whether the type of a method's receiver, or a pointer to it, implements
// an interface.
func implements(recv types.Type, in *types.Interface) bool {
	return types.Implements(recv, in) || types.Implements(types.NewPointer(recv), in)
}

// parameter returns the declared function that an expression names a parameter of, and which
// one it is.
func (f *Finder) parameter(e ast.Expr) (*types.Func, int) {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return nil, 0
	}
	v, ok := f.Info.ObjectOf(id).(*types.Var)
	if !ok {
		return nil, 0
	}
	return f.ParameterOf(v)
}

// A running says where a function that another function is given runs.
type running uint8

const (
	unknownRun  running = iota
	sameThread          // in the goroutine of the call, before the call returns
	otherThread         // in another goroutine
)

// runs returns where the functions run that a call gives to a function whose body is not
// seen. The standard library has no threads that goroutines are locked to.
func (f *Finder) runs(fn *types.Func) running {
	if fn == nil || fn.Pkg() == nil {
		return unknownRun
	}
	switch name := fn.Name(); fn.Pkg().Path() {
	case "golang.org/x/sync/errgroup":
		return otherThread
	case "sync":
		if name == "Go" {
			return otherThread
		}
	case "time", "context":
		return otherThread // AfterFunc
	case "runtime":
		return otherThread // SetFinalizer, AddCleanup
	case "testing":
		return otherThread // Run, RunParallel, Fuzz, Cleanup
	case "net/http", "os/signal", "net/rpc", "expvar":
		return otherThread
	}
	if cgobridge.IsStandard(fn.Pkg().Path()) {
		return sameThread
	}
	return unknownRun
}
