package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The finding that the test follows, at its anchor.
var reference = regexp.MustCompile(`saxpy\.go:\d+:[-\d]+: saxpy\.cu:6:\d+: .*\[kernel-param-reference\]`)

// TestCheck asks gopls about the example. A later gopls must notice a change
// of the CUDA source, although the Go files are the same.
func TestCheck(t *testing.T) {
	dir := t.TempDir()
	gopls := filepath.Join(dir, "gopls")
	if output, err := exec.Command("go", "build", "-o", gopls, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, output)
	}
	example := filepath.Join(dir, "example")
	if err := os.CopyFS(example, os.DirFS("../../testdata/example")); err != nil {
		t.Fatal(err)
	}
	check := func() string {
		cmd := exec.Command(gopls, "check", "saxpy/saxpy.go")
		cmd.Dir = example
		cmd.Env = append(os.Environ(), "GOPLSCACHE="+filepath.Join(dir, "cache"))
		output, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("gopls check: %v\n%s", err, output)
		}
		return string(output)
	}
	if output := check(); !reference.MatchString(output) {
		t.Errorf("the finding in saxpy.cu is not told:\n%s", output)
	}
	source := filepath.Join(example, "saxpy/saxpy.cu")
	faulty, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	mended := strings.Replace(string(faulty), "const float &a", "float a", 1)
	if err := os.WriteFile(source, []byte(mended), 0o644); err != nil {
		t.Fatal(err)
	}
	if output := check(); reference.MatchString(output) {
		t.Errorf("the finding is told after its fault is mended:\n%s", output)
	}
}
