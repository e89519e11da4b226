// Package golden compares printed forms of small CUDA sources with golden files in tests.
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

// Sources prints each CUDA source in a folder, a subtest each, and compares that with the
// text beside it, which has the source's name and the extension txt. With -update it
// writes that text.
func Sources(t *testing.T, folder string, print func(w io.Writer, file string) error) {
	files, err := filepath.Glob(folder + "/*.cu")
	if err != nil || len(files) == 0 {
		t.Fatal(folder, files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			var got bytes.Buffer
			if err := print(&got, file); err != nil {
				t.Fatal(err)
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

// Views prints each view of a source, under its name where the two differ.
func Views(print func(io.Writer, *sema.TU) error) func(io.Writer, string) error {
	return func(w io.Writer, file string) error {
		a, err := cudarules.NewChecker(rule.Set{}).Load(file, nvcc.Default())
		if err != nil {
			return err
		}
		views := []*sema.TU{a.Host}
		if a.Device != a.Host {
			views = append(views, a.Device)
		}
		for _, tu := range views {
			if len(views) > 1 {
				fmt.Fprintf(w, "%s view\n\n", tu.View)
			}
			if err := print(w, tu); err != nil {
				return err
			}
		}
		return nil
	}
}

// Bodies prints each body of a view, those of templates as their instances, with a blank line after
// each.
func Bodies(print func(io.Writer, *body.Body) error) func(io.Writer, *sema.TU) error {
	return func(w io.Writer, tu *sema.TU) error {
		for _, b := range tu.Bodies() {
			if b.IsPattern() {
				continue
			}
			if err := print(w, body.Of(b.FuncDecl)); err != nil {
				return err
			}
			fmt.Fprintln(w)
		}
		return nil
	}
}
