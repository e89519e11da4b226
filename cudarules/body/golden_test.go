package body_test

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/internal/golden"
)

// TestGolden prints the bodies of small programs and the initializers outside of them:
// templates as their instances, lambdas and the programs that are about patterns also as
// they are written.
func TestGolden(t *testing.T) {
	golden.Sources(t, "../../testdata/golden/body", func(w io.Writer, file string) error {
		patterns := strings.HasPrefix(filepath.Base(file), "pattern")
		return golden.Views(func(w io.Writer, tu *sema.TU) error {
			for _, b := range tu.Bodies() {
				if b.IsPattern() && b.Function.Lambda == nil && !patterns {
					continue
				}
				if err := body.Fprint(w, body.Of(b.FuncDecl)); err != nil {
					return err
				}
				fmt.Fprintln(w)
			}
			return initializers(w, tu)
		})(w, file)
	})
}

// initializers prints those of variables outside of functions.
func initializers(w io.Writer, tu *sema.TU) error {
	for v := range tu.Variables(tu.Main()) {
		if v.Scope.Kind == sema.NamespaceScope && v.HasInitializer() {
			if err := body.Fprint(w, body.OfInitializer(v)); err != nil {
				return err
			}
			fmt.Fprintln(w)
		}
	}
	return nil
}

func load(t *testing.T, file string) *cudarules.Analysis {
	t.Helper()
	a, err := cudarules.NewChecker(rule.Set{}).Load(file, nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	return a
}
