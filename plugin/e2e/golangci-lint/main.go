// Command golangci-lint is golangci-lint with cudavet in it.
package main

import (
	"os"

	"github.com/golangci/golangci-lint/v2/pkg/commands"
	"github.com/golangci/golangci-lint/v2/pkg/exitcodes"

	_ "github.com/cudavet/cudavet/plugin"
)

func main() {
	// Execute has printed the error when it returns it.
	if commands.Execute(commands.BuildInfo{Version: "2.15.0"}) != nil {
		os.Exit(exitcodes.Failure)
	}
}
