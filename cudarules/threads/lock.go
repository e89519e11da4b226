package threads

import "strings"

// Locks: an object that a thread waits for by atomicCAS or atomicExch in a loop that does nothing else, and that nobody changes
// but who has it so.

// A lockState says which lock threads hold.
type lockState struct {
	held     *object
	released bool // they had one; nothing else orders what they do since
	waited   bool // what other threads did may have been waited for before
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
		s.lock.held, s.lock.released = nil, true
	default:
		if m.locks.foreign == nil {
			m.locks.foreign = map[*object]bool{}
		}
		m.locks.foreign[o] = true
	}
}

// acquire notes that threads come out of a loop that waited for others.
func (m *machine) acquire(s *state, spins bool) {
	if spins && m.locks.spun != nil && s.lock.held == nil && (!s.awaited || s.lock.released && !s.lock.waited) {
		s.lock = lockState{held: m.locks.spun}
	} else {
		s.lock = lockState{waited: true}
	}
	m.locks.spun = nil
}

// isUnordered reports whether nothing that is not understood may order what threads do with what others have done.
func (s *state) isUnordered() bool {
	return !s.awaited || !s.lock.waited && (s.lock.held != nil || s.lock.released)
}
