package report

import (
	"fmt"
	"io"
	"strings"
)

// Workflow commands of GitHub Actions, which show as annotations of the changed files.
// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions

var (
	gitHubData     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	gitHubProperty = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

// gitHubCommands are the commands by severity.
var gitHubCommands = map[string]string{"error": "error", "warning": "warning", "note": "notice"}

func writeGitHub(w io.Writer, run Run) error {
	for _, f := range run.Findings {
		end := ""
		if f.End.Line > f.Pos.Line {
			end = fmt.Sprintf(",endLine=%d", f.End.Line)
		}
		_, err := fmt.Fprintf(w, "::%s file=%s,line=%d,col=%d%s,title=%s::%s\n", gitHubCommands[run.severity(f.Class)],
			gitHubProperty.Replace(InRepository(f.Path)), f.Pos.Line, f.Pos.Column, end, gitHubProperty.Replace(f.Rule), gitHubData.Replace(f.Message))
		if err != nil {
			return err
		}
	}
	return nil
}
