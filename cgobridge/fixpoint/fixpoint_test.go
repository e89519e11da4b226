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

// TestUnsettled asks questions in a circle whose answers never fit together, and one that is
// not in the circle but depends on it.
func TestUnsettled(t *testing.T) {
	for first := range 4 {
		var s *Solver[int, bool]
		s = New(func(q int) bool {
			switch q {
			case 0:
				return !s.Solve(1)
			case 1:
				return s.Solve(0)
			case 2:
				return !s.Solve(0)
			}
			return true
		}, func(a, b bool) bool { return a == b })
		s.Solve(first)
		for q, want := range []bool{false, false, true, true} {
			if got := s.Solve(q); got != want || s.IsOpen() {
				t.Errorf("after %d: %d is %v, want %v", first, q, got, want)
			}
		}
	}
}

// TestLateMember has a question that only the answers of later rounds depend on.
func TestLateMember(t *testing.T) {
	for first := range 3 {
		var s *Solver[int, int]
		s = New(func(q int) int {
			switch q {
			case 0:
				if s.Solve(1) > 0 {
					return s.Solve(2)
				}
				return 0
			case 1:
				return 1 + 0*s.Solve(0)
			}
			return 7
		}, func(a, b int) bool { return a == b })
		s.Solve(first)
		for q, want := range []int{7, 1, 7} {
			if got := s.Solve(q); got != want || s.IsOpen() {
				t.Errorf("after %d: %d is %d, want %d", first, q, got, want)
			}
		}
	}
}
