package headers

import "slices"

// A Waiting is the event that a member function of the standard library waits for.
type Waiting uint8

const (
	NoWait     Waiting = iota
	ForNotice          // that another thread calls a member function of the same object
	ForPromise         // that another thread keeps the promise of a future
	ForThread          // that another thread ends
	ForTime            // that another thread does any of this, or that some time passes
)

// Waits returns the event that a member function of a class of the standard library, or of cuda::std,
// waits for ([thread.threads], [thread.condition], [thread.sema], [thread.coord], [futures]).
func Waits(class, function string) Waiting {
	switch function {
	case "wait_for", "wait_until", "try_acquire_for", "try_acquire_until":
		return ForTime
	}
	switch class {
	case "thread", "jthread":
		if function == "join" {
			return ForThread
		}
	case "condition_variable", "condition_variable_any", "latch", "barrier", "atomic", "atomic_flag":
		if function == "wait" || function == "arrive_and_wait" {
			return ForNotice
		}
	case "counting_semaphore", "binary_semaphore":
		if function == "acquire" {
			return ForNotice
		}
	case "future", "shared_future":
		if function == "get" || function == "wait" {
			return ForPromise
		}
	}
	return NoWait
}

// Provides reports whether a member function of a class of the standard library changes its
// object in a way that ends waits of other threads.
func Provides(class, function string) bool {
	switch class {
	case "condition_variable", "condition_variable_any", "latch", "barrier", "counting_semaphore", "binary_semaphore",
		"promise", "atomic", "atomic_flag":
		return slices.Contains(providing, function)
	}
	return false
}

var providing = []string{
	"notify_one", "notify_all", "count_down", "arrive", "arrive_and_wait", "arrive_and_drop", "release",
	"set_value", "set_exception", "set_value_at_thread_exit",
	"store", "exchange", "compare_exchange_strong", "compare_exchange_weak", "fetch_add", "fetch_sub", "fetch_and", "fetch_or", "fetch_xor",
	"operator=", "operator++", "operator--", "operator+=", "operator-=", "operator&=", "operator|=", "operator^=", "test_and_set", "clear",
}
