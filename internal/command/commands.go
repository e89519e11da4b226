package command

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/plugin/gopls"
)

// A command is a subcommand, named by the first argument.
type command struct {
	name  string
	args  string                     // the possible arguments, for the help text
	title string                     // its purpose, in a line
	doc   string                     // the rest of its help text
	setUp func(*flag.FlagSet) action // declares the flags
	words func() []string            // possible words besides flags and files; nil for none
}

// An action executes a command after its flags were parsed. An error is printed in a line, and ends
// the run with status 1.
type action func(args []string, stdout, stderr io.Writer) (status int, err error)

// commands are those of the program but for help, which speaks of them.
var commands = []command{
	{"bridge", "[flags] packages…", "show the route of every cgo call to the kernels that it launches", "", bridge, nil},
	{"why", "[flags] file:line rule", "explain why a rule reports a line, or is silent", whyText, whyCommand, ruleIDs},
	{"report", "-html=folder [flags] packages or files…", "write the findings as pages for a browser", reportText, reportCommand, nil},
	{"rules", "[flags] [rules or classes]", "list the rules", rulesText, rulesCommand, RuleNames},
	{"init", "[flags]", "write a " + options.FileName + ", a baseline and a CI job for this repository", initText, initCommand, nil},
	{"dump", "[flags] files.cu…", "print intermediate results of a source, for developers of cudavet", "", dumpCommand, nil},
	{"vet", "[flags] packages…", "run go vet with this program as its tool", vetText, startVet, nil},
	{"lsp", "[flags]", "run a language server, for editors", lspText, serveEditor, nil},
	{"gopls", "[-o file]", "build a gopls that includes cudavet, for editors",
		"This builds gopls " + gopls.Version + "; the first time that takes minutes.", buildGopls, nil},
	{"completion", "bash | zsh | fish | powershell", "print a shell's completion script",
		completionText, completionCommand, shellNames},
	{"version", "", "print the version", "", versionCommand, nil},
	{"cflags", "[flags]", "print CGO_CFLAGS for machines without a CUDA toolkit", "", cflagsCommand, nil},
}

func commandNamed(name string) *command {
	for i, c := range commands {
		if c.name == name {
			return &commands[i]
		}
	}
	return nil
}

// flagSet returns the flags of a command, and its action.
func (c *command) flagSet() (*flag.FlagSet, action) {
	flags := flag.NewFlagSet("cudavet "+c.name, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	return flags, c.setUp(flags)
}

// run runs the command and returns the exit status.
func (c *command) run(args []string, stdout, stderr io.Writer) int {
	flags, act := c.flagSet()
	status := StatusFailed
	args, err := parse(flags, args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		c.help(stdout)
		return StatusClean
	case err != nil:
		err = fmt.Errorf("%w; 'cudavet help %s' lists the flags", err, c.name)
	default:
		status, err = act(args, stdout, stderr)
	}
	if err != nil {
		plain.Fprintln(stderr, "cudavet: "+err.Error())
		return StatusFailed
	}
	return status
}

// help says how the command is called.
func (c *command) help(w io.Writer) {
	fmt.Fprintf(w, "usage: cudavet %s %s\n\n%s\n\n", c.name, c.args, c.title)
	if c.doc != "" {
		fmt.Fprintf(w, "%s\n\n", c.doc)
	}
	flags, _ := c.flagSet()
	flags.SetOutput(w)
	flags.PrintDefaults()
}

// withoutArguments is the action of a command that takes none.
func withoutArguments(do func(stdout, stderr io.Writer) error) action {
	return func(args []string, stdout, stderr io.Writer) (int, error) {
		if len(args) > 0 {
			return StatusFailed, fmt.Errorf("unexpected argument %q", args[0])
		}
		if err := do(stdout, stderr); err != nil {
			return StatusFailed, err
		}
		return StatusClean, nil
	}
}

func versionCommand(*flag.FlagSet) action {
	return withoutArguments(func(stdout, _ io.Writer) error {
		printVersion(stdout)
		return nil
	})
}

func cflagsCommand(flags *flag.FlagSet) action {
	var settings options.Options
	flags.StringVar(&settings.CUDA, "cuda", "", "CUDA toolkit `release` (default the newest known)")
	settings.RegisterConfig(flags)
	return withoutArguments(func(stdout, _ io.Writer) error { return writeCgoFlags(stdout, &settings) })
}

// writeCgoFlags prints the flags by which cgo finds headers in place of a toolkit's.
func writeCgoFlags(w io.Writer, settings *options.Options) error {
	toolkit, err := settings.Release()
	if err != nil {
		return err
	}
	release, err := load.Release(toolkit)
	if err != nil {
		return err
	}
	value, err := load.CgoFlags(release)
	if err != nil {
		return err
	}
	plain.Fprintln(w, value)
	return nil
}
