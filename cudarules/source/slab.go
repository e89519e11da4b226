package source

// A slab hands out pieces of memory that are given back all at once.
type slab[T any] struct {
	free  []T
	taken int // elements since all was given back
}

// maxBlock limits the elements that are allocated ahead of need and kept.
const maxBlock = 1 << 14

// take returns an empty slice with room for n elements.
func (s *slab[T]) take(n int) []T {
	s.taken += n
	used := len(s.free)
	if cap(s.free)-used < n {
		s.free = make([]T, 0, max(n, min(2*cap(s.free), maxBlock), 256))
		used = 0
	}
	s.free = s.free[:used+n]
	return s.free[used : used : used+n]
}

// reset takes everything back.
func (s *slab[T]) reset() {
	if cap(s.free) > maxBlock {
		s.free = nil
	}
	s.free = s.free[:0]
	s.taken = 0
}
