package cudarules

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// inParallel calls do with 0 to n-1 on as many goroutines as there are
// processors, and returns when all calls have. A panic of one goes on here.
func inParallel(n int, do func(i int)) {
	var (
		group sync.WaitGroup
		next  atomic.Int64
		fault atomic.Value
	)
	for range min(n, runtime.GOMAXPROCS(0)) {
		group.Go(func() {
			defer func() {
				if reason := recover(); reason != nil {
					fault.CompareAndSwap(nil, panicked{reason})
				}
			}()
			for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
				do(int(i))
			}
		})
	}
	group.Wait()
	if f, ok := fault.Load().(panicked); ok {
		panic(f.reason)
	}
}

type panicked struct{ reason any }

// A turn lets calls that run at the same time do something in order. The zero
// turn waits for nobody.
type turn struct {
	before <-chan struct{} // closed when the turn before has passed; nil: there is none
	after  chan struct{}   // nil: nobody waits for it, or it has passed
}

// newTurns returns n turns in order.
func newTurns(n int) []*turn {
	turns := make([]*turn, n)
	var before chan struct{}
	for i := range turns {
		turns[i] = &turn{before, make(chan struct{})}
		before = turns[i].after
	}
	return turns
}

// await returns when the turn before has passed.
func (t *turn) await() {
	if t.before != nil {
		<-t.before
	}
}

// pass ends the turn, for which it waits if need be.
func (t *turn) pass() {
	t.await()
	if t.after != nil {
		close(t.after)
		t.after = nil
	}
}
