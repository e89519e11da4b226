package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/command"
	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestReadme checks that the README shows cudavet's output for its example, a finding for each kind of
// origin.
func TestReadme(t *testing.T) {
	path, err := filepath.Abs("README.md")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir("testdata/example")
	status, stdout, stderr := commandtest.Call(command.Run, "-q", "./...")
	if status != command.StatusFound {
		t.Fatalf("status %d, %s", status, stderr)
	}
	readme := commandtest.Read(t, path)
	want := readme
	for _, shown := range regexp.MustCompile(`(?m)^<!-- found ([\w-]+) -->$`).FindAllStringSubmatch(readme, -1) {
		want = between(t, want, "found "+shown[1], "```text\n"+findingOf(t, shown[1], stdout)+"```\n")
	}
	if *commandtest.Update {
		commandtest.Write(t, path, want)
	} else if diff := cmp.Diff(want, readme); diff != "" {
		t.Errorf("README.md is not up to date; go test -run TestReadme -update . rewrites it\n%s", diff)
	}
	const about = 10 << 10
	if len(want) > about+about/4 {
		t.Errorf("README.md has %d bytes: what most readers do not need goes to docs", len(want))
	}
}

// TestContributing checks that CONTRIBUTING.md shows the declarations that its comments name as they are.
func TestContributing(t *testing.T) {
	const path = "CONTRIBUTING.md"
	page := commandtest.Read(t, path)
	want := page
	shown := regexp.MustCompile(`(?m)^<!-- code (\S+) (\w+) -->$`).FindAllStringSubmatch(page, -1)
	if len(shown) == 0 {
		t.Errorf("%s shows no code", path)
	}
	for _, code := range shown {
		want = between(t, want, "code "+code[1]+" "+code[2], fenced("go", declarationOf(t, code[1], code[2])))
	}
	if *commandtest.Update {
		commandtest.Write(t, path, want)
	} else if diff := cmp.Diff(want, page); diff != "" {
		t.Errorf("%s is not up to date; go test -run TestContributing -update . rewrites it\n%s", path, diff)
	}
}

// declarationOf returns the text of a function in a file, without its comment.
func declarationOf(t *testing.T, file, name string) string {
	t.Helper()
	text := commandtest.Read(t, file)
	set := token.NewFileSet()
	parsed, err := parser.ParseFile(set, file, text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	for _, decl := range parsed.Decls {
		if f, isFunction := decl.(*ast.FuncDecl); isFunction && f.Name.Name == name {
			return text[set.Position(f.Pos()).Offset:set.Position(f.End()).Offset]
		}
	}
	t.Fatalf("%s has no function %s", file, name)
	return ""
}

// findingOf returns the output for the only finding of a rule, without the markers in the example's
// lines.
func findingOf(t *testing.T, id, output string) string {
	t.Helper()
	place := regexp.MustCompile(`^[^\s:]+:\d+:\d+: `)
	var found strings.Builder
	inside, count := false, 0
	for line := range strings.Lines(output) {
		if place.MatchString(line) && strings.HasSuffix(line, "]\n") {
			if inside = strings.HasSuffix(line, " ["+id+"]\n"); inside {
				count++
			}
		}
		if inside {
			line, _, _ = strings.Cut(strings.TrimSuffix(line, "\n"), " // want ")
			found.WriteString(line + "\n")
		}
	}
	if count != 1 {
		t.Fatalf("%d findings of %s:\n%s", count, id, output)
	}
	return found.String()
}

// TestCoverage checks that docs/coverage.md agrees with the catalogue on NVIDIA's guidelines.
func TestCoverage(t *testing.T) {
	var text strings.Builder
	text.WriteString("# What of NVIDIA's guidelines cudavet covers\n\n" +
		"The rules of the CUDA C++ Guidelines for Robust and Safety-Critical Programming, and those of cudavet that find breaches of them.\n" +
		"A rule that is not in the table is not covered. `-enable=nvidia-guideline` turns all of these on; rules of classes advice and safety are off without it.\n" +
		"The table is made from the catalogue of rules: `go test . -run TestCoverage -update` writes it anew.\n\n" +
		"| guideline | rule | class | demand |\n|---|---|---|---|\n")
	for _, g := range rule.Coverage() {
		for _, r := range g.Rules {
			fmt.Fprintf(&text, "| %s | [%s](rules/%[2]s.md) | %s | %s |\n", g.Name, r.ID, r.ClassNames(), cell(r.Doc))
		}
	}
	if *commandtest.Update {
		commandtest.Write(t, "docs/coverage.md", text.String())
	} else if diff := cmp.Diff(text.String(), commandtest.Read(t, "docs/coverage.md")); diff != "" {
		t.Errorf("docs/coverage.md is not up to date; go test -run TestCoverage -update . rewrites it\n%s", diff)
	}
	_, help, _ := commandtest.Call(command.Run, "help", rule.NVIDIAGuideline)
	for _, g := range rule.Coverage() {
		commandtest.Contains(t, "help "+rule.NVIDIAGuideline, help, "\n"+g.Name+"\n")
		for _, r := range g.Rules {
			commandtest.Contains(t, "help "+rule.NVIDIAGuideline, help, r.ID)
		}
	}
}

// TestFlagsTable has the table of flags in docs/command.md and help list the same.
func TestFlagsTable(t *testing.T) {
	_, help, _ := commandtest.Call(command.Run, "help")
	listed := map[string]bool{}
	for _, flag := range regexp.MustCompile(`(?m)^  -([\w-]+)`).FindAllStringSubmatch(help, -1) {
		listed[flag[1]] = true
	}
	_, table, _ := strings.Cut(commandtest.Read(t, "docs/command.md"), "\n| flag | meaning |\n")
	table, _, _ = strings.Cut(table, "\n\n")
	told := map[string]bool{}
	for row := range strings.Lines(table) {
		cells := strings.Split(row, "|")
		for _, flag := range regexp.MustCompile("`-([\\w-]+)").FindAllStringSubmatch(cells[1], -1) {
			told[flag[1]] = true
		}
	}
	if diff := cmp.Diff(listed, told); diff != "" {
		t.Errorf("flags (-help +docs/command.md):\n%s", diff)
	}
}

// between replaces the text between <!-- name --> and <!-- /name -->.
func between(t *testing.T, text, name, content string) string {
	t.Helper()
	begin, end := "<!-- "+name+" -->\n", "<!-- /"+name+" -->\n"
	before, rest, ok := strings.Cut(text, begin)
	_, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatalf("README.md has no part %q", name)
	}
	return before + begin + content + end + after
}

// cell spells a text for a cell of a table.
var cell = strings.NewReplacer("|", `\|`, "<", "&lt;", "*", `\*`, "_", `\_`, "\n", " ").Replace
