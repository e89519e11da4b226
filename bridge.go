package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/load"
)

// bridge is the command that shows how Go calls reach kernels.
func bridge(args []string, stdout, stderr io.Writer) int {
	var (
		settings      options.Options
		loading       = load.Config{Log: stderr}
		asJSON, asDot bool
		unreached     bool
	)
	flags := flag.NewFlagSet("cudavet bridge", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	settings.Register(flags)
	settings.RegisterConfig(flags)
	loading.Register(flags)
	flags.BoolVar(&asJSON, "json", false, "print JSON")
	flags.BoolVar(&asDot, "dot", false, "print a graph for Graphviz")
	flags.BoolVar(&unreached, "unreached", false, "list the launches in linked sources that no call reaches, too")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, "usage: cudavet bridge [flags] packages…\n\nprints the way of every cgo call to the kernels that it launches\n\n")
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return statusClean
	case err != nil:
		fmt.Fprintln(stderr, "cudavet:", plain.Line(err.Error()))
		return statusFailed
	}
	if err := settings.Validate(); err != nil {
		fmt.Fprintln(stderr, "cudavet:", plain.Line(err.Error()))
		return statusFailed
	}
	patterns := flags.Args()
	if len(patterns) == 0 {
		patterns = []string{"."}
	}
	found, failures := bridgemap.Of(patterns, &settings, loading)
	for _, line := range failures {
		fmt.Fprintln(stderr, plain.Line(line))
	}
	if !unreached {
		found.Unreached = nil
	}
	write := found.WriteText
	switch {
	case asJSON:
		write = found.WriteJSON
	case asDot:
		write = found.WriteDot
	}
	if err := write(stdout); err != nil {
		fmt.Fprintln(stderr, "cudavet:", plain.Line(err.Error()))
		return statusFailed
	}
	if len(failures) > 0 {
		return statusFailed
	}
	return statusClean
}
