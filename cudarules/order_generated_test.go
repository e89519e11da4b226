package cudarules

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// headerPieces is code of headers that depends on their includers: %[1]d makes names distinct.
var headerPieces = []string{
	"__global__ void meet%[1]d(int *o) {\n\tif (threadIdx.x < 64) __syncthreads();\n\to[threadIdx.x] = 1;\n}\n",
	"__device__ void wait%[1]d(int n) {\n\tif (threadIdx.x < n) __syncthreads();\n}\n__global__ void call%[1]d() {\n\twait%[1]d(32);\n}\n",
	"__global__ void swap%[1]d(int *o) {\n\t__shared__ int s[256];\n\ts[threadIdx.x] = o[threadIdx.x];\n" +
		"\to[threadIdx.x] = s[threadIdx.x ^ 32];\n}\n",
	"template <class T> struct Make%[1]d { static __host__ __device__ T of(T v) { return v; } };\n" +
		"template <> struct Make%[1]d<float> { static float of(float v) { return v; } };\n" +
		"template <class T> __global__ void put%[1]d(T *o) { *o = Make%[1]d<T>::of(1); }\n",
	"#ifdef ON%[1]d\n__global__ int on%[1]d() { return 1; }\n#endif\n",
	"#ifndef ON%[1]d\ninline void fail%[1]d() { static __shared__ int s; }\n#endif\n",
	"#include \"missing%[1]d.h\"\ninline int plain%[1]d() { return 1; }\n",
	"__global__ void bound%[1]d(int *o) {\n\t__shared__ int s[64];\n\ts[threadIdx.x] = 1;\n\t__syncthreads();\n" +
		"\to[threadIdx.x] = s[63 - threadIdx.x];\n}\n",
	"inline void start%[1]d(int n);\n__global__ void empty%[1]d() {}\ninline void start%[1]d(int n) { empty%[1]d<<<n, 2048>>>(); }\n",
}

// userPieces is code of files: %[1]d is a header's number, %[2]d a number of threads.
var userPieces = []string{
	"void runMeet%[1]d(int *o) { meet%[1]d<<<1, %[2]d>>>(o); }\n",
	"void runCall%[1]d() { call%[1]d<<<1, %[2]d>>>(); }\n",
	"void runSwap%[1]d(int *o) { swap%[1]d<<<1, %[2]d>>>(o); }\n",
	"template __global__ void put%[1]d<int>(int *);\n",
	"template __global__ void put%[1]d<float>(float *);\n",
	"void runPut%[1]d(float *o) { put%[1]d<<<1, %[2]d>>>(o); }\n",
	"void runBound%[1]d(int *o) { bound%[1]d<<<1, %[2]d>>>(o); }\n",
	"__global__ void own%[1]d() { wait%[1]d(%[2]d); }\nvoid runOwn%[1]d() { own%[1]d<<<1, %[2]d>>>(); }\n",
	"void startAll%[1]d() { start%[1]d(0); }\n",
}

// generatedTree returns headers and files that include some of them, under macros or none.
func generatedTree(r *rand.Rand) fstest.MapFS {
	fsys := fstest.MapFS{}
	const headers = 3
	for h := range headers {
		var text strings.Builder
		text.WriteString("#pragma once\n")
		if h > 0 && r.Intn(2) == 0 {
			fmt.Fprintf(&text, "#include \"h%d.cuh\"\n", h-1)
		}
		for _, p := range r.Perm(len(headerPieces)) {
			if p != 6 || r.Intn(4) == 0 {
				fmt.Fprintf(&text, headerPieces[p], h)
			}
		}
		fsys[fmt.Sprintf("h%d.cuh", h)] = &fstest.MapFile{Data: []byte(text.String())}
	}
	for f := range 6 {
		var text strings.Builder
		for h := range headers {
			if r.Intn(3) == 0 {
				fmt.Fprintf(&text, "#define ON%d\n", h)
			}
		}
		for h := range headers {
			if r.Intn(3) > 0 {
				fmt.Fprintf(&text, "#include \"h%d.cuh\"\n", h)
				for range 3 {
					fmt.Fprintf(&text, userPieces[r.Intn(len(userPieces))], h, 32<<r.Intn(4))
				}
			}
		}
		fsys[fmt.Sprintf("f%d.cu", f)] = &fstest.MapFile{Data: []byte(text.String())}
	}
	return fsys
}

// TestGeneratedFilesInAnyOrder: in generated trees as well, the findings are those of each file alone.
func TestGeneratedFilesInAnyOrder(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	options := nvcc.Default()
	options.Given = true
	set := allRules(t)
	for seed := range int64(10) {
		r := rand.New(rand.NewSource(seed))
		fsys := generatedTree(r)
		found := func(order []string, cores int) []string {
			checker := NewCheckerReading(set, fsys.ReadFile)
			each := make([][]string, len(order))
			withCores(cores, func() {
				checker.Each(len(order), func(i int, check CheckFunc) {
					a, err := check(order[i], options)
					if err != nil {
						t.Error(err)
						return
					}
					for _, f := range a.Findings {
						each[i] = append(each[i], fmt.Sprint(f.Pos, " ", f.Rule.ID))
					}
				})
			})
			all := slices.Concat(each...)
			slices.Sort(all)
			return slices.Compact(all)
		}
		var names, alone []string
		for name := range fsys {
			names = append(names, name)
		}
		slices.Sort(names)
		for _, name := range names {
			alone = append(alone, found([]string{name}, 1)...)
		}
		slices.Sort(alone)
		alone = slices.Compact(alone)
		if len(alone) == 0 {
			t.Errorf("tree %d: nothing is found", seed)
		}
		for _, cores := range []int{1, 2, 8} {
			r.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
			if diff := cmp.Diff(alone, found(names, cores)); diff != "" {
				t.Errorf("tree %d: each file alone (-) and %v on %d cores (+):\n%s", seed, names, cores, diff)
			}
		}
	}
}
