// Package fixpoint answers questions whose answers depend on those to others, and in a circle
// on themselves: by answers that fit together, the same ones whichever was asked first.
package fixpoint

// A Solver answers questions of one kind. An answer is found by a function that asks others in turn.
// Questions that depend on each other in a circle (a strongly connected component of the graph of
// questions) are answered together, beginning with the zero value of A for each, in rounds that use
// the answers of the round before: if answers only grow with those that they depend on, these are the
// least that fit together. If they do not settle, all of them have the zero value, which must
// represent an unknown answer.
type Solver[Q comparable, A any] struct {
	find  func(Q) A
	equal func(A, A) bool

	known map[Q]A

	// Of questions that are being answered, after Tarjan's algorithm for strongly connected
	// components.
	path    []Q       // each is asked by the one before
	pending []Q       // without a known answer, in the order in which they were asked
	begun   map[Q]int // the place in that order
	circle  map[Q]int // the first place in that order that the question leads back to, if it does
	round   map[Q]A   // answers of the previous round of the current component
	members []Q       // of that circle
}

// New returns a solver. equal says whether two answers are the same.
func New[Q comparable, A any](find func(Q) A, equal func(A, A) bool) *Solver[Q, A] {
	return &Solver[Q, A]{find: find, equal: equal, known: map[Q]A{}, begun: map[Q]int{}, circle: map[Q]int{}}
}

// Solve returns the answer to a question: the last one, or while it is being looked for the
// one so far.
func (s *Solver[Q, A]) Solve(question Q) A {
	if answer, ok := s.known[question]; ok {
		return answer
	}
	if s.round != nil {
		answer, ok := s.round[question]
		if !ok { // only the answers of this round are requested
			s.round[question] = answer
			s.members = append(s.members, question)
		}
		return answer
	}
	if begun, ok := s.begun[question]; ok {
		s.leadsBack(begun)
		var least A
		return least
	}
	begun := len(s.pending)
	s.begun[question] = begun
	s.pending, s.path = append(s.pending, question), append(s.path, question)
	answer := s.find(question)
	first, isCircle := s.circle[question]
	if isCircle && first == begun {
		s.settle(s.pending[begun:])
		answer = s.known[question]
	} else if !isCircle {
		s.known[question] = answer
	}
	s.path = s.path[:len(s.path)-1]
	if isCircle && first < begun {
		s.leadsBack(first)
		return answer
	}
	for _, q := range s.pending[begun:] {
		delete(s.begun, q)
		delete(s.circle, q)
	}
	s.pending = s.pending[:begun]
	return answer
}

// leadsBack records that the current question depends on an earlier one that has no answer yet.
func (s *Solver[Q, A]) leadsBack(to int) {
	asker := s.path[len(s.path)-1]
	if first, ok := s.circle[asker]; !ok || to < first {
		s.circle[asker] = to
	}
}

// settle answers the questions of a circle.
func (s *Solver[Q, A]) settle(circle []Q) {
	s.round, s.members = map[Q]A{}, nil
	var least A
	for _, q := range circle {
		s.round[q] = least
		s.members = append(s.members, q)
	}
	settled := false
	for rounds := 0; !settled && rounds < mostRounds(len(s.members)); rounds++ {
		settled = true
		asked := s.members
		next := make(map[Q]A, len(asked))
		for _, q := range asked {
			next[q] = s.find(q)
			settled = settled && s.equal(next[q], s.round[q])
		}
		settled = settled && len(asked) == len(s.members)
		for q, answer := range next {
			s.round[q] = answer
		}
	}
	for _, q := range s.members {
		s.known[q] = least
		if settled {
			s.known[q] = s.round[q]
		}
	}
	s.round, s.members = nil, nil
}

// mostRounds returns how many rounds a circle may take: answers that only grow pass each
// member a few times.
func mostRounds(members int) int { return 16 + 4*members }

// IsOpen reports whether a question is being answered: answers are not final.
func (s *Solver[Q, A]) IsOpen() bool { return len(s.path) > 0 }
