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
	"github.com/cudavet/cudavet/internal/gcpacing"
	"github.com/cudavet/cudavet/internal/identity"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/output"
	"github.com/cudavet/cudavet/internal/progress"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/summary"
	"github.com/cudavet/cudavet/internal/target"
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
	gcpacing.Pace()
	os.Exit(Run(os.Args[1:], os.Stdout, os.Stderr))
}

// Run is the command for its user, and returns the exit status.
func Run(args []string, stdout, stderr io.Writer) int {
	status, err := run(args, stdout, stderr)
	if err != nil {
		plain.Fprintln(stderr, "cudavet: "+err.Error())
		return StatusFailed
	}
	return status
}

func run(args []string, stdout, stderr io.Writer) (int, error) {
	args, err := enterFolder(args)
	if err != nil {
		return StatusFailed, err
	}
	if len(args) > 0 {
		if c := commandNamed(args[0]); c != nil {
			return c.run(args[1:], stdout, stderr), nil
		}
	}
	r := newInvocation(stdout, stderr)
	if len(args) > 0 && args[0] == completeWord {
		complete(stdout, r.flags, args[1:])
		return StatusClean, nil
	}
	if args, err = parse(r.flags, args); errors.Is(err, flag.ErrHelp) {
		usage(stdout, r.flags)
		return StatusClean, nil
	} else if err != nil {
		return StatusFailed, fmt.Errorf("%w; 'cudavet help' lists the flags", err)
	}
	if r.folder != "" {
		if err := chdir(r.folder); err != nil {
			return StatusFailed, err
		}
	}
	if done, err := r.answer(args); done || err != nil {
		return StatusClean, err
	}
	targets, err := r.prepare(args)
	if err != nil {
		return StatusFailed, err
	}
	return r.check(targets)
}

// An invocation is a run of the command that checks something.
type invocation struct {
	stdout, stderr io.Writer
	flags          *flag.FlagSet

	settings  options.Options
	format    report.Format
	loading   load.Config
	choice    selection
	summary   summaryFlags
	threshold failOn
	timing    clock
	mending   fixing
	folder    string
	version   bool
	unlinked  bool
	noCache   bool
}

func newInvocation(stdout, stderr io.Writer) *invocation {
	r := &invocation{stdout: stdout, stderr: stderr, flags: flag.NewFlagSet("cudavet", flag.ContinueOnError),
		loading: load.Config{Log: stderr}}
	r.flags.SetOutput(io.Discard)
	r.settings.Register(r.flags)
	r.settings.RegisterConfig(r.flags)
	r.format.Register(r.flags)
	r.loading.Register(r.flags)
	r.choice.register(r.flags)
	r.summary.register(r.flags)
	r.mending.register(r.flags)
	r.flags.BoolVar(&r.unlinked, "unlinked", true, unlinkedText)
	r.flags.BoolVar(&r.noCache, "no-cache", false, "check everything anew: neither use nor write the cache")
	r.flags.Var(&r.threshold, "fail-on", "end with status 3 only for this `class` and more severe ones (safety is the least), or never")
	r.flags.StringVar(&r.folder, "C", "", "work in this `folder`")
	r.flags.BoolVar(&r.version, "V", false, "print the version and exit")
	r.flags.BoolVar(&r.version, "version", false, "print the version and exit")
	r.timing.register(r.flags)
	return r
}

// answer handles the arguments that check nothing; done is false if there are none.
func (r *invocation) answer(args []string) (done bool, err error) {
	first := ""
	if len(args) > 0 {
		first = args[0]
	}
	switch {
	case r.version, first == "version":
		printVersion(r.stdout)
	case first == "explain":
		return true, fmt.Errorf("no command explain; near: cudavet help %s", strings.Join(args[1:], " "))
	case first == "cflags":
		return true, writeCgoFlags(r.stdout, &r.settings)
	case first == "help":
		return true, help(r.stdout, r.flags, args[1:])
	default:
		return false, nil
	}
	return true, nil
}

// prepare validates the settings, and returns the targets.
func (r *invocation) prepare(args []string) (target.Targets, error) {
	if err := r.settings.Validate(); err != nil {
		return target.Targets{}, err
	}
	if err := configure(r.flags, &r.settings); err != nil {
		return target.Targets{}, err
	}
	if err := r.choice.prepare(); err != nil {
		return target.Targets{}, err
	}
	if err := r.mending.start(); err != nil {
		return target.Targets{}, err
	}
	return targetsOf(args, commandNames()...)
}

// check checks the targets, applies fixes and shows findings, and returns the exit status.
func (r *invocation) check(targets target.Targets) (int, error) {
	defer r.timing.useCores()()
	checked := func(overlay regular.Overlay) check.Result { return r.find(targets, overlay) }
	found := checked(nil)
	if set, err := r.settings.Rules(); err == nil {
		r.choice.tellStale(r.stderr, found, set)
	}
	r.choice.choose(&found, checked)
	for _, line := range slices.Concat(found.Failures, found.Partial) {
		plain.Fprintln(r.stderr, line)
	}
	if !r.summary.quiet {
		found.Sampled.Write(r.stderr, false)
	}
	if r.loading.Verbose {
		found.Unknown.Write(r.stderr, !r.summary.quiet)
	}
	if err := r.mending.do(&found, targets.Files, len(targets.Patterns) > 0, r.stdout, r.stderr, r.summary.quiet); err != nil {
		return StatusFailed, fmt.Errorf("-fix: %w", err)
	}
	if err := r.keep(&found); err != nil {
		return StatusFailed, err
	}
	if err := r.show(found); err != nil {
		return StatusFailed, err
	}
	return r.threshold.status(found), nil
}

// find returns the findings in the targets, some of whose files have other texts.
func (r *invocation) find(targets target.Targets, overlay regular.Overlay) check.Result {
	r.loading.Overlay = overlay
	checking := check.NewRun(&r.settings, r.loading)
	checking.Unlinked, checking.NoCache, checking.Times = r.unlinked, r.noCache, r.timing.times()
	if report.IsTerminal(r.stderr) {
		checking.Progress = progress.Start(r.stderr, 2*time.Second, time.Second/5)
	}
	found := checkTargets(checking, targets)
	checking.Progress.End()
	if err := checking.NotKept(); err != nil {
		plain.Fprintln(r.stderr, fmt.Sprintf("cudavet: nothing is kept between runs: %v", err))
	}
	return found
}

// keep writes the findings to the baseline that the flags name, and takes them away.
func (r *invocation) keep(found *check.Result) error {
	if r.choice.writeBaseline == "" {
		return nil
	}
	if err := baseline.Write(r.choice.writeBaseline, found.Findings, found.Texts); err != nil {
		return fmt.Errorf("-write-baseline: %w", err)
	}
	plain.Fprintf(r.stderr, "cudavet: %s written to %s\n", plain.Count(len(found.Findings), "finding"), r.choice.writeBaseline)
	found.Findings = nil
	return nil
}

// show prints the findings and the summary.
func (r *invocation) show(found check.Result) error {
	r.format.WeighBy(r.settings.Severity)
	printed := r.stdout
	if r.mending.diff {
		printed = io.Discard // for the diff
	}
	err := r.format.Write(printed, report.Run{
		Version: identity.Version(), Findings: found.Findings, Failures: found.Failures, Partial: found.Partial, Texts: found.Texts,
	})
	if err != nil {
		return err
	}
	r.format.WriteStats(r.stderr, found.Findings)
	r.timing.write(r.stderr)
	if !r.summary.quiet {
		r.format.WriteCount(r.stderr, found.Findings)
	}
	return r.summary.write(r.stderr, found.Summary)
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

// enterFolder changes to the folder of -C where that is the first flag, as the go command does, and returns the remaining
// arguments, which may begin with a command.
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

// summaryFlags has the flags for a run's summary.
type summaryFlags struct {
	quiet bool
	file  string
}

func (t *summaryFlags) register(fs *flag.FlagSet) {
	fs.BoolVar(&t.quiet, "q", false, "do not print the summary at the end")
	fs.StringVar(&t.file, "summary", "", "write the summary to `file`, as JSON")
}

// write prints the summary.
func (t *summaryFlags) write(w io.Writer, s summary.Summary) error {
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
