package source

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// generated returns a translation unit of about the given number of kernels
// and a header, as such files look: comments, conditionals, checks by macro.
func generated(kernels int) map[string]string {
	var b strings.Builder
	b.WriteString("#include \"common.cuh\"\n#include <cstdio>\n")
	for i := range kernels {
		fmt.Fprintf(&b, `
// Kernel %[1]d adds two vectors, scaled by what the architecture likes best.
template <typename T, int block_size>
static __global__ void __launch_bounds__(block_size) scale_add_%[1]d(const T *__restrict__ x, T *__restrict__ y, const int n) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x; /* one element a thread */
#if __CUDA_ARCH__ >= 700
    __shared__ T cache[block_size];
    cache[threadIdx.x] = index < n ? x[index] : T(0);
#else
    T cache = index < n ? x[index] : T(0);
#endif
    if (index < n) {
        y[index] = y[index] * SCALE + CLAMP(x[index], -1.0f, 1.0f);
    }
}

void run_scale_add_%[1]d(const float *x, float *y, const int n, cudaStream_t stream) {
    const int blocks = (n + BLOCK_SIZE - 1) / BLOCK_SIZE;
    scale_add_%[1]d<float, BLOCK_SIZE><<<blocks, BLOCK_SIZE, 0, stream>>>(x, y, n);
    CUDA_CHECK(cudaGetLastError());
}
`, i)
	}
	return map[string]string{
		"k.cu": b.String(),
		"common.cuh": `#pragma once
#define BLOCK_SIZE 256
#define SCALE 0.5f
#define CLAMP(x, low, high) ((x) < (low) ? (low) : (x) > (high) ? (high) : (x))
#define CUDA_CHECK(call) do { cudaError_t error_ = (call); if (error_ != cudaSuccess) { fail(#call, __FILE__, __LINE__, error_); } } while (0)
void fail(const char *call, const char *file, int line, int error);
`,
	}
}

// BenchmarkLoad preprocesses both views of a file that was never seen.
func BenchmarkLoad(b *testing.B) {
	for _, kernels := range []int{10, 100, 1000} {
		b.Run(fmt.Sprint(kernels), func(b *testing.B) {
			files := generated(kernels)
			b.SetBytes(int64(len(files["k.cu"]) + len(files["common.cuh"])))
			b.ReportAllocs()
			for b.Loop() {
				load(b, files, "k.cu", nvcc.Default())
			}
		})
	}
}

// BenchmarkScan lexes alone.
func BenchmarkScan(b *testing.B) {
	text := []byte(generated(1000)["k.cu"])
	table := newSymbols()
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		scanText(text, table)
	}
}

// BenchmarkReload preprocesses a file whose header every other file has
// included before.
func BenchmarkReload(b *testing.B) {
	files := generated(10)
	l := loader(files)
	b.SetBytes(int64(len(files["k.cu"])))
	for b.Loop() {
		if _, _, err := l.Load("k.cu", nvcc.Default()); err != nil {
			b.Fatal(err)
		}
	}
}
