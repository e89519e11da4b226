package threads

import (
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Long loops whose rounds are alike: the first rounds run, and the last one. Variables that the skipped rounds may change are unknown
// after them, and accesses that they may order are ordered.

// maxLoopSteps are the steps of a loop after which its middle rounds are skipped. Most loops end before.
const maxLoopSteps = 4000

// passOver drops the accesses before a loop from the state in which it has no round, if the other states have passed a barrier since:
// that an unknown bound is zero is no witness.
func (s *state) passOver(ends []*state) {
	if s != nil && slices.ContainsFunc(ends, func(x *state) bool { return x != nil && x.phase != s.phase }) {
		s.interval = nil
	}
}

// A longLoop is a for loop, as far as it has run.
type longLoop struct {
	cond, step, statement *body.Op
	began                 int // the steps of the machine
	polls                 int
	private               privateMemory // when the round began
	changed               map[int]bool  // the objects that its rounds have changed, by their numbers
	written               map[*object]*coverage
	skipped               bool
}

// longLoop returns a loop that begins, as far as it may become a long one.
func (m *machine) longLoop(cond, step, statement *body.Op, s *state) *longLoop {
	return &longLoop{cond: cond, step: step, statement: statement, began: m.steps, polls: m.polls, written: s.written, changed: map[int]bool{}}
}

// newRound notes that a round begins.
func (x *longLoop) newRound(s *state) { x.private = s.private.clone() }

// endRound notes that the statement of a round has run.
func (x *longLoop) endRound(s *state) {
	if s != nil && !x.skipped {
		x.private.differences(&s.private, func(id int) { x.changed[id] = true })
	}
}

// maySkip reports whether further rounds of a loop are like those that have run: the loop does not jump, and waits for nothing.
func (m *machine) maySkip(x *longLoop, round, guesses int) bool {
	return !x.skipped && x.step != nil && x.cond != nil && round > 1 && guesses == 0 && m.steps-x.began > maxLoopSteps && m.polls == x.polls && !jumps(x.statement, false)
}

// jumps reports whether a statement may leave the loop around it.
func jumps(op *body.Op, isInner bool) bool {
	switch {
	case op == nil:
		return false
	case op.Is(body.Return, body.Goto, body.Label) || op.Kind == body.Break && !isInner:
		return true
	}
	isInner = isInner || op.Is(body.While, body.Do, body.For, body.RangeFor, body.Switch)
	for _, a := range op.Args {
		if jumps(a, isInner) {
			return true
		}
	}
	return false
}

// skip returns the state in which the last round begins, and how many rounds are left out; none if it is not known which is the last.
func (m *machine) skip(x *longLoop, s *state, round int) (*state, int) {
	x.skipped = true
	at := s.clone()
	m.forget(x, at)
	for n := 0; round+n < knownRounds; n++ {
		next := at.clone()
		if next = m.exec(x.step, next); next == nil {
			return s, 0
		}
		yes, no := m.condition(x.cond, next)
		switch {
		case yes == nil && n > 0:
			m.reorder(x, at)
			return at, n
		case yes == nil || no != nil:
			return s, 0
		}
		at = yes
	}
	m.reorder(x, at)
	return at, knownRounds - round
}

// forget makes the values unknown that the statement of a loop changes.
func (m *machine) forget(x *longLoop, s *state) {
	m.named(x.statement, s, x.changed)
	for id := range x.changed {
		c := s.private.numbered(id)
		if c == nil {
			continue
		}
		c.lose(s)
		s.private.setNumbered(id, nothing)
	}
}

// named adds the numbers of the variables that code names other than to read them.
func (m *machine) named(op *body.Op, s *state, ids map[int]bool) {
	switch {
	case op == nil:
		return
	case op.Kind == body.Load && op.Args[0].Kind == body.Var:
		return
	case op.Kind == body.Var && op.Variable != nil && !m.isBuiltin(op.Variable):
		o := m.known(op.Variable)
		if o != nil && op.Variable.Type().IsReference() {
			o = m.loadCell(s, o, 0, op.Variable.Type()).at
		}
		if o != nil {
			ids[o.id] = true
		}
	}
	for _, a := range op.Args {
		m.named(a, s, ids)
	}
}

// known returns the object of a local variable; nil if it has none.
func (m *machine) known(v *sema.Variable) *object {
	for f := m.frame; f != nil; f = f.lexical {
		if o := f.objects[v]; o != nil {
			return o
		}
	}
	return nil
}

// reorder notes that skipped rounds may have written what the others have, and ordered accesses.
func (m *machine) reorder(x *longLoop, s *state) {
	m.cut, m.skipped = true, true
	s.written = maps.Clone(s.written)
	for o, c := range s.written {
		if x.written[o] != c {
			s.written[o] = &coverage{all: true, guessed: true}
		}
	}
	for op := range x.statement.All() {
		if op.Is(body.Call, body.Asm, body.Unknown) {
			m.mayOrder(s)
			m.made++
			s.period, s.meeting = m.made, -1
			return
		}
	}
}
