package memory

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// call returns the value of a call, and applies the effects of the function.
func (a *Analysis) call(s *state, op *body.Op) Value {
	if l := op.Launch(); l != nil {
		a.launch(s, op)
		return valueOf(number)
	}
	if op.Function == nil && (op.Special == sema.CopyAssignment || op.Special == sema.MoveAssignment) && len(op.Args) == 2 { // the implicit one
		to := a.value(op.Args[0]).Whole
		a.read(op, op.Args[1])
		a.write(s, op, to, s.load(a.value(op.Args[1]).Whole))
		return valueOf(to)
	}
	object, args := op.Args[0], op.Args[1:]
	if api, ok := a.api(op); ok {
		return a.run(s, op, api, args)
	}
	f := called(op)
	if fd := a.program.anyDefinition(f); f != nil && f.IsKernel() || fd != nil && fd.Function.IsKernel() {
		if fd != nil {
			f = fd.Function
		}
		a.note(&Effect{Kind: Kernels, Op: op, Function: f})
		return a.unknownCall(s, op, op.Args)
	}
	if target, closure := a.target(s, op); !target.isEmpty() {
		a.note(&Effect{Kind: Calls, Op: op, Value: valueOf(target.Whole), Args: a.passedAll(s, op)})
		if g := target.function(); g != nil && (f == nil || g.Lambda != nil || f.TU.Unit(f.First().Node).Prelude) {
			if summary := a.follow(s, g, op.Args); summary != nil {
				return a.applyValues(s, op, a.translation(s, summary, closure), a.passedAll(s, op))
			}
		}
	}
	a.ask(op)
	a.dispatch(s, op)
	if v, ok := a.library(s, op); ok {
		return v
	}
	summary := a.follow(s, f, op.Args)
	if summary == nil {
		summary = a.overriding(s, f, op)
	}
	if summary == nil {
		return a.unknownCall(s, op, op.Args)
	}
	this := Value{}
	if object != nil {
		this = a.thisOf(op, object)
	}
	return a.apply(s, op, summary, this, args)
}

// overriding returns the summary of the function that a virtual call invokes, where the class of its object is
// known.
func (a *Analysis) overriding(s *state, f *sema.Function, op *body.Op) *Summary {
	if f == nil || op.Kind != body.Call || op.Args[0] == nil || f.Class == nil || f.Lambda != nil || !f.IsVirtual() {
		return nil
	}
	at := a.value(op.Args[0]).Whole
	if len(at.Atoms) != 1 || at.Open || at.Atoms[0].Kind != Address || at.Atoms[0].Place.Path != "" || at.Atoms[0].Moved {
		return nil
	}
	var class *sema.Record
	switch o := at.Atoms[0].Place.Object; {
	case o.Variable != nil && o.Variable.Type().Kind == sema.RecordType:
		class = o.Variable.Type().Record
	case o.Made != nil && o.Made.Kind == body.New && o.Made.Type != nil && o.Made.Type.Kind == sema.Pointer &&
		o.Made.Type.Elem.Kind == sema.RecordType:
		class = o.Made.Type.Elem.Record
	default:
		return nil
	}
	g := class.Overrider(f)
	if g == nil {
		return nil
	}
	fd := g.Definition()
	if fd == nil || fd.Body().IsZero() {
		return nil
	}
	return a.program.Summary(fd)
}

// ask notes a call of a function of libcu++.
func (a *Analysis) ask(op *body.Op) {
	f := Asked(op)
	if !a.gather || f == nil {
		return
	}
	e := Effect{Kind: Asks, Op: op, Function: f}
	if f.Class != nil && op.Args[0] != nil {
		e.Args = append(e.Args, a.value(op.Args[0]))
	}
	for _, x := range op.Args[1:] {
		v := openValue
		if x != nil {
			v = a.value(x)
		}
		e.Args = append(e.Args, v)
	}
	a.note(&e)
}

// Asked returns the function of libcu++, in namespace cuda or of a class there, that an
// operation calls, one of its name if it is not known which; nil if it calls another.
func Asked(op *body.Op) *sema.Function {
	f := op.Function
	if c := op.Call(); f == nil && c != nil && len(c.Candidates) > 0 {
		f = c.Candidates[0]
	}
	if f == nil {
		return nil
	}
	scope := f.Scope
	if f.Class != nil {
		scope = f.Class.Outer
	}
	if scope == nil || scope.String() != "cuda" || !f.TU.Unit(f.First().Node).Prelude {
		return nil
	}
	return f
}

// called returns the function that is called: the one that the arguments choose, or the
// only one of its name where their types are not known.
func called(op *body.Op) *sema.Function {
	if c := op.Call(); op.Function == nil && c != nil && len(c.Candidates) == 1 && !c.Candidates[0].IsTemplate() {
		return c.Candidates[0]
	}
	return op.Function
}

// target returns the callee of a call through a pointer or a function object of the library, and the address of the
// closure if it is one; nothing for other calls.
func (a *Analysis) target(s *state, op *body.Op) (v, closure Value) {
	f, callee := op.Function, op.Args[0]
	switch {
	case f == nil && callee != nil && callee.Type != nil && callee.Type.Kind == sema.Pointer:
		return a.value(callee), Value{}
	case f == nil && callee.Is(body.MemberByPtr):
		return a.value(callee), a.thisOf(op, callee.Args[0])
	case f != nil && f.Name == "operator()" && isFunctionObject(f.Class) && callee != nil:
		at := a.address(a.value(callee).Whole, stored)
		return s.load(at), valueOf(at)
	case IsInvoke(op) && op.Args[1] != nil:
		return a.callable(s, op.Args[1]), a.value(op.Args[1])
	}
	return Value{}, Value{}
}

// IsInvoke reports whether an operation calls std::invoke.
func IsInvoke(op *body.Op) bool {
	f := op.Function
	return f != nil && f.Name == "invoke" && isStd(f) && len(op.Args) > 1
}

// function returns the one function that a pointer or a closure has called; nil if it is not known.
func (v Value) function() *sema.Function {
	s := v.Whole
	if code, ok := v.part(operator); ok {
		s = code
	}
	if len(s.Atoms) != 1 || s.Open {
		return nil
	}
	return s.Atoms[0].code()
}

// passedAll returns the values of the arguments of a call through a pointer or a function object.
func (a *Analysis) passedAll(s *state, op *body.Op) (all []Value) {
	args := op.Args[1:]
	if IsInvoke(op) {
		args = op.Args[2:]
	}
	for _, e := range args {
		v := openValue
		if e != nil {
			v = a.value(e)
		}
		all = append(all, v)
	}
	return all
}

// applyValues is applyBy with the values of arguments, which are those of glvalues where the function's parameters may be
// bound to them.
func (a *Analysis) applyValues(s *state, op *body.Op, t *translation, args []Value) Value {
	written := op.Args[len(op.Args)-len(args):]
	for i, p := range t.callee.Decl.Params() {
		if i >= len(args) || written[i] == nil {
			t.give(p, openValue)
			continue
		}
		v := args[i]
		if written[i].Category != sema.PRValue && !p.Type().IsReference() {
			v = s.load(v.Whole)
		}
		t.give(p, v)
	}
	return a.leaveBy(s, op, t)
}

// code returns the function whose address x is; nil if it is none.
func (x Atom) code() *sema.Function {
	if x.Kind != Address || x.Place.Object.Kind != Code {
		return nil
	}
	return x.Place.Object.Function
}

// thisOf returns the pointer this of a member call.
func (a *Analysis) thisOf(op, object *body.Op) Value {
	v := a.value(object)
	if object.Category != sema.PRValue || object.Type.Kind == sema.RecordType {
		return valueOf(pointer(v.Whole))
	}
	return v
}

// callee returns the summary of the called function; nil if unknown, as in a recursion.
func (a *Analysis) callee(f *sema.Function) *Summary {
	fd := a.program.definition(f)
	if circle := a.program.circles[fd]; fd == nil || circle != 0 && circle == a.program.circles[a.Body.Decl] {
		return nil
	}
	return a.program.Summary(fd)
}

// anyDefinition returns the definition of a function in any of the program's sources, or nil.
func (p *Program) anyDefinition(f *sema.Function) *sema.FuncDecl {
	if f == nil {
		return nil
	}
	fd := f.Definition()
	if fd == nil && p.Definition != nil {
		fd = p.Definition(f)
	}
	return fd
}

// unknownCall applies a call of an unknown function: it may retain its arguments, and modify the pointees of
// arguments that are not pointers or references to const.
func (a *Analysis) unknownCall(s *state, op *body.Op, args []*body.Op) Value {
	a.noteUnknownCall(op, called(op))
	given := false
	for i, e := range args {
		if e != nil && e.Kind == body.Var && (e.Type == nil || e.Type.Kind == sema.UnknownType) {
			s.escape(a.variable(s, e.Variable)) // how it is used is not known
			given = true
			continue
		}
		if e == nil || e.Type == nil {
			continue
		}
		given = given || e.Category != sema.PRValue || !e.Type.IsArithmetic()
		v := a.value(e)
		if e.Category != sema.PRValue && e.Kind != body.Bind { // read or bound, which is not known
			v = v.join(s.load(v.Whole))
		}
		a.callBack(s, op, e, v)
		if len(a.pointed(v.All()).Atoms) == 0 {
			continue
		}
		if a.gather {
			a.note(&Effect{Kind: Passes, Op: op, Value: v, Index: i})
		}
		if !pointsToConst(e) {
			s.escape(v.All())
		}
	}
	if f := op.Function; given || f == nil || !f.TU.Unit(f.First().Node).Prelude { // the library modifies its arguments
		s.havoc()
	}
	return openValue
}

// callBack applies the body of a lambda that is passed to an unknown function, which may call it.
func (a *Analysis) callBack(s *state, op, lambda *body.Op, closure Value) {
	t := lambda.Type
	if t.Kind != sema.RecordType || t.Record.Closure == nil {
		return
	}
	f := t.Record.Closure.Operator()
	if f.RunsOn(sema.Host) == sema.No || f.RunsOn(sema.Device) == sema.Unknown {
		return
	}
	summary := a.program.Summary(f.Decls[0])
	if summary == nil {
		return
	}
	always := a.always
	a.always = false
	after := s.clone()
	a.applyBy(after, op, a.closureTranslation(after, summary, closure), nil)
	s.join(after)
	a.always = always
}

// pointsToConst reports whether the pointee of an argument cannot be changed through it.
func pointsToConst(e *body.Op) bool {
	t := e.Type
	if e.Kind != body.Bind {
		if t.Kind != sema.Pointer {
			return t.Kind != sema.RecordType && t.Kind != sema.UnknownType
		}
		t = t.Elem
	}
	return t.IsConst()
}

// apply applies the effects of a function to the arguments of the call.
func (a *Analysis) apply(s *state, op *body.Op, callee *Summary, this Value, args []*body.Op) Value {
	return a.applyBy(s, op, a.translation(s, callee, this), args)
}

// applyBy is apply by a translation that lacks the arguments.
func (a *Analysis) applyBy(s *state, op *body.Op, t *translation, args []*body.Op) Value {
	callee := t.callee
	for i, p := range callee.Decl.Params() {
		if i < len(args) && args[i] != nil {
			t.give(p, a.givenTo(t.before, p, args[i]))
		} else {
			t.give(p, openValue)
		}
	}
	return a.leaveBy(s, op, t)
}

// leaveBy applies the effects of a function with a translation that has the arguments.
func (a *Analysis) leaveBy(s *state, op *body.Op, t *translation) Value {
	callee := t.callee
	t.call = op
	if a.gather {
		for _, e := range callee.Effects {
			if e.Kind != Returns {
				effect := t.effect(op, e)
				a.note(&effect)
				if e.Kind == Calls {
					a.noteCallback(t.before, op, &effect)
				}
			}
		}
	}
	if callee.end == nil {
		return openValue
	}
	result := t.value(callee.Result)
	t.leave(s)
	return result
}

// noteCallback records the effects of a function that a callee calls because the body passes its address.
func (a *Analysis) noteCallback(s *state, op *body.Op, call *Effect) {
	g := call.Value.function()
	if g == nil || g.Lambda != nil || call.Inner.Value.function() != nil || call.Inner.Inner != nil {
		return
	}
	summary := a.callee(g)
	if summary == nil {
		return
	}
	t := a.translation(s, summary, Value{})
	for i, p := range summary.Decl.Params() {
		if i < len(call.Args) && !p.Type().IsReference() {
			t.give(p, call.Args[i])
		} else {
			t.give(p, openValue)
		}
	}
	for _, e := range summary.Effects {
		if e.Kind == Returns {
			continue
		}
		within := t.effect(call.Inner.Op, e)
		effect := within
		effect.Op, effect.Inner, effect.callee = op, &within, call.callee
		within.Value, within.Args = openValue, slices.Repeat([]Value{openValue}, len(effect.Args)) // which the function does not know
		a.note(&effect)
	}
}

// construct returns the value of an object that a constructor makes.
func (a *Analysis) construct(s *state, op *body.Op) Value {
	f := op.Function
	switch {
	case f == nil && (op.Special == sema.CopyConstructor || op.Special == sema.MoveConstructor) && len(op.Args) == 1:
		a.read(op, op.Args[0])
		return s.load(a.value(op.Args[0]).Whole)
	case f == nil && op.Special == sema.DefaultConstructor:
		return a.initial(s, op, op.Record)
	}
	if isFunctionObject(op.Record) { // by whichever constructor
		v, _ := a.functionObject(s, op)
		return v
	}
	o := a.program.objects.make(a.Body, op, Temporary)
	s.hold(o, Value{})
	summary := a.follow(s, f, op.Args)
	if summary == nil {
		if v, ok := a.library(s, op); ok {
			return v
		}
		a.unknownCall(s, op, op.Args)
		return openValue
	}
	at := valueOf(o.address())
	a.apply(s, op, summary, at, op.Args)
	return s.of(o)
}

// destroy applies the destructor of an object that ends.
func (a *Analysis) destroy(s *state, op *body.Op) {
	var at Set
	switch made := op.Object(); {
	case made != nil && made.Kind == body.Materialize:
		at = a.value(made).Whole
	case made != nil && made.Kind == body.Construct && a.isLeft(made):
		o := a.program.objects.make(a.Body, made, Temporary)
		s.hold(o, a.value(made))
		at = o.address()
	case op.Variable != nil && op.Variable.Member != nil:
		at = a.address(a.this.contents(), "."+op.Variable.Name)
	case op.Variable != nil:
		at = a.variable(s, op.Variable)
	default:
		return
	}
	a.destroyAt(s, op, op.Function, op.Record, at)
}

// isLeft reports whether an operation makes an argument of a call, and the called function leaves the parameter as it was given.
func (a *Analysis) isLeft(made *body.Op) bool {
	if a.takes == nil {
		a.takes = map[*body.Op]*body.Op{}
		for op := range a.Body.Root.All() {
			if op.Kind == body.Call {
				for _, arg := range op.Arguments() {
					if arg.Is(body.Construct) {
						a.takes[arg] = op
					}
				}
			}
		}
	}
	call := a.takes[made]
	if call == nil || call.Function == nil || call.Function.IsVirtual() {
		return false
	}
	summary := a.callee(call.Function)
	i := slices.Index(call.Arguments(), made)
	if summary == nil || summary.end == nil || i >= len(summary.Decl.Params()) {
		return false
	}
	o := a.program.objects.variable(summary.Decl.Params()[i])
	return o != nil && !slices.Contains(summary.end.escaped, o) && !slices.ContainsFunc(summary.end.holdings, func(h holding) bool { return h.in == o })
}

// destroyAt applies the destructor of an object of a class, or where the compiler defines
// it, those of its members.
func (a *Analysis) destroyAt(s *state, op *body.Op, f *sema.Function, r *sema.Record, at Set) {
	callee := a.follow(s, f, nil)
	if callee == nil && a.interest != nil && f != nil && a.tells(f, s.load(at), true) {
		callee = a.callee(f)
	}
	if callee != nil {
		a.apply(s, op, callee, valueOf(pointer(at)), nil)
		return
	}
	if f != nil {
		a.noteUnknownCall(op, f)
	}
	if f != nil || r == nil || r.IsComplete() != sema.Yes {
		return
	}
	for _, m := range r.Fields() {
		if t := m.Type(); t.Kind == sema.RecordType {
			a.destroyAt(s, op, t.Record.Destructor(), t.Record, a.address(at, "."+m.Name))
		}
	}
}

// destroyDeleted applies the destructor of an object that a delete-expression ends.
func (a *Analysis) destroyDeleted(s *state, op *body.Op) {
	t := op.Args[0].Type
	if t != nil && t.Kind == sema.Pointer && t.Elem.TriviallyDestructible() == sema.Yes {
		return
	}
	end := op.Args[len(op.Args)-1]
	at := a.value(op.Args[0]).Whole
	if !end.Is(body.Destroy) || op.DeletesArray() || end.Record == nil || end.Function == nil && at.Open ||
		end.Function != nil && end.Function.IsVirtual() && !isMadeAs(at, end.Record) {
		a.noteUnknownCall(op, nil)
		return
	}
	a.destroyAt(s, op, end.Function, end.Record, a.pointed(at))
}

// isMadeAs reports whether a pointer leads to objects of a class that new-expressions make, not to bases of others.
func isMadeAs(at Set, r *sema.Record) bool {
	for _, x := range at.Atoms {
		if x.Kind == Null {
			continue
		}
		made := x.Place.Object
		if x.Kind != Address || made == nil || !made.Made.Is(body.New) || made.Made.Type.Kind != sema.Pointer || made.Made.Type.Elem.Record != r {
			return false
		}
	}
	return !at.Open
}

// newObject returns the address that a new-expression yields.
func (a *Analysis) newObject(s *state, op *body.Op) Value {
	placement := op.Args[min(2, len(op.Args)):]
	nothrow := len(placement) == 1 && isNothrow(placement[0].Type)
	if op.Function != nil || len(placement) > 0 && !nothrow || a.mayHaveOwnNew(op) {
		a.unknownCall(s, op, op.Args)
		return openValue // of the class's own, or where the placement says
	}
	o := a.program.objects.make(a.Body, op, Heap)
	if init := op.Args[1]; init != nil {
		s.hold(o, s.of(o).join(a.value(init)))
	}
	at := o.address()
	if nothrow {
		at = at.join(null)
	}
	return valueOf(at)
}

// isNothrow reports whether a placement argument is std::nothrow, which changes the result if there is
// no memory, and not the place of the object.
func isNothrow(t *sema.Type) bool {
	return t != nil && t.Kind == sema.RecordType && t.Record.String() == "std::nothrow_t"
}

// mayHaveOwnNew reports whether an operator new of the program may give the memory: it may
// be managed memory.
func (a *Analysis) mayHaveOwnNew(op *body.Op) bool {
	t := op.Type
	if t.Kind != sema.Pointer {
		return true
	}
	if r := t.Elem.Record; r != nil && (r.IsComplete() != sema.Yes || r.HasUnknownBase()) {
		return true
	}
	tu := op.Scope().TU
	for _, name := range []string{"operator new", "operator new[]"} {
		for _, e := range tu.Global.Find(name) {
			if f, ok := e.(*sema.Function); ok && !tu.Unit(f.First().Node).Prelude {
				return true
			}
		}
	}
	return false
}

// launch applies a launch. A kernel writes device memory: host access to the same memory is not
// followed.
func (a *Analysis) launch(s *state, op *body.Op) {
	if op.Kind == body.LaunchKernel && !op.Args[0].Is(body.None, body.Func) {
		a.note(&Effect{Kind: Launches, Op: op, Launch: op.Launch(), Value: a.value(op.Args[0])})
	}
	config := a.configuration(s, op)
	for i, v := range a.LaunchArgs(s, op) {
		a.note(&Effect{Kind: Hands, Op: op, Launch: op.Launch(), Index: i, Value: v, Held: config, Registered: s.hasRegistered(v)})
		s.escape(v.All())
	}
}

// configuration returns the values of the grid, the block, the dynamic shared memory, the kernel and the stream of a launch.
func (a *Analysis) configuration(s *state, op *body.Op) (all []Value) {
	if op.Kind != body.LaunchKernel || !a.gather {
		return nil
	}
	for _, i := range []int{1, 2, 3, 0, 4} {
		switch e := op.Args[i]; {
		case e == nil || e.Is(body.None):
			all = append(all, valueOf(null))
		default:
			all = append(all, a.given(e))
		}
	}
	return all
}

// given returns the value of an initializer or argument: that of a glvalue that is left as
// it is written, which may be read or bound, is not known.
func (a *Analysis) given(e *body.Op) Value {
	if e == nil || e.Category != sema.PRValue && e.Kind != body.Bind && e.Type.Kind != sema.FunctionType {
		return openValue
	}
	return a.value(e)
}

// givenTo is given for a parameter: an argument of its type is bound or read, also where it is left as it is written.
func (a *Analysis) givenTo(s *state, p *sema.Variable, e *body.Op) Value {
	t := p.Type()
	isSame := e.Type != nil && (t.IsDependent() || t.NonReference().Kind == sema.Auto || sema.EqualUnqualified(t.NonReference(), e.Type))
	if e.Category == sema.PRValue || e.Kind == body.Bind || !isSame {
		return a.given(e)
	}
	if t.IsReference() {
		return a.value(e)
	}
	return s.load(a.value(e).Whole)
}

// hasRegistered reports whether some memory that a value leads to is host memory that may have been
// registered with the device.
func (s *state) hasRegistered(v Value) bool {
	return slices.ContainsFunc(s.in.pointed(v.All()).Atoms, func(x Atom) bool { return s.registered.has(s.in.number(x.Place.Object)) })
}

// LaunchArgs returns the values of the arguments of a launch.
func (a *Analysis) LaunchArgs(s *state, op *body.Op) []Value {
	var out []Value
	if op.Kind == body.LaunchKernel {
		for _, e := range op.Args[min(5, len(op.Args)):] {
			out = append(out, a.given(e))
		}
		return out
	}
	l := op.Launch()
	for _, n := range l.Args {
		v := openValue
		// The address of an array element may be that of no object, such as a pointer that is passed on: its contents are
		// unknown.
		isValue := !l.ByAddress || n.Parenthesized().Parent().Op() == syntax.AddressOf
		if e := a.at(n); e != nil && isValue {
			v = a.value(e)
			if e.Category != sema.PRValue {
				v = s.load(v.Whole)
			}
		}
		out = append(out, v)
	}
	return out
}

// at returns the operation that is written as an expression; nil if there is none.
func (a *Analysis) at(n syntax.Node) *body.Op {
	if a.written == nil {
		a.written = map[syntax.Node]*body.Op{}
		for op := range a.Body.Root.All() {
			if _, ok := a.written[op.Node]; !ok && !op.Inserted && op.Type != nil {
				a.written[op.Node] = op
			}
		}
	}
	return a.written[n.Unparen()]
}

// api returns the description of the function of CUDA's API that is called, with the
// direction of a copy if that is a constant.
func (a *Analysis) api(op *body.Op) (headers.API, bool) {
	name := sema.LibraryName(op.Function, op.Call())
	api, ok := headers.Lookup(name)
	if !ok {
		return headers.API{}, false
	}
	if i, ok := api.Param(headers.Direction); ok && i+1 < len(op.Args) {
		if c, ok := op.Args[i+1].Constant(); ok {
			api = api.Directed(c.Int())
		}
	}
	return api, true
}

// isUnconverted reports whether an argument is a glvalue that is given by value, though nothing
// says so: the function's prototype is not seen.
func isUnconverted(call, arg *body.Op) bool {
	return arg != nil && call.Function == nil && arg.Category != sema.PRValue && !arg.Is(body.Materialize) &&
		arg.Type != nil && arg.Type.Kind != sema.Array && arg.Type.Kind != sema.FunctionType
}

// run applies a function of CUDA's API.
func (a *Analysis) run(s *state, op *body.Op, api headers.API, args []*body.Op) Value {
	e := Effect{Kind: Runs, Op: op, API: api}
	for _, x := range args {
		v := openValue
		if x != nil {
			v = a.value(x)
		}
		if isUnconverted(op, x) {
			v = s.load(v.Whole)
		}
		e.Args = append(e.Args, v)
		held := Value{}
		if len(a.pointed(v.Whole).Atoms) > 0 {
			held = s.load(v.Whole)
		}
		e.Held = append(e.Held, held)
	}
	a.note(&e)
	param := func(r headers.Role) (Set, bool) {
		if i, ok := api.Param(r); ok && i < len(args) {
			return e.Args[i].Whole, true
		}
		return Set{}, false
	}
	object, hasObject := param(headers.Object)
	result, hasResult := param(headers.Result)
	switch api.Operation {
	case headers.Allocate:
		if pitch, ok := param(headers.Pitch); ok {
			s.store(pitch, valueOf(setOf(Atom{Kind: Number, Place: Place{Object: a.program.objects.make(a.Body, op, Amount)}})))
		}
		if hasResult {
			s.store(result, valueOf(a.program.objects.make(a.Body, op, kindOfMemory(api.To)).address()))
		}
	case headers.Address:
		made := open
		if symbol, ok := param(headers.Symbol); ok {
			made = a.symbolAddress(symbol)
		} else if hasObject {
			made = a.pointed(object).mapped(func(x Atom) Set {
				if o := a.program.objects.pointee(x.Place, Mapped); o != nil {
					return o.address()
				}
				return open
			})
		}
		if hasObject {
			a.register(s, object)
		}
		if hasResult {
			s.store(result, valueOf(made))
		}
	case headers.Register, headers.Inquire, headers.Enumerate:
		if hasObject {
			a.register(s, object)
		}
		if hasResult {
			s.store(result, openValue)
		}
	case headers.Copy, headers.Fill:
		if dst, ok := param(headers.Dst); ok {
			held := openValue
			if api.Operation == headers.Copy {
				held = copied(api, e.Held)
			}
			s.copyInto(dst, held)
		}
	case headers.Create:
		if hasResult {
			s.store(result, valueOf(a.program.objects.make(a.Body, op, Handle).address()))
		}
	default:
		if hasResult {
			s.store(result, openValue)
		}
		if data, ok := param(headers.Data); ok {
			s.escape(data)
		}
	}
	return valueOf(number)
}

// copyInto records that bytes are copied over the objects at some addresses.
func (s *state) copyInto(to Set, v Value) {
	to = s.in.pointed(to)
	for _, x := range to.Atoms {
		s.hold(x.Place.Object, s.of(x.Place.Object).With(x.Place.Path, v, true))
	}
}

// register notes that host memory is made known to the device.
func (a *Analysis) register(s *state, object Set) {
	for _, x := range a.pointed(object).Atoms {
		s.registered = s.registered.with(s.in.number(x.Place.Object), x.Place.Object, struct{}{})
	}
}

// symbolAddress returns the device's address of a variable that is named as a symbol: the
// host has another one, but for managed variables.
func (a *Analysis) symbolAddress(s Set) Set {
	return s.mapped(func(x Atom) Set {
		if x.Kind != Address {
			return open
		}
		if x.Place.Object.Kind == Managed {
			return setOf(x)
		}
		if o := a.program.objects.pointee(x.Place, Mapped); o != nil {
			return o.address()
		}
		return open
	})
}

// copied returns the contents that a copy transfers: those of the objects at its source.
func copied(api headers.API, held []Value) Value {
	for _, r := range []headers.Role{headers.Src, headers.Symbol} {
		if i, ok := api.Param(r); ok && i < len(held) {
			return held[i]
		}
	}
	return openValue
}

// kindOfMemory returns the kind of objects in a memory of the API's.
func kindOfMemory(m headers.Memory) Kind {
	switch m {
	case headers.DeviceMemory:
		return Device
	case headers.ManagedMemory:
		return Managed
	case headers.PinnedMemory:
		return Pinned
	case headers.ArrayMemory:
		return Array
	case headers.HostMemory:
		return Heap
	}
	return Unseen
}
