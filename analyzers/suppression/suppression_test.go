package suppression_test

import (
	"testing"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/analyzertest"
	"github.com/cudavet/cudavet/cgobridge"
)

func Test(t *testing.T) {
	options := analyzertest.Options()
	analyzertest.Run(t, "testdata/*.txtar", analyzers.New(options, cgobridge.NewRun(options.Bridge)).All...)
}
