package removedapi

import (
	"testing"

	"github.com/cudavet/cudavet/analyzers/analyzertest"
)

func Test(t *testing.T) { analyzertest.Run(t, "testdata/*.txtar", New(analyzertest.Base())) }
