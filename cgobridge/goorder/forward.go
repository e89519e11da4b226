package goorder

import (
	"go/ast"

	"golang.org/x/tools/go/cfg"
)

// A Problem asks what holds at each step of a function. Facts of type S form a lattice of
// finite height and are not changed once they are made.
type Problem[S any] struct {
	// Join returns what holds where either holds, and whether that is more than into.
	Join func(into, from S) (joined S, changed bool)

	// Step returns what holds behind a step where s holds before it.
	Step func(s S, step Step) S
}

// Solve follows all ways through a function, at whose beginning entry holds, and then visits
// each step that can be reached with what holds right before it. Deferred calls are steps at
// each of the function's ends, where what was deferred in front of it runs.
func (p Problem[S]) Solve(f *Finder, function ast.Node, entry S, visit func(s S, step Step)) {
	body := Body(function)
	if body == nil {
		return
	}
	g, defers := f.Graph(function), defersOf(body)
	at := map[*cfg.Block]S{g.Blocks[0]: entry}
	pending := []*cfg.Block{g.Blocks[0]}
	for len(pending) > 0 {
		b := pending[0]
		pending = pending[1:]
		s := at[b]
		for step := range stepsOf(b, defers) {
			s = p.Step(s, step)
		}
		for _, next := range b.Succs {
			known, seen := at[next]
			joined, changed := s, true
			if seen {
				joined, changed = p.Join(known, s)
			}
			if changed {
				at[next] = joined
				pending = append(pending, next)
			}
		}
	}
	for _, b := range g.Blocks {
		s, reached := at[b]
		if !reached {
			continue
		}
		for step := range stepsOf(b, defers) {
			visit(s, step)
			s = p.Step(s, step)
		}
	}
}

// stepsOf yields the steps of a block, with the deferred calls before a function's end.
func stepsOf(b *cfg.Block, defers []*ast.DeferStmt) func(yield func(Step) bool) {
	return func(yield func(Step) bool) {
		for _, n := range b.Nodes {
			for _, c := range callsIn(n) {
				call, _ := c.(*ast.CallExpr)
				if !yield(Step{Call: call, At: n}) {
					return
				}
			}
			r, ok := n.(*ast.ReturnStmt)
			if !ok {
				continue
			}
			for _, d := range defers {
				if d.Pos() < r.Pos() && !yield(Step{Call: d.Call, At: d}) {
					return
				}
			}
			if !yield(Step{Return: r, At: r, IsEnd: true}) {
				return
			}
		}
	}
}
