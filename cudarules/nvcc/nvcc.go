// Package nvcc parses the flags of NVIDIA's compiler driver as far as they affect the meaning of a
// source file.
package nvcc

// Options is the part of an nvcc command line that cudavet heeds.
type Options struct {
	Std              int      // C++ standard: 3, 11, 14, 17, 20, 23
	Arch             int      // the lowest compute capability compiled for, times ten: 75 for sm_75
	Archs            []int    // every compute capability compiled for, ascending
	RDC              bool     // -rdc=true, -dc
	DeviceOnly       bool     // -ptx, -cubin, -fatbin, -optix-ir: no code for the host is made, and nvcc does not check it
	DefaultDevice    bool     // NVRTC's -default-device: functions that write no execution space are the device's
	ExtendedLambda   bool     // --extended-lambda, --expt-extended-lambda
	RelaxedConstexpr bool     // --expt-relaxed-constexpr
	MSVC             bool     // the host compiler is Microsoft's
	Include          []string // -I: folders, in the order of the command line
	SystemInclude    []string // -isystem: folders searched after those of -I, whose headers are not the user's
	ForcedInclude    []string // -include: files read before the source
	Define           []string // -D NAME or NAME=VALUE, in order with "-U NAME" kept as "!NAME"
	Toolkit          Version

	// Given says that a build rule gave flags, or the user one that shapes the language. Folders and macros say
	// nothing of the flags beside them.
	Given bool

	// Whole says that these are all the flags of the file's build.
	Whole bool

	Unknown Aspects // aspects of a build rule that were not understood
	Reason  string  // why; empty if nothing is unknown
}

// Default returns the options of a plain "nvcc file.cu" as cudavet takes it:
// C++17, sm_75, whole-program compilation, the newest toolkit.
func Default() Options {
	return Options{Std: 17, Arch: 75, Archs: []int{75}, Toolkit: Newest}
}

// KnowsMacros reports whether the macros that the build defines are those of the
// options, as is the case once they have any and no rule hides others.
func (o *Options) KnowsMacros() bool {
	return o.Knows(Macros) && (o.Whole || len(o.Define) > 0 || len(o.ForcedInclude) > 0)
}

// KnowsFolders reports whether the compiler looks for headers in no other folders than those of the options.
func (o *Options) KnowsFolders() bool { return o.Whole && o.Knows(Includes) }

// MayRelaxConstexpr reports whether the build has --expt-relaxed-constexpr, or that is
// not known: code that needs the flag to compile is then built with it.
func (o *Options) MayRelaxConstexpr() bool {
	return o.RelaxedConstexpr || !o.KnowsExtensions()
}

// KnowsExtensions reports whether --extended-lambda and --expt-relaxed-constexpr are those of the build.
func (o *Options) KnowsExtensions() bool { return o.Given && o.Knows(Extensions) }

// KernelParameterLimit returns how many bytes the parameters of a __global__
// function may take together, at most if the architecture is unknown: CUDA 12.1
// raised the limit for sm_70 and later.
// (CUDA C++ Programming Guide, "__global__ Function Argument Processing".)
func (o *Options) KernelParameterLimit() int {
	if o.Knows(Architecture) && o.Arch < 70 || o.Toolkit.Before(Version{12, 1}) {
		return 4096
	}
	return 32764
}

// MayExtendLambda reports whether the build has --extended-lambda, or that is not known: code that needs the flag to compile is then
// built with it.
func (o *Options) MayExtendLambda() bool {
	return o.ExtendedLambda || !o.KnowsExtensions()
}
