package parallel

import (
	"fmt"
	"sync/atomic"
	"testing"
)

func TestEach(t *testing.T) {
	for _, n := range []int{0, 1, 2, 1000} {
		calls := make([]atomic.Int32, n)
		Each(n, func(i int) { calls[i].Add(1) })
		for i := range calls {
			if got := calls[i].Load(); got != 1 {
				t.Errorf("of %d calls, the one with %d was made %d times", n, i, got)
			}
		}
	}
	defer func() {
		if reason := recover(); fmt.Sprint(reason) != "fault" {
			t.Errorf("a panic arrives as %v", reason)
		}
	}()
	Each(8, func(i int) {
		if i == 3 {
			panic("fault")
		}
	})
	t.Error("a panic is lost")
}
