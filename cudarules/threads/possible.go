package threads

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Races for some input: two accesses to one element that are guarded by a condition on data, whose index is in memory, of which
// only one is atomic, or that two blocks make in a launch of unknown grid and block.

// marks say how a value of which nothing is known was made.
type marks uint8

const (
	isElement  marks = 1 << iota // it is an element of memory, or that with the same added to it or times the same in all threads
	isElection                   // whether an element of memory equals a value of the thread: it selects one thread
	isOthers                     // whether it is not: all but one
	isEdge                       // whether two elements of memory are the same, as at the borders of sorted runs
	isNested                     // an element whose index is also in memory, such as that of a list of neighbors
	isFound                      // a value that an atomic function finds and may leave for another thread to find
)

// marksOf returns the marks of an operator's result for two values.
func marksOf(op syntax.Op, a, b *value) marks {
	switch op {
	case syntax.Add, syntax.Sub, syntax.Mul, syntax.ShiftLeft, syntax.BitAnd, syntax.Mod, syntax.Div, syntax.ShiftRight:
		if b.marks&isElement != 0 && a.isUniform() || a.marks&isElement != 0 && b.isUniform() {
			return (a.marks | b.marks) & (isElement | isNested | isFound)
		}
	case syntax.Equal, syntax.NotEqual:
		if a.kind != number && b.kind != number {
			return isEdge
		}
		of := a
		if a.kind != number {
			of = b
		}
		switch {
		case of.each == nil:
		case op == syntax.NotEqual:
			return isOthers
		default:
			return isElection
		}
	}
	return 0
}

// negated returns the marks of a condition that does not hold.
func (x marks) negated() marks {
	if x&(isElection|isOthers) == isElection || x&(isElection|isOthers) == isOthers {
		return x ^ (isElection | isOthers)
	}
	return x
}

// withoutMarks returns a pointer with an unknown offset without marks, unless the offset is an element of memory
// alone.
func (m *machine) withoutMarks(p value) value {
	for _, t := range p.sum {
		if t.symbol.held == 0 {
			continue
		}
		x := m.symbol(sprint("lost ", t.symbol.from, " ", marks(0)))
		x.lost, x.from = true, t.symbol.from
		p.sum = addSums(addSums(nil, p.sum, 1), []term{t}, -1)
		return p.plus(&value{kind: number, sum: []term{{x, t.times}}}, 1)
	}
	return p
}

// A DoubtKind is the kind of assumption on which a race depends.
type DoubtKind uint8

const (
	_           DoubtKind = iota
	OnCondition           // At is a condition on data
	OnIndex               // At is an element whose index memory holds
	OnAtomic              // one of the accesses is atomic
	OnLaunch              // the grid and the block
	OnScope               // an atomic function is atomic for the threads of a block alone
	OnLock                // one of the accesses is made with a lock held, and the other one is not
	OnFence               // both are made with a lock held, and at At no fence is between the access and the lock
	OnWideFence           // likewise, and one for the threads of a block alone does
	OnFlag                // the first is made behind where a flag is set that the thread of the second waits for
	OnOffset              // that the places of both, which parameters of the kernel part, are the same
)

// A Doubt is the assumption on which a race of two accesses depends.
type Doubt struct {
	Kind   DoubtKind
	At     *body.Op
	Behind bool // of a fence: it lacks between the access and where the lock is released
	Flag   bool // of a fence: what is released is a flag that another thread waits for
}

// A maybeWork holds the accesses of a run that may race for some input.
type maybeWork struct {
	accesses []*maybeAccess
	compared int
	locked   bool // one of the compared accesses is made with a lock held: any written value matters
	flags    flags
	fenced   bool // they are compared for the lack of a fence, without which lanes of one warp that run in lockstep do
}

// A maybeAccess is an access that threads make under conditions of which those that are not known rest on data alone.
type maybeAccess struct {
	*access
	cond    *body.Op // the innermost of these conditions; nil if there is none
	loaded  bool     // memory holds the index
	nested  bool     // at a place that memory holds
	found   bool     // an atomic function has found the index, and may have left it for another thread
	lock    *object  // that the threads hold
	section *section
}

// maxMaybePairs bounds the pairs of accesses that are compared.
const maxMaybePairs = 4000

// mayMeet records an access for comparison with accesses of other threads to the same element for some input.
func (m *machine) mayMeet(a *access, s *state) {
	if m.maybe == nil || len(m.maybe.accesses) == maxGridAccesses {
		return
	}
	isScoped := a.isOfBlock() && a.object.space == global
	if !isScoped && (m.waiting || !s.isUnordered() && a.object.space == global) {
		return
	}
	o := a.object
	if o.space != shared && o.space != global || o.choice || o.distant || o.from&^ofMemory != 0 || a.off.isGiven() || a.off.kind != number {
		return
	}
	if a.flags&(isVolatile|isWrite) == isVolatile && s.lock.held == nil {
		return
	}
	u := &maybeAccess{lock: s.lock.held, section: s.lock.section}
	for _, t := range a.off.sum {
		u.loaded = u.loaded || t.symbol.held&isElement != 0
		u.nested = u.nested || t.symbol.held&isNested != 0
		u.found = u.found || t.symbol.held&isFound != 0
	}
	if from := a.off.sources(); u.loaded && !u.found && from&(anything|ofTicket) != 0 || !u.loaded && m.isLost(&a.off) {
		return
	}
	for x := a.splits; x != nil; x = x.outer {
		if x.kind == exact || x.number != nil && !x.loose {
			if x.ticket {
				return
			}
			if u.cond == nil && x.number != nil && isOfBlockInMemory(x.number) {
				u.cond = x.cond
			}
			continue
		}
		if x.ticket || x.from&(anything|ofTicket) != 0 && !x.compares(a) || x.from&ofMemory == 0 || x.marks&isElection != 0 || u.loaded && x.marks&isEdge != 0 {
			return
		}
		if u.cond == nil {
			u.cond = x.cond
		}
	}
	b := *a
	u.access = &b
	m.maybe.accesses = append(m.maybe.accesses, u)
}

// compares reports whether a condition compares the thread's own value with the place of an access: one that is greater than the
// greatest before does not select a thread.
func (x *split) compares(a *access) bool {
	if x.kind != data && x.kind != mystery || x.from&^(ofThread|ofBlock|ofMemory|ofOthers) != 0 || a.object.space != shared || a.off.each != nil {
		return false
	}
	isOrder := false
	reads := false
	for op := range x.cond.All() {
		isOrder = isOrder || op.Kind == body.Binary && op.Operator.Compares() && op.Operator != syntax.Equal && op.Operator != syntax.NotEqual
		reads = reads || op.Kind == body.Var && op.Variable == a.object.variable
	}
	return isOrder && reads
}

// isOfBlockInMemory reports whether a number depends on memory that differs by block.
func isOfBlockInMemory(n *value) bool {
	return slices.ContainsFunc(n.sum, func(t term) bool { return t.symbol.isOfBlockInMemory() })
}

func (x *symbol) isOfBlockInMemory() bool {
	return x.from&ofMemory != 0 && x.from&ofBlock != 0 && x.from&^(ofMemory|ofBlock) == 0
}

// possible notes pairs of accesses that race for some input, one an object.
func (m *machine) possible() {
	all := m.maybe.accesses
	m.lenient = true
	defer func() { m.lenient = false }()
	done := map[*object]bool{}
	for _, p := range m.run.Pairs {
		done[p.escaped] = !p.Global || !m.mode.guessed
	}
	blocks := slices.Collect(m.neighbours)
	defer func() { m.flagged(done, blocks) }()
	for j, b := range all {
		if done[b.object] || b.object.escaped {
			continue
		}
		for _, a := range all[:j+1] {
			if a.object != b.object {
				continue
			}
			if m.maybe.compared > maxMaybePairs {
				return
			}
			p := m.doubtful(a, b, blocks)
			if p == nil {
				continue
			}
			p.First, p.Second = meet(a.access, b.access, a.object.space == shared)
			m.run.Possible = append(m.run.Possible, p)
			done[b.object] = true
			break
		}
	}
}

// doubtful returns two accesses to one object that race for some input, and on what that rests; nil if they do not.
func (m *machine) doubtful(a, b *maybeAccess, blocks []*twoBlocks) *Pair {
	d := m.doubt(a, b)
	if d.Kind == 0 {
		d = m.unfenced(a, b)
	}
	if d.Kind != 0 {
		m.maybe.compared++
		m.maybe.fenced = d.Kind == OnFence || d.Kind == OnWideFence
		m.maybe.locked = (d.Kind == OnLock || m.maybe.fenced) && a.flags&b.flags&isWrite == 0
		if p := m.maybePair(a, b, d.Kind, blocks); p != nil {
			p.Doubt, p.Anywhere = d, a.loaded || b.loaded
			return p
		}
		return nil
	}
	m.maybe.fenced, m.maybe.locked = false, false
	if p := m.movedPair(a, b); p != nil {
		p.Doubt, p.Anywhere = Doubt{Kind: OnOffset}, true
		return p
	}
	return nil
}

// doubt returns the assumption on which a race of two accesses depends; nothing if they do not race, or race for
// every input.
func (m *machine) doubt(a, b *maybeAccess) Doubt {
	either := a.flags | b.flags
	isLocked := a.lock != b.lock
	for _, l := range [...]*object{a.lock, b.lock} {
		if l != nil && (a.lock == b.lock || m.locks.foreign[l] || l == a.object || l.escaped) {
			return Doubt{} // ordered, or by a flag
		}
	}
	if a.flags&b.flags&isAtomic != 0 && a.object.space == global && (a.isOfBlock() || b.isOfBlock()) {
		return Doubt{Kind: OnScope}
	}
	switch {
	case either&isWrite == 0 || a.flags&b.flags&isAtomic != 0 || differentBits(a.access, b.access):
		return Doubt{}
	case a.isGuess(b.access) || b.isGuess(a.access):
		return Doubt{}
	case a.flags&b.flags&isWrite != 0 && (a.loaded && !a.nested || b.loaded && !b.nested): // it may be a permutation, or where scans say
		return Doubt{}
	case isLocked && a.object.space == global:
		return Doubt{Kind: OnLock}
	case either&isVolatile != 0 && a.flags&b.flags&isWrite == 0:
		return Doubt{}
	case b.cond != nil && b.flags&isAtomic == 0:
		return Doubt{Kind: OnCondition, At: b.cond}
	case a.cond != nil && a.flags&isAtomic == 0:
		return Doubt{Kind: OnCondition, At: a.cond}
	case b.loaded:
		return Doubt{Kind: OnIndex, At: b.op}
	case a.loaded:
		return Doubt{Kind: OnIndex, At: a.op}
	case either&isAtomic != 0 && a.object.space == global:
		return Doubt{Kind: OnAtomic}
	case either&isAtomic != 0 && (a.cond != nil || b.cond != nil):
		return Doubt{Kind: OnAtomic}
	case m.mode.guessed && a.object.space == global:
		return Doubt{Kind: OnLaunch}
	}
	return Doubt{}
}

// unfenced returns the missing fence if two accesses with the same lock held are not ordered by fences; nothing if
// there is none.
func (m *machine) unfenced(a, b *maybeAccess) Doubt {
	l := a.lock
	if l == nil || l != b.lock || l == a.object || l.escaped || m.locks.foreign[l] {
		return Doubt{}
	}
	for _, x := range [...]*section{a.section, b.section} {
		if x == nil || !x.released {
			return Doubt{}
		}
	}
	if either := a.flags | b.flags; either&isWrite == 0 || a.flags&b.flags&isAtomic != 0 || differentBits(a.access, b.access) {
		return Doubt{}
	}
	out, least := Doubt{}, forDevice
	for _, x := range [...]*maybeAccess{b, a} {
		before, behind := x.section.fencings(x.number)
		if behind < least {
			out, least = Doubt{At: x.op, Behind: true}, behind
		}
		if before < least {
			out, least = Doubt{At: x.op}, before
		}
	}
	switch least {
	case unfenced:
		out.Kind = OnFence
	case forBlock:
		out.Kind = OnWideFence
	}
	return out
}

// isGuess reports whether an access reads an element that atomicCAS changes only if it still has that value.
func (a *access) isGuess(by *access) bool {
	return a.flags&isWrite == 0 && by.flags&isAtomic != 0 && strings.HasPrefix(functionName(by.op.Function), "atomicCAS")
}

// isOfBlock reports whether an access is atomic for the threads of a block alone.
func (a *access) isOfBlock() bool {
	return a.flags&isAtomic != 0 && (strings.HasSuffix(functionName(a.op.Function), "_block") || isOfBlockScope(a.op))
}

// isChange reports whether an atomic access certainly changes the value, and no loop waits by it: a lock orders in ways that
// are not understood.
func (a *access) isChange(m *machine) bool {
	name := functionName(a.op.Function)
	if m.looping || strings.HasPrefix(name, "atomicCAS") {
		return false
	}
	isNothing := a.within != nil && a.within.isConstant() && a.within.each == nil && a.within.base == 0
	for _, n := range [...]string{"atomicAdd", "atomicSub", "atomicOr", "atomicXor"} {
		if isNothing && strings.HasPrefix(name, n) {
			return false
		}
	}
	return true
}

// maybePair returns two accesses if two threads may use one element with nothing to order them; nil if they may not.
func (m *machine) maybePair(a, b *maybeAccess, on DoubtKind, blocks []*twoBlocks) *Pair {
	if on != OnScope && on != OnWideFence && a.phase == b.phase && (m.askedThread || !m.mode.unseen) {
		if p := m.maybeInBlock(a, b); p != nil {
			return p
		}
	}
	if a.object.space != global || a.period != b.period {
		return nil
	}
	for _, w := range blocks {
		if m.mode.unseen && (!m.asked[0] && !m.asked[1] && !m.asked[2]) {
			break
		}
		p := m.maybeApart(a, b, w)
		if p == nil && a != b {
			if p = m.maybeApart(b, a, w); p != nil {
				p.FirstAt, p.SecondAt = p.SecondAt, p.FirstAt
				p.Threads[0], p.Threads[1] = p.Threads[1], p.Threads[0]
				p.Blocks[0], p.Blocks[1] = p.Blocks[1], p.Blocks[0]
				p.FirstWrites = a.flags&isWrite != 0
			}
		}
		if p != nil {
			return p
		}
	}
	return nil
}

// isLikely reports whether a block has a thread whatever its shape is.
func (m *machine) isLikely(thread int) bool { return !m.mode.guessed || thread%32 < 2 && thread < 64 }

func (m *machine) maybeInBlock(a, b *maybeAccess) *Pair {
	grain := min(a.size, b.size)
	if a.loaded || b.loaded {
		i, j := a.here.First(), -1
		for t := range b.here.all {
			if t != i {
				j = t
				break
			}
		}
		if j < 0 || !m.mayRace(a.access, b.access, i, j) {
			return nil
		}
		return newPair(a.access, b.access, 0, i, j)
	}
	if !slices.Equal(a.off.sum, b.off.sum) || !inCommon(a.access, b.access, grain, 0) {
		return nil
	}
	table := a.elements(grain)
	for j := range b.here.all {
		from := b.off.of(j)
		for e := floorDiv(from, grain); m.isLikely(j) && e*grain < from+b.size; e++ {
			for use := range usersOf(table, e) {
				if i := use.thread; i != j && m.isLikely(i) && a.reaches(i, 0, from, b.size) && m.mayRace(a.access, b.access, i, j) {
					return newPair(a.access, b.access, e*grain, i, j)
				}
			}
		}
	}
	return nil
}

// mayRace reports whether access a by thread i and access b by thread j of a block may run in any order and matter to each other.
func (m *machine) mayRace(a, b *access, i, j int) bool {
	if m.maybe.fenced && i/32 == j/32 {
		return false
	}
	if i/32 == j/32 && a.op != b.op && (a.epoch != b.epoch || m.run.Lockstep) {
		return false
	}
	matters := m.maybe.locked || a.matters(b, func(v, w *value) bool {
		same, isKnown := m.isSame(v, i, w, j)
		return !isKnown || !same
	})
	return matters && m.consistent(a.splits, i, nil, b.splits, j, nil)
}

// matters reports whether the value written by one of two accesses matters to the other one. A value that is the same in all
// writing threads does not.
func (a *access) matters(b *access, differ func(v, w *value) bool) bool {
	v, w := a.written(), b.written()
	if a.flags&b.flags&isWrite == 0 {
		if v == nil {
			v = w
		}
		return v.sources() != 0
	}
	if v.kind == number && w.kind == number {
		return differ(v, w)
	}
	return v.sources()|w.sources() != 0 && differ(v, w)
}

// written returns the value that an access writes; nil for a read. The value written by an atomic function is as uniform over
// the threads as its operand, if the number of its executions does not matter.
func (a *access) written() *value {
	if a.within == nil {
		return a.value
	}
	name := functionName(a.op.Function)
	for _, n := range [...]string{"atomicExch", "atomicOr", "atomicAnd", "atomicMax", "atomicMin"} {
		if strings.HasPrefix(name, n) {
			return a.within
		}
	}
	return a.value
}

func (m *machine) maybeApart(a, b *maybeAccess, w *twoBlocks) *Pair {
	race := func(w *twoBlocks, a *access, i int, b *access, j int) bool {
		matters := m.maybe.locked || a.matters(b, func(v, u *value) bool { return w.mayDiffer(v, i, u, j) })
		return matters && m.isLikely(i) && m.isLikely(j) &&
			m.consistent(a.splits, i, &w.in, &split{outer: b.splits, number: &w.more, operator: syntax.Greater, mask: b.here}, j, &w.at)
	}
	if a.loaded || b.loaded {
		i, j := a.here.First(), b.here.First()
		if !race(w, a.access, i, b.access, j) {
			return nil
		}
		p := newPair(a.access, b.access, 0, i, j)
		p.Apart, p.Blocks = true, [2][3]int64{w.in, w.at}
		return p
	}
	x, y := a.inBlock(&w.in, w.axis), b.inBlock(&w.at, w.axis)
	return m.apart(a.access, b.access, &x, &y, w, race)
}

// mayDiffer reports whether value v in thread i of the first block and u in thread j of the second may differ.
func (w *twoBlocks) mayDiffer(v *value, i int, u *value, j int) bool {
	if v.kind != number || u.kind != number {
		return true
	}
	x, isKnown := v.inBlock(&w.in)
	y, isKnownToo := u.inBlock(&w.at)
	if isKnown && isKnownToo && slices.Equal(x.sum, y.sum) {
		return x.of(i) != y.of(j)
	}
	return (v.sources()|u.sources())&^ofMemory != 0
}
