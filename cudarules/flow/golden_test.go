package flow_test

import (
	"fmt"
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

// TestConstants compares the known arguments of calls of probe.
func TestConstants(t *testing.T) {
	print := func(w io.Writer, b *body.Body) error {
		fmt.Fprintln(w, b.Name())
		flow.ConstantsOf(b).Each(func(k *flow.Known, op *body.Op, always bool) {
			if op.Kind != body.Call || op.Callee() != "probe" {
				return
			}
			value := "not known"
			if c, ok := k.Value(op.Args[1]); ok {
				value = c.String()
			}
			fmt.Fprintf(w, "  %s: %s, always %v\n", op.Node.Text(), value, always)
		})
		return nil
	}
	golden.Sources(t, "../../testdata/golden/constants", golden.Views(golden.Bodies(print)))
}
