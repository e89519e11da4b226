// Package check runs the analyzers over Go packages, and the CUDA rules over files, and collects the
// findings.
package check

import (
	"fmt"
	"path/filepath"
	"sync"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/timing"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/progress"
	"github.com/cudavet/cudavet/internal/relative"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/sourcetext"
	"github.com/cudavet/cudavet/internal/summary"
)

// A Run is one run of the command.
type Run struct {
	Options  *options.Options
	Loading  load.Config    // of packages
	Unlinked bool           // also check the CUDA sources that no package is linked with
	NoCache  bool           // check everything anew, and keep nothing for later runs
	Edited   bool           // later runs have texts that are not saved, for which only the go command's cache has the cgo tool's files
	Progress *progress.Line // shows the current target
	Times    *timing.Times  // receives times, unless nil; the cache is not used then
	bridge   *cgobridge.Run

	keptOnce   sync.Once
	keptFolder *keptFolder
	notKept    error
}

// NewRun returns a run for the given options.
func NewRun(options *options.Options, loading load.Config) *Run {
	if len(loading.Overlay) > 0 {
		then := *options
		then.Overlay = loading.Overlay
		options = &then
	}
	run := &Run{Options: options}
	run.bridge = cgobridge.NewWholeRun(func() (cgobridge.Settings, error) {
		settings, err := options.Bridge()
		settings.KeepDevice, settings.Times = loading.Verbose, run.Times
		if kept := run.kept(); kept != nil {
			kept.keepSources(&settings)
		}
		return settings, err
	})
	run.bridge.Overlay = loading.Overlay
	run.Loading, _ = loading.For(options, run.bridge) // faults of the options are reported by their users
	return run
}

// A Result is the findings of a check, its failures, one line each, and its summary.
type Result struct {
	Findings []report.Finding
	Checked  []string // files that were checked in whole, absolute: Go and CUDA sources, no headers
	Failures []string
	Nothing  string   // why nothing of CUDA was checked though there are sources, and the command to run instead; empty if something was
	Partial  []string // files of which a limit kept a part from being checked, one line each
	Sampled  Unknown  // files of which a part represents the rest
	Summary  summary.Summary
	Unknown  Unknown
	Bridge   *bridgemap.Map // the ways from Go to kernels; nil where no packages are checked
	lacking  []cudarules.Lacking
	Texts    *sourcetext.Reader // of files that may be shown; see [Run.Readable]
}

// tell reports limits that kept something from being checked.
func (run *Run) tell(r *Result, exceeded []cudarules.Exceeded) {
	for _, e := range exceeded {
		switch {
		case e.Limit.GivesUpFile():
			r.fail("%s: %v", relative.Path(e.File), e.Limit)
		case !e.Limit.IsSample():
			r.Partial = append(r.Partial, fmt.Sprintf("%s: %v", relative.Path(e.File), e.Limit))
		default:
			r.Sampled.note(e.File, unknownCause{"all that lies beyond a limit", e.Limit.String()})
		}
	}
}

// AddPackages adds the result of [Run.Packages] to one of [Run.Files].
func (r *Result) AddPackages(packages Result) {
	packages.Summary.AddFiles(r.Summary)
	r.Summary, r.Bridge = packages.Summary, packages.Bridge
	if packages.Summary.Files == 0 {
		r.Nothing = packages.Nothing
	}
	r.add(packages)
}

// add adds findings and failures.
func (r *Result) add(other Result) {
	r.Findings = append(r.Findings, other.Findings...)
	r.Checked = append(r.Checked, other.Checked...)
	r.Failures = append(r.Failures, other.Failures...)
	r.Partial = append(r.Partial, other.Partial...)
	r.Sampled.addAll(other.Sampled)
	r.Unknown.addAll(other.Unknown)
}

// checked notes a file that was checked in whole.
func (r *Result) checked(name string) {
	if path, err := filepath.Abs(name); err == nil {
		r.Checked = append(r.Checked, path)
	}
}

func (r *Result) fail(format string, args ...any) {
	r.Failures = append(r.Failures, fmt.Sprintf(format, args...))
}
