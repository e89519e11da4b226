package main

import (
	"fmt"
	"io"
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/report"
)

// failOn is the lightest class of findings for which a run counts as one that found something;
// empty for all.
type failOn rule.Class

const never failOn = "never"

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

// status returns the exit status of a run, and says where it stands for two things.
func (f failOn) status(stderr io.Writer, found check.Result) int {
	failed := len(found.Failures) > 0
	switch {
	case slices.ContainsFunc(found.Findings, f.fails):
		if failed {
			fmt.Fprintf(stderr, "cudavet: status %d is for the findings; not all could be checked, either\n", statusFound)
		}
		return statusFound
	case failed:
		return statusFailed
	}
	return statusClean
}
