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

	*behavior
	unsettled bool         // it is not known: functions that call each other do not settle
	callers   []caller     // that are seen
	unseen    bool         // functions that are not seen may call it
	waiting   []types.Type // it is handed on as a value of these types, and may be called wherever one is
	entry     int          // how deep its goroutine is locked at its beginning, at least
}

// A behavior is the behavior of a function.
type behavior struct {
	of        *function
	end       *state        // at the exit of the function; nil if it does not return
	exposed   *ast.CallExpr // the first call that depends on the device that is current at the beginning; nil if none does
	ends      bool          // see Helps
	delegates bool          // it hands such an end on to a thread of others, if only in some cases
	saves     bool          // it asks which device is current
	restores  bool          // it puts back a device that was current before, if only on some ways
	spawns    bool          // it starts goroutines
	uses      []use         // of devices that it has chosen
	handed    []use         // by goroutines that it starts
	dynamic   []dynamicCall
	tells     []func() // deferred records about callees and about functions passed on
}

// same reports whether two behaviors of a function are the same to its callers.
func (c *behavior) same(d *behavior) bool {
	if c == nil || d == nil {
		return c == d
	}
	if c.helps() != d.helps() || c.exposed != d.exposed || c.saves != d.saves || (c.end == nil) != (d.end == nil) {
		return false
	}
	return c.end == nil || maps.Equal(c.end.sets, d.end.sets)
}

// A use is a call that depends on a device which another call has chosen.
type use struct {
	set, by *ast.CallExpr
	held    int // how deep the goroutine has been locked in between, at least, without the locks at the function's beginning
}

// A caller is a place that a function is called at.
type caller struct {
	in    *function // nil for package initialization
	depth int       // of its locks there
	fresh bool      // the function runs in another goroutine
}

// A dynamicCall is a call of a function value of which nothing is seen.
type dynamicCall struct {
	caller
	of types.Type
}

// A state is the data-flow state at a point of a function. The join of two states is the more
// favorable one, since uncertain faults are not reported.
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

// locked returns the state after n more locks.
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

// An effect is the effect of a call on its caller.
type effect struct {
	locks int
	sets  bool
	held  int // with sets: beyond the locks of the function
	// with sets: the calls within the function that do it, as that sees them, if it is for them to be right and not
	// for the call
	from     map[*ast.CallExpr]hold
	once     bool // with sets: see hold
	isOther  bool // with sets: not the device that every thread begins with
	restores bool // the device is current again that was before the last one was chosen
	uses     bool
	ends     bool
	saves    bool
}

// walk computes the behavior of a function.
func (f *Finder) walk(fn *function) *behavior {
	c := &behavior{of: fn}
	goorder.Problem[state]{Join: join, Step: f.step}.Solve(f.Finder, fn.node, state{unused: true},
		func(s state, step goorder.Step) { f.visit(c, s, step) })
	return c
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

// visit records the effects of a step in the state before it.
func (f *Finder) visit(c *behavior, s state, step goorder.Step) {
	if step.IsEnd {
		if c.end != nil {
			s, _ = join(*c.end, s)
		}
		c.end = &s
		return
	}
	if step.Call == nil {
		return
	}
	if isGo(step) {
		c.spawns = true
		for _, t := range f.targets(step.Call.Fun) {
			f.spawn(c, s, step.Call, t)
		}
		return
	}
	f.visitCall(c, s, step.Call)
}

func (f *Finder) visitCall(c *behavior, s state, call *ast.CallExpr) {
	f.visitArguments(c, s, call)
	c.delegates = c.delegates || f.handsEndsOn(call)
	targets := f.called(call)
	for _, t := range targets {
		if t.own != nil {
			c.calls(t.own, caller{in: c.of, depth: s.depth})
		}
	}
	if fun := f.Info.Types[call.Fun]; len(targets) == 0 && fun.IsValue() && f.Callee(call) == nil {
		c.dynamic = append(c.dynamic, dynamicCall{caller{in: c.of, depth: s.depth}, fun.Type.Underlying()})
	}
	for _, e := range f.effects(call) {
		c.saves = c.saves || e.saves
		c.restores = c.restores || e.restores
		c.ends = c.ends || e.ends && (!s.bound || s.depth <= 0)
		if !e.uses {
			continue
		}
		if !s.bound && (c.exposed == nil || call.Pos() < c.exposed.Pos()) {
			c.exposed = call
		}
		for set, h := range s.sets {
			if set != call {
				c.uses = append(c.uses, use{set, call, h.held})
			}
		}
	}
}

// visitArguments notes the functions that a call gives to another function: where they run,
// if that is known of it. Those that a function of the package is given are called where it
// calls its parameter.
func (f *Finder) visitArguments(c *behavior, s state, call *ast.CallExpr) {
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
				c.tells = append(c.tells, func() { f.handOn(t, arg) })
			case runs == otherThread:
				c.spawns = c.spawns || !f.isFinalizer(call)
				f.spawn(c, s, call, t)
			case t.own == nil:
			case runs == sameThread:
				c.calls(t.own, caller{in: c.of, depth: s.depth})
			default:
				c.tells = append(c.tells, func() { t.own.unseen = true })
			}
		}
	}
}

// calls notes a caller of a function.
func (c *behavior) calls(fn *function, by caller) {
	c.tells = append(c.tells, func() { fn.callers = append(fn.callers, by) })
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
		t.own.waiting = append(t.own.waiting, f.Underlying(value))
	}
}

// spawn notes that a function is started in a goroutine.
func (f *Finder) spawn(c *behavior, s state, call *ast.CallExpr, t target) {
	if t.own != nil {
		c.calls(t.own, caller{fresh: true})
	}
	if f.isFinalizer(call) {
		return
	}
	e := f.effectOf(t)
	c.ends = c.ends || e.ends
	if !e.uses {
		return
	}
	at, by := call, call
	if t.own != nil {
		if known := f.behaviors.Solve(t.own); known != nil { // else effectOf will have a better answer later
			by = known.exposed
		}
		if t.own.object == nil {
			at = by
		}
	}
	for set, h := range s.sets {
		c.uses = append(c.uses, use{set, by, h.held})
		c.handed = append(c.handed, use{set, at, h.held})
	}
}

// given returns the functions that an argument may denote.
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

// effects returns the effects of a call in order: first of the functions that it passes to an unknown
// callee, which is assumed to run them immediately, then of its callees.
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

// effectOf returns the effect of calling a function.
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
	c := f.behaviors.Solve(t.own)
	if c == nil {
		return effect{}
	}
	helps := c.helps()
	e := helps.effect()
	if helps.Sets && (t.own.object == nil || c.setsOnce()) {
		e.from = c.end.sets
	}
	return e
}

func (h *Helps) effect() effect {
	return effect{
		locks: h.Locks, sets: h.Sets || h.Binds, isOther: h.Sets, held: h.Held, restores: h.Restores,
		uses: h.Uses, ends: h.Ends, saves: h.Saves,
	}
}

// helps returns the summary of a function for its callers.
func (c *behavior) helps() Helps {
	h := Helps{Uses: c.exposed != nil, Ends: c.ends && !c.delegates}
	if c.end == nil {
		return h
	}
	h.Locks, h.Restores = c.end.depth, c.end.restored
	for call, hold := range c.end.sets {
		isReleased := hold.held < hold.at // the locks that it was chosen under are gone: it was for the function itself
		if !isReleased && !c.restores && !c.end.used && !c.usesUnheld(call) {
			h.Sets, h.Held = true, max(h.Held, hold.held)
		}
	}
	h.Binds = !h.Sets && c.end.bound && (len(c.end.sets) == 0 || c.hasOwnUse())
	h.Saves = c.saves && c.of.object != nil && c.of.object.Signature().Results().Len() > 0
	return h
}

// usesUnheld reports whether a function itself uses a device that a call in it has chosen
// without holding its goroutine on the thread.
func (c *behavior) usesUnheld(set *ast.CallExpr) bool {
	return slices.ContainsFunc(c.uses, func(u use) bool { return u.set == set && u.held <= 0 })
}

func (c *behavior) hasOwnUse() bool {
	for set := range c.end.sets {
		if c.usesUnheld(set) {
			return true
		}
	}
	return false
}

// setsOnce reports whether a function chooses a device for the first of its callers alone:
// whatever the others do, they find another one on their threads.
func (c *behavior) setsOnce() bool {
	for _, h := range c.end.sets {
		if !h.once {
			return false
		}
	}
	return len(c.end.sets) > 0
}

// givesBack reports whether a call restores the previous state: it sets a variable that holds the
// previously current device or context, or nil.
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
