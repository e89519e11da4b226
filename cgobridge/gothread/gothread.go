// Package gothread knows on which threads the functions of a Go package call CUDA: where they
// lock their goroutine to its thread, where they choose a device or context, which is the
// thread's, and which calls depend on the one that was chosen.
//
// A function is walked once, mutually recursive ones until their summaries are stable, with the lock
// depth counted from its entry. The lock depth at entry is the one that all known calls have in
// common. An unknown callee, such as a function of another package or an unresolved function value,
// neither locks nor selects a device nor calls CUDA.
package gothread

import (
	"cmp"
	"go/ast"
	"go/types"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cgobridge/fixpoint"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// Helps is the summary of a function with respect to its caller's thread.
type Helps struct {
	Locks    int  // how many times more the thread is locked when the function returns; negative: less
	Sets     bool // a device that it has chosen is current then, for as long as the goroutine stays on its thread
	Held     int  // with Sets: how many of the function's own locks hold the goroutine there
	Binds    bool // it has chosen a device for itself: that which its caller has chosen is current no more
	Restores bool // the device is current again that was before its caller has chosen one
	Saves    bool // it returns the device that is current
	Uses     bool // its effect depends on the device that is current at the call
	Ends     bool // it frees memory or ends an object of a device, and does not lock the thread and choose the device before
}

// A Finder answers for the functions of one package. It is used within
// [cgobridge.Package.Ask].
type Finder struct {
	*goorder.Finder
	imported func(*types.Func) *Helps

	functions map[ast.Node]*function                 // by *ast.FuncDecl or *ast.FuncLit
	behaviors *fixpoint.Solver[*function, *behavior] // nil for one that does not settle
	order     []*function                            // in the order of the text
	methods   map[string][]*types.Func
	dynamic   []dynamicCall
	chooses   bool // some call chooses another device than the one that every thread begins with
	spawns    bool // goroutines are started
	binds     bool // see findBinder
}

// New returns a finder for the package whose calls order knows. Imported returns the summary of a function of another
// package, nil if unknown.
func New(order *goorder.Finder, imported func(*types.Func) *Helps) *Finder {
	f := &Finder{
		Finder: order, imported: imported,
		functions: map[ast.Node]*function{}, methods: map[string][]*types.Func{},
	}
	for _, file := range f.Files {
		for n := range ast.Preorder(file) {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if fn, ok := f.Info.Defs[n.Name].(*types.Func); ok && n.Body != nil {
					f.add(&function{node: n, object: fn})
					if n.Recv != nil {
						f.methods[fn.Name()] = append(f.methods[fn.Name()], fn)
					}
				}
			case *ast.FuncLit:
				f.add(&function{node: n})
			case *ast.CallExpr:
				f.chooses = f.chooses || f.choosesDevice(n)
			}
		}
	}
	f.behaviors = fixpoint.New(f.walk, (*behavior).same)
	for _, fn := range f.order {
		fn.behavior = f.behaviors.Solve(fn)
		if fn.behavior == nil {
			fn.behavior, fn.unsettled = f.walk(fn), true
			fn.uses, fn.handed = nil, nil
		}
	}
	for _, fn := range f.order {
		f.spawns = f.spawns || fn.spawns
		f.dynamic = append(f.dynamic, fn.dynamic...)
		for _, tell := range fn.tells {
			tell()
		}
	}
	f.findEntries()
	return f
}

func (f *Finder) add(fn *function) {
	f.functions[fn.node] = fn
	f.order = append(f.order, fn)
}

// choosesDevice reports whether a call chooses another device than the one that every thread
// begins with.
func (f *Finder) choosesDevice(call *ast.CallExpr) bool {
	if c := f.C(call); c != nil {
		s := f.ThreadState(c)
		return s.Sets && !s.Default
	}
	fn := f.Callee(call)
	if fn == nil || f.Declared(fn) != nil {
		return false
	}
	helps := f.imported(fn)
	return helps != nil && helps.Sets
}

// Helpers returns the summaries of the package's functions.
func (f *Finder) Helpers() map[*types.Func]*Helps {
	helpers := map[*types.Func]*Helps{}
	for _, fn := range f.order {
		helps := fn.helps()
		if helps.Sets && fn.setsOnce() { // the fault is this package's
			helps.Sets = false
		}
		if fn.object != nil && helps != (Helps{}) {
			helpers[fn.object] = &helps
		}
	}
	return helpers
}

// A Misplaced call is one that chooses a device or context for a thread on which the
// goroutine need not stay until the device is used.
type Misplaced struct {
	Call *ast.CallExpr
	Use  *ast.CallExpr // one of those that depend on it
	In   ast.Node      // the function
}

// Misplaced returns the calls that choose a device in a goroutine that is not locked to its
// thread until another call depends on that device, each with the first such call.
func (f *Finder) Misplaced() []Misplaced {
	found := map[*ast.CallExpr]Misplaced{}
	for _, fn := range f.order {
		for _, u := range fn.uses {
			old, known := found[u.set]
			if fn.entry+u.held <= 0 && (!known || u.by.Pos() < old.Use.Pos()) {
				found[u.set] = Misplaced{u.set, u.by, fn.node}
			}
		}
	}
	return slices.SortedFunc(maps.Values(found), func(a, b Misplaced) int { return cmp.Compare(a.Call.Pos(), b.Call.Pos()) })
}

// A Stray call depends on a device that was chosen for another thread: it runs in a goroutine
// that was started after that.
type Stray struct {
	Call *ast.CallExpr // the go statement's, if that starts a function with a name
	Set  *ast.CallExpr // chooses the device
}

// Strays returns the calls in goroutines that choose no device themselves, where the goroutine
// that started them is locked to the thread for which it has chosen one.
func (f *Finder) Strays() []Stray {
	found := map[*ast.CallExpr]Stray{}
	for _, fn := range f.order {
		for _, u := range fn.handed {
			old, known := found[u.by]
			if fn.entry+u.held > 0 && (!known || u.set.Pos() < old.Set.Pos()) {
				found[u.by] = Stray{u.by, u.set}
			}
		}
	}
	return slices.SortedFunc(maps.Values(found), func(a, b Stray) int { return cmp.Compare(a.Call.Pos(), b.Call.Pos()) })
}

// Finalizers returns the calls of runtime.SetFinalizer and runtime.AddCleanup, or of wrappers of
// these, whose function releases an object of a device on an arbitrary thread.
func (f *Finder) Finalizers() []*ast.CallExpr {
	var list []*ast.CallExpr
	var judge func(call *ast.CallExpr, fun ast.Expr, depth int)
	judge = func(call *ast.CallExpr, fun ast.Expr, depth int) {
		if fn, index := f.parameter(fun); fn != nil && depth > 0 {
			for _, site := range f.Callers(fn) {
				if index < len(site.Call.Args) {
					judge(site.Call, site.Call.Args[index], depth-1)
				}
			}
			return
		}
		if slices.ContainsFunc(f.targets(fun), func(t target) bool { return f.effectOf(t).ends }) {
			list = append(list, call)
		}
	}
	for _, file := range f.Files {
		for n := range ast.Preorder(file) {
			if call, ok := n.(*ast.CallExpr); ok && f.isFinalizer(call) {
				judge(call, call.Args[1], maxDepth)
			}
		}
	}
	return list
}

// isFinalizer reports whether a call has the runtime call a function when an object is gone.
func (f *Finder) isFinalizer(call *ast.CallExpr) bool {
	fn := f.Callee(call)
	return fn != nil && len(call.Args) > 1 && (isRuntime(fn, "SetFinalizer") || isRuntime(fn, "AddCleanup"))
}

func isRuntime(fn *types.Func, name string) bool {
	return fn.Pkg() != nil && fn.Pkg().Path() == "runtime" && fn.Name() == name && fn.Signature().Recv() == nil
}
