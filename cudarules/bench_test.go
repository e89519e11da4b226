//go:build unix

package cudarules

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	sitter "github.com/smacker/go-tree-sitter"
	"github.com/smacker/go-tree-sitter/cpp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
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

// A benchTree is CUDA sources and the flags that they are checked with.
type benchTree struct {
	files []string
	flags nvcc.Options
}

// sharedHeader is a header as trees have them: templates with specializations, overloads, macros, a class,
// and branches for the two views. N makes its names its own.
const sharedHeader = `#pragma once
#include <cuda_runtime.h>
INCLUDES
#define SCALE_N(x) ((x) * Traits_N<decltype(x)>::factor)
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 700
#define WARP_N 32
#else
#define WARP_N 1
#endif
namespace lib {
template <class T> struct Traits_N { static constexpr T factor = T(1); using type = T; };
template <> struct Traits_N<float> { static constexpr float factor = 2; using type = float; };
template <> struct Traits_N<double> { static constexpr double factor = 4; using type = double; };
template <class T> struct Traits_N<T *> { using type = T; };
__host__ __device__ inline int mix_N(int a, int b) { return a * 31 + b; }
__host__ __device__ inline float mix_N(float a, float b) { return a * 0.5f + b; }
__host__ __device__ inline double mix_N(double a, double b) { return a * 0.5 + b; }
template <class T, int Width> struct Tile_N {
    T cell[Width];
    __host__ __device__ T &operator[](int i) { return cell[i]; }
    __host__ __device__ int size() const { return Width; }
    __device__ T sum() const {
        T out = T(0);
        for (int i = 0; i < Width; i++) out += SCALE_N(cell[i]);
#ifdef __CUDA_ARCH__
        for (int o = WARP_N / 2; o > 0; o /= 2) out += __shfl_xor_sync(0xffffffffu, out, o);
#endif
        return out;
    }
};
template <class T, int Width> __global__ void reduce_N(const T *in, T *out, int n) {
    __shared__ Tile_N<T, Width> tile;
    int i = blockIdx.x * Width + threadIdx.x;
    tile[threadIdx.x] = i < n ? mix_N(in[i], T(1)) : T(0);
    __syncthreads();
    if (threadIdx.x == 0) out[blockIdx.x] = tile.sum();
}
template <class T> inline cudaError_t launch_N(const T *in, T *out, int n, cudaStream_t s) {
    reduce_N<T, 128><<<(n + 127) / 128, 128, 0, s>>>(in, out, n);
    return cudaGetLastError();
}
}
`

// generateTree writes a tree in which every source includes all of a few dozen headers, as those of a
// library of templates do, and uses some of their declarations.
func generateTree(b *testing.B, sources int) benchTree {
	const headers = 40
	dir := b.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			b.Fatal(err)
		}
		return path
	}
	for i := range headers {
		var includes strings.Builder
		for j := i / 2; j < i; j += 3 {
			fmt.Fprintf(&includes, "#include \"h%d.cuh\"\n", j)
		}
		text := strings.ReplaceAll(sharedHeader, "_N", fmt.Sprintf("_%d", i))
		write(fmt.Sprintf("h%d.cuh", i), strings.ReplaceAll(text, "INCLUDES", includes.String()))
	}
	tree := benchTree{flags: nvcc.Default()}
	for i := range sources {
		var text strings.Builder
		for j := range headers {
			fmt.Fprintf(&text, "#include \"h%d.cuh\"\n", j)
		}
		for j := range 4 {
			at := (i*7 + j*5) % headers
			fmt.Fprintf(&text, "extern \"C\" int run_%d_%d(const float *in, float *out, int n) { return lib::launch_%d(in, out, n, 0); }\n", i, j, at)
		}
		text.WriteString(strings.ReplaceAll(chapter, "_N", fmt.Sprintf("_%d", i)))
		tree.files = append(tree.files, write(fmt.Sprintf("u%d.cu", i), text.String()))
	}
	return tree
}

// BenchmarkTree measures the analysis of a tree of sources that share headers, all rules on, with one checker. CUDAVET_TREES
// names folders of real trees, separated as in PATH, which are measured besides the generated one; the flags of each follow
// its name after a question mark, as for nvcc.
//
// The metrics are of processor time: x-parse-units is that of the analysis as a multiple of that of one bare tree-sitter parse
// of all distinct texts that the preprocessor makes, as the grammar reads them; x-parse-files of one of the files' bytes, each
// once. ms/further-unit is the time that each source of the second half adds. peak-MB is the process's peak memory while the
// tree is checked.
func BenchmarkTree(b *testing.B) {
	trees := map[string]benchTree{"generated": generateTree(b, 64)}
	names := []string{"generated"}
	for _, spec := range filepath.SplitList(os.Getenv("CUDAVET_TREES")) {
		dir, flags, _ := strings.Cut(spec, "?")
		tree := benchTree{flags: nvcc.Default()}
		if words := strings.Fields(flags); len(words) > 0 {
			if err := tree.flags.Parse(words); err != nil {
				b.Fatal(err)
			}
		}
		err := filepath.WalkDir(dir, func(path string, e os.DirEntry, err error) error {
			if err == nil && e.Type().IsRegular() && filepath.Ext(path) == ".cu" {
				tree.files = append(tree.files, path)
			}
			return err
		})
		if err != nil {
			b.Fatal(err)
		}
		trees[dir] = tree
		names = append(names, dir)
	}
	set := allRules(b)
	for _, name := range names {
		tree := trees[name]
		b.Run(filepath.Base(name), func(b *testing.B) {
			units, files := distinctTexts(b, set, tree)
			var all, half, parseUnits, parseFiles time.Duration
			peak := 0.0
			for b.Loop() {
				resetPeak()
				all += processorTime(func() { checkTree(b, set, tree, tree.files) })
				peak = max(peak, peakMemory(b))
				parseUnits += processorTime(func() { bareParse(b, units) })
				parseFiles += processorTime(func() { bareParse(b, files) })
				half += processorTime(func() { checkTree(b, set, tree, tree.files[:len(tree.files)/2]) })
			}
			b.ReportMetric(all.Seconds()/parseUnits.Seconds(), "x-parse-units")
			b.ReportMetric(all.Seconds()/parseFiles.Seconds(), "x-parse-files")
			further := len(tree.files) - len(tree.files)/2
			b.ReportMetric((all-half).Seconds()*1000/float64(b.N*further), "ms/further-unit")
			b.ReportMetric(peak, "peak-MB")
		})
	}
}

func checkTree(b *testing.B, set rule.Set, tree benchTree, files []string) {
	NewChecker(set).Each(len(files), func(i int, check CheckFunc) {
		if _, err := check(files[i], tree.flags); err != nil {
			b.Logf("%v", err)
		}
	})
}

// distinctTexts returns the texts that the grammar reads of a tree, none twice, and those of the files.
func distinctTexts(b *testing.B, set rule.Set, tree benchTree) (units, files [][]byte) {
	seen := map[*[][]byte]map[string]bool{&units: {}, &files: {}}
	add := func(to *[][]byte, text []byte) {
		if !seen[to][string(text)] {
			seen[to][string(text)] = true
			*to = append(*to, text)
		}
	}
	c := NewChecker(set)
	isRead := map[*sema.Unit]bool{}
	for _, name := range tree.files {
		a, err := c.Load(name, tree.flags)
		if err != nil {
			b.Logf("%v", err)
			continue
		}
		for _, tu := range []*sema.TU{a.Host, a.Device} {
			for _, u := range tu.Units {
				if !isRead[u] && u.Source != nil {
					isRead[u] = true
					add(&units, u.Tree.Lowered())
					add(&files, u.Source.File.Text)
				}
			}
		}
	}
	return units, files
}

// BenchmarkPrelude measures the work that a process does once for the built-in headers: it indexes
// them and reads those that a file names, here a small one.
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

// bareParse has tree-sitter alone parse texts.
func bareParse(b *testing.B, texts [][]byte) {
	parser := sitter.NewParser()
	defer parser.Close()
	parser.SetLanguage(cpp.GetLanguage())
	for _, text := range texts {
		tree, err := parser.ParseCtx(context.Background(), nil, text)
		if err != nil {
			b.Fatal(err)
		}
		tree.Close()
	}
}

// processorTime returns the time that the process computes, in all its threads, while f runs.
func processorTime(f func()) time.Duration {
	var before, after syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &before)
	f()
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &after)
	return time.Duration(after.Utime.Nano() + after.Stime.Nano() - before.Utime.Nano() - before.Stime.Nano())
}

// resetPeak has the peak of the process's memory counted anew, where the system can do that.
func resetPeak() {
	debug.FreeOSMemory()
	_ = os.WriteFile("/proc/self/clear_refs", []byte("5"), 0)
}

var peakLine = regexp.MustCompile(`(?m)^VmHWM:\s*(\d+) kB$`)

// peakMemory returns the peak of the process's memory in MB, 0 if the system does not report it.
func peakMemory(b *testing.B) float64 {
	status, err := os.ReadFile("/proc/self/status")
	m := peakLine.FindSubmatch(status)
	if err != nil || m == nil {
		return 0
	}
	kB, err := strconv.ParseFloat(string(m[1]), 64)
	if err != nil {
		b.Fatal(err)
	}
	return kB * 1024 / 1e6
}
