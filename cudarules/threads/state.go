package threads

import (
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

type space uint8

const (
	private space = iota // to a thread: local variables
	shared
	global
	constant
)

// An object is a piece of memory.
type object struct {
	id       int
	space    space
	variable *sema.Variable // nil for pointees
	size     int64          // in bytes; 0 if it is not known
	element  int64          // the size of its pointer's pointee; 0 if unknown
	name     string
	from     source // of the pointer to it
	holds    source // of the values written to it
	escaped  bool   // code that is not followed may do anything to it
	lost     bool   // a pointer to it lies where the machine does not see it: it may be written unseen
	atomic   bool   // atomic functions have used it
	given    int    // the parameter of the kernel that points to it, from 1; 0 of others
	distant  bool   // it is the shared memory of all blocks of the cluster
	choice   bool   // it represents two others, and threads differ in which
	among    [2]*object
}

type splitKind uint8

const (
	exact     splitKind = iota // which threads go where is known: the set of threads says it
	assumed                    // all go the same way, it is not known which
	threadish                  // threads differ in a known way, but the bound is not known
	data                       // threads differ in an unknown way
	mystery                    // nothing is known
)

// A split is a condition that led to where threads are.
type split struct {
	outer    *split
	kind     splitKind
	cond     *body.Op
	operator syntax.Op // of assumed and threadish: the assumed comparison of number with zero
	number   *value
	mask     Set  // the threads that it is assumed of
	depth    int  // of the function that contains it
	exit     bool // the others have left the kernel
	loose    bool // it is one of several conditions that led here, each of them for some threads
	ticket   bool // it tests the result of an atomic function
	ofLoop   bool // it is that of a loop
	uneven   bool // of mystery: the value compared with a caller's argument differs between threads
	from     source
	marks    marks // of the tested value
}

// A state is the data-flow state at a point of the kernel, for the threads that have reached it.
type state struct {
	here     Set
	exited   Set // threads that have left the kernel
	private  privateMemory
	splits   *split
	interval []*access             // since the last barrier of the block
	written  map[*object]*coverage // immutable: shared by copies of the state
	epoch    int                   // number of synchronizations of the warp
	phase    int                   // number of barriers of the block
	round    int                   // as phase, but that a lock begins none
	period   int                   // of barriers of the grid
	meeting  int                   // number of barriers of the cluster; -1 if it is not known
	awaited  bool                  // writes of other threads may have been waited for, as with a lock
	lock     lockState
	pending  []*pendingCopy
	fenced   int  // number of the last operation before a fence of the device
	waited   int  // number of the last copy that something may have waited for
	unsure   bool // since the last of them something has run that may order threads
}

func (s *state) clone() *state {
	t := *s
	t.private = s.private.clone()
	t.interval = slices.Clip(s.interval)
	t.pending = slices.Clip(s.pending)
	return &t
}

// join returns the state where threads arrive from one of two states, after a split of a kind: exact
// if the states have different threads.
func (m *machine) join(a, b *state, kind splitKind) *state {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	out := &state{here: a.here.or(b.here), exited: a.exited.or(b.exited), splits: a.splits, epoch: max(a.epoch, b.epoch), phase: a.phase, period: a.period, awaited: a.awaited || b.awaited, unsure: a.unsure || b.unsure, fenced: max(a.fenced, b.fenced)}
	if out.round = a.round; a.phase != b.phase {
		m.made++
		if out.phase = -m.made; a.round != b.round {
			out.round = out.phase
		}
	}
	if out.meeting = a.meeting; a.meeting != b.meeting {
		out.meeting = -1
	}
	if a.period != b.period {
		m.made++
		out.period = m.made
	}
	if !a.here.and(b.here).isEmpty() && kind == exact {
		kind = mystery
	}
	out.private = a.private.joined(&b.private, func(c, d *content) *content { return m.joinContents(c, d, a, b, kind) })
	out.written = make(map[*object]*coverage, len(a.written))
	maps.Copy(out.written, a.written)
	for o, c := range b.written {
		out.written[o] = out.written[o].join(c)
	}
	if a.lock == b.lock {
		out.lock = a.lock
	}
	out.pending, out.waited = joinPending(a, b), max(a.waited, b.waited)
	out.interval = m.joinIntervals(a.interval, b.interval, kind != assumed && a.phase == b.phase)
	return out
}

// joinIntervals returns the accesses of both ways since the last barrier. Those of one side of a branch run
// beside those of the other, unless all threads go one way.
func (m *machine) joinIntervals(a, b []*access, beside bool) []*access {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	if n == len(b) {
		return slices.Clip(a)
	}
	if n == len(a) {
		return slices.Clip(b)
	}
	seen := map[*access]bool{}
	out := slices.Clone(a)
	for _, x := range a {
		seen[x] = true
	}
	for _, y := range b[n:] {
		if seen[y] {
			continue
		}
		for _, x := range a[n:] {
			if beside && x.object == y.object && (x.flags|y.flags)&isWrite != 0 {
				m.clash(x, y)
			}
		}
		out = append(out, y)
	}
	return out
}

// joinContents returns the join of the contents c of state a and d of state b.
func (m *machine) joinContents(c, d *content, a, b *state, kind splitKind) *content {
	out := &content{cells: make([]cell, 0, max(len(c.cells), len(d.cells)))}
	if c.origin == d.origin {
		out.origin, out.from = c.origin, c.from|d.from
	}
	x, y := c.cells, d.cells
	for len(x) > 0 || len(y) > 0 {
		switch {
		case len(y) == 0 || len(x) > 0 && x[0].off < y[0].off:
			x[0].value.lose(a)
			out.cells, x = append(out.cells, cell{x[0].off, &value{}}), x[1:]
		case len(x) == 0 || y[0].off < x[0].off:
			y[0].value.lose(b)
			out.cells, y = append(out.cells, cell{y[0].off, &value{}}), y[1:]
		default:
			v := x[0].value
			if !v.equal(y[0].value) {
				merged := m.merge(*v, *y[0].value, a, b, kind)
				v = &merged
			}
			out.cells, x, y = append(out.cells, cell{x[0].off, v}), x[1:], y[1:]
		}
	}
	return out
}

// merge returns the value that is v in the threads of state a and w in those of state b.
func (m *machine) merge(v, w value, a, b *state, kind splitKind) (merged value) {
	if v.equal(&w) {
		return v
	}
	if v.kind == aggregate && w.kind == aggregate {
		return value{kind: aggregate, parts: m.joinContents(v.parts, w.parts, a, b, kind)}
	}
	first := a.here
	spoiled := joinSpoils(v.spoiled, w.spoiled, a.here, b.here, kind)
	defer func() {
		merged.spoiled = spoiled
		if merged.kind != pointer {
			v.lose(a)
			w.lose(b)
		}
	}()
	v, w = m.asNumber(v), m.asNumber(w)
	if v.kind == varies && w.kind == varies {
		out := value{kind: varies, from: sourcesOf(v, w)}
		if kind == exact && v.same != nil && w.same != nil {
			numbers, ids := slices.Clone(m.ids(w.same)), m.ids(v.same)
			for i := range first.all {
				numbers[i] = ids[i]
			}
			out.same = &identity{numbers: numbers}
		}
		return out
	}
	if kind == exact && v.kind == pointer && w.kind == pointer && v.at != w.at {
		return m.choice(v, w, first)
	}
	none := value{from: sourcesOf(v, w)}
	if kind == threadish || kind == data {
		none.from |= ofThread
	}
	if v.kind != w.kind || v.kind != number && v.kind != pointer || v.at != w.at {
		return none
	}
	switch kind {
	case exact:
		if !slices.Equal(v.sum, w.sum) {
			return none
		}
		out := v
		out.base, out.each = 0, make([]int64, m.threads)
		for i := range out.each {
			if first.Has(i) {
				out.each[i] = v.of(i)
			} else {
				out.each[i] = w.of(i)
			}
		}
		return out.compact()
	case assumed:
		v, w = m.divided(v, a), m.divided(w, b)
		vn, wn := v, w
		vn.kind, wn.kind, vn.at, wn.at = number, number, nil, nil
		if d := vn.plus(&wn, -1); d.each == nil && !d.isGiven() {
			s := m.fresh()
			return v.plus(&s, max(d.factor(), 1))
		}
	}
	return none
}

// divided returns a number where the conditions that led to a state are known: what has no remainder is the divisor times the
// quotient.
func (m *machine) divided(v value, s *state) value {
	for x := s.splits; x != nil && v.kind == number; x = x.outer {
		if x.kind != assumed || x.number == nil || x.operator != syntax.Equal || x.number.base != 0 || x.number.each != nil || len(x.number.sum) != 1 {
			continue
		}
		if r := x.number.sum[0].symbol; r.remainder != nil && slices.Equal(r.remainder.sum, v.sum) && r.remainder.each == nil && v.each == nil && r.remainder.base == v.base {
			quotient := m.combined("/", v, known(r.divisor))
			zero := known(0)
			return zero.plus(&quotient, r.divisor)
		}
	}
	return v
}

// choice returns a pointer that some threads, the first set, have to one object and the others to another.
func (m *machine) choice(v, w value, first Set) value {
	o := m.objectAt(sprint("choice ", v.at.id, " ", w.at.id), "")
	o.choice, o.among = true, [2]*object{v.at, w.at}
	out := value{kind: pointer, at: o, each: make([]int64, m.threads)}
	for i := range out.each {
		if !first.Has(i) {
			out.each[i] = 1 << 40 // apart, however large they are
		}
	}
	return out.compact()
}

// joinAll joins the states that come to one point, with the splits around it.
func (m *machine) joinAll(states []*state, kind splitKind, around *split) *state {
	var out *state
	for _, s := range states {
		if s == nil {
			continue
		}
		if out == nil {
			out = s
			continue
		}
		k := kind
		if out.here.and(s.here).isEmpty() {
			k = exact
		}
		out = m.join(out, s, k)
	}
	if out == nil {
		return nil
	}
	out = out.clone()
	out.exited = out.exited.or(m.left.minus(out.here))
	out.splits = around
	var exits []*split
	for _, s := range states {
		if s == nil {
			continue
		}
		for x := s.splits; x != nil && x != around; x = x.outer {
			if x.exit && !slices.Contains(exits, x) {
				exits = append(exits, x)
			}
		}
	}
	for _, x := range exits {
		e := *x
		e.outer = out.splits
		if len(states) > 1 {
			e.number = nil
		}
		out.splits = &e
	}
	return out
}
