// Package saxpy adds scaled vectors on the GPU.
package saxpy

/*
#cgo LDFLAGS: -L${SRCDIR} -lsaxpy -lcudart -lstdc++
#include "saxpy.h"
*/
import "C"

import (
	"fmt"
	"unsafe"
)

// A Vector lies in device memory.
type Vector struct {
	data *C.float
	n    C.int
}

// Upload copies xs to the device. It passes the address of the slice's
// header, so that the first bytes copied are a pointer, a length and a
// capacity instead of floats.
func Upload(xs []float32) (Vector, error) {
	v := Vector{n: C.int(len(xs))}
	code := C.vector_upload(&v.data, unsafe.Pointer(&xs), v.n) // want go-header-to-kernel
	return v, check("upload", code)
}

// Free releases the device memory.
func (v Vector) Free() error { return check("free", C.vector_free(v.data)) }

// AddScaled adds a times x to v. Both lie in device memory, as the kernel
// needs them.
func (v Vector) AddScaled(a float32, x Vector) error {
	return check("saxpy", C.saxpy(v.n, C.float(a), x.data, v.data))
}

// AddScaledSlice does the same with a slice, whose memory the GPU cannot see:
// the wrapper hands the pointer on to the kernel as it is.
func (v Vector) AddScaledSlice(a float32, xs []float32) error {
	x := (*C.float)(unsafe.Pointer(&xs[0]))
	return check("saxpy", C.saxpy(v.n, C.float(a), x, v.data)) // want go-memory-to-kernel
}

// Norm returns the sum of the squares of the elements.
func (v Vector) Norm() (float32, error) {
	var sum C.float
	code := C.vector_norm(v.data, v.n, &sum)
	return float32(sum), check("norm", code)
}

func check(op string, code C.int) error {
	if code != 0 {
		return fmt.Errorf("%s: CUDA error %d", op, int(code))
	}
	return nil
}
