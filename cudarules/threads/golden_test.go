package threads_test

import (
	"testing"

	"github.com/cudavet/cudavet/cudarules/threads"
	"github.com/cudavet/cudavet/internal/golden"
)

func TestGolden(t *testing.T) {
	golden.Sources(t, "../../testdata/golden/threads", golden.Views(threads.Fprint))
}
