package cudarules

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	sitter "github.com/smacker/go-tree-sitter"
	"github.com/smacker/go-tree-sitter/cpp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// chapter is a piece of CUDA code as services have it: a parameter struct, a
// class with host and device members, device functions, a kernel, a kernel
// template, a wrapper with C linkage and the host code that drives it. N
// makes its names its own.
const chapter = `
namespace stage_N {

constexpr int kBlock = 256;
#define CHECK_N(call)                                  \
    do {                                               \
        cudaError_t status_ = (call);                  \
        if (status_ != cudaSuccess) return (int)status_; \
    } while (0)

struct Params {
    float alpha, beta;
    int width, height, stride;
    unsigned flags;
    float4 window[4];
};

class View {
public:
    __host__ __device__ View(float *data, int n) : data_(data), n_(n) {}
    __host__ __device__ int size() const { return n_; }
    __device__ float at(int i) const { return i < n_ ? data_[i] : 0.0f; }
    __device__ void set(int i, float v) { if (i < n_) data_[i] = v; }
private:
    float *data_;
    int n_;
};

// Weighs a value against the window of its neighbours.
__device__ __forceinline__ float weigh(const View &v, int i, const Params &p) {
    float sum = 0.0f;
#pragma unroll
    for (int k = -2; k <= 2; ++k) {
        float w = p.window[(k + 2) & 3].x;
        sum += w * v.at(i + k) * (p.flags & 1u ? p.alpha : p.beta);
    }
    return sum;
}

template <typename T>
__host__ __device__ inline T clamp(T v, T lo, T hi) { return v < lo ? lo : (hi < v ? hi : v); }

__global__ void __launch_bounds__(kBlock) filter(View in, View out, const Params p) {
    __shared__ float tile[kBlock + 4];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = in.at(i);
    __syncthreads();
    float v = weigh(in, i, p);
    if (threadIdx.x > 0 && threadIdx.x + 1 < blockDim.x) {
        v = 0.25f * tile[threadIdx.x - 1] + 0.5f * v + 0.25f * tile[threadIdx.x + 1];
    }
    out.set(i, clamp(v, 0.0f, 1.0f));
}

template <typename T, int Items>
__global__ void reduce(const T *x, T *sum, int n) {
    T acc = T(0);
    for (int k = 0; k < Items; ++k) {
        int i = (blockIdx.x * Items + k) * blockDim.x + threadIdx.x;
        if (i < n) acc += x[i];
    }
    for (int offset = warpSize / 2; offset > 0; offset /= 2) acc += __shfl_down_sync(0xffffffffu, acc, offset);
    if ((threadIdx.x & 31) == 0) atomicAdd(sum, acc);
}

inline int blocks(int n) { return (n + kBlock - 1) / kBlock; }

}  // namespace stage_N

extern "C" int stage_N_run(float *x, float *y, float *sum, int n, float alpha, float beta) {
    stage_N::Params p = {alpha, beta, n, 1, n, 0u, {}};
    stage_N::View in(x, n), out(y, n);
    stage_N::filter<<<stage_N::blocks(n), stage_N::kBlock>>>(in, out, p);
    CHECK_N(cudaGetLastError());
    stage_N::reduce<float, 4><<<stage_N::blocks(n) / 4 + 1, stage_N::kBlock, 0, 0>>>(y, sum, n);
    CHECK_N(cudaGetLastError());
    CHECK_N(cudaDeviceSynchronize());
    return 0;
}
`

// generate returns CUDA source text of at least size bytes.
func generate(size int) []byte {
	var b bytes.Buffer
	b.WriteString("#include <cuda_runtime.h>\n")
	for i := 0; b.Len() < size; i++ {
		b.Write(bytes.ReplaceAll([]byte(chapter), []byte("_N"), fmt.Appendf(nil, "_%d", i)))
	}
	return b.Bytes()
}

// BenchmarkCheck measures the whole analysis of a file, all rules on. The
// metric x-parse is its time as a multiple of the bare tree-sitter parse of
// the same bytes.
func BenchmarkCheck(b *testing.B) {
	set := allRules(b)
	for _, kb := range []int{100, 1000, 8000, 32000} {
		b.Run(fmt.Sprintf("%dKB", kb), func(b *testing.B) {
			text := generate(kb * 1000)
			path := filepath.Join(b.TempDir(), "generated.cu")
			if err := os.WriteFile(path, text, 0o666); err != nil {
				b.Fatal(err)
			}
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := NewChecker(set).Check(path, nvcc.Default()); err != nil {
					b.Fatal(err)
				}
			}
			var parse time.Duration
			for range b.N {
				parse += bareParse(b, text)
			}
			b.ReportMetric(b.Elapsed().Seconds()/parse.Seconds(), "x-parse")
		})
	}
}

// BenchmarkPrelude measures what a process does once with the built-in headers:
// it indexes them and reads what a file names, here a small one.
func BenchmarkPrelude(b *testing.B) {
	set := allRules(b)
	path := filepath.Join(b.TempDir(), "generated.cu")
	if err := os.WriteFile(path, generate(1000), 0o666); err != nil {
		b.Fatal(err)
	}
	check := func() {
		if _, err := NewChecker(set).Check(path, nvcc.Default()); err != nil {
			b.Fatal(err)
		}
	}
	b.Run("index", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			loaded.Clear()
			BuiltIn(nil, 17)
		}
	})
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			loaded.Clear()
			check()
		}
	})
	b.Run("next", func(b *testing.B) {
		for b.Loop() {
			check()
		}
	})
}

func bareParse(b *testing.B, text []byte) time.Duration {
	start := time.Now()
	parser := sitter.NewParser()
	parser.SetLanguage(cpp.GetLanguage())
	tree, err := parser.ParseCtx(context.Background(), nil, text)
	if err != nil {
		b.Fatal(err)
	}
	elapsed := time.Since(start)
	tree.Close()
	parser.Close()
	return elapsed
}
