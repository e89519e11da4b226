package cudarules_test

import (
	"io"
	"testing"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/threads"
	"github.com/cudavet/cudavet/internal/golden"
)

// The floors with tests of their own internals are printed here: beside those, all that imports the floors would be compiled once
// more.

func TestMemory(t *testing.T) {
	print := func(w io.Writer, b *body.Body) error {
		program := memory.New(nil)
		program.Waits = true
		return memory.Fprint(w, program.Of(b.Decl))
	}
	golden.Sources(t, "../testdata/golden/memory", golden.Views(golden.Bodies(print)))
}

func TestThreads(t *testing.T) {
	golden.Sources(t, "../testdata/golden/threads", golden.Views(threads.Fprint))
}
