package cudarules

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestDeducedElsewhere: the function with a deduced return type that host code uses is in a header
// that was checked with another file.
func TestDeducedElsewhere(t *testing.T) {
	dir := t.TempDir()
	texts := map[string]string{
		"shape.cuh": "__device__ auto area(int x) { return x * x; }\nstruct Box { __device__ auto width() { return 1; } };\n",
		"first.cu":  "#include \"shape.cuh\"\n__global__ void k(int *x) { *x = area(2); }\n",
		"second.cu": "#include \"shape.cuh\"\nusing A = decltype(area(1));\nusing W = decltype(Box().width());\n",
	}
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	checker := NewChecker(allRules(t))
	for _, c := range []struct {
		name string
		want int
	}{{"first.cu", 0}, {"second.cu", 2}} {
		a, err := checker.Check(filepath.Join(dir, c.name), nvcc.Default())
		if err != nil {
			t.Fatal(err)
		}
		if len(a.Findings) != c.want {
			t.Errorf("%s: %d findings, want %d: %v", c.name, len(a.Findings), c.want, a.Findings)
		}
	}
}
