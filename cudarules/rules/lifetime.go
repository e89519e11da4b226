package rules

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Lifetimes of objects created by CUDA's API, in host bodies: effects of calls on memory and handles, and their states on all
// paths to a point. CUDA Runtime API, memory management, stream management, API synchronization behavior.

// A piece is memory or a handle: an object, or the initial pointee of a place.
type piece struct {
	object   *memory.Object
	path     string
	contents bool
}

// pieceOf returns the one thing that a value leads to; false if that is not known.
func pieceOf(v memory.Value) (at piece, ok bool) {
	x, ok := certainly(v)
	if !ok {
		return at, false
	}
	o := x.Place.Object
	switch {
	case x.Kind == memory.Contents:
		return piece{o, x.Place.Path, true}, !strings.Contains(x.Place.Path, "[]")
	case o.Kind == memory.Pointee:
		return piece{o.Of.Object, o.Of.Path, true}, !strings.Contains(o.Of.Path, "[]")
	}
	return piece{object: o}, true
}

// An action is an action of a call on a piece.
type action uint8

const (
	allocates action = iota
	frees
	uses     // the host or the device reads it
	writes   // the device, or the host, changes it
	enqueues // work in a stream
	waits    // the host waits for work, or a stream is made to wait
	begins   // to capture a stream
	ends     // the capture of a stream
	passes   // it is passed to an unknown function, or stored where others find it
	absent   // no action: nothing has made it yet
)

// A stream is the ordering domain of an operation.
type streamOrder struct {
	known, legacy bool
	piece         piece
}

// isOther reports whether two streams are certainly not the same.
func (s streamOrder) isOther(t streamOrder) bool {
	return s.known && t.known && (s.legacy != t.legacy || !s.legacy && s.piece != t.piece)
}

// An event is one thing that an operation does to a piece.
type event struct {
	action action
	piece  piece   // of actions on memory and handles
	others []piece // that it may be on instead
	isNull bool    // the pointer may be null instead
	stream streamOrder
	effect *memory.Effect
	must   bool
	later  bool   // it is done when the stream comes to it
	whole  bool   // the pointer is that to the beginning
	part   string // of the object that a kernel is given: the path of the pointer in it
}

// name names the function that acts.
func (e event) name() string {
	switch {
	case e.effect.Kind == memory.Runs:
		return quoted(e.effect.API.Name)
	case e.effect.Kind == memory.Hands && e.effect.Launch != nil && e.effect.Launch.Kernel != nil:
		return "kernel " + quoted(e.effect.Launch.Kernel.Name)
	case e.effect.Kind == memory.Frees && e.effect.Origin().Kind == body.Delete:
		return "'delete'"
	case e.effect.Kind == memory.Frees:
		return "'free'"
	}
	return "the host"
}

// A lifeline has the events on CUDA memory and handles in a body.
type lifeline struct {
	*hostReads
	kept    map[*body.Op][]event
	several map[*memory.Object]bool // see alternatives
}

// eachLifeline has visit look at the bodies of the host's from which certain functions of CUDA's API are reached.
func (p *pass) eachLifeline(is func(headers.API) bool, visit func(*lifeline)) {
	reaches := p.calling(is, isReached)
	p.eachLifelineOf(func(b *sema.Body) bool { return reaches.from(b.Function) }, visit)
}

func (p *pass) eachLifelineOf(wants func(*sema.Body) bool, visit func(*lifeline)) {
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes || !wants(b) {
			return
		}
		if l := p.lifelineOf(b); l != nil {
			visit(l)
		}
	})
}

// eachOwnLifeline is eachLifeline for rules that need no waits: with the analysis that other rules share, for bodies that use
// device memory.
func (p *pass) eachOwnLifeline(is func(headers.API) bool, visit func(*lifeline)) {
	reaches := p.calling(is, isReached)
	p.eachHostBody(func(b *sema.Body) {
		if b.Function.RunsOn(sema.Device) == sema.Yes || !reaches.from(b.Function) {
			return
		}
		if l := p.lifelineBy(b, &p.ownLifelines, func(b *sema.Body) *memory.Analysis { return p.hostAnalyses.get(b, p.hostAnalysis) }); l != nil {
			visit(l)
		}
	})
}

// lifelineOf returns the lifeline of a body; nil if its control flow or its memory is not understood.
func (p *pass) lifelineOf(b *sema.Body) *lifeline {
	return p.lifelineBy(b, &p.lifelines, func(b *sema.Body) *memory.Analysis { return p.waiting.Of(b.FuncDecl) })
}

func (p *pass) lifelineBy(b *sema.Body, in *ofBody[*lifeline], analysis func(*sema.Body) *memory.Analysis) *lifeline {
	compute := func(b *sema.Body) *lifeline {
		a := analysis(b)
		if a == nil || !a.Complete() || !isUnderstood(a.Graph) {
			return nil
		}
		kernels := &writtenByKernels{pass: p, known: map[*sema.Function]*kernelWrites{}}
		reads := &hostReads{pass: p, queue: newQueue(a), kernels: kernels, told: map[int]bool{}}
		l := &lifeline{hostReads: reads, kept: map[*body.Op][]event{}}
		l.several = l.alternatives()
		return l
	}
	l := in.get(b, compute)
	if l == nil {
		return nil
	}
	own := *l
	reads := *l.hostReads
	own.hostReads = &reads
	own.pass, own.told = p, map[int]bool{}
	return &own
}

// eventsOf returns the events of an operation, in order.
func (l *lifeline) eventsOf(op *body.Op) []event {
	if all, ok := l.kept[op]; ok {
		return all
	}
	var all []event
	for _, e := range l.effects[op] {
		all = append(all, l.eventsBy(e)...)
	}
	l.kept[op] = all
	return all
}

func (l *lifeline) eventsBy(e *memory.Effect) []event {
	base := event{effect: e, must: e.Inner == nil || e.Inner.Always}
	if _, _, _, frees := e.Freed(); frees && !base.must {
		base.must = e.CalleeFreesUnlessNull()
	}
	switch e.Kind {
	case memory.Reads, memory.Writes:
		base.action = uses
		if e.Kind == memory.Writes {
			base.action = writes
			kept := base
			kept.action = passes
			return append(base.on(e.Value), kept.onAll(e.Other)...)
		}
		return base.on(e.Value)
	case memory.Passes:
		base.action = passes
		return base.onAll(e.Value)
	case memory.Frees:
		base.action = frees
		return base.on(e.Value)
	case memory.Hands:
		base.action, base.later = uses, true
		base.stream = l.streamOfLaunch(e)
		var all []event
		for path, s := range parts(e.Value) {
			base.part = path
			all = append(all, base.on(memory.Value{Whole: s})...)
		}
		return all
	case memory.Runs:
		return l.eventsOfAPI(base)
	case memory.Strays:
		base.action = waits
		return []event{base}
	}
	return nil
}

// on returns the event on the pieces that a value leads to.
func (e event) on(v memory.Value) []event {
	e.whole = true
	for i, x := range v.Whole.Atoms {
		at, ok := pieceOf(memory.Value{Whole: memory.Set{Atoms: v.Whole.Atoms[i : i+1], Open: v.Whole.Open}})
		switch {
		case x.Kind == memory.Null:
			e.isNull = true
			continue
		case !ok:
			return nil
		case e.piece.object == nil:
			e.piece = at
		case at.contents || at.object.Made == nil: // which may be one of the others
			return nil
		default:
			e.others = append(e.others, at)
		}
		e.whole = e.whole && !x.Moved && (x.Kind == memory.Contents || x.Place.Path == "")
	}
	if e.piece.object == nil || len(e.others) > 0 && (e.piece.contents || e.piece.object.Made == nil) {
		return nil
	}
	return []event{e}
}

// pieces returns all that the event may be on.
func (e event) pieces() []piece { return append([]piece{e.piece}, e.others...) }

// common returns the conditions that hold whichever of several pieces the event is on: those of the first that all have. What was done
// by a pointer that may have been null was not done for certain, but for one that may be null as well.
func (e event) common(held factSet[condition]) factSet[condition] {
	isUncertain := func(c condition) bool { return c.isNull && !e.isNull && c.piece == e.piece }
	if len(e.others) == 0 {
		for c := range held {
			if isUncertain(c) {
				held = maps.Clone(held)
				held.forget(isUncertain)
				break
			}
		}
		return held
	}
	lacks := func(c condition) bool {
		return slices.ContainsFunc(e.others, func(other piece) bool {
			c.piece = other
			_, ok := c.alike(held)
			return !ok
		})
	}
	out := maps.Clone(held)
	out.forget(func(c condition) bool {
		return slices.Contains(e.others, c.piece) || c.piece == e.piece && (lacks(c) || isUncertain(c))
	})
	return out
}

// onAll returns the events on all pieces that a value or its parts may lead to.
func (e event) onAll(v memory.Value) (all []event) {
	for s := range v.Sets() {
		for _, x := range s.Atoms {
			all = append(all, e.on(memory.Value{Whole: memory.Set{Atoms: []memory.Atom{x}}})...)
		}
	}
	return all
}

// eventsOfAPI returns the events of a CUDA function.
func (l *lifeline) eventsOfAPI(base event) (all []event) {
	e := base.effect
	api := e.API
	base.stream, base.later = l.streamOfAPI(e), api.Async
	param := func(r headers.Role) memory.Value {
		if i, ok := api.Param(r); ok && i < len(e.Args) {
			return e.Args[i]
		}
		return memory.Value{Whole: memory.Set{Open: true}}
	}
	add := func(a action, v memory.Value) {
		base.action = a
		all = append(all, base.on(v)...)
	}
	if s := base.stream; s.known && !s.legacy && api.Operation != headers.Destroy && api.Operation != headers.Create {
		used := base
		used.action, used.piece, used.later, used.stream = uses, s.piece, false, streamOrder{}
		all = append(all, used)
	}
	if !api.Async && (api.Operation == headers.Copy || api.Operation == headers.Fill) { // it waits for earlier work
		base.action = waits
		all = append(all, base)
	}
	switch api.Operation {
	case headers.Copy:
		add(writes, param(headers.Dst))
		add(uses, param(headers.Src))
	case headers.Fill:
		add(writes, param(headers.Dst))
	case headers.Prefetch:
		add(uses, param(headers.Object))
	case headers.Allocate:
		base.action = allocates
		if i, ok := api.Param(headers.Result); ok && i < len(e.Held) {
			if api.Async { // the memory is there from then on in the order of the stream
				all = append(all, l.madeBy(base)...)
			} else {
				all = append(all, base)
			}
		}
	case headers.Free, headers.Destroy:
		add(frees, param(headers.Object))
	case headers.Record, headers.Wait, headers.Synchronize, headers.QueryReady, headers.LaunchGraph:
		add(uses, param(headers.Object))
		if len(all) == 0 {
			base.action = enqueues
			all = append(all, base)
		}
	}
	switch {
	case api.Operation == headers.Capture:
		base.action = begins
		all = append(all, base)
	case strings.HasSuffix(api.Name, "StreamEndCapture"):
		base.action = ends
		all = append(all, base)
	case api.Operation == headers.Wait || mayWaitFor(api):
		base.action = waits
		all = append(all, base)
	}
	return all
}

// mayWaitFor reports whether a function may wait for work that was enqueued before, copies, fills and frees apart.
func mayWaitFor(api headers.API) bool {
	switch api.Operation {
	case headers.Copy, headers.Fill, headers.Free, headers.Record:
		return false
	case headers.Allocate:
		return !api.Async
	}
	return api.MayWait()
}

// madeBy returns the event that memory is allocated in the order of a stream.
func (l *lifeline) madeBy(base event) []event {
	o := l.madeAt(base.effect.Op, base.effect)
	if o == nil {
		return []event{base}
	}
	base.piece, base.whole = piece{object: o}, true
	return []event{base}
}

// streamOfAPI returns the stream that a function of CUDA's works in.
func (l *lifeline) streamOfAPI(e *memory.Effect) streamOrder {
	i, ok := e.API.Param(headers.Stream)
	if !ok {
		switch e.API.Operation {
		case headers.Copy, headers.Fill:
			return streamOrder{known: true, legacy: true}
		}
		return streamOrder{}
	}
	if i >= len(e.Args) {
		return streamOrder{}
	}
	return orderOf(e.Args[i])
}

func orderOf(v memory.Value) streamOrder {
	if v.Whole.IsKnown() && !slices.ContainsFunc(v.Whole.Atoms, func(x memory.Atom) bool { return x.Kind != memory.Null }) {
		return streamOrder{known: true, legacy: true}
	}
	at, ok := pieceOf(v)
	if !ok || slices.ContainsFunc(v.Whole.Atoms, func(x memory.Atom) bool { return x.Kind == memory.Null }) {
		return streamOrder{}
	}
	return streamOrder{known: true, piece: at}
}

// streamOfLaunch returns the stream of a launch that the body makes itself.
func (l *lifeline) streamOfLaunch(e *memory.Effect) streamOrder {
	if e.Inner != nil && len(e.Held) > 4 {
		return orderOf(e.Held[4])
	}
	_, stream, ok := streamOf(e.Op)
	switch {
	case !ok || e.Inner != nil:
		return streamOrder{}
	case isDefaultStream(stream):
		return streamOrder{known: true, legacy: true}
	}
	return orderOf(l.Value(stream))
}

// isSingle reports whether a piece is one piece of memory or one handle, not one of several that a loop makes.
func (l *lifeline) isSingle(at piece) bool {
	if at.contents {
		return isNamedPlace(at)
	}
	return l.isOne(at.object)
}

// isNamedPlace reports whether a piece is the pointee of a variable, or of a member of one or of the function's object: the
// target of a pointer may be an element of many.
func isNamedPlace(at piece) bool {
	o := at.object
	switch o.Kind {
	case memory.Automatic, memory.Static:
		return true
	case memory.Pointee:
		of := o.Of.Object
		return of.Kind == memory.Parameter || of.Variable != nil && o.Of.Path == "" && of.Variable.Type().IsReference()
	}
	return false
}

// A condition is a certain fact about a piece at a point: the last action on it, with its operation and place.
type condition struct {
	piece  piece
	action action
	by     *body.Op
	name   string
	isNull bool // by a pointer that may have been null
	stream streamOrder
	later  bool
	write  bool
	part   string
	effect *memory.Effect // by which the operation acted
}

// alike returns the first condition of a set that says the same, whichever operation caused it.
func (c condition) alike(held factSet[condition]) (first condition, ok bool) {
	for d := range held {
		if c.by, c.name, c.effect = d.by, d.name, d.effect; c == d && (!ok || d.isBefore(first)) {
			first, ok = d, true
		}
	}
	return first, ok
}

// isBefore orders conditions that say the same by their operations.
func (c condition) isBefore(d condition) bool {
	return cmp.Or(cmp.Compare(c.by.Node.Start(), d.by.Node.Start()), cmp.Compare(c.by.Number, d.by.Number), cmp.Compare(c.name, d.name)) < 0
}

// meets returns the condition that is left where others hold on another path: anything holds of memory that is not made there.
func (c condition) meets(held factSet[condition]) (condition, bool) {
	if c.action == absent {
		return c, held[c]
	}
	if d, ok := c.alike(held); ok {
		if d.isBefore(c) {
			c = d
		}
		return c, true
	}
	return c, held[condition{piece: c.piece, action: absent}]
}

// latest returns conditions in the order in which findings name them: the last in the text comes first.
func latest(held factSet[condition]) []condition {
	return slices.SortedFunc(maps.Keys(held), func(a, b condition) int {
		return cmp.Or(cmp.Compare(b.by.Node.Start(), a.by.Node.Start()), cmp.Compare(a.name, b.name))
	})
}

// A property is the subject of a rule: step gives the effect of an event on the conditions that hold, and the fault if there is
// one.
type property struct {
	step func(held factSet[condition], op *body.Op, e event)
	// found is called once all paths are known: it reports the conditions that an event meets.
	found func(held factSet[condition], op *body.Op, e event)
}

// follow follows a property through the body.
func (l *lifeline) track(p property) {
	rounds := l.elementsOfRounds()
	entry := factSet[condition]{}
	for o := range l.several {
		entry[condition{piece: piece{object: o}, action: absent}] = true
	}
	step := func(held factSet[condition], op *body.Op) {
		if len(entry) > 0 {
			held.forget(func(c condition) bool { return c.action == absent && c.piece.object.IsMadeBy(op) })
		}
		if loop := rounds[op]; loop != nil { // with another element than in the round before
			held.forget(func(c condition) bool { return c.action != absent && loop.Node.Contains(c.by.Node) })
		}
		for _, e := range l.eventsOf(op) {
			if len(e.others) == 0 {
				p.step(held, op, e)
			}
		}
	}
	// Where a function has failed it has done nothing.
	edge := func(held factSet[condition], from *flow.Block, successor int) {
		if from.End == flow.Branch && from.Cond != nil && len(from.Succs) == 2 && l.failure(from.Cond) == successor {
			held.forget(func(c condition) bool { return c.action != absent })
		}
	}
	certainty[condition]{graph: l.Graph, entry: entry, op: step, edge: edge, meets: condition.meets}.each(func(held factSet[condition], op *body.Op) {
		events := l.eventsOf(op)
		if len(events) == 0 {
			return
		}
		now := factSet[condition]{}
		for c := range held {
			if c.action != absent {
				now[c] = true
			}
		}
		for _, e := range events {
			if e.effect.Inner == nil {
				p.found(e.common(now), op, e)
			} else if before := l.beforeCallees(now, op, e); len(before) > 0 || !e.effect.IsCallees() { // else it is reported at the callee
				p.found(e.common(before), op, e)
			}
			if len(e.others) == 0 {
				p.step(now, op, e)
			}
		}
	})
}

// alternatives returns the objects that the body makes of which an effect may be on one or another.
func (l *lifeline) alternatives() map[*memory.Object]bool {
	all := map[*memory.Object]bool{}
	for op := range l.effects {
		for _, e := range l.eventsOf(op) {
			if len(e.others) == 0 {
				continue
			}
			for _, at := range e.pieces() {
				all[at.object] = true
			}
		}
	}
	return all
}

// elementsOfRounds returns the range-based for loops by the declarations of their variables.
func (l *lifeline) elementsOfRounds() map[*body.Op]*body.Op {
	var all map[*body.Op]*body.Op
	for op := range l.Body.Root.All() {
		if op.Kind != body.RangeFor || len(op.Args) < 6 || !op.Args[5].Is(body.Declare) || len(op.Args[5].Args) == 0 || op.Args[5].Args[0] == nil {
			continue
		}
		if all == nil {
			all = map[*body.Op]*body.Op{}
		}
		all[op.Args[5]] = op
	}
	return all
}

// beforeCallees returns the conditions that op has not caused, and those that its callee has caused through another name of the
// memory that the event is on.
func (l *lifeline) beforeCallees(held factSet[condition], op *body.Op, e event) factSet[condition] {
	out := factSet[condition]{}
	for c := range held {
		if c.by != op || c.effect != nil && c.effect.Inner != nil && c.effect != e.effect && !areOnOne(c.effect.Inner, e.effect.Inner) {
			out[c] = true
		}
	}
	return out
}

// areOnOne reports whether two effects are on the same memory or handle for a function, as far as it knows, or on none.
func areOnOne(a, b *memory.Effect) bool {
	given := subjects(a)
	if len(given) == 0 {
		return true
	}
	others := subjects(b)
	return len(others) == 0 || slices.ContainsFunc(others, func(at piece) bool { return slices.Contains(given, at) })
}

// subjects returns the memory and handles that an effect is on.
func subjects(e *memory.Effect) (all []piece) {
	for _, v := range append([]memory.Value{e.Value}, e.Args...) {
		if at, ok := pieceOf(v); ok {
			all = append(all, at)
		}
	}
	return all
}

// forget deletes the conditions of a piece.
func (f factSet[K]) forget(is func(K) bool) {
	for c := range f {
		if is(c) {
			delete(f, c)
		}
	}
}

// madeAt returns the object that an operation makes by an effect, if the body does something with it.
func (l *lifeline) madeAt(op *body.Op, by *memory.Effect) *memory.Object {
	for _, e := range l.Effects() {
		for _, v := range append([]memory.Value{e.Value}, e.Args...) {
			for _, x := range v.Whole.Atoms {
				if x.Kind != memory.Address {
					continue
				}
				if made := by.Making(x.Place.Object); made != nil && (made.Op == op || slices.Contains(made.Again, op)) {
					return x.Place.Object
				}
			}
		}
	}
	return nil
}
