package rules

import (
	"cmp"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Must and may facts at the points of a body: problems for flow's solver whose states are sets.

// A factSet is a set of facts.
type factSet[K comparable] map[K]bool

// A way is how a body can come to a point.
type way struct {
	returnsTo *flow.Loop // nil for all ways; else those that have come back to the head of this loop around the point
}

// compare orders the ways to a point: all of them, then those by outer loops before those by inner ones.
func (w way) compare(other way) int { return cmp.Compare(w.depth(), other.depth()) }

func (w way) depth() int {
	if w.returnsTo == nil {
		return 0
	}
	return w.returnsTo.Depth // of the loops around one point each has its own
}

// A certainty says which facts hold on all ways to the points of a body, and which on
// those that run a loop again: a way that a body with a loop can take.
type certainty[K comparable] struct {
	graph *flow.Graph
	entry factSet[K]
	op    func(facts factSet[K], op *body.Op)                     // the effect of an operation
	edge  func(facts factSet[K], from *flow.Block, successor int) // the effect of the edge to a successor; may be nil
	meets func(k K, facts factSet[K]) (K, bool)                   // the fact that is left of k where another path has facts; may be nil
}

// each visits the operations with the facts that hold right before them, for each way to
// come there. It visits none if the graph does not show all ways.
func (c certainty[K]) each(visit func(facts factSet[K], op *body.Op)) {
	if s := c.solve(); s != nil {
		s.Each(func(ways map[way]factSet[K], op *body.Op) {
			for _, w := range slices.SortedFunc(maps.Keys(ways), way.compare) {
				visit(ways[w], op)
			}
		})
	}
}

func (c certainty[K]) solve() *flow.Solution[map[way]factSet[K]] {
	if !isUnderstood(c.graph) {
		return nil
	}
	return flow.Forward(c.graph, flow.Problem[map[way]factSet[K]]{
		Copy: func(ways map[way]factSet[K]) map[way]factSet[K] {
			out := make(map[way]factSet[K], len(ways))
			for w, facts := range ways {
				out[w] = maps.Clone(facts)
			}
			return out
		},
		Join: c.join,
		Op: func(ways map[way]factSet[K], op *body.Op) map[way]factSet[K] {
			for _, facts := range ways {
				if op.Kind == body.Unknown { // which may change anything
					clear(facts)
				}
				c.op(facts, op)
			}
			return ways
		},
		Edge: func(ways map[way]factSet[K], from *flow.Block, successor int) map[way]factSet[K] {
			if c.edge != nil {
				for _, facts := range ways {
					c.edge(facts, from, successor)
				}
			}
			to := from.Succs[successor]
			for w := range ways {
				if l := w.returnsTo; l != nil && (!l.Contains(to) || l.Head == to) {
					delete(ways, w)
				}
			}
			if l := to.Loop; l != nil && l.Head == to && l.Contains(from) {
				ways[way{l}] = maps.Clone(ways[way{}])
			}
			return ways
		},
	}, map[way]factSet[K]{{}: c.entry})
}

// join keeps of each way the facts that hold on both.
func (c certainty[K]) join(into, from map[way]factSet[K]) (map[way]factSet[K], bool) {
	changed := false
	for w, facts := range from {
		held, known := into[w]
		if !known {
			into[w], changed = maps.Clone(facts), true
			continue
		}
		if maps.Equal(held, facts) {
			continue
		}
		both := c.both(held, facts)
		changed = changed || !maps.Equal(held, both)
		into[w] = both
	}
	return into, changed
}

// both returns the facts that hold on two ways.
func (c certainty[K]) both(held, facts factSet[K]) factSet[K] {
	out := make(factSet[K], len(held))
	for k := range held {
		if facts[k] {
			out[k] = true
		} else if c.meets != nil {
			if common, ok := c.meets(k, facts); ok {
				out[common] = true
			}
		}
	}
	if c.meets != nil {
		for k := range facts {
			if common, ok := c.meets(k, held); ok && !held[k] {
				out[common] = true
			}
		}
	}
	return out
}

// A possibility says which facts hold on some way to the points of a body.
type possibility[K comparable] struct {
	graph *flow.Graph
	entry factSet[K] // may be nil
	op    func(facts factSet[K], op *body.Op)
	edge  func(facts factSet[K], from *flow.Block, successor int) // may be nil
}

func (c possibility[K]) solve() *flow.Solution[factSet[K]] {
	if !isUnderstood(c.graph) {
		return nil
	}
	entry := factSet[K]{}
	maps.Copy(entry, c.entry)
	return flow.Forward(c.graph, flow.Problem[factSet[K]]{
		Copy: maps.Clone[factSet[K]],
		Join: joinPossible[K],
		Op: func(facts factSet[K], op *body.Op) factSet[K] {
			if op.Kind == body.Unknown {
				clear(facts)
			}
			c.op(facts, op)
			return facts
		},
		Edge: func(facts factSet[K], from *flow.Block, successor int) factSet[K] {
			if c.edge != nil {
				c.edge(facts, from, successor)
			}
			return facts
		},
	}, entry)
}

// joinPossible keeps the facts that hold on either way.
func joinPossible[K comparable](into, from factSet[K]) (factSet[K], bool) {
	before := len(into)
	maps.Copy(into, from)
	return into, len(into) > before
}

// isUnderstood reports whether a graph shows all ways through a body, and a syntax error in
// the body hides nothing.
func isUnderstood(g *flow.Graph) bool {
	return !g.Partial && (g.Body.Decl == nil || !g.Body.Decl.Body().HasError())
}

// effectsOf returns the memory effects of a body's operations, including those of called lambdas.
func effectsOf(a *memory.Analysis) map[*body.Op][]*memory.Effect {
	out := map[*body.Op][]*memory.Effect{}
	for _, e := range a.Effects() {
		for _, op := range operationsOf(e) {
			out[op] = append(out[op], e)
		}
	}
	return out
}

// operationsOf returns the operations of a body that have an effect.
func operationsOf(e *memory.Effect) []*body.Op { return append([]*body.Op{e.Op}, e.Again...) }

// certainly returns the one thing that a pointer is if it is not null, or a glvalue.
func certainly(v memory.Value) (memory.Atom, bool) {
	var only memory.Atom
	found := 0
	for _, x := range v.Whole.Atoms {
		if x.Kind != memory.Null {
			only = x
			found++
		}
	}
	return only, found == 1 && !v.Whole.Open && only.Kind <= memory.Contents
}

// isLibraryFunction reports whether a function is one of the global namespace that
// built-in knowledge declares.
func isLibraryFunction(f *sema.Function) bool {
	return f != nil && f.Class == nil && f.Scope == f.Scope.TU.Global && f.Scope.TU.Unit(f.First().Node).Prelude
}
