package command

import (
	"errors"
	"flag"
	"io"
	"path/filepath"
	"strings"
	"time"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/fix"
	"github.com/cudavet/cudavet/internal/report"
)

// fixing has the settings for the fixes of a run's findings.
type fixing struct {
	apply, diff bool
	begin       time.Time
}

func (f *fixing) register(fs *flag.FlagSet) {
	fs.BoolVar(&f.apply, "fix", false, "apply the fixes of findings to the files, and print the remaining findings")
	fs.BoolVar(&f.diff, "diff", false, "with -fix: change no file, and print the changes as a diff instead of findings")
}

// start is called before any file is read.
func (f *fixing) start() error {
	f.begin = time.Now()
	if f.diff && !f.apply {
		return errors.New("-diff shows what -fix would change: it needs -fix")
	}
	return nil
}

// do applies the fixes of the findings in files and packages, and leaves the other findings. It
// reports the changes unless quiet.
func (f *fixing) do(found *check.Result, files []string, packages bool, stdout, stderr io.Writer, quiet bool) error {
	if !f.apply {
		return nil
	}
	plan := fix.New(found.Findings, rootsOf(files, packages), f.begin)
	for _, line := range plan.Skipped {
		plain.Fprintln(stderr, "cudavet: "+line)
	}
	if f.diff {
		return printDiff(plan, stdout)
	}
	changed, err := plan.Write()
	if err != nil {
		return err
	}
	found.Findings = plan.Left
	if !quiet && plan.Applied > 0 {
		plain.Fprintf(stderr, "cudavet: mended: %s in %s; left: %s\n", plain.Count(plan.Applied, "finding"),
			plain.Count(changed, "file"), plain.Count(len(plan.Left), "finding"))
	}
	return nil
}

// printDiff prints a diff: unchanged for programs, and escaped for a terminal.
func printDiff(plan *fix.Plan, stdout io.Writer) error {
	if !report.IsTerminal(stdout) {
		return plan.Diff(stdout)
	}
	var diff strings.Builder
	if err := plan.Diff(&diff); err != nil {
		return err
	}
	_, err := io.WriteString(stdout, plain.Lines(diff.String()))
	return err
}

// rootsOf returns the folders in which files may be changed: the repositories of the named files, and that of the
// current folder if packages are checked.
func rootsOf(files []string, packages bool) (roots []string) {
	if packages {
		roots = append(roots, reporoot.Around("."))
	}
	for _, name := range files {
		roots = append(roots, reporoot.Around(filepath.Dir(name)))
	}
	return roots
}
