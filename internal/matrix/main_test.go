// Package matrix asks every rule that follows a value in every spelling of the value's way.
package matrix

import (
	"os"
	"testing"

	"github.com/cudavet/cudavet/internal/command"
	"github.com/cudavet/cudavet/internal/command/commandtest"
)

func TestMain(m *testing.M) { os.Exit(commandtest.Main(m, "../..", command.Main)) }
