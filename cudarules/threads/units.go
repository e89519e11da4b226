package threads

import (
	"cmp"
	"math/bits"
	"slices"
)

// units are a set of the units of 4 bytes of an object: words of 64 of them each, in order, none of them empty.
type units []unitWord

type unitWord struct {
	at   int64 // the first unit of the word, divided by 64
	bits uint64
}

// add adds the units of some bytes, which may have the words be out of order.
func (u units) add(from, size int64) units {
	first, last := from>>2, (from+size-1)>>2
	for w := first >> 6; w <= last>>6; w++ {
		word := ^uint64(0)
		if w == first>>6 {
			word <<= uint(first & 63)
		}
		if w == last>>6 {
			word &= ^uint64(0) >> uint(63-last&63)
		}
		if n := len(u); n > 0 && u[n-1].at == w {
			u[n-1].bits |= word
		} else {
			u = append(u, unitWord{w, word})
		}
	}
	return u
}

// sorted brings the words of a set in order that has been added to.
func (u units) sorted() units {
	isSorted := true
	for i := 1; i < len(u) && isSorted; i++ {
		isSorted = u[i-1].at < u[i].at
	}
	if isSorted {
		return u
	}
	slices.SortFunc(u, func(a, b unitWord) int { return cmp.Compare(a.at, b.at) })
	out := u[:1]
	for _, x := range u[1:] {
		if last := &out[len(out)-1]; last.at == x.at {
			last.bits |= x.bits
		} else {
			out = append(out, x)
		}
	}
	return out
}

func (u units) count() (n int) {
	for _, x := range u {
		n += bits.OnesCount64(x.bits)
	}
	return n
}

// overlaps reports whether some unit is in both of two sets, the second moved by a number of words.
func (u units) overlaps(v units, moved int64) bool {
	for len(u) > 0 && len(v) > 0 {
		switch at := v[0].at + moved; {
		case u[0].at < at:
			u = u[1:]
		case at < u[0].at:
			v = v[1:]
		case u[0].bits&v[0].bits != 0:
			return true
		default:
			u, v = u[1:], v[1:]
		}
	}
	return false
}

// isIn reports whether all units are in another set.
func (u units) isIn(v units) bool {
	for _, x := range u {
		for len(v) > 0 && v[0].at < x.at {
			v = v[1:]
		}
		if len(v) == 0 || v[0].at != x.at || x.bits&^v[0].bits != 0 {
			return false
		}
	}
	return true
}

// with returns the units of two sets.
func (u units) with(v units) units {
	out := make(units, 0, len(u)+len(v))
	for len(u) > 0 || len(v) > 0 {
		switch {
		case len(v) == 0 || len(u) > 0 && u[0].at < v[0].at:
			out, u = append(out, u[0]), u[1:]
		case len(u) == 0 || v[0].at < u[0].at:
			out, v = append(out, v[0]), v[1:]
		default:
			out, u, v = append(out, unitWord{u[0].at, u[0].bits | v[0].bits}), u[1:], v[1:]
		}
	}
	return out
}

// coverage says which bytes of an object have been written.
type coverage struct {
	all     bool
	units   units
	guessed bool // more may have been written in loops that go round further
}

func (c *coverage) join(d *coverage) *coverage {
	switch {
	case c == nil:
		return d
	case d == nil || c == d || c.all:
		return c
	case d.all:
		return d
	case (c.guessed || !d.guessed) && d.units.isIn(c.units):
		return c
	case (d.guessed || !c.guessed) && c.units.isIn(d.units):
		return d
	}
	return &coverage{units: c.units.with(d.units), guessed: c.guessed || d.guessed}
}

// A footprint is where in an object threads make an access, symbols apart.
type footprint struct {
	first, last int64 // byte
	units       units
	isApart     bool  // no two threads use one unit
	odd         int64 // the bits of all offsets, and of the size
}

// maxFootprint bounds the bytes that a thread accesses in an operation whose units are tracked.
const maxFootprint = 1 << 16

// footprint returns where an access is.
func (a *access) footprint() *footprint {
	if a.bytes != nil {
		return a.bytes
	}
	f := &footprint{odd: a.size}
	a.bytes = f
	n, isFirst := int64(0), true
	for i := range a.here.all {
		from := a.off.of(i)
		to := from + a.size - 1
		if isFirst {
			f.first, f.last, isFirst = from, to, false
		}
		f.first, f.last, f.odd = min(f.first, from), max(f.last, to), f.odd|from
		if a.size <= maxFootprint {
			f.units = f.units.add(from, a.size)
		}
		n += to>>2 - from>>2 + 1
		if a.off.each == nil { // the others use the same
			n *= int64(a.here.count())
			break
		}
	}
	f.units = f.units.sorted()
	f.isApart = n == int64(f.units.count())
	return f
}

// areUnits reports whether whoever uses one element of grain bytes uses one unit: an element is a part of a unit or, as all
// offsets and sizes have no odd bits, exactly some.
func areUnits(grain, odd int64) bool {
	return grain&(grain-1) == 0 && (grain <= 4 || odd&(grain-1) == 0)
}

// inCommon reports whether two accesses, whose offsets have the same symbols, may have an element of grain bytes in common, the
// second being moved by a number of bytes.
func inCommon(a, b *access, grain, moved int64) bool {
	f, g := a.footprint(), b.footprint()
	if floorDiv(f.last, grain) < floorDiv(g.first+moved, grain) || floorDiv(g.last+moved, grain) < floorDiv(f.first, grain) {
		return false
	}
	const word = 4 * 64
	return max(a.size, b.size) > maxFootprint || !areUnits(grain, f.odd|g.odd|moved) || moved%word != 0 || f.units.overlaps(g.units, moved/word)
}

// areOwn reports whether two accesses certainly are to one element in a thread, and to others in other threads.
func areOwn(a, b *access) bool {
	if a.size != b.size || a.size > maxFootprint || !areUnits(a.size, a.footprint().odd) || a.off.base != b.off.base || !slices.Equal(a.off.each, b.off.each) {
		return false
	}
	return a.footprint().isApart && b.here.isIn(a.here) || b.footprint().isApart && a.here.isIn(b.here)
}
