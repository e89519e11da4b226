package fixpoint

import "testing"

// TestSolve asks which numbers can be reached in a graph with circles, each question first.
func TestSolve(t *testing.T) {
	next := map[int][]int{0: {1}, 1: {2, 3}, 2: {0}, 3: {4, 5}, 4: {3}, 5: {}, 6: {5, 6}, 7: {}}
	want := []int{0b111111, 0b111111, 0b111111, 0b111000, 0b111000, 0b100000, 0b1100000, 0b10000000}
	for first := range want {
		var s *Solver[int, int]
		s = New(func(q int) int {
			reached := 1 << q
			for _, n := range next[q] {
				reached |= s.Solve(n)
			}
			return reached
		}, func(a, b int) bool { return a == b })
		s.Solve(first)
		for q, reached := range want {
			if got := s.Solve(q); got != reached || s.IsOpen() {
				t.Errorf("after %d: %d reaches %b, want %b", first, q, got, reached)
			}
		}
	}
}
