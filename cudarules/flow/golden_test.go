package flow_test

import (
	"io"
	"testing"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/internal/golden"
)

func TestGolden(t *testing.T) {
	golden.Compare(t, "../../testdata/golden/flow", func(w io.Writer, b *body.Body) error { return flow.Fprint(w, flow.Of(b)) })
}
