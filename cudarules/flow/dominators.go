package flow

import "slices"

// number keeps the blocks that can be reached, in reverse postorder, and drops the
// edges from the others.
func (g *Graph) number(entry *Block) {
	g.Blocks = reversePostorder(entry, func(b *Block) []*Block { return b.Succs })
	for i, b := range g.Blocks {
		b.Index = i
	}
	for _, b := range g.Blocks {
		b.Preds = slices.DeleteFunc(b.Preds, func(p *Block) bool { return p.Index < 0 })
	}
}

// reversePostorder returns the blocks that can be reached from one, each before those
// that can be reached from it alone.
func reversePostorder(from *Block, next func(*Block) []*Block) []*Block {
	type step struct {
		block *Block
		next  int
	}
	var order []*Block
	seen := map[*Block]bool{from: true}
	stack := []step{{from, 0}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if list := next(top.block); top.next < len(list) {
			to := list[top.next]
			top.next++
			if !seen[to] {
				seen[to] = true
				stack = append(stack, step{to, 0})
			}
			continue
		}
		order = append(order, top.block)
		stack = stack[:len(stack)-1]
	}
	slices.Reverse(order)
	return order
}

// Dominates reports whether every way to c leads through b. A block dominates itself.
func (b *Block) Dominates(c *Block) bool {
	for c != nil && c.depth > b.depth {
		c = c.dominator
	}
	return b == c
}

// PostDominates reports whether every way from c to the end of the body leads
// through b; ways that never end, and those that end in a call that does not come
// back, do not count. A block postdominates itself.
func (b *Block) PostDominates(c *Block) bool {
	for c != nil && c.postDepth > b.postDepth {
		c = c.postDominator
	}
	return b == c
}

// Reaches reports whether a way leads from b to c. Each block reaches itself.
func (b *Block) Reaches(c *Block) bool {
	return slices.Contains(reversePostorder(b, func(b *Block) []*Block { return b.Succs }), c)
}

// ControlDependence returns, for each block, the blocks that end in a branch or a selection
// which decides, at once or through others that it decides, whether the body comes to the
// block; the closest first (Ferrante, Ottenstein and Warren, "The Program Dependence Graph
// and Its Use in Optimization").
func (g *Graph) ControlDependence() map[*Block][]*Block {
	direct := map[*Block][]*Block{}
	for _, b := range g.Blocks {
		if b.End != Branch && b.End != Select {
			continue
		}
		for _, to := range b.Succs {
			for ; to != nil && to != b.postDominator; to = to.postDominator {
				direct[to] = append(direct[to], b)
			}
		}
	}
	all := map[*Block][]*Block{}
	for _, b := range g.Blocks {
		seen := map[*Block]bool{}
		for pending := direct[b]; len(pending) > 0; {
			by := pending[0]
			pending = pending[1:]
			if !seen[by] {
				seen[by] = true
				all[b] = append(all[b], by)
				pending = append(slices.Clip(pending), direct[by]...)
			}
		}
	}
	return all
}

// dominate finds the dominators (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
// Algorithm").
func (g *Graph) dominate() {
	dominators(g.Blocks, func(b *Block) []*Block { return b.Preds }, func(b *Block) **Block { return &b.dominator },
		func(b *Block) *int { return &b.depth })
}

// postDominate does the same backwards from the exit.
func (g *Graph) postDominate() {
	if g.Exit.Index < 0 {
		return
	}
	order := reversePostorder(g.Exit, func(b *Block) []*Block { return b.Preds })
	dominators(order, func(b *Block) []*Block { return b.Succs }, func(b *Block) **Block { return &b.postDominator },
		func(b *Block) *int { return &b.postDepth })
}

// dominators finds the dominators of blocks in reverse postorder, of which the first is
// the entry.
func dominators(order []*Block, preds func(*Block) []*Block, of func(*Block) **Block, depth func(*Block) *int) {
	at := make(map[*Block]int, len(order))
	for i, b := range order {
		at[b] = i
	}
	idom := make([]int, len(order))
	for i := range idom {
		idom[i] = -1
	}
	idom[0] = 0
	for changed := true; changed; {
		changed = false
		for i := 1; i < len(order); i++ {
			found := -1
			for _, p := range preds(order[i]) {
				j, ok := at[p]
				if !ok || idom[j] < 0 {
					continue
				}
				if found < 0 {
					found = j
					continue
				}
				for found != j { // the closest that both have
					for found > j {
						found = idom[found]
					}
					for j > found {
						j = idom[j]
					}
				}
			}
			if found >= 0 && idom[i] != found {
				idom[i], changed = found, true
			}
		}
	}
	for i := 1; i < len(order); i++ {
		*of(order[i]) = order[idom[i]]
		*depth(order[i]) = *depth(order[idom[i]]) + 1
	}
}
