package cudarules

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// TestDefinedWords has code that defines CUDA's words away, as for a compiler of
// the host's: its names are its own.
func TestDefinedWords(t *testing.T) {
	fsys := fstest.MapFS{
		"backend.h": {Data: []byte("#define __global__\n#define __device__\ntemplate <class T> T atomicAdd(T *p, T v) { return *p += v; }\n")},
		"k.cu":      {Data: []byte("#include \"backend.h\"\n__global__ void count(int *n) { atomicAdd(n, 1); }\nvoid run(int *n) { count(n); }\n")},
	}
	set, err := rule.NewSet("", "cuda-macro-redefined")
	if err != nil {
		t.Fatal(err)
	}
	analysis, err := NewCheckerReading(set, fsys.ReadFile).Check("k.cu", nvcc.Default())
	if err != nil || len(analysis.Findings) > 0 {
		t.Errorf("%v, %v", analysis.Findings, err)
	}
}

// Macros of a missing header, or of an unknown build, decide on spaces: there are no findings that
// depend on them, and all others.
func TestUndecided(t *testing.T) {
	const hip = `
-- hd.h --
#pragma once
#ifdef WITH_HIP
#include <hip/hip_runtime.h>
#endif
#ifdef __HIPCC__
#define HD __host__ __device__
#else
#define HD
#endif
`
	const kernels = `
-- k.cu --
#include "gpu.h"
GPU_FUNCTION int f(int x) { return x; }
__device__ int d(int x) { return x; }
__global__ void k(int *o) { *o = f(1); }
void host() { d(1); } // want host-call-device
GPU_FUNCTION int g(int x) { return d(x); }
`
	for _, test := range []struct{ name, flags, files string }{
		{"a header in a branch may define the compiler's macro", "", `
-- k.cu --
#include "hd.h"
struct Index {
	HD Index(int w) : w(w) {}
	HD int at(int x) const { return x % w; }
	int w;
};
HD inline float lerp(float a, float b) { return a + b; }
template <class T> HD T twice(T x) { return x + x; }
int plain(int x) { return x; }
__global__ void k(float *o) {
	Index i(3);
	o[i.at(4)] = lerp(1, 2) + twice(1.f);
	o[0] = plain(1); // want device-call-host
}
__global__ int wrong(Index &i) { return 0; } // want kernel-return-type kernel-param-reference
` + hip},
		{"the header is not read", "-DOTHER", `
-- k.cu --
#include "hd.h"
HD int f(int x) { return x; }
__global__ void k(int *o) { *o = f(1); } // want device-call-host
` + hip},
		{"a lambda whose space a missing header tells", "", `
-- k.cu --
#include "spaces.h"
template <class F> __global__ void run(F f) { f(); }
void fill(int n) {
	int *keys = nullptr;
	cudaMalloc(&keys, n);
	run<<<1, 32>>>([=] ON_DEVICE { keys[threadIdx.x] = 1; });
	[=] { keys[0] = 1; }(); // want pointer-wrong-space
}
`},
		{"missing header", "-DX", `
-- gpu.h --
#include <hip/hip_runtime.h>
#ifdef __HIPCC__
#define GPU_FUNCTION __device__
#else
#define GPU_FUNCTION
#endif
` + kernels},
		{"functions of the toolkit's that a missing header may wrap", "-DX", `
-- k.cu --
#include "math_helper.cuh"
namespace math {
__host__ __device__ float quotient(float x, float y) { return fdividef(x, y); }
struct Ratio { __host__ __device__ float of(float x) { return fdividef(x, 2); } };
namespace { void count(int *n) { atomicAdd(n, 1); } }
void late(int *n) { auto add = [=] { atomicAdd(n, 1); }; add(); }
#define ADD(n) atomicAdd(n, 1)
void expanded(int *n) { ADD(n); }
void qualified(int *n) { ::atomicAdd(n, 1); } // want host-call-device
void reserved() { __syncthreads(); } // want host-call-device
__device__ int own(int x) { return x; }
int plain() { return own(1); } // want host-call-device
void outside(int *n);
}
void math::outside(int *n) { atomicAdd(n, 1); }
void global(int *n) { atomicAdd(n, 1); } // want host-call-device
`},
		{"functions for both sides where HIP's header is missing", "-DX", `
-- k.cu --
#include "hip/hip_runtime.h"
__device__ int d(int x) { return x; }
__host__ __device__ void both(int *n) { __syncthreads(); n[0] = d(1); }
template <class T> __host__ __device__ T twice(T x) { return x + d(1); }
struct Node { __host__ __device__ int value() const { return d(2); } };
__global__ void k(int *o) { both(o); o[1] = twice(2) + Node().value(); }
void host() { d(1); } // want host-call-device
`},
		{"default behind a missing header", "-DX", `
-- gpu.h --
#include "config.h"
#ifndef GPU_FUNCTION
#define GPU_FUNCTION
#endif
` + kernels},
		{"space word in the branch that is read", "", `
-- gpu.h --
#if defined(BUILD_FOR_HOST) || USE_OPENCL > 1
#define GPU_FUNCTION
#else
#define GPU_FUNCTION inline __device__ __host__
#endif
` + kernels},
		{"macro through macros", "", `
-- gpu.h --
#define BOTH_IF(x) BOTH_##x
#define BOTH_0
#define BOTH_1 __host__ __device__
#if ENABLE_GPU
#define ENABLED 1
#else
#define ENABLED 0
#endif
#define EXPAND(x) BOTH_IF(x)
#define GPU_FUNCTION EXPAND(ENABLED)
` + kernels},
		{"branches declare", "", `
-- gpu.h --
#define GPU_FUNCTION __device__
` + kernels + `
#ifdef BUILD_DOUBLE
__device__ float length(float x) { return x; }
__constant__ float table[4];
#else
float length(float x) { return x; }
float table[4];
#endif
__global__ void l(float *o) { *o = length(1) + table[0]; }
`},
		{"words between the macros", "", `
-- k.cu --
#include "no.h"
#ifndef CHECK
#define CHECK(x)
#endif
#ifndef SMALL
#define SMALL
#endif
__device__ int d(int x) { return x; }
SMALL int a(int x) { CHECK(x); return d(x); }
__device__ int b(int x) { CHECK(x); return d(x); }
SMALL int c(int x) { CHECK(x); CHECK(x); return x; }
int plain(int x) { CHECK(x); return d(x); } // want host-call-device
__device__ int e(int x) { CHECK(x); return plain(x); } // want device-call-host
__device__ int f(int x) { return c(x) + d(x); }
__global__ void g(__grid_constant__ const int x) { CHECK(x); }
__global__ void g(__grid_constant__ const int x);
void h(int x) { CHECK(x); d(x); } // want host-call-device
`},
		{"words of CUDA", "", `
-- k.cu --
#ifdef EMULATE_ON_CPU
#define __global__
#define __device__
#endif
int plain(int x) { return x; }
__global__ int k(int *o) { return plain(1); } // want kernel-return-type device-call-host
`},
		{"CUDA is off", "", `
-- k.cu --
#ifndef WITH_CUDA
#define __global__
#define __device__
struct Dim { int x; };
static Dim blockIdx;
inline void __syncthreads() {}
#endif
template <class T> __global__ void k(T *o) { __syncthreads(); o[blockIdx.x] = 0; }
void host(float *p) { k(p); }
`},
		{"types are no spaces", "", `
-- k.cu --
#include "no.h"
#ifdef USE_DOUBLE
#define REAL double
#else
#define REAL float
#endif
#ifndef BLOCK
#define BLOCK 128
#endif
REAL plain(REAL x) { return x; }
__global__ REAL k(REAL *o) { *o = plain(BLOCK); return 0; } // want device-call-host
`},
		{"macros, variables and types that a missing header chooses", "-DX", `
-- k.cu --
#include "no.h"
#ifdef HAVE_NEW
#define LANE(v) __shfl_sync(~0u, v, 0)
#define REAL float
#define WIDTH 32
typedef float real;
using value = int;
struct Box { int x; };
constexpr int width = 32;
__device__ int cell;
#else
#define LANE(v) __shfl(v, 0)
#define REAL long double
#define WIDTH 4096
typedef long double real;
using value = int &;
struct Box { virtual int f() { return 1; } int x; };
constexpr int width = 4096;
__constant__ int cell = 1;
#endif
__global__ void lane(int *v) { v[threadIdx.x] = LANE(v[threadIdx.x]); }
__global__ void wide(double *v) { REAL x = v[0]; real y = v[1]; *v = x * y; }
__global__ void take(value v) { v = 1; }
__global__ void box(Box b, int *o) { *o = b.x; }
__global__ void set(int *o) { cell = 2; }
void run(double *v) { wide<<<1, WIDTH>>>(v); wide<<<1, width>>>(v); }
__global__ void own(int &v) { v = 1; } // want kernel-param-reference
`},
		{"the same where nothing is missing", "-DX", `
-- k.cu --
#ifdef HAVE_NEW
#define LANE(v) __shfl_sync(~0u, v, 0)
#define WIDTH 32
using value = int;
struct Box { int x; };
constexpr int width = 32;
#else
#define LANE(v) __shfl(v, 0)
#define WIDTH 4096
using value = int &;
struct Box { virtual int f() { return 1; } int x; };
constexpr int width = 4096;
#endif
__global__ void lane(int *v) { v[threadIdx.x] = LANE(v[threadIdx.x]); } // want removed-api
__global__ void take(value v) { v = 1; } // want kernel-param-reference
__global__ void box(Box b, int *o) { *o = b.x; } // want kernel-param-polymorphic
__global__ void wide(double *v) { *v = 1; }
void run(double *v) {
	wide<<<1, WIDTH>>>(v); // want launch-config
	wide<<<1, width>>>(v); // want launch-config
}
`},
		{"what stands where versions are compared", "-DX", `
-- k.cu --
#include "no.h"
__global__ void lane(int *v) {
#if LIB_VERSION >= 9000
	v[0] = 1;
#else
	v[0] = __shfl(v[1], 0);
#endif
#if 300 > LIB_VERSION
	throw 1;
#endif
#if LIB_VERSION
	v[2] = 1;
#else
	v[2] = __shfl(v[1], 0); // want removed-api
#endif
}
`},
		{"versions that the release says", "-DX", `
-- k.cu --
#include "no.h"
#if CUDA_VERSION >= 9000 && defined(CUDA_VERSION)
#define LANE(v) __shfl_sync(~0u, v, 0)
#else
#define LANE(v) __shfl(v, 0)
#endif
#define OLD(v) (CUSPARSE_VERSION < v || CUDNN_MAJOR < 8 || CUBLAS_VER_MAJOR < 11 || THRUST_VERSION < 200000 || CUB_VERSION < 200000)
#if OLD(11400) || CUDNN_VERSION < 8000 || CUDART_VERSION < 9000 || __CUDACC_VER_MAJOR__ < 9 || NCCL_VERSION_CODE < 2700
int old(int *v) { throw v; }
#endif
__global__ void lane(int *v) { v[threadIdx.x] = LANE(v[threadIdx.x]); }
#if CUDA_VERSION >= 13000
__global__ void late(int *v) { *v = __shfl(*v, 0); } // want removed-api
#endif
`},
		{"versions of headers that are there", "-DX", `
-- k.cu --
#include <cusparse.h>
#include <cub/cub.cuh>
#if CUSPARSE_VERSION < 11400 || CUB_VERSION < 200000 || CUDA_VERSION < 13000 || defined(CUDNN_VERSION)
#define LANE(v) __shfl(v, 0)
#else
#define LANE(v) __shfl_sync(~0u, v, 0)
#endif
__global__ void lane(int *v) { v[threadIdx.x] = LANE(v[threadIdx.x]); }
#if CUDNN_VERSION < 8000
__global__ void none(int *v) { *v = __shfl(*v, 0); } // want removed-api
#endif
`},
		{"code in branches", "", `
-- k.cu --
#include "no.h"
int plain(int x) { return x; }
#ifndef FAST
__global__ void k(int *o) { *o = plain(1); } // want device-call-host
#endif
__global__ void l(int *o) {
#ifdef CHECKED
	if (!o) return;
#else
	*o = plain(1); // want device-call-host
#endif
}
`},
		{"other compilers' parts of functions", "", `
-- k.cu --
#include <hip/hip_runtime.h>
int plain(int x) { return x; }
__global__ void k(int *o) { *o = 1; }
__host__ __device__ int f(int x) {
#ifdef __HIP_DEVICE_COMPILE__
	return x;
#else
	throw x;
#endif
}
__global__ void l(int *o) {
#if defined(__HIPCC__) || defined(USE_HIP)
	*o = f(1);
#elif !defined(__OTHER_COMPILER__)
	*o = plain(1);
#endif
	*o += f(2) + plain(2); // want device-call-host
}
template <class T> struct Array {
	__device__ T at(int i) const {
#if __HIPCC__
		return p[i];
#else
#ifndef CHECKED
		return plain(i);
#endif
#endif
	}
	T *p;
};
__global__ void m(Array<int> a) { *a.p = a.at(1); }
#ifndef __HIPCC__
__global__ void n(int *o) { *o = plain(3); } // want device-call-host
#endif
void run(int *o) {
#ifdef __HIPCC__
	k<<<1, 1>>>(o);
#else
	k(o);
#endif
	[=] {
#ifndef __HIPCC__
		k(o);
#endif
	}();
}
`},
		{"a type of a missing header in the parameters of a specialization", "", `
-- k.cu --
#include "missing.h"
template <class To, class From> To convert(const From &x, float scale, missing_t t) { return x; }
template <> __device__ unsigned char convert<unsigned char, float>(const float &a, float scale, missing_t t) { return (unsigned char)(a / scale); }
template <class To, class From> __device__ To scaled(const From &x, float scale) { return convert<To, From>(x, scale, MISSING); }
__global__ void k(unsigned char *o, float *i) { o[0] = scaled<unsigned char, float>(i[0], 2.f); }
`},
		{"no header may define another compiler's macro", "", `
-- k.cu --
__host__ __device__ int f(int x) {
#ifdef __HIP_DEVICE_COMPILE__
	return x;
#else
	throw x; // want device-exceptions
#endif
}
__global__ void l(int *o) { *o = f(1); }
`},
		{"the other branch launches", "", `
-- k.cu --
__global__ void k(int *o) { *o = 1; }
void run(int *o) {
#ifdef USE_GPU
	k<<<1, 1>>>(o);
#else
	k(o);
#endif
	k(o); // want launch-unconfigured
}
`},
		{"no other branch", "-DX", `
-- k.cu --
__global__ void k(int *o) { *o = 1; }
void run(int *o) {
#ifdef USE_GPU
	k<<<1, 1>>>(o);
#else
	k(o); // want launch-unconfigured
#endif
}
`},
		{"lambdas", "-DX", `
-- k.cu --
#include "lambda.h"
#ifdef __HIPCC__
#define GPU_LAMBDA __device__
#else
#define GPU_LAMBDA
#endif
__device__ int d(int x) { return x; }
template <class F> __global__ void run(F f) { f(); }
void host(int n) {
	run<<<1, 1>>>([=] GPU_LAMBDA { return d(n); });
	run<<<1, 1>>>([=] GPU_LAMBDA() { return d(n); });
	run<<<1, 1>>>([=] UNSEEN { return d(n); });
	run<<<1, 1>>>([=] UNSEEN() { return d(n); });
	run<<<1, 1>>>([=] unseen() mutable { return d(n); });
}
`},
		{"macros that are seen nowhere", "-DX", `
-- k.cu --
#include "macros.h"
__device__ int norm(int x) { return x; }
void host(int h) {
	SetOp(norm, h);
	SetOp(h, ns_op, norm);
	FOR_EACH(norm) { h++; }
}
__global__ void NAME(scale, float)(float *x) { *x = 1; }
__global__ NAME(shift, int)(int &x) { x = 1; }
`},
	} {
		files, want := map[string]string{}, []string{}
		for _, f := range txtar.Parse([]byte(test.files)).Files {
			files[f.Name] = string(f.Data)
			for i, line := range strings.Split(string(f.Data), "\n") {
				for _, id := range wants(line) {
					want = append(want, fmt.Sprintf("%s:%d %s", f.Name, i+1, id))
				}
			}
		}
		options := nvcc.Default()
		if err := options.Parse(append(strings.Fields(test.flags), "-extended-lambda")); err != nil {
			t.Fatal(err)
		}
		checker := NewCheckerReading(allRules(t), func(path string) ([]byte, error) {
			if text, ok := files[path]; ok {
				return []byte(text), nil
			}
			return nil, fs.ErrNotExist
		})
		a, err := checker.Check("k.cu", options)
		if err != nil {
			t.Fatal(err)
		}
		got := []string{}
		for _, f := range a.Findings {
			got = append(got, fmt.Sprintf("%s:%d %s", f.Pos.File.Name, f.Pos.Line, f.Rule.ID))
		}
		slices.Sort(got)
		slices.Sort(want)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: -want +got\n%s", test.name, diff)
		}
	}
}

var wantComment = regexp.MustCompile(`// want (.*)`)

// wants returns the ids of the rules that a line wants findings of.
func wants(line string) []string {
	if m := wantComment.FindStringSubmatch(line); m != nil {
		return strings.Fields(m[1])
	}
	return nil
}
