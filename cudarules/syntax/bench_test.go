package syntax

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	sitter "github.com/smacker/go-tree-sitter"
	smacker "github.com/smacker/go-tree-sitter/cpp"
)

// BenchmarkParse reports how much longer Parse takes than a bare parse of the bytes that the grammar
// reads. CUDAVET_BENCH names a folder of .cu files to parse instead of the sample.
func BenchmarkParse(b *testing.B) {
	texts := benchmarkTexts(b)
	var size int64
	var lowered [][]byte
	for _, text := range texts {
		size += int64(len(text))
		l, err := lower(text, false)
		if err != nil {
			b.Fatal(err)
		}
		lowered = append(lowered, l.out)
	}
	b.SetBytes(size)
	var whole, bare time.Duration
	parser := sitter.NewParser()
	parser.SetLanguage(smacker.GetLanguage())
	for b.Loop() {
		start := time.Now()
		for _, text := range texts {
			if _, err := Parse(text); err != nil {
				b.Fatal(err)
			}
		}
		whole += time.Since(start)
		b.StopTimer()
		start = time.Now()
		for _, text := range lowered {
			tree, err := parser.ParseCtx(context.Background(), nil, text)
			if err != nil {
				b.Fatal(err)
			}
			tree.Close()
		}
		bare += time.Since(start)
		b.StartTimer()
	}
	b.ReportMetric(float64(whole)/float64(bare), "x-parse")
}

func BenchmarkLower(b *testing.B) {
	texts := benchmarkTexts(b)
	var size int64
	for _, text := range texts {
		size += int64(len(text))
	}
	b.SetBytes(size)
	for b.Loop() {
		for _, text := range texts {
			l, err := lower(text, false)
			if err != nil {
				b.Fatal(err)
			}
			l.release()
		}
	}
}

func benchmarkTexts(b *testing.B) [][]byte {
	folder := os.Getenv("CUDAVET_BENCH")
	if folder == "" {
		return [][]byte{bytes.Repeat([]byte(benchmarkSample), 100)}
	}
	names, err := filepath.Glob(filepath.Join(folder, "*.cu*"))
	if err != nil || len(names) == 0 {
		b.Fatalf("no .cu files in %s: %v", folder, err)
	}
	var texts [][]byte
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			b.Fatal(err)
		}
		texts = append(texts, text)
	}
	return texts
}

const benchmarkSample = `
template <typename T, int block_size>
static __device__ __forceinline__ T warp_reduce(T x) {
#pragma unroll
    for (int offset = 16; offset > 0; offset >>= 1) {
        x += __shfl_xor_sync(0xffffffff, x, offset, 32); // butterfly
    }
    return x;
}

template <typename T>
static __global__ void __launch_bounds__(256, 2) soft_max(const T * __restrict__ x, T * __restrict__ y, const int n, const float scale) {
    extern __shared__ float buffer[];
    const int row = blockIdx.x, tid = threadIdx.x;
    float max_val = -INFINITY;
    for (int col = tid; col < n; col += blockDim.x) {
        const float val = (float) x[(int64_t) row * n + col] * scale;
        buffer[col] = val;
        max_val = fmaxf(max_val, val);
    }
    max_val = warp_reduce<float, 256>(max_val);
    asm volatile("mov.u32 %0, %1;" : "=r"(buffer[0]) : "r"(n) : "memory");
    y[(int64_t) row * n + tid] = buffer[tid] / max_val;
}

struct __align__(16) params {
    float * data;
    int shape[4];
    __host__ __device__ int size() const { return shape[0] * shape[1] * shape[2] * shape[3]; }
};

void soft_max_cuda(const float * x, float * y, const int n, const int rows, cudaStream_t stream) {
    const dim3 block(256, 1, 1);
    const dim3 grid(rows, 1, 1);
    soft_max<float><<<grid, block, n * sizeof(float), stream>>>(x, y, n, 1.0f / sqrtf(n));
    CUDA_CHECK(cudaGetLastError());
}
`
