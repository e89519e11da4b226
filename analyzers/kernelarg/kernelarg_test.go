package kernelarg

import (
	"testing"

	"github.com/cudavet/cudavet/analyzers/analyzertest"
	"github.com/cudavet/cudavet/analyzers/launchparams"
)

func Test(t *testing.T) {
	base := analyzertest.Base()
	analyzertest.Run(t, "testdata/*.txtar", New(base, launchparams.New(base)))
}
