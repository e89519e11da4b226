package memory

import (
	"iter"
	"math/bits"
	"slices"
)

// A tree maps objects, by number, to facts about them. It is immutable: a modified tree shares its
// other parts, and a join skips the parts that two trees share (C. Okasaki and A. Gill, Fast Mergeable
// Integer Maps, 1998: big endian Patricia trees). The nil tree is empty.
type tree[V comparable] struct {
	value     V       // of a leaf
	object    *Object // of a leaf; nil for a branch
	prefix    uint32  // of a leaf: the number of the object; of a branch: the bits above bit that all numbers below it have
	bit       uint32  // of a branch: the highest in which they differ
	zero, one *tree[V]
}

// get returns the value of the object with a number.
func (t *tree[V]) get(number uint32) (value V, ok bool) {
	for t != nil {
		if t.object != nil {
			if t.prefix == number {
				return t.value, true
			}
			break
		}
		if number&t.bit == 0 {
			t = t.zero
		} else {
			t = t.one
		}
	}
	return value, false
}

func (t *tree[V]) has(number uint32) bool {
	_, ok := t.get(number)
	return ok
}

// with returns t with a value of one object, which has a number.
func (t *tree[V]) with(number uint32, o *Object, value V) *tree[V] {
	switch {
	case t == nil:
		return &tree[V]{object: o, prefix: number, value: value}
	case !t.holds(number):
		return fork(t, &tree[V]{object: o, prefix: number, value: value})
	case t.object != nil:
		return t.holding(value)
	case number&t.bit == 0:
		return t.branch(t.zero.with(number, o, value), t.one)
	default:
		return t.branch(t.zero, t.one.with(number, o, value))
	}
}

// holding returns a leaf with another value.
func (t *tree[V]) holding(value V) *tree[V] {
	if t.value == value {
		return t
	}
	return &tree[V]{object: t.object, prefix: t.prefix, value: value}
}

// less returns t without the objects whose numbers lie between two, these included.
func (t *tree[V]) less(first, last uint32) *tree[V] {
	switch {
	case t == nil || first <= t.number() && t.highest() <= last:
		return nil
	case last < t.number() || t.highest() < first:
		return t
	}
	return t.branch(t.zero.less(first, last), t.one.less(first, last))
}

// but returns t without the objects that another tree has.
func (t *tree[V]) but(other *tree[V]) *tree[V] {
	switch {
	case t == nil || t == other:
		return nil
	case other == nil:
		return t
	case other.object != nil:
		return t.less(other.prefix, other.prefix)
	case t.object != nil:
		if other.has(t.prefix) {
			return nil
		}
		return t
	case t.bit == other.bit && t.prefix == other.prefix:
		return t.branch(t.zero.but(other.zero), t.one.but(other.one))
	case other.bit < t.bit && t.holds(other.number()):
		if other.number()&t.bit == 0 {
			return t.branch(t.zero.but(other), t.one)
		}
		return t.branch(t.zero, t.one.but(other))
	case t.bit < other.bit && other.holds(t.number()):
		if t.number()&other.bit == 0 {
			return t.but(other.zero)
		}
		return t.but(other.one)
	}
	return t
}

// without returns t without the objects that drop names.
func (t *tree[V]) without(drop func(*Object) bool) *tree[V] {
	switch {
	case t == nil:
		return nil
	case t.object != nil:
		if drop(t.object) {
			return nil
		}
		return t
	}
	return t.branch(t.zero.without(drop), t.one.without(drop))
}

// number returns a number that lies below t: the one of a leaf, the smallest possible of
// a branch.
func (t *tree[V]) number() uint32 { return t.prefix }

// highest returns the largest number that may lie below t.
func (t *tree[V]) highest() uint32 {
	if t.object != nil {
		return t.prefix
	}
	return t.prefix | (t.bit<<1 - 1)
}

// holds reports whether a number lies below t if t has it.
func (t *tree[V]) holds(number uint32) bool {
	if t.object != nil {
		return t.prefix == number
	}
	return above(number, t.bit) == t.prefix
}

// above keeps the bits of a number above one bit.
func above(number, bit uint32) uint32 { return number &^ (bit<<1 - 1) }

// branch returns a branch with other trees below it: t itself if they are the same.
func (t *tree[V]) branch(zero, one *tree[V]) *tree[V] {
	switch {
	case zero == t.zero && one == t.one:
		return t
	case zero == nil:
		return one
	case one == nil:
		return zero
	}
	return &tree[V]{prefix: t.prefix, bit: t.bit, zero: zero, one: one}
}

// fork returns the union of two trees whose numbers differ above the branching bit of either.
func fork[V comparable](s, t *tree[V]) *tree[V] {
	a, b := s.number(), t.number()
	bit := uint32(1) << (31 - bits.LeadingZeros32(a^b))
	if a&bit != 0 {
		s, t = t, s
	}
	return &tree[V]{prefix: above(a, bit), bit: bit, zero: s, one: t}
}

// all yields the objects with their values, in the order of the numbers.
func (t *tree[V]) all() iter.Seq2[*Object, V] {
	return func(yield func(*Object, V) bool) { t.each(yield) }
}

func (t *tree[V]) each(yield func(*Object, V) bool) bool {
	if t == nil {
		return true
	}
	if t.object != nil {
		return yield(t.object, t.value)
	}
	return t.zero.each(yield) && t.one.each(yield)
}

// A joining says how the join of two trees treats an object that only one of them has, or both with
// different values. Nil functions keep an object of one tree as it is.
type joining[V comparable] struct {
	both     func(o *Object, a, b V) V
	onlyInto func(o *Object, a V) V
	onlyFrom func(o *Object, b V) V
}

// join returns the join of two trees: into itself if it is no other.
func (j *joining[V]) join(into, from *tree[V]) *tree[V] {
	switch {
	case into == from:
		return into
	case from == nil:
		return into.mapped(j.onlyInto)
	case into == nil:
		return from.mapped(j.onlyFrom)
	case into.object != nil && from.object != nil && into.prefix == from.prefix:
		return into.holding(j.both(into.object, into.value, from.value))
	case into.object == nil && from.object == nil && into.bit == from.bit && into.prefix == from.prefix:
		return into.branch(j.join(into.zero, from.zero), j.join(into.one, from.one))
	case into.object == nil && (from.object != nil || from.bit < into.bit) && into.holds(from.number()):
		if from.number()&into.bit == 0 {
			return into.branch(j.join(into.zero, from), into.one.mapped(j.onlyInto))
		}
		return into.branch(into.zero.mapped(j.onlyInto), j.join(into.one, from))
	case from.object == nil && (into.object != nil || into.bit < from.bit) && from.holds(into.number()):
		if into.number()&from.bit == 0 {
			return from.branch(j.join(into, from.zero), from.one.mapped(j.onlyFrom))
		}
		return from.branch(from.zero.mapped(j.onlyFrom), j.join(into, from.one))
	}
	return fork(into.mapped(j.onlyInto), from.mapped(j.onlyFrom))
}

// mapped returns t with other values; t itself for no function.
func (t *tree[V]) mapped(value func(*Object, V) V) *tree[V] {
	switch {
	case t == nil || value == nil:
		return t
	case t.object != nil:
		return t.holding(value(t.object, t.value))
	}
	return t.branch(t.zero.mapped(value), t.one.mapped(value))
}

// objects returns the objects in a deterministic order.
func (t *tree[V]) objects() []*Object {
	var list []*Object
	for o := range t.all() {
		list = append(list, o)
	}
	slices.SortFunc(list, compareObjects)
	return list
}

// union returns the union of two sets.
func union(s, t *tree[struct{}]) *tree[struct{}] {
	return (&joining[struct{}]{both: func(*Object, struct{}, struct{}) struct{} { return struct{}{} }}).join(s, t)
}
