package govet

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/command"
	"github.com/cudavet/cudavet/internal/command/commandtest"
	"github.com/cudavet/cudavet/internal/vetunit"
)

// unitLog names the environment variable that holds the file to which a test's binary, as vet tool, appends its arguments.
const unitLog = "CUDAVET_UNIT_LOG"

func TestMain(m *testing.M) {
	if log := os.Getenv(unitLog); log != "" && os.Getenv(vetunit.Analysing) == "" {
		note(log, strings.Join(os.Args[1:], " "))
	}
	os.Exit(commandtest.Main(m, "../..", command.Main))
}

func note(log, line string) {
	f, err := os.OpenFile(log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		panic(err)
	}
	defer f.Close()
	if _, err := f.WriteString(line + "\n"); err != nil {
		panic(err)
	}
}

// goVet runs go vet with the test binary as tool. It returns the lines that go
// vet prints, sorted because packages come in any order, and how many packages
// the tool was run for.
func goVet(t *testing.T, dir string, args ...string) (output string, units int) {
	t.Helper()
	log := filepath.Join(t.TempDir(), "log")
	cmd := exec.Command("go", append([]string{"vet", "-vettool=" + os.Args[0]}, args...)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), commandtest.AsCommand+"=1", unitLog+"="+log)
	text, _ := cmd.CombinedOutput() // findings make go vet fail
	ran, err := os.ReadFile(log)
	if err != nil {
		t.Fatalf("go vet did not run the tool: %v\n%s", err, text)
	}
	printed := slices.Sorted(strings.Lines(string(text)))
	return strings.Join(printed, ""), bytes.Count(ran, []byte(".cfg\n"))
}

// TestVetCache has go vet notice changes of CUDA sources, which it does not
// know of, and be done at once where nothing changed.
func TestVetCache(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("testdata/example")); err != nil {
		t.Fatal(err)
	}
	const finding = "[kernel-param-reference]"
	source := filepath.Join(dir, "saxpy/saxpy.cu")
	faulty := commandtest.Read(t, source)

	first, units := goVet(t, dir, "./...")
	if units == 0 || !strings.Contains(first, finding) || !strings.Contains(first, "saxpy/saxpy.cu:6:") {
		t.Fatalf("go vet ran the tool for %d packages and does not tell the finding in saxpy.cu:\n%s", units, first)
	}
	commandtest.Write(t, source, strings.Replace(faulty, "const float &a", "float a", 1))
	mended, units := goVet(t, dir, "./...")
	if units == 0 || strings.Contains(mended, finding) {
		t.Errorf("after the fault is mended go vet ran the tool for %d packages and tells:\n%s", units, mended)
	}
	commandtest.Write(t, source, faulty)
	again, units := goVet(t, dir, "./...")
	if units != 0 || again != first {
		t.Errorf("after the change is undone go vet ran the tool for %d packages, want 0; it tells:\n%s\nbefore:\n%s", units, again, first)
	}
}

const unconcerned = `
-- go.mod --
module m

go 1.24
-- .git/HEAD --
ref: refs/heads/main
-- k/k.go --
package k

// void go_k(float *x);
import "C"

func K(x *float32) { C.go_k((*C.float)(x)) }
-- k/k.cu --
__global__ void k(float *x) { x[0] = 1; }
extern "C" void go_k(float *x) {}
-- plain/plain.go --
package plain

import (
	"errors"
	"strings"
)

func Plain(s string) error { return errors.New(strings.ToLower(s)) }
-- told/told.go --
package told

import "m/plain"

func Told() {
	//cudavet:ignore launch-config
	plain.Plain("")
}
-- uses/uses.go --
package uses

import "m/k"

func Uses() { var x [4]float32; k.K(&x[0]) }
`

// TestVetUnconcerned runs go vet for all packages again after a change of a CUDA source: packages that do not
// depend on it are not analyzed again, and the findings are those of a full analysis.
func TestVetUnconcerned(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir, kept := t.TempDir(), t.TempDir()
	files, err := txtar.FS(txtar.Parse([]byte(unconcerned)))
	if err == nil {
		err = os.CopyFS(dir, files)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(check.CacheFolder, kept)
	entries := func() []string {
		names, err := filepath.Glob(filepath.Join(kept, "units", "*", "*"))
		if err != nil {
			t.Fatal(err)
		}
		return names
	}
	vet := func(args ...string) string {
		t.Helper()
		found, units := goVet(t, dir, append(args, "-enable=suppression-reason", "./...")...)
		if units == 0 || !strings.Contains(found, "[suppression-reason]") {
			t.Errorf("%d packages are analyzed, and found is\n%s", units, found)
		}
		return found
	}
	whole := vet("-no-cache")
	vetted := func(what string) (anew int) {
		t.Helper()
		before := len(entries())
		if diff := cmp.Diff(whole, vet()); diff != "" {
			t.Errorf("%s (-without a cache +with it):\n%s", what, diff)
		}
		return len(entries()) - before
	}
	if vetted("at first") == 0 {
		t.Fatal("nothing is kept")
	}
	if builds, err := filepath.Glob(filepath.Join(kept, "builds", "*", "*")); err != nil || len(builds) != 1 {
		t.Errorf("of build files %v is kept (%v), want one entry", builds, err)
	}
	source := filepath.Join(dir, "k/k.cu")
	text := commandtest.Read(t, source)
	commandtest.Write(t, source, text+"// changed\n")
	if anew := vetted("a comment"); anew != 0 {
		t.Errorf("%d packages that use no CUDA are analysed again", anew)
	}
	commandtest.Write(t, source, strings.Replace(text, "{}", "{ k<<<1, 1>>>(x); }", 1))
	whole = vet("-no-cache")
	if anew := vetted("the source launches"); anew != 1 {
		t.Errorf("%d packages that use no CUDA are analysed again; of one the function that it calls launches now", anew)
	}
	for _, name := range entries() {
		text := []byte(commandtest.Read(t, name))
		text[len(text)-1] ^= 1
		commandtest.Write(t, name, string(text))
	}
	commandtest.Write(t, source, text+"// with damaged entries\n")
	whole = vet("-no-cache")
	vetted("damaged entries")
	plain := filepath.Join(dir, "plain/plain.go")
	commandtest.Write(t, plain, commandtest.Read(t, plain)+"\nfunc More() {}\n")
	commandtest.Write(t, source, text+"// changed again\n")
	if vetted("another function") == 0 {
		t.Error("a package that has changed is not analysed again")
	}
	commandtest.Write(t, filepath.Join(dir, ".cudavet.yml"), "enable: advice\n")
	whole = vet("-no-cache")
	if vetted("another configuration") == 0 {
		t.Error("the configuration has changed, and the packages are not analysed again")
	}
}

func TestVetFlags(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("testdata/example")); err != nil {
		t.Fatal(err)
	}
	if text, _ := goVet(t, dir, "-disable=kernel-param-reference", "./saxpy"); strings.Contains(text, "kernel-param-reference") {
		t.Errorf("-disable does not reach the tool:\n%s", text)
	}
	for arg, complaint := range map[string]string{
		"-new-from=HEAD":                "flag provided but not defined: -new-from",
		"-enable=kernel-param-referenc": "near: kernel-param-reference",
		"-nvccflags=-arch":              "-nvccflags: nvcc flag -arch",
	} {
		if text, _ := goVet(t, dir, arg, "./saxpy"); strings.Count(text, complaint) != 1 {
			t.Errorf("what is wrong with %s is not told once:\n%s", arg, text)
		}
	}
}

// TestVetOnce checks that go vet, which runs the tool for each package separately, reports a finding
// once, also in a header of which several packages have a source, and for packages with tests. A
// finding in a header that only one package has is reported by that one.
func TestVetOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	const source = `#define IN_PKG
#include "../shared/h.cuh"
extern "C" void run_PKG(int *x) { h<<<1, 1>>>(*x); }
`
	const code = `package PKG

// void run_PKG(int *x);
import "C"

func Run() { C.run_PKG(nil) }
`
	commandtest.Write(t, filepath.Join(dir, "go.mod"), "module m\n\ngo 1.24\n")
	commandtest.Write(t, filepath.Join(dir, "shared/h.cuh"), `#pragma once
__global__ void h(int &x) {}
#ifdef IN_b
__global__ void b(int &x) {}
#endif
`)
	for _, pkg := range []string{"a", "b", "c"} {
		fill := strings.NewReplacer("PKG", pkg).Replace
		commandtest.Write(t, filepath.Join(dir, pkg, "k.cu"), fill(source))
		commandtest.Write(t, filepath.Join(dir, pkg, pkg+".go"), fill(code))
		commandtest.Write(t, filepath.Join(dir, pkg, "in_test.go"), fill("package PKG\n"))
		commandtest.Write(t, filepath.Join(dir, pkg, "out_test.go"), fill("package PKG_test\n\nimport _ \"m/PKG\"\n"))
	}
	text, _ := goVet(t, dir, "./...")
	for _, finding := range []string{"shared/h.cuh:2:", "shared/h.cuh:4:"} {
		if strings.Count(text, finding) != 1 {
			t.Errorf("what is wrong at %s is not told once:\n%s", finding, text)
		}
	}
}

// TestVetFix fixes CUDA sources with go vet: const is added to the parameter itself, after the last *
// of a pointer, and code from a macro is unchanged.
func TestVetFix(t *testing.T) {
	dir := t.TempDir()
	commandtest.Write(t, filepath.Join(dir, "go.mod"), "module example.com/fix\n\ngo 1.24\n")
	commandtest.Write(t, filepath.Join(dir, "fix.go"), "package fix\n\n// void run(float *out);\nimport \"C\"\n\nfunc Run() { C.run(nil) }\n")
	source := filepath.Join(dir, "k.cu")
	commandtest.Write(t, source, `struct P { float x[4]; };
#define PARAMETER(T, name) __grid_constant__ T name
__global__ void plain(__grid_constant__ P p, float *out);
__global__ void pointers(int *const *__grid_constant__ p, float *out);
__global__ void expanded(PARAMETER(P, p), float *out);
__global__ void reference(const __grid_constant__ P &p, float *out);
template <typename T>
__global__ void after(T __grid_constant__
	v) {}
void run(float *out) { plain<<<1, 1>>>(P(), out), after<<<1, 1>>>(1.f); }
`)
	goVet(t, dir, "-fix", "./...")
	const want = `struct P { float x[4]; };
#define PARAMETER(T, name) __grid_constant__ T name
__global__ void plain(__grid_constant__ const P p, float *out);
__global__ void pointers(int *const *__grid_constant__ const p, float *out);
__global__ void expanded(PARAMETER(P, p), float *out);
__global__ void reference(const __grid_constant__ P &p, float *out);
template <typename T>
__global__ void after(const T __grid_constant__
	v) {}
extern "C" void run(float *out) { plain<<<1, 1>>>(P(), out), after<<<1, 1>>>(1.f); }
`
	if diff := cmp.Diff(want, commandtest.Read(t, source)); diff != "" {
		t.Errorf("go vet -fix leaves another source (-want +got):\n%s", diff)
	}
}

// TestVetFixPadding pads a Go struct with go vet to the layout of a CUDA source, and checks the
// message and that no finding is left.
func TestVetFixPadding(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	dir := t.TempDir()
	commandtest.Write(t, filepath.Join(dir, "go.mod"), "module example.com/fix\n\ngo 1.24\n")
	commandtest.Write(t, filepath.Join(dir, "k.cu"), `struct sphere { float radius; float4 center; unsigned char tag; };
__constant__ sphere one;
extern "C" int spheres(const void *s, int n) { return (int)cudaMemcpyToSymbol(one, (const sphere *)s + n, sizeof(sphere)); }
`)
	source := filepath.Join(dir, "fix.go")
	const text = `package fix

// int spheres(const void *s, int n);
import "C"
import "unsafe"

type Sphere struct {
	Radius float32
	// Center is in world coordinates.
	Center [4]float32
	Tag    uint8%s
}

func Run(s []Sphere) C.int { return C.spheres(unsafe.Pointer(&s[0]), 0) }
`
	commandtest.Write(t, source, fmt.Sprintf(text, ""))
	found, _ := goVet(t, dir, "./...")
	for _, line := range []string{
		"fix.go:14:47: Go type 'Sphere' is read as 'sphere', but field 'Center' has offset 4 in Go and 16 in 'sphere' ('float4' is aligned to 16) [layout-mismatch]",
		"k.cu:1:38: \tmember 'center' of 'sphere'",
	} {
		if !strings.Contains(found, line) {
			t.Errorf("go vet does not say %q:\n%s", line, found)
		}
	}
	goVet(t, dir, "-fix", "./...")
	want := strings.Replace(fmt.Sprintf(text, "\n\t_      [15]byte"), "\t// Center", "\t_      [12]byte\n\t// Center", 1)
	if diff := cmp.Diff(want, commandtest.Read(t, source)); diff != "" {
		t.Errorf("go vet -fix leaves another source (-want +got):\n%s", diff)
	}
	if found, _ := goVet(t, dir, "./..."); strings.Contains(found, "layout-mismatch") {
		t.Errorf("the padded struct is not right:\n%s", found)
	}
}
