package threads

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Indices of neighbors at the border of a range whose length is not known: (i + 1) % n, i == n - 1 ? 0 : i + 1, max(i - 1, 0). They
// are numbers but for threads at the border, whose accesses are left out.

// A border says where an index is the number that it is but for a symbol: of the threads in which conditions hold.
type border struct{ conditions []condition }

// A condition compares a number with zero.
type condition struct {
	number   value
	operator syntax.Op
}

// inside returns a number in the threads in which conditions hold; in the others, nothing is known.
func (m *machine) inside(v value, conditions ...condition) value {
	m.made++
	x := m.symbol(sprint("border ", m.made))
	x.given, x.from, x.border = true, v.sources(), &border{conditions}
	return v.plus(&value{kind: number, sum: x.alone}, 1)
}

// isRanged reports whether a number differs between threads, and is no such number itself.
func (v *value) isRanged() bool { return v.kind == number && v.each != nil && !v.isGiven() }

// isShared reports whether a number is the same in all threads.
func (v *value) isShared() bool { return v.kind == number && v.isUniform() }

// modulo returns the remainder of a number by an unknown one: the number less a multiple of that, if the difference is in range.
func (m *machine) modulo(a, n value) (value, bool) {
	if !a.isRanged() || !n.isShared() || len(n.sum) != 1 || n.base != 0 || n.sum[0].times != 1 {
		return value{}, false
	}
	if i := slices.IndexFunc(a.sum, func(t term) bool { return t.symbol == n.sum[0].symbol }); i >= 0 {
		a = a.plus(&n, -a.sum[i].times)
	}
	return m.inside(a, condition{a, syntax.GreaterEqual}, condition{a.plus(&n, -1), syntax.Less}), true
}

// least returns the smaller of two values, or the greater one, if one differs between threads and the other one is the same in all.
func (m *machine) least(a, b value, isMin bool) (value, bool) {
	if b.isRanged() {
		a, b = b, a
	}
	if !a.isRanged() || !b.isShared() {
		return value{}, false
	}
	by := syntax.Greater
	if isMin {
		by = syntax.Less
	}
	return m.inside(a, condition{a.plus(&b, -1), by}), true
}

// chosen returns the value of one side of ?: that differs between threads, where the other one is the same in all and the condition
// is known but for a symbol.
func (m *machine) chosen(a, b value, yes, no, around *split) (value, bool) {
	if b.isRanged() {
		a, b, yes = b, a, no
	}
	if !a.isRanged() || !b.isShared() || yes.outer != around || yes.kind != threadish || yes.number == nil || yes.loose {
		return value{}, false
	}
	return m.inside(a, condition{*yes.number, yes.operator}), true
}

// withinBorders returns a place without the symbols of borders, and with the conditions under which it is the right one.
func (m *machine) withinBorders(p place, s *state) place {
	if p.off.kind != number {
		return p
	}
	for _, t := range p.off.sum {
		if t.symbol.border == nil {
			continue
		}
		p.off.sum = addSums(addSums(nil, p.off.sum, 1), []term{t}, -1)
		if p.under == nil {
			p.under = s.splits
		}
		for _, c := range t.symbol.border.conditions {
			p.under = &split{outer: p.under, kind: assumed, number: &c.number, operator: c.operator, mask: s.here, depth: m.frame.depth}
		}
	}
	return p
}
