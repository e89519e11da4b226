package command

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// scaleSource defines a wrapper that hands its pointer to a kernel.
const scaleSource = `#include "scale.h"
__global__ void scale_kernel(float *xs, int n) { xs[threadIdx.x] *= n; }
extern "C" void scale(float *xs, int n) { scale_kernel<<<1, n>>>(xs, n); }
`

// scaleGo calls that wrapper with Go memory; LINES are its cgo lines.
const scaleGo = `package scale

/*
LINES
#include "scale.h"
*/
import "C"

func Scale(xs []float32) { C.scale((*C.float)(&xs[0]), C.int(len(xs))) }
`

// TestRepositories runs the command over repositories of typical layouts. It is about machines without
// a CUDA toolkit; on others there is less output on standard error.
func TestRepositories(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	scale := func(lines string) string { return strings.Replace(scaleGo, "LINES", lines, 1) }
	const header = "void scale(float *xs, int n);\n"
	const guarded = "#ifdef __cplusplus\nextern \"C\"\n#endif\n" + header
	for _, test := range []struct {
		name   string
		files  string
		dir    string // "" for the root
		args   string
		stdout []string // parts of it; nil: nothing is found
		stderr []string
		needs  string // a program
	}{
		{
			name: "go.mod in a subfolder, the CUDA beside it, built by a makefile there",
			files: "-- .git/HEAD --\n-- go/go.mod --\nmodule m\n-- go/scale.go --\n" + scale("#cgo CFLAGS: -I../c/include\n#cgo LDFLAGS: -L../cuda -lscale") +
				"-- c/include/scale.h --\n" + guarded + "-- cuda/scale.cu --\n" + scaleSource +
				"-- cuda/Makefile --\nlibscale.so: scale.cu\n\tnvcc -shared -I../c/include -o $@ $<\n",
			dir: "go", args: "./...",
			stdout: []string{"scale.go:10:", "../cuda/scale.cu:3:", "go-memory-to-kernel"},
			stderr: []string{"1 .cu file linked, 0 not", "1 of 1 launch reached"},
		},
		{
			name: "the CUDA beside the module, tied by no rule",
			files: "-- .git/HEAD --\n-- go/go.mod --\nmodule m\n-- go/scale.go --\n" + scale("#cgo CFLAGS: -I${SRCDIR}/../kernels") +
				"-- kernels/scale.h --\n" + guarded + "-- kernels/scale.cu --\n" + scaleSource,
			dir: "go", args: "./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"1 .cu file linked, 0 not"},
		},
		{
			name: "without a git repository, the CUDA beside the module",
			files: "-- go/go.mod --\nmodule m\n-- go/scale.h --\n" + header + "-- go/scale.go --\n" + scale("#cgo LDFLAGS: -L../kernels -lscale") +
				"-- kernels/scale.h --\n" + guarded + "-- kernels/scale.cu --\n" + scaleSource,
			dir: "go", args: "./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"1 of 1 launch reached from Go; no git repository: the root is .. (it has kernels/scale.cu)\n"},
		},
		{
			name: "two definitions beside the module, one in it",
			files: "-- .git/HEAD --\n-- go/go.mod --\nmodule m\n-- go/scale.go --\n" + scale("#cgo CFLAGS: -I${SRCDIR}/cuda") +
				"-- go/cuda/scale.h --\n" + guarded + "-- go/cuda/scale.cu --\n" + scaleSource + "-- old/scale.h --\n" + guarded + "-- old/scale.cu --\n" + scaleSource,
			dir: "go", args: "./...",
			stdout: []string{"cuda/scale.cu:3:"},
			stderr: []string{"1 .cu file linked, 1 checked alone"},
		},
		{
			name: "a workspace: the library of another module",
			files: "-- .git/HEAD --\n-- go.work --\ngo 1.25\nuse (\n\t./a\n\t./b\n)\n-- a/go.mod --\nmodule a\ngo 1.25\n-- b/go.mod --\nmodule b\ngo 1.25\n-- b/b.go --\npackage b\n" +
				"-- a/scale.go --\n" + scale("#cgo CFLAGS: -I../b/cuda\n#cgo LDFLAGS: -L../b/cuda -lscale") + "-- b/cuda/scale.h --\n" + guarded + "-- b/cuda/scale.cu --\n" + scaleSource,
			dir: "a", args: "./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"1 of 1 launch reached"},
		},
		{
			name: "a replaced module's package",
			files: "-- .git/HEAD --\n-- go.mod --\nmodule m\ngo 1.25\nrequire example.com/b v0.0.0\nreplace example.com/b => ./b\n-- m.go --\npackage m\n\nimport _ \"example.com/b\"\n" +
				"-- b/go.mod --\nmodule example.com/b\ngo 1.25\n-- b/scale.go --\n" + scale("#cgo CFLAGS: -Ikernels") + "-- b/kernels/scale.h --\n" + guarded + "-- b/kernels/scale.cu --\n" + scaleSource,
			args:   "example.com/b",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"1 .cu file linked"},
		},
		{
			name: "a vendored package",
			files: "-- .git/HEAD --\n-- go.mod --\nmodule m\ngo 1.25\nrequire example.com/b v1.0.0\n-- m.go --\npackage m\n\nimport _ \"example.com/b\"\n" +
				"-- vendor/modules.txt --\n# example.com/b v1.0.0\n## explicit\nexample.com/b\n-- vendor/example.com/b/scale.go --\n" + scale("#cgo LDFLAGS: -lscale") +
				"-- vendor/example.com/b/scale.h --\n" + guarded + "-- vendor/example.com/b/scale.cu --\n" + scaleSource,
			args:   "example.com/b",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"1 .cu file linked"},
		},
		{
			name: "a tree that is a GOPATH",
			files: "-- .git/HEAD --\n-- src/scale/scale.h --\n" + guarded + "-- src/scale/scale.cu --\n" + scaleSource + "-- src/scale/scale.go --\n" + scale("#cgo LDFLAGS: -lscale") +
				"-- src/use/use.go --\npackage use\n\nimport \"scale\"\n\nfunc Use() { scale.Scale(nil) }\n",
			args:   "./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"2 packages, 1 with cgo"},
		},
		{
			name: "a tree from before modules, by what it imports of itself",
			files: "-- .git/HEAD --\n-- cuda/scale.h --\n" + guarded + "-- cuda/scale.cu --\n" + scaleSource + "-- cuda/scale.go --\n" + scale("#cgo LDFLAGS: -lscale") +
				"-- use/use.go --\npackage use // import \"example.com/tree/use\"\n\nimport \"example.com/tree/cuda\"\n\nfunc Use() { scale.Scale(nil) }\n",
			args:   "-v ./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"is taken for the module example.com/tree", "2 packages, 1 with cgo"},
		},
		{
			name: "a tree from before modules, by where git has it from",
			files: "-- .git/config --\n[remote \"origin\"]\n\turl = git@example.com:owner/tree.git\n-- cuda/scale.h --\n" + guarded + "-- cuda/scale.cu --\n" + scaleSource +
				"-- cuda/scale.go --\n" + scale("#cgo LDFLAGS: -lscale"),
			args:   "-v ./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"is taken for the module example.com/owner/tree", "1 package, 1 with cgo"},
		},
		{
			name: "packages beside modules that belong to none",
			files: "-- .git/HEAD --\n-- a/go.mod --\nmodule a\n-- a/a.go --\npackage a\n-- loose/scale.h --\n" + guarded + "-- loose/scale.cu --\n" + scaleSource +
				"-- loose/scale.go --\n" + scale("#cgo LDFLAGS: -lscale"),
			args:   "-all-modules ./...",
			stdout: []string{"loose/scale.go:9", "go-memory-to-kernel"},
			stderr: []string{"2 packages, 1 with cgo"},
		},
		{
			name:   "NPP's arrays",
			files:  "-- go.mod --\nmodule m\n-- m.go --\n" + nppGo,
			args:   "./...",
			stdout: []string{"m.go:12:", "layout-slice-element"},
			stderr: []string{"1 package, 1 with cgo; 1 cgo call: 0 followed, 1 to libraries"},
		},
		{
			name:   "a variable of which the first bytes hold the number",
			files:  "-- go.mod --\nmodule m\n-- m.go --\n" + countGo,
			args:   "./...",
			stderr: []string{"1 package, 1 with cgo; 2 cgo calls: 0 followed, 2 to libraries"},
		},
		{
			name:   "the same as advice",
			files:  "-- go.mod --\nmodule m\n-- m.go --\n" + countGo,
			args:   "-enable=advice ./...",
			stdout: []string{"m.go:9:23:", "m.go:11:19:", "which is right on little-endian machines only"},
		},
		{
			name: "headers of many libraries",
			files: "-- go.mod --\nmodule m\n-- m.go --\npackage m\n\n" + `/*
#include <cupti.h>
#include <cufile.h>
#include <nvToolsExt.h>
#include <nvtx3/nvToolsExt.h>
#include <cufftXt.h>
#include <cublasXt.h>
#include <npps.h>
*/
import "C"

func Device(s C.cudaStream_t) (C.uint32_t, C.CUptiResult) {
	var id C.uint32_t
	return id, C.cuptiGetStreamId(nil, nil, &id)
}
`,
			args:   "./...",
			stderr: []string{"cudavet: 1 package, 1 with cgo; 1 cgo call: 0 followed, 1 to libraries, 0 not resolved; no git repository: the root is . (the module)\n"},
		},
		{
			name: "nvJPEG2000, with the macros by which C programs take it",
			files: "-- go.mod --\nmodule m\n-- m.go --\npackage m\n\n" + `/*
#define nvjpeg2kProgOrder nvjpeg2kProgOrder_t
#define nvjpeg2kQualityType nvjpeg2kQualityType_t
#include <nvjpeg2k.h>
*/
import "C"

import "unsafe"

func Precincts(widths []int) (c C.nvjpeg2kEncodeConfig_t, s C.nvjpeg2kStatus_t) {
	c.prog_order = C.NVJPEG2K_RPCL
	var stream C.nvjpeg2kStream_t
	return c, C.nvjpeg2kStreamGetResolutionsInTile(stream, 0, (*C.uint32_t)(unsafe.Pointer(&widths[0])))
}
`,
			args:   "./...",
			stdout: []string{"m.go:15:60: elements of Go type 'int'", "layout-slice-element"},
			stderr: []string{"cudavet: 1 package, 1 with cgo; 1 cgo call: 0 followed, 1 to libraries, 0 not resolved; no git repository: the root is . (the module)\n"},
		},
		{
			name:   "headers by the toolkit's absolute path",
			files:  "-- go.mod --\nmodule m\n-- m.go --\n" + strings.Replace(nppGo, "<nppi.h>", `"/usr/local/cuda/include/nppi.h"`, 1),
			args:   "-v ./...",
			stdout: []string{"m.go:12:", "layout-slice-element"},
			stderr: []string{"1 package, 1 with cgo; 1 cgo call: 0 followed, 1 to libraries"},
		},
		{
			name: "pkg-config files of a toolkit's libraries",
			files: "-- go.mod --\nmodule m\n-- m.go --\n" + strings.Replace(nppGo, "#include",
				"#cgo pkg-config: cuda-12.6 nppicc-12.6\n// #include", 1),
			args:   "./...",
			stdout: []string{"m.go:13:", "layout-slice-element"},
			stderr: []string{"1 package, 1 with cgo; 1 cgo call"},
			needs:  "pkg-config",
		},
		{
			name:   "CUDA 13, which the makefile names",
			files:  "-- go.mod --\nmodule m\n-- Makefile --\nlib.so: k.cu\n\t/usr/local/cuda-13.0/bin/nvcc -o $@ $<\n-- m.go --\n" + capture("s, &status, nil, nil, nil, nil, nil"),
			args:   "-v ./...",
			stderr: []string{"headers of CUDA 13.0", "1 package, 1 with cgo; 1 cgo call"},
		},
		{
			name:   "CUDA 11, which nothing names",
			files:  "-- go.mod --\nmodule m\n-- m.go --\n" + capture("s, &status, nil"),
			args:   "-v ./...",
			stderr: []string{"headers of CUDA 11.8", "1 package, 1 with cgo; 1 cgo call"},
		},
		{
			name:   "CUDA 12, which the headers are written for",
			files:  "-- go.mod --\nmodule m\n-- m.go --\n" + capture("s, &status, nil, nil, nil, nil"),
			args:   "-v ./...",
			stderr: []string{"headers of CUDA 12.8", "1 package, 1 with cgo; 1 cgo call"},
		},
		{
			name:   "CUDA 13 as the user wants it",
			files:  "-- go.mod --\nmodule m\n-- m.go --\n" + capture("s, &status, nil, nil, nil, nil"),
			args:   "-v -cuda=13.0 ./...",
			stderr: []string{"headers of CUDA 13.0", "not enough arguments", "1 of them in part"},
		},
		{
			name: "a header that lies elsewhere in the repository, where the user's environment is to point",
			files: "-- .git/HEAD --\n-- go/go.mod --\nmodule m\n-- go/scale.go --\n" + strings.Replace(scale(""), "scale.h", "lib/scale.h", 1) +
				"-- c/include/lib/scale.h --\n#include \"lib/more.h\"\n" + guarded + "-- c/include/lib/more.h --\n#pragma once\n-- kernels/scale.cu --\n" + strings.Replace(scaleSource, "#include \"scale.h\"\n", "", 1),
			dir: "go", args: "./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"cudavet: 1 package, 1 with cgo", "1 of 1 launch reached"},
		},
		{
			name: "such a header in two places",
			files: "-- .git/HEAD --\n-- go/go.mod --\nmodule m\n-- go/scale.go --\n" + strings.Replace(scale(""), "scale.h", "lib/scale.h", 1) +
				"-- a/lib/scale.h --\nint scale(int);\n-- b/lib/scale.h --\n" + guarded,
			dir: "go", args: "./...",
			stderr: []string{"1 package, 1 of them in part", "headers not found: lib/scale.h", "1 name of package C unknown"},
		},
		{
			name: "a header in angle brackets in the package's folder",
			files: "-- go.mod --\nmodule m\n-- scale.go --\n" + strings.Replace(scale(""), "\"scale.h\"", "<scale.h>", 1) +
				"-- scale.h --\n" + guarded + "-- scale.cu --\n" + scaleSource,
			args:   "./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"cudavet: 1 package, 1 with cgo; 1 cgo call: 1 followed, 0 to libraries, 0 not resolved; 1 .cu file linked, 0 not; 1 of 1 launch reached from Go; no git repository: the root is . (the module)\n"},
		},
		{
			name: "a header that the build makes of others",
			files: "-- go.mod --\nmodule m\n-- scale.go --\n" + strings.Replace(scale(""), "scale.h", "all.h", 1) +
				"-- kernels/scale.h --\n" + guarded + "-- kernels/scale.cu --\n" + scaleSource,
			args:   "./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"1 of 1 launch reached", "headers not found: all.h; no git repository: the root is . (the module)\n"},
		},
		{
			name: "a header that the build makes of definitions",
			files: "-- go.mod --\nmodule m\n-- scale.go --\n" + strings.Replace(scale(""), "scale.h", "all.h", 1) +
				"-- kernels/scale.cu --\n" + strings.Replace(scaleSource, "#include \"scale.h\"\n",
				"typedef float real;\n#define API extern \"C\"\n", 1) +
				"\nAPI\nvoid twice(real *xs) { scale_kernel<<<1, 2>>>(xs, 2); }\n",
			args:   "./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"1 cgo call: 1 followed", "1 of 2 launches reached",
				"headers not found: all.h; no git repository: the root is . (the module)\n"},
		},
		{
			name: "a header of others, whose definitions in the repository have C++ linkage or differ",
			files: "-- go.mod --\nmodule m\n-- scale.go --\n" + strings.Replace(scale(""), "scale.h", "all.h", 1) +
				"-- a/scale.cu --\n" + strings.Replace(strings.Replace(scaleSource, "#include \"scale.h\"\n", "", 1), "extern \"C\" ", "", 1) +
				"-- b/scale.h --\nvoid scale(double *xs, int n);\n-- c/scale.h --\n" + guarded,
			args:   "./...",
			stderr: []string{"headers not found: all.h; 1 name of package C unknown; no git repository: the root is . (the module)\n"},
		},
		{
			name: "modules of the repository that others of it require and nobody has published",
			files: "-- .git/HEAD --\n-- lib/go.mod --\nmodule example.com/none/lib\n-- lib/scale.go --\n" + scale("") + "-- lib/scale.h --\n" + guarded + "-- lib/scale.cu --\n" + scaleSource +
				"-- cmd/go.mod --\nmodule example.com/none/cmd\n\nrequire example.com/none/lib v1.0.0\n-- cmd/main.go --\npackage main\n\nimport \"example.com/none/lib\"\n\nfunc main() { scale.Scale(nil) }\n",
			args:   "-v -all-modules ./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"the module example.com/none/lib is taken from lib\n", "cudavet: 2 packages, 1 with cgo"},
		},
		{
			name:   "a module that the go command does not read, beside others",
			files:  "-- .git/HEAD --\n-- a/go.mod --\nmodule .\n-- a/a.go --\npackage a\n-- b/go.mod --\nmodule b\n-- b/scale.go --\n" + scale("") + "-- b/scale.h --\n" + guarded + "-- b/scale.cu --\n" + scaleSource,
			args:   "-all-modules ./...",
			stdout: []string{"go-memory-to-kernel"},
			stderr: []string{"a: ", "malformed module path", "1 package, 1 with cgo"},
		},
		{
			name: "files under a tag",
			files: "-- go.mod --\nmodule m\n-- m.go --\npackage m\n-- cuda.go --\n//go:build cuda && linux\n\n" + nppGo + "-- other.go --\n//go:build cuda && windows\n\n" + nppGo +
				"-- plain.go --\n//go:build plain\n\npackage m\n\nimport \"C\"\n",
			args:   "-tags= ./...",
			stderr: []string{"nothing of CUDA was checked: no package uses cgo, and there is no .cu file; 1 cgo file more with -tags cuda; no git repository: the root is . (the module)\n"},
		},
		{
			name: "files without a constraint that only Windows can build",
			files: "-- go.mod --\nmodule m\n-- m.go --\npackage m\n\nimport \"syscall\"\n\nvar dll = syscall.NewLazyDLL(\"nvcuda.dll\")\n\n" +
				"func Sync() uintptr {\n\tr, _, _ := dll.NewProc(\"cuCtxSynchronize\").Call(1)\n\treturn r\n}\n",
			args:   "./...",
			stdout: []string{"m.go:8:13: 'cuCtxSynchronize' is called with 1 arguments, but has 0"},
			stderr: []string{"1 package with GOOS=windows for 1 file"},
		},
		{
			name: "files with cgo for Windows alone",
			files: "-- go.mod --\nmodule m\n-- m_windows.go --\npackage m\n\nimport (\n\t\"C\"\n\t\"syscall\"\n)\n\nvar dll = syscall.NewLazyDLL(\"nvml.dll\")\n\n" +
				"func Name(p *C.char) string {\n\tdll.NewProc(\"nvmlInit_v2\").Call(1)\n\treturn C.GoString(p)\n}\n",
			args:   "./...",
			stdout: []string{"m_windows.go:11:2: 'nvmlInit_v2' is called with 1 arguments, but has 0"},
			stderr: []string{"1 package with GOOS=windows for 1 file, 1 with cgo"},
		},
		{
			name: "files under a tag that nobody named",
			files: "-- go.mod --\nmodule m\n-- m.go --\npackage m\n-- cuda.go --\n//go:build cuda && linux\n\n" + nppGo + "-- other.go --\n//go:build cuda && windows\n\n" + nppGo +
				"-- plain.go --\n//go:build plain\n\npackage m\n\nimport \"C\"\n",
			args:   "./...",
			stdout: []string{"cuda.go:14:3"},
			stderr: []string{"1 package with -tags cuda for 1 cgo file, 1 with cgo; 1 cgo call"},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			if test.needs != "" {
				if _, err := exec.LookPath(test.needs); err != nil {
					t.Skipf("not run: no %s on this machine", test.needs)
				}
			}
			commandtest.Enter(t, test.files)
			if test.dir != "" {
				t.Chdir(test.dir)
			}
			var stdout, stderr strings.Builder
			Run(strings.Fields(test.args), &stdout, &stderr)
			for _, part := range test.stdout {
				if !strings.Contains(stdout.String(), part) {
					t.Errorf("no %q on standard output:\n%s\nstandard error:\n%s", part, &stdout, &stderr)
				}
			}
			if len(test.stdout) == 0 && stdout.Len() > 0 {
				t.Errorf("standard output:\n%s", &stdout)
			}
			for _, part := range test.stderr {
				if !strings.Contains(stderr.String(), part) {
					t.Errorf("no %q on standard error:\n%s", part, &stderr)
				}
			}
		})
	}
}

// nppGo hands NPP an array of Go's ints in place of one of C's.
const nppGo = `package m

// #include <nppi.h>
import "C"

import "unsafe"

func Swap(src, dst *uint8, size C.NppiSize) C.NppStatus {
	order := [3]int{2, 1, 0}
	return C.nppiSwapChannels_8u_C3R(
		(*C.Npp8u)(src), 0, (*C.Npp8u)(dst), 0, size,
		(*C.int)(unsafe.Pointer(&order[0])))
}
`

// capture calls a function whose parameters each major release has changed.
func capture(args string) string {
	return `package m

// #include <cuda_runtime_api.h>
import "C"

func Status(s C.cudaStream_t) (status C.enum_cudaStreamCaptureStatus, err C.cudaError_t) {
	err = C.cudaStreamGetCaptureInfo(` + args + `)
	return status, err
}
`
}

// countGo has the runtime store an int in Go's, and read one there.
const countGo = `package m

// #include <cuda_runtime_api.h>
import "C"

import "unsafe"

func Count() (count int) {
	C.cudaGetDeviceCount((*C.int)(unsafe.Pointer(&count)))
	device := 1
	C.cudaSetDevice(*(*C.int)(unsafe.Pointer(&device)))
	return count
}
`
