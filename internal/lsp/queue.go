package lsp

import (
	"cmp"
	"maps"
	"slices"
	"sync"
	"time"
)

// A queue does one thing after another, each when its time has come. A thing that is requested again
// meanwhile is postponed: it is done once, when nothing has changed for a while.
type queue struct {
	do func(key string, canceled <-chan struct{})

	mu     sync.Mutex
	due    map[string]time.Time
	now    string        // the current one
	cancel chan struct{} // closed if that is of no use any more; nil if nothing is being done
	wake   chan struct{}
	ended  chan struct{}
}

func newQueue(do func(key string, canceled <-chan struct{})) *queue {
	q := &queue{do: do, due: map[string]time.Time{}, wake: make(chan struct{}, 1), ended: make(chan struct{})}
	go q.work()
	return q
}

// want has something be done after a delay. If it is being done, that is canceled.
func (q *queue) want(key string, delay time.Duration) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.due[key] = time.Now().Add(delay)
	if q.now == key {
		q.stop()
	}
	select {
	case q.wake <- struct{}{}:
	default:
	}
}

// drop has something not be done.
func (q *queue) drop(key string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	delete(q.due, key)
	if q.now == key {
		q.stop()
	}
}

// stop cancels the current one.
func (q *queue) stop() {
	if q.cancel != nil {
		close(q.cancel)
		q.cancel = nil
	}
}

// end has nothing more be done.
func (q *queue) end() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.stop()
	select {
	case <-q.ended:
	default:
		close(q.ended)
	}
}

func (q *queue) work() {
	for {
		key, canceled, wait := q.next()
		if canceled != nil {
			q.do(key, canceled)
			continue
		}
		timer := time.NewTimer(wait)
		select {
		case <-q.ended:
			timer.Stop()
			return
		case <-q.wake:
		case <-timer.C:
		}
		timer.Stop()
	}
}

// idle is how long the queue sleeps where nothing is wanted.
const idle = time.Hour

// next takes one that is due, or returns the time until the next is.
func (q *queue) next() (key string, canceled <-chan struct{}, wait time.Duration) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.now, q.cancel = "", nil
	select {
	case <-q.ended:
		return "", nil, idle
	default:
	}
	if len(q.due) == 0 {
		return "", nil, idle
	}
	key = slices.MinFunc(slices.Collect(maps.Keys(q.due)),
		func(a, b string) int { return cmp.Or(q.due[a].Compare(q.due[b]), cmp.Compare(a, b)) })
	if wait := time.Until(q.due[key]); wait > 0 {
		return "", nil, wait
	}
	delete(q.due, key)
	q.now, q.cancel = key, make(chan struct{})
	return key, q.cancel, 0
}
