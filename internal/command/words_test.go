package command

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// The words of a project in CUDA sources: macros and wrappers of a header that is not in the repository, and functions of a library.
const words = `-- unseen.cu --
#include <cuda_runtime.h>
#include <mylib/cuda.h>

float host_only(float x);
HOST_DEVICE float wrong(float x) { return host_only(x); } // device-call-host
HOST_DEVICE float right(float x) { return x; }
__global__ void k(float *x) { x[0] = right(wrong(x[0])); }

float make(int n) {
  float *d = mylib::make<float>(n), *h = (float *)malloc(n);
  float a = *h;
  return a + *d; // pointer-wrong-space
}

void check(float *d) {
  MY_CHECK(cudaMemset(d, 0, 4));
  MY_DROP(cudaMemset(d, 0, 4)); // api-error-unchecked
}
-- declared.h --
#include <cuda_runtime.h>
void fetch(void *host, const void *device, size_t n, cudaStream_t s);
void done();
-- declared.cu --
#include "declared.h"

int fetched(const int *d, cudaStream_t s) {
  int *h;
  if (cudaMallocHost(&h, 8) != cudaSuccess) return 0;
  fetch(h, d, 8, s);
  int early = h[0]; // async-read-before-sync
  fetch(h, d, 8, s);
  done();
  return early + h[0];
}
-- lint/include/mylib/cuda.h --
#pragma once
#include <cuda_runtime.h>
#include <stdlib.h>

#define HOST_DEVICE __host__ __device__
#define MY_CHECK(call) do { if ((call) != cudaSuccess) abort(); } while (0)
#define MY_DROP(call) (void)(call, 0)

namespace mylib {
template <class T> T *make(size_t n) {
  T *p;
  MY_CHECK(cudaMalloc(&p, n * sizeof(T)));
  return p;
}
}
-- lint/mylib.h --
#include <cuda_runtime.h>
inline void fetch(void *host, const void *device, size_t n, cudaStream_t s) { cudaMemcpyAsync(host, device, n, cudaMemcpyDeviceToHost, s); }
inline void done() { cudaDeviceSynchronize(); }
-- config.yml --
include: [lint/include]
nvccflags: [-include=lint/mylib.h]
exclude:
  - path: "lint/**"
    reason: stand-ins
`

// goWords are those of a project whose Go code calls a library.
const goWords = `-- go.mod --
module m

go 1.26
-- mylib.h --
#include <stdlib.h>
void *mylib_make(size_t n);
void mylib_run(float *x, int n);
void mylib_free(void *p);
-- p.go --
package p

// #cgo LDFLAGS: -lmylib
// #include "mylib.h"
import "C"

import "unsafe"

func Run(xs []float32) float32 {
	d := C.mylib_make(C.size_t(len(xs) * 4))
	v := *(*float32)(d) // device-pointer-deref
	C.mylib_run((*C.float)(d), C.int(len(xs)))
	C.mylib_run((*C.float)(unsafe.Pointer(&xs[0])), C.int(len(xs))) // go-memory-to-kernel
	C.mylib_free(C.malloc(4)) // wrong-free
	C.mylib_free(d)
	return v
}
`

const goStandIn = `-- lint/mylib.cu --
#include "../mylib.h"
#include <cuda_runtime.h>
__global__ void any(float *x, int n) {}
extern "C" void *mylib_make(size_t n) { void *p; cudaMalloc(&p, n); return p; }
extern "C" void mylib_run(float *x, int n) { any<<<1, 1>>>(x, n); }
extern "C" void mylib_free(void *p) { cudaFree(p); }
`

// TestWords: words with unseen definitions cause no findings, and with their replacements those of their comments.
func TestWords(t *testing.T) {
	for _, test := range []struct {
		name, files, standIn string
		args, with           []string
	}{
		{"sources", words, "", []string{"-enable=api-error-unchecked", "-disable=raii-resource", "unseen.cu",
			"declared.cu"}, []string{"-config=config.yml"}},
		{"Go", goWords, goStandIn, []string{"./..."}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			commandtest.Enter(t, test.files)
			if status, stdout, stderr := cudavetHere(test.args...); status != StatusClean {
				t.Errorf("without the words: status %d\n%s%s", status, stdout, stderr)
			}
			commandtest.Enter(t, test.files+test.standIn)
			_, stdout, _ := cudavetHere(slices.Concat(test.with, test.args)...)
			var found []string
			for _, m := range regexp.MustCompile(`(?m)^(\S+?):(\d+):\d+: \S.*\[([a-z-]+)\]$`).FindAllStringSubmatch(stdout, -1) {
				found = append(found, m[1]+":"+m[2]+" "+m[3])
			}
			slices.Sort(found)
			if want := ruleComments(test.files); !slices.Equal(found, want) {
				t.Errorf("with the words:\n%s\nwant\n%s\nof\n%s", strings.Join(found, "\n"), strings.Join(want, "\n"), stdout)
			}
		})
	}
}

// ruleComments returns where comments at the ends of lines name a rule, and which, in order.
func ruleComments(files string) (all []string) {
	comment := regexp.MustCompile(`// ([a-z]+(?:-[a-z]+)+)$`)
	for _, file := range txtar.Parse([]byte(files)).Files {
		for i, line := range strings.Split(string(file.Data), "\n") {
			if m := comment.FindStringSubmatch(line); m != nil {
				all = append(all, fmt.Sprintf("%s:%d %s", file.Name, i+1, m[1]))
			}
		}
	}
	slices.Sort(all)
	return all
}
