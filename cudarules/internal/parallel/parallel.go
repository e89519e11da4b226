// Package parallel runs work on all processors.
package parallel

import (
	"fmt"
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
					fault.CompareAndSwap(nil, newFault(reason))
				}
			}()
			for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
				do(int(i))
			}
		})
	}
	group.Wait()
	if f := fault.Load(); f != nil {
		panic(f)
	}
}

// A Fault is the value that [Each] panics with after a panic of one of its calls.
type Fault struct {
	reason  any
	callers []uintptr
}

func newFault(reason any) *Fault {
	if f, ok := reason.(*Fault); ok {
		return f
	}
	pcs := make([]uintptr, 256)
	return &Fault{reason, pcs[:runtime.Callers(1, pcs)]}
}

// Error formats the panic value of the call.
func (f *Fault) Error() string { return fmt.Sprint(f.reason) }

// Callers returns the stack of the call when it panicked, as [runtime.Callers] does.
func (f *Fault) Callers() []uintptr { return f.callers }
