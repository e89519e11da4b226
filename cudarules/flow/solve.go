package flow

import (
	"github.com/cudavet/cudavet/cudarules/body"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// A Problem is a data-flow problem over a body. Facts of type S form a lattice of finite height:
// joining makes a fact weaker, a finite number of times.
type Problem[S any] struct {
	// Copy returns facts that can be changed without changing s.
	Copy func(s S) S

	// Join weakens into so that it holds where either does, and reports whether it
	// has changed. It may change into, and must not change from.
	Join func(into, from S) (S, bool)

	// Begin is called at the start of a block; it may be nil.
	Begin func(b *Block)

	// Op returns the state after an operation, for the state s before it (or, for a backward problem,
	// the state before it for the state s after it). It may change s.
	Op func(s S, op *body.Op) S

	// End returns the state at the end of a block, after its operations; it may change s, and may be
	// nil. Backward problems have none.
	End func(s S, b *Block) S

	// Edge returns the state on the edge from a block to one of its successors, for the state at the
	// block's end. It may change s. Nil adds nothing; backward problems have none.
	Edge func(s S, from *Block, successor int) S
}

// allows reports whether a block may be looked at so often: lattices may be higher than
// they should be.
func (g *Graph) allows(visits int) bool { return g.Body.Scope.TU.Allows(limit.FlowVisits, visits) }

// A Solution is the answer to a problem.
type Solution[S any] struct {
	graph   *Graph
	problem Problem[S]
	facts   []S
	known   []bool

	// Complete is false if the solver gave up: then nothing is known.
	Complete bool
}

// Forward solves a problem whose facts at the entry are given, in the order in which the
// body runs.
func Forward[S any](g *Graph, p Problem[S], entry S) *Solution[S] {
	s := &Solution[S]{graph: g, problem: p, facts: make([]S, len(g.Blocks)), known: make([]bool, len(g.Blocks)), Complete: true}
	s.facts[0], s.known[0] = entry, true
	visits := make([]int, len(g.Blocks))
	dirty := make([]bool, len(g.Blocks))
	dirty[0] = true
	for again := true; again && s.Complete; {
		again = false
		for i, b := range g.Blocks {
			if !dirty[i] {
				continue
			}
			dirty[i] = false
			if visits[i]++; !g.allows(visits[i]) {
				s.Complete = false
				break
			}
			out := p.Copy(s.facts[i])
			if p.Begin != nil {
				p.Begin(b)
			}
			for _, op := range b.Ops {
				out = p.Op(out, op)
			}
			if p.End != nil {
				out = p.End(out, b)
			}
			for n, to := range b.Succs {
				along := out
				if n < len(b.Succs)-1 {
					along = p.Copy(out)
				}
				if p.Edge != nil {
					along = p.Edge(along, b, n)
				}
				if s.meet(to, along) {
					dirty[to.Index] = true
					again = again || to.Index <= i
				}
			}
		}
	}
	return s
}

// meet joins facts with those of a block, and reports whether these have changed.
func (s *Solution[S]) meet(b *Block, facts S) (changed bool) {
	i := b.Index
	if !s.known[i] {
		s.facts[i], s.known[i] = facts, true
		return true
	}
	s.facts[i], changed = s.problem.Join(s.facts[i], facts)
	return changed
}

// Backward solves a problem whose facts are given where the body ends, against the order
// in which it runs. Where a call does not come back, and where the body is left by an
// exception, the same facts hold.
func Backward[S any](g *Graph, p Problem[S], end S) *Solution[S] {
	s := &Solution[S]{graph: g, problem: p, facts: make([]S, len(g.Blocks)), known: make([]bool, len(g.Blocks)), Complete: true}
	visits := make([]int, len(g.Blocks))
	dirty := make([]bool, len(g.Blocks))
	for i, b := range g.Blocks {
		if len(b.Succs) == 0 {
			s.facts[i], s.known[i], dirty[i] = p.Copy(end), true, true
		}
	}
	for again := true; again && s.Complete; {
		again = false
		for i := len(g.Blocks) - 1; i >= 0; i-- {
			if !dirty[i] {
				continue
			}
			dirty[i] = false
			if visits[i]++; !g.allows(visits[i]) {
				s.Complete = false
				break
			}
			b := g.Blocks[i]
			before := p.Copy(s.facts[i])
			if p.Begin != nil {
				p.Begin(b)
			}
			for n := len(b.Ops) - 1; n >= 0; n-- {
				before = p.Op(before, b.Ops[n])
			}
			for n, from := range b.Preds {
				along := before
				if n < len(b.Preds)-1 {
					along = p.Copy(before)
				}
				if s.meet(from, along) {
					dirty[from.Index] = true
					again = again || from.Index >= i
				}
			}
		}
	}
	return s
}

// At returns the state at the beginning of a block (or, for a backward problem, at its end), and
// whether it is known: the block is reachable and the solver terminated.
func (s *Solution[S]) At(b *Block) (S, bool) {
	if !s.Complete || b.Index < 0 {
		var none S
		return none, false
	}
	return s.facts[b.Index], s.known[b.Index]
}

// Each visits the operations of a forward problem's body with the state right before each. visit must
// not change the state.
func (s *Solution[S]) Each(visit func(s S, op *body.Op)) {
	for _, b := range s.graph.Blocks {
		facts, ok := s.At(b)
		if !ok {
			continue
		}
		facts = s.problem.Copy(facts)
		for _, op := range b.Ops {
			visit(facts, op)
			facts = s.problem.Op(facts, op)
		}
	}
}
