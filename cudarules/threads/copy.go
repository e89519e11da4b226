package threads

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Copy is a call of cuda::memcpy_async by some threads, of which something is to be said.
type Copy struct {
	Stack []*body.Op // the calls that lead to it from the kernel, and itself

	// Of a copy with a group that is not made by all threads of it alike:
	At        *body.Op // the copy, or the call that leads to it from where the threads part
	Cond      *body.Op // the condition that separates them; nil if all arrive
	Different *body.Op // the argument of At that they give different values; nil if they do not

	// Of a copy within one object by one thread at least:
	Overlaps bool
	Distance int64 // between source and destination, in bytes; not negative
	Size     int64 // in bytes; -1 if it is not known, then Distance is 0

	// Of a copy whose destination is read before anything can have waited for it:
	Early *body.Op // the call that leads to the copy in the function in which its way and that of the read part
	Read  *body.Op // the reading operation
}

// A pendingCopy is a copy that nothing has waited for.
type pendingCopy struct {
	*access
	number int
}

// Alone returns the parts of a run that each thread executes on its own, for any shape of the block.
func (r *Run) Alone() *Run {
	out := &Run{Shape: r.Shape}
	for _, c := range r.Copies {
		if c.Overlaps {
			out.Copies = append(out.Copies, &Copy{Stack: c.Stack, Overlaps: true, Distance: c.Distance, Size: c.Size})
		}
	}
	return out
}

// Call returns the copy itself.
func (c *Copy) Call() *body.Op { return c.Stack[len(c.Stack)-1] }

// copy interprets a call of cuda::memcpy_async: group if there is one, destination, source, size, barrier or pipeline. It
// returns the copy if the bytes that it writes are known.
func (m *machine) copy(op *body.Op, args []value, s *state) []*pendingCopy {
	m.copies++
	first := len(args) - 4
	if first < 0 || first > 1 {
		return nil
	}
	c := &Copy{Stack: m.stack(op)}
	if first == 1 {
		m.together(c, args, s)
	}
	m.overlap(c, args[first], args[first+1], m.asNumber(args[first+2]), s)
	if c.At != nil || c.Overlaps {
		m.run.Copies = append(m.run.Copies, c)
	}
	to, size := placeOf(args[first]), args[first+2]
	if to.at == nil || to.at.choice || m.isLost(&to.off) || !size.isConstant() || size.each != nil || isVague(s) {
		return nil
	}
	return []*pendingCopy{{&access{op: op, stack: c.Stack, object: to.at, off: to.off, size: size.base, here: s.here, splits: s.splits}, m.copies}}
}

// isVague reports whether the threads that reach a state depend on unknown values.
func isVague(s *state) bool {
	for x := s.splits; x != nil; x = x.outer {
		if x.kind == data || x.kind == mystery || x.loose {
			return true
		}
	}
	return false
}

// joinPending returns the copies that nothing has waited for on either way.
func joinPending(a, b *state) []*pendingCopy {
	var out []*pendingCopy
	add := func(all []*pendingCopy, other *state) {
		for _, c := range all {
			if !slices.Contains(out, c) && (slices.Contains(other.pending, c) || c.number > other.waited) {
				out = append(out, c)
			}
		}
	}
	add(a.pending, b)
	add(b.pending, a)
	return out
}

// early reports a read of a copy's destination before anything has waited for the copy.
func (m *machine) early(read *access, s *state) {
	for _, c := range s.pending {
		if c.object != read.object || !slices.Equal(c.off.sum, read.off.sum) {
			continue
		}
		by, reader := m.meeting(c.access, read)
		if by < 0 || !m.consistent(c.splits, by, nil, read.splits, reader, nil) {
			continue
		}
		at, _ := meet(c.access, read, true)
		m.run.Copies = append(m.run.Copies, &Copy{Stack: c.stack, Early: at, Read: read.op})
	}
}

// meeting returns a thread of an access and one of another that use a common byte; -1 if there are none.
func (m *machine) meeting(a, b *access) (i, j int) {
	for i := range m.threads {
		if !a.here.Has(i) {
			continue
		}
		for j := range m.threads {
			if b.here.Has(j) && a.reaches(i, 0, b.off.of(j), b.size) {
				return i, j
			}
		}
	}
	return -1, -1
}

// together finds out whether the threads of a group make a copy alike.
func (m *machine) together(c *Copy, args []value, s *state) {
	op := c.Call()
	size := m.groupSize(op.Arguments()[0].Type)
	if size <= 1 {
		return
	}
	for i := 1; i <= 3; i++ {
		if m.differs(&args[i], s.here, size) {
			c.At, c.Different = m.blamed(op, op.Arguments()[i], s.here, size)
			return
		}
	}
	if x := m.parting(s, size); x != nil {
		c.At, c.Cond = m.topAt(op, x.depth), x.cond
	}
}

// groupSize returns how many threads, next to each other, a group of cooperative_groups has; 0 if they
// are together by chance or in several blocks.
func (m *machine) groupSize(t *sema.Type) int {
	if t == nil || t.Kind != sema.RecordType || t.Record.Outer == nil || t.Record.Outer.String() != "cooperative_groups" {
		return 0
	}
	switch t.Record.Name {
	case "thread_block":
		return m.threads
	case "thread_block_tile":
		return min(int(tileSize(t)), m.threads)
	}
	return 0
}

// differs reports whether two threads of a group certainly have different values.
func (m *machine) differs(v *value, here Set, group int) bool {
	if v.each == nil || v.kind != number && v.kind != pointer {
		return false
	}
	last := -1
	for i := range m.threads {
		if !here.Has(i) {
			continue
		}
		if last >= 0 && last/group == i/group && v.each[last] != v.each[i] {
			return true
		}
		last = i
	}
	return false
}

// blamed returns the call that gives different threads different values, and the argument of it: it is in the
// function that has not been given the difference itself.
func (m *machine) blamed(call, arg *body.Op, here Set, group int) (at, different *body.Op) {
	for f := m.frame; f.call != nil; f = f.outer {
		from := m.givenTo(f, arg, here, group)
		if from == nil {
			break
		}
		call, arg = f.call, from
	}
	return call, arg
}

// givenTo returns the argument of the call of a function by which an expression in it differs; nil if there is none.
func (m *machine) givenTo(f *frame, expression *body.Op, here Set, group int) *body.Op {
	given := f.call.Arguments()
	for op := range expression.All() {
		if op.Kind != body.Var || op.Variable == nil || !op.Variable.Parameter {
			continue
		}
		if i := op.Variable.Index; i < len(given) && i < len(f.args) && given[i] != nil && f.objects[op.Variable] != nil && m.differs(&f.args[i], here, group) {
			return given[i]
		}
	}
	return nil
}

// parting returns the condition by which some threads of a group have come to a state and others have not; nil if
// there is none. It may also have made them leave the kernel.
func (m *machine) parting(s *state, group int) *split {
	others := allOf(m.threads).minus(s.here)
	for x := s.splits; x != nil; x = x.outer {
		switch x.kind {
		case exact:
			if m.share(s.here, others.and(x.mask), group) {
				return x
			}
		case threadish, data, mystery:
			if (x.kind != mystery || x.uneven) && group == m.threads && m.threads > 1 {
				return x
			}
		}
	}
	return nil
}

// share reports whether threads of two sets are in one group.
func (m *machine) share(a, b Set, group int) bool {
	last := -1
	for i := range m.threads {
		if a.Has(i) {
			last = i / group
		}
		if b.Has(i) && (last == i/group || a.hasBetween(i, min((i/group+1)*group, m.threads))) {
			return true
		}
	}
	return false
}

// hasBetween reports whether one of the threads from a number up to another is in the set.
func (s Set) hasBetween(from, to int) bool {
	for i := from; i < to; i++ {
		if s.Has(i) {
			return true
		}
	}
	return false
}

// overlap finds out whether a copy's source and destination overlap.
func (m *machine) overlap(c *Copy, dst, src, size value, s *state) {
	if dst.kind != pointer || src.kind != pointer || dst.at != src.at || dst.at.choice {
		return
	}
	dst.kind, dst.at, src.kind, src.at = number, nil, number, nil
	if m.isLost(&dst) || m.isLost(&src) {
		return
	}
	for x := s.splits; x != nil; x = x.outer {
		if x.kind == mystery {
			return
		}
	}
	d := dst.plus(&src, -1)
	if !d.isConstant() {
		return
	}
	for t := range m.threads {
		if !s.here.Has(t) {
			continue
		}
		distance := max(d.of(t), -d.of(t))
		switch {
		case size.isConstant() && size.kind == number:
			if n := size.of(t); distance < n {
				c.Overlaps, c.Distance, c.Size = true, distance, n
				return
			}
		case distance == 0:
			c.Overlaps, c.Distance, c.Size = true, 0, -1
			return
		}
	}
}

// copyBytes applies memcpy: each byte of shared memory is read or written; private objects become unknown.
func (m *machine) copyBytes(op *body.Op, s *state) value {
	args := m.arguments(op, s)
	to, from, size := args[0], args[1], m.asNumber(args[2])
	isKnown := size.isConstant() && size.each == nil && size.base > 0
	if !isKnown || to.kind != pointer || from.kind != pointer || to.at.choice || from.at.choice {
		m.escape(to, s)
		m.escape(from, s)
		return to
	}
	written := value{from: to.sources() | from.sources() | ofMemory}
	if from.at.space == private { // it may hold pointers
		m.escape(from, s)
	}
	if from.at.space != private && from.at.space != constant {
		p := placeOf(from)
		p.size = size.base
		m.access(op, p, nil, s, 0, nil)
		if from.at.space == shared {
			written.from |= ofOthers
		}
	}
	if to.at.space == private {
		s.private.set(to.at, nothing)
		return to
	}
	p := placeOf(to)
	p.size = size.base
	m.access(op, p, nil, s, isWrite, &written)
	return to
}

// isCopyOfBytes are the functions that copy some bytes.
var isCopyOfBytes = map[string]bool{"memcpy": true, "__builtin_memcpy": true, "memmove": true, "__builtin_memmove": true}

// isOfBlock reports whether a type is a pointer to a generator that the threads of a block work with together.
func isOfBlock(t *sema.Type) bool {
	return t != nil && t.Kind == sema.Pointer && t.Elem.Kind == sema.RecordType && strings.Contains(t.Elem.Record.Name, "Mtgp32")
}

// draw applies a function of cuRAND: it reads and changes the state of a generator, which is its last argument.
func (m *machine) draw(op *body.Op, s *state) value {
	args := m.arguments(op, s)
	for i, a := range args {
		t := op.Arguments()[i].Type
		isState := i == len(args)-1 && t != nil && t.Kind == sema.Pointer && t.Elem.Kind == sema.RecordType && !t.Elem.IsConst()
		if !isState || a.kind != pointer || a.at.space == private || a.at.choice {
			m.escape(a, s)
			continue
		}
		all := s.here
		if isOfBlock(t) {
			s.here = all.and(every(sharersOfState, m.threads))
		}
		if !s.here.isEmpty() {
			if functionName(op.Function) != "curand_init" {
				m.access(op, placeOf(a), t.Elem, s, 0, nil)
			}
			m.access(op, placeOf(a), t.Elem, s, isWrite, &value{from: a.sources() | ofMemory | ofThread | ofBlock})
		}
		s.here = all
	}
	return value{from: ofThread | ofMemory}
}

// sharersOfState is how many threads of one block work with one state of MTGP32 (cuRAND, device API, bit generation).
const sharersOfState = 256

// every returns each thread of a block whose number is a multiple of n.
func every(n, threads int) Set {
	s := newSet(threads)
	for i := 0; i < threads; i += n {
		s[i/64] |= 1 << (i % 64)
	}
	return s
}
