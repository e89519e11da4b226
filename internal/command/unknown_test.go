package command

import (
	"bytes"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestUnknownFlags checks sources with their build rules: findings that depend on a flag are reported
// if the rule determines it, and not if the rule takes it from a program; then -v names the unknown
// flag, and the reason.
func TestUnknownFlags(t *testing.T) {
	for _, test := range []struct {
		name, source string
		rule         string // that depends on the flag
		known, other string // the flag as a Makefile has it, with the finding and without
		unknown      string // the flag as a program decides it
		aspect       string
		cmake        string // commands that give the flag
		cmakeUnknown string
	}{
		{
			name:   "std",
			source: "#if __cplusplus < 201703L\n__global__ void k(int &x) { x = 1; }\n#endif\n",
			rule:   "kernel-param-reference",
			known:  "-std=c++14", other: "-std=c++17", unknown: "-std=$(shell ./standard)", aspect: "-std",
			cmake: "set(CMAKE_CUDA_STANDARD 14)", cmakeUnknown: "execute_process(COMMAND ./standard OUTPUT_VARIABLE CMAKE_CUDA_STANDARD)",
		},
		{
			name:   "arch",
			source: "struct S { int x; };\n__global__ void k(const __grid_constant__ S s, int *out) { *out = s.x; }\n",
			rule:   "grid-constant-arch",
			known:  "-arch=sm_60", other: "-arch=sm_80", unknown: "-arch=$(shell ./arch)", aspect: "-arch",
			cmake: "set(CMAKE_CUDA_ARCHITECTURES 60)", cmakeUnknown: "set(CMAKE_CUDA_ARCHITECTURES $ENV{ARCH})",
		},
		{
			name:   "macros",
			source: "#ifdef FAST\n__global__ void k(int &x) { x = 1; }\n#endif\n",
			rule:   "kernel-param-reference",
			known:  "-DFAST", other: "-DSLOW", unknown: "-D$(shell ./speed)", aspect: "-D",
			cmake:        "add_compile_definitions(FAST)",
			cmakeUnknown: "execute_process(COMMAND ./speed OUTPUT_VARIABLE SPEED)\nadd_compile_definitions(${SPEED})",
		},
		{
			name:   "rdc",
			source: "__global__ void child() {}\n__global__ void parent() { child<<<1, 1>>>(); }\n",
			rule:   "device-linkage",
			known:  "-rdc=false", other: "-rdc=true", unknown: "-rdc=$(shell ./linking)", aspect: "-rdc",
			cmake: "set(CMAKE_CUDA_STANDARD 17)", cmakeUnknown: "set(CMAKE_CUDA_SEPARABLE_COMPILATION $ENV{LINKING})",
		},
		{
			name:   "extensions",
			source: "constexpr int two() { return 2; }\n__global__ void m(int *p) { *p = two(); }\n",
			rule:   "device-call-host",
			known:  "-O2", other: "--expt-relaxed-constexpr", unknown: "--expt-relaxed-constexpr=$(shell ./relaxed)", aspect: "--expt-…",
			cmake: "set(CMAKE_CUDA_FLAGS -O2)", cmakeUnknown: "set(CMAKE_CUDA_FLAGS \"--expt-relaxed-constexpr=$ENV{RELAXED}\")",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			makefile := func(flag string) string {
				return "-- go.mod --\nmodule example.com/m\n-- Makefile --\nx.o: x.cu\n\tnvcc " + flag + " -c x.cu -o x.o\n-- x.cu --\n" + test.source
			}
			lists := func(commands string) string {
				return "-- go.mod --\nmodule example.com/m\n-- CMakeLists.txt --\ncmake_minimum_required(VERSION 3.18)\nproject(m LANGUAGES CUDA)\n" +
					commands + "\nadd_library(x x.cu)\n-- x.cu --\n" + test.source
			}
			for _, run := range []struct {
				name, files    string
				finds, unknown bool
			}{
				{"known to make", makefile(test.known), true, false},
				{"other to make", makefile(test.other), false, false},
				{"unknown to make", makefile(test.unknown), false, true},
				{"known to cmake", lists(test.cmake), true, false},
				{"unknown to cmake", lists(test.cmakeUnknown), false, true},
			} {
				_, stdout, stderr := cudavet(t, run.files, "-v", "x.cu")
				if found := strings.Contains(stdout, "["+test.rule+"]"); found != run.finds {
					t.Errorf("%s: found %v, want %v:\n%s%s", run.name, found, run.finds, stdout, stderr)
				}
				if tells := strings.Contains(stderr, "not known of x.cu: ") && strings.Contains(stderr, test.aspect); tells != run.unknown {
					t.Errorf("%s: -v tells of an unknown flag: %v, want %v:\n%s", run.name, tells, run.unknown, stderr)
				}
			}
		})
	}
}

// TestUnknownFlagsTold has several sources for which the same is unknown for the same
// reason, one of them in a package: that is one line, and only with -v.
func TestUnknownFlagsTold(t *testing.T) {
	files := "-- go.mod --\nmodule example.com/m\n-- Makefile --\nall: a.o b.o c.o d.o\n%.o: %.cu\n\tnvcc $(shell ./flags) -c $< -o $@\n" +
		"-- a.cu --\n-- b.cu --\n-- c.cu --\n-- d.cu --\n"
	want := "cudavet: not known of a.cu, b.cu, c.cu and 1 more: -std, -arch, -D, -I, -rdc, --expt-… (what ./flags prints)\n"
	if _, _, stderr := cudavet(t, files, "-v", "a.cu", "b.cu", "c.cu", "d.cu"); stderr != want {
		t.Errorf("-v says %q, want %q", stderr, want)
	}
	if _, _, stderr := cudavet(t, files, "a.cu"); stderr != "" {
		t.Errorf("without -v it says %q", stderr)
	}
}

// TestUnknownText has -v name the headers that were not found and the declarations
// that could not be read, of files and of packages, each cause once.
func TestUnknownText(t *testing.T) {
	const files = `
-- go.mod --
module m

go 1.26
-- a/a.go --
package a

// void run(void);
import "C"

func Run() { C.run() }
-- a/a.cu --
#include "missing.h"
#include <cuda_runtime.h>
#include "broken.h"
extern "C" void run(void) {}
-- a/b.cu --
#include "missing.h"
namespace n {
int *f(int x) { return x +; }
}
int g(int y) { return y y y; }
-- a/c.cu --
namespace n {
int f( { }
}
int g( { }
-- a/broken.h --
#pragma once

int h( { }
`
	want := []string{
		"cudavet: not known of a/a.cu, a/b.cu: what missing.h declares (header not found)",
		"cudavet: not known of a/broken.h: the declaration in line 3 (syntax error)",
		"cudavet: not known of a/b.cu: 2 declarations, the first in line 3 (syntax error)",
		"cudavet: not known of a/c.cu: what is declared (syntax error)",
	}
	for _, arguments := range [][]string{{"a/a.cu", "a/b.cu", "a/c.cu"}, {"./a"}} {
		_, _, stderr := cudavet(t, files, append([]string{"-v"}, arguments...)...)
		for _, line := range want {
			if strings.Count(stderr, line+"\n") != 1 {
				t.Errorf("cudavet -v %s does not say once\n%s\nbut\n%s", strings.Join(arguments, " "), line, stderr)
			}
		}
	}
}

// TestUnknownFunctions checks that -v names the functions that are checked in part, and why, and
// counts them; without -v there is no such output.
func TestUnknownFunctions(t *testing.T) {
	const files = `
-- a.cu --
#include "missing.h"
#include "shared.h"
void calls() { absent(1); }
void callsAgain() { absent(2); }
void whole() { shared(1); }
__global__ void kernel(int *p) { *p = threadIdx.x; }
template <class T> __global__ void filled(T *p) { *p = T(); }
void launches(float *p) { filled<<<1, 1>>>(p); }
template <class T> void pattern(T x) { x.member(); }
-- b.cu --
#include "shared.h"
void overloaded(int);
void overloaded(long);
void chooses() { overloaded(1.0); }
#ifdef __CUDA_ARCH__
__device__ int onDevice() { return shared(2); }
#else
int onHost() { return undeclared(); }
#endif
-- shared.h --
#pragma once
inline __host__ __device__ int shared(int x) { return x; }
`
	_, _, stderr := cudavet(t, files, "-q=false", "-v", "a.cu", "b.cu")
	for _, line := range []string{
		"cudavet: not known of a.cu: what missing.h declares (header not found)",
		"cudavet: not known of a.cu: all that 2 functions do, the first calls in line 3 (absent(1): no declaration of it is seen, and a header was not found)",
		"cudavet: not known of a.cu: all that pattern in line 9 does (x.member: it depends on the parameters of a template)",
		"cudavet: not known of b.cu: all that chooses in line 4 does (overloaded(1.0): which of several functions is called is not known)",
		"cudavet: not known of b.cu: all that onHost in line 8 does (undeclared(): no declaration of it is seen)",
		"cudavet: 3 files with functions; 11 functions: 6 checked in whole, 5 in part",
	} {
		commandtest.Contains(t, "-v", stderr, line+"\n")
	}
	if n := strings.Count(stderr, "not known of"); n != 5 {
		t.Errorf("%d lines, want 5:\n%s", n, stderr)
	}
	if _, _, stderr := cudavet(t, files, "a.cu", "b.cu"); stderr != "" {
		t.Errorf("without -v: %s", stderr)
	}
}

// TestUnknownOfPackages has -v say the same of the sources that a package is linked with.
func TestUnknownOfPackages(t *testing.T) {
	_, _, stderr := cudavet(t, `
-- go.mod --
module example.com/m
-- m.go --
package m

// void launch(int n);
import "C"

func Launch() { C.launch(1) }
-- m.cu --
__device__ void absentToo() {
#ifdef __CUDA_ARCH__
	absent();
#endif
}
__global__ void k() { absentToo(); }
extern "C" void launch(int n) { k<<<n, 1>>>(); }
`, "-q=false", "-v", ".")
	commandtest.Contains(t, "-v", stderr,
		"cudavet: not known of m.cu: all that absentToo in line 1 does (absent(): no declaration of it is seen)\n")
	commandtest.Contains(t, "-v", stderr, "cudavet: 1 file with functions; 3 functions: 2 checked in whole, 1 in part\n")
}

// TestSamples has two files with more instances of a template than are analyzed: one line reports
// both, and the run does not fail.
func TestSamples(t *testing.T) {
	const many = "template <int n> __global__ void k() {}\nvoid f() { k<0><<<1, 1>>>(); k<1><<<1, 1>>>(); k<2><<<1, 1>>>(); k<3><<<1, 1>>>(); k<4><<<1, 1>>>(); k<5><<<1, 1>>>(); k<6><<<1, 1>>>(); k<7><<<1, 1>>>(); k<8><<<1, 1>>>(); }\n"
	const files = "-- a.cu --\n" + many + "-- b.cu --\n" + many
	const want = "cudavet: not known of a.cu, b.cu: all that lies beyond a limit (more than 8 instances of one template that differ in values alone: the others are not looked into [limit alike-instances])\n"
	commandtest.Enter(t, files)
	var stdout, stderr bytes.Buffer
	if status := Run([]string{"a.cu", "b.cu"}, &stdout, &stderr); status != StatusClean ||
		stderr.String() != want+"cudavet: 2 CUDA files checked; no git repository: the root is . (the folder itself)\n" {
		t.Errorf("status %d, it says %q, want %q", status, &stderr, want)
	}
	if _, _, stderr := cudavetHere("-q", "a.cu", "b.cu"); stderr != "" {
		t.Errorf("with -q it says %q", stderr)
	}
}
