// Package gomemory computes points-to sets of Go functions: the memory that C and CUDA allocate for
// them, where they hold, pass, read, write and free it.
//
// A function is analyzed on its control flow graph; calls of Go and C functions are followed at the call, function
// values and interfaces by their contents. Fields and package variables are flow-insensitive: they hold any value
// that the package stores there. Values that are not followed are unknown.
//
// It also knows, of every expression, where the address comes from that the expression holds ([Finder.Resolve]): by the function
// itself, or for a call of it ([Finder.Within]).
package gomemory

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// A Finder answers for the functions of one package.
type Finder struct {
	*goorder.Finder
	*objects

	imported func(*types.Func) *Helps // summaries of functions in other packages
	made     cgobridge.Made           // kinds of memory that these return
	handlesC func(*types.Func) bool   // whether these have to do with memory that is not Go's

	graphs          map[ast.Node]*graph
	single          map[*ast.RangeStmt]bool              // loops over one element
	iterations      map[*ast.RangeStmt]*ast.CallExpr     // that loops over functions make of these
	asserted        map[*types.Var]ast.Expr              // by the variables of the clauses of type switches
	implementations map[*types.Func]*types.Func          // by the methods of interfaces: see onlyImplementation
	closed          map[*types.Var]bool                  // fields that the package alone gives values
	captured        map[*ast.FuncLit][]*types.Var        // variables of enclosing functions that a literal assigns to or takes the address of
	mentioned       map[*ast.FuncLit]map[*types.Var]bool // variables of functions around a literal that it names
	shared          map[*types.Var]bool                  // variables that literals name which do not declare them
	opaque          map[*types.Func]bool                 // may have unknown callers
	reachesC        map[*types.Func]bool                 // may come to C, or to a function elsewhere that makes or frees memory

	harmless map[*types.Func]bool

	parts         *parts
	values        map[ast.Expr]noted
	others        map[ast.Expr][]*object // that expressions hold for some calls of their functions, and that may not be Go's
	ends          []End
	registrations []Registration
	numbers       []ast.Expr
	contexts      []*Context
	within        *Context         // in which is asked
	asked         map[*object]bool // anywhere: see [state.asked]
	stored        map[slot][]value
	kinds         map[slot]cgobridge.MemoryKind
	accesses      []access
	frees         []free
	lateUses      []lateUse
	transfers     []transfer
	earlyReads    []earlyRead
	unordered     []unordered
	extents       map[*object]int64 // of slices made by Go code, in elements; -1 for those that are not known
	returned      map[*types.Func][]value
	outs          map[*types.Func]*Helps // with nothing but these
	targets       map[*ast.CallExpr][]ast.Node
	callbacks     map[*types.Func][]Callback
	concerned     map[*types.Func]bool // the answers of concerns
	ways          *goorder.Ways
	assigned      map[*ast.CallExpr][]ast.Expr  // the targets that the results of calls are assigned to
	leaks         map[*ast.CallExpr][]token.Pos // returns of functions that still own a resource acquired by the call
	ending        map[*ast.CallExpr]bool        // calls that release foreign resources, or wait
	making        map[*ast.CallExpr]bool        // they acquire resources for their callers
	released      map[*types.Func][]Source      // the possible releases of functions
	endsAll       map[*types.Func]bool          // they may end all there is on a device or in a context
	handed        map[*types.Func][]Handed
	handedArgs    []HandedArg
	takes         map[*types.Func][]int // parameters that functions hand to C
	finalizers    *finalizers
	ofFunctions   map[*types.Var]parameterOf // the parameters of declared functions
	standIns      map[handedKey]*ast.Ident
	endsOthers    map[*types.Func]bool // functions that release foreign resources, or wait
	work          int                  // steps made for the current function
	quiet         bool                 // nothing that is stored is recorded
	counts        bool                 // the package launches kernels or copies: integers count as well
	byName        bool                 // it finds kernels by their names: so do strings
	textOfArgs    map[ast.Expr]*ast.Ident
	passed        map[*ast.CallExpr][]Passed // see [Finder.Passed]; nil for those that are not known
}

// Helps is the summary of a function for callers in other packages.
type Helps struct {
	Results   map[int]cgobridge.MemoryKind // kinds of the C and device memory it returns, by the index of the result
	Accesses  []Source                     // memory of its parameters that it must access
	Frees     []Freeing                    // memory that it must free
	Uses      []Source                     // memory and handles that it must pass to C functions that use them
	Outs      []Out
	Callbacks []Callback
	Followed  bool     // there are no other effects on the caller's memory
	Hands     []Source // values that it passes to C, other than arguments
	Takes     []int    // parameters that it hands to C

	// Effects on resources.
	Releases []Source // memory that it may release
	Borrows  []int    // parameters that it neither keeps nor hands on
	EndsAll  bool     // it may end all there is on a device or in a context
	Ends     bool     // it releases foreign resources, or waits for the device
}

// A Freeing frees a parameter or memory reachable from it, as memory of a kind.
type Freeing struct {
	Of Source
	As headers.Memory
}

// OfGo reports whether the function neither passes its caller memory outside of Go nor releases any.
func (h *Helps) OfGo() bool {
	return h == nil || len(h.Hands) == 0 && len(h.Results)+len(h.Frees)+len(h.Releases) == 0 && !h.Ends && !h.EndsAll &&
		!slices.ContainsFunc(h.Outs, func(o Out) bool { return o.What.Made.IsForeign() || o.What.Owned })
}

// An Access is a read or write of device memory by Go code.
type Access struct {
	At      ast.Node // the expression, or the call of the helper that has it
	Pointer string   // as it is written
	In      string   // the helper; empty if the access is not in one
}

// An access may be of device memory, which depends on facts found elsewhere.
type access struct {
	at      ast.Node
	through value
	asked   []*object
	pointer string
	site    site
}

// A site says where something happens.
type site struct {
	call    *ast.CallExpr // of a helper; nil if it is in the function itself
	certain bool          // it happens whenever the helper runs
	always  bool          // it happens whenever the function runs
}

// OfGo returns the summaries of the exported functions of a package that does not use C.
func OfGo(order *goorder.Finder, imported func(*types.Func) *Helps) map[*types.Func]*Helps {
	f := newFinder(order, imported, func(*types.Func, int) cgobridge.MemoryKind { return cgobridge.UnknownMemory })
	if !f.IsAsked() {
		return nil
	}
	f.findCaptures()
	for _, file := range f.Files {
		for _, decl := range file.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok {
				declared, _ := f.Info.Defs[fn.Name].(*types.Func)
				f.alone(&part{decl: fn, fn: declared})
			}
		}
	}
	return f.outs
}

// New analyzes the package of order. Imported and made describe functions of other packages; they return nil and
// [cgobridge.UnknownMemory] for unknown ones. HandlesC reports whether such a function passes something to C, or allocates,
// uses or frees memory outside of Go.
func New(order *goorder.Finder, imported func(*types.Func) *Helps, made cgobridge.Made, handlesC func(*types.Func) bool) *Finder {
	f := newFinder(order, imported, made)
	f.handlesC, f.counts, f.byName = handlesC, counts(order.Package), findsByName(order.Package)
	f.findCaptures()
	f.parts = f.findParts()
	f.follow(f.parts)
	for _, p := range f.parts.all {
		if !p.relevant {
			f.alone(p)
		}
	}
	return f
}

func newFinder(order *goorder.Finder, imported func(*types.Func) *Helps, made cgobridge.Made) *Finder {
	return &Finder{
		Finder: order, objects: newObjects(), imported: imported, made: made,
		graphs: map[ast.Node]*graph{}, single: map[*ast.RangeStmt]bool{}, iterations: map[*ast.RangeStmt]*ast.CallExpr{}, asserted: map[*types.Var]ast.Expr{}, implementations: map[*types.Func]*types.Func{}, closed: map[*types.Var]bool{}, captured: map[*ast.FuncLit][]*types.Var{}, mentioned: map[*ast.FuncLit]map[*types.Var]bool{}, shared: map[*types.Var]bool{}, opaque: map[*types.Func]bool{}, reachesC: map[*types.Func]bool{},
		harmless: map[*types.Func]bool{}, values: map[ast.Expr]noted{}, asked: map[*object]bool{}, stored: map[slot][]value{}, kinds: map[slot]cgobridge.MemoryKind{}, returned: map[*types.Func][]value{}, outs: map[*types.Func]*Helps{}, targets: map[*ast.CallExpr][]ast.Node{}, callbacks: map[*types.Func][]Callback{}, concerned: map[*types.Func]bool{},
		ways: goorder.NewWays(order), assigned: map[*ast.CallExpr][]ast.Expr{}, leaks: map[*ast.CallExpr][]token.Pos{},
		ending: map[*ast.CallExpr]bool{}, making: map[*ast.CallExpr]bool{},
		released: map[*types.Func][]Source{}, endsAll: map[*types.Func]bool{}, endsOthers: map[*types.Func]bool{},
		handed: map[*types.Func][]Handed{}, standIns: map[handedKey]*ast.Ident{},
		takes: map[*types.Func][]int{}, finalizers: newFinalizers(),
	}
}

// findCaptures finds the functions that may have unknown callers, and the variables that literals assign to.
func (f *Finder) findCaptures() {
	called := map[*ast.Ident]bool{}
	for _, file := range f.Files {
		ast.PreorderStack(file, nil, func(n ast.Node, stack []ast.Node) bool {
			switch n := n.(type) {
			case *ast.StructType:
				f.fields(n, stack)
			case *ast.TypeSwitchStmt:
				f.assertions(n)
			case *ast.CallExpr:
				if id := cgobridge.CalleeIdent(n.Fun); id != nil {
					called[id] = true
				}
			case *ast.ValueSpec:
				var left []ast.Expr
				for _, name := range n.Names {
					left = append(left, name)
				}
				f.assigns(left, n.Values)
			case *ast.AssignStmt:
				f.assigns(n.Lhs, n.Rhs)
				for _, l := range n.Lhs {
					f.capture(l, stack)
				}
			case *ast.IncDecStmt:
				f.capture(n.X, stack)
			case *ast.RangeStmt:
				if n.Tok == token.ASSIGN {
					f.capture(n.Key, stack)
					f.capture(n.Value, stack)
				}
			case *ast.UnaryExpr:
				if n.Op == token.AND {
					f.capture(n.X, stack)
				}
			case *ast.Ident:
				if fn, ok := f.Info.Uses[n].(*types.Func); ok && !called[n] {
					f.opaque[fn.Origin()] = true
				}
				if v, ok := f.Info.Uses[n].(*types.Var); ok && !v.IsField() && v.Parent() != f.Types.Scope() {
					f.mention(v, stack)
				}
			}
			return true
		})
	}
}

// assertions notes of which expression the variables of a type switch's clauses are.
func (f *Finder) assertions(n *ast.TypeSwitchStmt) {
	assign, ok := n.Assign.(*ast.AssignStmt)
	if !ok {
		return
	}
	assert, ok := ast.Unparen(assign.Rhs[0]).(*ast.TypeAssertExpr)
	if !ok {
		return
	}
	for _, clause := range n.Body.List {
		if v, ok := f.Info.Implicits[clause].(*types.Var); ok {
			f.asserted[v] = assert.X
		}
	}
}

// fields notes the fields of a struct that no other package gives values: those without
// exported names, all where the type has none or the package is a program.
func (f *Finder) fields(st *ast.StructType, stack []ast.Node) {
	hidden := f.Types.Name() == "main"
	if len(stack) > 0 {
		if spec, ok := stack[len(stack)-1].(*ast.TypeSpec); ok {
			hidden = hidden || !spec.Name.IsExported()
		}
	}
	for _, field := range st.Fields.List {
		for _, name := range field.Names {
			if v, ok := f.Info.Defs[name].(*types.Var); ok && (hidden || !v.Exported()) {
				f.closed[v] = true
			}
		}
	}
}

// isOfC reports whether a call is of C, or of a function elsewhere that has to do with memory that is not Go's.
func (f *Finder) isOfC(call *ast.CallExpr) bool {
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && f.IsC(sel.X) {
		return true
	}
	fn := f.Callee(call)
	if fn == nil || fn.Pkg() == nil || fn.Pkg() == f.Types {
		return false
	}
	if f.handlesC(fn) {
		return true
	}
	for i := range fn.Signature().Results().Len() {
		if f.madeElsewhere(fn, i).IsForeign() {
			return true
		}
	}
	return false
}

// madeElsewhere returns the kind of memory that a function of another package returns.
func (f *Finder) madeElsewhere(fn *types.Func, result int) cgobridge.MemoryKind {
	if helps := f.imported(fn); helps != nil && helps.Results[result] != cgobridge.UnknownMemory {
		return helps.Results[result]
	}
	return f.made(fn, result)
}

func (f *Finder) capture(e ast.Expr, stack []ast.Node) {
	var v *types.Var
	for e != nil && v == nil {
		switch x := ast.Unparen(e).(type) {
		case *ast.Ident:
			if v, _ = f.Info.ObjectOf(x).(*types.Var); v == nil {
				return
			}
		case *ast.SelectorExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		default:
			return
		}
	}
	if v == nil {
		return
	}
	for _, n := range stack {
		if lit, ok := n.(*ast.FuncLit); ok && (v.Pos() < lit.Pos() || v.Pos() >= lit.End()) {
			f.captured[lit] = append(f.captured[lit], v)
		}
	}
}

// mention notes the literals that name a variable of a function around them.
func (f *Finder) mention(v *types.Var, stack []ast.Node) {
	for _, n := range stack {
		if lit, ok := n.(*ast.FuncLit); ok && (v.Pos() < lit.Pos() || v.Pos() >= lit.End()) {
			if f.mentioned[lit] == nil {
				f.mentioned[lit] = map[*types.Var]bool{}
			}
			f.mentioned[lit][v.Origin()] = true
			f.shared[v.Origin()] = true
		}
	}
}

// variables records the initial values of a declaration's package variables.
func (f *Finder) variables(decl ast.Decl) {
	fr := f.newFrame(nil, nil, nil)
	s := newState()
	if gen, ok := decl.(*ast.GenDecl); ok && gen.Tok == token.VAR {
		for _, spec := range gen.Specs {
			fr.statement(s, spec)
		}
	}
}

// function analyzes a declared function or a literal without its callers.
func (f *Finder) function(n ast.Node) {
	body := goorder.Body(n)
	if body == nil {
		return
	}
	f.work = 0
	fr := f.newFrame(n, nil, nil)
	if decl, ok := n.(*ast.FuncDecl); ok {
		fr.fn, _ = f.Info.Defs[decl.Name].(*types.Func)
	}
	fr.tells = true
	exit := fr.run(newState())
	if fr.fn == nil || exit == nil || fr.tooLong {
		return
	}
	for _, p := range fr.results {
		f.returned[fr.fn] = append(f.returned[fr.fn], fr.load(exit, p))
	}
	if fr.fn.Exported() && f.Types.Name() != "main" {
		list, all := fr.outs(exit)
		owned := slices.ContainsFunc(list, func(o Out) bool { return o.What.Owned })
		f.outs[fr.fn] = &Helps{
			Outs: list, Callbacks: f.callbacks[fr.fn], Followed: all,
			Releases: f.released[fr.fn], Borrows: fr.borrows(exit, all), EndsAll: f.endsAll[fr.fn], Ends: f.endsOthers[fr.fn] && !owned,
		}
	}
}

// Helpers returns the summaries of the package's functions.
func (f *Finder) Helpers() map[*types.Func]*Helps {
	helps := map[*types.Func]*Helps{}
	help := func(fn *types.Func) *Helps {
		if helps[fn] == nil {
			helps[fn] = &Helps{Results: map[int]cgobridge.MemoryKind{}}
		}
		return helps[fn]
	}
	for fn, list := range f.returned {
		for i, v := range list {
			if !isPointerLike(fn.Signature().Results().At(i).Type()) {
				continue
			}
			if kind, known := f.kindOf(v, nil); known && kind.IsForeign() {
				help(fn).Results[i] = kind
			}
		}
	}
	parameters := f.parameters()
	of := func(v value) (*Helps, Source) {
		variable, path := v.parameter()
		p := parameters[variable]
		if p.fn == nil {
			return nil, Source{}
		}
		return help(p.fn), Source{Index: p.index, Path: path}
	}
	for _, a := range f.accesses {
		if !a.site.always || len(a.asked) > 0 {
			continue
		}
		if h, source := of(a.through); h != nil {
			h.Accesses = union(h.Accesses, []Source{source})
		}
	}
	for _, x := range f.frees {
		if !x.site.always {
			continue
		}
		if h, source := of(x.what); h != nil {
			h.Frees = union(h.Frees, []Freeing{{source, x.wants}})
		}
	}
	for _, x := range f.lateUses {
		if !x.site.always || x.mark.call != nil {
			continue
		}
		if h, source := of(x.what); h != nil {
			h.Uses = union(h.Uses, []Source{source})
		}
	}
	for fn, outs := range f.outs {
		h := help(fn)
		outs.Results, outs.Accesses, outs.Frees, outs.Uses = h.Results, h.Accesses, h.Frees, h.Uses
		helps[fn] = outs
	}
	for fn, list := range f.handed {
		for _, h := range list {
			help(fn).Hands = append(help(fn).Hands, h.Of)
		}
	}
	for fn, list := range f.takes {
		help(fn).Takes = list
	}
	return helps
}

// parameter returns the variable that held the value when the function began, or that led to it, by a path; nil if there is none.
func (v value) parameter() (variable *types.Var, path string) {
	o := v.only()
	if o == nil || o.kind != pointeeObject {
		return nil, ""
	}
	base, path := o.of.object, o.of.path
	if base.kind == pointeeObject && base.of.path == "" && path != "" {
		base = base.of.object
	}
	return base.variable, path
}

// A parameterOf says whose parameter a variable is, and which: [Receiver] for that.
type parameterOf struct {
	fn    *types.Func
	index int
}

// parameters returns the parameters of the declared functions of the package.
func (f *Finder) parameters() map[*types.Var]parameterOf {
	if f.ofFunctions != nil {
		return f.ofFunctions
	}
	all := map[*types.Var]parameterOf{}
	f.ofFunctions = all
	for _, file := range f.Files {
		for _, decl := range file.Decls {
			d, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			fn, ok := f.Info.Defs[d.Name].(*types.Func)
			if !ok {
				continue
			}
			if recv := fn.Signature().Recv(); recv != nil {
				all[recv.Origin()] = parameterOf{fn, Receiver}
			}
			for i := range fn.Signature().Params().Len() {
				all[fn.Signature().Params().At(i).Origin()] = parameterOf{fn, i}
			}
		}
	}
	return all
}

// Accesses returns the reads and writes of device memory, each once.
func (f *Finder) Accesses() []Access {
	var list []Access
	eachOnce(f.accesses, func(a access) (ast.Node, site) { return a.at, a.site }, func(a access, at ast.Node, in string) bool {
		if slices.ContainsFunc(a.through.atoms, func(x atom) bool { return slices.Contains(a.asked, x.to.object) }) {
			return false
		}
		kind, known := f.kindOf(a.through, f.directly)
		if !known || kind != cgobridge.DeviceMemory {
			return false
		}
		list = append(list, Access{At: at, Pointer: a.pointer, In: in})
		return true
	})
	return list
}

// eachOnce calls report for events, those in functions themselves first, then those in helpers, at the helper's call; in is the helper.
// Where report returns true it is not called again for the place, nor in helpers for an event that was reported itself.
func eachOnce[E any](events []E, placeOf func(E) (ast.Node, site), report func(e E, at ast.Node, in string) bool) {
	own, told := map[ast.Node]bool{}, map[ast.Node]bool{}
	for _, helper := range []bool{false, true} {
		for _, e := range events {
			at, s := placeOf(e)
			switch {
			case helper != (s.call != nil) || own[at]:
			case !helper:
				own[at] = report(e, at, "")
			case s.certain && !told[s.call]:
				told[s.call] = report(e, s.call, types.ExprString(s.call.Fun))
			}
		}
	}
}
