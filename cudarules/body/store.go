package body

import "slices"

// A store is where operations and their operands are cut from larger pieces.
type store struct {
	ops      supply[Op]
	operands supply[*Op]
	made     int // operations
}

// newScratch returns a store whose pieces are used again.
func newScratch() *store {
	return &store{ops: supply[Op]{again: true}, operands: supply[*Op]{again: true}}
}

// op returns an empty operation.
func (s *store) op() *Op {
	s.made++
	return &s.ops.cut(1)[0]
}

// list copies a list of operands.
func (s *store) list(args []*Op) []*Op {
	switch n := len(args); {
	case n == 0:
		return nil
	case n > piece:
		return slices.Clone(args)
	default:
		list := s.operands.cut(n)
		copy(list, args)
		return list
	}
}

// reset takes back all that was cut: nothing of it is in use any more.
func (s *store) reset() {
	s.made = 0
	s.ops.reset()
	s.operands.reset()
}

// piece is how many things are made at once.
const piece = 64

// A supply makes things of one type.
type supply[T any] struct {
	spare []T
	again bool  // pieces are used again
	full  [][]T // pieces that are in use
	empty [][]T
}

// cut returns n things, no more than a piece has.
func (s *supply[T]) cut(n int) []T {
	if n > len(s.spare) {
		s.spare = s.fresh()
	}
	list := s.spare[:n:n]
	s.spare = s.spare[n:]
	return list
}

// fresh returns a piece.
func (s *supply[T]) fresh() []T {
	var p []T
	if last := len(s.empty) - 1; last >= 0 {
		p, s.empty = s.empty[last], s.empty[:last]
	} else {
		p = make([]T, piece)
	}
	if s.again {
		s.full = append(s.full, p)
	}
	return p
}

// reset makes the pieces that are in use empty.
func (s *supply[T]) reset() {
	for _, p := range s.full {
		clear(p)
	}
	s.empty = append(s.empty, s.full...)
	s.full, s.spare = s.full[:0], nil
}
