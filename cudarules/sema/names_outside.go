package sema

// An outsideIndex finds the declarations of a name outside of the class or namespace of the member
// that they declare, by the name of that class or namespace.
type outsideIndex struct {
	placeIndex[string]
	of     int // how many declarations are in it: the first ones
	making bool
}

// outsideDecls lists the declarations of a member outside of its class or namespace: void A::f() {}.
func (s *Scope) outsideDecls(kind declKind, name string) []*decl {
	var out []*decl
	for _, d := range s.outsideNamed(name) {
		if d.kind != kind {
			continue
		}
		if owner := s.TU.outerOwner(d); owner != nil && (owner == s || owner.sameTemplate(s)) {
			out = append(out, d)
		}
	}
	return out
}

// outerOwner returns the class or namespace of which a declaration outside of it declares
// a member; nil if that is not known.
func (tu *TU) outerOwner(d *decl) *Scope { return tu.Global.At(d.node).owner(d) }

// outsideNamed returns the declarations of a name outside of classes and namespaces that
// may declare a member of s or of a template that s is made of.
func (s *Scope) outsideNamed(name string) []*decl {
	all := s.TU.outside[name]
	if len(all) <= manyOverloads {
		return all
	}
	x := s.TU.outsideIndices[name]
	if x == nil {
		x = &outsideIndex{}
		if s.TU.outsideIndices == nil {
			s.TU.outsideIndices = map[string]*outsideIndex{}
		}
		s.TU.outsideIndices[name] = x
	}
	if x.making { // an owner cannot be identified without its members
		return all
	}
	x.making = true
	for ; x.of < len(all); x.of++ {
		if owner := s.TU.outerOwner(all[x.of]); owner != nil {
			x.add(x.of, owner.ownName())
		} else {
			x.add(x.of)
		}
	}
	x.making = false
	return atPlaces(all, x.places(s.ownName()))
}

// ownName returns the name of a namespace or class, which a template shares with its
// instances and specializations.
func (s *Scope) ownName() string {
	if s.Kind == ClassScope {
		return s.Record.Name
	}
	return s.Name
}
