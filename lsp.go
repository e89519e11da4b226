package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/identity"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/lsp"
)

const lspText = `usage: cudavet lsp [flags]

is a language server for editors: it speaks the Language Server Protocol on standard input and output.

`

// serve is the command that editors start.
func serve(args []string, stdin io.ReadCloser, stdout io.WriteCloser, stderr io.Writer) int {
	fail := func(err error) int {
		fmt.Fprintln(stderr, "cudavet lsp:", plain.Line(err.Error()))
		return statusFailed
	}
	var settings options.Options
	loading := load.Config{Log: io.Discard}
	flags := flag.NewFlagSet("cudavet lsp", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	settings.Register(flags)
	settings.RegisterConfig(flags)
	flags.StringVar(&loading.Tags, "tags", "", "comma-separated build `tags`, as for go build")
	flags.BoolVar(&loading.Tests, "tests", true, "check test files, too")
	flags.Bool("stdio", true, "speak on standard input and output, as always: some editors say so")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, lspText)
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return statusClean
	case err != nil:
		return fail(err)
	case flags.NArg() > 0:
		return fail(fmt.Errorf("unexpected argument %q", flags.Arg(0)))
	}
	if err := lsp.Serve(context.Background(), stdin, stdout, lsp.Config{Options: settings, Loading: loading, Version: identity.Version()}); err != nil {
		return fail(err)
	}
	return statusClean
}
