package headers

import "slices"

// IsLockOwner reports whether an object of a class of the standard library locks the mutexes passed to
// its constructor, and unlocks them when it ends ([thread.lock]).
func IsLockOwner(class string) bool {
	return slices.Contains([]string{"lock_guard", "unique_lock", "scoped_lock"}, class)
}

// IsMutex reports whether a class of the standard library is a mutex that one thread locks
// at a time ([thread.mutex]).
func IsMutex(class string) bool {
	return slices.Contains([]string{"mutex", "recursive_mutex", "timed_mutex", "recursive_timed_mutex",
		"shared_mutex", "shared_timed_mutex"}, class)
}
