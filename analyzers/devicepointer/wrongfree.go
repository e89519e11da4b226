package devicepointer

import (
	"fmt"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
)

// frees reports memory that is freed by the function for another kind, or once more.
func (c *checker) frees() {
	if c.Memory == nil || !c.reporter.Enabled(wrongFree) {
		return
	}
	for _, f := range c.Memory.Frees() {
		by := f.By
		if f.In != "" {
			by = f.In + ", by " + f.By + ","
		}
		var message string
		switch f.Reason {
		case gomemory.OtherKind:
			message = fmt.Sprintf("%s frees %s, which is %s", by, f.Pointer, memoryWords(f.Is))
		case gomemory.Twice:
			message = fmt.Sprintf("%s frees %s, which is free already", by, f.Pointer)
		case gomemory.Interior:
			message = fmt.Sprintf("%s frees %s, which does not point to the memory's beginning", by, f.Pointer)
		}
		c.reporter.Report(wrongFree, f.At.Pos(), f.At.End(), message)
	}
}

// memoryWords says what memory of a kind is.
func memoryWords(kind cgobridge.MemoryKind) string {
	switch kind {
	case cgobridge.DeviceMemory:
		return "device memory of cudaMalloc, cuMemAlloc or their kin"
	case cgobridge.ManagedMemory:
		return "managed memory"
	case cgobridge.PinnedMemory:
		return "page-locked host memory of cudaMallocHost or its kin"
	case cgobridge.ArrayMemory:
		return "a CUDA array"
	case cgobridge.GoMemory:
		return "memory of Go's"
	}
	return "memory of C's heap"
}
