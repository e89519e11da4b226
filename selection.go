package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/baseline"
	"github.com/cudavet/cudavet/internal/changes"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/report"
)

// A selection says which of the findings are told: flags for a repository that
// had findings before anybody looked for them.
type selection struct {
	newFrom       string // revision
	baseline      string // file
	writeBaseline string // file

	changes *changes.Set
	known   baseline.Baseline
}

func (s *selection) register(fs *flag.FlagSet) {
	fs.StringVar(&s.newFrom, "new-from", "", "report only findings on lines changed since the git `revision`")
	fs.StringVar(&s.baseline, "baseline", "", "report only findings that are not in the `file` that -write-baseline wrote")
	fs.StringVar(&s.writeBaseline, "write-baseline", "", "write the findings to a `file` for -baseline instead of reporting them")
}

// prepare reads what the flags name. It is called before anything is checked.
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

// maxStale bounds how many stale entries of a baseline are told.
const maxStale = 10

// tellStale tells what of the baseline is not found any more.
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
	stale := s.known.Stale(s.baseline, found.Findings, func(id, path string) bool {
		info := rule.Lookup(id)
		return info == nil || set.In(path).Has(info)
	}, checked)
	for i, entry := range stale {
		if i == maxStale {
			fmt.Fprintf(w, "cudavet: %s: %d more are not found any more\n", plain.Line(s.baseline), len(stale)-i)
			break
		}
		fmt.Fprintf(w, "cudavet: %s: not found any more: %d of %s in %s\n", plain.Line(s.baseline), entry.Count, plain.Line(entry.Rule), plain.Line(entry.File))
	}
}

// of returns the findings that are to be told.
func (s *selection) of(findings []report.Finding) []report.Finding {
	if s.baseline != "" {
		findings = s.known.Without(s.baseline, findings)
	}
	if s.newFrom != "" {
		findings = slices.DeleteFunc(findings, func(f report.Finding) bool { return !s.changes.Has(f) })
	}
	return findings
}
