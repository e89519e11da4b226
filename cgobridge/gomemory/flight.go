package gomemory

import (
	"cmp"
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// A flight is a call that has enqueued work which may use an object until something waits for it.
type flight struct {
	call   *ast.CallExpr // nil if nothing is in flight
	arg    ast.Expr
	how    cgobridge.Flight
	name   string
	always bool // on all paths on which it was made
	among  int  // one of how many objects is in flight
}

// An End is where memory is freed, unpinned or left to the garbage collector while a [goorder.Use] of it is in flight.
type End struct {
	Use     goorder.Use
	At      ast.Node // the free, or the call of the helper that has it; nil where the function returns
	Pointer string   // the freed expression, as written
	In      string   // the helper
	Pinner  ast.Expr // of which the pinning ended; nil if the memory was not pinned
}

// waits notes that a call may wait for all that was enqueued.
func (s *state) waits() {
	s.inFlight, s.enqueued = nil, nil
}

// hasWork reports whether something is in flight or enqueued.
func (s *state) hasWork() bool { return len(s.inFlight)+len(s.enqueued) > 0 }

// before applies those effects of a call of C, or of another package, that precede its other effects.
func (fr *frame) before(s *state, call *ast.CallExpr) {
	fr.waitsIf(s, call, goorder.WaitsBesides)
}

// after applies a call of C, or of another package: it may wait, and its arguments may be in use after it returns.
func (fr *frame) after(s *state, call *ast.CallExpr, args []value) {
	fr.waitsIf(s, call, goorder.Waits)
	for _, how := range fr.f.Flights(call) {
		if how.Arg >= len(args) || how.Arg >= len(call.Args) {
			continue
		}
		objects := args[how.Arg].all()
		if o := args[how.Arg].root(); o != nil {
			objects = []*object{o}
		}
		for _, o := range objects {
			at, arg := call, call.Args[how.Arg]
			if site := fr.happens().call; site != nil {
				at, arg = site, fr.argumentAt(site, o)
			}
			fr.affects(call, effect{o, used})
			put(&s.inFlight, o, flight{at, arg, how, types.ExprString(at.Fun), true, len(objects)})
		}
	}
}

// waitsIf applies that a call may wait, if it has a trait.
func (fr *frame) waitsIf(s *state, call *ast.CallExpr, t goorder.Trait) {
	if !s.hasWork() || !fr.f.May(t, call) {
		return
	}
	enqueued := s.enqueued
	if s.waits(); fr.onlyRecords(call) {
		s.enqueued = enqueued
	}
}

// onlyRecords reports whether a call records an event: others can wait for that, and a stream that does not is not ordered by it.
func (fr *frame) onlyRecords(call *ast.CallExpr) bool {
	c := fr.f.C(call)
	if c == nil {
		return false
	}
	api, ok := headers.Lookup(c.Name)
	return ok && api.Operation == headers.Record
}

// argumentAt returns the argument of a helper's call that leads to an object; the call itself if none does.
func (fr *frame) argumentAt(site *ast.CallExpr, o *object) ast.Expr {
	for _, arg := range site.Args {
		for _, e := range []ast.Expr{arg, unconverted(fr.f.Info, arg)} {
			if n, ok := fr.f.values[ast.Unparen(e)]; ok && n.v.root() == o {
				return arg
			}
		}
	}
	return site
}

// unconverted returns an expression without conversions and parentheses.
func unconverted(info *types.Info, e ast.Expr) ast.Expr {
	for {
		e = ast.Unparen(e)
		call, ok := e.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 || !info.Types[call.Fun].IsType() {
			return e
		}
		e = call.Args[0]
	}
}

// root returns the object that the value certainly is an address in; nil if there may be several.
func (v value) root() *object {
	var found *object
	for _, a := range v.atoms {
		switch {
		case a.isNil():
		case found != nil && found != a.to.object || a.some || a.to.object.kind == someObject:
			return nil
		default:
			found = a.to.object
		}
	}
	if v.open {
		return nil
	}
	return found
}

// use returns the use that a flight is.
func (fr *frame) use(x flight) goorder.Use {
	return goorder.Use{Call: x.call, Arg: x.arg, In: outermost(fr).function, Name: x.name, What: fr.f.C(x.call), How: x.how}
}

// endsInFlight notes that one of several objects is freed by a call while it may be in use.
func (fr *frame) endsInFlight(s *state, objects []*object, call *ast.CallExpr, pointer string) {
	if len(objects) == 0 || !fr.tellsAll() {
		return
	}
	x := s.inFlight[objects[0]]
	for _, o := range objects {
		y := s.inFlight[o]
		if y.call == nil || !y.always || y.among > len(objects) {
			return
		}
	}
	if fr.f.May(goorder.WaitsBesides, call) {
		return
	}
	for in := fr; in.caller != nil; in = in.caller {
		if !in.isAlways() || in.caller.perhaps { // a condition about which the state says nothing
			return
		}
	}
	at := fr.happens()
	end := End{Use: fr.use(x), At: call, Pointer: pointer}
	if at.call != nil {
		end.At, end.In = at.call, types.ExprString(at.call.Fun)
	}
	fr.f.ends = append(fr.f.ends, end)
}

// endsWithFunction notes the Go memory that may be in use when the outermost function returns and nothing else keeps.
func (fr *frame) endsWithFunction(s *state, r *ast.ReturnStmt) {
	if fr.caller != nil || !fr.tells || fr.function == nil || s.pinsAny || fr.f.HandsOn(r) {
		return
	}
	reached := fr.reached(s)
	for o, x := range s.inFlight {
		_, pinned := s.pinned[o]
		if pinned || reached[o] || !fr.isOwnMemory(s, o) || o.boxed != nil {
			continue
		}
		fr.f.ends = append(fr.f.ends, End{Use: fr.use(x), Pointer: types.ExprString(x.arg)})
	}
}

// isOwnMemory reports whether an object is memory that the function has made in Go, and that nothing else keeps.
func (fr *frame) isOwnMemory(s *state, o *object) bool {
	if s.kept[o] {
		return false
	}
	switch o.kind {
	case madeObject:
		return o.memory == cgobridge.GoMemory
	case variableObject:
		return fr.f.isLocalVariable(o.variable)
	}
	return false
}

func (f *Finder) isLocalVariable(v *types.Var) bool {
	return v.Pkg() != nil && !v.IsField() && v.Parent() != v.Pkg().Scope()
}

// reached returns the objects reachable from the function's results or from its caller.
func (fr *frame) reached(s *state) map[*object]bool {
	reached := map[*object]bool{}
	var follow func(value)
	follow = func(v value) {
		for _, a := range v.atoms {
			if o := a.to.object; o != nil && !reached[o] {
				reached[o] = true
				for _, w := range s.held.of(o) {
					follow(w)
				}
			}
		}
	}
	for _, p := range fr.results {
		for path, v := range s.held.of(p.object) {
			if len(path) >= len(p.path) {
				follow(v)
			}
		}
	}
	for o, c := range s.held {
		if o.kind == pointeeObject || o.kind == someObject || s.kept[o] || o.kind == variableObject && !fr.f.isLocalVariable(o.variable) {
			for _, v := range c.parts {
				follow(v)
			}
		}
	}
	return reached
}

// pins applies a call of a method of runtime.Pinner.
func (fr *frame) pins(s *state, call *ast.CallExpr, fn *types.Func, recv value, args []value) {
	switch fn.Name() {
	case "Pin":
		if len(args) == 1 {
			for _, a := range args[0].atoms {
				if !a.isNil() {
					put(&s.pinned, a.to.object, recv.root())
				}
			}
			if args[0].open {
				s.pinsAny = true
			}
		}
	case "Unpin":
		pinner := recv.root()
		for o, by := range s.pinned {
			if by != pinner {
				continue
			}
			delete(s.pinned, o)
			if x := s.inFlight[o]; x.call != nil && fr.tellsAll() && fr.isOwnMemory(s, o) && fr.caller == nil {
				var name ast.Expr
				if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
					name = sel.X
				}
				fr.f.ends = append(fr.f.ends, End{Use: fr.use(x), Pointer: types.ExprString(x.arg), Pinner: name})
				delete(s.inFlight, o)
			}
		}
	}
}

// isPinner reports whether a method is one of runtime.Pinner.
func isPinner(fn *types.Func) bool {
	recv := fn.Signature().Recv()
	if recv == nil || fn.Pkg() == nil || fn.Pkg().Path() != "runtime" {
		return false
	}
	named, ok := types.Unalias(pointed(recv.Type())).(*types.Named)
	return ok && named.Obj().Name() == "Pinner"
}

// Ends returns where memory ends that may be in use, each once.
func (f *Finder) Ends() []End {
	place := func(n ast.Node) int {
		if n == nil {
			return 0
		}
		return int(n.Pos())
	}
	slices.SortStableFunc(f.ends, func(a, b End) int {
		return cmp.Or(place(a.Use.Call)-place(b.Use.Call), place(a.Use.Arg)-place(b.Use.Arg), place(a.At)-place(b.At), place(a.Pinner)-place(b.Pinner))
	})
	var list []End
	for _, e := range f.ends {
		if !slices.ContainsFunc(list, func(o End) bool { return o.At == e.At && o.Use.Call == e.Use.Call && o.Use.Arg == e.Use.Arg }) {
			list = append(list, e)
		}
	}
	return list
}

// A Registration is a call that makes Go memory known to the device which nothing has pinned.
type Registration struct {
	At   ast.Node // the call, or the call of the helper that has it
	Call *ast.CallExpr
	Arg  ast.Expr
	In   string // the helper
}

// Registrations returns those of memory that the function has made, each once.
func (f *Finder) Registrations() []Registration {
	var list []Registration
	for _, r := range f.registrations {
		if !slices.ContainsFunc(list, func(o Registration) bool { return o.At == r.At }) {
			list = append(list, r)
		}
	}
	return list
}

// registers notes that memory is made known to the device.
func (fr *frame) registers(s *state, call *ast.CallExpr, arg ast.Expr, v value) {
	o := v.root()
	if o == nil || s.pinsAny || !fr.tellsAll() {
		return
	}
	if _, pinned := s.pinned[o]; pinned {
		return
	}
	if o.kind == madeObject && o.memory == cgobridge.GoMemory || o.kind == variableObject && fr.f.isLocalVariable(o.variable) && !fr.isParameter(o.variable) {
		at := fr.happens()
		if !at.certain {
			return
		}
		r := Registration{At: call, Call: call, Arg: arg}
		if at.call != nil {
			r.At, r.In = at.call, types.ExprString(at.call.Fun)
		}
		fr.f.registrations = append(fr.f.registrations, r)
	}
}

// IsHeldAfter reports whether a variable that a function mentions after a call holds an address in the memory that an argument
// leads to. That keeps the memory alive.
func (f *Finder) IsHeldAfter(in ast.Node, call *ast.CallExpr, arg ast.Expr) bool {
	used := f.held(ast.Unparen(arg))
	for e, n := range f.values {
		if e.Pos() >= call.End() && e.End() <= in.End() && n.v.overlaps(used) {
			return true
		}
	}
	return false
}

// AreApart reports whether two expressions hold addresses in different objects, of which the function makes those that one of them may
// hold.
func (f *Finder) AreApart(a, b ast.Expr) bool {
	v, w := f.held(ast.Unparen(a)), f.held(ast.Unparen(b))
	return (v.isMade() || w.isMade()) && !v.open && !w.open && v.mayBeAddress() && w.mayBeAddress() && !v.overlaps(w)
}

// AreSame reports whether two expressions certainly hold one address or handle.
func (f *Finder) AreSame(a, b ast.Expr) bool {
	v, w := f.held(ast.Unparen(a)), f.held(ast.Unparen(b))
	return !v.open && len(v.atoms) == 1 && !v.atoms[0].isNil() && !v.atoms[0].some && v.equal(w)
}

// isMade reports whether a value is nothing but addresses in objects that calls and literals make.
func (v value) isMade() bool {
	return !slices.ContainsFunc(v.atoms, func(a atom) bool { return !a.isNil() && a.to.object.kind != madeObject })
}

// overlaps reports whether two values may be addresses in one object.
func (v value) overlaps(w value) bool {
	return slices.ContainsFunc(v.atoms, func(a atom) bool {
		return !a.isNil() && slices.ContainsFunc(w.atoms, func(b atom) bool { return a.to.object == b.to.object })
	})
}

// numbered notes that an address becomes a number.
func (fr *frame) numbered(s *state, conversion ast.Expr, v value) value {
	put(&s.since, conversion, false)
	return v.each(func(a *atom) {
		if !a.to.object.memory.IsForeign() {
			a.number = conversion
		}
	})
}

// pointerAgain notes that a number, the value of an expression, is made a pointer.
func (fr *frame) pointerAgain(s *state, from ast.Expr, v value) value {
	if fr.tellsAll() && !v.open && v.mayBeAddress() {
		var by ast.Expr
		kept := true
		for _, a := range v.atoms {
			if a.isNil() {
				continue
			}
			_, pinned := s.pinned[a.to.object]
			kept = kept && !pinned && a.number != nil && s.since[a.number] && a.number != ast.Unparen(from)
			if by == nil || a.number != nil && a.number.Pos() < by.Pos() {
				by = a.number
			}
		}
		if kept && !slices.Contains(fr.f.numbers, by) {
			fr.f.numbers = append(fr.f.numbers, by)
		}
	}
	return v.each(func(a *atom) { a.number = nil })
}

// called notes that a call is made: numbers that were addresses may be none any more.
func (s *state) called() {
	for e := range s.since {
		put(&s.since, e, true)
	}
}

// KeptNumbers returns the expressions that convert addresses of Go memory to integers which are converted back after a call, or
// to those in another expression's reflect header.
func (f *Finder) KeptNumbers() []ast.Expr {
	slices.SortFunc(f.numbers, func(a, b ast.Expr) int { return int(a.Pos() - b.Pos()) })
	return f.numbers
}
