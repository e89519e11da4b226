package report

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"

	"github.com/cudavet/cudavet/internal/relative"
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

// writeCodeQuality prints a list of issues. GitLab recognizes an issue by its
// fingerprint, which does not change with the lines above: it stands for the
// rule, the file, the message and how many of the same come before it.
func writeCodeQuality(w io.Writer, findings []Finding) error {
	issues := []codeQualityIssue{}
	before := map[string]int{}
	for _, f := range findings {
		path := filepath.ToSlash(relative.Path(f.Path))
		told := fmt.Sprintf("%q %q %q", f.Rule, path, f.Message)
		hash := sha256.Sum256(fmt.Appendf(nil, "%s %d", told, before[told]))
		before[told]++
		issue := codeQualityIssue{
			Description: f.Message,
			CheckName:   f.Rule,
			Fingerprint: hex.EncodeToString(hash[:16]),
			Severity:    codeQualitySeverities[sarifLevel(f.Class)],
		}
		issue.Location.Path = path
		issue.Location.Lines.Begin = f.Pos.Line
		issues = append(issues, issue)
	}
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(issues)
}

// codeQualitySeverities are GitLab's words for SARIF's levels.
var codeQualitySeverities = map[string]string{"error": "major", "warning": "minor", "note": "info"}
