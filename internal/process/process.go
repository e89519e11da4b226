// Package process starts programs; nothing else in the module does. Each program, and each of its child processes, has bounds
// on time and memory, and its output is bounded as well, since its input may be untrusted.
//
// The bound on a program's time and output holds on all systems. Those on memory, and the end of a program that
// waits forever, need prlimit(2) and /proc: they hold on Linux.
package process

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"slices"
	"sync"
	"time"
)

// Bounds limit the resources of programs. Zero is no bound.
type Bounds struct {
	Time   time.Duration // of all that a runner starts, from the making of the runner
	CPU    time.Duration // of a processor, for each process
	Memory int64         // bytes that each process may write to
	Output int           // bytes on standard output

	Complaint int // bytes kept of a program's standard error; zero for a few

	// Idle is how long processes may wait, none of them running, reading from a disk or connected to anything: waiting
	// for a pipe without a writer never ends. The program itself may wait for a lock, as of Go's module cache.
	Idle, Lock time.Duration
}

// The bounds of programs that are started.
var (
	// For the go command: it may fetch modules and have C compiled.
	forGo = Bounds{
		Time: 15 * time.Minute, CPU: 5 * time.Minute, Memory: 2 << 30, Output: 1 << 30,
		Idle: 5 * time.Second, Lock: 2 * time.Minute,
	}
	// For git, a compiler that describes itself, pkg-config.
	forOthers = Bounds{
		Time: 5 * time.Minute, CPU: 5 * time.Minute, Memory: 2 << 30, Output: 512 << 20,
		Idle: 5 * time.Second, Lock: 5 * time.Second,
	}
	// For go vet, which writes its findings to standard error. Programs that it starts are the user's, and this
	// one.
	forVet = Bounds{Time: time.Hour, Memory: 8 << 30, Output: 1 << 30, Complaint: 1 << 30, Lock: 10 * time.Minute}
	// For a build from sources that the module proxy has, which the user asks for.
	forBuild = Bounds{Time: time.Hour, Memory: 8 << 30, Output: 64 << 20, Lock: 10 * time.Minute}
)

// maxComplaint is the number of bytes kept of a program's standard error.
const maxComplaint = 1 << 20

// A Command is a program to be started.
type Command struct {
	Name  string
	Args  []string
	Dir   string
	Env   []string // nil for Environ()
	Stdin io.Reader
}

// A Runner starts programs sequentially or concurrently, within bounds. Waits that it has ended shorten the patience with later
// programs. It is safe for concurrent use.
type Runner struct {
	bounds   Bounds
	deadline time.Time

	mu    sync.Mutex
	idle  time.Duration // that the next program may be idle for
	ended []string
}

// ForOthers returns a runner for git, compilers that describe themselves, and the like.
func ForOthers() *Runner { return newRunner(forOthers) }

// ForVet returns a runner for go vet with this program as its tool.
func ForVet() *Runner { return newRunner(forVet) }

// ForSelf returns a runner for this program, whose work has bounds of its own.
func ForSelf() *Runner { return newRunner(Bounds{}) }

func newRunner(bounds Bounds) *Runner {
	return &Runner{bounds: bounds, deadline: time.Now().Add(bounds.Time), idle: bounds.Idle}
}

// Ended returns a line for each kind of process that was ended because it waited forever.
func (r *Runner) Ended() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	lines := slices.Sorted(slices.Values(r.ended))
	return slices.Compact(lines)
}

// leastIdle is the least time that programs may be idle, however many before them were ended.
const leastIdle = time.Second

// waitedInVain notes that a process was ended. Later ones are waited for half as long: there may be many of them.
func (r *Runner) waitedInVain(name string, waited time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.ended = append(r.ended, name+" was ended, because it waited for something that never comes, such as the end of a pipe")
	r.idle = min(r.idle, max(waited/2, leastIdle))
}

func (r *Runner) mayBeIdle() time.Duration {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.idle
}

// within returns a context that ends at the deadline, and its cancel function. The cause says which program did not end.
func (r *Runner) within(ctx context.Context, program string) (context.Context, context.CancelCauseFunc) {
	if r.bounds.Time == 0 {
		return context.WithCancelCause(ctx)
	}
	ctx, cancel := context.WithDeadlineCause(ctx, r.deadline, fmt.Errorf("%s takes longer than %v", program, r.bounds.Time))
	ctx, end := context.WithCancelCause(ctx)
	return ctx, func(cause error) {
		end(cause)
		cancel()
	}
}

// Output runs a program and returns its standard output and standard error. A program that exceeds a bound is ended, and the
// error says which bound.
func (r *Runner) Output(ctx context.Context, c Command) (stdout, stderr []byte, err error) {
	path, err := lookPath(c.Name)
	if err != nil {
		return nil, nil, err
	}
	ctx, end := r.within(ctx, c.Name)
	defer end(nil)
	cmd := exec.CommandContext(ctx, path, c.Args...)
	cmd.Args[0] = c.Name
	cmd.Dir, cmd.Env, cmd.Stdin = c.Dir, c.Env, c.Stdin
	if cmd.Env == nil {
		cmd.Env = Environ()
	}
	if c.Dir != "" {
		cmd.Env = append(slices.Clip(cmd.Env), "PWD="+c.Dir)
	}
	out := &output{most: cmp.Or(r.bounds.Output, int(^uint(0)>>1)),
		beyond: func() { end(fmt.Errorf("%s prints more than %d bytes", c.Name, r.bounds.Output)) }}
	complaint := &output{most: cmp.Or(r.bounds.Complaint, maxComplaint)}
	cmd.Stdout, cmd.Stderr, cmd.WaitDelay = out, complaint, 5*time.Second
	endWithParent(cmd)
	w := r.watch("", end)
	defer w.stop()
	cmd.Cancel = func() error {
		w.endAll()
		return cmd.Process.Kill()
	}
	if err := cmd.Start(); err != nil {
		return nil, nil, err
	}
	w.add(cmd.Process.Pid)
	err = cmd.Wait()
	if cause := context.Cause(ctx); cause != nil && err != nil {
		err = cause
	}
	return out.kept.Bytes(), complaint.kept.Bytes(), err
}

// An output keeps a program's output, up to a number of bytes.
type output struct {
	kept   bytes.Buffer // not embedded: io.Copy would use its ReadFrom
	most   int
	beyond func() // called when there is more; nil if that is dropped
}

func (o *output) Write(p []byte) (int, error) {
	left := max(o.most-o.kept.Len(), 0)
	if len(p) <= left {
		return o.kept.Write(p)
	}
	o.kept.Write(p[:left])
	if o.beyond != nil {
		o.beyond()
		return left, errors.New("too much output")
	}
	return len(p), nil
}
