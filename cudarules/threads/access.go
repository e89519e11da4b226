package threads

import (
	"cmp"
	"iter"
	"maps"
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
	isBlind // an atomic write whose result is not used, and that does not depend on the previous value
)

// An access reads or writes memory that threads share.
type access struct {
	op       *body.Op
	stack    []*body.Op // the calls that lead to it from the kernel, and op
	object   *object
	off      value
	size     int64
	bits     *sema.FieldLayout
	flags    accessFlags
	value    *value // that is written; nil of reads
	here     Set
	splits   *split
	epoch    int
	period   int
	vague    bool   // reachability depends on an unknown condition
	number   int    // of those that the machine comes to
	isInside bool   // it is another place in threads at a border
	opaque   bool   // of off only is known in which threads it is the same
	phase    int    // the round of the block
	within   *value // of an atomic function: its operand

	bytes *footprint   // computed on demand
	table []elementUse // for elements of grain bytes, computed on demand
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
	Ticket            *body.Op // an atomic function by which it is known that the first has been made, with no fence before; nil if there is none
	BothWrite         bool
	Bits              [2]*sema.FieldLayout // of different bit-fields
	Global            bool
	InCluster         bool     // they are in one cluster, in blocks of Ranks, and the element is in the one of Owner
	Ranks             [2]int64 // of the blocks
	Owner             int64
	Anywhere          bool  // which element it is memory holds
	Doubt             Doubt // the assumption that a pair depends on which does not hold for every input
	escaped           *object
}

// A pendingRead is a read of shared memory that nothing has written yet.
type pendingRead struct {
	access *access
	loops  []*loop // that were running
	partly bool    // some threads read elements that others have written
}

// access records an access and its conflicts.
func (m *machine) access(op *body.Op, p place, t *sema.Type, s *state, flags accessFlags, v *value) {
	a := &access{op: op, stack: m.stack(op), object: p.at, off: p.off, bits: p.bits, flags: flags, value: v, here: s.here, splits: s.splits, epoch: s.epoch, period: s.period, phase: s.round, number: m.number()}
	if t != nil {
		var align int64
		a.size, align, _ = m.tu.SizeAlignOn(t, true)
		m.checkAlignment(a, t, align)
	}
	if p.size > 0 {
		a.size = p.size
	}
	if p.under != nil {
		a.splits, a.isInside = p.under, true
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
	if flags&isAtomic != 0 {
		a.within = m.operand
	}
	if v != nil {
		p.at.holds |= v.sources()
		m.takes(v, p.at.space, s)
	}
	m.useGiven(a)
	switch {
	case p.at.distant:
	case p.at.space == shared:
		m.use(a)
		if !m.mode.firstBlock {
			m.initialized(a, s)
		}
	default:
		a.vague = a.vague || s.awaited || a.isUnsure()
	}
	if a.size <= 0 || m.mode.firstBlock { // only uses of shared memory are needed
		return
	}
	m.mayMeet(a, s)
	m.noteForFlags(a, s)
	m.explain(a, s)
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
	m.afterTicket(a)
	if a.vague || a.flags&isAtomic != 0 && (p.at.space != shared || !a.isChange(m)) {
		return
	}
	if m.grid != nil && p.at.space == global {
		m.grid.add(a)
	}
	if a.flags&isAtomic == 0 {
		m.cluster.use(a, s)
	}
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

// checkAlignment notes an access that threads make at addresses of which not all can be multiples of an alignment.
func (m *machine) checkAlignment(a *access, t *sema.Type, align int64) {
	if m.grid == nil || align < 2 || a.off.each == nil || a.off.kind != number || a.object.choice || m.isLost(&a.off) {
		return
	}
	first := a.here.First()
	if !isWithinBounds(a.splits) {
		return
	}
	for i := range a.here.all {
		if d := a.off.of(i) - a.off.of(first); d%align != 0 {
			m.run.Misaligned = append(m.run.Misaligned, &Misaligned{a.op, t, align, [2]int{first, i}, d})
			return
		}
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

// maxInterval bounds the accesses between two barriers that are compared with each other. Accesses to elements that are known
// only to be equal in some threads are counted separately, so that they do not displace the others.
const maxInterval = 256

// An elementUse is a thread that accesses an element.
type elementUse struct {
	element int64
	thread  int
}

// elements returns which threads access which elements of grain bytes, in the order of elements and threads.
func (a *access) elements(grain int64) []elementUse {
	if a.grain == grain {
		return a.table
	}
	a.table, a.grain = a.table[:0], grain
	isSorted, threads, warp := true, 0, -1
	for i := range a.here.all {
		if threads++; threads > maxUsers && a.off.each == nil && i/32 == warp { // the other lanes of the warp use the same
			continue
		}
		warp = i / 32
		from := a.off.of(i)
		for e := floorDiv(from, grain); e*grain < from+a.size; e++ {
			isSorted = isSorted && (len(a.table) == 0 || a.table[len(a.table)-1].element <= e)
			a.table = append(a.table, elementUse{e, i})
		}
	}
	if !isSorted {
		slices.SortFunc(a.table, func(x, y elementUse) int {
			return cmp.Or(cmp.Compare(x.element, y.element), cmp.Compare(x.thread, y.thread))
		})
	}
	return a.table
}

// maxUsers bounds the threads that are compared among those that use one element; one of each warp is always included, since
// the order of a warp's lanes does not extend to others.
const maxUsers = 4

// usersOf yields the uses of an element.
func usersOf(table []elementUse, element int64) iter.Seq[elementUse] {
	return func(yield func(elementUse) bool) {
		first := func(table []elementUse, thread int) int {
			i, _ := slices.BinarySearchFunc(table, elementUse{element, thread}, func(x, y elementUse) int {
				return cmp.Or(cmp.Compare(x.element, y.element), cmp.Compare(x.thread, y.thread))
			})
			return i
		}
		for n, rest := 0, table[first(table, 0):]; len(rest) > 0 && rest[0].element == element; n++ {
			if !yield(rest[0]) {
				return
			}
			if next := rest[0].thread/32*32 + 32; n+1 < maxUsers {
				rest = rest[1:]
			} else {
				rest = rest[first(rest, next):]
			}
		}
	}
}

// reaches reports whether an access, moved by a number of bytes, is in a thread to one of size bytes at from. Threads that use
// parts of one element need not use a byte in common.
func (a *access) reaches(thread int, moved, from, size int64) bool {
	at := a.off.of(thread) + moved
	return at < from+size && from < at+a.size
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

// clash reports two accesses, of which the second runs after the first or which are the same one in
// different threads, if two threads access one element.
func (m *machine) clash(a, b *access) {
	isShared := a.object.space == shared
	if a.flags&b.flags&isAtomic != 0 || a.isGuess(b) || b.isGuess(a) {
		return
	}
	if !slices.Equal(a.off.sum, b.off.sum) || !isShared && ((a.flags|b.flags)&isVolatile != 0 || m.grid == nil && !differentBits(a, b)) {
		return
	}
	grain := min(a.size, b.size)
	if !inCommon(a, b, grain, 0) || areOwn(a, b) {
		return
	}
	first, second := meet(a, b, isShared)
	key := pairKey{first, second, differentBits(a, b)}
	if m.found[key] {
		return
	}
	table := a.elements(grain)
	for i := range b.here.all {
		from := b.off.of(i)
		for e := floorDiv(from, grain); e*grain < from+b.size; e++ {
			if e < 0 || isShared && a.object.size > 0 && len(a.off.sum) == 0 && e*grain+grain > a.object.size {
				continue
			}
			for j := range usersOf(table, e) {
				if i != j.thread && a.reaches(j.thread, 0, from, b.size) && m.race(a, b, j.thread, i) {
					m.found[key] = true
					pair := newPair(a, b, e*grain, j.thread, i)
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
	if (a.flags|b.flags)&isAtomic != 0 {
		return a.matters(b, func(v, w *value) bool {
			same, isKnown := m.isSame(v, i, w, j)
			return !isKnown || !same
		}) && m.consistent(a.splits, i, nil, b.splits, j, nil)
	}
	if bothWrite && !differentBits(a, b) {
		same, isKnown := m.isSame(a.value, i, b.value, j)
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
		v := write.value
		isSame := (v.kind == number || v.kind == pointer) && v.of(writer) == v.of(reader)
		if isSame && write == a && a.here.Has(reader) && a.off.of(writer) == a.off.of(reader) {
			return false
		}
	}
	return m.consistent(a.splits, i, nil, b.splits, j, nil)
}

// isSame reports whether two values are the same in two threads of a block, if that is known.
func (m *machine) isSame(v *value, i int, w *value, j int) (same, isKnown bool) {
	switch {
	case v.kind == number && w.kind == number:
		return v.of(i) == w.of(j), slices.Equal(v.sum, w.sum)
	case v.kind == pointer && w.kind == pointer && v.at == w.at:
		return v.of(i) == w.of(j), slices.Equal(v.sum, w.sum)
	case v.kind == varies && w.kind == varies && v.same != nil && w.same != nil:
		return m.ids(v.same)[i] == m.ids(w.same)[j], true
	}
	return false, false
}

// comeFrom reports whether one of two values is computed from a source, and none from others.
func comeFrom(v, w *value, source, others source) bool {
	from := v.sources() | w.sources()
	return from&source != 0 && from&others == 0
}

// isFlag reports whether an access writes a value that is the same in all threads of the grid to one
// element: readers may come before or after.
func (a *access) isFlag() bool {
	return a.value.sources() == 0 && a.off.each == nil
}

// isUnsure reports whether threads have left the kernel before under a condition that is no longer known.
func (a *access) isUnsure() bool {
	for x := a.splits; x != nil; x = x.outer {
		if x.exit && x.number == nil && x.kind != exact {
			return true
		}
	}
	return false
}

// consistent reports whether the assumptions of two paths can hold for two threads at once, of the
// blocks in and at if these are not nil.
func (m *machine) consistent(a *split, i int, in *[3]int64, b *split, j int, at *[3]int64) bool {
	type bounds struct {
		of     []term
		lo, hi int64
		not    []int64
	}
	const far = int64(1) << 60
	var all []*bounds
	add := func(x *split, thread int, block *[3]int64) bool {
		for ; x != nil; x = x.outer {
			if x.number == nil || !x.mask.Has(thread) {
				continue
			}
			n := *x.number
			if block != nil {
				var ok bool
				if n, ok = n.inBlock(block); !ok {
					if m.lenient && isOfBlockInMemory(x.number) {
						continue // memory may hold the required value
					}
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
			var r *bounds
			if i := slices.IndexFunc(all, func(r *bounds) bool { return slices.Equal(r.of, sum.sum) }); i >= 0 {
				r = all[i]
			} else {
				r = &bounds{of: sum.sum, lo: -far, hi: far}
				if t := sum.sum[0]; len(sum.sum) == 1 && t.symbol.divisor > 0 && t.symbol.dividend == nil {
					r.hi = t.times * (t.symbol.divisor - 1)
					r.lo = -r.hi
				}
				all = append(all, r)
			}
			switch op {
			case syntax.Equal:
				r.lo, r.hi = max(r.lo, c), min(r.hi, c)
			case syntax.NotEqual:
				r.not = append(r.not, c)
			case syntax.Less:
				r.hi = min(r.hi, c-1)
			case syntax.LessEqual:
				r.hi = min(r.hi, c)
			case syntax.Greater:
				r.lo = max(r.lo, c+1)
			case syntax.GreaterEqual:
				r.lo = max(r.lo, c)
			}
			if r.lo > r.hi || r.lo == r.hi && slices.Contains(r.not, r.lo) {
				return false
			}
		}
		return true
	}
	return add(a, i, in) && add(b, j, at)
}

// initialized records the parts of shared memory that have been written, and reads of the others.
func (m *machine) initialized(a *access, s *state) {
	o := a.object
	c := s.written[o].join(m.gone[o])
	looks := a.flags&isWrite == 0 || a.flags&(isAtomic|isBlind) == isAtomic
	exactly := !a.isInside && a.off.isConstant() && a.size > 0 && a.size <= maxFootprint && o.size <= 1<<16
	var touched units
	if exactly {
		f := a.footprint()
		touched = f.units
		m.run.Unfit = m.run.Unfit || o.size > 0 && len(touched) > 0 && (f.first < 0 || f.last>>2*4 >= o.size)
	}
	if looks {
		fresh := c == nil && !m.skipped && !(s.unsure && a.here.count()+s.exited.count() < m.threads) // others may have written it
		if c != nil && !c.all && exactly && !a.vague {
			// Elements by elements only where all that was written is known.
			isKnown := m.run.Launch != nil && !c.guessed && !m.skipped
			fresh = isKnown && !touched.overlaps(c.units, 0)
			if isKnown && !fresh && a.flags == 0 {
				m.unwritten(a, c.units)
			}
			if a.flags&isAtomic == 0 && !touched.isIn(c.units) {
				m.run.Unfit = true
			}
		}
		if fresh && !o.escaped && !o.lost && m.firstRead[o] == nil {
			m.firstRead[o] = &pendingRead{a, slices.Clone(m.loops), false}
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
		return // uninitialized memory is not followed any further
	}
	if c != nil && c.all {
		return
	}
	guessed := m.cut
	for x := s.splits; x != nil; x = x.outer { // for those whose reachability depends on data, the write is an over-approximation
		guessed = guessed || x.kind != exact && !x.exit && (x.ofLoop || x.kind == mystery)
	}
	if c = c.join(&coverage{all: !exactly, units: touched, guessed: guessed}); c != s.written[o] {
		s.written = maps.Clone(s.written)
		s.written[o] = c
	}
}

// An Overrun is an index that is out of the bounds of its array.
type Overrun struct {
	At      *body.Op
	Index   int64
	Len     int64
	Thread  int // that has it; -1 if all have
	Threads int
}

// unwritten records which threads read unwritten units while others are written: it is a fault if the value is used.
func (m *machine) unwritten(a *access, written units) {
	if !isWithinBounds(a.splits) || a.object.escaped || a.object.lost {
		return
	}
	in := newSet(m.threads)
	for i := range a.here.all {
		if from := a.off.of(i); from >= 0 && from+a.size <= a.object.size && !(units{}).add(from, a.size).overlaps(written, 0) {
			in[i/64] |= 1 << (i % 64)
		}
	}
	if !in.isEmpty() {
		m.spoiled = &spoils{[]spoil{{in: in, op: a.op, read: &pendingRead{a, slices.Clone(m.loops), true}}}}
	}
}

// checkBounds notes an index that is out of bounds. One past the end is no element, but may be pointed at.
func (m *machine) checkBounds(op *body.Op, n int64, i *value, s *state) {
	_, literal := op.Args[1].Constant()
	if t, ok := m.beyond(n, i, literal, s); ok && !m.isAddressed(op) {
		m.run.Overruns = append(m.run.Overruns, m.overrun(op, n, i, t))
	}
}

// checkPlace notes an access through a pointer to an array that is declared in sight, if it is out of its bounds.
func (m *machine) checkPlace(op *body.Op, p place, t *sema.Type, s *state) {
	o := p.at
	if o.variable == nil || o.size <= 0 || o == m.dynamic || o.distant || t == nil || o.variable.Type().Kind != sema.Array || !p.off.isConstant() {
		return
	}
	size, _, ok := m.tu.SizeAlignOn(t, true)
	if !ok || size <= 0 || o.size%size != 0 || m.mode.firstThread {
		return
	}
	i := perThread(&p.off, &p.off, func(x, _ int64) (int64, bool) { return floorDiv(x, size), true })
	if thread, ok := m.beyond(o.size/size, &i, false, s); ok && !slices.ContainsFunc(m.run.Overruns, func(x *Overrun) bool { return op.Node.Contains(x.At.Node) }) {
		m.run.Overruns = append(m.run.Overruns, m.overrun(op, o.size/size, &i, thread))
	}
}

func (m *machine) overrun(op *body.Op, n int64, i *value, thread int) *Overrun {
	o := &Overrun{op, i.of(thread), n, thread, m.threads}
	if i.each == nil {
		o.Thread = -1
	}
	return o
}

// beyond returns a thread whose index certainly is none of an array of n elements.
func (m *machine) beyond(n int64, i *value, literal bool, s *state) (thread int, ok bool) {
	if n <= 0 || !i.isConstant() {
		return 0, false
	}
	uniform := i.each == nil
	if uniform && 0 <= i.base && i.base < n {
		return 0, false
	}
	if !literal && len(m.loops) > 0 {
		for x := s.splits; x != nil && x != m.loops[len(m.loops)-1].around; x = x.outer {
			if x.kind != exact {
				return 0, false // it may have to do with the counter
			}
		}
	}
	for x := s.splits; x != nil; x = x.outer {
		if x.kind != exact && (!uniform || x.kind != assumed && x.kind != threadish) {
			return 0, false
		}
	}
	for _, l := range m.loops {
		if l.late {
			return 0, false
		}
	}
	for t := range m.threads {
		if v := i.of(t); s.here.Has(t) && (v < 0 || v >= n) {
			return t, true
		}
	}
	return 0, false
}

// isAddressed reports whether the kernel takes the address alone of an element.
func (m *machine) isAddressed(element *body.Op) bool {
	if m.addressed == nil {
		m.addressed = map[*body.Op]bool{}
		for op := range m.root.All() {
			if op.Kind == body.AddressOf && op.Args[0].Kind == body.Index {
				m.addressed[op.Args[0]] = true
			}
		}
	}
	return m.addressed[element]
}

// rounds notes the round that a loop is in.
func (m *machine) rounds(l *loop, round, guesses int) {
	l.late = guesses > 1 || round > 0 && guesses > 0
}
