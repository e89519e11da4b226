package cudarules

import (
	"io/fs"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestUnseenSpaces has no rule speak of functions and variables whose spaces a
// macro of a header that is missing may give.
func TestUnseenSpaces(t *testing.T) {
	const text = `#include "spaces.h"
MY_CONSTANT constexpr int table[] = {1, 2};
MY_DEVICE int counter = 3;
MY_DEVICE float f(float x) { return x; }
struct S {
	MY_DEVICE float m(float x) { return x; }
	MY_DEVICE S() {}
};
__global__ void k(float *o, int i) {
	S s;
	o[0] = table[i] + counter + f(1) + s.m(2);
}
__device__ int dev(int x) { return x; }
MY_DEVICE int g(int x) { return dev(x); }
static MY_KERNEL_VOID whole(int *p) { atomicOr(p, dev(1)); }
MY_KERNEL void launched(int *p) { *p = dev(1); }
`
	checker := NewCheckerReading(allRules(t), func(path string) ([]byte, error) {
		if path != "k.cu" {
			return nil, fs.ErrNotExist
		}
		return []byte(text), nil
	})
	a, err := checker.Check("k.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range a.Findings {
		t.Errorf("line %d: %s [%s]", f.Pos.Line, f.Message, f.Rule.ID)
	}
}
