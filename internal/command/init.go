package command

import (
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/relative"
	"github.com/cudavet/cudavet/internal/setup"
)

const initText = `The file has the toolkit's release that Dockerfiles name, build tags that bring cgo files, and
exclusions of submodules and of what .gitattributes calls vendored or generated; what is to be
decided by somebody stands in comments. Nothing is overwritten.`

// initCommand is the command that writes a configuration file.
func initCommand(*flag.FlagSet) action {
	return withoutArguments(func(_, stderr io.Writer) error {
		here, err := os.Getwd()
		if err != nil {
			return err
		}
		if there := options.Find(here); there != "" {
			return fmt.Errorf("%s holds here already", relative.Path(there))
		}
		run := check.NewRun(&options.Options{Config: options.NoFile}, load.Config{Log: stderr})
		seen, err := setup.Look(here, run.IsBuilt)
		if err != nil {
			return err
		}
		if err := seen.Write(options.FileName); err != nil {
			return err
		}
		plain.Fprintln(stderr, "cudavet: "+options.FileName+" written")
		return nil
	})
}
