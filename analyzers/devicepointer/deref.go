package devicepointer

import "fmt"

// derefs reports reads and writes of device memory.
func (c *checker) derefs() {
	if c.Memory == nil || !c.reporter.Enabled(devicePointerDeref) {
		return
	}
	for _, a := range c.Memory.Accesses() {
		message := fmt.Sprintf("%s points to device memory, which Go code cannot read or write; copy it by cudaMemcpy or its kin first", a.Pointer)
		if a.In != "" {
			message = fmt.Sprintf("%s reads or writes %s, which points to device memory here; copy it by cudaMemcpy or its kin first", a.In, a.Pointer)
		}
		c.reporter.Report(devicePointerDeref, a.At.Pos(), a.At.End(), message)
	}
}
