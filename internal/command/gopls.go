package command

import (
	"flag"
	"io"

	"github.com/cudavet/cudavet/plugin/gopls"
)

// buildGopls is the command that builds a gopls with cudavet in it.
func buildGopls(flags *flag.FlagSet) action {
	output := flags.String("o", "gopls", "write the program to `file`")
	return withoutArguments(func(io.Writer, io.Writer) error { return gopls.Build(*output) })
}
