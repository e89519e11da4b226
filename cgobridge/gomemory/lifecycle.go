package gomemory

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// A resource of CUDA, memory or the object of a handle, is an object created by a call. It is owned from then on until it is
// released, or escapes: to a caller, a variable that outlives the function, code that is not followed. Calls that fail create
// and release nothing: see [frame.undo].

// A Leak is a resource that a function acquires and that is owned still on some way on which it returns.
type Leak struct {
	Call    *ast.CallExpr // by which it is acquired
	Name    string        // the holder, as written
	Returns []token.Pos
}

// Leaks returns those of the package's functions, in the order of the calls.
func (f *Finder) Leaks() []Leak {
	var list []Leak
	for call, returns := range f.leaks {
		if name := f.holder(call); name != "" {
			slices.Sort(returns)
			list = append(list, Leak{call, name, slices.Compact(returns)})
		}
	}
	slices.SortFunc(list, func(a, b Leak) int { return cmp.Compare(a.Call.Pos(), b.Call.Pos()) })
	return list
}

// holder returns the variable that holds the resource acquired by a call: the target of its first result that may lead to
// memory, the variable whose address it receives, or the target of another result that is not a status; "" if there is none.
func (f *Finder) holder(call *ast.CallExpr) string {
	other := ""
	for _, l := range f.assigned[call] {
		t := f.Info.TypeOf(l)
		if isBlank(l) || t == nil || f.OfResult(call, t) == goorder.Fault || isBool(t) {
			continue
		}
		if isPointerLike(t) {
			return types.ExprString(l)
		}
		other = cmp.Or(other, types.ExprString(l))
	}
	for _, arg := range call.Args {
		if unary, ok := unconverted(f.Info, arg).(*ast.UnaryExpr); ok && unary.Op == token.AND {
			return types.ExprString(ast.Unparen(unary.X))
		}
	}
	return other
}

func isBool(t types.Type) bool { return isBasic(t, types.Bool) }

// assigns records the targets of the results of calls.
func (f *Finder) assigns(left, right []ast.Expr) {
	for i, r := range right {
		call, ok := unconverted(f.Info, r).(*ast.CallExpr)
		switch {
		case !ok:
		case len(left) == len(right):
			f.assigned[call] = left[i : i+1]
		case len(right) == 1:
			f.assigned[call] = left
		}
	}
}

// acquire notes that a call makes a resource.
func (fr *frame) acquire(s *state, call *ast.CallExpr, o *object) {
	delete(s.ended, o)
	put(&s.owned, o, fr.siteOf(call))
	fr.affects(call, effect{o, acquired})
}

// siteOf returns the call of the outermost function that leads to one of the frame's.
func (fr *frame) siteOf(call *ast.CallExpr) *ast.CallExpr {
	first := outermost(fr)
	for ; fr != first; fr = fr.caller {
		if fr.leaves(first) {
			call = fr.call
		}
	}
	return call
}

// leaves reports whether a frame's function is no literal in another frame's.
func (fr *frame) leaves(first *frame) bool {
	_, declared := fr.function.(*ast.FuncDecl)
	return declared || first.function == nil || fr.function.Pos() < first.function.Pos() || fr.function.End() > first.function.End()
}

// An effect is the effect of a successful call on an object.
type effect struct {
	to   *object
	kind effectKind
}

type effectKind uint8

const (
	acquired effectKind = iota
	freed
	used // by work that is enqueued
)

// affects notes an effect of a call.
func (fr *frame) affects(call *ast.CallExpr, e effect) {
	for at := fr; at != nil; call, at = at.call, at.caller {
		if call != nil && !slices.Contains(at.did[call], e) {
			at.did[call] = append(at.did[call], e)
		}
	}
}

// release records that a call may release the object of a value; an unknown value may be any resource.
func (fr *frame) release(s *state, call *ast.CallExpr, v value) {
	if fr.f.finalizers.releases(s, v) {
		return
	}
	if v.open {
		s.endAll()
	}
	for _, a := range v.atoms {
		if !a.isNil() {
			delete(s.owned, a.to.object)
			put(&s.ended, a.to.object, true)
		}
	}
	first := outermost(fr)
	if first.fn == nil {
		return
	}
	list := fr.f.released[first.fn]
	if v.open {
		list = union(list, []Source{{Unknown: true}})
	}
	for _, a := range v.atoms {
		if source, ok := first.source(value{atoms: []atom{a}}); ok {
			list = union(list, []Source{source})
		} else if !a.isNil() && a.to.object.kind == pointeeObject { // of the caller's, deeper than a source goes
			list = union(list, []Source{{Unknown: true}})
		}
	}
	fr.f.released[first.fn] = list
}

// endAll notes that all resources may be released.
func (s *state) endAll() {
	for o := range s.owned {
		put(&s.ended, o, true)
	}
	s.owned = nil
}

// endsIn records the calls that release resources of their callers, or wait for the device.
func (fr *frame) endsIn(s *state, call *ast.CallExpr, v value) {
	for at := fr; at != nil && fr.f.finalizers.running == nil; call, at = at.call, at.caller {
		if call != nil {
			fr.f.ending[call] = true
		}
		if at.apart || at.hasMade(v) {
			return
		}
		if at.caller == nil && at.fn != nil {
			fr.f.endsOthers[at.fn] = true
		}
	}
}

// hasMade reports whether a value is the address of an object that the frame's function itself has created.
func (fr *frame) hasMade(v value) bool {
	return fr.entry != nil && v.isMade() && v.mayBeAddress() && !v.open &&
		!slices.ContainsFunc(v.atoms, func(a atom) bool { return !a.isNil() && fr.entry.made[a.to.object] })
}

// EndsResource reports whether a call is known to end a resource, or a registration, or to wait for the device, before it
// returns. Objects that it creates and releases itself do not count, nor do calls that create a resource for their caller.
func (f *Finder) EndsResource(call *ast.CallExpr) bool { return f.ending[call] && !f.making[call] }

// escape records that the objects reachable from a value may be retained where they are not followed.
func (fr *frame) escape(s *state, v value) {
	first := outermost(fr)
	finalizes := fr.f.finalizers.registers
	if len(v.atoms) == 0 || len(s.owned) == 0 && (first.fn == nil || !first.fn.Exported()) && !finalizes { // nothing depends on it
		return
	}
	seen := map[*object]bool{}
	var follow func(value)
	follow = func(v value) {
		for _, a := range v.atoms {
			o := a.to.object
			if o == nil || seen[o] {
				continue
			}
			seen[o] = true
			delete(s.owned, o)
			if (o.kind == pointeeObject || finalizes) && !s.escaped[o] {
				put(&s.escaped, o, true)
			}
			for _, w := range fr.heldBy(s, o) {
				follow(w)
			}
		}
	}
	follow(v)
	fr.knows(s, v, nil, map[*object]bool{})
}

// heldBy returns the contents of an object's parts; for a literal, the contents of its captures.
func (fr *frame) heldBy(s *state, o *object) []value {
	list := slices.Collect(maps.Values(s.held.of(o)))
	if o.kind == functionObject && o.function.literal != nil {
		for v := range fr.f.mentioned[o.function.literal] {
			list = append(list, slices.Collect(maps.Values(s.held.of(fr.f.objects.variable(v).object)))...)
		}
	}
	return list
}

// outlives returns the objects that are held still when a frame's function has returned.
func (fr *frame) outlives(s *state) map[*object]bool {
	reached := map[*object]bool{}
	var follow func(v value, direct bool)
	follow = func(v value, direct bool) {
		for _, a := range v.atoms {
			o := a.to.object
			if o == nil || reached[o] || direct && a.some && s.spread[o] && !s.ended[o] {
				continue
			}
			reached[o] = true
			for _, w := range fr.heldBy(s, o) {
				follow(w, false)
			}
		}
	}
	for _, p := range fr.results {
		for path, v := range s.held.of(p.object) {
			if len(path) >= len(p.path) {
				follow(v, true)
			}
		}
	}
	body := goorder.Body(fr.function)
	for o, c := range s.held {
		local := o.kind == madeObject || o.kind == variableObject && fr.function.Pos() <= o.variable.Pos() && o.variable.Pos() < body.End()
		if o.kind == functionObject || local && !s.kept[o] {
			continue
		}
		for _, v := range c.parts {
			follow(v, false)
		}
	}
	return reached
}

// leaks notes the resources that are owned still when the outermost function returns.
func (fr *frame) leaks(s *state, r *ast.ReturnStmt) {
	if fr.caller != nil || !fr.tells || len(s.owned) == 0 || fr.endsProgram() {
		return
	}
	at := goorder.Body(fr.function).Rbrace
	if r != nil {
		at = r.Pos()
	}
	reached := fr.outlives(s)
	for o, call := range s.owned {
		if !reached[o] && !fr.isGuarded(s, o) {
			fr.f.leaks[call] = append(fr.f.leaks[call], at)
		}
	}
}

// afterLoop applies the exit of a loop that releases the contents of a container: without an iteration the container was empty.
func (fr *frame) afterLoop(s *state) {
	if len(s.owned) == 0 || len(s.ended) == 0 {
		return
	}
	for o, c := range s.held {
		for path, v := range c.parts {
			if path == "" && o.kind == variableObject {
				continue
			}
			if led := fr.leads(s, v); slices.ContainsFunc(led, func(x *object) bool { return s.ended[x] }) {
				for _, x := range led {
					delete(s.owned, x)
				}
			}
		}
	}
}

// endsProgram reports whether resources of the function may live until the program ends: it is main or init, or the code is
// outside of functions.
func (fr *frame) endsProgram() bool {
	decl, ok := fr.function.(*ast.FuncDecl)
	isMain := func() bool { return decl.Name.Name == "main" && fr.f.Types.Name() == "main" }
	return fr.function == nil || ok && decl.Recv == nil && (decl.Name.Name == "init" || isMain())
}

// settle updates the resources after a call of a function: those that it may have released are no longer its caller's, and
// those that it acquired without a holder it has leaked itself.
func (fr *frame) settle(exit *state, before *state) {
	for o := range exit.ended {
		delete(exit.owned, o)
	}
	if len(exit.owned) == len(before.owned) {
		return
	}
	reached := fr.outlives(exit)
	maps.DeleteFunc(exit.owned, func(o *object, _ *ast.CallExpr) bool {
		_, had := before.owned[o]
		return !had && !reached[o]
	})
	if len(exit.owned) > len(before.owned) && fr.call != nil {
		fr.f.making[fr.call] = true
	}
}

// spreads notes that resources are stored as elements of a slice of which the length is not known, by an index that is not.
func (fr *frame) spreads(s *state, p place, v value) {
	if p.path != "[]" || p.object.kind != madeObject || p.object.memory.IsForeign() || len(s.owned) == 0 {
		return
	}
	if _, known := s.lengths[p.object]; known {
		return
	}
	for _, a := range v.atoms {
		if _, owned := s.owned[a.to.object]; owned {
			put(&s.spread, a.to.object, true)
		}
	}
}

// resources applies the effects of a C function on resources.
func (fr *frame) resources(s *state, call *ast.CallExpr, r *cgobridge.Resources, args []value, results []result) {
	if r.Everything {
		s.endAll()
		if fn := outermost(fr).fn; fn != nil {
			fr.f.endsAll[fn] = true
		}
	}
	at := func(i int) value {
		if i < len(args) {
			return args[i]
		}
		return value{}
	}
	for _, i := range slices.Concat(r.Releases, r.Frees) {
		fr.release(s, call, at(i))
	}
	if i, ok := destroyed(cgobridge.CalleeIdent(call.Fun).Name); ok && isHandle(at(i)) {
		fr.marksFreed(s, call, at(i), nil)
	}
	if r.Ends {
		var ended value
		if len(r.Releases) == 1 {
			ended = at(r.Releases[0])
		}
		fr.endsIn(s, call, ended)
	}
	for _, i := range r.Keeps {
		fr.escape(s, at(i))
	}
	for i, k := range r.Acquires {
		if k < len(args) && k < len(call.Args) {
			fr.acquires(s, call, i, args[k])
		}
	}
	if r.Makes && len(results) > 0 {
		for _, a := range results[0].value.atoms {
			if !a.isNil() && a.to.object.kind == madeObject {
				fr.acquire(s, call, a.to.object)
			}
		}
	}
}

// acquires notes that a call stores a resource where a pointer leads: memory that it is known to have stored there, or a handle.
func (fr *frame) acquires(s *state, call *ast.CallExpr, index int, pointer value) {
	found := false
	for _, p := range fr.scalarsBehind(pointer) {
		for _, a := range fr.load(s, p).atoms {
			if !a.isNil() && a.to.object.kind == madeObject && a.to.object.memory.IsForeign() && a.to.object.by == call {
				found = true
				fr.acquire(s, call, a.to.object)
			}
		}
	}
	if found {
		return
	}
	p := fr.f.make(call, firstHandle+index, fr.f.context(fr.in, call), cgobridge.HandleMemory)
	fr.renew(s, p.object)
	p.object.by = call
	fr.storeBehind(s, pointer, addressOf(p))
	fr.acquire(s, call, p.object)
}

// A tell is the outcome that a variable implies, and for which effects.
type tell struct {
	is goorder.Outcome
	of []effect
}

// outcomes returns the outcomes implied by variables.
func (s *state) outcomes() map[*types.Var]goorder.Outcome {
	told := make(map[*types.Var]goorder.Outcome, len(s.told))
	for v, t := range s.told {
		told[v] = t.is
	}
	return told
}

// made returns the outcome implied by a result of a call that creates, releases or uses something.
func (fr *frame) made(call *ast.CallExpr, t types.Type) goorder.Outcome {
	if len(fr.did[call]) == 0 {
		return goorder.Nothing
	}
	if isBool(t.Underlying()) {
		if is, known := fr.verdicts[call]; known {
			return is
		}
		return goorder.Uncertain
	}
	is := fr.f.OfResult(call, t)
	if is != goorder.Nothing || !isInteger(t) || isPointerLike(t) && !isBasic(t, types.Int) {
		return is
	}
	if _, named := types.Unalias(t).(*types.Named); named {
		return goorder.Fault // as an error of the package's own
	}
	return goorder.Uncertain
}

// toldIn returns the effects whose outcome a node implies.
func (fr *frame) toldIn(s *state, n ast.Node) (list []effect) {
	for n := range ast.Preorder(n) {
		switch n := n.(type) {
		case *ast.Ident:
			if v, ok := fr.f.Info.ObjectOf(n).(*types.Var); ok {
				list = union(list, s.told[v].of)
			}
		case *ast.CallExpr:
			list = union(list, fr.did[n])
		}
	}
	return list
}

// tell records the variables that imply whether the effects of a statement have succeeded.
func (fr *frame) tell(s *state, n ast.Node) {
	var left []ast.Expr
	switch n := n.(type) {
	case *ast.AssignStmt:
		left = n.Lhs
	case *ast.ValueSpec:
		for _, name := range n.Names {
			left = append(left, name)
		}
	}
	if len(left) == 0 {
		return
	}
	effects := fr.toldIn(s, n)
	if len(effects) == 0 && len(s.told) == 0 {
		return
	}
	var after map[*types.Var]goorder.Outcome
	if len(effects) > 0 {
		after = fr.f.ways.Assigned(fr.function, n, s.outcomes(), fr.made)
	}
	for _, l := range left {
		if id, ok := ast.Unparen(l).(*ast.Ident); ok {
			if v, ok := fr.f.Info.ObjectOf(id).(*types.Var); ok {
				if delete(s.told, v); after[v] != goorder.Nothing {
					put(&s.told, v, tell{after[v], effects})
				}
			}
		}
	}
}

// undo drops the effects that have failed, or may have, according to a condition: on a path on which a call is not known to
// have succeeded it has created, released and used nothing. yes is the state where the condition is true, no where it is false;
// they may be the same.
func (fr *frame) undo(yes, no *state, cond ast.Expr) {
	switch x := ast.Unparen(cond).(type) {
	case *ast.UnaryExpr:
		if x.Op == token.NOT {
			fr.undo(no, yes, x.X)
			return
		}
	case *ast.BinaryExpr:
		if x.Op == token.LOR || x.Op == token.LAND {
			either := yes // where an operand may be true or false
			if x.Op == token.LAND {
				either = no
			}
			for _, operand := range []ast.Expr{x.X, x.Y} {
				fr.undo(yes, no, operand)
				fr.undo(either, either, operand)
			}
			return
		}
	}
	effects := fr.toldIn(yes, cond)
	if tag := fr.f.ways.Tag(fr.function, cond); tag != nil {
		effects = union(effects, fr.toldIn(yes, tag))
	}
	if len(effects) == 0 {
		return
	}
	is := fr.f.ways.Condition(fr.function, cond, yes.outcomes(), fr.made)
	if is == goorder.Nothing {
		return
	}
	if is != goorder.Success {
		yes.without(effects)
	}
	if is != goorder.Failure {
		no.without(effects)
	}
}

// without drops effects of calls that have failed.
func (s *state) without(effects []effect) {
	for _, e := range effects {
		switch e.kind {
		case acquired:
			delete(s.owned, e.to)
		case freed:
			delete(s.freed, e.to)
		case used:
			delete(s.inFlight, e.to)
		}
	}
}

// empties applies a condition that asks whether a container is empty: where it is, nothing in it is owned.
func (fr *frame) empties(yes, no *state, cond ast.Expr) {
	b, ok := ast.Unparen(cond).(*ast.BinaryExpr)
	if !ok || len(yes.owned) == 0 {
		return
	}
	call, ok := ast.Unparen(b.X).(*ast.CallExpr)
	n, known := fr.f.Constant(b.Y)
	if !ok || !known || !fr.f.Info.Types[call.Fun].IsBuiltin() || len(call.Args) != 1 {
		return
	}
	empty := no
	switch {
	case n == 0 && (b.Op == token.EQL || b.Op == token.LEQ), n == 1 && b.Op == token.LSS:
		empty = yes
	case n == 0 && (b.Op == token.NEQ || b.Op == token.GTR), n == 1 && b.Op == token.GEQ:
	default:
		return
	}
	quiet := *fr
	quiet.tells = false
	fr.escape(empty, quiet.eval(yes.clone(), call.Args[0]))
}

// judges records the outcome implied by a bool that a helper returns: that of the values it is computed from or, for a
// constant, whether its acquisitions are still owned.
func (fr *frame) judges(s *state, r *ast.ReturnStmt) {
	if fr.caller == nil || r == nil || len(r.Results) == 0 || len(fr.caller.did[fr.call]) == 0 {
		return
	}
	for i, e := range r.Results {
		if !isBool(fr.resultType(i).Underlying()) {
			continue
		}
		is := fr.f.ways.Result(fr.function, e, s.outcomes(), fr.made)
		if fr.f.Info.Types[e].Value != nil {
			owns := slices.ContainsFunc(fr.caller.did[fr.call], func(e effect) bool {
				return e.kind == acquired && s.owned[e.to] != nil || e.kind == freed && s.ended[e.to]
			})
			is = goorder.Failure
			if owns == (fr.f.Info.Types[e].Value.String() == "true") {
				is = goorder.Success
			}
		}
		if is != goorder.Success && is != goorder.Failure {
			is = goorder.Uncertain
		}
		if old, known := fr.caller.verdicts[fr.call]; known && old != is {
			is = goorder.Uncertain
		}
		fr.caller.verdicts[fr.call] = is
	}
}

// borrows returns the parameters of a function that has returned which it neither keeps nor hands on, [Receiver] for that.
func (fr *frame) borrows(s *state, told bool) []int {
	o := &outing{frame: fr}
	away := map[int]bool{}
	goes := func(x *object) {
		if index, ok := o.root(x); ok && x.kind == pointeeObject {
			away[index] = true
		}
	}
	for x := range s.escaped {
		goes(x)
	}
	if !told { // the returned value may not be the parameter
		for x := range fr.outlives(s) {
			goes(x)
		}
	}
	var list []int
	add := func(index int, v *types.Var) {
		_, plain := v.Type().Underlying().(*types.Basic)
		if !away[index] && (told || plain) { // ownership of objects in other objects is no longer tracked
			list = append(list, index)
		}
	}
	if recv := fr.fn.Signature().Recv(); recv != nil {
		add(Receiver, recv)
	}
	for i := range fr.fn.Signature().Params().Len() {
		add(i, fr.fn.Signature().Params().At(i))
	}
	return list
}

// root returns the parameter of the frame's function that leads to an object.
func (o *outing) root(x *object) (index int, ok bool) {
	for x.kind == pointeeObject {
		x = x.of.object
	}
	if x.kind != variableObject {
		return 0, false
	}
	if recv := o.fn.Signature().Recv(); recv != nil && x.variable == recv.Origin() {
		return Receiver, true
	}
	params := o.fn.Signature().Params()
	for i := range params.Len() {
		if params.At(i).Origin() == x.variable {
			return i, true
		}
	}
	return 0, false
}

// finish applies the effects on resources of a function in another package.
func (a *application) finish(helps *Helps) {
	for _, source := range helps.Releases {
		a.release(a.s, a.call, a.valueOf(source))
	}
	if helps.EndsAll {
		a.s.endAll()
		if fn := outermost(a.frame).fn; fn != nil {
			a.f.endsAll[fn] = true
		}
	}
	if helps.Ends {
		a.endsIn(a.s, a.call, value{})
	}
}

// unknown applies a call of a function in another package that has more effects than its summary says. Borrowed memory
// remains its caller's.
func (a *application) unknown(helps *Helps) []result {
	lent := map[*object]*ast.CallExpr{}
	if helps != nil && len(a.s.owned) > 0 {
		for o := range a.led(helps, true) {
			if call, owned := a.s.owned[o]; owned {
				lent[o] = call
			}
		}
		for o := range a.led(helps, false) {
			delete(lent, o)
		}
	}
	results := a.frame.unknown(a.s, a.recv, a.args)
	for o, call := range lent {
		put(&a.s.owned, o, call)
	}
	return results
}

// led returns the objects to which the arguments lead that a function borrows, or the others.
func (a *application) led(helps *Helps, borrowed bool) map[*object]bool {
	led := map[*object]bool{}
	var follow func(value)
	follow = func(v value) {
		for _, x := range v.atoms {
			if o := x.to.object; o != nil && !led[o] {
				led[o] = true
				for _, w := range a.heldBy(a.s, o) {
					follow(w)
				}
			}
		}
	}
	for i := Receiver; i < len(a.args); i++ {
		if slices.Contains(helps.Borrows, i) == borrowed {
			follow(a.given(i))
		}
	}
	return led
}
