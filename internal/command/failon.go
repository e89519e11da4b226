package command

import (
	"fmt"
	"slices"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/report"
)

// failOn is the lightest class of findings for which a run counts as one that found something;
// empty for all.
type failOn rule.Class

const never = failOn(options.FailOnNothing)

func (f *failOn) String() string { return string(*f) }

func (f *failOn) Set(value string) error {
	if *f = failOn(value); *f != never && !slices.Contains(rule.Classes, rule.Class(value)) {
		return fmt.Errorf("want one of %v, or %s", rule.Classes, never)
	}
	return nil
}

// fails reports whether a finding counts.
func (f failOn) fails(found report.Finding) bool {
	return f == "" || f != never && slices.Index(rule.Classes, found.Class) <= slices.Index(rule.Classes, rule.Class(f))
}

// status returns the exit status of a run. Failures to check have been reported besides the findings.
func (f failOn) status(found check.Result) int {
	switch {
	case slices.ContainsFunc(found.Findings, f.fails):
		return StatusFound
	case len(found.Failures) > 0:
		return StatusFailed
	}
	return StatusClean
}
