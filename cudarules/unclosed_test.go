package cudarules

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// Where a syntax error swallows the brace that closes a function, the next functions
// are read as part of it: nothing is said of them.
func TestUnclosed(t *testing.T) {
	const host = "int main() {\n\tfloat *a;\n\ta[1] = rand() / (float)RAND_MAX;\n\tthrow 1;\n\treturn 0;\n}\n"
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"no semicolon behind names", "__global__ void k(float *a, int n) {\n\tint i = FIXME\n\tif (i < n)\n\t\tFIXME\n}\n", nil},
		{"open block", "__global__ void k(float *a, int n) {\n\tif (n) {\n\t\ta[0] = 1;\n}\n", nil},
		{"in a namespace", "namespace n {\n__device__ void d(float *a) {\n\tfor (;;) {\n\t\ta[0] = 1;\n}\n", nil},
		{"template", "template <class T> __global__ void k(T *a) {\n\tif (a) {\n\t\ta[0] = 1;\n}\ntemplate __global__ void k(int *);\n", nil},
		{"macro opens a block", "#define BEGIN {\n__global__ void k(float *a, int n) {\n\tif (n) BEGIN\n\t\ta[0] = 1;\n}\n", nil},
		{"closed", "__global__ void k(float *a, int n) {\n\tif (n) {\n\t\ta[0] = rand();\n\t}\n}\n", []string{"3 device-call-host"}},
		{"closed by a macro", "#define END }\n__global__ void k(float *a, int n) {\n\tif (n) {\n\t\ta[0] = rand();\n\tEND\n}\n", []string{"4 device-call-host"}},
	} {
		text := "#include <cstdlib>\n" + test.text + host
		checker := NewCheckerReading(allRules(t), func(string) ([]byte, error) { return []byte(text), nil })
		a, err := checker.Check("k.cu", nvcc.Default())
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range a.Findings {
			got = append(got, fmt.Sprintf("%d %s", f.Pos.Line-1, f.Rule.ID))
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.name, diff)
		}
	}
}
