package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/cudavet/cudavet/cudarules/plain"
)

// Workflow commands of GitHub Actions, which show as annotations of the changed files.
// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions Their values are
// plain text: the log shows them as well.

func gitHubData(text string) string { return strings.ReplaceAll(plain.Line(text), "%", "%25") }

func gitHubProperty(text string) string {
	return strings.NewReplacer(":", "%3A", ",", "%2C").Replace(gitHubData(text))
}

// gitHubCommands are the commands by severity.
var gitHubCommands = map[string]string{"error": "error", "warning": "warning", "note": "notice"}

// noCommand returns a path which no line begins with that is a command.
func noCommand(path string) string {
	if strings.HasPrefix(strings.TrimSpace(path), "::") {
		return "./" + path
	}
	return path
}

// writeGitHub prints a line for each finding, which the log shows, and the command that annotates its place.
func writeGitHub(w io.Writer, run Run) error {
	var text strings.Builder
	for _, f := range run.all() {
		path := InRepository(f.Path)
		if f.Rule != notChecked { // which standard error has
			fmt.Fprintf(&text, "%s:%d:%d: %s [%s]\n", noCommand(plain.Line(path)), f.line(), f.column(), plain.Line(f.Message), f.Rule)
		}
		end := ""
		switch {
		case f.End.Line > f.line():
			end = fmt.Sprintf(",endLine=%d", f.End.Line)
		case f.End.Line == f.line() && f.End.Column > f.column():
			end = fmt.Sprintf(",endColumn=%d", f.End.Column)
		}
		fmt.Fprintf(&text, "::%s file=%s,line=%d,col=%d%s,title=%s::%s", gitHubCommands[run.weight(f)],
			gitHubProperty(path), f.line(), f.column(), end, gitHubProperty(f.Rule), gitHubData(f.Message))
		for _, r := range f.Related {
			fmt.Fprintf(&text, "%%0A%s:%d: %s", gitHubData(InRepository(r.Pos.Filename)), r.line(), gitHubData(r.Message))
		}
		text.WriteString("\n")
	}
	_, err := io.WriteString(w, text.String())
	return err
}
