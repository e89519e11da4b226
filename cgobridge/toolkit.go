package cgobridge

import (
	"path"
	"regexp"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
)

// toolkitLibrary matches the -l flags of CUDA's own libraries and of those that
// are built on it.
var toolkitLibrary = regexp.MustCompile(`^-l(cuda|cudart(_static)?|cudadevrt|cu(blas|blasLt|dnn|fft|fftw|file|pti|rand|solver|solverMg|sparse|tensor)\w*|npp\w*|nccl|nvinfer\w*|nvidia-ml|nvjpeg\w*|nvrtc|nvToolsExt)$`)

// toolkitHeader matches the names of headers of the same libraries.
var toolkitHeader = regexp.MustCompile(`^(cuda\w*|cu(blas|dnn|fft|file|pti|rand|solver|sparse|tensor)\w*|npp\w*|nccl\w*|NvInfer\w*|nvjpeg\w*|nvml|nvrtc|nvToolsExt)\.h$`)

// UsesToolkit reports whether the package's own C code belongs to CUDA: it
// includes a header of the CUDA toolkit's, or is linked with a library of it.
func (p *Package) UsesToolkit() bool {
	for _, flag := range p.CgoFlags.LDFLAGS {
		if toolkitLibrary.MatchString(flag) {
			return true
		}
	}
	if p.world == nil {
		return false
	}
	for tu := range p.world.isC {
		for _, name := range tu.Source.System {
			if headers.HasC(name) {
				return true
			}
		}
		for _, include := range tu.Source.Missing {
			if toolkitHeader.MatchString(path.Base(strings.ReplaceAll(include.Name, `\`, "/"))) {
				return true
			}
		}
	}
	return false
}
