package process

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// A watch bounds a program and its child processes, and ends those that wait forever.
type watch struct {
	runner *Runner
	mark   string      // environment variable of the programs that are watched; "" for those that are added
	end    func(error) // ends the program

	mu      sync.Mutex
	roots   map[int]bool
	members map[int]member // by process id
	foreign map[int]bool   // processes that are none, which never become any
	rest    rest

	done, ended chan struct{}
}

// A member is a process as it was seen last.
type member struct {
	name    string
	parent  int
	state   byte   // as in proc_pid_stat(5)
	ticks   int64  // of a processor, 100 a second
	started string // identifies it among processes of the same number
}

// A rest is a time in which nothing happens.
type rest struct {
	since     time.Time
	ticks     int64
	processes string
}

// Bounds that hold for every program. Address space is more than memory: a mapped file counts.
const (
	maxAddresses = 8 << 30
	maxFile      = 2 << 30 // bytes of a file that is written
)

// endWithParent has a program end when this process ends.
func endWithParent(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }

// watch begins to watch the processes in whose environment a mark is, and those that are added.
func (r *Runner) watch(mark string, end func(error)) *watch {
	w := &watch{
		runner: r, mark: mark, end: end, roots: map[int]bool{}, members: map[int]member{}, foreign: map[int]bool{},
		done: make(chan struct{}), ended: make(chan struct{}),
	}
	if r.bounds == (Bounds{}) {
		close(w.ended)
		return w
	}
	go func() {
		defer close(w.ended)
		for period := 10 * time.Millisecond; ; period = min(2*period, 100*time.Millisecond) {
			select {
			case <-w.done:
				return
			case <-time.After(period):
				w.look()
			}
		}
	}()
	return w
}

// stop ends the watching.
func (w *watch) stop() {
	close(w.done)
	<-w.ended
}

// add adds a program.
func (w *watch) add(pid int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.roots[pid] = true
	w.bound(pid)
}

// bound sets the bounds of a process, which those that it starts have from it.
func (w *watch) bound(pid int) {
	set := func(resource int, most int64) {
		var limit unix.Rlimit
		if most == 0 || unix.Prlimit(pid, resource, nil, &limit) != nil {
			return // it has ended
		}
		limit.Max = min(limit.Max, uint64(most))
		limit.Cur = min(limit.Cur, limit.Max)
		_ = unix.Prlimit(pid, resource, &limit, nil) // it may have ended
	}
	b := w.runner.bounds
	if b == (Bounds{}) {
		return
	}
	if b.Memory > 0 {
		set(unix.RLIMIT_DATA, b.Memory)
		set(unix.RLIMIT_AS, max(maxAddresses, b.Memory))
	}
	set(unix.RLIMIT_CPU, int64(b.CPU/time.Second))
	set(unix.RLIMIT_FSIZE, maxFile)
}

// look finds the existing processes, bounds new ones, and ends those that wait forever.
func (w *watch) look() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.refresh()
	if len(w.members) > 0 && !w.rests() {
		w.rest = rest{}
	}
}

// refresh brings the members up to date.
func (w *watch) refresh() {
	seen := map[int]member{}
	foreign := map[int]bool{}
	for _, pid := range processes() {
		if w.foreign[pid] {
			foreign[pid] = true
		} else if m, ok := readMember(pid); ok {
			seen[pid] = m
		}
	}
	members := map[int]member{}
	var isMember func(pid int) bool
	isMember = func(pid int) bool {
		m, ok := seen[pid]
		if !ok {
			return false
		}
		if _, ok := members[pid]; ok {
			return true
		}
		is := w.roots[pid] || w.members[pid].started == m.started
		if !is && m.parent == os.Getpid() && w.mark != "" && hasMark(pid, w.mark) {
			w.roots[pid], is = true, true
		}
		if is = is || m.parent != pid && isMember(m.parent); is {
			members[pid] = m
		}
		return is
	}
	for pid, m := range seen {
		switch {
		case isMember(pid):
			if _, known := w.members[pid]; !known {
				w.bound(pid)
			}
		case m.parent != os.Getpid(): // which may be about to become the program
			foreign[pid] = true
		}
	}
	w.members, w.foreign = members, foreign
}

// rests reports whether nothing happens, and ends processes that have waited for too long.
func (w *watch) rests() bool {
	now := rest{since: time.Now()}
	var started []string
	alone := true
	for pid, m := range w.members {
		if m.state != 'S' && m.state != 'Z' {
			return false
		}
		now.ticks += m.ticks
		started = append(started, strconv.Itoa(pid)+" "+m.started)
		alone = alone && w.roots[pid]
	}
	slices.Sort(started)
	now.processes = strings.Join(started, ",")
	if w.rest.processes != now.processes {
		w.rest = now
		return true
	}
	waited := now.since.Sub(w.rest.since)
	if now.ticks-w.rest.ticks > int64(waited/time.Second) { // more than a hundredth of the time
		return false
	}
	most := w.runner.mayBeIdle()
	if alone {
		most = w.runner.bounds.Lock
	}
	if most == 0 || waited < most {
		return true
	}
	for pid := range w.members {
		if (alone || !w.roots[pid]) && isConnected(pid) {
			return false
		}
	}
	w.endIdle(alone, waited)
	return false
}

// endIdle ends the processes that others wait for.
func (w *watch) endIdle(alone bool, waited time.Duration) {
	waitedFor := map[int]bool{}
	for _, m := range w.members {
		if m.state != 'Z' {
			waitedFor[m.parent] = true
		}
	}
	for pid, m := range w.members {
		switch {
		case alone:
			w.end(fmt.Errorf("%s waits for something that never comes, such as the end of a pipe", m.name))
		case !w.roots[pid] && !waitedFor[pid] && m.state != 'Z':
			w.runner.waitedInVain(m.name, waited)
			kill(pid, m)
		}
	}
}

// endAll ends all processes.
func (w *watch) endAll() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for pid := range w.roots { // which start no more
		kill(pid, w.members[pid])
	}
	w.refresh()
	for pid, m := range w.members {
		kill(pid, m)
	}
}

// kill ends a process unless another has its number now.
func kill(pid int, m member) {
	if now, ok := readMember(pid); ok && now.started == m.started {
		_ = syscall.Kill(pid, syscall.SIGKILL) // it may have ended
	}
}

// processes returns the numbers of all processes.
func processes() (pids []int) {
	dir, err := os.Open("/proc")
	if err != nil {
		return nil
	}
	defer dir.Close()
	names, _ := dir.Readdirnames(-1)
	for _, name := range names {
		if pid, err := strconv.Atoi(name); err == nil {
			pids = append(pids, pid)
		}
	}
	return pids
}

// readMember reads proc_pid_stat(5): the fields after the name, which may contain anything, are separated by blanks.
func readMember(pid int) (m member, ok bool) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	first, last := bytes.IndexByte(text, '('), bytes.LastIndexByte(text, ')')
	if err != nil || first < 0 || last < first {
		return m, false
	}
	const state, parent, userTime, systemTime, startTime = 0, 1, 11, 12, 19
	fields := strings.Fields(string(text[last+1:]))
	if len(fields) <= startTime {
		return m, false
	}
	m.name, m.state, m.started = string(text[first+1:last]), fields[state][0], fields[startTime]
	m.parent, _ = strconv.Atoi(fields[parent])
	for _, field := range []int{userTime, systemTime} {
		ticks, _ := strconv.ParseInt(fields[field], 10, 64)
		m.ticks += ticks
	}
	return m, true
}

// hasMark reports whether a variable is in the environment that a process began with.
func hasMark(pid int, mark string) bool {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/environ", pid))
	return err == nil && bytes.Contains(text, []byte(mark+"\x00"))
}

// isConnected reports whether a process has a connection: to the module proxy, or a server that compiles for it.
func isConnected(pid int) bool {
	dir := fmt.Sprintf("/proc/%d/fd", pid)
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		if to, err := os.Readlink(filepath.Join(dir, e.Name())); err == nil && strings.HasPrefix(to, "socket:") {
			return true
		}
	}
	return err != nil // it is not known
}
