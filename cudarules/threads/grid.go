package threads

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A gridWork holds the accesses to global memory that the threads of a block make, of which other
// blocks make the same: no barrier of the block keeps them apart.
type gridWork struct {
	accesses []*access
	tickets  []ticket
	late     []lateRead
}

// maxGridAccesses bounds the accesses that are compared with those of another block.
const maxGridAccesses = 256

func (g *gridWork) add(a *access) {
	if len(g.accesses) < maxGridAccesses && a.object.from&^ofMemory == 0 && a.flags&isVolatile == 0 {
		g.accesses = append(g.accesses, a)
	}
}

// hasPlace reports whether an offset is known but for the block.
func (v *value) hasPlace() bool {
	return !slices.ContainsFunc(v.sum, func(t term) bool { return t.symbol.axis == 0 })
}

// inBlock returns a number as it is in a block of the grid; false if all that is known is that
// it may differ between blocks.
func (v value) inBlock(block *[3]int64) (value, bool) {
	var rest []term
	for _, t := range v.sum {
		switch {
		case t.symbol.axis > 0:
			v.base += t.times * block[t.symbol.axis-1]
		case t.symbol.from&^ofMemory != 0:
			n, ok := t.symbol.inBlock(block)
			if !ok {
				return value{}, false
			}
			v.base += t.times * n
		default:
			rest = append(rest, t)
		}
	}
	v.sum = rest
	return v, true
}

// between notes accesses of two blocks to one element. Blocks of which it is not known how many
// there are, as their number is computed, are more than one.
func (m *machine) between() {
	seen := map[pairKey]bool{}
	accesses := m.grid.accesses
	places := make([][2]blockPlace, len(accesses))
	for w := range m.neighbours {
		for i, a := range accesses {
			places[i] = [2]blockPlace{a.inBlock(&w.in, w.axis), a.inBlock(&w.at, w.axis)}
		}
		for i, a := range accesses {
			if a.flags&isWrite != 0 {
				m.betweenTickets(a, w, seen)
			}
			for j, b := range accesses[i:] {
				if a.object != b.object || a.period != b.period || (a.flags|b.flags)&isWrite == 0 || differentBits(a, b) {
					continue
				}
				key := pairKey{a.stack[0], b.stack[0], false}
				if seen[key] {
					continue
				}
				x, y := &places[i], &places[i+j]
				p := m.apart(a, b, &x[0], &y[1], w, m.raceApart)
				if p == nil && a != b {
					p = m.apart(b, a, &y[0], &x[1], w, m.raceApart)
				}
				if p != nil {
					seen[key] = true
					m.run.Pairs = append(m.run.Pairs, p)
				}
			}
		}
	}
}

// neighbours yields pairs of blocks of each axis in which the grid has more than one: those that are next to each other, and those that
// are as far apart as a remainder of the block's index has values.
func (m *machine) neighbours(yield func(*twoBlocks) bool) {
	axes := [3]string{"x", "y", "z"}
	for axis := range 3 {
		pairs := [][2]int64{{0, 1}, {1, 2}}
		for _, d := range m.periods(axis) {
			pairs = append(pairs, [2]int64{0, d})
		}
		for _, of := range pairs {
			n := m.blocks[axis]
			if n == 0 && axis > 0 && !m.asked[axis] && m.blocks == [3]int64{} { // the whole grid is the caller's
				continue
			}
			if n > 0 && of[1] >= n {
				continue
			}
			w := &twoBlocks{axis: ofBlockX << axis, more: ofSymbol(m.symbol("gridDim." + axes[axis]))}
			w.in[axis], w.at[axis], w.more.base = of[0], of[1], -of[1]
			if !yield(w) {
				return
			}
		}
	}
}

// maxPeriods bounds the remainders of the block's index for which blocks are compared.
const maxPeriods = 2

// periods returns by what the block's index in one dimension is divided for a remainder.
func (m *machine) periods(axis int) (all []int64) {
	for _, x := range m.symbols {
		if x.remainder != nil && x.divisor > 1 && x.from&(ofBlockX<<axis) != 0 && !slices.Contains(all, x.divisor) {
			all = append(all, x.divisor)
		}
	}
	slices.Sort(all)
	return all[:min(len(all), maxPeriods)]
}

// Two blocks of a grid.
type twoBlocks struct {
	in, at [3]int64
	axis   source // in which they differ
	more   value  // greater than 0 if the grid has them
}

// A blockPlace is the offset of an access in a block of the grid.
type blockPlace struct {
	value
	isKnown bool // except for parts that blocks share
}

// inBlock returns the offset of an access in one of two blocks.
func (a *access) inBlock(block *[3]int64, axis source) blockPlace {
	if a.opaque {
		return blockPlace{a.off, a.off.sources()&axis == 0}
	}
	v, ok := a.off.inBlock(block)
	return blockPlace{v, ok}
}

// apart returns access a in one block, where it is at x, and b in the other, at y, if two threads of them use one element
// and race.
func (m *machine) apart(a, b *access, x, y *blockPlace, w *twoBlocks, race func(w *twoBlocks, a *access, i int, b *access, j int) bool) *Pair {
	if !x.isKnown || !y.isKnown || !slices.Equal(x.sum, y.sum) {
		return nil
	}
	if m.steps++; m.steps > limit.ThreadSteps.Value() {
		if !m.failed {
			m.failed = true
			m.tu.Exceed(limit.ThreadSteps)
		}
		return nil
	}
	grain := min(a.size, b.size)
	moved := x.base - a.off.base // the table has the elements of the first block of the grid
	if !inCommon(a, b, grain, y.base-b.off.base-moved) {
		return nil
	}
	table := a.elements(grain)
	for j := range b.here.all {
		from := y.of(j)
		for e := floorDiv(from-moved, grain); e*grain+moved < from+b.size; e++ {
			if e*grain+moved < 0 {
				continue
			}
			for i := range usersOf(table, e) {
				if a.reaches(i.thread, moved, from, b.size) && race(w, a, i.thread, b, j) {
					p := newPair(a, b, e*grain+moved, i.thread, j)
					p.Apart, p.Blocks = true, [2][3]int64{w.in, w.at}
					return p
				}
			}
		}
	}
	return nil
}

// raceApart reports whether access a by thread i of the first block and b by thread j of the second may run in any order.
func (m *machine) raceApart(w *twoBlocks, a *access, i int, b *access, j int) bool {
	if a.flags&b.flags&isWrite != 0 {
		if !w.differ(a.value, i, b.value, j) {
			return false
		}
	} else {
		write := a
		if a.flags&isWrite == 0 {
			write = b
		}
		if write.isFlag() && write.off.sources()&^ofMemory == 0 {
			return false
		}
	}
	return m.consistent(a.splits, i, &w.in, &split{outer: b.splits, number: &w.more, operator: syntax.Greater, mask: b.here}, j, &w.at)
}

// differ reports whether value v in thread i of the first block and u in thread j of the second may not be held
// for the same in all threads: they are computed from the thread or the block.
func (w *twoBlocks) differ(v *value, i int, u *value, j int) bool {
	if v.kind == number && u.kind == number {
		x, isKnown := v.inBlock(&w.in)
		y, isKnownToo := u.inBlock(&w.at)
		if isKnown && isKnownToo && slices.Equal(x.sum, y.sum) {
			return x.of(i) != y.of(j)
		}
	}
	return comeFrom(v, u, ofThread|ofBlock, ofGrid)
}
