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

// The finding that the test follows: its anchor, and its place in the source.
var reference = regexp.MustCompile(`(?m)^saxpy/saxpy\.go:\d+:\d+: (.*\n\t)*.*saxpy\.cu:6:\d+: .*\[kernel-param-reference\]`)

func TestGolangciLint(t *testing.T) {
	lint := build(t)
	t.Run("cache", func(t *testing.T) { testCache(t, lint) })
	t.Run("settings", func(t *testing.T) { testSettings(t, lint) })
}

// testCache runs golangci-lint on the example. Its cache knows Go files only:
// an edit of the CUDA source alone must change what it says, and undoing the
// edit must restore it.
func testCache(t *testing.T, lint string) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../testdata/example")); err != nil {
		t.Fatal(err)
	}
	configure(t, dir, "nvccflags: -std=c++17")
	t.Setenv("GOLANGCI_LINT_CACHE", t.TempDir())

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
		{"nvccfags: -std=c++17", "nvccfags"},
		{"disable: kernel-param-referenc", "near: kernel-param-reference"},
		{"cuda: twelve", "twelve"},
	} {
		configure(t, dir, test.setting)
		if output, status := run(t, lint, dir); status == 0 || !strings.Contains(output, test.complaint) {
			t.Errorf("%s: status %d, want a complaint about %q; output:\n%s", test.setting, status, test.complaint, output)
		}
	}
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
