package command

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/check"
)

// TestForeignCache names a cache folder that others may write to: it is not used, and a line says so.
func TestForeignCache(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("permissions are not the mode's")
	}
	kept := filepath.Join(t.TempDir(), "kept")
	if err := os.Mkdir(kept, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(kept, 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv(check.CacheFolder, kept)
	source := filepath.Join(t.TempDir(), "k.cu")
	if err := os.WriteFile(source, []byte("__global__ int k() { return 1; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	status, _, stderr := cudavetHere(source)
	if left, err := os.ReadDir(kept); status != StatusFound || err != nil || len(left) != 0 ||
		!strings.Contains(stderr, "nothing is kept between runs: ") {
		t.Errorf("status %d, %v kept (%v)\n%s", status, left, err, stderr)
	}
}
