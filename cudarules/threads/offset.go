package threads

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Two places in one array that parameters of the kernel part, as v[i] and v[i + n]: for some value of n one thread's is another
// one's, unless conditions that it has come by say otherwise.

// PlaceOf returns the operation that names the place which an access uses.
func PlaceOf(access *body.Op) *body.Op {
	for access.Is(body.Assign, body.Step, body.Load, body.Convert) && access.Args[0] != nil {
		access = access.Args[0]
	}
	return access
}

// movedPair returns two accesses to global memory by two threads of a block if some value of the parameters makes their places
// one; nil if none does.
func (m *machine) movedPair(a, b *maybeAccess) *Pair {
	either := a.flags | b.flags
	if a == b || either&isWrite == 0 || either&(isAtomic|isVolatile) != 0 || a.object.space != global || a.phase != b.phase ||
		a.lock != nil || b.lock != nil || a.cond != nil || b.cond != nil || a.loaded || b.loaded || m.mode.unseen {
		return nil
	}
	if a.off.each == nil && b.off.each == nil { // parameters that name one place each name others for good reasons
		return nil
	}
	d := b.off.plus(&a.off, -1)
	if len(d.sum) == 0 || slices.ContainsFunc(d.sum, func(t term) bool { return !t.symbol.isOfParameters() }) || isSameText(a.op, b.op) {
		return nil
	}
	m.maybe.compared++
	d = value{kind: number, sum: d.sum}
	step := d.factor()
	d = d.dividedBy(step)
	of, others := a.here.upTo(maxMovedThreads), b.here.upTo(maxMovedThreads)
	for i := range of.all {
		for j := range others.all {
			apart := a.off.of(i) - b.off.of(j)
			if i == j || apart%step != 0 || len(d.sum) == 1 && apart/step*d.sum[0].times <= 0 {
				continue
			}
			same := d
			same.base = -apart / step
			if m.mayBeOne(a.access, i, b.access, j, &same) {
				return newPair(a.access, b.access, a.off.of(i), i, j)
			}
		}
	}
	return nil
}

// maxMovedThreads bounds the threads that are looked at for a pair: what parameters move by any number of elements meets among the
// first.
const maxMovedThreads = 32

// mayBeOne reports whether access a by thread i and b by thread j, of the first block of the grid, race if a number is zero, and may
// come there then.
func (m *machine) mayBeOne(a *access, i int, b *access, j int, same *value) bool {
	matters := a.matters(b, func(v, w *value) bool {
		same, isKnown := m.isSame(v, i, w, j)
		return !isKnown || !same
	})
	first := new([3]int64)
	return matters && m.consistent(a.splits, i, first, &split{outer: b.splits, number: same, operator: syntax.Equal, mask: b.here}, j, first)
}

// isOfParameters reports whether a symbol stands for a parameter of the kernel, or a quotient of one.
func (x *symbol) isOfParameters() bool {
	if x.dividend == nil {
		return strings.HasPrefix(x.key, "parameter ") && !x.given && x.from == 0
	}
	return !slices.ContainsFunc(x.dividend.sum, func(t term) bool { return !t.symbol.isOfParameters() })
}

// isSameText reports whether two accesses name their places by the same words, as in two rounds of a loop: what parts them is then
// how far it goes in one.
func isSameText(a, b *body.Op) bool {
	return PlaceOf(a).Node.Text() == PlaceOf(b).Node.Text()
}
