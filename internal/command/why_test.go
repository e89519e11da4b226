package command

import (
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestWhy asks why rules speak of lines, and why they are silent.
func TestWhy(t *testing.T) {
	const files = `
-- k.cu --
#include "missing.h"
#include "own.h"
#ifdef NEVER
void never();
#endif
__global__ void speaks(int &p) { absent(1); }
void host(int);
__device__ void calls() { host(1); }
__device__ void silenced() { host(1); } // NOLINT(device-call-host) known
template <class T> __global__ void pattern(T x) { host(x); }
MYAPI void hidden(int &x);
struct Incomplete;
__device__ void member(Incomplete *i) { i->run(); }
void overloaded(int);
void overloaded(long);
__device__ void chooses() { overloaded(1.0); }
__device__ void kept(int x) { x = x + 1; }
#ifdef __CUDA_ARCH__
__device__ void onDevice() { host(2); }
#endif
int broken( { ;
-- own.h --
#pragma once
inline void inHeader() {}
-- undecided.cu --
#include "missing.h"
#if FEATURE
#define API __device__
#else
#define API
void otherwise(int *);
#endif
API void either(int *);
__device__ void calls() { either(0); }
-- threads.cu --
extern __device__ int pick(int *);
__global__ void k(int *v, int *w, volatile int *turn) {
    int at = pick(v);
    v[0] = threadIdx.x;
    if (atomicAdd(w, 1) == 3) w[2] += 1;
    turn[0] = at;
}
void run(int *v, int *w, volatile int *t) { k<<<4, 64>>>(v, w, t); }
-- suppressed.cu --
#pragma nv_diag_suppress 20014
void host();
__device__ void d() { host(); }
#define DROP(...)
DROP(
__device__ void dropped() { host(); }
)
-- deep.cu --
template <int n> struct S { S<n + 1> next; };
__global__ void k(S<0> s);
-- Makefile --
built.o: built.cu
	nvcc -arch=$(shell ./arch) -c built.cu
-- built.cu --
struct S { int x; };
__global__ void k(const __grid_constant__ S s, int *out) { *out = s.x; }
`
	for _, test := range []struct {
		question string
		status   int
		lines    string // that the answer has, in this order
	}{
		{"k.cu:6 kernel-param-reference", StatusFound,
			"kernel-param-reference speaks of k.cu:6:\n\tk.cu:6:24: __global__ function 'speaks' takes 'p' by reference\nknown:\n"},
		{"kernel-param-reference k.cu:6:24", StatusFound, "kernel-param-reference speaks of k.cu:6:\n"},
		{"k.cu:8 device-call-host", StatusFound,
			"\tk.cu:8:27: __device__ function 'calls' calls host function 'host'\n\tk.cu:8: host(1) calls host, __host__\n"},
		{"k.cu:19 device-call-host", StatusFound, "\tk.cu:19: the host's compilation leaves the line out: #ifdef __CUDA_ARCH__ in line 18\n"},
		{"k.cu:6 device-call-host", StatusClean, "device-call-host is silent about k.cu:6\nnot known, or in the way:\n\tk.cu:6: what absent stands for is not known: no declaration of it is seen, and a header was not found\n\tk.cu:1: the header missing.h is not found: what it declares is not known\n"},
		{"k.cu:4 kernel-param-reference", StatusClean, "not known, or in the way:\n\tk.cu:4: the line is not compiled: #ifdef NEVER in line 3\n"},
		{"k.cu:3 kernel-param-reference", StatusClean, "\tk.cu:3: there is no code on the line\n"},
		{"k.cu:9 device-call-host", StatusClean, "found, but not told:\n\tk.cu:9: __device__ function 'silenced' calls host function 'host', and it is not told: a comment silences it\n"},
		{"k.cu:10 device-call-host", StatusClean,
			"\tk.cu:10: pattern is a template, and no launch, call or explicit instantiation names its arguments\n"},
		{"k.cu:11 kernel-param-reference", StatusClean,
			"\tk.cu:11: on which side hidden runs is not known: a macro whose definition is not known\n"},
		{"k.cu:13 device-call-host", StatusClean,
			"not known, or in the way:\n\tk.cu:13: what i->run stands for is not known: no definition of Incomplete is seen\n"},
		{"k.cu:16 device-call-host", StatusClean,
			"not known, or in the way:\n\tk.cu:16: what overloaded stands for is not known: which of several functions is meant is not known\n"},
		{"k.cu:17 builtin-variable", StatusClean, "\tk.cu:17: x is of type int\n"},
		{"-enable=alloca-windows k.cu:17 alloca-windows", StatusClean, "alloca-windows is silent about k.cu:17\n"},
		{"k.cu:17 alloca-windows", StatusClean, "\tk.cu: the rule is off, as are others of class advice: -enable=alloca-windows turns it on\n"},
		{"-disable=device-call-host k.cu:8 device-call-host", StatusClean,
			"found, but not told:\n\tk.cu:8: __device__ function 'calls' calls host function 'host', and it is not told: the rule is off: "},
		{"k.cu:21 device-call-host", StatusClean, "\tk.cu:21: a syntax error: the declaration around the line is not understood\n"},
		{"undecided.cu:6 device-call-host", StatusClean, "\tundecided.cu:6: it is not known whether the line is compiled: #else in line 4\n"},
		{"undecided.cu:9 device-call-host", StatusClean, "\tundecided.cu:8: on which side either runs is not known: "},
		{"threads.cu:4 global-race", StatusClean, "\tthreads.cu:4: what other threads do to 'v' meanwhile is not known: a function whose code is not seen has its address\n"},
		{"threads.cu:5 global-race", StatusClean, "\tthreads.cu:5: what other threads do to 'w' meanwhile is not known: a loop or a call before it may wait for other threads\n"},
		{"threads.cu:6 global-race", StatusClean, "\tthreads.cu:6: what other threads do to 'turn' meanwhile is not known: it is volatile, and how threads order such accesses is not looked at\n"},
		{"suppressed.cu:6 device-call-host", StatusClean, "\tsuppressed.cu:6: the line is not compiled: a macro drops it\n"},
		{"deep.cu:2 kernel-param-size", StatusClean,
			"\tdeep.cu: more than 500 classes within each other as members: what is asked of those beyond is unknown [limit class-depth]\n"},
		{"own.h:2 device-call-host", StatusClean, "device-call-host is silent about own.h:2, as k.cu includes it\nnot known, or in the way:\n\tk.cu:1: the header missing.h is not found: what it declares is not known\nknown:\n\tk.cu: no build rule compiles the file"},
		{"built.cu:2 grid-constant-arch", StatusClean, "\tbuilt.cu: -arch of the build rule is not known: "},
	} {
		t.Run(test.question, func(t *testing.T) {
			commandtest.Enter(t, files)
			status, stdout, stderr := cudavetHere(append([]string{"why"}, strings.Fields(test.question)...)...)
			if status != test.status || stderr != "" {
				t.Errorf("status %d, standard error %q", status, stderr)
			}
			rest := stdout
			for line := range strings.Lines(test.lines) {
				_, behind, ok := strings.Cut(rest, line)
				if !ok {
					t.Fatalf("no line %q in its place in\n%s", line, stdout)
				}
				rest = behind
			}
		})
	}
}

// TestWhyOfGo asks the same of a rule on Go packages.
func TestWhyOfGo(t *testing.T) {
	const files = `
-- go.mod --
module example.com/m
-- m.go --
package m

// void run(int *x);
import "C"
import "unsafe"

func Run(xs []C.int) {
	C.run(&xs[0])
	C.run((*C.int)(unsafe.Pointer(nil)))
}
-- m.cu --
__global__ void k(int *x) { *x = 1; }
extern "C" void run(int *x) { k<<<1, 1>>>(x); }
`
	commandtest.Enter(t, files)
	status, stdout, stderr := cudavetHere("why", "m.go:8", "go-memory-to-kernel")
	if status != StatusFound || !strings.HasPrefix(stdout, "go-memory-to-kernel speaks of m.go:8:\n\tm.go:8:") {
		t.Errorf("status %d, output %q, standard error %q", status, stdout, stderr)
	}
	status, stdout, stderr = cudavetHere("why", "go-memory-to-kernel", "m.go:9")
	if status != StatusClean || !strings.HasPrefix(stdout, "go-memory-to-kernel is silent about m.go:9\n") {
		t.Errorf("status %d, output %q, standard error %q", status, stdout, stderr)
	}
}

// TestWhyArguments has questions that cannot be answered.
func TestWhyArguments(t *testing.T) {
	commandtest.Enter(t, "-- k.cu --\nint x;\n")
	for question, want := range map[string]string{
		"":                             "cudavet: why needs FILE:LINE and a rule; 'cudavet why -h' says more\n",
		"k.cu:1":                       "cudavet: why needs FILE:LINE and a rule; 'cudavet why -h' says more\n",
		"k.cu launch-config":           "cudavet: launch-config is no FILE:LINE\n",
		"k.cu:1 launch-confg":          "cudavet: no rule \"launch-confg\"; near: launch-config\n",
		"k.cu:100 launch-config":       "cudavet: k.cu has no line 100\n",
		"absent.cu:1 launch-config":    "absent.cu",
		"-enable=x k.cu:1 long-double": "cudavet: ",
	} {
		status, stdout, stderr := cudavetHere(append([]string{"why"}, strings.Fields(question)...)...)
		if status != StatusFailed || stdout != "" || !strings.Contains(stderr, want) || strings.Count(stderr, "\n") != 1 {
			t.Errorf("why %s: status %d, output %q, standard error %q", question, status, stdout, stderr)
		}
	}
	if status, stdout, _ := cudavetHere("why", "-h"); status != StatusClean || !strings.HasPrefix(stdout, "usage: cudavet why") {
		t.Errorf("why -h: status %d, output %q", status, stdout)
	}
}
