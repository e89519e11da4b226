package memory

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// An EffectKind is the kind of an effect on memory.
type EffectKind uint8

const (
	Reads      EffectKind = iota // the memory at the addresses Value
	Writes                       // Other to the addresses Value
	Passes                       // Value to an unknown function: it may retain it, read it, and modify its pointee
	Hands                        // Value to a kernel as an argument: Launch, Index
	Runs                         // a function of CUDA's API: API, Args
	Frees                        // the pointee of Value, with the host's free or delete
	Returns                      // Value
	Kernels                      // a kernel is called like a host function: Function
	Calls                        // the function that Value points at
	Launches                     // the kernel that Value, no function's name, points at: Launch
	Takes                        // Value, a pointer to void, as a pointer to Type
	Prints                       // arguments in the format Value. Those whose format the function that prints knows are nothing to its callers
	Asks                         // a function of libcu++, which is not followed: Function, Args
	Dispatches                   // an algorithm of Thrust, which is not followed: Args
	Strays                       // an unknown function is called, which may have any effect on CUDA
)

// An Effect is one thing that a body does, itself or through a function that it calls.
type Effect struct {
	Kind  EffectKind
	Op    *body.Op // of the body: the operation itself, or the call with the effect
	Value Value
	Other Value

	API headers.API // of Runs, directed where the direction is known
	// of Runs; for arguments that a Copy or a Launch takes by address, see Held. For Asks and Dispatches: those of
	// the call, the object of a member call first
	Args []Value
	// Held has, for Runs, the contents of the pointees of pointer arguments, by argument. For Hands it is the configuration of
	// the launch, with its first argument: the grid, the block, the dynamic shared memory, the kernel, the stream.
	Held   []Value
	Launch *sema.Launch
	Index  int // of Hands: of the kernel's parameter; of Passes: of the operand of the origin

	// Volatile is set of Reads and Writes through a glvalue of volatile type.
	Volatile bool

	// Registered is set of Hands if Value leads to host memory that may have been made
	// known to the device.
	Registered bool

	Function *sema.Function
	Type     *sema.Type // of Takes

	// Inner is the effect of the function that Op calls; nil if the body does it itself.
	Inner *Effect

	callee *Summary // that has Inner; nil where Inner is

	// Again are further operations of the body that have the same effect by functions
	// that they call.
	Again []*body.Op

	// Settled is set for enqueuing Runs if the body may wait for completion afterwards, on every path
	// on which it succeeds.
	Settled bool

	// Pending is set for enqueuing Runs, and for Hands, if nothing may wait for completion afterwards on any path through the
	// body, or through its callees that contain it.
	Pending bool

	// Always is set if it happens on every way through the body that comes to its end.
	Always bool
}

// Callee returns the definition of the function that Op calls, however it does so; nil if the body has the effect itself.
func (e *Effect) Callee() *sema.FuncDecl {
	if e.callee == nil {
		return nil
	}
	return e.callee.Decl
}

// Origin returns the operation that has the effect in the end, however many calls away.
func (e *Effect) Origin() *body.Op {
	for e.Inner != nil {
		e = e.Inner
	}
	return e.Op
}

// Making returns the effect as that of the calls that make an object in the end; nil if it is of other calls. Where
// several calls remain, [Effect.Again] has them.
func (e *Effect) Making(o *Object) *Effect {
	if e.Inner == nil {
		if o.call != nil || e.Op != o.Made {
			return nil
		}
		return e
	}
	out := *e
	if o.call != nil && (e.Op == o.call || slices.Contains(e.Again, o.call)) {
		out.Op, out.Again, o = o.call, nil, o.inner
	}
	if out.Inner = e.Inner.Making(o); out.Inner == nil {
		return nil
	}
	return &out
}

// Modifies reports whether the memory at the addresses Value is changed: by a write, or by a library
// function of CUDA or the system with a parameter that points to non-const.
func (e *Effect) Modifies() bool {
	if e.Kind != Passes {
		return e.Kind == Writes
	}
	at := e.Origin()
	if at.Kind != body.Call || at.Function == nil || !at.Function.TU.Unit(at.Function.First().Node).Prelude || e.Index == 0 {
		return false
	}
	params := at.Function.Type().Params
	if e.Index > len(params) {
		return false
	}
	t := params[e.Index-1]
	return (t.Kind == sema.Pointer || t.IsReference()) && !t.Elem.IsConst()
}

// note adds an effect to those of the body while they are gathered. That the body works on
// variables of its own is none.
func (a *Analysis) note(e *Effect) {
	if !a.gather || e.Kind <= Writes && a.leadsToOwn(e.Value.Whole) || e.Inner != nil && !a.concerns(e) {
		return
	}
	e.Always = a.always && (e.Inner == nil || e.Inner.Always)
	k := e.key()
	for old := range a.alike.with(k) {
		if old.equal(e) && !old.freesAlso(e) {
			old.Always = old.Always || e.Always
			if e.Op != old.Op && !slices.Contains(old.Again, e.Op) {
				old.Again = append(old.Again, e.Op)
			}
			return
		}
	}
	kept := new(Effect)
	*kept = *e
	a.alike.add(k, kept)
	a.effects = append(a.effects, kept)
}

// freesAlso reports whether a callee frees by one call what it knows as two pieces of memory: the body has two effects then.
func (e *Effect) freesAlso(f *Effect) bool {
	_, _, _, frees := e.Freed()
	return frees && e.Op == f.Op && e.Inner != nil && f.Inner != nil && !e.Inner.equal(f.Inner)
}

// concerns reports whether an effect of a callee matters to callers of the body: passing and reading
// numbers does not.
func (a *Analysis) concerns(e *Effect) bool {
	switch e.Kind {
	case Hands:
		return e.Value.All().Open || len(e.Value.All().pointers()) > 0 ||
			slices.ContainsFunc(e.Held, func(v Value) bool { return len(v.All().pointers()) > 0 }) ||
			slices.ContainsFunc(e.Inner.Held, func(v Value) bool { return len(v.All().pointers()) > 0 })
	case Reads, Writes, Passes, Takes, Calls, Launches:
		return e.Value.All().Open || len(e.Value.All().pointers()) > 0
	case Prints:
		return slices.ContainsFunc(e.Inner.Value.Whole.Atoms, func(x Atom) bool {
			if x.Kind != Contents {
				return false
			}
			root, _ := x.Place.Root()
			return root.Kind == Automatic || root.Kind == Parameter
		})
	}
	return true
}

// A likeness is the key that equal effects at several places have in common.
type likeness struct {
	kind     EffectKind
	volatile bool
	certain  bool // the function that is called has it on all of its ways
	api      string
	index    int
	kernel   *sema.Function
	called   *sema.Function
	by       *sema.Function // that the body calls, where its frame matters
	first    *Object
	at       int32 // the place, for effects of the body itself
	prints   *body.Op
}

// A likenesses finds effects by likeness. While there are few they are searched one after the
// other.
type likenesses struct {
	list []alike
	by   map[likeness][]*Effect // nil while there are few
}

type alike struct {
	by     likeness
	effect *Effect
}

// few is how many effects are searched one after the other.
const few = 8

func (l *likenesses) add(k likeness, e *Effect) {
	if l.by == nil && len(l.list) < few {
		l.list = append(l.list, alike{k, e})
		return
	}
	if l.by == nil {
		l.by = make(map[likeness][]*Effect, 4*few)
		for _, x := range l.list {
			l.by[x.by] = append(l.by[x.by], x.effect)
		}
	}
	l.by[k] = append(l.by[k], e)
}

// with yields the effects of a likeness.
func (l *likenesses) with(k likeness) iter.Seq[*Effect] {
	return func(yield func(*Effect) bool) {
		if l.by != nil {
			for _, e := range l.by[k] {
				if !yield(e) {
					return
				}
			}
			return
		}
		for i := range l.list {
			if l.list[i].by == k && !yield(l.list[i].effect) {
				return
			}
		}
	}
}

func (e *Effect) key() likeness {
	k := likeness{kind: e.Kind, volatile: e.Volatile, api: e.API.Name, index: e.Index, called: e.Function}
	k.certain = e.Inner != nil && e.Inner.Always
	if e.Inner != nil && e.Kind == Runs {
		k.by = e.Op.Function
	}
	if e.Inner == nil || e.Kind == Frees || e.Kind == Asks || e.Kind == Dispatches {
		k.at = e.Op.Node.ID() // ordered effects are distinguished by place as well
	}
	if e.Kind == Prints { // with other arguments each
		k.prints = e.Origin()
	}
	if e.Launch != nil {
		k.kernel = e.Launch.Kernel
	}
	if len(e.Value.Whole.Atoms) > 0 {
		k.first = e.Value.Whole.Atoms[0].Place.Object
	}
	return k
}

// equal reports whether two effects of one likeness say the same of memory.
func (e *Effect) equal(f *Effect) bool {
	return e.Type == f.Type && e.Settled == f.Settled && e.Pending == f.Pending && e.Value.equal(f.Value) &&
		e.Other.equal(f.Other) && slices.EqualFunc(e.Args, f.Args, Value.equal) &&
		(e.Kind != Hands || slices.EqualFunc(e.Held, f.Held, Value.equal))
}

// IsCallees reports whether the function that Op calls has the effect whatever it is given.
func (e *Effect) IsCallees() bool {
	switch {
	case e.Inner == nil:
		return false
	case e.equal(e.Inner):
		return true
	}
	own := *e
	own.Value, own.Other, own.Args, own.Held = e.inner(e.Value), e.inner(e.Other), slices.Clone(e.Args), slices.Clone(e.Held)
	for i, v := range own.Args {
		own.Args[i] = e.inner(v)
	}
	for i, v := range own.Held {
		own.Held[i] = e.inner(v)
	}
	return own.equal(e.Inner)
}

// inner returns a value with objects as the function that Op calls knows them.
func (e *Effect) inner(v Value) Value {
	isOurs := func(x Atom) bool { return x.Place.Object != nil && x.Place.Object.call == e.Op }
	if !slices.ContainsFunc(v.All().Atoms, isOurs) {
		return v
	}
	mapped := func(s Set) Set {
		s.Atoms = slices.Clone(s.Atoms)
		for i, x := range s.Atoms {
			if isOurs(x) {
				s.Atoms[i].Place.Object = x.Place.Object.inner
			}
		}
		return s
	}
	out := Value{Whole: mapped(v.Whole)}
	for _, p := range v.Parts {
		out.Parts = append(out.Parts, Part{p.Path, mapped(p.Set)})
	}
	return out
}

// leadsToOwn reports whether addresses lead to variables of the body and temporary objects alone.
func (a *Analysis) leadsToOwn(s Set) bool {
	return !s.Open && !slices.ContainsFunc(s.Atoms, func(x Atom) bool {
		o := x.Place.Object
		return x.Kind != Address || !a.isGone(o) && !(o.Kind == Automatic && slices.Contains(a.Body.Params, o.Variable))
	})
}

// isGone reports whether an object ends with the body.
func (a *Analysis) isGone(o *Object) bool { return o.Kind == Temporary || a.makes(o) }

// Effects returns the effects of the body, in a possible execution order; nil if the analysis did not
// terminate.
func (a *Analysis) Effects() []*Effect {
	if !a.gathered && a.solution.Complete {
		var again flow.Problem[*state]
		a.gatherBy(&again)
		for _, b := range a.Graph.Blocks {
			if s, ok := a.solution.At(b); ok {
				s = s.clone()
				again.Begin(b)
				for _, op := range b.Ops {
					again.Op(s, op)
				}
			}
		}
		a.finish()
	}
	return a.effects
}

// finish ends the gathering of effects.
func (a *Analysis) finish() {
	if a.program.Waits {
		if op := unknownIn(a.Body); op != nil {
			a.always = false
			a.noteUnknownCall(op, nil)
		}
		a.settle()
	}
	a.gather, a.alike = false, likenesses{}
}

// gatherBy has a problem note effects while it is solved.
func (a *Analysis) gatherBy(p *flow.Problem[*state]) {
	a.gathered, a.gather = true, true
	p.Begin = func(b *flow.Block) {
		a.always = a.Graph.Exit.Index >= 0 && b.PostDominates(a.Graph.Entry())
	}
	p.Op = func(s *state, op *body.Op) *state {
		a.step(s, op)
		if op.Kind == body.Return && len(op.Args) > 0 && op.Args[0] != nil {
			a.note(&Effect{Kind: Returns, Op: op, Value: a.given(op.Args[0])})
		}
		return s
	}
}

// LambdaEffects returns the effects of the body's lambdas when they run, at whatever time, with their
// captures by copy: each as an effect of the lambda expression, which has it as [Effect.Inner].
func (a *Analysis) LambdaEffects() []*Effect {
	a.Effects()
	return a.deferred
}

// A Summary describes the effects of a function on its callers.
type Summary struct {
	Function *sema.Function
	Decl     *sema.FuncDecl
	This     *Object // represents its pointer this
	Effects  []*Effect
	Result   Value

	program *Program
	end     *end             // nil if it never returns
	left    map[*Object]bool // see leaves; nil: not yet asked for
	guarded map[*Effect]bool // see FreesUnlessNull
}

// leaves reports whether an object that the function makes may be reached by callers when it returns.
func (s *Summary) leaves(o *Object) bool {
	if s.left == nil {
		s.left = map[*Object]bool{}
		note := func(v Set) {
			for _, x := range v.Atoms {
				if x.Place.Object != nil {
					s.left[x.Place.Object] = true
				}
			}
		}
		for v := range s.Result.Sets() {
			note(v)
		}
		for _, v := range s.Stored() {
			note(v)
		}
		for _, o := range s.Escaped() {
			s.left[o] = true
		}
	}
	return s.left[o]
}

// An end is the memory state at the returns of a function, as far as it is visible to others: without
// its own variables and temporary objects.
type end struct {
	holdings   []holding
	escaped    []*Object
	registered []*Object
	havocked   bool
}

// A holding is a value that an object, or a part of it, was given.
type holding struct {
	in    *Object
	path  string
	value Set
}

func (a *Analysis) endOf(exit *state) *end {
	out := &end{
		escaped:    slices.DeleteFunc(exit.passed.objects(), a.isGone),
		registered: exit.registered.objects(),
		havocked:   exit.havocked,
	}
	for _, o := range exit.held.objects() {
		if o.Kind == Temporary {
			continue
		}
		for path, s := range o.stored(exit.of(o)) {
			out.holdings = append(out.holdings, holding{o, path, s})
		}
	}
	return out
}

// Summary returns the summary of the definition of a function; nil if it is unknown, or the function
// has no body. The underlying analysis is not kept: it is far larger than the summary.
func (p *Program) Summary(fd *sema.FuncDecl) *Summary {
	if s, ok := p.summaries[fd]; ok {
		return s
	}
	a := p.Of(fd)
	if a == nil || !a.solution.Complete {
		return nil
	}
	s := &Summary{Function: fd.Function, Decl: fd, This: a.this, Effects: a.Effects(), program: p}
	if exit, ok := a.solution.At(a.Graph.Exit); ok {
		s.end = a.endOf(exit)
	}
	for _, e := range s.Effects {
		if e.Kind == Returns && e.Inner == nil {
			s.Result = s.Result.join(e.Value)
		}
	}
	p.summaries[fd] = s
	delete(p.analyses, fd)
	return s
}

// Registered returns the host memory that is made known to the device on some way through
// the body, or of which it is asked where it lies, in an order that does not change.
func (s *Summary) Registered() []*Object {
	if s.end == nil {
		return nil
	}
	return s.end.registered
}

// Stored yields the contents, at the return, of places that were assigned on some path through the
// body. The initial contents of a place are represented by its Contents atom.
func (s *Summary) Stored() iter.Seq2[Place, Set] {
	return func(yield func(Place, Set) bool) {
		if s.end == nil {
			return
		}
		for _, h := range s.end.holdings {
			if !yield(Place{h.in, h.path}, h.value) {
				return
			}
		}
	}
}

// Escaped returns the objects that unknown functions may have modified, or may modify later, in a
// deterministic order.
func (s *Summary) Escaped() []*Object {
	if s.end == nil {
		return nil
	}
	return s.end.escaped
}

// Returns reports whether the function comes to its end on some way.
func (s *Summary) Returns() bool { return s.end != nil }

// Analysis returns the analysis that the summary is made of, which is made anew.
func (s *Summary) Analysis() *Analysis {
	if s.Decl == nil {
		return nil
	}
	return s.program.Of(s.Decl)
}
