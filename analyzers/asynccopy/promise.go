package asynccopy

import (
	"fmt"
	"go/types"
)

// mayStill describes the possible use of memory by an operation after it has returned. An asynchronous copy of pageable memory
// "might be synchronous with respect to host", which is no promise; all others "should be fully asynchronous" (CUDA Runtime
// API, API synchronization behavior).
func mayStill(u use, memory string) string {
	does := "read or write"
	switch {
	case !u.How.Writes:
		does = "read"
	case !u.How.Reads:
		does = "write"
	}
	return "may still " + does + " " + memory
}

// orPin says how memory outlives an operation.
func orPin(holder string) string {
	return fmt.Sprintf("synchronize the stream first and call runtime.KeepAlive(%s), or pin it with a runtime.Pinner", holder)
}

// unpinnedEarly is the message about memory that is unpinned before an operation is done.
func unpinnedEarly(u use, pinner string) string {
	return fmt.Sprintf("'%s' %s after '%s.Unpin()' has unpinned it; synchronize the stream first", u.Name,
		mayStill(u, "'"+types.ExprString(u.Arg)+"'"), pinner)
}
