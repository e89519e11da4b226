package headers

import (
	"regexp"
	"slices"
	"strings"
)

// Traverses reports whether an algorithm of C++'s library, of namespace std, accesses the pointees of
// its pointer arguments.
func Traverses(name string) bool { return slices.Contains(algorithms, name) }

var algorithms = strings.Fields(`fill fill_n copy copy_n sort stable_sort accumulate reduce iota reverse max_element min_element find find_if
	count count_if transform for_each generate equal inner_product partial_sum`)

// OnlyWrites returns, of the arguments that are pointers, those through which such an algorithm writes and
// does not read ([algorithms], [numeric.ops]).
func OnlyWrites(name string, pointers []int) []int {
	switch name {
	case "fill", "fill_n", "iota", "generate":
		return pointers
	case "copy", "copy_n", "transform", "partial_sum": // to the last
		return pointers[max(0, len(pointers)-1):]
	}
	return nil
}

// library matches the linker's and pkg-config's names of CUDA's own libraries and of NVIDIA's
// libraries that are built on them, with the release suffix of pkg-config's names.
var library = regexp.MustCompile(`^(?:cuda|cudart(?:_static)?|cudadevrt|cu(?:blas|blasLt|dnn|fft|fftw|file|pti|rand|solver|solverMg|sparse|tensor)\w*|npp\w*|nccl|nvgraph|nvinfer\w*|nvidia-ml|nvjpeg\w*|nvJitLink|nvml|nvrtc|nvToolsExt)(?:-(\d+)\.(\d+))?$`)

// IsLibrary reports whether the linker or pkg-config knows a library of CUDA's, or one
// built on it, by a name, and the release in the name, such as 12.6; "" if there is none.
func IsLibrary(name string) (release string, ok bool) {
	m := library.FindStringSubmatch(name)
	switch {
	case m == nil:
		return "", false
	case m[1] != "":
		release = m[1] + "." + m[2]
	}
	return release, true
}

// header matches the names of the headers of the same libraries.
var header = regexp.MustCompile(`^(?:cuda\w*|cu(?:blas|dnn|fft|file|pti|rand|solver|sparse|tensor)\w*|npp\w*|nccl\w*|NvInfer\w*|nvjpeg\w*|nvml|nvrtc|nvToolsExt)\.h$`)

// IsHeader reports whether a file name is that of a header of these libraries, be it
// built in or not.
func IsHeader(name string) bool { return header.MatchString(name) }

// IsDevicePointer reports whether a type of the driver API is an integer that holds the
// address of device memory.
func IsDevicePointer(name string) bool { return name == "CUdeviceptr" || name == "CUdeviceptr_v2" }

// IsDeviceHandle reports whether a type of the driver API is an integer that represents a device, and
// is no ordinal.
func IsDeviceHandle(name string) bool { return name == "CUdevice" || name == "CUdevice_v1" }
