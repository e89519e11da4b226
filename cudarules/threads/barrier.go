package threads

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Divergence is a barrier of the block that not all of its threads come to.
type Divergence struct {
	At   *body.Op // the barrier, or the call that leads to it from where the threads part
	Cond *body.Op // the condition that separates them

	In, Out int  // a thread that comes to the barrier, and one that does not; -1 if not known
	Exited  bool // the others have left the kernel before, and the barrier is under no condition
	Apart   bool // In and Out are blocks of the grid, by their first index
}

// barrier applies a barrier of the block.
func (m *machine) barrier(op *body.Op, s *state) {
	m.trace(op, s, "barrier")
	if d := m.divergence(op, s); d.At != nil {
		m.run.Divergences = append(m.run.Divergences, d)
	}
	m.begin(s, false)
}

// begin begins another interval. The barrier orders accesses for the threads of the device, or of the block alone.
func (m *machine) begin(s *state, wide bool) {
	s.interval = nil
	s.unsure = false
	m.fence(s, wide)
	m.phases(s)
}

// divergence says which threads do not come to a barrier; its At is nil if all do, or it is not known.
func (m *machine) divergence(op *body.Op, s *state) *Divergence {
	d := &Divergence{In: -1, Out: -1}
	others := allOf(m.threads).minus(s.here).minus(s.exited)
	for x := s.splits; x != nil; x = x.outer {
		parts := m.threads > 1 && (x.kind == threadish || x.kind == data || x.kind == exact && !others.and(x.mask).isEmpty())
		if parts && !x.exit {
			d.At, d.Cond = m.topAt(op, x.depth), x.cond
			if x.kind == exact {
				d.In, d.Out = s.here.First(), others.and(x.mask).First()
			}
			break
		}
	}
	if d.At == nil {
		exited := allOf(m.threads).minus(s.here)
		for x := s.splits; x != nil; x = x.outer {
			if x.exit && (x.kind == threadish || x.kind == data || x.kind == exact && !exited.and(x.mask).isEmpty()) && m.threads > 1 {
				d.At, d.Cond, d.Exited = m.topAt(op, x.depth), x.cond, true
				break
			}
		}
	}
	return d
}

// A Collective is a call of a warp function by some threads.
type Collective struct {
	At   *body.Op // the call, or the kernel's call of the device function that contains it
	Op   *body.Op
	Name string
	Here Set // the threads that call it

	// Certain is set if all of Here call it for suitable arguments of the kernel and suitable values
	// of unknowns that all of them share.
	Certain bool

	// Uneven is set if it is in a loop that the lanes of a warp cannot leave together.
	Uneven bool

	Absent Set // threads that neither call it now nor have left the kernel

	// Loss is set if a shuffle certainly gives a thread, which makes something of it, the value of a lane that gives none.
	Loss *Loss

	// Parted is set if a condition on an unknown value separates lanes of a warp that the mask names, for some value of
	// it.
	Parted *Parting

	splits              *split
	mask, width, source value
	left                Set // threads that have left the kernel
}

// A Parting is a condition by which a thread calls a function and another one of its warp does not.
type Parting struct {
	Cond    *body.Op
	In, Out int
	by      *split
}

// partingOf returns a condition that parts lanes of a warp which the mask of a call names; nil if none is known to.
func (m *machine) partingOf(c *Collective, s *state) *Parting {
	if !c.mask.isConstant() || m.mode.firstThread || m.mode.firstBlock || m.mode.zeroBlock {
		return nil
	}
	for x := s.splits; x != nil; x = x.outer {
		if x.kind == exact || x.kind == assumed {
			continue
		}
		if x.kind != threadish || x.loose || x.number == nil || x.from&^(ofThread|ofBlock) != 0 {
			return nil
		}
		if x.exit {
			continue
		}
		if p := m.partedBy(c, x); p != nil {
			return p
		}
	}
	return nil
}

// partedBy returns two lanes of a warp that, for some value of a number's unknowns, take different sides of a split.
func (m *machine) partedBy(c *Collective, x *split) *Parting {
	isUpper := x.operator == syntax.Less || x.operator == syntax.LessEqual
	if !isUpper && x.operator != syntax.Greater && x.operator != syntax.GreaterEqual {
		return nil
	}
	for i := range x.mask.and(c.Here).all {
		mask, _ := c.Mask(i)
		for j := i + 1; j < min(i/32*32+32, m.threads); j++ {
			if mask>>(i%32)&mask>>(j%32)&1 == 0 || !x.mask.Has(j) || !c.Here.Has(j) {
				continue
			}
			in, out := i, j
			if (x.number.of(i) < x.number.of(j)) != isUpper {
				in, out = j, i
			}
			if m.mayBeBetween(x.number, x.number.of(i), x.number.of(j), x.operator) {
				return &Parting{x.cond, in, out, x}
			}
		}
	}
	return nil
}

// mayBeBetween reports whether the unknown part of a number may be such that of two values added to it only one compares with
// zero as an operator says.
func (m *machine) mayBeBetween(n *value, v, w int64, by syntax.Op) bool {
	lo, hi := -max(v, w), -min(v, w)-1 // sum + v < 0 <= sum + w
	if by == syntax.LessEqual || by == syntax.Greater {
		lo, hi = lo+1, hi+1
	}
	step, least, most := int64(0), int64(0), int64(-1)
	for _, t := range n.sum {
		step = gcd(step, t.times)
		if a := t.symbol.axis; a > 0 {
			if m.blocks[a-1] == 0 || len(n.sum) > 1 {
				continue
			}
			ends := [2]int64{0, t.times * (m.blocks[a-1] - 1)}
			least, most = min(ends[0], ends[1]), max(ends[0], ends[1])
		}
	}
	if step == 0 || len(n.sum) == 1 && n.sum[0].symbol.axis > 0 && most < least {
		return false
	}
	if least <= most {
		lo, hi = max(lo, least), min(hi, most)
	}
	return lo <= hi && floorDiv(hi, step)*step >= lo
}

// IsBeside reports whether a call is on the other side, or before or after, of the condition that separates the lanes of
// another one: lanes that miss that one may reach it.
func (c *Collective) IsBeside(d *Collective) bool {
	for x := c.splits; x != nil; x = x.outer {
		if x.cond == d.Parted.by.cond && x.operator == d.Parted.by.operator {
			return false
		}
	}
	return true
}

// Mask returns the mask that a thread gives, if it is known.
func (c *Collective) Mask(thread int) (uint32, bool) {
	return uint32(c.mask.of(thread)), c.mask.isConstant()
}

// Width returns the width of a shuffle, if it is known and the same in all threads.
func (c *Collective) Width() (int64, bool) {
	return c.width.base, c.width.isConstant() && c.width.each == nil
}

// IsLane reports whether the mask is the index of the lane.
func (c *Collective) IsLane() bool {
	if !c.mask.isConstant() || c.mask.each == nil || c.Here.count() < 4 {
		return false
	}
	for i := range c.mask.each {
		if c.Here.Has(i) && c.mask.of(i) != int64(i%32) {
			return false
		}
	}
	return true
}

// Source returns the source thread of a thread's shuffle, or false if it is unknown.
func (c *Collective) Source(thread int) (int, bool) {
	w, ok := c.Width()
	if !ok || w < 1 || w > 32 || w&(w-1) != 0 || !c.source.isConstant() {
		return 0, false
	}
	n, lane := c.source.of(thread), int64(thread%32)
	first, own := lane/w*w, lane
	switch c.Name {
	case "__shfl_sync":
		own = first + n&(w-1)
	case "__shfl_up_sync":
		if n >= 0 && lane-n >= first {
			own = lane - n
		}
	case "__shfl_down_sync":
		if n >= 0 && lane+n < first+w {
			own = lane + n
		}
	case "__shfl_xor_sync":
		if x := lane ^ n&31; x < first+w {
			own = x
		}
	default:
		return 0, false
	}
	return thread/32*32 + int(own), true
}

// collective applies a function that the lanes of a warp call together.
func (m *machine) collective(op *body.Op, name string, s *state) value {
	args := m.arguments(op, s)
	c := &Collective{At: m.top(op), Op: op, Name: name, Here: s.here, Absent: allOf(m.threads).minus(s.here).minus(s.exited), Certain: true, left: s.exited.minus(s.here)}
	if len(args) > 0 {
		c.mask = args[0]
	} else {
		c.mask = known(0xffffffff)
	}
	isShuffle := strings.HasPrefix(name, "__shfl")
	if isShuffle && len(args) > 2 {
		c.source, c.width = args[2], known(32)
		if len(args) > 3 {
			c.width = args[3]
		}
	}
	for x := s.splits; x != nil; x = x.outer {
		if x.kind == data || x.kind == mystery {
			c.Certain = false
		}
	}
	c.Uneven = m.isUneven(s)
	c.splits, c.Parted = s.splits, m.partingOf(c, s)
	m.parted = m.parted || isCutByGrid(s.splits)
	m.trace(op, s, name)
	if c.isRemarkable() {
		m.run.Collectives = append(m.run.Collectives, c)
	}
	s.epoch++
	return m.exchanged(c, args, s)
}

// exchanged returns the result of a function that the lanes of a warp call together.
func (m *machine) exchanged(c *Collective, args []value, s *state) value {
	switch {
	case strings.HasPrefix(c.Name, "__shfl"):
		out := value{}
		if len(args) > 1 {
			out = m.shuffled(c, args[1], s)
			out.spoiled = m.spoiledBy(c, args[1].spoiled, s)
		}
		return out
	case (c.Name == "__ballot_sync" || c.Name == "__any_sync" || c.Name == "__all_sync") && len(args) > 1:
		if v, ok := m.vote(c, args[1], s); ok {
			return v
		}
		if m.threads <= 32 {
			return m.fresh()
		}
	}
	return value{}
}

// isRemarkable reports whether there is something to judge: in a call by all lanes with a mask that names
// all, and with a width that can be, there is not.
func (c *Collective) isRemarkable() bool {
	w, ok := c.Width()
	isWhole := c.mask.isConstant() && c.mask.each == nil && uint32(c.mask.base) == 0xffffffff
	return !isWhole || !c.Absent.isEmpty() || c.Uneven || c.Parted != nil || ok && (w < 1 || w > 32 || w&(w-1) != 0)
}

// isUneven reports whether a loop around goes on, round after round, for as long as
// something that grows from thread to thread is below a bound, and the greatest of a warp in one
// round is not below the least in the next: whatever the bound, some lanes leave before others.
func (m *machine) isUneven(s *state) bool {
	for x := s.splits; x != nil; x = x.outer {
		if x.exit || x.kind != threadish || x.number == nil {
			continue
		}
		for y := x.outer; y != nil; y = y.outer {
			if y.cond != x.cond || y.number == nil || y.operator != x.operator || !sameSum(x.number, y.number) {
				continue
			}
			if !x.operator.Compares() || x.operator == syntax.Equal || x.operator == syntax.NotEqual {
				continue
			}
			lo, hi := y.number, x.number // the earlier round, the later one
			if x.operator == syntax.Greater || x.operator == syntax.GreaterEqual {
				lo, hi = hi, lo
			}
			n := min(32, m.threads)
			most, least := lo.of(0), hi.of(0)
			for i := range n {
				most, least = max(most, lo.of(i)), min(least, hi.of(i))
			}
			if n == 32 && least <= most && !lo.equal(hi) {
				return true
			}
			break
		}
	}
	return false
}

func sameSum(a, b *value) bool {
	return len(addSums(a.sum, b.sum, -1)) == 0
}
