package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGopls builds gopls as a user does and works with it as an editor does.
func TestGopls(t *testing.T) {
	gopls := filepath.Join(t.TempDir(), "gopls")
	if output, err := exec.Command(buildCudavet(t), "gopls", "-o", gopls).CombinedOutput(); err != nil {
		t.Fatalf("cudavet gopls: %v\n%s", err, output)
	}
	// All editors share gopls' cache, as they do on a user's machine.
	cache := t.TempDir()
	startIn := func(t *testing.T, dir string) *editor {
		t.Helper()
		server := exec.Command(gopls)
		server.Env = append(os.Environ(), "GOPLSCACHE="+cache)
		return startEditor(t, dir, server)
	}
	start := func(t *testing.T) *editor {
		t.Helper()
		return startIn(t, example(t))
	}
	t.Run("places", func(t *testing.T) { testPlaces(t, start(t)) })
	t.Run("refresh", func(t *testing.T) { testRefresh(t, start(t)) })
	t.Run("fix", func(t *testing.T) { testFix(t, start(t)) })
	t.Run("in time", func(t *testing.T) {
		dir := t.TempDir()
		write(t, filepath.Join(dir, "go.mod"), "module example.com/device\n\ngo 1.24\n")
		write(t, filepath.Join(dir, "device.go"), inTime)
		testInTime(t, startIn(t, dir))
	})
}

// buildCudavet builds the command.
func buildCudavet(t *testing.T) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "cudavet")
	build := exec.Command("go", "build", "-o", program, ".")
	build.Dir = "../.."
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, output)
	}
	return program
}

// testPlaces: each finding is in its own file, Go or CUDA, and names the places on the other side of
// the call.
func testPlaces(t *testing.T, e *editor) {
	e.open("saxpy/saxpy.go", "go")
	for _, test := range []struct {
		file    string
		want    []string
		code    string
		related string
	}{
		{"saxpy/saxpy.go", []string{"26:35 go-header-to-kernel", "43:49 go-memory-to-kernel"}, "go-memory-to-kernel", "saxpy/saxpy.cu"},
		{"saxpy/saxpy.cu", []string{"6:37 kernel-param-reference"}, "kernel-param-reference", "saxpy/saxpy.go"},
	} {
		diagnostics := e.wait(test.file, func(ds []diagnostic) bool { return find(ds, test.code) >= 0 })
		if diff := cmp.Diff(test.want, codes(diagnostics)); diff != "" {
			t.Errorf("%s: -want +got:\n%s", test.file, diff)
		}
		d := diagnostics[find(diagnostics, test.code)]
		if d.Source != "cudavet" || d.CodeDescription == nil || !strings.HasSuffix(d.CodeDescription.Href, "/docs/rules/"+test.code+".md") {
			t.Errorf("%s: the finding %+v does not lead to its documentation", test.file, d)
		}
		if !slices.ContainsFunc(d.RelatedInformation, func(r related) bool { return e.name(r.Location.URI) == test.related }) {
			t.Errorf("%s: related information %+v, want a place in %s", test.file, d.RelatedInformation, test.related)
		}
	}
}

// testRefresh: a change of a CUDA source on disk changes the published findings, and so does undoing
// it.
func testRefresh(t *testing.T, e *editor) {
	const name, code = "saxpy/saxpy.cu", "kernel-param-reference"
	told := func(ds []diagnostic) bool { return find(ds, code) >= 0 }
	e.open("saxpy/saxpy.go", "go")
	e.wait(name, told)
	e.replace(name, "const float &a", "float a")
	e.wait(name, func(ds []diagnostic) bool { return !told(ds) })
	e.replace(name, "int n, float a, const float *x, float *y) { //", "int n, const float &a, const float *x, float *y) { //")
	e.wait(name, told)
}

// testFix: in an editor that also shows CUDA sources to gopls, a quick fix repairs one, and is not
// offered again after it was saved.
func testFix(t *testing.T, e *editor) {
	const name, code = "blur/blur.cu", "grid-constant-const"
	told := func(ds []diagnostic) bool { return find(ds, code) >= 0 }
	e.open("blur/blur.go", "go")
	e.open(name, "cuda")
	before := e.wait(name, told)
	e.fix(name, before[find(before, code)])
	if text := e.read(name); !strings.Contains(text, "__grid_constant__ const blur_image img") {
		t.Errorf("after the fix:\n%s", text)
	}
	e.notify("textDocument/didChange", object{
		"textDocument":   object{"uri": e.uri(name), "version": 2},
		"contentChanges": []object{{"text": e.read(name)}},
	})
	e.notify("textDocument/didSave", object{"textDocument": object{"uri": e.uri(name)}})
	after := e.wait(name, func(ds []diagnostic) bool { return len(ds) > 0 && !told(ds) })
	if len(after) != len(before)-1 {
		t.Errorf("the fix changes more than one finding, from %v to %v", codes(before), codes(after))
	}
}

// inTime violates rules on order and threads.
const inTime = `package device

/*
#include <stdlib.h>
typedef enum cudaError { cudaSuccess = 0 } cudaError_t;
typedef enum cudaMemcpyKind { cudaMemcpyHostToDevice = 1 } cudaMemcpyKind;
typedef struct CUstream_st *cudaStream_t;
cudaError_t cudaSetDevice(int device);
cudaError_t cudaMalloc(void **devPtr, size_t size);
cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, enum cudaMemcpyKind kind, cudaStream_t stream);
*/
import "C"

import "unsafe"

func Allocate(device, n int) (p unsafe.Pointer, ok bool) {
	if C.cudaSetDevice(C.int(device)) != C.cudaSuccess {
		return nil, false
	}
	ok = C.cudaMalloc(&p, C.size_t(n)) == C.cudaSuccess
	return p, ok
}

func Upload(dst unsafe.Pointer, data []float32, s C.cudaStream_t) bool {
	return C.cudaMemcpyAsync(dst, unsafe.Pointer(&data[0]), C.size_t(len(data)*4), C.cudaMemcpyHostToDevice, s) == C.cudaSuccess
}

func Give() bool {
	var p unsafe.Pointer
	if C.cudaMalloc(&p, 64) != C.cudaSuccess {
		return false
	}
	C.free(p)
	return true
}
`

// testInTime: findings about order, threads and memory are published, and a quick fix mends one.
func testInTime(t *testing.T, e *editor) {
	const name, code = "device.go", "device-unlocked-thread"
	e.open(name, "go")
	before := e.wait(name, func(ds []diagnostic) bool { return find(ds, code) >= 0 })
	if diff := cmp.Diff([]string{"17:5 device-unlocked-thread", "25:32 async-go-memory", "33:2 wrong-free"}, codes(before)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	e.fix(name, before[find(before, code)])
	if text := e.read(name); !strings.Contains(text,
		"\truntime.LockOSThread()\n\tdefer runtime.UnlockOSThread()\n\tif C.cudaSetDevice") || !strings.Contains(text, `"runtime"`) {
		t.Errorf("after the fix:\n%s", text)
	}
	e.notify("textDocument/didChange", object{
		"textDocument":   object{"uri": e.uri(name), "version": 2},
		"contentChanges": []object{{"text": e.read(name)}},
	})
	after := e.wait(name, func(ds []diagnostic) bool { return len(ds) > 0 && find(ds, code) < 0 })
	if len(after) != len(before)-1 {
		t.Errorf("the fix changes more than one finding, from %v to %v", codes(before), codes(after))
	}
}

// find returns the index of the diagnostic of a rule, or -1.
func find(diagnostics []diagnostic, code string) int {
	return slices.IndexFunc(diagnostics, func(d diagnostic) bool { return d.Code == code })
}
