package suppression_test

import (
	"testing"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/analyzertest"
)

func Test(t *testing.T) { analyzertest.Run(t, "testdata/*.txtar", analyzers.All()...) }
