package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/cudavet/cudavet/plugin/gopls"
)

// buildGopls is the command that builds a gopls with cudavet in it.
func buildGopls(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("cudavet gopls", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	output := flags.String("o", "gopls", "write the program to `file`")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintf(stdout, "usage: cudavet gopls [-o file]\n\nBuilds gopls %s with cudavet in it; the first time that takes minutes.\n\n", gopls.Version)
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return statusClean
	case err != nil:
		fmt.Fprintln(stderr, "cudavet gopls:", err)
		return statusFailed
	case flags.NArg() > 0:
		fmt.Fprintf(stderr, "cudavet gopls: unexpected argument %q\n", flags.Arg(0))
		return statusFailed
	}
	if err := gopls.Build(*output); err != nil {
		fmt.Fprintln(stderr, "cudavet gopls:", err)
		return statusFailed
	}
	return statusClean
}
