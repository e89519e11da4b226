package memory

import "maps"

// A state is what objects hold at a point of a body.
type state struct {
	in         *Analysis
	held       map[*Object]Value
	escaped    map[*Object]bool // handed to what is not followed: any call of that may change them
	registered map[*Object]bool // host memory that was made known to the device
	strayed    bool             // something that is not followed was called: it may have changed what is static
}

func newState(a *Analysis) *state {
	return &state{in: a, held: map[*Object]Value{}, escaped: map[*Object]bool{}, registered: map[*Object]bool{}}
}

func (s *state) clone() *state {
	return &state{s.in, maps.Clone(s.held), maps.Clone(s.escaped), maps.Clone(s.registered), s.strayed}
}

// join weakens s so that it holds where s or t does, and reports whether it has changed.
// Memory counts as registered if it is on one of the ways.
func (s *state) join(t *state) (*state, bool) {
	changed := false
	for o, v := range s.held {
		if w := v.join(t.of(o)); !w.equal(v) {
			s.held[o], changed = w, true
		}
	}
	for o := range t.held {
		if _, ok := s.held[o]; !ok {
			s.held[o], changed = s.of(o).join(t.of(o)), true
		}
	}
	for _, sets := range [][2]map[*Object]bool{{s.escaped, t.escaped}, {s.registered, t.registered}} {
		for o := range sets[1] {
			if !sets[0][o] {
				sets[0][o], changed = true, true
			}
		}
	}
	if t.strayed && !s.strayed {
		s.strayed, changed = true, true
	}
	return s, changed
}

// of returns what an object holds.
func (s *state) of(o *Object) Value {
	if v, ok := s.held[o]; ok {
		return v
	}
	return s.initial(o)
}

// initial returns what an object holds that nothing was stored in since the body began,
// or since the object was made.
func (s *state) initial(o *Object) Value {
	switch o.Kind {
	case Automatic:
		if !s.in.declares[o.Variable] { // a parameter, or what a lambda captures
			return valueOf(setOf(Atom{Kind: Contents, Place: Place{Object: o}}))
		}
		return Value{}
	case Parameter, Pointee:
		return valueOf(setOf(Atom{Kind: Contents, Place: Place{Object: o}}))
	case Static, Managed, DeviceVariable, ConstantVariable, SharedVariable:
		if s.strayed || o.Made != nil {
			return openValue
		}
		return valueOf(setOf(Atom{Kind: Contents, Place: Place{Object: o}}))
	case Temporary:
		return Value{}
	case Heap, Pinned:
		if s.escaped[o] {
			return openValue
		}
		return Value{}
	case Literal, Code:
		return valueOf(number)
	}
	return openValue
}

// load returns what the objects that addresses lead to hold.
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
		s.held[a.Place.Object] = s.of(a.Place.Object).With(a.Place.Path, v, weak)
		if s.isOutside(a.Place.Object) {
			s.escape(v.All())
		}
	}
	if to.Open {
		s.escape(v.All())
		for o := range s.escaped {
			s.held[o] = s.of(o).join(openValue)
		}
	}
}

// isMany reports whether an object stands for several.
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
		return s.escaped[o]
	}
	return true
}

// escape notes that what addresses lead to, and what can be reached from there, is in
// hands that are not followed.
func (s *state) escape(addresses Set) {
	for _, a := range s.in.pointed(addresses).Atoms {
		o := a.Place.Object
		if s.escaped[o] || o.Kind == Code || o.Kind == Literal {
			continue
		}
		s.escaped[o] = true
		if v, ok := s.held[o]; ok {
			s.escape(v.All())
		}
	}
}

// stray notes a call of what is not followed: it may change what has escaped, and what
// is static.
func (s *state) stray() {
	s.strayed = true
	for o := range s.escaped {
		s.held[o] = openValue
	}
	for o := range s.held {
		if o.Kind == Static {
			s.held[o] = openValue
		}
	}
}
