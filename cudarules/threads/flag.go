package threads

import "slices"

// Flags: one thread writes data and sets a flag, another one waits in a loop for it and uses the data. A fence before the flag is set
// orders the data, for the threads of the block or of the device; what stands behind is not ordered (CUDA C++ Programming Guide,
// memory fence functions).

// flags are what a run does with flags and with memory that they may order.
type flags struct {
	polled   *object // by the loop that runs
	signals  []signal
	waits    []signal
	fences   []fence
	accesses []*maybeAccess
	looped   map[*object]bool // flags that are set or waited for in a loop, which may be any number of times
}

// A signal is where a flag is set, or where a loop ends that waits for it.
type signal struct {
	flag   *object
	number int
	splits *split
}

// noteForFlags keeps an access to global memory for what flags order.
func (m *machine) noteForFlags(a *access, s *state) {
	if m.maybe == nil || a.object.space != global || a.object.choice || a.object.from&^ofMemory != 0 {
		return
	}
	f := &m.maybe.flags
	isSeen := a.flags&(isVolatile|isAtomic) != 0
	switch {
	case isSeen && m.waiting:
		f.polled = a.object
		return
	case isSeen && a.flags&isWrite != 0 && a.off.each == nil:
		f.signals = append(f.signals, signal{a.object, a.number, s.splits})
		f.loop(a.object, m)
	}
	if len(f.accesses) < maxGridAccesses && !m.isLost(&a.off) && a.off.kind == number && a.size > 0 {
		b := *a
		f.accesses = append(f.accesses, &maybeAccess{access: &b})
	}
}

// loop notes that a flag is used in a loop, if one is running.
func (f *flags) loop(flag *object, m *machine) {
	if len(m.loops) == 0 {
		return
	}
	if f.looped == nil {
		f.looped = map[*object]bool{}
	}
	f.looped[flag] = true
}

// waited notes that a loop has waited for a flag.
func (m *machine) waited(s *state) {
	if m.maybe == nil || m.maybe.flags.polled == nil {
		return
	}
	f := &m.maybe.flags
	f.waits = append(f.waits, signal{f.polled, m.number(), s.splits})
	f.loop(f.polled, m)
	f.polled = nil
}

// isUnder reports whether who comes by x has come by outer before.
func (x *split) isUnder(outer *split) bool {
	for ; x != outer; x = x.outer {
		if x == nil {
			return false
		}
	}
	return true
}

// flagged notes pairs of accesses that a flag is thought to order and does not.
func (m *machine) flagged(done map[*object]bool, blocks []*twoBlocks) {
	f := &m.maybe.flags
	for _, w := range f.waits {
		set, ok := f.setOf(w)
		if !ok {
			continue
		}
		for _, a := range f.accesses {
			for _, b := range f.accesses {
				if a.object != b.object || a.object == w.flag || done[a.object] || a.object.escaped || (a.flags|b.flags)&isWrite == 0 ||
					a.flags&b.flags&isAtomic != 0 || a.period != b.period || b.number < w.number || !b.splits.isUnder(w.splits) {
					continue
				}
				if d := f.lackOf(a, set); d.Kind != 0 {
					if p := m.flaggedPair(a, b, d, blocks); p != nil {
						done[a.object] = true
						m.run.Possible = append(m.run.Possible, p)
					}
				}
			}
		}
	}
}

// setOf returns where a flag that is waited for is set, if that is one place, which no thread comes to that has waited.
func (f *flags) setOf(w signal) (set signal, ok bool) {
	for _, x := range f.waits {
		if x.flag == w.flag && x != w {
			return set, false
		}
	}
	n := 0
	for _, x := range f.signals {
		if x.flag == w.flag && !(x.number > w.number && x.splits.isUnder(w.splits)) {
			set = x
			n++
		}
	}
	return set, n == 1 && !f.looped[w.flag] && !w.splits.isUnder(set.splits)
}

// lackOf says what lacks between an access and a flag that is set; nothing if nothing does.
func (f *flags) lackOf(a *maybeAccess, set signal) Doubt {
	switch {
	case a.number > set.number && a.splits.isUnder(set.splits):
		return Doubt{Kind: OnFlag, At: a.op}
	case a.number > set.number || !set.splits.isUnder(a.splits):
		return Doubt{}
	}
	between := func(x fence) bool { return a.number < x.number && x.number < set.number }
	switch {
	case slices.ContainsFunc(f.fences, func(x fence) bool { return x.wide && between(x) }):
		return Doubt{}
	case slices.ContainsFunc(f.fences, between):
		return Doubt{Kind: OnWideFence, At: a.op, Behind: true, Flag: true}
	}
	return Doubt{Kind: OnFence, At: a.op, Behind: true, Flag: true}
}

// flaggedPair returns access a by a thread that sets a flag and b by one of another block that has waited for it; nil if they do not use
// one element.
func (m *machine) flaggedPair(a, b *maybeAccess, d Doubt, blocks []*twoBlocks) *Pair {
	m.maybe.locked = a.flags&b.flags&isWrite == 0
	for _, w := range blocks {
		for _, w := range [...]*twoBlocks{w, {axis: w.axis, in: w.at, at: w.in, more: w.more}} {
			if p := m.maybeApart(a, b, w); p != nil {
				p.First, p.Second = meet(a.access, b.access, false)
				p.Doubt = d
				return p
			}
		}
	}
	return nil
}
