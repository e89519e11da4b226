package main

import (
	"errors"
	"flag"
	"fmt"
	"slices"

	"github.com/cudavet/cudavet/internal/baseline"
	"github.com/cudavet/cudavet/internal/changes"
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
