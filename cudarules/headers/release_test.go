package headers

import (
	"slices"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestVersionMacros: the versions of the libraries in a release, and the headers that define them.
func TestVersionMacros(t *testing.T) {
	for _, test := range []struct {
		header  string
		release nvcc.Version
		name    string
		want    int // 0: none
	}{
		{"cuda.h", nvcc.Version{Major: 12, Minor: 8}, "CUDA_VERSION", 12080},
		{"cudnn.h", nvcc.Version{Major: 12, Minor: 8}, "CUDA_VERSION", 12080},
		{"cublas_v2.h", nvcc.Version{Major: 12, Minor: 8}, "CUDA_VERSION", 0},
		{"cublas_v2.h", nvcc.Version{Major: 13, Minor: 0}, "CUBLAS_VER_MAJOR", 13},
		{"cublas_v2.h", nvcc.Version{Major: 11, Minor: 3}, "CUBLAS_VERSION", 11402},
		{"cublas_v2.h", nvcc.Version{Major: 12, Minor: 4}, "CUBLAS_VERSION", 120402},
		{"cusparse_v2.h", nvcc.Version{Major: 11, Minor: 3}, "CUSPARSE_VERSION", 11500},
		{"cusparse.h", nvcc.Version{Major: 12, Minor: 5}, "CUSPARSE_VER_MINOR", 4},
		{"cusolverDn.h", nvcc.Version{Major: 12, Minor: 5}, "CUSOLVER_VERSION", 11602},
		{"cudnn.h", nvcc.Version{Major: 11, Minor: 8}, "CUDNN_VERSION", 8907},
		{"cudnn.h", nvcc.Version{Major: 13, Minor: 0}, "CUDNN_VERSION", 91400},
		{"nccl.h", nvcc.Version{Major: 13, Minor: 0}, "NCCL_VERSION_CODE", 22803},
		{"thrust/device_vector.h", nvcc.Version{Major: 11, Minor: 7}, "THRUST_VERSION", 101500},
		{"thrust/device_vector.h", nvcc.Version{Major: 11, Minor: 7}, "CUB_VERSION", 101500},
		{"cub/cub.cuh", nvcc.Version{Major: 13, Minor: 0}, "CCCL_VERSION", 3000001},
		{"cub/cub.cuh", nvcc.Version{Major: 11, Minor: 0}, "CCCL_VERSION", 0},
		{"nvjpeg.h", nvcc.Version{Major: 9, Minor: 0}, "NVJPEG_VER_MAJOR", 0},
	} {
		got := 0
		for _, m := range VersionMacrosOf(test.header, test.release) {
			if m.Name == test.name {
				got = m.Value
			}
		}
		if got != test.want {
			t.Errorf("%s of %v: %s is %d, want %d", test.header, test.release, test.name, got, test.want)
		}
	}
}

// TestVersionsAscend: no later release comes with an earlier version of a library.
func TestVersionsAscend(t *testing.T) {
	for _, l := range versionedLibraries {
		var last [3]int
		for major := 9; major <= nvcc.Newest.Major; major++ {
			for minor := range 10 {
				version, _ := l.version(nvcc.Version{Major: major, Minor: minor})
				if slices.Compare(version[:], last[:]) < 0 {
					t.Errorf("%s: %d.%d comes with %v, and a release before with %v", l.prefix, major, minor, version, last)
				}
				last = version
			}
		}
	}
}
