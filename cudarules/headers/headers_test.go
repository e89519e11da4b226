package headers_test

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// everything is the names of headers that bring all files between them.
var everything = []string{
	"mma.h", "cuda_pipeline.h", "curand_kernel.h", "nvfunctional", "cooperative_groups.h", "cuda/barrier", "unistd.h",
	"cuda.h", "cublas_v2.h", "cufft.h", "cusparse.h", "cusolverDn.h", "nvrtc.h", "nvml.h", "cudnn.h", "nccl.h", "nvToolsExt.h", "cuComplex.h",
}

// units preprocesses files in their order.
func units(t testing.TB, files []headers.File, options nvcc.Options) []*source.Unit {
	t.Helper()
	texts := map[string][]byte{}
	var main strings.Builder
	for _, f := range files {
		texts[f.Name] = f.Text
		fmt.Fprintf(&main, "#include %q\n", f.Name)
	}
	texts["main.cu"] = []byte(main.String())
	loader := source.NewLoader(func(name string) ([]byte, error) {
		if text, ok := texts[path.Clean(name)]; ok {
			return text, nil
		}
		return nil, fs.ErrNotExist
	})
	_, device, err := loader.Load("main.cu", options)
	if err != nil {
		t.Fatal(err)
	}
	return device.Units
}

// TestSyntax: what the meaning layer reads is free of syntax errors, in every
// standard.
func TestSyntax(t *testing.T) {
	for _, std := range []int{17, 20} {
		options := nvcc.Default()
		options.Std = std
		all := units(t, headers.Prelude(), options)
		for _, f := range headers.Libraries(everything...) {
			all = append(all, units(t, []headers.File{f}, options)...)
		}
		for _, u := range all {
			for _, e := range u.Errors {
				t.Errorf("%s:%d: %s", u.File.Name, e.Pos.Line, e.Message)
			}
			tree, err := syntax.Parse(u.Text)
			if err != nil {
				t.Errorf("%s: %v", u.File.Name, err)
				continue
			}
			for n := range tree.Root().All() {
				if n.HasError() && !slices.ContainsFunc(slices.Collect(n.Children()), syntax.Node.HasError) {
					t.Errorf("-std=c++%d: %s:%d: syntax error at %q", std, u.File.Name, u.Origin(n.Start()).Line, n.Text())
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
		{"cuda.h", "c/cuda.h"},
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
	all := append(headers.Prelude(), headers.Libraries(everything...)...)
	seen := map[string]bool{}
	for _, f := range all {
		if seen[f.Name] {
			t.Errorf("%s twice", f.Name)
		}
		seen[f.Name] = true
		if len(f.Text) == 0 {
			t.Errorf("%s is empty", f.Name)
		}
	}
	if !slices.ContainsFunc(all, func(f headers.File) bool {
		return strings.Contains(string(f.Text), "enum { cudaHostAllocDefault = 0x00 };")
	}) {
		t.Error("integer macros are not enumerators")
	}
}

// BenchmarkPrelude reads what every process reads once.
func BenchmarkPrelude(b *testing.B) {
	options := nvcc.Default()
	var size int
	for _, f := range headers.Prelude() {
		size += len(f.Text)
	}
	b.SetBytes(int64(size))
	for b.Loop() {
		for _, u := range units(b, headers.Prelude(), options) {
			if _, err := syntax.Parse(u.Text); err != nil {
				b.Fatal(err)
			}
		}
	}
}
