package command

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestFixError returns unchecked errors in the function's own style, and leaves those
// for which there is no such style.
func TestFixError(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	commandtest.Write(t, filepath.Join(dir, "go.mod"), "module example.com/fix\n\ngo 1.24\n")
	source := filepath.Join(dir, "fix.go")
	const text = `package fix

// enum cudaError { cudaSuccess = 0 };
// typedef enum cudaError cudaError_t;
// cudaError_t cudaFree(void *p);
import "C"
import (
	"fmt"
	"unsafe"
)

func check(code C.cudaError_t) error {
	if code != C.cudaSuccess {
		return fmt.Errorf("CUDA error %%d", int(code))
	}
	return nil
}

func Free(p unsafe.Pointer) (int, error) {
	%s
	return 1, nil
}

func Drop(p unsafe.Pointer) {
	C.cudaFree(p)
}
`
	commandtest.Write(t, source, fmt.Sprintf(text, "C.cudaFree(p)"))
	t.Chdir(dir)
	cudavetHere("-q", "-enable=unchecked-cuda-error", "-fix", "./...")
	want := fmt.Sprintf(text, "if err := check(C.cudaFree(p)); err != nil {\n\t\treturn 0, err\n\t}")
	if diff := cmp.Diff(want, commandtest.Read(t, source)); diff != "" {
		t.Errorf("-fix leaves another source (-want +got):\n%s", diff)
	}
}

// TestFixKeepAlive keeps memory alive until the function has waited, after the wait or,
// if that is returned, by a deferred call, and imports package runtime.
func TestFixKeepAlive(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	commandtest.Write(t, filepath.Join(dir, "go.mod"), "module example.com/fix\n\ngo 1.24\n")
	source := filepath.Join(dir, "fix.go")
	const text = `package fix

// typedef int cudaError_t;
// typedef struct CUstream_st *cudaStream_t;
// cudaError_t cudaMemcpyAsync(void *dst, const void *src, unsigned long n, int kind, cudaStream_t s);
// cudaError_t cudaStreamSynchronize(cudaStream_t s);
import "C"

import (
	%s"unsafe"
)

func Send(dst unsafe.Pointer, s C.cudaStream_t) {
	data := make([]byte, 64)
	C.cudaMemcpyAsync(dst, unsafe.Pointer(&data[0]), 64, 1, s)
	C.cudaStreamSynchronize(s)%s
}

func SendNumber(dst unsafe.Pointer, s C.cudaStream_t) C.cudaError_t {
	n := 7
	C.cudaMemcpyAsync(dst, unsafe.Pointer(&n), 8, 1, s)
	%sreturn C.cudaStreamSynchronize(s)
}

func Unsafe(dst unsafe.Pointer, s C.cudaStream_t) C.cudaError_t {
	n := 7
	C.cudaMemcpyAsync(dst, unsafe.Pointer(&n), 8, 1, s)
	if err := C.cudaStreamSynchronize(s); err != 0 {
		return err
	}
	return 0
}
`
	commandtest.Write(t, source, fmt.Sprintf(text, "", "", ""))
	t.Chdir(dir)
	cudavetHere("-q", "-enable=async-go-memory", "-fix", "./...")
	want := fmt.Sprintf(text, "\"runtime\"\n\t", "\n\truntime.KeepAlive(data)", "defer runtime.KeepAlive(&n)\n\t")
	if diff := cmp.Diff(want, commandtest.Read(t, source)); diff != "" {
		t.Errorf("-fix leaves another source (-want +got):\n%s", diff)
	}
}

// TestFixFree has -fix call the function that frees the memory, where the file declares
// it and the call's value fits.
func TestFixFree(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	commandtest.Write(t, filepath.Join(dir, "go.mod"), "module example.com/fix\n\ngo 1.24\n")
	source := filepath.Join(dir, "fix.go")
	const text = `package fix

// #include <stdlib.h>
// enum cudaError { cudaSuccess = 0 };
// typedef enum cudaError cudaError_t;
// cudaError_t cudaMalloc(void **p, size_t n);
// cudaError_t cudaMallocHost(void **p, size_t n);
// cudaError_t cudaFree(void *p);
import "C"
import "unsafe"

func Use(n C.size_t) C.cudaError_t {
	var p, q unsafe.Pointer
	C.cudaMalloc(&p, n)
	C.cudaMallocHost(&q, n)
	defer C.%s(p)
	C.cudaFree(q)
	return C.cudaFree(C.malloc(n))
}
`
	commandtest.Write(t, source, fmt.Sprintf(text, "free"))
	t.Chdir(dir)
	cudavetHere("-q", "-enable=wrong-free", "-fix", "./...")
	if diff := cmp.Diff(fmt.Sprintf(text, "cudaFree"), commandtest.Read(t, source)); diff != "" {
		t.Errorf("-fix leaves another source (-want +got):\n%s", diff)
	}
}

// TestFixThread has -fix lock goroutines to their threads where devices are chosen, with
// the import that this needs, once for all choices of a function and not where the function
// has locks of its own.
func TestFixThread(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	commandtest.Write(t, filepath.Join(dir, "go.mod"), "module example.com/fix\n\ngo 1.24\n")
	const preamble = `package fix

// int cudaSetDevice(int device);
// int cudaDeviceSynchronize(void);
import "C"
`
	const lock = "\truntime.LockOSThread()\n\tdefer runtime.UnlockOSThread()\n"
	files := map[string]func(imports, lock string) string{
		"group.go": func(imports, lock string) string {
			return preamble + `
import (
	"errors"
` + imports + `	"strconv"
)

func Wait(device int) error {
` + lock + `	if C.cudaSetDevice(C.int(device)) != 0 {
		return errors.New("no device " + strconv.Itoa(device))
	}
	C.cudaDeviceSynchronize()
	C.cudaSetDevice(C.int(device + 1))
	C.cudaDeviceSynchronize()
	return nil
}

func Start(device int) {
	go func() {
` + strings.ReplaceAll(lock, "\t", "\t\t") + `		C.cudaSetDevice(C.int(device))
		C.cudaDeviceSynchronize()
	}()
}
`
		},
		"alone.go": func(imports, lock string) string {
			return preamble + imports + `
func WaitForNext(device int) {
` + lock + `	C.cudaSetDevice(C.int(device + 1))
	C.cudaDeviceSynchronize()
}
`
		},
		"locks.go": func(string, string) string {
			return preamble + `
import "runtime"

func WaitOnce(device int) {
	runtime.LockOSThread()
	C.cudaSetDevice(C.int(device))
	runtime.UnlockOSThread()
	C.cudaDeviceSynchronize()
}
`
		},
	}
	for name, text := range files {
		commandtest.Write(t, filepath.Join(dir, name), text("", ""))
	}
	t.Chdir(dir)
	cudavetHere("-q", "-enable=device-unlocked-thread", "-fix", "./...")
	imports := map[string]string{"group.go": "\t\"runtime\"\n", "alone.go": "\nimport \"runtime\"\n"}
	for name, text := range files {
		if diff := cmp.Diff(text(imports[name], lock), commandtest.Read(t, filepath.Join(dir, name))); diff != "" {
			t.Errorf("-fix leaves another %s (-want +got):\n%s", name, diff)
		}
	}
}

// TestFixLifetimes defers calls in the arguments of a deferred call, and keeps objects
// alive whose finalizers release memory that C uses.
func TestFixLifetimes(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	commandtest.Write(t, filepath.Join(dir, "go.mod"), "module example.com/fix\n\ngo 1.24\n")
	const preamble = `package fix

// #include <stddef.h>
// enum cudaError { cudaSuccess = 0 };
// typedef enum cudaError cudaError_t;
// cudaError_t cudaFree(void *p);
// cudaError_t cudaMemset(void *p, int value, size_t n);
import "C"
`
	commandtest.Write(t, filepath.Join(dir, "buffer.go"), preamble+`import (
	"runtime"
	"unsafe"
)

type Buffer struct{ p unsafe.Pointer }

var dead = make(chan unsafe.Pointer)

func Own(p unsafe.Pointer) *Buffer {
	b := &Buffer{p}
	runtime.SetFinalizer(b, func(b *Buffer) { dead <- b.p })
	return b
}

func Sweep() { C.cudaFree(<-dead) }
`)
	source := filepath.Join(dir, "fix.go")
	const text = preamble + `%s
func (b *Buffer) Zero() C.cudaError_t {
	%sreturn C.cudaMemset(b.p, 0, 1)
}

func (b *Buffer) Clear(n int) {
	for range n {
		code := C.cudaMemset(b.p, 0, 1)%s
		must(code)
	}
}

func Use(b *Buffer) {
	defer %smust(C.cudaFree(b.p))%s
	defer guard(C.cudaFree(b.p))
	must(C.cudaMemset(b.p, 0, 1))
}

func must(code C.cudaError_t) {
	if code != C.cudaSuccess {
		panic(code)
	}
}

func guard(code C.cudaError_t) { _ = recover() }
`
	commandtest.Write(t, source, fmt.Sprintf(text, "", "", "", "", ""))
	t.Chdir(dir)
	cudavetHere("-q", "-disable=conditional", "-fix", "./...")
	want := fmt.Sprintf(text, "\nimport \"runtime\"\n", "defer runtime.KeepAlive(b)\n\t", "\n\t\truntime.KeepAlive(b)", "func() { ", " }()")
	if diff := cmp.Diff(want, commandtest.Read(t, source)); diff != "" {
		t.Errorf("-fix leaves another source (-want +got):\n%s", diff)
	}
}
