package body_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

var update = flag.Bool("update", false, "write the expected output anew")

// TestGolden prints the bodies of small programs, as the device's view sees them and, where
// the two differ, the host's.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("../../testdata/golden/body/*.cu")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			got := printed(t, file)
			golden := strings.TrimSuffix(file, ".cu") + ".txt"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("%s is\n%s", golden, difference(got, string(want)))
			}
		})
	}
}

// printed prints the bodies of a file.
func printed(t *testing.T, file string) string {
	t.Helper()
	a := load(t, file)
	var out bytes.Buffer
	views := []*sema.TU{a.Host}
	if a.Device != a.Host {
		views = append(views, a.Device)
	}
	for _, tu := range views {
		if len(views) > 1 {
			fmt.Fprintf(&out, "%s view\n\n", tu.View)
		}
		for _, b := range tu.Bodies() {
			if b.IsPattern() && b.Function.Lambda == nil && !strings.HasPrefix(filepath.Base(file), "pattern") {
				continue
			}
			if err := body.Fprint(&out, body.Of(b.FuncDecl)); err != nil {
				t.Fatal(err)
			}
			out.WriteByte('\n')
		}
		for v := range tu.Variables(tu.Main()) {
			if v.Scope.Kind == sema.NamespaceScope && v.HasInitializer() {
				if err := body.Fprint(&out, body.OfInitializer(v)); err != nil {
					t.Fatal(err)
				}
				out.WriteByte('\n')
			}
		}
	}
	return out.String()
}

func load(t *testing.T, file string) *cudarules.Analysis {
	t.Helper()
	a, err := cudarules.NewChecker(rule.Set{}).Load(file, nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// difference shows the lines in which two texts begin to differ.
func difference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	i := 0
	for i < min(len(g), len(w)) && g[i] == w[i] {
		i++
	}
	around := func(lines []string) string { return strings.Join(lines[max(0, i-3):min(len(lines), i+10)], "\n") }
	return fmt.Sprintf("line %d:\n%s\n\nwant\n%s", i+1, around(g), around(slices.Clip(w)))
}
