package cudarules

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestFunctionsUnderstood counts the functions of a file in both views, each once: those of templates as they are written, lambdas, and
// those in which something is not known.
func TestFunctionsUnderstood(t *testing.T) {
	for text, want := range map[string][2]int{
		"int a(int v) { return v; }\n__global__ void k(int *v) { *v = 1; }": {2, 2},
		"int a();": {0, 0},
		"#include \"gone.h\"\nint a(int v) { return v; }\nint b(int v) { return gone(v); }":                            {2, 1},
		"#include \"gone.h\"\nint b(Gone v) { return v.size(); }":                                                      {1, 0},
		"template <class T> T twice(T v) { return v.twice() + v; }\nint b(int v) { return v; }":                        {2, 2},
		"#include \"gone.h\"\nvoid b() { auto f = [](int v) { return v; }; f(1); }":                                    {2, 2},
		"#include \"gone.h\"\nvoid b() { auto f = [](int v) { return gone(v); }; f(1); }":                              {2, 1},
		"__host__ __device__ int a() {\n#ifdef __CUDA_ARCH__\nreturn 1;\n#else\nreturn 2;\n#endif\n}":                  {1, 1},
		"#include \"gone.h\"\n__device__ int a() {\n#ifdef __CUDA_ARCH__\nreturn gone();\n#else\nreturn 2;\n#endif\n}": {1, 0},
		"struct S { int m; int f() { return m; } S() : m(1) {} };":                                                     {2, 2},
	} {
		path := filepath.Join(t.TempDir(), "a.cu")
		if err := os.WriteFile(path, []byte(text+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		a, err := NewChecker(ruleSet(t, "", "")).Check(path, nvcc.Default())
		if err != nil {
			t.Fatal(err)
		}
		var counts []cache.FunctionCount
		if want[0] > 0 {
			counts = []cache.FunctionCount{{File: path, All: want[0], Whole: want[1]}}
		}
		if !slices.Equal(a.Lacking.Functions, counts) {
			t.Errorf("%s\ngot %v, want %v", text, a.Lacking.Functions, want)
		}
	}
}
