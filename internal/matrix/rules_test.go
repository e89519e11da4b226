package matrix

// A subject is a rule with the origins and uses of the values that it checks.
type subject struct {
	id   string // the rule's, with a suffix after a slash that distinguishes it from others of the rule
	typ  string // the value's type
	bad  string // statements that leave a value that must not be used in $v, which they declare
	good string // and one that may be
	// other is a value that may be used and is the source of no good twin, where good does something to other values as well; else good.
	other string
	use   string // statements with $e, an expression that is evaluated once; findings are on the marked lines
	// wait is the code before or after the use of a good twin, if that and not the source makes it right: then bad is the
	// source.
	wait string
	pre  string // C++: the text before the cell, with its number for $N
	cuse string // C: a statement that uses a void *p as use does
	// status says that the value is a status, which a statement throws away: spellings need a call that yields it.
	status bool
	// anywhere says that the finding may be on any line of the cell, because the fault is a stored number.
	anywhere bool
	not      []trait // spellings with one of these make no sense, or are not certain
}

const (
	goMemory     = "$vxs := make([]float32, 64)\n$v := unsafe.Pointer(&$vxs[0])"
	cMemory      = "$v := C.malloc(256)"
	deviceMemory = "var $v unsafe.Pointer\n_ = C.cudaMalloc(&$v, 256)"
	pinnedMemory = "var $v unsafe.Pointer\n_ = C.cudaMallocHost(&$v, 256)"
	pointer      = "unsafe.Pointer"
)

// subjects are the first axis.
var subjects = []subject{
	{id: "go-memory-to-kernel", typ: pointer, bad: goMemory, good: deviceMemory,
		use: "_ = C.scale((*C.float)($e), 64) //@", cuse: "scale((float *)p, 64);"},
	{id: "go-memory-to-kernel/element", typ: "*float32",
		bad:  "$vxs := make([]float32, 64)\n$v := &$vxs[0]",
		good: "var $vd unsafe.Pointer\n_ = C.cudaMalloc(&$vd, 256)\n$v := (*float32)($vd)",
		use:  "_ = C.scale((*C.float)(unsafe.Pointer($e)), 64) //@", cuse: "scale((float *)p, 64);"},
	{id: "go-memory-to-kernel/slice", typ: "[]float32",
		bad:  "$v := make([]float32, 64)",
		good: "var $vd unsafe.Pointer\n_ = C.cudaMalloc(&$vd, 256)\n$v := unsafe.Slice((*float32)($vd), 64)",
		use:  "_ = C.scale((*C.float)(unsafe.Pointer(unsafe.SliceData($e))), 64) //@",
		not:  []trait{unsafely, compares}},
	{id: "host-memory-to-kernel", typ: pointer, bad: cMemory, good: pinnedMemory,
		use: "_ = C.scale((*C.float)($e), 64) //@", cuse: "scale((float *)p, 64);"},
	{id: "go-header-to-kernel", typ: pointer, good: goMemory,
		bad: "$vxs := make([]float32, 64)\n$v := unsafe.Pointer(&$vxs)",
		use: "_ = C.upload($e, 64) //@", cuse: "upload(p, 64);"},
	{id: "async-go-memory", typ: pointer, bad: goMemory, good: pinnedMemory,
		use: "_ = C.feed($e) //@", cuse: "feed(p);",
		not: []trait{keeps}}, // the contents of a package's variable are not collected
	{id: "async-go-memory/waited", typ: pointer, bad: goMemory,
		wait: "{\nw := $e\n_ = C.feed(w)\n_ = C.cudaDeviceSynchronize()\nruntime.KeepAlive(w)\n}"},
	{id: "async-early-free", typ: pointer, bad: cMemory + "\n_ = C.feed($v)",
		good:  cMemory + "\n_ = C.feed($v)\n_ = C.cudaDeviceSynchronize()",
		other: cMemory, // as waiting is for all
		use:   "C.free($e) //@", cuse: "free(p);",
		not: []trait{keeps}}, // others may have waited since
	{id: "async-early-free/waited", typ: pointer, bad: cMemory + "\n_ = C.feed($v)", wait: "{\n_ = C.cudaDeviceSynchronize()\nC.free($e)\n}",
		not: []trait{calls, late}}, // which enqueue after the wait
	{id: "layout-slice-element", typ: pointer,
		bad:  "$vxs := make([]int64, 64)\n$v := unsafe.Pointer(&$vxs[0])",
		good: "$vxs := make([]int32, 64)\n$v := unsafe.Pointer(&$vxs[0])",
		use:  "_ = C.sum((*C.int)($e), 64) //@", cuse: "sum((const int *)p, 64);",
		not: []trait{view}}, // a conversion of memory to bytes determines its type
	{id: "launch-params-go-memory", typ: pointer, bad: goMemory, good: cMemory,
		use: "{\nparams := []unsafe.Pointer{$e} //@\n_ = C.cuLaunchKernel(C.kernel(), 1, 1, 1, 64, 1, 1, 0, nil, &params[0], nil) //@\n}"},
	{id: "launch-params-go-memory/array", typ: "*unsafe.Pointer",
		bad:  "$vx := int32(1)\n$vxs := []unsafe.Pointer{unsafe.Pointer(&$vx)} //@\n$v := &$vxs[0]",
		good: "$vxs := []unsafe.Pointer{C.malloc(4)}\n$v := &$vxs[0]",
		use:  "_ = C.cuLaunchKernel(C.kernel(), 1, 1, 1, 64, 1, 1, 0, nil, $e, nil) //@"},
	{id: "device-pointer-deref", typ: pointer, bad: deviceMemory, good: pinnedMemory,
		use: "*(*float32)($e) = 1 //@"},
	{id: "wrong-free", typ: pointer, bad: deviceMemory, good: cMemory,
		use: "C.free($e) //@", cuse: "free(p);"},
	{id: "wrong-free/twice", typ: pointer, bad: deviceMemory + "\n_ = C.cudaFree($v)", good: deviceMemory,
		use: "_ = C.cudaFree($e) //@", cuse: "cudaFree(p);"},
	{id: "host-register-go-memory", typ: pointer, bad: goMemory, good: cMemory,
		use: "_ = C.cudaHostRegister($e, 256, 0) //@", cuse: "cudaHostRegister(p, 256, 0);"},
	{id: "pointer-as-uintptr", typ: pointer, bad: goMemory, good: deviceMemory,
		use: "_ = C.cuMemsetD8(C.CUdeviceptr(uintptr($e)), 0, 8) //@"},
	{id: "pointer-as-uintptr/earlier", typ: "uintptr",
		bad:  "$vxs := make([]float32, 64)\n$v := uintptr(unsafe.Pointer(&$vxs[0])) //@",
		good: "var $vd C.CUdeviceptr\n_ = C.cuMemAlloc(&$vd, 256)\n$v := uintptr($vd)",
		use:  "_ = C.cuMemsetD8(C.CUdeviceptr($e), 0, 8) //@",
		not:  []trait{unsafely}, anywhere: true},
	{id: "pointer-as-uintptr/kept", typ: "uintptr",
		bad:  "$vxs := make([]float32, 64)\n$v := uintptr(unsafe.Pointer(&$vxs[0])) //@\n_ = C.cudaDeviceSynchronize()",
		good: "$vxs := C.malloc(256)\n$v := uintptr($vxs)\n_ = C.cudaDeviceSynchronize()",
		use:  "*(*byte)(unsafe.Pointer($e)) = 1 //@",
		not:  []trait{unsafely, keeps}, anywhere: true},
	{id: "go-pointer-stored-in-c", typ: pointer, bad: goMemory, good: cMemory,
		use: "{\njob := (*C.job_t)(C.malloc(C.sizeof_job_t))\njob.host = (*C.float)($e) //@\nC.keep(job)\n}"},
	{id: "use-after-free", typ: pointer, bad: deviceMemory + "\n_ = C.cudaFree($v)", good: deviceMemory,
		use: "_ = C.scale((*C.float)($e), 64) //@", cuse: "scale((float *)p, 64);"},
	{id: "use-after-free/stream", typ: pointer,
		bad:  "var $vs C.cudaStream_t\n_ = C.cudaStreamCreate(&$vs)\n_ = C.cudaStreamDestroy($vs)\n$v := unsafe.Pointer($vs)",
		good: "var $vs C.cudaStream_t\n_ = C.cudaStreamCreate(&$vs)\n$v := unsafe.Pointer($vs)",
		use:  "_ = C.cudaStreamSynchronize(C.cudaStream_t($e)) //@"},
	{id: "copy-size", typ: "[]float32",
		bad: "$v := make([]float32, 8)", good: "$v := make([]float32, 64)",
		use: "_ = C.upload(unsafe.Pointer(unsafe.SliceData($e)), 64) //@",
		not: []trait{unsafely, compares}},
	{id: "copy-size/bytes", typ: "int",
		bad: "$v := 1024", good: "$v := 256",
		use: "{\nvar floats [64]float32\n_ = C.cudaMemcpy(C.buffer(), unsafe.Pointer(&floats[0]), C.size_t($e), C.cudaMemcpyHostToDevice) //@\n}",
		not: []trait{unsafely, keeps}},
	{id: "copy-direction", typ: pointer, bad: deviceMemory, good: pinnedMemory,
		use:  "_ = C.cudaMemcpy(C.buffer(), $e, 256, C.cudaMemcpyHostToDevice) //@",
		cuse: "cudaMemcpy(buffer(), p, 256, cudaMemcpyHostToDevice);"},
	{id: "async-read-before-sync", typ: pointer,
		bad:   pinnedMemory + "\n_ = C.cudaMemcpyAsync($v, C.buffer(), 256, C.cudaMemcpyDeviceToHost, nil)",
		good:  pinnedMemory + "\n_ = C.cudaMemcpyAsync($v, C.buffer(), 256, C.cudaMemcpyDeviceToHost, nil)\n_ = C.cudaDeviceSynchronize()",
		other: pinnedMemory,
		use:   "_ = *(*float32)($e) //@",
		not:   []trait{keeps}}, // others may have waited since
	{id: "handle-address", typ: pointer,
		bad: "$vh := cgo.NewHandle(1)\n$v := unsafe.Pointer(&$vh)", good: cMemory,
		use: "_ = C.cudaLaunchHostFunc(nil, C.callback(), $e) //@", cuse: "cudaLaunchHostFunc(0, callback(), p);"},
	{id: "launch-kernel-name", typ: "string",
		bad: `$v := "scale_kernels"`, good: `$v := "fill"`,
		use: "{\nname := C.CString($e)\nvar function C.CUfunction\n_ = C.cuModuleGetFunction(&function, C.module(), name) //@\nC.free(unsafe.Pointer(name))\n}",
		not: []trait{unsafely}, anywhere: true},
	{id: "launch-params-signature", typ: "[]unsafe.Pointer",
		bad:  "$v := []unsafe.Pointer{C.malloc(8)}",
		good: "$v := []unsafe.Pointer{C.malloc(8), C.malloc(4)}",
		use:  "{\nvar function C.CUfunction\n_ = C.cuModuleGetFunction(&function, C.module(), C.CString(\"fill\"))\n_ = C.cuLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, nil, &($e)[0], nil) //@\n}",
		not:  []trait{unsafely, compares}},
	{id: "arg-not-trivially-copyable", typ: pointer,
		bad:  "$vx := [1]struct {\nname string\nn int\n}{}\n$v := unsafe.Pointer(&$vx)",
		good: goMemory,
		use:  "_ = C.upload($e, 4) //@", cuse: "upload(p, 4);",
		not: []trait{view}},
	{id: "layout-mismatch", typ: pointer,
		bad:  "$vx := struct {\nn int32\nhost unsafe.Pointer\n}{}\n$v := unsafe.Pointer(&$vx)",
		good: "$vx := struct {\nhost unsafe.Pointer\nn int32\n}{}\n$v := unsafe.Pointer(&$vx)",
		use:  "C.count((*C.job_t)($e)) //@", cuse: "count((job_t *)p);",
		not: []trait{view}},
	{id: "launch-config", typ: "int",
		bad: "$v := 2048", good: "$v := 256",
		use: "_ = C.cuLaunchKernel(C.kernel(), 1, 1, 1, C.uint($e), 1, 1, 0, nil, nil, nil) //@",
		not: []trait{unsafely, keeps}},
	{id: "unchecked-cuda-error", typ: "C.cudaError_t", status: true,
		bad: "$v := C.cudaDeviceSynchronize()", use: "$e //@", wait: "if ($e) != C.cudaSuccess {\npanic(1)\n}",
		not: []trait{keeps, holds, library}}, // no other package can name a type of C's
	{id: "unchecked-cuda-error/error", typ: "error", status: true,
		bad: "$v := check(C.cudaDeviceSynchronize())", use: "$e //@", wait: "if err := ($e); err != nil {\npanic(err)\n}",
		not: []trait{keeps, holds}},
}

// prelude begins each file: the declarations that sources and uses need. It is a format of the path to the root of the
// module, more of the preamble, and another import.
const prelude = `
/*
#cgo CFLAGS: -I${SRCDIR}/%s/cu
#include "cuda_min.h"
#include "ops.h"
%s*/
import "C"

import (
	"errors"
	"iter"
	"maps"
	"runtime"
	"runtime/cgo"
	"slices"
	"sync"
	"sync/atomic"
	"unsafe"

	%s
)

var (
	_ = runtime.KeepAlive
	_ = slices.Clone[[]int]
	_ = maps.Keys[map[int]int]
	_ cgo.Handle
	_ sync.Once
	_ atomic.Int32
	_ unsafe.Pointer
	_ iter.Seq[int]
)

func check(code C.cudaError_t) error {
	if code != C.cudaSuccess {
		return errors.New("CUDA")
	}
	return nil
}

func must[V any](v V, err error) V {
	if err != nil {
		panic(err)
	}
	return v
}
`

// sources are the files that all packages share.
const sources = `
-- go.mod --
module matrix

go 1.26
-- cu/cuda_min.h --
#ifndef CUDA_MIN_H
#define CUDA_MIN_H
#include <stddef.h>
#include <stdlib.h>
enum cudaError { cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorMemoryAllocation = 2, cudaErrorNotReady = 600 };
typedef enum cudaError cudaError_t;
typedef enum cudaError_enum { CUDA_SUCCESS = 0, CUDA_ERROR_INVALID_VALUE = 1, CUDA_ERROR_NOT_READY = 600 } CUresult;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;
typedef unsigned long long CUdeviceptr;
cudaError_t cudaMalloc(void **devPtr, size_t size);
cudaError_t cudaMallocHost(void **ptr, size_t size);
cudaError_t cudaFree(void *devPtr);
typedef struct CUstream_st *cudaStream_t;
cudaError_t cudaStreamCreate(cudaStream_t *pStream);
cudaError_t cudaStreamDestroy(cudaStream_t stream);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags);
cudaError_t cudaDeviceSynchronize(void);
#define cuMemAlloc cuMemAlloc_v2
CUresult cuMemAlloc(CUdeviceptr *dptr, size_t bytesize);
#define cuMemsetD8 cuMemsetD8_v2
CUresult cuMemsetD8(CUdeviceptr dstDevice, unsigned char uc, size_t N);
CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra);
CUfunction kernel(void);
typedef struct CUmod_st *CUmodule;
CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name);
CUmodule module(void);
void *buffer(void);
typedef void (*cudaHostFn_t)(void *userData);
cudaHostFn_t callback(void);
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData);
enum cudaMemcpyKind { cudaMemcpyHostToHost = 0, cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2, cudaMemcpyDeviceToDevice = 3, cudaMemcpyDefault = 4 };
cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind);
cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream);
#endif
-- cu/ops.h --
#ifndef OPS_H
#define OPS_H
#ifdef __cplusplus
extern "C" {
#endif
typedef struct { float *host; int n; } job_t;
int scale(float *x, int n);
int upload(const void *host, int n);
int feed(const void *host);
int sum(const int *xs, int n);
void keep(job_t *job);
int count(job_t *job);
#ifdef __cplusplus
}
#endif
#endif
-- cu/ops.cu --
#include <cuda_runtime.h>
#include "ops.h"

__device__ float table[64];
__global__ void scale_kernel(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= 2;
}
extern "C" int scale(float *x, int n) {
  scale_kernel<<<1, 64>>>(x, n);
  return (int)cudaDeviceSynchronize();
}
extern "C" int upload(const void *host, int n) {
  return (int)cudaMemcpyToSymbol(table, host, n * sizeof(float));
}
extern "C" int feed(const void *host) {
  return (int)cudaMemcpyToSymbolAsync(table, host, sizeof table, 0, cudaMemcpyHostToDevice, 0);
}
extern "C" int sum(const int *xs, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += xs[i];
  return s;
}
extern "C" void keep(job_t *job) { job->n++; }
extern "C" int count(job_t *job) { return job->n; }
`

// kernels is the source of the kernels that a package finds by name.
const kernels = `
extern "C" __global__ void fill(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = 0;
}
`
