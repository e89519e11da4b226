package command

import (
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/baseline"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/relative"
	"github.com/cudavet/cudavet/internal/setup"
)

const initText = `The file has the toolkit release named in Dockerfiles, build tags that enable cgo files, and
exclusions of submodules and of paths that .gitattributes marks as vendored or generated. Comments
mark the remaining choices. Then everything below is checked: if there are findings, a baseline is
written that the configuration names. For GitHub and GitLab, a CI job is written as well.
No file is overwritten.`

// initCommand is the command that writes a configuration file and optionally a baseline.
func initCommand(flags *flag.FlagSet) action {
	withBaseline := flags.Bool("baseline", true, "check everything below, and write a baseline of the findings")
	withRecipe := flags.Bool("ci", true, "write the recipe of a job for the service that hosts the repository")
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
		if *withBaseline {
			if err := firstBaseline(stderr); err != nil {
				return err
			}
		}
		if !*withRecipe {
			return nil
		}
		path, err := setup.WriteRecipe(here)
		switch {
		case err != nil:
			plain.Fprintln(stderr, "cudavet: "+err.Error())
		case path != "":
			plain.Fprintln(stderr, "cudavet: "+path+" written")
		}
		return nil
	})
}

// firstBaseline checks everything below the current folder, and writes the findings as a baseline.
func firstBaseline(stderr io.Writer) error {
	targets, err := targetsOf(nil)
	if err != nil || len(targets.Problems) > 0 { // nothing is here to be checked
		return err
	}
	run := check.NewRun(&options.Options{}, load.Config{Log: stderr, Tests: true, AllModules: true})
	run.Unlinked = true
	found := checkTargets(run, targets)
	if len(found.Findings) == 0 {
		return nil
	}
	if err := baseline.Write(setup.Baseline, found.Findings, found.Texts); err != nil {
		return err
	}
	plain.Fprintf(stderr, "cudavet: %s written to %s\n", plain.Count(len(found.Findings), "finding"), setup.Baseline)
	return setup.AddBaseline(options.FileName)
}
