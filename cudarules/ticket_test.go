package cudarules

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/internal/parallel"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestEach: files that are checked at the same time have the findings that they
// have one after the other, those of a header that they share with the first.
func TestEach(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	write("shared.cuh", "#pragma once\n__global__ int f();\n__global__ int g(); // NOLINT: tried\n")
	var paths []string
	for i := range 20 {
		text := fmt.Sprintf("%s#include \"shared.cuh\"\n__global__ int own_%d();\n", generate(100*(20-i)), i)
		paths = append(paths, write(fmt.Sprintf("%02d.cu", i), text))
	}
	missing := filepath.Join(dir, "missing.cu")
	paths = append(paths[:5:5], append([]string{missing}, paths[5:]...)...)

	told := func(a *Analysis, err error) []string {
		if err != nil {
			return []string{err.Error()}
		}
		var list []string
		for _, f := range a.Findings {
			list = append(list, fmt.Sprint(f.Pos, f.Rule.ID))
		}
		return list
	}
	checker := NewChecker(allRules(t))
	var want [][]string
	for _, path := range paths {
		want = append(want, told(checker.Check(path, nvcc.Default())))
	}
	if len(want[0]) != 2 || len(want[1]) != 1 {
		t.Fatalf("one after the other the files have the findings %v", want)
	}
	for _, cores := range []int{1, 2, 8} {
		for _, forgets := range []bool{false, true} {
			checker := NewChecker(allRules(t))
			if forgets {
				checker.ForgetViews()
			}
			got := make([][]string, len(paths))
			withCores(cores, func() {
				checker.Each(len(paths), func(i int, check CheckFunc) {
					a, err := check(paths[i], nvcc.Default())
					if got[i] = told(a, err); err == nil && (a.Host == nil) != forgets {
						t.Errorf("%s has the view %p", paths[i], a.Host)
					}
				})
			})
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("findings of files one after the other (-) and at the same time (+), on %d cores:\n%s", cores, diff)
			}
		}
	}
}

// withCores has do run on a number of processors.
func withCores(n int, do func()) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(n))
	do()
}

func TestTurns(t *testing.T) {
	var order []int
	tickets := newTickets(100)
	parallel.Each(len(tickets), func(i int) {
		defer tickets[i].pass() // also of those that did nothing
		if i%3 != 0 {
			tickets[i].await()
			order = append(order, i)
		}
	})
	for i, n := range order {
		if want := i/2*3 + 1 + i%2; n != want {
			t.Fatalf("%d comes at place %d: %v", n, i, order)
		}
	}
	if len(order) != 66 {
		t.Errorf("%d calls had their turn, want 66", len(order))
	}
}
