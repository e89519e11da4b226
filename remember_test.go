package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/cudavet/cudavet/internal/check"
)

// TestNoCache requires a second run to print what the first did, and -no-cache to leave nothing behind.
func TestNoCache(t *testing.T) {
	kept := t.TempDir()
	t.Setenv(check.CacheFolder, kept)
	source := filepath.Join(t.TempDir(), "k.cu")
	if err := os.WriteFile(source, []byte("__global__ int k() { return 1; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	entries := func() []string {
		names, err := filepath.Glob(filepath.Join(kept, "results", "*", "*"))
		if err != nil {
			t.Fatal(err)
		}
		return names
	}
	status, first, _ := cudavetHere("-no-cache", source)
	if status != statusFound || len(entries()) != 0 {
		t.Errorf("status %d, %v kept", status, entries())
	}
	for range 2 {
		if status, again, _ := cudavetHere(source); status != statusFound || again != first {
			t.Errorf("status %d\n%swant\n%s", status, again, first)
		}
	}
	if len(entries()) != 1 {
		t.Errorf("%v kept, want one entry", entries())
	}
}
