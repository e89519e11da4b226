// Package conformance checks the archives of testdata with the command.
package conformance

import (
	"os"
	"testing"

	"github.com/cudavet/cudavet/internal/command"
	"github.com/cudavet/cudavet/internal/command/commandtest"
)

func TestMain(m *testing.M) { os.Exit(commandtest.Main(m, "../..", command.Main)) }
