// Package nvcc understands the flags of NVIDIA's compiler driver as far as
// they change what a source file means.
package nvcc

// Options is the part of an nvcc command line that cudavet heeds.
type Options struct {
	Std               int      // C++ standard: 3, 11, 14, 17, 20, 23
	Arch              int      // the lowest compute capability compiled for, times ten: 75 for sm_75
	Archs             []int    // every compute capability compiled for, ascending
	RDC               bool     // -rdc=true, -dc
	ExtendedLambda    bool     // --extended-lambda, --expt-extended-lambda
	RelaxedConstexpr  bool     // --expt-relaxed-constexpr
	MSVC              bool     // the host compiler is Microsoft's
	Include           []string // -I, -isystem: folders, in the order of the command line
	ForcedInclude     []string // -include: files read before the source
	Define            []string // -D NAME or NAME=VALUE, in order with "-U NAME" kept as "!NAME"
	Toolkit           Version
}

// A Version is a release of the CUDA toolkit.
type Version struct{ Major, Minor int }

// Newest is the newest toolkit release that cudavet knows.
var Newest = Version{13, 0}

// Default returns the options of a plain "nvcc file.cu" as cudavet takes it:
// C++17, sm_75, whole-program compilation, the newest toolkit.
func Default() Options {
	return Options{Std: 17, Arch: 75, Archs: []int{75}, Toolkit: Newest}
}

// Parse adds the flags of an nvcc command line to o: both "-std c++17" and
// "-std=c++17", short and long spellings, comma-separated lists and -Xcompiler
// arguments. Flags that change nothing here are skipped. A flag whose value is
// missing or senseless is an error that names it.
func (o *Options) Parse(args []string) error { panic("to be written") }
