package report

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"

	"github.com/cudavet/cudavet/cudarules/plain"
)

// An issue of GitLab's code quality reports.
// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
type codeQualityIssue struct {
	Description string `json:"description"`
	CheckName   string `json:"check_name"`
	Fingerprint string `json:"fingerprint"`
	Severity    string `json:"severity"`
	Location    struct {
		Path  string `json:"path"`
		Lines struct {
			Begin int `json:"begin"`
		} `json:"lines"`
	} `json:"location"`
}

// fingerprints make keys by which findings are recognized in the next run, which do not change with
// the lines above nor with the current folder: from the rule, the file, the message and the number of
// equal ones before.
type fingerprints map[string]int

func (p fingerprints) of(f Finding) string {
	told := fmt.Sprintf("%q %q %q", f.Rule, InRepository(f.Path), f.Message)
	hash := sha256.Sum256(fmt.Appendf(nil, "%s %d", told, p[told]))
	p[told]++
	return hex.EncodeToString(hash[:16])
}

// writeCodeQuality prints a list of issues, which GitLab recognizes by their fingerprints.
func writeCodeQuality(w io.Writer, run Run) error {
	issues := []codeQualityIssue{}
	prints := fingerprints{}
	for _, f := range run.all() {
		issue := codeQualityIssue{
			Description: f.Message,
			CheckName:   f.Rule,
			Fingerprint: prints.of(f),
			Severity:    codeQualitySeverities[run.weight(f)],
		}
		issue.Location.Path = InRepository(f.Path)
		issue.Location.Lines.Begin = f.line()
		issues = append(issues, issue)
	}
	return plain.EncodeJSON(w, issues, "  ")
}

// codeQualitySeverities are GitLab's words for SARIF's levels.
var codeQualitySeverities = map[string]string{"error": "major", "warning": "minor", "note": "info"}
