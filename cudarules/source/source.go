// Package source turns a CUDA C++ file into the text that a compilation sees:
// it lexes, preprocesses and follows the includes of project files, once for
// the host and once for the device.
//
// Every byte of the resulting text knows the file and offset that it came
// from. A byte that a macro produced belongs to the use of the macro.
//
// A file goes through two stages. The scan, made once per file, finds its comments, directives and
// identifiers. The preprocessor walks over the results of the scan, once per macro state that the file
// depends on; text between two directives or macros is copied in one piece. System and CUDA headers
// are never read: predefined.go has their macros.
package source

// A View is one of the two compilations that nvcc makes of a file.
type View uint8

const (
	Host   View = iota // __CUDA_ARCH__ is undefined
	Device             // __CUDA_ARCH__ is ten times the architecture's number
)

func (v View) String() string { return [...]string{"host", "device"}[v] }
