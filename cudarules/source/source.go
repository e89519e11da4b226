// Package source turns a CUDA C++ file into the text that a compilation sees:
// it lexes, preprocesses and follows the includes of project files, once for
// the host and once for the device.
//
// Every byte of the resulting text knows the file and offset that it came
// from. A byte that a macro produced belongs to the use of the macro.
package source

// A View is one of the two compilations that nvcc makes of a file.
type View uint8

const (
	Host   View = iota // __CUDA_ARCH__ is undefined
	Device             // __CUDA_ARCH__ is ten times the architecture's number
)

func (v View) String() string { return [...]string{"host", "device"}[v] }

// A Position is a place in a file as a person reads it.
type Position struct {
	File   *File
	Offset int // bytes from the start of the file
	Line   int // from 1
	Column int // in bytes, from 1
}
