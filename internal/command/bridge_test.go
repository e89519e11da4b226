package command

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/command/commandtest"
)

const bridgeModule = `
-- go.mod --
module m

go 1.26
-- vector/vector.go --
package vector

// #cgo LDFLAGS: -L${SRCDIR}/../lib -lvector
// void scale(float *v, int n);
// void missing(void);
// static void both(float *v) { scale(v, 2); }
import "C"

func (v *Vector) Scale() { C.scale((*C.float)(v.data), C.int(v.n)) }

func Both(v *Vector) {
	C.both((*C.float)(v.data))
	C.missing()
}
-- vector/type.go --
package vector

import "unsafe"

type Vector struct {
	data unsafe.Pointer
	n    int
}
-- kernels/vector.cu --
namespace impl { void scale(float *v, int n); }
extern "C" void scale(float *v, int n) { impl::scale(v, n); }
-- kernels/impl.cu --
__global__ void scale_kernel(float *v, int n) {}
namespace impl {
void scale(float *v, int n) { scale_kernel<<<1, n>>>(v, n); }
void unused(float *v) { scale_kernel<<<1, 2>>>(v, 2); }
}
-- Makefile --
lib/libvector.a: kernels/vector.o kernels/impl.o
	ar rcs $@ $^
kernels/%.o: kernels/%.cu
	nvcc -c -o $@ $<
-- driver/driver.go --
package driver

// typedef struct module *CUmodule;
// typedef struct function *CUfunction;
// int cuModuleGetFunction(CUfunction *f, CUmodule m, const char *name);
import "C"

type Module struct{ m C.CUmodule }

type Function struct{ f C.CUfunction }

func (m Module) Function(name string) (f Function) {
	C.cuModuleGetFunction(&f.f, m.m, C.CString(name))
	return f
}
-- fill/fill.go --
package fill

import "m/driver"

func load(m driver.Module, name string) driver.Function { return m.Function(name) }

func Fill(m driver.Module) driver.Function { return load(m, "fill") }

func Part(m driver.Module) driver.Function { return load(m, "_ZN5parts4partIfLi2EEEvPT_") }
-- fill/fill.cu --
extern "C" __global__ void fill(float *v) {}
namespace parts { template <class T, int N> __global__ void part(T *v) {} }
template __global__ void parts::part<float, 2>(float *);
`

func TestBridge(t *testing.T) {
	commandtest.Enter(t, bridgeModule)
	status, stdout, stderr := cudavetHere("bridge", "./...")
	if status != StatusClean || stderr != "" {
		t.Fatalf("status %d, %s", status, stderr)
	}
	want := `driver/driver.go:13: C.cuModuleGetFunction
	not followed: a function of a library
driver/driver.go:13: C.CString
	not followed: a function of a library
fill/fill.go:7: load looks up "fill"
		fill/fill.cu:1: kernel fill, in the package's folder
fill/fill.go:9: load looks up "_ZN5parts4partIfLi2EEEvPT_"
		fill/fill.cu:2: kernel parts::part<float, 2>, in the package's folder
vector/vector.go:9: C.scale
	kernels/vector.cu:2: scale, by Makefile:4
		kernels/impl.cu:1: kernel scale_kernel, launched at kernels/impl.cu:3
vector/vector.go:12: C.both
	vector/vector.go:6: both
		kernels/impl.cu:1: kernel scale_kernel, launched at kernels/impl.cu:3
vector/vector.go:13: C.missing
	not followed: declared at vector/vector.go:5, and no CUDA source of the module defines it
5 cgo calls of 5 C functions; 1 linked to a definition in a .cu, of 1 that some .cu of the module defines; 2 launches in 3 linked .cu files, whose text has <<< 2 times, 1 of them reached; 2 kernels looked up by name, 2 of them found; 3 kernels reached from Go
`
	if diff := cmp.Diff(want, stdout); diff != "" {
		t.Errorf("text differs (-want +got):\n%s", diff)
	}

	_, stdout, _ = cudavetHere("bridge", "-unreached", "./vector")
	commandtest.Contains(t, "text", stdout, "\nkernels/impl.cu:4: launch in impl::unused, which no call reaches\n")

	_, stdout, _ = cudavetHere("bridge", "-json", "./vector")
	var got bridgemap.Map
	if err := json.Unmarshal([]byte(stdout), &got); err != nil {
		t.Fatalf("%v in %s", err, stdout)
	}
	wantRoute := bridgemap.Route{
		Package: "m/vector", In: "Vector.Scale", Call: "vector/vector.go:9", Name: "C.scale",
		Definition: "kernels/vector.cu:2", Tie: "by Makefile:4",
		Kernels: []bridgemap.Kernel{{Name: "scale_kernel", Place: "kernels/impl.cu:1", Launch: "kernels/impl.cu:3"}},
	}
	if diff := cmp.Diff(wantRoute, got.Routes[0]); diff != "" {
		t.Errorf("JSON differs (-want +got):\n%s", diff)
	}

	_, stdout, _ = cudavetHere("bridge", "-dot", "./...")
	for _, part := range []string{"digraph bridge {", `label="scale_kernel\nkernels/impl.cu:1"`, `[label="by Makefile:4"]`} {
		commandtest.Contains(t, "graph", stdout, part)
	}
	if strings.Contains(stdout, "missing") {
		t.Error("the graph has a call that leads nowhere")
	}
}

func TestBridgeFailures(t *testing.T) {
	commandtest.Enter(t, "-- go.mod --\nmodule m\n\ngo 1.26\n-- a/a.go --\npackage a\n\nvar x int = \"\"\n")
	for name, args := range map[string][]string{
		"a package that does not load": {"bridge", "./a"},
		"an unknown flag":              {"bridge", "-nonsense", "./a"},
		"a missing package":            {"bridge", "./b"},
	} {
		if status, _, stderr := cudavetHere(args...); status != StatusFailed || strings.Count(stderr, "\n") != 1 {
			t.Errorf("%s: status %d, %q", name, status, stderr)
		}
	}
}

// TestBridgeGraph keeps the example's graph, which docs/command.md shows, as the
// bridge prints it; where Graphviz is installed, -update draws it.
func TestBridgeGraph(t *testing.T) {
	graph, err := filepath.Abs("testdata/bridge.dot")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir("testdata/example")
	status, stdout, stderr := cudavetHere("bridge", "-dot", "./...")
	if status != StatusClean {
		t.Fatalf("status %d, %s", status, stderr)
	}
	if !*commandtest.Update {
		if diff := cmp.Diff(commandtest.Read(t, graph), stdout); diff != "" {
			t.Errorf("%s is not up to date; go test -run BridgeGraph -update . rewrites it\n%s", graph, diff)
		}
		return
	}
	commandtest.Write(t, graph, stdout)
	if dot, err := exec.LookPath("dot"); err == nil {
		svg := strings.TrimSuffix(graph, ".dot") + ".svg"
		if out, err := exec.Command(dot, "-Tsvg", "-o", svg, graph).CombinedOutput(); err != nil {
			t.Errorf("dot: %v, %s", err, out)
		}
	}
}

// linkModule has functions that are defined in headers, under pasted names, in
// files of other builds, twice, with C++ linkage and not at all.
const linkModule = `
-- go.mod --
module m

go 1.22
-- a/a.go --
package a

/*
#include "inc/api.h"
*/
import "C"
import "unsafe"

func Run(xs []float32) {
	C.vec_scale((*C.float)(unsafe.Pointer(&xs[0])), 1)
	C.bn254_msm_cuda((*C.float)(unsafe.Pointer(&xs[0])), 1)
	C.nowhere(1)
	C.twice(1)
	C.cxx(1)
	C.host_add(1)
	C.wrapped(1)
}
-- a/host.c --
#include "inc/api.h"
void host_add(int x) {}
-- a/host_ignored.c --
//go:build ignore

#include "inc/api.h"
void host_add(int x) {}
-- a/host_windows.c --
#include "inc/api.h"
void host_add(int x) {}
-- a/inc/api.h --
#ifdef __cplusplus
extern "C" {
#endif
void vec_scale(float *x, int n);
void bn254_msm_cuda(float *x, int n);
void nowhere(int);
void twice(int);
void cxx(int);
void host_add(int);
void wrapped(int);
#ifdef __cplusplus
}
#endif
-- wrapper/calls.cpp --
#include "../a/inc/api.h"
void calls() { wrapped(1); }
-- wrapper/wrapper.cpp --
#include "../a/inc/api.h"
void wrapped(
    int x)
{
}
-- gpu/cxx.cu --
void cxx(int) {}
-- gpu/impl.cuh --
#pragma once
#include "../a/inc/api.h"
static __global__ void scale_kernel(float *x, int n) { x[0] *= n; }
void vec_scale(float *x, int n) { scale_kernel<<<1, 1>>>(x, n); }
-- gpu/macros.cuh --
#define CONCAT(a, b) a##_##b
#define CONCAT_EXPAND(a, b) CONCAT(a, b)
-- gpu/main.cu --
#include "impl.cuh"
void twice(int) {}
-- gpu/msm.cu --
#include "macros.cuh"
#define CURVE bn254
__global__ void msm(float *x, int n) {}
extern "C" void CONCAT_EXPAND(CURVE, msm_cuda)(float *x, int n) { msm<<<1, 1>>>(x, n); }
extern "C" void twice(int) {}
`

func TestUnfollowed(t *testing.T) {
	commandtest.Enter(t, linkModule)
	_, stdout, _ := cudavetHere("bridge", "./...")
	want := `a/a.go:10: C.vec_scale
	gpu/impl.cuh:4: vec_scale, as the only one in the module that defines vec_scale
		gpu/impl.cuh:3: kernel scale_kernel, launched at gpu/impl.cuh:4
a/a.go:11: C.bn254_msm_cuda
	gpu/msm.cu:4: bn254_msm_cuda, as the only one in the module that defines bn254_msm_cuda
		gpu/msm.cu:3: kernel msm, launched at gpu/msm.cu:4
a/a.go:12: C.nowhere
	not followed: declared at a/inc/api.h:6, and no CUDA source of the module defines it
a/a.go:13: C.twice
	not followed: it is defined in gpu/main.cu and gpu/msm.cu, and no build rule tells which of them the package is linked with
a/a.go:14: C.cxx
	not followed: gpu/cxx.cu:1 defines it with C++ linkage
a/a.go:15: C.host_add
	a/host.c:2: host_add
a/a.go:16: C.wrapped
	not followed: it is defined in wrapper/wrapper.cpp, which is not compiled with the package
`
	got, _, _ := strings.Cut(stdout, "7 cgo calls")
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("routes differ (-want +got):\n%s", diff)
	}
}
