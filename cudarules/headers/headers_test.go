package headers_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// everything is the names of headers that bring all files between them.
var everything = []string{
	"mma.h", "cuda_pipeline.h", "curand_kernel.h", "nvfunctional", "cooperative_groups.h", "cuda/barrier", "unistd.h",
	"cuda.h", "cublas_v2.h", "cufft.h", "cusparse.h", "cusolverDn.h", "nvrtc.h", "nvml.h", "cudnn.h", "nccl.h", "nvToolsExt.h", "cuComplex.h",
}

// TestSyntax: the files that the meaning layer reads have no syntax errors, in every standard.
func TestSyntax(t *testing.T) {
	for _, f := range append(headers.Prelude(), headers.Libraries(everything...)...) {
		for d := range f.Declarations() {
			for _, std := range []int{17, 20} {
				text := d.Text(std)
				tree, err := syntax.Parse(text)
				if err != nil {
					t.Errorf("%s: %v", f.Name, err)
				} else if tree.Root().HasError() {
					t.Errorf("-std=c++%d: %s: syntax error in %s", std, f.Name, text)
				}
			}
		}
	}
}

func TestLibraries(t *testing.T) {
	names := func(files []headers.File) string {
		var s []string
		for _, f := range files {
			s = append(s, f.Name)
		}
		return strings.Join(s, " ")
	}
	for _, test := range []struct{ include, want string }{
		{"cuda.h", "c/cudavet_release.h c/cuda.h"},
		{"cuda_runtime.h", ""},
		{"cublas_v2.h", "c/cuComplex.h c/cuda_bf16.h c/cuda_fp16.h c/cublas_api.h c/cublas_v2.h"},
		{"cuda_bf16.h", "cuda/fp16.h cuda/bf16.h"},
		{"cuda/std/array", "cuda/libcudacxx.h cuda/cudacxx_values.h"},
		{"cuda/barrier cuda/pipeline cooperative_groups/reduce.h", "cuda/libcudacxx.h cuda/cudacxx_values.h cuda/cooperative_groups.h"},
		{"nvtx3/nvToolsExt.h", "c/nvToolsExt.h c/nvtx3/nvToolsExt.h"},
		{"vector", ""},
		{"no/such/header.h", ""},
		{"../headers.go", ""},
		{"", ""},
	} {
		if got := names(headers.Libraries(strings.Fields(test.include)...)); got != test.want {
			t.Errorf("%s brings %s, want %s", test.include, got, test.want)
		}
	}
	seen := map[string]bool{}
	for _, f := range append(headers.Prelude(), headers.Libraries(everything...)...) {
		if seen[f.Name] {
			t.Errorf("%s twice", f.Name)
		}
		seen[f.Name] = true
	}
}

func TestDeclarations(t *testing.T) {
	for _, test := range []struct {
		header, namespace, name string
		std                     int
		want                    string
	}{
		{"cuda.h", "", "cuInit", 17, `extern "C" { CUresult cuInit(unsigned int); }`},
		{"cuda.h", "", "CU_MEMHOSTALLOC_PORTABLE", 17, `extern "C" { enum { CU_MEMHOSTALLOC_PORTABLE = 0x01 }; }`},
		{"nvfunctional", "nvstd", "swap", 17,
			`namespace nvstd { template <class S> __host__ __device__ void swap(function<S> &f, function<S> &g); }`},
		{"nvfunctional", "", "swap", 17, ""},
		{"cuda/std/chrono", "cuda::std::chrono", "hours", 17,
			`namespace cuda { namespace std { namespace chrono { using hours = duration<long, ratio<3600>>; } } }`},
		{"", "std", "swap_ranges", 17, `namespace std { template <class I, class O>               O swap_ranges(I first, I last, O out); }`},
		{"", "std", "swap_ranges", 20, `namespace std { template <class I, class O> constexpr     O swap_ranges(I first, I last, O out); }`},
	} {
		files := headers.Libraries(test.header)
		if test.header == "" {
			files = headers.Prelude()
		}
		var got []string
		for _, f := range files {
			for d := range f.Declarations() {
				if d.Namespace == test.namespace && slices.Contains(slices.Collect(d.Names()), test.name) {
					got = append(got, string(d.Text(test.std)))
				}
			}
		}
		if got := strings.Join(got, "\n"); got != test.want {
			t.Errorf("%s declares %s in %q as\n%s\nwant\n%s", test.header, test.name, test.namespace, got, test.want)
		}
	}
}
