package kernelarg

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/lifetime"
)

// directions reports copies whose cudaMemcpyKind does not fit their ends. Memory of C's as the device's end is host-memory-to-kernel's.
func (c *checker) directions() {
	if !c.reporter.Enabled(lifetime.CopyDirection) {
		return
	}
	for _, m := range c.pkg.Memory.Misdirections() {
		if m.Other || meantToFail(c.pkg.Package, m.Call) {
			continue
		}
		end, preposition, side, other := "destination", "to", "device", "host"
		if m.End == headers.Src {
			end, preposition = "source", "from"
		}
		if m.Lies == headers.HostMemory {
			side, other = other, side
		}
		name := "C." + m.Copy
		if m.In != "" {
			name = m.In
		}
		c.reporter.Report(lifetime.CopyDirection, m.At.Pos(), m.At.End(),
			fmt.Sprintf("%s of '%s' is %s memory, but the copy kind says that it copies %s the %s", end, name, side, preposition, other))
	}
}
