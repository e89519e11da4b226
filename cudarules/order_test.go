package cudarules

import (
	"fmt"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestFilesInAnyOrder: the findings in files depend neither on earlier files, nor on the number of files checked concurrently.
func TestFilesInAnyOrder(t *testing.T) {
	fsys := fstest.MapFS{
		"put.cuh": {Data: []byte(`#pragma once
inline int plain(int x) { return x; }
template <class T> struct Put { static __host__ __device__ T make(T v) { return v; } };
template <> struct Put<float> { static float make(float v) { return v; } };
template <class T> __global__ void put(T *o) { *o = Put<T>::make(1); }
template <class T> struct Box { __device__ void set(T *o) { *o = Put<T>::make(1); } };
`)},
		"reach.cuh": {Data: []byte(`#pragma once
inline int host();
inline int host() { return 1; }
constexpr int fixed() { return 1; }
__host__ __device__ inline int both() { return host(); }
__host__ __device__ inline int folded() { return fixed(); }
__host__ __device__ inline int outer() { return both(); }
__device__ inline int address() { auto p = host; return p(); }
__device__ inline void status() { cudaGetLastError(); }
`)},
		"apart.cu":     {Data: []byte("#include \"reach.cuh\"\nint apart() { return outer(); }\n")},
		"reached.cu":   {Data: []byte("#include \"reach.cuh\"\n__global__ void all(int *v) { *v = outer() + folded() + address(); status(); }\n")},
		"release.cuh":  {Data: []byte("#pragma once\n#include <cub/util_type.cuh>\ninline void check(cudaError_t) {}\n")},
		"none.cu":      {Data: []byte("#include \"put.cuh\"\nint none() { return plain(1); }\n")},
		"int.cu":       {Data: []byte("#include \"put.cuh\"\ntemplate __global__ void put<int>(int *);\n")},
		"float.cu":     {Data: []byte("#include \"put.cuh\"\ntemplate __global__ void put<float>(float *);\n")},
		"class.cu":     {Data: []byte("#include \"put.cuh\"\ntemplate struct Box<float>;\n")},
		"launch.cu":    {Data: []byte("#include \"put.cuh\"\nvoid run(float *o) { put<<<1, 1>>>(o); }\n")},
		"versions.cu":  {Data: []byte("#include <thrust/execution_policy.h>\n#include \"release.cuh\"\n")},
		"prefetch.cu":  {Data: []byte("#include \"release.cuh\"\nvoid fetch(void *p, cudaStream_t s) {\n#if CUDA_VERSION < 13000\n\tcheck(cudaMemPrefetchAsync(p, 4, 0, s));\n#endif\n}\n")},
		"undecided.cu": {Data: []byte("#include \"missing.h\"\n#include \"put.cuh\"\n")},
	}
	var names []string
	for name := range fsys {
		if len(name) > 3 && name[len(name)-3:] == ".cu" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	options := nvcc.Default()
	options.Given = true
	found := func(order []string, cores int) []string {
		checker := NewCheckerReading(allRules(t), fsys.ReadFile)
		each := make([][]string, len(order))
		withCores(cores, func() {
			checker.Each(len(order), func(i int, check CheckFunc) {
				a, err := check(order[i], options)
				if err != nil {
					t.Error(err)
					return
				}
				for _, f := range a.Findings {
					each[i] = append(each[i], fmt.Sprint(f.Pos, " ", f.Rule.ID, " ", f.Message))
				}
			})
		})
		all := slices.Concat(each...)
		slices.Sort(all)
		return all
	}
	var alone []string
	for _, name := range names {
		alone = append(alone, found([]string{name}, 1)...)
	}
	slices.Sort(alone)
	alone = slices.Compact(alone)
	if len(alone) == 0 {
		t.Fatal("nothing is found")
	}
	for turn := range names {
		order := slices.Concat(names[turn:], names[:turn])
		for _, cores := range []int{1, 2, 8} {
			if diff := cmp.Diff(alone, found(order, cores)); diff != "" {
				t.Errorf("each file alone (-) and %v on %d cores (+):\n%s", order, cores, diff)
			}
		}
		slices.Reverse(order)
		if diff := cmp.Diff(alone, found(order, 2)); diff != "" {
			t.Errorf("each file alone (-) and %v (+):\n%s", order, diff)
		}
	}
}
