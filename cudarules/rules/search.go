package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// A callSearch looks for something that functions do, themselves or through
// the functions that they call. It looks at a body once, whoever calls it.
type callSearch[T comparable] struct {
	pass    *pass
	finds   func(*sema.Body) T  // what a body does itself; the zero T for nothing
	follows func(sema.Use) bool // whether the function of a use counts

	found map[*sema.Body]T
}

// from returns what f does; the zero T if nothing is known.
func (s *callSearch[T]) from(f *sema.Function) T {
	var none T
	start := s.pass.BodyOf(f)
	if start == nil {
		return none
	}
	if s.found == nil {
		s.found = map[*sema.Body]T{}
	}
	seen := map[*sema.Body]bool{}
	for pending := []*sema.Body{start}; len(pending) > 0; {
		b := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		if seen[b] || s.pass.Unit(b.Node).Prelude {
			continue
		}
		seen[b] = true
		what, known := s.found[b]
		if !known {
			what = s.finds(b)
		}
		if what != none {
			s.found[start] = what
			return what
		}
		if known {
			continue
		}
		callees := len(pending)
		for _, u := range b.Uses() {
			if u.Function != nil && s.follows(u) && !s.pass.Unit(u.Function.First().Node).Prelude {
				if callee := s.pass.BodyOf(u.Function); callee != nil {
					pending = append(pending, callee)
				}
			}
		}
		slices.Reverse(pending[callees:])
	}
	for b := range seen {
		s.found[b] = none
	}
	return none
}
