package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const sample = `#include "sample.h"
#define SPACE __device__
const int size = 3;
__constant__ float weights[3];
int option = 1;
void log(int level);
SPACE int hidden(int i) { return i; }
__device__ int both(int i, int j) { return i + j; }
__host__ __device__ int twice(int i) { return 2 * i; }
struct Base { virtual int get() { return 1; } };
struct Derived : Base { __host__ __device__ int get() override { return 2; } };
__global__ void scale(float *v, int n) { __shared__ int s[4]; v[n] = both(n, 1); }
#include <cuda/barrier>
__global__ void stage(char *to, const char *from, cuda::barrier<cuda::thread_scope_block> *b) { cuda::memcpy_async(to, from, cuda::aligned_size_t<16>(64), *b); }
struct Task { int n; void run() { auto g = [n = 1] __device__ (int i) { return i; }; } };
int main() { scale<<<1, 32>>>(nullptr, size); auto f = [=] __device__ (int i) { return i; }; log(option); return 0; }
`

const header = `#pragma once
__device__ inline int inHeader() { return 1; }
`

// broken is what an operator makes of one line of the sample or its header.
var broken = []struct{ operator, line string }{
	{"device-removed", `  int both(int i, int j) { return i + j; }`},
	{"device-removed", `  inline int inHeader() { return 1; }`},
	{"device-to-host", `__host__ int both(int i, int j) { return i + j; }`},
	{"both-to-device", ` __device__ int twice(int i) { return 2 * i; }`},
	{"both-to-host", `__host__  int twice(int i) { return 2 * i; }`},
	{"global-to-device", `__device__ void scale(float *v, int n) { __shared__ int s[4]; v[n] = both(n, 1); }`},
	{"override-space", `struct Derived : Base { __host__  int get() override { return 2; } };`},
	{"kernel-result", `__global__ int scale(float *v, int n) { __shared__ int s[4]; v[n] = both(n, 1); }`},
	{"kernel-ellipsis", `__global__ void scale(float *v, int n, ...) { __shared__ int s[4]; v[n] = both(n, 1); }`},
	{"kernel-reference", `__global__ void scale(float *v, int &n) { __shared__ int s[4]; v[n] = both(n, 1); }`},
	{"grid-constant-write", `__global__ void scale(float *v, const __grid_constant__ int n) { (int &)n = n;  __shared__ int s[4]; v[n] = both(n, 1); }`},
	{"default-argument", `__device__ int both(int i, int j = rand()) { return i + j; }`},
	{"launch-unconfigured", `int main() { scale(nullptr, size); auto f = [=] __device__ (int i) { return i; }; log(option); return 0; }`},
	{"call-configured", `int main() { scale<<<1, 32>>>(nullptr, size); auto f = [=] __device__ (int i) { return i; }; log<<<1, 1>>>(option); return 0; }`},
	{"launch-other", `int main() { both<<<1, 32>>>(nullptr, size); auto f = [=] __device__ (int i) { return i; }; log(option); return 0; }`},
	{"throw", `__host__ __device__ int twice(int i) {  if (sizeof(int) == 1) throw 1; return 2 * i; }`},
	{"call-host", `__device__ int both(int i, int j) {  (void)log(0); return i + j; }`},
	{"variable-constant-removed", ` float weights[3];`},
	{"shared-to-device", `__global__ void scale(float *v, int n) { __device__ int s[4]; v[n] = both(n, 1); }`},
	{"shared-initializer", `__global__ void scale(float *v, int n) { __shared__ int s[4] = {}; v[n] = both(n, 1); }`},
	{"const-removed", ` int size = 3;`},
	{"variable-device-added", `__device__ int option = 1;`},
	{"variable-dynamic-initializer", `__constant__ float weights[3] = {(float)rand()};`},
	{"lambda-space-removed", `int main() { scale<<<1, 32>>>(nullptr, size); auto f = [=]  (int i) { return i; }; log(option); return 0; }`},
	{"lambda-capture-reference", `int main() { scale<<<1, 32>>>(nullptr, size); auto f = [&] __device__ (int i) { return i; }; log(option); return 0; }`},
	{"lambda-in-lambda", `int main() { scale<<<1, 32>>>(nullptr, size); auto f = [&] { return [=] __device__ (int i) { return i; }; }(); log(option); return 0; }`},
	{"lambda-private", `struct Task { int n; private: void run() { auto g = [n = 1] __device__ (int i) { return i; }; } public:  };`},
	{"lambda-protected", `struct Task { int n; protected: void run() { auto g = [n = 1] __device__ (int i) { return i; }; } public:  };`},
	{"lambda-private-class", `class q_C { void q_f() { auto q_l = [] __device__ { }; (void)q_l; } }; int main() { scale<<<1, 32>>>(nullptr, size); auto f = [=] __device__ (int i) { return i; }; log(option); return 0; }`},
	{"lambda-deduced-result", `struct Task { int n; auto run() { auto g = [n = 1] __device__ (int i) { return i; }; } };`},
	{"lambda-generic", `struct Task { int n; void run() { auto g = [n = 1] __device__ (auto i) { return i; }; } };`},
	{"lambda-in-extended", `struct Task { int n; void run() { auto g = [n = 1] __device__ (int i) { auto q_l = [] __host__ __device__ { }; (void)q_l; return i; }; } };`},
	{"lambda-capture-dimensions", `int main() { scale<<<1, 32>>>(nullptr, size); int q_a[1][1][1][1][1][1][1][1] = {}; auto f = [=] __device__ (int i) { int q_i = q_a[0][0][0][0][0][0][0][0]; (void)q_i; return i; }; log(option); return 0; }`},
	{"lambda-capture-binding", `struct Task { int n; void run() { int q_a[1] = {}; auto [q_b] = q_a; auto g = [n = 1, q_b] __device__ (int i) { int q_i = q_b; (void)q_i; return i; }; } };`},
	{"lambda-capture-if-constexpr", `int main() { scale<<<1, 32>>>(nullptr, size); int q_v = 1; auto f = [=] __device__ (int i) { if constexpr (sizeof(int) == 4) { int q_i = q_v; (void)q_i; } return i; }; log(option); return 0; }`},
	{"lambda-capture-star-this", `struct Task { int n; void run() { auto g = [n = 1, *this] __device__ (int i) { return i; }; } };`},
	{"before-function-managed", `__device__  __managed__ int both(int i, int j) { return i + j; }`},
	{"before-declarator-launch_bounds", `__global__ void  __launch_bounds__(64) scale(float *v, int n) { __shared__ int s[4]; v[n] = both(n, 1); }`},
	{"before-variable-host", ` __host__ int option = 1;`},
	{"before-class-shared", ` __shared__ struct Base { virtual int get() { return 1; } };`},
	{"in-class-head-device", `struct  __device__ Base { virtual int get() { return 1; } };`},
	{"before-return-device", `__device__ int both(int i, int j) {  __device__ return i + j; }`},
	{"memory-volatile", `__constant__ volatile float weights[3];`},
	{"kernel-parameter-0", `__global__ void scale(float *v, int n, int &) { __shared__ int s[4]; v[n] = both(n, 1); }`},
	{"kernel-result-1", `__global__ auto scale(float *v, int n) { __shared__ int s[4]; v[n] = both(n, 1); }`},
	{"kernel-inline", `__global__ inline void scale(float *v, int n) { __shared__ int s[4]; v[n] = both(n, 1); }`},
	{"kernel-throw", `__global__ void scale(float *v, int n) throw() { __shared__ int s[4]; v[n] = both(n, 1); }`},
	{"main-space", `__host__ __device__ int main() { scale<<<1, 32>>>(nullptr, size); auto f = [=] __device__ (int i) { return i; }; log(option); return 0; }`},
	{"shared-variable-bound", `__global__ void scale(float *v, int n) { __shared__ int s[blockDim.x]; v[n] = both(n, 1); }`},
	{"memcpy-async", `__global__ void stage(char *to, const char *from, cuda::barrier<cuda::thread_scope_block> *b) { cuda::memcpy_async(nullptr, from, cuda::aligned_size_t<16>(64), *b); }`},
	{"memcpy-async-size", `__global__ void stage(char *to, const char *from, cuda::barrier<cuda::thread_scope_block> *b) { cuda::memcpy_async(to, from, cuda::aligned_size_t<16>((64) + 1), *b); }`},
	{"memcpy-async-aligned", `__global__ void stage(char *to, const char *from, cuda::barrier<cuda::thread_scope_block> *b) { cuda::memcpy_async((char *)(to) + 1, from, cuda::aligned_size_t<32>(32), *b); }`},
	{"memcpy-async-overlap", `__global__ void stage(char *to, const char *from, cuda::barrier<cuda::thread_scope_block> *b) { cuda::memcpy_async((char *)(from) + 1, (char *)(from), 16, *b); }`},
	{"memcpy-async-object", `__global__ void stage(char *to, const char *from, cuda::barrier<cuda::thread_scope_block> *b) { struct q_N { int v; __device__ q_N(const q_N &o) : v(o.v) { } }; cuda::memcpy_async((q_N *)(to), (q_N *)(from), cuda::aligned_size_t<16>(64), *b); }`},
}

func TestOperators(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{"sample.cu": sample, "sample.h": header} {
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	list, err := mutants(root, "sample.cu", 1)
	if err != nil {
		t.Fatal(err)
	}
	lines := map[string][]string{} // by operator
	for _, m := range list {
		text, err := os.ReadFile(filepath.Join(root, m.File))
		if err != nil {
			t.Fatal(err)
		}
		changed, err := apply(text, m.Edits)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(changed), "\n") {
			if line != strings.Split(string(text), "\n")[i] {
				lines[m.Operator] = append(lines[m.Operator], line)
			}
		}
	}
	fold := func(s string) string { return strings.Join(strings.Fields(s), " ") }
	for _, b := range broken {
		if !slices.ContainsFunc(lines[b.operator], func(line string) bool { return fold(line) == fold(b.line) }) {
			t.Errorf("%s does not make\n%s\nbut\n%s", b.operator, b.line, strings.Join(lines[b.operator], "\n"))
		}
	}
	for operator, list := range lines {
		for _, line := range list {
			if strings.Contains(line, "hidden") && strings.Contains(operator, "device-") {
				t.Errorf("%s changes what a macro writes: %s", operator, line)
			}
		}
	}
}

func TestNamesOfOperators(t *testing.T) {
	seen := map[string]bool{}
	for _, o := range operators {
		if seen[o.name] || o.doc == "" || o.share < 1 {
			t.Errorf("operator %q: twice, or without a sentence or share", o.name)
		}
		seen[o.name] = true
	}
}
