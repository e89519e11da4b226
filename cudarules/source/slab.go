package source

// A slab hands out pieces of memory that are given back all at once.
type slab[T any] struct{ free []T }

// take returns an empty slice with room for n elements.
func (s *slab[T]) take(n int) []T {
	used := len(s.free)
	if cap(s.free)-used < n {
		s.free = make([]T, 0, max(n, 2*cap(s.free), 256))
		used = 0
	}
	s.free = s.free[:used+n]
	return s.free[used : used : used+n]
}

// reset takes everything back.
func (s *slab[T]) reset() { s.free = s.free[:0] }
