package command

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// asProgram runs the command as a program of its own in the current folder.
func asProgram(t *testing.T, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	var out, told bytes.Buffer
	cmd := exec.Command(os.Args[0], append([]string{"-no-cache"}, args...)...)
	cmd.Env = append(os.Environ(), commandtest.AsCommand+"=1")
	cmd.Stdout, cmd.Stderr = &out, &told
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), out.String(), told.String()
}

// texts returns the files below the current folder but those of git, by name.
func texts(t *testing.T) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(".", func(path string, d os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.Name() == ".git":
			return filepath.SkipDir
		case d.Type().IsRegular():
			files[filepath.ToSlash(path)] = commandtest.Read(t, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

const fixable = `-- go.mod --
module m

go 1.26
-- vec/vec.go --
package vec

// #cgo LDFLAGS: -L${SRCDIR} -lvec -lcudart
// #include "vec.h"
import "C"

import "fmt"

func Scale(x *C.float, n int) error {
	if rc := C.vec_scale(x, C.int(n)); rc != 0 {
		return fmt.Errorf("scale: %d", int(rc))
	}
	return nil
}
-- vec/vec.h --
#ifndef VEC_H
#define VEC_H

// Scales n numbers.
int vec_scale(float *x, int n);

#endif
-- vec/vec.cu --
#include <cuda_runtime.h>
#include "vec.h"

struct Params { float factor; };

__global__ void scale(float *x, int n, __grid_constant__ Params p) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= p.factor;
}

__host__ int vec_scale(float *x, int n) {
  scale<<<(n + 255) / 256, 256>>>(x, n, Params{2});
  return (int)cudaDeviceSynchronize();
}
`

// TestFix fixes a module of Go, CUDA and a header that both read: applying the output of -diff with git
// has the same result, the remaining findings are printed, and a second run has nothing to do.
func TestFix(t *testing.T) {
	enterRepository(t, fixable)
	if err := os.Chmod("vec/vec.cu", 0o600); err != nil {
		t.Fatal(err)
	}
	before := texts(t)
	args := []string{"-nvccflags=-arch=sm_70", "./..."}

	status, diff, stderr := asProgram(t, append([]string{"-q", "-fix", "-diff"}, args...)...)
	if status != StatusFound || stderr != "" {
		t.Errorf("-diff ends with %d and says %q", status, stderr)
	}
	if d := cmp.Diff(before, texts(t)); d != "" {
		t.Errorf("-diff changed files:\n%s", d)
	}
	status, left, stderr := asProgram(t, append([]string{"-fix"}, args...)...)
	if status != StatusClean || left != "" {
		t.Errorf("-fix ends with %d and leaves\n%s", status, left)
	}
	commandtest.Contains(t, "standard error", stderr, "cudavet: mended: 2 findings in 2 files; left: 0 findings\n")
	fixed := texts(t)
	for name, part := range map[string]string{
		"vec/vec.cu": "extern \"C\" __host__ int vec_scale(float *x, int n) {",
		"vec/vec.h":  "// Scales n numbers.\n#ifdef __cplusplus\nextern \"C\"\n#endif\nint vec_scale(float *x, int n);\n",
	} {
		commandtest.Contains(t, name, fixed[name], part)
	}
	commandtest.Contains(t, "vec/vec.cu", fixed["vec/vec.cu"], "__grid_constant__ const Params p")
	if info, err := os.Stat("vec/vec.cu"); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the file's mode is %v, %v", info.Mode(), err)
	}
	if status, stdout, stderr := asProgram(t, append([]string{"-q", "-fix"}, args...)...); status != StatusClean || stdout+stderr != "" {
		t.Errorf("the second -fix ends with %d and prints\n%s%s", status, stdout, stderr)
	}
	if d := cmp.Diff(fixed, texts(t)); d != "" {
		t.Errorf("the second -fix changed files:\n%s", d)
	}

	gitHere(t, "checkout", "-q", ".")
	commandtest.Write(t, "fix.diff", diff)
	gitHere(t, "apply", "fix.diff")
	if err := os.Remove("fix.diff"); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(fixed, texts(t)); d != "" {
		t.Errorf("what -diff prints is not what -fix does:\n%s", d)
	}
}

// TestFixOfFiles fixes CUDA sources without a package, and the header that two of them include once. A fix that
// overlaps another and a file outside of the repository are reported.
func TestFixOfFiles(t *testing.T) {
	commandtest.Enter(t, `-- repo/a.cu --
#include "params.h"
-- repo/b.cu --
#include "params.h"
int b;
-- repo/c.cu --
#include "../outside.h"
-- repo/params.h --
#pragma once
struct Params { float x; };
__global__ void apply(__grid_constant__ Params p, float *x);
-- outside.h --
#pragma once
struct Other { float x; };
__global__ void other(__grid_constant__ Other p, float *x);
`)
	t.Chdir("repo")
	gitHere(t, "init", "-q")
	status, stdout, stderr := asProgram(t, "-fix", "-nvccflags=-arch=sm_70 -I..", "a.cu", "b.cu", "c.cu")
	if status != StatusFound {
		t.Errorf("status %d, want %d", status, StatusFound)
	}
	commandtest.Contains(t, "what is left", stdout, "outside.h:3:41: ")
	commandtest.Contains(t, "standard error", stderr, "outside.h lies outside of the repository\n")
	commandtest.Contains(t, "standard error", stderr, "cudavet: mended: 1 finding in 1 file; left: 1 finding\n")
	commandtest.Contains(t, "params.h", commandtest.Read(t, "params.h"), "apply(__grid_constant__ const Params p, float *x);")
	if text := commandtest.Read(t, "../outside.h"); strings.Contains(text, "const Other") {
		t.Errorf("-fix changed a file outside of the repository:\n%s", text)
	}
}

// TestFixArguments has no diff without -fix.
func TestFixArguments(t *testing.T) {
	status, stdout, stderr := cudavet(t, "-- k.cu --\n"+faultyKernel, "-diff", "k.cu")
	if status != StatusFailed || stdout != "" {
		t.Errorf("status %d:\n%s", status, stdout)
	}
	commandtest.Contains(t, "standard error", stderr, "needs -fix")
}

// TestFixLinkage adds C linkage to functions whose declarations are all known: after -fix they have no finding,
// and if another file declares the function or an overload has its name nothing is changed.
func TestFixLinkage(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	tests := []struct {
		name, files string
		changed     map[string]string // parts of the files that are changed
	}{
		{"definition", "-- k.cu --\nint $f(int n) { return n; }\n",
			map[string]string{"k.cu": "extern \"C\" int $f(int n)"}},
		{"prototype before", "-- k.cu --\nint $f(int n);\nint g() { return $f(1); }\n__host__ int $f(int n) { return n; }\n",
			map[string]string{"k.cu": "extern \"C\" int $f(int n);\nint g() { return $f(1); }\nextern \"C\" __host__ int $f(int n)"}},
		{"header", "-- $f.h --\nint $f(int n);\n-- k.cu --\n#include \"$f.h\"\nint $f(int n) { return n; }\n",
			map[string]string{"$f.h": "#ifdef __cplusplus\nextern \"C\"\n#endif\nint $f(int n);", "k.cu": "extern \"C\" int $f(int n)"}},
		{"another source that declares it", "-- k.cu --\nint $f(int n) { return n; }\n-- l.cu --\nint $f(int n);\nint l() { return $f(1); }\n",
			map[string]string{"k.cu": "extern \"C\" int $f(int n)", "l.cu": "extern \"C\" int $f(int n);"}},
		{"block comment", "-- k.cu --\n/* $f */ int $f(int n) { return n; }\n",
			map[string]string{"k.cu": "/* $f */ extern \"C\" int $f(int n)"}},
		{"lines of Windows", "-- $f.h --\r\nint $f(int n);\r\n-- k.cu --\n#include \"$f.h\"\nint $f(int n) { return n; }\n",
			map[string]string{"$f.h": "#ifdef __cplusplus\r\nextern \"C\"\r\n#endif\r\nint $f(int n);", "k.cu": "extern \"C\" int $f(int n)"}},

		{"overloads", "-- k.cu --\nint $f(int n) { return n; }\nint $f(float n) { return 1; }\n", nil},
		{"declared overload", "-- k.cu --\nint $f(float n);\nint $f(int n) { return n; }\n", nil},
		{"overload in a namespace with C linkage",
			"-- k.cu --\nnamespace a { extern \"C\" int $f(float n); }\nint $f(int n) { return n; }\n", nil},
		{"template", "-- k.cu --\ntemplate <class T> int $f(T n) { return 1; }\nint $f(int n) { return n; }\n", nil},
		{"another prototype", "-- k.cu --\nint $f(int n, int m) { return n; }\n", nil},
		{"in a body", "-- k.cu --\nint g() { int $f(int n); return $f(1); }\nint $f(int n) { return n; }\n", nil},
		{"friend", "-- k.cu --\nstruct S { friend int $f(int n); };\nint $f(int n) { return n; }\n", nil},
		{"left out", "-- k.cu --\n#ifdef DEBUG\nint $f(int n);\n#endif\nint $f(int n) { return n; }\n", nil},
		{"macro", "-- k.cu --\n#define API inline\nAPI int g();\n#undef API\n#define API\nAPI int $f(int n) { return n; }\n", nil},
		{"macro that names it", "-- k.cu --\n#define NAME $f\nint NAME(int n) { return n; }\n", nil},
		{"language block", "-- k.cu --\nextern \"C++\" {\nint $f(int n) { return n; }\n}\n", nil},
		{"inline", "-- k.cu --\ninline int $f(int n) { return n; }\n", nil},
		{"C++ file", "-- k.cu --\nint $f(int n) { return n; }\n-- sub_l.cpp --\nint $f(int n);\nint l() { return $f(1); }\n", nil},
		{"header of a C++ file", "-- $f.h --\nint $f(int n);\n-- k.cu --\n#include \"$f.h\"\nint $f(int n) { return n; }\n-- sub_l.cpp --\n#include \"$f.h\"\n", nil},
		{"generated", "-- k.cu --\n// Code generated by gen. DO NOT EDIT.\nint $f(int n) { return n; }\n", nil},
	}
	const golang = "package a\n\n// #cgo LDFLAGS: -L${SRCDIR} -lk -lcudart\n// int $f(int n);\nimport \"C\"\n\nfunc F() C.int { return C.$f(1) }\n"
	files := "-- go.mod --\nmodule m\n\ngo 1.26\n"
	want := map[string]string{}
	for i, test := range tests {
		folder := fmt.Sprintf("p%02d/", i) // of a package whose function has a name of its own
		named := func(text string) string { return strings.ReplaceAll(text, "$f", fmt.Sprintf("f%02d", i)) }
		files += named("-- " + folder + "a.go --\n" + golang + strings.ReplaceAll("\n"+test.files, "\n-- ", "\n-- "+folder))
		for name, part := range test.changed {
			want[folder+named(name)] = named(part)
		}
	}
	commandtest.Enter(t, files)
	args := []string{"-fix", "-enable=missing-extern-c", "./..."}
	before := texts(t)
	_, stdout, _ := cudavetHere(args...)
	after := texts(t)
	for name, text := range after {
		i, _ := strconv.Atoi(strings.TrimPrefix(filepath.Dir(name), "p"))
		part, wanted := want[name]
		if changed := text != before[name]; changed != wanted {
			t.Errorf("%s: %s is changed: %t, want %t\n%s", tests[i].name, name, changed, wanted, text)
		} else if !strings.Contains(text, part) {
			t.Errorf("%s: %s is\n%s, want in it\n%s", tests[i].name, name, text, part)
		}
	}
	if _, again, _ := cudavetHere(args...); again != stdout {
		t.Errorf("-fix leaves\n%s and then\n%s", stdout, again)
	}
	for i, test := range tests {
		if left := strings.Contains(stdout, fmt.Sprintf("p%02d/", i)); left != (len(test.changed) == 0) {
			t.Errorf("%s: a finding is left: %t", test.name, left)
		}
	}
}

// TestFixKernelType: the type of a kernel changes in all its declarations, and not where other code wants to have it.
func TestFixKernelType(t *testing.T) {
	const kernels = `struct P { float a, b; };
namespace n { __global__ void launched(const P &p, const int& i, const float&, float *x); }
__global__ void n::launched(const P &p, const int & i, const float &f, float *x) { x[0] = p.a; }
__global__ int passed(const P&p, float *x) { x[0] = p.a; }
__global__ void pointed(const P &p, float *x) { x[0] = p.a; }
__global__ void named(const P &p, float *x) { x[0] = p.a; }
__global__ void declared(const P &p, float *x);
__global__ void restricted(const P &__restrict__ p, float *x) { x[0] = p.a; }
__global__ int gives(float *x) { return 1; }
template <void (*F)(const P &, float *)> void start(P p, float *x) { F<<<1, 1>>>(p, x); }
void (*pointer)(const P &, float *) = pointed;
void run(P p, float *x) {
  void *args[] = {&p, &x};
  cudaLaunchKernel((void *)&passed, 1, 32, args, 0, 0);
  n::launched<<<1, 32>>>(p, 1, 2, x);
  start<named>(p, x);
}
`
	want := strings.NewReplacer(
		"launched(const P &p, const int& i, const float&, float *x)", "launched(const P p, const int i, const float, float *x)",
		"launched(const P &p, const int & i, const float &f, float *x)", "launched(const P p, const int i, const float f, float *x)",
		"int passed(const P&p", "void passed(const P p").Replace(kernels)
	commandtest.Enter(t, "-- k.cu --\n"+kernels)
	if status, _, stderr := cudavetHere("-fix", "k.cu"); status != StatusFound {
		t.Errorf("status %d, %s", status, stderr)
	}
	if diff := cmp.Diff(want, commandtest.Read(t, "k.cu")); diff != "" {
		t.Errorf("after -fix (-want +got):\n%s", diff)
	}
}
