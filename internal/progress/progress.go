// Package progress shows on a terminal what a run is busy with.
package progress

import (
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/cudavet/cudavet/cudarules/plain"
)

// A Line tells on a terminal what a run that takes longer than a moment is
// busy with, in one line that is written over and wiped in the end. A nil
// Line tells nothing.
type Line struct {
	w    io.Writer
	stop func() // ends the telling

	mu   sync.Mutex
	busy string
}

// Start returns a line that begins to tell after delay, and from
// then on every period.
func Start(w io.Writer, delay, period time.Duration) *Line {
	done, ended := make(chan struct{}), make(chan struct{})
	p := &Line{w: w, stop: func() { close(done); <-ended }}
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

func (p *Line) tell() {
	p.mu.Lock()
	defer p.mu.Unlock()
	fmt.Fprintf(p.w, "%s%s", eraseLine, p.busy)
}

// At says what the run is busy with.
func (p *Line) At(format string, args ...any) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.busy = plain.Line(fmt.Sprintf(format, args...))
}

// End wipes the line.
func (p *Line) End() {
	if p != nil {
		p.stop()
	}
}
