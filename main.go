// Cudavet checks repositories that mix Go, cgo and CUDA.
//
//	cudavet [flags] packages…
//	cudavet [flags] files.cu…
//	cudavet bridge [flags] packages…
//	cudavet gopls [-o file]
//	cudavet help [rule or analyzer]
//	cudavet version
//	cudavet cflags
//	go vet -vettool=$(which cudavet) packages…
//
// Findings go to standard output, everything else to standard error. The exit
// status is 0 if nothing was found, 3 if something was, and 1 if nothing was
// found but something could not be checked.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/summary"
)

const (
	statusClean  = 0
	statusFailed = 1
	statusFound  = 3
)

// ballast is how many bytes of memory the program reserves and never touches.
// The heap of most runs is so small that the collector would go through it again
// and again for little; so it grows by about as much before that begins.
const ballast = 64 << 20

func main() {
	reserved := make([]byte, ballast)
	defer runtime.KeepAlive(reserved)
	if asked(os.Args[1:]) {
		vet(os.Args[1:])
		return
	}
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run is the whole command but for the part that go vet talks to.
func run(args []string, stdout, stderr io.Writer) int {
	fail := func(err error) int {
		fmt.Fprintln(stderr, "cudavet:", err)
		return statusFailed
	}
	var (
		format  outputFormat
		loading = load.Config{Log: stderr}
		choice  selection
		version bool
		telling told
	)
	options.Current = options.Options{}
	if len(args) > 0 {
		switch args[0] {
		case "bridge":
			return bridge(args[1:], stdout, stderr)
		case "gopls":
			return buildGopls(args[1:], stdout, stderr)
		}
	}
	flags := flag.NewFlagSet("cudavet", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	options.Register(flags)
	format.register(flags)
	loading.Register(flags)
	choice.register(flags)
	telling.register(flags)
	flags.BoolVar(&version, "V", false, "print the version and exit")

	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		usage(stdout, flags)
		return statusClean
	case err != nil:
		return fail(fmt.Errorf("%w; 'cudavet help' lists the flags", err))
	case version:
		printVersion(stdout)
		return statusClean
	}
	switch flags.Arg(0) {
	case "":
		usage(stderr, flags)
		return statusFailed
	case "version":
		printVersion(stdout)
		return statusClean
	case "cflags":
		release, err := load.Release(options.Current.CUDA)
		if err != nil {
			return fail(err)
		}
		value, err := load.CgoFlags(release)
		if err != nil {
			return fail(err)
		}
		fmt.Fprintln(stdout, value)
		return statusClean
	case "help":
		if err := help(stdout, flags, flags.Args()[1:]); err != nil {
			return fail(err)
		}
		return statusClean
	}
	if err := options.Current.Validate(); err != nil {
		return fail(err)
	}
	if err := choice.prepare(); err != nil {
		return fail(err)
	}
	loading.CUDA = options.Current.CUDA

	var patterns []string
	var files []cudaFile
	for _, arg := range flags.Args() {
		if isCUDA(arg) {
			files = append(files, cudaFile{name: arg})
		} else {
			patterns = append(patterns, arg)
		}
	}
	var line *progress
	if isTerminal(stderr) {
		line = startProgress(stderr, 2*time.Second, time.Second/5)
	}
	var found report
	if len(files) > 0 {
		end := cgobridge.Together()
		for i := range files {
			files[i].flags, files[i].built = cgobridge.RuleFlags(files[i].name)
		}
		end()
		found.add(checkFiles(files, line))
		found.summary.Files = len(files)
	}
	if len(patterns) > 0 {
		packages := checkPackages(patterns, loading, telling.unlinked, line)
		packages.summary.Files = len(files)
		found.summary = packages.summary
		found.add(packages)
	}
	line.end()
	found.findings = choice.of(once(found.findings))
	for _, line := range found.failures {
		fmt.Fprintln(stderr, line)
	}
	if choice.writeBaseline != "" {
		if err := writeBaseline(choice.writeBaseline, found.findings); err != nil {
			return fail(fmt.Errorf("-write-baseline: %w", err))
		}
		fmt.Fprintf(stderr, "cudavet: %d findings written to %s\n", len(found.findings), choice.writeBaseline)
		found.findings = nil
	}
	format.text.colour = format.colour.wants(stdout)
	if err := format.write(stdout, found.findings); err != nil {
		return fail(err)
	}
	if format.stats {
		writeStats(stderr, found.findings)
	}
	if err := telling.write(stderr, found.summary); err != nil {
		return fail(err)
	}
	switch {
	case len(found.findings) > 0:
		return statusFound
	case len(found.failures) > 0:
		return statusFailed
	}
	return statusClean
}

// told is what a run tells of itself.
type told struct {
	quiet    bool
	unlinked bool
	file     string
}

func (t *told) register(fs *flag.FlagSet) {
	fs.BoolVar(&t.quiet, "q", false, "do not say at the end what was looked at")
	fs.BoolVar(&t.unlinked, "unlinked", false, "check the CUDA sources of the modules that no package is linked with, too")
	fs.StringVar(&t.file, "summary", "", "write what was looked at to `file`, as JSON")
}

// write tells what was looked at.
func (t *told) write(w io.Writer, s summary.Summary) error {
	if t.file != "" {
		text, err := json.MarshalIndent(s, "", "\t")
		if err != nil {
			return err
		}
		if err := os.WriteFile(t.file, append(text, '\n'), 0o666); err != nil {
			return fmt.Errorf("-summary: %w", err)
		}
	}
	if !t.quiet && s.Packages() > 0 {
		fmt.Fprintf(w, "cudavet: %s\n", s.Line())
	}
	return nil
}

// isCUDA reports whether an argument is a file for the CUDA rules rather than
// a package pattern: by its extension, or because it is a file and not Go's.
func isCUDA(arg string) bool {
	switch filepath.Ext(arg) {
	case ".cu", ".cuh":
		return !strings.Contains(arg, "...")
	case ".go":
		return false
	}
	info, err := os.Stat(arg)
	return err == nil && !info.IsDir()
}

func printVersion(w io.Writer) {
	version := "(devel)"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		version = info.Main.Version
	}
	fmt.Fprintln(w, "cudavet", version)
}
