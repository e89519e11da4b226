// Package golden has tests compare what is printed of the bodies of small programs with
// what was printed before.
package golden

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

var update = flag.Bool("update", false, "write the expected output anew")

// Compare prints the bodies of each CUDA source in a folder, both views of it where they
// differ, and compares that with the text beside the source. With -update it writes that
// text.
func Compare(t *testing.T, folder string, print func(io.Writer, *body.Body) error) {
	files, err := filepath.Glob(folder + "/*.cu")
	if err != nil || len(files) == 0 {
		t.Fatal(folder, files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			a, err := cudarules.NewChecker(rule.Set{}).Load(file, nvcc.Default())
			if err != nil {
				t.Fatal(err)
			}
			var got bytes.Buffer
			views := []*sema.TU{a.Host}
			if a.Device != a.Host {
				views = append(views, a.Device)
			}
			for _, tu := range views {
				if len(views) > 1 {
					fmt.Fprintf(&got, "%s view\n\n", tu.View)
				}
				for _, b := range tu.Bodies() {
					if b.IsPattern() {
						continue
					}
					if err := print(&got, body.Of(b.FuncDecl)); err != nil {
						t.Fatal(err)
					}
					got.WriteByte('\n')
				}
			}
			want := strings.TrimSuffix(file, ".cu") + ".txt"
			if *update {
				if err := os.WriteFile(want, got.Bytes(), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			text, err := os.ReadFile(want)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(text), got.String()); diff != "" {
				t.Errorf("%s is another (-want +got):\n%s", want, diff)
			}
		})
	}
}
