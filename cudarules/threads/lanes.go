package threads

import (
	"math/bits"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
)

// Exchange between the lanes of a warp: votes, whose operands are known in each lane, and shuffles. The value that a lane
// receives from one that does not participate is undefined (CUDA C++ Programming Guide, warp shuffle functions); that is no
// fault unless it is used, since lanes of a reduction may receive values that are not.

// A Loss is a shuffle in which the source thread From does not participate.
type Loss struct {
	Thread, From int
	Never        bool // the block has no such thread
	Left         bool // it has left the kernel; else the mask does not name its lane
}

// spoils are the shuffles and reads by which the values of some threads are undefined.
type spoils struct {
	all []spoil
}

type spoil struct {
	in   Set // the threads
	op   *body.Op
	of   *Collective  // nil of a read
	read *pendingRead // of shared memory that nothing has written; nil of a shuffle
}

// or returns the spoils of a value computed from two values.
func (a *spoils) or(b *spoils) *spoils {
	switch {
	case a == nil || a == b:
		return b
	case b == nil:
		return a
	}
	out := &spoils{slices.Clone(a.all)}
	for _, x := range b.all {
		out.add(x.in, x)
	}
	return out
}

// add adds threads whose values a shuffle or read spoils. Of those in several rounds of a loop, the first counts.
func (a *spoils) add(in Set, by spoil) {
	for i, x := range a.all {
		if x.op == by.op {
			a.all[i].in = x.in.or(in)
			return
		}
	}
	by.in = in
	a.all = append(a.all, by)
}

// in returns the spoils restricted to some threads; nil if nothing remains.
func (a *spoils) in(here Set) *spoils {
	if a == nil {
		return nil
	}
	out := &spoils{}
	for _, x := range a.all {
		if in := x.in.and(here); !in.isEmpty() {
			out.add(in, x)
		}
	}
	if len(out.all) == 0 {
		return nil
	}
	return out
}

// joinSpoils returns the spoils of a value that some threads have by one path and others by another: where the path is unknown,
// the common ones.
func joinSpoils(a, b *spoils, in, at Set, kind splitKind) *spoils {
	switch {
	case a == nil && b == nil:
		return nil
	case kind == exact:
		return a.in(in).or(b.in(at))
	case a == nil || b == nil:
		return nil
	}
	out := &spoils{}
	for _, x := range a.all {
		for _, y := range b.all {
			if both := x.in.and(y.in); x.op == y.op && !both.isEmpty() {
				out.add(both, x)
			}
		}
	}
	return out.in(allOf(len(in) * 64))
}

// isCertain reports whether it is known which threads come to a state, if any do.
func (s *state) isCertain() bool {
	for x := s.splits; x != nil; x = x.outer {
		if x.kind > assumed || x.loose {
			return false
		}
	}
	return true
}

// spoiledBy returns the spoils of a shuffle's result, for those of its operand.
func (m *machine) spoiledBy(c *Collective, given *spoils, s *state) *spoils {
	if !s.isCertain() || !c.mask.isConstant() {
		return nil
	}
	out := &spoils{}
	for i := range s.here.all {
		from, ok := c.Source(i)
		if !ok {
			return nil
		}
		if c.loss(i, from, m.threads) != nil {
			out.add(only(m.threads, i), spoil{op: c.Op, of: c})
			continue
		}
		if given == nil {
			continue
		}
		for _, x := range given.all {
			if from < m.threads && x.in.Has(from) {
				out.add(only(m.threads, i), x)
			}
		}
	}
	return out.in(s.here)
}

// shuffled returns the result of a shuffle for each lane: the operand of the lane that it names.
func (m *machine) shuffled(c *Collective, v value, s *state) value {
	if v.kind == number && v.isUniform() {
		return v // all lanes hold it
	}
	if v.kind != number && (v.kind != varies || v.same == nil) || v.isGiven() || !s.isCertain() {
		return value{from: v.sources() | anything}
	}
	sources := make([]int, m.threads)
	for i := range sources {
		sources[i] = i
		if !s.here.Has(i) {
			continue
		}
		from, ok := c.Source(i)
		if !ok {
			return value{from: v.sources() | anything}
		}
		if from < m.threads {
			sources[i] = from
		}
	}
	if v.kind == number {
		each := make([]int64, m.threads)
		for i := range each {
			each[i] = v.of(sources[i])
		}
		v.base, v.each = 0, each
		return v.compact()
	}
	numbers, ids := make([]int64, m.threads), m.ids(v.same)
	for i := range numbers {
		numbers[i] = ids[sources[i]]
	}
	return value{kind: varies, from: v.sources() | ofOthers, same: &identity{numbers: numbers}}
}

func only(threads, i int) Set {
	s := newSet(threads)
	s[i/64] |= 1 << (i % 64)
	return s
}

// loss says why a thread that calls a shuffle does not get the value of another one; nil if it does, as far as is known.
func (c *Collective) loss(i, from, threads int) *Loss {
	mask, _ := c.Mask(i)
	l := &Loss{Thread: i, From: from}
	switch {
	case from == i:
		return nil
	case from >= threads:
		l.Never = true
	case c.left.Has(from):
		l.Left = true
	case mask>>(from%32)&1 == 1:
		return nil
	}
	return l
}

// takes records a store to shared or global memory: if the value is spoiled, its shuffle is at fault.
func (m *machine) takes(v *value, at space, s *state) {
	if v.kind == aggregate {
		for _, x := range v.parts.cells {
			m.takes(x.value, at, s)
		}
	}
	if v.spoiled == nil {
		return
	}
	for _, x := range v.spoiled.in(s.here).list() {
		switch {
		case x.read != nil && at == global && isWithinBounds(s.splits):
			if o := x.read.access.object; m.firstRead[o] == nil {
				m.firstRead[o] = x.read
			}
		case x.of != nil && x.of.Loss == nil && s.isCertain():
			m.lose(x.of, x.in)
		}
	}
}

// lose records that a shuffle returns to some threads a value that they use and no lane provides.
func (m *machine) lose(c *Collective, in Set) {
	first := in.First() / 32 * 32
	for i := first; i < min(first+32, m.threads) && c.Loss == nil; i++ {
		if from, ok := c.Source(i); ok && c.Here.Has(i) {
			c.Loss = c.loss(i, from, m.threads)
		}
	}
	if !slices.Contains(m.run.Collectives, c) {
		m.run.Collectives = append(m.run.Collectives, c)
	}
}

// isWithinBounds reports whether all threads of a block come by conditions, but for blocks that a bound of the grid cuts.
func isWithinBounds(x *split) bool {
	for ; x != nil; x = x.outer {
		isBound := x.kind == threadish && x.number != nil && slices.ContainsFunc(x.number.sum, func(t term) bool { return t.symbol.axis > 0 })
		if x.loose || x.kind > assumed && !isBound {
			return false
		}
	}
	return true
}

// isCutByGrid reports whether a bound that depends on the block keeps some threads away.
func isCutByGrid(x *split) bool {
	for ; x != nil; x = x.outer {
		if x.kind == threadish && x.number != nil && slices.ContainsFunc(x.number.sum, func(t term) bool { return t.symbol.axis > 0 }) {
			return true
		}
	}
	return false
}

// cutsWarps reports whether the last block of a grid of known size is to be run: lanes that others shuffle with may have left it.
func (m *machine) cutsWarps() bool {
	only := m.mode
	return m.parted && m.run.Launch != nil && m.blocks[0]*m.blocks[1]*m.blocks[2] > 1 && !only.firstBlock && !only.zeroBlock && !only.lastBlock && m.cluster.dims == [3]int64{}
}

func (a *spoils) list() []spoil {
	if a == nil {
		return nil
	}
	return a.all
}

// active returns the mask of the lanes of a warp that run an operation and are in a mask, those for which a value is not zero; false
// if it is not known.
func (m *machine) active(v, mask value, s *state) (value, bool) {
	if !v.isConstant() || !mask.isConstant() || !s.isCertain() {
		return value{}, false
	}
	of := make([]int64, (m.threads+31)/32)
	for i := range s.here.all {
		if v.of(i) != 0 && mask.of(i)>>(i%32)&1 == 1 {
			of[i/32] |= 1 << (i % 32)
		}
	}
	out := value{kind: number, each: make([]int64, m.threads)}
	for i := range out.each {
		out.each[i] = of[i/32]
	}
	return out.compact(), true
}

// vote returns the result of __ballot_sync, __any_sync or __all_sync; false if it is unknown.
func (m *machine) vote(c *Collective, v value, s *state) (value, bool) {
	yes, ok := m.active(v, c.mask, s)
	if !ok || c.Name == "__ballot_sync" {
		return yes, ok
	}
	all, _ := m.active(known(1), c.mask, s)
	return perThread(&yes, &all, func(x, y int64) (int64, bool) {
		if c.Name == "__any_sync" && x != 0 || c.Name == "__all_sync" && x == y {
			return 1, true
		}
		return 0, true
	}), true
}

// bitFunctions are CUDA's functions of the bits of an integer, which masks are looked at with.
var bitFunctions = map[string]func(uint64) int64{
	"__popc":   func(x uint64) int64 { return int64(bits.OnesCount32(uint32(x))) },
	"__popcll": func(x uint64) int64 { return int64(bits.OnesCount64(x)) },
	"__clz":    func(x uint64) int64 { return int64(bits.LeadingZeros32(uint32(x))) },
	"__clzll":  func(x uint64) int64 { return int64(bits.LeadingZeros64(x)) },
	"__brev":   func(x uint64) int64 { return int64(bits.Reverse32(uint32(x))) },
	"__ffs":    func(x uint64) int64 { return int64(bits.TrailingZeros32(uint32(x))+1) % 33 },
	"__ffsll":  func(x uint64) int64 { return int64(bits.TrailingZeros64(x)+1) % 65 },
}
