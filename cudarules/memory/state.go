package memory

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
)

// A state has the contents of objects at a point of a body. Copies share equal parts.
type state struct {
	in         *Analysis
	held       *tree[*Value]   // values are not changed
	own        *tree[*Value]   // likewise for objects created by the body: at a join, facts that only one path has are kept
	escaped    *tree[struct{}] // unknown functions may reach them: any call of such a one may modify them
	passed     *tree[struct{}] // those of the escaped objects that others reach than memory of the callers
	known      *tree[struct{}] // those of the escaped objects that may hold anything but openValue
	registered *tree[struct{}] // host memory that was made known to the device
	havocked   bool            // an unknown function was called: it may have modified static memory
	statics    bool            // static objects may be among those that hold something
}

func newState(a *Analysis) *state { return &state{in: a} }

func (s *state) clone() *state {
	out := *s
	return &out
}

// join weakens s so that it holds where s or t does, and reports whether it has changed.
// Memory counts as registered if it is on one of the ways.
func (s *state) join(t *state) (*state, bool) {
	held := (&joining[*Value]{
		both:     func(_ *Object, v, w *Value) *Value { return weaker(v, w) },
		onlyInto: func(o *Object, v *Value) *Value { return weaker(v, t.initial(o)) },
		onlyFrom: func(o *Object, w *Value) *Value { return weaker(s.initial(o), w) },
	}).join(s.held, t.held)
	own := (&joining[*Value]{both: func(_ *Object, v, w *Value) *Value { return weaker(v, w) }}).join(s.own, t.own)
	known := union(union(s.known, t.known), union(s.escaped.but(t.escaped), t.escaped.but(s.escaped)))
	out := state{s.in, held, own, union(s.escaped, t.escaped), union(s.passed, t.passed), known, union(s.registered, t.registered),
		s.havocked || t.havocked, s.statics || t.statics}
	changed := out != *s
	*s = out
	return s, changed
}

// weaker returns the join of two values, and one of the two if it is equal to that.
func weaker(v, w *Value) *Value {
	if v == w || v.isSame(*w) {
		return v
	}
	switch j := v.join(*w); {
	case j.equal(*v):
		return v
	case j.isSame(*w):
		return w
	default:
		return &Value{j.Whole, j.Parts}
	}
}

// of returns the contents of an object.
func (s *state) of(o *Object) Value {
	n := s.in.number(o)
	if v, ok := (*s.tree(n)).get(n); ok {
		return *v
	}
	return *s.initial(o)
}

// tree returns the tree with the contents of the object with a number.
func (s *state) tree(number uint32) **tree[*Value] {
	if s.in.isOwn(number) {
		return &s.own
	}
	return &s.held
}

// hold stores a value in an object. Equal contents are not stored again: states detect shared parts by
// identity.
func (s *state) hold(o *Object, v Value) {
	n := s.in.number(o)
	tree := s.tree(n)
	if old, ok := (*tree).get(n); ok && old.isSame(v) {
		return
	}
	s.statics = s.statics || o.Kind == Static
	held := &openValue
	if !v.isSame(openValue) {
		held = new(Value)
		*held = v
		if s.escaped.has(n) {
			s.known = s.known.with(n, o, struct{}{})
		}
	}
	*tree = (*tree).with(n, o, held)
}

// initial returns the contents of an object without stores since the body began, or since the object
// was made.
func (s *state) initial(o *Object) *Value {
	switch o.Kind {
	case Automatic:
		if !s.in.makes(o) { // a parameter, or a capture of a lambda
			return o.began()
		}
	case Parameter, Pointee:
		return o.began()
	case Static, Managed, DeviceVariable, ConstantVariable, SharedVariable:
		if s.havocked || o.Made != nil {
			return &openValue
		}
		return o.began()
	case Temporary:
		if !s.in.makes(o) {
			return &noValue
		}
	case Heap, Pinned:
		if s.hasEscaped(o) {
			return &openValue
		}
		return &noValue
	case Literal, Code:
		return &numberValue
	}
	return &openValue
}

func (s *state) hasEscaped(o *Object) bool { return s.escaped.has(s.in.number(o)) }

// end forgets the objects that a compound statement has made: nothing leads to them any more.
func (s *state) end(statement *body.Op) {
	first, last := s.in.begins[statement], uint32(statement.Number)
	s.own, s.escaped, s.known = s.own.less(first, last), s.escaped.less(first, last), s.known.less(first, last)
	s.passed = s.passed.less(first, last)
}

// load returns the contents of the objects at some addresses.
func (s *state) load(from Set) Value {
	out := Value{}
	if from.Open {
		out = openValue
	}
	for _, a := range s.in.pointed(from).Atoms {
		out = out.join(s.of(a.Place.Object).From(a.Place.Path))
	}
	return out
}

// store stores a value in the object that an address leads to, or in one of several.
func (s *state) store(to Set, v Value) {
	to = s.in.pointed(to)
	for _, a := range to.Atoms {
		weak := len(to.Atoms) > 1 || to.Open || a.Moved || a.Place.Object.isMany()
		s.hold(a.Place.Object, s.of(a.Place.Object).With(a.Place.Path, v, weak))
		if s.isOutside(a.Place.Object) {
			s.reach(v.All(), !s.isCallers(a.Place.Object))
		}
	}
	if to.Open {
		s.escape(v.All())
		for o := range s.known.all() {
			if v := s.of(o); !v.isOpen() {
				s.hold(o, v.join(openValue))
			}
		}
	}
}

// isMany reports whether an object represents several.
func (o *Object) isMany() bool {
	switch o.Kind {
	case Heap, Pinned, Managed, Device, Array:
		return o.Variable == nil
	}
	return false
}

// isOutside reports whether code outside of the body reaches an object.
func (s *state) isOutside(o *Object) bool {
	switch o.Kind {
	case Automatic, Temporary, Heap, Pinned:
		return s.hasEscaped(o)
	}
	return true
}

// escape records that the objects at some addresses, and those reachable from there, have escaped.
func (s *state) escape(addresses Set) { s.reach(addresses, true) }

// reach is escape; pass is false where only memory of the callers leads to the objects, who know that by the contents of their memory.
func (s *state) reach(addresses Set, pass bool) {
	for _, a := range s.in.pointed(addresses).Atoms {
		o := a.Place.Object
		n := s.in.number(o)
		if s.escaped.has(n) && (!pass || s.passed.has(n)) || o.Kind == Code || o.Kind == Literal {
			continue
		}
		if !s.escaped.has(n) {
			s.escaped, s.known = s.escaped.with(n, o, struct{}{}), s.known.with(n, o, struct{}{})
		}
		if pass {
			s.passed = s.passed.with(n, o, struct{}{})
		}
		if v, ok := (*s.tree(n)).get(n); ok {
			s.reach(v.All(), pass)
		}
	}
}

// isCallers reports whether an object is memory of the callers that no unknown function was given.
func (s *state) isCallers(o *Object) bool {
	return (o.Kind == Pointee || o.Kind == Parameter) && !s.passed.has(s.in.number(o))
}

// havoc records a call of an unknown function: it may modify escaped and static objects.
func (s *state) havoc() {
	s.havocked = true
	for o := range s.known.all() {
		s.hold(o, openValue)
	}
	s.known = nil
	if s.statics { // their contents are unknown from now on, see initial
		s.statics = false
		s.held = s.held.without(func(o *Object) bool {
			lost := o.Kind == Static && !s.staysInStatic(o)
			s.statics = s.statics || o.Kind == Static && !lost
			return lost
		})
	}
}

// staysInStatic reports whether a static object holds the same after other code has run: one assignment of the body is the only one that
// changes it, and that stores the same whenever it runs.
func (s *state) staysInStatic(o *Object) bool {
	a := s.in
	if a.program.Writer == nil || o.Variable == nil || a.Body.Decl == nil || a.program.Writer(o.Variable) != a.Body.Decl {
		return false
	}
	isFixed := func(x Atom) bool {
		switch x.Kind {
		case Integer, Null:
			return true
		case Address:
			k := x.Place.Object.Kind
			return k != Automatic && k != Temporary && k != Pointee && k != Parameter && k != Mapped
		}
		return false
	}
	for set := range s.of(o).Sets() {
		if set.Open || slices.ContainsFunc(set.Atoms, func(x Atom) bool { return !isFixed(x) && !set.isBegun(x, o) }) {
			return false
		}
	}
	return true
}

// isBegun reports whether an atom is the initial contents of a static object, of which the whole stays beside assigned parts.
func (s Set) isBegun(x Atom, o *Object) bool {
	return len(s.Atoms) == 1 && x.Kind == Contents && x.Place == (Place{Object: o})
}
