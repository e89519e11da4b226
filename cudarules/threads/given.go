package threads

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A GivenUse is a kernel's use of the memory that one of its parameters points at.
type GivenUse struct {
	// ReadFirst is the first access, if it certainly reads the contents from before the launch; nil otherwise.
	ReadFirst *body.Op

	ends   []givenEnd
	seen   bool
	off    value // of the first access
	object *object
}

// A givenEnd is an access with the known bounds of its end.
type givenEnd struct {
	*access
	machine *machine
}

// useGiven records an access to the pointee of a kernel parameter.
func (m *machine) useGiven(a *access) {
	if a.object.given == 0 || m.grid == nil || m.mode.firstBlock || m.mode.zeroBlock {
		return
	}
	u := m.run.Given[a.object.given-1]
	if u == nil {
		u = &GivenUse{object: a.object}
		m.run.Given[a.object.given-1] = u
	}
	isRead := a.flags == 0 || a.flags&(isAtomic|isBlind) == isAtomic && !isExchange(a.op)
	switch {
	case !u.seen && !m.skipped && isRead && isForAll(a.splits):
		u.ReadFirst, u.off = a.op, a.off
	case u.ReadFirst != nil && a.flags&(isWrite|isAtomic) == isWrite && !a.off.equal(&u.off): // another thread may have written it
		u.ReadFirst = nil
	}
	u.seen = true
	if len(u.ends) < maxGridAccesses && !m.isLost(&a.off) && a.size > 0 && a.flags&isVolatile == 0 {
		u.ends = append(u.ends, givenEnd{a, m})
	}
}

// IsFollowed reports whether all that the kernel does to the memory is known.
func (u *GivenUse) IsFollowed() bool { return !u.object.escaped && !u.object.lost && !u.object.choice }

func isExchange(op *body.Op) bool {
	return strings.HasPrefix(functionName(op.Function), "atomicExch")
}

// isForAll reports whether threads come to a place whatever the arguments of the kernel are, but for bounds of the grid.
func isForAll(x *split) bool {
	for y := x; y != nil; y = y.outer {
		if y.kind == assumed {
			return false
		}
	}
	return isWithinBounds(x)
}

// Beyond returns an access that certainly ends after the first size bytes of the memory, in the last block of a grid of known
// size, and its end; nil if none is known.
func (u *GivenUse) Beyond(size int64) (at *body.Op, end int64) {
	return u.beyond(size, func(givenEnd) bool { return true })
}

// ReadsBeyond is Beyond of what was there before the launch and is certainly read.
func (u *GivenUse) ReadsBeyond(size int64) (at *body.Op, end int64) {
	return u.beyond(size, func(e givenEnd) bool { return e.op == u.ReadFirst && e.flags&(isWrite|isAtomic) != isWrite })
}

func (u *GivenUse) beyond(size int64, of func(givenEnd) bool) (at *body.Op, end int64) {
	for _, e := range u.ends {
		if !of(e) {
			continue
		}
		m := e.machine
		var last [3]int64
		isKnown := true
		for i, n := range m.blocks {
			isKnown = isKnown && n > 0
			last[i] = n - 1
		}
		off, ok := e.off.inBlock(&last)
		if !isKnown || !ok || len(off.sum) > 0 {
			continue
		}
		for i := range e.here.all {
			if to := off.of(i) + e.size; to > size && off.of(i) >= 0 && m.comes(e.splits, i, &last) {
				return e.op, to
			}
		}
	}
	return nil, 0
}

// comes reports whether a thread of a block certainly comes by conditions.
func (m *machine) comes(x *split, thread int, block *[3]int64) bool {
	for ; x != nil; x = x.outer {
		if x.kind == exact {
			continue
		}
		if x.number == nil || x.loose || !x.mask.Has(thread) {
			return false
		}
		n, ok := x.number.inBlock(block)
		if !ok || len(n.sum) > 0 {
			return false
		}
		if yes, _ := arithmetic(x.operator, n.of(thread), 0); yes == 0 {
			return false
		}
	}
	return true
}

// BeyondCount returns an access that for some value n of a kernel parameter is to element n or a later one, if the elements
// have some size: the preceding bounds check permits that.
func (u *GivenUse) BeyondCount(parameter int, size int64) (at *body.Op, over int64) {
	for _, e := range u.ends {
		n := e.machine.symbols[sprint("parameter ", parameter, "+0")]
		if n == nil || e.size != size || len(e.off.sum) == 0 {
			continue
		}
		if over, ok := e.beyond(n, size); ok {
			return e.op, over
		}
	}
	return nil, 0
}

// beyond returns by how many elements an access is at most beyond a bound that is a symbol, with which one condition compares its index.
func (e givenEnd) beyond(n *symbol, size int64) (over int64, ok bool) {
	bounds := 0
	for x := e.splits; x != nil; x = x.outer {
		if x.kind == exact {
			continue
		}
		if x.kind != threadish || x.number == nil || x.loose || bounds > 0 {
			return 0, false
		}
		bounds++
		i, by := *x.number, x.operator
		if slices.ContainsFunc(i.sum, func(t term) bool { return t.symbol == n && t.times > 0 }) {
			zero := known(0)
			i, by = zero.plus(&i, -1), reversed[by]
		}
		zero := known(0)
		scaled := zero.plus(&i, size)
		d := e.off.plus(&scaled, -1) // size * (n + over) if i is the index less n
		if d.each != nil || len(d.sum) != 1 || d.sum[0].symbol != n || d.sum[0].times != size || d.base%size != 0 {
			return 0, false
		}
		switch by {
		case syntax.Less:
			over = d.base/size - 1
		case syntax.LessEqual:
			over = d.base / size
		default:
			return 0, false
		}
	}
	return over, bounds == 1 && over >= 0
}

// reversed maps a comparison to that of the negated operands.
var reversed = map[syntax.Op]syntax.Op{syntax.Less: syntax.Greater, syntax.Greater: syntax.Less, syntax.LessEqual: syntax.GreaterEqual, syntax.GreaterEqual: syntax.LessEqual}
