package flow

import (
	"cmp"
	"slices"
)

// findLoops finds the natural loops: for each edge to a block that dominates where it
// comes from, the blocks from which that edge can be reached. Those with one head are
// one loop.
func (g *Graph) findLoops() {
	loops := map[*Block]*Loop{}
	for _, b := range g.Blocks {
		for _, head := range b.Succs {
			if !head.Dominates(b) {
				continue
			}
			l := loops[head]
			if l == nil {
				l = &Loop{Head: head, Blocks: []*Block{head}}
				loops[head] = l
			}
			l.extend(b)
		}
	}
	var list []*Loop
	for _, l := range loops {
		slices.SortFunc(l.Blocks, func(a, b *Block) int { return cmp.Compare(a.Index, b.Index) })
		list = append(list, l)
	}
	// The larger first: a loop that lies in another has fewer blocks.
	slices.SortFunc(list, func(a, b *Loop) int {
		return cmp.Or(cmp.Compare(len(b.Blocks), len(a.Blocks)), cmp.Compare(a.Head.Index, b.Head.Index))
	})
	for _, l := range list {
		l.Parent, l.Depth = l.Head.Loop, 1
		if l.Parent != nil {
			l.Depth = l.Parent.Depth + 1
		}
		for _, b := range l.Blocks {
			b.Loop = l
		}
	}
}

// extend adds the blocks from which b can be reached without passing the head.
func (l *Loop) extend(b *Block) {
	pending := []*Block{b}
	for len(pending) > 0 {
		b := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		if slices.Contains(l.Blocks, b) {
			continue
		}
		l.Blocks = append(l.Blocks, b)
		pending = append(pending, b.Preds...)
	}
}
