package memory_test

import (
	"io"
	"testing"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/internal/golden"
	"github.com/cudavet/cudavet/cudarules/memory"
)

func TestGolden(t *testing.T) {
	golden.Compare(t, "../../testdata/golden/memory", func(w io.Writer, b *body.Body) error {
		return memory.Fprint(w, memory.New(nil).Of(b.Decl))
	})
}
