// Package command is the command cudavet.
package command

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/baseline"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/heap"
	"github.com/cudavet/cudavet/internal/identity"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/output"
	"github.com/cudavet/cudavet/internal/progress"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/summary"
)

// Exit statuses.
const (
	StatusClean  = 0
	StatusFailed = 1 // nothing found, but a file or package could not be checked
	StatusFound  = 3
)

// Main serves go vet or its user, by the process's arguments. It does not return.
func Main() {
	if isVetProtocol(os.Args[1:]) {
		vet(os.Args[1:])
	}
	heap.Pace()
	os.Exit(Run(os.Args[1:], os.Stdout, os.Stderr))
}

// Run is the command for its user, and returns the exit status.
func Run(args []string, stdout, stderr io.Writer) int {
	fail := func(err error) int {
		plain.Fprintln(stderr, "cudavet: "+err.Error())
		return StatusFailed
	}
	var (
		settings                   options.Options
		format                     report.Format
		loading                    = load.Config{Log: stderr}
		choice                     selection
		version, unlinked, noCache bool
		telling                    told
		threshold                  failOn
		timing                     clock
		mending                    fixing
		folder                     string
	)
	args, err := enterFolder(args)
	if err != nil {
		return fail(err)
	}
	if len(args) > 0 {
		if c := commandNamed(args[0]); c != nil {
			return c.run(args[1:], stdout, stderr)
		}
	}
	flags := flag.NewFlagSet("cudavet", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	settings.Register(flags)
	settings.RegisterConfig(flags)
	format.Register(flags)
	loading.Register(flags)
	choice.register(flags)
	telling.register(flags)
	mending.register(flags)
	flags.BoolVar(&unlinked, "unlinked", true, unlinkedText)
	flags.BoolVar(&noCache, "no-cache", false, "check everything anew: do not use what earlier runs found, and keep nothing")
	flags.Var(&threshold, "fail-on", "end with status 3 only for this `class` and heavier ones (safety is the lightest), or never")
	flags.StringVar(&folder, "C", "", "work in this `folder`")
	flags.BoolVar(&version, "V", false, "print the version and exit")
	flags.BoolVar(&version, "version", false, "print the version and exit")
	timing.register(flags)

	if len(args) > 0 && args[0] == completeWord {
		complete(stdout, flags, args[1:])
		return StatusClean
	}
	args, err = parse(flags, args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		usage(stdout, flags)
		return StatusClean
	case err != nil:
		return fail(fmt.Errorf("%w; 'cudavet help' lists the flags", err))
	case version:
		printVersion(stdout)
		return StatusClean
	case folder != "":
		if err := chdir(folder); err != nil {
			return fail(err)
		}
	}
	first := ""
	if len(args) > 0 {
		first = args[0]
	}
	switch first {
	case "version":
		printVersion(stdout)
		return StatusClean
	case "explain":
		return fail(fmt.Errorf("no command explain; near: cudavet help %s", strings.Join(args[1:], " ")))
	case "cflags":
		if err := writeCgoFlags(stdout, &settings); err != nil {
			return fail(err)
		}
		return StatusClean
	case "help":
		if err := help(stdout, flags, args[1:]); err != nil {
			return fail(err)
		}
		return StatusClean
	}
	if err := settings.Validate(); err != nil {
		return fail(err)
	}
	if err := configure(flags, &settings); err != nil {
		return fail(err)
	}
	if err := choice.prepare(); err != nil {
		return fail(err)
	}
	if err := mending.start(); err != nil {
		return fail(err)
	}

	targets, err := targetsOf(args, commandNames()...)
	if err != nil {
		return fail(err)
	}
	defer timing.useCores()()
	checked := func(overlay regular.Overlay) check.Result {
		loading.Overlay = overlay
		checking := check.NewRun(&settings, loading)
		checking.Unlinked, checking.NoCache, checking.Times = unlinked, noCache, timing.times()
		if report.IsTerminal(stderr) {
			checking.Progress = progress.Start(stderr, 2*time.Second, time.Second/5)
		}
		found := checkTargets(checking, targets)
		checking.Progress.End()
		if err := checking.NotKept(); err != nil {
			plain.Fprintln(stderr, fmt.Sprintf("cudavet: nothing is kept between runs: %v", err))
		}
		return found
	}
	found := checked(nil)
	if set, err := settings.Rules(); err == nil {
		choice.tellStale(stderr, found, set)
	}
	choice.choose(&found, checked)
	for _, line := range slices.Concat(found.Failures, found.Partial) {
		plain.Fprintln(stderr, line)
	}
	if !telling.quiet {
		found.Sampled.Write(stderr, false)
	}
	if loading.Verbose {
		found.Unknown.Write(stderr, !telling.quiet)
	}
	if err := mending.do(&found, targets.Files, len(targets.Patterns) > 0, stdout, stderr, telling.quiet); err != nil {
		return fail(fmt.Errorf("-fix: %w", err))
	}
	if choice.writeBaseline != "" {
		if err := baseline.Write(choice.writeBaseline, found.Findings, found.Texts); err != nil {
			return fail(fmt.Errorf("-write-baseline: %w", err))
		}
		plain.Fprintf(stderr, "cudavet: %s written to %s\n", plain.Count(len(found.Findings), "finding"), choice.writeBaseline)
		found.Findings = nil
	}
	format.WeighBy(settings.Severity)
	printed := stdout
	if mending.diff {
		printed = io.Discard // for the diff
	}
	err = format.Write(printed, report.Run{
		Version: identity.Version(), Findings: found.Findings, Failures: found.Failures, Partial: found.Partial, Texts: found.Texts,
	})
	if err != nil {
		return fail(err)
	}
	format.WriteStats(stderr, found.Findings)
	timing.write(stderr)
	if !telling.quiet {
		format.WriteCount(stderr, found.Findings)
	}
	if err := telling.write(stderr, found.Summary); err != nil {
		return fail(err)
	}
	return threshold.status(found)
}

// configure sets the flags that are not given and that the configuration file speaks of.
func configure(flags *flag.FlagSet, settings *options.Options) error {
	file, err := settings.Command()
	if err != nil {
		return err
	}
	values := map[string]string{"fail-on": string(file.FailOn), "baseline": file.Baseline}
	for name, value := range map[string]*bool{"tests": file.Tests, "unlinked": file.Unlinked} {
		if value != nil {
			values[name] = strconv.FormatBool(*value)
		}
	}
	flags.Visit(func(f *flag.Flag) {
		delete(values, f.Name)
		if f.Name == "write-baseline" {
			delete(values, "baseline")
		}
	})
	for name, value := range values {
		if value == "" {
			continue
		}
		if err := flags.Set(name, value); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

const unlinkedText = "check the CUDA sources around the packages that none is linked with, too"

// enterFolder changes to the folder of -C where that is the first flag, as the go command does, and returns what follows: a command
// may.
func enterFolder(args []string) (rest []string, err error) {
	if len(args) == 0 {
		return args, nil
	}
	name, folder, joined := strings.Cut(args[0], "=")
	switch {
	case name != "-C" && name != "--C", !joined && len(args) == 1:
		return args, nil
	case joined:
		return args[1:], chdir(folder)
	}
	return args[2:], chdir(args[1])
}

func chdir(folder string) error {
	if err := os.Chdir(folder); err != nil {
		return fmt.Errorf("-C: %w", err)
	}
	return nil
}

// told is what a run tells of itself.
type told struct {
	quiet bool
	file  string
}

func (t *told) register(fs *flag.FlagSet) {
	fs.BoolVar(&t.quiet, "q", false, "do not say at the end what was looked at")
	fs.StringVar(&t.file, "summary", "", "write what was looked at to `file`, as JSON")
}

// write tells what was looked at.
func (t *told) write(w io.Writer, s summary.Summary) error {
	if t.file != "" {
		var text bytes.Buffer
		if err := plain.EncodeJSON(&text, s, "\t"); err != nil {
			return err
		}
		if err := output.WriteFile(t.file, text.Bytes()); err != nil {
			return fmt.Errorf("-summary: %w", err)
		}
	}
	if !t.quiet && s.Packages()+s.Files > 0 {
		plain.Fprintln(w, "cudavet: "+s.Line())
	}
	return nil
}

func printVersion(w io.Writer) { plain.Fprintln(w, "cudavet "+identity.Version()) }
