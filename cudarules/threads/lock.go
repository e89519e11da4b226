package threads

import "strings"

// Locks: an object that a thread acquires by atomicCAS or atomicExch in a spin loop, and that only the holder changes.

// A lockState says which lock threads hold.
type lockState struct {
	held     *object
	section  *section
	released bool // they had one; nothing has ordered their accesses since
	waited   bool // writes of other threads may have been waited for
}

// A section is the execution of threads while they hold a lock. Atomic functions order no other access: a fence after the one
// that takes the lock and one before that which releases it do (CUDA C++ Programming Guide, memory fence functions).
type section struct {
	fences   []fence
	released bool
}

// A fence orders the accesses of a thread for those of its block, or of the device.
type fence struct {
	number int
	wide   bool // for the device
}

// A fencing says for whom an access is ordered.
type fencing uint8

const (
	unfenced fencing = iota
	forBlock
	forDevice
)

// fencings returns the scopes in which an access is ordered against accesses with the lock held before, and after.
func (x *section) fencings(number int) (before, behind fencing) {
	for _, f := range x.fences {
		at := forBlock
		if f.wide {
			at = forDevice
		}
		if f.number < number {
			before = max(before, at)
		} else {
			behind = max(behind, at)
		}
	}
	return before, behind
}

// fence records an operation that orders accesses, for the threads of the device or of their block.
func (m *machine) fence(s *state, wide bool) {
	if m.maybe != nil {
		m.maybe.flags.fences = append(m.maybe.flags.fences, fence{m.number(), wide})
	}
	if x := s.lock.section; x != nil && s.lock.held != nil {
		x.fences = append(x.fences, fence{m.number(), wide})
	}
}

// locks are the objects that loops wait for.
type locks struct {
	spun    *object          // of the loop that ran last
	foreign map[*object]bool // that are changed by threads which do not hold them: they are flags
}

// changeLock notes that threads change an object which may be a lock; by an atomic function if it has a name.
func (m *machine) changeLock(o *object, name string, s *state) {
	switch {
	case m.maybe == nil:
	case m.waiting && (strings.HasPrefix(name, "atomicCAS") || strings.HasPrefix(name, "atomicExch")):
		m.locks.spun = o
	case s.lock.held == o:
		s.lock.section.released = true
		s.lock.held, s.lock.section, s.lock.released = nil, nil, true
	default:
		if m.locks.foreign == nil {
			m.locks.foreign = map[*object]bool{}
		}
		m.locks.foreign[o] = true
	}
}

// acquire notes that threads come out of a loop that waited for others; it reports whether they have a lock from then on.
func (m *machine) acquire(s *state, spins bool) (acquired bool) {
	if acquired = spins && m.locks.spun != nil && s.lock.held == nil && (!s.awaited || s.lock.released && !s.lock.waited); acquired {
		s.lock = lockState{held: m.locks.spun, section: &section{}}
	} else {
		s.lock = lockState{waited: true}
	}
	m.locks.spun = nil
	return acquired
}

// isUnordered reports whether no unknown operation may have ordered accesses of threads with those of others.
func (s *state) isUnordered() bool {
	return !s.awaited || !s.lock.waited && (s.lock.held != nil || s.lock.released)
}
