package gomemory

import (
	"fmt"
	"go/ast"
	"go/types"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/cfg"

	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// A state is the data-flow state at a point of a function.
type state struct {
	held     holdings
	freed    map[*object]mark
	asked    map[*object]bool          // it was made known to the device, or asked where it lies: on some way
	exposed  map[*object]bool          // code that is not followed may change it
	strayed  bool                      // such code has run
	kept     map[*object]bool          // Go code that is not followed may keep it
	inFlight map[*object]flight        // work that was enqueued may use it: on some way
	enqueued map[*object]enqueued      // operations that streams order
	pinned   map[*object]*object       // by which runtime.Pinner
	made     map[*object]bool          // by calls and literals
	lengths  map[*object]int           // of slices' memory, as far as they are known
	pinsAny  bool                      // the pinned objects are unknown
	since    map[ast.Expr]bool         // expressions that made an address a number; true if it may no longer be valid, as after a call
	told     map[*types.Var]tell       // which calls the value of a variable shows to have succeeded
	owned    map[*object]*ast.CallExpr // resources that are to be released, by the calls that acquire them: on some path
	ended    map[*object]bool          // resources that were released: on some path
	escaped  map[*object]bool          // objects reachable from parameters that may have been retained
	spread   map[*object]bool          // resources that are stored in a slice of a length that is not known
	guarded  map[*object]bool          // objects with a finalizer or cleanup; false where it was taken away on some path
	deferred []deferred                // on all paths, the first one first
	dead     bool                      // control does not come here: a call has not returned
}

// sizePerStep is how many objects of a state count as a step of [limit.GoSteps]: each statement and each join copies them.
const sizePerStep = 128

// A mark says where an object was freed.
type mark struct {
	always bool          // on all paths here on which it was made
	by     []*cfg.Block  // of the outermost function
	call   *ast.CallExpr // that freed it
	among  int           // of how many objects it freed one
	stream *value        // in whose order it does; nil if it frees at once
}

type deferred struct {
	stmt *ast.DeferStmt
	args []value
	callee
}

// join returns the calls that a statement has deferred here or there.
func (d deferred) join(other deferred) deferred {
	d.args = slices.Clone(d.args)
	for i := range min(len(d.args), len(other.args)) {
		d.args[i] = d.args[i].join(other.args[i])
	}
	d.recv, d.target = d.recv.join(other.recv), d.target.join(other.target)
	return d
}

func newState() *state {
	return &state{held: holdings{}}
}

// size returns how many objects the state knows something of.
func (s *state) size() int {
	return len(s.held) + len(s.freed) + len(s.asked) + len(s.exposed) + len(s.told) + len(s.deferred)
}

func (s *state) clone() *state {
	t := *s
	t.held = maps.Clone(s.held)
	t.freed, t.asked, t.exposed, t.kept = cloned(s.freed), cloned(s.asked), cloned(s.exposed), cloned(s.kept)
	t.inFlight, t.pinned, t.since, t.lengths, t.told = cloned(s.inFlight), cloned(s.pinned), cloned(s.since), cloned(s.lengths), cloned(s.told)
	t.made, t.enqueued = cloned(s.made), cloned(s.enqueued)
	t.owned, t.ended, t.escaped, t.spread = cloned(s.owned), cloned(s.ended), cloned(s.escaped), cloned(s.spread)
	t.guarded = cloned(s.guarded)
	t.deferred = slices.Clone(s.deferred)
	return &t
}

// isUnmade reports whether an object that was made in another state was not in this one.
func (s *state) isUnmade(other *state, o *object) bool { return other.made[o] && !s.made[o] }

// put sets an element of a map that is made with its first one: most states have few.
func put[K comparable, V any](m *map[K]V, key K, v V) {
	if *m == nil {
		*m = map[K]V{}
	}
	(*m)[key] = v
}

func cloned[K comparable, V any](m map[K]V) map[K]V {
	if len(m) == 0 {
		return nil
	}
	return maps.Clone(m)
}

// merged returns the first map with the elements of the second, which no map shares with it.
func merged[K comparable, V any](m, other map[K]V) map[K]V {
	for key, v := range other {
		put(&m, key, v)
	}
	return m
}

// join returns the join of s and t; nil is an unreachable point.
func (fr *frame) join(s, t *state) *state {
	if s == nil || t == nil {
		if s == nil {
			s = t
		}
		return s
	}
	fr.f.work += (s.size() + t.size()) / sizePerStep
	out := s.clone()
	for o, c := range t.held {
		if s.held[o] == c {
			continue
		}
		for path, v := range c.parts {
			p := place{o, path}
			out.held.set(p, v.join(fr.load(s, p)))
		}
	}
	for o, c := range s.held {
		if t.held[o] == c {
			continue
		}
		for path, v := range c.parts {
			if p := (place{o, path}); !t.held.has(p) {
				out.held.set(p, v.join(fr.load(t, p)))
			}
		}
	}
	for o, m := range s.freed {
		n, both := t.freed[o]
		always := m.always && (both && n.always || !both && t.isUnmade(s, o))
		if both && n.call != m.call {
			m.call = nil
		}
		put(&out.freed, o, mark{always, union(m.by, n.by), m.call, max(m.among, n.among), m.stream})
	}
	for o, m := range t.freed {
		if _, both := s.freed[o]; !both {
			put(&out.freed, o, mark{m.always && s.isUnmade(t, o), m.by, m.call, m.among, m.stream})
		}
	}
	out.asked = merged(out.asked, t.asked)
	out.exposed = merged(out.exposed, t.exposed)
	out.kept = merged(out.kept, t.kept)
	out.made = merged(out.made, t.made)
	out.joinResources(t)
	for o, x := range out.inFlight {
		y, both := t.inFlight[o]
		x.always = x.always && (both && y.always || !both && t.isUnmade(s, o))
		put(&out.inFlight, o, x)
	}
	for o, y := range t.inFlight {
		if _, both := out.inFlight[o]; !both {
			y.always = y.always && s.isUnmade(t, o)
			put(&out.inFlight, o, y)
		}
	}
	maps.DeleteFunc(out.enqueued, func(o *object, e enqueued) bool { return t.enqueued[o] != e })
	maps.DeleteFunc(out.pinned, func(o, by *object) bool {
		other, both := t.pinned[o]
		return !both || other != by
	})
	maps.DeleteFunc(out.lengths, func(o *object, n int) bool {
		m, both := t.lengths[o]
		return !both || m != n
	})
	out.pinsAny = s.pinsAny || t.pinsAny
	for e, called := range t.since {
		put(&out.since, e, out.since[e] || called)
	}
	out.strayed = s.strayed || t.strayed
	out.deferred = nil
	for _, d := range t.deferred {
		if !slices.ContainsFunc(s.deferred, func(e deferred) bool { return e.stmt == d.stmt }) {
			fr.deferredPerhaps(out, d)
		}
	}
	for _, d := range s.deferred {
		i := slices.IndexFunc(t.deferred, func(e deferred) bool { return e.stmt == d.stmt })
		if i < 0 {
			fr.deferredPerhaps(out, d)
			continue
		}
		out.deferred = append(out.deferred, d.join(t.deferred[i]))
	}
	return out
}

// joinResources is join for the state of resources.
func (s *state) joinResources(t *state) {
	s.owned = merged(s.owned, t.owned)
	s.ended = merged(s.ended, t.ended)
	s.escaped = merged(s.escaped, t.escaped)
	s.spread = merged(s.spread, t.spread)
	for o, guarded := range t.guarded {
		own, both := s.guarded[o]
		put(&s.guarded, o, guarded && (own || !both))
	}
	for v, x := range t.told {
		if old, both := s.told[v]; both && old.is != x.is {
			x.is = goorder.Uncertain
		}
		put(&s.told, v, tell{x.is, union(s.told[v].of, x.of)})
	}
}

// deferredPerhaps records that a call was deferred on some paths only: its releases are unknown.
func (fr *frame) deferredPerhaps(s *state, d deferred) {
	for _, v := range append(slices.Clone(d.args), d.recv, d.target) {
		fr.keep(s, v)
	}
}

func union[T comparable](a, b []T) []T {
	out := slices.Clip(a)
	for _, x := range b {
		if !slices.Contains(out, x) {
			out = append(out, x)
		}
	}
	return out
}

func (s *state) equal(t *state) bool {
	if s == nil || t == nil {
		return s == t
	}
	return s.strayed == t.strayed && s.pinsAny == t.pinsAny && maps.Equal(s.kept, t.kept) && maps.Equal(s.made, t.made) && maps.Equal(s.pinned, t.pinned) && maps.Equal(s.since, t.since) && maps.Equal(s.lengths, t.lengths) &&
		maps.Equal(s.inFlight, t.inFlight) && maps.Equal(s.enqueued, t.enqueued) && s.held.equal(t.held) && maps.Equal(s.asked, t.asked) && maps.Equal(s.exposed, t.exposed) &&
		maps.EqualFunc(s.freed, t.freed, func(m, n mark) bool {
			return m.always == n.always && m.call == n.call && m.among == n.among && sameSet(m.by, n.by)
		}) &&
		maps.EqualFunc(s.told, t.told, func(x, y tell) bool { return x.is == y.is && sameSet(x.of, y.of) }) &&
		maps.Equal(s.owned, t.owned) && maps.Equal(s.ended, t.ended) && maps.Equal(s.escaped, t.escaped) && maps.Equal(s.spread, t.spread) && maps.Equal(s.guarded, t.guarded) &&
		slices.EqualFunc(s.deferred, t.deferred, func(d, e deferred) bool {
			return d.stmt == e.stmt && d.recv.equal(e.recv) && d.target.equal(e.target) && slices.EqualFunc(d.args, e.args, value.equal)
		})
}

func sameSet[T comparable](a, b []T) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(x T) bool { return !slices.Contains(b, x) })
}

// load returns the contents of a place.
func (fr *frame) load(s *state, p place) value {
	if p.object == nil {
		return openValue
	}
	v := value{}
	if !fr.isListed(s, p) {
		v = fr.loadExactly(s, p)
	}
	if strings.Contains(p.path, "[") {
		for path, w := range s.held.of(p.object) { // the element may be some other one, or this one by another index
			if path != p.path && overlap(path, p.path) {
				v = v.join(w.anyOf())
			}
		}
		if strings.Contains(p.path, "[]") {
			v = v.anyOf()
		}
	}
	return v
}

// maxListed bounds the elements that are counted.
const maxListed = 64

// isListed reports whether every element that a place may denote has a value of its own.
func (fr *frame) isListed(s *state, p place) bool {
	before, after, some := strings.Cut(p.path, "[]")
	if !some || s.held.has(p) {
		return false
	}
	n, known := s.lengths[p.object]
	if before != "" || !known {
		n = fr.arrayLength(place{p.object, before})
	}
	for i := range n {
		if !s.held.has(place{p.object, fmt.Sprintf("%s[%d]%s", before, i, after)}) {
			return false
		}
	}
	return 0 < n && n <= maxListed
}

// arrayLength returns the length of the array that is an object or a variable; 0 for others.
func (fr *frame) arrayLength(p place) int {
	var t types.Type
	switch o := p.object; {
	case p.path != "":
		return 0
	case o.kind == variableObject:
		t = o.variable.Type()
	case o.kind == madeObject && o.by != nil && !o.memory.IsForeign():
		t = fr.f.Info.TypeOf(o.by)
	}
	if t == nil {
		return 0
	}
	if a, ok := t.Underlying().(*types.Array); ok {
		return int(min(a.Len(), maxListed+1))
	}
	return 0
}

// overlap reports whether two paths may lead to the same place.
func overlap(a, b string) bool {
	for a != "" && b != "" {
		x, y := step(a), step(b)
		if x != y && !(x[0] == '[' && y[0] == '[' && (x == "[]" || y == "[]")) {
			return false
		}
		a, b = a[len(x):], b[len(y):]
	}
	return a == b
}

// step returns the first step of a path.
func step(path string) string {
	if i := strings.IndexAny(path[1:], ".["); i >= 0 {
		return path[:i+1]
	}
	return path
}

func (fr *frame) loadExactly(s *state, p place) value {
	if v, ok := s.held.get(p); ok {
		return v
	}
	for q := p; q.path != ""; { // assignments to the whole
		q.path = cut(q.path)
		if v, ok := s.held.get(q); ok {
			if !v.mayBeAddress() {
				return nilValue
			}
			return fr.anyIn(p)
		}
	}
	return fr.initial(s, p)
}

// anyIn returns the contents of a place about which only the stores to such places are known.
func (fr *frame) anyIn(p place) value {
	if fr.f.finalizers.registers && p.object.kind == pointeeObject {
		return fr.f.anyAt(p)
	}
	return fr.f.anyIn(fr.f.slots[p])
}

// cut returns a path without its last step.
func cut(path string) string {
	return path[:max(strings.LastIndexByte(path, '.'), strings.LastIndexByte(path, '['))]
}

// initial returns the contents of a place at the entry of the outermost function, or when the object was created.
func (fr *frame) initial(s *state, p place) value {
	o := p.object
	switch {
	case s.exposed[o]:
		return fr.anyIn(p)
	case o.kind == madeObject:
		if o.memory.IsForeign() {
			return openValue
		}
		return nilValue
	case o.kind == someObject:
		return fr.anyIn(p)
	case o.kind == variableObject && fr.declares(o.variable):
		return nilValue
	case s.strayed && (o.kind != variableObject || !fr.isParameter(o.variable)):
		return fr.anyIn(p)
	}
	return fr.f.pointee(p)
}

// store stores a value in places, of which the value is stored in one.
func (fr *frame) store(s *state, places []place, open bool, v value) {
	for _, p := range places {
		if p.object == nil {
			open = true
			continue
		}
		fr.f.record(p, v)
		fr.spreads(s, p, v)
		if strings.HasPrefix(p.path, "[") {
			s.held.drop(place{p.object, textPart})
		}
		if len(places) > 1 || open || isMany(p) {
			s.held.set(p, v.join(fr.load(s, p)))
			continue
		}
		fr.forget(s, p)
		s.held.set(p, v)
	}
	if open {
		fr.expose(s, v)
		fr.keep(s, v)
	}
	for _, p := range places {
		if p.object != nil && (s.exposed[p.object] || p.object.kind != madeObject && !(p.object.kind == variableObject && fr.declares(p.object.variable))) {
			fr.expose(s, v)
		}
		if p.object != nil && (s.kept[p.object] || p.object.kind == pointeeObject || p.object.kind == someObject || p.object.kind == variableObject && !fr.f.isLocalVariable(p.object.variable)) {
			fr.keep(s, v)
		}
	}
}

// isMany reports whether a place represents several.
func isMany(p place) bool { return strings.Contains(p.path, "[]") || p.object.kind == someObject }

// forget drops the known contents of the parts of a place.
func (fr *frame) forget(s *state, p place) {
	for path := range s.held.of(p.object) {
		if rest, ok := strings.CutPrefix(path, p.path); ok && rest != "" && (rest[0] == '.' || rest[0] == '[') {
			s.held.drop(place{p.object, path})
		}
	}
}

// expose records that code which is not followed receives addresses: it reaches all memory there.
func (fr *frame) expose(s *state, v value) {
	for _, a := range v.atoms {
		if a.isNil() || s.exposed[a.to.object] || a.to.object.kind == madeObject && a.to.object.memory.IsForeign() {
			continue
		}
		put(&s.exposed, a.to.object, true)
		for _, w := range s.held.of(a.to.object) {
			fr.expose(s, w)
		}
	}
}

// keep records that Go code which is not followed receives addresses: it may retain all memory there.
func (fr *frame) keep(s *state, v value) {
	fr.escape(s, v)
	fr.keepAll(s, v)
}

func (fr *frame) keepAll(s *state, v value) {
	for _, a := range v.atoms {
		if a.isNil() || s.kept[a.to.object] {
			continue
		}
		o := a.to.object
		put(&s.kept, o, true)
		for _, w := range s.held.of(o) {
			fr.keepAll(s, w)
		}
		if o.kind == functionObject && o.function.literal != nil {
			for v := range fr.f.mentioned[o.function.literal] {
				captured := fr.f.objects.variable(v)
				put(&s.kept, captured.object, true)
				for _, w := range s.held.of(captured.object) {
					fr.keepAll(s, w)
				}
			}
		}
	}
}

// stray applies a call of code that is not followed.
func (fr *frame) stray(s *state) {
	s.strayed = true
	for o := range s.held {
		if s.exposed[o] || o.kind == pointeeObject || o.kind == someObject || o.kind == variableObject && !fr.declares(o.variable) && !fr.isParameter(o.variable) {
			fr.overwrite(s, o)
		}
	}
}

// overwrite notes that the parts of an object were given values that are not known.
func (fr *frame) overwrite(s *state, o *object) {
	for path, v := range s.held.of(o) {
		fr.escape(s, v)
		p := place{o, path}
		s.held.set(p, fr.anyIn(p))
	}
}

// renew records that an object is created again: the one created before under its name is another one. If it owns something it
// continues as the earlier ones, which are kept apart from it only.
func (fr *frame) renew(s *state, o *object) {
	delete(s.freed, o)
	delete(s.asked, o)
	delete(s.guarded, o)
	delete(s.enqueued, o)
	again := s.made[o]
	put(&s.made, o, true)
	if !again {
		return
	}
	to := o
	if fr.leadsToOwned(s, o) && !fr.isOnce(o) {
		to = o.asEarlier()
		fr.outdate(s, o, to)
	}
	is := func(a atom) bool { return a.to.object == o && (!a.some || to != o) }
	renamed := func(v value) value {
		if !slices.ContainsFunc(v.atoms, is) {
			return v
		}
		out := value{open: v.open}
		for _, a := range v.atoms {
			if a.to.object == o {
				a.to.object, a.some = to, true
			}
			out = out.join(value{atoms: []atom{a}})
		}
		return out
	}
	for in, c := range s.held {
		for path, v := range c.parts {
			if slices.ContainsFunc(v.atoms, is) {
				s.held.set(place{in, path}, renamed(v))
			}
		}
	}
	for i, d := range s.deferred {
		s.deferred[i].args = slices.Clone(d.args)
		for j, v := range d.args {
			s.deferred[i].args[j] = renamed(v)
		}
		s.deferred[i].recv, s.deferred[i].target = renamed(d.recv), renamed(d.target)
	}
}

// isOnce reports whether the creation of an object is in no loop but those of a single round.
func (fr *frame) isOnce(o *object) bool {
	inLoop := false
	for at, by := fr, ast.Node(o.by); at != nil && at.function != nil && o.by != nil; by, at = at.call, at.caller {
		for n := range ast.Preorder(at.function) {
			switch r := n.(type) {
			case *ast.RangeStmt:
				if r.Body.Pos() <= by.Pos() && by.End() <= r.Body.End() {
					if inLoop = true; !fr.f.single[r] {
						return false
					}
				}
			case *ast.ForStmt:
				if r.Pos() <= by.Pos() && by.End() <= r.End() {
					return false
				}
			}
		}
	}
	return inLoop
}

// outdate makes the earlier ones of an object stand in for its previous state.
func (fr *frame) outdate(s *state, o, earlier *object) {
	for path, v := range s.held.of(o) {
		p := place{earlier, path}
		if old, held := s.held.get(p); held {
			v = v.join(old)
		}
		s.held.set(p, v)
	}
	if call, owned := s.owned[o]; owned {
		s.owned[earlier] = call
		delete(s.owned, o)
	}
	if s.spread[o] {
		s.spread[earlier] = true
	}
}

// leadsToOwned reports whether an object is owned, or leads to one that is.
func (fr *frame) leadsToOwned(s *state, o *object) bool {
	if len(s.owned) == 0 {
		return false
	}
	return slices.ContainsFunc(fr.leads(s, addressOf(place{object: o})), func(x *object) bool { _, owned := s.owned[x]; return owned })
}

// leave drops the variables of a function that has returned, its results apart: the caller reads those. A caller that is the same
// function has its own again.
func (s *state) leave(function *ast.FuncDecl, results []place, caller holdings) {
	for o := range s.held {
		isResult := slices.ContainsFunc(results, func(p place) bool { return p.object == o })
		if o.kind == variableObject && !isResult && function.Pos() <= o.variable.Pos() && o.variable.Pos() < function.End() {
			delete(s.held, o)
			if own, held := caller[o]; held {
				s.held[o] = own
			}
		}
	}
}

// holdings are the values assigned to parts of objects. States share equal cells.
type holdings map[*object]*cells

// cells are not changed once they are made.
type cells struct{ parts map[string]value }

func (h holdings) of(o *object) map[string]value {
	if c := h[o]; c != nil {
		return c.parts
	}
	return nil
}

func (h holdings) get(p place) (value, bool) {
	v, ok := h.of(p.object)[p.path]
	return v, ok
}

func (h holdings) has(p place) bool { _, ok := h.get(p); return ok }

func (h holdings) set(p place, v value) {
	if old, ok := h.get(p); ok && old.equal(v) {
		return
	}
	parts := maps.Clone(h.of(p.object))
	if parts == nil {
		parts = map[string]value{}
	}
	parts[p.path] = v
	h[p.object] = &cells{parts}
}

func (h holdings) drop(p place) {
	if !h.has(p) {
		return
	}
	parts := maps.Clone(h.of(p.object))
	if delete(parts, p.path); len(parts) == 0 {
		delete(h, p.object)
		return
	}
	h[p.object] = &cells{parts}
}

func (h holdings) equal(g holdings) bool {
	return maps.EqualFunc(h, g, func(c, d *cells) bool { return c == d || maps.EqualFunc(c.parts, d.parts, value.equal) })
}
