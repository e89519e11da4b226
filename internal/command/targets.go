package command

import (
	"fmt"
	"slices"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/sourcetext"
	"github.com/cudavet/cudavet/internal/target"
)

// targetsOf returns the targets named by arguments. Words are further suggestions, besides rules, for an argument that names
// nothing.
func targetsOf(args []string, words ...string) (target.Targets, error) {
	if len(args) > 0 && rule.Lookup(args[0]) != nil {
		return target.Targets{}, fmt.Errorf("%s is a rule: 'cudavet help %[1]s' explains it", args[0])
	}
	return target.Resolve(args, slices.Concat(words, ruleIDs()))
}

// checkTargets checks the targets named by arguments.
func checkTargets(run *check.Run, t target.Targets) (found check.Result) {
	if len(t.Files) > 0 {
		found = run.Files(t.Files)
	}
	if len(t.Patterns) > 0 {
		found.AddPackages(run.Packages(t.Patterns))
	}
	found.Findings = report.Dedupe(found.Findings)
	found.Failures = append(t.Problems, found.Failures...)
	if found.Nothing != "" {
		found.Failures = append(found.Failures, found.Nothing)
	}
	checked := found.Checked
	found.Texts = sourcetext.New(func() *regular.Folders { return run.Readable(slices.Concat(t.Files, checked), len(t.Patterns) > 0) })
	return found
}
