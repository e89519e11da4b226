package command

import (
	"context"
	"flag"
	"io"
	"os"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/internal/identity"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/lsp"
)

const lspText = `Editors run this command. It reads messages from standard input and writes them to standard output, until the
editor ends it. The nearest ` + options.FileName + ` above a file configures its check, unless -config names one.`

// serveEditor is the command that editors start.
func serveEditor(flags *flag.FlagSet) action {
	var settings options.Options
	loading := load.Config{Log: io.Discard}
	settings.Register(flags)
	settings.RegisterConfig(flags)
	loading.Register(flags)
	flags.Bool("stdio", true, "use standard input and output, the default: some editors pass this")
	return withoutArguments(func(stdout, _ io.Writer) error {
		config := lsp.Config{Options: settings, Loading: loading, Version: identity.Version()}
		return lsp.Serve(context.Background(), os.Stdin, stdout, config)
	})
}
