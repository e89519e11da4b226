// Package e2e runs the drivers that other projects make, with cudavet in them.
package e2e

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const config = `version: "2"
linters:
  default: none
  enable: [cudavet]
  settings:
    custom:
      cudavet:
        type: module
        description: checks Go, cgo and CUDA together
        settings:
          SETTING
`

// The finding that the tests follow: its anchor, and its place in the source.
var reference = regexp.MustCompile(`(?m)^saxpy/saxpy\.go:\d+:\d+: (.*\n\t)*.*saxpy/saxpy\.cu:6:\d+: .*\[kernel-param-reference\]`)

func TestGolangciLint(t *testing.T) {
	lint := build(t)
	t.Setenv("GOLANGCI_LINT_CACHE", t.TempDir())
	t.Run("findings", func(t *testing.T) { testFindings(t, lint) })
	t.Run("cache", func(t *testing.T) { testCache(t, lint) })
	t.Run("nolint", func(t *testing.T) { testNolint(t, lint) })
	t.Run("settings", func(t *testing.T) { testSettings(t, lint) })
	t.Run("toolkit", func(t *testing.T) { testToolkit(t, lint) })
	t.Run("custom", func(t *testing.T) { testCustom(t, lint) })
}

// testFindings: all that cudavet finds comes out, though golangci-lint shows
// one issue a line, with places that count from the working directory.
func testFindings(t *testing.T, lint string) {
	dir := example(t)
	configure(t, dir, "nvccflags: -std=c++17")
	output, _ := run(t, lint, dir)
	expected, err := os.ReadFile(filepath.Join(dir, "expected.txt"))
	if err != nil {
		t.Fatal(err)
	}
	place := regexp.MustCompile(`^\S+\.go:\d+:\d+: `) // which need not begin the line
	findings := 0
	for line := range strings.Lines(string(expected)) {
		line = strings.TrimSpace(line)
		if !strings.HasSuffix(line, "]") {
			continue // a further place of the finding above
		}
		findings++
		if want := place.ReplaceAllString(line, ""); !strings.Contains(output, want) {
			t.Errorf("not told: %s", want)
		}
	}
	if findings == 0 {
		t.Error("the example's expected output has no finding")
	}
	if below, _ := run(t, lint, filepath.Join(dir, "blur")); !strings.Contains(below, "\tblur.cu:20:26: ") {
		t.Errorf("run in the folder blur, the places of blur.cu do not count from there:\n%s", below)
	}
}

// testNolint: golangci-lint's own comment silences what is shown on its line.
func testNolint(t *testing.T, lint string) {
	dir := example(t)
	configure(t, dir, "nvccflags: -std=c++17")
	name := filepath.Join(dir, "blur/blur.go")
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	const call = "C.int(radius))\n"
	if strings.Count(string(text), call) != 1 {
		t.Fatalf("blur.go has %q not once", call)
	}
	before, _ := run(t, lint, dir)
	write(t, name, strings.Replace(string(text), call, "C.int(radius)) //nolint:cudavet // for the test\n", 1))
	after, _ := run(t, lint, dir)
	if !strings.Contains(before, "blur.cu") || strings.Contains(after, "blur.cu") || !reference.MatchString(after) {
		t.Errorf("without //nolint:\n%s\nwith it on the call of blur.cu's function:\n%s", before, after)
	}
}

// testToolkit: by the flags that cudavet prints, a package that includes a
// header of CUDA's is checked where no toolkit is installed.
func testToolkit(t *testing.T, lint string) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module m\n\ngo 1.26\n")
	write(t, filepath.Join(dir, "m.go"), `// Package m runs a kernel.
package m

// #include <cuda_runtime.h>
// cudaError_t run(int *x);
import "C"

// Run runs it.
func Run(x *C.int) bool { return C.run(x) == C.cudaSuccess }
`)
	write(t, filepath.Join(dir, "m.cu"), `#include <cuda_runtime.h>
__global__ void k(int &x) { x = 1; }
extern "C" cudaError_t run(int *x) { k<<<1, 1>>>(*x); return cudaGetLastError(); }
`)
	configure(t, dir, "nvccflags: -std=c++17")
	flags, err := exec.Command(buildCudavet(t), "cflags").Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("CGO_CFLAGS", strings.TrimSpace(string(flags)))
	if output, status := run(t, lint, dir); status != 1 || !strings.Contains(output, "m.go:9:34: m.cu:2:19: ") {
		t.Errorf("status %d, want 1 and the finding in m.cu; output:\n%s", status, output)
	}
}

// testCustom builds golangci-lint as users do, by the configuration that they
// copy, and runs it with theirs. Its source, which "golangci-lint custom" takes
// from GitHub, and the plugin's come from this machine.
func testCustom(t *testing.T, lint string) {
	dir := example(t)
	program := readConfig(t, ".custom-gcl.yml")
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	local := strings.Replace(program, "version: latest", "path: "+root, 1)
	if local == program {
		t.Fatalf("the plugin's version is not the latest:\n%s", program)
	}
	write(t, filepath.Join(dir, ".custom-gcl.yml"), local)
	write(t, filepath.Join(dir, ".golangci.yml"), readConfig(t, ".golangci.yml"))

	const module = "github.com/golangci/golangci-lint/v2"
	version, err := exec.Command("go", "list", "-m", "-f", "{{.Version}} {{.Dir}}", module).Output()
	if err != nil {
		t.Fatal(err)
	}
	number, source, _ := strings.Cut(strings.TrimSpace(string(version)), " ")
	if !strings.HasPrefix(program, "version: "+number+"\n") {
		t.Errorf("the configuration is not for %s, which the other tests run:\n%s", number, program)
	}
	bin := t.TempDir()
	git := "#!/bin/sh\ncp -R '" + source + "' golangci-lint && chmod -R u+w golangci-lint\n"
	if err := os.WriteFile(filepath.Join(bin, "git"), []byte(git), 0o755); err != nil {
		t.Fatal(err)
	}
	custom := exec.Command(lint, "custom")
	custom.Dir = dir
	custom.Env = append(os.Environ(), "PATH="+bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	if output, err := custom.CombinedOutput(); err != nil {
		t.Fatalf("golangci-lint custom: %v\n%s", err, output)
	}
	output, status := run(t, filepath.Join(dir, "custom-gcl"), dir)
	if status != 1 || !reference.MatchString(output) {
		t.Errorf("status %d, want 1 and the finding in saxpy.cu; output:\n%s", status, output)
	}
	if strings.Contains(output, "[launch-config]") {
		t.Errorf("a rule that the settings disable speaks:\n%s", output)
	}
}

// readConfig returns a configuration of plugin/golangci-lint, which the README
// shows.
func readConfig(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("../golangci-lint", name))
	if err != nil {
		t.Fatal(err)
	}
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(readme), "```yaml\n"+string(text)+"```\n") {
		t.Errorf("the README does not show %s as it is", name)
	}
	return string(text)
}

// testCache runs golangci-lint on the example. Its cache knows Go files only:
// an edit of the CUDA source alone must change what it says, and undoing the
// edit must restore it.
func testCache(t *testing.T, lint string) {
	dir := example(t)
	configure(t, dir, "nvccflags: -std=c++17")
	before, status := run(t, lint, dir)
	if status != 1 || !reference.MatchString(before) {
		t.Fatalf("status %d, want 1 and the finding in saxpy.cu; output:\n%s", status, before)
	}
	source := filepath.Join(dir, "saxpy/saxpy.cu")
	faulty, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	write(t, source, strings.Replace(string(faulty), "const float &a", "float a", 1))
	if mended, _ := run(t, lint, dir); reference.MatchString(mended) {
		t.Errorf("the finding is still told after its fault is mended:\n%s", mended)
	}
	write(t, source, string(faulty))
	if again, _ := run(t, lint, dir); again != before {
		t.Errorf("after the change is undone:\n%s\nbefore it:\n%s", again, before)
	}
}

// testSettings has golangci-lint refuse settings that make no sense.
func testSettings(t *testing.T, lint string) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module m\n\ngo 1.26\n")
	write(t, filepath.Join(dir, "m.go"), "package m\n")
	for _, test := range []struct{ setting, complaint string }{
		{"nvccfags: -std=c++17", "no setting \"nvccfags\"; there are cuda, disable, enable, msvc, nvccflags"},
		{"disable: kernel-param-referenc", "near: kernel-param-reference"},
		{"cuda: twelve", "twelve"},
	} {
		configure(t, dir, test.setting)
		if output, status := run(t, lint, dir); status == 0 || !strings.Contains(output, test.complaint) {
			t.Errorf("%s: status %d, want a complaint about %q; output:\n%s", test.setting, status, test.complaint, output)
		}
	}
}

// example returns a copy of the example.
func example(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../testdata/example")); err != nil {
		t.Fatal(err)
	}
	return dir
}

func configure(t *testing.T, dir, setting string) {
	t.Helper()
	write(t, filepath.Join(dir, ".golangci.yml"), strings.Replace(config, "SETTING", setting, 1))
}

// build makes golangci-lint with the plugin in it.
func build(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "golangci-lint")
	if output, err := exec.Command("go", "build", "-o", path, "./golangci-lint").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, output)
	}
	return path
}

// run returns the output and exit status of golangci-lint in dir.
func run(t *testing.T, lint, dir string) (string, int) {
	t.Helper()
	cmd := exec.Command(lint, "run", "--allow-serial-runners", "./...")
	cmd.Dir = dir
	output, err := cmd.CombinedOutput()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(output), cmd.ProcessState.ExitCode()
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
