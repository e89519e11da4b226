package cudarules_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// kernel returns the kernel k of a source.
func kernel(t *testing.T, source string) (*sema.TU, *sema.FuncDecl) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "k.cu")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	a, err := cudarules.NewChecker(rule.Set{}).Load(file, nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range a.Device.Bodies() {
		if b.Function.Name == "k" {
			return a.Device, b.FuncDecl
		}
	}
	t.Fatal("there is no k")
	return nil, nil
}

// TestVerdicts runs kernels for a block of 64 threads. Each body has a line of its own, so that columns
// identify operations.
func TestVerdicts(t *testing.T) {
	for _, test := range []struct {
		name, body string
		want       string // the verdicts: the kind and, for a pair, its threads and byte
	}{
		{"own elements", `s[i] = 1; v[i] = s[i];`, ""},
		{"a neighbour's element", `s[i] = i; v[i] = s[i ^ 1];`, "pair 1 0 at 4"},
		{"a barrier between", `s[i] = i; __syncthreads(); v[i] = s[i ^ 1];`, ""},
		{"a barrier of the warp between", `s[i] = i; __syncwarp(); v[i] = s[i ^ 1];`, ""},
		{"a barrier of the warp between warps", `s[i] = i; __syncwarp(); v[i] = s[i ^ 32];`, "pair 32 0 at 128"},
		{"the same value by all", `s[0] = n; __syncthreads(); v[i] = s[0];`, ""},
		{"another value by each", `s[0] = i; __syncthreads(); v[i] = s[0];`, "pair 1 0 at 0"},
		{"atomics", `if (i == 0) s[0] = 0; __syncthreads(); atomicAdd(&s[0], i); __syncthreads(); v[i] = s[0];`, ""},
		{"behind the loop's edge", `for (int r = 0; r < n; r++) { s[i] = r; __syncthreads(); v[i] += s[63 - i]; }`, "pair 63 0 at 0"},
		{"a barrier at the loop's end", `for (int r = 0; r < n; r++) { s[i] = r; __syncthreads(); v[i] += s[63 - i]; __syncthreads(); }`, ""},
		{"an unknown element", `s[v[i] & 63] = i; __syncthreads(); v[i] = s[i];`, ""},
		{"ranges apart", `if (i < 32) s[i] = i; else s[i] = s[i] + 1;`, "fresh s"},
		{"under a condition of some threads", `if (i < 32) __syncthreads();`, "diverges 0 32"},
		{"under a condition of all", `if (n) __syncthreads();`, ""},
		{"in a condition of all threads there are", `if (i < 64) __syncthreads();`, ""},
		{"under a bound", `if (i < n) __syncthreads();`, "diverges -1 -1"},
		{"behind an exit", `if (i > 7) return; __syncthreads();`, "exited"},
		{"behind an exit of all", `if (n > 7) return; __syncthreads();`, ""},
		{"rounds of all threads", `for (int r = i; r < 128; r += 64) __syncthreads();`, ""},
		{"rounds of some threads", `for (int r = i; r < 100; r += 64) __syncthreads();`, "diverges 0 36"},
		{"do-while", `int r = 0; do { if (r == 0) __syncthreads(); } while (r++ < i);`, ""},
		{"do-while of some", `int r = 0; do __syncthreads(); while (r++ < i / 32);`, "diverges 32 0"},
		{"a case of some", `switch (i / 32) { case 0: __syncthreads(); break; default: v[i] = 0; }`, "diverges 0 32"},
		{"cases that fall through to it", `switch (i / 32) { case 0: v[i] = 1; default: v[i] = 0; __syncthreads(); }`, ""},
		{"and, or", `if (i < 64 && n || i < 64) __syncthreads();`, ""},
		{"a count of threads", `if (__syncthreads_count(v[i]) > 4) __syncthreads();`, ""},
		{"a vote of the block", `if (__syncthreads_or(v[i]) && __syncthreads_and(v[i] > 2)) __syncthreads();`, ""},
		{"a vote does not tell of threads", `if (v[i] > 0) __syncthreads_count(1);`, "diverges -1 -1"},
		{"goto past it", `if (i < 8) goto out; __syncthreads(); out: v[i] = 1;`, "diverges 8 0"},
		{"goto to it", `if (i < 8) goto meet; v[i] = 1; meet: __syncthreads();`, ""},
		{"goto back", `back: if (i++ < 8) goto back; if (i < 32) __syncthreads();`, "incomplete"},
		{"goto into a block", `if (i < 8) goto in; { v[i] = 1; in: __syncthreads(); }`, "incomplete"},
		{"asm may synchronize", `s[i] = i; asm volatile("bar.sync 0;"); v[i] = s[i ^ 32];`, ""},
		{"asm may write", `int j; asm("mov.u32 %0, %%laneid;" : "=r"(j)); if (j < 4) __syncthreads();`, ""},
		{"an index too far", `s[i + 1] = 0;`, "index 64"},
		{"an index of all", `s[64] = 0;`, "index 64"},
		{"a guarded index", `if (i < 63) s[i + 1] = 0;`, ""},
		{"mask of lanes that are absent", `if (i % 32 < 8) v[i] = __shfl_sync(0xffffffff, v[i], 0);`, "collective"},
		{"mask of those that call", `if (i % 32 < 8) v[i] = __shfl_sync(0xff, v[i], 0);`, "collective"},
		{"a flag that others wait for", `volatile int *f = s; if (i == 0) { s[1] = n; f[0] = 1; } while (f[0] == 0) {} v[i] = s[1];`, ""},
		{"a flag that others wait for in a loop", `volatile int *f = s; if (i == 0) { s[1] = n; f[0] = 1; } while (true) { if (f[0]) break; } v[i] = s[1];`, "pair 0 1 at 0"},
		{"a flag in the condition of work", `volatile int *f = s; if (i == 0) f[0] = 0; for (int r = 0; r < 4 && !f[0]; r++) v[i] = r;`, "pair 0 1 at 0"},
		{"old warp reduction", `volatile int *w = s; w[i] = v[i]; if (i < 32) { w[i] += w[i + 32]; w[i] += w[i + 16]; } v[i] = w[0];`, "pair 32 0 at 128, pair 16 0 at 64, pair 0 16 at 64, pair 0 1 at 0"},
	} {
		t.Run(test.name, func(t *testing.T) {
			tu, k := kernel(t, "__global__ void k(int *v, int n) { __shared__ int s[64]; int i = threadIdx.x; "+test.body+" }")
			r := threads.Of(tu, k, nil, [3]int64{64, 1, 1}, map[*sema.FuncDecl]bool{}, threads.Asked{})
			if got := verdicts(r); got != test.want {
				t.Errorf("%s: %q, want %q", test.body, got, test.want)
			}
		})
	}
}

func verdicts(r *threads.Run) string {
	var out []string
	add := func(format string, args ...any) {
		if s := fmt.Sprintf(format, args...); len(out) == 0 || out[len(out)-1] != s {
			out = append(out, s)
		}
	}
	for _, d := range r.Divergences {
		if d.Exited {
			add("exited")
		} else {
			add("diverges %d %d", d.In, d.Out)
		}
	}
	for _, p := range r.Pairs {
		add("pair %d %d at %d", p.Threads[0], p.Threads[1], p.Element)
	}
	for _, o := range r.Overruns {
		add("index %d", o.Index)
	}
	for _, f := range r.Fresh {
		add("fresh %s", f.Name)
	}
	for range r.Collectives {
		add("collective")
	}
	if !r.Complete {
		add("incomplete")
	}
	return strings.Join(out, ", ")
}

// TestFirst runs the first block of a launch, of which the shape may not be known.
func TestFirst(t *testing.T) {
	tu, k := kernel(t, `extern __shared__ int d[];
__global__ void k(int *v, int n) {
    if (blockIdx.x == 0) d[threadIdx.x + 4] = 0;
    if (blockDim.x > 64) d[128] = 0;
    if (n) d[256] = 0;
}`)
	for _, test := range []struct {
		shape  [3]int64
		end    int64
		thread int
	}{
		{[3]int64{}, 20, 0},
		{[3]int64{32, 1, 1}, 144, 31},
		{[3]int64{128, 1, 1}, 528, 127},
	} {
		r := threads.First(tu, k, nil, test.shape)
		if u := r.Dynamic; u == nil || u.End != test.end || u.Thread != test.thread {
			t.Errorf("%v: %+v", test.shape, u)
		}
	}
}
