package main

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// A progress tells on a terminal what a run that takes longer than a moment is
// busy with, in one line that is written over and wiped in the end. A nil
// progress tells nothing.
type progress struct {
	w    io.Writer
	stop func() // ends the telling

	mu   sync.Mutex
	busy string
}

// startProgress returns a progress that begins to tell after delay, and from
// then on every period.
func startProgress(w io.Writer, delay, period time.Duration) *progress {
	done, ended := make(chan struct{}), make(chan struct{})
	p := &progress{w: w, stop: func() { close(done); <-ended }}
	go func() {
		defer close(ended)
		told := false
		for wait := delay; ; wait = period {
			select {
			case <-time.After(wait):
				told = true
				p.tell()
			case <-done:
				if told {
					io.WriteString(w, eraseLine)
				}
				return
			}
		}
	}()
	return p
}

// eraseLine moves to the start of the line and wipes it (ECMA-48, EL).
const eraseLine = "\r\x1b[K"

func (p *progress) tell() {
	p.mu.Lock()
	defer p.mu.Unlock()
	fmt.Fprintf(p.w, "%s%s", eraseLine, p.busy)
}

// at says what the run is busy with.
func (p *progress) at(format string, args ...any) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.busy = fmt.Sprintf(format, args...)
}

// end wipes the line.
func (p *progress) end() {
	if p != nil {
		p.stop()
	}
}
