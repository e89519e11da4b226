package threads

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

type accessFlags uint8

const (
	isWrite accessFlags = 1 << iota
	isAtomic
	isVolatile
	isBlind // an atomic write whose result nobody looks at, and that does not rest on what was there
)

// An access reads or writes memory that threads share.
type access struct {
	op     *body.Op
	stack  []*body.Op // the calls that lead to it from the kernel, and op
	object *object
	off    value
	size   int64
	bits   *sema.FieldLayout
	flags  accessFlags
	value  *value // that is written; nil of reads
	here   Set
	splits *split
	epoch  int
	period int
	vague  bool // whether the threads come here rests on what is not known
	opaque bool // of off only is known in which threads it is the same

	table map[int64][]int // threads by the elements that they access, in units of grain bytes
	grain int64
}

type pairKey struct {
	first, second *body.Op
	bits          bool // of different bit-fields
}

// A Pair is two accesses to one element by two threads that nothing orders, at least one a write.
type Pair struct {
	First, Second     *body.Op // in the function in which their ways part; of global memory, in the kernel
	FirstAt, SecondAt *body.Op // the accesses themselves
	Name              string   // of the object
	Object            *sema.Variable
	Element           int64 // in bytes from its beginning; of global memory, in the first block of the grid
	Relative          bool  // it is counted from a place that is not known
	Size              int64 // of the elements of global memory; 0 if it is not known
	Threads           [2]int
	Apart             bool        // they are in different blocks
	Blocks            [2][3]int64 // these
	FirstWrites       bool
	BothWrite         bool
	Bits              [2]*sema.FieldLayout // of different bit-fields
	Global            bool
	InCluster         bool     // they are in one cluster, in blocks of Ranks, and the element is in the one of Owner
	Ranks             [2]int64 // of the blocks
	Owner             int64
	escaped           *object
}

// coverage says which bytes of an object have been written.
type coverage struct {
	all     bool
	bytes   map[int64]bool // in units of 4 bytes
	guessed bool           // more may have been written in loops that go round further
}

func (c *coverage) join(d *coverage) *coverage {
	switch {
	case c == nil:
		return d
	case d == nil || c == d || c.all:
		return c
	case d.all:
		return d
	}
	out := &coverage{bytes: map[int64]bool{}, guessed: c.guessed || d.guessed}
	for b := range c.bytes {
		out.bytes[b] = true
	}
	for b := range d.bytes {
		out.bytes[b] = true
	}
	return out
}

// A pendingRead is a read of shared memory that nothing has written yet.
type pendingRead struct {
	access *access
	loops  []*loop // that were running
}

// access notes an access and what it clashes with.
func (m *machine) access(op *body.Op, p place, t *sema.Type, s *state, flags accessFlags, v *value) {
	a := &access{op: op, stack: m.stack(op), object: p.at, off: p.off, bits: p.bits, flags: flags, value: v, here: s.here, splits: s.splits, epoch: s.epoch, period: s.period}
	if t != nil {
		a.size, _, _ = m.tu.SizeAlignOn(t, true)
	}
	if p.volatile {
		a.flags |= isVolatile
		a.vague = m.waiting
	}
	if a.flags&(isVolatile|isAtomic) != 0 {
		m.polls++
	}
	a.vague = a.vague || isVague(s)
	m.traceAccess(a, s)
	switch {
	case p.at.distant:
	case p.at.space == shared:
		m.use(a)
		m.initialized(a, s)
	default:
		a.vague = a.vague || s.awaited || a.isUnsure()
	}
	if v != nil {
		p.at.holds |= v.sources()
	}
	if a.size <= 0 {
		return
	}
	if m.isLost(&a.off) {
		if !a.makeOpaque() {
			return
		}
	} else if flags == 0 && !a.vague {
		m.early(a, s)
	}
	if p.at.escaped {
		return
	}
	if a.vague || a.flags&isAtomic != 0 {
		return
	}
	if m.grid != nil && p.at.space == global {
		m.grid.add(a)
	}
	m.cluster.use(a, s)
	if a.opaque && m.grid == nil {
		return
	}
	kept := 0
	for _, b := range s.interval {
		if b.opaque == a.opaque {
			kept++
		}
		if b.object == a.object && (a.flags|b.flags)&isWrite != 0 {
			m.clash(b, a)
		}
	}
	if flags&isWrite != 0 {
		m.clash(a, a)
	}
	if kept < maxInterval {
		s.interval = append(s.interval, a)
	}
}

// makeOpaque makes an access to an element of global memory comparable of which it is not known which it is;
// false if it is not even known in which threads it is the same one.
func (a *access) makeOpaque() bool {
	if a.object.space != global || a.off.each == nil || a.off.sources()&(anything|ofMemory) != 0 {
		return false
	}
	a.opaque, a.size = true, min(a.size, 1)
	return true
}

// maxInterval bounds the accesses between two barriers that are compared with each other. Those to elements of which only
// that is known in which threads they are the same are counted apart: who does not ask for them sees the others all the same.
const maxInterval = 256

// elements returns the threads that access each element.
func (a *access) elements(grain int64) map[int64][]int {
	if a.table != nil && a.grain == grain {
		return a.table
	}
	a.table, a.grain = map[int64][]int{}, grain
	for w, word := range a.here {
		for i := w * 64; word != 0; i, word = i+1, word>>1 {
			if word&1 == 0 {
				continue
			}
			from := a.off.of(i)
			for e := floorDiv(from, grain); e*grain < from+a.size; e++ {
				if l := a.table[e]; len(l) < 4 {
					a.table[e] = append(l, i)
				}
			}
		}
	}
	return a.table
}

func floorDiv(a, b int64) int64 {
	if a < 0 {
		return -((-a + b - 1) / b)
	}
	return a / b
}

// meet returns two accesses as the operations of the innermost function that both run in; of global memory, as
// those of the kernel.
func meet(a, b *access, inner bool) (first, second *body.Op) {
	i := 0
	for inner && i+1 < len(a.stack) && i+1 < len(b.stack) && a.stack[i] == b.stack[i] {
		i++
	}
	return a.stack[i], b.stack[i]
}

// clash reports two accesses of which the second runs behind the first, or which are the same
// in different threads, if two threads access one element.
func (m *machine) clash(a, b *access) {
	isShared := a.object.space == shared
	first, second := meet(a, b, isShared)
	key := pairKey{first, second, differentBits(a, b)}
	if m.found[key] || !slices.Equal(a.off.sum, b.off.sum) {
		return
	}
	if !isShared && ((a.flags|b.flags)&isVolatile != 0 || m.grid == nil && !key.bits) {
		return
	}
	grain := min(a.size, b.size)
	table := a.elements(grain)
	for w, word := range b.here {
		for i := w * 64; word != 0; i, word = i+1, word>>1 {
			if word&1 == 0 {
				continue
			}
			from := b.off.of(i)
			for e := floorDiv(from, grain); e*grain < from+b.size; e++ {
				if e < 0 || isShared && a.object.size > 0 && len(a.off.sum) == 0 && e*grain+grain > a.object.size {
					continue
				}
				for _, j := range table[e] {
					if i != j && m.race(a, b, j, i) {
						m.found[key] = true
						pair := newPair(a, b, e*grain, j, i)
						pair.First, pair.Second = first, second
						if key.bits {
							pair.Bits = [2]*sema.FieldLayout{a.bits, b.bits}
						}
						m.run.Pairs = append(m.run.Pairs, pair)
						return
					}
				}
			}
		}
	}
}

// newPair returns the accesses a by thread i and b by thread j.
func newPair(a, b *access, element int64, i, j int) *Pair {
	return &Pair{First: a.stack[0], Second: b.stack[0], FirstAt: a.op, SecondAt: b.op, Name: a.object.name, Object: a.object.variable, Element: element, Relative: !a.off.hasPlace(), Size: a.object.element,
		Threads: [2]int{i, j}, FirstWrites: a.flags&isWrite != 0, BothWrite: a.flags&b.flags&isWrite != 0, Global: a.object.space == global, escaped: a.object}
}

// differentBits reports whether two accesses are of different bit-fields.
func differentBits(a, b *access) bool {
	return a.bits != nil && b.bits != nil && a.bits.Field != b.bits.Field
}

// race reports whether access a by thread i and access b by thread j of one element may run in any order.
func (m *machine) race(a, b *access, i, j int) bool {
	sameWarp := i/32 == j/32
	if sameWarp && a != b && (a.epoch != b.epoch || m.run.Lockstep) {
		return false
	}
	bothWrite := a.flags&b.flags&isWrite != 0
	if differentBits(a, b) && !bothWrite {
		return false
	}
	if bothWrite && !differentBits(a, b) {
		same, isKnown := isSame(a.value, i, b.value, j)
		if !isKnown && a.object.space == global {
			isKnown = comeFrom(a.value, b.value, ofThread, anything)
		}
		if same || !isKnown {
			return false
		}
	}
	if !bothWrite {
		write, writer, reader := a, i, j
		if a.flags&isWrite == 0 {
			write, writer, reader = b, j, i
		}
		if a.object.space == global && write.isFlag() {
			return false
		}
		// A thread that has written the same itself reads that, whoever writes it again.
		if v := write.value; write == a && a.here.Has(reader) && a.off.of(writer) == a.off.of(reader) && v.kind == number && v.of(writer) == v.of(reader) {
			return false
		}
	}
	return m.consistent(a.splits, i, nil, b.splits, j, nil)
}

// isSame reports whether two values are the same in two threads of a block, if that is known.
func isSame(v *value, i int, w *value, j int) (same, isKnown bool) {
	switch {
	case v.kind == number && w.kind == number:
		return v.of(i) == w.of(j), slices.Equal(v.sum, w.sum)
	case v.kind == varies && w.kind == varies && v.each != nil && w.each != nil:
		return v.each[i] == w.each[j], true
	}
	return false, false
}

// comeFrom reports whether one of two values is computed from a source, and none from others.
func comeFrom(v, w *value, source, others source) bool {
	from := v.sources() | w.sources()
	return from&source != 0 && from&others == 0
}

// isFlag reports whether an access writes what is the same in all threads of the grid to one
// element: those that read it may do so before or after.
func (a *access) isFlag() bool {
	return a.value.sources() == 0 && a.off.each == nil
}

// isUnsure reports whether threads have left the kernel before, and it is no longer known by what condition.
func (a *access) isUnsure() bool {
	for x := a.splits; x != nil; x = x.outer {
		if x.exit && x.number == nil && x.kind != exact {
			return true
		}
	}
	return false
}

// consistent reports whether what was assumed on two ways can hold for two threads at once, of
// the blocks in and at if these are not nil.
func (m *machine) consistent(a *split, i int, in *[3]int64, b *split, j int, at *[3]int64) bool {
	type bounds struct {
		lo, hi int64
		not    map[int64]bool
	}
	const far = int64(1) << 60
	all := map[string]*bounds{}
	add := func(x *split, thread int, block *[3]int64) bool {
		for ; x != nil; x = x.outer {
			if x.number == nil || !x.mask.Has(thread) {
				continue
			}
			n := *x.number
			if block != nil {
				var ok bool
				if n, ok = n.inBlock(block); !ok {
					return false
				}
			}
			n = m.expanded(n)
			sum := value{kind: number, sum: n.sum}
			c, op := -n.of(thread), x.operator // sum op c
			if len(n.sum) == 0 {
				if yes, _ := arithmetic(op, 0, c); yes == 0 {
					return false
				}
				continue
			}
			if len(sum.sum) > 0 && sum.sum[0].times < 0 {
				sum.sum = addSums(nil, sum.sum, -1)
				c = -c
				switch op {
				case syntax.Less:
					op = syntax.Greater
				case syntax.Greater:
					op = syntax.Less
				case syntax.LessEqual:
					op = syntax.GreaterEqual
				case syntax.GreaterEqual:
					op = syntax.LessEqual
				}
			}
			k := sum.key()
			r := all[k]
			if r == nil {
				r = &bounds{-far, far, map[int64]bool{}}
				if t := sum.sum[0]; len(sum.sum) == 1 && t.symbol.divisor > 0 && t.symbol.dividend == nil {
					r.hi = t.times * (t.symbol.divisor - 1)
					r.lo = -r.hi
				}
				all[k] = r
			}
			switch op {
			case syntax.Equal:
				r.lo, r.hi = max(r.lo, c), min(r.hi, c)
			case syntax.NotEqual:
				r.not[c] = true
			case syntax.Less:
				r.hi = min(r.hi, c-1)
			case syntax.LessEqual:
				r.hi = min(r.hi, c)
			case syntax.Greater:
				r.lo = max(r.lo, c+1)
			case syntax.GreaterEqual:
				r.lo = max(r.lo, c)
			}
			if r.lo > r.hi || r.lo == r.hi && r.not[r.lo] {
				return false
			}
		}
		return true
	}
	return add(a, i, in) && add(b, j, at)
}

// initialized keeps what of shared memory has been written, and notes reads of what has not.
func (m *machine) initialized(a *access, s *state) {
	o := a.object
	c := s.written[o].join(m.gone[o])
	looks := a.flags&isWrite == 0 || a.flags&(isAtomic|isBlind) == isAtomic
	exactly := a.off.isConstant() && a.size > 0 && o.size <= 1<<16
	touched := func(visit func(unit int64) bool) bool {
		for w, word := range a.here {
			for i := w * 64; word != 0; i, word = i+1, word>>1 {
				if word&1 == 1 {
					for at := floorDiv(a.off.of(i), 4); at*4 < a.off.of(i)+a.size; at++ {
						if !visit(at) {
							return false
						}
					}
				}
			}
		}
		return true
	}
	if exactly && o.size > 0 && !touched(func(unit int64) bool { return unit >= 0 && unit*4 < o.size }) {
		m.run.Unfit = true
	}
	if looks {
		fresh := c == nil && !(s.unsure && a.here.count()+s.exited.count() < m.threads) // others may have written it
		if c != nil && !c.all && exactly && !a.vague {
			// Elements by elements only where all that was written is known.
			fresh = m.run.Launch != nil && !c.guessed && touched(func(unit int64) bool { return !c.bytes[unit] })
			if a.flags&isAtomic == 0 && !touched(func(unit int64) bool { return c.bytes[unit] }) {
				m.run.Unfit = true
			}
		}
		if fresh && !o.escaped && !o.lost && m.firstRead[o] == nil {
			m.firstRead[o] = &pendingRead{a, slices.Clone(m.loops)}
		}
	}
	if a.flags&isWrite == 0 {
		return
	}
	if r := m.firstRead[o]; r != nil && (a.op != r.access.op) {
		for _, l := range r.loops {
			if slices.Contains(m.loops, l) { // it may have been written in the round before
				m.run.dropped[o] = true
			}
		}
	}
	if looks {
		return // of what was not written before nothing is known behind it, either
	}
	if c != nil && c.all {
		return
	}
	guessed := m.cut
	for x := s.splits; x != nil; x = x.outer {
		exactly = exactly && (x.kind <= assumed || x.exit)
		guessed = guessed || x.kind == assumed && !x.exit
	}
	out := &coverage{bytes: map[int64]bool{}, guessed: guessed}
	if c != nil {
		out.guessed = guessed || c.guessed
		for b := range c.bytes {
			out.bytes[b] = true
		}
	}
	if !exactly {
		out.all = true
	} else {
		touched(func(unit int64) bool { out.bytes[unit] = true; return true })
	}
	s.written[o] = out
}

// An Overrun is an index that is out of the bounds of its array.
type Overrun struct {
	At      *body.Op
	Index   int64
	Len     int64
	Thread  int // that has it; -1 if all have
	Threads int
}

// checkBounds notes an index that is out of bounds. One past the end is no element, but may be pointed at.
func (m *machine) checkBounds(op *body.Op, n int64, i *value, s *state) {
	if n <= 0 || !i.isConstant() || m.run.addressed[op] {
		return
	}
	uniform := i.each == nil
	if _, literal := op.Args[1].Constant(); !literal && len(m.loops) > 0 {
		for x := s.splits; x != nil && x != m.loops[len(m.loops)-1].around; x = x.outer {
			if x.kind != exact {
				return // it may have to do with the counter
			}
		}
	}
	for x := s.splits; x != nil; x = x.outer {
		if x.kind != exact && (!uniform || x.kind != assumed && x.kind != threadish) {
			return
		}
	}
	for _, l := range m.loops {
		if l.late {
			return
		}
	}
	for t := range m.threads {
		if v := i.of(t); s.here.Has(t) && (v < 0 || v >= n) {
			o := &Overrun{op, v, n, t, m.threads}
			if uniform {
				o.Thread = -1
			}
			m.run.Overruns = append(m.run.Overruns, o)
			return
		}
	}
}

// rounds notes the round that a loop is in.
func (m *machine) rounds(l *loop, round, guesses int) {
	l.late = guesses > 1 || round > 0 && guesses > 0
}
