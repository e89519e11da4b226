// Package check runs the analyzers over Go packages, and the CUDA rules over
// files, and gathers what they find.
package check

import (
	"fmt"

	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/summary"
)

// A Result is what a check found, what it could not check, one line each, and
// what it looked at.
type Result struct {
	Findings []report.Finding
	Failures []string
	Summary  summary.Summary
	Unknown  Unknown
}

// AddPackages adds the result of [Packages] to one of [Files].
func (r *Result) AddPackages(packages Result) {
	packages.Summary.Files = r.Summary.Files
	r.Summary = packages.Summary
	r.add(packages)
}

// add adds findings and failures.
func (r *Result) add(other Result) {
	r.Findings = append(r.Findings, other.Findings...)
	r.Failures = append(r.Failures, other.Failures...)
	r.Unknown.addAll(other.Unknown)
}

func (r *Result) fail(format string, args ...any) {
	r.Failures = append(r.Failures, fmt.Sprintf(format, args...))
}
