package sema

import "slices"

// A usingIndex says which of the namespaces that the using-directives of a scope name
// may declare a name. With few of them there is none.
type usingIndex struct {
	of    int              // how many of the namespaces are in it: the first ones
	named map[string][]int // which declare a name
	other []int            // which may have names that are not declared right in them
}

// usingsNaming returns those namespaces which using-directives in s name in which a name
// may be found, in the order of the directives.
func (s *Scope) usingsNaming(name string) []*Scope {
	all := s.usings()
	if len(all) <= few {
		return all
	}
	at := s.usingIndex(all).naming(name)
	found := make([]*Scope, len(at))
	for i, place := range at {
		found[i] = all[place]
	}
	return found
}

// usingIndex returns the index of all that using-directives in s name so far.
func (s *Scope) usingIndex(all []*Scope) *usingIndex {
	l := s.link()
	if l.usingIndex == nil {
		l.usingIndex = &usingIndex{named: map[string][]int{}}
	}
	x := l.usingIndex
	for i, u := range all[x.of:] {
		x.add(x.of+i, u)
	}
	x.of = len(all)
	return x
}

func (x *usingIndex) add(place int, u *Scope) {
	if len(u.linked().libraries) > 0 || slices.ContainsFunc(u.regions, func(r *region) bool { return len(r.using)+len(r.nested) > 0 }) {
		x.other = append(x.other, place)
		return
	}
	for _, r := range u.regions {
		for _, d := range r.order {
			if known := x.named[d.name]; !d.hidden && (len(known) == 0 || known[len(known)-1] != place) {
				x.named[d.name] = append(known, place)
			}
		}
	}
}

// naming returns the places of the namespaces in which a name may be found.
func (x *usingIndex) naming(name string) []int {
	named := x.named[name]
	if len(x.other) == 0 {
		return named
	}
	at := slices.Concat(named, x.other)
	slices.Sort(at)
	return at
}
