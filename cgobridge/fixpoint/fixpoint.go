// Package fixpoint answers questions whose answers depend on those to others, and in a circle
// on themselves: by the least answers that fit together, whichever was asked first.
package fixpoint

// A Solver answers questions of one kind. An answer is found by a function that asks others
// in turn and whose answer only ever grows with theirs.
type Solver[Q comparable, A any] struct {
	find  func(Q) A
	equal func(A, A) bool

	known  map[Q]A
	open   map[Q]A // what is found so far for those that are being answered
	order  []Q     // of these, those that others need first
	circle bool    // one of these was asked while it was being answered
}

// New returns a solver. The zero value of A is the least answer.
func New[Q comparable, A any](find func(Q) A, equal func(A, A) bool) *Solver[Q, A] {
	return &Solver[Q, A]{find: find, equal: equal, known: map[Q]A{}, open: map[Q]A{}}
}

// Solve returns the answer to a question: the last one, or while it is being looked for the
// one so far.
func (s *Solver[Q, A]) Solve(question Q) A {
	if answer, ok := s.known[question]; ok {
		return answer
	}
	if answer, ok := s.open[question]; ok {
		s.circle = true
		return answer
	}
	first := len(s.open) == 0
	var least A
	s.open[question] = least
	answer := s.find(question)
	s.open[question] = answer
	s.order = append(s.order, question)
	if !first {
		return answer
	}
	for changed := s.circle; changed; {
		changed = false
		for i := 0; i < len(s.order); i++ {
			q := s.order[i]
			if answer := s.find(q); !s.equal(answer, s.open[q]) {
				s.open[q], changed = answer, true
			}
		}
	}
	for q, answer := range s.open {
		s.known[q] = answer
	}
	answer = s.open[question]
	clear(s.open)
	s.order, s.circle = nil, false
	return answer
}

// IsOpen reports whether a question is being answered: answers are not final.
func (s *Solver[Q, A]) IsOpen() bool { return len(s.open) > 0 }
