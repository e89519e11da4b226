package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/cudavet/cudavet/internal/command/commandtest"
	"github.com/cudavet/cudavet/internal/report"
)

const faultyKernel = "__global__ void k(int &x) { x = 1; }\n"

// cudavet runs the command in a fresh folder that holds the archive's files.
func cudavet(t *testing.T, files string, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	commandtest.Enter(t, files)
	return cudavetHere(args...)
}

// cudavetHere runs the command in the current directory, without the summary if
// it checks something.
func cudavetHere(args ...string) (status int, stdout, stderr string) {
	if len(args) > 0 && commandNamed(args[0]) == nil && args[0] != "help" && args[0] != completeWord {
		args = append([]string{"-q", "-c=-1"}, args...)
	}
	return commandtest.Call(Run, args...)
}

func TestArguments(t *testing.T) {
	for _, test := range []struct {
		name           string
		args           []string
		status         int
		stdout, stderr string // parts of the output; empty means no output
	}{
		{"none", nil, 3, "k.cu:1:", "broken.go:3:"},
		{"-h", []string{"-h"}, 0, "Usage:", ""},
		{"help", []string{"help"}, 0, "kernel-param-reference", ""},
		{"help on a rule", []string{"help", "kernel-param-reference"}, 0, "Wrong:", ""},
		{"help on an analyzer", []string{"help", "cudasource"}, 0, "cudasource: ", ""},
		{"help on nothing known", []string{"help", "kernel-param-referenc"}, 1, "", "near: kernel-param-reference"},
		{"version", []string{"version"}, 0, "cudavet ", ""},
		{"-V", []string{"-V"}, 0, "cudavet ", ""},
		{"unknown flag", []string{"-nonsense", "k.cu"}, 1, "", "-nonsense"},
		{"unknown rule", []string{"-enable=kernel-param-referenc", "k.cu"}, 1, "", "near: kernel-param-reference"},
		{"unknown toolkit", []string{"-cuda=twelve", "k.cu"}, 1, "", "twelve"},
		{"flag of nvcc's without value", []string{"-nvccflags=-arch", "k.cu"}, 1, "", "-arch"},
		{"finding", []string{"k.cu"}, 3, "k.cu:1:", ""},
		{"finding in text", []string{"./k.cu"}, 3, " [kernel-param-reference]\n", ""},
		{"disabled", []string{"-disable=kernel-param-reference", "k.cu"}, 0, "", ""},
		{"file of another extension", []string{"k.txt"}, 3, "k.txt:1:", ""},
		{"C++ for another compiler", []string{"version.cpp"}, 0, "", ""},
		{"C++ for nvcc", []string{"version.cu"}, 3, "[cuda-macro-redefined]", ""},
		{"C++ for nvcc by its words", []string{"kernel.cpp", "version.cpp"}, 3, "kernel.cpp:1:", ""},
		{"Makefile", []string{"Makefile"}, 1, "", "Makefile is no CUDA source"},
		{"Makefile and file", []string{"Makefile", "k.cu"}, 3, "k.cu:1:", "Makefile is no CUDA source"},
		{"folder without its dot", []string{"plain"}, 0, "", ""},
		{"folder with a slash", []string{"plain/"}, 0, "", ""},
		{"pattern without its dot", []string{"kernels/..."}, 3, "kernels/below/k.cu:1:", ""},
		{"folder of sources", []string{"kernels"}, 3, "kernels/host.cpp:2:", ""},
		{"folder of headers", []string{"kernels/headers/"}, 3, "kernels/headers/k.cuh:1:", ""},
		{"nothing but a word", []string{"brokn"}, 1, "", "cudavet: no command, package, file or folder \"brokn\""},
		{"misspelt command", []string{"bridg", "./..."}, 1, "", "near: bridge"},
		{"explain", []string{"explain", "kernel-param-reference"}, 1, "", "near: cudavet help kernel-param-reference"},
		{"a rule", []string{"kernel-param-reference"}, 1, "", "'cudavet help kernel-param-reference'"},
		{"misspelt folder", []string{"kernls/"}, 1, "", "kernls/: no such file or folder; near: kernels"},
		{"misspelt file", []string{"kernels/hots.cpp"}, 1, "", "kernels/hots.cpp: no such file or folder; near: kernels/host.cpp"},
		{"a file's name", []string{"kk.txt"}, 1, "", "kk.txt: no such file or folder; near: k.txt"},
		{"a package of the standard library", []string{"errors"}, 0, "", ""},
		{"the module's own path", []string{"m/plain"}, 0, "", ""},
		{"flag behind", []string{"k.cu", "-disable=kernel-param-reference"}, 0, "", ""},
		{"flags between", []string{"k.cu", "-json", "./plain", "-disable", "kernel-param-reference"}, 0, "{}", ""},
		{"end of flags", []string{"--", "k.cu", "-json"}, 3, "k.cu:1:", "-json"},
		{"misspelt flag", []string{"k.cu", "-enabel=advice"}, 1, "", "near: -enable"},
		{"architecture that is none", []string{"-nvccflags=-arch=sm_999", "k.cu"}, 1, "", "near: sm_121"},
		{"architecture that is none, among others",
			[]string{"-nvccflags=-gencode arch=compute_91,code=sm_91", "k.cu"}, 1, "", "near: compute_90"},
		{"two formats", []string{"-json", "-sarif", "k.cu"}, 1, "", "two formats"},
		{"comment for Go", []string{"ignore.cu"}, 3, "[kernel-param-reference]", ""},
		{"hint", []string{"ignore.cu"}, 3, "takes 'x' by reference; //cudavet:ignore is for Go alone; NOLINT is for CUDA sources [", ""},
		{"NOLINTBEGIN without end", []string{"open.cu"}, 3,
			"; NOLINTBEGIN in line 1 has no NOLINTEND for the same rules and silences nothing [", ""},
		{"--version", []string{"--version"}, 0, "cudavet ", ""},
		{"missing file", []string{"missing.cu"}, 1, "", "missing.cu"},
		{"missing file and finding", []string{"missing.cu", "k.cu"}, 3, "k.cu:1:", "missing.cu"},
		{"missing header's file", []string{"missing.cuh"}, 1, "", "missing.cuh"},
		{"folder without Go files", []string{"./empty"}, 0, "", ""},
		{"folder with nothing", []string{"./nothing"}, 1, "", "./nothing: neither Go files nor CUDA sources lie there"},
		{"folder that is not there", []string{"./nowhere"}, 1, "", "nowhere"},
		{"Go package", []string{"./plain"}, 0, "", ""},
		{"Go package and file", []string{"./plain", "k.cu"}, 3, "k.cu:1:", ""},
		{"Go package that does not compile", []string{"./broken"}, 1, "", "broken.go:3:"},
		{"all", []string{"./..."}, 3, "k.cu:1:", "broken.go:3:"},
		{"packages alone", []string{"-unlinked=false", "./..."}, 1, "", "broken.go:3:"},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, stdout, stderr := cudavet(t, `
-- go.mod --
module m

go 1.26
-- k.cu --
`+faultyKernel+`
-- k.txt --
`+faultyKernel+`
-- version.cpp --
#include <cuda_runtime.h>
#define CUDART_VERSION 1
-- version.cu --
#define CUDART_VERSION 1
-- kernel.cpp --
#define CUDART_VERSION 1
__global__ void kernel() {}
-- Makefile --
k.o: k.cu
	nvcc -c k.cu
-- ignore.cu --
__global__ void k(int &x) {} //cudavet:ignore kernel-param-reference because
-- open.cu --
// NOLINTBEGIN(kernel-param-reference)
__global__ void k(int &x) {}
// NOLINTEND(launch-config)
-- empty/k.cu --
-- nothing/README --
-- kernels/host.cpp --
#include <cuda_runtime.h>
__global__ void k(int &x) {}
-- kernels/other.cpp --
int other() { return 1; }
-- kernels/below/k.cu --
`+faultyKernel+`
-- kernels/headers/k.cuh --
`+faultyKernel+`
-- plain/plain.go --
package plain
-- broken/broken.go --
package broken

var x int = "text"
`, test.args...)
			if status != test.status {
				t.Errorf("status %d, want %d", status, test.status)
			}
			commandtest.Contains(t, "standard output", stdout, test.stdout)
			commandtest.Contains(t, "standard error", stderr, test.stderr)
		})
	}
}

// TestBadInput checks files that no compiler would accept. There is one line for each file that cannot
// be checked, none for the others; the last file is always checked.
func TestBadInput(t *testing.T) {
	cycle := "#include \"a.cuh\"\n"
	for _, test := range []struct {
		name   string
		text   string
		failed bool // the file cannot be checked: one line says so
	}{
		{"empty", "", false},
		{"broken", "__global__ void k( {{{ <<<<>>>> #if\n", false},
		{"binary", string(bytes.Repeat([]byte("\x7fELF\x00\x01\xff\xfe\x80(<{\"'"), 4000)), true},
		{"missing header", "#include \"missing.h\"\nint x;\n", false},
		{"include cycle", cycle, false},
		{"open brackets", strings.Repeat("(", 50<<20), true},
		{"nested brackets", "int x = " + strings.Repeat("(", 100_000) + "1" + strings.Repeat(")", 100_000) + ";\n", false},
		{"nested blocks", "void f() " + strings.Repeat("{", 100_000) + strings.Repeat("}", 100_000) + "\n", false},
		{"nested conditionals", strings.Repeat("#if 1\n", 100_000), false},
		{"macro that doubles", doublingMacro(64), true},
		{"open comment", "/* " + strings.Repeat("*", 1000), false},
		{"open string", "const char *s = \"never closed\n", false},
		{"open raw string", "const char *s = R\"(never closed\n", false},
		{"one long line", "int x[] = {" + strings.Repeat("1,", 1<<17) + "};\n", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			t.Chdir(dir)
			commandtest.Write(t, "bad.cu", test.text)
			commandtest.Write(t, "a.cuh", "#include \"b.cuh\"\n")
			commandtest.Write(t, "b.cuh", cycle)
			commandtest.Write(t, "k.cu", faultyKernel)
			var stdout, stderr bytes.Buffer
			status := Run([]string{"-q", "bad.cu", "k.cu"}, &stdout, &stderr)
			if status != StatusFound || !strings.Contains(stdout.String(), "k.cu:1:") {
				t.Errorf("k.cu is not checked: status %d, output %q", status, &stdout)
			}
			told := strings.Count(stderr.String(), "\n")
			if told > 1 || test.failed && told == 0 || told == 1 && !strings.Contains(stderr.String(), "bad.cu") || len(stderr.String()) > 300 {
				t.Errorf("standard error has %d lines, want at most one short line that names bad.cu: %.1000q", told, &stderr)
			}
		})
	}
}

// doublingMacro returns a file whose expansion has 2^n tokens.
func doublingMacro(n int) string {
	var text strings.Builder
	text.WriteString("#define M0 x,\n")
	for i := 1; i <= n; i++ {
		before := "M" + string(rune('0'+(i-1)/10)) + string(rune('0'+(i-1)%10))
		if i == 1 {
			before = "M0"
		}
		name := "M" + string(rune('0'+i/10)) + string(rune('0'+i%10))
		text.WriteString("#define " + name + " " + before + " " + before + "\n")
	}
	text.WriteString("int a[] = { M64 };\n")
	return text.String()
}

func TestUnreadableFiles(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	if err := os.Mkdir("folder.cu", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("nowhere", "dangling.cu"); err != nil {
		t.Fatal(err)
	}
	commandtest.Write(t, "secret.cu", faultyKernel)
	if err := os.Chmod("secret.cu", 0); err != nil {
		t.Fatal(err)
	}
	names := []string{"folder.cu", "dangling.cu"}
	if _, err := os.ReadFile("secret.cu"); err != nil { // root reads everything
		names = append(names, "secret.cu")
	}
	for _, name := range names {
		var stdout, stderr bytes.Buffer
		status := Run([]string{"-q", name}, &stdout, &stderr)
		if status != StatusFailed || strings.Count(stderr.String(), "\n") != 1 || !strings.Contains(stderr.String(), name) {
			t.Errorf("%s: status %d, standard error %q; want %d and one line that names it", name, status, &stderr, StatusFailed)
		}
	}
}

// TestBadPackages checks packages that do not load, or load without cgo.
func TestBadPackages(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	const module = `
-- go.mod --
module m

go 1.26
-- good/good.go --
package good

// #include "good.h"
import "C"

func Run() { C.run(nil) }
-- good/good.h --
void run(int *x);
-- good/good.cu --
` + faultyKernel + `
extern "C" void run(int *x) { k<<<1, 1>>>(*x); }
`
	for _, test := range []struct {
		name, files string
		found       bool
		stderr      string
	}{
		{"sound", "", true, ""},
		{"missing header", `
-- bad/bad.go --
package bad

// #include "missing.h"
import "C"
`, true, "missing.h"},
		{"importer of a package that does not load", `
-- bad/bad.go --
package bad

// #include "missing.h"
import "C"
-- worse/worse.go --
package worse

import _ "m/bad"
`, true, "missing.h"},
		{"missing .cu", `
-- bad/bad.go --
package bad

// void run(void);
import "C"

func Run() { C.run() }
`, true, ""},
		{"broken .cu", `
-- bad/bad.go --
package bad

// void run(void);
import "C"

func Run() { C.run() }
-- bad/bad.cu --
extern "C" void run() { {{{ ((( <<<
`, true, ""},
		{"two packages in one folder", `
-- bad/a.go --
package a
-- bad/b.go --
package b
`, true, "bad"},
		{"package of tests alone", `
-- bad/a_test.go --
package bad
`, true, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			status, stdout, stderr := cudavet(t, module+test.files, "./...")
			if found := strings.Contains(stdout, "[kernel-param-reference]"); found != test.found {
				t.Errorf("finding in good.cu told: %t, want %t; status %d, output:\n%s%s", found, test.found, status, stdout, stderr)
			}
			commandtest.Contains(t, "standard error", stderr, test.stderr)
		})
	}
}

// TestWithoutToolkit checks a package that includes a header of CUDA's, which
// need not be installed.
func TestWithoutToolkit(t *testing.T) {
	const module = `
-- go.mod --
module m

go 1.26
-- m.go --
package m

// #include <cuda_runtime.h>
// void run(int *x);
import "C"

func Run() C.cudaError_t {
	C.run(nil)
	return C.cudaDeviceSynchronize()
}
-- m.cu --
` + faultyKernel + `
extern "C" void run(int *x) { k<<<1, 1>>>(*x); }
`
	status, stdout, stderr := cudavet(t, module, "./...")
	if status != StatusFound || stderr != "" || !strings.HasPrefix(stdout, "m.cu:1:") {
		t.Errorf("status %d, standard error %q, output:\n%s", status, stderr, stdout)
	}
	want := ""
	if !hasToolkit(t) {
		want = "cudavet: cuda_runtime.h is not found; cgo gets cudavet's own headers of CUDA 12.8: CGO_CFLAGS="
	}
	_, verbose, stderr := cudavet(t, module, "-v", "./...")
	if verbose != stdout || !strings.HasPrefix(stderr, want) || strings.Count(stderr, "\n") != min(1, len(want)) {
		t.Errorf("with -v standard error %q, want the line %q; output:\n%s", stderr, want, verbose)
	}
}

// hasToolkit reports whether cgo's compiler finds a header of CUDA's.
func hasToolkit(t *testing.T) bool {
	t.Helper()
	compiler, err := exec.Command("go", "env", "CC").Output()
	if err != nil {
		t.Fatal(err)
	}
	preprocess := exec.Command(strings.TrimSpace(string(compiler)), "-E", "-x", "c", "-")
	preprocess.Stdin = strings.NewReader("#include <cuda_runtime.h>\n")
	return preprocess.Run() == nil
}

// TestMissingHeader: a header that is neither present nor built in is reported in a line with the
// place of the #include.
func TestMissingHeader(t *testing.T) {
	status, stdout, stderr := cudavet(t, `
-- go.mod --
module m

go 1.26
-- a/a.go --
package a

// #include <cuda_runtime.h>
// #include "nowhere.h"
import "C"
-- b/b.go --
package b

// #include "b.h"
import "C"
-- b/b.h --
#include <cuda_runtime.h>

#include <no/where.h>
`, "./...")
	want := `a/a.go:4:11: the header nowhere.h is not found; m/a is checked as far as its types are known
b/b.h:3:10: the header no/where.h is not found; m/b is checked as far as its types are known
`
	if status != StatusFailed || stdout != "" || stderr != want {
		t.Errorf("status %d, output:\n%s\nstandard error:\n%s\nwant:\n%s", status, stdout, stderr, want)
	}
}

// TestIncomplete checks packages with an unknown part: because of a missing header, so that cgo does
// not run; of a declaration under another build tag; and of an import of such a package. The known
// parts are checked, and each cause is reported in one line.
func TestIncomplete(t *testing.T) {
	const module = `
-- go.mod --
module m

go 1.26
-- gpu/gpu.go --
package gpu

/*
#include <nowhere.h>
#include "k.h"
#define N 4
*/
import "C"

import "unsafe"

func Run(xs []float32) {
	C.run((*C.float)(unsafe.Pointer(&xs[0])), C.int(len(xs)))
	var size C.SizeOfNowhere
	size.width = C.N
}

func Forward(p unsafe.Pointer, n int) { C.run((*C.float)(p), C.int(n)) }
-- gpu/k.h --
void run(float *x, int n);
-- gpu/k.cu --
#include "k.h"
__global__ void k(float *x, int n) { if (threadIdx.x < n) x[threadIdx.x] = 0; }
extern "C" void run(float *x, int n) { k<<<1, 32>>>(x, n); }
-- app/app.go --
package app

import (
	"unsafe"

	"m/gpu"
)

func Go(xs []float32) {
	gpu.Forward(unsafe.Pointer(&xs[0]), len(xs))
	prepare(3)
	x := nothing(4)
}
-- app/cuda.go --
//go:build cuda

package app

func prepare(int) {}
`
	status, stdout, stderr := cudavet(t, module, "./...")
	for _, want := range []string{"app/app.go:10:14: '&xs[0]' points to Go memory", "gpu/gpu.go:13:8: '&xs[0]' points to Go memory"} {
		commandtest.Contains(t, "output", stdout, want)
	}
	if strings.Count(stdout, "[") != 4 || status != StatusFound { // two of &xs[0], two of rules
		t.Errorf("status %d, output:\n%s", status, stdout)
	}
	want := `app/app.go:11:2: undefined: prepare (declared in app/cuda.go, which is built under cuda alone), and 2 more errors; m/app is checked as far as its types are known
gpu/gpu.go:4:10: the header nowhere.h is not found; m/gpu is checked as far as its types are known
`
	if diff := cmp.Diff(want, stderr); diff != "" {
		t.Errorf("standard error: -want +got:\n%s", diff)
	}
}

// TestWithoutModule runs where there is no go.mod: modules below are named, and
// checked if the user wants it; a tree from the time before modules is checked as
// it is.
func TestWithoutModule(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	const kernels = `
-- %[1]sgpu/gpu.go --
package gpu

// void run(int *x);
import "C"

func Run() { C.run(nil) }
-- %[1]sgpu/gpu.cu --
` + faultyKernel + `
extern "C" void run(int *x) { k<<<1, 1>>>(*x); }
`
	commandtest.Enter(t, fmt.Sprintf(kernels, "")+fmt.Sprintf(kernels, "src/"))
	if status, stdout, stderr := cudavetHere("./gpu"); status != StatusFound || !strings.HasPrefix(stdout, "gpu/gpu.cu:1:") || stderr != "" {
		t.Errorf("GOPATH: status %d, output:\n%s%s", status, stdout, stderr)
	}
	commandtest.Write(t, "src/go.mod", "module m\n\ngo 1.26\n")
	for _, args := range [][]string{{"./..."}, {}, {"-all-modules", "./..."}} {
		status, stdout, stderr := cudavetHere(args...)
		if status != StatusFound || !strings.HasPrefix(stdout, "gpu/gpu.cu:1:") ||
			!strings.Contains(stdout, "\nsrc/gpu/gpu.cu:1:") || len(args) > 0 && stderr != "" {
			t.Errorf("%s: status %d, output:\n%s%s", args, status, stdout, stderr)
		}
	}
	for _, args := range [][]string{{"src/gpu"}, {"./src/..."}, {"src/..."}, {"-C", "src", "gpu"}} {
		if status, stdout, stderr := cudavetHere(args...); status != StatusFound ||
			strings.Contains(stdout, "\ngpu/gpu.cu") || !strings.Contains(stdout, "gpu/gpu.cu:1:") || stderr != "" {
			t.Errorf("%s: status %d, output:\n%s%s", args, status, stdout, stderr)
		}
	}
}

// TestSummary checks the summary, the last line on standard error.
func TestSummary(t *testing.T) {
	const module = `
-- .git/HEAD --
-- go.mod --
module m

go 1.26
-- plain/plain.go --
package plain
-- loose/k.cu --
` + faultyKernel + `
-- gpu/gpu.go --
package gpu

// #include <stdlib.h>
// #include "gpu.h"
import "C"

func Run() {
	C.run(nil)
	C.elsewhere()
	C.abort()
}
-- gpu/gpu.h --
void run(int *x);
void elsewhere(void);
-- gpu/gpu.cu --
#include <nowhere.cuh>
__global__ void k(int *x) {}
extern "C" void run(int *x) { k<<<1, 1>>>(x); k<<<1, 1>>>(x); }
extern "C" void unused(int *x) { k<<<1, 1>>>(x); }
`
	commandtest.Enter(t, module)
	for _, test := range []struct{ args, want string }{
		{"-unlinked=false ./...", "cudavet: 2 packages, 1 with cgo; 3 cgo calls: 1 followed, 1 to libraries, 1 not resolved; 1 .cu file linked, 1 not; 2 of 3 launches reached from Go; headers not found: nowhere.cuh\n"},
		{"-disable=kernel-param-reference ./...", "cudavet: 2 packages, 1 with cgo; 3 cgo calls: 1 followed, 1 to libraries, 1 not resolved; 1 .cu file linked, 1 checked alone; 2 of 3 launches reached from Go; headers not found: nowhere.cuh\n"},
		{"./plain", "cudavet: 1 package, 0 with cgo; 0 .cu files linked, 2 not; nothing of CUDA was checked: no package uses cgo, and the .cu files of the module were not asked for\n"},
		{"-q -unlinked=false ./...", ""},
		{"gpu/gpu.cu", "cudavet: 1 CUDA file checked; headers not found: nowhere.cuh\n"},
	} {
		var stdout, stderr bytes.Buffer
		status := Run(strings.Fields(test.args), &stdout, &stderr)
		if status != StatusClean || stdout.Len() > 0 || stderr.String() != test.want {
			t.Errorf("%s: status %d, output %q, standard error\n%swant\n%s", test.args, status, &stdout, &stderr, test.want)
		}
	}
	status, stdout, _ := cudavetHere("-summary=summary.json", "./...")
	if status != StatusFound || !strings.HasPrefix(stdout, "loose/k.cu:1:") {
		t.Errorf("status %d, output:\n%s", status, stdout)
	}
	commandtest.Contains(t, "summary.json", commandtest.Read(t, "summary.json"), `"unlinked": 1,`)
	commandtest.Contains(t, "summary.json", commandtest.Read(t, "summary.json"), `"alone": 1,`)
}

// TestOnce checks that a finding is reported once, however many packages and variants of packages
// include its file.
func TestOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	const module = `
-- go.mod --
module m

go 1.26
-- kernels/k.cu --
` + faultyKernel + `
extern "C" void run(int *x) { k<<<1, 1>>>(*x); }
-- a/a.go --
package a

// #cgo LDFLAGS: -L${SRCDIR}/../kernels -lk
// void run(int *x);
import "C"

func Run() { C.run(nil) }
-- a/a_test.go --
package a

import "testing"

func TestRun(t *testing.T) { Run() }
-- a/x_test.go --
package a_test

import (
	"testing"

	"m/a"
)

func TestRun(t *testing.T) { a.Run() }
-- b/b.go --
//go:build !without

package b

// #cgo LDFLAGS: -L${SRCDIR}/../kernels -lk
// void run(int *x);
import "C"

func Run() { C.run(nil) }
-- kernels/Makefile --
libk.a: k.o
	ar rcs $@ $^
k.o: k.cu
	nvcc -c -o $@ $<
`
	commandtest.Enter(t, module)
	for _, args := range [][]string{{"./..."}, {"./a", "./b"}, {"-tests=false", "./..."}, {"-tags=without", "./..."},
		{"-json", "./..."}, {"kernels/k.cu", "./a"}} {
		status, stdout, stderr := cudavetHere(args...)
		if told := strings.Count(stdout, "kernel-param-reference"); told != 1 || status != StatusFound {
			t.Errorf("%v: the finding is told %d times, status %d; output:\n%s%s", args, told, status, stdout, stderr)
		}
	}
}

func TestWithoutCgo(t *testing.T) {
	t.Setenv("CGO_ENABLED", "0")
	status, stdout, stderr := cudavet(t, `
-- go.mod --
module m

go 1.26
-- only/only.go --
package only

import "C"
-- mixed/cgo.go --
package mixed

import "C"
-- mixed/plain.go --
package mixed
`, "./...")
	if status != StatusFailed || stdout != "" {
		t.Errorf("status %d, want %d; output:\n%s", status, StatusFailed, stdout)
	}
	for _, name := range []string{"m/only", "m/mixed"} {
		if strings.Count(stderr, name) != 1 || !strings.Contains(stderr, "CGO_ENABLED") {
			t.Errorf("standard error does not say once that %s is not checked without cgo:\n%s", name, stderr)
		}
	}
}

func TestJSON(t *testing.T) {
	status, stdout, stderr := cudavet(t, "-- sub/k.cu --\n"+faultyKernel, "-json", "sub/k.cu")
	if status != StatusFound || stderr != "" {
		t.Fatalf("status %d, standard error %q", status, stderr)
	}
	var tree report.JSONTree
	if err := json.Unmarshal([]byte(stdout), &tree); err != nil {
		t.Fatal(err)
	}
	found := tree["sub/k.cu"]["cudasource"]
	if len(found) != 1 || found[0].Category != "kernel-param-reference" ||
		!strings.HasPrefix(found[0].Posn, "sub/k.cu:1:") || found[0].Message == "" {
		t.Errorf("JSON is\n%s", stdout)
	}
}

// TestSARIF has the output keep the schema, speak of the rule, and count columns
// in characters.
func TestSARIF(t *testing.T) {
	const faulty = "/* é */ __global__ void k(__grid_constant__ float é, int &x) {}\n"
	_, stdout, _ := cudavet(t, "-- sub dir/k.cu --\n"+faulty, "-sarif", "sub dir/k.cu")
	log, err := sarif.FromString(stdout, sarif.WithStrictValidation())
	if err != nil {
		t.Fatal(err)
	}
	if err := log.Validate(); err != nil {
		t.Error(err)
	}
	if len(log.Runs) != 1 || len(log.Runs[0].Results) != 2 {
		t.Fatalf("SARIF is\n%s", stdout)
	}
	run := log.Runs[0]
	cut := func(r *sarif.Region) string { return string([]rune(faulty)[*r.StartColumn-1 : *r.EndColumn-1]) }
	var got []string
	for _, result := range run.Results {
		info := run.Tool.Driver.Rules[result.RuleIndex]
		if *info.ID != *result.RuleID || !strings.Contains(*info.Help.Text, "__global__") {
			t.Errorf("rule %s with index %d has the help %s", *result.RuleID, result.RuleIndex, *info.Help.Text)
		}
		at := result.Locations[0].PhysicalLocation
		got = append(got, fmt.Sprintf("%s %s %s %q", *result.RuleID, result.Level, *at.ArtifactLocation.URI, cut(at.Region)))
		for _, x := range result.Fixes {
			r := x.ArtifactChanges[0].Replacements[0]
			got = append(got, fmt.Sprintf("%s: %q for %q at %d", *x.Description.Text, *r.InsertedContent.Text,
				cut(r.DeletedRegion), *r.DeletedRegion.StartColumn))
		}
	}
	want := []string{
		`grid-constant-const error sub%20dir/k.cu "float é"`,
		`make 'é' const: "const " for "" at 45`,
		`kernel-param-reference error sub%20dir/k.cu "int &x"`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("SARIF tells something else (-want +got):\n%s\n%s", diff, stdout)
	}
}

// TestSARIFExample has the output for packages keep the schema, and name every
// further place that the text names, below the current directory.
func TestSARIFExample(t *testing.T) {
	t.Chdir("testdata/example")
	_, stdout, _ := cudavetHere("-sarif", "-enable=advice", "./...")
	log, err := sarif.FromString(stdout, sarif.WithStrictValidation())
	if err != nil {
		t.Fatal(err)
	}
	if err := log.Validate(); err != nil {
		t.Error(err)
	}
	if dir, err := os.Getwd(); err != nil || strings.Contains(stdout, dir) {
		t.Errorf("the output names the folder of this machine (%v)", err)
	}
	related, paths := 0, 0
	for _, result := range log.Runs[0].Results {
		for i, location := range append(result.Locations, result.RelatedLocations...) {
			at := location.PhysicalLocation
			if name := *at.ArtifactLocation.URI; !filepath.IsLocal(name) || *at.Region.StartLine < 1 {
				t.Errorf("%s: location %d is %s:%d", *result.RuleID, i, name, *at.Region.StartLine)
			}
			if i > 0 && (location.ID != i || *location.Message.Text == "") {
				t.Errorf("%s: related location %d has the id %d", *result.RuleID, i, location.ID)
			}
		}
		related += len(result.RelatedLocations)
		for _, flow := range result.CodeFlows {
			if n := len(flow.ThreadFlows[0].Locations); n < 2 || n > 1+len(result.RelatedLocations) {
				t.Errorf("%s: a path of %d places, with %d related ones", *result.RuleID, n, len(result.RelatedLocations))
			}
			paths++
		}
	}
	if _, text, _ := cudavetHere("-enable=advice", "./..."); related < strings.Count(text, ": \t") || related == 0 || paths == 0 {
		t.Errorf("%d related locations, %d paths; in text:\n%s", related, paths, text)
	}
}

// TestLaunchConfig checks that a launch in a CUDA source is judged without Go as it is with Go, and
// reported once.
func TestLaunchConfig(t *testing.T) {
	commandtest.Enter(t, `
-- go.mod --
module m

go 1.26
-- a/a.go --
package a

// void run(float *x);
import "C"

func Run() { C.run(nil) }
-- a/a.cu --
template <int N> __global__ void k(float *x) {}
template <int N> void launch(float *x) { k<N><<<1, N>>>(x); }
extern "C" void run(float *x) { launch<512>(x); launch<2048>(x); }
`)
	want := "a/a.cu:2:42: launch fails: block has 2048 threads in x, more than the limit of 1024 [launch-config]\n"
	for _, arg := range []string{"a/a.cu", "./a"} {
		if status, stdout, stderr := cudavetHere(arg); status != StatusFound || !strings.HasPrefix(stdout, want) ||
			strings.Count(stdout, "launch-config") != 1 || stderr != "" {
			t.Errorf("cudavet %s: status %d, %q, %q", arg, status, stdout, stderr)
		}
	}
}

func TestMain(m *testing.M) { os.Exit(commandtest.Main(m, "../..", Main)) }
