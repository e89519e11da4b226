package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/cudavet/cudavet/cudarules/plain"
)

// Workflow commands of GitHub Actions, which show as annotations of the changed files.
// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
// Their values are plain text: the log is shown, too.

func gitHubData(text string) string { return strings.ReplaceAll(plain.Line(text), "%", "%25") }

func gitHubProperty(text string) string {
	return strings.NewReplacer(":", "%3A", ",", "%2C").Replace(gitHubData(text))
}

// gitHubCommands are the commands by severity.
var gitHubCommands = map[string]string{"error": "error", "warning": "warning", "note": "notice"}

func writeGitHub(w io.Writer, run Run) error {
	for _, f := range run.all() {
		end := ""
		if f.End.Line > f.line() {
			end = fmt.Sprintf(",endLine=%d", f.End.Line)
		}
		_, err := fmt.Fprintf(w, "::%s file=%s,line=%d,col=%d%s,title=%s::%s\n", gitHubCommands[run.weight(f)],
			gitHubProperty(InRepository(f.Path)), f.line(), f.column(), end, gitHubProperty(f.Rule), gitHubData(f.Message))
		if err != nil {
			return err
		}
	}
	return nil
}
