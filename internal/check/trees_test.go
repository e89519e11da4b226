package check

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/internal/load"
)

// trees names the environment variable with the folders of trees to check, separated as in PATH.
const trees = "CUDAVET_TREES"

// TestTreesInAnyOrder checks the CUDA sources of trees: the findings depend neither on the order in which the files are named nor on
// the number of cores.
func TestTreesInAnyOrder(t *testing.T) {
	folders := filepath.SplitList(os.Getenv(trees))
	if len(folders) == 0 {
		t.Skip("not run: " + trees + " names no trees")
	}
	for _, folder := range folders {
		t.Run(filepath.Base(folder), func(t *testing.T) {
			names := sources(t, folder)
			first := findingsOf(names, 1)
			t.Logf("%d files, %d findings and failures", len(names), len(first))
			r := rand.New(rand.NewPCG(1, 2))
			for _, cores := range []int{1, 2, 8} {
				r.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
				if diff := cmp.Diff(first, findingsOf(names, cores)); diff != "" {
					t.Errorf("sorted on one core (-) and shuffled on %d (+):\n%s", cores, diff)
				}
			}
		})
	}
}

// sources returns the CUDA sources below a folder.
func sources(t *testing.T, folder string) (names []string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
		if err == nil && e.Type().IsRegular() && slices.Contains([]string{".cu", ".cuh"}, filepath.Ext(path)) {
			names = append(names, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// findingsOf returns the findings in files and the failures to check some, on a number of cores.
func findingsOf(names []string, cores int) (lines []string) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(cores))
	run := NewRun(&options.Options{}, load.Config{})
	run.NoCache = true
	r := run.Files(names)
	for _, f := range r.Findings {
		lines = append(lines, fmt.Sprintf("%s:%s %s %s %v", f.Path, f.Pos, f.Rule, f.Message, f.Related))
	}
	lines = append(lines, r.Failures...)
	slices.Sort(lines)
	return lines
}
