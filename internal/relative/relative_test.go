package relative

import (
	"os"
	"path/filepath"
	"testing"
)

func TestPath(t *testing.T) {
	outside := t.TempDir()
	root := filepath.Join(outside, "repository")
	for _, dir := range []string{filepath.Join(root, ".git"), filepath.Join(root, "go", "pkg")} {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(filepath.Join(root, "go"))
	for path, want := range map[string]string{
		filepath.Join(root, "go", "pkg", "a.go:3:4"): "pkg/a.go:3:4",
		filepath.Join(root, "cuda", "k.cu:1:2"):      "../cuda/k.cu:1:2",
		filepath.Join(outside, "other.go:1"):         filepath.Join(outside, "other.go:1"),
	} {
		if got := Path(path); got != filepath.FromSlash(want) {
			t.Errorf("Path(%s) = %s, want %s", path, got, want)
		}
	}
}
