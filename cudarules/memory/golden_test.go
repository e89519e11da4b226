package memory_test

import (
	"io"
	"testing"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/internal/golden"
)

func TestGolden(t *testing.T) {
	print := func(w io.Writer, b *body.Body) error {
		program := memory.New(nil)
		program.Waits = true
		return memory.Fprint(w, program.Of(b.Decl))
	}
	golden.Sources(t, "../../testdata/golden/memory", golden.Views(golden.Bodies(print)))
}
