package syntax_test

import (
	"testing"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// TestAt compares the innermost node around every byte with the result of a walk from the root.
func TestAt(t *testing.T) {
	const text = `  template <class T> __global__ void k(T *x, __shared__ int y) { x[threadIdx.x] = asm_(y); }
struct S { int a : 3, b = 1; S(const S &) = default; };
void f(S s) { k<int><<<1, 2>>>(nullptr, 1); typeid(int); asm volatile("" : "=r"(s.a) : "r"(s.b)); auto g = [] __device__ (int i) { return i; }; }  `
	tree, err := syntax.Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for offset := range len(text) {
		want := tree.Root()
		for below := want; !below.IsZero(); {
			want = below
			below = syntax.Node{}
			for c := range want.Children() {
				if c.Start() <= offset && offset < c.End() {
					below = c
				}
			}
		}
		if got := tree.At(offset); got != want {
			t.Errorf("around byte %d is %s %q, want %s %q", offset, got.Kind(), got.Text(), want.Kind(), want.Text())
		}
	}
}
