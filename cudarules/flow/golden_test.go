package flow_test

import (
	"io"
	"testing"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/internal/golden"
)

func TestGolden(t *testing.T) {
	print := func(w io.Writer, b *body.Body) error { return flow.Fprint(w, flow.Of(b)) }
	golden.Sources(t, "../../testdata/golden/flow", golden.Views(golden.Bodies(print)))
}
