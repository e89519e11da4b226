package cudarules

import (
	"io/fs"
	"slices"
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
template <class F> __global__ void run(F f) {}
MY_DEVICE int lambdas(int x) {
	auto twice = [&] { return dev(x); };
	auto again = [&](auto y) { return [=] { return dev(y) + twice(); }(); };
	__shared__ int kept;
	return again(x);
}
struct Base { MY_DEVICE virtual int size(); virtual int sides(); };
struct Derived : Base { __device__ int size(); MY_DEVICE int sides(); };
template <class T> __global__ void made(T *p) {}
MY_DEVICE void host() {
	struct Local {} *l = nullptr;
	made<<<1, 1>>>(l);
}
__global__ void scratch(int *p) {
	union Values { int all[4]; Values() {} };
	MY_SHARED Values v;
	*p = v.all[0];
}
void whole_host() {
	auto f = [] MY_DEVICE (int x) { return x; };
	run<<<1, 1>>>(f);
	run<<<1, 1>>>([=] MY_LAMBDA(float x) { return dev(x); });
}
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

// TestLibraryMacros checks that the macros of a missing library header have their meaning there, unless the program has others.
func TestLibraryMacros(t *testing.T) {
	const text = `#include <c10/macros/Macros.h>
C10_DEVICE float onDevice(float x) { CUDA_KERNEL_ASSERT(x > 0); return x; }
C10_HOST_DEVICE float onBoth(float x) { return x; }
__global__ void k(float *p) { *p = onDevice(onBoth(*p)); }
void host(float *p) {
	TORCH_CHECK(p != nullptr, "no ", "memory");
	k<<<1, 1>>>(p);
	C10_CUDA_KERNEL_LAUNCH_CHECK();
	onBoth(1);
	onDevice(1);
}
`
	lines := func(text string) (lines []int) {
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
			if f.Rule.ID == "host-call-device" {
				lines = append(lines, f.Pos.Line)
			}
		}
		if l := a.Lacking.Functions; len(l) != 1 || l[0].All != l[0].Whole {
			t.Errorf("not all functions are understood: %v", l)
		}
		return lines
	}
	if got := lines(text); !slices.Equal(got, []int{10}) {
		t.Errorf("findings in %v", got)
	}
	if got := lines("#define C10_DEVICE __host__ __device__\n" + text); len(got) > 0 {
		t.Errorf("findings in %v", got)
	}
}
