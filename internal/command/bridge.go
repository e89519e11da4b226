package command

import (
	"flag"
	"io"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/load"
)

// bridge is the command that shows how Go calls reach kernels.
func bridge(flags *flag.FlagSet) action {
	var (
		settings      options.Options
		loading       load.Config
		asJSON, asDot bool
		unreached     bool
	)
	settings.Register(flags)
	settings.RegisterConfig(flags)
	loading.Register(flags)
	flags.BoolVar(&asJSON, "json", false, "print JSON")
	flags.BoolVar(&asDot, "dot", false, "print a graph for Graphviz")
	flags.BoolVar(&unreached, "unreached", false, "also list the launches in linked sources that no call reaches")
	return func(patterns []string, stdout, stderr io.Writer) (int, error) {
		if err := settings.Validate(); err != nil {
			return StatusFailed, err
		}
		if len(patterns) == 0 {
			patterns = []string{"."}
		}
		loading.Log, loading.Cooked = stderr, check.Cooked()
		if loading.Cooked != nil {
			defer loading.Cooked.Trim()
		}
		found, failures := bridgemap.Of(patterns, &settings, loading)
		for _, line := range failures {
			plain.Fprintln(stderr, line)
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
		if err := write(stdout); err != nil || len(failures) > 0 {
			return StatusFailed, err
		}
		return StatusClean, nil
	}
}
