package rules

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A callSearch looks for an effect that functions have, directly or through callees. It looks at each
// body and each call once, for all queries. Mutually recursive functions all have the effect that is
// found first in one of them.
type callSearch[T comparable] struct {
	pass    *pass
	finds   func(*sema.Body) T     // the direct effect of a body; the zero T for none
	follows func(sema.Use) bool    // whether the function of a use counts
	needs   func(headers.API) bool // functions of CUDA's API one of which code must name to do it; nil if it need not

	begun  bool
	never  bool // no code of the translation unit names a required function
	found  map[*sema.Body]T
	number map[*sema.Body]int // in the order of this search's visits, from 1
	open   []*sema.Body       // those of whose circle not all is seen
}

// from returns the effect of f; the zero T if none is known.
func (s *callSearch[T]) from(f *sema.Function) T {
	var none T
	if !s.begun {
		s.begun, s.never = true, s.needs != nil && !s.pass.mentions(s.needs)
	}
	if s.never {
		return none
	}
	if b := s.pass.BodyOf(f); b != nil {
		return s.in(b)
	}
	return none
}

// in returns the effect of a body.
func (s *callSearch[T]) in(b *sema.Body) T {
	if s.found == nil {
		s.found = map[*sema.Body]T{}
	}
	if _, known := s.found[b]; !known {
		s.number = map[*sema.Body]int{}
		s.visit(b)
	}
	return s.found[b]
}

// visit computes the effect of a body, and returns the lowest number of a body that it can reach by calls (R. Tarjan,
// Depth-First Search and Linear Graph Algorithms, 1972).
func (s *callSearch[T]) visit(b *sema.Body) int {
	var none, what T
	number, first := len(s.number)+1, len(s.open)
	s.number[b] = number
	s.open = append(s.open, b)
	lowest := number
	if b.Instance || !s.pass.Unit(b.Node).Prelude {
		what = s.finds(b)
		for callee := range s.pass.callees(b, s.follows) {
			if what != none {
				break
			}
			n, visited := s.number[callee]
			if found, known := s.found[callee]; known {
				what = found
				continue
			}
			if !visited {
				n = s.visit(callee)
				what = s.found[callee]
			}
			lowest = min(lowest, n)
		}
	}
	switch {
	case what != none:
		s.close(0, what) // each open one can come to call b
	case lowest == number:
		s.close(first, none)
	}
	return lowest
}

// calling returns a search for functions that call certain ones of CUDA's API.
func (p *pass) calling(is func(headers.API) bool, follows func(sema.Use) bool) callSearch[bool] {
	return callSearch[bool]{pass: p, needs: is, follows: follows, finds: hasUse(func(u sema.Use) bool {
		api, ok := headers.Lookup(libraryName(u))
		return ok && is(api)
	})}
}

// hasUse returns a test of bodies: whether something holds of one of their uses.
func hasUse(holds func(sema.Use) bool) func(*sema.Body) bool {
	return func(b *sema.Body) bool { return slices.ContainsFunc(b.Uses(), holds) }
}

// isReached reports whether the function of a use may run for it, on the same side.
func isReached(u sema.Use) bool { return !u.Constant && u.Kind != sema.Launches }

// callees yields the bodies of the functions of those uses in a body that count, of their overriders, and of the lambdas that
// it makes if a call of them counts.
func (p *pass) callees(b *sema.Body, counts func(sema.Use) bool) iter.Seq[*sema.Body] {
	return func(yield func(*sema.Body) bool) {
		for _, u := range b.Uses() {
			if u.Function == nil {
				for _, callee := range b.Implied(&u) {
					called := u
					called.Function = callee.Function
					if counts(called) && !yield(callee) {
						return
					}
				}
				continue
			}
			if !counts(u) {
				continue
			}
			// An instance of the library's may call what its arguments bring, as a smart pointer its deleter.
			isLibrary := p.Unit(u.Function.First().Node).Prelude
			if isLibrary && u.Function.Definition() == nil {
				continue
			}
			if callee := p.BodyOf(u.Function); callee != nil && (callee.Instance || !isLibrary) && !yield(callee) {
				return
			}
			for _, callee := range p.overridersOf(u.Function) {
				if !yield(callee) {
					return
				}
			}
		}
		for _, l := range b.Lambdas() {
			if f := l.Operator(); counts(sema.Use{Kind: sema.Calls, Function: f, Node: l.Node}) {
				if callee := p.BodyOf(f); callee != nil && !yield(callee) {
					return
				}
			}
		}
	}
}

// overridersOf returns the bodies of the functions that override a virtual one.
func (p *pass) overridersOf(f *sema.Function) []*sema.Body {
	if f.Class == nil || f.Lambda != nil || !f.IsVirtual() {
		return nil
	}
	if p.view.overriders == nil {
		p.view.overriders = map[*sema.Function][]*sema.Body{}
		for _, b := range p.Bodies() {
			if g := b.Function; g.Class != nil && g.Lambda == nil && g.IsVirtual() && !b.InTemplate() {
				noteOverridden(p.view.overriders, g, b)
			}
		}
	}
	return p.view.overriders[f]
}

// noteOverridden notes the body of a function with all that the function overrides.
func noteOverridden(all map[*sema.Function][]*sema.Body, f *sema.Function, b *sema.Body) {
	for _, g := range f.Overridden() {
		all[g] = append(all[g], b)
		noteOverridden(all, g, b)
	}
}

// close sets the effect of the open bodies from one on.
func (s *callSearch[T]) close(first int, what T) {
	for _, b := range s.open[first:] {
		s.found[b] = what
	}
	s.open = s.open[:first]
}
