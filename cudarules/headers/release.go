package headers

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// The version macros of CUDA's libraries, and the versions in a release of the toolkit (release notes of the toolkit,
// table "CUDA Component Versions"; cuDNN's and NCCL's are those that it is built with).

// A versioned library defines macros for its version, as <PREFIX>_VERSION.
type versioned struct {
	prefix   string
	parts    string   // the names of the macros for the numbers of the version
	headers  []string // the names of those that define them begin so
	versions string   // "release:version", the oldest first; one holds up to the next
}

const (
	numbersVER   = "_VER_MAJOR _VER_MINOR _VER_PATCH"
	numbersTail  = "_MAJOR_VERSION _MINOR_VERSION _SUBMINOR_VERSION"
	thrustsSteps = `9.0:1.9.0 9.1:1.9.1 9.2:1.9.2 10.0:1.9.3 10.1:1.9.4 10.2:1.9.7 11.0:1.9.9 11.1:1.9.10 11.2:1.10.0 11.3:1.11.0 11.4:1.12.0
		11.5:1.13.0 11.6:1.15.0 11.8:1.15.1 12.0:2.0.1 12.2:2.1.0 12.3:2.2.0 12.4:2.3.1 12.5:2.4.0 12.6:2.5.0 12.8:2.7.0 12.9:2.8.0 13.0:3.0.1`
)

var versionedLibraries = []versioned{
	{"CUBLAS", numbersVER, []string{"cublas", "cusolver", "cudalibxt"}, `9.0:9.0.0 9.1:9.1.0 9.2:9.2.0 10.0:10.0.0 10.1:10.2.0 10.2:10.2.2 11.0:11.1.0
		11.1:11.2.1 11.2:11.3.1 11.3:11.4.2 11.4:11.5.2 11.5:11.7.3 11.6:11.8.1 11.7:11.10.1 11.8:11.11.3 12.0:12.0.1 12.1:12.1.0 12.2:12.2.1
		12.3:12.3.2 12.4:12.4.2 12.5:12.5.2 12.6:12.6.0 12.8:12.8.3 12.9:12.9.0 13.0:13.0.0`},
	{"CUSPARSE", numbersVER, []string{"cusparse", "cusolverSp", "cusolverRf"}, `9.0:9.0.0 9.1:9.1.0 9.2:9.2.0 10.0:10.0.0 10.1:10.3.0 10.2:10.3.1 11.0:11.1.0
		11.1:11.2.0 11.2:11.3.1 11.3:11.5.0 11.4:11.6.0 11.5:11.7.0 11.6:11.7.2 11.7:11.7.3 11.8:11.7.5 12.0:12.0.0 12.1:12.0.2 12.2:12.1.1
		12.3:12.2.0 12.4:12.3.0 12.5:12.4.1 12.6:12.5.1 12.8:12.5.7 12.9:12.5.9 13.0:12.6.2`},
	{"CUSOLVER", numbersVER, []string{"cusolver"}, `9.0:9.0.0 9.1:9.1.0 9.2:9.2.0 10.0:10.0.0 10.1:10.2.0 10.2:10.3.0 11.0:10.5.0 11.1:11.0.0
		11.2:11.0.2 11.3:11.1.1 11.4:11.2.0 11.5:11.2.1 11.6:11.3.2 11.7:11.3.5 11.8:11.4.1 12.0:11.4.2 12.1:11.4.4 12.2:11.5.0 12.3:11.5.4
		12.4:11.6.0 12.5:11.6.2 12.6:11.6.4 12.8:11.7.2 12.9:11.7.4 13.0:12.0.3`},
	{"CUFFT", numbersVER, []string{"cufft"}, `9.0:9.0.0 9.1:9.1.0 9.2:9.2.0 10.0:10.0.0 10.1:10.1.1 10.2:10.1.2 11.0:10.2.0 11.1:10.3.0 11.2:10.4.0
		11.4:10.5.0 11.5:10.6.0 11.6:10.7.0 11.7:10.7.2 11.8:10.9.0 12.0:11.0.0 12.1:11.0.2 12.2:11.0.8 12.3:11.0.12 12.4:11.2.0 12.5:11.2.3
		12.6:11.2.6 12.8:11.3.3 12.9:11.4.0 13.0:12.0.0`},
	{"CURAND", numbersVER, []string{"curand"}, `9.0:9.0.0 9.1:9.1.0 9.2:9.2.0 10.0:10.0.0 10.1:10.1.1 10.2:10.1.2 11.0:10.2.1 11.2:10.2.3 11.4:10.2.5
		11.5:10.2.6 11.6:10.2.9 11.7:10.2.10 11.8:10.3.0 12.0:10.3.1 12.1:10.3.2 12.2:10.3.3 12.3:10.3.4 12.4:10.3.5 12.5:10.3.6 12.6:10.3.7
		12.8:10.3.9 12.9:10.3.10 13.0:10.4.0`},
	{"NVJPEG", numbersVER, []string{"nvjpeg"}, `10.0:10.0.0 10.1:10.1.0 10.2:10.2.0 11.0:11.1.0 11.1:11.2.0 11.2:11.4.0 11.4:11.5.0 11.6:11.6.0
		11.7:11.8.0 11.8:11.9.0 12.0:12.0.0 12.1:12.1.0 12.2:12.2.0 12.3:12.3.0 12.6:12.3.3 12.8:12.3.5 12.9:12.4.0 13.0:13.0.0`},
	{"NPP", numbersVER, []string{"npp"}, `9.0:9.0.0 9.1:9.1.0 9.2:9.2.0 10.0:10.0.0 10.1:10.2.0 10.2:10.2.1 11.0:11.1.0 11.1:11.1.1 11.2:11.2.1
		11.3:11.3.3 11.4:11.4.0 11.5:11.5.1 11.6:11.6.0 11.7:11.7.3 11.8:11.8.0 12.0:12.0.0 12.1:12.0.2 12.2:12.1.1 12.3:12.2.2 12.4:12.2.5
		12.5:12.3.0 12.6:12.3.1 12.8:12.3.3 12.9:12.4.0 13.0:13.0.0`},
	{"CUDNN", "_MAJOR _MINOR _PATCHLEVEL", []string{"cudnn"}, `9.0:7.6.5 11.0:8.0.5 11.2:8.1.1 11.4:8.2.4 11.5:8.3.3 11.7:8.5.0 11.8:8.9.7 12.0:8.9.7 12.4:9.1.1 12.8:9.7.1
		12.9:9.10.2 13.0:9.14.0`},
	{"NCCL", "_MAJOR _MINOR _PATCH", []string{"nccl"},
		`9.0:2.5.6 11.0:2.8.4 11.4:2.11.4 11.7:2.14.3 12.0:2.18.5 12.4:2.21.5 12.8:2.26.2 13.0:2.28.3`},
	{"THRUST", numbersTail, []string{"thrust/"}, thrustsSteps},
	{"CUB", numbersTail, []string{"cub/", "thrust/"}, thrustsSteps},
	{"CCCL", "_MAJOR_VERSION _MINOR_VERSION _PATCH_VERSION", []string{"cub/", "thrust/", "cuda/"}, `12.3:2.2.0 12.4:2.3.1 12.5:2.4.0 12.6:2.5.0 12.8:2.7.0 12.9:2.8.0
		13.0:3.0.1`},
}

// A VersionMacro is a macro with the version of the toolkit or of one of its libraries.
type VersionMacro struct {
	Name  string
	Value int
}

// VersionMacrosOf returns the version macros of a release that a toolkit header defines, directly or through its includes.
func VersionMacrosOf(header string, release nvcc.Version) []VersionMacro {
	return VersionMacros(release, func(prefixes []string) bool {
		for _, p := range prefixes {
			if strings.HasPrefix(header, p) {
				return true
			}
		}
		return false
	})
}

// VersionMacros returns the version macros of a release that headers define whose names begin with certain words.
func VersionMacros(release nvcc.Version, wanted func(prefixes []string) bool) []VersionMacro {
	var all []VersionMacro
	if wanted(driverHeaders) {
		all = append(all, VersionMacro{"CUDA_VERSION", ToolkitNumber(release)})
	}
	for _, l := range versionedLibraries {
		if wanted(l.headers) {
			all = append(all, l.macros(release)...)
		}
	}
	return all
}

// ToolkitNumber returns a release as CUDA_VERSION and CUDART_VERSION spell it.
func ToolkitNumber(v nvcc.Version) int { return 1000*v.Major + 10*v.Minor }

// driverHeaders are the beginnings of the names of the driver API's header and of those that include it.
var driverHeaders = []string{
	"cuda.h", "cudaGL.h", "cudaVDPAU.h", "cudaEGL.h", "cudaProfiler.h", "cudaTypedefs.h", "cuda_profiler_api.h",
	"cuda/barrier", "cuda/pipeline", "cuda_awbarrier.h", "cuda_pipeline.h", "cudnn", "cupti", "nvml.h", "nccl.h", "thrust/", "cub/",
}

func (l *versioned) macros(release nvcc.Version) (all []VersionMacro) {
	numbers, ok := l.version(release)
	if !ok {
		return nil
	}
	for i, part := range strings.Fields(l.parts) {
		all = append(all, VersionMacro{l.prefix + part, numbers[i]})
	}
	name := l.prefix + "_VERSION"
	major, minor, patch := numbers[0], numbers[1], numbers[2]
	value := 1000*major + 100*minor + patch
	switch l.prefix {
	case "THRUST", "CUB":
		value = 100000*major + 100*minor + patch
	case "CCCL":
		value = 1000000*major + 1000*minor + patch
	case "NCCL":
		name, value = "NCCL_VERSION_CODE", 10000*major+100*minor+patch
	case "CUDNN":
		if major >= 9 {
			value = 10000*major + 100*minor + patch
		}
	case "CUBLAS":
		if !release.Before(nvcc.Version{Major: 11, Minor: 8}) {
			value = 10000*major + 100*minor + patch
		}
	case "NPP", "NVJPEG":
		return all // they have none
	}
	return append(all, VersionMacro{name, value})
}

// version returns the version that a release comes with, if it has the library.
func (l *versioned) version(release nvcc.Version) (numbers [3]int, ok bool) {
	for _, step := range strings.Fields(l.versions) {
		from, version, _ := strings.Cut(step, ":")
		first, err := nvcc.ParseVersion(from)
		if err != nil {
			panic(fmt.Errorf("headers: %s: %w", l.prefix, err)) // the table is part of the program
		}
		if release.Before(first) {
			break
		}
		for i, word := range strings.Split(version, ".") {
			if numbers[i], err = strconv.Atoi(word); err != nil {
				panic(fmt.Errorf("headers: %s: %w", l.prefix, err))
			}
		}
		ok = true
	}
	return numbers, ok
}
