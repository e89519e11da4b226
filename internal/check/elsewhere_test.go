package check

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/internal/load"
)

const scattered = `
-- .git/HEAD --
-- src/cuda/k.cu --
#include "util/only.h"
#include <near.h>
#include "twin.h"
#include "vector"
ONLY_KERNEL k(NEAR x) {}
-- include/util/only.h --
#include "inner.h"
#define ONLY_KERNEL INNER void
-- include/inner.h --
#define INNER __global__
-- src/cuda/include/near.h --
#define NEAR int &
-- src/cpu/include/near.h --
#define NEAR int
-- a/twin.h --
#define NEAR int
-- b/twin.h --
#define NEAR int
-- other/vector --
#error not the library's
-- built/Makefile --
k.o: k.cu
	nvcc -c k.cu -o k.o
-- built/k.cu --
#include "util/only.h"
ONLY_KERNEL built(int &x) {}
`

// TestElsewhere checks sources whose headers lie in folders of the repository that no build rule names.
func TestElsewhere(t *testing.T) {
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(scattered)).Files {
		write(t, filepath.Join(dir, filepath.FromSlash(f.Name)), string(f.Data))
	}
	t.Chdir(dir)
	t.Setenv(CacheFolder, t.TempDir())
	check := func(name, line string, rules ...string) {
		t.Helper()
		r := NewRun(&options.Options{}, load.Config{}).Files([]string{name})
		var found []string
		for _, f := range r.Findings {
			found = append(found, f.Rule)
		}
		if len(r.Failures) > 0 || r.Summary.Line() != line || !slices.Equal(found, rules) {
			t.Errorf("%s: %q, %q\n%s\nwant %q\n%s", name, r.Failures, found, r.Summary.Line(), rules, line)
		}
	}
	source := filepath.Join("src", "cuda", "k.cu")
	for range 2 { // the second time the findings come from the cache
		check(source, "1 CUDA file checked; headers not found: twin.h", "kernel-param-reference")
	}
	check(filepath.Join("built", "k.cu"), "1 CUDA file checked; headers not found: util/only.h")
	if err := os.Remove(filepath.Join("a", "twin.h")); err != nil {
		t.Fatal(err)
	}
	check(source, "1 CUDA file checked")
}
