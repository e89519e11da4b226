package report

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"go/token"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/hostile"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// formatted returns a run in every format, that of text in several styles.
func formatted(t *testing.T, run Run) map[string]string {
	t.Helper()
	outputs := map[string]string{}
	for _, name := range FormatNames() {
		styles := []string{"-c=-1"}
		if name == textFormat {
			styles = []string{"-c=-1", "-c=0", "-c=3"}
		}
		for _, style := range styles {
			var format Format
			flags := flag.NewFlagSet("", flag.PanicOnError)
			format.Register(flags)
			if err := flags.Parse([]string{"-format=" + name, style, "-stats"}); err != nil {
				t.Fatal(err)
			}
			var text, stats strings.Builder
			if err := format.Write(&text, run); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			format.WriteStats(&stats, run.Findings)
			outputs[name+" "+style] = text.String()
			outputs["stats"] = stats.String()
		}
	}
	return outputs
}

// TestHostileWords writes findings with untrusted file names, messages and sources. No format has a character that controls its
// display, and each is still valid for its readers: as many findings as there are, each with its words.
func TestHostileWords(t *testing.T) {
	t.Chdir(t.TempDir())
	folders := &regular.Folders{}
	folders.Allow(".")
	var run Run
	words := hostile.Words() // of which each has two names
	for i, name := range hostile.Names() {
		text := words[i/2]
		name, err := filepath.Abs(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte("int a;\n"+text+"\nint b;\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		place := Place{Pos: token.Position{Filename: name, Line: 2, Column: 2, Offset: 8},
			End: token.Position{Filename: name, Line: 2, Column: 4, Offset: 10}, Message: text}
		run.Findings = append(run.Findings, Finding{
			Unit: name, Analyzer: "cudasource", Rule: "kernel-param-reference", Class: rule.IllFormed, Path: name,
			Place: place, Related: []Place{place}, Anchor: &place,
			Fixes: []Fix{{Message: text, Edits: []Edit{NewEdit(name, "int a;\n"+text+"\nint b;\n", 0, 3, text)}}},
		})
		run.Failures, run.Partial = append(run.Failures, text), append(run.Partial, text)
	}
	run.Version, run.Texts = hostile.Words()[0], sourcetext.New(func() *regular.Folders { return folders })
	outputs := formatted(t, run)
	for name, text := range outputs {
		checkPlain(t, name, text)
	}
	all, count := len(run.all()), len(run.Findings)
	commands := 0
	for line := range strings.Lines(outputs["github -c=-1"]) {
		if !strings.HasPrefix(strings.TrimSpace(line), "::") {
			continue
		}
		commands++
		if _, rest, _ := strings.Cut(strings.TrimPrefix(line, "::error "), "::"); !strings.HasPrefix(line, "::error file=") ||
			strings.Contains(strings.ReplaceAll(line, rest, ""), "\x1b") {
			t.Errorf("github has the line %q", line)
		}
	}
	if lines := strings.Count(outputs["github -c=-1"], "\n"); commands != all || lines != all+count {
		t.Errorf("github has %d commands in %d lines, want %d and %d:\n%s", commands, lines, all, all+count, outputs["github -c=-1"])
	}
	if lines := strings.Count(outputs["text -c=-1"], "\n"); lines != 2*count {
		t.Errorf("text has %d lines, want %d:\n%s", lines, 2*count, outputs["text -c=-1"])
	}
	for line := range strings.Lines(outputs["text -c=-1"]) {
		if strings.HasPrefix(strings.TrimSpace(line), "::") {
			t.Errorf("text has the line %q, a command to GitHub Actions", line)
		}
	}
	checkWords(t, run, outputs)
}

// checkPlain checks that a text has no characters that control its display.
func checkPlain(t *testing.T, name, text string) {
	t.Helper()
	if line := hostile.Control(text); line != "" {
		t.Errorf("%s has the line %q", name, line)
	}
}

// checkWords has the forms that programs read keep the words.
func checkWords(t *testing.T, run Run, outputs map[string]string) {
	t.Helper()
	var tree JSONTree
	if err := json.Unmarshal([]byte(outputs["json -c=-1"]), &tree); err != nil {
		t.Fatal(err)
	}
	var issues []codeQualityIssue
	if err := json.Unmarshal([]byte(outputs["codequality -c=-1"]), &issues); err != nil || len(issues) != len(run.all()) {
		t.Fatalf("%d issues, %v", len(issues), err)
	}
	var log struct {
		Runs []struct {
			Results []struct{ Message struct{ Text string } }
		}
	}
	if err := json.Unmarshal([]byte(outputs["sarif -c=-1"]), &log); err != nil || len(log.Runs) != 1 ||
		len(log.Runs[0].Results) != len(run.all()) {
		t.Fatalf("SARIF: %v", err)
	}
	told := map[string]int{}
	for _, analyzers := range tree {
		for _, d := range slices.Concat(slices.Collect(maps.Values(analyzers))...) {
			told[d.Message]++
		}
	}
	for i, f := range run.Findings {
		want := strings.ToValidUTF8(f.Message, "\ufffd")
		inSARIF, _, _ := strings.Cut(log.Runs[0].Results[i].Message.Text, "\n[") // links follow
		inSARIF = strings.NewReplacer(`\\`, `\`, `\[`, "[", `\]`, "]").Replace(inSARIF)
		if told[want] == 0 && utf8.ValidString(f.Message) || utf8.ValidString(f.Message) && (issues[i].Description != want || inSARIF != want) {
			t.Errorf("the message %q is lost: %d times in JSON, %q, %q", want, told[want], issues[i].Description, inSARIF)
		}
	}
	for name, want := range map[string]int{"checkstyle": len(run.all()), "junit": len(run.Findings)} {
		elements := 0
		for d := xml.NewDecoder(strings.NewReader(outputs[name+" -c=-1"])); ; {
			token, err := d.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if e, ok := token.(xml.StartElement); ok && (e.Name.Local == "failure" || e.Name.Local == "error" && name == "checkstyle") {
				elements++
			}
		}
		if elements != want {
			t.Errorf("%s has %d findings, want %d", name, elements, want)
		}
	}
}

// TestHostilePlaces writes findings at lines and columns that are not there, in files that are, are empty, or are not there. Each format
// has all of them, at lines and columns from 1 where its readers want such.
func TestHostilePlaces(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"k.cu": "int a;\n\tint é;\n\n", "empty.cu": "", "\x1b\n\u202e.cu": "int a;"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	folders := &regular.Folders{}
	folders.Allow(".")
	for _, name := range []string{"k.cu", "empty.cu", "none.cu", "", "/", "\x1b\n\u202e.cu"} {
		run := Run{Texts: sourcetext.New(func() *regular.Folders { return folders })}
		places := hostile.Positions()
		for i, at := range places {
			end := places[(i*7+3)%len(places)]
			at.Filename, end.Filename = name, name
			place := Place{Pos: at, End: end, Message: fmt.Sprint(i)}
			run.Findings = append(run.Findings, Finding{
				Rule: "kernel-param-reference", Class: rule.IllFormed, Path: name, Place: place, Related: []Place{place}, Anchor: &place,
				Fixes: []Fix{{Edits: []Edit{{File: name, Start: at.Offset, End: end.Offset}}}},
			})
		}
		Sort(run.Findings)
		outputs := formatted(t, run)
		for name, text := range outputs {
			checkPlain(t, name, text)
			if !strings.HasPrefix(name, "text") && !strings.HasPrefix(name, "line") && name != "stats" &&
				name != "json -c=-1" && name != "sarif -c=-1" && strings.Contains(text, "-1") {
				t.Errorf("%s has a number below 0", name)
			}
		}
		checkSARIFPlaces(t, outputs["sarif -c=-1"])
		checkWords(t, run, outputs)
	}
}

// checkSARIFPlaces wants lines and columns from 1 (SARIF 2.1.0, sections 3.30.5 to 3.30.8), and no end in front of its start.
func checkSARIFPlaces(t *testing.T, text string) {
	t.Helper()
	var log any
	if err := json.Unmarshal([]byte(text), &log); err != nil {
		t.Fatal(err)
	}
	regions := 0
	var walk func(any)
	walk = func(value any) {
		switch value := value.(type) {
		case []any:
			for _, v := range value {
				walk(v)
			}
		case map[string]any:
			if start, ok := value["startLine"].(float64); ok {
				regions++
				end, hasEnd := value["endLine"].(float64)
				column, _ := value["startColumn"].(float64)
				endColumn, _ := value["endColumn"].(float64)
				if start < 1 || column < 1 || hasEnd && (end < start || endColumn < 1 || end == start && endColumn < column) {
					t.Errorf("SARIF has the region %v", value)
				}
			}
			for _, v := range value {
				walk(v)
			}
		}
	}
	walk(log)
	if regions == 0 {
		t.Error("SARIF has no regions")
	}
}
