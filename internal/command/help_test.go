package command

import (
	"strconv"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestHelp has help list every analyzer and rule once, with lines that fit a
// terminal, and explain each.
func TestHelp(t *testing.T) {
	status, text, stderr := cudavetHere("help")
	if status != StatusClean || stderr != "" {
		t.Fatalf("status %d, standard error %q", status, stderr)
	}
	for _, a := range allAnalyzers() {
		if strings.Count(text, "\n  "+a.Name+" ") != 1 {
			t.Errorf("analyzer %s is not listed once", a.Name)
		}
	}
	for _, info := range rule.All() {
		if strings.Count(text, "\n  "+info.ID+"\n") != 1 {
			t.Errorf("rule %s is not listed once", info.ID)
		}
		_, explained, _ := cudavetHere("help", info.ID)
		for _, part := range []string{info.ID + " (" + string(info.Class), info.Section, strings.Fields(info.Good)[0]} {
			commandtest.Contains(t, "help "+info.ID, explained, part)
		}
	}
	for line := range strings.Lines(text) {
		if length := len([]rune(line)); length > 101 {
			t.Errorf("a line has %d characters: %s", length, line)
		}
	}
}

// TestHelpLimits checks that help describes every limit.
func TestHelpLimits(t *testing.T) {
	_, text, _ := cudavetHere("help", "limits")
	for l := range limit.All() {
		commandtest.Contains(t, "help limits", text, "\n"+l.Name()+": "+strconv.Itoa(l.Value())+" ")
	}
}
