package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/baseline"
	"github.com/cudavet/cudavet/internal/changes"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/report"
)

// A selection determines which of the findings are reported: flags for a repository with old findings.
type selection struct {
	newFrom       string // revision
	baseline      string // file
	writeBaseline string // file

	changes *changes.Set
	known   baseline.Baseline
}

func (s *selection) register(fs *flag.FlagSet) {
	fs.StringVar(&s.newFrom, "new-from", "", "report only findings that are new since the git `revision`, or on lines changed since")
	fs.StringVar(&s.baseline, "baseline", "", "report only findings that are not in the `file` that -write-baseline wrote")
	fs.StringVar(&s.writeBaseline, "write-baseline", "", "write the findings to a `file` for -baseline instead of reporting them")
}

// prepare reads the inputs that the flags name. It is called before anything is checked.
func (s *selection) prepare() (err error) {
	if s.baseline != "" && s.writeBaseline != "" {
		return errors.New("-baseline and -write-baseline exclude each other: the file is written anew from all findings")
	}
	if s.newFrom != "" {
		if s.changes, err = changes.Since(s.newFrom); err != nil {
			return fmt.Errorf("-new-from: %w", err)
		}
	}
	if s.baseline != "" {
		if s.known, err = baseline.Read(s.baseline); err != nil {
			return fmt.Errorf("-baseline: %w", err)
		}
	}
	return nil
}

// maxStale bounds the stale entries of a baseline in a report.
const maxStale = 10

// tellStale reports the entries of the baseline that are no longer found.
func (s *selection) tellStale(w io.Writer, found check.Result, set rule.Set) {
	if s.baseline == "" {
		return
	}
	checked := map[string]bool{}
	if len(found.Failures) == 0 {
		for _, path := range found.Checked {
			checked[path] = true
		}
	}
	found.Texts.Allow(filepath.Dir(s.baseline))
	stale := s.known.Stale(s.baseline, found.Findings, found.Texts, func(id, path string) bool {
		info := rule.Lookup(id)
		return info == nil || set.In(path).Has(info)
	}, checked)
	for i, entry := range stale {
		if i == maxStale {
			plain.Fprintf(w, "cudavet: %s: %d more are not found any more\n", s.baseline, len(stale)-i)
			break
		}
		what := "not found any more"
		if entry.Refused {
			what = "not looked for, since no file is opened outside of what is checked"
		}
		plain.Fprintf(w, "cudavet: %s: %s: %d of %s in %s\n", s.baseline, what, entry.Count, entry.Rule, entry.File)
	}
}

// choose selects the findings to report. It runs the check once more with other texts if that is necessary to
// identify the new ones.
func (s *selection) choose(found *check.Result, checked func(regular.Overlay) check.Result) {
	if s.baseline != "" {
		found.Findings = s.known.Without(s.baseline, found.Findings, found.Texts)
	}
	if s.newFrom == "" {
		return
	}
	var changed, rest []report.Finding
	for _, f := range found.Findings {
		if s.changes.Has(f) {
			changed = append(changed, f)
		} else {
			rest = append(rest, f)
		}
	}
	added, err := s.addedTo(rest, found, checked)
	if err != nil {
		found.Partial = append(found.Partial,
			fmt.Sprintf("-new-from: %d findings at lines that have not changed since %s are not told, new or not: %v",
				len(rest), s.newFrom, err))
	}
	found.Findings = append(changed, added...)
	report.Sort(found.Findings)
}

// addedTo returns those findings at unchanged lines that were absent at the revision. A part that could not be checked
// then and can be now is an error, since its earlier findings are unknown.
func (s *selection) addedTo(rest []report.Finding, found *check.Result,
	checked func(regular.Overlay) check.Result) ([]report.Finding, error) {
	if len(rest) == 0 || s.changes.Empty() {
		return nil, nil
	}
	texts, err := s.changes.Texts()
	if err != nil {
		return nil, err
	}
	then := checked(texts)
	now := slices.Concat(found.Failures, found.Partial)
	for _, line := range slices.Concat(then.Failures, then.Partial) {
		if !slices.Contains(now, line) && line != then.Nothing {
			return nil, fmt.Errorf("at the revision: %s", line)
		}
	}
	return s.changes.Added(rest, then.Findings), nil
}
