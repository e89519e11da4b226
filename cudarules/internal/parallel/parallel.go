// Package parallel runs work on all processors.
package parallel

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// Each calls do with 0 to n-1 on as many goroutines as there are
// processors, and returns when all calls have. A panic of one goes on here.
func Each(n int, do func(i int)) { each(n, runtime.GOMAXPROCS(0), do) }

// EachWaiting is Each for calls that wait for calls before them: with more
// goroutines than processors, others go on meanwhile.
func EachWaiting(n int, do func(i int)) { each(n, 2*runtime.GOMAXPROCS(0), do) }

func each(n, goroutines int, do func(i int)) {
	var (
		group sync.WaitGroup
		next  atomic.Int64
		fault atomic.Value
	)
	for range min(n, goroutines) {
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
