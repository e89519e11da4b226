package goorder

import (
	"go/ast"

	"golang.org/x/tools/go/cfg"
)

// A Problem is a forward data-flow problem over the steps of a function. Facts of type S form a
// lattice of finite height and are not changed once they are made.
type Problem[S any] struct {
	// Join returns the join of two states, and whether it differs from into.
	Join func(into, from S) (joined S, changed bool)

	// Step returns the state after a step, for the state s before it.
	Step func(s S, step Step) S
}

// Solve computes the state before each step of a function, starting with entry, and then visits each
// reachable step with its state. Deferred calls are steps at each exit of the function that their
// defer statement reaches.
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
