package sema

import "slices"

// A usingIndex finds those of the namespaces that the using-directives of a scope name
// which may declare a name.
type usingIndex struct {
	placeIndex[string]
	of int // how many of the namespaces are in it: the first ones
}

// usingsNaming returns those namespaces which using-directives in s name in which a name
// may be found, in the order of the directives.
func (s *Scope) usingsNaming(name string) []*Scope {
	all := s.usings()
	if len(all) <= few {
		return all
	}
	l := s.link()
	if l.usingIndex == nil {
		l.usingIndex = &usingIndex{}
	}
	x := l.usingIndex
	for ; x.of < len(all); x.of++ { // more may come to be known
		if names, ok := all[x.of].ownNames(); !ok {
			x.add(x.of)
		} else if len(names) > 0 {
			x.add(x.of, names...)
		}
	}
	return atPlaces(all, x.places(name))
}

// ownNames returns the names that are declared right in a namespace; false if it may have
// others.
func (s *Scope) ownNames() ([]string, bool) {
	if len(s.linked().libraries) > 0 || slices.ContainsFunc(s.regions, func(r *region) bool { return len(r.using)+len(r.nested) > 0 }) {
		return nil, false
	}
	var names []string
	for _, r := range s.regions {
		for _, d := range r.order {
			if !d.hidden {
				names = append(names, d.name)
			}
		}
	}
	return names, true
}
