package command

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/htmlreport"
	"github.com/cudavet/cudavet/internal/identity"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/progress"
	"github.com/cudavet/cudavet/internal/report"
)

const reportText = `Checks packages and files as cudavet does without a command, and writes pages for a browser: findings with
their source, the routes from Go to kernels, the summary and unknown parts. The pages need no network. A folder
with anything but an earlier report is refused.

The exit status is 3 with findings, 1 if nothing was found but something could not be checked, and 0 otherwise.`

// reportCommand is the command that writes its findings as pages.
func reportCommand(flags *flag.FlagSet) action {
	var (
		settings options.Options
		loading  load.Config
		dir      string
		unlinked bool
	)
	settings.Register(flags)
	settings.RegisterConfig(flags)
	loading.Register(flags)
	flags.StringVar(&dir, "html", "", "write the pages to this `folder`")
	flags.BoolVar(&unlinked, "unlinked", true, unlinkedText)
	return func(args []string, stdout, stderr io.Writer) (int, error) {
		if dir == "" {
			return StatusFailed, errors.New("-html=FOLDER says where the report goes")
		}
		if err := settings.Validate(); err != nil {
			return StatusFailed, err
		}
		targets, err := targetsOf(args)
		if err != nil {
			return StatusFailed, err
		}
		var unknown bytes.Buffer
		loading.Verbose, loading.Log = true, &unknown
		checking := check.NewRun(&settings, loading)
		checking.Unlinked = unlinked
		if report.IsTerminal(stderr) {
			checking.Progress = progress.Start(stderr, 2*time.Second, time.Second/5)
		}
		found := checkTargets(checking, targets)
		checking.Progress.End()
		found.Sampled.Write(&unknown, false)
		found.Unknown.Write(&unknown, false)
		pages := htmlreport.Report{
			Version: identity.Version(), Findings: found.Findings, Looked: found.Summary.Line(), Ways: found.Bridge,
			Missed: slices.Concat(found.Failures, found.Partial), Texts: found.Texts,
		}
		for line := range strings.Lines(unknown.String()) {
			pages.Unknown = append(pages.Unknown, strings.TrimPrefix(strings.TrimSuffix(line, "\n"), "cudavet: "))
		}
		if err := pages.Write(dir); err != nil {
			return StatusFailed, fmt.Errorf("-html: %w", err)
		}
		plain.Fprintln(stdout, dir+": "+plain.Count(len(found.Findings), "finding"))
		return failOn("").status(found), nil
	}
}
