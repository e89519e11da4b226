// Package progress shows the current activity of a run on a terminal.
package progress

import (
	"fmt"
	"io"
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"github.com/cudavet/cudavet/cudarules/plain"
)

// A Line shows on a terminal the current activity of a run that takes longer than a moment, in one line that is
// overwritten and finally wiped, also before a signal ends the process. A nil Line shows nothing.
type Line struct {
	w    io.Writer
	stop func() // ends the display

	mu   sync.Mutex
	busy string
}

// Start returns a line that is first shown after delay, and then updated every period.
func Start(w io.Writer, delay, period time.Duration) *Line {
	done, ended := make(chan struct{}), make(chan struct{})
	interrupted := make(chan os.Signal, 1)
	signal.Notify(interrupted, os.Interrupt, syscall.SIGTERM)
	p := &Line{w: w, stop: func() { signal.Stop(interrupted); close(done); <-ended }}
	go func() {
		defer close(ended)
		told := false
		for wait := delay; ; wait = period {
			select {
			case <-time.After(wait):
				told = true
				p.tell()
			case s := <-interrupted:
				signal.Stop(interrupted)
				if told {
					io.WriteString(w, eraseLine)
				}
				again(s)
				return
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

// again makes the process receive a signal with its default action.
func again(s os.Signal) {
	if self, err := os.FindProcess(os.Getpid()); err != nil || self.Signal(s) != nil { // on Windows
		os.Exit(128 + int(syscall.SIGINT))
	}
}

// eraseLine moves to the start of the line and wipes it (ECMA-48, EL).
const eraseLine = "\r\x1b[K"

func (p *Line) tell() {
	p.mu.Lock()
	defer p.mu.Unlock()
	fmt.Fprintf(p.w, "%s%s", eraseLine, p.busy)
}

// At sets the current activity.
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
