package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Undefined macros in the place of a statement in a body, without a semicolon: the grammar does not
// see them, and their effect is unknown.

// hiddenMacros returns those of a body, in their order.
func hiddenMacros(b *body.Body) []syntax.Mark {
	if b.Root == nil || b.Root.Node.IsZero() {
		return nil
	}
	n := b.Root.Node
	return slices.DeleteFunc(slices.Clone(n.Tree().MarksIn(n.Start(), n.End())), func(m syntax.Mark) bool { return m.Word != syntax.Macro })
}

// beforeHidden reports whether a hidden macro follows an operation, before the next one of the body
// for which passes is true.
func beforeHidden(b *body.Body, passes func(op *body.Op) bool) func(op *body.Op) bool {
	hidden := hiddenMacros(b)
	if len(hidden) == 0 {
		return func(*body.Op) bool { return false }
	}
	var passing []int
	for op := range b.Root.All() {
		if op.Node.Tree() == b.Root.Node.Tree() && passes(op) {
			passing = append(passing, op.Node.Start())
		}
	}
	return func(op *body.Op) bool {
		return slices.ContainsFunc(hidden, func(m syntax.Mark) bool {
			return m.Start >= op.Node.End() && !slices.ContainsFunc(passing, func(at int) bool { return op.Node.End() <= at && at < m.Start })
		})
	}
}
