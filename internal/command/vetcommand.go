package command

import (
	"context"
	"errors"
	"flag"
	"io"
	"os"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/process"
	"github.com/cudavet/cudavet/internal/vetunit"
)

const vetText = `Runs go vet -vettool with the path of this program, and with go vet's cache. By hand, an empty path after -vettool= runs
go vet without cudavet.

The exit status is go vet's: 1 if something was found or could not be checked.`

// startVet is the command that starts go vet.
func startVet(flags *flag.FlagSet) action {
	var settings options.Options
	settings.Register(flags)
	flags.Bool(vetunit.NoCache, false, "analyze every package that the go command passes")
	flags.Bool("fix", false, "apply the fixes of findings")
	flags.Bool("diff", false, "with -fix: change no file, and print the changes")
	flags.Bool("json", false, "print findings as JSON")
	flags.Int("c", -1, "print the line of each finding with `N` lines of context")
	flags.String("tags", "", "comma-separated build `tags`, as for go build")
	return func(patterns []string, stdout, stderr io.Writer) (int, error) {
		program, err := os.Executable()
		if err != nil {
			return StatusFailed, err
		}
		args := []string{"vet", "-vettool=" + program}
		flags.Visit(func(f *flag.Flag) { args = append(args, "-"+f.Name+"="+f.Value.String()) })
		return passOn(append(args, patterns...), stdout, stderr)
	}
}

// passOn runs the go command, and passes on its output and exit status.
func passOn(args []string, stdout, stderr io.Writer) (int, error) {
	out, complaint, err := process.ForVet().Output(context.Background(), process.Go("", args...))
	if _, err := stdout.Write(out); err != nil {
		return StatusFailed, err
	}
	if _, err := io.WriteString(stderr, plain.Lines(string(complaint))); err != nil {
		return StatusFailed, err
	}
	if exit := (interface{ ExitCode() int })(nil); errors.As(err, &exit) && exit.ExitCode() > 0 {
		return exit.ExitCode(), nil
	}
	if err != nil {
		return StatusFailed, err
	}
	return StatusClean, nil
}
