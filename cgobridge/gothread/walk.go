package gothread

import (
	"go/ast"
	"go/types"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// A function is a declared function or a function literal.
type function struct {
	node   ast.Node
	object *types.Func // nil for a literal

	walked    bool
	end       *state        // behind the function; nil if it does not return
	exposed   *ast.CallExpr // the first call that depends on the device that is current at the beginning; nil if none does
	ends      bool          // see Helps
	delegates bool          // it hands such an end on to a thread of others, if only in some cases
	saves     bool          // it asks which device is current
	restores  bool          // it puts back a device that was current before, if only on some ways
	uses      []use         // of devices that it has chosen
	handed    []use         // by goroutines that it starts
	callers   []caller      // that are seen
	unseen    bool          // functions that are not seen may call it
	waiting   []types.Type  // it is handed on as a value of these types, and may be called wherever one is
	entry     int           // how deep its goroutine is locked at its beginning, at least
}

// A use is a call that depends on a device which another call has chosen.
type use struct {
	set, by *ast.CallExpr
	held    int // how deep the goroutine has been locked in between, at least, without the locks at the function's beginning
}

// A caller is a place that a function is called at.
type caller struct {
	in    *function // nil for what runs when the package is initialized
	depth int       // of its locks there
	fresh bool      // the function runs in another goroutine
}

// A dynamicCall is a call of a function value of which nothing is seen.
type dynamicCall struct {
	caller
	of types.Type
}

// A state is what is known at a point of a function. Where ways meet it says the best of
// them, as what is not certain is not reported.
type state struct {
	depth    int  // of the locks that are held, counted from the function's beginning
	bound    bool // the device that is current may be one that the function has chosen
	restored bool // it may be the one that was current before the caller chose one
	unused   bool // there may be a way here that has neither used nor chosen one
	used     bool // there may be a way here that has used one and has chosen none
	sets     map[*ast.CallExpr]hold
}

// A hold is how a device that a call has chosen has been held since.
type hold struct {
	at   int  // depth at the call
	held int  // the least depth since
	once bool // the call runs for the first caller alone, by a sync.Once
}

// maxLocks bounds the depth of locks that a loop takes.
const maxLocks = 4

func join(into, from state) (state, bool) {
	joined := state{
		max(into.depth, from.depth), into.bound || from.bound, into.restored || from.restored,
		into.unused || from.unused, into.used || from.used, into.sets,
	}
	changed := joined.depth != into.depth || joined.bound != into.bound || joined.restored != into.restored ||
		joined.unused != into.unused || joined.used != into.used
	cloned := false
	for call, h := range from.sets {
		old, known := joined.sets[call]
		best := h
		if known {
			best = hold{max(old.at, h.at), max(old.held, h.held), old.once || h.once}
		}
		if known && best == old {
			continue
		}
		if !cloned {
			joined.sets = map[*ast.CallExpr]hold{}
			maps.Copy(joined.sets, into.sets)
		}
		joined.sets[call], changed, cloned = best, true, true
	}
	return joined, changed
}

// locked returns the state behind n more locks.
func (s state) locked(n int) state {
	s.depth = max(min(s.depth+n, maxLocks), -maxLocks)
	if n < 0 {
		sets := make(map[*ast.CallExpr]hold, len(s.sets))
		for call, h := range s.sets {
			sets[call] = hold{h.at, min(h.held, s.depth), h.once}
		}
		s.sets = sets
	}
	return s
}

// An effect is what a call does in its function.
type effect struct {
	locks    int
	sets     bool
	held     int                    // with sets: beyond the locks of the function
	from     map[*ast.CallExpr]hold // with sets: the calls within the function that do it, as that sees them, if it is for them to be right and not for the call
	once     bool                   // with sets: see hold
	isOther  bool                   // with sets: not the device that every thread begins with
	restores bool                   // the device is current again that was before the last one was chosen
	uses     bool
	ends     bool
	saves    bool
}

// walk finds out what a function does. Of one that is being walked it is not known.
func (f *Finder) walk(fn *function) {
	if fn.walked {
		return
	}
	fn.walked = true
	goorder.Problem[state]{Join: join, Step: f.step}.Solve(f.Finder, fn.node, state{unused: true}, func(s state, step goorder.Step) { f.visit(fn, s, step) })
}

func (f *Finder) step(s state, step goorder.Step) state {
	if step.Call == nil || isGo(step) {
		return s
	}
	for _, e := range f.effects(step.Call) {
		s = f.apply(s, step.Call, e)
	}
	return s
}

// isGo reports whether a step is the call of a go statement.
func isGo(step goorder.Step) bool {
	g, ok := step.At.(*ast.GoStmt)
	return ok && g.Call == step.Call
}

func (f *Finder) apply(s state, call *ast.CallExpr, e effect) state {
	before := s.depth
	s = s.locked(e.locks)
	if e.uses {
		s.used, s.unused = s.used || s.unused, false
	}
	switch {
	case e.restores:
		return state{depth: s.depth, restored: !s.bound}
	case !e.sets:
		return s
	}
	s = state{depth: s.depth, bound: true}
	switch {
	case !e.isOther:
	case e.from != nil:
		s.sets = map[*ast.CallExpr]hold{}
		for inner, h := range e.from {
			s.sets[inner] = hold{before + h.at, before + h.held, h.once || e.once}
		}
	default:
		s.sets = map[*ast.CallExpr]hold{call: {before + e.held, before + e.held, e.once}}
	}
	return s
}

// visit notes what a step does in the state before it.
func (f *Finder) visit(fn *function, s state, step goorder.Step) {
	if step.IsEnd {
		if fn.end != nil {
			s, _ = join(*fn.end, s)
		}
		fn.end = &s
		return
	}
	if step.Call == nil {
		return
	}
	if isGo(step) {
		f.spawns = true
		for _, t := range f.targets(step.Call.Fun) {
			f.spawn(fn, s, step.Call, t)
		}
		return
	}
	f.visitCall(fn, s, step.Call)
}

func (f *Finder) visitCall(fn *function, s state, call *ast.CallExpr) {
	f.visitArguments(fn, s, call)
	fn.delegates = fn.delegates || f.handsEndsOn(call)
	targets := f.called(call)
	for _, t := range targets {
		if t.own != nil {
			t.own.callers = append(t.own.callers, caller{in: fn, depth: s.depth})
		}
	}
	if fun := f.Info.Types[call.Fun]; len(targets) == 0 && fun.IsValue() && f.Callee(call) == nil {
		f.dynamic = append(f.dynamic, dynamicCall{caller{in: fn, depth: s.depth}, fun.Type.Underlying()})
	}
	for _, e := range f.effects(call) {
		fn.saves = fn.saves || e.saves
		fn.restores = fn.restores || e.restores
		fn.ends = fn.ends || e.ends && (!s.bound || s.depth <= 0)
		if !e.uses {
			continue
		}
		if !s.bound && (fn.exposed == nil || call.Pos() < fn.exposed.Pos()) {
			fn.exposed = call
		}
		for set, h := range s.sets {
			if set != call {
				fn.uses = append(fn.uses, use{set, call, h.held})
			}
		}
	}
}

// visitArguments notes the functions that a call gives to another function: where they run,
// if that is known of it. Those that a function of the package is given are called where it
// calls its parameter.
func (f *Finder) visitArguments(fn *function, s state, call *ast.CallExpr) {
	fun := f.Info.Types[call.Fun]
	if fun.IsType() {
		return
	}
	callee := f.Callee(call)
	isOwn := callee != nil && f.Declared(callee) != nil
	runs := f.runs(callee)
	for i, arg := range call.Args {
		for _, t := range f.given(arg) {
			switch {
			case isOwn && !(callee.Signature().Variadic() && i >= callee.Signature().Params().Len()-1):
			case isOwn || fun.IsBuiltin():
				f.handOn(t, arg)
			case runs == otherThread:
				f.spawns = f.spawns || !f.isFinalizer(call)
				f.spawn(fn, s, call, t)
			case t.own == nil:
			case runs == sameThread:
				t.own.callers = append(t.own.callers, caller{in: fn, depth: s.depth})
			default:
				t.own.unseen = true
			}
		}
	}
}

// handsEndsOn reports whether a call hands a function on that ends an object of a device's,
// to be called elsewhere.
func (f *Finder) handsEndsOn(call *ast.CallExpr) bool {
	if f.runs(f.Callee(call)) == otherThread || slices.ContainsFunc(f.effects(call), func(e effect) bool { return e.ends }) {
		return false
	}
	for _, arg := range call.Args {
		if slices.ContainsFunc(f.given(arg), func(t target) bool { return f.effectOf(t).ends }) {
			return true
		}
	}
	return false
}

// handOn notes that a function may be called wherever a value of its type is.
func (f *Finder) handOn(t target, value ast.Expr) {
	if t.own != nil {
		t.own.waiting = append(t.own.waiting, f.Info.TypeOf(value).Underlying())
	}
}

// spawn notes that a function is started in a goroutine.
func (f *Finder) spawn(fn *function, s state, call *ast.CallExpr, t target) {
	if t.own != nil {
		t.own.callers = append(t.own.callers, caller{fresh: true})
	}
	if f.isFinalizer(call) {
		return
	}
	e := f.effectOf(t)
	fn.ends = fn.ends || e.ends
	if !e.uses {
		return
	}
	at, by := call, call
	if t.own != nil {
		by = t.own.exposed
		if t.own.object == nil {
			at = by
		}
	}
	for set, h := range s.sets {
		fn.uses = append(fn.uses, use{set, by, h.held})
		fn.handed = append(fn.handed, use{set, at, h.held})
	}
}

// given returns the functions that an argument stands for.
func (f *Finder) given(arg ast.Expr) []target {
	t := f.Info.TypeOf(arg)
	if t == nil {
		return nil
	}
	if _, ok := t.Underlying().(*types.Signature); !ok {
		return nil
	}
	return f.targets(arg)
}

// called returns the functions that a call may call; none for calls of C.
func (f *Finder) called(call *ast.CallExpr) []target {
	fun := f.Info.Types[call.Fun]
	if fun.IsType() || fun.IsBuiltin() || f.C(call) != nil {
		return nil
	}
	return f.targets(call.Fun)
}

// effects returns what a call does, in order: the functions that it hands to one which is not
// seen and runs them at once, then what it calls itself.
func (f *Finder) effects(call *ast.CallExpr) []effect {
	if c := f.C(call); c != nil {
		s := f.ThreadState(c)
		return []effect{{
			sets: s.Sets, isOther: !s.Default || f.chooses, uses: s.Uses, ends: s.Ends, saves: s.Saves > 0,
			restores: s.Restores || s.Sets && f.givesBack(call),
		}}
	}
	var list []effect
	if callee := f.Callee(call); callee != nil && f.Declared(callee) == nil && f.runs(callee) == sameThread {
		for _, arg := range call.Args {
			for _, t := range f.given(arg) {
				e := f.effectOf(t)
				e.once = callee.Pkg().Path() == "sync"
				list = append(list, e)
			}
		}
	}
	targets := f.called(call)
	if len(targets) == 0 {
		return list
	}
	e := f.effectOf(targets[0])
	isInterface := f.isInterfaceMethod(call)
	for _, t := range targets[1:] {
		other := f.effectOf(t)
		e.locks, e.held = max(e.locks, other.locks), max(e.held, other.held)
		e.sets, e.restores, e.from = e.sets && other.sets, e.restores && other.restores, nil
		if isInterface {
			e.uses, e.ends = e.uses && other.uses, e.ends && other.ends
		} else {
			e.uses, e.ends = e.uses || other.uses, e.ends || other.ends
		}
	}
	e.restores = e.restores || e.sets && f.givesBack(call)
	return append(list, e)
}

func (f *Finder) isInterfaceMethod(call *ast.CallExpr) bool {
	fn := f.Callee(call)
	return fn != nil && fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type())
}

// effectOf returns what a call of a function does.
func (f *Finder) effectOf(t target) effect {
	if t.own == nil {
		switch {
		case isRuntime(t.foreign, "LockOSThread"):
			return effect{locks: 1}
		case isRuntime(t.foreign, "UnlockOSThread"):
			return effect{locks: -1}
		}
		helps := f.imported(t.foreign)
		if helps == nil {
			return effect{}
		}
		return helps.effect()
	}
	f.walk(t.own)
	helps := t.own.helps()
	e := helps.effect()
	if helps.Sets && (t.own.object == nil || t.own.setsOnce()) {
		e.from = t.own.end.sets
	}
	return e
}

func (h *Helps) effect() effect {
	return effect{
		locks: h.Locks, sets: h.Sets || h.Binds, isOther: h.Sets, held: h.Held, restores: h.Restores,
		uses: h.Uses, ends: h.Ends, saves: h.Saves,
	}
}

// helps returns what a function does to its callers.
func (fn *function) helps() Helps {
	h := Helps{Uses: fn.exposed != nil, Ends: fn.ends && !fn.delegates}
	if fn.end == nil {
		return h
	}
	h.Locks, h.Restores = fn.end.depth, fn.end.restored
	for call, hold := range fn.end.sets {
		isReleased := hold.held < hold.at // the locks that it was chosen under are gone: it was for the function itself
		if !isReleased && !fn.restores && !fn.end.used && !fn.usesUnheld(call) {
			h.Sets, h.Held = true, max(h.Held, hold.held)
		}
	}
	h.Binds = !h.Sets && fn.end.bound && (len(fn.end.sets) == 0 || fn.hasOwnUse())
	h.Saves = fn.saves && fn.object != nil && fn.object.Signature().Results().Len() > 0
	return h
}

// usesUnheld reports whether a function itself uses a device that a call in it has chosen
// without holding its goroutine on the thread.
func (fn *function) usesUnheld(set *ast.CallExpr) bool {
	return slices.ContainsFunc(fn.uses, func(u use) bool { return u.set == set && u.held <= 0 })
}

func (fn *function) hasOwnUse() bool {
	for set := range fn.end.sets {
		if fn.usesUnheld(set) {
			return true
		}
	}
	return false
}

// setsOnce reports whether a function chooses a device for the first of its callers alone:
// whatever the others do, they find another one on their threads.
func (fn *function) setsOnce() bool {
	for _, h := range fn.end.sets {
		if !h.once {
			return false
		}
	}
	return len(fn.end.sets) > 0
}

// givesBack reports whether a call sets what was current before: a variable that the current
// device or context was stored in, or nil.
func (f *Finder) givesBack(call *ast.CallExpr) bool {
	for _, arg := range call.Args {
		arg = ast.Unparen(arg)
		for {
			conversion, ok := arg.(*ast.CallExpr)
			if !ok || len(conversion.Args) != 1 || !f.Info.Types[conversion.Fun].IsType() {
				break
			}
			arg = ast.Unparen(conversion.Args[0])
		}
		if f.Info.Types[arg].IsNil() {
			return true
		}
		if id, ok := arg.(*ast.Ident); ok {
			if v, ok := f.Info.ObjectOf(id).(*types.Var); ok && f.isSaved(v) {
				return true
			}
		}
	}
	return false
}

// isSaved reports whether a variable is given the device or context that is current.
func (f *Finder) isSaved(v *types.Var) bool {
	for _, call := range f.Calls {
		if i := f.ThreadState(call).Saves - 1; i >= 0 && i < len(call.Expr.Args) {
			if address, ok := ast.Unparen(call.Expr.Args[i]).(*ast.UnaryExpr); ok {
				if id, ok := ast.Unparen(address.X).(*ast.Ident); ok && f.Info.ObjectOf(id) == v {
					return true
				}
			}
		}
	}
	values, _ := f.AssignedTo(v)
	for _, r := range f.Results(v) {
		values = append(values, r.Call)
	}
	return slices.ContainsFunc(values, func(e ast.Expr) bool {
		call, ok := ast.Unparen(e).(*ast.CallExpr)
		return ok && slices.ContainsFunc(f.called(call), func(t target) bool { return f.effectOf(t).saves })
	})
}
