// Package timing adds up where the time of a run goes.
package timing

import (
	"cmp"
	"slices"
	"sync"
	"time"
)

// Times adds up how long each activity of a run takes, on all goroutines together. A nil Times
// adds up nothing. It is safe for concurrent use.
type Times struct {
	mu    sync.Mutex
	spent map[Activity]time.Duration
}

// An Activity is something that a run spends time on.
type Activity struct{ Kind, Name string }

// Kinds of activities.
const (
	Phase    = "phase"
	Analyzer = "analyzer"
	Rule     = "rule"
)

// Add adds to the time of an activity.
func (t *Times) Add(kind, name string, d time.Duration) {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.spent == nil {
		t.spent = map[Activity]time.Duration{}
	}
	t.spent[Activity{kind, name}] += d
}

// Begin begins an activity, which the function that it returns ends.
func (t *Times) Begin(kind, name string) (end func()) {
	if t == nil {
		return func() {}
	}
	since := time.Now()
	return func() { t.Add(kind, name, time.Since(since)) }
}

// An Entry is how long an activity took.
type Entry struct {
	Activity
	Spent time.Duration
}

// Of returns the activities of a kind, those that took the longest first.
func (t *Times) Of(kind string) (entries []Entry) {
	if t == nil {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for a, spent := range t.spent {
		if a.Kind == kind {
			entries = append(entries, Entry{a, spent})
		}
	}
	slices.SortFunc(entries, func(a, b Entry) int {
		return cmp.Or(cmp.Compare(b.Spent, a.Spent), cmp.Compare(a.Name, b.Name))
	})
	return entries
}

// A Watch measures the activities of one goroutine: while a nested one runs, the time of the outer one
// stops. A nil Watch does nothing.
type Watch struct {
	times *Times
	now   Activity // the zero value for none
	since time.Time
}

// Watch returns a watch of which nothing goes on.
func (t *Times) Watch() *Watch {
	if t == nil {
		return nil
	}
	return &Watch{times: t}
}

// Switch begins an activity, or none, and returns the one that it ends.
func (w *Watch) Switch(to Activity) (before Activity) {
	if w == nil {
		return Activity{}
	}
	at := time.Now()
	if w.now != (Activity{}) {
		w.times.Add(w.now.Kind, w.now.Name, at.Sub(w.since))
	}
	before = w.now
	w.now, w.since = to, at
	return before
}
