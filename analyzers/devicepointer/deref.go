package devicepointer

import "fmt"

// derefs reports reads and writes of device memory.
func (c *checker) derefs() {
	if c.Memory == nil || !c.reporter.Enabled(devicePointerDeref) {
		return
	}
	for _, a := range c.Memory.Accesses() {
		message := fmt.Sprintf("'%s' points to device memory, which Go code cannot access; copy it to the host first", a.Pointer)
		if a.In != "" {
			message = fmt.Sprintf("'%s' accesses '%s', which points to device memory here; copy it to the host first", a.In, a.Pointer)
		}
		c.reporter.Report(devicePointerDeref, a.At.Pos(), a.At.End(), message)
	}
}
